<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
    <context>
        <name>cards</name>
        <message>
            <source>%1 %2</source>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>Creature</source>
            <translation>Kreatur</translation>
        </message>
        <message>
            <source>Sorcery</source>
            <translation>Hexerei</translation>
        </message>
        <message>
            <source>Instant</source>
            <translation>Spontanzauber</translation>
        </message>
        <message>
            <source>Basic Land</source>
            <translation>Standardland</translation>
        </message>
        <message>
            <source>Dragon</source>
            <translation>Drache</translation>
        </message>
        <message>
            <source>Angel</source>
            <translation>Engel</translation>
        </message>
        <message>
            <source>Human</source>
            <translation>Mensch</translation>
        </message>
        <message>
            <source>Soldier</source>
            <translation>Soldat</translation>
        </message>
        <message>
            <source>Pegasus</source>
            <translation>Pegasus</translation>
        </message>
        <message>
            <source>Knight</source>
            <translation>Ritter</translation>
        </message>
        <message>
            <source>Elf</source>
            <translation>Elf</translation>
        </message>
        <message>
            <source>Monk</source>
            <translation>Mönch</translation>
        </message>
        <message>
            <source>Archer</source>
            <translation>Bogenschütze</translation>
        </message>
        <message>
            <source>Unicorn</source>
            <translation>Einhorn</translation>
        </message>
        <message>
            <source>Spirit</source>
            <translation>Geist</translation>
        </message>
        <message>
            <source>Griffin</source>
            <translation>Greif</translation>
        </message>
        <message>
            <source>Cleric</source>
            <translation>Kleriker</translation>
        </message>
        <message>
            <source>Wall</source>
            <translation>Mauer</translation>
        </message>
        <message>
            <source>Wizard</source>
            <translation>Zauberer</translation>
        </message>
        <message>
            <source>Illusion</source>
            <translation>Illusion</translation>
        </message>
        <message>
            <source>Pirate</source>
            <translation>Pirat</translation>
        </message>
        <message>
            <source>Fish</source>
            <translation>Fisch</translation>
        </message>
        <message>
            <source>Serpent</source>
            <translation>Seeschlange</translation>
        </message>
        <message>
            <source>Djinn</source>
            <translation>Dschinn</translation>
        </message>
        <message>
            <source>Octopus</source>
            <translation>Oktopus</translation>
        </message>
        <message>
            <source>Turtle</source>
            <translation>Schildkröte</translation>
        </message>
        <message>
            <source>Rogue</source>
            <translation>Räuber</translation>
        </message>
        <message>
            <source>Jellyfish</source>
            <translation>Qualle</translation>
        </message>
        <message>
            <source>Merfolk</source>
            <translation>Meervolk</translation>
        </message>
        <message>
            <source>Bird</source>
            <translation>Vogel</translation>
        </message>
        <message>
            <source>Warrior</source>
            <translation>Krieger</translation>
        </message>
        <message>
            <source>Drake</source>
            <translation>Sceada</translation>
        </message>
        <message>
            <source>Leviathan</source>
            <translation>Leviathan</translation>
        </message>
        <message>
            <source>Vampire</source>
            <translation>Vampir</translation>
        </message>
        <message>
            <source>Imp</source>
            <translation>Imp</translation>
        </message>
        <message>
            <source>Zombie</source>
            <translation>Zombie</translation>
        </message>
        <message>
            <source>Wraith</source>
            <translation>Gespenst</translation>
        </message>
        <message>
            <source>Horror</source>
            <translation>Schrecken</translation>
        </message>
        <message>
            <source>Insect</source>
            <translation>Insekt</translation>
        </message>
        <message>
            <source>Nightstalker</source>
            <translation>Nachtpirscher</translation>
        </message>
        <message>
            <source>Assassin</source>
            <translation>Assassine</translation>
        </message>
        <message>
            <source>Mercenary</source>
            <translation>Söldner</translation>
        </message>
        <message>
            <source>Rat</source>
            <translation>Ratte</translation>
        </message>
        <message>
            <source>Frog</source>
            <translation>Frosch</translation>
        </message>
        <message>
            <source>Snake</source>
            <translation>Schlange</translation>
        </message>
        <message>
            <source>Crocodile</source>
            <translation>Krokodil</translation>
        </message>
        <message>
            <source>Skeleton</source>
            <translation>Skelett</translation>
        </message>
        <message>
            <source>Beast</source>
            <translation>Bestie</translation>
        </message>
        <message>
            <source>Giant</source>
            <translation>Riese</translation>
        </message>
        <message>
            <source>Goblin</source>
            <translation>Goblin</translation>
        </message>
        <message>
            <source>Cyclops</source>
            <translation>Zyklop</translation>
        </message>
        <message>
            <source>Lizard</source>
            <translation>Echse</translation>
        </message>
        <message>
            <source>Minotaur</source>
            <translation>Minotaurus</translation>
        </message>
        <message>
            <source>Goat</source>
            <translation>Ziege</translation>
        </message>
        <message>
            <source>Barbarian</source>
            <translation>Barbar</translation>
        </message>
        <message>
            <source>Cat</source>
            <translation>Katze</translation>
        </message>
        <message>
            <source>Berserker</source>
            <translation>Berserker</translation>
        </message>
        <message>
            <source>Elemental</source>
            <translation>Elementarwesen</translation>
        </message>
        <message>
            <source>Horse</source>
            <translation>Pferd</translation>
        </message>
        <message>
            <source>Hippo</source>
            <translation>Nilpferd</translation>
        </message>
        <message>
            <source>Rhino</source>
            <translation>Nashorn</translation>
        </message>
        <message>
            <source>Ranger</source>
            <translation>Waldläufer</translation>
        </message>
        <message>
            <source>Spider</source>
            <translation>Spinne</translation>
        </message>
        <message>
            <source>Ape</source>
            <translation>Affe</translation>
        </message>
        <message>
            <source>Bear</source>
            <translation>Bär</translation>
        </message>
        <message>
            <source>Faerie</source>
            <translation>Feenwesen</translation>
        </message>
        <message>
            <source>Plant</source>
            <translation>Pflanze</translation>
        </message>
        <message>
            <source>Treefolk</source>
            <translation>Baumvolk</translation>
        </message>
        <message>
            <source>Wurm</source>
            <translation>Wurm</translation>
        </message>
        <message>
            <source>Dryad</source>
            <translation>Dryade</translation>
        </message>
        <message>
            <source>Scout</source>
            <translation>Späher</translation>
        </message>
        <message>
            <source>Plains</source>
            <translation>Ebene</translation>
        </message>
        <message>
            <source>Island</source>
            <translation>Insel</translation>
        </message>
        <message>
            <source>Swamp</source>
            <translation>Sumpf</translation>
        </message>
        <message>
            <source>Mountain</source>
            <translation>Gebirge</translation>
        </message>
        <message>
            <source>Forest</source>
            <translation>Wald</translation>
        </message>
        <message>
            <source>Flying</source>
            <translation>Flugfähigkeit</translation>
        </message>
        <message>
            <source>Vigilance</source>
            <translation>Wachsamkeit</translation>
        </message>
        <message>
            <source>Reach</source>
            <translation>Reichweite</translation>
        </message>
        <message>
            <source>Haste</source>
            <translation>Eile</translation>
        </message>
        <message>
            <source>Defender</source>
            <translation>Verteidiger</translation>
        </message>
        <message>
            <source>Swampwalk</source>
            <translation>Sumpftarnung</translation>
        </message>
        <message>
            <source>Mountainwalk</source>
            <translation>Gebirgstarnung</translation>
        </message>
        <message>
            <source>Islandwalk</source>
            <translation>Inseltarnung</translation>
        </message>
        <message>
            <source>Forestwalk</source>
            <translation>Waldtarnung</translation>
        </message>
        <message>
            <source>Flying, vigilance</source>
            <translation>Flugfähigkeit, Wachsamkeit</translation>
        </message>
        <message>
            <source>Flying, defender</source>
            <translation>Flugfähigkeit, Verteidiger</translation>
        </message>
        <message>
            <source>Flying, haste</source>
            <translation>Flugfähigkeit, Eile</translation>
        </message>
        <message>
            <source>When this creature dies, shuffle it into its owner's library.</source>
            <translation>Wenn diese Kreatur stirbt, mische sie in die Bibliothek ihres Besitzers.</translation>
        </message>
        <message>
            <source>Target creature gets +3/+3 and gains flying until end of turn.</source>
            <translation>Eine Kreatur deiner Wahl erhält bis zum Ende des Zuges +3/+3 und Flugfähigkeit.</translation>
        </message>
        <message>
            <source>Destroy all lands.</source>
            <translation>Zerstöre alle Länder.</translation>
        </message>
        <message>
            <source>You gain 3 life for each creature attacking you.</source>
            <translation>Du erhältst für jede Kreatur, die dich angreift, 3 Lebenspunkte dazu.</translation>
        </message>
        <message>
            <source>Tap all nonwhite creatures.</source>
            <translation>Tappe alle nichtweißen Kreaturen.</translation>
        </message>
        <message>
            <source>Return target creature card from your graveyard to the battlefield.</source>
            <translation>Bringe eine Kreaturenkarte deiner Wahl aus deinem Friedhof ins Spiel zurück.</translation>
        </message>
        <message>
            <source>Whenever this creature attacks, it gets +0/+3 until end of turn.</source>
            <translation>Immer wenn diese Kreatur angreift, erhält sie bis zum Ende des Zuges +0/+3.</translation>
        </message>
        <message>
            <source>Cast this spell only during a declare attackers step in which you've been attacked.</source>
            <translation>Wirke diesen Zauber nur in einem Angreifer-deklarieren-Segment, in dem du angegriffen worden bist.</translation>
        </message>
        <message>
            <source>Target creature gets +1/+3 until end of turn. Untap it.</source>
            <translation>Eine Kreatur deiner Wahl erhält bis zum Ende des Zuges +1/+3. Enttappe sie.</translation>
        </message>
        <message>
            <source>Target player skips all combat phases during their next turn.</source>
            <translation>Ein Spieler deiner Wahl übergeht in seinem nächsten Zug alle Kampfphasen.</translation>
        </message>
        <message>
            <source>The chosen player skips all combat phases.</source>
            <translation>Der gewählte Spieler übergeht alle Kampfphasen.</translation>
        </message>
        <message>
            <source>This creature can't be blocked by creatures with power 2 or greater.</source>
            <translation>Diese Kreatur kann nicht von Kreaturen mit Stärke 2 oder mehr geblockt werden.</translation>
        </message>
        <message>
            <source>If an opponent controls more lands than you, search your library for up to three Plains cards, reveal them, put them into your hand, then shuffle.</source>
            <translation>Wenn ein Gegner mehr Länder kontrolliert als du, durchsuche deine Bibliothek nach bis zu drei Ebenenkarten, zeige sie offen vor, nimm sie auf deine Hand und mische danach.</translation>
        </message>
        <message>
            <source>This turn, whenever an attacking creature deals combat damage to you, it deals that much damage to its controller.</source>
            <translation>In diesem Zug gilt: Immer wenn eine angreifende Kreatur dir Kampfschaden zufügt, fügt sie ihrem Beherrscher ebenso viele Schadenspunkte zu.</translation>
        </message>
        <message>
            <source>Whenever an attacking creature deals combat damage to you, it deals that much damage to its controller.</source>
            <translation>Immer wenn eine angreifende Kreatur dir Kampfschaden zufügt, fügt sie ihrem Beherrscher ebenso viele Schadenspunkte zu.</translation>
        </message>
        <message>
            <source>Destroy target creature. Its owner gains 4 life.</source>
            <translation>Zerstöre eine Kreatur deiner Wahl. Ihr Besitzer erhält 4 Lebenspunkte dazu.</translation>
        </message>
        <message>
            <source>You gain 2 life for each Mountain target opponent controls.</source>
            <translation>Du erhältst für jedes Gebirge, das ein Gegner deiner Wahl kontrolliert, 2 Lebenspunkte dazu.</translation>
        </message>
        <message>
            <source>This creature can't be blocked by black or red creatures.</source>
            <translation>Diese Kreatur kann nicht von schwarzen oder roten Kreaturen geblockt werden.</translation>
        </message>
        <message>
            <source>You gain 4 life.</source>
            <translation>Du erhältst 4 Lebenspunkte dazu.</translation>
        </message>
        <message>
            <source>Whenever this creature attacks, you may tap target creature.</source>
            <translation>Immer wenn diese Kreatur angreift, darfst du eine Kreatur deiner Wahl tappen.</translation>
        </message>
        <message>
            <source>Tap %1</source>
            <translation>%1 tappen</translation>
        </message>
        <message>
            <source>Tap target creature</source>
            <translation>Eine Kreatur deiner Wahl tappen</translation>
        </message>
        <message>
            <source>When this creature enters, you gain 4 life.</source>
            <translation>Wenn diese Kreatur ins Spiel kommt, erhältst du 4 Lebenspunkte dazu.</translation>
        </message>
        <message>
            <source>You gain 3 life for each black creature target opponent controls.</source>
            <translation>Du erhältst für jede schwarze Kreatur, die ein Gegner deiner Wahl kontrolliert, 3 Lebenspunkte dazu.</translation>
        </message>
        <message>
            <source>Creatures you control get +0/+3 until end of turn.</source>
            <translation>Kreaturen, die du kontrollierst, erhalten bis zum Ende des Zuges +0/+3.</translation>
        </message>
        <message>
            <source>Tap: Target creature gets +2/+2 until end of turn. Activate only on your turn, before attackers are declared.</source>
            <translation>Tappen: Eine Kreatur deiner Wahl erhält bis zum Ende des Zuges +2/+2. Aktiviere diese Fähigkeit nur in deinem Zug und bevor Angreifer deklariert werden.</translation>
        </message>
        <message>
            <source>Each player may draw up to two cards. Then each player gains 2 life for each card fewer than two they have drawn this way.</source>
            <translation>Jeder Spieler darf bis zu zwei Karten ziehen. Danach erhält jeder Spieler für jede Karte, die er dabei weniger als zwei gezogen hat, 2 Lebenspunkte dazu.</translation>
        </message>
        <message>
            <source>White creatures get +2/+0 until end of turn.</source>
            <translation>Weiße Kreaturen erhalten bis zum Ende des Zuges +2/+0.</translation>
        </message>
        <message>
            <source>When this creature enters, you gain 2 life.</source>
            <translation>Wenn diese Kreatur ins Spiel kommt, erhältst du 2 Lebenspunkte dazu.</translation>
        </message>
        <message>
            <source>Destroy target tapped creature.</source>
            <translation>Zerstöre eine getappte Kreatur deiner Wahl.</translation>
        </message>
        <message>
            <source>Creatures you control get +1/+1 until end of turn.</source>
            <translation>Kreaturen, die du kontrollierst, erhalten bis zum Ende des Zuges +1/+1.</translation>
        </message>
        <message>
            <source>Destroy all creatures.</source>
            <translation>Zerstöre alle Kreaturen.</translation>
        </message>
        <message>
            <source>Look at the top seven cards of your library, put two of them into your hand, then put the rest into your graveyard.</source>
            <translation>Schaue dir die obersten sieben Karten deiner Bibliothek an. Nimm zwei davon auf deine Hand und lege den Rest auf deinen Friedhof.</translation>
        </message>
        <message>
            <source>If target opponent has more cards in hand than you, draw cards equal to the difference.</source>
            <translation>Wenn ein Gegner deiner Wahl mehr Karten auf der Hand hat als du, ziehe so viele Karten, wie der Unterschied beträgt.</translation>
        </message>
        <message>
            <source>Target opponent reveals their hand. Draw a card for each Mountain or red card in that player's hand.</source>
            <translation>Ein Gegner deiner Wahl zeigt seine Hand offen vor. Ziehe für jedes Gebirge und jede rote Karte auf der Hand dieses Spielers eine Karte.</translation>
        </message>
        <message>
            <source>Tap: This creature deals 1 damage to target creature or player. Activate only on your turn, before attackers are declared.</source>
            <translation>Tappen: Diese Kreatur fügt einer Kreatur oder einem Spieler deiner Wahl 1 Schadenspunkt zu. Aktiviere diese Fähigkeit nur in deinem Zug und bevor Angreifer deklariert werden.</translation>
        </message>
        <message>
            <source>Target creature gains flying until end of turn. Draw a card.</source>
            <translation>Eine Kreatur deiner Wahl erhält bis zum Ende des Zuges Flugfähigkeit. Ziehe eine Karte.</translation>
        </message>
        <message>
            <source>This creature can block only creatures with flying.</source>
            <translation>Diese Kreatur kann nur Kreaturen mit Flugfähigkeit blocken.</translation>
        </message>
        <message>
            <source>Return one or two target attacking creatures to their owners' hands.</source>
            <translation>Bringe eine oder zwei angreifende Kreaturen deiner Wahl auf die Hand ihrer Besitzer zurück.</translation>
        </message>
        <message>
            <source>Look at the top five cards of target opponent's library, put one of them into that player's graveyard, then put the rest on top of that player's library in any order.</source>
            <translation>Schaue dir die obersten fünf Karten der Bibliothek eines Gegners deiner Wahl an. Lege eine davon auf den Friedhof dieses Spielers und den Rest in beliebiger Reihenfolge oben auf seine Bibliothek.</translation>
        </message>
        <message>
            <source>This creature can't attack unless an opponent controls an Island.</source>
            <translation>Diese Kreatur kann nur angreifen, wenn ein Gegner eine Insel kontrolliert.</translation>
        </message>
        <message>
            <source>Return target sorcery card from your graveyard to your hand.</source>
            <translation>Nimm eine Hexereikarte deiner Wahl aus deinem Friedhof auf deine Hand zurück.</translation>
        </message>
        <message>
            <source>Creatures and lands target opponent controls don't untap during that player's next untap step.</source>
            <translation>Kreaturen und Länder, die ein Gegner deiner Wahl kontrolliert, enttappen im nächsten Enttappsegment dieses Spielers nicht.</translation>
        </message>
        <message>
            <source>Creatures and lands the chosen player controls don't untap.</source>
            <translation>Kreaturen und Länder, die der gewählte Spieler kontrolliert, enttappen nicht.</translation>
        </message>
        <message>
            <source>Each player discards any number of cards, then draws that many cards. Draw a card.</source>
            <translation>Jeder Spieler wirft beliebig viele Karten ab und zieht danach ebenso viele Karten. Ziehe eine Karte.</translation>
        </message>
        <message>
            <source>When this creature enters, look at target player's hand.</source>
            <translation>Wenn diese Kreatur ins Spiel kommt, schaue dir die Hand eines Spielers deiner Wahl an.</translation>
        </message>
        <message>
            <source>When this creature enters, return target creature to its owner's hand.</source>
            <translation>Wenn diese Kreatur ins Spiel kommt, bringe eine Kreatur deiner Wahl auf die Hand ihres Besitzers zurück.</translation>
        </message>
        <message>
            <source>Counter target creature or sorcery spell.</source>
            <translation>Neutralisiere einen Kreaturenzauber oder eine Hexerei deiner Wahl.</translation>
        </message>
        <message>
            <source>Look at the top three cards of your library, then put them on top of your library in any order. You may shuffle. Draw a card.</source>
            <translation>Schaue dir die obersten drei Karten deiner Bibliothek an und lege sie in beliebiger Reihenfolge oben auf deine Bibliothek zurück. Du darfst mischen. Ziehe eine Karte.</translation>
        </message>
        <message>
            <source>Shuffle</source>
            <translation>Mischen</translation>
        </message>
        <message>
            <source>When this creature enters, draw a card, then discard a card.</source>
            <translation>Wenn diese Kreatur ins Spiel kommt, ziehe eine Karte und wirf danach eine Karte ab.</translation>
        </message>
        <message>
            <source>Search your library for a sorcery card, reveal it, shuffle, then put it on top of your library.</source>
            <translation>Durchsuche deine Bibliothek nach einer Hexereikarte, zeige sie offen vor, mische und lege sie dann oben auf deine Bibliothek.</translation>
        </message>
        <message>
            <source>This creature can't be blocked.</source>
            <translation>Diese Kreatur kann nicht geblockt werden.</translation>
        </message>
        <message>
            <source>Each player draws X cards.</source>
            <translation>Jeder Spieler zieht X Karten.</translation>
        </message>
        <message>
            <source>Look at target opponent's hand, then draw a card.</source>
            <translation>Schaue dir die Hand eines Gegners deiner Wahl an und ziehe danach eine Karte.</translation>
        </message>
        <message>
            <source>Return target creature to its owner's hand, then draw a card.</source>
            <translation>Bringe eine Kreatur deiner Wahl auf die Hand ihres Besitzers zurück und ziehe danach eine Karte.</translation>
        </message>
        <message>
            <source>Creatures target player controls attack you if able during that player's next turn.</source>
            <translation>Kreaturen, die ein Spieler deiner Wahl kontrolliert, greifen dich in seinem nächsten Zug an, sofern sie können.</translation>
        </message>
        <message>
            <source>Creatures the chosen player controls attack you if able.</source>
            <translation>Kreaturen, die der gewählte Spieler kontrolliert, greifen dich an, sofern sie können.</translation>
        </message>
        <message>
            <source>Draw a card for each tapped creature target opponent controls.</source>
            <translation>Ziehe für jede getappte Kreatur, die ein Gegner deiner Wahl kontrolliert, eine Karte.</translation>
        </message>
        <message>
            <source>Whenever this creature attacks, sacrifice it unless you sacrifice an Island.</source>
            <translation>Immer wenn diese Kreatur angreift, opfere sie, es sei denn, du opferst eine Insel.</translation>
        </message>
        <message>
            <source>Sacrifice an Island</source>
            <translation>Eine Insel opfern</translation>
        </message>
        <message>
            <source>sacrifice this creature</source>
            <translation>diese Kreatur opfern</translation>
        </message>
        <message>
            <source>Tap up to three target creatures without flying.</source>
            <translation>Tappe bis zu drei Kreaturen deiner Wahl ohne Flugfähigkeit.</translation>
        </message>
        <message>
            <source>Put target creature on top of its owner's library.</source>
            <translation>Lege eine Kreatur deiner Wahl oben auf die Bibliothek ihres Besitzers.</translation>
        </message>
        <message>
            <source>Draw two cards.</source>
            <translation>Ziehe zwei Karten.</translation>
        </message>
        <message>
            <source>Reveal the top five cards of your deck, put any number of minion cards among them into your hand, then put the rest on top of your deck in any order.</source>
            <translation>Zeige die obersten fünf Karten deines Decks vor, nimm beliebig viele Handlangerkarten davon auf deine Hand und lege den Rest in beliebiger Reihenfolge oben auf dein Deck.</translation>
        </message>
        <message>
            <source>Choose a minion you control. Draw cards equal to its power, then destroy it.</source>
            <translation>Wähle einen Handlanger, den du kontrollierst. Ziehe so viele Karten, wie seine Stärke beträgt, und zerstöre ihn danach.</translation>
        </message>
        <message>
            <source>Target opponent reveals their hand. Draw a card for each Forest or green card in that player's hand.</source>
            <translation>Ein Gegner deiner Wahl zeigt seine Hand offen vor. Ziehe für jeden Wald und jede grüne Karte auf der Hand dieses Spielers eine Karte.</translation>
        </message>
        <message>
            <source>Destroy target attacking nonblack creature.</source>
            <translation>Zerstöre eine angreifende nichtschwarze Kreatur deiner Wahl.</translation>
        </message>
        <message>
            <source>Whenever this creature attacks, it gets +2/+0 until end of turn.</source>
            <translation>Immer wenn diese Kreatur angreift, erhält sie bis zum Ende des Zuges +2/+0.</translation>
        </message>
        <message>
            <source>This creature can't block.</source>
            <translation>Diese Kreatur kann nicht blocken.</translation>
        </message>
        <message>
            <source>Draw four cards. You lose half your life, rounded up.</source>
            <translation>Ziehe vier Karten. Du verlierst die Hälfte deiner Lebenspunkte, aufgerundet.</translation>
        </message>
        <message>
            <source>Search your library for a card, shuffle, then put it on top of your library. You lose 2 life.</source>
            <translation>Durchsuche deine Bibliothek nach einer Karte, mische und lege sie dann oben auf deine Bibliothek. Du verlierst 2 Lebenspunkte.</translation>
        </message>
        <message>
            <source>This turn, black creatures you control can't be blocked by nonblack creatures.</source>
            <translation>In diesem Zug können schwarze Kreaturen, die du kontrollierst, nicht von nichtschwarzen Kreaturen geblockt werden.</translation>
        </message>
        <message>
            <source>Black creatures you control can't be blocked by nonblack creatures.</source>
            <translation>Schwarze Kreaturen, die du kontrollierst, können nicht von nichtschwarzen Kreaturen geblockt werden.</translation>
        </message>
        <message>
            <source>When this creature enters, you lose 5 life.</source>
            <translation>Wenn diese Kreatur ins Spiel kommt, verlierst du 5 Lebenspunkte.</translation>
        </message>
        <message>
            <source>Dry Spell deals 1 damage to each creature and each player.</source>
            <translation>Dry Spell fügt jeder Kreatur und jedem Spieler 1 Schadenspunkt zu.</translation>
        </message>
        <message>
            <source>When this creature enters, you may have target opponent discard a card.</source>
            <translation>Wenn diese Kreatur ins Spiel kommt, darfst du einen Gegner deiner Wahl eine Karte abwerfen lassen.</translation>
        </message>
        <message>
            <source>Have %1 discard a card</source>
            <translation>%1 eine Karte abwerfen lassen</translation>
        </message>
        <message>
            <source>Have target opponent discard a card</source>
            <translation>Einen Gegner deiner Wahl eine Karte abwerfen lassen</translation>
        </message>
        <message>
            <source>When this creature dies, return it to its owner's hand.</source>
            <translation>Wenn diese Kreatur stirbt, bringe sie auf die Hand ihres Besitzers zurück.</translation>
        </message>
        <message>
            <source>As an additional cost to cast this spell, sacrifice a creature.</source>
            <translation>Opfere als zusätzliche Kosten, um diesen Zauber zu wirken, eine Kreatur.</translation>
        </message>
        <message>
            <source>Final Strike deals damage to target opponent equal to the sacrificed creature's power.</source>
            <translation>Final Strike fügt einem Gegner deiner Wahl so viele Schadenspunkte zu, wie die Stärke der geopferten Kreatur beträgt.</translation>
        </message>
        <message>
            <source>When this creature enters, you may return target creature card from your graveyard to your hand.</source>
            <translation>Wenn diese Kreatur ins Spiel kommt, darfst du eine Kreaturenkarte deiner Wahl aus deinem Friedhof auf deine Hand zurücknehmen.</translation>
        </message>
        <message>
            <source>Return %1 to your hand</source>
            <translation>%1 auf deine Hand zurücknehmen</translation>
        </message>
        <message>
            <source>Return target creature card from your graveyard to your hand</source>
            <translation>Eine Kreaturenkarte deiner Wahl aus deinem Friedhof auf deine Hand zurücknehmen</translation>
        </message>
        <message>
            <source>Destroy target nonblack creature.</source>
            <translation>Zerstöre eine nichtschwarze Kreatur deiner Wahl.</translation>
        </message>
        <message>
            <source>Target creature gets +4/+0 until end of turn.</source>
            <translation>Eine Kreatur deiner Wahl erhält bis zum Ende des Zuges +4/+0.</translation>
        </message>
        <message>
            <source>Tap: Destroy target tapped creature. Activate only on your turn, before attackers are declared.</source>
            <translation>Tappen: Zerstöre eine getappte Kreatur deiner Wahl. Aktiviere diese Fähigkeit nur in deinem Zug und bevor Angreifer deklariert werden.</translation>
        </message>
        <message>
            <source>When this creature enters, sacrifice it unless you discard a creature card.</source>
            <translation>Wenn diese Kreatur ins Spiel kommt, opfere sie, es sei denn, du wirfst eine Kreaturenkarte ab.</translation>
        </message>
        <message>
            <source>Discard a creature card</source>
            <translation>Eine Kreaturenkarte abwerfen</translation>
        </message>
        <message>
            <source>Target opponent discards a card at random.</source>
            <translation>Ein Gegner deiner Wahl wirft eine zufällig bestimmte Karte ab.</translation>
        </message>
        <message>
            <source>Target player discards two cards.</source>
            <translation>Ein Spieler deiner Wahl wirft zwei Karten ab.</translation>
        </message>
        <message>
            <source>Destroy all green creatures.</source>
            <translation>Zerstöre alle grünen Kreaturen.</translation>
        </message>
        <message>
            <source>When this creature dies, each opponent discards a card.</source>
            <translation>Wenn diese Kreatur stirbt, wirft jeder Gegner eine Karte ab.</translation>
        </message>
        <message>
            <source>Destroy target land.</source>
            <translation>Zerstöre ein Land deiner Wahl.</translation>
        </message>
        <message>
            <source>Return target creature card from your graveyard to your hand.</source>
            <translation>Nimm eine Kreaturenkarte deiner Wahl aus deinem Friedhof auf deine Hand zurück.</translation>
        </message>
        <message>
            <source>When this creature enters, you may destroy target nonblack creature.</source>
            <translation>Wenn diese Kreatur ins Spiel kommt, darfst du eine nichtschwarze Kreatur deiner Wahl zerstören.</translation>
        </message>
        <message>
            <source>Destroy %1</source>
            <translation>%1 zerstören</translation>
        </message>
        <message>
            <source>Destroy target nonblack creature</source>
            <translation>Eine nichtschwarze Kreatur deiner Wahl zerstören</translation>
        </message>
        <message>
            <source>When this creature enters, you lose 3 life.</source>
            <translation>Wenn diese Kreatur ins Spiel kommt, verlierst du 3 Lebenspunkte.</translation>
        </message>
        <message>
            <source>Soul Shred deals 3 damage to target nonblack creature. You gain 3 life.</source>
            <translation>Soul Shred fügt einer nichtschwarzen Kreatur deiner Wahl 3 Schadenspunkte zu. Du erhältst 3 Lebenspunkte dazu.</translation>
        </message>
        <message>
            <source>When this creature dies, put it on top of its owner's library.</source>
            <translation>Wenn diese Kreatur stirbt, lege sie oben auf die Bibliothek ihres Besitzers.</translation>
        </message>
        <message>
            <source>Vampiric Feast deals 4 damage to target creature or player. You gain 4 life.</source>
            <translation>Vampiric Feast fügt einer Kreatur oder einem Spieler deiner Wahl 4 Schadenspunkte zu. Du erhältst 4 Lebenspunkte dazu.</translation>
        </message>
        <message>
            <source>Vampiric Touch deals 2 damage to target opponent. You gain 2 life.</source>
            <translation>Vampiric Touch fügt einem Gegner deiner Wahl 2 Schadenspunkte zu. Du erhältst 2 Lebenspunkte dazu.</translation>
        </message>
        <message>
            <source>Destroy all white creatures.</source>
            <translation>Zerstöre alle weißen Kreaturen.</translation>
        </message>
        <message>
            <source>Destroy two target nonblack creatures. You lose 5 life.</source>
            <translation>Zerstöre zwei nichtschwarze Kreaturen deiner Wahl. Du verlierst 5 Lebenspunkte.</translation>
        </message>
        <message>
            <source>Blaze deals X damage to target creature or player.</source>
            <translation>Blaze fügt einer Kreatur oder einem Spieler deiner Wahl X Schadenspunkte zu.</translation>
        </message>
        <message>
            <source>Destroy all Islands.</source>
            <translation>Zerstöre alle Inseln.</translation>
        </message>
        <message>
            <source>Target creature gets +2/+0 until end of turn. Burning Cloak deals 2 damage to that creature.</source>
            <translation>Eine Kreatur deiner Wahl erhält bis zum Ende des Zuges +2/+0. Burning Cloak fügt dieser Kreatur 2 Schadenspunkte zu.</translation>
        </message>
        <message>
            <source>Destroy all creatures and lands.</source>
            <translation>Zerstöre alle Kreaturen und Länder.</translation>
        </message>
        <message>
            <source>Earthquake deals X damage to each creature without flying and each player.</source>
            <translation>Earthquake fügt jeder Kreatur ohne Flugfähigkeit und jedem Spieler X Schadenspunkte zu.</translation>
        </message>
        <message>
            <source>When this creature enters, it deals 1 damage to target creature for each Mountain you control.</source>
            <translation>Wenn diese Kreatur ins Spiel kommt, fügt sie einer Kreatur deiner Wahl für jedes Gebirge, das du kontrollierst, 1 Schadenspunkt zu.</translation>
        </message>
        <message>
            <source>When this creature enters, it deals 2 damage to target creature.</source>
            <translation>Wenn diese Kreatur ins Spiel kommt, fügt sie einer Kreatur deiner Wahl 2 Schadenspunkte zu.</translation>
        </message>
        <message>
            <source>When this creature dies, destroy target land.</source>
            <translation>Wenn diese Kreatur stirbt, zerstöre ein Land deiner Wahl.</translation>
        </message>
        <message>
            <source>Fire Tempest deals 6 damage to each creature and each player.</source>
            <translation>Fire Tempest fügt jeder Kreatur und jedem Spieler 6 Schadenspunkte zu.</translation>
        </message>
        <message>
            <source>Destroy all Plains.</source>
            <translation>Zerstöre alle Ebenen.</translation>
        </message>
        <message>
            <source>Forked Lightning deals 4 damage to one, two, or three target creatures, divided as you choose.</source>
            <translation>Forked Lightning fügt einer, zwei oder drei Kreaturen deiner Wahl 4 Schadenspunkte zu, deren Aufteilung du bestimmst.</translation>
        </message>
        <message>
            <source>Take an extra turn after this one. At the beginning of your next turn's end step, you lose the game.</source>
            <translation>Nach diesem Zug bist du noch einmal am Zug. Zu Beginn des Endsegments deines nächsten Zuges verlierst du die Partie.</translation>
        </message>
        <message>
            <source>At the beginning of your end step, you lose the game.</source>
            <translation>Zu Beginn deines Endsegments verlierst du die Partie.</translation>
        </message>
        <message>
            <source>Lava Axe deals 5 damage to target player.</source>
            <translation>Lava Axe fügt einem Spieler deiner Wahl 5 Schadenspunkte zu.</translation>
        </message>
        <message>
            <source>Destroy target creature or land.</source>
            <translation>Zerstöre eine Kreatur oder ein Land deiner Wahl.</translation>
        </message>
        <message>
            <source>When this creature enters, sacrifice it unless you discard a card at random.</source>
            <translation>Wenn diese Kreatur ins Spiel kommt, opfere sie, es sei denn, du wirfst eine zufällig bestimmte Karte ab.</translation>
        </message>
        <message>
            <source>Discard a card at random</source>
            <translation>Eine zufällig bestimmte Karte abwerfen</translation>
        </message>
        <message>
            <source>Pyroclasm deals 2 damage to each creature.</source>
            <translation>Pyroclasm fügt jeder Kreatur 2 Schadenspunkte zu.</translation>
        </message>
        <message>
            <source>Destroy two target lands.</source>
            <translation>Zerstöre zwei Länder deiner Wahl.</translation>
        </message>
        <message>
            <source>Scorching Spear deals 1 damage to target creature or player.</source>
            <translation>Scorching Spear fügt einer Kreatur oder einem Spieler deiner Wahl 1 Schadenspunkt zu.</translation>
        </message>
        <message>
            <source>Scorching Winds deals 1 damage to each attacking creature.</source>
            <translation>Scorching Winds fügt jeder angreifenden Kreatur 1 Schadenspunkt zu.</translation>
        </message>
        <message>
            <source>Spitting Earth deals 1 damage to target creature for each Mountain you control.</source>
            <translation>Spitting Earth fügt einer Kreatur deiner Wahl für jedes Gebirge, das du kontrollierst, 1 Schadenspunkt zu.</translation>
        </message>
        <message>
            <source>When this creature enters, tap all other creatures.</source>
            <translation>Wenn diese Kreatur ins Spiel kommt, tappe alle anderen Kreaturen.</translation>
        </message>
        <message>
            <source>Volcanic Hammer deals 3 damage to target creature or player.</source>
            <translation>Volcanic Hammer fügt einer Kreatur oder einem Spieler deiner Wahl 3 Schadenspunkte zu.</translation>
        </message>
        <message>
            <source>Each player shuffles their hand into their library, then draws that many cards.</source>
            <translation>Jeder Spieler mischt seine Hand in seine Bibliothek und zieht danach ebenso viele Karten.</translation>
        </message>
        <message>
            <source>This turn, all creatures able to block target creature do so.</source>
            <translation>In diesem Zug blocken alle Kreaturen, die es können, eine Kreatur deiner Wahl.</translation>
        </message>
        <message>
            <source>All creatures able to block the chosen creature do so.</source>
            <translation>Alle Kreaturen, die es können, blocken die gewählte Kreatur.</translation>
        </message>
        <message>
            <source>Bee Sting deals 2 damage to target creature or player.</source>
            <translation>Bee Sting fügt einer Kreatur oder einem Spieler deiner Wahl 2 Schadenspunkte zu.</translation>
        </message>
        <message>
            <source>This creature can't be blocked by more than one creature.</source>
            <translation>Diese Kreatur kann nicht von mehr als einer Kreatur geblockt werden.</translation>
        </message>
        <message>
            <source>This turn, if an attacking creature would deal damage to you, prevent that damage.</source>
            <translation>Wenn in diesem Zug eine angreifende Kreatur dir Schaden zufügen würde, verhindere diesen Schaden.</translation>
        </message>
        <message>
            <source>If an attacking creature would deal damage to you, prevent that damage.</source>
            <translation>Wenn eine angreifende Kreatur dir Schaden zufügen würde, verhindere diesen Schaden.</translation>
        </message>
        <message>
            <source>Return target card from your graveyard to your hand.</source>
            <translation>Nimm eine Karte deiner Wahl aus deinem Friedhof auf deine Hand zurück.</translation>
        </message>
        <message>
            <source>You gain 1 life for each Forest on the battlefield.</source>
            <translation>Du erhältst für jeden Wald im Spiel 1 Lebenspunkt dazu.</translation>
        </message>
        <message>
            <source>Hurricane deals X damage to each creature with flying and each player.</source>
            <translation>Hurricane fügt jeder Kreatur mit Flugfähigkeit und jedem Spieler X Schadenspunkte zu.</translation>
        </message>
        <message>
            <source>Untap all creatures you control.</source>
            <translation>Enttappe alle Kreaturen, die du kontrollierst.</translation>
        </message>
        <message>
            <source>Target creature gets +4/+4 until end of turn.</source>
            <translation>Eine Kreatur deiner Wahl erhält bis zum Ende des Zuges +4/+4.</translation>
        </message>
        <message>
            <source>As an additional cost to cast this spell, sacrifice a green creature.</source>
            <translation>Opfere als zusätzliche Kosten, um diesen Zauber zu wirken, eine grüne Kreatur.</translation>
        </message>
        <message>
            <source>Search your library for a green creature card, put it onto the battlefield, then shuffle.</source>
            <translation>Durchsuche deine Bibliothek nach einer grünen Kreaturenkarte, bringe sie ins Spiel und mische danach.</translation>
        </message>
        <message>
            <source>Target player gains 8 life.</source>
            <translation>Ein Spieler deiner Wahl erhält 8 Lebenspunkte dazu.</translation>
        </message>
        <message>
            <source>Green creatures you control gain forestwalk until end of turn.</source>
            <translation>Grüne Kreaturen, die du kontrollierst, erhalten bis zum Ende des Zuges Waldtarnung.</translation>
        </message>
        <message>
            <source>Search your library for a Forest card, put it onto the battlefield, then shuffle.</source>
            <translation>Durchsuche deine Bibliothek nach einer Waldkarte, bringe sie ins Spiel und mische danach.</translation>
        </message>
        <message>
            <source>Needle Storm deals 4 damage to each creature with flying.</source>
            <translation>Needle Storm fügt jeder Kreatur mit Flugfähigkeit 4 Schadenspunkte zu.</translation>
        </message>
        <message>
            <source>When this creature enters, sacrifice it unless you sacrifice a Forest.</source>
            <translation>Wenn diese Kreatur ins Spiel kommt, opfere sie, es sei denn, du opferst einen Wald.</translation>
        </message>
        <message>
            <source>Sacrifice a Forest</source>
            <translation>Einen Wald opfern</translation>
        </message>
        <message>
            <source>When this creature enters, sacrifice it unless you sacrifice three Forests.</source>
            <translation>Wenn diese Kreatur ins Spiel kommt, opfere sie, es sei denn, du opferst drei Wälder.</translation>
        </message>
        <message>
            <source>Sacrifice three Forests</source>
            <translation>Drei Wälder opfern</translation>
        </message>
        <message>
            <source>This turn, you may play up to three additional lands.</source>
            <translation>In diesem Zug darfst du bis zu drei zusätzliche Länder spielen.</translation>
        </message>
        <message>
            <source>You may play up to three additional lands.</source>
            <translation>Du darfst bis zu drei zusätzliche Länder spielen.</translation>
        </message>
        <message>
            <source>Search your library for a creature card, reveal it, shuffle, then put it on top of your library.</source>
            <translation>Durchsuche deine Bibliothek nach einer Kreaturenkarte, zeige sie offen vor, mische und lege sie dann oben auf deine Bibliothek.</translation>
        </message>
        <message>
            <source>When this creature enters, sacrifice it unless you discard a land card.</source>
            <translation>Wenn diese Kreatur ins Spiel kommt, opfere sie, es sei denn, du wirfst eine Länderkarte ab.</translation>
        </message>
        <message>
            <source>Discard a land card</source>
            <translation>Eine Länderkarte abwerfen</translation>
        </message>
        <message>
            <source>Creatures you control gain reach until end of turn.</source>
            <translation>Kreaturen, die du kontrollierst, erhalten bis zum Ende des Zuges Reichweite.</translation>
        </message>
        <message>
            <source>Search your library for a basic land card, put it onto the battlefield, then shuffle.</source>
            <translation>Durchsuche deine Bibliothek nach einer Standardlandkarte, bringe sie ins Spiel und mische danach.</translation>
        </message>
        <message>
            <source>When this creature enters, search your library for a Forest card, put it onto the battlefield, then shuffle.</source>
            <translation>Wenn diese Kreatur ins Spiel kommt, durchsuche deine Bibliothek nach einer Waldkarte, bringe sie ins Spiel und mische danach.</translation>
        </message>
        <message>
            <source>Tap: Add 1 white mana.</source>
            <translation>Tappen: Erzeuge 1 weißes Mana.</translation>
        </message>
        <message>
            <source>Tap: Add 1 blue mana.</source>
            <translation>Tappen: Erzeuge 1 blaues Mana.</translation>
        </message>
        <message>
            <source>Tap: Add 1 black mana.</source>
            <translation>Tappen: Erzeuge 1 schwarzes Mana.</translation>
        </message>
        <message>
            <source>Tap: Add 1 red mana.</source>
            <translation>Tappen: Erzeuge 1 rotes Mana.</translation>
        </message>
        <message>
            <source>Tap: Add 1 green mana.</source>
            <translation>Tappen: Erzeuge 1 grünes Mana.</translation>
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
            <source>%1 %2</source>
            <comment>tribute</comment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>Light Normal Monster</source>
            <translation>Licht, normales Monster</translation>
        </message>
        <message>
            <source>Earth Normal Monster</source>
            <translation>Erde, normales Monster</translation>
        </message>
        <message>
            <source>Dark Normal Monster</source>
            <translation>Finsternis, normales Monster</translation>
        </message>
        <message>
            <source>Wind Normal Monster</source>
            <translation>Wind, normales Monster</translation>
        </message>
        <message>
            <source>Water Normal Monster</source>
            <translation>Wasser, normales Monster</translation>
        </message>
        <message>
            <source>Earth Effect Monster</source>
            <translation>Erde, Effektmonster</translation>
        </message>
        <message>
            <source>Dark Effect Monster</source>
            <translation>Finsternis, Effektmonster</translation>
        </message>
        <message>
            <source>Earth Flip Effect Monster</source>
            <translation>Erde, Flipp-Effektmonster</translation>
        </message>
        <message>
            <source>Light Flip Effect Monster</source>
            <translation>Licht, Flipp-Effektmonster</translation>
        </message>
        <message>
            <source>Equip Spell</source>
            <translation>Ausrüstungszauber</translation>
        </message>
        <message>
            <source>Normal Spell</source>
            <translation>Normaler Zauber</translation>
        </message>
        <message>
            <source>Field Spell</source>
            <translation>Spielfeldzauber</translation>
        </message>
        <message>
            <source>Normal Trap</source>
            <translation>Normale Falle</translation>
        </message>
        <message>
            <source>Continuous Trap</source>
            <translation>Permanente Falle</translation>
        </message>
        <message>
            <source>Beast-Warrior</source>
            <translation>Ungeheuer-Krieger</translation>
        </message>
        <message>
            <source>Fiend</source>
            <translation>Unterweltler</translation>
        </message>
        <message>
            <source>Beast</source>
            <comment>tribute</comment>
            <translation>Ungeheuer</translation>
        </message>
        <message>
            <source>Spellcaster</source>
            <translation>Hexer</translation>
        </message>
        <message>
            <source>Dinosaur</source>
            <translation>Dinosaurier</translation>
        </message>
        <message>
            <source>Fairy</source>
            <translation>Fee</translation>
        </message>
        <message>
            <source>Rock</source>
            <translation>Fels</translation>
        </message>
        <message>
            <source>Winged Beast</source>
            <translation>Geflügeltes Ungeheuer</translation>
        </message>
        <message>
            <source>Usable in the Damage Step.</source>
            <translation>Im Damage Step aktivierbar.</translation>
        </message>
        <message>
            <source>During your End Phase, return this monster to its owner's hand.</source>
            <translation>Gib dieses Monster während deiner End Phase auf die Hand seines Besitzers zurück.</translation>
        </message>
        <message>
            <source>Equip only to a face-up Fiend monster.</source>
            <translation>Kann nur ein offenes Unterweltler-Monster ausrüsten.</translation>
        </message>
        <message>
            <source>The equipped monster gains 300 ATK and 300 DEF.</source>
            <translation>Das ausgerüstete Monster erhält 300 ATK und 300 DEF.</translation>
        </message>
        <message>
            <source>Equip only to a face-up Earth monster.</source>
            <translation>Kann nur ein offenes Erde-Monster ausrüsten.</translation>
        </message>
        <message>
            <source>The equipped monster gains 400 ATK and loses 200 DEF.</source>
            <translation>Das ausgerüstete Monster erhält 400 ATK und verliert 200 DEF.</translation>
        </message>
        <message>
            <source>Inflict 800 damage to your opponent.</source>
            <translation>Füge deinem Gegner 800 Punkte Schaden zu.</translation>
        </message>
        <message>
            <source>Look at 1 random card in your opponent's hand.</source>
            <translation>Schaue dir 1 zufällig bestimmte Karte auf der Hand deines Gegners an.</translation>
        </message>
        <message>
            <source>Look at the top 5 cards of your opponent's deck.</source>
            <translation>Schaue dir die obersten 5 Karten vom Deck deines Gegners an.</translation>
        </message>
        <message>
            <source>Inflict 500 damage to your opponent for each monster they control.</source>
            <translation>Füge deinem Gegner für jedes Monster, das er kontrolliert, 500 Punkte Schaden zu.</translation>
        </message>
        <message>
            <source>Face-up Dragon monsters can't be targeted by card effects.</source>
            <translation>Offene Drachen-Monster können nicht als Ziel von Karteneffekten gewählt werden.</translation>
        </message>
        <message>
            <source>If there is a face-up “Lord of D.” on the field, Special Summon 1 or 2 Dragon monsters from your hand.</source>
            <translation>Wenn ein offener „Lord of D.“ auf dem Feld liegt, beschwöre 1 oder 2 Drachen-Monster als Spezialbeschwörung von deiner Hand.</translation>
        </message>
        <message>
            <source>Each time another monster is Normal or Flip Summoned, you gain 500 LP.</source>
            <translation>Jedes Mal, wenn ein anderes Monster als Normal- oder Flippbeschwörung beschworen wird, erhältst du 500 LP.</translation>
        </message>
        <message>
            <source>Warrior and Beast-Warrior monsters gain 200 ATK and 200 DEF.</source>
            <translation>Krieger- und Ungeheuer-Krieger-Monster erhalten 200 ATK und 200 DEF.</translation>
        </message>
        <message>
            <source>FLIP: Target 1 monster and return it to its owner's hand.</source>
            <translation>FLIPP: Wähle 1 Monster als Ziel und gib es auf die Hand seines Besitzers zurück.</translation>
        </message>
        <message>
            <source>Equip only to a face-up Dark monster.</source>
            <translation>Kann nur ein offenes Finsternis-Monster ausrüsten.</translation>
        </message>
        <message>
            <source>Equip only to a face-up Spellcaster monster.</source>
            <translation>Kann nur ein offenes Hexer-Monster ausrüsten.</translation>
        </message>
        <message>
            <source>Destroy all monsters.</source>
            <translation>Zerstöre alle Monster.</translation>
        </message>
        <message>
            <source>You gain 1000 LP.</source>
            <translation>Du erhältst 1000 LP.</translation>
        </message>
        <message>
            <source>Destroy the face-up monster your opponent controls with the lowest ATK (your choice if tied).</source>
            <translation>Zerstöre das offene Monster mit den niedrigsten ATK, das dein Gegner kontrolliert (bei Gleichstand wählst du).</translation>
        </message>
        <message>
            <source>When a monster your opponent controls with 1000 or more ATK is Normal or Flip Summoned, target that monster; if it still meets these conditions, destroy it.</source>
            <translation>Wenn ein Monster mit 1000 oder mehr ATK, das dein Gegner kontrolliert, als Normal- oder Flippbeschwörung beschworen wird, wähle es als Ziel; erfüllt es dann noch diese Bedingungen, zerstöre es.</translation>
        </message>
        <message>
            <source>Target 2 monsters you control and 1 monster your opponent controls; if all of them are still on the field, destroy them.</source>
            <translation>Wähle 2 Monster, die du kontrollierst, und 1 Monster, das dein Gegner kontrolliert, als Ziele; wenn alle noch auf dem Feld sind, zerstöre sie.</translation>
        </message>
        <message>
            <source>Target 1 other Spell or Set Spell/Trap; if it is face-down, reveal it without flipping it. Then if it is a Spell, destroy it.</source>
            <translation>Wähle 1 anderen Zauber oder eine andere gesetzte Zauber-/Fallenkarte als Ziel; falls die Karte verdeckt ist, zeige sie vor, ohne sie aufzudecken. Ist sie ein Zauber, zerstöre sie dann.</translation>
        </message>
        <message>
            <source>Target 1 monster in any graveyard and Special Summon it.</source>
            <translation>Wähle 1 Monster in einem beliebigen Friedhof als Ziel und beschwöre es als Spezialbeschwörung.</translation>
        </message>
        <message>
            <source>Target 1 face-up monster; it gains 500 ATK until the end of this turn.</source>
            <translation>Wähle 1 offenes Monster als Ziel; es erhält bis zum Ende dieses Zuges 500 ATK.</translation>
        </message>
        <message>
            <source>Target 1 monster your opponent controls and take control of it until the End Phase.</source>
            <translation>Wähle 1 Monster, das dein Gegner kontrolliert, als Ziel und übernimm bis zur End Phase die Kontrolle darüber.</translation>
        </message>
        <message>
            <source>FLIP: Reveal all face-down cards without flipping them.</source>
            <translation>FLIPP: Zeige alle verdeckten Karten vor, ohne sie aufzudecken.</translation>
        </message>
        <message>
            <source>After a monster attacks this monster and damage is calculated, if that monster is not destroyed by the battle, return it to its owner's hand.</source>
            <translation>Nachdem ein Monster dieses Monster angegriffen hat und der Schaden berechnet wurde: Falls jenes Monster nicht durch den Kampf zerstört wird, gib es auf die Hand seines Besitzers zurück.</translation>
        </message>
        <message>
            <source>Once this turn, you may Special Summon 1 monster from your deck with 1500 or less ATK if a monster was sent from your side of the field to your graveyard this turn.</source>
            <translation>Einmal in diesem Zug darfst du 1 Monster mit 1500 oder weniger ATK als Spezialbeschwörung von deinem Deck beschwören, falls in diesem Zug ein Monster von deiner Spielfeldseite auf deinen Friedhof gelegt wurde.</translation>
        </message>
        <message>
            <source>Once a turn, you may Special Summon 1 monster from your deck with 1500 or less ATK if a monster was sent from your side of the field to your graveyard this turn.</source>
            <translation>Einmal pro Zug darfst du 1 Monster mit 1500 oder weniger ATK als Spezialbeschwörung von deinem Deck beschwören, falls in diesem Zug ein Monster von deiner Spielfeldseite auf deinen Friedhof gelegt wurde.</translation>
        </message>
        <message>
            <source>This turn, you can't take battle damage and monsters you control can't be destroyed by battle.</source>
            <translation>In diesem Zug kannst du keinen Kampfschaden erhalten, und Monster, die du kontrollierst, können nicht durch Kampf zerstört werden.</translation>
        </message>
        <message>
            <source>If you would take battle damage, prevent that battle damage.</source>
            <translation>Wenn du Kampfschaden erhalten würdest, verhindere diesen Kampfschaden.</translation>
        </message>
        <message>
            <source>If a monster you control would be destroyed by battle, prevent that.</source>
            <translation>Wenn ein Monster, das du kontrollierst, durch Kampf zerstört würde, verhindere das.</translation>
        </message>
        <message>
            <source>Activate this card only during your Main Phase 1.</source>
            <translation>Aktiviere diese Karte nur während deiner Main Phase 1.</translation>
        </message>
        <message>
            <source>You can't conduct a Battle Phase this turn.</source>
            <translation>Du kannst in diesem Zug keine Battle Phase durchführen.</translation>
        </message>
        <message>
            <source>Target 1 monster your opponent controls; the first monster you Tribute this turn must be that monster, as if you controlled it.</source>
            <translation>Wähle 1 Monster, das dein Gegner kontrolliert, als Ziel; das erste Monster, das du in diesem Zug als Tribut anbietest, muss dieses Monster sein, als ob du es kontrollieren würdest.</translation>
        </message>
        <message>
            <source>Each player discards their hand, then draws that many cards.</source>
            <translation>Jeder Spieler wirft seine Hand ab und zieht danach ebenso viele Karten.</translation>
        </message>
        <message>
            <source>FLIP: Target 1 Trap or Set Spell/Trap; if it is face-down, reveal it without flipping it. Then if it is a Trap, destroy it.</source>
            <translation>FLIPP: Wähle 1 Falle oder eine gesetzte Zauber-/Fallenkarte als Ziel; falls die Karte verdeckt ist, zeige sie vor, ohne sie aufzudecken. Ist sie eine Falle, zerstöre sie dann.</translation>
        </message>
        <message>
            <source>Face-up Dragon monsters are changed to defense position and can't change position.</source>
            <translation>Offene Drachen-Monster werden in die Verteidigungsposition geändert und können ihre Position nicht wechseln.</translation>
        </message>
        <message>
            <source>Fiend and Spellcaster monsters gain 200 ATK and 200 DEF.</source>
            <translation>Unterweltler- und Hexer-Monster erhalten 200 ATK und 200 DEF.</translation>
        </message>
        <message>
            <source>Fairy monsters lose 200 ATK and 200 DEF.</source>
            <translation>Feen-Monster verlieren 200 ATK und 200 DEF.</translation>
        </message>
        <message>
            <source>FLIP: Target 1 monster and destroy it.</source>
            <translation>FLIPP: Wähle 1 Monster als Ziel und zerstöre es.</translation>
        </message>
        <message>
            <source>Until the End Phase, effects that would increase ATK or DEF decrease them instead, and vice versa.</source>
            <translation>Bis zur End Phase verringern Effekte, die ATK oder DEF erhöhen würden, diese stattdessen, und umgekehrt.</translation>
        </message>
        <message>
            <source>Effects that would increase ATK or DEF decrease them instead, and vice versa.</source>
            <translation>Effekte, die ATK oder DEF erhöhen würden, verringern diese stattdessen, und umgekehrt.</translation>
        </message>
        <message>
            <source>Target 1 face-up Trap and destroy it.</source>
            <translation>Wähle 1 offene Falle als Ziel und zerstöre sie.</translation>
        </message>
        <message>
            <source>Target 1 face-up monster; it gains 500 DEF until the end of this turn.</source>
            <translation>Wähle 1 offenes Monster als Ziel; es erhält bis zum Ende dieses Zuges 500 DEF.</translation>
        </message>
        <message>
            <source>Pay 500 LP: Normal Summon or Set 1 more monster. Activate only during your Main Phase or your opponent's Battle Phase.</source>
            <translation>Zahle 500 LP: Beschwöre 1 weiteres Monster als Normalbeschwörung oder setze es. Aktiviere dies nur während deiner Main Phase oder der Battle Phase deines Gegners.</translation>
        </message>
        <message>
            <source>pay 500 LP</source>
            <translation>500 LP zahlen</translation>
        </message>
        <message>
            <source>Minion</source>
            <translation>Handlanger</translation>
        </message>
        <message>
            <source>Microbot Minion</source>
            <translation>Microbot-Handlanger</translation>
        </message>
        <message>
            <source>Ongoing: This minion has +1 power for each other microbot you control. Minions you control count as microbots.</source>
            <translation>Dauerhaft: Dieser Handlanger hat +1 Stärke für jeden anderen Microbot, den du kontrollierst. Handlanger, die du kontrollierst, gelten als Microbots.</translation>
        </message>
        <message>
            <source>Ongoing: After a microbot you control is destroyed, draw a card.</source>
            <translation>Dauerhaft: Nachdem ein Microbot, den du kontrollierst, zerstört worden ist, ziehe eine Karte.</translation>
        </message>
        <message>
            <source>If this is the first minion you have played this turn, you may play an extra minion.</source>
            <translation>Wenn dies der erste Handlanger ist, den du in diesem Zug gespielt hast, darfst du einen zusätzlichen Handlanger spielen.</translation>
        </message>
        <message>
            <source>Ongoing: Microbots you control have +1 power.</source>
            <translation>Dauerhaft: Microbots, die du kontrollierst, haben +1 Stärke.</translation>
        </message>
        <message>
            <source>Action</source>
            <translation>Aktion</translation>
        </message>
        <message>
            <source>Return a minion to its owner's hand. You may play an extra minion.</source>
            <translation>Bringe einen Handlanger auf die Hand seines Besitzers zurück. Du darfst einen zusätzlichen Handlanger spielen.</translation>
        </message>
        <message>
            <source>Return a minion to its owner's hand.</source>
            <translation>Bringe einen Handlanger auf die Hand seines Besitzers zurück.</translation>
        </message>
        <message>
            <source>Choose a base. Return all minions on that base to their owners' hands.</source>
            <translation>Wähle eine Basis. Bringe alle Handlanger auf dieser Basis auf die Hand ihrer Besitzer zurück.</translation>
        </message>
        <message>
            <source>Put a minion of power 3 or less on the bottom of its owner's deck.</source>
            <translation>Lege einen Handlanger der Stärke 3 oder weniger unter das Deck seines Besitzers.</translation>
        </message>
        <message>
            <source>Move a minion to another base.</source>
            <translation>Bewege einen Handlanger zu einer anderen Basis.</translation>
        </message>
        <message>
            <source>Ongoing Action</source>
            <translation>Dauerhafte Aktion</translation>
        </message>
        <message>
            <source>Play on a base.</source>
            <translation>Spiele dies auf eine Basis.</translation>
        </message>
        <message>
            <source>Ongoing: All players ignore the abilities of this base.</source>
            <translation>Dauerhaft: Alle Spieler übergehen die Fähigkeiten dieser Basis.</translation>
        </message>
        <message>
            <source>Choose another player. Look at that player's hand, then choose a minion card in that player's hand. That player discards it.</source>
            <translation>Wähle einen anderen Spieler. Schaue dir die Hand dieses Spielers an und wähle dann eine Handlangerkarte davon. Dieser Spieler wirft sie ab.</translation>
        </message>
        <message>
            <source>Search the base deck for a card, then exchange a base for it. You may play an extra minion on it.</source>
            <translation>Durchsuche das Basendeck nach einer Karte und tausche dann eine Basis gegen sie aus. Du darfst auf ihr einen zusätzlichen Handlanger spielen.</translation>
        </message>
        <message>
            <source>Special Action</source>
            <translation>Spezialaktion</translation>
        </message>
        <message>
            <source>Special: You can play this before a base scores.</source>
            <translation>Spezial: Du kannst dies spielen, bevor eine Basis gewertet wird.</translation>
        </message>
        <message>
            <source>Special: Play this only before a base scores.</source>
            <translation>Spezial: Spiele dies nur, bevor eine Basis gewertet wird.</translation>
        </message>
        <message>
            <source>Play a minion card from your hand on the scoring base.</source>
            <translation>Spiele eine Handlangerkarte von deiner Hand auf der Basis, die gewertet wird.</translation>
        </message>
        <message>
            <source>Play on a base. Destroy another action on this base. If this base has an ongoing ability, you may ignore the abilities of this base while this action is in play.</source>
            <translation>Spiele dies auf eine Basis. Zerstöre eine andere Aktion auf dieser Basis. Wenn diese Basis eine dauerhafte Fähigkeit hat, darfst du die Fähigkeiten dieser Basis übergehen, solange diese Aktion im Spiel ist.</translation>
        </message>
        <message>
            <source>Ongoing: If this base would affect a minion you control, you may prevent that.</source>
            <translation>Dauerhaft: Wenn diese Basis einen Handlanger betreffen würde, den du kontrollierst, darfst du das verhindern.</translation>
        </message>
        <message>
            <source>Ongoing: If this base would put a minion card in your discard pile elsewhere, you may prevent that.</source>
            <translation>Dauerhaft: Wenn diese Basis eine Handlangerkarte aus deinem Ablagestapel woandershin legen würde, darfst du das verhindern.</translation>
        </message>
        <message>
            <source>Ongoing: If this base would make you discard your hand and draw a new one, you may prevent that.</source>
            <translation>Dauerhaft: Wenn diese Basis dich deine Hand abwerfen und eine neue ziehen lassen würde, darfst du das verhindern.</translation>
        </message>
        <message>
            <source>Ongoing: At the start of your turn, destroy this action.</source>
            <translation>Dauerhaft: Zu Beginn deines Zuges zerstöre diese Aktion.</translation>
        </message>
        <message>
            <source>Ignore the abilities of this base while this action is in play</source>
            <translation>Die Fähigkeiten dieser Basis übergehen, solange diese Aktion im Spiel ist</translation>
        </message>
        <message>
            <source>Play on a minion. Destroy any number of other actions on this minion.</source>
            <translation>Spiele dies auf einen Handlanger. Zerstöre beliebig viele andere Aktionen auf diesem Handlanger.</translation>
        </message>
        <message>
            <source>Ongoing: This minion has 4 less power.</source>
            <translation>Dauerhaft: Dieser Handlanger hat 4 Stärke weniger.</translation>
        </message>
        <message>
            <source>Destroy a minion of power 3 or less.</source>
            <translation>Zerstöre einen Handlanger der Stärke 3 oder weniger.</translation>
        </message>
        <message>
            <source>Play on a minion you control.</source>
            <translation>Spiele dies auf einen Handlanger, den du kontrollierst.</translation>
        </message>
        <message>
            <source>Ongoing: Actions other players control can't affect this minion.</source>
            <translation>Dauerhaft: Aktionen, die andere Spieler kontrollieren, können diesen Handlanger nicht betreffen.</translation>
        </message>
        <message>
            <source>Move a minion you control to another base.</source>
            <translation>Bewege einen Handlanger, den du kontrollierst, zu einer anderen Basis.</translation>
        </message>
        <message>
            <source>After this base scores, the winner may destroy a minion.</source>
            <translation>Nachdem diese Basis gewertet worden ist, darf der Sieger einen Handlanger zerstören.</translation>
        </message>
        <message>
            <source>After this base scores, each player puts a minion they control here with the highest power on the bottom of its owner's deck.</source>
            <translation>Nachdem diese Basis gewertet worden ist, legt jeder Spieler von seinen Handlangern hier einen mit der höchsten Stärke unter das Deck seines Besitzers.</translation>
        </message>
        <message>
            <source>Base</source>
            <translation>Basis</translation>
        </message>
        <message>
            <source>After a player plays a minion here, its owner may play an extra minion of power 2 or less.</source>
            <translation>Nachdem ein Spieler hier einen Handlanger gespielt hat, darf der Besitzer des Handlangers einen zusätzlichen Handlanger der Stärke 2 oder weniger spielen.</translation>
        </message>
        <message>
            <source>After this base scores, the winner may return a minion of power 3 or less they control here to its owner's hand.</source>
            <translation>Nachdem diese Basis gewertet worden ist, darf der Sieger einen Handlanger der Stärke 3 oder weniger, den er hier kontrolliert, auf die Hand seines Besitzers zurückbringen.</translation>
        </message>
        <message>
            <source>Aliens</source>
            <translation>Aliens</translation>
        </message>
        <message>
            <source>You may return a minion to its owner's hand.</source>
            <translation>Du darfst einen Handlanger auf die Hand seines Besitzers zurückbringen.</translation>
        </message>
        <message>
            <source>Dinosaurs</source>
            <translation>Dinosaurier</translation>
        </message>
        <message>
            <source>Destroy a minion of power 2 or less here.</source>
            <translation>Zerstöre hier einen Handlanger der Stärke 2 oder weniger.</translation>
        </message>
        <message>
            <source>Ongoing: This minion has +2 power unless it's your turn.</source>
            <translation>Dauerhaft: Dieser Handlanger hat +2 Stärke, außer in deinem Zug.</translation>
        </message>
        <message>
            <source>Raptor</source>
            <translation>Raptor</translation>
        </message>
        <message>
            <source>Ongoing: This minion has +1 power for each Raptor here.</source>
            <translation>Dauerhaft: Dieser Handlanger hat +1 Stärke für jeden Raptor hier.</translation>
        </message>
        <message>
            <source>Choose a minion. It gets +4 power until the end of your turn.</source>
            <translation>Wähle einen Handlanger. Er erhält bis zum Ende deines Zuges +4 Stärke.</translation>
        </message>
        <message>
            <source>Bears</source>
            <translation>Bären</translation>
        </message>
        <message>
            <source>Ongoing: Minions you control can't be destroyed.</source>
            <translation>Dauerhaft: Handlanger, die du kontrollierst, können nicht zerstört werden.</translation>
        </message>
        <message>
            <source>Ninjas</source>
            <translation>Ninjas</translation>
        </message>
        <message>
            <source>You may destroy a minion here.</source>
            <translation>Du darfst hier einen Handlanger zerstören.</translation>
        </message>
        <message>
            <source>You may destroy a minion of power 3 or less here.</source>
            <translation>Du darfst hier einen Handlanger der Stärke 3 oder weniger zerstören.</translation>
        </message>
        <message>
            <source>Special: Before a base scores, if this minion is in your hand, you may play it on the scoring base. This can be done once for each base.</source>
            <translation>Spezial: Bevor eine Basis gewertet wird, darfst du diesen Handlanger, wenn er auf deiner Hand ist, auf der Basis spielen, die gewertet wird. Das ist für jede Basis einmal möglich.</translation>
        </message>
        <message>
            <source>Talent: On your turn, if you haven't played a minion this turn, you may return this minion to its owner's hand, then play an extra minion on this base.</source>
            <translation>Talent: Wenn du in deinem Zug noch keinen Handlanger gespielt hast, darfst du diesen Handlanger auf die Hand seines Besitzers zurückbringen und dann auf dieser Basis einen zusätzlichen Handlanger spielen.</translation>
        </message>
        <message>
            <source>Ongoing: At the end of each player's turn, destroy this minion.</source>
            <translation>Dauerhaft: Am Ende des Zuges jedes Spielers zerstöre diesen Handlanger.</translation>
        </message>
        <message>
            <source>Choose a base with a minion you control. Choose one or two minions you control on that base. For each of them, you may play a minion card from your hand on that base. Then return the chosen minions to their owners' hands.</source>
            <translation>Wähle eine Basis, auf der du einen Handlanger kontrollierst. Wähle dort einen oder zwei Handlanger, die du kontrollierst. Für jeden von ihnen darfst du auf dieser Basis eine Handlangerkarte von deiner Hand spielen. Bringe danach die gewählten Handlanger auf die Hand ihrer Besitzer zurück.</translation>
        </message>
        <message>
            <source>Pirates</source>
            <translation>Piraten</translation>
        </message>
        <message>
            <source>Special: Before a base scores, if this minion is not on the scoring base, you may move this minion to that base.</source>
            <translation>Spezial: Bevor eine Basis gewertet wird, darfst du diesen Handlanger, wenn er nicht auf der Basis ist, die gewertet wird, zu dieser Basis bewegen.</translation>
        </message>
        <message>
            <source>Move this minion to the scoring base</source>
            <translation>Diesen Handlanger zu der Basis bewegen, die gewertet wird</translation>
        </message>
        <message>
            <source>Ongoing: Once per turn, if this minion would be destroyed and there is another base, you may move it to another base instead.</source>
            <translation>Dauerhaft: Wenn dieser Handlanger zerstört würde und es eine andere Basis gibt, darfst du ihn einmal pro Zug stattdessen zu einer anderen Basis bewegen.</translation>
        </message>
        <message>
            <source>You may destroy a minion of power 2 or less here.</source>
            <translation>Du darfst hier einen Handlanger der Stärke 2 oder weniger zerstören.</translation>
        </message>
        <message>
            <source>Special: After this base scores, you may move this minion to another base.</source>
            <translation>Spezial: Nachdem diese Basis gewertet worden ist, darfst du diesen Handlanger zu einer anderen Basis bewegen.</translation>
        </message>
        <message>
            <source>Choose a player and a base with a minion you control. Destroy all minions of power 2 or less that player controls on that base.</source>
            <translation>Wähle einen Spieler und eine Basis, auf der du einen Handlanger kontrollierst. Zerstöre dort alle Handlanger der Stärke 2 oder weniger, die dieser Spieler kontrolliert.</translation>
        </message>
        <message>
            <source>Destroy up to two minions of power 2 or less.</source>
            <translation>Zerstöre bis zu zwei Handlanger der Stärke 2 oder weniger.</translation>
        </message>
        <message>
            <source>Move up to two minions you control to other bases.</source>
            <translation>Bewege bis zu zwei Handlanger, die du kontrollierst, zu anderen Basen.</translation>
        </message>
        <message>
            <source>Move any number of minions you control to other bases.</source>
            <translation>Bewege beliebig viele Handlanger, die du kontrollierst, zu anderen Basen.</translation>
        </message>
        <message>
            <source>Choose a minion you control. Destroy all minions on its base with no more power than that minion.</source>
            <translation>Wähle einen Handlanger, den du kontrollierst. Zerstöre auf seiner Basis alle Handlanger, die nicht mehr Stärke haben als er.</translation>
        </message>
        <message>
            <source>Choose a base. Choose a faction, then move all minions of that faction other players control on that base to another base.</source>
            <translation>Wähle eine Basis. Wähle eine Fraktion und bewege dann alle Handlanger dieser Fraktion, die andere Spieler auf dieser Basis kontrollieren, zu einer anderen Basis.</translation>
        </message>
        <message>
            <source>Move a minion another player controls to another base.</source>
            <translation>Bewege einen Handlanger, den ein anderer Spieler kontrolliert, zu einer anderen Basis.</translation>
        </message>
        <message>
            <source>Robots</source>
            <translation>Roboter</translation>
        </message>
        <message>
            <source>Ongoing: After this minion is destroyed, destroy all minions other players control here.</source>
            <translation>Dauerhaft: Nachdem dieser Handlanger zerstört worden ist, zerstöre hier alle Handlanger, die andere Spieler kontrollieren.</translation>
        </message>
        <message>
            <source>Ongoing: This minion can't be destroyed.</source>
            <translation>Dauerhaft: Dieser Handlanger kann nicht zerstört werden.</translation>
        </message>
        <message>
            <source>Tricksters</source>
            <translation>Trickser</translation>
        </message>
        <message>
            <source>Ongoing: After another player plays a minion here with less power than this minion, destroy that minion.</source>
            <translation>Dauerhaft: Nachdem ein anderer Spieler hier einen Handlanger gespielt hat, der weniger Stärke hat als dieser, zerstöre jenen Handlanger.</translation>
        </message>
        <message>
            <source>Ongoing: After a card another player plays affects this minion, that card's controller discards two cards at random.</source>
            <translation>Dauerhaft: Nachdem eine Karte, die ein anderer Spieler spielt, diesen Handlanger betroffen hat, wirft der Spieler, der sie kontrolliert, zwei zufällig bestimmte Karten ab.</translation>
        </message>
        <message>
            <source>You may destroy a minion here with power less than the number of minions you control here.</source>
            <translation>Du darfst hier einen Handlanger zerstören, dessen Stärke kleiner ist als die Zahl der Handlanger, die du hier kontrollierst.</translation>
        </message>
        <message>
            <source>Ongoing: After this minion is destroyed, its owner draws a card. Each other player discards a card at random.</source>
            <translation>Dauerhaft: Nachdem dieser Handlanger zerstört worden ist, zieht sein Besitzer eine Karte. Jeder andere Spieler wirft eine zufällig bestimmte Karte ab.</translation>
        </message>
        <message>
            <source>Play on a base. Choose a faction. For the rest of the game, players can't play minions of that faction here.</source>
            <translation>Spiele dies auf eine Basis. Wähle eine Fraktion. Für den Rest des Spiels können Spieler hier keine Handlanger dieser Fraktion spielen.</translation>
        </message>
        <message>
            <source>Players can't play minions of that faction here.</source>
            <translation>Spieler können hier keine Handlanger dieser Fraktion spielen.</translation>
        </message>
        <message>
            <source>Destroy an action.</source>
            <translation>Zerstöre eine Aktion.</translation>
        </message>
        <message>
            <source>Ongoing: On your turn, you may play a minion card from your hand on this base as an extra minion.</source>
            <translation>Dauerhaft: In deinem Zug darfst du eine Handlangerkarte von deiner Hand als zusätzlichen Handlanger auf dieser Basis spielen.</translation>
        </message>
        <message>
            <source>Ongoing: After another player plays a minion here, destroy it, then destroy this action.</source>
            <translation>Dauerhaft: Nachdem ein anderer Spieler hier einen Handlanger gespielt hat, zerstöre diesen Handlanger und danach diese Aktion.</translation>
        </message>
        <message>
            <source>Ongoing: If an action another player controls would affect a minion you control here, destroy this action instead. This turn, that action can't affect minions you control here.</source>
            <translation>Dauerhaft: Wenn eine Aktion, die ein anderer Spieler kontrolliert, hier einen Handlanger betreffen würde, den du kontrollierst, zerstöre stattdessen diese Aktion. In diesem Zug kann jene Aktion keine Handlanger betreffen, die du hier kontrollierst.</translation>
        </message>
        <message>
            <source>That card can't affect minions you control here.</source>
            <translation>Jene Karte kann keine Handlanger betreffen, die du hier kontrollierst.</translation>
        </message>
        <message>
            <source>Choose a player. During that player's next turn, that player can't play actions.</source>
            <translation>Wähle einen Spieler. In seinem nächsten Zug kann dieser Spieler keine Aktionen spielen.</translation>
        </message>
        <message>
            <source>The chosen player can't play actions.</source>
            <translation>Der gewählte Spieler kann keine Aktionen spielen.</translation>
        </message>
        <message>
            <source>Ongoing: After another player plays a minion here, that player discards a card.</source>
            <translation>Dauerhaft: Nachdem ein anderer Spieler hier einen Handlanger gespielt hat, wirft dieser Spieler eine Karte ab.</translation>
        </message>
        <message>
            <source>Wizards</source>
            <translation>Zauberer</translation>
        </message>
        <message>
            <source>Ongoing: On your turn, you may play an action card from your hand as an extra action.</source>
            <translation>Dauerhaft: In deinem Zug darfst du eine Aktionskarte von deiner Hand als zusätzliche Aktion spielen.</translation>
        </message>
        <message>
            <source>You may play an extra action.</source>
            <translation>Du darfst eine zusätzliche Aktion spielen.</translation>
        </message>
        <message>
            <source>Zombies</source>
            <translation>Zombies</translation>
        </message>
        <message>
            <source>For each base without a minion you control, you may play a minion card of power 2 or less from your discard pile on that base.</source>
            <translation>Für jede Basis, auf der du keinen Handlanger kontrollierst, darfst du eine Handlangerkarte der Stärke 2 oder weniger aus deinem Ablagestapel auf dieser Basis spielen.</translation>
        </message>
        <message>
            <source>You may return a minion card from your discard pile to your hand.</source>
            <translation>Du darfst eine Handlangerkarte aus deinem Ablagestapel auf deine Hand zurücknehmen.</translation>
        </message>
        <message>
            <source>Special: On your turn, you may play this minion as an extra minion as long as it is in your discard pile and you haven't played a card from there this turn.</source>
            <translation>Spezial: In deinem Zug darfst du diesen Handlanger als zusätzlichen Handlanger spielen, solange er in deinem Ablagestapel liegt und du in diesem Zug noch keine Karte von dort gespielt hast.</translation>
        </message>
        <message>
            <source>You gain 1 point.</source>
            <translation>Du erhältst 1 Punkt.</translation>
        </message>
        <message>
            <source>Special: After this base scores, you may return this minion to its owner's hand.</source>
            <translation>Spezial: Nachdem diese Basis gewertet worden ist, darfst du diesen Handlanger auf die Hand seines Besitzers zurückbringen.</translation>
        </message>
        <message>
            <source>Return this minion to its owner's hand</source>
            <translation>Diesen Handlanger auf die Hand seines Besitzers zurückbringen</translation>
        </message>
        <message>
            <source>You may return a minion of power 3 or less here to its owner's hand.</source>
            <translation>Du darfst einen Handlanger der Stärke 3 oder weniger von hier auf die Hand seines Besitzers zurückbringen.</translation>
        </message>
        <message>
            <source>Minions you control get +1 power until the end of your turn.</source>
            <translation>Handlanger, die du kontrollierst, erhalten bis zum Ende deines Zuges +1 Stärke.</translation>
        </message>
        <message>
            <source>Choose a minion you control. Destroy a minion on its base with less power than that minion.</source>
            <translation>Wähle einen Handlanger, den du kontrollierst. Zerstöre auf seiner Basis einen Handlanger, der weniger Stärke hat als er.</translation>
        </message>
        <message>
            <source>Choose a minion you control. Lower the breakpoint of its base by its power until the end of the turn.</source>
            <translation>Wähle einen Handlanger, den du kontrollierst. Verringere den Bruchpunkt seiner Basis bis zum Ende des Zuges um seine Stärke.</translation>
        </message>
        <message>
            <source>For each base, if there is a minion on that base with more than the lowest power, destroy a minion on that base with the lowest power.</source>
            <translation>Für jede Basis: Wenn auf ihr ein Handlanger mit mehr als der niedrigsten Stärke ist, zerstöre auf dieser Basis einen Handlanger mit der niedrigsten Stärke.</translation>
        </message>
        <message>
            <source>Play on a minion.</source>
            <translation>Spiele dies auf einen Handlanger.</translation>
        </message>
        <message>
            <source>Ongoing: If a card another player controls would affect this minion, destroy this action instead. This turn, that card can't affect this minion.</source>
            <translation>Dauerhaft: Wenn eine Karte, die ein anderer Spieler kontrolliert, diesen Handlanger betreffen würde, zerstöre stattdessen diese Aktion. In diesem Zug kann jene Karte diesen Handlanger nicht betreffen.</translation>
        </message>
        <message>
            <source>That card can't affect this action.</source>
            <translation>Jene Karte kann diese Aktion nicht betreffen.</translation>
        </message>
        <message>
            <source>Ongoing: This minion has +2 power.</source>
            <translation>Dauerhaft: Dieser Handlanger hat +2 Stärke.</translation>
        </message>
        <message>
            <source>Ongoing: Actions other players control can't affect minions you control here.</source>
            <translation>Dauerhaft: Aktionen, die andere Spieler kontrollieren, können Handlanger nicht betreffen, die du hier kontrollierst.</translation>
        </message>
        <message>
            <source>After a minion here is destroyed, put it on the bottom of its owner's deck.</source>
            <translation>Nachdem hier ein Handlanger zerstört worden ist, lege ihn unter das Deck seines Besitzers.</translation>
        </message>
        <message>
            <source>Minions you control get +1 power until the end of the turn.</source>
            <translation>Handlanger, die du kontrollierst, erhalten bis zum Ende des Zuges +1 Stärke.</translation>
        </message>
        <message>
            <source>After this base scores, each player who didn't win this base may move a minion they control here to another base.</source>
            <translation>Nachdem diese Basis gewertet worden ist, darf jeder Spieler, der sie nicht gewonnen hat, einen Handlanger, den er hier kontrolliert, zu einer anderen Basis bewegen.</translation>
        </message>
        <message>
            <source>After this base is replaced, the runner-up may move a minion they control on another base to the new base.</source>
            <translation>Nachdem diese Basis ersetzt worden ist, darf der Zweitplatzierte einen Handlanger, den er auf einer anderen Basis kontrolliert, zur neuen Basis bewegen.</translation>
        </message>
        <message>
            <source>Reveal the top card of your deck. If it is a minion card, you may play it.</source>
            <translation>Zeige die oberste Karte deines Decks vor. Ist sie eine Handlangerkarte, darfst du sie spielen.</translation>
        </message>
        <message>
            <source>Play the top card of your deck</source>
            <translation>Die oberste Karte deines Decks spielen</translation>
        </message>
        <message>
            <source>You may play an extra minion of power 2 or less.</source>
            <translation>Du darfst einen zusätzlichen Handlanger der Stärke 2 oder weniger spielen.</translation>
        </message>
        <message>
            <source>Destroy a minion here with power less than the number of minions you control here.</source>
            <translation>Zerstöre hier einen Handlanger, dessen Stärke kleiner ist als die Zahl der Handlanger, die du hier kontrollierst.</translation>
        </message>
        <message>
            <source>If this is the first minion you have played this turn, you may play an extra minion. Then shuffle any number of microbot cards in your discard pile into your deck.</source>
            <translation>Wenn dies der erste Handlanger ist, den du in diesem Zug gespielt hast, darfst du einen zusätzlichen Handlanger spielen. Mische danach beliebig viele Microbot-Karten aus deinem Ablagestapel in dein Deck.</translation>
        </message>
        <message>
            <source>Choose a base. Draw a card for each minion you control on that base.</source>
            <translation>Wähle eine Basis. Ziehe für jeden Handlanger, den du auf ihr kontrollierst, eine Karte.</translation>
        </message>
        <message>
            <source>When this base scores, the winner gains points equal to the total power of minions they control here, divided by 5 and rounded down.</source>
            <translation>Wenn diese Basis gewertet wird, erhält der Sieger so viele Punkte, wie die gesamte Stärke der Handlanger beträgt, die er hier kontrolliert, geteilt durch 5 und abgerundet.</translation>
        </message>
        <message>
            <source>Minions here have +1 power.</source>
            <translation>Handlanger hier haben +1 Stärke.</translation>
        </message>
        <message>
            <source>Each other player discards two cards at random.</source>
            <translation>Jeder andere Spieler wirft zwei zufällig bestimmte Karten ab.</translation>
        </message>
        <message>
            <source>After a minion here is destroyed, its owner gains 1 point.</source>
            <translation>Nachdem hier ein Handlanger zerstört worden ist, erhält sein Besitzer 1 Punkt.</translation>
        </message>
        <message>
            <source>At the start of each player's turn, that player may move a minion another player controls on another base to this base.</source>
            <translation>Zu Beginn des Zuges jedes Spielers darf dieser Spieler einen Handlanger, den ein anderer Spieler auf einer anderen Basis kontrolliert, zu dieser Basis bewegen.</translation>
        </message>
        <message>
            <source>Draw a card.</source>
            <translation>Ziehe eine Karte.</translation>
        </message>
        <message>
            <source>Reveal the top card of your deck. If it is an action card you can play, you may choose one: put it into your hand; or play it. Otherwise, if it is an action card, you may put it into your hand.</source>
            <translation>Zeige die oberste Karte deines Decks vor. Ist sie eine Aktionskarte, die du spielen kannst, darfst du sie auf deine Hand nehmen oder spielen. Sonst darfst du sie, wenn sie eine Aktionskarte ist, auf deine Hand nehmen.</translation>
        </message>
        <message>
            <source>Choose one: put the top card of your deck into your hand; or play it</source>
            <translation>Die oberste Karte deines Decks auf die Hand nehmen oder spielen</translation>
        </message>
        <message>
            <source>Put the top card of your deck into your hand</source>
            <translation>Die oberste Karte deines Decks auf die Hand nehmen</translation>
        </message>
        <message>
            <source>Reveal the top card of each other player's deck, then play an action card among them.</source>
            <translation>Decke die oberste Karte vom Deck jedes anderen Spielers auf und spiele danach eine Aktionskarte davon.</translation>
        </message>
        <message>
            <source>Search your deck for an action card, reveal it, put it into your hand, then shuffle.</source>
            <translation>Durchsuche dein Deck nach einer Aktionskarte, zeige sie vor, nimm sie auf deine Hand und mische danach.</translation>
        </message>
        <message>
            <source>You may play an extra minion.</source>
            <translation>Du darfst einen zusätzlichen Handlanger spielen.</translation>
        </message>
        <message>
            <source>You may play two extra actions.</source>
            <translation>Du darfst zwei zusätzliche Aktionen spielen.</translation>
        </message>
        <message>
            <source>Shuffle all cards in your hand into your deck, then draw five cards. You may play an extra action.</source>
            <translation>Mische alle Karten auf deiner Hand in dein Deck und ziehe dann fünf Karten. Du darfst eine zusätzliche Aktion spielen.</translation>
        </message>
        <message>
            <source>After this base scores, the winner looks at the top three cards of the base deck, then puts them on top of the base deck in any order.</source>
            <translation>Nachdem diese Basis gewertet worden ist, schaut sich der Sieger die obersten drei Karten des Basendecks an und legt sie dann in beliebiger Reihenfolge oben auf das Basendeck.</translation>
        </message>
        <message>
            <source>After this base scores, each player who controls a minion here may draw a card.</source>
            <translation>Nachdem diese Basis gewertet worden ist, darf jeder Spieler, der hier einen Handlanger kontrolliert, eine Karte ziehen.</translation>
        </message>
        <message>
            <source>Draw a card</source>
            <translation>Eine Karte ziehen</translation>
        </message>
        <message>
            <source>Look at the top card of your deck. You may put it into your discard pile.</source>
            <translation>Schaue dir die oberste Karte deines Decks an. Du darfst sie auf deinen Ablagestapel legen.</translation>
        </message>
        <message>
            <source>Put the top card of your deck into your discard pile</source>
            <translation>Die oberste Karte deines Decks auf deinen Ablagestapel legen</translation>
        </message>
        <message>
            <source>Return a card from your discard pile to your hand.</source>
            <translation>Nimm eine Karte aus deinem Ablagestapel auf deine Hand zurück.</translation>
        </message>
        <message>
            <source>Shuffle any number of cards in your discard pile into your deck.</source>
            <translation>Mische beliebig viele Karten aus deinem Ablagestapel in dein Deck.</translation>
        </message>
        <message>
            <source>Search your deck for any number of cards with the same name, put them into your discard pile, then shuffle.</source>
            <translation>Durchsuche dein Deck nach beliebig vielen Karten mit demselben Namen, lege sie auf deinen Ablagestapel und mische danach.</translation>
        </message>
        <message>
            <source>Return any number of minion cards with the same name from your discard pile to your hand.</source>
            <translation>Nimm beliebig viele Handlangerkarten mit demselben Namen aus deinem Ablagestapel auf deine Hand zurück.</translation>
        </message>
        <message>
            <source>This turn, you may play a minion card from your hand on a base without a minion you control as an extra minion.</source>
            <translation>In diesem Zug darfst du eine Handlangerkarte von deiner Hand als zusätzlichen Handlanger auf einer Basis spielen, auf der du keinen Handlanger kontrollierst.</translation>
        </message>
        <message>
            <source>On your turn, you may play a minion card from your hand on a base without a minion you control as an extra minion.</source>
            <translation>In deinem Zug darfst du eine Handlangerkarte von deiner Hand als zusätzlichen Handlanger auf einer Basis spielen, auf der du keinen Handlanger kontrollierst.</translation>
        </message>
        <message>
            <source>Ongoing: Other players can't play minions here.</source>
            <translation>Dauerhaft: Andere Spieler können hier keine Handlanger spielen.</translation>
        </message>
        <message>
            <source>You may play a minion card from your discard pile.</source>
            <translation>Du darfst eine Handlangerkarte aus deinem Ablagestapel spielen.</translation>
        </message>
        <message>
            <source>Ongoing: On your turn, you may play a minion card from your discard pile on this base instead of a minion from your hand.</source>
            <translation>Dauerhaft: In deinem Zug darfst du auf dieser Basis eine Handlangerkarte aus deinem Ablagestapel anstelle eines Handlangers von deiner Hand spielen.</translation>
        </message>
        <message>
            <source>After this base scores, the winner discards their hand and draws five cards.</source>
            <translation>Nachdem diese Basis gewertet worden ist, wirft der Sieger seine Hand ab und zieht fünf Karten.</translation>
        </message>
        <message>
            <source>When this base scores, each player gains 1 point for each minion they control here.</source>
            <translation>Wenn diese Basis gewertet wird, erhält jeder Spieler für jeden Handlanger, den er hier kontrolliert, 1 Punkt.</translation>
        </message>
        <message>
            <source>Anarch Identity</source>
            <translation>Anarch, Identität</translation>
        </message>
        <message>
            <source>Anarch Event</source>
            <translation>Anarch, Ereignis</translation>
        </message>
        <message>
            <source>Choose one: add a card from your heap to your grip; or add up to 2 virus cards from your heap to your grip.</source>
            <translation>Wähle eins: Nimm eine Karte aus deinem Heap in deinen Grip; oder nimm bis zu 2 Viruskarten aus deinem Heap in deinen Grip.</translation>
        </message>
        <message>
            <source>Add a card from your heap to your grip</source>
            <translation>Eine Karte aus deinem Heap in deinen Grip nehmen</translation>
        </message>
        <message>
            <source>Add up to 2 virus cards from your heap to your grip</source>
            <translation>Bis zu 2 Viruskarten aus deinem Heap in deinen Grip nehmen</translation>
        </message>
        <message>
            <source>Anarch Hardware</source>
            <translation>Anarch, Hardware</translation>
        </message>
        <message>
            <source>Unique Anarch Hardware</source>
            <translation>Anarch, einzigartige Hardware</translation>
        </message>
        <message>
            <source>Whenever you make a successful run on a central server, place 1 virus counter on this program.</source>
            <translation>Immer wenn dir ein Run auf einen Zentralserver gelingt, lege 1 Virusmarke auf dieses Programm.</translation>
        </message>
        <message>
            <source>1 hosted virus counter: The encountered ice gets -1 strength for the remainder of this encounter.</source>
            <translation>1 Virusmarke von hier: Das Ice der Begegnung erhält für den Rest dieser Begegnung -1 Stärke.</translation>
        </message>
        <message>
            <source>remove 1 virus counter from this program</source>
            <translation>1 Virusmarke von diesem Programm entfernen</translation>
        </message>
        <message>
            <source>Anarch Program</source>
            <translation>Anarch, Programm</translation>
        </message>
        <message>
            <source>Anarch Attached Program</source>
            <translation>Anarch, angeheftetes Programm</translation>
        </message>
        <message>
            <source>Unique Anarch Resource</source>
            <translation>Anarch, einzigartige Ressource</translation>
        </message>
        <message>
            <source>Criminal Identity</source>
            <translation>Criminal, Identität</translation>
        </message>
        <message>
            <source>Criminal Event</source>
            <translation>Criminal, Ereignis</translation>
        </message>
        <message>
            <source>Run HQ. During this run, if you would breach HQ, instead you may have the Corp lose 5 credits and you gain credits equal to twice that much, then take 2 tags.</source>
            <translation>Mache einen Run auf HQ. Wenn du in diesem Run in HQ einbrechen würdest, darfst du stattdessen den Konzern 5 Credits verlieren lassen; du erhältst doppelt so viele Credits und dann 2 Markierungen.</translation>
        </message>
        <message>
            <source>If you would breach HQ, instead you may have the Corp lose 5 credits and you gain credits equal to twice that much, then take 2 tags.</source>
            <translation>Wenn du in HQ einbrechen würdest, darfst du stattdessen den Konzern 5 Credits verlieren lassen; du erhältst doppelt so viele Credits und dann 2 Markierungen.</translation>
        </message>
        <message>
            <source>Criminal Hardware</source>
            <translation>Criminal, Hardware</translation>
        </message>
        <message>
            <source>Click, 1 credit: Expose an unrezzed installed card the Corp controls. Use this only if you made a successful run on HQ this turn.</source>
            <translation>Klick, 1 Credit: Decke eine installierte, nicht aktivierte Karte auf, die der Konzern kontrolliert. Benutze dies nur, wenn dir in diesem Zug ein Run auf HQ gelungen ist.</translation>
        </message>
        <message>
            <source>Unique Criminal Hardware</source>
            <translation>Criminal, einzigartige Hardware</translation>
        </message>
        <message>
            <source>2 credits: Break 1 barrier subroutine.</source>
            <translation>2 Credits: Brich 1 Barriere-Subroutine.</translation>
        </message>
        <message>
            <source>2 credits: +3 strength for the remainder of this encounter.</source>
            <translation>2 Credits: +3 Stärke für den Rest dieser Begegnung.</translation>
        </message>
        <message>
            <source>When this icebreaker is installed, choose a piece of ice.</source>
            <translation>Wenn dieser Icebreaker installiert wird, wähle ein Ice.</translation>
        </message>
        <message>
            <source>Whenever you encounter the chosen card, you may pay credits equal to the number of subroutines on the encountered ice. If you do, bypass the encountered ice.</source>
            <translation>Immer wenn du auf das gewählte Ice triffst, darfst du so viele Credits bezahlen, wie es Subroutinen hat. Wenn du das tust, umgehst du es.</translation>
        </message>
        <message>
            <source>2 credits: +1 strength for the remainder of this encounter.</source>
            <translation>2 Credits: +1 Stärke für den Rest dieser Begegnung.</translation>
        </message>
        <message>
            <source>Pay credits equal to the number of subroutines on the encountered ice to bypass the encountered ice</source>
            <translation>So viele Credits bezahlen, wie das Ice der Begegnung Subroutinen hat, und es umgehen</translation>
        </message>
        <message>
            <source>3 credits: +5 strength for the remainder of this encounter.</source>
            <translation>3 Credits: +5 Stärke für den Rest dieser Begegnung.</translation>
        </message>
        <message>
            <source>Criminal Program</source>
            <translation>Criminal, Programm</translation>
        </message>
        <message>
            <source>Click: Run Archives. During this run, if you would make a successful run on Archives, change the attacked server to HQ instead.</source>
            <translation>Klick: Mache einen Run auf Archives. Wenn dir dieser Run auf Archives gelingen würde, wird stattdessen HQ zum angegriffenen Server.</translation>
        </message>
        <message>
            <source>Criminal Resource</source>
            <translation>Criminal, Ressource</translation>
        </message>
        <message>
            <source>When this resource is installed, place 8 credits on it.</source>
            <translation>Wenn diese Ressource installiert wird, lege 8 Credits darauf.</translation>
        </message>
        <message>
            <source>If you would breach a remote server, instead you may take any number of credits from this resource. If there are no credits on it, trash it.</source>
            <translation>Wenn du in einen Außenserver einbrechen würdest, darfst du stattdessen beliebig viele Credits von dieser Ressource nehmen. Ist sie leer, zerstöre sie.</translation>
        </message>
        <message>
            <source>2 recurring credits.</source>
            <translation>2 wiederkehrende Credits.</translation>
        </message>
        <message>
            <source>You can spend hosted credits to remove tags.</source>
            <translation>Du kannst die Credits hierauf ausgeben, um Markierungen zu entfernen.</translation>
        </message>
        <message>
            <source>If you would suffer meat damage, you may trash this resource to prevent up to 3 meat damage.</source>
            <translation>Wenn du Körperschaden erleiden würdest, darfst du diese Ressource zerstören, um bis zu 3 Körperschaden zu verhindern.</translation>
        </message>
        <message>
            <source>Shaper Identity</source>
            <translation>Shaper, Identität</translation>
        </message>
        <message>
            <source>Shaper Event</source>
            <translation>Shaper, Ereignis</translation>
        </message>
        <message>
            <source>Shaper Hardware</source>
            <translation>Shaper, Hardware</translation>
        </message>
        <message>
            <source>If you would suffer net damage, you may pay 3 credits to prevent 1 net damage.</source>
            <translation>Wenn du Netzschaden erleiden würdest, darfst du 3 Credits bezahlen, um 1 Netzschaden zu verhindern.</translation>
        </message>
        <message>
            <source>If you would suffer core damage, you may trash this hardware to prevent up to 2 core damage.</source>
            <translation>Wenn du Kernschaden erleiden würdest, darfst du diese Hardware zerstören, um bis zu 2 Kernschaden zu verhindern.</translation>
        </message>
        <message>
            <source>Gain 2 credits, then trace 2. If the trace is successful, the Runner takes 1 tag. If the Runner is tagged, the Runner suffers 1 meat damage. Otherwise, gain 2 clicks.</source>
            <translation>Erhalte 2 Credits und führe dann Verfolgung 2 durch. Gelingt die Verfolgung, erhält der Runner 1 Markierung. Wenn der Runner markiert ist, erleidet er 1 Körperschaden. Sonst erhalte 2 Klicks.</translation>
        </message>
        <message>
            <source>Look at the top 3 cards of R&amp;D. Do this up to 3 times: play an operation card among them, ignoring additional costs. Then trash those of them that are still in R&amp;D.</source>
            <translation>Schaue dir die obersten 3 Karten von R&amp;D an. Tue dies bis zu 3-mal: Spiele eine Operationskarte davon, ohne zusätzliche Kosten zu bezahlen. Zerstöre danach diejenigen von ihnen, die noch in R&amp;D liegen.</translation>
        </message>
        <message>
            <source>Shaper Attached Hardware</source>
            <translation>Shaper, angeheftete Hardware</translation>
        </message>
        <message>
            <source>Install only on an icebreaker you control.</source>
            <translation>Nur auf einen Icebreaker installieren, den du kontrollierst.</translation>
        </message>
        <message>
            <source>Unique Shaper Hardware</source>
            <translation>Shaper, einzigartige Hardware</translation>
        </message>
        <message>
            <source>You have +2 memory and +2 link.</source>
            <translation>Du hast +2 Speicher und +2 Link.</translation>
        </message>
        <message>
            <source>2 credits: Break up to 2 barrier subroutines.</source>
            <translation>2 Credits: Brich bis zu 2 Barriere-Subroutinen.</translation>
        </message>
        <message>
            <source>1 credit: +1 strength for the remainder of this run.</source>
            <translation>1 Credit: +1 Stärke für den Rest dieses Runs.</translation>
        </message>
        <message>
            <source>1 credit: Break 1 code gate subroutine.</source>
            <translation>1 Credit: Brich 1 Codegate-Subroutine.</translation>
        </message>
        <message>
            <source>Limit 1 per deck.</source>
            <translation>Höchstens 1 pro Deck.</translation>
        </message>
        <message>
            <source>Trash this icebreaker: Break subroutines on AP ice, up to the number of subroutines on the encountered ice.</source>
            <translation>Zerstöre diesen Icebreaker: Brich Subroutinen auf AP-Ice, bis zu so viele, wie das Ice der Begegnung hat.</translation>
        </message>
        <message>
            <source>If you would suffer net damage, you may trash this icebreaker to prevent that damage.</source>
            <translation>Wenn du Netzschaden erleiden würdest, darfst du diesen Icebreaker zerstören, um diesen Schaden zu verhindern.</translation>
        </message>
        <message>
            <source>Subroutine: You and the Runner secretly spend 0, 1, or 2 credits. If the amounts differ, end the run.</source>
            <translation>Subroutine: Du und der Runner gebt geheim 0, 1 oder 2 Credits aus. Habt ihr verschieden viel ausgegeben, beende den Run.</translation>
        </message>
        <message>
            <source>Shaper Program</source>
            <translation>Shaper, Programm</translation>
        </message>
        <message>
            <source>Click: Gain 2 credits.</source>
            <translation>Klick: Erhalte 2 Credits.</translation>
        </message>
        <message>
            <source>If you would suffer the first net damage of a turn, you may pay 1 credit to prevent 1 net damage.</source>
            <translation>Wenn du den ersten Netzschaden eines Zuges erleiden würdest, darfst du 1 Credit bezahlen, um 1 Netzschaden zu verhindern.</translation>
        </message>
        <message>
            <source>2 credits: +1 strength for the remainder of this run.</source>
            <translation>2 Credits: +1 Stärke für den Rest dieses Runs.</translation>
        </message>
        <message>
            <source>Shaper Resource</source>
            <translation>Shaper, Ressource</translation>
        </message>
        <message>
            <source>Unique Shaper Resource</source>
            <translation>Shaper, einzigartige Ressource</translation>
        </message>
        <message>
            <source>When your turn begins, you may trash another program, hardware, or resource you control. If you do, gain 3 credits.</source>
            <translation>Wenn dein Zug beginnt, darfst du ein anderes Programm, eine andere Hardware oder eine andere Ressource zerstören, die du kontrollierst. Wenn du das tust, erhalte 3 Credits.</translation>
        </message>
        <message>
            <source>Unique Adam Resource</source>
            <translation>Adam, einzigartige Ressource</translation>
        </message>
        <message>
            <source>Neutral Runner Event</source>
            <translation>Neutral (Runner), Ereignis</translation>
        </message>
        <message>
            <source>Choose one: gain 2 credits; or expose an unrezzed installed card the Corp controls.</source>
            <translation>Wähle eins: Erhalte 2 Credits; oder decke eine installierte, nicht aktivierte Karte auf, die der Konzern kontrolliert.</translation>
        </message>
        <message>
            <source>Gain 2 credits</source>
            <translation>2 Credits erhalten</translation>
        </message>
        <message>
            <source>Neutral Runner Hardware</source>
            <translation>Neutral (Runner), Hardware</translation>
        </message>
        <message>
            <source>Neutral Runner Program</source>
            <translation>Neutral (Runner), Programm</translation>
        </message>
        <message>
            <source>1 credit: Break 1 subroutine.</source>
            <translation>1 Credit: Brich 1 Subroutine.</translation>
        </message>
        <message>
            <source>Click: Place 1 virus counter on this icebreaker.</source>
            <translation>Klick: Lege 1 Virusmarke auf diesen Icebreaker.</translation>
        </message>
        <message>
            <source>Whenever an encounter with a piece of ice ends, if this icebreaker was used in this encounter, trash it unless you remove 1 virus counter from it.</source>
            <translation>Immer wenn eine Begegnung mit einem Ice endet, in der dieser Icebreaker benutzt worden ist, zerstöre ihn, es sei denn, du entfernst 1 Virusmarke von ihm.</translation>
        </message>
        <message>
            <source>Remove 1 virus counter from this icebreaker</source>
            <translation>1 Virusmarke von diesem Icebreaker entfernen</translation>
        </message>
        <message>
            <source>Neutral Runner Resource</source>
            <translation>Neutral (Runner), Ressource</translation>
        </message>
        <message>
            <source>Haas-Bioroid Identity</source>
            <translation>Haas-Bioroid, Identität</translation>
        </message>
        <message>
            <source>Haas-Bioroid Agenda</source>
            <translation>Haas-Bioroid, Agenda</translation>
        </message>
        <message>
            <source>Haas-Bioroid Asset</source>
            <translation>Haas-Bioroid, Anlage</translation>
        </message>
        <message>
            <source>Haas-Bioroid Operation</source>
            <translation>Haas-Bioroid, Operation</translation>
        </message>
        <message>
            <source>Add a card from Archives to HQ.</source>
            <translation>Nimm eine Karte aus Archives ins HQ.</translation>
        </message>
        <message>
            <source>Gain 2 clicks.</source>
            <translation>Erhalte 2 Klicks.</translation>
        </message>
        <message>
            <source>Do this up to 3 times: install an agenda, asset, upgrade, or ice card from HQ.</source>
            <translation>Tue dies bis zu 3-mal: Installiere eine Agenda-, Anlagen-, Upgrade- oder Ice-Karte aus dem HQ.</translation>
        </message>
        <message>
            <source>Haas-Bioroid Ice</source>
            <translation>Haas-Bioroid, Ice</translation>
        </message>
        <message>
            <source>Haas-Bioroid Upgrade</source>
            <translation>Haas-Bioroid, Upgrade</translation>
        </message>
        <message>
            <source>X credits, trash this upgrade: Choose a rezzed piece of ice protecting this server. It gets +X strength until the end of the turn.</source>
            <translation>X Credits, zerstöre dieses Upgrade: Wähle ein aktiviertes Ice, das diesen Server schützt. Es erhält bis zum Ende des Zuges +X Stärke.</translation>
        </message>
        <message>
            <source>Jinteki Identity</source>
            <translation>Jinteki, Identität</translation>
        </message>
        <message>
            <source>Jinteki Agenda</source>
            <translation>Jinteki, Agenda</translation>
        </message>
        <message>
            <source>Jinteki Asset</source>
            <translation>Jinteki, Anlage</translation>
        </message>
        <message>
            <source>When the Runner accesses this asset, you may pay 1 credit. If you do, the Runner suffers 2 net damage for each advancement counter on it.</source>
            <translation>Wenn der Runner auf diese Anlage zugreift, darfst du 1 Credit bezahlen. Wenn du das tust, erleidet der Runner 2 Netzschaden für jede Fortschrittsmarke auf ihr.</translation>
        </message>
        <message>
            <source>Pay 1 credit to have the Runner suffer 2 net damage for each advancement counter on this asset</source>
            <translation>1 Credit bezahlen und den Runner für jede Fortschrittsmarke auf dieser Anlage 2 Netzschaden erleiden lassen</translation>
        </message>
        <message>
            <source>When the Runner accesses this asset, unless it is in Archives, the Runner reveals it if it is in R&amp;D. Then you may pay 4 credits. If you do, the Runner takes 1 tag, then suffers 3 net damage.</source>
            <translation>Wenn der Runner auf diese Anlage zugreift und sie nicht in Archives liegt, zeigt der Runner sie vor, falls sie in R&amp;D liegt. Dann darfst du 4 Credits bezahlen. Wenn du das tust, erhält der Runner 1 Markierung und erleidet dann 3 Netzschaden.</translation>
        </message>
        <message>
            <source>Pay 4 credits to have the Runner take 1 tag and have the Runner suffer 3 net damage</source>
            <translation>4 Credits bezahlen, den Runner 1 Markierung erhalten und ihn 3 Netzschaden erleiden lassen</translation>
        </message>
        <message>
            <source>Jinteki Operation</source>
            <translation>Jinteki, Operation</translation>
        </message>
        <message>
            <source>Jinteki Ice</source>
            <translation>Jinteki, Ice</translation>
        </message>
        <message>
            <source>Unique Jinteki Upgrade</source>
            <translation>Jinteki, einzigartiges Upgrade</translation>
        </message>
        <message>
            <source>NBN Identity</source>
            <translation>NBN, Identität</translation>
        </message>
        <message>
            <source>You can spend hosted credits during traces.</source>
            <translation>Du kannst die Credits hierauf bei Verfolgungen ausgeben.</translation>
        </message>
        <message>
            <source>NBN Agenda</source>
            <translation>NBN, Agenda</translation>
        </message>
        <message>
            <source>1 hosted agenda counter: Place 1 advancement counter on a card you can advance.</source>
            <translation>1 Agendamarke von hier: Lege 1 Fortschrittsmarke auf eine Karte, die du vorantreiben kannst.</translation>
        </message>
        <message>
            <source>When this agenda is scored, the Runner takes 2 tags.</source>
            <translation>Wenn diese Agenda gewertet wird, erhält der Runner 2 Markierungen.</translation>
        </message>
        <message>
            <source>When your discard phase ends, if this agenda was scored this turn, the Runner loses 2 tags.</source>
            <translation>Wenn deine Abwerfphase endet und diese Agenda in diesem Zug gewertet worden ist, verliert der Runner 2 Markierungen.</translation>
        </message>
        <message>
            <source>NBN Asset</source>
            <translation>NBN, Anlage</translation>
        </message>
        <message>
            <source>NBN Operation</source>
            <translation>NBN, Operation</translation>
        </message>
        <message>
            <source>Draw 3 cards.</source>
            <translation>Ziehe 3 Karten.</translation>
        </message>
        <message>
            <source>Play only if the Runner is tagged.</source>
            <translation>Spiele dies nur, wenn der Runner markiert ist.</translation>
        </message>
        <message>
            <source>The Runner loses all credits.</source>
            <translation>Der Runner verliert alle Credits.</translation>
        </message>
        <message>
            <source>Play only if the Runner made a successful run during their last turn.</source>
            <translation>Spiele dies nur, wenn dem Runner in seinem letzten Zug ein Run gelungen ist.</translation>
        </message>
        <message>
            <source>Trace 3. If the trace is successful, the Runner takes 1 tag.</source>
            <translation>Verfolgung 3. Gelingt die Verfolgung, erhält der Runner 1 Markierung.</translation>
        </message>
        <message>
            <source>Play only if the Runner has at least X tags.</source>
            <translation>Spiele dies nur, wenn der Runner mindestens X Markierungen hat.</translation>
        </message>
        <message>
            <source>Place X advancement counters on a card you can advance.</source>
            <translation>Lege X Fortschrittsmarken auf eine Karte, die du vorantreiben kannst.</translation>
        </message>
        <message>
            <source>NBN Upgrade</source>
            <translation>NBN, Upgrade</translation>
        </message>
        <message>
            <source>Persistent: If the Runner trashes this card while accessing it, its ability still applies for the rest of the run.</source>
            <translation>Anhaltend: Wenn der Runner diese Karte beim Zugriff zerstört, wirkt ihre Fähigkeit für den Rest des Runs weiter.</translation>
        </message>
        <message>
            <source>Stealing an agenda from this server costs 5 additional credits.</source>
            <translation>Eine Agenda aus diesem Server zu stehlen kostet 5 zusätzliche Credits.</translation>
        </message>
        <message>
            <source>Agendas here need 1 fewer advancement counter to be scored.</source>
            <translation>Agenden hier brauchen 1 Fortschrittsmarke weniger, um gewertet zu werden.</translation>
        </message>
        <message>
            <source>Unique NBN Upgrade</source>
            <translation>NBN, einzigartiges Upgrade</translation>
        </message>
        <message>
            <source>Whenever the Runner makes a successful run on this server, trace 5. If the trace is successful, the Runner takes 1 tag. Otherwise, trash this upgrade.</source>
            <translation>Immer wenn dem Runner ein Run auf diesen Server gelingt, führe Verfolgung 5 durch. Gelingt die Verfolgung, erhält der Runner 1 Markierung. Sonst zerstöre dieses Upgrade.</translation>
        </message>
        <message>
            <source>When the Runner accesses this agenda, unless it is in Archives, the Runner reveals it if it is in R&amp;D. Then the Runner suffers 2 net damage.</source>
            <translation>Wenn der Runner auf diese Agenda zugreift und sie nicht in Archives liegt, zeigt der Runner sie vor, falls sie in R&amp;D liegt. Danach erleidet der Runner 2 Netzschaden.</translation>
        </message>
        <message>
            <source>Stealing this agenda costs 2 additional credits.</source>
            <translation>Diese Agenda zu stehlen kostet 2 zusätzliche Credits.</translation>
        </message>
        <message>
            <source>Weyland Identity</source>
            <translation>Weyland, Identität</translation>
        </message>
        <message>
            <source>Whenever you play a Transaction operation, gain 1 credit.</source>
            <translation>Immer wenn du eine Transaktions-Operation spielst, erhalte 1 Credit.</translation>
        </message>
        <message>
            <source>Weyland Agenda</source>
            <translation>Weyland, Agenda</translation>
        </message>
        <message>
            <source>Weyland Asset</source>
            <translation>Weyland, Anlage</translation>
        </message>
        <message>
            <source>Click, trash a rezzed piece of ice: Gain 4 credits.</source>
            <translation>Klick, zerstöre ein aktiviertes Ice: Erhalte 4 Credits.</translation>
        </message>
        <message>
            <source>trash a rezzed piece of ice</source>
            <translation>ein aktiviertes Ice zerstören</translation>
        </message>
        <message>
            <source>Play only if you scored an agenda this turn.</source>
            <translation>Spiele dies nur, wenn du in diesem Zug eine Agenda gewertet hast.</translation>
        </message>
        <message>
            <source>Weyland Operation</source>
            <translation>Weyland, Operation</translation>
        </message>
        <message>
            <source>Do this up to 2 times: play an operation card from HQ.</source>
            <translation>Tue dies bis zu 2-mal: Spiele eine Operationskarte aus dem HQ.</translation>
        </message>
        <message>
            <source>Weyland Ice</source>
            <translation>Weyland, Ice</translation>
        </message>
        <message>
            <source>This ice has +1 strength for each advancement counter on it.</source>
            <translation>Dieses Ice hat +1 Stärke für jede Fortschrittsmarke auf ihm.</translation>
        </message>
        <message>
            <source>As an additional cost to rez this ice, forfeit an agenda.</source>
            <translation>Als zusätzliche Kosten, um dieses Ice zu aktivieren, gib eine Agenda auf.</translation>
        </message>
        <message>
            <source>Subroutine: Gain 2 credits.</source>
            <translation>Subroutine: Erhalte 2 Credits.</translation>
        </message>
        <message>
            <source>Weyland Attached Upgrade</source>
            <translation>Weyland, angeheftetes Upgrade</translation>
        </message>
        <message>
            <source>Install only in the root of HQ.</source>
            <translation>Nur im Root von HQ installieren.</translation>
        </message>
        <message>
            <source>Neutral Corp Agenda</source>
            <translation>Neutral (Konzern), Agenda</translation>
        </message>
        <message>
            <source>Neutral Corp Asset</source>
            <translation>Neutral (Konzern), Anlage</translation>
        </message>
        <message>
            <source>Click, click, click: Gain 7 credits.</source>
            <translation>Klick, Klick, Klick: Erhalte 7 Credits.</translation>
        </message>
        <message>
            <source>When your turn begins, gain 1 credit.</source>
            <translation>Wenn dein Zug beginnt, erhalte 1 Credit.</translation>
        </message>
        <message>
            <source>Neutral Corp Operation</source>
            <translation>Neutral (Konzern), Operation</translation>
        </message>
        <message>
            <source>Neutral Corp Ice</source>
            <translation>Neutral (Konzern), Ice</translation>
        </message>
        <message>
            <source>Subroutine: Trace 3. If the trace is successful, the Runner takes 1 tag.</source>
            <translation>Subroutine: Verfolgung 3. Gelingt die Verfolgung, erhält der Runner 1 Markierung.</translation>
        </message>
        <message>
            <source>Server</source>
            <translation>Server</translation>
        </message>
        <message>
            <source>G-mod</source>
            <translation>G-Mod</translation>
        </message>
        <message>
            <source>Run</source>
            <translation>Run</translation>
        </message>
        <message>
            <source>Sabotage</source>
            <translation>Sabotage</translation>
        </message>
        <message>
            <source>Chip</source>
            <translation>Chip</translation>
        </message>
        <message>
            <source>1 recurring credit.</source>
            <translation>1 wiederkehrender Credit.</translation>
        </message>
        <message>
            <source>You can spend hosted credits to use icebreakers.</source>
            <translation>Du kannst die Credits hierauf ausgeben, um Icebreaker zu benutzen.</translation>
        </message>
        <message>
            <source>You can spend hosted credits to install virus programs.</source>
            <translation>Du kannst die Credits hierauf ausgeben, um Virusprogramme zu installieren.</translation>
        </message>
        <message>
            <source>Fracter</source>
            <translation>Fracter</translation>
        </message>
        <message>
            <source>1 credit: Break 1 barrier subroutine.</source>
            <translation>1 Credit: Brich 1 Barriere-Subroutine.</translation>
        </message>
        <message>
            <source>1 credit: +1 strength for the remainder of this encounter.</source>
            <translation>1 Credit: +1 Stärke für den Rest dieser Begegnung.</translation>
        </message>
        <message>
            <source>Daemon</source>
            <translation>Daemon</translation>
        </message>
        <message>
            <source>This program can host non-icebreaker programs with a total of up to 3 memory, which does not count toward your memory limit.</source>
            <translation>Auf diesem Programm kannst du Programme installieren, die keine Icebreaker sind, zusammen bis zu 3 Speicher. Sie zählen nicht gegen deinen Speicher.</translation>
        </message>
        <message>
            <source>Killer</source>
            <translation>Killer</translation>
        </message>
        <message>
            <source>Black Ops</source>
            <translation>Black Ops</translation>
        </message>
        <message>
            <source>Gray Ops</source>
            <translation>Gray Ops</translation>
        </message>
        <message>
            <source>Console</source>
            <translation>Konsole</translation>
        </message>
        <message>
            <source>Region</source>
            <translation>Region</translation>
        </message>
        <message>
            <source>Virus</source>
            <translation>Virus</translation>
        </message>
        <message>
            <source>Icebreaker</source>
            <translation>Icebreaker</translation>
        </message>
        <message>
            <source>Sentry</source>
            <translation>Wächter</translation>
        </message>
        <message>
            <source>Code Gate</source>
            <translation>Codegate</translation>
        </message>
        <message>
            <source>Barrier</source>
            <translation>Barriere</translation>
        </message>
        <message>
            <source>1 credit: Break 1 sentry subroutine.</source>
            <translation>1 Credit: Brich 1 Wächter-Subroutine.</translation>
        </message>
        <message>
            <source>Trojan</source>
            <translation>Trojaner</translation>
        </message>
        <message>
            <source>Install only on a rezzed piece of ice.</source>
            <translation>Nur auf aktiviertes Ice installieren.</translation>
        </message>
        <message>
            <source>When your turn begins, place 1 virus counter on this program.</source>
            <translation>Wenn dein Zug beginnt, lege 1 Virusmarke auf dieses Programm.</translation>
        </message>
        <message>
            <source>The host ice gets -1 strength for each virus counter on this program. When the strength of the host ice is 0 or less, trash it.</source>
            <translation>Das Ice, auf dem dies liegt, erhält -1 Stärke für jede Virusmarke auf diesem Programm. Ist seine Stärke 0 oder weniger, wird es zerstört.</translation>
        </message>
        <message>
            <source>AI</source>
            <translation>KI</translation>
        </message>
        <message>
            <source>3 credits: Break 1 subroutine on ice with strength 0 or less.</source>
            <translation>3 Credits: Brich 1 Subroutine auf Ice der Stärke 0 oder weniger.</translation>
        </message>
        <message>
            <source>1 credit: The encountered ice gets -1 strength for the remainder of this encounter. Use this only if this icebreaker's strength is at least the encountered ice's strength.</source>
            <translation>1 Credit: Das Ice der Begegnung erhält für den Rest dieser Begegnung -1 Stärke. Benutze dies nur, wenn dieser Icebreaker mindestens so stark ist wie das Ice der Begegnung.</translation>
        </message>
        <message>
            <source>Decoder</source>
            <translation>Decoder</translation>
        </message>
        <message>
            <source>0 credits: Break 1 code gate subroutine.</source>
            <translation>0 Credits: Brich 1 Codegate-Subroutine.</translation>
        </message>
        <message>
            <source>Virtual</source>
            <translation>Virtuell</translation>
        </message>
        <message>
            <source>Location</source>
            <translation>Ort</translation>
        </message>
        <message>
            <source>Seedy</source>
            <translation>Zwielichtig</translation>
        </message>
        <message>
            <source>When your turn begins, draw 2 cards, then lose 1 click.</source>
            <translation>Wenn dein Zug beginnt, ziehe 2 Karten und verliere danach 1 Klick.</translation>
        </message>
        <message>
            <source>Cyborg</source>
            <translation>Cyborg</translation>
        </message>
        <message>
            <source>The first time each turn you make a successful run on HQ, gain 2 credits.</source>
            <translation>Wenn dir zum ersten Mal in einem Zug ein Run auf HQ gelingt, erhalte 2 Credits.</translation>
        </message>
        <message>
            <source>Job</source>
            <translation>Job</translation>
        </message>
        <message>
            <source>Gain 3 credits.</source>
            <translation>Erhalte 3 Credits.</translation>
        </message>
        <message>
            <source>Choose an unrezzed piece of ice. The Corp may rez it. If it is unrezzed, the Corp trashes it.</source>
            <translation>Wähle ein nicht aktiviertes Ice. Der Konzern darf es aktivieren. Ist es nicht aktiviert, zerstört der Konzern es.</translation>
        </message>
        <message>
            <source>Connection</source>
            <translation>Kontakt</translation>
        </message>
        <message>
            <source>Click, forfeit an agenda: Gain 9 credits.</source>
            <translation>Klick, gib eine Agenda auf: Erhalte 9 Credits.</translation>
        </message>
        <message>
            <source>forfeit an agenda</source>
            <translation>eine Agenda aufgeben</translation>
        </message>
        <message>
            <source>If you would take a tag, you may trash this resource to prevent 1 tag.</source>
            <translation>Wenn du eine Markierung erhalten würdest, darfst du diese Ressource zerstören, um 1 Markierung zu verhindern.</translation>
        </message>
        <message>
            <source>Megacorp</source>
            <translation>Megakonzern</translation>
        </message>
        <message>
            <source>The first time each turn you install a card, gain 1 credit.</source>
            <translation>Wenn du zum ersten Mal in einem Zug eine Karte installierst, erhalte 1 Credit.</translation>
        </message>
        <message>
            <source>Research</source>
            <translation>Forschung</translation>
        </message>
        <message>
            <source>When this agenda is scored, you may look at the top 3 cards of R&amp;D, install and rez any number of ice cards among them, ignoring all costs, then trash the rest.</source>
            <translation>Wenn diese Agenda gewertet wird, darfst du dir die obersten 3 Karten von R&amp;D anschauen, beliebig viele Ice-Karten davon installieren und aktivieren, ohne irgendwelche Kosten zu bezahlen, und dann den Rest zerstören.</translation>
        </message>
        <message>
            <source>Look at the top 3 cards of R&amp;D, install and rez any number of ice cards among them, ignoring all costs, then trash the rest</source>
            <translation>Die obersten 3 Karten von R&amp;D anschauen, beliebig viele Ice-Karten davon kostenlos installieren und aktivieren und dann den Rest zerstören</translation>
        </message>
        <message>
            <source>Advertisement</source>
            <translation>Werbung</translation>
        </message>
        <message>
            <source>Ambush</source>
            <translation>Hinterhalt</translation>
        </message>
        <message>
            <source>You can advance this card.</source>
            <translation>Du kannst diese Karte vorantreiben.</translation>
        </message>
        <message>
            <source>When the Runner accesses this asset, you may pay 2 credits. If you do, trash a program for each advancement counter on it.</source>
            <translation>Wenn der Runner auf diese Anlage zugreift, darfst du 2 Credits bezahlen. Wenn du das tust, zerstörst du für jede Fortschrittsmarke auf ihr ein Programm.</translation>
        </message>
        <message>
            <source>Pay 2 credits to trash a program for each advancement counter on this asset</source>
            <translation>2 Credits bezahlen und für jede Fortschrittsmarke auf dieser Anlage ein Programm zerstören</translation>
        </message>
        <message>
            <source>AP</source>
            <translation>AP</translation>
        </message>
        <message>
            <source>Bioroid: The Runner may lose 1 click to break 1 subroutine on this ice.</source>
            <translation>Bioroid: Der Runner darf 1 Klick verlieren, um 1 Subroutine auf diesem Ice zu brechen.</translation>
        </message>
        <message>
            <source>Tracer</source>
            <translation>Verfolger</translation>
        </message>
        <message>
            <source>Destroyer</source>
            <translation>Zerstörer</translation>
        </message>
        <message>
            <source>Initiative</source>
            <translation>Initiative</translation>
        </message>
        <message>
            <source>When this agenda is scored, place 1 agenda counter on it.</source>
            <translation>Wenn diese Agenda gewertet wird, lege 1 Agendamarke darauf.</translation>
        </message>
        <message>
            <source>1 hosted agenda counter: End the run. Use this only during a run.</source>
            <translation>1 Agendamarke von hier: Beende den Run. Benutze dies nur während eines Runs.</translation>
        </message>
        <message>
            <source>remove 1 agenda counter from this agenda</source>
            <translation>1 Agendamarke von dieser Agenda entfernen</translation>
        </message>
        <message>
            <source>Play only if the Runner made a run during their last turn.</source>
            <translation>Spiele dies nur, wenn der Runner in seinem letzten Zug einen Run gemacht hat.</translation>
        </message>
        <message>
            <source>Deflector</source>
            <translation>Ablenker</translation>
        </message>
        <message>
            <source>Trap</source>
            <translation>Falle</translation>
        </message>
        <message>
            <source>Sysop</source>
            <translation>Sysop</translation>
        </message>
        <message>
            <source>Unorthodox</source>
            <translation>Unorthodox</translation>
        </message>
        <message>
            <source>Ice protecting this server costs 2 credits less.</source>
            <translation>Ice, das diesen Server schützt, kostet 2 Credits weniger.</translation>
        </message>
        <message>
            <source>Facility</source>
            <translation>Einrichtung</translation>
        </message>
        <message>
            <source>When the Runner accesses this asset, you may have the Runner take 1 tag for each advancement counter on it.</source>
            <translation>Wenn der Runner auf diese Anlage zugreift, darfst du ihn für jede Fortschrittsmarke auf ihr 1 Markierung erhalten lassen.</translation>
        </message>
        <message>
            <source>Have the Runner take 1 tag for each advancement counter on this asset</source>
            <translation>Den Runner für jede Fortschrittsmarke auf dieser Anlage 1 Markierung erhalten lassen</translation>
        </message>
        <message>
            <source>Observer</source>
            <translation>Beobachter</translation>
        </message>
        <message>
            <source>When the Runner encounters this ice, the Runner chooses one: take 1 tag; or end the run.</source>
            <translation>Wenn der Runner auf dieses Ice trifft, wählt der Runner eins: 1 Markierung erhalten; oder den Run beenden.</translation>
        </message>
        <message>
            <source>1 hosted power counter: The Runner takes 1 tag.</source>
            <translation>1 Kraftmarke von hier: Der Runner erhält 1 Markierung.</translation>
        </message>
        <message>
            <source>Subroutine: Trace 3. If the trace is successful, place 1 power counter on this ice.</source>
            <translation>Subroutine: Verfolgung 3. Gelingt die Verfolgung, lege 1 Kraftmarke auf dieses Ice.</translation>
        </message>
        <message>
            <source>The Runner takes 1 tag</source>
            <translation>Der Runner erhält 1 Markierung</translation>
        </message>
        <message>
            <source>remove 1 power counter from this ice</source>
            <translation>1 Kraftmarke von diesem Ice entfernen</translation>
        </message>
        <message>
            <source>When the Runner encounters this ice, you may pay 1 credit. If you do, place 1 advancement counter on a card you can advance.</source>
            <translation>Wenn der Runner auf dieses Ice trifft, darfst du 1 Credit bezahlen. Wenn du das tust, legst du 1 Fortschrittsmarke auf eine Karte, die du vorantreiben kannst.</translation>
        </message>
        <message>
            <source>Subroutine: Trace 2. If the trace is successful, the Runner takes 1 tag.</source>
            <translation>Subroutine: Verfolgung 2. Gelingt die Verfolgung, erhält der Runner 1 Markierung.</translation>
        </message>
        <message>
            <source>Pay 1 credit to place 1 advancement counter on a card you can advance</source>
            <translation>1 Credit bezahlen und dann 1 Fortschrittsmarke auf eine Karte legen, die du vorantreiben kannst</translation>
        </message>
        <message>
            <source>NBN Ice</source>
            <translation>NBN, Ice</translation>
        </message>
        <message>
            <source>When the Runner encounters this ice, the Runner pays 3 credits if able. Otherwise, end the run.</source>
            <translation>Wenn der Runner auf dieses Ice trifft, bezahlt er 3 Credits, sofern er kann. Sonst beende den Run.</translation>
        </message>
        <message>
            <source>Security</source>
            <translation>Sicherheit</translation>
        </message>
        <message>
            <source>When this agenda is scored, you may rez an unrezzed piece of ice, ignoring all costs.</source>
            <translation>Wenn diese Agenda gewertet wird, darfst du ein nicht aktiviertes Ice aktivieren, ohne irgendwelche Kosten zu bezahlen.</translation>
        </message>
        <message>
            <source>Rez an unrezzed piece of ice, ignoring all costs</source>
            <translation>Ein nicht aktiviertes Ice kostenlos aktivieren</translation>
        </message>
        <message>
            <source>Click: The Runner suffers 1 meat damage. Use this only if the Runner is tagged.</source>
            <translation>Klick: Der Runner erleidet 1 Körperschaden. Benutze dies nur, wenn der Runner markiert ist.</translation>
        </message>
        <message>
            <source>Transaction</source>
            <translation>Transaktion</translation>
        </message>
        <message>
            <source>Gain 9 credits.</source>
            <translation>Erhalte 9 Credits.</translation>
        </message>
        <message>
            <source>Link</source>
            <translation>Link</translation>
        </message>
        <message>
            <source>Psi</source>
            <translation>Psi</translation>
        </message>
        <message>
            <source>When this asset is exposed, you and the Runner secretly spend 0, 1, or 2 credits. If the amounts differ, the Runner suffers 1 net damage for each card in their grip.</source>
            <translation>Wenn diese Anlage aufgedeckt wird, geben du und der Runner geheim 0, 1 oder 2 Credits aus. Habt ihr verschieden viel ausgegeben, erleidet der Runner 1 Netzschaden für jede Karte in seinem Grip.</translation>
        </message>
        <message>
            <source>When the Runner accesses this asset, if it is an installed card, you and the Runner secretly spend 0, 1, or 2 credits. If the amounts differ, the Runner suffers 1 net damage for each card in their grip.</source>
            <translation>Wenn der Runner auf diese Anlage zugreift und sie installiert ist, geben du und der Runner geheim 0, 1 oder 2 Credits aus. Habt ihr verschieden viel ausgegeben, erleidet der Runner 1 Netzschaden für jede Karte in seinem Grip.</translation>
        </message>
        <message>
            <source>Clone</source>
            <translation>Klon</translation>
        </message>
        <message>
            <source>Whenever the Runner passes all ice protecting this server, you and the Runner secretly spend 0, 1, or 2 credits. If the amounts differ, end the run.</source>
            <translation>Immer wenn der Runner alles Ice passiert hat, das diesen Server schützt, gebt du und der Runner geheim 0, 1 oder 2 Credits aus. Habt ihr verschieden viel ausgegeben, beende den Run.</translation>
        </message>
        <message>
            <source>Double</source>
            <translation>Doppel</translation>
        </message>
        <message>
            <source>You may place up to 2 advancement counters on a card you can advance.</source>
            <translation>Du darfst bis zu 2 Fortschrittsmarken auf eine Karte legen, die du vorantreiben kannst.</translation>
        </message>
        <message>
            <source>Play only if the Runner stole an agenda during their last turn.</source>
            <translation>Spiele dies nur, wenn der Runner in seinem letzten Zug eine Agenda gestohlen hat.</translation>
        </message>
        <message>
            <source>Gear</source>
            <translation>Ausrüstung</translation>
        </message>
        <message>
            <source>When this hardware is installed, place 4 power counters on it.</source>
            <translation>Wenn diese Hardware installiert wird, lege 4 Kraftmarken darauf.</translation>
        </message>
        <message>
            <source>If you would suffer meat damage, you may remove 1 power counter from this hardware to prevent 1 meat damage.</source>
            <translation>Wenn du Körperschaden erleiden würdest, darfst du 1 Kraftmarke von dieser Hardware entfernen, um 1 Körperschaden zu verhindern.</translation>
        </message>
        <message>
            <source>Whenever this hardware loses counters, if there are no power counters on it, trash it.</source>
            <translation>Immer wenn diese Hardware Marken verliert und keine Kraftmarken mehr auf ihr liegen, zerstöre sie.</translation>
        </message>
        <message>
            <source>Division</source>
            <translation>Abteilung</translation>
        </message>
        <message>
            <source>Directive</source>
            <translation>Direktive</translation>
        </message>
        <message>
            <source>Whenever you access a card, if it is the first card with a trash cost that you access this turn, reveal the accessed card. You have to pay the trash cost of the accessed card if able.</source>
            <translation>Immer wenn du auf eine Karte zugreifst und sie die erste Karte mit Zerstörungskosten ist, auf die du in diesem Zug zugreifst, zeige die Karte vor. Du musst ihre Zerstörungskosten bezahlen, sofern du kannst.</translation>
        </message>
        <message>
            <source>Whenever you breach HQ, access 1 additional card.</source>
            <translation>Immer wenn du in HQ einbrichst, greife auf 1 zusätzliche Karte zu.</translation>
        </message>
        <message>
            <source>Natural</source>
            <translation>Natürlich</translation>
        </message>
        <message>
            <source>The first time each turn you install a program or hardware, it costs 1 credit less.</source>
            <translation>Wenn du zum ersten Mal in einem Zug ein Programm oder eine Hardware installierst, kostet das 1 Credit weniger.</translation>
        </message>
        <message>
            <source>Mod</source>
            <translation>Mod</translation>
        </message>
        <message>
            <source>Install a program or hardware card from your grip, lowering the install cost by 3.</source>
            <translation>Installiere eine Programm- oder Hardwarekarte aus deinem Grip. Ihre Installationskosten sind um 3 verringert.</translation>
        </message>
        <message>
            <source>Run R&amp;D. During this run, whenever you breach R&amp;D, access 2 additional cards.</source>
            <translation>Mache einen Run auf R&amp;D. Immer wenn du in diesem Run in R&amp;D einbrichst, greife auf 2 zusätzliche Karten zu.</translation>
        </message>
        <message>
            <source>Whenever you breach R&amp;D, access 2 additional cards.</source>
            <translation>Immer wenn du in R&amp;D einbrichst, greife auf 2 zusätzliche Karten zu.</translation>
        </message>
        <message>
            <source>Choose a piece of ice. It gains barrier, code gate, and sentry until the end of the turn.</source>
            <translation>Wähle ein Ice. Es wird bis zum Ende des Zuges auch Barriere, Codegate und Wächter.</translation>
        </message>
        <message>
            <source>Remote</source>
            <translation>Fernzugriff</translation>
        </message>
        <message>
            <source>If an installed program or hardware would be trashed, unless it is to pay a cost, you may trash this resource to prevent that.</source>
            <translation>Wenn ein installiertes Programm oder eine installierte Hardware zerstört würde, außer um Kosten zu bezahlen, darfst du diese Ressource zerstören, um das zu verhindern.</translation>
        </message>
        <message>
            <source>Expansion</source>
            <translation>Expansion</translation>
        </message>
        <message>
            <source>When this agenda is scored, gain 7 credits, then take 1 bad publicity.</source>
            <translation>Wenn diese Agenda gewertet wird, erhalte 7 Credits und dann 1 schlechte Publicity.</translation>
        </message>
        <message>
            <source>When this agenda is scored, you may forfeit it. If you do, the Runner takes 1 tag and you take 1 bad publicity.</source>
            <translation>Wenn diese Agenda gewertet wird, darfst du sie aufgeben. Wenn du das tust, erhält der Runner 1 Markierung und du 1 schlechte Publicity.</translation>
        </message>
        <message>
            <source>forfeit this agenda</source>
            <translation>diese Agenda aufgeben</translation>
        </message>
        <message>
            <source>Forfeit this agenda to have the Runner take 1 tag and you take 1 bad publicity</source>
            <translation>Diese Agenda aufgeben, damit der Runner 1 Markierung und du 1 schlechte Publicity erhältst</translation>
        </message>
        <message>
            <source>Whenever you install a virus program, the Corp trashes the top card of R&amp;D.</source>
            <translation>Immer wenn du ein Virusprogramm installierst, zerstört der Konzern die oberste Karte von R&amp;D.</translation>
        </message>
        <message>
            <source>Choose one: run HQ; or run R&amp;D.</source>
            <translation>Wähle eins: Mache einen Run auf HQ; oder mache einen Run auf R&amp;D.</translation>
        </message>
        <message>
            <source>0 credits: Trash the accessed card.</source>
            <translation>0 Credits: Zerstöre die Karte, auf die du zugreifst.</translation>
        </message>
        <message>
            <source>Run HQ</source>
            <translation>Einen Run auf HQ machen</translation>
        </message>
        <message>
            <source>Run R&amp;D</source>
            <translation>Einen Run auf R&amp;D machen</translation>
        </message>
        <message>
            <source>Place 9 credits on this event, then run a server.</source>
            <translation>Lege 9 Credits auf dieses Ereignis und mache dann einen Run auf einen Server.</translation>
        </message>
        <message>
            <source>You can spend hosted credits on anything during that run.</source>
            <translation>Du kannst die Credits hierauf in diesem Run für alles ausgeben.</translation>
        </message>
        <message>
            <source>When that run ends, suffer 1 core damage, which can't be prevented.</source>
            <translation>Wenn dieser Run endet, erleide 1 Kernschaden, der nicht verhindert werden kann.</translation>
        </message>
        <message>
            <source>You have +1 memory.</source>
            <translation>Du hast +1 Speicher.</translation>
        </message>
        <message>
            <source>Whenever you make a successful run on a server, gain 1 credit.</source>
            <translation>Immer wenn dir ein Run auf einen Server gelingt, erhalte 1 Credit.</translation>
        </message>
        <message>
            <source>You have +2 memory.</source>
            <translation>Du hast +2 Speicher.</translation>
        </message>
        <message>
            <source>Whenever you install a virus program, place 1 virus counter on it.</source>
            <translation>Immer wenn du ein Virusprogramm installierst, lege 1 Virusmarke darauf.</translation>
        </message>
        <message>
            <source>You have +1 link.</source>
            <translation>Du hast +1 Link.</translation>
        </message>
        <message>
            <source>You have +2 maximum hand size.</source>
            <translation>Du hast +2 maximale Handgröße.</translation>
        </message>
        <message>
            <source>Click, 1 credit: Search your stack for a virus program card, reveal it, add it to your grip, then shuffle.</source>
            <translation>Klick, 1 Credit: Durchsuche deinen Stack nach einer Virusprogrammkarte, zeige sie vor, nimm sie in deinen Grip und mische danach.</translation>
        </message>
        <message>
            <source>Whenever you make a successful run on R&amp;D, place 1 virus counter on this program.</source>
            <translation>Immer wenn dir ein Run auf R&amp;D gelingt, lege 1 Virusmarke auf dieses Programm.</translation>
        </message>
        <message>
            <source>Whenever you breach R&amp;D, if there are at least 2 virus counters on this program, you may access additional cards, up to the number of virus counters on it minus 1.</source>
            <translation>Immer wenn du in R&amp;D einbrichst und mindestens 2 Virusmarken auf diesem Programm liegen, darfst du auf zusätzliche Karten zugreifen, höchstens so viele wie Virusmarken darauf minus 1.</translation>
        </message>
        <message>
            <source>The encountered ice gets -1 strength.</source>
            <translation>Das Ice der Begegnung erhält -1 Stärke.</translation>
        </message>
        <message>
            <source>Rez %1</source>
            <translation>%1 aktivieren</translation>
        </message>
        <message>
            <source>Rez an unrezzed piece of ice</source>
            <translation>Ein nicht aktiviertes Ice aktivieren</translation>
        </message>
        <message>
            <source>Run a server. The next time you encounter a piece of ice during this run, bypass it.</source>
            <translation>Mache einen Run auf einen Server. Wenn du in diesem Run das nächste Mal auf ein Ice triffst, umgehe es.</translation>
        </message>
        <message>
            <source>Whenever you encounter a piece of ice, bypass it.</source>
            <translation>Immer wenn du auf ein Ice triffst, umgehe es.</translation>
        </message>
        <message>
            <source>Search your stack for an icebreaker card, reveal it, add it to your grip, then shuffle.</source>
            <translation>Durchsuche deinen Stack nach einer Icebreaker-Karte, zeige sie vor, nimm sie in deinen Grip und mische danach.</translation>
        </message>
        <message>
            <source>If you would make a successful run on Archives, change the attacked server to HQ instead.</source>
            <translation>Wenn dir ein Run auf Archives gelingen würde, wird stattdessen HQ zum angegriffenen Server.</translation>
        </message>
        <message>
            <source>When this resource is installed, place 12 credits on it.</source>
            <translation>Wenn diese Ressource installiert wird, lege 12 Credits darauf.</translation>
        </message>
        <message>
            <source>Click: Take 2 credits from this resource. If there are no credits on it, trash it.</source>
            <translation>Klick: Nimm 2 Credits von dieser Ressource. Ist sie leer, zerstöre sie.</translation>
        </message>
        <message>
            <source>When this asset is rezzed, place 12 credits on it.</source>
            <translation>Wenn diese Anlage aktiviert wird, lege 12 Credits darauf.</translation>
        </message>
        <message>
            <source>When your turn begins, take 3 credits from this asset. If there are no credits on it, trash it.</source>
            <translation>Wenn dein Zug beginnt, nimm 3 Credits von dieser Anlage. Ist sie leer, zerstöre sie.</translation>
        </message>
        <message>
            <source>Subroutine: The Runner suffers 1 core damage.</source>
            <translation>Subroutine: Der Runner erleidet 1 Kernschaden.</translation>
        </message>
        <message>
            <source>Subroutine: End the run.</source>
            <translation>Subroutine: Beende den Run.</translation>
        </message>
        <message>
            <source>Subroutine: Trash a program.</source>
            <translation>Subroutine: Zerstöre ein Programm.</translation>
        </message>
        <message>
            <source>Subroutine: Trace 1. If the trace is successful, the Runner suffers 1 core damage, then takes 1 tag.</source>
            <translation>Subroutine: Verfolgung 1. Gelingt die Verfolgung, erleidet der Runner 1 Kernschaden und erhält danach 1 Markierung.</translation>
        </message>
        <message>
            <source>trash this upgrade</source>
            <translation>dieses Upgrade zerstören</translation>
        </message>
        <message>
            <source>Ice protecting this server has +1 strength.</source>
            <translation>Ice, das diesen Server schützt, hat +1 Stärke.</translation>
        </message>
        <message>
            <source>Whenever an agenda is scored, the Runner suffers 1 net damage.</source>
            <translation>Immer wenn eine Agenda gewertet wird, erleidet der Runner 1 Netzschaden.</translation>
        </message>
        <message>
            <source>Whenever an agenda is stolen, the Runner suffers 1 net damage.</source>
            <translation>Immer wenn eine Agenda gestohlen wird, erleidet der Runner 1 Netzschaden.</translation>
        </message>
        <message>
            <source>If a card would be exposed and this asset is unrezzed, you may first rez it.</source>
            <translation>Wenn eine Karte aufgedeckt würde und diese Anlage nicht aktiviert ist, darfst du sie zuerst aktivieren.</translation>
        </message>
        <message>
            <source>If a card would be exposed, you may pay 1 credit to prevent that exposure.</source>
            <translation>Wenn eine Karte aufgedeckt würde, darfst du 1 Credit bezahlen, um das zu verhindern.</translation>
        </message>
        <message>
            <source>If a card would be exposed, you may trash this asset to prevent that exposure.</source>
            <translation>Wenn eine Karte aufgedeckt würde, darfst du diese Anlage zerstören, um das zu verhindern.</translation>
        </message>
        <message>
            <source>The Runner suffers 1 net damage.</source>
            <translation>Der Runner erleidet 1 Netzschaden.</translation>
        </message>
        <message>
            <source>Look at the top 5 cards of R&amp;D, then put them on top of R&amp;D in any order.</source>
            <translation>Schaue dir die obersten 5 Karten von R&amp;D an und lege sie in beliebiger Reihenfolge oben auf R&amp;D zurück.</translation>
        </message>
        <message>
            <source>Subroutine: The Runner moves to the outermost position of the attacked server. The Runner may end the run. Derez this ice.</source>
            <translation>Subroutine: Der Runner geht zur äußersten Position des angegriffenen Servers. Der Runner darf den Run beenden. Deaktiviere dieses Ice.</translation>
        </message>
        <message>
            <source>End the run</source>
            <translation>Den Run beenden</translation>
        </message>
        <message>
            <source>Subroutine: During the next encounter of this run, the encountered ice has +2 strength. The next time an encounter with a piece of ice ends during this run, unless the Runner broke every subroutine of that ice, the Runner suffers 3 net damage.</source>
            <translation>Subroutine: In der nächsten Begegnung dieses Runs hat das Ice der Begegnung +2 Stärke. Wenn die nächste Begegnung mit einem Ice in diesem Run endet, erleidet der Runner 3 Netzschaden, es sei denn, er hat jede Subroutine dieses Ice gebrochen.</translation>
        </message>
        <message>
            <source>The encountered ice has +2 strength.</source>
            <translation>Das Ice der Begegnung hat +2 Stärke.</translation>
        </message>
        <message>
            <source>Whenever an encounter with a piece of ice ends, unless the Runner broke every subroutine of that ice, the Runner suffers 3 net damage.</source>
            <translation>Immer wenn eine Begegnung mit einem Ice endet, erleidet der Runner 3 Netzschaden, es sei denn, er hat jede Subroutine dieses Ice gebrochen.</translation>
        </message>
        <message>
            <source>Subroutine: The Runner suffers 1 net damage. Trash this ice.</source>
            <translation>Subroutine: Der Runner erleidet 1 Netzschaden. Zerstöre dieses Ice.</translation>
        </message>
        <message>
            <source>Subroutine: The Runner suffers 2 net damage.</source>
            <translation>Subroutine: Der Runner erleidet 2 Netzschaden.</translation>
        </message>
        <message>
            <source>Subroutine: The Runner suffers 3 net damage.</source>
            <translation>Subroutine: Der Runner erleidet 3 Netzschaden.</translation>
        </message>
        <message>
            <source>Trace 6. If the trace is successful, the Runner takes that many tags.</source>
            <translation>Verfolgung 6. Gelingt die Verfolgung, erhält der Runner ebenso viele Markierungen.</translation>
        </message>
        <message>
            <source>When the Runner accesses this asset, if it is an installed card, you may pay 3 credits. If you do, the Runner suffers 1 core damage for each advancement counter on it.</source>
            <translation>Wenn der Runner auf diese Anlage zugreift und sie installiert ist, darfst du 3 Credits bezahlen. Wenn du das tust, erleidet der Runner 1 Kernschaden für jede Fortschrittsmarke auf ihr.</translation>
        </message>
        <message>
            <source>Pay 3 credits to have the Runner suffer 1 core damage for each advancement counter on this asset</source>
            <translation>3 Credits bezahlen und den Runner für jede Fortschrittsmarke auf dieser Anlage 1 Kernschaden erleiden lassen</translation>
        </message>
        <message>
            <source>Choose a non-ice installed card on a remote server. Gain 3 credits for each advancement counter on it, then trash it.</source>
            <translation>Wähle eine installierte Karte an einem Außenserver, die kein Ice ist. Erhalte 3 Credits für jede Fortschrittsmarke auf ihr und zerstöre sie dann.</translation>
        </message>
        <message>
            <source>Once per turn, when a successful run ends, you may run a server.</source>
            <translation>Einmal pro Zug, wenn ein gelungener Run endet, darfst du einen Run auf einen Server machen.</translation>
        </message>
        <message>
            <source>Run a server</source>
            <translation>Einen Run auf einen Server machen</translation>
        </message>
        <message>
            <source>Subroutine: The Runner loses 1 click.</source>
            <translation>Subroutine: Der Runner verliert 1 Klick.</translation>
        </message>
        <message>
            <source>Expose an unrezzed installed card the Corp controls</source>
            <translation>Eine installierte, nicht aktivierte Karte aufdecken, die der Konzern kontrolliert</translation>
        </message>
        <message>
            <source>trash this icebreaker</source>
            <translation>diesen Icebreaker zerstören</translation>
        </message>
        <message>
            <source>Whenever the Runner trashes a card you control, the Runner suffers 1 net damage.</source>
            <translation>Immer wenn der Runner eine Karte zerstört, die du kontrollierst, erleidet der Runner 1 Netzschaden.</translation>
        </message>
        <message>
            <source>For the first net damage that the Runner suffers each turn, you may look at the grip and choose the card that is trashed.</source>
            <translation>Beim ersten Netzschaden, den der Runner in jedem Zug erleidet, darfst du dir den Grip anschauen und die Karte wählen, die zerstört wird.</translation>
        </message>
        <message>
            <source>When this hardware is installed, you may search your stack for a card with the same name as this hardware, install it, then shuffle.</source>
            <translation>Wenn diese Hardware installiert wird, darfst du deinen Stack nach einer Karte mit demselben Namen wie diese Hardware durchsuchen, sie installieren und danach mischen.</translation>
        </message>
        <message>
            <source>Search your stack for a card with the same name as this hardware, install it, then shuffle</source>
            <translation>Deinen Stack nach einer Karte mit demselben Namen wie diese Hardware durchsuchen, sie installieren und danach mischen</translation>
        </message>
        <message>
            <source>The host icebreaker has +1 strength.</source>
            <translation>Der Icebreaker, auf dem dies liegt, hat +1 Stärke.</translation>
        </message>
        <message>
            <source>Trash another program, hardware, or resource you control to gain 3 credits</source>
            <translation>Ein anderes Programm, eine andere Hardware oder eine andere Ressource zerstören, die du kontrollierst, und dafür 3 Credits erhalten</translation>
        </message>
        <message>
            <source>trash another program, hardware, or resource you control</source>
            <translation>ein anderes Programm, eine andere Hardware oder eine andere Ressource zerstören, die du kontrollierst</translation>
        </message>
        <message>
            <source>Search R&amp;D for a card, add it to HQ, then shuffle.</source>
            <translation>Durchsuche R&amp;D nach einer Karte, nimm sie ins HQ und mische danach.</translation>
        </message>
        <message>
            <source>The Runner suffers 4 meat damage.</source>
            <translation>Der Runner erleidet 4 Körperschaden.</translation>
        </message>
        <message>
            <source>Place 1 advancement counter on each of up to 2 cards you can advance.</source>
            <translation>Lege je 1 Fortschrittsmarke auf bis zu 2 Karten, die du vorantreiben kannst.</translation>
        </message>
    </context>
</TS>
