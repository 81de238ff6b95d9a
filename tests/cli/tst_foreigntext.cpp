// Untrusted text: how files are read, and how their contents are printed.
#include <sys/stat.h>

#include <QtTest>
#include <fstream>
#include <iostream>

#include "app/library/decks/DeckLibrary.h"
#include "app/library/files/Json.h"
#include "app/library/files/TextFile.h"
#include "app/library/formats/ReadDeck.h"
#include "cards/parser/Printable.h"
#include "tests/support/OwnFolder.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/CommandRun.h"
#include "tests/support/app/OwnHome.h"

using namespace duelogue;

namespace {

const QByteArray scenario =
    "game arcana\nname A land\nplayer 1\nhand Forest\nlibrary Forest\nplayer 2\nlibrary Forest\nmoves\n1 play Forest\n"
    "expect 1 battlefield has Forest\n";

/// Replaces standard input by a text during its lifetime.
class StandardInput {
public:
    explicit StandardInput(const QByteArray& text)
        : m_text(text.toStdString()), m_before(std::cin.rdbuf(m_text.rdbuf())) {}
    ~StandardInput() {
        std::cin.rdbuf(m_before);
        std::cin.clear();
    }
    StandardInput(const StandardInput&) = delete;
    StandardInput& operator=(const StandardInput&) = delete;

private:
    std::istringstream m_text;
    std::streambuf* m_before;
};

}  // namespace

class TestForeignText : public QObject, private OwnFolder {
    Q_OBJECT

private slots:
    // ---- output

    void controlCharactersAreEscaped_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("printed");
        const auto row = [](const char* name, const QByteArray& text, const char* printed) {
            QTest::newRow(name) << text << QByteArray(printed);
        };
        row("plain", "Grey Cat", "Grey Cat");
        row("lines", "a\n\tb", "a\n\tb");
        row("letters of many scripts", "Ærathi \u732b \U0001f408", "Ærathi \u732b \U0001f408");
        row("escape", "\x1b[31mred", "\\x1b[31mred");
        row("bell and delete", "\a\x7f", "\\x07\\x7f");
        row("return", "safe\rSAFE", "safe\\x0dSAFE");
        row("nothing", QByteArray("a\0b", 3), "a\\x00b");
        row("escape of eight bits", "\u009b31m", "\\x9b31m");
        row("direction", "a" + QByteArray::fromHex("e280ae") + "b", "a\\u202eb");
        row("byte order mark", "\ufeff", "\\ufeff");
        row("no letter", "a\xff", "a\\xff");
        row("half a letter", "a\xe7\x8c", "a\\xe7\\x8c");
        row("overlong encoding", "\xc0\x8a", "\\xc0\\x8a");
        row("half of a surrogate pair", "\xed\xa0\x80", "\\xed\\xa0\\x80");
        row("beyond Unicode", "\xf4\x90\x80\x80", "\\xf4\\x90\\x80\\x80");
    }
    void controlCharactersAreEscaped() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, printed);
        QCOMPARE(QByteArray::fromStdString(printable(text.toStdString())), printed);
        // A stream that gets single characters prints the same.
        std::ostringstream to;
        {
            PrintableStream stream(to);
            for (const char letter : text) stream << letter;
        }
        QCOMPARE(QByteArray::fromStdString(to.str()), printed);
    }

    void aFailedStreamIsDetected() {
        std::ofstream nowhere("/dev/full");
        PrintableStream stream(nowhere);
        stream << std::string(100000, 'a') << "\n" << std::flush;
        QVERIFY(!stream);
    }

    void noCommandEchoesEscapes_data() {
        QTest::addColumn<QStringList>("words");
        const QString escape = "\x1b[2J";
        QTest::newRow("command") << QStringList{"dance" + escape};
        QTest::newRow("option") << QStringList{"check", "--" + escape};
        QTest::newRow("file") << QStringList{"check", "no" + escape};
        QTest::newRow("scenario") << QStringList{"check",
                                                 file("a.duel", "game arcana\nname \x1b[2J\nplayer 1\n\x1b[2J\n")};
        QTest::newRow("name") << QStringList{"check",
                                             file("b.duel", QByteArray(scenario).replace("A land", "\x1b[2J"))};
        QTest::newRow("replay") << QStringList{"replay",
                                               file("c.duel", QByteArray(scenario).replace("A land", "\x1b[2J"))};
        QTest::newRow("deck") << QStringList{"deck", "validate", file("d.deck", "name: \x1b[2J\n60 \x1b[2J\n")};
        QTest::newRow("deck's name") << QStringList{"deck", "import", file("e.deck", "name: \x1b[2J\n60 Forest\n")};
        QTest::newRow("decks") << QStringList{"deck", "list"};
        QTest::newRow("card file") << QStringList{"cards", "validate",
                                                  file("f.yaml", "set: S\ncards:\n  - name: \x1b[2J\n")};
        QTest::newRow("card") << QStringList{"cards", "show", escape};
        QTest::newRow("bot") << QStringList{"simulate", "--games", "1", "--players", "process:echo \x1b[2J,random"};
    }
    void noCommandEchoesEscapes() {
        QFETCH(QStringList, words);
        const CommandRun ran = run(words);
        QVERIFY2(!has(ran.out + ran.err, "\x1b"), printable(ran.out + ran.err).c_str());
    }

    void everyCharacterIsWrittenAsJson() {
        for (char16_t code = 0; code < 0x300; ++code) {
            const QJsonObject object{{QString("key") + QChar(code), QString("a") + QChar(code) + "b"}};
            const QByteArray line = jsonLine(object);
            QCOMPARE(QByteArray::fromStdString(printable(line.toStdString())), line);
            QCOMPARE(QJsonDocument::fromJson(line).object(), object);
        }
        for (const char16_t code : {u'\u200e', u'\u2028', u'\u202e', u'\u2066', u'\u061c', u'\ufeff'}) {
            const QJsonObject object{{"key", QString(QChar(code))}};
            const QByteArray line = jsonLine(object);
            QCOMPARE(QByteArray::fromStdString(printable(line.toStdString())), line);
            QCOMPARE(QJsonDocument::fromJson(line).object(), object);
        }
    }

    /// Every control character in every name that can come from a person, a file or the command line.
    void everyCommandWritesValidJsonForAnyName_data() {
        QTest::addColumn<QChar>("character");
        for (char16_t code = 1; code < 0xa0; ++code) {
            if (code >= 0x20 && code < 0x7f) continue;
            QTest::addRow("%02x", unsigned{code}) << QChar(code);
        }
        QTest::newRow("direction") << QChar(u'\u202e');
    }
    void everyCommandWritesValidJsonForAnyName() {
        QFETCH(QChar, character);
        const QString hostile = QString("a") + character + "b";
        const auto isJson = [](const QStringList& words) {
            const CommandRun ran = run(words);
            if (ran.out.empty()) return !ran.err.empty();
            QJsonParseError error{};
            (void)QJsonDocument::fromJson(QByteArray::fromStdString(ran.out), &error);
            if (error.error != QJsonParseError::NoError)
                qWarning("%s: %s", qPrintable(words.join(' ')), ran.out.c_str());
            return error.error == QJsonParseError::NoError && printable(ran.out) == ran.out;
        };
        const QByteArray name = hostile.toUtf8();
        const QString deck = file("json.deck", "name: " + name + "\nabout: " + name + "\n60 Forest\n");
        QVERIFY(isJson({"deck", "import", "--json", deck}));
        QVERIFY(isJson({"deck", "list", "--json"}));
        QVERIFY(isJson({"deck", "export", "--json", deck}));
        QVERIFY(isJson({"deck", "validate", "--json", hostile, deck}));
        const QString wrong = file("wrong.deck", "60 " + name + "\n");
        QVERIFY(isJson({"deck", "validate", "--json", wrong}));
        const QString replay = file("json.duel", QByteArray(scenario).replace("A land", name));
        QVERIFY(isJson({"check", "--json", replay}));
        QVERIFY(isJson({"replay", "--json", replay}));
        const QString cards = file("json.yaml", "set: S\ncards:\n  - name: \"" + name + "\"\n");
        QVERIFY(isJson({"cards", "validate", "--json", cards}));
        QVERIFY(isJson({"matches", "import", "--json", "--name", hostile, replay}));
        QVERIFY(isJson({"matches", "list", "--json"}));
        for (const OwnDeck& own : ownDecks(*game("arcana"))) QVERIFY(forgetDeck(*game("arcana"), own.id));
    }

    // ---- input

    void everyLineEndingIsRead_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("as it is") << scenario;
        QTest::newRow("with a byte order mark") << "\xef\xbb\xbf" + scenario;
        QTest::newRow("with returns") << QByteArray(scenario).replace("\n", "\r\n");
        QTest::newRow("with both") << "\xef\xbb\xbf" + QByteArray(scenario).replace("\n", "\r\n");
    }
    void everyLineEndingIsRead() {
        QFETCH(QByteArray, text);
        const CommandRun ran = run({"check", file("right.duel", text)});
        QVERIFY2(has(ran.out, ": A land\n1 passed, 0 failed\n"), ran.out.c_str());
        const StandardInput input(text);
        QVERIFY(has(run({"check", "-"}).out, "ok   -:1: A land\n1 passed, 0 failed\n"));
    }

    void everyInvalidLineOfAScenarioIsReported() {
        const QByteArray text =
            "game arcana\nname Wrong\nplayer 1\nhand Swmp\nlife -1\nplayer 2\nmoves\nexpect 1 hand has nothing\n"
            "---\ngame arcana\nname Right\nplayer 1\nplayer 2\nmoves\nexpect 1 life 20\n";
        const CommandRun ran = run({"check", file("wrong.duel", text)});
        QCOMPARE(ran.status, ExitStatus::Failed);
        for (const char* line : {"wrong.duel:4: Wrong: ", "wrong.duel:5: Wrong: ", "wrong.duel:8: Wrong: "})
            QVERIFY2(has(ran.out, line), ran.out.c_str());
        QVERIFY2(ran.out.ends_with("1 passed, 1 failed\n"), ran.out.c_str());
    }

    void decksAndCardsMayBeginWithAByteOrderMark() {
        const QByteArray mark = "\xef\xbb\xbf";
        const CommandRun deck = run({"deck", "validate", file("mark.deck", mark + "60 Forest\r\n")});
        QCOMPARE(deck.out, std::string("1 deck, 0 problems\n"));
        const CommandRun cards =
            run({"cards", "validate",
                 file("mark.yaml", mark + "set: Mine\r\ncards:\r\n  - name: Fire Cat\r\n    cost: R\r\n"
                                          "    type: Creature - Cat\r\n    stats: 2/1\r\n")});
        QVERIFY2(has(cards.out, "1 card, 0 errors\n"), cards.out.c_str());
    }

    void unreadableInputIsReported_data() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char* name, const QString& path, const char* reason) {
            QTest::newRow(name) << path << QString(reason);
        };
        const QString pipe = m_folder.filePath("pipe");
        QCOMPARE(mkfifo(qPrintable(pipe), 0600), 0);
        const QByteArray large(17 << 20, '-');
        row("folder", m_folder.path(), "is a directory");
        row("nothing", m_folder.filePath("nothing"), "no such file");
        row("pipe", pipe, "not a regular file (use - for standard input)");
        row("endless", "/dev/zero", "not a regular file (use - for standard input)");
        row("terminal", "/dev/null", "not a regular file (use - for standard input)");
        row("large", file("large.duel", large), "larger than 16 MiB");
        row("read error", "/proc/self/mem", "can't be read: Input/output error");
        row("two bytes per character", file("wide.duel", "\xff\xfeg\0a\0"), "is UTF-16; convert it to UTF-8");
        row("another encoding", file("latin.duel", "game arcana\nname Caf\xe9\n"), "line 2 is not in UTF-8");
    }
    void unreadableInputIsReported() {
        QFETCH(QString, path);
        QFETCH(QString, reason);
        const auto read = readTextFile(path.toStdString());
        const auto* problem = std::get_if<TextProblem>(&read);
        QVERIFY(problem != nullptr);
        QCOMPARE(QString::fromStdString(problem->message()), path + ": " + reason);
        const CommandRun replay = run({"replay", path});
        QCOMPARE(replay.status, ExitStatus::Misused);
        QCOMPARE(QString::fromStdString(replay.err), path + ": " + reason + "\n");
        const CommandRun cards = run({"cards", "validate", path});
        QCOMPARE(cards.status, ExitStatus::Misused);
        QVERIFY2(has(cards.err, (path + ": " + reason).toStdString()), cards.err.c_str());
        if (QFileInfo(path).isDir()) return;  // "check" accepts a folder of scenarios
        const CommandRun check = run({"check", path});
        QCOMPARE(check.status, ExitStatus::Misused);
        if (QFileInfo::exists(path)) QCOMPARE(QString::fromStdString(check.err), path + ": " + reason + "\n");
        if (!QFileInfo::exists(path)) return;  // otherwise the path is taken for the name of a deck
        const CommandRun deck = run({"deck", "export", path});
        QCOMPARE(deck.status, ExitStatus::Misused);
        QVERIFY2(has(deck.err, path.toStdString() + ":"), deck.err.c_str());
    }

    void standardInputHasASizeLimit() {
        const StandardInput input(QByteArray(17 << 20, '-'));
        QCOMPARE(run({"check", "-"}).err, std::string("-: larger than 16 MiB\n"));
    }

    void standardInputIsReadOnce() {
        const QByteArray deck = "#main\n46986414\n46986414\n";
        const auto runWith = [](const QByteArray& text, const QStringList& words) {
            const StandardInput input(text);
            return run(words);
        };
        const CommandRun validated = runWith(deck, {"deck", "validate", "-"});
        QVERIFY2(has(validated.out, "-: only 2 cards (minimum 40)\n1 deck, 1 problem\n"), validated.out.c_str());
        const CommandRun exported = runWith(deck, {"deck", "export", "-"});
        QCOMPARE(exported.out, std::string("2 Dark Magician\n"));
        const CommandRun imported = runWith(deck, {"deck", "import", "-", "--name", "Piped"});
        QCOMPARE(imported.out, std::string("Imported \"Piped\" as piped: 2 cards\n"));
        QCOMPARE(run({"deck", "remove", "piped"}).status, ExitStatus::Fine);
    }

    void anUnreadableCardFileDoesNotStopTheOthers() {
        const QByteArray card =
            "set: Mine\ncards:\n  - name: Fire Cat\n    cost: R\n    type: Creature - Cat\n    stats: 2/1\n";
        const QString right = file("right.yaml", card);
        const QString latin = file("latin.yaml", "set: Caf\xe9\n");
        const QString wrong = file("wrong.yaml", "set: S\ncards:\n  - name: A\n");
        const CommandRun ran = run({"cards", "validate", "/none.yaml", right, latin, wrong});
        QCOMPARE(ran.status, ExitStatus::Misused);
        QVERIFY2(has(ran.err, "/none.yaml: no such file\n"), ran.err.c_str());
        QVERIFY2(has(ran.err, "latin.yaml: line 1 is not in UTF-8\n"), ran.err.c_str());
        QVERIFY2(has(ran.out, "wrong.yaml:"), ran.out.c_str());
        QVERIFY2(has(ran.out, "1 card, "), ran.out.c_str());
    }

    void anUnreadableFileDoesNotStopTheOthers() {
        const CommandRun ran = run({"check", "/dev/zero", file("right.duel", scenario)});
        QCOMPARE(ran.status, ExitStatus::Misused);
        QVERIFY(has(ran.out, "1 passed, 0 failed\n"));
    }

    void manyEmptyScenariosAreReadQuickly() {
        QElapsedTimer timer;
        timer.start();
        QByteArray lines;
        while (lines.size() < (15 << 20)) lines += "---\n";
        const CommandRun ran = run({"check", file("long.duel", lines)});
        QVERIFY2(has(ran.out, "the first line must be \"game NAME\""), ran.out.c_str());
        QVERIFY2(timer.elapsed() < 10000, qPrintable(QString::number(timer.elapsed())));
    }

    // ---- saved decks

    void aDeckNameMustBeOneLine_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("line break") << "Mine\n4 Ebon Dragon";
        QTest::newRow("return") << "Mine\rYours";
        QTest::newRow("escape") << "Mine\x1b[2J";
    }
    void aDeckNameMustBeOneLine() {
        QFETCH(QString, name);
        const QString deck = file("right.deck", "60 Forest\n");
        const CommandRun ran = run({"deck", "import", deck, "--name", name});
        QCOMPARE(ran.status, ExitStatus::Misused);
        QVERIFY2(has(ran.err, "--name must be one line\n"), ran.err.c_str());
        QVERIFY(!has(run({"deck", "list"}).out, "mine"));
    }

private:
    OwnHome m_home;
};

DUELOGUE_TEST(TestForeignText, QCoreApplication)
#include "tst_foreigntext.moc"
