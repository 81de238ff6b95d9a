#pragma once

#include <cstdint>
#include <type_traits>

#include "cards/data/Effect.h"
#include "match/state/Ids.h"

namespace duelogue {

/// What an ability is told about the event that set it off, and about what was paid for it.
struct EventContext {
    CardId card;    ///< the card to which it happened
    CardId source;  ///< the card that did it
    CardId paid;    ///< the card given up as a cost
    std::int16_t amount = 0;
    PlayerId player;             ///< the player to whom it happened
    std::uint8_t isAnother = 0;  ///< 1: the card has come into play anew since: it is another object

    bool operator==(const EventContext&) const = default;
};

/// A triggered ability that waits for its turn.
struct Trigger {
    std::uint32_t since = 0;  ///< stamp of the source as the object that triggered
    CommunicationId cause;    ///< the verb that triggered it
    EventContext event;
    AbilityId ability;  ///< none: forgotten, as what it is of does not work any more; it does not resolve
    CardId source;
    PlayerId controller;
    PlayerId eachPlayer;  ///< whose time it is, for an ability that works for a time

    bool operator==(const Trigger&) const = default;
};

/// A card or an ability that waits to resolve. Its targets are a list in MatchState::itemLists, laid out as Targets
/// says.
struct PendingItem {
    std::uint32_t since = 0;  ///< stamp of the source
    std::uint32_t stamp = 0;  ///< when the item was made; a target that has moved since is another object
    CommunicationId cause;
    EventContext event;
    AbilityId ability;  ///< none: a card that only comes into play
    CardId card;        ///< the card itself, or the source of the ability
    std::int16_t x = 0;
    std::uint16_t listBegin = 0;
    std::uint16_t listEnd = 0;
    PlayerId controller;
    std::uint8_t isCard = 0;  ///< 1: the card itself; 0: an ability
    PlayerId eachPlayer;      ///< as in the trigger
    std::uint8_t unused = 0;

    bool operator==(const PendingItem&) const = default;
};

/// An effect that lasts: an ability (statements, a trigger, a preempt) at work without a card of its own, or on `on`.
struct ContinuousEffect {
    Traits traits = 0;          ///< granted, for effects made by a verb
    std::uint32_t stamp = 0;    ///< later effects have higher ones
    std::uint32_t onSince = 0;  ///< stamp of the card that it affects
    std::uint32_t since = 0;    ///< stamp of the source
    EventContext event;         ///< of the ability that made it
    AbilityId ability;          ///< none: the effect is `verb` with amount, second and traits
    CardId source;
    Subject on;  ///< what it affects; none: the match
    std::int16_t amount = 0;
    std::int16_t second = 0;
    std::uint16_t turn = 0;    ///< the turn in which it was made
    std::uint8_t verb = 0xff;  ///< a statement of the rulebook
    std::uint8_t duration = 0;
    PlayerId until;  ///< the player whose turn or step ends it
    PlayerId controller;
    std::uint8_t running = 1;  ///< 0: it has not begun to work yet ("during their next turn")
    std::uint8_t unused = 0;

    bool operator==(const ContinuousEffect&) const = default;
};
static_assert(std::has_unique_object_representations_v<EventContext> &&
              std::has_unique_object_representations_v<Trigger>);
static_assert(std::has_unique_object_representations_v<PendingItem>);
static_assert(std::has_unique_object_representations_v<ContinuousEffect>);

}  // namespace duelogue
