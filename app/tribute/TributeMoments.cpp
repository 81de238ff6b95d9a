#include "app/tribute/TributeMoments.h"

#include <algorithm>

#include "app/language/Tr.h"
#include "app/tribute/TributeFace.h"
#include "match/effects/Verb.h"
#include "match/tribute/Battle.h"
#include "match/tribute/Field.h"

namespace duelogue::tribute {

namespace {

using Kind = TableMomentKind;

DUELOGUE_TR(Tribute)

QString named(const TableFace& face) { return QString("[[%1|%2]]").arg(face.frame, face.name); }

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
        if (!verb.source) return m_state.globals.current;
        const Card& source = m_state.card(verb.source);
        return isIn(source, Zone::Field) ? source.now.controller : source.owner;
    }

    void concern(Subject subject) {
        if (subject.isPlayer()) m_moment.concerns.push_back(subject.player().value);
        if (!subject.isCard()) return;
        const Card& card = m_state.card(subject.card());
        m_moment.cards.push_back(subject.card().value);
        m_moment.concerns.push_back((isIn(card, Zone::Field) ? card.now.controller : card.holder).value);
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
                return points(verb.amount, Kind::Value);
            case CoreVerb::Lose:
                return points(-verb.amount, Kind::Value);
            case CoreVerb::Shuffle:
            case CoreVerb::Look:
            case CoreVerb::Count:
                break;
        }
        return std::nullopt;
    }

    [[nodiscard]] Result moved() {
        if (isPartOf(CoreVerb::Discard) || isPartOf(CoreVerb::Draw) || m_moment.cards.empty()) return std::nullopt;
        const bool dies = isPartOf(Verb::Destroy) || isPartOf(Verb::BattleDestroy) || isPartOf(Verb::Tribute);
        return as(dies ? Kind::Death : Kind::Move);
    }

    [[nodiscard]] Result points(int amount, Kind kind, const QString& frame = {}) {
        for (const Subject subject : subjectsOf(m_shown, m_done)) {
            if (subject.isPlayer()) m_moment.numbers.push_back({-1, subject.player().value, amount, frame});
        }
        return as(kind);
    }

    [[nodiscard]] TableFace face(CardId card) const { return faceOf(m_shown, card); }

    /// Life points that a card has cost.
    [[nodiscard]] Result burnt(const duelogue::Verb& verb) {
        const TableFace by = verb.source ? face(verb.source) : TableFace();
        return points(-verb.amount, Kind::Value, by.name.isEmpty() ? QString() : by.frame);
    }

    [[nodiscard]] const Battle* battle() const {
        const auto found = std::ranges::find_if(m_state.stack, [](const Communication& c) { return c.is<Battle>(); });
        return found == m_state.stack.end() ? nullptr : &found->as<Battle>();
    }

    void strike(const Battle& battle) {
        TableStrike strike;
        strike.card = battle.attacker.value;
        if (battle.target) {
            strike.toCard = battle.target.value;
        } else {
            strike.toSeat = rivalOf(m_state, battle.player).value;
        }
        m_moment.strikes.push_back(strike);
    }

    [[nodiscard]] Result struck(const duelogue::Verb& verb) {
        if (battle() != nullptr) strike(*battle());
        return points(-verb.amount, Kind::Damage);
    }

    /// Where it has cost life points, it has been seen already.
    [[nodiscard]] Result fought() {
        if (battle() == nullptr || outcomesOf(m_state, *battle()).damage != 0) return std::nullopt;
        strike(*battle());
        m_moment.words = {tr("%1 fights %2").arg(named(face(battle()->attacker)), named(face(battle()->target)))};
        return as(Kind::Damage);
    }

    [[nodiscard]] Result attack(const duelogue::Verb& verb) {
        m_moment.source = m_moment.cards.front();
        if (verb.onto()) {
            m_moment.targetCards = {verb.onto().value};
        } else {
            m_moment.targetSeats = {rivalOf(m_state, doer(verb)).value};
        }
        return as(Kind::Advance);
    }

    [[nodiscard]] Result ownVerb(const duelogue::Verb& verb) {
        switch (static_cast<Verb>(m_done.kind.value)) {
            case Verb::Summon:
            case Verb::OwnSummon:
            case Verb::Activate:
                m_moment.concerns.clear();
                return faces();
            case Verb::Set:
                return as(Kind::Move);
            case Verb::Flip:
            case Verb::SwitchPosition:
            case Verb::Change:
                return as(Kind::Change);
            case Verb::TakeControl:
                return as(Kind::Move);
            case Verb::Attack:
                return attack(verb);
            case Verb::Damage:
                return burnt(verb);
            case Verb::BattleDamage:
                return struck(verb);
            case Verb::Fought:
                return fought();
            default:
                return std::nullopt;
        }
    }
};

}  // namespace

std::optional<TableMoment> makeMoment(const View& view) { return Writer(view).write(); }

}  // namespace duelogue::tribute
