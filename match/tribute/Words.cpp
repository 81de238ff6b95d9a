#include "match/tribute/Words.h"

#include "match/effects/ZoneWords.h"

namespace duelogue::tribute {

namespace {

using Group = TraitWord::Group;

TraitWord attribute(const char* word) { return {word, word, Group::Colour}; }

std::vector<TraitWord> traitWords() {
    return {{"monster", "monsters", Group::Type, "", {0, 1, 2}, true},
            {"spell", "spells", Group::Type},
            {.word = "trap", .plural = "traps", .group = Group::Type, .waits = true},
            {"normal", "normal", Group::Supertype},
            {"flip", "flip", Group::Supertype},
            {"effect", "effect", Group::Supertype},
            {.word = "equip", .plural = "equip", .group = Group::Supertype, .staysInPlay = true, .clings = true},
            {.word = "continuous", .plural = "continuous", .group = Group::Supertype, .staysInPlay = true},
            {.word = "field", .plural = "field", .group = Group::Supertype, .staysInPlay = true},
            {"quick", "quick", Group::Supertype},
            {"counter", "counter", Group::Supertype},
            attribute("light"),
            attribute("dark"),
            attribute("earth"),
            attribute("water"),
            attribute("fire"),
            attribute("wind"),
            attribute("divine"),
            {"set spell/trap", "set spells/traps", Group::Standing},
            {"swift", "swift", Group::Keyword,
             "It can be used in the damage step as well, until the damage is worked out."}};
}

std::vector<FlagWord> flagWords() {
    return {{"face-down", "face-up", "", "lies face-down: only its controller may look at it"},
            {"defending", "attacking", "", "a monster in defense position, turned sideways"},
            {"spent", "unspent", "", "a monster that has attacked this turn"},
            {"settled", "unsettled", "", "a monster whose position can't be changed by its player this turn"},
            {"fresh", "ready", "", "was set this turn"},
            {"used", "unused", "", "a spell or trap whose effect is in the chain"},
            {"defeated", "undefeated", "", "has lost a battle, and is destroyed as it ends"},
            {"late", "timely", "", "has come to lie face-up in this end phase, after that had begun"}};
}

std::vector<FigureWord> figureWords() {
    return {{"level", "level", "from 5 on it takes a tribute, from 7 on two", 0},
            {"attack", "attack", "how strong it is in attack position", 1},
            {"defense", "defense", "how strong it is in defense position", 2}};
}

std::vector<ZoneWord> zoneWords() {
    return {deckWord(),
            handWord(),
            {.word = "field",
             .shared = true,
             .text = {.in = "on the field", .from = "from the field", .top = "{player?put} {cards} onto the field"}},
            {.word = "graveyard",
             .text = {.in = "in {owner/graveyard}",
                      .from = "from {owner/graveyard}",
                      .top = "{player?send} {cards} to {owner/graveyard}"}}};
}

std::vector<DurationWord> durationWords() {
    return {{"this turn", "until the end of this turn", "this turn", false, "until the end of this turn"},
            {"until end phase", "until the end phase", "until the end phase", false, "until the end phase begins"},
            {"the match", "for the rest of the duel", "for the rest of the duel", false, "to the end"}};
}

std::vector<Word> factWords() {
    return {{"your turn", "it's your turn", "it is the turn of the one who controls the ability"},
            {"your main phase", "it's your main phase", "one of the two"},
            {"your first main phase", "it's your first main phase", "the one before the battle"},
            {"your monster has fallen", "a monster was sent from your side of the field to your graveyard this turn",
             "in whatever way"},
            {"battle phase of another", "it's your opponent's battle phase", "of another player's turn"},
            {"all targets there", "all its targets are still there", "none that was chosen has gone"},
            {"still such", "it is still like that", "the target is still as the event of the ability says"}};
}

std::vector<Word> detailWords() {
    return {{"set up", "set-up", "before the first turn"},
            {"draw", "draw phase", "a card is drawn"},
            {"standby", "standby phase", "before the main phase"},
            {"main", "main phase", "the main phase before the battle"},
            {"battle", "battle phase", "monsters attack"},
            {"second main", "second main phase", "the main phase after the battle"},
            {"end", "end phase", "the turn ends"},
            {"normal", "normal", "of a summon: the one of the turn, or one more of its kind"},
            {"flip", "flip", "of a summon: a set monster is turned face-up by its player"},
            {"special", "special", "of a summon: by an effect"}};
}

}  // namespace

Vocabulary vocabulary() {
    Vocabulary words;
    words.game = "tribute";
    words.traits = traitWords();
    words.flags = flagWords();
    words.figures = figureWords();
    words.playerValues = {{"life", "life points", "who has none left loses"}};
    words.zones = zoneWords();
    words.inPlay = index(Zone::Field);
    words.verbs = verbWords();
    words.events = eventWords();
    words.durations = durationWords();
    words.facts = factWords();
    words.details = detailWords();
    words.players = {{"rival", "rivals", Term::Others, "your opponent"}};
    words.family = "kind";
    words.bearer = "equipped";
    words.play = "Use this";
    words.use = "Use this";
    return words;
}

}  // namespace duelogue::tribute
