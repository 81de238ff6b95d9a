#include "match/netrun/Tell.h"

#include "match/effects/Verb.h"
#include "match/loop/Match.h"
#include "match/netrun/Values.h"

namespace duelogue::netrun {

namespace {

using Body = duelogue::Verb;

std::string nameOf(Subject subject) {
    if (subject.isCard()) return '[' + std::to_string(subject.card().value) + ']';
    return '{' + std::to_string(subject.player().value) + '}';
}

std::string who(PlayerId player, const char* does, const char* you) {
    return '{' + std::to_string(player.value) + ':' + does + '|' + you + '}';
}

std::string number(int amount, const char* noun) {
    return std::to_string(amount) + ' ' + noun + (amount == 1 ? "" : "s");
}

}  // namespace

std::string NetrunNarrator::tell(const Match& match, const Communication& done) const {
    if (done.kind.value >= maxVerbs || !done.succeeded() || subjectsOf(match, done).empty()) return {};
    const Body& body = done.as<Body>();
    const Subject subject = subjectsOf(match, done).front();
    switch (static_cast<Verb>(done.kind.value)) {
        case Verb::Installed:
            return who(body.player, "installs", "install") + ' ' + nameOf(subject) + '.';
        case Verb::Played:
            return who(body.player, "plays", "play") + ' ' + nameOf(subject) + '.';
        case Verb::Rez:
        case Verb::RezFree:
            return who(corp, "rezzes", "rez") + ' ' + nameOf(subject) + '.';
        case Verb::Advance:
            return who(corp, "advances", "advance") + ' ' + nameOf(subject) + '.';
        case Verb::RunBegins:
            return who(runner, "runs", "run") + ' ' + nameOf(subject) + '.';
        case Verb::Encounter:
            return who(runner, "encounters", "encounter") + ' ' + nameOf(subject) + '.';
        case Verb::Succeed:
            return "The run on " + nameOf(subject) + " is successful.";
        case Verb::RunEnds:
            return "The run ends.";
        case Verb::Access:
            return who(runner, "accesses", "access") + ' ' + nameOf(subject) + '.';
        case Verb::Steal:
            return who(runner, "steals", "steal") + ' ' + nameOf(subject) + '.';
        case Verb::Score:
            return who(corp, "scores", "score") + ' ' + nameOf(subject) + '.';
        case Verb::Trash:
            return nameOf(subject) + " is trashed.";
        case Verb::Tag:
            return subject.isPlayer() ? who(subject.player(), "takes", "take") + ' ' + number(body.amount, "tag") + '.'
                                      : std::string();
        case Verb::Damage:
        case Verb::SureDamage:
            return subject.isPlayer()
                       ? who(subject.player(), "suffers", "suffer") + ' ' + std::to_string(body.amount) + " damage."
                       : std::string();
        default:
            return {};
    }
}

}  // namespace duelogue::netrun
