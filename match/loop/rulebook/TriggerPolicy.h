#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "match/state/Communication.h"
#include "match/state/MatchState.h"

namespace duelogue {

class HandlerContext;
class ReadableMatch;

/// The rules about the order of simultaneous events: triggers, and several replacements of one event.
class TriggerPolicy {
public:
    virtual ~TriggerPolicy() = default;

    /// Returns a communication to process right after a verb that triggered abilities. The verb's triggers begin at
    /// index `firstTrigger` of MatchState::triggers. Default: nullopt, and the triggers wait.
    [[nodiscard]] virtual std::optional<Communication> afterVerb(HandlerContext& /*match*/,
                                                                 const Communication& /*verb*/,
                                                                 std::size_t /*firstTrigger*/) const {
        return std::nullopt;
    }
    /// Returns a communication that the rules require before the next trigger resolves. For games that resolve triggers
    /// right after their verb (ResolveTriggers). Default: nullopt.
    [[nodiscard]] virtual std::optional<Communication> beforeTrigger(HandlerContext& /*match*/) const {
        return std::nullopt;
    }
    /// Returns the player who orders simultaneous triggers of `owner` (S2.5). Default: `owner`.
    [[nodiscard]] virtual PlayerId triggerOrderChooser(const ReadableMatch& /*match*/, PlayerId owner) const {
        return owner;
    }
    /// The queue of a trigger that PlaceTriggers leaves waiting.
    static constexpr std::uint8_t noQueue = 0xff;
    /// Returns the queue in which a trigger waits. The lowest queue comes first: its triggers become pending items, or
    /// resolve in games without pending items. triggerOrderChooser() decides the order within a queue. Default: the
    /// distance of that player from the current player in turn order, or noQueue if that player has left.
    [[nodiscard]] virtual std::uint8_t triggerQueue(const ReadableMatch& match, const Trigger& trigger) const;
    /// Returns the player who chooses which of several replacements or responses applies first to an event that affects
    /// `affected`. Default: `affected`.
    [[nodiscard]] virtual PlayerId replacementOrderChooser(const ReadableMatch& /*match*/, PlayerId affected) const {
        return affected;
    }
    /// Returns true if certain preventions apply before all other replacements ("can't" beats "can"). Default: false,
    /// and replacementOrderChooser() decides about all of them.
    [[nodiscard]] virtual bool isPreventionFirst() const { return false; }
};

}  // namespace duelogue
