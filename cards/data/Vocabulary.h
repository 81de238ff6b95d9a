#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cards/data/CardWords.h"
#include "cards/data/Effect.h"
#include "cards/data/FieldWord.h"
#include "cards/data/VerbWords.h"
namespace duelogue {

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
    bool isTaken = false;        ///< a value that players take rather than gain: VerbWord::taken
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
    LabelWords labels{};
    bool digits = false;                      ///< "draw 2 cards" instead of "draw two cards"
    std::string beforeSubtypes = " \u2014 ";  ///< between type and subtypes in the type line
    std::string betweenSubtypes = " ";        ///< between two subtypes there
    /// Subtypes of several words, which card files join by hyphens, as type lines show them: {"Old-Iron", "Old Iron"}.
    std::vector<std::pair<std::string, std::string>> subtypeTexts{};
    bool oneInDigits = false;    ///< "destroy 1 unit" instead of "destroy a unit"
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
    std::vector<LoanWord> loanWords;
    /// Subtypes of printed cards whose rules the game lacks, with the reason as `text`.
    std::vector<Word> unsupportedSubtypes;
    std::vector<FieldWord> fields;   ///< the fields of cards that queries can name, besides "name"
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
