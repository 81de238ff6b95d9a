#pragma once

#include <vector>

#include "cards/parser/LoadContext.h"

namespace duelogue {

/// What is being read: instructions that are carried out, or statements that hold.
enum class BodyKind : std::uint8_t { Instructions, Statements };

/// Reads a body: one instruction or a list of them. Returns the first, the others follow by Instruction::next; none
/// where it can't be read. The keys of the language are
///
///     if: condition, then: body, else: body
///     may: body, player: who is asked, else: body
///     may: {pay: 2} or a price in deeds, player: who is asked, then: body, else: body
///     for each: cards or players, do: body
///     repeat: amount, do: body
///     choose one: [body, body], player: who chooses
///     choose: "2 cards in your hand", player: who chooses
///     choose number: "0 to 2", player: who chooses
///     choose people: who chooses                          (the vocabulary's word for families)
///     order: cards, player: who orders them
///     unless: {pay: 2} or an instruction, player: who may, do: body
///     contest: {most: 3, of: a value, secret: yes, against: player}, then: body, else: body
///     for: how long, and an ability (see AbilityLoader.h), give: cards
///
/// and every other first key is a verb with its arguments (VerbCall.h).
[[nodiscard]] InstructionId loadBody(LoadContext& loading, const FileNode& node,
                                     BodyKind kind = BodyKind::Instructions);

/// As loadBody, for what is asked about once it is done: its ability stays on the stack to the end of its last deed
/// (Instruction::stays). A price does, for one asks what was paid; and what meets a verb, which does not meet what it
/// does itself.
[[nodiscard]] InstructionId loadStayingBody(LoadContext& loading, const FileNode& node);

/// Instructions in their order, before they are added to the pool.
using Sequence = std::vector<Instruction>;
/// Adds them to the pool, each followed by the next, and returns the first.
InstructionId addSequence(LoadContext& loading, const Sequence& sequence);

/// When what the sequence begins with can be done: where it is a choice of a number of cards, that there are so many.
/// None where nothing has to be asked.
[[nodiscard]] ExpressionId possible(LoadContext& loading, InstructionId first);

/// The first keys of the language's own instructions.
[[nodiscard]] std::vector<std::string> controlWords(const Vocabulary& words);

}  // namespace duelogue
