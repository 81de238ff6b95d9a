// The command line: simulate and its output.
#include <QJsonArray>
#include <QJsonObject>
#include <QtTest>

#include "app/games/Games.h"
#include "cards/data/CardPool.h"
#include "tests/support/LongRun.h"
#include "tests/support/OwnFolder.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/CommandRun.h"

using namespace duelogue;

namespace {

/// Returns the result without times.
QJsonObject withoutTime(QJsonObject object) {
    for (const char* key : {"seconds", "games_per_second", "decisions_per_second"}) object.remove(QLatin1String(key));
    return object;
}

}  // namespace

// Simulations: results, joined decks, tables of decks, and bots.
class TestSimulate : public QObject, private OwnFolder {
    Q_OBJECT

private slots:
    void theProgramsGamesLoadWithoutErrors() {
        for (const std::string& id : gameIds()) {
            std::vector<std::string> errors;
            const auto game = loadGame(id, cardFiles(id), errors);
            QVERIFY(game != nullptr);
            QVERIFY2(errors.empty(), errors.empty() ? "" : errors.front().c_str());
            QVERIFY(!game->pool().definitions().empty());
            QVERIFY(game->decks().size() >= 2);
        }
    }

    void aSimulationReportsItsResults() {
        const CommandRun ran =
            run("simulate --game arcana --players greedy,random --decks ash-and-bone,dawn-patrol --games 6 --seed 5 "
                "--jobs 2 --json");
        QCOMPARE(ran.status, ExitStatus::Fine);
        const QJsonObject result = ran.json();
        for (const char* key : {"game", "players", "decks", "games", "wins", "draws", "unfinished", "turns_mean",
                                "decisions", "seconds", "games_per_second", "decisions_per_second"}) {
            QVERIFY2(result.contains(QLatin1String(key)), key);
        }
        QCOMPARE(result["game"].toString(), QStringLiteral("arcana"));
        QCOMPARE(result["players"].toArray(), (QJsonArray{"greedy", "random"}));
        QCOMPARE(result["decks"].toArray(), (QJsonArray{"ash-and-bone", "dawn-patrol"}));
        QCOMPARE(result["games"].toInt(), 6);
        const QJsonArray wins = result["wins"].toArray();
        QCOMPARE(wins.size(), 2);
        QCOMPARE(wins[0].toInt() + wins[1].toInt() + result["draws"].toInt() + result["unfinished"].toInt(), 6);
        QVERIFY(result["decisions"].toInt() > 100);
        QCOMPARE(ran.err, std::string());
    }

    void resultsDependOnTheSeedAndNotOnTheJobs_data() {
        QTest::addColumn<QString>("options");
        QTest::newRow("random") << "--players random,random --games 40";
        QTest::newRow("greedy") << "--players greedy,random --games 10";
        QTest::newRow("mirrored") << "--players greedy,greedy --games 10 --mirrored";
    }
    void resultsDependOnTheSeedAndNotOnTheJobs() {
        QFETCH(QString, options);
        const QJsonObject one = withoutTime(run("simulate --json --seed 9 --jobs 1 " + options).json());
        const QJsonObject four = withoutTime(run("simulate --json --seed 9 --jobs 4 " + options).json());
        QVERIFY(!one.isEmpty());
        QCOMPARE(one, four);
        QVERIFY(one != withoutTime(run("simulate --json --seed 10 --jobs 1 " + options).json()));
    }

    /// The same player has both seats, so the seats win about equally often.
    void mirroredPairsSwapSeats() {
        const QJsonObject result = run("simulate --json --players greedy,greedy --games 20 --mirrored").json();
        const QJsonArray wins = result["wins"].toArray();
        QVERIFY(std::abs(wins[0].toInt() - wins[1].toInt()) <= 8);
        QCOMPARE(result["mirrored"].toBool(), true);
    }

    /// The same player has every seat. In each rotation of a deal every player has the winning seat once.
    void morePlayersRotateSeats_data() {
        QTest::addColumn<QString>("players");
        QTest::addColumn<int>("count");
        QTest::newRow("three") << "random,random,random" << 3;
        QTest::newRow("four") << "random,random,random,random" << 4;
    }
    void morePlayersRotateSeats() {
        QFETCH(QString, players);
        QFETCH(int, count);
        const QString line = "simulate --game basebreak --json --mirrored --players " + players + " --games ";
        const QJsonObject result = run(line + QString::number(5 * count)).json();
        for (const QJsonValue wins : result["wins"].toArray()) QCOMPARE(wins.toInt(), 5);
        QCOMPARE(result["draws"].toInt() + result["unfinished"].toInt(), 0);
        QCOMPARE(withoutTime(run(line + QString::number(5 * count) + " --jobs 3").json()), withoutTime(result));
    }

    /// A part of a joined deck counts in matches in which the other deck lacks that part.
    void partsOfJoinedDecksAreCounted() {
        const CommandRun ran =
            run("simulate --game basebreak --players random,random --games 4 --json "
                "--decks aliens+ninjas,aliens+robots,pirates+wizards");
        const QJsonObject result = ran.json();
        const QJsonArray matrix = result["matrix"].toArray();
        const auto won = [&](int a, int b) { return matrix[a].toArray()[b].toInt(); };
        QCOMPARE(result["parts"].toArray(), (QJsonArray{"aliens", "ninjas", "robots", "pirates", "wizards"}));
        const QJsonArray shares = result["part_shares"].toArray();
        QCOMPARE(shares[0].toDouble(), 100.0 * (won(0, 2) + won(1, 2)) / 8);
        QCOMPARE(shares[1].toDouble(), 100.0 * (won(0, 1) + won(0, 2)) / 8);
        QCOMPARE(shares[2].toDouble(), 100.0 * (won(1, 0) + won(1, 2)) / 8);
        QCOMPARE(shares[3].toDouble(), 100.0 * (won(2, 0) + won(2, 1)) / 8);
        QCOMPARE(shares[4], shares[3]);
    }

    void aResultIsReadableWithoutJson() {
        const CommandRun ran = run("simulate --players random,random --games 3");
        QVERIFY2(ran.out.starts_with("3 matches of Arcana in "), ran.out.c_str());
        QVERIFY(ran.out.find("random won ") != std::string::npos);
    }

    void misuseIsExplained_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("message");
        const auto row = [](const char* line, const char* message) {
            QTest::newRow(line) << QString::fromUtf8(line) << QString::fromUtf8(message);
        };
        row("simulat", "duelogue: unknown command \"simulat\". Did you mean \"simulate\"?\nTry \"duelogue --help\".\n");
        row("--windows", "duelogue: unknown option --windows\nTry");
        row("--nope", "duelogue: unknown option --nope");
        row("simulate --gams 3", "duelogue simulate: unknown option --gams. Did you mean --game");
        row("simulate -g 3", "duelogue simulate: unknown option -g");
        row("simulate --games", "duelogue simulate: --games needs a number");
        row("simulate --players", "duelogue simulate: --players needs a value: A,B,...");
        row("simulate --games many", "duelogue simulate: --games: \"many\" is not a number from 1 to ");
        row("simulate --games 0", "duelogue simulate: --games: \"0\" is not a number from 1 to ");
        row("simulate --games -3", "duelogue simulate: --games: \"-3\" is not a number from 1 to ");
        row("simulate --json=yes", "duelogue simulate: --json takes no value");
        row("simulate --game arcane", "duelogue simulate: --game: unknown game \"arcane\". Did you mean \"arcana\"?");
        row("simulate --game chess", "duelogue simulate: --game: unknown game \"chess\". The games are ");
        row("simulate --players gredy,random",
            "duelogue simulate: --players: unknown player \"gredy\". Did you mean \"greedy\"?");
        row("simulate --players random", "duelogue simulate: --players: this game needs 2 players, not 1");
        row("simulate --decks ash-and-bon,dawn-patrol",
            "duelogue simulate: --decks: No deck or readable file \"ash-and-bon\". Did you mean \"ash-and-bone\"?");
        row("simulate --decks ash-and-bone", "duelogue simulate: --decks: expected 2 decks (one per player), got 1");
        row("simulate --game basebreak --decks aliens,ninjas+robots",
            "duelogue simulate: --decks: \"aliens\" is only a part of a deck: join 2 with +, e.g. aliens+ninjas");
        row("simulate --players process:,random", "duelogue simulate: --players: unknown player \"process:\"");
        row("simulate --bot-time 10",
            "duelogue simulate: --bot-time: use a time such as 500ms or 10s (at most 1 hour)");
        row("arena --bot-time 2h", "duelogue arena: --bot-time: use a time such as 500ms or 10s (at most 1 hour)");
        row("watch --bot-time 0s", "duelogue watch: --bot-time: use a time such as 500ms or 10s (at most 1 hour)");
        row("simulate --bot-fault greed", "duelogue simulate: --bot-fault: choose forfeit or greedy, not \"greed\"");
        row("simulate --game basebreak --rules goal=3",
            "duelogue simulate: --rules: unknown setting \"goal\". The settings are ");
        row("simulate --game arcana --rules mulligan=Rome",
            "duelogue simulate: --rules: mulligan: \"Rome\" is not London, first one free, Paris or none\n");
        row("simulate now", "duelogue simulate: unexpected argument \"now\"");
        row("watch --replay --json", "duelogue watch: --replay and --json can't be combined");
        row("check", "duelogue check: Give one or more files or directories");
        row("check /no/such/place", "duelogue check: No such file or directory: /no/such/place\n");
        row("cards",
            "duelogue cards: Which task? Choose list, show, search, fields, validate, icons, reference or schema");
        row("cards lst", "duelogue cards: unknown task \"lst\". Did you mean \"list\"?");
        row("cards fly", "duelogue cards: unknown task \"fly\". Choose list, show, ");
        row("cards show", "duelogue cards: show needs a card name");
        row("cards list all", "duelogue cards: list takes no arguments");
        row("cards show Ebon Dragoon", "duelogue cards: No card named \"Ebon Dragoon\". Did you mean \"Ebon Dragon\"?");
        row("cards validate /no/such.yaml", "duelogue cards: /no/such.yaml: no such file");
        row("watch --players human,greedy",
            "duelogue watch: --players: unknown player \"human\". The players are random, ");
        row("bench --seconds fast", "duelogue bench: --seconds: \"fast\" is not a number from 1 to ");
        row("analyze", "duelogue analyze: Which match? Give a replay, or a match from \"duelogue matches list\"");
    }
    void misuseIsExplained() {
        QFETCH(QString, line);
        QFETCH(QString, message);
        const CommandRun ran = run(line);
        QCOMPARE(ran.status, ExitStatus::Misused);
        QVERIFY2(ran.err.starts_with(message.toStdString()), ran.err.c_str());
        QCOMPARE(ran.out, std::string());
    }

    void everyDeckMeetsEveryOther() {
        const QString line = "simulate --decks dawn-patrol,goblin-hour,tidewood --games 4 --seed 3 --json --jobs ";
        const QJsonObject result = run(line + "1").json();
        const QJsonArray matrix = result["matrix"].toArray();
        QCOMPARE(matrix.size(), 3);
        QCOMPARE(result["players"].toArray(), (QJsonArray{"greedy", "greedy"}));
        int won = 0;
        for (int a = 0; a < 3; ++a) {
            QCOMPARE(matrix[a].toArray().size(), 3);
            QCOMPARE(matrix[a].toArray()[a].toInt(), 0);
            int all = 0;
            for (const QJsonValue wins : matrix[a].toArray()) all += wins.toInt();
            QCOMPARE(result["shares"].toArray()[a].toDouble(), 100.0 * all / 8);
            won += all;
        }
        QCOMPARE(won + result["draws"].toInt() + result["unfinished"].toInt(), 12);
        QCOMPARE(withoutTime(run(line + "3").json()), withoutTime(result));
    }

    void theTableOfAllDecksNamesThemAll() {
        const CommandRun ran = run("simulate --decks all --players random,random --games 1");
        QCOMPARE(ran.status, ExitStatus::Fine);
        for (const NamedDeck& deck : game("arcana")->decks()) {
            QVERIFY2(ran.out.find(" " + deck.id + " ") != std::string::npos, deck.id.c_str());
        }
        QVERIFY2(ran.out.find("\n1 matches per pairing, ") != std::string::npos, ran.out.c_str());
        const CommandRun unequal = run("simulate --decks all --players greedy,random");
        QCOMPARE(unequal.status, ExitStatus::Misused);
        QVERIFY(unequal.err.find("A round robin needs the same player twice") != std::string::npos);
    }

    /// Balance of the tuned decks. Takes minutes.
    void arcanaDecksAreBalanced() {
        if (!isLongRun()) QSKIP("DUELOGUE_LONG=1 plays 6,600 matches");
        const QJsonObject result = run("simulate --decks all --games 100 --seed 11 --json --jobs 2").json();
        for (const QJsonValue share : result["shares"].toArray()) {
            QVERIFY2(share.toDouble() > 35 && share.toDouble() <= 65, qPrintable(QString::number(share.toDouble())));
        }
    }

    /// Balance of the decks except for the two starter decks, which are as published. Takes minutes.
    void tributeDecksAreBalanced() {
        if (!isLongRun()) QSKIP("DUELOGUE_LONG=1 plays 7,800 matches");
        const QJsonObject result =
            run("simulate --game tribute --decks all --games 100 --seed 11 --json --jobs 2").json();
        const QJsonArray decks = result["decks"].toArray();
        const QJsonArray shares = result["shares"].toArray();
        int tuned = 0;
        for (qsizetype i = 0; i < decks.size(); ++i) {
            const QString deck = decks[i].toString();
            if (deck == "yugi" || deck == "kaiba") continue;
            ++tuned;
            const double share = shares[i].toDouble();
            QVERIFY2(share > 45 && share <= 60, qPrintable(QString("%1: %2").arg(deck).arg(share)));
        }
        QCOMPARE(tuned, 11);
    }

    void aBotCanPlay() {
        const std::string bot = "process:python3 " DUELOGUE_SOURCE_DIR "/tests/bots/example.py";
        const CommandRun ran =
            CommandRun::of({"simulate", "--players", bot + ",random", "--games", "2", "--jobs", "2", "--json"});
        QVERIFY2(ran.err.empty(), ran.err.c_str());
        QCOMPARE(ran.status, ExitStatus::Fine);
        QCOMPARE(ran.json()["players"].toArray()[0].toString().toStdString(), bot);
        QCOMPARE(ran.json()["unfinished"].toInt(), 0);
    }

    void aFailingBotForfeitsOrIsReplaced() {
        const CommandRun forfeits =
            CommandRun::of({"simulate", "--players", "process:exit 1,random", "--games", "2", "--json"});
        QCOMPARE(forfeits.status, ExitStatus::Failed);
        QCOMPARE(forfeits.json()["wins"].toArray(), (QJsonArray{0, 2}));
        QVERIFY2(forfeits.err.starts_with("match 1 of seed 1: process:exit 1 ended with status 1; it forfeits\n"),
                 forfeits.err.c_str());
        const std::string slow = R"(process:echo '{"duelogue": 1}'; sleep 60)";
        const CommandRun replaced =
            CommandRun::of({"simulate", "--players", slow + ",random", "--games", "2", "--bot-time", "200ms",
                            "--bot-fault", "greedy", "--json", "--jobs", "2", "--seed", "3"});
        QVERIFY2(
            replaced.err.find(slow + " did not answer within 200 ms; greedy plays on for it\n") != std::string::npos,
            replaced.err.c_str());
        QVERIFY(replaced.json()["wins"].toArray()[0].toInt() > 0);
    }

    void aSettingNamesOnlyPlayersOfTheMatch() {
        const CommandRun ran = CommandRun::of({"simulate", "--rules", "first player=3"});
        QCOMPARE(ran.status, ExitStatus::Misused);
        QVERIFY2(ran.err.starts_with("duelogue simulate: --rules: first player: \"3\" is not "), ran.err.c_str());
        const CommandRun four = CommandRun::of({"simulate", "--game", "basebreak", "--rules", "first player=3",
                                                "--players", "random,random,random", "--games", "1"});
        QVERIFY2(four.status == ExitStatus::Fine, four.err.c_str());
    }

    void aDeckMayBeAFile() {
        const QString deck = file("my.deck", "name: Mine\n40 Forest\n20 Grizzly Bears\n");
        QCOMPARE(run("simulate --games 2 --players random,random --decks " + deck + "," + deck).status,
                 ExitStatus::Fine);
        const QString wrong = file("wrong.deck", "name: Mine\n40 Forest\n20 Grizly Bears\n");
        const CommandRun ran = run("simulate --games 2 --decks " + wrong + "," + deck);
        QCOMPARE(ran.status, ExitStatus::Misused);
        QVERIFY2(ran.err.find("wrong.deck:3: ") != std::string::npos, ran.err.c_str());
        QVERIFY2(ran.err.find("Grizzly Bears") != std::string::npos, ran.err.c_str());
        const CommandRun none = run("simulate --games 2 --decks " + file("none.deck", "name: None\n") + "," + deck);
        QVERIFY2(none.err.find("none.deck: 0 cards (a deck needs 1 to 1000)") != std::string::npos, none.err.c_str());
        const CommandRun many =
            run("simulate --games 2 --decks " +
                file("many.deck", "240 Forest\n240 Swamp\n240 Plains\n240 Island\n240 Mountain\n") + "," + deck);
        QVERIFY2(many.err.find("many.deck: 1200 cards (a deck needs 1 to 1000)") != std::string::npos,
                 many.err.c_str());
    }
};

DUELOGUE_TEST(TestSimulate, QCoreApplication)

#include "tst_simulate.moc"
