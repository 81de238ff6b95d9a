// Lessons: reading, playing and checking them.
#include <QtTest>

#include "match/notation/lesson/LessonRun.h"
#include "match/notation/scenario/Replies.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/match/LessonTexts.h"

using namespace duelogue;
using Wait = LessonRun::Wait;

namespace {

/// A lesson that is played in words.
struct Play {
    Lesson lesson;
    LessonRun run;

    explicit Play(const std::string& text = lessons::whole())
        : lesson(lessons::lessonOf(text)), run(lessons::rules(), lesson) {
        if (const auto problem = run.begin()) qFatal("%d: %s", problem->line, problem->message().c_str());
    }
    bool reply(const std::string& text) {
        const auto found = findReply(run.match(), PlayerId{0}, text);
        return found && run.reply(*found);
    }
    [[nodiscard]] std::string words() const { return run.words().english.text; }
    [[nodiscard]] std::string log() const { return std::to_string(run.log().lines().size()); }
};

}  // namespace

class TestLessons : public QObject {
    Q_OBJECT

private slots:
    void aLessonIsReadFromText() {
        const Lesson lesson = lessons::lessonOf(lessons::whole());
        QCOMPARE(lessons::texts(lesson.mistakes), std::string());
        QCOMPARE(lesson.number, 3);
        QCOMPARE(lesson.name.english.text, std::string("The first creature"));
        QCOMPARE(lesson.name.german, (NotationLine{4, "Die erste Kreatur"}));
        QCOMPARE(lesson.opponents, std::vector<std::string>{"Maren"});
        QCOMPARE(lesson.position.game, std::string("arcana"));
        QCOMPARE(lesson.position.seats.size(), std::size_t{2});
        QCOMPARE(lesson.steps.size(), std::size_t{6});
        QCOMPARE(lesson.pages(), std::size_t{4});
        QCOMPARE(lesson.texts().size(), std::size_t{10});
        QCOMPARE(lesson.ending.german.text, std::string("Du hast eine Kreatur."));

        const LessonStep& first = lesson.steps.front();
        QCOMPARE(first.line, lessons::firstStep);
        QVERIFY(first.kind == LessonStep::Kind::Learner);
        QCOMPARE(first.answers.front().replies.size(), std::size_t{1});
        QCOMPARE(first.expectations.front().text, std::string("1 battlefield has Forest x2"));
        QVERIFY(lesson.steps[1].kind == LessonStep::Kind::Read);
        QVERIFY(lesson.steps[3].isContinued());
        QVERIFY(lesson.steps[4].kind == LessonStep::Kind::Program);
    }

    void severalLessonsCanShareAFile() {
        const LessonFile file = readLessons(lessons::whole() + "---\n" + lessons::whole());
        QCOMPARE(file.lessons.size(), std::size_t{2});
        QCOMPARE(file.lessons.back().steps.front().line, lessons::firstStep + 49);
        QCOMPARE(lessons::texts(file.lessons.back().mistakes), std::string());
        QCOMPARE(readLessons("lesson 1\n" + lessons::head).mistakes.front().line, 1);
    }

    void wrongLinesAreReported_data() {
        QTest::addColumn<int>("line");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("mistake");
        const auto row = [](int line, const char* text, const char* mistake) {
            QTest::newRow(text) << line << text << mistake;
        };
        row(2, "lesson none", "2: expected the number of the lesson");
        row(2, "# none", "1: a line \"lesson NUMBER\" is missing");
        row(3, "# none", "1: a line \"name\" is missing");
        row(5, "learner 9", "5: expected the number of a player");
        row(5, "surprise", "5: unknown line \"surprise\". Lines begin with name, note, ruling");
        row(15, "# none", "17: \"say\" in the first step is missing");
        row(15, "say", "15: \"say\" needs words after it");
        row(16, "de", "16: \"de\" needs words after it");
        row(17, "say Two texts.", "17: a reply or \"next\" is missing before the next step");
        row(17, "if pass", "17: a reply is missing above this line");
        row(17, "surprise", "17: unknown line \"surprise\". Lines begin with say, de, look");
        row(20, "look card Forest", "20: expected \"say\" and the words");
        row(25, "de Noch einmal.", "25: \"say\" is missing before \"de\"");
        row(29, "end", "29: a reply or \"next\" is missing before the end");
        row(29, "next step", "29: nothing can follow this word: \"step\"");
        row(22, "if play", "15: a general answer (\"else\" and \"say\") is missing");
        row(45, "if pass", "45: a reply of the learner is missing above this line");
        row(46, "# none", "1: the last page (\"end\" and \"say\") is missing");
        row(48, "1 pass", "48: nothing can follow the last page");
    }
    void wrongLinesAreReported() {
        QFETCH(int, line);
        QFETCH(QString, text);
        QFETCH(QString, mistake);
        const std::string found = lessons::misread(lessons::with(lessons::whole(), line, text.toStdString()));
        QVERIFY2(found.find(mistake.toStdString()) != std::string::npos, found.c_str());
    }

    void intendedRepliesLeadToTheEnd() {
        Play play;
        QVERIFY(play.run.wait() == Wait::Learner);
        QCOMPARE(play.words(), std::string("Play a land."));
        QVERIFY(play.reply("play Forest"));
        QVERIFY(play.run.wait() == Wait::Read);
        QVERIFY(play.run.replies().empty());
        play.run.next();
        QVERIFY(play.reply("play Grizzly Bears"));
        QCOMPARE(play.words(), std::string("Cast the bears."));
        QCOMPARE(play.run.page(), std::size_t{3});
        QVERIFY(play.reply("pay auto"));
        QVERIFY(play.run.wait() == Wait::Program);
        QCOMPARE(play.words(), std::string("Maren lets it happen."));
        play.run.next();
        QVERIFY(play.run.wait() == Wait::Over);
        QCOMPARE(play.words(), std::string("You have a creature."));
        QCOMPARE(play.run.page(), std::size_t{5});
        QVERIFY(!play.run.problem());
        play.run.next();
        QVERIFY(!play.reply("pass"));
        QVERIFY(play.run.wait() == Wait::Over);
    }

    void replyOffThePathIsCarriedOutAndTakenBack() {
        Play play;
        const MatchState before = play.run.match().state();
        const std::string log = play.log();
        QVERIFY(play.reply("pass"));
        QVERIFY(play.run.wait() == Wait::Astray);
        QVERIFY(play.run.match().state() != before);
        QCOMPARE(play.words(), std::string("You need a second land first."));
        QVERIFY(play.run.looks().empty());
        QVERIFY(!play.reply("pass"));
        play.run.back();
        QVERIFY(play.run.wait() == Wait::Learner);
        QVERIFY(play.run.match().state() == before);
        QCOMPARE(play.log(), log);
        QCOMPARE(play.words(), std::string("Play a land."));
        QVERIFY(!play.run.canGoBack());
    }

    void unmentionedReplyGetsTheGeneralAnswer() {
        Play play;
        QVERIFY(play.reply("play Mountain"));
        QVERIFY(play.run.wait() == Wait::Astray);
        QCOMPARE(play.words(), std::string("Not now."));
    }

    void passingReplyKeepsTheStep() {
        Play play(lessons::with(lessons::whole(), 39, "1 pay auto"));
        QVERIFY(!play.run.beginAt(3));
        const MatchState before = play.run.match().state();
        QVERIFY(play.reply("tap Forest"));
        QVERIFY(play.run.wait() == Wait::Learner);
        QCOMPARE(play.run.step(), std::size_t{3});
        play.run.back();
        QVERIFY(play.run.match().state() == before);
        QVERIFY(play.reply("tap Forest"));
        play.run.show();
        QVERIFY(play.run.wait() == Wait::Program);
    }

    void backReturnsToTheStepBefore() {
        Play play;
        const MatchState before = play.run.match().state();
        play.run.show();
        play.run.next();
        play.run.back();
        QVERIFY(play.run.wait() == Wait::Read);
        play.run.back();
        QVERIFY(play.run.wait() == Wait::Learner);
        QVERIFY(play.run.match().state() == before);
        play.run.back();
        QVERIFY(play.run.match().state() == before);
    }

    void cancelGoesBack() {
        Play play;
        QVERIFY(!play.run.beginAt(3));
        QVERIFY(play.reply("cancel"));
        QCOMPARE(play.run.step(), std::size_t{2});
        QVERIFY(play.run.match().playerToAct() == PlayerId{0});
        QVERIFY(!play.run.reply(Reply(ReplyWord::Concede)));
    }

    void showPlaysEachStep() {
        Play play;
        QVERIFY(play.reply("pass"));
        for (int i = 0; i < 5; ++i) play.run.show();
        QVERIFY(play.run.wait() == Wait::Over);
        QVERIFY(!play.run.problem());
    }

    void lessonIsResumedAtAStep() {
        Play play;
        for (std::size_t step = 0; step <= play.lesson.steps.size(); ++step) {
            LessonRun resumed(lessons::rules(), play.lesson);
            QVERIFY(!resumed.beginAt(step));
            while (play.run.step() < step) play.run.show();
            QCOMPARE(resumed.step(), play.run.step());
            QVERIFY(resumed.match().state() == play.run.match().state());
        }
    }

    void aNameWithACommaIsOneReply() {
        const Lesson lesson = lessons::lessonOf(
            lessons::with(lessons::whole(), 19, "if summon Dragon, Lord of All #1, pass, play Twin (sick, tapped)"));
        const auto& replies = lesson.steps.front().answers.front().replies;
        QCOMPARE(replies.size(), std::size_t{3});
        QCOMPARE(replies.front().text, std::string("summon Dragon, Lord of All #1"));
    }

    void observersSeeThePlayAndTheLogForgetsIt() {
        struct Counter : Observer {
            int replies = 0;
            void replied(const ReadableMatch& /*match*/, PlayerId /*player*/, const Reply& /*reply*/) override {
                ++replies;
            }
        } counter;
        Play play;
        play.run.setObserver(&counter);
        QVERIFY(play.reply("play Forest"));
        QCOMPARE(counter.replies, 1);
        QCOMPARE(play.run.log().lines().size(), std::size_t{1});
        play.run.back();
        QCOMPARE(counter.replies, 1);
        QVERIFY(play.run.log().lines().empty());
        play.run.setObserver(nullptr);
        QVERIFY(play.reply("play Forest"));
        QCOMPARE(counter.replies, 1);
        QCOMPARE(play.run.log().lines().size(), std::size_t{1});
    }

    void lookedAtPartsAreFound_data() {
        QTest::addColumn<QString>("look");
        QTest::addColumn<int>("kind");
        const auto row = [](const char* look, std::optional<LessonTarget::Kind> kind) {
            QTest::newRow(look) << look << (kind ? static_cast<int>(*kind) : -1);
        };
        row("card Grizzly Bears", LessonTarget::Kind::Card);
        row("card Ebon Dragon", std::nullopt);
        row("zone 2 battlefield", LessonTarget::Kind::Zone);
        row("zone 2 table", std::nullopt);
        row("zone 3 hand", std::nullopt);
        row("button pass", LessonTarget::Kind::Button);
        row("button pay auto", std::nullopt);
        row("figure 2 life", LessonTarget::Kind::Figure);
        row("figure 2 power", std::nullopt);
        row("figure Grizzly Bears power", LessonTarget::Kind::Figure);
        row("surprise", std::nullopt);
    }
    void lookedAtPartsAreFound() {
        QFETCH(QString, look);
        QFETCH(int, kind);
        const Play play;
        const auto target = play.run.target({1, look.toStdString()});
        QCOMPARE(target ? static_cast<int>(target->kind) : -1, kind);
    }
};

DUELOGUE_TEST(TestLessons, NoApplication)

#include "tst_lessons.moc"
