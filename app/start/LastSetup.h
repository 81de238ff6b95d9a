#pragma once

namespace duelogue {

class SetupModel;

/// Chooses what was chosen on the start screen last, as far as it still exists, and keeps from now on whatever is
/// chosen there: which game, and for each game who sits where, with which decks, by which rules.
void rememberChoices(SetupModel& setup);

}  // namespace duelogue
