#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cards/data/Effect.h"

namespace duelogue {

/// The argument of an instruction that a parameter of a verb fills.
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
    Resource,  ///< Instruction::detail, a resource as Cost counts them
    Counter,   ///< Instruction::detail, an index into Vocabulary::counters
    Onto,      ///< Instruction::onto, a card
};
/// A detail, a value, a resource or a kind of counters is written right behind the verb: "gain points: 3".
[[nodiscard]] constexpr bool standsBehindVerb(Slot slot) {
    return slot == Slot::Detail || slot == Slot::Value || slot == Slot::Resource || slot == Slot::Counter;
}

/// A named argument of a verb in a card file. The first one may be given without its name.
struct Parameter {
    std::string name{};
    Slot slot = Slot::Amount;
    bool required = true;
    bool players = false;    ///< Slot::Cards: players may stand there as well
    bool isChange = false;   ///< Slot::Amount and Slot::Second: a number with a minus may stand there, "-200"
    Traits to = 0;           ///< of a slot of cards: it happens to cards with one of these alone; 0: to any
    std::uint64_t among{};   ///< of its list of words, bit i: word i may stand there; 0: any
    std::uint32_t from = 0;  ///< Slot::Onto, bits of zones: the card lies in one of these; 0: in any
};

/// A quality of a card: one bit of Traits. Where the game has resources, its colours are those of the cost; where it
/// has none, they are written in the line of types.
struct TraitWord {
    /// Standing is what the rules give to a card by how it lies: no card has it printed.
    enum class Group : std::uint8_t { Type, Supertype, Colour, Keyword, Standing };
    std::string word{};    ///< as written in a card file and in rules text: "unit", "swift"
    std::string plural{};  ///< "units"; for keywords the same as `word`
    Group group = Group::Type;
    std::string reminder{};               ///< what a keyword means, in our words; may be empty
    std::vector<std::uint8_t> figures{};  ///< a card of this type gives these (Vocabulary::figures), in this order
    bool staysInPlay = false;     ///< a card of this type comes into play and stays: nothing happens as it resolves
    bool waits = false;           ///< a card of this type that does not stay is used once, at the moment it waits for
    bool clings = false;          ///< such a card is played on something, its target: it need not do anything to that
    bool passes = false;          ///< a card of this type that does not stay is gone once it is done
    Traits beside = 0;            ///< a card that has it has one of these as well; 0: any card may have it
    Traits against = 0;           ///< no card that has it has one of these
    Traits hosts = 0;             ///< such a card is put on a card with one of these alone; 0: on any
    std::uint32_t hostsLack = 0;  ///< and on one in none of these states (flags)
    bool fixed = false;           ///< for a card of this type no X is chosen
    bool unplayed = false;  ///< nothing is asked or paid for a card of this type: it has no price and no condition
    std::string onCards{};  ///< the line of rules text for a keyword; empty: the word itself
};

/// A yes-or-no state of a card in play.
struct FlagWord {
    std::string word{};      ///< "turned"
    std::string opposite{};  ///< "unturned"; may be empty
    std::string cost{};      ///< "turn", where a cost can be to set it; else empty
    std::string meaning{};
};

/// Texts about a zone. {owner/hand} is whose it is with that word, "your hand" or "their owners' hands"; {cards} what
/// is meant; {player?put} as in VerbWord::text.
struct ZoneText {
    std::string in{};        ///< "in {owner/hand}"
    std::string from{};      ///< "from {owner/hand}"
    std::string top{};       ///< "{player?put} {cards} on top of {owner/deck}"; empty where no effect puts cards
    std::string bottom{};    ///< may be empty where cards never go there
    std::string shuffled{};  ///< "{player?shuffle} {cards} into {owner/deck}"; may be empty
    std::string back{};      ///< for cards that everybody could see before: "{player?return} ..."; or empty
};

struct ZoneWord {
    enum class Seen : std::uint8_t { ByAll, ByOwner, ByNobody };
    std::string word{};       ///< "hand"
    Seen seen = Seen::ByAll;  ///< who may look at the cards in it
    bool ordered = false;     ///< its order matters and nobody may change it (a deck)
    bool shared = false;      ///< cards in it are in play: they have a controller
    bool ofTable = false;     ///< nobody's: it is there once, and not at each seat
    bool waiting = false;     ///< cards lie in it while they wait to resolve: nothing else can be put there
    bool stateless = false;   ///< cards in it have no states: those are of cards in play
    Traits never = 0;         ///< no card with one of these lies here
    Traits admits = 0;        ///< only a card with one of these can be put here by an effect; 0: any
    std::string noun{};       ///< what a card in it is called, if not "card"
    std::string plural{};
    /// What it is called at the seat of each role, where they call it by names of their own. One with a capital goes
    /// without an owner: "Vault".
    std::vector<std::string> ofRole{};
    ZoneText text{};
};

/// A verb, or a statement that a static ability or a floating effect makes ("can't retreat").
///
/// `text` is English, with the parameters' names in braces:
///     {to}             what the argument is called: "target unit", "all units", "3"
///     {to/each}        with "each" instead of "all": "each unit"
///     {by/plain}       with neither: "units"
///     {cards/zone}     all that is in one place by the place's name: "your hand"
///     {cards/from}     with "from" before the place: "a unit card from your hand"
///     {player/of}      whose: "your", "each player's"
///     {card|a unit}    what stands behind the bar where the argument is not given
///     {cards:get}      as the subject of its sentence, with the verb that agrees: "target unit gets", "you get"; the
///                      verb may be missing: "{cards:} can't retreat"
///     {player?draw}    likewise, but "you" is left out: "draw", "each player draws"
///     {:gain}          a further verb of the same subject
///     {amount#card|cards}   that many, counted in words: "a card", "two cards", "X cards"; with "#=": "one card",
///                      with "#<": "one card", "up to two cards"
///     {+power}         a number with its sign
///     [ ... ]          left out where no argument named in it is given; "]&[" puts "and" between two that are there
/// A player who is not given is You; a subject (Slot::Subject) who is not given is the card itself.
struct VerbWord {
    /// How far an ability can meddle with an event before it happens: stop it, only do something first (the event comes
    /// all the same), or not at all. tst_stopping tries every event.
    enum class Before : std::uint8_t { Anything, First, Nothing };
    std::string word{};  ///< "hurt"
    std::vector<Parameter> parameters{};
    std::string text{};
    std::string computed{};          ///< the same where the amount is worked out: "... equal to {amount}"; or empty
    std::string noun{};              ///< what happens, where it can be prevented: "damage"; or empty
    std::string participle{};        ///< "hurt", "discarded": what the cards are afterwards
    std::uint8_t chosenFrom = 0xff;  ///< zone: "2 cards" means that `player` chooses so many of their own from there
    std::uint8_t happensIn = 0xff;   ///< zone: where an ability does it, it happens only to cards that lie there
    std::uint32_t from = 0;          ///< bits of zones: it happens only to cards that lie in one of these; 0: in any
    std::uint8_t ofRole = 0xff;      ///< it happens only to the player at the seat of this role
    bool comes = false;              ///< its cards come into play by it, and are not there before
    std::uint64_t thereFor = 0;      ///< but for these details (bit d: detail d), with which they are there already
    bool entering = false;           ///< done ahead of a card's coming into play, it is how the card comes: turned
    bool takesAway = false;          ///< the cards to which it happens don't lie where they lay any more
    bool statement = false;
    bool searches = false;  ///< a statement whose cards a player may look through: they may be hidden
    bool byRules = false;   ///< only the rules do it: a card can have events with it, but no instruction
    bool anywhere = false;  ///< an event with it speaks of cards wherever they lie, not of cards in play alone
    Before before = Before::Anything;
    bool ofCards = false;  ///< a statement that counts where a card has it printed, and not where it is made for a time
    bool staysWith = false;    ///< what it does lasts as long as the card that does it is in play
    std::uint64_t covers = 0;  ///< bit v: an event with this verb is one with verb v as well
    std::string meaning{};     ///< a line for makers of cards
};

/// A short name for a pattern: "enters" is a move of the card itself to the zone in play.
struct EventWord {
    /// Of what a plain value in a card file speaks, and the event's sentence.
    enum class About : std::uint8_t { Card, Player, Source, Doer };
    std::string word{};
    Pattern pattern{};  ///< verb, zones and detail; what the card file says is added to it
    About about = About::Card;
    std::string opening{};  ///< "when", "whenever" or "at"
    /// As VerbWord::text, of {card}, {player}, {source} and {by}, who does it: "{card:enter}", and with a noun that
    /// stands in: "{source|something:hurt}". Only with {by} can a card file say who does it. A role's word is who has
    /// it: "{keeper:score}". {at} is onto which card: "here", "a unit", and "on a unit" as "[ {at}]".
    std::string text{};
    std::string meaning{};
    bool heading = false;  ///< what comes of it stands behind a colon: "Reward: Draw a card."
};

/// A plain word with a sentence: facts, details, figures, values.
struct Word {
    std::string word{};
    std::string text{};          ///< as it reads in rules text; a fact as a sentence: "it is your turn"
    std::string meaning{};       ///< a line for makers of cards
    std::uint8_t ofRole = 0xff;  ///< a value that only the player at the seat of this role has
    bool byRules = false;        ///< a value that only the rules change
};

/// A figure of cards. Several may share a slot where no card has both of them; the first one names it.
struct FigureWord {
    std::string word{};
    std::string text{};
    std::string meaning{};
    std::uint8_t slot = 0;  ///< index into Look::figures
};

/// A kind of counters that lie on cards.
struct CounterWord {
    std::string word{};     ///< "virus", as a verb has it behind it
    std::string text{};     ///< "virus counter"
    std::string plural{};   ///< "virus counters"; so they are called in phrases as well
    std::string meaning{};  ///< a line for makers of cards
};

/// What a seat is throughout the match, where the seats of a game are not alike.
struct RoleWord {
    std::string word{};     ///< "keeper"
    std::string text{};     ///< in rules text, with its article: "the Keeper"
    Traits traits = 0;      ///< what its cards are, and no others
    std::string meaning{};  ///< a line for makers of cards
};

/// Cards or players that the rulebook knows by a name, as it is now: "winner".
struct NameWord {
    std::string word{};
    std::string text{};     ///< in rules text, with its article: "the winner"
    std::string meaning{};  ///< a line for makers of cards
    bool players = false;   ///< it names players, not a card
    Traits traits = 0;      ///< what such a card is in any case
    bool several = false;   ///< it may name more than one
};

/// How long an effect lasts.
struct DurationWord {
    std::string word{};     ///< "this turn", "next turn"
    std::string behind{};   ///< at the end of a sentence: "until end of turn"; {player} is whose, "your"
    std::string before{};   ///< at its beginning: "this turn", "during {player} next turn"
    bool ofPlayer = false;  ///< somebody's: a card file says "your next turn"
    std::string meaning{};
};

/// A name for players beyond the language's own: "rival" in a game for two.
struct PlayerWord {
    std::string word{};
    std::string plural{};
    Term term = Term::Others;
    std::string only{};    ///< how texts speak of the one there is, where there is never more than one; or empty
    bool several = false;  ///< there may be more than one of them
};

/// A kind of resource that costs are paid with.
struct ResourceWord {
    std::string symbol{};  ///< one upper-case letter other than X, as in costs
    std::string text{};    ///< as it reads in rules text
    Traits traits = 0;     ///< what a card is because its cost has the symbol (its colour)
};

/// All the words of one game that a card file may use. A rulebook makes one; the core's verbs come first in it.
/// At most 64 traits, 32 flags, 64 verbs, 7 resources, figures in maxFigures slots and eight kinds of counters.
struct Vocabulary {
    std::string game{};
    std::vector<TraitWord> traits;  ///< index = bit
    std::vector<FlagWord> flags;    ///< index = bit
    std::vector<FigureWord> figures;
    std::vector<Word> playerValues;
    std::vector<CounterWord> counters;  ///< the first of Card::values
    std::vector<ResourceWord> resources;
    std::string anyResource{};  ///< "any kind" in rules text: "2 energy"
    /// In rules text prices have the resources' texts, not their symbols: "spark, 1 energy".
    bool pricesInWords = false;
    bool playsAreFree = false;  ///< nothing is paid for playing a card
    bool oneType = false;       ///< no card is printed with two types
    bool oneSubtype = false;    ///< a card has one subtype at most, which may have several words: "Winged Beast"
    std::vector<ZoneWord> zones;
    std::uint8_t inPlay = 0;  ///< the zone that is meant where none is said
    std::vector<VerbWord> verbs;
    std::vector<EventWord> events;
    std::vector<DurationWord> durations;
    std::vector<Word> facts;
    std::vector<Word> details;
    std::vector<PlayerWord> players;
    std::vector<RoleWord> roles;        ///< index = seat; none: all seats are alike
    std::vector<std::string> rarities;  ///< what a card file may say; empty: anything
    std::vector<NameWord> names;
    std::string family{};            ///< what the first subtype of a card is called; may be empty
    std::uint8_t place = 0xff;       ///< the trait of cards that are places, at which others lie; 0xff: none
    std::string bearer{};            ///< "equipped": what a card is called by one that lies on it; empty: "this"
    std::string relation{};          ///< the word for Filter::related; may be empty
    bool relationIsPlain = false;    ///< it goes without saying where anything else is said of the cards
    std::string noPrice = "0";       ///< stands where an ability costs nothing: "0: Draw a card"
    std::string play = "Play this";  ///< begins "Play this only if ..." for a card,
    std::string use = "Use this";    ///< and for an ability
};

/// Whether a card file can say of the event who does it.
[[nodiscard]] inline bool namesDoer(const EventWord& event) { return event.text.find("{by") != std::string::npos; }
[[nodiscard]] inline bool namesDoer(const Vocabulary& words) {
    return std::ranges::any_of(words.events, [](const EventWord& event) { return namesDoer(event); });
}

/// Whether the words may mean several players, each of whom is then asked by itself.
[[nodiscard]] inline bool areSeveral(const Vocabulary& words, const Expression& players) {
    if (players.term == Term::Named) return words.names[players.index].several;
    return std::ranges::any_of(words.players, [&](const PlayerWord& word) {
        return word.several && (players.term == word.term || players.term == Term::EveryPlayer);
    });
}

/// The place of a word in one of the lists above.
template <class Words>
[[nodiscard]] std::optional<std::uint8_t> indexOf(const Words& words, std::string_view word) {
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i].word == word) return static_cast<std::uint8_t>(i);
    }
    return std::nullopt;
}

/// To which cards the verb happens: those with one of these; 0: any.
[[nodiscard]] inline Traits sufferersOf(const VerbWord& verb) {
    const auto cards = std::ranges::find(verb.parameters, Slot::Cards, &Parameter::slot);
    return cards == verb.parameters.end() ? 0 : cards->to;
}

/// Whether cards with these traits are played on something.
[[nodiscard]] inline bool clings(const Vocabulary& words, Traits traits) {
    for (std::size_t i = 0; i < words.traits.size(); ++i) {
        if (words.traits[i].clings && ((traits >> i) & 1U) != 0) return true;
    }
    return false;
}

/// The figures that cards with these traits give, as indices into Vocabulary::figures; null: none.
[[nodiscard]] inline const std::vector<std::uint8_t>* figuresOf(const Vocabulary& words, Traits traits) {
    for (std::size_t i = 0; i < words.traits.size(); ++i) {
        if (((traits >> i) & 1U) != 0 && !words.traits[i].figures.empty()) return &words.traits[i].figures;
    }
    return nullptr;
}

/// The cards that have a figure, by their types.
[[nodiscard]] inline Traits traitsWith(const Vocabulary& words, std::size_t figure) {
    Traits found = 0;
    for (std::size_t i = 0; i < words.traits.size(); ++i) {
        const auto& figures = words.traits[i].figures;
        if (std::find(figures.begin(), figures.end(), figure) != figures.end()) found |= Traits{1} << i;
    }
    return found;
}

}  // namespace duelogue
