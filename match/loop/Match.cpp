#include "match/loop/Match.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <iterator>
#include <utility>

#include "match/state/Bounds.h"
#include "match/state/Twins.h"

namespace duelogue {

namespace {

/// Between two answers a match takes tens of turns of the loop, a long effect some hundreds: this many means that it
/// goes round in a circle (S0.23).
constexpr int mostTurns = 200'000;

}  // namespace

// -------------------------------------------------------------------------------------------------- what a player does

bool Match::isWaiting() const {
    return !m_state.stack.empty() && m_state.stack.back().isQuestion() && !m_state.stack.back().isSet();
}

Match::Match(const Rulebook& rulebook) : m_rulebook(&rulebook) {
    std::size_t place = 0;
    for (const Rulebook::MatchOption& option : rulebook.matchOptions())
        m_state.globals.options[place++] = static_cast<std::int16_t>(option.usual);
}

Match::Match(const Rulebook& rulebook, MatchState state)
    : m_rulebook(&rulebook), m_state(std::move(state)), m_derivedFor(m_state.globals.current) {
    lookAtWork();
}

Match::Match(const Match& from, MatchState state)
    : m_rulebook(from.m_rulebook),
      m_state(std::move(state)),
      m_atWork(from.m_atWork),
      m_dependencies(from.m_dependencies),
      m_derivedFor(m_state.globals.current) {
    if (m_state.globals.stale == Globals::isOutdated) lookAtWork();
}

const Communication* Match::question() const {
    return isWaiting() && m_state.globals.over == 0 && m_stuck == nullptr ? &m_state.stack.back() : nullptr;
}

PlayerId Match::asked() const {
    const Communication* asking = question();
    return asking != nullptr ? asking->answerer.player : PlayerId{};
}

void Match::options(Replies& out) const {
    out.clear();
    if (const Communication* asking = question()) m_rulebook->kinds()[asking->kind].options(*this, *asking, out);
}

bool Match::isOption(const Reply& reply) const {
    Replies replies;
    options(replies);
    return std::find(replies.begin(), replies.end(), reply) != replies.end();
}

bool Match::canCancel() const {
    const Communication* asking = question();
    if (asking == nullptr) return false;
    const Kind& kind = m_rulebook->kinds()[asking->kind];
    return kind.canCancel != nullptr && kind.canCancel(*this, *asking);
}

bool Match::takesBack(const Reply& reply) const {
    const Communication& asking = *question();
    const Kind& kind = m_rulebook->kinds()[asking.kind];
    return kind.takesBack != nullptr && kind.takesBack(*this, asking, reply);
}

bool Match::isKnownToAsked(Subject subject) const {
    if (!subject.isCard()) return true;
    return subject.card().value < m_state.cards.size() && m_state.card(subject.card()).isKnownTo(asked());
}

Refusal Match::whyNot(const Reply& reply) const {
    if (question() == nullptr) return MessageId::NotYourTurnToAnswer;
    if (reply.is(ReplyWord::Cancel)) return MessageId::NothingToTakeBack;
    const Kind& kind = m_rulebook->kinds()[question()->kind];
    const bool isTold = kind.whyNot != nullptr && isKnownToAsked(reply.subject);
    Reply known = reply;
    if (!isKnownToAsked(reply.second)) known.second = Subject{};
    const Refusal why = isTold ? kind.whyNot(*this, *question(), known) : Refusal();
    if (why != MessageId::None) return why;
    return isLikeAnOption(reply) ? MessageId::SameAsAnother : MessageId::NotOneOfTheAnswers;
}

/// True if an option differs only in which of several equal cards it names.
bool Match::isLikeAnOption(const Reply& reply) const {
    Replies replies;
    options(replies);
    const auto isLike = [this](Subject one, Subject other) {
        if (one == other) return true;
        const auto isThere = [this](Subject card) { return card.isCard() && card.card().value < m_state.cards.size(); };
        return isThere(one) && isThere(other) && isKnownToAsked(one) &&
               lookAlike(m_state.card(one.card()), m_state.card(other.card()));
    };
    return std::ranges::any_of(replies, [&](const Reply& option) {
        return option.word == reply.word && option.number == reply.number && isLike(reply.subject, option.subject) &&
               isLike(reply.second, option.second);
    });
}

MessageId Match::request(PlayerId player, const Reply& reply) {
    if (m_state.globals.over != 0) return MessageId::MatchIsOver;
    if (reply.is(ReplyWord::Concede) && player.value < m_state.globals.playerCount) {
        concede(player);
        notifyReplied(player, reply);
        return MessageId::None;
    }
    if (asked() != player || !player) {
        if (!player || player != m_placing || question() != nullptr) return MessageId::NotYourTurnToAnswer;
        m_placed.push_back(reply);
        return MessageId::None;
    }
    const bool isTaken = reply.is(ReplyWord::Cancel) ? canCancel() : takesBack(reply) || isOption(reply);
    if (!isTaken) return whyNot(reply).message;

    place(reply);
    m_placing = player;
    notifyReplied(player, reply);
    return MessageId::None;
}

void Match::notifyReplied(PlayerId player, const Reply& reply) const {
    notify([&](Observer& observer) { observer.replied(*this, player, reply); });
}

void Match::place(const Reply& reply) {
    m_lastMessage = MessageId::None;
    ++m_answers;
    Communication& asking = m_state.stack.back();
    if (reply.is(ReplyWord::Cancel)) {
        asking.outcome = Outcome::Cancelled;
        asking.message = MessageId::TakenBack;
    } else {
        Reaction reaction = m_rulebook->kinds()[asking.kind].reply(*this, asking, reply);
        if (const auto* answer = std::get_if<Answer>(&reaction)) {
            asking.outcome = answer->outcome;
            asking.value = answer->value;
            asking.message = answer->message;
        } else if (auto* placed = std::get_if<Communication>(&reaction)) {
            placed->initiator = asking.answerer;
            push(*placed, asking.id);
        }
        m_state.lists.resize(m_state.stack.back().listEnd);
    }
}

void Match::placeAndNotify(const Reply& reply) {
    const PlayerId player = asked();
    place(reply);
    notifyReplied(player, reply);
}

Progress Match::take(const Reply& reply) {
    assert(isOption(reply));
    placeAndNotify(reply);
    return run();
}

Progress Match::takeToChoice(const Reply& reply, Replies& out, int lastTurn) {
    assert(isOption(reply));
    placeAndNotify(reply);
    return toChoice(out, lastTurn);
}

Progress Match::toChoice(Replies& out, int lastTurn) {
    m_hurries = m_observers.empty();
    m_lastTurn = lastTurn;
    Progress progress = run();
    options(out);
    while (out.size() == 1 && m_state.globals.turn <= lastTurn) {
        placeAndNotify(out.front());
        progress = run();
        options(out);
    }
    m_hurries = false;
    return progress;
}

void Match::skipQuestion() {
    assert(hurries());
    m_lastMessage = MessageId::None;
    ++m_answers;
    ++m_state.globals.nextCommunication;
}

Progress Match::done(PlayerId player) {
    const std::vector<Reply> placed = std::exchange(m_placed, {});
    m_placing = PlayerId{};
    Progress progress = run();
    for (const Reply& reply : placed) {
        if (const MessageId refused = request(player, reply); refused != MessageId::None) {
            m_lastMessage = refused;
            notify([&](Observer& observer) { observer.refused(*this, player, reply, refused); });
        }
        m_placing = PlayerId{};
        progress = run();
    }
    return progress;
}

MessageId Match::answer(PlayerId player, const Reply& reply) {
    const MessageId refused = request(player, reply);
    if (refused == MessageId::None) done(player);
    return refused;
}

void Match::concede(PlayerId player) {
    m_state.player(player).out = 1;
    const MatchState::Seats left = m_state.seatsFrom(PlayerId(0));
    if (left.count == 1) end(PlayerSet(left.ids[0]));
    if (left.count == 0) end(PlayerSet{});
    if (left.count > 1) m_rulebook->left(*this, player);
}

// -------------------------------------------------------------------------------------------------- the loop

Progress Match::run() {
    for (int turns = 0; m_state.globals.over == 0 && m_stuck == nullptr; ++turns) {
        if (const MessageId why = whyTooMuch(); why != MessageId::None) {
            end(PlayerSet{}, why);
            // The log says what was going on.
            tellCarriedOut(m_state.stack.empty() ? Communication{} : m_state.stack.back());
            break;
        }
        if (isWaiting()) {
            m_stuck = whyUnanswerable();
            if (m_stuck != nullptr) break;
            if (m_state.player(asked()).out == 0) return Progress::Waiting;
            place(replyOfAbsent());
            if (isWaiting()) {  // for the next one of several replies
                if (turns == mostTurns) m_stuck = "Nobody is there who would come to an end with answering.";
                continue;
            }
        }
        if (turns == mostTurns) m_stuck = "It goes round in a circle without asking anybody.";
        if (m_state.stack.size() > Bounds::depth) m_stuck = "Requests are nested too deep.";
        if (m_stuck == nullptr) turn();
        checkInvariants();
        if (m_state.globals.over != 0) tellLast();
    }
    return m_state.globals.over != 0 ? Progress::Over : Progress::Stuck;
}

/// What ended the match is complete, though nobody goes on with it.
void Match::tellLast() {
    if (m_state.stack.empty() || !m_state.stack.back().isSet()) return;
    const Communication last = m_state.stack.back();
    notify([&](Observer& observer) { observer.completed(*this, last); });
}

/// Whether all that grows takes so little room together that none of it can be beyond its bound. It is asked at every
/// turn of the loop.
bool Match::isLittle() const {
    constexpr std::size_t room = std::min({Bounds::depth * sizeof(Communication), Bounds::waiting * sizeof(Trigger),
                                           Bounds::lasting * sizeof(FloatingEffect), Bounds::listed * sizeof(Subject)});
    static_assert(sizeof(Trigger) <= sizeof(StackItem));
    const auto taken = [](const auto& list) { return list.size() * sizeof(list.front()); };
    return taken(m_state.stack) + taken(m_state.items) + taken(m_state.triggers) + taken(m_state.floating) +
               taken(m_state.lists) + taken(m_state.itemLists) <=
           room;
}

namespace {

/// An ability, or what one asks for: the last thing that it does takes its place.
bool isOfAbility(const Communication& outstanding) {
    return outstanding.is(CoreKind::RunAbility) || outstanding.instruction != Communication{}.instruction;
}

}  // namespace

/// What the cards do without end is a draw. Requests that are nested too deep without any ability among
/// them are a fault of the rulebook instead.
MessageId Match::whyTooMuch() const {
    const Globals& globals = m_state.globals;
    if (globals.turn > Bounds::turns) return MessageId::TooManyTurns;
    if (isLittle() && globals.effort <= Bounds::effort) return MessageId::None;
    const bool deep =
        m_state.stack.size() > Bounds::depth && std::any_of(m_state.stack.begin(), m_state.stack.end(), isOfAbility);
    const bool tooMuch =
        globals.effort > Bounds::effort || deep || m_state.items.size() + m_state.triggers.size() > Bounds::waiting ||
        m_state.floating.size() > Bounds::lasting || m_state.lists.size() + m_state.itemLists.size() > Bounds::listed;
    return tooMuch ? MessageId::EndlessEffects : MessageId::None;
}

const char* Match::whyUnanswerable() const {
    const Communication& asking = m_state.stack.back();
    if (asking.answerer.player.value >= m_state.globals.playerCount) return "Somebody is asked who isn't there.";
    const Kind& kind = m_rulebook->kinds()[asking.kind];
    if (kind.options != nullptr && (kind.answerable == nullptr || kind.answerable(*this, asking))) return nullptr;
    return "A player is asked, but there is nothing to answer.";
}

/// For a player who has left a match that goes on: takes back, declines or does as little as possible.
Reply Match::replyOfAbsent() const {
    Replies replies;
    options(replies);
    if (canCancel() || replies.empty()) return Reply(ReplyWord::Cancel);
    for (const ReplyWord least : {ReplyWord::Pass, ReplyWord::Done, ReplyWord::No}) {
        const auto found =
            std::find_if(replies.begin(), replies.end(), [least](const Reply& r) { return r.is(least); });
        if (found != replies.end()) return *found;
    }
    return replies.front();
}

void Match::turn() {
    refresh();
    if (!m_state.stack.empty()) {  // COMMUNICATION
        if (m_state.stack.back().isSet()) {
            finishTop();
        } else {
            enterTop(nullptr);
        }
    } else if (!m_state.items.empty()) {  // STACK
        begin(m_rulebook->onStack(*this, nullptr));
    } else {  // PHASE
        begin(m_rulebook->onPhase(*this, nullptr));
    }
}

void Match::enterTop(const Communication* answered) {
    Communication& top = m_state.stack.back();
    Next next = m_rulebook->kinds()[top.kind].enter(*this, top, answered);
    apply(next);
}

/// A communication whose result is set goes back to its initiator, always (S3.16): it leaves the stack, becomes the
/// one last answered, and the handler that initiated it is entered again.
void Match::finishTop() {
    assert(!m_lastAnswered);
    m_lastAnswered = m_state.stack.back();
    notify([&](Observer& observer) { observer.completed(*this, *m_lastAnswered); });
    m_state.stack.pop_back();
    if (m_state.stack.empty()) {
        begin(m_state.items.empty() ? m_rulebook->onPhase(*this, &*m_lastAnswered)
                                    : m_rulebook->onStack(*this, &*m_lastAnswered));
    } else if (Communication& asking = m_state.stack.back(); asking.isQuestion()) {
        // A request of the player's own: the player acknowledges it, and is asked on unless that was enough (S3.24).
        m_lastMessage = m_lastAnswered->message;
        const Kind& kind = m_rulebook->kinds()[asking.kind];
        if (kind.afterRequest != nullptr) {
            if (const auto answer = kind.afterRequest(*this, asking, *m_lastAnswered)) {
                asking.outcome = answer->outcome;
                asking.value = answer->value;
                asking.message = answer->message;
            }
        }
    } else {
        enterTop(&*m_lastAnswered);
    }
    dispose();
}

/// In every case the last answered communication is gone afterwards, and its list with it (S3.23).
void Match::dispose() {
    m_lastAnswered.reset();
    m_state.lists.resize(m_state.stack.empty() ? 0 : m_state.stack.back().listEnd);
}

void Match::begin(const std::optional<Communication>& next) {
    if (next) push(*next, next->cause);
}

void Match::apply(Next& next) {
    if (auto* ask = std::get_if<Ask>(&next)) {
        Communication& parent = m_state.stack.back();
        parent.step = ask->step;
        push(ask->child, parent.id);
    } else if (auto* over = std::get_if<HandOver>(&next)) {
        handOver(over->child);
    } else {
        const Answer& answer = std::get<Answer>(next);
        Communication& top = m_state.stack.back();
        assert(answer.outcome != Outcome::Unset);
        top.outcome = answer.outcome;
        top.value = answer.value;
        top.message = answer.message;
        m_state.lists.resize(top.listEnd);
    }
}

/// Its list comes to lie right above those of what is outstanding: what lies in between (the list of the last answered
/// one, what was cut off a list) has been read by now.
void Match::push(const Communication& child, CommunicationId cause) {
    auto& lists = m_state.lists;
    const std::uint16_t below = m_state.stack.empty() ? std::uint16_t{0} : m_state.stack.back().listEnd;
    const std::uint16_t size = child.listSize();
    if (size > 0 && child.listBegin != below) {
        std::copy_n(lists.begin() + child.listBegin, size, lists.begin() + below);
    }
    Communication& top = m_state.stack.emplace_back(child);
    top.id = CommunicationId(m_state.globals.nextCommunication++);
    if (!top.cause) top.cause = cause;
    top.listBegin = below;
    top.listEnd = static_cast<std::uint16_t>(below + size);
    lists.resize(top.listEnd);
}

/// The child takes the parent's place, id and initiator (S0.17); its list takes the place of the parent's.
void Match::handOver(const Communication& child) {
    Communication& top = m_state.stack.back();
    const Communication parent = std::exchange(top, child);
    const auto begin = m_state.lists.begin();
    std::copy(begin + child.listBegin, begin + child.listEnd, begin + parent.listBegin);
    top.id = parent.id;
    if (!top.cause) top.cause = parent.cause;
    top.initiator = parent.initiator;
    top.listBegin = parent.listBegin;
    top.listEnd = static_cast<std::uint16_t>(parent.listBegin + child.listSize());
    m_state.lists.resize(top.listEnd);
}

void Match::checkInvariants() const {
#ifndef NDEBUG
    assert(!m_lastAnswered);
    std::uint16_t end = 0;
    for (const Communication& communication : m_state.stack) {
        assert(communication.listBegin == end && communication.listEnd >= communication.listBegin);
        end = communication.listEnd;
    }
    assert(m_state.globals.over != 0 || m_state.lists.size() == end);
    for (std::size_t i = 0; i + 1 < m_state.stack.size(); ++i) assert(!m_state.stack[i].isSet());
    if (question() != nullptr && whyUnanswerable() == nullptr) {
        Replies replies;
        options(replies);
        assert(!replies.empty());
    }
#endif
}

std::string Match::report() const {
    std::string text = m_stuck != nullptr ? m_stuck : "";
    for (const Communication& outstanding : m_state.stack) {
        text += "\n  " + std::to_string(outstanding.id.value) + " " + m_rulebook->kinds()[outstanding.kind].name +
                " at step " + std::to_string(outstanding.step);
        if (outstanding.cause) text += ", because of " + std::to_string(outstanding.cause.value);
    }
    return text;
}

// -------------------------------------------------------------------------------------------------- for handlers

std::span<const Subject> Match::list(const Communication& communication) const {
    return std::span(m_state.lists).subspan(communication.listBegin, communication.listSize());
}

std::span<Subject> Match::list(const Communication& communication) {
    return std::span(m_state.lists).subspan(communication.listBegin, communication.listSize());
}

void Match::draft(Communication& child, Subject subject) {
    if (child.listSize() == 0) child.listBegin = static_cast<std::uint16_t>(m_state.lists.size());
    m_state.lists.push_back(subject);
    child.listEnd = static_cast<std::uint16_t>(m_state.lists.size());
}

void Match::draft(Communication& child, std::span<const Subject> subjects) {
    if (subjects.empty()) return;
    if (subjects.size() == 1) return draft(child, Subject(subjects.front()));
    auto& lists = m_state.lists;
    const std::size_t size = lists.size();
    if (child.listSize() == 0) child.listBegin = static_cast<std::uint16_t>(size);
    // The subjects may lie on the arena itself, which may move as it grows.
    const std::less<> before;
    const bool areHere = !before(subjects.data(), lists.data()) && before(subjects.data(), lists.data() + size);
    const std::ptrdiff_t place = areHere ? subjects.data() - lists.data() : 0;
    lists.resize(size + subjects.size());
    std::copy_n(areHere ? lists.data() + place : subjects.data(), subjects.size(), lists.data() + size);
    child.listEnd = static_cast<std::uint16_t>(lists.size());
}

void Match::append(Communication& self, Subject subject) {
    assert(&self == &m_state.stack.back());
    const auto at = m_state.lists.begin() + self.listEnd;
    // What lies behind the own list belongs to the last answered communication, whose list this may overwrite only
    // after it has been read: so it is inserted, not written over.
    m_state.lists.insert(at, subject);
    ++self.listEnd;
    if (m_lastAnswered) {
        ++m_lastAnswered->listBegin;
        ++m_lastAnswered->listEnd;
    }
}

void Match::truncate(Communication& self, std::size_t size) {
    assert(size <= self.listSize());
    self.listEnd = static_cast<std::uint16_t>(self.listBegin + size);
}

void Match::pushItem(StackItem item, std::span<const Subject> targets) {
    m_gathered.assign(targets.begin(), targets.end());
    item.listBegin = static_cast<std::uint16_t>(m_state.itemLists.size());
    m_state.itemLists.insert(m_state.itemLists.end(), m_gathered.begin(), m_gathered.end());
    item.listEnd = static_cast<std::uint16_t>(m_state.itemLists.size());
    m_state.items.push_back(item);
}

void Match::removeItem(std::size_t index) {
    const auto item = m_state.items.begin() + static_cast<std::ptrdiff_t>(index);
    const auto size = static_cast<std::uint16_t>(item->listEnd - item->listBegin);
    const auto lists = m_state.itemLists.begin();
    m_state.itemLists.erase(lists + item->listBegin, lists + item->listEnd);
    for (auto above = std::next(item); above != m_state.items.end(); ++above) {
        above->listBegin = static_cast<std::uint16_t>(above->listBegin - size);
        above->listEnd = static_cast<std::uint16_t>(above->listEnd - size);
    }
    m_state.items.erase(item);
}

std::span<const Subject> Match::targets(const StackItem& item) const {
    return std::span(m_state.itemLists)
        .subspan(item.listBegin, static_cast<std::size_t>(item.listEnd - item.listBegin));
}

void Match::addFloating(FloatingEffect effect) {
    effect.stamp = stamp();
    effect.turn = m_state.globals.turn;
    if (effect.on.isCard()) effect.onSince = m_state.card(effect.on.card()).since;
    m_rulebook->startsLasting(*this, effect);
    m_state.floating.push_back(effect);
    noteFloating(effect);
}

/// It has begun to last, or is over.
void Match::noteFloating(const FloatingEffect& effect) {
    if (effect.ability) {
        m_state.globals.stale = Globals::isOutdated;
    } else if (m_rulebook->abilities().readsEffectsOf(effect.verb)) {
        m_state.globals.outdateLooks();
    }
}

void Match::exert() {
    Globals& globals = m_state.globals;
    if (globals.effortTurn != globals.turn || globals.effortPhase != globals.phase) globals.effort = 0;
    globals.effortTurn = globals.turn;
    globals.effortPhase = globals.phase;
    if (globals.effort <= Bounds::effort) ++globals.effort;
    if (++m_instructions > m_mostInstructions) globals.effort = Bounds::effort + 1;
}

void Match::end(PlayerSet winners, MessageId why) {
    m_state.globals.over = 1;
    m_state.globals.ending = why;
    m_state.globals.winners = 0;
    for (std::uint8_t p = 0; p < m_state.globals.playerCount; ++p) {
        if (winners.has(PlayerId(p))) m_state.globals.winners |= static_cast<std::uint8_t>(1U << p);
    }
}

void Match::tellCarriedOut(const Communication& verb) const {
    notify([&](Observer& observer) { observer.carriedOut(*this, verb); });
}

void Match::tellHappened(const Communication& verb) const {
    notify([&](Observer& observer) { observer.happened(*this, verb); });
}

void Match::deriveAnew() {
    if (m_state.globals.stale == Globals::isOutdated) lookAtWork();
    m_rulebook->derive(*this);
    m_derivedFor = m_state.globals.current;
    m_state.globals.stale = 0;
    m_state.globals.touched = 1;
}

void Match::refreshAfterVerb() {
    const bool isOthersTurn = m_dependencies.turn && m_derivedFor != m_state.globals.current;
    if (m_dependencies.more || isOthersTurn) m_state.globals.outdateLooks();
    refresh();
}

void Match::lookAtWork() {
    findAtWork(m_atWork);
    m_dependencies = m_rulebook->abilities().dependencies();
    m_atWork.each([this](const AtWork& at) { m_dependencies.add(m_rulebook->abilities().dependenciesOf(at.ability)); });
    for (const FloatingEffect& effect : m_state.floating) {
        if (effect.ability) m_dependencies.add(m_rulebook->abilities().dependenciesOf(effect.ability));
    }
}

void Match::findAtWork(AllAtWork& out) const {
    out.clear();
    m_state.eachCardIn(m_rulebook->zones().inPlay, [&](CardId id) {
        const Card& card = m_state.card(id);
        if (!card.definition) return;
        for (AtWork at : m_rulebook->abilities().inPlay(card.definition)) {
            at.card = id;
            at.holder = card.holder;
            out.add(at);
        }
    });
}

bool Match::isAtWorkRight() const {
    AllAtWork found;
    findAtWork(found);
    return found == m_atWork;
}

}  // namespace duelogue
