#include <QtTest>
#include <algorithm>

#include "cards/warnings/Plausibility.h"
#include "match/basebreak/text/Vocabulary.h"
#include "match/netrun/text/Vocabulary.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/cards/CardFileText.h"
#include "tests/support/match/ProgramCards.h"

using namespace duelogue;

namespace {

Vocabulary plausibleWords(const QString& game) {
    if (game == "netrun") return netrun::vocabulary();
    if (game == "basebreak") return basebreak::vocabulary();
    return game == "tribute" ? tribute::vocabulary() : arcana::vocabulary();
}

}  // namespace

// Warnings about cards that can be read but never do what they say.
class TestPlausibility : public QObject {
    Q_OBJECT

private slots:
    void implausiblePartsAreWarnedOf_data();
    void implausiblePartsAreWarnedOf();
    void plausibleCardsHaveNoWarning_data();
    void plausibleCardsHaveNoWarning();
    void noCardOfTheProgramIsWarnedOf_data();
    void noCardOfTheProgramIsWarnedOf();

private:
    static std::vector<CardWarning> warningsOf(const QString& game, const QString& card) {
        CardPool pool(plausibleWords(game));
        const auto errors = loadCards(pool, "test.yaml", fileWith("  - name: Trial\n    " + card.toStdString() + "\n"));
        if (!errors.empty()) qFatal("%s", errors.front().text().c_str());
        return implausibleParts(pool);
    }
};

/// Cards without their name, which is in line 3.
void TestPlausibility::implausiblePartsAreWarnedOf_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("card");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("message");
    const auto add = [](const char* name, const char* game, const char* card, int line, const char* message) {
        QTest::newRow(name) << game << card << line << message;
    };
    const char* const agenda = "netrun";
    add("an agenda that is used before it is scored", agenda,
        "type: NBN Agenda\n    stats: 3/2/0\n    abilities:\n      - {pay: C, do: {gain credits: 2}}", 7,
        "this ability never works: \"agenda\" has its abilities in \"score area\". Add \"where: score area\"");
    add("an agenda that waits for a turn", agenda,
        "type: NBN Agenda\n    stats: 3/2/0\n    abilities:\n      - {when: {turn begins: you}, do: {gain credits: 1}}",
        7, "Add \"where: score area\"");
    add("figures in another order", "netrun", "type: NBN Identity\n    stats: 45/15/1", 3,
        "a base link of 45 is unusual (0 to 5): the order of \"stats\" is base link/minimum deck size/influence");
    add("a small deck", "netrun", "type: NBN Identity\n    stats: 0/15/15", 3, "a minimum deck size of 15 is unusual");
    add("the host of a spell that stays", "tribute",
        "type: Continuous Spell\n    abilities:\n      - {when: {standby phase: you}, do: {destroy: host}}", 6,
        "\"host\" never refers to a card");
    add("an aura", "arcana", "type: Enchantment - Aura\n    abilities: [{always: {more lands: 1}}]", 3,
        "the subtype \"Aura\" has no rules here: a card can't be attached to another one in this game");
    add("a negative number", "arcana",
        "type: Land\n    abilities:\n      - always: {boost: {cards: creatures, power: 0 - 2, toughness: 0}}", 6,
        "\"power\" of \"boost\" is always 0: a calculation never goes below 0");
    add("nothing to draw", "basebreak", "type: Action\n    do: {draw: 0}", 5, "\"amount\" of \"draw\" is always 0");
    add("a vain product", "basebreak", "type: Action\n    do: {draw: number of minions * (2 - 2)}", 5, "is always 0");
    add("a spell without effect", "tribute", "type: Normal Spell", 3, "this card does nothing");
}

void TestPlausibility::implausiblePartsAreWarnedOf() {
    QFETCH(QString, game);
    QFETCH(QString, card);
    QFETCH(int, line);
    QFETCH(QString, message);
    const auto warnings = warningsOf(game, card);
    QVERIFY2(!warnings.empty(), "no warning");
    QVERIFY2(QString::fromStdString(warnings.front().message).contains(message), warnings.front().message.c_str());
    QCOMPARE(warnings.front().line, line);
}

void TestPlausibility::plausibleCardsHaveNoWarning_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("card");
    const auto add = [](const char* name, const char* game, const char* card) { QTest::newRow(name) << game << card; };
    add("a scored agenda", "netrun",
        "type: NBN Agenda\n    stats: 3/2/0\n    abilities:\n      - {pay: C, where: score area, do: {gain credits: "
        "2}}\n"
        "      - {when: {is accessed: this}, do: {damage net: {amount: 1, player: runner}}}");
    add("power alone", "arcana",
        "type: Land\n    abilities:\n      - always: {boost: {cards: creatures, power: 2, toughness: 0}}");
    add("an equip and its host", "tribute",
        "type: Equip Spell\n    targets: [face-up monster]\n    abilities:\n"
        "      - {always: {changes: {cards: host, attack: 300}}}");
    add("less attack", "tribute",
        "type: Normal Spell\n    do: {change: {cards: monsters, attack: -200, for: this turn}}");
}

void TestPlausibility::plausibleCardsHaveNoWarning() {
    QFETCH(QString, game);
    QFETCH(QString, card);
    const auto warnings = warningsOf(game, card);
    QVERIFY2(warnings.empty(), warnings.empty() ? "" : warnings.front().message.c_str());
}

void TestPlausibility::noCardOfTheProgramIsWarnedOf_data() {
    QTest::addColumn<QString>("game");
    for (const char* game : {"arcana", "tribute", "basebreak", "netrun"}) QTest::newRow(game) << game;
}

void TestPlausibility::noCardOfTheProgramIsWarnedOf() {
    QFETCH(QString, game);
    CardPool pool(plausibleWords(game));
    addProgramCards(pool);
    QVERIFY(pool.definitions().size() > 50);
    for (const CardWarning& warning : implausibleParts(pool))
        QVERIFY2(false, (pool[warning.card].name + ": " + warning.message).c_str());
}

DUELOGUE_TEST(TestPlausibility, QCoreApplication)

#include "tst_plausibility.moc"
