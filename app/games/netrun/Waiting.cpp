#include "app/games/netrun/Waiting.h"

#include <algorithm>

#include "app/games/netrun/BreakAll.h"
#include "cards/data/CardPool.h"
#include "match/loop/ReadableMatch.h"
#include "match/netrun/Turn.h"
#include "match/netrun/run/Run.h"

namespace duelogue::netrun {

namespace {

constexpr std::uint64_t bitOf(Verb verb) { return std::uint64_t{1} << static_cast<unsigned>(verb); }

/// Returns true if a facedown card triggers at the beginning of a turn. Rezzing it after that is too late.
bool hearsOfTurns(const ReadableMatch& shown, CardId id) {
    const DefinitionId definition = shown.state().card(id).definition;
    if (!definition) return false;
    return (shown.pool()[definition].triggersOn & bitOf(Verb::Turn)) != 0;
}

/// Returns true if a facedown card only acts when it is accessed. It then makes no difference whether it is rezzed.
bool actsOnlyOnAccess(const ReadableMatch& shown, CardId id) {
    const DefinitionId definition = shown.state().card(id).definition;
    if (!definition) return false;
    const Definition& printed = shown.pool()[definition];
    if (printed.triggersOn != bitOf(Verb::Access)) return false;
    for (std::uint16_t i = 0; i < printed.abilityCount; ++i) {
        const AbilityId ability(static_cast<std::uint16_t>(printed.firstAbility + i));
        if (shown.pool()[ability].kind != AbilityKind::Triggered) return false;
    }
    return true;
}

/// Returns true if a card in the server of the run must be rezzed now to matter in this run. That is before an ice is
/// encountered, or before the server is accessed.
bool countsInRun(const MatchState& state, CardId id) {
    const RunServer* const run = currentRun(state);
    if (run == nullptr || run->isSuccessful != 0) return false;
    return state.card(id).current.host == run->server && (run->ice || run->left == 0);
}

/// Returns true if a later window of the run offers the same: between encounters, before the one that precedes the
/// access.
bool comesAgainInRun(const MatchState& state) {
    const auto run =
        std::ranges::find_if(state.communications, [](const Communication& c) { return c.is<RunServer>(); });
    if (run == state.communications.end() || currentEncounter(state) != nullptr) return false;
    const auto& body = run->as<RunServer>();
    return body.isSuccessful == 0 && static_cast<RunServer::Step>(run->step) != RunServer::Step::Moved;
}

/// Returns true if the reply can be given later without a disadvantage.
bool canWait(const ReadableMatch& shown, const Opportunity& asked, const Reply& reply) {
    const MatchState& state = shown.state();
    if (asked.player != corp) return false;
    const bool isInRun = currentRun(state) != nullptr;
    if (!reply.is(Word::Rez)) return state.globals.current == runner && (!isInRun || comesAgainInRun(state));
    const CardId card = reply.subject.card();
    if (actsOnlyOnAccess(shown, card)) return true;
    if (isInRun) return card != asked.ice && !countsInRun(state, card);
    const bool ownTurnBegins = state.globals.current == corp && phase(state) == Detail::Start;
    return !ownTurnBegins || !hearsOfTurns(shown, card);
}

/// Returns true if a reply is possible for the last time before it would be too late: rezzing approached ice, or a card
/// in a server whose ice has been passed. During an encounter, every use counts for the Runner until all subroutines
/// are broken.
bool isLastMoment(const ReadableMatch& shown, const Opportunity& asked, const Reply& reply) {
    if (asked.player == runner) return currentEncounter(shown.state()) != nullptr && !unbroken(shown).empty();
    const RunServer* const run = currentRun(shown.state());
    if (!reply.is(Word::Rez) || run == nullptr) return false;
    return reply.subject.card() == asked.ice || (run->left == 0 && !run->ice);
}

}  // namespace

Chance chanceToAct(const ReadableMatch& shown, const Opportunity& asked, const Replies& replies) {
    Chance chance = Chance::CanWait;
    for (const Reply& reply : replies) {
        if (reply.is(ReplyWord::Pass) || canWait(shown, asked, reply)) continue;
        if (isLastMoment(shown, asked, reply)) return Chance::Matters;
        chance = Chance::IfNew;
    }
    return chance;
}

bool givesUp(const ReadableMatch& shown, const Replies& replies) {
    const Communication& asking = *shown.pendingQuestion();
    if (!asking.is<Opportunity>()) return false;
    const auto& asked = asking.as<Opportunity>();
    const bool fires = asked.player == runner && currentEncounter(shown.state()) != nullptr && !unbroken(shown).empty();
    if (fires && !breakers(shown, replies).empty()) return true;
    return std::ranges::any_of(
        replies, [&](const Reply& reply) { return reply.is(Word::Rez) && !canWait(shown, asked, reply); });
}

}  // namespace duelogue::netrun
