#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "cards/rulestext/grammar/Mentions.h"
#include "cards/rulestext/grammar/ReferenceTracker.h"

namespace duelogue {

/// Where cards are and whose that is: zones by their owners, places, and cards that lie under others.
class Places : private ReferenceTracker {
public:
    Places(const ReferenceTracker& known, MentionState& spoken, Mentions& mentions)
        : ReferenceTracker(known), m_spoken(spoken), m_mentions(mentions) {}

    /// "your", "that player's", and of whoever does it "their".
    [[nodiscard]] std::string whose(ExpressionId player);
    /// "your hand", "Vault".
    [[nodiscard]] std::string owned(ExpressionId player, std::string_view zone);
    /// The zone that the cards go to, by its owner: "your hand", "their owners' hands".
    [[nodiscard]] std::string ownerOf(ExpressionId cards, std::string_view zone);
    /// "its owner's control", "their owners' control".
    [[nodiscard]] std::string ownersControl(ExpressionId cards) const;
    /// Whether the words themselves say that the cards are the own ones of whoever controls the ability.
    [[nodiscard]] bool areOwn(ExpressionId cards) const;
    /// Whether the words themselves say that the cards are in play.
    [[nodiscard]] bool areInPlay(ExpressionId cards) const;
    /// "this unit", "this hill": what the card is on.
    [[nodiscard]] Noun host(ExpressionId card);
    /// "this hill", "that hill", "its hill": where the card is.
    [[nodiscard]] Noun placeOf(ExpressionId card);
    /// The card by what it is, not as "it": "that hill".
    [[nodiscard]] Noun thatOne(ExpressionId card);

private:
    MentionState& m_spoken;
    Mentions& m_mentions;

    [[nodiscard]] std::optional<std::size_t> roleOf(ExpressionId player) const;
    [[nodiscard]] std::string zoneName(std::optional<std::size_t> role, std::string_view zone) const;
    [[nodiscard]] std::string ownerByDescription(ExpressionId source, std::string_view zone);
    [[nodiscard]] std::string ownerByRole(ExpressionId cards, std::string_view zone) const;
    [[nodiscard]] bool haveSeveralOwners(ExpressionId cards) const;
};

}  // namespace duelogue
