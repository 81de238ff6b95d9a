#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>

namespace duelogue {

/// A noun phrase in a sentence.
struct Noun {
    std::string text;
    bool plural = false;
    bool you = false;
};

/// The form of a verb, for example: "you draw", "draw" (after "may"), "you draw" (even where Plain leaves out "you"),
/// "would draw", "can't draw".
enum class Mood : std::uint8_t { Plain, Bare, Full, Would, Cannot };

/// Returns "it" or "them".
[[nodiscard]] Noun pronoun(bool plural);
/// Returns a property of a noun: "that unit's power", "the power of target unit you control".
[[nodiscard]] std::string ofNoun(const Noun& noun, const std::string& what);
/// Returns the verb in the form for its subject: "draws", "would draw".
[[nodiscard]] std::string conjugated(const std::string& verb, const Noun& subject, Mood mood = Mood::Plain);
/// Returns the subject with its verb: "each player draws".
[[nodiscard]] std::string withVerb(const Noun& subject, const std::string& verb, Mood mood = Mood::Plain);
/// Returns the concatenation of the parts, evaluated in order. Use it for two mentions in one expression. The operands
/// of + are evaluated in unspecified order, so "it" could come before the noun it stands for.
[[nodiscard]] std::string inOrder(std::initializer_list<std::string> parts);

}  // namespace duelogue
