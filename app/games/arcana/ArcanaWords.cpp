// Words of Arcana that the window translates but that come from files or from folders without Qt, see
// app/shell/language/OutsideWords.h. They are listed here only for lupdate.

#include <QtGlobal>

namespace {

// clang-format off
[[maybe_unused]] constexpr const char* words[]{
    // The game, and the roles of its seats
    QT_TRANSLATE_NOOP("Games", "Arcana"),
    QT_TRANSLATE_NOOP("Games", "Duels of spells and creatures, with the 200 cards of Portal."),
    // Vocabulary::durations
    QT_TRANSLATE_NOOP("Durations", "until end of turn"),
    QT_TRANSLATE_NOOP("Durations", "during {player} next turn"),
    QT_TRANSLATE_NOOP("Durations", "during {player} next untap step"),
    QT_TRANSLATE_NOOP("Durations", "until end of combat"),
    QT_TRANSLATE_NOOP("Durations", "for the rest of the game"),
    // Vocabulary::verbs, after "Choose what to"
    QT_TRANSLATE_NOOP("Verbs", "damage"),
    QT_TRANSLATE_NOOP("Verbs", "destroy"),
    QT_TRANSLATE_NOOP("Verbs", "sacrifice"),
    QT_TRANSLATE_NOOP("Verbs", "tap"),
    QT_TRANSLATE_NOOP("Verbs", "untap"),
    QT_TRANSLATE_NOOP("Verbs", "counter"),
    QT_TRANSLATE_NOOP("Verbs", "change"),
    QT_TRANSLATE_NOOP("Verbs", "add"),
    QT_TRANSLATE_NOOP("Verbs", "extra turn"),
    QT_TRANSLATE_NOOP("Verbs", "lose the game"),
    // Random decks: match/arcana/DeckBuilding.cpp
    QT_TRANSLATE_NOOP("Decks", "quick"),
    QT_TRANSLATE_NOOP("Decks", "small creatures and low costs"),
    QT_TRANSLATE_NOOP("Decks", "mighty"),
    QT_TRANSLATE_NOOP("Decks", "more lands, and large things for them"),
    QT_TRANSLATE_NOOP("Decks", "cunning"),
    QT_TRANSLATE_NOOP("Decks", "fewer creatures, more sorcery"),
    QT_TRANSLATE_NOOP("Decks", "single"),
    QT_TRANSLATE_NOOP("Decks", "one color"),
    QT_TRANSLATE_NOOP("Decks", "motley"),
    QT_TRANSLATE_NOOP("Decks", "three colors"),
    // resources/decks/
    QT_TRANSLATE_NOOP("Decks", "Black and red: cheap fighters, fire and death for the other side, and dragons to end it."),
    QT_TRANSLATE_NOOP("Decks", "Red and green: the largest beasts that four lands can call, and bolts that clear their way."),
    QT_TRANSLATE_NOOP("Decks", "White and green: sound creatures that grow, tricks in combat, and an answer for what gets through."),
    QT_TRANSLATE_NOOP("Decks", "Blue and black: hands are read and emptied, and what walks in the fog can't be stopped."),
    QT_TRANSLATE_NOOP("Decks", "Red alone: many small fighters at once, and fire for whoever is left standing."),
    QT_TRANSLATE_NOOP("Decks", "Black and green: poison and patience. Whatever dies here feeds something larger."),
    QT_TRANSLATE_NOOP("Decks", "White and black: what falls is called back, what is hurt is healed, and little stands against it."),
    QT_TRANSLATE_NOOP("Decks", "White and blue: the ground is held, and everything that counts comes through the air."),
    QT_TRANSLATE_NOOP("Decks", "Blue and red: wings and lightning. What can't be burned is sent home again."),
    QT_TRANSLATE_NOOP("Decks", "Red and white: knights, marshals and goblins under one flag, with fire to open the gate."),
    QT_TRANSLATE_NOOP("Decks", "Green alone: lands come early, and after them everything that ever walked under the trees."),
    QT_TRANSLATE_NOOP("Decks", "Blue and green: the forest grows what the tide brings in. Slow at first, and then very large."),
};
// clang-format on

}  // namespace
