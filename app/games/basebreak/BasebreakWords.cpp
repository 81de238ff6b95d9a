// Words of Basebreak that the window translates but that come from files or from folders without Qt, see
// app/shell/language/OutsideWords.h. They are listed here only for lupdate.

#include <QtGlobal>

namespace {

// clang-format off
[[maybe_unused]] constexpr const char* words[]{
    // The game, and the roles of its seats
    QT_TRANSLATE_NOOP("Games", "Basebreak"),
    QT_TRANSLATE_NOOP("Games", "Two factions shuffled together, and bases to fight over, for two to four players."),
    // Rulebook::settings()
    QT_TRANSLATE_NOOP("Options", "points to win"),
    QT_TRANSLATE_NOOP("Options", "at the end of a turn, the player with this many points (and the most) wins"),
    QT_TRANSLATE_NOOP("Options", "starting hand"),
    QT_TRANSLATE_NOOP("Options", "cards each player draws at the start"),
    QT_TRANSLATE_NOOP("Options", "hand limit"),
    QT_TRANSLATE_NOOP("Options", "discard down to this at the end of your turn"),
    // Vocabulary::durations
    QT_TRANSLATE_NOOP("Durations", "until the end of the turn"),
    QT_TRANSLATE_NOOP("Durations", "during {player} next turn"),
    QT_TRANSLATE_NOOP("Durations", "until the end of {player} turn"),
    QT_TRANSLATE_NOOP("Durations", "for the rest of the game"),
    // Vocabulary::verbs, after "Choose a card to"
    QT_TRANSLATE_NOOP("Verbs", "put"),
    QT_TRANSLATE_NOOP("Verbs", "play"),
    QT_TRANSLATE_NOOP("Verbs", "destroy"),
    QT_TRANSLATE_NOOP("Verbs", "boost"),
    QT_TRANSLATE_NOOP("Verbs", "lower breakpoint"),
    QT_TRANSLATE_NOOP("Verbs", "extra minion"),
    QT_TRANSLATE_NOOP("Verbs", "extra minion of power"),
    QT_TRANSLATE_NOOP("Verbs", "extra action"),
    QT_TRANSLATE_NOOP("Verbs", "exchange"),
    QT_TRANSLATE_NOOP("Verbs", "spend"),
    QT_TRANSLATE_NOOP("Verbs", "mark"),
    QT_TRANSLATE_NOOP("Verbs", "renew hand"),
    QT_TRANSLATE_NOOP("Verbs", "ignore"),
    // resources/decks/
    QT_TRANSLATE_NOOP("Decks", "Beams minions away, and scores on the side"),
    QT_TRANSLATE_NOOP("Decks", "Sheer power"),
    QT_TRANSLATE_NOOP("Decks", "Strikes unseen, even before a base scores"),
    QT_TRANSLATE_NOOP("Decks", "Always on the move"),
    QT_TRANSLATE_NOOP("Decks", "Weak alone, strong in numbers"),
    QT_TRANSLATE_NOOP("Decks", "Traps, and mischief for everyone else"),
    QT_TRANSLATE_NOOP("Decks", "More cards and more actions than anyone"),
    QT_TRANSLATE_NOOP("Decks", "Returns from the discard pile"),
    // Vocabulary::fields and the values of these fields, besides subtypes
    QT_TRANSLATE_NOOP("CardFields", "faction"),
    QT_TRANSLATE_NOOP("CardFields", "the faction"),
    QT_TRANSLATE_NOOP("CardFields", "power"),
    QT_TRANSLATE_NOOP("CardFields", "what a minion adds to the total power on its base"),
    QT_TRANSLATE_NOOP("CardFields", "breakpoint"),
    QT_TRANSLATE_NOOP("CardFields", "the total power at which a base scores"),
    QT_TRANSLATE_NOOP("CardFields", "first"),
    QT_TRANSLATE_NOOP("CardFields", "the points for the player with the most power on the base"),
    QT_TRANSLATE_NOOP("CardFields", "second"),
    QT_TRANSLATE_NOOP("CardFields", "the points for the player in second place"),
    QT_TRANSLATE_NOOP("CardFields", "third"),
    QT_TRANSLATE_NOOP("CardFields", "the points for the player in third place"),
    QT_TRANSLATE_NOOP("CardFields", "number of copies"),
    QT_TRANSLATE_NOOP("CardFields", "the number of copies in its faction"),
    QT_TRANSLATE_NOOP("CardFields", "minion"),
    QT_TRANSLATE_NOOP("CardFields", "action"),
    QT_TRANSLATE_NOOP("CardFields", "base"),
    QT_TRANSLATE_NOOP("CardFields", "ongoing"),
    QT_TRANSLATE_NOOP("CardFields", "special"),
    QT_TRANSLATE_NOOP("CardFields", "microbot"),
    QT_TRANSLATE_NOOP("CardFields", "aliens"),
    QT_TRANSLATE_NOOP("CardFields", "bears"),
    QT_TRANSLATE_NOOP("CardFields", "dinosaurs"),
    QT_TRANSLATE_NOOP("CardFields", "ninjas"),
    QT_TRANSLATE_NOOP("CardFields", "pirates"),
    QT_TRANSLATE_NOOP("CardFields", "robots"),
    QT_TRANSLATE_NOOP("CardFields", "tricksters"),
    QT_TRANSLATE_NOOP("CardFields", "wizards"),
    QT_TRANSLATE_NOOP("CardFields", "zombies"),
};
// clang-format on

}  // namespace
