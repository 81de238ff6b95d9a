#include "match/loop/rulebook/AbilityIndex.h"

#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "match/loop/rulebook/DependencyCollector.h"

namespace duelogue {

namespace {

std::uint64_t statementsIn(const CardPool& pool, const Ability& ability) {
    std::uint64_t statements = 0;
    for (InstructionId at = ability.body; at; at = pool[at].next) {
        if (pool[at].op == Op::Do) statements |= std::uint64_t{1} << pool[at].verb;
    }
    return statements;
}

}  // namespace

AbilityIndex::AbilityIndex(const CardPool& pool)
    : m_pool(pool), m_dependenciesOf(pool.abilities().size(), noDependencies) {
    for (const Ability& ability : pool.abilities()) add(ability);
    for (const Definition& definition : pool.definitions()) add(definition);
}

void AbilityIndex::add(const Definition& definition) {
    m_triggerVerbs |= definition.triggersOn;
    std::uint64_t& statements = m_statementsOf.emplace_back();
    std::uint64_t& outOfPlay = m_verbsOutOfPlay.emplace_back();
    Stretch& stretch = m_inPlayOf.emplace_back();
    stretch.begin = static_cast<std::uint32_t>(m_inPlay.size());
    for (std::uint16_t i = 0; i < definition.abilityCount; ++i) {
        const AbilityId id(static_cast<std::uint16_t>(definition.firstAbility + i));
        statements |= statementsOf(id);
        if (verbsOf(id) == 0) continue;
        if (zoneOf(m_pool[id]) == m_pool.vocabulary().inPlay) {
            m_inPlay.push_back({verbsOf(id), CardId{}, id, m_pool[id].kind, PlayerId{}});
        } else {
            outOfPlay |= verbsOf(id);
        }
    }
    stretch.size = static_cast<std::uint32_t>(m_inPlay.size()) - stretch.begin;
}

/// Always includes the zone in play: every card there affects characteristics.
void AbilityIndex::declareStatements(std::uint64_t statements, std::uint64_t factsOfTurn, std::uint32_t watched) {
    m_dependencies = noDependencies;
    m_dependencies.zones = static_cast<std::uint8_t>(1U << m_pool.vocabulary().inPlay);
    for (std::size_t i = 0; i < m_pool.abilities().size(); ++i) {
        const Ability& ability = m_pool.abilities()[i];
        if (ability.kind != AbilityKind::Static) continue;
        DependencyCollector read(m_pool, factsOfTurn, watched);
        for (InstructionId at = ability.body; at; at = m_pool[at].next) {
            if (m_pool[at].op == Op::Do && ((statements >> m_pool[at].verb) & 1U) != 0) read.add(m_pool[at]);
        }
        m_dependenciesOf[i] = read.all();
        if (zoneOf(ability) == m_pool.vocabulary().inPlay) continue;
        m_dependencies.add(read.all());
        if ((statementsIn(m_pool, ability) & statements) != 0)
            m_dependencies.zones = static_cast<std::uint8_t>(m_dependencies.zones | (1U << zoneOf(ability)));
    }
}

std::uint8_t AbilityIndex::zoneOf(const Ability& ability) const {
    return ability.zone == 0xff ? m_pool.vocabulary().inPlay : ability.zone;
}

void AbilityIndex::add(const Ability& ability) {
    const std::uint64_t verbs = ability.pattern ? m_pool[ability.pattern].verbs : 0;
    const std::uint64_t statements = ability.kind == AbilityKind::Static ? statementsIn(m_pool, ability) : 0;
    m_verbsOf.push_back(statements | verbs);
    m_statementsOfAbility.push_back(ability.kind == AbilityKind::Static ? statements | verbs : 0);
    if (ability.kind == AbilityKind::Preempt && ability.preemption == Preemption::Ahead) m_aheadVerbs |= verbs;
    if (ability.kind == AbilityKind::Response) m_responseVerbs |= verbs;
    const auto addZone = [zone = zoneOf(ability)](std::uint8_t& zones) {
        zones = static_cast<std::uint8_t>(zones | (1U << zone));
    };
    if (ability.kind == AbilityKind::Activated) addZone(m_outOfPlay.activatedZones);
    if (zoneOf(ability) == m_pool.vocabulary().inPlay) return;
    if (ability.pattern) {
        addZone(m_outOfPlay.zones);
        m_outOfPlay.verbs |= verbs;
    }
    if (statements != 0) {
        addZone(m_outOfPlay.statingZones);
        m_outOfPlay.statements |= statements;
    }
}

}  // namespace duelogue
