#include "match/tribute/text/Vocabulary.h"

namespace duelogue::tribute {

namespace {

using About = EventWord::About;

template <class VerbNumber>
constexpr std::uint8_t number(VerbNumber verb) {
    return static_cast<std::uint8_t>(verb);
}

EventWord phaseEvent(const char* word, Detail phase, const char* text, const char* meaning) {
    return {word, {.verb = number(Verb::PhaseBegins), .detail = number(phase)}, About::Player, "during", text, meaning};
}

}  // namespace

std::vector<EventWord> eventWords() {
    const auto from = index(Zone::Field);
    const Pattern destroyed{.verb = number(Verb::Destroy), .from = from};
    const Pattern fallsInBattle{.verb = number(Verb::BattleDestroy), .from = from};
    const Pattern leaves{.verb = number(CoreVerb::Move), .from = from};
    const Pattern falls{.verb = number(CoreVerb::Move), .from = from, .to = index(Zone::Graveyard)};
    return {{"is summoned",
             {.verb = number(Verb::Summon)},
             About::Card,
             "when",
             "{card:be} Summoned",
             "a monster is summoned in any way"},
            {"is normal or flip summoned",
             {.verb = number(Verb::OwnSummon)},
             About::Card,
             "when",
             "{card:be} Normal or Flip Summoned",
             "a monster is normal summoned, with or without tributes, or flip summoned"},
            {"is normal summoned",
             {.verb = number(Verb::OwnSummon), .detail = number(Detail::Normal)},
             About::Card,
             "when",
             "{card:be} Normal Summoned",
             "a monster is normal summoned, with or without tributes"},
            {"is flip summoned",
             {.verb = number(Verb::OwnSummon), .detail = number(Detail::FlipSummon)},
             About::Card,
             "when",
             "{card:be} Flip Summoned",
             "a monster is flip summoned: its player turns it face-up"},
            {.word = "is flipped",
             .pattern = {.verb = number(Verb::Flip)},
             .about = About::Card,
             .opening = "when",
             .text = "{card:be} turned face-up",
             .meaning = "a monster is turned face-up by its player, by an attack, or by an effect",
             .label = "FLIP"},
            {"is destroyed", destroyed, About::Card, "when", "{card:be} destroyed",
             "a card is destroyed, by battle or by an effect"},
            {"is destroyed by battle", fallsInBattle, About::Card, "when", "{card:be} destroyed by battle",
             "a monster is destroyed by battle, after the damage"},
            {"leaves the field", leaves, About::Card, "when", "{card:leave} the field",
             "a card leaves the field for any zone"},
            {"falls", falls, About::Card, "when", "{card:be} sent from the field to the graveyard",
             "a card goes from the field to the graveyard for any reason"},
            {"attacks",
             {.verb = number(Verb::Attack)},
             About::Card,
             "when",
             "{card:attack}[ {at/plain}]",
             "a monster declares an attack"},
            {"has attacked",
             {.verb = number(Verb::Fought)},
             About::Card,
             "after",
             "{card:attack} {at|a monster} and damage is calculated",
             "the damage of an attack has been calculated; destroyed monsters are still on the field"},
            {"takes battle damage",
             {.verb = number(Verb::BattleDamage)},
             About::Player,
             "when",
             "{player:take} battle damage",
             "a player takes battle damage"},
            {"takes damage",
             {.verb = number(Verb::Damage)},
             About::Player,
             "when",
             "{player:take} damage",
             "a player takes damage by battle or by an effect; paying life points is not damage"},
            phaseEvent("standby phase", Detail::Standby, "{player/of} Standby Phase", "a standby phase begins"),
            phaseEvent("end phase", Detail::End, "{player/of} End Phase", "an end phase begins")};
}

}  // namespace duelogue::tribute
