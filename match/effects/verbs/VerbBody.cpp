#include "match/effects/verbs/VerbBody.h"

#include <cstring>

#include "match/effects/verbs/Replacements.h"
#include "match/loop/HandlerContext.h"
#include "match/loop/StateValidator.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue {

Communication VerbBody::make(std::uint8_t verb, const VerbBody& body) {
    Communication result;
    result.kind = KindId(verb);
    std::memcpy(result.body.data(), &body, sizeof body);
    return result;
}

Communication VerbBody::on(HandlerContext& match, std::uint8_t verb, VerbBody body, Subject subject) {
    Communication result = make(verb, body);
    add(match, result, subject);
    return result;
}

void VerbBody::add(HandlerContext& match, Communication& verb, Subject subject) {
    match.listAdd(verb, subject);
    ++verb.as<VerbBody>().subjects;
}

bool VerbBody::isValid(const StateValidator& validator, const Communication& self) {
    const auto& body = self.as<VerbBody>();
    const auto list = validator.list(self);
    const bool ids =
        validator(body.ability) && validator(body.paid) && (body.zone == 0xff || validator.isZone(body.zone));
    const VerbInfo& info = validator.rulebook().verb(self.kind);
    if (info.onto && !validator(body.onto())) return false;
    if (info.usesPrint && !validator(body.print())) return false;
    if (!ids || body.part > Part::After || body.subjects > list.size()) return false;
    const auto notes = list.subspan(body.subjects);
    if (notes.size() % noteSize != 0) return false;
    for (std::size_t i = 0; i < notes.size(); i += noteSize) {
        const bool ability = notes[i].isNumber() && validator(AbilityId(static_cast<std::uint16_t>(notes[i].number())));
        if (!ability || notes[i + 1].isNumber() || notes[i + 1].isPlayer() || notes[i + 2].isNumber()) return false;
    }
    return body.examined <= body.subjects;
}

std::vector<Field> VerbBody::fields() {
    return {field<&VerbBody::player>("player"), field<&VerbBody::source>("source"), field<&VerbBody::amount>("amount"),
            field<&VerbBody::second>("second")};
}

std::span<const Subject> subjectsOf(const ReadableMatch& match, const Communication& verb) {
    return match.list(verb).subspan(0, verb.as<VerbBody>().subjects);
}

std::vector<Subject> copyOfSubjects(const ReadableMatch& match, const Communication& verb) {
    const auto subjects = subjectsOf(match, verb);
    return {subjects.begin(), subjects.end()};
}

EventContext eventContextOf(const ReadableMatch& match, const Communication& verb, Subject subject) {
    const VerbBody& body = verb.as<VerbBody>();
    EventContext event;
    event.source = body.source;
    event.amount = body.amount;
    event.paid = body.paid;
    if (subject.isCard()) {
        event.card = subject.card();
        event.player = match.state().card(subject.card()).current.controller;
    } else if (subject.isPlayer()) {
        event.player = subject.player();
    }
    return event;
}

}  // namespace duelogue
