#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "match/loop/ActiveAbilities.h"
#include "match/loop/rulebook/Dependencies.h"

namespace duelogue {

class CardPool;
struct Definition;

/// An index over the abilities of a card pool: their verbs, the zones where they work, and the dependencies of derived
/// characteristics. A rulebook builds it once. A verb that no card can notice then costs only a few bit tests.
///
/// In a set of verbs or statements, bit v stands for verb v. In a set of zones, bit z stands for zone z.
class AbilityIndex {
public:
    /// Builds the index. The pool must outlive it. Linear in the size of the pool.
    explicit AbilityIndex(const CardPool& pool);

    /// Returns the verbs that trigger an ability of some card.
    [[nodiscard]] std::uint64_t triggerVerbs() const { return m_triggerVerbs; }
    /// Returns the verbs ahead of which some card acts (Preemption::Ahead).
    [[nodiscard]] std::uint64_t aheadVerbs() const { return m_aheadVerbs; }
    /// Returns the verbs to which some card can respond.
    [[nodiscard]] std::uint64_t responseVerbs() const { return m_responseVerbs; }

    /// A summary of the abilities that work outside play.
    struct OutOfPlay {
        std::uint8_t zones = 0;   ///< zones in which some card is triggered by a verb, replaces it or responds to it
        std::uint64_t verbs = 0;  ///< the verbs of these abilities
        std::uint8_t statingZones = 0;    ///< zones in which some card makes statements
        std::uint64_t statements = 0;     ///< these statements
        std::uint8_t activatedZones = 0;  ///< zones, also in play, in which some card has an activated ability
    };
    [[nodiscard]] const OutOfPlay& outOfPlay() const { return m_outOfPlay; }

    /// Returns the verbs that an ability is triggered by, replaces or responds to. For a static ability, its
    /// statements.
    [[nodiscard]] std::uint64_t verbsOf(AbilityId ability) const { return m_verbsOf[ability.value]; }
    /// Returns the statements of a static ability, or 0 for another ability.
    [[nodiscard]] std::uint64_t statementsOf(AbilityId ability) const { return m_statementsOfAbility[ability.value]; }
    /// Returns the statements of all abilities of a card.
    [[nodiscard]] std::uint64_t statementsOf(DefinitionId definition) const { return m_statementsOf[definition.value]; }
    /// Returns the verbs of the abilities of a card that work outside play.
    [[nodiscard]] std::uint64_t verbsOutOfPlay(DefinitionId definition) const {
        return m_verbsOutOfPlay[definition.value];
    }
    /// Returns the abilities of a card that work while it is in play, except activated ones. Their card and holder are
    /// unset.
    [[nodiscard]] std::span<const ActiveAbility> inPlay(DefinitionId definition) const {
        const Stretch& stretch = m_inPlayOf[definition.value];
        return std::span(m_inPlay).subspan(stretch.begin, stretch.size);
    }

    /// Declares that derived characteristics read only these statements. `factsOfTurn` are the facts that depend only
    /// on whose turn it is. Verbs that change a flag in `watched` mark the characteristics as stale themselves.
    void declareStatements(std::uint64_t statements, std::uint64_t factsOfTurn, std::uint32_t watched);
    /// Declares that derived characteristics read an effect without an ability only if one of these verbs created it.
    void declareEffects(std::uint64_t verbs) { m_effectVerbs = verbs; }
    /// Returns the dependencies of derived characteristics that hold whatever is in play. Before declareStatements() is
    /// called, they are all possible dependencies.
    [[nodiscard]] const Dependencies& dependencies() const { return m_dependencies; }
    /// Returns the dependencies that are added while this ability works.
    [[nodiscard]] const Dependencies& dependenciesOf(AbilityId ability) const {
        return m_dependenciesOf[ability.value];
    }
    /// Returns true if derived characteristics read effects without an ability that this verb created.
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
    std::vector<std::uint64_t> m_statementsOfAbility;
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
