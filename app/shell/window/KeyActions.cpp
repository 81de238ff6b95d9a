#include "app/shell/window/KeyBindings.h"

namespace duelogue {

/// Returns the actions of the match and of the start screen.
std::vector<KeyBindings::Action> KeyBindings::ofTheMatch() {
    const QString moving = tr("Move between everything you can choose");
    const QString by =
        tr("Move between cards and piles; while watching or in a replay, ← and → step, ↑ and ↓ jump a turn");
    const QString looking = tr("Move between cards and piles, even while watching or in a replay");
    std::vector<Action> actions{
        {"golden",
         tr("Confirm (gold button); skip to the next event; pause while watching"),
         Way::Pressed,
         combined("Space"),
         {}},
        {"choose", tr("Select; skip to the next decision"), Way::Pressed, combined("Return"), {}},
        {"ways", tr("Open the card's menu (right click)"), Way::Pressed, combined("Shift+Return"), {}},
        {"cancel", tr("Cancel; close"), Way::Pressed, combined("Esc"), {}},
        {"next", tr("Next item"), Way::Pressed, combined("Tab"), moving},
        {"previous", tr("Previous item"), Way::Pressed, combined("Backtab"), moving},
        {"left", tr("Left; in a replay, step back"), Way::Pressed, combined("Left"), by},
        {"right", tr("Right; while watching or in a replay, step forward"), Way::Pressed, combined("Right"), by},
        {"up", tr("Up; in a replay, previous turn"), Way::Pressed, combined("Up"), by},
        {"down", tr("Down; in a replay, next turn"), Way::Pressed, combined("Down"), by},
        {"lookLeft", tr("Card or pile to the left, even in a replay"), Way::Pressed, combined("Ctrl+Left"), looking},
        {"lookRight", tr("Card or pile to the right, even in a replay"), Way::Pressed, combined("Ctrl+Right"), looking},
        {"lookUp", tr("Card or pile above, even in a replay"), Way::Pressed, combined("Ctrl+Up"), looking},
        {"lookDown", tr("Card or pile below, even in a replay"), Way::Pressed, combined("Ctrl+Down"), looking},
    };
    for (int i = 1; i <= 9; ++i) {
        actions.push_back({QString("button%1").arg(i), tr("Answer %1").arg(i), Way::Pressed,
                           combined(QString::number(i)), tr("Choose an answer")});
    }
    const std::vector<Action> more{
        {"undo", tr("Undo"), Way::Shortcut, combined("Ctrl+Z"), {}},
        {"undoTurn", tr("Undo to the start of the turn"), Way::Shortcut, combined("Ctrl+Home"), {}},
        {"redo", tr("Redo"), Way::Shortcut, combined("Ctrl+Shift+Z"), {}},
        {"hint", tr("Show or hide a hint"), Way::Pressed, combined("H"), {}},
        {"passOn",
         tr("Auto-pass until something happens or you have a decision on your turn"),
         Way::Shortcut,
         combined("F4"),
         {}},
        {"stopNext", tr("Stop at your next chance to act"), Way::Shortcut, combined("F5"), {}},
        {"passTurn", tr("Pass turn, no matter what happens"), Way::Shortcut, combined("F7"), {}},
        {"startMatch", tr("Start match, from the start screen"), Way::Shortcut, combined("Ctrl+Return"), {}},
        {"cards", tr("Cards, from the start screen"), Way::Shortcut, combined("F3"), {}},
        {"matches", tr("Matches, from the start screen"), Way::Shortcut, combined("F6"), {}},
        {"statistics", tr("Statistics, from the start screen and from Matches"), Way::Shortcut, combined("F8"), {}},
        {"keep",
         tr("Pin or unpin the enlarged card (middle click); hold Alt to see it beside its place"),
         Way::Pressed,
         combined("E"),
         {}},
        {"order", tr("Sort hand: as drawn, by cost, by type"), Way::Pressed, combined("O"), {}},
        {"pile", tr("View your discard pile"), Way::Pressed, combined("G"), {}},
        {"otherPile", tr("View your opponent's discard pile"), Way::Pressed, combined("Shift+G"), {}},
        {"help", tr("Help: this question, terms, shortcuts"), Way::Shortcut, combined("F1"), {}},
        {"settings", tr("Settings"), Way::Shortcut, combined("F9"), {}},
        {"menu", tr("Menu"), Way::Shortcut, combined("F10"), {}},
        {"screen", tr("Full screen"), Way::Shortcut, combined("F11"), {}},
        {"quit", tr("Quit (your match is saved)"), Way::Shortcut, combined("Ctrl+Q"), {}},
    };
    actions.insert(actions.end(), more.begin(), more.end());
    return actions;
}

std::vector<KeyBindings::Action> KeyBindings::ofLessons() {
    const QString place = tr("Lesson");
    return {
        {"lessonNext", tr("Next; at the end, the next lesson"), Way::Pressed, combined("N"), {}, place},
        {"lessonBack", tr("Back"), Way::Pressed, combined("Backspace"), {}, place},
        {"lessonShow", tr("Show me"), Way::Pressed, combined("S"), {}, place},
        {"lessonLeave", tr("Leave lesson"), Way::Pressed, combined("L"), {}, place},
    };
}

std::vector<KeyBindings::Action> KeyBindings::ofReplays() {
    const QString place = tr("Replay");
    const QString turns = tr("Previous or next turn; a page up or down in the log and the statistics");
    const QString ends = tr("Go to the start or end");
    const QString mistakes = tr("Next or previous mistake, after an analysis");
    return {
        {"turnBack", tr("Previous turn; a page up in the log and the statistics"), Way::Pressed, combined("PgUp"),
         turns, place},
        {"turnOn", tr("Next turn; a page down in the log and the statistics"), Way::Pressed, combined("PgDown"), turns,
         place},
        {"toStart", tr("Go to the start"), Way::Pressed, combined("Home"), ends, place},
        {"toEnd", tr("Go to the end"), Way::Pressed, combined("End"), ends, place},
        {"looker", tr("Switch view: next seat, or all cards revealed"), Way::Pressed, combined("V"), {}, place},
        {"analyze", tr("Start or stop the analysis"), Way::Pressed, combined("A"), {}, place, {}, "analyse"},
        {"mistake", tr("Next mistake"), Way::Pressed, combined("M"), mistakes, place},
        {"mistakeBack", tr("Previous mistake"), Way::Pressed, combined("Shift+M"), mistakes, place},
        {"branch", tr("Play from here"), Way::Pressed, combined("B"), {}, place},
    };
}

std::vector<KeyBindings::Action> KeyBindings::ofTheList() {
    const QString place = tr("Matches");
    return {
        {"rename", tr("Rename match"), Way::Pressed, combined("F2"), {}, place},
        {"remove", tr("Delete match"), Way::Pressed, combined("Del"), {}, place},
        {"copy", tr("Copy match"), Way::Pressed, combined("Ctrl+C"), {}, place},
        {"paste", tr("Paste match"), Way::Pressed, combined("Ctrl+V"), {}, place},
        {"find", tr("Search"), Way::Pressed, combined("Ctrl+F"), {}, place},
    };
}

std::vector<KeyBindings::Action> KeyBindings::ofTheEditor() {
    const QString place = tr("Deck editor");
    return {
        {"addCopy", tr("Add a copy of the card"), Way::Pressed, combined("+"), {}, place},
        {"removeCopy", tr("Remove a copy of the card"), Way::Pressed, combined("-"), {}, place},
        {"moveCopy", tr("Move a copy between deck and sideboard"), Way::Pressed, combined("/"), {}, place},
        {"markCard", tr("Show the chance to draw the card"), Way::Pressed, combined("*"), {}, place},
    };
}

std::vector<KeyBindings::Action> KeyBindings::all() {
    std::vector<Action> actions = ofTheMatch();
    for (const std::vector<Action>& more : {ofLessons(), ofReplays(), ofTheList(), ofTheEditor()})
        actions.insert(actions.end(), more.begin(), more.end());
    return actions;
}

}  // namespace duelogue
