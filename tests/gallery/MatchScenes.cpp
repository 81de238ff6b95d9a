#include <QRegularExpression>
#include <QScopeGuard>
#include <array>
#include <utility>

#include "app/games/Games.h"
#include "app/games/ProgramRulings.h"
#include "app/library/collection/CardSearchModel.h"
#include "app/library/editor/DeckEditorModel.h"
#include "app/library/editor/DeckStrengthModel.h"
#include "app/shell/language/Language.h"
#include "match/loop/rulebook/Rulebook.h"
#include "tests/gallery/Gallery.h"

namespace duelogue {

namespace {

/// Returns the words in a form that is safe in file names.
QString slug(const QString& words) {
    static const QRegularExpression others("[^a-z0-9]+");
    return words.toLower().replace(others, "-").left(40);
}

constexpr std::array<const char*, 10> askNames{"act",  "choice", "cards",   "pick",      "number",
                                               "seat", "order",  "payment", "attackers", "blockers"};
constexpr std::array<const char*, 12> momentNames{"",       "turn",  "shown", "attack", "block", "damage",
                                                  "number", "death", "draw",  "change", "move",  "ranking"};

}  // namespace

/// Adds the scenes of a game: the start screen, matches from each seat, and everything that can be opened.
void Gallery::addMatchScenes(const QString& game) {
    const duelogue::Game& its = *duelogue::game(game.toStdString());
    m_scenes.push_back({game, "start", [this, game] {
                            start().chooseGame(game);
                            take("start");
                            press("Match rules");
                            take("start-rules");
                            press(Qt::Key_Escape);
                            press(Qt::Key_F1);
                            press("Learn…");
                            take("learn");
                            press("How to play");
                            take("how-to-play");
                        }});
    m_scenes.push_back({game, "cards", [this, game] { takeCards(game); }});
    m_scenes.push_back({game, "deck editor", [this, game] { takeEditor(game); }});
    m_scenes.push_back({game, "lesson", [this, game] { takeLesson(game); }});
    m_scenes.push_back({game, "match from the first seat", [this, game] {
                            takeMatch(game, {"person", "novice"}, "first-seat");
                        }});
    m_scenes.push_back({game, "match from the second seat", [this, game] {
                            takeMatch(game, {"adept", "person"}, "second-seat");
                        }});
    if (its.rulebook().seatCount().most > 2) {
        m_scenes.push_back({game, "match of four", [this, game] {
                                takeMatch(game, {"novice", "person", "novice", "novice"}, "four");
                            }});
    }
    m_scenes.push_back({game, "two people", [this, game] {
                            begin(game, {"person", "person"}, 12);
                            QVERIFY(settle());
                            take("curtain");
                            for (int i = 0; i < 60 && m_table->leaveTitle().isEmpty(); ++i) {
                                playOn(1);
                                m_table->raiseCurtain();
                                QVERIFY(settle());
                                m_table->undo();
                            }
                            take("leave-asked", [this] { m_table->undo(); });
                        }});
    m_scenes.push_back({game, "looked at again", [this, game] {
                            begin(game, {"person", "random"}, 7);
                            playOn(40);
                            m_table->leave();
                            press(Qt::Key_F6);
                            QVERIFY(QTest::qWaitFor([this] { return m_matches->rows()->count() == 1; }));
                            press(Qt::Key_Return);
                            ReplayModel& replay = *m_matches->replay();
                            replay.go(replay.last() / 2);
                            take("again");
                            replay.setLooker(replay.looker() + 1);
                            take("again-from-another-seat");
                            replay.go(replay.last());
                            take("again-at-its-end");
                        }});
    m_scenes.push_back({game, "what the others did", [this, game] { takeLookBack(game); }});
    m_scenes.push_back({game, "what can be opened", [this, game] { takeOverlays(game); }});
    m_scenes.push_back({game, "what is told of cards", [this, game] { takeNotes(game); }});
    m_scenes.push_back({game, "large letters", [this, game] { takeLarge(game); }});
    // Hints and animations end with a change of language, so they are reached separately in each language.
    for (const QString& code : Language::codes()) {
        m_scenes.push_back({game, "hints in " + code, [this, game, code] {
                                speak(code);
                                takeHints(game);
                            }});
        m_scenes.push_back({game, "watched in " + code, [this, game, code] {
                                speak(code);
                                takeWatched(game);
                            }});
    }
    m_scenes.push_back({game, "theatre", [this, game] { takeTheatre(game); }});
}

/// Takes the recap of the last turn at its middle step, the hand sorted by kind, and a card that stays enlarged.
void Gallery::takeLookBack(const QString& game) {
    Preferences().setPace("fast");
    begin(game, {"person", "novice"}, 23);
    playOn(6);
    for (int i = 0; i < 40 && settle() && !m_table->canLookBack(); ++i) playOn(1);
    QVERIFY(m_table->canLookBack());
    const auto look = [this] {
        if (!m_table->recap()->open()) {
            QVERIFY(settle());
            m_table->lookBack();
        }
        m_table->lookAt(m_table->recap()->count() / 2);
    };
    look();
    take("last-turn-again", look);
    m_table->lookAt(m_table->recap()->count());
    Preferences().setPace("off");
    m_table->layout()->setHandOrder("kind");
    const QList<QQuickItem*> cards = itemsWith("walkGroup");
    const auto own =
        std::ranges::find_if(cards, [](const QQuickItem* card) { return card->property("inHand").toBool(); });
    QVERIFY(own != cards.end());
    (*own)->forceActiveFocus(Qt::TabFocusReason);
    QTest::keyClick(m_window, Qt::Key_E);
    QTest::keyClick(m_window, Qt::Key_Escape);
    take("kept-in-sight");
}

MatchConfig Gallery::configFor(const QString& game, const QStringList& kinds) {
    const QStringList names{"Anna", "Ben", "Cleo", "Dov"};
    const auto& decks = duelogue::game(game.toStdString())->usualDecks();
    MatchConfig config;
    config.game = game;
    for (qsizetype i = 0; i < kinds.size(); ++i) {
        const auto deck = static_cast<std::size_t>(i) % decks.size();
        config.seats.push_back({names[i], kinds[i], QString::fromStdString(decks[deck])});
    }
    return config;
}

void Gallery::begin(const QString& game, const QStringList& kinds, std::uint64_t seed) {
    QVERIFY(m_session->begin(configFor(game, kinds), seed));
}

void Gallery::playOn(int answers, const std::function<void()>& look) {
    for (int i = 0; i < answers && settle() && !m_table->result()->over(); ++i) {
        if (m_table->curtainName() != "") {
            m_table->raiseCurtain();
            continue;
        }
        if (look) look();
        const auto answer = wanted();
        QVERIFY(answer.has_value());
        m_table->answer(answer->index);
    }
}

/// Takes the pending question unless one of its kind was taken before in this scene.
void Gallery::takeNewQuestion() {
    const TableQuestion& question = m_table->table().question;
    const QString ask = askNames.at(static_cast<std::size_t>(question.ask));
    const QString name = "asked-" + ask + (question.source.name.isEmpty() ? "-" + slug(question.title) : "-by-a-card");
    constexpr qsizetype enough = 16;
    if (m_asked.contains(name) || m_asked.size() >= enough) return;
    m_asked.insert(name);
    take(name);
}

/// Takes the first menu of a card with several replies, including rarely used ones.
void Gallery::takeCardMenu() {
    const auto& answers = m_table->table().question.answers;
    const auto means = [&](int card) {
        return std::ranges::count_if(answers, [card](const TableAnswer& answer) { return answer.card == card; });
    };
    const auto several = std::ranges::find_if(
        answers, [&](const TableAnswer& answer) { return answer.card >= 0 && means(answer.card) > 1; });
    if (several == answers.end() || m_asked.contains("card menu")) return;
    const int card = several->card;
    m_table->gesture()->showMenu(card);
    if (m_table->gesture()->menuCard() < 0) return;
    m_asked.insert("card menu");
    // A change of language rebuilds the table and closes the menu.
    take("card-menu", [this, card] {
        if (m_table->gesture()->menuCard() < 0) m_table->gesture()->showMenu(card);
    });
    m_table->cancel();
}

/// Takes each new kind of question, some turns, and the result.
void Gallery::takeMatch(const QString& game, const QStringList& kinds, const QString& name) {
    begin(game, kinds, 23);
    const QString folder = m_folder;
    m_folder += "/" + name;
    int turn = 0;
    constexpr int every = 4;  // turns
    playOn(1500, [&] {
        takeNewQuestion();
        takeCardMenu();
        const int now = m_table->table().turn;
        if (now == turn || now % every != 0) return;
        turn = now;
        take(QString("turn-%1").arg(turn, 2, 10, QChar('0')));
    });
    QVERIFY(m_table->result()->over());
    take("result");
    m_folder = folder;
}

/// Takes the wall of cards, a filter, a suggestion, a mistake, and a card with its rulings.
void Gallery::takeEditor(const QString& game) {
    start().chooseGame(game);
    start().editNewDeck(0);
    take("editor-new");
    press(Qt::Key_Escape);
    start().editDeck(0);
    auto& editor = *m_window->findChild<DeckEditorModel*>();
    take("editor");
    editor.setByCost(false);
    const QString card = editor.counts().firstKey();
    if (editor.joined() == 1) {
        for (int i = 0; i < 4; ++i) editor.add(card);
    } else {
        editor.toggleReady(editor.chosen().constFirst());
    }
    take("editor-illegal", [this, &card] {
        for (QQuickItem* line : itemsWith("card")) {
            if (line->property("name") == card) line->forceActiveFocus(Qt::TabFocusReason);
        }
    });
    editor.undo();
    editor.toggleMark(card);
    press("Figures");
    take("editor-figures");
    press("Versions");
    take("editor-versions");
    press(Qt::Key_Escape);
    press("Sample hand");
    take("editor-hand");
    press(Qt::Key_Escape);
    auto& strength = *m_window->findChild<DeckStrengthModel*>();
    strength.setLevel("random");
    strength.setMatches(4);
    press("Measure");
    take("editor-strength-new");
    strength.measure();
    QTRY_VERIFY_WITH_TIMEOUT(!strength.isMeasuring(), 120'000);
    take("editor-strength-decks");
    press("Cards");
    take("editor-strength-cards");
    press("Opponents and level");
    take("editor-strength-choices");
    press("Suggestions");
    take("editor-strength-suggestions");
    press(Qt::Key_Escape);
    press("Versions");
    take("editor-versions-results");
}

void Gallery::takeCards(const QString& game) {
    start().chooseGame(game);
    press(Qt::Key_F3);
    auto& cards = *m_window->findChild<CardSearchModel*>();
    take("cards");
    cards.toggle(0, cards.filters()->value(0, "choices").value<RowModel*>()->value(0, "choice").toInt());
    cards.sortBy(cards.sortFields()->value(1, "field").toInt());
    take("cards-filtered");
    cards.setText({});
    take("cards-suggestions", [this, &cards] {
        cards.setText({});
        press(Qt::Key_T);
    });
    press(Qt::Key_Escape);
    cards.setText("t:nothing ");
    take("cards-mistake");
    cards.setText({});
    const std::vector<Ruling>& rulings = rulingsOf(*duelogue::game(game.toStdString())).all();
    if (!rulings.empty() && !rulings.front().cards.empty())
        cards.setCurrent(cards.rowOfCard(QString::fromStdString(rulings.front().cards.front())));
    press(Qt::Key_Return);
    press(Qt::Key_Return);
    take("card");
}

void Gallery::takeOverlays(const QString& game) {
    begin(game, {"person", "novice"}, 31);
    playOn(16);
    QVERIFY(settle() && !m_table->result()->over());
    take("card-under-the-pointer", [this] {
        const auto isOwn = [this](const TableCard& card) {
            return card.zone == TableZone::Hand && card.seat == m_table->table().viewer;
        };
        const auto& cards = m_table->table().cards;
        const auto own = std::ranges::find_if(cards, isOwn);
        if (own != cards.end()) pointAt(own->id);
    });
    pointAway();
    press(Qt::Key_F1);
    take("help");
    press("Terms");
    take("help-terms");
    press(Qt::Key_Escape);
    press(Qt::Key_F10);
    take("menu");
    press("Auto-pass…");
    take("asking");
    press(Qt::Key_Escape);
    press(Qt::Key_F10);
    press("Concede…");
    take("giving-up");
    press(Qt::Key_Escape);
    press(Qt::Key_G);
    // A change of language rebuilds the table and closes the pile.
    take("pile", [this] {
        const auto overlays = itemsWith("pileName");
        if (!overlays.isEmpty() && overlays.front()->property("current") != "pile") press(Qt::Key_G);
    });
}

void Gallery::pointAway() { QTest::mouseMove(m_window, QPoint(m_window->width() - 20, m_window->height() / 2)); }

namespace {

/// Returns the first mouse area in the item. For a card in a full hand it is only a narrow strip.
QQuickItem* heeding(QQuickItem* item) {
    for (QQuickItem* child : item->childItems()) {
        if (child->inherits("QQuickMouseArea")) return child;
        if (QQuickItem* const found = heeding(child)) return found;
    }
    return nullptr;
}

}  // namespace

/// Points at a card until it is shown enlarged. After a change of size the card must stop moving first.
void Gallery::pointAt(int card) {
    pointAway();
    QTest::qWait(100);
    QQuickItem* const item = find("cardId", card);
    QQuickItem* const area = item == nullptr ? nullptr : heeding(item);
    if (area == nullptr) return;
    QPoint at;
    for (int still = 0, waited = 0; still < 6 && waited < 60; ++waited) {
        const QPoint now = area->mapToScene(QPointF(area->width() * .5, area->height() * .2)).toPoint();
        still = std::exchange(at, now) == now ? still + 1 : 0;
        QTest::qWait(50);
    }
    QTest::mouseMove(m_window, at);
    QTest::qWait(1200);
}

int Gallery::cardWithNotes(TableZone zone) const {
    const TableCard* best = nullptr;
    for (const TableCard& card : m_table->table().cards) {
        if (card.zone == zone && card.notes.size() > (best == nullptr ? 0 : best->notes.size())) best = &card;
    }
    return best == nullptr ? -1 : best->id;
}

/// Takes the first card with notes in the hand and the first one on the table.
void Gallery::takeNotes(const QString& game) {
    begin(game, {"person", "novice"}, 31);
    playOn(400, [this] {
        for (const TableZone zone : {TableZone::Hand, TableZone::Board}) {
            const QString name = zone == TableZone::Hand ? "told-of-a-card-of-the-hand" : "told-of-a-card-of-the-table";
            const int card = cardWithNotes(zone);
            if (card < 0 || m_asked.contains(name) || m_table->table().turn < 3) continue;
            m_asked.insert(name);
            take(name, [this, card] { pointAt(card); });
            pointAway();
        }
    });
    QVERIFY(!m_asked.isEmpty());
}

/// Takes screens with the largest fonts and cards.
void Gallery::takeLarge(const QString& game) {
    const auto asUsual = qScopeGuard([this] { preferences().resetLook(); });
    preferences().setLetters(1.6);
    preferences().setCards(1.4);
    start().chooseGame(game);
    take("large-start");
    begin(game, {"person", "novice"}, 31);
    playOn(24);
    QVERIFY(settle() && !m_table->result()->over());
    take("large-table");
    press(Qt::Key_F9);
    take("large-settings");
}

void Gallery::takeHints(const QString& game) {
    begin(game, {"person", "novice"}, 16);
    playOn(400, [this] {
        const TableQuestion& question = m_table->table().question;
        if (!m_asked.isEmpty() || question.ask != TableAsk::Act || question.answers.size() < 3) return;
        if (!m_table->canHint() || m_table->table().turn < 3) return;
        m_asked.insert("hint");
        m_table->hint();
        QVERIFY(QTest::qWaitFor([this] { return m_table->hints()->open() && !m_table->hints()->thinking(); }, 20'000));
        take("hints");
        m_table->hint();
    });
    QVERIFY(!m_asked.isEmpty());
}

/// Takes the first animation steps of each kind.
void Gallery::takeWatched(const QString& game) {
    begin(game, {"novice", "novice"}, 9);
    Preferences().setPace("slow");
    m_table->pause();
    QMap<QString, int> taken;
    for (int i = 0; i < 600 && !m_table->result()->over(); ++i) {
        m_table->further();
        QTest::qWait(10);
        const QString kind = momentNames.at(static_cast<std::size_t>(m_table->table().moment.kind));
        if (kind.isEmpty() || taken[kind] > 1) continue;
        take(QString("moment-%1-%2").arg(kind).arg(++taken[kind]));
    }
    Preferences().setPace("off");
    QVERIFY(taken.size() > 2);
}

/// Takes an animation at several times, in ms from its start.
void Gallery::takeFrames(const QString& name, const TableState& before, const TableState& beat,
                         const std::vector<int>& times) {
    for (const int time : times) {
        takeFrame(QString("%1-at-%2").arg(name).arg(time, 4, 10, QChar('0')), [&] {
            m_table->show(before);
            QTest::qWait(400);  // until all cards are back in their old places
            m_table->show(beat);
            QTest::qWait(time);
        });
    }
}

/// Takes animations of a watched match: the first strike at a player, the first at a card, and the first deaths.
void Gallery::takeTheatre(const QString& game) {
    if (m_reads) return;
    begin(game, {"novice", "novice"}, 9);
    preferences().setMotion(true);
    preferences().setPace("slow");
    m_table->pause();
    QSet<QString> taken;
    TableState before = m_table->table();
    for (int i = 0; i < 900 && taken.size() < 4 && !m_table->result()->over(); ++i) {
        m_table->further();
        QTest::qWait(10);
        const TableState beat = m_table->table();
        const auto isNew = [&](const QString& what, bool isIt) {
            if (!isIt || taken.contains(what)) return false;
            taken.insert(what);
            return true;
        };
        const auto& strikes = beat.moment.strikes;
        const bool dies = beat.moment.kind == TableMomentKind::Death;
        if (isNew("strike-card", !strikes.empty() && strikes.front().toCard >= 0))
            takeFrames("theatre-strike-card", before, beat, {200, 440, 520, 700});
        if (isNew("strike-seat", !strikes.empty() && strikes.front().toSeat >= 0))
            takeFrames("theatre-strike-seat", before, beat, {440, 560, 800});
        if (isNew("death", dies)) takeFrames("theatre-death", before, beat, {250, 600, 800, 1100});
        if (isNew("deaths", dies && beat.moment.cards.size() > 1))
            takeFrames("theatre-deaths", before, beat, {300, 700, 1000});
        before = beat;
    }
    preferences().setPace("off");
    if (taken.isEmpty()) QSKIP("In this match nobody strikes, and nothing dies.");
}

void Gallery::takeLesson(const QString& game) {
    m_lesson->begin(game, 1);
    QVERIFY(m_lesson->isOpen());
    for (int step = 1; step <= 3; ++step) {
        take(QString("lesson-%1").arg(step));
        m_lesson->showMe();
    }
    while (!m_lesson->isOver() && m_table->table().question.answers.empty()) m_lesson->showMe();
    if (!m_lesson->isOver()) m_table->answer(m_table->table().question.answers.back().index);
    take("lesson-astray");
    for (int step = 0; step < 100 && !m_lesson->isOver(); ++step) m_lesson->showMe();
    take("lesson-over");
    m_table->leave();
    take("learn-progress");
}

}  // namespace duelogue
