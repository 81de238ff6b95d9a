<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>ActivityPanel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message>
        <source>Now choose onto what.</source>
        <translation>Wähle jetzt, worauf.</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Tipp: %1</translation>
    </message>
</context>
<context>
    <name>AnswerButtons</name>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Put the hint away (%1)</source>
        <translation>Tipp weglegen (%1)</translation>
    </message>
    <message>
        <source>What would a good player do? (%1)</source>
        <translation>Was täte ein guter Spieler? (%1)</translation>
    </message>
    <message>
        <source>Take back the last answer (%1)</source>
        <translation>Letzte Antwort zurücknehmen (%1)</translation>
    </message>
    <message>
        <source>Give the answer again that was taken back (%1)</source>
        <translation>Zurückgenommene Antwort noch einmal geben (%1)</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>or type it</source>
        <translation>oder tippen</translation>
    </message>
</context>
<context>
    <name>Arcana</name>
    <message>
        <source>has an ability</source>
        <translation>hat eine Fähigkeit</translation>
    </message>
    <message>
        <source>Play this land</source>
        <translation>Land spielen</translation>
    </message>
    <message>
        <source>Cast this spell</source>
        <translation>Zauber wirken</translation>
    </message>
    <message>
        <source>Use its ability</source>
        <translation>Fähigkeit benutzen</translation>
    </message>
    <message>
        <source>Tap for mana</source>
        <translation>Für Mana tappen</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Bezahlen</translation>
    </message>
    <message>
        <source>Pay for me</source>
        <translation>Für mich bezahlen</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angreifen</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Blocken</translation>
    </message>
    <message>
        <source>Your main phase</source>
        <translation>Deine Hauptphase</translation>
    </message>
    <message>
        <source>Their main phase</source>
        <translation>Gegnerische Hauptphase</translation>
    </message>
    <message>
        <source>Your second main phase</source>
        <translation>Deine zweite Hauptphase</translation>
    </message>
    <message>
        <source>Their second main phase</source>
        <translation>Gegnerische zweite Hauptphase</translation>
    </message>
    <message>
        <source>Your attack</source>
        <translation>Dein Angriff</translation>
    </message>
    <message>
        <source>You are attacked</source>
        <translation>Du wirst angegriffen</translation>
    </message>
    <message>
        <source>Blockers are declared</source>
        <translation>Blocker sind bestimmt</translation>
    </message>
    <message>
        <source>Your turn ends</source>
        <translation>Dein Zug endet</translation>
    </message>
    <message>
        <source>Their turn ends</source>
        <translation>Der gegnerische Zug endet</translation>
    </message>
    <message>
        <source>Upkeep</source>
        <translation>Versorgungssegment</translation>
    </message>
    <message>
        <source>Draw step</source>
        <translation>Ziehsegment</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>To combat</source>
        <translation>Zum Kampf</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Pay %1?</source>
        <translation>%1 bezahlen?</translation>
    </message>
    <message>
        <source>Your opening hand</source>
        <translation>Deine Starthand</translation>
    </message>
    <message>
        <source>Send it back and draw another? One card fewer each time.</source>
        <translation>Zurückmischen und neu ziehen? Jedes Mal eine Karte weniger.</translation>
    </message>
    <message>
        <source>New hand</source>
        <translation>Neue Hand</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Choose a card for the bottom of your library.</source>
        <translation>Wähl eine Karte, die unter deine Bibliothek kommt.</translation>
    </message>
    <message>
        <source>Your hand is too big</source>
        <translation>Zu viele Karten auf der Hand</translation>
    </message>
    <message>
        <source>Choose a card to discard.</source>
        <translation>Wähl eine Karte zum Abwerfen.</translation>
    </message>
    <message>
        <source>X is %1. </source>
        <translation>X ist %1. </translation>
    </message>
    <message>
        <source>How much is X?</source>
        <translation>Wie viel ist X?</translation>
    </message>
    <message>
        <source>How much damage to %1? From %2 to %3.</source>
        <translation>Wie viel Schaden für %1? Von %2 bis %3.</translation>
    </message>
    <message>
        <source>Choose a number.</source>
        <translation>Wähl eine Zahl.</translation>
    </message>
    <message>
        <source>Respond, or let it happen.</source>
        <translation>Antworte darauf oder lass es zu.</translation>
    </message>
    <message>
        <source>Let it happen</source>
        <translation>Zulassen</translation>
    </message>
    <message>
        <source>Play a card, or go on.</source>
        <translation>Spiel eine Karte oder mach weiter.</translation>
    </message>
    <message>
        <source>Nothing to play now.</source>
        <translation>Jetzt ist nichts zu spielen.</translation>
    </message>
    <message>
        <source>Click lands to pay, or let it be paid for you.</source>
        <translation>Klick Länder an, um zu bezahlen, oder lass für dich bezahlen.</translation>
    </message>
    <message>
        <source>The mana is there.</source>
        <translation>Das Mana ist da.</translation>
    </message>
    <message>
        <source>Click the creatures that attack.</source>
        <translation>Klick die Kreaturen an, die angreifen.</translation>
    </message>
    <message>
        <source>These attack.</source>
        <translation>Diese greifen an.</translation>
    </message>
    <message>
        <source>No attack</source>
        <translation>Kein Angriff</translation>
    </message>
    <message>
        <source>Attack with all</source>
        <translation>Alle greifen an</translation>
    </message>
    <message>
        <source>Click a creature of yours, then the attacker that it blocks.</source>
        <translation>Klick eine eigene Kreatur an, dann den Angreifer, den sie blockt.</translation>
    </message>
    <message>
        <source>No block</source>
        <translation>Kein Block</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>%1 is being played</source>
        <translation>%1 wird gespielt</translation>
    </message>
    <message>
        <source>an ability of %1 is being used</source>
        <translation>eine Fähigkeit von %1 wird benutzt</translation>
    </message>
    <message>
        <source>%1 happens now</source>
        <translation>%1 geschieht jetzt</translation>
    </message>
    <message>
        <source>both players let it</source>
        <translation>beide lassen es zu</translation>
    </message>
    <message>
        <source>the turn goes on</source>
        <translation>der Zug geht weiter</translation>
    </message>
    <message>
        <source>can be paid for</source>
        <translation>lässt sich bezahlen</translation>
    </message>
    <message>
        <source>attackers are declared</source>
        <translation>Angreifer werden bestimmt</translation>
    </message>
    <message>
        <source>blockers are declared</source>
        <translation>Blocker werden bestimmt</translation>
    </message>
    <message>
        <source>combat damage is dealt</source>
        <translation>Kampfschaden wird zugefügt</translation>
    </message>
    <message>
        <source>the turn ends</source>
        <translation>der Zug endet</translation>
    </message>
    <message>
        <source>play %1</source>
        <translation>%1 spielen</translation>
    </message>
    <message>
        <source>use %1</source>
        <translation>%1 benutzen</translation>
    </message>
    <message>
        <source>tap %1</source>
        <translation>%1 tappen</translation>
    </message>
    <message>
        <source>attack with %1</source>
        <translation>mit %1 angreifen</translation>
    </message>
    <message>
        <source>block %1 with %2</source>
        <translation>%1 mit %2 blocken</translation>
    </message>
    <message>
        <source>Untap</source>
        <translation>Enttappen</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Main</source>
        <translation>Haupt</translation>
    </message>
    <message>
        <source>Main 2</source>
        <translation>Haupt 2</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>attacks</source>
        <translation>greift an</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>blockt</translation>
    </message>
    <message>
        <source>life</source>
        <translation>Leben</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Karten auf der Hand</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Graveyard</source>
        <translation>Friedhof</translation>
    </message>
    <message>
        <source>Exile</source>
        <translation>Exil</translation>
    </message>
    <message>
        <source>has %1 now</source>
        <translation>hat jetzt %1</translation>
    </message>
    <message>
        <source>Both players lost at the same time.</source>
        <translation>Beide haben gleichzeitig verloren.</translation>
    </message>
    <message>
        <source>%1: no life left.</source>
        <translation>%1: kein Leben mehr.</translation>
    </message>
    <message>
        <source>%1: no card left to draw.</source>
        <translation>%1: keine Karte mehr zum Ziehen.</translation>
    </message>
    <message>
        <source>%1: lost by a card.</source>
        <translation>%1: durch eine Karte verloren.</translation>
    </message>
    <message>
        <source>%1 gave up.</source>
        <translation>%1: aufgegeben.</translation>
    </message>
    <message>
        <source>has %1 from %2</source>
        <translation>hat %1 durch %2</translation>
    </message>
    <message>
        <source>power %1, toughness %2</source>
        <translation>Stärke %1, Widerstandskraft %2</translation>
    </message>
    <message>
        <source>white</source>
        <translation>weiß</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>black</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>colorless</source>
        <translation>farblos</translation>
    </message>
    <message>
        <source>costs %1</source>
        <translation>kostet %1</translation>
    </message>
</context>
<context>
    <name>AutoPassSheet</name>
    <message>
        <source>When to ask me</source>
        <translation>Wann ich gefragt werde</translation>
    </message>
    <message>
        <source>When to pause for you in this game. Required choices are always asked.</source>
        <translation>Wenn du in diesem Spiel etwas tun könntest. Was beantwortet werden muss, wird immer gefragt.</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Stops at every opportunity.</source>
        <translation>Bei jeder Gelegenheit, auch wenn nichts zu tun ist.</translation>
    </message>
    <message>
        <source>Skips when you have no possible action.</source>
        <translation>Nie, wenn nichts zu tun ist.</translation>
    </message>
    <message>
        <source>Skips when everything you could do now can still be done later.</source>
        <translation>Nicht, wenn alles, was jetzt geht, auch später noch geht.</translation>
    </message>
    <message>
        <source>Where it matters</source>
        <translation>Wenn es zählt</translation>
    </message>
    <message>
        <source>Where I can do something</source>
        <translation>Wenn ich etwas tun kann</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>Haltepunkte</translation>
    </message>
    <message>
        <source>Here I want to be asked, although “Pass on” or what goes without saying would go on.</source>
        <translation>Hier möchte ich gefragt werden, auch wenn „Weiterpassen“ oder Selbstverständliches sonst weiterginge.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Wie üblich</translation>
    </message>
    <message>
        <source>your turns</source>
        <translation>deine Züge</translation>
    </message>
    <message>
        <source>other turns</source>
        <translation>andere Züge</translation>
    </message>
    <message>
        <source>%1: stop in your turns</source>
        <translation>%1: in deinen Zügen anhalten</translation>
    </message>
    <message>
        <source>%1: stop in other turns</source>
        <translation>%1: in anderen Zügen anhalten</translation>
    </message>
</context>
<context>
    <name>Badge</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Basebreak</name>
    <message>
        <source>first</source>
        <translation>Platz 1</translation>
    </message>
    <message>
        <source>second</source>
        <translation>Platz 2</translation>
    </message>
    <message>
        <source>third</source>
        <translation>Platz 3</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>Platz 4</translation>
    </message>
    <message>
        <source>tied for %1 with %2 power</source>
        <translation>gemeinsam %1 mit Stärke %2</translation>
    </message>
    <message>
        <source>%1 with %2 power</source>
        <translation>%1 mit Stärke %2</translation>
    </message>
    <message>
        <source>%1 scores</source>
        <translation>Wertung: %1</translation>
    </message>
    <message>
        <source>Use its ability</source>
        <translation>Fähigkeit benutzen</translation>
    </message>
    <message>
        <source>Play this minion</source>
        <translation>Handlanger spielen</translation>
    </message>
    <message>
        <source>Play this action</source>
        <translation>Aktion spielen</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>Play a minion or an action, or end your turn.</source>
        <translation>Spiel einen Handlanger oder eine Aktion, oder beende deinen Zug.</translation>
    </message>
    <message>
        <source>There is nothing more to play.</source>
        <translation>Es ist nichts mehr zu spielen.</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Play an extra minion now, or not at all.</source>
        <translation>Spiel jetzt einen Handlanger extra oder gar nicht.</translation>
    </message>
    <message>
        <source>Play an extra action now, or not at all.</source>
        <translation>Spiel jetzt eine Aktion extra oder gar nicht.</translation>
    </message>
    <message>
        <source>Play an extra minion of power %1 or less now, or not at all.</source>
        <translation>Spiel jetzt einen Handlanger der Stärke %1 oder weniger extra oder gar nicht.</translation>
    </message>
    <message>
        <source>Play none</source>
        <translation>Keine spielen</translation>
    </message>
    <message>
        <source>It is going to score. Play a special first, or let it score.</source>
        <translation>Sie wird gleich gewertet. Spiel vorher eine Spezialkarte oder lass sie werten.</translation>
    </message>
    <message>
        <source>Let it score</source>
        <translation>Werten lassen</translation>
    </message>
    <message>
        <source>Your first hand</source>
        <translation>Deine Starthand</translation>
    </message>
    <message>
        <source>There is no minion in it. Show it and draw another one? Only once.</source>
        <translation>Kein Handlanger dabei. Vorzeigen und neu ziehen? Nur einmal.</translation>
    </message>
    <message>
        <source>New hand</source>
        <translation>Neue Hand</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>By which extra play do you play it? The other one is left.</source>
        <translation>Welche Extrakarte soll es sein? Die andere bleibt übrig.</translation>
    </message>
    <message>
        <source>Your hand is too big</source>
        <translation>Zu viele Karten auf der Hand</translation>
    </message>
    <message>
        <source>Choose a card to discard.</source>
        <translation>Wähl eine Karte zum Abwerfen.</translation>
    </message>
    <message>
        <source>Several bases break</source>
        <translation>Mehrere Basen brechen</translation>
    </message>
    <message>
        <source>Which one scores first?</source>
        <translation>Welche wird zuerst gewertet?</translation>
    </message>
    <message>
        <source>At which base do you play it?</source>
        <translation>An welcher Basis spielst du sie?</translation>
    </message>
    <message>
        <source>On what do you play it?</source>
        <translation>Worauf spielst du sie?</translation>
    </message>
    <message>
        <source>your %1</source>
        <translation>%1 (du)</translation>
    </message>
    <message>
        <source>%1&apos;s %2</source>
        <translation>%2 (%1)</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 an %2</translation>
    </message>
    <message>
        <source>%1 is being played</source>
        <translation>%1 wird gespielt</translation>
    </message>
    <message>
        <source>an ability of %1 is being used</source>
        <translation>eine Fähigkeit von %1 wird benutzt</translation>
    </message>
    <message>
        <source>gives an extra play</source>
        <translation>erlaubt eine Karte extra</translation>
    </message>
    <message>
        <source>its breakpoint was reached</source>
        <translation>ihr Bruchpunkt ist erreicht</translation>
    </message>
    <message>
        <source>specials may be played</source>
        <translation>Spezialkarten dürfen gespielt werden</translation>
    </message>
    <message>
        <source>before it scores</source>
        <translation>bevor sie gewertet wird</translation>
    </message>
    <message>
        <source>draws for the end of the turn</source>
        <translation>zum Zugende wird gezogen</translation>
    </message>
    <message>
        <source>the first hands are dealt</source>
        <translation>die Starthände werden ausgeteilt</translation>
    </message>
    <message>
        <source>use %1</source>
        <translation>%1 benutzen</translation>
    </message>
    <message>
        <source>play %1</source>
        <translation>%1 spielen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Play cards</source>
        <translation>Karten spielen</translation>
    </message>
    <message>
        <source>Score bases</source>
        <translation>Basen werten</translation>
    </message>
    <message>
        <source>Draw cards</source>
        <translation>Karten ziehen</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 Punkt</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Bases to come</source>
        <translation>Kommende Basen</translation>
    </message>
    <message>
        <source>Bases that are gone</source>
        <translation>Frühere Basen</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Karten auf der Hand</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Ablagestapel</translation>
    </message>
    <message>
        <source>Minions that may still be played this turn</source>
        <translation>Handlanger, die in diesem Zug noch gespielt werden dürfen</translation>
    </message>
    <message>
        <source>Actions that may still be played this turn</source>
        <translation>Aktionen, die in diesem Zug noch gespielt werden dürfen</translation>
    </message>
    <message>
        <source>%1 if it broke now</source>
        <translation>%1, falls sie jetzt bricht</translation>
    </message>
    <message>
        <source>%1 of %2 power</source>
        <translation>Stärke %1 von %2</translation>
    </message>
    <message>
        <source>It belongs to %1.</source>
        <translation>Gehört: %1.</translation>
    </message>
    <message>
        <source>Its abilities don&apos;t work.</source>
        <translation>Ihre Fähigkeiten wirken nicht.</translation>
    </message>
    <message>
        <source>%1 gave up</source>
        <translation>%1: aufgegeben</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Play an extra action now, or keep that for later.</source>
        <translation>Spiel jetzt eine Aktion extra oder heb dir das für später auf.</translation>
    </message>
    <message>
        <source>Play an extra minion now, or keep that for later.</source>
        <translation>Spiel jetzt einen Handlanger extra oder heb dir das für später auf.</translation>
    </message>
    <message>
        <source>Play an extra minion of power %1 or less now, or keep that for later.</source>
        <translation>Spiel jetzt einen Handlanger der Stärke %1 oder weniger extra oder heb dir das für später auf.</translation>
    </message>
    <message>
        <source>Power %1; %2 is printed on it.</source>
        <translation>Stärke %1; aufgedruckt ist %2.</translation>
    </message>
    <message>
        <source>breakpoint %1</source>
        <translation>Bruchpunkt %1</translation>
    </message>
    <message>
        <source>power %1</source>
        <translation>Stärke %1</translation>
    </message>
    <message>
        <source>scores %1, %2 and %3 points</source>
        <translation>bringt %1, %2 und %3 Punkte</translation>
    </message>
</context>
<context>
    <name>MomentRecorder</name>
    <message>
        <source>Your turn</source>
        <translation>Du bist am Zug</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <translation>%1 ist am Zug</translation>
    </message>
</context>
<context>
    <name>BranchSheet</name>
    <message>
        <source>Play on from here</source>
        <translation>Ab hier weiterspielen</translation>
    </message>
    <message>
        <source>%1. It becomes a match of its own; this one stays as it is.</source>
        <translation>%1. Daraus wird eine eigene Partie; diese bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Who plays this seat; pressed, the next one</source>
        <translation>Wer hier spielt; ein Druck wählt den Nächsten</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>CardGrid</name>
    <message>
        <source>A hidden card</source>
        <translation>Eine verdeckte Karte</translation>
    </message>
</context>
<context>
    <name>CardMenu</name>
    <message>
        <source>What to do with this card</source>
        <translation>Was mit dieser Karte zu tun ist</translation>
    </message>
    <message>
        <source>Close the menu</source>
        <translation>Das Menü schließen</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>spent</source>
        <translation>verbraucht</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>noch nicht bereit</translation>
    </message>
    <message>
        <source>damage: %1</source>
        <translation>Schaden: %1</translation>
    </message>
    <message>
        <source>A hidden card</source>
        <translation>Eine verdeckte Karte</translation>
    </message>
    <message>
        <source>face-down</source>
        <translation>verdeckt</translation>
    </message>
</context>
<context>
    <name>ChancePanel</name>
    <message>
        <source>The mistake before (%1)</source>
        <translation>Zum Fehler davor (%1)</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Zum Fehler</translation>
    </message>
    <message>
        <source>%1 % · Stop</source>
        <translation>%1 % · Anhalten</translation>
    </message>
    <message>
        <source>Anew</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Analyse this match</source>
        <translation>Partie analysieren</translation>
    </message>
    <message>
        <source>The computer looks at every decision, and knows no more than who decided (%1)</source>
        <translation>Der Computer sieht sich jede Entscheidung an und weiß nicht mehr, als wer sie traf (%1)</translation>
    </message>
    <message>
        <source>The chance to win over the match</source>
        <translation>Die Gewinnchance im Lauf der Partie</translation>
    </message>
</context>
<context>
    <name>ChosenDeck</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 für %2</translation>
    </message>
    <message>
        <source>%1+</source>
        <translation>%1+</translation>
    </message>
    <message>
        <source>%1 for %2 or more</source>
        <translation>%1 für %2 oder mehr</translation>
    </message>
</context>
<context>
    <name>CommonPiles</name>
    <message numerus="yes">
        <source>%1: %n cards</source>
        <translation>
            <numerusform>%1: %n Karte</numerusform>
            <numerusform>%1: %n Karten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Counters</name>
    <message>
        <source>credit</source>
        <translation>Credit</translation>
    </message>
    <message>
        <source>credits</source>
        <translation>Credits</translation>
    </message>
    <message>
        <source>credits that lie on a card</source>
        <translation>Credits, die auf einer Karte liegen</translation>
    </message>
    <message>
        <source>virus counter</source>
        <translation>Virusmarke</translation>
    </message>
    <message>
        <source>virus counters</source>
        <translation>Virusmarken</translation>
    </message>
    <message>
        <source>the Corp can purge them</source>
        <translation>der Konzern kann sie entfernen</translation>
    </message>
    <message>
        <source>power counter</source>
        <translation>Kraftmarke</translation>
    </message>
    <message>
        <source>power counters</source>
        <translation>Kraftmarken</translation>
    </message>
    <message>
        <source>what a card says of them</source>
        <translation>was eine Karte dazu sagt</translation>
    </message>
    <message>
        <source>advancement counter</source>
        <translation>Fortschrittsmarke</translation>
    </message>
    <message>
        <source>advancement counters</source>
        <translation>Fortschrittsmarken</translation>
    </message>
    <message>
        <source>how far a card is advanced</source>
        <translation>wie weit eine Karte vorangetrieben ist</translation>
    </message>
    <message>
        <source>agenda counter</source>
        <translation>Agendamarke</translation>
    </message>
    <message>
        <source>agenda counters</source>
        <translation>Agendamarken</translation>
    </message>
    <message>
        <source>what an agenda says of them</source>
        <translation>was eine Agenda dazu sagt</translation>
    </message>
</context>
<context>
    <name>Database</name>
    <message>
        <source>%1 is in use by another program. Try again in a moment.</source>
        <translation>%1 wird gerade von einem anderen Programm benutzt. Versuch es gleich noch einmal.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written.</source>
        <translation>%1 lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written: the disk is full.</source>
        <translation>%1 lässt sich nicht schreiben: Der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be opened.</source>
        <translation>%1 lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be used: %2.</source>
        <translation>%1 lässt sich nicht benutzen: %2.</translation>
    </message>
    <message>
        <source>%1 is broken, and can&apos;t be renamed.</source>
        <translation>%1 ist beschädigt und lässt sich nicht umbenennen.</translation>
    </message>
    <message>
        <source>%1 was broken, and is kept as %2. A new one is begun, without the decks of yours and the matches that were in it.</source>
        <translation>%1 war beschädigt und wird als %2 aufbewahrt. Eine neue Datei ist angelegt, ohne deine Decks und die Partien, die darin waren.</translation>
    </message>
    <message>
        <source>The folder %1 can&apos;t be made, so nothing can be kept.</source>
        <translation>Der Ordner %1 lässt sich nicht anlegen, daher kann nichts aufbewahrt werden.</translation>
    </message>
    <message>
        <source>%1 was written by a newer Duelogue, and is left as it is: version %2 of its tables, where this one knows %3.</source>
        <translation>%1 stammt von einem neueren Duelogue und bleibt, wie es ist: Version %2 der Tabellen, dieses kennt %3.</translation>
    </message>
</context>
<context>
    <name>DeckButtons</name>
    <message>
        <source>Paste deck…</source>
        <translation>Deck einfügen&#xa0;…</translation>
    </message>
    <message>
        <source>A list on the clipboard becomes a deck of yours</source>
        <translation>Aus einer Liste in der Zwischenablage wird ein eigenes Deck</translation>
    </message>
    <message>
        <source>Copy deck</source>
        <translation>Deck kopieren</translation>
    </message>
    <message>
        <source>The deck goes to the clipboard, as a list for other programs</source>
        <translation>Das Deck kommt als Liste für andere Programme in die Zwischenablage</translation>
    </message>
    <message>
        <source>Forget deck</source>
        <translation>Deck löschen</translation>
    </message>
    <message>
        <source>This deck of yours is kept no longer</source>
        <translation>Dieses eigene Deck wird nicht länger aufbewahrt</translation>
    </message>
</context>
<context>
    <name>DeckClipboard</name>
    <message>
        <source>%1 is on the clipboard.</source>
        <translation>%1 ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The deck can&apos;t be kept.</source>
        <translation>Das Deck lässt sich nicht aufbewahren.</translation>
    </message>
    <message>
        <source>%1, extra deck</source>
        <translation>%1, Extra-Deck</translation>
    </message>
    <message>
        <source>%1, beside</source>
        <translation>%1, daneben</translation>
    </message>
    <message>
        <source>Line %1: %2.</source>
        <translation>Zeile %1: %2.</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 Karte</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 Karten</translation>
    </message>
    <message>
        <source>It takes the place of your deck of that name.</source>
        <translation>Es ersetzt dein Deck dieses Namens.</translation>
    </message>
    <message>
        <source>The deck is kept among yours.</source>
        <translation>Das Deck ist jetzt bei deinen.</translation>
    </message>
    <message>
        <source>The deck has replaced your deck of that name.</source>
        <translation>Das Deck hat dein Deck dieses Namens ersetzt.</translation>
    </message>
    <message>
        <source>%1 is forgotten.</source>
        <translation>%1 ist gelöscht.</translation>
    </message>
    <message>
        <source>%1 is there again.</source>
        <translation>%1 ist wieder da.</translation>
    </message>
</context>
<context>
    <name>DeckGrid</name>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
</context>
<context>
    <name>DeckPair</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Choose for this seat</source>
        <translation>Für diesen Platz wählen</translation>
    </message>
</context>
<context>
    <name>DeckWords</name>
    <message>
        <source>only %1 card (minimum %2)</source>
        <translation>%1 Karte (nötig sind mindestens %2)</translation>
    </message>
    <message>
        <source>only %1 cards (minimum %2)</source>
        <translation>%1 Karten (nötig sind mindestens %2)</translation>
    </message>
    <message>
        <source>%1 cards (maximum %2)</source>
        <translation>%1 Karten (erlaubt sind höchstens %2)</translation>
    </message>
    <message>
        <source>%1 copies of &quot;%2&quot; (maximum %3)</source>
        <translation>%1-mal „%2“ (erlaubt sind höchstens %3)</translation>
    </message>
    <message>
        <source>%1 card in the extra deck (none allowed)</source>
        <translation>%1 Karte im Extra Deck (erlaubt ist keine)</translation>
    </message>
    <message>
        <source>%1 cards in the extra deck (none allowed)</source>
        <translation>%1 Karten im Extra Deck (erlaubt ist keine)</translation>
    </message>
    <message>
        <source>%1 cards in the extra deck (maximum %2)</source>
        <translation>%1 Karten im Extra Deck (erlaubt sind höchstens %2)</translation>
    </message>
    <message>
        <source>%1 card in the sideboard (none allowed)</source>
        <translation>%1 Karte im Sideboard (erlaubt ist keine)</translation>
    </message>
    <message>
        <source>%1 cards in the sideboard (none allowed)</source>
        <translation>%1 Karten im Sideboard (erlaubt ist keine)</translation>
    </message>
    <message>
        <source>%1 cards in the sideboard (maximum %2)</source>
        <translation>%1 Karten im Sideboard (erlaubt sind höchstens %2)</translation>
    </message>
    <message>
        <source>unknown card &quot;%1&quot;</source>
        <translation>unbekannte Karte „%1“</translation>
    </message>
    <message>
        <source>missing card name</source>
        <translation>hier fehlt der Name einer Karte</translation>
    </message>
    <message>
        <source>found &quot;%1&quot;, expected the number of a card</source>
        <translation>„%1“ ist keine Nummer einer Karte</translation>
    </message>
    <message>
        <source>found &quot;%1&quot;, expected a number and a card, e.g. &quot;%2&quot;</source>
        <translation>„%1“ ist keine Zahl mit einer Karte, wie etwa „%2“</translation>
    </message>
    <message>
        <source>found &quot;%1&quot;, expected a number and a card</source>
        <translation>„%1“ ist keine Zahl mit einer Karte</translation>
    </message>
    <message>
        <source>found &quot;%1&quot;, expected a number from %2 to %3</source>
        <translation>„%1“ ist keine Zahl von %2 bis %3</translation>
    </message>
    <message>
        <source>found &quot;%1&quot;, expected a tag as decks have them</source>
        <translation>„%1“ ist keine Marke, wie Decks sie haben</translation>
    </message>
    <message>
        <source>found &quot;%1&quot;, expected [metadata], [Main] or [Sideboard]</source>
        <translation>„%1“ ist weder [metadata] noch [Main] noch [Sideboard]</translation>
    </message>
    <message>
        <source>found more than %1 of &quot;%2&quot;</source>
        <translation>mehr als %1-mal „%2“</translation>
    </message>
    <message>
        <source>%1 bytes (a deck file has at most %2 MiB)</source>
        <translation>%1 Bytes (erlaubt ist höchstens %2 MiB)</translation>
    </message>
    <message>
        <source>not a deck file (too many errors)</source>
        <translation>keine Deckdatei (zu viele Fehler)</translation>
    </message>
    <message>
        <source>. Did you mean &quot;%1&quot;?</source>
        <translation>. Meintest du „%1“?</translation>
    </message>
    <message>
        <source>no identity (exactly %1 needed)</source>
        <translation>keine Identität (nötig ist genau %1)</translation>
    </message>
    <message>
        <source>%1 identities (only %2 allowed)</source>
        <translation>%1 Identitäten (erlaubt ist nur %2)</translation>
    </message>
    <message>
        <source>only %1 cards besides the identity (minimum %2)</source>
        <translation>%1 Karten neben der Identität (nötig sind mindestens %2)</translation>
    </message>
    <message>
        <source>servers can&apos;t be in a deck: &quot;%1&quot;</source>
        <translation>„%1“ ist ein Server und gehört in kein Deck</translation>
    </message>
    <message>
        <source>a Corp deck can&apos;t contain &quot;%1&quot;</source>
        <translation>„%1“ darf nicht in einem Konzern-Deck sein</translation>
    </message>
    <message>
        <source>a Runner deck can&apos;t contain &quot;%1&quot;</source>
        <translation>„%1“ darf nicht in einem Runner-Deck sein</translation>
    </message>
    <message>
        <source>%1 influence (maximum %2)</source>
        <translation>%1 Einfluss (erlaubt ist höchstens %2)</translation>
    </message>
    <message>
        <source>%1 agenda points (a %2-card deck needs %3 or %4)</source>
        <translation>%1 Agendapunkte (ein Deck mit %2 Karten braucht %3 oder %4)</translation>
    </message>
    <message>
        <source>agendas must be neutral or of the identity&apos;s faction: &quot;%1&quot;</source>
        <translation>„%1“ ist weder neutral noch von der Fraktion der Identität</translation>
    </message>
    <message>
        <source>found nothing, expected a number from %1 to %2</source>
        <translation>hier fehlt eine Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>found &quot;%1&quot;, expected one number of cards, not several</source>
        <translation>in „%1“ stehen mehrere Anzahlen (nötig ist eine)</translation>
    </message>
    <message>
        <source>this JSON has no card names; use the list as text</source>
        <translation>diesem JSON fehlen die Kartennamen; nimm die Liste als Text</translation>
    </message>
    <message>
        <source>only %1 card besides the identity (minimum %2)</source>
        <translation>%1 Karte neben der Identität (nötig sind mindestens %2)</translation>
    </message>
    <message>
        <source>%1 agenda point (a %2-card deck needs %3 or %4)</source>
        <translation>%1 Agendapunkt (ein Deck mit %2 Karten braucht %3 oder %4)</translation>
    </message>
    <message>
        <source>found &quot;%1&quot;, expected a card of the deck or the sideboard</source>
        <translation>„%1“ gehört weder ins Deck noch ins Sideboard</translation>
    </message>
    <message>
        <source>found &quot;%1&quot;, expected yes or no</source>
        <translation>statt „%1“ wird „yes“ oder „no“ erwartet</translation>
    </message>
    <message>
        <source>found &quot;%1&quot;, expected true or false</source>
        <translation>statt „%1“ wird „true“ oder „false“ erwartet</translation>
    </message>
    <message>
        <source>found &quot;%1&quot;, expected the end of the quotation as well</source>
        <translation>zu „%1“ fehlt das schließende Anführungszeichen</translation>
    </message>
    <message>
        <source>found &quot;%1&quot;, expected a whole link to a deck</source>
        <translation>„%1“ ist kein vollständiger Link zu einem Deck</translation>
    </message>
    <message>
        <source>found &quot;%1&quot;, expected one deck, not several</source>
        <translation>mit „%1“ sind es mehrere Decks (nötig ist eines)</translation>
    </message>
    <message>
        <source>not a text file</source>
        <translation>keine Textdatei</translation>
    </message>
    <message>
        <source>invalid JSON</source>
        <translation>ungültiges JSON</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>Black and red: cheap fighters, fire and death for the other side, and dragons to end it.</source>
        <translation>Schwarz und Rot: billige Kämpfer, Feuer und Tod für die andere Seite, und Drachen für den Schluss.</translation>
    </message>
    <message>
        <source>Red and green: the largest beasts that four lands can call, and bolts that clear their way.</source>
        <translation>Rot und Grün: die größten Bestien, die vier Länder rufen können, und Blitze, die ihnen den Weg bahnen.</translation>
    </message>
    <message>
        <source>White and green: sound creatures that grow, tricks in combat, and an answer for what gets through.</source>
        <translation>Weiß und Grün: solide Kreaturen, die wachsen, Kniffe im Kampf und auf alles eine Antwort.</translation>
    </message>
    <message>
        <source>Blue and black: hands are read and emptied, and what walks in the fog can&apos;t be stopped.</source>
        <translation>Blau und Schwarz: Hände werden gelesen und geleert, und was im Nebel geht, hält niemand auf.</translation>
    </message>
    <message>
        <source>Red alone: many small fighters at once, and fire for whoever is left standing.</source>
        <translation>Nur Rot: viele kleine Kämpfer auf einmal, und Feuer für alle, die noch stehen.</translation>
    </message>
    <message>
        <source>Black and green: poison and patience. Whatever dies here feeds something larger.</source>
        <translation>Schwarz und Grün: Gift und Geduld. Was hier stirbt, nährt etwas Größeres.</translation>
    </message>
    <message>
        <source>White and black: what falls is called back, what is hurt is healed, and little stands against it.</source>
        <translation>Weiß und Schwarz: Gefallene kehren zurück, Wunden heilen, und wenig hält dagegen stand.</translation>
    </message>
    <message>
        <source>White and blue: the ground is held, and everything that counts comes through the air.</source>
        <translation>Weiß und Blau: Der Boden wird gehalten, und alles, was zählt, kommt durch die Luft.</translation>
    </message>
    <message>
        <source>Blue and red: wings and lightning. What can&apos;t be burned is sent home again.</source>
        <translation>Blau und Rot: Flügel und Blitze. Was nicht brennt, wird wieder heimgeschickt.</translation>
    </message>
    <message>
        <source>Red and white: knights, marshals and goblins under one flag, with fire to open the gate.</source>
        <translation>Rot und Weiß: Ritter, Marschälle und Goblins unter einer Fahne, und Feuer, das die Tore öffnet.</translation>
    </message>
    <message>
        <source>Green alone: lands come early, and after them everything that ever walked under the trees.</source>
        <translation>Nur Grün: Erst kommen früh die Länder, dann alles, was je unter den Bäumen ging.</translation>
    </message>
    <message>
        <source>Blue and green: the forest grows what the tide brings in. Slow at first, and then very large.</source>
        <translation>Blau und Grün: Was die Flut bringt, lässt der Wald wachsen. Erst langsam, dann sehr groß.</translation>
    </message>
    <message>
        <source>Beams minions away, and scores on the side</source>
        <translation>Beamt Handlanger weg und punktet nebenbei</translation>
    </message>
    <message>
        <source>Sheer power</source>
        <translation>Pure Stärke</translation>
    </message>
    <message>
        <source>Strikes unseen, even before a base scores</source>
        <translation>Schlägt ungesehen zu, noch bevor eine Basis gewertet wird</translation>
    </message>
    <message>
        <source>Always on the move</source>
        <translation>Immer unterwegs</translation>
    </message>
    <message>
        <source>Small ones in great numbers</source>
        <translation>Kleine in großer Zahl</translation>
    </message>
    <message>
        <source>Traps, and mischief for everybody else</source>
        <translation>Fallen und Unfug für alle anderen</translation>
    </message>
    <message>
        <source>More cards and more actions than anybody</source>
        <translation>Mehr Karten und mehr Aktionen als alle anderen</translation>
    </message>
    <message>
        <source>Comes back from the discard pile</source>
        <translation>Kommt vom Ablagestapel zurück</translation>
    </message>
    <message>
        <source>Sorcerers with a book and a shadow; their master comes when two give way.</source>
        <translation>Hexer mit Buch und Schatten; ihr Meister kommt, wenn zwei weichen.</translation>
    </message>
    <message>
        <source>Lord of D. keeps the dragons, and a flute calls them by twos.</source>
        <translation>Lord of D. hütet die Drachen, und eine Flöte ruft sie zu zweit.</translation>
    </message>
    <message>
        <source>Nothing lies open: what you attack bites, and what you leave alone bites later.</source>
        <translation>Nichts liegt offen: Was du angreifst, beißt, und was du in Ruhe lässt, beißt später.</translation>
    </message>
    <message>
        <source>Warriors who hold their own ground, and a knight to lead them.</source>
        <translation>Krieger, die ihr Feld halten, und ein Ritter, der sie führt.</translation>
    </message>
    <message>
        <source>The starter deck as it was sold</source>
        <translation>Das Starterdeck, wie es verkauft wurde</translation>
    </message>
    <message>
        <source>The fallen leave something behind, and some of them come back for it.</source>
        <translation>Gefallene hinterlassen etwas, und manche kommen dafür zurück.</translation>
    </message>
    <message>
        <source>Fiends under a dark sky: each hits harder than the one before.</source>
        <translation>Unterweltler unter dunklem Himmel: Jeder schlägt härter zu als der vorige.</translation>
    </message>
    <message>
        <source>Walls in front, and behind them a fire that needs no attack.</source>
        <translation>Vorn Mauern, dahinter ein Feuer, das keinen Angriff braucht.</translation>
    </message>
    <message>
        <source>What stands on the other side is only lent. It pays for larger lords.</source>
        <translation>Was auf der anderen Seite steht, ist nur geliehen. Damit zahlt man für größere Herren.</translation>
    </message>
    <message>
        <source>Slow, broad and of the earth; it gives way to nothing.</source>
        <translation>Langsam, breit und aus Erde; es weicht vor nichts.</translation>
    </message>
    <message>
        <source>Strength is a loan: books, swords and dark skies, and a trap that calls them in.</source>
        <translation>Stärke ist geliehen: Bücher, Schwerter und dunkle Himmel, und eine Falle, die sie einfordert.</translation>
    </message>
    <message>
        <source>Beasts and those who run with them, across the open plain.</source>
        <translation>Bestien und alle, die mit ihnen laufen, über die offene Ebene.</translation>
    </message>
    <message>
        <source>More clicks than a day has, spent behind machines that cost clicks to pass.</source>
        <translation>Mehr Klicks, als ein Tag hat, hinter Maschinen, an denen man nur mit Klicks vorbeikommt.</translation>
    </message>
    <message>
        <source>The right tool for each lock, built at leisure and used all at once.</source>
        <translation>Für jedes Schloss das richtige Werkzeug, in Ruhe gebaut und auf einmal benutzt.</translation>
    </message>
    <message>
        <source>Everybody can be found. Whoever is tagged loses money, and whoever is poor loses the race.</source>
        <translation>Jeder ist zu finden. Wer markiert ist, verliert Geld, und wer arm ist, das Rennen.</translation>
    </message>
    <message>
        <source>In through the back, out with the money, and gone before anybody counts.</source>
        <translation>Hinten hinein, mit dem Geld hinaus, und weg, bevor jemand zählt.</translation>
    </message>
    <message>
        <source>Every door opens easily. What lies behind it bites, and even a stolen agenda hurts.</source>
        <translation>Jede Tür geht leicht auf. Was dahinter liegt, beißt, und selbst eine gestohlene Agenda tut weh.</translation>
    </message>
    <message>
        <source>One virus after the other, until the ice is gone and the archives are full.</source>
        <translation>Ein Virus nach dem anderen, bis das Ice weg und das Archiv voll ist.</translation>
    </message>
    <message>
        <source>Money, thick walls, and scorched earth for whoever leaves a trail.</source>
        <translation>Geld, dicke Mauern, und verbrannte Erde für alle, die eine Spur hinterlassen.</translation>
    </message>
    <message>
        <source>quick</source>
        <translation>schnell</translation>
    </message>
    <message>
        <source>small creatures and low costs</source>
        <translation>kleine Kreaturen und niedrige Kosten</translation>
    </message>
    <message>
        <source>mighty</source>
        <translation>mächtig</translation>
    </message>
    <message>
        <source>more lands, and large things for them</source>
        <translation>mehr Länder und Großes dafür</translation>
    </message>
    <message>
        <source>cunning</source>
        <translation>listig</translation>
    </message>
    <message>
        <source>fewer creatures, more sorcery</source>
        <translation>weniger Kreaturen, mehr Zauberei</translation>
    </message>
    <message>
        <source>single</source>
        <translation>einfarbig</translation>
    </message>
    <message>
        <source>one colour</source>
        <translation>eine Farbe</translation>
    </message>
    <message>
        <source>motley</source>
        <translation>bunt</translation>
    </message>
    <message>
        <source>three colours</source>
        <translation>drei Farben</translation>
    </message>
    <message>
        <source>monsters that need no tribute</source>
        <translation>Monster, die keinen Tribut brauchen</translation>
    </message>
    <message>
        <source>large monsters, and small ones to pay for them</source>
        <translation>große Monster und kleine, die für sie bezahlen</translation>
    </message>
    <message>
        <source>fewer monsters, more spells and traps</source>
        <translation>weniger Monster, mehr Zauber und Fallen</translation>
    </message>
</context>
<context>
    <name>Durations</name>
    <message>
        <source>until end of turn</source>
        <translation>bis zum Ende des Zuges</translation>
    </message>
    <message>
        <source>during {player} next turn</source>
        <translation>im nächsten Zug von {player}</translation>
    </message>
    <message>
        <source>during {player} next untap step</source>
        <translation>im nächsten Enttappsegment von {player}</translation>
    </message>
    <message>
        <source>until end of combat</source>
        <translation>bis zum Ende des Kampfes</translation>
    </message>
    <message>
        <source>for the rest of the game</source>
        <translation>für den Rest des Spiels</translation>
    </message>
    <message>
        <source>until the end of {player} turn</source>
        <translation>bis zum Ende des Zuges von {player}</translation>
    </message>
    <message>
        <source>until the end of the turn</source>
        <translation>bis zum Ende des Zuges</translation>
    </message>
    <message>
        <source>until the end of this turn</source>
        <translation>bis zum Ende dieses Zuges</translation>
    </message>
    <message>
        <source>until the End Phase</source>
        <translation>bis zur End Phase</translation>
    </message>
    <message>
        <source>for the rest of the duel</source>
        <translation>für den Rest des Duells</translation>
    </message>
    <message>
        <source>for the remainder of this encounter</source>
        <translation>für den Rest dieser Begegnung</translation>
    </message>
    <message>
        <source>for the next encounter during this run</source>
        <translation>für die nächste Begegnung in diesem Run</translation>
    </message>
    <message>
        <source>for the remainder of this run</source>
        <translation>für den Rest dieses Runs</translation>
    </message>
</context>
<context>
    <name>Endings</name>
    <message>
        <source>What the cards do would go on without end: nobody wins.</source>
        <translation>Was die Karten tun, ginge ohne Ende weiter: Niemand gewinnt.</translation>
    </message>
    <message>
        <source>The match has gone on for too many turns: nobody wins.</source>
        <translation>Die Partie dauert schon zu viele Züge: Niemand gewinnt.</translation>
    </message>
</context>
<context>
    <name>ExportSheet</name>
    <message>
        <source>Into a file</source>
        <translation>In eine Datei</translation>
    </message>
    <message>
        <source>The whole match as text: decks, seed and moves. Duelogue reads it again, and so do people.</source>
        <translation>Die ganze Partie als Text: Decks, Zufallszahl und Züge. Duelogue kann sie wieder lesen, und Menschen können es auch.</translation>
    </message>
    <message>
        <source>Path of the file</source>
        <translation>Pfad der Datei</translation>
    </message>
    <message>
        <source>Write it</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>FactLabel</name>
    <message>
        <source>%1/%2</source>
        <translation>%1/%2</translation>
    </message>
</context>
<context>
    <name>FileWords</name>
    <message>
        <source>no such file</source>
        <translation>diese Datei gibt es nicht</translation>
    </message>
    <message>
        <source>is a directory</source>
        <translation>das ist ein Ordner</translation>
    </message>
    <message>
        <source>not a regular file (use - for standard input)</source>
        <translation>keine gewöhnliche Datei (- liest die Standardeingabe)</translation>
    </message>
    <message>
        <source>larger than 16 MiB</source>
        <translation>größer als 16 MiB</translation>
    </message>
    <message>
        <source>is UTF-16; convert it to UTF-8</source>
        <translation>ist in UTF-16; wandle sie in UTF-8 um</translation>
    </message>
    <message>
        <source>line %1 is not in UTF-8</source>
        <translation>Zeile %1 ist nicht in UTF-8</translation>
    </message>
    <message>
        <source>can&apos;t be read: %1</source>
        <translation>nicht lesbar: %1</translation>
    </message>
    <message>
        <source>%1: can&apos;t write this file: %2</source>
        <translation>%1: diese Datei lässt sich nicht schreiben: %2</translation>
    </message>
    <message>
        <source>can&apos;t read this directory</source>
        <translation>dieser Ordner lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>a line &quot;game NAME&quot;</source>
        <translation>eine Zeile „game NAME“</translation>
    </message>
    <message>
        <source>the name of a game</source>
        <translation>der Name eines Spiels</translation>
    </message>
    <message>
        <source>a seed, which is a whole number</source>
        <translation>ein Startwert (seed), also eine ganze Zahl</translation>
    </message>
    <message>
        <source>a version of the rules</source>
        <translation>eine Fassung der Regeln</translation>
    </message>
    <message>
        <source>fingerprints of cards</source>
        <translation>Prüfsummen von Karten</translation>
    </message>
    <message>
        <source>the rules and cards that it was played with</source>
        <translation>der Stand der Regeln und Karten, mit denen gespielt wurde</translation>
    </message>
    <message>
        <source>one table</source>
        <translation>nur ein Tisch (table)</translation>
    </message>
    <message>
        <source>no table where players have decks</source>
        <translation>kein Tisch (table), wo Spieler Decks haben</translation>
    </message>
    <message>
        <source>no turn where players have decks</source>
        <translation>kein Zug (turn), wo Spieler Decks haben</translation>
    </message>
    <message>
        <source>a deck for each player</source>
        <translation>ein Deck für jeden Spieler</translation>
    </message>
    <message>
        <source>only decks where a player has one</source>
        <translation>nichts als Decks, wo ein Spieler eines hat</translation>
    </message>
    <message>
        <source>only names in a deck</source>
        <translation>in einem Deck nichts als Namen</translation>
    </message>
    <message>
        <source>at most %1 cards</source>
        <translation>eine Zahl von höchstens %1 Karten</translation>
    </message>
    <message>
        <source>from %1 to %2 players</source>
        <translation>eine Zahl von %1 bis %2 Spielern</translation>
    </message>
    <message>
        <source>a match with decks</source>
        <translation>eine Partie mit Decks</translation>
    </message>
    <message>
        <source>&quot;nothing&quot;, or a card of the game like &quot;NAME&quot; or &quot;NAME x3&quot;</source>
        <translation>„nothing“ oder eine Karte des Spiels wie „NAME“ oder „NAME x3“</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>eine Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>no option: this game has none</source>
        <translation>keine Option, denn dieses Spiel hat keine</translation>
    </message>
    <message>
        <source>an option: %1</source>
        <translation>eine Option: %1</translation>
    </message>
    <message>
        <source>&quot;expect&quot;, &quot;forced&quot;, &quot;pass until&quot;, or the number of a player and a reply</source>
        <translation>„expect“, „forced“, „pass until“ oder die Nummer eines Spielers und eine Antwort</translation>
    </message>
    <message>
        <source>nothing behind &quot;forced&quot;</source>
        <translation>nichts hinter „forced“</translation>
    </message>
    <message>
        <source>one line &quot;%1&quot;</source>
        <translation>nur eine Zeile „%1“</translation>
    </message>
    <message>
        <source>nothing behind %1</source>
        <translation>nichts hinter %1</translation>
    </message>
    <message>
        <source>a card of the game or a player behind %1</source>
        <translation>eine Karte des Spiels oder ein Spieler hinter %1</translation>
    </message>
    <message>
        <source>a number, a card or the words of an option behind %1</source>
        <translation>eine Zahl, eine Karte oder die Worte einer Möglichkeit hinter %1</translation>
    </message>
    <message>
        <source>two cards of the game, with &quot;with&quot; between them, behind %1</source>
        <translation>zwei Karten des Spiels mit „with“ dazwischen hinter %1</translation>
    </message>
    <message>
        <source>one of %1 behind %2</source>
        <translation>eines von %1 hinter %2</translation>
    </message>
    <message>
        <source>a reply that is legal, while %1</source>
        <translation>eine erlaubte Antwort, während %1</translation>
    </message>
    <message>
        <source>a reply that begins with %1</source>
        <translation>eine Antwort, die beginnt mit %1</translation>
    </message>
    <message>
        <source>a reply, while %1</source>
        <translation>eine Antwort, während %1</translation>
    </message>
    <message>
        <source>a match that goes on</source>
        <translation>eine Partie, die weitergeht</translation>
    </message>
    <message>
        <source>others: %1</source>
        <translation>anderes: %1</translation>
    </message>
    <message>
        <source>a position</source>
        <translation>eine Stellung</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keines</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>&quot;%1&quot;; the nearest card is &quot;%2&quot;</source>
        <translation>„%1“ (am ähnlichsten ist „%2“)</translation>
    </message>
    <message>
        <source>&quot;%1&quot;; the nearest is &quot;%2&quot;</source>
        <translation>„%1“ (am ähnlichsten ist „%2“)</translation>
    </message>
    <message>
        <source>&quot;%1&quot;, refused: %2</source>
        <translation>„%1“, abgelehnt: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: no such card in the match</source>
        <translation>„%1“, aber in der Partie ist keine solche Karte</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: it is about another card</source>
        <translation>„%1“, doch es geht um eine andere Karte</translation>
    </message>
    <message>
        <source>the decks differ</source>
        <translation>die Decks sind verschieden</translation>
    </message>
    <message>
        <source>%1; made with rules version %2 (this is %3)</source>
        <translation>%1; gespielt mit Fassung %2 der Regeln (hier ist es %3)</translation>
    </message>
    <message>
        <source>made with rules version %1 (this is %2)</source>
        <translation>gespielt mit Fassung %1 der Regeln (hier ist es %2)</translation>
    </message>
    <message>
        <source>%1 and %2 more have changed</source>
        <translation>%1 und %2 weitere haben sich geändert</translation>
    </message>
    <message>
        <source>%1 and %2 have changed</source>
        <translation>%1 und %2 haben sich geändert</translation>
    </message>
    <message>
        <source>%1 has changed</source>
        <translation>%1 hat sich geändert</translation>
    </message>
    <message>
        <source>Line %1: expected %2, found %3.</source>
        <translation>Zeile %1: erwartet: %2, gefunden: %3.</translation>
    </message>
    <message>
        <source>player %1 is asked for %2: %3</source>
        <translation>Spieler %1 gefragt ist nach %2: %3</translation>
    </message>
    <message>
        <source>the match is over</source>
        <translation>die Partie zu Ende ist</translation>
    </message>
    <message>
        <source>nobody is asked</source>
        <translation>niemand gefragt ist</translation>
    </message>
    <message>
        <source>%1 players</source>
        <translation>%1 Spieler</translation>
    </message>
</context>
<context>
    <name>GameFilter</name>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Arcana</source>
        <translation>Arcana</translation>
    </message>
    <message>
        <source>Duels of spells and creatures, with the 200 cards of Portal.</source>
        <translation>Duelle mit Zaubern und Kreaturen, mit den 200 Karten von Portal.</translation>
    </message>
    <message>
        <source>Basebreak</source>
        <translation>Basebreak</translation>
    </message>
    <message>
        <source>Two factions shuffled together, and bases to fight over, for two to four players.</source>
        <translation>Zwei zusammengemischte Fraktionen und umkämpfte Basen, für zwei bis vier.</translation>
    </message>
    <message>
        <source>Tribute</source>
        <translation>Tribute</translation>
    </message>
    <message>
        <source>Monsters, spells and traps, laid face-down and sprung in chains.</source>
        <translation>Monster, Zauber und Fallen, verdeckt gelegt und in Ketten ausgelöst.</translation>
    </message>
    <message>
        <source>Netrun</source>
        <translation>Netrun</translation>
    </message>
    <message>
        <source>A Corp with secrets behind its servers, and a Runner who breaks into them.</source>
        <translation>Ein Konzern mit Geheimnissen auf seinen Servern und ein Runner, der dort einbricht.</translation>
    </message>
    <message>
        <source>Corp</source>
        <translation>Konzern</translation>
    </message>
    <message>
        <source>Runner</source>
        <translation>Runner</translation>
    </message>
</context>
<context>
    <name>GivenFile</name>
    <message>
        <source>This file can&apos;t be opened. %1.</source>
        <translation>Diese Datei lässt sich nicht öffnen. %1.</translation>
    </message>
</context>
<context>
    <name>HandoverCurtain</name>
    <message>
        <source>The screen is for %1</source>
        <translation>Der Bildschirm ist für %1</translation>
    </message>
    <message>
        <source>Show the cards only when nobody else is looking.</source>
        <translation>Deck die Karten erst auf, wenn sonst niemand hinsieht.</translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation>Ich bin %1</translation>
    </message>
</context>
<context>
    <name>HelpOverlay</name>
    <message>
        <source>swords: it %1</source>
        <translation>Schwerter: %1</translation>
    </message>
    <message>
        <source>red: it %1</source>
        <translation>Rot: %1</translation>
    </message>
    <message>
        <source>a shield: it %1</source>
        <translation>Schild: %1</translation>
    </message>
    <message>
        <source>blue: it %1</source>
        <translation>Blau: %1</translation>
    </message>
    <message>
        <source>◆ is what you can do now</source>
        <translation>◆: das kannst du jetzt tun</translation>
    </message>
    <message>
        <source>Gold is what you can do now</source>
        <translation>Gold: das kannst du jetzt tun</translation>
    </message>
    <message>
        <source>? is what asks</source>
        <translation>?: das fragt dich</translation>
    </message>
    <message>
        <source>purple is what asks</source>
        <translation>Violett: das fragt dich</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Choose keys…</source>
        <translation>Tasten wählen&#xa0;…</translation>
    </message>
    <message>
        <source>How to play…</source>
        <translation>So wird gespielt …</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>thinking… %1 stops it</source>
        <translation>denkt nach&#xa0;… %1 bricht ab</translation>
    </message>
    <message>
        <source>your chance to win</source>
        <translation>deine Gewinnchance</translation>
    </message>
    <message>
        <source>nothing else is worth a thought</source>
        <translation>sonst kommt nichts in Frage</translation>
    </message>
    <message>
        <source>Thinking about a hint</source>
        <translation>Ein Tipp wird überlegt</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>yourself</source>
        <translation>dich selbst</translation>
    </message>
    <message>
        <source>themselves</source>
        <translation>sich selbst</translation>
    </message>
    <message>
        <source>choose %1</source>
        <translation>%1 wählen</translation>
    </message>
    <message>
        <source> …</source>
        <translation> …</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>, %1</source>
        <translation>, %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>. %1: %2</source>
        <translation>. %1: %2</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>HowToPlaySheet</name>
    <message>
        <source>How to play %1</source>
        <translation>So wird %1 gespielt</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
</context>
<context>
    <name>ImportSheet</name>
    <message>
        <source>A match out of a file</source>
        <translation>Eine Partie aus einer Datei</translation>
    </message>
    <message>
        <source>It is kept among yours.</source>
        <translation>Sie wird bei deinen Partien aufbewahrt.</translation>
    </message>
    <message>
        <source>Path of the file</source>
        <translation>Pfad der Datei</translation>
    </message>
    <message>
        <source>Its path</source>
        <translation>Pfad der Datei</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>Autosave</name>
    <message>
        <source>The last match can&apos;t be read. %1.</source>
        <translation>Die letzte Partie lässt sich nicht lesen. %1.</translation>
    </message>
    <message>
        <source>The match can&apos;t be kept in %1: %2.</source>
        <translation>Die Partie lässt sich nicht in %1 aufbewahren: %2.</translation>
    </message>
    <message>
        <source>too many windows keep theirs there</source>
        <translation>zu viele Fenster bewahren dort ihre auf</translation>
    </message>
    <message>
        <source>The last match can&apos;t go on: %1</source>
        <translation>Die letzte Partie kann nicht weitergehen: %1</translation>
    </message>
    <message>
        <source>its file is damaged (%1, line %2).</source>
        <translation>ihre Datei ist beschädigt (%1, Zeile %2).</translation>
    </message>
    <message>
        <source>an older version of the program kept it.</source>
        <translation>eine ältere Version des Programms hat sie aufbewahrt.</translation>
    </message>
    <message>
        <source>a newer version of the program kept it.</source>
        <translation>eine neuere Version des Programms hat sie aufbewahrt.</translation>
    </message>
    <message>
        <source>the game %1 is not there.</source>
        <translation>das Spiel %1 ist nicht da.</translation>
    </message>
    <message>
        <source>the player %1 is not there.</source>
        <translation>der Spieler %1 ist nicht da.</translation>
    </message>
    <message>
        <source>the card %1 is not there any more.</source>
        <translation>die Karte %1 gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>what was played can&apos;t be played any more (%1, line %2).</source>
        <translation>was gespielt wurde, geht nicht mehr (%1, Zeile %2).</translation>
    </message>
    <message>
        <source>It can be watched among your matches.</source>
        <translation>Du kannst sie unter deinen Partien ansehen.</translation>
    </message>
</context>
<context>
    <name>KeyBindings</name>
    <message>
        <source>move among everything that can be chosen</source>
        <translation>zwischen allem wechseln, was man wählen kann</translation>
    </message>
    <message>
        <source>the golden button; what comes next, while something happens; pause, while watching</source>
        <translation>der goldene Knopf; das Nächste, während etwas geschieht; Pause beim Zuschauen</translation>
    </message>
    <message>
        <source>choose what has the focus; on to the next question, while something happens</source>
        <translation>wählen, was markiert ist; weiter zur nächsten Frage, während etwas geschieht</translation>
    </message>
    <message>
        <source>cancel; close what is open</source>
        <translation>abbrechen; schließen, was offen ist</translation>
    </message>
    <message>
        <source>to the next thing that can be chosen</source>
        <translation>zum Nächsten, das man wählen kann</translation>
    </message>
    <message>
        <source>to the one before</source>
        <translation>zum Vorigen</translation>
    </message>
    <message>
        <source>to the left; one step back, while a match is looked at again</source>
        <translation>nach links; einen Schritt zurück beim Ansehen einer Partie</translation>
    </message>
    <message>
        <source>to the right; one step further, while watching</source>
        <translation>nach rechts; einen Schritt weiter beim Zuschauen</translation>
    </message>
    <message>
        <source>upwards</source>
        <translation>nach oben</translation>
    </message>
    <message>
        <source>downwards</source>
        <translation>nach unten</translation>
    </message>
    <message>
        <source>button %1 of the question</source>
        <translation>Knopf %1 der Frage</translation>
    </message>
    <message>
        <source>the buttons of the question</source>
        <translation>die Knöpfe der Frage</translation>
    </message>
    <message>
        <source>take back the last answer</source>
        <translation>letzte Antwort zurücknehmen</translation>
    </message>
    <message>
        <source>give it again</source>
        <translation>sie wieder geben</translation>
    </message>
    <message>
        <source>a hint; again: put it away</source>
        <translation>ein Tipp; noch einmal: weglegen</translation>
    </message>
    <message>
        <source>pass the rest of the turn, whatever happens</source>
        <translation>für den Rest des Zuges passen, was auch geschieht</translation>
    </message>
    <message>
        <source>all matches, from the start screen</source>
        <translation>alle Partien, vom Startbildschirm aus</translation>
    </message>
    <message>
        <source>statistics, from the start screen and from all matches</source>
        <translation>Statistik, vom Startbildschirm und von allen Partien aus</translation>
    </message>
    <message>
        <source>look through your discards</source>
        <translation>deinen Ablagestapel durchsehen</translation>
    </message>
    <message>
        <source>look through the other one</source>
        <translation>den anderen durchsehen</translation>
    </message>
    <message>
        <source>the keys</source>
        <translation>die Tasten</translation>
    </message>
    <message>
        <source>the settings</source>
        <translation>die Einstellungen</translation>
    </message>
    <message>
        <source>the menu</source>
        <translation>das Menü</translation>
    </message>
    <message>
        <source>the whole screen</source>
        <translation>der ganze Bildschirm</translation>
    </message>
    <message>
        <source>While a match is looked at again</source>
        <translation>Beim Ansehen einer Partie</translation>
    </message>
    <message>
        <source>to its beginning, to its end</source>
        <translation>zum Anfang, zum Ende</translation>
    </message>
    <message>
        <source>to the next mistake, to the one before, once it is analysed</source>
        <translation>zum nächsten Fehler, zum Fehler davor, sobald sie analysiert ist</translation>
    </message>
    <message>
        <source>to its beginning</source>
        <translation>zum Anfang</translation>
    </message>
    <message>
        <source>to its end</source>
        <translation>zum Ende</translation>
    </message>
    <message>
        <source>from the next seat, or with all cards open</source>
        <translation>vom nächsten Platz aus oder mit allen Karten offen</translation>
    </message>
    <message>
        <source>analyse it; stop that</source>
        <translation>analysieren; damit aufhören</translation>
    </message>
    <message>
        <source>to the next mistake</source>
        <translation>zum nächsten Fehler</translation>
    </message>
    <message>
        <source>to the mistake before</source>
        <translation>zum Fehler davor</translation>
    </message>
    <message>
        <source>play on from here</source>
        <translation>ab hier weiterspielen</translation>
    </message>
    <message>
        <source>Among all matches</source>
        <translation>Bei allen Partien</translation>
    </message>
    <message>
        <source>name the chosen match</source>
        <translation>die gewählte Partie benennen</translation>
    </message>
    <message>
        <source>delete it</source>
        <translation>sie löschen</translation>
    </message>
    <message>
        <source>copy it to the clipboard</source>
        <translation>sie in die Zwischenablage kopieren</translation>
    </message>
    <message>
        <source>keep the match that is on the clipboard</source>
        <translation>die Partie aus der Zwischenablage aufbewahren</translation>
    </message>
    <message>
        <source>search</source>
        <translation>suchen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Shift Tab</source>
        <translation>Shift Tab</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Meta</source>
        <translation>Meta</translation>
    </message>
    <message>
        <source>%1 was for “%2”, which is now on %3.</source>
        <translation>%1 stand für „%2“; das ist jetzt auf %3.</translation>
    </message>
    <message>
        <source>pass until something happens, or there is a choice in your own turn</source>
        <translation>passen, bis etwas geschieht oder du in deinem Zug etwas zu entscheiden hast</translation>
    </message>
    <message>
        <source>all that can be done with the card that has the focus; with the mouse: the right button</source>
        <translation>alles, was mit der markierten Karte getan werden kann; mit der Maus: die rechte Taste</translation>
    </message>
    <message>
        <source>move by direction, among all cards and piles; ← and → step through a match that is watched or looked at again, ↑ and ↓ by turns</source>
        <translation>in eine Richtung gehen, zwischen allen Karten und Stapeln; ← und → gehen schrittweise durch eine Partie, die angesehen wird, ↑ und ↓ zugweise</translation>
    </message>
    <message>
        <source>the same, also where a match is watched or looked at again</source>
        <translation>dasselbe, auch in einer Partie, die angesehen wird</translation>
    </message>
    <message>
        <source>to the card or pile at the left, in any match</source>
        <translation>zur Karte oder zum Stapel links, in jeder Partie</translation>
    </message>
    <message>
        <source>to the one at the right</source>
        <translation>nach rechts, ebenso</translation>
    </message>
    <message>
        <source>to the one above</source>
        <translation>nach oben, ebenso</translation>
    </message>
    <message>
        <source>to the one below</source>
        <translation>nach unten, ebenso</translation>
    </message>
    <message>
        <source>a turn back, a turn on; a page in the statistics, and in the log of a match</source>
        <translation>einen Zug zurück, einen Zug weiter; eine Seite in der Statistik und im Verlauf einer Partie</translation>
    </message>
    <message>
        <source>a turn back; a page up in the statistics and in a log</source>
        <translation>einen Zug zurück; in der Statistik und im Verlauf eine Seite nach oben</translation>
    </message>
    <message>
        <source>a turn on; a page down in the statistics and in a log</source>
        <translation>einen Zug weiter; in der Statistik und im Verlauf eine Seite nach unten</translation>
    </message>
    <message>
        <source>keep the card that is looked at in sight; again: let it go; with the mouse: the middle button</source>
        <translation>die Karte, die angesehen wird, im Blick behalten; noch einmal: loslassen; mit der Maus: die mittlere Taste</translation>
    </message>
    <message>
        <source>the hand in another order: as drawn, by cost, by kind</source>
        <translation>die Hand anders ordnen: wie gezogen, nach Kosten, nach Art</translation>
    </message>
    <message>
        <source>leave the program; a match that is under way can be gone on with</source>
        <translation>das Programm verlassen; eine laufende Partie kann fortgesetzt werden</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Bild ↑</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>Bild ↓</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>End</source>
        <comment>a key</comment>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Einfg</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rück</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
</context>
<context>
    <name>KeysSheet</name>
    <message>
        <source>Choose keys</source>
        <translation>Tasten wählen</translation>
    </message>
    <message>
        <source>Press a line, then the key that is to do it. %1 leaves it as it is.</source>
        <translation>Wähl eine Zeile, dann drück die Taste, die es tun soll. %1 lässt alles, wie es ist.</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Wie üblich</translation>
    </message>
    <message>
        <source>Every key as it was at the beginning</source>
        <translation>Jede Taste wie am Anfang</translation>
    </message>
    <message>
        <source>%1: press the new key</source>
        <translation>%1: drück die neue Taste</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>press the new key</source>
        <translation>neue Taste drücken</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>As the system</source>
        <translation>Wie im System</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Novice</source>
        <translation>Neuling</translation>
    </message>
    <message>
        <source>Plays sound cards, and lets many a good chance go by.</source>
        <translation>Spielt ordentlich und lässt doch manche gute Gelegenheit aus.</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <translation>Lehrling</translation>
    </message>
    <message>
        <source>Sees what lies at hand, and is not strict with itself.</source>
        <translation>Sieht, was naheliegt, und nimmt es nicht so genau.</translation>
    </message>
    <message>
        <source>Adept</source>
        <translation>Geselle</translation>
    </message>
    <message>
        <source>Thinks a turn ahead, and forgives a slip.</source>
        <translation>Denkt einen Zug voraus und verzeiht einen Patzer.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Könner</translation>
    </message>
    <message>
        <source>Thinks through what you may hold.</source>
        <translation>Überlegt, was du auf der Hand haben könntest.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Takes its time, and gives nothing away.</source>
        <translation>Lässt sich Zeit und verschenkt nichts.</translation>
    </message>
    <message>
        <source>random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>greedy</source>
        <translation>gierig</translation>
    </message>
</context>
<context>
    <name>LogView</name>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
</context>
<context>
    <name>MatchActions</name>
    <message>
        <source>Look again</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Decision by decision, from any seat, with an analysis</source>
        <translation>Entscheidung für Entscheidung, von jedem Platz aus, mit Analyse</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Plays on where it was left</source>
        <translation>Spielt da weiter, wo aufgehört wurde</translation>
    </message>
    <message>
        <source>Name…</source>
        <translation>Benennen&#xa0;…</translation>
    </message>
    <message>
        <source>Into a file…</source>
        <translation>In eine Datei&#xa0;…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>To the clipboard, in the notation (%1)</source>
        <translation>In die Zwischenablage, in der Notation (%1)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>It can be undone (%1)</source>
        <translation>Das lässt sich rückgängig machen (%1)</translation>
    </message>
</context>
<context>
    <name>MatchLengthPanel</name>
    <message>
        <source>Longest and shortest</source>
        <translation>Längste und kürzeste</translation>
    </message>
    <message>
        <source>one click looks at it again</source>
        <translation>ein Klick zeigt sie noch einmal</translation>
    </message>
    <message>
        <source>%1 turns, %2, %3, %4</source>
        <translation>%1 Züge, %2, %3, %4</translation>
    </message>
    <message>
        <source>%1 turns</source>
        <translation>%1 Züge</translation>
    </message>
</context>
<context>
    <name>MatchList</name>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>No match is kept yet. Every match that you play comes here by itself.</source>
        <translation>Noch keine Partie vorhanden. Jede, die du spielst, kommt von selbst hierher.</translation>
    </message>
    <message>
        <source>No match says this.</source>
        <translation>Keine Partie passt dazu.</translation>
    </message>
</context>
<context>
    <name>MatchMenu</name>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>When to ask me…</source>
        <translation>Wann ich gefragt werde&#xa0;…</translation>
    </message>
    <message>
        <source>Pass the turn</source>
        <translation>Zug abgeben</translation>
    </message>
    <message>
        <source>The rest of this turn, whatever happens</source>
        <translation>Für den Rest des Zuges, was auch geschieht</translation>
    </message>
    <message>
        <source>Give up…</source>
        <translation>Aufgeben&#xa0;…</translation>
    </message>
    <message>
        <source>To all matches</source>
        <translation>Zu allen Partien</translation>
    </message>
    <message>
        <source>To the start screen</source>
        <translation>Zum Startbildschirm</translation>
    </message>
    <message>
        <source>How to play…</source>
        <translation>So wird gespielt …</translation>
    </message>
    <message>
        <source>Last turn again</source>
        <translation>Letzter Zug noch einmal</translation>
    </message>
    <message>
        <source>See once more what the others did in their last turn</source>
        <translation>Noch einmal ansehen, was die anderen in ihrem letzten Zug getan haben</translation>
    </message>
</context>
<context>
    <name>MatchOverlays</name>
    <message>
        <source>Give up this match?</source>
        <translation>Diese Partie aufgeben?</translation>
    </message>
    <message>
        <source>It counts as lost.</source>
        <translation>Sie zählt als verloren.</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Yes, give up</source>
        <translation>Ja, aufgeben</translation>
    </message>
    <message>
        <source>No, it stays</source>
        <translation>Nein, es bleibt</translation>
    </message>
    <message>
        <source>Yes, take it back</source>
        <translation>Ja, zurücknehmen</translation>
    </message>
</context>
<context>
    <name>MatchRow</name>
    <message>
        <source>Analysed</source>
        <translation>Analysiert</translation>
    </message>
</context>
<context>
    <name>MatchText</name>
    <message>
        <source>There is no match in it.</source>
        <translation>Darin ist keine Partie.</translation>
    </message>
    <message>
        <source>The game %1 is not there.</source>
        <translation>Das Spiel %1 ist nicht da.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>By Chance</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source> against </source>
        <translation> gegen </translation>
    </message>
    <message>
        <source>a program</source>
        <translation>ein Programm</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>not finished, turn %1</source>
        <translation>nicht beendet, Zug %1</translation>
    </message>
    <message>
        <source>a draw in turn %1</source>
        <translation>unentschieden in Zug %1</translation>
    </message>
    <message>
        <source>%1 won in turn %2</source>
        <translation>Sieg in Zug %2: %1</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>This match is not there any more.</source>
        <translation>Diese Partie ist nicht mehr da.</translation>
    </message>
    <message>
        <source>The match can&apos;t be kept.</source>
        <translation>Die Partie lässt sich nicht aufbewahren.</translation>
    </message>
    <message>
        <source>not finished, before the first turn</source>
        <translation>nicht beendet, vor dem ersten Zug</translation>
    </message>
    <message>
        <source>%1 won before the first turn</source>
        <translation>Sieg vor dem ersten Zug: %1</translation>
    </message>
</context>
<context>
    <name>MatchesHeader</name>
    <message>
        <source>To the start screen (%1)</source>
        <translation>Zum Startbildschirm (%1)</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1 Partien</translation>
    </message>
    <message>
        <source>Statistics (%1)</source>
        <translation>Statistik (%1)</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>A name, a deck, a date…</source>
        <translation>Ein Name, ein Deck, ein Datum&#xa0;…</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Datei öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>A match in the notation; it can be dropped onto this window as well</source>
        <translation>Eine Partie in der Notation; man kann sie auch auf dieses Fenster ziehen</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>A match from the clipboard (%1)</source>
        <translation>Eine Partie aus der Zwischenablage (%1)</translation>
    </message>
</context>
<context>
    <name>MatchesModel</name>
    <message>
        <source>Analysed</source>
        <translation>Analysiert</translation>
    </message>
    <message>
        <source>Branched off from another match</source>
        <translation>Von einer anderen Partie abgezweigt</translation>
    </message>
    <message>
        <source>Branched off from %1, %2</source>
        <translation>Abgezweigt von %1, %2</translation>
    </message>
    <message>
        <source>Its game has no table.</source>
        <translation>Für ihr Spiel gibt es keinen Tisch.</translation>
    </message>
    <message>
        <source>This match can&apos;t go on: %1</source>
        <translation>Diese Partie kann nicht weitergehen: %1</translation>
    </message>
    <message>
        <source>%1 is deleted.</source>
        <translation>%1 ist gelöscht.</translation>
    </message>
    <message>
        <source>The match is there again.</source>
        <translation>Die Partie ist wieder da.</translation>
    </message>
    <message>
        <source>The file is as it was before.</source>
        <translation>Die Datei ist wieder wie vorher.</translation>
    </message>
    <message>
        <source>The match is on the clipboard, in the notation.</source>
        <translation>Die Partie ist in der Zwischenablage, in der Notation.</translation>
    </message>
    <message>
        <source>There is no match on the clipboard.</source>
        <translation>In der Zwischenablage ist keine Partie.</translation>
    </message>
    <message>
        <source>This is no match that can be read. %1</source>
        <translation>Das ist keine lesbare Partie. %1</translation>
    </message>
    <message>
        <source>The match is kept among yours.</source>
        <translation>Die Partie ist jetzt bei deinen.</translation>
    </message>
    <message>
        <source>This is a folder: a name is missing behind it.</source>
        <translation>Das ist ein Ordner: Dahinter fehlt ein Name.</translation>
    </message>
    <message>
        <source>There is a file of that name; it is replaced.</source>
        <translation>Es gibt schon eine Datei dieses Namens; sie wird ersetzt.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>Einen Ordner %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>This match is not there any more.</source>
        <translation>Diese Partie ist nicht mehr da.</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Gespeichert in %1.</translation>
    </message>
    <message>
        <source>The file of that name is replaced.</source>
        <translation>Die Datei, die vorher so hieß, ist ersetzt.</translation>
    </message>
    <message>
        <source>The file of that name can&apos;t be read, so it is not replaced.</source>
        <translation>Die Datei dieses Namens lässt sich nicht lesen und wird deshalb nicht ersetzt.</translation>
    </message>
    <message>
        <source>This match was there already, and goes on further now.</source>
        <translation>Diese Partie war schon da und geht jetzt weiter.</translation>
    </message>
    <message>
        <source>This match was there already.</source>
        <translation>Diese Partie war schon da.</translation>
    </message>
    <message>
        <source>Match %1: %2</source>
        <translation>Partie %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n matches are kept among yours.</source>
        <translation>
            <numerusform>%n Partie ist jetzt bei deinen.</numerusform>
            <numerusform>%n Partien sind jetzt bei deinen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>Und %n weitere.</numerusform>
            <numerusform>Und %n weitere.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>MatchesScreen</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>MomentLayer</name>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <source>Name at this seat</source>
        <translation>Name an diesem Platz</translation>
    </message>
</context>
<context>
    <name>NameMatchSheet</name>
    <message>
        <source>A name for this match</source>
        <translation>Ein Name für diese Partie</translation>
    </message>
    <message>
        <source>Without one, it is called by who played it.</source>
        <translation>Ohne Namen heißt sie nach denen, die sie gespielt haben.</translation>
    </message>
    <message>
        <source>Name of the match</source>
        <translation>Name der Partie</translation>
    </message>
    <message>
        <source>Name it</source>
        <translation>Benennen</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>Kein Name</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>Netrun</name>
    <message>
        <source>1 click</source>
        <translation>1 Klick</translation>
    </message>
    <message>
        <source>%1 clicks</source>
        <translation>%1 Klicks</translation>
    </message>
    <message>
        <source>1 credit</source>
        <translation>1 Credit</translation>
    </message>
    <message>
        <source>%1 credits</source>
        <translation>%1 Credits</translation>
    </message>
    <message>
        <source>0 credits</source>
        <translation>0 Credits</translation>
    </message>
    <message>
        <source>Break it</source>
        <translation>Brechen</translation>
    </message>
    <message>
        <source>Break all %1</source>
        <translation>Alle %1 brechen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 with %2 (%3)</source>
        <translation>%1 mit %2 (%3)</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>Run on %1</source>
        <translation>Run auf %1</translation>
    </message>
    <message>
        <source>The run begins</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Approach</source>
        <translation>Annäherung</translation>
    </message>
    <message>
        <source>Encounter</source>
        <translation>Begegnung</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Access</source>
        <translation>Zugriff</translation>
    </message>
    <message>
        <source>no ice protects it</source>
        <translation>kein Ice schützt ihn</translation>
    </message>
    <message>
        <source>%1 ice ahead</source>
        <translation>noch %1 Ice davor</translation>
    </message>
    <message>
        <source>%1, the %2 ice from outside</source>
        <translation>%1, das %2 Ice von außen</translation>
    </message>
    <message>
        <source>all ice is passed</source>
        <translation>alles Ice ist passiert</translation>
    </message>
    <message>
        <source>unrezzed ice</source>
        <translation>nicht aktiviertes Ice</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1.</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2.</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3.</translation>
    </message>
    <message>
        <source>%1th</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>gebrochen</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>Trace by %1</source>
        <translation>Verfolgung durch %1</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>Verfolgung</translation>
    </message>
    <message>
        <source>Strength of the trace</source>
        <translation>Stärke der Verfolgung</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Zusammen</translation>
    </message>
    <message>
        <source>Link of %1</source>
        <translation>Link: %1</translation>
    </message>
    <message>
        <source>It fails, whatever is added.</source>
        <translation>Sie schlägt in jedem Fall fehl.</translation>
    </message>
    <message>
        <source>Secret bids for %1</source>
        <translation>Geheime Gebote für %1</translation>
    </message>
    <message>
        <source>Secret bids</source>
        <translation>Geheime Gebote</translation>
    </message>
    <message>
        <source>Both choose; then both are shown and spent.</source>
        <translation>Beide wählen; dann wird beides gezeigt und ausgegeben.</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>hat gewählt</translation>
    </message>
    <message>
        <source>%1 pt</source>
        <translation>%1 P.</translation>
    </message>
    <message>
        <source>trash %1</source>
        <translation>Zerst. %1</translation>
    </message>
    <message>
        <source>, memory %1</source>
        <translation>, Speicher %1</translation>
    </message>
    <message>
        <source>, link %1</source>
        <translation>, Link %1</translation>
    </message>
    <message>
        <source>New server</source>
        <translation>Neuer Server</translation>
    </message>
    <message>
        <source>Take 1 credit</source>
        <translation>1 Credit nehmen</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Karte ziehen</translation>
    </message>
    <message>
        <source>Purge viruses (3 clicks)</source>
        <translation>Viren entfernen (3 Klicks)</translation>
    </message>
    <message>
        <source>Remove a tag (2 credits)</source>
        <translation>Markierung entfernen (2 Credits)</translation>
    </message>
    <message>
        <source>Jack out</source>
        <translation>Ausklinken</translation>
    </message>
    <message>
        <source>Play it for X</source>
        <translation>Für X spielen</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Install it</source>
        <translation>Installieren</translation>
    </message>
    <message>
        <source>Trash programs first, then install it</source>
        <translation>Erst Programme zerstören, dann installieren</translation>
    </message>
    <message>
        <source>Advance it for 1 credit</source>
        <translation>Für 1 Credit vorantreiben</translation>
    </message>
    <message>
        <source>Trash it</source>
        <translation>Zerstören</translation>
    </message>
    <message>
        <source>Rez it</source>
        <translation>Aktivieren</translation>
    </message>
    <message>
        <source>Score it</source>
        <translation>Werten</translation>
    </message>
    <message>
        <source>Steal it</source>
        <translation>Stehlen</translation>
    </message>
    <message>
        <source>Lose a click to break a subroutine</source>
        <translation>Einen Klick verlieren, um eine Subroutine zu brechen</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 für %2</translation>
    </message>
    <message>
        <source>Your turn: 1 click left</source>
        <translation>Dein Zug: noch 1 Klick</translation>
    </message>
    <message>
        <source>Your turn: %1 clicks left</source>
        <translation>Dein Zug: noch %1 Klicks</translation>
    </message>
    <message>
        <source>No click is left</source>
        <translation>Kein Klick mehr übrig</translation>
    </message>
    <message>
        <source>Use a card, or end the turn.</source>
        <translation>Benutz eine Karte oder beende den Zug.</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Click a card to play, install, advance or rez it, or choose here.</source>
        <translation>Klick eine Karte an, um sie zu spielen, zu installieren, voranzutreiben oder zu aktivieren, oder wähl hier.</translation>
    </message>
    <message>
        <source>Click a server to run on it, a card to play, install or use it, or choose here.</source>
        <translation>Klick einen Server für einen Run an, eine Karte, um sie zu spielen, zu installieren oder zu benutzen, oder wähl hier.</translation>
    </message>
    <message>
        <source>%1 has encountered it. Use a card now, or go on.</source>
        <translation>%1 ist darauf getroffen. Benutz jetzt eine Karte oder mach weiter.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>All its subroutines are broken.</source>
        <translation>Alle seine Subroutinen sind gebrochen.</translation>
    </message>
    <message>
        <source>Go on past it</source>
        <translation>Daran vorbei</translation>
    </message>
    <message>
        <source>You encounter it. Break its subroutines, or let them fire.</source>
        <translation>Du triffst darauf. Brich seine Subroutinen oder lass sie wirken.</translation>
    </message>
    <message>
        <source>Let 1 subroutine fire</source>
        <translation>1 Subroutine wirken lassen</translation>
    </message>
    <message>
        <source>Let %1 subroutines fire</source>
        <translation>%1 Subroutinen wirken lassen</translation>
    </message>
    <message>
        <source>You approach %1</source>
        <translation>Du näherst dich: %1</translation>
    </message>
    <message>
        <source>Use a card now, or go on.</source>
        <translation>Benutz jetzt eine Karte oder mach weiter.</translation>
    </message>
    <message>
        <source>Encounter %1</source>
        <translation>Begegnung mit %1</translation>
    </message>
    <message>
        <source>%1 approaches it. Rez or use a card, or go on.</source>
        <translation>%1 nähert sich. Aktivier oder benutz eine Karte oder mach weiter.</translation>
    </message>
    <message>
        <source>%1 approaches it. Rez it?</source>
        <translation>%1 nähert sich. Aktivieren?</translation>
    </message>
    <message>
        <source>Leave it unrezzed</source>
        <translation>Nicht aktivieren</translation>
    </message>
    <message>
        <source>Approach the next ice</source>
        <translation>Zum nächsten Ice</translation>
    </message>
    <message>
        <source>Access %1</source>
        <translation>Zugriff auf %1</translation>
    </message>
    <message>
        <source>%1 goes on to the next ice.</source>
        <translation>%1 geht weiter zum nächsten Ice.</translation>
    </message>
    <message>
        <source>Rez or use a card, or go on.</source>
        <translation>Aktivier oder benutz eine Karte oder mach weiter.</translation>
    </message>
    <message>
        <source>%1 is about to act</source>
        <translation>%1 ist gleich am Zug</translation>
    </message>
    <message>
        <source>Use a card first, or let it happen.</source>
        <translation>Benutz vorher eine Karte oder lass es zu.</translation>
    </message>
    <message>
        <source>Let it happen</source>
        <translation>Zulassen</translation>
    </message>
    <message>
        <source>Your turn begins</source>
        <translation>Dein Zug beginnt</translation>
    </message>
    <message>
        <source>The turn of %1 begins</source>
        <translation>Der Zug von %1 beginnt</translation>
    </message>
    <message>
        <source>Begin the turn</source>
        <translation>Zug beginnen</translation>
    </message>
    <message>
        <source>Your turn ends</source>
        <translation>Dein Zug endet</translation>
    </message>
    <message>
        <source>The turn of %1 ends</source>
        <translation>Der Zug von %1 endet</translation>
    </message>
    <message>
        <source>No ice protects it. Go on, or jack out?</source>
        <translation>Kein Ice schützt ihn. Weiter oder ausklinken?</translation>
    </message>
    <message>
        <source>No more ice protects it. Go on, or jack out?</source>
        <translation>Kein weiteres Ice schützt ihn. Weiter oder ausklinken?</translation>
    </message>
    <message>
        <source>One more ice protects it. Go on, or jack out?</source>
        <translation>Noch ein Ice schützt ihn. Weiter oder ausklinken?</translation>
    </message>
    <message>
        <source>%1 more ice protect it. Go on, or jack out?</source>
        <translation>Noch %1 Ice schützen ihn. Weiter oder ausklinken?</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Liegen lassen</translation>
    </message>
    <message>
        <source>You access it, and steal it.</source>
        <translation>Du greifst darauf zu und stiehlst sie.</translation>
    </message>
    <message>
        <source>You access it. To steal it costs %1; you have %2.</source>
        <translation>Du greifst darauf zu. Stehlen kostet %1; du hast %2.</translation>
    </message>
    <message>
        <source>You access it. Nothing comes of that.</source>
        <translation>Du greifst darauf zu. Nichts weiter geschieht.</translation>
    </message>
    <message>
        <source>You access it. To trash it costs %1; you have %2.</source>
        <translation>Du greifst darauf zu. Zerstören kostet %1; du hast %2.</translation>
    </message>
    <message>
        <source>Your first hand</source>
        <translation>Deine Starthand</translation>
    </message>
    <message>
        <source>Keep it, or shuffle it back and draw another one? Only once.</source>
        <translation>Behalten, oder zurückmischen und neu ziehen? Nur einmal.</translation>
    </message>
    <message>
        <source>Another hand</source>
        <translation>Neue Hand</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Pay %1</source>
        <translation>%1 bezahlen</translation>
    </message>
    <message>
        <source>Don&apos;t pay</source>
        <translation>Nicht bezahlen</translation>
    </message>
    <message>
        <source>Which programs do you trash before you install it, if any?</source>
        <translation>Welche Programme zerstörst du vor dem Installieren, falls überhaupt?</translation>
    </message>
    <message>
        <source>Your hand is too big</source>
        <translation>Zu viele Karten auf der Hand</translation>
    </message>
    <message>
        <source>Choose a card to discard.</source>
        <translation>Wähl eine Karte zum Abwerfen.</translation>
    </message>
    <message>
        <source>There is not enough memory</source>
        <translation>Der Speicher reicht nicht</translation>
    </message>
    <message>
        <source>Choose a program to trash.</source>
        <translation>Wähl ein Programm zum Zerstören.</translation>
    </message>
    <message>
        <source>You breach %1</source>
        <translation>Einbruch in %1</translation>
    </message>
    <message>
        <source>What do you access next?</source>
        <translation>Worauf greifst du als Nächstes zu?</translation>
    </message>
    <message>
        <source>Before which server? It costs 1 credit for each ice that is there already. Or choose ice of yours to trash it first.</source>
        <translation>Vor welchen Server? Es kostet 1 Credit je Ice, das schon da ist. Oder wähl eigenes Ice, um es vorher zu zerstören.</translation>
    </message>
    <message>
        <source>Before which server? It costs 1 credit for each ice that is there already.</source>
        <translation>Vor welchen Server? Es kostet 1 Credit je Ice, das schon da ist.</translation>
    </message>
    <message>
        <source>Where do you install it?</source>
        <translation>Wo installierst du sie?</translation>
    </message>
    <message>
        <source>In which server do you install it? Or choose a card of yours there to trash it first.</source>
        <translation>In welchem Server installierst du sie? Oder wähl dort eine eigene Karte, um sie vorher zu zerstören.</translation>
    </message>
    <message>
        <source>In which server do you install it?</source>
        <translation>In welchem Server installierst du sie?</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>How much is X? You have %1.</source>
        <translation>Wie viel ist X? Du hast %1.</translation>
    </message>
    <message>
        <source>How many credits do you spend? Both choose in secret.</source>
        <translation>Wie viele Credits gibst du aus? Beide wählen geheim.</translation>
    </message>
    <message>
        <source>How many credits do you add to the strength of the trace?</source>
        <translation>Wie viele Credits legst du zur Stärke der Verfolgung dazu?</translation>
    </message>
    <message>
        <source>The trace fails anyway. How many credits do you add to your link?</source>
        <translation>Die Verfolgung schlägt ohnehin fehl. Wie viele Credits legst du zu deinem Link dazu?</translation>
    </message>
    <message>
        <source>With %1 added to your link the trace fails. How many do you add?</source>
        <translation>Mit %1 mehr zu deinem Link schlägt die Verfolgung fehl. Wie viele legst du dazu?</translation>
    </message>
    <message>
        <source>To evade it would take %1; you have %2. How many do you add?</source>
        <translation>Um zu entkommen, bräuchte es %1; du hast %2. Wie viele legst du dazu?</translation>
    </message>
    <message>
        <source>Which subroutine do you break?</source>
        <translation>Welche Subroutine brichst du?</translation>
    </message>
    <message>
        <source>Break no more</source>
        <translation>Keine mehr brechen</translation>
    </message>
    <message>
        <source>the first hands are dealt</source>
        <translation>die Starthände werden ausgeteilt</translation>
    </message>
    <message>
        <source>is about to act</source>
        <translation>gleich am Zug</translation>
    </message>
    <message>
        <source>cards may be used</source>
        <translation>Karten dürfen benutzt werden</translation>
    </message>
    <message>
        <source>plays %1</source>
        <translation>%1 wird gespielt</translation>
    </message>
    <message>
        <source>installs %1</source>
        <translation>Installiert wird: %1</translation>
    </message>
    <message>
        <source>uses %1</source>
        <translation>%1 wird benutzt</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>der Speicher reicht nicht</translation>
    </message>
    <message>
        <source>runs on %1</source>
        <translation>Run auf %1</translation>
    </message>
    <message>
        <source>encounters %1</source>
        <translation>Begegnung mit %1</translation>
    </message>
    <message>
        <source>breaches %1</source>
        <translation>Einbruch in %1</translation>
    </message>
    <message>
        <source>accesses %1</source>
        <translation>Zugriff auf %1</translation>
    </message>
    <message>
        <source>ends the turn</source>
        <translation>Zugende</translation>
    </message>
    <message>
        <source>asks for a price</source>
        <translation>verlangt einen Preis</translation>
    </message>
    <message>
        <source>traces</source>
        <translation>verfolgt</translation>
    </message>
    <message>
        <source>has both bid in secret</source>
        <translation>lässt beide geheim bieten</translation>
    </message>
    <message>
        <source>take a credit</source>
        <translation>einen Credit nehmen</translation>
    </message>
    <message>
        <source>draw a card</source>
        <translation>eine Karte ziehen</translation>
    </message>
    <message>
        <source>play %1</source>
        <translation>%1 spielen</translation>
    </message>
    <message>
        <source>install %1</source>
        <translation>%1 installieren</translation>
    </message>
    <message>
        <source>trash programs and install %1</source>
        <translation>Programme zerstören und %1 installieren</translation>
    </message>
    <message>
        <source>advance %1</source>
        <translation>%1 vorantreiben</translation>
    </message>
    <message>
        <source>purge viruses</source>
        <translation>Viren entfernen</translation>
    </message>
    <message>
        <source>remove a tag</source>
        <translation>eine Markierung entfernen</translation>
    </message>
    <message>
        <source>run on %1</source>
        <translation>Run auf %1</translation>
    </message>
    <message>
        <source>use %1</source>
        <translation>%1 benutzen</translation>
    </message>
    <message>
        <source>rez %1</source>
        <translation>%1 aktivieren</translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>%1 werten</translation>
    </message>
    <message>
        <source>steal %1</source>
        <translation>%1 stehlen</translation>
    </message>
    <message>
        <source>lose a click to break a subroutine of %1</source>
        <translation>einen Klick verlieren, um eine Subroutine von %1 zu brechen</translation>
    </message>
    <message>
        <source>jack out</source>
        <translation>ausklinken</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>stands in the way</source>
        <translation>steht im Weg</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abwerfen</translation>
    </message>
    <message>
        <source>Corp</source>
        <translation>Konzern</translation>
    </message>
    <message>
        <source>Runner</source>
        <translation>Runner</translation>
    </message>
    <message>
        <source>credits</source>
        <translation>Credits</translation>
    </message>
    <message>
        <source>clicks</source>
        <translation>Klicks</translation>
    </message>
    <message>
        <source>Agenda points, of those that win</source>
        <translation>Agendapunkte, von denen, die gewinnen</translation>
    </message>
    <message>
        <source>Cards in HQ, of the maximum hand size</source>
        <translation>Karten im HQ, von der maximalen Handgröße</translation>
    </message>
    <message>
        <source>Cards in the grip, of the maximum hand size</source>
        <translation>Karten im Grip, von der maximalen Handgröße</translation>
    </message>
    <message>
        <source>Memory that is taken, of what there is</source>
        <translation>Belegter Speicher, von dem, der da ist</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>Credits from bad publicity, for this run</source>
        <translation>Credits aus schlechter Publicity, für diesen Run</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Markierungen</translation>
    </message>
    <message>
        <source>Bad publicity: so many credits for each run</source>
        <translation>Schlechte Publicity: so viele Credits für jeden Run</translation>
    </message>
    <message>
        <source>Core damage: the hand is so much smaller</source>
        <translation>Kernschaden: Die Hand ist um so viel kleiner</translation>
    </message>
    <message>
        <source>R&amp;D</source>
        <translation>R&amp;D</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Stack</translation>
    </message>
    <message>
        <source>Archives</source>
        <translation>Archives</translation>
    </message>
    <message>
        <source>Heap</source>
        <translation>Heap</translation>
    </message>
    <message>
        <source>Score area</source>
        <translation>Gewertet</translation>
    </message>
    <message>
        <source>%1 %2 on it.</source>
        <translation>%1 %2 darauf.</translation>
    </message>
    <message>
        <source>Strength %1; %2 is printed on it.</source>
        <translation>Stärke %1; aufgedruckt ist %2.</translation>
    </message>
    <message>
        <source>It has been used this turn.</source>
        <translation>In diesem Zug schon benutzt.</translation>
    </message>
    <message>
        <source>It names %1.</source>
        <translation>Genannt ist %1.</translation>
    </message>
    <message>
        <source>It is advanced %1 of %2 times.</source>
        <translation>%1 von %2 Mal vorangetrieben.</translation>
    </message>
    <message>
        <source>It is not rezzed; to rez it costs %1.</source>
        <translation>Nicht aktiviert; Aktivieren kostet %1.</translation>
    </message>
    <message>
        <source>It is being played.</source>
        <translation>Wird gerade gespielt.</translation>
    </message>
    <message>
        <source>It lies face-down in Archives.</source>
        <translation>Liegt verdeckt in Archives.</translation>
    </message>
    <message>
        <source>%1 gave up.</source>
        <translation>%1: aufgegeben.</translation>
    </message>
    <message>
        <source>%1 is flatlined.</source>
        <translation>%1: ausgeschaltet.</translation>
    </message>
    <message>
        <source>%1 had no card left to draw.</source>
        <translation>%1: keine Karte mehr zum Ziehen.</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>Von %1</translation>
    </message>
    <message>
        <source>It fails with %2 or more from %1.</source>
        <translation>Sie schlägt fehl, wenn von %1 mindestens %2 kommen.</translation>
    </message>
    <message>
        <source>No ice is in the way of %1.</source>
        <translation>%1 steht kein Ice im Weg.</translation>
    </message>
    <message>
        <source>All ice is passed, but %1 may still jack out.</source>
        <translation>Alles Ice ist passiert, aber %1 kann sich noch ausklinken.</translation>
    </message>
    <message>
        <source>%1 stays, and accesses %2 next.</source>
        <translation>%1 bleibt und greift als Nächstes auf %2 zu.</translation>
    </message>
    <message>
        <source>%2 agenda points: %1.</source>
        <translation>%2 Agendapunkte: %1.</translation>
    </message>
    <message>
        <source>Let %1 go past it</source>
        <translation>%1 vorbeilassen</translation>
    </message>
    <message>
        <source>Fire 1 subroutine</source>
        <translation>1 Subroutine auslösen</translation>
    </message>
    <message>
        <source>Fire %1 subroutines</source>
        <translation>%1 Subroutinen auslösen</translation>
    </message>
    <message>
        <source>See whether %1 rezzes it</source>
        <translation>Sehen, ob %1 es aktiviert</translation>
    </message>
    <message>
        <source>Let %1 encounter it</source>
        <translation>%1 ihm begegnen lassen</translation>
    </message>
    <message>
        <source>End the run</source>
        <translation>Den Run beenden</translation>
    </message>
    <message>
        <source>Let %1 approach the next ice</source>
        <translation>%1 zum nächsten Ice lassen</translation>
    </message>
    <message>
        <source>Approach %1</source>
        <translation>Annäherung an %1</translation>
    </message>
    <message>
        <source>Let %1 approach %2</source>
        <translation>%1 an %2 heranlassen</translation>
    </message>
    <message>
        <source>Let %1 access %2</source>
        <translation>%1 auf %2 zugreifen lassen</translation>
    </message>
    <message>
        <source>Let the turn begin</source>
        <translation>Den Zug beginnen lassen</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Den Zug beenden</translation>
    </message>
    <message>
        <source>Let the turn end</source>
        <translation>Den Zug enden lassen</translation>
    </message>
    <message>
        <source>%1 Rez or use a card, or go on.</source>
        <translation>%1 Aktivier oder benutz eine Karte oder mach weiter.</translation>
    </message>
    <message>
        <source>strength %1</source>
        <translation>Stärke %1</translation>
    </message>
    <message>
        <source>advancement requirement %1</source>
        <translation>Vorantreiben: %1</translation>
    </message>
    <message>
        <source>costs %1</source>
        <translation>kostet %1</translation>
    </message>
    <message>
        <source>agenda points: %1</source>
        <translation>Agendapunkte: %1</translation>
    </message>
    <message>
        <source>trash cost %1</source>
        <translation>Zerstören kostet %1</translation>
    </message>
    <message>
        <source>cards behind it: %1</source>
        <translation>Karten dahinter: %1</translation>
    </message>
    <message>
        <source>%1, ice: %2, in its root: %3</source>
        <translation>%1, Ice: %2, im Root: %3</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>points to win</source>
        <translation>Punkte zum Sieg</translation>
    </message>
    <message>
        <source>who has so many at the end of a turn, and the most, wins</source>
        <translation>wer am Ende eines Zuges so viele hat, und die meisten, gewinnt</translation>
    </message>
    <message>
        <source>starting hand</source>
        <translation>Starthand</translation>
    </message>
    <message>
        <source>cards that everybody begins with</source>
        <translation>Karten, mit denen alle beginnen</translation>
    </message>
    <message>
        <source>hand limit</source>
        <translation>Handlimit</translation>
    </message>
    <message>
        <source>cards that the hand may hold at the end of one&apos;s turn</source>
        <translation>Karten, die man am Ende des eigenen Zuges behalten darf</translation>
    </message>
    <message>
        <source>life points</source>
        <translation>Lebenspunkte</translation>
    </message>
    <message>
        <source>what everybody begins with</source>
        <translation>womit alle beginnen</translation>
    </message>
    <message>
        <source>spaces</source>
        <translation>Zonen</translation>
    </message>
    <message>
        <source>for monsters, and as many for spells and traps</source>
        <translation>für Monster, und ebenso viele für Zauber und Fallen</translation>
    </message>
    <message>
        <source>always asked</source>
        <translation>immer fragen</translation>
    </message>
    <message>
        <source>whether to respond, even who has nothing to respond with</source>
        <translation>nach einer Antwort, auch wenn man nichts zum Antworten hat</translation>
    </message>
    <message>
        <source>agenda points with which a player has won</source>
        <translation>Agendapunkte, mit denen man gewonnen hat</translation>
    </message>
    <message>
        <source>cards that both begin with</source>
        <translation>Karten, mit denen beide beginnen</translation>
    </message>
    <message>
        <source>hand size</source>
        <translation>Handgröße</translation>
    </message>
    <message>
        <source>starting credits</source>
        <translation>Startcredits</translation>
    </message>
    <message>
        <source>what both begin with</source>
        <translation>womit beide beginnen</translation>
    </message>
    <message>
        <source>whether to use a card, even who can use none</source>
        <translation>nach dem Benutzen einer Karte, auch wenn man keine benutzen kann</translation>
    </message>
</context>
<context>
    <name>PaceBar</name>
    <message>
        <source>%1 is thinking…</source>
        <translation>%1 denkt nach&#xa0;…</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nächstes</translation>
    </message>
    <message>
        <source>Hurry</source>
        <translation>Schneller</translation>
    </message>
</context>
<context>
    <name>PaceButton</name>
    <message>
        <source>Pace: at once</source>
        <translation>Tempo: sofort</translation>
    </message>
    <message>
        <source>Pace: fast</source>
        <translation>Tempo: schnell</translation>
    </message>
    <message>
        <source>Pace: normal</source>
        <translation>Tempo: normal</translation>
    </message>
    <message>
        <source>Pace: slow</source>
        <translation>Tempo: langsam</translation>
    </message>
    <message>
        <source>How fast what happens is shown</source>
        <translation>Wie schnell gezeigt wird, was geschieht</translation>
    </message>
    <message>
        <source>Pace: wait for me</source>
        <translation>Tempo: auf mich warten</translation>
    </message>
</context>
<context>
    <name>PasteSheet</name>
    <message>
        <source>The deck of %1</source>
        <translation>Das Deck aus %1</translation>
    </message>
    <message>
        <source>There is no deck in %1</source>
        <translation>In %1 ist kein Deck</translation>
    </message>
    <message>
        <source>A pasted deck</source>
        <translation>Ein eingefügtes Deck</translation>
    </message>
    <message>
        <source>There is no deck on the clipboard</source>
        <translation>In der Zwischenablage ist kein Deck</translation>
    </message>
    <message>
        <source>Copy a list like &quot;4 Forest&quot; first, one card a line.</source>
        <translation>Kopier erst eine Liste wie „4 Forest“, eine Karte je Zeile.</translation>
    </message>
    <message>
        <source>A name for the deck</source>
        <translation>Ein Name für das Deck</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation>Name des Decks</translation>
    </message>
    <message>
        <source>The rules for decks</source>
        <translation>Die Deckregeln</translation>
    </message>
    <message>
        <source>Not understood, and left out</source>
        <translation>Nicht verstanden und weggelassen</translation>
    </message>
    <message>
        <source>Understood: %1</source>
        <translation>Verstanden: %1</translation>
    </message>
    <message>
        <source>Keep this deck</source>
        <translation>Deck behalten</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>PeriodPanel</name>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
</context>
<context>
    <name>PhaseRail</name>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>%1, now</source>
        <translation>%1, jetzt</translation>
    </message>
    <message>
        <source>Go on to: %1</source>
        <translation>Weiter zu: %1</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Hier anhalten</translation>
    </message>
    <message>
        <source>You are asked here. Click to be passed over again.</source>
        <translation>Hier wirst du gefragt. Ein Klick, und es geht wieder ohne dich weiter.</translation>
    </message>
    <message>
        <source>Stop here: ask me in this part of such turns</source>
        <translation>Hier anhalten: mich in diesem Teil solcher Züge fragen</translation>
    </message>
</context>
<context>
    <name>PickOverlay</name>
    <message>
        <source>Back to the choice</source>
        <translation>Zurück zur Auswahl</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Tisch ansehen</translation>
    </message>
    <message>
        <source>Put the hint away (%1)</source>
        <translation>Tipp weglegen (%1)</translation>
    </message>
    <message>
        <source>What would a good player do? (%1)</source>
        <translation>Was täte ein guter Spieler? (%1)</translation>
    </message>
    <message>
        <source>Take back the last answer (%1)</source>
        <translation>Letzte Antwort zurücknehmen (%1)</translation>
    </message>
    <message>
        <source>Give the answer again that was taken back (%1)</source>
        <translation>Zurückgenommene Antwort noch einmal geben (%1)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>PileBrowser</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>PileCounts</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HowToPlay</name>
    <message>
        <source>The aim</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>Reduce your opponent from 20 life to 0. A player who must draw from an empty library also loses.</source>
        <translation>Bringe die Lebenspunkte des anderen von 20 auf 0. Auch wer aus einer leeren Bibliothek ziehen muss, verliert.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>Untap your cards and draw one. You may play one land and cast any spells you can pay for, before and after one attack.</source>
        <translation>Du enttappst, was getappt ist, und ziehst eine Karte. Dann darfst du ein Land und so viele andere Karten spielen, wie du bezahlen kannst, einmal angreifen und danach weitere Karten spielen.</translation>
    </message>
    <message>
        <source>Mana</source>
        <translation>Mana</translation>
    </message>
    <message>
        <source>Tap lands for mana and spend it to cast spells. The upper corner of a card shows how much mana it costs, and in which colors. Tapped lands stay tapped until your next turn.</source>
        <translation>Länder werden für Mana getappt, und mit Mana bezahlst du Karten: so viel und in den Farben, wie oben auf ihnen steht. Was getappt ist, ist bis zu deinem nächsten Zug verbraucht.</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Your creatures attack your opponent, who chooses blockers. A creature&apos;s first number (power) is the damage it deals; its second (toughness) is the damage that kills it. Unblocked creatures damage the player. A creature can&apos;t attack the turn it arrives.</source>
        <translation>Deine Kreaturen greifen den Spieler an, und der wählt, wer blockt. Eine Kreatur fügt so viel Schaden zu, wie ihre erste Zahl sagt, und stirbt an so viel, wie ihre zweite sagt. Was nicht geblockt wird, trifft den Spieler. Wer erst in diesem Zug kam, kann noch nicht angreifen.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Creatures stay on the battlefield. A sorcery is cast on your turn and takes effect once; an instant can be cast at any time. Used spells and dead creatures go to the graveyard.</source>
        <translation>Kreaturen bleiben im Spiel. Hexereien tun einmal, was auf ihnen steht, in deinem Zug; Spontanzauber auch im Zug des anderen. Was verbraucht oder gestorben ist, liegt auf dem Friedhof.</translation>
    </message>
    <message>
        <source>Responding</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>A spell waits on the stack until both players pass; then it resolves. You are asked whenever you can respond.</source>
        <translation>Was gewirkt wird, wartet auf dem Stapel, bis beide es geschehen lassen. Wer etwas hat, das jetzt eingesetzt werden kann, wird gefragt.</translation>
    </message>
    <message>
        <source>Have at least 15 points, and more than anyone else, at the end of a turn. You get points when bases score.</source>
        <translation>Habe am Ende eines Zugs 15 Punkte oder mehr, und die meisten von allen. Punkte gibt es für Basen, die brechen.</translation>
    </message>
    <message>
        <source>You may play one minion and one action, in any order. At the end of your turn, draw two cards, then discard down to ten.</source>
        <translation>Du darfst einen Handlanger und eine Aktion spielen, in beliebiger Reihenfolge, oder es lassen. Am Ende ziehst du zwei Karten und behältst höchstens zehn.</translation>
    </message>
    <message>
        <source>Bases</source>
        <translation>Basen</translation>
    </message>
    <message>
        <source>Play minions on bases to add their power. When the total power on a base reaches its breakpoint, the base scores at the end of the phase. Its three numbers are the points for first, second and third place by power.</source>
        <translation>Handlanger werden an einer Basis gespielt und bringen ihre Stärke dorthin. Sobald die Stärke aller zusammen den Bruchpunkt erreicht, bricht die Basis und wird am Ende der Phase gewertet: Die drei Zahlen auf ihr sind, was der Erste, Zweite und Dritte nach Stärke bekommt.</translation>
    </message>
    <message>
        <source>After that</source>
        <translation>Danach</translation>
    </message>
    <message>
        <source>All cards on the base go to their owners&apos; discard piles and a new base replaces it. Abilities that mention scoring happen just before or after.</source>
        <translation>Alle Karten an der Basis gehen auf die Ablagestapel ihrer Besitzer, und eine neue Basis kommt. Was eine Basis oder ein Handlanger zur Wertung sagt, geschieht davor oder danach.</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Most actions take effect and are discarded. Ongoing ones stay on a base or minion. A special can be played when a base is about to score, even on another player&apos;s turn.</source>
        <translation>Die meisten tun, was auf ihnen steht, und werden abgelegt. Manche bleiben an einer Basis oder auf einem Handlanger. Ein Special kann gespielt werden, wenn eine Basis gleich gewertet wird, auch wenn es nicht dein Zug ist.</translation>
    </message>
    <message>
        <source>Extra</source>
        <translation>Extra</translation>
    </message>
    <message>
        <source>Extra plays don&apos;t count toward your one minion and one action. To use a talent, click the card in play.</source>
        <translation>Ein Handlanger oder eine Aktion extra zählt nicht als die eine des Zugs. Eine Karte, die einmal im Zug eingesetzt werden darf, wird dort angeklickt, wo sie liegt.</translation>
    </message>
    <message>
        <source>First to seven agenda points: the Corp scores agendas, the Runner steals them. The Corp loses if it must draw from an empty R&amp;D; the Runner is flatlined and loses if damage exceeds the cards in the grip.</source>
        <translation>Sieben Agendapunkte: Der Konzern wertet Agendas, der Runner stiehlt sie. Der Konzern verliert, wenn er nicht ziehen kann, der Runner, wenn Schaden mehr Karten nimmt, als er im Grip hat.</translation>
    </message>
    <message>
        <source>The Corp</source>
        <translation>Der Konzern</translation>
    </message>
    <message>
        <source>The Corp draws a card and then has three clicks: gain a credit, draw, install, play, or pay a credit to advance a card. Score an agenda once it has enough advancement counters.</source>
        <translation>Hat drei Klicks im Zug und zieht zuerst eine Karte. Ein Klick nimmt einen Credit, zieht, installiert oder spielt eine Karte oder treibt eine für einen Credit voran. Eine Agenda, die so oft vorangetrieben ist, wie auf ihr steht, kann gewertet werden.</translation>
    </message>
    <message>
        <source>The Runner</source>
        <translation>Der Runner</translation>
    </message>
    <message>
        <source>A run</source>
        <translation>Ein Run</translation>
    </message>
    <message>
        <source>The Runner faces the server&apos;s ice from the outside in, and the Corp may pay to rez it. Icebreakers as strong as the ice break its subroutines; the others resolve. A Runner who passes all ice accesses the cards there: agendas are stolen, and cards with a trash cost can be trashed.</source>
        <translation>Der Runner begegnet dem Ice vor dem Server, dem äußersten zuerst. Der Konzern darf es gegen Bezahlung aktivieren. Seine Subroutinen werden mit Icebreakern gebrochen, die so stark sind wie das Ice, oder sie werden ausgeführt. Wer an allem vorbei ist, greift auf das zu, was dort liegt: Agendas werden gestohlen, und was Zerstörungskosten hat, kann zerstört werden.</translation>
    </message>
    <message>
        <source>Rez</source>
        <translation>Aktivieren</translation>
    </message>
    <message>
        <source>The Corp&apos;s installed cards lie face-down and do nothing until they are rezzed for the cost in their corner. Agendas are never rezzed.</source>
        <translation>Die Karten des Konzerns liegen verdeckt und tun nichts, bis sie aktiviert werden; das kostet, was in ihrer Ecke steht. Eine Agenda wird nie aktiviert.</translation>
    </message>
    <message>
        <source>Tags and traces</source>
        <translation>Markierungen und Verfolgungen</translation>
    </message>
    <message>
        <source>In a trace both sides pay to raise their total. While the Runner is tagged, the Corp can trash resources and play cards that need a tag; a click and two credits remove a tag.</source>
        <translation>In einer Verfolgung bezahlen beide, um stärker zu sein. Solange der Runner markiert ist, darf der Konzern Ressourcen zerstören und spielen, was eine Markierung verlangt; ein Klick und zwei Credits entfernen eine.</translation>
    </message>
    <message>
        <source>Draw a card. In the main phase you may summon or set one monster, and activate or set any number of spells and traps. The battle phase and a second main phase follow.</source>
        <translation>Du ziehst eine Karte. In der Main Phase darfst du ein Monster beschwören oder setzen und beliebig viele Zauber und Fallen einsetzen oder setzen. Dann kommen die Battle Phase und eine zweite Main Phase.</translation>
    </message>
    <message>
        <source>Tributes</source>
        <translation>Tribute</translation>
    </message>
    <message>
        <source>To summon a level 5 or 6 monster, tribute one of your monsters; level 7 or higher takes two.</source>
        <translation>Monster mit fünf oder sechs Sternen werden beschworen, indem du eines deiner Monster als Tribut hergibst; die mit sieben oder mehr mit zweien.</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Positionen</translation>
    </message>
    <message>
        <source>Upright means attack position, sideways means defense. A set monster lies face-down in defense position. It is flipped face-up when it is attacked, or by you on a later turn. A monster may change its position once a turn.</source>
        <translation>Aufrecht ist Angriff, quer ist Verteidigung. Ein gesetztes Monster liegt verdeckt und quer und wird aufgedeckt, wenn es angegriffen wird, oder von dir in einem späteren Zug. Einmal im Zug darf ein Monster die Position wechseln.</translation>
    </message>
    <message>
        <source>Spells and traps</source>
        <translation>Zauber und Fallen</translation>
    </message>
    <message>
        <source>Activate spells on your own turn. Set traps first; you can activate them from the next turn on. Responses form a chain, which resolves last card first.</source>
        <translation>Zauber werden in deinem Zug eingesetzt. Fallen werden erst gesetzt und können vom nächsten Zug an eingesetzt werden. Wer antwortet, verlängert eine Kette, und die letzte Karte in ihr kommt zuerst.</translation>
    </message>
    <message>
        <source>Reduce your opponent&apos;s life points to 0. A player who must draw from an empty deck loses.</source>
        <translation>Bringe die Lebenspunkte des anderen auf 0. Wer ziehen muss und keine Karte mehr hat, verliert.</translation>
    </message>
    <message>
        <source>Each of your monsters in attack position may attack once. Against an attack-position monster, the one with less attack is destroyed and its owner loses the difference. Against a defense-position monster, compare attack with defense; if the defense is higher, the attacker loses the difference. With no monsters in the way, attack directly.</source>
        <translation>Jedes deiner Monster in Angriffsposition darf einmal angreifen. Gegen eines in Angriffsposition wird das mit dem niedrigeren Angriff zerstört, und sein Spieler verliert die Differenz. Gegen eines in Verteidigungsposition zählt dessen Verteidigung, und wer eine höhere angreift, verliert die Differenz. Wo kein Monster steht, trifft der Angriff den Spieler.</translation>
    </message>
    <message>
        <source>The Runner has four clicks: gain a credit, draw, install, play, or make a run on a server. HQ is the Corp&apos;s hand, R&amp;D its deck and Archives its discard pile; the other servers hold installed cards. To trash programs before installing one, right-click it.</source>
        <translation>Hat vier Klicks. Ein Klick nimmt einen Credit, zieht, installiert oder spielt eine Karte oder beginnt einen Run auf einen Server: HQ ist die Hand des Konzerns, R&amp;D sein Deck, Archives das Abgelegte, und in den anderen liegt, was installiert wurde. Wer vor dem Installieren eines Programms andere zerstören will, klickt es mit der rechten Taste an.</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>a card</source>
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>If not: %1.</source>
        <translation>Wenn nicht: %1.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1, and %2</source>
        <translation>%1 und %2</translation>
    </message>
</context>
<context>
    <name>QuestionBar</name>
    <message>
        <source>Waiting for %1…</source>
        <translation>Warten auf %1&#xa0;…</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Other decks</source>
        <translation>Andere Decks</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächste Partie</translation>
    </message>
    <message>
        <source>Now click on what lights up, or %1 to choose another.</source>
        <translation>Klick nun auf etwas, das leuchtet, oder wähl mit %1 etwas anderes.</translation>
    </message>
    <message>
        <source>Paid: %1</source>
        <translation>Bezahlt: %1</translation>
    </message>
    <message>
        <source>Left to pay: %1</source>
        <translation>Noch zu zahlen: %1</translation>
    </message>
</context>
<context>
    <name>QuestionWriter</name>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Choose yourself</source>
        <translation>Dich selbst wählen</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>%1 wählen</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>Take nothing</source>
        <translation>Nichts nehmen</translation>
    </message>
    <message>
        <source>No more</source>
        <translation>Keine mehr</translation>
    </message>
    <message>
        <source>No target</source>
        <translation>Kein Ziel</translation>
    </message>
    <message>
        <source> %1 more.</source>
        <translation> Noch %1.</translation>
    </message>
    <message>
        <source>Choose a target.</source>
        <translation>Wähl ein Ziel.</translation>
    </message>
    <message>
        <source> Up to %1.</source>
        <translation> Bis zu %1.</translation>
    </message>
    <message>
        <source>You can keep only one of them. Choose which.</source>
        <translation>Du kannst nur eine davon behalten. Wähl, welche.</translation>
    </message>
    <message>
        <source>Which one comes first?</source>
        <translation>Was kommt zuerst?</translation>
    </message>
    <message>
        <source>Choose a player.</source>
        <translation>Wähl einen Spieler.</translation>
    </message>
    <message>
        <source>Choose what to %1, or nothing.</source>
        <translation>Was willst du %1? Oder nichts.</translation>
    </message>
    <message>
        <source>Choose a card, or none.</source>
        <translation>Wähl eine Karte oder keine.</translation>
    </message>
    <message>
        <source>Choose up to %1 cards.</source>
        <translation>Wähl bis zu %1 Karten.</translation>
    </message>
    <message>
        <source>Choose a card.</source>
        <translation>Wähl eine Karte.</translation>
    </message>
    <message>
        <source>Choose what to %1.</source>
        <translation>Was willst du %1?</translation>
    </message>
    <message>
        <source>How much do you bid?</source>
        <translation>Wie viel bietest du?</translation>
    </message>
    <message>
        <source>Choose one.</source>
        <translation>Wähl eins.</translation>
    </message>
    <message>
        <source>For %1: %2</source>
        <translation>Für %1: %2</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nichts</translation>
    </message>
</context>
<context>
    <name>RankPanel</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
</context>
<context>
    <name>RatingPanel</name>
    <message>
        <source>Your rating</source>
        <translation>Deine Wertung</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>noch keine</translation>
    </message>
</context>
<context>
    <name>ReasonWriter</name>
    <message>
        <source>A card</source>
        <translation>Eine Karte</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>asked by the rules</source>
        <translation>von den Regeln gefragt</translation>
    </message>
    <message>
        <source>asked by %1</source>
        <translation>gefragt von %1</translation>
    </message>
    <message>
        <source>is choosing</source>
        <translation>wählt</translation>
    </message>
    <message>
        <source>its ability works</source>
        <translation>die Fähigkeit wirkt</translation>
    </message>
    <message>
        <source>does what it says</source>
        <translation>tut, was darauf steht</translation>
    </message>
    <message>
        <source>because it triggered</source>
        <translation>weil sie ausgelöst wurde</translation>
    </message>
    <message>
        <source>needs a target</source>
        <translation>braucht ein Ziel</translation>
    </message>
    <message>
        <source>abilities have triggered</source>
        <translation>Fähigkeiten wurden ausgelöst</translation>
    </message>
    <message>
        <source>of what just happened</source>
        <translation>durch das, was eben geschah</translation>
    </message>
</context>
<context>
    <name>RecapBar</name>
    <message>
        <source>A step back (%1)</source>
        <translation>Einen Schritt zurück (%1)</translation>
    </message>
    <message>
        <source>Stop (%1)</source>
        <translation>Anhalten (%1)</translation>
    </message>
    <message>
        <source>Goes on by itself (%1)</source>
        <translation>Läuft von selbst weiter (%1)</translation>
    </message>
    <message>
        <source>A step on (%1)</source>
        <translation>Einen Schritt weiter (%1)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Schritt %1</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>To the turn before (%1); to the start: %2</source>
        <translation>Zum Zug davor (%1); zum Anfang: %2</translation>
    </message>
    <message>
        <source>A decision back (%1)</source>
        <translation>Eine Entscheidung zurück (%1)</translation>
    </message>
    <message>
        <source>Stop (%1)</source>
        <translation>Anhalten (%1)</translation>
    </message>
    <message>
        <source>Plays on by itself (%1)</source>
        <translation>Läuft von selbst weiter (%1)</translation>
    </message>
    <message>
        <source>A decision on (%1)</source>
        <translation>Eine Entscheidung weiter (%1)</translation>
    </message>
    <message>
        <source>To the next turn (%1); to the end: %2</source>
        <translation>Zum nächsten Zug (%1); zum Ende: %2</translation>
    </message>
    <message>
        <source>Who looks: %1. Another one (%2)</source>
        <translation>Wer schaut: %1. Jemand anderes (%2)</translation>
    </message>
    <message>
        <source>Play on…</source>
        <translation>Weiterspielen&#xa0;…</translation>
    </message>
    <message>
        <source>Play on from here, as a match of its own (%1)</source>
        <translation>Ab hier weiterspielen, als eigene Partie (%1)</translation>
    </message>
    <message>
        <source>Place in the match</source>
        <translation>Stelle in der Partie</translation>
    </message>
</context>
<context>
    <name>ReplayModel</name>
    <message>
        <source>It turned for %1: %2 % more</source>
        <translation>%1, Wende zum Guten: %2 % mehr</translation>
    </message>
    <message>
        <source>It turned against %1: %2 % less</source>
        <translation>%1, Wende zum Schlechten: %2 % weniger</translation>
    </message>
    <message>
        <source>%1, turn %2: %3. Better: %4 (%5 %)</source>
        <translation>%1, Zug %2: %3. Besser: %4 (%5 %)</translation>
    </message>
    <message>
        <source>%1 could win with %2 %.</source>
        <translation>%1: Gewinnchance %2 %.</translation>
    </message>
    <message>
        <source>After &quot;%1&quot;: %2 %.</source>
        <translation>Nach „%1“: %2 %.</translation>
    </message>
    <message>
        <source>Better by %1 %: %2.</source>
        <translation>Um %1 % besser: %2.</translation>
    </message>
    <message>
        <source>About as good: %1.</source>
        <translation>Etwa genauso gut: %1.</translation>
    </message>
    <message>
        <source>The match was left here.</source>
        <translation>Hier wurde die Partie verlassen.</translation>
    </message>
    <message numerus="yes">
        <source>Today&apos;s rules refuse what was played next (%n replies are left).</source>
        <translation>
            <numerusform>Was als Nächstes gespielt wurde, geht nach den heutigen Regeln nicht (%n Antwort bleibt übrig).</numerusform>
            <numerusform>Was als Nächstes gespielt wurde, geht nach den heutigen Regeln nicht (%n Antworten bleiben übrig).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 decides</source>
        <translation>Entscheidung: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Opening hands</source>
        <translation>Starthände</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <translation>Zug %1 · %2</translation>
    </message>
    <message>
        <source>all cards open</source>
        <translation>alle Karten offen</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
</context>
<context>
    <name>ResultScreen</name>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Other decks</source>
        <translation>Andere Decks</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Tisch ansehen</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächste Partie</translation>
    </message>
    <message>
        <source>How the match stood, turn by turn</source>
        <translation>Wie die Partie stand, Zug um Zug</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Noch einmal ansehen</translation>
    </message>
    <message>
        <source>Look at it again from its beginning, and have it analysed</source>
        <translation>Von Anfang an noch einmal ansehen und auswerten lassen</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Rules of this match</source>
        <translation>Regeln dieser Partie</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Wie üblich</translation>
    </message>
    <message>
        <source>All of them as they are usually played</source>
        <translation>Alle so, wie üblicherweise gespielt wird</translation>
    </message>
    <message>
        <source>Best of</source>
        <translation>Best of</translation>
    </message>
    <message>
        <source>A single match</source>
        <translation>Eine einzelne Partie</translation>
    </message>
    <message>
        <source>Whoever first wins %1 matches; sides change after each</source>
        <translation>Wer zuerst %1 Partien gewinnt; nach jeder werden die Seiten getauscht</translation>
    </message>
    <message>
        <source>Whoever first wins %1 matches; who has lost begins the next</source>
        <translation>Wer zuerst %1 Partien gewinnt; wer verloren hat, beginnt die nächste</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1; usually %2</source>
        <translation>%1; üblich: %2</translation>
    </message>
    <message>
        <source>%1: no</source>
        <translation>%1: nein</translation>
    </message>
    <message>
        <source>%1: less</source>
        <translation>%1: weniger</translation>
    </message>
    <message>
        <source>%1: yes</source>
        <translation>%1: ja</translation>
    </message>
    <message>
        <source>%1: more</source>
        <translation>%1: mehr</translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message>
        <source>Seat %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>%1: take this seat away</source>
        <translation>%1: diesen Platz entfernen</translation>
    </message>
</context>
<context>
    <name>SeatGroup</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
</context>
<context>
    <name>SeatPanel</name>
    <message>
        <source>%1, %2 %3</source>
        <translation>%1, %2 %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 of %2 %3 left</source>
        <translation>noch %1 von %2 %3</translation>
    </message>
    <message>
        <source>is thinking…</source>
        <translation>denkt nach&#xa0;…</translation>
    </message>
    <message>
        <source>has the turn</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>%1 of %2 wins</source>
        <translation>%1 von %2 Siegen</translation>
    </message>
    <message>
        <source>Unspent: %1 %2</source>
        <translation>Nicht ausgegeben: %1 %2</translation>
    </message>
</context>
<context>
    <name>SeatPiles</name>
    <message numerus="yes">
        <source>%1, %2: %n cards</source>
        <translation>
            <numerusform>%1, %2: %n Karte</numerusform>
            <numerusform>%1, %2: %n Karten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatSelection</name>
    <message>
        <source>Maren</source>
        <translation>Maren</translation>
    </message>
    <message>
        <source>Oskar</source>
        <translation>Oskar</translation>
    </message>
    <message>
        <source>Ilse</source>
        <translation>Ilse</translation>
    </message>
    <message>
        <source>Jonas</source>
        <translation>Jonas</translation>
    </message>
    <message>
        <source>Wanda</source>
        <translation>Wanda</translation>
    </message>
    <message>
        <source>Emil</source>
        <translation>Emil</translation>
    </message>
    <message>
        <source>Frida</source>
        <translation>Frida</translation>
    </message>
    <message>
        <source>Anton</source>
        <translation>Anton</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
</context>
<context>
    <name>SeatPlayer</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Seat %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>Seat %1: %2</source>
        <translation>Platz %1: %2</translation>
    </message>
    <message>
        <source>Change sides</source>
        <translation>Seiten tauschen</translation>
    </message>
</context>
<context>
    <name>SeatTable</name>
    <message>
        <source>Add a player</source>
        <translation>Mitspieler dazu</translation>
    </message>
</context>
<context>
    <name>Series</name>
    <message>
        <source>Best of %1: %2</source>
        <translation>Best of %1: %2</translation>
    </message>
</context>
<context>
    <name>MatchController</name>
    <message>
        <source>%1 answered what can&apos;t be done.</source>
        <translation>%1 hat etwas geantwortet, was nicht geht.</translation>
    </message>
    <message>
        <source>It is your turn to choose.</source>
        <translation>Du bist an der Reihe.</translation>
    </message>
    <message>
        <source>%1 It is lost when the program ends.</source>
        <translation>%1 Sie geht verloren, wenn das Programm endet.</translation>
    </message>
    <message>
        <source>You have given up. The others play on.</source>
        <translation>Du hast aufgegeben. Die anderen spielen weiter.</translation>
    </message>
    <message>
        <source>%1: take back what you chose?</source>
        <translation>%1: Nimmst du zurück, was du gewählt hast?</translation>
    </message>
    <message>
        <source>It was your choice, so you are asked.</source>
        <translation>Du hast es gewählt, also wirst du gefragt.</translation>
    </message>
    <message>
        <source>%1: may %2 take that back?</source>
        <translation>%1: Darf %2 das zurücknehmen?</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 has seen since what was hidden then.</source>
        <translation>%1 hat seitdem gesehen, was damals verdeckt war.</translation>
    </message>
</context>
<context>
    <name>SettingChoice</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>SettingsSheet</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Starker Kontrast</translation>
    </message>
    <message>
        <source>Signs beside colours</source>
        <translation>Zeichen neben Farben</translation>
    </message>
    <message>
        <source>For eyes that take one colour for another: whatever a colour tells, a sign tells as well. The theme of high contrast has them always.</source>
        <translation>Für Augen, die Farben verwechseln: Was eine Farbe sagt, sagt auch ein Zeichen. Bei starkem Kontrast sind sie immer da.</translation>
    </message>
    <message>
        <source>Colours alone</source>
        <translation>Nur Farben</translation>
    </message>
    <message>
        <source>With signs</source>
        <translation>Mit Zeichen</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Schrift</translation>
    </message>
    <message>
        <source>Cards in the hand</source>
        <translation>Karten auf der Hand</translation>
    </message>
    <message>
        <source>And the one that is looked at. Cards on the table take what room there is.</source>
        <translation>Und die Karte, die angesehen wird. Karten auf dem Tisch nehmen, was Platz ist.</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Without it nothing flies, grows or shakes: things are where they are at once.</source>
        <translation>Ohne sie fliegt, wächst und wackelt nichts: Alles ist sofort an seinem Ort.</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>How fast what happens is shown.</source>
        <translation>Wie schnell gezeigt wird, was geschieht.</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>Leise</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Laut</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>What each key does, and which one you would rather press.</source>
        <translation>Was jede Taste tut und welche du lieber drückst.</translation>
    </message>
    <message>
        <source>Choose keys…</source>
        <translation>Tasten wählen&#xa0;…</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Wie üblich</translation>
    </message>
    <message>
        <source>All of this as it was at the beginning; the language and keys stay as you chose them</source>
        <translation>All das wie am Anfang; Sprache und Tasten bleiben, wie du sie gewählt hast</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Ordnung der Hand</translation>
    </message>
    <message>
        <source>As drawn</source>
        <translation>Wie gezogen</translation>
    </message>
    <message>
        <source>By cost</source>
        <translation>Nach Kosten</translation>
    </message>
    <message>
        <source>By kind</source>
        <translation>Nach Art</translation>
    </message>
    <message>
        <source>Wait for me</source>
        <translation>Auf mich warten</translation>
    </message>
    <message>
        <source>%1: smaller</source>
        <translation>%1: kleiner</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: larger</source>
        <translation>%1: größer</translation>
    </message>
</context>
<context>
    <name>SetupModel</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1, and one by chance</source>
        <translation>%1, und eins zufällig</translation>
    </message>
    <message>
        <source>%1, and the rest by chance</source>
        <translation>%1, der Rest zufällig</translation>
    </message>
    <message>
        <source>You play these</source>
        <translation>Du spielst diese</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>%1 play these</source>
        <translation>%1 spielen diese</translation>
    </message>
    <message>
        <source>%1 plays these</source>
        <translation>%1 spielt diese</translation>
    </message>
    <message>
        <source>There is no deck to play with.</source>
        <translation>Es gibt kein Deck zum Spielen.</translation>
    </message>
    <message>
        <source>%2 %1 can be played all the same.</source>
        <translation>%2 %1 lässt sich trotzdem spielen.</translation>
    </message>
</context>
<context>
    <name>SharedDecks</name>
    <message>
        <source>two of these</source>
        <translation>zwei davon</translation>
    </message>
    <message>
        <source>%1 of these</source>
        <translation>%1 davon</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>one of these</source>
        <translation>eins davon</translation>
    </message>
    <message>
        <source>Deal by chance</source>
        <translation>Zufällig verteilen</translation>
    </message>
    <message>
        <source>Everybody at the table is dealt something else</source>
        <translation>Alle am Tisch bekommen etwas anderes</translation>
    </message>
</context>
<context>
    <name>SideColumn</name>
    <message>
        <source>the uppermost comes first</source>
        <translation>das Oberste kommt zuerst</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>why am I asked this?</source>
        <translation>warum diese Frage?</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Pass on</source>
        <translation>Weiterpassen</translation>
    </message>
    <message>
        <source>Keys (%1)</source>
        <translation>Tasten (%1)</translation>
    </message>
    <message>
        <source>Menu (%1)</source>
        <translation>Menü (%1)</translation>
    </message>
    <message>
        <source>Last turn again</source>
        <translation>Letzter Zug noch einmal</translation>
    </message>
    <message>
        <source>See once more what the others did in their last turn</source>
        <translation>Noch einmal ansehen, was die anderen in ihrem letzten Zug getan haben</translation>
    </message>
    <message>
        <source>Pass until something happens or there is a choice in your own turn (%1)</source>
        <translation>Passen, bis etwas geschieht oder du in deinem Zug etwas zu entscheiden hast (%1)</translation>
    </message>
</context>
<context>
    <name>SideboardEditor</name>
    <message>
        <source>Against the rules for decks: %1.</source>
        <translation>Gegen die Deckregeln: %1.</translation>
    </message>
</context>
<context>
    <name>SideboardList</name>
    <message>
        <source>%1 %2, %3</source>
        <translation>%1 %2, %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>SideboardSheet</name>
    <message>
        <source>%1: a change of the deck</source>
        <translation>%1: Deck umbauen</translation>
    </message>
    <message>
        <source>Show the cards only when nobody else is looking.</source>
        <translation>Deck die Karten erst auf, wenn sonst niemand hinsieht.</translation>
    </message>
    <message>
        <source>A card goes to the other side with a click. The match is played with what is in the deck.</source>
        <translation>Ein Klick legt eine Karte auf die andere Seite. Gespielt wird mit dem, was im Deck ist.</translation>
    </message>
    <message>
        <source>one to the sideboard</source>
        <translation>eine ins Sideboard</translation>
    </message>
    <message>
        <source>one to the deck</source>
        <translation>eine ins Deck</translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation>Ich bin %1</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Wie es war</translation>
    </message>
    <message>
        <source>All cards where they lay before</source>
        <translation>Alle Karten dahin, wo sie vorher lagen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Deck (%1)</source>
        <translation>Deck (%1)</translation>
    </message>
    <message>
        <source>Sideboard (%1)</source>
        <translation>Sideboard (%1)</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>Against the rules for decks: %1.</source>
        <translation>Gegen die Deckregeln: %1.</translation>
    </message>
    <message numerus="yes">
        <source>A deck of yours, with %n cards.</source>
        <translation>
            <numerusform>Ein eigenes Deck mit %n Karte.</numerusform>
            <numerusform>Ein eigenes Deck mit %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Some cards of this deck are not there any more: it can&apos;t be played.</source>
        <translation>Einige Karten dieses Decks sind nicht mehr da: Es lässt sich nicht spielen.</translation>
    </message>
    <message>
        <source>By Chance</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>A Random Deck</source>
        <translation>Ein Zufallsdeck</translation>
    </message>
    <message>
        <source>What nobody else plays; it shows when the match begins.</source>
        <translation>Was sonst niemand spielt; zu sehen, wenn die Partie beginnt.</translation>
    </message>
    <message>
        <source>An identity of this side, and all else by chance.</source>
        <translation>Eine Identität dieser Seite, alles andere dem Zufall überlassen.</translation>
    </message>
    <message>
        <source>Two colours, and all else by chance.</source>
        <translation>Zwei Farben, alles andere dem Zufall überlassen.</translation>
    </message>
    <message>
        <source> against </source>
        <translation> gegen </translation>
    </message>
    <message>
        <source>%1, at the opening hands</source>
        <translation>%1, bei den Starthänden</translation>
    </message>
    <message>
        <source>%1, turn %2</source>
        <translation>%1, Zug %2</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Somebody at this screen.</source>
        <translation>Jemand an diesem Bildschirm.</translation>
    </message>
    <message>
        <source>A program: %1</source>
        <translation>Ein Programm: %1</translation>
    </message>
    <message>
        <source>The last match can&apos;t go on.</source>
        <translation>Die letzte Partie kann nicht weitergehen.</translation>
    </message>
    <message>
        <source>This match can&apos;t begin: a deck or a player of it is not there any more.</source>
        <translation>Diese Partie kann nicht beginnen: Ein Deck oder ein Spieler ist nicht mehr da.</translation>
    </message>
    <message>
        <source>and</source>
        <comment>between two mistakes in a deck</comment>
        <translation>und</translation>
    </message>
    <message>
        <source>%1, before the next match</source>
        <translation>%1, vor der nächsten Partie</translation>
    </message>
    <message>
        <source>What is still to be played is not played then: %1.</source>
        <translation>Was noch zu spielen ist, wird dann nicht gespielt: %1.</translation>
    </message>
    <message>
        <source>The unfinished match is put aside, among your matches: %1.</source>
        <translation>Die unbeendete Partie kommt zu deinen Partien: %1.</translation>
    </message>
    <message>
        <source>Random: %1</source>
        <translation>Zufall: %1</translation>
    </message>
    <message>
        <source>%1, and all else by chance.</source>
        <translation>%1, und alles andere durch Zufall.</translation>
    </message>
</context>
<context>
    <name>StartConfirmSheet</name>
    <message>
        <source>Start all the same?</source>
        <translation>Trotzdem anfangen?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Damit weiter</translation>
    </message>
    <message>
        <source>Start anyway</source>
        <translation>Trotzdem anfangen</translation>
    </message>
</context>
<context>
    <name>StartHeader</name>
    <message>
        <source>Card duels, against a friend or the computer</source>
        <translation>Kartenduelle, gegen Freunde oder den Computer</translation>
    </message>
    <message>
        <source>Matches that were played (%1)</source>
        <translation>Gespielte Partien (%1)</translation>
    </message>
    <message>
        <source>Statistics (%1)</source>
        <translation>Statistik (%1)</translation>
    </message>
    <message>
        <source>Keys (%1)</source>
        <translation>Tasten (%1)</translation>
    </message>
    <message>
        <source>Settings (%1)</source>
        <translation>Einstellungen (%1)</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>How this game is played</source>
        <translation>Wie dieses Spiel gespielt wird</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Leave the program (%1)</source>
        <translation>Das Programm verlassen (%1)</translation>
    </message>
</context>
<context>
    <name>StartNotes</name>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>Unofficial. Pictures by the authors of game-icons.net, CC BY 3.0.</source>
        <translation>Inoffiziell. Bilder von den Autoren von game-icons.net, CC BY 3.0.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>Rules of this match (changed)</source>
        <translation>Regeln dieser Partie (geändert)</translation>
    </message>
    <message>
        <source>Rules of this match</source>
        <translation>Regeln dieser Partie</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Go on with the last match</source>
        <translation>Letzte Partie fortsetzen</translation>
    </message>
    <message>
        <source>Start the match</source>
        <translation>Partie beginnen</translation>
    </message>
    <message>
        <source>Best of %1</source>
        <translation>Best of %1</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>%1 won</source>
        <translation>%1 gewonnen</translation>
    </message>
    <message>
        <source>%1 even</source>
        <translation>%1 unentschieden</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <translation>%1 verloren</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>In 1 more, several people played: nobody can say which of them is you.</source>
        <translation>In 1 weiteren spielten mehrere Menschen: Wer davon du bist, ist nicht zu sagen.</translation>
    </message>
    <message>
        <source>In %1 more, several people played: nobody can say which of them is you.</source>
        <translation>In %1 weiteren spielten mehrere Menschen: Wer davon du bist, ist nicht zu sagen.</translation>
    </message>
    <message>
        <source>1 was only watched.</source>
        <translation>1 wurde nur angesehen.</translation>
    </message>
    <message>
        <source>%1 were only watched.</source>
        <translation>%1 wurden nur angesehen.</translation>
    </message>
    <message>
        <source>1 is not finished.</source>
        <translation>1 ist nicht beendet.</translation>
    </message>
    <message>
        <source>%1 are not finished.</source>
        <translation>%1 sind nicht beendet.</translation>
    </message>
    <message>
        <source>1 was played on from a place of another match.</source>
        <translation>1 wurde ab einer Stelle einer anderen Partie weitergespielt.</translation>
    </message>
    <message>
        <source>%1 were played on from a place of another match.</source>
        <translation>%1 wurden ab einer Stelle einer anderen Partie weitergespielt.</translation>
    </message>
    <message>
        <source>1 was played elsewhere.</source>
        <translation>1 wurde anderswo gespielt.</translation>
    </message>
    <message>
        <source>%1 were played elsewhere.</source>
        <translation>%1 wurden anderswo gespielt.</translation>
    </message>
    <message>
        <source>d MMM</source>
        <translation>d. MMM</translation>
    </message>
    <message>
        <source>week of %1</source>
        <translation>Woche ab %1</translation>
    </message>
    <message>
        <source>above %1</source>
        <translation>über %1</translation>
    </message>
    <message>
        <source>below %1</source>
        <translation>unter %1</translation>
    </message>
    <message>
        <source>It comes with your first match against one of the computer&apos;s levels.</source>
        <translation>Sie kommt mit deiner ersten Partie gegen eine Stufe des Computers.</translation>
    </message>
    <message>
        <source>All were won: there is no upper end until one is not.</source>
        <translation>Alle gewonnen: Nach oben ist alles offen, bis du eine nicht gewinnst.</translation>
    </message>
    <message>
        <source>All were lost: there is no lower end until one is not.</source>
        <translation>Alle verloren: Nach unten ist alles offen, bis du eine nicht verlierst.</translation>
    </message>
    <message>
        <source>most likely between %1 and %2</source>
        <translation>höchstwahrscheinlich zwischen %1 und %2</translation>
    </message>
    <message>
        <source>stronger than %1</source>
        <translation>stärker als %1</translation>
    </message>
    <message>
        <source>not yet as strong as %1</source>
        <translation>noch nicht so stark wie %1</translation>
    </message>
    <message>
        <source>about as strong as %1</source>
        <translation>etwa so stark wie %1</translation>
    </message>
    <message>
        <source>at least about as strong as %1</source>
        <translation>mindestens etwa so stark wie %1</translation>
    </message>
    <message>
        <source>at most about as strong as %1</source>
        <translation>höchstens etwa so stark wie %1</translation>
    </message>
    <message>
        <source>Of 1 match against the levels.</source>
        <translation>Aus 1 Partie gegen die Stufen.</translation>
    </message>
    <message>
        <source>Of %1 matches against the levels.</source>
        <translation>Aus %1 Partien gegen die Stufen.</translation>
    </message>
    <message>
        <source>That is few: take it for a guess.</source>
        <translation>Das sind wenige: Nimm es als Schätzung.</translation>
    </message>
    <message>
        <source>The strength that makes your results most likely: 100 points more win 64 of 100, 400 win 10 of 11. It is no rating of a league. The levels are as far apart here as in their matches against each other in one of the games; luck of the cards is in it, and so is every hint and every move that was taken back.</source>
        <translation>Die Stärke, bei der deine Ergebnisse am wahrscheinlichsten sind: 100 Punkte mehr gewinnen 64 von 100, 400 gewinnen 10 von 11. Es ist keine Wertung einer Liga. Die Stufen liegen hier so weit auseinander wie in ihren Partien gegeneinander in einem der Spiele; Kartenglück steckt darin, und ebenso jeder Tipp und jeder zurückgenommene Zug.</translation>
    </message>
</context>
<context>
    <name>StatisticsModel</name>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>even</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>no match</source>
        <translation>keine Partie</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>After %1 matches there is a curve here.</source>
        <translation>Nach %1 Partien ist hier eine Kurve.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Won of the last %1 matches: now %2, at best %3 after match %4</source>
        <translation>Von den letzten %1 Partien gewonnen: jetzt %2, am besten %3 nach Partie %4</translation>
    </message>
</context>
<context>
    <name>StatisticsPanels</name>
    <message>
        <source>Against</source>
        <translation>Gegen</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Mit</translation>
    </message>
    <message>
        <source>your decks</source>
        <translation>deine Decks</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Nach Spiel</translation>
    </message>
    <message>
        <source>At this screen</source>
        <translation>An diesem Bildschirm</translation>
    </message>
    <message>
        <source>people against each other, and whoever sat with them</source>
        <translation>Menschen gegeneinander, und wer sonst dabeisaß</translation>
    </message>
    <message>
        <source>Play a match against the computer to its end, and it counts here.</source>
        <translation>Spiel eine Partie gegen den Computer zu Ende, dann zählt sie hier.</translation>
    </message>
    <message>
        <source>You will see how often you win, with which decks and against whom, how that goes over time, how strong it makes you beside the computer&apos;s levels, and your longest and shortest matches, to look at again.</source>
        <translation>Du siehst dann, wie oft du gewinnst, mit welchen Decks und gegen wen, wie sich das mit der Zeit ändert, wie stark du neben den Stufen des Computers bist, und kannst deine längsten und kürzesten Partien noch einmal ansehen.</translation>
    </message>
</context>
<context>
    <name>StatisticsScreen</name>
    <message>
        <source>Back (%1)</source>
        <translation>Zurück (%1)</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>You win</source>
        <translation>Du gewinnst</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>your</source>
        <translation>dir</translation>
    </message>
    <message>
        <source>%1&apos;s</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>Opening hands</source>
        <translation>Starthände</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <translation>Zug %1 · %2</translation>
    </message>
</context>
<context>
    <name>TableCard</name>
    <message>
        <source>A hidden card</source>
        <translation>Eine verdeckte Karte</translation>
    </message>
</context>
<context>
    <name>TableModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nothing can be done with %1 now.</source>
        <translation>Mit %1 kann jetzt nichts getan werden.</translation>
    </message>
</context>
<context>
    <name>TableWriter</name>
    <message>
        <source>A draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>It lies in: %1.</source>
        <translation>Liegt in: %1.</translation>
    </message>
    <message>
        <source>its own text</source>
        <translation>den eigenen Text</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 durch %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>TallyListPanel</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>TallyPanel</name>
    <message>
        <source>1 match</source>
        <translation>1 Partie</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1 Partien</translation>
    </message>
    <message>
        <source>one person against the computer, from beginning to end</source>
        <translation>ein Mensch gegen den Computer, von Anfang bis Ende</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1 gewonnen</translation>
    </message>
    <message>
        <source>%1 drawn or shared</source>
        <translation>%1 unentschieden oder geteilt</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <translation>%1 verloren</translation>
    </message>
</context>
<context>
    <name>Announcements</name>
    <message>
        <source>The screen is for %1.</source>
        <translation>Der Bildschirm ist für %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n replies.</source>
        <translation>
            <numerusform>%n Antwort.</numerusform>
            <numerusform>%n Antworten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tribute</name>
    <message>
        <source>%1 fights %2</source>
        <translation>%1 kämpft mit %2</translation>
    </message>
    <message>
        <source>Summon it</source>
        <translation>Beschwören</translation>
    </message>
    <message>
        <source>Set it face-down</source>
        <translation>Verdeckt setzen</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angreifen</translation>
    </message>
    <message>
        <source>Summon a monster by it</source>
        <translation>Damit ein Monster beschwören</translation>
    </message>
    <message>
        <source>Second main phase</source>
        <translation>Main Phase 2</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Battle</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Flip summon it</source>
        <translation>Flippbeschwören</translation>
    </message>
    <message>
        <source>Turn it to attack</source>
        <translation>In Angriffsposition</translation>
    </message>
    <message>
        <source>Turn it to defense</source>
        <translation>In Verteidigungsposition</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Benutzen</translation>
    </message>
    <message>
        <source>Turn it up and use its effect</source>
        <translation>Aufdecken und Effekt benutzen</translation>
    </message>
    <message>
        <source>Only turn it up</source>
        <translation>Nur aufdecken</translation>
    </message>
    <message>
        <source>Summon a monster by %1</source>
        <translation>Ein Monster durch %1 beschwören</translation>
    </message>
    <message>
        <source>Your main phase</source>
        <translation>Deine Main Phase</translation>
    </message>
    <message>
        <source>Your second main phase</source>
        <translation>Deine Main Phase 2</translation>
    </message>
    <message>
        <source>Summon, set or use cards, or go on.</source>
        <translation>Beschwör, setz oder benutz Karten, oder mach weiter.</translation>
    </message>
    <message>
        <source>Your battle phase</source>
        <translation>Deine Battle Phase</translation>
    </message>
    <message>
        <source>Click a monster of yours, then the one that it attacks.</source>
        <translation>Klick ein eigenes Monster an, dann das, welches es angreift.</translation>
    </message>
    <message>
        <source>No monster of yours can attack.</source>
        <translation>Keins deiner Monster kann angreifen.</translation>
    </message>
    <message>
        <source>Respond to it, or let it happen.</source>
        <translation>Antworte darauf oder lass es zu.</translation>
    </message>
    <message>
        <source>Use a card now, or go on.</source>
        <translation>Benutz jetzt eine Karte oder mach weiter.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Let it happen</source>
        <translation>Zulassen</translation>
    </message>
    <message>
        <source>The end of the battle phase: no attack follows</source>
        <translation>Ende der Battle Phase: kein Angriff mehr</translation>
    </message>
    <message>
        <source>The phase is about to end</source>
        <translation>Die Phase endet gleich</translation>
    </message>
    <message>
        <source>Something has happened on the field</source>
        <translation>Auf dem Feld ist etwas geschehen</translation>
    </message>
    <message>
        <source>The draw phase</source>
        <translation>Die Draw Phase</translation>
    </message>
    <message>
        <source>The standby phase</source>
        <translation>Die Standby Phase</translation>
    </message>
    <message>
        <source>The battle phase begins</source>
        <translation>Die Battle Phase beginnt</translation>
    </message>
    <message>
        <source>The end phase</source>
        <translation>Die End Phase</translation>
    </message>
    <message>
        <source>A time to respond</source>
        <translation>Zeit für eine Antwort</translation>
    </message>
    <message>
        <source>Before damage is worked out</source>
        <translation>Vor der Schadensberechnung</translation>
    </message>
    <message>
        <source>After the damage</source>
        <translation>Nach dem Schaden</translation>
    </message>
    <message>
        <source>%1 attacks %2</source>
        <translation>%1 greift %2 an</translation>
    </message>
    <message>
        <source>%1 attacks directly</source>
        <translation>%1 greift direkt an</translation>
    </message>
    <message>
        <source>Other monsters stand against it now. Choose what it attacks, or call it off.</source>
        <translation>Ihm stehen jetzt andere Monster gegenüber. Wähl, was es angreift, oder brich ab.</translation>
    </message>
    <message>
        <source>No attack</source>
        <translation>Kein Angriff</translation>
    </message>
    <message>
        <source>Summon or set one more monster now.</source>
        <translation>Beschwör oder setz jetzt noch ein Monster.</translation>
    </message>
    <message>
        <source>It goes back first</source>
        <translation>Erst geht es zurück</translation>
    </message>
    <message>
        <source>Its effect first</source>
        <translation>Erst sein Effekt</translation>
    </message>
    <message>
        <source>It goes back to who lent it, and it has an effect now. Which comes first?</source>
        <translation>Es geht zurück an seinen Besitzer, und es hat jetzt einen Effekt. Was kommt zuerst?</translation>
    </message>
    <message>
        <source>Attack position</source>
        <translation>Angriffsposition</translation>
    </message>
    <message>
        <source>Defense position</source>
        <translation>Verteidigungsposition</translation>
    </message>
    <message>
        <source>In which position do you summon it?</source>
        <translation>In welcher Position beschwörst du es?</translation>
    </message>
    <message>
        <source>Which monster do you tribute for it?</source>
        <translation>Welches Monster gibst du als Tribut?</translation>
    </message>
    <message>
        <source>No room for all that come back</source>
        <translation>Nicht genug Platz für alle, die zurückkommen</translation>
    </message>
    <message>
        <source>Choose what comes back. The rest goes to the graveyard.</source>
        <translation>Wähl, was zurückkommt. Der Rest geht auf den Friedhof.</translation>
    </message>
    <message>
        <source>Your hand is too big</source>
        <translation>Zu viele Karten auf der Hand</translation>
    </message>
    <message>
        <source>Choose a card to discard.</source>
        <translation>Wähl eine Karte zum Abwerfen.</translation>
    </message>
    <message>
        <source>%1 is being summoned</source>
        <translation>%1 wird beschworen</translation>
    </message>
    <message>
        <source>%1 is being used</source>
        <translation>%1 wird benutzt</translation>
    </message>
    <message>
        <source>lets a monster be summoned</source>
        <translation>lässt ein Monster beschwören</translation>
    </message>
    <message>
        <source>gives one more summon</source>
        <translation>erlaubt eine Beschwörung mehr</translation>
    </message>
    <message>
        <source>players may respond</source>
        <translation>es darf geantwortet werden</translation>
    </message>
    <message>
        <source>resolves</source>
        <translation>wird abgewickelt</translation>
    </message>
    <message>
        <source>ends the turn</source>
        <translation>Zugende</translation>
    </message>
    <message>
        <source>summon %1</source>
        <translation>%1 beschwören</translation>
    </message>
    <message>
        <source>set %1</source>
        <translation>%1 setzen</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>%1 drehen</translation>
    </message>
    <message>
        <source>use %1</source>
        <translation>%1 benutzen</translation>
    </message>
    <message>
        <source>attack %1 with %2</source>
        <translation>%1 mit %2 angreifen</translation>
    </message>
    <message>
        <source>attack directly with %1</source>
        <translation>direkt mit %1 angreifen</translation>
    </message>
    <message>
        <source>go on to the next phase</source>
        <translation>weiter zur nächsten Phase</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>den Zug beenden</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Draw</translation>
    </message>
    <message>
        <source>Standby</source>
        <translation>Standby</translation>
    </message>
    <message>
        <source>Main</source>
        <translation>Main 1</translation>
    </message>
    <message>
        <source>Main 2</source>
        <translation>Main 2</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Kette</translation>
    </message>
    <message>
        <source>attacks</source>
        <translation>greift an</translation>
    </message>
    <message>
        <source>life points</source>
        <translation>Lebenspunkte</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Karten auf der Hand</translation>
    </message>
    <message>
        <source>Normal summons or sets left this turn</source>
        <translation>Normalbeschwörungen oder Setzen, die in diesem Zug noch gehen</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Graveyard</source>
        <translation>Friedhof</translation>
    </message>
    <message>
        <source>defense position</source>
        <translation>Verteidigungsposition</translation>
    </message>
    <message>
        <source>Its defense counts when it is attacked.</source>
        <translation>Wird es angegriffen, zählt seine Verteidigung.</translation>
    </message>
    <message>
        <source>It lies face-down.</source>
        <translation>Liegt verdeckt.</translation>
    </message>
    <message>
        <source>It has attacked this turn.</source>
        <translation>Hat in diesem Zug angegriffen.</translation>
    </message>
    <message>
        <source>On %1.</source>
        <translation>Auf %1.</translation>
    </message>
    <message>
        <source>It goes back to %1 in the end phase.</source>
        <translation>In der End Phase geht es zurück: %1.</translation>
    </message>
    <message>
        <source>%1/%2 is printed on it.</source>
        <translation>Aufgedruckt ist %1/%2.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Both players lost at the same time.</source>
        <translation>Beide haben gleichzeitig verloren.</translation>
    </message>
    <message>
        <source>%1: no life points left.</source>
        <translation>%1: keine Lebenspunkte mehr.</translation>
    </message>
    <message>
        <source>%1: no card left to draw.</source>
        <translation>%1: keine Karte mehr zum Ziehen.</translation>
    </message>
    <message>
        <source>%1 gave up.</source>
        <translation>%1: aufgegeben.</translation>
    </message>
    <message>
        <source>attack %1, defense %2</source>
        <translation>Angriff %1, Verteidigung %2</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>in defense position</source>
        <translation>in Verteidigungsposition</translation>
    </message>
</context>
<context>
    <name>Verbs</name>
    <message>
        <source>move</source>
        <translation>bewegen</translation>
    </message>
    <message>
        <source>shuffle</source>
        <translation>mischen</translation>
    </message>
    <message>
        <source>reveal</source>
        <translation>vorzeigen</translation>
    </message>
    <message>
        <source>look</source>
        <translation>ansehen</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>ziehen</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>abwerfen</translation>
    </message>
    <message>
        <source>gain</source>
        <translation>gewinnen</translation>
    </message>
    <message>
        <source>lose</source>
        <translation>verlieren</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>schädigen</translation>
    </message>
    <message>
        <source>destroy</source>
        <translation>zerstören</translation>
    </message>
    <message>
        <source>sacrifice</source>
        <translation>opfern</translation>
    </message>
    <message>
        <source>tap</source>
        <translation>tappen</translation>
    </message>
    <message>
        <source>untap</source>
        <translation>enttappen</translation>
    </message>
    <message>
        <source>counter</source>
        <translation>neutralisieren</translation>
    </message>
    <message>
        <source>change</source>
        <translation>ändern</translation>
    </message>
    <message>
        <source>add</source>
        <translation>hinzufügen</translation>
    </message>
    <message>
        <source>extra turn</source>
        <translation>mit einem Extrazug belohnen</translation>
    </message>
    <message>
        <source>lose the game</source>
        <translation>verlieren lassen</translation>
    </message>
    <message>
        <source>put</source>
        <translation>legen</translation>
    </message>
    <message>
        <source>play</source>
        <translation>spielen</translation>
    </message>
    <message>
        <source>boost</source>
        <translation>stärken</translation>
    </message>
    <message>
        <source>lower breakpoint</source>
        <translation>im Bruchpunkt senken</translation>
    </message>
    <message>
        <source>extra minion</source>
        <translation>als Handlanger extra spielen</translation>
    </message>
    <message>
        <source>extra minion of power</source>
        <translation>als Handlanger extra spielen</translation>
    </message>
    <message>
        <source>extra action</source>
        <translation>als Aktion extra spielen</translation>
    </message>
    <message>
        <source>exchange</source>
        <translation>austauschen</translation>
    </message>
    <message>
        <source>spend</source>
        <translation>ausgeben</translation>
    </message>
    <message>
        <source>mark</source>
        <translation>markieren</translation>
    </message>
    <message>
        <source>renew hand</source>
        <translation>neu ziehen</translation>
    </message>
    <message>
        <source>ignore</source>
        <translation>übergehen</translation>
    </message>
    <message>
        <source>special summon</source>
        <translation>spezialbeschwören</translation>
    </message>
    <message>
        <source>flip</source>
        <translation>umdrehen</translation>
    </message>
    <message>
        <source>switch position</source>
        <translation>in die andere Position bringen</translation>
    </message>
    <message>
        <source>tribute</source>
        <translation>als Tribut geben</translation>
    </message>
    <message>
        <source>take control</source>
        <translation>übernehmen</translation>
    </message>
    <message>
        <source>summon again</source>
        <translation>noch einmal beschwören</translation>
    </message>
    <message>
        <source>lend</source>
        <translation>leihen</translation>
    </message>
    <message>
        <source>no battle</source>
        <translation>vom Kampf ausschließen</translation>
    </message>
    <message>
        <source>place</source>
        <translation>legen</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>entfernen</translation>
    </message>
    <message>
        <source>advance</source>
        <translation>vorantreiben</translation>
    </message>
    <message>
        <source>sure damage</source>
        <translation>schädigen</translation>
    </message>
    <message>
        <source>tag</source>
        <translation>markieren</translation>
    </message>
    <message>
        <source>trash</source>
        <translation>zerstören</translation>
    </message>
    <message>
        <source>expose</source>
        <translation>aufdecken</translation>
    </message>
    <message>
        <source>rez</source>
        <translation>aktivieren</translation>
    </message>
    <message>
        <source>rez free</source>
        <translation>kostenlos aktivieren</translation>
    </message>
    <message>
        <source>derez</source>
        <translation>deaktivieren</translation>
    </message>
    <message>
        <source>install</source>
        <translation>installieren</translation>
    </message>
    <message>
        <source>install free</source>
        <translation>kostenlos installieren</translation>
    </message>
    <message>
        <source>play bare</source>
        <translation>spielen</translation>
    </message>
    <message>
        <source>run</source>
        <translation>angreifen</translation>
    </message>
    <message>
        <source>end run</source>
        <translation>beenden</translation>
    </message>
    <message>
        <source>break</source>
        <translation>brechen</translation>
    </message>
    <message>
        <source>bypass</source>
        <translation>umgehen</translation>
    </message>
    <message>
        <source>move out</source>
        <translation>herausbewegen</translation>
    </message>
    <message>
        <source>change server</source>
        <translation>als Server wechseln</translation>
    </message>
    <message>
        <source>access more</source>
        <translation>zusätzlich ansehen</translation>
    </message>
    <message>
        <source>forfeit</source>
        <translation>aufgeben</translation>
    </message>
    <message>
        <source>take</source>
        <translation>nehmen</translation>
    </message>
    <message>
        <source>become</source>
        <translation>verwandeln</translation>
    </message>
    <message>
        <source>trace</source>
        <translation>verfolgen</translation>
    </message>
    <message>
        <source>psi</source>
        <translation>bieten</translation>
    </message>
    <message>
        <source>exhaust</source>
        <translation>verbrauchen</translation>
    </message>
    <message>
        <source>remember</source>
        <translation>nennen</translation>
    </message>
    <message>
        <source>must trash</source>
        <translation>zerstören</translation>
    </message>
    <message>
        <source>pay</source>
        <translation>bezahlen</translation>
    </message>
</context>
<context>
    <name>WinRatePanel</name>
    <message>
        <source>How it goes</source>
        <translation>Wie es läuft</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
</TS>
