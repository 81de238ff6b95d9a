#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "match/arcana/Values.h"
#include "match/loop/Match.h"

namespace duelogue::arcana {

/// Whether a state-based action is to be done. Notes that it has looked.
[[nodiscard]] bool isDue(Match& match);
/// Whether anything has to be done before a player gets priority: state-based actions, or triggers (rule 117.5).
[[nodiscard]] inline bool needsCheck(Match& match) {
    return !match.state().triggers.empty() || (match.state().globals.touched != 0 && isDue(match));
}

/// State-based actions, all as one event, and again until there is none (rule 704.3); then triggers are put on the
/// stack; and so on until neither is left.
///
/// What makes one event of them: whatever is put into a graveyard as it is, and whatever is left of what is to be
/// destroyed once all that could keep it from that has been asked for, moves by one verb. So each sees the others go.
/// The list holds these cards: `put` of the first kind, then those that are destroyed.
struct CheckState {
    static constexpr KindId kind = id(ArcanaKind::CheckState);
    static constexpr std::string_view name = "check state";
    enum class Step : std::uint8_t { Begin, Kept, Examined, Moved, Concluded, Placed };

    std::uint32_t stamp = 0;  ///< of the event: what is newer was not there as it began
    std::uint16_t put = 0;
    std::uint16_t rounds = 0;  ///< how many events there have been

    [[nodiscard]] static StepResult enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() { return {}; }
    /// What is destroyed in the event.
    [[nodiscard]] static std::span<const Subject> destroyed(const Match& match, const Communication& self);
};

}  // namespace duelogue::arcana
