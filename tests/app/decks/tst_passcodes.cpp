#include <QtTest>
#include <ctime>

#include "app/games/Games.h"
#include "app/library/formats/ReadDeck.h"
#include "app/library/formats/WriteDeck.h"
#include "cards/data/CardPool.h"
#include "tests/support/OwnFolder.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/CommandRun.h"
#include "tests/support/app/DeckSamples.h"
#include "tests/support/app/OwnHome.h"

using namespace duelogue;

// Decks that name their cards by set, number or passcode.
class TestPasscodes : public QObject, private OwnFolder {
    Q_OBJECT

private slots:
    void setAndNumberAreThoseOfTheCard();
    void aDeckOfPasscodesIsRead();
    void anInvalidPasscodeIsReported();
    void namesReplaceAmbiguousCardNumbers();
    void everyTributeDeckSurvivesExportAsPasscodes();

private:
    OwnHome m_home;
};

void TestPasscodes::setAndNumberAreThoseOfTheCard() {
    QVERIFY(has(writeDeck(pool(), sample(), DeckFormat::Arena), "\n4 Bee Sting (POR) 159\n"));
    QVERIFY(has(writeDeck(pool(), sample(), DeckFormat::Forge), "\n4 Bee Sting|POR\n"));
    QVERIFY(has(writeDeck(pool(), sample(), DeckFormat::Workstation), "\n    4 [POR] Bee Sting\n"));
}

void TestPasscodes::aDeckOfPasscodesIsRead() {
    const char* text =
        "#created by somebody\n#main\n46986414\r\n46986414\n06368038\n#extra\n89631139\n\n!side\n53129443\n";
    const auto name = [](const DeckEntry& entry) {
        return QString::number(entry.count) + " " + QString::fromStdString(tributeGame().pool()[entry.card].name);
    };
    for (const char* file : {"a.ydk", "pasted"}) {
        const ImportedDeck reading = readDeck(tributeGame().pool(), file, text);
        QCOMPARE(mistakes(reading), QString());
        QCOMPARE(reading.deck.entries.size(), std::size_t{2});
        QCOMPARE(name(reading.deck.entries[0]), QString("2 Dark Magician"));
        QCOMPARE(name(reading.deck.entries[1]), QString("1 Gaia The Fierce Knight"));  // a leading zero is ignored
        QCOMPARE(name(reading.deck.extra.at(0)), QString("1 Blue-Eyes White Dragon"));
        QCOMPARE(name(reading.deck.sideboard.at(0)), QString("1 Dark Hole"));
    }
}

void TestPasscodes::anInvalidPasscodeIsReported() {
    const ImportedDeck reading =
        readDeck(tributeGame().pool(), "a.ydk", "#main\n46986414\n1\n0\n99999999999\nDark Hole\n");
    QCOMPARE(reading.deck.size(), 2);
    QCOMPARE(mistakes(reading), QString("a.ydk:3: not a card number: \"1\"\n"
                                        "a.ydk:4: not a card number: \"0\"\n"
                                        "a.ydk:5: unknown card \"99999999999\""));
}

/// In Arcana, a number identifies a card within one set, so a card from another set can have the same number.
void TestPasscodes::namesReplaceAmbiguousCardNumbers() {
    CardPool two = pool();
    two.edit(two.find("Anaconda")).number = two[two.find("Forest")].number;
    Deck deck;
    deck.entries = {{2, two.find("Forest")}, {1, two.find("Bee Sting")}};
    const std::string text = writeDeck(two, deck, DeckFormat::Passcodes);
    QVERIFY2(has(text, "#main\nForest\nForest\n159\n#extra\n"), text.c_str());
    QVERIFY(readDeck(two, "a.ydk", text).deck == deck);
    QCOMPARE(readDeck(two, "a.ydk", std::to_string(two[two.find("Forest")].number) + "\n").errors.size(),
             std::size_t{1});
}

void TestPasscodes::everyTributeDeckSurvivesExportAsPasscodes() {
    for (const NamedDeck& named : tributeGame().decks()) {
        const std::string text = writeDeck(tributeGame().pool(), named.deck, DeckFormat::Passcodes);
        const QString cards = QString::fromStdString(text.substr(text.find("#main")));
        QVERIFY2(!cards.contains(QRegularExpression("^[A-Z]", QRegularExpression::MultilineOption)), text.c_str());
        QVERIFY(readDeck(tributeGame().pool(), "a.ydk", text).deck == named.deck);
    }
}

DUELOGUE_TEST(TestPasscodes, QCoreApplication)

#include "tst_passcodes.moc"
