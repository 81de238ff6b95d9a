#include <QClipboard>

#include "tests/gallery/Gallery.h"
#include "tests/support/app/ShelfRows.h"

namespace duelogue {

/// Adds the scenes outside of a match.
void Gallery::addProgramScenes() {
    m_scenes.push_back({"program", "help", [this] {
                            press(Qt::Key_F1);
                            take("help");
                        }});
    m_scenes.push_back({"program", "welcome", [this] {
                            start().welcome();
                            take("welcome");
                        }});
    m_scenes.push_back({"program", "settings", [this] {
                            press(Qt::Key_F9);
                            take("settings");
                            press("Change shortcuts…");
                            take("keys");
                            const auto lines = itemsWith("waiting");
                            QVERIFY(!lines.isEmpty());
                            clickItem(lines.front());
                            take("key-wanted");
                        }});
    m_scenes.push_back({"program", "statistics", [this] {
                            press(Qt::Key_F8);
                            take("statistics-none");
                            press(Qt::Key_Escape);
                            archiveRows(eightMonths());
                            press(Qt::Key_F8);
                            take("statistics");
                            press(Qt::Key_End);
                            take("statistics-end", [this] { press(Qt::Key_End); });
                            QQuickItem* const arcana = find("text", "Arcana", false, "checked");
                            QVERIFY(arcana != nullptr);
                            clickItem(arcana);
                            take("statistics-of-a-game");
                        }});
    addDeckScenes();
    addKeptScenes();
    m_scenes.push_back({"program", "best of three", [this] { takeSeries(); }});
}

/// Takes a series of matches: its score, the end of a match, and sideboarding.
void Gallery::takeSeries() {
    MatchConfig config = configFor("arcana", {"person", "person"});
    config.series.of = 3;
    config.seats[0].deck = "dawn-patrol";
    QVERIFY(m_session->begin(config, 7));
    QVERIFY(settle());
    m_table->raiseCurtain();
    m_table->concede();
    take("series-result");
    m_table->again();
    take("series-covered");
    m_table->result()->sideboard()->uncover();
    take("series-sideboard");
    m_table->result()->sideboard()->toSideboard(0);
    take("series-too-few", [this] { pointAtLine("Vengeance"); });
    m_table->result()->sideboard()->putBack();
    for (int person = 0; person < 2; ++person) {
        m_table->result()->sideboard()->uncover();
        m_table->result()->sideboard()->goOn();
    }
    QVERIFY(settle());
    m_table->raiseCurtain();
    take("series-second-match");
    m_table->leave();
    start().update(startOffer());
    take("series-kept");
    press(Qt::Key_F6);
    take("series-matches");
}

/// Focuses a line by keyboard, which works in every size.
void Gallery::pointAtLine(const QString& name) {
    QQuickItem* const line = find("name", name, false, "effect");
    QVERIFY(line != nullptr);
    line->forceActiveFocus(Qt::TabFocusReason);
}

/// Adds the messages about chosen decks.
void Gallery::addDeckScenes() {
    m_scenes.push_back({"program", "pasted deck", [this] {
                            QGuiApplication::clipboard()->setText("Deck\n24 Forest\n32 Grizzly Baers\n4 Wood Elves\n");
                            // A message about a deck keeps its language, so the deck is pasted again.
                            take("pasted-deck", [this] { start().pasteDeck(0); });
                        }});
    m_scenes.push_back({"program", "nothing pasted", [this] {
                            QGuiApplication::clipboard()->setText("qwertz");
                            take("nothing-pasted", [this] { start().pasteDeck(0); });
                        }});
    m_scenes.push_back({"program", "doubts and notices", [this] {
                            QGuiApplication::clipboard()->setText("20 Forest\n5 Grizzly Bears\n");
                            start().pasteDeck(1);
                            start().draft()->keep("Anna");
                            take("deck-kept");
                            press("Start match");
                            take("deck-against-the-rules");
                            start().dropDoubts();
                            start().forgetDeck(1);
                            take("deck-forgotten");
                        }});
}

/// Adds the scenes of saved matches and replays.
void Gallery::addKeptScenes() {
    m_scenes.push_back({"program", "a kept match", [this] {
                            begin("arcana", {"person", "novice"}, 7);
                            playOn(9);
                            m_table->leave();
                            start().update(startOffer());
                            take("kept-match");
                            press("Start match");
                            take("start-over-a-kept-match");
                        }});
    m_scenes.push_back({"program", "matches", [this] {
                            press(Qt::Key_F6);
                            take("matches-none");
                            press(Qt::Key_Escape);
                            begin("arcana", {"person", "novice"}, 7);
                            playOn(60);
                            m_table->leave();
                            press(Qt::Key_F6);
                            take("matches");
                            press(Qt::Key_F2);
                            take("match-name");
                            press(Qt::Key_Escape);
                            press("Export…");
                            take("match-export");
                            press(Qt::Key_Escape);
                            press("Import…");
                            take("match-import");
                            press(Qt::Key_Escape);
                            press(Qt::Key_Delete);
                            take("match-deleted");
                        }});
    m_scenes.push_back({"program", "files that are no match", [this] {
                            press(Qt::Key_F6);
                            // A message about a file keeps its language, so the file is opened again.
                            take("file-not-there", [this] { (void)m_matches->importFile("/nowhere/match.duel"); });
                            QGuiApplication::clipboard()->setText("game arcana\nplayer 1\n  deck Forrest x60\n");
                            take("no-match", [this] { m_matches->paste(); });
                        }});
    m_scenes.push_back({"program", "many matches", [this] {
                            archiveRows(eightMonths());
                            press(Qt::Key_F6);
                            take("matches-many");
                            m_matches->setSearch("nobody");
                            take("matches-not-found");
                        }});
    m_scenes.push_back({"program", "a match looked at again", [this] {
                            begin("arcana", {"person", "random"}, 7);
                            playOn(60);
                            m_table->leave();
                            press(Qt::Key_F6);
                            QVERIFY(QTest::qWaitFor([this] { return m_matches->rows()->count() == 1; }));
                            take("matches-again");
                            press(Qt::Key_Return);
                            ReplayModel& replay = *m_matches->replay();
                            replay.go(replay.last() / 2);
                            take("again");
                            press(Qt::Key_B);
                            take("again-play-on");
                            press(Qt::Key_Escape);
                            replay.setIterations(100'000);
                            press(Qt::Key_A);
                            take("again-under-analysis");
                            press(Qt::Key_A);
                            QVERIFY(QTest::qWaitFor([&replay] { return !replay.isAnalyzing(); }));
                            replay.setIterations(20);
                            press(Qt::Key_A);
                            QVERIFY(QTest::qWaitFor([&replay] { return !replay.isAnalyzing(); }, 120'000));
                            press(Qt::Key_M);
                            take("again-mistake");
                        }});
}

}  // namespace duelogue
