#pragma once

#include <QString>
#include <span>
#include <string_view>

namespace duelogue {

/// Words of the window that stand in folders without Qt, or in files: they are listed here, so that lupdate finds them.
/// tst_language looks whether all of them are.
struct OutsideWord {
    const char* context;
    const char* text;
};

/// "Levels": titles and sentences of the computer's levels; "Games": titles, sentences and roles; "Options": names and
/// meanings of a match's options; "Endings": why nobody wins; "Durations", "Counters" and "Verbs": as Vocabulary has
/// them; "Decks": what the decks of the program say of themselves.
std::span<const OutsideWord> outsideWords();

/// Such a word in the language that is spoken; what is not listed as it is.
[[nodiscard]] QString translated(const char* context, std::string_view text);

}  // namespace duelogue
