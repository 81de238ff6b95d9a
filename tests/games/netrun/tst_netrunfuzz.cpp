// Random card files for Netrun. Every accepted card must be playable. DUELOGUE_LONG=1 plays many more. DUELOGUE_SEED=N
// plays pool N alone and prints its file.
#include <QtTest>

#include "cards/data/CardPool.h"
#include "cards/parser/CardLoader.h"
#include "cards/rulestext/RulesText.h"
#include "match/loop/Match.h"
#include "match/netrun/Netrun.h"
#include "match/notation/Journal.h"
#include "resources/Embedded.h"
#include "tests/fuzz/CardMaker.h"
#include "tests/fuzz/SeedTeller.h"
#include "tests/support/LongRun.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/match/LogAgainstState.h"
#include "tests/support/match/RandomMatch.h"

using namespace duelogue;
using namespace duelogue::netrun;

namespace {

constexpr int cardsOfAPool = 30;
constexpr int matchesOfAPool = 2;
/// The number of decisions played in a match. Matches with random cards may never end.
constexpr int mostDecisions = 200;
constexpr std::size_t cardsOfADeck = 40;

/// The identities that a match needs, and cards for stealing, for running and to run into.
constexpr std::string_view basics =
    "- {name: House, type: Weyland Identity, stats: 0/45/15}\n"
    "- {name: Nobody, type: Anarch Identity, stats: 0/45/15}\n"
    "- {name: Plan, type: Neutral Corp Agenda, stats: 3/1/0}\n"
    "- {name: Gate, type: Weyland Barrier Ice, cost: 1, stats: 1/0, abilities: [{when: subroutine, do: end run}]}\n"
    "- {name: Shop, type: Weyland Asset, cost: 0, stats: 2/0}\n"
    "- {name: Key, type: Anarch Icebreaker Program, cost: 1, stats: 2/1/0,"
    " abilities: [{pay: 1, do: {break: {amount: 1, on: ice}}}]}\n"
    "- {name: Loan, type: Anarch Event, cost: 0, stats: \"0\", do: {gain credits: 3}}\n";
constexpr int basicCards = 7;

constexpr std::uint64_t shownVerbs = verbBits({netrun::Verb::Score, netrun::Verb::Steal, netrun::Verb::Rez});

/// Returns true if the state shows the effect of the verb: the card is rezzed, or the agenda is in a score area.
bool isShown(const ReadableMatch& match, KindId verb, CardId id) {
    const Card& card = match.state().card(id);
    return verb.value == static_cast<std::uint8_t>(netrun::Verb::Rez) ? has(card, Flag::Rezzed)
                                                                      : card.zone == index(Zone::Score);
}

struct Figures {
    int accepted = 0;
    int refused = 0;
    int stopped = 0;
    int matches = 0;
};

std::string_view serverCards() {
    for (const EmbeddedFile& file : embeddedFiles()) {
        if (file.path == "cards/netrun/servers.yaml") return file.text;
    }
    return {};
}

std::vector<DefinitionId> cardsOf(const CardPool& pool, Traits factions, bool identities) {
    std::vector<DefinitionId> cards;
    for (std::size_t d = 0; d < pool.definitions().size(); ++d) {
        const Definition& card = pool.definitions()[d];
        const bool isIdentity = (card.traits & bit(Trait::Identity)) != 0;
        if ((card.traits & factions) != 0 && isIdentity == identities)
            cards.emplace_back(static_cast<std::uint16_t>(d));
    }
    return cards;
}

std::vector<DefinitionId> deckOf(const CardPool& pool, Traits factions, Random& random) {
    const auto any = [&random](const std::vector<DefinitionId>& cards) {
        return cards[random.below(static_cast<std::uint32_t>(cards.size()))];
    };
    const std::vector<DefinitionId> known = cardsOf(pool, factions, false);
    std::vector<DefinitionId> deck{any(cardsOf(pool, factions, true))};
    while (deck.size() <= cardsOfADeck) deck.push_back(any(known));
    return deck;
}

/// Plays matches with one random pool. Returns the first problem, or an empty string.
std::string play(std::uint64_t seed, Figures& figures) {
    CardPool pool(vocabulary());
    if (!loadCards(pool, "servers.yaml", serverCards()).empty()) return "no servers";
    const std::string file = CardMaker(pool.vocabulary(), seed).file(cardsOfAPool, basics);
    if (onlySeed() != 0) std::fputs(file.c_str(), stdout);
    const auto errors = loadCards(pool, "made-up.yaml", file);
    for (const CardError& error : errors) {
        if (error.line < 3 || error.card.empty() || error.message.empty()) return "no place: " + error.text();
    }
    const auto servers = cardsOf(pool, bit(Trait::Server), false).size();
    const int accepted = static_cast<int>(pool.definitions().size() - servers) - basicCards;
    if (accepted < 0) return "a basic card is refused: " + errors.front().text();
    figures.accepted += accepted;
    figures.refused += cardsOfAPool - accepted;
    for (std::size_t d = 0; d < pool.definitions().size(); ++d)
        (void)rulesText(pool, DefinitionId(static_cast<std::uint16_t>(d)));
    const Netrun rulebook(pool);
    for (std::uint64_t i = 0; i < matchesOfAPool; ++i) {
        Random random(seed * matchesOfAPool + i);
        const MatchStart start{random.next(),
                               {deckOf(pool, corpFactions, random), deckOf(pool, runnerFactions, random)}};
        Match begun(rulebook);
        begin(begun, start);
        LogAgainstState log(begun, shownVerbs, &isShown);
        const auto watch = [&log](const ReadableMatch& at) { return log.problem(at); };
        RandomMatch match(std::move(begun), random.next(), watch, &noProblem);
        match.setObserver(&log);
        if (std::string wrong = match.play(mostDecisions); !wrong.empty()) return wrong;
        figures.stopped += log.stops();
        ++figures.matches;
    }
    return {};
}

}  // namespace

class TestNetrunFuzz : public QObject {
    Q_OBJECT

private slots:
    void acceptedCardsCanBePlayed() {
        const std::uint64_t only = onlySeed();
        const std::uint64_t last = only != 0 ? only : isLongRun() ? 5000 : 150;
        Figures figures;
        for (std::uint64_t seed = only != 0 ? only : 1; seed <= last; ++seed) {
            SeedTeller::set(seed);
            const std::string wrong = play(seed, figures);
            QVERIFY2(wrong.empty(), ("seed " + std::to_string(seed) + ": " + wrong).c_str());
        }
        qInfo("%d cards accepted, %d refused, %d verbs stopped, %d matches", figures.accepted, figures.refused,
              figures.stopped, figures.matches);
    }
};

DUELOGUE_TEST(TestNetrunFuzz, NoApplication)
#include "tst_netrunfuzz.moc"
