#include "match/basebreak/text/Vocabulary.h"

#include "cards/data/CommonFields.h"
#include "cards/data/Vocabulary.h"
#include "match/effects/ZoneWords.h"

namespace duelogue::basebreak {

namespace {

using Group = TraitWord::Group;

constexpr std::uint8_t slot(Figure figure) { return static_cast<std::uint8_t>(figure); }

std::vector<TraitWord> traitWords() {
    // Minions and actions may count as one another.
    constexpr Traits base = bit(Trait::Base);
    return {{.word = "minion", .plural = "minions", .group = Group::Type, .figures = {0}, .against = base},
            {.word = "action", .plural = "actions", .group = Group::Type, .passes = true, .against = base},
            {.word = "base",
             .plural = "bases",
             .group = Group::Type,
             .figures = {1, 2, 3, 4},
             .staysInPlay = true,
             .against = playable,
             .unplayed = true},
            {.word = "ongoing",
             .plural = "ongoing",
             .group = Group::Supertype,
             .clings = true,
             .beside = bit(Trait::Action)},
            {.word = "special",
             .plural = "special",
             .group = Group::Supertype,
             .beside = playable,
             .onCards = "Special: You can play this before a base scores."},
            {.word = "microbot",
             .plural = "microbots",
             .group = Group::Supertype,
             .beside = bit(Trait::Minion),
             .isNoun = true}};
}

std::vector<FlagWord> flagWords() {
    return {{.word = "spent",
             .opposite = "unspent",
             .cost = "spend",
             .meaning = "has been used this turn, if it can be used once per turn",
             .limit = "once per turn",
             .limitVerb = "spend"},
            {.word = "marked",
             .opposite = "unmarked",
             .meaning = "has been affected by something that happens to it only once",
             .limit = "once for each base",
             .limitVerb = "mark"}};
}

std::vector<FigureWord> figureWords() {
    return {{"power", "power", "what a minion adds to the total power on its base", slot(Figure::Power)},
            {"breakpoint", "breakpoint", "the total power at which a base scores", slot(Figure::Breakpoint)},
            {"first", "first prize", "the points for the player with the most power on the base", slot(Figure::First)},
            {"second", "second prize", "the points for the player in second place", slot(Figure::Second)},
            {"third", "third prize", "the points for the player in third place", slot(Figure::Third)}};
}

ZoneWord forPlayers(ZoneWord zone) {
    zone.never = bit(Trait::Base);
    zone.admits = playable;
    return zone;
}

std::vector<ZoneWord> zoneWords() {
    using Seen = ZoneWord::Seen;
    return {forPlayers(deckWord()),
            forPlayers(handWord()),
            {.word = "play",
             .shared = true,
             // Minions and actions enter this zone only when played.
             .admits = bit(Trait::Base),
             .text = {.in = "in play", .from = "from play", .top = "{player?put} {cards} into play"}},
            {.word = "discard pile",
             .never = bit(Trait::Base),
             .admits = playable,
             .text = {.in = "in {owner/discard pile}",
                      .from = "from {owner/discard pile}",
                      .top = "{player?put} {cards} into {owner/discard pile}"}},
            {.word = "base deck",
             .seen = Seen::ByNobody,
             .ordered = true,
             .ofTable = true,
             .never = playable,
             .admits = bit(Trait::Base),
             .text = {.in = "in the base deck",
                      .from = "from the base deck",
                      .top = "{player?put} {cards} on top of the base deck",
                      .bottom = "{player?put} {cards} on the bottom of the base deck",
                      .shuffled = "{player?shuffle} {cards} into the base deck"}},
            {.word = "base discard",
             .ofTable = true,
             .never = playable,
             .admits = bit(Trait::Base),
             .text = {.in = "in the base discard pile",
                      .from = "from the base discard pile",
                      .top = "{player?put} {cards} into the base discard pile"}},
            {.word = "limbo", .shared = true, .waiting = true, .text = {.in = "being played"}}};
}

std::vector<DurationWord> durationWords() {
    return {{"this turn", "until the end of the turn", "this turn", false, "until the end of this turn"},
            {"next turn", "during {player} next turn", "during {player} next turn", true,
             "during the whole next turn of that player"},
            {"turn", "until the end of {player} turn", "until the end of {player} turn", true,
             "until the end of that player's current turn, or of their next turn if it is not their turn"},
            {"the match", "for the rest of the game", "for the rest of the game", false, "until the end of the match"}};
}

std::vector<duelogue::Word> factWords() {
    return {{"your turn", "it's your turn", "it is the turn of the ability's controller"},
            {.word = "play time",
             .text = "it's your turn to play cards",
             .meaning = "it is the part of your turn in which you play cards",
             .during = "on your turn"},
            {.word = "before scoring",
             .text = "a base is about to score",
             .meaning = "a base is about to score, and specials can be played",
             .during = "before a base scores"},
            {.word = "being played",
             .text = "that card is being played",
             .meaning = "the card that causes the event is being played",
             .broad = "card another player controls",
             .narrow = "card another player plays"},
            {"host says", "this base has an ongoing ability", "the card that this card is on has a static ability"}};
}

std::vector<duelogue::Word> detailWords() {
    return {{"set up", "set-up", "before the first turn"},
            {"start", "start of the turn", "the beginning of a turn"},
            {"play", "play cards", "the player plays cards"},
            {"score", "score bases", "bases that have reached their breakpoint score"},
            {"draw", "draw cards", "the player draws two cards"},
            {"end", "end of the turn", "the end of a turn"}};
}

std::vector<NameWord> nameWords() {
    return {
        {"scoring base", "the scoring base", "the base that is scoring", false, bit(Trait::Base)},
        {"replacement", "the new base", "the base that has replaced the last one", false, bit(Trait::Base)},
        {"winner", "the winner", "the player who has won the base; in a tie, all winners", true, 0, true},
        {"first winner", "the winner",
         "the player who has won the base; in a tie, the first in turn order from the current player", true},
        {"runner-up", "the runner-up", "the player in second place on the base; in a tie, all of them", true, 0, true},
        {"losers", "each player who didn't win this base", "all players except the winners of the base", true, 0, true},
        {"all but its owner", "each other player", "all players except the owner of this card", true, 0, true}};
}

std::vector<FieldWord> fieldWords(const Vocabulary& words) {
    using Source = FieldWord::Source;
    return {
        rulesTextField({"o", "text"}),
        typeField(words, {"t", "type"}),
        {.names = {"f", "faction"},
         .source = Source::Words,
         .noun = "faction",
         .meaning = "the faction",
         .subtypes = FieldWord::Subtypes::First},
        propertyField(words, {{.word = "vanilla", .test = PropertyWord::Test::NoText}}),
        figureField(words, 0, {"pow", "power"}),
        figureField(words, 1, {"bp", "breakpoint"}),
        figureField(words, 2, {"first"}),
        figureField(words, 3, {"second"}),
        figureField(words, 4, {"third"}),
        numberField(Source::Copies, {"copies"}, "number of copies", "the number of copies in its faction"),
        setField({"s", "set"}),
    };
}

}  // namespace

Vocabulary vocabulary() {
    Vocabulary words;
    words.game = "basebreak";
    words.traits = traitWords();
    words.flags = flagWords();
    words.figures = figureWords();
    const auto counted = [](const char* word, const char* text, const char* meaning) {
        return duelogue::Word{.word = word, .text = text, .meaning = meaning, .byRules = true};
    };
    words.playerValues = {
        {.word = "points", .text = "points", .meaning = "a player with enough of them wins", .unit = "point|points"},
        counted("minions", "number of minions played this turn",
                "the number of minions that the player has played this turn"),
        counted("actions", "number of actions played this turn",
                "the number of actions that the player has played this turn"),
        counted("risen", "number of cards played from there this turn",
                "the number of cards that the player has played this turn because their own text allows it")};
    words.zones = zoneWords();
    words.inPlay = index(Zone::Play);
    words.verbs = verbWords();
    words.events = eventWords();
    words.durations = durationWords();
    words.facts = factWords();
    words.details = detailWords();
    words.players = {{"other player", "other players", Term::Others, "", true}};
    words.names = nameWords();
    words.family = "faction";
    words.loanWords = {{"opponent", "other player"}, {"power", "stats"},   {"breakpoint", "stats"}, {"talent", "pay"},
                       {"ongoing", "always"},        {"text", "abilities"}};
    words.fields = fieldWords(words);
    words.relation = "playable by";
    words.relationText = "can play";
    words.relationIsPlain = true;
    words.playsAreFree = true;
    words.oneType = true;
    words.noPrice = "You may";
    words.style.target = "";
    words.style.betweenSubtypes = ", ";
    words.style.playOn = "Play on";
    words.style.figuresFirst = true;
    const auto compared = [](PlayerValue value, int number, const char* text) {
        return ComparisonWord{.value = static_cast<std::uint8_t>(value), .number = number, .text = text};
    };
    words.comparisons = {compared(PlayerValue::Minions, 0, "{player:have} not played a minion this turn"),
                         compared(PlayerValue::Minions, 1, "this is the first minion {player:have} played this turn"),
                         compared(PlayerValue::Actions, 0, "{player:have} not played an action this turn"),
                         compared(PlayerValue::Risen, 0, "{player:have} not played a card from there this turn")};
    words.style.labels = {.lasting = "Ongoing",
                          .used = "Talent",
                          .special = "Special",
                          .usedIf = static_cast<std::uint8_t>(Fact::PlayTime),
                          .specialVerbs = (std::uint64_t{1} << static_cast<unsigned>(Verb::BeforeScoring)) |
                                          (std::uint64_t{1} << static_cast<unsigned>(Verb::Scored))};
    words.place = static_cast<std::uint8_t>(Trait::Base);
    return words;
}

}  // namespace duelogue::basebreak
