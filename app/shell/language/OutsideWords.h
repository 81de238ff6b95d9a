#pragma once

#include <QString>
#include <string_view>

namespace duelogue {

/// A word of the window that stands in a folder without Qt, or in a file, in the language that is spoken; what is not
/// listed as it is. They are listed in OutsideWords.cpp, and those of a game in its folder, so that lupdate finds
/// them; tst_language looks whether all of them are.
///
/// "Levels": titles and sentences of the computer's levels; "Games": titles, sentences and roles; "Options": names and
/// meanings of a match's options; "Durations", "Counters" and "Verbs": as Vocabulary has them; "Endings": why nobody
/// wins; "Decks": what the decks of the program say of themselves; "Primer": how games are played.
[[nodiscard]] QString translated(const char* context, std::string_view text);

}  // namespace duelogue
