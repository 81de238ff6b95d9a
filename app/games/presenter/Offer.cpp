#include "app/games/presenter/Offer.h"

#include <algorithm>

#include "app/shell/language/CardWords.h"
#include "app/shell/language/Tr.h"
#include "cards/data/CardPool.h"
#include "match/effects/RunAbility.h"
#include "match/loop/ReadableMatch.h"

namespace duelogue {

namespace {

DUELOGUE_TR(Question)

QString nameOf(const ReadableMatch& shown, Subject subject, const std::vector<TableSeat>& seats) {
    if (subject.isPlayer()) return seats[subject.player().value].name;
    const DefinitionId definition = shown.state().card(subject.card()).definition;
    return definition ? QString::fromStdString(shown.pool()[definition].name) : tr("a card");
}

/// Joins names: "Bog Imp", "Bog Imp and Anna", "Bog Imp, Wood Elves, and Anna".
QString listedNames(const QStringList& names) {
    if (names.size() < 2) return names.value(0);
    const QString all = names.size() == 2 ? tr("%1 and %2") : tr("%1, and %2");
    return all.arg(names.first(names.size() - 1).join(", "), names.last());
}

/// Returns the names of the chosen targets, one text for each TargetSpec.
QStringList targetNames(const ReadableMatch& shown, const Communication& running, const std::vector<TableSeat>& seats) {
    const EvalContext scope = RunAbility::scope(shown, running);
    const auto specs = shown.pool().targetsOf(*scope.ability);
    QStringList names;
    for (std::size_t i = 0; i < specs.size(); ++i) {
        QStringList each;
        for (const Subject target : Targets(specs, scope.targets).of(i)) {
            if (!target.isNone()) each += nameOf(shown, target, seats);
        }
        names += listedNames(each);
    }
    return names;
}

spoken::Offer offerOf(const ReadableMatch& shown, std::uint16_t instruction, const std::vector<TableSeat>& seats) {
    const auto& stack = shown.state().communications;
    const auto isRunning = [](const Communication& each) { return each.is<RunAbility>(); };
    const auto by = std::find_if(stack.rbegin(), stack.rend(), isRunning);
    if (instruction == 0xffff || by == stack.rend()) return {};
    return spoken::offerAt(shown.pool(), by->as<RunAbility>().ability, InstructionId(instruction),
                           targetNames(shown, *by, seats));
}

}  // namespace

QString offerSentence(const ReadableMatch& shown, const Communication& asking, const std::vector<TableSeat>& seats) {
    const spoken::Offer offer = offerOf(shown, asking.instruction, seats);
    if (offer.action.isEmpty()) return {};
    const QString sentence = offer.action + "?";
    return offer.otherwise.isEmpty() ? sentence : sentence + " " + tr("Otherwise: %1.").arg(offer.otherwise);
}

QString optionLabel(const ReadableMatch& shown, Subject option, const std::vector<TableSeat>& seats) {
    return offerOf(shown, static_cast<std::uint16_t>(option.number()), seats).action;
}

}  // namespace duelogue
