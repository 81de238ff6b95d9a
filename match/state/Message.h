#pragma once

#include <array>
#include <cstdint>

#include "match/state/Ids.h"

namespace duelogue {

/// A message to a player, as a number, so that a communication stays plain data. The texts are in Message.cpp. Messages
/// of one game are numbered from Count on, and Rulebook::sentence() has their texts. "[1]" in a text stands for the
/// card of a Refusal.
enum class MessageId : std::uint8_t {
    None,
    NotYourTurnToAnswer,  ///< another player must answer, or no player
    NotOneOfTheAnswers,   ///< the reply does not belong to this question
    NothingToTakeBack,    ///< a cancel that this question does not allow
    MatchIsOver,
    NotEnoughResources,
    TakenBack,
    NoLegalTarget,
    NotAllowedNow,
    CostCantBePaid,  ///< an additional cost: a card to discard or sacrifice, ...
    TextForbids,     ///< a condition on the card itself is false
    NothingToDo,     ///< the effect would change nothing
    IsPrevented,     ///< by the text of another card
    EndlessEffects,  ///< effects of cards form an endless loop
    TooManyTurns,
    IsPreventedBy,  ///< by the text of [1]
    NotEligible,    ///< not a legal choice for [1]
    NotToChoose,    ///< not a legal choice
    AlreadyChosen,
    MoreToChoose,    ///< the minimum is not reached
    OutOfRange,      ///< a number that is too small or too large
    CantBeTargeted,  ///< by this player
    NotInHand,       ///< of this player
    NotInPlay,
    NotYours,       ///< another player's card
    NoAbility,      ///< no ability that could be used from the card's zone
    SameAsAnother,  ///< an equal card is among the legal replies instead
    WrongType,      ///< only cards of other types can do that
    OtherRole,      ///< only players of another role can do that
    OtherCard,      ///< the question is about another card
    NothingToPay,   ///< a source of payment, used outside a payment
    Count
};

/// Returns true if a message only says that this kind of reply does not apply to that card in its zone.
[[nodiscard]] constexpr bool isOutOfPlace(MessageId message) {
    return message == MessageId::NotOneOfTheAnswers || message == MessageId::NotInHand ||
           message == MessageId::NotInPlay || message == MessageId::NotYours || message == MessageId::NoAbility ||
           message == MessageId::SameAsAnother || message == MessageId::WrongType || message == MessageId::OtherRole ||
           message == MessageId::OtherCard || message == MessageId::NothingToPay;
}

/// Amounts of resources, indexed like Cost::resources: 0 is "any kind".
using ResourceAmounts = std::array<std::uint8_t, 8>;

/// The reason why a reply is illegal: a message, and the values that it names, if any.
struct Refusal {
    MessageId message = MessageId::None;
    CardId card{};
    ResourceAmounts missing{};  ///< with NotEnoughResources: what the player would need in addition; may be empty

    constexpr Refusal() = default;
    // NOLINTNEXTLINE(google-explicit-constructor): most refusals name no card
    constexpr Refusal(MessageId why) : message(why) {}
    constexpr Refusal(MessageId why, CardId by) : message(why), card(by) {}
    bool operator==(const Refusal&) const = default;
};

/// Returns the refusal "another card forbids it". An unset `card` means that the player may not know which one.
[[nodiscard]] constexpr Refusal preventedBy(CardId card) {
    return card ? Refusal(MessageId::IsPreventedBy, card) : Refusal(MessageId::IsPrevented);
}

/// Returns the English text of a core message; an empty string for None and for numbers from Count on.
[[nodiscard]] const char* text(MessageId message);

}  // namespace duelogue
