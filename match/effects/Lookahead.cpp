#include "match/effects/Lookahead.h"

#include <algorithm>
#include <functional>
#include <initializer_list>
#include <span>
#include <utility>

#include "cards/data/CardPool.h"
#include "cards/data/Vocabulary.h"
#include "match/effects/Endless.h"
#include "match/effects/Evaluator.h"
#include "match/effects/verbs/Costs.h"
#include "match/loop/Match.h"
#include "match/loop/MatchDriver.h"
#include "match/loop/Questions.h"
#include "match/loop/rulebook/DependencyCollector.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue {

namespace {

/// Limit on instructions executed ahead. An ability that is not complete by then is assumed to do something.
constexpr int mostInstructions = 400;

/// An observer that records what happens until the ability is complete.
class Recorder : public Observer {
public:
    explicit Recorder(CommunicationId ability) : m_ability(ability) {}

    void completed(const ReadableMatch& match, const Communication& done) override {
        const bool isDeed =
            done.kind.value < maxVerbs && done.succeeded() && done.as<VerbBody>().part == VerbBody::Part::Whole;
        if (isDeed && !m_isComplete) note(match, done);
        // The ability may have delegated to its last verb, which then completes with the id of the ability.
        m_isComplete = m_isComplete || done.id == m_ability;
    }

    [[nodiscard]] Lookahead take() {
        m_foresight.isOpen = !m_isComplete;
        return std::move(m_foresight);
    }

private:
    CommunicationId m_ability;
    bool m_isComplete = false;
    Lookahead m_foresight;

    void note(const ReadableMatch& match, const Communication& verb) {
        const auto subjects = subjectsOf(match, verb);
        if (subjects.empty()) return;
        m_foresight.verbs.push_back({verb.kind, verb.as<VerbBody>(), {subjects.begin(), subjects.end()}});
    }
};

/// Returns the state with a question for the controller on top of the stack. It is never answered, so everything on top
/// of it stops when it is exposed.
MatchState atRest(const ReadableMatch& match, PlayerId player) {
    // Reserves room for the communications that run on top.
    constexpr std::size_t requests = 8;
    constexpr std::size_t subjects = 32;
    MatchState state;
    state.communications.reserve(match.state().communications.size() + requests);
    state.lists.reserve(match.state().lists.size() + subjects);
    state = match.state();
    // An observer of a completion may look ahead while the completed communication is still on the stack.
    while (!state.communications.empty() && state.communications.back().isSet()) state.communications.pop_back();
    const std::uint16_t end = state.communications.empty() ? std::uint16_t{0} : state.communications.back().listEnd;
    state.lists.resize(end);
    Communication& rest =
        state.communications.emplace_back(Communication::of(YesNo{}, Party::match(), Party::of(player)));
    rest.id = CommunicationId(state.globals.nextCommunication++);
    rest.listBegin = end;
    rest.listEnd = end;
    return state;
}

/// Returns true if the first instruction has something to do. Then no further look-ahead is necessary.
bool beginsWithSomething(const ReadableMatch& match, const Communication& ability, const Instruction& first) {
    if (first.op != Op::Do && first.op != Op::Choose) return false;
    const EvalContext scope = RunAbility::scope(match, ability);
    const Evaluator evaluate(match, scope);
    const auto any = [](Subject) { return true; };
    return (!first.cards || evaluate.any(first.cards, any)) && (!first.amount || evaluate.number(first.amount) > 0);
}

/// Returns true if the instruction is an offer, or a choice of "up to" a number, and a player has a choice at it.
bool isOpenAt(const ReadableMatch& match, const Instruction& made, const EvalContext& scope) {
    const Evaluator evaluate(match, scope);
    const PlayerId asked = evaluate.players(made.player).first();
    if (made.op == Op::May) return asked && canBeTaken(match, made, scope, asked);
    const bool isUpTo = made.op == Op::Choose && made.picking == Picking::ByPlayer && !made.player && made.amount &&
                        made.second && evaluate.number(made.amount) == 0 && evaluate.number(made.second) > 0;
    return isUpTo && asked && chosenFor(match.pool(), made) == nullptr &&
           evaluate.any(made.cards, [](Subject) { return true; });
}

/// Returns true if the ability begins with a choice for a player.
bool beginsWithChoice(const ReadableMatch& match, const RunAbility& frame) {
    const EvalContext scope = RunAbility::scope(match, RunAbility::make(frame));
    const Evaluator evaluate(match, scope);
    InstructionId at = frame.at;
    while (at && match.pool()[at].op == Op::If) {
        const Instruction& fork = match.pool()[at];
        const InstructionId branch = evaluate.holds(fork.condition) ? fork.body : fork.otherwise;
        at = branch ? branch : fork.next;
    }
    return at && isOpenAt(match, match.pool()[at], scope);
}

/// Pushes the ability with this list. Returns its id.
CommunicationId start(MatchState& state, const RunAbility& frame, std::span<const Subject> list = {}) {
    Communication& running = state.communications.emplace_back(RunAbility::make(frame));
    running.id = CommunicationId(state.globals.nextCommunication++);
    running.listBegin = static_cast<std::uint16_t>(state.lists.size());
    state.lists.insert(state.lists.end(), list.begin(), list.end());
    running.listEnd = static_cast<std::uint16_t>(state.lists.size());
    return running.id;
}

/// A copy in which abilities have run one after the other, up to the first choice.
struct Ahead {
    Match match;
    std::size_t rest;  ///< size of the stack when all of them are complete
    bool isChoosing;   ///< true if a player has a choice
};

Ahead after(const ReadableMatch& match, std::initializer_list<RunAbility> frames) {
    Ahead ahead{Match::lookahead(match, atRest(match, frames.begin()->you)), 0, false};
    limitInstructionsOfPhase(ahead.match.state(), mostInstructions);
    ahead.rest = ahead.match.state().communications.size();
    for (const RunAbility& frame : frames) {
        if (ahead.isChoosing) break;
        (void)start(ahead.match.state(), frame);
        (void)ahead.match.run();
        ahead.isChoosing = ahead.match.state().communications.size() > ahead.rest;
    }
    return ahead;
}

/// Returns true if the zone has equal cards in both matches. In a zone without an order, cards are compared by their
/// numbers.
bool liesTheSame(const ReadableMatch& a, const ReadableMatch& b, PlayerId holder, std::uint8_t zone) {
    const auto areAlike = [&](CardId one, CardId other) {
        return lookAlike(a.state().card(one), b.state().card(other));
    };
    const auto ofA = a.state().zone(holder, zone);
    const auto ofB = b.state().zone(holder, zone);
    const bool isOrdered = a.rulebook().vocabulary().zones[zone].ordered;
    if (isOrdered || std::ranges::equal(ofA, ofB)) return std::ranges::equal(ofA, ofB, areAlike);
    const auto sorted = [](std::span<const CardId> cards) {
        std::vector<CardId> list(cards.begin(), cards.end());
        std::ranges::sort(list, {}, &CardId::value);
        return list;
    };
    return std::ranges::equal(sorted(ofA), sorted(ofB), areAlike);
}

bool lastsTheSame(const ReadableMatch& a, const ReadableMatch& b) {
    return std::ranges::equal(a.state().continuousEffects, b.state().continuousEffects,
                              [](ContinuousEffect one, ContinuousEffect other) {
                                  one.stamp = other.stamp;
                                  return one == other;
                              });
}

bool waitsTheSame(const ReadableMatch& a, const ReadableMatch& b) {
    return std::ranges::equal(a.state().triggers, b.state().triggers, [](Trigger one, const Trigger& other) {
        one.cause = other.cause;
        return one == other;
    });
}

/// Returns true if two states that began as one are equal, apart from stamps and ids.
bool looksTheSame(const ReadableMatch& match, const ReadableMatch& a, const ReadableMatch& b) {
    if (a.state().players != b.state().players || !lastsTheSame(a, b)) return false;
    const auto zones = static_cast<std::uint8_t>(match.rulebook().vocabulary().zones.size());
    for (std::uint8_t zone = 0; zone < zones; ++zone) {
        if (!liesTheSame(a, b, PlayerId{}, zone)) return false;
        for (std::uint8_t p = 0; p < match.state().globals.playerCount; ++p) {
            if (!liesTheSame(a, b, PlayerId(p), zone)) return false;
        }
    }
    return a.state().globals.values == b.state().globals.values;
}

/// The two matches that result from the two orders of a pair of abilities.
struct BothWays {
    Ahead first;
    Ahead second;

    BothWays(const ReadableMatch& match, const RunAbility& one, const RunAbility& other)
        : first(after(match, {one, other})), second(after(match, {other, one})) {}

    /// After a choice, the abilities may still differ in their effect on the cards that they have met.
    [[nodiscard]] bool areTheSame(const ReadableMatch& match) const {
        return !first.isChoosing && !second.isChoosing && looksTheSame(match, first.match, second.match) &&
               waitsTheSame(first.match, second.match);
    }
};

/// Returns true if two frames of one ability must have the same effect. They differ at most in the cards of their
/// events, to which the ability never refers.
bool areOne(const ReadableMatch& match, RunAbility one, const RunAbility& other) {
    DependencyCollector read(match.pool());
    read.addBody(one.at);
    if (read.isAboutEventCards() || (one.ability && match.pool()[one.ability].condition)) return false;
    one.event.card = other.event.card;
    one.event.source = other.event.source;
    one.event.paid = other.event.paid;
    one.event.isAnother = other.event.isAnother;
    return one.event == other.event && one.at == other.at && one.you == other.you &&
           one.eachPlayer == other.eachPlayer && one.thatMuch == other.thatMuch;
}

/// A search for hidden cards whose identity may affect an ability. The number of cards is always known.
class Hidden {
public:
    Hidden(const ReadableMatch& match, const EvalContext& scope, PlayerId player, const MatchState& known)
        : m_match(match), m_scope(scope), m_player(player), m_known(known) {}

    /// Returns true if a body depends on such a card. `end` is the instruction after a branch.
    [[nodiscard]] bool anyIn(InstructionId body, InstructionId end = {}) const {
        for (InstructionId at = body; at && at != end; at = m_match.pool()[at].next) {
            const Instruction& made = m_match.pool()[at];
            const bool isAnyHere = std::ranges::any_of(
                std::initializer_list<ExpressionId>{made.player, made.subject, made.cards, made.onto, made.amount,
                                                    made.second, made.condition},
                [&](ExpressionId part) { return anyIn(part); });
            if (isAnyHere || anyIn(made.body, made.next) || anyIn(made.otherwise, made.next)) return true;
        }
        return false;
    }

private:
    const ReadableMatch& m_match;
    const EvalContext& m_scope;
    PlayerId m_player;
    const MatchState& m_known;

    [[nodiscard]] bool anyIn(ExpressionId id) const {
        if (!id) return false;
        const Expression& e = m_match.pool()[id];
        const Term of = e.left ? m_match.pool()[e.left].term : Term::Number;
        if (e.term == Term::Figure && (of == Term::Chosen || of == Term::EachCard)) return true;
        return anyIn(e.left) || anyIn(e.right) || anyIn(e.filter);
    }

    [[nodiscard]] bool anyIn(FilterId id) const {
        if (!id) return false;
        const Filter& filter = m_match.pool()[id];
        const std::uint8_t zone = filter.zone == 0xff ? m_match.rulebook().zones().inPlay : filter.zone;
        if ((wantsFace(filter) && anyOf(zone, filter.players)) || anyIn(filter.crowd)) return true;
        return std::ranges::any_of(
            std::initializer_list<ExpressionId>{filter.players, filter.related, filter.than, filter.same, filter.at,
                                                filter.on, filter.namedLike, filter.family},
            [&](ExpressionId part) { return anyIn(part); });
    }

    /// Returns true if the filter asks for more than the place of a card.
    [[nodiscard]] static bool wantsFace(const Filter& filter) {
        return (filter.all | filter.any | filter.none) != 0 || filter.tags[0] || filter.related || filter.namedLike ||
               filter.name || filter.family || filter.comparison != Comparison::None;
    }

    /// Returns true if one of the players has a hidden card in the zone.
    [[nodiscard]] bool anyOf(std::uint8_t zone, ExpressionId players) const {
        const auto isHidden = [&](CardId card) { return !m_known.card(card).isKnownTo(m_player); };
        if (zone == m_match.rulebook().zones().inPlay) return false;
        if (zone >= maxZones) return true;
        return isSettled(players)
                   ? m_match.state().anyCardOf(Evaluator(m_match, m_scope).players(players), zone, isHidden)
                   : m_match.state().anyCardIn(zone, isHidden);
    }

    /// Returns true if the players are known before the ability runs.
    [[nodiscard]] bool isSettled(ExpressionId players) const {
        if (!players) return false;
        const Term term = m_match.pool()[players].term;
        return term == Term::You || term == Term::Others || term == Term::EventPlayer;
    }
};

}  // namespace

Lookahead predict(const ReadableMatch& match, const RunAbility& frame, std::span<const Subject> list) {
    MatchState state = atRest(match, frame.you);
    limitInstructionsOfPhase(state, mostInstructions);
    Recorder recorder(start(state, frame, list));
    MatchDriver ahead(Match::lookahead(match, std::move(state)));
    ahead.setObserver(&recorder);
    (void)ahead.run();
    Lookahead foresight = recorder.take();
    foresight.lasts = ahead.match().state().continuousEffects.size() != match.state().continuousEffects.size();
    return foresight;
}

bool comesToNothing(const ReadableMatch& match, const RunAbility& frame) {
    return !beginsWithChoice(match, frame) && predict(match, frame).isNothing();
}

bool hasNoEffect(const ReadableMatch& match, const Communication& ability, InstructionId offer, PlayerId asked) {
    if (match.isLookahead()) return false;
    const Instruction& offered = match.pool()[offer];
    const auto comesToNothing = [&](InstructionId branch) {
        RunAbility frame = ability.as<RunAbility>();
        frame.at = branch ? branch : offered.next;
        if (!frame.at) return true;
        if (beginsWithSomething(match, ability, match.pool()[frame.at]) ||
            !knowsAllFor(match, frame, asked, match.state()))
            return false;
        return predict(match, frame, match.list(ability)).isNothing();
    };
    return comesToNothing(offered.body) && comesToNothing(offered.otherwise);
}

namespace {

/// A traversal of all outcomes of an ability, over all answers on the way.
class Outcomes {
public:
    Outcomes(const ReadableMatch& match, const RunAbility& frame, int& budget)
        : m_match(match), m_start(after(match, {frame})), m_budget(budget) {}

    /// Returns true if `holds` is true of every outcome. Returns false in case of doubt.
    template <class Holds>
    [[nodiscard]] bool all(Holds&& holds) const {
        return allOf(m_start.match, holds);
    }

private:
    const ReadableMatch& m_match;
    Ahead m_start;
    int& m_budget;

    template <class Holds>
    [[nodiscard]] bool allOf(const Match& ahead, Holds&& holds) const {
        if (--m_budget < 0 || ahead.state().globals.over != 0) return false;
        if (ahead.state().communications.size() <= m_start.rest) return isCertain(ahead) && holds(then(ahead));
        Replies replies;
        ahead.legalReplies(replies);
        return ahead.pendingQuestion() != nullptr && std::ranges::all_of(replies, [&](const Reply& reply) {
                   Match next = ahead;
                   (void)next.apply(reply);
                   return allOf(next, holds);
               });
    }

    /// Returns true if the ability was not random, triggered nothing, and neither began nor used up a continuous
    /// effect.
    [[nodiscard]] bool isCertain(const ReadableMatch& ahead) const {
        const MatchState& before = m_match.state();
        const MatchState& now = ahead.state();
        return now.globals.random == before.globals.random && now.triggers.size() == before.triggers.size() &&
               now.continuousEffects == before.continuousEffects;
    }

    [[nodiscard]] Match then(const Match& ahead) const { return Match(ahead, ahead.state()); }
};

}  // namespace

bool allOutcomes(const ReadableMatch& match, const RunAbility& frame, int& budget,
                 const std::function<bool(const ReadableMatch&)>& holds) {
    return Outcomes(match, frame, budget).all([&](Match then) {
        return !match.rulebook().beforeTrigger(then) && holds(then);
    });
}

bool knowsAllFor(const ReadableMatch& match, const RunAbility& frame, PlayerId player, const MatchState& known) {
    const Communication ability = RunAbility::make(frame);
    return !Hidden(match, RunAbility::scope(match, ability), player, known).anyIn(frame.at);
}

bool areEquivalent(const ReadableMatch& match, const RunAbility& one, const RunAbility& other) {
    if (areOne(match, one, other)) return true;
    const BothWays ways(match, one, other);
    return ways.areTheSame(match) && ways.first.match.state().triggers.size() == match.state().triggers.size();
}

bool setOffTheSame(const ReadableMatch& match, const RunAbility& one, const RunAbility& other) {
    return areOne(match, one, other) || BothWays(match, one, other).areTheSame(match);
}

}  // namespace duelogue
