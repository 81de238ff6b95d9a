#include <QtTest>

#include "cards/data/CardPool.h"
#include "cards/parser/CardLoader.h"
#include "cards/rulestext/RulesText.h"
#include "match/basebreak/Scoring.h"
#include "match/effects/verbs/BaseVerbs.h"
#include "match/loop/Match.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/match/BasebreakGame.h"
#include "tests/support/match/KnownCards.h"
#include "tests/support/match/MistakeRows.h"

using namespace duelogue;
using namespace duelogue::basebreak;

namespace {

/// Returns a match with one base in play that pays 4, 2 and 1. Each player has one minion of the given power, or none
/// if the power is negative.
Match standingsOf(const std::vector<int>& powers) {
    Match match(BasebreakGame::instance().rulebook());
    MatchState& state = match.state();
    state.globals.playerCount = static_cast<std::uint8_t>(powers.size());
    state.globals.current = PlayerId(0);
    const CardPool& pool = BasebreakGame::instance().pool();
    const CardId base = state.addCard(pool.find("The Homeworld"), PlayerId{}, index(Zone::BaseDeck));
    relocate(match, base, PlayerId{}, index(Zone::Play), Place::Top);
    for (std::size_t p = 0; p < powers.size(); ++p) {
        if (powers[p] < 0) continue;
        const PlayerId player(static_cast<std::uint8_t>(p));
        const CardId minion = state.addCard(pool.find("Invader"), player, index(Zone::Deck));
        relocate(match, minion, player, index(Zone::Play), Place::Top);
        state.card(minion).current.host = base;
        state.globals.stale = 0;
        state.card(minion).current.figures[0] = static_cast<std::int16_t>(powers[p]);
    }
    state.globals.stale = 0;
    return match;
}

}  // namespace

// The published data of Basebreak's cards, useless abilities, and ranks.
class BasebreakCardsTest : public QObject {
    Q_OBJECT

private slots:
    /// Line numbers count from the line after the name.
    void uselessAbilitiesAreRefused_data() {
        addMistakeColumns();
        const auto add = [](const char* card, int line, const char* message) {
            const QString name = QString::fromUtf8(card).replace(u'\n', u' ');
            QTest::newRow(qPrintable(name)) << QString::fromUtf8(card) << line << QString::fromUtf8(message);
        };
        const auto action = [&](const char* body, const char* message) {
            add(("type: Action\ndo: " + std::string(body)).c_str(), 2, message);
        };
        const auto minion = [&](const char* ability, const char* message) {
            add(("type: Minion\nstats: 2\nabilities: [" + std::string(ability) + "]").c_str(), 3, message);
        };
        const auto base = [&](const char* ability, const char* message) {
            add(("type: Base\nstats: 20/4/2/1\nabilities: [" + std::string(ability) + "]").c_str(), 3, message);
        };
        // Types
        add("type: Special", 1, "expected a type");
        add("type: Ongoing\ntargets: [base]", 1, "expected a type");
        add("type: Ongoing Minion\nstats: 2\ntargets: [base]", 1, "needs another type: \"action\"");
        add("type: Minion Action\nstats: 2", 1, "expected one type");
        add("type: Ongoing Action\ntargets: [player]", 2, "must be one card in \"play\"");
        add("type: Ongoing Action\ntargets: [minion in any discard pile]", 2, "must be one card in \"play\"");
        add("type: Ongoing Action\ntargets: [2 bases]", 2, "must be one card in \"play\"");
        add("type: Action\nabilities: [{when: {turn begins: you}, do: {draw: 1}}]", 2,
            "a card of this type does not stay there");
        action("{destroy: minions here}", "this card is never in \"play\"");
        action("{destroy: host}", "this card is never in \"play\"");
        // Prices
        add("type: Action\ncost: 2\ndo: {draw: 1}", 2, "nothing is paid for playing a card");
        add("type: Action\nalso pay: {lose points: 1}\ndo: {draw: 1}", 2, "nothing is paid for playing a card");
        add("type: Base\nstats: 20/4/2/1\nif: your turn", 3, "nothing is asked or paid for \"base\"");
        action("{unless: {pay: 2}, do: {draw: 1}}", "this game has no resources");
        action("{may: {pay: 2}, then: {draw: 1}}", "this game has no resources");
        minion("{pay: 1, do: {draw: 1}}", "this game has no resources");
        minion("{pay: X, do: {draw: X}}", "this game has no resources");
        // Effects on a card that is not yet in play
        minion(
            "{before: {plays: {player: you, card: minion}}, first: {boost: {cards: affected card, power: 1, for: "
            "this turn}}}",
            "the card is not in play yet. Use \"when\" instead");
        minion("{before: {is played: this}, first: {spend: this}}", "Use \"when\" instead");
        // Values that only the rules change
        minion("{when: {gain minions: you}, do: {draw: 1}}", "only by the rules");
        // Subjects of verbs
        action("{boost: {cards: bases, power: 2, for: this turn}}",
               "found \"base\", expected \"minion\" or \"action\"");
        action("{boost: {cards: 1 base, power: 2, for: this turn}}",
               "found \"base\", expected \"minion\" or \"action\"");
        action("{boost: {cards: base of source, power: 2, for: this turn}}", "no event");
        action("{for each: bases, do: {boost: {cards: that card, power: 2, for: this turn}}}", "found \"base\"");
        action("[{choose: 1 base}, {boost: {cards: chosen, power: 2, for: this turn}}]", "found \"base\"");
        action("{lower breakpoint: {cards: minions, by: 2, for: this turn}}", "found \"minion\", expected \"base\"");
        base("{when: {scores: this}, do: {boost: {cards: this, power: 2, for: this turn}}}", "found \"base\"");
        base("{always: {more power: {cards: this, power: 2}}}", "found \"base\", expected \"minion\" or \"action\"");
        minion("{always: {less power: {cards: here, power: 2}}}", "found \"base\", expected \"minion\" or \"action\"");
        minion("{always: {more power: {cards: this, counts as: base}}}", "no such card can have \"base\"");
        action("[{choose: 1 base}, {move: {cards: bases, to: chosen}}]",
               "found \"base\", expected \"minion\" or \"action\"");
        action("[{choose: 1 minion}, {move: {cards: minions, to: chosen}}]", "found \"minion\", expected \"base\"");
        action("{extra minion: {at: this}}", "found \"action\", expected \"base\"");
        action("{exchange: {cards: minions, for: top card of base deck}}", "found \"minion\", expected \"base\"");
        action("{exchange: {cards: bases, for: top card of your deck}}", "expected \"base\"");
        action("{play: minions}", "found cards in \"play\", expected cards in");
        action("{move: {cards: minions, to: top card of base deck}}",
               "found a card in \"base deck\", expected one in \"play\"");
        minion("{when: {is played: this}, do: {exchange: {cards: here, for: here}}}",
               "found a card in \"play\", expected one in \"base deck\"");
        action("{ignore: 1 minion}", "a card of this type does not stay in play");
        action("{play: top card of base deck}", "expected \"minion\" or \"action\"");
        minion("{always: {may play: minions}}", "expected cards in \"hand\" or \"discard pile\"");
        minion("{always: {may play: {cards: base in base discard, at: here}}}", "expected \"minion\" or \"action\"");
        minion("{always: {may play instead: top card of your deck}}", "expected cards in");
        // Zones
        action("{put: {cards: bases, to: hand}}", "found \"base\", expected \"minion\" or \"action\"");
        action("{put: {cards: minions, to: base deck}}", "found \"minion\", expected \"base\"");
        action("{put: {cards: this, to: base discard}}", "found \"action\", expected \"base\"");
        action("{put: {cards: 1 minion card in your discard pile, to: play}}", "found \"minion\", expected \"base\"");
        action("{reveal: base cards in your hand}", "no card in ");
        action("{reveal: minion card in base deck}", "no card in ");
        // Characteristics
        action("{draw: first of this}", "\"first\" can't be used here: no \"action\" has that");
        action("{draw: total third of minions}", "no \"minion\" has that");
        action("{if: this is base, then: {draw: 1}}", "this card can never fit that description");
        action("{reveal: base on this}", "no card fits this description");
        action("{reveal: bases you control}", "no card fits this description");
        minion("{when: {turn begins: \"here's owner\"}, do: {draw: 1}}", "no player owns or controls");
        // Events
        minion("{when: {scores: minion}, do: {draw: 1}}", "found \"minion\", expected \"base\"");
        minion("{when: {has scored: this}, do: {draw: 1}}", "found \"minion\", expected \"base\"");
        minion("{when: {plays: {card: base}}, do: {draw: 1}}", "found \"base\", expected \"minion\" or \"action\"");
        minion("{before: {is destroyed: this}, change to: 2}", "this event has no amount");
        minion("{negate: {turn begins: you}}", "can't be stopped or replaced; use \"first\"");
        minion("{before: {has scored: here}, prevent: all}", "can't be stopped or replaced");
        minion("{negate: {is announced: minion here}}", "can't be stopped or replaced");
        minion("{before: {is announced: minion here}, prevent: all}", "can't be stopped or replaced");
        minion("{before: {is replaced: base}, instead: {draw: 1}}", "can't be stopped or replaced");
        // Values
        action("{gain minions: 1}", "only by the rules");
        action("{contest: {most: 2, of: actions, against: others}, then: {draw: 1}}", "only by the rules");
    }
    void uselessAbilitiesAreRefused() {
        QFETCH(QString, card);
        CardPool pool(vocabulary());
        const QString file = "set: Test\ncards:\n  - name: Trial\n    " + card.replace("\n", "\n    ") + "\n";
        verifyMistake(loadCards(pool, "test.yaml", file.toStdString()), 3);
    }

    void aCardMatchesItsPublishedData_data() { addKnownCards("basebreak", u','); }
    void aCardMatchesItsPublishedData() {
        QFETCH(QStringList, fields);
        const CardPool& pool = BasebreakGame::instance().pool();
        const DefinitionId id = pool.find(fields[0].toStdString());
        QVERIFY(id);
        const Definition& card = pool[id];
        QCOMPARE((card.traits & bit(Trait::Minion)) != 0, fields[1] == "minion");
        QCOMPARE((card.traits & bit(Trait::Action)) != 0, fields[1] == "action");
        QCOMPARE((card.traits & bit(Trait::Base)) != 0, fields[1] == "base");
        QCOMPARE(
            QString::fromUtf8(pool.tag(card.tags[0]).data(), static_cast<qsizetype>(pool.tag(card.tags[0]).size())),
            fields[2]);
        QCOMPARE(QString::fromStdString(figuresText(pool, id)), fields[4]);
        if (fields[1] == "base" || fields[2] == "Bears") return;
        qsizetype copies = 0;
        for (const auto& faction : BasebreakGame::instance().factions())
            copies += std::count(faction.begin(), faction.end(), id);
        QCOMPARE(copies, fields[3].toInt());
    }

    void everyCardHasPublishedData() {
        const qsizetype known = knownCards("basebreak", u',').size();
        QCOMPARE(static_cast<qsizetype>(BasebreakGame::instance().pool().definitions().size()), known);
    }

    void tiesShareTheHigherRankAndSkipTheNext_data() {
        QTest::addColumn<QList<int>>("powers");
        QTest::addColumn<QList<int>>("ranks");
        const auto row = [](const char* name, const QList<int>& powers, const QList<int>& ranks) {
            QTest::newRow(name) << powers << ranks;
        };
        row("two alike", {5, 5}, {1, 1});
        row("two above one", {5, 7, 7}, {3, 1, 1});
        row("two below one", {5, 4, 4}, {1, 2, 2});
        row("three alike", {4, 4, 4}, {1, 1, 1});
        row("two above two", {4, 5, 7, 7}, {4, 3, 1, 1});
        row("two in the middle", {5, 5, 2, 7}, {2, 2, 4, 1});
        row("two at the end", {5, 2, 2, 7}, {2, 3, 3, 1});
        row("three above one", {5, 7, 7, 7}, {4, 1, 1, 1});
        row("pairs", {4, 4, 7, 4}, {2, 2, 1, 2});
        row("pairs around", {4, 8, 8, 4}, {3, 1, 1, 3});
        row("a minion without power counts", {0, 3}, {2, 1});
        row("an empty seat does not count", {-1, 3}, {0, 1});
    }
    void tiesShareTheHigherRankAndSkipTheNext() {
        QFETCH(QList<int>, powers);
        QFETCH(QList<int>, ranks);
        const Match match = standingsOf(std::vector<int>(powers.begin(), powers.end()));
        const Standings standings = standingsAt(match, bases(match.state()).front());
        constexpr std::array prizes{0, 4, 2, 1, 0};
        for (qsizetype p = 0; p < ranks.size(); ++p) {
            QCOMPARE(standings[static_cast<std::size_t>(p)].rank, ranks[p]);
            QCOMPARE(standings[static_cast<std::size_t>(p)].points, prizes[static_cast<std::size_t>(ranks[p])]);
        }
    }
};

DUELOGUE_TEST(BasebreakCardsTest, NoApplication)

#include "tst_basebreakcards.moc"
