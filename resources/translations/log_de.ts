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
            <translation> auf </translation>
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
            <source>{A:gives|give} up</source>
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
            <translation>[1] wird gezeigt</translation>
        </message>
        <message>
            <source>[1] are revealed</source>
            <translation>[1] werden gezeigt</translation>
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
            <source>{A:plays|play} [1]</source>
            <translation>{A:spielt|spielst} [1]</translation>
        </message>
        <message>
            <source>{A:uses|use} an ability of [1]</source>
            <translation>{A:nutzt|nutzt} eine Fähigkeit von [1]</translation>
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
            <source>{A:loses|lose} the game</source>
            <translation>{A:verliert|verlierst} die Partie</translation>
        </message>
        <message>
            <source>{A:shuffles|shuffle} the deck</source>
            <translation>{A:mischt|mischst} {A?das Deck|dein Deck}</translation>
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
            <source>{A:shuffles|shuffle} the library</source>
            <translation>{A:mischt|mischst} {A?die|deine} Bibliothek</translation>
        </message>
        <message>
            <source>By the toss of a coin, {A:begins|begin}</source>
            <translation>Der Münzwurf entscheidet: {A:beginnt|beginnst}</translation>
        </message>
        <message>
            <source>{A:keeps the hand|keep your hand}</source>
            <translation>{A:behält die|behältst deine} Hand</translation>
        </message>
        <message>
            <source>{A:sends the hand back|send your hand back} for another</source>
            <translation>{A:gibt die Hand|gibst deine Hand} für eine neue zurück</translation>
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
            <source>[1] has no effect: its targets are gone</source>
            <translation>[1] hat keine Wirkung: die Ziele sind fort</translation>
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
            <source>{A:casts|cast} [1] on [2]</source>
            <translation>{A:wirkt|wirkst} [1] auf [2|dich]</translation>
        </message>
        <message>
            <source>{A:casts|cast} [1] on {A}</source>
            <translation>{A:wirkt|wirkst} [1] auf {A?sich|dich}</translation>
        </message>
        <message>
            <source>{A:casts|cast} [1] on {B}</source>
            <translation>{A:wirkt|wirkst} [1] auf {B|dich}</translation>
        </message>
        <message>
            <source>{A:casts|cast} [1] with X = #1</source>
            <translation>{A:wirkt|wirkst} [1] mit X = #1</translation>
        </message>
        <message>
            <source>{A:casts|cast} [1] with X = #1 on [2]</source>
            <translation>{A:wirkt|wirkst} [1] mit X = #1 auf [2|dich]</translation>
        </message>
        <message>
            <source>{A:casts|cast} [1] with X = #1 on {A}</source>
            <translation>{A:wirkt|wirkst} [1] mit X = #1 auf {A?sich|dich}</translation>
        </message>
        <message>
            <source>{A:casts|cast} [1] with X = #1 on {B}</source>
            <translation>{A:wirkt|wirkst} [1] mit X = #1 auf {B|dich}</translation>
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
            <source>{A:takes|take} an extra turn</source>
            <translation>{A:erhält|erhältst} einen zusätzlichen Zug</translation>
        </message>
        <message>
            <source>{A:takes back|take back} [1]: not enough mana</source>
            <translation>{A:nimmt|nimmst} [1] zurück: zu wenig Mana</translation>
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
            <source>No prize at [1] for …</source>
            <translation>Ohne Preis auf [1]: …</translation>
        </message>
        <message>
            <source>{A} (first with #1 power)</source>
            <translation>{A} (an erster Stelle mit Stärke #1)</translation>
        </message>
        <message>
            <source>{A} (second with #1 power)</source>
            <translation>{A} (an zweiter Stelle mit Stärke #1)</translation>
        </message>
        <message>
            <source>{A} (third with #1 power)</source>
            <translation>{A} (an dritter Stelle mit Stärke #1)</translation>
        </message>
        <message>
            <source>{A} (fourth with #1 power)</source>
            <translation>{A} (an vierter Stelle mit Stärke #1)</translation>
        </message>
        <message>
            <source>{A} (tied for first with #1 power)</source>
            <translation>{A} (gleichauf an erster Stelle mit Stärke #1)</translation>
        </message>
        <message>
            <source>{A} (tied for second with #1 power)</source>
            <translation>{A} (gleichauf an zweiter Stelle mit Stärke #1)</translation>
        </message>
        <message>
            <source>{A} (tied for third with #1 power)</source>
            <translation>{A} (gleichauf an dritter Stelle mit Stärke #1)</translation>
        </message>
        <message>
            <source>The bases that were scored are shuffled into the base deck</source>
            <translation>Die gewerteten Basen werden in das Basisdeck gemischt</translation>
        </message>
        <message>
            <source>The breakpoint of [1] goes down by #1</source>
            <translation>Der Bruchpunkt von [1] sinkt um #1</translation>
        </message>
        <message>
            <source>The match ends with …</source>
            <translation>Das Spiel endet: …</translation>
        </message>
        <message>
            <source>a point for {A}</source>
            <translation>ein Punkt für {A|dich}</translation>
        </message>
        <message>
            <source>#1 points for {A}</source>
            <translation>#1 Punkte für {A|dich}</translation>
        </message>
        <message>
            <source>[1] breaks, with #1 power of #2</source>
            <translation>[1] bricht, mit Stärke #1 von #2</translation>
        </message>
        <message>
            <source>[1] fall to {A's} discard pile</source>
            <translation>[1] fallen auf {A's|deinen} Ablagestapel</translation>
        </message>
        <message>
            <source>[1] falls to {A's} discard pile</source>
            <translation>[1] fällt auf {A's|deinen} Ablagestapel</translation>
        </message>
        <message>
            <source>[1] fall to their owners' discard piles</source>
            <translation>[1] fallen auf die Ablagestapel ihrer Besitzer</translation>
        </message>
        <message>
            <source>[1] destroys itself</source>
            <translation>[1] zerstört sich selbst</translation>
        </message>
        <message>
            <source>[1] does nothing more: nothing is chosen for it</source>
            <translation>[1] bewirkt nichts mehr: nichts ist dafür ausgewählt</translation>
        </message>
        <message>
            <source>[1] does nothing: nothing is chosen for it</source>
            <translation>[1] bewirkt nichts: nichts ist dafür ausgewählt</translation>
        </message>
        <message>
            <source>[1] does nothing: there is no action for it</source>
            <translation>[1] bewirkt nichts: es gibt keine Aktion dafür</translation>
        </message>
        <message>
            <source>[1] does nothing: there is no base for it</source>
            <translation>[1] bewirkt nichts: es gibt keine Basis dafür</translation>
        </message>
        <message>
            <source>[1] does nothing: there is no minion for it</source>
            <translation>[1] bewirkt nichts: es gibt keinen Handlanger dafür</translation>
        </message>
        <message>
            <source>[1]: there is no minion for it</source>
            <translation>[1]: es gibt keinen Handlanger dafür</translation>
        </message>
        <message>
            <source>[1] does nothing: {A:chooses|choose} no target</source>
            <translation>[1] bewirkt nichts: {A:wählt|wählst} kein Ziel</translation>
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
            <source>[1] go from [2] to their owners' discard piles</source>
            <translation>[1] gehen von [2] auf die Ablagestapel ihrer Besitzer</translation>
        </message>
        <message>
            <source>[1] go from [2] to {A's} discard pile</source>
            <translation>[1] gehen von [2] auf {A's|deinen} Ablagestapel</translation>
        </message>
        <message>
            <source>[1] goes from [2] to {A's} discard pile</source>
            <translation>[1] geht von [2] auf {A's|deinen} Ablagestapel</translation>
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
            <source>[1] keeps [2] from [3], and is destroyed</source>
            <translation>[1] bewahrt [2] vor [3] und wird zerstört</translation>
        </message>
        <message>
            <source>[1] keeps [2] from being affected by [3]</source>
            <translation>[1] bewahrt [2] davor, von [3] betroffen zu sein</translation>
        </message>
        <message>
            <source>[1] keeps [2] from being destroyed by [3]</source>
            <translation>[1] bewahrt [2] vor der Zerstörung durch [3]</translation>
        </message>
        <message>
            <source>[1] keeps [2] from being strengthened by [3]</source>
            <translation>[1] hält [3] davon ab, [2] zu verstärken</translation>
        </message>
        <message>
            <source>[1] keeps [2] where it is, in spite of [3]</source>
            <translation>[1] hält [2] trotz [3] an Ort und Stelle</translation>
        </message>
        <message>
            <source>[1] keeps [2] where it is</source>
            <translation>[1] hält [2] an Ort und Stelle</translation>
        </message>
        <message>
            <source>[1] keeps {A} from what [2] does</source>
            <translation>[1] bewahrt {A|dich} vor der Wirkung von [2]</translation>
        </message>
        <message>
            <source>[1] loses its hold</source>
            <translation>[1] verliert den Halt</translation>
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
            <source>[1] takes its place, and the base deck is shuffled</source>
            <translation>[1] tritt an ihre Stelle, und das Basisdeck wird gemischt</translation>
        </message>
        <message>
            <source>[1] takes the place of [2]</source>
            <translation>[1] tritt an die Stelle von [2]</translation>
        </message>
        <message>
            <source>[1] goes on top of the base deck</source>
            <translation>[1] geht oben auf das Basisdeck</translation>
        </message>
        <message>
            <source>[1] go on top of the base deck</source>
            <translation>[1] gehen oben auf das Basisdeck</translation>
        </message>
        <message>
            <source>{A:may play|may play} an extra minion</source>
            <translation>{A:darf|darfst} einen Handlanger extra spielen</translation>
        </message>
        <message>
            <source>{A:may play|may play} an extra minion at [1]</source>
            <translation>{A:darf|darfst} auf [1] einen Handlanger extra spielen</translation>
        </message>
        <message>
            <source>{A:may play|may play} an extra minion of power #1 or less</source>
            <translation>{A:darf|darfst} einen Handlanger mit Stärke #1 oder weniger extra spielen</translation>
        </message>
        <message>
            <source>{A:may play|may play} an extra action</source>
            <translation>{A:darf|darfst} eine Aktion extra spielen</translation>
        </message>
        <message>
            <source>{A:may play|may play} #1 extra actions</source>
            <translation>{A:darf|darfst} #1 Aktionen extra spielen</translation>
        </message>
        <message>
            <source>{A:aims|aim} [1]</source>
            <translation>{A:richtet|richtest} [1]</translation>
        </message>
        <message>
            <source>{A:aims|aim} [1] at [2]</source>
            <translation>{A:richtet|richtest} [1] auf [2|dich]</translation>
        </message>
        <message>
            <source>{A:aims|aim} [1] at {A}</source>
            <translation>{A:richtet|richtest} [1] auf {A?sich|dich} selbst</translation>
        </message>
        <message>
            <source>{A:aims|aim} [1] at {B}</source>
            <translation>{A:richtet|richtest} [1] auf {B|dich}</translation>
        </message>
        <message>
            <source>{A:begins|begin}; the bases are [1]</source>
            <translation>{A:beginnt|beginnst}; die Basen sind [1]</translation>
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
            <source>{A:ignores|ignore} the abilities of [1]</source>
            <translation>{A:beachtet|beachtest} die Fähigkeiten von [1] nicht</translation>
        </message>
        <message>
            <source>{A:looks|look} at #1 cards in {B's} hand</source>
            <translation>{A:sieht|siehst} {A?sich|dir} #1 Karten in {B's|deiner} Hand an</translation>
        </message>
        <message>
            <source>{A:looks|look} at a card in {B's} hand</source>
            <translation>{A:sieht|siehst} {A?sich|dir} eine Karte in {B's|deiner} Hand an</translation>
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
            <source>{A:plays|play} [1] from the discard pile at [2]</source>
            <translation>{A:spielt|spielst} [1] vom Ablagestapel auf [2]</translation>
        </message>
        <message>
            <source>{A:plays|play} [1] from the discard pile on [2]</source>
            <translation>{A:spielt|spielst} [1] vom Ablagestapel auf [2]</translation>
        </message>
        <message>
            <source>; it finds nothing to do</source>
            <translation>; zu tun gibt es nichts</translation>
        </message>
        <message>
            <source>{A:reveals|reveal} [1]</source>
            <translation>{A:zeigt|zeigst} [1]</translation>
        </message>
        <message>
            <source>{A:scores|score} a point</source>
            <translation>{A:erhält|erhältst} einen Punkt</translation>
        </message>
        <message>
            <source>{A:scores|score} #1 points</source>
            <translation>{A:erhält|erhältst} #1 Punkte</translation>
        </message>
        <message>
            <source>{A:scores|score} #1 points at [1] for #2 minions there</source>
            <translation>{A:erhält|erhältst} auf [1] #1 Punkte für #2 Handlanger dort</translation>
        </message>
        <message>
            <source>{A:scores|score} a point at [1] for a minion there</source>
            <translation>{A:erhält|erhältst} auf [1] einen Punkt für einen Handlanger dort</translation>
        </message>
        <message>
            <source>{A:scores|score} #1 points at [1] for #2 power there</source>
            <translation>{A:erhält|erhältst} auf [1] #1 Punkte für Stärke #2 dort</translation>
        </message>
        <message>
            <source>{A:scores|score} a point at [1] for #1 power there</source>
            <translation>{A:erhält|erhältst} auf [1] einen Punkt für Stärke #1 dort</translation>
        </message>
        <message>
            <source>{A:scores|score} #1 points at [1]: first with #2 power</source>
            <translation>{A:erhält|erhältst} auf [1] #1 Punkte: an erster Stelle mit Stärke #2</translation>
        </message>
        <message>
            <source>{A:scores|score} #1 points at [1]: second with #2 power</source>
            <translation>{A:erhält|erhältst} auf [1] #1 Punkte: an zweiter Stelle mit Stärke #2</translation>
        </message>
        <message>
            <source>{A:scores|score} #1 points at [1]: third with #2 power</source>
            <translation>{A:erhält|erhältst} auf [1] #1 Punkte: an dritter Stelle mit Stärke #2</translation>
        </message>
        <message>
            <source>{A:scores|score} #1 points at [1]: tied for first with #2 power</source>
            <translation>{A:erhält|erhältst} auf [1] #1 Punkte: gleichauf an erster Stelle mit Stärke #2</translation>
        </message>
        <message>
            <source>{A:scores|score} #1 points at [1]: tied for second with #2 power</source>
            <translation>{A:erhält|erhältst} auf [1] #1 Punkte: gleichauf an zweiter Stelle mit Stärke #2</translation>
        </message>
        <message>
            <source>{A:scores|score} #1 points at [1]: tied for third with #2 power</source>
            <translation>{A:erhält|erhältst} auf [1] #1 Punkte: gleichauf an dritter Stelle mit Stärke #2</translation>
        </message>
        <message>
            <source>{A:scores|score} a point at [1]: first with #1 power</source>
            <translation>{A:erhält|erhältst} auf [1] einen Punkt: an erster Stelle mit Stärke #1</translation>
        </message>
        <message>
            <source>{A:scores|score} a point at [1]: second with #1 power</source>
            <translation>{A:erhält|erhältst} auf [1] einen Punkt: an zweiter Stelle mit Stärke #1</translation>
        </message>
        <message>
            <source>{A:scores|score} a point at [1]: third with #1 power</source>
            <translation>{A:erhält|erhältst} auf [1] einen Punkt: an dritter Stelle mit Stärke #1</translation>
        </message>
        <message>
            <source>{A:scores|score} a point at [1]: tied for first with #1 power</source>
            <translation>{A:erhält|erhältst} auf [1] einen Punkt: gleichauf an erster Stelle mit Stärke #1</translation>
        </message>
        <message>
            <source>{A:scores|score} a point at [1]: tied for second with #1 power</source>
            <translation>{A:erhält|erhältst} auf [1] einen Punkt: gleichauf an zweiter Stelle mit Stärke #1</translation>
        </message>
        <message>
            <source>{A:scores|score} a point at [1]: tied for third with #1 power</source>
            <translation>{A:erhält|erhältst} auf [1] einen Punkt: gleichauf an dritter Stelle mit Stärke #1</translation>
        </message>
        <message>
            <source>{A:scores|score} a point at [1] for a minion destroyed there</source>
            <translation>{A:erhält|erhältst} auf [1] einen Punkt für einen dort zerstörten Handlanger</translation>
        </message>
        <message>
            <source>{A:scores|score} a point at [1]</source>
            <translation>{A:erhält|erhältst} auf [1] einen Punkt</translation>
        </message>
        <message>
            <source>{A:scores|score} #1 points at [1]</source>
            <translation>{A:erhält|erhältst} auf [1] #1 Punkte</translation>
        </message>
        <message>
            <source>{A:scores|score} a point with [1]</source>
            <translation>{A:erhält|erhältst} mit [1] einen Punkt</translation>
        </message>
        <message>
            <source>{A:scores|score} #1 points with [1]</source>
            <translation>{A:erhält|erhältst} mit [1] #1 Punkte</translation>
        </message>
        <message>
            <source>{A:shuffles|shuffle} the discard pile into the deck</source>
            <translation>{A:mischt|mischst} {A?den|deinen} Ablagestapel ins Deck</translation>
        </message>
        <message>
            <source>[1] have #1 points each: nobody is ahead, so the match goes on</source>
            <translation>[1] haben je #1 Punkte: niemand führt, also geht das Spiel weiter</translation>
        </message>
        <message>
            <source>The run goes on against [1]</source>
            <translation>Der Run geht gegen [1] weiter</translation>
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
            <source>The trace of [1] fails: #1 against #2</source>
            <translation>Die Verfolgung von [1] misslingt: #1 gegen #2</translation>
        </message>
        <message>
            <source>The trace of [1] is successful: #1 against #2</source>
            <translation>Die Verfolgung von [1] gelingt: #1 gegen #2</translation>
        </message>
        <message>
            <source>[1] breaks the subroutine of [2]</source>
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
            <translation>[1] erhält #1 Energiemarke</translation>
        </message>
        <message>
            <source>[1] gets #1 power counters</source>
            <translation>[1] erhält #1 Energiemarken</translation>
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
            <source>[1] is now barrier and code gate and sentry as well</source>
            <translation>[1] ist jetzt auch Barriere, Codegate und Wächter</translation>
        </message>
        <message>
            <source>[1] is now barrier as well</source>
            <translation>[1] ist jetzt auch Barriere</translation>
        </message>
        <message>
            <source>[1] is now code gate as well</source>
            <translation>[1] ist jetzt auch Codegate</translation>
        </message>
        <message>
            <source>[1] is now sentry as well</source>
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
            <source>[1] is trashed: its strength is #1</source>
            <translation>[1] wird zerstört: die Stärke ist #1</translation>
        </message>
        <message>
            <source>[1] is trashed: it is unique</source>
            <translation>[1] wird zerstört: die Karte ist einzigartig</translation>
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
            <translation>[1] verliert #1 Energiemarke</translation>
        </message>
        <message>
            <source>[1] loses #1 power counters</source>
            <translation>[1] verliert #1 Energiemarken</translation>
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
            <source>{A:turns|turn} up [1] in Archives</source>
            <translation>{A:deckt|deckst} in den Archives [1] auf</translation>
        </message>
        <message>
            <source>{A:finds|find} no card to access</source>
            <translation>{A:findet|findest} keine Karte, auf die zugegriffen wird</translation>
        </message>
        <message>
            <source>{A:accesses|access} the card in [1]: nothing comes of it</source>
            <translation>{A:greift|greifst} in [1] auf die Karte zu: es folgt nichts daraus</translation>
        </message>
        <message>
            <source>{A:accesses|access} #1 cards in [1]: nothing comes of it</source>
            <translation>{A:greift|greifst} in [1] auf #1 Karten zu: es folgt nichts daraus</translation>
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
            <source>{A:adds|add} #1 credit to the link</source>
            <translation>{A:legt|legst} #1 Credit zum Link</translation>
        </message>
        <message>
            <source>{A:adds|add} #1 credits to the link</source>
            <translation>{A:legt|legst} #1 Credits zum Link</translation>
        </message>
        <message>
            <source>{A:adds|add} #1 credit to the trace</source>
            <translation>{A:legt|legst} #1 Credit zur Verfolgung</translation>
        </message>
        <message>
            <source>{A:adds|add} #1 credits to the trace</source>
            <translation>{A:legt|legst} #1 Credits zur Verfolgung</translation>
        </message>
        <message>
            <source>{A:advances|advance} [1] for #1 credit</source>
            <translation>{A:treibt|treibst} [1] für #1 Credit voran</translation>
        </message>
        <message>
            <source>{A:advances|advance} [1] for #1 credits</source>
            <translation>{A:treibt|treibst} [1] für #1 Credits voran</translation>
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
            <source>{A:gains|gain} #1 bad publicity from [1]</source>
            <translation>{A:erhält|erhältst} durch [1] #1 schlechte Publicity</translation>
        </message>
        <message>
            <source>{A:gains|gain} #1 bad publicity</source>
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
            <source>{A:has|have} no card left to draw</source>
            <translation>{A:hat|hast} keine Karte mehr zu ziehen</translation>
        </message>
        <message>
            <source>{A:has|have} spent nothing in secret</source>
            <translation>{A:hat|hast} heimlich nichts ausgegeben</translation>
        </message>
        <message>
            <source>{A:has|have} spent #1 credit in secret</source>
            <translation>{A:hat|hast} heimlich #1 Credit ausgegeben</translation>
        </message>
        <message>
            <source>{A:has|have} spent #1 credits in secret</source>
            <translation>{A:hat|hast} heimlich #1 Credits ausgegeben</translation>
        </message>
        <message>
            <source>[1] have spent nothing in secret</source>
            <translation>[1] haben heimlich nichts ausgegeben</translation>
        </message>
        <message>
            <source>, and {A} #1 credit</source>
            <translation>, {A} #1 Credit</translation>
        </message>
        <message>
            <source>, and {A} #1 credits</source>
            <translation>, {A} #1 Credits</translation>
        </message>
        <message>
            <source>, and {A} nothing</source>
            <translation>, {A} nichts</translation>
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
            <source>{A:installs|install} [1] on [2]</source>
            <translation>{A:installiert|installierst} [1] auf [2]</translation>
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
            <source>{A:keeps|keep} the first hand</source>
            <translation>{A:behält|behältst} die erste Hand</translation>
        </message>
        <message>
            <source>{A:takes|take} another first hand</source>
            <translation>{A:nimmt|nimmst} eine andere erste Hand</translation>
        </message>
        <message>
            <source>{A:looks|look} at #1 cards of R&amp;D</source>
            <translation>{A:sieht|siehst} {A?sich|dir} #1 Karten von R&amp;D an</translation>
        </message>
        <message>
            <source>{A:looks|look} at a card of R&amp;D</source>
            <translation>{A:sieht|siehst} {A?sich|dir} eine Karte von R&amp;D an</translation>
        </message>
        <message>
            <source>{A:looks|look} at #1 cards of R&amp;D with [1]</source>
            <translation>{A:sieht|siehst} {A?sich|dir} mit [1] #1 Karten von R&amp;D an</translation>
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
            <source>{A:loses|lose} a click to break the subroutine of [1]</source>
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
            <translation>{A:passiert|passierst} verdecktes Ice</translation>
        </message>
        <message>
            <source>{A:pays|pay} #1 credit because of [1]</source>
            <translation>{A:zahlt|zahlst} #1 Credit wegen [1]</translation>
        </message>
        <message>
            <source>{A:pays|pay} #1 credit to use [1]</source>
            <translation>{A:zahlt|zahlst} #1 Credit, um [1] zu nutzen</translation>
        </message>
        <message>
            <source>{A:pays|pay} #1 credit to steal [1]</source>
            <translation>{A:zahlt|zahlst} #1 Credit, um [1] zu stehlen</translation>
        </message>
        <message>
            <source>{A:pays|pay} #1 credit to trash [1]</source>
            <translation>{A:zahlt|zahlst} #1 Credit, um [1] zu zerstören</translation>
        </message>
        <message>
            <source>{A:pays|pay} #1 credits because of [1]</source>
            <translation>{A:zahlt|zahlst} #1 Credits wegen [1]</translation>
        </message>
        <message>
            <source>{A:pays|pay} #1 credits to use [1]</source>
            <translation>{A:zahlt|zahlst} #1 Credits, um [1] zu nutzen</translation>
        </message>
        <message>
            <source>{A:pays|pay} #1 credits to steal [1]</source>
            <translation>{A:zahlt|zahlst} #1 Credits, um [1] zu stehlen</translation>
        </message>
        <message>
            <source>{A:pays|pay} #1 credits to trash [1]</source>
            <translation>{A:zahlt|zahlst} #1 Credits, um [1] zu zerstören</translation>
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
            <source>{A:pays|pay} #1 credit to play [1]</source>
            <translation>{A:zahlt|zahlst} #1 Credit, um [1] zu spielen</translation>
        </message>
        <message>
            <source>{A:pays|pay} #1 credits to play [1]</source>
            <translation>{A:zahlt|zahlst} #1 Credits, um [1] zu spielen</translation>
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
            <source>{A:purges|purge} the virus counters of [1]</source>
            <translation>{A:entfernt|entfernst} die Virusmarken von [1]</translation>
        </message>
        <message>
            <source>{A:uses|use} [1] instead of breaching [2]</source>
            <translation>{A:nutzt|nutzt} [1], statt in [2] einzubrechen</translation>
        </message>
        <message>
            <source>{A:uses|use} #1 credits from [1]</source>
            <translation>{A:nutzt|nutzt} #1 Credits von [1]</translation>
        </message>
        <message>
            <source>{A:uses|use} #1 credits from bad publicity</source>
            <translation>{A:nutzt|nutzt} #1 Credits aus schlechter Publicity</translation>
        </message>
        <message>
            <source>{A:uses|use} #1 credit from [1]</source>
            <translation>{A:nutzt|nutzt} #1 Credit von [1]</translation>
        </message>
        <message>
            <source>{A:uses|use} #1 credit from bad publicity</source>
            <translation>{A:nutzt|nutzt} #1 Credit aus schlechter Publicity</translation>
        </message>
        <message>
            <source>{A:removes|remove} a tag for #1 credits</source>
            <translation>{A:entfernt|entfernst} eine Markierung für #1 Credits</translation>
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
            <source>{A:scores|score} [1]: #1 agenda point in all</source>
            <translation>{A:wertet|wertest} [1]: #1 Agendapunkt insgesamt</translation>
        </message>
        <message>
            <source>{A:scores|score} [1]: #1 agenda points in all</source>
            <translation>{A:wertet|wertest} [1]: #1 Agendapunkte insgesamt</translation>
        </message>
        <message>
            <source>{A:steals|steal} [1]: #1 agenda point in all</source>
            <translation>{A:stiehlt|stiehlst} [1]: #1 Agendapunkt insgesamt</translation>
        </message>
        <message>
            <source>{A:steals|steal} [1]: #1 agenda points in all</source>
            <translation>{A:stiehlt|stiehlst} [1]: #1 Agendapunkte insgesamt</translation>
        </message>
        <message>
            <source>{A:shuffles|shuffle} R&amp;D</source>
            <translation>{A:mischt|mischst} R&amp;D</translation>
        </message>
        <message>
            <source>{A:shuffles|shuffle} the stack</source>
            <translation>{A:mischt|mischst} den Stack</translation>
        </message>
        <message>
            <source>{A:suffers|suffer} #1 core damage, losing [1]</source>
            <translation>{A:erleidet|erleidest} #1 Kernschaden und {A?verliert|verlierst} [1]</translation>
        </message>
        <message>
            <source>{A:suffers|suffer} #1 core damage from [1], losing [2]</source>
            <translation>{A:erleidet|erleidest} durch [1] #1 Kernschaden und {A?verliert|verlierst} [2]</translation>
        </message>
        <message>
            <source>{A:suffers|suffer} #1 meat damage, losing [1]</source>
            <translation>{A:erleidet|erleidest} #1 Körperschaden und {A?verliert|verlierst} [1]</translation>
        </message>
        <message>
            <source>{A:suffers|suffer} #1 meat damage from [1], losing [2]</source>
            <translation>{A:erleidet|erleidest} durch [1] #1 Körperschaden und {A?verliert|verlierst} [2]</translation>
        </message>
        <message>
            <source>{A:suffers|suffer} #1 net damage, losing [1]</source>
            <translation>{A:erleidet|erleidest} #1 Netzschaden und {A?verliert|verlierst} [1]</translation>
        </message>
        <message>
            <source>{A:suffers|suffer} #1 net damage from [1], losing [2]</source>
            <translation>{A:erleidet|erleidest} durch [1] #1 Netzschaden und {A?verliert|verlierst} [2]</translation>
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
            <source>{A:trashes|trash} [1] for #1 credits</source>
            <translation>{A:zerstört|zerstörst} [1] für #1 Credits</translation>
        </message>
        <message>
            <source>{A:trashes|trash} [1] for #1 credit</source>
            <translation>{A:zerstört|zerstörst} [1] für #1 Credit</translation>
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
            <source>[1] attacks a set monster</source>
            <translation>[1] greift ein gesetztes Monster an</translation>
        </message>
        <message>
            <source>[1] attacks directly</source>
            <translation>[1] greift direkt an</translation>
        </message>
        <message>
            <source>[1] does nothing: what it was aimed at is gone</source>
            <translation>[1] bewirkt nichts: das Ziel ist fort</translation>
        </message>
        <message>
            <source>[1] does nothing: it is gone</source>
            <translation>[1] bewirkt nichts: die Karte ist fort</translation>
        </message>
        <message>
            <source>[1] gets +#1 attack</source>
            <translation>[1] erhält +#1 Angriff</translation>
        </message>
        <message>
            <source>[1] gets -#1 attack</source>
            <translation>[1] erhält -#1 Angriff</translation>
        </message>
        <message>
            <source>[1] get +#1 attack</source>
            <translation>[1] erhalten +#1 Angriff</translation>
        </message>
        <message>
            <source>[1] gets +#1 defense</source>
            <translation>[1] erhält +#1 Verteidigung</translation>
        </message>
        <message>
            <source>[1] gets -#1 defense</source>
            <translation>[1] erhält -#1 Verteidigung</translation>
        </message>
        <message>
            <source>[1] gives way</source>
            <translation>[1] weicht</translation>
        </message>
        <message>
            <source>[1] goes back to {A}</source>
            <translation>[1] geht zu {A|dir} zurück</translation>
        </message>
        <message>
            <source>[1] go back to {A}</source>
            <translation>[1] gehen zu {A|dir} zurück</translation>
        </message>
        <message>
            <source>[1] goes to attack position</source>
            <translation>[1] geht in Angriffsposition</translation>
        </message>
        <message>
            <source>[1] goes to defense position</source>
            <translation>[1] geht in Verteidigungsposition</translation>
        </message>
        <message>
            <source>[1] go to attack position</source>
            <translation>[1] gehen in Angriffsposition</translation>
        </message>
        <message>
            <source>[1] go to defense position</source>
            <translation>[1] gehen in Verteidigungsposition</translation>
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
            <source>[1] is aimed at [2]</source>
            <translation>[1] hat [2|dich] zum Ziel</translation>
        </message>
        <message>
            <source>[1] is destroyed: its monster is gone</source>
            <translation>[1] wird zerstört: das Monster ist fort</translation>
        </message>
        <message>
            <source>[1] is turned face-up</source>
            <translation>[1] wird aufgedeckt</translation>
        </message>
        <message>
            <source>[1] are turned face-up</source>
            <translation>[1] werden aufgedeckt</translation>
        </message>
        <message>
            <source>[1] is turned to defense position, and held there</source>
            <translation>[1] wird in Verteidigungsposition gedreht und dort gehalten</translation>
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
            <source>[1] works until the end of this turn</source>
            <translation>[1] wirkt bis zum Ende dieses Zuges</translation>
        </message>
        <message>
            <source>[1] works until the End Phase</source>
            <translation>[1] wirkt bis zur End Phase</translation>
        </message>
        <message>
            <source>{A:flip summons|flip summon} [1]</source>
            <translation>{A:beschwört|beschwörst} [1] als Flippbeschwörung</translation>
        </message>
        <message>
            <source>{A:gains|gain} #1 life points</source>
            <translation>{A:erhält|erhältst} #1 Lebenspunkte</translation>
        </message>
        <message>
            <source>{A:gains|gain} #1 life points by [1]</source>
            <translation>{A:erhält|erhältst} durch [1] #1 Lebenspunkte</translation>
        </message>
        <message>
            <source>{A:has|have} no battle phase this turn for [1]</source>
            <translation>{A:hat|hast} für [1] in diesem Zug keine Battle Phase</translation>
        </message>
        <message>
            <source>{A:has|have} no battle phase this turn</source>
            <translation>{A:hat|hast} in diesem Zug keine Battle Phase</translation>
        </message>
        <message>
            <source>{A:has|have} to tribute [1] before any other monster this turn</source>
            <translation>{A:muss|musst} in diesem Zug [1] vor jedem anderen Monster als Tribut anbieten</translation>
        </message>
        <message>
            <source>{A:looks|look} at #1 cards of {A's} deck</source>
            <translation>{A:sieht|siehst} {A?sich|dir} #1 Karten {A?des eigenen|deines} Decks an</translation>
        </message>
        <message>
            <source>{A:looks|look} at #1 cards of {B's} deck</source>
            <translation>{A:sieht|siehst} {A?sich|dir} #1 Karten von {B's|deinem} Deck an</translation>
        </message>
        <message>
            <source>{A:looks|look} at a card of {B's} deck</source>
            <translation>{A:sieht|siehst} {A?sich|dir} eine Karte von {B's|deinem} Deck an</translation>
        </message>
        <message>
            <source>{A:looks|look} at a card of {B's} hand</source>
            <translation>{A:sieht|siehst} {A?sich|dir} eine Karte in {B's|deiner} Hand an</translation>
        </message>
        <message>
            <source>{A:looks|look} at #1 cards of {B's} hand</source>
            <translation>{A:sieht|siehst} {A?sich|dir} #1 Karten in {B's|deiner} Hand an</translation>
        </message>
        <message>
            <source>{A:loses|lose} #1 life points</source>
            <translation>{A:verliert|verlierst} #1 Lebenspunkte</translation>
        </message>
        <message>
            <source>{A:loses|lose} #1 life points by [1]</source>
            <translation>{A:verliert|verlierst} durch [1] #1 Lebenspunkte</translation>
        </message>
        <message>
            <source>, and none are left</source>
            <translation>, und keine bleiben übrig</translation>
        </message>
        <message>
            <source>{A:pays|pay} #1 life points for [1]</source>
            <translation>{A:zahlt|zahlst} #1 Lebenspunkte für [1]</translation>
        </message>
        <message>
            <source>{A:pays|pay} #1 life points</source>
            <translation>{A:zahlt|zahlst} #1 Lebenspunkte</translation>
        </message>
        <message>
            <source>{A:responds|respond} with [1]</source>
            <translation>{A:antwortet|antwortest} mit [1]</translation>
        </message>
        <message>
            <source>{A:responds|respond} with [1] on [2]</source>
            <translation>{A:antwortet|antwortest} mit [1] auf [2|dich]</translation>
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
            <source>{A:special summons|special summon} [1] by [2]</source>
            <translation>{A:beschwört|beschwörst} [1] durch [2] als Spezialbeschwörung</translation>
        </message>
        <message>
            <source>{A:special summons|special summon} [1]</source>
            <translation>{A:beschwört|beschwörst} [1] als Spezialbeschwörung</translation>
        </message>
        <message>
            <source>{A:special summons|special summon} [1] in defense position by [2]</source>
            <translation>{A:beschwört|beschwörst} [1] durch [2] als Spezialbeschwörung in Verteidigungsposition</translation>
        </message>
        <message>
            <source>{A:special summons|special summon} [1] in defense position</source>
            <translation>{A:beschwört|beschwörst} [1] als Spezialbeschwörung in Verteidigungsposition</translation>
        </message>
        <message>
            <source>{A:summons|summon} [1]</source>
            <translation>{A:beschwört|beschwörst} [1]</translation>
        </message>
        <message>
            <source>{A:takes|take} control of [1]</source>
            <translation>{A:übernimmt|übernimmst} die Kontrolle über [1]</translation>
        </message>
        <message>
            <source>{A:takes|take} no damage, by [1]</source>
            <translation>{A:erleidet|erleidest} durch [1] keinen Schaden</translation>
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
            <source>{A:turns up|turn up} [1]</source>
            <translation>{A:deckt|deckst} [1] auf</translation>
        </message>
        <message>
            <source>{A:uses|use} [1]</source>
            <translation>{A:nutzt|nutzt} [1]</translation>
        </message>
        <message>
            <source>{A:uses|use} [1] on [2]</source>
            <translation>{A:wendet|wendest} [1] auf [2|dich] an</translation>
        </message>
        <message>
            <source>It is not you who is asked now.</source>
            <translation>Du bist jetzt nicht gefragt.</translation>
        </message>
        <message>
            <source>That can't be done now: something else is asked.</source>
            <translation>Das geht jetzt nicht: Es wird nach etwas anderem gefragt.</translation>
        </message>
        <message>
            <source>Another card doesn't allow it now: [1].</source>
            <translation>Eine andere Karte lässt das jetzt nicht zu: [1].</translation>
        </message>
        <message>
            <source>That can't be chosen for [1].</source>
            <translation>Das kann für [1] nicht gewählt werden.</translation>
        </message>
        <message>
            <source>That can't be chosen here.</source>
            <translation>Das kann hier nicht gewählt werden.</translation>
        </message>
        <message>
            <source>It has been chosen already.</source>
            <translation>Das ist schon gewählt.</translation>
        </message>
        <message>
            <source>There is more to choose first.</source>
            <translation>Es muss noch mehr gewählt werden.</translation>
        </message>
        <message>
            <source>The number is too small or too large.</source>
            <translation>Die Zahl ist zu klein oder zu groß.</translation>
        </message>
        <message>
            <source>It can't be targeted.</source>
            <translation>Darauf kann nicht gezielt werden.</translation>
        </message>
        <message>
            <source>That can't be done now: it isn't in your hand.</source>
            <translation>Das geht jetzt nicht: Die Karte ist nicht auf deiner Hand.</translation>
        </message>
        <message>
            <source>It isn't in play.</source>
            <translation>Die Karte ist nicht im Spiel.</translation>
        </message>
        <message>
            <source>It isn't your card.</source>
            <translation>Das ist nicht deine Karte.</translation>
        </message>
        <message>
            <source>It has no ability that could be used.</source>
            <translation>Die Karte hat keine Fähigkeit, die sich nutzen ließe.</translation>
        </message>
        <message>
            <source>It is the same as another one that is offered.</source>
            <translation>Es ist dasselbe wie eine andere, die angeboten wird.</translation>
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
            <source>That is asked of another card.</source>
            <translation>Danach wird bei einer anderen Karte gefragt.</translation>
        </message>
        <message>
            <source>There is nothing to pay for now.</source>
            <translation>Es gibt jetzt nichts zu bezahlen.</translation>
        </message>
        <message>
            <source>Only a base that has reached its breakpoint scores.</source>
            <translation>Nur eine Basis, deren Bruchpunkt erreicht ist, wird gewertet.</translation>
        </message>
        <message>
            <source>[1] has to attack.</source>
            <translation>[1] muss angreifen.</translation>
        </message>
        <message>
            <source>More creatures have to block.</source>
            <translation>Weitere Kreaturen müssen blocken.</translation>
        </message>
        <message>
            <source>Only an attacking creature can be blocked.</source>
            <translation>Nur eine angreifende Kreatur kann geblockt werden.</translation>
        </message>
        <message>
            <source>Only a monster of the other player can be attacked.</source>
            <translation>Nur ein Monster des anderen Spielers kann angegriffen werden.</translation>
        </message>
        <message>
            <source>Its text doesn't work where it lies.</source>
            <translation>Der Text der Karte wirkt nicht, wo sie liegt.</translation>
        </message>
        <message>
            <source>Another card has stopped that this turn.</source>
            <translation>Das hat in diesem Zug schon eine andere Karte verhindert.</translation>
        </message>
        <message>
            <source>It is rezzed.</source>
            <translation>Die Karte ist aktiviert.</translation>
        </message>
        <message>
            <source>You have clicks left to spend.</source>
            <translation>Du hast noch Klicks übrig.</translation>
        </message>
        <message>
            <source>There are no programs that it could replace.</source>
            <translation>Es gibt keine Programme, die es ersetzen könnte.</translation>
        </message>
        <message>
            <source>It has no trash cost that could be paid here.</source>
            <translation>Die Karte hat keine Zerstörungskosten, die hier bezahlt werden könnten.</translation>
        </message>
        <message>
            <source>There is nothing to take back here.</source>
            <translation>Hier gibt es nichts zurückzunehmen.</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>Die Partie ist zu Ende.</translation>
        </message>
        <message>
            <source>Not enough to pay for it.</source>
            <translation>Es ist nicht genug da, um dafür zu bezahlen.</translation>
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
            <source>Taken back.</source>
            <translation>Zurückgenommen.</translation>
        </message>
        <message>
            <source>There is nothing it could be aimed at.</source>
            <translation>Es gibt nichts, worauf es zielen könnte.</translation>
        </message>
        <message>
            <source>That isn't allowed now.</source>
            <translation>Das ist jetzt nicht erlaubt.</translation>
        </message>
        <message>
            <source>What it costs can't be paid now.</source>
            <translation>Was es kostet, kann jetzt nicht bezahlt werden.</translation>
        </message>
        <message>
            <source>Its own text doesn't allow it now.</source>
            <translation>Der Text der Karte lässt es jetzt nicht zu.</translation>
        </message>
        <message>
            <source>It would do nothing now.</source>
            <translation>Es würde jetzt nichts bewirken.</translation>
        </message>
        <message>
            <source>Another card doesn't allow it now.</source>
            <translation>Eine andere Karte lässt es jetzt nicht zu.</translation>
        </message>
        <message>
            <source>What the cards do would go on without end: nobody wins.</source>
            <translation>Was die Karten tun, ginge ohne Ende weiter: niemand gewinnt.</translation>
        </message>
        <message>
            <source>The match has gone on for too many turns: nobody wins.</source>
            <translation>Die Partie hat zu viele Züge gedauert: niemand gewinnt.</translation>
        </message>
        <message>
            <source>[1] goes on without end</source>
            <translation>[1] wirkt ohne Ende weiter</translation>
        </message>
        <message>
            <source>[1] go on without end</source>
            <translation>[1] wirken ohne Ende weiter</translation>
        </message>
        <message>
            <source>Only in your own main phase, while nothing waits to resolve.</source>
            <translation>Nur in deiner eigenen Hauptphase, solange nichts darauf wartet, verrechnet zu werden.</translation>
        </message>
        <message>
            <source>You have played a land this turn.</source>
            <translation>Du hast in diesem Zug schon ein Land gespielt.</translation>
        </message>
        <message>
            <source>It is tapped.</source>
            <translation>Die Karte ist getappt.</translation>
        </message>
        <message>
            <source>It has come under your control this turn.</source>
            <translation>Du kontrollierst die Karte erst seit diesem Zug.</translation>
        </message>
        <message>
            <source>It has defender: it can't attack.</source>
            <translation>Verteidiger können nicht angreifen.</translation>
        </message>
        <message>
            <source>Only what flies or has reach can block it.</source>
            <translation>Nur Kreaturen mit Flugfähigkeit oder Reichweite können sie blocken.</translation>
        </message>
        <message>
            <source>Only black or artifact creatures can block it.</source>
            <translation>Nur schwarze Kreaturen und Artefaktkreaturen können sie blocken.</translation>
        </message>
        <message>
            <source>It walks through a land that you control.</source>
            <translation>Sie geht durch ein Land, das du kontrollierst.</translation>
        </message>
        <message>
            <source>It has menace: one creature alone can't block it.</source>
            <translation>Bedrohlichkeit: eine Kreatur allein kann sie nicht blocken.</translation>
        </message>
        <message>
            <source>No more creatures can block it.</source>
            <translation>Mehr Kreaturen können sie nicht blocken.</translation>
        </message>
        <message>
            <source>Another attacker has to be blocked by it.</source>
            <translation>Sie muss eine andere angreifende Kreatur blocken.</translation>
        </message>
        <message>
            <source>Only in your own main phase, while there is no chain.</source>
            <translation>Nur in deiner eigenen Hauptphase, solange es keine Kette gibt.</translation>
        </message>
        <message>
            <source>Out of the hand only in your own turn.</source>
            <translation>Aus der Hand nur in deinem eigenen Zug.</translation>
        </message>
        <message>
            <source>You have summoned or set a monster this turn.</source>
            <translation>Du hast in diesem Zug schon ein Monster beschworen oder gesetzt.</translation>
        </message>
        <message>
            <source>There are not enough monsters to tribute for it.</source>
            <translation>Es gibt nicht genug Monster, die als Tribut angeboten werden könnten.</translation>
        </message>
        <message>
            <source>There is no free space for a monster.</source>
            <translation>Es ist keine Zone für ein Monster frei.</translation>
        </message>
        <message>
            <source>There is no free space for a spell or trap.</source>
            <translation>Es ist keine Zone für eine Zauber- oder Fallenkarte frei.</translation>
        </message>
        <message>
            <source>You have no monster that could be summoned by it.</source>
            <translation>Du hast kein Monster, das dadurch beschworen werden könnte.</translation>
        </message>
        <message>
            <source>A trap has to be set first, and to wait for the next turn.</source>
            <translation>Eine Falle muss erst gesetzt werden und bis zum nächsten Zug warten.</translation>
        </message>
        <message>
            <source>It was set this turn.</source>
            <translation>Die Karte wurde in diesem Zug gesetzt.</translation>
        </message>
        <message>
            <source>What it waits for has not happened.</source>
            <translation>Worauf die Karte wartet, ist nicht geschehen.</translation>
        </message>
        <message>
            <source>It is too slow to respond with it now.</source>
            <translation>Die Karte ist zu langsam, um jetzt damit zu antworten.</translation>
        </message>
        <message>
            <source>Not in this part of the damage step.</source>
            <translation>Nicht in diesem Teil des Damage Steps.</translation>
        </message>
        <message>
            <source>It is being used.</source>
            <translation>Die Karte wird gerade benutzt.</translation>
        </message>
        <message>
            <source>Its position can't be changed any more this turn.</source>
            <translation>Die Position kann in diesem Zug nicht mehr geändert werden.</translation>
        </message>
        <message>
            <source>It is in defense position.</source>
            <translation>Das Monster ist in Verteidigungsposition.</translation>
        </message>
        <message>
            <source>It has attacked this turn.</source>
            <translation>Das Monster hat in diesem Zug schon angegriffen.</translation>
        </message>
        <message>
            <source>It lies face-down.</source>
            <translation>Die Karte liegt verdeckt.</translation>
        </message>
        <message>
            <source>A monster has to be attacked while there is one.</source>
            <translation>Solange es Monster gibt, muss eines davon angegriffen werden.</translation>
        </message>
        <message>
            <source>There is no battle in the first turn.</source>
            <translation>Im ersten Zug gibt es keinen Kampf.</translation>
        </message>
        <message>
            <source>The battle of this turn is over.</source>
            <translation>Der Kampf dieses Zuges ist vorbei.</translation>
        </message>
        <message>
            <source>You can play no more minions this turn.</source>
            <translation>Du kannst in diesem Zug keinen Handlanger mehr spielen.</translation>
        </message>
        <message>
            <source>You can play no more actions this turn.</source>
            <translation>Du kannst in diesem Zug keine Aktion mehr spielen.</translation>
        </message>
        <message>
            <source>The minion that you can still play has to be weaker.</source>
            <translation>Der Handlanger, den du noch spielen kannst, muss schwächer sein.</translation>
        </message>
        <message>
            <source>What you can still play can't be played there.</source>
            <translation>Was du noch spielen kannst, kann dort nicht gespielt werden.</translation>
        </message>
        <message>
            <source>There is nothing it could be played on.</source>
            <translation>Es gibt nichts, worauf die Karte gespielt werden könnte.</translation>
        </message>
        <message>
            <source>It has been used this turn.</source>
            <translation>Die Karte ist in diesem Zug schon benutzt worden.</translation>
        </message>
        <message>
            <source>Only before a base scores.</source>
            <translation>Nur bevor eine Basis gewertet wird.</translation>
        </message>
        <message>
            <source>Not while a base is about to score.</source>
            <translation>Nicht, während eine Basis gewertet werden soll.</translation>
        </message>
        <message>
            <source>Only specials can be played now.</source>
            <translation>Jetzt können nur Spezialkarten gespielt werden.</translation>
        </message>
        <message>
            <source>Only as an action of your own turn.</source>
            <translation>Nur als Aktion in deinem eigenen Zug.</translation>
        </message>
        <message>
            <source>Not enough clicks.</source>
            <translation>Nicht genug Klicks.</translation>
        </message>
        <message>
            <source>There are no subroutines that it could break now.</source>
            <translation>Es gibt keine Subroutinen, die es jetzt brechen könnte.</translation>
        </message>
        <message>
            <source>It is weaker than the ice.</source>
            <translation>Die Stärke des Ice ist höher.</translation>
        </message>
        <message>
            <source>There is no place where it could be installed.</source>
            <translation>Es gibt keinen Ort, an dem die Karte installiert werden könnte.</translation>
        </message>
        <message>
            <source>There would not be enough memory for it.</source>
            <translation>Es gäbe nicht genug Speicher dafür.</translation>
        </message>
        <message>
            <source>It has not been advanced often enough.</source>
            <translation>Die Agenda ist nicht oft genug vorangetrieben worden.</translation>
        </message>
        <message>
            <source>Agendas are scored in the Corp's turn, between actions.</source>
            <translation>Agendas werden im Zug des Konzerns zwischen Aktionen gewertet.</translation>
        </message>
        <message>
            <source>This is no time to rez cards.</source>
            <translation>Jetzt können keine Karten aktiviert werden.</translation>
        </message>
        <message>
            <source>Ice is rezzed as the Runner approaches it.</source>
            <translation>Ice wird aktiviert, wenn der Runner sich ihm nähert.</translation>
        </message>
        <message>
            <source>There are no virus counters.</source>
            <translation>Es gibt keine Virusmarken.</translation>
        </message>
        <message>
            <source>The Runner has no tags.</source>
            <translation>Der Runner hat keine Markierungen.</translation>
        </message>
    </context>
</TS>
