#pragma once

#include <string_view>

#include "match/notation/glossary/Glossary.h"
#include "match/notation/glossary/TermFinder.h"

namespace duelogue {

/// Returns the glossary of a game that comes with the program, from resources/glossary/GAME.glossary. It is read once.
/// Other games have an empty glossary.
[[nodiscard]] const Glossary& glossaryOf(std::string_view game);
/// Returns the finder of its terms.
[[nodiscard]] const TermFinder& termsOf(std::string_view game, GlossaryLanguage language);

}  // namespace duelogue
