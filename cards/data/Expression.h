#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "cards/data/Id.h"

/// The expressions, filters and patterns of the effect language: see Effect.h.
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
    // cards as printed
    PrintNamed,   ///< the card with the name in the filter `filter`
    PrintOf,      ///< the print of the card left, if every player knows it
    PrintChosen,  ///< the card that was named last (Op::ChooseName): its number is ThatMuch
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

}  // namespace duelogue
