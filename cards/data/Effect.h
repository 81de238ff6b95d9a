#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "cards/data/Id.h"

/// The effect language as data. The loader compiles card files to it, the interpreter of a match runs it, and the rules
/// text is generated from it. All types are plain values that refer to each other by index into one CardPool.
namespace duelogue {

/// Up to 64 boolean qualities of a card (types, colors, keywords). Vocabulary::traits names each bit.
using Traits = std::uint64_t;

/// Returns whether the bit at `index` is set.
[[nodiscard]] constexpr bool hasBit(std::uint64_t bits, std::size_t index) { return ((bits >> index) & 1U) != 0; }

// ---------------------------------------------------------------------------------------------------- expressions

/// The operator of an Expression. The comments give the meaning of `index`, `left` and `right`.
enum class Term : std::uint8_t {
    // numbers
    Number,        ///< `number`
    X,             ///< the X chosen when the ability was played
    ThatMuch,      ///< the amount of the event, or the result of the last instruction that counted something
    Count,         ///< the number of cards that `left` (cards) selects
    CountPlayers,  ///< the number of players that `left` selects
    Figure,        ///< the figure `index` of the card `left`; its last known value if the card has left
    PlayerValue,   ///< the value `index` (Vocabulary::playerValues) of the player `left`; the sum for several players
    Plus,          ///< left + right
    Minus,         ///< left - right, at least zero
    Times,         ///< left * right
    HalfUp,        ///< half of left, rounded up
    // conditions
    Always,   ///< true
    Not,      ///< not left
    And,      ///< left and right
    Or,       ///< left or right
    AtLeast,  ///< number left >= number right
    More,     ///< number left > number right
    Equal,    ///< number left == number right
    Any,      ///< cards left selects at least one
    Is,       ///< the card left matches the filter `filter`
    Fact,     ///< a fact that the rulebook decides: Vocabulary::facts[index]
    // players
    You,           ///< the controller of the ability
    Others,        ///< all other players still in the match, in turn order
    EveryPlayer,   ///< all players in the match, starting with the current player
    TargetPlayer,  ///< the player chosen as target number `index`
    ControllerOf,  ///< the controller of the card left
    OwnerOf,       ///< the owner of the card left
    EventPlayer,   ///< the player affected by the event
    EachPlayer,    ///< the player of the innermost "for each player"
    // cards
    This,         ///< the card that has the ability
    Target,       ///< the card or player chosen for target `index`; empty once the target is illegal
    EveryTarget,  ///< all targets that are still legal
    EventCard,    ///< the card affected by the event
    EventSource,  ///< the card that causes the event
    Chosen,       ///< the cards chosen by the last Choose
    NotChosen,    ///< the candidates of the last Choose that were not chosen
    Paid,         ///< the card given up as a cost (its figures are last known values)
    EachCard,     ///< the card of the innermost "for each card"
    Filtered,     ///< every card that matches the filter `filter`
    Top,          ///< the `right` (number) top cards of the ordered zone `index` of the player left, topmost first
    Both,         ///< all cards or players that left or right selects
    Among,        ///< the cards of left that match the filter `filter`, in any zone
    HostOf,       ///< the host of the card left: the card that it lies on; the last known one if the card has left
    PlaceOf,      ///< the place of the card left: its outermost host, or the card itself without a host
    Named,        ///< cards or players that the rulebook names: Vocabulary::names[index]
    // more numbers
    Over,      ///< left / right, rounded down; 0 if right is 0
    Sum,       ///< the sum of the figure `index` of all cards that left selects
    Least,     ///< the lowest figure `index` among the cards that left selects; 0 if there are none
    Greatest,  ///< the highest figure `index` among the cards that left selects; 0 if there are none
    Counters,  ///< the number of counters `index` (Vocabulary::counters) on all cards that left selects
    Role,      ///< the player whose seat has the role `index` (Vocabulary::roles)
};

struct Expression {
    Term term = Term::Number;
    std::uint8_t index = 0;
    std::int16_t number = 0;
    ExpressionId left{};
    ExpressionId right{};
    FilterId filter{};

    bool operator==(const Expression&) const = default;
};

/// How a figure is compared in a filter.
enum class Comparison : std::uint8_t { None, AtMost, AtLeast, Exactly, Below };

/// A description of cards: "another untapped Elf you control with strength 2 or less". All parts must hold. A filter
/// without a zone describes cards in play.
///
/// "A or B" of single kinds is stored in `any` and `tags`. Any other choice is a list of alternatives (`either`) that
/// add to the filter itself. For "turned unit or hill with swift you control", the filter holds "you control". One
/// alternative describes turned units, the other hills with swift. See cards/data/Disjunction.h.
struct Filter {
    static constexpr std::uint8_t anyZone = 0xfe;

    Traits all = 0;               ///< all of these traits
    Traits any = 0;               ///< at least one of these traits or one of `tags`; no condition if both are empty
    Traits none = 0;              ///< none of these traits
    std::uint32_t flags = 0;      ///< all of these flags (Vocabulary::flags: turned, ...)
    std::uint32_t notFlags = 0;   ///< none of these flags
    std::array<TagId, 4> tags{};  ///< alternatives to `any`: one of these subtypes is enough
    /// The controller (in play and on the stack) or owner (elsewhere) is one of these; none: any player.
    ExpressionId players{};
    /// In the rulebook's relation to one of these players (Vocabulary::relation); none: no condition.
    ExpressionId related{};
    std::uint8_t zone = 0xff;  ///< index into Vocabulary::zones; 0xff: in play; anyZone: any zone
    std::uint8_t figure = 0;   ///< index of the compared figure, or of the kind of counters if `byCounters`
    Comparison comparison = Comparison::None;
    bool other = false;        ///< the card that has the ability is excluded
    bool away = false;         ///< negates `at`
    bool deserted = false;     ///< negates `crowd`
    bool byCounters = false;   ///< see `figure`
    ExpressionId than{};       ///< the number that the figure is compared with
    ExpressionId same{};       ///< the card is one of these
    ExpressionId at{};         ///< the card is at the place of one of these cards
    ExpressionId on{};         ///< the card lies on one of these cards
    ExpressionId namedLike{};  ///< the card has the name of one of these cards
    NameId name{};             ///< the card has this name
    ExpressionId family{};     ///< the first subtype is the family with this number (Op::ChooseFamily)
    FilterId crowd{};          ///< a card that matches this filter is at the card
    FilterId either{};  ///< the first alternative, of which one must match in addition; alternatives name no zone
    FilterId orElse{};  ///< in an alternative: the next alternative

    bool operator==(const Filter&) const = default;
};

/// A description of verbs, for abilities that trigger on, preempt or respond to them. All given parts must match. Unset
/// parts (none, or 0xff for bytes) are ignored.
struct Pattern {
    std::uint8_t verb = 0xff;    ///< index into Vocabulary::verbs
    bool self = false;           ///< the affected card is the card that has the ability
    FilterId subject{};          ///< the affected card
    ExpressionId players{};      ///< the affected player, or the controller of the affected card, is one of these
    bool toPlayer = false;       ///< the verb affects a player, not a card
    FilterId source{};           ///< the card that causes the verb
    bool sourceSelf = false;     ///< the card that causes the verb is the card that has the ability
    std::uint8_t from = 0xff;    ///< the zone that the card leaves
    std::uint8_t to = 0xff;      ///< the zone that the card enters
    std::uint8_t detail = 0xff;  ///< the rulebook's own detail of the verb (Vocabulary::details), e.g. a step
    FilterId onto{};             ///< the card that receives the subject (Slot::Onto)
    ExpressionId by{};           ///< the player who causes the verb is one of these
    std::uint64_t verbs = 0;     ///< bit v: verb v matches, by its own name or by one that covers it (VerbWord::covers)

    bool operator==(const Pattern&) const = default;
};

// ---------------------------------------------------------------------------------------------------- instructions

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
