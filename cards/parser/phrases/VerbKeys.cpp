#include "cards/parser/phrases/VerbKeys.h"

#include <algorithm>

#include "cards/parser/Language.h"

namespace duelogue {

std::vector<std::string> detailWords(const Vocabulary& words, const VerbWord& verb) {
    std::vector<std::string> result;
    for (const Parameter& parameter : verb.parameters) {
        if (parameter.slot == Slot::Detail) {
            for (const Word& word : words.details) result.push_back(word.word);
        } else if (parameter.slot == Slot::Value) {
            for (const Word& word : words.playerValues) result.push_back(word.word);
        } else if (parameter.slot == Slot::Resource) {
            result.emplace_back("any");
            for (const ResourceWord& word : words.resources) result.push_back(word.symbol);
        } else if (parameter.slot == Slot::Counter) {
            for (const CounterWord& word : words.counters) result.push_back(word.word);
        }
    }
    return result;
}

std::vector<std::string> wordsBehind(const Vocabulary& words, const VerbWord& verb) {
    std::vector<std::string> all = detailWords(words, verb);
    for (const Parameter& parameter : verb.parameters) {
        if (parameter.among == 0 || !standsBehindVerb(parameter.slot)) continue;
        std::vector<std::string> meant;
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (((parameter.among >> i) & 1U) != 0) meant.push_back(all[i]);
        }
        return meant;
    }
    return all;
}

std::vector<std::string> qualitiesFor(const Vocabulary& words, const Parameter& parameter) {
    std::vector<std::string> meant;
    if (parameter.among == 0 && has(words, Needs::Keywords)) return meant;
    for (std::size_t i = 0; i < words.traits.size(); ++i) {
        if (parameter.among == 0 || ((parameter.among >> i) & 1U) != 0) meant.push_back(words.traits[i].word);
    }
    return meant;
}

VerbName findVerb(const Vocabulary& words, const std::string& key) {
    VerbName best;
    std::size_t length = 0;
    for (std::size_t i = 0; i < words.verbs.size(); ++i) {
        const VerbWord& verb = words.verbs[i];
        if (key == verb.word) return {static_cast<std::uint8_t>(i), 0, false};
        if (!key.starts_with(verb.word + ' ') || verb.word.size() <= length) continue;
        const auto behind = detailWords(words, verb);
        const auto found = std::find(behind.begin(), behind.end(), key.substr(verb.word.size() + 1));
        if (found == behind.end()) continue;
        length = verb.word.size();
        best = {static_cast<std::uint8_t>(i), static_cast<std::uint8_t>(found - behind.begin()), true};
    }
    return best;
}

std::vector<std::string> verbKeys(const Vocabulary& words, BodyKind kind) {
    std::vector<std::string> keys;
    for (const VerbWord& verb : words.verbs) {
        if (verb.byRules || verb.statement != (kind == BodyKind::Statements)) continue;
        const auto behind = detailWords(words, verb);
        if (behind.empty()) keys.push_back(verb.word);
        for (const std::string& word : wordsBehind(words, verb)) keys.push_back(verb.word + ' ' + word);
    }
    return keys;
}

}  // namespace duelogue
