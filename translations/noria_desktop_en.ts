<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>Circuit</name>
        <message numerus="yes">
            <source>%n star(s)</source>
            <translation>
                <numerusform>%n star</numerusform>
                <numerusform>%n stars</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more star(s) open it</source>
            <translation>
                <numerusform>%n more star opens it</numerusform>
                <numerusform>%n more stars open it</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n quartz in hand</source>
            <translation>
                <numerusform>%n quartz in hand</numerusform>
                <numerusform>%n quartz in hand</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n coin(s)</source>
            <translation>
                <numerusform>%n coin</numerusform>
                <numerusform>%n coins</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n domain(s)</source>
            <translation>
                <numerusform>%n domain</numerusform>
                <numerusform>%n domains</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The voyage is sailed: {result}, with %n win(s).</source>
            <translation>
                <numerusform>The voyage is sailed: {result}, with %n win.</numerusform>
                <numerusform>The voyage is sailed: {result}, with %n wins.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>of the targets, over %n game(s)</source>
            <translation>
                <numerusform>of the targets, over %n game</numerusform>
                <numerusform>of the targets, over %n games</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n game(s)</source>
            <translation>
                <numerusform>%n game</numerusform>
                <numerusform>%n games</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n sealed record(s)</source>
            <translation>
                <numerusform>%n sealed record</numerusform>
                <numerusform>%n sealed records</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>on %n day(s)</source>
            <translation>
                <numerusform>on %n day</numerusform>
                <numerusform>on %n days</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>opens with %n more star(s) in {volume}</source>
            <translation>
                <numerusform>opens with %n more star in {volume}</numerusform>
                <numerusform>opens with %n more stars in {volume}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more star(s) open {volume}</source>
            <translation>
                <numerusform>%n more star opens {volume}</numerusform>
                <numerusform>%n more stars open {volume}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n round(s)</source>
            <translation>
                <numerusform>%n round</numerusform>
                <numerusform>%n rounds</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n attempt(s) joined with “{name}”.</source>
            <translation>
                <numerusform>%n attempt joined with “{name}”.</numerusform>
                <numerusform>%n attempts joined with “{name}”.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n quartz in hand: spend it before the first pick of a round to draw a whole market of one type anew.</source>
            <translation>
                <numerusform>%n quartz in hand: spend it before the first pick of a round to draw a whole market of one type anew.</numerusform>
                <numerusform>%n quartz in hand: spend one before the first pick of a round to draw a whole market of one type anew.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Honours</name>
        <message numerus="yes">
            <source>{names} and %n more</source>
            <translation>
                <numerusform>{names} and %n more</numerusform>
                <numerusform>{names} and %n more</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Learn</name>
        <message numerus="yes">
            <source>about %n minute(s)</source>
            <translation>
                <numerusform>about %n minute</numerusform>
                <numerusform>about %n minutes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n min</source>
            <translation>
                <numerusform>%n min</numerusform>
                <numerusform>%n min</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n min for the rest</source>
            <translation>
                <numerusform>%n min for the rest</numerusform>
                <numerusform>%n min for the rest</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Library</name>
        <message numerus="yes">
            <source>%n game(s)</source>
            <translation>
                <numerusform>%n game</numerusform>
                <numerusform>%n games</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Nothing here. Without {filter} there are %n.</source>
            <translation>
                <numerusform>Nothing here. Without {filter} there is %n.</numerusform>
                <numerusform>Nothing here. Without {filter} there are %n.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) moved to the trash</source>
            <translation>
                <numerusform>%n game moved to the trash</numerusform>
                <numerusform>%n games moved to the trash</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n finished</source>
            <translation>
                <numerusform>%n finished</numerusform>
                <numerusform>%n finished</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n going on</source>
            <translation>
                <numerusform>%n going on</numerusform>
                <numerusform>%n going on</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) damaged</source>
            <translation>
                <numerusform>%n file damaged</numerusform>
                <numerusform>%n files damaged</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n round(s)</source>
            <translation>
                <numerusform>%n round</numerusform>
                <numerusform>%n rounds</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n star(s)</source>
            <translation>
                <numerusform>%n star</numerusform>
                <numerusform>%n stars</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n min</source>
            <translation>
                <numerusform>%n min</numerusform>
                <numerusform>%n min</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Won by %n</source>
            <translation>
                <numerusform>Won by %n</numerusform>
                <numerusform>Won by %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lost by %n</source>
            <translation>
                <numerusform>Lost by %n</numerusform>
                <numerusform>Lost by %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n line(s) taken back</source>
            <translation>
                <numerusform>%n line taken back</numerusform>
                <numerusform>%n lines taken back</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Won by %n coin(s)</source>
            <translation>
                <numerusform>Won by %n coin</numerusform>
                <numerusform>Won by %n coins</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Won by %n domain(s)</source>
            <translation>
                <numerusform>Won by %n domain</numerusform>
                <numerusform>Won by %n domains</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lost by %n coin(s)</source>
            <translation>
                <numerusform>Lost by %n coin</numerusform>
                <numerusform>Lost by %n coins</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lost by %n domain(s)</source>
            <translation>
                <numerusform>Lost by %n domain</numerusform>
                <numerusform>Lost by %n domains</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>LinesSheet</name>
        <message numerus="yes">
            <source>%n older line(s) had to go, because there was no room for more.</source>
            <translation>
                <numerusform>%n older line had to go, because there was no room for more.</numerusform>
                <numerusform>%n older lines had to go, because there was no room for more.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>left after %n step(s)</source>
            <translation>
                <numerusform>left after %n step</numerusform>
                <numerusform>left after %n steps</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n step(s) long</source>
            <translation>
                <numerusform>%n step long</numerusform>
                <numerusform>%n steps long</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Logbook</name>
        <message numerus="yes">
            <source>%n minute(s)</source>
            <translation>
                <numerusform>%n minute</numerusform>
                <numerusform>%n minutes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Won by %n coin(s)</source>
            <translation>
                <numerusform>Won by %n coin</numerusform>
                <numerusform>Won by %n coins</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lost by %n coin(s)</source>
            <translation>
                <numerusform>Lost by %n coin</numerusform>
                <numerusform>Lost by %n coins</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Win by at least %n point(s)</source>
            <translation>
                <numerusform>Win by at least %n point</numerusform>
                <numerusform>Win by at least %n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Win by at least %n coin(s)</source>
            <translation>
                <numerusform>Win by at least %n coin</numerusform>
                <numerusform>Win by at least %n coins</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Win by at least %n domain(s)</source>
            <translation>
                <numerusform>Win by at least %n domain</numerusform>
                <numerusform>Win by at least %n domains</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Win with at least %n point(s)</source>
            <translation>
                <numerusform>Win with at least %n point</numerusform>
                <numerusform>Win with at least %n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Win with at least %n coin(s)</source>
            <translation>
                <numerusform>Win with at least %n coin</numerusform>
                <numerusform>Win with at least %n coins</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Win with at least %n domain(s)</source>
            <translation>
                <numerusform>Win with at least %n domain</numerusform>
                <numerusform>Win with at least %n domains</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more point(s) for the {star} star</source>
            <translation>
                <numerusform>%n more point for the {star} star</numerusform>
                <numerusform>%n more points for the {star} star</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more coin(s) for the {star} star</source>
            <translation>
                <numerusform>%n more coin for the {star} star</numerusform>
                <numerusform>%n more coins for the {star} star</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more domain(s) for the {star} star</source>
            <translation>
                <numerusform>%n more domain for the {star} star</numerusform>
                <numerusform>%n more domains for the {star} star</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A lead of %n more coin(s) for the {star} star</source>
            <translation>
                <numerusform>A lead of %n more coin for the {star} star</numerusform>
                <numerusform>A lead of %n more coins for the {star} star</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A lead of %n more point(s) for the {star} star</source>
            <translation>
                <numerusform>A lead of %n more point for the {star} star</numerusform>
                <numerusform>A lead of %n more points for the {star} star</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Opens with %n more star(s) in {volume}.</source>
            <translation>
                <numerusform>Opens with %n more star in {volume}.</numerusform>
                <numerusform>Opens with %n more stars in {volume}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n star(s) of three</source>
            <translation>
                <numerusform>%n star of three</numerusform>
                <numerusform>%n stars of three</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Opens with %n more star(s).</source>
            <translation>
                <numerusform>Opens with %n more star.</numerusform>
                <numerusform>Opens with %n more stars.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{won} of %n game(s) won</source>
            <translation>
                <numerusform>{won} of %n game won</numerusform>
                <numerusform>{won} of %n games won</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Three games are needed, %n to go</source>
            <translation>
                <numerusform>Three games are needed, %n to go</numerusform>
                <numerusform>Three games are needed, %n to go</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{lead} points ahead in all, and %n for the nights won</source>
            <translation>
                <numerusform>{lead} points ahead in all, and %n for the night won</numerusform>
                <numerusform>{lead} points ahead in all, and %n for the nights won</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n night(s) to come</source>
            <translation>
                <numerusform>%n night to come</numerusform>
                <numerusform>%n nights to come</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Nautilus</name>
        <message numerus="yes">
            <source>Round {number} is over: %n card(s) for you, {other} for the rival</source>
            <translation>
                <numerusform>Round {number} is over: %n card for you, {other} for the rival</numerusform>
                <numerusform>Round {number} is over: %n cards for you, {other} for the rival</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n percentage point(s) fewer than the first.</source>
            <translation>
                <numerusform>%n percentage point fewer than the first.</numerusform>
                <numerusform>%n percentage points fewer than the first.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n diver(s)</source>
            <translation>
                <numerusform>%n diver</numerusform>
                <numerusform>%n divers</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The round played out {times} times; the hidden cards could lie in %n way(s).</source>
            <translation>
                <numerusform>The round played out {times} times; the hidden cards could lie in %n way only.</numerusform>
                <numerusform>The round played out {times} times; the hidden cards could lie in %n ways.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Everything that can still happen counted out; the hidden cards could lie in %n way(s).</source>
            <translation>
                <numerusform>Everything that can still happen counted out; the hidden cards could lie in %n way only.</numerusform>
                <numerusform>Everything that can still happen counted out; the hidden cards could lie in %n ways.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n card</numerusform>
                <numerusform>%n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n diver(s) not on the table would beat it.</source>
            <translation>
                <numerusform>%n diver not on the table would beat it.</numerusform>
                <numerusform>%n divers not on the table would beat it.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It claims %n star(s) early with a high card.</source>
            <translation>
                <numerusform>It claims %n star early with a high card.</numerusform>
                <numerusform>It claims %n stars early with a high card.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>NewGame</name>
        <message numerus="yes">
            <source>yours take about %n minute(s)</source>
            <translation>
                <numerusform>yours take about %n minute</numerusform>
                <numerusform>yours take about %n minutes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n minute(s) for all that are left</source>
            <translation>
                <numerusform>about %n minute for all that are left</numerusform>
                <numerusform>about %n minutes for all that are left</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Noria</name>
        <message numerus="yes">
            <source>%n action(s) begin</source>
            <translation>
                <numerusform>1 action begins</numerusform>
                <numerusform>%n actions begin</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{disc}: %n action(s) left</source>
            <translation>
                <numerusform>{disc}: %n action left</numerusform>
                <numerusform>{disc}: %n actions left</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n free factory space(s)</source>
            <translation>
                <numerusform>%n free factory space</numerusform>
                <numerusform>%n free factory spaces</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n ship(s) left</source>
            <translation>
                <numerusform>%n ship left</numerusform>
                <numerusform>%n ships left</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n politician(s) in the upper row</source>
            <translation>
                <numerusform>%n politician in the upper row</numerusform>
                <numerusform>%n politicians in the upper row</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n politician(s) in the lower row</source>
            <translation>
                <numerusform>%n politician in the lower row</numerusform>
                <numerusform>%n politicians in the lower row</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n resource(s) of any kinds</source>
            <translation>
                <numerusform>%n resource of any kinds</numerusform>
                <numerusform>%n resources of any kinds</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n disc(s) left</source>
            <translation>
                <numerusform>%n disc left</numerusform>
                <numerusform>%n discs left</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n ship(s)</source>
            <translation>
                <numerusform>%n ship</numerusform>
                <numerusform>%n ships</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{disc} has %n action(s) left. End the actions all the same?</source>
            <translation>
                <numerusform>{disc} has %n action left. End the actions all the same?</numerusform>
                <numerusform>{disc} has %n actions left. End the actions all the same?</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{discs} have %n action(s) left. End the actions all the same?</source>
            <translation>
                <numerusform>{discs} have %n action left. End the actions all the same?</numerusform>
                <numerusform>{discs} have %n actions left. End the actions all the same?</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{disc} has %n action(s) left, given up by going on to {other}. Go on all the same?</source>
            <translation>
                <numerusform>{disc} has %n action left, given up by going on to {other}. Go on all the same?</numerusform>
                <numerusform>{disc} has %n actions left, given up by going on to {other}. Go on all the same?</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It builds where %n warehouse(s) are printed, so that you do not get them.</source>
            <translation>
                <numerusform>It builds where %n warehouse is printed, so that you do not get it.</numerusform>
                <numerusform>It builds where %n warehouses are printed, so that you do not get them.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It climbs where a level is worth most now: {track}, %n point(s).</source>
            <translation>
                <numerusform>It climbs where a level is worth most now: {track}, %n point.</numerusform>
                <numerusform>It climbs where a level is worth most now: {track}, %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n politician(s)</source>
            <translation>
                <numerusform>%n politician</numerusform>
                <numerusform>%n politicians</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n turn(s) left, and resources count for nothing in the end. Use the city.</source>
            <translation>
                <numerusform>%n turn is left, and resources count for nothing in the end. Use the city.</numerusform>
                <numerusform>%n turns are left, and resources count for nothing in the end. Use the city.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n action(s) unused; each could at least be 1 knowledge.</source>
            <translation>
                <numerusform>%n action is unused; it could at least be 1 knowledge.</numerusform>
                <numerusform>%n actions are unused; each could at least be 1 knowledge.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n resource(s) of it because the bot stands higher</source>
            <translation>
                <numerusform>%n resource of it because the bot stands higher</numerusform>
                <numerusform>%n resources of it because the bot stands higher</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{used} of %n action(s) used this turn.</source>
            <translation>
                <numerusform>{used} of %n action used this turn.</numerusform>
                <numerusform>{used} of %n actions used this turn.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The chosen discs give %n action(s).</source>
            <translation>
                <numerusform>The chosen discs give %n action.</numerusform>
                <numerusform>The chosen discs give %n actions.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Landing on island {number} costs %n resource(s): the bot's ambassador is there.</source>
            <translation>
                <numerusform>Landing on island {number} costs %n resource: the bot's ambassador is there.</numerusform>
                <numerusform>Landing on island {number} costs %n resources: the bot's ambassador is there.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n resource(s) more on {tracks}: the bot stands higher there.</source>
            <translation>
                <numerusform>%n resource more on {tracks}: the bot stands higher there.</numerusform>
                <numerusform>%n resources more on {tracks}: the bot stands higher there.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n resource(s) because the bot's ambassador is there</source>
            <translation>
                <numerusform>%n resource because the bot's ambassador is there</numerusform>
                <numerusform>%n resources because the bot's ambassador is there</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n Sail(s)</source>
            <translation>
                <numerusform>%n Sail</numerusform>
                <numerusform>%n Sails</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n Compass(es)</source>
            <translation>
                <numerusform>%n Compass</numerusform>
                <numerusform>%n Compasses</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n Propeller(s)</source>
            <translation>
                <numerusform>%n Propeller</numerusform>
                <numerusform>%n Propellers</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n Piston(s)</source>
            <translation>
                <numerusform>%n Piston</numerusform>
                <numerusform>%n Pistons</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n Lamp(s)</source>
            <translation>
                <numerusform>%n Lamp</numerusform>
                <numerusform>%n Lamps</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PromptStrip</name>
        <message numerus="yes">
            <source>%n more</source>
            <translation>
                <numerusform>%n more</numerusform>
                <numerusform>%n more</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Replay</name>
        <message numerus="yes">
            <source>%n steps taken back</source>
            <translation>
                <numerusform>%n step taken back</numerusform>
                <numerusform>%n steps taken back</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ResultPage</name>
        <message numerus="yes">
            <source>Taken back %n time(s) · {minutes} min</source>
            <translation>
                <numerusform>Taken back once · {minutes} min</numerusform>
                <numerusform>Taken back %n times · {minutes} min</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n hint(s)</source>
            <translation>
                <numerusform>%n hint</numerusform>
                <numerusform>%n hints</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Taken back %n time(s) · {hints} · {minutes} min</source>
            <translation>
                <numerusform>Taken back once · {hints} · {minutes} min</numerusform>
                <numerusform>Taken back %n times · {hints} · {minutes} min</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n coach line(s)</source>
            <translation>
                <numerusform>%n coach line</numerusform>
                <numerusform>%n coach lines</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{chamber} brought you %n point(s) and the bot {theirs}: no gap was wider.</source>
            <translation>
                <numerusform>{chamber} brought you %n point and the bot {theirs}: no gap was wider.</numerusform>
                <numerusform>{chamber} brought you %n points and the bot {theirs}: no gap was wider.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{chamber} brought the bot %n point(s) and you {mine}: no gap was wider.</source>
            <translation>
                <numerusform>{chamber} brought the bot %n point and you {mine}: no gap was wider.</numerusform>
                <numerusform>{chamber} brought the bot %n points and you {mine}: no gap was wider.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{chamber} brought you %n point(s) and the bot {theirs}: the widest gap.</source>
            <translation>
                <numerusform>{chamber} brought you %n point and the bot {theirs}: the widest gap.</numerusform>
                <numerusform>{chamber} brought you %n points and the bot {theirs}: the widest gap.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{chamber} brought the bot %n point(s) and you {mine}: the widest gap.</source>
            <translation>
                <numerusform>{chamber} brought the bot %n point and you {mine}: the widest gap.</numerusform>
                <numerusform>{chamber} brought the bot %n points and you {mine}: the widest gap.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RulesPage</name>
        <message numerus="yes">
            <source>{title}: %n place(s)</source>
            <translation>
                <numerusform>{title}: %n place</numerusform>
                <numerusform>{title}: %n places</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Scythe</name>
        <message numerus="yes">
            <source>next star: %n step(s)</source>
            <translation>
                <numerusform>next star: %n step</numerusform>
                <numerusform>next star: %n steps</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{you} and {rival}: %n step(s) apart.</source>
            <translation>
                <numerusform>{you} and {rival}: %n step apart.</numerusform>
                <numerusform>{you} and {rival}: %n steps apart.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You win by %n coin(s)</source>
            <translation>
                <numerusform>You win by %n coin</numerusform>
                <numerusform>You win by %n coins</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The Automa wins by %n coin(s)</source>
            <translation>
                <numerusform>The Automa wins by %n coin</numerusform>
                <numerusform>The Automa wins by %n coins</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{row}: you had %n coin(s) more, your greatest lead.</source>
            <translation>
                <numerusform>{row}: you had %n coin more, your greatest lead.</numerusform>
                <numerusform>{row}: you had %n coins more, your greatest lead.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{row}: the Automa had %n coin(s) more, its greatest lead.</source>
            <translation>
                <numerusform>{row}: the Automa had %n coin more, its greatest lead.</numerusform>
                <numerusform>{row}: the Automa had %n coins more, its greatest lead.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Its home base is %n step(s) from yours; the farther, the gentler.</source>
            <translation>
                <numerusform>Its home base is %n step from yours; the farther, the gentler.</numerusform>
                <numerusform>Its home base is %n steps from yours; the farther, the gentler.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{things}; only %n of them count(s)</source>
            <translation>
                <numerusform>{things}; only %n of them count</numerusform>
                <numerusform>{things}; only %n of them counts</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Character and mechs take %n more step(s).</source>
            <translation>
                <numerusform>Character and mechs take %n more step.</numerusform>
                <numerusform>Character and mechs take %n more steps.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more combat card(s) in combats where you have a worker.</source>
            <translation>
                <numerusform>%n more combat card in combats where you have a worker.</numerusform>
                <numerusform>%n more combat cards in combats where you have a worker.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n coin(s)</source>
            <translation>
                <numerusform>%n coin</numerusform>
                <numerusform>%n coins</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n combat card(s)</source>
            <translation>
                <numerusform>%n combat card</numerusform>
                <numerusform>%n combat cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n worker(s)</source>
            <translation>
                <numerusform>%n worker</numerusform>
                <numerusform>%n workers</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n resource(s) of your choice</source>
            <translation>
                <numerusform>%n resource of your choice</numerusform>
                <numerusform>%n resources of your choice</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n mech(s)</source>
            <translation>
                <numerusform>%n mech</numerusform>
                <numerusform>%n mechs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n structure(s)</source>
            <translation>
                <numerusform>%n structure</numerusform>
                <numerusform>%n structures</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n recruit(s)</source>
            <translation>
                <numerusform>%n recruit</numerusform>
                <numerusform>%n recruits</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n upgrade(s)</source>
            <translation>
                <numerusform>%n upgrade</numerusform>
                <numerusform>%n upgrades</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>produce on %n territories</source>
            <translation>
                <numerusform>produce on %n territory</numerusform>
                <numerusform>produce on %n territories</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n Automa unit(s) near</source>
            <translation>
                <numerusform>%n Automa unit near</numerusform>
                <numerusform>%n Automa units near</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n step(s) from your nearest combat unit</source>
            <translation>
                <numerusform>%n step from your nearest combat unit</numerusform>
                <numerusform>%n steps from your nearest combat unit</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n combat unit(s) of yours</source>
            <translation>
                <numerusform>%n combat unit of yours</numerusform>
                <numerusform>%n combat units of yours</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n resource(s)</source>
            <translation>
                <numerusform>%n resource</numerusform>
                <numerusform>%n resources</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Not valid ({reason}): %n territories</source>
            <translation>
                <numerusform>Not valid ({reason}): %n territory</numerusform>
                <numerusform>Not valid ({reason}): %n territories</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It joins the combat there: room for %n combat card(s) instead of {before}.</source>
            <translation>
                <numerusform>It joins the combat there: room for %n combat card instead of {before}.</numerusform>
                <numerusform>It joins the combat there: room for %n combat cards instead of {before}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n star(s) for combat</source>
            <translation>
                <numerusform>%n star for combat</numerusform>
                <numerusform>%n stars for combat</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unit(s) and structures together</source>
            <translation>
                <numerusform>%n unit or structure</numerusform>
                <numerusform>%n units and structures together</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n resource(s) or more</source>
            <translation>
                <numerusform>%n resource or more</numerusform>
                <numerusform>%n resources or more</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Whole turns compared: about %n coin(s) better than the next best.</source>
            <translation>
                <numerusform>Whole turns compared: about %n coin better than the next best.</numerusform>
                <numerusform>Whole turns compared: about %n coins better than the next best.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Press one of the %n lit place(s). Esc puts it back.</source>
            <translation>
                <numerusform>Press one of the %n lit place. Esc puts it back.</numerusform>
                <numerusform>Press one of the %n lit places. Esc puts it back.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Press one of the %n lit place(s): it moves there. Esc puts it back.</source>
            <translation>
                <numerusform>Press one of the %n lit place: it moves there. Esc puts it back.</numerusform>
                <numerusform>Press one of the %n lit places: it moves there. Esc puts it back.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Press one of the %n lit place(s): all it can carry goes along. Press it again to choose its load. Esc puts it back.</source>
            <translation>
                <numerusform>Press one of the %n lit place: all it can carry goes along. Press it again to choose its load. Esc puts it back.</numerusform>
                <numerusform>Press one of the %n lit places: all it can carry goes along. Press it again to choose its load. Esc puts it back.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{unit}: %n step(s) left</source>
            <translation>
                <numerusform>{unit}: %n step left</numerusform>
                <numerusform>{unit}: %n steps left</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Choose %n resource(s)</source>
            <translation>
                <numerusform>Choose %n resource</numerusform>
                <numerusform>Choose %n resources</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Choose %n resource(s): {more} more</source>
            <translation>
                <numerusform>Choose %n resource: {more} more</numerusform>
                <numerusform>Choose %n resources: {more} more</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Choose %n resource(s): all chosen</source>
            <translation>
                <numerusform>Choose %n resource: all chosen</numerusform>
                <numerusform>Choose %n resources: all chosen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Produce: %n territories left</source>
            <translation>
                <numerusform>Produce: %n territory left</numerusform>
                <numerusform>Produce: %n territories left</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Choose a resource: %n left</source>
            <translation>
                <numerusform>Choose a resource: %n left</numerusform>
                <numerusform>Choose a resource: %n left</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n territories in reach</source>
            <translation>
                <numerusform>%n territory in reach</numerusform>
                <numerusform>%n territories in reach</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n looked at, {valid} valid, decided by: {how}.</source>
            <translation>
                <numerusform>%n looked at, {valid} valid, decided by: {how}.</numerusform>
                <numerusform>%n looked at, {valid} valid, decided by: {how}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You hold %n of it.</source>
            <translation>
                <numerusform>You hold %n of it.</numerusform>
                <numerusform>You hold %n of it.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>And up to %n combat card(s).</source>
            <translation>
                <numerusform>And up to %n combat card.</numerusform>
                <numerusform>And up to %n combat cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) in its deck.</source>
            <translation>
                <numerusform>%n card in its deck.</numerusform>
                <numerusform>%n cards in its deck.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Next star in %n space(s).</source>
            <translation>
                <numerusform>Next star in %n space.</numerusform>
                <numerusform>Next star in %n spaces.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Confined to its peninsula for %n more space(s).</source>
            <translation>
                <numerusform>Confined to its peninsula for %n more space.</numerusform>
                <numerusform>Confined to its peninsula for %n more spaces.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n worker(s) wait on your mat; producing on a village brings them.</source>
            <translation>
                <numerusform>%n worker wait on your mat; producing on a village brings them.</numerusform>
                <numerusform>%n workers wait on your mat; producing on a village brings them.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n combat card(s) at most here, and all are chosen.</source>
            <translation>
                <numerusform>%n combat card at most here, and all are chosen.</numerusform>
                <numerusform>%n combat cards at most here, and all are chosen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>All %n resource(s) are chosen.</source>
            <translation>
                <numerusform>All %n resource are chosen.</numerusform>
                <numerusform>All %n resources are chosen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>move up to %n unit(s)</source>
            <translation>
                <numerusform>move up to %n unit</numerusform>
                <numerusform>move up to %n units</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n upgrade(s) can still make it cheaper.</source>
            <translation>
                <numerusform>%n upgrade can still make it cheaper.</numerusform>
                <numerusform>%n upgrades can still make it cheaper.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n star(s) of one side end the game.</source>
            <translation>
                <numerusform>%n star of one side end the game.</numerusform>
                <numerusform>%n stars of one side end the game.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n coin(s) if it ended now.</source>
            <translation>
                <numerusform>%n coin if it ended now.</numerusform>
                <numerusform>%n coins if it ended now.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n star(s)</source>
            <translation>
                <numerusform>%n star</numerusform>
                <numerusform>%n stars</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{power} power, %n combat card(s).</source>
            <translation>
                <numerusform>{power} power, %n combat card.</numerusform>
                <numerusform>{power} power, %n combat cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Up to %n combat card(s) here.</source>
            <translation>
                <numerusform>Up to %n combat card here.</numerusform>
                <numerusform>Up to %n combat cards here.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Add up to %n combat card(s), in any order. {theirs}</source>
            <translation>
                <numerusform>Add up to %n combat card, in any order. {theirs}</numerusform>
                <numerusform>Add up to %n combat cards, in any order. {theirs}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unit(s) can still move. Finish the moves all the same?</source>
            <translation>
                <numerusform>%n unit can still move. Finish the moves all the same?</numerusform>
                <numerusform>%n units can still move. Finish the moves all the same?</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n step(s) left. Stop on {place} all the same?</source>
            <translation>
                <numerusform>%n step left. Stop on {place} all the same?</numerusform>
                <numerusform>%n steps left. Stop on {place} all the same?</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n worker(s) driven home: what is yours now counts {after} coins, not {before}.</source>
            <translation>
                <numerusform>%n worker driven home: what is yours now counts {after} coins, not {before}.</numerusform>
                <numerusform>%n workers driven home: what is yours now counts {after} coins, not {before}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Driving %n worker(s) home costs popularity.</source>
            <translation>
                <numerusform>Driving %n worker home costs popularity.</numerusform>
                <numerusform>Driving %n workers home costs popularity.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>of %n valid territories: {reason}</source>
            <translation>
                <numerusform>of %n valid territory: {reason}</numerusform>
                <numerusform>of %n valid territories: {reason}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n were equally good, and the Factory itself comes first.</source>
            <translation>
                <numerusform>One was good, and the Factory itself comes first.</numerusform>
                <numerusform>%n were equally good, and the Factory itself comes first.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n were equally good, and {place} is nearest to the Factory.</source>
            <translation>
                <numerusform>One was good, and {place} is nearest to the Factory.</numerusform>
                <numerusform>%n were equally good, and {place} is nearest to the Factory.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n were equally good, so the first in reading order it is: {place}.</source>
            <translation>
                <numerusform>One was good, so the first in reading order it is: {place}.</numerusform>
                <numerusform>%n were equally good, so the first in reading order it is: {place}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{all} were equally good, %n of them nearest to the Factory; the first in reading order is {place}.</source>
            <translation>
                <numerusform>{all} were equally good, %n of them nearest to the Factory; the first in reading order is {place}.</numerusform>
                <numerusform>{all} were equally good, %n of them nearest to the Factory; the first in reading order is {place}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Driving %n worker(s) home costs popularity, and everything would be worth less.</source>
            <translation>
                <numerusform>Driving %n worker home costs popularity, and everything would be worth less.</numerusform>
                <numerusform>Driving %n workers home costs popularity, and everything would be worth less.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n resource(s) on {place} unguarded, and an attack takes them all.</source>
            <translation>
                <numerusform>%n resource on {place} is unguarded, and an attack takes it.</numerusform>
                <numerusform>%n resources on {place} are unguarded, and an attack takes them all.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n resource(s) lie on {place}.</source>
            <translation>
                <numerusform>%n resource lies on {place}.</numerusform>
                <numerusform>%n resources lie on {place}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You have {power} power and %n combat card(s). A defeat with nothing committed brings no card.</source>
            <translation>
                <numerusform>You have {power} power and %n combat card. A defeat with nothing committed brings no card.</numerusform>
                <numerusform>You have {power} power and %n combat cards. A defeat with nothing committed brings no card.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Up to %n combat card(s) could be added.</source>
            <translation>
                <numerusform>Up to %n combat card could be added.</numerusform>
                <numerusform>Up to %n combat cards could be added.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your %n worker(s) there go home.</source>
            <translation>
                <numerusform>Your worker there goes home.</numerusform>
                <numerusform>Your %n workers there go home.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n worker(s) of the Automa's go home.</source>
            <translation>
                <numerusform>%n worker of the Automa's goes home.</numerusform>
                <numerusform>%n workers of the Automa's go home.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>power, and %n combat card(s): {cards}</source>
            <translation>
                <numerusform>power, and %n combat card: {cards}</numerusform>
                <numerusform>power, and %n combat cards: {cards}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n worker(s) of the Automa's would be driven home. Do it?</source>
            <translation>
                <numerusform>%n worker of the Automa's would be driven home. Do it?</numerusform>
                <numerusform>%n workers of the Automa's would be driven home. Do it?</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Solani</name>
        <message numerus="yes">
            <source>%n different colour(s)</source>
            <translation>
                <numerusform>%n different colour</numerusform>
                <numerusform>%n different colours</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n planet(s) with a node</source>
            <translation>
                <numerusform>%n planet with a node</numerusform>
                <numerusform>%n planets with a node</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n white star(s) counted</source>
            <translation>
                <numerusform>%n white star counted</numerusform>
                <numerusform>%n white stars counted</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n without points</source>
            <translation>
                <numerusform>%n without points</numerusform>
                <numerusform>%n without points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n player(s)</source>
            <translation>
                <numerusform>%n player</numerusform>
                <numerusform>%n players</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Draw %n card(s) from the {row} and keep one</source>
            <translation>
                <numerusform>Draw %n card from the {row} and keep one</numerusform>
                <numerusform>Draw %n cards from the {row} and keep one</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s) there</source>
            <translation>
                <numerusform>%n point there</numerusform>
                <numerusform>%n points there</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n planet(s) without a node</source>
            <translation>
                <numerusform>%n planet without a node</numerusform>
                <numerusform>%n planets without a node</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n circular tile(s)</source>
            <translation>
                <numerusform>%n circular tile</numerusform>
                <numerusform>%n circular tiles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n circle(s) in one figure</source>
            <translation>
                <numerusform>%n circle in one figure</numerusform>
                <numerusform>%n circles in one figure</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n were equal; the leftmost is taken.</source>
            <translation>
                <numerusform>%n was equal; the leftmost is taken.</numerusform>
                <numerusform>%n were equal; the leftmost is taken.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>surrounds %n Dark Sky token(s): a feature each</source>
            <translation>
                <numerusform>surrounds a Dark Sky token: a feature for it</numerusform>
                <numerusform>surrounds %n Dark Sky tokens: a feature each</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n node(s): it scores {points}.</source>
            <translation>
                <numerusform>%n node: it scores {points}.</numerusform>
                <numerusform>%n nodes: it scores {points}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n node(s) of {wanted}: still open.</source>
            <translation>
                <numerusform>%n node of {wanted}: still open.</numerusform>
                <numerusform>%n nodes of {wanted}: still open.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n node(s), more than {wanted}: it scores nothing.</source>
            <translation>
                <numerusform>%n node, more than {wanted}: it scores nothing.</numerusform>
                <numerusform>%n nodes, more than {wanted}: it scores nothing.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n node(s) of {wanted}: too few gaps are left, it scores nothing.</source>
            <translation>
                <numerusform>%n node of {wanted}: too few gaps are left, it scores nothing.</numerusform>
                <numerusform>%n nodes of {wanted}: too few gaps are left, it scores nothing.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n loose node(s) point here.</source>
            <translation>
                <numerusform>%n loose node points here.</numerusform>
                <numerusform>%n loose nodes point here.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n planet(s) of the reserve come onto the track</source>
            <translation>
                <numerusform>%n planet of the reserve comes onto the track</numerusform>
                <numerusform>%n planets of the reserve come onto the track</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>drew %n card(s) from the {row}</source>
            <translation>
                <numerusform>drew %n card from the {row}</numerusform>
                <numerusform>drew %n cards from the {row}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n other player(s)</source>
            <translation>
                <numerusform>%n other player</numerusform>
                <numerusform>%n other players</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gap(s)</source>
            <translation>
                <numerusform>%n gap</numerusform>
                <numerusform>%n gaps</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You have won %n feature(s), to be chosen when everybody has laid.</source>
            <translation>
                <numerusform>You have won %n feature, to be chosen when everybody has laid.</numerusform>
                <numerusform>You have won %n features, to be chosen when everybody has laid.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n space(s)</source>
            <translation>
                <numerusform>%n space</numerusform>
                <numerusform>%n spaces</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Choose the first of %n features you won</source>
            <translation>
                <numerusform>Choose the first of %n features you won</numerusform>
                <numerusform>Choose the first of %n features you won</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) more out of reach: too few branch tiles are still to come.</source>
            <translation>
                <numerusform>%n tile more out of reach: too few branch tiles are still to come.</numerusform>
                <numerusform>%n tiles more out of reach: too few branch tiles are still to come.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>−%n point(s)</source>
            <translation>
                <numerusform>−%n point</numerusform>
                <numerusform>−%n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n different colour(s) in this sector: {points}.</source>
            <translation>
                <numerusform>%n different colour in this sector: {points}.</numerusform>
                <numerusform>%n different colours in this sector: {points}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of one colour in this sector: {points}.</source>
            <translation>
                <numerusform>%n of one colour in this sector: {points}.</numerusform>
                <numerusform>%n of one colour in this sector: {points}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>At most %n card(s) of each number.</source>
            <translation>
                <numerusform>At most %n card of each number.</numerusform>
                <numerusform>At most %n cards of each number.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n node(s), in any rotation.</source>
            <translation>
                <numerusform>%n node, in any rotation.</numerusform>
                <numerusform>%n nodes, in any rotation.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n quartz left</source>
            <translation>
                <numerusform>%n quartz left</numerusform>
                <numerusform>%n quartz left</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n in the bag.</source>
            <translation>
                <numerusform>%n in the bag.</numerusform>
                <numerusform>%n in the bag.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n planet(s) in reserve, for when the track is empty.</source>
            <translation>
                <numerusform>%n planet in reserve, for when the track is empty.</numerusform>
                <numerusform>%n planets in reserve, for when the track is empty.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) in the deck</source>
            <translation>
                <numerusform>%n card in the deck</numerusform>
                <numerusform>%n cards in the deck</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n open card(s) in the row</source>
            <translation>
                <numerusform>%n open card in the row</numerusform>
                <numerusform>%n open cards in the row</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n loose node(s)</source>
            <translation>
                <numerusform>%n loose node</numerusform>
                <numerusform>%n loose nodes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The game played on %n time(s) in mind, to the end of round {round}.</source>
            <translation>
                <numerusform>The game played on once in mind, to the end of round {round}.</numerusform>
                <numerusform>The game played on %n times in mind, to the end of round {round}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Costs you about %n point(s).</source>
            <translation>
                <numerusform>Costs you about %n point.</numerusform>
                <numerusform>Costs you about %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Costs {seat} about %n point(s).</source>
            <translation>
                <numerusform>Costs {seat} about %n point.</numerusform>
                <numerusform>Costs {seat} about %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>About %n point(s) better than the next best.</source>
            <translation>
                <numerusform>About %n point better than the next best.</numerusform>
                <numerusform>About %n points better than the next best.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n feature card(s) won: they stay here and score at the end.</source>
            <translation>
                <numerusform>%n feature card won: it stays here and scores at the end.</numerusform>
                <numerusform>%n feature cards won: they stay here and score at the end.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Every %n round(s) it simply takes the first open card.</source>
            <translation>
                <numerusform>Every %n round it simply takes the first open card.</numerusform>
                <numerusform>Every %n rounds it simply takes the first open card.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Coyote now has its fourth colour: %n point(s). You could be first.</source>
            <translation>
                <numerusform>Coyote now has its fourth colour: %n point. You could be first.</numerusform>
                <numerusform>Coyote now has its fourth colour: %n points. You could be first.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Coyote now gets its fourth colour: %n point(s). You could be first.</source>
            <translation>
                <numerusform>Coyote now gets its fourth colour: %n point. You could be first.</numerusform>
                <numerusform>Coyote now gets its fourth colour: %n points. You could be first.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You have won %n feature(s): Coyote drafts its second tile, then you choose, and then the game is over.</source>
            <translation>
                <numerusform>You have won %n feature: Coyote drafts its second tile, then you choose, and then the game is over.</numerusform>
                <numerusform>You have won %n features: Coyote drafts its second tile, then you choose, and then the game is over.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You have won %n feature(s): Coyote drafts its second tile, then you choose.</source>
            <translation>
                <numerusform>You have won %n feature: Coyote drafts its second tile, then you choose.</numerusform>
                <numerusform>You have won %n features: Coyote drafts its second tile, then you choose.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n node(s), exactly its number: it brings {points} now.</source>
            <translation>
                <numerusform>%n node, exactly its number: it brings {points} now.</numerusform>
                <numerusform>%n nodes, exactly its number: it brings {points} now.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n node(s), more than its number {number}: only its own condition scores, {points} now.</source>
            <translation>
                <numerusform>%n node, more than its number {number}: only its own condition scores, {points} now.</numerusform>
                <numerusform>%n nodes, more than its number {number}: only its own condition scores, {points} now.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n node(s), and too few gaps for its number {number}: only its own condition scores, {points} now.</source>
            <translation>
                <numerusform>%n node, and too few gaps for its number {number}: only its own condition scores, {points} now.</numerusform>
                <numerusform>%n nodes, and too few gaps for its number {number}: only its own condition scores, {points} now.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n node(s); exactly {number} score {number} more. Its own condition scores {points} now.</source>
            <translation>
                <numerusform>%n node; exactly {number} score {number} more. Its own condition scores {points} now.</numerusform>
                <numerusform>%n nodes; exactly {number} score {number} more. Its own condition scores {points} now.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n node(s), and too few branch tiles are still to come for its number {number}: only its own condition scores, {points} now.</source>
            <translation>
                <numerusform>%n node, and too few branch tiles are still to come for its number {number}: only its own condition scores, {points} now.</numerusform>
                <numerusform>%n nodes, and too few branch tiles are still to come for its number {number}: only its own condition scores, {points} now.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n node(s) of {wanted}: too few branch tiles are still to come, it scores nothing.</source>
            <translation>
                <numerusform>%n node of {wanted}: too few branch tiles are still to come, it scores nothing.</numerusform>
                <numerusform>%n nodes of {wanted}: too few branch tiles are still to come, it scores nothing.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n node(s) point at it: it is in no set.</source>
            <translation>
                <numerusform>%n node points at it: it is in no set.</numerusform>
                <numerusform>%n nodes point at it: it is in no set.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>surrounds %n Dark Sky token(s): a feature each, of number {left} only: you have {limit} of number {full}</source>
            <translation>
                <numerusform>surrounds %n Dark Sky token: a feature each, of number {left} only: you have {limit} of number {full}</numerusform>
                <numerusform>surrounds %n Dark Sky tokens: a feature each, of number {left} only: you have {limit} of number {full}</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Statistics</name>
        <message numerus="yes">
            <source>%n more to play</source>
            <translation>
                <numerusform>%n more to play</numerusform>
                <numerusform>%n more to play</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>mean of the last %n</source>
            <translation>
                <numerusform>mean of the last %n</numerusform>
                <numerusform>mean of the last %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n sealed record(s)</source>
            <translation>
                <numerusform>%n sealed record</numerusform>
                <numerusform>%n sealed records</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) of {game} so far</source>
            <translation>
                <numerusform>%n game of {game} so far</numerusform>
                <numerusform>%n games of {game} so far</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Best: %n point(s)</source>
            <translation>
                <numerusform>Best: %n point</numerusform>
                <numerusform>Best: %n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Best: %n coin(s)</source>
            <translation>
                <numerusform>Best: %n coin</numerusform>
                <numerusform>Best: %n coins</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Best: %n domain(s)</source>
            <translation>
                <numerusform>Best: %n domain</numerusform>
                <numerusform>Best: %n domains</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n game(s): too few to say</source>
            <translation>
                <numerusform>%n game: too few to say</numerusform>
                <numerusform>%n games: too few to say</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n game(s)</source>
            <translation>
                <numerusform>%n game</numerusform>
                <numerusform>%n games</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Table</name>
        <message numerus="yes">
            <source>%n new</source>
            <translation>
                <numerusform>%n new</numerusform>
                <numerusform>%n new</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n step(s), taken back together with one Undo.</source>
            <translation>
                <numerusform>%n step, taken back with one Undo.</numerusform>
                <numerusform>%n steps, taken back together with one Undo.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Today</name>
        <message numerus="yes">
            <source>about %n minute(s)</source>
            <translation>
                <numerusform>about one minute</numerusform>
                <numerusform>about %n minutes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n line(s) put to their days</source>
            <translation>
                <numerusform>one line put to its day</numerusform>
                <numerusform>%n lines put to their days</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TrashSheet</name>
        <message numerus="yes">
            <source>Delete %n game(s) for good?
This cannot be undone.</source>
            <translation>
                <numerusform>Delete %n game for good?
This cannot be undone.</numerusform>
                <numerusform>Delete %n games for good?
This cannot be undone.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Turning</name>
        <message numerus="yes">
            <source>%n move(s)</source>
            <translation>
                <numerusform>%n move</numerusform>
                <numerusform>%n moves</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n turning point(s) found.</source>
            <translation>
                <numerusform>%n turning point found.</numerusform>
                <numerusform>%n turning points found.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You had %n move(s).</source>
            <translation>
                <numerusform>You had %n move.</numerusform>
                <numerusform>You had %n moves.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>All %n possible hand(s) were counted out.</source>
            <translation>
                <numerusform>The only possible hand was counted out.</numerusform>
                <numerusform>All %n possible hands were counted out.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n move(s) wait in your practice list</source>
            <translation>
                <numerusform>%n move wait in your practice list</numerusform>
                <numerusform>%n moves wait in your practice list</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Better than before by %n coin(s), and there is more: the best brings {less} more.</source>
            <translation>
                <numerusform>Better than before by %n coin, and there is more: the best brings {less} more.</numerusform>
                <numerusform>Better than before by %n coins, and there is more: the best brings {less} more.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Not yet: %n coin(s) less than the best move.</source>
            <translation>
                <numerusform>Not yet: %n coin less than the best move.</numerusform>
                <numerusform>Not yet: %n coins less than the best move.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Better than before by %n point(s), and there is more: the best brings {less} more.</source>
            <translation>
                <numerusform>Better than before by %n point, and there is more: the best brings {less} more.</numerusform>
                <numerusform>Better than before by %n points, and there is more: the best brings {less} more.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Not yet: %n point(s) less than the best move. Unless you find it, it will wait in your practice list.</source>
            <translation>
                <numerusform>Not yet: %n point less than the best move. Unless you find it, it will wait in your practice list.</numerusform>
                <numerusform>Not yet: %n points less than the best move. Unless you find it, it will wait in your practice list.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Unwritten</name>
        <message numerus="yes">
            <source>%n game(s) could not be written to the disk. Whoever leaves now loses what was played since then.</source>
            <translation>
                <numerusform>%n game could not be written to the disk. Whoever leaves now loses what was played since then.</numerusform>
                <numerusform>%n games could not be written to the disk. Whoever leaves now loses what was played since then.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Window</name>
        <message numerus="yes">
            <source>%n game(s)</source>
            <translation>
                <numerusform>%n game</numerusform>
                <numerusform>%n games</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n result(s)</source>
            <translation>
                <numerusform>%n result</numerusform>
                <numerusform>%n results</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) could not be taken along.</source>
            <translation>
                <numerusform>%n file could not be taken along.</numerusform>
                <numerusform>%n files could not be taken along.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) came in</source>
            <translation>
                <numerusform>%n game came in</numerusform>
                <numerusform>%n games came in</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n were here already</source>
            <translation>
                <numerusform>%n was here already</numerusform>
                <numerusform>%n were here already</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n could not be read and stay as they are</source>
            <translation>
                <numerusform>%n could not be read and stays as it is</numerusform>
                <numerusform>%n could not be read and stay as they are</numerusform>
            </translation>
        </message>
    </context>
</TS>
