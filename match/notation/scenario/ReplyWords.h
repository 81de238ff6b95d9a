#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/loop/ReadableMatch.h"

/// The words of replies that reading and writing share.
namespace duelogue {

/// Returns the words of all forms of replies.
[[nodiscard]] std::vector<std::string> formWords(const Rulebook& rulebook);
/// Returns true if the subject is the speaker, or a card that the speaker holds.
[[nodiscard]] bool isOwn(const ReadableMatch& match, PlayerId speaker, Subject subject);
/// A part of a reply that names a card or a player.
using ReplyPart = Subject Reply::*;
/// Returns the distinct subjects of replies at `part`. The speaker's own come first; otherwise the order is that of the
/// replies.
[[nodiscard]] std::vector<Subject> subjectsIn(const ReadableMatch& match, PlayerId speaker, const Replies& replies,
                                              ReplyPart part);
/// Keeps the replies with the subject that is number `nth` among subjectsIn(), counted from 1.
void keepNth(const ReadableMatch& match, PlayerId speaker, Replies& replies, ReplyPart part, int nth);
/// Returns the definition of a card; none for a player and for a hidden card.
[[nodiscard]] DefinitionId definitionOf(const ReadableMatch& match, Subject subject);
/// Returns an option of the pending question in words; empty for any other reply.
[[nodiscard]] std::string optionWords(const ReadableMatch& match, const Reply& reply);
/// Returns the number of the option with these words. Returns nullopt unless there is exactly one.
[[nodiscard]] std::optional<int> optionSaying(const ReadableMatch& match, std::string_view words);

}  // namespace duelogue
