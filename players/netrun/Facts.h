#pragma once

#include <cstdint>
#include <vector>

#include "match/loop/ReadableMatch.h"
#include "match/netrun/Values.h"
#include "players/netrun/Deeds.h"

/// The effects of cards as computer players understand them. They are read from the instructions once for each pool.
namespace duelogue::netrun {

inline constexpr Traits iceKinds = bit(Trait::Barrier) | bit(Trait::CodeGate) | bit(Trait::Sentry);

/// The purpose of an activated ability.
struct UseFacts {
    enum class For : std::uint8_t { Deeds, Break, Strengthen, Weaken, Charge };
    For purpose = For::Deeds;
    std::int16_t price = 0;   ///< in credits
    std::int16_t clicks = 0;  ///< in clicks
    std::int16_t amount = 0;  ///< subroutines broken or strength changed
    Traits kinds = 0;         ///< of ice that it breaks; 0 for all kinds
    TagId tag{};              ///< subtype of ice that it breaks; empty for all
    bool needsWeak = false;   ///< breaks only ice without strength
    bool byCounter = false;   ///< the cost includes a virus counter
    bool byItself = false;    ///< the cost includes trashing this card
    bool byAgenda = false;    ///< the cost includes an agenda or a counter on one
    Deeds deeds;
};

struct CardFacts {
    std::vector<UseFacts> uses;      ///< indexed like the card's abilities
    std::vector<Deeds> subroutines;  ///< in printed order
    Deeds played;                    ///< when played
    Deeds encountered;               ///< when encountered
    Deeds accessed;                  ///< when accessed
    Deeds scored;
    Deeds stolen;                ///< when the Runner steals any agenda
    Deeds eachTurn;              ///< when a turn begins
    std::int16_t hosted = 0;     ///< credits placed on the card when it is installed or rezzed
    std::int16_t recurring = 0;  ///< credits available again each turn
    std::int16_t memory = 0;     ///< additional memory units
    std::int16_t link = 0;
    std::int16_t perAdvancement = 0;  ///< 1 if ice gains strength for each advancement counter
    std::int16_t stealCost = 0;
    std::int16_t bite = 0;      ///< damage of its subroutines without a trace
    bool paysForUsing = false;  ///< its credits can pay for the use of icebreakers
    bool isAdvanceable = false;
    std::uint8_t paysAt = 0;   ///< servers with an effect on success: bit s for central s, Deeds::anyServer for remotes
    int avenges = 0;           ///< damage to a Runner who trashes a card of the Corp
    bool helpsServer = false;  ///< affects cards at its own server
    bool helpsScoring = false;  ///< lowers the advancement requirement of agendas at its server
    bool wrecks = false;        ///< the rules eventually trash its host
    bool guards = false;        ///< has a prevention or replacement effect
    bool isBreaker = false;
    bool countsViruses = false;  ///< has a use for virus counters
};

/// Returns the facts of all cards, indexed by DefinitionId. The reference belongs to the calling thread. It is valid
/// until the thread asks for another rulebook.
[[nodiscard]] const std::vector<CardFacts>& factsFor(const Rulebook& rulebook);
/// Returns the facts of a card. Its definition must be known.
[[nodiscard]] inline const CardFacts& factsOf(const ReadableMatch& match, CardId card) {
    return factsFor(match.rulebook())[match.state().card(card).definition.value];
}

}  // namespace duelogue::netrun
