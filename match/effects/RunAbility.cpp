#include "match/effects/RunAbility.h"

#include <algorithm>

#include "cards/data/CardPool.h"
#include "match/effects/Interpreter.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/StateValidator.h"

namespace duelogue {

RunAbility RunAbility::of(const ReadableMatch& match, AbilityId ability, CardId self, PlayerId you) {
    RunAbility frame;
    frame.ability = ability;
    if (ability) frame.at = match.pool()[ability].body;
    frame.self = self;
    frame.since = match.state().card(self).since;
    frame.you = you;
    return frame;
}

Communication RunAbility::make(const RunAbility& frame) { return Communication::of(frame, Party::of(frame.self)); }

StepResult RunAbility::enter(HandlerContext& match, Communication& self, const Communication* answered) {
    Interpreter interpreter(match, self);
    switch (static_cast<Step>(self.step)) {
        case Step::Begin:
            return interpreter.go();
        case Step::Counted:
            return interpreter.counted(*answered);
        case Step::Decided:
            return interpreter.decided(*answered);
        case Step::Chosen:
            return interpreter.chosen(*answered);
        case Step::Numbered:
            return interpreter.numbered(*answered);
        case Step::Optioned:
            return interpreter.optioned(*answered);
        case Step::Named:
            return interpreter.named(*answered);
        case Step::Looped:
            return interpreter.looped(*answered);
        case Step::Contested:
            return interpreter.contested(*answered);
        case Step::Priced:
            return interpreter.priced(*answered);
    }
    return Complete::impossible();
}

Communication RunAbility::withTargetsOf(HandlerContext& match, RunAbility frame, const Communication& self) {
    frame.targets = self.listSize();
    Communication running = make(frame);
    match.listAdd(running, match.list(self));
    return running;
}

EvalContext RunAbility::scope(const ReadableMatch& match, const Communication& self) {
    const auto& frame = self.as<RunAbility>();
    const auto list = match.list(self);
    EvalContext scope;
    if (frame.ability) scope.ability = &match.pool()[frame.ability];
    scope.self = frame.self;
    scope.since = frame.since;
    scope.you = frame.you;
    scope.eachPlayer = frame.eachPlayer;
    scope.each = frame.each;
    scope.x = frame.x;
    scope.thatMuch = frame.thatMuch;
    scope.event = frame.event;
    scope.targets = list.first(std::min<std::size_t>(frame.targets, list.size()));
    const Choice last = choice(list, frame.targets);
    scope.chosen = last.chosen;
    scope.rest = last.rest;
    return scope;
}

CardId RunAbility::paidIn(const ReadableMatch& match, const Communication& price) {
    if (!price.is<RunAbility>()) return {};
    const auto chosen = choice(match.list(price), price.as<RunAbility>().targets).chosen;
    return !chosen.empty() && chosen.front().isCard() ? chosen.front().card() : CardId{};
}

std::size_t RunAbility::publicCount(const MatchState& state, const Communication& self) {
    const auto list = std::span(state.lists).subspan(self.listBegin, self.listSize());
    const Choice last = choice(list, self.as<RunAbility>().targets);
    return last.end - last.rest.size();
}

bool RunAbility::isValid(const StateValidator& validator, const Communication& self) {
    const auto& frame = self.as<RunAbility>();
    const auto list = validator.list(self);
    const bool ids =
        validator(frame.at) && validator(frame.each) && validator(frame.eachPlayer) && validator(frame.event);
    if (!ids || frame.targets > list.size()) return false;
    return validator.targets(frame.ability, list.first(frame.targets)) == frame.targets;
}

RunAbility::Choice RunAbility::choice(std::span<const Subject> list, std::size_t targets) {
    constexpr std::size_t head = 2;
    if (list.size() < targets + head) return {{}, {}, targets};
    const std::size_t begin = targets + head;
    const auto atMost = [](Subject number, std::size_t most) {
        return std::min(static_cast<std::size_t>(std::max(0, number.number())), most);
    };
    const std::size_t chosen = atMost(list[targets], list.size() - begin);
    const std::size_t rest = atMost(list[targets + 1], list.size() - begin - chosen);
    return {list.subspan(begin, chosen), list.subspan(begin + chosen, rest), begin + chosen + rest};
}

std::vector<Field> RunAbility::fields() {
    return {field<&RunAbility::self>("card"), field<&RunAbility::ability>("ability"), field<&RunAbility::you>("player"),
            field<&RunAbility::x>("x"), field<&RunAbility::thatMuch>("that much")};
}

}  // namespace duelogue
