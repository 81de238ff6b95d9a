#pragma once

#include <vector>

#include "cards/parser/LoadContext.h"

namespace duelogue {

/// The kind of a body: instructions to execute, or statements that hold.
enum class BodyKind : std::uint8_t { Instructions, Statements };

/// Reads a body: one instruction or a list of them. Returns the first, which leads to the others by Instruction::next.
/// Returns none if the body is invalid. The keys of the language are
///
///     if: condition, then: body, else: body
///     may: body, player: the player asked, else: body
///     may: {pay: 2} or a price in verbs, player: the player asked, then: body, else: body
///     for each: cards or players, do: body
///     repeat: amount, do: body
///     choose one: [body, body], player: the player who chooses
///     choose: "2 cards in your hand", player: the player who chooses
///     choose number: "0 to 2", player: the player who chooses
///     choose people: the player who chooses               (the vocabulary's word for families)
///     choose name: "a description", from: 3, player: the player who chooses
///     order: cards, player: the player who orders them
///     unless: {pay: 2} or an instruction, player: the player who may pay, do: body
///     contest: {most: 3, of: a value, secret: yes, against: player}, then: body, else: body
///     for: duration, and an ability (see AbilityLoader.h), give: cards
///
/// Every other first key is a verb with its arguments (VerbCall.h).
[[nodiscard]] InstructionId loadBody(LoadContext& loading, const FileNode& node,
                                     BodyKind kind = BodyKind::Instructions);

/// Reads a body like loadBody(), for bodies whose result is used once they are complete. The ability stays on the stack
/// until its last verb is complete (Instruction::stays). Prices need this, because other effects ask what was paid.
/// Replacements need it because they never apply to the verbs of their own body.
[[nodiscard]] InstructionId loadStayingBody(LoadContext& loading, const FileNode& node);

/// Instructions in order, before they are added to the pool.
using Sequence = std::vector<Instruction>;
/// Adds the instructions to the pool as a linked list and returns the first.
InstructionId addSequence(LoadContext& loading, const Sequence& sequence);

/// Returns the condition under which the first instruction of a sequence is possible. If it is a choice of a number of
/// cards, that many must exist. Returns none if the instruction is always possible.
[[nodiscard]] ExpressionId possible(LoadContext& loading, InstructionId first);

/// Returns the first keys of the language's own instructions.
[[nodiscard]] std::vector<std::string> controlWords(const Vocabulary& words);

}  // namespace duelogue
