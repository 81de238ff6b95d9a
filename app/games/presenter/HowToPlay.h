#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace duelogue {

/// A section of the introduction to a game for new players. English; translated in the context "HowToPlay".
struct HowToPlayPart {
    std::string heading;
    std::string text;
    /// English terms of the glossary, whose definitions belong to the section.
    std::vector<std::string> terms{};
};
using HowToPlay = std::vector<HowToPlayPart>;

/// Returns the introduction to a game; empty if the game does not exist.
[[nodiscard]] const HowToPlay& howToPlay(std::string_view game);

}  // namespace duelogue
