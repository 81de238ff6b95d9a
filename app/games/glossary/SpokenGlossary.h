#pragma once

#include <QString>
#include <string_view>

#include "match/notation/glossary/Glossary.h"

namespace duelogue {

/// Returns the language of the window as far as glossaries have it.
[[nodiscard]] GlossaryLanguage spokenGlossary();
/// Returns the definition of an English term of a game in the language of the window; empty for other terms.
[[nodiscard]] QString spokenDefinition(std::string_view game, std::string_view term);

}  // namespace duelogue
