#include "match/arcana/text/VerbVocabulary.h"

#include <utility>

#include "match/arcana/text/Vocabulary.h"

namespace duelogue::arcana {

namespace {

constexpr auto inPlay = index(Zone::Battlefield);
constexpr auto onStack = index(Zone::Stack);

Parameter cards() { return {"cards", Slot::Cards, true}; }
Parameter creatures() { return {.name = "cards", .slot = Slot::Cards, .to = bit(Trait::Creature)}; }
Parameter amount() { return {"amount", Slot::Amount, true}; }
Parameter player() { return {"player", Slot::Player, false}; }
/// The subject of a static ability; without it, the card itself.
Parameter about() { return {.name = "cards", .slot = Slot::Subject, .required = false, .to = bit(Trait::Creature)}; }

std::vector<VerbWord> ownVerbs() {
    std::vector<VerbWord> words;
    words.push_back({.word = "damage",
                     .parameters = {amount(),
                                    {.name = "to", .slot = Slot::Cards, .players = true, .to = bit(Trait::Creature)},
                                    {"from", Slot::Subject, false}},
                     .text = "{from:deal} {amount} damage to {to/each}",
                     .computed = "{from:deal} damage to {to/each} equal to {amount}",
                     .noun = "damage",
                     .happensIn = inPlay,
                     .meaning = "deals damage to cards or players"});
    words.push_back({.word = "destroy",
                     .parameters = {cards()},
                     .text = "destroy {cards}",
                     .participle = "destroyed",
                     .happensIn = inPlay,
                     .takesAway = true,
                     .anywhere = true,
                     .meaning = "puts cards in play into their owners' graveyards, unless they are indestructible"});
    words.push_back({.word = "sacrifice",
                     .parameters = {cards(), player()},
                     .text = "{player?sacrifice} {cards}",
                     .participle = "sacrificed",
                     .chosenFrom = inPlay,
                     .happensIn = inPlay,
                     .takesAway = true,
                     .anywhere = true,
                     .meaning = "the player puts cards that they control into their owners' graveyards"});
    words.push_back({.word = "tap",
                     .parameters = {cards()},
                     .text = "tap {cards}",
                     .participle = "tapped",
                     .happensIn = inPlay,
                     .entering = true,
                     .meaning = "taps cards in play"});
    words.push_back({.word = "untap",
                     .parameters = {cards()},
                     .text = "untap {cards}",
                     .participle = "untapped",
                     .happensIn = inPlay,
                     .meaning = "untaps cards in play"});
    words.push_back({.word = "counter",
                     .parameters = {cards()},
                     .text = "counter {cards}",
                     .participle = "countered",
                     .happensIn = onStack,
                     .anywhere = true,
                     .meaning = "removes spells from the stack without effect"});
    words.push_back({.word = "change",
                     .parameters = {cards(),
                                    {"power", Slot::Amount, false},
                                    {"toughness", Slot::Second, false},
                                    {"gains", Slot::TraitSet, false},
                                    {"for", Slot::Duration, true}},
                     .text = "{cards:} [{:get} {+power}/{+toughness}]&[{:gain} {gains}] {for}",
                     .participle = "changed",
                     .happensIn = inPlay,
                     .meaning = "changes power and toughness, or gives keywords, for a limited time"});
    words.push_back({.word = "add",
                     .parameters = {amount(), {"kind", Slot::Resource, true}, player()},
                     .text = "{player?add} {amount} {kind/colorless}",
                     .meaning = "adds mana of one color to the player's mana pool"});
    words.push_back({.word = "extra turn",
                     .parameters = {player()},
                     .text = "{player?take} an extra turn after this one",
                     .meaning = "the player takes another turn after this one"});
    words.push_back({.word = "lose the game",
                     .parameters = {player()},
                     .text = "{player:lose} the game",
                     .meaning = "the player loses the game"});
    return words;
}

std::vector<VerbWord> rulesVerbs() {
    return {{.word = "attack", .parameters = {creatures()}, .byRules = true, .meaning = "a creature attacks"},
            {.word = "block", .parameters = {creatures()}, .byRules = true, .meaning = "a creature blocks"},
            {.word = "cast",
             .parameters = {cards()},
             .comes = true,
             .byRules = true,
             .anywhere = true,
             .meaning = "a spell is cast"},
            {.word = "play land",
             .parameters = {cards()},
             .participle = "played",
             .comes = true,
             .byRules = true,
             .anywhere = true,
             .meaning = "a land is played"},
            {.word = "begin",
             .parameters = {player(), {"step", Slot::Detail, true}},
             .byRules = true,
             .before = VerbWord::Before::First,
             .meaning = "a step of a player's turn begins"}};
}

std::vector<VerbWord> combatStatements() {
    std::vector<VerbWord> words;
    words.push_back({.word = "can't attack",
                     .parameters = {about()},
                     .text = "{cards:} can't attack",
                     .happensIn = inPlay,
                     .statement = true,
                     .meaning = "can't be declared as an attacker"});
    words.push_back({.word = "can't block",
                     .parameters = {about()},
                     .text = "{cards:} can't block",
                     .happensIn = inPlay,
                     .statement = true,
                     .meaning = "can't be declared as a blocker"});
    words.push_back(
        {.word = "can't be blocked",
         .parameters = {{.name = "by", .slot = Slot::Cards, .required = false, .to = bit(Trait::Creature)}, about()},
         .text = "{cards:} can't be blocked[ by {by/plain}]",
         .happensIn = inPlay,
         .statement = true,
         .meaning = "can't be blocked by the creatures that `by` describes; without `by`, by no creature"});
    words.push_back({.word = "can block only",
                     .parameters = {{.name = "blocked", .slot = Slot::Cards, .to = bit(Trait::Creature)}, about()},
                     .text = "{cards:} can block only {blocked/plain}",
                     .happensIn = inPlay,
                     .statement = true,
                     .meaning = "can block only these creatures"});
    words.push_back({.word = "can't be blocked by more than",
                     .parameters = {amount(), about()},
                     .text = "{cards:} can't be blocked by more than {amount#=creature|creatures}",
                     .happensIn = inPlay,
                     .statement = true,
                     .meaning = "can't be blocked by more than that many creatures"});
    words.push_back({.word = "must attack",
                     .parameters = {about(), player()},
                     .text = "{cards:attack}[ {player}] if able",
                     .happensIn = inPlay,
                     .statement = true,
                     .meaning = "must attack if able; with `player`, it must attack that player"});
    words.push_back({.word = "must be blocked",
                     .parameters = {about()},
                     .text = "all creatures able to block {cards} do so",
                     .happensIn = inPlay,
                     .statement = true,
                     .meaning = "all creatures able to block it must do so"});
    return words;
}

std::vector<VerbWord> otherStatements() {
    std::vector<VerbWord> words;
    words.push_back({.word = "doesn't untap",
                     .parameters = {cards()},
                     .text = "{cards:do}n't untap",
                     .happensIn = inPlay,
                     .statement = true,
                     .meaning = "doesn't untap during its controller's untap step"});
    words.push_back({.word = "skips combat",
                     .parameters = {player()},
                     .text = "{player:skip} all combat phases",
                     .statement = true,
                     .meaning = "the player skips all combat phases"});
    words.push_back({.word = "more lands",
                     .parameters = {amount(), player()},
                     .text = "{player:} may play up to {amount#=additional land|additional lands}",
                     .statement = true,
                     .meaning = "the player may play that many additional lands each turn"});
    words.push_back({.word = "boost",
                     .parameters = {cards(),
                                    {"power", Slot::Amount, false},
                                    {"toughness", Slot::Second, false},
                                    {"gains", Slot::TraitSet, false}},
                     .text = "{cards:} [{:get} {+power}/{+toughness}]&[{:have} {gains}]",
                     .happensIn = inPlay,
                     .statement = true,
                     .meaning = "gives power, toughness and keywords while the statement applies"});
    return words;
}

}  // namespace

std::vector<VerbWord> verbWords() {
    std::vector<VerbWord> words = coreVerbWords();
    VerbWord& discard = words[static_cast<std::size_t>(CoreVerb::Discard)];
    discard.chosenFrom = discard.happensIn = index(Zone::Hand);
    discard.text = "{player?discard} {cards/zone}";
    words[static_cast<std::size_t>(CoreVerb::Lose)].asPrice = "pay {amount} {value}";
    for (const auto& more : {ownVerbs(), rulesVerbs(), combatStatements(), otherStatements()}) {
        words.insert(words.end(), more.begin(), more.end());
    }
    return words;
}

}  // namespace duelogue::arcana
