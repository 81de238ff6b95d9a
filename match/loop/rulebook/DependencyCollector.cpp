#include "match/loop/rulebook/DependencyCollector.h"

#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "match/state/MatchState.h"

namespace duelogue {

void DependencyCollector::add(const Instruction& said) {
    for (const ExpressionId part :
         {said.player, said.subject, said.cards, said.onto, said.amount, said.second, said.condition})
        add(part);
}

/// Visits each instruction once: a branch ends where its own instruction continues.
void DependencyCollector::addBody(InstructionId body, InstructionId end) {
    for (InstructionId at = body; at && at != end; at = m_pool[at].next) {
        add(m_pool[at]);
        m_isAboutEventCards = m_isAboutEventCards || static_cast<bool>(m_pool[at].ability);
        addBody(m_pool[at].body, m_pool[at].next);
        addBody(m_pool[at].otherwise, m_pool[at].next);
    }
}

void DependencyCollector::addZone(std::uint8_t zone) {
    if (zone == 0xff) zone = m_pool.vocabulary().inPlay;
    m_read.zones = static_cast<std::uint8_t>(m_read.zones | (zone < maxZones ? 1U << zone : 0xffU));
}

void DependencyCollector::add(ExpressionId id) {
    if (!id) return;
    const Expression& e = m_pool[id];
    if (e.term == Term::Top) addZone(e.index);
    switch (e.term) {
        case Term::PlayerValue:
            addZone(Filter::anyZone);
            [[fallthrough]];
        case Term::CountPlayers:
        case Term::Named:
        case Term::Top:
            m_read.more = true;
            break;
        case Term::Fact:
            m_read.turn = true;
            m_read.more = m_read.more || ((m_factsOfTurn >> e.index) & 1U) == 0;
            break;
        case Term::EventCard:
        case Term::EventSource:
        case Term::Paid:
            m_isAboutEventCards = true;
            break;
        default:
            break;
    }
    add(e.left);
    add(e.right);
    add(e.filter);
}

void DependencyCollector::add(FilterId id) {
    if (!id) return;
    const Filter& filter = m_pool[id];
    addZone(filter.zone);
    addWords(filter);
    for (FilterId at = filter.either; at; at = m_pool[at].orElse) addWords(m_pool[at]);
}

/// Adds the dependencies of a filter, or of one of its alternatives.
void DependencyCollector::addWords(const Filter& filter) {
    m_read.more = m_read.more || filter.related || ((filter.flags | filter.notFlags) & ~m_watched) != 0;
    for (const ExpressionId part : {filter.players, filter.related, filter.than, filter.same, filter.at, filter.on,
                                    filter.namedLike, filter.family})
        add(part);
    add(filter.crowd);
}

}  // namespace duelogue
