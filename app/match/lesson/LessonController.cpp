#include "app/match/lesson/LessonController.h"

#include <algorithm>
#include <utility>

#include "app/games/Games.h"
#include "app/games/ProgramRulings.h"
#include "app/match/lesson/LessonMarks.h"
#include "app/shell/language/Language.h"
#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue {

using Wait = LessonRun::Wait;

LessonController::LessonController(TableModel& table, LessonSource source, QObject* parent)
    : QObject(parent),
      m_table(table),
      m_source(std::move(source)),
      m_pace([this] { return paceNamed(m_preferences.pace()); }),
      m_recorder([this](const ReadableMatch& match) { return snapshot(match); }) {
    connectTable();
    connect(&m_pace, &MomentPlayback::show, this, [this](const TableState& shown) {
        m_table.show(shown);
        if (shown.moment.kind == TableMomentKind::None) turnPage();
    });
    connect(&Language::ofProgram(), &Language::changed, this, [this] {
        if (!isOpen()) return;
        stopMoments();
        show();
    });
}

LessonController::~LessonController() = default;

void LessonController::connectTable() {
    const auto whileOpen = [this](auto action) {
        return [this, action] {
            if (isOpen()) action();
        };
    };
    connect(&m_table, &TableModel::answered, this, &LessonController::answered);
    connect(&m_table, &TableModel::passTurnWanted, this, whileOpen([this] { endTurn(); }));
    connect(&m_table, &TableModel::undoWanted, this, &LessonController::back);
    connect(&m_table, &TableModel::nextWanted, this, whileOpen([this] { m_pace.showNext(); }));
    connect(&m_table, &TableModel::hurryWanted, this, whileOpen([this] { m_pace.skip(); }));
    connect(&m_table, &TableModel::leaveWanted, this, whileOpen([this] { leave(); }));
}

void LessonController::Witness::told(const ReadableMatch& match, const Communication& done) {
    const std::size_t lines = m_controller.m_run->log().lines().size();
    const std::size_t before = std::exchange(m_controller.m_lines, lines);
    m_controller.m_recorder.completed(match, done, lines > before);
}

// -------------------------------------------------------------------------------------------------- beginning and
// leaving

QString LessonController::game() const { return isOpen() ? QString::fromStdString(m_game->id()) : QString(); }

QString LessonController::name() const { return isOpen() ? spokenText(m_lesson->name) : QString(); }

QVariantList LessonController::lessonsOf(const QString& game) const {
    QVariantList lessons;
    for (const Lesson& lesson : m_source(game)) {
        const int step = m_preferences.lessonStep(game, lesson.number);
        const auto begun = std::min(lesson.steps.size(), static_cast<std::size_t>(step) + 1);
        const auto page = std::count_if(lesson.steps.begin(), lesson.steps.begin() + static_cast<std::ptrdiff_t>(begun),
                                        [](const LessonStep& each) { return !each.isContinued(); });
        lessons << QVariantMap{{"number", lesson.number},
                               {"name", spokenText(lesson.name)},
                               {"done", m_preferences.isLessonDone(game, lesson.number)},
                               {"page", step > 0 ? static_cast<int>(page) : 0},
                               {"pages", static_cast<int>(lesson.pages())}};
    }
    return lessons;
}

void LessonController::begin(const QString& game, int number) {
    const Game* const played = duelogue::game(game.toStdString());
    const std::vector<Lesson> lessons = m_source(game);
    const auto found = std::ranges::find(lessons, number, &Lesson::number);
    if (played == nullptr || found == lessons.end()) return;
    m_isRuling = false;
    open(*played, *found, m_preferences.lessonStep(game, number));
}

void LessonController::beginRuling(const QString& game, int index) {
    const Game* const played = duelogue::game(game.toStdString());
    if (played == nullptr) return;
    const std::vector<Ruling>& rulings = rulingsOf(*played).all();
    if (index < 0 || static_cast<std::size_t>(index) >= rulings.size()) return;
    m_isRuling = true;
    open(*played, lessonOf(rulings[static_cast<std::size_t>(index)], index), 0);
}

void LessonController::open(const Game& game, Lesson lesson, int step) {
    if (!isOpen()) m_table.leave();
    stopMoments();
    m_game = &game;
    m_run.reset();
    m_lesson = std::make_unique<Lesson>(std::move(lesson));
    m_run = std::make_unique<LessonRun>(m_game->rulebook(), *m_lesson);
    m_tables.begin(*m_game, occupants());
    // The lesson may have changed since it was left.
    if (m_run->beginAt(static_cast<std::size_t>(step)) || m_run->wait() == Wait::Over) (void)m_run->begin();
    m_run->setObserver(&m_witness);
    m_lines = m_run->log().lines().size();
    m_table.showWatch({});
    emit opened();
    show();
}

void LessonController::beginNext() {
    if (const auto number = next(this->number())) begin(game(), *number);
}

std::optional<int> LessonController::next(int number) const {
    if (!isOpen() || m_isRuling) return std::nullopt;
    const std::vector<Lesson> lessons = m_source(game());
    const auto next = std::ranges::find_if(lessons, [&](const Lesson& each) { return each.number > number; });
    return next == lessons.end() ? std::nullopt : std::optional(next->number);
}

void LessonController::playMatch() {
    if (!isOpen()) return;
    const QString played = game();
    close();
    m_table.leave();
    emit firstMatchWanted(played);
}

void LessonController::close() {
    if (!isOpen()) return;
    stopMoments();
    m_recorder.stop();
    m_run.reset();
    m_lesson.reset();
    m_page = m_coming = {};
    emit opened();
    emit told();
}

void LessonController::leave() {
    close();
    // The start screen closes its sheets when it appears.
    QMetaObject::invokeMethod(this, &LessonController::left, Qt::QueuedConnection);
}

// -------------------------------------------------------------------------------------------------- the learner

bool LessonController::canNext() const {
    return isOpen() && (m_page.wait == Wait::Read || m_page.wait == Wait::Program);
}

void LessonController::answered(int index) {
    if (!isOpen() || m_run->wait() != Wait::Learner) return;
    if (index == TableAnswer::all) {
        giveAll();
    } else if (const ReplyMacro* macro = m_tables.macroAt(index)) {
        for (const Reply& reply : ReplyMacro(*macro).replies) {
            if (!m_run->reply(reply)) break;
        }
    } else if (const Reply* reply = m_tables.replyAt(index)) {
        (void)m_run->reply(Reply(*reply));
    }
    runOn();
    show();
}

/// Answers TableAnswer::endTurn: gives the reply that continues without doing anything.
void LessonController::endTurn() {
    if (m_run->wait() != Wait::Learner) return;
    if (const auto idle = m_game->presenter().idle(View(m_run->match(), m_lesson->learner))) (void)m_run->reply(*idle);
    runOn();
    show();
}

/// Gives every reply to the question, one after another. The match may wait for the word that ends them.
void LessonController::giveAll() {
    const CommunicationId question = m_run->match().pendingQuestion()->id;
    const auto isAsked = [&] {
        const Communication* asks = m_run->match().pendingQuestion();
        return asks != nullptr && asks->id == question && m_run->wait() == Wait::Learner;
    };
    while (isAsked()) {
        if (!m_run->reply(TablePresenter::nextOfAll(m_run->replies()))) return;
    }
}

/// Returns the intended reply of a step without words if the window gives such a reply without asking.
std::optional<Reply> LessonController::unasked() const {
    if (m_run->wait() != Wait::Learner || !m_run->current()->isContinued()) return std::nullopt;
    const auto obvious = m_game->presenter().obvious(View(m_run->match(), m_lesson->learner));
    return obvious && m_run->isIntended(*obvious) ? obvious : std::nullopt;
}

void LessonController::runOn() {
    while (const auto reply = unasked()) {
        if (!m_run->reply(*reply)) return;
    }
}

void LessonController::goOn() {
    if (!isOpen()) return;
    if (m_page != m_coming) return m_pace.skip();
    m_run->next();
    runOn();
    show();
}

void LessonController::back() {
    if (!isOpen() || !m_run->canGoBack()) return;
    stopMoments();
    do m_run->back();
    while (unasked() && m_run->canGoBack());
    m_lines = m_run->log().lines().size();
    show();
}

void LessonController::showMe() {
    if (!isOpen()) return;
    stopMoments();
    m_run->show();
    runOn();
    show();
}

void LessonController::golden() {
    if (!isOpen()) return;
    if (isAstray()) return back();
    if (!isOver()) return goOn();
    if (m_isRuling) return leave();
    if (isLast()) return playMatch();
    beginNext();
}

// -------------------------------------------------------------------------------------------------- the table

void LessonController::stopMoments() {
    (void)m_recorder.take();
    m_pace.drop();
}

std::vector<Occupant> LessonController::occupants() const {
    std::vector<Occupant> occupants;
    std::size_t others = 0;
    for (std::size_t seat = 0; seat < m_lesson->position.seats.size(); ++seat) {
        if (seat == m_lesson->learner.value) {
            occupants.push_back({MatchConfig::Seat{MatchConfig::Seat::unnamed, {}, {}}.called(), true});
            continue;
        }
        const auto& names = m_lesson->opponents;
        const QString name = others < names.size() ? QString::fromStdString(names[others]) : tr("Opponent");
        occupants.push_back({name, false});
        ++others;
    }
    return occupants;
}

TableState LessonController::snapshot(const ReadableMatch& match) const {
    TableState table = m_tables.snapshot(match, m_lesson->learner, m_run->log());
    adapt(table);
    return table;
}

/// Removes from the table what a lesson does not have: a result, waiting for others, hints, and passing on.
void LessonController::adapt(TableState& table) const {
    table.result = {};
    if (table.question.answers.empty()) table.question.seat = table.viewer;
    for (TableSeat& seat : table.seats) seat.thinking = false;
    table.canUndo = m_run->canGoBack();
    table.canConcede = table.canPassOn = table.canPassTurn = table.canHint = false;
    if (const auto& problem = m_run->problem())
        table.notice = tr("This lesson has an error in line %1: %2.")
                           .arg(problem->line)
                           .arg(QString::fromStdString(problem->message()));
}

void LessonController::show() {
    m_tables.begin(*m_game, occupants());  // names follow the language
    Replies replies = m_run->replies();
    if (!replies.empty() && m_run->match().canCancel() && m_run->canGoBack()) replies.emplace_back(ReplyWord::Cancel);
    TableState table = m_tables.question(m_run->match(), m_lesson->learner, m_run->log(), std::move(replies));
    adapt(table);
    m_coming = pageOf(table);
    remember();
    for (TableState& beat : m_recorder.take()) m_pace.add(std::move(beat));
    const bool paced = paceNamed(m_preferences.pace()) != PlaybackSpeed::Off;
    m_recorder.watch(m_game->presenter(), m_run->match(), m_lesson->learner, table, paced);
    m_pace.rest(std::move(table));
}

LessonController::Page LessonController::pageOf(const TableState& table) const {
    Page page{spokenText(m_run->words()), m_run->wait(), static_cast<int>(m_run->page()), m_run->canGoBack(), {}};
    for (const LessonTarget& look : m_run->looks()) {
        const LessonMark mark = markOf(look, m_game->presenter(), m_run->match(), table, m_tables.replies());
        if (mark != LessonMark{}) page.marks << shownMark(mark);
    }
    return page;
}

void LessonController::turnPage() {
    if (!isOpen()) return;
    const bool isNew = m_page.words != m_coming.words || m_page.number != m_coming.number;
    m_page = m_coming;
    emit told();
    if (!isNew) return;
    const QString place =
        m_isRuling || isOver() || isAstray() ? QString() : tr("Step %1 of %2").arg(page()).arg(pages());
    emit spoken({place, m_page.words});
}

/// Saves the step, so that the lesson can be resumed.
void LessonController::remember() {
    if (m_isRuling) return;
    const QString played = game();
    if (m_run->wait() == Wait::Over) {
        m_preferences.finishLesson(played, number());
    } else if (m_preferences.lessonStep(played, number()) != static_cast<int>(m_run->step())) {
        m_preferences.setLessonStep(played, number(), static_cast<int>(m_run->step()));
    }
}

}  // namespace duelogue
