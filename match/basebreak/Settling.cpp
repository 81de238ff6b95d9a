// Checks of the rules between plays: vacant places of bases, and actions that fall off protected minions.
#include "match/basebreak/Scoring.h"
#include "match/effects/triggers/Triggers.h"
#include "match/effects/verbs/Replacements.h"
#include "match/effects/verbs/SilentVerbs.h"
#include "match/effects/verbs/VerbBody.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue::basebreak {

namespace {

/// Returns actions of other players on minions that are now protected from them.
std::vector<CardId> losingHold(const ReadableMatch& match) {
    const MatchState& state = match.state();
    std::vector<CardId> falling;
    const PreventionIndex protection(match, Verb::Cling);
    if (protection.areNone()) return falling;
    state.eachCardIn(index(Zone::Play), [&](CardId id) {
        const Card& card = state.card(id);
        if (!has(card, Trait::Ongoing) || !card.current.host) return;
        VerbBody body;
        body.source = id;
        body.since = card.since;
        body.player = card.current.controller;
        if (protection.prevent(body, card.current.host)) falling.push_back(id);
    });
    return falling;
}

/// Keeps the number of bases constant: each vacant place is filled from the base deck.
void fillVacancies(HandlerContext& match) {
    while (value(match.state(), Global::Vacant) > 0) {
        if (match.state().zone(PlayerId{}, Zone::BaseDeck).empty())
            match.rulebook().onDeckTooShort(match, PlayerId{}, index(Zone::BaseDeck));
        const auto deck = match.state().zone(PlayerId{}, Zone::BaseDeck);
        if (deck.empty()) return;
        executeSilently(match, Rule::FillVacancy, VerbBody{}, {deck.back()});
    }
}

}  // namespace

std::optional<Communication> toSettle(HandlerContext& match) {
    match.refresh();
    fillVacancies(match);
    for (const CardId id : losingHold(match)) executeSilently(match, Rule::Fall, VerbBody{}, {id});
    if (match.state().triggers.empty()) return std::nullopt;
    return Communication::of(ResolveTriggers{});
}

}  // namespace duelogue::basebreak
