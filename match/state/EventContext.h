#pragma once

#include <cstdint>
#include <type_traits>

#include "cards/data/Effect.h"
#include "match/state/Ids.h"

namespace duelogue {

/// The facts about an event that its ability can read, and the card that was given up as a cost.
struct EventContext {
    CardId card;                 ///< the card to which the event happened
    CardId source;               ///< the card that caused the event
    CardId paid;                 ///< the card given up as a cost
    std::int16_t amount = 0;     ///< the amount of the event
    PlayerId player;             ///< the player to whom the event happened
    std::uint8_t isAnother = 0;  ///< 1: the card has entered play again since the event, so it is another object

    bool operator==(const EventContext&) const = default;
};

/// A triggered ability that waits for its turn.
struct Trigger {
    std::uint32_t since = 0;  ///< stamp of the source as the object that triggered
    CommunicationId cause;    ///< the verb that triggered the ability
    EventContext event;
    AbilityId ability;  ///< none if the source no longer has the ability; the trigger then does not resolve
    CardId source;
    PlayerId controller;
    PlayerId eachPlayer;  ///< the player of the duration, for an ability of a continuous effect

    bool operator==(const Trigger&) const = default;
};

/// A card or ability that waits to resolve. Its targets are a list in MatchState::itemLists, in the layout of Targets.
struct PendingItem {
    std::uint32_t since = 0;  ///< stamp of the source
    std::uint32_t stamp = 0;  ///< when the item was created; a target that has moved since then is another object
    CommunicationId cause;
    EventContext event;
    AbilityId ability;  ///< none for a card that only enters play
    CardId card;        ///< the card itself, or the source of the ability
    std::int16_t x = 0;
    std::uint16_t listBegin = 0;
    std::uint16_t listEnd = 0;
    PlayerId controller;
    std::uint8_t isCard = 0;  ///< 1: the card itself; 0: an ability
    PlayerId eachPlayer;      ///< see Trigger::eachPlayer
    std::uint8_t unused = 0;

    bool operator==(const PendingItem&) const = default;
};

/// An effect with a duration. Either an ability works (statements, a trigger, a replacement) without a card of its own,
/// or as if the card `on` had it. Or a verb of the rulebook applies to `on`.
struct ContinuousEffect {
    Traits traits = 0;          ///< traits granted by an effect of a verb
    std::uint32_t stamp = 0;    ///< timestamp: later effects have higher ones
    std::uint32_t onSince = 0;  ///< stamp of the affected card
    std::uint32_t since = 0;    ///< stamp of the source
    EventContext event;         ///< context of the ability that created the effect
    AbilityId ability;          ///< none: the effect is `verb` with amount, second and traits
    CardId source;
    Subject on;  ///< the affected card or player; none for the whole match
    std::int16_t amount = 0;
    std::int16_t second = 0;
    std::uint16_t turn = 0;     ///< the turn in which the effect began
    std::uint8_t verb = 0xff;   ///< a statement of the rulebook; 0xff for an effect with an ability
    std::uint8_t duration = 0;  ///< index into Vocabulary::durations
    PlayerId until;             ///< the player whose turn or step ends the effect
    PlayerId controller;
    std::uint8_t running = 1;  ///< 0: the effect has not started to work ("during their next turn")
    std::uint8_t unused = 0;

    bool operator==(const ContinuousEffect&) const = default;
};
static_assert(std::has_unique_object_representations_v<EventContext> &&
              std::has_unique_object_representations_v<Trigger>);
static_assert(std::has_unique_object_representations_v<PendingItem>);
static_assert(std::has_unique_object_representations_v<ContinuousEffect>);

}  // namespace duelogue
