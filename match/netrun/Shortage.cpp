// The credits that a player lacks for a reply.
#include <algorithm>
#include <limits>

#include "cards/data/CardPool.h"
#include "match/netrun/InstallPlaces.h"
#include "match/netrun/Netrun.h"
#include "match/netrun/Paying.h"
#include "match/netrun/Using.h"
#include "match/netrun/run/Access.h"
#include "match/netrun/run/FreeUses.h"
#include "match/netrun/run/Windows.h"

namespace duelogue::netrun {

namespace {

/// The price of a reply, and what it is paid for.
struct Charge {
    Bill bill;
    int credits = 0;
};

int cheapestInstallation(const ReadableMatch& match, CardId card) {
    int cheapest = std::numeric_limits<int>::max();
    for (const CardId place : legalPlaces(match, card))
        cheapest = std::min(cheapest, priceAt(match, card, place, 0, InstallOne::By::Action));
    return cheapest == std::numeric_limits<int>::max() ? 0 : cheapest;
}

int priceOfUse(const ReadableMatch& match, const Reply& reply) {
    const AbilityId ability = abilityOf(match, reply);
    return ability ? match.pool()[ability].cost.resources[0] : 0;
}

Charge chargeFor(const ReadableMatch& match, PlayerId player, const Reply& reply) {
    const CardId card = reply.subject.isCard() ? reply.subject.card() : CardId{};
    if (reply.is(Word::Untag)) return {{player, Detail::Untagging, {}}, priceOf(reply)};
    if (!card) return {{player}, 0};
    switch (static_cast<Word>(reply.word)) {
        case Word::Play:
            return {{player, Detail::Count, card}, costOf(match, card)};
        case Word::Install:
        case Word::Overwrite:
            return {billFor(match, card), cheapestInstallation(match, card)};
        case Word::Use:
            return {{player, Detail::Using, card}, priceOfUse(match, reply)};
        case Word::Rez:
            return {{player, Detail::Count, card}, costOf(match, card)};
        case Word::Trash:
            return {{player}, match.pendingQuestion()->is<Accessed>() ? trashCost(match, card) : priceOf(reply)};
        default:
            return {{player}, priceOf(reply)};
    }
}

}  // namespace

ResourceAmounts Netrun::missing(const ReadableMatch& match, PlayerId player, const Reply& reply) const {
    const Charge charge = chargeFor(match, player, reply);
    ResourceAmounts missing{};
    missing[0] = static_cast<std::uint8_t>(std::clamp(charge.credits - purse(match, charge.bill), 0, 255));
    return missing;
}

}  // namespace duelogue::netrun
