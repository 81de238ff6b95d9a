#include "cards/parser/check/CardKind.h"

#include <bit>

namespace duelogue {

namespace {

/// Calls `visit` with each single trait until it returns true. Returns true if it did.
template <class Visit>
bool anyTrait(Traits traits, Visit&& visit) {
    for (; traits != 0; traits &= traits - 1) {
        if (visit(traits & -traits)) return true;
    }
    return false;
}

const TraitWord& wordOf(const Vocabulary& words, Traits one) {
    return words.traits[static_cast<std::size_t>(std::countr_zero(one))];
}

/// Returns true if no two of the traits exclude each other.
bool arePeaceful(const Vocabulary& words, Traits traits) {
    return !anyTrait(traits, [&](Traits one) { return (wordOf(words, one).against & traits & ~one) != 0; });
}

/// Returns true if a card can have all of `traits` and lack all of `none`.
bool areTogether(const Vocabulary& words, Traits traits, Traits none) {
    if ((traits & none) != 0 || !arePeaceful(words, traits)) return false;
    return !anyTrait(traits, [&](Traits one) {
        const Traits beside = wordOf(words, one).beside;
        if (beside == 0 || (beside & traits) != 0) return false;
        return !anyTrait(beside & ~none, [&](Traits other) { return arePeaceful(words, traits | other); });
    });
}

/// Calls `visit` with each single trait, or once with 0 if `traits` is empty, until it returns true. Returns true if it
/// did.
template <class Visit>
bool anyWay(Traits traits, Visit&& visit) {
    return traits == 0 ? visit(Traits{0}) : anyTrait(traits, visit);
}

}  // namespace

CardKind both(CardKind a, CardKind b) { return {a.is | b.is, a.any != 0 ? a.any : b.any, a.none | b.none}; }

CardKind either(CardKind a, CardKind b) {
    if (a == b) return a;
    const auto options = [](CardKind kind) { return kind.any != 0 ? kind.any : kind.is; };
    const bool isKnown = options(a) != 0 && options(b) != 0;
    return {a.is & b.is, isKnown ? options(a) | options(b) : Traits{0}, a.none & b.none};
}

bool canBe(const Vocabulary& words, CardKind known, Traits wanted) {
    return anyWay(known.any, [&](Traits one) {
        return anyWay(wanted, [&](Traits other) { return areTogether(words, known.is | one | other, known.none); });
    });
}

Traits givingFigure(const Vocabulary& words, std::uint8_t slot) {
    Traits giving = 0;
    for (std::size_t i = 0; i < words.figures.size(); ++i) {
        if (words.figures[i].slot == slot) giving |= traitsWith(words, i);
    }
    return giving;
}

Traits typesIn(const Vocabulary& words) {
    Traits types = 0;
    for (std::size_t i = 0; i < words.traits.size(); ++i) {
        if (words.traits[i].group == TraitWord::Group::Type) types |= Traits{1} << i;
    }
    return types;
}

const TraitWord* firstThat(const Vocabulary& words, Traits traits, bool TraitWord::*isSo) {
    const TraitWord* found = nullptr;
    anyTrait(traits, [&](Traits one) {
        if (wordOf(words, one).*isSo) found = &wordOf(words, one);
        return found != nullptr;
    });
    return found;
}

std::string oneOf(const Vocabulary& words, Traits traits) {
    std::string text;
    anyTrait(traits, [&](Traits one) {
        text += (text.empty() ? "\"" : " or \"") + wordOf(words, one).word + '"';
        return false;
    });
    return text;
}

std::string kindWords(const Vocabulary& words, CardKind kind) {
    for (const Traits said : {kind.is & typesIn(words), kind.is, kind.any}) {
        if (said != 0) return oneOf(words, said);
    }
    return "a card";
}

}  // namespace duelogue
