#pragma once

#include <cstdint>
#include <string>
#include <utility>

#include "cards/parser/LoadContext.h"
#include "cards/parser/check/CardKind.h"

namespace duelogue {

/// The knowledge about the card that has the ability: "this".
struct OwnCard {
    CardKind kind{};      ///< its known traits
    CardKind host{};      ///< the known traits of its host
    bool passes = false;  ///< it never stays in play
};

/// The state that the parts of the semantic check share while they check one card.
class CheckState {
public:
    CheckState(LoadContext& loading, int firstLine) : line(firstLine), m_loading(loading) {}

    OwnCard own{};
    std::uint8_t ownZone = Filter::anyZone;  ///< the card's zone; anyZone: unknown
    int line = 0;                            ///< the line of the current instruction or ability
    bool isOpen = false;                     ///< the current phrase says what may be played or used
    bool isForATime = false;                 ///< the current ability is created for a duration

    [[nodiscard]] const CardPool& pool() const { return m_loading.pool(); }
    [[nodiscard]] const Vocabulary& words() const { return m_loading.words(); }
    [[nodiscard]] std::size_t errorCount() const { return m_loading.errorCount(); }

    /// Returns the line of the expression in the current instruction or ability.
    [[nodiscard]] int lineOf(ExpressionId id) const { return m_loading.lineOf(id, line); }

    /// Reports an error in the current line.
    void fail(std::string message) { failIn(line, std::move(message)); }
    void failIn(int lineOfMistake, std::string message) { m_loading.fail(lineOfMistake, std::move(message)); }
    /// Reports an error in the line of the expression.
    void failAt(ExpressionId id, std::string message) { failIn(lineOf(id), std::move(message)); }

private:
    LoadContext& m_loading;
};

}  // namespace duelogue
