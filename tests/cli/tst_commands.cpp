// Properties of all commands: the help lists every option, JSON output has the documented keys, and failed output is an
// error.
#include <sys/stat.h>
#include <unistd.h>

#include <QJsonArray>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QtTest>
#include <csignal>
#include <sstream>
#include <streambuf>

#include "app/cli/Command.h"
#include "app/games/Games.h"
#include "cards/data/CardPool.h"
#include "tests/support/OwnFolder.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/CommandRun.h"
#include "tests/support/app/OwnHome.h"

using namespace duelogue;

namespace {

/// A command or one of its tasks, with the JSON that it writes.
struct Called {
    std::string words;
    const JsonHelp* json = nullptr;
};

std::vector<Called> everyCall() {
    std::vector<Called> calls;
    for (const Command& command : commands()) {
        const std::string name(command.name);
        if (command.tasks.empty()) calls.push_back({name, &command.json});
        for (const Task& task : command.tasks) calls.push_back({name + " " + std::string(task.word), &task.json});
    }
    return calls;
}

const JsonHelp& jsonOf(const std::string& words) {
    for (const Called& call : everyCall()) {
        if (call.words == words) return *call.json;
    }
    qFatal("no such call: %s", words.c_str());
}

/// Adds the path of each key in the value, such as "pairs.score".
void addPaths(const QJsonValue& value, const QString& prefix, QSet<QString>& paths) {
    if (value.isArray()) {
        for (const QJsonValue each : value.toArray()) addPaths(each, prefix, paths);
    }
    const QJsonObject object = value.toObject();
    for (const QString& key : object.keys()) {
        const QString path = prefix.isEmpty() ? key : prefix + '.' + key;
        paths.insert(path);
        addPaths(object[key], path, paths);
    }
}

/// Returns the documented paths. "figures.*" stands for all paths such as "figures.power".
QSet<QString> pathsOf(const JsonHelp& json) {
    QSet<QString> paths;
    for (const JsonKey& key : json.keys)
        paths.insert(QString::fromUtf8(key.path.data(), static_cast<qsizetype>(key.path.size())));
    return paths;
}

/// A stream buffer that accepts `room` characters and then fails, like a full disk.
class FullDisk : public std::streambuf {
public:
    explicit FullDisk(int room) : m_room(room) {}

protected:
    int_type overflow(int_type letter) override { return m_room-- > 0 ? letter : traits_type::eof(); }

private:
    int m_room;
};

/// Drops root privileges during its lifetime, because root can read every file.
class Anybody {
public:
    Anybody() : m_was(::geteuid()) {
        constexpr uid_t nobody = 65534;
        if (m_was == 0 && ::seteuid(nobody) != 0) qFatal("can't be anybody");
    }
    ~Anybody() {
        if (::seteuid(m_was) != 0) qFatal("can't be who it was");
    }
    Anybody(const Anybody&) = delete;
    Anybody& operator=(const Anybody&) = delete;

private:
    uid_t m_was;
};

}  // namespace

class TestCommands : public QObject, private OwnFolder {
    Q_OBJECT

private:
    OwnHome m_home;

    /// Creates the files that a line of jsonHasTheDocumentedKeys() names, and inserts their paths.
    QString ready(QString line) {
        if (line.contains("{duel}")) line.replace("{duel}", file("one.duel", scenario));
        if (line.contains("{wrong duel}"))
            line.replace("{wrong duel}", file("two.duel", scenario + "expect 1 life 3\n"));
        if (line.contains("{lesson}")) {
            // It has a wrong expectation, lacks German, and has a reply that only gets the general answer.
            const QByteArray lesson =
                "game arcana\nlesson 1\nname One\nplayer 1\nhand Forest\nlibrary Forest\n"
                "player 2\nlibrary Forest\nmoves\nsay Play a land.\n1 play Forest\nelse\n"
                "say Go back.\nexpect 1 life 3\nend\nsay You played a land.\n";
            line.replace("{lesson}", file("one.lesson", lesson));
        }
        if (line.contains("{deck}"))
            line.replace("{deck}", file("wood.txt", "20 Forest\n4 Anakonda\n// Swap with the sideboard\n4 Anaconda\n"));
        if (line.contains("{cards}")) line.replace("{cards}", file("wrong.yaml", "set: X\ncards:\n- {name: A}\n"));
        if (line.contains("{games}")) {
            const QString path = m_folder.filePath("games.jsonl");
            if (!QFile::exists(path)) (void)CommandRun::of("arena --players greedy,random --games 2 --out " + path);
            line.replace("{games}", path);
        }
        if (line.contains("{measured}")) {
            const CommandRun ran =
                CommandRun::of("deck measure dawn-patrol --against tidewood --matches 1 --player random --json");
            line.replace("{measured}", file("measured.json", QByteArray::fromStdString(ran.out)));
        }
        if (line.contains("{forests}")) {
            // Any creature makes the first deck better. The second one is another file, since no deck meets itself.
            line.replace(line.indexOf("{forests}"), 9, file("forests.txt", "60 Forest\n"));
            line.replace("{forests}", file("woods.txt", "60 Forest\n"));
        }
        if (line.contains("{replay}")) line.replace("{replay}", file("match.duel", replay()));
        if (line.startsWith("matches")) (void)CommandRun::of("matches import " + file("kept.duel", replay()));
        if (line.startsWith("deck delete")) (void)CommandRun::of("deck import " + file("gone.txt", "9 Forest\n"));
        return line;
    }

    static QByteArray replay() {
        static const CommandRun ran = CommandRun::of("watch --players greedy,random --seed 4 --replay");
        return QByteArray::fromStdString(ran.out);
    }

    static const QByteArray scenario;

private slots:
    void theHelpListsEveryOption_data() {
        QTest::addColumn<QString>("name");
        for (const Command& command : commands()) QTest::newRow(command.name.data()) << QString(command.name.data());
    }
    void theHelpListsEveryOption() {
        QFETCH(QString, name);
        const CommandRun help = CommandRun::of(name + " --help");
        QSet<QString> said;
        static const QRegularExpression line(R"(^  --([a-z-]+))", QRegularExpression::MultilineOption);
        for (auto match = line.globalMatch(QString::fromStdString(help.out)); match.hasNext();)
            said.insert(match.next().captured(1));
        QVERIFY(said.contains("cards"));
        // The error about an unknown option shows which options are known.
        for (const QString& option : said) {
            const CommandRun ran = CommandRun::of(name + " --" + option + "x");
            QVERIFY2(has(ran.err, "unknown option --" + option.toStdString() + "x"), ran.err.c_str());
            const CommandRun taken = CommandRun::of(name + " --no-such --" + option + " x");
            QVERIFY2(has(taken.err, "unknown option --no-such"), taken.err.c_str());
        }
        for (const Command& command : commands()) {
            if (name != command.name.data()) continue;
            for (const OptionHelp& option : optionsOf(command))
                QVERIFY2(said.remove(QString(option.name.data())), option.name.data());
        }
        QVERIFY2(said.isEmpty(), qPrintable(said.values().join(' ')));
    }

    void theHelpListsEveryTaskWithItsOptions() {
        for (const Command& command : commands()) {
            const std::string help = helpOf(command);
            for (const Task& task : command.tasks) {
                QVERIFY2(has(help, "\n  " + std::string(task.word)), task.word.data());
                for (const std::string_view option : task.options) {
                    const auto known = optionsOf(command);
                    QVERIFY2(std::ranges::find(known, option, &OptionHelp::name) != known.end(), option.data());
                }
            }
        }
    }

    void anUnusedOptionIsRefused_data() {
        QTest::addColumn<QString>("line");
        for (const char* line : {"deck list --seed 3", "deck validate --name x", "deck booster --format dec",
                                 "cards schema --json", "cards reference --json"})
            QTest::newRow(line) << QString(line);
    }
    void anUnusedOptionIsRefused() {
        QFETCH(QString, line);
        const CommandRun ran = CommandRun::of(line);
        QCOMPARE(ran.status, ExitStatus::Misused);
        QVERIFY2(has(ran.err, " doesn't use --"), ran.err.c_str());
        QCOMPARE(ran.out, std::string());
    }

    void oldNamesStillWork_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("old");
        QTest::newRow("analyse") << "analyze {replay} --iterations 2 --json"
                                 << "analyse {replay} --iterations 2 --json";
        QTest::newRow("deck remove") << "deck delete no-such-deck"
                                     << "deck remove no-such-deck";
    }
    void oldNamesStillWork() {
        QFETCH(QString, line);
        QFETCH(QString, old);
        const CommandRun now = CommandRun::of(ready(line));
        const CommandRun then = CommandRun::of(ready(old));
        QCOMPARE(then.status, now.status);
        QCOMPARE(then.out, now.out);
        QCOMPARE(then.err, now.err);
    }

    void oldNamesAreNotInTheHelp() {
        for (const Command& command : commands()) {
            const std::string help = helpOf(command);
            if (!command.oldName.empty()) QVERIFY(!has(CommandRun::of("--help").out, std::string(command.oldName)));
            for (const Task& task : command.tasks)
                QVERIFY(task.oldWord.empty() || !has(help, "\n  " + std::string(task.oldWord) + " "));
        }
    }

    // ---------------------------------------------------------------------------------------------------- JSON

    void jsonHasTheDocumentedKeys_data() {
        QTest::addColumn<QString>("call");
        QTest::addColumn<QString>("line");
        QTest::addColumn<QStringList>("missing");  ///< documented keys that this line does not produce
        const auto row = [](const char* call, const char* more, const QStringList& missing = {}) {
            QTest::addRow("%s %s", call, more) << QString(call) << QString(call) + " --json " + more << missing;
        };
        row("simulate", "--players random,random --games 2", {"matrix", "shares", "seats", "parts", "part_shares"});
        row("simulate", "--players random,random --games 1 --decks dawn-patrol,tidewood,goblin-hour",
            {"wins", "mirrored", "turns_mean", "decisions", "choices", "games_per_second", "decisions_per_second",
             "seats", "parts", "part_shares"});
        row("simulate",
            "--game basebreak --players random,random --games 1 --decks aliens+ninjas,robots+zombies,pirates+wizards",
            {"wins", "mirrored", "turns_mean", "decisions", "choices", "games_per_second", "decisions_per_second",
             "seats"});
        row("simulate", "--game netrun --players random,random --games 1 --decks solid-ground,night-shift,slow-poison",
            {"wins", "mirrored", "turns_mean", "decisions", "choices", "games_per_second", "decisions_per_second",
             "parts", "part_shares"});
        const QStringList table{"tables",        "tables.players", "tables.deals", "tables.games",
                                "tables.scores", "tables.lows",    "tables.highs", "tables.sprt"};
        const QStringList pair{"pairs",     "pairs.a",    "pairs.b",   "pairs.games", "pairs.score",
                               "pairs.low", "pairs.high", "pairs.elo", "pairs.sprt"};
        row("arena", "--players greedy,random --games 2", QStringList{"problems"} + table);
        row("arena", "--join {games}", QStringList{"problems"} + table);
        row("arena", "--game basebreak --seats 3 --players random,random,random --games 3",
            QStringList{"problems"} + pair);
        row("watch", "--players random,random");
        row("replay", "{duel}");
        row("replay", "{wrong duel}");
        row("check", "{duel} {wrong duel}");
        row("lessons list", "");
        row("lessons check", "{lesson}");
        row("cards list", "");
        row("cards list", "--game arcana");
        row("cards show", "Wind Drake");
        row("rulings", "");
        row("rulings", "--game netrun");
        row("cards search", "goblin or f:zombies");
        row("cards fields", "");
        row("cards validate", "");
        row("cards validate", "{cards}");
        row("cards icons", "dragon");
        row("deck list", "");
        row("deck import", "{deck}");
        row("deck export", "dawn-patrol", {"extra.count", "extra.name"});
        row("deck validate", "{deck}");
        row("deck odds", "dawn-patrol Plains");
        row("deck diff", "dawn-patrol tidewood");
        row("deck measure", "dawn-patrol --against tidewood --matches 1 --player random");
        row("deck compare", "{measured} {measured}");
        row("deck suggest", "{forests} --against {forests} --matches 80 --player greedy");
        row("deck delete", "my-deck");
        row("deck make", "fast", {"extra.count", "extra.name", "sideboard.count", "sideboard.name"});
        row("deck booster", "");
        row("deck sealed", "", {"extra.count", "extra.name"});
        row("matches list", "");
        row("matches show", "last");
        // The saved match was imported, so it does not count in statistics.
        QStringList nothing;
        for (const char* list : {"games", "decks", "rivals", "people", "periods"}) {
            for (const char* key : {"won", "even", "lost", "share"}) nothing << QString("%1.%2").arg(list, key);
        }
        nothing << "games.game"
                << "decks.game"
                << "decks.deck"
                << "rivals.kind"
                << "people.name"
                << "periods.first";
        for (const char* list : {"longest", "shortest"}) {
            for (const char* key : {"id", "game", "turns", "outcome"}) nothing << QString("%1.%2").arg(list, key);
        }
        row("matches statistics", "", nothing);
        row("matches export", "last");
        row("matches import", "{replay}");
        row("matches delete", "last");
        row("analyze", "{replay} --iterations 2");
        const QStringList speeds{"copy_ns",
                                 "copy_new_ns",
                                 "state_bytes",
                                 "hash_ns",
                                 "save_bytes",
                                 "serialize_us",
                                 "serialise_us",
                                 "deserialize_us",
                                 "deserialise_us",
                                 "view_ns",
                                 "sample_ns",
                                 "options_ns",
                                 "random_games_per_second",
                                 "decisions_per_second",
                                 "choices_per_second",
                                 "decisions_per_game",
                                 "greedy_games_per_second",
                                 "greedy_choice_us",
                                 "search_iterations_per_second"};
        QStringList counts{"game",   "setting", "matches",    "partial",         "seed",       "iterations", "own",
                           "others", "kinds",   "kinds.kind", "kinds.questions", "kinds.idle", "skipped",    "checked",
                           "missed"};
        for (const char* side : {"own", "others"}) {
            for (const char* key : {"turns", "questions", "idle", "questions_per_turn", "idle_per_turn"})
                counts << QString("%1.%2").arg(side, key);
        }
        const QStringList missed{"missed.match", "missed.seed", "missed.turn", "missed.reply", "missed.gain"};
        const QStringList chances{"seats", "quiet",       "quiet.pairs", "quiet.mean",   "quiet.margin", "quiet.large",
                                  "other", "other.pairs", "other.mean",  "other.margin", "other.large"};
        QStringList margins{"intervals"};
        for (const char* key : {"decisions", "count", "held", "low", "high", "median"})
            margins << QString("intervals.%1").arg(key);
        QStringList losses{"check_iterations", "losses", "losses.decisions", "losses.large", "losses.small"};
        for (const char* group : {"large", "small"}) {
            for (const char* key : {"decisions", "called", "low", "high"})
                losses << QString("losses.%1.%2").arg(group, key);
        }
        const QStringList rates = margins + losses;
        row("bench", "--seconds 1", counts + missed + chances + rates);
        row("bench", "--questions --game arcana --matches 1 --iterations 10 --checks 0",
            speeds + missed + chances + rates);
        QStringList onlyCounts = counts + missed;
        for (const char* shared : {"game", "matches", "iterations"}) onlyCounts.removeAll(shared);
        row("bench", "--chances --iterations 2 --matches 1", speeds + onlyCounts + rates);
        QStringList onlyChances = chances;
        onlyChances.removeAll("seats");
        row("bench", "--margins --iterations 2 --matches 1", speeds + onlyCounts + onlyChances + losses);
        row("bench", "--mistakes --iterations 2 --matches 1 --check-iterations 2",
            speeds + onlyCounts + onlyChances + margins);
        row("calibrate", "--iterations 2 --matches 2");
    }
    void jsonHasTheDocumentedKeys() {
        QFETCH(QString, call);
        QFETCH(QString, line);
        QFETCH(QStringList, missing);
        const CommandRun ran = CommandRun::of(ready(line));
        QVERIFY2(ran.status != ExitStatus::Misused, ran.err.c_str());
        QSet<QString> found;
        const QByteArray out = QByteArray::fromStdString(ran.out);
        QVERIFY(out.endsWith('\n'));
        const QByteArrayList lines = call == "arena" ? out.chopped(1).split('\n') : QByteArrayList{out};
        for (const QByteArray& text : lines) {
            QJsonParseError error{};
            const QJsonDocument document = QJsonDocument::fromJson(text, &error);
            QVERIFY2(error.error == QJsonParseError::NoError, qPrintable(error.errorString()));
            addPaths(document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object()), {}, found);
        }
        for (const QString& path : pathsOf(jsonOf(call.toStdString()))) {
            const QString parent = path.section('.', 0, -2);
            const auto words = found;
            if (path.endsWith(".*")) {
                found.removeIf([&](const QString& word) { return word.startsWith(parent + '.'); });
                QVERIFY2(found.size() < words.size(), qPrintable(path));
                continue;
            }
            QVERIFY2(found.remove(path) != missing.contains(path), qPrintable(path));
        }
        QVERIFY2(found.isEmpty(), qPrintable(found.values().join(' ')));
    }

    void everyJsonCommandIsTested() {
        const QString test = readAll(DUELOGUE_SOURCE_DIR "/tests/cli/tst_commands.cpp");
        for (const Called& call : everyCall()) {
            if (call.json->text.empty()) continue;
            QVERIFY2(test.contains(QString::fromStdString("row(\"" + call.words + "\", ")), call.words.c_str());
            const QString words = QString::fromStdString(call.words);
            const QString help = QString::fromStdString(CommandRun::of(words + " --help").out);
            // Example: "deck export, make or sealed --json: an object".
            const QRegularExpression heading(
                "^" + words.section(' ', 0, 0) + "\\b.*\\b" + words.section(' ', -1) + "\\b.* --json: ",
                QRegularExpression::MultilineOption);
            QVERIFY2(heading.match(help).hasMatch() || help.contains("\n" + words + " --json: "), qPrintable(words));
            for (const QString& path : pathsOf(*call.json))
                QVERIFY2(help.contains("\n  " + path + ' '), qPrintable(path));
        }
    }

    void cardsOfAllGamesAreListed() {
        const CommandRun all = CommandRun::of("cards list --json");
        QSet<QString> games;
        std::size_t count = 0;
        const auto cards = QJsonDocument::fromJson(QByteArray::fromStdString(all.out)).array();
        for (const QJsonValue card : cards) games.insert(card["game"].toString());
        for (const std::string& id : gameIds()) {
            count += game(id)->pool().definitions().size();
            QVERIFY(games.contains(QString::fromStdString(id)));
        }
        QCOMPARE(static_cast<std::size_t>(cards.size()), count);
        QCOMPARE(CommandRun::of("cards list --json --game chess").status, ExitStatus::Misused);
    }

    void aCardIsWrittenWithAllItsData() {
        const auto cards =
            QJsonDocument::fromJson(QByteArray::fromStdString(CommandRun::of("cards show --json Ebon Dragon").out))
                .array();
        QCOMPARE(cards.size(), 1);
        const QJsonObject card = cards[0].toObject();
        QCOMPARE(card["name"].toString(), QString("Ebon Dragon"));
        QCOMPARE(card["game"].toString(), QString("arcana"));
        QCOMPARE(card["set"].toString(), QString("Portal"));
        QCOMPARE(card["code"].toString(), QString("POR"));
        QVERIFY(card["number"].toInt() > 0);
        QCOMPARE(card["type"].toString(), QString("Creature \u2014 Dragon"));
        QCOMPARE(card["types"].toArray(), QJsonArray({"creature"}));
        QCOMPARE(card["subtypes"].toArray(), QJsonArray({"Dragon"}));
        QCOMPARE(card["colors"].toArray(), QJsonArray({"black"}));
        QCOMPARE(card["colours"], card["colors"]);
        QCOMPARE(card["keywords"].toArray(), QJsonArray({"flying"}));
        QCOMPARE(card["cost"].toString(), QString("5BB"));
        QCOMPARE(card["figures"].toObject(), (QJsonObject{{"power", 5}, {"toughness", 4}}));
        QVERIFY(card["text"].toString().startsWith("Flying\n"));
    }

    void messagesAreSeparateFromTheJson() {
        const CommandRun ran = CommandRun::of(ready("deck import --json {deck}"));
        QCOMPARE(ran.status, ExitStatus::Failed);
        QVERIFY2(has(ran.err, "unknown card \"Anakonda\""), ran.err.c_str());
        QCOMPARE(ran.json()["mistakes"].toArray().size(), 1);
        QCOMPARE(ran.json()["mistakes"].toArray()[0].toObject()["line"].toInt(), 2);
    }

    // ---------------------------------------------------------------------------------------------------- success

    void aFailedWriteIsAnError_data() {
        QTest::addColumn<QString>("line");
        for (const char* line : {"--help",
                                 "--version",
                                 "check --help",
                                 "simulate --players random,random --games 1",
                                 "simulate --players random,random --games 1 --json",
                                 "simulate --players random,random --games 1 --decks dawn-patrol,tidewood,goblin-hour",
                                 "arena --players greedy,random --games 2",
                                 "arena --players greedy,random --games 2 --json",
                                 "arena --join {games}",
                                 "watch --players random,random",
                                 "watch --players random,random --json",
                                 "watch --players random,random --replay",
                                 "replay {duel}",
                                 "replay --json {duel}",
                                 "check {duel}",
                                 "check --json {duel}",
                                 "cards list",
                                 "cards list --json",
                                 "cards show Forest",
                                 "cards search -t:goblin",
                                 "cards fields",
                                 "cards validate",
                                 "cards reference",
                                 "cards schema",
                                 "deck list",
                                 "deck list --json",
                                 "deck export dawn-patrol",
                                 "deck validate",
                                 "deck odds dawn-patrol Plains",
                                 "deck diff dawn-patrol tidewood",
                                 "deck measure dawn-patrol --against tidewood --matches 1 --player random",
                                 "deck make",
                                 "deck booster",
                                 "deck sealed",
                                 "deck import {deck}"})
            QTest::newRow(line) << QString(line);
    }
    void aFailedWriteIsAnError() {
        QFETCH(QString, line);
        std::vector<std::string> words;
        for (const QString& word : ready(line).split(' ')) words.push_back(word.toStdString());
        for (const int room : {0, 5}) {
            FullDisk disk(room);
            std::ostream out(&disk);
            std::ostringstream err;
            Console console{out, err};
            const auto status = runCommandLine(words, console);
            QVERIFY(status && *status != ExitStatus::Fine);
            QVERIFY2(has(err.str(), "Can't write to standard output; the result is incomplete.\n"), err.str().c_str());
        }
    }

    void aFailedOutputStopsTheRun() {
        const auto runCut = [](const std::vector<std::string>& words) {
            FullDisk disk(300);
            std::ostream out(&disk);
            std::ostringstream err;
            Console console{out, err};
            return runCommandLine(words, console);
        };
        QElapsedTimer timer;
        timer.start();
        // More than a hundred lines, of which only some fit.
        QCOMPARE(runCut({"watch", "--players", "greedy,greedy", "--delay", "200"}), std::optional(ExitStatus::Failed));
        QVERIFY2(timer.elapsed() < 15'000, qPrintable(QString::number(timer.elapsed())));
        // A run that would take hours.
        QCOMPARE(runCut({"arena", "--players", "random,greedy", "--games", "10000000", "--json", "--jobs", "2"}),
                 std::optional(ExitStatus::Failed));
    }

    void theProcessFailsOnAFullDisk_data() {
        QTest::addColumn<QString>("line");
        for (const char* line : {"cards list > /dev/full", "cards list --json > /dev/full", "deck list > /dev/full",
                                 "--version > /dev/full", "deck export dawn-patrol /dev/full",
                                 "watch --players random,random > /dev/full"})
            QTest::newRow(line) << QString(line);
    }
    void theProcessFailsOnAFullDisk() {
        QFETCH(QString, line);
        QProcess shell;
        shell.start("sh", {"-c", QString(DUELOGUE_PROGRAM) + " " + line});
        QVERIFY(shell.waitForFinished());
        const QByteArray err = shell.readAllStandardError();
        QVERIFY2(err.contains("an't write "), err.constData());
        QVERIFY(shell.exitCode() == 1 || shell.exitCode() == 2);
    }

    void aClosedPipeIsSilent_data() {
        QTest::addColumn<QString>("line");
        for (const char* line :
             {"cards list", "cards list --json", "cards reference", "deck list", "--help", "simulate --help",
              "watch --players random,random", "watch --players random,random --delay 100", "arena --games 4 --json"})
            QTest::newRow(line) << QString(line);
    }
    void aClosedPipeIsSilent() {
        QFETCH(QString, line);
        for (const char* reader : {"true", "head -c 1 >/dev/null"}) {
            const QString program = QString(DUELOGUE_PROGRAM) + " " + line;
            QProcess shell;
            shell.start("sh", {"-c", "{ sleep 0.1; " + program + "; echo $? >&2; } | " + reader});
            QVERIFY(shell.waitForFinished());
            QCOMPARE(shell.readAllStandardError(), QByteArray("0\n"));
        }
    }

    void anInterruptedCommandWritesItsResults_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("written");
        QTest::newRow("simulate") << "simulate --players greedy,greedy --games 1000000 --jobs 2"
                                  << " matches of Arcana in ";
        QTest::newRow("simulate, long search") << "simulate --players search:1000000,random --games 100"
                                               << " matches of Arcana in ";
        QTest::newRow("simulate, as JSON") << "simulate --players greedy,greedy --games 1000000 --json"
                                           << "\"partial\":true";
        QTest::newRow("simulate, every deck") << "simulate --decks all --players greedy,greedy --games 10000"
                                              << "10000 matches per pairing, ";
        QTest::newRow("arena") << "arena --players greedy,random --games 1000000 --jobs 2"
                               << "greedy";
        QTest::newRow("analyze") << "analyze {replay} --iterations 1000000 --json"
                                 << "\"partial\":true";
    }
    void anInterruptedCommandWritesItsResults() {
        QFETCH(QString, line);
        QFETCH(QString, written);
        QProcess program;
        program.start(DUELOGUE_PROGRAM, ready(line).split(' '));
        QVERIFY(program.waitForStarted());
        QTest::qWait(2000);
        QCOMPARE(::kill(static_cast<pid_t>(program.processId()), SIGINT), 0);
        QVERIFY(program.waitForFinished(20'000));
        QCOMPARE(program.exitStatus(), QProcess::NormalExit);
        QCOMPARE(program.exitCode(), 130);
        const QByteArray err = program.readAllStandardError();
        QVERIFY2(err.contains("Partial result: interrupted after "), err.constData());
        const QByteArray out = program.readAllStandardOutput();
        QVERIFY2(QString::fromUtf8(out).contains(written), out.constData());
    }

    /// Each thread needs eight megabytes of address space, so only some of a thousand can start.
    void startingFewerThreadsIsReported() {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        QSKIP("a sanitizer needs more addresses than there are");
#endif
        for (const char* line :
             {"simulate --players random,random --games 4", "arena --players greedy,random --games 4"}) {
            QProcess shell;
            shell.start("sh", {"-c", QString("ulimit -v 1500000; ") + DUELOGUE_PROGRAM + " " + line + " --jobs 1000"});
            QVERIFY(shell.waitForFinished());
            const QByteArray err = shell.readAllStandardError();
            static const QRegularExpression told("^--jobs: only \\d+ of 1000 threads could be started\n");
            QVERIFY2(QString::fromUtf8(err).contains(told), err.constData());
            QCOMPARE(shell.exitCode(), 0);
        }
    }

    void theHelpExplainsTheLimitsOfASeed() {
        for (const char* command : {"simulate", "arena", "watch", "bench"}) {
            const std::string help = CommandRun::of(QString(command) + " --help").out;
            QVERIFY2(has(help, "unless players have a time limit"), command);
        }
    }

    void aMatchBetweenComputersIsListedAsSuch() {
        const std::vector<std::pair<const char*, const char*>> listed{
            {"greedy,random", "(greedy) vs. Player 2 (random)"},
            {"search:20,novice", "(search:20) vs. Player 2 (novice)"}};
        for (const auto& [players, words] : listed) {
            const CommandRun watched = CommandRun::of(QString("watch --replay --seed 5 --players ") + players);
            const CommandRun kept =
                CommandRun::of("matches import " + file("computers.duel", QByteArray::fromStdString(watched.out)));
            QVERIFY2(has(kept.out, words), kept.out.c_str());
            QVERIFY(has(CommandRun::of("matches list").out, words));
            QCOMPARE(CommandRun::of("matches delete last").status, ExitStatus::Fine);
        }
    }

    void aDashIsStandardOutput() {
        const QDir before = QDir::current();
        QVERIFY(QDir::setCurrent(m_folder.path()));
        (void)CommandRun::of("matches import " + file("kept.duel", replay()));
        const CommandRun match = CommandRun::of("matches export last -");
        const CommandRun deck = CommandRun::of("deck export dawn-patrol -");
        const bool isThere = QFile::exists("-");
        QVERIFY(QDir::setCurrent(before.path()));
        QVERIFY(has(match.out, "game        arcana\n"));
        QVERIFY(has(deck.out, "name: Dawn Patrol\n"));
        QVERIFY(!isThere);
    }

    void aFailedDeckExportKeepsTheOldFile() {
        const QString folder = m_folder.filePath("no/such/folder/x.dec");
        const CommandRun nowhere = CommandRun::of("deck export dawn-patrol " + folder);
        QCOMPARE(nowhere.status, ExitStatus::Misused);
        QVERIFY2(has(nowhere.err, folder.toStdString() + ": can't write this file: "), nowhere.err.c_str());
        const CommandRun full = CommandRun::of("deck export dawn-patrol /dev/full");
        QCOMPARE(full.status, ExitStatus::Misused);
        QVERIFY2(has(full.err, "/dev/full: can't write this file: "), full.err.c_str());
        // A file size limit of zero: the deck does not fit, and the old file is kept.
        const QString path = file("mine.dec", "4 Forest\n");
        QProcess shell;
        shell.start("sh", {"-c", "trap '' XFSZ; ulimit -f 0; " + QString(DUELOGUE_PROGRAM) +
                                     " deck export dawn-patrol " + path});
        QVERIFY(shell.waitForFinished());
        QCOMPARE(shell.exitCode(), 2);
        QCOMPARE(readAll(path), QString("4 Forest\n"));
    }

    void emptyInputIsRefused() {
        QVERIFY(QDir(m_folder.path()).mkpath("empty/deeper"));
        const std::string empty = m_folder.filePath("empty").toStdString();
        const CommandRun check = CommandRun::of("check " + m_folder.filePath("empty"));
        QCOMPARE(check.status, ExitStatus::Misused);
        QVERIFY2(has(check.err, "No .duel files in " + empty), check.err.c_str());
        const CommandRun join = CommandRun::of("arena --join " + file("none.jsonl", ""));
        QCOMPARE(join.status, ExitStatus::Misused);
        QVERIFY2(has(join.err, "none.jsonl: no matches found\n"), join.err.c_str());
        QVERIFY2(has(join.err, "--join: no matches found in these files"), join.err.c_str());
        QCOMPARE(join.out, std::string());
        QCOMPARE(CommandRun::of(std::vector<std::string>{"simulate", "--players", ""}).status, ExitStatus::Misused);
        QCOMPARE(CommandRun::of(std::vector<std::string>{"cards", "show", ""}).status, ExitStatus::Misused);
    }

    void anUnreadableCardFolderIsReported() {
        QVERIFY(QDir(m_folder.path()).mkpath("locked"));
        QCOMPARE(::chmod(qPrintable(m_folder.path()), 0755), 0);
        QCOMPARE(::chmod(qPrintable(m_folder.filePath("locked")), 0), 0);
        const QString aFile = file("a.file", "x");
        const Anybody anybody;
        for (const QString& folder : {m_folder.filePath("locked"), aFile, QString("/no/such")}) {
            const CommandRun ran = CommandRun::of("cards list --cards " + folder);
            QCOMPARE(ran.status, ExitStatus::Misused);
            QVERIFY2(has(ran.err, "--cards: can't read the directory " + folder.toStdString()), ran.err.c_str());
            QCOMPARE(ran.out, std::string());
        }
    }

    /// The default folder is optional, so other commands ignore the problem, but "cards validate" reports it.
    void anUnreadableDefaultCardFolderIsReported() {
        const QString usual = QString::fromStdString(usualOwnCards());
        QVERIFY(QDir().mkpath(QFileInfo(usual).path()));
        QFile noFolder(usual);
        QVERIFY(noFolder.open(QIODevice::WriteOnly));
        const CommandRun ran = CommandRun::of("cards validate");
        noFolder.remove();
        QCOMPARE(ran.status, ExitStatus::Failed);
        QVERIFY2(has(ran.out, usual.toStdString() + ": can't read this directory\n"), ran.out.c_str());
    }

private:
    static QString readAll(const QString& path) {
        QFile in(path);
        return in.open(QIODevice::ReadOnly) ? QString::fromUtf8(in.readAll()) : QString();
    }
};

const QByteArray TestCommands::scenario =
    "game arcana\nname One\nplayer 1\nhand Forest\nlibrary Forest\nplayer 2\nlibrary Forest\nmoves\n"
    "1 play Forest\nexpect 1 hand = nothing\n";

DUELOGUE_TEST(TestCommands, QCoreApplication)
#include "tst_commands.moc"
