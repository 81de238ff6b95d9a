#pragma once

#include <string>
#include <vector>

#include "cards/parser/LoadContext.h"

namespace duelogue {

/// Reads an ability, which is a map. One of these keys gives its kind:
///
///     when: event          a triggered ability; `do:` is the effect
///     pay: price           an activated ability; `do:` is the effect
///     always: statements   a static ability
///     before: event        a replacement or prevention: `prevent: all` (or an amount), `change to: amount`,
///                          `instead: body` or `first: body`; with `optional: yes` its controller may decline, and
///                          pays for `prevent:` or `change to:` with `do:`
///     negate: event        a response that negates the event; `optional:` and `do:` as above
///
/// Further keys are `targets:`, `if:` or `unless:` with a condition, and `where:` with the zone in which it works. The
/// caller reads the keys in `alsoAllowed` itself, sets the definition and adds the result to the pool.
[[nodiscard]] Ability loadAbility(LoadContext& loading, const FileNode& node,
                                  const std::vector<std::string>& alsoAllowed = {});

/// Reads targets into the ability and declares them to the phrases that follow. Targets are a list of phrases or of
/// maps {cards: "1 to 3 units", divided: 4}.
void loadTargets(LoadContext& loading, const FileNode& node, Ability& ability);

/// Reads `if:` or `unless:` of a map. Returns none if the map has neither.
[[nodiscard]] ExpressionId loadCondition(LoadContext& loading, const FileNode& map);

/// Reads an event: its name ("dies"), or its name with conditions ({dies: unit you control}, {deals damage: {source:
/// red unit, player: you}}).
[[nodiscard]] PatternId loadEvent(LoadContext& loading, const FileNode& node);

/// Reads a price: "2RR", "2R, turn", or a list of such prices and of instructions that pay the rest.
[[nodiscard]] Cost loadPrice(LoadContext& loading, const FileNode& node);

}  // namespace duelogue
