// Words of Tribute that the window translates but that come from files or from folders without Qt, see
// app/shell/language/OutsideWords.h. They are listed here only for lupdate.

#include <QtGlobal>

namespace {

// clang-format off
[[maybe_unused]] constexpr const char* words[]{
    // The game, and the roles of its seats
    QT_TRANSLATE_NOOP("Games", "Tribute"),
    QT_TRANSLATE_NOOP("Games", "Monsters, spells and traps, set face-down and sprung in chains."),
    // Rulebook::settings()
    QT_TRANSLATE_NOOP("Options", "life points"),
    QT_TRANSLATE_NOOP("Options", "life points each player starts with"),
    QT_TRANSLATE_NOOP("Options", "starting hand"),
    QT_TRANSLATE_NOOP("Options", "cards each player draws at the start"),
    QT_TRANSLATE_NOOP("Options", "hand limit"),
    QT_TRANSLATE_NOOP("Options", "discard down to this at the end of your turn"),
    QT_TRANSLATE_NOOP("Options", "zones"),
    QT_TRANSLATE_NOOP("Options", "monster zones, and as many spell and trap zones"),
    QT_TRANSLATE_NOOP("Options", "always ask"),
    QT_TRANSLATE_NOOP("Options", "ask for a response even if you have none"),
    // Vocabulary::durations
    QT_TRANSLATE_NOOP("Durations", "until the end of this turn"),
    QT_TRANSLATE_NOOP("Durations", "until the End Phase"),
    QT_TRANSLATE_NOOP("Durations", "for the rest of the duel"),
    // Vocabulary::verbs, after "Choose a card to"
    QT_TRANSLATE_NOOP("Verbs", "special summon"),
    QT_TRANSLATE_NOOP("Verbs", "destroy"),
    QT_TRANSLATE_NOOP("Verbs", "flip"),
    QT_TRANSLATE_NOOP("Verbs", "switch position"),
    QT_TRANSLATE_NOOP("Verbs", "tribute"),
    QT_TRANSLATE_NOOP("Verbs", "damage"),
    QT_TRANSLATE_NOOP("Verbs", "change"),
    QT_TRANSLATE_NOOP("Verbs", "take control"),
    QT_TRANSLATE_NOOP("Verbs", "summon again"),
    QT_TRANSLATE_NOOP("Verbs", "lend"),
    QT_TRANSLATE_NOOP("Verbs", "no battle"),
    // Random decks: match/tribute/DeckBuilding.cpp
    QT_TRANSLATE_NOOP("Decks", "fast"),
    QT_TRANSLATE_NOOP("Decks", "monsters that need no tribute"),
    QT_TRANSLATE_NOOP("Decks", "heavy"),
    QT_TRANSLATE_NOOP("Decks", "big monsters, and small ones to tribute for them"),
    QT_TRANSLATE_NOOP("Decks", "tricky"),
    QT_TRANSLATE_NOOP("Decks", "fewer monsters, more spells and traps"),
    // resources/decks/
    QT_TRANSLATE_NOOP("Decks", "Spellcasters with their book; tribute two for their master."),
    QT_TRANSLATE_NOOP("Decks", "Lord of D. keeps the dragons, and a flute calls them by twos."),
    QT_TRANSLATE_NOOP("Decks", "Nothing lies open: what you attack bites, and what you leave alone bites later."),
    QT_TRANSLATE_NOOP("Decks", "Warriors who hold their own ground, and a knight to lead them."),
    QT_TRANSLATE_NOOP("Decks", "The starter deck as it was sold"),
    QT_TRANSLATE_NOOP("Decks", "The fallen leave something behind, and some of them come back for it."),
    QT_TRANSLATE_NOOP("Decks", "Fiends under a dark sky: each hits harder than the one before."),
    QT_TRANSLATE_NOOP("Decks", "Walls in front, and behind them a fire that needs no attack."),
    QT_TRANSLATE_NOOP("Decks", "Take your opponent's monsters and tribute them for bigger ones."),
    QT_TRANSLATE_NOOP("Decks", "Slow, broad and of the earth; it gives way to nothing."),
    QT_TRANSLATE_NOOP("Decks", "Strength is a loan: books, swords and dark skies, and a trap that calls them in."),
    QT_TRANSLATE_NOOP("Decks", "Beasts and those who run with them, across the open plain."),
    // Vocabulary::fields and the values of these fields, besides subtypes
    QT_TRANSLATE_NOOP("CardFields", "attribute"),
    QT_TRANSLATE_NOOP("CardFields", "the attribute of a monster"),
    QT_TRANSLATE_NOOP("CardFields", "kind"),
    QT_TRANSLATE_NOOP("CardFields", "the kind of a monster, such as dragon"),
    QT_TRANSLATE_NOOP("CardFields", "level"),
    QT_TRANSLATE_NOOP("CardFields", "a monster needs one tribute from level 5 and two from level 7"),
    QT_TRANSLATE_NOOP("CardFields", "attack"),
    QT_TRANSLATE_NOOP("CardFields", "the strength of a monster in attack position"),
    QT_TRANSLATE_NOOP("CardFields", "defense"),
    QT_TRANSLATE_NOOP("CardFields", "the strength of a monster in defense position"),
    QT_TRANSLATE_NOOP("CardFields", "the number printed on the card"),
    QT_TRANSLATE_NOOP("CardFields", "monster"),
    QT_TRANSLATE_NOOP("CardFields", "trap"),
    QT_TRANSLATE_NOOP("CardFields", "normal"),
    QT_TRANSLATE_NOOP("CardFields", "flip"),
    QT_TRANSLATE_NOOP("CardFields", "effect"),
    QT_TRANSLATE_NOOP("CardFields", "equip"),
    QT_TRANSLATE_NOOP("CardFields", "continuous"),
    QT_TRANSLATE_NOOP("CardFields", "field"),
    QT_TRANSLATE_NOOP("CardFields", "quick"),
    QT_TRANSLATE_NOOP("CardFields", "counter"),
    QT_TRANSLATE_NOOP("CardFields", "light"),
    QT_TRANSLATE_NOOP("CardFields", "dark"),
    QT_TRANSLATE_NOOP("CardFields", "earth"),
    QT_TRANSLATE_NOOP("CardFields", "water"),
    QT_TRANSLATE_NOOP("CardFields", "fire"),
    QT_TRANSLATE_NOOP("CardFields", "wind"),
    QT_TRANSLATE_NOOP("CardFields", "divine"),
    QT_TRANSLATE_NOOP("CardFields", "swift"),
};
// clang-format on

}  // namespace
