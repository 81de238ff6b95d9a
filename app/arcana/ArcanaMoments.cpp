#include "app/arcana/ArcanaMoments.h"

#include <algorithm>

#include "app/arcana/ArcanaFace.h"
#include "match/arcana/Activating.h"
#include "match/arcana/Playing.h"
#include "match/arcana/Resolving.h"
#include "match/arcana/Table.h"
#include "match/effects/ChooseTargets.h"
#include "match/effects/Verb.h"

namespace duelogue::arcana {

namespace {

using Kind = TableMomentKind;

/// Writes the moment of the communication that has just been completed; one function for what looks alike.
class Writer {
public:
    explicit Writer(const View& view) : m_shown(view.match()), m_state(m_shown.state()), m_done(m_state.stack.back()) {}

    [[nodiscard]] std::optional<TableMoment> write() {
        // The opening hands.
        if (m_state.globals.turn == 0 || !m_done.succeeded()) return std::nullopt;
        if (m_done.is<PlayCard>()) return played(m_done.as<PlayCard>());
        if (m_done.is<ActivateAbility>()) return used(m_done.as<ActivateAbility>());
        if (m_done.kind.value >= maxVerbs) return std::nullopt;
        const auto& verb = m_done.as<duelogue::Verb>();
        m_moment.seat = doer(verb).value;
        for (const Subject subject : subjectsOf(m_shown, m_done)) concern(subject);
        return m_done.kind.value < static_cast<std::uint8_t>(CoreVerb::Count) ? coreVerb(verb) : ownVerb(verb);
    }

private:
    const Match m_shown;
    const MatchState& m_state;
    const Communication& m_done;
    TableMoment m_moment;

    using Result = std::optional<TableMoment>;

    [[nodiscard]] Result as(Kind kind) {
        m_moment.kind = kind;
        return m_moment;
    }

    /// Who does it; what the rules do is done by the player whose turn it is.
    [[nodiscard]] PlayerId doer(const duelogue::Verb& verb) const {
        if (verb.source) {
            const Card& source = m_state.card(verb.source);
            return isInPlay(source) ? source.now.controller : source.owner;
        }
        return verb.player ? verb.player : m_state.globals.current;
    }

    void concern(Subject subject) {
        if (subject.isPlayer()) m_moment.concerns.push_back(subject.player().value);
        if (!subject.isCard()) return;
        const Card& card = m_state.card(subject.card());
        m_moment.cards.push_back(subject.card().value);
        m_moment.concerns.push_back(isInPlay(card) ? card.now.controller.value : card.holder.value);
    }

    [[nodiscard]] static bool isInPlay(const Card& card) {
        return card.zone == static_cast<std::uint8_t>(Zone::Battlefield);
    }

    void showFace(CardId card) {
        const TableFace face = faceOf(m_shown, card);
        if (!face.name.isEmpty()) m_moment.faces.push_back(face);
    }

    /// Whether a card says so, and not the rules: those tap what attacks and what is paid with.
    [[nodiscard]] bool isByCard() const { return m_done.instruction != 0xffff; }
    [[nodiscard]] bool isPartOf(Verb verb) const { return isPartOf(static_cast<std::uint8_t>(verb)); }
    [[nodiscard]] bool isPartOf(CoreVerb verb) const { return isPartOf(static_cast<std::uint8_t>(verb)); }
    [[nodiscard]] bool isPartOf(std::uint8_t verb) const {
        return m_state.stack.size() > 1 && m_state.stack[m_state.stack.size() - 2].kind.value == verb;
    }

    // ---- cards

    void aimAtTargets(const StackItem& item) {
        if (!item.ability) return;
        const auto specs = m_shown.pool().targetsOf(m_shown.pool()[item.ability]);
        for (std::size_t i = 0; i < specs.size(); ++i) {
            for (const Subject subject : Targets(specs, m_shown.targets(item)).of(i)) aimAt(subject);
        }
    }

    void aimAt(Subject subject) {
        if (subject.isPlayer()) {
            m_moment.targetSeats.push_back(subject.player().value);
            m_moment.concerns.push_back(subject.player().value);
        } else if (subject.isCard()) {
            m_moment.targetCards.push_back(subject.card().value);
            m_moment.concerns.push_back(m_state.card(subject.card()).now.controller.value);
        }
    }

    /// A land has come into play; a spell is shown as it is cast.
    [[nodiscard]] Result played(const PlayCard& body) {
        m_moment.seat = body.player.value;
        m_moment.cards = {body.card.value};
        return isInPlay(m_state.card(body.card)) ? as(Kind::Move) : Result();
    }

    [[nodiscard]] Result cast(const duelogue::Verb& verb) {
        m_moment.seat = verb.player.value;
        m_moment.concerns.clear();
        return announced(subjectsOf(m_shown, m_done).front().card());
    }

    [[nodiscard]] Result used(const ActivateAbility& body) {
        m_moment.seat = body.player.value;
        m_moment.cards = {body.card.value};
        return announced(body.card);
    }

    [[nodiscard]] Result announced(CardId card) {
        showFace(card);
        if (!m_state.items.empty() && m_state.items.back().card == card) aimAtTargets(m_state.items.back());
        return as(Kind::Shown);
    }

    [[nodiscard]] Result faces() {
        for (const int card : m_moment.cards) showFace(CardId(static_cast<std::uint16_t>(card)));
        return m_moment.faces.empty() ? Result() : as(Kind::Shown);
    }

    // ---- verbs

    [[nodiscard]] Result coreVerb(const duelogue::Verb& verb) {
        switch (static_cast<CoreVerb>(m_done.kind.value)) {
            case CoreVerb::Move:
                return moved(verb);
            case CoreVerb::Draw:
                if (isPartOf(CoreVerb::Draw)) return std::nullopt;
                m_moment.seat = m_moment.concerns.empty() ? m_moment.seat : m_moment.concerns.front();
                m_moment.concerns.clear();
                return as(Kind::Draw);
            case CoreVerb::Reveal:
            case CoreVerb::Discard:
                return faces();
            case CoreVerb::Gain:
                return changed(verb.amount);
            case CoreVerb::Lose:
                return isPartOf(Verb::Damage) ? Result() : changed(-verb.amount);
            case CoreVerb::Shuffle:
            case CoreVerb::Look:
            case CoreVerb::Count:
                break;
        }
        return std::nullopt;
    }

    [[nodiscard]] Result moved(const duelogue::Verb& verb) {
        const bool isDeath = isPartOf(Verb::Destroy) || isPartOf(Verb::Sacrifice) || isByCard() ||
                             m_state.stack.front().kind == id(ArcanaKind::CheckState);
        const auto to = static_cast<Zone>(verb.zone);
        if (isPartOf(CoreVerb::Discard) || isPartOf(CoreVerb::Draw) || m_moment.cards.empty()) return std::nullopt;
        if (to == Zone::Graveyard && isDeath) return as(Kind::Death);
        // A spell that has done what it does goes away by itself.
        return to == Zone::Graveyard && isPartOf(ArcanaKind::ResolveItem) ? Result() : as(Kind::Move);
    }
    [[nodiscard]] bool isPartOf(ArcanaKind kind) const { return isPartOf(static_cast<std::uint8_t>(kind)); }

    [[nodiscard]] Result changed(int amount) {
        for (const Subject subject : subjectsOf(m_shown, m_done)) {
            if (subject.isPlayer()) m_moment.numbers.push_back({-1, subject.player().value, amount});
        }
        return as(Kind::Value);
    }

    [[nodiscard]] Result ownVerb(const duelogue::Verb& verb) {
        switch (static_cast<Verb>(m_done.kind.value)) {
            case Verb::Damage:
                return damaged(verb);
            case Verb::Cast:
                return cast(verb);
            case Verb::Attack:
                m_moment.concerns = {opponent(verb.player).value};
                return as(Kind::Advance);
            case Verb::Block:
                m_moment.concerns = {m_state.globals.current.value};
                return as(Kind::Guard);
            case Verb::Tap:
            case Verb::Untap:
                return isByCard() ? as(Kind::Change) : Result();
            case Verb::Change:
            case Verb::ExtraTurn:
            case Verb::LoseGame:
                return as(Kind::Change);
            default:
                return std::nullopt;
        }
    }

    [[nodiscard]] Result damaged(const duelogue::Verb& verb) {
        for (const Subject subject : subjectsOf(m_shown, m_done)) {
            TableNumber number;
            if (subject.isCard()) number.card = subject.card().value;
            if (subject.isPlayer()) number.seat = subject.player().value;
            number.amount = -verb.amount;
            if (verb.detail == combatDetail) {
                m_moment.strikes.push_back({verb.source.value, number.card, number.seat});
            } else {
                if (verb.source) number.frame = faceOf(m_shown, verb.source).frame;
                aimAt(subject);
            }
            m_moment.numbers.push_back(number);
        }
        if (verb.detail != combatDetail && verb.source) m_moment.source = verb.source.value;
        return as(Kind::Damage);
    }
};

}  // namespace

std::optional<TableMoment> makeMoment(const View& view) { return Writer(view).write(); }

}  // namespace duelogue::arcana
