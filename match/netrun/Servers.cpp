#include "match/netrun/Servers.h"

#include <algorithm>

#include "cards/data/CardPool.h"
#include "match/effects/ChooseTargets.h"
#include "match/effects/verbs/Pattern.h"
#include "match/loop/HandlerContext.h"
#include "match/netrun/run/Run.h"

namespace duelogue::netrun {

namespace {

constexpr std::size_t centralServers = 3;

template <class IsWanted>
std::vector<CardId> lyingAt(const ReadableMatch& match, CardId server, IsWanted&& isWanted) {
    std::vector<CardId> found;
    for (const CardId id : match.state().zone(corp, Zone::Play)) {
        const Card& card = match.state().card(id);
        if (card.current.host == server && isWanted(card)) found.push_back(id);
    }
    return found;
}

/// Returns true for ice. A view of the Runner hides the definition, but everybody sees that ice lies sideways.
bool isIce(const Card& card) { return has(card, Trait::Ice); }

}  // namespace

CardId central(Name which) {
    return CardId(static_cast<std::uint16_t>(static_cast<unsigned>(which) - static_cast<unsigned>(Name::Hq)));
}

bool isCentral(CardId server) { return server.value < centralServers; }

std::vector<CardId> servers(const ReadableMatch& match) {
    const auto there = match.state().zone(PlayerId{}, Zone::Play);
    std::vector<CardId> found(there.begin(), there.end());
    std::ranges::sort(found, {}, [](CardId id) { return id.value; });
    return found;
}

CardId newRemote(const ReadableMatch& match) {
    const auto left = match.state().zone(PlayerId{}, Zone::Reserve);
    const auto first = std::ranges::min_element(left, {}, [](CardId id) { return id.value; });
    return first == left.end() ? CardId{} : *first;
}

bool isEmpty(const ReadableMatch& match, CardId server) {
    return std::ranges::none_of(match.state().zone(corp, Zone::Play),
                                [&](CardId id) { return match.state().card(id).current.host == server; });
}

bool isAbandoned(const ReadableMatch& match, CardId server) {
    if (isCentral(server) || !isEmpty(match, server)) return false;
    const RunServer* const run = currentRun(match.state());
    return run == nullptr || run->isOver != 0 || run->server != server;
}

bool hasAbandoned(const ReadableMatch& match) {
    const auto there = match.state().zone(PlayerId{}, Zone::Play);
    if (there.size() <= centralServers) return false;
    return std::ranges::any_of(there, [&](CardId server) { return isAbandoned(match, server); });
}

int countIceAt(const ReadableMatch& match, CardId server) {
    return static_cast<int>(std::ranges::count_if(match.state().zone(corp, Zone::Play), [&](CardId id) {
        return match.state().card(id).current.host == server && isIce(match.state().card(id));
    }));
}

std::vector<CardId> iceAt(const ReadableMatch& match, CardId server) {
    std::vector<CardId> ice = lyingAt(match, server, isIce);
    std::ranges::sort(ice, std::ranges::greater{}, [&](CardId id) { return match.state().card(id).since; });
    return ice;
}

std::vector<CardId> rootOf(const ReadableMatch& match, CardId server) {
    std::vector<CardId> root = lyingAt(match, server, [](const Card& card) { return !isIce(card); });
    std::ranges::sort(root, {}, [&](CardId id) { return match.state().card(id).since; });
    return root;
}

Zone zoneBehind(CardId server) {
    if (server == central(Name::Hq)) return Zone::Hand;
    if (server == central(Name::Rd)) return Zone::Deck;
    return server == central(Name::Archives) ? Zone::Discard : Zone::Count;
}

void placeServers(HandlerContext& match) {
    MatchState& state = match.state();
    const CardPool& pool = match.pool();
    for (std::size_t d = 0; d < pool.definitions().size(); ++d) {
        if ((pool.definitions()[d].traits & bit(Trait::Server)) == 0) continue;
        const DefinitionId definition(static_cast<std::uint16_t>(d));
        const Zone zone = state.cards.size() < centralServers ? Zone::Play : Zone::Reserve;
        const CardId id = state.addCard(definition, PlayerId{}, index(zone));
        state.card(id).current.traits = pool[definition].traits;
        state.card(id).knownTo = 0xff;
    }
}

/// Only upgrades may be in the root of a central server. A card with a target is installed only on its target.
bool mayInstallAt(const ReadableMatch& match, CardId card, CardId server) {
    const Card& installed = match.state().card(card);
    const Traits printed = printedTraits(match.pool(), installed);
    if ((printed & bit(Trait::Attached)) != 0) {
        for (const Ability& ability : match.pool().abilitiesOf(match.pool()[installed.definition])) {
            if (ability.kind != AbilityKind::Played || ability.targetCount == 0) continue;
            EvalContext scope = evalContextOf(match, card);
            scope.ability = &ability;
            const TargetSpec& where = match.pool().targetsOf(ability).front();
            return anyCandidate(match, where, scope, [&](Subject subject) { return subject == Subject(server); });
        }
    }
    if ((printed & (bit(Trait::Ice) | bit(Trait::Upgrade))) != 0) return true;
    return (printed & rootTypes) != 0 && !isCentral(server);
}

}  // namespace duelogue::netrun
