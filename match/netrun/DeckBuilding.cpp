#include "match/netrun/DeckBuilding.h"

#include <algorithm>
#include <numeric>

#include "cards/data/CardPool.h"
#include "match/netrun/ChanceDeck.h"
#include "match/netrun/Values.h"

namespace duelogue::netrun {

namespace {

using Found = std::vector<DeckFinding>;

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

/// Returns the first identity of the deck, or none if the deck lacks one.
DefinitionId identityOf(const CardPool& pool, const Deck& deck) {
    const auto found = std::ranges::find_if(
        deck.entries, [&](const DeckEntry& entry) { return has(pool[entry.card], Trait::Identity); });
    return found == deck.entries.end() ? DefinitionId() : found->card;
}

// -------------------------------------------------------------------------------------------------- rules for decks

/// The rules of an identity for a deck.
class IdentityCheck {
public:
    IdentityCheck(const CardPool& pool, const Deck& deck, DefinitionId identity, Found& findings)
        : m_pool(pool), m_deck(deck), m_id(identity), m_identity(pool[identity]), m_findings(findings) {
        m_size = deck.size() - countOf(pool, deck, Trait::Identity);
    }

    void run() const {
        checkSize();
        checkSide();
        checkInfluence();
        if (isCorp()) checkAgendas();
    }

private:
    const CardPool& m_pool;
    const Deck& m_deck;
    DefinitionId m_id;
    const Definition& m_identity;
    Found& m_findings;
    int m_size = 0;  ///< cards besides identities

    [[nodiscard]] bool isCorp() const { return (m_identity.traits & corpFactions) != 0; }

    void checkSize() const {
        const int least = figure(m_identity, Figure::MinimumDeck);
        if (m_size >= least) return;
        m_findings.push_back(
            {"only " + counted(m_size, "card") + " besides the identity (minimum " + std::to_string(least) + ")", m_id,
             true});
    }

    void checkSide() const {
        for (const DeckEntry& entry : m_deck.entries) {
            const Definition& card = m_pool[entry.card];
            if (has(card, Trait::Server) || (card.traits & (isCorp() ? corpFactions : runnerFactions)) != 0) continue;
            m_findings.push_back(
                {std::string("a ") + (isCorp() ? "Corp" : "Runner") + " deck can't contain " + quoted(card),
                 entry.card});
        }
    }

    void checkInfluence() const {
        const int spent = sum(m_pool, m_deck, [&](const Definition& card) { return influenceFor(card, m_identity); });
        const int most = figure(m_identity, Figure::Influence);
        if (spent <= most) return;
        m_findings.push_back({std::to_string(spent) + " influence (maximum " + std::to_string(most) + ")", m_id});
    }

    void checkAgendas() const {
        const int points = agendaPoints(m_pool, m_deck);
        const int least = leastPoints(m_size);
        if (points < least || points > least + 1)
            m_findings.push_back({counted(points, "agenda point") + " (a " + std::to_string(m_size) +
                                      "-card deck needs " + std::to_string(least) + " or " + std::to_string(least + 1) +
                                      ")",
                                  {},
                                  points < least});
        for (const DeckEntry& entry : m_deck.entries) {
            const Definition& card = m_pool[entry.card];
            if (!has(card, Trait::Agenda) || (factionOf(card) & (factionOf(m_identity) | neutralFactions)) != 0)
                continue;
            m_findings.push_back({"agendas must be neutral or of the identity's faction: " + quoted(card), entry.card});
        }
    }
};

/// Adds cards that are never in a deck, and limited cards beyond the general limit of copies. Identities have a check
/// of their own.
void checkCards(const CardPool& pool, const Deck& deck, Found& findings) {
    for (const DeckEntry& entry : deck.entries) {
        const Definition& card = pool[entry.card];
        if (has(card, Trait::Server)) findings.push_back({"servers can't be in a deck: " + quoted(card), entry.card});
        if (has(card, Trait::Limited) && entry.count > mostOf(card))
            findings.push_back({std::to_string(entry.count) + " copies of " + quoted(card) + " (maximum " +
                                    std::to_string(mostOf(card)) + ")",
                                entry.card});
    }
}

Found check(const CardPool& pool, const Deck& deck) {
    Found findings;
    const int identities = countOf(pool, deck, Trait::Identity);
    const DefinitionId identity = identityOf(pool, deck);
    if (!identity) findings.push_back({"no identity (exactly 1 needed)", {}, true});
    if (identities > 1) findings.push_back({std::to_string(identities) + " identities (only 1 allowed)", identity});
    checkCards(pool, deck, findings);
    if (identity) IdentityCheck(pool, deck, identity, findings).run();
    return findings;
}

/// Returns the seat by the deck's identities, or by all its cards if it lacks one. Returns nullopt for neither side or
/// both.
std::optional<std::uint8_t> seatOf(const CardPool& pool, const Deck& deck) {
    const bool byIdentity = static_cast<bool>(identityOf(pool, deck));
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
    building.draws = {{.openingHand = 5, .firstTurnFirst = 1, .firstTurnSecond = 1, .laterTurns = 1},
                      {.openingHand = 5, .firstTurnFirst = 0, .firstTurnSecond = 0, .laterTurns = 0}};
    building.apart = bit(Trait::Identity);
    building.seatOf = &seatOf;
    building.templates = chanceTemplates(pool);
    building.maker = &chanceDeck;
    return building;
}

}  // namespace duelogue::netrun
