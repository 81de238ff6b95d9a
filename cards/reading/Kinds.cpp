#include "cards/reading/Kinds.h"

#include <bit>

namespace duelogue {

namespace {

/// Calls `visit` with the index of each trait; true stops.
template <class Visit>
bool anyTrait(Traits traits, Visit&& visit) {
    for (; traits != 0; traits &= traits - 1) {
        if (visit(static_cast<std::size_t>(std::countr_zero(traits)))) return true;
    }
    return false;
}

bool areApart(const Vocabulary& words, std::size_t one, std::size_t other) {
    return (((words.traits[one].against >> other) | (words.traits[other].against >> one)) & 1U) != 0;
}

}  // namespace

bool canBe(const Vocabulary& words, Traits known, Traits wanted) {
    if (wanted == 0) return true;
    return anyTrait(wanted, [&](std::size_t trait) {
        if (anyTrait(known, [&](std::size_t other) { return areApart(words, trait, other); })) return false;
        return canBe(words, known, words.traits[trait].beside);
    });
}

Traits givingFigure(const Vocabulary& words, std::uint8_t slot) {
    Traits giving = 0;
    for (std::size_t i = 0; i < words.traits.size(); ++i) {
        for (const std::uint8_t figure : words.traits[i].figures) {
            if (words.figures[figure].slot == slot) giving |= Traits{1} << i;
        }
    }
    return giving;
}

std::string oneOf(const Vocabulary& words, Traits traits) {
    std::string text;
    anyTrait(traits, [&](std::size_t trait) {
        text += (text.empty() ? "\"" : " or \"") + words.traits[trait].word + '"';
        return false;
    });
    return text;
}

std::string firstOf(const Vocabulary& words, Traits traits) { return oneOf(words, traits & -traits); }

}  // namespace duelogue
