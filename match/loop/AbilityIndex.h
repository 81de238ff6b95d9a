#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "cards/data/CardPool.h"
#include "match/loop/ActiveAbilities.h"
#include "match/loop/Dependencies.h"

namespace duelogue {

/// An index over the abilities of a card pool: which verbs they are about, where they work, and what derived
/// characteristics read. It is built once for a rulebook, so that a verb that no card can notice costs a few bit tests.
///
/// In a set of verbs or statements bit v stands for verb v; in a set of zones bit z for zone z.
class AbilityIndex {
public:
    explicit AbilityIndex(const CardPool& pool);

    /// The verbs that trigger some card.
    [[nodiscard]] std::uint64_t triggerVerbs() const { return m_triggerVerbs; }
    /// The verbs ahead of which some card does something (Preemption::Ahead).
    [[nodiscard]] std::uint64_t aheadVerbs() const { return m_aheadVerbs; }
    /// The verbs to which some card responds.
    [[nodiscard]] std::uint64_t responseVerbs() const { return m_responseVerbs; }

    /// What abilities are about that work outside play.
    struct OutOfPlay {
        std::uint8_t zones = 0;           ///< zones in which some card preempts, responds to or is triggered by a verb
        std::uint64_t verbs = 0;          ///< the verbs of these abilities
        std::uint8_t statingZones = 0;    ///< zones in which some card makes statements
        std::uint64_t statements = 0;     ///< these statements
        std::uint8_t activatedZones = 0;  ///< zones, in play or not, in which some card has an activated ability
    };
    [[nodiscard]] const OutOfPlay& outOfPlay() const { return m_outOfPlay; }

    /// The verbs that an ability preempts, responds to or is triggered by; of a static ability its statements.
    [[nodiscard]] std::uint64_t verbsOf(AbilityId ability) const { return m_verbsOf[ability.value]; }
    /// The statements of a static ability; none for other abilities.
    [[nodiscard]] std::uint64_t statementsOf(AbilityId ability) const {
        return m_pool[ability].kind == AbilityKind::Static ? verbsOf(ability) : 0;
    }
    /// The statements of all abilities of a card.
    [[nodiscard]] std::uint64_t statementsOf(DefinitionId definition) const { return m_statementsOf[definition.value]; }
    /// The verbs of those abilities of a card that work outside play.
    [[nodiscard]] std::uint64_t verbsOutOfPlay(DefinitionId definition) const {
        return m_verbsOutOfPlay[definition.value];
    }
    /// The abilities of a card that work while it is in play, without the activated ones. Their card and holder are
    /// unset.
    [[nodiscard]] std::span<const ActiveAbility> inPlay(DefinitionId definition) const {
        const Stretch& stretch = m_inPlayOf[definition.value];
        return std::span(m_inPlay).subspan(stretch.begin, stretch.size);
    }

    /// Declares that derived characteristics read only these statements. `factsOfTurn` are facts that depend on nothing
    /// but whose turn it is; a change of one of the flags `watched` makes characteristics stale anyway.
    void declareStatements(std::uint64_t statements, std::uint64_t factsOfTurn, std::uint32_t watched);
    /// Declares that derived characteristics read effects without an ability only if one of these verbs made them.
    void declareEffects(std::uint64_t verbs) { m_effectVerbs = verbs; }
    /// What derived characteristics read whatever is in play. Everything, unless declareStatements() was called.
    [[nodiscard]] const Dependencies& dependencies() const { return m_dependencies; }
    /// What they read in addition while this ability works.
    [[nodiscard]] const Dependencies& dependenciesOf(AbilityId ability) const {
        return m_dependenciesOf[ability.value];
    }
    /// True if they read effects without an ability that this verb made.
    [[nodiscard]] bool readsEffectsOf(std::uint8_t verb) const { return ((m_effectVerbs >> verb) & 1U) != 0; }

private:
    struct Stretch {
        std::uint32_t begin = 0;
        std::uint32_t size = 0;
    };
    const CardPool& m_pool;
    std::uint64_t m_triggerVerbs = 0;
    std::uint64_t m_aheadVerbs = 0;
    std::uint64_t m_responseVerbs = 0;
    OutOfPlay m_outOfPlay;
    std::vector<std::uint64_t> m_verbsOf;
    std::vector<std::uint64_t> m_statementsOf;
    std::vector<std::uint64_t> m_verbsOutOfPlay;
    std::vector<ActiveAbility> m_inPlay;
    std::vector<Stretch> m_inPlayOf;
    Dependencies m_dependencies;
    std::vector<Dependencies> m_dependenciesOf;
    std::uint64_t m_effectVerbs = ~std::uint64_t{0};

    void add(const Ability& ability);
    void add(const Definition& definition);
    [[nodiscard]] std::uint8_t zoneOf(const Ability& ability) const;
};

}  // namespace duelogue
