#include "cards/parser/phrases/VerbExample.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "cards/parser/Language.h"
#include "cards/parser/phrases/VerbKeys.h"

namespace duelogue {

namespace {

/// Returns an example of an argument that is valid for any verb.
const char* exampleOf(Slot slot) {
    switch (slot) {
        case Slot::Player:
            return "<rival>";
        case Slot::Cards:
            return "<types>";
        case Slot::Amount:
        case Slot::Second:
            return "2";
        case Slot::TraitSet:
            return "<keyword>";
        case Slot::Zone:
            return "<deck>";
        case Slot::Place:
            return "bottom";
        case Slot::Duration:
            return "<time>";
        case Slot::Subject:
        case Slot::Onto:
            return "this";
        case Slot::Print:
            return "<name>";
        case Slot::Detail:
        case Slot::Value:
        case Slot::Resource:
        case Slot::Counter:
            return "";
    }
    return "";
}

/// Returns an example of cards that the verb can affect.
std::string cardsFor(const Vocabulary& words, const VerbWord& verb, const Parameter& parameter) {
    // A verb that limits an ability is used on the card that has the ability.
    if (std::ranges::find(words.flags, verb.word, &FlagWord::limitVerb) != words.flags.end()) return "this";
    // For cards in play, the default example is correct.
    if (verb.happensIn != 0xff && verb.happensIn != words.inPlay) {
        const ZoneWord& zone = words.zones[verb.happensIn];
        return zone.plural.empty() ? "cards in your " + zone.word : zone.plural;
    }
    if (verb.from != 0) return exampleIn(words, "<types> in your <hand>");
    const auto type = static_cast<std::size_t>(std::countr_zero(parameter.to));
    return type < words.traits.size() ? words.traits[type].plural : exampleIn(words, exampleOf(Slot::Cards));
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

std::string argumentExample(const Vocabulary& words, const VerbWord& verb, const Parameter& parameter) {
    if (parameter.slot == Slot::Cards) return cardsFor(words, verb, parameter);
    if (parameter.slot == Slot::Onto && parameter.to != 0) return placeFor(words, parameter);
    if (parameter.slot == Slot::Player && verb.ofRole < words.roles.size()) return words.roles[verb.ofRole].word;
    if (parameter.slot == Slot::TraitSet && parameter.among != 0)
        return words.traits[static_cast<std::size_t>(std::countr_zero(parameter.among))].word;
    return exampleIn(words, exampleOf(parameter.slot));
}

}  // namespace

std::string verbExample(const Vocabulary& words, const VerbWord& verb) {
    std::string arguments;
    for (const Parameter& parameter : verb.parameters) {
        if (standsBehindVerb(parameter.slot)) continue;
        arguments += (arguments.empty() ? "" : ", ") + parameter.name + ": " + argumentExample(words, verb, parameter);
    }
    const std::string head = verb.word + wordBehind(words, verb);
    return arguments.empty() ? head : "{" + head + ": {" + arguments + "}}";
}

std::string shortExample(const Vocabulary& words, const VerbWord& verb, const std::string& key) {
    std::string arguments;
    std::string alone;
    bool isFirst = true;
    for (const Parameter& parameter : verb.parameters) {
        if (standsBehindVerb(parameter.slot)) continue;
        const bool isAlone = std::exchange(isFirst, false);
        if (!parameter.required && !isAlone) continue;
        const std::string example = argumentExample(words, verb, parameter);
        alone = isAlone ? example : std::string();
        arguments += (arguments.empty() ? "" : ", ") + parameter.name + ": " + example;
    }
    if (arguments.empty()) return key;
    return "{" + key + ": " + (alone.empty() ? "{" + arguments + "}" : alone) + "}";
}

std::string bodyExample(const Vocabulary& words, BodyKind kind) {
    const auto statement = std::ranges::find(words.verbs, true, &VerbWord::statement);
    if (kind == BodyKind::Instructions || statement == words.verbs.end()) return "{draw: 1}";
    return shortExample(words, *statement, statement->word);
}

std::string wordBehind(const Vocabulary& words, const VerbWord& verb) {
    for (const Parameter& parameter : verb.parameters) {
        if (parameter.slot == Slot::Resource && !words.resources.empty()) return " " + words.resources.front().symbol;
        if (standsBehindVerb(parameter.slot)) return " " + wordsBehind(words, verb).front();
    }
    return "";
}

}  // namespace duelogue
