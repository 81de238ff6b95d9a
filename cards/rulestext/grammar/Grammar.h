#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>

namespace duelogue {

/// Somebody or something, as it stands in a sentence.
struct Noun {
    std::string text;
    bool plural = false;
    bool you = false;
};

/// How verbs are put: "you draw", "draw" (after "may"), "you draw" even where "you" is left out else, "would draw",
/// "can't draw".
enum class Mood : std::uint8_t { Plain, Bare, Full, Would, Cannot };

/// "it", "them".
[[nodiscard]] Noun pronoun(bool plural);
/// "that unit's power", "the power of target unit you control".
[[nodiscard]] std::string ofNoun(const Noun& noun, const std::string& what);
/// "draws", "would draw": the verb as it goes with that subject.
[[nodiscard]] std::string conjugated(const std::string& verb, const Noun& subject, Mood mood = Mood::Plain);
/// "each player draws": the subject with its verb.
[[nodiscard]] std::string withVerb(const Noun& subject, const std::string& verb, Mood mood = Mood::Plain);
/// One part after the other. Two mentions in one expression are made in braces, from front to back: the operands of a
/// plus come in whatever order the compiler likes, and "it" would stand before what it means.
[[nodiscard]] std::string inOrder(std::initializer_list<std::string> parts);

}  // namespace duelogue
