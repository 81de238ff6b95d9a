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
         "a player has played a card, and its own effect is complete; with `before`: a player is about to play a card"},
        {"renews hand",
         {.verb = number(Verb::RenewHand)},
         About::Player,
         "after",
         "{source|something:make} {player} discard {player/of} hand and draw a new one",
         "a player discards their hand and draws a new one"},
        {"is put elsewhere",
         {.verb = number(CoreVerb::Move)},
         About::Card,
         "after",
         "{source|something:put} {card} elsewhere",
         "a card is put into another pile, into a hand, or into play"},
        {"leaves play", leaves, About::Card, "after", "{card:leave} play",
         "a card in play is put into a hand or a pile"},
        {"is destroyed", destroyed, About::Card, "after", "{card:be} destroyed", "a card in play is destroyed"},
        {"is affected", affected, About::Card, "after", "{source|something:affect} {card}",
         "a card is moved, destroyed, put elsewhere or changed, or an action is put on it"},
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
         "a base is about to score"},
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
         "a base that has scored has been replaced by another one"}};
}

}  // namespace duelogue::basebreak
