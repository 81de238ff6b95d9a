<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>CardDetails</name>
    <message numerus="yes">
        <source>%n copies</source>
        <translation>
            <numerusform>%n copy</numerusform>
            <numerusform>%n copies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copies in the sideboard</source>
        <translation>
            <numerusform>%n copy in the sideboard</numerusform>
            <numerusform>%n copies in the sideboard</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches with decks that contain this card today: %1.</source>
        <translation>
            <numerusform>%n match with decks that contain this card today: %1.</numerusform>
            <numerusform>%n matches with decks that contain this card today: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardSearchModel</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n cards</source>
        <translation>
            <numerusform>%1 of %n card</numerusform>
            <numerusform>%1 of %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CommonPiles</name>
    <message numerus="yes">
        <source>%1: %n cards</source>
        <translation>
            <numerusform>%1: %n card</numerusform>
            <numerusform>%1: %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeckEditorModel</name>
    <message numerus="yes">
        <source>%n cards pasted.</source>
        <translation>
            <numerusform>%n card pasted.</numerusform>
            <numerusform>%n cards pasted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more lines were skipped.</source>
        <translation>
            <numerusform>%n more line was skipped.</numerusform>
            <numerusform>%n more lines were skipped.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeckStrengthModel</name>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes were tried</source>
        <translation>
            <numerusform>%n change was tried</numerusform>
            <numerusform>%n changes were tried</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the best were tested in %n matches</source>
        <translation>
            <numerusform>the best were tested in %n match</numerusform>
            <numerusform>the best were tested in %n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes left</source>
        <translation>
            <numerusform>about %n minute left</numerusform>
            <numerusform>about %n minutes left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeckVersionsSheet</name>
    <message numerus="yes">
        <source>%1: %n cards</source>
        <translation>
            <numerusform>%1: %n card</numerusform>
            <numerusform>%1: %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FilterPanel</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchScreen</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchesModel</name>
    <message numerus="yes">
        <source>Added %n matches.</source>
        <translation>
            <numerusform>Added %n match.</numerusform>
            <numerusform>Added %n matches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>And %n more.</numerusform>
            <numerusform>And %n more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplayModel</name>
    <message numerus="yes">
        <source>The next move is no longer legal (%n moves not shown).</source>
        <translation>
            <numerusform>The next move is no longer legal (%n move not shown).</numerusform>
            <numerusform>The next move is no longer legal (%n moves not shown).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatPiles</name>
    <message numerus="yes">
        <source>%1, %2: %n cards</source>
        <translation>
            <numerusform>%1, %2: %n card</numerusform>
            <numerusform>%1, %2: %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message numerus="yes">
        <source>Your deck, %n cards.</source>
        <translation>
            <numerusform>Your deck, %n card.</numerusform>
            <numerusform>Your deck, %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Announcements</name>
    <message numerus="yes">
        <source>%n options.</source>
        <translation>
            <numerusform>%n option.</numerusform>
            <numerusform>%n options.</numerusform>
        </translation>
    </message>
</context>
</TS>
