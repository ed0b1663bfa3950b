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
        <source>Noria was designed by Sophia Wagner, illustrated by Michael Menzel and published by Edition Spielwiese. Names of games belong to their owners.</source>
        <translation>ノーリアは Sophia Wagner がデザインし、Michael Menzel がイラストを描き、Edition Spielwiese が出版したゲームです。ゲームの名称は各権利者に帰属します。</translation>
    </message>
    <message>
        <source>The program is free software under the MIT licence, its typeface Noto Sans JP under the SIL Open Font License. It never uses the network; your games stay on this computer.</source>
        <translation>本プログラムは MIT ライセンスの自由ソフトウェア、書体 Noto Sans JP は SIL Open Font License によります。ネットワークは使いません。ゲームの記録はこのコンピュータの中だけに残ります。</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>{name}; in your hand</source>
        <translation>{name}、手に持っています</translation>
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
        <source>{name}; can be pressed</source>
        <translation>{name}、押せます</translation>
    </message>
    <message>
        <source>{name}; can be picked up</source>
        <translation>{name}、取れます</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Noria</source>
        <translation>ノーリア</translation>
    </message>
    <message>
        <source>Turn the wheel, rival a machine</source>
        <translation>輪を回し、機械に挑む</translation>
    </message>
    <message>
        <source>Ten spaces, five domains</source>
        <translation>十の場所と五つの分野</translation>
    </message>
    <message>
        <source>Sixteen rounds over a sea of cloud. Turn your wheel so that the right discs come into reach, gather ships, found factories, raise four projects, and in the council decide what they are worth. Across the table an old machine does the same, and it always tells you why.</source>
        <translation>雲海の上の16ラウンド。ホイールを回して欲しいディスクを手元に呼び、飛空船を集め、工場を建て、四つのプロジェクトを進め、その価値を議会で決めます。向かいでは太古の機械が同じことをしています。しかも、なぜそうしたかをいつでも説明してくれます。</translation>
    </message>
    <message>
        <source>Captain Nemo tests two people in five domains. Lay divers on your side or on the rival&apos;s, let arrows push cards about, take the points and leave the blots to the other. Cards are few, and somebody always holds the one you fear.</source>
        <translation>ネモ船長が五つの分野で二人を試します。自分の場にも相手の場にもダイバーを出し、矢印でカードを動かし、得点は取り、染みは相手に押し付けます。カードは少なく、怖い一枚はいつも誰かの手にあります。</translation>
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
        <translation>シードで決まる、どんな配置か分からない相手。</translation>
    </message>
    <message>
        <source>Nautilus</source>
        <translation>ノーチラス</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>{own} : {rival}</source>
        <translation>{own} 対 {rival}</translation>
    </message>
    <message>
        <source>Best {best} · {won} of {played} won</source>
        <translation>最高{best}点・{played}戦{won}勝</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>まだ遊んでいません</translation>
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
        <source>After your first game this starts one like it.</source>
        <translation>一度遊ぶと、同じ条件で始められます。</translation>
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
        <translation>卓は整っています</translation>
    </message>
    <message>
        <source>Your first evening</source>
        <translation>はじめての夜</translation>
    </message>
    <message>
        <source>Turn three rings, send an airship to the sky islands, and prove that you are still a better engineer than the machine.</source>
        <translation>三つのリングを回し、空島へ飛空船を送り、機械より優れた技師であることを証明しましょう。</translation>
    </message>
    <message>
        <source>&amp;Play {game}</source>
        <translation>{game}を始める(&amp;P)</translation>
    </message>
    <message>
        <source>Where you left off</source>
        <translation>前回の続き</translation>
    </message>
    <message>
        <source>Against {opponent} · your turn</source>
        <translation>{opponent}と対戦中・あなたの番</translation>
    </message>
    <message>
        <source>Against {opponent} · their turn</source>
        <translation>{opponent}と対戦中・相手の番</translation>
    </message>
    <message>
        <source>Round {now} of {all}</source>
        <translation>第{now}ラウンド / 全{all}</translation>
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
        <source>{game}, played today</source>
        <translation>{game}（今日プレイ済み）</translation>
    </message>
    <message>
        <source>Today&apos;s set-up</source>
        <translation>今日の配置</translation>
    </message>
    <message>
        <source>One seed for all games, drawn from the date.</source>
        <translation>日付から決まる、全ゲーム共通のシードです。</translation>
    </message>
    <message>
        <source>Played today. Another try is welcome.</source>
        <translation>今日は対戦済み。もう一度挑むのも歓迎です。</translation>
    </message>
    <message>
        <source>One table a day, drawn from the date.</source>
        <translation>日付から決まる、一日一つの配置。</translation>
    </message>
    <message>
        <source>Look at it…</source>
        <translation>見てみる…</translation>
    </message>
    <message>
        <source>A quiet table for one player</source>
        <translation>ひとりで囲む静かな卓</translation>
    </message>
    <message>
        <source>Restore backup</source>
        <translation>控えから復元</translation>
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
        <translation>ごみ箱に移動</translation>
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
        <source>Moved to the trash</source>
        <translation>ごみ箱に移動しました</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
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
        <source>&amp;Copy set-up</source>
        <translation>セットアップをコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Save &amp;picture…</source>
        <translation>画像を保存(&amp;P)…</translation>
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
        <translation>ボットの手番の予測(&amp;B)</translation>
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
        <translation>直前の手番を再生(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Finish the bot&apos;s turn</source>
        <translation>ボットの手番を終わらせる(&amp;F)</translation>
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
        <source>&amp;Rules</source>
        <translation>ルール(&amp;R)</translation>
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
</context>
<context>
    <name>Nautilus</name>
    <message>
        <source>Race for the domains</source>
        <translation>分野の勝敗</translation>
    </message>
    <message>
        <source>First to three domains</source>
        <translation>先に3分野で勝利</translation>
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
        <translation>まだ見えないダイバー</translation>
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
        <source>−1: taken</source>
        <translation>−1は獲得済み</translation>
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
        <source>Press the card you keep twice, or drag a card to whom it goes.</source>
        <translation>取る札を2回押すか、渡す先へドラッグします。</translation>
    </message>
    <message>
        <source>Use the submarine?</source>
        <translation>潜水艦を使いますか？</translation>
    </message>
    <message>
        <source>Drag it to the pile to use it, or keep it back.</source>
        <translation>使うなら山札へドラッグ。使わずにおくこともできます。</translation>
    </message>
    <message>
        <source>Use the harpoon?</source>
        <translation>銛を使いますか？</translation>
    </message>
    <message>
        <source>Drag it to the rival&apos;s hand to use it, or keep it back.</source>
        <translation>使うなら相手の手札へドラッグ。使わずにおくこともできます。</translation>
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
        <translation>手札のどれでも、引いた札でも、相手の手札へドラッグします。</translation>
    </message>
    <message>
        <source>The rival&apos;s hand</source>
        <translation>相手の手札</translation>
    </message>
    <message>
        <source>Press any card when you have seen enough.</source>
        <translation>確認したら、どれかの札を押します。</translation>
    </message>
    <message>
        <source>Lies as a diver of {value}.</source>
        <translation>{value}のダイバーとして置ける。</translation>
    </message>
    <message>
        <source>No arrow moves one card of your choice.</source>
        <translation>選んだ1枚は矢印で動かない。</translation>
    </message>
    <message>
        <source>Draw two of the pile, put one back.</source>
        <translation>山札から2枚引き、1枚を戻す。</translation>
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
        <translation>その後は交互で、三ラウンドずつです。</translation>
    </message>
    <message>
        <source>Domain cards that were taken</source>
        <translation>獲得した分野カード</translation>
    </message>
    <message>
        <source>The harpoon in words</source>
        <translation>銛の言い方</translation>
    </message>
    <message>
        <source>Two of these come up in each round</source>
        <translation>毎ラウンド、この中の二枚が使われます</translation>
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
        <source>{domain}: {first} {own}, {second} {other}; {verdict}; domains {a} to {b}</source>
        <translation>{domain}：{first}{own}点、{second}{other}点、{verdict}。勝利した分野は{a}対{b}</translation>
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
        <translation>{all}分野のうち{needed}分野で勝ち</translation>
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
        <source>The set-up as a line</source>
        <translation>セットアップの表記</translation>
    </message>
    <message>
        <source>Round by round</source>
        <translation>ラウンドごとの経過</translation>
    </message>
    <message>
        <source>Nobody wins, {own} : {other}</source>
        <translation>{own} 対 {other}で引き分け</translation>
    </message>
    <message>
        <source>Player 1 wins {own} : {other}</source>
        <translation>{own} 対 {other}でプレイヤー1の勝ち</translation>
    </message>
    <message>
        <source>You win {own} : {other}</source>
        <translation>{own} 対 {other}であなたの勝ち</translation>
    </message>
    <message>
        <source>Player 2 wins {own} : {other}</source>
        <translation>{own} 対 {other}でプレイヤー2の勝ち</translation>
    </message>
    <message>
        <source>The rival wins {own} : {other}</source>
        <translation>{own} 対 {other}で相手の勝ち</translation>
    </message>
    <message>
        <source>After round {number}; {own} to {other} points in all domains.</source>
        <translation>ラウンド{number}終了。全分野の得点は{own}対{other}です。</translation>
    </message>
    <message>
        <source>Nobody reached three domains.</source>
        <translation>三分野に届いたプレイヤーはいません。</translation>
    </message>
    <message>
        <source>Round {round}: {domain} with {points} points was the third domain of player {number}.</source>
        <translation>ラウンド{round}：プレイヤー{number}が{domain}を{points}点で勝利し、三つめの分野になりました。</translation>
    </message>
    <message>
        <source>Round {round}: {domain} with {points} points was your third domain.</source>
        <translation>ラウンド{round}：{domain}を{points}点で勝利し、三つめの分野になりました。</translation>
    </message>
    <message>
        <source>Round {round}: {domain} with {points} points was the rival&apos;s third domain.</source>
        <translation>ラウンド{round}：相手が{domain}を{points}点で勝利し、三つめの分野になりました。</translation>
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
        <translation>ラウンド{number}：あなたの獲得は{cards}</translation>
    </message>
    <message>
        <source>{round}; decided: {domains}</source>
        <translation>{round}。決着：{domains}</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>おまかせ</translation>
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
        <translation>得点はすべて公開。三分野で勝ち。</translation>
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
        <source>The lot decides who starts; {rounds}.</source>
        <translation>スタートプレイヤーはおまかせです（{rounds}）。</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Domain cards</source>
        <translation>分野カード</translation>
    </message>
    <message>
        <source>Harpoon in words</source>
        <translation>銛の言い方</translation>
    </message>
    <message>
        <source>Line {number}, character {column}: {what}</source>
        <translation>{number}行目{column}文字目：{what}</translation>
    </message>
    <message>
        <source>nothing is written here yet.</source>
        <translation>まだ何も書かれていません。</translation>
    </message>
    <message>
        <source>the text is far too long for a set-up.</source>
        <translation>セットアップには長すぎます。</translation>
    </message>
    <message>
        <source>before “{token}” a word with a colon is missing, such as Opponent:</source>
        <translation>「{token}」の前に「対戦相手：」のような見出しがありません。</translation>
    </message>
    <message>
        <source>“{token}” is none of Opponent, First, Domain cards, Harpoon, Seed.</source>
        <translation>「{token}」は、対戦相手・先手・分野カード・銛・シードのどれでもありません。</translation>
    </message>
    <message>
        <source>“{token}” was already given.</source>
        <translation>「{token}」はすでに書かれています。</translation>
    </message>
    <message>
        <source>nothing stands after the colon.</source>
        <translation>コロンの後に何もありません。</translation>
    </message>
    <message>
        <source>“{token}” is not known here.</source>
        <translation>「{token}」はここでは分かりません。</translation>
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
        <translation>ラウンド{number}を始める</translation>
    </message>
    <message>
        <source>Award the domain cards</source>
        <translation>分野カードを配る</translation>
    </message>
    <message>
        <source>Clear the table</source>
        <translation>場を片付ける</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>ゲーム終了</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続ける</translation>
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
        <translation>{card}は自分のものに</translation>
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
        <translation>ラウンド{number}・{start}</translation>
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
        <translation>ラウンド{number}終了、場を片付けた</translation>
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
        <translation>{own} 対 {other}で引き分け</translation>
    </message>
    <message>
        <source>Player {number} wins {own} : {other}</source>
        <translation>{own} 対 {other}でプレイヤー{number}の勝ち</translation>
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
        <translation>片付け</translation>
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
        <translation>自分の「{column}」</translation>
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
        <translation>一つの画面で、交代の間は幕を下ろします。</translation>
    </message>
    <message>
        <source>a second player</source>
        <translation>二人目のプレイヤー</translation>
    </message>
    <message>
        <source>Round {number} of {rounds} begins</source>
        <translation>ラウンド{number}が始まります（全{rounds}）</translation>
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
        <source>Round {number} is over</source>
        <translation>ラウンド{number}が終わりました</translation>
    </message>
    <message>
        <source>All divers are shuffled anew, and the other player starts.</source>
        <translation>ダイバーをすべて混ぜ直し、スタートプレイヤーが交代します。</translation>
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
        <source>On either side. Choose the anchor first to use it with this card.</source>
        <translation>どちらの場でもかまいません。碇を使うなら、先に碇を選びます。</translation>
    </message>
    <message>
        <source>On either side. The arrows of 6, 7, 8 and 9 move another card of the side they are laid on.</source>
        <translation>どちらの場でもかまいません。6・7・8・9の矢印は、出した場のほかのカードを動かします。</translation>
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
        <source>The {card} moves another card along: choose the card, then the space</source>
        <translation>{card}の矢印：動かすカードと行き先を選んでください</translation>
    </message>
    <message>
        <source>On {side}, {cards} can move to an empty space. One of them must.</source>
        <translation>{side}の{cards}が空いたスペースへ動けます。どれか1枚を必ず動かします。</translation>
    </message>
    <message>
        <source>The rival chooses between two special cards</source>
        <translation>相手がスペシャルカードを選んでいます</translation>
    </message>
    <message>
        <source>One of them will be yours.</source>
        <translation>もう1枚があなたのものになります。</translation>
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
        <translation>勝利した分野：{own} 対 {other}</translation>
    </message>
    <message>
        <source>Not this round</source>
        <translation>使わない</translation>
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
        <translation>十か所が埋まるまで、交互に1枚ずつ、どちらの場でも空いているスペースに出します。列ごとに数字の大きいカードがある側が、分野カードを獲得します。誰が出したかは関係ありません。ただし1は14に勝ちます。</translation>
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
        <translation>見えるのは自分の得点だけです。ラウンド{rounds}のあと、分野ごとに得点の多いほうが勝利し、勝利した分野の多いほうが勝ちです。</translation>
    </message>
    <message>
        <source>Winning domains</source>
        <translation>分野の勝敗</translation>
    </message>
    <message>
        <source>{points} points win a domain; {early} are enough once its −1 was taken by anybody. Won stays won. {needed} domains win the game at once; after round {rounds} more domains do.</source>
        <translation>{points}点でその分野に勝利します。−1のカードを誰かが持っていれば{early}点で足ります。決まった勝利は取り消されません。{needed}分野で勝利すればその時点で、そうでなければラウンド{rounds}のあとで、勝利した分野の多いほうが勝ちです。</translation>
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
        <source>At the start of the round: look at the rival&apos;s divers. The special card stays hidden.</source>
        <translation>ラウンド開始時：相手のダイバーを見ます。スペシャルカードは見られません。</translation>
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
        <source>No arrow moves this card for the rest of the round.</source>
        <translation>このカードは、ラウンドが終わるまで矢印で動きません。</translation>
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
        <translation>3ラウンドで6枚を使い切り、ラウンド{round}の前に混ぜ直します。</translation>
    </message>
    <message>
        <source>Seen by you: {cards}.</source>
        <translation>見たカード：{cards}</translation>
    </message>
    <message>
        <source>Special cards of this half</source>
        <translation>この三ラウンドのスペシャルカード</translation>
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
        <translation>未定：二枚が向かい合うと決まります。</translation>
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
        <translation>ラウンド{round}の終わりに得点の多いほうが勝利します。</translation>
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
        <translation>ラウンド{number}（全{rounds}）</translation>
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
        <source>Domains won: {won}, lost: {lost}</source>
        <translation>勝利した分野{won}、敗北した分野{lost}</translation>
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
        <translation>続ける</translation>
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
        <source>What came next?</source>
        <translation>次に何をしたか</translation>
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
        <source>The round played out {times} times, with {hands} possible hands.</source>
        <translation>ありうる手札{hands}通りで、ラウンドの残りを{times}回進めてみました。</translation>
    </message>
    <message>
        <source>The round played out {times} times.</source>
        <translation>ラウンドの残りを{times}回進めてみました。</translation>
    </message>
    <message>
        <source>Everything that can still happen counted out, for {hands} possible hands.</source>
        <translation>ありうる手札{hands}通りについて、この先をすべて数え上げました。</translation>
    </message>
    <message>
        <source>Estimated chance of winning the game, in percent:</source>
        <translation>勝率の見積もり（パーセント）：</translation>
    </message>
    <message>
        <source>This opponent does not always take the best.</source>
        <translation>この相手は、いつも最善を選ぶとは限りません。</translation>
    </message>
    <message>
        <source>More was compared; it is shown when the round is over.</source>
        <translation>ほかとの比較は、ラウンド終了後に表示します。</translation>
    </message>
    <message>
        <source>Advice: {action}</source>
        <translation>ヒント：{action}</translation>
    </message>
    <message>
        <source>Chance of winning the game about {percent} %.</source>
        <translation>勝率はおよそ{percent}％です。</translation>
    </message>
    <message>
        <source>Chance of winning the game about {percent} %, with the next best {other} %.</source>
        <translation>勝率はおよそ{percent}％、次善の手では{other}％です。</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>First to act: {letters}</source>
        <translation>最初に動く文字：{letters}</translation>
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
        <translation>どんな配置か分からないホイール</translation>
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
        <source>Set-up</source>
        <translation>セットアップ</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Eight characters or a number. The same seed lays the same table.</source>
        <translation>8文字または数字。同じシードなら同じ配置になります。</translation>
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
        <source>Notation of the set-up, four lines</source>
        <translation>配置の表記（4行）</translation>
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
        <translation>この配置で始まります</translation>
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
        <translation>初めての配置なので、公式記録の対象です。</translation>
    </message>
    <message>
        <source>You have played this set-up before: the game counts as open.</source>
        <translation>一度遊んだ配置なので、練習として扱います。</translation>
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
        <translation>進める</translation>
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
        <translation>{disc}を強化面で</translation>
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
        <translation>開始：{details}</translation>
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
        <source>{journey}, fee 1 {resource}</source>
        <translation>{journey}、{resource}1個を支払う</translation>
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
        <translation>起動する文字はなく、ボットは何もしません。</translation>
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
        <translation>空島{number}の{resource}船を取る</translation>
    </message>
    <message>
        <source>One {resource} ship leaves island {number}</source>
        <translation>空島{number}の{resource}船を1隻取り除く</translation>
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
        <source>Surge: medium and large ring turn once more, {letters} join in</source>
        <translation>エネルギー増大：中リングと大リングがもう1回転、{letters}も起動</translation>
    </message>
    <message>
        <source>Letter {letter} is upgraded</source>
        <translation>英字ディスク{letter}を強化</translation>
    </message>
    <message>
        <source>{letter} is cancelled: {reason}</source>
        <translation>{letter}はキャンセル：{reason}</translation>
    </message>
    <message>
        <source>{letter} stands on the small ring: it invests instead</source>
        <translation>{letter}は小リング上：代わりに投資</translation>
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
        <source>{first}; then {second}</source>
        <translation>{first}、次に{second}</translation>
    </message>
    <message>
        <source>Twice: {outcome}</source>
        <translation>2回：{outcome}</translation>
    </message>
    <message>
        <source>Island {number}: one {resource} ship leaves</source>
        <translation>空島{number}で{resource}船を1隻取り除く</translation>
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
        <source>cancelled</source>
        <translation>キャンセル</translation>
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
        <source>Rings turn once more, {letters} join in</source>
        <translation>リングがもう1回転、{letters}も起動</translation>
    </message>
    <message>
        <source>All letters have acted.</source>
        <translation>すべての文字が起動し終わりました。</translation>
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
        <translation>手番後</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>Bot&apos;s turn</source>
        <translation>ボットの手番</translation>
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
        <translation>陰謀：上段の政治家を1個取り除いてください</translation>
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
        <translation>ボットの手番：リングが回転します</translation>
    </message>
    <message>
        <source>Letters that enter the active half act in alphabetical order.</source>
        <translation>有効半円に入った英字ディスクがアルファベット順に起動します。</translation>
    </message>
    <message>
        <source>The bot&apos;s turn</source>
        <translation>ボットの手番</translation>
    </message>
    <message>
        <source>The reason for each choice stands in the log.</source>
        <translation>選択の理由は記録に残ります。</translation>
    </message>
    <message>
        <source>The bot&apos;s turn ends</source>
        <translation>ボットの手番が終わります</translation>
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
        <source>Without knowledge there is nothing to turn or exchange.</source>
        <translation>知識がないので、回転も交換もできません。</translation>
    </message>
    <message>
        <source>Turn the medium or large ring by its rim, or drag a disc onto another space.</source>
        <translation>中リングか大リングの縁を回すか、ディスクを別のスペースへドラッグします。</translation>
    </message>
    <message>
        <source>Influence your wheel, or go on to the actions</source>
        <translation>ホイールを調整するか、アクションへ進んでください</translation>
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
        <source>Bonus discs give another disc of the set one more action.</source>
        <translation>ボーナスは選んだ別のディスクのアクションを1回増やします。</translation>
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
        <source>Politics: no knowledge for an intrigue</source>
        <translation>政治：陰謀に使う知識がありません</translation>
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
        <source>Drag a grey politician to the lower row of its chamber; then one leaves the game.</source>
        <translation>灰色の政治家を同じ議会場の下段へドラッグします。そのあと1個を取り除きます。</translation>
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
        <translation>ボット=代理人がいるコース</translation>
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
        <source>No track&apos;s chamber is possible: the chamber kept for that</source>
        <translation>コースの議会場では不可能なため、決められた議会場</translation>
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
        <source>Rightmost</source>
        <translation>最も右</translation>
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
        <source>{chosen}: the only one possible</source>
        <translation>{chosen}：ほかに候補なし</translation>
    </message>
    <message>
        <source>{chosen}: {criterion}</source>
        <translation>{chosen}：{criterion}</translation>
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
        <source>no politician can move or leave</source>
        <translation>移動も除外もできる政治家がいない</translation>
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
        <translation>{resource}船</translation>
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
        <translation>先に上段の政治家を1個取り除いてください。</translation>
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
        <translation>自作のボット=ホイール</translation>
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
        <translation>知識を払い、政治家1個を上段から同じ議会場の下段へ移すと、その価値が上がります。そのあと、いずれかの上段から政治家1個を取り除きます。同じターンの陰謀は繰り返すたびに費用が2倍になります。</translation>
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
        <translation>手番のフェイズ</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>第{round}ラウンド／全{rounds}</translation>
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
        <translation>ボットの大使がいます：移動に資源1個が必要です。</translation>
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
        <translation>工場の空きスペース%n</translation>
    </message>
    <message>
        <source>Island {number}</source>
        <translation>空島{number}</translation>
    </message>
    <message>
        <source>{resource} ships of island {number}</source>
        <translation>空島{number}の{resource}船</translation>
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
        <source>Level {level} costs {units} {kind}.</source>
        <translation>レベル{level}の費用：{kind}{units}</translation>
    </message>
    <message>
        <source>Energy or Mycelium, all of one kind</source>
        <translation>エネルギーか菌糸体の一方のみ </translation>
    </message>
    <message>
        <source>Energy and Mycelium, half and half</source>
        <translation>エネルギーと菌糸体を半分ずつ </translation>
    </message>
    <message>
        <source>simple goods</source>
        <translation>シンプルな商品</translation>
    </message>
    <message>
        <source>complex goods</source>
        <translation>複雑な商品</translation>
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
        <translation>上段に政治家%n個</translation>
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
        <translation>倉庫{all}のうち{full}に商品</translation>
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
        <source>Points as they stand</source>
        <translation>現在の得点</translation>
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
        <translation>配置の表記としては長すぎます。</translation>
    </message>
    <message>
        <source>“{token}” is none of Market, Islands, Bot, Player.</source>
        <translation>「{token}」は、市場・空島・ボット・プレイヤーのどれでもありません。</translation>
    </message>
    <message>
        <source>this line was already given above.</source>
        <translation>この行は既に上にあります。</translation>
    </message>
    <message>
        <source>a set-up has only four lines.</source>
        <translation>配置の表記は4行までです。</translation>
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
        <translation>市場には J・C・T・B の四種が必要です。</translation>
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
        <translation>「{token}」の価格は既に使われています。</translation>
    </message>
    <message>
        <source>the circle needs five islands.</source>
        <translation>空島は五つ必要です。</translation>
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
        <translation>空島「{token}」は既にあります。</translation>
    </message>
    <message>
        <source>one island needs (x), where the bot&apos;s ambassador stands.</source>
        <translation>ボットの大使がいる空島に (x) が必要です。</translation>
    </message>
    <message>
        <source>only one island may have (x).</source>
        <translation>(x) を付けられる空島は一つだけです。</translation>
    </message>
    <message>
        <source>a wheel needs three rings, parted by dashes.</source>
        <translation>ホイールには - で区切った三つのリングが必要です。</translation>
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
        <translation>このリングの位置「{token}」は既に使われています。</translation>
    </message>
    <message>
        <source>there is no disc “{token}” here.</source>
        <translation>ここに「{token}」というディスクはありません。</translation>
    </message>
    <message>
        <source>disc “{token}” is already on the wheel.</source>
        <translation>ディスク「{token}」は既に置かれています。</translation>
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
        <source>A tie – the machine holds</source>
        <translation>同点、機械の守り勝ち</translation>
    </message>
    <message>
        <source>The machine wins by {margin}</source>
        <translation>機械が{margin}点差で勝利</translation>
    </message>
    <message>
        <source>Undo {undo} · {minutes} min</source>
        <translation>取り消し{undo}回・{minutes}分</translation>
    </message>
    <message>
        <source>Undo {undo} · hints {hints} · {minutes} min</source>
        <translation>取り消し{undo}回・ヒント{hints}回・{minutes}分</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>What decided it</source>
        <translation>決め手</translation>
    </message>
    <message>
        <source>&amp;Rematch, same set-up</source>
        <translation>同じ配置で再戦(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;New set-up</source>
        <translation>新しい配置(&amp;N)</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>リプレイ(&amp;P)</translation>
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
        <source>Your first finished game.</source>
        <translation>最初の完走です。</translation>
    </message>
    <message>
        <source>A new best: {more} more than before.</source>
        <translation>自己最高を{more}点更新しました。</translation>
    </message>
    <message>
        <source>Only more points than the machine count as a win.</source>
        <translation>機械より多く得点したときだけ勝ちです。</translation>
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
        <source>{chamber} brought you {mine} points and the machine {theirs}: the widest gap.</source>
        <translation>最も差がついたのは{chamber}：あなた{mine}点、機械{theirs}点。</translation>
    </message>
    <message>
        <source>{chamber} brought the machine {theirs} points and you {mine}: the widest gap.</source>
        <translation>最も差がついたのは{chamber}：機械{theirs}点、あなた{mine}点。</translation>
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
        <translation>{file} に書き込めませんでした。別のフォルダを選んでください。</translation>
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
        <translation>着席した政治家{count}人</translation>
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
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>not found</source>
        <translation>見つかりません</translation>
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
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>The settings could not be read, so the usual ones are in force. The old file was kept as {file}.</source>
        <translation>設定を読み込めなかったため、初期設定で動いています。元のファイルは {file} として残しました。</translation>
    </message>
    <message>
        <source>Reset this section</source>
        <translation>この項目を初期値に戻す</translation>
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
        <source>Motion</source>
        <translation>動き</translation>
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
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>Speed of the bot</source>
        <translation>ボットの速さ</translation>
    </message>
    <message>
        <source>Step by step waits for a key before each move; it can be changed during the game.</source>
        <translation>一手ずつでは、動くたびにキーを待ちます。ゲーム中にも変えられます。</translation>
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
        <translation>選択肢が一つのとき</translation>
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
        <source>Movement</source>
        <translation>画面の動き</translation>
    </message>
    <message>
        <source>Reduced: nothing slides or turns, changes fade instead.</source>
        <translation>控えめにすると、滑りや回転をやめ、変化をそっと見せます。</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>控えめ</translation>
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
</context>
<context>
    <name>Table</name>
    <message>
        <source>{count} ways: you choose after the drop</source>
        <translation>{count}通りから、置いたあとで選びます</translation>
    </message>
    <message>
        <source>{advice} – {why}</source>
        <translation>{advice}――{why}</translation>
    </message>
    <message>
        <source>Looking for a good move…</source>
        <translation>良い手を探しています…</translation>
    </message>
    <message>
        <source>Watching the bot&apos;s last turn again</source>
        <translation>ボットの直前の手番を再生しています</translation>
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
        <source>Why?</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>The bot&apos;s last choice is explained here. Pick a line of the log.</source>
        <translation>ボットの選択の理由をここに表示します。記録の行を選んでください。</translation>
    </message>
    <message>
        <source>Rule {number}</source>
        <translation>ルール {number}</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>ルール</translation>
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
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Replay bot turn</source>
        <translation>ボットの手番を再生</translation>
    </message>
    <message>
        <source>Why and log</source>
        <translation>理由と記録</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>ここから続ける</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>再生を終える</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>タイムライン</translation>
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
</context>
<context>
    <name>Window</name>
    <message>
        <source>{game} – Noria Desktop</source>
        <translation>{game} – Noria Desktop</translation>
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
        <translation>古いルールで保存されたゲームです。続きは遊べますが、以前の手番には戻れません。</translation>
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
        <source>{game} – round {round}</source>
        <translation>{game} – 第{round}ラウンド</translation>
    </message>
    <message>
        <source>Round {round}: {what}. Worth {points} points to you.</source>
        <translation>第{round}ラウンド：{what}。あなたに{points}点の価値がありました。</translation>
    </message>
    <message>
        <source>Round {round}: {what}. Worth {points} points to the bot.</source>
        <translation>第{round}ラウンド：{what}。ボットに{points}点の価値がありました。</translation>
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
</context>
</TS>
