#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "match/effects/Evaluator.h"
#include "match/loop/CommunicationKind.h"
#include "match/state/EventContext.h"

namespace duelogue {

/// An ability that runs: the interpreter of the effect language. It holds where it is (`at`, the instruction to carry
/// out next) and a few registers; its list holds, one after the other,
///
///     the targets (laid out as Targets says)  `targets` entries
///     the last choice                         how many were chosen, how many candidates were not, then those, then
///                                             these; it may be missing where nothing stands behind it
///     numbers of players' own                 pairs of a player and a number: what each of several players has chosen,
///                                             or what came of the round of a "for each player"; "that much" is this
///                                             number in the next "for each player"
///     what a "for each" goes through          all the others; `loop` is the place of the next one
///
/// An instruction that must wait returns a child, and the next instruction is carried out with its answer. The last
/// verb of a body is handed over to (S0.17), unless Instruction::stays: its completion is the ability's.
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
    AbilityId ability;  ///< none: an additional cost of a card that does nothing as it resolves
    InstructionId at;
    CardId self;
    CardId each;
    std::int16_t x = 0;
    std::int16_t thatMuch = 0;
    PlayerId you;
    PlayerId eachPlayer;
    std::uint16_t targets = 0;
    std::uint16_t loop = 0;

    /// At the beginning of an ability of a card as it stands now; the ability may be none.
    [[nodiscard]] static RunAbility of(const Match& match, AbilityId ability, CardId self, PlayerId you);
    /// A communication that runs a body of an ability.
    [[nodiscard]] static Communication make(const RunAbility& frame);
    [[nodiscard]] static StepResult enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields();
    /// Its targets, and what was chosen.
    [[nodiscard]] static std::size_t publicCount(const MatchState& state, const Communication& self);
    [[nodiscard]] static bool isValid(const StateValidator& validator, const Communication& self);
    /// The last choice, in the list of a running ability.
    struct Choice {
        std::span<const Subject> chosen;
        std::span<const Subject> rest;
        std::size_t end = 0;  ///< where in the list it ends
    };
    [[nodiscard]] static Choice choice(std::span<const Subject> list, std::size_t targets);
    /// The card given up for a price that has been paid: the first one chosen in it; none: no card was.
    [[nodiscard]] static CardId paidIn(const Match& match, const Communication& price);
    /// What its words refer to now. Valid until the match's lists change.
    [[nodiscard]] static EvalContext scope(const Match& match, const Communication& self);
};

}  // namespace duelogue
