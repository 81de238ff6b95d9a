#include "match/netrun/DeckBuilding.h"

#include <algorithm>
#include <numeric>

#include "cards/data/CardPool.h"
#include "match/netrun/ChanceDeck.h"
#include "match/netrun/Values.h"

namespace duelogue::netrun {

namespace {

using Found = std::vector<std::string>;

Traits factionOf(const Definition& card) { return card.traits & (corpFactions | runnerFactions); }
/// Returns the count with its noun, as in "1 card" or "2 cards".
std::string counted(int count, const std::string& noun) {
    return std::to_string(count) + ' ' + noun + (count == 1 ? "" : "s");
}
std::string quoted(const Definition& card) { return '"' + card.name + '"'; }

/// Returns the sum of `count(card)` over all copies in the deck.
template <class Count>
int sum(const CardPool& pool, const Deck& deck, const Count& count) {
    return std::accumulate(deck.entries.begin(), deck.entries.end(), 0, [&](int all, const DeckEntry& entry) {
        return all + entry.count * count(pool[entry.card]);
    });
}

int countOf(const CardPool& pool, const Deck& deck, Trait trait) {
    return sum(pool, deck, [&](const Definition& card) { return has(card, trait) ? 1 : 0; });
}

/// Returns the first identity of the deck, or nullptr if the deck lacks one.
const Definition* identityOf(const CardPool& pool, const Deck& deck) {
    const auto found = std::ranges::find_if(
        deck.entries, [&](const DeckEntry& entry) { return has(pool[entry.card], Trait::Identity); });
    return found == deck.entries.end() ? nullptr : &pool[found->card];
}

// -------------------------------------------------------------------------------------------------- rules for decks

void checkSize(int size, const Definition& identity, Found& problems) {
    const int least = figure(identity, Figure::MinimumDeck);
    if (size < least)
        problems.push_back("only " + counted(size, "card") + " besides the identity (minimum " + std::to_string(least) +
                           ")");
}

void checkSide(const CardPool& pool, const Deck& deck, const Definition& identity, Found& problems) {
    const bool ofCorp = (identity.traits & corpFactions) != 0;
    for (const DeckEntry& entry : deck.entries) {
        const Definition& card = pool[entry.card];
        if (has(card, Trait::Server)) {
            problems.push_back("servers can't be in a deck: " + quoted(card));
        } else if ((card.traits & (ofCorp ? corpFactions : runnerFactions)) == 0) {
            problems.push_back(std::string("a ") + (ofCorp ? "Corp" : "Runner") + " deck can't contain " +
                               quoted(card));
        }
    }
}

void checkInfluence(const CardPool& pool, const Deck& deck, const Definition& identity, Found& problems) {
    const int spent = sum(pool, deck, [&](const Definition& card) { return influenceFor(card, identity); });
    const int most = figure(identity, Figure::Influence);
    if (spent > most) problems.push_back(std::to_string(spent) + " influence (maximum " + std::to_string(most) + ")");
}

void checkAgendas(const CardPool& pool, const Deck& deck, const Definition& identity, int size, Found& problems) {
    const int points = agendaPoints(pool, deck);
    const int least = leastPoints(size);
    if (points < least || points > least + 1)
        problems.push_back(counted(points, "agenda point") + " (a " + std::to_string(size) + "-card deck needs " +
                           std::to_string(least) + " or " + std::to_string(least + 1) + ")");
    for (const DeckEntry& entry : deck.entries) {
        const Definition& card = pool[entry.card];
        if (has(card, Trait::Agenda) && (factionOf(card) & (factionOf(identity) | neutralFactions)) == 0)
            problems.push_back("agendas must be neutral or of the identity's faction: " + quoted(card));
    }
}

/// Adds problems with limited cards, beyond the general limit of copies. Identities have a check of their own.
void checkCopies(const CardPool& pool, const Deck& deck, Found& problems) {
    for (const DeckEntry& entry : deck.entries) {
        const Definition& card = pool[entry.card];
        if (has(card, Trait::Limited) && entry.count > mostOf(card))
            problems.push_back(std::to_string(entry.count) + " copies of " + quoted(card) + " (maximum " +
                               std::to_string(mostOf(card)) + ")");
    }
}

Found check(const CardPool& pool, const Deck& deck) {
    const int identities = countOf(pool, deck, Trait::Identity);
    const Definition* const identity = identityOf(pool, deck);
    if (identity == nullptr) return {"no identity (exactly 1 needed)"};
    Found problems;
    if (identities > 1) problems.push_back(std::to_string(identities) + " identities (only 1 allowed)");
    const int size = deck.size() - identities;
    checkSize(size, *identity, problems);
    checkSide(pool, deck, *identity, problems);
    checkCopies(pool, deck, problems);
    checkInfluence(pool, deck, *identity, problems);
    if ((identity->traits & corpFactions) != 0) checkAgendas(pool, deck, *identity, size, problems);
    return problems;
}

/// Returns the seat by the deck's identities, or by all its cards if it lacks one. Returns nullopt for neither side or
/// both.
std::optional<std::uint8_t> seatOf(const CardPool& pool, const Deck& deck) {
    const bool byIdentity = identityOf(pool, deck) != nullptr;
    Traits found = 0;
    for (const DeckEntry& entry : deck.entries) {
        const Definition& card = pool[entry.card];
        if (!byIdentity || has(card, Trait::Identity)) found |= factionOf(card);
    }
    const bool ofCorp = (found & corpFactions) != 0;
    const bool ofRunner = (found & runnerFactions) != 0;
    if (ofCorp == ofRunner) return std::nullopt;
    return ofCorp ? corp.value : runner.value;
}

}  // namespace

int influenceFor(const Definition& card, const Definition& identity) {
    const bool own = (factionOf(card) & factionOf(identity)) != 0;
    return own || has(card, Trait::Identity) ? 0 : figure(card, Figure::Influence);
}

int leastPoints(int size) {
    constexpr int step = 5;
    return 2 * (size / step) + 2;
}

int mostOf(const Definition& card) {
    return has(card, Trait::Identity) || has(card, Trait::Limited) ? 1 : copiesInDeck;
}

int agendaPoints(const CardPool& pool, const Deck& deck) {
    return sum(pool, deck,
               [](const Definition& card) { return has(card, Trait::Agenda) ? figure(card, Figure::Points) : 0; });
}

DeckBuilding deckBuilding(const CardPool& pool) {
    DeckBuilding building;
    // The identity sets the minimum deck size.
    building.rules.least = 1;
    building.rules.copies = copiesInDeck;
    building.rules.sideboard = 0;
    building.rules.check = &check;
    building.seatOf = &seatOf;
    building.templates = chanceTemplates(pool);
    building.maker = &chanceDeck;
    return building;
}

}  // namespace duelogue::netrun
