#include "match/RunAbility.h"

#include "match/Interpreter.h"

namespace duelogue {

Communication RunAbility::make(const RunAbility& frame) { return Communication::of(frame, Party::of(frame.self)); }

Next RunAbility::enter(Match& match, Communication& self, const Communication* answered) {
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
        case Step::Looped:
            return interpreter.looped(*answered);
        case Step::Contested:
            return interpreter.contested(*answered);
        case Step::Priced:
            return interpreter.priced(*answered);
    }
    return Answer::impossible();
}

Scope RunAbility::scope(const Match& match, const Communication& self) {
    const auto& frame = self.as<RunAbility>();
    const auto list = match.list(self);
    Scope scope;
    scope.ability = &match.pool()[frame.ability];
    scope.self = frame.self;
    scope.since = frame.since;
    scope.you = frame.you;
    scope.eachPlayer = frame.eachPlayer;
    scope.each = frame.each;
    scope.x = frame.x;
    scope.thatMuch = frame.thatMuch;
    scope.occasion = frame.occasion;
    scope.targets = list.first(frame.targets);
    scope.chosen = list.subspan(frame.targets, frame.chosen);
    scope.rest = list.subspan(static_cast<std::size_t>(frame.targets) + frame.chosen, frame.rest);
    return scope;
}

std::vector<Field> RunAbility::fields() {
    return {field<&RunAbility::self>("card"), field<&RunAbility::ability>("ability"), field<&RunAbility::you>("player"),
            field<&RunAbility::x>("x"), field<&RunAbility::thatMuch>("that much")};
}

}  // namespace duelogue
