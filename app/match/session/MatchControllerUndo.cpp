#include <algorithm>
#include <iterator>
#include <utility>

#include "app/match/session/MatchController.h"
#include "app/match/session/RevealedInformation.h"
#include "match/loop/rulebook/Rulebook.h"

/// Undo and redo.
namespace duelogue {

/// Returns the index of the last reply that a person chose. Undo also takes back the automatic replies after it.
std::optional<std::size_t> MatchController::lastChoice() const {
    const auto& choices = m_history->choices();
    // A choice that only changed what is remembered still waits for its reply.
    const auto after = std::ranges::lower_bound(choices, m_history->replies().size());
    if (isWatched() || after == choices.begin()) return std::nullopt;
    return *std::prev(after);
}

/// Returns the place to which undo returns: a skipped chance of the viewer after the last choice, or that choice.
std::optional<std::size_t> MatchController::undoPlace() const {
    const auto skipped = m_history->skipped();
    const auto last = lastChoice();
    const auto& replies = m_history->replies();
    const bool isViewers = skipped && *skipped < replies.size() && replies[*skipped].player == m_viewer;
    return isViewers && !isWatched() && (!last || *skipped > *last) ? skipped : last;
}

/// Returns the first choice that the person who made the last choice made in the same turn, if no choice of another
/// person lies in between.
std::optional<std::size_t> MatchController::firstChoiceOfTurn() const {
    const auto last = lastChoice();
    if (!last) return std::nullopt;
    const auto isSame = [&](std::size_t choice) {
        return m_history->replies()[choice].player == m_history->replies()[*last].player &&
               m_history->timeOf(choice).turn == m_history->timeOf(*last).turn;
    };
    const auto& choices = m_history->choices();
    auto first = std::ranges::lower_bound(choices, *last);
    while (first != choices.begin() && isSame(*std::prev(first))) --first;
    return *first;
}

/// Returns the question to ask before taking back a choice, or std::nullopt if no consent is needed. Between people,
/// only the chooser may take a choice back, and the others must agree if the chooser has seen hidden information since.
std::optional<TableLeave> MatchController::leaveFor(std::size_t choice) const {
    const PlayerId chooser = m_history->replies()[choice].player;
    if (m_participants->people() < 2) return std::nullopt;
    const QString name = m_participants->nameOf(chooser);
    if (chooser != m_viewer)
        return TableLeave{tr("Undo your choice, %1?").arg(name), tr("Another player wants to undo it.")};
    const auto& rulebook = m_participants->game().rulebook();
    if (!hasSeenSince(rulebook, m_history->start(), m_history->replies(), choice, chooser)) return std::nullopt;
    QStringList others;
    for (const PlayerId each : m_participants->ids()) {
        if (each != chooser && m_participants->isPerson(each)) others << m_participants->nameOf(each);
    }
    return TableLeave{tr("%1: allow %2 to undo?").arg(others.join(tr(", ")), name),
                      tr("%1 has seen hidden information since then.").arg(name)};
}

/// Between people, each person can redo only their own choice.
bool MatchController::canRedo() const {
    const auto& ahead = m_history->ahead();
    return !ahead.empty() && ahead.front().player == m_viewer;
}

/// Stops everything that refers to replies about to be taken back.
void MatchController::stepAside() {
    m_thinking.stop();
    m_ready.reset();
    m_autoPass.stop();
    m_autoPass.forget();
    m_pace.drop();
    m_recorder.stop();
    m_skipped.clear();
    m_takingAll = {};  // communication ids repeat after undo
    m_replyMacro.drop();
    m_problems.assign(m_problems.size(), {});
    forget();
}

void MatchController::undo() {
    if (m_history) goBack(undoPlace());
}

void MatchController::undoTurn() {
    if (m_history) goBack(firstChoiceOfTurn());
}

/// Takes back everything from this choice on, if it exists, after the consent that it needs.
void MatchController::goBack(std::optional<std::size_t> choice) {
    if (!choice || m_curtain) return;
    m_backTo = choice;
    if (const auto leave = leaveFor(*choice)) {
        m_table.showLeave(*leave);
    } else {
        takeBack();
    }
}

void MatchController::takeBack() {
    const auto place = std::exchange(m_backTo, std::nullopt);
    if (!m_history || !place || *place >= m_history->replies().size() || m_curtain) return;
    stepAside();
    m_history->backTo(*place);
    m_remembered.backTo(*place);
    turnToAsked();
}

void MatchController::redo() {
    if (!m_history || m_curtain || !canRedo()) return;
    stepAside();
    m_history->redo();
    m_remembered.forwardTo(m_history->replies().size());
    turnToAsked();
}

}  // namespace duelogue
