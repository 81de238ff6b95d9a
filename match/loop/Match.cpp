#include "match/loop/Match.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "match/loop/CommunicationKind.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/state/EngineLimits.h"

namespace duelogue {

namespace {

/// Limit on turns of the loop between two replies. Usually there are tens, after a long effect hundreds. This many mean
/// an infinite loop in a rulebook (S0.23).
constexpr int mostTurns = 200'000;

}  // namespace

// -------------------------------------------------------------------------------------------------- for players

Match::Match(const Rulebook& rulebook) : HandlerContext(rulebook, MatchState{}) {
    std::size_t place = 0;
    for (const Rulebook::MatchSetting& setting : rulebook.settings())
        m_state.globals.settings[place++] = static_cast<std::int16_t>(setting.usual);
}

Match::Match(const Rulebook& rulebook, MatchState state) : HandlerContext(rulebook, std::move(state)) {
    updateActiveAbilities();
}

Match::Match(const ReadableMatch& from, MatchState state) : HandlerContext(from, std::move(state)) {
    if (m_state.globals.stale == Globals::isOutdated) updateActiveAbilities();
}

Match Match::lookahead(const ReadableMatch& from, MatchState state) {
    Match ahead(from, std::move(state));
    ahead.m_isLookahead = true;
    return ahead;
}

MessageId Match::submit(PlayerId player, const Reply& reply) {
    if (m_state.globals.over != 0) return MessageId::MatchIsOver;
    if (reply.is(ReplyWord::Concede) && player.value < m_state.globals.playerCount) {
        concede(player);
        notifyReplied(player, reply);
        return MessageId::None;
    }
    if (!player || playerToAct() != player) return MessageId::NotYourTurnToAnswer;
    if (!isAccepted(reply)) return refusalReason(reply).message;
    placeAndNotify(reply);
    return MessageId::None;
}

MessageId Match::play(PlayerId player, const Reply& reply) {
    const MessageId refused = submit(player, reply);
    if (refused == MessageId::None) run();
    return refused;
}

void Match::notifyReplied(PlayerId player, const Reply& reply) const {
    notify([&](Observer& observer) { observer.replied(*this, player, reply); });
}

void Match::place(const Reply& reply) {
    m_lastMessage = MessageId::None;
    ++m_answers;
    Communication& asking = m_state.communications.back();
    if (reply.is(ReplyWord::Cancel)) {
        asking.outcome = Outcome::Canceled;
        asking.message = MessageId::TakenBack;
    } else {
        Reaction reaction = m_rulebook->kinds()[asking.kind].reply(*this, asking, reply);
        if (const auto* answer = std::get_if<Complete>(&reaction)) {
            asking.outcome = answer->outcome;
            asking.value = answer->value;
            asking.message = answer->message;
        } else if (auto* placed = std::get_if<Communication>(&reaction)) {
            placed->initiator = asking.answerer;
            push(*placed, asking.id);
        }
        m_state.lists.resize(m_state.communications.back().listEnd);
    }
}

void Match::placeAndNotify(const Reply& reply) {
    const PlayerId player = playerToAct();
    place(reply);
    notifyReplied(player, reply);
}

Progress Match::apply(const Reply& reply) {
    assert(isLegalReply(reply));
    placeAndNotify(reply);
    return run();
}

Progress Match::applyAndRunToDecision(const Reply& reply, Replies& out, int lastTurn) {
    assert(isLegalReply(reply));
    placeAndNotify(reply);
    return runToDecision(out, lastTurn);
}

Progress Match::runToDecision(Replies& out, int lastTurn) {
    m_fastForwards = m_observer.to == nullptr;
    m_lastTurn = lastTurn;
    Progress progress = run();
    legalReplies(out);
    while (out.size() == 1 && m_state.globals.turn <= lastTurn) {
        placeAndNotify(out.front());
        progress = run();
        legalReplies(out);
    }
    m_fastForwards = false;
    return progress;
}

void Match::concede(PlayerId player) {
    m_state.player(player).out = 1;
    const MatchState::Seats left = m_state.seatsFrom(PlayerId(0));
    if (left.count == 1) end(PlayerSet(left.ids[0]));
    if (left.count == 0) end(PlayerSet{});
    if (left.count > 1) m_rulebook->onPlayerLeft(*this, player);
}

// -------------------------------------------------------------------------------------------------- the loop

Progress Match::run() {
    for (int turns = 0; m_state.globals.over == 0 && m_stuck == nullptr; ++turns) {
        if (const MessageId why = exceededLimit(); why != MessageId::None) {
            end(PlayerSet{}, why);
            // The log explains what was happening.
            notifyExecuted(m_state.communications.empty() ? Communication{} : m_state.communications.back());
            break;
        }
        if (isWaiting()) {
            m_stuck = unanswerableReason();
            if (m_stuck != nullptr) break;
            if (m_state.player(playerToAct()).out == 0) return Progress::Waiting;
            place(replyOfAbsent());
            if (isWaiting()) {  // one of several replies that the question takes
                if (turns == mostTurns) m_stuck = "Nobody is there who would come to an end with answering.";
                continue;
            }
        }
        if (turns == mostTurns) m_stuck = "It goes round in a circle without asking anybody.";
        if (m_state.communications.size() > EngineLimits::depth) m_stuck = "Requests are nested too deep.";
        if (m_stuck == nullptr) runOnce();
        checkInvariants();
        if (m_state.globals.over != 0) notifyCompleted();
    }
    return m_state.globals.over != 0 ? Progress::Over : Progress::Stuck;
}

/// Notifies observers of the communication that ended the match: it is complete, but its initiator is never entered.
void Match::notifyCompleted() {
    if (m_state.communications.empty() || !m_state.communications.back().isSet()) return;
    const Communication last = m_state.communications.back();
    notify([&](Observer& observer) { observer.completed(*this, last); });
}

/// Returns true if all lists together are small enough to be within every limit. A cheap test for every turn of the
/// loop.
bool Match::isWithinLimits() const {
    constexpr std::size_t room = std::min(
        {EngineLimits::depth * sizeof(Communication), EngineLimits::pending * sizeof(Trigger),
         EngineLimits::continuousEffects * sizeof(ContinuousEffect), EngineLimits::listEntries * sizeof(Subject)});
    static_assert(sizeof(Trigger) <= sizeof(PendingItem));
    const auto taken = [](const auto& list) { return list.size() * sizeof(list.front()); };
    return taken(m_state.communications) + taken(m_state.pendingItems) + taken(m_state.triggers) +
               taken(m_state.continuousEffects) + taken(m_state.lists) + taken(m_state.itemLists) <=
           room;
}

namespace {

/// Returns true for a running ability and for a communication that an ability asked for. The last one that an ability
/// asks for takes the place of the ability.
bool isOfAbility(const Communication& outstanding) {
    return outstanding.is(CoreKind::RunAbility) || outstanding.instruction != Communication{}.instruction;
}

}  // namespace

/// An endless effect is a draw. If communications are nested too deep without an ability among them, the rulebook is at
/// fault, and the match is stuck instead.
MessageId Match::exceededLimit() const {
    const Globals& globals = m_state.globals;
    if (globals.turn > EngineLimits::turns) return MessageId::TooManyTurns;
    if (isWithinLimits() && globals.instructionsUsed <= EngineLimits::instructions) return MessageId::None;
    const bool deep = m_state.communications.size() > EngineLimits::depth &&
                      std::any_of(m_state.communications.begin(), m_state.communications.end(), isOfAbility);
    const bool tooMuch = globals.instructionsUsed > EngineLimits::instructions || deep ||
                         m_state.pendingItems.size() + m_state.triggers.size() > EngineLimits::pending ||
                         m_state.continuousEffects.size() > EngineLimits::continuousEffects ||
                         m_state.lists.size() + m_state.itemLists.size() > EngineLimits::listEntries;
    return tooMuch ? MessageId::EndlessEffects : MessageId::None;
}

const char* Match::unanswerableReason() const {
    const Communication& asking = m_state.communications.back();
    if (asking.answerer.player.value >= m_state.globals.playerCount) return "Somebody is asked who isn't there.";
    const CommunicationKind& kind = m_rulebook->kinds()[asking.kind];
    if (kind.legalReplies != nullptr && (kind.answerable == nullptr || kind.answerable(*this, asking))) return nullptr;
    return "A player is asked, but there is nothing to answer.";
}

/// Returns the reply for a player who has left a match that continues: cancel, decline, or do as little as possible.
Reply Match::replyOfAbsent() const {
    Replies replies;
    legalReplies(replies);
    if (canCancel() || replies.empty()) return Reply(ReplyWord::Cancel);
    for (const ReplyWord least : {ReplyWord::Pass, ReplyWord::Done, ReplyWord::No}) {
        const auto found =
            std::find_if(replies.begin(), replies.end(), [least](const Reply& r) { return r.is(least); });
        if (found != replies.end()) return *found;
    }
    return replies.front();
}

void Match::runOnce() {
    refresh();
    if (!m_state.communications.empty()) {  // COMMUNICATION
        if (m_state.communications.back().isSet()) {
            finishTop();
        } else {
            enterTop(nullptr);
        }
    } else if (!m_state.pendingItems.empty()) {  // STACK
        begin(m_rulebook->onPendingItem(*this, nullptr));
    } else {  // PHASE
        begin(m_rulebook->onPhase(*this, nullptr));
    }
}

void Match::enterTop(const Communication* answered) {
    Communication& top = m_state.communications.back();
    StepResult next = m_rulebook->kinds()[top.kind].enter(*this, top, answered);
    applyStep(next);
}

/// Takes a completed communication off the stack and makes it the last answered one. Always enters its initiator with
/// it (S3.16).
void Match::finishTop() {
    assert(!m_lastAnswered);
    m_lastAnswered = m_state.communications.back();
    notify([&](Observer& observer) { observer.completed(*this, *m_lastAnswered); });
    m_state.communications.pop_back();
    if (m_state.communications.empty()) {
        begin(m_state.pendingItems.empty() ? m_rulebook->onPhase(*this, &*m_lastAnswered)
                                           : m_rulebook->onPendingItem(*this, &*m_lastAnswered));
    } else if (Communication& asking = m_state.communications.back(); asking.isQuestion()) {
        // The player's own request is complete. The question is asked again unless the request was enough (S3.24).
        m_lastMessage = m_lastAnswered->message;
        const CommunicationKind& kind = m_rulebook->kinds()[asking.kind];
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

/// Discards the last answered communication and its list. Happens in every case (S3.23).
void Match::dispose() {
    m_lastAnswered.reset();
    m_state.lists.resize(m_state.communications.empty() ? 0 : m_state.communications.back().listEnd);
}

void Match::begin(const std::optional<Communication>& next) {
    if (next) push(*next, next->cause);
}

void Match::applyStep(StepResult& next) {
    if (auto* ask = std::get_if<Ask>(&next)) {
        Communication& parent = m_state.communications.back();
        parent.step = ask->step;
        push(ask->child, parent.id);
    } else if (auto* over = std::get_if<Delegate>(&next)) {
        delegate(over->child);
    } else {
        const Complete& answer = std::get<Complete>(next);
        Communication& top = m_state.communications.back();
        assert(answer.outcome != Outcome::Unset);
        top.outcome = answer.outcome;
        top.value = answer.value;
        top.message = answer.message;
        m_state.lists.resize(top.listEnd);
    }
}

/// Places the child's list directly above the lists of outstanding communications. The entries in between belong to the
/// last answered communication or were truncated; they have been read by now.
void Match::push(const Communication& child, CommunicationId cause) {
    auto& lists = m_state.lists;
    const std::uint16_t below =
        m_state.communications.empty() ? std::uint16_t{0} : m_state.communications.back().listEnd;
    const std::uint16_t size = child.listSize();
    if (size > 0 && child.listBegin != below) {
        std::copy_n(lists.begin() + child.listBegin, size, lists.begin() + below);
    }
    Communication& top = m_state.communications.emplace_back(child);
    top.id = CommunicationId(m_state.globals.nextCommunication++);
    if (!top.cause) top.cause = cause;
    top.listBegin = below;
    top.listEnd = static_cast<std::uint16_t>(below + size);
    lists.resize(top.listEnd);
}

/// Gives the child the parent's place, id and initiator (S0.17). Its list replaces the parent's.
void Match::delegate(const Communication& child) {
    Communication& top = m_state.communications.back();
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
    for (const Communication& communication : m_state.communications) {
        assert(communication.listBegin == end && communication.listEnd >= communication.listBegin);
        end = communication.listEnd;
    }
    assert(m_state.globals.over != 0 || m_state.lists.size() == end);
    for (std::size_t i = 0; i + 1 < m_state.communications.size(); ++i) assert(!m_state.communications[i].isSet());
    if (pendingQuestion() != nullptr && unanswerableReason() == nullptr) {
        Replies replies;
        legalReplies(replies);
        assert(!replies.empty());
    }
#endif
}

}  // namespace duelogue
