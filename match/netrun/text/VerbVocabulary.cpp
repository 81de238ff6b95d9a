#include <string>
#include <string_view>
#include <utility>

#include "match/netrun/text/Vocabulary.h"

namespace duelogue::netrun {

namespace {

using Before = VerbWord::Before;

constexpr auto inPlay = index(Zone::Play);

template <class VerbNumber>
constexpr std::uint64_t bitOf(VerbNumber verb) {
    return std::uint64_t{1} << static_cast<unsigned>(verb);
}

/// `to`: the types of cards that the verb can affect; 0: all.
Parameter cards(Traits to = 0, const char* name = "cards") { return {.name = name, .slot = Slot::Cards, .to = to}; }
/// The same for an argument that was once called "on", which YAML 1.1 reads as a boolean.
Parameter onceOn(const char* name, Traits to = 0) {
    return {.name = name, .slot = Slot::Cards, .to = to, .formerly = "on"};
}
Parameter amount() { return {"amount", Slot::Amount, true}; }
Parameter player() { return {"player", Slot::Player, false}; }
Parameter lasting() { return {"for", Slot::Duration, true}; }
Parameter counter() { return {"counter", Slot::Counter, true}; }

template <class Word>
std::uint64_t oneOf(std::initializer_list<Word> some) {
    std::uint64_t bits = 0;
    for (const Word word : some) bits |= bitOf(word);
    return bits;
}
Parameter damageKind() {
    return {.name = "kind", .slot = Slot::Detail, .among = oneOf({Detail::Net, Detail::Meat, Detail::Core})};
}

/// The types that can be face-down, can be rezzed, or have a strength, regardless of other traits.
constexpr Traits corpCardTypes = rootTypes | bit(Trait::Ice);
constexpr Traits rezzable = bit(Trait::Asset) | bit(Trait::Upgrade) | bit(Trait::Ice);
constexpr Traits strong = bit(Trait::Ice) | bit(Trait::Icebreaker) | bit(Trait::Program);
constexpr Traits installable =
    corpCardTypes | bit(Trait::Icebreaker) | bit(Trait::Program) | bit(Trait::Hardware) | bit(Trait::Resource);
constexpr Traits kinds =
    bit(Trait::Barrier) | bit(Trait::CodeGate) | bit(Trait::Sentry) | bit(Trait::Virus) | bit(Trait::Bioroid);
constexpr Traits playable = bit(Trait::Operation) | bit(Trait::Event);

std::vector<VerbWord> changes() {
    std::vector<VerbWord> words;
    words.push_back({.word = "place",
                     .parameters = {counter(), amount(), onceOn("onto")},
                     .text = "place {counter} on {onto/each of}",
                     .meaning = "puts counters on cards"});
    words.push_back({.word = "remove",
                     .parameters = {counter(), amount(), {"from", Slot::Cards, true}},
                     .text = "remove {counter} from {from}",
                     .ofThis = "{counter/hosted}",
                     .meaning = "removes counters from cards; if there are fewer, removes all of them"});
    words.push_back({.word = "advance",
                     .parameters = {cards(corpCardTypes), player()},
                     .text = "{player?advance} {cards}",
                     .participle = "advanced",
                     .happensIn = inPlay,
                     .meaning = "puts an advancement counter on cards that can be advanced"});
    words.push_back({.word = "damage",
                     .parameters = {damageKind(), amount(), {"player", Slot::Player, true}},
                     .text = "{player?suffer} {amount} {kind} damage",
                     .computed = "{player?suffer} {kind} damage equal to {amount}",
                     .noun = "damage",
                     .ofRole = runner.value,
                     .meaning = "the player trashes that many random cards from their hand; core damage also lowers "
                                "the maximum hand size"});
    words.push_back({.word = "sure damage",
                     .parameters = {damageKind(), amount(), {"player", Slot::Player, true}},
                     .text = "{player?suffer} {amount} {kind} damage, which can't be prevented",
                     .ofRole = runner.value,
                     .before = Before::Nothing,
                     .meaning = "does damage that can't be prevented"});
    words.push_back({.word = "tag",
                     .parameters = {amount(), {"player", Slot::Player, true}},
                     .text = "{player?take} {amount#tag|tags}",
                     .computed = "{player?take} tags equal to {amount}",
                     .noun = "tag",
                     .ofRole = runner.value,
                     .meaning = "gives tags to a player"});
    words.push_back({.word = "trash",
                     .parameters = {cards(), player()},
                     .text = "{player?trash} {cards}",
                     .participle = "trashed",
                     .takesAway = true,
                     .anywhere = true,
                     .meaning = "puts cards into their owners' discard piles"});
    words.push_back({.word = "expose",
                     .parameters = {cards(corpCardTypes), player()},
                     .text = "{player?expose} {cards}",
                     .noun = "exposure",
                     .participle = "exposed",
                     .happensIn = inPlay,
                     .meaning = "shows unrezzed cards to all players"});
    words.push_back({.word = "rez",
                     .parameters = {cards(rezzable), player()},
                     .text = "{player?rez} {cards}",
                     .participle = "rezzed",
                     .happensIn = inPlay,
                     .covers = bitOf(Verb::RezFree),
                     .meaning = "rezzes the Corp's cards, paying their cost"});
    words.push_back({.word = "rez free",
                     .parameters = {cards(rezzable), player()},
                     .text = "{player?rez} {cards}, ignoring all costs",
                     .participle = "rezzed",
                     .happensIn = inPlay,
                     .meaning = "rezzes the Corp's cards, ignoring their cost"});
    words.push_back({.word = "derez",
                     .parameters = {cards(rezzable)},
                     .text = "derez {cards}",
                     .participle = "derezzed",
                     .happensIn = inPlay,
                     .meaning = "derezzes cards, which turns them face-down"});
    return words;
}

std::vector<VerbWord> actionVerbs() {
    std::vector<VerbWord> words;
    words.push_back({.word = "install",
                     .parameters = {cards(installable), {"cheaper by", Slot::Amount, false}, player()},
                     .text = "{player?install} {cards/from}[, lowering the install cost by {cheaper by}]",
                     .participle = "installed",
                     .before = Before::Nothing,
                     .meaning = "installs cards, paying their cost"});
    words.push_back({.word = "install free",
                     .parameters = {cards(corpCardTypes), player()},
                     .text = "{player?install} and rez {cards}, ignoring all costs",
                     .participle = "installed",
                     .before = Before::Nothing,
                     .meaning = "installs and rezzes the Corp's cards, ignoring all costs"});
    words.push_back({.word = "play",
                     .parameters = {cards(playable), player()},
                     .text = "{player?play} {cards/from}",
                     .participle = "played",
                     .before = Before::Nothing,
                     .meaning = "plays operations or events one after another, paying their cost"});
    words.push_back({.word = "play bare",
                     .parameters = {cards(playable), player()},
                     .text = "{player?play} {cards}, ignoring additional costs",
                     .participle = "played",
                     .before = Before::Nothing,
                     .meaning = "plays operations or events for their play cost, ignoring additional costs"});
    words.push_back(
        {.word = "run",
         .parameters = {onceOn("server", bit(Trait::Server))},
         .text = "run {server}",
         .begins = bitOf(Duration::NextEncounter) | bitOf(Duration::Run),
         .meaning = "the Runner makes a run on a server; the instructions after it wait until the run has ended"});
    words.push_back({.word = "end run", .text = "end the run", .meaning = "ends the run, which is then unsuccessful"});
    words.push_back({.word = "break",
                     .parameters = {amount(), onceOn("of", bit(Trait::Ice)), player()},
                     .text = "{player?break} {amount#<~subroutine|~subroutines} {of/rest}",
                     .computed = "{player?break} subroutines on {of/plain}, up to {amount}",
                     .happensIn = inPlay,
                     .meaning = "breaks up to that many subroutines of the encountered ice, if it matches `of`"});
    words.push_back({.word = "bypass",
                     .parameters = {cards(bit(Trait::Ice)), player()},
                     .text = "{player?bypass} {cards}",
                     .participle = "bypassed",
                     .happensIn = inPlay,
                     .meaning = "bypasses the ice: the encounter with it ends at once"});
    words.push_back({.word = "move out",
                     .parameters = {{"player", Slot::Player, true}},
                     .text = "{player:move} to the outermost position of the attacked server",
                     .meaning = "the Runner moves to the outermost position of the attacked server"});
    words.push_back({.word = "change server",
                     .parameters = {cards(bit(Trait::Server), "to")},
                     .text = "change the attacked server to {to}",
                     .meaning = "changes the server that the run attacks"});
    words.push_back({.word = "access more",
                     .parameters = {amount()},
                     .text = "access {amount#=additional card|additional cards}",
                     .computed = "access additional cards equal to {amount}",
                     .meaning = "the Runner accesses that many additional cards in the current breach"});
    words.push_back({.word = "forfeit",
                     .parameters = {cards(bit(Trait::Agenda)), player()},
                     .text = "{player?forfeit} {cards}",
                     .participle = "forfeited",
                     .chosenFrom = index(Zone::Score),
                     .takesAway = true,
                     .anywhere = true,
                     .meaning = "removes agendas in the player's score area from the game"});
    words.push_back({.word = "take",
                     .parameters = {amount(), {"from", Slot::Cards, true}, player()},
                     .text = "{player?take} {amount#credit|credits} from {from}",
                     .computed = "{player?take} credits equal to {amount} from {from}",
                     .happensIn = inPlay,
                     .meaning = "the player takes credits from a card; if there are fewer, all of them"});
    words.push_back({.word = "boost",
                     .parameters = {cards(strong), {"strength", Slot::Amount, true, false, true}, lasting()},
                     .text = "{cards:get} {+strength} strength {for}",
                     .ofThis = "{+strength} strength {for}",
                     .happensIn = inPlay,
                     .meaning = "gives strength to ice and icebreakers for a limited time"});
    words.push_back({.word = "become",
                     .parameters = {cards(), {.name = "also", .slot = Slot::TraitSet, .among = kinds}, lasting()},
                     .text = "{cards:gain} {also} {for}",
                     .happensIn = inPlay,
                     .meaning = "gives further subtypes to cards for a limited time"});
    words.push_back({.word = "trace",
                     .parameters = {amount()},
                     .text = "trace {amount}",
                     .computed = "trace with a strength equal to {amount}",
                     .meaning =
                         "starts a trace: both players may pay to raise the trace strength and the link; after that, "
                         "`traced` says whether it succeeded, and `that much` by how much"});
    words.push_back({.word = "psi",
                     .text = "you and the Runner secretly spend 0, 1, or 2 credits",
                     .ofRole = corp.value,
                     .meaning = "both players secretly spend 0, 1 or 2 credits; after that, `bids differ` says whether "
                                "the amounts differ"});
    words.push_back(
        {.word = "exhaust",
         .parameters = {cards()},
         .text = "exhaust {cards}",
         .before = Before::Nothing,
         .meaning = "the card is `exhausted` until the end of the turn; this limits an ability to once per turn"});
    words.push_back({.word = "remember",
                     .parameters = {cards(), player()},
                     .text = "{player?choose} {cards}",
                     .meaning = "`remembered card` means this card while the card that has the ability is in play"});
    words.push_back(
        {.word = "must trash",
         .parameters = {cards(bit(Trait::Asset) | bit(Trait::Upgrade)), {"player", Slot::Player, true}},
         .text = "{player:have} to pay the trash cost of {cards} if able",
         .ofRole = runner.value,
         .meaning = "the player must trash the accessed card if they can pay its trash cost, and can't use other cards "
                    "on it"});
    return words;
}

std::vector<VerbWord> events() {
    std::vector<VerbWord> words;
    words.push_back({.word = "pay",
                     .parameters = {amount(), player()},
                     .text = "{player?pay} {amount#credit|credits}",
                     .computed = "{player?pay} credits equal to {amount}",
                     .participle = "paid",
                     .before = Before::Nothing,
                     .meaning = "the player pays that many credits, or none if they have too few"});
    const auto event = [&words](const char* word, Traits to, const char* meaning, Before before = Before::Anything) {
        const std::string_view passive = "is ";
        const std::string whole = word;
        words.push_back({.word = whole,
                         .parameters = {cards(to), player()},
                         .participle = whole.starts_with(passive) ? whole.substr(passive.size()) : std::string(),
                         .byRules = true,
                         .anywhere = true,
                         .before = before,
                         .meaning = meaning});
    };
    event("is installed", installable, "a card has been installed", Before::First);
    event("is played", playable, "an operation or an event is played; its effect follows", Before::First);
    words.push_back({.word = "turn",
                     .parameters = {player()},
                     .byRules = true,
                     .anywhere = true,
                     .before = Before::First,
                     .meaning = "a player's turn begins, or its discard phase ends"});
    event("run begins", bit(Trait::Server), "a run on a server begins", Before::First);
    event("ends", bit(Trait::Server) | bit(Trait::Ice), "a run on a server ends, or an encounter with ice ends",
          Before::First);
    event("is encountered", bit(Trait::Ice), "the Runner encounters ice", Before::First);
    event("is approached", bit(Trait::Server), "the Runner approaches a server after passing all of its ice",
          Before::First);
    event("succeeds", bit(Trait::Server), "a run on a server becomes successful; the breach follows in any case");
    event("is breached", bit(Trait::Server), "the Runner breaches a server");
    event("is accessed", corpTypes, "the Runner accesses a card");
    event("is stolen", bit(Trait::Agenda), "the Runner steals an agenda");
    event("is scored", bit(Trait::Agenda), "the Corp scores an agenda");
    event("fires", bit(Trait::Ice), "a subroutine of ice resolves", Before::Nothing);
    return words;
}

std::vector<VerbWord> statements() {
    std::vector<VerbWord> words;
    const auto state = [&words](const char* word, std::vector<Parameter> parameters, const char* text,
                                const char* meaning, const char* computed = "") -> VerbWord& {
        words.push_back({.word = word,
                         .parameters = std::move(parameters),
                         .text = text,
                         .computed = computed,
                         .statement = true,
                         .searches = true,
                         .meaning = meaning});
        return words.back();
    };
    state("stronger", {cards(strong), {"strength", Slot::Amount, true}}, "{cards:have} {+strength} strength",
          "raises strength while the statement applies", "the strength of {cards} is raised by {strength}");
    state("weaker", {cards(strong), {"strength", Slot::Amount, true}}, "{cards:get} -{strength} strength",
          "lowers strength while the statement applies", "the strength of {cards} is lowered by {strength}");
    state("more",
          {{.name = "value",
            .slot = Slot::Value,
            .among = oneOf({PlayerValue::Link, PlayerValue::Memory, PlayerValue::HandSize})},
           amount()},
          "you have {+amount} {value}", "raises a value of the player while the statement applies");
    state("cheaper", {cards((installable | playable) & ~bit(Trait::Agenda)), {"by", Slot::Amount, true}},
          "{cards:cost} {by#=credit|credits} less", "lowers the cost of playing, installing or rezzing the cards");
    state("steal cost",
          {{.name = "cards", .slot = Slot::Cards, .required = false, .to = bit(Trait::Agenda)},
           {"from", Slot::Onto, false},
           amount()},
          "stealing [{cards}]&[an agenda from {from}] costs {amount#=additional credit|additional credits}",
          "the Runner can steal the agendas only by paying that many additional credits");
    state("easier", {cards(bit(Trait::Agenda)), {"by", Slot::Amount, true}},
          "{cards:need} {by#=fewer advancement counter|fewer advancement counters} to be scored",
          "lowers the number of advancement counters needed to score the agendas");
    state("recurring", {amount()}, "{amount#=recurring credit|recurring credits}",
          "at the beginning of each of its owner's turns, the card is refilled to that many credits; can't be used in "
          "`for`")
        .ofCards = true;
    state("pays for",
          {{.name = "what",
            .slot = Slot::Detail,
            .among = oneOf({Detail::Using, Detail::Installing, Detail::Tracing, Detail::Untagging, Detail::Anything})},
           {"cards", Slot::Cards, false}},
          "you can spend hosted credits {what}[ {cards/plain}]", "how the credits on the card may be spent");
    state("wrecks", {cards(bit(Trait::Ice))}, "when the strength of {cards} is 0 or less, trash it",
          "the ice is trashed as soon as its strength is 0");
    VerbWord& hosts = state(
        "hosts", {cards(bit(Trait::Program) | bit(Trait::Icebreaker)), {"memory", Slot::Amount, true}},
        "this program can host {cards/plain} with a total of up to {memory} memory, which does not count toward your "
        "memory limit",
        "the card can host programs with up to that much memory in total, which does not count toward the memory "
        "limit");
    hosts.ofRole = runner.value;
    state("picks", {{.name = "kind", .slot = Slot::Detail, .among = oneOf({Detail::Net})}},
          "for the first {kind} damage that the Runner suffers each turn, you may look at the grip and choose the card "
          "that is trashed",
          "for the first such damage each turn, the Corp chooses one of the trashed cards, instead of a random one")
        .ofRole = corp.value;
    return words;
}

}  // namespace

std::vector<VerbWord> verbWords() {
    std::vector<VerbWord> words = coreVerbWords();
    const auto wordOf = [&words](CoreVerb verb) -> VerbWord& { return words[static_cast<std::size_t>(verb)]; };
    wordOf(CoreVerb::Move).word = "put";
    wordOf(CoreVerb::Discard).chosenFrom = index(Zone::Hand);
    wordOf(CoreVerb::Gain).text = "{player?gain} {amount} {value}";
    wordOf(CoreVerb::Lose).text = "{player?lose} {amount} {value}";
    wordOf(CoreVerb::Gain).computed = "{player?gain} {value} equal to {amount}";
    wordOf(CoreVerb::Lose).computed = "{player?lose} {value} equal to {amount}";
    // The other values of a player are derived from cards.
    for (const CoreVerb verb : {CoreVerb::Gain, CoreVerb::Lose}) {
        for (Parameter& parameter : wordOf(verb).parameters) {
            if (parameter.slot == Slot::Value)
                parameter.among =
                    oneOf({PlayerValue::Credits, PlayerValue::Clicks, PlayerValue::Tags, PlayerValue::BadPublicity});
        }
    }
    for (auto group : {changes(), actionVerbs(), events(), statements()}) {
        for (VerbWord& word : group) words.push_back(std::move(word));
    }
    return words;
}

}  // namespace duelogue::netrun
