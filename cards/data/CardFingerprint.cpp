#include "cards/data/CardFingerprint.h"

#include <algorithm>
#include <initializer_list>
#include <unordered_map>

#include "cards/data/Digest.h"

namespace duelogue {

namespace {

/// Goes through all that a card is made of. What is referred to by index counts by what it says, since the index
/// depends on the other cards; instructions and abilities, which may be reached twice, by the order of their first
/// visit.
class Walk {
public:
    explicit Walk(const CardPool& pool) : m_pool(pool) {}

    void add(const Definition& card) {
        m_digest << card.name << card.traits;
        for (const std::int16_t figure : card.figures) m_digest << figure;
        for (const TagId tag : card.tags) add(tag);
        add(card.cost);
        add(card.condition);
        m_digest << card.abilityCount;
        for (std::uint8_t i = 0; i < card.abilityCount; ++i) {
            add(AbilityId(static_cast<std::uint16_t>(card.firstAbility + i)));
        }
    }
    [[nodiscard]] std::uint64_t value() const { return m_digest.value(); }

private:
    const CardPool& m_pool;
    Digest m_digest;
    std::unordered_map<std::uint16_t, std::size_t> m_instructions;
    std::unordered_map<std::uint16_t, std::size_t> m_abilities;

    /// Whether there is something to go into.
    template <class Index>
    bool enters(Index id) {
        m_digest << (id ? 1 : 0);
        return static_cast<bool>(id);
    }
    template <class Index>
    bool entersOnce(Index id, std::unordered_map<std::uint16_t, std::size_t>& visits) {
        if (!enters(id)) return false;
        const auto [visit, isFirst] = visits.emplace(id.value, visits.size());
        m_digest << visit->second;
        return isFirst;
    }

    void add(TagId id) {
        if (enters(id)) m_digest << m_pool.tag(id);
    }
    void add(ExpressionId id) {
        if (!enters(id)) return;
        const Expression& e = m_pool[id];
        m_digest << e.term << e.index << e.number;
        add(e.left);
        add(e.right);
        add(e.filter);
    }
    /// Parts that came later count only where a card has one, so that the fingerprints of others stay what they are.
    void addLater(std::initializer_list<ExpressionId> parts) {
        if (std::ranges::none_of(parts, [](ExpressionId part) { return static_cast<bool>(part); })) return;
        for (const ExpressionId part : parts) add(part);
    }
    void add(FilterId id) {
        if (!enters(id)) return;
        const Filter& f = m_pool[id];
        m_digest << f.all << f.any << f.none << f.flags << f.notFlags << f.zone << f.figure << f.comparison << f.other;
        if (f.away) m_digest << f.away;
        if (f.byCounters) m_digest << f.byCounters;
        for (const TagId tag : f.tags) add(tag);
        add(f.players);
        add(f.related);
        add(f.than);
        if (f.name) m_digest << m_pool.called(f.name);
        addLater({f.same, f.at, f.on, f.namedLike, f.family});
        if (f.crowd) {
            m_digest << f.deserted;
            add(f.crowd);
        }
        if (f.either) add(f.either);
        if (f.orElse) add(f.orElse);
    }
    void add(PatternId id) {
        if (!enters(id)) return;
        const Pattern& p = m_pool[id];
        m_digest << p.verb << p.self << p.toPlayer << p.sourceSelf << p.from << p.to << p.detail;
        add(p.subject);
        add(p.players);
        add(p.source);
        if (p.onto) add(p.onto);
        if (p.by) add(p.by);
    }
    void add(const TargetSpec& t) {
        m_digest << t.least << t.most;
        add(t.cards);
        add(t.players);
        add(t.divided);
    }
    void add(const Cost& cost) {
        for (const std::uint8_t amount : cost.resources) m_digest << amount;
        m_digest << cost.x << cost.flags;
        add(cost.body);
    }
    void add(InstructionId id) {
        for (; entersOnce(id, m_instructions); id = m_pool[id].next) {
            const Instruction& i = m_pool[id];
            m_digest << i.op << i.verb << i.zone << i.duration << i.detail << i.place << i.picking << i.secret
                     << i.traits;
            for (const ExpressionId part : {i.player, i.subject, i.cards, i.amount, i.second, i.condition}) add(part);
            if (i.onto) add(i.onto);
            add(i.ability);
            add(i.body);
            add(i.otherwise);
        }
    }
    void add(AbilityId id) {
        if (!entersOnce(id, m_abilities)) return;
        const Ability& a = m_pool[id];
        m_digest << a.kind << a.preemption << a.optional << a.zone << a.targetCount;
        for (const TargetSpec& target : m_pool.targetsOf(a)) add(target);
        add(a.pattern);
        add(a.condition);
        add(a.amount);
        add(a.cost);
        add(a.body);
    }
};

}  // namespace

std::uint32_t cardFingerprint(const CardPool& pool, DefinitionId card) {
    Walk walk(pool);
    walk.add(pool[card]);
    return static_cast<std::uint32_t>(walk.value() ^ (walk.value() >> 32U));
}

}  // namespace duelogue
