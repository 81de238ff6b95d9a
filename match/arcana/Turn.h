#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "match/Kind.h"
#include "match/arcana/Values.h"

namespace duelogue::arcana {

/// Opening hands (rule 103.5, the London mulligan): everybody draws seven; who likes shuffles the hand away and draws
/// seven anew, and in the end puts one card for each time at the bottom of the library.
struct Mulligans {
    static constexpr KindId kind = id(ArcanaKind::Mulligans);
    static constexpr std::string_view name = "opening hands";
    enum class Step : std::uint8_t { Begin, Drawn, Decided, Chosen, PutBack };

    std::uint8_t asked = 0;  ///< how many players of this round have been asked, from the first on
    std::uint8_t kept = 0;   ///< bit p: player p keeps the hand
    std::uint8_t again = 0;  ///< bit p: player p draws a new hand in this round
    PlayerId bottoming;      ///< who puts cards at the bottom now

    [[nodiscard]] static Next enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() { return {}; }
};

/// The turn-based actions of the step that begins (rule 703).
struct TurnActions {
    static constexpr KindId kind = id(ArcanaKind::TurnActions);
    static constexpr std::string_view name = "turn";
    enum class Step : std::uint8_t {
        Begin,
        Announced,
        AttackersChosen,
        AttackersTapped,
        AttackDone,
        BlockersChosen,
        BlockDone,
        Discarding,
        Discarded
    };

    PlayerId player;

    [[nodiscard]] static Next enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&TurnActions::player>("player")}; }
};

/// Begins the next step: the next one of this turn that is not skipped, or the next turn. Mana empties (rule 500.5).
void nextStep(Match& match);
/// Begins the first turn of the match.
void firstTurn(Match& match);
/// Whether players get priority in the step (rule 117.3a; in the cleanup step only where something happened, 514.3a).
[[nodiscard]] bool hasPriority(Step step);
/// Whether the step begins with something to do.
[[nodiscard]] bool hasActions(const Match& match);

}  // namespace duelogue::arcana
