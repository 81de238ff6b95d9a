#pragma once

#include <cstdint>

#include "cards/data/Id.h"

namespace duelogue {

/// A seat of the match, from 0, in turn order.
using PlayerId = Id<struct PlayerTag, std::uint8_t>;
/// A physical card of the match: an index into MatchState::cards. What lies behind the number is shuffled together
/// with the cards, so that a number never tells more than a player at a real table would know.
using CardId = Id<struct CardTag, std::uint16_t>;
/// Unique and increasing within a match (S1.1).
using CommunicationId = Id<struct CommunicationTag, std::uint32_t>;
/// What a communication is about: an index into the rulebook's CommunicationKinds. Numbers below maxVerbs are verbs; of
/// those from maxWords on cards have no word.
using KindId = Id<struct KindTag, std::uint8_t>;

inline constexpr std::size_t maxPlayers = 4;
inline constexpr std::uint8_t maxVerbs = 96;
inline constexpr std::uint8_t maxWords = 64;  ///< verbs that cards speak of: one bit each

/// A card or a player: what a verb happens to, what may be targeted or chosen. Two bytes, so that lists are small.
class Subject {
public:
    constexpr Subject() = default;
    // A card or a player may stand wherever a subject is wanted.
    // NOLINTBEGIN(google-explicit-constructor)
    constexpr Subject(CardId card) : m_code(static_cast<std::uint16_t>(firstCard + card.value)) {}
    constexpr Subject(PlayerId player) : m_code(player.value < maxPlayers ? player.value : none) {}
    // NOLINTEND(google-explicit-constructor)
    /// Lists also carry plain numbers (how many, how much) between their subjects: any number of a match from 0 up.
    /// They are told from cards, so that a view can hide these alone.
    [[nodiscard]] static constexpr Subject number(int n) {
        Subject subject;
        subject.m_code = static_cast<std::uint16_t>(firstNumber + n);
        return subject;
    }

    [[nodiscard]] constexpr bool isNone() const { return m_code == none; }
    [[nodiscard]] constexpr bool isPlayer() const { return m_code < none; }
    [[nodiscard]] constexpr bool isCard() const { return m_code >= firstCard && m_code < firstNumber; }
    [[nodiscard]] constexpr bool isNumber() const { return m_code >= firstNumber; }
    [[nodiscard]] constexpr CardId card() const { return CardId(static_cast<std::uint16_t>(m_code - firstCard)); }
    [[nodiscard]] constexpr PlayerId player() const { return PlayerId(static_cast<std::uint8_t>(m_code)); }
    [[nodiscard]] constexpr int number() const { return m_code - firstNumber; }

    /// As one number, for files. Any number is read as some subject; whether there is one in the match is to be asked.
    [[nodiscard]] constexpr std::uint16_t code() const { return m_code; }
    [[nodiscard]] static constexpr Subject ofCode(std::uint16_t code) {
        Subject subject;
        subject.m_code = code;
        return subject;
    }

    constexpr auto operator<=>(const Subject&) const = default;

private:
    // Players come first, then none, which is also what the card "none" makes, then the cards.
    static constexpr std::uint16_t none = maxPlayers;
    static constexpr std::uint16_t firstCard = none + 1;
    static constexpr std::uint16_t firstNumber = 0x8000;
    std::uint16_t m_code = none;
};

}  // namespace duelogue
