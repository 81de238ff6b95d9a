#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "match/Match.h"
#include "match/NotationText.h"

namespace duelogue {

/// One entry of a list of cards: "Grey Cat x3", "Grey Cat (turned, scars 2)".
struct CardEntry {
    DefinitionId definition;
    int count = 1;
    std::vector<std::string> notes;     ///< what stands in parentheses, parted at the commas

    bool operator==(const CardEntry&) const = default;
};

/// Reads "CARD, CARD xN, CARD (NOTE, NOTE)"; empty text and "nothing" are an empty list. Names may contain commas.
[[nodiscard]] std::variant<std::vector<CardEntry>, NotationError> readCards(const CardPool& pool,
                                                                            const NotationLine& line,
                                                                            std::string_view text);

/// What is so about a card beyond its name, as one of its notes says it.
class CardNotes {
public:
    explicit CardNotes(const Rulebook& rulebook) : m_rulebook(rulebook) {}

    /// Makes it so. False where the note says nothing known.
    [[nodiscard]] bool apply(Match& match, CardId card, std::string_view note) const;
    /// Whether it is so; none where the note says nothing known.
    [[nodiscard]] std::optional<bool> holds(const Match& match, CardId card, std::string_view note) const;
    /// Every note that holds for the card, its owner where that is not the holder of the zone among them.
    [[nodiscard]] std::vector<std::string> of(const Match& match, CardId card) const;
    /// What could stand there, for an error.
    [[nodiscard]] std::string expected() const;
    /// The owner that "owner N" names; none where the note says something else.
    [[nodiscard]] static std::optional<PlayerId> owner(std::string_view note);

private:
    const Rulebook& m_rulebook;
};

/// "Grey Cat x2, Oak (turned)"; "nothing" for no cards. Equal neighbours are written as one.
[[nodiscard]] std::string writeCards(const Match& match, std::span<const CardId> cards);
/// A zone's cards as the notation lists them: topmost first where its order matters, else as they lie.
[[nodiscard]] std::vector<CardId> listed(const Match& match, PlayerId player, std::uint8_t zone);

/// A card as a move or an expectation names it, written "[WHOSE ]NAME[ #N]": WHOSE is "my", "his" or "N's" and may be
/// left out: then one's own cards come first. "#N" is the N-th that fits, from 1.
struct CardReference {
    DefinitionId definition;
    PlayerId controller;        ///< none: not said
    PlayerId notController;     ///< "his"
    int nth = 1;

    [[nodiscard]] bool fits(const Match& match, CardId card) const;
};
/// None where the text names no card of the pool.
[[nodiscard]] std::optional<CardReference> readReference(const CardPool& pool, PlayerId speaker, std::string_view text);
/// Brings the speaker's own cards to the front, keeping the order otherwise.
void ownFirst(const Match& match, PlayerId speaker, std::vector<CardId>& cards);
/// Every card that a reference could mean: those in play first, then hands, then the rest; within that own ones first.
[[nodiscard]] std::optional<CardId> findCard(const Match& match, PlayerId speaker, const CardReference& reference);

/// `"Gray Cat"; the nearest card is "Grey Cat"`: for errors.
[[nodiscard]] std::string unknownCard(const CardPool& pool, std::string_view text);

/// The words of the game's zones, by their numbers.
[[nodiscard]] std::vector<std::string> zoneWords(const Rulebook& rulebook);
/// "player 2" or "2"; none where it is not one of the match's players.
[[nodiscard]] std::optional<PlayerId> readPlayer(const Match& match, std::string_view text);

}  // namespace duelogue
