#include "app/basebreak/BasebreakMoments.h"

#include <algorithm>
#include <array>

#include "app/basebreak/BasebreakFace.h"
#include "app/language/Tr.h"
#include "match/basebreak/Playing.h"
#include "match/basebreak/Scoring.h"
#include "match/effects/Verb.h"

namespace duelogue::basebreak {

namespace {

using Kind = TableMomentKind;

DUELOGUE_TR(Basebreak)

/// "first with 10 power", "tied for second with 4 power"
QString rankWords(const Standings& all, PlayerId player) {
    const Standing& own = all[player.value];
    const auto ties = std::ranges::count_if(all, [&](const Standing& e) { return e.counts && e.rank == own.rank; });
    const std::array ranks{tr("first"), tr("second"), tr("third"), tr("fourth")};
    const QString& rank = ranks[static_cast<std::size_t>(std::clamp(own.rank, 1, 4) - 1)];
    return (ties > 1 ? tr("tied for %1 with %2 power") : tr("%1 with %2 power")).arg(rank).arg(own.power);
}

/// Writes the moment of the communication that has just been completed; one function for what looks alike.
class Writer {
public:
    explicit Writer(const View& view) : m_shown(view.match()), m_state(m_shown.state()), m_done(m_state.stack.back()) {}

    [[nodiscard]] std::optional<TableMoment> write() {
        if (m_state.globals.turn == 0 || !m_done.succeeded()) return std::nullopt;
        if (m_done.is<UseAbility>()) return used(m_done.as<UseAbility>());
        if (m_done.kind.value >= maxVerbs) return std::nullopt;
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

    /// Who does it; what the rules and what nobody's cards do is done by the player whose turn it is.
    [[nodiscard]] PlayerId doer(const duelogue::Verb& verb) const {
        if (verb.player) return verb.player;
        if (!verb.source) return m_state.globals.current;
        const Card& source = m_state.card(verb.source);
        const PlayerId whose = isIn(source, Zone::Play) ? source.now.controller : source.owner;
        return whose ? whose : m_state.globals.current;
    }

    void concern(Subject subject) {
        if (subject.isPlayer()) m_moment.concerns.push_back(subject.player().value);
        if (!subject.isCard()) return;
        const Card& card = m_state.card(subject.card());
        m_moment.cards.push_back(subject.card().value);
        const PlayerId whose = isIn(card, Zone::Play) ? card.now.controller : card.holder;
        if (whose) m_moment.concerns.push_back(whose.value);
    }

    void showFace(CardId card) {
        const TableFace face = faceOf(m_shown, card);
        if (!face.name.isEmpty()) m_moment.faces.push_back(face);
    }

    [[nodiscard]] Result faces() {
        for (const int card : m_moment.cards) showFace(CardId(static_cast<std::uint16_t>(card)));
        return m_moment.faces.empty() ? Result() : as(Kind::Shown);
    }

    [[nodiscard]] const Communication* whole() const {
        return m_state.stack.size() > 1 ? &m_state.stack[m_state.stack.size() - 2] : nullptr;
    }
    template <class VerbNumber>
    [[nodiscard]] bool isPartOf(VerbNumber verb) const {
        return whole() != nullptr && whole()->kind.value == static_cast<std::uint8_t>(verb);
    }
    [[nodiscard]] bool isOfScoring() const { return whole() != nullptr && whole()->is<ScoreBase>(); }

    [[nodiscard]] Result used(const UseAbility& body) {
        m_moment.seat = body.player.value;
        m_moment.cards = {body.card.value};
        showFace(body.card);
        return as(Kind::Shown);
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
                // What a base pays is told for all of them at once.
                return isOfScoring() ? std::nullopt : scored(verb.amount);
            case CoreVerb::Lose:
                return scored(-verb.amount);
            case CoreVerb::Shuffle:
            case CoreVerb::Look:
            case CoreVerb::Count:
                break;
        }
        return std::nullopt;
    }

    /// What is swept off a base goes by itself.
    [[nodiscard]] Result moved() {
        if (isPartOf(CoreVerb::Discard) || isPartOf(CoreVerb::Draw) || m_moment.cards.empty()) return std::nullopt;
        if (isPartOf(Verb::Destroy)) return as(Kind::Death);
        if (isOfScoring()) m_moment.concerns.clear();
        return as(Kind::Move);
    }

    [[nodiscard]] Result scored(int amount) {
        for (const Subject subject : subjectsOf(m_shown, m_done)) {
            if (subject.isPlayer()) m_moment.numbers.push_back({-1, subject.player().value, amount});
        }
        return as(Kind::Value);
    }

    /// Who gets what at a base, the best first.
    [[nodiscard]] Result ranked(CardId base) {
        const Standings all = standingsAt(m_shown, base);
        m_moment.concerns.clear();
        for (const PlayerId player : m_state.seatsFrom(m_state.globals.current)) {
            const Standing& one = all[player.value];
            if (!one.counts) continue;
            const QString prize = one.points == 0 ? QString() : QString("+%1").arg(one.points);
            m_moment.ranks.push_back({player.value, rankWords(all, player), one.power, prize});
            m_moment.concerns.push_back(player.value);
            if (one.points != 0) m_moment.numbers.push_back({-1, player.value, one.points});
        }
        std::ranges::stable_sort(m_moment.ranks, std::ranges::greater{}, &TableRank::amount);
        if (m_moment.ranks.empty()) return std::nullopt;
        showFace(base);
        m_moment.words = {tr("%1 scores").arg(m_moment.faces.empty() ? QString() : m_moment.faces.front().name)};
        return as(Kind::Ranked);
    }

    [[nodiscard]] Result ownVerb(const duelogue::Verb& verb) {
        switch (static_cast<Verb>(m_done.kind.value)) {
            case Verb::Announce:
                m_moment.concerns.clear();
                if (verb.onto()) m_moment.targetCards = {verb.onto().value};
                return faces();
            case Verb::BeforeScoring:
                return faces();
            case Verb::Scores:
                return ranked(subjectsOf(m_shown, m_done).front().card());
            case Verb::Move:
                return as(Kind::Move);
            case Verb::Boost:
            case Verb::LowerBreakpoint:
            case Verb::Exchange:
            case Verb::Replaced:
                return as(Kind::Change);
            default:
                return std::nullopt;
        }
    }
};

}  // namespace

std::optional<TableMoment> makeMoment(const View& view) { return Writer(view).write(); }

}  // namespace duelogue::basebreak
