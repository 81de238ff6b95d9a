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
};

/// A quality of a card: one bit of Traits. In games with resources, the cost determines the color. In games without
/// them, the type line names it.
struct TraitWord {
    /// Standing is given by the rules according to the card's position and never printed.
    enum class Group : std::uint8_t { Type, Supertype, Colour, Keyword, Standing };
    std::string word{};    ///< the word in card files and rules text: "unit", "swift"
    std::string plural{};  ///< "units"; the same as `word` for keywords
    Group group = Group::Type;
    std::string reminder{};  ///< the meaning of a keyword in our own words; may be empty
    /// The figures that cards of this type have (indices into Vocabulary::figures), in this order.
    std::vector<std::uint8_t> figures{};
    bool staysInPlay = false;     ///< a card of this type enters play and stays, so it has no effect when it resolves
    bool waits = false;           ///< a card of this type that does not stay is used once, when its event happens
    bool clings = false;          ///< a card of this type is put onto its target and needs no other effect on it
    bool passes = false;          ///< a card of this type that does not stay leaves once it is done
    Traits beside = 0;            ///< a card with this trait must have one of these; 0: no condition
    Traits against = 0;           ///< traits that exclude this one
    Traits hosts = 0;             ///< such a card can be put only onto cards with one of these; 0: any card
    std::uint32_t hostsLack = 0;  ///< the host must have none of these flags
    bool fixed = false;           ///< cards of this type have no chosen X
    bool unplayed = false;        ///< cards of this type have neither price nor condition
    std::string onCards{};        ///< the line of rules text; if empty, a keyword has its word, and others have none
    std::string one{};            ///< for a noun without a plural: one such card, "piece of ore"; else empty
    std::string hereText{};       ///< rules text for "here" after this noun: "on this hill"; empty: "here"
    std::string paidTo{};         ///< the verb of an additional cost: "to raise this unit"; may be empty
    bool isNoun = false;          ///< a supertype that is a noun if no type follows: "each scout you control"
    bool isName = false;          ///< rules text capitalizes the word: "Spark" instead of "spark"
};

/// A boolean state of a card in play.
struct FlagWord {
    std::string word{};      ///< "turned"
    std::string opposite{};  ///< "unturned"; may be empty
    std::string cost{};      ///< "turn", if a cost can set the flag; else empty
    std::string meaning{};
    /// The limit of an ability that needs the flag unset and sets it: "once each turn". Rules text then mentions
    /// neither the flag nor its verb. Empty for flags that players see.
    std::string limit{};
    std::string limitVerb{};  ///< the verb that sets such a flag
    std::string firstTime{};  ///< the limit before an event: "the first time each turn"; may be empty
    std::string was{};        ///< the condition in rules text: "was used in this battle"; empty: "is" and the word
    std::string negated{};    ///< follows "is" instead of `opposite`: "not turned by this storm"; may be empty
};

/// Texts about a zone. {owner/hand} is the owner with that word, "your hand" or "their owners' hands". {cards} stands
/// for the cards; {player?put} works as in VerbWord::text.
struct ZoneText {
    std::string in{};        ///< "in {owner/hand}"
    std::string from{};      ///< "from {owner/hand}"
    std::string top{};       ///< "{player?put} {cards} on top of {owner/deck}"; empty if effects never put cards there
    std::string bottom{};    ///< may be empty if cards never go there
    std::string shuffled{};  ///< "{player?shuffle} {cards} into {owner/deck}"; may be empty
    std::string back{};      ///< for cards that all players could already see: "{player?return} ..."; may be empty
};

struct ZoneWord {
    enum class Seen : std::uint8_t { ByAll, ByOwner, ByNobody };
    std::string word{};       ///< "hand"
    Seen seen = Seen::ByAll;  ///< the players who may look at its cards
    bool ordered = false;     ///< its order matters and must not change (a deck)
    bool shared = false;      ///< its cards are in play and have a controller
    bool ofTable = false;     ///< the zone exists once and has no owner
    bool waiting = false;     ///< cards wait here to resolve; effects cannot put other cards here
    bool stateless = false;   ///< its cards have no flags, which belong to cards in play
    Traits never = 0;         ///< cards with one of these never enter it
    Traits admits = 0;        ///< effects can put only cards with one of these here; 0: any card
    std::string noun{};       ///< the noun for its cards, if not "card"
    std::string plural{};
    /// The name of the zone for each role, if roles have their own names. A capitalized name is used without an owner:
    /// "Vault".
    std::vector<std::string> ofRole{};
    ZoneText text{};
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

/// A plain word with its text: facts, details, values.
struct Word {
    std::string word{};
    std::string text{};          ///< the text in rules text; a fact is a sentence: "it is your turn"
    std::string meaning{};       ///< one line for card authors
    std::uint8_t ofRole = 0xff;  ///< only the player with this role has the value
    bool byRules = false;        ///< only the rules change the value
    std::string unit{};          ///< a value that is compared as "you have at least 2 coins": "coin|coins"
    std::string during{};        ///< a fact after "only": "during a battle"; if empty, "if" and the text
    std::string implied{};       ///< a fact that a text with these words already implies: "the attacked unit"
    /// A fact about the card of the event: its noun in the event's text, "a battle", and the narrower noun, "a won
    /// battle". The condition is then not mentioned.
    std::string broad{};
    std::string narrow{};
};

/// A sentence for the comparison of a player's value with a number: "you have drawn no card this turn".
struct ComparisonWord {
    std::uint8_t value = 0;  ///< index into Vocabulary::playerValues
    Term term = Term::Equal;
    int number = 0;
    std::string text{};  ///< with {player:have} for the player and a verb
};

/// The labels of abilities, for games that print them.
struct LabelWords {
    std::string lasting{};  ///< "Lasting" for static and triggered abilities and those that intercept events
    std::string used{};     ///< "Skill" for activated abilities with the condition `usedIf`
    std::string special{};  ///< "Extra" for all other activated abilities, other zones, and triggers on `special` verbs
    std::uint8_t usedIf = 0xff;      ///< index into Vocabulary::facts
    std::uint64_t specialVerbs = 0;  ///< bits of verbs
};

/// A figure of cards. Several figures may share a slot if no card has two of them; the first one names the slot.
struct FigureWord {
    std::string word{};
    std::string text{};
    std::string meaning{};
    std::uint8_t slot = 0;  ///< index into Characteristics::figures
};

/// A kind of counters on cards.
struct CounterWord {
    std::string word{};     ///< "virus", the word after a verb
    std::string text{};     ///< "virus counter"
    std::string plural{};   ///< "virus counters", also in phrases of card files
    std::string meaning{};  ///< one line for card authors
};

/// The role of a seat for the whole match, in games with different seats.
struct RoleWord {
    std::string word{};     ///< "keeper"
    std::string text{};     ///< in rules text, with its article: "the Keeper"
    Traits traits = 0;      ///< the traits of its cards, which no other role's cards have
    std::string meaning{};  ///< one line for card authors
};

/// Cards or players that the rulebook currently knows by a name: "winner".
struct NameWord {
    std::string word{};
    std::string text{};     ///< in rules text, with its article: "the winner"
    std::string meaning{};  ///< one line for card authors
    bool players = false;   ///< the name stands for players, not cards
    Traits traits = 0;      ///< traits that every such card has
    bool several = false;   ///< the name may stand for more than one
};

/// The duration of an effect.
struct DurationWord {
    std::string word{};  ///< "this turn", "next turn"
    /// The text at the end of a sentence: "until end of turn"; {player} is the possessive, "your".
    std::string behind{};
    std::string before{};   ///< the text at the beginning of a sentence: "this turn", "during {player} next turn"
    bool ofPlayer = false;  ///< the duration belongs to a player: a card file says "your next turn"
    std::string meaning{};
    /// The end of "the next time ... during this battle", for triggered abilities with this duration; may be empty.
    std::string nextTime{};
    std::string turn{};  ///< the turn that the effect lasts for, "next turn"; empty for other durations
};

/// A name for players beyond the language's own: "rival" in a two-player game.
struct PlayerWord {
    std::string word{};
    std::string plural{};
    Term term = Term::Others;
    std::string only{};    ///< the text for the only such player, in games that have just one; may be empty
    bool several = false;  ///< the name may stand for several players
};

/// A kind of resource that pays costs.
struct ResourceWord {
    std::string symbol{};  ///< one upper-case letter except X, used in costs
    std::string text{};    ///< the text in rules text
    Traits traits = 0;     ///< the traits that its symbol in a cost gives to a card (its color)
};

/// The manner in which the players of a game write its rules text.
struct TextStyle {
    std::string extraCost = "As an additional cost";
    std::string playOn{};                ///< begins "Play on a unit."; if empty, `play` and "on"
    std::string playInto{};              ///< the same for a card that is a place; if empty, `playOn`
    std::string target = "target";       ///< precedes a target; empty: "choose a unit" or "destroy a unit"
    std::string non = "non";             ///< the prefix of a trait that cards lack
    std::string everyTime = "whenever";  ///< begins an event that can happen again
    std::string atMost = "{figure} {number} or less";
    std::string atLeast = "{figure} {number} or more";
    std::string exactly = "{figure} {number}";
    bool digits = false;         ///< "draw 2 cards" instead of "draw two cards"
    bool oneInDigits = false;    ///< "destroy 1 unit" instead of "destroy a unit"
    bool namesKinds = false;     ///< "that unit" instead of "that card" for the card of an event
    bool figuresFirst = false;   ///< "unit of power 2 or less you control" instead of "unit with power 2 or less"
    bool quotesNames = false;    ///< names of cards have quotation marks
    bool typesAreCards = false;  ///< cards outside play are called by their type: "unit", not "unit card"
    bool targetsFirst = false;   ///< an effect begins with its targets: "Target 1 unit and destroy it."
};

/// All words of one game that a card file may use. A rulebook creates one vocabulary, and the core's verbs come first
/// in it. Limits: 64 traits, 32 flags, 64 verbs, 7 resources, maxFigures slots for figures and 8 kinds of counters.
struct Vocabulary {
    std::string game{};
    std::vector<TraitWord> traits;  ///< index = bit
    std::vector<FlagWord> flags;    ///< index = bit
    std::vector<FigureWord> figures;
    std::vector<Word> playerValues;
    std::vector<CounterWord> counters;  ///< stored at the beginning of Card::values
    std::vector<ResourceWord> resources;
    std::string anyResource{};  ///< "any kind" in rules text: "2 energy"
    /// Rules text writes prices with the resources' texts, not their symbols: "spark, 1 energy".
    bool pricesInWords = false;
    bool playsAreFree = false;  ///< playing a card costs nothing
    bool oneType = false;       ///< no card has two printed types
    bool oneSubtype = false;    ///< a card has at most one subtype, which may consist of several words: "Winged Beast"
    std::vector<ZoneWord> zones;
    std::uint8_t inPlay = 0;  ///< the default zone
    std::vector<VerbWord> verbs;
    std::vector<EventWord> events;
    std::vector<DurationWord> durations;
    std::vector<Word> facts;
    std::vector<Word> details;
    std::vector<PlayerWord> players;
    std::vector<RoleWord> roles;        ///< index = seat; empty: all seats are alike
    std::vector<std::string> rarities;  ///< the rarities that a card file may name; empty: any text
    std::vector<NameWord> names;
    std::string family{};          ///< the word for the first subtype of a card; may be empty
    std::uint8_t place = 0xff;     ///< the trait of cards that are places and hold other cards; 0xff: no such trait
    std::string bearer{};          ///< the word for a card's host: "equipped"; empty: "this"
    std::string relation{};        ///< the word for Filter::related; may be empty
    bool relationIsPlain = false;  ///< rules text omits the relation if it describes the cards in another way
    std::string noPrice = "0";     ///< the price of an ability without cost: "0: Draw a card"
    std::string relationText{};    ///< `relation` in rules text: "you can raise"; empty: `relation` and the player
    std::vector<ComparisonWord> comparisons;
    LabelWords labels{};
    std::string play = "Play this";  ///< begins "Play this only if ..." on a card
    std::string use = "Use this";    ///< begins the same sentence on an ability
    TextStyle style{};
};

/// Returns true if a card file can name the player who causes the event.
[[nodiscard]] inline bool namesDoer(const EventWord& event) { return event.text.find("{by") != std::string::npos; }
[[nodiscard]] inline bool namesDoer(const Vocabulary& words) {
    return std::ranges::any_of(words.events, [](const EventWord& event) { return namesDoer(event); });
}

/// Returns true if the expression may stand for several players, each of whom is then asked separately.
[[nodiscard]] inline bool areSeveral(const Vocabulary& words, const Expression& players) {
    if (players.term == Term::Named) return words.names[players.index].several;
    return std::ranges::any_of(words.players, [&](const PlayerWord& word) {
        return word.several && (players.term == word.term || players.term == Term::EveryPlayer);
    });
}

/// Returns the index of a word in one of the lists above, or nullopt.
template <class Words>
[[nodiscard]] std::optional<std::uint8_t> indexOf(const Words& words, std::string_view word) {
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i].word == word) return static_cast<std::uint8_t>(i);
    }
    return std::nullopt;
}

/// Returns the traits of cards that the verb can affect: one of these is enough; 0 means any card.
[[nodiscard]] inline Traits sufferersOf(const VerbWord& verb) {
    const auto cards = std::ranges::find(verb.parameters, Slot::Cards, &Parameter::slot);
    return cards == verb.parameters.end() ? 0 : cards->to;
}

/// Returns true if cards with these traits are played onto a target.
[[nodiscard]] inline bool clings(const Vocabulary& words, Traits traits) {
    for (std::size_t i = 0; i < words.traits.size(); ++i) {
        if (words.traits[i].clings && ((traits >> i) & 1U) != 0) return true;
    }
    return false;
}

/// Returns the figures of cards with these traits, as indices into Vocabulary::figures, or nullptr.
[[nodiscard]] inline const std::vector<std::uint8_t>* figuresOf(const Vocabulary& words, Traits traits) {
    for (std::size_t i = 0; i < words.traits.size(); ++i) {
        if (((traits >> i) & 1U) != 0 && !words.traits[i].figures.empty()) return &words.traits[i].figures;
    }
    return nullptr;
}

/// Returns the types of cards that have the figure.
[[nodiscard]] inline Traits traitsWith(const Vocabulary& words, std::size_t figure) {
    Traits found = 0;
    for (std::size_t i = 0; i < words.traits.size(); ++i) {
        const auto& figures = words.traits[i].figures;
        if (std::find(figures.begin(), figures.end(), figure) != figures.end()) found |= Traits{1} << i;
    }
    return found;
}

}  // namespace duelogue
