#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "match/arcana/Values.h"
#include "match/loop/CommunicationKind.h"

namespace duelogue::arcana {

/// The turn-based actions at the beginning of a step (rule 703).
struct TurnActions {
    static constexpr KindId kind = id(ArcanaKind::TurnActions);
    static constexpr std::string_view name = "turn";
    enum class Step : std::uint8_t {
        Begin,
        Announced,
        AttackersChosen,
        AttackDone,
        BlockersChosen,
        BlockDone,
        Discarding,
        Discarded
    };

    PlayerId player;

    [[nodiscard]] static StepResult enter(HandlerContext& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&TurnActions::player>("player")}; }
};

/// Returns true if the step begins with an action.
[[nodiscard]] bool hasActions(const ReadableMatch& match);
/// Returns the communication for the actions; nullopt if they are complete.
[[nodiscard]] std::optional<Communication> beginActions(HandlerContext& match);

}  // namespace duelogue::arcana
