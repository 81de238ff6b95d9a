#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "match/loop/CommunicationKind.h"
#include "match/state/EventContext.h"

namespace duelogue {

class HandlerContext;
class ReadableMatch;
struct RunAbility;

/// The moment at which the triggers of a verb are collected. Triggers on leaving play look at the moment before it.
enum class Moment : std::uint8_t { Before, After };

/// Collects the triggers of a verb, for all its subjects together, in MatchState::triggers.
void collectTriggers(HandlerContext& match, const Communication& verb, Moment moment);
/// Does the same for cards to which the rules do something along with a verb that is about to happen. `along` is that
/// verb for `cards`; it cannot be intercepted.
void collectAlong(HandlerContext& match, const Communication& with, const Communication& along,
                  std::span<const Subject> cards);

/// Returns true if the ability is printed on the card, and is not an effect with a duration. The card is known.
[[nodiscard]] bool isPrintedOn(const ReadableMatch& match, CardId card, AbilityId ability);
/// Returns the frame of a triggered ability at its start.
[[nodiscard]] RunAbility frameOf(const ReadableMatch& match, const Trigger& trigger);

/// A communication that makes a pending item of every waiting trigger. Players follow in turn order from the current
/// one, and each orders their own triggers. Targets are chosen at this time. A trigger without a legal target is
/// dropped.
struct PlaceTriggers {
    static constexpr KindId kind = id(CoreKind::PlaceTriggers);
    static constexpr std::string_view name = "place triggers";
    enum class Step : std::uint8_t { Begin, Ordered, Targeted };

    std::uint16_t next = 0;  ///< index of the trigger whose targets are being chosen

    [[nodiscard]] static StepResult enter(HandlerContext& match, Communication& self, const Communication* answered);
    [[nodiscard]] static bool isValid(const StateValidator& validator, const Communication& self);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&PlaceTriggers::next>("next")}; }
};

/// A communication that resolves every waiting trigger, one after the other, the lowest queue first. If there are
/// several, the player whom the rulebook names picks the next ability (S2.4, S2.5). If it triggered for several cards
/// and the order matters, the player also picks the card. A trigger that cannot do anything, whatever resolves before
/// it, is dropped. Targets are chosen when the trigger resolves.
struct ResolveTriggers {
    static constexpr KindId kind = id(CoreKind::ResolveTriggers);
    static constexpr std::string_view name = "resolve triggers";
    enum class Step : std::uint8_t { Begin, Picked, Sorted, Resolved, Targeted };

    std::uint16_t first = 0;  ///< triggers before this index belong to a communication further down the stack
    AbilityId picked{};       ///< the next ability, while its card is being picked

    [[nodiscard]] static StepResult enter(HandlerContext& match, Communication& self, const Communication* answered);
    [[nodiscard]] static bool isValid(const StateValidator& validator, const Communication& self);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&ResolveTriggers::first>("first")}; }
};

}  // namespace duelogue
