#include "tests/madeup/Words.h"

#include "cards/data/CommonFields.h"
#include "cards/data/Vocabulary.h"

namespace duelogue::madeup {

namespace {

template <class Number>
constexpr std::uint8_t number(Number value) {
    return static_cast<std::uint8_t>(value);
}

Parameter cards() { return {"cards", Slot::Cards, true}; }
Parameter amount() { return {"amount", Slot::Amount, true}; }
Parameter player() { return {"player", Slot::Player, false}; }

std::vector<ZoneWord> zoneWords() {
    using Seen = ZoneWord::Seen;
    const auto put = [](const char* there) { return std::string("{player?put} {cards} ") + there; };
    return {{.word = "deck",
             .seen = Seen::ByNobody,
             .ordered = true,
             .text = {.in = "in {owner} deck", .top = put("on top of {owner} deck")}},
            {.word = "hand", .seen = Seen::ByOwner, .text = {.in = "in {owner} hand", .top = put("into {owner} hand")}},
            {.word = "board", .shared = true, .text = {.in = "on the board", .top = put("onto the board")}},
            {.word = "discard", .text = {.in = "in {owner} discard", .top = put("into {owner} discard")}},
            {.word = "played", .shared = true, .noun = "played", .text = {.in = "being played"}},
            {.word = "outside", .noun = "outside", .text = {.in = "outside the match"}}};
}

std::vector<VerbWord> verbWords() {
    std::vector<VerbWord> words = coreVerbWords();
    words[number(CoreVerb::Discard)].chosenFrom = number(Zone::Hand);
    const auto add = [&words](VerbWord word) { words.push_back(std::move(word)); };
    add({.word = "play", .parameters = {cards()}, .byRules = true, .meaning = "a card is played"});
    add({.word = "destroy", .parameters = {cards()}, .text = "destroy {cards}"});
    add({.word = "tag", .parameters = {amount(), player()}, .text = "{player:get} {amount#tag|tags}"});
    add({.word = "hurt", .parameters = {amount(), player()}, .text = "hurt {player} for {amount}"});
    add({.word = "tap", .parameters = {cards()}, .text = "tap {cards}"});
    add({.word = "untap", .parameters = {cards()}, .text = "untap {cards}"});
    add({.word = "trace", .parameters = {amount(), player()}, .text = "trace {player} with {amount}"});
    add({.word = "perform", .parameters = {cards()}, .text = "do what {cards} says"});
    add({.word = "access", .parameters = {cards(), player()}, .text = "{player?access} {cards}"});
    add({.word = "steal", .parameters = {cards(), player()}, .text = "{player?steal} {cards}"});
    add({.word = "run", .parameters = {player()}, .text = "run on {player}"});
    add({.word = "begin turn", .parameters = {player()}, .byRules = true, .meaning = "a turn begins"});
    const Parameter counter{"counter", Slot::Counter, true};
    add({.word = "place",
         .parameters = {counter, {"amount", Slot::Amount, true}, {"on", Slot::Cards, true}},
         .text = "place {counter} on {on}"});
    add({.word = "remove",
         .parameters = {counter, {"amount", Slot::Amount, true}, {"from", Slot::Cards, true}},
         .text = "remove {counter} from {from}"});
    add({.word = "boost", .parameters = {cards(), amount()}, .text = "{cards:get} {+amount} power", .statement = true});
    add({.word = "create",
         .parameters = {{"card", Slot::Print, true}, {"amount", Slot::Amount, false}, player()},
         .text = "{player?create} {amount#copy|copies} of {card}"});
    add({.word = "transform",
         .parameters = {cards(), {"into", Slot::Print, true}},
         .text = "{cards:become} a copy of {into}",
         .happensIn = number(Zone::Board)});
    return words;
}

std::vector<EventWord> eventWords() {
    using About = EventWord::About;
    const Pattern destroyed{.verb = number(CoreVerb::Move), .from = number(Zone::Board), .to = number(Zone::Discard)};
    const Pattern tagged{.verb = number(MadeUpVerb::Tag)};
    const Pattern hurt{.verb = number(MadeUpVerb::Hurt)};
    const Pattern enters{.verb = number(CoreVerb::Move), .to = number(Zone::Board)};
    return {
        {"enters", enters, About::Card, "when", "{card:enter}", "a card comes onto the board"},
        {"played", {.verb = number(MadeUpVerb::Play)}, About::Card, "when", "{card:be} played", "a card is played"},
        {"played here", {.verb = number(MadeUpVerb::Play)}, About::Source, "when", "a card is played here", "here"},
        {"destroyed", destroyed, About::Card, "when", "{card:be} destroyed", "from the board to the discard"},
        {"would be destroyed", {.verb = number(MadeUpVerb::Destroy)}, About::Card, "when", "{card:be} destroyed", ""},
        {"accessed", {.verb = number(MadeUpVerb::Access)}, About::Card, "when", "{card:be} accessed", ""},
        {"stolen", {.verb = number(MadeUpVerb::Steal)}, About::Card, "when", "{card:be} stolen", ""},
        {"tagged", tagged, About::Player, "when", "{player:get} a tag", "a player gets tags"},
        {"hurt", hurt, About::Player, "when", "{player:be} hurt", "a player is hurt"},
        {"draws", {.verb = number(CoreVerb::Draw)}, About::Player, "when", "{player:draw}", ""},
        {"turn",
         {.verb = number(MadeUpVerb::BeginTurn)},
         About::Player,
         "at",
         "the beginning of {player/of} turn",
         ""}};
}

std::vector<FieldWord> fieldWords(const Vocabulary& words) {
    using Source = FieldWord::Source;
    return {rulesTextField({"o", "text"}),
            typeField(words, {"t", "type"}),
            propertyField(words, {{.word = "plain", .test = PropertyWord::Test::NoText}}),
            numberField(Source::Cost, {"cost"}, "cost", "the credits to play it"),
            figureField(words, 0, {"might", "power"}),
            setField({"s", "set"})};
}

}  // namespace

Vocabulary vocabulary() {
    Vocabulary words;
    words.game = "madeup";
    words.traits = {{"unit", "units", TraitWord::Group::Type, {0}, true},
                    {"deed", "deeds", TraitWord::Group::Type},
                    {"place", "places", TraitWord::Group::Type, {}, true},
                    {"source", "sources", TraitWord::Group::Type, {}, true},
                    {"sturdy", "sturdy", TraitWord::Group::Keyword}};
    words.flags = {{"tapped", "untapped", "tap", "used for this turn"}};
    words.figures = {{"power", "power", "how strong it is"}};
    words.playerValues = {
        {"credits", "credits", ""}, {"tags", "tags", ""}, {"clicks", "clicks", ""}, {"points", "points", ""}};
    words.counters = {{"notch", "notch", "notches", ""}, {"stamp", "stamp", "stamps", ""}};
    words.anyResource = "credits";
    words.zones = zoneWords();
    words.inPlay = number(Zone::Board);
    words.verbs = verbWords();
    words.events = eventWords();
    words.durations = {{"this turn", "this turn", "this turn", false, ""},
                       {"next turn", "during {player} next turn", "during {player} next turn", true, ""},
                       {"the match", "for the match", "for the match", false, ""}};
    words.facts = {{"your turn", "it is your turn", ""}, {"at this place", "it is played here", ""}};
    words.fields = fieldWords(words);
    return words;
}

}  // namespace duelogue::madeup
