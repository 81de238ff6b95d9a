#include "app/Session.h"

#include <QtConcurrent>
#include <algorithm>

#include "app/Keep.h"
#include "players/MakePlayer.h"

namespace duelogue {

namespace {

constexpr std::chrono::milliseconds timeForHints{2000};

/// The replies of a question as the window counts them: the legal ones, then cancel where something can be taken back.
Replies repliesOf(const Match& match) {
    Replies replies;
    match.options(replies);
    if (match.canCancel()) replies.emplace_back(ReplyWord::Cancel);
    return replies;
}

/// Whether the question is whether to do something, or to go on.
bool isPass(const Replies& replies) {
    return std::any_of(replies.begin(), replies.end(), [](const Reply& reply) { return reply.is(ReplyWord::Pass); });
}

}  // namespace

Session::Session(TableModel& table, QObject* parent) : QObject(parent), m_table(table) {
    connect(&m_table, &TableModel::answered, this, &Session::answered);
    connect(&m_table, &TableModel::undoWanted, this, &Session::undo);
    connect(&m_table, &TableModel::concedeWanted, this, &Session::concede);
    connect(&m_table, &TableModel::passOnWanted, this, &Session::passOn);
    connect(&m_table, &TableModel::hintWanted, this, &Session::hint);
    connect(&m_table, &TableModel::hintDropped, &m_hints, &HintSearch::stop);
    connect(&m_hints, &HintSearch::progressed, this, [this](int percent) { m_table.showHints({true, percent, {}}); });
    connect(&m_hints, &HintSearch::found, this, &Session::hintFound);
    connect(&m_table, &TableModel::curtainRaised, this, &Session::raiseCurtain);
    connect(&m_table, &TableModel::againWanted, this, &Session::again);
    connect(&m_table, &TableModel::leaveWanted, this, &Session::leave);
    connect(&m_thinking, &QFutureWatcher<Reply>::finished, this, &Session::thought);
}

Session::~Session() {
    m_stop.request_stop();
    m_thinking.waitForFinished();
}

// -------------------------------------------------------------------------------------------------- beginning

namespace {

/// The decks that the seats wish for; none where one of them isn't there. A deck by chance is another one each time.
std::vector<Deck> decksOf(const MatchWish& wish, std::uint64_t seed) {
    std::vector<Deck> decks;
    const Game* chosen = game(wish.game.toStdString());
    for (const MatchWish::Seat& seat : wish.seats) {
        if (chosen == nullptr) return {};
        auto deck = findDeck(*chosen, seat.deck.toStdString(), seed * wish.seats.size() + decks.size());
        if (!std::holds_alternative<Deck>(deck)) return {};
        decks.push_back(std::get<Deck>(std::move(deck)));
    }
    return decks;
}

}  // namespace

bool Session::seat(const MatchWish& wish, std::uint64_t seed, std::vector<Deck> decks) {
    const Game* chosen = game(wish.game.toStdString());
    if (chosen == nullptr || decks.size() != wish.seats.size()) return false;
    MatchStart start;
    start.seed = seed;
    for (const Deck& deck : decks) start.decks.push_back(deck.cards());
    std::vector<Seat> seats;
    for (const MatchWish::Seat& wanted : wish.seats) {
        Seat seat;
        seat.sitter = {wanted.name, wanted.kind == "person"};
        if (!seat.sitter.person) {
            auto player = makePlayer(wanted.kind.toStdString(), chosen->rulebook(), seed + seats.size());
            if (!std::holds_alternative<std::unique_ptr<ComputerPlayer>>(player)) return false;
            seat.player = std::move(std::get<std::unique_ptr<ComputerPlayer>>(player));
        }
        seats.push_back(std::move(seat));
    }
    stopThinking();
    m_game = chosen;
    m_wish = wish;
    m_decks = std::move(decks);
    m_start = start;
    m_seats = std::move(seats);
    return true;
}

bool Session::begin(const MatchWish& wish, std::uint64_t seed) {
    if (!seat(wish, seed, decksOf(wish, seed))) return false;
    m_replies.clear();
    m_viewer = firstPerson();
    m_curtain = peopleCount() > 1;
    replay(0);
    goOn();
    return true;
}

bool Session::resume() {
    const auto found = keeper().find();
    const auto* kept = std::get_if<KeptMatch>(&found);
    if (kept == nullptr || !seat(kept->wish, kept->seed, kept->decks)) return false;
    m_replies = kept->replies;
    m_viewer = firstPerson();
    replay(m_replies.size());
    m_curtain = peopleCount() > 1;
    goOn();
    return true;
}

/// Plays the first `count` replies of the match from its beginning; the others are forgotten, and so are those behind
/// one that is not taken any more (the program may know the rules better by now).
void Session::replay(std::size_t count) {
    m_replies.resize(count);
    m_takingAll = {};  // the ids come again
    m_log = LogBook();
    m_match = std::make_unique<Match>(m_game->rulebook());
    m_match->setObserver(&m_log);
    duelogue::begin(*m_match, m_start);
    std::size_t taken = 0;
    while (taken < count && m_match->answer(m_replies[taken].player, m_replies[taken].reply) == MessageId::None) {
        ++taken;
    }
    m_replies.resize(taken);
}

PlayerId Session::firstPerson() const {
    for (std::size_t p = 0; p < m_seats.size(); ++p) {
        if (m_seats[p].player == nullptr) return PlayerId(static_cast<std::uint8_t>(p));
    }
    return PlayerId(0);
}

std::size_t Session::peopleCount() const {
    return static_cast<std::size_t>(
        std::count_if(m_seats.begin(), m_seats.end(), [](const Seat& seat) { return seat.player == nullptr; }));
}

// -------------------------------------------------------------------------------------------------- going on

void Session::give(const Reply& reply) {
    const PlayerId player = m_match->asked();
    if (m_match->answer(player, reply) == MessageId::None) m_replies.push_back({player, reply});
}

/// What a person need not be asked: the only thing to do, a pass on the own spell, and what "go on" and "attack with
/// all" have answered already.
bool Session::answersItself(const Replies& replies, Reply& reply) {
    if (replies.size() == 1) {
        reply = replies.front();
        return true;
    }
    const Communication& asking = *m_match->question();
    if (asking.id == m_takingAll) {
        const auto one =
            std::find_if(replies.begin(), replies.end(), [](const Reply& each) { return !each.is(ReplyWord::Done); });
        reply = one != replies.end() ? *one : replies.back();
        return true;
    }
    if (!isPass(replies)) {
        m_passing = false;
        return false;
    }
    reply = Reply(ReplyWord::Pass);
    const MatchState& state = m_match->state();
    if (!state.items.empty()) {
        const bool own = state.items.back().controller == asking.answerer.player;
        if (!own) m_passing = false;
        return own;
    }
    return m_passing || m_game->staging().passesItself(*m_match);
}

void Session::goOn() {
    while (m_match->question() != nullptr) {
        const PlayerId asked = m_match->asked();
        Replies replies;
        m_match->options(replies);
        Reply reply;
        if (replies.size() == 1) {
            give(replies.front());
            continue;
        }
        if (!isPerson(asked)) {
            think();
            show();
            return;
        }
        if (answersItself(replies, reply)) {
            give(reply);
            continue;
        }
        if (asked != m_viewer) {
            m_viewer = asked;
            m_curtain = peopleCount() > 1;
        }
        break;
    }
    if (m_match->question() == nullptr) {
        m_curtain = false;
        tellEnd();
    }
    m_passing = false;
    show();
    keep();
    emit settled();
}

void Session::think() {
    ComputerPlayer* player = m_seats[m_match->asked().value].player.get();
    const View view(*m_match, m_match->asked());
    m_stop = std::stop_source();
    m_thinking.setFuture(
        QtConcurrent::run([player, view, stop = m_stop.get_token()] { return player->choose(view, stop); }));
}

void Session::thought() {
    if (m_stop.stop_requested() || m_match == nullptr || m_match->question() == nullptr || isPerson(m_match->asked()))
        return;
    Seat& seat = m_seats[m_match->asked().value];
    seat.problem = QString::fromStdString(seat.player->problem());
    give(m_thinking.result());
    goOn();
}

/// The computer players are told that it is over; a program among them may take its time to end.
void Session::tellEnd() {
    std::vector<std::pair<ComputerPlayer*, View>> players;
    for (std::size_t s = 0; s < m_seats.size(); ++s) {
        const PlayerId id(static_cast<std::uint8_t>(s));
        if (m_seats[s].player) players.emplace_back(m_seats[s].player.get(), View(*m_match, id));
    }
    m_stop = std::stop_source();
    m_thinking.setFuture(QtConcurrent::run([players] {
        for (const auto& [player, view] : players) player->ended(view);
        return Reply();
    }));
}

/// The thought that is under way, if any, comes to nothing.
void Session::stopThinking() {
    m_stop.request_stop();
    m_thinking.waitForFinished();
    m_thinking.setFuture(QFuture<Reply>());
}

void Session::show() {
    m_hints.stop();
    const bool asked = m_match->question() != nullptr && m_match->asked() == m_viewer;
    m_shown = asked ? repliesOf(*m_match) : Replies{};
    Table table = m_game->staging().table(View(*m_match, m_viewer), sitters(), m_shown, m_log);
    table.canUndo = lastOwnReply() < m_replies.size() && !m_curtain;
    table.canPassOn = isPass(m_shown);
    for (const Seat& seat : m_seats) {
        const int line = table.log.empty() ? 0 : table.log.back().id + 1;
        if (!seat.problem.isEmpty()) table.log.push_back({line, seat.problem, false});
    }
    table.canHint = asked && !m_curtain;
    if (m_curtain) table.curtain = {m_seats[m_viewer.value].sitter.name, tr("It is your turn to choose.")};
    m_table.show(table);
}

std::vector<Sitter> Session::sitters() const {
    std::vector<Sitter> sitters;
    for (const Seat& seat : m_seats) sitters.push_back(seat.sitter);
    return sitters;
}

void Session::keep() const {
    (void)keeper().keep(*m_game, {m_wish, m_start.seed, m_decks, m_replies, {}, m_match->question() == nullptr});
}

// -------------------------------------------------------------------------------------------------- what the person
// does

void Session::answered(int index) {
    if (m_match == nullptr) return;
    if (index == TableAnswer::all) {
        m_takingAll = m_match->question()->id;
    } else if (index >= 0 && index < static_cast<int>(m_shown.size())) {
        give(m_shown[static_cast<std::size_t>(index)]);
    }
    goOn();
}

/// The place of the last reply that the person who looks chose among several; the number of replies where there is
/// none. What others chose before it stays as it is; with two people at the screen it ends at the other's last choice.
std::size_t Session::lastOwnReply() const {
    Match match(m_game->rulebook());
    duelogue::begin(match, m_start);
    std::size_t last = m_replies.size();
    Replies replies;
    for (std::size_t i = 0; i < m_replies.size(); ++i) {
        match.options(replies);
        if (replies.size() > 1) {
            if (m_replies[i].player == m_viewer)
                last = i;
            else if (isPerson(m_replies[i].player))
                last = m_replies.size();
        }
        (void)match.answer(m_replies[i].player, m_replies[i].reply);
    }
    return last;
}

void Session::undo() {
    const std::size_t last = lastOwnReply();
    if (last >= m_replies.size()) return;
    stopThinking();
    replay(last);
    show();
    keep();
    emit settled();
}

void Session::concede() {
    if (m_match == nullptr || m_match->question() == nullptr) return;
    stopThinking();
    if (m_match->answer(m_viewer, Reply(ReplyWord::Concede)) == MessageId::None) {
        m_replies.push_back({m_viewer, Reply(ReplyWord::Concede)});
    }
    goOn();
}

void Session::passOn() {
    m_passing = true;
    goOn();
}

/// From what the person who is asked may see, and from nothing else.
void Session::hint() {
    if (m_match == nullptr || m_match->asked() != m_viewer) return;
    m_table.showHints({true, 0, {}});
    m_hints.start(View(*m_match, m_viewer), timeForHints, m_match->state().globals.nextCommunication);
}

void Session::hintFound(const std::vector<Hint>& hints) {
    m_table.showHints(
        m_game->staging().hints(View(*m_match, m_viewer), sitters(), m_shown, m_table.table().question, hints));
}

void Session::raiseCurtain() {
    m_curtain = false;
    show();
}

void Session::again() { (void)begin(m_wish, m_start.seed + 1); }

void Session::leave() {
    m_hints.stop();
    stopThinking();
    m_match.reset();
}

}  // namespace duelogue
