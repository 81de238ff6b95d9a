#include "match/basebreak/text/Vocabulary.h"

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
             .meaning = "has done what it can do once in a turn",
             .limit = "once per turn",
             .limitVerb = "spend"},
            {.word = "marked",
             .opposite = "unmarked",
             .meaning = "has met what happens to it once",
             .limit = "once for each base",
             .limitVerb = "mark"}};
}

std::vector<FigureWord> figureWords() {
    return {{"power", "power", "how much it counts at its base", slot(Figure::Power)},
            {"breakpoint", "breakpoint", "with so much power at it a base scores", slot(Figure::Breakpoint)},
            {"first", "first prize", "points for who has the most power at it", slot(Figure::First)},
            {"second", "second prize", "points for who comes second", slot(Figure::Second)},
            {"third", "third prize", "points for who comes third", slot(Figure::Third)}};
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
             "from the beginning to the end of that player's next turn"},
            {"turn", "until the end of {player} turn", "until the end of {player} turn", true,
             "from now to the end of that player's turn, which may be the next one"},
            {"the match", "for the rest of the game", "for the rest of the game", false, "to the end"}};
}

std::vector<duelogue::Word> factWords() {
    return {{"your turn", "it's your turn", "it is the turn of the one who controls the ability"},
            {.word = "play time",
             .text = "it's your turn to play cards",
             .meaning = "the part of your turn in which cards are played",
             .during = "on your turn"},
            {.word = "before scoring",
             .text = "a base is about to score",
             .meaning = "the time in which specials can be played",
             .during = "before a base scores"},
            {"being played", "that card is being played", "the card that did it is being played just now"},
            {"host says", "this base has an ongoing ability",
             "what the card is on says what is so as long as it is there"}};
}

std::vector<duelogue::Word> detailWords() {
    return {{"set up", "set-up", "before the first turn"},
            {"start", "start of the turn", "what happens as a turn begins"},
            {"play", "play cards", "minions and actions are played"},
            {"score", "score bases", "bases that break are scored"},
            {"draw", "draw cards", "two cards are drawn"},
            {"end", "end of the turn", "what happens as a turn ends"}};
}

std::vector<NameWord> nameWords() {
    return {{"scoring base", "the scoring base", "the base that scores now", false, bit(Trait::Base)},
            {"replacement", "the new base", "the base that has come in place of the last one", false, bit(Trait::Base)},
            {"winner", "the winner", "who has won the base: with a tie, all of them", true, 0, true},
            {"first winner", "the winner",
             "who has won the base: with a tie, the first of them in turn order from the current player", true},
            {"runner-up", "the runner-up", "who has come second at the base", true, 0, true},
            {"losers", "each player who didn't win this base", "all but the winners of the base", true, 0, true},
            {"all but its owner", "each other player", "everybody but who owns the card that has the ability", true, 0,
             true}};
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
        {.word = "points", .text = "points", .meaning = "who has enough of them wins", .unit = "point|points"},
        counted("minions", "number of minions played this turn", "how many minions the player has played this turn"),
        counted("actions", "number of actions played this turn", "how many actions the player has played this turn"),
        counted("risen", "number of cards played from there this turn",
                "how many cards the player has played this turn because they can be played from where they lay")};
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
    words.relation = "playable by";
    words.relationText = "can play";
    words.relationIsPlain = true;
    words.playsAreFree = true;
    words.oneType = true;
    words.noPrice = "You may";
    words.style.target = "";
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
