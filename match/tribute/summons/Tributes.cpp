#include "match/tribute/summons/Tributes.h"

#include <algorithm>

#include "cards/data/CardPool.h"
#include "match/effects/verbs/Pattern.h"
#include "match/loop/HandlerContext.h"
#include "match/tribute/Field.h"
#include "match/tribute/VerbHandlers.h"

namespace duelogue::tribute {

namespace {

/// Returns the monsters that the player must use for tributes, regardless of their controller.
std::vector<CardId> lentTo(const ReadableMatch& match, PlayerId player) {
    std::vector<CardId> lent;
    for (const ContinuousEffect& effect : match.state().continuousEffects) {
        const bool lends = !effect.ability && effect.verb == static_cast<std::uint8_t>(Verb::Lend);
        if (!lends || effect.controller != player || !works(match, effect)) continue;
        if (std::ranges::find(lent, effect.on.card()) == lent.end()) lent.push_back(effect.on.card());
    }
    return lent;
}

}  // namespace

Offerings offeringsOf(const ReadableMatch& match, PlayerId player) {
    Offerings offerings;
    offerings.cards = lentTo(match, player);
    offerings.bound = offerings.cards.size();
    const auto field = match.state().zone(player, Zone::Field);
    offerings.cards.reserve(offerings.bound + field.size());
    for (const CardId own : field) {
        if (rowOf(match.state().card(own)) != Row::Monsters) continue;
        const auto end = offerings.cards.begin() + static_cast<std::ptrdiff_t>(offerings.bound);
        if (std::find(offerings.cards.begin(), end, own) == end) offerings.cards.push_back(own);
    }
    return offerings;
}

int tributesOf(const MatchState& state, CardId monster) {
    return tributesFor(figure(state.card(monster), Figure::Level));
}

}  // namespace duelogue::tribute
