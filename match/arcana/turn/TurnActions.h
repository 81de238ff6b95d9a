#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "match/arcana/Values.h"
#include "match/loop/CommunicationKind.h"

namespace duelogue::arcana {

/// The turn-based actions of the step that begins (rule 703).
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

    [[nodiscard]] static StepResult enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&TurnActions::player>("player")}; }
};

/// Whether the step begins with something to do.
[[nodiscard]] bool hasActions(const Match& match);
/// What is to be pushed for it. None: it is done.
[[nodiscard]] std::optional<Communication> beginActions(Match& match);

}  // namespace duelogue::arcana
