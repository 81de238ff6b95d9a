#include "match/effects/lookahead/Lookahead.h"

#include <span>
#include <utility>

#include "cards/data/CardPool.h"
#include "match/effects/Endless.h"
#include "match/effects/Evaluator.h"
#include "match/effects/lookahead/LookaheadState.h"
#include "match/effects/verbs/Costs.h"
#include "match/loop/Match.h"
#include "match/loop/MatchDriver.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue {

namespace {

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

}  // namespace

Lookahead predict(const ReadableMatch& match, const RunAbility& frame, std::span<const Subject> list) {
    MatchState state = atRest(match, frame.you);
    limitInstructionsOfPhase(state, mostInstructions);
    Recorder recorder(pushAbility(state, frame, list));
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

}  // namespace duelogue
