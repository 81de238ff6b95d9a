#include <initializer_list>
#include <utility>

#include "match/tribute/text/Vocabulary.h"

namespace duelogue::tribute {

namespace {

constexpr auto onField = index(Zone::Field);

template <class VerbNumber>
constexpr std::uint64_t bitOf(VerbNumber verb) {
    return std::uint64_t{1} << static_cast<unsigned>(verb);
}

/// All zones except the field.
constexpr std::uint32_t elsewhere = ~(std::uint32_t{1} << onField);

Parameter cards() { return {"cards", Slot::Cards, true}; }
Parameter monsters() { return {.name = "cards", .slot = Slot::Cards, .to = bit(Trait::Monster)}; }
Parameter player() { return {"player", Slot::Player, false}; }
Parameter lasting() { return {"for", Slot::Duration, true}; }

std::vector<VerbWord> actionVerbs() {
    std::vector<VerbWord> words;
    words.push_back(
        {.word = "special summon",
         .parameters = {monsters(), player()},
         .text = "{player?Special Summon} {cards/from}",
         .participle = "summoned",
         .from = elsewhere,
         .comes = true,
         .takesAway = true,
         .meaning = "special summons monsters to the player's side, face-up, in the position that the player chooses"});
    words.push_back({.word = "destroy",
                     .parameters = {cards()},
                     .text = "destroy {cards}",
                     .participle = "destroyed",
                     .happensIn = onField,
                     .takesAway = true,
                     .anywhere = true,
                     .covers = bitOf(Verb::BattleDestroy),
                     .meaning = "destroys cards on the field, which go to their owners' graveyards"});
    words.push_back({.word = "flip",
                     .parameters = {cards()},
                     .text = "turn {cards} face-up",
                     .participle = "turned face-up",
                     .happensIn = onField,
                     .meaning = "turns cards on the field face-up"});
    words.push_back({.word = "switch position",
                     .parameters = {monsters()},
                     .text = "change the position of {cards}",
                     .happensIn = onField,
                     .meaning = "changes monsters from attack to defense position, or back"});
    words.push_back({.word = "tribute",
                     .parameters = {monsters(), player()},
                     .text = "{player?Tribute} {cards}",
                     .participle = "tributed",
                     .chosenFrom = onField,
                     .happensIn = onField,
                     .takesAway = true,
                     .anywhere = true,
                     .meaning = "tributes monsters, which go to their owners' graveyards"});
    words.push_back({.word = "damage",
                     .parameters = {{"amount", Slot::Amount, true}, {"to", Slot::Player, true}},
                     .text = "inflict {amount} damage to {to}",
                     .computed = "inflict damage to {to} equal to {amount}",
                     .noun = "damage",
                     .covers = bitOf(Verb::BattleDamage),
                     .meaning = "deals damage to players' life points"});
    words.push_back({.word = "change",
                     .parameters = {monsters(),
                                    {"attack", Slot::Amount, false, false, true},
                                    {"defense", Slot::Second, false, false, true},
                                    lasting()},
                     .text = "{cards:}[ {attack~gain|lose} ATK]&[ {defense~gain|lose} DEF] {for}",
                     .happensIn = onField,
                     .meaning = "changes the attack and defense of monsters for a limited time"});
    words.push_back({.word = "take control",
                     .parameters = {monsters(), player(), lasting()},
                     .text = "{player?take} control of {cards} {for}",
                     .happensIn = onField,
                     .meaning = "gives the player control of monsters for a limited time"});
    words.push_back(
        {.word = "summon again",
         .parameters = {player()},
         .text = "{player?Normal Summon} or {:Set} 1 more monster",
         .meaning =
             "the player may normal summon or set another monster from their hand now, with the usual tributes"});
    words.push_back(
        {.word = "lend",
         .parameters = {monsters(), player(), lasting()},
         .text = "the first monster {player:Tribute} {for/before} must be {cards/that}, as if {player:} controlled it",
         .happensIn = onField,
         .meaning = "the first monsters that the player tributes must be these, even if the opponent controls them"});
    words.push_back({.word = "no battle",
                     .parameters = {player(), lasting()},
                     .text = "{player:} can't conduct a Battle Phase {for/before}",
                     .meaning = "the player can't have a battle phase for a limited time"});
    return words;
}

/// Returns a parameter that takes one of these words after the verb.
Parameter detail(const char* name, bool required, std::initializer_list<Detail> words) {
    Parameter parameter{name, Slot::Detail, required};
    for (const Detail word : words) parameter.among |= bitOf(word);
    return parameter;
}

VerbWord event(const char* word, std::vector<Parameter> parameters, const char* meaning) {
    return {.word = word, .parameters = std::move(parameters), .byRules = true, .meaning = meaning};
}

std::vector<VerbWord> events() {
    std::vector<VerbWord> words{
        event("is summoned",
              {monsters(), player(), detail("way", false, {Detail::Normal, Detail::FlipSummon, Detail::Special})},
              "a monster is summoned"),
        event("is ordinarily summoned",
              {monsters(), player(), detail("way", false, {Detail::Normal, Detail::FlipSummon})},
              "a monster is normal or flip summoned"),
        event("is set", {cards(), player()}, "a card is set on the field"),
        event("is used", {cards(), player()}, "a card or one of its effects is added to the chain"),
        event("attacks", {monsters(), {.name = "at", .slot = Slot::Onto, .required = false, .to = bit(Trait::Monster)}},
              "a monster attacks"),
        event("battle damage", {{"amount", Slot::Amount, true}, {"to", Slot::Player, true}},
              "a player takes battle damage"),
        event("is destroyed by battle", {monsters()}, "a monster is destroyed by battle"),
        event("has fought",
              {monsters(), {.name = "at", .slot = Slot::Onto, .required = false, .to = bit(Trait::Monster)}},
              "the damage of an attack has been calculated"),
        event("phase begins", {player(), detail("phase", true, {Detail::Standby, Detail::End})},
              "a phase of a player's turn begins")};
    words[0].covers = bitOf(Verb::OwnSummon);
    for (std::size_t i = 0; i < 3; ++i) words[i].comes = true;
    for (std::size_t i = 0; i < 2; ++i) words[i].thereFor = bitOf(Detail::FlipSummon);
    words[0].participle = "summoned";
    words[1].participle = "summoned";
    words[2].participle = "set";
    words[3].participle = "used";
    words[5].noun = "battle damage";
    words[6].participle = "destroyed by battle";
    words[7].before = VerbWord::Before::First;
    words[8].before = VerbWord::Before::First;
    return words;
}

std::vector<VerbWord> statements() {
    std::vector<VerbWord> words;
    words.push_back({.word = "changes",
                     .parameters = {monsters(),
                                    {"attack", Slot::Amount, false, false, true},
                                    {"defense", Slot::Second, false, false, true}},
                     .text = "{cards:}[ {attack~gain|lose} ATK]&[ {defense~gain|lose} DEF]",
                     .happensIn = onField,
                     .statement = true,
                     .meaning = "raises or lowers attack and defense, but never below 0, while the statement applies"});
    words.push_back({.word = "holds",
                     .parameters = {monsters()},
                     .text = "{cards:be} changed to defense position and can't change position",
                     .happensIn = onField,
                     .statement = true,
                     .meaning = "changes monsters to defense position, where they must stay"});
    words.push_back({.word = "shields",
                     .parameters = {cards()},
                     .text = "{cards:} can't be targeted by card effects",
                     .happensIn = onField,
                     .statement = true,
                     .meaning = "the cards can't be targeted by effects, including those of equip cards"});
    words.push_back({.word = "reverses",
                     .parameters = {},
                     .text = "effects that would increase ATK or DEF decrease them instead, and vice versa",
                     .statement = true,
                     .meaning = "effects that would increase attack or defense decrease it instead, and vice versa"});
    words.push_back({.word = "may call",
                     .parameters = {monsters()},
                     .text = "{once} you may Special Summon {cards/one/from}",
                     .from = elsewhere,
                     .statement = true,
                     .searches = true,
                     .meaning =
                         "once a turn, the player may special summon one of these monsters in a main, battle or end "
                         "phase of their turn, outside a chain"});
    return words;
}

}  // namespace

std::vector<VerbWord> verbWords() {
    std::vector<VerbWord> words = coreVerbWords();
    words[static_cast<std::size_t>(CoreVerb::Discard)].chosenFrom = index(Zone::Hand);
    words[static_cast<std::size_t>(CoreVerb::Discard)].happensIn = index(Zone::Hand);
    words[static_cast<std::size_t>(CoreVerb::Discard)].text = "{player?discard} {cards/zone}";
    words[static_cast<std::size_t>(CoreVerb::Reveal)].inPlay = "{player?reveal} {cards} without flipping {cards/it}";
    words[static_cast<std::size_t>(CoreVerb::Lose)].asPrice = "pay {amount} {value}";
    for (auto&& part : {actionVerbs(), events(), statements()}) words.insert(words.end(), part.begin(), part.end());
    return words;
}

}  // namespace duelogue::tribute
