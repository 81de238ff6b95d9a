#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "cards/data/Expression.h"
#include "cards/data/Id.h"

/// The effect language as data. The loader compiles card files to it, the interpreter of a match runs it, and the rules
/// text is generated from it. All types are plain values that refer to each other by index into one CardPool.
namespace duelogue {

enum class Op : std::uint8_t {
    Do,   ///< executes a verb with the arguments below and waits until it is complete
    If,   ///< `body` if `condition` holds now, else `otherwise`
    May,  ///< asks `player`: `body` on yes, else `otherwise`; skips the question if `condition` is given and false
    ForEachCard,    ///< runs `body` once for each of `cards`, a list fixed at the start
    ForEachPlayer,  ///< runs `body` once for each of `player`, in turn order from the current player
    Repeat,         ///< runs `body` `amount` times
    ChooseOne,      ///< `player` chooses one of the Options, a linked list that starts at `body`
    Option,         ///< one branch of a ChooseOne: its own `body`; `otherwise` is the next Option
    Choose,         ///< `player` chooses `amount` to `second` of `cards`: these become Chosen, the rest NotChosen
    ChooseNumber,   ///< `player` chooses a number from `amount` to `second`, which becomes ThatMuch
    Order,          ///< `player` orders `cards`, which become Chosen in that order
    /// `body` if `player` can pay and agrees, else `otherwise`. The price is Cost::body of `ability`, or `amount` of
    /// the resource `detail` (0: any kind).
    Unless,
    /// You and `player` bid up to `second` of the value `detail`, secretly or in turn; `body` if You bid the most.
    Contest,
    /// Creates a continuous effect of the ability `ability` for `duration` (of `player`, for durations of one player).
    /// Each of `cards`, a list fixed now, has the ability; without cards it works on its own. EachPlayer in it is
    /// `player`.
    Float,
    ChooseFamily,  ///< `player` names one of the families (Rulebook::families); its number becomes ThatMuch
    /// `player` names a card whose print matches the filter of `cards`: any one, or one of `amount` random ones. All
    /// players see the choice. The card's number becomes ThatMuch.
    ChooseName,
};

/// How Choose selects.
enum class Picking : std::uint8_t { ByPlayer, AtRandom };
/// The position at which a card enters a zone.
enum class Place : std::uint8_t { Top, Bottom, Shuffled };

/// An instruction. `next` is the following one, or none at the end of the body. The branches of If, May, Unless and
/// Contest end with the `next` of their instruction, so the interpreter never returns from a branch. The entry in
/// Vocabulary::verbs says which arguments a verb takes and their names in card files.
struct Instruction {
    Op op = Op::Do;
    std::uint8_t verb = 0xff;
    std::uint8_t zone = 0xff;
    std::uint8_t duration = 0;  ///< index into Vocabulary::durations
    /// Index into Vocabulary::details, playerValues, resources or counters, by the verb's slot.
    std::uint8_t detail = 0;
    Place place = Place::Top;
    Picking picking = Picking::ByPlayer;
    bool secret = false;  ///< Contest: bids stay hidden until all are made
    bool stays = false;  ///< Do: the ability stays on the stack until the verb is complete, even at the end of its body
    InstructionId next{};
    InstructionId body{};
    InstructionId otherwise{};
    ExpressionId player{};   ///< the player who acts, or who is affected; none: You
    ExpressionId subject{};  ///< the card that acts, or that a statement is about; none: This
    ExpressionId cards{};    ///< the affected cards or players
    ExpressionId onto{};     ///< the card that receives `cards`
    ExpressionId print{};    ///< the card, as printed, that is created or that `cards` become
    ExpressionId amount{};
    ExpressionId second{};
    ExpressionId condition{};
    AbilityId ability{};
    Traits traits = 0;
    std::uint16_t line = 0;  ///< the line in the card file

    bool operator==(const Instruction&) const = default;
};

// ---------------------------------------------------------------------------------------------------- abilities

enum class AbilityKind : std::uint8_t {
    Played,     ///< the effect of a card when it resolves
    Triggered,  ///< triggers on each verb that matches the pattern
    Activated,  ///< cost: effect
    Static,     ///< holds while the card is in the ability's zone; each instruction of the body is a statement
    Preempt,    ///< intercepts a verb that matches the pattern, before it happens
    Response,   ///< negates a verb that matches the pattern
};
inline constexpr std::size_t abilityKinds = static_cast<std::size_t>(AbilityKind::Response) + 1;

/// The effect of a Preempt on the verb.
enum class Preemption : std::uint8_t {
    Prevent,  ///< prevents the verb for that subject (with `amount`: only this part of it)
    Change,   ///< changes its amount to `amount`
    Replace,  ///< runs `body` instead
    Ahead,    ///< runs `body` first; the verb still happens
};

/// A target (or several of the same kind) of an ability, chosen when the ability is played.
struct TargetSpec {
    FilterId cards{};        ///< cards that may be chosen; none: only players
    ExpressionId players{};  ///< players that may be chosen; none: only cards
    std::uint8_t least = 1;
    std::uint8_t most = 1;
    /// The number to divide among the targets, at least one each; each share is read with Term::ThatMuch.
    ExpressionId divided{};

    bool operator==(const TargetSpec&) const = default;
};

/// A price: resources (0 is "any kind", i is Vocabulary::resources[i - 1]) and further payments.
struct Cost {
    std::array<std::uint8_t, 8> resources{};
    std::uint8_t x = 0;       ///< the number of times X is paid
    std::uint32_t flags = 0;  ///< flags that paying sets on the card itself, e.g. turned; they must be unset before
    InstructionId body{};     ///< Choose and Do instructions for the rest of the price: sacrifice, discard, ...

    bool operator==(const Cost&) const = default;
};

struct Ability {
    AbilityKind kind = AbilityKind::Played;
    Preemption preemption = Preemption::Prevent;
    /// Preempt: its controller is asked (a prevention window); Response: its controller may decline.
    bool optional = false;
    std::uint8_t zone = 0xff;  ///< the zone in which the ability works; 0xff: in play
    std::uint8_t targetCount = 0;
    std::uint16_t firstTarget = 0;  ///< see CardPool::targetsOf()
    DefinitionId definition{};      ///< the card that has it
    PatternId pattern{};
    ExpressionId condition{};  ///< "only if": when it triggers and as it resolves, or when it may be played
    ExpressionId amount{};     ///< the amount of a Preempt
    Cost cost{};
    InstructionId body{};
    std::uint16_t line = 0;

    bool operator==(const Ability&) const = default;
};

}  // namespace duelogue
