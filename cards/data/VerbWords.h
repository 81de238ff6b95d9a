#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cards/data/Effect.h"

namespace duelogue {

/// The argument of an instruction that a parameter of a verb sets.
enum class Slot : std::uint8_t {
    Player,
    Cards,
    Amount,
    Second,
    TraitSet,
    Zone,
    Place,
    Duration,
    Subject,   ///< Instruction::subject
    Detail,    ///< Instruction::detail, an index into Vocabulary::details
    Value,     ///< Instruction::detail, an index into Vocabulary::playerValues
    Resource,  ///< Instruction::detail, an index into Cost::resources
    Counter,   ///< Instruction::detail, an index into Vocabulary::counters
    Onto,      ///< Instruction::onto, a card
    Print,     ///< Instruction::print, a card as printed
};

/// Returns true if card files write the argument right after the verb: "gain points: 3". This applies to details,
/// values, resources and kinds of counters.
[[nodiscard]] constexpr bool standsBehindVerb(Slot slot) {
    return slot == Slot::Detail || slot == Slot::Value || slot == Slot::Resource || slot == Slot::Counter;
}

/// A named argument of a verb in a card file. The name of the first argument may be left out.
struct Parameter {
    std::string name{};
    Slot slot = Slot::Amount;
    bool required = true;
    bool players = false;    ///< Slot::Cards: the argument may be players
    bool isChange = false;   ///< Slot::Amount and Slot::Second: the number may be negative, "-200"
    Traits to = 0;           ///< slots of cards: the verb affects only cards with one of these; 0: any
    std::uint64_t among{};   ///< bit i: word i of the slot's list is allowed; 0: all words
    std::uint32_t from = 0;  ///< Slot::Onto, bits of zones: the card must be in one of these; 0: any zone
    std::string formerly{};  ///< an earlier name, which card files can still use; may be empty
};

/// A verb, or a statement that a static ability or a continuous effect makes ("can't retreat").
///
/// `text` is English, with the parameters' names in braces:
///     {to}             the argument as a noun phrase: "target unit", "all units", "3"
///     {to/each}        with "each" instead of "all": "each unit"
///     {by/plain}       without "each" or "all": "units"
///     {cards/zone}     the name of the zone for all its cards: "your hand"
///     {cards/from}     with "from" before the zone: "a unit card from your hand"
///     {player/of}      the possessive: "your", "each player's"
///     {card|a unit}    the text after the bar if the argument is missing
///     {cards:get}      the subject of the sentence with its verb, which agrees: "target unit gets", "you get"; the
///                      verb may be missing: "{cards:} can't retreat"
///     {player?draw}    the same, but without "you": "draw", "each player draws"
///     {:gain}          a further verb of the same subject
///     {amount#card|cards}   a number with its noun: "a card", "two cards", "X cards"; with "#=": "one card",
///                      with "#<": "one card", "up to two cards"
///     {+power}         a number with its sign
///     {power~gain|lose}     a number with the verb for its sign: "gains 3", "loses 3"; a repeated verb is left out
///     {cards/it}       the pronoun: "it", "them"
///     {cards/that}     by its kind instead of "it": "that unit"
///     {cards/one/from} with "a" and with "from" before the zone
///     {for/before}     the duration as it begins a sentence: "this turn"
///     [ ... ]          left out if all arguments named in it are missing; "]&[" puts "and" between two present ones
/// The default player is You. The default subject (Slot::Subject) is the card itself.
struct VerbWord {
    /// How an ability can intercept an event before it happens: prevent it, only run something first (the event still
    /// happens), or not at all. tst_stopping tests every event.
    enum class Before : std::uint8_t { Anything, First, Nothing };
    std::string word{};  ///< "hurt"
    std::vector<Parameter> parameters{};
    std::string text{};
    std::string ofThis{};            ///< the variant about the card itself as a price or after one; may be empty
    std::string computed{};          ///< the variant for a computed amount: "... equal to {amount}"; may be empty
    std::string inPlay{};            ///< the variant for cards in play; may be empty
    std::string asPrice{};           ///< the variant for a price: "pay {amount} {value}"; may be empty
    std::string noun{};              ///< the preventable part of the event: "damage"; may be empty
    std::string participle{};        ///< "hurt", "discarded": describes the cards afterwards
    std::string taken{};             ///< `text` for a player's value with Word::isTaken; may be empty
    std::uint8_t chosenFrom = 0xff;  ///< zone: "2 cards" means that `player` chooses two of their own cards there
    std::uint8_t happensIn = 0xff;   ///< zone: as part of an ability, the verb affects only cards there
    std::uint32_t from = 0;          ///< bits of zones: the verb affects only cards in one of these; 0: any zone
    std::uint8_t ofRole = 0xff;      ///< the verb affects only the player with this role
    bool comes = false;              ///< the verb brings its cards into play from elsewhere
    std::uint64_t thereFor = 0;      ///< exceptions to `comes`: bit d is set if cards are already in play with detail d
    bool entering = false;   ///< as part of an event before a card enters play, it says how the card enters: turned
    bool takesAway = false;  ///< the verb takes the affected cards away from their zone
    bool statement = false;
    bool searches = false;  ///< a statement whose cards a player may look through; they may be hidden
    bool byRules = false;   ///< only the rules execute it: cards can have events on it, but not instructions
    bool anywhere = false;  ///< its events cover cards in all zones, not only those in play
    Before before = Before::Anything;
    bool ofCards = false;      ///< a printed statement that has no effect if it is created for a duration
    bool staysWith = false;    ///< its effect lasts while the card that causes it is in play
    std::uint64_t covers = 0;  ///< bit v: a card's event on this verb also matches verb v
    std::uint64_t begins = 0;  ///< bits of durations that begin with the verb: rules text mentions the verb first
    std::string meaning{};     ///< one line for card authors
};

/// A short name for a pattern: "enters" is a move of the card itself to the zone in play.
struct EventWord {
    /// The subject of the event: the meaning of a plain value in a card file, and the subject of the sentence.
    enum class About : std::uint8_t { Card, Player, Source, Doer };
    std::string word{};
    Pattern pattern{};  ///< verb, zones and detail; the card file adds its own conditions
    About about = About::Card;
    std::string opening{};  ///< "when", "whenever" or "at"
    /// Text as in VerbWord::text, with {card}, {player}, {source} and {by}, the player who causes the event:
    /// "{card:enter}". A noun can replace a missing argument: "{source|something:hurt}". Card files can name the player
    /// who causes the event only if the text contains {by}. The word of a role stands for its player: "{keeper:score}".
    /// {at} is the card that receives the subject: "here", "a unit", or "on a unit" as "[ {at}]".
    std::string text{};
    std::string meaning{};
    bool heading = false;  ///< the event's effect follows a colon: "Reward: Draw a card."
    std::string label{};   ///< the same for an event of the card itself: "WAKE", for "WAKE: Draw a card."; may be empty
    bool isMoment = false;  ///< happens once at a time that all players know, so `opening` is never "whenever"
};

}  // namespace duelogue
