#pragma once

#include "match/loop/Questions.h"

namespace duelogue {

class ReadableMatch;

/// Returns the purpose of a selection: the one in its body, or for a choice of an effect what its instructions do with
/// the chosen cards. The window derives the wording, the order of the candidates and the default answer from it.
[[nodiscard]] Purpose purposeOf(const ReadableMatch& match, const Communication& selection);
/// Returns the verb that happens to the chosen subjects of a selection; none if that is unknown.
[[nodiscard]] KindId verbForChosen(const ReadableMatch& match, const Communication& selection);

}  // namespace duelogue
