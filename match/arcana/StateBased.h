#pragma once

#include <string_view>
#include <vector>

#include "match/Match.h"
#include "match/arcana/Values.h"

namespace duelogue::arcana {

/// Whether a state-based action is to be done. Notes that it has looked.
[[nodiscard]] bool isDue(Match& match);
/// Whether anything has to be done before a player gets priority: state-based actions, or triggers (rule 117.5).
[[nodiscard]] inline bool needsCheck(Match& match) {
    return !match.state().triggers.empty() || (match.state().globals.touched != 0 && isDue(match));
}

/// State-based actions, all at once and again until there is none (rule 704.3); then triggers are put on the stack; and
/// so on until neither is left.
struct CheckState {
    static constexpr KindId kind = id(ArcanaKind::CheckState);
    static constexpr std::string_view name = "check state";
    enum class Step : std::uint8_t { Begin, Buried, Destroyed, Placed };

    std::uint8_t unused = 0;

    [[nodiscard]] static Next enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() { return {}; }
};

}  // namespace duelogue::arcana
