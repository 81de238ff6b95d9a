#include "match/effects/Foresight.h"

#include <algorithm>
#include <initializer_list>
#include <utility>

#include "match/effects/Evaluator.h"
#include "match/loop/Match.h"
#include "match/loop/Questions.h"
#include "match/loop/Reads.h"

namespace duelogue {

namespace {

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
    MatchState state = match.state();
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

/// Whether the player sees all cards at which the body may look.
bool seesAll(const Match& match, InstructionId body, PlayerId player) {
    Reads read(match.pool());
    read.addBody(body);
    for (std::uint8_t zone = 0; zone < maxZones; ++zone) {
        if (zone == match.rulebook().zones().inPlay || ((read.all().zones >> zone) & 1U) == 0) continue;
        if (match.state().anyCardIn(zone, [&](CardId card) { return !match.state().card(card).isKnownTo(player); }))
            return false;
    }
    return true;
}

/// Whether there is something for the first instruction to begin with: then nobody need look further ahead.
bool beginsWithSomething(const Match& match, const Communication& ability, const Instruction& first) {
    if (first.op != Op::Do && first.op != Op::Choose) return false;
    const Scope scope = RunAbility::scope(match, ability);
    const Evaluator evaluate(match, scope);
    const auto any = [](Subject) { return true; };
    return (!first.cards || evaluate.any(first.cards, any)) && (!first.amount || evaluate.number(first.amount) > 0);
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

/// A copy in which they have run, one after the other, up to the first choice.
Match after(const Match& match, std::initializer_list<RunAbility> frames) {
    Match ahead(match.rulebook(), atRest(match, frames.begin()->you));
    ahead.tryOut();
    const std::size_t rest = ahead.state().stack.size();
    for (const RunAbility& frame : frames) {
        if (ahead.state().stack.size() > rest) break;
        (void)start(ahead.state(), frame);
        (void)ahead.run();
    }
    return ahead;
}

/// Whether the same is asked for the same, whatever the abilities have heard of.
bool asksTheSame(const Match& a, const Match& b) {
    const auto isLike = [&](const Communication& one, const Communication& other) {
        const bool asksAlike =
            one.kind == other.kind && one.answerer == other.answerer && one.instruction == other.instruction;
        const bool isAboutTheSame = one.is<RunAbility>() || one.body == other.body;
        return asksAlike && isAboutTheSame && std::ranges::equal(a.list(one), b.list(other));
    };
    return std::ranges::equal(a.state().stack, b.state().stack, isLike);
}

/// Of a zone without an order the cards are compared by their numbers.
bool liesTheSame(const Match& a, const Match& b, PlayerId holder, std::uint8_t zone) {
    const auto cards = [&](const Match& match) {
        const auto span = match.state().zone(holder, zone);
        std::vector<CardId> list(span.begin(), span.end());
        if (!match.rulebook().vocabulary().zones[zone].ordered) std::ranges::sort(list, {}, &CardId::value);
        return list;
    };
    return std::ranges::equal(cards(a), cards(b), [&](CardId one, CardId other) {
        return lookAlike(a.state().card(one), b.state().card(other));
    });
}

bool lastsTheSame(const Match& a, const Match& b) {
    return std::ranges::equal(a.state().floating, b.state().floating, [](FloatingEffect one, FloatingEffect other) {
        one.stamp = other.stamp;
        return one == other;
    });
}

/// Two states that began as one, and in which nothing has been set off.
bool looksTheSame(const Match& match, const Match& a, const Match& b) {
    const std::size_t waiting = match.state().triggers.size();
    if (a.state().triggers.size() != waiting || b.state().triggers.size() != waiting) return false;
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

}  // namespace

Foresight foresee(const Match& match, const RunAbility& frame, std::span<const Subject> list) {
    MatchState state = atRest(match, frame.you);
    Recorder recorder(start(state, frame, list));
    Match ahead(match.rulebook(), std::move(state));
    ahead.setObserver(&recorder);
    ahead.tryOut();
    (void)ahead.run();
    Foresight foresight = recorder.take();
    foresight.lasts = ahead.state().floating.size() > match.state().floating.size();
    return foresight;
}

bool isInVain(const Match& match, const Communication& ability, InstructionId offer, PlayerId asked) {
    if (match.isTrial()) return false;
    const Instruction& offered = match.pool()[offer];
    const auto comesToNothing = [&](InstructionId branch) {
        RunAbility frame = ability.as<RunAbility>();
        frame.at = branch ? branch : offered.next;
        if (!frame.at) return true;
        if (beginsWithSomething(match, ability, match.pool()[frame.at]) || !seesAll(match, frame.at, asked))
            return false;
        return foresee(match, frame, match.list(ability)).isNothing();
    };
    return comesToNothing(offered.body) && comesToNothing(offered.otherwise);
}

bool comeToTheSame(const Match& match, const RunAbility& one, const RunAbility& other) {
    const Match first = after(match, {one, other});
    const Match second = after(match, {other, one});
    return asksTheSame(first, second) && looksTheSame(match, first, second);
}

}  // namespace duelogue
