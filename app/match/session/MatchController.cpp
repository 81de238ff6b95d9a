#include "app/match/session/MatchController.h"

#include <algorithm>
#include <utility>

#include "app/match/saved/MatchArchive.h"
#include "app/match/saved/Series.h"
#include "app/shell/language/Language.h"
#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/Rulebook.h"
#include "players/plain/RandomPlayer.h"

namespace duelogue {

MatchController::MatchController(TableModel& table, PlayerMaker makePlayer, QObject* parent)
    : QObject(parent),
      m_table(table),
      m_makePlayer(std::move(makePlayer)),
      m_pace([this] { return isWatched() ? paceWatched(m_preferences.pace()) : paceNamed(m_preferences.pace()); }),
      m_recorder([this](const ReadableMatch& match) { return tableOf(match, m_history->log()); }),
      m_lookBack([this] { return paceNamed(m_preferences.pace()); }) {
    connectTable();
    connect(&m_pace, &MomentPlayback::show, &m_table, &TableModel::show);
    connect(&m_pace, &MomentPlayback::more, this, &MatchController::play);
    connect(&m_lookBack, &TurnRecap::show, &m_table, &TableModel::show);
    connect(&m_lookBack, &TurnRecap::moved, &m_table, &TableModel::showLook);
    connect(&m_thinking, &Thinking::thought, this, &MatchController::thought);
    connect(&m_hints, &HintSearch::progressed, this, [this](int percent) { m_table.showHints({true, percent, {}}); });
    connect(&m_hints, &HintSearch::found, this, &MatchController::hintFound);
    connect(&m_hints, &HintSearch::explained, this, &MatchController::hintExplained);
    connect(&Language::ofProgram(), &Language::changed, this, &MatchController::retell);
}

MatchController::~MatchController() {
    m_thinking.stop();
    waitForPutAway();
}

// ---------------------------------------------------------------------------------------------------- starting a match

bool MatchController::sit(const MatchConfig& config, std::uint64_t seed, std::vector<Deck> decks) {
    auto participants = Participants::of(config, seed, std::move(decks), m_makePlayer);
    if (!participants) return false;
    leave();
    // The archive must have the old match before another match replaces its file.
    waitForPutAway();
    m_participants = std::move(participants);
    m_tables.begin(m_participants->game(), m_participants->occupants());
    m_remembered.begin({});
    m_rememberedInARow = 0;
    m_autoPass.begin(m_participants->game().presenter(), m_remembered);
    m_problems.assign(config.seats.size(), {});
    m_viewer = m_participants->firstViewer();
    m_curtain = m_participants->people() > 1;
    m_history = std::make_unique<MatchHistory>(m_participants->game().rulebook(), m_participants->start(), m_recorder);
    m_table.showWatch({isWatched(), false});
    beginClock({});
    return true;
}

bool MatchController::begin(const MatchConfig& config, std::uint64_t seed) {
    if (!sit(config, seed, Participants::decksOf(config, seed))) return false;
    m_identity = MatchIdentity::now();
    runOn();
    return true;
}

bool MatchController::resume() {
    const auto found = keeper().find();
    const auto* kept = std::get_if<SavedMatch>(&found);
    if (kept == nullptr || !restore(*kept)) return false;
    // Asks a person who had a choice again, even if the settings would skip the question: undo may have returned to it.
    Replies replies;
    const PlayerId asked = m_history->match().playerToAct();
    if (asked) m_history->match().legalReplies(replies);
    if (replies.size() > 1 && m_participants->isPerson(asked)) {
        turnToAsked();
    } else {
        runOn();
    }
    return true;
}

bool MatchController::goOn(const SavedMatch& match) {
    if (!restore(match)) return false;
    runOn();
    return true;
}

/// Puts a saved match on the table, without going on. Returns false if it can't be played.
bool MatchController::restore(const SavedMatch& match) {
    if (!sit(match.config, match.seed, match.decks)) return false;
    m_identity = match.identity;
    m_identity.id = idOf(m_participants->game(), match);
    m_history->play(match.replies, match.choices);
    m_remembered.begin(match.remembered);
    beginClock(match.timeLeft);
    if (paceNamed(m_preferences.pace()) != PlaybackSpeed::Off) recall();
    return true;
}

void MatchController::again() {
    if (!m_history) return;
    if (awaitsNext(m_participants->config(), m_history->match())) {
        if (!m_table.result()->sideboard()->begin(m_participants->game(), m_participants->occupants(),
                                                  m_participants->decks()))
            goToNext(m_participants->decks());
        return;
    }
    MatchConfig config = m_participants->config();
    config.series.wins.clear();
    (void)begin(config, m_history->start().seed + 1);
}

/// Starts the same match once more: the same decks, seats and cards drawn.
void MatchController::againWithSameHands() {
    if (!m_history || awaitsNext(m_participants->config(), m_history->match())) return;
    MatchConfig config = m_participants->config();
    config.series.wins.clear();
    if (!sit(config, m_history->start().seed, m_participants->decks())) return;
    m_identity = MatchIdentity::now();
    runOn();
}

/// Starts the next match of the series.
void MatchController::goToNext(const std::vector<Deck>& decks) {
    if (!m_history || !awaitsNext(m_participants->config(), m_history->match())) return;
    const SavedMatch next = nextOf(m_participants->game(), kept(), decks, m_history->start().seed + 1);
    if (!sit(next.config, next.seed, next.decks)) return;
    m_identity = MatchIdentity::now();
    runOn();
}

void MatchController::leave() {
    putAway();
    m_table.result()->sideboard()->drop();
    m_hints.stop();
    m_thinking.stop();
    m_ready.reset();
    m_autoPass.stop();
    m_recorder.stop();
    forget();
    m_skipped.clear();
    m_backTo.reset();
    m_pace.drop();
    m_pace.pause(false);
    m_takingAll = {};
    m_replyMacro.drop();
    m_table.clock()->begin({}, {});
    m_history.reset();
}

// --------------------------------------------------------------------------------------------------- running the match

/// Returns the reply to give without asking the person, or std::nullopt if the person must be asked.
std::optional<Reply> MatchController::goesWithoutAsking(const Replies& replies) {
    const Match& match = m_history->match();
    if (match.pendingQuestion()->id == m_takingAll) return TablePresenter::nextOfAll(replies);
    if (const auto reply = remembered()) return reply;
    stopPassingIfConcerned();
    const auto reply = m_autoPass.automatic(match, replies, m_history->isChosen());
    if (reply && match.playerToAct() == m_viewer) noteSkipped();
    return reply;
}

/// Lets undo return to the chance that is being skipped, and the cards that could have acted glow.
void MatchController::noteSkipped() {
    if (m_autoPass.skippedCards().empty()) return;
    m_history->skip();
    for (const CardId card : m_autoPass.skippedCards()) m_skipped.push_back(card.value);
}

void MatchController::stopPassingIfConcerned() {
    if (m_recorder.isConcerned() && !m_autoPass.passesTurn(m_history->match())) m_autoPass.stop();
}

/// Gives every automatic reply, until a player must be asked or the match is over.
void MatchController::runOn() {
    const ReadableMatch& match = m_history->match();
    m_autoPass.setSettings(AutoPassSettings::of(m_preferences.asking().value(m_participants->config().game).toMap()));
    Replies replies;
    while (match.pendingQuestion() != nullptr) {
        const PlayerId asked = match.playerToAct();
        match.legalReplies(replies);
        std::optional<Reply> reply = m_replyMacro.next(asked, replies);
        if (!reply && m_participants->isPerson(asked)) {
            reply = goesWithoutAsking(replies);
        } else if (!reply && replies.size() == 1) {
            reply = replies.front();
        }
        if (!reply || !take(asked, *reply)) break;
    }
    turnToAsked();
}

/// Asks the player who must act: a person through the table, a computer player through Thinking.
void MatchController::turnToAsked() {
    const PlayerId asked = m_history->match().playerToAct();
    if (!asked) {
        m_curtain = false;
        tellEnd();
    } else if (!m_participants->isPerson(asked)) {
        m_thinking.start(*(*m_participants)[asked].player, View(m_history->match(), asked));
    } else {
        if (!m_autoPass.passesTurn(m_history->match())) m_autoPass.stop();
        if (asked != m_viewer) m_curtain = m_participants->people() > 1;
        if (asked != m_viewer) forget();
        if (asked != m_viewer) m_skipped.clear();
        m_viewer = asked;
    }
    keep();
    show();
}

void MatchController::thought(const Reply& reply) {
    m_ready = reply;
    play();
}

/// Returns true if no person plays. A person who conceded while others play on watches the match.
bool MatchController::isWatched() const {
    const auto plays = [this](PlayerId id) {
        const ReadableMatch& match = m_history->match();
        const bool isThere = match.state().globals.over != 0 || match.state().player(id).out == 0;
        return m_participants->isPerson(id) && isThere;
    };
    return m_history ? std::ranges::none_of(m_participants->ids(), plays) : m_participants->people() == 0;
}

/// Plays the computer's reply: at once, or, in a watched match, after the playback has caught up.
void MatchController::play() {
    if (!m_ready || (isWatched() && !m_pace.wantsMore())) return;
    const PlayerId player = m_history->match().playerToAct();
    const Reply reply = *std::exchange(m_ready, std::nullopt);
    if (!take(player, reply)) {
        m_history->remark(tr("%1 tried an illegal move.").arg(m_participants->nameOf(player)).toStdString());
        (void)take(player, instead(player));
    }
    remarkProblem(player);
    runOn();
}

bool MatchController::take(PlayerId player, const Reply& reply) {
    m_replyMacro.heard(player, reply);
    return m_history->take(player, reply);
}

/// Returns a substitute for a refused reply. An external program concedes. A built-in player has a bug and continues
/// with a random reply.
Reply MatchController::instead(PlayerId player) const {
    if ((*m_participants)[player].program) return Reply(ReplyWord::Concede);
    RandomPlayer random(m_history->match().state().globals.nextCommunication);
    return random.choose(View(m_history->match(), player));
}

void MatchController::remarkProblem(PlayerId player) {
    const QString problem = QString::fromStdString((*m_participants)[player].player->problem());
    QString& told = m_problems[player.value];
    if (problem == told) return;
    told = problem;
    if (!problem.isEmpty()) m_history->remark(problem.toStdString());
}

void MatchController::tellEnd() {
    std::vector<std::pair<ComputerPlayer*, View>> players;
    for (const PlayerId id : m_participants->ids()) {
        if (!m_participants->isPerson(id))
            players.emplace_back((*m_participants)[id].player.get(), View(m_history->match(), id));
    }
    m_thinking.tellEnd(std::move(players));
}

// -------------------------------------------------------------------------------------------------- display and saving

TableState MatchController::tableOf(const ReadableMatch& match, const MatchLog& log) const {
    TableState table = m_tables.snapshot(match, m_viewer, log);
    addSession(table, match);
    return table;
}

/// Adds what only the controller knows: undo, the series, the course of a finished match, and the notice.
void MatchController::addSession(TableState& table, const ReadableMatch& match) const {
    // Lost time can't be taken back, so neither can a match that was lost on time.
    const bool canGoBack = !m_curtain && !m_table.clock()->hasRunOut();
    table.canUndo = undoPlace().has_value() && canGoBack;
    table.canUndoTurn = firstChoiceOfTurn().has_value() && canGoBack;
    table.skipped = m_skipped;
    table.canRedo = canRedo() && !m_curtain;
    TablePresenter::addSeries(table, m_participants->config(), match);
    TablePresenter::addCourse(table, m_participants->game().rulebook(), m_history->start(), m_history->replies());
    addMemories(table);
    table.canConcede = !isWatched();
    const bool isLeft = isWatched() && m_participants->people() > 0;
    table.notice = isLeft && m_notice.isEmpty() ? tr("You conceded. The others keep playing.") : m_notice;
}

void MatchController::show() {
    m_hints.stop();
    m_lookBack.drop();
    const ReadableMatch& match = m_history->match();
    m_table.showNextStop(m_autoPass.stopsNext());
    if (isWatched() != m_table.watching()) m_table.showWatch({isWatched(), m_pace.isPaused()});
    const bool asked =
        match.playerToAct() == m_viewer && match.pendingQuestion() != nullptr && m_participants->isPerson(m_viewer);
    Replies replies = asked ? TablePresenter::repliesOf(match) : Replies{};
    TableState table = m_tables.question(match, m_viewer, m_history->log(), std::move(replies), m_curtain);
    addSession(table, match);
    m_skipped.clear();
    offerMemories(table);
    if (m_curtain) table.curtain = {m_participants->nameOf(m_viewer), tr("Your decision.")};
    stopPassingIfConcerned();
    for (TableState& beat : m_recorder.take()) {
        remember(beat);
        m_pace.add(std::move(beat));
    }
    table.canLookBack = asked && !m_curtain && (!m_lookBack.isEmpty() || lastTurnOfOthers());
    const bool paced = paceNamed(m_preferences.pace()) != PlaybackSpeed::Off;
    m_recorder.watch(m_participants->game().presenter(), match, m_viewer, table, paced);
    m_pace.rest(std::move(table));
}

/// Adds a moment to the recap. Moments of the viewer's own turn and of watched matches are left out.
void MatchController::remember(const TableState& beat) {
    if (isWatched()) return;
    if (beat.turnSeat == beat.viewer) {
        m_ownTurnSince = true;
        return;
    }
    if (std::exchange(m_ownTurnSince, false)) m_lookBack.forget();
    m_lookBack.remember(beat);
}

/// Returns the index of the first reply of the other players' last turns, which lasted until the viewer's last turn or
/// until now. Returns std::nullopt if such a turn is missing, if the match is watched, or if several people play.
std::optional<std::size_t> MatchController::lastTurnOfOthers() const {
    if (m_participants->people() != 1 || isWatched()) return std::nullopt;
    // Before the first turn, no player is the current one.
    const auto isOthers = [this](std::size_t reply) {
        const MatchHistory::Time time = m_history->timeOf(reply);
        return time.turn > 0 && time.current != m_viewer;
    };
    std::size_t from = m_history->replies().size();
    while (from > 0 && !isOthers(from - 1)) --from;
    if (from == 0) return std::nullopt;
    while (from > 0 && isOthers(from - 1)) --from;
    return from > 0 ? from - 1 : from;  // includes the reply that ended the viewer's turn
}

/// Rebuilds the recap of the turns since the viewer's last one by replaying them. The moments are missing if playback
/// is off, after undo, and after the match was loaded.
void MatchController::recall() {
    const auto from = lastTurnOfOthers();
    if (!from) return;
    const std::vector<JournalEntry>& replies = m_history->replies();
    const MatchHistory* past = nullptr;
    MomentRecorder moments([&](const ReadableMatch& match) { return tableOf(match, past->log()); });
    MatchHistory history(m_participants->game().rulebook(), m_history->start(), moments);
    past = &history;
    const auto begin = replies.begin() + static_cast<std::ptrdiff_t>(*from);
    history.play({replies.begin(), begin}, {});
    const TableState seen = tableOf(history.match(), history.log());
    moments.watch(m_participants->game().presenter(), history.match(), m_viewer, seen, true);
    for (auto entry = begin; entry != replies.end() && history.take(entry->player, entry->reply); ++entry) {
    }
    for (const TableState& beat : moments.take()) remember(beat);
}

void MatchController::forget() {
    m_lookBack.forget();
    m_ownTurnSince = false;
}

/// Shows the table in the new language. Queued moments are dropped.
void MatchController::retell() {
    if (!m_history) return;
    (void)m_recorder.take();
    forget();
    m_pace.drop();
    if (!m_notice.isEmpty()) keep();
    show();
}

SavedMatch MatchController::kept() const {
    return {m_participants->config(),
            m_history->start().seed,
            m_participants->decks(),
            m_history->replies(),
            m_history->choices(),
            match()->pendingQuestion() == nullptr,
            m_identity,
            std::nullopt,
            m_remembered.entries(),
            m_table.clock()->allLeft()};
}

void MatchController::keep() {
    const auto problem = keeper().keep(m_participants->game(), kept());
    m_notice = problem ? tr("%1 This match will be lost when you quit.").arg(*problem) : QString();
    if (m_history->match().pendingQuestion() == nullptr) putAway();
}

/// Archives the match if somebody has acted in it.
void MatchController::putAway() {
    if (m_history && isPlayed(kept())) putAwaySoon(kept());
}

}  // namespace duelogue
