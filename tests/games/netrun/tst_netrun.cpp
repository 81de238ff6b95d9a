// Netrun: random matches with any cards of both sides, with invariants at every decision. Rules and cards have
// scenarios of their own in scenarios/netrun. DUELOGUE_LONG=1 plays many more matches.
#include <QtTest>

#include "cards/data/CardPool.h"
#include "cards/parser/CardLoader.h"
#include "cards/rulestext/RulesText.h"
#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/netrun/Installing.h"
#include "match/netrun/Servers.h"
#include "match/netrun/run/Run.h"
#include "match/netrun/run/Windows.h"
#include "tests/support/LongRun.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/match/KnownCards.h"
#include "tests/support/match/NetrunGame.h"
#include "tests/support/match/RandomMatch.h"
#include "tests/support/match/RandomServers.h"
#include "tests/support/match/WrittenDown.h"

using namespace duelogue;
using namespace duelogue::netrun;

namespace {

const NetrunGame& game() { return NetrunGame::instance(); }

/// Returns what is wrong with a card in play, or an empty string. Servers are unowned, installed Corp cards are at
/// servers, and events and operations are never installed.
std::string problemOn(const ReadableMatch& match, CardId id) {
    const MatchState& state = match.state();
    const Card& card = state.card(id);
    const Traits printed = printedTraits(match.pool(), card);
    const CardId host = card.current.host;
    if (((printed & bit(Trait::Server)) != 0) != !card.owner) return "a server of somebody";
    if (host && !isIn(state.card(host), Zone::Play)) return "a card is on what has left play";
    const bool lies = card.owner == corp && (printed & bit(Trait::Identity)) == 0;
    if (lies && (!host || !has(state.card(host), Trait::Server))) return "a card of the Corp's is at no server";
    if (lies && (printed & (rootTypes | bit(Trait::Ice))) == 0) return "an operation is installed";
    if ((printed & (bit(Trait::Event) | bit(Trait::Operation))) != 0) return "a card stays that should not";
    for (std::size_t kind = 0; kind < static_cast<std::size_t>(Counter::Count); ++kind) {
        if (card.values[kind] < 0) return "fewer counters than none";
    }
    return "";
}

std::string problemWith(const MatchState& state, PlayerId player) {
    for (const PlayerValue which : {PlayerValue::Credits, PlayerValue::Clicks, PlayerValue::Tags}) {
        if (value(state, player, which) < 0) return "a value below zero";
    }
    int points = 0;
    for (const CardId id : state.zone(player, Zone::Score)) points += figure(state.card(id), Figure::Points);
    return points == value(state, player, PlayerValue::Points) ? "" : "agenda points that nobody has";
}

std::string problemAt(const ReadableMatch& match) {
    const MatchState& state = match.state();
    std::string wrong;
    state.eachCardIn(index(Zone::Play), [&](CardId id) {
        if (wrong.empty()) wrong = problemOn(match, id);
    });
    for (const PlayerId player : {corp, runner}) {
        if (wrong.empty()) wrong = problemWith(state, player);
    }
    if (!wrong.empty()) return wrong;
    const bool acts = match.pendingQuestion()->is<Act>();
    if (acts && memoryTaken(match) > value(state, runner, PlayerValue::Memory)) return "programs without memory";
    if (acts && state.continuousEffects.empty()) wrong = problemOfPosition(match);
    if (!wrong.empty()) return wrong;
    if (acts && currentRun(state) != nullptr) return "an action during a run";
    return acts && value(state, Global::LentCredits) != 0 ? "credits of a run that is over" : "";
}

std::string problemAtEnd(const ReadableMatch& match) {
    return PlayerSet(match.state().globals.winners).count() == 1 ? "" : "not one winner";
}

/// Returns the first error in a card, or an empty string. The given lines begin in line 4 of the card file.
std::string mistakeIn(const std::string& lines) {
    CardPool pool(netrun::vocabulary());
    const auto errors = loadCards(pool, "test.yaml", "set: Test\ncards:\n  - name: Trial\n" + lines);
    return errors.empty() ? std::string() : errors.front().text();
}

std::string eventWith(const std::string& body) {
    return "    type: Anarch Event\n    stats: 1\n    do: " + body + "\n";
}
std::string assetWith(const std::string& ability) {
    return "    type: Jinteki Asset - Trap\n    stats: 1/1\n    abilities:\n      - " + ability + "\n";
}
std::string resourceWith(const std::string& ability) {
    return "    type: Anarch Resource\n    stats: 1\n    abilities:\n      - " + ability + "\n";
}

}  // namespace

class NetrunTest : public QObject {
    Q_OBJECT

private slots:
    void aCardMatchesItsPublishedData_data() { addKnownCards("netrun", u';'); }
    void aCardMatchesItsPublishedData() {
        QFETCH(QStringList, fields);
        const CardPool& pool = game().pool();
        const DefinitionId id = pool.find(fields[0].toStdString());
        QVERIFY(id);
        const Definition& card = pool[id];
        QCOMPARE(card.number, fields[1].toUInt());
        const auto has = [&](const QString& word) {
            const auto trait = indexOf(pool.vocabulary().traits, word.toStdString());
            return trait && ((card.traits >> *trait) & 1U) != 0;
        };
        QVERIFY(has(fields[2]));
        QVERIFY(has(fields[3]));
        for (const char* kind : {"barrier", "code gate", "sentry", "virus", "region", "console"})
            QCOMPARE(has(kind), fields[4].contains(QLatin1String(kind)));
        QCOMPARE(has("unique"), fields[5] == u"unique");
        const int cost = card.cost.x > 0 ? -1 : card.cost.resources[0];
        QCOMPARE(cost, fields[6] == u"X" ? -1 : fields[6].toInt());
        QCOMPARE(QString::fromStdString(figuresText(pool, id)), fields[7]);
    }

    void everyCardHasPublishedData() {
        const qsizetype known = knownCards("netrun", u';').size();
        const auto servers = std::ranges::count_if(game().pool().definitions(), [](const Definition& card) {
            return (card.traits & bit(Trait::Server)) != 0;
        });
        QCOMPARE(static_cast<qsizetype>(game().pool().definitions().size()) - servers, known);
    }

    void uselessAbilitiesAreRefused_data() {
        QTest::addColumn<std::string>("card");
        QTest::addColumn<std::string>("why");
        const auto refused = [](const char* name, const std::string& card, const char* why) {
            QTest::newRow(name) << card << std::string(why);
        };
        const std::string noHost = "this happens to no other cards";
        const std::string noPlayer = "this happens to no other player";
        refused("X of what is rezzed", "    type: Jinteki Asset\n    cost: X\n    stats: 1/1\n",
                "no X is chosen for \"asset\"");
        refused("X of what is installed", "    type: Anarch Program\n    cost: 2X\n    stats: 1/1\n",
                "no X is chosen for \"program\"");
        refused("strength of an asset", assetWith("{always: {stronger: {cards: this, strength: 1}}}"),
                "found \"asset\", expected \"ice\" or \"icebreaker\" or \"program\"");
        refused("strength of assets", assetWith("{always: {weaker: {cards: assets, strength: 1}}}"), noHost.c_str());
        refused("strength of a chosen asset", eventWith("{boost: {cards: 1 asset, strength: 1, for: this turn}}"),
                noHost.c_str());
        refused("strength of a target",
                "    targets: [hardware]\n" + eventWith("{boost: {cards: target, strength: 1, for: "
                                                        "this turn}}"),
                noHost.c_str());
        refused("an easier asset", assetWith("{always: {easier: {cards: assets, by: 1}}}"), "expected \"agenda\"");
        refused("a rezzed agenda", eventWith("{rez free: agendas}"), noHost.c_str());
        refused("an advanced program", eventWith("{advance: programs}"), noHost.c_str());
        refused("a played asset", eventWith("{play: 1 asset in your hand}"), noHost.c_str());
        refused("a run on ice", eventWith("{run: ice}"), "expected \"server\"");
        refused("a comparison of a figure", eventWith("{trash: asset with strength 2 or less}"),
                "not all of these cards have \"strength\": add ice or icebreaker");
        refused("a sum of figures", eventWith("{gain credits: total trash cost of programs}"),
                "not all of these cards have \"trash cost\": add asset or upgrade");
        refused("damage to the Corp", eventWith("{damage net: {amount: 1, player: corp}}"), "found \"corp\"");
        refused("damage to oneself", assetWith("{pay: 1, do: {damage meat: {amount: 1, player: you}}}"),
                "found \"you\", expected the runner: this happens to no other player");
        refused("damage to the other", eventWith("{damage net: {amount: 1, player: others}}"), noPlayer.c_str());
        refused("tags of the Corp", eventWith("{tag: {amount: 1, player: corp}}"), noPlayer.c_str());
        refused("lost tags of the Corp", assetWith("{pay: 1, do: {lose tags: 1}}"), noPlayer.c_str());
        refused("bad publicity of the Runner", resourceWith("{pay: 1, do: {gain bad publicity: 1}}"), noPlayer.c_str());
        refused("asked tags of the Corp", assetWith("{pay: 1, if: 'your tags >= 1', do: {draw: 1}}"), noPlayer.c_str());
        refused("memory of the Corp", assetWith("{always: {more memory: 1}}"), noPlayer.c_str());
        refused("gained memory", resourceWith("{pay: 1, do: {gain memory: 1}}"), "found \"memory\"");
        refused("more credits", resourceWith("{always: {more credits: 1}}"), "found \"credits\"");
        refused("another kind of damage", eventWith("{damage run: {amount: 1, player: runner}}"), "found \"run\"");
        refused("a card of both sides", "    type: Jinteki Program\n    stats: 1/1\n", "types of different sides");
        refused("a console of the Corp", "    type: Jinteki Console Asset\n    stats: 1/1\n",
                "types of different sides");
        refused("a bioroid program", "    type: Anarch Program\n    stats: 1/1\n    keywords: [bioroid]\n",
                "types of different sides");
        refused("put into play", eventWith("{put: {cards: 1 program card in your hand, to: play}}"),
                "cards can't be put into \"play\"");
        refused("a subroutine of an asset", assetWith("{when: subroutine, do: end run}"), "expected \"ice\"");
        refused("an asset that is scored", assetWith("{when: {is scored: this}, do: {draw: 1}}"),
                "expected \"agenda\"");
        refused("a program that is stolen", resourceWith("{when: {is stolen: program}, do: {draw: 1}}"),
                "expected \"agenda\"");
        refused("a resource that is accessed", resourceWith("{when: {is accessed: this}, do: {draw: 1}}"),
                noHost.c_str());
        refused("a run on ice that begins", resourceWith("{when: {run begins: ice}, do: {draw: 1}}"),
                "expected \"server\"");
        refused("a Corp that is tagged", assetWith("{when: {tagged: you}, do: {draw: 1}}"), noPlayer.c_str());
        refused("a hosted asset", resourceWith("{always: {hosts: {cards: assets, memory: 3}}}"), noHost.c_str());
        refused("a cheaper agenda", assetWith("{always: {cheaper: {cards: agendas, by: 1}}}"), noHost.c_str());
        refused("what becomes an agenda", eventWith("{become: {cards: ice, also: agenda, for: this turn}}"),
                "found \"agenda\", expected a keyword");
        refused("damage to everybody", eventWith("{damage net: {amount: 1, player: every player}}"), noPlayer.c_str());
        refused("the Runner's secret bids", eventWith("psi"), noPlayer.c_str());
        // Cards without a cost or a condition
        const std::string agenda = "    type: Jinteki Agenda\n    stats: 3/1/0\n";
        refused("a condition of an agenda", agenda + "    if: your turn\n",
                "\"if\" can't be used here: nothing is asked or paid for \"agenda\"");
        refused("a cost of an agenda", agenda + "    cost: 2\n", "\"cost\" can't be used here");
        refused("a further price of an agenda", agenda + "    also pay: {lose credits: 1}\n",
                "\"also pay\" can't be used here");
        refused("a condition of an identity", "    type: Jinteki Identity\n    stats: 0/45/15\n    unless: your turn\n",
                "\"unless\" can't be used here");
        refused("what an event does in play",
                eventWith("{draw: 1}") + "    abilities: [{when: {turn begins: you}, do: {draw: 1}}]\n",
                "a card of this type does not stay there");
        refused("what an operation says in play",
                "    type: Jinteki Operation\n    stats: 1\n    do: {draw: 1}\n"
                "    abilities: [{always: {more hand size: 1}}]\n",
                "a card of this type does not stay there");
        // Events that can't be prevented
        const std::string comes = "can't be stopped or replaced; use \"first\"";
        refused("a prevented turn", assetWith("{before: {turn begins: you}, prevent: all}"), comes.c_str());
        refused("a run that does not begin", assetWith("{negate: {run begins: HQ}}"), comes.c_str());
        refused("something instead of the end of a run", assetWith("{before: {run ends: HQ}, instead: {draw: 1}}"),
                comes.c_str());
        refused("a negated operation", assetWith("{negate: {plays: {card: operation}}}"), comes.c_str());
        refused("something before a subroutine",
                "    type: Jinteki Ice\n    stats: 1/1\n    abilities: [{before: subroutine, first: {draw: 1}}]\n",
                "nothing can be done before this event; use \"when\"");
        refused("agendas in several score areas",
                eventWith("{put: {cards: agenda in any discard pile, to: score area, player: every player}}"),
                "found \"every player\"");
        refused("tags that the Corp loses", assetWith("{when: {lose tags: corp}, do: {draw: 1}}"), noPlayer.c_str());
        refused("recurring credits for a time", eventWith("{for: the match, always: {recurring: 2}}"),
                "\"recurring\" has no effect when it has a duration");
    }
    void uselessAbilitiesAreRefused() {
        QFETCH(std::string, card);
        QFETCH(std::string, why);
        const std::string mistake = mistakeIn(card);
        QVERIFY2(mistake.find(why) != std::string::npos, ("found: " + mistake).c_str());
    }

    void usefulAbilitiesAreAccepted() {
        for (const std::string& card :
             {eventWith("{boost: {cards: 1 program, strength: 1, for: this turn}}"),
              eventWith("{tag: {amount: 1, player: you}}"),
              assetWith("{pay: 1, do: {damage net: {amount: 1, player: others}}}"),
              eventWith("{trash: ice with strength 2}"),
              eventWith("{trash: asset or upgrade with trash cost 2 or less}"),
              assetWith("{pay: 1, targets: [installed card], do: {advance: target}}"),
              assetWith("{before: {turn begins: you}, first: {gain credits: 1}}"),
              "    type: Jinteki Operation\n    cost: X\n    stats: 1\n    do: {draw: X}\n" + std::string()})
            QCOMPARE(mistakeIn(card), std::string());
    }

    void aRecordedMatchCanBeReplayed() {
        for (const std::uint64_t seed : {std::uint64_t{11}, std::uint64_t{12}, std::uint64_t{13}}) {
            const std::string wrong = problemOfReplay(game().rulebook(), game().start(seed), seed);
            QVERIFY2(wrong.empty(), wrong.c_str());
        }
    }

    /// A position at the beginning of an action phase describes the match completely.
    void aPositionSurvivesWritingAndReading() {
        int compared = 0;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            Match match = game().begun(seed);
            Random random(seed);
            for (int i = 0; i < 300 && match.pendingQuestion() != nullptr; ++i) {
                const bool quiet = match.pendingQuestion()->is<Act>() && match.state().continuousEffects.empty();
                if (quiet) {
                    const std::string wrong = problemOfPosition(match);
                    QVERIFY2(wrong.empty(), wrong.c_str());
                    ++compared;
                }
                (void)match.play(match.playerToAct(), anyOf(match, random));
            }
        }
        QVERIFY(compared > 200);
    }

    /// Positions with any cards on both sides.
    void randomPositionsKeepAllInvariants() {
        const std::uint64_t positions = isLongRun() ? 5'000 : 150;
        for (std::uint64_t seed = 1; seed <= positions; ++seed) {
            const std::string text = RandomServers(game().rulebook(), seed).text();
            RandomMatch match(matchAt(game().rulebook(), text), seed, &problemAt, &problemAtEnd, &busily);
            const std::string wrong = match.play();
            if (!wrong.empty()) QFAIL((wrong + "\n" + scenarioOf(game().rulebook(), text, match.replies())).c_str());
        }
    }

    void randomMatchesKeepAllInvariants() {
        const std::uint64_t matches = isLongRun() ? 3'000 : 100;
        for (std::uint64_t seed = 1; seed <= matches; ++seed) {
            RandomMatch match(game().begun(seed), seed * 31, &problemAt, &problemAtEnd);
            const std::string wrong = match.play();
            QVERIFY2(wrong.empty(), (std::to_string(seed) + ": " + wrong).c_str());
        }
    }
};

DUELOGUE_TEST(NetrunTest, NoApplication)
#include "tst_netrun.moc"
