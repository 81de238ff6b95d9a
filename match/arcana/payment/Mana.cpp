#include "match/arcana/payment/Mana.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <numeric>

#include "cards/data/CardPool.h"
#include "match/arcana/Announcing.h"
#include "match/effects/verbs/Costs.h"
#include "match/effects/verbs/Interception.h"
#include "match/effects/verbs/Pattern.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/HandlerContext.h"

namespace duelogue::arcana {

namespace {

int total(const Price& price) { return std::accumulate(price.begin(), price.end(), 0); }

unsigned colorsIn(const Price& price) {
    unsigned set = 0;
    for (unsigned i = 1; i < manaKinds; ++i) {
        if (price[i] > 0) set |= 1U << i;
    }
    return set;
}

}  // namespace

void Abilities::add(std::uint8_t kinds, int count) {
    m_sources += count;
    for (std::size_t g = 0; g < m_groupCount; ++g) {
        if (m_groups[g].kinds != kinds) continue;
        m_groups[g].count = static_cast<std::uint16_t>(m_groups[g].count + count);
        return;
    }
    // Without room for another group, its sources join the last group with the kinds common to both, so no kind is
    // promised wrongly.
    if (m_groupCount == m_groups.size()) {
        m_groups.back().kinds &= kinds;
        m_groups.back().count = static_cast<std::uint16_t>(m_groups.back().count + count);
        return;
    }
    m_groups[m_groupCount++] = {kinds, static_cast<std::uint16_t>(count)};
}

int Abilities::able(unsigned set) const {
    int count = 0;
    for (std::size_t g = 0; g < m_groupCount; ++g) {
        if ((m_groups[g].kinds & set) != 0) count += m_groups[g].count;
    }
    return count;
}

bool Abilities::lacks(const Price& price, unsigned set) const {
    int demand = 0;
    for (unsigned i = 1; i < manaKinds; ++i) {
        if (((set >> i) & 1U) != 0) demand += price[i];
    }
    return demand > able(set);
}

bool Abilities::covers(const Price& price) const {
    if (total(price) > m_sources) return false;
    const unsigned needed = colorsIn(price);
    for (unsigned set = needed; set != 0; set = (set - 1) & needed) {
        if (lacks(price, set)) return false;
    }
    return true;
}

unsigned Abilities::smallestLack(const Price& price) const {
    const unsigned needed = colorsIn(price);
    unsigned smallest = 0;
    for (unsigned set = needed; set != 0; set = (set - 1) & needed) {
        const bool isSmaller = smallest == 0 || std::popcount(set) <= std::popcount(smallest);
        if (isSmaller && lacks(price, set)) smallest = set;
    }
    return smallest;
}

Price Abilities::missing(const Price& price) const {
    Price missing{};
    Abilities with = *this;
    for (unsigned set = with.smallestLack(price); set != 0; set = with.smallestLack(price)) {
        const auto color = static_cast<unsigned>(std::countr_zero(set));
        if (missing[color] == price[color]) break;  // all groups of add() are in use
        ++missing[color];
        with.add(static_cast<std::uint8_t>(1U << color));
    }
    missing[0] = static_cast<std::uint8_t>(std::max(0, total(price) - with.m_sources));
    return missing;
}

Price priceOf(const Cost& cost, int x) {
    Price price{};
    std::copy_n(cost.resources.begin(), manaKinds, price.begin());
    price[0] = static_cast<std::uint8_t>(std::min(mostOfAPrice, price[0] + cost.x * x));
    return price;
}

namespace {

/// More mana than any price requires.
constexpr int plenty = mostOfAPrice;

/// Returns true if the conditions and costs of a mana ability, mana aside, allow its use.
bool couldUse(const ReadableMatch& match, PlayerId player, CardId id, const Ability& ability) {
    const Card& card = match.state().card(id);
    if (card.current.controller != player || !worksIn(match, ability, card.zone)) return false;
    if (!isReady(card, ability.cost.flags)) return false;
    if (ability.cost.flags != 0 && isKeptUntapped(match, id)) return false;
    // A repeatable ability is useless once there is plenty of mana.
    const auto pool = manaPool(match.state(), player);
    if (ability.cost.flags == 0 && std::accumulate(pool.begin(), pool.end(), 0) >= plenty) return false;
    const EvalContext scope = announcing(player, id, &ability);
    return Evaluator(match, scope).holds(ability.condition) && canPayBody(match, ability.cost.body, scope);
}

/// The mana that an ability might add; the kinds and the amount are upper bounds.
struct Yield {
    std::uint8_t kinds = 0;
    int most = 0;
};

/// Computes the yield of a body. An instruction that can be reached in several ways may run several times.
class YieldReader {
public:
    YieldReader(const ReadableMatch& match, const EvalContext& scope) : m_match(match), m_evaluator(match, scope) {}

    [[nodiscard]] Yield of(InstructionId body) {
        std::vector<InstructionId> reached{body};
        bool branches = false;
        for (std::size_t i = 0; i < reached.size(); ++i) {
            if (!reached[i]) continue;
            const Instruction& does = m_match.pool()[reached[i]];
            branches = branches || does.op != Op::Do;
            read(does);
            for (const InstructionId next : {does.next, does.body, does.otherwise}) {
                if (std::find(reached.begin(), reached.end(), next) == reached.end()) reached.push_back(next);
            }
        }
        if (branches && m_yield.kinds != 0) m_yield.most = plenty;
        return m_yield;
    }

private:
    const ReadableMatch& m_match;
    Evaluator m_evaluator;
    Yield m_yield;

    void read(const Instruction& does) {
        if (does.op != Op::Do || does.verb != static_cast<std::uint8_t>(Verb::AddMana)) return;
        m_yield.kinds = static_cast<std::uint8_t>(m_yield.kinds | (1U << does.detail));
        const bool known = m_match.pool()[does.amount].term == Term::Number;
        m_yield.most = std::min(plenty, m_yield.most + (known ? m_evaluator.number(does.amount) : plenty));
    }
};

}  // namespace

bool isTappingPrevented(const ReadableMatch& match, CardId id) {
    const KindId tap(static_cast<std::uint8_t>(Verb::Tap));
    if (!canBeIntercepted(match, tap)) return false;
    VerbBody body;
    body.source = id;
    body.player = match.state().card(id).current.controller;
    return isPrevented(match, tap, body, id);
}

bool canMakeMana(const ReadableMatch& match, PlayerId player, CardId id, const ManaAbility& made) {
    if (made.plain) return match.state().card(id).current.controller == player && manaNow(match, id) != 0;
    const Ability& ability = match.pool()[made.id];
    return couldUse(match, player, id, ability) && Funds(match, player).poolCovers(priceOf(ability.cost, 0));
}

/// Counts the other mana abilities of a card. Only one ability that taps the card can be used, and only once; the
/// others are repeatable.
void Funds::countOther(CardId id, const Profile& profile) const {
    m_isSure = false;
    Yield tapping;
    for (const ManaAbility& made : profile.manaAbilities) {
        const Ability& ability = m_match.pool()[made.id];
        if (!couldUse(m_match, m_player, id, ability)) continue;
        const EvalContext scope = announcing(m_player, id, &ability);
        const Yield yield = YieldReader(m_match, scope).of(ability.body);
        if (ability.cost.flags == 0) {
            m_able.add(yield.kinds, plenty);
        } else {
            tapping.kinds |= yield.kinds;
            tapping.most = std::max(tapping.most, yield.most);
        }
    }
    if (tapping.kinds != 0) m_able.add(tapping.kinds, tapping.most);
}

void Funds::count() const {
    const MatchState& state = m_match.state();
    const auto pool = manaPool(state, m_player);
    for (std::size_t kind = 0; kind < manaKinds; ++kind) {
        if (pool[kind] > 0) m_able.add(static_cast<std::uint8_t>(1U << kind), pool[kind]);
    }
    for (const CardId id : battlefield(state, m_player)) {
        const Card& card = state.card(id);
        const Profile& profile = rulesOf(m_match).profile(card.definition);
        if (profile.otherMana) {
            countOther(id, profile);
        } else if (const std::uint8_t kinds = manaNow(m_match, id); kinds != 0) {
            m_able.add(kinds);
        }
    }
    eachManaCardElsewhere(m_match, m_player,
                          [&](CardId id) { countOther(id, rulesOf(m_match).profile(state.card(id).definition)); });
    m_isCounted = true;
}

bool Funds::coversBySimple(const Price& price) const {
    return covers(price) && (m_isSure || plan(price, CardId{}).has_value());
}

int Funds::highestX(const Cost& cost) const {
    if (cost.x == 0) return 0;
    // A price is counted in bytes; each X costs at least one source.
    const int most = std::min(able().sources(), 200);
    int x = 0;
    while (x < most && covers(priceOf(cost, x + 1))) ++x;
    return x;
}

bool Funds::poolCovers(const Price& price) const {
    const auto pool = manaPool(m_match.state(), m_player);
    int left = 0;
    for (std::size_t kind = 0; kind < manaKinds; ++kind) {
        const int needed = kind == 0 ? 0 : price[kind];
        if (pool[kind] < needed) return false;
        left += pool[kind] - needed;
    }
    return left >= price[0];
}

void spend(HandlerContext& match, PlayerId player, const Price& price) {
    const auto pool = manaPool(match.state(), player);
    const auto take = [&](std::size_t kind, int amount) {
        assert(pool[kind] >= amount);
        VerbBody verb;
        verb.player = player;
        verb.detail = static_cast<std::uint8_t>(kind);
        verb.amount = static_cast<std::int16_t>(amount);
        if (amount > 0) executeSilently(match, Rule::SpendMana, verb);
    };
    for (std::size_t kind = 1; kind < manaKinds; ++kind) take(kind, price[kind]);
    for (int i = 0; i < price[0]; ++i) {
        take(static_cast<std::size_t>(std::max_element(pool.begin(), pool.end()) - pool.begin()), 1);
    }
}

}  // namespace duelogue::arcana
