#pragma once

#include <cstdint>

namespace duelogue {

/// A sentence for a player, as a number, so that a communication stays plain data. The text stands in Message.cpp; what
/// only one game says is numbered from Count on, and its rulebook has the words (Rulebook::sentence()).
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
    Count
};

/// The sentence, in English.
[[nodiscard]] const char* text(MessageId message);

}  // namespace duelogue
