#include <QtTest>
#include <map>
#include <set>

#include "match/arcana/Table.h"
#include "match/loop/Match.h"
#include "players/MakePlayer.h"
#include "players/plain/GreedyPlayer.h"
#include "players/search/SearchPlayer.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/players/PlayerPositions.h"

using namespace duelogue;
using namespace std::chrono_literals;

namespace {

/// Returns another match with the same view for the player to act: other hands, libraries and random numbers.
Match twinOf(const ReadableMatch& match, Random& random) {
    return {rules(), View(match, match.playerToAct()).sample(random)};
}

bool isMainPhaseOf(const ReadableMatch& match, PlayerId player) {
    const MatchState& state = match.state();
    return match.playerToAct() == player && state.globals.current == player && isMain(arcana::step(state));
}

}  // namespace

// Hidden cards make no difference to a search.
class TestSearchSecrecy : public QObject {
    Q_OBJECT

private slots:
    /// The view stays the same with another hidden hand, other libraries and another generator.
    void hiddenCardsDoNotChangeTheSearch() {
        Random random(2);
        int checked = 0;
        atUsualChoices(30, [&](const ReadableMatch& match) {
            const Match other = twinOf(match, random);
            SearchPlayer one(evaluation(), Budget{24, 0ms}, 5);
            SearchPlayer two(evaluation(), Budget{24, 0ms}, 5);
            QCOMPARE(words(match, two.choose(View(other, match.playerToAct()))),
                     words(match, one.choose(View(match, match.playerToAct()))));
            ++checked;
        });
        QVERIFY2(checked >= 1000, qPrintable(QString::number(checked)));
    }

    void hiddenCardsDoNotChangeEnsemblesAndLevels() {
        Random random(3);
        int checked = 0;
        atUsualChoices(3, [&](const ReadableMatch& match) {
            const Match other = twinOf(match, random);
            for (const std::string name : {"ensemble:40", "novice"}) {
                const auto one = makePlayer(name, rules(), 5);
                const auto two = makePlayer(name, rules(), 5);
                QCOMPARE(words(match, std::get<0>(two)->choose(View(other, match.playerToAct()))),
                         words(match, std::get<0>(one)->choose(View(match, match.playerToAct()))));
            }
            ++checked;
        });
        QVERIFY(checked > 50);
    }

    /// The tree is kept between decisions of whole matches. One player sees the match, and the other one sees another
    /// match with the same view at every decision.
    void hiddenCardsDoNotChangeAMatchWithAKeptTree() {
        Random random(4);
        int checked = 0;
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            Match match = ArcanaGame::instance().begun(seed);
            SearchPlayer one(evaluation(), Budget{40, 0ms}, seed);
            SearchPlayer two(evaluation(), Budget{40, 0ms}, seed);
            GreedyPlayer other(evaluation(), seed);
            Replies replies;
            while (match.pendingQuestion() != nullptr && match.state().globals.turn < 30) {
                match.legalReplies(replies);
                Reply reply = replies.front();
                if (replies.size() > 1 && match.playerToAct() == PlayerId(1))
                    reply = other.choose(View(match, PlayerId(1)));
                if (replies.size() > 1 && match.playerToAct() == PlayerId(0)) {
                    reply = one.choose(View(match, PlayerId(0)));
                    QCOMPARE(words(match, two.choose(View(twinOf(match, random), PlayerId(0)))), words(match, reply));
                    QCOMPARE(two.thoughts().size(), one.thoughts().size());
                    ++checked;
                }
                match.apply(reply);
            }
        }
        QVERIFY(checked > 50);
    }

    /// "Play a Forest from the hidden hand" is one edge, whichever card it is in a sampled world.
    void aHiddenCardIsTheSameReplyInEveryWorld() {
        Match match = busyPosition();
        match.apply(Reply(ReplyWord::Pass));
        const View view(match, PlayerId(0));
        const ReplyKey meaning(view);
        Random random(1);
        std::map<std::string, std::set<std::uint64_t>> keysOf;
        std::map<std::string, std::set<std::uint16_t>> cardsOf;
        for (int i = 0; i < 60; ++i) {
            Match world(rules(), view.sample(random));
            while (world.pendingQuestion() != nullptr && !isMainPhaseOf(world, PlayerId(1))) {
                Replies replies;
                world.legalReplies(replies);
                world.apply(replies.back().is(ReplyWord::Done) ? replies.back() : replies.front());
            }
            Replies replies;
            world.legalReplies(replies);
            std::vector<std::uint64_t> keys;
            meaning.keys(world, replies, keys);
            for (std::size_t k = 0; k < replies.size(); ++k) {
                if (!replies[k].is(arcana::Word::Play)) continue;
                keysOf[writeReply(world, PlayerId(1), replies[k])].insert(keys[k]);
                cardsOf[writeReply(world, PlayerId(1), replies[k])].insert(replies[k].subject.card().value);
            }
        }
        QVERIFY(cardsOf["play Plains"].size() > 1);
        for (const auto& [text, keys] : keysOf) QVERIFY2(keys.size() == 1, text.c_str());
    }

    void theTreeIsKeptUnlessCardsAreRevealed() {
        Match match = busyPosition();
        Random random(1);
        TreeSearch search(evaluation(), {});
        const View view(match, PlayerId(0));
        search.begin(view, view.legalReplies(), random);
        QCOMPARE(search.visits(), 0U);
        for (int i = 0; i < 400; ++i) search.iterate(random);
        const Reply reply = search.candidates().front().reply;
        search.answered(reply);
        match.apply(reply);
        Replies replies;
        for (match.legalReplies(replies); replies.size() == 1 || replies.back().is(arcana::Word::PayAuto);
             match.legalReplies(replies)) {
            match.apply(replies.back());
        }
        QCOMPARE(match.playerToAct(), PlayerId(0));
        const View later(match, PlayerId(0));
        search.begin(later, later.legalReplies(), random);
        QVERIFY2(search.visits() > 50, qPrintable(QString::number(search.visits())));
    }
};

DUELOGUE_TEST(TestSearchSecrecy, NoApplication)

#include "tst_searchsecrecy.moc"
