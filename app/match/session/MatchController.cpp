#include "app/match/session/MatchController.h"

#include <algorithm>
#include <utility>

#include "app/games/presenter/Refusals.h"
#include "app/games/presenter/ReplyPreview.h"
#include "app/match/saved/MatchArchive.h"
#include "app/match/saved/Series.h"
#include "app/match/session/MatchCurve.h"
#include "app/match/session/RevealedInformation.h"
#include "app/shell/language/Language.h"
#include "players/plain/RandomPlayer.h"

namespace duelogue {

namespace {

constexpr std::size_t mostForetold = 60;  // replies; with more, the previews would cause a noticeable delay

/// Returns the replies in the order of the window: the legal ones, then Cancel if the request can be taken back.
Replies repliesOf(const Match& match) {
    Replies replies;
    match.legalReplies(replies);
    if (match.canCancel()) replies.emplace_back(ReplyWord::Cancel);
    return replies;
}

bool isOwnOnBoard(const TableState& table, int card) {
    return std::ranges::any_of(table.cards, [&](const TableCard& each) {
        return each.id == card && each.seat == table.viewer && each.zone == TableZone::Board;
    });
}

/// Returns true if one of the replies is Pass.
bool isPass(const Replies& replies) {
    return std::any_of(replies.begin(), replies.end(), [](const Reply& reply) { return reply.is(ReplyWord::Pass); });
}

}  // namespace

MatchController::MatchController(TableModel& table, PlayerMaker makePlayer, QObject* parent)
    : QObject(parent),
      m_table(table),
      m_makePlayer(std::move(makePlayer)),
      m_pace([this] { return isWatched() ? paceWatched(m_preferences.pace()) : paceNamed(m_preferences.pace()); }),
      m_beats([this](const Match& match) { return tableOf(match, {}, m_course->log()); }),
      m_lookBack([this] { return paceNamed(m_preferences.pace()); }) {
    connectTable();
    connect(&m_pace, &MomentPlayback::show, &m_table, &TableModel::show);
    connect(&m_pace, &MomentPlayback::more, this, &MatchController::play);
    connect(&m_lookBack, &TurnRecap::show, &m_table, &TableModel::show);
    connect(&m_lookBack, &TurnRecap::moved, &m_table, &TableModel::showLook);
    connect(&m_thinking, &Thinking::thought, this, &MatchController::thought);
    connect(&m_hints, &HintSearch::progressed, this, [this](int percent) { m_table.showHints({true, percent, {}}); });
    connect(&m_hints, &HintSearch::found, this, &MatchController::hintFound);
    connect(&Language::ofProgram(), &Language::changed, this, &MatchController::retell);
}

MatchController::~MatchController() {
    m_thinking.stop();
    waitForPutAway();
}

// ---------------------------------------------------------------------------------------------------- starting a match

bool MatchController::sit(const MatchConfig& wish, std::uint64_t seed, std::vector<Deck> decks) {
    auto seating = Participants::of(wish, seed, std::move(decks), m_makePlayer);
    if (!seating) return false;
    leave();
    // The archive must have the old match before another match replaces its file.
    waitForPutAway();
    m_seating = std::move(seating);
    m_problems.assign(wish.seats.size(), {});
    m_viewer = m_seating->firstViewer();
    m_curtain = m_seating->people() > 1;
    m_course = std::make_unique<MatchHistory>(m_seating->game().rulebook(), m_seating->start(), m_beats);
    m_table.showWatch({isWatched(), false});
    return true;
}

bool MatchController::begin(const MatchConfig& wish, std::uint64_t seed) {
    if (!sit(wish, seed, Participants::decksOf(wish, seed))) return false;
    m_identity = MatchIdentity::now();
    runOn();
    return true;
}

bool MatchController::resume() {
    const auto found = keeper().find();
    const auto* kept = std::get_if<SavedMatch>(&found);
    return kept != nullptr && goOn(*kept);
}

bool MatchController::goOn(const SavedMatch& match) {
    if (!sit(match.wish, match.seed, match.decks)) return false;
    m_identity = match.identity;
    m_identity.id = idOf(m_seating->game(), match);
    m_course->play(match.replies, match.choices);
    if (paceNamed(m_preferences.pace()) != PlaybackSpeed::Off) recall();
    runOn();
    return true;
}

void MatchController::again() {
    if (!m_course) return;
    if (awaitsNext(m_seating->wish(), m_course->match())) {
        if (!m_table.sideDesk()->begin(m_seating->game(), m_seating->sitters(), m_seating->decks()))
            goToNext(m_seating->decks());
        return;
    }
    MatchConfig wish = m_seating->wish();
    wish.series.wins.clear();
    (void)begin(wish, m_course->start().seed + 1);
}

/// Starts the next match of the series.
void MatchController::goToNext(const std::vector<Deck>& decks) {
    if (!m_course || !awaitsNext(m_seating->wish(), m_course->match())) return;
    const SavedMatch next = nextOf(m_seating->game(), kept(), decks, m_course->start().seed + 1);
    if (!sit(next.wish, next.seed, next.decks)) return;
    m_identity = MatchIdentity::now();
    runOn();
}

void MatchController::leave() {
    putAway();
    m_table.sideDesk()->drop();
    m_hints.stop();
    m_thinking.stop();
    m_ready.reset();
    m_passing.reset();
    m_beats.stop();
    forget();
    m_pace.drop();
    m_pace.pause(false);
    m_takingAll = {};
    m_errand.drop();
    m_course.reset();
}

// --------------------------------------------------------------------------------------------------- running the match

/// Returns the reply to give without asking the person: an obvious reply, a pass on the person's own pending item, or a
/// reply that "pass on" or "all of them" has already decided. Returns std::nullopt if the person must be asked.
std::optional<Reply> MatchController::goesWithoutAsking(const Replies& replies) {
    const Match& match = m_course->match();
    const Communication& asking = *match.pendingQuestion();
    const PlayerId player = asking.answerer.player;
    if (asking.id == m_takingAll) return nextOfAll(replies);
    if (m_beats.isConcerned() && !passesTurn()) m_passing.reset();
    const View view(match, player);
    if (!isAskedAnyway()) {
        const bool passedOver = m_asking.mode == AutoPassSettings::Mode::Matters && !isStop();
        const auto obvious = m_seating->game().staging().obvious(view);
        if (obvious && (passedOver || !obvious->is(ReplyWord::Pass))) return obvious;
        if (passedOver && isPass(replies) && isOwnNext(match.state(), player)) return Reply(ReplyWord::Pass);
    }
    return passing(view);
}

/// Returns the pass that "pass on" or "pass the turn" has already decided. "Pass on" stops at every real choice in the
/// person's own turn.
std::optional<Reply> MatchController::passing(const View& view) {
    const Match& match = m_course->match();
    const auto& globals = match.state().globals;
    const GamePresenter& staging = m_seating->game().staging();
    if (!m_passing || m_passing->player != match.playerToAct()) return std::nullopt;
    if (m_passing->until == AutoPass::Until::Something) {
        const bool ownChoice = globals.current == match.playerToAct() && !staging.obvious(view);
        if (!match.state().pendingItems.empty() || ownChoice || staging.givesUp(view) || isStop()) return std::nullopt;
    } else if (globals.turn != m_passing->turn) {
        m_passing.reset();
        return std::nullopt;
    }
    return staging.idle(view);
}

bool MatchController::passesTurn() const {
    return m_passing && m_passing->until == AutoPass::Until::TurnIsOver &&
           m_passing->turn == m_course->match().state().globals.turn;
}

/// Returns true if the asked person has a stop in the current part of the turn.
bool MatchController::isStop() const {
    if (m_asking.stops.isEmpty()) return false;
    const Match& match = m_course->match();
    const PlayerId asked = match.playerToAct();
    const bool own = match.state().globals.current == asked;
    return m_asking.stopsAt(own, m_seating->game().staging().phase(View(match, asked)));
}

/// Returns true if the person must be asked even if passing is the only reply.
bool MatchController::isChanceWanted() const {
    const Match& match = m_course->match();
    if (!m_seating->isPerson(match.playerToAct()) || passesTurn()) return false;
    const bool passesOn = m_passing && m_passing->until == AutoPass::Until::Something;
    const bool always = m_asking.mode == AutoPassSettings::Mode::Always && !passesOn;
    return (always || isStop()) && m_seating->game().staging().idle(View(match, match.playerToAct()));
}

Reply MatchController::nextOfAll(const Replies& replies) const {
    const auto one =
        std::find_if(replies.begin(), replies.end(), [](const Reply& r) { return !r.is(ReplyWord::Done); });
    return one != replies.end() ? *one : replies.back();
}

/// Returns true if a person must confirm the end of a reply that they put together by hand.
bool MatchController::awaitsLastWord() const {
    const Match& match = m_course->match();
    return m_seating->isPerson(match.playerToAct()) && match.pendingQuestion()->id != m_takingAll &&
           m_course->isChosen() && m_seating->game().staging().wantsLastWord(View(match, match.playerToAct()));
}

bool MatchController::isAskedAnyway() const {
    const Match& match = m_course->match();
    return m_seating->isPerson(match.playerToAct()) && match.pendingQuestion()->id != m_takingAll &&
           m_seating->game().staging().isAskedAnyway(View(match, match.playerToAct()));
}

/// Gives every automatic reply, until a player must be asked or the match is over.
void MatchController::runOn() {
    const Match& match = m_course->match();
    m_asking = AutoPassSettings::of(m_preferences.asking().value(m_seating->wish().game).toMap());
    Replies replies;
    while (match.pendingQuestion() != nullptr) {
        const PlayerId asked = match.playerToAct();
        match.legalReplies(replies);
        std::optional<Reply> reply = m_errand.next(asked, replies);
        if (!reply && replies.size() == 1 && !awaitsLastWord() && !isAskedAnyway() && !isChanceWanted())
            reply = replies.front();
        if (!reply && m_seating->isPerson(asked)) reply = goesWithoutAsking(replies);
        if (!reply || !take(asked, *reply)) break;
    }
    turnToAsked();
}

/// Asks the player who must act: a person through the table, a computer player through Thinking.
void MatchController::turnToAsked() {
    const PlayerId asked = m_course->match().playerToAct();
    if (!asked) {
        m_curtain = false;
        tellEnd();
    } else if (!m_seating->isPerson(asked)) {
        m_thinking.start(*(*m_seating)[asked].player, View(m_course->match(), asked));
    } else {
        if (!passesTurn()) m_passing.reset();
        if (asked != m_viewer) m_curtain = m_seating->people() > 1;
        if (asked != m_viewer) forget();
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
        const Match& match = m_course->match();
        const bool isThere = match.state().globals.over != 0 || match.state().player(id).out == 0;
        return m_seating->isPerson(id) && isThere;
    };
    return m_course ? std::ranges::none_of(m_seating->ids(), plays) : m_seating->people() == 0;
}

/// Plays the computer's reply: at once, or, in a watched match, after the playback has caught up.
void MatchController::play() {
    if (!m_ready || (isWatched() && !m_pace.wantsMore())) return;
    const PlayerId player = m_course->match().playerToAct();
    const Reply reply = *std::exchange(m_ready, std::nullopt);
    if (!take(player, reply)) {
        m_course->remark(tr("%1 answered what can't be done.").arg(m_seating->nameOf(player)).toStdString());
        (void)take(player, instead(player));
    }
    remarkProblem(player);
    runOn();
}

bool MatchController::take(PlayerId player, const Reply& reply) {
    m_errand.heard(player, reply);
    return m_course->take(player, reply);
}

/// Returns a substitute for a refused reply. An external program concedes. A built-in player has a bug and continues
/// with a random reply.
Reply MatchController::instead(PlayerId player) const {
    if ((*m_seating)[player].program) return Reply(ReplyWord::Concede);
    RandomPlayer random(m_course->match().state().globals.nextCommunication);
    return random.choose(View(m_course->match(), player));
}

void MatchController::remarkProblem(PlayerId player) {
    const QString problem = QString::fromStdString((*m_seating)[player].player->problem());
    QString& told = m_problems[player.value];
    if (problem == told) return;
    told = problem;
    if (!problem.isEmpty()) m_course->remark(problem.toStdString());
}

void MatchController::tellEnd() {
    std::vector<std::pair<ComputerPlayer*, View>> players;
    for (const PlayerId id : m_seating->ids()) {
        if (!m_seating->isPerson(id)) players.emplace_back((*m_seating)[id].player.get(), View(m_course->match(), id));
    }
    m_thinking.tellEnd(std::move(players));
}

// -------------------------------------------------------------------------------------------------- display and saving

TableState MatchController::tableOf(const Match& match, const Replies& replies, const MatchLog& log) const {
    // While a communication is running, derived values can be out of date.
    Match current(match);
    current.setObserver(nullptr);
    current.refresh();
    TableState table = m_seating->game().staging().table(View(current, m_viewer), m_seating->sitters(), replies, log);
    table.canUndo = lastChoice().has_value() && !m_curtain;
    table.canRedo = canRedo() && !m_curtain;
    table.game = m_seating->wish().game;
    tellSeries(table, current);
    if (table.result.over) tellCourse(table);
    table.canConcede = !isWatched();
    const bool isLeft = isWatched() && m_seating->people() > 0;
    table.notice = isLeft && m_notice.isEmpty() ? tr("You have given up. The others play on.") : m_notice;
    return table;
}

/// Adds the score of the series; until the match is over, the score before the match.
void MatchController::tellSeries(TableState& table, const Match& match) const {
    const MatchConfig& wish = m_seating->wish();
    if (wish.series.of <= 1) return;
    const SeriesStanding standing = standingOf(wish, match);
    for (std::size_t seat = 0; seat < table.seats.size(); ++seat) {
        table.seats[seat].wins = standing.wins[seat];
        table.seats[seat].winsNeeded = wish.series.of / 2 + 1;
    }
    if (!table.result.over) return;
    table.result.series = seriesWords(wish.seats, wish.series.of, standing.wins);
    table.result.goesOn = !standing.decided;
}

/// Adds the chances over the match to its result. A match that ends by a concession shows no final blow.
void MatchController::tellCourse(TableState& table) const {
    const auto& replies = m_course->replies();
    if (!replies.empty() && replies.back().reply.is(ReplyWord::Concede)) table.result.blow.clear();
    const auto chances = chancesOver(m_seating->game().rulebook(), m_course->start(), replies);
    for (std::size_t seat = 0; seat < chances.size(); ++seat) {
        const bool isShown = chances.size() > 2 || static_cast<int>(seat) == table.viewer;
        constexpr std::size_t fewest = 4;  // points; a shorter curve shows nothing
        if (isShown && chances[seat].size() >= fewest)
            table.result.curves.push_back({static_cast<int>(seat), chances[seat]});
    }
}

void MatchController::show() {
    m_hints.stop();
    m_lookBack.drop();
    const Match& match = m_course->match();
    if (isWatched() != m_table.watching()) m_table.showWatch({isWatched(), m_pace.isPaused()});
    const bool asked =
        match.playerToAct() == m_viewer && match.pendingQuestion() != nullptr && m_seating->isPerson(m_viewer);
    m_shown = asked ? repliesOf(match) : Replies{};
    TableState table = tableOf(match, m_shown, m_course->log());
    foretell(table);
    if (asked && !m_curtain) noteHindrances(table);
    offerErrands(table);
    const View view(match, m_viewer);
    const GamePresenter& staging = m_seating->game().staging();
    table.canPassTurn = asked && staging.idle(view).has_value();
    table.canPassOn = table.canPassTurn && !staging.givesUp(view);
    table.canHint = asked && !m_curtain;
    if (m_curtain) table.curtain = {m_seating->nameOf(m_viewer), tr("It is your turn to choose.")};
    if (m_beats.isConcerned() && !passesTurn()) m_passing.reset();
    for (TableState& beat : m_beats.take()) {
        remember(beat);
        m_pace.add(std::move(beat));
    }
    table.canLookBack = asked && !m_curtain && (!m_lookBack.isEmpty() || lastTurnOfOthers());
    const bool paced = paceNamed(m_preferences.pace()) != PlaybackSpeed::Off;
    m_beats.watch(staging, match, m_viewer, table, paced);
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
    if (m_seating->people() != 1 || isWatched()) return std::nullopt;
    // Before the first turn, no player is the current one.
    const auto isOthers = [this](std::size_t reply) {
        const MatchHistory::Time time = m_course->timeOf(reply);
        return time.turn > 0 && time.current != m_viewer;
    };
    std::size_t from = m_course->replies().size();
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
    const std::vector<JournalEntry>& replies = m_course->replies();
    const MatchHistory* past = nullptr;
    MomentRecorder beats([&](const Match& match) { return tableOf(match, {}, past->log()); });
    MatchHistory course(m_seating->game().rulebook(), m_course->start(), beats);
    past = &course;
    const auto begin = replies.begin() + static_cast<std::ptrdiff_t>(*from);
    course.play({replies.begin(), begin}, {});
    const TableState seen = tableOf(course.match(), {}, course.log());
    beats.watch(m_seating->game().staging(), course.match(), m_viewer, seen, true);
    for (auto entry = begin; entry != replies.end() && course.take(entry->player, entry->reply); ++entry) {
    }
    for (const TableState& beat : beats.take()) remember(beat);
}

void MatchController::forget() {
    m_lookBack.forget();
    m_ownTurnSince = false;
}

/// Shows the table in the new language. Queued moments are dropped.
void MatchController::retell() {
    if (!m_course) return;
    (void)m_beats.take();
    forget();
    m_pace.drop();
    if (!m_notice.isEmpty()) keep();
    show();
}

/// Offers macros before all other answers.
void MatchController::offerErrands(TableState& table) {
    const bool asked = !m_shown.empty() && !m_curtain;
    m_offered =
        asked ? m_seating->game().staging().errands(View(m_course->match(), m_viewer)) : std::vector<ReplyMacro>{};
    std::vector<TableAnswer> answers;
    for (const ReplyMacro& errand : m_offered) {
        TableAnswer answer;
        answer.index = ReplyMacro::firstIndex + static_cast<int>(answers.size());
        answer.label = errand.label;
        answer.touches = errand.touches;
        answers.push_back(answer);
    }
    table.question.answers.insert(table.question.answers.begin(), answers.begin(), answers.end());
}

/// Notes why the viewer's own cards in the hand and on the board can't be used now.
void MatchController::noteHindrances(TableState& table) const {
    const Match match = View(m_course->match(), m_viewer).match();
    for (TableCard& card : table.cards) {
        const bool isOwn = card.seat == m_viewer.value && !card.hidden &&
                           (card.zone == TableZone::Hand || card.zone == TableZone::Board);
        if (!isOwn) continue;
        for (const QString& sentence : hindrancesOf(match, CardId(static_cast<std::uint16_t>(card.id)))) {
            if (std::ranges::find(card.notes, sentence) == card.notes.end()) card.notes.push_back(sentence);
        }
    }
}

/// Adds to each answer a preview of its effect and cost, found by look-ahead.
void MatchController::foretell(TableState& table) const {
    if (m_shown.size() > mostForetold) return;
    const View view(m_course->match(), m_viewer);
    for (std::size_t i = 0; i < m_shown.size(); ++i) {
        if (m_shown[i].is(ReplyWord::Cancel)) continue;
        const ReplyPreview trial(view, m_shown[i]);
        const std::vector<QString> words = trial.words(m_seating->sitters());
        for (TableAnswer& answer : table.question.answers) {
            if (answer.index != static_cast<int>(i)) continue;
            answer.preview = words;
            warn(table, trial, answer);
        }
    }
}

/// Protects against a reflex click or key that would lose a card permanently. Such a card opens its menu instead, and
/// such a reply is not the default.
void MatchController::warn(const TableState& table, const ReplyPreview& trial, TableAnswer& answer) const {
    const auto losses = [&] { return trial.losses(m_seating->game().staging(), m_seating->sitters(), table); };
    const bool isUse = table.question.ask == TableAsk::Act && answer.onto < 0 && answer.ontoSeat < 0;
    if (isUse && isOwnOnBoard(table, answer.card)) {
        // A single card stands for all interchangeable ones.
        const int used = m_shown[static_cast<std::size_t>(answer.index)].subject.card().value;
        const std::vector<int> lost = losses();
        answer.costsCard = std::ranges::find(lost, used) != lost.end();
    }
    if (m_course->match().pendingQuestion()->is(CoreKind::YesNo) && answer.isDefault)
        answer.isDefault = losses().empty();
}

SavedMatch MatchController::kept() const {
    return {m_seating->wish(),   m_course->start().seed, m_seating->decks(),
            m_course->replies(), m_course->choices(),    match()->pendingQuestion() == nullptr,
            m_identity};
}

void MatchController::keep() {
    const auto problem = keeper().keep(m_seating->game(), kept());
    m_notice = problem ? tr("%1 It is lost when the program ends.").arg(*problem) : QString();
    if (m_course->match().pendingQuestion() == nullptr) putAway();
}

/// Archives the match if somebody has acted in it.
void MatchController::putAway() {
    if (m_course && isPlayed(kept())) putAwaySoon(kept());
}

// -------------------------------------------------------------------------------------------------- undo

/// Returns the index of the last reply that a person chose. Undo also takes back the automatic replies after it.
std::optional<std::size_t> MatchController::lastChoice() const {
    const auto& choices = m_course->choices();
    if (isWatched() || choices.empty() || choices.back() >= m_course->replies().size()) return std::nullopt;
    return choices.back();
}

/// Returns the question to ask before taking back a choice, or std::nullopt if no consent is needed. Between people,
/// only the chooser may take a choice back, and the others must agree if the chooser has seen hidden information since.
std::optional<TableLeave> MatchController::leaveFor(std::size_t choice) const {
    const PlayerId chooser = m_course->replies()[choice].player;
    if (m_seating->people() < 2) return std::nullopt;
    const QString name = m_seating->nameOf(chooser);
    if (chooser != m_viewer)
        return TableLeave{tr("%1: take back what you chose?").arg(name), tr("It was your choice, so you are asked.")};
    const auto& rulebook = m_seating->game().rulebook();
    if (!hasSeenSince(rulebook, m_course->start(), m_course->replies(), choice, chooser)) return std::nullopt;
    QStringList others;
    for (const PlayerId each : m_seating->ids()) {
        if (each != chooser && m_seating->isPerson(each)) others << m_seating->nameOf(each);
    }
    return TableLeave{tr("%1: may %2 take that back?").arg(others.join(tr(", ")), name),
                      tr("%1 has seen since what was hidden then.").arg(name)};
}

/// Between people, each person can redo only their own choice.
bool MatchController::canRedo() const {
    const auto& ahead = m_course->ahead();
    return !ahead.empty() && ahead.front().player == m_viewer;
}

/// Stops everything that refers to replies about to be taken back.
void MatchController::stepAside() {
    m_thinking.stop();
    m_ready.reset();
    m_passing.reset();
    m_pace.drop();
    m_beats.stop();
    m_takingAll = {};  // communication ids repeat after undo
    m_errand.drop();
    m_problems.assign(m_problems.size(), {});
    forget();
}

void MatchController::undo() {
    if (!m_course) return;
    const auto last = lastChoice();
    if (!last || m_curtain) return;
    if (const auto leave = leaveFor(*last)) {
        m_table.showLeave(*leave);
    } else {
        takeBack();
    }
}

void MatchController::takeBack() {
    if (!m_course) return;
    const auto last = lastChoice();
    if (!last || m_curtain) return;
    stepAside();
    m_course->backTo(*last);
    turnToAsked();
}

void MatchController::redo() {
    if (!m_course || m_curtain || !canRedo()) return;
    stepAside();
    m_course->redo();
    turnToAsked();
}

}  // namespace duelogue
