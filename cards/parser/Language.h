#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace duelogue {

struct Vocabulary;

// The language of card files as data: what the loader accepts. The reference and the schema are generated from it
// (app/library/reference). Each list is next to the code that reads it.

/// The kind of value that a key of a card file takes.
enum class Shape : std::uint8_t {
    // one word or phrase
    Text,
    Number,
    Figures,
    Rarity,
    Symbols,  ///< the resources of a cost
    YesNo,
    Zone,
    Value,  ///< a value of a player
    Amount,
    AmountOrAll,
    Range,
    Counted,  ///< a number of cards
    Cards,
    Player,
    Duration,
    // a phrase or a list
    Condition,
    Keywords,
    // structured values
    Price,
    Event,
    Targets,
    Body,
    BodyOrPay,  ///< a body or {pay: amount}
    Bodies,     ///< a list of at least two bodies
    Statements,
    Abilities,
    Terms,  ///< the terms of a contest
    CardList,
};

/// The feature of a game that a form needs; in games without it the form is not accepted.
enum class Needs : std::uint8_t {
    Nothing,
    Places,     ///< cards that are places (Vocabulary::place)
    Hosts,      ///< cards that lie on others: places, or a verb that puts something onto a card
    NamedCard,  ///< a card that the rulebook knows by a name
    NamedPlayers,
    SharedZone,  ///< a zone without owner
    SharedDeck,  ///< a zone without owner whose order matters
    Family,      ///< a word for the first subtype
    Prints,      ///< verbs that create cards or turn them into others
    Keywords,    ///< traits that card files name as keywords
    Counters,    ///< counters that lie on cards
    Roles,       ///< seats with different roles
    Prices,      ///< cards with a price
    Resources,   ///< resources to pay with
    Spending,    ///< a flag that a price can set
    Rivals,      ///< names for players beyond the language's own
    Relation,    ///< a word for the relation of cards to a player
};
[[nodiscard]] bool has(const Vocabulary& words, Needs needs);

/// A key of a map. For its meaning, see exampleIn().
struct KeyForm {
    std::string_view key;
    Shape shape = Shape::Text;
    bool required = false;
    std::string_view meaning;
    Needs needs = Needs::Nothing;
};

/// A map that is identified by its first key. For that key and the example, see exampleIn().
struct MapForm {
    std::vector<KeyForm> keys;
    std::string_view meaning;
    std::string_view example;
    Needs needs = Needs::Nothing;
};

/// A form of a phrase. For both texts, see exampleIn().
struct PhraseForm {
    std::string_view form;
    std::string_view meaning;
    Needs needs = Needs::Nothing;
};

/// Returns the forms that can be used with these words.
template <class Form>
[[nodiscard]] std::vector<Form> formsFor(const Vocabulary& words, const std::vector<Form>& forms) {
    std::vector<Form> result;
    for (const Form& form : forms) {
        if (has(words, form.needs)) result.push_back(form);
    }
    return result;
}

[[nodiscard]] const std::vector<KeyForm>& fileForm();
[[nodiscard]] const std::vector<KeyForm>& cardForm();
[[nodiscard]] const std::vector<MapForm>& abilityForms();
[[nodiscard]] const std::vector<MapForm>& instructionForms();
[[nodiscard]] const std::vector<KeyForm>& targetForm();
[[nodiscard]] const std::vector<PhraseForm>& targetPlayerForms();
[[nodiscard]] const std::vector<PhraseForm>& priceForms();
[[nodiscard]] const std::vector<KeyForm>& contestForm();
[[nodiscard]] const std::vector<PhraseForm>& amountForms();
[[nodiscard]] const std::vector<PhraseForm>& cardForms();
[[nodiscard]] const std::vector<PhraseForm>& descriptionForms();
[[nodiscard]] const std::vector<PhraseForm>& countedForms();
[[nodiscard]] const std::vector<PhraseForm>& playerForms();
[[nodiscard]] const std::vector<PhraseForm>& conditionForms();

/// Returns an example of a value of this shape in the words of a game; empty if there is none for all games.
[[nodiscard]] std::string exampleOf(const Vocabulary& words, Shape shape);

/// Returns only the keys.
[[nodiscard]] std::vector<std::string> keysOf(const std::vector<KeyForm>& forms);
/// Returns the form with that first key, or nullptr.
[[nodiscard]] const MapForm* formWith(const std::vector<MapForm>& forms, std::string_view firstKey);

/// Returns an example in the words of a game. These placeholders are replaced by its words:
///
///     <type> <types>      the first type that has the first figure and is no place, in the singular and the plural
///     <other>             another type
///     <place>             the type that is a place
///     <color> <keyword>  the first of each; in a game without them another trait
///     <flag>              the first flag of a card
///     <figure> <value> <fact> <event> <relation>   the first of each
///     <rival>             the first name for players: of the game, of a role, or of the language
///     <hand> <deck>       the first zone that only its owner sees, and the first ordered zone
///     <table> <stack>     the first zone without owner, and the first of them that is ordered
///     <card> <player>     the first card and the first player that the rulebook knows by a name
///     <family>            the word for the first subtype
///     <time>              the first duration
///     <price> <payment>   a price, and the price before the effect that it pays for
///     <symbol> <spent>    the first resource's symbol, and the first flag that a price can set
///     <resource>          resources of any kind
///     <or paid> <limit of X>   additions about prices in resources and about X; empty in a game without resources
[[nodiscard]] std::string exampleIn(const Vocabulary& words, std::string_view example);

}  // namespace duelogue
