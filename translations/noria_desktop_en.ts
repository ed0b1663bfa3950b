<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>Nautilus</name>
        <message numerus="yes">
            <source>%n diver(s)</source>
            <translation>
                <numerusform>%n diver</numerusform>
                <numerusform>%n divers</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Noria</name>
        <message numerus="yes">
            <source>%n action(s) begin</source>
            <translation>
                <numerusform>%n action begin</numerusform>
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
                <numerusform>surrounds %n Dark Sky token: a feature each</numerusform>
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
            <source>%n node(s) point at it: it no longer counts.</source>
            <translation>
                <numerusform>%n node points at it: it no longer counts.</numerusform>
                <numerusform>%n nodes point at it: it no longer counts.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n node(s); exactly {wanted} score. It brings {points} now.</source>
            <translation>
                <numerusform>%n node; exactly {wanted} score. It brings {points} now.</numerusform>
                <numerusform>%n nodes; exactly {wanted} score. It brings {points} now.</numerusform>
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
            <source>%n space(s)</source>
            <translation>
                <numerusform>%n space</numerusform>
                <numerusform>%n spaces</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Choose the first of %n features you won</source>
            <translation>
                <numerusform>Choose the feature you won</numerusform>
                <numerusform>Choose the first of %n features you won</numerusform>
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
    </context>
</TS>
