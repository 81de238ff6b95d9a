#include "match/loop/ReadableMatch.h"

#include <algorithm>
#include <utility>

#include "match/loop/CommunicationKind.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/state/Interchangeable.h"

namespace duelogue {

ReadableMatch::ReadableMatch(const Rulebook& rulebook, MatchState state)
    : m_rulebook(&rulebook),
      m_pool(&rulebook.pool()),
      m_state(std::move(state)),
      m_derivedFor(m_state.globals.current) {}

ReadableMatch::ReadableMatch(const ReadableMatch& from, MatchState state)
    : m_rulebook(from.m_rulebook),
      m_pool(from.m_pool),
      m_state(std::move(state)),
      m_activeAbilities(from.m_activeAbilities),
      m_dependencies(from.m_dependencies),
      m_derivedFor(m_state.globals.current) {}

bool ReadableMatch::isWaiting() const {
    return !m_state.communications.empty() && m_state.communications.back().isQuestion() &&
           !m_state.communications.back().isSet();
}

const Communication* ReadableMatch::pendingQuestion() const {
    return isWaiting() && m_state.globals.over == 0 && m_stuck == nullptr ? &m_state.communications.back() : nullptr;
}

PlayerId ReadableMatch::playerToAct() const {
    const Communication* asking = pendingQuestion();
    return asking != nullptr ? asking->answerer.player : PlayerId{};
}

void ReadableMatch::legalReplies(Replies& out) const {
    out.clear();
    if (const Communication* asking = pendingQuestion())
        m_rulebook->kinds()[asking->kind].legalReplies(*this, *asking, out);
}

bool ReadableMatch::isLegalReply(const Reply& reply) const {
    Replies replies;
    legalReplies(replies);
    return std::find(replies.begin(), replies.end(), reply) != replies.end();
}

bool ReadableMatch::isAccepted(const Reply& reply) const {
    if (pendingQuestion() == nullptr) return false;
    return reply.is(ReplyWord::Cancel) ? canCancel() : takesBack(reply) || isLegalReply(reply);
}

bool ReadableMatch::canCancel() const {
    const Communication* asking = pendingQuestion();
    if (asking == nullptr) return false;
    const CommunicationKind& kind = m_rulebook->kinds()[asking->kind];
    return kind.canCancel != nullptr && kind.canCancel(*this, *asking);
}

bool ReadableMatch::takesBack(const Reply& reply) const {
    const Communication& asking = *pendingQuestion();
    const CommunicationKind& kind = m_rulebook->kinds()[asking.kind];
    return kind.takesBack != nullptr && kind.takesBack(*this, asking, reply);
}

bool ReadableMatch::isKnownToAsked(Subject subject) const {
    if (!subject.isCard()) return true;
    return subject.card().value < m_state.cards.size() && m_state.card(subject.card()).isKnownTo(playerToAct());
}

Refusal ReadableMatch::refusalReason(const Reply& reply) const {
    if (pendingQuestion() == nullptr) return MessageId::NotYourTurnToAnswer;
    if (reply.is(ReplyWord::Cancel)) return MessageId::NothingToTakeBack;
    const CommunicationKind& kind = m_rulebook->kinds()[pendingQuestion()->kind];
    const bool isTold = kind.refusalReason != nullptr && isKnownToAsked(reply.subject);
    Reply known = reply;
    if (!isKnownToAsked(reply.second)) known.second = Subject{};
    Refusal why = isTold ? kind.refusalReason(*this, *pendingQuestion(), known) : Refusal();
    if (why == MessageId::NotEnoughResources) why.missing = m_rulebook->missing(*this, playerToAct(), known);
    if (why != MessageId::None) return why;
    return isEquivalentToLegalReply(reply) ? MessageId::SameAsAnother : MessageId::NotOneOfTheAnswers;
}

/// Returns true if the reply differs from a legal reply only in which of several equal cards it names.
bool ReadableMatch::isEquivalentToLegalReply(const Reply& reply) const {
    Replies replies;
    legalReplies(replies);
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

std::string ReadableMatch::report() const {
    std::string text = m_stuck != nullptr ? m_stuck : "";
    for (const Communication& outstanding : m_state.communications) {
        text += "\n  " + std::to_string(outstanding.id.value) + " " + m_rulebook->kinds()[outstanding.kind].name +
                " at step " + std::to_string(outstanding.step);
        if (outstanding.cause) text += ", because of " + std::to_string(outstanding.cause.value);
    }
    return text;
}

std::span<const Subject> ReadableMatch::list(const Communication& communication) const {
    return std::span(m_state.lists).subspan(communication.listBegin, communication.listSize());
}

std::span<const Subject> ReadableMatch::targets(const PendingItem& item) const {
    return std::span(m_state.itemLists)
        .subspan(item.listBegin, static_cast<std::size_t>(item.listEnd - item.listBegin));
}

void ReadableMatch::updateActiveAbilities() {
    collectActiveAbilities(m_activeAbilities);
    m_dependencies = m_rulebook->abilities().dependencies();
    m_activeAbilities.each(
        [this](const ActiveAbility& at) { m_dependencies.add(m_rulebook->abilities().dependenciesOf(at.ability)); });
    for (const ContinuousEffect& effect : m_state.continuousEffects) {
        if (effect.ability) m_dependencies.add(m_rulebook->abilities().dependenciesOf(effect.ability));
    }
}

void ReadableMatch::collectActiveAbilities(ActiveAbilities& out) const {
    out.clear();
    m_state.eachCardIn(m_rulebook->zones().inPlay, [&](CardId id) {
        const Card& card = m_state.card(id);
        if (!card.definition) return;
        for (ActiveAbility at : m_rulebook->abilities().inPlay(card.definition)) {
            at.card = id;
            at.holder = card.holder;
            out.add(at);
        }
    });
}

bool ReadableMatch::areActiveAbilitiesCurrent() const {
    ActiveAbilities found;
    collectActiveAbilities(found);
    return found == m_activeAbilities;
}

}  // namespace duelogue
