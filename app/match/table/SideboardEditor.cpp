#include "app/match/table/SideboardEditor.h"

#include <algorithm>

#include "app/shell/language/DeckWords.h"
#include "app/shell/paint/FaceStore.h"
#include "cards/data/CardPool.h"

namespace duelogue {

namespace {

std::vector<std::string> problemsOf(const Game& game, const Deck& deck) {
    return deckProblems(game.pool(), deck, game.deckBuilding().rules);
}

}  // namespace

bool SideboardEditor::begin(const Game& game, const std::vector<Occupant>& occupants, const std::vector<Deck>& decks) {
    m_game = &game;
    m_decks = decks;
    m_seats.clear();
    for (std::size_t seat = 0; seat < occupants.size(); ++seat) {
        if (occupants[seat].person && !decks[seat].sideboard.empty()) m_seats.push_back({seat, occupants[seat].name});
    }
    m_shared = std::ranges::count_if(occupants, &Occupant::person) > 1;
    m_at = 0;
    lay();
    return isOpen();
}

/// Lays out the deck of the current person.
void SideboardEditor::lay() {
    m_covered = isOpen() && m_shared;
    m_cards.clear();
    if (isOpen()) {
        const Deck& deck = m_decks[m_seats[m_at].seat];
        for (const DeckEntry& entry : deck.entries) m_cards.push_back({entry.card, entry.count, 0, entry.count, 0});
        for (const DeckEntry& entry : deck.sideboard) {
            auto card = std::ranges::find(m_cards, entry.card, &Card::id);
            if (card == m_cards.end()) card = m_cards.insert(card, {entry.card, 0, 0, 0, 0});
            card->side = card->sideBefore = entry.count;
        }
    }
    emit changed();
    emit turned();
}

/// Returns the current person's deck as the cards are divided now.
Deck SideboardEditor::laid() const {
    Deck deck = m_decks[m_seats[m_at].seat];
    deck.entries.clear();
    deck.sideboard.clear();
    for (const Card& card : m_cards) {
        if (card.deck > 0) deck.entries.push_back({card.deck, card.id});
        if (card.side > 0) deck.sideboard.push_back({card.side, card.id});
    }
    return deck;
}

QVariantList SideboardEditor::cards() const {
    QVariantList list;
    for (const Card& card : m_cards) {
        const TableFace face = m_game->presenter().printed(m_game->pool(), card.id);
        list << QVariantMap{{"name", face.name},
                            {"faceKey", FaceStore::instance().keyOf(face)},
                            {"deck", card.deck},
                            {"side", card.side},
                            {"ofDeck", card.deck > 0 || card.deckBefore > 0},
                            {"ofSide", card.side > 0 || card.sideBefore > 0}};
    }
    return list;
}

int SideboardEditor::sum(int Card::*part) const {
    int all = 0;
    for (const Card& card : m_cards) all += card.*part;
    return all;
}

int SideboardEditor::inDeck() const { return sum(&Card::deck); }

int SideboardEditor::beside() const { return sum(&Card::side); }

QString SideboardEditor::problem() const {
    if (!isOpen()) return {};
    const std::vector<std::string> problems = problemsOf(*m_game, laid());
    return problems.empty() ? QString() : tr("Illegal deck: %1.").arg(deckWords(problems.front()));
}

bool SideboardEditor::canGoOn() const {
    if (!isOpen() || inDeck() == 0) return false;
    return problemsOf(*m_game, laid()).size() <= problemsOf(*m_game, m_decks[m_seats[m_at].seat]).size();
}

bool SideboardEditor::isDifferent() const {
    return std::ranges::any_of(m_cards, [](const Card& card) { return card.deck != card.deckBefore; });
}

void SideboardEditor::uncover() {
    m_covered = false;
    emit changed();
    emit turned();
}

void SideboardEditor::move(int card, int Card::*from, int Card::*to) {
    if (m_covered || card < 0 || card >= static_cast<int>(m_cards.size())) return;
    Card& moved = m_cards[static_cast<std::size_t>(card)];
    if (moved.*from == 0) return;
    --(moved.*from);
    ++(moved.*to);
    emit changed();
}

void SideboardEditor::toSideboard(int card) { move(card, &Card::deck, &Card::side); }

void SideboardEditor::toDeck(int card) { move(card, &Card::side, &Card::deck); }

void SideboardEditor::putBack() {
    for (Card& card : m_cards) {
        card.deck = card.deckBefore;
        card.side = card.sideBefore;
    }
    emit changed();
}

void SideboardEditor::goOn() {
    if (m_covered || !canGoOn()) return;
    m_decks[m_seats[m_at].seat] = laid();
    ++m_at;
    lay();
    if (!isOpen()) emit ready();
}

void SideboardEditor::drop() {
    m_seats.clear();
    lay();
}

}  // namespace duelogue
