// Matches of every game with decks of zero to seven cards. Every question of the opening procedures and of the match
// must have a legal reply.
#include <QtTest>

#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/match/ArcanaGame.h"
#include "tests/support/match/BasebreakGame.h"
#include "tests/support/match/NetrunGame.h"
#include "tests/support/match/RandomMatch.h"
#include "tests/support/match/TributeGame.h"

using namespace duelogue;

namespace {

constexpr std::size_t largest = 7;
constexpr std::uint64_t seeds = 12;
/// More than any match with these decks needs to end.
constexpr int mostDecisions = 400;

/// Returns the start with decks cut to `size` cards after shuffling with its seed. The first `fixed` cards stay in
/// place and are not counted.
MatchStart shortened(MatchStart start, std::size_t size, std::size_t fixed = 0) {
    Random random(start.seed);
    for (auto& deck : start.decks) {
        for (std::size_t i = deck.size(); i > fixed + 1; --i)
            std::swap(deck[i - 1], deck[fixed + random.below(static_cast<std::uint32_t>(i - fixed))]);
        deck.resize(std::min(deck.size(), fixed + size));
    }
    return start;
}

/// Plays random matches. Returns the first problem, or an empty string.
std::string problemOf(const Rulebook& rulebook, const std::function<MatchStart(std::uint64_t seed)>& startOf) {
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        Match begun(rulebook);
        begin(begun, startOf(seed));
        if (begun.pendingQuestion() == nullptr && begun.state().globals.over == 0)
            return "seed " + std::to_string(seed) + ": " + begun.report();
        RandomMatch match(std::move(begun), seed, &noProblem, &noProblem, &busily);
        const std::string wrong = match.play(mostDecisions);
        if (!wrong.empty()) return "seed " + std::to_string(seed) + ": " + wrong;
    }
    return {};
}

}  // namespace

class TestTinyDecks : public QObject {
    Q_OBJECT

private slots:
    void everyQuestionOfArcanaHasALegalReply_data() { addSizes(); }
    void everyQuestionOfArcanaHasALegalReply() {
        QFETCH(std::size_t, size);
        const auto startOf = [&](std::uint64_t seed) { return shortened(ArcanaGame::instance().start(seed), size); };
        QCOMPARE(problemOf(ArcanaGame::instance().rulebook(), startOf), std::string());
    }

    void everyQuestionOfTributeHasALegalReply_data() { addSizes(); }
    void everyQuestionOfTributeHasALegalReply() {
        QFETCH(std::size_t, size);
        const auto startOf = [&](std::uint64_t seed) { return shortened(TributeGame::instance().start(seed), size); };
        QCOMPARE(problemOf(TributeGame::instance().rulebook(), startOf), std::string());
    }

    void everyQuestionOfBasebreakHasALegalReply_data() { addSizes(); }
    void everyQuestionOfBasebreakHasALegalReply() {
        QFETCH(std::size_t, size);
        for (std::size_t players = 2; players <= maxPlayers; ++players) {
            const auto startOf = [&](std::uint64_t seed) {
                return shortened(BasebreakGame::instance().start(seed, players), size);
            };
            QCOMPARE(problemOf(BasebreakGame::instance().rulebook(), startOf), std::string());
        }
    }

    /// The deck keeps its identity.
    void everyQuestionOfNetrunHasALegalReply_data() { addSizes(); }
    void everyQuestionOfNetrunHasALegalReply() {
        QFETCH(std::size_t, size);
        const auto startOf = [&](std::uint64_t seed) { return shortened(NetrunGame::instance().start(seed), size, 1); };
        QCOMPARE(problemOf(NetrunGame::instance().rulebook(), startOf), std::string());
    }

    /// Rule 103.5, as far as possible: the whole hand goes to the bottom of the library.
    void aHandSmallerThanTheMulligansGoesBackWhole() {
        for (std::size_t size = 1; size <= largest; ++size) {
            Match match(ArcanaGame::instance().rulebook());
            begin(match, shortened(ArcanaGame::instance().start(size), size));
            while (match.pendingQuestion() != nullptr && match.pendingQuestion()->is<YesNo>())
                QCOMPARE(match.play(match.playerToAct(), Reply(ReplyWord::Yes)), MessageId::None);
            Replies replies;
            while (match.pendingQuestion() != nullptr && match.pendingQuestion()->is<ChooseCard>()) {
                match.legalReplies(replies);
                QCOMPARE(match.play(match.playerToAct(), replies.front()), MessageId::None);
            }
            QVERIFY2(match.pendingQuestion() != nullptr || match.state().globals.over != 0, match.report().c_str());
            for (std::uint8_t player = 0; player < 2; ++player) {
                QVERIFY(match.state().zone(PlayerId(player), arcana::Zone::Hand).empty());
                if (match.state().globals.over == 0)
                    QCOMPARE(match.state().zone(PlayerId(player), arcana::Zone::Library).size(), size);
            }
        }
    }

private:
    static void addSizes() {
        QTest::addColumn<std::size_t>("size");
        for (std::size_t size = 0; size <= largest; ++size) QTest::addRow("%zu cards", size) << size;
    }
};

DUELOGUE_TEST(TestTinyDecks, NoApplication)
#include "tst_tinydecks.moc"
