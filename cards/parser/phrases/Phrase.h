#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "cards/parser/DescriptionPart.h"
#include "cards/parser/LoadContext.h"
#include "cards/parser/phrases/Tokens.h"

namespace duelogue {

/// A number of cards: "up to 3 Elves in your hand", "1 card at random".
struct CountedCards {
    ExpressionId least;            ///< none without a number: all matching cards
    ExpressionId most;             ///< none: any number
    std::optional<Filter> filter;  ///< the description, if there is one
    ExpressionId cards;            ///< the cards, if they are not a description ("the top 5 cards of your deck")
    Picking picking = Picking::ByPlayer;
};

/// A duration, and the player whose turn counts.
struct Lasting {
    std::uint8_t duration = 0;
    ExpressionId player;
};

/// A phrase of a card file, made of the words of the vocabulary and the language, and read as a whole:
///
///     amounts      3, X, that much, 2 for each Elf you control, number of cards in your hand, half your points,
///                  strength of paid, total strength of Elves, least (greatest) strength of Elves,
///                  2 * (3 - that much) / 4; "half" rounds up, "/" rounds down, "-" does not go below zero
///     cards        this, target, target 2, targets, chosen, rest, paid, that card, affected card, source,
///                  host, host of target, here, island of target (a place), a name that the rulebook knows,
///                  top 3 cards of your deck, or a description; also players; "A and B" selects both
///     description  [other] [turned] [non-blue] unit or Elf [card] [with strength 2 or less] [with swift]
///                  [without swift] [you control] [in your hand] [here] [at target] [not at target] [on this]
///                  [named like chosen] [of that people] [with a description of the cards at it]; "among" and
///                  cards: those of them that match
///     players      you, every player, others, target, that player, affected player, source's controller,
///                  target's owner, and the vocabulary's own; with 's: the possessive
///     conditions   a fact; any Elf you control; no Elf in your hand; 3 >= 2; target is turned Elf; not ...
///
/// An invalid phrase is reported with its line and results in none.
class Phrase {
public:
    Phrase(LoadContext& loading, std::string_view text, int line) : m_loading(loading), m_tokens(text), m_line(line) {
        loading.setLine(line);
    }

    [[nodiscard]] ExpressionId amount();
    /// Reads an amount or a negative number: "-200".
    [[nodiscard]] ExpressionId change();
    [[nodiscard]] ExpressionId players();
    /// Reads cards or players.
    [[nodiscard]] ExpressionId cards();
    [[nodiscard]] ExpressionId condition();
    [[nodiscard]] std::optional<Filter> filter();
    /// Reads the subject of an event: a description, or one card ("source"), which may be in any zone.
    [[nodiscard]] std::optional<Filter> occasion();
    [[nodiscard]] CountedCards counted();
    /// Reads a card as printed: the name of a card, "copy of target", or "named card".
    [[nodiscard]] ExpressionId print();
    /// Reads a target: "unit or player", "1 to 3 Elves", "rival".
    [[nodiscard]] TargetSpec target();
    /// Reads a duration: "this turn", "target's next turn".
    [[nodiscard]] Lasting duration();
    /// Reads two amounts: "0 to 2".
    [[nodiscard]] std::pair<ExpressionId, ExpressionId> range();

private:
    struct Description;

    LoadContext& m_loading;
    Tokens m_tokens;
    int m_line;
    bool m_failed = false;

    [[nodiscard]] const Vocabulary& words() const { return m_loading.words(); }
    /// Reports the text found at this place (once per phrase), and returns none.
    ExpressionId fail(std::string_view expected, const std::vector<std::string>& known = {},
                      std::string_view otherwise = {});
    /// Reports words after the end of the phrase.
    void failBehind();
    template <class Result>
    Result whole(Result result);
    bool enter();
    [[nodiscard]] std::vector<std::string> knownWords() const;
    Lasting failDuration(std::size_t begin, const std::string& expected);

    ExpressionId takeSum();
    ExpressionId takeProduct();
    ExpressionId takeFactor();
    ExpressionId takeNumberOf();
    ExpressionId takeFigure();
    ExpressionId takeReckoned();
    std::optional<std::size_t> takeFigureName();
    ExpressionId figureOf(Term term, std::size_t figure, ExpressionId cards);
    void narrowTo(Filter& filter, std::size_t figure);
    ExpressionId takeCounters();
    std::optional<std::uint8_t> takeCounterName();
    ExpressionId takePlayerValue();

    ExpressionId takeCondition();
    ExpressionId takeComparison();
    ExpressionId takeFacts();
    ExpressionId takeIs();

    ExpressionId takePlayers();
    ExpressionId takeWhose();
    ExpressionId takePlain();
    ExpressionId takeThrough();
    ExpressionId takeTarget(Term term);

    ExpressionId takeCards();
    ExpressionId takeOne();
    ExpressionId takeReference();
    ExpressionId takeHost();
    ExpressionId takePlaceOf();
    ExpressionId takeNamed(bool players);
    ExpressionId takeRole();
    ExpressionId takeTop();
    ExpressionId takeDescribed();
    ExpressionId takeAmong(Filter filter);
    std::optional<std::uint8_t> takeTableZone();
    void failOfTable(std::uint8_t zone);

    bool takeCount(CountedCards& counted);
    std::optional<Filter> takeFilter(ExpressionId* orPlayers = nullptr);
    ExpressionId takeTargetPlayers();
    std::optional<Filter> completed(Description& description);
    bool isOfOneKind(const DescriptionPart& part);
    bool areInOneZone(const std::vector<Filter>& alternatives);
    bool takeDescription(Description& description);
    bool takeOr(Description& description);
    bool takeRelation(DescriptionPart& part);
    bool takeWith(DescriptionPart& part);
    bool takeComparison(DescriptionPart& part, std::uint8_t slot);
    bool takeCrowd(DescriptionPart& part, bool without);
    bool takePlace(DescriptionPart& part);
    bool takeWhere(DescriptionPart& part);
    bool takeAt(DescriptionPart& part);
    bool takeLikeness(DescriptionPart& part);
    bool takeName(DescriptionPart& part);
    std::optional<Filter> takeOccasion();
    ExpressionId takeCard();
    bool takeController(DescriptionPart& part);
};

template <class Result>
Result Phrase::whole(Result result) {
    if (!m_failed && !m_tokens.atEnd()) failBehind();
    return m_failed ? Result{} : result;
}

}  // namespace duelogue
