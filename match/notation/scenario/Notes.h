#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/loop/Match.h"

namespace duelogue {

/// What is so about a card beyond its name, as one of its notes says it.
class CardNotes {
public:
    explicit CardNotes(const Rulebook& rulebook) : m_rulebook(rulebook) {}

    /// Makes it so. False where the note says nothing known.
    [[nodiscard]] bool apply(Match& match, CardId id, std::string_view note) const;
    /// Whether it tells a figure, which a card has by its own and by what changes it.
    [[nodiscard]] bool isFigure(std::string_view note) const;
    /// Makes a note of a figure so by something that lasts, where the game has such. False where that can't be.
    [[nodiscard]] bool changeFigure(Match& match, CardId id, std::string_view note) const;
    /// Whether it is so; none where the note says nothing known.
    [[nodiscard]] std::optional<bool> holds(const Match& match, CardId id, std::string_view note) const;
    /// Every note that holds for the card, its owner where that is not the holder of the zone among them.
    [[nodiscard]] std::vector<std::string> of(const Match& match, CardId id) const;
    /// What could stand there, for an error.
    [[nodiscard]] std::string expected() const;
    /// The owner that "owner N" names; none where the note says something else.
    [[nodiscard]] static std::optional<PlayerId> owner(std::string_view note);

private:
    const Rulebook& m_rulebook;
};

}  // namespace duelogue
