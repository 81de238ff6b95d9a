#pragma once

#include "cards/data/Vocabulary.h"
#include "match/effects/ZoneWords.h"
#include "match/effects/verbs/CoreVerbs.h"

namespace duelogue {

/// The vocabulary of a game that does not exist, with places, hosts, names, families and zones of the table. It is used
/// by tests of the card language.
namespace places {

enum class Zone : std::uint8_t { Deck, Hand, Table, Discard, Bases };

inline std::vector<ZoneWord> zoneWords() {
    using Seen = ZoneWord::Seen;
    return {deckWord(),
            handWord(),
            {.word = "table", .shared = true, .text = {.in = "in play"}},
            {.word = "discard pile", .text = {.in = "in {owner/discard pile}", .from = "from {owner/discard pile}"}},
            {.word = "base deck",
             .seen = Seen::ByNobody,
             .ordered = true,
             .ofTable = true,
             .text = {.in = "in {owner/base deck}", .top = "{player?put} {cards} on top of {owner/base deck}"}}};
}

inline std::vector<VerbWord> verbWords() {
    std::vector<VerbWord> words = coreVerbWords();
    words.front().word = "put";
    const Parameter cards{"cards", Slot::Cards, true};
    const Parameter player{"player", Slot::Player, false};
    words.push_back({.word = "destroy", .parameters = {cards}, .text = "destroy {cards}"});
    words.push_back({.word = "move",
                     .parameters = {cards, {"to", Slot::Onto, true}},
                     .text = "move {cards} to {to}",
                     .anywhere = true});
    words.push_back({.word = "play",
                     .parameters = {cards, {"on", Slot::Onto, false}, player},
                     .text = "{player?play} {cards}[ on {on}]",
                     .anywhere = true});
    words.push_back({.word = "hurt", .parameters = {cards}, .text = "hurt {cards}"});
    words.push_back({.word = "score",
                     .parameters = {{"amount", Slot::Amount, true}, player},
                     .text = "{player?score} {amount#point|points}",
                     .computed = "{player?score} points equal to {amount}"});
    words.push_back({.word = "boost",
                     .parameters = {cards, {"power", Slot::Amount, true}},
                     .text = "{cards:get} {+power} power",
                     .statement = true});
    words.push_back(
        {.word = "can't be moved", .parameters = {cards}, .text = "{cards:} can't be moved", .statement = true});
    return words;
}

inline Vocabulary vocabulary() {
    using Group = TraitWord::Group;
    using About = EventWord::About;
    Vocabulary words;
    words.game = "places";
    words.traits = {{"base", "bases", Group::Type, {1}, true},
                    {"minion", "minions", Group::Type, {0}, true},
                    {"action", "actions", Group::Type},
                    {"sturdy", "sturdy", Group::Keyword},
                    {.word = "ongoing", .plural = "ongoing", .group = Group::Supertype, .clings = true}};
    words.place = 0;
    words.flags = {{"spent", "fresh", "spend", "used for this turn"}};
    words.figures = {{"power", "power", "how strong it is", 0}, {"breakpoint", "breakpoint", "when it scores", 0}};
    words.playerValues = {{"points", "points", ""}};
    words.zones = zoneWords();
    words.inPlay = static_cast<std::uint8_t>(Zone::Table);
    words.verbs = verbWords();
    const auto verb = [&](const char* word) { return *indexOf(words.verbs, word); };
    words.events = {
        {"plays", {.verb = verb("play")}, About::Player, "whenever", "{player:play} {card|a card}[ at {at}]", ""},
        {"destroyed", {.verb = verb("destroy")}, About::Card, "when", "{card:be} destroyed[ by {source}]", ""},
        {"moves", {.verb = verb("move")}, About::Card, "when", "{card:move}[ to {at}]", ""}};
    words.events.push_back({"is played", {.verb = verb("play")}, About::Card, "after", "{card:be} played[ {at}]", ""});
    words.events.push_back(
        {"is hurt", {.verb = verb("hurt")}, About::Card, "after", "{source|something:hurt} {card}", ""});
    words.players = {{"other player", "other players", Term::Others}};
    words.durations = {{"this turn", "this turn", "this turn", false, ""}};
    words.facts = {{"your turn", "it's your turn", ""}};
    words.names = {{"scoring base", "the scoring base", "which scores now", false, Traits{1}},
                   {"winner", "the winner", "who has the most there", true}};
    words.family = "faction";
    return words;
}

}  // namespace places
}  // namespace duelogue
