#include "cards/rulestext/grammar/Grammar.h"

#include "cards/rulestext/grammar/English.h"

namespace duelogue {

Noun pronoun(bool plural) { return {plural ? "them" : "it", plural, false}; }

std::string ofNoun(const Noun& noun, const std::string& what) {
    const bool clause = noun.text.ends_with(" control") || noun.text.ends_with(" controls");
    return clause ? "the " + what + " of " + noun.text : possessive(noun.text) + ' ' + what;
}

std::string conjugated(const std::string& verb, const Noun& subject, Mood mood) {
    if (verb.empty()) return verb;
    // "May draw" keeps its form, except after another modal verb.
    constexpr std::string_view may = "may ";
    if (verb.starts_with(may)) return mood == Mood::Plain || mood == Mood::Full ? verb : verb.substr(may.size());
    if (mood == Mood::Would) return "would " + verb;
    if (mood == Mood::Cannot) return "can't " + verb;
    if (mood == Mood::Bare) return verb;
    return subject.you || subject.plural ? pluralVerb(verb) : thirdPerson(verb);
}

std::string withVerb(const Noun& subject, const std::string& verb, Mood mood) {
    return subject.text + ' ' + conjugated(verb, subject, mood);
}

std::string inOrder(std::initializer_list<std::string> parts) {
    std::string result;
    for (const std::string& part : parts) result += part;
    return result;
}

}  // namespace duelogue
