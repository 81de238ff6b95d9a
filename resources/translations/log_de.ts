<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
    <context>
        <name>log</name>
        <message>
            <source>you</source>
            <translation>du</translation>
        </message>
        <message>
            <source>a card</source>
            <translation>eine Karte</translation>
        </message>
        <message>
            <source>cards</source>
            <translation>Karten</translation>
        </message>
        <message>
            <source> and </source>
            <translation> und </translation>
        </message>
        <message>
            <source> at </source>
            <translation> bei </translation>
        </message>
        <message>
            <source> on </source>
            <translation> auf </translation>
        </message>
        <message>
            <source>{A}</source>
            <translation>{A|du}</translation>
        </message>
        <message>
            <source>{A} #1</source>
            <translation>{A|du} #1</translation>
        </message>
        <message>
            <source>of yours</source>
            <translation>von dir</translation>
        </message>
        <message>
            <source>of %1</source>
            <translation>von %1</translation>
        </message>
        <message>
            <source>%1's</source>
            <translation>%1s</translation>
        </message>
        <message>
            <source>%1's</source>
            <comment>a name that ends in s, x or z</comment>
            <translation>%1’</translation>
        </message>
        <message>
            <source>{A:concedes|concede}</source>
            <translation>{A:gibt|gibst} auf</translation>
        </message>
        <message>
            <source>{A:draws|draw} a card</source>
            <translation>{A:zieht|ziehst} eine Karte</translation>
        </message>
        <message>
            <source>{A:draws|draw} #1 cards</source>
            <translation>{A:zieht|ziehst} #1 Karten</translation>
        </message>
        <message>
            <source>[1] draw a card each</source>
            <translation>[1] ziehen je eine Karte</translation>
        </message>
        <message>
            <source>[1] draw #1 cards each</source>
            <translation>[1] ziehen je #1 Karten</translation>
        </message>
        <message>
            <source>{A:discards|discard} [1]</source>
            <translation>{A:wirft|wirfst} [1] ab</translation>
        </message>
        <message>
            <source>[1] is revealed</source>
            <translation>[1] wird vorgezeigt</translation>
        </message>
        <message>
            <source>[1] are revealed</source>
            <translation>[1] werden vorgezeigt</translation>
        </message>
        <message>
            <source>{A:plays|play} [1]</source>
            <translation>{A:spielt|spielst} [1]</translation>
        </message>
        <message>
            <source>{A:looks|look} at a card</source>
            <translation>{A:sieht|siehst} {A?sich|dir} eine Karte an</translation>
        </message>
        <message>
            <source>{A:looks|look} at #1 cards</source>
            <translation>{A:sieht|siehst} {A?sich|dir} #1 Karten an</translation>
        </message>
        <message>
            <source>{A:looks|look} at the top card of …</source>
            <translation>{A:sieht|siehst} {A?sich|dir} die oberste Karte von … an</translation>
        </message>
        <message>
            <source>{A:looks|look} at the top #1 cards of …</source>
            <translation>{A:sieht|siehst} {A?sich|dir} die obersten #1 Karten von … an</translation>
        </message>
        <message>
            <source>{A:looks|look} at a card of …</source>
            <translation>{A:sieht|siehst} {A?sich|dir} eine Karte von … an</translation>
        </message>
        <message>
            <source>{A:looks|look} at #1 cards of …</source>
            <translation>{A:sieht|siehst} {A?sich|dir} #1 Karten von … an</translation>
        </message>
        <message>
            <source>{A:looks|look} at a card in …</source>
            <translation>{A:sieht|siehst} {A?sich|dir} eine Karte in … an</translation>
        </message>
        <message>
            <source>{A:looks|look} at #1 cards in …</source>
            <translation>{A:sieht|siehst} {A?sich|dir} #1 Karten in … an</translation>
        </message>
        <message>
            <source>{A's} library</source>
            <translation>{A's|deiner} Bibliothek</translation>
        </message>
        <message>
            <source>{A's} deck</source>
            <translation>{A's|deinem} Deck</translation>
        </message>
        <message>
            <source>{A's} hand</source>
            <translation>{A's|deiner} Hand</translation>
        </message>
        <message>
            <source>the base deck</source>
            <translation>dem Basendeck</translation>
        </message>
        <message>
            <source>{A:uses|use} [1]'s ability</source>
            <translation>{A:benutzt|benutzt} die Fähigkeit von [1]</translation>
        </message>
        <message>
            <source>{A:activates|activate} [1]'s ability</source>
            <translation>{A:aktiviert|aktivierst} die Fähigkeit von [1]</translation>
        </message>
        <message>
            <source>, targeting [1]</source>
            <translation>, Ziel: [1]</translation>
        </message>
        <message>
            <source>, targeting {A}</source>
            <translation>, Ziel: {A}</translation>
        </message>
        <message>
            <source>[1] has no effect: no legal target</source>
            <translation>[1] ist wirkungslos: kein legales Ziel</translation>
        </message>
        <message>
            <source>{A:wins the coin toss and goes|win the coin toss and go} first</source>
            <translation>{A:gewinnt|gewinnst} den Münzwurf und {A?beginnt|beginnst}</translation>
        </message>
        <message>
            <source>{A:keeps their|keep your} hand</source>
            <translation>{A:behält die|behältst deine} Hand</translation>
        </message>
        <message>
            <source>{A:shuffles their|shuffle your} deck</source>
            <translation>{A:mischt|mischst} {A?das|dein} Deck</translation>
        </message>
        <message>
            <source> (#1 credit)</source>
            <translation> (#1 Credit)</translation>
        </message>
        <message>
            <source> (#1 credits)</source>
            <translation> (#1 Credits)</translation>
        </message>
        <message>
            <source>[1] destroys [2]</source>
            <translation>[1] zerstört [2]</translation>
        </message>
        <message>
            <source>[1] is destroyed</source>
            <translation>[1] wird zerstört</translation>
        </message>
        <message>
            <source>[1] are destroyed</source>
            <translation>[1] werden zerstört</translation>
        </message>
        <message>
            <source>[1] is not destroyed</source>
            <translation>[1] wird nicht zerstört</translation>
        </message>
        <message>
            <source>[1] keeps [2] from being destroyed</source>
            <translation>[1] bewahrt [2] vor der Zerstörung</translation>
        </message>
        <message>
            <source>[1] keeps [2] from being played</source>
            <translation>[1] verhindert, dass [2] gespielt wird</translation>
        </message>
        <message>
            <source>[1] keeps [2] from being cast</source>
            <translation>[1] verhindert, dass [2] gewirkt wird</translation>
        </message>
        <message>
            <source>[1] keeps [2] from attacking</source>
            <translation>[1] hindert [2] am Angreifen</translation>
        </message>
        <message>
            <source>[1] keeps [2] from blocking</source>
            <translation>[1] hindert [2] am Blocken</translation>
        </message>
        <message>
            <source>{A:loses|lose} the game</source>
            <translation>{A:verliert|verlierst} die Partie</translation>
        </message>
        <message>
            <source>[1] goes to {A's} hand</source>
            <translation>[1] geht auf {A's|deine} Hand</translation>
        </message>
        <message>
            <source>[1] go to {A's} hand</source>
            <translation>[1] gehen auf {A's|deine} Hand</translation>
        </message>
        <message>
            <source>[1] go to their owners' hands</source>
            <translation>[1] gehen auf die Hände ihrer Besitzer</translation>
        </message>
        <message>
            <source>{A:shuffles their|shuffle your} library</source>
            <translation>{A:mischt|mischst} {A?die|deine} Bibliothek</translation>
        </message>
        <message>
            <source>{A:mulligans|mulligan} to #1</source>
            <translation>{A:nimmt|nimmst} einen Mulligan auf #1</translation>
        </message>
        <message>
            <source>[1] block [2]</source>
            <translation>[1] blocken [2]</translation>
        </message>
        <message>
            <source>[1] blocks [2]</source>
            <translation>[1] blockt [2]</translation>
        </message>
        <message>
            <source>[1] deals #1 damage to [2]</source>
            <translation>[1] fügt [2|dir] #1 Schaden zu</translation>
        </message>
        <message>
            <source>[1] deals #1 damage to {A}</source>
            <translation>[1] fügt {A|dir} #1 Schaden zu</translation>
        </message>
        <message>
            <source>[1] enters the battlefield</source>
            <translation>[1] kommt ins Spiel</translation>
        </message>
        <message>
            <source>[1] enter the battlefield</source>
            <translation>[1] kommen ins Spiel</translation>
        </message>
        <message>
            <source>[1] gain reach</source>
            <translation>[1] erhalten Reichweite</translation>
        </message>
        <message>
            <source>[1] gains reach</source>
            <translation>[1] erhält Reichweite</translation>
        </message>
        <message>
            <source>[1] gains flying</source>
            <translation>[1] erhält Flugfähigkeit</translation>
        </message>
        <message>
            <source>[1] gain flying</source>
            <translation>[1] erhalten Flugfähigkeit</translation>
        </message>
        <message>
            <source>[1] gains forestwalk</source>
            <translation>[1] erhält Waldtarnung</translation>
        </message>
        <message>
            <source>[1] get +#1/+#2</source>
            <translation>[1] erhalten +#1/+#2</translation>
        </message>
        <message>
            <source>[1] gets +#1/+#2</source>
            <translation>[1] erhält +#1/+#2</translation>
        </message>
        <message>
            <source>[1] gets -#1/-#2</source>
            <translation>[1] erhält -#1/-#2</translation>
        </message>
        <message>
            <source>[1] get -#1/-#2</source>
            <translation>[1] erhalten -#1/-#2</translation>
        </message>
        <message>
            <source>[1] gets +#1/+#2 and gains flying</source>
            <translation>[1] erhält +#1/+#2 und Flugfähigkeit</translation>
        </message>
        <message>
            <source>[1] goes into {A's} library</source>
            <translation>[1] geht in {A's|deine} Bibliothek</translation>
        </message>
        <message>
            <source>[1] go into {A's} library</source>
            <translation>[1] gehen in {A's|deine} Bibliothek</translation>
        </message>
        <message>
            <source>[1] goes on top of {A's} library</source>
            <translation>[1] geht oben auf {A's|deine} Bibliothek</translation>
        </message>
        <message>
            <source>[1] go on top of {A's} library</source>
            <translation>[1] gehen oben auf {A's|deine} Bibliothek</translation>
        </message>
        <message>
            <source>[1] goes to the bottom of {A's} library</source>
            <translation>[1] geht unter {A's|deine} Bibliothek</translation>
        </message>
        <message>
            <source>[1] go to the bottom of {A's} library</source>
            <translation>[1] gehen unter {A's|deine} Bibliothek</translation>
        </message>
        <message>
            <source>[1] goes to the graveyard</source>
            <translation>[1] geht auf den Friedhof</translation>
        </message>
        <message>
            <source>[1] go to the graveyard</source>
            <translation>[1] gehen auf den Friedhof</translation>
        </message>
        <message>
            <source>[1] is exiled</source>
            <translation>[1] wird ins Exil geschickt</translation>
        </message>
        <message>
            <source>[1] is countered</source>
            <translation>[1] wird neutralisiert</translation>
        </message>
        <message>
            <source>[1] prevents damage to {A}</source>
            <translation>[1] verhindert Schaden an {A|dir}</translation>
        </message>
        <message>
            <source>[1] prevents damage to [2]</source>
            <translation>[1] verhindert Schaden an [2|dir]</translation>
        </message>
        <message>
            <source>[1] taps [2]</source>
            <translation>[1] tappt [2]</translation>
        </message>
        <message>
            <source>[1] untaps [2]</source>
            <translation>[1] enttappt [2]</translation>
        </message>
        <message>
            <source>{A:attacks|attack} with [1]</source>
            <translation>{A:greift|greifst} mit [1] an</translation>
        </message>
        <message>
            <source>{A:casts|cast} [1]</source>
            <translation>{A:wirkt|wirkst} [1]</translation>
        </message>
        <message>
            <source>{A:casts|cast} [1] with X = #1</source>
            <translation>{A:wirkt|wirkst} [1] mit X = #1</translation>
        </message>
        <message>
            <source>{A:gains|gain} #1 life</source>
            <translation>{A:erhält|erhältst} #1 Leben dazu</translation>
        </message>
        <message>
            <source>{A:loses|lose} #1 life</source>
            <translation>{A:verliert|verlierst} #1 Leben</translation>
        </message>
        <message>
            <source>{A:sacrifices|sacrifice} [1]</source>
            <translation>{A:opfert|opferst} [1]</translation>
        </message>
        <message>
            <source>{A:takes|take} an extra turn after this one</source>
            <translation>{A:erhält|erhältst} nach diesem einen zusätzlichen Zug</translation>
        </message>
        <message>
            <source>{A:can't|can't} pay for [1]: the spell is canceled</source>
            <translation>{A:kann|kannst} [1] nicht bezahlen: Der Zauber wird abgebrochen</translation>
        </message>
        <message>
            <source>{A:can't|can't} pay for [1]'s ability: the ability is canceled</source>
            <translation>{A:kann|kannst} die Fähigkeit von [1] nicht bezahlen: Sie wird abgebrochen</translation>
        </message>
        <message>
            <source>#1 cards are shuffled into {A's} deck</source>
            <translation>#1 Karten werden in {A's|dein} Deck gemischt</translation>
        </message>
        <message>
            <source>A card is shuffled into {A's} deck</source>
            <translation>Eine Karte wird in {A's|dein} Deck gemischt</translation>
        </message>
        <message>
            <source>No points on [1] for …</source>
            <translation>Keine Punkte auf [1]: …</translation>
        </message>
        <message>
            <source> (first, #1 power)</source>
            <translation> (erster Platz, Stärke #1)</translation>
        </message>
        <message>
            <source> (second, #1 power)</source>
            <translation> (zweiter Platz, Stärke #1)</translation>
        </message>
        <message>
            <source> (third, #1 power)</source>
            <translation> (dritter Platz, Stärke #1)</translation>
        </message>
        <message>
            <source> (fourth, #1 power)</source>
            <translation> (vierter Platz, Stärke #1)</translation>
        </message>
        <message>
            <source> (tied for first, #1 power)</source>
            <translation> (geteilter erster Platz, Stärke #1)</translation>
        </message>
        <message>
            <source> (tied for second, #1 power)</source>
            <translation> (geteilter zweiter Platz, Stärke #1)</translation>
        </message>
        <message>
            <source> (tied for third, #1 power)</source>
            <translation> (geteilter dritter Platz, Stärke #1)</translation>
        </message>
        <message>
            <source>The base discard pile is shuffled into the base deck</source>
            <translation>Der Ablagestapel der Basen wird in das Basendeck gemischt</translation>
        </message>
        <message>
            <source>[1]'s breakpoint drops by #1</source>
            <translation>Der Bruchpunkt von [1] sinkt um #1</translation>
        </message>
        <message>
            <source>Final score: …</source>
            <translation>Endstand: …</translation>
        </message>
        <message>
            <source>[1] scores (#1 power, breakpoint #2)</source>
            <translation>[1] wird gewertet (Stärke #1, Bruchpunkt #2)</translation>
        </message>
        <message>
            <source>[1] are discarded</source>
            <translation>[1] werden abgelegt</translation>
        </message>
        <message>
            <source>[1] is discarded</source>
            <translation>[1] wird abgelegt</translation>
        </message>
        <message>
            <source>[1] destroys itself</source>
            <translation>[1] zerstört sich selbst</translation>
        </message>
        <message>
            <source>[1] has no further effect: nothing chosen</source>
            <translation>[1] ist ansonsten wirkungslos: nichts gewählt</translation>
        </message>
        <message>
            <source>[1] has no effect: nothing chosen</source>
            <translation>[1] ist wirkungslos: nichts gewählt</translation>
        </message>
        <message>
            <source>[1] has no effect: no matching action</source>
            <translation>[1] ist wirkungslos: keine passende Aktion</translation>
        </message>
        <message>
            <source>[1] has no effect: no matching base</source>
            <translation>[1] ist wirkungslos: keine passende Basis</translation>
        </message>
        <message>
            <source>[1] has no effect: no matching minion</source>
            <translation>[1] ist wirkungslos: kein passender Handlanger</translation>
        </message>
        <message>
            <source>[1] has no effect: no matching card</source>
            <translation>[1] ist wirkungslos: keine passende Karte</translation>
        </message>
        <message>
            <source>[1]: no legal target</source>
            <translation>[1]: kein legales Ziel</translation>
        </message>
        <message>
            <source>[1] has no effect: {A:chooses|choose} no target</source>
            <translation>[1] ist wirkungslos: {A:wählt|wählst} kein Ziel</translation>
        </message>
        <message>
            <source>[1] get +#1 power</source>
            <translation>[1] erhalten +#1 Stärke</translation>
        </message>
        <message>
            <source>[1] gets +#1 power</source>
            <translation>[1] erhält +#1 Stärke</translation>
        </message>
        <message>
            <source>[1] are discarded from [2]</source>
            <translation>[1] werden von [2] abgelegt</translation>
        </message>
        <message>
            <source>[1] is discarded from [2]</source>
            <translation>[1] wird von [2] abgelegt</translation>
        </message>
        <message>
            <source>[1] go on top of {A's} deck</source>
            <translation>[1] gehen oben auf {A's|dein} Deck</translation>
        </message>
        <message>
            <source>[1] goes on top of {A's} deck</source>
            <translation>[1] geht oben auf {A's|dein} Deck</translation>
        </message>
        <message>
            <source>[1] goes to the bottom of {A's} deck</source>
            <translation>[1] geht unter {A's|dein} Deck</translation>
        </message>
        <message>
            <source>[1] go to the bottom of {A's} deck</source>
            <translation>[1] gehen unter {A's|dein} Deck</translation>
        </message>
        <message>
            <source>[1] go to {A's} discard pile</source>
            <translation>[1] gehen auf {A's|deinen} Ablagestapel</translation>
        </message>
        <message>
            <source>[1] goes to {A's} discard pile</source>
            <translation>[1] geht auf {A's|deinen} Ablagestapel</translation>
        </message>
        <message>
            <source>[1] is not destroyed by [2]</source>
            <translation>[1] wird von [2] nicht zerstört</translation>
        </message>
        <message>
            <source>[1] protects [2] from [3] and is destroyed</source>
            <translation>[1] schützt [2] vor [3] und wird zerstört</translation>
        </message>
        <message>
            <source>[1] protects [2] from [3]</source>
            <translation>[1] schützt [2] vor [3]</translation>
        </message>
        <message>
            <source>[1] keeps [2] from being affected by [3]</source>
            <translation>[1] schützt [2] vor der Wirkung von [3]</translation>
        </message>
        <message>
            <source>[1] keeps [2] from being strengthened by [3]</source>
            <translation>[1] hält [3] davon ab, [2] zu verstärken</translation>
        </message>
        <message>
            <source>[1] prevents [2] from moving [3]</source>
            <translation>[1] verhindert, dass [2] [3] bewegt</translation>
        </message>
        <message>
            <source>[1] prevents [2] from moving</source>
            <translation>[1] verhindert, dass sich [2] bewegt</translation>
        </message>
        <message>
            <source>[1] protects {A} from [2]</source>
            <translation>[1] schützt {A|dich} vor [2]</translation>
        </message>
        <message>
            <source>[1] move from [2] to [3]</source>
            <translation>[1] ziehen von [2] nach [3]</translation>
        </message>
        <message>
            <source>[1] moves from [2] to [3]</source>
            <translation>[1] zieht von [2] nach [3]</translation>
        </message>
        <message>
            <source>[1] moves from [2] to [3] instead of being destroyed by [4]</source>
            <translation>[1] zieht von [2] nach [3], statt von [4] zerstört zu werden</translation>
        </message>
        <message>
            <source>[1] replaces it; the base deck is shuffled</source>
            <translation>[1] ersetzt sie; das Basendeck wird gemischt</translation>
        </message>
        <message>
            <source>[1] replaces [2]</source>
            <translation>[1] ersetzt [2]</translation>
        </message>
        <message>
            <source>[1] goes on top of the base deck</source>
            <translation>[1] geht oben auf das Basendeck</translation>
        </message>
        <message>
            <source>[1] go on top of the base deck</source>
            <translation>[1] gehen oben auf das Basendeck</translation>
        </message>
        <message>
            <source>{A:may play|may play} an extra minion</source>
            <translation>{A:darf|darfst} einen zusätzlichen Handlanger spielen</translation>
        </message>
        <message>
            <source>{A:may play|may play} an extra minion on [1]</source>
            <translation>{A:darf|darfst} auf [1] einen zusätzlichen Handlanger spielen</translation>
        </message>
        <message>
            <source>{A:may play|may play} an extra minion of power #1 or less</source>
            <translation>{A:darf|darfst} einen zusätzlichen Handlanger mit Stärke #1 oder weniger spielen</translation>
        </message>
        <message>
            <source>{A:may play|may play} an extra action</source>
            <translation>{A:darf|darfst} eine zusätzliche Aktion spielen</translation>
        </message>
        <message>
            <source>{A:may play|may play} #1 extra actions</source>
            <translation>{A:darf|darfst} #1 zusätzliche Aktionen spielen</translation>
        </message>
        <message>
            <source>[1] targets {A}</source>
            <translation>[1] hat {A|dich} zum Ziel</translation>
        </message>
        <message>
            <source>{A:goes|go} first</source>
            <translation>{A:beginnt|beginnst}</translation>
        </message>
        <message>
            <source>{A:goes|go} first; the bases are [1]</source>
            <translation>{A:beginnt|beginnst}; die Basen sind [1]</translation>
        </message>
        <message>
            <source>{A:goes|go} first as the Corp</source>
            <translation>{A:beginnt|beginnst} als Konzern</translation>
        </message>
        <message>
            <source>{A:chooses|choose} [1] for [2]</source>
            <translation>{A:wählt|wählst} [1] für [2]</translation>
        </message>
        <message>
            <source>{A:chooses|choose} no minion for [1]</source>
            <translation>{A:wählt|wählst} keinen Handlanger für [1]</translation>
        </message>
        <message>
            <source>{A:ignores|ignore} [1]'s abilities</source>
            <translation>{A:übergeht|übergehst} die Fähigkeiten von [1]</translation>
        </message>
        <message>
            <source>{A:names|name} Aliens</source>
            <translation>{A:nennt|nennst} Aliens</translation>
        </message>
        <message>
            <source>{A:names|name} Dinosaurs</source>
            <translation>{A:nennt|nennst} Dinosaurier</translation>
        </message>
        <message>
            <source>{A:names|name} Ninjas</source>
            <translation>{A:nennt|nennst} Ninjas</translation>
        </message>
        <message>
            <source>{A:names|name} Pirates</source>
            <translation>{A:nennt|nennst} Piraten</translation>
        </message>
        <message>
            <source>{A:names|name} Robots</source>
            <translation>{A:nennt|nennst} Roboter</translation>
        </message>
        <message>
            <source>{A:names|name} Tricksters</source>
            <translation>{A:nennt|nennst} Trickser</translation>
        </message>
        <message>
            <source>{A:names|name} Wizards</source>
            <translation>{A:nennt|nennst} Zauberer</translation>
        </message>
        <message>
            <source>{A:names|name} Zombies</source>
            <translation>{A:nennt|nennst} Zombies</translation>
        </message>
        <message>
            <source>{A:plays|play} [1] on [2]</source>
            <translation>{A:spielt|spielst} [1] auf [2]</translation>
        </message>
        <message>
            <source>, thanks to [1]</source>
            <translation>, dank [1]</translation>
        </message>
        <message>
            <source>{A:plays|play} [1] from the discard pile</source>
            <translation>{A:spielt|spielst} [1] vom Ablagestapel</translation>
        </message>
        <message>
            <source>{A:plays|play} [1] from the discard pile on [2]</source>
            <translation>{A:spielt|spielst} [1] vom Ablagestapel auf [2]</translation>
        </message>
        <message>
            <source>; it has no effect</source>
            <translation>; ohne Wirkung</translation>
        </message>
        <message>
            <source>{A:reveals|reveal} [1]</source>
            <translation>{A:zeigt|zeigst} [1]</translation>
        </message>
        <message>
            <source>{A:scores|score} #1 point</source>
            <translation>{A:erhält|erhältst} #1 Punkt</translation>
        </message>
        <message>
            <source>{A:scores|score} #1 points</source>
            <translation>{A:erhält|erhältst} #1 Punkte</translation>
        </message>
        <message>
            <source>{A:scores|score} #1 points on [1] for #2 minions there</source>
            <translation>{A:erhält|erhältst} auf [1] #1 Punkte für #2 Handlanger dort</translation>
        </message>
        <message>
            <source>{A:scores|score} #1 point on [1] for a minion there</source>
            <translation>{A:erhält|erhältst} auf [1] #1 Punkt für einen Handlanger dort</translation>
        </message>
        <message>
            <source>{A:scores|score} #1 points on [1] for #2 power there</source>
            <translation>{A:erhält|erhältst} auf [1] #1 Punkte für Stärke #2 dort</translation>
        </message>
        <message>
            <source>{A:scores|score} #1 point on [1] for #2 power there</source>
            <translation>{A:erhält|erhältst} auf [1] #1 Punkt für Stärke #2 dort</translation>
        </message>
        <message>
            <source>{A:scores|score} #1 point on [1] for a minion destroyed there</source>
            <translation>{A:erhält|erhältst} auf [1] #1 Punkt für einen dort zerstörten Handlanger</translation>
        </message>
        <message>
            <source>{A:scores|score} #1 point on [1]</source>
            <translation>{A:erhält|erhältst} auf [1] #1 Punkt</translation>
        </message>
        <message>
            <source>{A:scores|score} #1 points on [1]</source>
            <translation>{A:erhält|erhältst} auf [1] #1 Punkte</translation>
        </message>
        <message>
            <source>{A:scores|score} #1 point with [1]</source>
            <translation>{A:erhält|erhältst} mit [1] #1 Punkt</translation>
        </message>
        <message>
            <source>{A:scores|score} #1 points with [1]</source>
            <translation>{A:erhält|erhältst} mit [1] #1 Punkte</translation>
        </message>
        <message>
            <source>{A:shuffles their discard pile into their|shuffle your discard pile into your} deck</source>
            <translation>{A:mischt|mischst} {A?den|deinen} Ablagestapel ins Deck</translation>
        </message>
        <message>
            <source>[1] are tied at #1 points: the match continues</source>
            <translation>[1] haben je #1 Punkte: Die Partie geht weiter</translation>
        </message>
        <message>
            <source>The run is now on [1]</source>
            <translation>Der Run gilt jetzt [1]</translation>
        </message>
        <message>
            <source>The run on [1] is successful</source>
            <translation>Der Run auf [1] ist erfolgreich</translation>
        </message>
        <message>
            <source>The run ends</source>
            <translation>Der Run endet</translation>
        </message>
        <message>
            <source>[1]'s trace fails (#1 vs. link #2)</source>
            <translation>Die Verfolgung von [1] schlägt fehl (#1 gegen Link #2)</translation>
        </message>
        <message>
            <source>[1]'s trace succeeds (#1 vs. link #2)</source>
            <translation>Die Verfolgung von [1] gelingt (#1 gegen Link #2)</translation>
        </message>
        <message>
            <source>[1] breaks [2]'s subroutine</source>
            <translation>[1] bricht die Subroutine von [2]</translation>
        </message>
        <message>
            <source>[1] breaks subroutine #1 of [2]</source>
            <translation>[1] bricht Subroutine #1 von [2]</translation>
        </message>
        <message>
            <source>[1] breaks subroutines #1 and #2 of [2]</source>
            <translation>[1] bricht die Subroutinen #1 und #2 von [2]</translation>
        </message>
        <message>
            <source>[1] breaks subroutines #1, #2 and #3 of [2]</source>
            <translation>[1] bricht die Subroutinen #1, #2 und #3 von [2]</translation>
        </message>
        <message>
            <source>[1] bypasses [2]</source>
            <translation>[1] umgeht [2]</translation>
        </message>
        <message>
            <source>[1] ends the run</source>
            <translation>[1] beendet den Run</translation>
        </message>
        <message>
            <source>[1] gets #1 advancement counter</source>
            <translation>[1] erhält #1 Fortschrittsmarke</translation>
        </message>
        <message>
            <source>[1] get #1 advancement counter each</source>
            <translation>[1] erhalten je #1 Fortschrittsmarke</translation>
        </message>
        <message>
            <source>[1] gets #1 advancement counters</source>
            <translation>[1] erhält #1 Fortschrittsmarken</translation>
        </message>
        <message>
            <source>[1] get #1 advancement counters each</source>
            <translation>[1] erhalten je #1 Fortschrittsmarken</translation>
        </message>
        <message>
            <source>[1] gets #1 agenda counter</source>
            <translation>[1] erhält #1 Agendamarke</translation>
        </message>
        <message>
            <source>[1] gets #1 agenda counters</source>
            <translation>[1] erhält #1 Agendamarken</translation>
        </message>
        <message>
            <source>[1] gets #1 credit</source>
            <translation>[1] erhält #1 Credit</translation>
        </message>
        <message>
            <source>[1] gets #1 credits</source>
            <translation>[1] erhält #1 Credits</translation>
        </message>
        <message>
            <source>[1] gets #1 power counter</source>
            <translation>[1] erhält #1 Kraftmarke</translation>
        </message>
        <message>
            <source>[1] gets #1 power counters</source>
            <translation>[1] erhält #1 Kraftmarken</translation>
        </message>
        <message>
            <source>[1] gets #1 virus counter</source>
            <translation>[1] erhält #1 Virusmarke</translation>
        </message>
        <message>
            <source>[1] gets #1 virus counters</source>
            <translation>[1] erhält #1 Virusmarken</translation>
        </message>
        <message>
            <source>[1] gets +#1 strength</source>
            <translation>[1] erhält +#1 Stärke</translation>
        </message>
        <message>
            <source>[1] gets -#1 strength</source>
            <translation>[1] erhält -#1 Stärke</translation>
        </message>
        <message>
            <source>[1] get +#1 strength</source>
            <translation>[1] erhalten +#1 Stärke</translation>
        </message>
        <message>
            <source>[1] get -#1 strength</source>
            <translation>[1] erhalten -#1 Stärke</translation>
        </message>
        <message>
            <source>[1] goes on top of R&amp;D</source>
            <translation>[1] geht oben auf R&amp;D</translation>
        </message>
        <message>
            <source>[1] go on top of R&amp;D</source>
            <translation>[1] gehen oben auf R&amp;D</translation>
        </message>
        <message>
            <source>[1] goes to {A's} grip</source>
            <translation>[1] geht in {A's|deinen} Grip</translation>
        </message>
        <message>
            <source>[1] go to {A's} grip</source>
            <translation>[1] gehen in {A's|deinen} Grip</translation>
        </message>
        <message>
            <source>[1] goes to HQ</source>
            <translation>[1] geht ins HQ</translation>
        </message>
        <message>
            <source>[1] go to HQ</source>
            <translation>[1] gehen ins HQ</translation>
        </message>
        <message>
            <source>[1] goes to Archives</source>
            <translation>[1] geht in die Archives</translation>
        </message>
        <message>
            <source>[1] go to Archives</source>
            <translation>[1] gehen in die Archives</translation>
        </message>
        <message>
            <source>[1] goes to {A's} heap</source>
            <translation>[1] geht in {A's|deinen} Heap</translation>
        </message>
        <message>
            <source>[1] go to {A's} heap</source>
            <translation>[1] gehen in {A's|deinen} Heap</translation>
        </message>
        <message>
            <source>[1] is derezzed</source>
            <translation>[1] wird deaktiviert</translation>
        </message>
        <message>
            <source>[1] is derezzed by [2]</source>
            <translation>[1] wird von [2] deaktiviert</translation>
        </message>
        <message>
            <source>[1] is exposed</source>
            <translation>[1] wird aufgedeckt</translation>
        </message>
        <message>
            <source>[1] is exposed by [2]</source>
            <translation>[1] wird von [2] aufgedeckt</translation>
        </message>
        <message>
            <source>[1] gains barrier, code gate and sentry</source>
            <translation>[1] ist jetzt auch Barriere, Codegate und Wächter</translation>
        </message>
        <message>
            <source>[1] gains barrier</source>
            <translation>[1] ist jetzt auch Barriere</translation>
        </message>
        <message>
            <source>[1] gains code gate</source>
            <translation>[1] ist jetzt auch Codegate</translation>
        </message>
        <message>
            <source>[1] gains sentry</source>
            <translation>[1] ist jetzt auch Wächter</translation>
        </message>
        <message>
            <source>[1] is trashed</source>
            <translation>[1] wird zerstört</translation>
        </message>
        <message>
            <source>[1] are trashed</source>
            <translation>[1] werden zerstört</translation>
        </message>
        <message>
            <source>[1] is trashed with it</source>
            <translation>[1] wird mit zerstört</translation>
        </message>
        <message>
            <source>[1] are trashed with it</source>
            <translation>[1] werden mit zerstört</translation>
        </message>
        <message>
            <source>[1] is trashed with them</source>
            <translation>[1] wird mit ihnen zerstört</translation>
        </message>
        <message>
            <source>[1] are trashed with them</source>
            <translation>[1] werden mit ihnen zerstört</translation>
        </message>
        <message>
            <source> (strength #1)</source>
            <translation> (Stärke #1)</translation>
        </message>
        <message>
            <source> (unique: another copy was rezzed)</source>
            <translation> (einzigartig: Eine andere Kopie wurde aktiviert)</translation>
        </message>
        <message>
            <source>[1] keeps [2] from being exposed</source>
            <translation>[1] bewahrt [2] davor, aufgedeckt zu werden</translation>
        </message>
        <message>
            <source>[1] keeps [2] from being trashed</source>
            <translation>[1] bewahrt [2] davor, zerstört zu werden</translation>
        </message>
        <message>
            <source>[1] keeps [2] from being rezzed</source>
            <translation>[1] verhindert, dass [2] aktiviert wird</translation>
        </message>
        <message>
            <source>[1] keeps [2] from being scored</source>
            <translation>[1] verhindert, dass [2] gewertet wird</translation>
        </message>
        <message>
            <source>[1] keeps [2] from being stolen</source>
            <translation>[1] verhindert, dass [2] gestohlen wird</translation>
        </message>
        <message>
            <source>[1] keeps [2] from being accessed</source>
            <translation>[1] verhindert, dass auf [2] zugegriffen wird</translation>
        </message>
        <message>
            <source>[1] keeps [2] from being breached</source>
            <translation>[1] verhindert, dass in [2] eingebrochen wird</translation>
        </message>
        <message>
            <source>[1] keeps the run on [2] from being successful</source>
            <translation>[1] verhindert, dass der Run auf [2] erfolgreich ist</translation>
        </message>
        <message>
            <source>[1] loses #1 agenda counter</source>
            <translation>[1] verliert #1 Agendamarke</translation>
        </message>
        <message>
            <source>[1] loses #1 power counter</source>
            <translation>[1] verliert #1 Kraftmarke</translation>
        </message>
        <message>
            <source>[1] loses #1 power counters</source>
            <translation>[1] verliert #1 Kraftmarken</translation>
        </message>
        <message>
            <source>[1] loses #1 virus counter</source>
            <translation>[1] verliert #1 Virusmarke</translation>
        </message>
        <message>
            <source>[1] loses #1 virus counters</source>
            <translation>[1] verliert #1 Virusmarken</translation>
        </message>
        <message>
            <source>[1] loses #1 advancement counter</source>
            <translation>[1] verliert #1 Fortschrittsmarke</translation>
        </message>
        <message>
            <source>[1] loses #1 advancement counters</source>
            <translation>[1] verliert #1 Fortschrittsmarken</translation>
        </message>
        <message>
            <source>[1] loses #1 credits</source>
            <translation>[1] verliert #1 Credits</translation>
        </message>
        <message>
            <source>[1] loses #1 credit</source>
            <translation>[1] verliert #1 Credit</translation>
        </message>
        <message>
            <source>[1] prevents #1 core damage</source>
            <translation>[1] verhindert #1 Kernschaden</translation>
        </message>
        <message>
            <source>[1] prevents #1 meat damage</source>
            <translation>[1] verhindert #1 Körperschaden</translation>
        </message>
        <message>
            <source>[1] prevents #1 net damage</source>
            <translation>[1] verhindert #1 Netzschaden</translation>
        </message>
        <message>
            <source>[1] prevents a tag</source>
            <translation>[1] verhindert eine Markierung</translation>
        </message>
        <message>
            <source>[1] prevents #1 tags</source>
            <translation>[1] verhindert #1 Markierungen</translation>
        </message>
        <message>
            <source>[1] prevents the damage</source>
            <translation>[1] verhindert den Schaden</translation>
        </message>
        <message>
            <source>[1] prevents the tag</source>
            <translation>[1] verhindert die Markierung</translation>
        </message>
        <message>
            <source>[1] reveals [2]</source>
            <translation>[1] zeigt [2]</translation>
        </message>
        <message>
            <source>[1] trashes [2]</source>
            <translation>[1] zerstört [2]</translation>
        </message>
        <message>
            <source>{A:reveals|reveal} [1] in Archives</source>
            <translation>{A:deckt|deckst} [1] in den Archives auf</translation>
        </message>
        <message>
            <source>{A:accesses|access} no cards</source>
            <translation>{A:greift|greifst} auf keine Karten zu</translation>
        </message>
        <message>
            <source>{A:accesses|access} the card in [1]</source>
            <translation>{A:greift|greifst} in [1] auf die Karte zu</translation>
        </message>
        <message>
            <source>{A:accesses|access} #1 cards in [1]</source>
            <translation>{A:greift|greifst} in [1] auf #1 Karten zu</translation>
        </message>
        <message>
            <source>{A:accesses|access} [1] in [2]</source>
            <translation>{A:greift|greifst} in [2] auf [1] zu</translation>
        </message>
        <message>
            <source>{A:accesses|access} [1]</source>
            <translation>{A:greift|greifst} auf [1] zu</translation>
        </message>
        <message>
            <source>{A:spends|spend} #1 credit on link</source>
            <translation>{A:gibt|gibst} #1 Credit für Link aus</translation>
        </message>
        <message>
            <source>{A:spends|spend} #1 credits on link</source>
            <translation>{A:gibt|gibst} #1 Credits für Link aus</translation>
        </message>
        <message>
            <source>{A:spends|spend} #1 credit on the trace</source>
            <translation>{A:gibt|gibst} #1 Credit für die Verfolgung aus</translation>
        </message>
        <message>
            <source>{A:spends|spend} #1 credits on the trace</source>
            <translation>{A:gibt|gibst} #1 Credits für die Verfolgung aus</translation>
        </message>
        <message>
            <source>{A:advances|advance} [1]</source>
            <translation>{A:treibt|treibst} [1] voran</translation>
        </message>
        <message>
            <source>{A:draws|draw} #1 cards with [1]</source>
            <translation>{A:zieht|ziehst} mit [1] #1 Karten</translation>
        </message>
        <message>
            <source>{A:draws|draw} a card with [1]</source>
            <translation>{A:zieht|ziehst} mit [1] eine Karte</translation>
        </message>
        <message>
            <source>{A:encounters|encounter} [1]</source>
            <translation>{A:begegnet|begegnest} [1]</translation>
        </message>
        <message>
            <source>{A:forfeits|forfeit} [1]</source>
            <translation>{A:gibt|gibst} [1] auf</translation>
        </message>
        <message>
            <source>{A:takes|take} #1 bad publicity from [1]</source>
            <translation>{A:erhält|erhältst} durch [1] #1 schlechte Publicity</translation>
        </message>
        <message>
            <source>{A:takes|take} #1 bad publicity</source>
            <translation>{A:erhält|erhältst} #1 schlechte Publicity</translation>
        </message>
        <message>
            <source>{A:loses|lose} #1 bad publicity</source>
            <translation>{A:verliert|verlierst} #1 schlechte Publicity</translation>
        </message>
        <message>
            <source>{A:gains|gain} #1 click</source>
            <translation>{A:erhält|erhältst} #1 Klick</translation>
        </message>
        <message>
            <source>{A:gains|gain} #1 clicks</source>
            <translation>{A:erhält|erhältst} #1 Klicks</translation>
        </message>
        <message>
            <source>{A:gains|gain} a click</source>
            <translation>{A:erhält|erhältst} einen Klick</translation>
        </message>
        <message>
            <source>{A:gains|gain} #1 credit</source>
            <translation>{A:erhält|erhältst} #1 Credit</translation>
        </message>
        <message>
            <source>{A:gains|gain} #1 credits</source>
            <translation>{A:erhält|erhältst} #1 Credits</translation>
        </message>
        <message>
            <source>{A:gains|gain} #1 credit from [1]</source>
            <translation>{A:erhält|erhältst} durch [1] #1 Credit</translation>
        </message>
        <message>
            <source>{A:gains|gain} #1 credits from [1]</source>
            <translation>{A:erhält|erhältst} durch [1] #1 Credits</translation>
        </message>
        <message>
            <source>{A:has|have} no card to draw</source>
            <translation>{A:hat|hast} keine Karte zum Ziehen</translation>
        </message>
        <message>
            <source>Secret bids: {A} #1, {B} #2</source>
            <translation>Geheime Gebote: {A|du} #1, {B|du} #2</translation>
        </message>
        <message>
            <source>{A:installs|install} [1]</source>
            <translation>{A:installiert|installierst} [1]</translation>
        </message>
        <message>
            <source>{A:installs|install} [1] in [2]</source>
            <translation>{A:installiert|installierst} [1] in [2]</translation>
        </message>
        <message>
            <source>{A:installs|install} [1] at [2]</source>
            <translation>{A:installiert|installierst} [1] bei [2]</translation>
        </message>
        <message>
            <source>{A:installs|install} [1] protecting [2]</source>
            <translation>{A:installiert|installierst} [1] zum Schutz von [2]</translation>
        </message>
        <message>
            <source>{A:is|are} flatlined by #1 core damage</source>
            <translation>{A:stirbt|stirbst} an #1 Kernschaden</translation>
        </message>
        <message>
            <source>{A:is|are} flatlined by #1 core damage from [1]</source>
            <translation>{A:stirbt|stirbst} an #1 Kernschaden durch [1]</translation>
        </message>
        <message>
            <source>{A:is|are} flatlined by #1 meat damage</source>
            <translation>{A:stirbt|stirbst} an #1 Körperschaden</translation>
        </message>
        <message>
            <source>{A:is|are} flatlined by #1 meat damage from [1]</source>
            <translation>{A:stirbt|stirbst} an #1 Körperschaden durch [1]</translation>
        </message>
        <message>
            <source>{A:is|are} flatlined by #1 net damage</source>
            <translation>{A:stirbt|stirbst} an #1 Netzschaden</translation>
        </message>
        <message>
            <source>{A:is|are} flatlined by #1 net damage from [1]</source>
            <translation>{A:stirbt|stirbst} an #1 Netzschaden durch [1]</translation>
        </message>
        <message>
            <source>{A:is|are} flatlined</source>
            <translation>{A:stirbt|stirbst} daran</translation>
        </message>
        <message>
            <source>{A:is|are} moved to the outermost position</source>
            <translation>{A:kommt|kommst} an die äußerste Stelle</translation>
        </message>
        <message>
            <source>{A:jacks|jack} out</source>
            <translation>{A:klinkt sich|klinkst dich} aus</translation>
        </message>
        <message>
            <source>{A:takes|take} a mulligan</source>
            <translation>{A:nimmt|nimmst} einen Mulligan</translation>
        </message>
        <message>
            <source>{A:looks|look} at the top #1 cards of R&amp;D with [1]</source>
            <translation>{A:sieht|siehst} {A?sich|dir} mit [1] die obersten #1 Karten von R&amp;D an</translation>
        </message>
        <message>
            <source>{A:looks|look} at the top card of R&amp;D with [1]</source>
            <translation>{A:sieht|siehst} {A?sich|dir} mit [1] die oberste Karte von R&amp;D an</translation>
        </message>
        <message>
            <source>{A:looks|look} at the top card of R&amp;D</source>
            <translation>{A:sieht|siehst} {A?sich|dir} die oberste Karte von R&amp;D an</translation>
        </message>
        <message>
            <source>{A:looks|look} at the top #1 cards of R&amp;D</source>
            <translation>{A:sieht|siehst} {A?sich|dir} die obersten #1 Karten von R&amp;D an</translation>
        </message>
        <message>
            <source>{A:loses|lose} #1 credit</source>
            <translation>{A:verliert|verlierst} #1 Credit</translation>
        </message>
        <message>
            <source>{A:loses|lose} #1 credits</source>
            <translation>{A:verliert|verlierst} #1 Credits</translation>
        </message>
        <message>
            <source>{A:loses|lose} #1 credits to [1]</source>
            <translation>{A:verliert|verlierst} durch [1] #1 Credits</translation>
        </message>
        <message>
            <source>{A:loses|lose} #1 credit to [1]</source>
            <translation>{A:verliert|verlierst} durch [1] #1 Credit</translation>
        </message>
        <message>
            <source>{A:loses|lose} #1 tags to [1]</source>
            <translation>{A:verliert|verlierst} durch [1] #1 Markierungen</translation>
        </message>
        <message>
            <source>{A:loses|lose} a tag to [1]</source>
            <translation>{A:verliert|verlierst} durch [1] eine Markierung</translation>
        </message>
        <message>
            <source>{A:loses|lose} a click to [1]</source>
            <translation>{A:verliert|verlierst} durch [1] einen Klick</translation>
        </message>
        <message>
            <source>{A:loses|lose} #1 clicks to [1]</source>
            <translation>{A:verliert|verlierst} durch [1] #1 Klicks</translation>
        </message>
        <message>
            <source>{A:loses|lose} a click to break [1]'s subroutine</source>
            <translation>{A:gibt|gibst} einen Klick aus, um die Subroutine von [1] zu brechen</translation>
        </message>
        <message>
            <source>{A:loses|lose} a click to break subroutine #1 of [1]</source>
            <translation>{A:gibt|gibst} einen Klick aus, um Subroutine #1 von [1] zu brechen</translation>
        </message>
        <message>
            <source>{A:makes|make} a run on [1]</source>
            <translation>{A:macht|machst} einen Run auf [1]</translation>
        </message>
        <message>
            <source>{A:makes|make} a run on [1] with [2]</source>
            <translation>{A:macht|machst} mit [2] einen Run auf [1]</translation>
        </message>
        <message>
            <source>{A:may access|may access} #1 more card with [1]</source>
            <translation>{A:darf|darfst} mit [1] auf #1 weitere Karte zugreifen</translation>
        </message>
        <message>
            <source>{A:may access|may access} #1 more cards with [1]</source>
            <translation>{A:darf|darfst} mit [1] auf #1 weitere Karten zugreifen</translation>
        </message>
        <message>
            <source>{A:passes|pass} unrezzed ice</source>
            <translation>{A:passiert|passierst} nicht aktiviertes Ice</translation>
        </message>
        <message>
            <source>{A:pays|pay} #1 credit because of [1]</source>
            <translation>{A:zahlt|zahlst} #1 Credit wegen [1]</translation>
        </message>
        <message>
            <source>{A:pays|pay} #1 credit to use [1]</source>
            <translation>{A:zahlt|zahlst} #1 Credit, um [1] zu benutzen</translation>
        </message>
        <message>
            <source>{A:pays|pay} #1 credit to steal [1]</source>
            <translation>{A:zahlt|zahlst} #1 Credit, um [1] zu stehlen</translation>
        </message>
        <message>
            <source>{A:pays|pay} #1 credits because of [1]</source>
            <translation>{A:zahlt|zahlst} #1 Credits wegen [1]</translation>
        </message>
        <message>
            <source>{A:pays|pay} #1 credits to use [1]</source>
            <translation>{A:zahlt|zahlst} #1 Credits, um [1] zu benutzen</translation>
        </message>
        <message>
            <source>{A:pays|pay} #1 credits to steal [1]</source>
            <translation>{A:zahlt|zahlst} #1 Credits, um [1] zu stehlen</translation>
        </message>
        <message>
            <source>, from [1]</source>
            <translation>, von [1]</translation>
        </message>
        <message>
            <source>, from bad publicity</source>
            <translation>, aus schlechter Publicity</translation>
        </message>
        <message>
            <source>{A:pays|pay} #1 credit to install [1]</source>
            <translation>{A:zahlt|zahlst} #1 Credit, um [1] zu installieren</translation>
        </message>
        <message>
            <source>{A:pays|pay} #1 credits to install [1]</source>
            <translation>{A:zahlt|zahlst} #1 Credits, um [1] zu installieren</translation>
        </message>
        <message>
            <source>{A:pays|pay} #1 credit to rez [1]</source>
            <translation>{A:zahlt|zahlst} #1 Credit, um [1] zu aktivieren</translation>
        </message>
        <message>
            <source>{A:pays|pay} #1 credits to rez [1]</source>
            <translation>{A:zahlt|zahlst} #1 Credits, um [1] zu aktivieren</translation>
        </message>
        <message>
            <source>{A:purges|purge} the virus counters on [1]</source>
            <translation>{A:entfernt|entfernst} die Virusmarken auf [1]</translation>
        </message>
        <message>
            <source>{A:uses|use} [1] instead of breaching [2]</source>
            <translation>{A:benutzt|benutzt} [1], statt in [2] einzubrechen</translation>
        </message>
        <message>
            <source>{A:uses|use} #1 credits from [1]</source>
            <translation>{A:benutzt|benutzt} #1 Credits von [1]</translation>
        </message>
        <message>
            <source>{A:uses|use} #1 credits from bad publicity</source>
            <translation>{A:benutzt|benutzt} #1 Credits aus schlechter Publicity</translation>
        </message>
        <message>
            <source>{A:uses|use} #1 credit from [1]</source>
            <translation>{A:benutzt|benutzt} #1 Credit von [1]</translation>
        </message>
        <message>
            <source>{A:uses|use} #1 credit from bad publicity</source>
            <translation>{A:benutzt|benutzt} #1 Credit aus schlechter Publicity</translation>
        </message>
        <message>
            <source>{A:removes|remove} a tag</source>
            <translation>{A:entfernt|entfernst} eine Markierung</translation>
        </message>
        <message>
            <source>{A:rezzes|rez} [1]</source>
            <translation>{A:aktiviert|aktivierst} [1]</translation>
        </message>
        <message>
            <source>{A:rezzes|rez} [1] for free with [2]</source>
            <translation>{A:aktiviert|aktivierst} mit [2] kostenlos [1]</translation>
        </message>
        <message>
            <source>{A:scores|score} [1]</source>
            <translation>{A:wertet|wertest} [1]</translation>
        </message>
        <message>
            <source>{A:steals|steal} [1]</source>
            <translation>{A:stiehlt|stiehlst} [1]</translation>
        </message>
        <message>
            <source> (#1 agenda point total)</source>
            <translation> (insgesamt #1 Agendapunkt)</translation>
        </message>
        <message>
            <source> (#1 agenda points total)</source>
            <translation> (insgesamt #1 Agendapunkte)</translation>
        </message>
        <message>
            <source>{A:shuffles|shuffle} R&amp;D</source>
            <translation>{A:mischt|mischst} R&amp;D</translation>
        </message>
        <message>
            <source>{A:shuffles their|shuffle your} stack</source>
            <translation>{A:mischt|mischst} {A?den|deinen} Stack</translation>
        </message>
        <message>
            <source>{A:suffers|suffer} #1 core damage: [1] is trashed</source>
            <translation>{A:erleidet|erleidest} #1 Kernschaden: [1] wird zerstört</translation>
        </message>
        <message>
            <source>{A:suffers|suffer} #1 core damage from [1]: [2] is trashed</source>
            <translation>{A:erleidet|erleidest} durch [1] #1 Kernschaden: [2] wird zerstört</translation>
        </message>
        <message>
            <source>{A:suffers|suffer} #1 core damage: [1] are trashed</source>
            <translation>{A:erleidet|erleidest} #1 Kernschaden: [1] werden zerstört</translation>
        </message>
        <message>
            <source>{A:suffers|suffer} #1 core damage from [1]: [2] are trashed</source>
            <translation>{A:erleidet|erleidest} durch [1] #1 Kernschaden: [2] werden zerstört</translation>
        </message>
        <message>
            <source>{A:suffers|suffer} #1 meat damage: [1] is trashed</source>
            <translation>{A:erleidet|erleidest} #1 Körperschaden: [1] wird zerstört</translation>
        </message>
        <message>
            <source>{A:suffers|suffer} #1 meat damage from [1]: [2] is trashed</source>
            <translation>{A:erleidet|erleidest} durch [1] #1 Körperschaden: [2] wird zerstört</translation>
        </message>
        <message>
            <source>{A:suffers|suffer} #1 meat damage: [1] are trashed</source>
            <translation>{A:erleidet|erleidest} #1 Körperschaden: [1] werden zerstört</translation>
        </message>
        <message>
            <source>{A:suffers|suffer} #1 meat damage from [1]: [2] are trashed</source>
            <translation>{A:erleidet|erleidest} durch [1] #1 Körperschaden: [2] werden zerstört</translation>
        </message>
        <message>
            <source>{A:suffers|suffer} #1 net damage: [1] is trashed</source>
            <translation>{A:erleidet|erleidest} #1 Netzschaden: [1] wird zerstört</translation>
        </message>
        <message>
            <source>{A:suffers|suffer} #1 net damage from [1]: [2] is trashed</source>
            <translation>{A:erleidet|erleidest} durch [1] #1 Netzschaden: [2] wird zerstört</translation>
        </message>
        <message>
            <source>{A:suffers|suffer} #1 net damage: [1] are trashed</source>
            <translation>{A:erleidet|erleidest} #1 Netzschaden: [1] werden zerstört</translation>
        </message>
        <message>
            <source>{A:suffers|suffer} #1 net damage from [1]: [2] are trashed</source>
            <translation>{A:erleidet|erleidest} durch [1] #1 Netzschaden: [2] werden zerstört</translation>
        </message>
        <message>
            <source>{A:takes|take} #1 credit from [1]</source>
            <translation>{A:nimmt|nimmst} #1 Credit von [1]</translation>
        </message>
        <message>
            <source>{A:takes|take} #1 credits from [1]</source>
            <translation>{A:nimmt|nimmst} #1 Credits von [1]</translation>
        </message>
        <message>
            <source>{A:takes|take} a tag</source>
            <translation>{A:erhält|erhältst} eine Markierung</translation>
        </message>
        <message>
            <source>{A:takes|take} #1 tags</source>
            <translation>{A:erhält|erhältst} #1 Markierungen</translation>
        </message>
        <message>
            <source>{A:takes|take} a tag from [1]</source>
            <translation>{A:erhält|erhältst} durch [1] eine Markierung</translation>
        </message>
        <message>
            <source>{A:takes|take} #1 tags from [1]</source>
            <translation>{A:erhält|erhältst} durch [1] #1 Markierungen</translation>
        </message>
        <message>
            <source>{A:trashes|trash} [1]</source>
            <translation>{A:zerstört|zerstörst} [1]</translation>
        </message>
        <message>
            <source>{A:trashes|trash} [1] in [2]</source>
            <translation>{A:zerstört|zerstörst} [1] in [2]</translation>
        </message>
        <message>
            <source>[1] are destroyed by battle</source>
            <translation>[1] werden durch Kampf zerstört</translation>
        </message>
        <message>
            <source>[1] is destroyed by battle</source>
            <translation>[1] wird durch Kampf zerstört</translation>
        </message>
        <message>
            <source>[1] attacks [2]</source>
            <translation>[1] greift [2] an</translation>
        </message>
        <message>
            <source>[1] attacks a face-down monster</source>
            <translation>[1] greift ein verdecktes Monster an</translation>
        </message>
        <message>
            <source>[1] attacks directly</source>
            <translation>[1] greift direkt an</translation>
        </message>
        <message>
            <source>[1] has no effect: it left the field</source>
            <translation>[1] ist wirkungslos: Die Karte hat das Spielfeld verlassen</translation>
        </message>
        <message>
            <source>[1] gets +#1 ATK</source>
            <translation>[1] erhält +#1 ATK</translation>
        </message>
        <message>
            <source>[1] gets -#1 ATK</source>
            <translation>[1] erhält -#1 ATK</translation>
        </message>
        <message>
            <source>[1] get +#1 ATK</source>
            <translation>[1] erhalten +#1 ATK</translation>
        </message>
        <message>
            <source>[1] gets +#1 DEF</source>
            <translation>[1] erhält +#1 DEF</translation>
        </message>
        <message>
            <source>[1] gets -#1 DEF</source>
            <translation>[1] erhält -#1 DEF</translation>
        </message>
        <message>
            <source>[1] is replaced</source>
            <translation>[1] wird ersetzt</translation>
        </message>
        <message>
            <source>[1] returns to {A}</source>
            <translation>[1] kehrt zu {A|dir} zurück</translation>
        </message>
        <message>
            <source>[1] return to {A}</source>
            <translation>[1] kehren zu {A|dir} zurück</translation>
        </message>
        <message>
            <source>[1] changes to attack position</source>
            <translation>[1] wechselt in die Angriffsposition</translation>
        </message>
        <message>
            <source>[1] changes to defense position</source>
            <translation>[1] wechselt in die Verteidigungsposition</translation>
        </message>
        <message>
            <source>[1] change to attack position</source>
            <translation>[1] wechseln in die Angriffsposition</translation>
        </message>
        <message>
            <source>[1] change to defense position</source>
            <translation>[1] wechseln in die Verteidigungsposition</translation>
        </message>
        <message>
            <source>[1] goes to {A's} graveyard</source>
            <translation>[1] geht auf {A's|deinen} Friedhof</translation>
        </message>
        <message>
            <source>[1] go to {A's} graveyard</source>
            <translation>[1] gehen auf {A's|deinen} Friedhof</translation>
        </message>
        <message>
            <source>[1] go to their owners' graveyards</source>
            <translation>[1] gehen auf die Friedhöfe ihrer Besitzer</translation>
        </message>
        <message>
            <source>[1] targets [2]</source>
            <translation>[1] hat [2|dich] zum Ziel</translation>
        </message>
        <message>
            <source>[1] is destroyed: its monster left the field</source>
            <translation>[1] wird zerstört: Das ausgerüstete Monster hat das Spielfeld verlassen</translation>
        </message>
        <message>
            <source>[1] is flipped face-up</source>
            <translation>[1] wird aufgedeckt</translation>
        </message>
        <message>
            <source>[1] are flipped face-up</source>
            <translation>[1] werden aufgedeckt</translation>
        </message>
        <message>
            <source>[1] is changed to defense position and can't change back</source>
            <translation>[1] wird in die Verteidigungsposition gebracht und kann sie nicht verlassen</translation>
        </message>
        <message>
            <source>[1] keeps [2] from being destroyed by battle</source>
            <translation>[1] bewahrt [2] vor der Zerstörung durch Kampf</translation>
        </message>
        <message>
            <source>[1] negates the activation of [2]</source>
            <translation>[1] annulliert die Aktivierung von [2]</translation>
        </message>
        <message>
            <source>[1] negates the attack of [2]</source>
            <translation>[1] annulliert den Angriff von [2]</translation>
        </message>
        <message>
            <source>[1] negates the summon of [2]</source>
            <translation>[1] annulliert die Beschwörung von [2]</translation>
        </message>
        <message>
            <source>[1] prevents the activation of [2]</source>
            <translation>[1] verhindert die Aktivierung von [2]</translation>
        </message>
        <message>
            <source>[1] prevents the attack of [2]</source>
            <translation>[1] verhindert den Angriff von [2]</translation>
        </message>
        <message>
            <source>[1] prevents the summon of [2]</source>
            <translation>[1] verhindert die Beschwörung von [2]</translation>
        </message>
        <message>
            <source>[1] sends [2] to {A's} graveyard</source>
            <translation>[1] schickt [2] auf {A's|deinen} Friedhof</translation>
        </message>
        <message>
            <source>[1] sends [2] to {A's} hand</source>
            <translation>[1] schickt [2] auf {A's|deine} Hand</translation>
        </message>
        <message>
            <source>[1] sends [2] to their owners' hands</source>
            <translation>[1] schickt [2] auf die Hände ihrer Besitzer</translation>
        </message>
        <message>
            <source>[1] lasts until the end of this turn</source>
            <translation>[1] wirkt bis zum Ende dieses Zuges</translation>
        </message>
        <message>
            <source>[1] lasts until the End Phase</source>
            <translation>[1] wirkt bis zur End Phase</translation>
        </message>
        <message>
            <source>{A:Flip Summons|Flip Summon} [1]</source>
            <translation>{A:beschwört|beschwörst} [1] als Flippbeschwörung</translation>
        </message>
        <message>
            <source>{A:gains|gain} #1 LP</source>
            <translation>{A:erhält|erhältst} #1 LP</translation>
        </message>
        <message>
            <source>{A:gains|gain} #1 LP from [1]</source>
            <translation>{A:erhält|erhältst} durch [1] #1 LP</translation>
        </message>
        <message>
            <source>{A:skips their|skip your} Battle Phase this turn for [1]</source>
            <translation>{A:überspringt|überspringst} für [1] {A?die|deine} Battle Phase dieses Zuges</translation>
        </message>
        <message>
            <source>{A:skips their|skip your} Battle Phase this turn</source>
            <translation>{A:überspringt die|überspringst deine} Battle Phase dieses Zuges</translation>
        </message>
        <message>
            <source>{A:must|must} tribute [1] first this turn</source>
            <translation>{A:muss|musst} in diesem Zug zuerst [1] als Tribut anbieten</translation>
        </message>
        <message>
            <source>{A:loses|lose} #1 LP</source>
            <translation>{A:verliert|verlierst} #1 LP</translation>
        </message>
        <message>
            <source>{A:loses|lose} #1 LP to [1]</source>
            <translation>{A:verliert|verlierst} durch [1] #1 LP</translation>
        </message>
        <message>
            <source> (#1 left)</source>
            <translation> (noch #1)</translation>
        </message>
        <message>
            <source>{A:pays|pay} #1 LP for [1]</source>
            <translation>{A:zahlt|zahlst} #1 LP für [1]</translation>
        </message>
        <message>
            <source>{A:pays|pay} #1 LP</source>
            <translation>{A:zahlt|zahlst} #1 LP</translation>
        </message>
        <message>
            <source>{A:chains|chain} [1]</source>
            <translation>{A:kettet|kettest} [1] an</translation>
        </message>
        <message>
            <source>{A:sets|set} a card</source>
            <translation>{A:setzt|setzt} eine Karte</translation>
        </message>
        <message>
            <source>{A:sets|set} a monster</source>
            <translation>{A:setzt|setzt} ein Monster</translation>
        </message>
        <message>
            <source>{A:Special Summons|Special Summon} [1] with [2]</source>
            <translation>{A:beschwört|beschwörst} mit [2] [1] als Spezialbeschwörung</translation>
        </message>
        <message>
            <source>{A:Special Summons|Special Summon} [1]</source>
            <translation>{A:beschwört|beschwörst} [1] als Spezialbeschwörung</translation>
        </message>
        <message>
            <source>{A:Special Summons|Special Summon} [1] in defense position with [2]</source>
            <translation>{A:beschwört|beschwörst} mit [2] [1] als Spezialbeschwörung in Verteidigungsposition</translation>
        </message>
        <message>
            <source>{A:Special Summons|Special Summon} [1] in defense position</source>
            <translation>{A:beschwört|beschwörst} [1] als Spezialbeschwörung in Verteidigungsposition</translation>
        </message>
        <message>
            <source>{A:Normal Summons|Normal Summon} [1]</source>
            <translation>{A:beschwört|beschwörst} [1] als Normalbeschwörung</translation>
        </message>
        <message>
            <source>{A:Tribute Summons|Tribute Summon} [1]</source>
            <translation>{A:beschwört|beschwörst} [1] als Tributbeschwörung</translation>
        </message>
        <message>
            <source>{A:takes|take} control of [1]</source>
            <translation>{A:übernimmt|übernimmst} die Kontrolle über [1]</translation>
        </message>
        <message>
            <source>{A:takes|take} no damage</source>
            <translation>{A:erleidet|erleidest} keinen Schaden</translation>
        </message>
        <message>
            <source>{A:tributes|tribute} [1]</source>
            <translation>{A:bietet|bietest} [1] als Tribut an</translation>
        </message>
        <message>
            <source>{A:flips|flip} [1] face-up</source>
            <translation>{A:deckt|deckst} [1] auf</translation>
        </message>
        <message>
            <source>{A:activates|activate} [1]</source>
            <translation>{A:aktiviert|aktivierst} [1]</translation>
        </message>
        <message>
            <source>It's not your decision.</source>
            <translation>Du bist gerade nicht an der Reihe.</translation>
        </message>
        <message>
            <source>You can't do that now: answer the current question first.</source>
            <translation>Das geht jetzt nicht: Beantworte erst die aktuelle Frage.</translation>
        </message>
        <message>
            <source>[1]'s effect forbids it now.</source>
            <translation>Der Effekt von [1] verbietet das jetzt.</translation>
        </message>
        <message>
            <source>You can't choose that for [1].</source>
            <translation>Das kannst du für [1] nicht wählen.</translation>
        </message>
        <message>
            <source>You can't choose that here.</source>
            <translation>Das kannst du hier nicht wählen.</translation>
        </message>
        <message>
            <source>You've already chosen it.</source>
            <translation>Das hast du schon gewählt.</translation>
        </message>
        <message>
            <source>You must choose more first.</source>
            <translation>Du musst erst noch mehr wählen.</translation>
        </message>
        <message>
            <source>That number is too small or too large.</source>
            <translation>Die Zahl ist zu klein oder zu groß.</translation>
        </message>
        <message>
            <source>You can't target it.</source>
            <translation>Du kannst es nicht als Ziel wählen.</translation>
        </message>
        <message>
            <source>You can't do that now: the card isn't in your hand.</source>
            <translation>Das geht jetzt nicht: Die Karte ist nicht auf deiner Hand.</translation>
        </message>
        <message>
            <source>The card isn't in play.</source>
            <translation>Die Karte ist nicht im Spiel.</translation>
        </message>
        <message>
            <source>It isn't your card.</source>
            <translation>Das ist nicht deine Karte.</translation>
        </message>
        <message>
            <source>The card has no ability to use now.</source>
            <translation>Die Karte hat keine Fähigkeit, die du jetzt benutzen kannst.</translation>
        </message>
        <message>
            <source>Choose the other copy: both are the same.</source>
            <translation>Wähle die andere Kopie: Beide sind gleich.</translation>
        </message>
        <message>
            <source>Cards of its type can't do that.</source>
            <translation>Karten dieser Art können das nicht.</translation>
        </message>
        <message>
            <source>Only the other side can do that.</source>
            <translation>Das kann nur die andere Seite.</translation>
        </message>
        <message>
            <source>The question is about another card.</source>
            <translation>Die Frage betrifft eine andere Karte.</translation>
        </message>
        <message>
            <source>There is nothing to pay for now.</source>
            <translation>Es gibt jetzt nichts zu bezahlen.</translation>
        </message>
        <message>
            <source>Choose a base that has reached its breakpoint.</source>
            <translation>Wähle eine Basis, deren Bruchpunkt erreicht ist.</translation>
        </message>
        <message>
            <source>[1] must attack.</source>
            <translation>[1] muss angreifen.</translation>
        </message>
        <message>
            <source>More creatures must block.</source>
            <translation>Weitere Kreaturen müssen blocken.</translation>
        </message>
        <message>
            <source>You can only block attacking creatures.</source>
            <translation>Du kannst nur angreifende Kreaturen blocken.</translation>
        </message>
        <message>
            <source>You can only attack in your declare attackers step.</source>
            <translation>Du kannst nur in deinem Angreifer-deklarieren-Segment angreifen.</translation>
        </message>
        <message>
            <source>You can only block in your opponent's declare blockers step.</source>
            <translation>Du kannst nur im Blocker-deklarieren-Segment deines Gegners blocken.</translation>
        </message>
        <message>
            <source>You can't do this while attackers or blockers are declared.</source>
            <translation>Das geht nicht, während Angreifer oder Blocker deklariert werden.</translation>
        </message>
        <message>
            <source>Pay first, or cancel.</source>
            <translation>Zahle zuerst, oder brich ab.</translation>
        </message>
        <message>
            <source>You can only attack your opponent's monsters.</source>
            <translation>Du kannst nur gegnerische Monster angreifen.</translation>
        </message>
        <message>
            <source>You can only attack in your Battle Phase with no chain.</source>
            <translation>Du kannst nur in deiner Battle Phase ohne Kette angreifen.</translation>
        </message>
        <message>
            <source>Summon or Set a monster first, or pass.</source>
            <translation>Beschwöre oder setze zuerst ein Monster, oder passe.</translation>
        </message>
        <message>
            <source>Its ability doesn't work where it is now.</source>
            <translation>Ihre Fähigkeit wirkt nicht dort, wo sie jetzt ist.</translation>
        </message>
        <message>
            <source>[1] prevents that this turn.</source>
            <translation>[1] verhindert das in diesem Zug.</translation>
        </message>
        <message>
            <source>You can only jack out after passing a piece of ice.</source>
            <translation>Du kannst dich nur ausklinken, nachdem du an Ice vorbeigekommen bist.</translation>
        </message>
        <message>
            <source>You can only do this while you access a card.</source>
            <translation>Das geht nur, während du auf eine Karte zugreifst.</translation>
        </message>
        <message>
            <source>It is already rezzed.</source>
            <translation>Die Karte ist schon aktiviert.</translation>
        </message>
        <message>
            <source>You must spend your remaining clicks first.</source>
            <translation>Du musst erst deine übrigen Klicks ausgeben.</translation>
        </message>
        <message>
            <source>There are no programs to trash for it.</source>
            <translation>Es gibt keine Programme, die du dafür zerstören könntest.</translation>
        </message>
        <message>
            <source>You can't trash it: it has no trash cost here.</source>
            <translation>Du kannst sie nicht zerstören: Sie hat hier keine Zerstörungskosten.</translation>
        </message>
        <message>
            <source>There is nothing to cancel.</source>
            <translation>Hier gibt es nichts abzubrechen.</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>Die Partie ist zu Ende.</translation>
        </message>
        <message>
            <source>You can't pay for it.</source>
            <translation>Du kannst das nicht bezahlen.</translation>
        </message>
        <message>
            <source>Not enough mana.</source>
            <translation>Nicht genug Mana.</translation>
        </message>
        <message>
            <source>Not enough credits.</source>
            <translation>Nicht genug Credits.</translation>
        </message>
        <message>
            <source>Canceled.</source>
            <translation>Abgebrochen.</translation>
        </message>
        <message>
            <source>There is no legal target.</source>
            <translation>Es gibt kein legales Ziel.</translation>
        </message>
        <message>
            <source>You can't do that now.</source>
            <translation>Das geht jetzt nicht.</translation>
        </message>
        <message>
            <source>You can't pay its full cost now.</source>
            <translation>Du kannst die vollen Kosten jetzt nicht bezahlen.</translation>
        </message>
        <message>
            <source>This card's own text forbids it now.</source>
            <translation>Der Text dieser Karte verbietet das jetzt.</translation>
        </message>
        <message>
            <source>It would have no effect now.</source>
            <translation>Das hätte jetzt keine Wirkung.</translation>
        </message>
        <message>
            <source>Another card's effect forbids it now.</source>
            <translation>Der Effekt einer anderen Karte verbietet das jetzt.</translation>
        </message>
        <message>
            <source>Endless loop: the match is a draw.</source>
            <translation>Endlosschleife: Die Partie endet unentschieden.</translation>
        </message>
        <message>
            <source>Turn limit reached: the match is a draw.</source>
            <translation>Zuggrenze erreicht: Die Partie endet unentschieden.</translation>
        </message>
        <message>
            <source>[1] causes an endless loop</source>
            <translation>[1] verursacht eine Endlosschleife</translation>
        </message>
        <message>
            <source>[1] cause an endless loop</source>
            <translation>[1] verursachen eine Endlosschleife</translation>
        </message>
        <message>
            <source>You can only do this in your main phase with an empty stack.</source>
            <translation>Das geht nur in deiner Hauptphase bei leerem Stapel.</translation>
        </message>
        <message>
            <source>You've already played a land this turn.</source>
            <translation>Du hast in diesem Zug schon ein Land gespielt.</translation>
        </message>
        <message>
            <source>It is tapped.</source>
            <translation>Die Karte ist getappt.</translation>
        </message>
        <message>
            <source>It came under your control this turn (summoning sickness).</source>
            <translation>Du kontrollierst sie erst seit diesem Zug (Einsatzverzögerung).</translation>
        </message>
        <message>
            <source>It has defender: it can't attack.</source>
            <translation>Verteidiger können nicht angreifen.</translation>
        </message>
        <message>
            <source>Only creatures with flying or reach can block it.</source>
            <translation>Nur Kreaturen mit Flugfähigkeit oder Reichweite können sie blocken.</translation>
        </message>
        <message>
            <source>Only black or artifact creatures can block it.</source>
            <translation>Nur schwarze Kreaturen und Artefaktkreaturen können sie blocken.</translation>
        </message>
        <message>
            <source>Landwalk: it can't be blocked while you control a matching land.</source>
            <translation>Landtarnung: Sie kann nicht geblockt werden, solange du ein passendes Land kontrollierst.</translation>
        </message>
        <message>
            <source>Menace: block it with two or more creatures.</source>
            <translation>Bedrohlichkeit: Blocke sie mit zwei oder mehr Kreaturen.</translation>
        </message>
        <message>
            <source>It can't be blocked by more creatures.</source>
            <translation>Sie kann nicht von weiteren Kreaturen geblockt werden.</translation>
        </message>
        <message>
            <source>It must block another attacker.</source>
            <translation>Sie muss eine andere angreifende Kreatur blocken.</translation>
        </message>
        <message>
            <source>You can only do this in your Main Phase with no chain.</source>
            <translation>Das geht nur in deiner Main Phase ohne Kette.</translation>
        </message>
        <message>
            <source>You can only activate it from the hand on your own turn.</source>
            <translation>Du kannst sie nur in deinem eigenen Zug von der Hand aktivieren.</translation>
        </message>
        <message>
            <source>You've already Normal Summoned or Set this turn.</source>
            <translation>Du hast in diesem Zug schon ein Monster als Normalbeschwörung beschworen oder gesetzt.</translation>
        </message>
        <message>
            <source>You don't control enough monsters to tribute for it.</source>
            <translation>Du kontrollierst nicht genug Monster für den Tribut.</translation>
        </message>
        <message>
            <source>No free Monster Zone.</source>
            <translation>Keine freie Monsterzone.</translation>
        </message>
        <message>
            <source>No free Spell &amp; Trap Zone.</source>
            <translation>Keine freie Zauber- &amp; Fallenzone.</translation>
        </message>
        <message>
            <source>You have no monster it could summon.</source>
            <translation>Du hast kein Monster, das damit beschworen werden könnte.</translation>
        </message>
        <message>
            <source>Set the trap first; you can activate it from the next turn on.</source>
            <translation>Setze die Falle erst; ab dem nächsten Zug kannst du sie aktivieren.</translation>
        </message>
        <message>
            <source>It was set this turn: activate it from the next turn on.</source>
            <translation>Sie wurde in diesem Zug gesetzt: Aktiviere sie ab dem nächsten Zug.</translation>
        </message>
        <message>
            <source>It can be activated only when the event in its text happens.</source>
            <translation>Du kannst sie nur aktivieren, wenn das Ereignis in ihrem Text eintritt.</translation>
        </message>
        <message>
            <source>Its Spell Speed is too low to respond now.</source>
            <translation>Ihre Spell Speed ist zu niedrig, um jetzt anzuketten.</translation>
        </message>
        <message>
            <source>You can't activate it at this point of the Damage Step.</source>
            <translation>An dieser Stelle des Damage Steps kannst du sie nicht aktivieren.</translation>
        </message>
        <message>
            <source>It is already being activated.</source>
            <translation>Sie wird gerade aktiviert.</translation>
        </message>
        <message>
            <source>Its battle position can't change again this turn.</source>
            <translation>Seine Kampfposition kann in diesem Zug nicht mehr geändert werden.</translation>
        </message>
        <message>
            <source>It is in defense position: change it to attack position first.</source>
            <translation>Es ist in Verteidigungsposition: Bringe es erst in Angriffsposition.</translation>
        </message>
        <message>
            <source>It has already attacked this turn.</source>
            <translation>Es hat in diesem Zug schon angegriffen.</translation>
        </message>
        <message>
            <source>It is face-down: Flip Summon it first.</source>
            <translation>Es ist verdeckt: Beschwöre es erst als Flippbeschwörung.</translation>
        </message>
        <message>
            <source>You must attack a monster while your opponent controls one.</source>
            <translation>Solange dein Gegner ein Monster kontrolliert, musst du eines angreifen.</translation>
        </message>
        <message>
            <source>There is no Battle Phase on the first turn.</source>
            <translation>Im ersten Zug gibt es keine Battle Phase.</translation>
        </message>
        <message>
            <source>This turn's Battle Phase is over.</source>
            <translation>Die Battle Phase dieses Zuges ist vorbei.</translation>
        </message>
        <message>
            <source>You can't play any more minions this turn.</source>
            <translation>Du kannst in diesem Zug keinen Handlanger mehr spielen.</translation>
        </message>
        <message>
            <source>You can't play any more actions this turn.</source>
            <translation>Du kannst in diesem Zug keine Aktion mehr spielen.</translation>
        </message>
        <message>
            <source>Your remaining minion play is limited to lower power.</source>
            <translation>Du kannst nur noch einen schwächeren Handlanger spielen.</translation>
        </message>
        <message>
            <source>Your remaining play can't be used there.</source>
            <translation>Dort kannst du keine Karte mehr spielen.</translation>
        </message>
        <message>
            <source>There is nothing to play it on.</source>
            <translation>Es gibt nichts, worauf du sie spielen kannst.</translation>
        </message>
        <message>
            <source>It was already used this turn.</source>
            <translation>Die Karte wurde in diesem Zug schon benutzt.</translation>
        </message>
        <message>
            <source>You can only do this before a base scores.</source>
            <translation>Das geht nur, bevor eine Basis gewertet wird.</translation>
        </message>
        <message>
            <source>You can't do this while a base is about to score.</source>
            <translation>Das geht nicht, während eine Basis gewertet wird.</translation>
        </message>
        <message>
            <source>You can only play specials now.</source>
            <translation>Du kannst jetzt nur Spezialkarten spielen.</translation>
        </message>
        <message>
            <source>Use the extra play first, or pass.</source>
            <translation>Nutze zuerst die zusätzliche Karte, oder passe.</translation>
        </message>
        <message>
            <source>You can only do this as an action on your turn.</source>
            <translation>Das geht nur als Aktion in deinem Zug.</translation>
        </message>
        <message>
            <source>Not enough clicks.</source>
            <translation>Nicht genug Klicks.</translation>
        </message>
        <message>
            <source>It can't break any subroutine here.</source>
            <translation>Es kann hier keine Subroutine brechen.</translation>
        </message>
        <message>
            <source>Its strength is lower than the ice's: boost it first.</source>
            <translation>Seine Stärke ist niedriger als die des Ice: Erhöhe sie erst.</translation>
        </message>
        <message>
            <source>There is nowhere to install it.</source>
            <translation>Es gibt keinen Ort, um sie zu installieren.</translation>
        </message>
        <message>
            <source>Not enough memory: trash a program first.</source>
            <translation>Zu wenig Speicher: Zerstöre erst ein Programm.</translation>
        </message>
        <message>
            <source>Not enough advancement counters: advance it first.</source>
            <translation>Zu wenige Fortschrittsmarken: Treibe sie erst voran.</translation>
        </message>
        <message>
            <source>Score agendas on your turn, between actions.</source>
            <translation>Werte Agenden in deinem Zug, zwischen Aktionen.</translation>
        </message>
        <message>
            <source>You can't rez cards now.</source>
            <translation>Du kannst jetzt keine Karten aktivieren.</translation>
        </message>
        <message>
            <source>Ice can only be rezzed while the Runner approaches it.</source>
            <translation>Ice kann nur aktiviert werden, während der Runner sich ihm nähert.</translation>
        </message>
        <message>
            <source>There are no virus counters to purge.</source>
            <translation>Es gibt keine Virusmarken zu entfernen.</translation>
        </message>
        <message>
            <source>The Runner has no tags.</source>
            <translation>Der Runner hat keine Markierungen.</translation>
        </message>
    </context>
</TS>
