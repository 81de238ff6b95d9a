#include "cards/rulestext/grammar/English.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace duelogue {

namespace {

bool isVowel(char c) { return std::string_view("aeiouAEIOU").find(c) != std::string_view::npos; }

bool hisses(std::string_view word) {
    static constexpr std::array<std::string_view, 5> ends = {"s", "x", "z", "ch", "sh"};
    return std::ranges::any_of(ends, [word](std::string_view end) { return word.ends_with(end); });
}

bool endsInConsonantY(std::string_view word) {
    return word.size() > 1 && word.ends_with('y') && !isVowel(word[word.size() - 2]);
}

}  // namespace

std::string withArticle(const std::string& noun) {
    if (noun.starts_with("other ")) return "an" + noun;
    // The article depends on the sound: "a unit".
    const bool vowel = !noun.empty() && isVowel(noun.front()) && !noun.starts_with("uni") && !noun.starts_with("Uni");
    return (vowel ? "an " : "a ") + noun;
}

std::string pluralOf(const std::string& noun) {
    if (noun.ends_with('s')) return noun;
    if (noun.ends_with("lf")) return noun.substr(0, noun.size() - 1) + "ves";
    if (endsInConsonantY(noun)) return noun.substr(0, noun.size() - 1) + "ies";
    return noun + (hisses(noun) ? "es" : "s");
}

std::string thirdPerson(const std::string& verb) {
    if (verb.empty()) return verb;
    if (verb == "be") return "is";
    if (verb == "have") return "has";
    if (endsInConsonantY(verb)) return verb.substr(0, verb.size() - 1) + "ies";
    return verb + (hisses(verb) || verb.ends_with('o') ? "es" : "s");
}

std::string pluralVerb(const std::string& verb) { return verb == "be" ? "are" : verb; }

std::string possessive(const std::string& noun) {
    if (noun == "you") return "your";
    if (noun == "it") return "its";
    if (noun == "they" || noun == "them") return "their";
    return noun + (noun.ends_with('s') ? "'" : "'s");
}

std::string inWords(int number) {
    static constexpr std::array<std::string_view, 11> words = {"no",  "one",   "two",   "three", "four", "five",
                                                               "six", "seven", "eight", "nine",  "ten"};
    if (number < 0 || number >= static_cast<int>(words.size())) return std::to_string(number);
    return std::string(words[static_cast<std::size_t>(number)]);
}

std::string listed(const std::vector<std::string>& parts, std::string_view conjunction) {
    std::string result;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const bool last = i + 1 == parts.size();
        if (i > 0) result += parts.size() > 2 ? ", " : " ";
        if (i > 0 && last) result.append(conjunction).append(" ");
        result += parts[i];
    }
    return result;
}

std::string capitalized(std::string text) {
    if (!text.empty()) text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
    return text;
}

std::string titled(std::string text) {
    bool begins = true;
    for (char& c : text) {
        if (begins) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
        begins = c == ' ' || c == '/' || c == '-';
    }
    return text;
}

}  // namespace duelogue
