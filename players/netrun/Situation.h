#pragma once

#include <vector>

#include "match/loop/ReadableMatch.h"
#include "match/netrun/Values.h"
#include "players/netrun/AccessValue.h"
#include "players/netrun/CardValue.h"
#include "players/netrun/Facts.h"
#include "players/netrun/ServerCost.h"

namespace duelogue::netrun {

/// The prior of a reply that no sensible player gives, in points of NetrunEvaluation.
inline constexpr double aBlunder = -6;

/// The facts that priors need about one pending question. Valid only while the match stays unchanged.
struct Situation {
    explicit Situation(const ReadableMatch& asking);

    const ReadableMatch& match;
    const MatchState& state;
    const Communication& question;
    PlayerId self;  ///< the player to act
    Rig rig;        ///< the Runner's, also if the Corp is to act
    int credits;    ///< of the player to act
    int clicks;     ///< of the player to act

    [[nodiscard]] const Card& card(CardId id) const { return state.card(id); }
    [[nodiscard]] const Definition& what(CardId id) const { return printed(match, id); }
    [[nodiscard]] const CardFacts& facts(CardId id) const { return m_facts[card(id).definition.value]; }
    /// Returns nullptr if the id is empty or the card's definition is hidden.
    [[nodiscard]] const CardFacts* factsIfKnown(CardId id) const;
    [[nodiscard]] int handSize(PlayerId player) const;
    /// Returns the value of `more` additional credits to the player to act, in points. A negative `more` spends
    /// credits.
    [[nodiscard]] double gainOfCredits(int more) const;

private:
    const std::vector<CardFacts>& m_facts;
};

}  // namespace duelogue::netrun
