#pragma once

#include <cstdint>

namespace duelogue {

/// A sentence for a player, as a number, so that a communication stays plain data. The text stands in Message.cpp.
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
    EndlessEffects,  ///< what the cards do goes on without end
    TooManyTurns,
    Count
};

/// The sentence, in English.
[[nodiscard]] const char* text(MessageId message);

}  // namespace duelogue
