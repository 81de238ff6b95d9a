#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "cards/rulestext/grammar/Mentions.h"
#include "cards/rulestext/grammar/ReferenceTracker.h"

namespace duelogue {

/// A generator of places with their owners: zones, places on the table, and hosts.
class Places : private ReferenceTracker {
public:
    Places(const ReferenceTracker& known, MentionState& spoken, Mentions& mentions)
        : ReferenceTracker(known), m_spoken(spoken), m_mentions(mentions) {}

    /// Returns the possessive of a player: "your", "that player's"; "their" for the acting player.
    [[nodiscard]] std::string whose(ExpressionId player);
    /// Returns a zone with its owner: "your hand", "Vault".
    [[nodiscard]] std::string owned(ExpressionId player, std::string_view zone);
    /// Returns the zone that the cards enter, with its owner: "your hand", "their owners' hands".
    [[nodiscard]] std::string ownerOf(ExpressionId cards, std::string_view zone);
    /// Returns the control of the owners: "its owner's control", "their owners' control".
    [[nodiscard]] std::string ownersControl(ExpressionId cards) const;
    /// Returns true if the expression itself selects cards of the ability's controller.
    [[nodiscard]] bool areOwn(ExpressionId cards) const;
    /// Returns true if the expression itself selects cards in play.
    [[nodiscard]] bool areInPlay(ExpressionId cards) const;
    /// Returns the host of the card: "this unit", "this hill".
    [[nodiscard]] Noun host(ExpressionId card);
    /// Returns the place of the card: "this hill", "that hill", "its hill".
    [[nodiscard]] Noun placeOf(ExpressionId card);
    /// Returns the card by its kind instead of "it": "that hill".
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
