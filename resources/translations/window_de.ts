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
    <name>AnalysisRun</name>
    <message>
        <source>Mistakes: not analyzed</source>
        <translation>Fehler: nicht analysiert</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Mistakes: %1</source>
        <translation>Fehler: %1</translation>
    </message>
    <message>
        <source>Mistakes so far: %1 (analyzing, %2%)</source>
        <translation>Fehler bisher: %1 (Analyse läuft, %2 %)</translation>
    </message>
    <message>
        <source>Mistakes so far: %1 (analysis stopped at %2%)</source>
        <translation>Fehler bisher: %1 (Analyse bei %2 % angehalten)</translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message>
        <source>Now choose a target.</source>
        <translation>Wähle jetzt ein Ziel.</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Tipp: %1</translation>
    </message>
</context>
<context>
    <name>AnswerButtons</name>
    <message>
        <source>Skip to my turn</source>
        <translation>Weiter bis zu meinem Zug</translation>
    </message>
    <message>
        <source>Passes until something happens or you have a decision on your turn (%1)</source>
        <translation>Passt, bis etwas geschieht oder du in deinem Zug etwas zu entscheiden hast (%1)</translation>
    </message>
    <message>
        <source>Always…</source>
        <translation>Immer …</translation>
    </message>
    <message>
        <source>Remember an answer for the rest of the match</source>
        <translation>Eine Antwort für den Rest der Partie merken</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Hide hint (%1)</source>
        <translation>Tipp ausblenden (%1)</translation>
    </message>
    <message>
        <source>Show a hint (%1)</source>
        <translation>Tipp anzeigen (%1)</translation>
    </message>
    <message>
        <source>Undo (%1)</source>
        <translation>Rückgängig (%1)</translation>
    </message>
    <message>
        <source>Redo (%1)</source>
        <translation>Wiederholen (%1)</translation>
    </message>
    <message>
        <source>Decrease</source>
        <translation>Verringern</translation>
    </message>
    <message>
        <source>Increase</source>
        <translation>Erhöhen</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Bestätigen</translation>
    </message>
    <message>
        <source>or type a number</source>
        <translation>oder eine Zahl tippen</translation>
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
        <source>Activate ability</source>
        <translation>Fähigkeit aktivieren</translation>
    </message>
    <message>
        <source>Tap for mana</source>
        <translation>Für Mana tappen</translation>
    </message>
    <message>
        <source>Cast</source>
        <translation>Wirken</translation>
    </message>
    <message>
        <source>Activate</source>
        <translation>Aktivieren</translation>
    </message>
    <message>
        <source>Auto-pay</source>
        <translation>Automatisch bezahlen</translation>
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
        <source>%1&apos;s main phase</source>
        <translation>Hauptphase: %1</translation>
    </message>
    <message>
        <source>Your main phase 2</source>
        <translation>Deine zweite Hauptphase</translation>
    </message>
    <message>
        <source>%1&apos;s main phase 2</source>
        <translation>Zweite Hauptphase: %1</translation>
    </message>
    <message>
        <source>Combat: attackers</source>
        <translation>Kampf: Angreifer</translation>
    </message>
    <message>
        <source>Combat: blockers</source>
        <translation>Kampf: Blocker</translation>
    </message>
    <message>
        <source>Your end step</source>
        <translation>Dein Endsegment</translation>
    </message>
    <message>
        <source>%1&apos;s end step</source>
        <translation>Endsegment: %1</translation>
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
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>To combat</source>
        <translation>Zum Kampf</translation>
    </message>
    <message>
        <source>To main phase 2</source>
        <translation>Zur Hauptphase 2</translation>
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
        <source>Opening hand</source>
        <translation>Starthand</translation>
    </message>
    <message>
        <source>Keep this hand, or mulligan to %1?</source>
        <translation>Diese Hand behalten oder Mulligan auf %1?</translation>
    </message>
    <message>
        <source>Mulligan</source>
        <translation>Mulligan</translation>
    </message>
    <message>
        <source>Keep hand</source>
        <translation>Hand behalten</translation>
    </message>
    <message>
        <source>Put a card from your hand on the bottom of your library.</source>
        <translation>Lege eine Karte von deiner Hand unter deine Bibliothek.</translation>
    </message>
    <message>
        <source>Put %1 cards from your hand on the bottom of your library.</source>
        <translation>Lege %1 Karten von deiner Hand unter deine Bibliothek.</translation>
    </message>
    <message>
        <source>X = %1. </source>
        <translation>X = %1. </translation>
    </message>
    <message>
        <source>Choose a value for X.</source>
        <translation>Wähle einen Wert für X.</translation>
    </message>
    <message>
        <source>Assign %2–%3 damage to %1.</source>
        <translation>Weise %1 %2–%3 Schaden zu.</translation>
    </message>
    <message>
        <source>Choose a number.</source>
        <translation>Wähle eine Zahl.</translation>
    </message>
    <message>
        <source>Respond or let it resolve.</source>
        <translation>Antworte oder lass es verrechnen.</translation>
    </message>
    <message>
        <source>Resolve</source>
        <translation>Verrechnen</translation>
    </message>
    <message>
        <source>Play a card or continue.</source>
        <translation>Spiele eine Karte oder mache weiter.</translation>
    </message>
    <message>
        <source>No plays available.</source>
        <translation>Keine Aktion möglich.</translation>
    </message>
    <message>
        <source>Tap lands for mana, or auto-pay.</source>
        <translation>Tappe Länder für Mana oder bezahle automatisch.</translation>
    </message>
    <message>
        <source>Mana ready: confirm to cast.</source>
        <translation>Mana bereit: Wirken bestätigen.</translation>
    </message>
    <message>
        <source>Mana ready: confirm to activate.</source>
        <translation>Mana bereit: Aktivieren bestätigen.</translation>
    </message>
    <message>
        <source>Declare attackers</source>
        <translation>Angreifer deklarieren</translation>
    </message>
    <message>
        <source>Choose your attackers.</source>
        <translation>Wähle deine Angreifer.</translation>
    </message>
    <message>
        <source>Confirm your attackers.</source>
        <translation>Bestätige deine Angreifer.</translation>
    </message>
    <message>
        <source>No attackers</source>
        <translation>Keine Angreifer</translation>
    </message>
    <message>
        <source>Attack with %1 (%2 damage)</source>
        <translation>Mit %1 angreifen (%2 Schaden)</translation>
    </message>
    <message>
        <source>Attack with everything</source>
        <translation>Mit allen angreifen</translation>
    </message>
    <message>
        <source>Declare blockers</source>
        <translation>Blocker deklarieren</translation>
    </message>
    <message>
        <source>Choose a blocker, then the attacker it blocks.</source>
        <translation>Wähle einen Blocker, dann den Angreifer, den er blockt.</translation>
    </message>
    <message>
        <source>No blocks</source>
        <translation>Keine Blocker</translation>
    </message>
    <message>
        <source>Confirm blocks</source>
        <translation>Blocker bestätigen</translation>
    </message>
    <message>
        <source>%1 (%2 damage to you)</source>
        <translation>%1 (%2 Schaden für dich)</translation>
    </message>
    <message>
        <source>playing %1</source>
        <translation>%1 wird gespielt</translation>
    </message>
    <message>
        <source>casting %1</source>
        <translation>%1 wird gewirkt</translation>
    </message>
    <message>
        <source>activating %1&apos;s ability</source>
        <translation>die Fähigkeit von %1 wird aktiviert</translation>
    </message>
    <message>
        <source>%1 resolves</source>
        <translation>%1 wird verrechnet</translation>
    </message>
    <message>
        <source>both players passed</source>
        <translation>beide haben gepasst</translation>
    </message>
    <message>
        <source>turn-based action</source>
        <translation>Zugaktion</translation>
    </message>
    <message>
        <source>offers a payment</source>
        <translation>bietet eine Zahlung an</translation>
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
        <source>activate %1</source>
        <translation>%1 aktivieren</translation>
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
        <source>tapped</source>
        <translation>getappt</translation>
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
        <source>Has %1</source>
        <translation>Hat %1</translation>
    </message>
    <message>
        <source>Both players lost at the same time.</source>
        <translation>Beide haben gleichzeitig verloren.</translation>
    </message>
    <message>
        <source>%1 ran out of life.</source>
        <translation>%1: keine Lebenspunkte mehr.</translation>
    </message>
    <message>
        <source>%1 had no card to draw.</source>
        <translation>%1: keine Karte zum Ziehen.</translation>
    </message>
    <message>
        <source>%1 lost to a card&apos;s effect.</source>
        <translation>%1: durch einen Karteneffekt verloren.</translation>
    </message>
    <message>
        <source>%1 conceded.</source>
        <translation>%1: aufgegeben.</translation>
    </message>
    <message>
        <source>Has %1 from %2</source>
        <translation>Hat %1 durch %2</translation>
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
    <message>
        <source>you have</source>
        <translation>du hast</translation>
    </message>
    <message>
        <source>your opponent has</source>
        <translation>dein Gegner hat</translation>
    </message>
    <message>
        <source>%1 more life</source>
        <translation>%1 Lebenspunkte mehr</translation>
    </message>
    <message>
        <source>%1 less life</source>
        <translation>%1 Lebenspunkte weniger</translation>
    </message>
    <message>
        <source>%1 more cards in hand</source>
        <translation>%1 Karten mehr auf der Hand</translation>
    </message>
    <message>
        <source>%1 fewer cards in hand</source>
        <translation>%1 Karten weniger auf der Hand</translation>
    </message>
    <message>
        <source>%1 more creatures</source>
        <translation>%1 Kreaturen mehr</translation>
    </message>
    <message>
        <source>%1 fewer creatures</source>
        <translation>%1 Kreaturen weniger</translation>
    </message>
</context>
<context>
    <name>AutoPassSheet</name>
    <message>
        <source>Auto-pass</source>
        <translation>Automatisch passen</translation>
    </message>
    <message>
        <source>When to pause for you in this game. Required choices are always asked.</source>
        <translation>Wann in diesem Spiel für dich angehalten wird. Was du entscheiden musst, wirst du immer gefragt.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Pauses at every opportunity, even when you can&apos;t do anything.</source>
        <translation>Hält bei jeder Gelegenheit an, auch wenn du nichts tun kannst.</translation>
    </message>
    <message>
        <source>Passes for you when you can&apos;t do anything.</source>
        <translation>Passt für dich, wenn du nichts tun kannst.</translation>
    </message>
    <message>
        <source>Passes for you when everything you could do now can still be done later.</source>
        <translation>Passt für dich, wenn alles, was jetzt geht, auch später noch geht.</translation>
    </message>
    <message>
        <source>Remembered answers</source>
        <translation>Gemerkte Antworten</translation>
    </message>
    <message>
        <source>Not asked again in this match. Undo also takes back what was remembered.</source>
        <translation>Wird in dieser Partie nicht mehr gefragt. Rückgängig nimmt auch Gemerktes zurück.</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Wieder fragen</translation>
    </message>
    <message>
        <source>Ask again: %1</source>
        <translation>Wieder fragen: %1</translation>
    </message>
    <message>
        <source>Smart</source>
        <translation>Intelligent</translation>
    </message>
    <message>
        <source>When I can act</source>
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
        <source>Always pause here, even while auto-passing.</source>
        <translation>Hier immer anhalten, auch beim automatischen Passen.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Your turns</source>
        <translation>Deine Züge</translation>
    </message>
    <message>
        <source>Opponents&apos; turns</source>
        <translation>Gegnerische Züge</translation>
    </message>
    <message>
        <source>Stop in %1 on your turns</source>
        <translation>%1: in deinen Zügen anhalten</translation>
    </message>
    <message>
        <source>Stop in %1 on opponents&apos; turns</source>
        <translation>%1: in gegnerischen Zügen anhalten</translation>
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
        <source>Use ability</source>
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
        <translation>Spiele einen Handlanger oder eine Aktion, oder beende deinen Zug.</translation>
    </message>
    <message>
        <source>You have nothing left to play.</source>
        <translation>Du hast nichts mehr zu spielen.</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>You may play an extra minion (now or never).</source>
        <translation>Du darfst einen zusätzlichen Handlanger spielen (jetzt oder nie).</translation>
    </message>
    <message>
        <source>You may play an extra action (now or never).</source>
        <translation>Du darfst eine zusätzliche Aktion spielen (jetzt oder nie).</translation>
    </message>
    <message>
        <source>You may play an extra minion of power %1 or less (now or never).</source>
        <translation>Du darfst einen zusätzlichen Handlanger mit Stärke %1 oder weniger spielen (jetzt oder nie).</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Auslassen</translation>
    </message>
    <message>
        <source>This base is about to score. Play a special first?</source>
        <translation>Diese Basis wird gleich gewertet. Vorher eine Spezialkarte spielen?</translation>
    </message>
    <message>
        <source>Score it</source>
        <translation>Werten</translation>
    </message>
    <message>
        <source>Opening hand</source>
        <translation>Starthand</translation>
    </message>
    <message>
        <source>You have no minions. Reveal your hand and draw a new one? (once)</source>
        <translation>Du hast keine Handlanger. Die Hand vorzeigen und neu ziehen? (einmal)</translation>
    </message>
    <message>
        <source>Redraw</source>
        <translation>Neu ziehen</translation>
    </message>
    <message>
        <source>Keep hand</source>
        <translation>Hand behalten</translation>
    </message>
    <message>
        <source>Which extra play do you use? You keep the other one.</source>
        <translation>Welche Erlaubnis benutzt du? Die andere bleibt dir.</translation>
    </message>
    <message>
        <source>Several bases are ready to score</source>
        <translation>Mehrere Basen werden gewertet</translation>
    </message>
    <message>
        <source>Which scores first?</source>
        <translation>Welche wird zuerst gewertet?</translation>
    </message>
    <message>
        <source>Choose a base to play it on.</source>
        <translation>Wähle eine Basis, auf die du ihn spielst.</translation>
    </message>
    <message>
        <source>Choose what to play it on.</source>
        <translation>Wähle, worauf du die Karte spielst.</translation>
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
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>playing %1</source>
        <translation>%1 wird gespielt</translation>
    </message>
    <message>
        <source>using %1&apos;s ability</source>
        <translation>die Fähigkeit von %1 wird benutzt</translation>
    </message>
    <message>
        <source>grants an extra play</source>
        <translation>erlaubt eine zusätzliche Karte</translation>
    </message>
    <message>
        <source>its breakpoint was reached</source>
        <translation>ihr Bruchpunkt ist erreicht</translation>
    </message>
    <message>
        <source>specials can be played</source>
        <translation>Spezialkarten dürfen gespielt werden</translation>
    </message>
    <message>
        <source>before the base scores</source>
        <translation>bevor die Basis gewertet wird</translation>
    </message>
    <message>
        <source>drawing two cards</source>
        <translation>zwei Karten werden gezogen</translation>
    </message>
    <message>
        <source>drawing opening hands</source>
        <translation>die Starthände werden gezogen</translation>
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
        <source>Resolving</source>
        <translation>Wird ausgeführt</translation>
    </message>
    <message>
        <source>Base deck</source>
        <translation>Basendeck</translation>
    </message>
    <message>
        <source>Base discard pile</source>
        <translation>Ablagestapel der Basen</translation>
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
        <source>Minions left to play</source>
        <translation>Noch spielbare Handlanger</translation>
    </message>
    <message>
        <source>Actions left to play</source>
        <translation>Noch spielbare Aktionen</translation>
    </message>
    <message>
        <source>Scores now: %1</source>
        <translation>Wertung jetzt: %1</translation>
    </message>
    <message>
        <source>Power %1 of %2 (breakpoint)</source>
        <translation>Stärke %1 von %2 (Bruchpunkt)</translation>
    </message>
    <message>
        <source>Will score: power %1 of %2</source>
        <translation>Wird gewertet: Stärke %1 von %2</translation>
    </message>
    <message>
        <source>Owner: %1</source>
        <translation>Besitzer: %1</translation>
    </message>
    <message>
        <source>Abilities canceled</source>
        <translation>Fähigkeiten aufgehoben</translation>
    </message>
    <message>
        <source>%1 conceded</source>
        <translation>%1: aufgegeben</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>You may play an extra action now or later this turn.</source>
        <translation>Du darfst jetzt oder später in diesem Zug eine zusätzliche Aktion spielen.</translation>
    </message>
    <message>
        <source>You may play an extra minion now or later this turn.</source>
        <translation>Du darfst jetzt oder später in diesem Zug einen zusätzlichen Handlanger spielen.</translation>
    </message>
    <message>
        <source>You may play an extra minion of power %1 or less now or later this turn.</source>
        <translation>Du darfst jetzt oder später in diesem Zug einen zusätzlichen Handlanger mit Stärke %1 oder weniger spielen.</translation>
    </message>
    <message>
        <source>Power %1 (printed: %2)</source>
        <translation>Stärke %1 (aufgedruckt: %2)</translation>
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
    <message>
        <source>you have</source>
        <translation>du hast</translation>
    </message>
    <message>
        <source>the other players have</source>
        <translation>die anderen haben</translation>
    </message>
    <message>
        <source>%1 more points</source>
        <translation>%1 Punkte mehr</translation>
    </message>
    <message>
        <source>%1 fewer points</source>
        <translation>%1 Punkte weniger</translation>
    </message>
    <message>
        <source>%1 more cards in hand</source>
        <translation>%1 Karten mehr auf der Hand</translation>
    </message>
    <message>
        <source>%1 fewer cards in hand</source>
        <translation>%1 Karten weniger auf der Hand</translation>
    </message>
    <message>
        <source>%1 more power in play</source>
        <translation>%1 Stärke mehr im Spiel</translation>
    </message>
    <message>
        <source>%1 less power in play</source>
        <translation>%1 Stärke weniger im Spiel</translation>
    </message>
</context>
<context>
    <name>DeckStrengthModel</name>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1–%2%</source>
        <translation>%1–%2 %</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>no match</source>
        <translation>keine Partie</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1: %2. On the play %3, on the draw %4, %5 turns a match</source>
        <translation>%1: %2. Wenn es beginnt %3, wenn nicht %4, %5 Züge je Partie</translation>
    </message>
    <message>
        <source>%1: in the opening hand %2; drawn %3; played %4; never seen %5; still in hand at the end in %6 of the matches</source>
        <translation>%1: auf der Starthand %2; gezogen %3; gespielt %4; nie gesehen %5; am Ende noch auf der Hand in %6 der Partien</translation>
    </message>
    <message>
        <source>Replace %1 by %2</source>
        <translation>%1 durch %2 ersetzen</translation>
    </message>
    <message>
        <source>+%1 ± %2 points</source>
        <translation>+%1 ± %2 Punkte</translation>
    </message>
    <message>
        <source>%1 before, %2 after</source>
        <translation>%1 vorher, %2 nachher</translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <translation>Die Suche wurde gestoppt.</translation>
    </message>
    <message>
        <source>No change is certain to help: %1, %2.</source>
        <translation>Keine Änderung hilft mit Sicherheit: %1, %2.</translation>
    </message>
    <message>
        <source>Done: %1, %2.</source>
        <translation>Fertig: %1, %2.</translation>
    </message>
    <message>
        <source>All decks of the program</source>
        <translation>Alle Decks des Programms</translation>
    </message>
    <message>
        <source>My decks</source>
        <translation>Meine Decks</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>less than a minute left</source>
        <translation>noch weniger als eine Minute</translation>
    </message>
    <message>
        <source>No deck can play against this one.</source>
        <translation>Kein Deck kann gegen dieses spielen.</translation>
    </message>
    <message>
        <source>Looking for the strongest level that is fast enough…</source>
        <translation>Die stärkste Stufe, die schnell genug ist, wird gesucht …</translation>
    </message>
    <message>
        <source>%1 of %2 matches</source>
        <translation>%1 von %2 Partien</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2 matches.</source>
        <translation>Nach %1 von %2 Partien gestoppt.</translation>
    </message>
    <message>
        <source>Not measured yet.</source>
        <translation>Noch nicht gemessen.</translation>
    </message>
    <message>
        <source>Only a legal deck can be measured.</source>
        <translation>Nur ein regelkonformes Deck kann gemessen werden.</translation>
    </message>
    <message>
        <source>Trying changes in quick matches: %1</source>
        <translation>Änderungen werden in schnellen Partien probiert: %1</translation>
    </message>
    <message>
        <source>Testing the best changes, played by %2: %1</source>
        <translation>Die besten Änderungen werden geprüft, gespielt von %2: %1</translation>
    </message>
    <message>
        <source>Both sides played by %1</source>
        <translation>Beide Seiten gespielt von %1</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>More matches</source>
        <translation>Mehr Partien</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>All decks</source>
        <translation>Alle Decks</translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes were tried</source>
        <translation>
            <numerusform>%n Änderung wurde probiert</numerusform>
            <numerusform>%n Änderungen wurden probiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the best were tested in %n matches</source>
        <translation>
            <numerusform>die besten wurden in %n Partie geprüft</numerusform>
            <numerusform>die besten wurden in %n Partien geprüft</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes left</source>
        <translation>
            <numerusform>noch etwa %n Minute</numerusform>
            <numerusform>noch etwa %n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>the quick player</source>
        <translation>dem schnellen Spieler</translation>
    </message>
    <message>
        <source>the random player</source>
        <translation>dem Zufallsspieler</translation>
    </message>
</context>
<context>
    <name>MatchScreen</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
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
        <source>Play from here</source>
        <translation>Ab hier spielen</translation>
    </message>
    <message>
        <source>%1. Starts a new match from here; the original is kept.</source>
        <translation>%1. Ab hier beginnt eine neue Partie; die alte bleibt erhalten.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Player for this seat (click to change)</source>
        <translation>Spieler auf diesem Platz (Klick zum Wechseln)</translation>
    </message>
    <message>
        <source>Start match</source>
        <translation>Partie starten</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>BrowserScreen</name>
    <message>
        <source>Start screen (%1)</source>
        <translation>Startbildschirm (%1)</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>No card matches.</source>
        <translation>Keine Karte passt dazu.</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sortieren nach</translation>
    </message>
    <message>
        <source>Sort by %1</source>
        <translation>Sortieren nach %1</translation>
    </message>
    <message>
        <source>ascending</source>
        <translation>aufsteigend</translation>
    </message>
    <message>
        <source>descending</source>
        <translation>absteigend</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>Neues Deck</translation>
    </message>
    <message>
        <source>Build a deck with these cards</source>
        <translation>Baut ein Deck mit diesen Karten</translation>
    </message>
</context>
<context>
    <name>CardDetails</name>
    <message numerus="yes">
        <source>%n copies</source>
        <translation>
            <numerusform>%n Exemplar</numerusform>
            <numerusform>%n Exemplare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copies in the sideboard</source>
        <translation>
            <numerusform>%n Exemplar im Sideboard</numerusform>
            <numerusform>%n Exemplare im Sideboard</numerusform>
        </translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Edition</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Rarity</source>
        <translation>Seltenheit</translation>
    </message>
    <message>
        <source>In the box</source>
        <translation>In der Schachtel</translation>
    </message>
    <message>
        <source>Picture: icon “%1” by the authors of game-icons.net (CC BY 3.0).</source>
        <translation>Bild: Icon „%1“ von den Autoren von game-icons.net (CC BY 3.0).</translation>
    </message>
    <message>
        <source>You have not finished a match with a deck that contains this card.</source>
        <translation>Du hast noch keine Partie mit einem Deck beendet, das diese Karte enthält.</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1 gewonnen</translation>
    </message>
    <message>
        <source>%1 drawn</source>
        <translation>%1 unentschieden</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <translation>%1 verloren</translation>
    </message>
    <message numerus="yes">
        <source>%n matches with decks that contain this card today: %1.</source>
        <translation>
            <numerusform>%n Partie mit Decks, die diese Karte heute enthalten: %1.</numerusform>
            <numerusform>%n Partien mit Decks, die diese Karte heute enthalten: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardFields</name>
    <message>
        <source>color</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>its colors</source>
        <translation>ihre Farben</translation>
    </message>
    <message>
        <source>keyword</source>
        <translation>Schlüsselwort</translation>
    </message>
    <message>
        <source>a keyword</source>
        <translation>ein Schlüsselwort</translation>
    </message>
    <message>
        <source>mana value</source>
        <translation>Manawert</translation>
    </message>
    <message>
        <source>the mana value, with X as 0</source>
        <translation>der Manawert, mit X als 0</translation>
    </message>
    <message>
        <source>power</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>toughness</source>
        <translation>Widerstandskraft</translation>
    </message>
    <message>
        <source>the damage that it deals in combat</source>
        <translation>der Schaden, den sie im Kampf zufügt</translation>
    </message>
    <message>
        <source>the damage that destroys it</source>
        <translation>der Schaden, der sie zerstört</translation>
    </message>
    <message>
        <source>rarity</source>
        <translation>Seltenheit</translation>
    </message>
    <message>
        <source>the rarity</source>
        <translation>die Seltenheit</translation>
    </message>
    <message>
        <source>the number in its set</source>
        <translation>die Nummer in ihrer Edition</translation>
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
        <source>common</source>
        <translation>häufig</translation>
    </message>
    <message>
        <source>uncommon</source>
        <translation>nicht ganz so häufig</translation>
    </message>
    <message>
        <source>rare</source>
        <translation>selten</translation>
    </message>
    <message>
        <source>creature</source>
        <translation>Kreatur</translation>
    </message>
    <message>
        <source>land</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>sorcery</source>
        <translation>Hexerei</translation>
    </message>
    <message>
        <source>instant</source>
        <translation>Spontanzauber</translation>
    </message>
    <message>
        <source>artifact</source>
        <translation>Artefakt</translation>
    </message>
    <message>
        <source>enchantment</source>
        <translation>Verzauberung</translation>
    </message>
    <message>
        <source>basic</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>legendary</source>
        <translation>legendär</translation>
    </message>
    <message>
        <source>flying</source>
        <translation>Flugfähigkeit</translation>
    </message>
    <message>
        <source>reach</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>vigilance</source>
        <translation>Wachsamkeit</translation>
    </message>
    <message>
        <source>haste</source>
        <translation>Eile</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>Verteidiger</translation>
    </message>
    <message>
        <source>first strike</source>
        <translation>Erstschlag</translation>
    </message>
    <message>
        <source>double strike</source>
        <translation>Doppelschlag</translation>
    </message>
    <message>
        <source>trample</source>
        <translation>Trampelschaden</translation>
    </message>
    <message>
        <source>deathtouch</source>
        <translation>Todesberührung</translation>
    </message>
    <message>
        <source>lifelink</source>
        <translation>Lebensverknüpfung</translation>
    </message>
    <message>
        <source>fear</source>
        <translation>Furcht</translation>
    </message>
    <message>
        <source>shroud</source>
        <translation>Verhüllung</translation>
    </message>
    <message>
        <source>hexproof</source>
        <translation>Fluchsicherheit</translation>
    </message>
    <message>
        <source>indestructible</source>
        <translation>Unzerstörbarkeit</translation>
    </message>
    <message>
        <source>menace</source>
        <translation>Bedrohlichkeit</translation>
    </message>
    <message>
        <source>flash</source>
        <translation>Aufblitzen</translation>
    </message>
    <message>
        <source>plainswalk</source>
        <translation>Ebenentarnung</translation>
    </message>
    <message>
        <source>islandwalk</source>
        <translation>Inseltarnung</translation>
    </message>
    <message>
        <source>swampwalk</source>
        <translation>Sumpftarnung</translation>
    </message>
    <message>
        <source>mountainwalk</source>
        <translation>Gebirgstarnung</translation>
    </message>
    <message>
        <source>forestwalk</source>
        <translation>Waldtarnung</translation>
    </message>
    <message>
        <source>permanent</source>
        <translation>bleibende Karte</translation>
    </message>
    <message>
        <source>spell</source>
        <translation>Zauber</translation>
    </message>
    <message>
        <source>french vanilla</source>
        <translation>nur Schlüsselwörter</translation>
    </message>
    <message>
        <source>faction</source>
        <translation>Fraktion</translation>
    </message>
    <message>
        <source>the faction</source>
        <translation>die Fraktion</translation>
    </message>
    <message>
        <source>what a minion adds to the total power on its base</source>
        <translation>was ein Handlanger zur Gesamtstärke an seiner Basis beiträgt</translation>
    </message>
    <message>
        <source>breakpoint</source>
        <translation>Bruchpunkt</translation>
    </message>
    <message>
        <source>the total power at which a base scores</source>
        <translation>die Gesamtstärke, bei der eine Basis gewertet wird</translation>
    </message>
    <message>
        <source>first</source>
        <translation>erster Platz</translation>
    </message>
    <message>
        <source>the points for the player with the most power on the base</source>
        <translation>die Punkte für den Spieler mit der meisten Stärke auf der Basis</translation>
    </message>
    <message>
        <source>second</source>
        <translation>zweiter Platz</translation>
    </message>
    <message>
        <source>the points for the player in second place</source>
        <translation>die Punkte für den Spieler auf dem zweiten Platz</translation>
    </message>
    <message>
        <source>third</source>
        <translation>dritter Platz</translation>
    </message>
    <message>
        <source>the points for the player in third place</source>
        <translation>die Punkte für den Spieler auf dem dritten Platz</translation>
    </message>
    <message>
        <source>number of copies</source>
        <translation>Exemplare</translation>
    </message>
    <message>
        <source>the number of copies in its faction</source>
        <translation>die Zahl der Exemplare in ihrer Fraktion</translation>
    </message>
    <message>
        <source>minion</source>
        <translation>Handlanger</translation>
    </message>
    <message>
        <source>action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>base</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>ongoing</source>
        <translation>dauerhaft</translation>
    </message>
    <message>
        <source>special</source>
        <translation>Spezial</translation>
    </message>
    <message>
        <source>microbot</source>
        <translation>Microbot</translation>
    </message>
    <message>
        <source>aliens</source>
        <translation>Aliens</translation>
    </message>
    <message>
        <source>bears</source>
        <translation>Bären</translation>
    </message>
    <message>
        <source>dinosaurs</source>
        <translation>Dinosaurier</translation>
    </message>
    <message>
        <source>ninjas</source>
        <translation>Ninjas</translation>
    </message>
    <message>
        <source>pirates</source>
        <translation>Piraten</translation>
    </message>
    <message>
        <source>robots</source>
        <translation>Roboter</translation>
    </message>
    <message>
        <source>tricksters</source>
        <translation>Trickser</translation>
    </message>
    <message>
        <source>wizards</source>
        <translation>Zauberer</translation>
    </message>
    <message>
        <source>zombies</source>
        <translation>Zombies</translation>
    </message>
    <message>
        <source>subtype</source>
        <translation>Untertyp</translation>
    </message>
    <message>
        <source>a subtype</source>
        <translation>ein Untertyp</translation>
    </message>
    <message>
        <source>side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>the side that plays it</source>
        <translation>die Seite, die sie spielt</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>the cost to play, install or rez it</source>
        <translation>die Kosten, um sie zu spielen, zu installieren oder zu aktivieren</translation>
    </message>
    <message>
        <source>strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>the strength of ice and icebreakers</source>
        <translation>die Stärke von Ice und Icebreakern</translation>
    </message>
    <message>
        <source>advancement requirement</source>
        <translation>Vorantreiben</translation>
    </message>
    <message>
        <source>the number of advancement counters needed to score the agenda</source>
        <translation>so viele Fortschrittsmarken braucht die Agenda, um gewertet zu werden</translation>
    </message>
    <message>
        <source>trash cost</source>
        <translation>Zerstörungskosten</translation>
    </message>
    <message>
        <source>what the Runner pays to trash the card while accessing it</source>
        <translation>was der Runner zahlt, um die Karte beim Zugriff zu zerstören</translation>
    </message>
    <message>
        <source>base link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>the link of an identity</source>
        <translation>der Link einer Identität</translation>
    </message>
    <message>
        <source>memory cost</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>the memory that a program needs</source>
        <translation>der Speicher, den ein Programm braucht</translation>
    </message>
    <message>
        <source>agenda points</source>
        <translation>Agendapunkte</translation>
    </message>
    <message>
        <source>the points for an agenda in a score area</source>
        <translation>die Punkte für eine Agenda im Wertungsbereich</translation>
    </message>
    <message>
        <source>minimum deck size</source>
        <translation>Mindestgröße des Decks</translation>
    </message>
    <message>
        <source>the minimum deck size of an identity</source>
        <translation>die Mindestgröße des Decks einer Identität</translation>
    </message>
    <message>
        <source>influence</source>
        <translation>Einfluss</translation>
    </message>
    <message>
        <source>the influence cost in a deck of another faction; for an identity, the influence limit</source>
        <translation>die Einflusskosten im Deck einer anderen Fraktion; bei einer Identität die Einflussgrenze</translation>
    </message>
    <message>
        <source>server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>identity</source>
        <translation>Identität</translation>
    </message>
    <message>
        <source>agenda</source>
        <translation>Agenda</translation>
    </message>
    <message>
        <source>asset</source>
        <translation>Anlage</translation>
    </message>
    <message>
        <source>upgrade</source>
        <translation>Upgrade</translation>
    </message>
    <message>
        <source>operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>ice</source>
        <translation>Ice</translation>
    </message>
    <message>
        <source>event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>icebreaker</source>
        <translation>Icebreaker</translation>
    </message>
    <message>
        <source>program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>hardware</source>
        <translation>Hardware</translation>
    </message>
    <message>
        <source>resource</source>
        <translation>Ressource</translation>
    </message>
    <message>
        <source>unique</source>
        <translation>einzigartig</translation>
    </message>
    <message>
        <source>neutral corp</source>
        <translation>Neutral (Konzern)</translation>
    </message>
    <message>
        <source>neutral runner</source>
        <translation>Neutral (Runner)</translation>
    </message>
    <message>
        <source>haas-bioroid</source>
        <translation>Haas-Bioroid</translation>
    </message>
    <message>
        <source>jinteki</source>
        <translation>Jinteki</translation>
    </message>
    <message>
        <source>nbn</source>
        <translation>NBN</translation>
    </message>
    <message>
        <source>weyland</source>
        <translation>Weyland</translation>
    </message>
    <message>
        <source>anarch</source>
        <translation>Anarch</translation>
    </message>
    <message>
        <source>criminal</source>
        <translation>Criminal</translation>
    </message>
    <message>
        <source>shaper</source>
        <translation>Shaper</translation>
    </message>
    <message>
        <source>adam</source>
        <translation>Adam</translation>
    </message>
    <message>
        <source>corp</source>
        <translation>Konzern</translation>
    </message>
    <message>
        <source>runner</source>
        <translation>Runner</translation>
    </message>
    <message>
        <source>barrier</source>
        <translation>Barriere</translation>
    </message>
    <message>
        <source>code gate</source>
        <translation>Codegate</translation>
    </message>
    <message>
        <source>sentry</source>
        <translation>Wächter</translation>
    </message>
    <message>
        <source>virus</source>
        <translation>Virus</translation>
    </message>
    <message>
        <source>region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>console</source>
        <translation>Konsole</translation>
    </message>
    <message>
        <source>attached</source>
        <translation>angeheftet</translation>
    </message>
    <message>
        <source>bioroid</source>
        <translation>Bioroid</translation>
    </message>
    <message>
        <source>persistent</source>
        <translation>anhaltend</translation>
    </message>
    <message>
        <source>limited</source>
        <translation>begrenzt</translation>
    </message>
    <message>
        <source>advanceable</source>
        <translation>kann vorangetrieben werden</translation>
    </message>
    <message>
        <source>attribute</source>
        <translation>Attribut</translation>
    </message>
    <message>
        <source>the attribute of a monster</source>
        <translation>das Attribut eines Monsters</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>Monstertyp</translation>
    </message>
    <message>
        <source>the kind of a monster, such as dragon</source>
        <translation>der Typ eines Monsters, etwa Drache</translation>
    </message>
    <message>
        <source>level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>a monster needs one tribute from level 5 and two from level 7</source>
        <translation>ein Monster braucht ab Stufe 5 ein Tribut und ab Stufe 7 zwei</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>ATK</translation>
    </message>
    <message>
        <source>the strength of a monster in attack position</source>
        <translation>die Stärke eines Monsters in Angriffsposition</translation>
    </message>
    <message>
        <source>defense</source>
        <translation>DEF</translation>
    </message>
    <message>
        <source>the strength of a monster in defense position</source>
        <translation>die Stärke eines Monsters in Verteidigungsposition</translation>
    </message>
    <message>
        <source>the number printed on the card</source>
        <translation>die Nummer auf der Karte</translation>
    </message>
    <message>
        <source>monster</source>
        <translation>Monster</translation>
    </message>
    <message>
        <source>trap</source>
        <translation>Falle</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>flip</source>
        <translation>Flipp</translation>
    </message>
    <message>
        <source>effect</source>
        <translation>Effekt</translation>
    </message>
    <message>
        <source>equip</source>
        <translation>Ausrüstung</translation>
    </message>
    <message>
        <source>continuous</source>
        <translation>Permanent</translation>
    </message>
    <message>
        <source>field</source>
        <translation>Spielfeld</translation>
    </message>
    <message>
        <source>quick</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>counter</source>
        <translation>Konter</translation>
    </message>
    <message>
        <source>light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>Finsternis</translation>
    </message>
    <message>
        <source>earth</source>
        <translation>Erde</translation>
    </message>
    <message>
        <source>water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>fire</source>
        <translation>Feuer</translation>
    </message>
    <message>
        <source>wind</source>
        <translation>Wind</translation>
    </message>
    <message>
        <source>divine</source>
        <translation>Göttlich</translation>
    </message>
    <message>
        <source>swift</source>
        <translation>schnell spielbar</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>a part of the name</source>
        <translation>ein Teil des Namens</translation>
    </message>
    <message>
        <source>rules text</source>
        <translation>Regeltext</translation>
    </message>
    <message>
        <source>a part of the rules text</source>
        <translation>ein Teil des Regeltextes</translation>
    </message>
    <message>
        <source>type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>a word of the type line</source>
        <translation>ein Wort der Typzeile</translation>
    </message>
    <message>
        <source>property</source>
        <translation>Eigenschaft</translation>
    </message>
    <message>
        <source>a type, keyword or other property</source>
        <translation>ein Typ, ein Schlüsselwort oder eine andere Eigenschaft</translation>
    </message>
    <message>
        <source>set</source>
        <translation>Edition</translation>
    </message>
    <message>
        <source>name or code of the set</source>
        <translation>Name oder Kürzel der Edition</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>a field to sort by</source>
        <translation>ein Feld, nach dem sortiert wird</translation>
    </message>
    <message>
        <source>vanilla</source>
        <translation>ohne Regeltext</translation>
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
    <name>CardLargeView</name>
    <message>
        <source>All cards (%1)</source>
        <translation>Alle Karten (%1)</translation>
    </message>
    <message>
        <source>Previous card (%1)</source>
        <translation>Vorherige Karte (%1)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Next card (%1)</source>
        <translation>Nächste Karte (%1)</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Begriffe</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Regelfragen</translation>
    </message>
    <message>
        <source>Decks with this card</source>
        <translation>Decks mit dieser Karte</translation>
    </message>
    <message>
        <source>No deck contains this card.</source>
        <translation>Kein Deck enthält diese Karte.</translation>
    </message>
    <message>
        <source>%1 (yours)</source>
        <translation>%1 (deins)</translation>
    </message>
    <message>
        <source>Your results</source>
        <translation>Deine Ergebnisse</translation>
    </message>
    <message>
        <source>The card</source>
        <translation>Die Karte</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>Open its position on the table</source>
        <translation>Stellung auf dem Tisch öffnen</translation>
    </message>
    <message>
        <source>Try it: %1</source>
        <translation>Ausprobieren: %1</translation>
    </message>
</context>
<context>
    <name>CardMenu</name>
    <message>
        <source>Card actions</source>
        <translation>Aktionen dieser Karte</translation>
    </message>
    <message>
        <source>Close menu</source>
        <translation>Menü schließen</translation>
    </message>
</context>
<context>
    <name>CardSearch</name>
    <message>
        <source>Did you mean “%1”?</source>
        <translation>Meinst du „%1“?</translation>
    </message>
    <message>
        <source>Possible: %1.</source>
        <translation>Möglich: %1.</translation>
    </message>
    <message>
        <source>A condition is missing.</source>
        <translation>Hier fehlt eine Bedingung.</translation>
    </message>
    <message>
        <source>A condition is missing at “%1”.</source>
        <translation>Bei „%1“ fehlt eine Bedingung.</translation>
    </message>
    <message>
        <source>A field is missing before “%1”.</source>
        <translation>Vor „%1“ fehlt ein Feld.</translation>
    </message>
    <message>
        <source>There is no field “%1”.</source>
        <translation>Es gibt kein Feld „%1“.</translation>
    </message>
    <message>
        <source>A value is missing.</source>
        <translation>Hier fehlt ein Wert.</translation>
    </message>
    <message>
        <source>A value is missing after “%1”.</source>
        <translation>Nach „%1“ fehlt ein Wert.</translation>
    </message>
    <message>
        <source>%1: no card has “%2”.</source>
        <translation>%1: Keine Karte hat „%2“.</translation>
    </message>
    <message>
        <source>“%1” can mean %2.</source>
        <translation>„%1“ kann %2 bedeuten.</translation>
    </message>
    <message>
        <source>“%1” is not a number.</source>
        <translation>„%1“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>%1 is too large.</source>
        <translation>%1 ist zu groß.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be compared with “%2”.</source>
        <translation>%1 lässt sich nicht mit „%2“ vergleichen.</translation>
    </message>
    <message>
        <source>This parenthesis was never opened.</source>
        <translation>Diese Klammer wurde nie geöffnet.</translation>
    </message>
    <message>
        <source>“sort:” can&apos;t stand in parentheses or after “-”.</source>
        <translation>„sort:“ geht nicht in Klammern oder nach „-“.</translation>
    </message>
    <message>
        <source>Cards can&apos;t be sorted by “%1”.</source>
        <translation>Nach „%1“ kann man nicht sortieren.</translation>
    </message>
    <message>
        <source>Too many parentheses within each other.</source>
        <translation>Zu viele Klammern ineinander.</translation>
    </message>
</context>
<context>
    <name>CardSearchModel</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n cards</source>
        <translation>
            <numerusform>%1 von %n Karte</numerusform>
            <numerusform>%1 von %n Karten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>summoning sick</source>
        <translation>einsatzverzögert</translation>
    </message>
    <message>
        <source>%1 damage</source>
        <translation>%1 Schaden</translation>
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
        <source>%1% · Stop</source>
        <translation>%1 % · Anhalten</translation>
    </message>
    <message>
        <source>Analyze again</source>
        <translation>Neu analysieren</translation>
    </message>
    <message>
        <source>Analyze match</source>
        <translation>Partie analysieren</translation>
    </message>
    <message>
        <source>Rates every decision using only what that player could know (%1)</source>
        <translation>Bewertet jede Entscheidung nur mit dem Wissen dieses Spielers (%1)</translation>
    </message>
    <message>
        <source>Win chance over the match</source>
        <translation>Gewinnchance im Lauf der Partie</translation>
    </message>
</context>
<context>
    <name>CurveChart</name>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
</context>
<context>
    <name>ChosenDeck</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 at cost %2</source>
        <translation>%1 mit Kosten %2</translation>
    </message>
    <message>
        <source>%1+</source>
        <translation>%1+</translation>
    </message>
    <message>
        <source>%1 at cost %2 or more</source>
        <translation>%1 mit Kosten %2 oder mehr</translation>
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
        <source>credits hosted on a card</source>
        <translation>Credits auf einer Karte</translation>
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
        <source>the Corp can purge these</source>
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
        <source>see the card</source>
        <translation>siehe die Karte</translation>
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
        <source>put on a card by advancing it</source>
        <translation>durch Vorantreiben auf eine Karte gelegt</translation>
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
        <source>see the agenda</source>
        <translation>siehe die Agenda</translation>
    </message>
</context>
<context>
    <name>Database</name>
    <message>
        <source>%1 is in use by another program. Try again in a moment.</source>
        <translation>%1 wird gerade von einem anderen Programm benutzt. Versuche es gleich noch einmal.</translation>
    </message>
    <message>
        <source>Can&apos;t write to %1.</source>
        <translation>%1 lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>Can&apos;t write to %1: the disk is full.</source>
        <translation>%1 lässt sich nicht schreiben: Der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>Can&apos;t open %1.</source>
        <translation>%1 lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>Can&apos;t use %1: %2.</source>
        <translation>%1 lässt sich nicht benutzen: %2.</translation>
    </message>
    <message>
        <source>%1 is damaged and couldn&apos;t be renamed.</source>
        <translation>%1 ist beschädigt und ließ sich nicht umbenennen.</translation>
    </message>
    <message>
        <source>%1 was damaged and has been renamed to %2. A new, empty one was created, without your decks and matches.</source>
        <translation>%1 war beschädigt und heißt jetzt %2. Eine neue, leere Datei wurde angelegt, ohne deine Decks und Partien.</translation>
    </message>
    <message>
        <source>Can&apos;t create the folder %1: nothing will be saved.</source>
        <translation>Der Ordner %1 lässt sich nicht anlegen: Nichts wird gespeichert.</translation>
    </message>
    <message>
        <source>%1 was created by a newer version of Duelogue and won&apos;t be changed (database version %2; this program supports %3).</source>
        <translation>%1 stammt von einer neueren Version von Duelogue und wird nicht verändert (Datenbankversion %2; dieses Programm unterstützt %3).</translation>
    </message>
</context>
<context>
    <name>DeckButtons</name>
    <message>
        <source>Paste deck…</source>
        <translation>Deck einfügen&#xa0;…</translation>
    </message>
    <message>
        <source>Import a deck list from the clipboard</source>
        <translation>Eine Deckliste aus der Zwischenablage importieren</translation>
    </message>
    <message>
        <source>Copy deck</source>
        <translation>Deck kopieren</translation>
    </message>
    <message>
        <source>Copy the deck list, ready for other programs</source>
        <translation>Die Deckliste kopieren, auch für andere Programme</translation>
    </message>
    <message>
        <source>Delete deck</source>
        <translation>Deck löschen</translation>
    </message>
    <message>
        <source>Delete this deck (can be undone)</source>
        <translation>Dieses Deck löschen (lässt sich rückgängig machen)</translation>
    </message>
    <message>
        <source>Edit deck</source>
        <translation>Deck ändern</translation>
    </message>
    <message>
        <source>Change this deck in the editor; one of the program is copied first</source>
        <translation>Dieses Deck im Editor ändern; eines des Programms wird zuerst kopiert</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>Neues Deck</translation>
    </message>
    <message>
        <source>Build a deck card by card</source>
        <translation>Ein Deck Karte für Karte bauen</translation>
    </message>
</context>
<context>
    <name>DeckClipboard</name>
    <message>
        <source>Copied %1.</source>
        <translation>%1 kopiert.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the deck.</source>
        <translation>Das Deck ließ sich nicht speichern.</translation>
    </message>
    <message>
        <source>%1, extra deck</source>
        <translation>%1, Extra Deck</translation>
    </message>
    <message>
        <source>%1, sideboard</source>
        <translation>%1, Sideboard</translation>
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
        <source>Replaces your deck of the same name.</source>
        <translation>Ersetzt dein gleichnamiges Deck.</translation>
    </message>
    <message>
        <source>Saved to your decks.</source>
        <translation>In deinen Decks gespeichert.</translation>
    </message>
    <message>
        <source>Saved. Your deck of the same name was replaced.</source>
        <translation>Gespeichert. Dein gleichnamiges Deck wurde ersetzt.</translation>
    </message>
    <message>
        <source>Deleted %1.</source>
        <translation>%1 gelöscht.</translation>
    </message>
    <message>
        <source>Restored %1.</source>
        <translation>%1 wiederhergestellt.</translation>
    </message>
</context>
<context>
    <name>DeckColumns</name>
    <message>
        <source>Cards of the deck</source>
        <translation>Karten des Decks</translation>
    </message>
    <message>
        <source>Choose decks to join.</source>
        <translation>Wähle Decks, die zusammenkommen.</translation>
    </message>
    <message>
        <source>Type the name of a card and press %1, double-click a card, or drag it here.</source>
        <translation>Tippe den Namen einer Karte und drücke %1, klicke eine Karte doppelt an oder ziehe sie hierher.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1× %2</source>
        <translation>%1× %2</translation>
    </message>
    <message>
        <source>marked</source>
        <translation>markiert</translation>
    </message>
    <message>
        <source>No longer show its chance to be drawn (%1)</source>
        <translation>Chance, sie zu ziehen, nicht mehr zeigen (%1)</translation>
    </message>
    <message>
        <source>Show its chance to be drawn (%1)</source>
        <translation>Chance, sie zu ziehen, zeigen (%1)</translation>
    </message>
    <message>
        <source>Move a copy between deck and sideboard (%1)</source>
        <translation>Ein Exemplar zwischen Deck und Sideboard verschieben (%1)</translation>
    </message>
    <message>
        <source>Remove a copy (%1)</source>
        <translation>Ein Exemplar entfernen (%1)</translation>
    </message>
    <message>
        <source>Add a copy (%1)</source>
        <translation>Ein Exemplar dazu (%1)</translation>
    </message>
</context>
<context>
    <name>DeckEditorModel</name>
    <message>
        <source>Extra deck</source>
        <translation>Extradeck</translation>
    </message>
    <message>
        <source>Sideboard</source>
        <translation>Sideboard</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>%1 (sideboard)</source>
        <translation>%1 (Sideboard)</translation>
    </message>
    <message>
        <source>%1 (extra deck)</source>
        <translation>%1 (Extradeck)</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (Kopie)</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>Neues Deck</translation>
    </message>
    <message>
        <source>Another deck is called %1.</source>
        <translation>Ein anderes Deck heißt schon %1.</translation>
    </message>
    <message>
        <source>Copied %1.</source>
        <translation>%1 kopiert.</translation>
    </message>
    <message>
        <source>There is no deck list on the clipboard.</source>
        <translation>In der Zwischenablage ist keine Deckliste.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards pasted.</source>
        <translation>
            <numerusform>%n Karte eingefügt.</numerusform>
            <numerusform>%n Karten eingefügt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1 was skipped: %2.</source>
        <translation>Zeile %1 wurde übersprungen: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n more lines were skipped.</source>
        <translation>
            <numerusform>%n weitere Zeile wurde übersprungen.</numerusform>
            <numerusform>%n weitere Zeilen wurden übersprungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Line %1: %2.</source>
        <translation>Zeile %1: %2.</translation>
    </message>
    <message>
        <source>Win rate %1, %2, played by %3</source>
        <translation>Gewinnrate %1, %2, gespielt von %3</translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeckEditorScreen</name>
    <message>
        <source>Close the deck (%1)</source>
        <translation>Deck schließen (%1)</translation>
    </message>
    <message>
        <source>Deck name</source>
        <translation>Name des Decks</translation>
    </message>
    <message>
        <source>Undo (%1)</source>
        <translation>Rückgängig (%1)</translation>
    </message>
    <message>
        <source>Redo (%1)</source>
        <translation>Wiederholen (%1)</translation>
    </message>
    <message>
        <source>Sample hand</source>
        <translation>Probehand</translation>
    </message>
    <message>
        <source>Draw a random opening hand</source>
        <translation>Zieht eine zufällige Starthand</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versionen</translation>
    </message>
    <message>
        <source>Earlier states of this deck, and what changed</source>
        <translation>Frühere Stände dieses Decks und was sich geändert hat</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Replace all cards by those of a random deck (can be undone)</source>
        <translation>Ersetzt alle Karten durch die eines zufälligen Decks (lässt sich rückgängig machen)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the deck list, ready for other programs</source>
        <translation>Kopiert die Deckliste, auch für andere Programme</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Replace all cards by those of a deck list on the clipboard (can be undone)</source>
        <translation>Ersetzt alle Karten durch die einer Deckliste in der Zwischenablage (lässt sich rückgängig machen)</translation>
    </message>
    <message>
        <source>Show cards</source>
        <translation>Karten zeigen</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>No card matches.</source>
        <translation>Keine Karte passt.</translation>
    </message>
    <message>
        <source>Choose two</source>
        <translation>Wähle zwei</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>Wähle %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>New cards go here</source>
        <translation>Neue Karten kommen hierher</translation>
    </message>
    <message>
        <source>Show deck</source>
        <translation>Deck zeigen</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Costs, types and chances to draw cards</source>
        <translation>Kosten, Arten und Chancen, Karten zu ziehen</translation>
    </message>
    <message>
        <source>✓ This deck is legal.</source>
        <translation>✓ Dieses Deck ist regelkonform.</translation>
    </message>
    <message>
        <source>Sorted by: %1</source>
        <translation>Sortiert: %1</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Sort the deck by %1 or by type</source>
        <translation>Ordnet das Deck nach %1 oder nach Art</translation>
    </message>
    <message>
        <source>Not legal: see the marked cards.</source>
        <translation>Nicht regelkonform: siehe die markierten Karten.</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Win rates of the deck and of its cards, and changes that help</source>
        <translation>Gewinnraten des Decks und seiner Karten, und Änderungen, die helfen</translation>
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
        <source>Choose decks for this seat</source>
        <translation>Decks für diesen Platz wählen</translation>
    </message>
</context>
<context>
    <name>DeckVersionsSheet</name>
    <message>
        <source>Versions</source>
        <translation>Versionen</translation>
    </message>
    <message>
        <source>A version is kept when you open the deck for changes, close it or play with it.</source>
        <translation>Eine Version wird gespeichert, wenn du das Deck zu ändern beginnst, es schließt oder damit spielst.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n cards</source>
        <translation>
            <numerusform>%1: %n Karte</numerusform>
            <numerusform>%1: %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Return to these cards (can be undone)</source>
        <translation>Kehrt zu diesen Karten zurück (lässt sich rückgängig machen)</translation>
    </message>
    <message>
        <source>Restore %1</source>
        <translation>%1 wiederherstellen</translation>
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
        <source>not a card number: &quot;%1&quot;</source>
        <translation>„%1“ ist keine Nummer einer Karte</translation>
    </message>
    <message>
        <source>expected a number and a card, e.g. &quot;%1&quot;, not &quot;%2&quot;</source>
        <translation>„%2“: Anzahl und Karte erwartet, z. B. „%1“</translation>
    </message>
    <message>
        <source>expected a number and a card, not &quot;%1&quot;</source>
        <translation>„%1“: Anzahl und Karte erwartet</translation>
    </message>
    <message>
        <source>expected a number from %1 to %2, not &quot;%3&quot;</source>
        <translation>„%3“ ist keine Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>unexpected tag &quot;%1&quot;</source>
        <translation>„%1“ ist kein Tag einer Deckdatei</translation>
    </message>
    <message>
        <source>expected [metadata], [Main] or [Sideboard], not &quot;%1&quot;</source>
        <translation>„%1“ ist weder [metadata] noch [Main] noch [Sideboard]</translation>
    </message>
    <message>
        <source>more than %1 copies of &quot;%2&quot;</source>
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
        <source>cards after the empty line read as the sideboard</source>
        <translation>die Karten nach der Leerzeile sind hier das Sideboard</translation>
    </message>
    <message>
        <source>cards after the empty line read as part of the deck</source>
        <translation>die Karten nach der Leerzeile gehören hier zum Deck</translation>
    </message>
    <message>
        <source>comment not read as a heading: &quot;%1&quot;</source>
        <translation>der Kommentar „%1“ gilt hier nicht als Überschrift</translation>
    </message>
    <message>
        <source>read as the name of the deck: &quot;%1&quot;</source>
        <translation>„%1“ gilt hier als Name des Decks</translation>
    </message>
    <message>
        <source>read as a card of the deck: &quot;%1&quot;</source>
        <translation>„%1“ gilt hier als Karte des Decks</translation>
    </message>
    <message>
        <source>each row read as one copy</source>
        <translation>jede Zeile der Tabelle zählt hier als eine Karte</translation>
    </message>
    <message>
        <source>not part of the deck link: &quot;%1&quot;</source>
        <translation>„%1“ gehört nicht zum Deck-Link</translation>
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
        <source>expected a number from %1 to %2</source>
        <translation>hier fehlt eine Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>expected one number of cards, not &quot;%1&quot;</source>
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
        <source>neither in the deck nor in the sideboard: &quot;%1&quot;</source>
        <translation>„%1“ gehört weder ins Deck noch ins Sideboard</translation>
    </message>
    <message>
        <source>expected yes or no, not &quot;%1&quot;</source>
        <translation>„yes“ oder „no“ erwartet, nicht „%1“</translation>
    </message>
    <message>
        <source>expected true or false, not &quot;%1&quot;</source>
        <translation>„true“ oder „false“ erwartet, nicht „%1“</translation>
    </message>
    <message>
        <source>missing closing quote</source>
        <translation>das schließende Anführungszeichen fehlt</translation>
    </message>
    <message>
        <source>incomplete deck link: &quot;%1&quot;</source>
        <translation>„%1“ ist kein vollständiger Link zu einem Deck</translation>
    </message>
    <message>
        <source>more than one deck: &quot;%1&quot;</source>
        <translation>mit „%1“ sind es mehrere Decks (nötig ist eines)</translation>
    </message>
    <message>
        <source>a deck link is a whole deck, without &quot;%1&quot;</source>
        <translation>ein Deck-Link ist ein ganzes Deck, ohne „%1“</translation>
    </message>
    <message>
        <source>unknown part of the deck: &quot;%1&quot;</source>
        <translation>„%1“ ist kein Teil eines Decks</translation>
    </message>
    <message>
        <source>no column with the number of copies</source>
        <translation>keine Spalte mit der Anzahl der Karten</translation>
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
        <source>White and green: solid creatures that grow, combat tricks, and an answer for anything that gets through.</source>
        <translation>Weiß und Grün: solide Kreaturen, die wachsen, Kampftricks und eine Antwort auf alles, was durchkommt.</translation>
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
        <source>White and black: the fallen return, the wounded heal, and little can stop them.</source>
        <translation>Weiß und Schwarz: Gefallene kehren zurück, Wunden heilen, und wenig hält sie auf.</translation>
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
        <source>Weak alone, strong in numbers</source>
        <translation>Einzeln schwach, in Massen stark</translation>
    </message>
    <message>
        <source>Traps, and mischief for everyone else</source>
        <translation>Fallen und Unfug für alle anderen</translation>
    </message>
    <message>
        <source>More cards and more actions than anyone</source>
        <translation>Mehr Karten und mehr Aktionen als alle anderen</translation>
    </message>
    <message>
        <source>Returns from the discard pile</source>
        <translation>Kommt vom Ablagestapel zurück</translation>
    </message>
    <message>
        <source>Spellcasters with their book; tribute two for their master.</source>
        <translation>Hexer mit ihrem Buch; zwei Tribute rufen ihren Meister.</translation>
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
        <source>Take your opponent&apos;s monsters and tribute them for bigger ones.</source>
        <translation>Nimm dem Gegner die Monster und biete sie als Tribut für größere an.</translation>
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
        <source>Anyone can be found. Tag the Runner, drain their credits, win the race.</source>
        <translation>Jeder lässt sich finden. Markiere den Runner, leere sein Konto, gewinne das Rennen.</translation>
    </message>
    <message>
        <source>In through the back, out with the money, and gone before anyone counts.</source>
        <translation>Hinten hinein, mit dem Geld hinaus, und weg, bevor jemand zählt.</translation>
    </message>
    <message>
        <source>Every door opens easily. What lies behind it bites, and even a stolen agenda hurts.</source>
        <translation>Jede Tür geht leicht auf. Was dahinter liegt, beißt, und selbst eine gestohlene Agenda tut weh.</translation>
    </message>
    <message>
        <source>One virus after the other, until the ice is gone and the archives are full.</source>
        <translation>Ein Virus nach dem anderen, bis das Ice weg ist und die Archives voll sind.</translation>
    </message>
    <message>
        <source>Money, thick walls, and scorched earth for whoever leaves a trail.</source>
        <translation>Geld, dicke Mauern, und verbrannte Erde für alle, die eine Spur hinterlassen.</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>schnell</translation>
    </message>
    <message>
        <source>small creatures and low costs</source>
        <translation>kleine Kreaturen und niedrige Kosten</translation>
    </message>
    <message>
        <source>heavy</source>
        <translation>schwer</translation>
    </message>
    <message>
        <source>more lands and big spells</source>
        <translation>mehr Länder und große Zauber</translation>
    </message>
    <message>
        <source>tricky</source>
        <translation>trickreich</translation>
    </message>
    <message>
        <source>fewer creatures, more spells</source>
        <translation>weniger Kreaturen, mehr Zauber</translation>
    </message>
    <message>
        <source>one-color</source>
        <translation>einfarbig</translation>
    </message>
    <message>
        <source>one color</source>
        <translation>eine Farbe</translation>
    </message>
    <message>
        <source>three-color</source>
        <translation>dreifarbig</translation>
    </message>
    <message>
        <source>three colors</source>
        <translation>drei Farben</translation>
    </message>
    <message>
        <source>monsters that need no tribute</source>
        <translation>Monster, die keinen Tribut brauchen</translation>
    </message>
    <message>
        <source>big monsters, and small ones to tribute for them</source>
        <translation>große Monster und kleine als Tribut dafür</translation>
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
        <source>Endless loop: the match is a draw.</source>
        <translation>Endlosschleife: Die Partie endet unentschieden.</translation>
    </message>
    <message>
        <source>Turn limit reached: the match is a draw.</source>
        <translation>Zuggrenze erreicht: Die Partie endet unentschieden.</translation>
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
    <name>FiguresPanel</name>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>Arten</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Gemeinsam</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Chances to draw</source>
        <translation>Chance zu ziehen</translation>
    </message>
    <message>
        <source>Mark cards of the deck with %1 to see the chance to draw them.</source>
        <translation>Markiere Karten des Decks mit %1, um die Chance zu sehen, sie zu ziehen.</translation>
    </message>
    <message>
        <source>At least one %1 by the turn</source>
        <translation>Mindestens eine Karte %1 bis zum Zug</translation>
    </message>
    <message>
        <source>At least one of %1 by the turn</source>
        <translation>Mindestens eine dieser Karten bis zum Zug: %1</translation>
    </message>
    <message>
        <source>on the play</source>
        <translation>beginnt</translation>
    </message>
    <message>
        <source>on the draw</source>
        <translation>beginnt nicht</translation>
    </message>
    <message>
        <source>Opening hand</source>
        <translation>Starthand</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>Chances to draw all of them</source>
        <translation>Chance, alle zu ziehen</translation>
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
        <source>neither a scenario nor a replay: the first line must be &quot;game NAME&quot;</source>
        <translation>weder Szenario noch Wiederholung: Die erste Zeile muss „game NAME“ sein</translation>
    </message>
    <message>
        <source>the name of the game is missing after &quot;game&quot;</source>
        <translation>hinter „game“ fehlt der Name des Spiels</translation>
    </message>
    <message>
        <source>not a seed, which is a whole number: %1</source>
        <translation>kein Startwert (seed), also keine ganze Zahl: %1</translation>
    </message>
    <message>
        <source>not a version of the rules: %1</source>
        <translation>keine Fassung der Regeln: %1</translation>
    </message>
    <message>
        <source>not fingerprints of cards: %1</source>
        <translation>keine Prüfsummen von Karten: %1</translation>
    </message>
    <message>
        <source>it was played with other rules or cards: %1</source>
        <translation>sie wurde mit anderen Regeln oder Karten gespielt: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; may appear only once</source>
        <translation>„%1“ darf nur einmal vorkommen</translation>
    </message>
    <message>
        <source>a match with decks can&apos;t have &quot;%1&quot;</source>
        <translation>eine Partie mit Decks kann kein „%1“ haben</translation>
    </message>
    <message>
        <source>this player needs a deck</source>
        <translation>dieser Spieler braucht ein Deck</translation>
    </message>
    <message>
        <source>a player with a deck can&apos;t have other lines: %1</source>
        <translation>ein Spieler mit Deck kann keine anderen Zeilen haben: %1</translation>
    </message>
    <message>
        <source>a deck can&apos;t have notes in parentheses</source>
        <translation>ein Deck kann keine Angaben in Klammern haben</translation>
    </message>
    <message>
        <source>too many cards (at most %1 in a deck)</source>
        <translation>zu viele Karten (in einem Deck höchstens %1)</translation>
    </message>
    <message>
        <source>the match needs %1 to %2 players, and the file has none</source>
        <translation>die Partie braucht %1 bis %2 Spieler, und die Datei nennt keinen</translation>
    </message>
    <message>
        <source>the match needs %1 to %2 players, and the file has %3</source>
        <translation>die Partie braucht %1 bis %2 Spieler, und die Datei nennt %3</translation>
    </message>
    <message>
        <source>the match needs %1 players, and the file has none</source>
        <translation>die Partie braucht %1 Spieler, und die Datei nennt keinen</translation>
    </message>
    <message>
        <source>the match needs %1 players, and the file has %2</source>
        <translation>die Partie braucht %1 Spieler, und die Datei nennt %2</translation>
    </message>
    <message>
        <source>this is a position, not a match with decks</source>
        <translation>das ist eine Stellung, keine Partie mit Decks</translation>
    </message>
    <message>
        <source>this line belongs to a match with decks, and this is a position</source>
        <translation>diese Zeile gehört zu einer Partie mit Decks, und das ist eine Stellung</translation>
    </message>
    <message>
        <source>the name of a card is missing</source>
        <translation>der Name einer Karte fehlt</translation>
    </message>
    <message>
        <source>unknown card &quot;%1&quot;. Did you mean &quot;%2&quot;?</source>
        <translation>unbekannte Karte „%1“. Meintest du „%2“?</translation>
    </message>
    <message>
        <source>unknown card &quot;%1&quot;</source>
        <translation>unbekannte Karte „%1“</translation>
    </message>
    <message>
        <source>this game has no settings</source>
        <translation>dieses Spiel hat keine Regeloptionen</translation>
    </message>
    <message>
        <source>unknown setting &quot;%1&quot;. Did you mean &quot;%2&quot;?</source>
        <translation>unbekannte Option „%1“. Meintest du „%2“?</translation>
    </message>
    <message>
        <source>unknown setting &quot;%1&quot;. The settings are %2</source>
        <translation>unbekannte Option „%1“. Die Optionen sind %2</translation>
    </message>
    <message>
        <source>%1 needs a number from %2 to %3</source>
        <translation>%1 braucht eine Zahl von %2 bis %3</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is not a number from %3 to %4</source>
        <translation>%1: „%2“ ist keine Zahl von %3 bis %4</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is not %3</source>
        <translation>%1: „%2“ ist nicht %3</translation>
    </message>
    <message>
        <source>unknown move %1. A move is &quot;expect&quot;, &quot;forced&quot;, &quot;pass until&quot;, or the number of a player and a reply</source>
        <translation>unbekannter Zug %1. Ein Zug ist „expect“, „forced“, „pass until“ oder die Nummer eines Spielers und eine Antwort</translation>
    </message>
    <message>
        <source>nothing can follow &quot;%1&quot;: %2</source>
        <translation>hinter „%1“ kann nichts folgen: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; needs a card or a player after it</source>
        <translation>hinter „%1“ fehlt eine Karte oder ein Spieler</translation>
    </message>
    <message>
        <source>&quot;%1&quot; needs two cards with &quot;with&quot; between them after it</source>
        <translation>hinter „%1“ fehlen zwei Karten mit „with“ dazwischen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; needs a number, a card or the words of an option after it, not %2</source>
        <translation>hinter „%1“ gehört eine Zahl, eine Karte oder der Wortlaut einer Möglichkeit, nicht %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; needs one of these after it: %2</source>
        <translation>hinter „%1“ fehlt eines hiervon: %2</translation>
    </message>
    <message>
        <source>%1 is unknown here. Did you mean &quot;%2&quot;?</source>
        <translation>%1 ist hier unbekannt. Meintest du „%2“?</translation>
    </message>
    <message>
        <source>%1 is unknown here. The choices are %2</source>
        <translation>%1 ist hier unbekannt. Möglich sind %2</translation>
    </message>
    <message>
        <source>unknown reply %1. Replies begin with %2</source>
        <translation>unbekannte Antwort %1. Antworten beginnen mit %2</translation>
    </message>
    <message>
        <source>unknown line %1. Lines begin with %2</source>
        <translation>unbekannte Zeile %1. Zeilen beginnen mit %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not legal now: %2 Player %3 is asked for %4: %5</source>
        <translation>„%1“ ist jetzt nicht erlaubt: %2 Spieler %3 ist am Zug (%4): %5</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not legal now: %2 The match is over</source>
        <translation>„%1“ ist jetzt nicht erlaubt: %2 Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not legal now: %2 Nobody is asked</source>
        <translation>„%1“ ist jetzt nicht erlaubt: %2 Niemand ist am Zug</translation>
    </message>
    <message>
        <source>No such card is in the match.</source>
        <translation>In der Partie ist keine solche Karte.</translation>
    </message>
    <message>
        <source>The question is about another card.</source>
        <translation>Es geht um eine andere Karte.</translation>
    </message>
    <message>
        <source>the match can&apos;t continue: %1</source>
        <translation>die Partie kann nicht weitergehen: %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
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
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
</context>
<context>
    <name>FilterPanel</name>
    <message>
        <source>Filters</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>geschlossen</translation>
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
        <source>Monsters, spells and traps, set face-down and sprung in chains.</source>
        <translation>Monster, Zauber und Fallen, verdeckt gesetzt und in Ketten ausgelöst.</translation>
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
    <name>GestureModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You can&apos;t do anything with %1 right now.</source>
        <translation>Mit %1 kannst du gerade nichts tun.</translation>
    </message>
</context>
<context>
    <name>GivenFile</name>
    <message>
        <source>Can&apos;t open this file: %1.</source>
        <translation>Diese Datei lässt sich nicht öffnen: %1.</translation>
    </message>
</context>
<context>
    <name>HandoverCurtain</name>
    <message>
        <source>Pass the screen to %1</source>
        <translation>Gib den Bildschirm an %1 weiter</translation>
    </message>
    <message>
        <source>Continue when nobody else can see the screen.</source>
        <translation>Weiter, wenn sonst niemand den Bildschirm sieht.</translation>
    </message>
    <message>
        <source>I&apos;m %1</source>
        <translation>Ich bin %1</translation>
    </message>
</context>
<context>
    <name>HelpOverlay</name>
    <message>
        <source>Swords: %1</source>
        <translation>Schwerter: %1</translation>
    </message>
    <message>
        <source>Red: %1</source>
        <translation>Rot: %1</translation>
    </message>
    <message>
        <source>Shield: %1</source>
        <translation>Schild: %1</translation>
    </message>
    <message>
        <source>Blue: %1</source>
        <translation>Blau: %1</translation>
    </message>
    <message>
        <source>◆: you can use it now</source>
        <translation>◆: jetzt verwendbar</translation>
    </message>
    <message>
        <source>Gold: you can use it now</source>
        <translation>Gold: jetzt verwendbar</translation>
    </message>
    <message>
        <source>?: the card asking you</source>
        <translation>?: die Karte, die dich fragt</translation>
    </message>
    <message>
        <source>Purple: the card asking you</source>
        <translation>Violett: die Karte, die dich fragt</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Change shortcuts…</source>
        <translation>Tastenkürzel ändern …</translation>
    </message>
    <message>
        <source>Learn…</source>
        <translation>Lernen …</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>This question</source>
        <translation>Diese Frage</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Begriffe</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>Schlüsselwörter</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Handlungen</translation>
    </message>
    <message>
        <source>Types of cards</source>
        <translation>Kartenarten</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zonen</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Phasen</translation>
    </message>
    <message>
        <source>Signs</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Why am I being asked?</source>
        <translation>Warum werde ich gefragt?</translation>
    </message>
    <message>
        <source>Terms in this question</source>
        <translation>Begriffe in dieser Frage</translation>
    </message>
    <message>
        <source>Terms on the card that asks</source>
        <translation>Begriffe auf der fragenden Karte</translation>
    </message>
    <message>
        <source>Terms in this step</source>
        <translation>Begriffe in diesem Schritt</translation>
    </message>
    <message>
        <source>Terms on this card</source>
        <translation>Begriffe auf dieser Karte</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search the terms</source>
        <translation>Begriffe durchsuchen</translation>
    </message>
    <message>
        <source>No term matches.</source>
        <translation>Kein Begriff passt.</translation>
    </message>
    <message>
        <source>You asked about</source>
        <translation>Danach hast du gefragt</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>So wird gespielt</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>thinking… (%1 to stop)</source>
        <translation>denkt nach … (%1 bricht ab)</translation>
    </message>
    <message>
        <source>your win chance</source>
        <translation>deine Gewinnchance</translation>
    </message>
    <message>
        <source>no good alternative</source>
        <translation>keine gute Alternative</translation>
    </message>
    <message>
        <source>How likely you are to win if everyone keeps playing this well. ± is a 95% interval.</source>
        <translation>Wie wahrscheinlich du gewinnst, wenn alle so gut weiterspielen. ± ist ein 95-%-Intervall.</translation>
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
    <message>
        <source>as good</source>
        <translation>gleich gut</translation>
    </message>
    <message>
        <source>−%1</source>
        <translation>−%1</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>±%1</source>
        <translation>±%1</translation>
    </message>
    <message>
        <source>, %1% win chance, ±%2</source>
        <translation>, %1 % Gewinnchance, ±%2</translation>
    </message>
    <message>
        <source>, as good as the best reply</source>
        <translation>, so gut wie die beste Antwort</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1, but %2</source>
        <translation>%1, aber %2</translation>
    </message>
    <message>
        <source>Compared with the second reply, on average two turns later: %1.</source>
        <translation>Verglichen mit der zweiten Antwort, im Schnitt zwei Züge später: %1.</translation>
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
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message numerus="yes">
        <source>The table, with %n labels</source>
        <translation>
            <numerusform>Der Tisch mit %n Beschriftung</numerusform>
            <numerusform>Der Tisch mit %n Beschriftungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportSheet</name>
    <message>
        <source>Import match</source>
        <translation>Partie importieren</translation>
    </message>
    <message>
        <source>It will be added to your matches.</source>
        <translation>Sie kommt zu deinen Partien.</translation>
    </message>
    <message>
        <source>File path</source>
        <translation>Dateipfad</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>Autosave</name>
    <message>
        <source>Couldn&apos;t read the last match. %1.</source>
        <translation>Die letzte Partie ist nicht lesbar. %1.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the match in %1: %2.</source>
        <translation>Die Partie ließ sich nicht in %1 speichern: %2.</translation>
    </message>
    <message>
        <source>too many windows are open</source>
        <translation>zu viele Fenster sind offen</translation>
    </message>
    <message>
        <source>Can&apos;t resume the last match: %1</source>
        <translation>Die letzte Partie lässt sich nicht fortsetzen: %1</translation>
    </message>
    <message>
        <source>its file is damaged (%1, line %2).</source>
        <translation>Ihre Datei ist beschädigt (%1, Zeile %2).</translation>
    </message>
    <message>
        <source>it was saved by an older version of Duelogue.</source>
        <translation>Eine ältere Version von Duelogue hat sie gespeichert.</translation>
    </message>
    <message>
        <source>it was saved by a newer version of Duelogue.</source>
        <translation>Eine neuere Version von Duelogue hat sie gespeichert.</translation>
    </message>
    <message>
        <source>the game “%1” doesn&apos;t exist.</source>
        <translation>Das Spiel „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>the player “%1” doesn&apos;t exist.</source>
        <translation>Den Spieler „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>the card “%1” no longer exists.</source>
        <translation>Die Karte „%1“ gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>a saved move is no longer legal (%1, line %2).</source>
        <translation>Ein gespeicherter Zug ist nicht mehr erlaubt (%1, Zeile %2).</translation>
    </message>
    <message>
        <source>You can still watch it under Matches.</source>
        <translation>Du kannst sie unter „Partien“ noch ansehen.</translation>
    </message>
</context>
<context>
    <name>KeyBindings</name>
    <message>
        <source>Move between everything you can choose</source>
        <translation>Zwischen allem Wählbaren wechseln</translation>
    </message>
    <message>
        <source>Confirm (gold button); skip to the next event; pause while watching</source>
        <translation>Bestätigen (goldener Knopf); zum nächsten Ereignis springen; Pause beim Zuschauen</translation>
    </message>
    <message>
        <source>Select; skip to the next decision</source>
        <translation>Auswählen; zur nächsten Entscheidung springen</translation>
    </message>
    <message>
        <source>Cancel; close</source>
        <translation>Abbrechen; schließen</translation>
    </message>
    <message>
        <source>Next item</source>
        <translation>Nächstes Element</translation>
    </message>
    <message>
        <source>Previous item</source>
        <translation>Voriges Element</translation>
    </message>
    <message>
        <source>Left; in a replay, step back</source>
        <translation>Nach links; in der Wiederholung ein Schritt zurück</translation>
    </message>
    <message>
        <source>Right; while watching or in a replay, step forward</source>
        <translation>Nach rechts; beim Zuschauen und in der Wiederholung ein Schritt vor</translation>
    </message>
    <message>
        <source>Up; in a replay, previous turn</source>
        <translation>Nach oben; in der Wiederholung voriger Zug</translation>
    </message>
    <message>
        <source>Down; in a replay, next turn</source>
        <translation>Nach unten; in der Wiederholung nächster Zug</translation>
    </message>
    <message>
        <source>Answer %1</source>
        <translation>Antwort %1</translation>
    </message>
    <message>
        <source>Choose an answer</source>
        <translation>Eine Antwort wählen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo to the start of the turn</source>
        <translation>Rückgängig bis zum Anfang des Zuges</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Show or hide a hint</source>
        <translation>Tipp anzeigen oder ausblenden</translation>
    </message>
    <message>
        <source>Pass turn, no matter what happens</source>
        <translation>Zug abgeben, was auch geschieht</translation>
    </message>
    <message>
        <source>Stop at your next chance to act</source>
        <translation>Bei der nächsten Gelegenheit zu handeln anhalten</translation>
    </message>
    <message>
        <source>Matches, from the start screen</source>
        <translation>Partien, vom Startbildschirm aus</translation>
    </message>
    <message>
        <source>Statistics, from the start screen and from Matches</source>
        <translation>Statistik, vom Startbildschirm und von „Partien“ aus</translation>
    </message>
    <message>
        <source>View your discard pile</source>
        <translation>Deinen Ablagestapel ansehen</translation>
    </message>
    <message>
        <source>View your opponent&apos;s discard pile</source>
        <translation>Den Ablagestapel des Gegners ansehen</translation>
    </message>
    <message>
        <source>Help: this question, terms, shortcuts</source>
        <translation>Hilfe: diese Frage, Begriffe, Tastenkürzel</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>Go to the start or end</source>
        <translation>Zum Anfang oder Ende</translation>
    </message>
    <message>
        <source>Next or previous mistake, after an analysis</source>
        <translation>Nächster oder voriger Fehler, nach einer Analyse</translation>
    </message>
    <message>
        <source>Go to the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Go to the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Switch view: next seat, or all cards revealed</source>
        <translation>Ansicht wechseln: nächster Platz oder alle Karten offen</translation>
    </message>
    <message>
        <source>Start or stop the analysis</source>
        <translation>Analyse starten oder anhalten</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Nächster Fehler</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>Voriger Fehler</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Ab hier spielen</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Rename match</source>
        <translation>Partie umbenennen</translation>
    </message>
    <message>
        <source>Delete match</source>
        <translation>Partie löschen</translation>
    </message>
    <message>
        <source>Copy match</source>
        <translation>Partie kopieren</translation>
    </message>
    <message>
        <source>Paste match</source>
        <translation>Partie einfügen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
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
        <source>%1 was already used: “%2” is now %3.</source>
        <translation>%1 war schon belegt: „%2“ liegt jetzt auf %3.</translation>
    </message>
    <message>
        <source>Auto-pass until something happens or you have a decision on your turn</source>
        <translation>Automatisch passen, bis etwas geschieht oder du in deinem Zug etwas entscheidest</translation>
    </message>
    <message>
        <source>Open the card&apos;s menu (right click)</source>
        <translation>Kartenmenü öffnen (Rechtsklick)</translation>
    </message>
    <message>
        <source>Move between cards and piles; while watching or in a replay, ← and → step, ↑ and ↓ jump a turn</source>
        <translation>Zwischen Karten und Stapeln wechseln; beim Zuschauen und in der Wiederholung ← und → schrittweise, ↑ und ↓ zugweise</translation>
    </message>
    <message>
        <source>Move between cards and piles, even while watching or in a replay</source>
        <translation>Zwischen Karten und Stapeln wechseln, auch beim Zuschauen und in der Wiederholung</translation>
    </message>
    <message>
        <source>Card or pile to the left, even in a replay</source>
        <translation>Karte oder Stapel links, auch in der Wiederholung</translation>
    </message>
    <message>
        <source>Card or pile to the right, even in a replay</source>
        <translation>Karte oder Stapel rechts, auch in der Wiederholung</translation>
    </message>
    <message>
        <source>Card or pile above, even in a replay</source>
        <translation>Karte oder Stapel darüber, auch in der Wiederholung</translation>
    </message>
    <message>
        <source>Card or pile below, even in a replay</source>
        <translation>Karte oder Stapel darunter, auch in der Wiederholung</translation>
    </message>
    <message>
        <source>Previous or next turn; a page up or down in the log and the statistics</source>
        <translation>Voriger oder nächster Zug; im Verlauf und in der Statistik eine Seite nach oben oder unten</translation>
    </message>
    <message>
        <source>Previous turn; a page up in the log and the statistics</source>
        <translation>Voriger Zug; im Verlauf und in der Statistik eine Seite nach oben</translation>
    </message>
    <message>
        <source>Next turn; a page down in the log and the statistics</source>
        <translation>Nächster Zug; im Verlauf und in der Statistik eine Seite nach unten</translation>
    </message>
    <message>
        <source>Pin or unpin the enlarged card (middle click); hold Alt to see it beside its place</source>
        <translation>Vergrößerte Karte anheften oder lösen (mittlere Maustaste); mit gehaltener Alt-Taste steht sie neben ihrem Platz</translation>
    </message>
    <message>
        <source>Sort hand: as drawn, by cost, by type</source>
        <translation>Hand sortieren: wie gezogen, nach Kosten, nach Typ</translation>
    </message>
    <message>
        <source>Quit (your match is saved)</source>
        <translation>Beenden (deine Partie wird gespeichert)</translation>
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
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Next; at the end, the next lesson</source>
        <translation>Weiter; am Ende die nächste Lektion</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Leave lesson</source>
        <translation>Lektion verlassen</translation>
    </message>
    <message>
        <source>Cards, from the start screen</source>
        <translation>Karten, vom Startbildschirm aus</translation>
    </message>
    <message>
        <source>Deck editor</source>
        <translation>Deckeditor</translation>
    </message>
    <message>
        <source>Add a copy of the card</source>
        <translation>Ein Exemplar der Karte dazu</translation>
    </message>
    <message>
        <source>Remove a copy of the card</source>
        <translation>Ein Exemplar der Karte entfernen</translation>
    </message>
    <message>
        <source>Move a copy between deck and sideboard</source>
        <translation>Ein Exemplar zwischen Deck und Sideboard verschieben</translation>
    </message>
    <message>
        <source>Show the chance to draw the card</source>
        <translation>Chance zeigen, die Karte zu ziehen</translation>
    </message>
    <message>
        <source>Start match, from the start screen</source>
        <translation>Partie starten, vom Startbildschirm aus</translation>
    </message>
</context>
<context>
    <name>KeysSheet</name>
    <message>
        <source>Change shortcuts</source>
        <translation>Tastenkürzel ändern</translation>
    </message>
    <message>
        <source>Select a command, then press its new key. %1 cancels.</source>
        <translation>Wähle einen Befehl und drücke dann die neue Taste. %1 bricht ab.</translation>
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
        <source>Restore defaults</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Reset all shortcuts</source>
        <translation>Alle Tastenkürzel zurücksetzen</translation>
    </message>
    <message>
        <source>%1: press the new key</source>
        <translation>%1: neue Taste drücken</translation>
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
        <source>System language</source>
        <translation>Systemsprache</translation>
    </message>
</context>
<context>
    <name>LearnSheet</name>
    <message>
        <source>Learn %1</source>
        <translation>%1 lernen</translation>
    </message>
    <message>
        <source>Each lesson takes a minute or two. You can leave at any time and continue later.</source>
        <translation>Jede Lektion dauert ein bis zwei Minuten. Du kannst jederzeit aufhören und später weitermachen.</translation>
    </message>
    <message>
        <source>This game has no lessons yet.</source>
        <translation>Für dieses Spiel gibt es noch keine Lektionen.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>So wird gespielt</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Geschafft</translation>
    </message>
    <message>
        <source>Not begun</source>
        <translation>Noch nicht begonnen</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <translation>%1. %2: %3</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
</context>
<context>
    <name>LessonController</name>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>This lesson has an error in line %1: %2.</source>
        <translation>Diese Lektion hat in Zeile %1 einen Fehler: %2.</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Lesson %1: %2</source>
        <translation>Lektion %1: %2</translation>
    </message>
    <message>
        <source>Lesson complete</source>
        <translation>Lektion geschafft</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Versuch es noch einmal</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Play your first match</source>
        <translation>Deine erste Partie spielen</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Novice</source>
        <translation>Neuling</translation>
    </message>
    <message>
        <source>Plays good cards but misses many chances.</source>
        <translation>Spielt gute Karten, verpasst aber viele Chancen.</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <translation>Lehrling</translation>
    </message>
    <message>
        <source>Finds the obvious plays but makes mistakes.</source>
        <translation>Findet die naheliegenden Züge, macht aber Fehler.</translation>
    </message>
    <message>
        <source>Adept</source>
        <translation>Geselle</translation>
    </message>
    <message>
        <source>Thinks a turn ahead but forgives a slip.</source>
        <translation>Denkt einen Zug voraus, verzeiht aber einen Patzer.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Könner</translation>
    </message>
    <message>
        <source>Works out what you may be holding.</source>
        <translation>Überlegt, was du auf der Hand haben könntest.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Takes its time and gives nothing away.</source>
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
    <name>MatchLengthPanel</name>
    <message>
        <source>Longest and shortest</source>
        <translation>Längste und kürzeste</translation>
    </message>
    <message>
        <source>click to replay</source>
        <translation>Klick zeigt die Wiederholung</translation>
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
        <source>No matches yet. Every match you play is saved here automatically.</source>
        <translation>Noch keine Partien. Jede Partie, die du spielst, wird hier automatisch gespeichert.</translation>
    </message>
    <message>
        <source>No matches found.</source>
        <translation>Keine Partien gefunden.</translation>
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
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Auto-pass…</source>
        <translation>Automatisch passen …</translation>
    </message>
    <message>
        <source>Undo turn</source>
        <translation>Zug zurücknehmen</translation>
    </message>
    <message>
        <source>Takes back all your choices of this turn</source>
        <translation>Nimmt alle deine Entscheidungen in diesem Zug zurück</translation>
    </message>
    <message>
        <source>Pass turn</source>
        <translation>Zug abgeben</translation>
    </message>
    <message>
        <source>Stop at next chance</source>
        <translation>Nächstes Mal anhalten</translation>
    </message>
    <message>
        <source>Asks you at your next chance to act, even if your settings would pass</source>
        <translation>Fragt dich bei der nächsten Gelegenheit zu handeln, auch wenn deine Einstellungen passen würden</translation>
    </message>
    <message>
        <source>Passes everything until the turn ends</source>
        <translation>Passt bei allem, bis der Zug endet</translation>
    </message>
    <message>
        <source>Concede…</source>
        <translation>Aufgeben …</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Start screen</source>
        <translation>Startbildschirm</translation>
    </message>
    <message>
        <source>Replay last turn</source>
        <translation>Letzten Zug ansehen</translation>
    </message>
    <message>
        <source>See again what your opponents did</source>
        <translation>Noch einmal ansehen, was deine Gegner getan haben</translation>
    </message>
    <message>
        <source>Back to the lesson</source>
        <translation>Zurück zur Lektion</translation>
    </message>
    <message>
        <source>Learn…</source>
        <translation>Lernen …</translation>
    </message>
    <message>
        <source>Edit my deck</source>
        <translation>Mein Deck bearbeiten</translation>
    </message>
    <message>
        <source>Leaves the match, which can be resumed later</source>
        <translation>Verlässt die Partie, die du später fortsetzen kannst</translation>
    </message>
</context>
<context>
    <name>MatchOverlays</name>
    <message>
        <source>Concede this match?</source>
        <translation>Diese Partie aufgeben?</translation>
    </message>
    <message>
        <source>This counts as a loss.</source>
        <translation>Sie zählt als Niederlage.</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig machen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>MatchRow</name>
    <message>
        <source>Analyzed</source>
        <translation>Analysiert</translation>
    </message>
</context>
<context>
    <name>MatchText</name>
    <message>
        <source>It contains no match.</source>
        <translation>Darin ist keine Partie.</translation>
    </message>
    <message>
        <source>The game “%1” doesn&apos;t exist.</source>
        <translation>Das Spiel „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>Random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source> vs. </source>
        <translation> gegen </translation>
    </message>
    <message>
        <source>external bot</source>
        <translation>externer Bot</translation>
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
        <source>unfinished, turn %1</source>
        <translation>nicht beendet, Zug %1</translation>
    </message>
    <message>
        <source>draw on turn %1</source>
        <translation>unentschieden in Zug %1</translation>
    </message>
    <message>
        <source>%1 won on turn %2</source>
        <translation>Sieg in Zug %2: %1</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>This match no longer exists.</source>
        <translation>Diese Partie gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the match.</source>
        <translation>Die Partie ließ sich nicht speichern.</translation>
    </message>
    <message>
        <source>unfinished, before turn 1</source>
        <translation>nicht beendet, vor Zug 1</translation>
    </message>
    <message>
        <source>%1 won before turn 1</source>
        <translation>Sieg vor Zug 1: %1</translation>
    </message>
</context>
<context>
    <name>MatchesHeader</name>
    <message>
        <source>Start screen (%1)</source>
        <translation>Startbildschirm (%1)</translation>
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
        <source>Name, deck or date</source>
        <translation>Name, Deck oder Datum</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren …</translation>
    </message>
    <message>
        <source>Open a replay, or drop one on this window</source>
        <translation>Eine Wiederholung öffnen oder auf dieses Fenster ziehen</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Import a match from the clipboard (%1)</source>
        <translation>Eine Partie aus der Zwischenablage importieren (%1)</translation>
    </message>
</context>
<context>
    <name>MatchesModel</name>
    <message>
        <source>Analyzed</source>
        <translation>Analysiert</translation>
    </message>
    <message>
        <source>Branch of another match</source>
        <translation>Abzweig einer anderen Partie</translation>
    </message>
    <message>
        <source>Branch of %1, %2</source>
        <translation>Abzweig von %1, %2</translation>
    </message>
    <message>
        <source>This game can&apos;t be shown.</source>
        <translation>Dieses Spiel lässt sich nicht anzeigen.</translation>
    </message>
    <message>
        <source>Can&apos;t resume this match: %1</source>
        <translation>Diese Partie lässt sich nicht fortsetzen: %1</translation>
    </message>
    <message>
        <source>Deleted %1.</source>
        <translation>%1 gelöscht.</translation>
    </message>
    <message>
        <source>Match restored.</source>
        <translation>Partie wiederhergestellt.</translation>
    </message>
    <message>
        <source>File restored.</source>
        <translation>Datei wiederhergestellt.</translation>
    </message>
    <message>
        <source>Match copied.</source>
        <translation>Partie kopiert.</translation>
    </message>
    <message>
        <source>No match on the clipboard.</source>
        <translation>Keine Partie in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Can&apos;t read this match. %1</source>
        <translation>Diese Partie ist nicht lesbar. %1</translation>
    </message>
    <message>
        <source>Match added.</source>
        <translation>Partie hinzugefügt.</translation>
    </message>
    <message>
        <source>That&apos;s a folder. Add a file name.</source>
        <translation>Das ist ein Ordner. Ergänze einen Dateinamen.</translation>
    </message>
    <message>
        <source>This file exists and will be replaced.</source>
        <translation>Diese Datei gibt es schon; sie wird ersetzt.</translation>
    </message>
    <message>
        <source>Folder %1 doesn&apos;t exist.</source>
        <translation>Den Ordner %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>This match no longer exists.</source>
        <translation>Diese Partie gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Gespeichert in %1.</translation>
    </message>
    <message>
        <source>The previous file was replaced.</source>
        <translation>Die vorherige Datei wurde ersetzt.</translation>
    </message>
    <message>
        <source>Can&apos;t read the existing file, so it was not replaced.</source>
        <translation>Die vorhandene Datei ist nicht lesbar und wurde deshalb nicht ersetzt.</translation>
    </message>
    <message>
        <source>Updated: the file continues a match you already have.</source>
        <translation>Aktualisiert: Die Datei setzt eine vorhandene Partie fort.</translation>
    </message>
    <message>
        <source>You already have this match.</source>
        <translation>Diese Partie hast du schon.</translation>
    </message>
    <message>
        <source>Match %1: %2</source>
        <translation>Partie %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Added %n matches.</source>
        <translation>
            <numerusform>%n Partie hinzugefügt.</numerusform>
            <numerusform>%n Partien hinzugefügt.</numerusform>
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
    <message>
        <source>Rename match</source>
        <translation>Partie umbenennen</translation>
    </message>
    <message>
        <source>Leave empty to use the players&apos; names.</source>
        <translation>Ohne Namen heißt sie nach den Spielern.</translation>
    </message>
    <message>
        <source>Match name</source>
        <translation>Name der Partie</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Remove name</source>
        <translation>Namen entfernen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>Step through every decision from any seat, with analysis</source>
        <translation>Entscheidung für Entscheidung, von jedem Platz aus, mit Analyse</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Continue where you left off</source>
        <translation>Da weiterspielen, wo du aufgehört hast</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen …</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy as text (%1)</source>
        <translation>Als Text kopieren (%1)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Can be undone (%1)</source>
        <translation>Lässt sich rückgängig machen (%1)</translation>
    </message>
    <message>
        <source>Export match</source>
        <translation>Partie exportieren</translation>
    </message>
    <message>
        <source>Saves decks, seed and moves as a text file that Duelogue (and you) can read.</source>
        <translation>Speichert Decks, Startwert und Züge als Textdatei, die Duelogue (und du) lesen kann.</translation>
    </message>
    <message>
        <source>File path</source>
        <translation>Dateipfad</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
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
        <source>Player name</source>
        <translation>Name des Spielers</translation>
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
        <source>no ice</source>
        <translation>kein Ice</translation>
    </message>
    <message>
        <source>%1 pieces of ice ahead</source>
        <translation>noch %1 Ice davor</translation>
    </message>
    <message>
        <source>1 piece of ice ahead</source>
        <translation>noch 1 Ice davor</translation>
    </message>
    <message>
        <source>%1 (ice %2 from outside)</source>
        <translation>%1 (%2. Ice von außen)</translation>
    </message>
    <message>
        <source>past all ice</source>
        <translation>alles Ice passiert</translation>
    </message>
    <message>
        <source>unrezzed ice</source>
        <translation>nicht aktiviertes Ice</translation>
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
        <source>Trace strength</source>
        <translation>Stärke der Verfolgung</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>%1&apos;s link</source>
        <translation>Link: %1</translation>
    </message>
    <message>
        <source>The trace fails.</source>
        <translation>Die Verfolgung schlägt fehl.</translation>
    </message>
    <message>
        <source>Psi game: %1</source>
        <translation>Psi-Spiel: %1</translation>
    </message>
    <message>
        <source>Psi game</source>
        <translation>Psi-Spiel</translation>
    </message>
    <message>
        <source>Both players bid in secret, then reveal and pay.</source>
        <translation>Beide bieten geheim, decken auf und bezahlen.</translation>
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
        <source>Gain 1 credit</source>
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
        <source>Play (X)</source>
        <translation>Spielen (X)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Install</source>
        <translation>Installieren</translation>
    </message>
    <message>
        <source>Install, trashing programs first</source>
        <translation>Installieren, vorher Programme zerstören</translation>
    </message>
    <message>
        <source>Advance</source>
        <translation>Vorantreiben</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>Zerstören</translation>
    </message>
    <message>
        <source>Rez</source>
        <translation>Aktivieren</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>Run auf %1</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Werten</translation>
    </message>
    <message>
        <source>Steal</source>
        <translation>Stehlen</translation>
    </message>
    <message>
        <source>Lose a click: break a subroutine</source>
        <translation>Klick verlieren: Subroutine brechen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
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
        <source>No clicks left</source>
        <translation>Keine Klicks übrig</translation>
    </message>
    <message>
        <source>Use a card or end your turn.</source>
        <translation>Benutze eine Karte oder beende deinen Zug.</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Choose a card to play, install, advance or rez, or a basic action below.</source>
        <translation>Wähle eine Karte zum Spielen, Installieren, Vorantreiben oder Aktivieren, oder unten eine Grundaktion.</translation>
    </message>
    <message>
        <source>Choose a server to run, a card to play, install or use, or a basic action below.</source>
        <translation>Wähle einen Server für einen Run, eine Karte zum Spielen, Installieren oder Benutzen, oder unten eine Grundaktion.</translation>
    </message>
    <message>
        <source>%1 encounters this ice. Use a paid ability or continue.</source>
        <translation>%1 begegnet diesem Ice. Benutze eine bezahlte Fähigkeit oder mache weiter.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>All subroutines are broken.</source>
        <translation>Alle Subroutinen sind gebrochen.</translation>
    </message>
    <message>
        <source>Pass the ice</source>
        <translation>Ice passieren</translation>
    </message>
    <message>
        <source>You encounter this ice. Break subroutines, or let them resolve.</source>
        <translation>Du begegnest diesem Ice. Brich Subroutinen oder lass sie wirken.</translation>
    </message>
    <message>
        <source>Let 1 subroutine resolve</source>
        <translation>1 Subroutine wirken lassen</translation>
    </message>
    <message>
        <source>Let %1 subroutines resolve</source>
        <translation>%1 Subroutinen wirken lassen</translation>
    </message>
    <message>
        <source>Approaching %1</source>
        <translation>Annäherung: %1</translation>
    </message>
    <message>
        <source>Use a paid ability or continue.</source>
        <translation>Benutze eine bezahlte Fähigkeit oder mache weiter.</translation>
    </message>
    <message>
        <source>Encounter %1</source>
        <translation>Begegnung mit %1</translation>
    </message>
    <message>
        <source>%1 approaches. Rez, use a paid ability, or continue.</source>
        <translation>%1 nähert sich. Aktiviere, benutze eine bezahlte Fähigkeit oder mache weiter.</translation>
    </message>
    <message>
        <source>%1 approaches. Rez this ice?</source>
        <translation>%1 nähert sich. Dieses Ice aktivieren?</translation>
    </message>
    <message>
        <source>Don&apos;t rez</source>
        <translation>Nicht aktivieren</translation>
    </message>
    <message>
        <source>Continue (next ice)</source>
        <translation>Weiter (nächstes Ice)</translation>
    </message>
    <message>
        <source>Continue (access %1)</source>
        <translation>Weiter (Zugriff auf %1)</translation>
    </message>
    <message>
        <source>%1 continues to the next ice.</source>
        <translation>%1 geht weiter zum nächsten Ice.</translation>
    </message>
    <message>
        <source>Rez, use a paid ability, or continue.</source>
        <translation>Aktiviere, benutze eine bezahlte Fähigkeit oder mache weiter.</translation>
    </message>
    <message>
        <source>Before %1&apos;s action</source>
        <translation>Vor der Aktion: %1</translation>
    </message>
    <message>
        <source>Use a paid ability?</source>
        <translation>Eine bezahlte Fähigkeit benutzen?</translation>
    </message>
    <message>
        <source>Your turn begins</source>
        <translation>Dein Zug beginnt</translation>
    </message>
    <message>
        <source>%1&apos;s turn begins</source>
        <translation>Der Zug beginnt: %1</translation>
    </message>
    <message>
        <source>Begin turn</source>
        <translation>Zug beginnen</translation>
    </message>
    <message>
        <source>Your turn ends</source>
        <translation>Dein Zug endet</translation>
    </message>
    <message>
        <source>%1&apos;s turn ends</source>
        <translation>Der Zug endet: %1</translation>
    </message>
    <message>
        <source>No ice protects this server. Continue or jack out?</source>
        <translation>Kein Ice schützt diesen Server. Weiter oder ausklinken?</translation>
    </message>
    <message>
        <source>No ice left. Continue or jack out?</source>
        <translation>Kein Ice mehr. Weiter oder ausklinken?</translation>
    </message>
    <message>
        <source>1 more piece of ice. Continue or jack out?</source>
        <translation>Noch 1 Ice. Weiter oder ausklinken?</translation>
    </message>
    <message>
        <source>%1 more pieces of ice. Continue or jack out?</source>
        <translation>Noch %1 Ice. Weiter oder ausklinken?</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Liegen lassen</translation>
    </message>
    <message>
        <source>Accessed: you steal it.</source>
        <translation>Zugriff: Du stiehlst die Agenda.</translation>
    </message>
    <message>
        <source>Stealing it costs %1 (you have %2).</source>
        <translation>Stehlen kostet %1 (du hast %2).</translation>
    </message>
    <message>
        <source>Accessed: no effect.</source>
        <translation>Zugriff ohne Wirkung.</translation>
    </message>
    <message>
        <source>Trash it for %1? (you have %2)</source>
        <translation>Für %1 zerstören? (du hast %2)</translation>
    </message>
    <message>
        <source>Opening hand</source>
        <translation>Starthand</translation>
    </message>
    <message>
        <source>Keep this hand or take your one mulligan?</source>
        <translation>Diese Hand behalten oder den einen Mulligan nehmen?</translation>
    </message>
    <message>
        <source>Mulligan</source>
        <translation>Mulligan</translation>
    </message>
    <message>
        <source>Keep hand</source>
        <translation>Hand behalten</translation>
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
        <source>Trash any programs first?</source>
        <translation>Vorher Programme zerstören?</translation>
    </message>
    <message>
        <source>Out of memory</source>
        <translation>Zu wenig Speicher</translation>
    </message>
    <message>
        <source>Choose a program to trash.</source>
        <translation>Wähle ein Programm zum Zerstören.</translation>
    </message>
    <message>
        <source>Choose %1 programs to trash.</source>
        <translation>Wähle %1 Programme zum Zerstören.</translation>
    </message>
    <message>
        <source>Breaching %1</source>
        <translation>Einbruch in %1</translation>
    </message>
    <message>
        <source>Choose the next card to access.</source>
        <translation>Wähle die nächste Karte für den Zugriff.</translation>
    </message>
    <message>
        <source>Choose a server to protect. Costs 1 credit per piece of ice already there. (Choose a piece of ice to trash it first.)</source>
        <translation>Wähle den Server, der geschützt wird. Kostet 1 Credit je Ice davor. (Wähle ein Ice, um es vorher zu zerstören.)</translation>
    </message>
    <message>
        <source>Choose a server to protect. Costs 1 credit per piece of ice already there.</source>
        <translation>Wähle den Server, der geschützt wird. Kostet 1 Credit je Ice davor.</translation>
    </message>
    <message>
        <source>Choose where to install it.</source>
        <translation>Wähle, wo du die Karte installierst.</translation>
    </message>
    <message>
        <source>Choose a server to install it in. (Choose an installed card to trash it first.)</source>
        <translation>Wähle einen Server dafür. (Wähle eine installierte Karte, um sie vorher zu zerstören.)</translation>
    </message>
    <message>
        <source>Choose a server to install it in.</source>
        <translation>Wähle einen Server dafür.</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>Choose a value for X (you have %1).</source>
        <translation>Wähle einen Wert für X (du hast %1).</translation>
    </message>
    <message>
        <source>Secretly spend %1–%2 credits.</source>
        <translation>Gib geheim %1–%2 Credits aus.</translation>
    </message>
    <message>
        <source>Boost the trace: spend how many credits?</source>
        <translation>Verfolgung verstärken: Wie viele Credits gibst du aus?</translation>
    </message>
    <message>
        <source>The trace already fails. Spend credits on link?</source>
        <translation>Die Verfolgung schlägt schon fehl. Credits für Link ausgeben?</translation>
    </message>
    <message>
        <source>Spend %1 to beat the trace. How many?</source>
        <translation>Mit %1 entkommst du der Verfolgung. Wie viele?</translation>
    </message>
    <message>
        <source>You&apos;d need %1 to beat the trace; you have %2. Spend how many?</source>
        <translation>Zum Entkommen bräuchtest du %1; du hast %2. Wie viele gibst du aus?</translation>
    </message>
    <message>
        <source>Choose a subroutine to break.</source>
        <translation>Wähle eine Subroutine zum Brechen.</translation>
    </message>
    <message>
        <source>Done breaking</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>drawing opening hands</source>
        <translation>die Starthände werden gezogen</translation>
    </message>
    <message>
        <source>about to take an action</source>
        <translation>vor einer Aktion</translation>
    </message>
    <message>
        <source>paid ability window</source>
        <translation>Zeitfenster für bezahlte Fähigkeiten</translation>
    </message>
    <message>
        <source>playing %1</source>
        <translation>%1 wird gespielt</translation>
    </message>
    <message>
        <source>installing %1</source>
        <translation>Installiert wird: %1</translation>
    </message>
    <message>
        <source>using %1</source>
        <translation>%1 wird benutzt</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>zu wenig Speicher</translation>
    </message>
    <message>
        <source>running on %1</source>
        <translation>Run auf %1</translation>
    </message>
    <message>
        <source>encountering %1</source>
        <translation>Begegnung mit %1</translation>
    </message>
    <message>
        <source>breaching %1</source>
        <translation>Einbruch in %1</translation>
    </message>
    <message>
        <source>accessing %1</source>
        <translation>Zugriff auf %1</translation>
    </message>
    <message>
        <source>ending the turn</source>
        <translation>Zugende</translation>
    </message>
    <message>
        <source>asks for payment</source>
        <translation>verlangt eine Zahlung</translation>
    </message>
    <message>
        <source>trace</source>
        <translation>Verfolgung</translation>
    </message>
    <message>
        <source>psi game</source>
        <translation>Psi-Spiel</translation>
    </message>
    <message>
        <source>gain a credit</source>
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
        <source>encountered</source>
        <translation>wird begegnet</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Run</translation>
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
        <source>Agenda points (needed to win: %1)</source>
        <translation>Agendapunkte (zum Sieg nötig: %1)</translation>
    </message>
    <message>
        <source>Cards in HQ (maximum: %1)</source>
        <translation>Karten im HQ (Maximum: %1)</translation>
    </message>
    <message>
        <source>Cards in grip (maximum: %1)</source>
        <translation>Karten im Grip (Maximum: %1)</translation>
    </message>
    <message>
        <source>Memory used (of %1 MU)</source>
        <translation>Belegter Speicher (von %1 MU)</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>Credits from bad publicity for this run</source>
        <translation>Credits aus schlechter Publicity für diesen Run</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Markierungen</translation>
    </message>
    <message>
        <source>Bad publicity: credits per run</source>
        <translation>Schlechte Publicity: Credits pro Run</translation>
    </message>
    <message>
        <source>Core damage: reduces hand size</source>
        <translation>Kernschaden: verringert die Handgröße</translation>
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
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Strength %1 (printed: %2)</source>
        <translation>Stärke %1 (aufgedruckt: %2)</translation>
    </message>
    <message>
        <source>Used this turn</source>
        <translation>In diesem Zug benutzt</translation>
    </message>
    <message>
        <source>Named: %1</source>
        <translation>Genannt: %1</translation>
    </message>
    <message>
        <source>Advanced %1/%2</source>
        <translation>Vorangetrieben %1/%2</translation>
    </message>
    <message>
        <source>Unrezzed (rez cost: %1)</source>
        <translation>Nicht aktiviert (Kosten: %1)</translation>
    </message>
    <message>
        <source>Being played</source>
        <translation>Wird gerade gespielt</translation>
    </message>
    <message>
        <source>Face-down in Archives</source>
        <translation>Verdeckt in den Archives</translation>
    </message>
    <message>
        <source>%1 conceded.</source>
        <translation>%1: aufgegeben.</translation>
    </message>
    <message>
        <source>%1 flatlined.</source>
        <translation>%1: ausgeschaltet.</translation>
    </message>
    <message>
        <source>%1 couldn&apos;t draw a card.</source>
        <translation>%1: keine Karte zum Ziehen.</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>Von %1</translation>
    </message>
    <message>
        <source>Fails if %1 spends %2 or more.</source>
        <translation>Schlägt fehl, wenn von %1 mindestens %2 kommen.</translation>
    </message>
    <message>
        <source>No ice protects this server.</source>
        <translation>Kein Ice schützt diesen Server.</translation>
    </message>
    <message>
        <source>%1 has passed all ice and may still jack out.</source>
        <translation>%1 hat alles Ice passiert und kann sich noch ausklinken.</translation>
    </message>
    <message>
        <source>%1 continues and will access %2.</source>
        <translation>%1 macht weiter und greift auf %2 zu.</translation>
    </message>
    <message>
        <source>%1 reached %2 agenda points.</source>
        <translation>%1: %2 Agendapunkte erreicht.</translation>
    </message>
    <message>
        <source>Let %1 pass</source>
        <translation>%1 passieren lassen</translation>
    </message>
    <message>
        <source>Resolve 1 subroutine</source>
        <translation>1 Subroutine ausführen</translation>
    </message>
    <message>
        <source>Resolve %1 subroutines</source>
        <translation>%1 Subroutinen ausführen</translation>
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
        <source>Continue (approach %1)</source>
        <translation>Weiter (Annäherung an %1)</translation>
    </message>
    <message>
        <source>%1 Rez, use a paid ability, or continue.</source>
        <translation>%1 Aktiviere, benutze eine bezahlte Fähigkeit oder mache weiter.</translation>
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
    <message>
        <source>you have</source>
        <translation>du hast</translation>
    </message>
    <message>
        <source>your opponent has</source>
        <translation>dein Gegner hat</translation>
    </message>
    <message>
        <source>%1 more agenda points</source>
        <translation>%1 Agendapunkte mehr</translation>
    </message>
    <message>
        <source>%1 fewer agenda points</source>
        <translation>%1 Agendapunkte weniger</translation>
    </message>
    <message>
        <source>%1 more credits</source>
        <translation>%1 Credits mehr</translation>
    </message>
    <message>
        <source>%1 fewer credits</source>
        <translation>%1 Credits weniger</translation>
    </message>
    <message>
        <source>%1 more cards in hand</source>
        <translation>%1 Karten mehr auf der Hand</translation>
    </message>
    <message>
        <source>%1 fewer cards in hand</source>
        <translation>%1 Karten weniger auf der Hand</translation>
    </message>
    <message>
        <source>%1 more cards installed</source>
        <translation>%1 installierte Karten mehr</translation>
    </message>
    <message>
        <source>%1 fewer cards installed</source>
        <translation>%1 installierte Karten weniger</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>first player</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>takes the first turn</source>
        <translation>hat den ersten Zug</translation>
    </message>
    <message>
        <source>random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>starting life</source>
        <translation>Lebenspunkte zu Beginn</translation>
    </message>
    <message>
        <source>life each player starts with</source>
        <translation>mit so viel Leben beginnt jeder</translation>
    </message>
    <message>
        <source>mulligan</source>
        <translation>Mulligan</translation>
    </message>
    <message>
        <source>London: draw a full hand, then put back a card for each mulligan. Paris: draw a card fewer</source>
        <translation>London: volle Hand ziehen und für jeden Mulligan eine Karte zurücklegen. Paris: eine Karte weniger ziehen</translation>
    </message>
    <message>
        <source>London</source>
        <translation>London</translation>
    </message>
    <message>
        <source>first one free</source>
        <translation>erster kostenlos</translation>
    </message>
    <message>
        <source>Paris</source>
        <translation>Paris</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>points to win</source>
        <translation>Punkte zum Sieg</translation>
    </message>
    <message>
        <source>at the end of a turn, the player with this many points (and the most) wins</source>
        <translation>wer am Ende eines Zuges so viele Punkte hat (und die meisten), gewinnt</translation>
    </message>
    <message>
        <source>starting hand</source>
        <translation>Starthand</translation>
    </message>
    <message>
        <source>cards each player draws at the start</source>
        <translation>Karten, die jeder zu Beginn zieht</translation>
    </message>
    <message>
        <source>hand limit</source>
        <translation>Handlimit</translation>
    </message>
    <message>
        <source>discard down to this at the end of your turn</source>
        <translation>am Ende deines Zuges wirfst du bis auf so viele ab</translation>
    </message>
    <message>
        <source>life points</source>
        <translation>Lebenspunkte</translation>
    </message>
    <message>
        <source>life points each player starts with</source>
        <translation>Lebenspunkte, mit denen jeder beginnt</translation>
    </message>
    <message>
        <source>zones</source>
        <translation>Zonen</translation>
    </message>
    <message>
        <source>monster zones, and as many spell and trap zones</source>
        <translation>für Monster, und ebenso viele für Zauber und Fallen</translation>
    </message>
    <message>
        <source>always ask</source>
        <translation>immer fragen</translation>
    </message>
    <message>
        <source>ask for a response even if you have none</source>
        <translation>nach einer Antwort fragen, auch wenn keine möglich ist</translation>
    </message>
    <message>
        <source>agenda points needed to win</source>
        <translation>Agendapunkte zum Sieg</translation>
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
        <source>credits each player starts with</source>
        <translation>Credits, mit denen jeder beginnt</translation>
    </message>
    <message>
        <source>ask for a paid ability even if you have none</source>
        <translation>nach einer bezahlten Fähigkeit fragen, auch wenn keine möglich ist</translation>
    </message>
</context>
<context>
    <name>PaceBar</name>
    <message>
        <source>%1 is thinking…</source>
        <translation>%1 denkt nach&#xa0;…</translation>
    </message>
    <message>
        <source>Resume</source>
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
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Fast-forward</source>
        <translation>Vorspulen</translation>
    </message>
</context>
<context>
    <name>PaceButton</name>
    <message>
        <source>Speed: instant</source>
        <translation>Tempo: sofort</translation>
    </message>
    <message>
        <source>Speed: fast</source>
        <translation>Tempo: schnell</translation>
    </message>
    <message>
        <source>Speed: normal</source>
        <translation>Tempo: normal</translation>
    </message>
    <message>
        <source>Speed: slow</source>
        <translation>Tempo: langsam</translation>
    </message>
    <message>
        <source>How fast moves are played out</source>
        <translation>Wie schnell Züge gezeigt werden</translation>
    </message>
    <message>
        <source>Speed: step by step</source>
        <translation>Tempo: schrittweise</translation>
    </message>
</context>
<context>
    <name>PasteSheet</name>
    <message>
        <source>Deck from %1</source>
        <translation>Deck aus %1</translation>
    </message>
    <message>
        <source>No deck found in %1</source>
        <translation>Kein Deck in %1 gefunden</translation>
    </message>
    <message>
        <source>Pasted deck</source>
        <translation>Eingefügtes Deck</translation>
    </message>
    <message>
        <source>No deck list on the clipboard</source>
        <translation>Keine Deckliste in der Zwischenablage</translation>
    </message>
    <message>
        <source>Copy a list first, one card per line, e.g. “4 Forest”.</source>
        <translation>Kopiere zuerst eine Liste, eine Karte je Zeile, z. B. „4 Forest“.</translation>
    </message>
    <message>
        <source>Deck name</source>
        <translation>Name des Decks</translation>
    </message>
    <message>
        <source>Deck rules</source>
        <translation>Deckregeln</translation>
    </message>
    <message>
        <source>Lines skipped</source>
        <translation>Übersprungene Zeilen</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>Annahmen</translation>
    </message>
    <message>
        <source>Cards recognized: %1</source>
        <translation>Erkannt: %1</translation>
    </message>
    <message>
        <source>Save deck</source>
        <translation>Deck speichern</translation>
    </message>
    <message>
        <source>Discard</source>
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
        <source>By date</source>
        <translation>Nach Datum</translation>
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
        <source>Opening hands</source>
        <translation>Starthände</translation>
    </message>
    <message>
        <source>You go first</source>
        <translation>Du beginnst</translation>
    </message>
    <message>
        <source>%1 goes first</source>
        <translation>%1 beginnt</translation>
    </message>
    <message>
        <source>%1, now</source>
        <translation>%1, jetzt</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>Weiter: %1</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Hier anhalten</translation>
    </message>
    <message>
        <source>You will stop here. Click to remove the stop.</source>
        <translation>Hier wird angehalten. Klick entfernt den Haltepunkt.</translation>
    </message>
    <message>
        <source>Add a stop: pause in this phase</source>
        <translation>Haltepunkt setzen: in dieser Phase anhalten</translation>
    </message>
</context>
<context>
    <name>PickOverlay</name>
    <message>
        <source>Back to the choice</source>
        <translation>Zurück zur Auswahl</translation>
    </message>
    <message>
        <source>View table</source>
        <translation>Tisch ansehen</translation>
    </message>
    <message>
        <source>Hide hint (%1)</source>
        <translation>Tipp ausblenden (%1)</translation>
    </message>
    <message>
        <source>Show a hint (%1)</source>
        <translation>Tipp anzeigen (%1)</translation>
    </message>
    <message>
        <source>Undo (%1)</source>
        <translation>Rückgängig (%1)</translation>
    </message>
    <message>
        <source>Redo (%1)</source>
        <translation>Wiederholen (%1)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
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
        <source>The upper corner of a card shows how much mana it costs, and in which colors.</source>
        <translation>Oben auf einer Karte steht, wie viel Mana sie kostet und in welchen Farben.</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Your creatures attack your opponent, who chooses blockers. Unblocked creatures damage the player.</source>
        <translation>Deine Kreaturen greifen den Spieler an, und der wählt, wer blockt. Was nicht geblockt wird, trifft den Spieler.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>The type of a card says when you can play it, and whether it stays.</source>
        <translation>Der Typ einer Karte sagt, wann du sie spielen kannst und ob sie liegen bleibt.</translation>
    </message>
    <message>
        <source>Responding</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>You are asked whenever you can respond to a spell.</source>
        <translation>Du wirst gefragt, sobald du auf einen Zauberspruch antworten kannst.</translation>
    </message>
    <message>
        <source>Have at least 15 points, and more than anyone else, at the end of a turn. You get points when bases score.</source>
        <translation>Habe am Ende eines Zuges mindestens 15 Punkte und mehr als alle anderen. Punkte bekommst du, wenn Basen gewertet werden.</translation>
    </message>
    <message>
        <source>First you play cards, then bases score, and then you draw.</source>
        <translation>Erst spielst du Karten, dann werden Basen gewertet, und am Ende ziehst du.</translation>
    </message>
    <message>
        <source>Bases</source>
        <translation>Basen</translation>
    </message>
    <message>
        <source>Play minions where their power wins you the most points.</source>
        <translation>Spiele deine Handlanger dort, wo ihre Stärke dir die meisten Punkte bringt.</translation>
    </message>
    <message>
        <source>After that</source>
        <translation>Danach</translation>
    </message>
    <message>
        <source>All cards on the base go to their owners&apos; discard piles and a new base replaces it. Abilities that mention scoring happen just before or after.</source>
        <translation>Alle Karten auf der Basis gehen auf die Ablagestapel ihrer Besitzer, und eine neue Basis kommt. Was eine Basis oder ein Handlanger zur Wertung sagt, geschieht davor oder danach.</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>You may play an action before or after your minion.</source>
        <translation>Du darfst eine Aktion vor oder nach deinem Handlanger spielen.</translation>
    </message>
    <message>
        <source>Extra</source>
        <translation>Extra</translation>
    </message>
    <message>
        <source>Many cards let you do more in a turn.</source>
        <translation>Viele Karten lassen dich mehr in einem Zug tun.</translation>
    </message>
    <message>
        <source>First to seven agenda points: the Corp scores agendas, the Runner steals them. The Corp loses if it must draw from an empty R&amp;D; the Runner is flatlined and loses if damage exceeds the cards in the grip.</source>
        <translation>Sieben Agendapunkte: Der Konzern wertet Agenden, der Runner stiehlt sie. Der Konzern verliert, wenn er nicht ziehen kann, der Runner, wenn Schaden mehr Karten nimmt, als er im Grip hat.</translation>
    </message>
    <message>
        <source>The Corp</source>
        <translation>Der Konzern</translation>
    </message>
    <message>
        <source>The Corp draws a card and then spends its clicks: gain a credit, draw, install, play, or advance a card.</source>
        <translation>Der Konzern zieht eine Karte und gibt dann seine Klicks aus: einen Credit nehmen, ziehen, installieren, spielen oder eine Karte vorantreiben.</translation>
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
        <source>The Runner faces the server&apos;s ice from the outside in. A Runner who passes all ice accesses the cards there.</source>
        <translation>Der Runner begegnet dem Ice vor dem Server, dem äußersten zuerst. Wer an allem vorbei ist, greift auf das zu, was dort liegt.</translation>
    </message>
    <message>
        <source>Rez</source>
        <translation>Aktivieren</translation>
    </message>
    <message>
        <source>The Corp&apos;s installed cards lie face-down. Agendas are never rezzed.</source>
        <translation>Die installierten Karten des Konzerns liegen verdeckt. Eine Agenda wird nie aktiviert.</translation>
    </message>
    <message>
        <source>Tags and traces</source>
        <translation>Markierungen und Verfolgungen</translation>
    </message>
    <message>
        <source>Some cards of the Corp hunt the Runner.</source>
        <translation>Manche Karten des Konzerns jagen den Runner.</translation>
    </message>
    <message>
        <source>Draw a card, then summon and set cards, attack, and summon or set again.</source>
        <translation>Du ziehst eine Karte, beschwörst und setzt, greifst an und darfst danach noch einmal beschwören oder setzen.</translation>
    </message>
    <message>
        <source>Tributes</source>
        <translation>Tribute</translation>
    </message>
    <message>
        <source>You pay for a strong monster with weaker ones.</source>
        <translation>Ein starkes Monster bezahlst du mit schwächeren.</translation>
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
        <source>A set monster lies face-down in defense position. It is flipped face-up when it is attacked, or by you on a later turn.</source>
        <translation>Ein gesetztes Monster liegt verdeckt und quer. Es wird aufgedeckt, wenn es angegriffen wird, oder von dir in einem späteren Zug.</translation>
    </message>
    <message>
        <source>Spells and traps</source>
        <translation>Zauber und Fallen</translation>
    </message>
    <message>
        <source>You may respond to a card of your opponent with a card of yours.</source>
        <translation>Du darfst auf eine Karte des anderen mit einer eigenen antworten.</translation>
    </message>
    <message>
        <source>Reduce your opponent&apos;s life points to 0. A player who must draw from an empty deck loses.</source>
        <translation>Bringe die Lebenspunkte des anderen auf 0. Wer ziehen muss und keine Karte mehr hat, verliert.</translation>
    </message>
    <message>
        <source>Against an attack-position monster, the one with less attack is destroyed and its owner loses the difference. Against a defense-position monster, compare attack with defense; if the defense is higher, the attacker loses the difference.</source>
        <translation>Gegen ein Monster in Angriffsposition wird das mit dem niedrigeren Angriff zerstört, und sein Spieler verliert die Differenz. Gegen eines in Verteidigungsposition zählt dessen Verteidigung, und wer eine höhere angreift, verliert die Differenz.</translation>
    </message>
    <message>
        <source>The Runner spends clicks to gain a credit, draw, install, play, or make a run on a server. To trash programs before installing one, right-click it.</source>
        <translation>Für einen Klick nimmt der Runner einen Credit, zieht, installiert oder spielt eine Karte oder beginnt einen Run auf einen Server. Wer vor dem Installieren eines Programms andere zerstören will, klickt es mit der rechten Taste an.</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>a card</source>
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>Otherwise: %1.</source>
        <translation>Sonst: %1.</translation>
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
    <name>QueryField</name>
    <message>
        <source>Search cards</source>
        <translation>Karten suchen</translation>
    </message>
    <message>
        <source>Name, or a condition such as %1</source>
        <translation>Name oder eine Bedingung wie %1</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Vorschläge</translation>
    </message>
</context>
<context>
    <name>QuestionBar</name>
    <message>
        <source>Waiting for %1…</source>
        <translation>Warten auf %1&#xa0;…</translation>
    </message>
    <message>
        <source>Waiting for %1… You will be asked at your next chance.</source>
        <translation>Warten auf %1 … Du wirst bei der nächsten Gelegenheit gefragt.</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Change decks</source>
        <translation>Decks wechseln</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächste Partie</translation>
    </message>
    <message>
        <source>Choose a highlighted target, or press %1 to pick another card.</source>
        <translation>Wähle ein hervorgehobenes Ziel oder mit %1 eine andere Karte.</translation>
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
        <source>Target this</source>
        <translation>Dies als Ziel wählen</translation>
    </message>
    <message>
        <source>Target me</source>
        <translation>Mich als Ziel wählen</translation>
    </message>
    <message>
        <source>Target %1</source>
        <translation>%1 als Ziel wählen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>Ich</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>Choose none</source>
        <translation>Keine wählen</translation>
    </message>
    <message>
        <source>No target</source>
        <translation>Kein Ziel</translation>
    </message>
    <message>
        <source> Choose %1 more cards.</source>
        <translation> Wähle noch %1 Karten.</translation>
    </message>
    <message>
        <source>Hand limit</source>
        <translation>Handlimit</translation>
    </message>
    <message>
        <source>Discard a card.</source>
        <translation>Wirf eine Karte ab.</translation>
    </message>
    <message>
        <source>Discard %1 cards.</source>
        <translation>Wirf %1 Karten ab.</translation>
    </message>
    <message>
        <source>Choose a target.</source>
        <translation>Wähle ein Ziel.</translation>
    </message>
    <message>
        <source>Choose %1 targets.</source>
        <translation>Wähle %1 Ziele.</translation>
    </message>
    <message>
        <source>Choose up to %1 targets.</source>
        <translation>Wähle bis zu %1 Ziele.</translation>
    </message>
    <message>
        <source>Choose one to keep.</source>
        <translation>Wähle, welche du behältst.</translation>
    </message>
    <message>
        <source>Choose the order: which comes first?</source>
        <translation>Wähle die Reihenfolge: Was kommt zuerst?</translation>
    </message>
    <message>
        <source>Choose the order: which resolves first?</source>
        <translation>Wähle die Reihenfolge: Was wird zuerst ausgeführt?</translation>
    </message>
    <message>
        <source>Choose a player.</source>
        <translation>Wähle einen Spieler.</translation>
    </message>
    <message>
        <source>You may choose a card to %1.</source>
        <translation>Du darfst eine Karte %1.</translation>
    </message>
    <message>
        <source>You may choose a card.</source>
        <translation>Du darfst eine Karte wählen.</translation>
    </message>
    <message>
        <source>Choose up to %1 cards.</source>
        <translation>Wähle bis zu %1 Karten.</translation>
    </message>
    <message>
        <source>Choose a card.</source>
        <translation>Wähle eine Karte.</translation>
    </message>
    <message>
        <source>Choose %1 cards.</source>
        <translation>Wähle %1 Karten.</translation>
    </message>
    <message>
        <source>Choose a card to %1.</source>
        <translation>Welche Karte willst du %1?</translation>
    </message>
    <message>
        <source>Choose %1 cards to %2.</source>
        <translation>Welche %1 Karten willst du %2?</translation>
    </message>
    <message>
        <source>Choose your bid.</source>
        <translation>Wähle dein Gebot.</translation>
    </message>
    <message>
        <source>Choose one.</source>
        <translation>Wähle eins.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
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
        <source>choosing</source>
        <translation>wählt</translation>
    </message>
    <message>
        <source>ability resolves</source>
        <translation>die Fähigkeit wird verrechnet</translation>
    </message>
    <message>
        <source>resolves</source>
        <translation>wird verrechnet</translation>
    </message>
    <message>
        <source>triggered</source>
        <translation>wurde ausgelöst</translation>
    </message>
    <message>
        <source>needs a target</source>
        <translation>braucht ein Ziel</translation>
    </message>
    <message>
        <source>abilities triggered</source>
        <translation>Fähigkeiten wurden ausgelöst</translation>
    </message>
    <message>
        <source>by the last event</source>
        <translation>durch das letzte Ereignis</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>Cost: %1.</source>
        <translation>Kosten: %1.</translation>
    </message>
    <message>
        <source>Missing: %1.</source>
        <translation>Es fehlt: %1.</translation>
    </message>
</context>
<context>
    <name>RecapBar</name>
    <message>
        <source>Step back (%1)</source>
        <translation>Schritt zurück (%1)</translation>
    </message>
    <message>
        <source>Pause (%1)</source>
        <translation>Pause (%1)</translation>
    </message>
    <message>
        <source>Play (%1)</source>
        <translation>Abspielen (%1)</translation>
    </message>
    <message>
        <source>Step forward (%1)</source>
        <translation>Schritt vor (%1)</translation>
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
    <name>RememberedOffers</name>
    <message>
        <source>Always yes</source>
        <translation>Immer ja</translation>
    </message>
    <message>
        <source>Always no</source>
        <translation>Immer nein</translation>
    </message>
    <message>
        <source>Always first: %1</source>
        <translation>Immer zuerst: %1</translation>
    </message>
    <message>
        <source>Don&apos;t ask about this card this turn</source>
        <translation>In diesem Zug nicht nach dieser Karte fragen</translation>
    </message>
    <message>
        <source>Don&apos;t ask about this card this match</source>
        <translation>In dieser Partie nicht nach dieser Karte fragen</translation>
    </message>
    <message>
        <source>Don&apos;t ask about %1 this turn</source>
        <translation>In diesem Zug nicht nach %1 fragen</translation>
    </message>
    <message>
        <source>Don&apos;t ask about %1 this match</source>
        <translation>In dieser Partie nicht nach %1 fragen</translation>
    </message>
    <message>
        <source>%1: always yes</source>
        <translation>%1: immer ja</translation>
    </message>
    <message>
        <source>%1: always no</source>
        <translation>%1: immer nein</translation>
    </message>
    <message>
        <source>%1: always first</source>
        <translation>%1: immer zuerst</translation>
    </message>
    <message>
        <source>Before: %1</source>
        <translation>Vor: %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1: not asked</source>
        <translation>%1: nicht gefragt</translation>
    </message>
    <message>
        <source>Until the end of this turn</source>
        <translation>Bis zum Ende dieses Zuges</translation>
    </message>
    <message>
        <source>Until the end of the match</source>
        <translation>Bis zum Ende der Partie</translation>
    </message>
    <message>
        <source>Answered as always: yes (%1)</source>
        <translation>Beantwortet wie immer: ja (%1)</translation>
    </message>
    <message>
        <source>Ordered as always: %1 first</source>
        <translation>Reihenfolge wie immer: %1 zuerst</translation>
    </message>
    <message>
        <source>Answered as always: no (%1)</source>
        <translation>Beantwortet wie immer: nein (%1)</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Previous turn (%1); go to the start: %2</source>
        <translation>Voriger Zug (%1); zum Anfang: %2</translation>
    </message>
    <message>
        <source>Previous decision (%1)</source>
        <translation>Vorige Entscheidung (%1)</translation>
    </message>
    <message>
        <source>Pause (%1)</source>
        <translation>Pause (%1)</translation>
    </message>
    <message>
        <source>Play (%1)</source>
        <translation>Abspielen (%1)</translation>
    </message>
    <message>
        <source>Next decision (%1)</source>
        <translation>Nächste Entscheidung (%1)</translation>
    </message>
    <message>
        <source>Next turn (%1); go to the end: %2</source>
        <translation>Nächster Zug (%1); zum Ende: %2</translation>
    </message>
    <message>
        <source>View: %1. Switch (%2)</source>
        <translation>Ansicht: %1. Wechseln (%2)</translation>
    </message>
    <message>
        <source>Play from here…</source>
        <translation>Ab hier spielen …</translation>
    </message>
    <message>
        <source>Play from here as a new match (%1)</source>
        <translation>Ab hier als neue Partie spielen (%1)</translation>
    </message>
    <message>
        <source>Position in the match</source>
        <translation>Stelle in der Partie</translation>
    </message>
    <message>
        <source>‹ ×</source>
        <translation>‹ ×</translation>
    </message>
    <message>
        <source>Previous mistake (%1)</source>
        <translation>Voriger Fehler (%1)</translation>
    </message>
    <message>
        <source>× ›</source>
        <translation>× ›</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Nächster Fehler</translation>
    </message>
    <message>
        <source>Next mistake (%1)</source>
        <translation>Nächster Fehler (%1)</translation>
    </message>
</context>
<context>
    <name>ReplayModel</name>
    <message>
        <source>%1: turning point, +%2%</source>
        <translation>%1: Wendepunkt, +%2 %</translation>
    </message>
    <message>
        <source>%1: turning point, −%2%</source>
        <translation>%1: Wendepunkt, −%2 %</translation>
    </message>
    <message>
        <source>%1, turn %2, mistake: %3. Better: %4 (+%5% ±%6)</source>
        <translation>%1, Zug %2, Fehler: %3. Besser: %4 (+%5 % ±%6)</translation>
    </message>
    <message>
        <source>%1: %2% win chance.</source>
        <translation>%1: %2 % Gewinnchance.</translation>
    </message>
    <message>
        <source>After “%1”: %2%.</source>
        <translation>Nach „%1“: %2 %.</translation>
    </message>
    <message>
        <source>Better: %1 (+%2% ±%3).</source>
        <translation>Besser: %1 (+%2 % ±%3).</translation>
    </message>
    <message>
        <source>Equally good: %1.</source>
        <translation>Gleich gut: %1.</translation>
    </message>
    <message>
        <source>Slightly better: %1 (+%2% ±%3).</source>
        <translation>Etwas besser: %1 (+%2 % ±%3).</translation>
    </message>
    <message>
        <source>Match left here.</source>
        <translation>Hier wurde die Partie verlassen.</translation>
    </message>
    <message numerus="yes">
        <source>The next move is no longer legal (%n moves not shown).</source>
        <translation>
            <numerusform>Der nächste Zug ist nicht mehr erlaubt (%n Zug nicht gezeigt).</numerusform>
            <numerusform>Der nächste Zug ist nicht mehr erlaubt (%n Züge nicht gezeigt).</numerusform>
        </translation>
    </message>
    <message>
        <source>Decision: %1</source>
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
        <source>all cards revealed</source>
        <translation>alle Karten offen</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Mensch</translation>
    </message>
</context>
<context>
    <name>ResultScreen</name>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Same hands</source>
        <translation>Gleiche Karten</translation>
    </message>
    <message>
        <source>Play this match again with the same cards drawn</source>
        <translation>Diese Partie noch einmal spielen, mit denselben gezogenen Karten</translation>
    </message>
    <message>
        <source>Change decks</source>
        <translation>Decks wechseln</translation>
    </message>
    <message>
        <source>View table</source>
        <translation>Tisch ansehen</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächste Partie</translation>
    </message>
    <message>
        <source>Win chance by turn</source>
        <translation>Gewinnchance Zug um Zug</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>Watch this match from the start</source>
        <translation>Diese Partie von Anfang an ansehen</translation>
    </message>
    <message>
        <source>Estimated at the start of each turn, knowing all hidden cards.</source>
        <translation>Geschätzt am Anfang jedes Zugs, mit Kenntnis aller verdeckten Karten.</translation>
    </message>
    <message>
        <source>Analyze</source>
        <translation>Analysieren</translation>
    </message>
    <message>
        <source>Shows the replay with the chance and the mistakes of every decision</source>
        <translation>Zeigt die Wiederholung mit der Chance bei jeder Entscheidung und den Fehlern</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>Minutes that each person has for all decisions; at zero the player loses</source>
        <translation>Minuten, die jeder Mensch für alle Entscheidungen hat; bei null verliert er</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>Increment</source>
        <translation>Zuschlag</translation>
    </message>
    <message>
        <source>Seconds added after each decision</source>
        <translation>Sekunden, die nach jeder Entscheidung dazukommen</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Match rules</source>
        <translation>Partieregeln</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Reset all rules to the standard game</source>
        <translation>Alle Regeln auf das normale Spiel zurücksetzen</translation>
    </message>
    <message>
        <source>Best of</source>
        <translation>Best of</translation>
    </message>
    <message>
        <source>Single match</source>
        <translation>Einzelpartie</translation>
    </message>
    <message>
        <source>First to %1 wins; sides swap after each match</source>
        <translation>Wer zuerst %1-mal gewinnt; nach jeder Partie werden die Seiten getauscht</translation>
    </message>
    <message>
        <source>First to %1 wins; the loser goes first in the next match</source>
        <translation>Wer zuerst %1-mal gewinnt; der Verlierer beginnt die nächste Partie</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (default: %2)</source>
        <translation>%1 (Standard: %2)</translation>
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
    <name>SampleHandSheet</name>
    <message>
        <source>Sample hand</source>
        <translation>Probehand</translation>
    </message>
    <message>
        <source>The deck has no cards to draw.</source>
        <translation>Das Deck hat keine Karten zum Ziehen.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Noch einmal</translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message>
        <source>Seat %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
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
        <source>Time left: %1</source>
        <translation>Restzeit: %1</translation>
    </message>
    <message>
        <source>%1, %2 %3</source>
        <translation>%1, %2 %3</translation>
    </message>
    <message>
        <source>%1 expected</source>
        <translation>%1 erwartet</translation>
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
        <source>active player</source>
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
        <source>Swap sides</source>
        <translation>Seiten tauschen</translation>
    </message>
</context>
<context>
    <name>SeatTable</name>
    <message>
        <source>Add player</source>
        <translation>Spieler hinzufügen</translation>
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
        <source>%1: time is up.</source>
        <translation>%1: Die Zeit ist abgelaufen.</translation>
    </message>
    <message>
        <source>%1 tried an illegal move.</source>
        <translation>%1 hat einen unerlaubten Zug versucht.</translation>
    </message>
    <message>
        <source>Your decision.</source>
        <translation>Du entscheidest.</translation>
    </message>
    <message>
        <source>%1 This match will be lost when you quit.</source>
        <translation>%1 Diese Partie geht beim Beenden verloren.</translation>
    </message>
    <message>
        <source>You conceded. The others keep playing.</source>
        <translation>Du hast aufgegeben. Die anderen spielen weiter.</translation>
    </message>
    <message>
        <source>Undo your choice, %1?</source>
        <translation>Deine Wahl rückgängig machen, %1?</translation>
    </message>
    <message>
        <source>Another player wants to undo it.</source>
        <translation>Jemand anderes möchte sie rückgängig machen.</translation>
    </message>
    <message>
        <source>%1: allow %2 to undo?</source>
        <translation>%1: Darf %2 das rückgängig machen?</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 has seen hidden information since then.</source>
        <translation>%1 hat seitdem verdeckte Karten gesehen.</translation>
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
        <translation>Farbschema</translation>
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
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>Symbole</translation>
    </message>
    <message>
        <source>Shows symbols in addition to colors. Always on in the high-contrast theme.</source>
        <translation>Zeigt Symbole zusätzlich zu den Farben. Bei hohem Kontrast immer an.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Kartengröße</translation>
    </message>
    <message>
        <source>Your hand and the enlarged card. Cards on the table fit the space available.</source>
        <translation>Deine Hand und die vergrößerte Karte. Karten auf dem Tisch füllen den Platz.</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animationen</translation>
    </message>
    <message>
        <source>Off: cards move instantly, without flying or shaking.</source>
        <translation>Aus: Karten springen sofort an ihren Platz.</translation>
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
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>How fast moves are played out.</source>
        <translation>Wie schnell Züge gezeigt werden.</translation>
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
        <source>Instant</source>
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
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>View and change keyboard shortcuts.</source>
        <translation>Tastenkürzel ansehen und ändern.</translation>
    </message>
    <message>
        <source>Change shortcuts…</source>
        <translation>Tastenkürzel ändern …</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Resets everything but the language and shortcuts</source>
        <translation>Setzt alles außer Sprache und Tastenkürzeln zurück</translation>
    </message>
    <message>
        <source>Sort hand</source>
        <translation>Hand sortieren</translation>
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
        <source>By type</source>
        <translation>Nach Typ</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Schrittweise</translation>
    </message>
    <message>
        <source>%1: smaller</source>
        <translation>%1: kleiner</translation>
    </message>
    <message>
        <source>%1%</source>
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
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 + random</source>
        <translation>%1 + Zufall</translation>
    </message>
    <message>
        <source>Chosen by you</source>
        <translation>Deine Wahl</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>Chosen by %1</source>
        <translation>Gewählt von %1</translation>
    </message>
    <message>
        <source>No decks available for this game.</source>
        <translation>Für dieses Spiel gibt es keine Decks.</translation>
    </message>
    <message>
        <source>%2 You can still play %1.</source>
        <translation>%2 Du kannst %1 trotzdem spielen.</translation>
    </message>
</context>
<context>
    <name>SharedDecks</name>
    <message>
        <source>choose two</source>
        <translation>wähle zwei</translation>
    </message>
    <message>
        <source>choose %1</source>
        <translation>wähle %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>choose one</source>
        <translation>wähle eins</translation>
    </message>
    <message>
        <source>Deal at random</source>
        <translation>Zufällig verteilen</translation>
    </message>
    <message>
        <source>Gives each player different decks</source>
        <translation>Gibt jedem Spieler andere Decks</translation>
    </message>
</context>
<context>
    <name>SideColumn</name>
    <message>
        <source>Pause: %1</source>
        <translation>Anhalten: %1</translation>
    </message>
    <message>
        <source>top resolves first</source>
        <translation>das Oberste zuerst</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>why am I being asked?</source>
        <translation>warum werde ich gefragt?</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Auto-pass</source>
        <translation>Automatisch passen</translation>
    </message>
    <message>
        <source>When to pause for you. A click changes it.</source>
        <translation>Wann für dich angehalten wird. Ein Klick ändert es.</translation>
    </message>
    <message>
        <source>Help (%1)</source>
        <translation>Hilfe (%1)</translation>
    </message>
    <message>
        <source>Menu (%1)</source>
        <translation>Menü (%1)</translation>
    </message>
    <message>
        <source>Replay last turn</source>
        <translation>Letzten Zug ansehen</translation>
    </message>
    <message>
        <source>See again what your opponents did</source>
        <translation>Noch einmal ansehen, was deine Gegner getan haben</translation>
    </message>
    <message>
        <source>Passes until something happens or you have a decision on your turn (%1)</source>
        <translation>Passt, bis etwas geschieht oder du in deinem Zug etwas zu entscheiden hast (%1)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Leave lesson</source>
        <translation>Lektion verlassen</translation>
    </message>
</context>
<context>
    <name>SideboardEditor</name>
    <message>
        <source>Illegal deck: %1.</source>
        <translation>Illegales Deck: %1.</translation>
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
        <source>Sideboarding: %1</source>
        <translation>Sideboarden: %1</translation>
    </message>
    <message>
        <source>Continue when nobody else can see the screen.</source>
        <translation>Weiter, wenn sonst niemand den Bildschirm sieht.</translation>
    </message>
    <message>
        <source>Click a card to move it between deck and sideboard.</source>
        <translation>Ein Klick bewegt eine Karte zwischen Deck und Sideboard.</translation>
    </message>
    <message>
        <source>move one to the sideboard</source>
        <translation>eine ins Sideboard legen</translation>
    </message>
    <message>
        <source>move one to the deck</source>
        <translation>eine ins Deck legen</translation>
    </message>
    <message>
        <source>I&apos;m %1</source>
        <translation>Ich bin %1</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Put every card back where it was</source>
        <translation>Alle Karten zurücklegen</translation>
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
        <source>Illegal deck: %1.</source>
        <translation>Illegales Deck: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Your deck, %n cards.</source>
        <translation>
            <numerusform>Dein Deck, %n Karte.</numerusform>
            <numerusform>Dein Deck, %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>This deck can&apos;t be played: some of its cards no longer exist.</source>
        <translation>Dieses Deck ist nicht spielbar: Einige seiner Karten gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Random deck</source>
        <translation>Zufallsdeck</translation>
    </message>
    <message>
        <source>Dealt from what nobody chose; revealed when the match starts.</source>
        <translation>Aus dem, was niemand gewählt hat; aufgedeckt, wenn die Partie beginnt.</translation>
    </message>
    <message>
        <source>A random identity and deck for this side.</source>
        <translation>Eine zufällige Identität mit zufälligem Deck für diese Seite.</translation>
    </message>
    <message>
        <source>A random two-color deck.</source>
        <translation>Ein zufälliges Deck mit zwei Farben.</translation>
    </message>
    <message>
        <source> vs. </source>
        <translation> gegen </translation>
    </message>
    <message>
        <source>%1, opening hands</source>
        <translation>%1, Starthände</translation>
    </message>
    <message>
        <source>%1, turn %2</source>
        <translation>%1, Zug %2</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>A player at this screen.</source>
        <translation>Ein Spieler an diesem Bildschirm.</translation>
    </message>
    <message>
        <source>External bot: %1</source>
        <translation>Externer Bot: %1</translation>
    </message>
    <message>
        <source>Can&apos;t resume the last match.</source>
        <translation>Die letzte Partie lässt sich nicht fortsetzen.</translation>
    </message>
    <message>
        <source>Can&apos;t start this match: one of its decks or players no longer exists.</source>
        <translation>Diese Partie lässt sich nicht starten: Ein Deck oder ein Spieler existiert nicht mehr.</translation>
    </message>
    <message>
        <source>and</source>
        <comment>between two mistakes in a deck</comment>
        <translation>und</translation>
    </message>
    <message>
        <source>%1, between matches</source>
        <translation>%1, zwischen zwei Partien</translation>
    </message>
    <message>
        <source>The rest of the series won&apos;t be played: %1.</source>
        <translation>Der Rest der Serie wird nicht gespielt: %1.</translation>
    </message>
    <message>
        <source>Your unfinished match (%1) will be saved under Matches.</source>
        <translation>Deine unbeendete Partie (%1) wird unter „Partien“ gespeichert.</translation>
    </message>
    <message>
        <source>Random: %1</source>
        <translation>Zufall: %1</translation>
    </message>
    <message>
        <source>%1 with a random deck.</source>
        <translation>%1 mit einem zufälligen Deck.</translation>
    </message>
</context>
<context>
    <name>StartHeader</name>
    <message>
        <source>Card duels against a friend or the computer</source>
        <translation>Kartenduelle gegen Freunde oder den Computer</translation>
    </message>
    <message>
        <source>Your past matches (%1)</source>
        <translation>Deine gespielten Partien (%1)</translation>
    </message>
    <message>
        <source>Statistics (%1)</source>
        <translation>Statistik (%1)</translation>
    </message>
    <message>
        <source>Help: how to play, terms and shortcuts (%1)</source>
        <translation>Hilfe: Spielregeln, Begriffe und Tastenkürzel (%1)</translation>
    </message>
    <message>
        <source>Settings (%1)</source>
        <translation>Einstellungen (%1)</translation>
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
        <source>Help</source>
        <translation>Hilfe</translation>
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
        <source>Quit Duelogue (%1)</source>
        <translation>Duelogue beenden (%1)</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Lessons, and how to play this game</source>
        <translation>Lektionen und wie dieses Spiel gespielt wird</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>All cards of this game (%1)</source>
        <translation>Alle Karten dieses Spiels (%1)</translation>
    </message>
</context>
<context>
    <name>StartNotes</name>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>Unofficial fan project. Icons by the authors of game-icons.net (CC BY 3.0).</source>
        <translation>Inoffizielles Fanprojekt. Symbole von den Autoren von game-icons.net (CC BY 3.0).</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>Clock: %1 min + %2 s</source>
        <translation>Uhr: %1 min + %2 s</translation>
    </message>
    <message>
        <source>Match rules (customized)</source>
        <translation>Partieregeln (angepasst)</translation>
    </message>
    <message>
        <source>Match rules</source>
        <translation>Partieregeln</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Resume match</source>
        <translation>Partie fortsetzen</translation>
    </message>
    <message>
        <source>Start match</source>
        <translation>Partie starten</translation>
    </message>
    <message>
        <source>Best of %1</source>
        <translation>Best of %1</translation>
    </message>
    <message>
        <source>Start a new match?</source>
        <translation>Neue Partie starten?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Start new match</source>
        <translation>Neue Partie starten</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>%1 won</source>
        <translation>%1 gewonnen</translation>
    </message>
    <message>
        <source>%1 drawn</source>
        <translation>%1 unentschieden</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <translation>%1 verloren</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 with several people (we can&apos;t tell which is you)</source>
        <translation>%1 mit mehreren Menschen (unklar, wer du bist)</translation>
    </message>
    <message>
        <source>%1 watched</source>
        <translation>%1 nur angesehen</translation>
    </message>
    <message>
        <source>%1 unfinished</source>
        <translation>%1 nicht beendet</translation>
    </message>
    <message>
        <source>%1 branched</source>
        <translation>%1 abgezweigt</translation>
    </message>
    <message>
        <source>%1 imported</source>
        <translation>%1 importiert</translation>
    </message>
    <message>
        <source>Not counted: %1.</source>
        <translation>Nicht gezählt: %1.</translation>
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
        <source>You&apos;ll get a rating after your first match against a computer level.</source>
        <translation>Erscheint nach deiner ersten Partie gegen eine Stufe des Computers.</translation>
    </message>
    <message>
        <source>You&apos;ve won every match, so there is no upper limit yet.</source>
        <translation>Du hast alle gewonnen, deshalb gibt es noch keine Obergrenze.</translation>
    </message>
    <message>
        <source>You&apos;ve lost every match, so there is no lower limit yet.</source>
        <translation>Du hast alle verloren, deshalb gibt es noch keine Untergrenze.</translation>
    </message>
    <message>
        <source>95% range: %1–%2</source>
        <translation>95-%-Bereich: %1–%2</translation>
    </message>
    <message>
        <source>stronger than %1</source>
        <translation>stärker als %1</translation>
    </message>
    <message>
        <source>weaker than %1</source>
        <translation>schwächer als %1</translation>
    </message>
    <message>
        <source>about as strong as %1</source>
        <translation>etwa so stark wie %1</translation>
    </message>
    <message>
        <source>at least as strong as %1</source>
        <translation>mindestens so stark wie %1</translation>
    </message>
    <message>
        <source>at most as strong as %1</source>
        <translation>höchstens so stark wie %1</translation>
    </message>
    <message>
        <source>Based on 1 match – too few to be reliable.</source>
        <translation>Aus 1 Partie – zu wenig für ein genaues Ergebnis.</translation>
    </message>
    <message>
        <source>Based on %1 matches.</source>
        <translation>Aus %1 Partien.</translation>
    </message>
    <message>
        <source>Based on %1 matches – too few to be reliable.</source>
        <translation>Aus %1 Partien – noch zu wenige für ein genaues Ergebnis.</translation>
    </message>
    <message>
        <source>An Elo-style estimate from your results: 100 points more means winning 64% of matches, 400 means 91%. It isn&apos;t an official rating; luck, hints and undos all count. The distances between levels come from their matches against each other in one game.</source>
        <translation>Eine Schätzung nach Art von Elo aus deinen Ergebnissen: 100 Punkte mehr bedeuten 64 % gewonnene Partien, 400 bedeuten 91 %. Es ist keine offizielle Wertung; Glück, Tipps und rückgängig gemachte Züge zählen mit. Die Abstände der Stufen stammen aus ihren Partien gegeneinander in einem der Spiele.</translation>
    </message>
</context>
<context>
    <name>StatisticsModel</name>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>none played</source>
        <translation>keine gespielt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The curve appears after %1 matches.</source>
        <translation>Die Kurve erscheint nach %1 Partien.</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Win rate over the last %1 matches: now %2, best %3 (after match %4)</source>
        <translation>Gewinnrate der letzten %1 Partien: jetzt %2, bester Wert %3 (nach Partie %4)</translation>
    </message>
</context>
<context>
    <name>StatisticsPanels</name>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Your decks</source>
        <translation>Deine Decks</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Nach Spiel</translation>
    </message>
    <message>
        <source>Local players</source>
        <translation>An diesem Computer</translation>
    </message>
    <message>
        <source>matches between people on this computer</source>
        <translation>Partien zwischen Menschen an diesem Computer</translation>
    </message>
    <message>
        <source>Finish a match against the computer to see your statistics.</source>
        <translation>Spiele eine Partie gegen den Computer zu Ende, um deine Statistik zu sehen.</translation>
    </message>
    <message>
        <source>Here you&apos;ll find your win rate by deck, opponent and date, your rating against the computer&apos;s levels, and your longest and shortest matches.</source>
        <translation>Hier findest du deine Gewinnrate nach Deck, Gegner und Datum, deine Wertung gegenüber den Stufen des Computers und deine längsten und kürzesten Partien.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
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
    <name>StrengthPanel</name>
    <message>
        <source>Show deck</source>
        <translation>Deck zeigen</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Vorschläge</translation>
    </message>
    <message>
        <source>Opponents and level</source>
        <translation>Gegner und Stufe</translation>
    </message>
    <message>
        <source>Against: %1. Level: %2.</source>
        <translation>Gegen: %1. Stufe: %2.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>These figures belong to the deck before your latest changes.</source>
        <translation>Diese Zahlen gehören zum Deck vor deinen letzten Änderungen.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Find suggestions</source>
        <translation>Vorschläge suchen</translation>
    </message>
    <message>
        <source>Stop playing and keep the results</source>
        <translation>Nicht weiterspielen und die Ergebnisse behalten</translation>
    </message>
    <message>
        <source>Play many matches with changed decks, in the background</source>
        <translation>Im Hintergrund viele Partien mit geänderten Decks spielen</translation>
    </message>
    <message>
        <source>Play many matches with this deck, in the background</source>
        <translation>Im Hintergrund viele Partien mit diesem Deck spielen</translation>
    </message>
    <message>
        <source>Progress: %1%</source>
        <translation>Fortschritt: %1 %</translation>
    </message>
    <message>
        <source>Win rates by deck</source>
        <translation>Gewinnraten nach Deck</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Gewinnrate</translation>
    </message>
    <message>
        <source>On the play</source>
        <translation>Beginnt</translation>
    </message>
    <message>
        <source>On the draw</source>
        <translation>Beginnt nicht</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Win rates by card</source>
        <translation>Gewinnraten nach Karte</translation>
    </message>
    <message>
        <source>Opening hand</source>
        <translation>Starthand</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Gezogen</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Never seen</source>
        <translation>Nie gesehen</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Still in hand at the end</source>
        <translation>Am Ende noch auf der Hand</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Change the deck like this (can be undone)</source>
        <translation>Das Deck so ändern (lässt sich rückgängig machen)</translation>
    </message>
    <message>
        <source>Apply: %1</source>
        <translation>Anwenden: %1</translation>
    </message>
    <message>
        <source>Level of both sides</source>
        <translation>Stufe beider Seiten</translation>
    </message>
    <message>
        <source>Automatic: the strongest level that plays at least 20 matches a minute on this computer.</source>
        <translation>Automatisch: die stärkste Stufe, die auf diesem Rechner mindestens 20 Partien in der Minute spielt.</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Measure how often this deck wins, and what each card does for it. You can go on editing meanwhile.</source>
        <translation>Miss, wie oft dieses Deck gewinnt und was jede Karte dazu beiträgt. Währenddessen kannst du es weiter bearbeiten.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>interval of a win rate, number of matches</comment>
        <translation>%1 von %2</translation>
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
</context>
<context>
    <name>TableWriter</name>
    <message>
        <source>Draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>In: %1</source>
        <translation>In: %1</translation>
    </message>
    <message>
        <source>its own text</source>
        <translation>eigener Text</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
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
        <source>finished matches of one person against the computer</source>
        <translation>beendete Partien eines Menschen gegen den Computer</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1 gewonnen</translation>
    </message>
    <message>
        <source>%1 drawn</source>
        <translation>%1 unentschieden</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <translation>%1 verloren</translation>
    </message>
</context>
<context>
    <name>Announcements</name>
    <message>
        <source>Pass the screen to %1.</source>
        <translation>Gib den Bildschirm an %1 weiter.</translation>
    </message>
    <message numerus="yes">
        <source>%n options.</source>
        <translation>
            <numerusform>%n Möglichkeit.</numerusform>
            <numerusform>%n Möglichkeiten.</numerusform>
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
        <source>Normal Summon</source>
        <translation>Normalbeschwörung</translation>
    </message>
    <message>
        <source>Tribute Summon</source>
        <translation>Tributbeschwörung</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>Set with tribute</source>
        <translation>Mit Tribut setzen</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angreifen</translation>
    </message>
    <message>
        <source>Special Summon with this</source>
        <translation>Spezialbeschwörung hiermit</translation>
    </message>
    <message>
        <source>Main Phase 2</source>
        <translation>Main Phase 2</translation>
    </message>
    <message>
        <source>Battle Phase</source>
        <translation>Battle Phase</translation>
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
        <source>Flip Summon</source>
        <translation>Flippbeschwörung</translation>
    </message>
    <message>
        <source>Change to attack position</source>
        <translation>In Angriffsposition</translation>
    </message>
    <message>
        <source>Change to defense position</source>
        <translation>In Verteidigungsposition</translation>
    </message>
    <message>
        <source>Activate</source>
        <translation>Aktivieren</translation>
    </message>
    <message>
        <source>Activate with its effect</source>
        <translation>Mit Effekt aktivieren</translation>
    </message>
    <message>
        <source>Activate only the card</source>
        <translation>Nur die Karte aktivieren</translation>
    </message>
    <message>
        <source>Special Summon with %1</source>
        <translation>Spezialbeschwörung mit %1</translation>
    </message>
    <message>
        <source>Your Main Phase 1</source>
        <translation>Deine Main Phase 1</translation>
    </message>
    <message>
        <source>Your Main Phase 2</source>
        <translation>Deine Main Phase 2</translation>
    </message>
    <message>
        <source>Summon, set or activate cards, or end the phase.</source>
        <translation>Beschwöre, setze oder aktiviere Karten, oder beende die Phase.</translation>
    </message>
    <message>
        <source>Your Battle Phase</source>
        <translation>Deine Battle Phase</translation>
    </message>
    <message>
        <source>Choose an attacker, then its target.</source>
        <translation>Wähle einen Angreifer, dann sein Ziel.</translation>
    </message>
    <message>
        <source>None of your monsters can attack.</source>
        <translation>Keins deiner Monster kann angreifen.</translation>
    </message>
    <message>
        <source>Chain a card, or let it resolve.</source>
        <translation>Kette eine Karte an oder lass auflösen.</translation>
    </message>
    <message>
        <source>Activate a card?</source>
        <translation>Eine Karte aktivieren?</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Don&apos;t chain</source>
        <translation>Nicht anketten</translation>
    </message>
    <message>
        <source>End of the Battle Phase</source>
        <translation>Ende der Battle Phase</translation>
    </message>
    <message>
        <source>End of the phase</source>
        <translation>Ende der Phase</translation>
    </message>
    <message>
        <source>After the last event</source>
        <translation>Nach dem letzten Ereignis</translation>
    </message>
    <message>
        <source>Draw Phase</source>
        <translation>Draw Phase</translation>
    </message>
    <message>
        <source>Standby Phase</source>
        <translation>Standby Phase</translation>
    </message>
    <message>
        <source>Start of the Battle Phase</source>
        <translation>Beginn der Battle Phase</translation>
    </message>
    <message>
        <source>End Phase</source>
        <translation>End Phase</translation>
    </message>
    <message>
        <source>Response window</source>
        <translation>Gelegenheit zum Anketten</translation>
    </message>
    <message>
        <source>Before damage calculation</source>
        <translation>Vor der Schadensberechnung</translation>
    </message>
    <message>
        <source>After damage calculation</source>
        <translation>Nach der Schadensberechnung</translation>
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
        <source>Attack replay: your opponent&apos;s monsters changed. Choose a new target or cancel the attack.</source>
        <translation>Replay: Die gegnerischen Monster haben sich geändert. Wähle ein neues Ziel oder brich den Angriff ab.</translation>
    </message>
    <message>
        <source>Cancel attack</source>
        <translation>Angriff abbrechen</translation>
    </message>
    <message>
        <source>Summon or set one additional monster now.</source>
        <translation>Beschwöre oder setze jetzt ein zusätzliches Monster.</translation>
    </message>
    <message>
        <source>Return it</source>
        <translation>Zurückgeben</translation>
    </message>
    <message>
        <source>Its effect</source>
        <translation>Sein Effekt</translation>
    </message>
    <message>
        <source>Its control returns to its owner, and its effect triggers. Which comes first?</source>
        <translation>Die Kontrolle geht an den Besitzer zurück, und der Effekt wird ausgelöst. Was kommt zuerst?</translation>
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
        <source>Choose its battle position.</source>
        <translation>Wähle die Kampfposition.</translation>
    </message>
    <message>
        <source>Choose a monster to tribute.</source>
        <translation>Wähle ein Monster als Tribut.</translation>
    </message>
    <message>
        <source>Choose a monster to tribute (%1 left).</source>
        <translation>Wähle ein Monster als Tribut (noch %1).</translation>
    </message>
    <message>
        <source>Not enough free zones</source>
        <translation>Nicht genug freie Zonen</translation>
    </message>
    <message>
        <source>Choose which monster returns. The others go to the graveyard.</source>
        <translation>Wähle, welches Monster zurückkehrt. Die anderen gehen auf den Friedhof.</translation>
    </message>
    <message>
        <source>Choose which monsters return (%1 left). The others go to the graveyard.</source>
        <translation>Wähle, welche Monster zurückkehren (noch %1). Die anderen gehen auf den Friedhof.</translation>
    </message>
    <message>
        <source>summoning %1</source>
        <translation>%1 wird beschworen</translation>
    </message>
    <message>
        <source>activating %1</source>
        <translation>%1 wird aktiviert</translation>
    </message>
    <message>
        <source>lets you Special Summon</source>
        <translation>erlaubt eine Spezialbeschwörung</translation>
    </message>
    <message>
        <source>grants an extra Normal Summon</source>
        <translation>erlaubt eine zusätzliche Normalbeschwörung</translation>
    </message>
    <message>
        <source>response window</source>
        <translation>es darf angekettet werden</translation>
    </message>
    <message>
        <source>resolves</source>
        <translation>wird aufgelöst</translation>
    </message>
    <message>
        <source>ending the turn</source>
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
        <source>change %1&apos;s position</source>
        <translation>Position von %1 ändern</translation>
    </message>
    <message>
        <source>activate %1</source>
        <translation>%1 aktivieren</translation>
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
        <source>go to the next phase</source>
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
        <source>Normal Summons/Sets left</source>
        <translation>Verbleibende Normalbeschwörungen</translation>
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
        <source>Battles use its DEF.</source>
        <translation>Im Kampf zählt die DEF.</translation>
    </message>
    <message>
        <source>Face-down</source>
        <translation>Verdeckt</translation>
    </message>
    <message>
        <source>Attacked this turn</source>
        <translation>Hat in diesem Zug angegriffen</translation>
    </message>
    <message>
        <source>Equipped to %1</source>
        <translation>Ausgerüstet: %1</translation>
    </message>
    <message>
        <source>Returns to %1 in the End Phase</source>
        <translation>Kehrt in der End Phase zurück zu %1</translation>
    </message>
    <message>
        <source>Printed ATK/DEF: %1/%2</source>
        <translation>Aufgedruckte ATK/DEF: %1/%2</translation>
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
        <source>%1 ran out of LP.</source>
        <translation>%1: keine LP mehr.</translation>
    </message>
    <message>
        <source>%1 had no card to draw.</source>
        <translation>%1: keine Karte zum Ziehen.</translation>
    </message>
    <message>
        <source>%1 conceded.</source>
        <translation>%1: aufgegeben.</translation>
    </message>
    <message>
        <source>ATK %1, DEF %2</source>
        <translation>ATK %1, DEF %2</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>in defense position</source>
        <translation>in Verteidigungsposition</translation>
    </message>
    <message>
        <source>you have</source>
        <translation>du hast</translation>
    </message>
    <message>
        <source>your opponent has</source>
        <translation>dein Gegner hat</translation>
    </message>
    <message>
        <source>%1 more LP</source>
        <translation>%1 LP mehr</translation>
    </message>
    <message>
        <source>%1 fewer LP</source>
        <translation>%1 LP weniger</translation>
    </message>
    <message>
        <source>%1 more cards in hand</source>
        <translation>%1 Karten mehr auf der Hand</translation>
    </message>
    <message>
        <source>%1 fewer cards in hand</source>
        <translation>%1 Karten weniger auf der Hand</translation>
    </message>
    <message>
        <source>%1 more monsters</source>
        <translation>%1 Monster mehr</translation>
    </message>
    <message>
        <source>%1 fewer monsters</source>
        <translation>%1 Monster weniger</translation>
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
        <translation>in die andere Kampfposition bringen</translation>
    </message>
    <message>
        <source>tribute</source>
        <translation>als Tribut anbieten</translation>
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
    <name>WelcomeSheet</name>
    <message>
        <source>Welcome to Duelogue</source>
        <translation>Willkommen bei Duelogue</translation>
    </message>
    <message>
        <source>Which game do you want to play?</source>
        <translation>Welches Spiel möchtest du spielen?</translation>
    </message>
    <message>
        <source>New here? Learn to play, five minutes</source>
        <translation>Neu hier? In fünf Minuten spielen lernen</translation>
    </message>
    <message>
        <source>I know this game</source>
        <translation>Ich kenne dieses Spiel</translation>
    </message>
</context>
<context>
    <name>WinRatePanel</name>
    <message>
        <source>Win rate over time</source>
        <translation>Gewinnrate im Lauf der Zeit</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
</context>
</TS>
