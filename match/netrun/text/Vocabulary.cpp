#include "match/netrun/text/Vocabulary.h"

#include "cards/data/Vocabulary.h"
#include "match/netrun/text/FieldVocabulary.h"

namespace duelogue::netrun {

namespace {

using Group = TraitWord::Group;

constexpr std::uint8_t slot(Figure figure) { return static_cast<std::uint8_t>(figure); }

/// Index into figureWords().
enum class Printed : std::uint8_t { Strength, Requirement, TrashCost, Link, Memory, Points, Minimum, Influence };

/// The traits that only cards of one side have.
constexpr Traits corpTraits = corpFactions | corpTypes | bit(Trait::Barrier) | bit(Trait::CodeGate) |
                              bit(Trait::Sentry) | bit(Trait::Region) | bit(Trait::Bioroid) | bit(Trait::Persistent) |
                              bit(Trait::Advanceable);
constexpr Traits ofRunner = runnerFactions | runnerTypes | bit(Trait::Virus) | bit(Trait::Console);

std::vector<std::uint8_t> figuresFor(std::initializer_list<Printed> printed) {
    std::vector<std::uint8_t> figures;
    for (const Printed figure : printed) figures.push_back(static_cast<std::uint8_t>(figure));
    return figures;
}

std::vector<TraitWord> typeWords() {
    using enum Printed;
    std::vector<TraitWord> words;
    const auto type = [&words](const char* word, const char* plural, std::vector<std::uint8_t> figures, bool stays) {
        words.push_back({.word = word,
                         .plural = plural,
                         .group = Group::Type,
                         .figures = std::move(figures),
                         .staysInPlay = stays,
                         .passes = !stays,
                         .fixed = stays});
    };
    type("server", "servers", {}, true);
    type("identity", "identities", figuresFor({Link, Minimum, Influence}), true);
    type("agenda", "agendas", figuresFor({Requirement, Points, Influence}), true);
    type("asset", "assets", figuresFor({TrashCost, Influence}), true);
    type("upgrade", "upgrades", figuresFor({TrashCost, Influence}), true);
    type("operation", "operations", figuresFor({Influence}), false);
    type("ice", "ice", figuresFor({Strength, Influence}), true);
    type("event", "events", figuresFor({Influence}), false);
    type("icebreaker", "icebreakers", figuresFor({Strength, Memory, Influence}), true);
    type("program", "programs", figuresFor({Memory, Influence}), true);
    type("hardware", "hardware", figuresFor({Influence}), true);
    type("resource", "resources", figuresFor({Influence}), true);
    TraitWord& ice = words[static_cast<std::size_t>(Trait::Ice)];
    ice.one = "piece of ice";
    ice.hereText = "protecting this server";
    words[static_cast<std::size_t>(Trait::Agenda)].worksIn = index(Zone::Score);
    for (const Trait rezzed : {Trait::Asset, Trait::Upgrade, Trait::Ice})
        words[static_cast<std::size_t>(rezzed)].paidTo = "rez";
    for (const Trait set : {Trait::Server, Trait::Identity, Trait::Agenda})
        words[static_cast<std::size_t>(set)].unplayed = true;
    // A card has one type, except that icebreakers are also programs.
    constexpr Traits programs = bit(Trait::Icebreaker) | bit(Trait::Program);
    const Traits all = (Traits{1} << words.size()) - 1;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const Traits own = Traits{1} << i;
        words[i].against = all & ~((own & programs) != 0 ? programs : own);
    }
    return words;
}

std::vector<TraitWord> traitWords() {
    std::vector<TraitWord> words = typeWords();
    const auto quality = [&words](const char* word) {
        words.push_back({.word = word, .plural = word, .group = Group::Supertype});
    };
    for (const char* word :
         {"unique", "Haas-Bioroid", "jinteki", "NBN", "weyland", "neutral Corp", "anarch", "criminal", "shaper", "adam",
          "neutral Runner", "barrier", "code gate", "sentry", "virus", "region", "console"})
        quality(word);
    words[static_cast<std::size_t>(Trait::Icebreaker)].isSubtype = true;
    for (const Trait kind :
         {Trait::Barrier, Trait::CodeGate, Trait::Sentry, Trait::Virus, Trait::Region, Trait::Console})
        words[static_cast<std::size_t>(kind)].isSubtype = true;
    words.push_back({.word = "attached", .plural = "attached", .group = Group::Supertype, .clings = true});
    words.push_back({.word = "bioroid",
                     .plural = "bioroid",
                     .group = Group::Keyword,
                     .onCards = "Bioroid: The Runner may lose 1 click to break 1 subroutine on this ice."});
    words.push_back({.word = "persistent",
                     .plural = "persistent",
                     .group = Group::Keyword,
                     .onCards = "Persistent: If the Runner trashes this card while accessing it, its ability still "
                                "applies for the rest of the run."});
    words.push_back({.word = "limited", .plural = "limited", .group = Group::Keyword, .onCards = "Limit 1 per deck."});
    words.push_back({.word = "advanceable",
                     .plural = "advanceable",
                     .group = Group::Keyword,
                     .onCards = "You can advance this card."});
    words.push_back({.word = "installed", .plural = "installed", .group = Group::Standing});
    return words;
}

std::vector<FlagWord> flagWords() {
    return {{"rezzed", "unrezzed", "", "rezzed: face-up"},
            {"face-up", "face-down", "", "face-up in Archives"},
            {.word = "exhausted",
             .opposite = "ready",
             .cost = "exhaust",
             .meaning = "has been used this turn, if it can be used once per turn",
             .limit = "once per turn",
             .limitVerb = "exhaust",
             .firstTime = "the first time each turn"},
            {.word = "used in this encounter",
             .opposite = "not used in this encounter",
             .meaning = "has broken a subroutine in this encounter",
             .was = "was used in this encounter"}};
}

/// In the order of Printed.
std::vector<FigureWord> figureWords() {
    return {{"strength", "strength", "the strength of ice and icebreakers", slot(Figure::Strength)},
            {"advancement requirement", "advancement requirement",
             "the number of advancement counters needed to score the agenda", slot(Figure::Requirement), 1, 12},
            {"trash cost", "trash cost", "what the Runner pays to trash the card while accessing it",
             slot(Figure::TrashCost)},
            {"base link", "base link", "the link of an identity", slot(Figure::Link), 0, 5},
            {"memory cost", "memory cost", "the memory that a program needs", slot(Figure::Memory)},
            {"agenda points", "agenda points", "the points for an agenda in a score area", slot(Figure::Points)},
            {"minimum deck size", "minimum deck size", "the minimum deck size of an identity",
             slot(Figure::MinimumDeck), 30, 60},
            {"influence", "influence",
             "the influence cost in a deck of another faction; for an identity, the influence limit",
             slot(Figure::Influence)},
            {"subroutines", "number of subroutines", "the number of subroutines of ice", slot(Figure::Subroutines)}};
}

std::vector<CounterWord> counterWords() {
    return {{"credit", "credit", "credits", "credits hosted on a card"},
            {"virus", "virus counter", "virus counters", "the Corp can purge these"},
            {"power", "power counter", "power counters", "see the card"},
            {"advancement", "advancement counter", "advancement counters", "put on a card by advancing it"},
            {"agenda", "agenda counter", "agenda counters", "see the agenda"}};
}

std::vector<ZoneWord> zoneWords() {
    using Seen = ZoneWord::Seen;
    return {{.word = "deck",
             .seen = Seen::ByNobody,
             .ordered = true,
             .ofRole = {"R&D", "stack"},
             .text = {.in = "in {owner/deck}",
                      .from = "from {owner/deck}",
                      .top = "{player?put} {cards} on top of {owner/deck}",
                      .bottom = "{player?put} {cards} on the bottom of {owner/deck}",
                      .shuffled = "{player?shuffle} {cards} into {owner/deck}"}},
            {.word = "hand",
             .seen = Seen::ByOwner,
             .ofRole = {"HQ", "grip"},
             .text = {.in = "in {owner/hand}",
                      .from = "from {owner/hand}",
                      .top = "{player?add} {cards/from} to {owner/hand}"}},
            {.word = "play", .shared = true, .text = {.in = "installed", .from = "in play"}},
            {.word = "discard pile",
             .seen = Seen::ByOwner,
             .ofRole = {"Archives", "heap"},
             .text = {.in = "in {owner/discard pile}",
                      .from = "from {owner/discard pile}",
                      .top = "{player?put} {cards} into {owner/discard pile}"}},
            {.word = "score area",
             .shared = true,
             .text = {.in = "in {owner/score area}",
                      .from = "from {owner/score area}",
                      .top = "{player?put} {cards} into {owner/score area}"}},
            {.word = "limbo", .shared = true, .waiting = true, .text = {.in = "being played"}},
            {.word = "reserve", .ofTable = true, .waiting = true, .text = {.in = "not there yet"}},
            {.word = "removed cards",
             .text = {.in = "removed from the game",
                      .from = "removed from the game",
                      .top = "{player?remove} {cards} from the game"}}};
}

std::vector<DurationWord> durationWords() {
    return {{"this encounter", "for the remainder of this encounter", "during this encounter", false,
             "until the end of this encounter"},
            {"next encounter", "for the next encounter during this run", "during the next encounter of this run", false,
             "during the whole next encounter of this run", " during this run"},
            {"this run", "for the remainder of this run", "during this run", false,
             "until the end of this run; if there is no run yet, of the next run this turn"},
            {"this turn", "until the end of the turn", "this turn", false, "until the end of this turn"},
            {"the match", "for the rest of the game", "for the rest of the game", false, "until the end of the match"}};
}

std::vector<duelogue::Word> factWords() {
    return {
        {"your turn", "it's your turn", "it is the turn of the ability's controller"},
        {.word = "running", .text = "there is a run", .meaning = "there is a run", .during = "during a run"},
        {.word = "encountering",
         .text = "a piece of ice is being encountered",
         .meaning = "the Runner is encountering ice",
         .during = "during an encounter",
         .implied = "the encountered ice"},
        {"traced", "the trace is successful", "the last trace was successful: stronger than the link"},
        {"ran last turn", "the Runner made a run during their last turn", "the Runner made a run in their last turn"},
        {"succeeded last turn", "the Runner made a successful run during their last turn",
         "the Runner made a successful run in their last turn"},
        {"ran HQ", "you made a successful run on HQ this turn", "you made a successful run on HQ this turn"},
        {"scored this turn", "you scored an agenda this turn", "you scored an agenda this turn"},
        {"stole last turn", "the Runner stole an agenda during their last turn",
         "the Runner stole an agenda in their last turn"},
        {"bids differ", "the amounts differ", "the amounts of the last secret bids were different"},
        {.word = "was successful",
         .text = "that run was successful",
         .meaning = "the run that is ending was successful",
         .broad = "a run on a server",
         .narrow = "a successful run"},
        {.word = "accessing",
         .text = "you are accessing a card",
         .meaning = "you are accessing a card and have not trashed, stolen or left it yet",
         .during = "while you are accessing a card",
         .implied = "the accessed card"},
        {"fully broken", "the Runner broke every subroutine of that ice",
         "the Runner broke every subroutine in the encounter that is ending"},
        {"in Archives", "it is in Archives", "the accessed card is in Archives"},
        {"a price", "it is to pay a cost", "the event is part of paying a cost"},
        {.word = "its run",
         .text = "the run is its own",
         .meaning = "the run was made by this card",
         .during = "during that run",
         .broad = "a run on a server",
         .narrow = "that run"},
        {.word = "first net damage",
         .text = "it is the first time this turn",
         .meaning = "it is the first net damage this turn",
         .broad = "net damage",
         .narrow = "the first net damage of a turn"},
        {"first with a trash cost", "it is the first card with a trash cost that you access this turn",
         "the accessed card is the first one with a trash cost that you access this turn"}};
}

std::vector<duelogue::Word> detailWords() {
    return {{"set up", "set-up", "before the first turn"},
            {"start", "start of the turn", "the beginning of a turn"},
            {"draw", "draw phase", "the Corp's draw phase"},
            {"action", "action phase", "the action phase, in which players spend clicks"},
            {"discard", "discard phase", "the discard phase"},
            {"net", "net", "for damage: net damage"},
            {"meat", "meat", "for damage: meat damage"},
            {"core", "core", "for damage: core damage"},
            {"using", "to use", "for `pays for`: abilities of cards"},
            {"installing", "to install", "for `pays for`: installing cards"},
            {"tracing", "during traces", "for `pays for`: trace strength or link in a trace"},
            {"untagging", "to remove tags", "for `pays for`: the basic action that removes a tag"},
            {"anything", "on anything", "for `pays for`: anything that costs credits"},
            {"run", "run", "for `ends`: the end of a run"},
            {"encounter", "encounter", "for `ends`: the end of an encounter"}};
}

std::vector<NameWord> nameWords() {
    const Traits server = bit(Trait::Server);
    return {
        {"HQ", "HQ", "the server of the Corp's hand", false, server},
        {"R&D", "R&D", "the server of the Corp's deck", false, server},
        {"Archives", "Archives", "the server of the Corp's discard pile", false, server},
        {"attacked server", "the attacked server", "the server that the Runner is running on", false, server},
        {"encountered ice", "the encountered ice", "the ice that the Runner is encountering", false, bit(Trait::Ice)},
        {"accessed card", "the accessed card", "the card that the Runner is accessing", false},
        {"remembered card", "the chosen card", "the card that the verb `remember` named", false},
        {"central server", "a central server", "HQ, R&D or Archives", false, server},
        {"remote server", "a remote server", "any other server", false, server}};
}

}  // namespace

Vocabulary vocabulary() {
    Vocabulary words;
    words.game = "netrun";
    words.traits = traitWords();
    words.flags = flagWords();
    words.figures = figureWords();
    const auto counted = [](const char* word, const char* unit, const char* meaning, std::uint8_t role = 0xff) {
        return duelogue::Word{.word = word, .text = word, .meaning = meaning, .ofRole = role, .unit = unit};
    };
    words.playerValues = {
        counted("credits", "credit|credits", "what most costs are paid with"),
        counted("clicks", "click|clicks", "the clicks that the player has left this turn"),
        counted("tags", "tag|tags", "the Runner's tags", runner.value),
        {.word = "bad publicity",
         .text = "bad publicity",
         .meaning = "the Corp's bad publicity: the Runner gets that many credits for each run",
         .ofRole = corp.value,
         .isTaken = true},
        counted("agenda points", "agenda point|agenda points", "a player with enough of them wins"),
        {"core damage", "core damage", "lowers the Runner's maximum hand size by that much", runner.value},
        {"link", "link", "the Runner's link, which counts in traces", runner.value},
        {"memory", "memory", "the Runner's memory for programs", runner.value},
        {"hand size", "maximum hand size", "the maximum hand size at the end of a turn"}};
    words.counters = counterWords();
    words.resources = {{"C", "click"}};
    words.anyResource = "credits";
    words.pricesInWords = true;
    words.zones = zoneWords();
    words.inPlay = index(Zone::Play);
    words.verbs = verbWords();
    words.events = eventWords();
    words.durations = durationWords();
    words.facts = factWords();
    words.details = detailWords();
    words.roles = {{"corp", "the Corp", corpTraits, "the player who defends the servers"},
                   {"runner", "the Runner", ofRunner, "the player who makes runs on the servers"}};
    words.names = nameWords();
    words.relation = "advanceable by";
    words.loanWords = {
        {"click", "pay"}, {"subroutines", "abilities"}, {"influence", "stats"}, {"strength", "stats"}, {"move", "put"},
        {"add", "put"},   {"opponent", "runner"},       {"text", "abilities"}};
    words.fields = fieldWords(words);
    words.relationText = "can advance";
    words.style.target = "";
    words.style.playOn = "Install only on";
    words.style.playInto = "Install only in the root of";
    words.style.digits = true;
    words.style.beforeSubtypes = ": ";
    words.style.betweenSubtypes = " – ";
    words.style.subtypeTexts = {{"Gray-Ops", "Gray Ops"}, {"Black-Ops", "Black Ops"}};
    words.style.non = "non-";
    words.comparisons = {{.value = static_cast<std::uint8_t>(PlayerValue::Tags),
                          .term = Term::AtLeast,
                          .number = 1,
                          .text = "{player:be} tagged"}};
    words.play = "Play";
    words.bearer = "host";
    words.noPrice = "0 credits";
    words.place = static_cast<std::uint8_t>(Trait::Server);
    return words;
}

}  // namespace duelogue::netrun
