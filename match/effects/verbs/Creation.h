#pragma once

#include "match/loop/StepResult.h"
#include "match/state/Communication.h"

namespace duelogue {
class HandlerContext;
}

/// The acts of verbs that bring new cards into the match or turn cards into others. For games that have such verbs; the
/// core does not register them. They need VerbInfo::usesPrint and ZoneRoles::outside.
namespace duelogue::verbs {

/// Each of the players gets `amount` cards with the print VerbBody::print(), in the zone VerbBody::zone or else in
/// play. Every player knows them. The new cards come from ZoneRoles::outside by a move, which other cards can notice. A
/// card that was created in play ceases to exist when it leaves play; one that was created elsewhere is like any other
/// card. The value is the number of cards that have arrived.
[[nodiscard]] StepResult create(HandlerContext& match, Communication& self, const Communication* answered);

/// The cards become cards with the print VerbBody::print(). They stay the same objects: their counters, hosts and the
/// effects on them remain. Every player knows them. The change ends when they leave play. The value is the number of
/// cards that have changed; impossible if it is 0.
[[nodiscard]] StepResult become(HandlerContext& match, Communication& self, const Communication* answered);

}  // namespace duelogue::verbs
