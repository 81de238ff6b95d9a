// The check of lessons: every mistake that it must find.
#include <QtTest>

#include "match/notation/lesson/LessonCheck.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/match/LessonTexts.h"

using namespace duelogue;

class TestLessonCheck : public QObject {
    Q_OBJECT

private slots:
    void theCheckAcceptsACompleteLesson() {
        const LessonReport report = checkLesson(lessons::rules(), lessons::lessonOf(lessons::whole()));
        QCOMPARE(lessons::texts(report.mistakes), std::string());
        QVERIFY(report.untranslated.empty());
        QCOMPARE(report.unanswered, (std::vector<UnansweredReplies>{{18, {"play Mountain"}, 3}}));
        QVERIFY(report.replies >= 7);
    }

    void theCheckFindsMistakes_data() {
        QTest::addColumn<int>("line");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("mistake");
        const auto row = [](const char* name, int line, const QString& text, const char* mistake) {
            QTest::newRow(name) << line << text << mistake;
        };
        row("unreadable", 17, "surprise", "17: unknown line \"surprise\". Lines begin with say, de, look");
        row("impossible position", 10, "library Forrest", "10: unknown card \"Forrest\". Did you mean \"Forest\"?");
        row("other card in the position", 8, "hand Mountain, Grizzly Bears",
            "18: \"1 play Forest\" is not legal now: ");
        row("step that can't be followed", 44, "2 block", "44: \"block\" needs two cards");
        row("expectation", 45, "expect 2 battlefield has Grizzly Bears", "45: expected");
        row("other intended reply that leads nowhere", 19, "or play Mountain\nif pass", "26: expected");
        row("answer to an illegal reply", 19, "if pass, play Bee Sting",
            "19: \"play Bee Sting\" is not legal now. Player 1 is asked ");
        row("answer to an intended reply", 19, "if pass, play Forest",
            "19: \"play Forest\" is the intended reply and needs no answer");
        row("answer to an unknown card", 19, "if pass, play Forrest",
            "19: unknown card \"Forrest\". Did you mean \"Forest\"?");
        row("passing reply that is illegal", 40, "also tap Mountain", "40: \"tap Mountain\" is not legal now");
        row("look", 17, "look card Ebon Dragon", "17: expected something that exists");
        row("long English", 15, "say " + QString(161, 'x'), "15: the text has 161 characters (at most 160)");
        row("long German", 16, "de " + QString(201, QChar(0xE4)), "16: the text has 201 characters (at most 200)");
        row("few answers", 8, "hand Forest x2, Mountain, Swamp, Island, Grizzly Bears", "18: expected answers");
    }
    void theCheckFindsMistakes() {
        QFETCH(int, line);
        QFETCH(QString, text);
        QFETCH(QString, mistake);
        const LessonReport report =
            checkLesson(lessons::rules(), lessons::lessonOf(lessons::with(lessons::whole(), line, text.toStdString())));
        const std::string found = lessons::texts(report.mistakes);
        QVERIFY2(found.find(mistake.toStdString()) != std::string::npos, found.c_str());
    }

    void expectationsMayBeAboutTheLog() {
        const auto expecting = [](const char* words) {
            const std::string text = lessons::with(lessons::whole(), 25, std::string("expect told ") + words);
            return lessons::texts(checkLesson(lessons::rules(), lessons::lessonOf(text)).mistakes);
        };
        QCOMPARE(expecting("player 1 plays Forest"), std::string());
        QVERIFY(expecting("player 1 plays Swamp").starts_with("25: expected told"));
    }

    void textsOfTheGreatestLengthAreAccepted() {
        const std::string english = lessons::with(lessons::whole(), 15, "say " + std::string(160, 'x'));
        const std::string both = lessons::with(english, 16, "de " + QString(200, QChar(0xE4)).toStdString());
        QCOMPARE(lessons::texts(checkLesson(lessons::rules(), lessons::lessonOf(both)).mistakes), std::string());
    }

    void missingGermanIsListed() {
        const LessonReport report =
            checkLesson(lessons::rules(), lessons::lessonOf(lessons::with(lessons::whole(), 24, "# none")));
        QCOMPARE(lessons::texts(report.mistakes), std::string());
        QCOMPARE(report.untranslated.size(), std::size_t{1});
        QCOMPARE(report.untranslated.front().english, (NotationLine{23, "Not now."}));
    }

    void aSingleWordAnswersAllItsReplies() {
        const LessonReport report =
            checkLesson(lessons::rules(), lessons::lessonOf(lessons::with(lessons::whole(), 19, "if pass, play")));
        QCOMPARE(lessons::texts(report.mistakes), std::string());
        QVERIFY(report.unanswered.empty());
    }
};

DUELOGUE_TEST(TestLessonCheck, NoApplication)
#include "tst_lessoncheck.moc"
