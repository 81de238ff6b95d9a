#pragma once

#include <string>
#include <vector>

#include "cards/parser/LoadContext.h"

namespace duelogue {

/// Reads an ability, which is a map. Its kind is given by one of these keys:
///
///     when: event          it triggers; `do:` is what happens
///     pay: price           it is used at that price; `do:` is what happens
///     always: statements   they hold
///     before: event        the event is met before it happens: `prevent: all` (or an amount), `change to: amount`,
///                          `instead: body` or `first: body`; with `optional: yes` its controller is asked, and then
///                          does `do:` for it
///     negate: event        likewise, the event does not happen
///
/// and it may have `targets:`, `if:` or `unless:` with a condition, and `where:` with the zone in which it works.
/// `alsoAllowed` are keys that the caller reads itself. The result has no definition and is not in the pool yet.
[[nodiscard]] Ability loadAbility(LoadContext& loading, const FileNode& node,
                                  const std::vector<std::string>& alsoAllowed = {});

/// Reads targets (a list of phrases, or of maps {cards: "1 to 3 units", divided: 4}) into the ability, and makes them
/// known to the phrases that follow.
void loadTargets(LoadContext& loading, const FileNode& node, Ability& ability);

/// Reads `if:` or `unless:` of a map; none where it has neither.
[[nodiscard]] ExpressionId loadCondition(LoadContext& loading, const FileNode& map);

/// Reads an event: its name ("dies"), or its name with what it must fit ({dies: unit you control},
/// {deals damage: {source: red unit, player: you}}).
[[nodiscard]] PatternId loadEvent(LoadContext& loading, const FileNode& node);

/// Reads a price: "2RR", "2R, turn", or a list of such and of instructions that pay the rest.
[[nodiscard]] Cost loadPrice(LoadContext& loading, const FileNode& node);

}  // namespace duelogue
