#include "app/library/reference/VerbReference.h"

#include <algorithm>
#include <bit>
#include <vector>

#include "app/library/reference/ReferencePage.h"
#include "cards/parser/Language.h"
#include "cards/parser/phrases/VerbKeys.h"

namespace duelogue {

namespace {

/// The meaning of an argument, and an example that is valid for any verb.
struct SlotForm {
    const char* meaning;
    const char* example;
};

SlotForm formOf(Slot slot) {
    switch (slot) {
        case Slot::Player:
            return {"players", "<rival>"};
        case Slot::Cards:
            return {"cards", "<types>"};
        case Slot::Amount:
        case Slot::Second:
            return {"an amount", "2"};
        case Slot::TraitSet:
            return {"keywords", "<keyword>"};
        case Slot::Zone:
            return {"a zone", "<deck>"};
        case Slot::Place:
            return {"`top`, `bottom` or `shuffled`", "bottom"};
        case Slot::Duration:
            return {"how long", "<time>"};
        case Slot::Subject:
        case Slot::Onto:
            return {"a card", "this"};
        case Slot::Detail:
        case Slot::Value:
        case Slot::Resource:
        case Slot::Counter:
            return {"a word after the verb", ""};
    }
    return {"", ""};
}

/// Returns the words that a card can use after the verb, without values that only the rules change.
std::vector<std::string> usableBehind(const Vocabulary& words, const VerbWord& verb, Slot slot) {
    std::vector<std::string> usable = wordsBehind(words, verb);
    std::erase_if(usable, [&](const std::string& word) {
        const auto value = slot == Slot::Value ? indexOf(words.playerValues, word) : std::nullopt;
        return value && words.playerValues[*value].byRules;
    });
    return usable;
}

/// Returns an example of cards that the verb can affect.
std::string cardsFor(const Vocabulary& words, const VerbWord& verb, const Parameter& parameter) {
    // For cards in play, the default example is correct.
    if (verb.happensIn != 0xff && verb.happensIn != words.inPlay) {
        const ZoneWord& zone = words.zones[verb.happensIn];
        return zone.plural.empty() ? "cards in your " + zone.word : zone.plural;
    }
    if (verb.from != 0) return exampleIn(words, "<types> in your <hand>");
    const auto type = static_cast<std::size_t>(std::countr_zero(parameter.to));
    return type < words.traits.size() ? words.traits[type].plural : exampleIn(words, formOf(Slot::Cards).example);
}

/// Returns an example of a place that the verb can affect.
std::string placeFor(const Vocabulary& words, const Parameter& parameter) {
    for (std::size_t i = 0; i < words.zones.size(); ++i) {
        const ZoneWord& zone = words.zones[i];
        const bool isThere = ((parameter.from >> i) & 1U) != 0 && i != words.inPlay;
        if (isThere && zone.ofTable && zone.ordered) return "top card of " + zone.word;
    }
    return "here";
}

}  // namespace

std::string wordBehind(const Vocabulary& words, const VerbWord& verb) {
    for (const Parameter& parameter : verb.parameters) {
        if (parameter.slot == Slot::Resource && !words.resources.empty()) return " " + words.resources.front().symbol;
        if (standsBehindVerb(parameter.slot)) return " " + wordsBehind(words, verb).front();
    }
    return "";
}

std::string argumentMeaning(const Vocabulary& words, const VerbWord& verb, const Parameter& parameter) {
    if (standsBehindVerb(parameter.slot))
        return "a word after the verb: " + codeList(usableBehind(words, verb, parameter.slot));
    if (parameter.players) return "cards or players";
    if (parameter.isChange) return "an amount, or a negative number with a minus sign";
    const auto qualities =
        parameter.slot == Slot::TraitSet ? qualitiesFor(words, parameter) : std::vector<std::string>();
    return qualities.empty() ? formOf(parameter.slot).meaning : "one or more of " + codeList(qualities);
}

std::string verbExample(const Vocabulary& words, const VerbWord& verb) {
    std::string arguments;
    for (const Parameter& parameter : verb.parameters) {
        if (standsBehindVerb(parameter.slot)) continue;
        std::string example = exampleIn(words, formOf(parameter.slot).example);
        if (parameter.slot == Slot::Cards) example = cardsFor(words, verb, parameter);
        if (parameter.slot == Slot::Onto && parameter.to != 0) example = placeFor(words, parameter);
        if (parameter.slot == Slot::Player && verb.ofRole < words.roles.size()) example = words.roles[verb.ofRole].word;
        if (parameter.slot == Slot::TraitSet && parameter.among != 0)
            example = words.traits[static_cast<std::size_t>(std::countr_zero(parameter.among))].word;
        arguments += (arguments.empty() ? "" : ", ") + parameter.name + ": " + example;
    }
    const std::string head = verb.word + wordBehind(words, verb);
    return arguments.empty() ? head : "{" + head + ": {" + arguments + "}}";
}

}  // namespace duelogue
