#include <sys/wait.h>
#include <unistd.h>
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>
#include <algorithm>
#include <csignal>

#include "cards/data/CardPool.h"
#include "match/loop/Match.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/scenario/Position.h"
#include "players/MakePlayer.h"
#include "players/plain/PlayMatch.h"
#include "players/plain/RandomPlayer.h"
#include "players/process/BotProtocol.h"
#include "tests/madeup/Table.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/match/ArcanaGame.h"
#include "tests/support/match/BasebreakGame.h"
#include "tests/support/match/NetrunGame.h"
#include "tests/support/players/BotRuns.h"
#include "tests/support/players/Choices.h"

using namespace duelogue;

namespace {

QJsonObject sent(const View& view) {
    const std::string line = bot::writeAsk(view, 1, std::chrono::milliseconds(1000));
    return QJsonDocument::fromJson(QByteArray::fromStdString(line)).object();
}

Match begun(std::uint64_t seed) { return ArcanaGame::instance().begun(seed); }

}  // namespace

// The messages of the protocol of bots.
class TestProtocol : public QObject {
    Q_OBJECT

private slots:
    void cleanup() {
        // Kills leftovers of a failed test.
        for (const QFileInfo& pids : QDir(m_folder.path()).entryInfoList({"pids*"})) {
            for (const pid_t id : runningOf(pids.filePath())) ::kill(id, SIGKILL);
        }
        QVERIFY(!hasChild());
    }

    void aBotReceivesStartQuestionsAndEnd() {
        const QString log = m_folder.filePath("log");
        const auto made = makePlayer(
            "process:" +
                QString("tee %1 | python3 %2/tests/bots/example.py").arg(log, DUELOGUE_SOURCE_DIR).toStdString(),
            arcanaRules(), 42);
        ComputerPlayer& player = *std::get<std::unique_ptr<ComputerPlayer>>(made);
        Match match = ArcanaGame::instance().begun(5);
        QCOMPARE(playAgainstRandom(player, match).end, MatchReport::End::Over);
        QFile file(log);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QList<QJsonObject> lines;
        while (!file.atEnd()) lines.append(QJsonDocument::fromJson(file.readLine()).object());
        QCOMPARE(lines.constFirst(), (QJsonObject{{"duelogue", 1},
                                                  {"type", "begin"},
                                                  {"game", "arcana"},
                                                  {"seat", 1},
                                                  {"players", 2},
                                                  {"time", 10},
                                                  {"seed", "42"}}));
        const char* result = match.state().globals.winners == 1 ? "won" : "lost";
        QCOMPARE(lines.constLast(), (QJsonObject{{"type", "end"}, {"result", result}}));
        for (int i = 1; i + 1 < lines.size(); ++i) {
            QCOMPARE(lines[i]["type"].toString(), QStringLiteral("ask"));
            QCOMPARE(lines[i]["number"].toInt(), i);
            QVERIFY(lines[i]["replies"].toArray().size() > 1);
        }
    }

    void controlCharactersOfRemarksArePrintedAsCodes() {
        const StandardError printed;
        // All remarks precede the reply, which ends the program.
        const Answered answered = answerOf(begunThen(R"(printf '\033]0;Hello\007 \303\244\n' >&2; )"
                                                     R"(printf 'Last\033[2J' >&2; echo '{"reply": 0}'; read more)"));
        QCOMPARE(answered.problem, QString());
        QCOMPARE(printed.text(), QString("\\x1b]0;Hello\\x07 ä\nLast\\x1b[2J"));
    }

    void controlCharactersOfTheShellArePrintedAsCodes() {
        const StandardError printed;
        const Answered answered = answerOf("./a\033[2J");
        QVERIFY2(answered.problem.contains("status 127"), qPrintable(answered.problem));
        QVERIFY2(printed.text().contains("./a\\x1b[2J"), qPrintable(printed.text()));
    }

    void manyRemarksNeitherBlockNorDelayReplies() {
        const StandardError printed;
        const Answered answered = answerOf(begunThen("yes remark | head -n 100000 >&2; echo '{\"reply\": 0}'"));
        QCOMPARE(answered.problem, QString());
        QCOMPARE(printed.text().count("remark\n"), 100'000);
    }

    void theReplyWithTheGivenNumberIsPlayed() {
        const Match match = askedMatch();
        const View view(match, match.playerToAct());
        QVERIFY(view.legalReplies().size() > 1);
        for (std::size_t i = 0; i < view.legalReplies().size(); ++i) {
            const Answered answered = answerOf(begunThen(QString("echo '{\"reply\": %1}'; read more").arg(i)));
            QCOMPARE(answered.problem, QString());
            QVERIFY(answered.reply == view.legalReplies()[i]);
        }
    }

    /// The view stays the same with another hidden hand, other libraries and another generator.
    void theProtocolSendsNoHiddenCards() {
        Random random(2);
        int checked = 0;
        atChoices(6, begun, [&](const ReadableMatch& match) {
            const View view(match, match.playerToAct());
            const Match other(arcanaRules(), view.sample(random));
            QCOMPARE(QByteArray::fromStdString(
                         bot::writeAsk(View(other, match.playerToAct()), 1, std::chrono::milliseconds(1))),
                     QByteArray::fromStdString(bot::writeAsk(view, 1, std::chrono::milliseconds(1))));
            ++checked;
        });
        QVERIFY(checked > 500);
    }

    /// The control of the test above.
    void theProtocolSendsEverythingVisible() {
        int checked = 0;
        atChoices(2, begun, [&](const ReadableMatch& match) {
            const QJsonObject ask = sent(View(match, match.playerToAct()));
            QCOMPARE(ask["replies"].toArray().size(),
                     static_cast<qsizetype>(View(match, match.playerToAct()).legalReplies().size()));
            const int self = match.playerToAct().value;
            const QJsonObject zones = ask["players"].toArray()[self].toObject()["zones"].toObject();
            const auto hand = match.state().zone(match.playerToAct(), arcanaRules().zones().hand);
            QCOMPARE(zones["hand"].toArray().size(), static_cast<qsizetype>(hand.size()));
            for (const QJsonValue card : zones["hand"].toArray()) {
                const CardId id(static_cast<std::uint16_t>(card["card"].toInt()));
                QCOMPARE(card["name"].toString().toStdString(), match.pool()[match.state().card(id).definition].name);
            }
            const QJsonObject theirs = ask["players"].toArray()[1 - self].toObject();
            for (const QJsonValue card : theirs["zones"]["hand"].toArray()) {
                const CardId id(static_cast<std::uint16_t>(card["card"].toInt()));
                QCOMPARE(card.toObject().contains("name"), match.state().card(id).isKnownTo(match.playerToAct()));
            }
            ++checked;
        });
        QVERIFY(checked > 100);
    }

    void aQuestionIsSentInWordsAndAsData() {
        auto read = readScenarios(
            "game arcana\nturn 1 main\nplayer 1\nhand Hand of Death, Forest\nbattlefield Swamp x3\nlibrary Swamp x9\n"
            "player 2\nlife 7\nhand Forest x2\nbattlefield Raging Goblin, Spined Wurm\nlibrary Forest x9\nmoves\n");
        Match match(arcanaRules());
        QVERIFY(!setUpScenario(match, std::get<std::vector<Scenario>>(read).at(0)));
        match.run();
        const QJsonObject ask = sent(View(match, PlayerId(0)));
        QCOMPARE(ask["seat"].toInt(), 1);
        QCOMPARE(ask["question"]["kind"].toString(), QStringLiteral("priority"));
        QCOMPARE(ask["turn"].toObject(), (QJsonObject{{"number", 1}, {"phase", "main"}, {"player", 1}}));
        QVERIFY(ask["position"].toString().contains("hand        ? x2\n"));
        QCOMPARE(ask["players"][1]["values"]["life"].toInt(), 7);
        QCOMPARE(ask["players"][1]["unseen"].toArray().size(), 11);
        QCOMPARE(ask["players"][1]["zones"]["battlefield"][1]["figures"].toObject(),
                 (QJsonObject{{"power", 5}, {"toughness", 4}}));
        const QJsonArray replies = ask["replies"].toArray();
        const auto play = std::find_if(replies.begin(), replies.end(), [](const QJsonValue& reply) {
            return reply["words"] == QJsonValue("play Hand of Death");
        });
        QVERIFY(play != replies.end());
        QCOMPARE(QJsonValue(*play)["word"].toString(), QStringLiteral("play"));
        QCOMPARE(QJsonValue(*play)["subject"]["name"].toString(), QStringLiteral("Hand of Death"));
        QCOMPARE(match.play(PlayerId(0),
                            View(match, PlayerId(0)).legalReplies()[static_cast<std::size_t>(play - replies.begin())]),
                 MessageId::None);
        const QJsonObject aim = sent(View(match, PlayerId(0)));
        QCOMPARE(aim["question"]["kind"].toString(), QStringLiteral("choose-target"));
        QCOMPARE(aim["question"]["card"]["name"].toString(), QStringLiteral("Hand of Death"));
        QCOMPARE(aim["waiting"][0]["source"]["name"].toString(), QStringLiteral("Hand of Death"));
        QCOMPARE(aim["because"].toArray().last()["kind"].toString(), QStringLiteral("priority"));
    }

    /// The table's zones and the cards of the table that the seat does not know are sent.
    void cardsWithoutOwnerAreSent() {
        auto read = readScenarios(
            "game basebreak\nturn 1 play\nplayer 1\nplay Invader (on Tar Pits)\nplayer 2\nhand Zapbot\n"
            "table\nplay Tar Pits, The Grey Opal\nbase deck Cave of Shinies\nmoves\n");
        Match match(BasebreakGame::instance().rulebook());
        QVERIFY(!setUpScenario(match, std::get<std::vector<Scenario>>(read).at(0)));
        match.run();
        const QJsonObject ask = sent(View(match, PlayerId(0)));
        const QJsonObject zones = ask["table"]["zones"].toObject();
        QCOMPARE(zones["play"][0]["name"].toString(), QStringLiteral("Tar Pits"));
        QCOMPARE(zones["play"][0]["figures"]["breakpoint"].toInt(), 16);
        QCOMPARE(zones["base deck"].toArray().size(), 1);
        QCOMPARE(ask["table"]["unseen"].toArray(), QJsonArray{"Cave of Shinies"});
        const QJsonObject own = ask["players"][0]["zones"].toObject();
        QVERIFY(!own.contains("base deck"));
        QCOMPARE(own["play"][0]["notes"].toArray(), QJsonArray{"on Tar Pits"});
        QVERIFY(!sent(View(askedMatch(), PlayerId(0))).contains("table"));
    }

    /// Other figures in the same slot are not sent.
    void aCardIsSentWithTheFiguresOfItsType() {
        auto read = readScenarios(
            "game basebreak\nturn 1 play\nplayer 1\nplay Invader (on Tar Pits)\nhand Beam Up\n"
            "player 2\nhand Zapbot\n"
            "table\nplay Tar Pits\nmoves\n");
        Match match(BasebreakGame::instance().rulebook());
        QVERIFY(!setUpScenario(match, std::get<std::vector<Scenario>>(read).at(0)));
        match.run();
        const QJsonObject ask = sent(View(match, PlayerId(0)));
        const QJsonObject own = ask["players"][0]["zones"].toObject();
        QCOMPARE(own["play"][0]["figures"].toObject(), (QJsonObject{{"power", 3}}));
        QCOMPARE(own["hand"][0]["figures"].toObject(), QJsonObject());
        QCOMPARE(ask["table"]["zones"]["play"][0]["figures"].toObject().keys(),
                 (QStringList{"breakpoint", "first", "second", "third"}));
    }

    /// A derived figure is sent for cards on which it is not 0.
    void aCardIsSentWithItsDerivedFigures() {
        auto read = readScenarios(
            "game netrun\nturn 1 action\nplayer 1\n"
            "play Weyland Consortium: Building a Better World, Ice Wall (on HQ, rezzed)\nhand Hedge Fund\n"
            "player 2\nplay Noise: Hacker Extraordinaire\nmoves\n");
        Match match(NetrunGame::instance().rulebook());
        QVERIFY(!setUpScenario(match, std::get<std::vector<Scenario>>(read).at(0)));
        match.run();
        const QJsonObject own = sent(View(match, PlayerId(0)))["players"][0]["zones"].toObject();
        QCOMPARE(own["play"][1]["figures"].toObject(),
                 (QJsonObject{{"strength", 1}, {"influence", 1}, {"subroutines", 1}}));
        QCOMPARE(own["hand"][0]["figures"].toObject(), (QJsonObject{{"influence", 0}}));
    }

    void everyGameCanBePlayedByABot() {
        madeup::Table table;
        table.hand(madeup::A, {"Grunt", "Hedge Money"}).hand(madeup::B, {"Grunt"});
        table.begin();
        Match match = table.match();
        const auto made =
            makePlayer("process:python3 " DUELOGUE_SOURCE_DIR "/tests/bots/example.py", madeup::madeUpRules(), 1);
        ComputerPlayer& player = *std::get<std::unique_ptr<ComputerPlayer>>(made);
        RandomPlayer random(1);
        const std::array<ComputerPlayer*, 2> seats{&player, &random};
        const MatchReport report = playMatch(match, seats, {.turns = 60, .decisions = 2000});
        QVERIFY2(player.problem().empty(), player.problem().c_str());
        QVERIFY(report.choices > 0);
    }

private:
    QTemporaryDir m_folder;
};

DUELOGUE_TEST(TestProtocol, NoApplication)

#include "tst_protocol.moc"
