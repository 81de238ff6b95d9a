#include "players/netrun/ServerCost.h"

#include <algorithm>
#include <utility>

#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/netrun/Paying.h"
#include "match/netrun/Servers.h"
#include "match/netrun/run/Run.h"
#include "players/netrun/CardValue.h"

namespace duelogue::netrun {

IceList iceBefore(const MatchState& state, CardId server) {
    IceList list;
    for (const CardId id : state.zone(corp, Zone::Play)) {
        const Card& card = state.card(id);
        if (card.current.host == server && has(card, Trait::Ice) && list.count < IceList::most)
            list.ids[list.count++] = id;
    }
    std::sort(list.ids.begin(), list.ids.begin() + static_cast<std::ptrdiff_t>(list.count),
              [&](CardId a, CardId b) { return state.card(a).since > state.card(b).since; });
    return list;
}

namespace {

/// Returns the share of the Corp's ice unknown to the Runner that would flatline the Runner, 0-1.
double deadlyShare(const ReadableMatch& match, const Rig& rig) {
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

/// Adds the expected cost of unknown ice. `more` is the additional harm of an unbroken subroutine.
void passUnknown(const ReadableMatch& match, const Rig& rig, double more, int& corpCredits, Way& way) {
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

/// Returns true if the Corp can afford to rez the ice, and subtracts the cost from its credits.
bool getsRezzed(const ReadableMatch& match, CardId ice, int& corpCredits) {
    const Definition& what = printed(match, ice);
    const int cost = costOf(match, ice);
    if (cost > corpCredits) return false;
    if (what.cost.body && match.state().zone(corp, Zone::Score).empty()) return false;
    corpCredits -= cost;
    return true;
}

/// Adds the cost of known ice. `more` is the additional harm of an unbroken subroutine. Returns false if the Runner
/// cannot pass.
bool passKnown(const ReadableMatch& match, const Rig& rig, const Met& ice, double more, int clicks, Way& way) {
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

Way wayInto(const ReadableMatch& match, const Rig& rig, CardId server, PlayerId viewer, int left) {
    const MatchState& state = match.state();
    const IceList ice = iceBefore(state, server);
    int corpCredits = value(state, corp, PlayerValue::Credits);
    const std::size_t first = left < 0 ? 0 : ice.count - std::min(ice.count, static_cast<std::size_t>(left));
    // Starting a run costs a click.
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

}  // namespace duelogue::netrun
