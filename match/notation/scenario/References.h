#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/loop/ReadableMatch.h"

namespace duelogue {

/// A card as a move or expectation names it: "[WHOSE ]NAME[ (NOTE, NOTE)][ #N]". WHOSE is "my", "his" or "N's". If it
/// is missing, the speaker's own cards come first. For the notes, see CardNotes. "#N" is the N-th matching card, from
/// 1.
struct CardReference {
    DefinitionId definition;
    PlayerId controller;     ///< none if the text does not say
    PlayerId notController;  ///< the speaker, for "his"
    std::vector<std::string> notes;
    int nth = 1;

    [[nodiscard]] bool fits(const ReadableMatch& match, CardId id) const;
};
/// Parses a reference. Returns nullopt if the text names no card of the pool.
[[nodiscard]] std::optional<CardReference> readReference(const CardPool& pool, PlayerId speaker, std::string_view text);
/// Splits the notes between parentheses. The card after "on" may have a comma in its name.
[[nodiscard]] std::vector<std::string> readNotes(const CardPool& pool, std::string_view list);
/// Returns the card of the match that a reference means, or nullopt if there are too few. Cards in play come first,
/// then hands, then the rest. Among these, the speaker's own cards come first.
[[nodiscard]] std::optional<CardId> findCard(const ReadableMatch& match, PlayerId speaker,
                                             const CardReference& reference);

/// Returns the words of the game's zones, by index.
[[nodiscard]] std::vector<std::string> zoneWords(const Rulebook& rulebook);
/// Parses "player 2" or "2". Returns nullopt if this is not a player of the match.
[[nodiscard]] std::optional<PlayerId> readPlayer(const ReadableMatch& match, std::string_view text);

}  // namespace duelogue
