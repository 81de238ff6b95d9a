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
    words.push_back({.word = "play",
                     .parameters = {cards(playable), base("at", false), player()},
                     .text = "{player?play} {cards/from}[ on {at}]",
                     .participle = "played",
                     .from = zones(Zone::Deck, Zone::Hand, Zone::Discard),
                     .comes = true,
                     .meaning = "plays a card beyond what a turn allows, for a minion at that base"});
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
                     .meaning = "gives minions power for a time"});
    words.push_back({.word = "lower breakpoint",
                     .parameters = {cards(bit(Trait::Base)), {"by", Slot::Amount, true}, lasting()},
                     .text = "lower the breakpoint of {cards} by {by} {for}",
                     .computed = "lower the breakpoint of {cards} by {by} {for}",
                     .happensIn = inPlay,
                     .meaning = "bases break sooner for a time"});
    words.push_back({.word = "extra minion",
                     .parameters = {base("at", false), player()},
                     .text = "{player:may play} an extra minion[ on {at}]",
                     .meaning = "the player may play a minion more, now or later in the turn"});
    words.push_back({.word = "extra minion of power",
                     .parameters = {{"power", Slot::Amount, true}, base("at", false), player()},
                     .text = "{player:may play} an extra minion of power {power} or less[ on {at}]",
                     .meaning = "the player may play a minion of at most that power more, now or later in the turn"});
    words.push_back({.word = "extra action",
                     .parameters = {amount(), player()},
                     .text = "{player:may play} {amount#=an extra action|extra actions}",
                     .meaning = "the player may play that many more actions, now or later in the turn"});
    words.push_back({.word = "exchange",
                     .parameters = {cards(bit(Trait::Base)), base("for", true, Zone::BaseDeck)},
                     .text = "exchange {cards} for {for}",
                     .happensIn = inPlay,
                     .meaning = "a base from the base deck takes the place of one in play, which is shuffled into it"});
    words.push_back({.word = "spend",
                     .parameters = {cards()},
                     .text = "spend {cards}",
                     .happensIn = inPlay,
                     .meaning = "until the next turn the card is \"spent\": for what can be done once a turn"});
    words.push_back({.word = "mark",
                     .parameters = {cards()},
                     .text = "mark {cards}",
                     .happensIn = inPlay,
                     .meaning = "as long as it is in play the card is \"marked\": for what can be done once"});
    words.push_back({.word = "renew hand",
                     .parameters = {amount(), player()},
                     .text = "{player?discard} {player/of} hand and {:draw} {amount#card|cards}",
                     .meaning = "a player discards the hand and draws that many cards, as one event"});
    words.push_back({.word = "ignore",
                     .parameters = {cards()},
                     .text = "ignore the abilities of {cards} while this action is in play",
                     .happensIn = inPlay,
                     .staysWith = true,
                     .meaning = "static abilities do not affect the player's minions while this is in play"});
    words.push_back({.word = "cling",
                     .parameters = {cards()},
                     .text = "",
                     .participle = "affected",
                     .byRules = true,
                     .meaning = "an action is on the card"});
    return words;
}

std::vector<VerbWord> events() {
    std::vector<VerbWord> words;
    words.push_back({.word = "is announced",
                     .parameters = {cards(playable), {"at", Slot::Onto, false}, player()},
                     .byRules = true,
                     .anywhere = true,
                     .before = VerbWord::Before::First,
                     .meaning = "a card is being played; what it does follows"});
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
                     .meaning = "another base comes in place of one that has scored"});
    words.push_back({.word = "affect",
                     .parameters = {cards()},
                     .participle = "affected",
                     .byRules = true,
                     .covers = bitOf(CoreVerb::Move) | bitOf(Verb::Destroy) | bitOf(Verb::Move) | bitOf(Verb::Boost) |
                               bitOf(Verb::LowerBreakpoint) | bitOf(Verb::Exchange) | bitOf(Verb::Cling),
                     .meaning = "it is moved, destroyed, put elsewhere, changed, or an action is put on it"});
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
         .meaning = "more power, and what they count as, as long as it holds"});
    words.push_back({.word = "less power",
                     .parameters = {cards(playable), {"power", Slot::Amount, true}},
                     .text = "{cards:have} {power} less power",
                     .happensIn = inPlay,
                     .statement = true,
                     .meaning = "less power, never below zero, as long as it holds"});
    words.push_back(
        {.word = "may play",
         .parameters = {cards(playable), base("at", false)},
         .text = "{turn}you may play {cards/one/from}[ on {at/one}] as an extra {cards/kind}",
         .from = zones(Zone::Hand, Zone::Discard),
         .statement = true,
         .meaning = "such a card may be played once on each turn of its controller, beyond what a turn allows"});
    words.push_back({.word = "may play instead",
                     .parameters = {cards(playable), base("at", false)},
                     .text = "{turn}you may play {cards/one/from}[ on {at/one}] instead of a minion from your hand",
                     .from = zones(Zone::Hand, Zone::Discard),
                     .statement = true,
                     .meaning = "such a card may be played in place of the minion that a turn allows"});
    words.push_back({.word = "jams",
                     .parameters = {cards()},
                     .text = "all players ignore the abilities of {cards}",
                     .happensIn = inPlay,
                     .statement = true,
                     .meaning = "the abilities of cards in play don't work"});
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
