#pragma once

#include <cstdint>

#include "cards/data/Id.h"

namespace duelogue {

/// A seat of the match, from 0, in turn order.
using PlayerId = Id<struct PlayerTag, std::uint8_t>;
/// A physical card of the match: an index into MatchState::cards. Shuffling a deck also shuffles the identities behind
/// the numbers. So a number never reveals more than a player at a real table would know.
using CardId = Id<struct CardTag, std::uint16_t>;
/// The id of a communication: unique and increasing within a match (S1.1).
using CommunicationId = Id<struct CommunicationTag, std::uint32_t>;
/// The kind of a communication: an index into the rulebook's CommunicationKinds. Numbers below maxVerbs are verbs.
/// Cards have words only for verbs below maxWords.
using KindId = Id<struct KindTag, std::uint8_t>;

inline constexpr std::size_t maxPlayers = 4;
inline constexpr std::uint8_t maxVerbs = 96;
inline constexpr std::uint8_t maxWords = 64;  ///< verbs with a word in card files: one bit each

/// A card or a player: the subject of a verb, a target or a choice. Two bytes keep lists small.
class Subject {
public:
    constexpr Subject() = default;
    // Cards and players convert implicitly to subjects.
    // NOLINTBEGIN(google-explicit-constructor)
    constexpr Subject(CardId card) : m_code(static_cast<std::uint16_t>(firstCard + card.value)) {}
    constexpr Subject(PlayerId player) : m_code(player.value < maxPlayers ? player.value : none) {}
    // NOLINTEND(google-explicit-constructor)
    /// Returns a list entry for a plain number (a count or an amount). `n` is from 0 to 32767. Numbers are
    /// distinguishable from cards, so a view can hide the cards alone.
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

    /// Returns the encoding for files. ofCode() accepts every number, so the caller must check that the subject exists.
    [[nodiscard]] constexpr std::uint16_t code() const { return m_code; }
    [[nodiscard]] static constexpr Subject ofCode(std::uint16_t code) {
        Subject subject;
        subject.m_code = code;
        return subject;
    }

    constexpr auto operator<=>(const Subject&) const = default;

private:
    // Codes in order: players, none (also the code of an unset CardId), cards, numbers.
    static constexpr std::uint16_t none = maxPlayers;
    static constexpr std::uint16_t firstCard = none + 1;
    static constexpr std::uint16_t firstNumber = 0x8000;
    std::uint16_t m_code = none;
};

}  // namespace duelogue
