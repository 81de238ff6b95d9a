#include "app/library/matches/ReplayModel.h"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

#include "app/library/decks/DeckHues.h"
#include "app/library/matches/MatchWords.h"
#include "app/library/matches/ReplyWords.h"
#include "app/shell/language/Language.h"
#include "app/shell/language/OutsideWords.h"
#include "match/loop/CommunicationKind.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/rulebook/Rulebook.h"
#include "players/search/Level.h"

namespace duelogue {

namespace {

using std::chrono::milliseconds;

/// Returns the pause between two decisions during automatic playback.
milliseconds breath(PlaybackSpeed speed) {
    switch (speed) {
        case PlaybackSpeed::Off:
            return milliseconds(150);
        case PlaybackSpeed::Fast:
            return milliseconds(250);
        case PlaybackSpeed::Normal:
        case PlaybackSpeed::Wait:
            return milliseconds(600);
        case PlaybackSpeed::Slow:
            return milliseconds(1100);
    }
    return milliseconds(600);
}

/// Lets all players know every card.
void unveil(MatchState& state) {
    for (Card& card : state.cards) card.knownTo = 0xff;
}

}  // namespace

ReplayModel::ReplayModel(TableModel& table, QObject* parent)
    : QObject(parent),
      m_table(table),
      m_recorder([this](const ReadableMatch& match) { return tableOf(match); }),
      m_pace([this] { return paceWatched(m_preferences.pace()); }) {
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &ReplayModel::advance);
    connect(&m_pace, &MomentPlayback::show, this, [this](const TableState& shown) {
        if (isOpen()) m_table.show(shown);
    });
    connect(&m_pace, &MomentPlayback::more, this, [this] {
        if (m_playing && isOpen()) m_next.start(breath(paceWatched(m_preferences.pace())));
    });
    connect(this, &ReplayModel::moved, this, &ReplayModel::judged);
    connect(this, &ReplayModel::analyzed, this, &ReplayModel::judged);
    connect(&m_run, &AnalysisRun::changed, this, &ReplayModel::analyzed);
    connect(&Language::ofProgram(), &Language::changed, this, &ReplayModel::retell);
    connectTable();
}

ReplayModel::~ReplayModel() = default;

void ReplayModel::connectTable() {
    connect(&m_table, &TableModel::nextWanted, this, [this] {
        if (isOpen()) m_pace.showNext();
    });
    connect(&m_table, &TableModel::hurryWanted, this, [this] {
        if (isOpen()) m_pace.skip();
    });
    connect(&m_table, &TableModel::leaveWanted, this, &ReplayModel::close);
}

// -------------------------------------------------------------------------------------------------- opening

bool ReplayModel::show(const ReadMatch& match, const QString& title) {
    const Game* const played = game(match.match.config.game.toStdString());
    if (played == nullptr) return false;
    close();
    m_game = played;
    m_match = match.match;
    m_cloths.clear();
    for (const Deck& deck : m_match.decks) m_cloths.push_back(huesOf(*m_game, deck));
    m_title = title;
    m_warning = match.warning;
    m_decisions = decisionsOf(*m_game, m_match);
    m_history = std::make_unique<MatchHistory>(m_game->rulebook(), m_match.start(), m_recorder);
    m_run.select(*m_game, m_match);
    m_judged.clear();
    m_place = 0;
    const auto person = std::ranges::find_if(m_match.config.seats, &MatchConfig::Seat::isPerson);
    m_looker = person == m_match.config.seats.end() ? 0 : static_cast<int>(person - m_match.config.seats.begin());
    m_table.showWatch({});
    emit opened();
    go(0);
    emit analyzed();
    return true;
}

void ReplayModel::close() {
    if (!isOpen()) return;
    m_run.stop();
    stopPlaying();
    m_pace.drop();
    m_recorder.stop();
    m_history.reset();
    m_decisions.clear();
    m_place = 0;
    emit opened();
}

// -------------------------------------------------------------------------------------------------- moving

void ReplayModel::go(int place) {
    if (!isOpen()) return;
    stopPlaying();
    m_pace.drop();
    m_recorder.stop();
    m_place = std::clamp(place, 0, last());
    runTo(here().at);
    word();
    showPlace();
}

void ReplayModel::runTo(std::size_t replies) {
    if (replies < m_history->replies().size()) {
        const auto end = m_match.replies.begin() + static_cast<std::ptrdiff_t>(replies);
        m_history->play({m_match.replies.begin(), end}, {});
    }
    while (m_history->replies().size() < replies) {
        const JournalEntry& next = m_match.replies[m_history->replies().size()];
        if (!m_history->take(next.player, next.reply)) break;
    }
}

void ReplayModel::forward() {
    stopPlaying();
    advance();
}

void ReplayModel::advance() {
    if (!isOpen() || m_place >= last()) return stopPlaying();
    m_pace.skip();
    m_next.stop();  // first shows the moments of this decision
    const bool paced = paceWatched(m_preferences.pace()) != PlaybackSpeed::Off;
    m_recorder.watch(m_game->presenter(), m_history->match(), viewer(), tableOf(m_history->match()), paced);
    ++m_place;
    runTo(here().at);
    for (TableState& beat : m_recorder.take()) {
        // The playback hurries over a person's own moments, but in a replay they are as interesting as the others.
        for (TableSeat& seat : beat.seats) seat.person = false;
        m_pace.add(std::move(beat));
    }
    m_recorder.stop();
    word();
    showPlace();
}

void ReplayModel::back() { go(m_place - 1); }

void ReplayModel::turn(int step) {
    if (!isOpen()) return;
    const auto beginsTurn = [this](int place) {
        const auto at = static_cast<std::size_t>(place);
        return place == 0 || m_decisions[at].turn != m_decisions[at - 1].turn;
    };
    int place = m_place + step;
    while (place > 0 && place < last() && !beginsTurn(place)) place += step;
    go(place);
}

void ReplayModel::play() {
    if (!isOpen()) return;
    if (m_playing) return stopPlaying();
    if (m_place >= last()) go(0);
    m_playing = true;
    emit playingChanged();
    advance();
}

void ReplayModel::stopPlaying() {
    m_next.stop();
    if (!std::exchange(m_playing, false)) return;
    emit playingChanged();
}

void ReplayModel::goToLine(int line) {
    const auto wanted = static_cast<std::size_t>(line);
    const auto after = std::ranges::find_if(m_decisions, [&](const Decision& each) { return each.told > wanted; });
    if (after != m_decisions.end()) go(std::max(0, static_cast<int>(after - m_decisions.begin()) - 1));
}

std::vector<int> ReplayModel::mistakes() const {
    std::vector<int> places;
    for (const ReplyEvaluation& each : analysis().evaluations) {
        if (each.mistake && placeOf(each.at) >= 0) places.push_back(placeOf(each.at));
    }
    return places;
}

void ReplayModel::goToMistake(int step) {
    const std::vector<int> places = mistakes();
    if (step > 0) {
        const auto next = std::ranges::upper_bound(places, m_place);
        if (next != places.end()) go(*next);
    } else {
        const auto here = std::ranges::lower_bound(places, m_place);
        if (here != places.begin()) go(*std::prev(here));
    }
}

// -------------------------------------------------------------------------------------------------- showing

PlayerId ReplayModel::viewer() const { return PlayerId(static_cast<std::uint8_t>(isAllOpen() ? 0 : m_looker)); }

bool ReplayModel::isAllOpen() const { return m_looker >= static_cast<int>(m_match.config.seats.size()); }

std::vector<Occupant> ReplayModel::occupants() const {
    std::vector<Occupant> occupants = occupantsOf(m_match.config);
    for (std::size_t seat = 0; seat < occupants.size(); ++seat) occupants[seat].cloth = m_cloths[seat];
    return occupants;
}

TableState ReplayModel::tableOf(const ReadableMatch& match) const {
    // In the middle of an effect, derived values may be out of date.
    Hypothetical current(match);
    if (isAllOpen()) unveil(current.state());
    current.refresh();
    TableState table = m_game->presenter().table(View(current, viewer()), occupants(), {}, m_history->log());
    // A replay shows neither a question, nor thinking players, nor a result over the table.
    table.result.over = false;
    table.question.answers.clear();
    for (TableSeat& seat : table.seats) seat.thinking = false;
    table.canUndo = table.canConcede = table.canPassOn = table.canPassTurn = table.canHint = false;
    table.notice = m_warning;
    return table;
}

void ReplayModel::showPlace() {
    m_pace.rest(tableOf(m_history->match()));
    emit moved();
}

/// Updates all words after a change of language. Skips the moments that are still to be shown.
void ReplayModel::retell() {
    if (!isOpen()) {
        emit analyzed();  // the result screen words the analysis of a match that is not open
        return;
    }
    if (const auto row = archivedMatch(m_match.identity.id)) m_title = matchTitle(*row);
    m_pace.drop();
    m_judged.clear();
    word();
    emit opened();
    emit analyzed();
    showPlace();
}

/// Writes the question and the reply of this place. The reply of another person's seat is shown only if all cards are
/// open, because it may be hidden.
void ReplayModel::word() {
    const ReadableMatch& match = m_history->match();
    m_played.clear();
    if (!here().player || match.playerToAct() == PlayerId{}) {
        const int refused = m_match.former ? m_match.former->refused : 0;
        if (refused > 0) {
            m_asked = tr("The next move is no longer legal (%n moves not shown).", "", refused);
            return;
        }
        const TableState end = m_game->presenter().table(View(match, viewer()), occupants(), {}, m_history->log());
        m_asked = end.result.over ? end.result.title + ". " + end.result.sentence : tr("Match left here.");
        return;
    }
    const QString name = m_match.config.seats[here().player.value].called();
    if (!isAllOpen() && here().player != viewer()) {
        m_asked = tr("Decision: %1").arg(name);
        return;
    }
    const ReplyWords words(*m_game, m_match.config, match, m_history->log());
    m_asked = words.question().isEmpty() ? name : tr("%1: %2").arg(name, words.question());
    m_played = words.of(m_match.replies[here().at].reply);
}

QString ReplayModel::when() const {
    if (!isOpen()) return {};
    if (here().turn == 0) return tr("Opening hands");
    return tr("Turn %1 · %2").arg(here().turn).arg(m_match.config.seats[here().current.value].called());
}

QVariantList ReplayModel::turns() const {
    QVariantList turns;
    int turn = -1;
    for (std::size_t at = 0; at < m_decisions.size(); ++at) {
        if (m_decisions[at].turn == turn) continue;
        turn = m_decisions[at].turn;
        turns.append(QVariantMap{{"place", static_cast<int>(at)}, {"name", turn}});
    }
    return turns;
}

QStringList ReplayModel::lookers() const {
    QStringList names;
    for (const MatchConfig::Seat& seat : m_match.config.seats) names += seat.called();
    return names + QStringList{tr("all cards revealed")};
}

void ReplayModel::setLooker(int looker) {
    if (!isOpen() || looker == m_looker) return;
    m_looker = std::clamp(looker, 0, static_cast<int>(m_match.config.seats.size()));
    go(m_place);
    emit analyzed();
}

// -------------------------------------------------------------------------------------------------- playing on

/// Returns the kinds of players for a branch: a person, the levels, and the other kinds in this match.
std::vector<QString> ReplayModel::kindIds() const {
    std::vector<QString> ids{"person"};
    for (const Level& level : levels()) ids.push_back(QString::fromStdString(std::string(level.name)));
    for (const MatchConfig::Seat& seat : m_match.config.seats) {
        const bool isUnnamed = seat.kind == "program";  // can't be started again
        if (!isUnnamed && std::ranges::find(ids, seat.kind) == ids.end()) ids.push_back(seat.kind);
    }
    return ids;
}

QStringList ReplayModel::kinds() const {
    QStringList names;
    for (const QString& id : kindIds()) names += id == "person" ? tr("Human") : kindTitle(id);
    return names;
}

QVariantList ReplayModel::seats() const {
    QVariantList seats;
    const std::vector<QString> ids = kindIds();
    for (const MatchConfig::Seat& seat : m_match.config.seats) {
        const auto found = std::ranges::find(ids, seat.kind);
        const auto kind = found != ids.end() ? found - ids.begin() : 1;  // the first level
        seats.append(QVariantMap{{"name", seat.called()}, {"kind", static_cast<int>(kind)}});
    }
    return seats;
}

bool ReplayModel::canBranch() const { return isOpen() && m_warning.isEmpty() && m_history->match().playerToAct(); }

void ReplayModel::branch(const QList<int>& kinds) {
    if (!canBranch()) return;
    SavedMatch match = m_match;
    match.replies.resize(here().at);
    std::erase_if(match.choices, [&](std::size_t choice) { return choice >= match.replies.size(); });
    match.over = false;
    match.config.series = {};
    match.identity = MatchIdentity::now();
    match.identity.origin = m_match.identity.id;
    match.identity.originAt = static_cast<int>(here().at);
    const std::vector<QString> ids = kindIds();
    for (qsizetype seat = 0; seat < kinds.size() && seat < qsizetype(match.config.seats.size()); ++seat) {
        const int kind = kinds[seat];
        if (kind >= 0 && kind < int(ids.size())) match.config.seats[std::size_t(seat)].kind = ids[std::size_t(kind)];
    }
    emit branchWanted(match);
}

}  // namespace duelogue
