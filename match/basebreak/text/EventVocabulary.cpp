#include "match/basebreak/text/Vocabulary.h"

namespace duelogue::basebreak {

namespace {

using About = EventWord::About;

template <class VerbNumber>
constexpr std::uint8_t number(VerbNumber verb) {
    return static_cast<std::uint8_t>(verb);
}

}  // namespace

std::vector<EventWord> eventWords() {
    const auto from = index(Zone::Play);
    const Pattern leaves{.verb = number(CoreVerb::Move), .from = from};
    const Pattern destroyed{.verb = number(Verb::Destroy), .from = from};
    const Pattern affected{.verb = number(Verb::Affect), .from = from};
    return {
        {"plays",
         {.verb = number(Verb::Play)},
         About::Player,
         "after",
         "{player:play} {card|a card}[ {at}]",
         "a player has played a card, and all that it does at once has been done; before: it is going to be played"},
        {"renews hand",
         {.verb = number(Verb::RenewHand)},
         About::Player,
         "after",
         "{source|something:make} {player} discard {player/of} hand and draw a new one",
         "a player discards the hand and draws another one"},
        {"is put elsewhere",
         {.verb = number(CoreVerb::Move)},
         About::Card,
         "after",
         "{source|something:put} {card} elsewhere",
         "it goes to another pile or hand, or comes into play"},
        {"leaves play", leaves, About::Card, "after", "{card:leave} play",
         "a card in play goes to a hand or to another pile"},
        {"is destroyed", destroyed, About::Card, "after", "{card:be} destroyed", "a card in play is destroyed"},
        {"is affected", affected, About::Card, "after", "{source|something:affect} {card}",
         "it is moved, destroyed, put elsewhere, changed, or an action is put on it"},
        {"turn begins",
         {.verb = number(Verb::TurnBegins)},
         About::Player,
         "at",
         "the start of {player/of} turn",
         "a player's turn begins"},
        {"turn ends",
         {.verb = number(Verb::TurnEnds)},
         About::Player,
         "at",
         "the end of {player/of} turn",
         "a player's turn ends"},
        {"before scoring",
         {.verb = number(Verb::BeforeScoring)},
         About::Card,
         "before",
         "{card:score}",
         "a base is going to score"},
        {"scores", {.verb = number(Verb::Scores)}, About::Card, "when", "{card:score}", "a base scores"},
        {"has scored",
         {.verb = number(Verb::Scored)},
         About::Card,
         "after",
         "{card:score}",
         "a base has scored; its cards are still there"},
        {"is replaced",
         {.verb = number(Verb::Replaced)},
         About::Card,
         "after",
         "{card:be} replaced",
         "a base that has scored has made way for another one"}};
}

}  // namespace duelogue::basebreak
