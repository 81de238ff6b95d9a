#include "match/arcana/Layers.h"

#include <algorithm>
#include <array>

#include "cards/data/CardPool.h"
#include "match/arcana/Arcana.h"
#include "match/arcana/Table.h"
#include "match/effects/verbs/Pattern.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/rulebook/AbilityIndex.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/state/Numbers.h"

namespace duelogue::arcana {

namespace {

constexpr Traits types = bit(Trait::Creature) | bit(Trait::Land) | bit(Trait::Sorcery) | bit(Trait::Instant) |
                         bit(Trait::Artifact) | bit(Trait::Enchantment) | bit(Trait::Basic) | bit(Trait::Legendary);
constexpr Traits colors =
    bit(Trait::White) | bit(Trait::Blue) | bit(Trait::Black) | bit(Trait::Red) | bit(Trait::Green);
constexpr auto powerIndex = static_cast<std::size_t>(Figure::Power);
constexpr auto toughnessIndex = static_cast<std::size_t>(Figure::Toughness);

constexpr bool isBoost(std::uint8_t verb) { return verb == static_cast<std::uint8_t>(Verb::Boost); }

bool isInPlay(const ReadableMatch& match, Subject subject) {
    return subject.isCard() && isIn(match.state().card(subject.card()), Zone::Battlefield);
}

void change(Characteristics& look, Traits traits, int power, int toughness) {
    look.traits |= traits;
    raise(look.figures[powerIndex], power);
    raise(look.figures[toughnessIndex], toughness);
}

// ---------------------------------------------------------------------------------------------------- dependencies

/// Qualities of cards: what an effect looks at, or what it changes.
struct Qualities {
    Traits traits = 0;
    bool figures = false;

    [[nodiscard]] bool meets(const Qualities& other) const {
        return (traits & other.traits) != 0 || (figures && other.figures);
    }
};

/// Collects the qualities on which an effect depends.
class Reader {
public:
    explicit Reader(const CardPool& pool) : m_pool(pool) {}

    [[nodiscard]] Qualities readBy(const Instruction& said) {
        for (const ExpressionId part : {said.cards, said.amount, said.second, said.condition}) read(part);
        return m_found;
    }

private:
    const CardPool& m_pool;
    Qualities m_found;

    void read(ExpressionId id) {
        if (!id) return;
        const Expression& e = m_pool[id];
        if (e.term == Term::Figure) m_found.figures = true;
        read(e.left);
        read(e.right);
        if (!e.filter) return;
        readWords(m_pool[e.filter]);
        for (FilterId at = m_pool[e.filter].either; at; at = m_pool[at].orElse) readWords(m_pool[at]);
    }

    /// Reads a description, or one alternative of it.
    void readWords(const Filter& filter) {
        m_found.traits |= filter.all | filter.any | filter.none;
        if (filter.comparison != Comparison::None) m_found.figures = true;
        for (const ExpressionId part : {filter.players, filter.related, filter.than}) read(part);
    }
};

// ---------------------------------------------------------------------------------------------------- layers

/// The layers of rule 613.1, in the order of application. The other layers are not needed yet.
struct Layer {
    Traits traits;
    bool figures;
};
constexpr std::array<Layer, 4> layers{{{types, false},              // 4
                                       {colors, false},             // 5
                                       {~(types | colors), false},  // 6
                                       {0, true}}};                 // 7c

/// The changes by an effect in one layer, in the current state.
struct Change {
    std::vector<CardId> to;
    Traits traits = 0;
    int power = 0;
    int toughness = 0;
    bool operator==(const Change&) const = default;
};

/// A continuous effect: part of a static ability, or the fixed result of a verb.
struct Effect {
    std::uint32_t stamp = 0;
    const Instruction* said = nullptr;  ///< nullptr: fixed
    EvalContext scope;
    Change settled;
    Qualities reads;
    bool hasBegun = false;  ///< rule 613.6: it continues to apply to `settled.to` in later layers

    [[nodiscard]] Traits traits() const { return said != nullptr ? said->traits : settled.traits; }
    [[nodiscard]] Qualities changesIn(const Layer& layer) const {
        const bool figures =
            said != nullptr ? said->amount || said->second : settled.power != 0 || settled.toughness != 0;
        return {traits() & layer.traits, layer.figures && figures};
    }
};

class Layering {
public:
    Layering(HandlerContext& match, std::vector<Effect>& effects) : m_match(match), m_effects(effects) {}

    void apply() {
        for (const Layer& layer : layers) {
            m_layer = &layer;
            m_waiting.clear();
            for (Effect& effect : m_effects) {
                const Qualities changes = effect.changesIn(layer);
                if (changes.traits != 0 || changes.figures) m_waiting.push_back(&effect);
            }
            while (!m_waiting.empty()) applyNext();
        }
    }

private:
    HandlerContext& m_match;
    std::vector<Effect>& m_effects;  ///< ordered by stamp
    const Layer* m_layer = nullptr;
    std::vector<Effect*> m_waiting;  ///< ordered by stamp

    void applyNext() {
        const auto next = m_waiting.begin() + static_cast<std::ptrdiff_t>(nextOne());
        Effect& effect = **next;
        const Change made = changeOf(effect);
        if (!made.to.empty()) {
            effect.hasBegun = true;
            effect.settled.to = made.to;
        }
        for (const CardId card : made.to) change(look(card), made.traits, made.power, made.toughness);
        m_waiting.erase(next);
    }

    Characteristics& look(CardId card) { return m_match.state().card(card).current; }

    [[nodiscard]] Change changeOf(const Effect& effect) const {
        Change made;
        made.traits = effect.traits() & m_layer->traits;
        made.to = effect.settled.to;
        if (effect.said == nullptr) {
            if (m_layer->figures) made.power = effect.settled.power;
            if (m_layer->figures) made.toughness = effect.settled.toughness;
            return made;
        }
        const Evaluator evaluator(m_match, effect.scope);
        if (!effect.hasBegun && evaluator.holds(effect.said->condition)) {
            std::vector<Subject> subjects;
            evaluator.subjects(effect.said->cards, subjects);
            for (const Subject subject : subjects) {
                if (isInPlay(m_match, subject)) made.to.push_back(subject.card());
            }
            if (!effect.said->cards) made.to.push_back(effect.scope.self);
        }
        if (m_layer->figures) made.power = evaluator.number(effect.said->amount);
        if (m_layer->figures) made.toughness = evaluator.number(effect.said->second);
        return made;
    }

    /// Returns the index of the first effect by stamp that waits for no other (rule 613.8).
    [[nodiscard]] std::size_t nextOne() {
        if (m_waiting.size() == 1 || waitsForNone(0)) return 0;
        const std::size_t count = m_waiting.size();
        // waitsFor[a][b]: a depends on b, directly or indirectly.
        std::vector<std::vector<bool>> waitsFor(count, std::vector<bool>(count));
        for (std::size_t a = 0; a < count; ++a) {
            for (std::size_t b = 0; b < count; ++b) waitsFor[a][b] = depends(*m_waiting[a], *m_waiting[b]);
        }
        for (std::size_t via = 0; via < count; ++via) {
            for (std::size_t a = 0; a < count; ++a) {
                for (std::size_t b = 0; b < count; ++b) {
                    if (waitsFor[a][via] && waitsFor[via][b]) waitsFor[a][b] = true;
                }
            }
        }
        // Rule 613.8b: effects in a dependency loop do not wait for each other.
        for (std::size_t a = 0; a < count; ++a) {
            bool waits = false;
            for (std::size_t b = 0; b < count; ++b) waits = waits || (waitsFor[a][b] && !waitsFor[b][a]);
            if (!waits) return a;
        }
        return 0;
    }

    [[nodiscard]] bool waitsForNone(std::size_t one) {
        return std::none_of(m_waiting.begin(), m_waiting.end(),
                            [&](const Effect* other) { return depends(*m_waiting[one], *other); });
    }

    /// Returns true if applying the other effect would change the existence, the subjects or the result of this one
    /// (rule 613.8a).
    [[nodiscard]] bool depends(const Effect& effect, const Effect& other) {
        if (&effect == &other || !effect.reads.meets(other.changesIn(*m_layer))) return false;
        const Change before = changeOf(effect);
        const Change first = changeOf(other);
        std::vector<Characteristics> looks;
        for (const CardId card : first.to) looks.push_back(look(card));
        for (const CardId card : first.to) change(look(card), first.traits, first.power, first.toughness);
        const bool changed = changeOf(effect) != before;
        for (std::size_t i = first.to.size(); i-- > 0;) look(first.to[i]) = looks[i];
        return changed;
    }
};

// ---------------------------------------------------------------------------------------------------- effects

/// Collects the instructions of a static ability that change characteristics.
void gather(const ReadableMatch& match, const Ability& ability, const EvalContext& scope, std::uint32_t stamp,
            std::vector<Effect>& effects) {
    for (InstructionId at = ability.body; at; at = match.pool()[at].next) {
        const Instruction& said = match.pool()[at];
        if (said.op != Op::Do || !isBoost(said.verb)) continue;
        Effect& effect = effects.emplace_back();
        effect.stamp = stamp;
        effect.said = &said;
        effect.scope = scope;
        effect.reads = Reader(match.pool()).readBy(said);
    }
}

constexpr auto boosts = std::uint64_t{1} << static_cast<unsigned>(Verb::Boost);

/// Rule 613.7a: a static ability has the stamp of its card, or of the effect that granted it.
std::vector<Effect> saidByStatics(const ReadableMatch& match) {
    const MatchState& state = match.state();
    std::vector<Effect> effects;
    const auto look = [&](CardId id, AbilityId ability) {
        gather(match, match.pool()[ability], evalContextOf(match, id), state.card(id).since, effects);
    };
    for (const ActiveAbility& at : match.activeAbilities(AbilityKind::Static)) {
        if (at.isAbout(boosts)) look(at.card, at.ability);
    }
    const AbilityIndex::OutOfPlay& outOfPlay = match.rulebook().abilities().outOfPlay();
    if ((outOfPlay.statements & boosts) != 0)
        eachElsewhere(match, AbilityKind::Static, boosts, outOfPlay.statingZones, PlayerId{}, look);
    for (const ContinuousEffect& effect : state.continuousEffects) {
        if (!effect.ability || !effect.on.isCard() || !works(match, effect)) continue;
        const Ability& ability = match.pool()[effect.ability];
        if (ability.kind == AbilityKind::Static) gather(match, ability, evalContextOf(effect), effect.stamp, effects);
    }
    return effects;
}

bool isSettled(const ReadableMatch& match, const ContinuousEffect& effect) {
    return isBoost(effect.verb) && effect.on.isCard() && works(match, effect);
}

void applyLayers(HandlerContext& match) {
    MatchState& state = match.state();
    std::vector<Effect> effects;
    if (((state.globals.stating | match.rulebook().abilities().outOfPlay().statements) & boosts) != 0)
        effects = saidByStatics(match);
    if (effects.empty()) {
        // Fixed effects only add, so their order and layers make no difference.
        for (const ContinuousEffect& effect : state.continuousEffects) {
            if (!isSettled(match, effect)) continue;
            change(state.card(effect.on.card()).current, effect.traits, effect.amount, effect.second);
        }
        return;
    }
    for (const ContinuousEffect& effect : state.continuousEffects) {
        if (!isSettled(match, effect)) continue;
        Effect& settled = effects.emplace_back();
        settled.stamp = effect.stamp;
        settled.settled = {{effect.on.card()}, effect.traits, effect.amount, effect.second};
    }
    std::stable_sort(effects.begin(), effects.end(),
                     [](const Effect& a, const Effect& b) { return a.stamp < b.stamp; });
    Layering(match, effects).apply();
}

}  // namespace

void settleBoosts(HandlerContext& match, const ContinuousEffect& lasting) {
    if (!lasting.ability || lasting.on.isCard()) return;
    const Ability& ability = match.pool()[lasting.ability];
    if (ability.kind != AbilityKind::Static) return;
    const EvalContext scope = evalContextOf(lasting);
    for (InstructionId at = ability.body; at; at = match.pool()[at].next) {
        const Instruction& said = match.pool()[at];
        if (said.op != Op::Do || !isBoost(said.verb)) continue;
        match.refresh();
        const Evaluator evaluator(match, scope);
        if (!evaluator.holds(said.condition)) continue;
        ContinuousEffect boost = lasting;
        boost.ability = AbilityId{};
        boost.verb = said.verb;
        boost.traits = said.traits;
        boost.amount = saturated(evaluator.number(said.amount));
        boost.second = saturated(evaluator.number(said.second));
        std::vector<Subject> subjects;
        evaluator.subjects(said.cards, subjects);
        for (const Subject subject : subjects) {
            if (!isInPlay(match, subject)) continue;
            boost.on = subject;
            match.addContinuousEffect(boost);
            match.state().continuousEffects.back().running = 1;
        }
    }
}

void Arcana::derive(HandlerContext& match) const {
    MatchState& state = match.state();
    Globals& globals = state.globals;
    globals.listening = 0;
    globals.guarding = 0;
    globals.stating = 0;
    std::uint16_t active = 0;
    for (const ContinuousEffect& effect : state.continuousEffects) {
        if (effect.ability) globals.stating |= abilities().statementsOf(effect.ability);
    }
    for (std::uint8_t p = 0; p < globals.playerCount; ++p) {
        for (const CardId id : battlefield(state, PlayerId(p))) {
            Card& card = state.card(id);
            const Definition& definition = match.pool()[card.definition];
            card.current.traits = definition.traits;
            card.current.figures = definition.figures;
            globals.listening |= definition.triggersOn;
            globals.guarding |= definition.preempts;
            if (profile(card.definition).activates) active = static_cast<std::uint16_t>(active | (1U << p));
            globals.stating |= abilities().statementsOf(card.definition);
        }
    }
    value(state, Global::Active) = static_cast<std::int16_t>(active);
    applyLayers(match);
}

}  // namespace duelogue::arcana
