#include "match/effects/Foresight.h"

#include <algorithm>
#include <functional>
#include <initializer_list>
#include <span>
#include <utility>

#include "match/effects/Costs.h"
#include "match/effects/Endless.h"
#include "match/effects/Evaluator.h"
#include "match/loop/Match.h"
#include "match/loop/Questions.h"
#include "match/loop/Reads.h"

namespace duelogue {

namespace {

/// Instructions that are carried out ahead: what has not come to an end by then does something, for all that is known.
constexpr int mostInstructions = 400;

/// Writes down what happens, until the ability is complete.
class Recorder : public Observer {
public:
    explicit Recorder(CommunicationId ability) : m_ability(ability) {}

    void completed(const Match& match, const Communication& done) override {
        const bool isDeed = done.kind.value < maxVerbs && done.succeeded() && done.as<Verb>().part == Verb::Part::Whole;
        if (isDeed && !m_isComplete) note(match, done);
        // The last verb of an ability may have been handed over to: then it completes as the ability.
        m_isComplete = m_isComplete || done.id == m_ability;
    }

    [[nodiscard]] Foresight take() {
        m_foresight.isOpen = !m_isComplete;
        return std::move(m_foresight);
    }

private:
    CommunicationId m_ability;
    bool m_isComplete = false;
    Foresight m_foresight;

    void note(const Match& match, const Communication& verb) {
        const auto subjects = subjectsOf(match, verb);
        if (subjects.empty()) return;
        m_foresight.deeds.push_back({verb.kind, verb.as<Verb>(), {subjects.begin(), subjects.end()}});
    }
};

/// The match with a question on top to the ability's controller, who is never to answer it: what runs on top of that
/// comes to its end there.
MatchState atRest(const Match& match, PlayerId player) {
    // What runs on top of it finds room.
    constexpr std::size_t requests = 8;
    constexpr std::size_t subjects = 32;
    MatchState state;
    state.stack.reserve(match.state().stack.size() + requests);
    state.lists.reserve(match.state().lists.size() + subjects);
    state = match.state();
    // Whoever hears that something is over may look ahead while that still stands there, answered.
    while (!state.stack.empty() && state.stack.back().isSet()) state.stack.pop_back();
    const std::uint16_t end = state.stack.empty() ? std::uint16_t{0} : state.stack.back().listEnd;
    state.lists.resize(end);
    Communication& rest = state.stack.emplace_back(Communication::of(YesNo{}, Party::match(), Party::of(player)));
    rest.id = CommunicationId(state.globals.nextCommunication++);
    rest.listBegin = end;
    rest.listEnd = end;
    return state;
}

/// Whether there is something for the first instruction to begin with: then nobody need look further ahead.
bool beginsWithSomething(const Match& match, const Communication& ability, const Instruction& first) {
    if (first.op != Op::Do && first.op != Op::Choose) return false;
    const Scope scope = RunAbility::scope(match, ability);
    const Evaluator evaluate(match, scope);
    const auto any = [](Subject) { return true; };
    return (!first.cards || evaluate.any(first.cards, any)) && (!first.amount || evaluate.number(first.amount) > 0);
}

/// Whether somebody has a choice at an offer or a choice of "up to" so many.
bool isOpenAt(const Match& match, const Instruction& made, const Scope& scope) {
    const Evaluator evaluate(match, scope);
    const PlayerId asked = evaluate.players(made.player).first();
    if (made.op == Op::May) return asked && canBeTaken(match, made, scope, asked);
    const bool isUpTo = made.op == Op::Choose && made.picking == Picking::ByPlayer && !made.player && made.amount &&
                        made.second && evaluate.number(made.amount) == 0 && evaluate.number(made.second) > 0;
    return isUpTo && asked && chosenFor(match.pool(), made) == nullptr &&
           evaluate.any(made.cards, [](Subject) { return true; });
}

/// Whether the ability begins with a choice that somebody has.
bool beginsWithChoice(const Match& match, const RunAbility& frame) {
    const Scope scope = RunAbility::scope(match, RunAbility::make(frame));
    const Evaluator evaluate(match, scope);
    InstructionId at = frame.at;
    while (at && match.pool()[at].op == Op::If) {
        const Instruction& fork = match.pool()[at];
        const InstructionId branch = evaluate.holds(fork.condition) ? fork.body : fork.otherwise;
        at = branch ? branch : fork.next;
    }
    return at && isOpenAt(match, match.pool()[at], scope);
}

/// Puts the ability on the stack, with this list of its own. Its id.
CommunicationId start(MatchState& state, const RunAbility& frame, std::span<const Subject> list = {}) {
    Communication& running = state.stack.emplace_back(RunAbility::make(frame));
    running.id = CommunicationId(state.globals.nextCommunication++);
    running.listBegin = static_cast<std::uint16_t>(state.lists.size());
    state.lists.insert(state.lists.end(), list.begin(), list.end());
    running.listEnd = static_cast<std::uint16_t>(state.lists.size());
    return running.id;
}

/// A copy in which abilities have run, one after the other, up to the first choice.
struct Ahead {
    Match match;
    std::size_t rest;  ///< the height of the stack where all of them have run
    bool isChoosing;   ///< somebody has a choice
};

Ahead after(const Match& match, std::initializer_list<RunAbility> frames) {
    Ahead ahead{Match(match, atRest(match, frames.begin()->you)), 0, false};
    limitEffort(ahead.match.state(), mostInstructions);
    ahead.match.tryOut();
    ahead.rest = ahead.match.state().stack.size();
    for (const RunAbility& frame : frames) {
        if (ahead.isChoosing) break;
        (void)start(ahead.match.state(), frame);
        (void)ahead.match.run();
        ahead.isChoosing = ahead.match.state().stack.size() > ahead.rest;
    }
    return ahead;
}

/// Of a zone without an order the cards are compared by their numbers.
bool liesTheSame(const Match& a, const Match& b, PlayerId holder, std::uint8_t zone) {
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

bool lastsTheSame(const Match& a, const Match& b) {
    return std::ranges::equal(a.state().floating, b.state().floating, [](FloatingEffect one, FloatingEffect other) {
        one.stamp = other.stamp;
        return one == other;
    });
}

bool waitsTheSame(const Match& a, const Match& b) {
    return std::ranges::equal(a.state().triggers, b.state().triggers, [](Trigger one, const Trigger& other) {
        one.cause = other.cause;
        return one == other;
    });
}

/// Two states that began as one.
bool looksTheSame(const Match& match, const Match& a, const Match& b) {
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

/// The two matches that the two orders of a pair of abilities lead to.
struct BothWays {
    Ahead first;
    Ahead second;

    BothWays(const Match& match, const RunAbility& one, const RunAbility& other)
        : first(after(match, {one, other})), second(after(match, {other, one})) {}

    /// After a choice the abilities may still differ in what they do to the cards that they have met.
    [[nodiscard]] bool areTheSame(const Match& match) const {
        return !first.isChoosing && !second.isChoosing && looksTheSame(match, first.match, second.match) &&
               waitsTheSame(first.match, second.match);
    }
};

/// Whether two frames of one ability can't do anything different: they differ in the cards of their events at most, and
/// the ability never refers to these.
bool areOne(const Match& match, RunAbility one, const RunAbility& other) {
    Reads read(match.pool());
    read.addBody(one.at);
    if (read.isAboutEventCards() || (one.ability && match.pool()[one.ability].condition)) return false;
    one.occasion.card = other.occasion.card;
    one.occasion.source = other.occasion.source;
    one.occasion.paid = other.occasion.paid;
    one.occasion.isAnother = other.occasion.isAnother;
    return one.occasion == other.occasion && one.at == other.at && one.you == other.you &&
           one.eachPlayer == other.eachPlayer && one.thatMuch == other.thatMuch;
}

/// Finds the hidden cards whose faces may decide what an ability does. The number of cards is always known.
class Hidden {
public:
    Hidden(const Match& match, const Scope& scope, PlayerId player, const MatchState& known)
        : m_match(match), m_scope(scope), m_player(player), m_known(known) {}

    /// `end` is the instruction at which a branch continues with what follows it.
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
    const Match& m_match;
    const Scope& m_scope;
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

    /// Whether the filter says more of a card than where it lies.
    [[nodiscard]] static bool wantsFace(const Filter& filter) {
        return (filter.all | filter.any | filter.none) != 0 || filter.tags[0] || filter.related || filter.namedLike ||
               filter.name || filter.family || filter.comparison != Comparison::None;
    }

    /// Whether one of those players has a hidden card in the zone.
    [[nodiscard]] bool anyOf(std::uint8_t zone, ExpressionId players) const {
        const auto isHidden = [&](CardId card) { return !m_known.card(card).isKnownTo(m_player); };
        if (zone == m_match.rulebook().zones().inPlay) return false;
        if (zone >= maxZones) return true;
        return isSettled(players)
                   ? m_match.state().anyCardOf(Evaluator(m_match, m_scope).players(players), zone, isHidden)
                   : m_match.state().anyCardIn(zone, isHidden);
    }

    /// Whether it is known already which players these are.
    [[nodiscard]] bool isSettled(ExpressionId players) const {
        if (!players) return false;
        const Term term = m_match.pool()[players].term;
        return term == Term::You || term == Term::Others || term == Term::EventPlayer;
    }
};

}  // namespace

Foresight foresee(const Match& match, const RunAbility& frame, std::span<const Subject> list) {
    MatchState state = atRest(match, frame.you);
    limitEffort(state, mostInstructions);
    Recorder recorder(start(state, frame, list));
    Match ahead(match, std::move(state));
    ahead.setObserver(&recorder);
    ahead.tryOut();
    (void)ahead.run();
    Foresight foresight = recorder.take();
    foresight.lasts = ahead.state().floating.size() != match.state().floating.size();
    return foresight;
}

bool comesToNothing(const Match& match, const RunAbility& frame) {
    return !beginsWithChoice(match, frame) && foresee(match, frame).isNothing();
}

bool isInVain(const Match& match, const Communication& ability, InstructionId offer, PlayerId asked) {
    if (match.isTrial()) return false;
    const Instruction& offered = match.pool()[offer];
    const auto comesToNothing = [&](InstructionId branch) {
        RunAbility frame = ability.as<RunAbility>();
        frame.at = branch ? branch : offered.next;
        if (!frame.at) return true;
        if (beginsWithSomething(match, ability, match.pool()[frame.at]) ||
            !knowsAllFor(match, frame, asked, match.state()))
            return false;
        return foresee(match, frame, match.list(ability)).isNothing();
    };
    return comesToNothing(offered.body) && comesToNothing(offered.otherwise);
}

namespace {

/// Goes through all that can come of an ability, whatever is answered on the way.
class Outcomes {
public:
    Outcomes(const Match& match, const RunAbility& frame, int& budget)
        : m_match(match), m_start(after(match, {frame})), m_budget(budget) {}

    /// Whether `holds` says so of every match that can come of it. False in doubt.
    template <class Holds>
    [[nodiscard]] bool all(Holds&& holds) const {
        return allOf(m_start.match, holds);
    }

private:
    const Match& m_match;
    Ahead m_start;
    int& m_budget;

    template <class Holds>
    [[nodiscard]] bool allOf(const Match& ahead, Holds&& holds) const {
        if (--m_budget < 0 || ahead.state().globals.over != 0) return false;
        if (ahead.state().stack.size() <= m_start.rest) return isCertain(ahead) && holds(then(ahead));
        Replies replies;
        ahead.options(replies);
        return ahead.question() != nullptr && std::ranges::all_of(replies, [&](const Reply& reply) {
                   Match next = ahead;
                   next.setObserver(nullptr);
                   (void)next.take(reply);
                   return allOf(next, holds);
               });
    }

    /// True if the ability left nothing to chance, set nothing off, and neither began nor used up a lasting effect.
    [[nodiscard]] bool isCertain(const Match& ahead) const {
        const MatchState& before = m_match.state();
        const MatchState& now = ahead.state();
        return now.globals.random == before.globals.random && now.triggers.size() == before.triggers.size() &&
               now.floating == before.floating;
    }

    [[nodiscard]] Match then(const Match& ahead) const { return Match(ahead, ahead.state()); }
};

}  // namespace

bool allOutcomes(const Match& match, const RunAbility& frame, int& budget,
                 const std::function<bool(const Match&)>& holds) {
    return Outcomes(match, frame, budget).all([&](Match then) {
        return !match.rulebook().beforeTrigger(then) && holds(then);
    });
}

bool knowsAllFor(const Match& match, const RunAbility& frame, PlayerId player, const MatchState& known) {
    const Communication ability = RunAbility::make(frame);
    return !Hidden(match, RunAbility::scope(match, ability), player, known).anyIn(frame.at);
}

bool comeToTheSame(const Match& match, const RunAbility& one, const RunAbility& other) {
    if (areOne(match, one, other)) return true;
    const BothWays ways(match, one, other);
    return ways.areTheSame(match) && ways.first.match.state().triggers.size() == match.state().triggers.size();
}

bool setOffTheSame(const Match& match, const RunAbility& one, const RunAbility& other) {
    return areOne(match, one, other) || BothWays(match, one, other).areTheSame(match);
}

}  // namespace duelogue
