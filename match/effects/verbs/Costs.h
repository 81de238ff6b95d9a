#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "cards/data/Id.h"
#include "match/loop/Questions.h"
#include "match/state/EvalContext.h"

namespace duelogue {

class CardPool;
class HandlerContext;
class ReadableMatch;
struct Instruction;

/// Returns a question for one of these numbers. `numbers` must be sorted and not empty.
[[nodiscard]] Communication askForNumber(HandlerContext& match, ChooseNumber question, Party initiator, PlayerId player,
                                         std::span<const int> numbers);

/// Returns the instruction for which a choice is made: the next one, if it applies to the chosen subjects. Otherwise
/// returns nullptr.
[[nodiscard]] const Instruction* chosenFor(const CardPool& pool, const Instruction& choosing);

/// An amount of one of the payer's values (Vocabulary::playerValues).
struct Due {
    std::uint8_t value = 0;
    int amount = 0;
};

/// The parts of a price apart from its body.
struct PriceRest {
    std::span<const Due> dues{};       ///< amounts that the rest of the price takes
    std::span<const Subject> apart{};  ///< cards that must not be given up for the price
    InstructionId end{};               ///< the instruction after the price, if an effect contains it (Op::May)
};

/// Returns true if the body of a price (Cost::body) can be paid: each choice and each loss. A card in play can pay for
/// its own ability, but a card to be played cannot. Rule of all games: players never pay more of a value than they
/// have.
[[nodiscard]] bool canPayBody(const ReadableMatch& match, InstructionId body, const EvalContext& scope,
                              const PriceRest& rest = {});

/// Returns true if all payments (VerbInfo::pays) from `first` up to `end` can be made. If a player chooses them, that
/// player must also have everything that the player would lose (VerbInfo::inFull). `chooser` is unset without a choice.
[[nodiscard]] bool canAfford(const ReadableMatch& match, InstructionId first, InstructionId end,
                             const EvalContext& scope, PlayerId chooser = {});

/// Returns true if the player can make all payments that a May offers, and sees that some part of it is possible. Every
/// part of a price must be possible. A May is a price if declining it has a consequence (`otherwise`).
[[nodiscard]] bool canBeTaken(const ReadableMatch& match, const Instruction& offer, const EvalContext& scope,
                              PlayerId asked);

/// Returns the instruction after a price if the choice is a part of that price, but not its last choice. Otherwise
/// returns nullopt. A price is the cost of a card or ability, or what an effect asks for (Op::Unless, or Op::May with
/// an `otherwise`). It is paid completely or not at all.
[[nodiscard]] std::optional<InstructionId> endOfPrice(const CardPool& pool, InstructionId choice);

/// Returns true if all choices of a price from `choice` on can be made, given that the card is chosen in the first.
[[nodiscard]] bool leavesEnough(const ReadableMatch& match, InstructionId choice, InstructionId end,
                                const EvalContext& scope, Subject card);

}  // namespace duelogue
