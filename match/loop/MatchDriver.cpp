#include "match/loop/MatchDriver.h"

#include <utility>

namespace duelogue {

MatchDriver::MatchDriver(Match match) : m_match(std::move(match)) {}

void MatchDriver::reset(Match match) {
    m_match = std::move(match);
    m_placing = PlayerId{};
    m_placed.clear();
}

void MatchDriver::setObserver(Observer* observer) {
    m_observers.clear();
    if (observer != nullptr) m_observers.push_back(observer);
    connect();
}

void MatchDriver::addObserver(Observer& observer) {
    m_observers.push_back(&observer);
    connect();
}

/// A match without an observer may skip forced questions (isFastForwarding()).
void MatchDriver::connect() { m_match.m_observer.to = m_observers.empty() ? nullptr : this; }

MessageId MatchDriver::submit(PlayerId player, const Reply& reply) {
    const bool waits = player && player == m_placing && m_match.pendingQuestion() == nullptr &&
                       m_match.state().globals.over == 0 && !reply.is(ReplyWord::Concede);
    if (waits) {
        m_placed.push_back(reply);
        return MessageId::None;
    }
    const MessageId refused = m_match.submit(player, reply);
    if (refused == MessageId::None && !reply.is(ReplyWord::Concede)) m_placing = player;
    return refused;
}

Progress MatchDriver::runSubmitted(PlayerId player) {
    const std::vector<Reply> placed = std::exchange(m_placed, {});
    m_placing = PlayerId{};
    Progress progress = m_match.run();
    for (const Reply& reply : placed) {
        if (const MessageId refused = m_match.submit(player, reply); refused != MessageId::None) {
            m_match.m_lastMessage = refused;
            this->refused(m_match, player, reply, refused);
        }
        progress = m_match.run();
    }
    return progress;
}

MessageId MatchDriver::play(PlayerId player, const Reply& reply) {
    const MessageId refused = submit(player, reply);
    if (refused == MessageId::None) runSubmitted(player);
    return refused;
}

void MatchDriver::replied(const ReadableMatch& match, PlayerId player, const Reply& reply) {
    for (Observer* observer : m_observers) observer->replied(match, player, reply);
}

void MatchDriver::refused(const ReadableMatch& match, PlayerId player, const Reply& reply, MessageId why) {
    for (Observer* observer : m_observers) observer->refused(match, player, reply, why);
}

void MatchDriver::happened(const ReadableMatch& match, const Communication& verb) {
    for (Observer* observer : m_observers) observer->happened(match, verb);
}

void MatchDriver::completed(const ReadableMatch& match, const Communication& done) {
    for (Observer* observer : m_observers) observer->completed(match, done);
}

void MatchDriver::executed(const ReadableMatch& match, const Communication& verb) {
    for (Observer* observer : m_observers) observer->executed(match, verb);
}

}  // namespace duelogue
