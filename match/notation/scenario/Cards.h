#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "match/loop/Match.h"
#include "match/notation/Text.h"

namespace duelogue {

/// One entry of a list of cards: "Grey Cat x3", "Grey Cat (turned, scars 2)".
struct CardEntry {
    DefinitionId definition;
    int count = 1;
    std::vector<std::string> notes;  ///< what stands in parentheses, parted at the commas

    bool operator==(const CardEntry&) const = default;
};

/// Reads "CARD, CARD xN, CARD (NOTE, NOTE)"; empty text and "nothing" are an empty list. Names may contain commas.
[[nodiscard]] std::variant<std::vector<CardEntry>, NotationError> readCards(const CardPool& pool,
                                                                            const NotationLine& line,
                                                                            std::string_view text);

/// "Grey Cat x2, Oak (turned)"; "nothing" for no cards. Equal neighbours are written as one.
[[nodiscard]] std::string writeCards(const Match& match, std::span<const CardId> cards);
/// A zone's cards as the notation lists them: topmost first where its order matters, else as they lie.
[[nodiscard]] std::vector<CardId> listed(const Match& match, PlayerId player, std::uint8_t zone);

/// The card of that name, which may be written without its accents; none where there is no such card.
[[nodiscard]] DefinitionId cardNamed(const CardPool& pool, std::string_view name);
/// `"Gray Cat"; the nearest card is "Grey Cat"`: for errors.
[[nodiscard]] std::string unknownCard(const CardPool& pool, std::string_view text);

}  // namespace duelogue
