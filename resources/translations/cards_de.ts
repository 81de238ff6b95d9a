<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>cards</name>
    <message>
        <source>Draw a card.</source>
        <translation>Zieh eine Karte.</translation>
    </message>
</context>
</TS>
