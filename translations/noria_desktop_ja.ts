<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Noria Desktop</source>
        <translation>Noria Desktop について</translation>
    </message>
    <message>
        <source>Version {number}</source>
        <translation>バージョン {number}</translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation>バージョン情報をコピー</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>An unofficial fan implementation for quiet evenings. It contains no art and no text of the published games; pictures and rules texts are our own.</source>
        <translation>静かな夜のための、非公式のファン作品です。市販ゲームの絵や文章は一切含まれません。絵もルールの文章も独自のものです。</translation>
    </message>
    <message>
        <source>Noria was designed by Sophia Wagner, illustrated by Michael Menzel and published by Edition Spielwiese.</source>
        <translation>ノーリアは Sophia Wagner がデザインし、Michael Menzel がイラストを描き、Edition Spielwiese が出版したゲームです。</translation>
    </message>
    <message>
        <source>Nautilus was designed by Charles Chevallier and published by Libellud.</source>
        <translation>ノーチラスは Charles Chevallier がデザインし、Libellud が出版しました。</translation>
    </message>
    <message>
        <source>Solani was designed by Drake Villareal, illustrated by Bojan Drango and published by Final Frontier Games.</source>
        <translation>ソラニは Drake Villareal がデザインし、Bojan Drango がイラストを描き、Final Frontier Games が出版しました。</translation>
    </message>
    <message>
        <source>Scythe was designed by Jamey Stegmaier in the world of Jakub Rozalski and published by Stonemaier Games; its Automa is by Morten Monrad Pedersen with David Studley and Lines J. Hutter.</source>
        <translation>Scythe は Jakub Rozalski の世界をもとに Jamey Stegmaier がデザインし、Stonemaier Games が出版しました。オートマは Morten Monrad Pedersen が David Studley、Lines J. Hutter とともに作りました。</translation>
    </message>
    <message>
        <source>Names of games belong to their owners.</source>
        <translation>ゲームの名称は各権利者に帰属します。</translation>
    </message>
    <message>
        <source>Of Solani, boards, feature cards, bonus tiles and the solo opponent were designed for this program, because no public source gives them.</source>
        <translation>ソラニのボード・特殊機能カード・ボーナスタイルの内容とソロの相手は、公開された資料がないため、このアプリのために作ったものです。</translation>
    </message>
    <message>
        <source>The program is free software under the MIT licence, its typeface Noto Sans JP under the SIL Open Font License. It never uses the network; your games stay on this computer.</source>
        <translation>本プログラムは MIT ライセンスの自由ソフトウェア、書体 Noto Sans JP は SIL Open Font License によります。ネットワークは使いません。ゲームの記録はこのコンピューターの中だけに残ります。</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>{name}; in your hand; {turn}</source>
        <translation>{name}、手に持っています、{turn}</translation>
    </message>
    <message>
        <source>{name}; in your hand</source>
        <translation>{name}、手に持っています</translation>
    </message>
    <message>
        <source>{name}; {turn}; can be dropped here</source>
        <translation>{name}、{turn}、ここに置けます</translation>
    </message>
    <message>
        <source>{name}; can be dropped here</source>
        <translation>{name}、ここに置けます</translation>
    </message>
    <message>
        <source>{name}; leads to places to drop</source>
        <translation>{name}、置ける場所があります</translation>
    </message>
    <message>
        <source>{name}; looked at now</source>
        <translation>{name}、いま見ています</translation>
    </message>
    <message>
        <source>{name}; can be looked at</source>
        <translation>{name}、ここを見られます</translation>
    </message>
    <message>
        <source>{name}; can be pressed</source>
        <translation>{name}、押せます</translation>
    </message>
    <message>
        <source>{name}; can be picked up</source>
        <translation>{name}、取れます</translation>
    </message>
    <message>
        <source>turn {number} of {count}</source>
        <translation>{count}通りの向きの{number}番目</translation>
    </message>
    <message>
        <source>{words}; turn {number} of {count}</source>
        <translation>{words}、{count}通りの向きの{number}番目</translation>
    </message>
    <message>
        <source>Lit, out of sight: {thing}</source>
        <translation>画面の外：{thing}</translation>
    </message>
    <message>
        <source>{name}; the coach speaks of this</source>
        <translation>{name}、コーチが話しているもの</translation>
    </message>
</context>
<context>
    <name>Circuit</name>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>もう一度挑む</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>Start anew</source>
        <translation>新しく始める</translation>
    </message>
    <message>
        <source>Play it against {rival}</source>
        <translation>{rival}と対戦する</translation>
    </message>
    <message>
        <source>See its reasons</source>
        <translation>相手の理由を見る</translation>
    </message>
    <message>
        <source>%n star(s)</source>
        <translation>星%n個</translation>
    </message>
    <message>
        <source>Two losses: there is an easier way, for one star</source>
        <translation>2敗しています。星1つの、易しい道もあります</translation>
    </message>
    <message>
        <source>{stars} / {most}</source>
        <translation>{stars} / {most}</translation>
    </message>
    <message>
        <source>{volume} · chapter {number}</source>
        <translation>{volume}・第{number}章</translation>
    </message>
    <message>
        <source>Another deal</source>
        <translation>別のセットアップにする</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>あとで</translation>
    </message>
    <message>
        <source>A deal that is new to you: it can become a sealed record.</source>
        <translation>はじめて見るセットアップです。
公式記録になります。</translation>
    </message>
    <message>
        <source>You have seen this deal: the game is open, its stars count all the same.</source>
        <translation>一度見たセットアップです。
記録は練習になりますが、星はもらえます。</translation>
    </message>
    <message>
        <source>What the stars ask for</source>
        <translation>星の条件</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>セットアップ</translation>
    </message>
    <message>
        <source>{game} so far</source>
        <translation>これまでの{game}</translation>
    </message>
    <message>
        <source>The Circuit</source>
        <translation>巡航録</translation>
    </message>
    <message>
        <source>Leaf through the logbook</source>
        <translation>航海日誌をめくる</translation>
    </message>
    <message>
        <source>Finale: four games in a row on one seed</source>
        <translation>終章：1つのシードで4つのゲームを続けて</translation>
    </message>
    <message>
        <source>{stars} of {needed} stars</source>
        <translation>星{stars} / {needed}</translation>
    </message>
    <message>
        <source>A voyage of its own</source>
        <translation>ソラニだけの航海</translation>
    </message>
    <message>
        <source>{played} of 4, {total}</source>
        <comment>nights played, their result</comment>
        <translation>4夜中{played}夜、{total}</translation>
    </message>
    <message>
        <source>One long evening</source>
        <translation>長い夜</translation>
    </message>
    <message>
        <source>no star</source>
        <translation>星なし</translation>
    </message>
    <message>
        <source>{game} {rival}</source>
        <translation>{game}、{rival}</translation>
    </message>
    <message>
        <source>last played {date}</source>
        <translation>前回は{date}</translation>
    </message>
    <message>
        <source>shut</source>
        <translation>まだ開いていません</translation>
    </message>
    <message>
        <source>one level down</source>
        <translation>1段下の相手で獲得</translation>
    </message>
    <message>
        <source>column {column} of {count}</source>
        <translation>{count}列中{column}列目</translation>
    </message>
    <message>
        <source>{own} – {rival}</source>
        <translation>{own} – {rival}</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>途中</translation>
    </message>
    <message>
        <source>comes next</source>
        <translation>次はここ</translation>
    </message>
    <message>
        <source>target</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>Your evenings</source>
        <translation>これまでの夜</translation>
    </message>
    <message>
        <source>not yet played</source>
        <translation>これから</translation>
    </message>
    <message>
        <source>Evening {number}</source>
        <translation>{number}回目の夜</translation>
    </message>
    <message>
        <source>%n more star(s) open it</source>
        <translation>星あと%n個で開きます</translation>
    </message>
    <message>
        <source>It counts already: the last game may be left out.</source>
        <translation>もう成立しています。残る1つは省いてもかまいません。</translation>
    </message>
    <message>
        <source>of the targets, over all games played</source>
        <translation>遊んだゲームの目標に対する割合</translation>
    </message>
    <message>
        <source>Best evening: {percent}</source>
        <translation>最高の夜：{percent}</translation>
    </message>
    <message>
        <source>Four games on one seed, each against a rival of your choice. The evening counts by the mean share of its targets; one game may be left out.</source>
        <translation>1つのシードで4つのゲームを遊びます。相手は自由。1つは省けます。
目標に対する割合の平均が、その夜の結果です。</translation>
    </message>
    <message>
        <source>Go on with the evening</source>
        <translation>夜を続ける</translation>
    </message>
    <message>
        <source>Begin the evening</source>
        <translation>夜を始める</translation>
    </message>
    <message>
        <source>Four Nights</source>
        <translation>四つの夜</translation>
    </message>
    <message>
        <source>Night {number}</source>
        <translation>第{number}夜</translation>
    </message>
    <message>
        <source>Voyage {number}</source>
        <translation>{number}回目の航海</translation>
    </message>
    <message>
        <source>%n quartz in hand</source>
        <translation>手元の水晶%n個</translation>
    </message>
    <message>
        <source>No quartz in hand</source>
        <translation>手元に水晶はありません</translation>
    </message>
    <message>
        <source>points ahead in all, and one for each win</source>
        <translation>点差の合計に、勝利ごとに1点</translation>
    </message>
    <message>
        <source>Best voyage: {result}</source>
        <translation>最高の航海：{result}</translation>
    </message>
    <message>
        <source>Four games of Solani against Coyote, beside the Circuit. All four are played whatever happens; each win gives a quartz for the nights that follow.</source>
        <translation>巡航録とは別に、コヨーテを相手にソラニを4夜遊びます。結果にかかわらず4夜とも遊び、勝つたびにその後の夜で使える水晶を1つ得ます。</translation>
    </message>
    <message>
        <source>Sail again</source>
        <translation>もう一度航海へ</translation>
    </message>
    <message>
        <source>Set sail</source>
        <translation>航海に出る</translation>
    </message>
    <message>
        <source>On to {night}</source>
        <translation>{night}へ進む</translation>
    </message>
    <message>
        <source>{evening}: {percent}</source>
        <translation>{evening}：{percent}</translation>
    </message>
    <message>
        <source>None counts yet.</source>
        <translation>まだありません。</translation>
    </message>
    <message>
        <source>Another rival</source>
        <translation>相手を変える</translation>
    </message>
    <message>
        <source>{game}: another rival instead of {rival}</source>
        <translation>{game}：{rival}から別の相手に変える</translation>
    </message>
    <message>
        <source>so far {percent} of the targets</source>
        <translation>ここまで目標の{percent}</translation>
    </message>
    <message>
        <source>the same seed for all four games</source>
        <translation>4つとも同じシードです</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>結果を見る</translation>
    </message>
    <message>
        <source>Close the evening here</source>
        <translation>ここで夜を終える</translation>
    </message>
    <message>
        <source>All played</source>
        <translation>すべて終わりました</translation>
    </message>
    <message>
        <source>Go on with {game}</source>
        <translation>{game}を続ける</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>{game}を始める</translation>
    </message>
    <message>
        <source>{against} · {attempt}</source>
        <translation>{against}・{attempt}の挑戦</translation>
    </message>
    <message>
        <source>{progress} · you {own}, {rival} {other}</source>
        <translation>{progress}・あなた{own}、{rival}{other}</translation>
    </message>
    <message>
        <source>{verdict}, {against}</source>
        <translation>{verdict}（{against}）</translation>
    </message>
    <message>
        <source>{volume}: {stars} of {most} stars</source>
        <translation>{volume}：星{most}個中{stars}個</translation>
    </message>
    <message>
        <source>of {most} stars</source>
        <translation>星{most}個のうち</translation>
    </message>
    <message>
        <source>Your campaign</source>
        <translation>この巡航録の歩み</translation>
    </message>
    <message>
        <source>Another evening</source>
        <translation>別の夜を始める</translation>
    </message>
    <message>
        <source>You are here</source>
        <translation>現在地</translation>
    </message>
    <message>
        <source>press to restore its previous version</source>
        <translation>押すと以前の版に戻します</translation>
    </message>
    <message>
        <source>New campaign…</source>
        <translation>新しい巡航録…</translation>
    </message>
    <message>
        <source>Import, export or merge files…</source>
        <translation>ファイルの読み込み・書き出し・統合…</translation>
    </message>
    <message>
        <source>Campaigns</source>
        <translation>巡航録の一覧</translation>
    </message>
    <message>
        <source>Campaign: {name}. Opens the list of campaigns</source>
        <translation>巡航録「{name}」。一覧を開きます</translation>
    </message>
    <message>
        <source>Volume I</source>
        <translation>第1巻</translation>
    </message>
    <message>
        <source>Volume II</source>
        <translation>第2巻</translation>
    </message>
    <message>
        <source>Volume III</source>
        <translation>第3巻</translation>
    </message>
    <message>
        <source>Volume IV</source>
        <translation>第4巻</translation>
    </message>
    <message>
        <source>{rival}, by far</source>
        <translation>{rival}（大差で）</translation>
    </message>
    <message>
        <source>{volume} · {game}</source>
        <translation>{volume}・{game}</translation>
    </message>
    <message>
        <source>against {rival}</source>
        <translation>対{rival}</translation>
    </message>
    <message>
        <source>%n coin(s)</source>
        <translation>%nコイン</translation>
    </message>
    <message>
        <source>%n domain(s)</source>
        <translation>%n分野</translation>
    </message>
    <message>
        <source>%n point(s)</source>
        <translation>%n点</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>勝つ</translation>
    </message>
    <message>
        <source>Win with at least {points}</source>
        <translation>{points}以上で勝つ</translation>
    </message>
    <message>
        <source>Win by at least {points}</source>
        <translation>{points}差以上で勝つ</translation>
    </message>
    <message>
        <source>Win in round {round} or earlier</source>
        <translation>第{round}ラウンドまでに勝つ</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>第{round}ラウンド</translation>
    </message>
    <message>
        <source>won on the tie-break</source>
        <translation>同点判定で勝利</translation>
    </message>
    <message>
        <source>won by {margin}</source>
        <translation>{margin}差で勝利</translation>
    </message>
    <message>
        <source>lost on the tie-break</source>
        <translation>同点判定で敗れる</translation>
    </message>
    <message>
        <source>lost by {margin}</source>
        <translation>{margin}差で敗れる</translation>
    </message>
    <message>
        <source>victory shared</source>
        <translation>勝利を分け合う</translation>
    </message>
    <message>
        <source>{stars} {goal}</source>
        <translation>{stars} {goal}</translation>
    </message>
    <message>
        <source>opens with {count} stars in {volume}</source>
        <translation>{volume}の星{count}個で開きます</translation>
    </message>
    <message>
        <source>The flag: {count} stars open {volume}</source>
        <translation>旗：星{count}個で{volume}が開きます</translation>
    </message>
    <message>
        <source>{done} of {total} stars</source>
        <translation>星{done}/{total}</translation>
    </message>
    <message>
        <source>All four games of the evening are played.</source>
        <translation>この夜の4つのゲームを遊び終えました。</translation>
    </message>
    <message>
        <source>The evening counts once three of its games have ended.</source>
        <translation>3つのゲームが終わると、この夜は成立します。</translation>
    </message>
    <message>
        <source>{title} · {which} · game {number} of {count}</source>
        <translation>{title}・{which}・{count}ゲーム中{number}つ目</translation>
    </message>
    <message>
        <source>of its target</source>
        <translation>目標に対して</translation>
    </message>
    <message>
        <source>To the end of the evening</source>
        <translation>夜の終わりへ</translation>
    </message>
    <message>
        <source>Next: {game}</source>
        <translation>次は{game}</translation>
    </message>
    <message>
        <source>The voyage is sailed: {result}, with %n win(s).</source>
        <translation>航海を終えました。結果は{result}、%n勝です。</translation>
    </message>
    <message>
        <source>The win gives a quartz for the nights that follow.</source>
        <translation>勝利で水晶を1つ得ました。この後の夜で使えます。</translation>
    </message>
    <message>
        <source>All four nights are played, whatever happens.</source>
        <translation>結果にかかわらず、4夜とも遊びます。</translation>
    </message>
    <message>
        <source>{title} · {which} · {night}</source>
        <translation>{title}・{which}・{night}</translation>
    </message>
    <message>
        <source>points ahead of Coyote</source>
        <translation>点差でコヨーテをリード</translation>
    </message>
    <message>
        <source>points behind Coyote</source>
        <translation>点差でコヨーテが上</translation>
    </message>
    <message>
        <source>The Circuit is sailed</source>
        <translation>巡航録を書き終えました</translation>
    </message>
    <message>
        <source>Your best evening so far</source>
        <translation>これまでで最高の夜</translation>
    </message>
    <message>
        <source>Another evening in the book</source>
        <translation>日誌にもう一夜</translation>
    </message>
    <message>
        <source>of the targets, over %n game(s)</source>
        <translation>%nゲームの目標に対して</translation>
    </message>
    <message>
        <source>All {stars} stars are yours: the Circuit holds nothing you have not won.</source>
        <translation>{stars}個の星をすべて獲得しました。巡航録に残る星はありません。</translation>
    </message>
    <message>
        <source>{stars} of {most} stars: hardly a chapter kept anything from you.</source>
        <translation>星{most}個のうち{stars}個。ほとんどの章を極めました。</translation>
    </message>
    <message>
        <source>{stars} of {most} stars, and a logbook worth showing.</source>
        <translation>星{most}個のうち{stars}個。人に見せたくなる航海日誌です。</translation>
    </message>
    <message>
        <source>{stars} of {most} stars, and the whole way behind you. The others wait.</source>
        <translation>星{most}個中{stars}個。全行程を終えました。残りの星はまたいつでも。</translation>
    </message>
    <message>
        <source>{won} won, {lost} lost</source>
        <translation>{won}勝{lost}敗</translation>
    </message>
    <message>
        <source>best {result}</source>
        <translation>最高{result}</translation>
    </message>
    <message>
        <source>%n game(s)</source>
        <translation>%nゲーム</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min at the table</source>
        <translation>プレイ時間{hours}時間{minutes}分</translation>
    </message>
    <message>
        <source>%n sealed record(s)</source>
        <translation>公式記録%n回</translation>
    </message>
    <message>
        <source>on %n day(s)</source>
        <translation>%n日間</translation>
    </message>
    <message>
        <source>opens with %n more star(s) in {volume}</source>
        <translation>{volume}の星あと%n個で開きます</translation>
    </message>
    <message>
        <source>attempt {number}</source>
        <translation>{number}回目</translation>
    </message>
    <message>
        <source>coins</source>
        <translation>コイン</translation>
    </message>
    <message>
        <source>domains</source>
        <translation>分野</translation>
    </message>
    <message>
        <source>points</source>
        <translation>点</translation>
    </message>
    <message>
        <source>{volume}: from {before} to {after} stars</source>
        <translation>{volume}：星{before}個から{after}個へ</translation>
    </message>
    <message>
        <source>Your page is written</source>
        <translation>日誌に書き留めました</translation>
    </message>
    <message>
        <source>Read the page</source>
        <translation>ページを読む</translation>
    </message>
    <message>
        <source>How the score grew</source>
        <translation>得点の内訳</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>リプレイ</translation>
    </message>
    <message>
        <source>Back to the map</source>
        <translation>地図へ戻る</translation>
    </message>
    <message>
        <source>What decided it</source>
        <translation>決め手</translation>
    </message>
    <message>
        <source>Find a better turn</source>
        <translation>もっと良い手を探す</translation>
    </message>
    <message>
        <source>Its reasons</source>
        <translation>相手の理由</translation>
    </message>
    <message>
        <source>The board where it happened</source>
        <translation>決め手となった場所のボード</translation>
    </message>
    <message>
        <source>Margin in {unit}: {margin}</source>
        <translation>{unit}差：{margin}</translation>
    </message>
    <message>
        <source>This step: {points}</source>
        <translation>この一手：{points}</translation>
    </message>
    <message>
        <source>Ways on</source>
        <translation>次にできること</translation>
    </message>
    <message>
        <source>won</source>
        <translation>勝利</translation>
    </message>
    <message>
        <source>win</source>
        <translation>勝利</translation>
    </message>
    <message>
        <source>Four new opponents, in any order</source>
        <translation>新しい相手が4人、順番は自由です</translation>
    </message>
    <message>
        <source>Nearest to a star</source>
        <translation>星を取りやすい章</translation>
    </message>
    <message>
        <source>{volume} · chapter {number} · {attempt}</source>
        <translation>{volume}・第{number}章・{attempt}の挑戦</translation>
    </message>
    <message>
        <source>You share the victory with {rival}</source>
        <translation>{rival}と勝利を分け合いました</translation>
    </message>
    <message>
        <source>You beat {rival}</source>
        <translation>{rival}に勝ちました</translation>
    </message>
    <message>
        <source>A tie, and {rival} wins it</source>
        <translation>同点で{rival}の勝ち</translation>
    </message>
    <message>
        <source>{points} short</source>
        <translation>あと{points}</translation>
    </message>
    <message>
        <source>Kept in the logbook. Try as often as you like.</source>
        <translation>日誌に残しました。何度でも挑戦できます。</translation>
    </message>
    <message>
        <source>Won one level down: the first star, and it counts.</source>
        <translation>1段下の相手に勝ちました。最初の星になります。</translation>
    </message>
    <message>
        <source>Won far below this chapter&apos;s level: no star, but a page.</source>
        <translation>この章よりずっと下の相手です。星はありませんが、日誌に残ります。</translation>
    </message>
    <message>
        <source>All three stars of this chapter.</source>
        <translation>この章の星を3つとも獲得しました。</translation>
    </message>
    <message>
        <source>{stars} asks for: {goal}.</source>
        <translation>{stars}の条件：{goal}。</translation>
    </message>
    <message>
        <source>{volume} is open</source>
        <translation>{volume}が開きました</translation>
    </message>
    <message>
        <source>%n more star(s) open {volume}</source>
        <translation>星あと%n個で{volume}が開きます</translation>
    </message>
    <message>
        <source>The same deal again</source>
        <translation>同じセットアップでもう一度</translation>
    </message>
    <message>
        <source>Counts for stars; the record is open</source>
        <translation>星の対象。記録は練習になります</translation>
    </message>
    <message>
        <source>One level down: worth this chapter&apos;s first star</source>
        <translation>1段下の相手。この章の最初の星になります</translation>
    </message>
    <message>
        <source>Its stars count for {volume} as well</source>
        <translation>ここの星も{volume}に数えます</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度挑む</translation>
    </message>
    <message>
        <source>On to {volume}</source>
        <translation>{volume}へ進む</translation>
    </message>
    <message>
        <source>Next: {game} {rival}</source>
        <translation>次は{game}、{rival}</translation>
    </message>
    <message>
        <source>ends with star {count}</source>
        <translation>{count}個目の星で終局</translation>
    </message>
    <message>
        <source>%n round(s)</source>
        <translation>全%nラウンド</translation>
    </message>
    <message>
        <source>{won} won, {lost} lost so far</source>
        <translation>これまで{won}勝{lost}敗</translation>
    </message>
    <message>
        <source>your first meeting</source>
        <translation>はじめての対戦</translation>
    </message>
    <message>
        <source>or share the victory</source>
        <translation>勝利を分け合っても可</translation>
    </message>
    <message>
        <source>by however little</source>
        <translation>わずかな差でも</translation>
    </message>
    <message>
        <source>as far as {wins} measured wins against an easier rival</source>
        <translation>易しい相手に勝った{wins}勝で計測した差</translation>
    </message>
    <message>
        <source>a good player&apos;s aim</source>
        <translation>腕利きの目標</translation>
    </message>
    <message>
        <source>Harder than this chapter asks: its stars can be earned here as well.</source>
        <translation>この章の相手より強い相手です。章の星はここでも得られます。</translation>
    </message>
    <message>
        <source>One level down: a win earns this chapter&apos;s first star.</source>
        <translation>1段下の相手です。勝てばこの章の最初の星になります。</translation>
    </message>
    <message>
        <source>Far below this chapter: the game is kept in the logbook, without stars.</source>
        <translation>この章よりずっと下の相手です。星はなく、日誌に残ります。</translation>
    </message>
    <message>
        <source>This chapter&apos;s own level. One level down earns its first star at the most.</source>
        <translation>この章の相手です。1段下では最初の星まで得られます。</translation>
    </message>
    <message>
        <source>This chapter&apos;s own level.</source>
        <translation>この章の相手です。</translation>
    </message>
    <message>
        <source>red leather</source>
        <translation>赤い革</translation>
    </message>
    <message>
        <source>blue leather</source>
        <translation>青い革</translation>
    </message>
    <message>
        <source>green leather</source>
        <translation>緑の革</translation>
    </message>
    <message>
        <source>violet leather</source>
        <translation>紫の革</translation>
    </message>
    <message>
        <source>brown leather</source>
        <translation>茶色の革</translation>
    </message>
    <message>
        <source>grey leather</source>
        <translation>灰色の革</translation>
    </message>
    <message>
        <source>A new campaign</source>
        <translation>新しい巡航録</translation>
    </message>
    <message>
        <source>It stands beside the others: each has its own stars, deals and logbook.</source>
        <translation>ほかの巡航録と並べて遊べます。星もセットアップも航海日誌も別々です。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Begin it</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>やめる</translation>
    </message>
    <message>
        <source>Campaigns as files</source>
        <translation>巡航録のファイル</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前を変える</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>書き出す…</translation>
    </message>
    <message>
        <source>The campaign with all its games in one file, to keep or to take along.</source>
        <translation>すべてのゲームとともに1つのファイルにします。保管にも持ち運びにも使えます。</translation>
    </message>
    <message>
        <source>Import or merge…</source>
        <translation>読み込む・統合する…</translation>
    </message>
    <message>
        <source>Another copy of a campaign is joined with yours; nothing is lost or counted twice.</source>
        <translation>同じ巡航録の写しは1つにまとまります。失われるものも、二重に数えるものもありません。</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>捨てる</translation>
    </message>
    <message>
        <source>Into the trash below; its games stay.</source>
        <translation>下のごみ箱に移します。ゲームは残ります。</translation>
    </message>
    <message>
        <source>Put “{name}” back</source>
        <translation>「{name}」を戻す</translation>
    </message>
    <message>
        <source>The campaign has its new name.</source>
        <translation>名前を変えました。</translation>
    </message>
    <message>
        <source>It lies in the trash now.</source>
        <translation>ごみ箱に移しました。</translation>
    </message>
    <message>
        <source>“{name}” lies in the trash; under its files it can be put back.</source>
        <translation>「{name}」をごみ箱に移しました。ファイルの画面で元に戻せます。</translation>
    </message>
    <message>
        <source>It is among the campaigns again.</source>
        <translation>一覧に戻しました。</translation>
    </message>
    <message>
        <source>Export the campaign</source>
        <translation>巡航録を書き出す</translation>
    </message>
    <message>
        <source>Written to {file}.</source>
        <translation>{file}に書き出しました。</translation>
    </message>
    <message>
        <source>Import a campaign</source>
        <translation>巡航録を読み込む</translation>
    </message>
    <message>
        <source>“{name}” is here now.</source>
        <translation>「{name}」を読み込みました。</translation>
    </message>
    <message>
        <source>%n attempt(s) joined with “{name}”.</source>
        <translation>「{name}」に%n回の挑戦を加えました。</translation>
    </message>
    <message>
        <source>Winter voyage</source>
        <translation>冬の航海</translation>
    </message>
    <message>
        <source>Spring voyage</source>
        <translation>春の航海</translation>
    </message>
    <message>
        <source>Summer voyage</source>
        <translation>夏の航海</translation>
    </message>
    <message>
        <source>Autumn voyage</source>
        <translation>秋の航海</translation>
    </message>
    <message>
        <source>A campaign over all four games</source>
        <translation>4つのゲームをめぐる旅</translation>
    </message>
    <message>
        <source>Sixteen chapters in four volumes</source>
        <translation>4巻16章</translation>
    </message>
    <message>
        <source>The map</source>
        <translation>地図を開く</translation>
    </message>
    <message>
        <source>First Woman</source>
        <translation>ファースト・ウーマン</translation>
    </message>
    <message>
        <source>First Man</source>
        <translation>ファースト・マン</translation>
    </message>
    <message>
        <source>Fire Man</source>
        <translation>ファイヤー・マン</translation>
    </message>
    <message>
        <source>{title} · {which}</source>
        <translation>{title}・{which}</translation>
    </message>
    <message>
        <source>{night} {against}</source>
        <translation>{night}、{against}</translation>
    </message>
    <message>
        <source>Dark Sky card {number}</source>
        <translation>ダークスカイ・カード{number}</translation>
    </message>
    <message>
        <source>On the last night the board is yours to choose.</source>
        <translation>最後の夜は、ボードを選べます。</translation>
    </message>
    <message>
        <source>Your board: {board}</source>
        <translation>あなたのボード：{board}</translation>
    </message>
    <message>
        <source>%n quartz in hand: spend it before the first pick of a round to draw a whole market of one type anew.</source>
        <translation>手元の水晶は%n個です。ラウンドの最初のドラフトの前に使うと、一方の種類の市場をすべて引き直せます。</translation>
    </message>
    <message>
        <source>Each night won gives a quartz for the nights that follow.</source>
        <translation>勝った夜ごとに、その後の夜で使える水晶を1つ得ます。</translation>
    </message>
    <message>
        <source>No quartz in hand.</source>
        <translation>手元に水晶はありません。</translation>
    </message>
    <message>
        <source>You have seen this deal: the game is open, and counts all the same.</source>
        <translation>一度見たセットアップです。
記録は練習になりますが、結果は数えます。</translation>
    </message>
    <message>
        <source>The four nights</source>
        <translation>四つの夜の歩み</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>ボード</translation>
    </message>
    <message>
        <source>Quartz</source>
        <translation>水晶</translation>
    </message>
    <message>
        <source>A quartz is won.</source>
        <translation>水晶を1つ得ました。</translation>
    </message>
    <message>
        <source>A win opens {volume}</source>
        <translation>勝てば{volume}が開きます</translation>
    </message>
    <message>
        <source>The finale is open</source>
        <translation>終章が開いています</translation>
    </message>
    <message>
        <source>Finale · best evening {percent}% of the targets</source>
        <translation>終章・最高の夜は目標の{percent}％</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}％</translation>
    </message>
    <message>
        <source>about {percent}% of {wins} measured wins reach it</source>
        <translation>計測した{wins}勝のうち約{percent}％が届く</translation>
    </message>
    <message>
        <source>{count} stars in a volume open the next. Any order, as often as you like.</source>
        <translation>1つの巻で星を{count}個集めると、次の巻が開きます。順番は自由、何度でも遊べます。</translation>
    </message>
    <message>
        <source>{count} stars in a volume open the next.</source>
        <translation>1つの巻で星を{count}個集めると、次の巻が開きます。</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Your first games of {game} are over. Keep the coach?</source>
        <translation>{game}の最初のゲームが終わりました。これからもコーチに付いてもらいますか？</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>No more</source>
        <translation>もう使わない</translation>
    </message>
</context>
<context>
    <name>FaultBar</name>
    <message>
        <source>Something unexpected happened; this step may not have been saved.</source>
        <translation>予期しない問題が起きました。直前の操作は保存されていないかもしれません。</translation>
    </message>
    <message>
        <source>{count} times so far</source>
        <translation>これまでに{count}回</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Details of what happened</source>
        <translation>起きた問題の詳細</translation>
    </message>
    <message>
        <source>If you report this, please send the text below. Nothing is sent from here by itself.</source>
        <translation>ご報告の際は、以下の内容をお送りください。ここから自動で送信されることはありません。</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Noria</source>
        <translation>ノーリア</translation>
    </message>
    <message>
        <source>Solani</source>
        <translation>ソラニ</translation>
    </message>
    <message>
        <source>Turn the wheel, rival a machine</source>
        <translation>輪を回し、機械に挑む</translation>
    </message>
    <message>
        <source>Ten spaces, five domains</source>
        <translation>10の場所と5つの分野</translation>
    </message>
    <message>
        <source>Branches and stars, one sky</source>
        <translation>枝と星でつくる夜空</translation>
    </message>
    <message>
        <source>Fields, mechs, six stars</source>
        <translation>大地とメックと6つの星</translation>
    </message>
    <message>
        <source>Sixteen rounds over a sea of cloud. Turn your wheel so that the right discs come into reach, gather ships, found factories, raise four projects, and in the council decide what they are worth. Across the table an old machine does the same, and it always tells you why.</source>
        <translation>雲海の上の16ラウンド。ホイールを回して欲しいディスクを手元に呼び、飛空船を集め、工場を建て、4つのプロジェクトを進め、その価値を議会で決めます。向かいでは太古の機械が同じことをしています。しかも、なぜそうしたかをいつでも説明してくれます。</translation>
    </message>
    <message>
        <source>Captain Nemo tests two people in five domains. Lay divers on your side or on the rival&apos;s, let arrows push cards about, take the points and leave the blots to the other. Cards are few, and somebody always holds the one you fear.</source>
        <translation>ネモ船長が5つの分野で二人を試します。自分の場にも相手の場にもダイバーを出し、矢印でカードを動かし、得点は取り、染みは相手に押し付けます。カードは少なく、怖い一枚はいつも誰かの手にあります。</translation>
    </message>
    <message>
        <source>Twelve rounds under the stars. Take a tile of each kind, turn the branches, let exactly as many of them reach a cluster as it has stars. Alone against Coyote, who scatters what you wanted, or with up to three others, people and computer players in any mix.</source>
        <translation>星空の下の12ラウンド。2種類のタイルを1枚ずつ取り、枝を回して、星の数とちょうど同じ本数を星団に届かせます。ひとりなら、欲しいものを横取りするコヨーテが相手。3人までの仲間やコンピューターとも遊べます。</translation>
    </message>
    <message>
        <source>Fields round a silent Factory. Send workers over the land, build, deploy mechs, fight where it pays, and keep the people on your side, for popularity decides what everything is worth. Alone against the Automa, who plays by cards and tells why it goes where it goes.</source>
        <translation>沈黙したファクトリーを囲む大地。ワーカーを送り、建て、メックを配備し、見合う場所では戦い、人々を味方につけます。すべての価値を決めるのは民心です。相手はカードで動くオートマひとり。なぜそこへ動くのかも教えてくれます。</translation>
    </message>
    <message>
        <source>Bot 1</source>
        <translation>ボット1</translation>
    </message>
    <message>
        <source>Bot 2</source>
        <translation>ボット2</translation>
    </message>
    <message>
        <source>Bot 3</source>
        <translation>ボット3</translation>
    </message>
    <message>
        <source>Your own layout</source>
        <translation>自分で組む</translation>
    </message>
    <message>
        <source>Random wheel</source>
        <translation>ランダムなホイール</translation>
    </message>
    <message>
        <source>The recommended first wheel. Invests late.</source>
        <translation>最初におすすめ。投資は遅め。</translation>
    </message>
    <message>
        <source>Invests at once and keeps pace with you.</source>
        <translation>すぐに投資し、あなたに追従する。</translation>
    </message>
    <message>
        <source>Enhances from the first turn. Hard.</source>
        <translation>初手からディスクを強化。難しい。</translation>
    </message>
    <message>
        <source>Place the letters A to F yourself.</source>
        <translation>AからFの文字を自由に並べる。</translation>
    </message>
    <message>
        <source>Any legal wheel, drawn by the seed.</source>
        <translation>シードで決まる、未知のホイール。</translation>
    </message>
    <message>
        <source>Nautilus</source>
        <translation>ノーチラス</translation>
    </message>
    <message>
        <source>Scythe</source>
        <translation>Scythe</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>{own} : {rival}</source>
        <translation>{own}対{rival}</translation>
    </message>
    <message>
        <source>Best {best} · {won} of {played} won</source>
        <translation>最高{best}点・{played}戦{won}勝</translation>
    </message>
    <message>
        <source>Last five</source>
        <translation>直近5戦</translation>
    </message>
    <message>
        <source>Last games: {won} of {count} won</source>
        <translation>直近{count}戦{won}勝</translation>
    </message>
    <message>
        <source>Points of the last games: {list}</source>
        <translation>直近の得点：{list}</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>新しいゲーム(&amp;N)…</translation>
    </message>
    <message>
        <source>{game}: {words}</source>
        <comment>a button&apos;s name</comment>
        <translation>{game}：{words}</translation>
    </message>
    <message>
        <source>After your first game this starts one like it.</source>
        <translation>一度遊ぶと、同じ条件で始められます。</translation>
    </message>
    <message>
        <source>No game finished yet</source>
        <translation>まだ完走していません</translation>
    </message>
    <message>
        <source>Same again</source>
        <translation>同じ条件で</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>遊び方</translation>
    </message>
    <message>
        <source>The table is laid</source>
        <translation>準備ができました</translation>
    </message>
    <message>
        <source>Your first evening</source>
        <translation>はじめての夜</translation>
    </message>
    <message>
        <source>Turn three rings, send an airship to the sky islands, and prove that you are still a better engineer than the machine.</source>
        <translation>3つのリングを回し、空島へ飛空船を送り、機械より優れた技師であることを証明しましょう。</translation>
    </message>
    <message>
        <source>Next in the Circuit · {volume}</source>
        <translation>巡航録の次の章・{volume}</translation>
    </message>
    <message>
        <source>&amp;Play {game}</source>
        <translation>{game}を始める(&amp;P)</translation>
    </message>
    <message>
        <source>Go on with the lesson</source>
        <translation>レッスンを続ける</translation>
    </message>
    <message>
        <source>Where you left off · {volume}</source>
        <translation>前回の続き・{volume}</translation>
    </message>
    <message>
        <source>Where you left off</source>
        <translation>前回の続き</translation>
    </message>
    <message>
        <source>A lesson not finished</source>
        <translation>途中のレッスン</translation>
    </message>
    <message>
        <source>{title}: step {step} of {steps}</source>
        <translation>「{title}」：ステップ{step}（全{steps}）</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>すべてのレッスン</translation>
    </message>
    <message>
        <source>Against {opponent} · your turn</source>
        <translation>{opponent}と対戦中・あなたのターン</translation>
    </message>
    <message>
        <source>Against {opponent} · their turn</source>
        <translation>{opponent}と対戦中・相手のターン</translation>
    </message>
    <message>
        <source>Four tables for one player</source>
        <translation>ひとりから遊べる4つのゲーム</translation>
    </message>
    <message>
        <source>Round {now} of {all}</source>
        <translation>第{now}ラウンド（全{all}）</translation>
    </message>
    <message>
        <source>No star placed yet</source>
        <translation>星はまだありません</translation>
    </message>
    <message>
        <source>Stars of {all}: you {mine}, opponent {theirs}</source>
        <translation>星（全{all}個）：あなた{mine}、相手{theirs}</translation>
    </message>
    <message>
        <source>{done} of {all} stars, by whoever has more</source>
        <translation>星{done}/{all}（多いほうの側）</translation>
    </message>
    <message>
        <source>Saved {when}</source>
        <translation>{when} に自動保存</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>続ける(&amp;C)</translation>
    </message>
    <message>
        <source>Restore backup</source>
        <translation>バックアップから復元</translation>
    </message>
    <message>
        <source>file damaged</source>
        <translation>ファイル破損</translation>
    </message>
    <message>
        <source>{when} · auto</source>
        <translation>{when}・自動</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Move to the trash</source>
        <translation>ゴミ箱に移動</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>セーブデータ</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>絞り込み</translation>
    </message>
    <message>
        <source>Filter the saved games</source>
        <translation>セーブデータを絞り込む</translation>
    </message>
    <message>
        <source>Games are saved by themselves after every step. They will wait for you here; a save file can also be dropped on this window.</source>
        <translation>ゲームは一手ごとに自動で保存され、ここで待っています。セーブファイルをこのウィンドウに落として開くこともできます。</translation>
    </message>
    <message>
        <source>Reading the saved games…</source>
        <translation>セーブデータを読み込んでいます…</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>ゴミ箱</translation>
    </message>
    <message>
        <source>Open the trash</source>
        <translation>ゴミ箱を開く</translation>
    </message>
    <message>
        <source>Moved to the trash</source>
        <translation>ゴミ箱に移動</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>The record of finished games is very large; only its newest part was read ({file}).</source>
        <translation>終わったゲームの記録が大きすぎるため、新しい部分だけを読み込みました（{file}）。</translation>
    </message>
    <message>
        <source>Where you left off · from a lesson</source>
        <translation>前回の続き・レッスンから</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>All lessons learned</source>
        <translation>レッスンをすべて終えました</translation>
    </message>
    <message>
        <source>Lessons done: {done} of {count}</source>
        <translation>レッスンを{count}のうち{done}終えました</translation>
    </message>
    <message>
        <source>Begin the next lesson</source>
        <translation>次のレッスンを始める</translation>
    </message>
</context>
<context>
    <name>Honours</name>
    <message>
        <source>The first flag</source>
        <translation>最初の旗</translation>
    </message>
    <message>
        <source>Win a domain</source>
        <translation>1つの分野で勝利する</translation>
    </message>
    <message>
        <source>With the rival&apos;s card</source>
        <translation>相手のカードで</translation>
    </message>
    <message>
        <source>Take a +2 with a card that the rival laid</source>
        <translation>相手が出したカードで+2を獲得する</translation>
    </message>
    <message>
        <source>Low tide</source>
        <translation>引き潮</translation>
    </message>
    <message>
        <source>Take a +2 with a card of 5 or less</source>
        <translation>5以下のカードで+2を獲得する</translation>
    </message>
    <message>
        <source>Won by a blot</source>
        <translation>染みが決めた勝利</translation>
    </message>
    <message>
        <source>Win a domain with 3 points in the very award that gives its −1 to the rival</source>
        <translation>相手が−1を取ったその時に、その分野で3点で勝利する</translation>
    </message>
    <message>
        <source>Clear water</source>
        <translation>澄んだ水</translation>
    </message>
    <message>
        <source>Take all stars of a round; every −1, one or more, goes to the rival</source>
        <translation>1ラウンドの星をすべて取り、1枚以上ある−1をすべて相手に渡す</translation>
    </message>
    <message>
        <source>One beats fourteen</source>
        <translation>1が14に勝つ</translation>
    </message>
    <message>
        <source>Take stars because the 1 beats the 14</source>
        <translation>1を14に勝たせて、星を獲得する</translation>
    </message>
    <message>
        <source>Home early</source>
        <translation>早い帰港</translation>
    </message>
    <message>
        <source>Win the game by the end of round 4</source>
        <translation>第4ラウンドまでに、ゲームに勝つ</translation>
    </message>
    <message>
        <source>The ferry</source>
        <translation>渡し守</translation>
    </message>
    <message>
        <source>Bring a card of the rival&apos;s over by your arrow, and take stars with it</source>
        <translation>相手のカードを矢印で自分の場へ移し、そのカードで星を獲得する</translation>
    </message>
    <message>
        <source>Not a drop of ink</source>
        <translation>染みひとつなく</translation>
    </message>
    <message>
        <source>Win without a −1, and with three or more at the rival&apos;s</source>
        <translation>−1を1枚も取らず、相手に3枚以上取らせて勝つ</translation>
    </message>
    <message>
        <source>Held fast</source>
        <translation>碇の力</translation>
    </message>
    <message>
        <source>Take stars with your anchored card after a rival&apos;s arrow worked on its side</source>
        <translation>同じ場で相手の矢印が働いたあと、碇で固定したカードで星を獲得する</translation>
    </message>
    <message>
        <source>Chain of three</source>
        <translation>3枚の鎖</translation>
    </message>
    <message>
        <source>Activate three discs, two of them joined only through the third</source>
        <translation>直接つながらない2枚を含めて、3枚のディスクを起動する</translation>
    </message>
    <message>
        <source>A full turn</source>
        <translation>充実のターン</translation>
    </message>
    <message>
        <source>Use discs for four actions in one turn; knowledge instead does not count</source>
        <translation>1ターンに4アクション行う（代わりに得る知識は数えない）</translation>
    </message>
    <message>
        <source>A word in the council</source>
        <translation>議会の一声</translation>
    </message>
    <message>
        <source>Seat a politician that brings 12 points</source>
        <translation>政治家を下段へ動かし、得点を12点以上増やす</translation>
    </message>
    <message>
        <source>Little fleet</source>
        <translation>小さな船団</translation>
    </message>
    <message>
        <source>Take your fourth airship of one kind</source>
        <translation>同じ種類の飛空船を4隻そろえる</translation>
    </message>
    <message>
        <source>Four roofs</source>
        <translation>4つの屋根</translation>
    </message>
    <message>
        <source>Build your fourth factory by round 10</source>
        <translation>第10ラウンドまでに工場を4つ建てる</translation>
    </message>
    <message>
        <source>Night owl</source>
        <translation>夜更かし</translation>
    </message>
    <message>
        <source>Two night shifts in a turn, then three discs activated</source>
        <translation>1ターンに夜勤を2回行い、続けて3枚のディスクを起動する</translation>
    </message>
    <message>
        <source>Decoy</source>
        <translation>おとり</translation>
    </message>
    <message>
        <source>From round 4, lure E onto a track worth 0 while another of yours scores</source>
        <translation>第4ラウンド以降、別のコースで得点しつつ、Eを価値0のコースへ誘う</translation>
    </message>
    <message>
        <source>Shut door</source>
        <translation>閉ざされた扉</translation>
    </message>
    <message>
        <source>Empty the upper row where the bot stands highest, so C goes elsewhere</source>
        <translation>ボットが最も高い議会場の上段を空にし、Cを別の議会場へ向かわせる</translation>
    </message>
    <message>
        <source>Four roads</source>
        <translation>4つの道</translation>
    </message>
    <message>
        <source>End with all levels at 2 or more and diversification worth 3</source>
        <translation>全コースがレベル2以上、分散化の価値が3以上で終える</translation>
    </message>
    <message>
        <source>Turned tide</source>
        <translation>逆転</translation>
    </message>
    <message>
        <source>Win from 10 behind as round 13 begins</source>
        <translation>第13ラウンドの開始時に10点以上の差をつけられ、そこから勝つ</translation>
    </message>
    <message>
        <source>Both hands</source>
        <translation>両手づかい</translation>
    </message>
    <message>
        <source>Take both rows in five turns in a row</source>
        <translation>5ターン続けて、上段と下段を両方行う</translation>
    </message>
    <message>
        <source>All-rounder</source>
        <translation>何でも屋</translation>
    </message>
    <message>
        <source>Take all four bottom-row actions</source>
        <translation>下段の4つのアクションをすべて行う</translation>
    </message>
    <message>
        <source>Early bird</source>
        <translation>早起きのメック</translation>
    </message>
    <message>
        <source>Deploy a mech in turn 3 or before</source>
        <translation>3ターン目までにメックを配備する</translation>
    </message>
    <message>
        <source>By a hair</source>
        <translation>紙一重</translation>
    </message>
    <message>
        <source>Win a combat on equal totals</source>
        <translation>合計が同点の戦闘に勝つ</translation>
    </message>
    <message>
        <source>Peace</source>
        <translation>平和の勝利</translation>
    </message>
    <message>
        <source>Win a game without a combat</source>
        <translation>戦闘なしでゲームに勝つ</translation>
    </message>
    <message>
        <source>Ferry</source>
        <translation>渡し船</translation>
    </message>
    <message>
        <source>Carry two workers and two resources over a river with a mech</source>
        <translation>メックでワーカー2体と資源2個を川の向こうへ運ぶ</translation>
    </message>
    <message>
        <source>Gatekeeper</source>
        <translation>門番</translation>
    </message>
    <message>
        <source>Stand in the way of the Automa&apos;s workers three times in one game</source>
        <translation>1回のゲームで、オートマのワーカーの行き先を3回変えさせる</translation>
    </message>
    <message>
        <source>Beloved</source>
        <translation>慕われる者</translation>
    </message>
    <message>
        <source>Win with popularity 13 or more</source>
        <translation>民心13以上でゲームに勝つ</translation>
    </message>
    <message>
        <source>Last push</source>
        <translation>最後のひと押し</translation>
    </message>
    <message>
        <source>Win with your sixth star in a turn in which your popularity reaches 7 or 13</source>
        <translation>民心が7か13に届いたターンに、6つ目の星を置いて勝つ</translation>
    </message>
    <message>
        <source>Turned around</source>
        <translation>逆転</translation>
    </message>
    <message>
        <source>Win from 15 behind as your turn begins</source>
        <translation>自分のターンの開始時に15以上の差をつけられ、そこから勝つ</translation>
    </message>
    <message>
        <source>End without a loose node</source>
        <translation>余ったノードなしで終える</translation>
    </message>
    <message>
        <source>Win all four bonus tiles against Coyote</source>
        <translation>コヨーテを相手に、ボーナスタイルを4枚とも取る</translation>
    </message>
    <message>
        <source>End with a constellation of eight circles or more</source>
        <translation>8つ以上の円からなる星座を作る</translation>
    </message>
    <message>
        <source>End with four clusters or more, every one of which scores</source>
        <translation>4つ以上の星団が、1つ残らず得点して終わる</translation>
    </message>
    <message>
        <source>Three guides</source>
        <translation>3つの導き</translation>
    </message>
    <message>
        <source>End with three scoring Guiding Stars</source>
        <translation>3つ以上のガイドスターで得点する</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>4つの色</translation>
    </message>
    <message>
        <source>End with four colours in one sector</source>
        <translation>1つの区画に4色の惑星の組を作る</translation>
    </message>
    <message>
        <source>No node left over</source>
        <translation>余りなし</translation>
    </message>
    <message>
        <source>Four corners</source>
        <translation>4つの区画</translation>
    </message>
    <message>
        <source>Long figure</source>
        <translation>長い星座</translation>
    </message>
    <message>
        <source>Exactly enough</source>
        <translation>ぴったり</translation>
    </message>
    <message>
        <source>Three at once</source>
        <translation>3つ同時</translation>
    </message>
    <message>
        <source>Make three circles score by one branch</source>
        <translation>1枚の枝タイルで3つの円を得点させる</translation>
    </message>
    <message>
        <source>Ahead of Coyote</source>
        <translation>先回り</translation>
    </message>
    <message>
        <source>Trade for the planet that Coyote is about to take as its fourth colour</source>
        <translation>コヨーテが4色目に取ろうとしている惑星を、先に交換で取る</translation>
    </message>
    <message>
        <source>Two with one branch</source>
        <translation>枝1枚で2つ</translation>
    </message>
    <message>
        <source>Surround two Dark Skies by one branch</source>
        <translation>1枚の枝タイルで、2つのダークスカイを囲む</translation>
    </message>
    <message>
        <source>Night closed</source>
        <translation>夜を囲む</translation>
    </message>
    <message>
        <source>Surround all four of your Dark Skies</source>
        <translation>自分のダークスカイを4つとも囲む</translation>
    </message>
    <message>
        <source>{game}: {earned} of {count} marks of honour</source>
        <translation>{game}、栄誉のしるし：{count}のうち{earned}</translation>
    </message>
    <message>
        <source>{earned} / {count}</source>
        <translation>{earned} / {count}</translation>
    </message>
    <message>
        <source>{earned} of {count}</source>
        <translation>{earned} / {count}</translation>
    </message>
    <message>
        <source>{earned} of {count} marks of honour</source>
        <translation>栄誉のしるし：{count}のうち{earned}</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>ゲームを読み込んでいます…</translation>
    </message>
    <message>
        <source>Marks of honour</source>
        <translation>栄誉のしるし</translation>
    </message>
    <message>
        <source>Read from your finished games. Nothing is counted while you play, and nothing is missed.</source>
        <translation>終えたゲームの記録から読み取ります。遊んでいる間は何も数えず、見逃すこともありません。</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>a date, in letters of Qt&apos;s date formats</comment>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>a date, in letters of Qt&apos;s date formats</comment>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <source>{name}: {how}. Not earned yet.</source>
        <translation>{name}：{how}。まだ得ていません。</translation>
    </message>
    <message>
        <source>{name}: {how}. Earned on {day}.</source>
        <translation>{name}：{how}。{day}に得ました。</translation>
    </message>
    <message>
        <source>Opens the rule it speaks of.</source>
        <translation>関わるルールを開きます。</translation>
    </message>
    <message>
        <source>Opens its game at that moment.</source>
        <translation>その場面からリプレイを開きます。</translation>
    </message>
    <message>
        <source>{names} and %n more</source>
        <translation>{names}、ほか%n個</translation>
    </message>
    <message>
        <source>Mark of honour: {names}</source>
        <translation>栄誉のしるし：{names}</translation>
    </message>
    <message>
        <source>Marks of honour: {names}</source>
        <translation>栄誉のしるし：{names}</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>arrows</source>
        <translation>矢印</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>ホイール</translation>
    </message>
    <message>
        <source>next zone; with Shift back</source>
        <translation>次のエリア（Shiftで前へ）</translation>
    </message>
    <message>
        <source>to the next possible place</source>
        <translation>次の選べる場所へ</translation>
    </message>
    <message>
        <source>take, drop, press, settle</source>
        <translation>取る、置く、押す、決める</translation>
    </message>
    <message>
        <source>put back what is in hand</source>
        <translation>手に持ったものを戻す</translation>
    </message>
    <message>
        <source>through all that can be used</source>
        <translation>使えるものを順に</translation>
    </message>
    <message>
        <source>first or last of the zone</source>
        <translation>エリアの最初・最後</translation>
    </message>
    <message>
        <source>to the place with this number</source>
        <translation>この番号の場所へ</translation>
    </message>
    <message>
        <source>look closer</source>
        <translation>くわしく見る</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>あなたのターン</translation>
    </message>
    <message>
        <source>undo, to the very start</source>
        <translation>元に戻す（最初まで）</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>end the phase, turn or move</source>
        <translation>フェイズ・ターン・移動を終える</translation>
    </message>
    <message>
        <source>decline what is offered</source>
        <translation>申し出を断る</translation>
    </message>
    <message>
        <source>hint; again: the next best</source>
        <translation>ヒント（もう一度で次の候補）</translation>
    </message>
    <message>
        <source>The bot&apos;s turn</source>
        <translation>ボットのターン</translation>
    </message>
    <message>
        <source>next step</source>
        <translation>次のステップ</translation>
    </message>
    <message>
        <source>finish its turn</source>
        <translation>ターンを最後まで</translation>
    </message>
    <message>
        <source>see its last turn again</source>
        <translation>直前のターンをもう一度見る</translation>
    </message>
    <message>
        <source>log and reasons</source>
        <translation>記録と理由</translation>
    </message>
    <message>
        <source>search the log</source>
        <translation>記録を検索</translation>
    </message>
    <message>
        <source>in the log: reason and rule</source>
        <translation>記録の中で：理由とルール</translation>
    </message>
    <message>
        <source>The view</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>zoom in</source>
        <translation>拡大</translation>
    </message>
    <message>
        <source>zoom out</source>
        <translation>縮小</translation>
    </message>
    <message>
        <source>the whole board</source>
        <translation>ボード全体</translation>
    </message>
    <message>
        <source>zoom at the pointer</source>
        <translation>ポインターの位置で拡大・縮小</translation>
    </message>
    <message>
        <source>move the view</source>
        <translation>表示を動かす</translation>
    </message>
    <message>
        <source>forecast on or off</source>
        <translation>予告の表示を切り替え</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>全画面</translation>
    </message>
    <message>
        <source>sound off or on</source>
        <translation>サウンドのオン／オフ</translation>
    </message>
    <message>
        <source>Games and help</source>
        <translation>ゲームとヘルプ</translation>
    </message>
    <message>
        <source>new game</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>open a saved game</source>
        <translation>セーブデータを開く</translation>
    </message>
    <message>
        <source>save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>save under a name</source>
        <translation>名前を付けて保存</translation>
    </message>
    <message>
        <source>copy the set-up</source>
        <translation>セットアップをコピー</translation>
    </message>
    <message>
        <source>library</source>
        <translation>ライブラリ</translation>
    </message>
    <message>
        <source>the Circuit</source>
        <translation>巡航録</translation>
    </message>
    <message>
        <source>logbook</source>
        <translation>航海日誌</translation>
    </message>
    <message>
        <source>learn to play</source>
        <translation>遊び方を学ぶ</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>リプレイ</translation>
    </message>
    <message>
        <source>a step back or on</source>
        <translation>1ステップ戻る・進む</translation>
    </message>
    <message>
        <source>a turn back or on</source>
        <translation>1ターン戻る・進む</translation>
    </message>
    <message>
        <source>a round back or on</source>
        <translation>1ラウンド戻る・進む</translation>
    </message>
    <message>
        <source>the mark before or after</source>
        <translation>前・次の印へ</translation>
    </message>
    <message>
        <source>beginning or end of the game</source>
        <translation>ゲームの最初・最後</translation>
    </message>
    <message>
        <source>play, pause</source>
        <translation>再生・一時停止</translation>
    </message>
    <message>
        <source>faster or slower</source>
        <translation>速く・遅く</translation>
    </message>
    <message>
        <source>the other&apos;s next step</source>
        <translation>相手の次のステップ</translation>
    </message>
    <message>
        <source>turning points</source>
        <translation>分かれ目</translation>
    </message>
    <message>
        <source>play on from here</source>
        <translation>ここから続ける</translation>
    </message>
    <message>
        <source>what the adviser would do</source>
        <translation>その局面でのヒントを見る</translation>
    </message>
    <message>
        <source>leave the line, then the replay</source>
        <translation>手筋、次にリプレイを離れる</translation>
    </message>
    <message>
        <source>Only in one game</source>
        <translation>1つのゲームだけで</translation>
    </message>
    <message>
        <source>substitute</source>
        <translation>代用</translation>
    </message>
    <message>
        <source>turn the piece in hand</source>
        <translation>手に持ったタイルを回す</translation>
    </message>
    <message>
        <source>which way round</source>
        <translation>向きを選ぶ</translation>
    </message>
    <message>
        <source>who controls what</source>
        <translation>支配状況</translation>
    </message>
    <message>
        <source>what a unit carries</source>
        <translation>ユニットの積み荷</translation>
    </message>
    <message>
        <source>{line}. Press to change it.</source>
        <translation>{line}。押すと変更できます。</translation>
    </message>
    <message>
        <source>press a key</source>
        <translation>キーを押す</translation>
    </message>
    <message>
        <source>{game}: {does}</source>
        <translation>{game}：{does}</translation>
    </message>
    <message>
        <source>{key} belongs to “{other}”.</source>
        <translation>{key}は「{other}」のキーです。</translation>
    </message>
    <message>
        <source>{key} belongs to “{other}”, which cannot have the other key in exchange.</source>
        <translation>{key}は「{other}」のキーで、入れ替えはできません。</translation>
    </message>
    <message>
        <source>{key} cannot be used here: a letter or F2 to F12, alone.</source>
        <translation>{key}はここでは使えません。文字キーかF2〜F12を単独で選んでください。</translation>
    </message>
    <message>
        <source>{key} cannot be used here: Ctrl with a letter, or F2 to F12.</source>
        <translation>{key}はここでは使えません。Ctrl＋文字キーかF2〜F12を選んでください。</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>キー一覧</translation>
    </message>
    <message>
        <source>Press a brass cap, then the new key. Keys without brass are the same everywhere.</source>
        <translation>金色のキーを押してから、新しいキーを押します。金色でないキーは変更できません。</translation>
    </message>
    <message>
        <source>Everything the mouse can do, the keyboard can do.</source>
        <translation>マウスでできることは、すべてキーボードでもできます。</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>キーを変更…</translation>
    </message>
    <message>
        <source>Usual keys</source>
        <translation>標準のキーに戻す</translation>
    </message>
    <message>
        <source>Swap them</source>
        <translation>入れ替える</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>そのままにする</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>ボードの上で</translation>
    </message>
    <message>
        <source>the rule for what is asked now; again: away with it</source>
        <translation>今の場面のルール（もう一度で閉じる）</translation>
    </message>
    <message>
        <source>this card; F1 on the page of rules does the same</source>
        <translation>このキー一覧（ルール画面ではF1でも同じ）</translation>
    </message>
    <message>
        <source>why: the coach, the other&apos;s turn</source>
        <translation>理由（コーチ、相手のターン）</translation>
    </message>
    <message>
        <source>the coach: not again</source>
        <translation>コーチの行を今後は表示しない</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <source>All lessons of {game} done</source>
        <translation>{game}のレッスンをすべて終えました</translation>
    </message>
    <message>
        <source>A game with {opponent}</source>
        <translation>{opponent}と遊ぶ</translation>
    </message>
    <message>
        <source>Learning is for playing. Any lesson can be done again.</source>
        <translation>学んだら遊びましょう。どのレッスンももう一度できます。</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>{game}, lesson {number} of {count}</source>
        <translation>{game} レッスン{number}（全{count}）</translation>
    </message>
    <message>
        <source>Where you were</source>
        <translation>前回の続き</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>次のレッスン</translation>
    </message>
    <message>
        <source>{where} · {lesson}</source>
        <translation>{where}・{lesson}</translation>
    </message>
    <message>
        <source>The kindest first game</source>
        <translation>はじめての1本に</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>about %n minute(s)</source>
        <translation>およそ%n分</translation>
    </message>
    <message>
        <source>step {step} of {steps} · {left}</source>
        <translation>{steps}ステップ中{step}ステップ目・{left}</translation>
    </message>
    <message>
        <source>I know it</source>
        <translation>もう知っている</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>遊び方を学ぶ</translation>
    </message>
    <message>
        <source>about three minutes a lesson, one step at a time</source>
        <translation>1レッスンおよそ3分、1ステップずつ</translation>
    </message>
    <message>
        <source>done</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>begun, step {step} of {steps}</source>
        <translation>途中、{steps}ステップ中{step}ステップ目</translation>
    </message>
    <message>
        <source>next</source>
        <translation>次</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation>未開始</translation>
    </message>
    <message>
        <source>Lesson {number}, {title}, {state}, {minutes}</source>
        <translation>レッスン{number}、{title}、{state}、{minutes}</translation>
    </message>
    <message>
        <source>%n min</source>
        <translation>%n分</translation>
    </message>
    <message>
        <source>Meet {opponent}</source>
        <translation>{opponent}に会う</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>The lesson is known again</source>
        <translation>消したレッスンの記録を元に戻します</translation>
    </message>
    <message>
        <source>all learned</source>
        <translation>すべて終了</translation>
    </message>
    <message>
        <source>{done} of {count} done</source>
        <translation>終了 {done}／{count}</translation>
    </message>
    <message>
        <source>Begin the first lesson</source>
        <translation>最初のレッスンを始める</translation>
    </message>
    <message>
        <source>%n min for the rest</source>
        <translation>残り全部で約%n分</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>Leave</source>
        <translation>やめる</translation>
    </message>
    <message>
        <source>Skip this lesson</source>
        <translation>このレッスンをスキップ</translation>
    </message>
    <message>
        <source>your own way</source>
        <translation>自分の進め方</translation>
    </message>
    <message>
        <source>all {count} steps</source>
        <translation>全{count}ステップ</translation>
    </message>
    <message>
        <source>step {number} of {count}</source>
        <translation>{count}ステップ中{number}ステップ目</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>お手本を見る</translation>
    </message>
    <message>
        <source>Your goal: {goal}</source>
        <translation>目標：{goal}</translation>
    </message>
    <message>
        <source>Goal reached: {goal}</source>
        <translation>目標達成：{goal}</translation>
    </message>
    <message>
        <source>Your goal</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>Goal reached</source>
        <translation>目標達成</translation>
    </message>
    <message>
        <source>Lesson {number} of {count}</source>
        <translation>レッスン{number}（全{count}）</translation>
    </message>
    <message>
        <source>First press “{button}”.</source>
        <translation>先に「{button}」を押してください。</translation>
    </message>
    <message>
        <source>The lesson is over: choose here what comes next.</source>
        <translation>レッスンは終わりです。次にすることをここで選んでください。</translation>
    </message>
    <message>
        <source>Nothing was lost.</source>
        <translation>失ったものはありません。</translation>
    </message>
    <message>
        <source>That is all of it: press “{button}”.</source>
        <translation>これで全部です。「{button}」を押してください。</translation>
    </message>
    <message>
        <source>Next: {act}.</source>
        <translation>次は「{act}」です。</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>次のレッスン</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>終わる</translation>
    </message>
    <message>
        <source>To keep</source>
        <translation>おぼえておくこと</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>わかった</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>From here the choices are yours. Hint shows a move; the lesson ends by itself.</source>
        <translation>ここからは自由に選んでください。ヒントを使うと手が見られます。レッスンは自動で終わります。</translation>
    </message>
    <message>
        <source>You go your own way, and nothing is proposed any more. Undo brings the proposal back, Hint shows a move.</source>
        <translation>自分で選んだ道なので、ここからは提案しません。元に戻すと提案が戻り、ヒントを使うと手が見られます。</translation>
    </message>
    <message>
        <source>{count} steps</source>
        <translation>全{count}ステップ</translation>
    </message>
    <message>
        <source>{thing}: what is framed comes first. Esc puts this back.</source>
        <translation>{thing}より、枠で示したところが先です。Escで元に戻せます。</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Points by rounds: you {own}; the other {rival}</source>
        <translation>ラウンドごとの得点：あなた{own}、相手{rival}</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>対戦日</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>記録</translation>
    </message>
    <message>
        <source>Keep tags</source>
        <translation>タグを決定</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>リプレイ</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>分かれ目</translation>
    </message>
    <message>
        <source>Same set-up</source>
        <translation>同じセットアップで</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>書き出す…</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>フォルダーで表示</translation>
    </message>
    <message>
        <source>To the trash</source>
        <translation>ゴミ箱へ</translation>
    </message>
    <message>
        <source>Tags…</source>
        <translation>タグ…</translation>
    </message>
    <message>
        <source>parted by commas</source>
        <translation>コンマで区切る</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Restore the backup</source>
        <translation>バックアップから復元する</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Order: {order}</source>
        <translation>並べ替え：{order}</translation>
    </message>
    <message>
        <source>Take off: {filter}</source>
        <translation>絞り込みを外す：{filter}</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>すべて外す</translation>
    </message>
    <message>
        <source>“{words}”</source>
        <translation>検索語 {words}</translation>
    </message>
    <message>
        <source>{what} ({count})</source>
        <translation>{what}（{count}）</translation>
    </message>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation>検索（Ctrl+F）</translation>
    </message>
    <message>
        <source>Search the library</source>
        <translation>ライブラリを検索</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>%n game(s)</source>
        <translation>%n局</translation>
    </message>
    <message>
        <source>Nothing here. Without {filter} there are %n.</source>
        <translation>該当する対局はありません。「{filter}」を外すと%n局あります。</translation>
    </message>
    <message>
        <source>Take off {filter}</source>
        <translation>「{filter}」を外す</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>読み込んでいます…</translation>
    </message>
    <message>
        <source>Every game that you play stands here, from its first decision on.</source>
        <translation>遊んだ対局は、最初の手からすべてここに並びます。</translation>
    </message>
    <message>
        <source>%n game(s) moved to the trash</source>
        <translation>%n局をゴミ箱へ移しました</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>Back to the library</source>
        <translation>ライブラリに戻る</translation>
    </message>
    <message>
        <source>Empty…</source>
        <translation>空にする…</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>ライブラリ</translation>
    </message>
    <message>
        <source>%n finished</source>
        <translation>終えた対局%n</translation>
    </message>
    <message>
        <source>%n going on</source>
        <translation>対戦中%n</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>ゴミ箱</translation>
    </message>
    <message>
        <source>%n file(s) damaged</source>
        <translation>破損したファイル：%n</translation>
    </message>
    <message>
        <source>All files in order</source>
        <translation>すべてのファイルは正常です</translation>
    </message>
    <message>
        <source>row {row} of {all}</source>
        <translation>{all}行中{row}行目</translation>
    </message>
    <message>
        <source>Saved game</source>
        <translation>保存したゲーム</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between the parts of a line</comment>
        <translation>・</translation>
    </message>
    <message>
        <source>{day} {time}</source>
        <comment>a day of the week</comment>
        <translation>{day} {time}</translation>
    </message>
    <message>
        <source>{day} {time}</source>
        <comment>a date</comment>
        <translation>{day} {time}</translation>
    </message>
    <message>
        <source>MMM d, yyyy</source>
        <comment>how a date is written, in Qt&apos;s letters</comment>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <source>%n round(s)</source>
        <translation>%nラウンド</translation>
    </message>
    <message>
        <source>%n star(s)</source>
        <translation>星%n個</translation>
    </message>
    <message>
        <source>%n min</source>
        <translation>%n分</translation>
    </message>
    <message>
        <source>only its result is kept</source>
        <translation>結果のみ</translation>
    </message>
    <message>
        <source>going on</source>
        <translation>対戦中</translation>
    </message>
    <message>
        <source>won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>file damaged</source>
        <translation>ファイル破損</translation>
    </message>
    <message>
        <source>Sealed records</source>
        <translation>公式記録</translation>
    </message>
    <message>
        <source>Open games</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>Under 20 min</source>
        <translation>20分未満</translation>
    </message>
    <message>
        <source>20 to 60 min</source>
        <translation>20–60分</translation>
    </message>
    <message>
        <source>An hour and more</source>
        <translation>1時間以上</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>新しい順</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>古い順</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>ゲーム順</translation>
    </message>
    <message>
        <source>By opponent</source>
        <translation>相手順</translation>
    </message>
    <message>
        <source>Most points first</source>
        <translation>得点順</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>長い順</translation>
    </message>
    <message>
        <source>sealed record</source>
        <translation>公式記録</translation>
    </message>
    <message>
        <source>open</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>sealed</source>
        <translation>公式記録</translation>
    </message>
    <message>
        <source>place {place} of {all}</source>
        <translation>{all}人中{place}位</translation>
    </message>
    <message>
        <source>Won by %n</source>
        <translation>%n点差で勝ち</translation>
    </message>
    <message>
        <source>Lost by %n</source>
        <translation>%n点差で負け</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>進み具合</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>Victory shared</source>
        <translation>勝利を分け合いました</translation>
    </message>
    <message>
        <source>Circuit {volume}</source>
        <translation>巡航録 {volume}</translation>
    </message>
    <message>
        <source>made by a newer version</source>
        <translation>新しい版のファイルです</translation>
    </message>
    <message>
        <source>a backup can be restored</source>
        <translation>バックアップから復元できます</translation>
    </message>
    <message>
        <source>it stays as it is</source>
        <translation>そのまま残しています</translation>
    </message>
    <message>
        <source>Going on</source>
        <translation>対戦中</translation>
    </message>
    <message>
        <source>This week</source>
        <translation>今週</translation>
    </message>
    <message>
        <source>Earlier this month</source>
        <translation>今月</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <comment>how a month is written, in Qt&apos;s letters</comment>
        <translation>yyyy年M月</translation>
    </message>
    <message>
        <source>{result} {own} to {rival}</source>
        <translation>{own}対{rival}で{result}</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the facts about a game that are read out</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>The file of this game is no longer there; its result is. The same set-up can be played again.</source>
        <translation>このゲームのファイルはもうありませんが、結果は残っています。同じセットアップでもう一度遊べます。</translation>
    </message>
    <message>
        <source>Nothing in it was changed, and nothing overwrites it. It can be looked at in its folder.</source>
        <translation>中身は変えていません。上書きもされません。フォルダーで確かめられます。</translation>
    </message>
    <message>
        <source>What is safe: the backup of {day} {time} ({progress}). The damaged file stays beside it as “.broken”.</source>
        <translation>無事なデータ：{day} {time}のバックアップ、{progress}。破損したファイルは「.broken」として残ります。</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出す</translation>
    </message>
    <message>
        <source>Tags of this game, parted by commas:</source>
        <translation>この対局のタグ（「、」で区切ります）：</translation>
    </message>
    <message>
        <source>from another game</source>
        <translation>別のゲームの続き</translation>
    </message>
    <message>
        <source>Gone on with from a moment of another game: it stands outside statistics, bests and marks of honour.</source>
        <translation>別のゲームの途中から続けたゲームです。統計、自己最高、栄誉のしるしには数えません。</translation>
    </message>
    <message>
        <source>from a lesson</source>
        <translation>レッスンの続き</translation>
    </message>
    <message>
        <source>Begun by a lesson: it stands outside statistics, bests and marks of honour.</source>
        <translation>レッスンで始めたゲームです。統計、自己最高、栄誉のしるしには数えません。</translation>
    </message>
    <message>
        <source>With lines taken back</source>
        <translation>取り消した進め方があるゲーム</translation>
    </message>
    <message>
        <source>%n line(s) taken back</source>
        <translation>取り消した進め方%n通り</translation>
    </message>
    <message>
        <source>Won by %n coin(s)</source>
        <translation>%nコイン差で勝ち</translation>
    </message>
    <message>
        <source>Won by %n domain(s)</source>
        <translation>%n分野差で勝ち</translation>
    </message>
    <message>
        <source>Lost by %n coin(s)</source>
        <translation>%nコイン差で負け</translation>
    </message>
    <message>
        <source>Lost by %n domain(s)</source>
        <translation>%n分野差で負け</translation>
    </message>
    <message>
        <source>The day&apos;s game, {date}</source>
        <translation>今日の一局（{date}）</translation>
    </message>
    <message>
        <source>Nothing to put back. What was thrown away earlier lies in the trash.</source>
        <translation>元に戻すものはありません。前に捨てたゲームはゴミ箱にあります。</translation>
    </message>
</context>
<context>
    <name>LinesSheet</name>
    <message>
        <source>What you took back and then played otherwise, newest first. Going on from one lays a table of its own; the game you play now stays as it is.</source>
        <translation>取り消して別の手に変えた進め方です（新しい順）。ここから続けると別のゲームになり、いまのゲームはそのまま残ります。</translation>
    </message>
    <message>
        <source>Looking through the lines…</source>
        <translation>進め方を調べています…</translation>
    </message>
    <message>
        <source>Go on from its end</source>
        <translation>この続きから遊ぶ</translation>
    </message>
    <message>
        <source>%n older line(s) had to go, because there was no room for more.</source>
        <translation>保存できる量を超えたため、古い進め方 %n 件は残っていません。</translation>
    </message>
    <message>
        <source>This line cannot be replayed under today&apos;s rules.</source>
        <translation>この進め方は、いまのルールでは再現できません。</translation>
    </message>
    <message>
        <source>This is a game of its own now. The other one is kept as it was.</source>
        <translation>ここからは別のゲームです。元のゲームはそのまま残っています。</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between facts</comment>
        <translation>・</translation>
    </message>
    <message>
        <source>A line from the closed part of the game</source>
        <translation>閉じられたターンからの進め方</translation>
    </message>
    <message>
        <source>A line without a decision of yours</source>
        <translation>あなたのターンを含まない進め方</translation>
    </message>
    <message>
        <source>left after %n step(s)</source>
        <translation>%n 手の後で分岐</translation>
    </message>
    <message>
        <source>%n step(s) long</source>
        <translation>長さ %n 手</translation>
    </message>
    <message>
        <source>cannot be replayed under today&apos;s rules</source>
        <translation>いまのルールでは再現できません</translation>
    </message>
    <message>
        <source>finished {scores}</source>
        <translation>終了 {scores}</translation>
    </message>
    <message>
        <source>score {scores}</source>
        <translation>得点 {scores}</translation>
    </message>
    <message>
        <source>Lines taken back</source>
        <translation>取り消した進め方</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>, </source>
        <comment>between words</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between parts</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>{said}.</source>
        <translation>{said}。</translation>
    </message>
</context>
<context>
    <name>Logbook</name>
    <message>
        <source>the {rank}</source>
        <comment>a rival by its rank, as sentences name it</comment>
        <translation>{rank}</translation>
    </message>
    <message>
        <source>The table when the last card lay</source>
        <translation>最後の1枚が出された場</translation>
    </message>
    <message>
        <source>The table in round {round} when the last card lay: {own} domains to {rival} in the end.</source>
        <translation>第{round}ラウンド、最後の1枚が出された場。最終結果は{own}分野対{rival}分野。</translation>
    </message>
    <message>
        <source>The wheel and the islands after round {round}</source>
        <translation>第{round}ラウンドを終えたホイールと空島</translation>
    </message>
    <message>
        <source>Your wheel and the five sky islands after round {round}: {own} points to {rival}.</source>
        <translation>第{round}ラウンドを終えたあなたのホイールと5つの空島。{own}点対{rival}点。</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>セットアップ</translation>
    </message>
    <message>
        <source>not yet written</source>
        <translation>まだ白紙</translation>
    </message>
    <message>
        <source>shut</source>
        <translation>まだ開いていません</translation>
    </message>
    <message>
        <source>{place}, {title}, {said}</source>
        <translation>{place}、{title}、{said}</translation>
    </message>
    <message>
        <source>{round}: {line}</source>
        <translation>{round}：{line}</translation>
    </message>
    <message>
        <source>{row}: {own} to {rival}</source>
        <translation>{row}：{own}対{rival}</translation>
    </message>
    <message>
        <source>Pages {left} and {right}</source>
        <translation>{left}ページと{right}ページ</translation>
    </message>
    <message>
        <source>Volume I</source>
        <translation>第1巻</translation>
    </message>
    <message>
        <source>Volume II</source>
        <translation>第2巻</translation>
    </message>
    <message>
        <source>Volume III</source>
        <translation>第3巻</translation>
    </message>
    <message>
        <source>Volume IV</source>
        <translation>第4巻</translation>
    </message>
    <message>
        <source>{volume} · chapter {chapter}</source>
        <translation>{volume}・第{chapter}章</translation>
    </message>
    <message>
        <source>{game} against {rival}</source>
        <translation>{game}&#x3000;対{rival}</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <comment>a date without its year, in letters of Qt&apos;s date formats</comment>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>a date, in letters of Qt&apos;s date formats</comment>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <source>attempt {number}</source>
        <translation>{number}回目の挑戦</translation>
    </message>
    <message>
        <source>attempt {number} of {count}</source>
        <translation>{count}回中{number}回目の挑戦</translation>
    </message>
    <message>
        <source>%n minute(s)</source>
        <translation>%n分</translation>
    </message>
    <message>
        <source>{date} · {attempt} · {minutes}</source>
        <translation>{date}・{attempt}・{minutes}</translation>
    </message>
    <message>
        <source>Victory shared</source>
        <translation>引き分けで勝利</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Won in round {round}</source>
        <translation>第{round}ラウンドで勝利</translation>
    </message>
    <message>
        <source>Lost in round {round}</source>
        <translation>第{round}ラウンドで敗北</translation>
    </message>
    <message>
        <source>Won on a tie-break</source>
        <translation>同点判定で勝利</translation>
    </message>
    <message>
        <source>Lost on a tie-break</source>
        <translation>同点判定で敗北</translation>
    </message>
    <message>
        <source>Won by %n coin(s)</source>
        <translation>%nコイン差で勝利</translation>
    </message>
    <message>
        <source>Lost by %n coin(s)</source>
        <translation>%nコイン差で敗北</translation>
    </message>
    <message>
        <source>Won by {points}</source>
        <translation>{points}点差で勝利</translation>
    </message>
    <message>
        <source>Lost by {points}</source>
        <translation>{points}点差で敗北</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>勝利する</translation>
    </message>
    <message>
        <source>Win by round {round}</source>
        <translation>第{round}ラウンドまでに勝利する</translation>
    </message>
    <message>
        <source>Win by at least %n point(s)</source>
        <translation>%n点以上の差で勝利する</translation>
    </message>
    <message>
        <source>Win by at least %n coin(s)</source>
        <translation>%nコイン以上の差で勝利する</translation>
    </message>
    <message>
        <source>Win by at least %n domain(s)</source>
        <translation>%n分野以上の差で勝利する</translation>
    </message>
    <message>
        <source>Win with at least %n point(s)</source>
        <translation>%n点以上で勝利する</translation>
    </message>
    <message>
        <source>Win with at least %n coin(s)</source>
        <translation>%nコイン以上で勝利する</translation>
    </message>
    <message>
        <source>Win with at least %n domain(s)</source>
        <translation>%n分野以上で勝利する</translation>
    </message>
    <message>
        <source>Against an easier rival: one star at the most</source>
        <translation>やさしい相手との勝利は星1つまで</translation>
    </message>
    <message>
        <source>Against an easier rival</source>
        <translation>やさしい相手との挑戦</translation>
    </message>
    <message>
        <source>All three stars</source>
        <translation>星3つを獲得</translation>
    </message>
    <message>
        <source>A win earns the first star</source>
        <translation>勝利で1つ目の星</translation>
    </message>
    <message>
        <source>second</source>
        <comment>which star</comment>
        <translation>2つ目</translation>
    </message>
    <message>
        <source>third</source>
        <comment>which star</comment>
        <translation>3つ目</translation>
    </message>
    <message>
        <source>For the {star} star: {goal}</source>
        <translation>{star}の星：{goal}</translation>
    </message>
    <message>
        <source>%n more point(s) for the {star} star</source>
        <translation>{star}の星まで、あと%n点</translation>
    </message>
    <message>
        <source>%n more coin(s) for the {star} star</source>
        <translation>{star}の星まで、あと%nコイン</translation>
    </message>
    <message>
        <source>%n more domain(s) for the {star} star</source>
        <translation>{star}の星まで、あと%n分野</translation>
    </message>
    <message>
        <source>A lead of %n more coin(s) for the {star} star</source>
        <translation>{star}の星まで、あと%nコイン差</translation>
    </message>
    <message>
        <source>A lead of %n more point(s) for the {star} star</source>
        <translation>{star}の星まで、あと%n点差</translation>
    </message>
    <message>
        <source>{won} won, {lost} lost against {rival}</source>
        <translation>{rival}との通算：{won}勝{lost}敗</translation>
    </message>
    <message>
        <source>sealed record</source>
        <translation>公式記録</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>not a sealed record</comment>
        <translation>練習</translation>
    </message>
    <message>
        <source>A game is under way here. Its end is written on this page.</source>
        <translation>プレイ中のゲームがあります。終わると、このページに書き留めます。</translation>
    </message>
    <message>
        <source>Not yet written. The first game finished here fills this page.</source>
        <translation>まだ白紙です。最初のゲームが終わると、このページに書き留めます。</translation>
    </message>
    <message>
        <source>Opens with %n more star(s) in {volume}.</source>
        <translation>{volume}の星あと%n個で開きます。</translation>
    </message>
    <message>
        <source>Opens with {count} stars in {volume}.</source>
        <translation>{volume}の星{count}個で開きます。</translation>
    </message>
    <message>
        <source>The game of this page cannot be read. Its result stands all the same.</source>
        <translation>このページのゲームは読み込めませんが、結果は残っています。</translation>
    </message>
    <message>
        <source>no star</source>
        <translation>星なし</translation>
    </message>
    <message>
        <source>%n star(s) of three</source>
        <translation>星3つ中%nつ</translation>
    </message>
    <message>
        <source>The whole book</source>
        <translation>航海日誌全体</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>画像を保存</translation>
    </message>
    <message>
        <source>{file} could not be written. Choose another folder.</source>
        <translation>{file}に書き込めませんでした。別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>{file}に保存しました。</translation>
    </message>
    <message>
        <source>The set-up is copied.</source>
        <translation>セットアップをコピーしました。</translation>
    </message>
    <message>
        <source>Logbook</source>
        <translation>航海日誌</translation>
    </message>
    <message>
        <source>&amp;Save picture…</source>
        <translation>画像を保存…(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>リプレイ(&amp;R)</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>前のページ</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>次のページ</translation>
    </message>
    <message>
        <source>Earlier attempt</source>
        <translation>前の挑戦</translation>
    </message>
    <message>
        <source>Later attempt</source>
        <translation>次の挑戦</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>もう一度挑む</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>挑む</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>第{round}ラウンド</translation>
    </message>
    <message>
        <source>What the stars ask</source>
        <translation>星の条件</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>決まり</translation>
    </message>
    <message>
        <source>The land when the sixth star fell</source>
        <translation>6個目の星が置かれたボード</translation>
    </message>
    <message>
        <source>The land after turn {turn}</source>
        <translation>{turn}ターン目を終えたボード</translation>
    </message>
    <message>
        <source>The map in the end: {own} territories are yours, {rival} the Automa&apos;s; {stars} stars to {others}.</source>
        <translation>終わりのボード。あなたの領域は{own}、オートマの領域は{rival}、星は{stars}個対{others}個。</translation>
    </message>
    <message>
        <source>Your sky after {rounds} rounds</source>
        <translation>{rounds}ラウンドを終えた夜空</translation>
    </message>
    <message>
        <source>Your sky: {dark} of four Dark Skies closed, {loose} loose nodes.</source>
        <translation>あなたの夜空。ダークスカイ4つのうち{dark}つを囲み、余ったノードは{loose}つ。</translation>
    </message>
    <message>
        <source>{own} – {rival}</source>
        <translation>{own} – {rival}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first}から{last}</translation>
    </message>
    <message>
        <source>One long evening</source>
        <translation>長い夜</translation>
    </message>
    <message>
        <source>Opens with %n more star(s).</source>
        <translation>星あと%n個で開きます。</translation>
    </message>
    <message>
        <source>The finale</source>
        <translation>終章</translation>
    </message>
    <message>
        <source>Four games in a row on one seed, each against a rival of your choice.</source>
        <translation>1つのシードで4つのゲームを続けて遊びます。相手はそれぞれ選べます。</translation>
    </message>
    <message>
        <source>The evening counts by the mean share of its targets.</source>
        <translation>目標に対する割合の平均で競います。</translation>
    </message>
    <message>
        <source>One of the four may be left out.</source>
        <translation>4つのうち1つは省いてもかまいません。</translation>
    </message>
    <message>
        <source>evening {number}</source>
        <translation>{number}回目の夜</translation>
    </message>
    <message>
        <source>evening {number} of {count}</source>
        <translation>{count}回中{number}回目の夜</translation>
    </message>
    <message>
        <source>{stars} of {most} stars in the Circuit</source>
        <translation>巡航録の星{most}個のうち{stars}個</translation>
    </message>
    <message>
        <source>Seed of the evening: {code}</source>
        <translation>この夜のシード：{code}</translation>
    </message>
    <message>
        <source>of the targets</source>
        <translation>目標に対して</translation>
    </message>
    <message>
        <source>{won} of %n game(s) won</source>
        <translation>%nゲーム中{won}勝</translation>
    </message>
    <message>
        <source>Three games are needed, %n to go</source>
        <translation>成立まで、あと%nゲーム</translation>
    </message>
    <message>
        <source>Four Nights</source>
        <translation>四つの夜</translation>
    </message>
    <message>
        <source>A voyage of Solani&apos;s own</source>
        <translation>ソラニだけの航海</translation>
    </message>
    <message>
        <source>Four games against Coyote, each under a Dark Sky card of its own.</source>
        <translation>コヨーテを相手に4夜、毎夜別のダークスカイ・カードで遊びます。</translation>
    </message>
    <message>
        <source>All four are played; each win gives a quartz for the nights that follow.</source>
        <translation>4夜とも遊び、勝つたびにその後の夜で使える水晶を1つ得ます。</translation>
    </message>
    <message>
        <source>The points ahead in all four count, and one more for each win.</source>
        <translation>4夜の点差の合計に、勝利ごとに1点を足した結果で競います。</translation>
    </message>
    <message>
        <source>voyage {number}</source>
        <translation>{number}回目の航海</translation>
    </message>
    <message>
        <source>voyage {number} of {count}</source>
        <translation>{count}回中{number}回目の航海</translation>
    </message>
    <message>
        <source>{lead} points ahead in all, and %n for the nights won</source>
        <translation>点差の合計{lead}点、勝った夜で%n点</translation>
    </message>
    <message>
        <source>the result of the voyage</source>
        <translation>この航海の結果</translation>
    </message>
    <message>
        <source>so far</source>
        <translation>ここまで</translation>
    </message>
    <message>
        <source>%n night(s) to come</source>
        <translation>残り%n夜</translation>
    </message>
    <message>
        <source>{won} of {count} nights won</source>
        <translation>{count}夜のうち{won}勝</translation>
    </message>
    <message>
        <source>Night {number}</source>
        <translation>第{number}夜</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}％</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;Game</source>
        <translation>ゲーム(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>新しいゲーム(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Logbook</source>
        <translation>航海日誌(&amp;L)</translation>
    </message>
    <message>
        <source>The &amp;day&apos;s game</source>
        <translation>今日の一局(&amp;D)</translation>
    </message>
    <message>
        <source>Librar&amp;y</source>
        <translation>ライブラリ(&amp;Y)</translation>
    </message>
    <message>
        <source>Stat&amp;istics</source>
        <translation>統計(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Copy set-up</source>
        <translation>セットアップをコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Save &amp;picture…</source>
        <translation>画像を保存(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Trash…</source>
        <translation>ゴミ箱(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Export everything…</source>
        <translation>すべて書き出す(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Home</source>
        <translation>ホーム(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>Back to the &amp;start of the game</source>
        <translation>ゲームの最初に戻る(&amp;S)</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>設定(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Fit the board</source>
        <translation>盤面全体を表示(&amp;F)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>拡大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>縮小(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Log and reasons</source>
        <translation>記録と理由(&amp;L)</translation>
    </message>
    <message>
        <source>Forecast of the &amp;bot&apos;s turn</source>
        <translation>ボットのターンの予測(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Who controls what</source>
        <translation>領域の支配(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>サウンド(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>テーマ(&amp;T)</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>言語(&amp;G)</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全画面(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Bot</source>
        <translation>ボット(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Replay the last bot turn</source>
        <translation>直前のターンを再生(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Finish the bot&apos;s turn</source>
        <translation>ボットのターンを終わらせる(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>速度(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Learn to play</source>
        <translation>遊び方を学ぶ(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>ルール(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>キー一覧(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Noria Desktop</source>
        <translation>Noria Desktopについて(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo: {step}</source>
        <translation>元に戻す(&amp;U)：{step}</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>The Ci&amp;rcuit</source>
        <translation>巡航録(&amp;R)</translation>
    </message>
    <message>
        <source>I&amp;mport…</source>
        <translation>読み込む(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Redo: {step}</source>
        <translation>やり直す(&amp;R)：{step}</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>夜</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>昼</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>1手ずつ</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>遅い</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>即時</translation>
    </message>
    <message>
        <source>Mar&amp;ks of honour</source>
        <translation>栄誉のしるし(&amp;K)</translation>
    </message>
    <message>
        <source>What the coach says: &amp;why</source>
        <translation>コーチの言葉：理由(&amp;W)</translation>
    </message>
    <message>
        <source>What the coach says: &amp;not again</source>
        <translation>コーチの言葉：今後は表示しない(&amp;N)</translation>
    </message>
    <message>
        <source>Practice list</source>
        <translation>復習リスト(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Lines taken back…</source>
        <translation>取り消した進め方(&amp;L)…</translation>
    </message>
</context>
<context>
    <name>Nautilus</name>
    <message>
        <source>Race for the domains</source>
        <translation>分野の勝敗</translation>
    </message>
    <message>
        <source>Your domain cards</source>
        <translation>自分の分野カード</translation>
    </message>
    <message>
        <source>Decided after round {round}</source>
        <translation>第{round}ラウンド終了後に決着</translation>
    </message>
    <message>
        <source>{hand} in the rival&apos;s hand, {pile} in the pile</source>
        <translation>相手の手札に{hand}枚、山に{pile}枚</translation>
    </message>
    <message>
        <source>Divers not seen yet</source>
        <translation>まだ見ていないダイバー</translation>
    </message>
    <message>
        <source>Special cards, rounds {first}–{last}</source>
        <translation>スペシャル（{first}〜{last}ラウンド）</translation>
    </message>
    <message>
        <source>you won</source>
        <translation>あなたの勝ち</translation>
    </message>
    <message>
        <source>rival won</source>
        <translation>相手の勝ち</translation>
    </message>
    <message>
        <source>−1: in the deck</source>
        <translation>−1は未登場</translation>
    </message>
    <message>
        <source>−1: on table</source>
        <translation>−1が場に</translation>
    </message>
    <message>
        <source>−1: you</source>
        <translation>−1はあなた</translation>
    </message>
    <message>
        <source>−1: rival</source>
        <translation>−1は相手</translation>
    </message>
    <message>
        <source>−1: not yours</source>
        <translation>−1は手元になし</translation>
    </message>
    <message>
        <source>unseen</source>
        <translation>未見</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>手札</translation>
    </message>
    <message>
        <source>table</source>
        <translation>場</translation>
    </message>
    <message>
        <source>rival</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>pile</source>
        <translation>山</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>山札</translation>
    </message>
    <message>
        <source>with the {card}</source>
        <translation>{card}を含む</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>自分の場</translation>
    </message>
    <message>
        <source>Rival&apos;s side</source>
        <translation>相手の場</translation>
    </message>
    <message>
        <source>Special card</source>
        <translation>スペシャル</translation>
    </message>
    <message>
        <source>used</source>
        <translation>使用済み</translation>
    </message>
    <message>
        <source>held</source>
        <translation>所持</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>非公開</translation>
    </message>
    <message>
        <source>Keep {card}</source>
        <translation>{card}を取る</translation>
    </message>
    <message>
        <source>The rival gets {card}</source>
        <translation>{card}は相手へ</translation>
    </message>
    <message>
        <source>Give {card} to the rival</source>
        <translation>{card}を相手に渡す</translation>
    </message>
    <message>
        <source>You keep {card}</source>
        <translation>{card}は自分に残る</translation>
    </message>
    <message>
        <source>Keep the {card}</source>
        <translation>{card}を取る</translation>
    </message>
    <message>
        <source>The {card} goes back to the pile</source>
        <translation>{card}は山札へ戻る</translation>
    </message>
    <message>
        <source>The {card} joins your hand</source>
        <translation>{card}は手札に入る</translation>
    </message>
    <message>
        <source>Start player</source>
        <translation>スタートプレイヤー</translation>
    </message>
    <message>
        <source>The rival starts</source>
        <translation>相手が先手</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>プレイヤー{number}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Keep one, give the other away</source>
        <translation>1枚を取り、1枚を相手に渡す</translation>
    </message>
    <message>
        <source>Use the submarine?</source>
        <translation>潜水艦を使いますか？</translation>
    </message>
    <message>
        <source>Use the harpoon?</source>
        <translation>銛を使いますか？</translation>
    </message>
    <message>
        <source>Use the eye?</source>
        <translation>目を使いますか？</translation>
    </message>
    <message>
        <source>Which card goes back?</source>
        <translation>山に戻すのはどちら？</translation>
    </message>
    <message>
        <source>Drag one to the pile, or one to your hand; the other goes the other way.</source>
        <translation>1枚を山札へ、または1枚を手札へドラッグ。残りはもう一方へ行きます。</translation>
    </message>
    <message>
        <source>Which card do you give?</source>
        <translation>相手に渡すのはどれ？</translation>
    </message>
    <message>
        <source>Any card of your hand, the drawn one too: drag it to the rival&apos;s hand.</source>
        <translation>手札のどれでも、引いたカードでも、相手の手札へドラッグします。</translation>
    </message>
    <message>
        <source>The rival&apos;s hand</source>
        <translation>相手の手札</translation>
    </message>
    <message>
        <source>Press the card you keep twice, or drag the other one to the rival.</source>
        <translation>残すカードを2回押すか、渡すカードを相手へドラッグします。</translation>
    </message>
    <message>
        <source>Counts as a diver of {value}.</source>
        <translation>{value}のダイバーとして数えます。</translation>
    </message>
    <message>
        <source>No arrow moves one card of your choice.</source>
        <translation>選んだ1枚は矢印で動かない。</translation>
    </message>
    <message>
        <source>Draw from the rival&apos;s hand, give any card back.</source>
        <translation>相手の手札から1枚引き、好きな1枚を渡す。</translation>
    </message>
    <message>
        <source>Look at the rival&apos;s hand.</source>
        <translation>相手の手札を見る。</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Who starts round 1</source>
        <translation>最初のスタートプレイヤー</translation>
    </message>
    <message>
        <source>Afterwards it alternates: three rounds each.</source>
        <translation>その後は交互で、3ラウンドずつです。</translation>
    </message>
    <message>
        <source>Domain cards that were taken</source>
        <translation>獲得した分野カード</translation>
    </message>
    <message>
        <source>Wording of the harpoon</source>
        <translation>銛の説明文</translation>
    </message>
    <message>
        <source>Two of these come up in each round</source>
        <translation>毎ラウンド、この中の2枚が使われます</translation>
    </message>
    <message>
        <source>Domain cards: {cards}; who starts: {first}</source>
        <translation>分野カード：{cards}、スタートプレイヤー：{first}</translation>
    </message>
    <message>
        <source>Rival</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>not won</source>
        <translation>決着なし</translation>
    </message>
    <message>
        <source>won by you</source>
        <translation>あなたの勝ち</translation>
    </message>
    <message>
        <source>won by the rival</source>
        <translation>相手の勝ち</translation>
    </message>
    <message>
        <source>R{round} {points}</source>
        <translation>{round}R {points}</translation>
    </message>
    <message>
        <source>won by player {number}</source>
        <translation>プレイヤー{number}の勝ち</translation>
    </message>
    <message>
        <source>{player}: {cards}</source>
        <translation>{player}：{cards}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>cards taken</source>
        <translation>獲得したカード</translation>
    </message>
    <message>
        <source>points</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>domains</source>
        <translation>分野</translation>
    </message>
    <message>
        <source>How the domains went</source>
        <translation>分野ごとの結果</translation>
    </message>
    <message>
        <source>{needed} of {all} win the game</source>
        <translation>{all}分野中{needed}分野で勝利すればゲームに勝ち</translation>
    </message>
    <message>
        <source>open a row to see when each card was taken</source>
        <translation>行を開くと、どのラウンドで獲得したかが分かります</translation>
    </message>
    <message>
        <source>Read. What is left out keeps its usual value.</source>
        <translation>読み取りました。書かれていない項目は標準のままです。</translation>
    </message>
    <message>
        <source>Round by round</source>
        <translation>ラウンドごとの経過</translation>
    </message>
    <message>
        <source>Nobody wins, {own} : {other}</source>
        <translation>{own}対{other}で引き分け</translation>
    </message>
    <message>
        <source>Player 1 wins {own} : {other}</source>
        <translation>{own}対{other}でプレイヤー1の勝ち</translation>
    </message>
    <message>
        <source>You win {own} : {other}</source>
        <translation>{own}対{other}であなたの勝ち</translation>
    </message>
    <message>
        <source>Player 2 wins {own} : {other}</source>
        <translation>{own}対{other}でプレイヤー2の勝ち</translation>
    </message>
    <message>
        <source>The rival wins {own} : {other}</source>
        <translation>{own}対{other}で相手の勝ち</translation>
    </message>
    <message>
        <source>After round {number}; {own} to {other} points in all domains.</source>
        <translation>第{number}ラウンド終了。全分野の得点は{own}対{other}です。</translation>
    </message>
    <message>
        <source>Nobody reached three domains.</source>
        <translation>3分野に届いたプレイヤーはいません。</translation>
    </message>
    <message>
        <source>Round {round}: {domain} with {points} points was the third domain of player {number}.</source>
        <translation>第{round}ラウンド：プレイヤー{number}が{domain}に{points}点で勝ち、3つ目の分野になりました。</translation>
    </message>
    <message>
        <source>Round {round}: {domain} with {points} points was your third domain.</source>
        <translation>第{round}ラウンド：{domain}に{points}点で勝ち、3つ目の分野になりました。</translation>
    </message>
    <message>
        <source>Round {round}: {domain} with {points} points was the rival&apos;s third domain.</source>
        <translation>第{round}ラウンド：相手が{domain}に{points}点で勝ち、3つ目の分野になりました。</translation>
    </message>
    <message>
        <source>Difference by domain: {list}</source>
        <translation>分野ごとの差：{list}</translation>
    </message>
    <message>
        <source>{game}: {first} {own} – {second} {other}</source>
        <translation>{game}：{first} {own} – {second} {other}</translation>
    </message>
    <message>
        <source>{domain}: {own} – {other}</source>
        <translation>{domain}：{own} – {other}</translation>
    </message>
    <message>
        <source>Round {number}: you took {cards}</source>
        <translation>第{number}ラウンド：あなたの獲得は{cards}</translation>
    </message>
    <message>
        <source>{round}; decided: {domains}</source>
        <translation>{round}。決着：{domains}</translation>
    </message>
    <message>
        <source>I start</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Visible</source>
        <translation>見せる</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>隠す</translation>
    </message>
    <message>
        <source>All points lie open; three domains win.</source>
        <translation>得点はすべて公開。3分野で勝ち。</translation>
    </message>
    <message>
        <source>You see only your own; six rounds.</source>
        <translation>自分の得点だけ見える。全6ラウンド。</translation>
    </message>
    <message>
        <source>Draw, then give</source>
        <translation>引いて渡す</translation>
    </message>
    <message>
        <source>Draw and exchange</source>
        <translation>引いて交換</translation>
    </message>
    <message>
        <source>Knows only what a person in that place would know.</source>
        <translation>同じ席の人が知りうることしか知りません。</translation>
    </message>
    <message>
        <source>Good for a first evening: it looks one card ahead and sometimes takes the second best.</source>
        <translation>はじめての夜に。一手先だけを見て、ときどき次善の手を選びます。</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>Looks one card ahead, sees where arrows lead, and takes the best.</source>
        <translation>一手先を矢印の行き先まで調べ、最善の手を選びます。</translation>
    </message>
    <message>
        <source>Plays the rest of the round in mind, many times, with hands you might hold.</source>
        <translation>あなたの手札を想像し、ラウンドの残りを頭の中で何度も進めます。</translation>
    </message>
    <message>
        <source>Thinks for a second, judges your hand by what you lay, and counts the last cards out.</source>
        <translation>一秒考え、出したカードから手札を推し量り、終盤は数え上げます。</translation>
    </message>
    <message>
        <source>Pass the screen to each other. The log shows only what both know.</source>
        <translation>交代で画面を使います。記録には二人とも知っていることだけが出ます。</translation>
    </message>
    <message>
        <source>{about} {honest}</source>
        <translation>{about}{honest}</translation>
    </message>
    <message>
        <source>{count} rounds</source>
        <translation>全{count}ラウンド</translation>
    </message>
    <message>
        <source>up to {count} rounds</source>
        <translation>最大{count}ラウンド</translation>
    </message>
    <message>
        <source>You start; {rounds}.</source>
        <translation>あなたから始まります（{rounds}）。</translation>
    </message>
    <message>
        <source>The opponent starts; {rounds}.</source>
        <translation>相手から始まります（{rounds}）。</translation>
    </message>
    <message>
        <source>Who starts is drawn at random; {rounds}.</source>
        <translation>スタートプレイヤーはランダムです（{rounds}）。</translation>
    </message>
    <message>
        <source>Do not use the special card</source>
        <translation>スペシャルカードを使わない</translation>
    </message>
    <message>
        <source>Do not use {special} this round</source>
        <translation>このラウンドは{special}を使わない</translation>
    </message>
    <message>
        <source>Give the {card} back</source>
        <translation>{card}をそのまま返す</translation>
    </message>
    <message>
        <source>Give the {card} to the rival</source>
        <translation>{card}を相手に渡す</translation>
    </message>
    <message>
        <source>Yes, I have seen it</source>
        <translation>はい、見ました</translation>
    </message>
    <message>
        <source>{card} to {space}</source>
        <translation>{card}を{space}へ</translation>
    </message>
    <message>
        <source>{placement}, with the anchor</source>
        <translation>{placement}、碇を使う</translation>
    </message>
    <message>
        <source>Anchor the {card}: {space}</source>
        <translation>碇で{card}を固定：{space}</translation>
    </message>
    <message>
        <source>empty space</source>
        <translation>空き</translation>
    </message>
    <message>
        <source>Use the special card</source>
        <translation>スペシャルカードを使う</translation>
    </message>
    <message>
        <source>Use {special} now</source>
        <translation>{special}を使う</translation>
    </message>
    <message>
        <source>Begin round {number}</source>
        <translation>第{number}ラウンドを始める</translation>
    </message>
    <message>
        <source>Award the domain cards</source>
        <translation>分野カードを獲得する</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>次のラウンドへ</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>ゲーム終了</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Keep {special}</source>
        <translation>{special}を取る</translation>
    </message>
    <message>
        <source>Keep {special}, give {other}</source>
        <translation>{special}を取り、{other}を渡す</translation>
    </message>
    <message>
        <source>Put the {card} back</source>
        <translation>{card}を戻す</translation>
    </message>
    <message>
        <source>Put the {card} back, keep the {other}</source>
        <translation>{card}を戻し、{other}を手札に加える</translation>
    </message>
    <message>
        <source>Move the {card} across to {space}</source>
        <translation>{card}を向かいの{space}へ移動</translation>
    </message>
    <message>
        <source>Move the {card} to {space}</source>
        <translation>{card}を{space}へ移動</translation>
    </message>
    <message>
        <source>Then you choose the card to anchor.</source>
        <translation>続いて、碇で固定するカードを選びます。</translation>
    </message>
    <message>
        <source>Then the {card} must go to {space}; nothing else can move.</source>
        <translation>続いて{card}が{space}へ移ります（動かせるのはこの1枚だけ）。</translation>
    </message>
    <message>
        <source>Then the {card} must move; you choose where.</source>
        <translation>続いて{card}を必ず動かします。行き先は選べます。</translation>
    </message>
    <message>
        <source>Then one of these must move: {cards}.</source>
        <translation>続いて、{cards}のどれかを必ず動かします。</translation>
    </message>
    <message>
        <source>Its arrow can move nothing.</source>
        <translation>矢印で動かせるカードはありません。</translation>
    </message>
    <message>
        <source>{card}: open again</source>
        <translation>{card}は未定に戻る</translation>
    </message>
    <message>
        <source>{card} would be yours</source>
        <translation>{card}はあなたのものに</translation>
    </message>
    <message>
        <source>{card} would be the rival&apos;s</source>
        <translation>{card}は相手のものに</translation>
    </message>
    <message>
        <source>{domain} is decided already</source>
        <translation>{domain}は決着済み</translation>
    </message>
    <message>
        <source>That would win you {domain}</source>
        <translation>このままなら{domain}で勝利</translation>
    </message>
    <message>
        <source>That would win the rival {domain}</source>
        <translation>このままなら相手が{domain}で勝利</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>今はできません。</translation>
    </message>
    <message>
        <source>First the arrow: one of the lit cards must move.</source>
        <translation>先に矢印です。光っているカードのどれかを動かしてください。</translation>
    </message>
    <message>
        <source>First choose the card that the anchor fixes.</source>
        <translation>先に碇で固定するカードを選んでください。</translation>
    </message>
    <message>
        <source>First decide about the special card.</source>
        <translation>先にスペシャルカードを決めてください。</translation>
    </message>
    <message>
        <source>Only one of the two cards just drawn can be chosen.</source>
        <translation>選べるのは、今引いた2枚のどちらかだけです。</translation>
    </message>
    <message>
        <source>You hold no such special card.</source>
        <translation>そのスペシャルカードは持っていません。</translation>
    </message>
    <message>
        <source>That special card is used at the start of a round only.</source>
        <translation>そのスペシャルカードはラウンド開始時にしか使えません。</translation>
    </message>
    <message>
        <source>You do not hold the anchor.</source>
        <translation>碇を持っていません。</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>そのカードは手札にありません。</translation>
    </message>
    <message>
        <source>There is no such space.</source>
        <translation>そのようなスペースはありません。</translation>
    </message>
    <message>
        <source>A card lies there already.</source>
        <translation>そこにはもうカードがあります。</translation>
    </message>
    <message>
        <source>No card lies there.</source>
        <translation>そこにカードはありません。</translation>
    </message>
    <message>
        <source>An arrow moves only cards of the side it lies on.</source>
        <translation>矢印で動かせるのは、出したのと同じ側の場のカードだけです。</translation>
    </message>
    <message>
        <source>A card is not moved by its own arrow.</source>
        <translation>カードは自分の矢印では動きません。</translation>
    </message>
    <message>
        <source>The anchor holds that card.</source>
        <translation>そのカードは碇で固定されています。</translation>
    </message>
    <message>
        <source>The card must go to another space.</source>
        <translation>別のスペースへ動かしてください。</translation>
    </message>
    <message>
        <source>This arrow moves a card straight across, not along.</source>
        <translation>この矢印は、ちょうど反対側へ動かします。</translation>
    </message>
    <message>
        <source>The space facing that card is taken.</source>
        <translation>反対側のスペースが埋まっています。</translation>
    </message>
    <message>
        <source>This arrow moves a card along its own side only.</source>
        <translation>この矢印は、同じ場の中で動かします。</translation>
    </message>
    <message>
        <source>Round {number} · {start}</source>
        <translation>第{number}ラウンド・{start}</translation>
    </message>
    <message>
        <source>Domain cards: {cards}</source>
        <translation>分野カード：{cards}</translation>
    </message>
    <message>
        <source>All six special cards were shuffled again</source>
        <translation>スペシャルカード6枚を混ぜ直した</translation>
    </message>
    <message>
        <source>drew two special cards</source>
        <translation>スペシャルカードを2枚引いた</translation>
    </message>
    <message>
        <source>drew {first} and {second}</source>
        <translation>{first}と{second}を引いた</translation>
    </message>
    <message>
        <source>kept one, gave {given}</source>
        <translation>1枚を取り、{given}を渡した</translation>
    </message>
    <message>
        <source>kept {kept}, gave {given}</source>
        <translation>{kept}を取り、{given}を渡した</translation>
    </message>
    <message>
        <source>used the special card {special}</source>
        <translation>{special}を使った</translation>
    </message>
    <message>
        <source>did not use {special}</source>
        <translation>{special}を使わなかった</translation>
    </message>
    <message>
        <source>drew two divers from the pile</source>
        <translation>山札から2枚引いた</translation>
    </message>
    <message>
        <source>drew {one} and {other} from the pile</source>
        <translation>山札から{one}と{other}を引いた</translation>
    </message>
    <message>
        <source>put one of them back, kept the other</source>
        <translation>1枚を戻し、1枚を手札に加えた</translation>
    </message>
    <message>
        <source>put {returned} back, kept {kept}</source>
        <translation>{returned}を戻し、{kept}を手札に加えた</translation>
    </message>
    <message>
        <source>has seen enough</source>
        <translation>確認した</translation>
    </message>
    <message>
        <source>{card} → {space}</source>
        <translation>{card} → {space}</translation>
    </message>
    <message>
        <source>{placement} + Anchor</source>
        <translation>{placement}＋碇</translation>
    </message>
    <message>
        <source>anchored the {card}: {space}</source>
        <translation>碇で{card}を固定：{space}</translation>
    </message>
    <message>
        <source>arrow of the {card}: nothing can move</source>
        <translation>{card}の矢印：動かせるカードなし</translation>
    </message>
    <message>
        <source>{domain} {points}: {winner} beats {loser}</source>
        <translation>{domain}{points}：{winner}が{loser}に勝ち</translation>
    </message>
    <message>
        <source>won {domain} with {points} points</source>
        <translation>{domain}で勝利（{points}点）</translation>
    </message>
    <message>
        <source>Round {number} is over; the table is cleared</source>
        <translation>第{number}ラウンド終了、場を片づけた</translation>
    </message>
    <message>
        <source>learned something hidden</source>
        <translation>隠れていたことを知った</translation>
    </message>
    <message>
        <source>player {number} starts</source>
        <translation>プレイヤー{number}から</translation>
    </message>
    <message>
        <source>you start</source>
        <translation>あなたから</translation>
    </message>
    <message>
        <source>the rival starts</source>
        <translation>相手から</translation>
    </message>
    <message>
        <source>hand: {cards}</source>
        <translation>手札：{cards}</translation>
    </message>
    <message>
        <source>Five divers each; four stay in the pile</source>
        <translation>ダイバーを5枚ずつ配り、4枚が山札に残る</translation>
    </message>
    <message>
        <source>drew the {card} from player {number}&apos;s hand</source>
        <translation>プレイヤー{number}の手札から{card}を引いた</translation>
    </message>
    <message>
        <source>drew the {card} from the rival&apos;s hand</source>
        <translation>相手の手札から{card}を引いた</translation>
    </message>
    <message>
        <source>drew the {card} from your hand</source>
        <translation>あなたの手札から{card}を引いた</translation>
    </message>
    <message>
        <source>gave the {card} to player {number}</source>
        <translation>プレイヤー{number}に{card}を渡した</translation>
    </message>
    <message>
        <source>gave the {card} to the rival</source>
        <translation>相手に{card}を渡した</translation>
    </message>
    <message>
        <source>gave you the {card}</source>
        <translation>あなたに{card}を渡した</translation>
    </message>
    <message>
        <source>saw player {number}&apos;s hand</source>
        <translation>プレイヤー{number}の手札を見た</translation>
    </message>
    <message>
        <source>saw the rival&apos;s hand: {cards}</source>
        <translation>相手の手札を見た：{cards}</translation>
    </message>
    <message>
        <source>saw your hand: {cards}</source>
        <translation>あなたの手札を見た：{cards}</translation>
    </message>
    <message>
        <source>arrow: {card} crosses to {space}</source>
        <translation>矢印で{card}が反対側へ → {space}</translation>
    </message>
    <message>
        <source>arrow: {card} moves to {space}</source>
        <translation>矢印で{card} → {space}</translation>
    </message>
    <message>
        <source>The game ends in a draw, {own} : {other}</source>
        <translation>{own}対{other}で引き分け</translation>
    </message>
    <message>
        <source>Player {number} wins {own} : {other}</source>
        <translation>{own}対{other}でプレイヤー{number}の勝ち</translation>
    </message>
    <message>
        <source>Science</source>
        <translation>科学</translation>
    </message>
    <message>
        <source>Exploration</source>
        <translation>探検</translation>
    </message>
    <message>
        <source>Navigation</source>
        <translation>航海</translation>
    </message>
    <message>
        <source>Engineering</source>
        <translation>工学</translation>
    </message>
    <message>
        <source>War</source>
        <translation>戦争</translation>
    </message>
    <message>
        <source>Kraken</source>
        <translation>クラーケン</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>骨</translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation>碇</translation>
    </message>
    <message>
        <source>Submarine</source>
        <translation>潜水艦</translation>
    </message>
    <message>
        <source>Harpoon</source>
        <translation>銛</translation>
    </message>
    <message>
        <source>Eye</source>
        <translation>目</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>配る</translation>
    </message>
    <message>
        <source>Special cards</source>
        <translation>スペシャルカード</translation>
    </message>
    <message>
        <source>Placement</source>
        <translation>カードを出す</translation>
    </message>
    <message>
        <source>Award</source>
        <translation>分野カードの獲得</translation>
    </message>
    <message>
        <source>Clearing the table</source>
        <translation>片づけ</translation>
    </message>
    <message>
        <source>{special}, counts {value}</source>
        <translation>{special}（{value}）</translation>
    </message>
    <message>
        <source>Diver {value}</source>
        <translation>ダイバー{value}</translation>
    </message>
    <message>
        <source>{domain} {points}</source>
        <translation>{domain}{points}</translation>
    </message>
    <message>
        <source>player {number}&apos;s side</source>
        <translation>プレイヤー{number}の場</translation>
    </message>
    <message>
        <source>your side</source>
        <translation>自分の場</translation>
    </message>
    <message>
        <source>the rival&apos;s side</source>
        <translation>相手の場</translation>
    </message>
    <message>
        <source>column {number}</source>
        <translation>{number}列目</translation>
    </message>
    <message>
        <source>{domain} ({number})</source>
        <translation>{domain}・{number}列目</translation>
    </message>
    <message>
        <source>player {number}&apos;s {column}</source>
        <translation>プレイヤー{number}の「{column}」</translation>
    </message>
    <message>
        <source>your {column}</source>
        <translation>あなたの「{column}」</translation>
    </message>
    <message>
        <source>the rival&apos;s {column}</source>
        <translation>相手の「{column}」</translation>
    </message>
    <message>
        <source>, </source>
        <comment>separator of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>見習い</translation>
    </message>
    <message>
        <source>Sailor</source>
        <translation>水夫</translation>
    </message>
    <message>
        <source>Mate</source>
        <translation>航海士</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>船長</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>二人で対戦</translation>
    </message>
    <message>
        <source>Takes what lies open, overlooks arrows.</source>
        <translation>目の前の得を取り、矢印を見落とします。</translation>
    </message>
    <message>
        <source>Weighs every space, one card ahead.</source>
        <translation>一手先の置き場所をすべて比べます。</translation>
    </message>
    <message>
        <source>Imagines hands, plays the round ahead.</source>
        <translation>手札を想像し、ラウンドの先まで読みます。</translation>
    </message>
    <message>
        <source>Thinks deepest, counts endings exactly.</source>
        <translation>最も深く考え、終盤は正確に数えます。</translation>
    </message>
    <message>
        <source>At one screen, with a curtain in between.</source>
        <translation>1つの画面で、交代の間は幕を下ろします。</translation>
    </message>
    <message>
        <source>a second player</source>
        <translation>二人目のプレイヤー</translation>
    </message>
    <message>
        <source>Round {number} of {rounds} begins</source>
        <translation>第{number}ラウンド（全{rounds}）が始まります</translation>
    </message>
    <message>
        <source>Five domain cards are turned up and five divers dealt to each player.</source>
        <translation>分野カードを5枚並べ、ダイバーを5枚ずつ配ります。</translation>
    </message>
    <message>
        <source>All ten spaces are full</source>
        <translation>すべてのスペースが埋まりました</translation>
    </message>
    <message>
        <source>Each domain card goes to the side with the winning card.</source>
        <translation>分野カードは、勝ったカードのある側が獲得します。</translation>
    </message>
    <message>
        <source>Use your special card now?</source>
        <translation>スペシャルカードを使いますか？</translation>
    </message>
    <message>
        <source>Use {special} now?</source>
        <translation>{special}を使いますか？</translation>
    </message>
    <message>
        <source>Submarine: choose the diver that goes back</source>
        <translation>潜水艦：戻すカードを選んでください</translation>
    </message>
    <message>
        <source>The other of the two joins your hand.</source>
        <translation>残る1枚が手札に加わります。</translation>
    </message>
    <message>
        <source>Anchor: choose the card to fix</source>
        <translation>碇：固定するカードを選んでください</translation>
    </message>
    <message>
        <source>Any card on the table, the {card} just laid too. No arrow moves it this round.</source>
        <translation>場のどのカードでも、今出した{card}でもかまいません。このラウンドの間、矢印で動かなくなります。</translation>
    </message>
    <message>
        <source>Keep one special card; the other goes to the rival</source>
        <translation>スペシャルカードを1枚取り、もう1枚を相手に渡してください</translation>
    </message>
    <message>
        <source>Choose the card to keep. You know your hand already.</source>
        <translation>取るカードを選びます。手札はもう見えています。</translation>
    </message>
    <message>
        <source>Harpoon: exchange the {card} for a diver of yours, or hand it back</source>
        <translation>銛：{card}を自分の1枚と交換するか、そのまま返してください</translation>
    </message>
    <message>
        <source>Choose the card that goes to the rival.</source>
        <translation>相手に渡すカードを選びます。</translation>
    </message>
    <message>
        <source>Harpoon: choose the diver for the rival</source>
        <translation>銛：相手に渡すダイバーを選んでください</translation>
    </message>
    <message>
        <source>You drew the {card}; it may go back.</source>
        <translation>引いたのは{card}です。そのまま返してもかまいません。</translation>
    </message>
    <message>
        <source>Eye: the rival&apos;s divers</source>
        <translation>目：相手のダイバー</translation>
    </message>
    <message>
        <source>The rival holds {cards}. The tracker keeps them for this round.</source>
        <translation>相手の手札は{cards}です。このラウンドの間、一覧に印が残ります。</translation>
    </message>
    <message>
        <source>On either side. {special} can be laid instead of a diver.</source>
        <translation>どちらの場でもかまいません。ダイバーの代わりに{special}も出せます。</translation>
    </message>
    <message>
        <source>On either side. With the anchor: press it, then a space, then the card.</source>
        <translation>どちらの場でもかまいません。碇を使うなら、碇、スペース、カードの順に選びます。</translation>
    </message>
    <message>
        <source>Lay a card on any empty space</source>
        <translation>空いているスペースにカードを出してください</translation>
    </message>
    <message>
        <source>The {card} sends another card across: choose which</source>
        <translation>{card}の矢印：反対側へ動かすカードを選んでください</translation>
    </message>
    <message>
        <source>On {side}, {cards} can cross to an empty space. One of them must.</source>
        <translation>{side}の{cards}が反対側へ動けます。どれか1枚を必ず動かします。</translation>
    </message>
    <message>
        <source>The card that goes there is chosen next. Esc puts the anchor back.</source>
        <translation>そこに出すカードは次に選びます。Escで碇を戻します。</translation>
    </message>
    <message>
        <source>It goes to {space}. Esc puts the anchor back.</source>
        <translation>行き先は{space}です。Escで碇を戻します。</translation>
    </message>
    <message>
        <source>The {card} moves the {moved} along: choose the space</source>
        <translation>{card}の矢印：{moved}を動かす先を選んでください</translation>
    </message>
    <message>
        <source>On {side} only the {moved} can move, and it must.</source>
        <translation>{side}で動かせるのは{moved}だけです。必ず動かします。</translation>
    </message>
    <message>
        <source>With the anchor: press it, then the space, then the card.</source>
        <translation>碇を使うなら、碇、スペース、カードの順に選びます。</translation>
    </message>
    <message>
        <source>The {card} moves another card along: choose the card, then the space</source>
        <translation>{card}の矢印：動かすカードと行き先を選んでください</translation>
    </message>
    <message>
        <source>On {side}, {cards} can move to an empty space. One of them must.</source>
        <translation>{side}の{cards}が空いたスペースへ動けます。どれか1枚を必ず動かします。</translation>
    </message>
    <message>
        <source>the {card}</source>
        <translation>「{card}」</translation>
    </message>
    <message>
        <source>{cards} and {last}</source>
        <translation>{cards}と{last}</translation>
    </message>
    <message>
        <source>The rival chooses between two special cards</source>
        <translation>相手がスペシャルカードを選んでいます</translation>
    </message>
    <message>
        <source>The other one is yours.</source>
        <translation>残った1枚はあなたのものです。</translation>
    </message>
    <message>
        <source>The rival decides about the special card</source>
        <translation>相手がスペシャルカードを使うか決めています</translation>
    </message>
    <message>
        <source>You gave it away, so you know which one it is.</source>
        <translation>あなたが渡したカードです。</translation>
    </message>
    <message>
        <source>The rival&apos;s submarine dives</source>
        <translation>相手が潜水艦を使っています</translation>
    </message>
    <message>
        <source>One of two divers of the pile joins the rival&apos;s hand.</source>
        <translation>山札の2枚のうち1枚が相手の手札に加わります。</translation>
    </message>
    <message>
        <source>The rival&apos;s harpoon took your {card}</source>
        <translation>相手の銛が{card}を引きました</translation>
    </message>
    <message>
        <source>You get one diver for it.</source>
        <translation>代わりに1枚が渡されます。</translation>
    </message>
    <message>
        <source>The rival looks at your divers</source>
        <translation>相手があなたのダイバーを見ています</translation>
    </message>
    <message>
        <source>Your special card stays hidden.</source>
        <translation>スペシャルカードは見られません。</translation>
    </message>
    <message>
        <source>The rival&apos;s turn</source>
        <translation>相手の番</translation>
    </message>
    <message>
        <source>Pass the screen on.</source>
        <translation>画面を交代してください。</translation>
    </message>
    <message>
        <source>The reason for the choice stands beside the log afterwards.</source>
        <translation>その手の理由は、あとで記録の横に表示されます。</translation>
    </message>
    <message>
        <source>The rival chooses a card to anchor</source>
        <translation>相手が碇で固定するカードを選んでいます</translation>
    </message>
    <message>
        <source>No arrow moves that card this round.</source>
        <translation>そのカードは、このラウンドの間、矢印で動きません。</translation>
    </message>
    <message>
        <source>The rival&apos;s arrow moves a card</source>
        <translation>相手の矢印がカードを動かします</translation>
    </message>
    <message>
        <source>It must, as long as a card can move.</source>
        <translation>動かせるカードがあれば、必ず動かします。</translation>
    </message>
    <message>
        <source>Round {number} is over: %n card(s) for you, {other} for the rival</source>
        <translation>第{number}ラウンド終了：あなたは%n枚、相手は{other}枚獲得</translation>
    </message>
    <message>
        <source>The table stays until you go on. In round {number} the rival starts.</source>
        <translation>進むまで場はこのまま残ります。第{number}ラウンドは相手が先手です。</translation>
    </message>
    <message>
        <source>The table stays until you go on. In round {number} you start.</source>
        <translation>進むまで場はこのまま残ります。第{number}ラウンドはあなたが先手です。</translation>
    </message>
    <message>
        <source>The game ends in a draw</source>
        <translation>引き分けです</translation>
    </message>
    <message>
        <source>You have won the game</source>
        <translation>あなたの勝ちです</translation>
    </message>
    <message>
        <source>The rival has won the game</source>
        <translation>相手の勝ちです</translation>
    </message>
    <message>
        <source>Domains won: {own} to {other}.</source>
        <translation>勝利した分野：{own}対{other}</translation>
    </message>
    <message>
        <source>{before} {sentence}</source>
        <translation>{before}{sentence}</translation>
    </message>
    <message>
        <source>The anchor is raised: choose the space</source>
        <translation>碇を手に取りました。出すスペースを選んでください</translation>
    </message>
    <message>
        <source>Lay the {card} on any empty space</source>
        <translation>{card}を空いているスペースに出してください</translation>
    </message>
    <message>
        <source>The anchor lies in its place again: it goes with the card in the corner of a space.</source>
        <translation>碇は元の位置に戻りました。スペースの角にカードを重ねると、碇も一緒に使えます。</translation>
    </message>
    <message>
        <source>Your last card, the {card}, went to the only empty space.</source>
        <translation>最後の1枚（{card}）は、残っていた1つのスペースに自動で置かれました。</translation>
    </message>
    <message>
        <source>The arrow of your {card} moved the {moved} to {space}: nothing else could move.</source>
        <translation>あなたの{card}の矢印で{moved}が{space}へ動きました。ほかに動かせるカードはありませんでした。</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>結果を見る</translation>
    </message>
    <message>
        <source>The start player draws two special cards, keeps one and gives the other away. The two leave the game after the round; three rounds use all six, then they are shuffled again.</source>
        <translation>スタートプレイヤーはスペシャルカードを2枚引き、1枚を取って、もう1枚を相手に渡します。2枚はラウンドの終わりに除かれます。3ラウンドで6枚を使い切り、そのあと混ぜ直します。</translation>
    </message>
    <message>
        <source>Submarine, harpoon and eye are used before the first card is laid, start player first, or not at all this round.</source>
        <translation>潜水艦・銛・目は、最初のカードを出す前に、スタートプレイヤーから順に使います。使わなければ、このラウンドではもう使えません。</translation>
    </message>
    <message>
        <source>Players take turns laying one card on any empty space of either side, until all ten are full. The higher card of a column wins its domain card for the side it lies on, no matter who laid it. But the 1 beats the 14.</source>
        <translation>10か所が埋まるまで、交互に1枚ずつ、どちらの場でも空いているスペースに出します。列ごとに数字の大きいカードがある側が、分野カードを獲得します。誰が出したかは関係ありません。ただし1は14に勝ちます。</translation>
    </message>
    <message>
        <source>Arrows of 6 and 9</source>
        <translation>6と9の矢印</translation>
    </message>
    <message>
        <source>Another card of the side the arrow lies on crosses to the space facing it, which must be empty. If any card can, one must.</source>
        <translation>出した場と同じ側のほかのカード1枚を、ちょうど反対側のスペースへ動かします。空いていなければ動かせません。動かせるなら、必ず動かします。</translation>
    </message>
    <message>
        <source>Arrows of 7 and 8</source>
        <translation>7と8の矢印</translation>
    </message>
    <message>
        <source>Another card of the side the arrow lies on moves to any empty space of that side. If any card can, one must.</source>
        <translation>出した場と同じ側のほかのカード1枚を、同じ場の空いているスペースへ動かします。動かせるなら、必ず動かします。</translation>
    </message>
    <message>
        <source>Hidden domain cards</source>
        <translation>分野カードを隠すルール</translation>
    </message>
    <message>
        <source>You see only your own points. After round {rounds} the higher points in each domain win it, and more domains win the game.</source>
        <translation>見えるのは自分の得点だけです。第{rounds}ラウンドのあと、分野ごとに得点の多いほうが勝利し、勝利した分野の多いほうが勝ちです。</translation>
    </message>
    <message>
        <source>Winning domains</source>
        <translation>分野の勝敗</translation>
    </message>
    <message>
        <source>{points} points win a domain; {early} are enough once its −1 was taken by anybody. Won stays won. {needed} domains win the game at once; after round {rounds} more domains do.</source>
        <translation>{points}点でその分野に勝利します。−1のカードを誰かが持っていれば{early}点で足ります。決まった勝利は取り消されません。{needed}分野で勝利すればその時点で、そうでなければ第{rounds}ラウンドのあとで、勝利した分野の多いほうが勝ちです。</translation>
    </message>
    <message>
        <source>Laid instead of a diver, it counts {value}. No card beats it.</source>
        <translation>ダイバーの代わりに出せて、{value}と数えます。どのカードにも負けません。</translation>
    </message>
    <message>
        <source>Laid instead of a diver, it counts {value} and loses to every card.</source>
        <translation>ダイバーの代わりに出せて、{value}と数えます。どのカードにも負けます。</translation>
    </message>
    <message>
        <source>Announce it before you lay a diver, then choose any card on the table: no arrow moves that card this round.</source>
        <translation>ダイバーを出す前に宣言し、場のカードを1枚選びます。そのカードはこのラウンドの間、矢印で動きません。</translation>
    </message>
    <message>
        <source>At the start of the round: draw two divers of the pile, put one back, the other joins your hand.</source>
        <translation>ラウンド開始時：山札から2枚引き、1枚を戻し、1枚を手札に加えます。</translation>
    </message>
    <message>
        <source>At the start of the round: draw a diver of the rival unseen and look at it. Exchange it for a diver of yours, or hand it back.</source>
        <translation>ラウンド開始時：相手の手札から1枚をランダムに引いて見ます。自分の1枚と交換するか、そのまま返します。</translation>
    </message>
    <message>
        <source>At the start of the round: draw a diver of the rival unseen, then give the rival any one of your six.</source>
        <translation>ラウンド開始時：相手の手札から1枚をランダムに引き、6枚になった手札から好きな1枚を相手に渡します。</translation>
    </message>
    <message>
        <source>Only at the start of a round</source>
        <translation>ラウンド開始時だけ使える</translation>
    </message>
    <message>
        <source>While cards are laid</source>
        <translation>カードを出すときに使う</translation>
    </message>
    <message>
        <source>When laid, another card of the same side must cross to the space facing it, if that is empty.</source>
        <translation>出すと、同じ場のほかのカード1枚を、空いているちょうど反対側へ必ず動かします。</translation>
    </message>
    <message>
        <source>When laid, another card of the same side must move to any empty space of that side.</source>
        <translation>出すと、同じ場のほかのカード1枚を、同じ場の空いているスペースへ必ず動かします。</translation>
    </message>
    <message>
        <source>Beats only the bone and the 14.</source>
        <translation>骨と14にだけ勝ちます。</translation>
    </message>
    <message>
        <source>Beats everything but the kraken and the 1.</source>
        <translation>クラーケンと1のほかのすべてに勝ちます。</translation>
    </message>
    <message>
        <source>With the anchor: {space}</source>
        <translation>碇と一緒に：{space}</translation>
    </message>
    <message>
        <source>Drop a diver here to play the anchor with it.</source>
        <translation>ここにダイバーを置くと、碇を一緒に使います。</translation>
    </message>
    <message>
        <source>There is nothing else to choose.</source>
        <translation>ほかに選べるものはありません。</translation>
    </message>
    <message>
        <source>whole turn</source>
        <translation>ターン全体</translation>
    </message>
    <message>
        <source>Chance of winning the game</source>
        <translation>ゲームの勝率</translation>
    </message>
    <message>
        <source>Beats the {card}: {stake} for you</source>
        <translation>{card}に勝ち、{stake}はあなたのものに</translation>
    </message>
    <message>
        <source>Beats the {card}: {stake} for the rival</source>
        <translation>{card}に勝ち、{stake}は相手のものに</translation>
    </message>
    <message>
        <source>Gives way to the {card}: {stake} for you</source>
        <translation>{card}に負け、{stake}はあなたのものに</translation>
    </message>
    <message>
        <source>Gives way to the {card}: {stake} for the rival</source>
        <translation>{card}に負け、{stake}は相手のものに</translation>
    </message>
    <message>
        <source>Goes for {stake}</source>
        <translation>{stake}を狙う</translation>
    </message>
    <message>
        <source>Keeps away from {stake}</source>
        <translation>{stake}を避ける</translation>
    </message>
    <message>
        <source>Pushes {stake} onto the rival</source>
        <translation>{stake}を相手に押しつける</translation>
    </message>
    <message>
        <source>Leaves the rival weak at {stake}</source>
        <translation>{stake}で相手の場を弱くする</translation>
    </message>
    <message>
        <source>{points} {domain}</source>
        <translation>{points} {domain}</translation>
    </message>
    <message>
        <source>{points} {domain} (rival)</source>
        <translation>{points} {domain}（相手）</translation>
    </message>
    <message>
        <source>No arrow moves this card for the rest of the round.</source>
        <translation>このカードは、ラウンドが終わるまで矢印で動きません。</translation>
    </message>
    <message>
        <source>Only an arrow can still change this column.</source>
        <translation>この列はもう、矢印でしか変わりません。</translation>
    </message>
    <message>
        <source>No diver that you have not seen beats it.</source>
        <translation>まだ見ていないダイバーで、これに勝てるものはありません。</translation>
    </message>
    <message>
        <source>Of the divers you have not seen, these beat it: {cards}.</source>
        <translation>まだ見ていないダイバーで、これに勝てるのは{cards}です。</translation>
    </message>
    <message>
        <source>As good as the first, as far as can be told.</source>
        <translation>見積もりでは最善と同じです。</translation>
    </message>
    <message>
        <source>%n percentage point(s) fewer than the first.</source>
        <translation>最善より%nポイント低くなります。</translation>
    </message>
    <message>
        <source>Part of the boat</source>
        <translation>船の一部</translation>
    </message>
    <message>
        <source>Beats {won} of the {all} other divers.</source>
        <translation>ほかのダイバー{all}枚のうち{won}枚に勝ちます。</translation>
    </message>
    <message>
        <source>Nothing faces it yet.</source>
        <translation>向かいはまだ空いています。</translation>
    </message>
    <message>
        <source>Beats the {card} facing it.</source>
        <translation>向かいの{card}に勝っています。</translation>
    </message>
    <message>
        <source>Loses to the {card} facing it.</source>
        <translation>向かいの{card}に負けています。</translation>
    </message>
    <message>
        <source>Empty: either player may lay a card here.</source>
        <translation>空き：どちらのプレイヤーも出せます。</translation>
    </message>
    <message>
        <source>Faces the {card}.</source>
        <translation>向かいは{card}です。</translation>
    </message>
    <message>
        <source>At stake: {card}.</source>
        <translation>争うカード：{card}</translation>
    </message>
    <message>
        <source>Space: {space}</source>
        <translation>スペース：{space}</translation>
    </message>
    <message>
        <source>Lies at {space}.</source>
        <translation>{space}にあります。</translation>
    </message>
    <message>
        <source>Anchored: no arrow moves it this round.</source>
        <translation>碇で固定：このラウンドの間、矢印で動きません。</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>手札</translation>
    </message>
    <message>
        <source>No divers.</source>
        <translation>ダイバーはありません。</translation>
    </message>
    <message>
        <source>Divers: {cards}.</source>
        <translation>ダイバー：{cards}</translation>
    </message>
    <message>
        <source>%n diver(s)</source>
        <translation>ダイバー%n枚</translation>
    </message>
    <message>
        <source>You know of {cards}.</source>
        <translation>{cards}があると分かっています。</translation>
    </message>
    <message>
        <source>Nobody holds them this round; the submarine draws from here.</source>
        <translation>このラウンドは誰も持っていません。潜水艦はここから引きます。</translation>
    </message>
    <message>
        <source>You put the {card} back here.</source>
        <translation>あなたが{card}を戻しました。</translation>
    </message>
    <message>
        <source>Pile of divers</source>
        <translation>ダイバーの山札</translation>
    </message>
    <message>
        <source>Used this round</source>
        <translation>このラウンドで使用済み</translation>
    </message>
    <message>
        <source>Your special card</source>
        <translation>自分のスペシャルカード</translation>
    </message>
    <message>
        <source>The rival&apos;s special card</source>
        <translation>相手のスペシャルカード</translation>
    </message>
    <message>
        <source>Nothing now.</source>
        <translation>今はありません。</translation>
    </message>
    <message>
        <source>Face down. It is one of: {cards}.</source>
        <translation>伏せてあります。候補：{cards}</translation>
    </message>
    <message>
        <source>The rival holds it; you gave it away.</source>
        <translation>あなたが相手に渡したカードです。</translation>
    </message>
    <message>
        <source>Three rounds use all six; before round {round} they are shuffled again.</source>
        <translation>3ラウンドで6枚を使い切り、第{round}ラウンドの前に混ぜ直します。</translation>
    </message>
    <message>
        <source>The rival holds {special}.</source>
        <translation>相手は{special}を持っています。</translation>
    </message>
    <message>
        <source>Seen by you: {cards}.</source>
        <translation>見たカード：{cards}</translation>
    </message>
    <message>
        <source>Special cards of this half</source>
        <translation>この3ラウンドのスペシャルカード</translation>
    </message>
    <message>
        <source>Column {number}</source>
        <translation>{number}列目</translation>
    </message>
    <message>
        <source>No domain card lies here yet.</source>
        <translation>分野カードはまだありません。</translation>
    </message>
    <message>
        <source>An ink blot: whoever gets it loses a point in the domain.</source>
        <translation>インクの染み：獲得すると、その分野で減点になります。</translation>
    </message>
    <message>
        <source>Stars: whoever gets it gains as many points in the domain.</source>
        <translation>星：獲得すると、その数だけその分野の得点になります。</translation>
    </message>
    <message>
        <source>Decided: {player}</source>
        <translation>決着：{player}の勝ち</translation>
    </message>
    <message>
        <source>{card}, column {number}</source>
        <translation>{card}、{number}列目</translation>
    </message>
    <message>
        <source>Not decided yet: two cards must face each other.</source>
        <translation>未定：2枚が向かい合うと決まります。</translation>
    </message>
    <message>
        <source>Leans to you: {high} beats {low}.</source>
        <translation>自分が優勢：{high}が{low}に勝ちます。</translation>
    </message>
    <message>
        <source>Leans to the rival: {high} beats {low}.</source>
        <translation>相手が優勢：{high}が{low}に勝ちます。</translation>
    </message>
    <message>
        <source>You: {own}. The rival&apos;s points are hidden.</source>
        <translation>あなた{own}点。相手の得点は見えません。</translation>
    </message>
    <message>
        <source>More points at the end of round {round} win it.</source>
        <translation>第{round}ラウンドの終わりに得点の多いほうが勝利します。</translation>
    </message>
    <message>
        <source>You {own}, rival {other}</source>
        <translation>あなた{own}点、相手{other}点</translation>
    </message>
    <message>
        <source>{points} points win it: the −1 was taken.</source>
        <translation>{points}点で勝利（−1は獲得済み）。</translation>
    </message>
    <message>
        <source>{points} points win it; one fewer once the −1 was taken.</source>
        <translation>{points}点で勝利。−1を誰かが獲得したあとは1点少なくて足ります。</translation>
    </message>
    <message>
        <source>Still to come: {cards}</source>
        <translation>これから出るカード：{cards}</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>第{number}ラウンド（全{rounds}）</translation>
    </message>
    <message>
        <source>You start this round.</source>
        <translation>このラウンドはあなたから始まります。</translation>
    </message>
    <message>
        <source>The rival starts this round.</source>
        <translation>このラウンドは相手から始まります。</translation>
    </message>
    <message>
        <source>Divers in hand: {cards}, special cards: {specials}</source>
        <translation>手札{cards}枚、スペシャルカード{specials}枚</translation>
    </message>
    <message>
        <source>Domain cards taken: {count}</source>
        <translation>獲得した分野カード：{count}枚</translation>
    </message>
    <message>
        <source>Start player of this round</source>
        <translation>このラウンドのスタートプレイヤー</translation>
    </message>
    <message>
        <source>Not seen yet: {cards}.</source>
        <translation>まだ見ていない：{cards}</translation>
    </message>
    <message>
        <source>You have seen every diver.</source>
        <translation>すべてのダイバーを見ました。</translation>
    </message>
    <message>
        <source>They are in the rival&apos;s hand or in the pile.</source>
        <translation>相手の手札か山札にあります。</translation>
    </message>
    <message>
        <source>End of round {number}</source>
        <translation>第{number}ラウンドの終了</translation>
    </message>
    <message>
        <source>Domain cards: {own} for you, {other} for the rival</source>
        <translation>分野カード：あなた{own}枚、相手{other}枚</translation>
    </message>
    <message>
        <source>{card} for you</source>
        <translation>{card}はあなたのもの</translation>
    </message>
    <message>
        <source>{card} for the rival</source>
        <translation>{card}は相手のもの</translation>
    </message>
    <message>
        <source>{card}: {space}</source>
        <translation>{card}：{space}</translation>
    </message>
    <message>
        <source>keep {special}</source>
        <translation>{special}を取る</translation>
    </message>
    <message>
        <source>use it</source>
        <translation>使う</translation>
    </message>
    <message>
        <source>keep it back</source>
        <translation>使わない</translation>
    </message>
    <message>
        <source>{card} back</source>
        <translation>{card}を戻す</translation>
    </message>
    <message>
        <source>give {card}</source>
        <translation>{card}を渡す</translation>
    </message>
    <message>
        <source>go on</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Why the {card} to {space}?</source>
        <translation>なぜ{card}を{space}に？</translation>
    </message>
    <message>
        <source>Why the anchor on the {card}?</source>
        <translation>なぜ{card}に碇を？</translation>
    </message>
    <message>
        <source>Why move the {card}?</source>
        <translation>なぜ{card}を動かしたか</translation>
    </message>
    <message>
        <source>Which special card was kept?</source>
        <translation>どちらのスペシャルカードを取ったか</translation>
    </message>
    <message>
        <source>Was the special card worth using?</source>
        <translation>スペシャルカードを使うべきだったか</translation>
    </message>
    <message>
        <source>Which diver went back?</source>
        <translation>どちらのダイバーを戻したか</translation>
    </message>
    <message>
        <source>Which diver was given?</source>
        <translation>どのダイバーを渡したか</translation>
    </message>
    <message>
        <source>The round played out {times} times; the hidden cards could lie in %n way(s).</source>
        <translation>ラウンドの続きを{times}回試しました。伏せられたカードの組み合わせは%n通りです。</translation>
    </message>
    <message>
        <source>Everything that can still happen counted out; the hidden cards could lie in %n way(s).</source>
        <translation>残りの展開をすべて数え上げました。伏せられたカードの組み合わせは%n通りです。</translation>
    </message>
    <message>
        <source>No other card could move, and to no other space.</source>
        <translation>動かせるカードもスペースも、これしかありませんでした。</translation>
    </message>
    <message>
        <source>The round played out many times, for all the hands it thought possible.</source>
        <translation>相手が持ちうる手札を考えながら、ラウンドの続きを何度も試しました。</translation>
    </message>
    <message>
        <source>Everything that can still happen counted out, for all the hands it thought possible.</source>
        <translation>相手が持ちうる手札を考えながら、残りの展開をすべて数え上げました。</translation>
    </message>
    <message>
        <source>Chosen at random.</source>
        <translation>ランダムに選びました。</translation>
    </message>
    <message>
        <source>The best {shown} of {all} are shown.</source>
        <translation>{all}通りのうち上位{shown}通りを表示しています。</translation>
    </message>
    <message>
        <source>What it compared stays closed: it knew something that is never shown.</source>
        <translation>何を比べたかは公開されません。最後まで公開されない情報が含まれるためです。</translation>
    </message>
    <message>
        <source>What it compared is told after the round, unless something it knew stays hidden.</source>
        <translation>何を比べたかはラウンドの終了後に分かります（公開されない情報が含まれるときを除く）。</translation>
    </message>
    <message>
        <source>There was nothing else to choose.</source>
        <translation>ほかの選択肢はありませんでした。</translation>
    </message>
    <message>
        <source>Chosen by a simple rule, without weighing.</source>
        <translation>比べずに、簡単な決まりで選びました。</translation>
    </message>
    <message>
        <source>Every choice compared one card ahead.</source>
        <translation>一手先ですべての選択肢を比べました。</translation>
    </message>
    <message>
        <source>The round played out {times} times.</source>
        <translation>ラウンドの残りを{times}回進めてみました。</translation>
    </message>
    <message>
        <source>Estimated chance of winning the game, in percent:</source>
        <translation>勝率の見積もり（パーセント）：</translation>
    </message>
    <message>
        <source>It takes what it tried most often: a number tried seldom is less sure.</source>
        <translation>最も多く試した手を選びます。試した回数の少ない数値はあまり確かではありません。</translation>
    </message>
    <message>
        <source>This opponent does not always take the best.</source>
        <translation>この相手は、いつも最善を選ぶとは限りません。</translation>
    </message>
    <message>
        <source>{name}, hidden</source>
        <translation>{name}・非公開</translation>
    </message>
    <message>
        <source>your {domain}</source>
        <translation>あなたの「{domain}」</translation>
    </message>
    <message>
        <source>its {domain}</source>
        <translation>自陣の「{domain}」</translation>
    </message>
    <message>
        <source>In {domain} the {winner} felled the {loser}, for you.</source>
        <translation>{domain}で{winner}が{loser}を破り、あなたが獲得。</translation>
    </message>
    <message>
        <source>In {domain} the {winner} felled the {loser}, for the rival.</source>
        <translation>{domain}で{winner}が{loser}を破り、相手が獲得。</translation>
    </message>
    <message>
        <source>Your Kraken rose on {spot}.</source>
        <translation>あなたのクラーケンが{spot}に現れた。</translation>
    </message>
    <message>
        <source>The rival&apos;s Kraken rose on {its_spot}.</source>
        <translation>相手のクラーケンが{its_spot}に現れた。</translation>
    </message>
    <message>
        <source>You threw the Bone onto {spot}.</source>
        <translation>骨を{spot}に投げ入れた。</translation>
    </message>
    <message>
        <source>The rival threw the Bone onto {its_spot}.</source>
        <translation>相手が骨を{its_spot}に投げ入れた。</translation>
    </message>
    <message>
        <source>The anchored {winner} held {domain} against the {loser}.</source>
        <translation>碇で固定した{winner}が{domain}を守り、{loser}を退けた。</translation>
    </message>
    <message>
        <source>The rival&apos;s anchored {winner} kept {domain} from the {loser}.</source>
        <translation>相手が碇で固定した{winner}が、{domain}で{loser}を退けた。</translation>
    </message>
    <message>
        <source>Your arrow carried the {diver} to {spot}.</source>
        <translation>あなたの矢印が{diver}を{spot}へ運んだ。</translation>
    </message>
    <message>
        <source>The rival&apos;s arrow carried the {diver} to {its_spot}.</source>
        <translation>相手の矢印が{diver}を{its_spot}へ運んだ。</translation>
    </message>
    <message>
        <source>Your harpoon drew the {diver} from the rival&apos;s hand.</source>
        <translation>銛で相手の手札から{diver}を引いた。</translation>
    </message>
    <message>
        <source>The rival&apos;s harpoon drew the {diver} from your hand.</source>
        <translation>相手の銛に手札の{diver}を引かれた。</translation>
    </message>
    <message>
        <source>Your submarine brought up the {diver}.</source>
        <translation>潜水艦で{diver}を引き上げた。</translation>
    </message>
    <message>
        <source>The rival&apos;s submarine brought up a diver.</source>
        <translation>相手の潜水艦がダイバーを引き上げた。</translation>
    </message>
    <message>
        <source>The eye laid open the rival&apos;s hand.</source>
        <translation>目で相手の手札を見通した。</translation>
    </message>
    <message>
        <source>The rival&apos;s eye looked into your hand.</source>
        <translation>相手の目に手札を見られた。</translation>
    </message>
    <message>
        <source>The ink blot of {domain} went to the rival.</source>
        <translation>{domain}のインクの染みは相手が獲得。</translation>
    </message>
    <message>
        <source>The ink blot of {domain} went to you.</source>
        <translation>{domain}のインクの染みはあなたが獲得。</translation>
    </message>
    <message>
        <source>The {winner} beat the {loser} for {many} points of {domain}.</source>
        <translation>{winner}が{loser}に勝ち、{domain}の{many}点を獲得。</translation>
    </message>
    <message>
        <source>The {winner} beat the {loser}: {many} points of {domain} lost.</source>
        <translation>{winner}が{loser}に勝ち、{domain}の{many}点は相手に。</translation>
    </message>
    <message>
        <source>All {many} domain cards of the round were yours.</source>
        <translation>並んだ分野カードを{many}枚とも獲得した。</translation>
    </message>
    <message>
        <source>All {many} domain cards of the round were the rival&apos;s.</source>
        <translation>並んだ分野カードは{many}枚とも相手に。</translation>
    </message>
    <message>
        <source>{many} domain cards in a single round; {fewer} for the rival.</source>
        <translation>分野カードはあなたが{many}枚、相手は{fewer}枚。</translation>
    </message>
    <message>
        <source>The rival took {many} of the round&apos;s domain cards, you {fewer}.</source>
        <translation>分野カードは相手が{many}枚、あなたは{fewer}枚。</translation>
    </message>
    <message>
        <source>{domain} was won with {points} points, your {nth} domain.</source>
        <translation>{domain}を{points}点で勝利、あなたの{nth}つ目の分野。</translation>
    </message>
    <message>
        <source>The rival won {domain} with {points} points, its {nth} domain.</source>
        <translation>相手が{domain}を{points}点で勝利、{nth}つ目の分野。</translation>
    </message>
    <message>
        <source>Half the rounds were over: {own} domains to {other}.</source>
        <translation>折り返しで分野は{own}対{other}。</translation>
    </message>
    <message>
        <source>{domain} with {points} points: the {nth} domain, and the game.</source>
        <translation>{domain}を{points}点で取り、{nth}つ目の分野で勝利。</translation>
    </message>
    <message>
        <source>The rival&apos;s {nth} domain was {domain}, with {points} points.</source>
        <translation>相手が{domain}を{points}点で取り、{nth}つ目の分野。</translation>
    </message>
    <message>
        <source>In {domain} the {winner} beat the {loser}: your {nth} domain.</source>
        <translation>{domain}で{winner}が{loser}に勝ち、{nth}つ目の分野で決着。</translation>
    </message>
    <message>
        <source>In {domain} the {winner} beat the {loser}: the rival&apos;s {nth}.</source>
        <translation>{domain}で{winner}が{loser}に勝ち、相手の{nth}つ目の分野。</translation>
    </message>
    <message>
        <source>An arrow decided it: the {diver}, to {spot}.</source>
        <translation>決め手は矢印。{diver}が{spot}へ動いた。</translation>
    </message>
    <message>
        <source>A rival&apos;s arrow decided it: the {diver}, to {its_spot}.</source>
        <translation>決め手は相手の矢印。{diver}が{its_spot}へ動いた。</translation>
    </message>
    <message>
        <source>{many} domains to {fewer}: the rival never came close.</source>
        <translation>分野は{many}対{fewer}、相手を寄せつけなかった。</translation>
    </message>
    <message>
        <source>The rival had {many} domains, you {fewer}.</source>
        <translation>相手は{many}分野、あなたは{fewer}分野。</translation>
    </message>
    <message>
        <source>{many} domains to {fewer}: the last round settled it.</source>
        <translation>分野は{many}対{fewer}、最後のラウンドで決着。</translation>
    </message>
    <message>
        <source>{fewer} domains to {many}: so little was missing.</source>
        <translation>分野は{fewer}対{many}、あと一歩届かず。</translation>
    </message>
    <message>
        <source>{many} rounds were enough: {own} domains to {other}.</source>
        <translation>{many}ラウンドで決着、分野は{own}対{other}。</translation>
    </message>
    <message>
        <source>After {many} rounds the rival had {other} domains, you {own}.</source>
        <translation>{many}ラウンドで相手が{other}分野、あなたは{own}分野。</translation>
    </message>
    <message>
        <source>{own} domains each after the last round.</source>
        <translation>最終ラウンドを終え、分野は{own}ずつ。</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>第{number}ラウンド</translation>
    </message>
    <message>
        <source>%n card(s)</source>
        <translation>%n枚</translation>
    </message>
    <message>
        <source>Domains are decided after round {round}.</source>
        <translation>分野の勝敗は第{round}ラウンドの後に決まります。</translation>
    </message>
    <message>
        <source>Player {number} wins {names}.</source>
        <translation>プレイヤー{number}が{names}を獲得しました。</translation>
    </message>
    <message>
        <source>You win {names}.</source>
        <translation>{names}はあなたの勝ちです。</translation>
    </message>
    <message>
        <source>The rival wins {names}.</source>
        <translation>{names}は相手の勝ちです。</translation>
    </message>
    <message>
        <source>{needed} domains win the game.</source>
        <translation>先に{needed}分野でゲームに勝ちます。</translation>
    </message>
    <message>
        <source>{winner} beats {loser}</source>
        <translation>{winner}が{loser}に勝利</translation>
    </message>
    <message>
        <source>{special} is yours.</source>
        <translation>{special}はあなたのものになりました。</translation>
    </message>
    <message>
        <source>The {card} is yours now.</source>
        <translation>{card}はあなたのものになりました。</translation>
    </message>
    <message>
        <source>Nothing faces the {card} yet.</source>
        <translation>{card}の向かいはまだ空いています。</translation>
    </message>
    <message>
        <source>The anchor goes with it.</source>
        <translation>碇もいっしょに使います。</translation>
    </message>
    <message>
        <source>Both of you know the two divers that changed hands.</source>
        <translation>入れ替わった2枚のダイバーは、2人とも知っています。</translation>
    </message>
    <message>
        <source>Neither of the two divers is shown.</source>
        <translation>2枚のダイバーはどちらも公開されません。</translation>
    </message>
    <message>
        <source>%n diver(s) not on the table would beat it.</source>
        <translation>場に出ていないダイバーのうち、これに勝てるのは%n枚です。</translation>
    </message>
    <message>
        <source>You were given {given}; the other one is shown when it is used.</source>
        <translation>{given}があなたに渡されました。もう1枚は使われるときに公開されます。</translation>
    </message>
    <message>
        <source>{thing}: {fact}</source>
        <translation>{thing}：{fact}</translation>
    </message>
    <message>
        <source>{space} is empty.</source>
        <translation>{space}は空いています。</translation>
    </message>
    <message>
        <source>Take a card of your hand first.</source>
        <translation>先に手札のカードを選んでください。</translation>
    </message>
    <message>
        <source>The anchor holds the {card}.</source>
        <translation>{card}は碇で固定されています。</translation>
    </message>
    <message>
        <source>The {card} lies on {space}.</source>
        <translation>{card}は{space}にあります。</translation>
    </message>
    <message>
        <source>Only an arrow moves it. A card of your hand goes on an empty space.</source>
        <translation>場のカードを動かせるのは矢印だけです。手札は空いたスペースに出します。</translation>
    </message>
    <message>
        <source>No card lies on {space}.</source>
        <translation>{space}にはカードがありません。</translation>
    </message>
    <message>
        <source>The {card} moves one of the lit cards.</source>
        <translation>{card}は光っているカードのどれかを動かします。</translation>
    </message>
    <message>
        <source>The {card} does not reach {space}.</source>
        <translation>{card}は{space}には動かせません。</translation>
    </message>
    <message>
        <source>The {card} is not moved by its own arrow.</source>
        <translation>{card}は自分の矢印では動きません。</translation>
    </message>
    <message>
        <source>The {card} lies on the other side of the table.</source>
        <translation>{card}は反対側の場にあります。</translation>
    </message>
    <message>
        <source>The space facing the {card} is taken.</source>
        <translation>{card}の向かい側は埋まっています。</translation>
    </message>
    <message>
        <source>No space of its side is left for the {card}.</source>
        <translation>{card}を動かせる空きが同じ場にありません。</translation>
    </message>
    <message>
        <source>{special} has been used this round.</source>
        <translation>{special}はこのラウンドで使用済みです。</translation>
    </message>
    <message>
        <source>You hold {special}.</source>
        <translation>あなたは{special}を持っています。</translation>
    </message>
    <message>
        <source>{special} was kept back.</source>
        <translation>{special}はこのラウンドでは使わないことにしました。</translation>
    </message>
    <message>
        <source>Nothing is laid on {space} yet.</source>
        <translation>{space}には、まだ何も出しません。</translation>
    </message>
    <message>
        <source>That is beside your cards.</source>
        <translation>そこはカードの脇です。</translation>
    </message>
    <message>
        <source>Take one of them, or use the arrow keys.</source>
        <translation>カードを1枚選ぶか、矢印キーを使ってください。</translation>
    </message>
    <message>
        <source>That special card is the rival&apos;s to use.</source>
        <translation>そのスペシャルカードを使えるのは相手だけです。</translation>
    </message>
    <message>
        <source>The rival has no special card any more.</source>
        <translation>相手はもうスペシャルカードを持っていません。</translation>
    </message>
    <message>
        <source>First press any of the rival&apos;s cards, or “{button}”.</source>
        <translation>先に、相手のカードのどれかか、「{button}」を押してください。</translation>
    </message>
    <message>
        <source>This is your last card of the round: {special} would go with it, unused.</source>
        <translation>あなたがこのラウンドに出す最後のカードです。{special}は使われないまま、このラウンドとともに失われます。</translation>
    </message>
    <message>
        <source>{thing}: no card goes there.</source>
        <translation>{thing}：カードを置く場所ではありません。</translation>
    </message>
    <message>
        <source>{thing}: only to be read, nothing is played there.</source>
        <translation>{thing}：見るためのもので、ここでは何もできません。</translation>
    </message>
    <message>
        <source>A domain card is not played: the side that wins its column takes it.</source>
        <translation>分野カードは出すものではありません。その列に勝った側が獲得します。</translation>
    </message>
    <message>
        <source>Those divers are the rival&apos;s to lay.</source>
        <translation>そのダイバーを出せるのは相手だけです。</translation>
    </message>
    <message>
        <source>That diver is the rival&apos;s to lay.</source>
        <translation>そのダイバーを出せるのは相手だけです。</translation>
    </message>
    <message>
        <source>You hold no special card now.</source>
        <translation>今はスペシャルカードを持っていません。</translation>
    </message>
    <message>
        <source>Only the submarine draws from the pile, as a round begins.</source>
        <translation>山札から引けるのは、ラウンド開始時の潜水艦だけです。</translation>
    </message>
    <message>
        <source>{special} is for this round only. Do without it all the same?</source>
        <translation>{special}はこのラウンド限りです。それでも使わずに進みますか？</translation>
    </message>
    <message>
        <source>It can be used now and at no other time; unused it is gone with the round.</source>
        <translation>使えるのは今だけです。使わなければ、このラウンドとともに失われます。</translation>
    </message>
    <message>
        <source>{special} is not used yet. Lay the {card} all the same?</source>
        <translation>{special}をまだ使っていません。このまま{card}を出しますか？</translation>
    </message>
    <message>
        <source>The {card} shall stay where it is.</source>
        <translation>{card}を動かされたくないのです。</translation>
    </message>
    <message>
        <source>It uses its {special} now: later it could not.</source>
        <translation>{special}は今しか使えません。</translation>
    </message>
    <message>
        <source>There was only one place left.</source>
        <translation>空きは1か所だけでした。</translation>
    </message>
    <message>
        <source>It needed this card for {domain}, and took it.</source>
        <translation>{domain}での勝利に必要な1枚を取りました。</translation>
    </message>
    <message>
        <source>You were about to win {domain}. It took the column away from you.</source>
        <translation>あなたが{domain}で勝利しそうだったので、その列を奪いました。</translation>
    </message>
    <message>
        <source>It does not want the blot, so now it is yours.</source>
        <translation>染みを避けたので、今はあなたのものです。</translation>
    </message>
    <message>
        <source>This column counts for nothing any more; it gets rid of a card here.</source>
        <translation>もう勝敗に関わらない列なので、ここでカードを1枚手放しました。</translation>
    </message>
    <message>
        <source>A low card on the blot: it hopes to lose here.</source>
        <translation>染みの列に低いカードを出しました。ここでは負けたいのです。</translation>
    </message>
    <message>
        <source>It laid the {card} for its arrow.</source>
        <translation>{card}は矢印のために出しました。</translation>
    </message>
    <message>
        <source>It claims %n star(s) early with a high card.</source>
        <translation>高いカードで早めに星%nつを狙います。</translation>
    </message>
    <message>
        <source>A low card on your side: now almost anything of its own will win here.</source>
        <translation>あなたの場に低いカードを出しました。これで、たいていのカードで勝てます。</translation>
    </message>
    <message>
        <source>It gives this column up with a card it can spare.</source>
        <translation>惜しくないカードで、この列をあきらめました。</translation>
    </message>
    <message>
        <source>It beat your {card}.</source>
        <translation>あなたの{card}に勝ちました。</translation>
    </message>
    <message>
        <source>It beat the {card} on your side.</source>
        <translation>あなたの場の{card}に勝ちました。</translation>
    </message>
    <message>
        <source>It laid a card on your side that loses to its {card}: the column is closed.</source>
        <translation>自分の{card}に負けるカードをあなたの場に出し、列を閉じました。</translation>
    </message>
    <message>
        <source>It laid a card on your side that loses to the {card} facing it: the column is closed.</source>
        <translation>向かいの{card}に負けるカードをあなたの場に出し、列を閉じました。</translation>
    </message>
    <message>
        <source>It moved the {card} out of {column}.</source>
        <translation>{card}を{column}からどかしました。</translation>
    </message>
    <message>
        <source>It brought the {card} over to its side.</source>
        <translation>{card}を自分の場へ引き寄せました。</translation>
    </message>
    <message>
        <source>It sent the {card} over to you.</source>
        <translation>{card}をあなたの場へ送りました。</translation>
    </message>
    <message>
        <source>{domain} now</source>
        <translation>{domain}（今）</translation>
    </message>
    <message>
        <source>With this column</source>
        <translation>この列を取ると</translation>
    </message>
    <message>
        <source>The flag</source>
        <translation>旗</translation>
    </message>
    <message>
        <source>You have {points} points there. {least} are enough as soon as anybody has taken the −1.</source>
        <translation>この分野は今{points}点です。どちらかが−1を獲得すれば、{least}点で勝利です。</translation>
    </message>
    <message>
        <source>A column that wins you a domain</source>
        <translation>自分が分野で勝利できる列</translation>
    </message>
    <message>
        <source>Column {number} would win you {domain}.</source>
        <translation>{number}列目を取れば、{domain}で勝利です。</translation>
    </message>
    <message>
        <source>A card you hold takes it: one that beats what lies there, or a lower one across.</source>
        <translation>手札で取れます。向かいのカードに勝つカードか、自分のカードの向かいに置く低いカードです。</translation>
    </message>
    <message>
        <source>A column that wins the rival a domain</source>
        <translation>相手が分野で勝利できる列</translation>
    </message>
    <message>
        <source>Column {number} would win the rival {domain}.</source>
        <translation>{number}列目を取られると、{domain}は相手の勝利です。</translation>
    </message>
    <message>
        <source>A blot that wins a domain</source>
        <translation>染みで決まる分野</translation>
    </message>
    <message>
        <source>If the rival takes this blot, {domain} is yours.</source>
        <translation>この染みを相手が獲得すれば、{domain}はあなたの勝利です。</translation>
    </message>
    <message>
        <source>Kraken or bone left over</source>
        <translation>使い残したクラーケンや骨</translation>
    </message>
    <message>
        <source>Your last card of the round: the {special} is still unused.</source>
        <translation>このラウンド最後の1枚です。{special}をまだ使っていません。</translation>
    </message>
    <message>
        <source>It is laid in place of a diver. What is not used leaves the game when the round ends.</source>
        <translation>ダイバーの代わりに出すカードです。使わなければ、ラウンドの終わりにゲームから除かれます。</translation>
    </message>
    <message>
        <source>The last column</source>
        <translation>最後の列</translation>
    </message>
    <message>
        <source>The rival must fill the space you leave. One of your cards is sure.</source>
        <translation>残した空きは相手が埋めます。確実に勝てる出し方があります。</translation>
    </message>
    <message>
        <source>Two spaces are left, facing each other. Look at the divers not seen yet: one way to lay stands against all.</source>
        <translation>残りは向かい合う2か所です。まだ見ていないダイバーを確かめましょう。どれが来ても勝てる出し方が1つあります。</translation>
    </message>
    <message>
        <source>An arrow against yourself</source>
        <translation>自分に不利な矢印</translation>
    </message>
    <message>
        <source>Its arrow would have to move a card you need.</source>
        <translation>その矢印は、必要なカードを動かしてしまいます。</translation>
    </message>
    <message>
        <source>If an arrow can move a card, it must. Every move that the {card} has here costs you a column.</source>
        <translation>矢印は、動かせるカードがあれば必ず動かします。ここに{card}を出すと、どれを動かしても列を1つ失います。</translation>
    </message>
    <message>
        <source>A blot that comes to you</source>
        <translation>自分に来る染み</translation>
    </message>
    <message>
        <source>As it lies, this blot comes to you.</source>
        <translation>このままだと、染みはあなたのものになります。</translation>
    </message>
    <message>
        <source>A low card facing the {card} on your side would close this column.</source>
        <translation>あなたの場の{card}の向かいに低いカードを出せば、この列が閉じます。</translation>
    </message>
    <message>
        <source>A blot to leave to the rival</source>
        <translation>相手に残せる染み</translation>
    </message>
    <message>
        <source>High cards where nothing is left to win</source>
        <translation>決着済みの分野に出す強いカード</translation>
    </message>
    <message>
        <source>{domain} is decided: a low card is enough here.</source>
        <translation>{domain}は決着済みです。ここは低いカードで足ります。</translation>
    </message>
    <message>
        <source>A domain once won stays won; its cards count for nothing any more.</source>
        <translation>一度決まった勝利は取り消されません。その分野のカードは、もう勝敗に関わりません。</translation>
    </message>
    <message>
        <source>High cards on the rival&apos;s side</source>
        <translation>相手の場に出す強いカード</translation>
    </message>
    <message>
        <source>On that side it wins for the rival.</source>
        <translation>そこに出すと、相手の勝ちになります。</translation>
    </message>
    <message>
        <source>The side on which the winning card lies takes the column, whoever laid it.</source>
        <translation>列は、勝ったカードのある側のものです。誰が出したかは関係ありません。</translation>
    </message>
    <message>
        <source>The 1 against the 14</source>
        <translation>14に勝つ1</translation>
    </message>
    <message>
        <source>The 1 has not been seen yet.</source>
        <translation>1をまだ見ていません。</translation>
    </message>
    <message>
        <source>It beats the 14, as no other diver does, and may be in the rival&apos;s hand.</source>
        <translation>14に勝てるダイバーは1だけです。相手の手札にあるかもしれません。</translation>
    </message>
    <message>
        <source>The kraken you gave away</source>
        <translation>渡したクラーケン</translation>
    </message>
    <message>
        <source>The rival holds the kraken: you gave it.</source>
        <translation>クラーケンは相手が持っています。あなたが渡した1枚です。</translation>
    </message>
    <message>
        <source>It counts 15 and beats every diver. It has not been laid yet this round.</source>
        <translation>15と数え、どのダイバーにも勝ちます。このラウンドではまだ出ていません。</translation>
    </message>
    <message>
        <source>Closing a column</source>
        <translation>列を閉じる</translation>
    </message>
    <message>
        <source>A full column takes no more cards. Only an arrow can still change it.</source>
        <translation>2枚そろった列には、もう出せません。変えられるのは矢印だけです。</translation>
    </message>
    <message>
        <source>When the anchor pays</source>
        <translation>碇の使いどき</translation>
    </message>
    <message>
        <source>Now the anchor would pay.</source>
        <translation>今が碇の使いどきです。</translation>
    </message>
    <message>
        <source>Played on, this round goes best for you when a card is anchored now. No arrow moves that card any more.</source>
        <translation>この先を試すと、今1枚を固定するのが最も有利でした。固定したカードは矢印で動きません。</translation>
    </message>
    <message>
        <source>A special card kept back</source>
        <translation>使わなかったスペシャルカード</translation>
    </message>
    <message>
        <source>The {special} is lost with this round.</source>
        <translation>{special}は、このラウンドで失われます。</translation>
    </message>
    <message>
        <source>Submarine, harpoon and eye are used as a round begins or not at all; both special cards leave with it.</source>
        <translation>潜水艦・銛・目を使えるのはラウンドの始めだけです。2枚のスペシャルは、ラウンドの終わりにゲームから除かれます。</translation>
    </message>
    <message>
        <source>Drag it to the pile to use it. It is for this round only.</source>
        <translation>使うなら山札へドラッグ。このラウンドだけのカードです。</translation>
    </message>
    <message>
        <source>Drag it to the rival&apos;s hand to use it. It is for this round only.</source>
        <translation>使うなら相手の手札へドラッグ。このラウンドだけのカードです。</translation>
    </message>
    <message>
        <source>Press any of the rival&apos;s cards, or “Yes, I have seen it”.</source>
        <translation>相手のカードのどれかか、「はい、見ました」を押します。</translation>
    </message>
    <message>
        <source>Draw two from the pile, put one back.</source>
        <translation>山札から2枚引き、1枚を戻す。</translation>
    </message>
    <message>
        <source>{domain}: {first} {own}, {second} {other}; {verdict}</source>
        <translation>{domain}：{first} {own}、{second} {other}。{verdict}</translation>
    </message>
    <message>
        <source>Round {round}: with {domains}, player {number} had three domains or more.</source>
        <translation>第{round}ラウンド：プレイヤー{number}が{domains}を得て、分野が3つ以上になりました。</translation>
    </message>
    <message>
        <source>Round {round}: with {domains}, you had three domains or more.</source>
        <translation>第{round}ラウンド：{domains}を得て、分野が3つ以上になりました。</translation>
    </message>
    <message>
        <source>Round {round}: with {domains}, the rival had three domains or more.</source>
        <translation>第{round}ラウンド：相手が{domains}を得て、分野が3つ以上になりました。</translation>
    </message>
    <message>
        <source>Do without it</source>
        <translation>使わない</translation>
    </message>
    <message>
        <source>On either side of the table.</source>
        <translation>どちらの場でもかまいません。</translation>
    </message>
    <message>
        <source>On either side. With an arrow in your hand: {cards}. It moves another card of the side it is laid on.</source>
        <translation>どちらの場でもかまいません。手札の{cards}には矢印があり、出した場のほかのカードを動かします。</translation>
    </message>
    <message>
        <source>Cards of your hand are laid after that.</source>
        <translation>手札のカードを出すのは、そのあとです。</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}％</translation>
    </message>
    <message>
        <source>{special} dives to the pile: drop it there or press it twice.</source>
        <translation>{special}は山札から引きます。山札へ運ぶか、2回押してください。</translation>
    </message>
    <message>
        <source>{special} goes to the rival&apos;s hand: drop it there or press it twice.</source>
        <translation>{special}は相手の手札へ運ぶか、2回押してください。</translation>
    </message>
    <message>
        <source>This card won its domain</source>
        <translation>分野での勝利を決めたカード</translation>
    </message>
    <message>
        <source>The {card} sends the {moved} across</source>
        <translation>{card}の矢印：{moved}を反対側へ動かしてください</translation>
    </message>
    <message>
        <source>At the start of the round: look at the rival&apos;s divers. A hidden special card stays hidden.</source>
        <translation>ラウンド開始時：相手のダイバーを見ます。伏せてあるスペシャルカードは見られません。</translation>
    </message>
    <message>
        <source>Won: you {own}, rival {other}. First to {needed}.</source>
        <translation>自分{own}・相手{other}（先に{needed}分野で勝ち）</translation>
    </message>
    <message>
        <source>It goes to {space}.</source>
        <translation>行き先は{space}です。</translation>
    </message>
    <message>
        <source>The {card} moves the {moved} along: take it, then choose the space</source>
        <translation>{card}の矢印：{moved}を選び、続けて動かす先を選んでください</translation>
    </message>
    <message>
        <source>Any empty space of {side}.</source>
        <translation>{side}の空いているスペースなら、どこでもかまいません。</translation>
    </message>
    <message>
        <source>Your {card} moved nothing: it lay alone on {side}.</source>
        <translation>あなたの{card}の矢印では何も動きませんでした。{side}にほかのカードがなかったためです。</translation>
    </message>
    <message>
        <source>Your {card} moved nothing: the anchor held the {held}.</source>
        <translation>あなたの{card}の矢印では何も動きませんでした。{held}が碇で固定されていたためです。</translation>
    </message>
    <message>
        <source>Your {card} moved nothing: the anchor held the {held}, and the spaces across were taken.</source>
        <translation>あなたの{card}の矢印では何も動きませんでした。{held}は碇で固定され、ほかは向かい側が埋まっていたためです。</translation>
    </message>
    <message>
        <source>Your {card} moved nothing: no space of {side} was empty.</source>
        <translation>あなたの{card}の矢印では何も動きませんでした。{side}に空きがなかったためです。</translation>
    </message>
    <message>
        <source>Your {card} moved nothing: the {other} faced another card.</source>
        <translation>あなたの{card}の矢印では何も動きませんでした。{other}の向かい側が埋まっていたためです。</translation>
    </message>
    <message>
        <source>Your {card} moved nothing: the spaces across were taken.</source>
        <translation>あなたの{card}の矢印では何も動きませんでした。どのカードも向かい側が埋まっていたためです。</translation>
    </message>
    <message>
        <source>Kept back: it goes with the round, unused.</source>
        <translation>使わないことにしました。使わないまま、このラウンドとともに終わります。</translation>
    </message>
    <message>
        <source>Domains won: you {own}, rival {other}; {needed} win the game.</source>
        <translation>勝利した分野：自分{own}、相手{other}。{needed}分野でゲームに勝ちます。</translation>
    </message>
    <message>
        <source>Domains won: {won} of {needed}, lost: {lost}</source>
        <translation>勝利した分野{won}（{needed}で勝ち）、敗北した分野{lost}</translation>
    </message>
    <message>
        <source>No other card lay on the table.</source>
        <translation>場にはほかのカードがありませんでした。</translation>
    </message>
    <message>
        <source>First take the {card}, then choose the space.</source>
        <translation>先に{card}を選び、続けて動かす先を選んでください。</translation>
    </message>
    <message>
        <source>First take one of the lit cards, then choose the space.</source>
        <translation>先に光っているカードを1枚選び、続けて動かす先を選んでください。</translation>
    </message>
    <message>
        <source>This column counts for nothing any more; its last diver went here.</source>
        <translation>もう勝敗に関わらない列に、最後のダイバーを出しました。</translation>
    </message>
    <message>
        <source>It laid its last diver, the {card}, where its arrow works.</source>
        <translation>最後のダイバー{card}を、矢印が働く場所に出しました。</translation>
    </message>
    <message>
        <source>It had one diver left, and gives this column up with it.</source>
        <translation>残る1枚のダイバーをここに出し、この列をあきらめました。</translation>
    </message>
    <message>
        <source>It had one diver left, a high one, and claims this column with it.</source>
        <translation>残る1枚は高いダイバーで、これでこの列を狙います。</translation>
    </message>
    <message>
        <source>Its arrow had to move the {card}: nothing else could move.</source>
        <translation>矢印で動かせるのは{card}だけで、必ず動かさなければなりませんでした。</translation>
    </message>
    <message>
        <source>Kept back</source>
        <translation>使わない</translation>
    </message>
    <message>
        <source>kept back</source>
        <translation>使わない</translation>
    </message>
    <message>
        <source>First the arrow: the {card} must move.</source>
        <translation>先に矢印です。{card}を動かしてください。</translation>
    </message>
    <message>
        <source>It gives this column up with the {card}.</source>
        <translation>{card}で、この列をあきらめました。</translation>
    </message>
    <message>
        <source>In this column a card lies alone on the rival&apos;s side, and one you hold beats it.</source>
        <translation>この列では相手の場にだけカードがあり、手札にそれより強いカードがあります。</translation>
    </message>
    <message>
        <source>In this column the {card} lies alone on your side. A higher card on the rival&apos;s side would send the −1 across.</source>
        <translation>この列では、あなたの場に{card}だけがあります。相手の場にもっと強いカードを出せば、−1は相手のものになります。</translation>
    </message>
    <message>
        <source>A lower card here would leave the blot to the rival.</source>
        <translation>ここに低いカードを出す手なら、染みは相手に残ります。</translation>
    </message>
    <message>
        <source>In this column the {card} lies alone on the rival&apos;s side. Whoever has the winning card takes the −1.</source>
        <translation>この列では、相手の場に{card}だけがあります。−1は、勝ったカードのある側が獲得します。</translation>
    </message>
    <message>
        <source>Of your {divers} divers you lay {places} more this round; the rest stays unused.</source>
        <translation>手札のダイバー{divers}枚のうち、このラウンドで置けるのはあと{places}枚です。残りは使われません。</translation>
    </message>
    <message>
        <source>Your last card will then go to the space that is left.</source>
        <translation>そのあと最後の1枚は、残ったスペースに自動で置かれます。</translation>
    </message>
    <message>
        <source>Left in your hand, unused: {cards}.</source>
        <translation>使われずに手札に残るカード：{cards}。</translation>
    </message>
    <message>
        <source>{count} of your divers would then stay unused.</source>
        <translation>すると、手札のダイバーが{count}枚、使われずに残ります。</translation>
    </message>
    <message>
        <source>Then your last card, the {card}, goes to the space that is left.</source>
        <translation>そのあと最後の1枚（{card}）は、残ったスペースに自動で置かれます。</translation>
    </message>
    <message>
        <source>{placement}, with the anchor; then its arrow moves a card</source>
        <translation>{placement}、碇を使う（そのあと矢印でカードが動く）</translation>
    </message>
    <message>
        <source>Its arrow must then move a card, unless the anchor holds the only one that can.</source>
        <translation>そのあと矢印でカードを必ず動かします。動かせるただ1枚を碇で固定した場合は動きません。</translation>
    </message>
    <message>
        <source>Lay the {card} on the only empty space</source>
        <translation>{card}を1つだけ空いているスペースに出してください</translation>
    </message>
    <message>
        <source>Dropped on the small anchor in the corner of a space, it takes the anchor along.</source>
        <translation>スペースの角にある小さな碇に重ねると、碇も一緒に使います。</translation>
    </message>
    <message>
        <source>The anchor is raised: choose the card</source>
        <translation>碇を手に取りました。一緒に出すカードを選んでください</translation>
    </message>
    <message>
        <source>Lay a card on the only empty space</source>
        <translation>1つだけ空いているスペースにカードを出してください</translation>
    </message>
    <message>
        <source>{special} can be laid instead of a diver.</source>
        <translation>ダイバーの代わりに{special}も出せます。</translation>
    </message>
    <message>
        <source>The anchor goes to an empty space with a card. Then you choose the card it fixes.</source>
        <translation>碇はカードと一緒に空いているスペースへ出します。固定するカードは、そのあと選びます。</translation>
    </message>
    <message>
        <source>{special} is your last card of the round. Lay it all the same?</source>
        <translation>{special}は、あなたがこのラウンドに出す最後のカードになります。このまま出しますか？</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Six rounds with open domain cards, Undo as often as you like.</source>
        <translation>分野カードを見せて6ラウンド。何度でも元に戻せます。</translation>
    </message>
    <message>
        <source>Choose opponent, cards and first player, paste a line of notation.</source>
        <translation>相手、カード、スタートプレイヤーを選び、セットアップを貼り付けます。</translation>
    </message>
    <message>
        <source>Opponent or friend</source>
        <translation>相手・2人対戦</translation>
    </message>
    <message>
        <source>Hidden cards</source>
        <translation>非公開カード</translation>
    </message>
    <message>
        <source>Sixteen rounds with a ready-made wheel, Undo as often as you like.</source>
        <translation>用意されたホイールで16ラウンド。何度でも元に戻せます。</translation>
    </message>
    <message>
        <source>Choose the opponent, build your own wheel, paste a line of notation.</source>
        <translation>相手を選び、ホイールを組み、セットアップを貼り付けます。</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Your own wheel</source>
        <translation>自分のホイール</translation>
    </message>
    <message>
        <source>{title}: {button}</source>
        <translation>{title}：{button}</translation>
    </message>
    <message>
        <source>For whoever knows the game</source>
        <translation>このゲームを知っている方へ</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>すべて自分で決める</translation>
    </message>
    <message>
        <source>Set up…</source>
        <translation>セットアップ…</translation>
    </message>
    <message>
        <source>Learn it</source>
        <translation>遊び方を学ぶ</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>The rules in our own words, with examples.</source>
        <translation>ルールを分かりやすい言葉で、例とともに説明します。</translation>
    </message>
    <message>
        <source>Read the rules</source>
        <translation>ルールを読む</translation>
    </message>
    <message>
        <source>All {count} lessons done</source>
        <translation>全{count}レッスン終了</translation>
    </message>
    <message>
        <source>Any lesson again, by hand on the real table.</source>
        <translation>どのレッスンももう一度、本物の卓で手を動かせます。</translation>
    </message>
    <message>
        <source>Choose a lesson</source>
        <translation>レッスンを選ぶ</translation>
    </message>
    <message>
        <source>New here? Begin with this</source>
        <translation>はじめての方はここから</translation>
    </message>
    <message>
        <source>{done} of {count} lessons done</source>
        <translation>{count}レッスン中{done}つ終了</translation>
    </message>
    <message>
        <source>By hand on the real table, a few minutes a lesson.</source>
        <translation>本物の卓で手を動かす、1回数分のレッスンです。</translation>
    </message>
    <message>
        <source>Next: “{title}”. {about}</source>
        <translation>次は「{title}」。{about}</translation>
    </message>
    <message>
        <source>yours take about %n minute(s)</source>
        <translation>これまでは約%n分</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>すぐに始める</translation>
    </message>
    <message>
        <source>A quick game</source>
        <translation>気軽に一局</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>遊ぶ</translation>
    </message>
    <message>
        <source>The gentlest opponent</source>
        <translation>いちばんやさしい相手</translation>
    </message>
    <message>
        <source>A quick game with {name}</source>
        <translation>{name}と気軽に一局</translation>
    </message>
    <message>
        <source>Build it…</source>
        <translation>組み立てる…</translation>
    </message>
    <message>
        <source>Who sits opposite?</source>
        <translation>誰と遊びますか</translation>
    </message>
    <message>
        <source>The quick game is against whoever you choose here.</source>
        <translation>ここで選んだ相手と「気軽に一局」を遊びます。</translation>
    </message>
    <message>
        <source>Faction and mat are dealt, Undo as often as you like.</source>
        <translation>勢力とマットはランダム。何度でも元に戻せます。</translation>
    </message>
    <message>
        <source>Choose faction, mat and opponent, paste a line of notation.</source>
        <translation>勢力、マット、相手を選び、セットアップを貼り付けます。</translation>
    </message>
    <message>
        <source>Faction, opponent</source>
        <translation>勢力と相手</translation>
    </message>
    <message>
        <source>Player mat</source>
        <translation>プレイヤーマット</translation>
    </message>
    <message>
        <source>Twelve rounds under one sky, Undo as often as you like.</source>
        <translation>1つの空で12ラウンド。何度でも元に戻せます。</translation>
    </message>
    <message>
        <source>Choose who plays, board and Dark Sky card, paste a line of notation.</source>
        <translation>参加者、ボード、ダークスカイ・カードを選び、セットアップを貼り付けます。</translation>
    </message>
    <message>
        <source>One to four players</source>
        <translation>1〜4人</translation>
    </message>
    <message>
        <source>Board, Dark Sky</source>
        <translation>ボードとダークスカイ</translation>
    </message>
    <message>
        <source>A table laid ready, Undo as often as you like.</source>
        <translation>用意された卓で、何度でも元に戻せます。</translation>
    </message>
    <message>
        <source>Choose everything, or paste a line of notation.</source>
        <translation>すべてを選ぶか、セットアップを貼り付けます。</translation>
    </message>
    <message>
        <source>about %n minute(s) for all that are left</source>
        <translation>残り全部で約%n分</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>First to act: {letters}</source>
        <translation>最初に起動する英字ディスク：{letters}</translation>
    </message>
    <message>
        <source>No letter acts in the first round</source>
        <translation>最初のラウンドに動く文字はありません</translation>
    </message>
    <message>
        <source>The opponent&apos;s wheel</source>
        <translation>相手のホイール</translation>
    </message>
    <message>
        <source>resting</source>
        <translation>無効</translation>
    </message>
    <message>
        <source>active</source>
        <translation>有効</translation>
    </message>
    <message>
        <source>{ring}: {lying} discs lie there, it may have {wanted}.</source>
        <translation>{ring}：{lying}枚あります。置けるのは{wanted}枚です。</translation>
    </message>
    <message>
        <source>discs not on the wheel yet: {count}.</source>
        <translation>まだ置いていないディスク：{count}枚。</translation>
    </message>
    <message>
        <source>Four discs must rest and two be active; now {active} are active.</source>
        <translation>無効半円に4枚、有効半円に2枚が必要です（今、有効は{active}枚）。</translation>
    </message>
    <message>
        <source>The rings need 1, 2 and 3 discs.</source>
        <translation>リングには小1・中2・大3枚が必要です。</translation>
    </message>
    <message>
        <source>The seed is empty: type one or throw the dice.</source>
        <translation>シードが空です。入力するか、サイコロを振ってください。</translation>
    </message>
    <message>
        <source>A seed has eight characters, like {example}, or is a number.</source>
        <translation>シードは {example} のような8文字か、数字です。</translation>
    </message>
    <message>
        <source>The seed has a character that no seed has.</source>
        <translation>シードに使えない文字が含まれています。</translation>
    </message>
    <message>
        <source>One character of the seed must be mistyped.</source>
        <translation>シードのどこか1文字が違っています。</translation>
    </message>
    <message>
        <source>Seeds as numbers go up to 4294967295.</source>
        <translation>数字のシードは 4294967295 までです。</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Your wheel</source>
        <translation>あなたのホイール</translation>
    </message>
    <message>
        <source>Drag discs: 1, 2 and 3 on the rings, four of them in the resting half.</source>
        <translation>ディスクを並べる：小1・中2・大3、うち4枚は無効半円。</translation>
    </message>
    <message>
        <source>Suggested</source>
        <translation>おすすめ</translation>
    </message>
    <message>
        <source>The next of the suggested wheels</source>
        <translation>おすすめのホイールを順に選ぶ</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>Any legal wheel</source>
        <translation>ランダムなホイール</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>空にする</translation>
    </message>
    <message>
        <source>First representative</source>
        <translation>最初の代理人</translation>
    </message>
    <message>
        <source>Ask me in the game</source>
        <translation>ゲームの中で決める</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>A airship / surge · B factory · C intrigue
D investment · E follow · F enhance</source>
        <translation>A 飛空船／増大・B 工場・C 陰謀
D 投資・E 追従・F 強化</translation>
    </message>
    <message>
        <source>In this game</source>
        <translation>このゲームでは</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>セットアップ</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Eight characters or a number. The same seed lays the same table.</source>
        <translation>8文字または数字。同じシードなら同じセットアップになります。</translation>
    </message>
    <message>
        <source>Throw the dice: another seed</source>
        <translation>サイコロを振って別のシードにする</translation>
    </message>
    <message>
        <source>keep</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Offer this seed again for the next game</source>
        <translation>次のゲームでもこのシードを使う</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>表記</translation>
    </message>
    <message>
        <source>More</source>
        <translation>くわしく</translation>
    </message>
    <message>
        <source>Notation of the set-up, four lines</source>
        <translation>セットアップの表記（4行）</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>This is what you will meet</source>
        <translation>このセットアップで始まります</translation>
    </message>
    <message>
        <source>Your wheel – {reason}</source>
        <translation>あなたのホイール – {reason}</translation>
    </message>
    <message>
        <source>The opponent&apos;s wheel – {reason}</source>
        <translation>相手のホイール – {reason}</translation>
    </message>
    <message>
        <source>Notation – {reason}</source>
        <translation>表記 – {reason}</translation>
    </message>
    <message>
        <source>{read} of {all} lines read</source>
        <translation>{all}行中{read}行を読み取りました</translation>
    </message>
    <message>
        <source>{lines}; the rest stays as it is</source>
        <translation>{lines}。残りは今のまま</translation>
    </message>
    <message>
        <source>Wheel of {name}</source>
        <translation>{name}のホイール</translation>
    </message>
    <message>
        <source>{count} rounds, you start.</source>
        <translation>全{count}ラウンド、あなたが先手。</translation>
    </message>
    <message>
        <source>This set-up is new to you: the game can become a sealed record.</source>
        <translation>初めてのセットアップなので、公式記録の対象です。</translation>
    </message>
    <message>
        <source>You have played this set-up before: the game counts as open.</source>
        <translation>一度遊んだセットアップなので、練習として扱います。</translation>
    </message>
    <message>
        <source>{rounds} {more}</source>
        <translation>{rounds}{more}</translation>
    </message>
    <message>
        <source>New game · {game}</source>
        <translation>新しいゲーム・{game}</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>開始(&amp;S)</translation>
    </message>
    <message>
        <source>won {won} of {played}</source>
        <translation>{played}戦{won}勝</translation>
    </message>
    <message>
        <source>not met yet</source>
        <translation>未対戦</translation>
    </message>
    <message>
        <source>Market: {market}. Islands clockwise: {islands}.</source>
        <translation>市場：{market}。空島（時計回り）：{islands}。</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>市場</translation>
    </message>
    <message>
        <source>Sky islands</source>
        <translation>空島</translation>
    </message>
    <message>
        <source>Tray: empty place</source>
        <translation>トレイ：空き</translation>
    </message>
    <message>
        <source>Tray: {disc}</source>
        <translation>トレイ：{disc}</translation>
    </message>
    <message>
        <source>{space}: empty</source>
        <translation>{space}：空き</translation>
    </message>
    <message>
        <source>{space}: {disc}</source>
        <translation>{space}：{disc}</translation>
    </message>
    <message>
        <source>The set-up was read.</source>
        <translation>読み取りました。</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>ゲームの設定</translation>
    </message>
</context>
<context>
    <name>Noria</name>
    <message>
        <source>Start on {track}</source>
        <translation>{track}コースで始める</translation>
    </message>
    <message>
        <source>Night shift: turn the {ring}</source>
        <translation>夜勤：{ring}を回す</translation>
    </message>
    <message>
        <source>Modification: exchange {first} and {second}</source>
        <translation>改造：{first}と{second}を入れ替える</translation>
    </message>
    <message>
        <source>Activate {disc} ({space})</source>
        <translation>{disc}を起動（{space}）</translation>
    </message>
    <message>
        <source>{disc}: let the ships bring resources</source>
        <translation>{disc}：飛空船が資源を運ぶ</translation>
    </message>
    <message>
        <source>1 knowledge instead of {disc}</source>
        <translation>{disc}の代わりに知識1</translation>
    </message>
    <message>
        <source>Take {disc} (free)</source>
        <translation>{disc}を取る（無料）</translation>
    </message>
    <message>
        <source>Take {disc} for {payment}</source>
        <translation>{payment}を払って{disc}を取る</translation>
    </message>
    <message>
        <source>Raise {track} for {payment}</source>
        <translation>{payment}を払って{track}を上げる</translation>
    </message>
    <message>
        <source>Upgrade {disc} ({space})</source>
        <translation>{disc}を強化（{space}）</translation>
    </message>
    <message>
        <source>Produce {goods}</source>
        <translation>{goods}を産出</translation>
    </message>
    <message>
        <source>Black market: sell {good}</source>
        <translation>闇市場：{good}を売る</translation>
    </message>
    <message>
        <source>Black market: buy {resource}</source>
        <translation>闇市場：{resource}を買う</translation>
    </message>
    <message>
        <source>Intrigue: seat a politician in {chamber}</source>
        <translation>陰謀：{chamber}の政治家を下段へ</translation>
    </message>
    <message>
        <source>Intrigue: remove a politician of {chamber}</source>
        <translation>陰謀：{chamber}の政治家を取り除く</translation>
    </message>
    <message>
        <source>Put {disc} on {space}</source>
        <translation>{disc}を{space}に置く</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Take {disc}</source>
        <translation>{disc}を取る</translation>
    </message>
    <message>
        <source>Raise {track}</source>
        <translation>{track}を上げる</translation>
    </message>
    <message>
        <source>Produce</source>
        <translation>産出</translation>
    </message>
    <message>
        <source>{disc} upgraded</source>
        <translation>{disc}は強化面</translation>
    </message>
    <message>
        <source>+1 {disc}</source>
        <translation>{disc}を1回追加</translation>
    </message>
    <message>
        <source>Begin the actions</source>
        <translation>アクション開始</translation>
    </message>
    <message>
        <source>Begin: {details}</source>
        <translation>アクション開始（{details}）</translation>
    </message>
    <message>
        <source>Travel to island {number}</source>
        <translation>空島{number}へ航行</translation>
    </message>
    <message>
        <source>Travel to island {number}: {landing}</source>
        <translation>空島{number}へ航行：{landing}</translation>
    </message>
    <message>
        <source>Skip actions</source>
        <translation>アクションをしない</translation>
    </message>
    <message>
        <source>End actions</source>
        <translation>アクション終了</translation>
    </message>
    <message>
        <source>End politics</source>
        <translation>政治を終了</translation>
    </message>
    <message>
        <source>End administration</source>
        <translation>管理を終了</translation>
    </message>
    <message>
        <source>End influence</source>
        <translation>調整を終了</translation>
    </message>
    <message>
        <source>The table is laid.</source>
        <translation>準備ができました。</translation>
    </message>
    <message>
        <source>Your first representative stands on {track} 1.</source>
        <translation>最初の代理人を{track}のレベル1に配置</translation>
    </message>
    <message>
        <source>What the bot does next</source>
        <translation>ボットの次の動き</translation>
    </message>
    <message>
        <source>as things stand</source>
        <translation>現状のまま進んだ場合</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>第{number}ラウンド</translation>
    </message>
    <message>
        <source>No letter enters: the bot does nothing.</source>
        <translation>起動する英字ディスクはなく、ボットは何もしません。</translation>
    </message>
    <message>
        <source>Not foretold: menu View, Forecast.</source>
        <translation>予測は非表示です（「表示」メニュー）。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>ゲームは終了しました。</translation>
    </message>
    <message>
        <source>R{number}</source>
        <translation>R{number}</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Phase: {phase}</source>
        <translation>フェイズ：{phase}</translation>
    </message>
    <message>
        <source>The game is over: you {human}, bot {bot}.</source>
        <translation>ゲーム終了：あなた{human}点、ボット{bot}点</translation>
    </message>
    <message>
        <source>Night shift: {ring} turned for {knowledge} knowledge</source>
        <translation>夜勤：知識{knowledge}で{ring}を回転</translation>
    </message>
    <message>
        <source>Modification: {first} and {second} for {knowledge} knowledge</source>
        <translation>改造：知識{knowledge}で{first}と{second}を交換</translation>
    </message>
    <message>
        <source>Activates {disc} ({space})</source>
        <translation>{disc}を起動（{space}）</translation>
    </message>
    <message>
        <source>%n action(s) begin</source>
        <translation>アクション%n回を開始</translation>
    </message>
    <message>
        <source>Ships bring {amount} {resource}</source>
        <translation>飛空船が{resource}を{amount}個運ぶ</translation>
    </message>
    <message>
        <source>Takes {amount} knowledge instead</source>
        <translation>代わりに知識{amount}を得る</translation>
    </message>
    <message>
        <source>Market: {disc} for {payment}</source>
        <translation>市場：{disc}（支払い：{payment}）</translation>
    </message>
    <message>
        <source>{track} {before} → {level} for {payment}</source>
        <translation>{track} {before} → {level}（支払い：{payment}）</translation>
    </message>
    <message>
        <source>{track} {before} → {level}</source>
        <translation>{track} {before} → {level}</translation>
    </message>
    <message>
        <source>Takes the {resource} ship of island {number}</source>
        <translation>空島{number}の{resource}の飛空船を取る</translation>
    </message>
    <message>
        <source>One {resource} ship leaves island {number}</source>
        <translation>空島{number}の{resource}の飛空船を1隻取り除く</translation>
    </message>
    <message>
        <source>Factory on island {number}: warehouses for {goods}</source>
        <translation>空島{number}に工場：{goods}の倉庫</translation>
    </message>
    <message>
        <source>Factory on island {number}, {space}</source>
        <translation>空島{number}の{space}に工場</translation>
    </message>
    <message>
        <source>Upgrades {disc} ({space})</source>
        <translation>{disc}を強化（{space}）</translation>
    </message>
    <message>
        <source>Produces {goods} from {paid}</source>
        <translation>{paid}から{goods}を産出</translation>
    </message>
    <message>
        <source>Black market: {good} for {knowledge} knowledge</source>
        <translation>闇市場：{good}を知識{knowledge}に</translation>
    </message>
    <message>
        <source>Black market: {knowledge} knowledge for {resource}</source>
        <translation>闇市場：知識{knowledge}で{resource}</translation>
    </message>
    <message>
        <source>Politician seated: {chamber} is worth {value}</source>
        <translation>政治家が下段へ：{chamber}の価値は{value}</translation>
    </message>
    <message>
        <source>A politician of {chamber} leaves</source>
        <translation>{chamber}の政治家を取り除く</translation>
    </message>
    <message>
        <source>Your rings turn one space</source>
        <translation>あなたのリングが1スペース回転</translation>
    </message>
    <message>
        <source>The bot&apos;s rings turn one space</source>
        <translation>ボットのリングが1スペース回転</translation>
    </message>
    <message>
        <source>Factories bring {knowledge} knowledge</source>
        <translation>工場から知識{knowledge}</translation>
    </message>
    <message>
        <source>{disc} goes on {space}</source>
        <translation>{disc}を{space}に配置</translation>
    </message>
    <message>
        <source>{disc} goes on {space}; {replaced} leaves the game</source>
        <translation>{disc}を{space}に配置、{replaced}はゲームから除外</translation>
    </message>
    <message>
        <source>Not placed and lost: {discs}</source>
        <translation>配置せず失う：{discs}</translation>
    </message>
    <message>
        <source>No letter enters: the bot does nothing</source>
        <translation>起動なし：ボットは何もしない</translation>
    </message>
    <message>
        <source>Entering: {letters}</source>
        <translation>起動：{letters}</translation>
    </message>
    <message>
        <source>Surge: medium and large ring turn once more</source>
        <translation>エネルギー増大：中リングと大リングがもう1回転</translation>
    </message>
    <message>
        <source>Letter {letter} is upgraded</source>
        <translation>英字ディスク{letter}を強化</translation>
    </message>
    <message>
        <source>{letter} is cancelled: {reason}</source>
        <translation>{letter}のアクションはキャンセル：{reason}</translation>
    </message>
    <message>
        <source>{letter} stands on the small ring: it invests instead</source>
        <translation>{letter}は小リング上：代わりに投資</translation>
    </message>
    <message>
        <source>Influence: a night shift costs {cost} knowledge, you have {knowledge}</source>
        <translation>調整：夜勤には知識{cost}が必要です（所持{knowledge}）</translation>
    </message>
    <message>
        <source>Actions: no disc lies in the active half</source>
        <translation>アクション：有効半円にディスクがありません</translation>
    </message>
    <message>
        <source>Politics: an intrigue costs {cost} knowledge, you have {knowledge}</source>
        <translation>政治：陰謀には知識{cost}が必要です（所持{knowledge}）</translation>
    </message>
    <message>
        <source>{letter} · {name}, second use</source>
        <translation>{letter}・{name}（2回目）</translation>
    </message>
    <message>
        <source>{letter} · {name}</source>
        <translation>{letter}・{name}</translation>
    </message>
    <message>
        <source>Ambassador to island {number}</source>
        <translation>大使が空島{number}へ</translation>
    </message>
    <message>
        <source>Ambassador to island {number}, fee 1 {resource}</source>
        <translation>大使が空島{number}へ（{resource}1個を支払う）</translation>
    </message>
    <message>
        <source>Twice: {outcome}</source>
        <translation>2回：{outcome}</translation>
    </message>
    <message>
        <source>Island {number}: one {resource} ship leaves</source>
        <translation>空島{number}で{resource}の飛空船を1隻取り除く</translation>
    </message>
    <message>
        <source>Island {number}: space {place}</source>
        <translation>空島{number}のスペース{place}</translation>
    </message>
    <message>
        <source>{chamber} now {value}</source>
        <translation>{chamber}の価値{value}</translation>
    </message>
    <message>
        <source>{chamber} −1 politician</source>
        <translation>{chamber}の政治家−1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Last step: {letter} · {outcome}</source>
        <translation>前回：{letter}・{outcome}</translation>
    </message>
    <message>
        <source>Rings turn once more</source>
        <translation>リングがもう1回転</translation>
    </message>
    <message>
        <source>All letters have acted.</source>
        <translation>英字ディスクはすべて起動し終わりました。</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>エネルギー</translation>
    </message>
    <message>
        <source>Mycelium</source>
        <translation>菌糸体</translation>
    </message>
    <message>
        <source>Obsidian</source>
        <translation>黒曜石</translation>
    </message>
    <message>
        <source>Sail</source>
        <translation>セイル</translation>
    </message>
    <message>
        <source>Compass</source>
        <translation>コンパス</translation>
    </message>
    <message>
        <source>Propeller</source>
        <translation>プロペラ</translation>
    </message>
    <message>
        <source>Piston</source>
        <translation>ピストン</translation>
    </message>
    <message>
        <source>Lamp</source>
        <translation>ランプ</translation>
    </message>
    <message>
        <source>Journey</source>
        <translation>航行</translation>
    </message>
    <message>
        <source>City</source>
        <translation>都市</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>ボーナス</translation>
    </message>
    <message>
        <source>Refinement</source>
        <translation>精錬</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>殖民</translation>
    </message>
    <message>
        <source>Exploration</source>
        <translation>探検</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>研究</translation>
    </message>
    <message>
        <source>Specialisation</source>
        <translation>専門化</translation>
    </message>
    <message>
        <source>Diversification</source>
        <translation>分散化</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first}と{last}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>ボット</translation>
    </message>
    <message>
        <source>small ring</source>
        <translation>小リング</translation>
    </message>
    <message>
        <source>medium ring</source>
        <translation>中リング</translation>
    </message>
    <message>
        <source>large ring</source>
        <translation>大リング</translation>
    </message>
    <message>
        <source>{ring} {position}</source>
        <translation>{ring}{position}</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>セットアップ</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>調整</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>アクション</translation>
    </message>
    <message>
        <source>Politics</source>
        <translation>政治</translation>
    </message>
    <message>
        <source>Administration</source>
        <translation>管理</translation>
    </message>
    <message>
        <source>space 1</source>
        <translation>スペース1</translation>
    </message>
    <message>
        <source>space 2</source>
        <translation>スペース2</translation>
    </message>
    <message>
        <source>space 3</source>
        <translation>スペース3</translation>
    </message>
    <message>
        <source>space 4</source>
        <translation>スペース4</translation>
    </message>
    <message>
        <source>after its turn</source>
        <translation>ターン後</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>{name} – {points}</source>
        <translation>{name}&#x3000;{points}</translation>
    </message>
    <message>
        <source>Bot&apos;s turn</source>
        <translation>ボットのターン</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>ゲーム終了</translation>
    </message>
    <message>
        <source>Energy surge</source>
        <translation>エネルギー増大</translation>
    </message>
    <message>
        <source>Airship</source>
        <translation>飛空船</translation>
    </message>
    <message>
        <source>Factory</source>
        <translation>工場</translation>
    </message>
    <message>
        <source>Intrigue</source>
        <translation>陰謀</translation>
    </message>
    <message>
        <source>Investment</source>
        <translation>投資</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>追従</translation>
    </message>
    <message>
        <source>Enhance</source>
        <translation>強化</translation>
    </message>
    <message>
        <source>left berth</source>
        <translation>左の飛空船</translation>
    </message>
    <message>
        <source>middle berth</source>
        <translation>中央の飛空船</translation>
    </message>
    <message>
        <source>right berth</source>
        <translation>右の飛空船</translation>
    </message>
    <message>
        <source>, </source>
        <comment>separator of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>{amount} {name}</source>
        <translation>{name}{amount}</translation>
    </message>
    <message>
        <source>{units} {one} or {units} {other}</source>
        <translation>{one}{units}または{other}{units}</translation>
    </message>
    <message>
        <source>{price}, and {extra} of any resource as the bot stands higher</source>
        <translation>{price}と、ボットが上にいるため好きな資源{extra}</translation>
    </message>
    <message>
        <source>any one of {kinds}</source>
        <translation>{kinds}のどれか1つ</translation>
    </message>
    <message>
        <source>empty space</source>
        <translation>空きスペース</translation>
    </message>
    <message>
        <source>Choose the track of your first representative</source>
        <translation>最初の代理人を置くコースを選んでください</translation>
    </message>
    <message>
        <source>It starts on level 1, free of charge. Press a track of the council.</source>
        <translation>無料でレベル1から始まります。議会のコースを選びます。</translation>
    </message>
    <message>
        <source>Intrigue: now remove a politician from an upper row</source>
        <translation>陰謀：上段の政治家を1人取り除いてください</translation>
    </message>
    <message>
        <source>Press a grey politician; it leaves the game. The same chamber is allowed.</source>
        <translation>灰色の政治家を選ぶとゲームから除外されます。同じ議会場でもかまいません。</translation>
    </message>
    <message>
        <source>Administration: your rings turn one space</source>
        <translation>管理：あなたのリングが1スペース回転します</translation>
    </message>
    <message>
        <source>After that your factories bring knowledge.</source>
        <translation>そのあと工場から知識を得ます。</translation>
    </message>
    <message>
        <source>The bot&apos;s turn: its rings turn</source>
        <translation>ボットのターン：リングが回転します</translation>
    </message>
    <message>
        <source>Letters that enter the active half act in alphabetical order.</source>
        <translation>有効半円に入った英字ディスクがアルファベット順に起動します。</translation>
    </message>
    <message>
        <source>A night shift costs {shift} knowledge, a modification {swap}; you have {knowledge}.</source>
        <translation>夜勤には知識{shift}、改造には{swap}が必要です（所持{knowledge}）。</translation>
    </message>
    <message>
        <source>Influence your wheel (a ring: {cost} knowledge), or go on to the actions</source>
        <translation>ホイールを調整するか（リング：知識{cost}）、アクションへ進んでください</translation>
    </message>
    <message>
        <source>Influence your wheel (a disc: {cost} knowledge), or go on to the actions</source>
        <translation>ホイールを調整するか（ディスク：知識{cost}）、アクションへ進んでください</translation>
    </message>
    <message>
        <source>Drag a disc onto another space: {swap} of your {knowledge} knowledge.</source>
        <translation>ディスクを別のスペースへドラッグします（費用は知識{swap}、手元は{knowledge}）。</translation>
    </message>
    <message>
        <source>Influence your wheel (ring {shift}, disc {swap} knowledge), or go on to the actions</source>
        <translation>ホイールを調整するか（リングは知識{shift}、ディスクは{swap}）、アクションへ進んでください</translation>
    </message>
    <message>
        <source>No disc can be used this turn</source>
        <translation>このターンに使えるディスクはありません</translation>
    </message>
    <message>
        <source>The black market is open: drag a good to your knowledge, or knowledge to a resource.</source>
        <translation>闇市場は使えます。商品を知識へ、または知識を資源へドラッグしてください。</translation>
    </message>
    <message>
        <source>The active half of your wheel is empty.</source>
        <translation>ホイールの有効半円にディスクがありません。</translation>
    </message>
    <message>
        <source>{discs} chosen: add {others} to connect them</source>
        <translation>{discs}を選択中：{others}を加えてつないでください</translation>
    </message>
    <message>
        <source>The discs of a turn must be connected with one another.</source>
        <translation>1ターンに起動するディスクは互いにつながっている必要があります。</translation>
    </message>
    <message>
        <source>{discs} chosen: add a connected disc</source>
        <translation>{discs}を選択中：つながるディスクを加えてください</translation>
    </message>
    <message>
        <source>{discs} chosen: begin the actions</source>
        <translation>{discs}を選択中：アクションを始めてください</translation>
    </message>
    <message>
        <source>No other disc can join.</source>
        <translation>ほかに加えられるディスクはありません。</translation>
    </message>
    <message>
        <source>{discs} could join.</source>
        <translation>{discs}を加えられます。</translation>
    </message>
    <message>
        <source>Politics comes next.</source>
        <translation>次は政治フェイズです。</translation>
    </message>
    <message>
        <source>{title}, then {discs}</source>
        <translation>{title}、そのあと{discs}</translation>
    </message>
    <message>
        <source>Press a disc: every ship of its kind brings one resource.</source>
        <translation>ディスクを押すと、同じ種類の飛空船1隻につき資源1個を得ます。</translation>
    </message>
    <message>
        <source>Press a resource disc; drag the others to what they act on.</source>
        <translation>資源ディスクは押し、ほかは使う相手へドラッグします。</translation>
    </message>
    <message>
        <source>Drag a disc to what it acts on: island, market, track, disc or warehouse.</source>
        <translation>ディスクを使う相手（空島、市場、コース、ディスク、倉庫）へドラッグします。</translation>
    </message>
    <message>
        <source>Politics: no politician is left to move</source>
        <translation>政治：動かせる政治家が残っていません</translation>
    </message>
    <message>
        <source>Drag a grey politician to the lower row of its chamber ({cost} of your {knowledge} knowledge); then one leaves the game.</source>
        <translation>灰色の政治家を同じ議会場の下段へドラッグします（費用は知識{cost}、手元は{knowledge}）。続いて政治家を1人取り除きます。</translation>
    </message>
    <message>
        <source>The bot&apos;s turn</source>
        <translation>ボットのターン</translation>
    </message>
    <message>
        <source>The bot&apos;s turn ends</source>
        <translation>ボットのターンが終わります</translation>
    </message>
    <message>
        <source>The last round is over: the points are counted.</source>
        <translation>最後のラウンドが終わり、得点を数えます。</translation>
    </message>
    <message>
        <source>The next round begins.</source>
        <translation>次のラウンドに進みます。</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>ゲーム終了</translation>
    </message>
    <message>
        <source>The result page counts the points row by row.</source>
        <translation>結果の画面で得点を1行ずつ数えます。</translation>
    </message>
    <message>
        <source>Influence your wheel, or go on to the actions</source>
        <translation>ホイールを調整するか、アクションへ進んでください</translation>
    </message>
    <message>
        <source>Turn the medium or large ring by its arrow: {shift} of your {knowledge} knowledge.</source>
        <translation>中リングか大リングを矢印で回します（費用は知識{shift}、手元は{knowledge}）。</translation>
    </message>
    <message>
        <source>Turn a ring by its arrow ({shift}) or drag a disc onto another space ({swap}); you have {knowledge} knowledge.</source>
        <translation>リングを矢印で回すか（知識{shift}）、ディスクを別のスペースへドラッグします（知識{swap}）。所持は知識{knowledge}です。</translation>
    </message>
    <message>
        <source>Choose up to three connected discs of the active half</source>
        <translation>有効半円から、つながったディスクを3枚まで選んでください</translation>
    </message>
    <message>
        <source>Press a disc below the horizon: at most one on each ring.</source>
        <translation>地平線より下のディスクを押します。各リング1枚までです。</translation>
    </message>
    <message>
        <source>{discs} chosen: add a connected disc, or begin</source>
        <translation>{discs}を選択中：つながるディスクを加えるか、開始してください</translation>
    </message>
    <message>
        <source>All actions are used</source>
        <translation>アクションをすべて使いました</translation>
    </message>
    <message>
        <source>The black market stays open until you end the phase.</source>
        <translation>フェイズを終えるまで闇市場を使えます。</translation>
    </message>
    <message>
        <source>Use your discs: {discs}</source>
        <translation>ディスクを使ってください：{discs}</translation>
    </message>
    <message>
        <source>{disc}: %n action(s) left</source>
        <translation>{disc}：残り%n回</translation>
    </message>
    <message>
        <source>Drag your ambassador to an island, onto a ship or a free factory space.</source>
        <translation>大使を空島の飛空船か、工場の空きスペースへドラッグします。</translation>
    </message>
    <message>
        <source>Drag a disc from the market to the hub, or raise a representative on its track.</source>
        <translation>市場のディスクをホイールの中央へドラッグするか、代理人をコース上で上げます。</translation>
    </message>
    <message>
        <source>Drag the tool onto a disc to upgrade it, or onto a warehouse to produce.</source>
        <translation>工具をディスクへドラッグすると強化、倉庫へドラッグすると産出です。</translation>
    </message>
    <message>
        <source>Press the disc: every ship of its kind brings one resource.</source>
        <translation>ディスクを押すと、同じ種類の飛空船1隻につき資源1個を得ます。</translation>
    </message>
    <message>
        <source>End your politics to go on.</source>
        <translation>政治を終了して進みます。</translation>
    </message>
    <message>
        <source>Politics: move a politician down to raise a chamber, or go on</source>
        <translation>政治：政治家を下段へ移して議会場の価値を上げるか、次へ進んでください</translation>
    </message>
    <message>
        <source>Place your new discs: {discs}</source>
        <translation>新しいディスクを配置してください：{discs}</translation>
    </message>
    <message>
        <source>Drag them from the hub to any space. A disc lying there leaves the game.</source>
        <translation>中央から好きなスペースへドラッグします。そこにあったディスクはゲームから除外されます。</translation>
    </message>
    <message>
        <source>Begin actions</source>
        <translation>アクション開始</translation>
    </message>
    <message>
        <source>1 knowledge instead</source>
        <translation>代わりに知識1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Which ship leaves the island?</source>
        <translation>どの飛空船を取り除くか</translation>
    </message>
    <message>
        <source>Where does the bot build?</source>
        <translation>ボットはどこに建てるか</translation>
    </message>
    <message>
        <source>Which chamber gains a seated politician?</source>
        <translation>どの議会場の政治家を下段へ移すか</translation>
    </message>
    <message>
        <source>Which chamber loses a politician?</source>
        <translation>どの議会場の政治家を取り除くか</translation>
    </message>
    <message>
        <source>On which track does the bot rise?</source>
        <translation>ボットはどのコースを上がるか</translation>
    </message>
    <message>
        <source>Which of your tracks does the bot follow?</source>
        <translation>ボットはどのコースを追うか</translation>
    </message>
    <message>
        <source>Which letter is upgraded?</source>
        <translation>どの英字ディスクを強化するか</translation>
    </message>
    <message>
        <source>Only kinds that still have a ship</source>
        <translation>飛空船が残っている種類</translation>
    </message>
    <message>
        <source>Fewest ships</source>
        <translation>飛空船が最少</translation>
    </message>
    <message>
        <source>Only free spaces</source>
        <translation>空きスペース</translation>
    </message>
    <message>
        <source>Most warehouses</source>
        <translation>倉庫が最多</translation>
    </message>
    <message>
        <source>Only tracks with a bot representative</source>
        <translation>ボットの代理人がいるコース</translation>
    </message>
    <message>
        <source>Only tracks with one of your representatives</source>
        <translation>あなたの代理人がいるコース</translation>
    </message>
    <message>
        <source>Where the bot stands highest</source>
        <translation>ボットが最も高いコース</translation>
    </message>
    <message>
        <source>Where you stand highest</source>
        <translation>あなたが最も高いコース</translation>
    </message>
    <message>
        <source>Only chambers with a politician in the upper row</source>
        <translation>上段に政治家がいる議会場</translation>
    </message>
    <message>
        <source>Only tracks where the bot is below the top level</source>
        <translation>ボットが最高レベル未満のコース</translation>
    </message>
    <message>
        <source>Highest chamber value now</source>
        <translation>議会場の価値が最大</translation>
    </message>
    <message>
        <source>Only letters still on their normal side</source>
        <translation>まだ通常面の英字ディスク</translation>
    </message>
    <message>
        <source>Enters the active half soonest</source>
        <translation>最も早く有効半円に入る</translation>
    </message>
    <message>
        <source>Highest ring</source>
        <translation>最も高い段のリング</translation>
    </message>
    <message>
        <source>Behind each kind: ships left of it.</source>
        <translation>右の数字は、残っている船の数です。</translation>
    </message>
    <message>
        <source>Behind each space: 1 if it is free, else 0.</source>
        <translation>右の数字は、空いていれば1、ほかは0です。</translation>
    </message>
    <message>
        <source>Behind each space: its warehouses.</source>
        <translation>右の数字は、そのスペースの倉庫の数です。</translation>
    </message>
    <message>
        <source>Behind each track: the level of the bot&apos;s representative.</source>
        <translation>右の数字は、ボットの代理人のレベルです。</translation>
    </message>
    <message>
        <source>Behind each track: the level of your representative.</source>
        <translation>右の数字は、あなたの代理人のレベルです。</translation>
    </message>
    <message>
        <source>Behind each chamber: politicians in its upper row.</source>
        <translation>右の数字は、上段にいる政治家の数です。</translation>
    </message>
    <message>
        <source>Behind each track: levels that the bot can still climb.</source>
        <translation>右の数字は、ボットがあと何レベル上がれるかです。</translation>
    </message>
    <message>
        <source>Behind each track: the value of its chamber now.</source>
        <translation>右の数字は、そのコースの議会場の今の値です。</translation>
    </message>
    <message>
        <source>Behind each letter: 1 on its normal side, else 0.</source>
        <translation>右の数字は、通常面なら1、ほかは0です。</translation>
    </message>
    <message>
        <source>Behind each letter: spaces until it is active.</source>
        <translation>右の数字は、有効半円に入るまでのスペース数です。</translation>
    </message>
    <message>
        <source>Behind each letter: its ring, from 1 (large) to 3 (small).</source>
        <translation>右の数字は、リングを表します（大1、中2、小3）。</translation>
    </message>
    <message>
        <source>Behind each: its place, counted from the left.</source>
        <translation>右の数字は、左から数えた位置です。</translation>
    </message>
    <message>
        <source>{criterion} → no difference</source>
        <translation>{criterion} → 差なし</translation>
    </message>
    <message>
        <source>{criterion} → {kept}</source>
        <translation>{criterion} → {kept}</translation>
    </message>
    <message>
        <source>no ship is left on the island</source>
        <translation>空島に飛空船が残っていない</translation>
    </message>
    <message>
        <source>no factory space is free</source>
        <translation>工場の空きスペースがない</translation>
    </message>
    <message>
        <source>the bot has no factory left</source>
        <translation>ボットの工場が残っていない</translation>
    </message>
    <message>
        <source>no politician where a representative stands</source>
        <translation>代理人のいるコースに政治家がいない</translation>
    </message>
    <message>
        <source>all bot representatives stand at the top</source>
        <translation>ボット=代理人がすべて最高レベル</translation>
    </message>
    <message>
        <source>there is no track to follow</source>
        <translation>追うコースがない</translation>
    </message>
    <message>
        <source>all letters are upgraded</source>
        <translation>英字ディスクがすべて強化面</translation>
    </message>
    <message>
        <source>highest level</source>
        <translation>最高レベル</translation>
    </message>
    <message>
        <source>lowest level</source>
        <translation>最低レベル</translation>
    </message>
    <message>
        <source>Council &amp; projects</source>
        <translation>議会とプロジェクト</translation>
    </message>
    <message>
        <source>intrigue costs</source>
        <translation>陰謀の費用</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>市場</translation>
    </message>
    <message>
        <source>resources to pay</source>
        <translation>支払う資源</translation>
    </message>
    <message>
        <source>free</source>
        <translation>無料</translation>
    </message>
    <message>
        <source>ACTIVE</source>
        <translation>有効</translation>
    </message>
    <message>
        <source>RESTING</source>
        <translation>無効</translation>
    </message>
    <message>
        <source>Ships and resources</source>
        <translation>飛空船と資源</translation>
    </message>
    <message>
        <source>Warehouses</source>
        <translation>倉庫</translation>
    </message>
    <message>
        <source>Knowledge</source>
        <translation>知識</translation>
    </message>
    <message>
        <source>a round</source>
        <translation>収入</translation>
    </message>
    <message>
        <source>Factories</source>
        <translation>工場</translation>
    </message>
    <message>
        <source>{resource} ship</source>
        <translation>{resource}の飛空船</translation>
    </message>
    <message>
        <source>warehouse for {good}</source>
        <translation>{good}の倉庫</translation>
    </message>
    <message>
        <source>Income a round: {before} → {after}</source>
        <translation>毎ラウンドの収入：{before} → {after}</translation>
    </message>
    <message>
        <source>points for you</source>
        <translation>点（あなた）</translation>
    </message>
    <message>
        <source>points for the bot</source>
        <translation>点（ボット）</translation>
    </message>
    <message>
        <source>{mark} {change}</source>
        <translation>{mark} {change}</translation>
    </message>
    <message>
        <source>{sign}{amount} {name}</source>
        <translation>{sign}{amount} {name}</translation>
    </message>
    <message>
        <source>That is not possible in this phase.</source>
        <translation>このフェイズではできません。</translation>
    </message>
    <message>
        <source>You cannot pay for that.</source>
        <translation>支払いが足りません。</translation>
    </message>
    <message>
        <source>That disc is not connected to the others you chose.</source>
        <translation>選んだディスクとつながっていません。</translation>
    </message>
    <message>
        <source>Only discs of the active half, below the horizon, can be used.</source>
        <translation>使えるのは地平線より下、有効半円のディスクだけです。</translation>
    </message>
    <message>
        <source>There is no disc.</source>
        <translation>ディスクがありません。</translation>
    </message>
    <message>
        <source>Only one disc of each ring can be activated.</source>
        <translation>起動できるディスクは各リング1枚までです。</translation>
    </message>
    <message>
        <source>The market has no disc of that kind left.</source>
        <translation>市場にそのディスクは残っていません。</translation>
    </message>
    <message>
        <source>The journey must end on another island.</source>
        <translation>別の空島へ移動しなければなりません。</translation>
    </message>
    <message>
        <source>No ship is left at that berth.</source>
        <translation>そこに飛空船は残っていません。</translation>
    </message>
    <message>
        <source>A factory stands there already.</source>
        <translation>すでに工場があります。</translation>
    </message>
    <message>
        <source>You have no factory left.</source>
        <translation>工場が残っていません。</translation>
    </message>
    <message>
        <source>Your representative stands on the top level.</source>
        <translation>代理人はすでに最高レベルです。</translation>
    </message>
    <message>
        <source>That disc is upgraded already.</source>
        <translation>そのディスクはすでに強化面です。</translation>
    </message>
    <message>
        <source>A disc activated this turn cannot be upgraded.</source>
        <translation>このターンに起動したディスクは強化できません。</translation>
    </message>
    <message>
        <source>No politician is left in that upper row.</source>
        <translation>その上段に政治家は残っていません。</translation>
    </message>
    <message>
        <source>You have no empty warehouse for that good.</source>
        <translation>その商品の空き倉庫がありません。</translation>
    </message>
    <message>
        <source>You have no such good in store.</source>
        <translation>その商品を持っていません。</translation>
    </message>
    <message>
        <source>What you offer does not make up the price.</source>
        <translation>その支払いでは価格に合いません。</translation>
    </message>
    <message>
        <source>Night shifts turn only the medium and the large ring.</source>
        <translation>夜勤で回せるのは中リングと大リングだけです。</translation>
    </message>
    <message>
        <source>There is nothing to exchange between those two spaces.</source>
        <translation>その2つのスペースに入れ替えるものがありません。</translation>
    </message>
    <message>
        <source>Name the two spaces in the order of the wheel.</source>
        <translation>2つのスペースはホイールの順に指定してください。</translation>
    </message>
    <message>
        <source>That disc is chosen already.</source>
        <translation>そのディスクはすでに選ばれています。</translation>
    </message>
    <message>
        <source>A bonus disc needs another disc to help.</source>
        <translation>ボーナスだけでは起動できません。ほかのディスクが必要です。</translation>
    </message>
    <message>
        <source>Exactly one upgraded disc acts on its upgraded side.</source>
        <translation>強化面で使うディスクは1枚だけです。</translation>
    </message>
    <message>
        <source>Extra actions go to the other discs you chose.</source>
        <translation>追加のアクションは、選んだほかのディスクに与えます。</translation>
    </message>
    <message>
        <source>No activated disc has an action left for that.</source>
        <translation>そのためのアクションが残っている起動中のディスクがありません。</translation>
    </message>
    <message>
        <source>That disc gives other actions.</source>
        <translation>そのディスクのアクションではありません。</translation>
    </message>
    <message>
        <source>There is no such island.</source>
        <translation>その空島はありません。</translation>
    </message>
    <message>
        <source>No fee is due there.</source>
        <translation>そこでは支払いは必要ありません。</translation>
    </message>
    <message>
        <source>The bot&apos;s ambassador is there: landing costs 1 resource, and you have none.</source>
        <translation>ボットの大使がいるため資源1個が必要ですが、持っていません。</translation>
    </message>
    <message>
        <source>Choose at least one warehouse to fill.</source>
        <translation>満たす倉庫を1つ以上選んでください。</translation>
    </message>
    <message>
        <source>A tool fills any number of one good, or one of each.</source>
        <translation>工具で、1種類を好きな数だけ、または各種類1つずつ満たします。</translation>
    </message>
    <message>
        <source>The politician who leaves must come from another chamber.</source>
        <translation>取り除く政治家は別の議会場から選びます。</translation>
    </message>
    <message>
        <source>First remove a politician from an upper row.</source>
        <translation>先に上段の政治家を1人取り除いてください。</translation>
    </message>
    <message>
        <source>You bought no such disc this turn.</source>
        <translation>このターンにそのディスクを買っていません。</translation>
    </message>
    <message>
        <source>Another new disc lies there already.</source>
        <translation>そこにはすでに新しいディスクがあります。</translation>
    </message>
    <message>
        <source>own bot wheel</source>
        <translation>自作のボット</translation>
    </message>
    <message>
        <source>Bot {number}</source>
        <translation>ボット{number}</translation>
    </message>
    <message>
        <source>Your first representative starts on level 1 of a track you choose. A track is worth its level times the value of its chamber, so look at the politicians and at what the levels cost.</source>
        <translation>最初の代理人は、選んだコースのレベル1から始まります。コースの得点はレベル×議会場の価値です。政治家の数と各レベルの費用を見て選びましょう。</translation>
    </message>
    <message>
        <source>A night shift turns the medium or large ring one space for {shift} knowledge. A modification exchanges two spaces for {swap}. Each repeat in a turn doubles the price of its kind; from round {late} on, both cost {more} more.</source>
        <translation>夜勤は知識{shift}で中リングか大リングを1スペース回します。改造は知識{swap}で2つのスペースの中身を入れ替えます。同じターンに繰り返すたびに、その種類の費用が2倍になります。第{late}ラウンドからはどちらも費用が{more}増えます。</translation>
    </message>
    <message>
        <source>Activation</source>
        <translation>起動</translation>
    </message>
    <message>
        <source>Up to three discs of the active half act, at most one on each ring, and together they must be connected. One of them may use its upgraded side and acts twice. A bonus gives another disc of the set one more action. Never more than {most} actions in all.</source>
        <translation>有効半円のディスクを3枚まで起動します。各リング1枚まで、全体がつながっていなければなりません。強化面を使えるのは1枚だけで、アクションを2回行います。ボーナスは別の1枚のアクションを1回増やします。合計は{most}回までです。</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>アクション</translation>
    </message>
    <message>
        <source>Use the discs in any order, each disc&apos;s actions one after the other. Instead of an action you may take {knowledge} knowledge. At any time the black market buys goods for knowledge and sells a resource for {price}.</source>
        <translation>ディスクは好きな順に使い、1枚のアクションは続けて行います。アクションの代わりに知識{knowledge}を得てもかまいません。闇市場ではいつでも商品を知識に換え、知識{price}で資源1個を買えます。</translation>
    </message>
    <message>
        <source>Pay knowledge to move a politician from an upper row to the lower row of the same chamber, which raises its value. Then one politician of any upper row leaves the game. Each further intrigue in a turn costs double.</source>
        <translation>知識を払い、政治家1人を上段から同じ議会場の下段へ移すと、その価値が上がります。そのあと、いずれかの上段から政治家1人を取り除きます。同じターンの陰謀は繰り返すたびに費用が2倍になります。</translation>
    </message>
    <message>
        <source>All rings turn one space, factories bring knowledge, then bought discs go onto any spaces. A disc lying there leaves the game; a disc that is not placed is lost.</source>
        <translation>すべてのリングが1スペース回り、工場から知識を得て、買ったディスクを好きなスペースに置きます。そこにあったディスクはゲームから除外され、置かなかったディスクは失われます。</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>ゲームの終わり</translation>
    </message>
    <message>
        <source>Each track counts its level times its chamber&apos;s value; specialisation multiplies the highest level, diversification the lowest. You win with more points than the bot; a tie is not a win.</source>
        <translation>各コースはレベル×議会場の価値、専門化は最高レベル、分散化は最低レベルに掛けます。ボットより点が多ければ勝ちです。同点は勝ちになりません。</translation>
    </message>
    <message>
        <source>The bot&apos;s three rings turn one space. Letters that enter the active half act in alphabetical order, upgraded ones twice. A letter on the small ring whose action is cancelled invests instead.</source>
        <translation>ボットの3つのリングが1スペース回ります。有効半円に入った英字ディスクがアルファベット順に起動し、強化面は2回行います。小リングのアクションがキャンセルされると代わりに投資します。</translation>
    </message>
    <message>
        <source>Bought: place it in administration.</source>
        <translation>購入済み：管理フェイズに置きます。</translation>
    </message>
    <message>
        <source>Points as they stand: you {human}, bot {bot}</source>
        <translation>現在の得点：あなた{human}、ボット{bot}</translation>
    </message>
    <message>
        <source>Now: {phase}</source>
        <translation>現在：{phase}</translation>
    </message>
    <message>
        <source>Now: the bot&apos;s turn</source>
        <translation>現在：ボットのターン</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>ゲームの外</translation>
    </message>
    <message>
        <source>A politician put here leaves the game for good.</source>
        <translation>ここに置いた政治家はゲームから除外されます。</translation>
    </message>
    <message>
        <source>{built} built, {left} left</source>
        <translation>建設済み{built}、残り{left}</translation>
    </message>
    <message>
        <source>They bring {knowledge} knowledge a round.</source>
        <translation>毎ラウンド知識{knowledge}を得ます。</translation>
    </message>
    <message>
        <source>Shows what decided the last step of the bot.</source>
        <translation>ボットの直前の動きが何で決まったかを表示します。</translation>
    </message>
    <message>
        <source>Phases of your turn</source>
        <translation>ターンのフェイズ</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>第{round}ラウンド（全{rounds}）</translation>
    </message>
    <message>
        <source>From round {round} on, influence costs more and letter A is the surge.</source>
        <translation>第{round}ラウンドから調整の費用が増え、Aはエネルギー増大になります。</translation>
    </message>
    <message>
        <source>active half</source>
        <translation>有効半円</translation>
    </message>
    <message>
        <source>resting half</source>
        <translation>無効半円</translation>
    </message>
    <message>
        <source>Empty space</source>
        <translation>空きスペース</translation>
    </message>
    <message>
        <source>{disc}, upgraded</source>
        <translation>{disc}（強化面）</translation>
    </message>
    <message>
        <source>An action brings 1 {resource} for each of your ships of that kind.</source>
        <translation>アクション1回で、その種類の飛空船1隻につき{resource}1個を得ます。</translation>
    </message>
    <message>
        <source>An action moves your ambassador; take a ship or build a factory there.</source>
        <translation>アクション1回で大使が移動し、飛空船を取るか工場を建てます。</translation>
    </message>
    <message>
        <source>An action takes a disc from the market or raises a representative.</source>
        <translation>アクション1回で市場のディスクを取るか、代理人を上げます。</translation>
    </message>
    <message>
        <source>An action upgrades another disc or fills warehouses.</source>
        <translation>アクション1回で別のディスクを強化するか、倉庫を満たします。</translation>
    </message>
    <message>
        <source>Gives another disc of the set one more action, two when upgraded.</source>
        <translation>選んだ別のディスクのアクションを1回（強化面は2回）増やします。</translation>
    </message>
    <message>
        <source>Empty space of the bot&apos;s wheel</source>
        <translation>ボット=ホイールの空きスペース</translation>
    </message>
    <message>
        <source>The bot&apos;s medium and large rings turn once more.</source>
        <translation>ボットの中リングと大リングがもう1スペース回ります。</translation>
    </message>
    <message>
        <source>The bot flies on clockwise; the scarcest ship of that island leaves.</source>
        <translation>大使が時計回りに進み、その空島で最も少ない種類の飛空船を取り除きます。</translation>
    </message>
    <message>
        <source>The bot flies on clockwise and builds where most warehouses are printed.</source>
        <translation>大使が時計回りに進み、倉庫が多いスペースに工場を建てます。</translation>
    </message>
    <message>
        <source>Raises the chamber of the bot&apos;s best track and thins that of yours.</source>
        <translation>ボットの最高コースの議会場を上げ、あなたの最高コースの政治家を取り除きます。</translation>
    </message>
    <message>
        <source>The bot rises on the most valuable track.</source>
        <translation>ボットが最も価値の高いコースを上がります。</translation>
    </message>
    <message>
        <source>The bot rises where you stand highest.</source>
        <translation>ボットがあなたの最も高いコースを上がります。</translation>
    </message>
    <message>
        <source>Upgrades the letter that enters soonest.</source>
        <translation>最も早く起動する英字ディスクを強化します。</translation>
    </message>
    <message>
        <source>Night shift: {ring}</source>
        <translation>夜勤：{ring}</translation>
    </message>
    <message>
        <source>Costs {cost} of your {knowledge} knowledge now.</source>
        <translation>今の費用は知識{cost}です（所持{knowledge}）。</translation>
    </message>
    <message>
        <source>Turn it one space clockwise for knowledge. Each further one this turn costs double.</source>
        <translation>知識を払い時計回りに1スペース回します。このターンに繰り返すと費用は2倍です。</translation>
    </message>
    <message>
        <source>Hub of your wheel</source>
        <translation>ホイールの中央</translation>
    </message>
    <message>
        <source>Bought discs wait here.</source>
        <translation>買ったディスクはここに置きます。</translation>
    </message>
    <message>
        <source>Waiting: {discs}</source>
        <translation>待機中：{discs}</translation>
    </message>
    <message>
        <source>Your ambassador is here.</source>
        <translation>あなたの大使がいます。</translation>
    </message>
    <message>
        <source>The bot&apos;s ambassador is here: landing costs 1 resource.</source>
        <translation>ボットの大使がいるため、移動には資源1個が必要です。</translation>
    </message>
    <message>
        <source>Ships: {ships}</source>
        <translation>飛空船：{ships}</translation>
    </message>
    <message>
        <source>No ship is left.</source>
        <translation>飛空船は残っていません。</translation>
    </message>
    <message>
        <source>%n free factory space(s)</source>
        <translation>工場の空きスペース：%nか所</translation>
    </message>
    <message>
        <source>Island {number}</source>
        <translation>空島{number}</translation>
    </message>
    <message>
        <source>{resource} ships of island {number}</source>
        <translation>空島{number}の{resource}の飛空船</translation>
    </message>
    <message>
        <source>%n ship(s) left</source>
        <translation>残り%n隻</translation>
    </message>
    <message>
        <source>Island {number}, space {place} of 4</source>
        <translation>空島{number}・スペース{place}／4</translation>
    </message>
    <message>
        <source>Warehouses: {goods}</source>
        <translation>倉庫：{goods}</translation>
    </message>
    <message>
        <source>Your factory</source>
        <translation>あなたの工場</translation>
    </message>
    <message>
        <source>The bot&apos;s factory</source>
        <translation>ボットの工場</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>空き</translation>
    </message>
    <message>
        <source>on the home island</source>
        <translation>本拠の島</translation>
    </message>
    <message>
        <source>on island {number}</source>
        <translation>空島{number}</translation>
    </message>
    <message>
        <source>Your ambassador</source>
        <translation>あなたの大使</translation>
    </message>
    <message>
        <source>The bot&apos;s ambassador</source>
        <translation>ボットの大使</translation>
    </message>
    <message>
        <source>You {level}, bot {rival}</source>
        <translation>あなた{level}、ボット{rival}</translation>
    </message>
    <message>
        <source>Each level is worth {value} now.</source>
        <translation>今は1レベルにつき{value}点です。</translation>
    </message>
    <message>
        <source>Your representative on {track}, level {level}</source>
        <translation>{track}のあなたの代理人、レベル{level}</translation>
    </message>
    <message>
        <source>Your representative for {track}, in the cave</source>
        <translation>{track}のあなたの代理人、洞窟</translation>
    </message>
    <message>
        <source>Multiplies your highest level.</source>
        <translation>最高レベルに掛けます。</translation>
    </message>
    <message>
        <source>Multiplies your lowest level.</source>
        <translation>最低レベルに掛けます。</translation>
    </message>
    <message>
        <source>Multiplies the level on its track.</source>
        <translation>そのコースのレベルに掛けます。</translation>
    </message>
    <message>
        <source>Chamber: {name}</source>
        <translation>議会場：{name}</translation>
    </message>
    <message>
        <source>Worth {value} now</source>
        <translation>現在の価値{value}</translation>
    </message>
    <message>
        <source>%n politician(s) in the upper row</source>
        <translation>上段に政治家%n人</translation>
    </message>
    <message>
        <source>An intrigue costs {cost} knowledge.</source>
        <translation>陰謀の費用は知識{cost}です。</translation>
    </message>
    <message>
        <source>Upper row of {name}</source>
        <translation>{name}の上段</translation>
    </message>
    <message>
        <source>Lower row of {name}</source>
        <translation>{name}の下段</translation>
    </message>
    <message>
        <source>%n politician(s) in the lower row</source>
        <translation>下段に政治家%n人</translation>
    </message>
    <message>
        <source>Values: {values}</source>
        <translation>価値：{values}</translation>
    </message>
    <message>
        <source>%n resource(s) of any kinds</source>
        <translation>好きな資源%n個</translation>
    </message>
    <message>
        <source>Price: {price}</source>
        <translation>価格：{price}</translation>
    </message>
    <message>
        <source>%n disc(s) left</source>
        <translation>残り%n枚</translation>
    </message>
    <message>
        <source>{amount} in store</source>
        <translation>所持数{amount}</translation>
    </message>
    <message>
        <source>%n ship(s)</source>
        <translation>飛空船%n隻</translation>
    </message>
    <message>
        <source>{full} of {all} warehouses full</source>
        <translation>倉庫{all}つ中{full}つに商品</translation>
    </message>
    <message>
        <source>Costs {cost} each</source>
        <translation>1つの費用：{cost}</translation>
    </message>
    <message>
        <source>Black market: {knowledge} knowledge</source>
        <translation>闇市場：知識{knowledge}</translation>
    </message>
    <message>
        <source>Pays for influence and intrigue; {cost} buy a resource on the black market.</source>
        <translation>調整と陰謀に使います。闇市場では{cost}で資源1個を買えます。</translation>
    </message>
    <message>
        <source>{name}: you {human}, bot {bot}</source>
        <translation>{name}：あなた{human}、ボット{bot}</translation>
    </message>
    <message>
        <source>The first representative went to {track}.</source>
        <translation>最初の代理人は{track}コースへ。</translation>
    </message>
    <message>
        <source>Ships brought {amount} {resource} in a single trip.</source>
        <translation>飛空船が一気に{resource}を{amount}個運んだ。</translation>
    </message>
    <message>
        <source>{amount} {good} from a single production.</source>
        <translation>まとめて{good}を{amount}個産出。</translation>
    </message>
    <message>
        <source>A single production filled a warehouse of every kind.</source>
        <translation>すべての商品をまとめて産出した。</translation>
    </message>
    <message>
        <source>The {nth} factory went up, on island {number}.</source>
        <translation>{nth}つ目の工場を空島{number}に建設。</translation>
    </message>
    <message>
        <source>The {nth} and last factory: {knowledge} knowledge a round.</source>
        <translation>{nth}つ目、最後の工場。毎ラウンド知識{knowledge}。</translation>
    </message>
    <message>
        <source>A {nth} disc of the wheel was upgraded: {disc}.</source>
        <translation>{disc}を強化。ホイールの強化面は{nth}枚目。</translation>
    </message>
    <message>
        <source>{track} rose to {level}, worth {gain} points.</source>
        <translation>{track}がレベル{level}に上がり、{gain}点を得た。</translation>
    </message>
    <message>
        <source>{track} reached {level}, the top of its track.</source>
        <translation>{track}がコースの頂点、レベル{level}に到達。</translation>
    </message>
    <message>
        <source>The bot&apos;s {track} rose to {level}, worth {gain} points.</source>
        <translation>ボットの{track}がレベル{level}に上がり、{gain}点。</translation>
    </message>
    <message>
        <source>The bot&apos;s {track} reached {level}, the top of its track.</source>
        <translation>ボットの{track}が頂点のレベル{level}に到達。</translation>
    </message>
    <message>
        <source>An intrigue made {chamber} worth {value} a level.</source>
        <translation>陰謀により、{chamber}の価値が{value}に。</translation>
    </message>
    <message>
        <source>The bot&apos;s intrigue made {chamber} worth {value} a level.</source>
        <translation>ボットの陰謀で、{chamber}の価値が{value}に。</translation>
    </message>
    <message>
        <source>{chamber} lost its last politician and stays at {value}.</source>
        <translation>{chamber}の最後の政治家が去り、価値は{value}のまま。</translation>
    </message>
    <message>
        <source>The bot left {chamber} at {value}: nobody can raise it now.</source>
        <translation>ボットが{chamber}の価値を{value}のまま封じた。</translation>
    </message>
    <message>
        <source>A disc was bought and found no place: {disc}.</source>
        <translation>買ったディスクを置けずに失った：{disc}。</translation>
    </message>
    <message>
        <source>An energy surge swept in {joining} as well.</source>
        <translation>エネルギー増大で{joining}も起動した。</translation>
    </message>
    <message>
        <source>No letter entered: the bot let the round go by.</source>
        <translation>起動する英字ディスクがなく、ボットは動けず。</translation>
    </message>
    <message>
        <source>The bot&apos;s airship found no ship to take away.</source>
        <translation>ボットの飛空船は空振り。奪う船がなかった。</translation>
    </message>
    <message>
        <source>The bot came to build, and the island was full.</source>
        <translation>ボットは建設に来たが、空島は満杯だった。</translation>
    </message>
    <message>
        <source>The bot came to build and had no factory left.</source>
        <translation>ボットは建設に来たが、工場が尽きていた。</translation>
    </message>
    <message>
        <source>The bot&apos;s intrigue fell flat: no politician could move.</source>
        <translation>ボットの陰謀は空振り。動ける政治家がいなかった。</translation>
    </message>
    <message>
        <source>The bot found no track on which to follow you.</source>
        <translation>ボットには追従できるコースがなかった。</translation>
    </message>
    <message>
        <source>The bot had no letter left to enhance.</source>
        <translation>ボットには強化できる英字ディスクがなかった。</translation>
    </message>
    <message>
        <source>The bot had no track left to invest in.</source>
        <translation>ボットには投資できるコースがなかった。</translation>
    </message>
    <message>
        <source>{track} rose to {level}: you led, {mine} to {theirs}.</source>
        <translation>{track}がレベル{level}に。{mine}対{theirs}でリード。</translation>
    </message>
    <message>
        <source>{chamber} was worth {value} now: you led, {mine} to {theirs}.</source>
        <translation>{chamber}の価値が{value}に。{mine}対{theirs}でリード。</translation>
    </message>
    <message>
        <source>{track} rose to {level}: the bot led, {theirs} to {mine}.</source>
        <translation>{track}がレベル{level}に。{theirs}対{mine}でボットがリード。</translation>
    </message>
    <message>
        <source>{chamber} was worth {value}: the bot led, {theirs} to {mine}.</source>
        <translation>{chamber}の価値が{value}に。{theirs}対{mine}でボットがリード。</translation>
    </message>
    <message>
        <source>Half the rounds were over, and it stood {mine} to {theirs}.</source>
        <translation>折り返しの時点で{mine}対{theirs}。</translation>
    </message>
    <message>
        <source>The bot&apos;s first points: {theirs} to your {mine}.</source>
        <translation>ボットの初得点。{theirs}対{mine}。</translation>
    </message>
    <message>
        <source>{track} rose to {level}: ahead for good, {mine} to {theirs}.</source>
        <translation>{track}がレベル{level}に。{mine}対{theirs}、以後は首位を守った。</translation>
    </message>
    <message>
        <source>An intrigue put you ahead for good, {mine} to {theirs}.</source>
        <translation>陰謀で{mine}対{theirs}、以後は首位を守った。</translation>
    </message>
    <message>
        <source>{track} rose to {level}: the bot led for good, {theirs} to {mine}.</source>
        <translation>{track}がレベル{level}に。{theirs}対{mine}、以後はボットが首位。</translation>
    </message>
    <message>
        <source>An intrigue gave the bot the lead for good, {theirs} to {mine}.</source>
        <translation>陰謀で{theirs}対{mine}、以後はボットが首位。</translation>
    </message>
    <message>
        <source>{track} rose to {level}, worth {gain}; it ended {mine} to {theirs}.</source>
        <translation>{track}がレベル{level}に。{gain}点を得て、最後は{mine}対{theirs}。</translation>
    </message>
    <message>
        <source>The bot&apos;s {track} to {level}, worth {gain}; it ended {theirs} to {mine}.</source>
        <translation>ボットの{track}がレベル{level}に。{gain}点で最後は{theirs}対{mine}。</translation>
    </message>
    <message>
        <source>{chamber} decided it: {own} points to the bot&apos;s {other}.</source>
        <translation>決め手は{chamber}。{own}点、ボットは{other}点。</translation>
    </message>
    <message>
        <source>{chamber} decided it: the bot {other}, you {own} points.</source>
        <translation>決め手は{chamber}。ボット{other}点、あなた{own}点。</translation>
    </message>
    <message>
        <source>{chamber} brought most: {own} points to the bot&apos;s {other}.</source>
        <translation>差の大半は{chamber}。{own}点、ボットは{other}点。</translation>
    </message>
    <message>
        <source>{chamber} did most of it: the bot {other}, you {own} points.</source>
        <translation>差の大半は{chamber}。ボット{other}点、あなた{own}点。</translation>
    </message>
    <message>
        <source>{mine} to {theirs}: ahead since round {since} and never caught.</source>
        <translation>{mine}対{theirs}。第{since}ラウンドから首位を守った。</translation>
    </message>
    <message>
        <source>{theirs} to {mine}: from round {since} on the bot led.</source>
        <translation>{theirs}対{mine}。第{since}ラウンドからボットが首位。</translation>
    </message>
    <message>
        <source>{mine} to {theirs}, with hardly a raise between you.</source>
        <translation>{mine}対{theirs}、紙一重の勝利。</translation>
    </message>
    <message>
        <source>{mine} to {theirs}: a single raise was missing.</source>
        <translation>{mine}対{theirs}、あと一歩及ばず。</translation>
    </message>
    <message>
        <source>{mine} to {theirs}: the bot was left far behind.</source>
        <translation>{mine}対{theirs}、ボットを大きく引き離した。</translation>
    </message>
    <message>
        <source>{theirs} to {mine}: the bot was far away by then.</source>
        <translation>{theirs}対{mine}、ボットは遠く先にいた。</translation>
    </message>
    <message>
        <source>{mine} to {theirs}: a tie, and nobody wins it.</source>
        <translation>{mine}対{theirs}の同点。勝者はいない。</translation>
    </message>
    <message>
        <source>{times} times: {what}</source>
        <translation>{times}回：{what}</translation>
    </message>
    <message>
        <source>Remove a politician of {chamber}</source>
        <translation>{chamber}の政治家を取り除く</translation>
    </message>
    <message>
        <source>Your first representative on {track}, free of charge</source>
        <translation>最初の代理人を{track}に無料で置く</translation>
    </message>
    <message>
        <source>Night shift for {knowledge} knowledge: turn the {ring}</source>
        <translation>知識{knowledge}で夜勤：{ring}を回す</translation>
    </message>
    <message>
        <source>{disc}: ships bring {amount} {resource}</source>
        <translation>{disc}：飛空船が{resource}{amount}個を運ぶ</translation>
    </message>
    <message>
        <source>{disc}: take {amount} knowledge instead</source>
        <translation>{disc}：代わりに知識{amount}を得る</translation>
    </message>
    <message>
        <source>{disc}: fly to island {number} and take its {resource} ship</source>
        <translation>{disc}：空島{number}へ行き、{resource}の飛空船を取る</translation>
    </message>
    <message>
        <source>{disc}: fly to island {number} and build for {goods}</source>
        <translation>{disc}：空島{number}へ行き、{goods}の工場を建てる</translation>
    </message>
    <message>
        <source>{disc}: pay {payment} and raise {track} to {level}</source>
        <translation>{disc}：{payment}を払い、{track}をレベル{level}へ</translation>
    </message>
    <message>
        <source>{disc}: take {bought} for free</source>
        <translation>{disc}：{bought}を無料で取る</translation>
    </message>
    <message>
        <source>{disc}: take {bought} for {payment}</source>
        <translation>{disc}：{payment}を払い、{bought}を取る</translation>
    </message>
    <message>
        <source>{disc}: upgrade {other}</source>
        <translation>{disc}：{other}を強化する</translation>
    </message>
    <message>
        <source>{disc}: produce {goods} from {paid}</source>
        <translation>{disc}：{paid}から{goods}を産出する</translation>
    </message>
    <message>
        <source>Black market: {knowledge} knowledge for 1 {resource}</source>
        <translation>闇市場：知識{knowledge}で{resource}1個を買う</translation>
    </message>
    <message>
        <source>Seat a politician: {chamber} is worth {value}</source>
        <translation>政治家を下段へ：{chamber}の価値が{value}に</translation>
    </message>
    <message>
        <source>Put {disc} on {space} for {replaced}</source>
        <translation>{replaced}に代えて{disc}を{space}に置く</translation>
    </message>
    <message>
        <source>{journey}, fee {paid}</source>
        <translation>{journey}（支払い：{paid}）</translation>
    </message>
    <message>
        <source>Activate {discs}</source>
        <translation>{discs}を起動する</translation>
    </message>
    <message>
        <source>{words} ({details})</source>
        <translation>{words}（{details}）</translation>
    </message>
    <message>
        <source>influence and actions</source>
        <translation>調整とアクション</translation>
    </message>
    <message>
        <source>all actions</source>
        <translation>アクション全体</translation>
    </message>
    <message>
        <source>the start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>whole phase</source>
        <translation>フェイズ全体</translation>
    </message>
    <message>
        <source>Lead at the end of the game, if it is played on this way</source>
        <translation>この手で最後まで進めたときの、終了時の点差</translation>
    </message>
    <message>
        <source>Lead at the end of the game: if you end the phase now → this way</source>
        <translation>最後まで進めたときの、終了時の点差（今フェイズを終える場合 → この手の場合）</translation>
    </message>
    <message>
        <source>Lead at the end of the game, if it is played on this way: {after}</source>
        <translation>この手で最後まで進めたときの、終了時の点差：{after}</translation>
    </message>
    <message>
        <source>Lead at the end of the game: {before} if you end the phase now, {after} this way</source>
        <translation>最後まで進めたときの終了時の点差は、今フェイズを終える場合{before}、この手の場合{after}</translation>
    </message>
    <message>
        <source>Fetch a ship and raise {track} to {level}</source>
        <translation>飛空船を得て{track}をレベル{level}へ</translation>
    </message>
    <message>
        <source>Raise {track} to {level}</source>
        <translation>{track}をレベル{level}へ</translation>
    </message>
    <message>
        <source>Nothing found ends better: {end}</source>
        <translation>これより良い進め方は見つかりません：{end}</translation>
    </message>
    <message>
        <source>Build on island {number}</source>
        <translation>空島{number}に工場を建てる</translation>
    </message>
    <message>
        <source>Take the {resource} ship of island {number}</source>
        <translation>空島{number}の{resource}の飛空船を取る</translation>
    </message>
    <message>
        <source>Take {disc} from the market</source>
        <translation>市場の{disc}を取る</translation>
    </message>
    <message>
        <source>Upgrade {disc}</source>
        <translation>{disc}を強化</translation>
    </message>
    <message>
        <source>Bring in {amount} {resource}</source>
        <translation>{resource}を{amount}個得る</translation>
    </message>
    <message>
        <source>Make {chamber} worth {value}</source>
        <translation>{chamber}の価値を{value}に</translation>
    </message>
    <message>
        <source>{disc} on {space}</source>
        <translation>{disc}を{space}へ</translation>
    </message>
    <message>
        <source>Take knowledge</source>
        <translation>知識を得る</translation>
    </message>
    <message>
        <source>{change} {name}</source>
        <translation>{change} {name}</translation>
    </message>
    <message>
        <source>{change} for the bot</source>
        <translation>{change} 点（ボット）</translation>
    </message>
    <message>
        <source>A level of {track} is worth {value} now, {most} at most.</source>
        <translation>{track}は今1レベル{value}点、最大{most}点です。</translation>
    </message>
    <message>
        <source>Factories then bring {knowledge} knowledge a round.</source>
        <translation>工場から毎ラウンド知識{knowledge}を得るようになります。</translation>
    </message>
    <message>
        <source>{ships} {resource} ships bring as many with every action.</source>
        <translation>{resource}の飛空船{ships}隻なら、アクションごとに同じ数の資源を得ます。</translation>
    </message>
    <message>
        <source>A new disc can lie on any space, also on one that acts next.</source>
        <translation>新しいディスクは好きなスペースに置けます。次に使うスペースでも構いません。</translation>
    </message>
    <message>
        <source>One upgraded disc of a turn acts twice.</source>
        <translation>強化面のディスクは1ターンに1枚、アクションを2回行います。</translation>
    </message>
    <message>
        <source>Goods pay for levels of Exploration and Research.</source>
        <translation>商品は探検と研究のレベルの支払いに使います。</translation>
    </message>
    <message>
        <source>{chamber} multiplies your {mine} and the bot&apos;s {theirs}.</source>
        <translation>{chamber}はあなたの{mine}とボットの{theirs}に掛けます。</translation>
    </message>
    <message>
        <source>You then have {owned}.</source>
        <translation>所持が{owned}になります。</translation>
    </message>
    <message>
        <source>Played on, the game ends {mine} to {theirs}.</source>
        <translation>このまま進むと{mine}対{theirs}で終わります。</translation>
    </message>
    <message>
        <source>{cause} Played on, the game ends {mine} to {theirs}.</source>
        <translation>{cause}このまま進むと{mine}対{theirs}で終わります。</translation>
    </message>
    <message>
        <source>As good as the first by this count.</source>
        <translation>この評価では最善と同じです。</translation>
    </message>
    <message>
        <source>{short} fewer than the first: {parts}.</source>
        <translation>最善より{short}点少ない：{parts}</translation>
    </message>
    <message>
        <source>It can lie on any space; a disc lying there leaves the game.</source>
        <translation>好きなスペースに置けます。そこにあったディスクはゲームから除外されます。</translation>
    </message>
    <message>
        <source>No disc can be used as the wheel lies. End influence all the same?</source>
        <translation>今のホイールでは使えるディスクがありません。このまま調整を終えますか？</translation>
    </message>
    <message>
        <source>You have {knowledge} knowledge; a night shift costs {cost}.</source>
        <translation>知識{knowledge}があり、夜勤には{cost}が必要です。</translation>
    </message>
    <message>
        <source>Knowledge counts nothing in the end. End the last influence all the same?</source>
        <translation>知識は得点になりません。最後の調整を終了しますか？</translation>
    </message>
    <message>
        <source>You have {knowledge}; an intrigue costs {intrigue}, a resource of the black market {price}.</source>
        <translation>知識は{knowledge}です。陰謀には{intrigue}、闇市場の資源には{price}が必要です。</translation>
    </message>
    <message>
        <source>{discs} could be used. Skip the actions all the same?</source>
        <translation>{discs}を使えます。アクションをしないで進みますか？</translation>
    </message>
    <message>
        <source>{count} of {discs} could be used. Skip the actions all the same?</source>
        <translation>{discs}のうち{count}枚まで使えます。アクションをしないで進みますか？</translation>
    </message>
    <message>
        <source>Up to three connected discs act; each could also bring 1 knowledge.</source>
        <translation>つながった3枚まで使えます。それぞれ代わりに知識1にもできます。</translation>
    </message>
    <message>
        <source>{disc} could join. Begin the actions without it?</source>
        <translation>{disc}も加えられます。加えずにアクションを始めますか？</translation>
    </message>
    <message>
        <source>{discs} could join. Begin the actions all the same?</source>
        <translation>{discs}も加えられます。このままアクションを始めますか？</translation>
    </message>
    <message>
        <source>No disc can be added once the actions have begun; actions can be left out then.</source>
        <translation>始めたあとにディスクは加えられません。アクションを使わないことはできます。</translation>
    </message>
    <message>
        <source>{disc} has %n action(s) left. End the actions all the same?</source>
        <translation>{disc}のアクションが%n回残っています。このまま終了しますか？</translation>
    </message>
    <message>
        <source>{discs} have %n action(s) left. End the actions all the same?</source>
        <translation>{discs}のアクションが計%n回残っています。このまま終了しますか？</translation>
    </message>
    <message>
        <source>{disc} could also bring 1 knowledge (K).</source>
        <translation>{disc}の代わりに知識1を得ることもできます（K）。</translation>
    </message>
    <message>
        <source>Each action could also bring 1 knowledge (K).</source>
        <translation>アクション1回の代わりに知識1を得ることもできます（K）。</translation>
    </message>
    <message>
        <source>This is your last turn: resources still unused when its actions end score nothing.</source>
        <translation>最後のターンです。アクションを終えて余った資源は得点になりません。</translation>
    </message>
    <message>
        <source>An intrigue costs {cost}; knowledge left over counts for nothing.</source>
        <translation>陰謀は知識{cost}です。余った知識は得点になりません。</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first}{second}</translation>
    </message>
    <message>
        <source>{disc} has %n action(s) left, given up by going on to {other}. Go on all the same?</source>
        <translation>{other}へ移ると、{disc}の残り%n回を失います。このまま進みますか？</translation>
    </message>
    <message>
        <source>All actions of a disc come directly one after the other.</source>
        <translation>1枚のディスクのアクションは続けて行います。</translation>
    </message>
    <message>
        <source>a ship or a factory space</source>
        <translation>飛空船か工場のスペース</translation>
    </message>
    <message>
        <source>a ship</source>
        <translation>飛空船</translation>
    </message>
    <message>
        <source>a factory space</source>
        <translation>工場のスペース</translation>
    </message>
    <message>
        <source>Travel to island {number} and take nothing? There is {what}.</source>
        <translation>空島{number}へ行くだけで何も取りませんか（{what}があります）</translation>
    </message>
    <message>
        <source>Drop the ambassador right on a ship or on a free factory space to take it.</source>
        <translation>取るには、大使を飛空船か工場の空きスペースの上に置いてください。</translation>
    </message>
    <message>
        <source>Nothing can be taken on island {number}. Travel there all the same?</source>
        <translation>空島{number}では何も取れません。それでも移動しますか？</translation>
    </message>
    <message>
        <source>Other islands have something for you: it is lit.</source>
        <translation>ほかの空島には取れるものがあります（光っています）。</translation>
    </message>
    <message>
        <source>This is the last politics phase. End it with {knowledge} knowledge left?</source>
        <translation>最後の政治フェイズです。知識{knowledge}を残して終えますか？</translation>
    </message>
    <message>
        <source>An intrigue costs {now} this round and {later} from the next on. End politics all the same?</source>
        <translation>陰謀は今は知識{now}、次のラウンドから{later}です。このまま政治を終えますか？</translation>
    </message>
    <message>
        <source>You have {knowledge} knowledge.</source>
        <translation>知識{knowledge}を持っています。</translation>
    </message>
    <message>
        <source>The bot is on turn.</source>
        <translation>ボットのターンです</translation>
    </message>
    <message>
        <source>Space lets it go on.</source>
        <translation>スペースキーで進みます。</translation>
    </message>
    <message>
        <source>Your rings turn first.</source>
        <translation>先にリングが回ります</translation>
    </message>
    <message>
        <source>Space lets them turn.</source>
        <translation>スペースキーで回ります。</translation>
    </message>
    <message>
        <source>Your first representative comes first.</source>
        <translation>先に最初の代理人を置きます</translation>
    </message>
    <message>
        <source>Press the track of the council on which it starts.</source>
        <translation>開始するコースを議会で押してください。</translation>
    </message>
    <message>
        <source>{thing} cannot go there.</source>
        <translation>{thing}をそこへ移すことはできません</translation>
    </message>
    <message>
        <source>A Journey goes to an island, or to your knowledge for 1 of it.</source>
        <translation>航行は、空島へ運びます。知識へ運ぶと知識1になります。</translation>
    </message>
    <message>
        <source>A City goes to a disc of the market, to a track, or to your knowledge for 1 of it.</source>
        <translation>都市は、市場のディスクかコースへ運びます。知識へ運ぶと知識1になります。</translation>
    </message>
    <message>
        <source>A Tool goes to another disc, to a warehouse, or to your knowledge for 1 of it.</source>
        <translation>工具は、別のディスクか倉庫へ運びます。知識へ運ぶと知識1になります。</translation>
    </message>
    <message>
        <source>{thing} is used by a press, or goes to your knowledge for 1 of it.</source>
        <translation>{thing}は押して使います。知識へ運ぶと知識1になります。</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}.</source>
        <translation>第{round}ラウンド（全{rounds}）</translation>
    </message>
    <message>
        <source>The round goes on by itself after the bot&apos;s turn.</source>
        <translation>ボットのターンのあと、自動で次のラウンドになります。</translation>
    </message>
    <message>
        <source>You {human}, bot {bot}: the points as they stand.</source>
        <translation>現在の得点：あなた{human}点、ボット{bot}点</translation>
    </message>
    <message>
        <source>They change with levels and with the chambers.</source>
        <translation>レベルと議会場の価値で変わります。</translation>
    </message>
    <message>
        <source>The phases come in this order.</source>
        <translation>フェイズはこの順に進みます</translation>
    </message>
    <message>
        <source>The button below ends the one that is played.</source>
        <translation>下のボタンで今のフェイズを終えます。</translation>
    </message>
    <message>
        <source>The bot will do this by itself.</source>
        <translation>ボットが自動で行います</translation>
    </message>
    <message>
        <source>It changes with what you do before its turn.</source>
        <translation>ボットのターンまでのあなたの行動で変わります。</translation>
    </message>
    <message>
        <source>What leaves the game does not come back.</source>
        <translation>除外されたものは戻りません</translation>
    </message>
    <message>
        <source>First end influence.</source>
        <translation>先に調整を終えてください。</translation>
    </message>
    <message>
        <source>Choose discs below the horizon and begin.</source>
        <translation>地平線より下のディスクを選んで、アクションを始めてください。</translation>
    </message>
    <message>
        <source>The action phase of this turn is over.</source>
        <translation>このターンのアクション・フェイズは終わりました。</translation>
    </message>
    <message>
        <source>No {disc} has an action left.</source>
        <translation>アクションが残っている{disc}がありません</translation>
    </message>
    <message>
        <source>A Journey moves your ambassador.</source>
        <translation>大使は航行で移動します</translation>
    </message>
    <message>
        <source>Your ambassador is on island {number} already.</source>
        <translation>あなたの大使はすでに空島{number}にいます</translation>
    </message>
    <message>
        <source>The bot&apos;s ambassador is on island {number}, and you have no resource.</source>
        <translation>空島{number}にはボットの大使がいますが、資源がありません</translation>
    </message>
    <message>
        <source>Landing there costs 1 resource.</source>
        <translation>そこへの移動には資源1個が必要です。</translation>
    </message>
    <message>
        <source>You can travel to island {number}.</source>
        <translation>空島{number}へ航行できます</translation>
    </message>
    <message>
        <source>Drag your ambassador or the Journey here.</source>
        <translation>大使か航行をここへドラッグしてください。</translation>
    </message>
    <message>
        <source>No {resource} ship is left on island {number}.</source>
        <translation>空島{number}に{resource}の飛空船は残っていません</translation>
    </message>
    <message>
        <source>A Journey can take this {resource} ship.</source>
        <translation>航行でこの{resource}の飛空船を取れます</translation>
    </message>
    <message>
        <source>Your factory stands here.</source>
        <translation>ここにはあなたの工場があります</translation>
    </message>
    <message>
        <source>The bot&apos;s factory stands here.</source>
        <translation>ここにはボットの工場があります</translation>
    </message>
    <message>
        <source>All your factories are built.</source>
        <translation>工場はすべて建設済みです</translation>
    </message>
    <message>
        <source>A Journey can build a factory here.</source>
        <translation>航行でここに工場を建てられます</translation>
    </message>
    <message>
        <source>This is the bot&apos;s ambassador.</source>
        <translation>これはボットの大使です</translation>
    </message>
    <message>
        <source>It moves by itself.</source>
        <translation>自動で移動します。</translation>
    </message>
    <message>
        <source>Drag your ambassador to an island.</source>
        <translation>大使を空島へドラッグしてください</translation>
    </message>
    <message>
        <source>No politician is left in the upper row of {chamber}.</source>
        <translation>{chamber}の上段に政治家は残っていません</translation>
    </message>
    <message>
        <source>Press a grey politician of the upper row.</source>
        <translation>上段の灰色の政治家を押してください</translation>
    </message>
    <message>
        <source>The intrigue is half done: now one politician leaves the game.</source>
        <translation>陰謀の途中です。政治家1人をゲームから除外します。</translation>
    </message>
    <message>
        <source>An intrigue costs {cost} knowledge; you have {knowledge}.</source>
        <translation>陰謀には知識{cost}が必要です（所持{knowledge}）</translation>
    </message>
    <message>
        <source>Drag a grey politician of {chamber} from the upper to the lower row.</source>
        <translation>{chamber}の灰色の政治家を上段から下段へドラッグしてください</translation>
    </message>
    <message>
        <source>Politicians of {chamber} move in politics.</source>
        <translation>{chamber}の政治家は政治フェイズで動かします</translation>
    </message>
    <message>
        <source>That phase comes after your actions.</source>
        <translation>アクションのあとのフェイズです。</translation>
    </message>
    <message>
        <source>A City raises your representatives.</source>
        <translation>代理人は都市で上げます</translation>
    </message>
    <message>
        <source>Your representative stands on level {level}, the top.</source>
        <translation>代理人はすでに最高のレベル{level}です</translation>
    </message>
    <message>
        <source>Level {level} of {track} costs {price}.</source>
        <translation>{track}のレベル{level}の費用：{price}</translation>
    </message>
    <message>
        <source>You have {means}.</source>
        <translation>所持：{means}</translation>
    </message>
    <message>
        <source>The market has no {disc} left.</source>
        <translation>市場に{disc}は残っていません</translation>
    </message>
    <message>
        <source>A City takes discs from the market.</source>
        <translation>市場のディスクは都市で取ります</translation>
    </message>
    <message>
        <source>{disc} costs {price} resources; you have {owned}.</source>
        <translation>{disc}には資源{price}個が必要です（所持{owned}）</translation>
    </message>
    <message>
        <source>The black market is open in the action phase.</source>
        <translation>闇市場はアクション・フェイズで使えます</translation>
    </message>
    <message>
        <source>A resource costs {cost} knowledge; you have {knowledge}.</source>
        <translation>資源1個には知識{cost}が必要です（所持{knowledge}）</translation>
    </message>
    <message>
        <source>{cost} knowledge buy 1 {resource}.</source>
        <translation>知識{cost}で{resource}1個を買えます</translation>
    </message>
    <message>
        <source>Drag your knowledge here.</source>
        <translation>知識をここへドラッグしてください。</translation>
    </message>
    <message>
        <source>You have no warehouse for {good}.</source>
        <translation>{good}の倉庫がありません</translation>
    </message>
    <message>
        <source>A factory on an island that shows one brings it.</source>
        <translation>その倉庫が描かれた空島のスペースに工場を建てると得られます。</translation>
    </message>
    <message>
        <source>Drag it to your knowledge to sell it.</source>
        <translation>知識へドラッグすると売れます。</translation>
    </message>
    <message>
        <source>No {good} is in store.</source>
        <translation>{good}は倉庫にありません</translation>
    </message>
    <message>
        <source>Drag the Tool here to fill the warehouse.</source>
        <translation>工具をここへドラッグして倉庫を満たします。</translation>
    </message>
    <message>
        <source>A Tool fills empty warehouses.</source>
        <translation>空き倉庫は工具で満たします</translation>
    </message>
    <message>
        <source>You have no warehouse yet.</source>
        <translation>倉庫がまだありません</translation>
    </message>
    <message>
        <source>Factories bring them.</source>
        <translation>工場を建てると得られます。</translation>
    </message>
    <message>
        <source>All your warehouses are full.</source>
        <translation>倉庫はすべて満杯です</translation>
    </message>
    <message>
        <source>The Tool fills empty warehouses.</source>
        <translation>工具で空き倉庫を満たします</translation>
    </message>
    <message>
        <source>Drag it onto the good, if its resources are there.</source>
        <translation>資源があれば、その商品の上へドラッグしてください。</translation>
    </message>
    <message>
        <source>A Journey builds a factory on a free space of an island.</source>
        <translation>工場は航行で空島の空きスペースに建てます</translation>
    </message>
    <message>
        <source>Drag your ambassador onto the free space.</source>
        <translation>大使を空きスペースへドラッグしてください。</translation>
    </message>
    <message>
        <source>A new disc lies here already.</source>
        <translation>ここにはすでに新しいディスクがあります</translation>
    </message>
    <message>
        <source>Two new discs need different spaces.</source>
        <translation>新しいディスク2枚は別々のスペースに置きます。</translation>
    </message>
    <message>
        <source>Drag a new disc from the hub onto this space.</source>
        <translation>中央の新しいディスクをこのスペースへドラッグしてください</translation>
    </message>
    <message>
        <source>This {disc} is used in the action phase.</source>
        <translation>この{disc}はアクション・フェイズで使います</translation>
    </message>
    <message>
        <source>This space is empty.</source>
        <translation>このスペースは空です</translation>
    </message>
    <message>
        <source>A modification costs {cost} knowledge; you have {knowledge}.</source>
        <translation>改造には知識{cost}が必要です（所持{knowledge}）</translation>
    </message>
    <message>
        <source>Go on to the actions to use your discs.</source>
        <translation>アクションに進むとディスクを使えます。</translation>
    </message>
    <message>
        <source>Drag a disc here to exchange the two for {cost} knowledge.</source>
        <translation>ディスクをここへドラッグすると、知識{cost}で入れ替えます。</translation>
    </message>
    <message>
        <source>This {disc} is chosen already.</source>
        <translation>この{disc}はすでに選んでいます</translation>
    </message>
    <message>
        <source>{disc} of the {ring} is chosen already.</source>
        <translation>{ring}の{disc}をすでに選んでいます</translation>
    </message>
    <message>
        <source>This {disc} is not connected to {discs}.</source>
        <translation>この{disc}は{discs}とつながっていません</translation>
    </message>
    <message>
        <source>This {disc} is in the resting half.</source>
        <translation>この{disc}は無効半円にあります</translation>
    </message>
    <message>
        <source>A Bonus has no action of its own.</source>
        <translation>ボーナス自身にはアクションがありません</translation>
    </message>
    <message>
        <source>Its extra actions went to the other discs.</source>
        <translation>追加のアクションはほかのディスクに与えられました。</translation>
    </message>
    <message>
        <source>No action of this {disc} is left.</source>
        <translation>この{disc}のアクションは残っていません</translation>
    </message>
    <message>
        <source>This {disc} was not chosen for this turn.</source>
        <translation>この{disc}はこのターンに選んでいません</translation>
    </message>
    <message>
        <source>The discs of a turn are chosen before the first action.</source>
        <translation>ディスクは最初のアクションの前に選びます。</translation>
    </message>
    <message>
        <source>No disc is chosen yet.</source>
        <translation>まだディスクを選んでいません</translation>
    </message>
    <message>
        <source>Press a disc below the horizon.</source>
        <translation>地平線より下のディスクを押してください。</translation>
    </message>
    <message>
        <source>{discs} are not connected yet.</source>
        <translation>{discs}はまだつながっていません</translation>
    </message>
    <message>
        <source>Choose the disc that connects them as well.</source>
        <translation>間をつなぐディスクも選んでください。</translation>
    </message>
    <message>
        <source>A Bonus alone cannot be activated.</source>
        <translation>ボーナスだけでは起動できません</translation>
    </message>
    <message>
        <source>The actions have begun.</source>
        <translation>アクションはすでに始まっています</translation>
    </message>
    <message>
        <source>Use the discs that you chose.</source>
        <translation>選んだディスクを使ってください。</translation>
    </message>
    <message>
        <source>The hub begins the actions, after influence.</source>
        <translation>中央を押すと、調整のあとにアクションが始まります</translation>
    </message>
    <message>
        <source>End influence first, then choose your discs.</source>
        <translation>先に調整を終え、ディスクを選んでください。</translation>
    </message>
    <message>
        <source>Drag the new discs from here onto your wheel.</source>
        <translation>ここから新しいディスクをホイールへドラッグしてください</translation>
    </message>
    <message>
        <source>The actions of this turn are over.</source>
        <translation>このターンのアクションは終わりました</translation>
    </message>
    <message>
        <source>This {disc} waits for administration.</source>
        <translation>この{disc}は管理フェイズまで待ちます</translation>
    </message>
    <message>
        <source>Then you place it on any space of your wheel.</source>
        <translation>そのときホイールの好きなスペースに置きます。</translation>
    </message>
    <message>
        <source>A night shift costs {cost} knowledge; you have {knowledge}.</source>
        <translation>夜勤には知識{cost}が必要です（所持{knowledge}）</translation>
    </message>
    <message>
        <source>Factories bring knowledge every round, and 1 can be had instead of an action.</source>
        <translation>知識は毎ラウンド工場から得られ、アクションの代わりに1を得ることもできます。</translation>
    </message>
    <message>
        <source>This space of the bot&apos;s wheel is empty.</source>
        <translation>ボット=ホイールのこのスペースは空です</translation>
    </message>
    <message>
        <source>{letter} · {name} belongs to the bot.</source>
        <translation>{letter}・{name}はボットのディスクです</translation>
    </message>
    <message>
        <source>It acts by itself when it enters the active half.</source>
        <translation>有効半円に入ると自動で起動します。</translation>
    </message>
    <message>
        <source>the only kind left</source>
        <translation>残る唯一の種類</translation>
    </message>
    <message>
        <source>fewest ships</source>
        <translation>飛空船が最少</translation>
    </message>
    <message>
        <source>the only free one</source>
        <translation>唯一の空き</translation>
    </message>
    <message>
        <source>most warehouses</source>
        <translation>倉庫が最多</translation>
    </message>
    <message>
        <source>the bot&apos;s only track</source>
        <translation>ボットの唯一のコース</translation>
    </message>
    <message>
        <source>your only track</source>
        <translation>あなたの唯一のコース</translation>
    </message>
    <message>
        <source>where it stands highest</source>
        <translation>ボットの最高コース</translation>
    </message>
    <message>
        <source>where you stand highest</source>
        <translation>あなたの最高コース</translation>
    </message>
    <message>
        <source>the only one with politicians</source>
        <translation>政治家がいるのはここだけ</translation>
    </message>
    <message>
        <source>the only one below the top</source>
        <translation>最高レベル未満はここだけ</translation>
    </message>
    <message>
        <source>worth most now</source>
        <translation>現在の価値が最大</translation>
    </message>
    <message>
        <source>the only normal one</source>
        <translation>唯一の通常面</translation>
    </message>
    <message>
        <source>enters soonest</source>
        <translation>最も早く起動</translation>
    </message>
    <message>
        <source>of those entering next the highest</source>
        <translation>同時のうち最も高い段</translation>
    </message>
    <message>
        <source>rightmost of equals</source>
        <translation>同点のうち最も右</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}：{what}</translation>
    </message>
    <message>
        <source>{name}: {what}, {why}</source>
        <translation>{name}：{what}（{why}）</translation>
    </message>
    <message>
        <source>you {change}</source>
        <translation>あなた{change}</translation>
    </message>
    <message>
        <source>bot {change}</source>
        <translation>ボット{change}</translation>
    </message>
    <message>
        <source>Nothing left for {letter} to do here.</source>
        <translation>{letter}にできることがありません。</translation>
    </message>
    <message>
        <source>So it climbs instead.</source>
        <translation>代わりに投資します。</translation>
    </message>
    <message>
        <source>It takes what is rarest on island {number}: the {resource} ship.</source>
        <translation>空島{number}で最も少ない{resource}の飛空船を取り除きます。</translation>
    </message>
    <message>
        <source>It builds where %n warehouse(s) are printed, so that you do not get them.</source>
        <translation>倉庫が%nつあるスペースを、あなたより先にふさぎます。</translation>
    </message>
    <message>
        <source>Its favourite chamber has nobody left to seat, so it helps the next one.</source>
        <translation>本命の議会場に政治家が残っていないので、次の議会場を上げます。</translation>
    </message>
    <message>
        <source>It makes the track it stands highest on worth more: {chamber} is now {value}.</source>
        <translation>自分のレベルが最も高い{chamber}の価値を{value}に上げます。</translation>
    </message>
    <message>
        <source>Your highest tracks are level: it thins out the chamber of one, {chamber}.</source>
        <translation>あなたのいちばん高いコースが並んでいます。その1つの{chamber}から、政治家を減らします。</translation>
    </message>
    <message>
        <source>It thins out {chamber}, the chamber of your highest track.</source>
        <translation>あなたのいちばん高いコースの{chamber}から、政治家を減らします。</translation>
    </message>
    <message>
        <source>It runs after you: your highest tracks are level, and it takes {track}.</source>
        <translation>追いかけてきます。あなたのいちばん高いコースが並んでいて、そのうち{track}を選びました。</translation>
    </message>
    <message>
        <source>It runs after you: {track} is your highest track.</source>
        <translation>あなたのレベルが最も高い{track}へ追いかけてきます。</translation>
    </message>
    <message>
        <source>It climbs where a level is worth most now: {track}, %n point(s).</source>
        <translation>今いちばん価値の高い{track}（%n点）を上ります。</translation>
    </message>
    <message>
        <source>All those tracks are worth the same, so it takes the one on the right.</source>
        <translation>価値が同じなので、右端のコースを上ります。</translation>
    </message>
    <message>
        <source>It sharpens {letter}, the next normal letter to come round; from now on that acts twice.</source>
        <translation>通常面のうち次に回ってくる{letter}を強化します。これから2回ずつ動きます。</translation>
    </message>
    <message>
        <source>%n politician(s)</source>
        <translation>政治家%n人</translation>
    </message>
    <message>
        <source>{track} now</source>
        <translation>{track}（今）</translation>
    </message>
    <message>
        <source>{level} × {value} = {points}</source>
        <translation>{level} × {value} = {points}</translation>
    </message>
    <message>
        <source>Without an intrigue</source>
        <translation>陰謀なし</translation>
    </message>
    <message>
        <source>With an intrigue</source>
        <translation>陰謀あり</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>このラウンド</translation>
    </message>
    <message>
        <source>From the next round</source>
        <translation>次のラウンドから</translation>
    </message>
    <message>
        <source>With your ships</source>
        <translation>今の飛空船で</translation>
    </message>
    <message>
        <source>With one ship more</source>
        <translation>もう1隻あれば</translation>
    </message>
    <message>
        <source>This level</source>
        <translation>このレベル</translation>
    </message>
    <message>
        <source>An intrigue costs {cost} knowledge in this round; you have {knowledge}.</source>
        <translation>陰謀の費用はこのラウンドなら知識{cost}、手元には{knowledge}あります。</translation>
    </message>
    <message>
        <source>From round {round} it costs {cost}.</source>
        <translation>第{round}ラウンドからは{cost}かかります。</translation>
    </message>
    <message>
        <source>The bot stands higher than you in {others}: a removal there costs the bot.</source>
        <translation>{others}ではボットのほうが上です。そこから取り除けば、ボットの伸びしろが減ります。</translation>
    </message>
    <message>
        <source>An intrigue that still wins</source>
        <translation>まだ勝てる陰謀</translation>
    </message>
    <message>
        <source>This is the last politics phase; an intrigue costs {cost}. Knowledge left over counts for nothing.</source>
        <translation>最後の政治フェイズです。陰謀の費用は知識{cost}です。残った知識は得点になりません。</translation>
    </message>
    <message>
        <source>After the bot&apos;s last turn</source>
        <translation>ボットの最後のターンのあと</translation>
    </message>
    <message>
        <source>One intrigue in {chamber} still wins this game.</source>
        <translation>{chamber}で陰謀を1回行えば、まだ勝てます。</translation>
    </message>
    <message>
        <source>Levels under an empty chamber</source>
        <translation>政治家のいない議会場のレベル</translation>
    </message>
    <message>
        <source>Level × value of the chamber</source>
        <translation>レベル × 議会場の価値</translation>
    </message>
    <message>
        <source>Your level {level} in {track} counts for nothing: nobody sits in its chamber.</source>
        <translation>{track}はレベル{level}でも0点のままです。議会場の下段に政治家がいません。</translation>
    </message>
    <message>
        <source>The last politician for the bot</source>
        <translation>ボットに使われる最後の政治家</translation>
    </message>
    <message>
        <source>What the bot&apos;s intrigue brings</source>
        <translation>ボットの陰謀で入る得点</translation>
    </message>
    <message>
        <source>C is about to seat the last politician of {chamber}. Removing that one would stop it.</source>
        <translation>次のCは{chamber}の最後の政治家を下段へ移します。先に取り除けば止められます。</translation>
    </message>
    <message>
        <source>The bot cannot raise a chamber whose upper row is empty; C then turns to another.</source>
        <translation>上段に政治家のいない議会場は、ボットにも上げられません。Cは別の議会場に向かいます。</translation>
    </message>
    <message>
        <source>Intrigues that become dearer</source>
        <translation>陰謀の値上がり</translation>
    </message>
    <message>
        <source>Price of an intrigue</source>
        <translation>陰謀の費用</translation>
    </message>
    <message>
        <source>From the next round an intrigue costs {next} instead of {now}.</source>
        <translation>次のラウンドから、陰謀の費用が知識{now}から{next}に上がります。</translation>
    </message>
    <message>
        <source>One more politician in {chamber} would bring you {mine} now, and the bot {its}.</source>
        <translation>{chamber}に政治家がもう1個移れば、今ならあなたに{mine}点、ボットに{its}点入ります。</translation>
    </message>
    <message>
        <source>Politics passed over</source>
        <translation>政治のスキップ</translation>
    </message>
    <message>
        <source>What an intrigue would have brought</source>
        <translation>陰謀ができれば入った得点</translation>
    </message>
    <message>
        <source>Factories bring knowledge every round, and any action can be exchanged for 1 knowledge.</source>
        <translation>工場は毎ラウンド知識をもたらします。どのアクションも知識1に代えられます。</translation>
    </message>
    <message>
        <source>Night shifts</source>
        <translation>夜勤</translation>
    </message>
    <message>
        <source>A night shift</source>
        <translation>夜勤</translation>
    </message>
    <message>
        <source>Turning the {ring} once would connect {then} discs instead of {now}.</source>
        <translation>{ring}を1回回すと、つながるディスクが{now}枚から{then}枚になります。</translation>
    </message>
    <message>
        <source>It costs {cost} knowledge; you have {knowledge}. Only connected discs can act together.</source>
        <translation>費用は知識{cost}、手元には{knowledge}あります。一緒に使えるのは、つながったディスクだけです。</translation>
    </message>
    <message>
        <source>The city near the end</source>
        <translation>終盤の都市</translation>
    </message>
    <message>
        <source>Turns left</source>
        <translation>残りのターン</translation>
    </message>
    <message>
        <source>%n turn(s) left, and resources count for nothing in the end. Use the city.</source>
        <translation>残り%nターンです。資源は得点にならないので、都市を使いましょう。</translation>
    </message>
    <message>
        <source>Your resources pay the next level of Refinement or Settlement.</source>
        <translation>手元の資源で、精錬か殖民の次のレベルを支払えます。</translation>
    </message>
    <message>
        <source>Discs that fit in</source>
        <translation>加えられるディスク</translation>
    </message>
    <message>
        <source>Up to three discs</source>
        <translation>ディスクは3枚まで</translation>
    </message>
    <message>
        <source>{disc} would fit in as well.</source>
        <translation>{disc}も加えられます。</translation>
    </message>
    <message>
        <source>One disc of each ring may act, all of them connected. Once the actions have begun, none can be added.</source>
        <translation>各リング1枚まで、つながったディスクを使えます。アクションを始めたあとは加えられません。</translation>
    </message>
    <message>
        <source>Unused actions</source>
        <translation>残ったアクション</translation>
    </message>
    <message>
        <source>Actions left</source>
        <translation>残りのアクション</translation>
    </message>
    <message>
        <source>%n action(s) unused; each could at least be 1 knowledge.</source>
        <translation>アクションが%n回残っています。1回につき知識1に代えることもできます。</translation>
    </message>
    <message>
        <source>Knowledge stays for the next rounds; actions that are not used are gone.</source>
        <translation>知識は次のラウンドにも残りますが、使わなかったアクションはなくなります。</translation>
    </message>
    <message>
        <source>The journey before the resources</source>
        <translation>資源より先の航行</translation>
    </message>
    <message>
        <source>Ships first</source>
        <translation>先に飛空船</translation>
    </message>
    <message>
        <source>Journey first: a new ship sails at once.</source>
        <translation>先に航行しましょう。新しい飛空船は、すぐに資源を運びます。</translation>
    </message>
    <message>
        <source>A resource disc brings one for every ship of its kind, the new one included.</source>
        <translation>資源ディスクは、同じ種類の飛空船1隻につき資源1個をもたらします。新しい飛空船も数えます。</translation>
    </message>
    <message>
        <source>What comes after you</source>
        <translation>あとを追う英字ディスク</translation>
    </message>
    <message>
        <source>You and the bot&apos;s coming turn</source>
        <translation>あなたとボットの次のターン</translation>
    </message>
    <message>
        <source>Now {letter} comes after you: {points} points for the bot.</source>
        <translation>これで{letter}が追ってきて、ボットに{points}点入ります。</translation>
    </message>
    <message>
        <source>Its letters go by how the tracks stand when your turn is over.</source>
        <translation>英字ディスクの働きは、あなたのターンが終わったときのコースの状況で決まります。</translation>
    </message>
    <message>
        <source>Discs in the hub</source>
        <translation>中央のディスク</translation>
    </message>
    <message>
        <source>A place for the disc</source>
        <translation>ディスクの置き場所</translation>
    </message>
    <message>
        <source>The disc in the hub is lost if you do not lay it.</source>
        <translation>中央のディスクは、置かないと失われます。</translation>
    </message>
    <message>
        <source>Ships without the fee</source>
        <translation>支払いのいらない飛空船</translation>
    </message>
    <message>
        <source>The fee</source>
        <translation>支払い</translation>
    </message>
    <message>
        <source>Island {number} has such a ship without the fee.</source>
        <translation>空島{number}なら、同じ種類の飛空船を支払いなしで取れます。</translation>
    </message>
    <message>
        <source>A resource is due only where the bot&apos;s ambassador stands.</source>
        <translation>資源を支払うのは、ボットの大使がいる空島だけです。</translation>
    </message>
    <message>
        <source>Chambers that serve the bot</source>
        <translation>ボットに有利な議会場</translation>
    </message>
    <message>
        <source>What this politician brings</source>
        <translation>この政治家で入る得点</translation>
    </message>
    <message>
        <source>{chamber} gives you {mine} and the bot {its}.</source>
        <translation>{chamber}はあなたに{mine}点、ボットに{its}点です。</translation>
    </message>
    <message>
        <source>The value of a chamber counts for both sides, for each times its own level.</source>
        <translation>議会場の価値は双方に効き、それぞれのレベルを掛けた得点になります。</translation>
    </message>
    <message>
        <source>Growth of your own chamber</source>
        <translation>自分の議会場の伸びしろ</translation>
    </message>
    <message>
        <source>Who leaves the upper row</source>
        <translation>上段から取り除く政治家</translation>
    </message>
    <message>
        <source>That cuts your own chamber&apos;s growth.</source>
        <translation>自分の議会場の伸びしろが減ります。</translation>
    </message>
    <message>
        <source>%n resource(s) of it because the bot stands higher</source>
        <translation>うち資源%n個は、ボットが上にいるため</translation>
    </message>
    <message>
        <source>{disc} leaves the game</source>
        <translation>{disc}はゲームから除外</translation>
    </message>
    <message>
        <source>Your first representative starts on level 1, free of charge.</source>
        <translation>最初の代理人は費用なしでレベル1から始めます。</translation>
    </message>
    <message>
        <source>Level {level} costs {price}.</source>
        <translation>レベル{level}の費用：{price}</translation>
    </message>
    <message>
        <source>{used} of %n action(s) used this turn.</source>
        <translation>このターンのアクション：%n回中{used}回を使用</translation>
    </message>
    <message>
        <source>The chosen discs give %n action(s).</source>
        <translation>選んだディスクのアクション：%n回</translation>
    </message>
    <message>
        <source>You keep {resources}.</source>
        <translation>{resources}は手元に残ります。</translation>
    </message>
    <message>
        <source>{disc} is lost without a place. End administration all the same?</source>
        <translation>{disc}は置かないと失われます。このまま管理を終えますか？</translation>
    </message>
    <message>
        <source>{discs} are lost without a place. End administration all the same?</source>
        <translation>{discs}は置かないと失われます。このまま管理を終えますか？</translation>
    </message>
    <message>
        <source>They can lie on any spaces; a disc lying there leaves the game.</source>
        <translation>好きなスペースに置けます。そこにあったディスクはゲームから除外されます。</translation>
    </message>
    <message>
        <source>{disc} leaves the game if {placed} is put on it. Put it there all the same?</source>
        <translation>{placed}を置くと、そこにある{disc}はゲームから除外されます。このまま置きますか？</translation>
    </message>
    <message>
        <source>There are free spaces on your wheel.</source>
        <translation>ホイールには空いたスペースがあります。</translation>
    </message>
    <message>
        <source>{good}: each costs {cost}.</source>
        <translation>{good}は1つにつき{cost}です</translation>
    </message>
    <message>
        <source>You have {owned}.</source>
        <translation>所持：{owned}</translation>
    </message>
    <message>
        <source>All your warehouses for {good} are full.</source>
        <translation>{good}の倉庫はすべて埋まっています</translation>
    </message>
    <message>
        <source>A factory on an island that shows one brings another.</source>
        <translation>その倉庫が描かれた空島のスペースに工場を建てると増えます。</translation>
    </message>
    <message>
        <source>Your resources fill none of your empty warehouses.</source>
        <translation>手元の資源で満たせる空き倉庫はありません</translation>
    </message>
    <message>
        <source>Take it back with Esc, or begin the actions.</source>
        <translation>Escで取り消すか、アクションを始めてください。</translation>
    </message>
    <message>
        <source>Black market: buy a resource</source>
        <translation>闇市場：資源を買う</translation>
    </message>
    <message>
        <source>{journey} (1 {resource} as the bot&apos;s ambassador is there)</source>
        <translation>{journey}（ボットの大使がいるため{resource}1個を支払う）</translation>
    </message>
    <message>
        <source>Raise {track} for {payment} ({extra} of it as the bot stands higher)</source>
        <translation>{track}を{payment}で上げる（うち資源{extra}個は、ボットが上にいるため）</translation>
    </message>
    <message>
        <source>First: {first}; second: {second}</source>
        <translation>1回目：{first}、2回目：{second}</translation>
    </message>
    <message>
        <source>instead {track} {before} → {level}</source>
        <translation>代わりに{track} {before} → {level}</translation>
    </message>
    <message>
        <source>cancelled ({reason})</source>
        <translation>キャンセル（{reason}）</translation>
    </message>
    <message>
        <source>Landing on island {number} costs %n resource(s): the bot&apos;s ambassador is there.</source>
        <translation>空島{number}への移動には、ボットの大使がいるため資源%n個が必要です。</translation>
    </message>
    <message>
        <source>%n resource(s) more on {tracks}: the bot stands higher there.</source>
        <translation>{tracks}は、ボットが上にいるため資源%n個が余分に必要です。</translation>
    </message>
    <message>
        <source>Black market</source>
        <translation>闇市場</translation>
    </message>
    <message>
        <source>%n resource(s) because the bot&apos;s ambassador is there</source>
        <translation>ボットの大使がいるため資源%n個を支払う</translation>
    </message>
    <message>
        <source>Landing on its island costs you 1 resource.</source>
        <translation>この大使がいる空島への移動には資源1個が必要です。</translation>
    </message>
    <message>
        <source>{goods}: {knowledge} knowledge each</source>
        <translation>{goods}：1個につき知識{knowledge}</translation>
    </message>
    <message>
        <source>A resource of any kind costs {cost} knowledge.</source>
        <translation>好きな資源1個には知識{cost}が必要です。</translation>
    </message>
    <message>
        <source>Open in your action phase, as often as you like.</source>
        <translation>アクション・フェイズ中、何度でも使えます。</translation>
    </message>
    <message>
        <source>Drag a good to your knowledge to sell it, or knowledge to a resource to buy one.</source>
        <translation>商品を知識へドラッグすると売り、知識を資源へドラッグすると買います。</translation>
    </message>
    <message>
        <source>The {ring} can only be turned.</source>
        <translation>{ring}は回すことだけができます</translation>
    </message>
    <message>
        <source>A politician of {chamber}</source>
        <translation>{chamber}の政治家</translation>
    </message>
    <message>
        <source>The representative for {track}</source>
        <translation>{track}の代理人</translation>
    </message>
    <message>
        <source>A good brings {simple} or {complex} knowledge, a resource costs {cost}.</source>
        <translation>商品は知識{simple}か{complex}になり、資源1個は知識{cost}です</translation>
    </message>
    <message>
        <source>Drag a good to your knowledge, or knowledge to a resource.</source>
        <translation>商品を知識へ、または知識を資源へドラッグしてください。</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>%n Sail(s)</source>
        <translation>セイル%n</translation>
    </message>
    <message>
        <source>%n Compass(es)</source>
        <translation>コンパス%n</translation>
    </message>
    <message>
        <source>%n Propeller(s)</source>
        <translation>プロペラ%n</translation>
    </message>
    <message>
        <source>%n Piston(s)</source>
        <translation>ピストン%n</translation>
    </message>
    <message>
        <source>%n Lamp(s)</source>
        <translation>ランプ%n</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first}か{last}</translation>
    </message>
    <message>
        <source>any {units} of {kinds}</source>
        <translation>{kinds}から合わせて{units}個</translation>
    </message>
    <message>
        <source>{sign}{goods}</source>
        <translation>{sign}{goods}</translation>
    </message>
    <message>
        <source>Your ambassador goes to an island, onto a ship or a free factory space.</source>
        <translation>大使は空島の飛空船か、工場の空きスペースへ運びます。</translation>
    </message>
    <message>
        <source>The disc goes to the hub of your wheel.</source>
        <translation>ディスクはホイールの中央へ運びます。</translation>
    </message>
    <message>
        <source>The representative goes up its own track.</source>
        <translation>代理人は自分のコースを上がります。</translation>
    </message>
    <message>
        <source>The politician goes to the lower row of its chamber.</source>
        <translation>政治家は同じ議会場の下段へ運びます。</translation>
    </message>
    <message>
        <source>Knowledge buys a resource: drop it on one.</source>
        <translation>知識で資源を買えます。資源の上に置いてください。</translation>
    </message>
    <message>
        <source>The good is sold for knowledge: drop it there.</source>
        <translation>商品は知識に換えられます。知識の上に置いてください。</translation>
    </message>
    <message>
        <source>The disc goes on any space of your wheel.</source>
        <translation>ディスクはホイールの好きなスペースへ置きます。</translation>
    </message>
    <message>
        <source>Turn the ring clockwise, one space or more.</source>
        <translation>リングを時計回りに1スペース以上回してください。</translation>
    </message>
    <message>
        <source>The disc goes on another space of your wheel.</source>
        <translation>ディスクはホイールの別のスペースへ運びます。</translation>
    </message>
    <message>
        <source>Politics is over, and this was the last round.</source>
        <translation>政治は終わりました。これが最終ラウンドです。</translation>
    </message>
    <message>
        <source>Politics is over for this round; it comes again after your next actions.</source>
        <translation>このラウンドの政治は終わりました。次のアクションのあとにまた行えます。</translation>
    </message>
    <message>
        <source>{amount} in store.</source>
        <translation>{amount}個を所持しています</translation>
    </message>
    <message>
        <source>{tracks} are worth most now, {value} a level: of equals it climbs the rightmost, {track}.</source>
        <translation>今いちばん価値の高いのは{tracks}で、1レベル{value}点です。同じなので、右端の{track}を上ります。</translation>
    </message>
    <message>
        <source>{thing} ({ring})</source>
        <translation>{thing}（{ring}）</translation>
    </message>
    <message>
        <source>Surge: medium and large ring turn once more, with {letters} joining in</source>
        <translation>エネルギー増大：中リングと大リングがもう1回転、{letters}も起動</translation>
    </message>
    <message>
        <source>Rings turn once more, with {letters} joining in</source>
        <translation>リングがもう1回転、{letters}も起動</translation>
    </message>
    <message>
        <source>Hub of the bot&apos;s wheel</source>
        <translation>ボットのホイールの中央</translation>
    </message>
    <message>
        <source>With {count} built: {knowledge}.</source>
        <translation>{count}棟で知識{knowledge}になります。</translation>
    </message>
    <message>
        <source>No {disc} was chosen for this turn.</source>
        <translation>このターンは{disc}を選んでいません。</translation>
    </message>
    <message>
        <source>{short} more knowledge would have paid an intrigue.</source>
        <translation>知識があと{short}あれば陰謀を行えました。</translation>
    </message>
    <message>
        <source>Both are doubled each time.</source>
        <translation>どちらも使うたびに倍です。</translation>
    </message>
    <message>
        <source>Night shifts: {cost} now, doubled each time.</source>
        <translation>夜勤は使うたびに倍で、次は{cost}です。</translation>
    </message>
    <message>
        <source>Modifications: {cost} now, doubled each time.</source>
        <translation>改造は使うたびに倍で、次は{cost}です。</translation>
    </message>
    <message>
        <source>Modification: {disc} changes places with what you press next</source>
        <translation>改造：{disc}と入れ替えるスペースを選んでください</translation>
    </message>
    <message>
        <source>It costs {cost} of your {knowledge} knowledge; another one this turn costs {next}, as the price doubles.</source>
        <translation>費用は知識{cost}です（手元{knowledge}）。使うたびに倍になるので、このターンの次の改造は{next}です。</translation>
    </message>
    <message>
        <source>Rightmost of equals</source>
        <translation>同点のうち最も右</translation>
    </message>
    <message>
        <source>−{cost} of your {knowledge} knowledge</source>
        <translation>知識−{cost}（手元{knowledge}）</translation>
    </message>
    <message>
        <source>the next one this turn: {next} (doubled)</source>
        <translation>このターンの次：{next}（倍額）</translation>
    </message>
    <message>
        <source>{chamber}: +{mine} for you, +{its} for the bot, for {cost} of your {knowledge} knowledge.</source>
        <translation>{chamber}なら、手元の知識{knowledge}のうち{cost}で、あなた+{mine}点、ボット+{its}点です。</translation>
    </message>
    <message>
        <source>{chamber}: +{mine} for you, for {cost} of your {knowledge} knowledge.</source>
        <translation>{chamber}なら、手元の知識{knowledge}のうち{cost}で、あなた+{mine}点です。</translation>
    </message>
    <message>
        <source>No intrigue was made, though one could be paid. End politics all the same?</source>
        <translation>陰謀を行えますが、まだ行っていません。このまま政治を終えますか？</translation>
    </message>
    <message>
        <source>Each one this turn doubles the price of the next.</source>
        <translation>このターンに使うたびに、費用が倍になります。</translation>
    </message>
    <message>
        <source>Several kinds are equally rare there: it takes the rightmost of them.</source>
        <translation>同じだけ少ないので、そのうち最も右の飛空船を取り除きます。</translation>
    </message>
    <message>
        <source>From the next round on: night shift {shift}, modification {swap}.</source>
        <translation>次のラウンドからは夜勤に知識{shift}、改造に{swap}です。</translation>
    </message>
    <message>
        <source>Place your new disc: {disc}</source>
        <translation>新しいディスクを配置してください：{disc}</translation>
    </message>
    <message>
        <source>Drag it from the hub to any space. A disc lying there leaves the game.</source>
        <translation>中央から好きなスペースへドラッグします。そこにあったディスクはゲームから除外されます。</translation>
    </message>
    <message>
        <source>Set by rule, as no track&apos;s chamber fits</source>
        <translation>コースの議会場が不可のため、定められた議会場</translation>
    </message>
    <message>
        <source>{chosen}, the only one possible</source>
        <translation>{chosen}（ほかに候補なし）</translation>
    </message>
    <message>
        <source>{chosen}, {why}</source>
        <translation>{chosen}（{why}）</translation>
    </message>
    <message>
        <source>A night shift costs {now} this round and {later} from the next on. End influence all the same?</source>
        <translation>夜勤は今は知識{now}、次のラウンドから{later}です。このまま調整を終えますか？</translation>
    </message>
    <message>
        <source>A modification costs {now} now, then {later}. You have {knowledge} knowledge.</source>
        <translation>改造は今は知識{now}、その後は{later}です。知識{knowledge}を持っています。</translation>
    </message>
    <message>
        <source>No {disc} lies below the horizon now.</source>
        <translation>今は地平線より下に{disc}のディスクがありません。</translation>
    </message>
    <message>
        <source>set by rule, as no track&apos;s chamber fits</source>
        <translation>コースの議会場が不可のため定められた議会場</translation>
    </message>
</context>
<context>
    <name>Notation</name>
    <message>
        <source>Market</source>
        <translation>市場</translation>
    </message>
    <message>
        <source>Islands</source>
        <translation>空島</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>ボット</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>{line}, character {column}: {what}</source>
        <translation>{line}の{column}文字目：{what}</translation>
    </message>
    <message>
        <source>Line {number}, character {column}: {what}</source>
        <translation>{number}行目・{column}文字目：{what}</translation>
    </message>
    <message>
        <source>nothing is written here yet.</source>
        <translation>まだ何も書かれていません。</translation>
    </message>
    <message>
        <source>the text is far too long for a set-up.</source>
        <translation>セットアップの表記としては長すぎます。</translation>
    </message>
    <message>
        <source>“{token}” is none of Market, Islands, Bot, Player.</source>
        <translation>「{token}」は、市場・空島・ボット・プレイヤーのどれでもありません。</translation>
    </message>
    <message>
        <source>this line was already given above.</source>
        <translation>この行はすでに上にあります。</translation>
    </message>
    <message>
        <source>a set-up has only four lines.</source>
        <translation>セットアップの表記は4行までです。</translation>
    </message>
    <message>
        <source>“{token}” does not belong here.</source>
        <translation>「{token}」はここには書けません。</translation>
    </message>
    <message>
        <source>a comma is missing before “{token}”.</source>
        <translation>「{token}」の前に読点がありません。</translation>
    </message>
    <message>
        <source>the market needs four discs: J, C, T and B.</source>
        <translation>市場には J・C・T・B の4種が必要です。</translation>
    </message>
    <message>
        <source>a disc (J, C, T or B) is missing here.</source>
        <translation>ここにディスク（J・C・T・B）が必要です。</translation>
    </message>
    <message>
        <source>a price from 1 to 4 is missing here.</source>
        <translation>ここに1から4の価格が必要です。</translation>
    </message>
    <message>
        <source>“{token}” is a resource disc; those are always free.</source>
        <translation>「{token}」は資源のディスクで、常に無料です。</translation>
    </message>
    <message>
        <source>there is no price “{token}”; prices are 1 to 4.</source>
        <translation>価格「{token}」はありません。価格は1から4です。</translation>
    </message>
    <message>
        <source>the price in “{token}” is already taken.</source>
        <translation>「{token}」の価格はすでに使われています。</translation>
    </message>
    <message>
        <source>the circle needs five islands.</source>
        <translation>空島は5つ必要です。</translation>
    </message>
    <message>
        <source>the number of an island is missing here.</source>
        <translation>ここに空島の番号が必要です。</translation>
    </message>
    <message>
        <source>there is no island “{token}”; islands are 1 to 9.</source>
        <translation>空島「{token}」はありません。空島は1から9です。</translation>
    </message>
    <message>
        <source>island “{token}” is already in the circle.</source>
        <translation>空島「{token}」はすでにあります。</translation>
    </message>
    <message>
        <source>one island needs (x), where the bot&apos;s ambassador stands.</source>
        <translation>ボットの大使がいる空島に (x) が必要です。</translation>
    </message>
    <message>
        <source>only one island may have (x).</source>
        <translation>(x) を付けられる空島は1つだけです。</translation>
    </message>
    <message>
        <source>a wheel needs three rings, parted by dashes.</source>
        <translation>ホイールには - で区切った3つのリングが必要です。</translation>
    </message>
    <message>
        <source>the rings need 1, 2 and 3 discs: small, medium, large.</source>
        <translation>リングには小1・中2・大3枚が必要です。</translation>
    </message>
    <message>
        <source>four discs must rest and two be active.</source>
        <translation>無効半円に4枚、有効半円に2枚が必要です。</translation>
    </message>
    <message>
        <source>the number of a space is missing before “{token}”.</source>
        <translation>「{token}」の前に位置の番号がありません。</translation>
    </message>
    <message>
        <source>the letter of a disc is missing here.</source>
        <translation>ここにディスクの略号が必要です。</translation>
    </message>
    <message>
        <source>this ring has no space “{token}”.</source>
        <translation>このリングに位置「{token}」はありません。</translation>
    </message>
    <message>
        <source>space “{token}” of this ring is already taken.</source>
        <translation>このリングの位置「{token}」はすでに使われています。</translation>
    </message>
    <message>
        <source>there is no disc “{token}” here.</source>
        <translation>ここに「{token}」というディスクはありません。</translation>
    </message>
    <message>
        <source>disc “{token}” is already on the wheel.</source>
        <translation>ディスク「{token}」はすでに置かれています。</translation>
    </message>
    <message>
        <source>no bonus disc lies on a starting wheel.</source>
        <translation>最初のホイールにボーナスは置けません。</translation>
    </message>
    <message>
        <source>“{token}” is none of refinement, settlement, exploration, research.</source>
        <translation>「{token}」は、精錬・殖民・探検・研究のどれでもありません。</translation>
    </message>
</context>
<context>
    <name>Numerals</name>
    <message>
        <source>first</source>
        <translation>1</translation>
    </message>
    <message>
        <source>second</source>
        <translation>2</translation>
    </message>
    <message>
        <source>third</source>
        <translation>3</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>4</translation>
    </message>
    <message>
        <source>fifth</source>
        <translation>5</translation>
    </message>
    <message>
        <source>sixth</source>
        <translation>6</translation>
    </message>
    <message>
        <source>seventh</source>
        <translation>7</translation>
    </message>
    <message>
        <source>eighth</source>
        <translation>8</translation>
    </message>
    <message>
        <source>ninth</source>
        <translation>9</translation>
    </message>
    <message>
        <source>tenth</source>
        <translation>10</translation>
    </message>
    <message>
        <source>eleventh</source>
        <translation>11</translation>
    </message>
    <message>
        <source>twelfth</source>
        <translation>12</translation>
    </message>
    <message>
        <source>none</source>
        <translation>0</translation>
    </message>
    <message>
        <source>one</source>
        <translation>1</translation>
    </message>
    <message>
        <source>two</source>
        <translation>2</translation>
    </message>
    <message>
        <source>three</source>
        <translation>3</translation>
    </message>
    <message>
        <source>four</source>
        <translation>4</translation>
    </message>
    <message>
        <source>five</source>
        <translation>5</translation>
    </message>
    <message>
        <source>six</source>
        <translation>6</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>7</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>8</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>9</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>10</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>11</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>12</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>Finn</source>
        <translation>フィン</translation>
    </message>
    <message>
        <source>Snatches at every star and forgets where arrows point.</source>
        <translation>星と見れば手を伸ばし、矢印の先を見落とします。</translation>
    </message>
    <message>
        <source>The gentlest. Looks one card ahead and errs now and then.</source>
        <translation>いちばんやさしい相手です。一手先だけを見て、ときどき間違えます。</translation>
    </message>
    <message>
        <source>Always the best next card. Beats the Novice in 85 games of 100.</source>
        <translation>次の1枚はいつも最善です。見習いには100回中85回勝ちます。</translation>
    </message>
    <message>
        <source>Mara</source>
        <translation>マーラ</translation>
    </message>
    <message>
        <source>Never lets an arrow go by, never thinks of tomorrow.</source>
        <translation>矢印は決して見逃しませんが、明日のことは考えません。</translation>
    </message>
    <message>
        <source>Ilse</source>
        <translation>イルゼ</translation>
    </message>
    <message>
        <source>Sees your hand in every wave, and is often right.</source>
        <translation>波の向こうにあなたの手札を思い描き、よく当てます。</translation>
    </message>
    <message>
        <source>Strong. Plays the round to its end in mind; the Sailor seldom wins.</source>
        <translation>手ごわい相手です。ラウンドの最後まで頭の中で進め、水夫はめったに勝てません。</translation>
    </message>
    <message>
        <source>Brandt</source>
        <translation>ブラント</translation>
    </message>
    <message>
        <source>Asks why you laid that card, and remembers the answer.</source>
        <translation>あなたがなぜそのカードを出したのかを考え、忘れません。</translation>
    </message>
    <message>
        <source>Hard. Reads your hand from your cards and counts the last places out.</source>
        <translation>とても手ごわい相手です。出したカードから手札を読み、最後の場所は数え上げます。</translation>
    </message>
    <message>
        <source>Kettle</source>
        <translation>ケトル</translation>
    </message>
    <message>
        <source>Picks ships off the islands and forgets to climb.</source>
        <translation>空島の飛空船集めに夢中で、コースは後回しです。</translation>
    </message>
    <message>
        <source>The gentlest. Thinking one turn at a time already wins 99 games of 100.</source>
        <translation>いちばんやさしい相手です。1ターンずつ考えるだけで、100回中99回勝てます。</translation>
    </message>
    <message>
        <source>Governor</source>
        <translation>ガバナー</translation>
    </message>
    <message>
        <source>Pulls strings in the council every second round.</source>
        <translation>1ラウンドおきに、議会で陰謀をめぐらせます。</translation>
    </message>
    <message>
        <source>Dynamo</source>
        <translation>ダイナモ</translation>
    </message>
    <message>
        <source>Climbs behind you, and makes one letter after the other act twice.</source>
        <translation>あなたのあとを追い、英字ディスクを次々に強化します。</translation>
    </message>
    <message>
        <source>Strong. One turn at a time wins 16 games of 100, planning ahead 98.</source>
        <translation>手ごわい相手です。1ターンずつ考えると100回中16回、先を読めば98回勝てます。</translation>
    </message>
    <message>
        <source>Hard. Planning far ahead wins about every second game.</source>
        <translation>とても手ごわい相手です。先を深く読んでも、勝てるのは2回に1回ほどです。</translation>
    </message>
    <message>
        <source>The Stranger</source>
        <translation>旅の機械</translation>
    </message>
    <message>
        <source>Nobody knows its wheel; read it before you begin.</source>
        <translation>どんなホイールかは、会うまで分かりません。</translation>
    </message>
    <message>
        <source>Between Bot 2 and Bot 3, mostly.</source>
        <translation>たいていはボット2とボット3のあいだです。</translation>
    </message>
    <message>
        <source>Your machine</source>
        <translation>自作のボット</translation>
    </message>
    <message>
        <source>It does what you laid out, and holds it against you.</source>
        <translation>組んだとおりに動き、容赦しません。</translation>
    </message>
    <message>
        <source>As hard as you build it.</source>
        <translation>強さは組み方しだいです。</translation>
    </message>
    <message>
        <source>You build it</source>
        <translation>自分で組む</translation>
    </message>
    <message>
        <source>Oversleeps, and hardly ever leaves its peninsula.</source>
        <translation>寝坊しがちで、半島からなかなか出ません。</translation>
    </message>
    <message>
        <source>The gentlest. Whoever plans one turn ahead wins most games.</source>
        <translation>いちばんやさしい相手です。1ターン先まで考えれば、たいてい勝てます。</translation>
    </message>
    <message>
        <source>the apprentice</source>
        <translation>見習い</translation>
    </message>
    <message>
        <source>Never late, never early, always by the card.</source>
        <translation>遅れも急ぎもせず、いつもカードどおりです。</translation>
    </message>
    <message>
        <source>Strong. Planning to the end of the game wins about every second one.</source>
        <translation>手ごわい相手です。ゲームの終わりまで読んで、2回に1回ほど勝てます。</translation>
    </message>
    <message>
        <source>Hard. Planning to the end of the game wins about one of three.</source>
        <translation>とても手ごわい相手です。ゲームの終わりまで読んでも、勝てるのは3回に1回ほどです。</translation>
    </message>
    <message>
        <source>Very hard. Even planning to the end of the game wins about one of four.</source>
        <translation>最強の相手です。ゲームの終わりまで読んでも、勝てるのは4回に1回ほどです。</translation>
    </message>
    <message>
        <source>the clerk</source>
        <translation>書記</translation>
    </message>
    <message>
        <source>Leaves early and brings its stars on time.</source>
        <translation>早く出発し、星を時刻どおりに置きます。</translation>
    </message>
    <message>
        <source>the engineer</source>
        <translation>機関士</translation>
    </message>
    <message>
        <source>No river has ever stopped it.</source>
        <translation>どの川にも止められたことがありません。</translation>
    </message>
    <message>
        <source>the marshal</source>
        <translation>元帥</translation>
    </message>
    <message>
        <source>Coyote</source>
        <translation>コヨーテ</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>コンピューター</translation>
    </message>
    <message>
        <source>Picks up what glitters, and stops to look at it.</source>
        <translation>光るものを拾っては、じっと眺めています。</translation>
    </message>
    <message>
        <source>The gentlest. Each tile at its best place wins nearly always.</source>
        <translation>いちばんやさしい相手です。1枚ずつ最善の場所に置けば、ほぼ必ず勝てます。</translation>
    </message>
    <message>
        <source>Wants exactly the tile you were looking at.</source>
        <translation>あなたが見ていたタイルを欲しがります。</translation>
    </message>
    <message>
        <source>Fair. Each tile at its best place wins six games of seven.</source>
        <translation>ほどよい相手です。1枚ずつ最善の場所に置けば、7回に6回は勝てます。</translation>
    </message>
    <message>
        <source>Gathers white stars, and leaves no sector to chance.</source>
        <translation>白い星を集め、どの区画も見逃しません。</translation>
    </message>
    <message>
        <source>Strong. Each tile at its best place wins about every second game.</source>
        <translation>手ごわい相手です。1枚ずつ最善の場所に置いても、勝てるのは2回に1回ほどです。</translation>
    </message>
    <message>
        <source>Takes the stars first and asks afterwards.</source>
        <translation>まず星を取り、話はそれからです。</translation>
    </message>
    <message>
        <source>Looks up, smiles, and lays the tile where it pleases.</source>
        <translation>空を見上げ、気の向いた所に置きます。</translation>
    </message>
    <message>
        <source>Knows two good ways, and takes either.</source>
        <translation>良い道を2つ知っていて、どちらかを選びます。</translation>
    </message>
    <message>
        <source>Gentle. Beats Stargazer in 91 games of 100.</source>
        <translation>やさしい相手です。星見人には100回中91回勝ちます。</translation>
    </message>
    <message>
        <source>Fair. Beats Pathseeker in 87 games of 100.</source>
        <translation>ほどよい相手です。道探しには100回中87回勝ちます。</translation>
    </message>
    <message>
        <source>Strong. Beats Wayfinder in 92 games of 100.</source>
        <translation>手ごわい相手です。道しるべには100回中92回勝ちます。</translation>
    </message>
    <message>
        <source>Hard. Beats Chartmaker in three games of four.</source>
        <translation>とても手ごわい相手です。星図師には4回に3回勝ちます。</translation>
    </message>
    <message>
        <source>Finds the best place for the tile in hand, and never looks further.</source>
        <translation>手元の1枚に最善の場所を見つけます。その先は見ません。</translation>
    </message>
    <message>
        <source>Hard. Each tile at its best place wins 14 games of 100.</source>
        <translation>とても手ごわい相手です。1枚ずつ最善の場所に置いても、勝てるのは100回中14回です。</translation>
    </message>
    <message>
        <source>Very gentle. Loses even to Coyote Pup, five games of six.</source>
        <translation>とてもやさしい相手です。子コヨーテにも6回に5回は負けます。</translation>
    </message>
    <message>
        <source>Draws both tiles as one line, and knows what you need.</source>
        <translation>2枚を1本の線に描き、あなたの欲しいものも知っています。</translation>
    </message>
    <message>
        <source>Has already seen the next rounds, many times over.</source>
        <translation>先のラウンドを、もう何度も見ています。</translation>
    </message>
    <message>
        <source>{name} ({rank})</source>
        <translation>{name}（{rank}）</translation>
    </message>
    <message>
        <source>{name}, {rank}</source>
        <translation>{name}、{rank}</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>選択中</translation>
    </message>
</context>
<context>
    <name>PromptStrip</name>
    <message>
        <source>The coach has just spoken. Press once more to do it all the same.</source>
        <translation>コーチが一言伝えました。このまま進めるには、もう一度押してください。</translation>
    </message>
    <message>
        <source>It is your turn now. Press once more to do this.</source>
        <translation>あなたのターンになりました。実行するには、もう一度押してください。</translation>
    </message>
    <message>
        <source>%n more</source>
        <translation>ほか%n件</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>ドライブ</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>%1 ファイル</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Turn {number}</source>
        <translation>{number}ターン目</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>第{number}ラウンド</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>セットアップ</translation>
    </message>
    <message>
        <source>Turn {number} of {count}</source>
        <translation>{number}ターン目（全{count}）</translation>
    </message>
    <message>
        <source>Round {number} of {count}</source>
        <translation>第{number}ラウンド（全{count}）</translation>
    </message>
    <message>
        <source>step {ply} of {plies}</source>
        <translation>{plies}手のうち{ply}手目</translation>
    </message>
    <message>
        <source>the best of the others</source>
        <translation>ほかで最上位</translation>
    </message>
    <message>
        <source>{who} · {turn}</source>
        <translation>{who}・{turn}</translation>
    </message>
    <message>
        <source>You {mine}, {rival} {theirs}</source>
        <translation>あなた{mine}点、{rival}{theirs}点</translation>
    </message>
    <message>
        <source>Set-up. {score}.</source>
        <translation>セットアップ。{score}。</translation>
    </message>
    <message>
        <source>{heading}, step {step} of {steps}</source>
        <translation>{heading}、{steps}手のうち{step}手目</translation>
    </message>
    <message>
        <source>{place}. {score}.</source>
        <translation>{place}。{score}。</translation>
    </message>
    <message>
        <source>{place}: {what}. {score}.</source>
        <translation>{place}：{what}。{score}。</translation>
    </message>
    <message>
        <source>Largest jump: {turn}, {before} to {after}</source>
        <translation>最大の変化：{turn}、{before}から{after}へ</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between events</comment>
        <translation>・</translation>
    </message>
    <message>
        <source>{heading}: {what}</source>
        <translation>{heading}：{what}</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Whole record</source>
        <translation>全記録</translation>
    </message>
    <message>
        <source>This step</source>
        <translation>この手</translation>
    </message>
    <message>
        <source>Time line</source>
        <translation>タイムライン</translation>
    </message>
    <message>
        <source>%n steps taken back</source>
        <translation>取り消した%n手</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>ホーム</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>結果に戻る</translation>
    </message>
    <message>
        <source>Back to the library</source>
        <translation>ライブラリに戻る</translation>
    </message>
    <message>
        <source>Back to the logbook</source>
        <translation>航海日誌に戻る</translation>
    </message>
    <message>
        <source>Back to the statistics</source>
        <translation>統計に戻る</translation>
    </message>
    <message>
        <source>Back to the turning points</source>
        <translation>分かれ目に戻る</translation>
    </message>
    <message>
        <source>Back to the campaign</source>
        <translation>巡航録に戻る</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>分かれ目</translation>
    </message>
    <message>
        <source>{replay}: {game}. {result}</source>
        <translation>{replay}：{game}。{result}</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>リプレイ</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>取り消した手順</translation>
    </message>
    <message>
        <source>not over yet</source>
        <translation>対局中</translation>
    </message>
    <message>
        <source>step</source>
        <translation>1手</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>ターン</translation>
    </message>
    <message>
        <source>mark</source>
        <translation>印</translation>
    </message>
    <message>
        <source>play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Here you are: the game goes on.</source>
        <translation>現在地です。対局はここから続きます。</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>ここから続ける</translation>
    </message>
    <message>
        <source>Opens a new game; this record stays as it is.</source>
        <translation>新しいゲームになります。
この記録はそのまま残ります。</translation>
    </message>
    <message>
        <source>The game is over here.</source>
        <translation>ここで対局は終わっています。</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>遅い</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>Speed: {speed}</source>
        <translation>速さ：{speed}</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>最初へ</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>1手戻る</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>1手進む</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>最後へ</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>対局に戻る</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>This game has no adviser.</source>
        <translation>このゲームにはヒントがありません。</translation>
    </message>
    <message>
        <source>The game still goes on: ask for a hint at its table, where it counts.</source>
        <translation>まだ終わっていないゲームです。ヒントは続きをプレイする画面で使えます（回数に数えます）。</translation>
    </message>
    <message>
        <source>Nothing was yours to choose here.</source>
        <translation>ここではあなたの選ぶ手はありません。</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>ヒントを探すのをやめる</translation>
    </message>
    <message>
        <source>Ask the adviser</source>
        <translation>ここでのヒントを見る</translation>
    </message>
    <message>
        <source>Back to the marks of honour</source>
        <translation>栄誉のしるしに戻る</translation>
    </message>
</context>
<context>
    <name>ResultPage</name>
    <message>
        <source>Against your own games</source>
        <translation>自分の記録との比較</translation>
    </message>
    <message>
        <source>{game} · result</source>
        <translation>{game}・結果</translation>
    </message>
    <message>
        <source>You win by {margin}</source>
        <translation>{margin}点差で勝利</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Seed {seed}</source>
        <translation>シード {seed}</translation>
    </message>
    <message>
        <source>Taken back %n time(s) · {minutes} min</source>
        <translation>取り消し%n回・{minutes}分</translation>
    </message>
    <message>
        <source>%n hint(s)</source>
        <translation>ヒント%n回</translation>
    </message>
    <message>
        <source>Taken back %n time(s) · {hints} · {minutes} min</source>
        <translation>取り消し%n回・{hints}・{minutes}分</translation>
    </message>
    <message>
        <source>%n coach line(s)</source>
        <translation>コーチの発言%n回</translation>
    </message>
    <message>
        <source>What decided it</source>
        <translation>決め手</translation>
    </message>
    <message>
        <source>&amp;Rematch, same set-up</source>
        <translation>同じセットアップで再戦(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;New set-up</source>
        <translation>新しいセットアップ(&amp;N)</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>リプレイ(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Turning points</source>
        <translation>分かれ目(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy result</source>
        <translation>結果をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save picture</source>
        <translation>画像を保存(&amp;S)</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>ホーム</translation>
    </message>
    <message>
        <source>The result and its set-up are copied as text.</source>
        <translation>結果とセットアップを文字でコピーしました。</translation>
    </message>
    <message>
        <source>Only the middle of the board</source>
        <translation>盤面の中央だけ</translation>
    </message>
    <message>
        <source>{seats} share the victory</source>
        <translation>勝利を分け合います：{seats}</translation>
    </message>
    <message>
        <source>{seat} wins by {margin}</source>
        <translation>{margin}点差で{seat}の勝ち</translation>
    </message>
    <message>
        <source>A new best: {more} more than before.</source>
        <translation>自己最高を{more}点更新しました。</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>{seat}: {value}</source>
        <translation>{seat}：{value}</translation>
    </message>
    <message>
        <source>{seat} {total}</source>
        <translation>{seat} {total}</translation>
    </message>
    <message>
        <source>{row}: {points}</source>
        <translation>{row}：{points}</translation>
    </message>
    <message>
        <source>Row by row {seat} and {other} had the same.</source>
        <translation>どの行も{seat}と{other}は同じ点でした。</translation>
    </message>
    <message>
        <source>{row}: {seat} {points} more than {other}, the widest gap.</source>
        <translation>{row}で{seat}が{other}に{points}点差をつけました。いちばん大きな差です。</translation>
    </message>
    <message>
        <source>{row}: {other} {points} more than {seat}, the widest gap.</source>
        <translation>{row}で{other}が{seat}に{points}点差をつけました。いちばん大きな差です。</translation>
    </message>
    <message>
        <source>Row by row you and {other} had the same.</source>
        <translation>どの行もあなたと{other}は同じ点でした。</translation>
    </message>
    <message>
        <source>{row}: you had {points} more than {other}, the widest gap.</source>
        <translation>{row}であなたが{other}に{points}点差をつけました。いちばん大きな差です。</translation>
    </message>
    <message>
        <source>{row}: {other} had {points} more than you, the widest gap.</source>
        <translation>{row}で{other}があなたに{points}点差をつけました。いちばん大きな差です。</translation>
    </message>
    <message>
        <source>Difference to {seat} by row: {list}</source>
        <translation>{seat}との行ごとの差：{list}</translation>
    </message>
    <message>
        <source>{place}. {seat} {total}</source>
        <translation>{place}位 {seat} {total}</translation>
    </message>
    <message>
        <source>{game}: {totals}</source>
        <translation>{game}：{totals}</translation>
    </message>
    <message>
        <source>As much as your best.</source>
        <translation>自己最高と同じ点です。</translation>
    </message>
    <message>
        <source>Your best is {best}, {less} more.</source>
        <translation>自己最高は{best}点、あと{less}点。</translation>
    </message>
    <message>
        <source>Every chamber gave both sides the same.</source>
        <translation>どの議会場でも双方同じ得点でした。</translation>
    </message>
    <message>
        <source>A tie: the bot wins</source>
        <translation>同点：ボットの勝ち</translation>
    </message>
    <message>
        <source>The bot wins by {margin}</source>
        <translation>ボットが{margin}点差で勝利</translation>
    </message>
    <message>
        <source>Only more points than the bot count as a win.</source>
        <translation>ボットより多く得点したときだけ勝ちです。</translation>
    </message>
    <message>
        <source>{chamber} brought you %n point(s) and the bot {theirs}: no gap was wider.</source>
        <translation>{chamber}：あなた%n点、ボット{theirs}点。これより大きな差はありません。</translation>
    </message>
    <message>
        <source>{chamber} brought the bot %n point(s) and you {mine}: no gap was wider.</source>
        <translation>{chamber}：ボット%n点、あなた{mine}点。これより大きな差はありません。</translation>
    </message>
    <message>
        <source>{chamber} brought you %n point(s) and the bot {theirs}: the widest gap.</source>
        <translation>最も差がついたのは{chamber}：あなた%n点、ボット{theirs}点。</translation>
    </message>
    <message>
        <source>{chamber} brought the bot %n point(s) and you {mine}: the widest gap.</source>
        <translation>最も差がついたのは{chamber}：ボット%n点、あなた{mine}点。</translation>
    </message>
    <message>
        <source>{game}: you {you} – {opponent} {bot}</source>
        <translation>{game}：あなた {you} – {opponent} {bot}</translation>
    </message>
    <message>
        <source>{chamber}: {you} × {value} = {mine} – {bot} × {value} = {theirs}</source>
        <translation>{chamber}：{you} × {value} = {mine} – {bot} × {value} = {theirs}</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>画像を保存</translation>
    </message>
    <message>
        <source>{file} could not be written. Choose another folder.</source>
        <translation>{file} に書き込めませんでした。別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>Your last games: {list}</source>
        <translation>直近の得点：{list}</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>今回</translation>
    </message>
    <message>
        <source>Median of ten</source>
        <translation>10戦の中央値</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最高</translation>
    </message>
    <message>
        <source>Difference by chamber: {list}</source>
        <translation>議会場ごとの点差：{list}</translation>
    </message>
    <message>
        <source>{chamber}: value {value}; you level {you}, {mine}; bot level {bot}, {theirs}; running {a} to {b}</source>
        <translation>{chamber}：価値{value}。あなたレベル{you}で{mine}点、ボットレベル{bot}で{theirs}点。累計{a}対{b}</translation>
    </message>
    <message>
        <source>politicians seated: {count}</source>
        <translation>下段の政治家{count}人</translation>
    </message>
    <message>
        <source>your highest level {you}, the bot&apos;s {bot}</source>
        <translation>最高レベルはあなた{you}、ボット{bot}</translation>
    </message>
    <message>
        <source>your lowest level {you}, the bot&apos;s {bot}</source>
        <translation>最低レベルはあなた{you}、ボット{bot}</translation>
    </message>
    <message>
        <source>your representative on level {you}, the bot&apos;s on {bot}</source>
        <translation>代理人のレベルはあなた{you}、ボット{bot}</translation>
    </message>
    <message>
        <source>{politicians}; one level is worth {value}; {levels}</source>
        <translation>{politicians}、1レベルの価値は{value}。{levels}</translation>
    </message>
    <message>
        <source>highest level</source>
        <translation>最高レベル</translation>
    </message>
    <message>
        <source>lowest level</source>
        <translation>最低レベル</translation>
    </message>
    <message>
        <source>value</source>
        <translation>価値</translation>
    </message>
    <message>
        <source>running total</source>
        <translation>累計</translation>
    </message>
    <message>
        <source>How the score grew</source>
        <translation>得点の内訳</translation>
    </message>
    <message>
        <source>Level × value of the chamber</source>
        <translation>レベル × 議会場の価値</translation>
    </message>
    <message>
        <source>open a row to see the pieces behind it</source>
        <translation>行を開くと、もとになった駒が見えます</translation>
    </message>
    <message>
        <source>{counts} · {more}</source>
        <translation>{counts}・{more}</translation>
    </message>
    <message>
        <source>Your first finished game against this opponent.</source>
        <translation>この相手とは最初の完走です。</translation>
    </message>
    <message>
        <source>{row}: {seat} {points} more than {other}; no gap was wider.</source>
        <translation>{row}で{seat}が{other}に{points}点差をつけました。これより大きな差はありません。</translation>
    </message>
    <message>
        <source>{row}: {other} {points} more than {seat}; no gap was wider.</source>
        <translation>{row}で{other}が{seat}に{points}点差をつけました。これより大きな差はありません。</translation>
    </message>
    <message>
        <source>{row}: you had {points} more than {other}; no gap was wider.</source>
        <translation>{row}であなたが{other}に{points}点差をつけました。これより大きな差はありません。</translation>
    </message>
    <message>
        <source>{row}: {other} had {points} more than you; no gap was wider.</source>
        <translation>{row}で{other}があなたに{points}点差をつけました。これより大きな差はありません。</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1位</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2位</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3位</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4位</translation>
    </message>
    <message>
        <source>This game is in no statistics.</source>
        <translation>この対局は統計には入りません。</translation>
    </message>
    <message>
        <source>More than your best, but this game is in no statistics.</source>
        <translation>自己最高を上回りましたが、この対局は統計には入りません。</translation>
    </message>
</context>
<context>
    <name>RulePictures</name>
    <message>
        <source>The market. Resource discs are free; below the others stands what they cost.</source>
        <translation>市場です。資源のディスクは無料で、ほかは下に価格が書かれています。</translation>
    </message>
    <message>
        <source>What is yours: ships and resources, warehouses, knowledge, factories left.</source>
        <translation>あなたのもの：飛空船と資源、倉庫、知識、残りの工場。</translation>
    </message>
    <message>
        <source>Four discs below the line are active. The Tool above it rests.</source>
        <translation>線より下の4枚は有効です。上の工具は休んでいます。</translation>
    </message>
    <message>
        <source>City, Energy and Obsidian are a chain. The Mycelium at the left is connected with none of them.</source>
        <translation>都市・エネルギー・黒曜石は鎖状につながっています。左の菌糸体はどれともつながっていません。</translation>
    </message>
    <message>
        <source>Two arrows: a night shift turns the medium or the large ring.</source>
        <translation>2つの矢印：夜勤で中リングか大リングが回ります。</translation>
    </message>
    <message>
        <source>Before its first journey your ambassador waits at home, below the wheel.</source>
        <translation>最初の航行まで、大使はホイールの下の故郷で待っています。</translation>
    </message>
    <message>
        <source>Two politicians sit in settlement, worth 4, and two in research, worth 8.</source>
        <translation>殖民に政治家が2個座って価値4、研究に2個座って価値8です。</translation>
    </message>
    <message>
        <source>Levels of both sides, and between them what the next ones cost.</source>
        <translation>両者のレベルと、そのあいだに各レベルの費用。</translation>
    </message>
    <message>
        <source>Five islands. You stand on island 9, where your factory is; the bot stands on island 4.</source>
        <translation>5つの空島。あなたは工場のある空島9に、ボットは空島4にいます。</translation>
    </message>
    <message>
        <source>The arc leads letter E into the active half: it acts next.</source>
        <translation>弧のとおりにEが有効半円へ入り、次に起動します。</translation>
    </message>
    <message>
        <source>The forecast: E follows you in research, then C, then A and B.</source>
        <translation>予告：Eが研究であなたを追い、次にC、そのあとAとB。</translation>
    </message>
    <message>
        <source>Two stars for two domains that you have won: a third one wins the game.</source>
        <translation>星2つは、勝ち取った2つの分野を表します。3つ目でゲームに勝ちます。</translation>
    </message>
    <message>
        <source>1 an empty space of the rival&apos;s side, 2 a diver of 13, 3 the domain card of its column, 4 one that takes a point away.</source>
        <translation>1は相手の場の空いたスペース、2は13のダイバー、3はその列の分野カード、4は1点減る分野カードです。</translation>
    </message>
    <message>
        <source>The signs point at the side whose card is higher: 1 and 2 would be yours, 3 is the rival&apos;s as it lies.</source>
        <translation>印は強いカードのある場を指します。このままなら1と2はあなた、3は相手が取ります。</translation>
    </message>
    <message>
        <source>The 7 has a level arrow, the 9 an upright one.</source>
        <translation>7には横の矢印、9には縦の矢印があります。</translation>
    </message>
    <message>
        <source>The special cards of this half of the game. The submarine has been used; what else is left is still to come.</source>
        <translation>後半のスペシャルカードです。潜水艦は使われ、残りはまだ分かりません。</translation>
    </message>
    <message>
        <source>You have drawn kraken and bone. You keep one of them, the rival gets the other.</source>
        <translation>クラーケンと骨を引きました。1枚を残し、もう1枚は相手に渡します。</translation>
    </message>
    <message>
        <source>What the eye has shown stays marked: divers in the rival&apos;s hand are told apart from those in the pile.</source>
        <translation>目で見たカードには印が残り、相手の手札と山札のカードを区別できます。</translation>
    </message>
    <message>
        <source>1 laid by you, 2 laid by the rival. Both lie on your side, so both count for you.</source>
        <translation>1はあなた、2は相手が置いたカードです。どちらも自分の場にあるので、あなたのカードとして比べます。</translation>
    </message>
    <message>
        <source>1 an 8 was laid on the rival&apos;s side. 2 One of the framed cards must move, to an empty space of the same side.</source>
        <translation>1の8が相手の場に置かれました。2のように枠の付いたカードの1枚を、同じ場の空いたスペースへ動かします。</translation>
    </message>
    <message>
        <source>The anchor lies on the 14: no arrow moves it for the rest of the round.</source>
        <translation>14に碇があります。ラウンドの終わりまで、矢印で動きません。</translation>
    </message>
    <message>
        <source>1 science is won with three points, as its −1 has been taken. 2 Exploration is the rival&apos;s, 3 navigation yours with four.</source>
        <translation>1の科学は−1がもう取られているので3点で勝ち取りました。2の探検は相手のもの、3の航海はあなたが4点で取りました。</translation>
    </message>
    <message>
        <source>Divers that you have not seen are in the rival&apos;s hand or in the pile; the 8 you have put back there yourself.</source>
        <translation>まだ見ていないダイバーは、相手の手札か山札にあります。8は自分で山札に戻したカードです。</translation>
    </message>
    <message>
        <source>If it ended now: 1 coins for your stars, territories, pairs of resources and coins, 2 for the Automa&apos;s.</source>
        <translation>今終わった場合の得点です。1はあなた、2はオートマの列で、星、領域、資源2個ごと、コインの順に数えます。</translation>
    </message>
    <message>
        <source>1 a river, 2 a tunnel, 3 an encounter token, 4 a lake, 5 the Factory in the middle of the map.</source>
        <translation>1は川、2は坑道、3は遭遇トークン、4は湖、5はボードの中央のファクトリーです。</translation>
    </message>
    <message>
        <source>1 your character, 2 a mech of yours, 3 a worker. The 2 food beside it are no unit.</source>
        <translation>1はあなたのキャラクター、2はメック、3はワーカーです。そばの食料2個はユニットではありません。</translation>
    </message>
    <message>
        <source>A mech, two workers and 3 wood on village 35. You control it and may spend the wood from anywhere.</source>
        <translation>村35にメック1体とワーカー2体、木材3個があります。この村を支配しているので、木材はどこからでも支払えます。</translation>
    </message>
    <message>
        <source>1 coins, power, popularity, combat cards. 2 Riverwalk works, as its mech is deployed. 3 Spaces for recruits.</source>
        <translation>1はコイン、戦力、民心、戦闘カード。2の渡河はメックを配備したので使えます。3は補充兵を置くマスです。</translation>
    </message>
    <message>
        <source>1 last turn&apos;s section rests, the framed ones are free. 2 The top row comes first, 3 then the bottom row.</source>
        <translation>1は前のターンのセクションで、今は選べません。枠のあるものから選び、2の上段、3の下段の順に行います。</translation>
    </message>
    <message>
        <source>1 the cost, 2 and 3 its two sides: you take one. 4 A cube; when an upgrade takes it away, there is more. 5 A structure adds to it.</source>
        <translation>1はコスト、2と3は選べる2つの効果で、どちらかを得ます。4のキューブを改善で移すと効果が増えます。5は建造物の場所です。</translation>
    </message>
    <message>
        <source>What is framed produces: 1 the two workers on the mountain bring 2 metal, 2 the one in the village brings a new worker.</source>
        <translation>枠のある領域が生産します。1の山ではワーカー2体が金属2個、2の村では1体が新しいワーカーを生みます。</translation>
    </message>
    <message>
        <source>1 a mech with Riverwalk may cross the river, 2 into the forest. It takes 3 wood and two workers along.</source>
        <translation>1は渡河のできるメックで、川を越えて2の森に入れます。木材3個とワーカー2体を運びます。</translation>
    </message>
    <message>
        <source>1 two units of yours fight: 2 set power on the dial, 3 add up to two cards, one for each of them.</source>
        <translation>1のユニット2体で戦います。2のダイヤルで戦力を決め、3にカードを1体につき1枚、2枚まで加えます。</translation>
    </message>
    <message>
        <source>Ten against ten: a tie goes to the attacker. Both sides lose what they used.</source>
        <translation>10対10です。同点は攻撃側の勝ちで、使った分は双方とも失います。</translation>
    </message>
    <message>
        <source>Two of the three options of an encounter: 1 the first is free, 2 the second has a price.</source>
        <translation>遭遇の3つの選択肢のうちの2つです。1の最初の選択肢は無料で、2の選択肢にはコストがあります。</translation>
    </message>
    <message>
        <source>Two of the Factory cards to choose from: 1 its own cost and gain, 2 below it the move of one unit.</source>
        <translation>選べるファクトリーカードのうちの2枚です。1は固有のコストと効果、2はその下段にあるユニット1体の移動です。</translation>
    </message>
    <message>
        <source>1 one of three conditions holds, so nothing can be revealed yet. 2 This one was revealed, for a star.</source>
        <translation>1は3つの条件のうち1つだけがそろっていて、まだ公開できません。2は公開ずみで、星を置きました。</translation>
    </message>
    <message>
        <source>1 Enlist still costs two food, as cubes cover the others. 2 The coins of the mat, 3 the bonus of a recruit, 4 three of four recruits are placed.</source>
        <translation>1の徴兵はキューブの分だけ安く、あと食料2個です。2はマットのコイン、3は補充兵のボーナス、4は置いた補充兵の数（4人中3人）です。</translation>
    </message>
    <message>
        <source>Scheme I is in force, the upper half: 1 move symbols, 2 gains, 3 a recruit bonus for you, 4 the star moves the tracker.</source>
        <translation>上半分のスキーマⅠが有効です。1は移動シンボル、2は物資、3はあなたへの徴兵ボーナス、4の星でトラッカーを進めます。</translation>
    </message>
    <message>
        <source>The program&apos;s reasons: which symbol could be carried out, which unit it means, and where to.</source>
        <translation>プログラムが示す理由です。実行できたシンボル、動かすユニット、行き先を順に決めています。</translation>
    </message>
    <message>
        <source>The worker of 19: near 25 there is one Automa unit, as near 19, and from 25 it is two steps to the Factory. 26 has a worker.</source>
        <translation>19のワーカーの行き先です。25の近傍にいるオートマのユニットは1体で、ファクトリーまでは2歩です。26にはほかのワーカーがいます。</translation>
    </message>
    <message>
        <source>The character goes to the Factory: no token is nearer to it. Hatched is what it may not enter with this symbol.</source>
        <translation>キャラクターはファクトリーへ移動します。それより近いトークンはありません。斜線は、このシンボルでは入れない領域です。</translation>
    </message>
    <message>
        <source>What a battle and a defeat ask of a card: 1 the battle table, 2 combat cards, 3 the resource box.</source>
        <translation>戦闘と敗北のときに見るところです。1は戦闘テーブル、2は戦闘カードの枚数、3は資源ボックスです。</translation>
    </message>
    <message>
        <source>1 spaces on which its units stay on the peninsula, 2 the first star, with the switch to scheme II, 3 the token.</source>
        <translation>1は渡河不可のマスで、ユニットは半島にとどまります。2は最初の星で、スキーマⅡに切り替わります。3はトークンです。</translation>
    </message>
    <message>
        <source>1 two of your five stars are for combats; the one for 16 power stays, though 12 are left. 2 The Automa&apos;s five.</source>
        <translation>1はあなたの星5個のうち戦闘の2個です。戦力16の星は、12に減っても残ります。2はオートマの星5個です。</translation>
    </message>
    <message>
        <source>The popularity track: from 7 on (1) and from 13 on (2) everything is worth more. The Automa stays on 10.</source>
        <translation>民心のトラックです。1の7以上と2の13以上で、どれも価値が上がります。オートマはつねに10です。</translation>
    </message>
    <message>
        <source>1 a Guiding Star and 2 a cluster, of two stars each. One node reaches each of them: 1/2, not enough yet.</source>
        <translation>1はガイドスター、2は星団で、どちらも星2つです。届くノードは1本ずつで、1/2ではまだ足りません。</translation>
    </message>
    <message>
        <source>1 an empty space, 2 a Dark Sky token, 3 a Guiding Star with a branch tile below it, in the gap between four circles.</source>
        <translation>1は空いたスペース、2はダークスカイトークン、3はガイドスターです。枝タイルは、4つの円の間の隙間に置きます。</translation>
    </message>
    <message>
        <source>The market of a round: three clusters, and below them three branch tiles with their nodes.</source>
        <translation>1ラウンド分の市場です。上に星団3枚、下にノードの付いた枝タイル3枚があります。</translation>
    </message>
    <message>
        <source>1 the sign of four stars: a cluster of four is traded for 2 the nearest planet above it or 3 the one below.</source>
        <translation>1は星4つの印です。星4つの星団は、上にある最も近い惑星2か、下の惑星3と交換できます。</translation>
    </message>
    <message>
        <source>A second branch tile, in the gap at the right, reaches both with its nodes: two of two, so both score.</source>
        <translation>もう1枚の枝タイルのノードが両方に届きました。2つの星に2本のノードで、どちらも得点します。</translation>
    </message>
    <message>
        <source>Of 1 and 2, two Dark Sky tokens, three of four gaps are filled. A branch tile in gap 3 surrounds both.</source>
        <translation>1と2のダークスカイトークンは、4つの隙間のうち3つが埋まっています。隙間3の枝タイルが両方を囲みます。</translation>
    </message>
    <message>
        <source>Open cards of both rows, with their second clauses in short. The stars over a row are its number.</source>
        <translation>2つの列の公開カードと、2つ目の条件の要約です。列の上の星がその数字です。</translation>
    </message>
    <message>
        <source>Three planets of different colours in one sector, and no node points at any of them: 7 points.</source>
        <translation>1つの区画に色の違う惑星が3つあり、ノードが1本も指していません。7点です。</translation>
    </message>
    <message>
        <source>1 two nodes at two stars: 2 points. 2 a Guiding Star with three of three. 3 one node at two stars: nothing yet.</source>
        <translation>1は星2つにノード2本で2点、2はガイドスターで3つに3本、3は星2つにノード1本で、まだ得点しません。</translation>
    </message>
    <message>
        <source>1 a node at an empty space is loose: one point less, until a tile lies there.</source>
        <translation>1の空いたスペースを指すノードは余ったノードです。そこにタイルが置かれるまで、1点減ります。</translation>
    </message>
    <message>
        <source>The score as it stands, line by line: yours at the left, Coyote&apos;s at the right.</source>
        <translation>今の得点の内訳です。左があなた、右がコヨーテです。</translation>
    </message>
    <message>
        <source>Hearth Light lies at the sector north-west: its points, what you have there, and what you must reach.</source>
        <translation>北西の区画の炉の灯です。点数、そこでのあなたの値、届くべき値が並びます。</translation>
    </message>
    <message>
        <source>Coyote&apos;s clusters, planets and features, and below what it would take now: a planet of a new colour.</source>
        <translation>コヨーテの星団、惑星、特殊機能と、下は今なら取るものです。ここでは新しい色の惑星です。</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>not found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{count}件中{number}件目</translation>
    </message>
    <message>
        <source>{title}: %n place(s)</source>
        <translation>{title}：%nか所</translation>
    </message>
    <message>
        <source>How to play {game}</source>
        <translation>{game}の遊び方</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation>検索（Ctrl+F）</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>ルールを検索</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>前へ</translation>
    </message>
    <message>
        <source>Rules: {section}</source>
        <translation>ルール：{section}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>The whole page</source>
        <translation>ルール全体</translation>
    </message>
    <message>
        <source>Try it by hand: {lesson}</source>
        <translation>手を動かして試す：{lesson}</translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message>
        <source>damaged; its previous version comes back with it</source>
        <translation>壊れています。以前の版も一緒に戻ります</translation>
    </message>
    <message>
        <source>This file could not be read and was set aside, so that nothing overwrites it. It may stay, or go to the trash.</source>
        <translation>このファイルは読み込めなかったため、上書きされないように取り分けてあります。このまま残すことも、ゴミ箱に移すこともできます。</translation>
    </message>
    <message>
        <source>set aside as damaged</source>
        <translation>壊れているため取り分けました</translation>
    </message>
    <message>
        <source>needs a newer version</source>
        <translation>新しい版のアプリが必要です</translation>
    </message>
    <message>
        <source>too old to be read</source>
        <translation>古すぎて読み込めません</translation>
    </message>
    <message>
        <source>not a saved game</source>
        <translation>セーブデータではありません</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>読み取れません</translation>
    </message>
    <message>
        <source>damaged; kept as it is</source>
        <translation>破損（そのまま保管）</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>ファイル破損</translation>
    </message>
</context>
<context>
    <name>Scythe</name>
    <message>
        <source>1  Which order?</source>
        <translation>1  どの行動か</translation>
    </message>
    <message>
        <source>skipped: the turn ends</source>
        <translation>スキップ：ターン終了</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>2  Which unit?</source>
        <translation>2  どのユニットか</translation>
    </message>
    <message>
        <source>3  Where to?</source>
        <translation>3  行き先はどこか</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>戦闘</translation>
    </message>
    <message>
        <source>to be tried</source>
        <translation>未判定</translation>
    </message>
    <message>
        <source>only there</source>
        <translation>ほかの領域にはいない</translation>
    </message>
    <message>
        <source>{unit} at home: {reason}</source>
        <translation>本拠地の{unit}：{reason}</translation>
    </message>
    <message>
        <source>{unit} on {number}: {reason}</source>
        <translation>{number}の{unit}：{reason}</translation>
    </message>
    <message>
        <source>in reach</source>
        <translation>届く範囲</translation>
    </message>
    <message>
        <source>valid</source>
        <translation>有効</translation>
    </message>
    <message>
        <source>best value: {n}</source>
        <translation>最良の値：{n}</translation>
    </message>
    <message>
        <source>nearest to the Factory: {n}</source>
        <translation>ファクトリーに最も近い：{n}</translation>
    </message>
    <message>
        <source>Recruits placed</source>
        <translation>補充兵の配置</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>コイン</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>戦力</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Popul.</source>
        <translation>民心</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>ワーカー</translation>
    </message>
    <message>
        <source>left</source>
        <translation>残り</translation>
    </message>
    <message>
        <source>{mat} mat</source>
        <translation>{mat}マット</translation>
    </message>
    <message>
        <source>Level {n}</source>
        <translation>難易度{n}</translation>
    </message>
    <message>
        <source>{faction} {level}</source>
        <translation>{faction}・{level}</translation>
    </message>
    <message>
        <source>points</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>手札</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>目的</translation>
    </message>
    <message>
        <source>Factory card</source>
        <translation>ファクトリーカード</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>捨て札</translation>
    </message>
    <message>
        <source>revealed</source>
        <translation>公開済み</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>達成</translation>
    </message>
    <message>
        <source>Riverwalk leads to {terrains} only.</source>
        <translation>渡河で入れるのは{terrains}だけです。</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first}{second}</translation>
    </message>
    <message>
        <source>{place}: not this way</source>
        <translation>{place}には入れません</translation>
    </message>
    <message>
        <source>{places}: {why}</source>
        <translation>{places}：{why}</translation>
    </message>
    <message>
        <source>Not this way</source>
        <translation>入れないマス</translation>
    </message>
    <message>
        <source>If you drop on {place}</source>
        <translation>{place}に置くと</translation>
    </message>
    <message>
        <source>{n} driven home</source>
        <translation>敵ワーカー{n}体を撤退</translation>
    </message>
    <message>
        <source>combat: up to {n} cards</source>
        <translation>戦闘：カード{n}枚まで</translation>
    </message>
    <message>
        <source>hexes {before} → {after}</source>
        <translation>領域{before}→{after}</translation>
    </message>
    <message>
        <source>objective ready</source>
        <translation>目的達成</translation>
    </message>
    <message>
        <source>Who controls what</source>
        <translation>領域の支配</translation>
    </message>
    <message>
        <source>you: {n}</source>
        <translation>あなた：{n}</translation>
    </message>
    <message>
        <source>the Automa: {n}</source>
        <translation>オートマ：{n}</translation>
    </message>
    <message>
        <source>ruled out</source>
        <translation>除外</translation>
    </message>
    <message>
        <source>best: kept</source>
        <translation>最良：残る</translation>
    </message>
    <message>
        <source>worse: out</source>
        <translation>劣る：除外</translation>
    </message>
    <message>
        <source>steps to the Factory</source>
        <translation>ファクトリーまでの歩数</translation>
    </message>
    <message>
        <source>Decided: {how}</source>
        <translation>決め手：{how}</translation>
    </message>
    <message>
        <source>{n} farther</source>
        <translation>{n}歩（遠い）</translation>
    </message>
    <message>
        <source>{n} later</source>
        <translation>{n}歩（順番が後）</translation>
    </message>
    <message>
        <source>free</source>
        <translation>無料</translation>
    </message>
    <message>
        <source>this turn</source>
        <translation>今回</translation>
    </message>
    <message>
        <source>last</source>
        <translation>前回</translation>
    </message>
    <message>
        <source>token</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>none yet: visit the Factory</source>
        <translation>まだなし：ファクトリーへ</translation>
    </message>
    <message>
        <source>one unit, {n} steps</source>
        <translation>1体を{n}歩</translation>
    </message>
    <message>
        <source>Combat on {place}</source>
        <translation>{place}での戦闘</translation>
    </message>
    <message>
        <source>You attack: ties are yours</source>
        <translation>あなたの攻撃：同点はあなたの勝ち</translation>
    </message>
    <message>
        <source>The Automa attacks: ties are its own</source>
        <translation>オートマの攻撃：同点はオートマの勝ち</translation>
    </message>
    <message>
        <source>1 star</source>
        <translation>星1個</translation>
    </message>
    <message>
        <source>the territory</source>
        <translation>この領域</translation>
    </message>
    <message>
        <source>you stay there</source>
        <translation>その場に残る</translation>
    </message>
    <message>
        <source>Win: {things}</source>
        <translation>勝てば：{things}</translation>
    </message>
    <message>
        <source>the territory lost</source>
        <translation>領域を失う</translation>
    </message>
    <message>
        <source>{goods} left behind</source>
        <translation>{goods}が残される</translation>
    </message>
    <message>
        <source>1 star for the Automa</source>
        <translation>オートマに星1個</translation>
    </message>
    <message>
        <source>Lose: {things}</source>
        <translation>負ければ：{things}</translation>
    </message>
    <message>
        <source>What is committed is spent; who commits and loses draws a card</source>
        <translation>出したものは失う。出して負けた側はカードを1枚引く</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>合計最小</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>合計最大</translation>
    </message>
    <message>
        <source>Combat cards {number}/{slots}</source>
        <translation>戦闘カード {number}/{slots}</translation>
    </message>
    <message>
        <source>No combat cards in hand</source>
        <translation>手札に戦闘カードなし</translation>
    </message>
    <message>
        <source>No combat cards</source>
        <translation>戦闘カードなし</translation>
    </message>
    <message>
        <source>{number} of its {hand} cards</source>
        <translation>手札{hand}枚のうち{number}枚</translation>
    </message>
    <message>
        <source>Your total</source>
        <translation>あなたの合計</translation>
    </message>
    <message>
        <source>the Automa: {span}</source>
        <translation>オートマは{span}</translation>
    </message>
    <message>
        <source>How often each total wins</source>
        <translation>合計ごとの勝率</translation>
    </message>
    <message>
        <source>A fifth section for the rest of the game; nobody else gets this card.</source>
        <translation>ゲーム終了まで5つ目のセクションになる。ほかの誰もこのカードは得られない。</translation>
    </message>
    <message>
        <source>Encounter on {place}</source>
        <translation>{place}での遭遇</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>{gain} (not to be had now)</source>
        <translation>{gain}（今は得られません）</translation>
    </message>
    <message>
        <source>cannot be paid</source>
        <translation>支払えない</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>選択済み</translation>
    </message>
    <message>
        <source>or</source>
        <translation>または</translation>
    </message>
    <message>
        <source>Structure bonus</source>
        <translation>建造物ボーナス</translation>
    </message>
    <message>
        <source>Upgrades</source>
        <translation>改善</translation>
    </message>
    <message>
        <source>Mechs</source>
        <translation>メック</translation>
    </message>
    <message>
        <source>Built</source>
        <translation>建造物</translation>
    </message>
    <message>
        <source>Recruits</source>
        <translation>補充兵</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>目的</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>戦闘</translation>
    </message>
    <message>
        <source>Tracker</source>
        <translation>トラッカー</translation>
    </message>
    <message>
        <source>tunnels beside buildings: {n}</source>
        <translation>建造物に接する坑道：{n}</translation>
    </message>
    <message>
        <source>lakes beside buildings: {n}</source>
        <translation>建造物に接する湖：{n}</translation>
    </message>
    <message>
        <source>encounters beside buildings: {n}</source>
        <translation>建造物に接する遭遇：{n}</translation>
    </message>
    <message>
        <source>buildings on tunnels: {n}</source>
        <translation>坑道の上の建造物：{n}</translation>
    </message>
    <message>
        <source>buildings in a line: {n}</source>
        <translation>一直線に並ぶ建造物：{n}</translation>
    </message>
    <message>
        <source>on farm or tundra: {n}</source>
        <translation>農地かツンドラの上：{n}</translation>
    </message>
    <message>
        <source>Faction mat</source>
        <translation>勢力マット</translation>
    </message>
    <message>
        <source>Player mat</source>
        <translation>プレイヤーマット</translation>
    </message>
    <message>
        <source>Star tracker</source>
        <translation>星トラッカー</translation>
    </message>
    <message>
        <source>Last card</source>
        <translation>直前のカード</translation>
    </message>
    <message>
        <source>Drawn card</source>
        <translation>引いたカード</translation>
    </message>
    <message>
        <source>If it ended now</source>
        <translation>今終わると</translation>
    </message>
    <message>
        <source>Why this move?</source>
        <translation>この手の理由</translation>
    </message>
    <message>
        <source>Encounter</source>
        <translation>遭遇</translation>
    </message>
    <message>
        <source>Choose a Factory card</source>
        <translation>ファクトリーカードを選ぶ</translation>
    </message>
    <message>
        <source>deck {n}</source>
        <translation>山札 {n}</translation>
    </message>
    <message>
        <source>no star left</source>
        <translation>次の星なし</translation>
    </message>
    <message>
        <source>next star: %n step(s)</source>
        <translation>次の星まであと%nマス</translation>
    </message>
    <message>
        <source>now {mine} to {theirs}</source>
        <translation>現在 {mine}対{theirs}</translation>
    </message>
    <message>
        <source>hidden from the Automa</source>
        <translation>オートマには非公開</translation>
    </message>
    <message>
        <source>Swim: workers cross rivers</source>
        <translation>水泳：ワーカーが川を渡れる</translation>
    </message>
    <message>
        <source>Relentless: a section twice in a row</source>
        <translation>不屈：同じセクションを続けて選べる</translation>
    </message>
    <message>
        <source>Coercion: card for a resource</source>
        <translation>徴発：カードを資源の代わりに</translation>
    </message>
    <message>
        <source>Dominate: no limit to some stars</source>
        <translation>制圧：一部の星に上限なし</translation>
    </message>
    <message>
        <source>Meander: two encounter options</source>
        <translation>遊歴：遭遇の選択肢を2つまで</translation>
    </message>
    <message>
        <source>your unit</source>
        <translation>あなたのユニット</translation>
    </message>
    <message>
        <source>own worker</source>
        <translation>自ワーカー</translation>
    </message>
    <message>
        <source>own unit</source>
        <translation>自軍</translation>
    </message>
    <message>
        <source>own mech</source>
        <translation>自メック</translation>
    </message>
    <message>
        <source>too near</source>
        <translation>敵が近い</translation>
    </message>
    <message>
        <source>no goal</source>
        <translation>目標なし</translation>
    </message>
    <message>
        <source>no fighter</source>
        <translation>戦闘ユニットなし</translation>
    </message>
    <message>
        <source>no worker</source>
        <translation>ワーカーなし</translation>
    </message>
    <message>
        <source>guarded</source>
        <translation>護衛あり</translation>
    </message>
    <message>
        <source>river in the way</source>
        <translation>川</translation>
    </message>
    <message>
        <source>lake: no ability</source>
        <translation>湖の能力なし</translation>
    </message>
    <message>
        <source>lake: only aboard a mech</source>
        <translation>湖：メックに乗れば可</translation>
    </message>
    <message>
        <source>workers would be left alone</source>
        <translation>ワーカーが取り残される</translation>
    </message>
    <message>
        <source>an enemy unit is there</source>
        <translation>敵ユニットあり</translation>
    </message>
    <message>
        <source>no way</source>
        <translation>道なし</translation>
    </message>
    <message>
        <source>other faction</source>
        <translation>別の勢力のみ</translation>
    </message>
    <message>
        <source>no such unit</source>
        <translation>該当ユニットなし</translation>
    </message>
    <message>
        <source>nothing in reach</source>
        <translation>届く先なし</translation>
    </message>
    <message>
        <source>the only one</source>
        <translation>候補が1つだけ</translation>
    </message>
    <message>
        <source>nearest to its home</source>
        <translation>本拠地に最も近い</translation>
    </message>
    <message>
        <source>nearest to the Factory</source>
        <translation>ファクトリーに最も近い</translation>
    </message>
    <message>
        <source>first in reading order</source>
        <translation>リーディングオーダーで最初</translation>
    </message>
    <message>
        <source>the mech comes first</source>
        <translation>メックが先</translation>
    </message>
    <message>
        <source>most neighbourhoods</source>
        <translation>近傍が最も重なる</translation>
    </message>
    <message>
        <source>nearest to your units</source>
        <translation>あなたのユニットに最も近い</translation>
    </message>
    <message>
        <source>fewest combat units</source>
        <translation>戦闘ユニットが最少</translation>
    </message>
    <message>
        <source>most resources</source>
        <translation>資源が最も多い</translation>
    </message>
    <message>
        <source>Territories in the end: {you} {own}, {rival} {other}.</source>
        <translation>終了時の領域：{you} {own}、{rival} {other}。</translation>
    </message>
    <message>
        <source>{you} and {rival}: %n step(s) apart.</source>
        <translation>{you}と{rival}：%n歩離れています。</translation>
    </message>
    <message>
        <source>The seed deals the mat.</source>
        <translation>マットはシードで決まります。</translation>
    </message>
    <message>
        <source>Read. What is left out is drawn or keeps its usual value.</source>
        <translation>読み取りました。書かれていないものはランダムか通常の値になります。</translation>
    </message>
    <message>
        <source>Mats of the expansion, and what you are asked about</source>
        <translation>拡張のマットと、確認する場面</translation>
    </message>
    <message>
        <source>By chance: {name}</source>
        <translation>ランダムの結果：{name}</translation>
    </message>
    <message>
        <source>{one} {two}</source>
        <comment>two sentences</comment>
        <translation>{one}{two}</translation>
    </message>
    <message>
        <source>{words}.</source>
        <translation>{words}。</translation>
    </message>
    <message>
        <source>{one}. {two}</source>
        <translation>{one}。{two}</translation>
    </message>
    <message>
        <source>Your faction</source>
        <translation>あなたの勢力</translation>
    </message>
    <message>
        <source>Your player mat</source>
        <translation>プレイヤーマット</translation>
    </message>
    <message>
        <source>The map in the end</source>
        <translation>終了時のボード</translation>
    </message>
    <message>
        <source>A tie in everything</source>
        <translation>完全な引き分け</translation>
    </message>
    <message>
        <source>You win the tie</source>
        <translation>同点の末、あなたの勝ち</translation>
    </message>
    <message>
        <source>The Automa wins the tie</source>
        <translation>同点の末、オートマの勝ち</translation>
    </message>
    <message>
        <source>You win by %n coin(s)</source>
        <translation>%nコイン差であなたの勝ち</translation>
    </message>
    <message>
        <source>The Automa wins by %n coin(s)</source>
        <translation>%nコイン差でオートマの勝ち</translation>
    </message>
    <message>
        <source>Both sides had the same in every row.</source>
        <translation>どの行も同じでした。</translation>
    </message>
    <message>
        <source>{row}: you had %n coin(s) more, your greatest lead.</source>
        <translation>{row}：あなたが%nコイン多く、最も大きなリードでした。</translation>
    </message>
    <message>
        <source>{row}: the Automa had %n coin(s) more, its greatest lead.</source>
        <translation>{row}：オートマが%nコイン多く、最も大きなリードでした。</translation>
    </message>
    <message>
        <source>Difference to the Automa by row: {list}</source>
        <translation>オートマとの行ごとの差：{list}</translation>
    </message>
    <message>
        <source>Farthest from you: {name}</source>
        <translation>最も遠い勢力：{name}</translation>
    </message>
    <message>
        <source>Its home base is %n step(s) from yours; the farther, the gentler.</source>
        <translation>相手の本拠地まで%n歩。遠いほど穏やかです。</translation>
    </message>
    <message>
        <source>The Automa&apos;s faction</source>
        <translation>オートマの勢力</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>難易度</translation>
    </message>
    <message>
        <source>How the coins were counted</source>
        <translation>コインの内訳</translation>
    </message>
    <message>
        <source>open a row to see what is behind it</source>
        <translation>行を開くと内訳が見られます</translation>
    </message>
    <message>
        <source>the Automa has none of these</source>
        <translation>オートマにはありません</translation>
    </message>
    <message>
        <source>{count} × {worth}: {things}</source>
        <translation>{count} × {worth}：{things}</translation>
    </message>
    <message>
        <source>{count} × {worth}</source>
        <translation>{count} × {worth}</translation>
    </message>
    <message>
        <source>popularity {popularity}: star {star}, territory {territory}, pair {pair}</source>
        <translation>民心{popularity}：星{star}、領域{territory}、資源1組{pair}</translation>
    </message>
    <message>
        <source>{thing} ×{count}</source>
        <translation>{thing} ×{count}</translation>
    </message>
    <message>
        <source>{count} {resource}</source>
        <translation>{resource}{count}</translation>
    </message>
    <message>
        <source>{things}; only %n of them count(s)</source>
        <translation>{things}（数えるのは%n個まで）</translation>
    </message>
    <message>
        <source>{structure} on {place}</source>
        <translation>{place}の{structure}</translation>
    </message>
    <message>
        <source>no structures</source>
        <translation>建造物なし</translation>
    </message>
    <message>
        <source>{count} counted; {things}. {rule}</source>
        <translation>該当{count}：{things}。{rule}</translation>
    </message>
    <message>
        <source>Equal coins; {seat} had more: {thing}, {more} against {fewer}.</source>
        <translation>コインは同数。{thing}は{seat}が多く、{more}対{fewer}。</translation>
    </message>
    <message>
        <source>Equal in everything that is compared.</source>
        <translation>比べるものすべてが同数です。</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>{ability}: {what}</source>
        <translation>{ability}：{what}</translation>
    </message>
    <message>
        <source>Starts with power {power} and {cards}</source>
        <translation>開始時：戦力{power}、{cards}</translation>
    </message>
    <message>
        <source>Starts with popularity {popularity} and {coins}</source>
        <translation>開始時：民心{popularity}、{coins}</translation>
    </message>
    <message>
        <source>{top} over {bottom}: {cost} {resource}, brings {coins}</source>
        <translation>上段「{top}」・下段「{bottom}」：{resource}{cost}、{coins}を得る</translation>
    </message>
    <message>
        <source>{faction} with the {mat} mat is too strong: chance never deals it, but you may.</source>
        <translation>{faction}と{mat}マットの組は強すぎるため、ランダムでは選ばれません。自分で選ぶことはできます。</translation>
    </message>
    <message>
        <source>Tracker of {spaces} spaces: stars on {stars}; scheme II from {scheme}.</source>
        <translation>星トラッカーは{spaces}マス。星は{stars}。{scheme}からスキーマⅡ。</translation>
    </message>
    <message>
        <source>It crosses rivers and lakes from {space} on.</source>
        <translation>{space}以降は川と湖を越えます。</translation>
    </message>
    <message>
        <source>It crosses rivers and lakes from the start.</source>
        <translation>最初から川と湖を越えます。</translation>
    </message>
    <message>
        <source>Farthest</source>
        <translation>最も遠い勢力</translation>
    </message>
    <message>
        <source>{faction} with the {mat} mat against {level} as {rival}; you begin.</source>
        <translation>{faction}（{mat}マット）対 {level}（{rival}）。あなたから始めます。</translation>
    </message>
    <message>
        <source>Automa</source>
        <translation>オートマ</translation>
    </message>
    <message>
        <source>Two more player mats to choose from and to be dealt by chance: {mats}.</source>
        <translation>選べるマットとランダムの候補が2枚増えます（{mats}）。</translation>
    </message>
    <message>
        <source>You choose whether to take the recruit bonus on the Automa&apos;s card. Off: taken if of use.</source>
        <translation>オートマのカードの徴兵ボーナスを得るか選べます。オフなら有用な分を自動で得ます。</translation>
    </message>
    <message>
        <source>You choose whether to take coins and recruit bonus of bottom-row actions. Off: always taken.</source>
        <translation>下段アクションのコインと補充兵ボーナスを得るか選べます。オフなら自動で得ます。</translation>
    </message>
    <message>
        <source>Expansion mats</source>
        <translation>拡張マット</translation>
    </message>
    <message>
        <source>Ask for gains</source>
        <translation>獲得の確認</translation>
    </message>
    <message>
        <source>Ask for offers</source>
        <translation>徴兵ボーナスの確認</translation>
    </message>
    <message>
        <source>Your workers may move across rivers.</source>
        <translation>自分のワーカーは川を越えて移動できます。</translation>
    </message>
    <message>
        <source>You may choose the same section of your mat again next turn.</source>
        <translation>プレイヤーマットの同じセクションを続けて選べます。</translation>
    </message>
    <message>
        <source>Once a turn, a combat card may be paid in place of one resource of any kind.</source>
        <translation>1ターンに1回、戦闘カード1枚を好きな資源1個の代わりに支払えます。</translation>
    </message>
    <message>
        <source>Any number of your stars may be for combats, and both objectives may bring one.</source>
        <translation>戦闘の星をいくつでも置け、目的カードは2枚とも公開できます。</translation>
    </message>
    <message>
        <source>You may take two different options of each encounter.</source>
        <translation>遭遇ごとに異なる選択肢を2つまで選べます。</translation>
    </message>
    <message>
        <source>Places flags; each may count as a territory in the end.</source>
        <translation>旗を置きます。旗は得点計算で領域として数えることがあります。</translation>
    </message>
    <message>
        <source>Sets traps that cost an enemy dear.</source>
        <translation>敵に損害を与える罠を置きます。</translation>
    </message>
    <message>
        <source>Character and mechs may cross rivers to these terrains: {terrains}.</source>
        <translation>キャラクターとメックは川を越えて次の地形へ移動できます：{terrains}。</translation>
    </message>
    <message>
        <source>Character and mechs take %n more step(s).</source>
        <translation>キャラクターとメックは1回の移動で%n歩多く進めます。</translation>
    </message>
    <message>
        <source>Character and mechs move to and from lakes, and may retreat to lakes beside a lost combat.</source>
        <translation>キャラクターとメックは湖に出入りでき、戦闘に敗れたとき隣の湖へ撤退できます。</translation>
    </message>
    <message>
        <source>Character and mechs move to and from lakes, and from any lake to any other in one step.</source>
        <translation>キャラクターとメックは湖に出入りでき、湖から別の湖へ1歩で移動できます。</translation>
    </message>
    <message>
        <source>For character and mechs, villages you control and the Factory are all adjacent.</source>
        <translation>キャラクターとメックにとって、支配する村とファクトリーは互いに隣接します。</translation>
    </message>
    <message>
        <source>For character and mechs, mountains you control and tunnels are all adjacent.</source>
        <translation>キャラクターとメックにとって、支配する山と坑道は互いに隣接します。</translation>
    </message>
    <message>
        <source>Character and mechs may step to your home base or that of a faction not in the game.</source>
        <translation>キャラクターとメックは、自分の本拠地かゲームにいない勢力の本拠地へ1歩で移動できます。</translation>
    </message>
    <message>
        <source>Character and mechs may cross rivers beside tunnels.</source>
        <translation>キャラクターとメックは坑道のそばの川を越えられます。</translation>
    </message>
    <message>
        <source>Character and mechs may step to territories with your workers or flags.</source>
        <translation>キャラクターとメックは自分のワーカーか旗のある領域へ移動できます。</translation>
    </message>
    <message>
        <source>Character and mechs may each cross a river once a move.</source>
        <translation>キャラクターとメックは1回の移動で1度だけ川を越えられます。</translation>
    </message>
    <message>
        <source>Character and mechs move to and from lakes.</source>
        <translation>キャラクターとメックは湖に出入りできます。</translation>
    </message>
    <message>
        <source>Character and mechs may step to territories with your traps.</source>
        <translation>キャラクターとメックは自分の罠のある領域へ移動できます。</translation>
    </message>
    <message>
        <source>Before a combat you may pay {cost} power so that the enemy loses {loss}.</source>
        <translation>戦闘の前に戦力{cost}を支払うと、敵は戦力{loss}を失います。</translation>
    </message>
    <message>
        <source>Before a combat on a tunnel or your Mine the enemy loses {loss} power.</source>
        <translation>坑道か自分の鉱山のある領域での戦闘の前に、敵は戦力{loss}を失います。</translation>
    </message>
    <message>
        <source>Before a combat you take one combat card of the enemy, at random.</source>
        <translation>戦闘の前に、敵の戦闘カードをランダムに1枚奪います。</translation>
    </message>
    <message>
        <source>You lose no popularity for workers that go home after a combat you won.</source>
        <translation>勝った戦闘の後にワーカーを撤退させても民心を失いません。</translation>
    </message>
    <message>
        <source>%n more combat card(s) in combats where you have a worker.</source>
        <translation>自分のワーカーがいる戦闘で、戦闘カードを%n枚多く使えます。</translation>
    </message>
    <message>
        <source>Before a combat in which you attack, the enemy loses power.</source>
        <translation>自分が攻撃側の戦闘の前に、敵は戦力を失います。</translation>
    </message>
    <message>
        <source>Before a combat in which you defend, you gain power.</source>
        <translation>自分が防御側の戦闘の前に、戦力を得ます。</translation>
    </message>
    <message>
        <source>In a combat with a single unit of yours you may gain power first.</source>
        <translation>自分のユニットが1体だけの戦闘の前に、戦力を得られます。</translation>
    </message>
    <message>
        <source>Section: {section}</source>
        <translation>セクション：{section}</translation>
    </message>
    <message>
        <source>Reveal the objective “{title}”</source>
        <translation>目的「{title}」を公開する</translation>
    </message>
    <message>
        <source>Skip the top row</source>
        <translation>上段を省く</translation>
    </message>
    <message>
        <source>Skip the bottom row</source>
        <translation>下段を省く</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>ターンを終える</translation>
    </message>
    <message>
        <source>Fight for {place} now</source>
        <translation>次に{place}で戦う</translation>
    </message>
    <message>
        <source>Commit {amount} power</source>
        <translation>戦力を{amount}使う</translation>
    </message>
    <message>
        <source>Add the combat card {value}</source>
        <translation>値{value}の戦闘カードを加える</translation>
    </message>
    <message>
        <source>Take the card “{title}”</source>
        <translation>カード「{title}」を取る</translation>
    </message>
    <message>
        <source>Produce on {place}</source>
        <translation>{place}で生産</translation>
    </message>
    <message>
        <source>Workers to {place}</source>
        <translation>ワーカーを{place}へ</translation>
    </message>
    <message>
        <source>{top} / {bottom}</source>
        <translation>{top}／{bottom}</translation>
    </message>
    <message>
        <source>Factory card: {gains} (cost: {cost})</source>
        <translation>ファクトリーカード：{gains}（コスト：{cost}）</translation>
    </message>
    <message>
        <source>Factory move</source>
        <translation>ファクトリーの移動</translation>
    </message>
    <message>
        <source>Option {number}</source>
        <translation>選択肢{number}</translation>
    </message>
    <message>
        <source>{approach}: {gains} (cost: {cost})</source>
        <translation>{approach}：{gains}（コスト：{cost}）</translation>
    </message>
    <message>
        <source>Finish moving</source>
        <translation>移動を終える</translation>
    </message>
    <message>
        <source>Finish producing</source>
        <translation>生産を終える</translation>
    </message>
    <message>
        <source>No more cards: to battle</source>
        <translation>カードはここまでにして戦う</translation>
    </message>
    <message>
        <source>No second option</source>
        <translation>2つ目は選ばない</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>終える</translation>
    </message>
    <message>
        <source>Automa: {step}</source>
        <translation>オートマ：{step}</translation>
    </message>
    <message>
        <source>Reveal the battle card</source>
        <translation>戦闘の結果を公開する</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>{number} {workers}</source>
        <translation>{workers}{number}体</translation>
    </message>
    <message>
        <source>{number} {kind}</source>
        <translation>{kind}{number}個</translation>
    </message>
    <message>
        <source>Move the {unit} on {place}</source>
        <translation>{place}の{unit}を移動</translation>
    </message>
    <message>
        <source>Load {cargo}</source>
        <translation>{cargo}を積む</translation>
    </message>
    <message>
        <source>Unload {cargo}</source>
        <translation>{cargo}を降ろす</translation>
    </message>
    <message>
        <source>Move to {place}</source>
        <translation>{place}へ移動</translation>
    </message>
    <message>
        <source>{unit} to {place}</source>
        <translation>{unit}を{place}へ</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>ここで止まる</translation>
    </message>
    <message>
        <source>Retreat to {place}</source>
        <translation>{place}へ撤退</translation>
    </message>
    <message>
        <source>{workers} to {place}</source>
        <translation>{workers}を{place}へ</translation>
    </message>
    <message>
        <source>{workers} retreat</source>
        <translation>{workers}が撤退</translation>
    </message>
    <message>
        <source>Produce {amount} on {place}</source>
        <translation>{place}で{amount}生産</translation>
    </message>
    <message>
        <source>Resources to {place}</source>
        <translation>資源を{place}へ</translation>
    </message>
    <message>
        <source>Enlist the recruit of {bottom}: {bonus} at once</source>
        <translation>「{bottom}」の補充兵を徴兵：すぐに{bonus}</translation>
    </message>
    <message>
        <source>{action}, choosing what to take</source>
        <translation>{action}（得るものを選ぶ）</translation>
    </message>
    <message>
        <source>Gain {amount}</source>
        <translation>{amount}を得る</translation>
    </message>
    <message>
        <source>Pay from {place}</source>
        <translation>{place}から支払う</translation>
    </message>
    <message>
        <source>Pay {resource} from {place}</source>
        <translation>{place}の{resource}を支払う</translation>
    </message>
    <message>
        <source>Pay the combat card {value}</source>
        <translation>値{value}の戦闘カードを支払う</translation>
    </message>
    <message>
        <source>Use Artillery: pay {cost} power, the Automa loses {loss}</source>
        <translation>「砲撃」を使う：戦力{cost}を支払い、オートマは戦力{loss}を失う</translation>
    </message>
    <message>
        <source>Take {gain}</source>
        <translation>{gain}を受け取る</translation>
    </message>
    <message>
        <source>Take only {gain}</source>
        <translation>{gain}だけ得る</translation>
    </message>
    <message>
        <source>Do without Artillery</source>
        <translation>「砲撃」を使わない</translation>
    </message>
    <message>
        <source>Decline {gain}</source>
        <translation>{gain}を断る</translation>
    </message>
    <message>
        <source>Upgrade “{box}”; {bottom} costs one less</source>
        <translation>「{box}」を改善し、{bottom}のコストを1減らす</translation>
    </message>
    <message>
        <source>Deploy the {mech} to {place}</source>
        <translation>{mech}を{place}に配備</translation>
    </message>
    <message>
        <source>Build the {structure} on {place}</source>
        <translation>{structure}を{place}に建設</translation>
    </message>
    <message>
        <source>the gain</source>
        <translation>得られるもの</translation>
    </message>
    <message>
        <source>power</source>
        <translation>戦力</translation>
    </message>
    <message>
        <source>coins</source>
        <translation>コイン</translation>
    </message>
    <message>
        <source>popularity</source>
        <translation>民心</translation>
    </message>
    <message>
        <source>combat cards</source>
        <translation>戦闘カード</translation>
    </message>
    <message>
        <source>{amount} power</source>
        <translation>戦力{amount}</translation>
    </message>
    <message>
        <source>{amount} popularity</source>
        <translation>民心{amount}</translation>
    </message>
    <message>
        <source>%n coin(s)</source>
        <translation>%nコイン</translation>
    </message>
    <message>
        <source>%n combat card(s)</source>
        <translation>戦闘カード%n枚</translation>
    </message>
    <message>
        <source>{amount} oil</source>
        <translation>石油{amount}個</translation>
    </message>
    <message>
        <source>{amount} metal</source>
        <translation>金属{amount}個</translation>
    </message>
    <message>
        <source>{amount} food</source>
        <translation>食料{amount}個</translation>
    </message>
    <message>
        <source>{amount} wood</source>
        <translation>木材{amount}個</translation>
    </message>
    <message>
        <source>%n worker(s)</source>
        <translation>ワーカー%n体</translation>
    </message>
    <message>
        <source>%n resource(s) of your choice</source>
        <translation>好きな資源%n個</translation>
    </message>
    <message>
        <source>%n mech(s)</source>
        <translation>メック%n体</translation>
    </message>
    <message>
        <source>%n structure(s)</source>
        <translation>建造物%n個</translation>
    </message>
    <message>
        <source>%n recruit(s)</source>
        <translation>補充兵%n人</translation>
    </message>
    <message>
        <source>%n upgrade(s)</source>
        <translation>改善%n回</translation>
    </message>
    <message>
        <source>produce on %n territories</source>
        <translation>%nか所で生産</translation>
    </message>
    <message>
        <source>character or mech</source>
        <translation>キャラクターかメック</translation>
    </message>
    <message>
        <source>Move a worker</source>
        <translation>ワーカーの移動</translation>
    </message>
    <message>
        <source>Move a mech</source>
        <translation>メックの移動</translation>
    </message>
    <message>
        <source>Move the character</source>
        <translation>キャラクターの移動</translation>
    </message>
    <message>
        <source>Encounter or Factory</source>
        <translation>遭遇／ファクトリー</translation>
    </message>
    <message>
        <source>Attack combat units</source>
        <translation>対戦闘ユニットへの攻撃</translation>
    </message>
    <message>
        <source>Attack workers</source>
        <translation>対ワーカーへの攻撃</translation>
    </message>
    <message>
        <source>{symbol} (from {power} power)</source>
        <translation>{symbol}（戦力{power}以上）</translation>
    </message>
    <message>
        <source>{symbol} ({faction} only)</source>
        <translation>{symbol}（{faction}のみ）</translation>
    </message>
    <message>
        <source>only for another faction</source>
        <translation>別の勢力だけのもの</translation>
    </message>
    <message>
        <source>too little power</source>
        <translation>戦力が足りない</translation>
    </message>
    <message>
        <source>no such unit off the mat</source>
        <translation>マットの外に該当のユニットがいない</translation>
    </message>
    <message>
        <source>no valid territory in reach</source>
        <translation>近傍に有効な領域がない</translation>
    </message>
    <message>
        <source>carried out</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>not needed any more</source>
        <translation>もう行わない</translation>
    </message>
    <message>
        <source>nearest to its home base</source>
        <translation>本拠地に最も近い</translation>
    </message>
    <message>
        <source>a mech before the character</source>
        <translation>キャラクターよりメックが先</translation>
    </message>
    <message>
        <source>in the neighbourhood of the most Automa units</source>
        <translation>最も多くのオートマのユニットの近傍</translation>
    </message>
    <message>
        <source>an Automa worker there</source>
        <translation>オートマのワーカーがいる</translation>
    </message>
    <message>
        <source>an Automa combat unit there</source>
        <translation>オートマの戦闘ユニットがいる</translation>
    </message>
    <message>
        <source>an Automa mech there</source>
        <translation>オートマのメックがいる</translation>
    </message>
    <message>
        <source>no encounter token, no Factory card to take</source>
        <translation>遭遇トークンも取れるファクトリーカードもない</translation>
    </message>
    <message>
        <source>%n Automa unit(s) near</source>
        <translation>オートマのユニット%n体の近傍</translation>
    </message>
    <message>
        <source>nearest to a combat unit of yours</source>
        <translation>あなたの戦闘ユニットに最も近い</translation>
    </message>
    <message>
        <source>fewest combat units of yours</source>
        <translation>あなたの戦闘ユニットが最も少ない</translation>
    </message>
    <message>
        <source>units of yours there</source>
        <translation>あなたのユニットがいる</translation>
    </message>
    <message>
        <source>in the neighbourhood of a combat unit of yours</source>
        <translation>あなたの戦闘ユニットの近傍</translation>
    </message>
    <message>
        <source>no combat unit of yours there</source>
        <translation>あなたの戦闘ユニットがいない</translation>
    </message>
    <message>
        <source>no worker of yours there</source>
        <translation>あなたのワーカーがいない</translation>
    </message>
    <message>
        <source>guarded by a combat unit of yours</source>
        <translation>あなたの戦闘ユニットが守っている</translation>
    </message>
    <message>
        <source>%n step(s) from your nearest combat unit</source>
        <translation>最も近いあなたの戦闘ユニットから%n歩</translation>
    </message>
    <message>
        <source>%n combat unit(s) of yours</source>
        <translation>あなたの戦闘ユニット%n体</translation>
    </message>
    <message>
        <source>%n resource(s)</source>
        <translation>資源%n個</translation>
    </message>
    <message>
        <source>{unit} attacks: {origin} → {place}</source>
        <translation>{unit}が攻撃：{origin}→{place}</translation>
    </message>
    <message>
        <source>no move was possible</source>
        <translation>できる移動はありませんでした</translation>
    </message>
    <message>
        <source>{symbol}: for {faction} only</source>
        <translation>{symbol}：{faction}だけのもの</translation>
    </message>
    <message>
        <source>{symbol}: its power is below {needed}</source>
        <translation>{symbol}：戦力が{needed}に届かない</translation>
    </message>
    <message>
        <source>{symbol}: its power is {power}, below {needed}</source>
        <translation>{symbol}：戦力{power}は{needed}に届かない</translation>
    </message>
    <message>
        <source>{symbol}: {outcome}</source>
        <translation>{symbol}：{outcome}</translation>
    </message>
    <message>
        <source>Units compared: {units}</source>
        <translation>比べたユニット：{units}</translation>
    </message>
    <message>
        <source>Valid territories: {places}</source>
        <translation>有効な領域：{places}</translation>
    </message>
    <message>
        <source>Unit: {unit} on {place} — {reason}</source>
        <translation>ユニット：{place}の{unit}（{reason}）</translation>
    </message>
    <message>
        <source>no such unit stands anywhere else</source>
        <translation>該当するユニットはほかの場所にいない</translation>
    </message>
    <message>
        <source>Destination: {place} — {reason}</source>
        <translation>目的地：{place}（{reason}）</translation>
    </message>
    <message>
        <source>{unit} on {place} (home {home}, Factory {factory})</source>
        <translation>{place}の{unit}（本拠地から{home}、ファクトリーから{factory}）</translation>
    </message>
    <message>
        <source>{place} (Factory {factory})</source>
        <translation>{place}（ファクトリーから{factory}）</translation>
    </message>
    <message>
        <source>{place} ({value}, Factory {factory})</source>
        <translation>{place}（{value}、ファクトリーから{factory}）</translation>
    </message>
    <message>
        <source>Not valid ({reason}): %n territories</source>
        <translation>除外（{reason}）：%nか所</translation>
    </message>
    <message>
        <source>Not valid ({reason}): {places}</source>
        <translation>除外（{reason}）：{places}</translation>
    </message>
    <message>
        <source>Removed from there: {goods}.</source>
        <translation>そこから{goods}を除去します。</translation>
    </message>
    <message>
        <source>The encounter token there leaves the game.</source>
        <translation>そこの遭遇トークンを除去します。</translation>
    </message>
    <message>
        <source>It takes a Factory card, face down.</source>
        <translation>ファクトリーカードを裏向きで1枚取ります。</translation>
    </message>
    <message>
        <source>Your workers there go home; resources there are removed.</source>
        <translation>そこのあなたのワーカーは本拠地へ撤退し、資源は除去されます。</translation>
    </message>
    <message>
        <source>You {mine} to {theirs}</source>
        <translation>あなた{mine}対{theirs}</translation>
    </message>
    <message>
        <source>you win, a star</source>
        <translation>あなたの勝ち、星を獲得</translation>
    </message>
    <message>
        <source>you win</source>
        <translation>あなたの勝ち</translation>
    </message>
    <message>
        <source>it wins, a star</source>
        <translation>オートマの勝ち、星を獲得</translation>
    </message>
    <message>
        <source>it wins</source>
        <translation>オートマの勝ち</translation>
    </message>
    <message>
        <source>Battle on {place}: you {mine}, the Automa {theirs}; {result}</source>
        <translation>{place}の戦闘：あなた{mine}、オートマ{theirs}、{result}</translation>
    </message>
    <message>
        <source>The card bears a skip mark: the Automa did nothing this turn.</source>
        <translation>カードにスキップの印があったため、オートマはこのターン何もしませんでした。</translation>
    </message>
    <message>
        <source>{gain} (at the top already)</source>
        <translation>{gain}（もう最大）</translation>
    </message>
    <message>
        <source>{gain} (none left)</source>
        <translation>{gain}（残りなし）</translation>
    </message>
    <message>
        <source>{gain} (only {number})</source>
        <translation>{gain}（{number}だけ）</translation>
    </message>
    <message>
        <source>no gains</source>
        <translation>得るものはありません</translation>
    </message>
    <message>
        <source>gains: {gains}</source>
        <translation>物資：{gains}</translation>
    </message>
    <message>
        <source>{gain}: {unit}</source>
        <translation>{gain}：{unit}</translation>
    </message>
    <message>
        <source>{gain}: not for {faction}</source>
        <translation>{gain}：{faction}は対象外</translation>
    </message>
    <message>
        <source>The card shows a recruit bonus: {bonus}.</source>
        <translation>カードの徴兵ボーナス：{bonus}。</translation>
    </message>
    <message>
        <source>Recruit bonus: {bonus}. You have enlisted for it and may take it.</source>
        <translation>徴兵ボーナス：{bonus}。徴兵済みなので得られます。</translation>
    </message>
    <message>
        <source>Recruit bonus: {bonus}. You have not enlisted for it.</source>
        <translation>徴兵ボーナス：{bonus}。まだ徴兵していません。</translation>
    </message>
    <message>
        <source>star tracker: space {number}</source>
        <translation>星トラッカー：{number}マス目</translation>
    </message>
    <message>
        <source>a star</source>
        <translation>星を1個置く</translation>
    </message>
    <message>
        <source>scheme II from now on</source>
        <translation>以後はスキーマⅡ</translation>
    </message>
    <message>
        <source>rivers and lakes no longer stop it</source>
        <translation>以後は川を越え、湖にも入る</translation>
    </message>
    <message>
        <source>the star of its card is crossed out: the star tracker stays</source>
        <translation>カードの星に×印：星トラッカーは進まない</translation>
    </message>
    <message>
        <source>Turn {turn}: card {number}, {scheme}</source>
        <translation>{turn}ターン目：カード{number}、{scheme}</translation>
    </message>
    <message>
        <source>The Automa has not had a turn yet.</source>
        <translation>オートマのターンはまだありません。</translation>
    </message>
    <message>
        <source>Why did the Automa not move?</source>
        <translation>オートマはなぜ動かなかったのか</translation>
    </message>
    <message>
        <source>Why does the {unit} stay on {place}?</source>
        <translation>{unit}はなぜ{place}にとどまるのか</translation>
    </message>
    <message>
        <source>Why did the {unit} go to {place}?</source>
        <translation>{unit}はなぜ{place}へ動いたのか</translation>
    </message>
    <message>
        <source>How did the battle on {place} come out?</source>
        <translation>{place}の戦闘はどうなったのか</translation>
    </message>
    <message>
        <source>What did the card bring the Automa?</source>
        <translation>カードでオートマは何を得たのか</translation>
    </message>
    <message>
        <source>Why is there a bonus for you?</source>
        <translation>なぜあなたにボーナスがあるのか</translation>
    </message>
    <message>
        <source>Why is there no bonus for you?</source>
        <translation>なぜあなたにボーナスがないのか</translation>
    </message>
    <message>
        <source>What did the star tracker do?</source>
        <translation>星トラッカーはどう動いたのか</translation>
    </message>
    <message>
        <source>{power} power for the first time: a star.</source>
        <translation>初めて戦力{power}に到達：星を1個置きます。</translation>
    </message>
    <message>
        <source>{side}: {power} power, cards {cards}</source>
        <translation>{side}：戦力{power}、カード{cards}</translation>
    </message>
    <message>
        <source>A tie goes to the attacker.</source>
        <translation>同点は攻撃側の勝ちです。</translation>
    </message>
    <message>
        <source>You win the battle.</source>
        <translation>あなたの勝ちです。</translation>
    </message>
    <message>
        <source>The Automa wins the battle.</source>
        <translation>オートマの勝ちです。</translation>
    </message>
    <message>
        <source>Behind each territory: Automa units beside it, the moved one left out.</source>
        <translation>右の数字は、隣にいるオートマのユニットの数です（動かすものは除く）。</translation>
    </message>
    <message>
        <source>Behind each territory: territories to the nearest of your combat units.</source>
        <translation>右の数字は、最も近いあなたの戦闘ユニットまでの距離です。</translation>
    </message>
    <message>
        <source>Behind each territory: territories to the Factory.</source>
        <translation>右の数字は、ファクトリーまでの距離です。</translation>
    </message>
    <message>
        <source>Behind each territory: your combat units there.</source>
        <translation>右の数字は、そこにいるあなたの戦闘ユニットの数です。</translation>
    </message>
    <message>
        <source>Behind each territory: resource tokens there.</source>
        <translation>右の数字は、そこにある資源トークンの数です。</translation>
    </message>
    <message>
        <source>Behind each side: power and cards together.</source>
        <translation>右の数字は、戦力とカードの合計です。</translation>
    </message>
    <message>
        <source>All workers home</source>
        <translation>ワーカーは全員本拠地へ</translation>
    </message>
    <message>
        <source>All or nothing</source>
        <translation>すべて／なし</translation>
    </message>
    <message>
        <source>Give back</source>
        <translation>選び直す</translation>
    </message>
    <message>
        <source>Produce these</source>
        <translation>生産する</translation>
    </message>
    <message>
        <source>Take them</source>
        <translation>獲得する</translation>
    </message>
    <message>
        <source>Pay this</source>
        <translation>支払う</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>戦う</translation>
    </message>
    <message>
        <source>Leave some of it</source>
        <translation>一部を断る</translation>
    </message>
    <message>
        <source>Take less</source>
        <translation>一部だけ得る</translation>
    </message>
    <message>
        <source>Take all: {gains}</source>
        <translation>すべて得る：{gains}</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>{line} {change}</source>
        <translation>{line}{change}</translation>
    </message>
    <message>
        <source>; </source>
        <comment>separator of clauses</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>+{gain}</source>
        <translation>+{gain}</translation>
    </message>
    <message>
        <source>−{gain}</source>
        <translation>−{gain}</translation>
    </message>
    <message>
        <source>{action}: costs {cost} now.</source>
        <translation>{action}：今のコストは{cost}。</translation>
    </message>
    <message>
        <source>Combat there after the moves.</source>
        <translation>移動の後、そこで戦闘になります。</translation>
    </message>
    <message>
        <source>It joins the combat there: room for %n combat card(s) instead of {before}.</source>
        <translation>そこの戦闘に加わります。使える戦闘カードが{before}枚までから%n枚までになります。</translation>
    </message>
    <message>
        <source>Its move ends there.</source>
        <translation>このユニットの移動はそこで終わります。</translation>
    </message>
    <message>
        <source>The character stops there for the encounter.</source>
        <translation>キャラクターは遭遇のため、そこで止まります。</translation>
    </message>
    <message>
        <source>If it stays there, you take a Factory card.</source>
        <translation>そこで止まればファクトリーカードを取ります。</translation>
    </message>
    <message>
        <source>“{objective}” can never be fulfilled then.</source>
        <translation>「{objective}」は、もう達成できなくなります。</translation>
    </message>
    <message>
        <source>{action}: {cost} from now on.</source>
        <translation>{action}：以後のコストは{cost}。</translation>
    </message>
    <message>
        <source>Total {before} → {after}</source>
        <translation>合計{before}→{after}</translation>
    </message>
    <message>
        <source>{change} {line}</source>
        <translation>{line}{change}</translation>
    </message>
    <message>
        <source>plus {things}</source>
        <translation>プラス{things}</translation>
    </message>
    <message>
        <source>minus {things}</source>
        <translation>マイナス{things}</translation>
    </message>
    <message>
        <source>The game begins</source>
        <translation>ゲームの開始</translation>
    </message>
    <message>
        <source>Turn {number} · {side}</source>
        <translation>{number}ターン目・{side}</translation>
    </message>
    <message>
        <source>Your turn is over</source>
        <translation>あなたのターンの終了</translation>
    </message>
    <message>
        <source>enlisted the recruit of {bottom} for {bonus}</source>
        <translation>{bottom}の補充兵を徴兵して{bonus}を選んだ</translation>
    </message>
    <message>
        <source>You · turn {turn} · {section}</source>
        <translation>あなた・{turn}ターン目・{section}</translation>
    </message>
    <message>
        <source>Factory card: {gains}</source>
        <translation>ファクトリーカード：{gains}</translation>
    </message>
    <message>
        <source>skipped the top row</source>
        <translation>上段を省いた</translation>
    </message>
    <message>
        <source>skipped the bottom row</source>
        <translation>下段を省いた</translation>
    </message>
    <message>
        <source>{gain}: {values}</source>
        <translation>{gain}：{values}</translation>
    </message>
    <message>
        <source>The discarded combat cards are shuffled into a new deck</source>
        <translation>捨て札の戦闘カードをシャッフルして新しい山札にした</translation>
    </message>
    <message>
        <source>{goods} → {place}</source>
        <translation>{goods}→{place}</translation>
    </message>
    <message>
        <source>paid {goods} from {place}</source>
        <translation>{place}の{goods}を支払った</translation>
    </message>
    <message>
        <source>removed {goods} from {place}</source>
        <translation>{place}の{goods}を除去</translation>
    </message>
    <message>
        <source>paid the combat card {value}</source>
        <translation>値{value}の戦闘カードを支払った</translation>
    </message>
    <message>
        <source>{place}: +{goods}</source>
        <translation>{place}：+{goods}</translation>
    </message>
    <message>
        <source>upgraded “{box}”; {bottom} costs one less</source>
        <translation>「{box}」を改善し、{bottom}のコストが1減った</translation>
    </message>
    <message>
        <source>deployed the {mech} to {place}</source>
        <translation>{mech}を{place}に配備した</translation>
    </message>
    <message>
        <source>built the {structure} on {place}</source>
        <translation>{structure}を{place}に建設した</translation>
    </message>
    <message>
        <source>its card bears a skip mark: it does nothing this turn</source>
        <translation>カードにスキップの印があるため、このターンは何もしない</translation>
    </message>
    <message>
        <source>declined {gain}</source>
        <translation>{gain}を断った</translation>
    </message>
    <message>
        <source>no {gain}: the track is at its end</source>
        <translation>{gain}は得られない：トラックの終端</translation>
    </message>
    <message>
        <source>encounter on {place}: “{title}”</source>
        <translation>{place}で遭遇「{title}」</translation>
    </message>
    <message>
        <source>chose: {gains}</source>
        <translation>選んだもの：{gains}</translation>
    </message>
    <message>
        <source>“{title}” is over</source>
        <translation>「{title}」の終わり</translation>
    </message>
    <message>
        <source>looked at the Factory cards</source>
        <translation>ファクトリーカードを見た</translation>
    </message>
    <message>
        <source>Factory cards: {titles}</source>
        <translation>ファクトリーカード：{titles}</translation>
    </message>
    <message>
        <source>took a Factory card, face down</source>
        <translation>ファクトリーカードを裏向きで取った</translation>
    </message>
    <message>
        <source>took the Factory card “{title}”</source>
        <translation>ファクトリーカード「{title}」を取った</translation>
    </message>
    <message>
        <source>objective “{title}”</source>
        <translation>目的「{title}」を公開</translation>
    </message>
    <message>
        <source>{objective}; discarded: {others}</source>
        <translation>{objective}、捨てた目的：{others}</translation>
    </message>
    <message>
        <source>star {total} from the star tracker</source>
        <translation>星{total}個目：星トラッカー</translation>
    </message>
    <message>
        <source>star {total}: {reason}</source>
        <translation>星{total}個目：{reason}</translation>
    </message>
    <message>
        <source>All Automa cards are shuffled into a new deck</source>
        <translation>すべてのオートマカードをシャッフルして新しい山札にした</translation>
    </message>
    <message>
        <source>removed the encounter token on {place}</source>
        <translation>{place}の遭遇トークンを除去</translation>
    </message>
    <message>
        <source>Automa · turn {turn} · card {number}, {scheme}</source>
        <translation>オートマ・{turn}ターン目・カード{number}、{scheme}</translation>
    </message>
    <message>
        <source>{unit}: {origin} → {place}</source>
        <translation>{unit}：{origin}→{place}</translation>
    </message>
    <message>
        <source>{unit} came to the home base</source>
        <translation>{unit}が本拠地に登場</translation>
    </message>
    <message>
        <source>{gain} could not be had</source>
        <translation>{gain}は得られない：残りがない</translation>
    </message>
    <message>
        <source>offers a recruit bonus: {bonus}</source>
        <translation>徴兵ボーナスの提示：{bonus}</translation>
    </message>
    <message>
        <source>Game over, {mine} to {theirs} coins: both share the victory</source>
        <translation>ゲーム終了、{mine}対{theirs}コイン：引き分け</translation>
    </message>
    <message>
        <source>Game over, {mine} to {theirs} coins: you win</source>
        <translation>ゲーム終了、{mine}対{theirs}コイン：あなたの勝ち</translation>
    </message>
    <message>
        <source>Game over, {mine} to {theirs} coins: the Automa wins</source>
        <translation>ゲーム終了、{mine}対{theirs}コイン：オートマの勝ち</translation>
    </message>
    <message>
        <source>{action} (paid {paid})</source>
        <translation>{action}（{paid}を支払った）</translation>
    </message>
    <message>
        <source>{gain} ({source})</source>
        <translation>{gain}（{source}）</translation>
    </message>
    <message>
        <source>{unit} on {place} moves</source>
        <translation>{place}の{unit}が移動を始めた</translation>
    </message>
    <message>
        <source>loaded {goods}</source>
        <translation>{goods}を積んだ</translation>
    </message>
    <message>
        <source>unloaded {goods} on {place}</source>
        <translation>{goods}を{place}に降ろした</translation>
    </message>
    <message>
        <source>{move}, with {cargo}</source>
        <translation>{move}（{cargo}を運ぶ）</translation>
    </message>
    <message>
        <source>{unit} stays on {place}</source>
        <translation>{unit}：{place}にとどまる</translation>
    </message>
    <message>
        <source>{workers} driven from {place} to {home}</source>
        <translation>{workers}が{place}から{home}へ撤退</translation>
    </message>
    <message>
        <source>−{gain} for workers driven home</source>
        <translation>ワーカーを撤退させたため−{gain}</translation>
    </message>
    <message>
        <source>The combat on {place} is not fought; the units go back</source>
        <translation>{place}の戦闘は行わず、ユニットは元の場所に戻る</translation>
    </message>
    <message>
        <source>Combat on {place}: you attack</source>
        <translation>{place}で戦闘：あなたが攻撃側</translation>
    </message>
    <message>
        <source>Combat on {place}: the Automa attacks</source>
        <translation>{place}で戦闘：オートマが攻撃側</translation>
    </message>
    <message>
        <source>Artillery: paid {paid} power; the Automa lost {lost}</source>
        <translation>「砲撃」：戦力{paid}を支払い、オートマは戦力{lost}を失った</translation>
    </message>
    <message>
        <source>Disarm: the Automa lost {lost} power</source>
        <translation>「武装解除」：オートマは戦力{lost}を失った</translation>
    </message>
    <message>
        <source>Scout: the Automa has no combat card</source>
        <translation>「斥候」：オートマに戦闘カードがない</translation>
    </message>
    <message>
        <source>Scout: took the combat card {value} from the Automa</source>
        <translation>「斥候」：オートマから値{value}の戦闘カードを奪った</translation>
    </message>
    <message>
        <source>committed {total}</source>
        <translation>{total}を使用</translation>
    </message>
    <message>
        <source>{unit} retreated to {place}</source>
        <translation>{unit}が{place}へ撤退</translation>
    </message>
    <message>
        <source>{unit} went back to the faction mat</source>
        <translation>{unit}が勢力マットに撤退</translation>
    </message>
    <message>
        <source>You {mine}, the Automa {theirs}: you win</source>
        <translation>あなた{mine}、オートマ{theirs}：あなたの勝ち</translation>
    </message>
    <message>
        <source>You {mine}, the Automa {theirs}: the Automa wins</source>
        <translation>あなた{mine}、オートマ{theirs}：オートマの勝ち</translation>
    </message>
    <message>
        <source>{result} (a tie goes to the attacker)</source>
        <translation>{result}（同点は攻撃側の勝ち）</translation>
    </message>
    <message>
        <source>No mech deployed.</source>
        <translation>配備したメックなし。</translation>
    </message>
    <message>
        <source>No upgrade made.</source>
        <translation>改善なし。</translation>
    </message>
    <message>
        <source>No power left.</source>
        <translation>戦力0。</translation>
    </message>
    <message>
        <source>Control {number} {terrains} or more.</source>
        <translation>{terrains}を{number}か所以上支配する。</translation>
    </message>
    <message>
        <source>Control {number} tunnel territories or more.</source>
        <translation>坑道のある領域を{number}か所以上支配する。</translation>
    </message>
    <message>
        <source>Control {place}.</source>
        <translation>{place}を支配する。</translation>
    </message>
    <message>
        <source>Nobody has more power than you.</source>
        <translation>あなたより戦力の高い相手がいない。</translation>
    </message>
    <message>
        <source>You drove an enemy worker home this turn.</source>
        <translation>このターンに敵のワーカーを撤退させた。</translation>
    </message>
    <message>
        <source>%n star(s) for combat</source>
        <translation>戦闘の星%n個</translation>
    </message>
    <message>
        <source>You own a Factory card.</source>
        <translation>ファクトリーカードを持っている。</translation>
    </message>
    <message>
        <source>You own no Factory card.</source>
        <translation>ファクトリーカードを持っていない。</translation>
    </message>
    <message>
        <source>As many workers on the board as recruits enlisted.</source>
        <translation>ボード上のワーカーと徴兵した補充兵が同数。</translation>
    </message>
    <message>
        <source>Control {number} or more of each of the four resources.</source>
        <translation>4種の資源をそれぞれ{number}個以上支配する。</translation>
    </message>
    <message>
        <source>Control {number} or more of one resource.</source>
        <translation>1種の資源を{number}個以上支配する。</translation>
    </message>
    <message>
        <source>Control {number} or more territories beside the Factory.</source>
        <translation>ファクトリーに隣接する領域を{number}か所以上支配する。</translation>
    </message>
    <message>
        <source>Control {number} or more territories around one lake.</source>
        <translation>1つの湖に隣接する領域を{number}か所以上支配する。</translation>
    </message>
    <message>
        <source>your character</source>
        <translation>自分のキャラクター</translation>
    </message>
    <message>
        <source>exactly {things}</source>
        <translation>ちょうど{things}</translation>
    </message>
    <message>
        <source>%n unit(s) and structures together</source>
        <translation>ユニットと建造物が合わせて%n個以上</translation>
    </message>
    <message>
        <source>%n resource(s) or more</source>
        <translation>資源%n個以上</translation>
    </message>
    <message>
        <source>{number} of each kind or more</source>
        <translation>各種{number}個以上</translation>
    </message>
    <message>
        <source>On one territory you control: {things}.</source>
        <translation>支配する1つの領域に：{things}。</translation>
    </message>
    <message>
        <source>Counts the different tunnel territories beside your structures.</source>
        <translation>自分の建造物に隣接する、坑道のある領域の数。</translation>
    </message>
    <message>
        <source>Counts the different lakes beside your structures.</source>
        <translation>自分の建造物に隣接する湖の数。</translation>
    </message>
    <message>
        <source>Counts the different encounter territories beside your structures, tokens there or not.</source>
        <translation>自分の建造物に隣接する遭遇の領域の数。トークンが残っていなくても数えます。</translation>
    </message>
    <message>
        <source>Counts your structures on tunnel territories.</source>
        <translation>坑道のある領域にある自分の建造物の数。</translation>
    </message>
    <message>
        <source>Counts your longest straight unbroken row of structures.</source>
        <translation>自分の建造物が途切れず一直線に並んだ、最も長い列の数。</translation>
    </message>
    <message>
        <source>Counts your structures on farms and tundras.</source>
        <translation>農地とツンドラにある自分の建造物の数。</translation>
    </message>
    <message>
        <source>{count} → {coins}</source>
        <translation>{count}→{coins}</translation>
    </message>
    <message>
        <source>At least {things}.</source>
        <translation>{things}以上。</translation>
    </message>
    <message>
        <source>At most {things}.</source>
        <translation>{things}以下。</translation>
    </message>
    <message>
        <source>Hint: {action}</source>
        <translation>ヒント：{action}</translation>
    </message>
    <message>
        <source>Now: {changes}.</source>
        <translation>すぐの変化：{changes}。</translation>
    </message>
    <message>
        <source>It belongs to the turn advised so far, or nothing else is open.</source>
        <translation>これまでのヒントの続きか、ほかに選べるものがありません。</translation>
    </message>
    <message>
        <source>Whole turns compared: about %n coin(s) better than the next best.</source>
        <translation>ターン全体を比べると、次の候補より約%nコイン分優れています。</translation>
    </message>
    <message>
        <source>Whole turns compared: the next best is nearly as good.</source>
        <translation>ターン全体を比べると、次の候補もほぼ同じです。</translation>
    </message>
    <message>
        <source>Also weighed: {actions}.</source>
        <translation>ほかの候補：{actions}。</translation>
    </message>
    <message>
        <source>Move the {unit} on {place} to {goal}</source>
        <translation>{place}の{unit}を{goal}へ移動</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>The Automa</source>
        <translation>オートマ</translation>
    </message>
    <message>
        <source>Nordic</source>
        <translation>ノルディック</translation>
    </message>
    <message>
        <source>Rusviet</source>
        <translation>ルスヴィエト</translation>
    </message>
    <message>
        <source>Crimea</source>
        <translation>クリミア</translation>
    </message>
    <message>
        <source>Saxony</source>
        <translation>サクソニー</translation>
    </message>
    <message>
        <source>Polania</source>
        <translation>ポラニア</translation>
    </message>
    <message>
        <source>Albion</source>
        <translation>アルビオン</translation>
    </message>
    <message>
        <source>Togawa</source>
        <translation>トガワ</translation>
    </message>
    <message>
        <source>Industrial</source>
        <translation>産業</translation>
    </message>
    <message>
        <source>Engineering</source>
        <translation>工学</translation>
    </message>
    <message>
        <source>Patriotic</source>
        <translation>愛国</translation>
    </message>
    <message>
        <source>Mechanical</source>
        <translation>機械</translation>
    </message>
    <message>
        <source>Agricultural</source>
        <translation>農業</translation>
    </message>
    <message>
        <source>Militant</source>
        <translation>軍事</translation>
    </message>
    <message>
        <source>Innovative</source>
        <translation>革新</translation>
    </message>
    <message>
        <source>Swim</source>
        <translation>水泳</translation>
    </message>
    <message>
        <source>Relentless</source>
        <translation>不屈</translation>
    </message>
    <message>
        <source>Coercion</source>
        <translation>徴発</translation>
    </message>
    <message>
        <source>Dominate</source>
        <translation>制圧</translation>
    </message>
    <message>
        <source>Meander</source>
        <translation>遊歴</translation>
    </message>
    <message>
        <source>Exalt</source>
        <translation>高揚</translation>
    </message>
    <message>
        <source>Maifuku</source>
        <translation>埋伏</translation>
    </message>
    <message>
        <source>Riverwalk</source>
        <translation>渡河</translation>
    </message>
    <message>
        <source>Seaworthy</source>
        <translation>航行</translation>
    </message>
    <message>
        <source>Artillery</source>
        <translation>砲撃</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>高速</translation>
    </message>
    <message>
        <source>Township</source>
        <translation>集落網</translation>
    </message>
    <message>
        <source>People&apos;s Army</source>
        <translation>人民軍</translation>
    </message>
    <message>
        <source>Wayfare</source>
        <translation>旅路</translation>
    </message>
    <message>
        <source>Scout</source>
        <translation>斥候</translation>
    </message>
    <message>
        <source>Underpass</source>
        <translation>地下道</translation>
    </message>
    <message>
        <source>Disarm</source>
        <translation>武装解除</translation>
    </message>
    <message>
        <source>Submerge</source>
        <translation>潜水</translation>
    </message>
    <message>
        <source>Camaraderie</source>
        <translation>戦友</translation>
    </message>
    <message>
        <source>Burrow</source>
        <translation>掘進</translation>
    </message>
    <message>
        <source>Sword</source>
        <translation>剣</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>盾</translation>
    </message>
    <message>
        <source>Rally</source>
        <translation>結集</translation>
    </message>
    <message>
        <source>Toka</source>
        <translation>渡河術</translation>
    </message>
    <message>
        <source>Suiton</source>
        <translation>水遁</translation>
    </message>
    <message>
        <source>Ronin</source>
        <translation>浪人</translation>
    </message>
    <message>
        <source>Shinobi</source>
        <translation>忍び</translation>
    </message>
    <message>
        <source>mountain</source>
        <translation>山</translation>
    </message>
    <message>
        <source>tundra</source>
        <translation>ツンドラ</translation>
    </message>
    <message>
        <source>farm</source>
        <translation>農地</translation>
    </message>
    <message>
        <source>forest</source>
        <translation>森</translation>
    </message>
    <message>
        <source>village</source>
        <translation>村</translation>
    </message>
    <message>
        <source>lake</source>
        <translation>湖</translation>
    </message>
    <message>
        <source>the Factory</source>
        <translation>ファクトリー</translation>
    </message>
    <message>
        <source>mountains</source>
        <translation>山</translation>
    </message>
    <message>
        <source>tundras</source>
        <translation>ツンドラ</translation>
    </message>
    <message>
        <source>farms</source>
        <translation>農地</translation>
    </message>
    <message>
        <source>forests</source>
        <translation>森</translation>
    </message>
    <message>
        <source>villages</source>
        <translation>村</translation>
    </message>
    <message>
        <source>lakes</source>
        <translation>湖</translation>
    </message>
    <message>
        <source>{terrain} {number}</source>
        <translation>{terrain}{number}</translation>
    </message>
    <message>
        <source>home base</source>
        <translation>本拠地</translation>
    </message>
    <message>
        <source>the {faction} home base</source>
        <translation>{faction}の本拠地</translation>
    </message>
    <message>
        <source>east</source>
        <translation>東</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>南東</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>南西</translation>
    </message>
    <message>
        <source>west</source>
        <translation>西</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>北西</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>北東</translation>
    </message>
    <message>
        <source>oil</source>
        <translation>石油</translation>
    </message>
    <message>
        <source>metal</source>
        <translation>金属</translation>
    </message>
    <message>
        <source>food</source>
        <translation>食料</translation>
    </message>
    <message>
        <source>wood</source>
        <translation>木材</translation>
    </message>
    <message>
        <source>character</source>
        <translation>キャラクター</translation>
    </message>
    <message>
        <source>mech</source>
        <translation>メック</translation>
    </message>
    <message>
        <source>worker</source>
        <translation>ワーカー</translation>
    </message>
    <message>
        <source>{ability} mech</source>
        <translation>{ability}のメック</translation>
    </message>
    <message>
        <source>workers that can still move</source>
        <translation>まだ移動できるワーカー</translation>
    </message>
    <message>
        <source>workers that have moved</source>
        <translation>移動済みのワーカー</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>鉱山</translation>
    </message>
    <message>
        <source>Mill</source>
        <translation>製粉所</translation>
    </message>
    <message>
        <source>Monument</source>
        <translation>記念碑</translation>
    </message>
    <message>
        <source>Armory</source>
        <translation>兵器庫</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Bolster</source>
        <translation>増強</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>取引</translation>
    </message>
    <message>
        <source>Produce</source>
        <translation>生産</translation>
    </message>
    <message>
        <source>Move units</source>
        <translation>ユニットを移動</translation>
    </message>
    <message>
        <source>Gain coins</source>
        <translation>コインを得る</translation>
    </message>
    <message>
        <source>Gain power</source>
        <translation>戦力を得る</translation>
    </message>
    <message>
        <source>Draw combat cards</source>
        <translation>戦闘カードを引く</translation>
    </message>
    <message>
        <source>Trade for resources</source>
        <translation>資源を取引</translation>
    </message>
    <message>
        <source>Gain popularity</source>
        <translation>民心を得る</translation>
    </message>
    <message>
        <source>Upgrade</source>
        <translation>改善</translation>
    </message>
    <message>
        <source>Deploy</source>
        <translation>配備</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>建設</translation>
    </message>
    <message>
        <source>Enlist</source>
        <translation>徴兵</translation>
    </message>
    <message>
        <source>Move: units</source>
        <translation>移動：ユニット</translation>
    </message>
    <message>
        <source>Move: coins</source>
        <translation>移動：コイン</translation>
    </message>
    <message>
        <source>Trade: popularity</source>
        <translation>取引：民心</translation>
    </message>
    <message>
        <source>Produce: territories</source>
        <translation>生産：領域</translation>
    </message>
    <message>
        <source>Bolster: power</source>
        <translation>増強：戦力</translation>
    </message>
    <message>
        <source>Bolster: combat cards</source>
        <translation>増強：戦闘カード</translation>
    </message>
    <message>
        <source>top row</source>
        <translation>上段</translation>
    </message>
    <message>
        <source>structure</source>
        <translation>建造物</translation>
    </message>
    <message>
        <source>bottom row</source>
        <translation>下段</translation>
    </message>
    <message>
        <source>recruit, once</source>
        <translation>補充兵の一時ボーナス</translation>
    </message>
    <message>
        <source>recruit, ongoing</source>
        <translation>補充兵の継続ボーナス</translation>
    </message>
    <message>
        <source>recruit, on the Automa&apos;s turn</source>
        <translation>オートマのターンの徴兵ボーナス</translation>
    </message>
    <message>
        <source>encounter</source>
        <translation>遭遇</translation>
    </message>
    <message>
        <source>combat</source>
        <translation>戦闘</translation>
    </message>
    <message>
        <source>resource box</source>
        <translation>資源ボックス</translation>
    </message>
    <message>
        <source>scouted</source>
        <translation>斥候</translation>
    </message>
    <message>
        <source>coerced</source>
        <translation>徴発</translation>
    </message>
    <message>
        <source>Automa card</source>
        <translation>オートマカード</translation>
    </message>
    <message>
        <source>Help out</source>
        <translation>手を差し伸べる</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>代価を払う</translation>
    </message>
    <message>
        <source>Use force</source>
        <translation>力に訴える</translation>
    </message>
    <message>
        <source>Before or after an action of your turn.</source>
        <translation>自分のターンのアクションの前か後に公開できます。</translation>
    </message>
    <message>
        <source>At the end of your turn.</source>
        <translation>自分のターンの終了時に公開できます。</translation>
    </message>
    <message>
        <source>all upgrades</source>
        <translation>改善をすべて</translation>
    </message>
    <message>
        <source>all mechs</source>
        <translation>メックをすべて</translation>
    </message>
    <message>
        <source>all structures</source>
        <translation>建造物をすべて</translation>
    </message>
    <message>
        <source>all recruits</source>
        <translation>補充兵をすべて</translation>
    </message>
    <message>
        <source>all workers</source>
        <translation>ワーカーをすべて</translation>
    </message>
    <message>
        <source>an objective</source>
        <translation>目的カード</translation>
    </message>
    <message>
        <source>a combat won</source>
        <translation>戦闘の勝利</translation>
    </message>
    <message>
        <source>full popularity</source>
        <translation>民心の最大値</translation>
    </message>
    <message>
        <source>full power</source>
        <translation>戦力の最大値</translation>
    </message>
    <message>
        <source>its star tracker</source>
        <translation>星トラッカー</translation>
    </message>
    <message>
        <source>scheme I</source>
        <translation>スキーマⅠ</translation>
    </message>
    <message>
        <source>scheme II</source>
        <translation>スキーマⅡ</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>カードを引く</translation>
    </message>
    <message>
        <source>Move or attack</source>
        <translation>移動か攻撃</translation>
    </message>
    <message>
        <source>Take gains</source>
        <translation>物資を得る</translation>
    </message>
    <message>
        <source>Offer a recruit bonus</source>
        <translation>徴兵ボーナスの提示</translation>
    </message>
    <message>
        <source>Advance the star tracker</source>
        <translation>星トラッカーの更新</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>セクション</translation>
    </message>
    <message>
        <source>Top row</source>
        <translation>上段</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Bottom row</source>
        <translation>下段</translation>
    </message>
    <message>
        <source>End of turn</source>
        <translation>ターンの終了</translation>
    </message>
    <message>
        <source>Automa&apos;s turn</source>
        <translation>オートマのターン</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>ゲーム終了</translation>
    </message>
    <message>
        <source>, </source>
        <comment>separator of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Autometta</source>
        <translation>オートメッタ</translation>
    </message>
    <message>
        <source>Automaszyna</source>
        <translation>オートマシーナ</translation>
    </message>
    <message>
        <source>Ultimaszyna</source>
        <translation>ウルティマシーナ</translation>
    </message>
    <message>
        <source>Easy. It stays at home longest and loses some of its turns.</source>
        <translation>やさしい。最も長く半島にとどまり、ターンがなくなることもあります。</translation>
    </message>
    <message>
        <source>Normal. It never skips a turn.</source>
        <translation>ふつう。ターンがなくなることはありません。</translation>
    </message>
    <message>
        <source>Hard. It leaves home sooner and its stars come faster.</source>
        <translation>むずかしい。早くに半島を出て、星も早く置きます。</translation>
    </message>
    <message>
        <source>Very hard. No river ever stops it, and its stars come fastest.</source>
        <translation>とてもむずかしい。最初から川を越え、星を置くのも最速です。</translation>
    </message>
    <message>
        <source>{faction} against {opponent}, turn {turn}</source>
        <translation>{faction} 対 {opponent}・{turn}ターン目</translation>
    </message>
    <message>
        <source>{level} ({faction})</source>
        <translation>{level}（{faction}）</translation>
    </message>
    <message>
        <source>Top row: {action}</source>
        <translation>上段：{action}</translation>
    </message>
    <message>
        <source>Top row of your Factory card</source>
        <translation>ファクトリーカードの上段</translation>
    </message>
    <message>
        <source>Bottom row of your Factory card</source>
        <translation>ファクトリーカードの下段</translation>
    </message>
    <message>
        <source>Bottom row: {action}</source>
        <translation>下段：{action}</translation>
    </message>
    <message>
        <source>End your turn</source>
        <translation>ターンを終えてください</translation>
    </message>
    <message>
        <source>It goes on a framed section of your mat. Esc puts it back.</source>
        <translation>枠の光るセクションに置きます。Escで戻します。</translation>
    </message>
    <message>
        <source>It goes to a framed bottom box, which gets cheaper. Esc puts it back.</source>
        <translation>枠の光る下段の枠に移すと、そのコストが減ります。Escで戻します。</translation>
    </message>
    <message>
        <source>It is deployed to a lit territory. Esc puts it back.</source>
        <translation>光る領域に配備します。Escで戻します。</translation>
    </message>
    <message>
        <source>It is built on a lit territory. Esc puts it back.</source>
        <translation>光る領域に建てます。Escで戻します。</translation>
    </message>
    <message>
        <source>It goes to a framed round space, which pays at once. Esc puts it back.</source>
        <translation>枠の光る丸いマスに置くと、すぐにボーナスを得ます。Escで戻します。</translation>
    </message>
    <message>
        <source>They come to a lit village. Esc puts them back.</source>
        <translation>光る村に出します。Escで戻します。</translation>
    </message>
    <message>
        <source>Press it again, or the combat: it is added there. Esc puts it back.</source>
        <translation>もう一度押すか、戦闘の場を押すと出します。Escで戻します。</translation>
    </message>
    <message>
        <source>{unit}: where to?</source>
        <translation>{unit}：どこへ移動しますか</translation>
    </message>
    <message>
        <source>Press one of the %n lit place(s). Esc puts it back.</source>
        <translation>光る%nか所のどれかを押します。Escで戻します。</translation>
    </message>
    <message>
        <source>Press one of the %n lit place(s): it moves there. Esc puts it back.</source>
        <translation>光る%nか所のどれかを押すと移動します。Escで戻します。</translation>
    </message>
    <message>
        <source>Press one of the %n lit place(s): all it can carry goes along. Press it again to choose its load. Esc puts it back.</source>
        <translation>光る%nか所のどれかを押すと、積めるものをすべて運んで移動します。もう一度押すと積み荷を選べます。Escで戻します。</translation>
    </message>
    <message>
        <source>{unit}: %n step(s) left</source>
        <translation>{unit}：残り%n歩</translation>
    </message>
    <message>
        <source>You may also decline it.</source>
        <translation>断ることもできます。</translation>
    </message>
    <message>
        <source>Mech takes along</source>
        <translation>メックの積み荷</translation>
    </message>
    <message>
        <source>Character takes along</source>
        <translation>キャラクターの積み荷</translation>
    </message>
    <message>
        <source>Worker takes along</source>
        <translation>ワーカーの積み荷</translation>
    </message>
    <message>
        <source>To pay</source>
        <translation>支払い</translation>
    </message>
    <message>
        <source>To take</source>
        <translation>獲得</translation>
    </message>
    <message>
        <source>Workers, moved</source>
        <translation>移動済み</translation>
    </message>
    <message>
        <source>{number} of {most}</source>
        <translation>{number}／{most}</translation>
    </message>
    <message>
        <source>Press it to give it back.</source>
        <translation>押すと戻せます。</translation>
    </message>
    <message>
        <source>Slot {number}: empty</source>
        <translation>枠{number}：空き</translation>
    </message>
    <message>
        <source>combat card {value}</source>
        <translation>値{value}の戦闘カード</translation>
    </message>
    <message>
        <source>from {place}</source>
        <translation>{place}から</translation>
    </message>
    <message>
        <source>Slot {number}: {what}</source>
        <translation>枠{number}：{what}</translation>
    </message>
    <message>
        <source>Taken by itself: the other places hold too little.</source>
        <translation>ほかの領域だけでは足りないため、自動で支払いました。</translation>
    </message>
    <message>
        <source>One less: {cargo}</source>
        <translation>1個減らす：{cargo}</translation>
    </message>
    <message>
        <source>One more: {cargo}</source>
        <translation>1個増やす：{cargo}</translation>
    </message>
    <message>
        <source>Press it to take all of it along, or nothing.</source>
        <translation>押すと、すべて積むか、すべて降ろします。</translation>
    </message>
    <message>
        <source>Commit one power less</source>
        <translation>使う戦力を1減らす</translation>
    </message>
    <message>
        <source>Commit one power more</source>
        <translation>使う戦力を1増やす</translation>
    </message>
    <message>
        <source>Choose %n resource(s)</source>
        <translation>資源を%n個選んでください</translation>
    </message>
    <message>
        <source>Choose %n resource(s): {more} more</source>
        <translation>資源を%n個選んでください：あと{more}個</translation>
    </message>
    <message>
        <source>Choose %n resource(s): all chosen</source>
        <translation>資源%n個：すべて選びました</translation>
    </message>
    <message>
        <source>Press one of its framed lines: it costs {cost}. Or skip it and go on to the bottom row.</source>
        <translation>枠の光る行を押します（コストは{cost}）。省いて下段へ進むこともできます。</translation>
    </message>
    <message>
        <source>With {workers} workers Produce costs {cost} next time (now: {before}).</source>
        <translation>ワーカーが{workers}体になると、次からの生産のコストは{cost}です（今は{before}）。</translation>
    </message>
    <message>
        <source>Press its gains: they cost {cost}. Or skip them and go on to the move.</source>
        <translation>得るものを押します（コストは{cost}）。使わずに移動へ進むこともできます。</translation>
    </message>
    <message>
        <source>Press one of its sides: it costs {cost}. Or skip it and go on to the move.</source>
        <translation>どちらか一方を押します（コストは{cost}）。省いて移動に進むこともできます。</translation>
    </message>
    <message>
        <source>An objective is ready: press it for a star; the other card is then out of the game.</source>
        <translation>目的を達成しています。押せば星を置けますが、もう1枚の目的カードは捨てられます。</translation>
    </message>
    <message>
        <source>Pay {cost}: {more} more</source>
        <translation>{cost}を支払ってください：あと{more}個</translation>
    </message>
    <message>
        <source>Pay {cost}: complete</source>
        <translation>{cost}：そろいました</translation>
    </message>
    <message>
        <source>Press a slot to give it back; Enter pays.</source>
        <translation>枠を押すと戻せます。Enterで支払います。</translation>
    </message>
    <message>
        <source>{paid} from {place} went by itself: the other places hold too little. The rest from any lit place.</source>
        <translation>{place}の{paid}は、ほかの領域だけでは足りないため自動で支払いました。残りは光る領域から支払います。</translation>
    </message>
    <message>
        <source>From any lit place or one combat card, in any order. Press a slot to give it back.</source>
        <translation>光る領域か戦闘カード1枚から、順番は自由です。枠を押すと戻せます。</translation>
    </message>
    <message>
        <source>From any lit place, in any order. Press a slot to give it back.</source>
        <translation>光る領域から、順番は自由です。枠を押すと戻せます。</translation>
    </message>
    <message>
        <source>What is aboard goes on; here you can also load and unload.</source>
        <translation>積んでいるものはそのまま運びます。ここで積み降ろしもできます。</translation>
    </message>
    <message>
        <source>All goes along unless you leave something here.</source>
        <translation>ここに残すものを選ばなければ、すべて運びます。</translation>
    </message>
    <message>
        <source>What stays here can still be loaded; a lit territory is where it goes.</source>
        <translation>ここに残すものはまだ積めます。光っている領域へ動かします。</translation>
    </message>
    <message>
        <source>{first}. {second}</source>
        <translation>{first}。{second}</translation>
    </message>
    <message>
        <source>Produce: %n territories left</source>
        <translation>生産：残り%nか所</translation>
    </message>
    <message>
        <source>Produce: all is chosen</source>
        <translation>生産：すべて選びました</translation>
    </message>
    <message>
        <source>Press lit territories, in any order: each worker there yields one piece.</source>
        <translation>光る領域を好きな順に押してください。そこのワーカー1体につき1個を得ます。</translation>
    </message>
    <message>
        <source>A village pressed again brings one fewer.</source>
        <translation>村をもう一度押すと1体減ります。</translation>
    </message>
    <message>
        <source>A territory pressed again yields one less, in the end nothing; Enter produces.</source>
        <translation>もう一度押した領域は生産が1個ずつ減り、最後は0になります。Enterで生産します。</translation>
    </message>
    <message>
        <source>Combat on {place}: you commit {total}</source>
        <translation>{place}の戦闘：合計{total}</translation>
    </message>
    <message>
        <source>Where to put the resources?</source>
        <translation>資源をどこに置きますか</translation>
    </message>
    <message>
        <source>A territory you control, with a worker of yours. All go to the same one.</source>
        <translation>支配していて自分のワーカーがいる領域です。すべて同じ領域に置きます。</translation>
    </message>
    <message>
        <source>Choose a resource: %n left</source>
        <translation>資源を選んでください：残り%n個</translation>
    </message>
    <message>
        <source>Pay {cost}</source>
        <translation>{cost}を支払ってください</translation>
    </message>
    <message>
        <source>Pay a combat card</source>
        <translation>戦闘カードを1枚支払ってください</translation>
    </message>
    <message>
        <source>Take {gain}?</source>
        <translation>{gain}を受け取りますか</translation>
    </message>
    <message>
        <source>Upgrade: move a cube</source>
        <translation>改善：キューブを移してください</translation>
    </message>
    <message>
        <source>Deploy a mech</source>
        <translation>メックを配備してください</translation>
    </message>
    <message>
        <source>Build a structure</source>
        <translation>建造物を建設してください</translation>
    </message>
    <message>
        <source>Enlist a recruit</source>
        <translation>補充兵を徴兵してください</translation>
    </message>
    <message>
        <source>Choose the next combat</source>
        <translation>次に戦う領域を選んでください</translation>
    </message>
    <message>
        <source>Nothing is left to do this turn. Taking back what was revealed makes the game open instead of sealed.</source>
        <translation>このターンにできることはもうありません。公開された情報より前に戻すと、公式記録ではなく「練習」になります。</translation>
    </message>
    <message>
        <source>Nothing is left to do this turn; each step can still be taken back.</source>
        <translation>このターンにできることはもうありません。ここまでの手は取り消せます。</translation>
    </message>
    <message>
        <source>Press the objective that is ready for a star, or end the turn. With the star the other card is out of the game.</source>
        <translation>達成した目的を押すと星を置けますが、もう1枚の目的カードは捨てられます。押さずにターンを終えることもできます。</translation>
    </message>
    <message>
        <source>Drag a unit to a lit territory: all that it can carry goes along. Press it twice to choose its load. Or finish.</source>
        <translation>ユニットを光る領域へドラッグします。積めるものはすべて運びます。二度押すと積み荷を選べます。終えてもかまいません。</translation>
    </message>
    <message>
        <source>Combat on {place}: Artillery?</source>
        <translation>{place}の戦闘：「砲撃」を使いますか</translation>
    </message>
    <message>
        <source>Pay {cost} power so that the Automa loses {loss}.</source>
        <translation>戦力{cost}を支払うと、オートマは戦力{loss}を失います。</translation>
    </message>
    <message>
        <source>Combat on {place}: set your power</source>
        <translation>{place}の戦闘：使う戦力を決めてください</translation>
    </message>
    <message>
        <source>Combat on {place}: add combat cards</source>
        <translation>{place}の戦闘：戦闘カードを加えてください</translation>
    </message>
    <message>
        <source>Combat on {place}: the reveal</source>
        <translation>{place}の戦闘：公開</translation>
    </message>
    <message>
        <source>An Automa card decides its power and cards.</source>
        <translation>オートマカードがオートマの戦力とカードを決めます。</translation>
    </message>
    <message>
        <source>Choose one option and pay what it costs; option 1 costs nothing. Meander lets you take another one after it.</source>
        <translation>選択肢を1つ選び、コストを払います。選択肢1は無料です。「遊歴」により、そのあともう1つ選べます。</translation>
    </message>
    <message>
        <source>Choose one option and pay what it costs; option 1 costs nothing.</source>
        <translation>選択肢を1つ選び、コストを払います。選択肢1は無料です。</translation>
    </message>
    <message>
        <source>The combat is lost: retreat</source>
        <translation>戦闘に敗れました。撤退してください</translation>
    </message>
    <message>
        <source>How many workers go to {place}?</source>
        <translation>{place}へ何体のワーカーを送りますか</translation>
    </message>
    <message>
        <source>The rest goes home.</source>
        <translation>残りは本拠地へ戻ります。</translation>
    </message>
    <message>
        <source>Turn {number}: choose a section of your mat</source>
        <translation>{number}ターン目：プレイヤーマットのセクションを選んでください</translation>
    </message>
    <message>
        <source>Press one of its framed lines, or skip it and go on to the bottom row.</source>
        <translation>枠の光る行を押すか、省いて下段へ進みます。</translation>
    </message>
    <message>
        <source>Press the objective that is ready for a star, or end the turn.</source>
        <translation>達成した目的を押せば星を置けます。またはターンを終えます。</translation>
    </message>
    <message>
        <source>It costs {cost} and cannot be taken now.</source>
        <translation>コストは{cost}で、今は行えません。</translation>
    </message>
    <message>
        <source>An objective is ready: press it for a star.</source>
        <translation>目的を達成しています。押せば星を置けます。</translation>
    </message>
    <message>
        <source>Drag one unit up to {steps} steps, your character or a mech up to {more}. Or skip it.</source>
        <translation>ユニット1体を{steps}歩（キャラクターとメックは{more}歩）までドラッグするか、省きます。</translation>
    </message>
    <message>
        <source>Drag one unit up to {steps} steps, or skip it.</source>
        <translation>ユニット1体を{steps}歩までドラッグするか、省きます。</translation>
    </message>
    <message>
        <source>Move: no unit is left to move</source>
        <translation>移動：もう動かせるユニットはありません</translation>
    </message>
    <message>
        <source>Finish the move.</source>
        <translation>移動を終えてください。</translation>
    </message>
    <message>
        <source>Move: unit {number} of {all}</source>
        <translation>移動：{all}体中{number}体目</translation>
    </message>
    <message>
        <source>unit {number} of {all}</source>
        <translation>{all}体中{number}体目</translation>
    </message>
    <message>
        <source>nothing aboard</source>
        <translation>積み荷なし</translation>
    </message>
    <message>
        <source>%n territories in reach</source>
        <translation>行ける領域：%nか所</translation>
    </message>
    <message>
        <source>Press a lit territory: each worker there yields one piece. Or finish.</source>
        <translation>光る領域を押してください。ワーカー1体につき1個を得ます。終えてもかまいません。</translation>
    </message>
    <message>
        <source>Press one of your hand: any value will do.</source>
        <translation>手札から1枚押してください。値はどれでもかまいません。</translation>
    </message>
    <message>
        <source>Drag it from the mat to the map. It stays there and holds it while no enemy unit comes.</source>
        <translation>マットからボードへドラッグします。敵のユニットが来ないかぎり、その領域を支配し続けます。</translation>
    </message>
    <message>
        <source>It comes to {place}. You may also decline it.</source>
        <translation>{place}に置きます。断ることもできます。</translation>
    </message>
    <message>
        <source>Press a lit territory; all are fought, in the order you like.</source>
        <translation>光る領域を押してください。すべて、好きな順に戦います。</translation>
    </message>
    <message>
        <source>Seaworthy: drag it home, or to a lake beside that no enemy holds.</source>
        <translation>「航行」：本拠地か、敵のいない隣の湖へドラッグします。</translation>
    </message>
    <message>
        <source>Press a number of the dial, up to {most}. You attack, so you win a tie.</source>
        <translation>ダイヤルの数字を{most}まで押せます。あなたの攻撃なので同点は勝ちです。</translation>
    </message>
    <message>
        <source>Press a number of the dial, up to {most}. The Automa attacks: it wins a tie.</source>
        <translation>ダイヤルの数字を{most}まで押せます。オートマの攻撃なので同点は相手の勝ちです。</translation>
    </message>
    <message>
        <source>Encounter: {title}</source>
        <translation>遭遇：{title}</translation>
    </message>
    <message>
        <source>Meander: a second option?</source>
        <translation>「遊歴」：2つ目の選択肢を選びますか</translation>
    </message>
    <message>
        <source>Another one that you can pay for now, or none.</source>
        <translation>今支払える別の選択肢を選ぶか、やめます。</translation>
    </message>
    <message>
        <source>Take a Factory card</source>
        <translation>ファクトリーカードを1枚取ってください</translation>
    </message>
    <message>
        <source>It becomes your fifth section for the rest of the game.</source>
        <translation>ゲームの終わりまで5つ目のセクションになります。</translation>
    </message>
    <message>
        <source>Recruit bonus: take {bonus}?</source>
        <translation>徴兵ボーナス：{bonus}を受け取りますか</translation>
    </message>
    <message>
        <source>The Automa&apos;s card offers it, and your recruit is enlisted.</source>
        <translation>オートマのカードにあり、その補充兵を徴兵済みです。</translation>
    </message>
    <message>
        <source>The Automa&apos;s turn {number}</source>
        <translation>オートマの{number}ターン目</translation>
    </message>
    <message>
        <source>Next: its card, which decides everything it does this turn.</source>
        <translation>次：カードを引く。このターンの行動はすべてカードで決まります。</translation>
    </message>
    <message>
        <source>The Automa drew card {number}, {scheme}</source>
        <translation>オートマが引いたのはカード{number}、{scheme}</translation>
    </message>
    <message>
        <source>Next: the first of its move symbols that is possible, from the left.</source>
        <translation>次：左から順に、実行できる最初の移動シンボルを行います。</translation>
    </message>
    <message>
        <source>Automa – {deed}</source>
        <translation>オートマ ― {deed}</translation>
    </message>
    <message>
        <source>Next: the bonus on its card, which is yours if you enlisted for it.</source>
        <translation>次：カードの徴兵ボーナス。徴兵済みならあなたのものです。</translation>
    </message>
    <message>
        <source>Next: a card with a whole star moves its token one space on.</source>
        <translation>次：欠けていない星のカードなら、トークンが1マス進みます。</translation>
    </message>
    <message>
        <source>The Automa&apos;s turn</source>
        <translation>オートマのターン</translation>
    </message>
    <message>
        <source>Next: it takes the gains of its card and pays nothing.</source>
        <translation>次：カードの物資を得る。何も支払いません。</translation>
    </message>
    <message>
        <source>%n looked at, {valid} valid, decided by: {how}.</source>
        <translation>候補%nのうち有効{valid}、決め手：{how}。</translation>
    </message>
    <message>
        <source>Both share the victory</source>
        <translation>引き分けです</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>あなたの勝ちです</translation>
    </message>
    <message>
        <source>The Automa wins</source>
        <translation>オートマの勝ちです</translation>
    </message>
    <message>
        <source>{mine} to {theirs} coins.</source>
        <translation>{mine}対{theirs}コイン。</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>今はできません。</translation>
    </message>
    <message>
        <source>First put the action token on a section of your mat.</source>
        <translation>まずプレイヤーマットのセクションにアクショントークンを置いてください。</translation>
    </message>
    <message>
        <source>First take or skip the top row of this section.</source>
        <translation>まずこのセクションの上段を行うか、省いてください。</translation>
    </message>
    <message>
        <source>First take or skip the bottom row of this section.</source>
        <translation>まずこのセクションの下段を行うか、省いてください。</translation>
    </message>
    <message>
        <source>First place the resources you gained.</source>
        <translation>まず得た資源を置いてください。</translation>
    </message>
    <message>
        <source>First go on producing, or finish it.</source>
        <translation>まず生産を続けるか、終えてください。</translation>
    </message>
    <message>
        <source>First take or decline the gain that is due.</source>
        <translation>まず得られるものを受け取るか、断ってください。</translation>
    </message>
    <message>
        <source>First go on moving, or finish your moves.</source>
        <translation>まず移動を続けるか、終えてください。</translation>
    </message>
    <message>
        <source>The unit you picked makes its move first.</source>
        <translation>選んだユニットの移動が先です。</translation>
    </message>
    <message>
        <source>The combat is decided first.</source>
        <translation>戦闘の決着が先です。</translation>
    </message>
    <message>
        <source>First choose an option of the encounter.</source>
        <translation>まず遭遇の選択肢を選んでください。</translation>
    </message>
    <message>
        <source>First take one of the Factory cards.</source>
        <translation>まずファクトリーカードを1枚取ってください。</translation>
    </message>
    <message>
        <source>You used this section last turn; the token must move on.</source>
        <translation>前のターンと同じセクションです。トークンは別のセクションに移します。</translation>
    </message>
    <message>
        <source>Relentless repeats sections of the mat, not the Factory card.</source>
        <translation>「不屈」で続けて選べるのはプレイヤーマットのセクションだけです。</translation>
    </message>
    <message>
        <source>You have no Factory card yet.</source>
        <translation>まだファクトリーカードを持っていません。</translation>
    </message>
    <message>
        <source>Your mat has no such section.</source>
        <translation>そのようなセクションはありません。</translation>
    </message>
    <message>
        <source>The action token stands on another section.</source>
        <translation>アクショントークンは別のセクションにあります。</translation>
    </message>
    <message>
        <source>The Factory card has no such side.</source>
        <translation>ファクトリーカードにその選択肢はありません。</translation>
    </message>
    <message>
        <source>You do not hold this objective.</source>
        <translation>この目的カードは手元にありません。</translation>
    </message>
    <message>
        <source>Your star for an objective is placed already.</source>
        <translation>目的の星はもう置いてあります。</translation>
    </message>
    <message>
        <source>This objective is revealed at the end of the turn.</source>
        <translation>この目的はターンの終了時に公開します。</translation>
    </message>
    <message>
        <source>Its conditions do not all hold now.</source>
        <translation>今は条件がそろっていません。</translation>
    </message>
    <message>
        <source>You have too few coins.</source>
        <translation>コインが足りません。</translation>
    </message>
    <message>
        <source>You have too little power.</source>
        <translation>戦力が足りません。</translation>
    </message>
    <message>
        <source>You have too little popularity.</source>
        <translation>民心が足りません。</translation>
    </message>
    <message>
        <source>You have too few combat cards.</source>
        <translation>戦闘カードが足りません。</translation>
    </message>
    <message>
        <source>Your territories hold too few resources of this kind.</source>
        <translation>支配する領域にこの種類の資源が足りません。</translation>
    </message>
    <message>
        <source>No resource of the kind to be paid lies there.</source>
        <translation>支払う種類の資源がそこにありません。</translation>
    </message>
    <message>
        <source>Payment goes in the order of the numbers, and later territories hold too little.</source>
        <translation>支払いは番号順です。この後の領域だけでは足りません。</translation>
    </message>
    <message>
        <source>You hold no combat card of this value.</source>
        <translation>その値の戦闘カードを持っていません。</translation>
    </message>
    <message>
        <source>Only Crimea pays resources with combat cards.</source>
        <translation>戦闘カードを資源の代わりにできるのはクリミアだけです。</translation>
    </message>
    <message>
        <source>Coercion works once a turn.</source>
        <translation>「徴発」は1ターンに1回だけです。</translation>
    </message>
    <message>
        <source>The combat card is paid before the first resource.</source>
        <translation>戦闘カードは最初の資源より先に支払います。</translation>
    </message>
    <message>
        <source>You do not control this territory.</source>
        <translation>この領域を支配していません。</translation>
    </message>
    <message>
        <source>You need a worker on this territory, and control of it.</source>
        <translation>支配していて自分のワーカーがいる領域が必要です。</translation>
    </message>
    <message>
        <source>Neither mechs nor structures are put on lakes.</source>
        <translation>メックも建造物も湖には置けません。</translation>
    </message>
    <message>
        <source>A structure stands there already.</source>
        <translation>そこにはもう建造物があります。</translation>
    </message>
    <message>
        <source>What an encounter gives appears on its own territory.</source>
        <translation>遭遇で得たものはその領域に置きます。</translation>
    </message>
    <message>
        <source>Territories are chosen in the order of their numbers.</source>
        <translation>領域は番号順に選びます。</translation>
    </message>
    <message>
        <source>Resources are chosen in the order oil, metal, food, wood.</source>
        <translation>資源は石油、金属、食料、木材の順に選びます。</translation>
    </message>
    <message>
        <source>First choose the territory for the resources.</source>
        <translation>まず資源を置く領域を選んでください。</translation>
    </message>
    <message>
        <source>The territory is chosen; now choose the kind of resource.</source>
        <translation>領域は決まっています。資源の種類を選んでください。</translation>
    </message>
    <message>
        <source>Lakes and the Factory produce nothing.</source>
        <translation>湖とファクトリーでは何も生産できません。</translation>
    </message>
    <message>
        <source>So much cannot be produced there.</source>
        <translation>そこではそれほど多く生産できません。</translation>
    </message>
    <message>
        <source>A territory you choose produces at least one.</source>
        <translation>選んだ領域では少なくとも1個生産します。</translation>
    </message>
    <message>
        <source>You have produced on as many territories as allowed.</source>
        <translation>生産できる数の領域をもう選びました。</translation>
    </message>
    <message>
        <source>No worker is left on your mat.</source>
        <translation>プレイヤーマットにワーカーが残っていません。</translation>
    </message>
    <message>
        <source>Leaving a part of this cannot matter now; it is taken whole.</source>
        <translation>今は一部を断っても変わらないため、すべて得ます。</translation>
    </message>
    <message>
        <source>Another kind of gain is due now.</source>
        <translation>今得られるのは別のものです。</translation>
    </message>
    <message>
        <source>The cube of this box is gone already.</source>
        <translation>この枠のキューブはもうありません。</translation>
    </message>
    <message>
        <source>This action has no free space for a cube.</source>
        <translation>このアクションにキューブを置く空きがありません。</translation>
    </message>
    <message>
        <source>This mech is on the map already.</source>
        <translation>このメックはもう配備しました。</translation>
    </message>
    <message>
        <source>This structure is built already.</source>
        <translation>この建造物はもう建設しました。</translation>
    </message>
    <message>
        <source>This recruit is enlisted already.</source>
        <translation>この補充兵はもう徴兵しました。</translation>
    </message>
    <message>
        <source>A recruit stands on this bonus already.</source>
        <translation>このボーナスにはもう補充兵がいます。</translation>
    </message>
    <message>
        <source>You have no such unit there.</source>
        <translation>そこにそのユニットはいません。</translation>
    </message>
    <message>
        <source>Your units of this kind there have all moved.</source>
        <translation>そこにいるこの種類のユニットはすべて移動済みです。</translation>
    </message>
    <message>
        <source>You have no moves left in this action.</source>
        <translation>このアクションの移動はもう残っていません。</translation>
    </message>
    <message>
        <source>This unit cannot go anywhere from there.</source>
        <translation>このユニットはそこからどこへも行けません。</translation>
    </message>
    <message>
        <source>The unit stands there already.</source>
        <translation>ユニットはもうそこにいます。</translation>
    </message>
    <message>
        <source>A combat is coming there; nothing leaves before it.</source>
        <translation>先に戦闘を行うため移動できません。</translation>
    </message>
    <message>
        <source>Neither adjacent nor joined by a tunnel or an ability.</source>
        <translation>隣接しておらず、坑道や能力でもつながっていません。</translation>
    </message>
    <message>
        <source>A river is in the way.</source>
        <translation>川にさえぎられています。</translation>
    </message>
    <message>
        <source>Without an ability for lakes this unit does not cross a shore.</source>
        <translation>湖の能力がないユニットは湖に出入りできません。</translation>
    </message>
    <message>
        <source>A worker leaves a lake only aboard a mech.</source>
        <translation>ワーカーはメックに乗ってのみ湖を離れられます。</translation>
    </message>
    <message>
        <source>Workers would be left alone on the lake.</source>
        <translation>ワーカーだけが湖に取り残されてしまいます。</translation>
    </message>
    <message>
        <source>Home bases are not entered, except by Wayfare.</source>
        <translation>「旅路」のほかに本拠地へ入る方法はありません。</translation>
    </message>
    <message>
        <source>Nobody enters the Automa&apos;s home base.</source>
        <translation>オートマの本拠地には入れません。</translation>
    </message>
    <message>
        <source>Workers by themselves do not go where an enemy unit stands.</source>
        <translation>ワーカーだけでは敵のユニットがいる領域に入れません。</translation>
    </message>
    <message>
        <source>The unit you picked must take at least one step.</source>
        <translation>選んだユニットは少なくとも1歩移動します。</translation>
    </message>
    <message>
        <source>There is not so much of it.</source>
        <translation>それだけの数がありません。</translation>
    </message>
    <message>
        <source>Only mechs carry workers.</source>
        <translation>ワーカーを運べるのはメックだけです。</translation>
    </message>
    <message>
        <source>Cargo stays on a lake only beside a unit that can take it off.</source>
        <translation>湖に荷を残せるのは、運び出せるユニットがいるときだけです。</translation>
    </message>
    <message>
        <source>This cargo was settled at this stop.</source>
        <translation>この荷の積み下ろしはもう済んでいます。</translation>
    </message>
    <message>
        <source>No combat is to be fought there.</source>
        <translation>そこでは戦闘は起こりません。</translation>
    </message>
    <message>
        <source>More power than the dial shows, or than you have.</source>
        <translation>ダイヤルの上限か、持っている戦力を超えています。</translation>
    </message>
    <message>
        <source>One card for each character or mech of yours there, one more with People&apos;s Army.</source>
        <translation>カードはそこにいる自分の戦闘ユニット1体につき1枚、「人民軍」があればもう1枚までです。</translation>
    </message>
    <message>
        <source>Cards are added from low to high.</source>
        <translation>カードは小さい値から順に加えます。</translation>
    </message>
    <message>
        <source>Units retreat home, or to a lake beside that no enemy holds.</source>
        <translation>撤退先は本拠地か、敵のいない隣の湖です。</translation>
    </message>
    <message>
        <source>The card has no such option.</source>
        <translation>カードにその選択肢はありません。</translation>
    </message>
    <message>
        <source>You took this option already; the second must be another.</source>
        <translation>その選択肢はもう選びました。2つ目は別のものにします。</translation>
    </message>
    <message>
        <source>This card does not lie at the Factory.</source>
        <translation>このカードはファクトリーにありません。</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>ターン</translation>
    </message>
    <message>
        <source>The action token goes to another section than last turn. Both of its rows are optional: the top row first, then the bottom row. Pay a cost in full before you take what it brings.</source>
        <translation>アクショントークンを前のターンとは別のセクションに置きます。上段、下段の順に、どちらも行うかどうかは自由です。コストは先に全額支払います。</translation>
    </message>
    <message>
        <source>One objective whose conditions hold now brings a star; the other card is discarded. Some are revealed only at the end of a turn.</source>
        <translation>条件のそろった目的カードを公開すると星を1個置き、もう1枚は捨てます。ターンの終了時にだけ公開できるものもあります。</translation>
    </message>
    <message>
        <source>One option of the card, paid in full. What it gives appears on this territory; a gain that is not possible is lost. Mat coins and recruits bring nothing here.</source>
        <translation>選択肢を1つ選び、コストを全額支払います。得たものはこの領域に置き、置けないものは失われます。マットのコインや継続ボーナスは得られません。</translation>
    </message>
    <message>
        <source>The Factory</source>
        <translation>ファクトリー</translation>
    </message>
    <message>
        <source>The first time your character stands there you take one of its cards. It is a section of its own: its cost and gain on top, a longer move of one unit below.</source>
        <translation>キャラクターが初めてここに止まったとき、カードを1枚取ります。カードは独立したセクションになり、上段はコストと効果、下段はユニット1体の長い移動です。</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>得点計算</translation>
    </message>
    <message>
        <source>Popularity decides what stars, territories and pairs of resources are worth; coins and the structure bonus are added. The Automa counts {star} for a star and {territory} for a territory. In a tie more workers, mechs and structures win.</source>
        <translation>星、領域、資源2個ごとの価値は民心で決まり、コインと建造物ボーナスを加えます。オートマは星1個につき{star}、領域1か所につき{territory}と数えます。同点ならワーカー、メック、建造物の合計が多いほうが勝ちます。</translation>
    </message>
    <message>
        <source>The turn goes on.</source>
        <translation>ターンが続きます。</translation>
    </message>
    <message>
        <source>Pay the cost of the card for one of its sides. Resources, mech and structure need a territory you control with a worker of yours.</source>
        <translation>カードのコストを支払い、一方を得ます。資源、メック、建造物には、支配していて自分のワーカーがいる領域が必要です。</translation>
    </message>
    <message>
        <source>Different units move one step each, or you gain coins. Rivers and lakes stop all that have no ability for them; tunnels are adjacent to each other.</source>
        <translation>異なるユニットをそれぞれ1歩移動するか、コインを得ます。能力がなければ川と湖には進めません。坑道どうしは隣接しています。</translation>
    </message>
    <message>
        <source>Pay a coin for power or for combat cards. Your Monument adds popularity.</source>
        <translation>1コインを支払い、戦力か戦闘カードを得ます。記念碑があれば民心も得ます。</translation>
    </message>
    <message>
        <source>Pay a coin for two resources on a territory with a worker of yours, or for popularity. Your Armory adds power.</source>
        <translation>1コインを支払い、自分のワーカーがいる領域に資源を2個置くか、民心を得ます。兵器庫があれば戦力も得ます。</translation>
    </message>
    <message>
        <source>Each worker on the territories chosen yields one; villages yield new workers. The more workers are off your mat, the more it costs. The territory of your Mill is extra.</source>
        <translation>選んだ領域のワーカー1体につき1個生産し、村では新しいワーカーを得ます。マットから出たワーカーが多いほどコストがかかります。製粉所の領域は追加で選べます。</translation>
    </message>
    <message>
        <source>One unit moves up to two steps, one more with Speed. It costs nothing.</source>
        <translation>ユニット1体が2歩まで、「高速」があれば3歩まで移動します。コストはかかりません。</translation>
    </message>
    <message>
        <source>Pay resources from any territories you control. Then comes what the action does, then the coins of your mat and the bonus of its recruit. A star is due once it has been done {limit} times.</source>
        <translation>支配する領域から資源を支払います。続けてアクションの効果、マットのコイン、補充兵のボーナスを得ます。{limit}回行うと星を1個置きます。</translation>
    </message>
    <message>
        <source>Every unit carries resources, mechs carry workers too. A character or mech drives enemy workers home and costs you popularity for each; against enemy characters and mechs combat follows once all moves are done. Both end its move, and so does an encounter for the character.</source>
        <translation>どのユニットも資源を運べ、メックはワーカーも運べます。戦闘ユニットは敵のワーカーを撤退させ、その数だけ民心を失います。敵の戦闘ユニットとは、すべての移動の後に戦闘になります。どちらの場合も、またキャラクターが遭遇トークンに着いたときも、その移動は終わります。</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>資源</translation>
    </message>
    <message>
        <source>Resources lie on the map. Whoever controls the territory owns them and may spend them from anywhere.</source>
        <translation>資源はボード上に置かれます。領域を支配する側のもので、どこにあっても支払えます。</translation>
    </message>
    <message>
        <source>Mountains yield metal, tundras oil, farms food, forests wood and villages workers. New workers do not produce in the same action.</source>
        <translation>山は金属、ツンドラは石油、農地は食料、森は木材、村はワーカーを生産します。新しいワーカーは同じアクションでは生産しません。</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>支払い</translation>
    </message>
    <message>
        <source>The kind is fixed; you choose the territories. Whatever lies under an enemy is not yours.</source>
        <translation>種類は決まっていて、支払う領域だけを選びます。敵が支配する領域の資源は使えません。</translation>
    </message>
    <message>
        <source>A cube leaves a green box of the top row, which counts more from now on, and covers a cost of the bottom row. The sixth brings a star.</source>
        <translation>上段の緑の枠からキューブを取ってその効果を増やし、下段に置いてコストを減らします。6回目で星を1個置きます。</translation>
    </message>
    <message>
        <source>A mech comes to a territory with a worker of yours. The ability under it works at once for your character and all mechs. The fourth brings a star.</source>
        <translation>自分のワーカーがいる領域にメックを置きます。その下の能力はすぐにキャラクターと全部のメックで使えます。4体目で星を1個置きます。</translation>
    </message>
    <message>
        <source>One structure to a territory; it stays for good and holds the territory while no enemy unit is there. The fourth brings a star.</source>
        <translation>1つの領域に建造物は1つです。動かすことも壊すこともできず、敵のユニットがいないかぎり領域を支配します。4個目で星を1個置きます。</translation>
    </message>
    <message>
        <source>The space the recruit goes to pays once. The bonus it uncovers is yours with each such action from the next one on, and whenever the Automa&apos;s card shows it. The fourth brings a star.</source>
        <translation>補充兵を置いたマスのボーナスをすぐに得ます。現れた継続ボーナスは、次からそのアクションのたび、またオートマのカードに出たときに得られます。4人目で星を1個置きます。</translation>
    </message>
    <message>
        <source>Gains</source>
        <translation>得るもの</translation>
    </message>
    <message>
        <source>Gains come one after the other. Each may be taken or declined as a whole.</source>
        <translation>得るものは1つずつ順に受け取ります。それぞれ全部を受け取るか断ります。</translation>
    </message>
    <message>
        <source>Both sides commit up to {most} power and a card for each character and mech there; the higher total wins, a tie the attacker. Both lose what they used. The loser&apos;s units go home, the Automa&apos;s to its mat. Two combats won bring a star each.</source>
        <translation>双方が戦力を{most}まで、そこにいる戦闘ユニット1体につき戦闘カードを1枚まで使い、合計の高いほうが勝ちます。同点は攻撃側の勝ちです。使った分は双方とも失います。敗れたユニットは本拠地へ、オートマの戦闘ユニットは勢力マットへ撤退します。勝利の星は2個までです。</translation>
    </message>
    <message>
        <source>The top card is drawn; the half of the present scheme counts. Only Autometta obeys skip marks.</source>
        <translation>山札の一番上を引き、有効なスキーマの側を使います。スキップの印に従うのはオートメッタだけです。</translation>
    </message>
    <message>
        <source>Its symbols are tried from the left until one is possible. The unit nearest to home goes to any territory in the neighbourhood of an Automa unit, itself included, or of its home base, however far.</source>
        <translation>シンボルを左から試し、最初に可能なものを行います。本拠地に最も近いユニットが、オートマのいずれかのユニット（自身を含む）か本拠地の近傍の領域へ、どれほど遠くても移動します。</translation>
    </message>
    <message>
        <source>Each symbol is gained once: power, coins, combat cards, workers, character or mech.</source>
        <translation>シンボルごとに戦力、コイン、戦闘カード、ワーカー、キャラクターかメックを得ます。</translation>
    </message>
    <message>
        <source>If the card shows the ongoing bonus of a recruit you enlisted, you may take it.</source>
        <translation>徴兵済みの補充兵の継続ボーナスがカードにあれば、あなたが得てもかまいません。</translation>
    </message>
    <message>
        <source>Whole stars advance its tracker. Star spaces bring stars; the first one switches to scheme II. Past the river signs it crosses rivers and lakes.</source>
        <translation>欠けていない星のカードでトークンが進みます。星のマスに着くと星を1個置き、最初の星でスキーマⅡに切り替わります。渡河不可のマスを過ぎると川も湖も越えます。</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>星</translation>
    </message>
    <message>
        <source>Territories</source>
        <translation>領域</translation>
    </message>
    <message>
        <source>Resource pairs</source>
        <translation>資源（2個ごと）</translation>
    </message>
    <message>
        <source>Each star on the board; popularity decides what it is worth.</source>
        <translation>置いた星1個ごと。価値は民心で決まります。</translation>
    </message>
    <message>
        <source>Each territory controlled, lakes too; the Factory counts as {number}.</source>
        <translation>支配する領域1か所ごと。湖も数え、ファクトリーは{number}か所と数えます。</translation>
    </message>
    <message>
        <source>Each full pair of resources on your territories, at most {number} of one territory.</source>
        <translation>支配する領域の資源2個ごと。1つの領域で数えるのは{number}個までです。</translation>
    </message>
    <message>
        <source>Coins in the purse.</source>
        <translation>持っているコイン。</translation>
    </message>
    <message>
        <source>What the structure bonus tile pays for your structures.</source>
        <translation>建造物ボーナスタイルから得るコイン。</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>workers, mechs and structures</source>
        <translation>ワーカーとメックと建造物の数</translation>
    </message>
    <message>
        <source>territories controlled</source>
        <translation>支配する領域の数</translation>
    </message>
    <message>
        <source>stars</source>
        <translation>星の数</translation>
    </message>
    <message>
        <source>Part of the table</source>
        <translation>テーブルの一部</translation>
    </message>
    <message>
        <source>Encounter token</source>
        <translation>遭遇トークン</translation>
    </message>
    <message>
        <source>Combat card {value}</source>
        <translation>値{value}の戦闘カード</translation>
    </message>
    <message>
        <source>You hold %n of it.</source>
        <translation>手札に%n枚あります。</translation>
    </message>
    <message>
        <source>Adds its value in a combat; one card for each character or mech there.</source>
        <translation>戦闘で値を加えます。そこにいる戦闘ユニット1体につき1枚まで使えます。</translation>
    </message>
    <message>
        <source>Revealed; it brought a star.</source>
        <translation>公開済みで、星を1個置きました。</translation>
    </message>
    <message>
        <source>All conditions hold now.</source>
        <translation>今、条件がすべてそろっています。</translation>
    </message>
    <message>
        <source>Top row costs {cost}.</source>
        <translation>上段のコスト：{cost}。</translation>
    </message>
    <message>
        <source>It gives {first} or {second}.</source>
        <translation>{first}か{second}を得ます。</translation>
    </message>
    <message>
        <source>It gives {gains}.</source>
        <translation>{gains}を得ます。</translation>
    </message>
    <message>
        <source>Bottom row: one unit moves up to {steps} steps.</source>
        <translation>下段：ユニット1体が{steps}歩まで移動します。</translation>
    </message>
    <message>
        <source>Cost: {cost}.</source>
        <translation>コスト：{cost}。</translation>
    </message>
    <message>
        <source>Gain: {gains}.</source>
        <translation>得るもの：{gains}。</translation>
    </message>
    <message>
        <source>Not to be had now: {gains}.</source>
        <translation>今は得られないもの：{gains}。</translation>
    </message>
    <message>
        <source>Taken already.</source>
        <translation>もう選びました。</translation>
    </message>
    <message>
        <source>Coins by count: {table}.</source>
        <translation>数ごとのコイン：{table}。</translation>
    </message>
    <message>
        <source>Yours now: {count}, worth {coins}.</source>
        <translation>今の数は{count}で、{coins}コインになります。</translation>
    </message>
    <message>
        <source>They count: {places}.</source>
        <translation>数えているのは{places}です。</translation>
    </message>
    <message>
        <source>Press it to light on the map what counts now.</source>
        <translation>押すと、今数えている領域がボードで光ります。</translation>
    </message>
    <message>
        <source>Automa card {number}, {scheme}</source>
        <translation>オートマカード{number}、{scheme}</translation>
    </message>
    <message>
        <source>Skip mark: Autometta&apos;s turn ends at once.</source>
        <translation>スキップの印：オートメッタのターンはすぐに終わります。</translation>
    </message>
    <message>
        <source>Tries in order: {moves}.</source>
        <translation>試す順：{moves}。</translation>
    </message>
    <message>
        <source>Gains: {gains}.</source>
        <translation>物資：{gains}。</translation>
    </message>
    <message>
        <source>As {faction} also: {gain}.</source>
        <translation>{faction}ならさらに：{gain}。</translation>
    </message>
    <message>
        <source>Recruit bonus, if you enlisted for it: {bonus}.</source>
        <translation>徴兵ボーナス（徴兵済みの場合）：{bonus}。</translation>
    </message>
    <message>
        <source>from {power} power: {used}</source>
        <translation>戦力{power}以上なら{used}</translation>
    </message>
    <message>
        <source>In battle: {table}.</source>
        <translation>戦闘テーブル：{table}。</translation>
    </message>
    <message>
        <source>And up to %n combat card(s).</source>
        <translation>戦闘カードは%n枚まで。</translation>
    </message>
    <message>
        <source>Resource box: {number}.</source>
        <translation>資源ボックス：{number}。</translation>
    </message>
    <message>
        <source>%n card(s) in its deck.</source>
        <translation>山札は残り%n枚。</translation>
    </message>
    <message>
        <source>Space {number} of {spaces}; {scheme} is in force.</source>
        <translation>{spaces}マス中{number}マス目。{scheme}が有効です。</translation>
    </message>
    <message>
        <source>Next star in %n space(s).</source>
        <translation>次の星まであと%nマス。</translation>
    </message>
    <message>
        <source>The first star here switches to scheme II and reshuffles its cards.</source>
        <translation>ここでの最初の星でスキーマⅡに切り替わり、カードをすべてシャッフルします。</translation>
    </message>
    <message>
        <source>Confined to its peninsula for %n more space(s).</source>
        <translation>あと%nマス進むまで半島から出られません。</translation>
    </message>
    <message>
        <source>Rivers and lakes do not stop it.</source>
        <translation>川も湖も妨げになりません。</translation>
    </message>
    <message>
        <source>Star tracker: {level}</source>
        <translation>星トラッカー：{level}</translation>
    </message>
    <message>
        <source>Whole star: the tracker moves on.</source>
        <translation>欠けていない星：トラッカーが進みます。</translation>
    </message>
    <message>
        <source>Crossed star: the tracker stays.</source>
        <translation>×印の星：トラッカーは進みません。</translation>
    </message>
    <message>
        <source>Tunnel</source>
        <translation>坑道</translation>
    </message>
    <message>
        <source>Nobody controls it.</source>
        <translation>誰も支配していません。</translation>
    </message>
    <message>
        <source>You control it.</source>
        <translation>あなたが支配しています。</translation>
    </message>
    <message>
        <source>The Automa controls it.</source>
        <translation>オートマが支配しています。</translation>
    </message>
    <message>
        <source>A worker produces a new worker here.</source>
        <translation>ワーカーはここで新しいワーカーを生産します。</translation>
    </message>
    <message>
        <source>A worker produces {goods} here.</source>
        <translation>ワーカー1体が{goods}を生産します。</translation>
    </message>
    <message>
        <source>Only abilities lead onto a lake; nothing is produced or built here.</source>
        <translation>湖には能力がなければ入れません。生産も建設もできません。</translation>
    </message>
    <message>
        <source>Your character takes a Factory card on its first visit.</source>
        <translation>キャラクターが初めて来たときにファクトリーカードを取ります。</translation>
    </message>
    <message>
        <source>Counts as {number} territories in the end; produces nothing.</source>
        <translation>得点計算では領域{number}か所と数えます。何も生産しません。</translation>
    </message>
    <message>
        <source>River to the {sides}.</source>
        <translation>川のある側：{sides}。</translation>
    </message>
    <message>
        <source>Tunnel: adjacent to every other tunnel, for all units.</source>
        <translation>坑道：どのユニットにとっても、ほかのすべての坑道と隣接します。</translation>
    </message>
    <message>
        <source>Encounter: your character takes the token, draws a card and stops here.</source>
        <translation>遭遇：キャラクターはここで止まり、トークンを取ってカードを引きます。</translation>
    </message>
    <message>
        <source>Your {unit} on {place}</source>
        <translation>{place}の自分の{unit}</translation>
    </message>
    <message>
        <source>Workers produce, and are needed to trade, deploy and build.</source>
        <translation>生産を行います。取引、配備、建設にも必要です。</translation>
    </message>
    <message>
        <source>Unguarded, they go home when an enemy character or mech comes.</source>
        <translation>守る戦闘ユニットがいないと、敵の戦闘ユニットが来たときに本拠地へ撤退します。</translation>
    </message>
    <message>
        <source>Fights, and alone meets encounters and takes a Factory card.</source>
        <translation>戦闘ができます。遭遇とファクトリーカードはキャラクターだけのものです。</translation>
    </message>
    <message>
        <source>Carries any number of resources.</source>
        <translation>資源をいくつでも運べます。</translation>
    </message>
    <message>
        <source>Fights; carries any number of resources and workers.</source>
        <translation>戦闘ができ、資源とワーカーをいくつでも運べます。</translation>
    </message>
    <message>
        <source>Each mech on the map shares its ability with all your mechs and your character.</source>
        <translation>配備したメックの能力は、キャラクターと全部のメックで使えます。</translation>
    </message>
    <message>
        <source>The Automa&apos;s {unit} on {place}</source>
        <translation>{place}のオートマの{unit}</translation>
    </message>
    <message>
        <source>Camaraderie: driving it home costs you no popularity.</source>
        <translation>「戦友」：撤退させても民心を失いません。</translation>
    </message>
    <message>
        <source>Driving it home costs you popularity for each worker.</source>
        <translation>撤退させると、ワーカーの数だけ民心を失います。</translation>
    </message>
    <message>
        <source>You would gain {goods} here.</source>
        <translation>ここで{goods}を得ます。</translation>
    </message>
    <message>
        <source>A combat unit protects it.</source>
        <translation>戦闘ユニットに守られています。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>ゲームは終わりました。</translation>
    </message>
    <message>
        <source>The combat is revealed first.</source>
        <translation>先に戦闘を公開します。</translation>
    </message>
    <message>
        <source>It is the Automa&apos;s turn.</source>
        <translation>オートマのターンです。</translation>
    </message>
    <message>
        <source>First take or decline the recruit bonus.</source>
        <translation>先に徴兵ボーナスを得るか断ってください。</translation>
    </message>
    <message>
        <source>Your turn is done: end it.</source>
        <translation>行うことは終わりました。ターンを終えてください。</translation>
    </message>
    <message>
        <source>{thing}: nothing is chosen here.</source>
        <translation>{thing}：ここでは何も選びません。</translation>
    </message>
    <message>
        <source>{place}: {why}</source>
        <translation>{place}：{why}</translation>
    </message>
    <message>
        <source>{place} is one too many: all that may produce is chosen.</source>
        <translation>{place}は選べません。生産できる数の領域をもう選びました。</translation>
    </message>
    <message>
        <source>Press one of them again to give it back.</source>
        <translation>選んだ領域をもう一度押すと戻せます。</translation>
    </message>
    <message>
        <source>All that is to be paid is chosen.</source>
        <translation>支払う分はすべて選びました。</translation>
    </message>
    <message>
        <source>Press a slot to give something back.</source>
        <translation>枠を押すと戻せます。</translation>
    </message>
    <message>
        <source>No {resource} lies on {place}.</source>
        <translation>{place}に{resource}はありません。</translation>
    </message>
    <message>
        <source>{place} is not asked for: the resources come to {chosen}.</source>
        <translation>{place}は選べません。資源は{chosen}に置きます。</translation>
    </message>
    <message>
        <source>Choose their kinds in the box.</source>
        <translation>箱の中で種類を選んでください。</translation>
    </message>
    <message>
        <source>{place} is no territory: nothing is chosen there.</source>
        <translation>{place}は領域ではなく、選べません。</translation>
    </message>
    <message>
        <source>Drag one of your units there, or press the unit first.</source>
        <translation>自分のユニットをそこへドラッグするか、先にユニットを押してください。</translation>
    </message>
    <message>
        <source>Drag a mech from your mat to it.</source>
        <translation>マットのメックをそこへドラッグしてください。</translation>
    </message>
    <message>
        <source>Drag a structure from your mat to it.</source>
        <translation>マットの建造物をそこへドラッグしてください。</translation>
    </message>
    <message>
        <source>{place} is free for it.</source>
        <translation>{place}に置けます。</translation>
    </message>
    <message>
        <source>It has no step left.</source>
        <translation>もう歩数が残っていません。</translation>
    </message>
    <message>
        <source>End its move.</source>
        <translation>このユニットの移動を終えてください。</translation>
    </message>
    <message>
        <source>{name} waits: another unit is on its way.</source>
        <translation>{name}はまだ動けません。別のユニットが移動中です。</translation>
    </message>
    <message>
        <source>First the {unit} on {place} makes its move.</source>
        <translation>先に{place}の{unit}が移動を終えます。</translation>
    </message>
    <message>
        <source>{name} does not move now.</source>
        <translation>{name}は今は動きません。</translation>
    </message>
    <message>
        <source>{name} cannot move: Move was last turn&apos;s section.</source>
        <translation>{name}は動けません。前のターンに「移動」を選びました。</translation>
    </message>
    <message>
        <source>{name} does not move any more: the moves of this turn are done.</source>
        <translation>{name}はもう動けません。このターンの移動は終わりました。</translation>
    </message>
    <message>
        <source>{name} stays: this turn&apos;s section is {section}.</source>
        <translation>{name}は動けません。このターンのセクションは「{section}」です。</translation>
    </message>
    <message>
        <source>The Automa&apos;s {unit} on {place} is not yours to move.</source>
        <translation>{place}のオートマの{unit}は動かせません。</translation>
    </message>
    <message>
        <source>Entering its territory means combat.</source>
        <translation>この領域に入ると戦闘になります。</translation>
    </message>
    <message>
        <source>The action token is not placed yet.</source>
        <translation>アクショントークンはまだ置いていません。</translation>
    </message>
    <message>
        <source>The action token stands on {section}.</source>
        <translation>アクショントークンは「{section}」にあります。</translation>
    </message>
    <message>
        <source>Your character brings one from the Factory.</source>
        <translation>キャラクターがファクトリーへ行くと得られます。</translation>
    </message>
    <message>
        <source>First put the token on {section}.</source>
        <translation>先にトークンを「{section}」に置いてください。</translation>
    </message>
    <message>
        <source>Last turn: {section}.</source>
        <translation>前のターン：{section}。</translation>
    </message>
    <message>
        <source>Undo takes the token back.</source>
        <translation>「元に戻す」でトークンを戻せます。</translation>
    </message>
    <message>
        <source>{section} waits for your next turn.</source>
        <translation>「{section}」は次の自分のターンに選べます。</translation>
    </message>
    <message>
        <source>{section} is this turn&apos;s section already.</source>
        <translation>「{section}」はこのターンのセクションです。</translation>
    </message>
    <message>
        <source>The token stands on {chosen} this turn, not on {section}.</source>
        <translation>このターンのセクションは「{chosen}」で、「{section}」ではありません。</translation>
    </message>
    <message>
        <source>It costs {cost}; you have {have}.</source>
        <translation>コストは{cost}ですが、今は{have}です。</translation>
    </message>
    <message>
        <source>{action} can be paid now: press its framed box.</source>
        <translation>「{action}」のコストを支払えます。枠の光る欄を押してください。</translation>
    </message>
    <message>
        <source>It costs {cost}; your territories hold {have}.</source>
        <translation>コストは{cost}ですが、支配する領域には{have}個しかありません。</translation>
    </message>
    <message>
        <source>A recruit comes here when you enlist, and pays once.</source>
        <translation>徴兵したときに補充兵をここに置き、1度だけボーナスを得ます。</translation>
    </message>
    <message>
        <source>%n worker(s) wait on your mat; producing on a village brings them.</source>
        <translation>マットにワーカーが%n体残っています。村で生産すると得られます。</translation>
    </message>
    <message>
        <source>{ability} works by itself; nothing is pressed for it.</source>
        <translation>「{ability}」は自動で働きます。押す必要はありません。</translation>
    </message>
    <message>
        <source>First set your power on the dial, then add cards.</source>
        <translation>先にダイヤルで戦力を決めてから、カードを加えてください。</translation>
    </message>
    <message>
        <source>%n combat card(s) at most here, and all are chosen.</source>
        <translation>ここで使える戦闘カードは%n枚までで、すべて選びました。</translation>
    </message>
    <message>
        <source>Press one to give it back.</source>
        <translation>押すと戻せます。</translation>
    </message>
    <message>
        <source>One combat card at most stands for a resource.</source>
        <translation>資源の代わりにできる戦闘カードは1枚までです。</translation>
    </message>
    <message>
        <source>The rest is paid in {resource}.</source>
        <translation>残りは{resource}で支払います。</translation>
    </message>
    <message>
        <source>A combat card {value} is kept for combats.</source>
        <translation>値{value}の戦闘カードは戦闘で使います。</translation>
    </message>
    <message>
        <source>This objective is revealed; its star is placed.</source>
        <translation>この目的カードは公開済みで、星を置いています。</translation>
    </message>
    <message>
        <source>This objective is discarded: the other one was revealed.</source>
        <translation>この目的カードは捨てました。もう1枚を公開しています。</translation>
    </message>
    <message>
        <source>This objective can never be fulfilled any more.</source>
        <translation>この目的は、もう達成できません。</translation>
    </message>
    <message>
        <source>Not reached yet: {have} of {need}.</source>
        <translation>未達成：{need}のうち{have}。</translation>
    </message>
    <message>
        <source>Slot {number} is empty.</source>
        <translation>枠{number}は空です。</translation>
    </message>
    <message>
        <source>Press a lit thing: it comes here.</source>
        <translation>光るものを押すと、ここに入ります。</translation>
    </message>
    <message>
        <source>What is paid from {place} was taken by itself.</source>
        <translation>{place}からの分は自動で支払いました。</translation>
    </message>
    <message>
        <source>Without it the other places could not pay the whole price.</source>
        <translation>それがないと、ほかの領域だけでは全額を支払えません。</translation>
    </message>
    <message>
        <source>{cargo}: all {number} go along.</source>
        <translation>{cargo}：{number}をすべて運びます。</translation>
    </message>
    <message>
        <source>{cargo}: {number} must stay aboard here.</source>
        <translation>{cargo}：ここでは{number}を降ろせません。</translation>
    </message>
    <message>
        <source>{cargo}: none is aboard.</source>
        <translation>{cargo}：積んでいません。</translation>
    </message>
    <message>
        <source>All %n resource(s) are chosen.</source>
        <translation>資源%n個をすべて選びました。</translation>
    </message>
    <message>
        <source>Press a slot to give one back.</source>
        <translation>枠を押すと1個戻せます。</translation>
    </message>
    <message>
        <source>The dial goes from 0 to {most} here.</source>
        <translation>ここでのダイヤルは0から{most}までです。</translation>
    </message>
    <message>
        <source>You have {power} power.</source>
        <translation>戦力は{power}です。</translation>
    </message>
    <message>
        <source>Press one of its numbers, from 0 to {most}.</source>
        <translation>ダイヤルの数字を、0から{most}までで押してください。</translation>
    </message>
    <message>
        <source>Your hand holds no combat card.</source>
        <translation>手札に戦闘カードがありません。</translation>
    </message>
    <message>
        <source>In this combat your power alone counts.</source>
        <translation>この戦闘では戦力だけで決まります。</translation>
    </message>
    <message>
        <source>Drag one from your hand, or press it there.</source>
        <translation>手札からドラッグするか、手札で押してください。</translation>
    </message>
    <message>
        <source>{side}: only read here.</source>
        <translation>{side}：表示だけの欄です。</translation>
    </message>
    <message>
        <source>If it loses, it goes back to its faction mat.</source>
        <translation>敗れると勢力マットに撤退します。</translation>
    </message>
    <message>
        <source>Territories: you {mine}, the Automa {theirs}.</source>
        <translation>支配領域：あなた{mine}、オートマ{theirs}。</translation>
    </message>
    <message>
        <source>Press it, or G, to see on the map who controls what.</source>
        <translation>押すかGキーで、各領域を誰が支配しているかを表示します。</translation>
    </message>
    <message>
        <source>Compass</source>
        <translation>羅針盤</translation>
    </message>
    <message>
        <source>Your units retreat here. By moving, only Wayfare leads back.</source>
        <translation>自分のユニットはここへ撤退します。移動で戻れるのは「旅路」だけです。</translation>
    </message>
    <message>
        <source>The Automa&apos;s new units appear here. Nobody can attack them here.</source>
        <translation>オートマの新しいユニットはここに登場します。ここでは攻撃できません。</translation>
    </message>
    <message>
        <source>The home base of a faction that is not in the game.</source>
        <translation>このゲームにいない勢力の本拠地です。</translation>
    </message>
    <message>
        <source>No territory: never controlled, built on or counted.</source>
        <translation>領域ではありません。支配も建設もできず、得点にもなりません。</translation>
    </message>
    <message>
        <source>Yours: {units}.</source>
        <translation>自分：{units}。</translation>
    </message>
    <message>
        <source>The Automa&apos;s: {units}.</source>
        <translation>オートマ：{units}。</translation>
    </message>
    <message>
        <source>Your {structure}.</source>
        <translation>自分の{structure}。</translation>
    </message>
    <message>
        <source>Resources: {goods}.</source>
        <translation>資源：{goods}。</translation>
    </message>
    <message>
        <source>It has not been placed yet.</source>
        <translation>まだ置いていません。</translation>
    </message>
    <message>
        <source>It stands on {section}.</source>
        <translation>{section}にあります。</translation>
    </message>
    <message>
        <source>Action token</source>
        <translation>アクショントークン</translation>
    </message>
    <message>
        <source>Each turn it goes to another section, whose two actions you may take.</source>
        <translation>毎ターン、別のセクションに移し、そこの2つのアクションを行えます。</translation>
    </message>
    <message>
        <source>Your character takes one at the Factory; it becomes a fifth section.</source>
        <translation>キャラクターがファクトリーで1枚取り、5つ目のセクションになります。</translation>
    </message>
    <message>
        <source>The action token stands here.</source>
        <translation>アクショントークンがここにあります。</translation>
    </message>
    <message>
        <source>An upgrade makes it {amount}.</source>
        <translation>改善すると{amount}になります。</translation>
    </message>
    <message>
        <source>{action}: {side}</source>
        <translation>{action}：{side}</translation>
    </message>
    <message>
        <source>One unit moves up to {steps} steps, for free.</source>
        <translation>ユニット1体が無料で{steps}歩まで移動します。</translation>
    </message>
    <message>
        <source>move up to %n unit(s)</source>
        <translation>ユニット%n体まで移動</translation>
    </message>
    <message>
        <source>Cost now: {cost}.</source>
        <translation>今のコスト：{cost}。</translation>
    </message>
    <message>
        <source>Mine: a tunnel of your own, for all your moves.</source>
        <translation>鉱山：自分だけが使える坑道になります。</translation>
    </message>
    <message>
        <source>Mill: its territory is extra when you produce, and yields {number} more.</source>
        <translation>製粉所：生産のときその領域を追加で選べ、{number}個多く生産します。</translation>
    </message>
    <message>
        <source>{structure}: also {bonus} with this action.</source>
        <translation>{structure}：このアクションで{bonus}も得ます。</translation>
    </message>
    <message>
        <source>%n upgrade(s) can still make it cheaper.</source>
        <translation>改善であと%n回コストを減らせます。</translation>
    </message>
    <message>
        <source>Then {coins}.</source>
        <translation>続けて{coins}を得ます。</translation>
    </message>
    <message>
        <source>Its recruit would bring {bonus} each time.</source>
        <translation>補充兵を徴兵すると毎回{bonus}を得ます。</translation>
    </message>
    <message>
        <source>Its recruit brings {bonus}.</source>
        <translation>補充兵が{bonus}をもたらします。</translation>
    </message>
    <message>
        <source>{done} of {all} done; the last one brings a star.</source>
        <translation>{all}のうち{done}まで済み。最後まで行うと星を1個置きます。</translation>
    </message>
    <message>
        <source>Upgraded: {amount} now.</source>
        <translation>改善済み：今は{amount}です。</translation>
    </message>
    <message>
        <source>{before} now, {after} once the cube is gone.</source>
        <translation>今は{before}、キューブがなくなると{after}になります。</translation>
    </message>
    <message>
        <source>Upgrade moves the cube to a bottom-row action, which then costs one less.</source>
        <translation>改善でキューブを下段に移すと、移した先のコストが1減ります。</translation>
    </message>
    <message>
        <source>Not deployed yet: its ability does not work.</source>
        <translation>まだ配備していないので、能力は使えません。</translation>
    </message>
    <message>
        <source>On {place}; its ability works.</source>
        <translation>{place}にいて、能力を使えます。</translation>
    </message>
    <message>
        <source>{ability}: {text}</source>
        <translation>{ability}：{text}</translation>
    </message>
    <message>
        <source>{faction}: {ability}</source>
        <translation>{faction}：{ability}</translation>
    </message>
    <message>
        <source>Not built yet.</source>
        <translation>まだ建設していません。</translation>
    </message>
    <message>
        <source>Built on {place}.</source>
        <translation>{place}にあります。</translation>
    </message>
    <message>
        <source>Recruit of {action}</source>
        <translation>{action}の補充兵</translation>
    </message>
    <message>
        <source>Enlisted, it brings {bonus} with each {action}.</source>
        <translation>徴兵すると、{action}のたびに{bonus}を得ます。</translation>
    </message>
    <message>
        <source>And whenever the Automa&apos;s card shows this bonus.</source>
        <translation>オートマのカードにこのボーナスが出たときも得られます。</translation>
    </message>
    <message>
        <source>Enlisted: {bonus} with each {action}.</source>
        <translation>徴兵済み：{action}のたびに{bonus}を得ます。</translation>
    </message>
    <message>
        <source>It brought {bonus} at once.</source>
        <translation>徴兵したときに{bonus}を得ました。</translation>
    </message>
    <message>
        <source>One-time bonus: {bonus}</source>
        <translation>一時ボーナス：{bonus}</translation>
    </message>
    <message>
        <source>Taken.</source>
        <translation>もう選びました。</translation>
    </message>
    <message>
        <source>The recruit that comes here brings {bonus}.</source>
        <translation>ここに置いた補充兵が{bonus}をもたらします。</translation>
    </message>
    <message>
        <source>On the board: {workers}.</source>
        <translation>ボード上：{workers}。</translation>
    </message>
    <message>
        <source>Producing costs now: {cost}.</source>
        <translation>今の生産のコスト：{cost}。</translation>
    </message>
    <message>
        <source>When all are out you place a star.</source>
        <translation>すべて出ると星を1個置きます。</translation>
    </message>
    <message>
        <source>On your mat: {workers}</source>
        <translation>マットの上：{workers}</translation>
    </message>
    <message>
        <source>Star: {reason}</source>
        <translation>星：{reason}</translation>
    </message>
    <message>
        <source>Yours: {placed} of {all}.</source>
        <translation>自分：{all}個のうち{placed}個。</translation>
    </message>
    <message>
        <source>The Automa&apos;s: {placed} of {all}.</source>
        <translation>オートマ：{all}個のうち{placed}個。</translation>
    </message>
    <message>
        <source>The Automa cannot score here.</source>
        <translation>オートマはここに星を置けません。</translation>
    </message>
    <message>
        <source>%n star(s) of one side end the game.</source>
        <translation>どちらかが星を%n個置くとゲームが終わります。</translation>
    </message>
    <message>
        <source>You {mine}, the Automa {theirs}.</source>
        <translation>自分は{mine}、オートマは{theirs}。</translation>
    </message>
    <message>
        <source>Worth now: star {star}, territory {territory}, pair of resources {pair}.</source>
        <translation>今の価値：星{star}、領域{territory}、資源2個ごとに{pair}。</translation>
    </message>
    <message>
        <source>At {number} you place a star.</source>
        <translation>{number}に達すると星を1個置きます。</translation>
    </message>
    <message>
        <source>Up to {most} of it in one combat.</source>
        <translation>1回の戦闘で使えるのは{most}まで。</translation>
    </message>
    <message>
        <source>%n coin(s) if it ended now.</source>
        <translation>今終われば%nコイン。</translation>
    </message>
    <message>
        <source>You: {faction}, {mat}</source>
        <translation>あなた：{faction}、{mat}</translation>
    </message>
    <message>
        <source>Combat cards: {values}</source>
        <translation>戦闘カード：{values}</translation>
    </message>
    <message>
        <source>%n star(s)</source>
        <translation>星%n個</translation>
    </message>
    <message>
        <source>{level}: {faction}</source>
        <translation>{level}：{faction}</translation>
    </message>
    <message>
        <source>Why the Automa did this</source>
        <translation>オートマがこう動いた理由</translation>
    </message>
    <message>
        <source>{side}: {points}</source>
        <translation>{side}：{points}</translation>
    </message>
    <message>
        <source>Aboard; drag it out to leave it here.</source>
        <translation>運んでいます。ドラッグして降ろせます。</translation>
    </message>
    <message>
        <source>Lies here; drag it in to take it along.</source>
        <translation>ここにあります。ドラッグして積むと運べます。</translation>
    </message>
    <message>
        <source>Left here</source>
        <translation>ここに残すもの</translation>
    </message>
    <message>
        <source>What lies on the territory of the stop.</source>
        <translation>止まった領域にあるものです。</translation>
    </message>
    <message>
        <source>Aboard</source>
        <translation>運ぶもの</translation>
    </message>
    <message>
        <source>Any number of resources; workers only aboard mechs.</source>
        <translation>資源はいくつでも運べます。ワーカーを運べるのはメックだけです。</translation>
    </message>
    <message>
        <source>You can use up to {most}. It is lost, whoever wins.</source>
        <translation>{most}まで使えます。勝敗にかかわらず失います。</translation>
    </message>
    <message>
        <source>The dial</source>
        <translation>ダイヤル</translation>
    </message>
    <message>
        <source>Power that is set is lost, whoever wins.</source>
        <translation>決めた戦力は、勝敗にかかわらず失います。</translation>
    </message>
    <message>
        <source>{power} power, %n combat card(s).</source>
        <translation>戦力{power}、戦闘カード%n枚。</translation>
    </message>
    <message>
        <source>The Automa&apos;s side of the combat</source>
        <translation>オートマ側の戦闘</translation>
    </message>
    <message>
        <source>Your side of the combat</source>
        <translation>戦闘の自分の側</translation>
    </message>
    <message>
        <source>On {place}.</source>
        <translation>{place}での戦闘です。</translation>
    </message>
    <message>
        <source>Committed: {power} power, cards {cards}.</source>
        <translation>使用：戦力{power}、カード{cards}。</translation>
    </message>
    <message>
        <source>Up to %n combat card(s) here.</source>
        <translation>ここで使える戦闘カードは%n枚まで。</translation>
    </message>
    <message>
        <source>Hold three mountains</source>
        <translation>山を3つ</translation>
    </message>
    <message>
        <source>Hold three tunnels</source>
        <translation>坑道を3つ</translation>
    </message>
    <message>
        <source>Hold three farms</source>
        <translation>農地を3つ</translation>
    </message>
    <message>
        <source>Hold three tundras</source>
        <translation>ツンドラを3つ</translation>
    </message>
    <message>
        <source>Strongest at the Factory</source>
        <translation>ファクトリーの覇者</translation>
    </message>
    <message>
        <source>Drive a worker off</source>
        <translation>ワーカーを追い払う</translation>
    </message>
    <message>
        <source>Few hands, many gears</source>
        <translation>人より機械</translation>
    </message>
    <message>
        <source>Poor but liked</source>
        <translation>貧しくとも慕われ</translation>
    </message>
    <message>
        <source>One great depot</source>
        <translation>大きな備蓄</translation>
    </message>
    <message>
        <source>Hold three forests</source>
        <translation>森を3つ</translation>
    </message>
    <message>
        <source>Hold three villages</source>
        <translation>村を3つ</translation>
    </message>
    <message>
        <source>Full purse</source>
        <translation>満ちた財布</translation>
    </message>
    <message>
        <source>Six pieces in one place</source>
        <translation>1か所に6つ</translation>
    </message>
    <message>
        <source>A bit of everything</source>
        <translation>すべてを少しずつ</translation>
    </message>
    <message>
        <source>Workers equal recruits</source>
        <translation>ワーカーと補充兵が同数</translation>
    </message>
    <message>
        <source>Guarded caravan</source>
        <translation>護衛つきの荷</translation>
    </message>
    <message>
        <source>Ring around the Factory</source>
        <translation>ファクトリーを囲む</translation>
    </message>
    <message>
        <source>Beloved and unarmed</source>
        <translation>愛される非武装</translation>
    </message>
    <message>
        <source>Around one lake</source>
        <translation>湖を囲む</translation>
    </message>
    <message>
        <source>Built without mechs</source>
        <translation>メックなしの建設</translation>
    </message>
    <message>
        <source>Corner one good</source>
        <translation>一品買い占め</translation>
    </message>
    <message>
        <source>New machine, old mat</source>
        <translation>新しい機械と古いマット</translation>
    </message>
    <message>
        <source>Cards in reserve</source>
        <translation>手札は万全</translation>
    </message>
    <message>
        <source>Extra production</source>
        <translation>追加の生産</translation>
    </message>
    <message>
        <source>Enlist or upgrade</source>
        <translation>徴兵か改善</translation>
    </message>
    <message>
        <source>Card for popularity</source>
        <translation>カードで民心</translation>
    </message>
    <message>
        <source>Card for coins</source>
        <translation>カードでコイン</translation>
    </message>
    <message>
        <source>Power for popularity</source>
        <translation>戦力で民心</translation>
    </message>
    <message>
        <source>Power for coins</source>
        <translation>戦力でコイン</translation>
    </message>
    <message>
        <source>Deploy or build</source>
        <translation>配備か建設</translation>
    </message>
    <message>
        <source>Card for resources</source>
        <translation>カードで資源</translation>
    </message>
    <message>
        <source>Buy an upgrade</source>
        <translation>改善を買う</translation>
    </message>
    <message>
        <source>Buy a mech</source>
        <translation>メックを買う</translation>
    </message>
    <message>
        <source>Buy a structure</source>
        <translation>建造物を買う</translation>
    </message>
    <message>
        <source>Hire a recruit</source>
        <translation>補充兵を雇う</translation>
    </message>
    <message>
        <source>Roadside farm</source>
        <translation>道端の農家</translation>
    </message>
    <message>
        <source>Mountain patrol</source>
        <translation>山の巡回</translation>
    </message>
    <message>
        <source>Hillside flock</source>
        <translation>丘の羊飼い</translation>
    </message>
    <message>
        <source>Firing range</source>
        <translation>射撃場</translation>
    </message>
    <message>
        <source>Lakeside camp</source>
        <translation>湖畔の野営</translation>
    </message>
    <message>
        <source>Snowfield beasts</source>
        <translation>雪原の獣</translation>
    </message>
    <message>
        <source>Northern camp</source>
        <translation>北の野営地</translation>
    </message>
    <message>
        <source>Refinery yard</source>
        <translation>製油所</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>発明家の工房</translation>
    </message>
    <message>
        <source>Fogbound mech</source>
        <translation>霧の中のメック</translation>
    </message>
    <message>
        <source>Orchard</source>
        <translation>果樹園</translation>
    </message>
    <message>
        <source>Logging camp</source>
        <translation>伐採場</translation>
    </message>
    <message>
        <source>Festival</source>
        <translation>祭り</translation>
    </message>
    <message>
        <source>Broken fence</source>
        <translation>壊れた柵</translation>
    </message>
    <message>
        <source>River ferry</source>
        <translation>渡し船</translation>
    </message>
    <message>
        <source>Sowing season</source>
        <translation>種まきの季節</translation>
    </message>
    <message>
        <source>Veteran</source>
        <translation>退役兵</translation>
    </message>
    <message>
        <source>Wild boars</source>
        <translation>野生の猪</translation>
    </message>
    <message>
        <source>Country road</source>
        <translation>田舎道</translation>
    </message>
    <message>
        <source>Children at play</source>
        <translation>子どもの遊び</translation>
    </message>
    <message>
        <source>Runaway mech</source>
        <translation>暴走メック</translation>
    </message>
    <message>
        <source>Old mine</source>
        <translation>古い鉱山</translation>
    </message>
    <message>
        <source>Draft notice</source>
        <translation>召集令状</translation>
    </message>
    <message>
        <source>Forest troops</source>
        <translation>森の部隊</translation>
    </message>
    <message>
        <source>Hidden laboratory</source>
        <translation>隠された研究所</translation>
    </message>
    <message>
        <source>Tavern</source>
        <translation>酒場</translation>
    </message>
    <message>
        <source>Farmer and mech</source>
        <translation>農夫とメック</translation>
    </message>
    <message>
        <source>New assignment</source>
        <translation>新しい任地</translation>
    </message>
    <message>
        <source>A family by the road is short of hands.</source>
        <translation>道端の一家は人手が足りない。</translation>
    </message>
    <message>
        <source>Soldiers share their fire on a cold ridge.</source>
        <translation>寒い尾根で、兵士たちが火に誘う。</translation>
    </message>
    <message>
        <source>A shepherd has lost count of the sheep.</source>
        <translation>羊飼いが羊の数を数え直している。</translation>
    </message>
    <message>
        <source>Recruits are at practice; one of them waves.</source>
        <translation>新兵の射撃訓練。ひとりが手を振る。</translation>
    </message>
    <message>
        <source>Tents, a net, and news from the far shore.</source>
        <translation>テントと網、そして対岸のうわさ。</translation>
    </message>
    <message>
        <source>Something heavy has crossed the snow.</source>
        <translation>大きな獣が雪原を渡った跡がある。</translation>
    </message>
    <message>
        <source>Fur traders wait for the thaw.</source>
        <translation>毛皮商人たちが雪どけを待っている。</translation>
    </message>
    <message>
        <source>Barrels in long rows, and hardly a guard.</source>
        <translation>並んだ樽。見張りはほとんどいない。</translation>
    </message>
    <message>
        <source>A mechanic looks up from an open engine.</source>
        <translation>機械工が開いたエンジンから顔を上げる。</translation>
    </message>
    <message>
        <source>Out of the fog comes the shape of a machine.</source>
        <translation>霧の中から機械の影が現れる。</translation>
    </message>
    <message>
        <source>Branches hang low, and pickers are few.</source>
        <translation>実はたわわ、摘む人は少ない。</translation>
    </message>
    <message>
        <source>The saw has stopped: the foreman wants a word.</source>
        <translation>のこぎりが止まり、親方が話しかけてくる。</translation>
    </message>
    <message>
        <source>Music in the square; strangers are welcome.</source>
        <translation>広場に音楽。よそ者も歓迎だ。</translation>
    </message>
    <message>
        <source>Cattle on the road, and a farmer out of breath.</source>
        <translation>道に牛、そして息を切らした農夫。</translation>
    </message>
    <message>
        <source>The ferryman takes coins, goods or stories.</source>
        <translation>渡し守は金でも物でも話でも受け取る。</translation>
    </message>
    <message>
        <source>Wet earth, long furrows, little time.</source>
        <translation>湿った土、長い畝、足りない時間。</translation>
    </message>
    <message>
        <source>An old soldier looks you over.</source>
        <translation>老兵がこちらを見定めている。</translation>
    </message>
    <message>
        <source>The field has been dug up again.</source>
        <translation>畑がまた荒らされた。</translation>
    </message>
    <message>
        <source>A cart with a broken wheel blocks the way.</source>
        <translation>車輪の折れた荷車が道をふさいでいる。</translation>
    </message>
    <message>
        <source>They have built a mech of wooden boxes.</source>
        <translation>木箱でメックを作って遊んでいる。</translation>
    </message>
    <message>
        <source>It walks on, and nobody sits inside.</source>
        <translation>誰も乗っていないのに歩き続けている。</translation>
    </message>
    <message>
        <source>The shaft is dark, the carts are half full.</source>
        <translation>坑道は暗く、荷車は半分埋まっている。</translation>
    </message>
    <message>
        <source>A paper on the door, and a family before it.</source>
        <translation>戸口に貼り紙、その前に一家が立つ。</translation>
    </message>
    <message>
        <source>Uniforms between the trees; whose, is unclear.</source>
        <translation>木々の間に軍服。どこの兵かは分からない。</translation>
    </message>
    <message>
        <source>Light shines through the floor of a barn.</source>
        <translation>納屋の床から明かりが漏れている。</translation>
    </message>
    <message>
        <source>Warm soup, and talk that grows louder.</source>
        <translation>温かいスープと、大きくなる話し声。</translation>
    </message>
    <message>
        <source>He ploughs with it and will not sell cheaply.</source>
        <translation>メックで畑を耕す男。安くは売らない。</translation>
    </message>
    <message>
        <source>An officer holds out sealed orders.</source>
        <translation>士官が封をした命令書を差し出す。</translation>
    </message>
    <message>
        <source>Beside tunnels</source>
        <translation>坑道のそば</translation>
    </message>
    <message>
        <source>Beside lakes</source>
        <translation>湖のそば</translation>
    </message>
    <message>
        <source>Beside encounters</source>
        <translation>遭遇のそば</translation>
    </message>
    <message>
        <source>On tunnels</source>
        <translation>坑道の上</translation>
    </message>
    <message>
        <source>In a row</source>
        <translation>一列に</translation>
    </message>
    <message>
        <source>On farms and tundras</source>
        <translation>農地とツンドラの上</translation>
    </message>
    <message>
        <source>{place}, {own} against {other}: the tie was yours.</source>
        <translation>{place}、{own}対{other}。同点はあなたの勝ち。</translation>
    </message>
    <message>
        <source>{place}, {own} against {other}: the tie went to the Automa.</source>
        <translation>{place}、{own}対{other}。同点はオートマの勝ち。</translation>
    </message>
    <message>
        <source>{place} was taken, {own} against {other}.</source>
        <translation>{place}を{own}対{other}で攻め取った。</translation>
    </message>
    <message>
        <source>{place} was held, {own} against {other}.</source>
        <translation>{place}を{own}対{other}で守り抜いた。</translation>
    </message>
    <message>
        <source>The attack on {place} failed, {own} against {other}.</source>
        <translation>{place}への攻撃は{own}対{other}で失敗。</translation>
    </message>
    <message>
        <source>{place} was lost to the Automa, {own} against {other}.</source>
        <translation>{place}を{own}対{other}でオートマに奪われた。</translation>
    </message>
    <message>
        <source>{place} was taken: a combat won, the {nth} star.</source>
        <translation>{place}を攻め取り、戦闘の勝利で{nth}個目の星。</translation>
    </message>
    <message>
        <source>{place} was held: a combat won, the {nth} star.</source>
        <translation>{place}を守り抜き、戦闘の勝利で{nth}個目の星。</translation>
    </message>
    <message>
        <source>{many} workers were driven from {place}.</source>
        <translation>{place}からワーカー{many}体が追い払われた。</translation>
    </message>
    <message>
        <source>You drove {many} of the Automa&apos;s workers from {place}.</source>
        <translation>{place}からオートマのワーカー{many}体を追い払った。</translation>
    </message>
    <message>
        <source>An attack on {place} cost {spoils}.</source>
        <translation>{place}への攻撃で{spoils}を失った。</translation>
    </message>
    <message>
        <source>First at the Factory, for the card “{factory_card}”.</source>
        <translation>ファクトリーに一番乗り。カードは「{factory_card}」。</translation>
    </message>
    <message>
        <source>At the Factory after the Automa: “{factory_card}”.</source>
        <translation>オートマに続いてファクトリーへ。「{factory_card}」。</translation>
    </message>
    <message>
        <source>The Automa was at the Factory before you.</source>
        <translation>オートマが先にファクトリーに着いた。</translation>
    </message>
    <message>
        <source>An encounter on {place}: “{encounter_card}”.</source>
        <translation>{place}での遭遇「{encounter_card}」。</translation>
    </message>
    <message>
        <source>“{objective_card}” was fulfilled: the {nth} star.</source>
        <translation>「{objective_card}」を達成、{nth}個目の星。</translation>
    </message>
    <message>
        <source>The first star was yours: {star_for}.</source>
        <translation>最初の星はあなた：{star_for}。</translation>
    </message>
    <message>
        <source>The first star was the Automa&apos;s: {star_for}.</source>
        <translation>最初の星はオートマ：{star_for}。</translation>
    </message>
    <message>
        <source>Your {nth} star: {star_for}.</source>
        <translation>あなたの{nth}個目の星：{star_for}。</translation>
    </message>
    <message>
        <source>The Automa&apos;s {nth} star: {star_for}.</source>
        <translation>オートマの{nth}個目の星：{star_for}。</translation>
    </message>
    <message>
        <source>The first mech, {ability}, rolled out on {place}.</source>
        <translation>最初のメック「{ability}」が{place}に出撃。</translation>
    </message>
    <message>
        <source>The first building: the {structure} on {place}.</source>
        <translation>最初の建造物、{structure}を{place}に建設。</translation>
    </message>
    <message>
        <source>The first recruit was enlisted, for {once}.</source>
        <translation>最初の補充兵を徴兵し、{once}を得た。</translation>
    </message>
    <message>
        <source>The first upgrade: “{box}”.</source>
        <translation>最初の改善は「{box}」。</translation>
    </message>
    <message>
        <source>It began with {faction} on the {mat} mat.</source>
        <translation>{faction}、{mat}のマットで始めた。</translation>
    </message>
    <message>
        <source>The Automa took the encounter on {place} from you.</source>
        <translation>{place}の遭遇はオートマに先を越された。</translation>
    </message>
    <message>
        <source>The Automa&apos;s {unit} came to its home base.</source>
        <translation>オートマの{unit}が本拠地に現れた。</translation>
    </message>
    <message>
        <source>You went ahead, {mine} coins to {theirs}.</source>
        <translation>{mine}対{theirs}コインで逆転した。</translation>
    </message>
    <message>
        <source>The Automa went ahead, {theirs} coins to {mine}.</source>
        <translation>{theirs}対{mine}コインでオートマが逆転。</translation>
    </message>
    <message>
        <source>Midway the count was {mine} coins to {theirs}.</source>
        <translation>折り返しで{mine}対{theirs}コイン。</translation>
    </message>
    <message>
        <source>Your {nth} star ended it in time, {mine} to {theirs} coins.</source>
        <translation>{nth}個目の星で終わらせ、{mine}対{theirs}コイン。</translation>
    </message>
    <message>
        <source>Your {nth} star ended it too early, {mine} to {theirs} coins.</source>
        <translation>{nth}個目の星は早すぎた。{mine}対{theirs}コイン。</translation>
    </message>
    <message>
        <source>The Automa&apos;s {nth} star ended it, too late: {mine} to {theirs}.</source>
        <translation>オートマの{nth}個目の星も及ばず、{mine}対{theirs}。</translation>
    </message>
    <message>
        <source>The Automa&apos;s {nth} star ended it; you had {many}.</source>
        <translation>オートマの{nth}個目の星で終了。あなたは{many}個。</translation>
    </message>
    <message>
        <source>{line} decided it, {own} coins to {other}.</source>
        <translation>決め手は{line}。{own}コイン対{other}コイン。</translation>
    </message>
    <message>
        <source>{line} decided it, {other} coins to your {own}.</source>
        <translation>決め手は{line}。オートマ{other}、あなた{own}コイン。</translation>
    </message>
    <message>
        <source>{line} made most of the difference, {own} to {other}.</source>
        <translation>差の大半は{line}。{own}対{other}コイン。</translation>
    </message>
    <message>
        <source>{line} cost you most, {own} coins to {other}.</source>
        <translation>痛かったのは{line}。{own}対{other}コイン。</translation>
    </message>
    <message>
        <source>{mine} to {theirs} coins: ahead since turn {since}.</source>
        <translation>{mine}対{theirs}コイン。{since}ターン目から首位。</translation>
    </message>
    <message>
        <source>{theirs} to {mine} coins: the Automa led from turn {since} on.</source>
        <translation>{theirs}対{mine}コイン。{since}ターン目からオートマが首位。</translation>
    </message>
    <message>
        <source>From here on you led, {mine} coins to {theirs}.</source>
        <translation>ここから首位。{mine}対{theirs}コイン。</translation>
    </message>
    <message>
        <source>From here on the Automa led, {theirs} coins to {mine}.</source>
        <translation>ここからオートマが首位。{theirs}対{mine}コイン。</translation>
    </message>
    <message>
        <source>{mine} to {theirs} coins: just enough.</source>
        <translation>{mine}対{theirs}コイン、わずかな差で勝利。</translation>
    </message>
    <message>
        <source>{mine} to {theirs} coins: only a few were missing.</source>
        <translation>{mine}対{theirs}コイン、あと少し足りなかった。</translation>
    </message>
    <message>
        <source>{mine} to {theirs} coins: the Automa was left far behind.</source>
        <translation>{mine}対{theirs}コイン、オートマを大きく引き離した。</translation>
    </message>
    <message>
        <source>{theirs} to {mine} coins: the Automa was out of reach.</source>
        <translation>{theirs}対{mine}コイン、オートマには遠く及ばず。</translation>
    </message>
    <message>
        <source>{place}, {own} against {other}: the win that decided it.</source>
        <translation>決め手は{place}の戦闘、{own}対{other}で勝利。</translation>
    </message>
    <message>
        <source>{place}, {own} against {other}: the loss that decided it.</source>
        <translation>決め手は{place}の戦闘、{own}対{other}で敗北。</translation>
    </message>
    <message>
        <source>{mine} each; you had more {tie_break}.</source>
        <translation>{mine}コインで並び、{tie_break}の差で勝利。</translation>
    </message>
    <message>
        <source>{mine} each; the Automa had more {tie_break}.</source>
        <translation>{mine}コインで並び、{tie_break}の差で敗北。</translation>
    </message>
    <message>
        <source>{mine} coins each, and every tie-break equal.</source>
        <translation>{mine}コインで並び、勝利を分け合った。</translation>
    </message>
    <message>
        <source>battle card {number}: at {span} power it uses up to {power} power and {cards}</source>
        <translation>戦闘のカード（{number}番）：戦力{span}では戦力{power}と{cards}まで使う</translation>
    </message>
    <message>
        <source>Battle card {number}: {table}; up to {cards}.</source>
        <translation>戦闘のカード（{number}番）：{table}、{cards}まで。</translation>
    </message>
    <message>
        <source>at {span} power up to {used}</source>
        <translation>戦力{span}なら{used}まで</translation>
    </message>
    <message>
        <source>The Automa&apos;s cards lie face down.</source>
        <translation>オートマのカードは伏せられています。</translation>
    </message>
    <message>
        <source>The Automa has no combat card to add.</source>
        <translation>オートマに、加えられる戦闘カードはありません。</translation>
    </message>
    <message>
        <source>One combat card can be added. {theirs}</source>
        <translation>戦闘カードをあと1枚加えられます。{theirs}</translation>
    </message>
    <message>
        <source>Add up to %n combat card(s), in any order. {theirs}</source>
        <translation>戦闘カードをあと%n枚まで、好きな順に加えられます。{theirs}</translation>
    </message>
    <message>
        <source>{theirs} Until you fight, power and cards can be changed.</source>
        <translation>{theirs}戦うまで、戦力とカードは変えられます。</translation>
    </message>
    <message>
        <source>{space} · no star left</source>
        <translation>{space}・残りの星なし</translation>
    </message>
    <message>
        <source>{space} · star in {ahead}</source>
        <translation>{space}・星まで{ahead}</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>まだなし</translation>
    </message>
    <message>
        <source>{number}, {scheme}</source>
        <translation>{number}、{scheme}</translation>
    </message>
    <message>
        <source>{name} – {points}</source>
        <translation>{name}&#x3000;{points}</translation>
    </message>
    <message>
        <source>{own} : {other}</source>
        <translation>{own} : {other}</translation>
    </message>
    <message>
        <source>{unit} with {cargo}: {origin} to {place}</source>
        <translation>{unit}（{cargo}を積む）：{origin}から{place}へ</translation>
    </message>
    <message>
        <source>{unit}: {origin} to {place}</source>
        <translation>{unit}：{origin}から{place}へ</translation>
    </message>
    <message>
        <source>whole turn</source>
        <translation>ターン全体</translation>
    </message>
    <message>
        <source>rest of the turn</source>
        <translation>ターンの残り</translation>
    </message>
    <message>
        <source>Worth in coins, by the adviser</source>
        <translation>局面の価値（コイン換算の見積もり）</translation>
    </message>
    <message>
        <source>{change} for the Automa</source>
        <translation>{change} 点（オートマ）</translation>
    </message>
    <message>
        <source>{amount} {row}</source>
        <translation>{amount} {row}</translation>
    </message>
    <message>
        <source>It ends with a card that is turned up: what comes of it is reckoned, not known.</source>
        <translation>最後にカードがめくられます。その結果は見積もりです。</translation>
    </message>
    <message>
        <source>Points at once, and what stars, units and resources promise for later.</source>
        <translation>すぐに入る得点と、星、ユニット、資源の先々の見込みです。</translation>
    </message>
    <message>
        <source>No points at once: it is for what stars, units and resources promise.</source>
        <translation>すぐには得点になりませんが、星、ユニット、資源の先々の見込みが増えます。</translation>
    </message>
    <message>
        <source>As good as the first, as far as the adviser can tell.</source>
        <translation>見積もりでは最善と同じです。</translation>
    </message>
    <message>
        <source>{amount} in prospect</source>
        <translation>{amount} 先々の見込み</translation>
    </message>
    <message>
        <source>{number} less than the first: {parts}.</source>
        <translation>最善より{number}少ない：{parts}。</translation>
    </message>
    <message>
        <source>“{title}” can never be fulfilled then. Do it?</source>
        <translation>「{title}」は達成できなくなります。行いますか？</translation>
    </message>
    <message>
        <source>That places your sixth star and wins the game, {mine} to {theirs}. Do it?</source>
        <translation>これで6個目の星を置き、{mine}対{theirs}で勝ちます。よろしいですか？</translation>
    </message>
    <message>
        <source>The sixth star ends the game at once: nothing more is scored.</source>
        <translation>6個目の星を置くとすぐにゲームが終わり、それ以上は得点できません。</translation>
    </message>
    <message>
        <source>“{title}” is ready for a star. End the turn all the same?</source>
        <translation>「{title}」は達成しています。このままターンを終えますか？</translation>
    </message>
    <message>
        <source>It may not hold any more after the Automa&apos;s turn.</source>
        <translation>オートマのターンの後では条件を満たさなくなるかもしれません。</translation>
    </message>
    <message>
        <source>{unit} on {place}</source>
        <translation>{place}の{unit}</translation>
    </message>
    <message>
        <source>%n unit(s) can still move. Finish the moves all the same?</source>
        <translation>まだ%n体が移動できます。このまま移動を終えますか？</translation>
    </message>
    <message>
        <source>For example: {names}.</source>
        <translation>たとえば{names}。</translation>
    </message>
    <message>
        <source>%n step(s) left. Stop on {place} all the same?</source>
        <translation>あと%n歩動けます。{place}で止まりますか？</translation>
    </message>
    <message>
        <source>It could go on to {places}.</source>
        <translation>次に進めるのは{places}です。</translation>
    </message>
    <message>
        <source>It could go on to {places} and {more} more.</source>
        <translation>次に進めるのは{places}など、ほかに{more}か所あります。</translation>
    </message>
    <message>
        <source>{places} can still produce. Go on all the same?</source>
        <translation>{places}でまだ生産できます。このまま進みますか？</translation>
    </message>
    <message>
        <source>What is not produced now is not made up for.</source>
        <translation>今生産しなかった分は後から得られません。</translation>
    </message>
    <message>
        <source>A second option can still be taken. Go on without it all the same?</source>
        <translation>2つ目の選択肢をまだ選べます。それでも選ばずに進みますか？</translation>
    </message>
    <message>
        <source>Not to be had now: {gains}. Choose it all the same?</source>
        <translation>今は得られません：{gains}。それでも選びますか？</translation>
    </message>
    <message>
        <source>{action} can be done now. Skip it all the same?</source>
        <translation>「{action}」を行えます。省きますか？</translation>
    </message>
    <message>
        <source>The move of your Factory card is unused. Skip it all the same?</source>
        <translation>ファクトリーカードの移動が残っています。省きますか？</translation>
    </message>
    <message>
        <source>One unit could move up to {steps} steps.</source>
        <translation>ユニット1体が{steps}歩まで移動できます。</translation>
    </message>
    <message>
        <source>Popularity falls below {least}: all counts less in the end. Do it?</source>
        <translation>民心が{least}を下回り、最後に数えるものの価値が下がります。実行しますか？</translation>
    </message>
    <message>
        <source>If it ended now: {before} coins before it, {after} after it.</source>
        <translation>いま終わると、実行前は{before}コイン、実行後は{after}コインです。</translation>
    </message>
    <message>
        <source>A victory takes popularity below {least}: all counts less.</source>
        <translation>勝つと民心が{least}を下回り、数えるものの価値が下がります。</translation>
    </message>
    <message>
        <source>A victory takes popularity below {least}: all counts less. Fight all the same?</source>
        <translation>勝つと民心が{least}を下回り、最後に数えるものの価値が下がります。戦いますか？</translation>
    </message>
    <message>
        <source>%n worker(s) driven home: what is yours now counts {after} coins, not {before}.</source>
        <translation>ワーカー%n体を撤退させるため、いま持つものの価値は{before}コインから{after}コインに下がります。</translation>
    </message>
    <message>
        <source>Driving %n worker(s) home costs popularity.</source>
        <translation>ワーカーを%n体撤退させると、民心が下がります。</translation>
    </message>
    <message>
        <source>{action} can be paid now. Skip it all the same?</source>
        <translation>「{action}」のコストを支払えます。省きますか？</translation>
    </message>
    <message>
        <source>It costs {cost}, and your territories hold that.</source>
        <translation>コストは{cost}で、支配する領域に足りています。</translation>
    </message>
    <message>
        <source>{unit} attacks {place}</source>
        <translation>{unit}が{place}を攻撃</translation>
    </message>
    <message>
        <source>{unit} goes to {place}</source>
        <translation>{unit}が{place}へ</translation>
    </message>
    <message>
        <source>it wins {more} to {fewer}</source>
        <translation>{more}対{fewer}でオートマの勝ち</translation>
    </message>
    <message>
        <source>it loses, {fewer} to {more}</source>
        <translation>{fewer}対{more}でオートマの負け</translation>
    </message>
    <message>
        <source>{workers} of yours driven home</source>
        <translation>あなたの{workers}が撤退</translation>
    </message>
    <message>
        <source>{goods} removed</source>
        <translation>{goods}を除去</translation>
    </message>
    <message>
        <source>the encounter token removed</source>
        <translation>遭遇トークンを除去</translation>
    </message>
    <message>
        <source>a Factory card</source>
        <translation>ファクトリーカード1枚</translation>
    </message>
    <message>
        <source>{unit} to its home base</source>
        <translation>{unit}が本拠地に</translation>
    </message>
    <message>
        <source>{workers} to its home base</source>
        <translation>{workers}が本拠地に</translation>
    </message>
    <message>
        <source>star tracker: stays</source>
        <translation>星トラッカー：進まない</translation>
    </message>
    <message>
        <source>a star: {reason}</source>
        <translation>星1個（{reason}）</translation>
    </message>
    <message>
        <source>you: {things}</source>
        <translation>あなた：{things}</translation>
    </message>
    <message>
        <source>your units there retreat</source>
        <translation>そこのユニットが撤退</translation>
    </message>
    <message>
        <source>the recruit bonus declined</source>
        <translation>徴兵ボーナスを断った</translation>
    </message>
    <message>
        <source>the only valid territory</source>
        <translation>有効な領域はここだけ</translation>
    </message>
    <message>
        <source>of %n valid territories: {reason}</source>
        <translation>有効な%nか所のうち：{reason}</translation>
    </message>
    <message>
        <source>You win on {place}, {mine} to {theirs}</source>
        <translation>{place}で{mine}対{theirs}の勝ち</translation>
    </message>
    <message>
        <source>The Automa wins on {place}, {theirs} to {mine}</source>
        <translation>{place}で{theirs}対{mine}、オートマの勝ち</translation>
    </message>
    <message>
        <source>Combat on {place}: you took it</source>
        <translation>{place}の戦闘：奪い取りました</translation>
    </message>
    <message>
        <source>Combat on {place}: you were beaten back</source>
        <translation>{place}の戦闘：撃退されました</translation>
    </message>
    <message>
        <source>Combat on {place}: you held it</source>
        <translation>{place}の戦闘：守り切りました</translation>
    </message>
    <message>
        <source>Combat on {place}: you lost it</source>
        <translation>{place}の戦闘：敗北しました</translation>
    </message>
    <message>
        <source>You attacked with {units}. Cards and power that were committed are spent.</source>
        <translation>{units}で攻撃しました。使った戦力とカードは失われます。</translation>
    </message>
    <message>
        <source>The Automa attacked with {units}. Cards and power that were committed are spent.</source>
        <translation>オートマが{units}で攻撃しました。使った戦力とカードは失われます。</translation>
    </message>
    <message>
        <source>The Automa wins the combat</source>
        <translation>オートマの勝ち</translation>
    </message>
    <message>
        <source>A tie goes to you, who attacked</source>
        <translation>同点は攻撃側のあなたの勝ちです</translation>
    </message>
    <message>
        <source>A tie goes to the Automa, which attacked</source>
        <translation>同点は攻撃側のオートマの勝ちです</translation>
    </message>
    <message>
        <source>A tie would have gone to you</source>
        <translation>同点ならあなたの勝ちでした</translation>
    </message>
    <message>
        <source>A tie would have gone to it</source>
        <translation>同点ならオートマの勝ちでした</translation>
    </message>
    <message>
        <source>Battle card {number}: by its power</source>
        <translation>戦闘のカード（{number}番）：戦力ごと</translation>
    </message>
    <message>
        <source>at {span}</source>
        <translation>{span}なら</translation>
    </message>
    <message>
        <source>up to {power}</source>
        <translation>{power}まで</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>カードなし</translation>
    </message>
    <message>
        <source>At {reserve} power it commits {power} of it and {cards}.</source>
        <translation>戦力{reserve}のうち{power}と、{cards}を使います。</translation>
    </message>
    <message>
        <source>your star number {number}, for a combat</source>
        <translation>あなたの{number}個目の星（戦闘）</translation>
    </message>
    <message>
        <source>its star number {number}, for a combat</source>
        <translation>オートマの{number}個目の星（戦闘）</translation>
    </message>
    <message>
        <source>combat card for you</source>
        <translation>あなたが得る戦闘カード</translation>
    </message>
    <message>
        <source>combat card for the Automa</source>
        <translation>オートマが得る戦闘カード</translation>
    </message>
    <message>
        <source>The Automa leaves {place}: {units}.</source>
        <translation>オートマが{place}から撤退：{units}。</translation>
    </message>
    <message>
        <source>You leave {place}: {units}.</source>
        <translation>{place}から撤退：{units}。</translation>
    </message>
    <message>
        <source>{action} is left out: it costs {cost}.</source>
        <translation>{action}は省かれました。コストの{cost}が払えません。</translation>
    </message>
    <message>
        <source>{action} is left out: it costs {cost}, your territories hold {have}.</source>
        <translation>{action}は省かれました。コストは{cost}ですが、支配する領域には{have}個しかありません。</translation>
    </message>
    <message>
        <source>{action} is left out: it costs {cost}, your territories hold none.</source>
        <translation>{action}は省かれました。コストは{cost}ですが、支配する領域には1個もありません。</translation>
    </message>
    <message>
        <source>Card {number} bears a skip mark, which ends the turn at this level.</source>
        <translation>カード{number}にはスキップの印があり、このレベルではターンが終わります。</translation>
    </message>
    <message>
        <source>A crossed-out gear: it sleeps through this turn.</source>
        <translation>歯車に×印があるので、このターンは休みます。</translation>
    </message>
    <message>
        <source>It would like to attack, but the card asks for {needed} power and it has {power}.</source>
        <translation>攻撃したくても、カードの戦力{needed}に届きません（今は{power}）。</translation>
    </message>
    <message>
        <source>No mech on the board, so it tries the next symbol.</source>
        <translation>メックがボードにいないので、次のシンボルを試します。</translation>
    </message>
    <message>
        <source>It wants a token or the Factory, whichever is nearest to the middle: {place}.</source>
        <translation>遭遇かファクトリーのうち、中央に最も近い{place}へ行きます。</translation>
    </message>
    <message>
        <source>Its workers like company: {place} is near more of its units than any other it may go to.</source>
        <translation>ワーカーは仲間の近くを好みます。最も多くのユニットに近い{place}へ行きます。</translation>
    </message>
    <message>
        <source>It stays: nowhere could it be nearer to your character and mechs without a fight.</source>
        <translation>動きません。戦いを避ける限り、あなたの戦闘ユニットに今より近い場所はないからです。</translation>
    </message>
    <message>
        <source>It goes as near to your character and mechs as it can without a fight.</source>
        <translation>戦いを避けながら、あなたの戦闘ユニットにできるだけ近づきます。</translation>
    </message>
    <message>
        <source>It attacks where you are fewest: {place}.</source>
        <translation>あなたの戦闘ユニットが最も少ない{place}を攻めます。</translation>
    </message>
    <message>
        <source>It drives workers off where most resources lie: {place}.</source>
        <translation>資源が最も多い{place}のワーカーを狙います。</translation>
    </message>
    <message>
        <source>It keeps its workers away from your {unit} on {place}.</source>
        <translation>{place}の{unit}を避けて、ワーカーを動かします。</translation>
    </message>
    <message>
        <source>The unit nearest to its home goes first, so nobody is left behind.</source>
        <translation>本拠地に最も近いユニットから動くので、置き去りになりません。</translation>
    </message>
    <message>
        <source>Two stand on one place: the mech goes before the character.</source>
        <translation>同じ場所にいれば、キャラクターよりメックが先です。</translation>
    </message>
    <message>
        <source>There was only one it could choose.</source>
        <translation>選べるものは1つだけでした。</translation>
    </message>
    <message>
        <source>%n were equally good, and the Factory itself comes first.</source>
        <translation>同じ条件の%nか所のうち、ファクトリーそのものが先です。</translation>
    </message>
    <message>
        <source>%n were equally good, and {place} is nearest to the Factory.</source>
        <translation>同じ条件の%nか所のうち、ファクトリーに最も近い{place}です。</translation>
    </message>
    <message>
        <source>%n were equally good, so the first in reading order it is: {place}.</source>
        <translation>同じ条件の%nか所のうち、リーディングオーダーで先の{place}です。</translation>
    </message>
    <message>
        <source>{all} were equally good, %n of them nearest to the Factory; the first in reading order is {place}.</source>
        <translation>同じ条件の{all}か所のうち、ファクトリーに最も近いのは%nか所で、リーディングオーダーで先の{place}です。</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between two of which one is enough</comment>
        <translation>または</translation>
    </message>
    <message>
        <source>It costs {cost}. All of it is done: it brings no more than its coins and its bonus. Or skip it.</source>
        <translation>コストは{cost}です。もう残りがないため、得られるのはコインとボーナスだけです。省くこともできます。</translation>
    </message>
    <message>
        <source>This box only says what goes along.</source>
        <translation>この枠は、一緒に運ぶものを示すだけです。</translation>
    </message>
    <message>
        <source>{place} is one step further.</source>
        <translation>{place}は、もう1歩先です。</translation>
    </message>
    <message>
        <source>First put it down on {way}; then it goes on.</source>
        <translation>まず{way}に置いてください。そこから先へ進めます。</translation>
    </message>
    <message>
        <source>{name} has made its move already.</source>
        <translation>{name}はもう移動を終えています。</translation>
    </message>
    <message>
        <source>No cube lies in this box.</source>
        <translation>この枠にはキューブがありません。</translation>
    </message>
    <message>
        <source>Drag the cube at the right of this box.</source>
        <translation>この枠の右端にあるキューブをドラッグしてください。</translation>
    </message>
    <message>
        <source>All {resource} on {place} is chosen already.</source>
        <translation>{place}の{resource}は、すべて選びました。</translation>
    </message>
    <message>
        <source>The rest comes from another lit place.</source>
        <translation>残りは、ほかの光る場所から選んでください。</translation>
    </message>
    <message>
        <source>The workers chosen are the last ones of your mat.</source>
        <translation>選んだワーカーで、マットのワーカーはなくなります。</translation>
    </message>
    <message>
        <source>The top row of your Factory card is left out: it costs {cost}.</source>
        <translation>ファクトリーカードの上段は省かれました。コストの{cost}が払えません。</translation>
    </message>
    <message>
        <source>At popularity {popularity}</source>
        <translation>民心{popularity}なら</translation>
    </message>
    <message>
        <source>Popularity</source>
        <translation>民心</translation>
    </message>
    <message>
        <source>Before the step</source>
        <translation>移動の前</translation>
    </message>
    <message>
        <source>After it</source>
        <translation>移動のあと</translation>
    </message>
    <message>
        <source>You have</source>
        <translation>手元</translation>
    </message>
    <message>
        <source>Produce brings</source>
        <translation>生産で</translation>
    </message>
    <message>
        <source>{action} costs</source>
        <translation>{action}の費用</translation>
    </message>
    <message>
        <source>The Automa&apos;s last star</source>
        <translation>オートマの最後の星</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>ゲームの終わり</translation>
    </message>
    <message>
        <source>The Automa&apos;s next whole star ends the game. Take what counts now.</source>
        <translation>次の欠けていない星で、オートマがゲームを終わらせます。得点になることは今のうちにしましょう。</translation>
    </message>
    <message>
        <source>With the sixth star of either side the game is over at once.</source>
        <translation>どちらかが6つ目の星を置くと、ゲームはすぐに終わります。</translation>
    </message>
    <message>
        <source>Popularity that is worth coins</source>
        <translation>コインになる民心</translation>
    </message>
    <message>
        <source>Popularity and the final score</source>
        <translation>民心と最終得点</translation>
    </message>
    <message>
        <source>{popularity} popularity now would be worth {gain} coins.</source>
        <translation>今、民心{popularity}を得ると、合計が{gain}コイン上がります。</translation>
    </message>
    <message>
        <source>From popularity 7, and again from 13, stars, territories and resources are worth more.</source>
        <translation>民心が7以上、さらに13以上になると、星、領域、資源の価値が上がります。</translation>
    </message>
    <message>
        <source>Workers driven home</source>
        <translation>ワーカーの撤退</translation>
    </message>
    <message>
        <source>Driving %n worker(s) home costs popularity, and everything would be worth less.</source>
        <translation>ワーカーを%n体撤退させると民心が下がり、すべての価値が落ちます。</translation>
    </message>
    <message>
        <source>An objective that is fulfilled</source>
        <translation>達成した目的</translation>
    </message>
    <message>
        <source>Your objective</source>
        <translation>あなたの目的</translation>
    </message>
    <message>
        <source>An objective is fulfilled: press it for a star.</source>
        <translation>目的を達成しています。押せば星を置けます。</translation>
    </message>
    <message>
        <source>“{title}” holds now. It may not hold any more after the Automa&apos;s turn.</source>
        <translation>「{title}」は今なら達成です。オートマのターンのあとでは、達成でなくなることがあります。</translation>
    </message>
    <message>
        <source>A bottom row that could be paid</source>
        <translation>支払える下段</translation>
    </message>
    <message>
        <source>The bottom row</source>
        <translation>下段</translation>
    </message>
    <message>
        <source>{action} could be paid.</source>
        <translation>{action}の支払いができます。</translation>
    </message>
    <message>
        <source>Each section can do both in one turn: its top row, then its bottom row.</source>
        <translation>1つのセクションで、同じターンに上段と下段の両方を行えます。</translation>
    </message>
    <message>
        <source>Producing what is missing</source>
        <translation>足りない資源の生産</translation>
    </message>
    <message>
        <source>Top row and bottom row in one turn</source>
        <translation>1ターンに上段と下段</translation>
    </message>
    <message>
        <source>Produce brings the missing {resource}: then {action}, in one turn.</source>
        <translation>生産すれば{resource}がそろい、同じターンに{action}できます。</translation>
    </message>
    <message>
        <source>Resources left behind</source>
        <translation>置いてきた資源</translation>
    </message>
    <message>
        <source>Whose resources they are</source>
        <translation>資源の持ち主</translation>
    </message>
    <message>
        <source>{resource} on {place}: nobody of yours is there any more.</source>
        <translation>{place}の{resource}は、もう自分のものではありません。</translation>
    </message>
    <message>
        <source>Resources belong to whoever controls their territory. What a unit takes along stays yours.</source>
        <translation>資源は、その領域を支配するプレイヤーのものです。ユニットで運べば自分のもののままです。</translation>
    </message>
    <message>
        <source>The Factory near by</source>
        <translation>近くのファクトリー</translation>
    </message>
    <message>
        <source>Your character is one step from the Factory.</source>
        <translation>キャラクターはファクトリーまであと1歩です。</translation>
    </message>
    <message>
        <source>Whose character ends its move there chooses a Factory card: a fifth section.</source>
        <translation>キャラクターがそこで移動を終えると、5つ目のセクションになるファクトリー・カードを選べます。</translation>
    </message>
    <message>
        <source>An encounter near by</source>
        <translation>近くの遭遇</translation>
    </message>
    <message>
        <source>Encounters</source>
        <translation>遭遇</translation>
    </message>
    <message>
        <source>People wait one step from your character.</source>
        <translation>キャラクターの隣に遭遇があります。</translation>
    </message>
    <message>
        <source>The character that ends its move there chooses one of three offers.</source>
        <translation>キャラクターがそこで移動を終えると、3つの選択肢から1つを選べます。</translation>
    </message>
    <message>
        <source>A character at home</source>
        <translation>本拠地のキャラクター</translation>
    </message>
    <message>
        <source>Your character</source>
        <translation>あなたのキャラクター</translation>
    </message>
    <message>
        <source>Your character is still at home. It alone meets people.</source>
        <translation>キャラクターがまだ本拠地にいます。遭遇に行けるのはキャラクターだけです。</translation>
    </message>
    <message>
        <source>Encounters and the Factory card are for the character; mechs and workers get neither.</source>
        <translation>遭遇とファクトリー・カードはキャラクターだけのものです。メックやワーカーでは得られません。</translation>
    </message>
    <message>
        <source>Resources without a guard</source>
        <translation>守りのない資源</translation>
    </message>
    <message>
        <source>Where the Automa may attack</source>
        <translation>オートマが攻撃できる場所</translation>
    </message>
    <message>
        <source>%n resource(s) on {place} unguarded, and an attack takes them all.</source>
        <translation>{place}の資源%n個が無防備です。攻撃されるとすべて失います。</translation>
    </message>
    <message>
        <source>Workers alone are driven home. A mech or the character beside them would fight first.</source>
        <translation>ワーカーだけなら撤退させられます。メックかキャラクターがいれば、先に戦闘になります。</translation>
    </message>
    <message>
        <source>The price of many workers</source>
        <translation>多くのワーカーの費用</translation>
    </message>
    <message>
        <source>What producing costs</source>
        <translation>生産の費用</translation>
    </message>
    <message>
        <source>From six workers on, producing costs 1 popularity too.</source>
        <translation>ワーカーが6体になると、生産に民心1もかかります。</translation>
    </message>
    <message>
        <source>The more workers on the map, the dearer: first power, then popularity, then a coin.</source>
        <translation>ボード上のワーカーが増えるほど、戦力、民心、コインの順に費用が加わります。</translation>
    </message>
    <message>
        <source>More resources than count</source>
        <translation>最終得点に入らない資源</translation>
    </message>
    <message>
        <source>Resources in the final score</source>
        <translation>最終得点での資源</translation>
    </message>
    <message>
        <source>Only six resources of one territory count in the end. Spread them or spend them.</source>
        <translation>1つの領域で数える資源は6個までです。分けるか、使いましょう。</translation>
    </message>
    <message>
        <source>%n resource(s) lie on {place}.</source>
        <translation>{place}に資源が%n個あります。</translation>
    </message>
    <message>
        <source>That would end the game at {mine} to {theirs}. Go on all the same?</source>
        <translation>これでゲームが終わると、{mine}対{theirs}です。それでも続けますか？</translation>
    </message>
    <message>
        <source>The sixth star ends the game at once, before the Automa moves again.</source>
        <translation>6つ目の星を置くと、オートマのターンを待たずにゲームが終わります。</translation>
    </message>
    <message>
        <source>Press it to take one of it; kinds are taken in any order.</source>
        <translation>押すと1個選べます。種類の順番は自由です。</translation>
    </message>
    <message>
        <source>It costs {cost}, and a combat card stands for the last of it.</source>
        <translation>コストは{cost}で、最後の1個は戦闘カードで代用できます。</translation>
    </message>
    <message>
        <source>cost and coins of the bottom action</source>
        <translation>下段のコストとコイン</translation>
    </message>
    <message>
        <source>Drag a cube from a top box, which then counts more, to a bottom box, which gets cheaper.</source>
        <translation>上段の枠から下段の枠へキューブをドラッグします。元の効果が増え、移した先のコストが減ります。</translation>
    </message>
    <message>
        <source>Drag one to a round space, which pays at once; its bottom box brings its bonus from now on.</source>
        <translation>補充兵を丸いマスへドラッグします。マスのボーナスはすぐに、元の枠のボーナスは以後毎回得られます。</translation>
    </message>
    <message>
        <source>Press a framed section: its top action comes first, then its bottom one.</source>
        <translation>枠の光るセクションを押してください。上段を先に、次に下段を行います。</translation>
    </message>
    <message>
        <source>Press a framed section: its top action comes first, then its bottom one. Not last turn&apos;s.</source>
        <translation>枠の光るセクションを押してください。上段を先に、次に下段を行います。前のターンと同じものは選べません。</translation>
    </message>
    <message>
        <source>Press the framed bottom box: it costs {cost}, a combat card of yours for the last of it. Or skip it.</source>
        <translation>枠の光る下段を押してください（コストは{cost}。最後の1個は手札の戦闘カードで支払います）。省くこともできます。</translation>
    </message>
    <message>
        <source>Press the framed bottom box: it costs {cost}. Or skip it.</source>
        <translation>枠の光る下段を押してください（コストは{cost}）。省くこともできます。</translation>
    </message>
    <message>
        <source>Drag a framed mech to {place}: what an encounter gives appears there. You may also decline it.</source>
        <translation>枠の付いたメックを{place}へドラッグします。遭遇で得たものはそこに置かれます。断ることもできます。</translation>
    </message>
    <message>
        <source>Drag it from the mat to {place}: what an encounter gives appears there. You may also decline it.</source>
        <translation>マットから{place}へドラッグします。遭遇で得たものはそこに置かれます。断ることもできます。</translation>
    </message>
    <message>
        <source>{place} is nobody&apos;s. It is not what is asked for now.</source>
        <translation>{place}は誰も支配しておらず、今は選べません。</translation>
    </message>
    <message>
        <source>{place} is yours. It is not what is asked for now.</source>
        <translation>{place}は自分の支配する領域で、今は選べません。</translation>
    </message>
    <message>
        <source>{place} is the Automa&apos;s. It is not what is asked for now.</source>
        <translation>{place}はオートマの支配する領域で、今は選べません。</translation>
    </message>
    <message>
        <source>{section} was your last turn: in your next one the token goes to another section.</source>
        <translation>「{section}」は直前のターンに選びました。次のターンは別のセクションに置きます。</translation>
    </message>
    <message>
        <source>The top row of {section} is over for this turn.</source>
        <translation>「{section}」の上段は、このターンはもう終わりました。</translation>
    </message>
    <message>
        <source>The bottom row of {section} comes second.</source>
        <translation>「{section}」の下段は上段の後です。</translation>
    </message>
    <message>
        <source>The top row of {section} is being played.</source>
        <translation>「{section}」の上段を行っている途中です。</translation>
    </message>
    <message>
        <source>The bottom row of {section} is over for this turn.</source>
        <translation>「{section}」の下段は、このターンはもう終わりました。</translation>
    </message>
    <message>
        <source>The bottom row of {section} is being played.</source>
        <translation>「{section}」の下段を行っている途中です。</translation>
    </message>
    <message>
        <source>Drag a cube from a top box to a bottom one.</source>
        <translation>上段の枠のキューブを、下段の枠へドラッグしてください。</translation>
    </message>
    <message>
        <source>It goes to one of the framed bottom boxes.</source>
        <translation>移す先は、光る下段の枠です。</translation>
    </message>
    <message>
        <source>It costs {cost}; your territories hold none.</source>
        <translation>コストは{cost}ですが、支配する領域には1個もありません。</translation>
    </message>
    <message>
        <source>{action}, a bottom-row action, moves it down; it costs {cost}.</source>
        <translation>下段の「{action}」で移します。コストは{cost}です。</translation>
    </message>
    <message>
        <source>{action}, a bottom-row action, brings it to the map; it costs {cost}.</source>
        <translation>下段の「{action}」でボードに出します。コストは{cost}です。</translation>
    </message>
    <message>
        <source>{action}, a bottom-row action, puts it on the map; it costs {cost}.</source>
        <translation>下段の「{action}」でボードに建てます。コストは{cost}です。</translation>
    </message>
    <message>
        <source>{action}, a bottom-row action, sends it to a round space; it costs {cost}.</source>
        <translation>下段の「{action}」で丸いマスに置きます。コストは{cost}です。</translation>
    </message>
    <message>
        <source>It is shown before a section, before a bottom row, or at the end of your turn.</source>
        <translation>公開できるのはセクションを選ぶ前、下段の前、ターンの終わりです。</translation>
    </message>
    <message>
        <source>{gain} would be yours. Decline it all the same?</source>
        <translation>{gain}を得られます。それでも断りますか？</translation>
    </message>
    <message>
        <source>What is declined does not come back, and nothing that was paid is returned.</source>
        <translation>断ったものは後から得られず、支払ったものも戻りません。</translation>
    </message>
    <message>
        <source>What is declined does not come back.</source>
        <translation>断ったものは後から得られません。</translation>
    </message>
    <message>
        <source>The top row does not come back this turn.</source>
        <translation>このターンの上段はもう行えません。</translation>
    </message>
    <message>
        <source>The map shows the pieces alone again.</source>
        <translation>ボードの表示を元に戻しました。</translation>
    </message>
    <message>
        <source>{tile} Nothing counts yet.</source>
        <translation>{tile}まだ何も数えられません。</translation>
    </message>
    <message>
        <source>{tile} Yours now: {count}, worth {coins}: {places}.</source>
        <translation>{tile}今は{count}で、{coins}コインになります：{places}。</translation>
    </message>
    <message>
        <source>wins {chance}%</source>
        <translation>勝率{chance}％</translation>
    </message>
    <message>
        <source>{power} without a card wins {chance}% of such combats.</source>
        <translation>カードなしの{power}の勝率は{chance}％です。</translation>
    </message>
    <message>
        <source>With your best cards: {chance}%.</source>
        <translation>手持ちの最良のカードを加えると{chance}％です。</translation>
    </message>
    <message>
        <source>It wins about {chance}% of such combats.</source>
        <translation>このような戦闘の約{chance}％で勝ちます。</translation>
    </message>
    <message>
        <source>You commit nothing, which wins {chance}%. Fight all the same?</source>
        <translation>何も出さないと、勝つ見込みは{chance}％です。このまま戦いますか？</translation>
    </message>
    <message>
        <source>the sixth star: the game ends</source>
        <translation>6個目の星でゲーム終了</translation>
    </message>
    <message>
        <source>Lose: the Automa&apos;s sixth star, the game ends</source>
        <translation>敗北：オートマの6個目の星でゲーム終了</translation>
    </message>
    <message>
        <source>Winning would place your sixth star and end the game. Fight all the same?</source>
        <translation>勝つと6個目の星を置き、ゲームが終わります。このまま戦いますか？</translation>
    </message>
    <message>
        <source>If it ended now: {mine} to {theirs}, without that star.</source>
        <translation>今終わると{mine}対{theirs}です（その星を除く）。</translation>
    </message>
    <message>
        <source>You have {power} power and %n combat card(s). A defeat with nothing committed brings no card.</source>
        <translation>戦力{power}と戦闘カード%n枚が手元にあります。何も出さずに負けると、カードも引けません。</translation>
    </message>
    <message>
        <source>You add no card, which wins {chance}%. Fight all the same?</source>
        <translation>カードを加えないと、勝つ見込みは{chance}％です。このまま戦いますか？</translation>
    </message>
    <message>
        <source>Up to %n combat card(s) could be added.</source>
        <translation>戦闘カードをあと%n枚まで加えられます。</translation>
    </message>
    <message>
        <source>Your %n worker(s) there go home.</source>
        <translation>そこのあなたのワーカー%n体が本拠地へ撤退します。</translation>
    </message>
    <message>
        <source>Your structure stays on {place}, but the territory is no longer yours.</source>
        <translation>建造物は{place}に残りますが、その領域はもうあなたのものではありません。</translation>
    </message>
    <message>
        <source>%n worker(s) of the Automa&apos;s go home.</source>
        <translation>オートマのワーカー%n体が撤退します。</translation>
    </message>
    <message>
        <source>Turn {number} (the next star of either side ends the game): choose a section of your mat</source>
        <translation>{number}ターン目（どちらかの次の星でゲーム終了）：プレイヤーマットのセクションを選んでください</translation>
    </message>
    <message>
        <source>Turn {number} (the Automa&apos;s next star ends the game): choose a section of your mat</source>
        <translation>{number}ターン目（オートマの次の星でゲーム終了）：プレイヤーマットのセクションを選んでください</translation>
    </message>
    <message>
        <source>Turn {number} (your next star ends the game): choose a section of your mat</source>
        <translation>{number}ターン目（あなたの次の星でゲーム終了）：プレイヤーマットのセクションを選んでください</translation>
    </message>
    <message>
        <source>In any order. Press a slot to give it back; once all are chosen, Enter takes them.</source>
        <translation>順番は自由です。枠を押すと戻せます。すべて選ぶと、Enterで獲得できます。</translation>
    </message>
    <message>
        <source>Press a slot to give it back; Enter takes them.</source>
        <translation>枠を押すと戻せます。Enterで獲得します。</translation>
    </message>
    <message>
        <source>Drag a framed mech to the map. The ability under it works at once for your character and all mechs.</source>
        <translation>枠の光るメックをボードへドラッグします。その下の能力は、すぐにキャラクターと全部のメックで使えます。</translation>
    </message>
    <message>
        <source>First pay for the action.</source>
        <translation>まずコストを支払ってください。</translation>
    </message>
    <message>
        <source>A home base is no territory: nothing of this is put there.</source>
        <translation>本拠地は領域ではないため、ここには置けません。</translation>
    </message>
    <message>
        <source>The Automa&apos;s side is turned up when you fight.</source>
        <translation>オートマ側のカードは、戦うときに公開されます。</translation>
    </message>
    <message>
        <source>One unit moves up to {steps} steps, your character or a mech up to {more}, for free.</source>
        <translation>ユニット1体が無料で{steps}歩まで、キャラクターかメックなら{more}歩まで移動します。</translation>
    </message>
    <message>
        <source>The sixth star ends the game at once: the bottom row is not played any more.</source>
        <translation>6個目の星を置くとすぐにゲームが終わり、下段はもう行えません。</translation>
    </message>
    <message>
        <source>One unit could move up to {steps} steps, your character or a mech up to {more}.</source>
        <translation>ユニット1体が{steps}歩まで、キャラクターかメックなら{more}歩まで移動できます。</translation>
    </message>
    <message>
        <source>which you no longer control</source>
        <translation>あなたは支配を失う</translation>
    </message>
    <message>
        <source>combat cards of {cards}</source>
        <translation>戦闘カード：{cards}</translation>
    </message>
    <message>
        <source>combat card of {cards}</source>
        <translation>戦闘カード：{cards}</translation>
    </message>
    <message>
        <source>power, and %n combat card(s): {cards}</source>
        <translation>戦力、戦闘カード%n枚：{cards}</translation>
    </message>
    <message>
        <source>of your workers driven home</source>
        <translation>自分のワーカーが本拠地へ</translation>
    </message>
    <message>
        <source>of its workers driven home</source>
        <translation>オートマのワーカーが本拠地へ</translation>
    </message>
    <message>
        <source>resources taken: {goods}</source>
        <translation>得た資源：{goods}</translation>
    </message>
    <message>
        <source>resources removed: {goods}</source>
        <translation>失った資源：{goods}</translation>
    </message>
    <message>
        <source>resources left behind: {goods}</source>
        <translation>その場に残した資源：{goods}</translation>
    </message>
    <message>
        <source>The action token goes on a section of your mat.</source>
        <translation>アクショントークンは、プレイヤーマットのセクションに置きます。</translation>
    </message>
    <message>
        <source>A unit goes to a lit territory.</source>
        <translation>ユニットは、光る領域へ動かします。</translation>
    </message>
    <message>
        <source>A cube goes from a top box to a framed box of a bottom row.</source>
        <translation>キューブは、上段の枠から下段の光る枠へ移します。</translation>
    </message>
    <message>
        <source>A mech is deployed to a lit territory.</source>
        <translation>メックは、光る領域に配備します。</translation>
    </message>
    <message>
        <source>A structure is built on a lit territory.</source>
        <translation>建造物は、光る領域に建てます。</translation>
    </message>
    <message>
        <source>A recruit goes to one of the round spaces.</source>
        <translation>補充兵は、丸いマスに置きます。</translation>
    </message>
    <message>
        <source>Workers of your mat come to lit villages.</source>
        <translation>プレイヤーマットのワーカーは、光る村に出します。</translation>
    </message>
    <message>
        <source>Combat cards go into the combat.</source>
        <translation>戦闘カードは、戦闘の場に出します。</translation>
    </message>
    <message>
        <source>It goes where the board is lit.</source>
        <translation>置けるのは光っている場所です。</translation>
    </message>
    <message>
        <source>It cannot be put there.</source>
        <translation>そこには置けません。</translation>
    </message>
    <message>
        <source>The character that ends its move there chooses up to two of three offers, by Meander.</source>
        <translation>キャラクターがそこで移動を終えると、「遊歴」により、3つの選択肢から2つまで選べます。</translation>
    </message>
    <message>
        <source>Its one card</source>
        <translation>手札の1枚</translation>
    </message>
    <message>
        <source>Its one card, or none</source>
        <translation>手札の1枚、または0枚</translation>
    </message>
    <message>
        <source>{goods} would stay behind, yours no more. Go all the same?</source>
        <translation>{goods}が残され、あなたのものではなくなります。このまま移動しますか？</translation>
    </message>
    <message>
        <source>Nobody of yours holds {place} then. A unit that goes can take resources along.</source>
        <translation>移動すると、{place}を支配するものがいなくなります。資源は、移動するユニットが運べます。</translation>
    </message>
    <message>
        <source>%n worker(s) of the Automa&apos;s would be driven home. Do it?</source>
        <translation>敵ワーカー%n体を撤退させます。行いますか？</translation>
    </message>
    <message>
        <source>That costs popularity: {had} now, {left} then.</source>
        <translation>民心が{had}から{left}に減ります。</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>The settings could not be read, so the usual ones are in force. The old file was kept as {file}.</source>
        <translation>設定を読み込めなかったため、初期設定で動いています。元のファイルは {file} として残しました。</translation>
    </message>
    <message>
        <source>Reset this section</source>
        <translation>このグループを初期値に戻す</translation>
    </message>
    <message>
        <source>Language and looks</source>
        <translation>言語と見た目</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>学びながら遊ぶ</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>サウンド</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Changes at once, even in the middle of a game.</source>
        <translation>ゲームの途中でもすぐに切り替わります。</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>Night is the table by lamplight; high contrast has plain borders and no shadows.</source>
        <translation>夜は灯りの下の卓。ハイコントラストは影をなくし、枠線をはっきりさせます。</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>夜</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>昼</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <source>Size of words and controls</source>
        <translation>文字と部品の大きさ</translation>
    </message>
    <message>
        <source>On top of the size of the window and of the system&apos;s setting.</source>
        <translation>ウィンドウの大きさとシステムの設定に、さらに掛け合わせます。</translation>
    </message>
    <message>
        <source>Speed of the bot</source>
        <translation>ボットの速さ</translation>
    </message>
    <message>
        <source>Step by step waits for a key before each move; it can be changed during the game.</source>
        <translation>1手ずつでは、動くたびにキーを待ちます。ゲーム中にも変えられます。</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>1手ずつ</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>遅い</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>即時</translation>
    </message>
    <message>
        <source>Single options</source>
        <translation>選択肢が1つのとき</translation>
    </message>
    <message>
        <source>What leaves no choice can be done for you.</source>
        <translation>選ぶ余地のないことは、自動で進められます。</translation>
    </message>
    <message>
        <source>Do them</source>
        <translation>自動で行う</translation>
    </message>
    <message>
        <source>Ask me</source>
        <translation>毎回たずねる</translation>
    </message>
    <message>
        <source>Ask before something is given up</source>
        <translation>失う前の確認</translation>
    </message>
    <message>
        <source>Don&apos;t ask</source>
        <translation>確認しない</translation>
    </message>
    <message>
        <source>The cards lie face down until Fight; then they are turned and wait for you.</source>
        <translation>「戦う」を押すまで相手のカードは伏せられ、公開後は操作を待ちます。</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>見る</translation>
    </message>
    <message>
        <source>Only the outcome</source>
        <translation>結果だけ</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>画面の動き</translation>
    </message>
    <message>
        <source>Reduced: nothing slides or turns, changes fade instead.</source>
        <translation>「控えめ」では、移動や回転をやめ、フェードで切り替えます。</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>控えめ</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>Nothing is told by sound alone: whatever is heard is seen as well.</source>
        <translation>音だけで伝えることはありません。聞こえることは、必ず画面にも表示されます。</translation>
    </message>
    <message>
        <source>Effects at the table</source>
        <translation>ゲーム中の効果音</translation>
    </message>
    <message>
        <source>{key} at the table does the same. In the background it is silent.</source>
        <translation>ゲーム中は {key} キーでも切り替えられます。ほかのウィンドウを使っている間は鳴りません。</translation>
    </message>
    <message>
        <source>On</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>What the coach does not say again</source>
        <translation>今後は表示しないコーチの言葉</translation>
    </message>
    <message>
        <source>Not said</source>
        <translation>表示しない</translation>
    </message>
    <message>
        <source>Said</source>
        <translation>表示する</translation>
    </message>
    <message>
        <source>Reveal of a combat in Scythe</source>
        <translation>Scytheの戦闘の公開</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>コーチ</translation>
    </message>
    <message>
        <source>One quiet line where something lies open. It breaks no record and is no hint.</source>
        <translation>やり残しがあるときに1行でお知らせします。公式記録のまま続けられ、ヒントにも数えません。</translation>
    </message>
    <message>
        <source>First games</source>
        <translation>最初の数ゲーム</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>いつも</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>使わない</translation>
    </message>
    <message>
        <source>Once a turn when an end leaves something unused, each time when going back would open the record.</source>
        <translation>終えると使い残しがあるときはターンに一度、戻すと記録が「練習」になるときは毎回たずねます。</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>たずねる</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}％</translation>
    </message>
</context>
<context>
    <name>SetupLine</name>
    <message>
        <source>The set-up as a line</source>
        <translation>セットアップの行</translation>
    </message>
    <message>
        <source>Line {number}, character {column}: {what}</source>
        <translation>{number}行目・{column}文字目：{what}</translation>
    </message>
    <message>
        <source>nothing is written here yet.</source>
        <translation>まだ何も書かれていません。</translation>
    </message>
    <message>
        <source>the text is far too long for a set-up.</source>
        <translation>セットアップとしては長すぎます。</translation>
    </message>
    <message>
        <source>before “{token}” a word with a colon is missing, such as {label}:</source>
        <translation>「{token}」の前に「{label}：」のような見出しがありません。</translation>
    </message>
    <message>
        <source>“{token}” is none of {labels}.</source>
        <translation>「{token}」は{labels}のどれでもありません。</translation>
    </message>
    <message>
        <source>“{token}” was already given.</source>
        <translation>「{token}」はすでに書かれています。</translation>
    </message>
    <message>
        <source>nothing stands after the colon.</source>
        <translation>コロンのあとに何もありません。</translation>
    </message>
    <message>
        <source>“{token}” is not known here.</source>
        <translation>「{token}」はここでは使えません。</translation>
    </message>
    <message>
        <source>no game can be set up with “{token}”.</source>
        <translation>「{token}」ではゲームを用意できません。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>separator of a list</comment>
        <translation>・</translation>
    </message>
    <message>
        <source>“{token}” is a mat of the expansion; let its mats take part.</source>
        <translation>「{token}」は拡張のマットです。拡張マットを使う設定にしてください。</translation>
    </message>
    <message>
        <source>“{token}” plays on the other side already.</source>
        <translation>「{token}」はもう相手側で使われています。</translation>
    </message>
    <message>
        <source>the faction “{token}” does not take part in this game.</source>
        <translation>勢力「{token}」はこのゲームでは使えません。</translation>
    </message>
</context>
<context>
    <name>Shell</name>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>sealed record</source>
        <translation>公式記録</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>遊び方を学ぶ</translation>
    </message>
    <message>
        <source>open</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>en</source>
        <comment>code of this language: en or ja</comment>
        <translation>ja</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
</context>
<context>
    <name>Solani</name>
    <message>
        <source>Your board</source>
        <translation>あなたのボード</translation>
    </message>
    <message>
        <source>Dark Sky card</source>
        <translation>ダークスカイ・カード</translation>
    </message>
    <message>
        <source>Turned clockwise</source>
        <translation>カードの向き（時計回り）</translation>
    </message>
    <message>
        <source>Sectors of the bonus tiles</source>
        <translation>ボーナスタイルの区画</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>印刷どおり</translation>
    </message>
    <message>
        <source>As written</source>
        <translation>書いたとおり</translation>
    </message>
    <message>
        <source>{card}, turned {degrees}</source>
        <translation>{card}（向き{degrees}）</translation>
    </message>
    <message>
        <source>Your sky</source>
        <translation>あなたの夜空</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>More</source>
        <translation>くわしく</translation>
    </message>
    <message>
        <source>Choose board, Dark Sky card and bonus sectors yourself</source>
        <translation>ボード、ダークスカイ・カード、ボーナスの区画を自分で選びます</translation>
    </message>
    <message>
        <source>Read. What is left out is drawn or keeps its usual value.</source>
        <translation>読み取りました。省いたものはランダムに決まるか、いつもの値になります。</translation>
    </message>
    <message>
        <source>{seat}: {player}</source>
        <translation>{seat}：{player}</translation>
    </message>
    <message>
        <source>{player}: {about}</source>
        <translation>{player}：{about}</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>席{number}</translation>
    </message>
    <message>
        <source>This table so far: {record}</source>
        <translation>この顔ぶれでは{record}</translation>
    </message>
    <message>
        <source>Not played like this yet</source>
        <translation>この顔ぶれではまだ遊んでいません</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Against Coyote</source>
        <translation>コヨーテを相手に</translation>
    </message>
    <message>
        <source>Coyote</source>
        <translation>コヨーテ</translation>
    </message>
    <message>
        <source>Your finished sky</source>
        <translation>完成した夜空</translation>
    </message>
    <message>
        <source>The finished skies</source>
        <translation>完成した夜空</translation>
    </message>
    <message>
        <source>You win by {margin}</source>
        <translation>{margin}点差であなたの勝ち</translation>
    </message>
    <message>
        <source>Games at one screen are nobody&apos;s record.</source>
        <translation>同じ画面での対戦は、記録には数えません。</translation>
    </message>
    <message>
        <source>{seat}: {value}</source>
        <translation>{seat}：{value}</translation>
    </message>
    <message>
        <source>The Sun begins with {seat}</source>
        <translation>太陽トークンは{seat}からです</translation>
    </message>
    <message>
        <source>How the skies were scored</source>
        <translation>夜空の採点</translation>
    </message>
    <message>
        <source>open a row to see the tiles behind it</source>
        <translation>行を開くと、得点したタイルが見られます</translation>
    </message>
    <message>
        <source>Sky of {seat}</source>
        <translation>{seat}の夜空</translation>
    </message>
    <message>
        <source>Save sky</source>
        <translation>夜空を保存</translation>
    </message>
    <message>
        <source>This sky as a picture, PNG or SVG</source>
        <translation>この夜空を画像（PNG・SVG）で保存します</translation>
    </message>
    <message>
        <source>%n different colour(s)</source>
        <translation>%n色</translation>
    </message>
    <message>
        <source>{count} × {planet}</source>
        <translation>{planet}×{count}</translation>
    </message>
    <message>
        <source>{sector}: {set} {points}</source>
        <translation>{sector}：{set}で{points}点</translation>
    </message>
    <message>
        <source>%n planet(s) with a node</source>
        <translation>ノードのある惑星%n個</translation>
    </message>
    <message>
        <source>no planets in sets</source>
        <translation>組になった惑星なし</translation>
    </message>
    <message>
        <source>%n white star(s) counted</source>
        <translation>白い星%nつを数えた</translation>
    </message>
    <message>
        <source>%n without points</source>
        <translation>得点なし%n個</translation>
    </message>
    <message>
        <source>no clusters</source>
        <translation>星団なし</translation>
    </message>
    <message>
        <source>{sector} {nodes} / {stars}</source>
        <translation>{sector} {nodes} / {stars}</translation>
    </message>
    <message>
        <source>{feature} not laid</source>
        <translation>{feature}（置けず）</translation>
    </message>
    <message>
        <source>{feature} {points}</source>
        <translation>{feature} {points}</translation>
    </message>
    <message>
        <source>no features</source>
        <translation>特殊機能なし</translation>
    </message>
    <message>
        <source>{sector} {count}</source>
        <translation>{sector} {count}本</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Planets: {planets}. Features: {features}.</source>
        <translation>惑星：{planets}。特殊機能：{features}。</translation>
    </message>
    <message>
        <source>%n player(s)</source>
        <translation>%n人</translation>
    </message>
    <message>
        <source>{level} Coyote takes tiles by fixed rules and has no sky. A tie is Coyote&apos;s.</source>
        <translation>{level}コヨーテは決まったルールでタイルを取り、夜空を持ちません。同点はコヨーテの勝ちです。</translation>
    </message>
    <message>
        <source>All skies lie open: pass the mouse on, there is nothing to hide.</source>
        <translation>夜空はすべて公開です。隠すものはないので、そのまま交代してください。</translation>
    </message>
    <message>
        <source>Computer players know only what lies open, like you.</source>
        <translation>コンピューターが知っているのは、あなたと同じく公開されているものだけです。</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between two figures</comment>
        <translation>と</translation>
    </message>
    <message>
        <source>White star {white}, feature {feature}; your goals {goals}</source>
        <translation>白い星{white}点・特殊機能{feature}点、目標は{goals}</translation>
    </message>
    <message>
        <source>{degrees}°</source>
        <translation>{degrees}°</translation>
    </message>
    <message>
        <source>{players}, {rounds} rounds; you have the Sun.</source>
        <translation>{players}、{rounds}ラウンド。太陽トークンはあなたからです。</translation>
    </message>
    <message>
        <source>{players}, {rounds} rounds; the Sun begins elsewhere.</source>
        <translation>{players}、{rounds}ラウンド。太陽トークンはほかのプレイヤーからです。</translation>
    </message>
    <message>
        <source>Bonus tiles</source>
        <translation>ボーナスタイル</translation>
    </message>
    <message>
        <source>, </source>
        <comment>separator of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Your own sky again.</source>
        <translation>自分の夜空に戻りました。</translation>
    </message>
    <message>
        <source>The sky of {name}; Esc leads back to your own.</source>
        <translation>{name}の夜空です。Escで自分の夜空に戻ります。</translation>
    </message>
    <message>
        <source>A table of {count}</source>
        <translation>{count}人で</translation>
    </message>
    <message>
        <source>not on the sky: no points</source>
        <translation>夜空に未配置：0点</translation>
    </message>
    <message>
        <source>Keep one of these features</source>
        <translation>どちらの特殊機能を残しますか</translation>
    </message>
    <message>
        <source>The other one joins its row, open to everybody.</source>
        <translation>もう1枚は表向きの列に加わり、誰でも取れます。</translation>
    </message>
    <message>
        <source>Holding spaces</source>
        <translation>保有スペース</translation>
    </message>
    <message>
        <source>white star first</source>
        <translation>白い星を優先</translation>
    </message>
    <message>
        <source>a new planet colour</source>
        <translation>新しい惑星の色</translation>
    </message>
    <message>
        <source>most stars</source>
        <translation>星の数が最多</translation>
    </message>
    <message>
        <source>most nodes</source>
        <translation>ノードの数が最多</translation>
    </message>
    <message>
        <source>clusters first</source>
        <translation>星団から</translation>
    </message>
    <message>
        <source>branches first</source>
        <translation>枝タイルから</translation>
    </message>
    <message>
        <source>Coyote would take</source>
        <translation>コヨーテが取るタイル</translation>
    </message>
    <message>
        <source>Coyote begins with a branch tile</source>
        <translation>コヨーテは枝タイルから取る</translation>
    </message>
    <message>
        <source>Coyote begins with a cluster</source>
        <translation>コヨーテは星団から取る</translation>
    </message>
    <message>
        <source>nothing more this round</source>
        <translation>このラウンドはもう取らない</translation>
    </message>
    <message>
        <source>Your sky: {name}</source>
        <translation>あなたの夜空：{name}</translation>
    </message>
    <message>
        <source>Sky of {name}</source>
        <translation>{name}の夜空</translation>
    </message>
    <message>
        <source>Fill all gaps round a Dark Sky token to win a feature.</source>
        <translation>ダークスカイの周りの隙間をすべて埋めると、特殊機能を獲得します。</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>市場</translation>
    </message>
    <message>
        <source>Special Features</source>
        <translation>特殊機能</translation>
    </message>
    <message>
        <source>Node counters</source>
        <translation>ノード数の見かた</translation>
    </message>
    <message>
        <source>Score as it stands</source>
        <translation>いまの得点</translation>
    </message>
    <message>
        <source>Feature cards won</source>
        <translation>獲得した特殊機能カード</translation>
    </message>
    <message>
        <source>The other skies</source>
        <translation>ほかの夜空</translation>
    </message>
    <message>
        <source>The other sky</source>
        <translation>相手の夜空</translation>
    </message>
    <message>
        <source>Coyote&apos;s collection</source>
        <translation>コヨーテの収集物</translation>
    </message>
    <message>
        <source>Branch tiles</source>
        <translation>枝タイル</translation>
    </message>
    <message>
        <source>Star Clusters</source>
        <translation>星団</translation>
    </message>
    <message>
        <source>{count} in bag</source>
        <translation>袋に残り{count}枚</translation>
    </message>
    <message>
        <source>{count} in deck</source>
        <translation>山札{count}枚</translation>
    </message>
    <message>
        <source>open</source>
        <translation>途中</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>得点中</translation>
    </message>
    <message>
        <source>too many</source>
        <translation>多すぎ</translation>
    </message>
    <message>
        <source>out of reach</source>
        <translation>届かない</translation>
    </message>
    <message>
        <source>loose</source>
        <translation>余り</translation>
    </message>
    <message>
        <source>has a node</source>
        <translation>ノードあり</translation>
    </message>
    <message>
        <source>picking</source>
        <translation>選択中</translation>
    </message>
    <message>
        <source>placing</source>
        <translation>配置中</translation>
    </message>
    <message>
        <source>feature</source>
        <translation>特殊機能</translation>
    </message>
    <message>
        <source>Planet track</source>
        <translation>惑星トラック</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>Take the {tile}</source>
        <translation>{tile}を取る</translation>
    </message>
    <message>
        <source>Trade the {tile} for the {planet} on space {number}</source>
        <translation>{tile}をスペース{number}の{planet}と交換</translation>
    </message>
    <message>
        <source>{branch} to {place}, {turn}</source>
        <translation>{branch}を{place}へ、{turn}</translation>
    </message>
    <message>
        <source>{tile} to {place}</source>
        <translation>{tile}を{place}へ</translation>
    </message>
    <message>
        <source>circular tile</source>
        <translation>円形タイル</translation>
    </message>
    <message>
        <source>Discard the tile</source>
        <translation>タイルを捨てる</translation>
    </message>
    <message>
        <source>Discard {tile}: no space is left for it</source>
        <translation>{tile}を捨てる（置き場所がない）</translation>
    </message>
    <message>
        <source>Take {feature}</source>
        <translation>{feature}を取る</translation>
    </message>
    <message>
        <source>Draw %n card(s) from the {row} and keep one</source>
        <translation>{row}から%n枚引いて1枚残す</translation>
    </message>
    <message>
        <source>feature tile</source>
        <translation>特殊機能タイル</translation>
    </message>
    <message>
        <source>Spend a quartz: draw the {kind} anew</source>
        <translation>水晶を使う：{kind}を引き直す</translation>
    </message>
    <message>
        <source>Let Coyote pick first</source>
        <translation>コヨーテに先に取らせる</translation>
    </message>
    <message>
        <source>turn {number} of {all}: {directions}</source>
        <translation>向き{number}/{all}：{directions}</translation>
    </message>
    <message>
        <source>Begin round {number}</source>
        <translation>第{number}ラウンドを始める</translation>
    </message>
    <message>
        <source>Coyote drafts</source>
        <translation>コヨーテのドラフト</translation>
    </message>
    <message>
        <source>Coyote takes a feature</source>
        <translation>コヨーテが特殊機能を取る</translation>
    </message>
    <message>
        <source>End round {number}</source>
        <translation>第{number}ラウンドを終える</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>ゲーム終了</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>{tile} (place {number})</source>
        <translation>{tile}（{number}番目）</translation>
    </message>
    <message>
        <source>Keep {feature}</source>
        <translation>{feature}を残す</translation>
    </message>
    <message>
        <source>Keep {feature}; {other} joins its row</source>
        <translation>{feature}を残し、{other}を列へ</translation>
    </message>
    <message>
        <source>Hearth Light</source>
        <translation>炉の灯</translation>
    </message>
    <message>
        <source>Gathering of Wanderers</source>
        <translation>さすらい星の集い</translation>
    </message>
    <message>
        <source>Clear Night</source>
        <translation>澄んだ夜</translation>
    </message>
    <message>
        <source>Great Figure</source>
        <translation>大いなる姿</translation>
    </message>
    <message>
        <source>Wanderers</source>
        <translation>さすらい星</translation>
    </message>
    <message>
        <source>{points} VP for the most points from clusters and Guiding Stars of the {sector} sector, {least} at least. Every tied player scores.</source>
        <translation>{sector}区画の星団とガイドスターから得た点が最も多いプレイヤーに{points}点（{least}点以上が必要）。同点なら全員が得点します。</translation>
    </message>
    <message>
        <source>{points} VP for everybody with {least} or more planets without a node in the {sector} sector.</source>
        <translation>{sector}区画に、ノードの触れていない惑星が{least}個以上ある全員に{points}点。</translation>
    </message>
    <message>
        <source>{points} VP for everybody with {least} or more circular tiles and no loose node in the {sector} sector.</source>
        <translation>{sector}区画に円形タイルが{least}枚以上あり、余ったノードがない全員に{points}点。</translation>
    </message>
    <message>
        <source>{points} VP for the most circles of one constellation inside the {sector} sector, {least} at least. Every tied player scores.</source>
        <translation>{sector}区画の中に、1つの星座の円が最も多いプレイヤーに{points}点（{least}つ以上が必要）。同点なら全員が得点します。</translation>
    </message>
    <message>
        <source>%n point(s) there</source>
        <translation>この区画で%n点</translation>
    </message>
    <message>
        <source>%n planet(s) without a node</source>
        <translation>ノードのない惑星%n個</translation>
    </message>
    <message>
        <source>%n circular tile(s)</source>
        <translation>円形タイル%n枚</translation>
    </message>
    <message>
        <source>%n circle(s) in one figure</source>
        <translation>1つの星座の円%nつ</translation>
    </message>
    <message>
        <source>Why does Coyote begin with this type?</source>
        <translation>コヨーテがこの種類から始めた理由</translation>
    </message>
    <message>
        <source>Why does Coyote trade for this planet?</source>
        <translation>コヨーテがこの惑星と交換した理由</translation>
    </message>
    <message>
        <source>Why does Coyote take this cluster?</source>
        <translation>コヨーテがこの星団を取った理由</translation>
    </message>
    <message>
        <source>Why does Coyote take this branch?</source>
        <translation>コヨーテがこの枝を取った理由</translation>
    </message>
    <message>
        <source>Coyote has the Sun and a white star is in the market, so clusters come first.</source>
        <translation>コヨーテが太陽トークンを持ち、市場に白い星があるので、星団から始めます。</translation>
    </message>
    <message>
        <source>Coyote has the Sun and no white star is in the market, so branches come first.</source>
        <translation>コヨーテが太陽トークンを持ち、市場に白い星がないので、枝タイルから始めます。</translation>
    </message>
    <message>
        <source>A cluster with a white star, the one with the most stars.</source>
        <translation>白い星のある星団のうち、星のいちばん多いもの。</translation>
    </message>
    <message>
        <source>No white star, and the round is even: the first planet in reach whose colour Coyote does not own.</source>
        <translation>白い星がなく偶数ラウンドなので、届く惑星のうち、まだ持っていない色で最初に見つかったもの。</translation>
    </message>
    <message>
        <source>Otherwise the cluster with the most stars.</source>
        <translation>どれにも当てはまらないので、星のいちばん多い星団。</translation>
    </message>
    <message>
        <source>The branch with the most nodes; it goes out of the game.</source>
        <translation>ノードのいちばん多い枝。ゲームから除かれます。</translation>
    </message>
    <message>
        <source>Looked at from the left of the market; for a 4-star cluster the upper planet comes first.</source>
        <translation>市場の左から順に見ます。4つ星の星団では上の惑星が先です。</translation>
    </message>
    <message>
        <source>%n were equal; the leftmost is taken.</source>
        <translation>%n枚が同じなので、いちばん左を取ります。</translation>
    </message>
    <message>
        <source>The first open card of the row that is due; nothing is compared.</source>
        <translation>決められた列の、先頭の公開カードを取ります。比較はしません。</translation>
    </message>
    <message>
        <source>{cluster} for the {planet}</source>
        <translation>{cluster}を{planet}と交換</translation>
    </message>
    <message>
        <source>It scores in sets while no node points at it.</source>
        <translation>ノードが指さないかぎり、組で得点します。</translation>
    </message>
    <message>
        <source>{change}; {more}</source>
        <translation>{change}；{more}</translation>
    </message>
    <message>
        <source>{line} {change}</source>
        <translation>{line}{change}</translation>
    </message>
    <message>
        <source>{total}: {changes}</source>
        <translation>{total}：{changes}</translation>
    </message>
    <message>
        <source>Total {before} → {after}</source>
        <translation>合計 {before} → {after}</translation>
    </message>
    <message>
        <source>Total {before}, as before</source>
        <translation>合計 {before}のまま</translation>
    </message>
    <message>
        <source>{change} {line}</source>
        <translation>{change} {line}</translation>
    </message>
    <message>
        <source>surrounds %n Dark Sky token(s): a feature each</source>
        <translation>ダークスカイ%n個を囲み、特殊機能を獲得</translation>
    </message>
    <message>
        <source>%n node(s): it scores {points}.</source>
        <translation>ノード%n本で{points}点。</translation>
    </message>
    <message>
        <source>%n node(s) of {wanted}: still open.</source>
        <translation>ノード%n本。{wanted}本で得点します。</translation>
    </message>
    <message>
        <source>%n node(s), more than {wanted}: it scores nothing.</source>
        <translation>ノード%n本。{wanted}本を超えたので得点なし。</translation>
    </message>
    <message>
        <source>%n node(s) of {wanted}: too few gaps are left, it scores nothing.</source>
        <translation>ノード%n本。隙間が足りず{wanted}本には届かないので得点なし。</translation>
    </message>
    <message>
        <source>%n loose node(s) point here.</source>
        <translation>余ったノード%n本がここを指しています。</translation>
    </message>
    <message>
        <source>No node points here.</source>
        <translation>ノードは指していません。</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between numbers</comment>
        <translation>か</translation>
    </message>
    <message>
        <source>Scores {points} with exactly as many nodes.</source>
        <translation>ノードがちょうど{points}本のとき、その数が得点です。</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>変化なし</translation>
    </message>
    <message>
        <source>plus {points}</source>
        <translation>プラス{points}</translation>
    </message>
    <message>
        <source>minus {points}</source>
        <translation>マイナス{points}</translation>
    </message>
    <message>
        <source>Round {number} · {sun}</source>
        <translation>第{number}ラウンド・{sun}</translation>
    </message>
    <message>
        <source>%n planet(s) of the reserve come onto the track</source>
        <translation>補充の惑星%n個をトラックへ</translation>
    </message>
    <message>
        <source>spent a quartz to draw the {kind} anew, {left} left</source>
        <translation>水晶を使って{kind}を引き直した（残り{left}個）</translation>
    </message>
    <message>
        <source>Market: stars {stars}</source>
        <translation>市場：星 {stars}</translation>
    </message>
    <message>
        <source>Market: nodes {nodes}</source>
        <translation>市場：ノード {nodes}</translation>
    </message>
    <message>
        <source>Market: stars {stars}; nodes {nodes}</source>
        <translation>市場：星 {stars}／ノード {nodes}</translation>
    </message>
    <message>
        <source>took the {tile}</source>
        <translation>{tile}を取った</translation>
    </message>
    <message>
        <source>traded the {tile} for the {planet}</source>
        <translation>{tile}を{planet}と交換した</translation>
    </message>
    <message>
        <source>took the {branch} out of the game</source>
        <translation>{branch}を取り、ゲームから除いた</translation>
    </message>
    <message>
        <source>took the {branch}</source>
        <translation>{branch}を取った</translation>
    </message>
    <message>
        <source>{tile} → {place}</source>
        <translation>{tile} → {place}</translation>
    </message>
    <message>
        <source>no space for {tile}: out of the game</source>
        <translation>{tile}は置けず、ゲームから除いた</translation>
    </message>
    <message>
        <source>surrounded the Dark Sky token at {place}</source>
        <translation>{place}のダークスカイを囲んだ</translation>
    </message>
    <message>
        <source>won the feature {feature}</source>
        <translation>特殊機能「{feature}」を獲得した</translation>
    </message>
    <message>
        <source>kept {feature}</source>
        <translation>{feature}を残した</translation>
    </message>
    <message>
        <source>kept {feature}; {other} joins its row</source>
        <translation>{feature}を残し、{other}を列へ</translation>
    </message>
    <message>
        <source>Coyote weighs the market</source>
        <translation>コヨーテが市場を見比べる</translation>
    </message>
    <message>
        <source>took {feature} from the deck</source>
        <translation>山札から{feature}を取った</translation>
    </message>
    <message>
        <source>took the first open feature, {feature}</source>
        <translation>列の先頭の特殊機能、{feature}を取った</translation>
    </message>
    <message>
        <source>Back into the bags: {tiles}</source>
        <translation>袋に戻した：{tiles}</translation>
    </message>
    <message>
        <source>{row}: {feature} is turned up</source>
        <translation>{row}：{feature}を表にする</translation>
    </message>
    <message>
        <source>the Sun is yours</source>
        <translation>太陽はあなたへ</translation>
    </message>
    <message>
        <source>the Sun goes to {seat}</source>
        <translation>太陽は{seat}へ</translation>
    </message>
    <message>
        <source>drew {features}</source>
        <translation>{features}を引いた</translation>
    </message>
    <message>
        <source>drew %n card(s) from the {row}</source>
        <translation>{row}から%n枚を引いた</translation>
    </message>
    <message>
        <source> : </source>
        <comment>between totals</comment>
        <translation> 対 </translation>
    </message>
    <message>
        <source>You win, {scores}</source>
        <translation>あなたの勝ち（{scores}）</translation>
    </message>
    <message>
        <source>{seat} wins, {scores}</source>
        <translation>{seat}の勝ち（{scores}）</translation>
    </message>
    <message>
        <source>{seats} share the victory, {scores}</source>
        <translation>{seats}が勝利を分け合う（{scores}）</translation>
    </message>
    <message>
        <source>{number} VP if exactly {number} nodes touch it.</source>
        <translation>触れるノードがちょうど{number}本なら{number}点。</translation>
    </message>
    <message>
        <source>{points} VP if it lies on the outer border.</source>
        <translation>外周のスペースにあれば{points}点。</translation>
    </message>
    <message>
        <source>{points} VP for each planet directly above, below, left or right; {most} at most.</source>
        <translation>上下左右の惑星1個につき{points}点。最大{most}点。</translation>
    </message>
    <message>
        <source>{points} VP for each linked cluster that may score as {stars} stars; {most} at most.</source>
        <translation>つながった、{stars}つ星として得点できる星団1個につき{points}点。最大{most}点。</translation>
    </message>
    <message>
        <source>{points} VP for each Dark Sky token on the eight spaces round it; {most} at most.</source>
        <translation>周囲8スペースのダークスカイ1個につき{points}点。最大{most}点。</translation>
    </message>
    <message>
        <source>{points} VP for each Guiding Star in its row or column; {most} at most.</source>
        <translation>同じ行か列のガイドスター1個につき{points}点。最大{most}点。</translation>
    </message>
    <message>
        <source>{points} VP for each empty space among the eight round it; {most} at most.</source>
        <translation>周囲8スペースの空きスペース1つにつき{points}点。最大{most}点。</translation>
    </message>
    <message>
        <source>{points} VP for each 4-node branch beside it; {most} at most.</source>
        <translation>隣接する4ノードの枝1枚につき{points}点。最大{most}点。</translation>
    </message>
    <message>
        <source>{points} VP for each straight branch beside it; {most} at most.</source>
        <translation>隣接する直線の枝1枚につき{points}点。最大{most}点。</translation>
    </message>
    <message>
        <source>{points} VP for each cluster of its sector that scores; {most} at most.</source>
        <translation>同じ区画で得点している星団1個につき{points}点。最大{most}点。</translation>
    </message>
    <message>
        <source>{points} VP for every {per} circles of its constellation, itself included; {most} at most.</source>
        <translation>自身を含む星座の円{per}つにつき{points}点。最大{most}点。</translation>
    </message>
    <message>
        <source>{points} VP if a circular tile lies on the space opposite through the board&apos;s centre.</source>
        <translation>盤の中心をはさんだ反対側に円形タイルがあれば{points}点。</translation>
    </message>
    <message>
        <source>{points} VP for each other circular tile in its row; {most} at most.</source>
        <translation>同じ行のほかの円形タイル1枚につき{points}点。最大{most}点。</translation>
    </message>
    <message>
        <source>{core} VP on the four central spaces, {inner} VP elsewhere off the border.</source>
        <translation>中央の4スペースなら{core}点、それ以外で外周でなければ{inner}点。</translation>
    </message>
    <message>
        <source>{points} VP for each planet colour in its sector, nodes or not; {most} at most.</source>
        <translation>同じ区画にある惑星の色1種類につき{points}点（ノードがあってもよい）。最大{most}点。</translation>
    </message>
    <message>
        <source>{points} VP for each surrounded Dark Sky token on the eight spaces round it; {most} at most.</source>
        <translation>周囲8スペースの囲まれたダークスカイ1個につき{points}点。最大{most}点。</translation>
    </message>
    <message>
        <source>{points} VP for each Guiding Star in its constellation; {most} at most.</source>
        <translation>同じ星座のガイドスター1個につき{points}点。最大{most}点。</translation>
    </message>
    <message>
        <source>{points} VP for each circular tile on the eight spaces round it; {most} at most.</source>
        <translation>周囲8スペースの円形タイル1枚につき{points}点。最大{most}点。</translation>
    </message>
    <message>
        <source>{points} VP for each 3-node branch beside it; {most} at most.</source>
        <translation>隣接する3ノードの枝1枚につき{points}点。最大{most}点。</translation>
    </message>
    <message>
        <source>{points} VP for each bent branch beside it; {most} at most.</source>
        <translation>隣接する折れ線の枝1枚につき{points}点。最大{most}点。</translation>
    </message>
    <message>
        <source>{points} VP for each cluster directly above, below, left or right that scores; {most} at most.</source>
        <translation>上下左右で得点している星団1個につき{points}点。最大{most}点。</translation>
    </message>
    <message>
        <source>{points} VP for each circle of its constellation beyond the first {offset}; {most} at most.</source>
        <translation>つながった円（星座）のうち{offset}つを超える1つにつき{points}点。最大{most}点。</translation>
    </message>
    <message>
        <source>{points} VP for each other sector with a feature of yours; {most} at most.</source>
        <translation>自分の特殊機能があるほかの区画1つにつき{points}点。最大{most}点。</translation>
    </message>
    <message>
        <source>{points} VP for each other circular tile in its column; {most} at most.</source>
        <translation>同じ列のほかの円形タイル1枚につき{points}点。最大{most}点。</translation>
    </message>
    <message>
        <source>{points} on the border</source>
        <translation>外周にあれば{points}点</translation>
    </message>
    <message>
        <source>{points} per planet next to it</source>
        <translation>上下左右の惑星×{points}点</translation>
    </message>
    <message>
        <source>{points} per linked {stars}-star cluster</source>
        <translation>つながる{stars}つ星×{points}点</translation>
    </message>
    <message>
        <source>{points} per Dark Sky around it</source>
        <translation>周囲のダークスカイ×{points}点</translation>
    </message>
    <message>
        <source>{points} per Guiding Star in line</source>
        <translation>行・列のガイドスター×{points}点</translation>
    </message>
    <message>
        <source>{points} per empty space around it</source>
        <translation>周囲の空き×{points}点</translation>
    </message>
    <message>
        <source>{points} per 4-node branch</source>
        <translation>4ノードの枝×{points}点</translation>
    </message>
    <message>
        <source>{points} per straight branch</source>
        <translation>直線の枝×{points}点</translation>
    </message>
    <message>
        <source>{points} per scoring cluster in sector</source>
        <translation>区画内の得点星団×{points}点</translation>
    </message>
    <message>
        <source>{points} per {per} circles linked up</source>
        <translation>星座の円{per}つごとに{points}点</translation>
    </message>
    <message>
        <source>{points} for a tile opposite</source>
        <translation>反対側にタイルで{points}点</translation>
    </message>
    <message>
        <source>{points} per other tile in its row</source>
        <translation>同じ行の円形タイル×{points}点</translation>
    </message>
    <message>
        <source>{core} in the core, {inner} around it</source>
        <translation>中央{core}点、その周り{inner}点</translation>
    </message>
    <message>
        <source>{points} per planet colour in sector</source>
        <translation>区画内の惑星の色×{points}点</translation>
    </message>
    <message>
        <source>{points} per surrounded Dark Sky</source>
        <translation>囲んだダークスカイ×{points}点</translation>
    </message>
    <message>
        <source>{points} per linked Guiding Star</source>
        <translation>星座内のガイドスター×{points}点</translation>
    </message>
    <message>
        <source>{points} per tile around it</source>
        <translation>周囲の円形タイル×{points}点</translation>
    </message>
    <message>
        <source>{points} per 3-node branch</source>
        <translation>3ノードの枝×{points}点</translation>
    </message>
    <message>
        <source>{points} per bent branch</source>
        <translation>折れ線の枝×{points}点</translation>
    </message>
    <message>
        <source>{points} per scoring cluster next to it</source>
        <translation>上下左右の得点星団×{points}点</translation>
    </message>
    <message>
        <source>{points} per circle beyond {offset}</source>
        <translation>星座の円{offset}つ超え×{points}点</translation>
    </message>
    <message>
        <source>{points} per other feature sector</source>
        <translation>特殊機能のある他区画×{points}点</translation>
    </message>
    <message>
        <source>{points} per other tile in its column</source>
        <translation>同じ列の円形タイル×{points}点</translation>
    </message>
    <message>
        <source>First Woman</source>
        <translation>ファースト・ウーマン</translation>
    </message>
    <message>
        <source>First Man</source>
        <translation>ファースト・マン</translation>
    </message>
    <message>
        <source>Coyote board</source>
        <translation>コヨーテのボード</translation>
    </message>
    <message>
        <source>Fire Man</source>
        <translation>ファイヤー・マン</translation>
    </message>
    <message>
        <source>2-star cluster</source>
        <translation>2つ星の星団</translation>
    </message>
    <message>
        <source>3-star cluster</source>
        <translation>3つ星の星団</translation>
    </message>
    <message>
        <source>4-star cluster</source>
        <translation>4つ星の星団</translation>
    </message>
    <message>
        <source>red planet</source>
        <translation>赤い惑星</translation>
    </message>
    <message>
        <source>blue planet</source>
        <translation>青い惑星</translation>
    </message>
    <message>
        <source>yellow planet</source>
        <translation>黄色い惑星</translation>
    </message>
    <message>
        <source>white planet</source>
        <translation>白い惑星</translation>
    </message>
    <message>
        <source>Comet</source>
        <translation>彗星</translation>
    </message>
    <message>
        <source>Moon Halo</source>
        <translation>月の暈</translation>
    </message>
    <message>
        <source>Double Star</source>
        <translation>二重星</translation>
    </message>
    <message>
        <source>Dust Lane</source>
        <translation>暗黒帯</translation>
    </message>
    <message>
        <source>Beacon</source>
        <translation>かがり火</translation>
    </message>
    <message>
        <source>Lone Wanderer</source>
        <translation>孤独な旅人</translation>
    </message>
    <message>
        <source>Crossroads</source>
        <translation>十字路</translation>
    </message>
    <message>
        <source>Thread</source>
        <translation>糸</translation>
    </message>
    <message>
        <source>Cradle</source>
        <translation>ゆりかご</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>鎖</translation>
    </message>
    <message>
        <source>Reflection</source>
        <translation>映り星</translation>
    </message>
    <message>
        <source>Horizon</source>
        <translation>地平線</translation>
    </message>
    <message>
        <source>Heart of the Sky</source>
        <translation>天の心</translation>
    </message>
    <message>
        <source>Crown of Worlds</source>
        <translation>惑星の冠</translation>
    </message>
    <message>
        <source>Triad</source>
        <translation>三つ組</translation>
    </message>
    <message>
        <source>Edge of Night</source>
        <translation>夜の縁</translation>
    </message>
    <message>
        <source>North Road</source>
        <translation>北への道</translation>
    </message>
    <message>
        <source>Crowded Sky</source>
        <translation>星の群れ</translation>
    </message>
    <message>
        <source>Nexus</source>
        <translation>結節点</translation>
    </message>
    <message>
        <source>Drawn Bow</source>
        <translation>引き絞る弓</translation>
    </message>
    <message>
        <source>Harvest Lights</source>
        <translation>収穫の灯</translation>
    </message>
    <message>
        <source>Long River</source>
        <translation>長き川</translation>
    </message>
    <message>
        <source>Compass</source>
        <translation>羅針</translation>
    </message>
    <message>
        <source>Meridian</source>
        <translation>子午線</translation>
    </message>
    <message>
        <source>1-node branch</source>
        <translation>1ノードの枝</translation>
    </message>
    <message>
        <source>straight branch</source>
        <translation>直線の枝</translation>
    </message>
    <message>
        <source>bent branch</source>
        <translation>折れ線の枝</translation>
    </message>
    <message>
        <source>3-node branch</source>
        <translation>3ノードの枝</translation>
    </message>
    <message>
        <source>4-node branch</source>
        <translation>4ノードの枝</translation>
    </message>
    <message>
        <source>clusters</source>
        <translation>星団</translation>
    </message>
    <message>
        <source>branch tiles</source>
        <translation>枝タイル</translation>
    </message>
    <message>
        <source>features of 2</source>
        <translation>数字2の特殊機能</translation>
    </message>
    <message>
        <source>features of 3</source>
        <translation>数字3の特殊機能</translation>
    </message>
    <message>
        <source>row {row}, column {column}</source>
        <translation>{row}行{column}列</translation>
    </message>
    <message>
        <source>gap row {row}, column {column}</source>
        <translation>隙間{row}行{column}列</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>北西</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>北東</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>南西</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>南東</translation>
    </message>
    <message>
        <source>all four ways</source>
        <translation>四方すべて</translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation>準備</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>ドラフト</translation>
    </message>
    <message>
        <source>Placement</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>特殊機能</translation>
    </message>
    <message>
        <source>Clean-up</source>
        <translation>片づけ</translation>
    </message>
    <message>
        <source>Dark Sky card {number}</source>
        <translation>ダークスカイ・カード{number}</translation>
    </message>
    <message>
        <source>Star Thief</source>
        <translation>星を盗む者</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人</translation>
    </message>
    <message>
        <source>Stargazer</source>
        <translation>星見人</translation>
    </message>
    <message>
        <source>Pathseeker</source>
        <translation>道探し</translation>
    </message>
    <message>
        <source>Wayfinder</source>
        <translation>道しるべ</translation>
    </message>
    <message>
        <source>Chartmaker</source>
        <translation>星図師</translation>
    </message>
    <message>
        <source>Astronomer</source>
        <translation>天文学者</translation>
    </message>
    <message>
        <source>Plays here, at the same screen.</source>
        <translation>同じ画面で一緒に遊びます。</translation>
    </message>
    <message>
        <source>One tile at a time, and not always the best place.</source>
        <translation>1枚ずつ考え、最善の場所とは限らない。</translation>
    </message>
    <message>
        <source>One tile at a time, to one of its two best places.</source>
        <translation>1枚ずつ考え、いちばんよい2か所のどちらかに置く。</translation>
    </message>
    <message>
        <source>One tile at a time, each to its best place.</source>
        <translation>1枚ずつ、いちばんよい場所に置く。</translation>
    </message>
    <message>
        <source>Both tiles together, and what others lose.</source>
        <translation>2枚を合わせて考え、相手の損まで見る。</translation>
    </message>
    <message>
        <source>Plays the coming rounds on in mind, many times.</source>
        <translation>先のラウンドを頭の中で何度も試す。</translation>
    </message>
    <message>
        <source>White stars and features count most of all.</source>
        <translation>白い星と星群カードの点がいちばん高い。</translation>
    </message>
    <message>
        <source>{seat} ({player})</source>
        <translation>{seat}（{player}）</translation>
    </message>
    <message>
        <source>Coyote Pup</source>
        <translation>子コヨーテ</translation>
    </message>
    <message>
        <source>Trickster</source>
        <translation>いたずら者</translation>
    </message>
    <message>
        <source>Star Scatterer</source>
        <translation>星を撒く者</translation>
    </message>
    <message>
        <source>Good for a first evening.</source>
        <translation>はじめての夜にちょうどよい相手。</translation>
    </message>
    <message>
        <source>Its features count more, bonus tiles are harder to win.</source>
        <translation>特殊機能の点が増え、ボーナスタイルの目標が上がる。</translation>
    </message>
    <message>
        <source>White stars count more too. Every sector must be built.</source>
        <translation>白い星の点も増える。どの区画も手を抜けない。</translation>
    </message>
    <message>
        <source>%n other player(s)</source>
        <translation>ほかのプレイヤー%n人</translation>
    </message>
    <message>
        <source>{count} × {player}</source>
        <translation>{player}×{count}</translation>
    </message>
    <message>
        <source>Round {number} of {rounds} begins</source>
        <translation>第{number}ラウンド（全{rounds}）の始まり</translation>
    </message>
    <message>
        <source>Clusters and branch tiles are drawn for the market.</source>
        <translation>市場に並べる星団と枝タイルを引きます。</translation>
    </message>
    <message>
        <source>Before the first pick: spend a quartz?</source>
        <translation>最初のドラフトの前に、水晶を使いますか</translation>
    </message>
    <message>
        <source>Press it, then the market that is to be drawn anew. Coyote picks first this round.</source>
        <translation>水晶を押し、引き直す市場を押してください。このラウンドはコヨーテが先に取ります。</translation>
    </message>
    <message>
        <source>Keep one of the cards you drew</source>
        <translation>引いたカードから1枚を残してください</translation>
    </message>
    <message>
        <source>The other joins its row, open to everybody.</source>
        <translation>もう1枚は列に加わり、誰でも取れるようになります。</translation>
    </message>
    <message>
        <source>It follows fixed rules; the log tells which one decided.</source>
        <translation>決まったルールに従います。どのルールで決まったかは記録に残ります。</translation>
    </message>
    <message>
        <source>Round {number} is over</source>
        <translation>第{number}ラウンドの終わり</translation>
    </message>
    <message>
        <source>What nobody took goes back into the bags, and the Sun moves on.</source>
        <translation>残ったタイルを袋に戻し、太陽トークンを次へ渡します。</translation>
    </message>
    <message>
        <source>Either also scores {number} for exactly {number} nodes.</source>
        <translation>どちらもノードがちょうど{number}本なら、さらに{number}点。</translation>
    </message>
    <message>
        <source>Too few branch tiles are still to come for {number} nodes.</source>
        <translation>残りの枝タイルでは、ノード{number}本に届きません。</translation>
    </message>
    <message>
        <source>No space has gaps enough for {number} nodes now.</source>
        <translation>今は、ノード{number}本に届く隙間のあるスペースがありません。</translation>
    </message>
    <message>
        <source>Then Coyote drafts its second tile.</source>
        <translation>このあとコヨーテが2枚目を取ります。</translation>
    </message>
    <message>
        <source>Also {number} for exactly {number} nodes.</source>
        <translation>ノードがちょうど{number}本なら、さらに{number}点。</translation>
    </message>
    <message>
        <source>Press it again to take it, or drop it on the framed panel. Esc puts it back.</source>
        <translation>もう一度押すか、枠で示したパネルに置くと取ります。Escで戻します。</translation>
    </message>
    <message>
        <source>Then Coyote takes a feature, and the round is over.</source>
        <translation>このあとコヨーテが特殊機能を取り、ラウンドが終わります。</translation>
    </message>
    <message>
        <source>Then the round is over, and the market of round {number} is drawn.</source>
        <translation>このあとラウンドが終わり、第{number}ラウンドの市場を並べます。</translation>
    </message>
    <message>
        <source>Then the game is over and is counted.</source>
        <translation>このあとゲームが終わり、得点を数えます。</translation>
    </message>
    <message>
        <source>Then {seat} goes on.</source>
        <translation>このあとは{seat}の番です。</translation>
    </message>
    <message>
        <source>{seat}: {question}</source>
        <translation>{seat}：{question}</translation>
    </message>
    <message>
        <source>Take any tile: you have the Sun</source>
        <translation>好きなタイルを1枚取ってください（太陽トークンはあなた）</translation>
    </message>
    <message>
        <source>Before it you may spend a quartz: press it, then the market to be drawn anew.</source>
        <translation>その前に水晶を使えます。水晶を押し、引き直す市場を押してください。</translation>
    </message>
    <message>
        <source>Its type decides what everybody takes now. The other type follows the other way round.</source>
        <translation>取った種類を、このあと全員が取ります。もう一方の種類は逆回りです。</translation>
    </message>
    <message>
        <source>Take a branch tile</source>
        <translation>枝タイルを取ってください</translation>
    </message>
    <message>
        <source>More nodes reach more circles; every node that reaches nothing costs a point.</source>
        <translation>ノードが多いほど多くの円に届きますが、何にも届かないノード1本につき1点を失います。</translation>
    </message>
    <message>
        <source>Take a cluster, or trade it for a planet</source>
        <translation>星団を取るか、惑星と交換してください</translation>
    </message>
    <message>
        <source>Drop a cluster on a lit planet of the track to trade it at once.</source>
        <translation>光っている惑星の上に星団を落とすと、その場で交換します。</translation>
    </message>
    <message>
        <source>Take a cluster</source>
        <translation>星団を取ってください</translation>
    </message>
    <message>
        <source>No planet is left on the track.</source>
        <translation>トラックに惑星は残っていません。</translation>
    </message>
    <message>
        <source>Lay both tiles, in either order</source>
        <translation>2枚のタイルを置いてください（順番は自由）</translation>
    </message>
    <message>
        <source>Open: {gaps} and {spaces}. R or the wheel turns a branch tile.</source>
        <translation>置ける場所：{gaps}、{spaces}。枝タイルはRキーかホイールで回せます。</translation>
    </message>
    <message>
        <source>%n gap(s)</source>
        <translation>隙間%nか所</translation>
    </message>
    <message>
        <source>The first open card of the row, or the top card of its deck.</source>
        <translation>列の先頭の表向きのカード、なければ山札の一番上です。</translation>
    </message>
    <message>
        <source>Your tiles are laid: end your turn, or take them back</source>
        <translation>タイルを置きました。ターンを終えるか、元に戻してください</translation>
    </message>
    <message>
        <source>{won} {then}</source>
        <translation>{won}{then}</translation>
    </message>
    <message>
        <source>Turn the branch tile, then lay it in a lit gap</source>
        <translation>枝タイルを回し、光っている隙間に置いてください</translation>
    </message>
    <message>
        <source>R, the wheel or the right button turns it; so does a press on the four turns at the gap.</source>
        <translation>Rキー、ホイール、右クリックで回せます。隙間のそばに並ぶ向きを押しても選べます。</translation>
    </message>
    <message>
        <source>Take the {tile}?</source>
        <translation>{tile}を取りますか？</translation>
    </message>
    <message>
        <source>Press it again to take it, or drop it on its holding space. Esc puts it back.</source>
        <translation>もう一度押すか、保有スペースに置くと取ります。Escで戻します。</translation>
    </message>
    <message>
        <source>Press it again to take it, or drop it on a lit planet to trade it. Esc puts it back.</source>
        <translation>もう一度押すと取り、光っている惑星に重ねると交換します。Escで戻します。</translation>
    </message>
    <message>
        <source>You have won %n feature(s), to be chosen when everybody has laid.</source>
        <translation>特殊機能を%n枚獲得しました。全員が置き終わったら選びます。</translation>
    </message>
    <message>
        <source>Then Coyote drafts its second tile, and the game is over.</source>
        <translation>このあとコヨーテが2枚目を取り、ゲームが終わります。</translation>
    </message>
    <message>
        <source>Then Coyote takes a feature, and the game is over.</source>
        <translation>このあとコヨーテが特殊機能を取り、ゲームが終わります。</translation>
    </message>
    <message>
        <source>The last round. {detail}</source>
        <translation>最後のラウンドです。{detail}</translation>
    </message>
    <message>
        <source>Lay both tiles, the branch tile first</source>
        <translation>2枚のタイルを置いてください（枝タイルが先）</translation>
    </message>
    <message>
        <source>Open: {gaps}. The other has no space until a branch tile lies beside it.</source>
        <translation>置ける場所：{gaps}。もう1枚は、隣に枝タイルが置かれるまで置けません。</translation>
    </message>
    <message>
        <source>Lay both tiles, the circular tile first</source>
        <translation>2枚のタイルを置いてください（円形タイルが先）</translation>
    </message>
    <message>
        <source>Open: {spaces}. The branch tile has no gap until a circle lies beside it.</source>
        <translation>置ける場所：{spaces}。枝タイルは、隣に円形タイルが置かれるまで置けません。</translation>
    </message>
    <message>
        <source>%n space(s)</source>
        <translation>%nスペース</translation>
    </message>
    <message>
        <source>Lay your branch tile</source>
        <translation>枝タイルを置いてください</translation>
    </message>
    <message>
        <source>{gaps} open to it. R or the wheel turns it.</source>
        <translation>置けるのは{gaps}。Rキーかホイールで回せます。</translation>
    </message>
    <message>
        <source>No space is left for the {tile}</source>
        <translation>{tile}の置き場所がありません</translation>
    </message>
    <message>
        <source>It leaves the game.</source>
        <translation>ゲームから除かれます。</translation>
    </message>
    <message>
        <source>Lay your {tile}</source>
        <translation>{tile}を置いてください</translation>
    </message>
    <message>
        <source>{spaces} open to it, each beside a branch tile.</source>
        <translation>枝タイルの隣で、{spaces}に置けます。</translation>
    </message>
    <message>
        <source>Choose the first of %n features you won</source>
        <translation>獲得した特殊機能%nつのうち、1つ目を選んでください</translation>
    </message>
    <message>
        <source>Choose the feature you won</source>
        <translation>獲得した特殊機能を選んでください</translation>
    </message>
    <message>
        <source>No space is left for {feature}</source>
        <translation>{feature}の置き場所がありません</translation>
    </message>
    <message>
        <source>The tile leaves the game; the card stays yours and scores nothing.</source>
        <translation>タイルはゲームから除かれます。カードは手元に残りますが、得点になりません。</translation>
    </message>
    <message>
        <source>Lay the feature tile: {feature}</source>
        <translation>特殊機能タイルを置いてください：{feature}</translation>
    </message>
    <message>
        <source>{seat} drafts</source>
        <translation>{seat}のドラフト</translation>
    </message>
    <message>
        <source>With the Sun: any tile, and its type binds everybody.</source>
        <translation>太陽トークンを持つので好きなタイルを取り、全員が同じ種類を取ります。</translation>
    </message>
    <message>
        <source>It is the turn of the {kind}.</source>
        <translation>今は{kind}を取る番です。</translation>
    </message>
    <message>
        <source>{seat} lays both tiles</source>
        <translation>{seat}の配置</translation>
    </message>
    <message>
        <source>On a sky of its own; yours is not touched.</source>
        <translation>自分の夜空に置きます。あなたの夜空には影響しません。</translation>
    </message>
    <message>
        <source>{seat} won a feature</source>
        <translation>{seat}が特殊機能を獲得しました</translation>
    </message>
    <message>
        <source>A surrounded Dark Sky token is worth a card with its tile.</source>
        <translation>囲んだダークスカイ1個につき、カードとタイルを一組獲得します。</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>ゲーム終了</translation>
    </message>
    <message>
        <source>The result counts it row by row.</source>
        <translation>結果の画面で、項目ごとに数えます。</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>ゲーム終了</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>ターン終了</translation>
    </message>
    <message>
        <source>Let Coyote pick</source>
        <translation>コヨーテに取らせる</translation>
    </message>
    <message>
        <source>Discard {tile}</source>
        <translation>{tile}を捨てる</translation>
    </message>
    <message>
        <source>Draw from the deck</source>
        <translation>山札から引く</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>残す</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>取る</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>置く</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>回す</translation>
    </message>
    <message>
        <source>%n tile(s) more out of reach: too few branch tiles are still to come.</source>
        <translation>さらに%nか所が届かなくなります（残りの枝タイルが足りません）。</translation>
    </message>
    <message>
        <source>Lost: {thing}, a node too many. It scored {points}.</source>
        <translation>{thing}の{points}点を失います。ノードが多すぎます。</translation>
    </message>
    <message>
        <source>Spoilt: {thing}, a node too many.</source>
        <translation>{thing}は得点できなくなります。ノードが多すぎます。</translation>
    </message>
    <message>
        <source>Spoilt: {thing}, too few gaps are left.</source>
        <translation>{thing}は得点できなくなります。残りの隙間が足りません。</translation>
    </message>
    <message>
        <source>Lost: {thing}, a node points at the planet.</source>
        <translation>{thing}は、ノードがつながって得点にならなくなります。</translation>
    </message>
    <message>
        <source>Won: {thing}, it scores {points}.</source>
        <translation>{thing}がともり、{points}点になります。</translation>
    </message>
    <message>
        <source>In no set of its sector as it stands: 0.</source>
        <translation>今はこの区画のどの組にも入りません：0点。</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>今はできません。</translation>
    </message>
    <message>
        <source>Draft first: tiles are laid once you hold one of each type.</source>
        <translation>先にドラフトです。両方の種類がそろってから置きます。</translation>
    </message>
    <message>
        <source>First lay the tiles you hold.</source>
        <translation>先に、持っているタイルを置いてください。</translation>
    </message>
    <message>
        <source>First choose the feature you won.</source>
        <translation>先に、獲得した特殊機能を選んでください。</translation>
    </message>
    <message>
        <source>First keep one of the cards you drew.</source>
        <translation>先に、引いたカードから残す1枚を選んでください。</translation>
    </message>
    <message>
        <source>First lay the feature tile you won.</source>
        <translation>先に、獲得した特殊機能タイルを置いてください。</translation>
    </message>
    <message>
        <source>Coyote picks first this round.</source>
        <translation>このラウンドはコヨーテが先に取ります。</translation>
    </message>
    <message>
        <source>You have no quartz left.</source>
        <translation>水晶が残っていません。</translation>
    </message>
    <message>
        <source>Quartz is spent before the first pick of a round.</source>
        <translation>水晶はラウンドの最初のドラフトの前に使います。</translation>
    </message>
    <message>
        <source>The branch tiles of round 12 have no bag to be drawn from.</source>
        <translation>第12ラウンドの枝タイルは取り分けたもので、引き直す袋がありません。</translation>
    </message>
    <message>
        <source>The market has no such place this round.</source>
        <translation>このラウンドの市場に、その場所はありません。</translation>
    </message>
    <message>
        <source>Somebody has taken that tile already.</source>
        <translation>そのタイルはもう取られています。</translation>
    </message>
    <message>
        <source>The other type of tile is drafted now.</source>
        <translation>今は、もう一方の種類のタイルを取ります。</translation>
    </message>
    <message>
        <source>A cluster with a white star cannot be traded.</source>
        <translation>白い星のある星団は交換できません。</translation>
    </message>
    <message>
        <source>No planet lies there.</source>
        <translation>そこに惑星はありません。</translation>
    </message>
    <message>
        <source>This cluster reaches only the planet nearest to its own sign, with no other in between.</source>
        <translation>この星団が届くのは、同じ星の数の印にいちばん近い惑星だけです。</translation>
    </message>
    <message>
        <source>You hold no such tile.</source>
        <translation>その種類のタイルは持っていません。</translation>
    </message>
    <message>
        <source>There is no such space.</source>
        <translation>そのスペースはありません。</translation>
    </message>
    <message>
        <source>The branch tile you hold does not look like this.</source>
        <translation>持っている枝タイルは、この形になりません。</translation>
    </message>
    <message>
        <source>A tile lies there already.</source>
        <translation>そこにはもうタイルがあります。</translation>
    </message>
    <message>
        <source>A Guiding Star cannot be covered.</source>
        <translation>ガイドスターの上には置けません。</translation>
    </message>
    <message>
        <source>A Dark Sky token blocks this space for the whole game.</source>
        <translation>ダークスカイのあるスペースには、ゲームの終わりまで置けません。</translation>
    </message>
    <message>
        <source>A branch tile needs a cluster, planet, feature or Guiding Star beside it.</source>
        <translation>枝タイルは、円形タイルかガイドスターの隣に置きます。</translation>
    </message>
    <message>
        <source>A circular tile needs a branch tile beside it.</source>
        <translation>円形タイルは、枝タイルの隣に置きます。</translation>
    </message>
    <message>
        <source>The branch tile comes first; it may open a space for this one.</source>
        <translation>先に枝タイルを置きます。置き場所ができるかもしれません。</translation>
    </message>
    <message>
        <source>This tile still has a space, so it must be laid.</source>
        <translation>まだ置き場所があるので、置かなければなりません。</translation>
    </message>
    <message>
        <source>That card does not lie open in its row.</source>
        <translation>そのカードは列にありません。</translation>
    </message>
    <message>
        <source>You own two cards of this number already; more are not allowed.</source>
        <translation>この数字のカードはもう2枚持っています。それ以上は持てません。</translation>
    </message>
    <message>
        <source>This deck has no cards left.</source>
        <translation>この山札にはもうカードがありません。</translation>
    </message>
    <message>
        <source>Only one of the cards just drawn can be kept.</source>
        <translation>残せるのは、今引いたカードだけです。</translation>
    </message>
    <message>
        <source>One tile of each type more than there are players comes into the market. If the planet track is empty, four planets of the reserve come onto it, once in the game.</source>
        <translation>市場に、人数より1枚多い星団と枝タイルを並べます。惑星トラックが空なら補充用の4個を置きます。これは一度だけです。</translation>
    </message>
    <message>
        <source>Quartz</source>
        <translation>水晶</translation>
    </message>
    <message>
        <source>Before the first pick of a round a quartz may be spent: the whole market of one type goes back into its bag, and as many tiles are drawn again. Two may be spent in the same round; in round 12 none on branch tiles.</source>
        <translation>ラウンドの最初のドラフトの前に、水晶を使えます。一方の種類の市場をすべて袋に戻し、同じ枚数を引き直します。同じラウンドに2個使うこともできます。第12ラウンドでは枝タイルには使えません。</translation>
    </message>
    <message>
        <source>Trade for a planet</source>
        <translation>惑星との交換</translation>
    </message>
    <message>
        <source>A cluster just taken may be traded at once for a planet. A 2-star cluster reaches the planet farthest west, at the top of the track, a 3-star cluster the one farthest east, a 4-star cluster the nearest on either side of the middle. Clusters with a white star cannot be traded.</source>
        <translation>取った星団は、その場で惑星と交換できます。2つ星はいちばん西（トラックの上端側）、3つ星はいちばん東、4つ星は中央の両側でいちばん近い惑星に届きます。白い星のある星団は交換できません。</translation>
    </message>
    <message>
        <source>A branch tile goes into a gap beside any circular tile or Guiding Star, turned as you like. A circular tile goes onto a space beside any branch tile. Nodes may point anywhere; each that points at an empty space or a Dark Sky token costs a point in the end.</source>
        <translation>枝タイルは円形タイルかガイドスターの隣の隙間に、好きな向きで置きます。円形タイルは枝タイルの隣に置きます。ノードはどこを指してもかまいませんが、空きスペースやダークスカイを指したままだと、最後に1本につき1点を失います。</translation>
    </message>
    <message>
        <source>Each Dark Sky token surrounded this round is worth one feature, in turns from the Sun. Take an open card, or draw {drawn} and keep one; {limit} cards of each number at most.</source>
        <translation>このラウンドに囲んだダークスカイ1個につき、太陽トークンから順に特殊機能を1つ選びます。表向きのカードを取るか、{drawn}枚引いて1枚残します。各数字{limit}枚までです。</translation>
    </message>
    <message>
        <source>The tile goes onto a space beside any branch tile, at once. It scores its number for exactly as many nodes, and besides what its card says.</source>
        <translation>タイルはすぐに、枝タイルの隣に置きます。触れるノードがちょうどその数字の本数なら、その点。さらにカードの条件で得点します。</translation>
    </message>
    <message>
        <source>Tiles left over go back into the bags. A row of features without a card gets one. The Sun goes to the next player clockwise.</source>
        <translation>残ったタイルを袋に戻します。カードのない列には1枚を表にします。太陽トークンは時計回りで次のプレイヤーへ移ります。</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>最後の得点計算</translation>
    </message>
    <message>
        <source>Planets without a node in sets, clusters and Guiding Stars with exactly as many nodes as stars, features, bonus tiles; less one for each loose node. A tie goes to more points from clusters.</source>
        <translation>ノードのない惑星の組、星の数とノードの数が同じ星団とガイドスター、特殊機能、ボーナスタイルの合計から、余ったノード1本につき1点を引きます。同点なら星団の得点が多いほうの勝ちです。</translation>
    </message>
    <message>
        <source>The Sun&apos;s holder takes any tile; its type binds everybody, clockwise. Then the other type is taken, the other way round, so that who picked last picks first.</source>
        <translation>太陽トークンの持ち主が好きなタイルを取り、全員が時計回りに同じ種類を取ります。次に、もう一方の種類を逆回りに、最後に取った人から取ります。</translation>
    </message>
    <message>
        <source>Planets</source>
        <translation>惑星</translation>
    </message>
    <message>
        <source>Guiding Stars</source>
        <translation>ガイドスター</translation>
    </message>
    <message>
        <source>Loose nodes</source>
        <translation>余ったノード</translation>
    </message>
    <message>
        <source>Clusters kept</source>
        <translation>手元の星団</translation>
    </message>
    <message>
        <source>White stars kept</source>
        <translation>手元の白い星</translation>
    </message>
    <message>
        <source>Planets without a node, sector by sector: sets of different colours and sets of one colour.</source>
        <translation>ノードのない惑星を区画ごとに、色の種類と同じ色の二通りに数えます。</translation>
    </message>
    <message>
        <source>A cluster scores its stars when exactly as many nodes touch it; otherwise nothing.</source>
        <translation>触れるノードが星の数とちょうど同じなら、その数が得点です。違えば得点はありません。</translation>
    </message>
    <message>
        <source>A Guiding Star scores its stars when exactly as many nodes touch it.</source>
        <translation>触れるノードが星の数とちょうど同じなら、その数が得点です。</translation>
    </message>
    <message>
        <source>Both clauses of each placed feature, each for itself.</source>
        <translation>置いた特殊機能の2つの条件を、それぞれ別に数えます。</translation>
    </message>
    <message>
        <source>Each node that points at an empty space or a Dark Sky token costs a point.</source>
        <translation>空きスペースかダークスカイを指すノード1本につき1点を失います。</translation>
    </message>
    <message>
        <source>The four bonus tiles, one for each sector.</source>
        <translation>区画ごとに1枚、4枚のボーナスタイルです。</translation>
    </message>
    <message>
        <source>Clusters without a white star that Coyote kept.</source>
        <translation>コヨーテの手元にある、白い星のない星団です。</translation>
    </message>
    <message>
        <source>Clusters with a white star that Coyote kept.</source>
        <translation>コヨーテの手元にある、白い星のある星団です。</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>−%n point(s)</source>
        <translation>−%n点</translation>
    </message>
    <message>
        <source>%n point(s)</source>
        <translation>%n点</translation>
    </message>
    <message>
        <source>{change} for fewer loose nodes</source>
        <translation>余ったノードが減って{change}</translation>
    </message>
    <message>
        <source>{change} for more loose nodes</source>
        <translation>余ったノードが増えて{change}</translation>
    </message>
    <message>
        <source>fewer loose nodes</source>
        <translation>余ったノードの減少</translation>
    </message>
    <message>
        <source>more loose nodes</source>
        <translation>余ったノードの増加</translation>
    </message>
    <message>
        <source>Back to the sky of whoever plays</source>
        <translation>ターンプレイヤーの夜空に戻る</translation>
    </message>
    <message>
        <source>Part of the night sky</source>
        <translation>夜空の一部</translation>
    </message>
    <message>
        <source>{place}, {sector}</source>
        <translation>{place}、{sector}</translation>
    </message>
    <message>
        <source>Dark Sky</source>
        <translation>ダークスカイ</translation>
    </message>
    <message>
        <source>Guiding Star of {stars}</source>
        <translation>星{stars}つのガイドスター</translation>
    </message>
    <message>
        <source>Each costs a point until a circular tile lies here.</source>
        <translation>円形タイルを置くまで、1本につき1点を失います。</translation>
    </message>
    <message>
        <source>Empty space</source>
        <translation>空きスペース</translation>
    </message>
    <message>
        <source>{thing}: {place}</source>
        <translation>{thing}：{place}</translation>
    </message>
    <message>
        <source>The white star may be counted or not.</source>
        <translation>白い星は数えても数えなくてもかまいません。</translation>
    </message>
    <message>
        <source>%n different colour(s) in this sector: {points}.</source>
        <translation>この区画に%n色：{points}点。</translation>
    </message>
    <message>
        <source>%n of one colour in this sector: {points}.</source>
        <translation>この区画に同じ色が%n個：{points}点。</translation>
    </message>
    <message>
        <source>{rule} Now {points}.</source>
        <translation>{rule}今は{points}点。</translation>
    </message>
    <message>
        <source>Surrounded: it has won a feature.</source>
        <translation>囲まれました。特殊機能を獲得済みです。</translation>
    </message>
    <message>
        <source>{filled} of {all} gaps round it are filled; all of them win a feature.</source>
        <translation>まわりの隙間{all}か所のうち{filled}か所が埋まっています。すべて埋めると特殊機能を獲得します。</translation>
    </message>
    <message>
        <source>Nothing can lie here for the whole game.</source>
        <translation>ゲームの終わりまで、ここには何も置けません。</translation>
    </message>
    <message>
        <source>Empty.</source>
        <translation>空です。</translation>
    </message>
    <message>
        <source>Its nodes point {directions}.</source>
        <translation>ノードは{directions}を指しています。</translation>
    </message>
    <message>
        <source>Holding space for a branch tile</source>
        <translation>枝タイルの保有スペース</translation>
    </message>
    <message>
        <source>It may be turned before it is laid.</source>
        <translation>置く前に回せます。</translation>
    </message>
    <message>
        <source>Holding space for a circular tile</source>
        <translation>円形タイルの保有スペース</translation>
    </message>
    <message>
        <source>At most %n card(s) of each number.</source>
        <translation>各数字%n枚まで持てます。</translation>
    </message>
    <message>
        <source>Nothing yet. Surround a Dark Sky token to win one.</source>
        <translation>まだありません。ダークスカイを囲むと獲得できます。</translation>
    </message>
    <message>
        <source>{feature}: {points}</source>
        <translation>{feature}：{points}</translation>
    </message>
    <message>
        <source>Holds {tiles}.</source>
        <translation>持っているタイル：{tiles}。</translation>
    </message>
    <message>
        <source>Press it to look at this sky in the centre.</source>
        <translation>押すと、この夜空を中央に表示します。</translation>
    </message>
    <message>
        <source>Empty place of the market</source>
        <translation>市場の空いた場所</translation>
    </message>
    <message>
        <source>It cannot be traded for a planet.</source>
        <translation>惑星とは交換できません。</translation>
    </message>
    <message>
        <source>May be traded at once for: {planets}.</source>
        <translation>その場で交換できる惑星：{planets}。</translation>
    </message>
    <message>
        <source>%n node(s), in any rotation.</source>
        <translation>ノード%n本、向きは自由です。</translation>
    </message>
    <message>
        <source>A node that points at nothing costs a point.</source>
        <translation>何も指さないノード1本につき1点を失います。</translation>
    </message>
    <message>
        <source>%n quartz left</source>
        <translation>残りの水晶%n個</translation>
    </message>
    <message>
        <source>Each may be spent once, before the first pick of a round.</source>
        <translation>1個につき一度、ラウンドの最初のドラフトの前に使えます。</translation>
    </message>
    <message>
        <source>The market of one type goes back into its bag, and as many tiles are drawn again.</source>
        <translation>一方の種類の市場をすべて袋に戻し、同じ枚数を引き直します。</translation>
    </message>
    <message>
        <source>In round 12 not the branch tiles.</source>
        <translation>第12ラウンドでは枝タイルには使えません。</translation>
    </message>
    <message>
        <source>Market: {kind}</source>
        <translation>市場：{kind}</translation>
    </message>
    <message>
        <source>%n in the bag.</source>
        <translation>袋に%n枚。</translation>
    </message>
    <message>
        <source>A quartz draws all of them anew.</source>
        <translation>水晶を使うと、すべて引き直します。</translation>
    </message>
    <message>
        <source>{tile}, place {number} of the market</source>
        <translation>{tile}、市場の{number}番目</translation>
    </message>
    <message>
        <source>You took it.</source>
        <translation>あなたが取りました。</translation>
    </message>
    <message>
        <source>Taken by {seat}.</source>
        <translation>{seat}が取りました。</translation>
    </message>
    <message>
        <source>Empty space {number} of the planet track</source>
        <translation>惑星トラックの空きスペース{number}</translation>
    </message>
    <message>
        <source>{planet}, space {number} of the track</source>
        <translation>{planet}、トラックのスペース{number}</translation>
    </message>
    <message>
        <source>In reach of clusters of {stars} stars.</source>
        <translation>星{stars}つの星団で届きます。</translation>
    </message>
    <message>
        <source>Other planets lie nearer to every sign.</source>
        <translation>どの印にも、もっと近い惑星があります。</translation>
    </message>
    <message>
        <source>In reach: {planets}.</source>
        <translation>届く惑星：{planets}。</translation>
    </message>
    <message>
        <source>No planet is left.</source>
        <translation>惑星は残っていません。</translation>
    </message>
    <message>
        <source>%n planet(s) in reserve, for when the track is empty.</source>
        <translation>トラックが空になると、補充の惑星%n個が置かれます。</translation>
    </message>
    <message>
        <source>Sign of {stars} stars</source>
        <translation>星{stars}つの印</translation>
    </message>
    <message>
        <source>Coyote has it: {points} points.</source>
        <translation>コヨーテのカード：{points}点。</translation>
    </message>
    <message>
        <source>{seat}: not on the sky, it scores nothing.</source>
        <translation>{seat}：夜空になく、得点なし。</translation>
    </message>
    <message>
        <source>{seat}: {points} now.</source>
        <translation>{seat}：今は{points}点。</translation>
    </message>
    <message>
        <source>%n card(s) in the deck</source>
        <translation>山札%n枚</translation>
    </message>
    <message>
        <source>%n open card(s) in the row</source>
        <translation>列に%n枚</translation>
    </message>
    <message>
        <source>Who wins a feature may draw {drawn} and keep one.</source>
        <translation>特殊機能を獲得したら、{drawn}枚引いて1枚残せます。</translation>
    </message>
    <message>
        <source>Coyote: {points} points now.</source>
        <translation>コヨーテ：今は{points}点。</translation>
    </message>
    <message>
        <source>{value}, {loose}</source>
        <translation>{value}、{loose}</translation>
    </message>
    <message>
        <source>%n loose node(s)</source>
        <translation>余ったノード%n本</translation>
    </message>
    <message>
        <source>{value}: {points} points now</source>
        <translation>{value}：今は{points}点</translation>
    </message>
    <message>
        <source>{points} VP for you with {least} or more, for Coyote otherwise: {what}.</source>
        <translation>{least}以上であなたに{points}点、届かなければコヨーテに{points}点：{what}。</translation>
    </message>
    <message>
        <source>points from clusters and Guiding Stars of its sector</source>
        <translation>その区画の星団とガイドスターの得点</translation>
    </message>
    <message>
        <source>circles of one constellation inside its sector</source>
        <translation>その区画の中の、1つの星座の円</translation>
    </message>
    <message>
        <source>{seat}: {points}</source>
        <translation>{seat}：{points}</translation>
    </message>
    <message>
        <source>As if the game ended now.</source>
        <translation>今ゲームが終わったとした場合の点です。</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>第{number}ラウンド（全{rounds}）</translation>
    </message>
    <message>
        <source>You have the Sun and draft first.</source>
        <translation>太陽トークンはあなたが持ち、最初にドラフトします。</translation>
    </message>
    <message>
        <source>{seat} has the Sun and drafts first.</source>
        <translation>{seat}が太陽トークンを持ち、最初にドラフトします。</translation>
    </message>
    <message>
        <source>The last round: the branch tiles were set aside for it.</source>
        <translation>最後のラウンド：枝タイルは準備で取り分けたものです。</translation>
    </message>
    <message>
        <source>The Sun goes to the next player clockwise after each round.</source>
        <translation>太陽トークンは毎ラウンド、時計回りで次のプレイヤーへ移ります。</translation>
    </message>
    <message>
        <source>2 / 3: two of three nodes, still open</source>
        <translation>2 / 3：ノード3本のうち2本、途中</translation>
    </message>
    <message>
        <source>3 with a tick: it scores</source>
        <translation>3とチェック：得点中</translation>
    </message>
    <message>
        <source>3 &gt; 2: too many nodes, it scores nothing</source>
        <translation>3 &gt; 2：ノードが多すぎて得点なし</translation>
    </message>
    <message>
        <source>−1: a loose node</source>
        <translation>−1：余ったノード</translation>
    </message>
    <message>
        <source>× 0: a planet with a node</source>
        <translation>× 0：ノードのある惑星</translation>
    </message>
    <message>
        <source>No clusters yet.</source>
        <translation>星団はまだありません。</translation>
    </message>
    <message>
        <source>No planets yet.</source>
        <translation>惑星はまだありません。</translation>
    </message>
    <message>
        <source>No features yet.</source>
        <translation>特殊機能はまだありません。</translation>
    </message>
    <message>
        <source>{points} points as it stands.</source>
        <translation>今のところ{points}点です。</translation>
    </message>
    <message>
        <source>It has the Sun: clusters first if there is a white star, else branches.</source>
        <translation>太陽トークンを持つので、白い星があれば星団から、なければ枝タイルから。</translation>
    </message>
    <message>
        <source>White stars first; then a planet of a new colour; then the most stars.</source>
        <translation>星団は白い星、次に新しい色の惑星、次に星の多いもの。</translation>
    </message>
    <message>
        <source>White stars first; then the most stars. No trade in odd rounds.</source>
        <translation>星団は白い星、次に星の多いもの。奇数ラウンドは交換しません。</translation>
    </message>
    <message>
        <source>Of the branches the one with the most nodes; it leaves the game.</source>
        <translation>枝タイルはノードのいちばん多いものを取り、ゲームから除きます。</translation>
    </message>
    <message>
        <source>At the end of the round it takes the first open card of the {row}.</source>
        <translation>ラウンドの終わりに、{row}の先頭のカードを取ります。</translation>
    </message>
    <message>
        <source>Coyote&apos;s plan for round {number}</source>
        <translation>第{number}ラウンドのコヨーテの動き</translation>
    </message>
    <message>
        <source>{place}, turn {number}</source>
        <translation>{place}、向き{number}</translation>
    </message>
    <message>
        <source>From the deck: {row}</source>
        <translation>山札から：{row}</translation>
    </message>
    <message>
        <source>Why the {tile}?</source>
        <translation>{tile}を選んだ理由</translation>
    </message>
    <message>
        <source>Why trade for the {tile}?</source>
        <translation>{tile}と交換した理由</translation>
    </message>
    <message>
        <source>Why the {tile} at {place}?</source>
        <translation>{tile}を{place}に置いた理由</translation>
    </message>
    <message>
        <source>Why {feature}?</source>
        <translation>{feature}を選んだ理由</translation>
    </message>
    <message>
        <source>Why draw from the deck?</source>
        <translation>山札から引いた理由</translation>
    </message>
    <message>
        <source>What came next?</source>
        <translation>次に起きたこと</translation>
    </message>
    <message>
        <source>The computer players do not weigh quartz; they keep it.</source>
        <translation>コンピュータープレイヤーは水晶を検討せず、使いません。</translation>
    </message>
    <message>
        <source>The game played on %n time(s) in mind, to the end of round {round}.</source>
        <translation>第{round}ラウンドの終わりまで、頭の中で%n回遊んでみました。</translation>
    </message>
    <message>
        <source>Every place for the last tile counted out.</source>
        <translation>最後の1枚の置き場所をすべて数えました。</translation>
    </message>
    <message>
        <source>Every card weighed with the best place for its tile.</source>
        <translation>1枚ずつ、タイルのいちばんよい置き場所まで考えて比べました。</translation>
    </message>
    <message>
        <source>A higher number rests on fewer games, {games} against {more_games}, and was given up earlier.</source>
        <translation>より大きな数字は、試した回数が少なく（{more_games}回に対して{games}回）、早めに外した候補のものです。</translation>
    </message>
    <message>
        <source>Lead over the weakest shown, as the others stand (0.1 points)</source>
        <translation>表示中で最も弱い候補との差、ほかのプレイヤーはいまのまま（0.1点単位）</translation>
    </message>
    <message>
        <source>Expected lead over the weakest shown (0.1 points)</source>
        <translation>表示中で最も弱い候補に対する見込みの差（0.1点単位）</translation>
    </message>
    <message>
        <source>Hint: {action}</source>
        <translation>ヒント：{action}</translation>
    </message>
    <message>
        <source>There was nothing else to choose.</source>
        <translation>ほかに選べるものがありませんでした。</translation>
    </message>
    <message>
        <source>One of the better choices, taken by chance.</source>
        <translation>よさそうな手のうち1つを、運まかせに選びました。</translation>
    </message>
    <message>
        <source>Every place for this one tile compared.</source>
        <translation>このタイル1枚の置き場所をすべて比べました。</translation>
    </message>
    <message>
        <source>Every way to lay the last tiles counted out.</source>
        <translation>最後のタイルの置き方をすべて数え上げました。</translation>
    </message>
    <message>
        <source>Every tile on offer compared, each on its best place.</source>
        <translation>並んでいるタイルを、それぞれいちばんよい場所で比べました。</translation>
    </message>
    <message>
        <source>Every tile on offer weighed together with the other tile of the round, and what the next player would lose.</source>
        <translation>並んでいるタイルを、このラウンドのもう1枚と合わせて検討し、次のプレイヤーが失うものも見ました。</translation>
    </message>
    <message>
        <source>Every tile on offer weighed together with the other tile of the round.</source>
        <translation>並んでいるタイルを、このラウンドのもう1枚と合わせて検討しました。</translation>
    </message>
    <message>
        <source>Both tiles weighed together.</source>
        <translation>2枚を合わせて検討しました。</translation>
    </message>
    <message>
        <source>Costs you about %n point(s).</source>
        <translation>あなたは約%n点を失います。</translation>
    </message>
    <message>
        <source>Costs {seat} about %n point(s).</source>
        <translation>{seat}は約%n点を失います。</translation>
    </message>
    <message>
        <source>Laid as planned: {gains}.</source>
        <translation>考えどおりに置けば：{gains}。</translation>
    </message>
    <message>
        <source>This player does not always take the best.</source>
        <translation>この相手は、いつも最善を選ぶとは限りません。</translation>
    </message>
    <message>
        <source>About %n point(s) better than the next best.</source>
        <translation>次の候補より約%n点よい見込みです。</translation>
    </message>
    <message>
        <source>The next best is nearly as good.</source>
        <translation>次の候補もほとんど同じくらいよい手です。</translation>
    </message>
    <message>
        <source>The sky began with a {piece}, {spot}.</source>
        <translation>夜空の最初のタイルは{spot}の{piece}。</translation>
    </message>
    <message>
        <source>A {piece} at {spot}: {gain} points at once.</source>
        <translation>{spot}の{piece}で{gain}点。</translation>
    </message>
    <message>
        <source>“{feature}” at {spot}: {gain} points at once.</source>
        <translation>{spot}の「{feature}」で{gain}点。</translation>
    </message>
    <message>
        <source>A {branch} at {gap}: {gain} points at once.</source>
        <translation>{gap}の{branch}で{gain}点。</translation>
    </message>
    <message>
        <source>The {nth} Dark Sky was surrounded: {spot}.</source>
        <translation>{nth}つ目のダークスカイを囲んだ（{spot}）。</translation>
    </message>
    <message>
        <source>All {many} Dark Skies surrounded, last at {spot}.</source>
        <translation>ダークスカイを{many}つとも囲んだ。最後は{spot}。</translation>
    </message>
    <message>
        <source>{rival} surrounded its {nth} Dark Sky.</source>
        <translation>{rival}が{nth}つ目のダークスカイを囲んだ。</translation>
    </message>
    <message>
        <source>{many} colours of planets in the {sector}: {points} points.</source>
        <translation>{sector}の区画に惑星が{many}色、{points}点。</translation>
    </message>
    <message>
        <source>{many} planets alike in the {sector}: {points} points.</source>
        <translation>{sector}の区画に同じ色の惑星が{many}個、{points}点。</translation>
    </message>
    <message>
        <source>The {sector} Guiding Star got exactly its {points} nodes.</source>
        <translation>{sector}のガイドスターにちょうど{points}本のノード。</translation>
    </message>
    <message>
        <source>A {piece} was traded for the {planet}.</source>
        <translation>{piece}を{planet}と交換した。</translation>
    </message>
    <message>
        <source>No space was left for the {piece}: out of the game.</source>
        <translation>{piece}の置き場がなく、ゲームから除いた。</translation>
    </message>
    <message>
        <source>{bonus_tile} was yours from here on.</source>
        <translation>「{bonus_tile}」はここから最後まであなたのもの。</translation>
    </message>
    <message>
        <source>Coyote took a {branch} out of the game.</source>
        <translation>コヨーテが{branch}をゲームから除いた。</translation>
    </message>
    <message>
        <source>Coyote took “{feature}” for itself.</source>
        <translation>コヨーテが「{feature}」を取った。</translation>
    </message>
    <message>
        <source>Coyote traded a cluster for the {planet}.</source>
        <translation>コヨーテが星団を{planet}と交換した。</translation>
    </message>
    <message>
        <source>{piece}, {spot}: you led, {mine} to {theirs}.</source>
        <translation>{spot}の{piece}で{mine}対{theirs}とリード。</translation>
    </message>
    <message>
        <source>A {branch} put you in the lead, {mine} to {theirs}.</source>
        <translation>{branch}で{mine}対{theirs}とリード。</translation>
    </message>
    <message>
        <source>{rival} went ahead, {theirs} to your {mine}.</source>
        <translation>{rival}がリードし、{theirs}対{mine}。</translation>
    </message>
    <message>
        <source>Half the rounds were over: {mine} to {theirs}.</source>
        <translation>折り返しの時点で{mine}対{theirs}。</translation>
    </message>
    <message>
        <source>{piece}, {spot}: ahead for good, {mine} to {theirs}.</source>
        <translation>{spot}の{piece}で{mine}対{theirs}、以後は首位。</translation>
    </message>
    <message>
        <source>A {branch} put you ahead for good, {mine} to {theirs}.</source>
        <translation>{branch}で{mine}対{theirs}、以後は首位を守った。</translation>
    </message>
    <message>
        <source>{rival} went ahead for good, {theirs} to {mine}.</source>
        <translation>{theirs}対{mine}、以後は{rival}が首位。</translation>
    </message>
    <message>
        <source>A {piece} in the last round, {gain} points: {mine} to {theirs}.</source>
        <translation>最終ラウンドの{piece}で{gain}点、{mine}対{theirs}。</translation>
    </message>
    <message>
        <source>{line} decided it, {own} points to {other}.</source>
        <translation>決め手は{line}。{own}点対{other}点。</translation>
    </message>
    <message>
        <source>{line} decided it, {other} points to your {own}.</source>
        <translation>決め手は{line}。相手{other}点、あなた{own}点。</translation>
    </message>
    <message>
        <source>{line} made most of the difference, {own} to {other}.</source>
        <translation>差の大半は{line}。{own}点対{other}点。</translation>
    </message>
    <message>
        <source>{line} cost you most, {own} points to {other}.</source>
        <translation>痛かったのは{line}。{own}点対{other}点。</translation>
    </message>
    <message>
        <source>{many} nodes stayed loose, and it ended {mine} to {theirs}.</source>
        <translation>余ったノードが{many}本残り、{mine}対{theirs}。</translation>
    </message>
    <message>
        <source>No node stayed loose: {mine} to {theirs}.</source>
        <translation>ノードをまったく余らせず、{mine}対{theirs}。</translation>
    </message>
    <message>
        <source>{mine} to {theirs}: ahead from round {since} to the end.</source>
        <translation>{mine}対{theirs}。第{since}ラウンドから首位を守った。</translation>
    </message>
    <message>
        <source>{theirs} to {mine}: behind from round {since} to the end.</source>
        <translation>{theirs}対{mine}。第{since}ラウンドから追いつけず。</translation>
    </message>
    <message>
        <source>{mine} to {theirs}, hardly a small cluster apart.</source>
        <translation>{mine}対{theirs}、わずかな差で勝利。</translation>
    </message>
    <message>
        <source>{mine} to {theirs}: a single cluster was missing.</source>
        <translation>{mine}対{theirs}、あとわずかで届かず。</translation>
    </message>
    <message>
        <source>{mine} to {theirs}: {rival} was left in the dark.</source>
        <translation>{mine}対{theirs}、{rival}を大きく引き離した。</translation>
    </message>
    <message>
        <source>{rival} won by far, {theirs} to {mine}.</source>
        <translation>{theirs}対{mine}で{rival}の大勝。</translation>
    </message>
    <message>
        <source>{mine} points each; your clusters broke the tie.</source>
        <translation>{mine}点で並び、星団の得点で勝利。</translation>
    </message>
    <message>
        <source>{mine} points each; the tie went to {rival}.</source>
        <translation>{mine}点で並び、同点は{rival}の勝ち。</translation>
    </message>
    <message>
        <source>{mine} points each: the victory was shared.</source>
        <translation>{mine}点で並び、勝利を分け合った。</translation>
    </message>
    <message>
        <source>{name} – {points}</source>
        <translation>{name}&#x3000;{points}</translation>
    </message>
    <message>
        <source>{seat}: {cards}</source>
        <translation>{seat}：{cards}</translation>
    </message>
    <message>
        <source>{seat}: none</source>
        <translation>{seat}：なし</translation>
    </message>
    <message>
        <source>Your points less Coyote&apos;s bonus tiles</source>
        <translation>あなたの得点とコヨーテのボーナスタイルの差</translation>
    </message>
    <message>
        <source>Lead at the end, as the others stand</source>
        <translation>最終の得点差（ほかのプレイヤーはいまのまま）</translation>
    </message>
    <message>
        <source>Points and prospects after round {number}</source>
        <translation>第{number}ラウンド終了時の得点と見込み</translation>
    </message>
    <message>
        <source>Lead and prospects after round {number}</source>
        <translation>第{number}ラウンド終了時の得点差と見込み</translation>
    </message>
    <message>
        <source>Lead expected at the end</source>
        <translation>最終の得点差の見込み</translation>
    </message>
    <message>
        <source>Points expected by it</source>
        <translation>これで見込まれる得点</translation>
    </message>
    <message>
        <source>{points} fewer than the first</source>
        <translation>最善より{points}点少ない</translation>
    </message>
    <message>
        <source>As good as the first, as far as can be told</source>
        <translation>わかる限り、最善と同じです</translation>
    </message>
    <message>
        <source>A higher number, but from {games} games against {more_games}: given up earlier</source>
        <translation>数字は大きいものの、試した回数が{more_games}回に対して{games}回と少なく、早めに外しました</translation>
    </message>
    <message>
        <source>win a feature</source>
        <translation>特殊機能を獲得</translation>
    </message>
    <message>
        <source>bring planets together</source>
        <translation>惑星をそろえる</translation>
    </message>
    <message>
        <source>complete a cluster</source>
        <translation>星団を完成させる</translation>
    </message>
    <message>
        <source>complete a Guiding Star</source>
        <translation>ガイドスターを完成させる</translation>
    </message>
    <message>
        <source>raise a feature</source>
        <translation>特殊機能の得点を上げる</translation>
    </message>
    <message>
        <source>take up loose nodes</source>
        <translation>余ったノードを埋める</translation>
    </message>
    <message>
        <source>win a bonus tile</source>
        <translation>ボーナスタイルを取る</translation>
    </message>
    <message>
        <source>keep a cluster</source>
        <translation>星団を残す</translation>
    </message>
    <message>
        <source>keep a white star</source>
        <translation>白い星を残す</translation>
    </message>
    <message>
        <source>Then {tile} to {place}, {turn}</source>
        <translation>次に{tile}を{place}へ、{turn}</translation>
    </message>
    <message>
        <source>the {tile}</source>
        <translation>{tile}</translation>
    </message>
    <message>
        <source>a circular tile</source>
        <translation>円形タイル</translation>
    </message>
    <message>
        <source>Then {tile} to {place}</source>
        <translation>次に{tile}を{place}へ</translation>
    </message>
    <message>
        <source>both tiles</source>
        <translation>2枚とも</translation>
    </message>
    <message>
        <source>this tile</source>
        <translation>このタイル</translation>
    </message>
    <message>
        <source>this card</source>
        <translation>このカード</translation>
    </message>
    <message>
        <source>this pick</source>
        <translation>この1枚</translation>
    </message>
    <message>
        <source>{place}: a tile lies there.</source>
        <translation>{place}：もうタイルがあります。</translation>
    </message>
    <message>
        <source>{tile} cannot be dropped here: {place}.</source>
        <translation>{tile}は、ここ（{place}）には置けません。</translation>
    </message>
    <message>
        <source>It goes to its holding space, or onto a lit planet of the track to be traded.</source>
        <translation>保有スペースに置くか、光っている惑星に重ねて交換します。</translation>
    </message>
    <message>
        <source>It goes to its holding space.</source>
        <translation>保有スペースに置きます。</translation>
    </message>
    <message>
        <source>It goes into a lit gap.</source>
        <translation>光っている隙間に置きます。</translation>
    </message>
    <message>
        <source>It goes onto a lit space.</source>
        <translation>光っているスペースに置きます。</translation>
    </message>
    <message>
        <source>It is spent on one of the two lit markets.</source>
        <translation>光っている市場のどちらかに使います。</translation>
    </message>
    <message>
        <source>It goes to the place of the cards you won.</source>
        <translation>獲得したカードの置き場に置きます。</translation>
    </message>
    <message>
        <source>{seat} decides now.</source>
        <translation>いまは{seat}の番です。</translation>
    </message>
    <message>
        <source>Spend a quartz, or let Coyote pick first.</source>
        <translation>水晶を使うか、コヨーテに先に取らせてください。</translation>
    </message>
    <message>
        <source>Take any tile of the market.</source>
        <translation>市場から好きなタイルを1枚取ってください。</translation>
    </message>
    <message>
        <source>Take one of the {kind} of the market.</source>
        <translation>市場から{kind}を1枚取ってください。</translation>
    </message>
    <message>
        <source>Lay the tiles you hold: press one of them, then a lit place.</source>
        <translation>持っているタイルを置いてください。タイルを押し、光っている場所を押します。</translation>
    </message>
    <message>
        <source>Choose the feature you won.</source>
        <translation>獲得する特殊機能を選んでください。</translation>
    </message>
    <message>
        <source>Keep one of the cards you drew.</source>
        <translation>引いたカードから1枚を残してください。</translation>
    </message>
    <message>
        <source>Lay the feature tile you won.</source>
        <translation>獲得した特殊機能タイルを置いてください。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>ゲームは終わりました。</translation>
    </message>
    <message>
        <source>Nobody decides just now: the round goes on by itself.</source>
        <translation>いまは選ぶものがなく、ラウンドは自動で進みます。</translation>
    </message>
    <message>
        <source>{place}: it is only to be looked at.</source>
        <translation>{place}：見るためのものです。</translation>
    </message>
    <message>
        <source>This place of the market is empty.</source>
        <translation>市場のこの場所は空です。</translation>
    </message>
    <message>
        <source>The {tile} on place {number} of the market is yours already.</source>
        <translation>市場の{number}番目の{tile}はもうあなたのものです。</translation>
    </message>
    <message>
        <source>{seat} took the {tile} on place {number} of the market.</source>
        <translation>市場の{number}番目の{tile}は{seat}が取りました。</translation>
    </message>
    <message>
        <source>The {tile} cannot be taken now.</source>
        <translation>{tile}はいま取れません。</translation>
    </message>
    <message>
        <source>No planet lies on this space of the track.</source>
        <translation>惑星トラックのこのスペースに惑星はありません。</translation>
    </message>
    <message>
        <source>Other planets lie nearer to every sign than this {planet}.</source>
        <translation>この{planet}よりも、ほかの惑星のほうがどの印にも近くにあります。</translation>
    </message>
    <message>
        <source>This {planet} is only traded for a cluster of {stars} stars.</source>
        <translation>この{planet}と交換できるのは、{stars}つ星の星団だけです。</translation>
    </message>
    <message>
        <source>No branch tile is held here.</source>
        <translation>ここに枝タイルはありません。</translation>
    </message>
    <message>
        <source>No circular tile is held here.</source>
        <translation>ここに円形タイルはありません。</translation>
    </message>
    <message>
        <source>The {tile} is laid in the turn of {seat}.</source>
        <translation>{tile}は{seat}の番に置きます。</translation>
    </message>
    <message>
        <source>The {tile} has no space yet; the branch tile may open one.</source>
        <translation>{tile}を置けるスペースはまだありません。枝タイルが場所を作るかもしれません。</translation>
    </message>
    <message>
        <source>The {tile} waits until you hold a tile of each type.</source>
        <translation>{tile}は、両方の種類のタイルがそろうまで置けません。</translation>
    </message>
    <message>
        <source>{place}. What lies never moves again; only Undo takes back what you laid this turn.</source>
        <translation>{place}。置いたタイルは動かせませんが、このターンに置いたものは「元に戻す」で置き直せます。</translation>
    </message>
    <message>
        <source>{place}. You only look at this sky.</source>
        <translation>{place}。この夜空は見るだけです。</translation>
    </message>
    <message>
        <source>{place}. What lies never moves again.</source>
        <translation>{place}。置いたタイルは動かせません。</translation>
    </message>
    <message>
        <source>{place}. It blocks this space for the whole game.</source>
        <translation>{place}。ゲームの終わりまでこのスペースをふさぎます。</translation>
    </message>
    <message>
        <source>{place}. Nothing can cover it.</source>
        <translation>{place}。上には何も置けません。</translation>
    </message>
    <message>
        <source>This space has no branch tile beside it.</source>
        <translation>このスペースに隣接する枝タイルがありません。</translation>
    </message>
    <message>
        <source>No circular tile or Guiding Star lies beside this gap.</source>
        <translation>この隙間に隣接する円形タイルもガイドスターもありません。</translation>
    </message>
    <message>
        <source>Cards are only drawn for a Dark Sky token that you surrounded.</source>
        <translation>カードを引けるのは、ダークスカイを囲んだときだけです。</translation>
    </message>
    <message>
        <source>{feature}: you own this card.</source>
        <translation>「{feature}」：あなたのカードです。</translation>
    </message>
    <message>
        <source>{feature}: {seat} owns this card.</source>
        <translation>「{feature}」：{seat}のカードです。</translation>
    </message>
    <message>
        <source>{feature} is only taken for a Dark Sky token that you surrounded.</source>
        <translation>「{feature}」を取れるのは、ダークスカイを囲んだときだけです。</translation>
    </message>
    <message>
        <source>Only a quartz draws the {kind} anew: press it first.</source>
        <translation>{kind}を引き直せるのは水晶だけです。先に水晶を押してください。</translation>
    </message>
    <message>
        <source>{bonus} is never taken: it scores by itself at the end.</source>
        <translation>「{bonus}」は取るものではなく、最後に自動で得点になります。</translation>
    </message>
    <message>
        <source>No feature card was won yet.</source>
        <translation>特殊機能カードはまだ獲得していません。</translation>
    </message>
    <message>
        <source>%n feature card(s) won: they stay here and score at the end.</source>
        <translation>獲得した特殊機能カード%n枚：ここに残り、最後に得点になります。</translation>
    </message>
    <message>
        <source>Coyote keeps what it took; nothing of it comes back.</source>
        <translation>コヨーテが取ったものは戻りません。</translation>
    </message>
    <message>
        <source>Coyote follows its rules; nobody can change its plan but by taking a tile first.</source>
        <translation>コヨーテはルールどおりに動きます。変えられるのは、先にタイルを取ることだけです。</translation>
    </message>
    <message>
        <source>{seat}: {what}</source>
        <translation>{seat}：{what}</translation>
    </message>
    <message>
        <source>{seat} {change}</source>
        <translation>{seat} {change}</translation>
    </message>
    <message>
        <source>left for you: {tiles}</source>
        <translation>あなたに残ったもの：{tiles}</translation>
    </message>
    <message>
        <source>Why does Coyote take this card?</source>
        <translation>コヨーテがこのカードを取った理由</translation>
    </message>
    <message>
        <source>The row is empty: the top card of the deck.</source>
        <translation>列にカードがないので、山札のいちばん上を取ります。</translation>
    </message>
    <message>
        <source>There is a white star, so Coyote begins with the clusters.</source>
        <translation>白い星があるので、コヨーテは星団から始めます。</translation>
    </message>
    <message>
        <source>No white star today: it begins with the branches.</source>
        <translation>白い星がないので、枝タイルから始めます。</translation>
    </message>
    <message>
        <source>It cannot resist a white star, and takes the biggest.</source>
        <translation>白い星には目がなく、いちばん大きいものを取ります。</translation>
    </message>
    <message>
        <source>It has no {planet} yet, and this one can be reached.</source>
        <translation>まだ{planet}がなく、これなら届きます。</translation>
    </message>
    <message>
        <source>Nothing special is there, so it takes the most stars.</source>
        <translation>特別なものがないので、星の多いものを取ります。</translation>
    </message>
    <message>
        <source>It takes the branch with most nodes, to keep it from you.</source>
        <translation>ノードのいちばん多い枝を取り、あなたに渡しません。</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first}{second}</translation>
    </message>
    <message>
        <source>They were equal; it took the left one.</source>
        <translation>同じ条件なので、左を取りました。</translation>
    </message>
    <message>
        <source>Every %n round(s) it simply takes the first open card.</source>
        <translation>%nラウンドごとに、列の先頭のカードを取るだけです。</translation>
    </message>
    <message>
        <source>From here the tile brings most at once.</source>
        <translation>ここなら、このタイルだけで入る点がいちばん多くなります。</translation>
    </message>
    <message>
        <source>This pair fits its own sky, and you would have liked it too.</source>
        <translation>自分の夜空に合い、あなたも欲しかったはずのタイルです。</translation>
    </message>
    <message>
        <source>This pair fits its own sky.</source>
        <translation>2枚の組み合わせが自分の夜空に合います。</translation>
    </message>
    <message>
        <source>Less now, more by the end of round {round}: it played them on in mind.</source>
        <translation>今は少なくても、第{round}ラウンドの終わりには多くなります。頭の中で試しました。</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>すぐに入る得点</translation>
    </message>
    <message>
        <source>As the tiles lie</source>
        <translation>今の置き方</translation>
    </message>
    <message>
        <source>{bonus}: {words}</source>
        <translation>{bonus}：{words}</translation>
    </message>
    <message>
        <source>Coyote now has its fourth colour: %n point(s). You could be first.</source>
        <translation>コヨーテが4色目を取り、%n点を得ました。先に取ることもできました。</translation>
    </message>
    <message>
        <source>Coyote now gets its fourth colour: %n point(s). You could be first.</source>
        <translation>コヨーテが次に4色目を取り、%n点を得ます。先に取ることもできます。</translation>
    </message>
    <message>
        <source>A node still points at nothing. Your cluster could lie there: +{worth}.</source>
        <translation>ノードが余っています。その先に星団を置けば{worth}点得します。</translation>
    </message>
    <message>
        <source>A node that points at an empty space costs a point, until a circular tile lies there.</source>
        <translation>空きスペースを指すノード1本につき1点を失います。そこに円形タイルを置けば、失いません。</translation>
    </message>
    <message>
        <source>With the cluster there</source>
        <translation>そこに星団を置くと</translation>
    </message>
    <message>
        <source>A node too many</source>
        <translation>多すぎるノード</translation>
    </message>
    <message>
        <source>That star has one node too many and is out for good.</source>
        <translation>その星はノードが1本多く、もう得点になりません。</translation>
    </message>
    <message>
        <source>Stars score only with exactly as many nodes as they want, and no node ever leaves. Laid otherwise, your two tiles spoil nothing and score no less.</source>
        <translation>星が得点になるのは、ノードがちょうどの本数のときだけで、ノードは減りません。2枚を置き直せば、この星を残したまま、得点も減りません。</translation>
    </message>
    <message>
        <source>Clusters that cannot be filled</source>
        <translation>満たせない星団</translation>
    </message>
    <message>
        <source>Too few gaps are left round it: this cluster cannot score there.</source>
        <translation>まわりの隙間が足りず、この星団はそこでは得点になりません。</translation>
    </message>
    <message>
        <source>Each gap brings one node at most: a corner has one gap, the border two, every other space four.</source>
        <translation>1つの隙間から来るノードは1本までです。隙間は、角に1つ、外周に2つ、ほかのスペースに4つあります。</translation>
    </message>
    <message>
        <source>Nodes on planets</source>
        <translation>惑星を指すノード</translation>
    </message>
    <message>
        <source>A node points at your planet. It no longer counts.</source>
        <translation>惑星にノードが触れました。もう得点になりません。</translation>
    </message>
    <message>
        <source>Only planets without a node are counted. Laid otherwise, your two tiles miss it and score no less.</source>
        <translation>数えるのはノードのない惑星だけです。2枚を置き直せば、惑星に触れず、得点も減りません。</translation>
    </message>
    <message>
        <source>Planets by themselves</source>
        <translation>1個だけの惑星</translation>
    </message>
    <message>
        <source>Alone it scores nothing. In a sector with others it would.</source>
        <translation>惑星は1個だけでは得点になりません。ほかの惑星のある区画なら得点になります。</translation>
    </message>
    <message>
        <source>Planets are counted sector by sector, by different colours and by colours alike.</source>
        <translation>惑星は区画ごとに、色の種類と同じ色の数とで数えます。</translation>
    </message>
    <message>
        <source>Beside other planets</source>
        <translation>ほかの惑星の区画なら</translation>
    </message>
    <message>
        <source>Dark Sky nearly surrounded</source>
        <translation>あと少しで囲めるダークスカイ</translation>
    </message>
    <message>
        <source>One gap is left round a Dark Sky token. This branch tile fits there.</source>
        <translation>ダークスカイのまわりの隙間はあと1か所です。この枝タイルで囲めます。</translation>
    </message>
    <message>
        <source>When every gap round it is filled, you win a Special Feature. Where nodes point does not matter.</source>
        <translation>まわりの隙間がすべて埋まると、特殊機能を1つ獲得します。ノードの向きは関係ありません。</translation>
    </message>
    <message>
        <source>Bonus tiles within reach</source>
        <translation>届くボーナスタイル</translation>
    </message>
    <message>
        <source>Laid elsewhere, this tile wins the bonus tile of a sector.</source>
        <translation>置き場所を変えると、区画のボーナスタイルが取れます。</translation>
    </message>
    <message>
        <source>Tiles that could light more</source>
        <translation>もっと得点できるタイル</translation>
    </message>
    <message>
        <source>In even rounds it trades the first cluster that reaches a planet of a colour it lacks. Whoever takes that cluster, or the {planet}, stops it.</source>
        <translation>偶数ラウンドのコヨーテは、まだ持っていない色の惑星に届く最初の星団を交換します。その星団か{planet}を先に取れば、止められます。</translation>
    </message>
    <message>
        <source>Too few branch tiles are left to fill this cluster. Lay it at a waiting node?</source>
        <translation>残りの枝では、この星団に足りません。待っているノードの先はどうでしょう。</translation>
    </message>
    <message>
        <source>All ways to lay them were counted, each by the score sheet as it stands.</source>
        <translation>2枚の置き方をすべて試し、今の時点の得点を数えました。</translation>
    </message>
    <message>
        <source>These two tiles can light more. Take them back and press {key} to see where.</source>
        <translation>この2枚なら、もっと得点できます。元に戻すと、{key}キーで場所を見られます。</translation>
    </message>
    <message>
        <source>At best</source>
        <translation>最も多い置き方</translation>
    </message>
    <message>
        <source>The branch that Coyote takes</source>
        <translation>コヨーテが取る枝</translation>
    </message>
    <message>
        <source>Coyote takes the branch with most nodes. Begin with it if you want it.</source>
        <translation>コヨーテはノードの多い枝を取ります。欲しいなら先に取りましょう。</translation>
    </message>
    <message>
        <source>With the Sun you choose the type that goes first, and pick before Coyote.</source>
        <translation>太陽トークンがあれば、先に取る種類を選び、コヨーテより先に取れます。</translation>
    </message>
    <message>
        <source>The next best branch</source>
        <translation>次に良い枝</translation>
    </message>
    <message>
        <source>The branch that Coyote took</source>
        <translation>コヨーテが取った枝</translation>
    </message>
    <message>
        <source>Coyote&apos;s fourth colour</source>
        <translation>コヨーテの4色目</translation>
    </message>
    <message>
        <source>Planets that make a set</source>
        <translation>組になる惑星</translation>
    </message>
    <message>
        <source>A planet in reach would complete a set now.</source>
        <translation>届く惑星で、今すぐ組ができます。</translation>
    </message>
    <message>
        <source>A cluster without a white star can be traded for the planet nearest to its sign.</source>
        <translation>白い星のない星団は、その印にいちばん近い惑星と交換できます。</translation>
    </message>
    <message>
        <source>What you took</source>
        <translation>取ったタイル</translation>
    </message>
    <message>
        <source>Clusters late in the game</source>
        <translation>終盤の星団</translation>
    </message>
    <message>
        <source>It still wants {missing} nodes, each from a branch tile of its own; {left} more come.</source>
        <translation>あと{missing}本のノードが必要で、枝タイル1枚から来るのは1本です。枝タイルはあと{left}枚です。</translation>
    </message>
    <message>
        <source>The branches of round 12</source>
        <translation>第12ラウンドの枝</translation>
    </message>
    <message>
        <source>In round 12 only branch tiles of one and two nodes come.</source>
        <translation>第12ラウンドに出るのは、1ノードか2ノードの枝だけです。</translation>
    </message>
    <message>
        <source>Those five tiles were set aside for it. What wants more nodes wants them now.</source>
        <translation>そのために5枚が取り分けてあります。多くのノードが必要な星は、このラウンドのうちに満たしましょう。</translation>
    </message>
    <message>
        <source>Features that bring more</source>
        <translation>もっと得点になる特殊機能</translation>
    </message>
    <message>
        <source>Another open card would bring more right now.</source>
        <translation>表向きのカードに、今もっと得点になるものがあります。</translation>
    </message>
    <message>
        <source>Each card is counted at its best space as your sky stands.</source>
        <translation>どのカードも、今の夜空で最も良い場所に置いた得点です。</translation>
    </message>
    <message>
        <source>As it lies</source>
        <translation>今の置き方</translation>
    </message>
    <message>
        <source>The other card</source>
        <translation>別のカード</translation>
    </message>
    <message>
        <source>{planet} alone</source>
        <translation>{planet}1個だけ</translation>
    </message>
    <message>
        <source>Alone in its sector: 0; with a second planet {points}.</source>
        <translation>区画に1個だけでは0点、もう1個で{points}点です。</translation>
    </message>
    <message>
        <source>No node points at it: it counts (rule 5.1).</source>
        <translation>ノードが指していないので、数えます（ルール 5.1）。</translation>
    </message>
    <message>
        <source>A branch tile lies in a gap between circles, not on one.</source>
        <translation>枝タイルは円の上ではなく、円と円の間の隙間に置きます。</translation>
    </message>
    <message>
        <source>A circular tile lies on a circular space, not between them.</source>
        <translation>円形タイルは隙間ではなく、円のスペースに置きます。</translation>
    </message>
    <message>
        <source>Branch tiles that lose points</source>
        <translation>点を失う枝タイル</translation>
    </message>
    <message>
        <source>Nodes of this branch tile point at nothing. Laid otherwise: +{worth}.</source>
        <translation>この枝タイルのノードが余っています。置き直せば{worth}点増えます。</translation>
    </message>
    <message>
        <source>The circular tile stays where it lies; only the branch tile is turned or laid in another gap. A node on a Dark Sky token costs its point for the whole game.</source>
        <translation>円形タイルはそのままで、枝タイルだけを回すか、別の隙間に置いた場合です。ダークスカイを指すノードは、ゲームの最後まで1点を失います。</translation>
    </message>
    <message>
        <source>With the branch tile otherwise</source>
        <translation>枝タイルを置き直せば</translation>
    </message>
    <message>
        <source>{count} × {points} stars</source>
        <translation>{points}つ星×{count}</translation>
    </message>
    <message>
        <source>You have won %n feature(s): Coyote drafts its second tile, then you choose, and then the game is over.</source>
        <translation>特殊機能を%n枚獲得しました。コヨーテが2枚目を取ったあとに選び、ゲームが終わります。</translation>
    </message>
    <message>
        <source>You have won %n feature(s): Coyote drafts its second tile, then you choose.</source>
        <translation>特殊機能を%n枚獲得しました。コヨーテが2枚目を取ったあとに選びます。</translation>
    </message>
    <message>
        <source>{thing} ({place})</source>
        <translation>{thing}（{place}）</translation>
    </message>
    <message>
        <source>Lay the branch tile: press it, then a lit gap.</source>
        <translation>枝タイルを置いてください。タイルを押し、光っている隙間を押します。</translation>
    </message>
    <message>
        <source>Lay the circular tile: press it, then a lit space.</source>
        <translation>円形タイルを置いてください。タイルを押し、光っているスペースを押します。</translation>
    </message>
    <message>
        <source>It is the turn of the {kind}; the {tile} must wait.</source>
        <translation>いま取るのは{kind}です。{tile}は取れません。</translation>
    </message>
    <message>
        <source>The {tile} has no gap yet; the circular tile opens one.</source>
        <translation>{tile}を置ける隙間はまだありません。円形タイルを置くと、隙間ができます。</translation>
    </message>
    <message>
        <source>The circular tile stays where it lies; only the branch tile is turned or laid in another gap. A node that points at an empty space costs a point until a tile lies there.</source>
        <translation>円形タイルはそのままで、枝タイルだけを回すか、別の隙間に置いた場合です。空きスペースを指すノードは、そこにタイルが置かれるまで1点を失います。</translation>
    </message>
    <message>
        <source>Behind each cluster: its white stars.</source>
        <translation>右の数字は、白い星の数です。</translation>
    </message>
    <message>
        <source>Behind each cluster: its stars, 0 without a white one.</source>
        <translation>右の数字は星の数です（白い星がなければ0）。</translation>
    </message>
    <message>
        <source>Behind each planet: 1 for a new colour, else 0.</source>
        <translation>右の数字は、新しい色なら1、ほかは0です。</translation>
    </message>
    <message>
        <source>Behind each cluster: its stars.</source>
        <translation>右の数字は、星の数です。</translation>
    </message>
    <message>
        <source>Behind each branch: its nodes.</source>
        <translation>右の数字は、ノードの数です。</translation>
    </message>
    <message>
        <source>Points without bonus tiles</source>
        <translation>ボーナスタイル以外の得点</translation>
    </message>
    <message>
        <source>2+1 cluster</source>
        <translation>2つ星＋白い星の星団</translation>
    </message>
    <message>
        <source>3+1 cluster</source>
        <translation>3つ星＋白い星の星団</translation>
    </message>
    <message>
        <source>Draw {count} cards from this deck?</source>
        <translation>この山札から{count}枚引きますか？</translation>
    </message>
    <message>
        <source>Press it again to draw, or drop it on the framed panel. You keep one. Esc puts it back.</source>
        <translation>もう一度押すか、枠で示したパネルに置くと引き、1枚を残します。Escで戻します。</translation>
    </message>
    <message>
        <source>%n node(s), exactly its number: it brings {points} now.</source>
        <translation>ノード%n本で数字ちょうど。今は合わせて{points}点。</translation>
    </message>
    <message>
        <source>%n node(s), more than its number {number}: only its own condition scores, {points} now.</source>
        <translation>ノード%n本で数字の{number}を超過。カードの条件だけで今は{points}点。</translation>
    </message>
    <message>
        <source>%n node(s), and too few gaps for its number {number}: only its own condition scores, {points} now.</source>
        <translation>ノード%n本。隙間が足りず{number}本には届きません。カードの条件だけで今は{points}点。</translation>
    </message>
    <message>
        <source>%n node(s); exactly {number} score {number} more. Its own condition scores {points} now.</source>
        <translation>ノード%n本。ちょうど{number}本ならさらに{number}点。今はカードの条件だけで{points}点。</translation>
    </message>
    <message>
        <source>{scores}, {most} at most</source>
        <translation>{scores}、最大{most}点</translation>
    </message>
    <message>
        <source>max {most}</source>
        <translation>最大{most}点</translation>
    </message>
    <message>
        <source>Take an open card, or draw {count} and keep one; {limit} of each number at most. Its number scores too, with exactly that many nodes.</source>
        <translation>表向きのカードを取るか、{count}枚引いて1枚残します（各数字{limit}枚まで）。ノードがちょうど数字の本数なら、数字も得点します。</translation>
    </message>
    <message>
        <source>Keep {feature}: {scores}?</source>
        <translation>「{feature}」を残しますか？（{scores}）</translation>
    </message>
    <message>
        <source>Take {feature}: {scores}?</source>
        <translation>「{feature}」を取りますか？（{scores}）</translation>
    </message>
    <message>
        <source>{spaces} open to it, each beside a branch tile. Exactly {number} nodes score {number} more.</source>
        <translation>枝タイルの隣で、{spaces}に置けます。ノードがちょうど{number}本なら、さらに{number}点。</translation>
    </message>
    <message>
        <source>Scores in sets, counted sector by sector, while no node points at it.</source>
        <translation>ノードが指さないかぎり、区画ごとに数える組で得点します。</translation>
    </message>
    <message>
        <source>Lost: number {number} of {thing}, a node too many. It scored {number}.</source>
        <translation>{thing}の数字の{number}点を失います。ノードが多すぎます。</translation>
    </message>
    <message>
        <source>Spoilt: number {number} of {thing}, a node too many.</source>
        <translation>{thing}は数字の{number}点を得点できなくなります。ノードが多すぎます。</translation>
    </message>
    <message>
        <source>Spoilt: number {number} of {thing}, too few gaps are left.</source>
        <translation>{thing}は数字の{number}点を得点できなくなります。残りの隙間が足りません。</translation>
    </message>
    <message>
        <source>Won: number {number} of {thing}, it scores {number}.</source>
        <translation>{thing}は数字の{number}点も得点になります。</translation>
    </message>
    <message>
        <source>%n node(s), and too few branch tiles are still to come for its number {number}: only its own condition scores, {points} now.</source>
        <translation>ノード%n本。残りの枝タイルが足りず{number}本には届きません。カードの条件だけで今は{points}点。</translation>
    </message>
    <message>
        <source>%n node(s) of {wanted}: too few branch tiles are still to come, it scores nothing.</source>
        <translation>ノード%n本。残りの枝タイルが足りず{wanted}本には届かないので得点なし。</translation>
    </message>
    <message>
        <source>%n node(s) point at it: it is in no set.</source>
        <translation>ノード%n本が指しているので、どの組にも入りません。</translation>
    </message>
    <message>
        <source>1 / 4 in a box: too few gaps or branch tiles are left</source>
        <translation>1 / 4の箱：隙間か枝タイルが足りず届かない</translation>
    </message>
    <message>
        <source>No circular tile is in hand for this space.</source>
        <translation>このスペースに置く円形タイルを手に取っていません。</translation>
    </message>
    <message>
        <source>No branch tile is in hand for this gap.</source>
        <translation>この隙間に置く枝タイルを手に取っていません。</translation>
    </message>
    <message>
        <source>surrounds %n Dark Sky token(s): a feature each, of number {left} only: you have {limit} of number {full}</source>
        <translation>ダークスカイ%n個を囲み、特殊機能を獲得（「{full}」は{limit}枚あるため「{left}」のみ）</translation>
    </message>
    <message>
        <source>Of number {left} only: you have {limit} of number {full}.</source>
        <translation>「{full}」は{limit}枚持っているので、取れるのは「{left}」だけです。</translation>
    </message>
    <message>
        <source>{feature} was the only card to be had.</source>
        <translation>獲得できるカードは{feature}だけでした。</translation>
    </message>
    <message>
        <source>Nothing else could be picked: {what}.</source>
        <translation>ほかに選べるものがありませんでした：{what}。</translation>
    </message>
    <message>
        <source>{tile} went to its only space, {place}.</source>
        <translation>{tile}は、置ける唯一の場所（{place}）に置かれました。</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>By who starts</source>
        <translation>先手ごと</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>The rival</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>By the bot&apos;s first track</source>
        <translation>ボットの最初のコースごと</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>対戦成績</translation>
    </message>
    <message>
        <source>everybody you have met</source>
        <translation>これまでの相手すべて</translation>
    </message>
    <message>
        <source>medians</source>
        <translation>中央値</translation>
    </message>
    <message>
        <source>Days with a game</source>
        <translation>対局した日</translation>
    </message>
    <message>
        <source>By weeks, this one last: {days}</source>
        <translation>週ごと（最後が今週）：{days}</translation>
    </message>
    <message>
        <source>a week, the last 13</source>
        <translation>週ごと・直近13週</translation>
    </message>
    <message>
        <source>13 weeks ago</source>
        <translation>13週前</translation>
    </message>
    <message>
        <source>this week</source>
        <translation>今週</translation>
    </message>
    <message>
        <source>Time at the table</source>
        <translation>対局時間</translation>
    </message>
    <message>
        <source>Trend</source>
        <translation>推移</translation>
    </message>
    <message>
        <source>Margins in order: {margins}</source>
        <translation>点差（古い順）：{margins}</translation>
    </message>
    <message>
        <source>Last ten: median {middle}, middle half {low} to {high}</source>
        <translation>直近10局：中央値{middle}、中央の半分{low}–{high}</translation>
    </message>
    <message>
        <source>%n more to play</source>
        <translation>あと%n局</translation>
    </message>
    <message>
        <source>margin of each game</source>
        <translation>各ゲームの差</translation>
    </message>
    <message>
        <source>margin of each game, the last {games}</source>
        <translation>直近{games}局の差</translation>
    </message>
    <message>
        <source>last ten: median, middle half</source>
        <translation>直近10局：中央値と中央の半分</translation>
    </message>
    <message>
        <source>A trend shows from ten games</source>
        <translation>10局から推移が見えます</translation>
    </message>
    <message>
        <source>{row}: you {own}, the other {rival}</source>
        <translation>{row}：あなた{own}、相手{rival}</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>mean of the last %n</source>
        <translation>直近%n局の平均</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>ゲームを読み込んでいます…</translation>
    </message>
    <message>
        <source>No file of a finished game is left</source>
        <translation>終わったゲームのファイルが残っていません</translation>
    </message>
    <message>
        <source>{kind}: {facts}</source>
        <translation>{kind}：{facts}</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>未使用</translation>
    </message>
    <message>
        <source>{won} of {games}</source>
        <translation>{games}局中{won}勝</translation>
    </message>
    <message>
        <source>your {unit}; filled: won</source>
        <translation>あなたの{unit}・塗りは勝ち</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>リプレイ</translation>
    </message>
    <message>
        <source>At a glance</source>
        <translation>ひと目で</translation>
    </message>
    <message>
        <source>%n sealed record(s)</source>
        <translation>公式記録%n局</translation>
    </message>
    <message>
        <source>games</source>
        <translation>局</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>days in 13 weeks</source>
        <translation>13週の対局日</translation>
    </message>
    <message>
        <source>min a game</source>
        <translation>分（1局）</translation>
    </message>
    <message>
        <source>won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>{own}–{rival} against {opponent}</source>
        <translation>{opponent}に{own}–{rival}</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>新しいゲーム…</translation>
    </message>
    <message>
        <source>Against each opponent</source>
        <translation>相手ごとの成績</translation>
    </message>
    <message>
        <source>one mark a game</source>
        <translation>印1つが1局</translation>
    </message>
    <message>
        <source>one mark a game, the last {games}</source>
        <translation>印1つが1局・直近{games}局</translation>
    </message>
    <message>
        <source>you</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>the other</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>{game}; {more}</source>
        <translation>{game}、{more}</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>CSVを書き出す</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>画像を保存</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>全ゲーム</translation>
    </message>
    <message>
        <source>%n game(s) of {game} so far</source>
        <translation>{game}をこれまでに%n局</translation>
    </message>
    <message>
        <source>Everything here is counted from your library</source>
        <translation>すべてライブラリから数えています</translation>
    </message>
    <message>
        <source>No game of {game} has been finished yet. The first one fills this page.</source>
        <translation>{game}はまだ最後まで遊ばれていません。最初の1局が終わると、ここに統計が表示されます。</translation>
    </message>
    <message>
        <source>No game has been finished yet. The first one fills this page.</source>
        <translation>まだ最後まで遊んだゲームがありません。最初の1局が終わると、ここに統計が表示されます。</translation>
    </message>
    <message>
        <source>points</source>
        <translation>点</translation>
    </message>
    <message>
        <source>coins</source>
        <translation>コイン</translation>
    </message>
    <message>
        <source>domains</source>
        <translation>分野</translation>
    </message>
    <message>
        <source>Best: %n point(s)</source>
        <translation>最高 %n点</translation>
    </message>
    <message>
        <source>Best: %n coin(s)</source>
        <translation>最高 %nコイン</translation>
    </message>
    <message>
        <source>Best: %n domain(s)</source>
        <translation>最高 %n分野</translation>
    </message>
    <message>
        <source>median points</source>
        <translation>得点中央値</translation>
    </message>
    <message>
        <source>median coins</source>
        <translation>コイン中央値</translation>
    </message>
    <message>
        <source>median domains</source>
        <translation>分野中央値</translation>
    </message>
    <message>
        <source>Where points come from</source>
        <translation>得点の内訳</translation>
    </message>
    <message>
        <source>Where coins come from</source>
        <translation>コインの内訳</translation>
    </message>
    <message>
        <source>Points by domain</source>
        <translation>分野ごとの得点</translation>
    </message>
    <message>
        <source>not met yet</source>
        <translation>未対戦</translation>
    </message>
    <message>
        <source>{won} won, {lost} lost, {shared} shared</source>
        <translation>{won}勝{lost}敗{shared}分</translation>
    </message>
    <message>
        <source>{won} won, {lost} lost</source>
        <translation>{won}勝{lost}敗</translation>
    </message>
    <message>
        <source>%n game(s): too few to say</source>
        <translation>%n局：まだ判断できません</translation>
    </message>
    <message>
        <source>{result}, {own}–{rival} against {opponent}</source>
        <translation>{opponent}に{own}–{rival}で{result}</translation>
    </message>
    <message>
        <source>Enter replays it</source>
        <translation>Enterでリプレイ</translation>
    </message>
    <message>
        <source>{opponent}: not met yet</source>
        <translation>{opponent}：未対戦</translation>
    </message>
    <message>
        <source>%n game(s)</source>
        <translation>%n局</translation>
    </message>
    <message>
        <source>{share}, interval {interval}</source>
        <translation>勝率{share}、信頼区間{interval}</translation>
    </message>
    <message>
        <source>your median {own}, theirs {rival} {unit}</source>
        <translation>中央値はあなた{own}、相手{rival}{unit}</translation>
    </message>
    <message>
        <source>{opponent}: {facts}</source>
        <translation>{opponent}：{facts}</translation>
    </message>
    <message>
        <source>min</source>
        <translation>分</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours}時間{minutes}分</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes}分</translation>
    </message>
    <message>
        <source>By faction</source>
        <translation>勢力ごと</translation>
    </message>
    <message>
        <source>By board</source>
        <translation>ボードごと</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>{file}として保存しました</translation>
    </message>
    <message>
        <source>Won, with 95% interval</source>
        <translation>勝率と95％信頼区間</translation>
    </message>
    <message>
        <source>won, {interval}%</source>
        <translation>勝率 {interval}％</translation>
    </message>
    <message>
        <source>Games won, with 95% interval</source>
        <translation>勝率と95％信頼区間</translation>
    </message>
    <message>
        <source>{share}%</source>
        <translation>{share}％</translation>
    </message>
    <message>
        <source>You, hidden</source>
        <translation>あなた・非公開</translation>
    </message>
    <message>
        <source>The rival, hidden</source>
        <translation>相手・非公開</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>{count} ways: you choose after the drop</source>
        <translation>{count}通りから、置いたあとで選びます</translation>
    </message>
    <message>
        <source>No good move could be worked out this time. Nothing was changed.</source>
        <translation>今回は良い手を見つけられませんでした。ゲームはそのままです。</translation>
    </message>
    <message>
        <source>Watching the bot&apos;s last turn again</source>
        <translation>ボットの直前のターンを再生しています</translation>
    </message>
    <message>
        <source>Watching again what the others did last</source>
        <translation>他の人の直前のターンをもう一度見ています</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>次の手順</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>ゲームに戻る</translation>
    </message>
    <message>
        <source>Nothing is yours to decide now; a hint can be had at your next decision.</source>
        <translation>今はあなたが決めることがありません。次に決めるときにヒントを出せます。</translation>
    </message>
    <message>
        <source>{left_out} {detail}</source>
        <translation>{left_out}{detail}</translation>
    </message>
    <message>
        <source>The computer player could not decide this move</source>
        <translation>コンピューターがこの手を決められませんでした</translation>
    </message>
    <message>
        <source>Let it try again, or let chance choose for it. You can also undo, or leave.</source>
        <translation>もう一度考えさせるか、ランダムに選んだ手で進められます。取り消しや、ホームに戻ることもできます。</translation>
    </message>
    <message>
        <source>Random move</source>
        <translation>ランダムに選ぶ</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>記録</translation>
    </message>
    <message>
        <source>Up and Down walk through it, Enter opens a reason, Right goes to its rule.</source>
        <translation>上下キーで移動、Enterで理由を開き、右キーでルールへ進みます。</translation>
    </message>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation>検索（Ctrl+F）</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>記録を検索</translation>
    </message>
    <message>
        <source>Close the log</source>
        <translation>記録を閉じる</translation>
    </message>
    <message>
        <source>Rule now</source>
        <translation>今のルール</translation>
    </message>
    <message>
        <source>%n new</source>
        <translation>新着%n件</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Rule {number}</source>
        <translation>ルール {number}</translation>
    </message>
    <message>
        <source>{actor}: {line}</source>
        <translation>{actor}：{line}</translation>
    </message>
    <message>
        <source>Speed: step by step</source>
        <translation>速度：1手ずつ</translation>
    </message>
    <message>
        <source>Speed: slow</source>
        <translation>速度：遅い</translation>
    </message>
    <message>
        <source>Speed: normal</source>
        <translation>速度：標準</translation>
    </message>
    <message>
        <source>Speed: fast</source>
        <translation>速度：速い</translation>
    </message>
    <message>
        <source>Speed: instant</source>
        <translation>速度：即時</translation>
    </message>
    <message>
        <source>Sealed record: the game was never taken back past something newly revealed.</source>
        <translation>公式記録：新しく公開された情報より前に戻していないゲームです。</translation>
    </message>
    <message>
        <source>Open game: it was taken back past something already revealed.</source>
        <translation>練習：公開された情報より前に戻したゲームです。</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>サウンド オン</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>サウンド オフ</translation>
    </message>
    <message>
        <source>Sealed record</source>
        <translation>公式記録</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>Seed {seed}</source>
        <translation>シード {seed}</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>ホーム</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <translation>このまま実行</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>最初に戻す</translation>
    </message>
    <message>
        <source>{thing}: still in your hand. Go on without it?</source>
        <translation>{thing}：まだ手に持ったままです。使わずに進みますか？</translation>
    </message>
    <message>
        <source>If it is to count, keep playing and lay it where the board is lit then.</source>
        <translation>使うなら「ゲームに戻る」を選び、そのとき光る場所に置いてください。</translation>
    </message>
    <message>
        <source>Take back what was already revealed?</source>
        <translation>公開された情報より前に戻しますか</translation>
    </message>
    <message>
        <source>Don&apos;t ask again</source>
        <translation>今後は確認しない</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>ゲームに戻る</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Replay bot turn</source>
        <translation>ボットのターンを再生</translation>
    </message>
    <message>
        <source>Why and log</source>
        <translation>理由と記録</translation>
    </message>
    <message>
        <source>Looking for a good move… Esc stops it.</source>
        <translation>良い手を探しています… Escで中止</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Next best</source>
        <translation>次の候補</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{count}件中{number}</translation>
    </message>
    <message>
        <source>{head}: {move}</source>
        <translation>{head}：{move}</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>H again: the one after it, and in the end the first.</source>
        <translation>もう一度Hでその次の候補、最後のあとは最善に戻ります。</translation>
    </message>
    <message>
        <source>Do the first</source>
        <translation>最善を実行</translation>
    </message>
    <message>
        <source>Do this one</source>
        <translation>これを実行</translation>
    </message>
    <message>
        <source>⇧ Enter</source>
        <translation>⇧ Enter</translation>
    </message>
    <message>
        <source>Enter does the first, Shift and Enter this one.</source>
        <translation>Enterで最善を、Shift+Enterでこれを実行します。</translation>
    </message>
    <message>
        <source>One Undo takes it back.</source>
        <translation>「元に戻す」1回で取り消せます。</translation>
    </message>
    <message>
        <source>Only step 1 is done now; the rest is what it is meant for.</source>
        <translation>実行するのは手順1だけです。残りはその後の狙いです。</translation>
    </message>
    <message>
        <source>%n step(s), taken back together with one Undo.</source>
        <translation>全%n手順。「元に戻す」1回でまとめて取り消せます。</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Enter does it.</source>
        <translation>Enterで実行します。</translation>
    </message>
    <message>
        <source>Enter does it, H shows the next best.</source>
        <translation>Enterで実行、Hで次の候補を表示します。</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first}{second}</translation>
    </message>
    <message>
        <source>Player {number} is here</source>
        <translation>プレイヤー{number}です</translation>
    </message>
    <message>
        <source>Player {number} decides</source>
        <translation>プレイヤー{number}の番です</translation>
    </message>
    <message>
        <source>Hand over the screen. Cards are shown when you say so.</source>
        <translation>画面を渡してください。準備ができたら手札を表示します。</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>一手戻す</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>次のターンへ</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>プレイヤー{number}</translation>
    </message>
    <message>
        <source>{words} ({key})</source>
        <translation>{words}（{key}）</translation>
    </message>
    <message>
        <source>{head}, {cover}</source>
        <translation>{head}、{cover}</translation>
    </message>
    <message>
        <source>{measure}: {after}, now {before}</source>
        <translation>{measure}：{after}（現在{before}）</translation>
    </message>
    <message>
        <source>{head}: {said}.</source>
        <translation>{head}：{said}。</translation>
    </message>
    <message>
        <source>{before}  →</source>
        <translation>{before}  →</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>最善</translation>
    </message>
    <message>
        <source>What happened from here on stands below.</source>
        <translation>ここから先の出来事は下に並んでいます。</translation>
    </message>
    <message>
        <source>This belongs to the set-up.</source>
        <translation>ゲームの準備です。</translation>
    </message>
    <message>
        <source>This came of your own choice.</source>
        <translation>あなた自身の選択によるものです。</translation>
    </message>
    <message>
        <source>This came of another player&apos;s own choice.</source>
        <translation>ほかのプレイヤー自身の選択によるものです。</translation>
    </message>
    <message>
        <source>Its reasons would tell what is still hidden.</source>
        <translation>理由を明かすと、まだ伏せられている内容が分かってしまいます。</translation>
    </message>
    <message>
        <source>The reasons of this move were not kept.</source>
        <translation>この手の理由は保存されていません。</translation>
    </message>
    <message>
        <source>The rules alone brought this about; nobody had a choice.</source>
        <translation>ルールによって自動的に起きたことです。選択の余地はありませんでした。</translation>
    </message>
    <message>
        <source>{question} {answer}</source>
        <translation>{question}&#x3000;{answer}</translation>
    </message>
    <message>
        <source>{thing}: you are looking at another place.</source>
        <translation>{thing}：いまは別の場所を見ています。</translation>
    </message>
    <message>
        <source>Esc leads back to your own.</source>
        <translation>Escで自分の場所に戻ります。</translation>
    </message>
    <message>
        <source>It is not dragged: press it where it lies.</source>
        <translation>ドラッグせず、その場で押してください。</translation>
    </message>
    <message>
        <source>{thing}: your turn is over.</source>
        <translation>{thing}：あなたのターンは終わりました。</translation>
    </message>
    <message>
        <source>Your turn is over: E ends it, Undo takes it back.</source>
        <translation>あなたのターンは終わりです。Eで終えるか、「元に戻す」で置き直せます。</translation>
    </message>
    <message>
        <source>Space goes on.</source>
        <translation>スペースキーで先へ進みます。</translation>
    </message>
    <message>
        <source>{thing}: the game is over.</source>
        <translation>{thing}：ゲームは終了しています。</translation>
    </message>
    <message>
        <source>{thing}: this game is only watched.</source>
        <translation>{thing}：再生中のゲームでは操作できません。</translation>
    </message>
    <message>
        <source>{thing}: a past turn is being shown.</source>
        <translation>{thing}：前のターンを再生しています。</translation>
    </message>
    <message>
        <source>{thing}: the table waits until you go on.</source>
        <translation>{thing}：あなたが進むまで、この場面のままです。</translation>
    </message>
    <message>
        <source>{thing}: first the game goes on by itself.</source>
        <translation>{thing}：先にゲームが自動で進みます。</translation>
    </message>
    <message>
        <source>{thing}: the others are moving now.</source>
        <translation>{thing}：いまは相手が動いています。</translation>
    </message>
    <message>
        <source>Take it up again: where it can go is lit then.</source>
        <translation>もう一度つかむと、置ける場所が光ります。</translation>
    </message>
    <message>
        <source>{thing}: {held} cannot go there.</source>
        <translation>{thing}：ここに{held}は置けません。</translation>
    </message>
    <message>
        <source>It goes where the board is lit; Esc puts it back.</source>
        <translation>置けるのは光っている場所です。Escで元に戻ります。</translation>
    </message>
    <message>
        <source>{thing}: nothing to do with it now.</source>
        <translation>{thing}：いまはできることがありません。</translation>
    </message>
    <message>
        <source>{actor}: {said}</source>
        <translation>{actor}：{said}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Undo {count} steps</source>
        <translation>{count}手戻す</translation>
    </message>
    <message>
        <source>It won&apos;t say this again.</source>
        <translation>今後は表示しません。</translation>
    </message>
    <message>
        <source>Not again</source>
        <translation>今後は表示しない</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Read the rule</source>
        <translation>ルールを読む</translation>
    </message>
    <message>
        <source>{head}: {figure}</source>
        <translation>{head}：{figure}</translation>
    </message>
    <message>
        <source>{name}. {figures}.</source>
        <translation>{name}。{figures}。</translation>
    </message>
    <message>
        <source>{thing}: a press is enough.</source>
        <translation>{thing}：押すだけで選べます。</translation>
    </message>
    <message>
        <source>{key}: nothing waits for you now; the game goes on by itself.</source>
        <translation>{key}：いまは待っているものがありません。自動で進みます。</translation>
    </message>
    <message>
        <source>{thing}: back in its place, as nothing lies there.</source>
        <translation>{thing}：そこには何もないので、元の場所に戻りました。</translation>
    </message>
    <message>
        <source>{thing}: the other side could not decide.</source>
        <translation>{thing}：相手が決められませんでした。</translation>
    </message>
    <message>
        <source>The buttons below say how the game can go on.</source>
        <translation>下のボタンで進め方を選んでください。</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>コーチ</translation>
    </message>
    <message>
        <source>The game goes on, marked open instead of sealed. “{again}” pressed again does it.</source>
        <translation>続けられますが、公式記録ではなく「練習」になります。もう一度「{again}」を押すと戻ります。</translation>
    </message>
    <message>
        <source>Nothing can be taken back yet: you have not decided anything.</source>
        <translation>まだ何も決めていないため、取り消せる手はありません。</translation>
    </message>
    <message>
        <source>Nothing can be done again: nothing is taken back now.</source>
        <translation>取り消された手がないため、やり直せません。</translation>
    </message>
    <message>
        <source>Nothing can be shown again yet: nobody else has had a turn.</source>
        <translation>まだ相手のターンがないため、再生できません。</translation>
    </message>
    <message>
        <source>{key} tells why the others moved as they did, once it is your turn.</source>
        <translation>{key}は、あなたのターンになると、ほかのプレイヤーがなぜそうしたかを伝えます。</translation>
    </message>
    <message>
        <source>{key}: nobody else has moved since your last step; the log tells of earlier ones.</source>
        <translation>{key}：あなたの前の手のあと、ほかのプレイヤーは何もしていません。それより前のことは記録にあります。</translation>
    </message>
    <message>
        <source>{key}: nobody else has moved yet, so there is nothing to explain.</source>
        <translation>{key}：まだほかのプレイヤーは何もしていないので、説明することがありません。</translation>
    </message>
    <message>
        <source>{key} ends nothing yet. {asked}</source>
        <translation>{key}：まだ終えるものはありません。{asked}</translation>
    </message>
    <message>
        <source>{key} turns a piece in hand; none is there that could be turned. {asked}</source>
        <translation>{key}は手に持ったコマを回します。今は回せるものがありません。{asked}</translation>
    </message>
    <message>
        <source>{key} lets nothing go on now. {asked}</source>
        <translation>{key}：今は自動で進むものがありません。{asked}</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>前のターン</translation>
    </message>
</context>
<context>
    <name>Today</name>
    <message>
        <source>Copied</source>
        <translation>コピーしました</translation>
    </message>
    <message>
        <source>The day&apos;s game</source>
        <translation>今日の一局</translation>
    </message>
    <message>
        <source>sealed</source>
        <translation>公式記録</translation>
    </message>
    <message>
        <source>open</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>遊ぶ</translation>
    </message>
    <message>
        <source>Play the day&apos;s game</source>
        <translation>今日の一局を遊ぶ</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Go on with the day&apos;s game</source>
        <translation>今日の一局を続ける</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy the line of the day&apos;s game</source>
        <translation>今日の一局の一行をコピー</translation>
    </message>
    <message>
        <source>The day</source>
        <translation>この日</translation>
    </message>
    <message>
        <source>The page of the day&apos;s game</source>
        <translation>今日の一局のページ</translation>
    </message>
    <message>
        <source>Press Delete to remove it</source>
        <translation>Deleteキーで削除</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>{day} · {game}</source>
        <translation>{day}・{game}</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比べる</translation>
    </message>
    <message>
        <source>Copy my line</source>
        <translation>自分の一行をコピー</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>Paste a friend&apos;s line (Ctrl+V)</source>
        <translation>友だちの一行を貼り付けます（Ctrl+V）</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>あなたの名前</translation>
    </message>
    <message>
        <source>Your name at the front of your line</source>
        <translation>自分の一行の先頭に入る名前</translation>
    </message>
    <message>
        <source>A friend&apos;s line</source>
        <translation>友だちの一行</translation>
    </message>
    <message>
        <source>A friend&apos;s line of a day&apos;s game</source>
        <translation>友だちから届いた今日の一局の一行</translation>
    </message>
    <message>
        <source>Paste a line that a friend sent you. It is put to its own day.</source>
        <translation>友だちから届いた一行を貼り付けてください。その日の欄に入ります。</translation>
    </message>
    <message>
        <source>One sealed try counts. Leave and come back whenever you like.</source>
        <translation>公式記録になるのは1度だけ。中断していつでも再開できます。</translation>
    </message>
    <message>
        <source>Take back as you please; past something revealed the try is open.</source>
        <translation>取り消しは自由。公開された情報より前まで戻すと練習になります。</translation>
    </message>
    <message>
        <source>Afterwards, play it open as often as you like.</source>
        <translation>そのあとは練習として何度でも遊べます。</translation>
    </message>
    <message>
        <source>{day}: {game}</source>
        <translation>{day}：{game}</translation>
    </message>
    <message>
        <source>A day that is over can be played open.</source>
        <translation>過ぎた日は練習として遊べます。</translation>
    </message>
    <message>
        <source>Nobody&apos;s try is sent anywhere; you share it yourself.</source>
        <translation>記録はどこにも送られません。伝えるのはあなたです。</translation>
    </message>
    <message>
        <source>Go on, open</source>
        <translation>練習を続ける</translation>
    </message>
    <message>
        <source>Play open</source>
        <translation>練習で遊ぶ</translation>
    </message>
    <message>
        <source>Begin the sealed try</source>
        <translation>公式の一局を始める</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>選択中</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>途中</translation>
    </message>
    <message>
        <source>today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>Month before</source>
        <translation>前の月</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>次の月</translation>
    </message>
    <message>
        <source>Reading the games…</source>
        <translation>ゲームを読み込んでいます…</translation>
    </message>
    <message>
        <source>dddd, d MMMM</source>
        <comment>a date, in letters of Qt&apos;s date formats</comment>
        <translation>M月d日（ddd）</translation>
    </message>
    <message>
        <source>dddd, d MMMM yyyy</source>
        <comment>a date, in letters of Qt&apos;s date formats</comment>
        <translation>yyyy年M月d日（ddd）</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <comment>a date, in letters of Qt&apos;s date formats</comment>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>MMMM</source>
        <comment>a month, in letters of Qt&apos;s date formats</comment>
        <translation>M月</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <comment>a month, in letters of Qt&apos;s date formats</comment>
        <translation>yyyy年M月</translation>
    </message>
    <message>
        <source>{rival}: {said}</source>
        <translation>{rival}：{said}</translation>
    </message>
    <message>
        <source>about %n minute(s)</source>
        <translation>約%n分</translation>
    </message>
    <message>
        <source>{own}–{rival}</source>
        <translation>{own}–{rival}</translation>
    </message>
    <message>
        <source>Something was taken back past what had been revealed, so this try is open.</source>
        <translation>公開された情報より前まで取り消したため、練習になりました。</translation>
    </message>
    <message>
        <source>Its earlier turns could not be repeated, so this try is open.</source>
        <translation>これまでのターンを再現できなかったため、練習になりました。</translation>
    </message>
    <message>
        <source>You had seen this deal in another game, so there is no sealed try of it any more.</source>
        <translation>このセットアップは別のゲームですでに見ているため、公式の一局としては遊べません。</translation>
    </message>
    <message>
        <source>The sealed try lies in the trash. Put it back from there to go on with it.</source>
        <translation>公式の一局はゴミ箱にあります。元に戻すと続きを遊べます。</translation>
    </message>
    <message>
        <source>Everybody has the same deal today.</source>
        <translation>今日は全員が同じセットアップで遊びます。</translation>
    </message>
    <message>
        <source>Your sealed try goes on</source>
        <translation>公式の一局の途中です</translation>
    </message>
    <message>
        <source>This day is open</source>
        <translation>この日は練習です</translation>
    </message>
    <message>
        <source>Not played that day</source>
        <translation>この日は遊んでいません</translation>
    </message>
    <message>
        <source>This day has not come yet.</source>
        <translation>この日はまだ来ていません。</translation>
    </message>
    <message>
        <source>There was no day&apos;s game yet.</source>
        <translation>今日の一局が始まる前の日です。</translation>
    </message>
    <message>
        <source>Shared, {score}</source>
        <translation>引き分け、{score}</translation>
    </message>
    <message>
        <source>Won, {score}</source>
        <translation>勝ち、{score}</translation>
    </message>
    <message>
        <source>Lost, {score}</source>
        <translation>負け、{score}</translation>
    </message>
    <message>
        <source>{played} played · {won} won · {sealed} sealed</source>
        <translation>{played}局・{won}勝・公式{sealed}局</translation>
    </message>
    <message>
        <source>That day has not come yet: its game is shown on the day itself.</source>
        <translation>その日はまだ来ていません。その日のゲームは、当日に表示されます。</translation>
    </message>
    <message>
        <source>There is nothing to see before the first day of this calendar.</source>
        <translation>このカレンダーの最初の日より前には、何もありません。</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation>未開始</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a day read out</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Place {place}: {name}, {own} to {rival}, {state}</source>
        <translation>{place}位：{name}、{own}対{rival}、{state}</translation>
    </message>
    <message>
        <source>There is no text to paste.</source>
        <translation>貼り付けるテキストがありません。</translation>
    </message>
    <message>
        <source>This text is too long for a line of a day&apos;s game.</source>
        <translation>今日の一局の行としては長すぎます。</translation>
    </message>
    <message>
        <source>This is no line of a day&apos;s game: name, day and code are parted by “·”.</source>
        <translation>今日の一局の行ではありません。名前、日付、コードは「·」で区切られます。</translation>
    </message>
    <message>
        <source>The name at the front of the line is missing.</source>
        <translation>行の先頭に名前がありません。</translation>
    </message>
    <message>
        <source>The code at the end must have twelve signs, but here stands “{found}”.</source>
        <translation>末尾のコードは12文字のはずですが、「{found}」となっています。</translation>
    </message>
    <message>
        <source>The code at the end holds “{found}”, a sign that no code has.</source>
        <translation>末尾のコードに、使われない文字「{found}」が入っています。</translation>
    </message>
    <message>
        <source>The code “{found}” at the end is mistyped: one of its signs is wrong.</source>
        <translation>末尾のコード「{found}」に誤りがあります。どこかの文字が違います。</translation>
    </message>
    <message>
        <source>The code “{found}” names a day that had no day&apos;s game.</source>
        <translation>コード「{found}」の日には、今日の一局がありません。</translation>
    </message>
    <message>
        <source>The line is of another version of the program, which had another game on {found}.</source>
        <translation>別の版のアプリの行です。その版では{found}に別のゲームを遊びます。</translation>
    </message>
    <message>
        <source>The line says {found}, but its code {wanted}: the day was changed.</source>
        <translation>行には{found}とありますが、コードでは{wanted}です。日付が書き換えられています。</translation>
    </message>
    <message>
        <source>The line says {found}, but its code {wanted}: the score was changed.</source>
        <translation>行には{found}とありますが、コードでは{wanted}です。点数が書き換えられています。</translation>
    </message>
    <message>
        <source>That day is over: its game can be played open now.</source>
        <translation>その日は終わりました。今からは練習として遊べます。</translation>
    </message>
    <message>
        <source>The sealed try of this day is made. Play it open as often as you like.</source>
        <translation>この日の公式の一局はもう済んでいます。練習としてなら何度でも遊べます。</translation>
    </message>
    <message>
        <source>Whoever has seen the deal has no sealed try of it any more. Press again to play open all the same.</source>
        <translation>セットアップを見ると、公式の一局としては遊べなくなります。それでも練習で遊ぶには、もう一度押してください。</translation>
    </message>
    <message>
        <source>There is no line yet: this day has not been played to its end.</source>
        <translation>まだ一行がありません。この日のゲームは最後まで遊んでいません。</translation>
    </message>
    <message>
        <source>Write your name first: it stands at the front of your line.</source>
        <translation>先に名前を入力してください。一行の先頭に入ります。</translation>
    </message>
    <message>
        <source>Copied: {line}</source>
        <translation>コピーしました：{line}</translation>
    </message>
    <message>
        <source>This is your own line.</source>
        <translation>これはあなた自身の一行です。</translation>
    </message>
    <message>
        <source>The line of {name} is here already.</source>
        <translation>{name}さんの一行はもうあります。</translation>
    </message>
    <message>
        <source>%n line(s) put to their days</source>
        <translation>%n行をそれぞれの日に入れました</translation>
    </message>
    <message>
        <source>The line of {name} is put to {day}.</source>
        <translation>{name}さんの一行を{day}に入れました。</translation>
    </message>
    <message>
        <source>The line of {name} was removed. Enter puts it back.</source>
        <translation>{name}さんの一行を削除しました。Enterで元に戻せます。</translation>
    </message>
    <message>
        <source>one sealed try</source>
        <translation>公式記録は1度だけ</translation>
    </message>
    <message>
        <source>The file of your friends&apos; lines was damaged. It is kept as {file}, and its previous version is in use.</source>
        <translation>友だちの一行のファイルが壊れていました。{file}として残し、以前の版を使っています。</translation>
    </message>
    <message>
        <source>The file of your friends&apos; lines was damaged. It is kept as {file}; please paste them again.</source>
        <translation>友だちの一行のファイルが壊れていました。{file}として残しました。もう一度貼り付けてください。</translation>
    </message>
    <message>
        <source>A tie: you and {names} have the same margin.</source>
        <translation>同点差です。{names}さんとは引き分けです。</translation>
    </message>
    <message>
        <source>Shared place {place}: {name}, {own} to {rival}, {state}</source>
        <translation>同率{place}位：{name}、{own}対{rival}、{state}</translation>
    </message>
    <message>
        <source>Another day has begun: {day} has its own game.</source>
        <translation>日付が変わりました。{day}には{day}の一局があります。</translation>
    </message>
</context>
<context>
    <name>TrashSheet</name>
    <message>
        <source>Put back</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>見てみる</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>ゴミ箱</translation>
    </message>
    <message>
        <source>Games that you threw away, and finished ones from long ago. They stay until you empty the trash.</source>
        <translation>捨てたゲームと、ずっと前に終わったゲームです。ゴミ箱を空にするまで残ります。</translation>
    </message>
    <message>
        <source>The trash is empty.</source>
        <translation>ゴミ箱は空です。</translation>
    </message>
    <message>
        <source>Reading the trash…</source>
        <translation>ゴミ箱を読み込んでいます…</translation>
    </message>
    <message>
        <source>Games in the trash</source>
        <translation>ゴミ箱のゲーム</translation>
    </message>
    <message>
        <source>Empty the trash…</source>
        <translation>ゴミ箱を空にする…</translation>
    </message>
    <message>
        <source>Going on from there makes a game of its own; this one stays here.</source>
        <translation>そこから続けると別のゲームになり、このゲームはここに残ります。</translation>
    </message>
    <message>
        <source>Delete %n game(s) for good?
This cannot be undone.</source>
        <translation>%n 個のゲームを完全に削除しますか？
この操作は取り消せません。</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>完全に削除する</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>削除しない</translation>
    </message>
    <message>
        <source>Empty the trash</source>
        <translation>ゴミ箱を空にする</translation>
    </message>
    <message>
        <source>“{title}” is among the saved games again.</source>
        <translation>「{title}」をセーブデータの一覧に戻しました。</translation>
    </message>
    <message>
        <source>“{title}” stands in the library again; the list on the first page shows no finished games.</source>
        <translation>「{title}」をライブラリに戻しました。最初のページの一覧に終わった対局は表示されません。</translation>
    </message>
</context>
<context>
    <name>Turning</name>
    <message>
        <source>Not known yet</source>
        <translation>まだ分かりません</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>ここからもう一度</translation>
    </message>
    <message>
        <source>Between {low} and {high}, in the end {end}.</source>
        <translation>{low}から{high}の間で、最後は{end}。</translation>
    </message>
    <message>
        <source>as the adviser sees it, knowing only what you knew</source>
        <translation>ヒントの評価（あなたに見えていたことだけで）</translation>
    </message>
    <message>
        <source>Practice list</source>
        <translation>復習リスト</translation>
    </message>
    <message>
        <source>%n move(s)</source>
        <translation>%n手</translation>
    </message>
    <message>
        <source>Nothing waits here. Moves whose better one you did not find are kept here.</source>
        <translation>まだ何もありません。より良い手が見つからなかった場面がここに残ります。</translation>
    </message>
    <message>
        <source>{game} against {opponent}, after step {ply}</source>
        <translation>{game}・対{opponent}・{ply}手目のあと</translation>
    </message>
    <message>
        <source>{game}, after step {ply}</source>
        <translation>{game}・{ply}手目のあと</translation>
    </message>
    <message>
        <source>on the list since {day}</source>
        <translation>{day}から</translation>
    </message>
    <message>
        <source>on the list since {day}, found on {found} of {days} days</source>
        <translation>{day}から・{days}日のうち{found}日見つけました</translation>
    </message>
    <message>
        <source>Off the list</source>
        <translation>リストから外す</translation>
    </message>
    <message>
        <source>Off the list: {move}</source>
        <translation>リストから外す：{move}</translation>
    </message>
    <message>
        <source>%n turning point(s) found.</source>
        <translation>分かれ目が%nつ見つかりました。</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>分かれ目</translation>
    </message>
    <message>
        <source>What may be a turning point is looked at longer: {done} of about {of}</source>
        <translation>分かれ目になりそうなところをさらに調べています：{done}／約{of}</translation>
    </message>
    <message>
        <source>The adviser is reading the game: {done} of about {of}</source>
        <translation>ゲームを調べています：{done}／約{of}</translation>
    </message>
    <message>
        <source>Replay the whole game</source>
        <translation>全体をリプレイ</translation>
    </message>
    <message>
        <source>Your chance to win, move by move</source>
        <translation>勝率の動き</translation>
    </message>
    <message>
        <source>Your lead in the end, as it could be expected</source>
        <translation>最後の点差の見込み</translation>
    </message>
    <message>
        <source>What your own position was worth, in coins</source>
        <translation>自分の局面の価値（コイン換算）</translation>
    </message>
    <message>
        <source>as the adviser counts it; it is no lead over others</source>
        <translation>ヒントの見積もり（相手との点差ではありません）</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>第{number}ラウンド</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>{number}ターン目</translation>
    </message>
    <message>
        <source>{when}, your move</source>
        <translation>{when}・あなたの手</translation>
    </message>
    <message>
        <source>{when}, {rival}&apos;s move</source>
        <translation>{when}・{rival}の手</translation>
    </message>
    <message>
        <source>{when}, what came up</source>
        <translation>{when}・めくられたもの</translation>
    </message>
    <message>
        <source>You played</source>
        <translation>あなたの手</translation>
    </message>
    <message>
        <source>{rival} played</source>
        <translation>{rival}の手</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>運</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>より良い手</translation>
    </message>
    <message>
        <source>Better for it</source>
        <translation>相手の最善</translation>
    </message>
    <message>
        <source>{coins} coins · your move</source>
        <translation>{coins} コイン・あなたの手</translation>
    </message>
    <message>
        <source>{coins} coins · the rival&apos;s move</source>
        <translation>{coins} コイン・相手の手</translation>
    </message>
    <message>
        <source>{coins} coins · luck</source>
        <translation>{coins} コイン・運</translation>
    </message>
    <message>
        <source>{points} points · your move</source>
        <translation>{points} ポイント・あなたの手</translation>
    </message>
    <message>
        <source>{points} points · the rival&apos;s move</source>
        <translation>{points} ポイント・相手の手</translation>
    </message>
    <message>
        <source>{points} points · luck</source>
        <translation>{points} ポイント・運</translation>
    </message>
    <message>
        <source>What came up and what others did, up to your next decision.</source>
        <translation>あなたの次の手までに、めくられたものと相手の手を合わせたものです。</translation>
    </message>
    <message>
        <source>Nobody decided this; there was no better move.</source>
        <translation>誰かが選んだものではないので、より良い手はありません。</translation>
    </message>
    <message>
        <source>It had nothing much better: that would have left you at {value}.</source>
        <translation>相手にあまり良い手はほかになく、その場合でもあなたは{value}でした。</translation>
    </message>
    <message>
        <source>It had nothing better.</source>
        <translation>相手により良い手はありませんでした。</translation>
    </message>
    <message>
        <source>What it knew stays closed, so nothing is said of better moves.</source>
        <translation>相手が知っていたことは伏せられたままなので、より良い手については何も言えません。</translation>
    </message>
    <message>
        <source>A gift: the better move would have left you at {value}.</source>
        <translation>相手の取りこぼし。より良い手なら、あなたは{value}でした。</translation>
    </message>
    <message>
        <source>It had better still: that would have left you at {value}.</source>
        <translation>相手にはさらに良い手があり、その場合あなたは{value}でした。</translation>
    </message>
    <message>
        <source>You had %n move(s).</source>
        <translation>選べた手は%n通り。</translation>
    </message>
    <message>
        <source>All %n possible hand(s) were counted out.</source>
        <translation>ありうる%n通りの手札をすべて数えました。</translation>
    </message>
    <message>
        <source>Both moves were searched equally long.</source>
        <translation>どちらの手も同じ長さで調べました。</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first}{second}</translation>
    </message>
    <message>
        <source>Turning point {number} of {of}.</source>
        <translation>分かれ目{number}（全{of}）。</translation>
    </message>
    <message>
        <source>Nothing waits in your practice list</source>
        <translation>復習リストは空です</translation>
    </message>
    <message>
        <source>%n move(s) wait in your practice list</source>
        <translation>復習リストに%n手あります</translation>
    </message>
    <message>
        <source>No single moment stands out: the lead moved in small steps, or looking ahead was not sure enough to name one.</source>
        <translation>際立った場面はありません。形勢が少しずつ動いたか、先を読んでも1つに決められませんでした。</translation>
    </message>
    <message>
        <source>Found: as good as the adviser&apos;s best move.</source>
        <translation>見つけました：ヒントの最善手と同じ良さです。</translation>
    </message>
    <message>
        <source>Better than before by %n coin(s), and there is more: the best brings {less} more.</source>
        <translation>前より%nコイン分良い手です。まだ上があり、最善手ならあと{less}コイン分良くなります。</translation>
    </message>
    <message>
        <source>Not yet: %n coin(s) less than the best move.</source>
        <translation>まだです。最善手より%nコイン分下です。</translation>
    </message>
    <message>
        <source>Better than before by %n point(s), and there is more: the best brings {less} more.</source>
        <translation>前より%nポイント良くなりました。さらに{less}ポイント良い手があります。</translation>
    </message>
    <message>
        <source>Not yet: %n point(s) less than the best move. Unless you find it, it will wait in your practice list.</source>
        <translation>まだです：最善手より%nポイント低い手です。見つからなければ、復習リストに入ります。</translation>
    </message>
    <message>
        <source>Chance to win from {before} to {after}.</source>
        <translation>勝率は{before}から{after}へ。</translation>
    </message>
    <message>
        <source>Worth of your own position from {before} to {after} coins.</source>
        <translation>自分の局面の価値：{before}コインから{after}コインへ。</translation>
    </message>
    <message>
        <source>What you could expect went from {before} to {after}.</source>
        <translation>見込みは{before}から{after}へ。</translation>
    </message>
    <message>
        <source>The adviser could not read on; the log says why.</source>
        <translation>ヒントは読み続けられませんでした。理由はログにあります。</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>To the practice list</source>
        <translation>復習リストへ</translation>
    </message>
    <message>
        <source>Next moment</source>
        <translation>次の分かれ目</translation>
    </message>
    <message>
        <source>Back to the practice list</source>
        <translation>復習リストに戻る</translation>
    </message>
    <message>
        <source>Back to the turning points</source>
        <translation>分かれ目に戻る</translation>
    </message>
    <message>
        <source>Find a better turn. The adviser answers once you have decided.</source>
        <translation>より良い手を見つけてください。指すとヒントが答えます。</translation>
    </message>
    <message>
        <source>It waits in your practice list.</source>
        <translation>復習リストに入れました。</translation>
    </message>
    <message>
        <source>The adviser compares your move with the best…</source>
        <translation>ヒントがあなたの手を最善手と比べています…</translation>
    </message>
    <message>
        <source>The adviser could not answer; the log says why.</source>
        <translation>ヒントは答えられませんでした。理由はログにあります。</translation>
    </message>
    <message>
        <source>{game} · {rival}</source>
        <translation>{game}・{rival}</translation>
    </message>
    <message>
        <source>{name} · shared {mine}–{theirs}</source>
        <translation>{name}・{mine}–{theirs}で引き分け</translation>
    </message>
    <message>
        <source>{name} · won {mine}–{theirs}</source>
        <translation>{name}・{mine}–{theirs}で勝ち</translation>
    </message>
    <message>
        <source>{name} · lost {mine}–{theirs}</source>
        <translation>{name}・{mine}–{theirs}で負け</translation>
    </message>
    <message>
        <source>Replay from here</source>
        <translation>ここからリプレイ</translation>
    </message>
    <message>
        <source>Found; try again</source>
        <translation>発見済み・もう一度</translation>
    </message>
    <message>
        <source>, then </source>
        <comment>between two parts of a turn</comment>
        <translation>、続けて</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between two things that came up</comment>
        <translation>・</translation>
    </message>
    <message>
        <source>{button}: turning point {number}</source>
        <translation>{button}：分かれ目{number}</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}％</translation>
    </message>
</context>
<context>
    <name>Unwritten</name>
    <message>
        <source>Not saved yet, and tried again by itself: {reason}</source>
        <translation>まだ保存できていません（自動でもう一度試します）：{reason}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度試す</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>別の場所に保存…</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>まだ保存されていません</translation>
    </message>
    <message>
        <source>%n game(s) could not be written to the disk. Whoever leaves now loses what was played since then.</source>
        <translation>%n個のゲームをディスクに書き込めませんでした。このまま終了すると、その後に進めた分が失われます。</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>終了しない</translation>
    </message>
    <message>
        <source>Leave and lose it</source>
        <translation>終了して破棄</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>{game} – Noria Desktop</source>
        <translation>{game} – Noria Desktop</translation>
    </message>
    <message>
        <source>The set-up that you left is not kept: nothing had been decided in it yet.</source>
        <translation>まだ何も決めていなかったため、いま離れたセットアップは保存されていません。</translation>
    </message>
    <message>
        <source>This set-up is kept from your first decision on.</source>
        <translation>このセットアップは、最初に何かを決めたときから保存されます。</translation>
    </message>
    <message>
        <source>The settings could not be written to {file}; they are in force until you leave. Check the rights of the folder and the room on the disk.</source>
        <translation>設定を{file}に書き込めません。終了するまでは有効です。フォルダーの権限とディスクの空きを確かめてください。</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>ゲームを開く</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>セーブデータ</translation>
    </message>
    <message>
        <source>Saved as {name}</source>
        <translation>{name}として保存しました</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>ゲームを保存</translation>
    </message>
    <message>
        <source>The set-up is on the clipboard.</source>
        <translation>セットアップをクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>Only the middle of the board</source>
        <translation>盤面の中央だけ</translation>
    </message>
    <message>
        <source>Save a picture</source>
        <translation>画像を保存</translation>
    </message>
    <message>
        <source>The picture could not be written to {name}.</source>
        <translation>画像を{name}に書き込めませんでした。</translation>
    </message>
    <message>
        <source>{game} · {opponent}</source>
        <translation>{game}・{opponent}</translation>
    </message>
    <message>
        <source>Saved under older rules: the game goes on, its earlier turns are closed.</source>
        <translation>古いルールで保存されたゲームです。続きは遊べますが、以前のターンには戻れません。</translation>
    </message>
    <message>
        <source>The history does not lead to this position: the game goes on from here.</source>
        <translation>記録がこの局面につながりません。ここから続けます。</translation>
    </message>
    <message>
        <source>What had been taken back can no longer be repeated.</source>
        <translation>元に戻した手はやり直せなくなりました。</translation>
    </message>
    <message>
        <source>{game} · {name}</source>
        <translation>{game}・{name}</translation>
    </message>
    <message>
        <source>{game} – round {round}</source>
        <translation>{game} – 第{round}ラウンド</translation>
    </message>
    <message>
        <source>{game} – no star yet</source>
        <translation>{game} – 星なし</translation>
    </message>
    <message>
        <source>{game} – {done} of {all} stars</source>
        <translation>{game} – 星{done}個（全{all}個）</translation>
    </message>
    <message>
        <source>Round {round}: {what}. Worth {points} points to you.</source>
        <translation>第{round}ラウンド：{what}。あなたの{points}点になりました。</translation>
    </message>
    <message>
        <source>Round {round}: {what}. Worth {points} points to the bot.</source>
        <translation>第{round}ラウンド：{what}。ボットの{points}点になりました。</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between events</comment>
        <translation> ・ </translation>
    </message>
    <message>
        <source>today {time}</source>
        <translation>今日 {time}</translation>
    </message>
    <message>
        <source>yesterday {time}</source>
        <translation>昨日 {time}</translation>
    </message>
    <message>
        <source>This could not be opened because the program made a mistake. Details are kept in {file}.</source>
        <translation>アプリの誤りのため、開けませんでした。詳しくは {file} に記録しました。</translation>
    </message>
    <message>
        <source>You went on from an older save: this is a game of its own now. The other one stays.</source>
        <translation>前のセーブデータから続けたため、ここからは別のゲームになります。元のゲームはそのまま残っています。</translation>
    </message>
    <message>
        <source>This is an older save of a game that went on. Your next decision makes it a game of its own; the other one stays.</source>
        <translation>これは、先へ進んだゲームの古いセーブデータです。次に何かを決めると別のゲームになります。元のゲームはそのまま残ります。</translation>
    </message>
    <message>
        <source>An older version saved this game; from your next decision on it is kept in today&apos;s form. The file you opened stays as it is, or as .bak if you save over it.</source>
        <translation>以前のバージョンで保存されたゲームです。次に何かを決めると、今の形式で記録されます。開いたファイルはそのまま残り、上書き保存したときは .bak として残ります。</translation>
    </message>
    <message>
        <source>An older version saved this game; from your next decision on it is kept in today&apos;s form, which that version cannot open.</source>
        <translation>以前のバージョンで保存されたゲームです。次に何かを決めると、今の形式で記録され、以前のバージョンでは開けなくなります。</translation>
    </message>
    <message>
        <source>Export everything</source>
        <translation>すべて書き出す</translation>
    </message>
    <message>
        <source>%n game(s)</source>
        <translation>ゲーム %n 個</translation>
    </message>
    <message>
        <source>%n result(s)</source>
        <translation>結果 %n 件</translation>
    </message>
    <message>
        <source>Everything was written to {file}: {games}, {results}.</source>
        <translation>{file} にすべて書き出しました（{games}、{results}）。</translation>
    </message>
    <message>
        <source>%n file(s) could not be taken along.</source>
        <translation>%n 個のファイルは書き出せませんでした。</translation>
    </message>
    <message>
        <source>Stopped. Nothing was written.</source>
        <translation>中止しました。何も書き出していません。</translation>
    </message>
    <message>
        <source>Exporting everything…</source>
        <translation>すべて書き出しています…</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>読み込む</translation>
    </message>
    <message>
        <source>Everything in one file</source>
        <translation>すべてをまとめたファイル</translation>
    </message>
    <message>
        <source>Stopped. Importing the file again brings in the rest.</source>
        <translation>中止しました。同じファイルをもう一度読み込むと、残りが入ります。</translation>
    </message>
    <message>
        <source>Importing…</source>
        <translation>読み込んでいます…</translation>
    </message>
    <message>
        <source>%n game(s) came in</source>
        <translation>%n 個のゲームを読み込みました</translation>
    </message>
    <message>
        <source>%n were here already</source>
        <translation>%n 個はすでにありました</translation>
    </message>
    <message>
        <source>%n could not be read and stay as they are</source>
        <translation>%n 個は読み取れないため、そのまま残してあります</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between parts of a sentence</comment>
        <translation>。</translation>
    </message>
    <message>
        <source>{facts}.</source>
        <comment>a sentence of parts</comment>
        <translation>{facts}。</translation>
    </message>
    <message>
        <source>{mine} against {opponent} ({theirs})</source>
        <translation>{mine}対{opponent}（{theirs}）</translation>
    </message>
    <message>
        <source>You know this deal from an earlier game: this one is open from its beginning.</source>
        <translation>以前のゲームで一度見たセットアップです。このゲームは最初から練習として扱います。</translation>
    </message>
</context>
</TS>
