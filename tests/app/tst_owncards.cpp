// The user's own card files, read in addition to the program's.
#include <QTemporaryDir>
#include <QtTest>

#include "app/games/Games.h"
#include "app/match/saved/Autosave.h"
#include "cards/data/CardPool.h"
#include "tests/support/RegisteredTest.h"
#include "tests/support/app/CommandRun.h"
#include "tests/support/app/OwnHome.h"
#include "tests/support/app/StagedTable.h"

using namespace duelogue;

namespace {

const QByteArray cat = "set: Mine\ncards:\n  - name: Fire Cat\n    cost: R\n    type: Creature - Cat\n    stats: 2/1\n";

}  // namespace

class TestOwnCards : public QObject {
    Q_OBJECT

private slots:
    /// Must run first, because a folder is read only once.
    void theDataFolderIsReadByDefault() {
        const QString folder = QString::fromStdString(usualOwnCards());
        QVERIFY(QDir().mkpath(folder));
        write(folder + "/mine.yaml", QByteArray(cat).replace("Fire", "House"));
        QVERIFY(QDir().mkpath(folder + "/arcana"));
        write(folder + "/arcana/mine.yaml", QByteArray(cat).replace("Fire", "Stone"));
        QVERIFY(has(run("cards show House Cat").out, "House Cat  R\n"));
        QVERIFY(has(run("cards show Stone Cat").out, "Stone Cat  R\n"));
        QVERIFY(QFile::remove(folder + "/mine.yaml"));
        QVERIFY(QFile::remove(folder + "/arcana/mine.yaml"));
    }

    void eachGameHasAFolderOfOwnCards() {
        const QString folder =
            folderWith({{"arcana/mine.yaml", cat},
                        {"tribute/mine.yaml",
                         "set: Mine\ncards:\n  - name: Fire Cat\n    type: Fire Normal Monster - Beast\n"
                         "    stats: 3/900/400\n"}});
        const CommandRun list = run("cards list --game arcana --cards " + folder);
        QCOMPARE(list.err, std::string());
        QVERIFY(has(list.out, "\nFire Cat "));
        QVERIFY(has(run("cards list --game tribute --cards " + folder).out, "\nFire Cat "));
        QVERIFY(has(run("cards validate --cards " + folder).out, " 0 errors"));
    }

    /// The location of own cards before Arcana had a folder of its own; both locations are read.
    void arcanaCardsAreReadFromTheOldLocation() {
        const QString folder =
            folderWith({{"old.yaml", cat}, {"arcana/mine.yaml", QByteArray(cat).replace("Fire", "Sea")}});
        const CommandRun list = run("cards list --game arcana --cards " + folder);
        QCOMPARE(list.err, std::string());
        QVERIFY(has(list.out, "\nFire Cat ") && has(list.out, "\nSea Cat "));
        QVERIFY(!has(run("cards list --game tribute --cards " + folder).out, "Fire Cat"));
    }

    void ownCardsAreAddedToTheProgramsCards() {
        const QString folder = folderWith({{"mine.yaml", cat}, {"notes.txt", "not a card file"}});
        const CommandRun list = run("cards list --game arcana --cards " + folder);
        QCOMPARE(std::count(list.out.begin(), list.out.end(), '\n'), 201);
        QVERIFY(has(list.out, "\nFire Cat "));
        QCOMPARE(list.err, std::string());
        QVERIFY(has(run("cards show Fire Cat --cards " + folder).out, "Creature \u2014 Cat  2/1\n"));
        QVERIFY(!has(run("cards list").out, "Fire Cat"));
    }

    void anErrorIsReportedAndOtherCardsAreKept() {
        const QString folder = folderWith(
            {{"a.yaml", cat},
             {"b.yaml", "set: [\n"},
             {"c.yaml", QByteArray(cat).replace("Fire Cat", "Sea Cat") + "  - name: Forest\n    type: Land\n"
                                                                         "  - name: Fire Cat\n    type: Land\n"}});
        const CommandRun list = run("cards list --game arcana --cards " + folder);
        QCOMPARE(list.status, ExitStatus::Fine);
        QCOMPARE(std::count(list.out.begin(), list.out.end(), '\n'), 202);
        QVERIFY2(has(list.err, "b.yaml:2: this is not YAML"), list.err.c_str());
        QVERIFY2(has(list.err, "c.yaml:7: Forest: duplicate card name (first in cards/arcana/portal.yaml:"),
                 list.err.c_str());
        QVERIFY2(has(list.err, "c.yaml:9: Fire Cat: duplicate card name (first in "), list.err.c_str());
        QCOMPARE(std::count(list.err.begin(), list.err.end(), '\n'), 3);
        const CommandRun validate = run("cards validate --cards " + folder);
        QCOMPARE(validate.status, ExitStatus::Failed);
        QVERIFY2(has(validate.out, "202 cards, 3 errors\n"), validate.out.c_str());
    }

    void aMissingFolderIsReportedWithItsOption() {
        const CommandRun ran = run("cards list --cards /no/such/folder");
        QCOMPARE(ran.status, ExitStatus::Misused);
        QVERIFY2(has(ran.err, "--cards: can't read the directory /no/such/folder"), ran.err.c_str());
        QCOMPARE(run("--cards /no/such/folder").status, ExitStatus::Misused);
        QCOMPARE(run("--cards").status, ExitStatus::Misused);
        const CommandRun before = run("--cards /tmp cards list");
        QVERIFY2(has(before.err, "options come after the command: duelogue cards "), before.err.c_str());
    }

    void aFolderWithoutCardFilesOfTheGameIsReported() {
        const QString folder = folderWith({{"mine.yml", cat}});
        const CommandRun list = run("cards list --game arcana --cards " + folder);
        QCOMPARE(list.status, ExitStatus::Fine);
        QVERIFY2(has(list.err, "--cards: no card file in "), list.err.c_str());
        // Cards of one game are enough: the other games are not mentioned.
        const CommandRun others = run("cards list --cards " + folderWith({{"mine.yaml", cat}}));
        QCOMPARE(others.err, std::string());
        QCOMPARE(run("cards list --game arcana").err, std::string());
    }

    void theWindowOpensWithAFolderOfCards() {
        const QString folder = folderWith({{"mine.yaml", cat}});
        std::ostringstream out;
        Console console{out, out};
        const std::vector<std::string> words{"--cards", folder.toStdString(), "-platform", "offscreen"};
        QVERIFY(!runCommandLine(words, console));
        QVERIFY(game("arcana")->pool().find("Fire Cat"));
    }

    void aMatchIsPlayedWithOwnCards() {
        const QString folder = folderWith({{"mine.yaml", cat}});
        const QString deck = folder + "/cats.deck";
        write(deck, "name: Cats\n36 Fire Cat\n24 Mountain\n");
        const CommandRun ran =
            run("simulate --games 2 --players random,random --cards " + folder + " --decks " + deck + "," + deck);
        QVERIFY2(ran.status == ExitStatus::Fine, ran.err.c_str());
        QVERIFY(has(run("simulate --games 1 --decks " + deck + "," + deck).err, "unknown card \"Fire Cat\""));
        write(folder + "/cat.duel",
              "game arcana\nname A cat attacks\nplayer 1\nbattlefield Fire Cat\nlibrary Forest\n"
              "player 2\nlibrary Forest\nmoves\nexpect 1 battlefield has Fire Cat\n");
        QVERIFY(has(run("check --cards " + folder + " " + folder + "/cat.duel").out, "1 passed, 0 failed"));
    }

    void computersPlayACardThatCountsAsAMinion() {
        const QString folder = folderWith({{"counted.deck", "20 Counted In\n20 Gnome\n"}});
        QVERIFY(QDir(folder).mkdir("basebreak"));
        write(folder + "/basebreak/mine.yaml",
              "set: Mine\ncards:\n  - name: Counted In\n    type: Ongoing Action - Pirates\n    targets: [base]\n"
              "    abilities:\n      - always: {more power: {cards: this, power: 3, counts as: minion}}\n");
        const CommandRun ran = run("simulate --game basebreak --games 2 --players greedy,greedy --cards " + folder +
                                   " --decks " + folder + "/counted.deck," + folder + "/counted.deck");
        QVERIFY2(ran.status == ExitStatus::Fine, ran.err.c_str());
    }

    void aFileIsValidatedWithTheProgramsCards() {
        const QString folder = folderWith({{"mine.yaml", QByteArray(cat).replace("stats: 2/1",
                                                                                 "stats: 2/1\n    icon: dragon-head"
                                                                                 "\n    abilities:\n"
                                                                                 "      - when: enters\n"
                                                                                 "        do: {destroy: "
                                                                                 "Forests}")}});
        const CommandRun own = run("cards validate " + folder + "/mine.yaml");
        QVERIFY2(has(own.out, "1 card, 0 errors\n"), own.out.c_str());  // Forest is a subtype of another file
        const CommandRun program = run("cards validate " DUELOGUE_SOURCE_DIR "/resources/cards/arcana/portal.yaml");
        QVERIFY2(has(program.out, "200 cards, 0 errors\n"), program.out.c_str());
    }

    void anIconThatTheProgramLacksIsRefused() {
        const QString folder =
            folderWith({{"mine.yaml", cat + "    icon: spiked-dragon-haed\n"},
                        {"fine.yaml", QByteArray(cat).replace("Fire", "Sea") + "    icon: spiked-dragon-head\n"}});
        const CommandRun ran = run("cards validate " + folder + "/mine.yaml " + folder + "/fine.yaml");
        QCOMPARE(ran.status, ExitStatus::Failed);
        QVERIFY2(has(ran.out,
                     "mine.yaml:7: Fire Cat: found \"spiked-dragon-haed\", expected an icon of the program (see "
                     "\"duelogue cards icons\"). Did you mean \"spiked-dragon-head\"?\n"),
                 ran.out.c_str());
        QVERIFY2(has(ran.out, "\n1 card, 1 error\n"), ran.out.c_str());
        // The game still accepts the card.
        QVERIFY(has(run("cards show Fire Cat --cards " + folder).out, "Fire Cat"));
        QVERIFY(has("\n" + run("cards icons").out, "\nspiked-dragon-head\n"));
        QVERIFY(has(run("cards icons dragon-head").out, "spiked-dragon-head\n"));
        QCOMPARE(run("cards icons no-such-icon").out, std::string());
    }

    void aFreeAbilityGivesAWarning() {
        const QString folder =
            folderWith({{"mine.yaml", cat + "    abilities:\n      - pay: 0\n        do: {gain life: 1}\n"
                                            "      - pay: tap\n        do: {gain life: 1}\n"}});
        const CommandRun ran = run("cards validate " + folder + "/mine.yaml");
        QCOMPARE(ran.status, ExitStatus::Fine);
        QVERIFY2(has(ran.out, "mine.yaml:8: Fire Cat: this ability costs nothing and can be used without end"),
                 ran.out.c_str());
        QCOMPARE(std::count(ran.out.begin(), ran.out.end(), '\n'), 2);
        QVERIFY2(has(ran.out, "\n1 card, 0 errors\n"), ran.out.c_str());
        const CommandRun json = run("cards validate --json " + folder + "/mine.yaml");
        QVERIFY2(has(json.out, "\"warnings\""), json.out.c_str());
        QVERIFY(has(json.out, "costs nothing"));
    }

    /// The card is visible regardless of the cards above it, without a grid over the table at each decision.
    void usableGraveyardCardsAreShownNextToTheHand_data() {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("usable");
        QTest::newRow("arcana") << "game arcana\nname n\nturn 3 main\nplayer 1\nlibrary Forest\n"
                                   "graveyard Restless Bones, Forest\nplayer 2\nlibrary Forest\nmoves\n"
                                << "Restless Bones";
        QTest::newRow("tribute") << "game tribute\nname n\nturn 3 main\nplayer 1\ndeck Battle Ox\n"
                                    "graveyard Last Whisper, Battle Ox\nplayer 2\ndeck Battle Ox\nmoves\n"
                                 << "Last Whisper";
    }
    void usableGraveyardCardsAreShownNextToTheHand() {
        QFETCH(QString, position);
        QFETCH(QString, usable);
        readOwnCards(DUELOGUE_SOURCE_DIR "/tests/ownrules");
        const StagedTable staged(position, {}, {"Anna", "Ben"}, QTest::currentDataTag());
        QCOMPARE(staged.problem(), std::string());
        const TableState table = staged.table();
        const auto card =
            std::ranges::find_if(table.cards, [&](const TableCard& each) { return each.face.name == usable; });
        QVERIFY(card != table.cards.end());
        QVERIFY(std::ranges::any_of(table.question.answers,
                                    [&](const TableAnswer& answer) { return answer.card == card->id; }));
        QCOMPARE(card->zone, TableZone::Hand);
        QVERIFY(!card->lent.isEmpty());
    }

    void aSavedMatchNamesItsMissingOrChangedCards() {
        const QString folder = folderWith({{"mine.yaml", cat}});
        readOwnCards(folder.toStdString());
        const Game& withCat = *game("arcana");
        SavedMatch match;
        match.config = {"arcana", {{"A", "greedy", "x"}, {"B", "greedy", "gone"}}};
        match.decks.resize(2);
        match.decks[0].entries = {{36, withCat.pool().find("Fire Cat")}, {24, withCat.pool().find("Mountain")}};
        match.decks[1].entries = {{60, withCat.pool().find("Forest")}};
        QCOMPARE(keeper().keep(withCat, match), std::nullopt);
        const auto kept = keeper().find();
        QVERIFY(std::holds_alternative<SavedMatch>(kept));
        QCOMPARE(std::get<SavedMatch>(kept).config, match.config);
        QVERIFY(std::get<SavedMatch>(kept).decks == match.decks);

        readOwnCards({});
        QCOMPARE(problem(), QString("Can't resume the last match: the card “Fire Cat” no longer exists."));
        readOwnCards(folderWith({{"mine.yaml", QByteArray(cat).replace("2/1", "3/1")}}).toStdString());
        QCOMPARE(problem(), QString("Can't resume the last match: Fire Cat has changed."));
        match.over = true;
        QCOMPARE(keeper().keep(withCat, match), std::nullopt);
        QVERIFY(std::holds_alternative<std::monostate>(keeper().find()));
    }

private:
    OwnHome m_home;
    QTemporaryDir m_folder;
    int m_folders = 0;

    static QString problem() {
        const auto kept = keeper().find();
        const auto* found = std::get_if<AutosaveProblem>(&kept);
        return found == nullptr ? QString() : found->message;
    }

    static void write(const QString& path, const QByteArray& text) {
        QFile out(path);
        if (!out.open(QIODevice::WriteOnly) || out.write(text) != text.size()) qFatal("can't write");
    }

    /// Returns a new folder for each call, because game() reads a folder only once.
    QString folderWith(const std::vector<std::pair<const char*, QByteArray>>& files) {
        QString folder = m_folder.filePath(QString::number(m_folders++));
        QDir().mkpath(folder);
        for (const auto& [name, text] : files) {
            QDir().mkpath(QFileInfo(folder + "/" + name).path());
            write(folder + "/" + name, text);
        }
        return folder;
    }
};

DUELOGUE_TEST(TestOwnCards, QCoreApplication)
#include "tst_owncards.moc"
