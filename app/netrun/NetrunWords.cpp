// Words of Netrun that the window says in the language that is spoken, and that stand in folders without Qt or in
// files: see app/language/OutsideWords.h. They are listed here for lupdate alone.

#include <QtGlobal>

namespace {

// clang-format off
[[maybe_unused]] constexpr const char* words[]{
    // The game, and the roles of its seats
    QT_TRANSLATE_NOOP("Games", "Netrun"),
    QT_TRANSLATE_NOOP("Games", "A Corp with secrets behind its servers, and a Runner who breaks into them."),
    QT_TRANSLATE_NOOP("Games", "Corp"),
    QT_TRANSLATE_NOOP("Games", "Runner"),
    // Rulebook::matchOptions()
    QT_TRANSLATE_NOOP("Options", "points to win"),
    QT_TRANSLATE_NOOP("Options", "agenda points with which a player has won"),
    QT_TRANSLATE_NOOP("Options", "starting hand"),
    QT_TRANSLATE_NOOP("Options", "cards that both begin with"),
    QT_TRANSLATE_NOOP("Options", "hand size"),
    QT_TRANSLATE_NOOP("Options", "cards that the hand may hold at the end of one's turn"),
    QT_TRANSLATE_NOOP("Options", "starting credits"),
    QT_TRANSLATE_NOOP("Options", "what both begin with"),
    QT_TRANSLATE_NOOP("Options", "always asked"),
    QT_TRANSLATE_NOOP("Options", "whether to use a card, even who can use none"),
    // Vocabulary::durations
    QT_TRANSLATE_NOOP("Durations", "for the remainder of this encounter"),
    QT_TRANSLATE_NOOP("Durations", "for the next encounter during this run"),
    QT_TRANSLATE_NOOP("Durations", "for the remainder of this run"),
    QT_TRANSLATE_NOOP("Durations", "until the end of the turn"),
    QT_TRANSLATE_NOOP("Durations", "for the rest of the game"),
    // Vocabulary::counters
    QT_TRANSLATE_NOOP("Counters", "credit"),
    QT_TRANSLATE_NOOP("Counters", "credits"),
    QT_TRANSLATE_NOOP("Counters", "credits that lie on a card"),
    QT_TRANSLATE_NOOP("Counters", "virus counter"),
    QT_TRANSLATE_NOOP("Counters", "virus counters"),
    QT_TRANSLATE_NOOP("Counters", "the Corp can purge them"),
    QT_TRANSLATE_NOOP("Counters", "power counter"),
    QT_TRANSLATE_NOOP("Counters", "power counters"),
    QT_TRANSLATE_NOOP("Counters", "what a card says of them"),
    QT_TRANSLATE_NOOP("Counters", "advancement counter"),
    QT_TRANSLATE_NOOP("Counters", "advancement counters"),
    QT_TRANSLATE_NOOP("Counters", "how far a card is advanced"),
    QT_TRANSLATE_NOOP("Counters", "agenda counter"),
    QT_TRANSLATE_NOOP("Counters", "agenda counters"),
    QT_TRANSLATE_NOOP("Counters", "what an agenda says of them"),
    // Vocabulary::verbs, after "Choose what to"
    QT_TRANSLATE_NOOP("Verbs", "put"),
    QT_TRANSLATE_NOOP("Verbs", "place"),
    QT_TRANSLATE_NOOP("Verbs", "remove"),
    QT_TRANSLATE_NOOP("Verbs", "advance"),
    QT_TRANSLATE_NOOP("Verbs", "damage"),
    QT_TRANSLATE_NOOP("Verbs", "sure damage"),
    QT_TRANSLATE_NOOP("Verbs", "tag"),
    QT_TRANSLATE_NOOP("Verbs", "trash"),
    QT_TRANSLATE_NOOP("Verbs", "expose"),
    QT_TRANSLATE_NOOP("Verbs", "rez"),
    QT_TRANSLATE_NOOP("Verbs", "rez free"),
    QT_TRANSLATE_NOOP("Verbs", "derez"),
    QT_TRANSLATE_NOOP("Verbs", "install"),
    QT_TRANSLATE_NOOP("Verbs", "install free"),
    QT_TRANSLATE_NOOP("Verbs", "play"),
    QT_TRANSLATE_NOOP("Verbs", "play bare"),
    QT_TRANSLATE_NOOP("Verbs", "run"),
    QT_TRANSLATE_NOOP("Verbs", "end run"),
    QT_TRANSLATE_NOOP("Verbs", "break"),
    QT_TRANSLATE_NOOP("Verbs", "bypass"),
    QT_TRANSLATE_NOOP("Verbs", "move out"),
    QT_TRANSLATE_NOOP("Verbs", "change server"),
    QT_TRANSLATE_NOOP("Verbs", "access more"),
    QT_TRANSLATE_NOOP("Verbs", "forfeit"),
    QT_TRANSLATE_NOOP("Verbs", "take"),
    QT_TRANSLATE_NOOP("Verbs", "boost"),
    QT_TRANSLATE_NOOP("Verbs", "become"),
    QT_TRANSLATE_NOOP("Verbs", "trace"),
    QT_TRANSLATE_NOOP("Verbs", "psi"),
    QT_TRANSLATE_NOOP("Verbs", "exhaust"),
    QT_TRANSLATE_NOOP("Verbs", "remember"),
    QT_TRANSLATE_NOOP("Verbs", "must trash"),
    QT_TRANSLATE_NOOP("Verbs", "pay"),
    // DeckBuilding.cpp
    QT_TRANSLATE_NOOP("DeckWords", "found no identity, expected one"),
    QT_TRANSLATE_NOOP("DeckWords", "found %1 identities, expected one"),
    QT_TRANSLATE_NOOP("DeckWords", "found %1 cards beside the identity, expected %2 or more"),
    QT_TRANSLATE_NOOP("DeckWords", "found \"%1\", expected no servers in a deck"),
    QT_TRANSLATE_NOOP("DeckWords", "found \"%1\" in a deck of the Corp, expected cards of that side"),
    QT_TRANSLATE_NOOP("DeckWords", "found \"%1\" in a deck of the Runner, expected cards of that side"),
    QT_TRANSLATE_NOOP("DeckWords", "found influence %1 of other factions, expected at most %2"),
    QT_TRANSLATE_NOOP("DeckWords", "found %1 agenda points, expected %2 or %3 in a deck of %4 cards"),
    QT_TRANSLATE_NOOP("DeckWords", "found \"%1\", expected agendas of the identity's faction or neutral ones"),
    // resources/decks/
    QT_TRANSLATE_NOOP("Decks", "More clicks than a day has, spent behind machines that cost clicks to pass."),
    QT_TRANSLATE_NOOP("Decks", "The right tool for each lock, built at leisure and used all at once."),
    QT_TRANSLATE_NOOP("Decks", "Everybody can be found. Whoever is tagged loses money, and whoever is poor loses the race."),
    QT_TRANSLATE_NOOP("Decks", "In through the back, out with the money, and gone before anybody counts."),
    QT_TRANSLATE_NOOP("Decks", "Every door opens easily. What lies behind it bites, and even a stolen agenda hurts."),
    QT_TRANSLATE_NOOP("Decks", "One virus after the other, until the ice is gone and the archives are full."),
    QT_TRANSLATE_NOOP("Decks", "Money, thick walls, and scorched earth for whoever leaves a trail."),
};
// clang-format on

}  // namespace
