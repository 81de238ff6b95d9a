<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
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
    <name>MatchesModel</name>
    <message numerus="yes">
        <source>%n matches are kept among yours.</source>
        <translation>
            <numerusform>%n match is kept among yours.</numerusform>
            <numerusform>%n matches are kept among yours.</numerusform>
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
    <name>PileCounts</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplayModel</name>
    <message numerus="yes">
        <source>Today&apos;s rules refuse what was played next (%n replies are left).</source>
        <translation>
            <numerusform>Today&apos;s rules refuse what was played next (%n reply is left).</numerusform>
            <numerusform>Today&apos;s rules refuse what was played next (%n replies are left).</numerusform>
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
        <source>A deck of yours, with %n cards.</source>
        <translation>
            <numerusform>A deck of yours, with %n card.</numerusform>
            <numerusform>A deck of yours, with %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Announcements</name>
    <message numerus="yes">
        <source>%n replies.</source>
        <translation>
            <numerusform>%n reply.</numerusform>
            <numerusform>%n replies.</numerusform>
        </translation>
    </message>
</context>
</TS>
