#pragma once

#include <cstdint>

#include "match/loop/Rulebook.h"

namespace duelogue {

/// What the rulebooks of all games have in common: the core's verbs, questions and replies, and the effect language.
class CoreRules : public Rulebook {
protected:
    explicit CoreRules(const CardPool& pool);

    /// A verb of the vocabulary.
    template <class VerbNumber>
    void addVerb(VerbNumber verb, VerbInfo info) {
        add(static_cast<std::uint8_t>(verb), info);
    }
    /// A silent verb: only the rules do it, always at once, see executeSilently().
    template <class VerbNumber>
    void addRule(VerbNumber verb, StepResult (*act)(Match&, Communication& verb, const Communication* answered)) {
        infoOf(static_cast<std::uint8_t>(verb)) = {.act = act, .silent = true};
    }

private:
    [[nodiscard]] VerbInfo& infoOf(std::uint8_t verb);
    void add(std::uint8_t verb, const VerbInfo& info);
};

}  // namespace duelogue
