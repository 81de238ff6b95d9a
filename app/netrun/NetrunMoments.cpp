#include "app/netrun/NetrunMoments.h"

#include <algorithm>

#include "app/netrun/NetrunFace.h"
#include "match/effects/Verb.h"
#include "match/netrun/Values.h"

namespace duelogue::netrun {

namespace {

using Kind = TableMomentKind;

/// Writes the moment of the communication that has just been completed; one function for what looks alike.
class Writer {
public:
    explicit Writer(const View& view) : m_shown(view.match()), m_state(m_shown.state()), m_done(m_state.stack.back()) {}

    [[nodiscard]] std::optional<TableMoment> write() {
        if (m_state.globals.turn == 0 || !m_done.succeeded() || m_done.kind.value >= maxVerbs) return std::nullopt;
        const auto& verb = m_done.as<duelogue::Verb>();
        if (verb.part == duelogue::Verb::Part::Before) return std::nullopt;
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

    [[nodiscard]] PlayerId doer(const duelogue::Verb& verb) const {
        if (verb.player) return verb.player;
        const PlayerId owner = verb.source ? m_state.card(verb.source).owner : PlayerId{};
        return owner ? owner : m_state.globals.current;
    }

    void concern(Subject subject) {
        if (subject.isPlayer()) m_moment.concerns.push_back(subject.player().value);
        if (!subject.isCard()) return;
        m_moment.cards.push_back(subject.card().value);
        if (const PlayerId owner = m_state.card(subject.card()).owner) m_moment.concerns.push_back(owner.value);
    }

    [[nodiscard]] Result faces() {
        for (const int card : m_moment.cards) {
            const TableFace face = faceOf(m_shown, CardId(static_cast<std::uint16_t>(card)));
            if (!face.name.isEmpty()) m_moment.faces.push_back(face);
        }
        return m_moment.faces.empty() ? Result() : as(Kind::Shown);
    }

    template <class VerbNumber>
    [[nodiscard]] bool isPartOf(VerbNumber verb) const {
        if (m_state.stack.size() < 2) return false;
        return m_state.stack[m_state.stack.size() - 2].kind.value == static_cast<std::uint8_t>(verb);
    }

    [[nodiscard]] Result coreVerb(const duelogue::Verb& verb) {
        switch (static_cast<CoreVerb>(m_done.kind.value)) {
            case CoreVerb::Move:
                return moved();
            case CoreVerb::Draw:
                if (isPartOf(CoreVerb::Draw) || m_moment.concerns.empty()) return std::nullopt;
                m_moment.seat = m_moment.concerns.front();
                m_moment.concerns.clear();
                return as(Kind::Draw);
            case CoreVerb::Reveal:
            case CoreVerb::Discard:
                return faces();
            case CoreVerb::Gain:
                return credits(verb, verb.amount);
            case CoreVerb::Lose:
                return credits(verb, -verb.amount);
            case CoreVerb::Shuffle:
            case CoreVerb::Look:
            case CoreVerb::Count:
                break;
        }
        return std::nullopt;
    }

    [[nodiscard]] Result moved() {
        if (isPartOf(CoreVerb::Discard) || isPartOf(CoreVerb::Draw) || m_moment.cards.empty()) return std::nullopt;
        return as(isPartOf(Verb::Trash) ? Kind::Death : Kind::Move);
    }

    [[nodiscard]] Result credits(const duelogue::Verb& verb, int amount) {
        if (verb.detail != static_cast<std::uint8_t>(PlayerValue::Credits)) return std::nullopt;
        return number(amount, Kind::Value);
    }

    [[nodiscard]] Result number(int amount, Kind kind, const QString& frame = {}) {
        for (const Subject subject : subjectsOf(m_shown, m_done)) {
            if (subject.isPlayer()) m_moment.numbers.push_back({-1, subject.player().value, amount, frame});
        }
        return as(kind);
    }

    /// Empty where the card is not known.
    [[nodiscard]] QString frameOf(CardId card) const {
        const TableFace face = faceOf(m_shown, card);
        return face.name.isEmpty() ? QString() : face.frame;
    }

    /// From the Runner's identity to what is run on or encountered.
    [[nodiscard]] Result towards() {
        for (const CardId id : m_state.zone(runner, Zone::Play)) {
            if (has(m_state.card(id), Trait::Identity)) m_moment.source = id.value;
        }
        m_moment.targetCards = m_moment.cards;
        m_moment.cards.clear();
        m_moment.concerns = {corp.value};
        return as(Kind::Advance);
    }

    [[nodiscard]] Result ownVerb(const duelogue::Verb& verb) {
        switch (static_cast<Verb>(m_done.kind.value)) {
            case Verb::Played:
            case Verb::Rez:
            case Verb::RezFree:
            case Verb::Expose:
            case Verb::Access:
            case Verb::Steal:
            case Verb::Score:
                return faces();
            case Verb::Installed:
                return as(Kind::Move);
            case Verb::RunBegins:
            case Verb::Encounter:
                return towards();
            case Verb::Succeed:
            case Verb::Advance:
            case Verb::Derez:
            case Verb::Boost:
            case Verb::Become:
            case Verb::PutCounters:
            case Verb::TakeCounters:
                return as(Kind::Change);
            case Verb::Damage:
            case Verb::SureDamage:
                return number(-verb.amount, Kind::Damage, verb.source ? frameOf(verb.source) : QString());
            case Verb::Tag:
                return as(Kind::Change);
            case Verb::TakeCredits:
                return as(Kind::Change);
            default:
                return std::nullopt;
        }
    }
};

}  // namespace

std::optional<TableMoment> makeMoment(const View& view) { return Writer(view).write(); }

}  // namespace duelogue::netrun
