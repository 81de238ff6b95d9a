#include "match/tribute/text/Vocabulary.h"

#include "cards/data/CommonFields.h"
#include "cards/data/Vocabulary.h"
#include "match/effects/ZoneWords.h"

namespace duelogue::tribute {

namespace {

using Group = TraitWord::Group;

constexpr Traits monster = bit(Trait::Monster);
constexpr Traits spell = bit(Trait::Spell);
constexpr Traits trap = bit(Trait::Trap);

TraitWord attribute(const char* word) {
    return {.word = word, .plural = word, .group = Group::Color, .beside = monster};
}

/// Returns the word for a kind of monster, spell or trap. `beside`: the types that can have it.
TraitWord kind(Trait trait, const char* word, Traits beside, bool stays = false) {
    constexpr Traits plain = bit(Trait::Normal);
    constexpr Traits ofMonsters = bit(Trait::Flip) | bit(Trait::Effect);
    constexpr Traits ofOthers =
        bit(Trait::Equip) | bit(Trait::Continuous) | bit(Trait::Field) | bit(Trait::Quick) | bit(Trait::Counter);
    // A flip monster is also an effect monster; all other kinds exclude each other.
    const Traits against = (ofMonsters & bit(trait)) != 0 ? plain : plain | ofMonsters | ofOthers;
    return {.word = word,
            .plural = word,
            .group = Group::Supertype,
            .staysInPlay = stays,
            .beside = beside,
            .against = against & ~bit(trait),
            .isName = true};
}

TraitWord equip() {
    TraitWord word = kind(Trait::Equip, "equip", spell, true);
    word.clings = true;
    word.hosts = monster;
    word.hostsLack = bit(Flag::FaceDown);
    return word;
}

TraitWord quickSpell() {
    TraitWord word = kind(Trait::Quick, "quick", spell);
    word.waits = true;
    return word;
}

std::vector<TraitWord> traitWords() {
    return {
        {.word = "monster",
         .plural = "monsters",
         .group = Group::Type,
         .figures = {0, 1, 2},
         .staysInPlay = true,
         .against = spell | trap},
        {.word = "spell", .plural = "spells", .group = Group::Type, .passes = true, .against = trap, .isName = true},
        {.word = "trap", .plural = "traps", .group = Group::Type, .waits = true, .passes = true, .isName = true},
        kind(Trait::Normal, "normal", monster | spell | trap),
        kind(Trait::Flip, "flip", monster),
        kind(Trait::Effect, "effect", monster),
        equip(),
        kind(Trait::Continuous, "continuous", spell | trap, true),
        kind(Trait::Field, "field", spell, true),
        quickSpell(),
        kind(Trait::Counter, "counter", trap),
        attribute("light"),
        attribute("dark"),
        attribute("earth"),
        attribute("water"),
        attribute("fire"),
        attribute("wind"),
        attribute("divine"),
        {.word = "set spell/trap", .plural = "set spells/traps", .group = Group::Standing, .isName = true},
        {.word = "swift",
         .plural = "swift",
         .group = Group::Keyword,
         .beside = bit(Trait::Quick) | trap,
         .onCards = "Usable in the Damage Step.",
         .canDo = "be used in the Damage Step"}};
}

std::vector<FlagWord> flagWords() {
    return {{"face-down", "face-up", "", "face-down: only its controller may look at it"},
            {"defending", "attacking", "", "a monster in defense position"},
            {"spent", "unspent", "", "a monster that has attacked this turn"},
            {"settled", "unsettled", "", "a monster whose position its player can't change this turn"},
            {"fresh", "ready", "", "has been set this turn"},
            {"used", "unused", "", "a spell or trap whose effect is in the chain"},
            {.word = "defeated",
             .opposite = "undefeated",
             .meaning = "has lost a battle and will be destroyed at its end",
             .negated = "not destroyed by the battle"},
            {"late", "timely", "", "has come face-up in this end phase after the phase had begun"}};
}

std::vector<FigureWord> figureWords() {
    return {{"level", "level", "a monster needs one tribute from level 5 and two from level 7", 0},
            {"attack", "ATK", "the strength of a monster in attack position", 1},
            {"defense", "DEF", "the strength of a monster in defense position", 2}};
}

std::vector<ZoneWord> zoneWords() {
    return {deckWord(),
            handWord(),
            {.word = "field",
             .shared = true,
             .admits = monster,
             .text = {.in = "on the field", .from = "from the field", .top = "{player?put} {cards} onto the field"}},
            {.word = "graveyard",
             .stateless = true,
             .text = {.in = "in {owner/graveyard}",
                      .from = "from {owner/graveyard}",
                      .top = "{player?send} {cards} to {owner/graveyard}"}}};
}

std::vector<DurationWord> durationWords() {
    return {{"this turn", "until the end of this turn", "this turn", false, "until the end of this turn"},
            {"until end phase", "until the End Phase", "until the End Phase", false, "until the end phase begins"},
            {"the match", "for the rest of the duel", "for the rest of the duel", false, "until the end of the match"}};
}

std::vector<duelogue::Word> factWords() {
    return {{.word = "your turn",
             .text = "it's your turn",
             .meaning = "it is the turn of the ability's controller",
             .during = "during your turn"},
            {.word = "your main phase",
             .text = "it's your Main Phase",
             .meaning = "it is a main phase of your turn",
             .during = "during your Main Phase"},
            {.word = "your first main phase",
             .text = "it's your Main Phase 1",
             .meaning = "it is the main phase before the battle phase of your turn",
             .during = "during your Main Phase 1"},
            {"your monster has fallen", "a monster was sent from your side of the field to your graveyard this turn",
             "a monster went from your side of the field to your graveyard this turn, for any reason"},
            {.word = "battle phase of another",
             .text = "it's your opponent's Battle Phase",
             .meaning = "it is the battle phase of another player's turn",
             .during = "during your opponent's Battle Phase"},
            {"all targets there", "all of them are still on the field", "all chosen targets are still there"},
            {"still such", "it still meets these conditions",
             "the target still matches the description in the ability's event"}};
}

std::vector<duelogue::Word> detailWords() {
    return {{"set up", "set-up", "before the first turn"},
            {"draw", "Draw Phase", "the draw phase"},
            {"standby", "Standby Phase", "the standby phase"},
            {"main", "Main Phase 1", "the main phase before the battle phase"},
            {"battle", "Battle Phase", "the battle phase"},
            {"second main", "Main Phase 2", "the main phase after the battle phase"},
            {"end", "End Phase", "the end phase"},
            {"normal", "Normal", "for a summon: the normal summon of the turn, or an additional one"},
            {"flip", "Flip", "for a summon: the player turns a set monster face-up"},
            {"special", "Special", "for a summon: by an effect"}};
}

/// The names follow YGOPRODeck.
std::vector<FieldWord> fieldWords(const Vocabulary& words) {
    using Source = FieldWord::Source;
    return {
        rulesTextField({"o", "text", "desc"}),
        typeField(words, {"t", "type"}),
        {.names = {"attr", "attribute"},
         .source = Source::Words,
         .noun = "attribute",
         .meaning = "the attribute of a monster",
         .traits = traitsOf(words, {Group::Color})},
        {.names = {"kind", "race"},
         .source = Source::Words,
         .noun = "kind",
         .meaning = "the kind of a monster, such as dragon",
         .subtypes = FieldWord::Subtypes::All},
        propertyField(words, {{.word = "vanilla", .test = PropertyWord::Test::NoText}}),
        figureField(words, 0, {"level", "lv"}),
        figureField(words, 1, {"atk", "attack"}),
        figureField(words, 2, {"def", "defense"}),
        setField({"s", "set"}),
        numberField(Source::Number, {"id", "number"}, "number", "the number printed on the card"),
    };
}

}  // namespace

Vocabulary vocabulary() {
    Vocabulary words;
    words.game = "tribute";
    words.traits = traitWords();
    words.flags = flagWords();
    words.figures = figureWords();
    words.playerValues = {{"life", "LP", "a player without life points loses"}};
    words.oneSubtype = true;
    words.zones = zoneWords();
    words.inPlay = index(Zone::Field);
    words.verbs = verbWords();
    words.events = eventWords();
    words.durations = durationWords();
    words.facts = factWords();
    words.details = detailWords();
    words.players = {{"rival", "rivals", Term::Others, "your opponent"}};
    words.family = "kind";
    words.loanWords = {
        {"atk", "attack"},        {"def", "defense"},   {"opponent", "rival"}, {"your opponent", "rival"},
        {"once per turn", "pay"}, {"banish", "move"},   {"send", "move"},      {"until end of turn", "this turn"},
        {"level", "stats"},       {"text", "abilities"}};
    words.fields = fieldWords(words);
    words.bearer = "equipped";
    words.play = "Activate this card";
    words.use = "Activate";
    words.style.playOn = "Equip only to";
    words.style.everyTime = "each time";
    words.style.atMost = "{number} or less {figure}";
    words.style.atLeast = "{number} or more {figure}";
    words.style.exactly = "{number} {figure}";
    words.style.digits = true;
    words.style.oneInDigits = true;
    words.style.quotesNames = true;
    words.style.typesAreCards = true;
    words.style.targetsFirst = true;
    return words;
}

}  // namespace duelogue::tribute
