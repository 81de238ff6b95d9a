#include "match/arcana/text/VerbVocabulary.h"
#include "match/arcana/text/Vocabulary.h"

namespace duelogue::arcana {

namespace {

using About = EventWord::About;

template <class VerbNumber>
constexpr std::uint8_t number(VerbNumber verb) {
    return static_cast<std::uint8_t>(verb);
}

std::vector<EventWord> cardEvents() {
    const Pattern enters{.verb = number(CoreVerb::Move), .to = number(Zone::Battlefield)};
    const Pattern dies{
        .verb = number(CoreVerb::Move), .from = number(Zone::Battlefield), .to = number(Zone::Graveyard)};
    const Pattern leaves{.verb = number(CoreVerb::Move), .from = number(Zone::Battlefield)};
    return {{"enters", enters, About::Card, "when", "{card:enter}", "a card enters the battlefield"},
            {"dies", dies, About::Card, "when", "{card:die}", "a card is put from the battlefield into a graveyard"},
            {"leaves", leaves, About::Card, "when", "{card:leave} the battlefield", "a card leaves the battlefield"},
            {"attacks", {.verb = number(Verb::Attack)}, About::Card, "whenever", "{card:attack}", "a creature attacks"},
            {"blocks", {.verb = number(Verb::Block)}, About::Card, "whenever", "{card:block}", "a creature blocks"},
            {"becomes tapped",
             {.verb = number(Verb::Tap)},
             About::Card,
             "whenever",
             "{card:become} tapped",
             "a card in play becomes tapped"},
            {"is dealt damage",
             {.verb = number(Verb::Damage)},
             About::Card,
             "whenever",
             "{card:be} dealt damage",
             "a card is dealt damage"},
            {"deals damage",
             {.verb = number(Verb::Damage)},
             About::Source,
             "whenever",
             "{source:deal} damage[ to {card}][ to {player}]",
             "a card deals damage"},
            {"deals combat damage",
             {.verb = number(Verb::Damage), .detail = combatDetail},
             About::Source,
             "whenever",
             "{source:deal} combat damage[ to {card}][ to {player}]",
             "a card deals combat damage"}};
}

std::vector<EventWord> playerEvents() {
    return {{"casts",
             {.verb = number(Verb::Cast), .to = number(Zone::Stack)},
             About::Player,
             "whenever",
             "{player:cast} {card|a spell}",
             "a player casts a spell"},
            {"draws",
             {.verb = number(CoreVerb::Draw)},
             About::Player,
             "whenever",
             "{player:draw} a card",
             "a player draws a card"},
            {"discards",
             {.verb = number(CoreVerb::Discard)},
             About::Player,
             "whenever",
             "{player:discard} {card|a card}",
             "a player discards a card"},
            {"gains life",
             {.verb = number(CoreVerb::Gain), .detail = number(PlayerValue::Life)},
             About::Player,
             "whenever",
             "{player:gain} life",
             "a player gains life"},
            {"loses life",
             {.verb = number(CoreVerb::Lose), .detail = number(PlayerValue::Life)},
             About::Player,
             "whenever",
             "{player:lose} life",
             "a player loses life"}};
}

EventWord stepEvent(const char* word, Step step, const char* text, const char* meaning) {
    return {word, {.verb = number(Verb::BeginStep), .detail = number(step)}, About::Player, "at", text, meaning};
}

std::vector<EventWord> stepEvents() {
    return {stepEvent("upkeep", Step::Upkeep, "the beginning of {player/of} upkeep", "an upkeep step begins"),
            stepEvent("draw step", Step::Draw, "the beginning of {player/of} draw step", "a draw step begins"),
            stepEvent("combat", Step::BeginCombat, "the beginning of {player/of} combat", "combat begins"),
            stepEvent("end of combat", Step::EndCombat, "the end of {player/of} combat", "combat ends"),
            stepEvent("end step", Step::End, "the beginning of {player/of} end step", "an end step begins")};
}

}  // namespace

std::vector<EventWord> eventWords() {
    std::vector<EventWord> words = cardEvents();
    for (const auto& more : {playerEvents(), stepEvents()}) words.insert(words.end(), more.begin(), more.end());
    return words;
}

}  // namespace duelogue::arcana
