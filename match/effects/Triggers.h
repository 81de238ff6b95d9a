#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "match/loop/CommunicationKind.h"
#include "match/state/EventContext.h"

namespace duelogue {

class Match;
struct RunAbility;

/// When the triggers of a verb are looked for. What leaves play looks back to the moment before.
enum class Moment : std::uint8_t { Before, After };

/// Collects what a verb triggers, for all its subjects together, into MatchState::triggers.
void collectTriggers(Match& match, const Communication& verb, Moment moment);
/// The same for what by the rules goes along with a verb that is about to happen: such a verb, with that body, happens
/// to these cards as well, and nothing can meet it.
void collectAlong(Match& match, const Communication& with, const Communication& along, std::span<const Subject> cards);

/// An ability that has triggered, as it begins to run.
[[nodiscard]] RunAbility frameOf(const Match& match, const Trigger& trigger);

/// Puts every waiting trigger on the stack of items: players in turn order from the current one, each ordering their
/// own; each gets its targets as it is put there. One without a legal target is dropped.
struct PlaceTriggers {
    static constexpr KindId kind = id(CoreKind::PlaceTriggers);
    static constexpr std::string_view name = "place triggers";
    enum class Step : std::uint8_t { Begin, Ordered, Targeted };

    std::uint16_t next = 0;  ///< index of the trigger whose targets are being chosen

    [[nodiscard]] static StepResult enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static bool isValid(const StateValidator& validator, const Communication& self);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&PlaceTriggers::next>("next")}; }
};

/// Resolves every waiting trigger, one after the other, those of the lowest queue first. While there is more than one,
/// the player whom the rulebook names picks the next ability (S2.4, S2.5). If that has triggered on several cards, the
/// player also picks the card, where it makes a difference. Only a trigger that can't do anything, whatever resolves
/// before it, is left out: it is dropped. The targets of an ability are chosen as it is done.
struct ResolveTriggers {
    static constexpr KindId kind = id(CoreKind::ResolveTriggers);
    static constexpr std::string_view name = "resolve triggers";
    enum class Step : std::uint8_t { Begin, Picked, Sorted, Resolved, Targeted };

    std::uint16_t first = 0;  ///< triggers before this one belong to somebody below on the stack
    AbilityId picked{};       ///< the ability that is next, while it is asked for which card

    [[nodiscard]] static StepResult enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static bool isValid(const StateValidator& validator, const Communication& self);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&ResolveTriggers::first>("first")}; }
};

}  // namespace duelogue
