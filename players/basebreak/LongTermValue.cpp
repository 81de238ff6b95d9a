#include "players/basebreak/LongTermValue.h"

#include <algorithm>

#include "cards/data/CardPool.h"
#include "match/basebreak/Values.h"
#include "match/loop/ReadableMatch.h"

namespace duelogue::basebreak {

namespace {

constexpr double anyAction = 0.7;          ///< an ongoing action with any effect
constexpr double ofTrap = 1.6;             ///< a trigger on other players' plays at the base
constexpr double extraPlayEachTurn = 2.2;  ///< an extra play each turn
constexpr double ofWall = 1.2;             ///< other players cannot play minions there for a turn
constexpr double ofBlock = 3;              ///< the minions of a faction cannot be played there
constexpr double actionsForbidden = 2;     ///< another player cannot play actions for a turn
constexpr double guardedPower = 0.15;      ///< for each point of protected power
constexpr double mostGuarded = 2;

class LongTermValueReader {
public:
    LongTermValueReader(const ReadableMatch& match, const std::vector<BaseNow>& bases)
        : m_match(match), m_bases(bases) {}

    /// Returns the value of the card in future turns to its controller.
    [[nodiscard]] double card(CardId id) const {
        const Card& card = m_match.state().card(id);
        if (!card.definition || card.current.suppressed != 0) return 0;
        double worth = has(card, Trait::Ongoing) ? anyAction : 0;
        for (const Ability& ability : m_match.pool().abilitiesOf(m_match.pool()[card.definition]))
            worth += of(ability, id, card.current.controller);
        return worth;
    }

    /// Returns the future value of a continuous effect to its controller.
    [[nodiscard]] double effect(const ContinuousEffect& effect) const {
        if (!effect.ability || !effect.controller) return 0;
        const Ability& ability = m_match.pool()[effect.ability];
        if (ability.kind != AbilityKind::Preempt || !hears(m_match.pool()[ability.pattern], Verb::Play)) return 0;
        if (effect.on.isCard())
            return ofBlock * blockedShare(m_match, effect.controller, effect.amount) * lifeAt(effect.on.card());
        return effect.until && effect.until != effect.controller ? actionsForbidden : 0;
    }

private:
    const ReadableMatch& m_match;
    const std::vector<BaseNow>& m_bases;

    [[nodiscard]] double of(const Ability& ability, CardId id, PlayerId player) const {
        const Pattern& pattern = m_match.pool()[ability.pattern];
        switch (ability.kind) {
            case AbilityKind::Static:
                return allows(ability) ? extraPlayEachTurn * lifeAt(id) : 0;
            case AbilityKind::Triggered:
                return isOfOthers(pattern) && hears(pattern, Verb::Play) ? ofTrap * lifeAt(id) * stakeAt(id, player)
                                                                         : 0;
            case AbilityKind::Preempt:
                if (hears(pattern, Verb::Play)) return isOfOthers(pattern) ? ofWall * stakeAt(id, player) : 0;
                return hears(pattern, Verb::Affect) ? guards(id, player) : 0;
            case AbilityKind::Played:
            case AbilityKind::Activated:
            case AbilityKind::Response:
                return 0;
        }
        return 0;
    }

    [[nodiscard]] bool isOfOthers(const Pattern& pattern) const {
        return pattern.players && m_match.pool()[pattern.players].term == Term::Others;
    }

    [[nodiscard]] bool allows(const Ability& ability) const {
        for (InstructionId at = ability.body; at; at = m_match.pool()[at].next) {
            if (m_match.pool()[at].verb == static_cast<std::uint8_t>(Verb::MayPlay)) return true;
        }
        return false;
    }

    [[nodiscard]] const BaseNow* baseOf(CardId id) const {
        const CardId base = m_match.state().placeOf(id);
        const auto found = std::ranges::find(m_bases, base, &BaseNow::base);
        return found == m_bases.end() ? nullptr : &*found;
    }

    /// Returns 1 at a base without power, falling to 0 at its breakpoint.
    [[nodiscard]] double lifeAt(CardId id) const {
        const BaseNow* base = baseOf(id);
        return base == nullptr ? 0 : 1 - base->ready;
    }

    /// Returns the weight of keeping other players away from a base. It is higher for the leader.
    [[nodiscard]] double stakeAt(CardId id, PlayerId player) const {
        const BaseNow* base = baseOf(id);
        if (base == nullptr) return 0;
        const Standing& own = base->standings[player.value];
        return own.counts && own.rank == 1 ? 1.2 : 0.8;
    }

    /// Returns the value of the player's minions that the card protects: its host, or all at its base.
    [[nodiscard]] double guards(CardId id, PlayerId player) const {
        const MatchState& state = m_match.state();
        const CardId host = state.card(id).current.host;
        if (!host || !has(state.card(id), Trait::Ongoing)) return 0;
        const BaseNow* base = baseOf(id);
        const bool isOnMinion = has(state.card(host), Trait::Minion);
        if (isOnMinion && state.card(host).current.controller != player) return 0;
        const int power = isOnMinion        ? basebreak::power(state.card(host))
                          : base != nullptr ? base->standings[player.value].power
                                            : 0;
        return std::min(mostGuarded, guardedPower * power);
    }
};

}  // namespace

std::vector<BaseNow> basesNow(const ReadableMatch& match) {
    std::vector<BaseNow> all;
    for (const CardId base : bases(match.state())) {
        BaseNow& now = all.emplace_back(BaseNow{base, standingsAt(match, base)});
        double total = 0;
        for (const Standing& one : now.standings) total += one.power;
        now.ready = std::clamp(total / std::max(1, breakpoint(match.state().card(base))), 0.0, 1.0);
    }
    return all;
}

std::array<double, maxPlayers> longTermValue(const ReadableMatch& match, const std::vector<BaseNow>& bases) {
    std::array<double, maxPlayers> worth{};
    const LongTermValueReader reader(match, bases);
    match.state().eachCardIn(index(Zone::Play), [&](CardId id) {
        const PlayerId player = match.state().card(id).current.controller;
        if (player) worth[player.value] += reader.card(id);
    });
    for (const ContinuousEffect& effect : match.state().continuousEffects) {
        if (effect.controller) worth[effect.controller.value] += reader.effect(effect);
    }
    return worth;
}

double blockedShare(const ReadableMatch& match, PlayerId player, int faction) {
    int others = 0;
    int othersOf = 0;
    int own = 0;
    int ownOf = 0;
    for (const Card& card : match.state().cards) {
        if (!card.definition || !card.owner || isIn(card, Zone::Play)) continue;
        const Definition& printed = match.pool()[card.definition];
        if ((printed.traits & bit(Trait::Minion)) == 0) continue;
        const bool isOf = printed.tags[0].value == static_cast<std::uint16_t>(faction);
        const bool isOwn = card.owner == player;
        (isOwn ? own : others) += 1;
        if (isOf) (isOwn ? ownOf : othersOf) += 1;
    }
    const auto share = [](int part, int all) { return all == 0 ? 0.0 : static_cast<double>(part) / all; };
    return share(othersOf, others) - share(ownOf, own);
}

}  // namespace duelogue::basebreak
