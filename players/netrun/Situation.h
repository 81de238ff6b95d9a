#pragma once

#include <vector>

#include "match/loop/Match.h"
#include "match/netrun/Values.h"
#include "players/netrun/AccessValue.h"
#include "players/netrun/CardValue.h"
#include "players/netrun/Facts.h"
#include "players/netrun/ServerCost.h"

namespace duelogue::netrun {

/// What nobody would do: a gain of so much.
inline constexpr double aFolly = -6;

/// What is known while one question is thought about. Good as long as the match stays as it is.
struct Situation {
    explicit Situation(const Match& asking);

    const Match& match;
    const MatchState& state;
    const Communication& question;
    PlayerId self;  ///< who is asked
    Rig rig;        ///< the Runner's, whoever is asked
    int credits;    ///< one's own
    int clicks;     ///< likewise

    [[nodiscard]] const Card& card(CardId id) const { return state.card(id); }
    [[nodiscard]] const Definition& what(CardId id) const { return printed(match, id); }
    [[nodiscard]] const CardFacts& facts(CardId id) const { return m_facts[card(id).definition.value]; }
    /// None: there is no such card, or it isn't known what it is.
    [[nodiscard]] const CardFacts* factsIfKnown(CardId id) const;
    [[nodiscard]] int handSize(PlayerId player) const;
    /// What so many credits more are worth now, those spent below zero.
    [[nodiscard]] double gainOfCredits(int more) const;

private:
    const std::vector<CardFacts>& m_facts;
};

}  // namespace duelogue::netrun
