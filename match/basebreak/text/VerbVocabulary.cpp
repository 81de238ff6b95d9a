#include <utility>

#include "match/basebreak/text/Vocabulary.h"

namespace duelogue::basebreak {

namespace {

constexpr auto inPlay = index(Zone::Play);

template <class VerbNumber>
constexpr std::uint64_t bitOf(VerbNumber verb) {
    return std::uint64_t{1} << static_cast<unsigned>(verb);
}

template <class... Zones>
constexpr std::uint32_t zones(Zones... zone) {
    return ((std::uint32_t{1} << index(zone)) | ...);
}

/// `to`: the types of cards that the verb can affect; 0: all.
Parameter cards(Traits to = 0) { return {.name = "cards", .slot = Slot::Cards, .to = to}; }
Parameter base(const char* name, bool required, Zone from = Zone::Play) {
    return {.name = name, .slot = Slot::Onto, .required = required, .to = bit(Trait::Base), .from = zones(from)};
}
Parameter amount() { return {"amount", Slot::Amount, true}; }
Parameter player() { return {"player", Slot::Player, false}; }
Parameter lasting() { return {"for", Slot::Duration, true}; }

std::vector<VerbWord> actionVerbs() {
    std::vector<VerbWord> words;
    words.push_back(
        {.word = "play",
         .parameters = {cards(playable), base("at", false), player()},
         .text = "{player?play} {cards/from}[ on {at}]",
         .participle = "played",
         .from = zones(Zone::Deck, Zone::Hand, Zone::Discard),
         .comes = true,
         .meaning = "the player plays the card as an extra play; a minion is played on the base named by `at`"});
    words.push_back({.word = "destroy",
                     .parameters = {cards()},
                     .text = "destroy {cards}",
                     .participle = "destroyed",
                     .happensIn = inPlay,
                     .takesAway = true,
                     .meaning = "puts cards in play into their owners' discard piles"});
    words.push_back({.word = "move",
                     .parameters = {cards(playable), base("to", true), player()},
                     .text = "{player?move} {cards} to {to}",
                     .participle = "moved",
                     .happensIn = inPlay,
                     .meaning = "moves minions to another base"});
    words.push_back({.word = "boost",
                     .parameters = {cards(playable), {"power", Slot::Amount, true}, lasting()},
                     .text = "{cards:get} {+power} power {for}",
                     .participle = "strengthened",
                     .happensIn = inPlay,
                     .meaning = "gives minions power for a limited time"});
    words.push_back({.word = "lower breakpoint",
                     .parameters = {cards(bit(Trait::Base)), {"by", Slot::Amount, true}, lasting()},
                     .text = "lower the breakpoint of {cards} by {by} {for}",
                     .computed = "lower the breakpoint of {cards} by {by} {for}",
                     .happensIn = inPlay,
                     .meaning = "lowers the breakpoint of bases for a limited time"});
    words.push_back({.word = "extra minion",
                     .parameters = {base("at", false), player()},
                     .text = "{player:may play} an extra minion[ on {at}]",
                     .meaning = "the player may play an extra minion, now or later in the turn"});
    words.push_back({.word = "extra minion of power",
                     .parameters = {{"power", Slot::Amount, true}, base("at", false), player()},
                     .text = "{player:may play} an extra minion of power {power} or less[ on {at}]",
                     .meaning = "the player may play an extra minion of at most that power, now or later in the turn"});
    words.push_back({.word = "extra action",
                     .parameters = {amount(), player()},
                     .text = "{player:may play} {amount#=an extra action|extra actions}",
                     .meaning = "the player may play that many extra actions, now or later in the turn"});
    words.push_back(
        {.word = "exchange",
         .parameters = {cards(bit(Trait::Base)), base("for", true, Zone::BaseDeck)},
         .text = "exchange {cards} for {for}",
         .happensIn = inPlay,
         .meaning =
             "replaces a base in play with a base from the base deck; the old base is shuffled into the base deck"});
    words.push_back({.word = "spend",
                     .parameters = {cards()},
                     .text = "spend {cards}",
                     .happensIn = inPlay,
                     .meaning = "the card is `spent` until the next turn; this limits an ability to once per turn"});
    words.push_back(
        {.word = "mark",
         .parameters = {cards()},
         .text = "mark {cards}",
         .happensIn = inPlay,
         .meaning = "the card is `marked` while it is in play; this limits an ability to once for each card"});
    words.push_back({.word = "renew hand",
                     .parameters = {amount(), player()},
                     .text = "{player?discard} {player/of} hand and {:draw} {amount#card|cards}",
                     .meaning = "the player discards their hand and draws that many cards, as one event"});
    words.push_back(
        {.word = "ignore",
         .parameters = {cards()},
         .text = "ignore the abilities of {cards} while this action is in play",
         .happensIn = inPlay,
         .staysWith = true,
         .meaning =
             "the static abilities of these cards do not affect the player's minions while this card is in play"});
    words.push_back({.word = "cling",
                     .parameters = {cards()},
                     .text = "",
                     .participle = "affected",
                     .byRules = true,
                     .meaning = "an action is put on a card"});
    return words;
}

std::vector<VerbWord> events() {
    std::vector<VerbWord> words;
    words.push_back({.word = "is announced",
                     .parameters = {cards(playable), {"at", Slot::Onto, false}, player()},
                     .byRules = true,
                     .anywhere = true,
                     .before = VerbWord::Before::First,
                     .meaning = "a player begins to play a card; its effect follows"});
    words.push_back({.word = "is played",
                     .parameters = {cards(playable), {"at", Slot::Onto, false}, player()},
                     .participle = "played",
                     .comes = true,
                     .byRules = true,
                     .anywhere = true,
                     .meaning = "a card is played"});
    for (const char* word : {"turn begins", "turn ends"}) {
        words.push_back({.word = word,
                         .parameters = {player()},
                         .byRules = true,
                         .before = VerbWord::Before::First,
                         .meaning = word});
    }
    for (const char* word : {"before scoring", "scores", "has scored"}) {
        words.push_back({.word = word, .parameters = {cards(bit(Trait::Base))}, .byRules = true, .meaning = word});
    }
    words.back().before = VerbWord::Before::First;
    words.push_back({.word = "is replaced",
                     .parameters = {cards(bit(Trait::Base)), {"at", Slot::Onto, false}},
                     .byRules = true,
                     .anywhere = true,
                     .before = VerbWord::Before::First,
                     .meaning = "another base replaces one that has scored"});
    words.push_back({.word = "affect",
                     .parameters = {cards()},
                     .participle = "affected",
                     .byRules = true,
                     .covers = bitOf(CoreVerb::Move) | bitOf(Verb::Destroy) | bitOf(Verb::Move) | bitOf(Verb::Boost) |
                               bitOf(Verb::LowerBreakpoint) | bitOf(Verb::Exchange) | bitOf(Verb::Cling),
                     .meaning = "a card is moved, destroyed, put elsewhere or changed, or an action is put on it"});
    return words;
}

std::vector<VerbWord> statements() {
    std::vector<VerbWord> words;
    words.push_back(
        {.word = "more power",
         .parameters = {cards(playable), {"power", Slot::Amount, false}, {"counts as", Slot::TraitSet, false}},
         .text = "[{cards:have} {+power} power]&[{cards:count} as {counts as/plural}]",
         .happensIn = inPlay,
         .statement = true,
         .meaning = "gives power, and makes the cards count as further types, while the statement applies"});
    words.push_back({.word = "less power",
                     .parameters = {cards(playable), {"power", Slot::Amount, true}},
                     .text = "{cards:have} {power} less power",
                     .happensIn = inPlay,
                     .statement = true,
                     .meaning = "lowers power, but never below 0, while the statement applies"});
    words.push_back({.word = "may play",
                     .parameters = {cards(playable), base("at", false)},
                     .text = "{turn}you may play {cards/one/from}[ on {at/one}] as an extra {cards/kind}",
                     .from = zones(Zone::Hand, Zone::Discard),
                     .statement = true,
                     .meaning = "once on each of their turns, the controller may play such a card as an extra play"});
    words.push_back({.word = "may play instead",
                     .parameters = {cards(playable), base("at", false)},
                     .text = "{turn}you may play {cards/one/from}[ on {at/one}] instead of a minion from your hand",
                     .from = zones(Zone::Hand, Zone::Discard),
                     .statement = true,
                     .meaning = "the controller may play such a card instead of the regular minion of the turn"});
    words.push_back({.word = "jams",
                     .parameters = {cards()},
                     .text = "all players ignore the abilities of {cards}",
                     .happensIn = inPlay,
                     .statement = true,
                     .meaning = "the abilities of these cards don't work"});
    return words;
}

}  // namespace

std::vector<VerbWord> verbWords() {
    std::vector<VerbWord> words = coreVerbWords();
    // The word "move" belongs to moving minions.
    words[static_cast<std::size_t>(CoreVerb::Move)].word = "put";
    words[static_cast<std::size_t>(CoreVerb::Discard)].chosenFrom = index(Zone::Hand);
    words[static_cast<std::size_t>(CoreVerb::Discard)].happensIn = index(Zone::Hand);
    for (auto&& part : {actionVerbs(), events(), statements()}) words.insert(words.end(), part.begin(), part.end());
    return words;
}

}  // namespace duelogue::basebreak
