#pragma once

#include <cstdint>

#include "match/loop/rulebook/Rulebook.h"

namespace duelogue {

/// The common part of all rulebooks: the core's verbs, questions and replies, and the effect language.
class CoreRules : public Rulebook {
protected:
    explicit CoreRules(const CardPool& pool);

    /// Registers a verb of the vocabulary.
    template <class VerbNumber>
    void addVerb(VerbNumber verb, VerbInfo info) {
        add(static_cast<std::uint8_t>(verb), info);
    }
    /// Registers a silent verb. Only the rules use it, always through executeSilently().
    template <class VerbNumber>
    void addRule(VerbNumber verb,
                 StepResult (*act)(HandlerContext&, Communication& verb, const Communication* answered)) {
        verbAt(KindId(static_cast<std::uint8_t>(verb))) = {.act = act, .silent = true};
    }

private:
    void add(std::uint8_t verb, const VerbInfo& info);
};

}  // namespace duelogue
