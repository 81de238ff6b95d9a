#pragma once

#include "match/loop/Match.h"

namespace duelogue::netrun {

/// Leaves the replies that are worth a thought, at least one; passing first, where it is one of them. Left out are what
/// hardly anybody would do (a run into ice that is known and can't be passed, a trap that is rezzed), what can as well
/// be done later (to rez what earns credits while the Runner still acts), and copies of one card but for one.
void filterBlunders(const Match& match, Replies& replies);

}  // namespace duelogue::netrun
