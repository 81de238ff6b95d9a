// Netrun: matches that nobody watches, with any cards of both sides, and what must be so at every decision of them.
// Single rules and cards stand in scenarios/netrun. DUELOGUE_LONG=1 plays many more matches.
#include <QtTest>

#include "cards/wording/RulesText.h"
#include "match/netrun/Installing.h"
#include "match/netrun/Run.h"
#include "match/netrun/Servers.h"
#include "match/netrun/Windows.h"
#include "tests/KnownCards.h"
#include "tests/NetrunGame.h"
#include "tests/RandomMatch.h"
#include "tests/WrittenDown.h"

using namespace duelogue;
using namespace duelogue::netrun;

namespace {

bool isLong() { return qEnvironmentVariableIntValue("DUELOGUE_LONG") != 0; }

const NetrunGame& game() { return NetrunGame::instance(); }

/// Servers are nobody's and on nothing; the Corp's cards lie at servers, and ice where it belongs.
std::string problemOn(const Match& match, CardId id) {
    const MatchState& state = match.state();
    const Card& card = state.card(id);
    const Traits printed = printedTraits(match.pool(), card);
    const CardId host = card.now.host;
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

std::string problemAt(const Match& match) {
    const MatchState& state = match.state();
    std::string wrong;
    state.eachCardIn(index(Zone::Play), [&](CardId id) {
        if (wrong.empty()) wrong = problemOn(match, id);
    });
    for (const PlayerId player : {corp, runner}) {
        if (wrong.empty()) wrong = problemWith(state, player);
    }
    if (!wrong.empty()) return wrong;
    const bool acts = match.question()->is<Act>();
    if (acts && memoryTaken(match) > value(state, runner, PlayerValue::Memory)) return "programs without memory";
    if (acts && currentRun(state) != nullptr) return "an action during a run";
    return acts && value(state, Global::LentCredits) != 0 ? "credits of a run that is over" : "";
}

std::string problemAtEnd(const Match& match) {
    return PlayerSet(match.state().globals.winners).count() == 1 ? "" : "not one winner";
}

}  // namespace

class NetrunTest : public QObject {
    Q_OBJECT

private slots:
    void aCardIsWhatPlayersKnow_data() { addKnownCards("netrun", u';'); }
    void aCardIsWhatPlayersKnow() {
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

    void everyCardIsOneThatPlayersKnow() {
        const qsizetype known = knownCards("netrun", u';').size();
        const auto servers = std::ranges::count_if(game().pool().definitions(), [](const Definition& card) {
            return (card.traits & bit(Trait::Server)) != 0;
        });
        QCOMPARE(static_cast<qsizetype>(game().pool().definitions().size()) - servers, known);
    }

    void aMatchIsWrittenDownAndPlayedAgain() {
        for (const std::uint64_t seed : {std::uint64_t{11}, std::uint64_t{12}, std::uint64_t{13}}) {
            const std::string wrong = problemOfReplay(game().rulebook(), game().start(seed), seed);
            QVERIFY2(wrong.empty(), wrong.c_str());
        }
    }

    /// A position at the beginning of an action phase says all that there is to it.
    void aPositionIsWrittenAndReadAgain() {
        int compared = 0;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            Match match = game().begun(seed);
            Random random(seed);
            for (int i = 0; i < 300 && match.question() != nullptr; ++i) {
                const bool quiet = match.question()->is<Act>() && match.state().floating.empty();
                if (quiet) {
                    const std::string wrong = problemOfPosition(match);
                    QVERIFY2(wrong.empty(), wrong.c_str());
                    ++compared;
                }
                (void)match.answer(match.asked(), anyOf(match, random));
            }
        }
        QVERIFY(compared > 200);
    }

    void anyMatchGoesOnRightlyToItsEnd() {
        const std::uint64_t matches = isLong() ? 3'000 : 100;
        for (std::uint64_t seed = 1; seed <= matches; ++seed) {
            RandomMatch match(game().begun(seed), seed * 31, &problemAt, &problemAtEnd);
            const std::string wrong = match.play();
            QVERIFY2(wrong.empty(), (std::to_string(seed) + ": " + wrong).c_str());
        }
    }
};

QTEST_APPLESS_MAIN(NetrunTest)
#include "tst_netrun.moc"
