#pragma once

namespace duelogue {

class SetupModel;

/// Restores the last choices on the start screen, as far as they still exist, and stores every later change. The
/// choices are the game and, for each game, the players, decks and rules.
void rememberChoices(SetupModel& setup);

}  // namespace duelogue
