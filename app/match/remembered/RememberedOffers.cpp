#include "app/match/remembered/RememberedOffers.h"

#include <algorithm>
#include <set>

#include "app/shell/language/CardWords.h"
#include "app/shell/language/Tr.h"
#include "cards/data/CardPool.h"

namespace duelogue {

namespace {

using Kind = RememberedAnswer::Kind;

DUELOGUE_TR(RememberedOffers)

QString nameOf(const CardPool& pool, DefinitionId card) { return QString::fromStdString(pool[card].name); }

/// The offers at one question.
class Offers {
public:
    Offers(const GamePresenter& presenter, const View& view) : m_presenter(presenter), m_view(view) {}

    std::vector<RememberedOffer> all() {
        if (m_view.legalReplies().empty()) return {};
        addOptional();
        addOrder();
        addQuiet();
        return std::move(m_offers);
    }

private:
    const GamePresenter& m_presenter;
    const View& m_view;
    std::vector<RememberedOffer> m_offers;

    [[nodiscard]] const MatchState& state() const { return m_view.state(); }

    /// Offers an answer that is also given, in the menu of the card and beside the question.
    void addReply(RememberedAnswer answer, const QString& label, CardId card) {
        answer.player = m_view.viewer();
        const auto reply = replyOf(answer, m_view);
        if (!reply) return;
        m_offers.push_back({answer, reply, label, {}});
        m_offers.push_back({answer, reply, label, card});
    }

    void addOptional() {
        const auto effect = optionalEffect(m_view);
        if (!effect) return;
        const Communication& asking = *m_view.match().pendingQuestion();
        addReply({Kind::Yes, {}, *effect}, tr("Always yes"), asking.initiator.card);
        addReply({Kind::No, {}, *effect}, tr("Always no"), asking.initiator.card);
    }

    void addOrder() {
        std::vector<EffectIdentity> sorted = effectsToOrder(m_view);
        const std::vector<EffectIdentity> effects = sorted;
        std::ranges::sort(sorted);
        std::set<EffectIdentity> offered;
        for (const Reply& reply : m_view.legalReplies()) {
            if (effects.empty() || !reply.is(ReplyWord::Option)) continue;
            const EffectIdentity& effect = effects[static_cast<std::size_t>(reply.number)];
            if (!offered.insert(effect).second) continue;
            addReply({Kind::First, {}, effect, sorted}, tr("Always first: %1").arg(nameIn(effect, effects)),
                     reply.subject.card());
        }
    }

    /// Returns the name of the card, with the text of the ability if several abilities of the card are in the list.
    [[nodiscard]] QString nameIn(const EffectIdentity& effect, const std::vector<EffectIdentity>& effects) const {
        const CardPool& pool = m_view.match().pool();
        const bool isOneOfSeveral = std::ranges::any_of(effects, [&](const EffectIdentity& other) {
            return other.card == effect.card && other.ability != effect.ability;
        });
        const QString name = nameOf(pool, effect.card);
        return isOneOfSeveral ? name + ": " + spoken::abilityText(pool, effect.ability) : name;
    }

    void addQuiet() {
        if (!m_presenter.idle(m_view)) return;
        std::set<DefinitionId> faces;
        std::set<CardId> cards;
        for (const Reply& reply : m_view.legalReplies()) {
            if (!reply.subject.isCard() || !state().card(reply.subject.card()).definition) continue;
            faces.insert(state().card(reply.subject.card()).definition);
            cards.insert(reply.subject.card());
        }
        for (const CardId card : cards) {
            addQuiet(card, state().globals.turn, tr("Don't ask about this card this turn"), card);
            addQuiet(card, 0, tr("Don't ask about this card this match"), card);
        }
        if (faces.size() != 1 || state().globals.current == m_view.viewer()) return;
        const QString name = nameOf(m_view.match().pool(), *faces.begin());
        addQuiet(*cards.begin(), state().globals.turn, tr("Don't ask about %1 this turn").arg(name), {});
        addQuiet(*cards.begin(), 0, tr("Don't ask about %1 this match").arg(name), {});
    }

    void addQuiet(CardId card, int turn, const QString& label, CardId menu) {
        const EffectIdentity effect{state().card(card).definition, {}, {}};
        m_offers.push_back({{Kind::Quiet, m_view.viewer(), effect, {}, turn}, std::nullopt, label, menu});
    }
};

/// Returns the card that the reply is about, or that asks the viewer.
CardId cardOf(const View& view, const Reply& reply) {
    return reply.subject.isCard() ? reply.subject.card() : view.match().pendingQuestion()->initiator.card;
}

}  // namespace

std::vector<RememberedOffer> rememberedOffers(const GamePresenter& presenter, const View& view) {
    return Offers(presenter, view).all();
}

RememberedWords wordsOf(const CardPool& pool, const RememberedAnswer& answer) {
    const QString name = nameOf(pool, answer.effect.card);
    switch (answer.kind) {
        case Kind::Yes:
            return {tr("%1: always yes").arg(name), spoken::abilityText(pool, answer.effect.ability)};
        case Kind::No:
            return {tr("%1: always no").arg(name), spoken::abilityText(pool, answer.effect.ability)};
        case Kind::First: {
            QStringList others;
            for (const EffectIdentity& effect : answer.among) {
                if (effect != answer.effect) others << nameOf(pool, effect.card);
            }
            return {tr("%1: always first").arg(name), tr("Before: %1").arg(others.join(tr(", ")))};
        }
        case Kind::Quiet:
            break;
    }
    return {tr("%1: not asked").arg(name),
            answer.turn != 0 ? tr("Until the end of this turn") : tr("Until the end of the match")};
}

QString logLineOf(const View& view, const Reply& reply) {
    const DefinitionId card = view.state().card(cardOf(view, reply)).definition;
    const QString name = nameOf(view.match().pool(), card);
    if (reply.is(ReplyWord::Yes)) return tr("Answered as always: yes (%1)").arg(name);
    if (reply.is(ReplyWord::Option)) return tr("Ordered as always: %1 first").arg(name);
    return tr("Answered as always: no (%1)").arg(name);
}

bool isAboutKnownCard(const View& view, const Reply& reply) {
    const Card& card = view.state().card(cardOf(view, reply));
    for (std::uint8_t seat = 0; seat < view.state().globals.playerCount; ++seat) {
        if (!card.isKnownTo(PlayerId(seat))) return false;
    }
    return true;
}

}  // namespace duelogue
