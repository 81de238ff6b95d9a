#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "cards/data/Id.h"
#include "match/loop/Questions.h"
#include "match/state/EvalContext.h"

namespace duelogue {

class CardPool;
class Match;
struct Instruction;

/// Asks for one of these numbers, the lowest one first, of which there is at least one.
[[nodiscard]] Communication askForNumber(Match& match, ChooseNumber question, Party initiator, PlayerId player,
                                         std::span<const int> numbers);

/// The instruction for which a choice is made: the next one, where it is done with what is chosen. Null: none.
[[nodiscard]] const Instruction* chosenFor(const CardPool& pool, const Instruction& choosing);

/// So much of a value of the payer's (Vocabulary::playerValues).
struct Due {
    std::uint8_t value = 0;
    int amount = 0;
};

/// What goes with the body of a price.
struct PriceRest {
    std::span<const Due> dues{};       ///< what the rest of the price takes
    std::span<const Subject> apart{};  ///< cards that are not given up for it
    InstructionId end{};               ///< with what an effect goes on, in which the price stands (Op::May)
};

/// Whether everything in the body of a price (Cost::body) could be done: each choice, and what is lost. A card in play
/// may be what its own ability costs, one that is to be played can't. Rule of every game: nobody pays more of a value
/// than they have.
[[nodiscard]] bool canPayBody(const Match& match, InstructionId body, const EvalContext& scope,
                              const PriceRest& rest = {});

/// Returns true if all payments (VerbInfo::pays) from `first` up to `end` can be made, and the player who chooses that
/// has all that this player would lose (VerbInfo::inFull). `chooser`: none if nobody chooses.
[[nodiscard]] bool canAfford(const Match& match, InstructionId first, InstructionId end, const EvalContext& scope,
                             PlayerId chooser = {});

/// Returns true if the player can make all payments that a May offers, and sees that some part of it is possible. Every
/// part of a price must be possible: a May is a price if declining it has a consequence (`otherwise`).
[[nodiscard]] bool canBeTaken(const Match& match, const Instruction& offer, const EvalContext& scope, PlayerId asked);

/// Where the choice is one of a price, and not the last of it: with what goes on who has paid. A price is what a card
/// or an ability costs, and what an effect wants done for something (Op::Unless, Op::May with an `otherwise`): all of
/// it, or nothing.
[[nodiscard]] std::optional<InstructionId> endOfPrice(const CardPool& pool, InstructionId choice);

/// Whether the choices of a price from that one on can all be made, where the card is one of those chosen there.
[[nodiscard]] bool leavesEnough(const Match& match, InstructionId choice, InstructionId end, const EvalContext& scope,
                                Subject card);

}  // namespace duelogue
