#include "match/effects/verbs/CoreVerbs.h"

namespace duelogue {

namespace {

Parameter cards() { return {"cards", Slot::Cards, true}; }
Parameter amount() { return {"amount", Slot::Amount, true}; }
Parameter player() { return {"player", Slot::Player, false}; }

std::vector<VerbWord> movingWords() {
    std::vector<VerbWord> words;
    // The sentence of a move depends on the zone: ZoneWord::text.
    words.push_back(
        {.word = "move",
         .parameters = {cards(), {"to", Slot::Zone, true}, {"place", Slot::Place, false}, player()},
         .text = "",
         .participle = "moved",
         .takesAway = true,
         .meaning =
             "puts the cards into a zone of their owners; a card put into play comes under the player's control"});
    words.push_back({.word = "shuffle",
                     .parameters = {{"player", Slot::Player, false}, {"apart from", Slot::Cards, false}},
                     .text = "{player?shuffle}",
                     .meaning = "shuffles the player's deck; cards named by `apart from` keep their places"});
    words.push_back({.word = "reveal",
                     .parameters = {cards(), player()},
                     .text = "{player?reveal} {cards/zone}",
                     .participle = "revealed",
                     .meaning = "shows the cards to all players"});
    words.push_back({.word = "look",
                     .parameters = {cards(), player()},
                     .text = "{player?look} at {cards/zone}",
                     .participle = "looked at",
                     .meaning = "shows the cards only to the player"});
    words.push_back({.word = "draw",
                     .parameters = {amount(), player()},
                     .text = "{player?draw} {amount#card|cards}",
                     .computed = "{player?draw} cards equal to {amount}",
                     .participle = "drawn",
                     .meaning = "the player draws that many cards from the top of their deck"});
    return words;
}

}  // namespace

std::vector<VerbWord> coreVerbWords() {
    std::vector<VerbWord> words = movingWords();
    words.push_back({.word = "discard",
                     .parameters = {cards(), player()},
                     .text = "{player?discard} {cards}",
                     .participle = "discarded",
                     .takesAway = true,
                     .anywhere = true,
                     .meaning = "the player discards the cards from their hand"});
    words.push_back({.word = "gain",
                     .parameters = {amount(), {"value", Slot::Value, true}, player()},
                     .text = "{player:gain} {amount} {value}",
                     .computed = "{player:gain} {value} equal to {amount}",
                     .participle = "gained",
                     .taken = "{player?take} {amount} {value}",
                     .meaning = "increases a value of the player"});
    words.push_back({.word = "lose",
                     .parameters = {amount(), {"value", Slot::Value, true}, player()},
                     .text = "{player:lose} {amount} {value}",
                     .computed = "{player:lose} {value} equal to {amount}",
                     .participle = "lost",
                     .meaning = "decreases a value of the player"});
    return words;
}

}  // namespace duelogue
