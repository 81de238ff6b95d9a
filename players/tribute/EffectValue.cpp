#include "players/tribute/EffectValue.h"

#include <algorithm>
#include <functional>

#include "cards/data/CardPool.h"
#include "match/effects/Evaluator.h"
#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/Rulebook.h"
#include "match/tribute/Field.h"
#include "match/tribute/summons/Summoning.h"
#include "match/tribute/text/Vocabulary.h"
#include "players/tribute/CardValue.h"

namespace duelogue::tribute {

namespace {

constexpr double aTime = 0.7;        ///< the share of a monster's value for control of one turn
constexpr double raisedInFight = 1;  ///< a higher figure during a battle phase
constexpr double raisedElse = 0.1;
constexpr double spared = 2;  ///< an effect that stops the opponent's battle
constexpr double noBattle = 2.5;
constexpr double aLook = 0.3;

/// Computes the gain of one use.
class Reader {
public:
    Reader(const ReadableMatch& match, PlayerId player, CardId card, const Ability* ability)
        : m_match(match), m_state(match.state()), m_player(player) {
        m_scope.ability = ability;
        m_scope.self = card;
        m_scope.you = player;
        const auto waits = [&](const Trigger& trigger) { return trigger.source == card; };
        const auto found = std::ranges::find_if(m_state.triggers, waits);
        if (found != m_state.triggers.end()) m_scope.event = found->event;
    }

    [[nodiscard]] double body(InstructionId at) { return branch(at, InstructionId{}); }

    /// Returns the gain of the card's static abilities. An equip goes to the best monster for it.
    [[nodiscard]] double statements(const Definition& card) {
        double sum = 0;
        for (std::uint16_t i = 0; i < card.abilityCount; ++i) {
            const Ability& ability = m_match.pool()[AbilityId(static_cast<std::uint16_t>(card.firstAbility + i))];
            if (ability.kind != AbilityKind::Static) continue;
            for (InstructionId at = ability.body; at; at = m_match.pool()[at].next) {
                const Instruction& said = m_match.pool()[at];
                if (isVerb(said, Verb::Changes)) sum += changed(said);
            }
        }
        return sum;
    }

private:
    const ReadableMatch& m_match;
    const MatchState& m_state;
    PlayerId m_player;
    EvalContext m_scope;
    std::vector<Subject> m_candidates;  ///< candidates of the last choice

    [[nodiscard]] static bool isVerb(const Instruction& said, Verb verb) {
        return said.op == Op::Do && said.verb == static_cast<std::uint8_t>(verb);
    }
    [[nodiscard]] const Card& card(Subject subject) const { return m_state.card(subject.card()); }
    [[nodiscard]] double sideOf(const Card& card) const { return card.current.controller == m_player ? 1 : -1; }
    [[nodiscard]] double amountOf(const Instruction& said) const {
        return said.amount ? Evaluator(m_match, m_scope).number(said.amount) : 0;
    }

    /// Reads a branch up to `end`, where it joins the instructions after it.
    double branch(InstructionId at, InstructionId end) {
        double sum = 0;
        for (; at && at != end; at = m_match.pool()[at].next) sum += of(m_match.pool()[at]);
        return sum;
    }

    double of(const Instruction& said) {
        switch (said.op) {
            case Op::Do:
                return done(said);
            case Op::If:
            case Op::May:
                return branch(said.body, said.next);
            case Op::ForEachCard:
                return body(said.body);
            case Op::Choose:
                m_candidates.clear();
                Evaluator(m_match, m_scope).subjects(said.cards, m_candidates);
                return 0;
            case Op::Float:
                return lasting(m_match.pool()[said.ability]);
            default:
                return 0;
        }
    }

    /// Returns the gain of an effect with a duration. Prevention is useful during the opponent's battle phase. A
    /// permission to summon is useful after a monster of the player has fallen.
    [[nodiscard]] double lasting(const Ability& ability) const {
        const bool othersFight = m_state.globals.current != m_player && phase(m_state) == Detail::Battle;
        if (ability.kind == AbilityKind::Preempt) return othersFight ? spared : -1;
        const bool fallen = value(m_state, m_player, Value::Fallen) > 0;
        return ability.kind == AbilityKind::Static && fallen ? 3 : 0;
    }

    double done(const Instruction& said) {
        if (said.verb < static_cast<std::uint8_t>(CoreVerb::Count)) return doneByCore(said);
        switch (static_cast<Verb>(said.verb)) {
            case Verb::Destroy:
                return hits(said, [this](const Card& c) { return -sideOf(c) * worthOnField(m_match, c); });
            case Verb::SpecialSummon:
                return hits(said, [this](const Card& c) {
                    return asAMonster + printedFigure(m_match, c, Figure::Attack) / attackOfOne;
                });
            case Verb::TakeControl:
                return hits(said, [this](const Card& c) { return aTime * worthOfMonster(m_match, c); });
            case Verb::Damage:
                return toPlayers(said, -amountOf(said) / pointsOfLife);
            case Verb::Change:
                return hits(said, [this](const Card& c) {
                    const bool fights = phase(m_state) == Detail::Battle;
                    return sideOf(c) * (fights ? raisedInFight : raisedElse);
                });
            case Verb::SummonAgain:
                return countSummonable(m_match, m_player) > 0 ? 3 : -1;
            case Verb::Lend:
                return canTribute() ? hits(said, [this](const Card& c) { return worthOfMonster(m_match, c); }) : 0;
            case Verb::NoBattle:
                return -noBattle;
            default:
                return 0;
        }
    }

    double doneByCore(const Instruction& said) {
        switch (static_cast<CoreVerb>(said.verb)) {
            case CoreVerb::Move:
                return hits(said, [this](const Card& c) {
                    return isIn(c, Zone::Field) ? -sideOf(c) * (worthOnField(m_match, c) - cardInHand) : 0;
                });
            case CoreVerb::Draw:
                return toPlayers(said, cardInHand * amountOf(said));
            case CoreVerb::Discard:
                return hits(said, [this](const Card& c) { return c.owner == m_player ? -cardInHand : cardInHand; });
            case CoreVerb::Gain:
                return toPlayers(said, amountOf(said) / pointsOfLife);
            case CoreVerb::Lose:
                return toPlayers(said, -amountOf(said) / pointsOfLife);
            case CoreVerb::Look:
            case CoreVerb::Reveal:
                return aLook;
            default:
                return 0;
        }
    }

    /// Sums up `each` for the affected players: positive for the player, negative for the opponent.
    [[nodiscard]] double toPlayers(const Instruction& said, double each) const {
        std::vector<Subject> who;
        const Evaluator evaluator(m_match, m_scope);
        if (said.cards) evaluator.subjects(said.cards, who);
        const PlayerSet players = evaluator.players(said.player);
        double sum = 0;
        for (const PlayerId player : m_state.seatsFrom(PlayerId(0))) {
            const bool is = who.empty() ? players.has(player) : std::ranges::find(who, Subject(player)) != who.end();
            if (is) sum += player == m_player ? each : -each;
        }
        return sum;
    }

    /// Sums up the gain for the affected cards. Choices and targets are assumed to be the best ones.
    template <class Worth>
    double hits(const Instruction& said, Worth&& worth) {
        if (!said.cards) return 0;
        const Expression& cards = m_match.pool()[said.cards];
        if (cards.term == Term::Chosen) return bestOf(m_candidates, 1, worth);
        if (cards.term == Term::Target || cards.term == Term::EveryTarget) return bestTargets(worth);
        std::vector<Subject> all;
        Evaluator(m_match, m_scope).subjects(said.cards, all);
        double sum = 0;
        for (const Subject subject : all) sum += subject.isCard() ? worth(card(subject)) : 0;
        return sum;
    }

    template <class Worth>
    double bestOf(const std::vector<Subject>& from, std::size_t count, Worth&& worth) {
        std::vector<double> worths;
        for (const Subject subject : from) {
            if (subject.isCard()) worths.push_back(worth(card(subject)));
        }
        std::ranges::sort(worths, std::greater<>());
        double sum = 0;
        for (std::size_t i = 0; i < std::min(count, worths.size()); ++i) sum += worths[i];
        return sum;
    }

    template <class Worth>
    double bestTargets(Worth&& worth) {
        double sum = 0;
        for (const TargetSpec& target : m_match.pool().targetsOf(*m_scope.ability)) {
            std::vector<Subject> candidates;
            if (target.cards) Evaluator(m_match, m_scope).cards(target.cards, candidates);
            std::erase_if(candidates, [&](Subject subject) {
                return !m_match.rulebook().mayTarget(m_match, subject.card(), m_player);
            });
            sum += bestOf(candidates, target.most, worth);
        }
        return sum;
    }

    /// Returns the gain of changed figures. For a host, it assumes the best host.
    double changed(const Instruction& said) {
        const Evaluator evaluator(m_match, m_scope);
        const double each = (said.amount ? evaluator.number(said.amount) / attackOfOne : 0) +
                            (said.second ? 0.3 * evaluator.number(said.second) / defenseOfOne : 0);
        const auto worth = [&](const Card& c) { return sideOf(c) * each; };
        if (m_match.pool()[said.cards].term == Term::HostOf) return m_scope.ability ? bestTargets(worth) : 0;
        return hits(said, worth);
    }

    /// Returns true if the player can still summon a monster that needs tributes.
    [[nodiscard]] bool canTribute() const {
        if (value(m_state, m_player, Value::Summoned) != 0) return false;
        return std::ranges::any_of(m_state.zone(m_player, Zone::Hand), [this](CardId id) {
            return tributesFor(printedFigure(m_match, m_state.card(id), Figure::Level)) > 0;
        });
    }
};

/// Returns the cost of the card itself. A card that stays on the field keeps part of its value.
double priceOf(const ReadableMatch& match, const Card& card) {
    if (isIn(card, Zone::Field) && !has(card, Flag::FaceDown)) return 0;
    const double lies = isIn(card, Zone::Hand) ? cardInHand : setCard;
    const Traits stays = bit(Trait::Equip) | bit(Trait::Continuous) | bit(Trait::Field);
    return (match.pool()[card.definition].traits & stays) != 0 ? lies - stayingCard : lies;
}

}  // namespace

double effectValueOfUse(const ReadableMatch& match, PlayerId player, CardId card, AbilityId ability) {
    const Card& used = match.state().card(card);
    if (!used.definition) return 0;
    const Ability* what = ability ? &match.pool()[ability] : nullptr;
    Reader reader(match, player, card, what);
    double brings = -priceOf(match, used) + reader.statements(match.pool()[used.definition]);
    if (what != nullptr) brings += reader.body(what->body) + reader.body(what->cost.body);
    const InstructionId price = match.pool()[used.definition].cost.body;
    return what == nullptr || what->kind != AbilityKind::Activated ? brings + reader.body(price) : brings;
}

}  // namespace duelogue::tribute
