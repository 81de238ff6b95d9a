// The analysis of played matches by search: proven mistakes are found, other replies are not called mistakes, and the
// analysis uses only the information that the player had.
#include <QtTest>

#include "app/library/decks/FindDeck.h"
#include "app/library/matches/Analysis.h"
#include "app/library/matches/ReplyWords.h"
#include "app/match/saved/MatchArchive.h"
#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/scenario/Replies.h"
#include "players/search/MoveEvaluation.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/CommandRun.h"
#include "tests/support/app/OwnHome.h"
#include "tests/support/players/PlayerPositions.h"

using namespace duelogue;

namespace {

constexpr int thoughts = 400;

/// A position in which an attack wins at once. Without an attack, the opponent wins with an unblockable one.
Match nowOrNever() {
    return positionOf(
        "turn 9 main player 1\nplayer 1\nlife 2\nbattlefield Forest x3, Grizzly Bears\nlibrary Forest x20\n"
        "player 2\nlife 2\nbattlefield Swamp x3, Feral Shadow (tapped), Serpent Warrior (tapped)\nlibrary Swamp "
        "x20\nmoves\n");
}

/// Plays minimal replies until `wanted` is legal. Returns false if that never happens.
bool toReply(Match& match, const std::string& wanted) {
    for (int i = 0; i < 20 && match.pendingQuestion() != nullptr; ++i) {
        if (findReply(match, PlayerId(0), wanted)) return true;
        Replies replies;
        match.legalReplies(replies);
        const auto least = std::ranges::find_if(replies, [](const Reply& reply) { return reply.is(ReplyWord::Pass); });
        match.apply(least == replies.end() ? replies.front() : *least);
    }
    return false;
}

std::optional<MoveEvaluation> verdictOn(const ReadableMatch& match, const std::string& reply) {
    const auto played = findReply(match, match.playerToAct(), reply);
    if (!played) qFatal("%s", reply.c_str());
    return evaluateMove(View(match, match.playerToAct()), *played, thoughts, 1);
}

SavedMatch arcanaMatch(std::uint64_t seed) {
    const Game& game = *duelogue::game("arcana");
    SavedMatch kept;
    kept.config = {"arcana", {{"Anna", "person", "dawn-patrol"}, {"Ben", "novice", "ash-and-bone"}}};
    kept.seed = seed;
    kept.identity = MatchIdentity::now();
    for (const MatchConfig::Seat& seat : kept.config.seats)
        kept.decks.push_back(std::get<Deck>(findDeck(game, seat.deck.toStdString())));
    Match match(game.rulebook());
    begin(match, kept.start());
    Random random(seed);
    const Evaluation& evaluation = evaluationFor(game.rulebook());
    while (match.pendingQuestion() != nullptr && kept.replies.size() < 400) {
        Replies legal;
        match.legalReplies(legal);
        const Reply reply =
            legal.size() == 1 || random.below(3) > 0 ? evaluation.rolloutPolicy(match, legal, random) : legal.front();
        if (legal.size() > 1 && match.playerToAct() == PlayerId(0)) kept.choices.push_back(kept.replies.size());
        kept.replies.push_back({match.playerToAct(), reply});
        if (match.play(match.playerToAct(), reply) != MessageId::None) qFatal("refused");
    }
    kept.over = match.pendingQuestion() == nullptr;
    return kept;
}

}  // namespace

class TestAnalysis : public QObject {
    Q_OBJECT

private:
    OwnHome m_home;

private slots:
    void initTestCase() { QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).removeRecursively(); }

    void aMissedWinIsAMistake() {
        Match match = nowOrNever();
        QVERIFY(toReply(match, "attack Grizzly Bears"));
        const auto verdict = verdictOn(match, "done");
        QVERIFY(verdict);
        const QString told = QString("%1 %2 +- %3, best %4")
                                 .arg(verdict->best.chance.value)
                                 .arg(verdict->played.value)
                                 .arg(verdict->loss.margin)
                                 .arg(words(match, verdict->best.reply));
        QVERIFY2(verdict->isMistake(), qPrintable(told));
        QCOMPARE(words(match, verdict->best.reply), QString("attack Grizzly Bears"));
        QVERIFY2(verdict->best.chance.value > .9, qPrintable(QString::number(verdict->best.chance.value)));
        QVERIFY2(verdict->played.value < .2, qPrintable(QString::number(verdict->played.value)));
        QVERIFY(verdict->loss.value > .7);
    }

    void aTakenWinIsNoMistake() {
        Match match = nowOrNever();
        QVERIFY(toReply(match, "attack Grizzly Bears"));
        const auto verdict = verdictOn(match, "attack Grizzly Bears");
        QVERIFY(verdict);
        QVERIFY(!verdict->isMistake());
        QCOMPARE(verdict->loss.value, 0.0);
        QVERIFY(verdict->played.value > .9);
    }

    /// Two equal replies: neither is a mistake.
    void anEquallyGoodReplyIsNoMistake() {
        Match match = positionOf(
            "turn 9 main player 1\nplayer 1\nlife 20\nhand Forest, Forest\nbattlefield Forest x3\n"
            "library Forest x20\nplayer 2\nlife 20\nbattlefield Swamp x3\nlibrary Swamp x20\nmoves\n");
        QVERIFY(toReply(match, "play Forest"));
        Replies replies;
        match.legalReplies(replies);
        for (const Reply& reply : replies) {
            const auto verdict = evaluateMove(View(match, PlayerId(0)), reply, thoughts, 1);
            QVERIFY(!verdict || !verdict->isMistake());
        }
    }

    void aForcedReplyGetsNoEvaluation() {
        Match match = nowOrNever();
        Replies replies;
        match.legalReplies(replies);
        while (match.pendingQuestion() != nullptr && replies.size() > 1) {
            match.apply(replies.front());
            match.legalReplies(replies);
        }
        if (match.pendingQuestion() == nullptr) return;
        QVERIFY(!evaluateMove(View(match, match.playerToAct()), replies.front(), thoughts, 1));
    }

    void theSameSeedGivesTheSameEvaluation() {
        const Match match = busyPosition();
        Replies replies;
        match.legalReplies(replies);
        const View view(match, match.playerToAct());
        const auto one = evaluateMove(view, replies.front(), thoughts, 3);
        const auto two = evaluateMove(view, replies.front(), thoughts, 3);
        QVERIFY(one && two);
        QVERIFY(one->played == two->played);
        QVERIFY(one->loss == two->loss);
        QVERIFY(one->best.reply == two->best.reply);
    }

    /// A different hidden hand that looks the same makes no difference.
    void hiddenCardsDoNotChangeTheAnalysis() {
        const auto position = [](const char* hand, const char* library) {
            return positionOf(std::string("turn 9 main player 1\nplayer 1\nlife 9\nhand Grizzly Bears, Lava Axe\n"
                                          "battlefield Forest x3, Mountain x3, Goblin Bully\nlibrary Forest x9\n"
                                          "player 2\nlife 9\nhand ") +
                              hand + "\nbattlefield Forest x3, Bog Imp\nlibrary " + library + "\nmoves\n");
        };
        const Match one = position("Path of Peace, Plains", "Giant Spider, Forest x9");
        const Match two = position("Giant Spider, Plains", "Path of Peace, Forest x9");
        Replies replies;
        one.legalReplies(replies);
        for (const Reply& reply : replies) {
            const auto a = evaluateMove(View(one, PlayerId(0)), reply, 100, 5);
            const auto b = evaluateMove(View(two, PlayerId(0)), reply, 100, 5);
            QCOMPARE(a.has_value(), b.has_value());
            if (a) QVERIFY(a->played == b->played);
            if (a) QVERIFY(a->loss == b->loss);
        }
    }

    // ---------------------------------------------------------------------------------------------- whole matches

    void everyDecisionIsEvaluatedOnce() {
        const SavedMatch kept = arcanaMatch(3);
        const Game& game = *duelogue::game("arcana");
        const auto decisions = decisionsOf(game, kept);
        QVERIFY(decisions.size() > 20);
        QVERIFY(decisions.size() < kept.replies.size());
        QCOMPARE(decisions.back().at, kept.replies.size());
        std::size_t told = 0;
        const Analysis analysis =
            analyze(game, kept, 20, {}, [&](const ReplyEvaluation*, std::size_t done, std::size_t all) {
                QCOMPARE(done, ++told);
                QCOMPARE(all, decisions.size());
            });
        QCOMPARE(told, decisions.size());
        QVERIFY(analysis.evaluations.size() * 2 > decisions.size());
        int before = -1;
        for (const ReplyEvaluation& each : analysis.evaluations) {
            QVERIFY(each.at > before);
            before = each.at;
            QVERIFY(each.chance >= 0 && each.chance <= 1 && each.played >= 0 && each.played <= 1);
            QVERIFY(each.loss >= 0 && (each.loss == 0 || !each.better.empty()));
            QCOMPARE(each.player.value, kept.replies[std::size_t(each.at)].player.value);
            QVERIFY(!each.mistake || each.loss >= MoveEvaluation::mistake);
        }
        const std::vector<ReplyEvaluationWords> words = wordsOf(game, kept, analysis.evaluations);
        QCOMPARE(words.size(), analysis.evaluations.size());
        for (std::size_t i = 0; i < words.size(); ++i) {
            QVERIFY(!words[i].played.isEmpty());
            QCOMPARE(words[i].better.isEmpty(), analysis.evaluations[i].better.empty());
        }
        // The saved text holds the complete analysis.
        QCOMPARE(Analysis::of(analysis.json()), std::optional(analysis));
        QVERIFY(!Analysis::of("{}"));
        QVERIFY(!Analysis::of("nonsense"));
    }

    void impossibleRepliesAreLeftOutOfAnAnalysis() {
        const SavedMatch kept = arcanaMatch(3);
        const Game& game = *duelogue::game("arcana");
        Analysis whole = analyze(game, kept, 20);
        const auto better =
            std::ranges::find_if(whole.evaluations, [](const ReplyEvaluation& j) { return !j.better.empty(); });
        QVERIFY(better != whole.evaluations.end());
        const ReplyEvaluation sound = *better;
        const auto said = [&](const auto& spoil) {
            ReplyEvaluation spoilt = sound;
            spoil(spoilt);
            const Analysis read = *Analysis::of(Analysis{20, {spoilt}}.json());
            return wordsOf(game, kept, read.evaluations).front();
        };
        QVERIFY(!said([](ReplyEvaluation&) {}).better.isEmpty());
        const auto nobody = Subject::ofCode(3);
        const auto noCard = Subject::ofCode(0x7fff);
        QVERIFY(said([&](ReplyEvaluation& j) { j.better[0].reply.subject = noCard; }).better.isEmpty());
        QVERIFY(said([&](ReplyEvaluation& j) {
                    j.better.push_back({PlayerId(3), j.better[0].reply, "x"});
                }).better.isEmpty());
        QVERIFY(said([&](ReplyEvaluation& j) {
                    j.better.push_back({PlayerId(0), Reply(ReplyWord::Choose, nobody), "x"});
                }).better.isEmpty());
        QVERIFY(said([&](ReplyEvaluation& j) {
                    j.better.push_back({PlayerId(0), Reply(ReplyWord::Choose, noCard), "x"});
                }).better.isEmpty());
        QVERIFY(said([&](ReplyEvaluation& j) { j.better.push_back({PlayerId(0), Reply(250), "x"}); }).better.isEmpty());
        for (const int at : {-1, 1'000'000}) QVERIFY(said([&](ReplyEvaluation& j) { j.at = at; }).played.isEmpty());
    }

    void aStoppedAnalysisKeepsItsResults() {
        const SavedMatch kept = arcanaMatch(4);
        std::stop_source stop;
        const Analysis analysis = analyze(*game("arcana"), kept, 20, stop.get_token(),
                                          [&](const ReplyEvaluation*, std::size_t done, std::size_t) {
                                              if (done == 9) stop.request_stop();
                                          });
        QVERIFY(!analysis.evaluations.empty());
        QVERIFY(analysis.evaluations.size() <= 9);
    }

    void decisionsAreFoundInEveryGame_data() {
        QTest::addColumn<QString>("game");
        for (const std::string& id : gameIds()) QTest::newRow(id.c_str()) << QString::fromStdString(id);
    }
    void decisionsAreFoundInEveryGame() {
        QFETCH(QString, game);
        const CommandRun ran = CommandRun::of("watch --game " + game + " --players greedy,greedy --seed 2 --replay");
        const auto reading = readMatch(ran.out);
        QVERIFY2(std::holds_alternative<ReadMatch>(reading), ran.err.c_str());
        const SavedMatch& kept = std::get<ReadMatch>(reading).match;
        const Game& played = *duelogue::game(game.toStdString());
        const auto decisions = decisionsOf(played, kept);
        QVERIFY(decisions.size() > 10);
        const Analysis analysis = analyze(played, kept, 3);
        QVERIFY(!analysis.evaluations.empty());
        for (const ReplyEvaluationWords& each : wordsOf(played, kept, analysis.evaluations))
            QVERIFY(!each.played.isEmpty());
    }

    // ---------------------------------------------------------------------------------------------- the command line

    void theCommandAnalyzesFilesAndSavedMatches() {
        const SavedMatch kept = arcanaMatch(5);
        QVERIFY(putAway(kept, 1000));
        const CommandRun last = CommandRun::of("analyse last --iterations 10 --json");
        QCOMPARE(last.status, ExitStatus::Fine);
        const QTemporaryDir folder;
        const QString path = folder.filePath("match.duel");
        QCOMPARE(CommandRun::of("matches export last " + path).status, ExitStatus::Fine);
        QCOMPARE(CommandRun::of("analyse " + path + " --iterations 10 --json").out, last.out);
        const QJsonObject json = last.json();
        QCOMPARE(json["iterations"].toInt(), 10);
        QVERIFY(json["decisions"].toArray().size() > 10);
        QCOMPARE(json["seats"].toArray().size(), 2);
        for (const QJsonValue decision : json["decisions"].toArray()) {
            const QJsonArray interval = decision["interval"].toArray();
            const double loss = decision["loss"].toDouble();
            const double margin = decision["margin"].toDouble();
            QVERIFY(std::abs(interval[0].toDouble() - (loss - margin)) < 1e-4);
            QVERIFY(std::abs(interval[1].toDouble() - (loss + margin)) < 1e-4);
            QVERIFY(loss >= 0 && margin >= 0 && decision["effort"].toInt() > 0);
            // A mistake is never as good as the best reply, and nothing outside the interval is.
            const bool isEqual = decision["equal"].toBool();
            QVERIFY(!isEqual || !decision["mistake"].toBool());
            QVERIFY(isEqual == (interval[0].toDouble() <= 0) || std::abs(interval[0].toDouble()) < 2e-4);
        }
        const CommandRun text = CommandRun::of("analyse last --iterations 10");
        QVERIFY2(text.out.find("Anna: ") != std::string::npos, text.out.c_str());
        const CommandRun unknown = CommandRun::of("analyse nothing");
        QCOMPARE(unknown.status, ExitStatus::Misused);
        QVERIFY2(unknown.err.find("No file or match \"nothing\"") != std::string::npos, unknown.err.c_str());
        QCOMPARE(CommandRun::of("analyse").status, ExitStatus::Misused);
    }
};

DUELOGUE_TEST(TestAnalysis, QCoreApplication)
#include "tst_analysis.moc"
