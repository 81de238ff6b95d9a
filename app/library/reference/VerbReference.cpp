#include "app/library/reference/VerbReference.h"

#include <algorithm>
#include <vector>

#include "app/library/reference/ReferencePage.h"
#include "cards/parser/Language.h"
#include "cards/parser/phrases/VerbKeys.h"

namespace duelogue {

namespace {

/// Returns the meaning of an argument.
const char* meaningOf(Slot slot) {
    switch (slot) {
        case Slot::Player:
            return "players";
        case Slot::Cards:
            return "cards";
        case Slot::Amount:
        case Slot::Second:
            return "an amount";
        case Slot::TraitSet:
            return "keywords";
        case Slot::Zone:
            return "a zone";
        case Slot::Place:
            return "`top`, `bottom` or `shuffled`";
        case Slot::Duration:
            return "how long";
        case Slot::Subject:
        case Slot::Onto:
            return "a card";
        case Slot::Print:
            return "the name of a card, `copy of` and a card, or `named card`";
        case Slot::Detail:
        case Slot::Value:
        case Slot::Resource:
        case Slot::Counter:
            return "a word after the verb";
    }
    return "";
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

}  // namespace

std::string argumentMeaning(const Vocabulary& words, const VerbWord& verb, const Parameter& parameter) {
    if (standsBehindVerb(parameter.slot))
        return "a word after the verb: " + codeList(usableBehind(words, verb, parameter.slot));
    if (parameter.players) return "cards or players";
    if (parameter.isChange) return "an amount, or a negative number with a minus sign";
    const auto qualities =
        parameter.slot == Slot::TraitSet ? qualitiesFor(words, parameter) : std::vector<std::string>();
    return qualities.empty() ? meaningOf(parameter.slot) : "one or more of " + codeList(qualities);
}

}  // namespace duelogue
