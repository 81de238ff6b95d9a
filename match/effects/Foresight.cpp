#include "match/effects/Foresight.h"

#include <utility>

#include "match/loop/Match.h"
#include "match/loop/Questions.h"

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

/// A match in which nothing is going on but a question to the ability's controller, who is never to answer it: what
/// runs on top of it comes to its end there.
Match atRest(const Match& match, PlayerId player) {
    MatchState state = match.state();
    state.stack.clear();
    state.lists.clear();
    Communication& rest = state.stack.emplace_back(Communication::of(YesNo{}, Party::match(), Party::of(player)));
    rest.id = CommunicationId(state.globals.nextCommunication++);
    return {match.rulebook(), std::move(state)};
}

}  // namespace

Foresight foresee(const Match& match, const RunAbility& frame, std::span<const Subject> targets) {
    Match ahead = atRest(match, frame.you);
    MatchState& state = ahead.state();
    state.lists.assign(targets.begin(), targets.end());
    Communication& running = state.stack.emplace_back(RunAbility::make(frame));
    running.id = CommunicationId(state.globals.nextCommunication++);
    running.as<RunAbility>().targets = static_cast<std::uint16_t>(targets.size());
    running.listEnd = static_cast<std::uint16_t>(targets.size());
    Recorder recorder(running.id);
    ahead.setObserver(&recorder);
    ahead.tryOut();
    (void)ahead.run();
    Foresight foresight = recorder.take();
    foresight.lasts = ahead.state().floating.size() > match.state().floating.size();
    return foresight;
}

}  // namespace duelogue
