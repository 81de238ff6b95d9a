#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "match/arcana/Values.h"
#include "match/loop/HandlerContext.h"

namespace duelogue::arcana {

/// Returns true if a state-based action is due. Otherwise records that the state has been checked.
[[nodiscard]] bool isDue(HandlerContext& match);
/// Returns true if state-based actions or triggers must be handled before a player gets priority (rule 117.5).
[[nodiscard]] inline bool needsCheck(HandlerContext& match) {
    return !match.state().triggers.empty() || (match.state().globals.touched != 0 && isDue(match));
}

/// State-based actions, performed as one event and repeated until none is due (rule 704.3). Then triggers are put on
/// the stack, and everything repeats until neither is left.
///
/// The event is one verb. It moves the cards that are put into a graveyard directly, and the destroyed cards that no
/// effect has saved. So each of them sees the others leave. The list holds these cards: `put` of the first kind, then
/// the destroyed ones.
struct CheckState {
    static constexpr KindId kind = id(ArcanaKind::CheckState);
    static constexpr std::string_view name = "check state";
    enum class Step : std::uint8_t { Begin, Kept, Examined, Moved, Concluded, Placed };

    std::uint32_t stamp = 0;  ///< stamp of the event, to recognize newer cards
    std::uint16_t put = 0;
    std::uint16_t rounds = 0;  ///< the number of events so far

    [[nodiscard]] static StepResult enter(HandlerContext& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() { return {}; }
    /// Returns the cards that the event destroys.
    [[nodiscard]] static std::span<const Subject> destroyed(const ReadableMatch& match, const Communication& self);
};

}  // namespace duelogue::arcana
