#include "players/netrun/Determinizer.h"

#include <algorithm>
#include <vector>

#include "cards/data/CardPool.h"
#include "match/loop/rulebook/Rulebook.h"
#include "players/netrun/AccessValue.h"
#include "players/netrun/Facts.h"

namespace duelogue::netrun {

namespace {

/// Redraws the definitions of face-down cards in play that the viewer does not know.
class Drawing {
public:
    Drawing(const View& view, MatchState& state, Random& random)
        : m_pool(view.rulebook().pool()),
          m_facts(factsFor(view.rulebook())),
          m_viewer(view.viewer()),
          m_state(state),
          m_random(random) {}

    void draw() {
        for (std::size_t i = 0; i < m_state.cards.size(); ++i) {
            const Card& card = m_state.cards[i];
            if (card.owner != corp || card.isKnownTo(m_viewer)) continue;
            const CardId id(static_cast<std::uint16_t>(i));
            m_hidden.push_back(id);
            if (isIn(card, Zone::Play)) m_faceDown.push_back(id);
        }
        // The fewest definitions fit advanced cards, so they are drawn first.
        std::ranges::stable_sort(m_faceDown, std::ranges::greater{},
                                 [this](CardId id) { return counters(m_state.card(id), Counter::Advancement); });
        for (const CardId id : m_faceDown) drawOne(id);
    }

private:
    const CardPool& m_pool;
    const std::vector<CardFacts>& m_facts;
    PlayerId m_viewer;
    MatchState& m_state;
    Random& m_random;
    std::vector<CardId> m_hidden;  ///< hidden cards without a final definition
    std::vector<CardId> m_faceDown;
    std::vector<std::uint32_t> m_weights;

    void drawOne(CardId place) {
        constexpr double grains = 1000;
        m_weights.clear();
        std::uint32_t sum = 0;
        for (const CardId id : m_hidden) {
            const DefinitionId card = m_state.card(id).definition;
            const double likely = likelihood(m_state, place, m_pool[card], m_facts[card.value]);
            m_weights.push_back(static_cast<std::uint32_t>(grains * likely));
            sum += m_weights.back();
        }
        if (sum > 0) {
            std::uint32_t left = m_random.below(sum);
            std::size_t at = 0;
            while (left >= m_weights[at]) left -= m_weights[at++];
            exchange(place, m_hidden[at]);
        }
        std::erase(m_hidden, place);
    }

    void exchange(CardId place, CardId other) {
        std::swap(m_state.card(place).definition, m_state.card(other).definition);
        Card& card = m_state.card(other);
        if (isIn(card, Zone::Play)) return;
        card.current.traits = m_pool[card.definition].traits;
        card.current.figures = m_pool[card.definition].figures;
    }
};

}  // namespace

MatchState determinized(const View& view, Random& random) {
    MatchState state = view.sample(random);
    if (view.viewer() != corp) Drawing(view, state, random).draw();
    return state;
}

}  // namespace duelogue::netrun
