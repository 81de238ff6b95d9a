#pragma once

#include <cstdint>

#include "match/state/Ids.h"

namespace duelogue {

/// A sentence for a player, as a number, so that a communication stays plain data. The text stands in Message.cpp; what
/// only one game says is numbered from Count on, and its rulebook has the words (Rulebook::sentence()). "[1]"
/// in a sentence stands for the card of a Refusal.
enum class MessageId : std::uint8_t {
    None,
    NotYourTurnToAnswer,  ///< another player is asked, or nobody
    NotOneOfTheAnswers,   ///< not among what can be answered now
    NothingToTakeBack,    ///< cancel where nothing can be cancelled
    MatchIsOver,
    NotEnoughResources,
    TakenBack,
    NoLegalTarget,
    NotAllowedNow,
    CostCantBePaid,  ///< what it costs besides: something to discard, to give up, ...
    TextForbids,     ///< a condition of its own does not hold
    NothingToDo,     ///< it would change nothing
    IsPrevented,     ///< by what another card says
    EndlessEffects,  ///< what the cards do goes on without end
    TooManyTurns,
    IsPreventedBy,  ///< by what [1] says
    NotEligible,    ///< not among what can be chosen for [1]
    NotToChoose,    ///< not among what can be chosen
    AlreadyChosen,
    MoreToChoose,    ///< not done yet
    OutOfRange,      ///< a number that is too small or too large
    CantBeTargeted,  ///< by this player
    NotInHand,       ///< of this player
    NotInPlay,
    NotYours,       ///< somebody else's card
    NoAbility,      ///< that could be used from where the card lies
    SameAsAnother,  ///< of equal cards another one is offered
    WrongType,      ///< cards of other types can do that
    OtherRole,      ///< players of another role can do that
    OtherCard,      ///< it is asked of another card
    NothingToPay,   ///< it makes what is paid with
    Count
};

/// True if a sentence says only that such a reply is never given of such a card there.
[[nodiscard]] constexpr bool isOutOfPlace(MessageId message) {
    return message == MessageId::NotOneOfTheAnswers || message == MessageId::NotInHand ||
           message == MessageId::NotInPlay || message == MessageId::NotYours || message == MessageId::NoAbility ||
           message == MessageId::SameAsAnother || message == MessageId::WrongType || message == MessageId::OtherRole ||
           message == MessageId::OtherCard || message == MessageId::NothingToPay;
}

/// The reason why a reply is refused: a sentence, and the card that it names, if any.
struct Refusal {
    MessageId message = MessageId::None;
    CardId card{};

    constexpr Refusal() = default;
    // NOLINTNEXTLINE(google-explicit-constructor): most refusals name no card
    constexpr Refusal(MessageId why) : message(why) {}
    constexpr Refusal(MessageId why, CardId by) : message(why), card(by) {}
    bool operator==(const Refusal&) const = default;
};

/// Returns the refusal that a card forbids it; with no card, that it is not known which one.
[[nodiscard]] constexpr Refusal preventedBy(CardId card) {
    return card ? Refusal(MessageId::IsPreventedBy, card) : Refusal(MessageId::IsPrevented);
}

/// The sentence, in English.
[[nodiscard]] const char* text(MessageId message);

}  // namespace duelogue
