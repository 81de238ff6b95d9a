#pragma once

#include <variant>

#include "match/state/Communication.h"

namespace duelogue {

/// Push the child, and enter me again at `step` with its answer (resolve: the child has an id of its own, S0.18).
struct Ask {
    Communication child;
    std::uint8_t step;

    template <class Step>
    Ask(const Communication& request, Step resume) : child(request), step(static_cast<std::uint8_t>(resume)) {}
};

/// The child takes my place and my id: its completion is mine (continue, S0.17).
struct Delegate {
    Communication child;
};

/// I am complete, with this outcome.
struct Complete {
    Outcome outcome = Outcome::Succeeded;
    std::int32_t value = 0;
    MessageId message = MessageId::None;

    [[nodiscard]] static Complete succeeded(std::int32_t value = 0) { return {Outcome::Succeeded, value}; }
    [[nodiscard]] static Complete canceled(MessageId why) { return {Outcome::Canceled, 0, why}; }
    [[nodiscard]] static Complete impossible() { return {Outcome::Impossible}; }
};

/// The only possible results of a step. So a completion can be neither forgotten nor done twice, and no reference into
/// the stack outlives a push.
using StepResult = std::variant<Ask, Delegate, Complete>;

}  // namespace duelogue
