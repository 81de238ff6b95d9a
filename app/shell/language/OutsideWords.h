#pragma once

#include <QString>
#include <string_view>

namespace duelogue {

/// Returns a text from a folder without Qt, or from a file, in the current language; a text that is not listed is
/// returned unchanged. The texts are listed for lupdate in OutsideWords.cpp and, for a game, in its folder.
/// tst_language checks that the lists are complete.
///
/// Contexts:
/// - "Levels": titles and descriptions of the computer's levels
/// - "Games": titles, descriptions and roles
/// - "Options": names and meanings of the settings of a match
/// - "CardFields": names, meanings and values of the fields of cards
/// - "Durations", "Counters", "Verbs": as in Vocabulary
/// - "Endings": reasons for a draw
/// - "Decks": descriptions of the program's decks
/// - "HowToPlay": the how-to-play pages
[[nodiscard]] QString translated(const char* context, std::string_view text);

}  // namespace duelogue
