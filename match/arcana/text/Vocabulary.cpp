#include "match/arcana/text/Vocabulary.h"

#include "cards/data/CommonFields.h"
#include "cards/data/Vocabulary.h"
#include "match/arcana/text/VerbVocabulary.h"
#include "match/effects/ZoneWords.h"

namespace duelogue::arcana {

namespace {

using Group = TraitWord::Group;

constexpr Traits land = bit(Trait::Land);
constexpr Traits permanent = bit(Trait::Creature) | land | bit(Trait::Artifact) | bit(Trait::Enchantment);
constexpr Traits passing = bit(Trait::Sorcery) | bit(Trait::Instant);

TraitWord spellWord(const char* word, const char* plural, Trait other) {
    return {.word = word, .plural = plural, .group = Group::Type, .passes = true, .against = permanent | bit(other)};
}

/// Returns a keyword of permanents, because any permanent may become a creature.
TraitWord keyword(const char* word) {
    return {.word = word, .plural = word, .group = Group::Keyword, .beside = permanent};
}

/// Returns a keyword that spells can also have: for sources of damage, or for timing.
TraitWord commonKeyword(const char* word) { return {word, word, Group::Keyword}; }

std::vector<TraitWord> typeWords() {
    return {{"creature", "creatures", Group::Type, {0, 1}, true},
            {"land", "lands", Group::Type, {}, true},
            spellWord("sorcery", "sorceries", Trait::Instant),
            spellWord("instant", "instants", Trait::Sorcery),
            {"artifact", "artifacts", Group::Type, {}, true},
            {"enchantment", "enchantments", Group::Type, {}, true},
            {.word = "basic", .plural = "basic", .group = Group::Supertype, .beside = land},
            {.word = "legendary", .plural = "legendary", .group = Group::Supertype, .beside = permanent},
            {"white", "white", Group::Color},
            {"blue", "blue", Group::Color},
            {"black", "black", Group::Color},
            {"red", "red", Group::Color},
            {"green", "green", Group::Color}};
}

std::vector<TraitWord> keywordWords() {
    return {keyword("flying"),           keyword("reach"),          keyword("vigilance"),     keyword("haste"),
            keyword("defender"),         keyword("first strike"),   keyword("double strike"), keyword("trample"),
            commonKeyword("deathtouch"), commonKeyword("lifelink"), keyword("fear"),          keyword("shroud"),
            keyword("hexproof"),         keyword("indestructible"), keyword("menace"),        commonKeyword("flash"),
            keyword("plainswalk"),       keyword("islandwalk"),     keyword("swampwalk"),     keyword("mountainwalk"),
            keyword("forestwalk")};
}

std::vector<FlagWord> flagWords() {
    return {{"tapped", "untapped", "tap", "turned sideways"},
            {"attacking", "nonattacking", "", "attacking in this combat"},
            {"blocking", "nonblocking", "", "blocking in this combat"},
            {"blocked", "unblocked", "", "attacking, and has been blocked"},
            {"sick", "ready", "", "came under its controller's control this turn"}};
}

/// A whole hand is shuffled into the library by its name: "shuffle your hand into your library".
ZoneWord library() {
    ZoneWord word = deckWord("library");
    word.text.shuffled = "{player?shuffle} {cards/zone} into {owner/library}";
    return word;
}

std::vector<ZoneWord> zoneWords() {
    return {library(),
            handWord(),
            {.word = "battlefield",
             .shared = true,
             .never = passing,
             .admits = permanent,
             .noun = "permanent",
             .plural = "permanents",
             .text = {.in = "on the battlefield",
                      .from = "from the battlefield",
                      .top = "{player?put} {cards} onto the battlefield",
                      .back = "{player?return} {cards/from} to the battlefield"}},
            {.word = "graveyard",
             .stateless = true,
             .text = {.in = "in {owner/graveyard}",
                      .from = "from {owner/graveyard}",
                      .top = "{player?put} {cards} into {owner/graveyard}"}},
            {.word = "exile",
             .stateless = true,
             .text = {.in = "in exile", .from = "from exile", .top = "{player?exile} {cards}"}},
            {.word = "stack",
             .shared = true,
             .waiting = true,
             .never = land,
             .noun = "spell",
             .plural = "spells",
             .text = {.in = "", .from = "from the stack", .top = "{player?put} {cards} on the stack"}}};
}

std::vector<ResourceWord> resourceWords() {
    return {{"W", "white mana", bit(Trait::White)},
            {"U", "blue mana", bit(Trait::Blue)},
            {"B", "black mana", bit(Trait::Black)},
            {"R", "red mana", bit(Trait::Red)},
            {"G", "green mana", bit(Trait::Green)}};
}

std::vector<DurationWord> durationWords() {
    return {{"this turn", "until end of turn", "this turn", false, "until the cleanup step of this turn"},
            {.word = "next turn",
             .behind = "during {player} next turn",
             .before = "during {player} next turn",
             .ofPlayer = true,
             .meaning = "during the whole next turn of that player",
             .turn = "next turn"},
            {"next untap step", "during {player} next untap step", "during {player} next untap step", true,
             "until the end of that player's next untap step"},
            {"this combat", "until end of combat", "this combat", false, "until the end of this combat"},
            {"the match", "for the rest of the game", "for the rest of the game", false, "until the end of the match"}};
}

std::vector<duelogue::Word> factWords() {
    return {{.word = "your turn",
             .text = "it's your turn",
             .meaning = "it is the turn of the ability's controller",
             .during = "during your turn"},
            {.word = "before attackers",
             .text = "it's your turn and attackers haven't been declared yet",
             .meaning = "it is your turn, and attackers have not been declared yet",
             .during = "on your turn, before attackers are declared"},
            {.word = "attacked this step",
             .text = "you've been attacked in this declare attackers step",
             .meaning = "it is the declare attackers step, and you have been attacked",
             .during = "during a declare attackers step in which you've been attacked"}};
}

std::vector<duelogue::Word> detailWords() {
    return {{"untap", "untap step", "the untap step"},
            {"upkeep", "upkeep", "the upkeep step"},
            {"draw", "draw step", "the draw step"},
            {"main", "first main phase", "the main phase before combat"},
            {"begin combat", "combat", "the beginning of combat step"},
            {"attackers", "declare attackers step", "the declare attackers step"},
            {"blockers", "declare blockers step", "the declare blockers step"},
            {"first damage", "first combat damage step", "the combat damage step for first strike"},
            {"damage", "combat damage step", "the combat damage step"},
            {"end combat", "end of combat step", "the end of combat step"},
            {"second main", "second main phase", "the main phase after combat"},
            {"end", "end step", "the end step"},
            {"cleanup", "cleanup step", "the cleanup step"},
            {"combat", "combat", "for damage: dealt in combat by attackers and blockers"}};
}

/// The names follow Scryfall.
std::vector<FieldWord> fieldWords(const Vocabulary& words) {
    using Source = FieldWord::Source;
    using Test = PropertyWord::Test;
    constexpr Traits spells = (permanent | passing) & ~land;
    return {
        rulesTextField({"o", "text", "oracle"}),
        typeField(words, {"t", "type"}),
        {.names = {"c", "color"},
         .source = Source::TraitSet,
         .noun = "color",
         .meaning = "its colors",
         .traits = traitsOf(words, {Group::Color}),
         .none = "colorless",
         .several = "multicolor",
         .shortValues = {{"w", "white"}, {"u", "blue"}, {"b", "black"}, {"r", "red"}, {"g", "green"}}},
        propertyField(words, {{"permanent", permanent},
                              {"spell", spells},
                              {.word = "vanilla", .test = Test::NoText},
                              {.word = "french vanilla", .test = Test::KeywordsOnly}}),
        {.names = {"kw", "keyword"},
         .source = Source::Words,
         .noun = "keyword",
         .meaning = "a keyword",
         .traits = traitsOf(words, {Group::Keyword})},
        numberField(Source::Cost, {"cost", "mv", "cmc"}, "mana value", "the mana value, with X as 0"),
        figureField(words, 0, {"pow", "power"}),
        figureField(words, 1, {"tou", "toughness"}),
        {.names = {"r", "rarity"}, .source = Source::Rarity, .noun = "rarity", .meaning = "the rarity"},
        setField({"s", "set", "e", "edition"}),
        numberField(Source::Number, {"cn", "number"}, "number", "the number in its set"),
    };
}

}  // namespace

Vocabulary vocabulary() {
    Vocabulary words;
    words.game = "arcana";
    words.traits = typeWords();
    for (TraitWord& word : keywordWords()) words.traits.push_back(std::move(word));
    words.flags = flagWords();
    words.figures = {{"power", "power", "the damage that it deals in combat", 0},
                     {"toughness", "toughness", "the damage that destroys it", 1}};
    words.playerValues = {{"life", "life", "a player without life loses"}};
    words.resources = resourceWords();
    words.anyResource = "mana";
    words.zones = zoneWords();
    words.inPlay = index(Zone::Battlefield);
    words.verbs = verbWords();
    words.events = eventWords();
    words.durations = durationWords();
    words.facts = factWords();
    words.details = detailWords();
    words.players = {{"opponent", "opponents", Term::Others}};
    words.rarities = {"common", "uncommon", "rare"};
    words.relation = "attacking";
    words.loanWords = {{"{T}", "tap"},
                       {"T", "tap"},
                       {"until end of turn", "this turn"},
                       {"enters the battlefield", "enters"},
                       {"leaves the battlefield", "leaves"},
                       {"mill", "move"},
                       {"exile", "move"},
                       {"return", "move"},
                       {"text", "abilities"},
                       {"power", "stats"},
                       {"toughness", "stats"},
                       {"mana", "cost"},
                       {"mana cost", "cost"},
                       {"subtype", "type"}};
    words.unsupportedSubtypes = {{.word = "Aura", .text = "a card can't be attached to another one in this game"},
                                 {.word = "Equipment", .text = "a card can't be attached to another one in this game"},
                                 {.word = "Vehicle", .text = "this game has no crew"},
                                 {.word = "Saga", .text = "this game has no lore counters"}};
    words.fields = fieldWords(words);
    words.play = "Cast this spell";
    words.use = "Activate";
    words.style.extraCost = "As an additional cost to cast this spell";
    words.style.atLeast = "{figure} {number} or greater";
    return words;
}

}  // namespace duelogue::arcana
