#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace duelogue {

struct Vocabulary;

// The language of card files as data: what the loader takes, for the reference and the schema that are written from it
// (app/library/reference). Each list stands where what it tells of is read.

/// What may stand behind a key of a card file.
enum class Shape : std::uint8_t {
    // one word or phrase
    Text,
    Number,
    Figures,
    Rarity,
    Symbols,  ///< resources of a cost
    YesNo,
    Zone,
    Value,  ///< of a player
    Amount,
    AmountOrAll,
    Range,
    Counted,  ///< so many cards
    Cards,
    Player,
    Duration,
    // a phrase or a list
    Condition,
    Keywords,
    // more
    Price,
    Event,
    Targets,
    Body,
    BodyOrPay,  ///< a body, or {pay: amount}
    Bodies,     ///< a list of two or more
    Statements,
    Abilities,
    Terms,  ///< the terms of a contest
    CardList,
};

/// What the words of a game must have for a form to be of use in it; elsewhere it is not read.
enum class Needs : std::uint8_t {
    Nothing,
    Places,     ///< cards that are places (Vocabulary::place)
    Hosts,      ///< cards that lie on others: places, or a verb that puts something onto a card
    NamedCard,  ///< a card that the rulebook knows by a name
    NamedPlayers,
    TableZone,  ///< a zone that is nobody's
    TableDeck,  ///< one that has an order
    Family,     ///< a word for the first subtype
    Keywords,   ///< qualities that cards are given by their names
    Counters,   ///< counters that lie on cards
    Roles,      ///< seats that are not alike
    Prices,     ///< cards that are paid for
    Resources,  ///< something that is paid with
    Spending,   ///< a state of a card that a price can be to set
    Rivals,     ///< names for players beyond the language's own
    Relation,   ///< a word for what cards are to a player
};
[[nodiscard]] bool has(const Vocabulary& words, Needs needs);

/// A key of a map. Of its meaning, see exampleIn().
struct KeyForm {
    std::string_view key;
    Shape shape = Shape::Text;
    bool required = false;
    std::string_view meaning;
    Needs needs = Needs::Nothing;
};

/// A map that its first key tells from others. Of that key and of the example, see exampleIn().
struct MapForm {
    std::vector<KeyForm> keys;
    std::string_view meaning;
    std::string_view example;
    Needs needs = Needs::Nothing;
};

/// A way to say something in a phrase. Of both texts, see exampleIn().
struct PhraseForm {
    std::string_view form;
    std::string_view meaning;
    Needs needs = Needs::Nothing;
};

/// Those of the forms that are of use with these words.
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

/// The keys alone.
[[nodiscard]] std::vector<std::string> keysOf(const std::vector<KeyForm>& forms);
/// The form with that first key; null where there is none.
[[nodiscard]] const MapForm* formWith(const std::vector<MapForm>& forms, std::string_view firstKey);

/// An example in the words of a game. In braces like <type> stand places for its words:
///
///     <type> <types>      the first type that has the first figure and is no place, in the singular and the plural
///     <other>             another type
///     <place>             the type that is a place
///     <colour> <keyword>  the first of each; in a game without them another quality
///     <flag>              the first state of a card
///     <figure> <value> <fact> <event> <relation>   likewise
///     <rival>             the first name for players: of the game's own, of a role, or of the language
///     <hand> <deck>       the first zone that only its owner sees, and the first that has an order
///     <table> <stack>     the first zone that is nobody's, and the first such that has an order
///     <card> <player>     the first card and the first player that the rulebook knows by a name
///     <family>            what the first subtype is called
///     <time>              the first duration
///     <price> <payment>   a price, and one that stands before what it is for
///     <symbol> <spent>    the first resource's symbol, and the first state that a price can be to set
///     <or paid>           that such a price may be one in resources
[[nodiscard]] std::string exampleIn(const Vocabulary& words, std::string_view example);

}  // namespace duelogue
