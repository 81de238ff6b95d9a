#include "players/netrun/Ways.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "match/netrun/Netrun.h"
#include "match/netrun/Paying.h"
#include "match/netrun/Run.h"
#include "match/netrun/Servers.h"
#include "match/netrun/Words.h"
#include "players/netrun/Worth.h"

namespace duelogue::netrun {

namespace {

constexpr Traits iceKinds = bit(Trait::Barrier) | bit(Trait::CodeGate) | bit(Trait::Sentry);

bool isSeen(const Card& card, PlayerId viewer) { return !viewer || card.isKnownTo(viewer); }

}  // namespace

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

Rig rigOf(const Match& match) {
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
        for (std::size_t i = 0; i < what.uses.size(); ++i) {
            const UseFacts& use = what.uses[i];
            if (use.purpose != UseFacts::For::Weaken || !use.byCounter || counters(card, Counter::Virus) == 0) continue;
            rig.weakening += use.amount * counters(card, Counter::Virus);
            rig.weakener = id;
            rig.weakenerUse = static_cast<int>(i);
        }
        if (!what.isBreaker || rig.count == Rig::most) continue;
        Rig::Breaker& breaker = rig.breakers[rig.count++];
        breaker.card = id;
        breaker.facts = &what;
        breaker.strength = figure(card, Figure::Strength);
        breaker.viruses = counters(card, Counter::Virus);
        if (const int kept = value(card, CardValue::Remembered); kept > 0)
            breaker.marked = CardId(static_cast<std::uint16_t>(kept - 1));
    }
    for (const CardId id : state.zone(corp, Zone::Play)) {
        const Card& card = state.card(id);
        if (has(card, Flag::Rezzed)) rig.priceOfStealing += facts[card.definition.value].stolen.damage;
    }
    for (const Trait kind : {Trait::Barrier, Trait::CodeGate, Trait::Sentry})
        rig.covered += rig.breaks(bit(kind)) ? 1 : 0;
    return rig;
}

// -------------------------------------------------------------------------------------------------- one ice

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

Met meet(const Match& match, CardId id) {
    const Card& card = match.state().card(id);
    Met ice;
    ice.card = id;
    ice.facts = &factsOf(match, id);
    ice.what = &match.pool()[card.definition];
    const bool open = has(card, Flag::Rezzed);
    ice.kinds = (open ? card.now.traits : ice.what->traits) & iceKinds;
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

/// Makes the breaker strong enough, or the ice weak enough.
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

/// Takes the ice down to nothing, for a breaker that needs that.
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

double harmOf(const Match& match, const Rig& rig, const Deeds& deeds, int advancement) {
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

double harmOf(const Match& match, const Rig& rig, const Met& ice) {
    // One after the other they may kill together.
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
        // What comes behind the end of the run does not come.
        if (each.endsRun) break;
    }
    return harm + harmOf(match, rig, all, 0);
}

double harmInEncounter(const Match& match, const Rig& rig, When when) {
    Deeds all;
    for (const FloatingEffect& effect : match.state().floating) {
        const bool isFor = effect.ability && effect.duration == static_cast<std::uint8_t>(Duration::NextEncounter);
        const bool begun = effect.running != 0;
        if (!isFor || begun != (when == When::Now)) continue;
        if (match.pool()[effect.ability].kind != AbilityKind::Triggered) continue;
        all.damage = static_cast<std::int16_t>(all.damage + factsOf(match, effect.source).bite);
    }
    return harmOf(match, rig, all, 0);
}

// -------------------------------------------------------------------------------------------------- servers

IceList iceBefore(const MatchState& state, CardId server) {
    IceList list;
    for (const CardId id : state.zone(corp, Zone::Play)) {
        const Card& card = state.card(id);
        if (card.now.host == server && has(card, Trait::Ice) && list.count < IceList::most) list.ids[list.count++] = id;
    }
    std::sort(list.ids.begin(), list.ids.begin() + static_cast<std::ptrdiff_t>(list.count),
              [&](CardId a, CardId b) { return state.card(a).since > state.card(b).since; });
    return list;
}

int rootSize(const Match& match, CardId server) {
    const MatchState& state = match.state();
    return static_cast<int>(std::ranges::count_if(state.zone(corp, Zone::Play), [&](CardId id) {
        return state.card(id).now.host == server && !has(state.card(id), Trait::Ice);
    }));
}

namespace {

/// How many of a hundred pieces of ice that the Runner can't see would kill, as far as the cards are known.
double deadlyShare(const Match& match, const Rig& rig) {
    const MatchState& state = match.state();
    const auto& facts = factsFor(match.rulebook());
    int all = 0;
    int deadly = 0;
    for (const Zone zone : {Zone::Play, Zone::Hand, Zone::Deck}) {
        for (const CardId id : state.zone(corp, zone)) {
            const Card& card = state.card(id);
            if (card.isKnownTo(runner) || !isOf(printed(match, id), Trait::Ice)) continue;
            ++all;
            deadly += facts[card.definition.value].bite > rig.hand ? 1 : 0;
        }
    }
    return all > 0 ? static_cast<double>(deadly) / all : 0;
}

/// Any ice, as who doesn't know it thinks of it.
void passUnknown(const Match& match, const Rig& rig, double more, int& corpCredits, Way& way) {
    way.isCertain = false;
    if (corpCredits <= 0) return;
    const double rezzes = corpCredits >= 5 ? 0.85 : corpCredits >= 3 ? 0.7 : 0.35;
    const double covered = rig.covered / 3.0;
    const bool affords = rig.credits - way.price >= 4;
    const double stops = 1 - 0.8 * covered * (affords ? 1 : 0.4);
    way.chance *= 1 - 0.8 * rezzes * stops;
    way.price += rezzes * 3 * covered;
    way.harm += rezzes * (0.5 + (rig.hand < 3 ? 1.2 : 0) + (rig.programs > 0 ? 0.4 : 0));
    way.harm += rezzes * stops * more;
    constexpr int mostBite = 3;
    if (rig.hand <= mostBite) way.harm += rezzes * stops * aDeath * deadlyShare(match, rig);
    corpCredits -= 4;
}

/// Whether the Corp can pay for it, and has it paid.
bool getsRezzed(const Match& match, CardId ice, int& corpCredits) {
    const Definition& what = printed(match, ice);
    const int cost = costOf(match, ice);
    if (cost > corpCredits) return false;
    if (what.cost.body && match.state().zone(corp, Zone::Score).empty()) return false;
    corpCredits -= cost;
    return true;
}

/// Ice that is known; unbroken it does `more` harm. Returns false where there is no way past it.
bool passKnown(const Match& match, const Rig& rig, const Met& ice, double more, int clicks, Way& way) {
    const Deeds& first = ice.facts->encountered;
    way.price += first.taken;
    way.harm += aTag * first.tags;
    const int credits = rig.credits - static_cast<int>(way.price);
    if (credits < 0) return false;
    const double harm = harmOf(match, rig, ice) + more;
    const auto plan = breakingOf(rig, ice, credits, clicks - way.clicks);
    const bool ends = ice.ends();
    if (plan && (ends || plan->price() < harm)) {
        way.price += plan->credits;
        way.clicks += plan->clicks;
        way.harm += plan->price() - aCredit * plan->credits;
        return true;
    }
    way.harm += harm;
    return !ends;
}

}  // namespace

Way wayInto(const Match& match, const Rig& rig, CardId server, PlayerId viewer, int left) {
    const MatchState& state = match.state();
    const IceList ice = iceBefore(state, server);
    int corpCredits = value(state, corp, PlayerValue::Credits);
    const std::size_t first = left < 0 ? 0 : ice.count - std::min(ice.count, static_cast<std::size_t>(left));
    // A run that is yet to be made takes a click itself.
    const int clicks = std::max(0, rig.clicks - (currentRun(state) != nullptr ? 0 : 1));
    double more = currentRun(state) != nullptr ? harmInEncounter(match, rig, When::Next) : 0;
    Way way;
    for (std::size_t i = first; i < ice.count; ++i) {
        const Card& card = state.card(ice.ids[i]);
        const bool open = has(card, Flag::Rezzed);
        if (!open && !isSeen(card, viewer)) {
            passUnknown(match, rig, std::exchange(more, 0), corpCredits, way);
            continue;
        }
        if (!open && !getsRezzed(match, ice.ids[i], corpCredits)) continue;
        if (passKnown(match, rig, meet(match, ice.ids[i]), std::exchange(more, 0), clicks, way)) continue;
        way.chance = 0;
        way.stop = ice.ids[i];
        return way;
    }
    return way;
}

double worthOfAccess(const Match& match, const Rig& rig, DefinitionId definition, int advancement, bool isInstalled) {
    const CardFacts& facts = factsFor(match.rulebook())[definition.value];
    const Definition& card = match.pool()[definition];
    double worth = 0;
    const Deeds& trap = facts.accessed;
    if (trap.harmsRunner()) {
        const bool canPay = value(match.state(), corp, PlayerValue::Credits) >= trap.price;
        if (canPay) worth -= harmOf(match, rig, trap, advancement);
    }
    if (isOf(card, Trait::Agenda)) {
        if (diesOfStealing(rig, trap.damage)) return worth - (facts.stealCost > 0 ? 0 : aDeath);
        worth -= 0.9 * rig.priceOfStealing;
        const bool affords = facts.stealCost <= rig.own;
        const int points = printedFigure(card, Figure::Points);
        return worth +
               (affords ? worthOfMorePoints(match, runner, points) + 0.6 * worthOfMorePoints(match, corp, points) : 0);
    }
    const bool root = (card.traits & (bit(Trait::Asset) | bit(Trait::Upgrade))) != 0;
    const int price = printedFigure(card, Figure::TrashCost);
    if (root && isInstalled && price > 0 && price <= rig.own)
        worth += std::max(0.0, 1.0 + 0.5 * card.cost.resources[0] + 3.0 * facts.eachTurn.credits + 0.3 * facts.hosted -
                                   aCredit * price);
    return worth;
}

double likelihood(const MatchState& state, CardId hidden, const Definition& card, const CardFacts& facts) {
    const Card& there = state.card(hidden);
    const int advancement = counters(there, Counter::Advancement);
    if (has(there, Trait::Ice)) {
        const bool may = isOf(card, Trait::Ice) && (advancement == 0 || facts.perAdvancement > 0);
        return may ? 1 : 0;
    }
    if ((card.traits & rootTypes) == 0) return 0;
    const bool agenda = isOf(card, Trait::Agenda);
    const bool isOfCentral = there.now.host && isCentral(there.now.host);
    if (isOfCentral) return isOf(card, Trait::Upgrade) ? 1 : 0;
    const bool guarded = iceBefore(state, there.now.host).count > 0;
    if (advancement > 0) {
        if (agenda) {
            const int needed = printedFigure(card, Figure::Requirement);
            // What could have been scored would have been, and what wants to be would not lie open.
            constexpr double scorable = 0.1;
            constexpr double open = 0.25;
            return advancement >= needed ? scorable : guarded ? 1 : open;
        }
        return facts.isAdvanceable ? 0.7 : 0;
    }
    // What pays every turn would lie face-up by now.
    const bool economy = facts.eachTurn.credits > 0 || facts.hosted > 0;
    if (agenda) return guarded ? 1 : 0.25;
    if (isOf(card, Trait::Upgrade)) return guarded ? 0.6 : 0.15;
    if (facts.accessed.harmsRunner()) return guarded ? 0.6 : 1;
    return economy ? 0.7 : 1;
}

namespace {

/// The mean of what cards that the viewer doesn't know would bring, each as likely.
double worthOfUnknown(const Match& match, const Rig& rig, PlayerId viewer) {
    const MatchState& state = match.state();
    double sum = 0;
    int count = 0;
    for (const Zone zone : {Zone::Hand, Zone::Deck}) {
        for (const CardId id : state.zone(corp, zone)) {
            if (isSeen(state.card(id), viewer)) continue;
            sum += worthOfAccess(match, rig, state.card(id).definition, 0, false);
            ++count;
        }
    }
    return count > 0 ? sum / count : 0;
}

double worthInRoot(const Match& match, const Rig& rig, CardId id, PlayerId viewer) {
    const MatchState& state = match.state();
    const Card& card = state.card(id);
    const int advancement = counters(card, Counter::Advancement);
    if (has(card, Flag::Rezzed) || isSeen(card, viewer))
        return worthOfAccess(match, rig, card.definition, advancement, true);
    double sum = 0;
    double weights = 0;
    const auto& facts = factsFor(match.rulebook());
    const auto count = [&](CardId other) {
        if (isSeen(state.card(other), viewer)) return;
        const Definition& what = printed(match, other);
        const double weight = likelihood(state, id, what, facts[state.card(other).definition.value]);
        if (weight <= 0) return;
        weights += weight;
        sum += weight * worthOfAccess(match, rig, state.card(other).definition, advancement, true);
    };
    for (const Zone zone : {Zone::Hand, Zone::Deck, Zone::Play, Zone::Discard}) {
        for (const CardId other : state.zone(corp, zone)) count(other);
    }
    return weights > 0 ? sum / weights : 0;
}

}  // namespace

double worthOfBreach(const Match& match, const Rig& rig, CardId server, PlayerId viewer, int more) {
    const MatchState& state = match.state();
    double worth = 0;
    for (const CardId id : state.zone(corp, Zone::Play)) {
        if (state.card(id).now.host == server && !has(state.card(id), Trait::Ice))
            worth += worthInRoot(match, rig, id, viewer);
    }
    const Zone behind = zoneBehind(server);
    if (behind == Zone::Count) return worth;
    const auto cards = state.zone(corp, behind);
    if (cards.empty()) return worth;
    const bool deck = behind == Zone::Deck;
    const auto seenWorth = [&](CardId id) { return worthOfAccess(match, rig, state.card(id).definition, 0, false); };
    // Nobody knows the order of the deck but for those at the top that have been looked at.
    const PlayerId eyes = deck ? runner : viewer;
    double unknown = -1;
    const auto worthOf = [&](CardId id) {
        if (isSeen(state.card(id), eyes)) return seenWorth(id);
        if (unknown < 0) unknown = worthOfUnknown(match, rig, eyes);
        return unknown;
    };
    if (deck) {
        const auto accesses = std::min(cards.size(), static_cast<std::size_t>(1 + more));
        for (std::size_t i = 0; i < accesses; ++i) worth += worthOf(cards[cards.size() - 1 - i]);
        return worth;
    }
    double sum = 0;
    for (const CardId id : cards) {
        if (behind == Zone::Discard && has(state.card(id), Flag::FaceUp) && !isOf(printed(match, id), Trait::Agenda))
            continue;
        sum += std::max(behind == Zone::Discard ? 0.0 : -aDeath, worthOf(id));
    }
    return worth +
           (behind == Zone::Discard ? sum : sum * std::min(1.0, (1.0 + more) / static_cast<double>(cards.size())));
}

double worthOfSuccess(const Match& match, CardId server) {
    const MatchState& state = match.state();
    const std::uint8_t here = isCentral(server) ? static_cast<std::uint8_t>(1U << server.value) : Deeds::anyServer;
    double worth = 0;
    for (const CardId id : state.zone(runner, Zone::Play)) {
        const Card& card = state.card(id);
        if ((factsOf(match, id).paysAt & here) == 0) continue;
        const bool identity = has(card, Trait::Identity);
        if (!identity || !has(card, Flag::Exhausted)) worth += identity ? 1.2 : 0.6;
    }
    return worth;
}

}  // namespace duelogue::netrun
