#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "match/loop/ReadableMatch.h"
#include "match/notation/Text.h"

namespace duelogue {

/// An entry of a list of cards: "Grey Cat x3", "Grey Cat (turned, scars 2)".
struct CardEntry {
    DefinitionId definition;
    int count = 1;
    std::vector<std::string> notes;  ///< the notes in parentheses, split at commas

    bool operator==(const CardEntry&) const = default;
};

/// Parses "CARD, CARD xN, CARD (NOTE, NOTE)". An empty text and "nothing" give an empty list. Names may contain commas.
/// Returns an error if an entry names no card of the pool.
[[nodiscard]] std::variant<std::vector<CardEntry>, NotationError> readCards(const CardPool& pool,
                                                                            const NotationLine& line,
                                                                            std::string_view text);

/// Writes cards as "Grey Cat x2, Oak (turned)", or "nothing" for an empty list. Adjacent equal cards share an entry.
[[nodiscard]] std::string writeCards(const ReadableMatch& match, std::span<const CardId> cards);
/// Returns a zone's cards in the order of the notation: topmost first in an ordered zone, otherwise as in the state.
[[nodiscard]] std::vector<CardId> listed(const ReadableMatch& match, PlayerId player, std::uint8_t zone);

/// Returns the card with that name, or an unset id. Accents may be left out.
[[nodiscard]] DefinitionId cardNamed(const CardPool& pool, std::string_view name);
/// Returns the text with plain letters instead of accented ones.
[[nodiscard]] std::string withoutAccents(std::string_view text);
/// Returns an error text such as `"Gray Cat"; the nearest card is "Grey Cat"`.
[[nodiscard]] std::string unknownCard(const CardPool& pool, std::string_view text);

}  // namespace duelogue
