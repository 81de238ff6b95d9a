#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "match/effects/Evaluator.h"
#include "match/loop/CommunicationKind.h"
#include "match/state/EventContext.h"

namespace duelogue {

/// A running ability: a frame of the interpreter of the effect language. It holds its position (`at`, the next
/// instruction) and a few registers. Its list consists of these parts, in this order:
///
/// - The targets, in the layout of Targets: `targets` entries.
/// - The last choice: the number of chosen subjects, the number of other candidates, the chosen ones, the others. It
///   may be missing if nothing follows.
/// - The numbers of players: pairs of a player and a number. It is the choice of each of several players, or the result
///   of a round of "for each player". The next "for each player" reads it as "that much".
/// - The subjects of a "for each": all other entries. `loop` is the index of the next one.
///
/// An instruction that must wait returns a child, and the next instruction runs with its answer. The ability delegates
/// to the last verb of its body (S0.17), so that the verb's completion is the ability's, unless Instruction::stays is
/// set.
struct RunAbility {
    static constexpr KindId kind = id(CoreKind::RunAbility);
    static constexpr std::string_view name = "ability";
    enum class Step : std::uint8_t {
        Begin,
        Counted,
        Decided,
        Chosen,
        Numbered,
        Optioned,
        Named,
        Looped,
        Contested,
        Priced
    };

    std::uint32_t since = 0;  ///< stamp of `self` as the object that has the ability
    EventContext event;
    AbilityId ability;  ///< none for an additional cost of a card that does nothing when it resolves
    InstructionId at;   ///< the next instruction; none after the last one
    CardId self;        ///< the card that has the ability
    CardId each;        ///< the card of the innermost "for each card"
    std::int16_t x = 0;
    std::int16_t thatMuch = 0;
    PlayerId you;               ///< the controller of the ability
    PlayerId eachPlayer;        ///< the player of the innermost "for each player", or of the duration
    std::uint16_t targets = 0;  ///< number of list entries for the targets
    std::uint16_t loop = 0;     ///< index of the next subject of a loop

    /// Returns a frame at the start of an ability of a card, as the object that the card is now. `ability` may be
    /// unset.
    [[nodiscard]] static RunAbility of(const ReadableMatch& match, AbilityId ability, CardId self, PlayerId you);
    /// Returns a communication that runs the frame. Its list is empty.
    [[nodiscard]] static Communication make(const RunAbility& frame);
    /// Returns a communication that runs the frame with the list of `self` as its targets.
    [[nodiscard]] static Communication withTargetsOf(HandlerContext& match, RunAbility frame,
                                                     const Communication& self);
    [[nodiscard]] static StepResult enter(HandlerContext& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields();
    /// Returns the number of entries for the targets and the chosen subjects.
    [[nodiscard]] static std::size_t publicCount(const MatchState& state, const Communication& self);
    [[nodiscard]] static bool isValid(const StateValidator& validator, const Communication& self);
    /// The last choice in the list of a running ability.
    struct Choice {
        std::span<const Subject> chosen;
        std::span<const Subject> rest;
        std::size_t end = 0;  ///< index after the choice
    };
    /// Returns the choice in a list with `targets` entries for targets; empty if it is missing.
    [[nodiscard]] static Choice choice(std::span<const Subject> list, std::size_t targets);
    /// Returns the card given up for a paid price: the first one chosen in it. Returns an unset CardId if none was.
    [[nodiscard]] static CardId paidIn(const ReadableMatch& match, const Communication& price);
    /// Returns the current context of the ability. Valid until the lists of the match change.
    [[nodiscard]] static EvalContext scope(const ReadableMatch& match, const Communication& self);
};

}  // namespace duelogue
