#include "app/staging/Offer.h"

#include <QCoreApplication>
#include <algorithm>

#include "cards/wording/English.h"
#include "cards/wording/RulesText.h"
#include "match/effects/RunAbility.h"

namespace duelogue {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("Question", text); }

std::string nameOf(const Match& shown, Subject subject, const std::vector<TableSeat>& seats) {
    if (subject.isPlayer()) return seats[subject.player().value].name.toStdString();
    const DefinitionId definition = shown.state().card(subject.card()).definition;
    return definition ? shown.pool()[definition].name : tr("a card").toStdString();
}

/// One for each TargetSpec: the names of all that were chosen for it.
std::vector<std::string> targetNames(const Match& shown, const Communication& running,
                                     const std::vector<TableSeat>& seats) {
    const Scope scope = RunAbility::scope(shown, running);
    const auto specs = shown.pool().targetsOf(*scope.ability);
    std::vector<std::string> names;
    for (std::size_t i = 0; i < specs.size(); ++i) {
        std::vector<std::string> each;
        for (const Subject target : Targets(specs, scope.targets).of(i)) {
            if (!target.isNone()) each.push_back(nameOf(shown, target, seats));
        }
        names.push_back(listed(each, "and"));
    }
    return names;
}

Offer offerOf(const Match& shown, std::uint16_t instruction, const std::vector<TableSeat>& seats) {
    const Communication* by = askerIn(shown);
    if (instruction == 0xffff || by == nullptr || !by->is<RunAbility>()) return {};
    return offerAt(shown.pool(), by->as<RunAbility>().ability, InstructionId(instruction),
                   targetNames(shown, *by, seats));
}

}  // namespace

const Communication* askerIn(const Match& shown) {
    const auto& stack = shown.state().stack;
    return stack.size() < 2 ? nullptr : &stack[stack.size() - 2];
}

QString offerSentence(const Match& shown, const Communication& asking, const std::vector<TableSeat>& seats) {
    const Offer offer = offerOf(shown, asking.instruction, seats);
    if (offer.deed.empty()) return {};
    QString sentence = QString::fromStdString(offer.deed) + "?";
    if (offer.otherwise.empty()) return sentence;
    return sentence + " " + tr("If not: %1.").arg(QString::fromStdString(offer.otherwise));
}

QString optionLabel(const Match& shown, Subject option, const std::vector<TableSeat>& seats) {
    return QString::fromStdString(offerOf(shown, static_cast<std::uint16_t>(option.number()), seats).deed);
}

}  // namespace duelogue
