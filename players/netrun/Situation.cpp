#include "players/netrun/Situation.h"

#include <algorithm>

#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue::netrun {

Situation::Situation(const ReadableMatch& asking)
    : match(asking),
      state(match.state()),
      question(*match.pendingQuestion()),
      self(match.playerToAct()),
      rig(rigOf(match)),
      credits(value(state, self, PlayerValue::Credits)),
      clicks(value(state, self, PlayerValue::Clicks)),
      m_facts(factsFor(match.rulebook())) {}

const CardFacts* Situation::factsIfKnown(CardId id) const { return id && card(id).definition ? &facts(id) : nullptr; }

int Situation::handSize(PlayerId player) const { return static_cast<int>(state.zone(player, Zone::Hand).size()); }

double Situation::gainOfCredits(int more) const {
    return worthOfCredits(std::max(0, credits + more)) - worthOfCredits(credits);
}

}  // namespace duelogue::netrun
