#include "app/shell/window/KeyBindings.h"

namespace duelogue {

/// Returns the actions of the match and of the start screen.
std::vector<KeyBindings::Deed> KeyBindings::ofTheMatch() {
    const QString moving = tr("move among everything that can be chosen");
    const QString by =
        tr("move by direction, among all cards and piles; ← and → step through a match that is watched or looked at "
           "again, ↑ and ↓ by turns");
    const QString looking = tr("the same, also where a match is watched or looked at again");
    std::vector<Deed> deeds{
        {"golden",
         tr("the golden button; what comes next, while something happens; pause, while watching"),
         Way::Pressed,
         combined("Space"),
         {}},
        {"choose",
         tr("choose what has the focus; on to the next question, while something happens"),
         Way::Pressed,
         combined("Return"),
         {}},
        {"ways",
         tr("all that can be done with the card that has the focus; with the mouse: the right button"),
         Way::Pressed,
         combined("Shift+Return"),
         {}},
        {"cancel", tr("cancel; close what is open"), Way::Pressed, combined("Esc"), {}},
        {"next", tr("to the next thing that can be chosen"), Way::Pressed, combined("Tab"), moving},
        {"previous", tr("to the one before"), Way::Pressed, combined("Backtab"), moving},
        {"left", tr("to the left; one step back, while a match is looked at again"), Way::Pressed, combined("Left"),
         by},
        {"right", tr("to the right; one step further, while watching"), Way::Pressed, combined("Right"), by},
        {"up", tr("upwards"), Way::Pressed, combined("Up"), by},
        {"down", tr("downwards"), Way::Pressed, combined("Down"), by},
        {"lookLeft", tr("to the card or pile at the left, in any match"), Way::Pressed, combined("Ctrl+Left"), looking},
        {"lookRight", tr("to the one at the right"), Way::Pressed, combined("Ctrl+Right"), looking},
        {"lookUp", tr("to the one above"), Way::Pressed, combined("Ctrl+Up"), looking},
        {"lookDown", tr("to the one below"), Way::Pressed, combined("Ctrl+Down"), looking},
    };
    for (int i = 1; i <= 9; ++i) {
        deeds.push_back({QString("button%1").arg(i), tr("button %1 of the question").arg(i), Way::Pressed,
                         combined(QString::number(i)), tr("the buttons of the question")});
    }
    const std::vector<Deed> more{
        {"undo", tr("take back the last answer"), Way::Shortcut, combined("Ctrl+Z"), {}},
        {"redo", tr("give it again"), Way::Shortcut, combined("Ctrl+Shift+Z"), {}},
        {"hint", tr("a hint; again: put it away"), Way::Pressed, combined("H"), {}},
        {"passOn",
         tr("pass until something happens, or there is a choice in your own turn"),
         Way::Shortcut,
         combined("F4"),
         {}},
        {"passTurn", tr("pass the rest of the turn, whatever happens"), Way::Shortcut, combined("F7"), {}},
        {"matches", tr("all matches, from the start screen"), Way::Shortcut, combined("F6"), {}},
        {"statistics", tr("statistics, from the start screen and from all matches"), Way::Shortcut, combined("F8"), {}},
        {"keep",
         tr("keep the card that is looked at in sight; again: let it go; with the mouse: the middle button"),
         Way::Pressed,
         combined("E"),
         {}},
        {"order", tr("the hand in another order: as drawn, by cost, by kind"), Way::Pressed, combined("O"), {}},
        {"pile", tr("look through your discards"), Way::Pressed, combined("G"), {}},
        {"otherPile", tr("look through the other one"), Way::Pressed, combined("Shift+G"), {}},
        {"help", tr("the keys"), Way::Shortcut, combined("F1"), {}},
        {"settings", tr("the settings"), Way::Shortcut, combined("F9"), {}},
        {"menu", tr("the menu"), Way::Shortcut, combined("F10"), {}},
        {"screen", tr("the whole screen"), Way::Shortcut, combined("F11"), {}},
        {"quit",
         tr("leave the program; a match that is under way can be gone on with"),
         Way::Shortcut,
         combined("Ctrl+Q"),
         {}},
    };
    deeds.insert(deeds.end(), more.begin(), more.end());
    return deeds;
}

std::vector<KeyBindings::Deed> KeyBindings::ofReplays() {
    const QString place = tr("While a match is looked at again");
    const QString turns = tr("a turn back, a turn on; a page in the statistics, and in the log of a match");
    const QString ends = tr("to its beginning, to its end");
    const QString mistakes = tr("to the next mistake, to the one before, once it is analysed");
    return {
        {"turnBack", tr("a turn back; a page up in the statistics and in a log"), Way::Pressed, combined("PgUp"), turns,
         place},
        {"turnOn", tr("a turn on; a page down in the statistics and in a log"), Way::Pressed, combined("PgDown"), turns,
         place},
        {"toStart", tr("to its beginning"), Way::Pressed, combined("Home"), ends, place},
        {"toEnd", tr("to its end"), Way::Pressed, combined("End"), ends, place},
        {"looker", tr("from the next seat, or with all cards open"), Way::Pressed, combined("V"), {}, place},
        {"analyse", tr("analyse it; stop that"), Way::Pressed, combined("A"), {}, place},
        {"mistake", tr("to the next mistake"), Way::Pressed, combined("M"), mistakes, place},
        {"mistakeBack", tr("to the mistake before"), Way::Pressed, combined("Shift+M"), mistakes, place},
        {"branch", tr("play on from here"), Way::Pressed, combined("B"), {}, place},
    };
}

std::vector<KeyBindings::Deed> KeyBindings::ofTheList() {
    const QString place = tr("Among all matches");
    return {
        {"rename", tr("name the chosen match"), Way::Pressed, combined("F2"), {}, place},
        {"remove", tr("delete it"), Way::Pressed, combined("Del"), {}, place},
        {"copy", tr("copy it to the clipboard"), Way::Pressed, combined("Ctrl+C"), {}, place},
        {"paste", tr("keep the match that is on the clipboard"), Way::Pressed, combined("Ctrl+V"), {}, place},
        {"find", tr("search"), Way::Pressed, combined("Ctrl+F"), {}, place},
    };
}

std::vector<KeyBindings::Deed> KeyBindings::all() {
    std::vector<Deed> deeds = ofTheMatch();
    for (const std::vector<Deed>& more : {ofReplays(), ofTheList()})
        deeds.insert(deeds.end(), more.begin(), more.end());
    return deeds;
}

}  // namespace duelogue
