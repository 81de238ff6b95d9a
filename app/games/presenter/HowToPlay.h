#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace duelogue {

/// What somebody who knows nothing of a game is told: a few paragraphs, each under one or two words; English, listed
/// for translation as "Primer".
struct PrimerPart {
    std::string heading;
    std::string text;
};
using HowToPlay = std::vector<PrimerPart>;

/// Empty where there is no such game.
[[nodiscard]] const HowToPlay& primerOf(std::string_view game);

}  // namespace duelogue
