#include "match/loop/View.h"

#include <algorithm>
#include <utility>

#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "match/loop/CommunicationKind.h"
#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue {

SeenMatch::SeenMatch(const Rulebook& rulebook, MatchState redacted) : ReadableMatch(rulebook, std::move(redacted)) {
    updateActiveAbilities();
}

View::View(const ReadableMatch& match, PlayerId viewer)
    : m_viewer(viewer), m_match(match.rulebook(), redacted(match, viewer, m_unseen)) {
    if (match.playerToAct() == viewer) match.legalReplies(m_legalReplies);
}

MatchState View::redacted(const ReadableMatch& match, PlayerId viewer, Unseen& unseen) {
    MatchState state = match.state();
    state.globals.random = Random{};
    redactCards(match.rulebook(), viewer, state, unseen);
    redactTriggers(match.rulebook(), viewer, state);
    redactStack(match.rulebook(), viewer, state);
    return state;
}

/// Redacts the cards that the viewer does not know. In games with open zones in play, last known information is public.
/// It remains visible after the card was shuffled away, when its number refers to another card.
void View::redactCards(const Rulebook& rulebook, PlayerId viewer, MatchState& state, Unseen& unseen) {
    const Vocabulary& words = rulebook.vocabulary();
    const bool playIsOpen = words.zones[words.inPlay].seen == ZoneWord::Seen::ByAll;
    for (Card& card : state.cards) {
        if (card.isKnownTo(viewer)) continue;
        unseen[pileOf(card.owner)].push_back(card.definition);
        card.definition = DefinitionId{};
        card.origin = 0;
        // The characteristics of a card in play are those that everybody can see.
        if (!isInPlay(rulebook, card)) {
            card.current.traits = 0;
            card.current.figures = {};
        }
        if (!playIsOpen) card.lastKnown = Characteristics{};
    }
    if (!playIsOpen) {
        std::erase_if(state.lastCounters,
                      [&](const LastCounters& last) { return !state.card(last.card).isKnownTo(viewer); });
    }
    for (auto& pile : unseen) std::sort(pile.begin(), pile.end());
}

/// Removes the triggers of cards in play that the viewer does not know.
void View::redactTriggers(const Rulebook& rulebook, PlayerId viewer, MatchState& state) {
    std::erase_if(state.triggers, [&](const Trigger& trigger) {
        const Card& source = state.card(trigger.source);
        return isInPlay(rulebook, source) && !source.isKnownTo(viewer);
    });
}

/// Redacts lists and secret fields. Players see the candidates of another player's choice only if they know the cards.
/// Which cards were chosen is public, but not their identity: a number reveals no more than the card's place.
void View::redactStack(const Rulebook& rulebook, PlayerId viewer, MatchState& state) {
    for (Communication& communication : state.communications) {
        const bool own = communication.answerer == Party::of(viewer);
        if (!own) {
            std::size_t first = communication.listBegin;
            const CommunicationKind& kind = rulebook.kinds()[communication.kind];
            if (kind.publicCount != nullptr) first += kind.publicCount(state, communication);
            for (std::size_t i = first; i < communication.listEnd; ++i) {
                Subject& subject = state.lists[i];
                const bool card = subject.isCard() && subject.card().value < state.cards.size();
                if (card && !state.card(subject.card()).isKnownTo(viewer)) subject = Subject{};
            }
        }
        for (const Field& field : rulebook.kinds()[communication.kind].fields) {
            if (field.type != Field::Type::Secret) continue;
            std::fill_n(communication.body.begin() + field.offset, field.size, std::byte{});
        }
    }
}

bool View::isInPlay(const Rulebook& rulebook, const Card& card) {
    return rulebook.vocabulary().zones[card.zone].shared;
}

/// Gives an unknown card the last definition of its owner's shuffled ones that it can have.
void View::drawDefinition(MatchState& state, CardId id, Unseen& unseen) const {
    Card& card = state.card(id);
    if (card.definition) return;
    auto& pile = unseen[pileOf(card.owner)];
    auto drawn = pile.rbegin();
    if (isInPlay(rulebook(), card)) {
        drawn = std::find_if(pile.rbegin(), pile.rend(), [&](DefinitionId definition) {
            return rulebook().couldBe(state, id, rulebook().pool()[definition]);
        });
        if (drawn == pile.rend()) drawn = pile.rbegin();
    }
    card.definition = *drawn;
    pile.erase(std::next(drawn).base());
    if (isInPlay(rulebook(), card)) return;
    const Definition& definition = rulebook().pool()[card.definition];
    card.current.traits = definition.traits;
    card.current.figures = definition.figures;
}

MatchState View::sample(Random& random) const {
    MatchState state = m_match.state();
    auto unseen = m_unseen;
    for (auto& cards : unseen) {
        for (auto i = static_cast<std::uint32_t>(cards.size()); i > 1; --i) {
            std::swap(cards[i - 1], cards[random.below(i)]);
        }
    }
    // Cards in play draw first, because not every definition fits them.
    for (std::size_t i = 0; i < state.cards.size(); ++i) {
        if (isInPlay(rulebook(), state.cards[i])) drawDefinition(state, CardId(static_cast<std::uint16_t>(i)), unseen);
    }
    for (std::size_t i = 0; i < state.cards.size(); ++i)
        drawDefinition(state, CardId(static_cast<std::uint16_t>(i)), unseen);
    state.globals.random = Random((std::uint64_t{random.next()} << 32U) | random.next());
    return state;
}

}  // namespace duelogue
