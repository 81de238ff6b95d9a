#include "app/library/editor/DeckStrengthModel.h"

#include <QThread>
#include <QtConcurrent>
#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

#include "app/library/decks/DeckLibrary.h"
#include "app/library/editor/StrengthMaps.h"
#include "app/library/matches/MatchWords.h"
#include "app/library/measure/PlayOptions.h"
#include "app/shell/language/Language.h"
#include "players/search/Level.h"

namespace duelogue {

namespace {

/// The interval between two updates of the window.
constexpr std::chrono::milliseconds updateTime{200};

/// Returns true at most once for each interval.
class Pulse {
public:
    [[nodiscard]] bool isDue() {
        const auto now = std::chrono::steady_clock::now();
        if (m_last && now - *m_last < updateTime) return false;
        m_last = now;
        return true;
    }

private:
    std::optional<std::chrono::steady_clock::time_point> m_last;
};

int spareCores() { return std::max(1, QThread::idealThreadCount() - 1); }

}  // namespace

DeckStrengthModel::DeckStrengthModel(QObject* parent)
    : QObject(parent), m_against(QString::fromUtf8(StrengthOrder::ofProgram)) {
    m_pool.setMaxThreadCount(1);
    connect(&Language::ofProgram(), &Language::changed, this, [this] {
        m_titles.clear();
        emit choicesChanged();
        emit changed();
    });
}

DeckStrengthModel::~DeckStrengthModel() {
    ++m_run;
    m_stop.request_stop();
    m_pool.waitForDone();
}

void DeckStrengthModel::setDeck(DeckEditorModel* deck) {
    if (m_deck != nullptr) m_deck->disconnect(this);
    m_deck = deck;
    if (m_deck != nullptr) {
        connect(m_deck, &DeckEditorModel::changed, this, &DeckStrengthModel::refresh);
        connect(m_deck, &DeckEditorModel::opened, this, [this] {
            m_titles.clear();
            emit choicesChanged();
        });
        connect(m_deck, &DeckEditorModel::closed, this, [this] {
            stop();
            m_results.reset();
            m_suggestions.clear();
            m_suggestionEnd.clear();
            emit changed();
        });
    }
    refresh();
}

void DeckStrengthModel::setActive(bool active) {
    m_active = active;
    refresh();
}

void DeckStrengthModel::setAgainst(const QString& against) {
    m_against = against;
    refresh();
}

void DeckStrengthModel::setLevel(const QString& level) {
    m_level = level;
    refresh();
}

void DeckStrengthModel::setMatches(int matches) {
    m_matches = std::max(1, matches);
    emit changed();
}

void DeckStrengthModel::setSuggestionMatches(int matches) {
    m_suggestionMatches = std::max(1, matches);
    emit changed();
}

StrengthOrder DeckStrengthModel::order() const {
    StrengthOrder order;
    order.game = &m_deck->played();
    order.deck = m_deck->deck();
    order.id = m_deck->id();
    order.against = m_against.toStdString();
    order.level = m_level.toStdString();
    order.matches = m_matches;
    order.jobs = spareCores();
    order.suggestionMatches = m_suggestionMatches;
    return order;
}

/// Shows the kept results of the deck and the choices, unless others are just being made.
void DeckStrengthModel::refresh() {
    if (m_active && isOpen() && m_work == Work::None) readKept();
    emit changed();
}

void DeckStrengthModel::readKept() {
    MeasureKey key = order().key();
    if (m_results && key == m_key) return;
    m_key = std::move(key);
    m_results.reset();
    m_done = m_planned = 0;
    m_found = true;
    if (auto kept = keptMeasurement(m_key)) {
        m_done = kept->state.done();
        m_planned = std::ssize(kept->state.finished);
        m_results = std::move(kept->state.results);
    }
}

// ---------------------------------------------------------------------------------------------------------- the work

int DeckStrengthModel::begin(Work work) {
    m_stop = std::stop_source();
    m_work = work;
    m_searcher.clear();
    m_done = m_planned = 0;
    m_found = true;
    m_clock.invalidate();
    return ++m_run;
}

void DeckStrengthModel::measure() {
    if (!isReady()) return;
    StrengthOrder wanted = order();
    readKept();
    if (m_results && m_planned > 0 && m_done == m_planned) wanted.matches += m_results->matches;
    const int run = begin(Work::Measuring);
    StrengthObserver observer;
    observer.measured = [this, run, pulse = Pulse()](const MeasureState& state, std::int64_t planned) mutable {
        const std::int64_t done = state.done();
        if (!pulse.isDue() && done < planned) return;
        QMetaObject::invokeMethod(
            this, [this, run, results = state.results, done, planned] { hearMeasured(run, results, done, planned); });
    };
    const auto work = [this, run, wanted = std::move(wanted), observer = std::move(observer),
                       stop = m_stop.get_token()] {
        const bool found = measureInBackground(wanted, stop, observer);
        QMetaObject::invokeMethod(this, [this, run, found] { hearEnd(run, found); });
    };
    (void)QtConcurrent::run(&m_pool, work);
    emit changed();
}

void DeckStrengthModel::suggest() {
    if (!isReady()) return;
    StrengthOrder wanted = order();
    m_suggestedFor = cardsText(*wanted.game, wanted.deck);
    m_suggestions.clear();
    m_suggestionEnd.clear();
    const int run = begin(Work::Suggesting);
    StrengthObserver observer;
    observer.suggested.progress = [this, run, pulse = Pulse()](const std::string& player, std::int64_t done,
                                                               std::int64_t planned) mutable {
        if (!pulse.isDue()) return;
        QMetaObject::invokeMethod(this, [this, run, name = QString::fromStdString(player), done, planned] {
            hearProgress(run, name, done, planned);
        });
    };
    observer.suggested.confirmed = [this, run](const Suggestion& suggestion) {
        QMetaObject::invokeMethod(this, [this, run, suggestion] { hearConfirmed(run, suggestion); });
    };
    const auto work = [this, run, wanted = std::move(wanted), observer = std::move(observer),
                       stop = m_stop.get_token()] {
        const auto result = suggestInBackground(wanted, stop, observer);
        QMetaObject::invokeMethod(this, [this, run, result] { hearResult(run, result); });
    };
    (void)QtConcurrent::run(&m_pool, work);
    emit changed();
}

/// Does not wait for the worker, which ends within one choice of a player and keeps its results. Later work waits for
/// it in the pool.
void DeckStrengthModel::stop() {
    m_stop.request_stop();
    if (m_work == Work::Suggesting) m_suggestionEnd = tr("The search was stopped.");
    ++m_run;
    m_work = Work::None;
    emit changed();
}

void DeckStrengthModel::apply(int index) {
    if (!suggestionsFit() || index < 0 || index >= std::ssize(m_suggestions)) return;
    (void)m_deck->swap(m_suggestions[static_cast<std::size_t>(index)].swap);
}

void DeckStrengthModel::hearMeasured(int run, const DeckMeasurement& results, std::int64_t done, std::int64_t planned) {
    if (run != m_run) return;
    m_results = results;
    hearProgress(run, QString::fromStdString(results.player), done, planned);
}

void DeckStrengthModel::hearProgress(int run, const QString& player, std::int64_t done, std::int64_t planned) {
    if (run != m_run) return;
    if (!m_clock.isValid() || m_searcher != player) {
        m_clock.start();
        m_doneAtFirst = done;
    }
    m_searcher = player;
    m_done = std::min(done, planned);
    m_planned = planned;
    emit changed();
}

void DeckStrengthModel::hearConfirmed(int run, const Suggestion& suggestion) {
    if (run != m_run) return;
    m_suggestions.push_back(suggestion);
    emit changed();
}

void DeckStrengthModel::hearEnd(int run, bool found) {
    if (run != m_run) return;
    m_work = Work::None;
    refresh();
    m_found = found;
    emit changed();
}

void DeckStrengthModel::hearResult(int run, const std::optional<SuggestionResult>& result) {
    if (run != m_run) return;
    m_work = Work::None;
    const bool found = result.has_value();
    if (found) {
        m_suggestions = result->confirmed;
        const QString tried = tr("%n changes were tried", "", result->screened);
        const QString tested = tr("the best were tested in %n matches", "", static_cast<int>(result->matches));
        m_suggestionEnd = m_suggestions.empty() ? tr("No change is certain to help: %1, %2.").arg(tried, tested)
                                                : tr("Done: %1, %2.").arg(tried, tested);
    }
    refresh();
    m_found = found;
    emit changed();
}

// ------------------------------------------------------------------------------------------------- properties for QML

bool DeckStrengthModel::isReady() const { return isOpen() && m_work == Work::None && m_deck->isLegal(); }

QVariantList DeckStrengthModel::opponentChoices() const {
    QVariantList list;
    if (!isOpen()) return list;
    list += QVariantMap{{"name", tr("All decks of the program")}, {"value", StrengthOrder::ofProgram}};
    list += QVariantMap{{"name", tr("My decks")}, {"value", StrengthOrder::ofUser}};
    for (const OwnDeck& own : ownDecks(m_deck->played())) {
        if (own.id != m_deck->id())
            list +=
                QVariantMap{{"name", QString::fromStdString(own.deck.name)}, {"value", QString::fromStdString(own.id)}};
    }
    for (const std::string& id : allDecks(m_deck->played())) {
        const QString deck = QString::fromStdString(id);
        list += QVariantMap{{"name", titleOf(deck)}, {"value", deck}};
    }
    return list;
}

QVariantList DeckStrengthModel::levelChoices() const {
    QVariantList list{QVariantMap{{"name", tr("Automatic")}, {"value", QString()}}};
    for (const Level& level : levels()) {
        const QString name = QString::fromUtf8(level.name);
        list += QVariantMap{{"name", kindTitle(name)}, {"value", name}};
    }
    return list;
}

QString DeckStrengthModel::titleOf(const QString& deck) const {
    const auto known = m_titles.constFind(deck);
    if (known != m_titles.constEnd()) return *known;
    QString title = isOpen() ? deckTitle(m_deck->game(), deck) : deck;
    m_titles.insert(deck, title);
    return title;
}

/// Returns a phrase; empty before there is an estimate.
QString DeckStrengthModel::timeLeft() const {
    const std::int64_t played = m_done - m_doneAtFirst;
    if (!m_clock.isValid() || played < 1) return {};
    constexpr double millisecondsPerMinute = 60'000;
    const double minutes = static_cast<double>(m_clock.elapsed()) / static_cast<double>(played) *
                           static_cast<double>(m_planned - m_done) / millisecondsPerMinute;
    if (minutes < 1) return tr("less than a minute left");
    return tr("about %n minutes left", "", static_cast<int>(std::lround(minutes)));
}

QString DeckStrengthModel::status() const {
    if (!isOpen()) return {};
    if (!m_found) return tr("No deck can play against this one.");
    if (isMeasuring() && m_planned == 0) return tr("Looking for the strongest level that is fast enough…");
    if (isMeasuring()) {
        const QString left = timeLeft();
        const QString played = tr("%1 of %2 matches").arg(m_done).arg(m_planned);
        return left.isEmpty() ? played : played + tr(", ") + left;
    }
    if (m_results && m_done < m_planned) return tr("Stopped after %1 of %2 matches.").arg(m_done).arg(m_planned);
    if (m_results) return tr("%n matches", "", static_cast<int>(m_results->total().all.matches));
    return m_deck->isLegal() ? tr("Not measured yet.") : tr("Only a legal deck can be measured.");
}

QString DeckStrengthModel::suggestionStatus() const {
    if (!isOpen()) return {};
    if (!isSuggesting()) return m_suggestionEnd;
    if (m_planned == 0) return tr("Looking for the strongest level that is fast enough…");
    const QString played = tr("%1 of %2 matches").arg(m_done).arg(m_planned);
    const QString left = timeLeft();
    const QString doing = m_searcher == quickPlayer ? tr("Trying changes in quick matches: %1")
                                                    : tr("Testing the best changes, played by %2: %1");
    const QString told = doing.arg(left.isEmpty() ? played : played + tr(", ") + left);
    return m_searcher == quickPlayer ? told : told.arg(playerInWords(m_searcher));
}

double DeckStrengthModel::progress() const {
    return m_planned == 0 ? 0 : static_cast<double>(m_done) / static_cast<double>(m_planned);
}

QString DeckStrengthModel::players() const {
    if (m_results) return tr("Both sides played by %1").arg(playerInWords(QString::fromStdString(m_results->player)));
    return {};
}

QString DeckStrengthModel::startText() const {
    if (m_results && m_done < m_planned) return tr("Continue");
    return m_results ? tr("More matches") : tr("Measure");
}

QVariantMap DeckStrengthModel::total() const {
    return m_results ? oppositionMap(m_results->total(), tr("All decks")) : QVariantMap();
}

QVariantList DeckStrengthModel::opponents() const {
    return m_results ? opponentMaps(*m_results, [this](const QString& deck) { return titleOf(deck); }) : QVariantList();
}

QVariantList DeckStrengthModel::cards() const { return m_results ? cardResultMaps(*m_results) : QVariantList(); }

QVariantList DeckStrengthModel::suggestions() const {
    QVariantList list;
    if (!isOpen()) return list;
    for (const Suggestion& each : m_suggestions) list += suggestionMap(m_deck->played(), each);
    return list;
}

bool DeckStrengthModel::suggestionsFit() const {
    return isOpen() && !m_suggestions.empty() && cardsText(m_deck->played(), m_deck->deck()) == m_suggestedFor;
}

bool DeckStrengthModel::isOutdated() const { return isOpen() && m_results && m_key != order().key(); }

}  // namespace duelogue
