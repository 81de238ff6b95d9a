#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "match/Evaluator.h"
#include "match/Kind.h"
#include "match/Occasion.h"

namespace duelogue {

/// An ability that runs: the interpreter of the effect language. It holds where it is (`at`, the instruction to carry
/// out next) and a few registers; its list holds, one after the other,
///
///     the targets (laid out as Targets says)  `targets` entries
///     what was chosen last                    `chosen` entries
///     the candidates that were not chosen     `rest` entries
///     numbers of players' own                 pairs of a player and a number: what each of several players has chosen,
///                                             or what came of the round of a "for each player"; "that much" is this
///                                             number in the next "for each player"
///     what a "for each" goes through          all the others; `loop` is the place of the next one
///
/// An instruction that must wait returns a child, and the next instruction is carried out with its answer. The last
/// verb of a body is handed over to (S0.17): its completion is the ability's.
struct RunAbility {
    static constexpr KindId kind = id(CoreKind::RunAbility);
    static constexpr std::string_view name = "ability";
    enum class Step : std::uint8_t { Begin, Counted, Decided, Chosen, Numbered, Optioned, Looped, Contested, Priced };

    std::uint32_t since = 0;  ///< stamp of `self` as the object that has the ability
    Occasion occasion;
    AbilityId ability;
    InstructionId at;
    CardId self;
    CardId each;
    std::int16_t x = 0;
    std::int16_t thatMuch = 0;
    PlayerId you;
    PlayerId eachPlayer;
    std::uint8_t targets = 0;
    std::uint8_t chosen = 0;
    std::uint8_t rest = 0;
    std::uint8_t loop = 0;

    /// A communication that runs a body of an ability.
    [[nodiscard]] static Communication make(const RunAbility& frame);
    [[nodiscard]] static Next enter(Match& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields();
    /// What its words refer to now. Valid until the match's lists change.
    [[nodiscard]] static Scope scope(const Match& match, const Communication& self);
};

}  // namespace duelogue
