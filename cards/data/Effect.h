#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "cards/data/Id.h"

/// The effect language as data: what the loader makes of a card file, what the interpreter of a match runs, and what
/// the rules text is written from. Everything here is a plain value that refers to others by index into one CardPool.
namespace duelogue {

/// Sixty-four yes-or-no qualities of a card (types, colours, keywords); Vocabulary::traits names each bit.
using Traits = std::uint64_t;

/// Returns whether the bit at `index` is set.
[[nodiscard]] constexpr bool hasBit(std::uint64_t bits, std::size_t index) { return ((bits >> index) & 1U) != 0; }

// ---------------------------------------------------------------------------------------------------- expressions

/// What an Expression says. The comment gives the meaning of `index`, `left` and `right`.
enum class Term : std::uint8_t {
    // numbers
    Number,        ///< `number`
    X,             ///< the X chosen as the ability was played
    ThatMuch,      ///< the amount of the event, or the result of the last instruction that counted something
    Count,         ///< how many cards `left` (cards) selects
    CountPlayers,  ///< how many players `left` selects
    Figure,        ///< the figure `index` of the card `left`, as it last was where the card has left
    PlayerValue,   ///< the value `index` (Vocabulary::playerValues) of the player `left`, added up over several
    Plus,          ///< left + right
    Minus,         ///< left - right, not below zero
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
    Fact,     ///< a fact that the rulebook knows: Vocabulary::facts[index]
    // players
    You,           ///< the controller of the ability
    Others,        ///< every other player who is still in the match, in turn order
    EveryPlayer,   ///< every player in the match, the current player first
    TargetPlayer,  ///< the player chosen as target number `index`
    ControllerOf,  ///< the controller of the card left
    OwnerOf,       ///< the owner of the card left
    EventPlayer,   ///< the player to whom the event happened
    EachPlayer,    ///< the player of the innermost "for each player"
    // cards
    This,         ///< the card that has the ability
    Target,       ///< what was chosen for target `index`: a card or a player; nothing where it became illegal
    EveryTarget,  ///< all targets that are still legal
    EventCard,    ///< the card to which the event happened
    EventSource,  ///< the card that did it
    Chosen,       ///< the cards chosen by the last Choose
    NotChosen,    ///< the candidates of the last Choose that were not chosen
    Paid,         ///< the card given up as a cost (its figures as they last were)
    EachCard,     ///< the card of the innermost "for each card"
    Filtered,     ///< every card that matches the filter `filter`
    Top,          ///< the `right` (number) top cards of the ordered zone `index` of the player left, topmost first
    Both,         ///< everything that left or right selects (cards or players)
    Among,        ///< those of the cards left that match the filter `filter`, wherever they lie
    HostOf,       ///< what the card left is on, as it last was where the card has left
    PlaceOf,      ///< the place where the card left is: what it is on, and what that is on; a card on nothing: itself
    Named,        ///< cards or players that the rulebook knows: Vocabulary::names[index]
    // more numbers
    Over,      ///< left / right, rounded down; 0 where right is 0
    Sum,       ///< the figure `index` of all cards that left selects, added up
    Least,     ///< the lowest figure `index` among the cards that left selects; 0 where there are none
    Greatest,  ///< likewise the highest
    Counters,  ///< the counters `index` (Vocabulary::counters) on all cards that left selects, added up
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

/// A description of cards: "another untapped Elf you control with strength 2 or less". All parts must hold.
/// A filter with no zone means the zone where cards are in play.
///
/// "A or B" of single kinds is `any` and `tags`. Any other choice is a list of alternatives (`either`), which hold what
/// the filter itself does not say yet: "turned unit or hill with swift you control" asks here for you, and has an
/// alternative for turned units and one for hills with swift. See cards/data/Disjunction.h.
struct Filter {
    static constexpr std::uint8_t anyZone = 0xfe;

    Traits all = 0;               ///< every one of these
    Traits any = 0;               ///< at least one of these, or one of `tags`; nothing asked where both are empty
    Traits none = 0;              ///< none of these
    std::uint32_t flags = 0;      ///< every one of these flags (Vocabulary::flags: turned, ...)
    std::uint32_t notFlags = 0;   ///< none of these flags
    std::array<TagId, 4> tags{};  ///< any of these subtypes counts for `any`
    ExpressionId players{};       ///< whose: the controller in play and on the stack, the owner elsewhere; none: any
    ExpressionId related{};       ///< in the rulebook's relation to one of these (Vocabulary::relation); none: any
    std::uint8_t zone = 0xff;     ///< index into Vocabulary::zones; 0xff: in play; anyZone: wherever it lies
    std::uint8_t figure = 0;      ///< for `comparison`: of a card, or where `byCounters` a kind of counters on it
    Comparison comparison = Comparison::None;
    bool other = false;        ///< not the card that has the ability
    bool away = false;         ///< `at` must not hold
    bool deserted = false;     ///< `crowd` must not be there
    bool byCounters = false;   ///< see `figure`
    ExpressionId than{};       ///< what the figure is compared with
    ExpressionId same{};       ///< one of these cards
    ExpressionId at{};         ///< the place where it is is that of one of these cards
    ExpressionId on{};         ///< it is on one of these cards
    ExpressionId namedLike{};  ///< it has the name of one of these cards
    NameId name{};             ///< it is called so
    ExpressionId family{};     ///< its first subtype is the one of this number (Op::ChooseFamily)
    FilterId crowd{};          ///< a card like that is at it
    FilterId either{};         ///< the first alternative: one of them must hold as well. An alternative names no zone
    FilterId orElse{};         ///< of an alternative: the next one

    bool operator==(const Filter&) const = default;
};

/// A description of verbs, for what triggers on them, preempts them or responds to them. Every part that is given
/// must hold; a part that is none (0xff for bytes) is not looked at.
struct Pattern {
    std::uint8_t verb = 0xff;    ///< index into Vocabulary::verbs
    bool self = false;           ///< the card it happens to is the card that has the ability
    FilterId subject{};          ///< the card it happens to
    ExpressionId players{};      ///< the player it happens to, or who controls the card, is one of these
    bool toPlayer = false;       ///< it happens to a player, not to a card
    FilterId source{};           ///< the card that does it
    bool sourceSelf = false;     ///< the card that does it is the card that has the ability
    std::uint8_t from = 0xff;    ///< zone that the card leaves
    std::uint8_t to = 0xff;      ///< zone that the card enters
    std::uint8_t detail = 0xff;  ///< the rulebook's own detail of the verb (Vocabulary::details), e.g. a step
    FilterId onto{};             ///< the card onto which it puts something (Slot::Onto)
    ExpressionId by{};           ///< the player who does it is one of these
    std::uint64_t verbs = 0;  ///< bit v: verb v is meant, by its own name or by one that covers it (VerbWord::covers)

    bool operator==(const Pattern&) const = default;
};

// ---------------------------------------------------------------------------------------------------- instructions

enum class Op : std::uint8_t {
    Do,             ///< a verb, with the arguments below; waits until it is complete
    If,             ///< `body` where `condition` holds now, else `otherwise`
    May,            ///< asks `player`; `body` on yes, else `otherwise`; not asked where `condition` is given and false
    ForEachCard,    ///< `body` once for each of `cards`, as they are now
    ForEachPlayer,  ///< `body` once for each of `player`, in turn order from the current player
    Repeat,         ///< `body` `amount` times
    ChooseOne,      ///< `player` chooses one of the Options, chained from `body`
    Option,         ///< one branch of a ChooseOne: its own `body`; `otherwise` is the next Option
    Choose,         ///< `player` chooses from `amount` to `second` of `cards`: becomes Chosen, the rest NotChosen
    ChooseNumber,   ///< `player` chooses a number from `amount` to `second`: becomes ThatMuch
    Order,          ///< `player` puts `cards` into an order: becomes Chosen, first one first
    Unless,         ///< `body` where `player` can pay and agrees to, else `otherwise`: the price is Cost::body of
                    ///< `ability`, or `amount` of the resource `detail` (0: any kind)
    Contest,        ///< You and `player` bid up to `second` of the value `detail`, secretly or in turn; `body` where
                    ///< You bid the most
    Float,         ///< for `duration` (of `player`, where it is somebody's), the ability `ability` works: as if each of
                   ///< `cards`, as they are now, had it, or without a card. In it EachPlayer is `player`.
    ChooseFamily,  ///< `player` names one of the families (Rulebook::families): its number becomes ThatMuch
};

/// How Choose picks.
enum class Picking : std::uint8_t { ByPlayer, AtRandom };
/// Where in a zone a card is put.
enum class Place : std::uint8_t { Top, Bottom, Shuffled };

/// One instruction. `next` is what follows; none: the end of its body. The branches of If, May, Unless and Contest end
/// with the `next` of their instruction, so that whoever enters a branch need not come back. Which arguments a verb
/// takes, and under which names a card file gives them, is said by its entry in Vocabulary::verbs.
struct Instruction {
    Op op = Op::Do;
    std::uint8_t verb = 0xff;
    std::uint8_t zone = 0xff;
    std::uint8_t duration = 0;  ///< index into Vocabulary::durations
    std::uint8_t detail = 0;  ///< by the verb's slot: index into Vocabulary::details, playerValues, resources, counters
    Place place = Place::Top;
    Picking picking = Picking::ByPlayer;
    bool secret = false;  ///< Contest: the bids are hidden until all are made
    bool stays = false;   ///< Do: the ability stays on the stack until it is done, even where nothing follows
    InstructionId next{};
    InstructionId body{};
    InstructionId otherwise{};
    ExpressionId player{};   ///< who does it, or to whom; none: You
    ExpressionId subject{};  ///< the card that does it, or that a statement speaks of; none: This
    ExpressionId cards{};    ///< to what it happens (cards or players)
    ExpressionId onto{};     ///< the card onto which it puts them
    ExpressionId amount{};
    ExpressionId second{};
    ExpressionId condition{};
    AbilityId ability{};
    Traits traits = 0;
    std::uint16_t line = 0;  ///< line of the card file

    bool operator==(const Instruction&) const = default;
};

// ---------------------------------------------------------------------------------------------------- abilities

enum class AbilityKind : std::uint8_t {
    Played,     ///< what a card does as it resolves
    Triggered,  ///< whenever a verb fits the pattern
    Activated,  ///< cost: effect
    Static,     ///< holds as long as the card is where it works: each instruction of the body is a statement
    Preempt,    ///< before a verb that fits the pattern happens
    Response,   ///< negates a verb that fits the pattern
};
inline constexpr std::size_t abilityKinds = static_cast<std::size_t>(AbilityKind::Response) + 1;

/// What a Preempt does to the verb.
enum class Preemption : std::uint8_t {
    Prevent,  ///< it does not happen to that subject (with `amount`: only so much of it)
    Change,   ///< its amount becomes `amount`
    Replace,  ///< `body` happens instead
    Ahead,    ///< `body` is done first, and it happens all the same
};

/// One target (or several of the same kind) of an ability, chosen as it is played.
struct TargetSpec {
    FilterId cards{};        ///< cards that may be chosen; none: no card
    ExpressionId players{};  ///< players that may be chosen; none: no player
    std::uint8_t least = 1;
    std::uint8_t most = 1;
    ExpressionId divided{};  ///< this number is divided among them, at least one each; read with Term::ThatMuch

    bool operator==(const TargetSpec&) const = default;
};

/// A price: resources (0 is "any kind", i is Vocabulary::resources[i - 1]), and what else must be done.
struct Cost {
    std::array<std::uint8_t, 8> resources{};
    std::uint8_t x = 0;       ///< how many times X is to be paid
    std::uint32_t flags = 0;  ///< flags that paying sets on the card itself, e.g. turned; must not be set yet
    InstructionId body{};     ///< Choose and Do instructions that pay the rest: sacrifice, discard, ...

    bool operator==(const Cost&) const = default;
};

struct Ability {
    AbilityKind kind = AbilityKind::Played;
    Preemption preemption = Preemption::Prevent;
    bool optional = false;     ///< Preempt: its controller is asked (a prevention window); Response: likewise
    std::uint8_t zone = 0xff;  ///< where the card must be for the ability to work; 0xff: in play
    std::uint8_t targetCount = 0;
    std::uint16_t firstTarget = 0;  ///< see CardPool::targetsOf()
    DefinitionId definition{};      ///< the card that has it
    PatternId pattern{};
    ExpressionId condition{};  ///< "only if": when it triggers and as it resolves; when it may be played
    ExpressionId amount{};     ///< for preemption
    Cost cost{};
    InstructionId body{};
    std::uint16_t line = 0;

    bool operator==(const Ability&) const = default;
};

}  // namespace duelogue
