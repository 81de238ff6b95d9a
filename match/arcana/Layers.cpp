#include <algorithm>
#include <vector>

#include "match/Numbers.h"
#include "match/Pattern.h"
#include "match/arcana/Arcana.h"
#include "match/arcana/Table.h"

/// What every card in play is like, by the layers of rule 613: printed values; then abilities that are given (layer 6);
/// then power and toughness (layer 7c), each in the order of the stamps.
namespace duelogue::arcana {

namespace {

/// One change to one card: by an effect that lasts, or by a static ability.
struct Boost {
    std::uint32_t stamp;
    CardId on;
    Traits traits;
    std::int16_t power;
    std::int16_t toughness;
};

void reset(Match& match, CardId id) {
    Card& card = match.state().card(id);
    const Definition& definition = match.pool()[card.definition];
    card.now.traits = definition.traits;
    card.now.figures = definition.figures;
}

void fromStatics(Match& match, CardId id, std::vector<Boost>& boosts) {
    const Card& card = match.state().card(id);
    const Scope scope = scopeOf(match, id);
    const Evaluator evaluator(match, scope);
    for (const Ability& ability : match.pool().abilitiesOf(match.pool()[card.definition])) {
        if (ability.kind != AbilityKind::Static) continue;
        for (InstructionId at = ability.body; at; at = match.pool()[at].next) {
            const Instruction& said = match.pool()[at];
            if (said.verb != static_cast<std::uint8_t>(Verb::Boost) || !evaluator.holds(said.condition)) continue;
            std::vector<Subject> subjects;
            evaluator.subjects(said.cards, subjects);
            if (!said.cards) subjects.emplace_back(id);
            for (const Subject subject : subjects) {
                boosts.push_back({card.since, subject.card(), said.traits,
                                  static_cast<std::int16_t>(evaluator.number(said.amount)),
                                  static_cast<std::int16_t>(evaluator.number(said.second))});
            }
        }
    }
}

void applyAll(MatchState& state, const std::vector<Boost>& boosts) {
    for (const Boost& boost : boosts) {
        Look& look = state.card(boost.on).now;
        look.traits |= boost.traits;
        raise(look.figures[0], boost.power);
        raise(look.figures[1], boost.toughness);
    }
}

/// The statements of a floating effect's static ability, as far as they boost what it is on.
void fromFloat(const Match& match, const FloatingEffect& effect, std::vector<Boost>& boosts) {
    if (!effect.ability || !effect.on.isCard()) return;
    const Scope scope = scopeOf(effect);
    const Evaluator evaluator(match, scope);
    for (InstructionId at = match.pool()[effect.ability].body; at; at = match.pool()[at].next) {
        const Instruction& said = match.pool()[at];
        if (said.op != Op::Do || said.verb != static_cast<std::uint8_t>(Verb::Boost)) continue;
        boosts.push_back({effect.stamp, effect.on.card(), said.traits,
                          static_cast<std::int16_t>(evaluator.number(said.amount)),
                          static_cast<std::int16_t>(evaluator.number(said.second))});
    }
}

}  // namespace

void Arcana::derive(Match& match) const {
    MatchState& state = match.state();
    Globals& globals = state.globals;
    globals.listening = 0;
    globals.guarding = 0;
    globals.stating = 0;
    std::uint16_t active = 0;
    std::vector<Boost> boosts;
    for (const FloatingEffect& effect : state.floating) {
        if (effect.ability) globals.stating |= statementsOf(effect.ability);
        if (!works(match, effect)) continue;
        if (effect.verb == static_cast<std::uint8_t>(Verb::Boost)) {
            boosts.push_back({effect.stamp, effect.on.card(), effect.traits, effect.amount, effect.second});
        }
        fromFloat(match, effect, boosts);
    }
    for (std::uint8_t p = 0; p < globals.playerCount; ++p) {
        for (const CardId id : battlefield(state, PlayerId(p))) reset(match, id);
    }
    for (std::uint8_t p = 0; p < globals.playerCount; ++p) {
        for (const CardId id : battlefield(state, PlayerId(p))) {
            const Definition& definition = match.pool()[state.card(id).definition];
            globals.listening |= definition.triggersOn;
            globals.guarding |= definition.preempts;
            if (profile(state.card(id).definition).activates) active = static_cast<std::uint16_t>(active | (1U << p));
            if (!definition.hasStatics) continue;
            for (std::uint16_t i = 0; i < definition.abilityCount; ++i) {
                globals.stating |= statementsOf(AbilityId(static_cast<std::uint16_t>(definition.firstAbility + i)));
            }
            fromStatics(match, id, boosts);
        }
    }
    value(state, Global::Active) = static_cast<std::int16_t>(active);
    std::stable_sort(boosts.begin(), boosts.end(), [](const Boost& a, const Boost& b) { return a.stamp < b.stamp; });
    applyAll(state, boosts);
}

}  // namespace duelogue::arcana
