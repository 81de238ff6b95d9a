#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cards/data/Effect.h"

namespace duelogue {

/// A quality of a card: one bit of Traits. In games with resources, the cost determines the color. In games without
/// them, the type line names it.
struct TraitWord {
    /// Standing is given by the rules according to the card's position and never printed.
    enum class Group : std::uint8_t { Type, Supertype, Color, Keyword, Standing };
    std::string word{};    ///< the word in card files and rules text: "unit", "swift"
    std::string plural{};  ///< "units"; the same as `word` for keywords
    Group group = Group::Type;
    /// The figures that cards of this type have (indices into Vocabulary::figures), in this order.
    std::vector<std::uint8_t> figures{};
    bool staysInPlay = false;     ///< a card of this type enters play and stays, so it has no effect when it resolves
    bool waits = false;           ///< a card of this type that does not stay is used once, when its event happens
    bool clings = false;          ///< a card of this type is put onto its target and needs no other effect on it
    bool passes = false;          ///< a card of this type that does not stay leaves once it is done
    Traits beside = 0;            ///< a card with this trait must have one of these; 0: no condition
    Traits against = 0;           ///< traits that exclude this one
    Traits hosts = 0;             ///< such a card can be put only onto cards with one of these; 0: any card
    std::uint32_t hostsLack = 0;  ///< the host must have none of these flags
    bool fixed = false;           ///< cards of this type have no chosen X
    bool unplayed = false;        ///< cards of this type have neither price nor condition
    std::string onCards{};        ///< the line of rules text; if empty, a keyword has its word, and others have none
    /// Follows "that can" after a noun in rules text, "move by night"; if empty, a keyword is "with swift".
    std::string canDo{};
    std::string one{};       ///< for a noun without a plural: one such card, "piece of ore"; else empty
    std::string hereText{};  ///< rules text for "here" after this noun: "on this hill"; empty: "here"
    std::string paidTo{};    ///< the verb of an additional cost: "to raise this unit"; may be empty
    bool isNoun = false;     ///< a supertype that is a noun if no type follows: "each scout you control"
    bool isName = false;     ///< rules text capitalizes the word: "Spark" instead of "spark"
    bool isSubtype = false;  ///< the type line has it among the subtypes: "Engine: Steam – Old"
    /// The zone in which abilities of such a card work, except those about the card itself; 0xff: any zone.
    std::uint8_t worksIn = 0xff;
};

/// A boolean state of a card in play.
struct FlagWord {
    std::string word{};      ///< "turned"
    std::string opposite{};  ///< "unturned"; may be empty
    std::string cost{};      ///< "turn", if a cost can set the flag; else empty
    std::string meaning{};
    /// The limit of an ability that needs the flag unset and sets it: "once each turn". Rules text then mentions
    /// neither the flag nor its verb. Empty for flags that players see.
    std::string limit{};
    std::string limitVerb{};  ///< the verb that sets such a flag
    std::string firstTime{};  ///< the limit before an event: "the first time each turn"; may be empty
    std::string was{};        ///< the condition in rules text: "was used in this battle"; empty: "is" and the word
    std::string negated{};    ///< follows "is" instead of `opposite`: "not turned by this storm"; may be empty
};

/// Texts about a zone. {owner/hand} is the owner with that word, "your hand" or "their owners' hands". {cards} stands
/// for the cards; {player?put} works as in VerbWord::text.
struct ZoneText {
    std::string in{};        ///< "in {owner/hand}"
    std::string from{};      ///< "from {owner/hand}"
    std::string top{};       ///< "{player?put} {cards} on top of {owner/deck}"; empty if effects never put cards there
    std::string bottom{};    ///< may be empty if cards never go there
    std::string shuffled{};  ///< "{player?shuffle} {cards} into {owner/deck}"; may be empty
    std::string back{};      ///< for cards that all players could already see: "{player?return} ..."; may be empty
};

struct ZoneWord {
    enum class Seen : std::uint8_t { ByAll, ByOwner, ByNobody };
    std::string word{};       ///< "hand"
    Seen seen = Seen::ByAll;  ///< the players who may look at its cards
    bool ordered = false;     ///< its order matters and must not change (a deck)
    bool shared = false;      ///< its cards are in play and have a controller
    bool ofTable = false;     ///< the zone exists once and has no owner
    bool waiting = false;     ///< cards wait here to resolve; effects cannot put other cards here
    bool stateless = false;   ///< its cards have no flags, which belong to cards in play
    Traits never = 0;         ///< cards with one of these never enter it
    Traits admits = 0;        ///< effects can put only cards with one of these here; 0: any card
    std::string noun{};       ///< the noun for its cards, if not "card"
    std::string plural{};
    /// The name of the zone for each role, if roles have their own names. A capitalized name is used without an owner:
    /// "Vault".
    std::vector<std::string> ofRole{};
    ZoneText text{};
};

/// A word of printed cards or of other programs, and the word of card files for it. Error messages suggest it.
struct LoanWord {
    std::string word{};
    std::string ours{};
};

/// A figure of cards. Several figures may share a slot if no card has two of them; the first one names the slot.
struct FigureWord {
    std::string word{};
    std::string text{};
    std::string meaning{};
    std::uint8_t slot = 0;  ///< index into Characteristics::figures
    /// The range of plausible printed numbers; others are accepted with a warning.
    std::int16_t usualLeast = 0;
    std::int16_t usualMost = 9999;
};

/// A kind of counters on cards.
struct CounterWord {
    std::string word{};     ///< "virus", the word after a verb
    std::string text{};     ///< "virus counter"
    std::string plural{};   ///< "virus counters", also in phrases of card files
    std::string meaning{};  ///< one line for card authors
};

}  // namespace duelogue
