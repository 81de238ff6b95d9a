#include "app/library/measure/SwapCandidates.h"

#include <algorithm>
#include <array>
#include <functional>
#include <iterator>
#include <utility>

#include "app/library/decks/DeckSeat.h"
#include "cards/data/CardPool.h"

namespace duelogue {

namespace {

/// The maximum number of copies that a change replaces.
constexpr int mostCopies = 4;
/// The number of cards that variantsOf() takes out in turn.
constexpr std::size_t mostVariants = 6;

/// The cards of a deck by price, as far as the game has an ideal for it.
class Curve {
public:
    Curve(const Game& game, const Deck& deck) : m_building(game.deckBuilding()) {
        const std::optional<std::size_t> seat = seatOfDeck(game, deck);
        // A game that makes decks in its own way ignores the prices of its templates.
        if (m_building.templates.empty() || m_building.maker != nullptr) return;
        const auto fits = [&](const DeckTemplate& each) { return !each.seat || !seat || *each.seat == *seat; };
        const auto like = std::ranges::find_if(m_building.templates, fits);
        if (like == m_building.templates.end()) return;
        const double sources = static_cast<double>(deck.size()) * like->sources / like->size;
        m_missing.back() = m_building.sources.empty() ? 0 : sources;
        for (std::size_t i = 0; i < like->curve.size(); ++i)
            m_missing[i] = (deck.size() - m_missing.back()) * like->curve[i] / hundred;
        for (const DeckEntry& entry : deck.entries) m_missing[placeOf(game.pool(), entry.card)] -= entry.count;
    }

    /// Returns how many cards like this one the deck lacks; negative if it has too many.
    [[nodiscard]] double missing(const CardPool& pool, DefinitionId card) const {
        return m_missing[placeOf(pool, card)];
    }

private:
    static constexpr double hundred = 100;
    static constexpr std::size_t prices = std::tuple_size_v<decltype(DeckTemplate::curve)>;
    const DeckBuilding& m_building;
    std::array<double, prices + 1> m_missing{};  ///< by price, and at last the sources

    [[nodiscard]] std::size_t placeOf(const CardPool& pool, DefinitionId card) const {
        if (std::ranges::find(m_building.sources, card) != m_building.sources.end()) return prices;
        return static_cast<std::size_t>(std::clamp(m_building.priceOf(pool[card]), 1, static_cast<int>(prices)) - 1);
    }
};

/// Returns the resources that the sources in the deck produce.
ResourceSet producedBy(const DeckBuilding& building, const Deck& deck) {
    ResourceSet produced = 0;
    for (std::size_t r = 0; r < building.sources.size(); ++r) {
        if (Deck::copiesIn(deck.entries, building.sources[r]) > 0) produced |= ResourceSet{1} << r;
    }
    return produced;
}

/// Returns true if the deck contains all cards of a ready-made one.
bool contains(const Deck& deck, const Deck& part) {
    return std::ranges::all_of(
        part.entries, [&](const DeckEntry& entry) { return Deck::copiesIn(deck.entries, entry.card) >= entry.count; });
}

std::vector<DefinitionId> cardsOf(const std::vector<DeckEntry>& entries) {
    std::vector<DefinitionId> cards;
    for (const DeckEntry& entry : entries) cards.insert(cards.end(), static_cast<std::size_t>(entry.count), entry.card);
    return cards;
}

}  // namespace

std::string sentenceOf(const Swap& swap) { return "replace " + swap.outName + " by " + swap.inName; }

Deck changed(Deck deck, const Swap& swap) {
    for (const DeckEntry& out : swap.out) {
        const auto found = std::ranges::find(deck.entries, out.card, &DeckEntry::card);
        if (found != deck.entries.end()) found->count -= out.count;
    }
    std::erase_if(deck.entries, [](const DeckEntry& entry) { return entry.count <= 0; });
    for (const DeckEntry& in : swap.in) Deck::add(deck.entries, in);
    return deck;
}

std::vector<DefinitionId> changed(std::vector<DefinitionId> cards, const Swap& swap) {
    const std::vector<DefinitionId> in = cardsOf(swap.in);
    auto next = in.begin();
    for (const DeckEntry& out : swap.out) {
        for (int copy = 0; copy < out.count; ++copy) {
            const auto found = std::ranges::find(cards, out.card);
            if (found == cards.end()) break;
            if (next == in.end()) {
                cards.erase(found);
            } else {
                *found = *next++;
            }
        }
    }
    cards.insert(cards.end(), next, in.end());
    return cards;
}

SwapCandidates::SwapCandidates(const Game& game, const Deck& deck, const Worth& worth) : m_game(game), m_deck(deck) {
    const Curve curve(game, deck);
    std::ranges::copy_if(deck.entries, std::back_inserter(m_out), [&](const DeckEntry& entry) {
        return (game.pool()[entry.card].traits & game.deckBuilding().apart) == 0;
    });
    // Several copies make a larger difference, for better or worse.
    std::ranges::stable_sort(m_out, {}, [&](const DeckEntry& entry) {
        const int copies = std::min(entry.count, mostCopies);
        const auto known = worth.find(entry.card);
        const double worthOfOne = known == worth.end() ? 0 : known->second;
        return std::pair(copies * worthOfOne, copies * curve.missing(game.pool(), entry.card));
    });
}

std::vector<Swap> SwapCandidates::firstChoices() const {
    if (m_game.deckBuilding().joined > 1) return joinedChoices();
    std::vector<Swap> choices;
    for (const DefinitionId in : comingIn()) {
        for (const DeckEntry& out : m_out) {
            const auto swap = largest(out, in, mostCopies);
            if (!swap) continue;
            choices.push_back(*swap);
            break;
        }
    }
    return choices;
}

std::vector<Swap> SwapCandidates::variantsOf(const Swap& swap) const {
    std::vector<Swap> variants;
    if (m_game.deckBuilding().joined > 1) return variants;
    std::size_t cards = 0;
    for (const DeckEntry& out : m_out) {
        const auto most = largest(out, swap.in.front().card, mostCopies);
        if (!most) continue;
        if (++cards > mostVariants) break;
        if (*most != swap) variants.push_back(*most);
        const auto fewer = largest(out, swap.in.front().card, most->in.front().count / 2);
        if (fewer && *fewer != swap) variants.push_back(*fewer);
    }
    return variants;
}

bool SwapCandidates::isLegal(const Swap& swap) const {
    return deckFindings(m_game.pool(), changed(m_deck, swap), m_game.deckBuilding().rules).empty();
}

Swap SwapCandidates::swapOf(int copies, DefinitionId out, DefinitionId in) const {
    const auto named = [&](DefinitionId card) { return std::to_string(copies) + " " + m_game.pool()[card].name; };
    return {{{copies, out}}, {{copies, in}}, named(out), named(in)};
}

std::optional<Swap> SwapCandidates::largest(const DeckEntry& out, DefinitionId in, int most) const {
    if (out.card == in) return std::nullopt;
    for (int copies = std::min(most, out.count); copies > 0; --copies) {
        Swap swap = swapOf(copies, out.card, in);
        if (isLegal(swap)) return swap;
    }
    return std::nullopt;
}

/// Returns the cards that may come in, the most plausible first.
std::vector<DefinitionId> SwapCandidates::comingIn() const {
    const CardPool& pool = m_game.pool();
    const DeckBuilding& building = m_game.deckBuilding();
    const ResourceSet produced = producedBy(building, m_deck);
    const bool needsSources = !building.sources.empty() && produced != 0;
    std::vector<DefinitionId> cards;
    for (std::size_t i = 0; i < pool.definitions().size(); ++i) {
        const DefinitionId card(static_cast<std::uint16_t>(i));
        const auto source = std::ranges::find(building.sources, card);
        const bool isSource = source != building.sources.end();
        const ResourceSet needed = isSource ? ResourceSet{1} << static_cast<unsigned>(source - building.sources.begin())
                                            : resourcesOf(pool[card]);
        if (needsSources && (needed & ~produced) != 0) continue;
        if ((pool[card].traits & building.apart) == 0) cards.push_back(card);
    }
    const Curve curve(m_game, m_deck);
    std::ranges::stable_sort(cards, std::greater<>(), [&](DefinitionId card) { return curve.missing(pool, card); });
    return cards;
}

std::vector<Swap> SwapCandidates::joinedChoices() const {
    std::vector<Swap> choices;
    for (const NamedDeck& out : m_game.decks()) {
        if (!contains(m_deck, out.deck)) continue;
        for (const NamedDeck& in : m_game.decks()) {
            if (contains(m_deck, in.deck)) continue;
            Swap swap{out.deck.entries, in.deck.entries, out.id, in.id};
            if (isLegal(swap)) choices.push_back(std::move(swap));
        }
    }
    return choices;
}

}  // namespace duelogue
