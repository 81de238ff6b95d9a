#include "players/netrun/Breaking.h"

#include <algorithm>
#include <bit>

#include "cards/data/CardPool.h"
#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/netrun/Netrun.h"
#include "match/netrun/run/Run.h"
#include "match/netrun/text/Vocabulary.h"
#include "players/netrun/CardValue.h"

namespace duelogue::netrun {

namespace {}  // namespace

// -------------------------------------------------------------------------------------------------- the rig

bool Rig::breaks(Traits kind) const {
    for (std::size_t i = 0; i < count; ++i) {
        for (const UseFacts& use : breakers[i].facts->uses) {
            const bool any = use.kinds == 0 && !use.tag && !use.needsWeak;
            if (use.purpose == UseFacts::For::Break && (any || (use.kinds & kind) != 0)) return true;
        }
    }
    return false;
}

namespace {

void addWeakener(Rig& rig, CardId id, const Card& card, const CardFacts& what) {
    for (std::size_t i = 0; i < what.uses.size(); ++i) {
        const UseFacts& use = what.uses[i];
        if (use.purpose != UseFacts::For::Weaken || !use.byCounter || counters(card, Counter::Virus) == 0) continue;
        rig.weakening += use.amount * counters(card, Counter::Virus);
        rig.weakener = id;
        rig.weakenerUse = static_cast<int>(i);
    }
}

void addBreaker(Rig& rig, CardId id, const Card& card, const CardFacts& what) {
    if (!what.isBreaker || rig.count == Rig::most) return;
    Rig::Breaker& breaker = rig.breakers[rig.count++];
    breaker.card = id;
    breaker.facts = &what;
    breaker.strength = figure(card, Figure::Strength);
    breaker.viruses = counters(card, Counter::Virus);
    if (const int kept = value(card, CardValue::Remembered); kept > 0)
        breaker.marked = CardId(static_cast<std::uint16_t>(kept - 1));
}

}  // namespace

Rig rigOf(const ReadableMatch& match) {
    const MatchState& state = match.state();
    const auto& facts = factsFor(match.rulebook());
    Rig rig;
    rig.own = value(state, runner, PlayerValue::Credits);
    rig.own += currentRun(state) != nullptr ? value(state, Global::LentCredits)
                                            : value(state, corp, PlayerValue::BadPublicity);
    rig.credits = rig.own;
    rig.clicks = value(state, runner, PlayerValue::Clicks);
    rig.link = value(state, runner, PlayerValue::Link);
    rig.hand = static_cast<int>(state.zone(runner, Zone::Hand).size());
    const auto lent = [&](CardId id) {
        const Card& card = state.card(id);
        if (facts[card.definition.value].paysForUsing) rig.credits += counters(card, Counter::Credit);
    };
    for (const CardId id : state.zone(runner, Zone::Limbo)) lent(id);
    for (const CardId id : state.zone(runner, Zone::Play)) {
        const Card& card = state.card(id);
        const CardFacts& what = facts[card.definition.value];
        lent(id);
        if (has(card, Trait::Program)) ++rig.programs;
        addWeakener(rig, id, card, what);
        addBreaker(rig, id, card, what);
    }
    for (const CardId id : state.zone(corp, Zone::Play)) {
        const Card& card = state.card(id);
        if (has(card, Flag::Rezzed)) rig.priceOfStealing += facts[card.definition.value].stolen.damage;
    }
    for (const Trait kind : {Trait::Barrier, Trait::CodeGate, Trait::Sentry})
        rig.covered += rig.breaks(bit(kind)) ? 1 : 0;
    return rig;
}

// -------------------------------------------------------------------------------------------------- ice

int Met::left() const {
    const auto all = static_cast<int>(facts->subroutines.size());
    return all - std::popcount(broken);
}

bool Met::ends() const {
    for (std::size_t i = 0; i < facts->subroutines.size(); ++i) {
        if (((broken >> i) & 1U) == 0 && facts->subroutines[i].endsRun) return true;
    }
    return false;
}

Met meet(const ReadableMatch& match, CardId id) {
    const Card& card = match.state().card(id);
    Met ice;
    ice.card = id;
    ice.facts = &factsOf(match, id);
    ice.what = &match.pool()[card.definition];
    const bool open = has(card, Flag::Rezzed);
    ice.kinds = (open ? card.current.traits : ice.what->traits) & iceKinds;
    ice.strength = open ? figure(card, Figure::Strength)
                        : printedFigure(*ice.what, Figure::Strength) +
                              ice.facts->perAdvancement * counters(card, Counter::Advancement);
    const EncounterIce* const encounter = currentEncounter(match.state());
    if (encounter != nullptr && encounter->ice == id) ice.broken = encounter->broken;
    return ice;
}

double Breaking::price() const { return aCredit * credits + aClick * clicks + 0.4 * weakening + loss; }

namespace {

bool fits(const UseFacts& use, const Met& ice) {
    if (use.purpose != UseFacts::For::Break) return false;
    if (use.kinds != 0 && (use.kinds & ice.kinds) == 0) return false;
    return !use.tag || std::ranges::find(ice.what->tags, use.tag) != ice.what->tags.end();
}

int times(int needed, int each) { return (needed + each - 1) / std::max(1, each); }

const UseFacts* useFor(const CardFacts& facts, UseFacts::For purpose, int& place) {
    for (std::size_t i = 0; i < facts.uses.size(); ++i) {
        if (facts.uses[i].purpose != purpose) continue;
        place = static_cast<int>(i);
        return &facts.uses[i];
    }
    return nullptr;
}

/// Adds the cost of making the breaker strong enough, or the ice weak enough. Returns false if neither is possible.
bool isMadeToMatch(const Rig& rig, const Rig::Breaker& breaker, const Met& ice, int credits, Breaking& plan) {
    const int need = ice.strength - breaker.strength;
    if (need <= 0) return true;
    int place = -1;
    const UseFacts* const stronger = useFor(*breaker.facts, UseFacts::For::Strengthen, place);
    if (stronger != nullptr && plan.credits + times(need, stronger->amount) * stronger->price <= credits) {
        plan.credits += times(need, stronger->amount) * stronger->price;
        plan.use = place;
        return true;
    }
    if (rig.weakening < need) return false;
    plan.weakening = need;
    return true;
}

/// Adds the cost of reducing the ice to strength 0, for a breaker that needs it. Returns false if that is impossible.
bool wear(const Rig::Breaker& breaker, const Met& ice, Breaking& plan) {
    int place = -1;
    const UseFacts* const weaker = useFor(*breaker.facts, UseFacts::For::Weaken, place);
    if (weaker == nullptr) return ice.strength <= 0;
    if (ice.strength > 0 && plan.use < 0) plan.use = place;
    plan.credits += std::max(0, ice.strength) * weaker->price;
    return true;
}

std::optional<Breaking> breakingWith(const Rig& rig, const Rig::Breaker& breaker, const Met& ice, std::size_t at,
                                     int credits) {
    const UseFacts& use = breaker.facts->uses[at];
    Breaking plan;
    plan.card = breaker.card;
    plan.credits = times(ice.left(), use.amount) * use.price;
    if (!isMadeToMatch(rig, breaker, ice, credits, plan)) return std::nullopt;
    if (use.needsWeak && !wear(breaker, ice, plan)) return std::nullopt;
    if (plan.credits > credits) return std::nullopt;
    if (plan.weakening > 0) {
        plan.card = rig.weakener;
        plan.use = rig.weakenerUse;
    } else if (plan.use < 0) {
        plan.use = static_cast<int>(at);
    }
    if (use.byItself) plan.loss += 3;
    int charge = -1;
    if (useFor(*breaker.facts, UseFacts::For::Charge, charge) != nullptr) plan.loss += breaker.viruses > 0 ? 0.8 : 4;
    return plan;
}

}  // namespace

std::optional<Breaking> breakingOf(const Rig& rig, const Met& ice, int credits, int clicks) {
    std::optional<Breaking> best;
    const auto offer = [&](const Breaking& plan) {
        if (!best || plan.price() < best->price()) best = plan;
    };
    for (std::size_t b = 0; b < rig.count; ++b) {
        const Rig::Breaker& breaker = rig.breakers[b];
        if (breaker.marked == ice.card && breaker.marked && ice.broken == 0 && ice.left() <= credits) {
            Breaking bypass;
            bypass.card = breaker.card;
            bypass.credits = ice.left();
            offer(bypass);
        }
        for (std::size_t i = 0; i < breaker.facts->uses.size(); ++i) {
            if (!fits(breaker.facts->uses[i], ice)) continue;
            if (const auto plan = breakingWith(rig, breaker, ice, i, credits)) offer(*plan);
        }
    }
    if (isOf(*ice.what, Trait::Bioroid) && ice.left() <= clicks) {
        Breaking byHand;
        byHand.clicks = ice.left();
        offer(byHand);
    }
    return best;
}

double harmOf(const ReadableMatch& match, const Rig& rig, const Deeds& deeds, int advancement) {
    const MatchState& state = match.state();
    const int times = deeds.byAdvancement ? advancement : 1;
    const int damage = (deeds.damage + deeds.core) * times;
    double harm = 0;
    if (damage > rig.hand) {
        harm += aDeath;
    } else if (damage > 0) {
        harm += 0.9 * damage + (rig.hand - damage < 2 ? 1.5 : 0);
    }
    harm += 2.5 * deeds.core + aTag * deeds.tags * times;
    harm += 3.5 * std::min(deeds.trashes * times, rig.programs);
    harm += 0.5 * deeds.credits + aCredit * deeds.taken + 0.8 * deeds.lostClicks;
    if (deeds.trace >= 0) {
        const int strength = deeds.trace + value(state, corp, PlayerValue::Credits) / 2;
        harm *= strength > rig.link + rig.own ? 0.9 : 0.6;
    }
    return harm;
}

double harmOf(const ReadableMatch& match, const Rig& rig, const Met& ice) {
    // Damage of consecutive subroutines may flatline the Runner only in sum.
    Deeds all;
    double harm = 0;
    for (std::size_t i = 0; i < ice.facts->subroutines.size(); ++i) {
        if (((ice.broken >> i) & 1U) != 0) continue;
        const Deeds& each = ice.facts->subroutines[i];
        if (each.trace < 0) {
            all.damage = static_cast<std::int16_t>(all.damage + each.damage);
            all.core = static_cast<std::int16_t>(all.core + each.core);
            Deeds rest = each;
            rest.damage = 0;
            rest.core = 0;
            harm += harmOf(match, rig, rest, 0);
        } else {
            harm += harmOf(match, rig, each, 0);
        }
        // Subroutines after the end of the run never resolve.
        if (each.endsRun) break;
    }
    return harm + harmOf(match, rig, all, 0);
}

double harmInEncounter(const ReadableMatch& match, const Rig& rig, When when) {
    Deeds all;
    for (const ContinuousEffect& effect : match.state().continuousEffects) {
        const bool isFor = effect.ability && effect.duration == static_cast<std::uint8_t>(Duration::NextEncounter);
        const bool begun = effect.running != 0;
        if (!isFor || begun != (when == When::Now)) continue;
        if (match.pool()[effect.ability].kind != AbilityKind::Triggered) continue;
        all.damage = static_cast<std::int16_t>(all.damage + factsOf(match, effect.source).bite);
    }
    return harmOf(match, rig, all, 0);
}

}  // namespace duelogue::netrun
