#pragma once

#include <array>
#include <span>
#include <string_view>
#include <vector>

#include "match/effects/Evaluator.h"
#include "match/loop/CommunicationKind.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/state/EventContext.h"

namespace duelogue {

/// A communication that chooses the targets of an ability, one target after the other. As the answer, its list has the
/// layout of Targets. Succeeds at once for an ability without targets. Ends as impossible if a target lacks a legal
/// choice, and as canceled if the player takes the choice back. A choice with a single legal outcome is not asked.
struct ChooseTargets {
    static constexpr KindId kind = id(CoreKind::ChooseTargets);
    static constexpr std::string_view name = "choose targets";
    enum class Step : std::uint8_t { Begin, Chosen, Shared };

    std::uint32_t since = 0;
    EventContext event;
    AbilityId ability;
    CardId card;
    std::int16_t x = 0;
    PlayerId player;              ///< the player who chooses
    std::uint8_t index = 0;       ///< index of the target being chosen
    std::uint8_t count = 0;       ///< number of subjects chosen for it
    std::uint8_t shared = 0;      ///< number of shares already assigned, if a number is divided among them
    std::uint8_t cancelable = 0;  ///< 1: playing the card can be taken back
    PlayerId eachPlayer;          ///< the player of the duration, for an ability of a continuous effect
    std::array<std::uint8_t, 2> unused{};

    /// Returns the choice of the targets for an ability of a card, as the object that the card is now.
    [[nodiscard]] static ChooseTargets of(const ReadableMatch& match, AbilityId ability, CardId card, PlayerId player);
    /// Appends the targets of an answered choice to the list of the communication that asked for it.
    static void appendTo(HandlerContext& match, Communication& self, const Communication& answered);
    [[nodiscard]] static StepResult enter(HandlerContext& match, Communication& self, const Communication* answered);
    [[nodiscard]] static bool isValid(const StateValidator& validator, const Communication& self);
    [[nodiscard]] static std::vector<Field> fields();
};

/// Returns true if `is(subject)` holds for a subject that may be chosen for the target now. Stops at the first one.
/// Players come before cards. Rule: a target must be legal when it is chosen.
template <class Is>
bool anyCandidate(const ReadableMatch& match, const TargetSpec& target, const EvalContext& scope, Is&& is);
/// Appends everything that may be chosen for the target now.
void candidates(const ReadableMatch& match, const TargetSpec& target, const EvalContext& scope,
                std::vector<Subject>& out);
/// Returns true if legal targets exist for the ability now.
[[nodiscard]] bool hasTargets(const ReadableMatch& match, const Ability& ability, const EvalContext& scope);
/// Copies a pending item's targets for resolution and replaces illegal ones by an unset subject. Returns true if a
/// legal target remains, or if the item was played without targets.
[[nodiscard]] bool legalTargets(const ReadableMatch& match, const PendingItem& item, std::vector<Subject>& out);

// ---------------------------------------------------------------------------------------------------- templates

template <class Is>
bool anyCandidate(const ReadableMatch& match, const TargetSpec& target, const EvalContext& scope, Is&& is) {
    const Evaluator evaluator(match, scope);
    if (target.players) {
        const PlayerSet set = evaluator.players(target.players);
        for (const PlayerId player : match.state().seatsFrom(PlayerId(0))) {
            if (set.has(player) && is(Subject(player))) return true;
        }
    }
    // A card that waits to resolve cannot target itself. If cards wait in play, the card files say so instead.
    const auto& zones = match.rulebook().zones();
    const bool waits =
        scope.ability != nullptr && scope.ability->kind == AbilityKind::Played && zones.stack != zones.inPlay;
    return target.cards && evaluator.anyCard(target.cards, [&](Subject card) {
        if (waits && card == Subject(scope.self)) return false;
        return match.rulebook().mayTarget(match, card.card(), scope.you) && is(card);
    });
}

}  // namespace duelogue
