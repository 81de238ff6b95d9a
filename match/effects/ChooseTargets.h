#pragma once

#include <array>
#include <span>
#include <string_view>
#include <vector>

#include "match/effects/Evaluator.h"
#include "match/loop/CommunicationKind.h"
#include "match/state/EventContext.h"

namespace duelogue {

/// Chooses the targets of an ability, one target after the other. Its list, as the answer, is laid out as Targets
/// says. Where there are no targets to choose it succeeds at once; where there is no legal choice it is impossible;
/// where a player takes it back it is cancelled. A choice with one legal outcome is not asked for.
struct ChooseTargets {
    static constexpr KindId kind = id(CoreKind::ChooseTargets);
    static constexpr std::string_view name = "choose targets";
    enum class Step : std::uint8_t { Begin, Chosen, Shared };

    std::uint32_t since = 0;
    EventContext event;
    AbilityId ability;
    CardId card;
    std::int16_t x = 0;
    PlayerId player;               ///< who chooses
    std::uint8_t index = 0;        ///< the target being chosen
    std::uint8_t count = 0;        ///< how many were chosen for it
    std::uint8_t shared = 0;       ///< how many of their shares of a divided number are settled
    std::uint8_t cancellable = 0;  ///< 1: playing the card can be taken back
    PlayerId eachPlayer;           ///< whose time it is, for an ability that works for a time
    std::array<std::uint8_t, 2> unused{};

    [[nodiscard]] static StepResult enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static bool isValid(const StateValidator& validator, const Communication& self);
    [[nodiscard]] static std::vector<Field> fields();
};

/// Whether `is(subject)` says so of something that may be chosen for one target now; what comes behind that is not
/// asked about. Rule: a target must be legal as it is chosen.
template <class Is>
bool anyCandidate(const Match& match, const TargetSpec& target, const EvalContext& scope, Is&& is);
/// Everything that may be chosen for one target now.
void candidates(const Match& match, const TargetSpec& target, const EvalContext& scope, std::vector<Subject>& out);
/// Whether the ability could be given legal targets now.
[[nodiscard]] bool hasTargets(const Match& match, const Ability& ability, const EvalContext& scope);
/// Copies an item's targets for resolving: those that are illegal by now become none. Returns whether any target is
/// left, or none was needed.
[[nodiscard]] bool legalTargets(const Match& match, const PendingItem& item, std::vector<Subject>& out);

// ---------------------------------------------------------------------------------------------------- templates

template <class Is>
bool anyCandidate(const Match& match, const TargetSpec& target, const EvalContext& scope, Is&& is) {
    const Evaluator evaluator(match, scope);
    if (target.players) {
        const PlayerSet set = evaluator.players(target.players);
        for (const PlayerId player : match.state().seatsFrom(PlayerId(0))) {
            if (set.has(player) && is(Subject(player))) return true;
        }
    }
    // What is played and waits is no target of its own. Where it waits in play, cards say so.
    const auto& zones = match.rulebook().zones();
    const bool waits =
        scope.ability != nullptr && scope.ability->kind == AbilityKind::Played && zones.stack != zones.inPlay;
    return target.cards && evaluator.anyCard(target.cards, [&](Subject card) {
        if (waits && card == Subject(scope.self)) return false;
        return match.rulebook().mayTarget(match, card.card(), scope.you) && is(card);
    });
}

}  // namespace duelogue
