// The record of how a player's cards are used in a match.
#include <QtTest>
#include <array>

#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"
#include "players/plain/CardUse.h"
#include "players/plain/GreedyPlayer.h"
#include "players/plain/PlayMatch.h"
#include "players/plain/RandomPlayer.h"
#include "players/plain/ScriptedPlayer.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/match/BegunGames.h"
#include "tests/support/players/PlayerPositions.h"

using namespace duelogue;

namespace {

QStringList namesOf(const Match& match, const std::vector<DefinitionId>& cards) {
    QStringList names;
    for (const DefinitionId card : cards) names << QString::fromStdString(match.rulebook().pool()[card].name);
    names.sort();
    return names;
}

/// Plays a match in which every seat is recorded, and returns the records by seat.
std::vector<CardUse> recorded(Match& match, const std::function<std::unique_ptr<ComputerPlayer>(int seat)>& make,
                              const MatchLimits& limits = {}) {
    std::vector<CardUse> uses(match.state().globals.playerCount);
    std::vector<std::unique_ptr<CardUseRecorder>> players;
    std::vector<ComputerPlayer*> seats;
    for (std::size_t s = 0; s < uses.size(); ++s) {
        const View view(match, PlayerId(static_cast<std::uint8_t>(s)));
        players.push_back(std::make_unique<CardUseRecorder>(make(static_cast<int>(s)), view, uses[s]));
        seats.push_back(players.back().get());
    }
    (void)playMatch(match, seats, limits);
    return uses;
}

}  // namespace

class TestCardUse : public QObject {
    Q_OBJECT

private slots:
    void cardsAreHeldDrawnPlayedAndKept() {
        Match match = positionOf(
            "turn 1 main player 1\nplayer 1\nhand Forest, Bee Sting\nlibrary Grizzly Bears, Forest x9\n"
            "player 2\nlibrary Forest x9\n");
        const std::vector<CardUse> uses =
            recorded(match,
                     [](int seat) -> std::unique_ptr<ComputerPlayer> {
                         if (seat == 0)
                             return std::make_unique<ScriptedPlayer>(std::vector<std::string>{"play Forest"});
                         return std::make_unique<RandomPlayer>(1);
                     },
                     {.turns = 3});
        const CardUse& use = uses.front();
        QCOMPARE(namesOf(match, use.opening), QStringList({"Bee Sting", "Forest"}));
        QCOMPARE(namesOf(match, use.drawn), QStringList({"Grizzly Bears"}));
        QCOMPARE(namesOf(match, use.played), QStringList({"Forest"}));
        QVERIFY(CardUse::has(use.kept, use.drawn.front()));
        QCOMPARE(use.begins, std::optional(true));
        QCOMPARE(uses.back().begins, std::optional(false));
    }

    void everyGameIsRecorded_data() { addBegunGames(); }
    void everyGameIsRecorded() {
        QFETCH(int, game);
        for (std::uint64_t seed = 1; seed <= 2; ++seed) {
            Match match = begunGames()[static_cast<std::size_t>(game)].match(seed);
            const Evaluation& evaluation = evaluationFor(match.rulebook());
            const auto uses = recorded(match, [&](int) { return std::make_unique<GreedyPlayer>(evaluation, seed); });
            int beginners = 0;
            for (const CardUse& use : uses) {
                QVERIFY(!use.opening.empty());
                QVERIFY(!use.played.empty());
                for (const auto* list : {&use.played, &use.kept}) {
                    for (const DefinitionId card : *list)
                        QVERIFY2(CardUse::has(use.opening, card) || CardUse::has(use.drawn, card),
                                 match.rulebook().pool()[card].name.c_str());
                }
                QVERIFY(use.begins.has_value());
                beginners += *use.begins ? 1 : 0;
            }
            QCOMPARE(beginners, 1);
        }
    }
};

DUELOGUE_TEST(TestCardUse, NoApplication)
#include "tst_carduse.moc"
