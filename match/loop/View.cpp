#include "match/loop/View.h"

#include <algorithm>

namespace duelogue {

View::View(const Match& match, PlayerId viewer)
    : m_rulebook(&match.rulebook()), m_viewer(viewer), m_state(match.state()) {
    if (match.playerToAct() == viewer) match.legalReplies(m_legalReplies);
    m_state.globals.random = Random{};
    redactCards();
    redactTriggers();
    redactStack();
}

/// Redacts the cards that the viewer does not know. In games with open zones in play, last known information is public.
/// It remains visible after the card was shuffled away, when its number refers to another card.
void View::redactCards() {
    const Vocabulary& words = m_rulebook->vocabulary();
    const bool playIsOpen = words.zones[words.inPlay].seen == ZoneWord::Seen::ByAll;
    for (Card& card : m_state.cards) {
        if (card.isKnownTo(m_viewer)) continue;
        m_unseen[pileOf(card.owner)].push_back(card.definition);
        card.definition = DefinitionId{};
        // The characteristics of a card in play are those that everybody can see.
        if (!isInPlay(card)) {
            card.current.traits = 0;
            card.current.figures = {};
        }
        if (!playIsOpen) card.lastKnown = Characteristics{};
    }
    if (!playIsOpen) {
        std::erase_if(m_state.lastCounters,
                      [this](const LastCounters& last) { return !m_state.card(last.card).isKnownTo(m_viewer); });
    }
    for (auto& unseen : m_unseen) std::sort(unseen.begin(), unseen.end());
}

/// Removes the triggers of cards in play that the viewer does not know.
void View::redactTriggers() {
    std::erase_if(m_state.triggers, [this](const Trigger& trigger) {
        const Card& source = m_state.card(trigger.source);
        return isInPlay(source) && !source.isKnownTo(m_viewer);
    });
}

/// Redacts lists and secret fields. Players see the candidates of another player's choice only if they know the cards.
/// Which cards were chosen is public, but not their identity: a number reveals no more than the card's place.
void View::redactStack() {
    for (Communication& communication : m_state.communications) {
        const bool own = communication.answerer == Party::of(m_viewer);
        if (!own) {
            std::size_t first = communication.listBegin;
            const CommunicationKind& kind = m_rulebook->kinds()[communication.kind];
            if (kind.publicCount != nullptr) first += kind.publicCount(m_state, communication);
            for (std::size_t i = first; i < communication.listEnd; ++i) {
                Subject& subject = m_state.lists[i];
                const bool card = subject.isCard() && subject.card().value < m_state.cards.size();
                if (card && !m_state.card(subject.card()).isKnownTo(m_viewer)) subject = Subject{};
            }
        }
        for (const Field& field : m_rulebook->kinds()[communication.kind].fields) {
            if (field.type != Field::Type::Secret) continue;
            std::fill_n(communication.body.begin() + field.offset, field.size, std::byte{});
        }
    }
}

bool View::isInPlay(const Card& card) const { return m_rulebook->vocabulary().zones[card.zone].shared; }

/// Gives an unknown card the last definition of its owner's shuffled ones that it can have.
void View::drawDefinition(MatchState& state, CardId id, Unseen& unseen) const {
    Card& card = state.card(id);
    if (card.definition) return;
    auto& pile = unseen[pileOf(card.owner)];
    auto drawn = pile.rbegin();
    if (isInPlay(card)) {
        drawn = std::find_if(pile.rbegin(), pile.rend(), [&](DefinitionId definition) {
            return m_rulebook->couldBe(state, id, m_rulebook->pool()[definition]);
        });
        if (drawn == pile.rend()) drawn = pile.rbegin();
    }
    card.definition = *drawn;
    pile.erase(std::next(drawn).base());
    if (isInPlay(card)) return;
    const Definition& definition = m_rulebook->pool()[card.definition];
    card.current.traits = definition.traits;
    card.current.figures = definition.figures;
}

MatchState View::sample(Random& random) const {
    MatchState state = m_state;
    auto unseen = m_unseen;
    for (auto& cards : unseen) {
        for (auto i = static_cast<std::uint32_t>(cards.size()); i > 1; --i) {
            std::swap(cards[i - 1], cards[random.below(i)]);
        }
    }
    // Cards in play draw first, because not every definition fits them.
    for (std::size_t i = 0; i < state.cards.size(); ++i) {
        if (isInPlay(state.cards[i])) drawDefinition(state, CardId(static_cast<std::uint16_t>(i)), unseen);
    }
    for (std::size_t i = 0; i < state.cards.size(); ++i)
        drawDefinition(state, CardId(static_cast<std::uint16_t>(i)), unseen);
    state.globals.random = Random((std::uint64_t{random.next()} << 32U) | random.next());
    return state;
}

}  // namespace duelogue
