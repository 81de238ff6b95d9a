#include "match/loop/HandlerContext.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <iterator>
#include <utility>

#include "match/loop/rulebook/Rulebook.h"
#include "match/state/EngineLimits.h"

namespace duelogue {

HandlerContext::HandlerContext(const Rulebook& rulebook, MatchState state)
    : ReadableMatch(rulebook, std::move(state)) {}

HandlerContext::HandlerContext(const ReadableMatch& from, MatchState state) : ReadableMatch(from, std::move(state)) {}

void HandlerContext::countForcedReply() {
    assert(isFastForwarding());
    m_lastMessage = MessageId::None;
    ++m_answers;
    ++m_state.globals.nextCommunication;
}

std::span<Subject> HandlerContext::list(const Communication& communication) {
    return std::span(m_state.lists).subspan(communication.listBegin, communication.listSize());
}

void HandlerContext::listAdd(Communication& child, Subject subject) {
    if (child.listSize() == 0) child.listBegin = static_cast<std::uint16_t>(m_state.lists.size());
    m_state.lists.push_back(subject);
    child.listEnd = static_cast<std::uint16_t>(m_state.lists.size());
}

void HandlerContext::listAdd(Communication& child, std::span<const Subject> subjects) {
    if (subjects.empty()) return;
    if (subjects.size() == 1) return listAdd(child, Subject(subjects.front()));
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

void HandlerContext::listAppend(Communication& self, Subject subject) {
    assert(&self == &m_state.communications.back());
    const auto at = m_state.lists.begin() + self.listEnd;
    // The entries after the handler's own list belong to the last answered communication and may still be read. So the
    // new entry is inserted and overwrites nothing.
    m_state.lists.insert(at, subject);
    ++self.listEnd;
    if (m_lastAnswered) {
        ++m_lastAnswered->listBegin;
        ++m_lastAnswered->listEnd;
    }
}

void HandlerContext::listTruncate(Communication& self, std::size_t size) {
    assert(size <= self.listSize());
    self.listEnd = static_cast<std::uint16_t>(self.listBegin + size);
}

void HandlerContext::pushItem(PendingItem item, std::span<const Subject> targets) {
    m_gathered.assign(targets.begin(), targets.end());
    item.listBegin = static_cast<std::uint16_t>(m_state.itemLists.size());
    m_state.itemLists.insert(m_state.itemLists.end(), m_gathered.begin(), m_gathered.end());
    item.listEnd = static_cast<std::uint16_t>(m_state.itemLists.size());
    m_state.pendingItems.push_back(item);
}

void HandlerContext::removeItem(std::size_t index) {
    const auto item = m_state.pendingItems.begin() + static_cast<std::ptrdiff_t>(index);
    const auto size = static_cast<std::uint16_t>(item->listEnd - item->listBegin);
    const auto lists = m_state.itemLists.begin();
    m_state.itemLists.erase(lists + item->listBegin, lists + item->listEnd);
    for (auto above = std::next(item); above != m_state.pendingItems.end(); ++above) {
        above->listBegin = static_cast<std::uint16_t>(above->listBegin - size);
        above->listEnd = static_cast<std::uint16_t>(above->listEnd - size);
    }
    m_state.pendingItems.erase(item);
}

void HandlerContext::addContinuousEffect(ContinuousEffect effect) {
    effect.stamp = stamp();
    effect.turn = m_state.globals.turn;
    if (effect.on.isCard()) effect.onSince = m_state.card(effect.on.card()).since;
    m_rulebook->onEffectStarted(*this, effect);
    m_state.continuousEffects.push_back(effect);
    noteContinuousEffect(effect);
}

/// Marks derived values as stale after an effect began or ended.
void HandlerContext::noteContinuousEffect(const ContinuousEffect& effect) {
    if (effect.ability) {
        m_state.globals.stale = Globals::isOutdated;
    } else if (m_rulebook->abilities().readsEffectsOf(effect.verb)) {
        m_state.globals.outdateLooks();
    }
}

void HandlerContext::spendInstruction() {
    Globals& globals = m_state.globals;
    if (globals.effortTurn != globals.turn || globals.effortPhase != globals.phase) globals.instructionsUsed = 0;
    globals.effortTurn = globals.turn;
    globals.effortPhase = globals.phase;
    if (globals.instructionsUsed <= EngineLimits::instructions) ++globals.instructionsUsed;
    if (++m_instructions > m_mostInstructions) globals.instructionsUsed = EngineLimits::instructions + 1;
}

void HandlerContext::end(PlayerSet winners, MessageId why) {
    m_state.globals.over = 1;
    m_state.globals.ending = why;
    m_state.globals.winners = 0;
    for (std::uint8_t p = 0; p < m_state.globals.playerCount; ++p) {
        if (winners.has(PlayerId(p))) m_state.globals.winners |= static_cast<std::uint8_t>(1U << p);
    }
}

void HandlerContext::notifyExecuted(const Communication& verb) const {
    notify([&](Observer& observer) { observer.executed(*this, verb); });
}

void HandlerContext::notifyHappened(const Communication& verb) const {
    notify([&](Observer& observer) { observer.happened(*this, verb); });
}

void HandlerContext::derive() {
    if (m_state.globals.stale == Globals::isOutdated) updateActiveAbilities();
    m_rulebook->derive(*this);
    m_derivedFor = m_state.globals.current;
    m_state.globals.stale = 0;
    m_state.globals.touched = 1;
}

void HandlerContext::refreshAfterVerb() {
    const bool isOthersTurn = m_dependencies.turn && m_derivedFor != m_state.globals.current;
    if (m_dependencies.more || isOthersTurn) m_state.globals.outdateLooks();
    refresh();
}

}  // namespace duelogue
