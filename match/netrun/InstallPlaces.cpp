#include "match/netrun/InstallPlaces.h"

#include <algorithm>
#include <optional>

#include "match/effects/Statements.h"
#include "match/loop/HandlerContext.h"
#include "match/netrun/Installing.h"
#include "match/netrun/Paying.h"
#include "match/netrun/Servers.h"
#include "match/netrun/text/Refusals.h"

namespace duelogue::netrun {

namespace {

int printedFigure(const ReadableMatch& match, CardId card, Figure which) {
    const DefinitionId definition = match.state().card(card).definition;
    return definition ? match.pool()[definition].figures[static_cast<std::size_t>(which)] : 0;
}

}  // namespace

bool isProgram(const ReadableMatch& match, CardId card) {
    return (printedTraits(match.pool(), match.state().card(card)) & bit(Trait::Program)) != 0;
}

int memoryOf(const ReadableMatch& match, CardId card) {
    return isProgram(match, card) ? printedFigure(match, card, Figure::Memory) : 0;
}

std::optional<int> roomOn(const ReadableMatch& match, CardId host, CardId card) {
    std::optional<int> room;
    anyStatementOf(match, Verb::Hosts, runner, [&](const Instruction& said, const EvalContext& scope) {
        if (scope.self != host) return false;
        const Evaluator evaluator(match, scope);
        const bool isOfKind = said.cards && match.pool()[said.cards].term == Term::Filtered &&
                              evaluator.matchesAnywhere(match.pool()[said.cards].filter, card);
        if (evaluator.holds(said.condition) && isOfKind) room = evaluator.number(said.amount);
        return false;
    });
    return room;
}

namespace {

int memoryOn(const ReadableMatch& match, CardId host) {
    int taken = 0;
    for (const CardId card : match.state().zone(runner, Zone::Play)) {
        if (match.state().card(card).current.host == host) taken += memoryOf(match, card);
    }
    return taken;
}

bool isAttached(const ReadableMatch& match, CardId card) {
    return (printedTraits(match.pool(), match.state().card(card)) & bit(Trait::Attached)) != 0;
}

}  // namespace

int priceAt(const ReadableMatch& match, CardId card, CardId place, int cheaper, InstallOne::By by) {
    if (by == InstallOne::By::Nothing) return 0;
    const Card& installed = match.state().card(card);
    if (installed.owner != corp) return std::max(0, costOf(match, card) - cheaper);
    const bool ice = (printedTraits(match.pool(), installed) & bit(Trait::Ice)) != 0;
    return ice ? std::max(0, countIceAt(match, place) - cheaper) : 0;
}

Bill billFor(const ReadableMatch& match, CardId card) {
    return {match.state().card(card).owner, Detail::Installing, card};
}

int creditsFor(const ReadableMatch& match, CardId card) { return purse(match, billFor(match, card)); }

bool isInstalled(const ReadableMatch& match, CardId card) { return isIn(match.state().card(card), Zone::Play); }

namespace {

/// Calls `is(place)` for the legal places of the card, regardless of cost, until it returns true.
template <class Is>
bool anyLegalPlace(const ReadableMatch& match, CardId card, Is&& is) {
    constexpr Traits staying =
        rootTypes | bit(Trait::Ice) | bit(Trait::Program) | bit(Trait::Hardware) | bit(Trait::Resource);
    const bool stays = (printedTraits(match.pool(), match.state().card(card)) & staying) != 0;
    if (!stays || isInstalled(match, card)) return false;
    const auto isAt = [&](CardId place) { return place != card && mayInstallAt(match, card, place) && is(place); };
    if (match.state().card(card).owner == corp) {
        if (std::ranges::any_of(servers(match), isAt)) return true;
        const CardId remote = newRemote(match);
        return remote && isAt(remote);
    }
    if (isAttached(match, card)) {
        return std::ranges::any_of(match.state().zone(corp, Zone::Play), isAt) ||
               std::ranges::any_of(match.state().zone(runner, Zone::Play), isAt);
    }
    if (is(CardId{})) return true;
    return isProgram(match, card) && std::ranges::any_of(match.state().zone(runner, Zone::Play), [&](CardId host) {
               const std::optional<int> room = roomOn(match, host, card);
               return room && *room >= memoryOn(match, host) + memoryOf(match, card) && is(host);
           });
}

}  // namespace

std::vector<CardId> legalPlaces(const ReadableMatch& match, CardId card) {
    std::vector<CardId> places;
    anyLegalPlace(match, card, [&places](CardId place) {
        places.push_back(place);
        return false;
    });
    return places;
}

namespace {

/// Returns false for a program that could never have enough memory. Such a program is not installed.
bool canBeHeld(const ReadableMatch& match, CardId card, CardId place) {
    if (place && roomOn(match, place, card)) return true;
    return memoryOf(match, card) <= value(match.state(), runner, PlayerValue::Memory);
}

template <class Visit>
void eachInMemory(const ReadableMatch& match, Visit&& visit) {
    for (const CardId card : match.state().zone(runner, Zone::Play)) {
        if (memoryOf(match, card) == 0) continue;
        const CardId host = match.state().card(card).current.host;
        const bool isHosted = host && match.state().card(host).owner == runner && roomOn(match, host, card);
        if (!isHosted) visit(card);
    }
}

}  // namespace

std::vector<CardId> programsToFree(const ReadableMatch& match) {
    std::vector<CardId> programs;
    eachInMemory(match, [&](CardId card) { programs.push_back(card); });
    return programs;
}

int memoryTaken(const ReadableMatch& match) {
    int taken = 0;
    eachInMemory(match, [&](CardId card) { taken += memoryOf(match, card); });
    return taken;
}

namespace {

/// Returns why the installation is illegal, apart from credits and places; None if it is legal. The Corp pays for its
/// cards when it rezzes them.
MessageId whyNotByTerms(const ReadableMatch& match, CardId card, int cheaper, InstallOne::By by) {
    const PlayerId player = match.state().card(card).owner;
    if (player == corp || by == InstallOne::By::Nothing) return MessageId::None;
    const int credits = priceAt(match, card, CardId{}, cheaper, by);
    return whyNotOnTerms(match, billFor(match, card), credits, by == InstallOne::By::Action ? 1 : 0);
}

/// Calls `is(place)` for each place where the card could be installed apart from whyNotByTerms(), until it returns
/// true. See placesFor().
template <class Is>
bool anyPlace(const ReadableMatch& match, CardId card, int cheaper, InstallOne::By by, Is&& is) {
    const bool ofRunner = match.state().card(card).owner == runner;
    return anyLegalPlace(match, card, [&](CardId place) {
        return canSpend(match, billFor(match, card), priceAt(match, card, place, cheaper, by)) &&
               (!ofRunner || canBeHeld(match, card, place)) && is(place);
    });
}

}  // namespace

std::vector<CardId> placesFor(const ReadableMatch& match, CardId card, int cheaper, InstallOne::By by) {
    std::vector<CardId> places;
    if (whyNotByTerms(match, card, cheaper, by) != MessageId::None) return places;
    anyPlace(match, card, cheaper, by, [&places](CardId place) {
        places.push_back(place);
        return false;
    });
    return places;
}

std::vector<CardId> installedPrograms(const ReadableMatch& match) {
    std::vector<CardId> programs;
    for (const CardId card : match.state().zone(runner, Zone::Play)) {
        if (isProgram(match, card)) programs.push_back(card);
    }
    return programs;
}

MessageId whyNotInstall(const ReadableMatch& match, PlayerId player, CardId card) {
    constexpr Traits ofRunner = bit(Trait::Program) | bit(Trait::Hardware) | bit(Trait::Resource);
    const Traits types = player == corp ? rootTypes | bit(Trait::Ice) : ofRunner;
    const Card& held = match.state().card(card);
    const bool isInHand = isIn(held, Zone::Hand) && held.holder == player;
    if (!isInHand) return MessageId::NotInHand;
    if ((printedTraits(match.pool(), held) & types) == 0) return MessageId::WrongType;
    const MessageId reason = whyNotByTerms(match, card, 0, InstallOne::By::Action);
    if (reason != MessageId::None) return reason;
    const auto any = [](CardId /*place*/) { return true; };
    if (anyPlace(match, card, 0, InstallOne::By::Action, any)) return MessageId::None;
    if (!anyLegalPlace(match, card, any)) return why(Reason::OtherServer);
    const bool isHeld = player == corp || canBeHeld(match, card, CardId{});
    return isHeld ? MessageId::NotEnoughResources : why(Reason::NoMemory);
}

void installOptions(const ReadableMatch& match, PlayerId player, Replies& out) {
    const bool hasPrograms = player == runner && !installedPrograms(match).empty();
    for (const CardId card : match.state().zone(player, Zone::Hand)) {
        if (whyNotInstall(match, player, card) != MessageId::None) continue;
        out.emplace_back(Word::Install, card);
        if (hasPrograms && isProgram(match, card)) out.emplace_back(Word::Overwrite, card);
    }
}

}  // namespace duelogue::netrun
