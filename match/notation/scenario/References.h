#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/loop/Match.h"

namespace duelogue {

/// A card as a move or an expectation names it, written "[WHOSE ]NAME[ (NOTE, NOTE)][ #N]": WHOSE is "my", "his" or
/// "N's" and may be left out: then one's own cards come first. Notes are as CardNotes says. "#N" is the N-th that fits,
/// from 1.
struct CardReference {
    DefinitionId definition;
    PlayerId controller;     ///< none: not said
    PlayerId notController;  ///< "his"
    std::vector<std::string> notes;
    int nth = 1;

    [[nodiscard]] bool fits(const Match& match, CardId id) const;
};
/// None where the text names no card of the pool.
[[nodiscard]] std::optional<CardReference> readReference(const CardPool& pool, PlayerId speaker, std::string_view text);
/// The notes of a list between parentheses. What "on" names may have a comma in its name.
[[nodiscard]] std::vector<std::string> readNotes(const CardPool& pool, std::string_view list);
/// The card of the whole match that it means: those in play come first, then hands, then the rest, each time one's own
/// before others. None where there are not so many.
[[nodiscard]] std::optional<CardId> findCard(const Match& match, PlayerId speaker, const CardReference& reference);

/// The words of the game's zones, by their numbers.
[[nodiscard]] std::vector<std::string> zoneWords(const Rulebook& rulebook);
/// "player 2" or "2"; none where it is not one of the match's players.
[[nodiscard]] std::optional<PlayerId> readPlayer(const Match& match, std::string_view text);

}  // namespace duelogue
