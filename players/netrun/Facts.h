#pragma once

#include <cstdint>
#include <vector>

#include "match/loop/Match.h"
#include "match/netrun/Values.h"

/// What cards do, as far as computer players understand it: read off their instructions once for each pool.
namespace duelogue::netrun {

inline constexpr Traits iceKinds = bit(Trait::Barrier) | bit(Trait::CodeGate) | bit(Trait::Sentry);

/// What a body of instructions does for the side of the card. Amounts that are worked out count as one.
struct Deeds {
    std::int16_t credits = 0;  ///< gained
    std::int16_t taken = 0;    ///< credits that the other side loses
    std::int16_t cards = 0;    ///< drawn, or fetched into the hand
    std::int16_t clicks = 0;
    std::int16_t lostClicks = 0;  ///< the Runner's
    std::int16_t price = 0;       ///< to be paid as it happens
    std::int16_t damage = 0;      ///< net or meat damage
    std::int16_t core = 0;        ///< core damage
    std::int16_t tags = 0;
    std::int16_t trashes = 0;
    std::int16_t advances = 0;  ///< advancement counters placed
    std::int16_t more = 0;      ///< additional accesses
    std::int16_t cheaper = 0;   ///< by so much, what is installed
    std::int16_t trace = -1;    ///< its base strength, -1: none
    std::int16_t badPublicity = 0;
    bool byAdvancement = false;  ///< damage, tags and trashing come once for each advancement counter
    bool placesX = false;        ///< as many advancement counters as credits are paid and the Runner has tags
    bool endsRun = false;
    bool installs = false;
    bool bypasses = false;
    bool exposes = false;
    std::uint8_t runs = 0;  ///< bit s: on central server s; anyServer
    bool harmsRunner() const { return damage > 0 || core > 0 || tags > 0 || trashes > 0; }

    static constexpr std::uint8_t anyServer = 8;
};

/// What an activated ability is for.
struct UseFacts {
    enum class For : std::uint8_t { Deeds, Break, Strengthen, Weaken, Charge };
    For purpose = For::Deeds;
    std::int16_t price = 0;   ///< in credits
    std::int16_t clicks = 0;  ///< likewise
    std::int16_t amount = 0;  ///< subroutines, or strength
    Traits kinds = 0;         ///< of ice that it breaks; 0: of any
    TagId tag{};              ///< of ice that it breaks; none: any
    bool needsWeak = false;   ///< it breaks only ice that has no strength left
    bool byCounter = false;   ///< a virus counter is its price
    bool byItself = false;    ///< the card itself is its price
    bool byAgenda = false;    ///< an agenda, or the counter on one, is its price
    Deeds deeds;
};

struct CardFacts {
    std::vector<UseFacts> uses;      ///< by the place of the ability on the card
    std::vector<Deeds> subroutines;  ///< in their printed order
    Deeds played;                    ///< as it is played
    Deeds encountered;               ///< as the Runner meets it
    Deeds accessed;                  ///< as the Runner accesses it
    Deeds scored;
    Deeds stolen;                ///< as the Runner steals any agenda
    Deeds eachTurn;              ///< as a turn of its player begins
    std::int16_t hosted = 0;     ///< credits that come with it
    std::int16_t recurring = 0;  ///< credits that come again each turn
    std::int16_t memory = 0;     ///< that it gives
    std::int16_t link = 0;
    std::int16_t perAdvancement = 0;  ///< strength of ice for each counter
    std::int16_t stealCost = 0;
    std::int16_t bite = 0;      ///< damage that its subroutines do, without a trace
    bool paysForUsing = false;  ///< its credits pay for the use of icebreakers
    bool isAdvanceable = false;
    std::uint8_t paysAt = 0;    ///< by a successful run: bit s: on central server s; Deeds::anyServer: on others
    int avenges = 0;            ///< damage that it does to a Runner who trashes a card of the Corp's
    bool helpsServer = false;   ///< says something about the cards at its server
    bool helpsScoring = false;  ///< makes agendas at its server need less
    bool wrecks = false;        ///< the rules trash its host in the end
    bool replacements = false;  ///< prevents or replaces something
    bool isBreaker = false;
    bool countsViruses = false;  ///< has a use for virus counters
};

/// By DefinitionId. The reference is good as long as the rulebook is, on this thread.
[[nodiscard]] const std::vector<CardFacts>& factsFor(const Rulebook& rulebook);
/// Those of a card, which must be known.
[[nodiscard]] inline const CardFacts& factsOf(const Match& match, CardId card) {
    return factsFor(match.rulebook())[match.state().card(card).definition.value];
}

}  // namespace duelogue::netrun
