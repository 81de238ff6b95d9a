#pragma once

#include <string_view>

#include "cards/parser/check/KindChecker.h"
#include "cards/parser/check/PlayerChecker.h"
#include "cards/parser/check/References.h"
#include "cards/parser/check/SecrecyChecker.h"

namespace duelogue {

/// A checker of the phrases of a card: numbers, conditions, players, cards and descriptions. Each word must refer to
/// something that its context offers. Empty phrases are valid.
class PhraseChecker : private CardInference {
public:
    explicit PhraseChecker(CheckState& state)
        : CardInference(state), m_kinds(state), m_players(state), m_secrecy(state) {}

    void checkNumber(ExpressionId id, const SemanticContext& around);
    void checkCondition(ExpressionId id, const SemanticContext& around);
    void checkPlayers(ExpressionId id, const SemanticContext& around);
    /// Checks a phrase that must stand for one player. In a two-player game, the others are one player.
    void checkOnePlayer(ExpressionId id, const SemanticContext& around);
    void checkCards(ExpressionId id, const SemanticContext& around);
    /// Checks a card as printed.
    void checkPrint(ExpressionId id, const SemanticContext& around);
    /// Checks a description of cards as printed, which can be only about printed values. `whole` is the phrase that
    /// contains it.
    void checkPrints(FilterId id, const SemanticContext& around, ExpressionId whole);
    /// Checks a description. `whole` is the phrase that contains it, for its line.
    void checkFilter(FilterId id, const SemanticContext& around, ExpressionId whole = {});
    /// Returns the kinds of objects that the expression may select. Reports an expression that selects only other kinds
    /// than `wanted`.
    Things select(ExpressionId id, Things wanted, const SemanticContext& around);

    /// Reports the expression as found where something else is expected.
    void report(ExpressionId id, std::string_view expected) const;

private:
    KindChecker m_kinds;
    PlayerChecker m_players;
    SecrecyChecker m_secrecy;
    int m_counting = 0;  ///< the number of counts around the current phrase

    void checkWords(const Filter& said, const SemanticContext& around, ExpressionId whole);
    void checkAlternative(const Filter& said, const SemanticContext& around, ExpressionId whole);
    void checkIs(const Expression& said, const SemanticContext& around, ExpressionId whole);
    void checkCrowd(const Filter& said, const SemanticContext& around, ExpressionId whole);
    void checkFamily(const Filter& said, const SemanticContext& around) const;
    /// Reports an expression that is meaningless in its place.
    void reportMisuse(ExpressionId id, const Misuse& misuse) const;
    /// Checks cards that are visited one by one for a number.
    void checkCounted(ExpressionId id, Things wanted, const SemanticContext& around);
};

}  // namespace duelogue
