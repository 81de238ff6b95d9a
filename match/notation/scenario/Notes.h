#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/loop/Match.h"

namespace duelogue {

/// The notes about a card in the notation: its flags, counters, figures, host, owner, who knows it, and how it differs
/// from the card that came into the match.
class CardNotes {
public:
    explicit CardNotes(const Rulebook& rulebook) : m_rulebook(rulebook) {}

    /// Applies a note to a card. Returns false if the note is unknown.
    [[nodiscard]] bool apply(Match& match, CardId id, std::string_view note) const;
    /// Returns true if the note is about a figure. Figures are derived from the print and from effects.
    [[nodiscard]] bool isFigure(std::string_view note) const;
    /// Returns true if the note is about a flag: its word or the opposite.
    [[nodiscard]] bool isFlag(std::string_view note) const;
    /// Returns true if the note can be true of a card outside play: who owns it, and who knows it.
    [[nodiscard]] static bool isOfAnyZone(std::string_view note);
    /// Makes a note about a figure true with a continuous effect, if the game has one. Returns false if that is
    /// impossible.
    [[nodiscard]] bool changeFigure(Match& match, CardId id, std::string_view note) const;
    /// Returns whether the note is true of the card, or nullopt if the note is unknown.
    [[nodiscard]] std::optional<bool> holds(const ReadableMatch& match, CardId id, std::string_view note) const;
    /// Returns every note that is true of the card and worth writing. Its owner is one, if another player holds the
    /// zone.
    [[nodiscard]] std::vector<std::string> of(const ReadableMatch& match, CardId id) const;
    /// Returns the possible notes, for an error message.
    [[nodiscard]] std::string expected() const;
    /// Returns the owner that "owner N" names, or nullopt for any other note.
    [[nodiscard]] static std::optional<PlayerId> owner(std::string_view note);

private:
    const Rulebook& m_rulebook;
};

}  // namespace duelogue
