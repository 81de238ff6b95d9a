#pragma once

namespace duelogue {

class SetupModel;

/// Chooses what was chosen on the start screen last, as far as it still exists, and keeps from now on whatever is
/// chosen there: who sits where, with which deck, in which game.
void rememberChoices(SetupModel& setup);

}  // namespace duelogue
