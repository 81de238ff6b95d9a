#pragma once

#include <vector>

#include "app/cli/Command.h"

namespace duelogue {

/// An option of "cards search" for the completion of shells.
inline constexpr OptionHelp completeOption{"complete", "", "", "List how the query can go on, for shells"};

/// Finds the cards of all games that understand the query, or of --game (cards/search/README.md).
ExitStatus searchCards(Arguments& arguments, Console& console);
/// Lists the fields that queries can name.
ExitStatus listFields(Arguments& arguments, Console& console);
[[nodiscard]] const std::vector<JsonKey>& fieldKeys();

}  // namespace duelogue
