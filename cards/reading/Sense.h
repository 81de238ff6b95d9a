#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "cards/reading/Loading.h"

namespace duelogue {

/// What an expression may select, or what a place takes.
enum class Things : std::uint8_t { None = 0, Cards = 1, Players = 2, Both = 3 };
[[nodiscard]] constexpr Things operator&(Things a, Things b) {
    return static_cast<Things>(static_cast<unsigned>(a) & static_cast<unsigned>(b));
}
[[nodiscard]] constexpr Things operator|(Things a, Things b) {
    return static_cast<Things>(static_cast<unsigned>(a) | static_cast<unsigned>(b));
}

[[nodiscard]] constexpr bool isNone(Things things) { return things == Things::None; }

/// Types of cards of which nothing is known.
inline constexpr Traits anyKind = ~Traits{0};

/// What a place of a card offers to the words that stand there: to what they may refer.
struct Surroundings {
    std::span<const TargetSpec> targets{};
    Things event = Things::None;   ///< to what the event happens; none: there is no event
    Things each = Things::None;    ///< what the loops around it go through
    Things chosen = Things::None;  ///< among what was chosen before it
    bool x = false;                ///< X was chosen in the cost
    bool paid = false;             ///< a card was given up for the cost
    bool number = false;           ///< something has been counted: "that much"
    bool family = false;           ///< and what came last is the number of a family
    bool passes = false;           ///< the card itself never is in play
    bool lasts = false;            ///< an ability that works for a time, wherever its card is
    // What the cards can be; see Sense::kindsOf().
    Traits self = anyKind;        ///< the card itself
    Traits host = anyKind;        ///< what it is on
    Traits eventKind = anyKind;   ///< the card to which the event happens
    Traits eachKind = anyKind;    ///< what the innermost loop of cards goes through
    Traits chosenKind = anyKind;  ///< the cards chosen last

    /// Behind something that counts.
    void count() {
        number = true;
        family = false;
    }
};

/// Whether what a card says has a meaning where it says it: "that player" outside of a loop, a target's deck where
/// the target is a card, X without an X in the cost have none. One walk over the compiled card, along the way on which
/// it is carried out, that knows what each place offers and what each word needs. What is missing is reported with its
/// line; a card without mistakes never finds its words empty by itself, only by what has happened in the match.
///
/// What may be done, and when, is seen by everybody: so it can't hang on what hidden cards are like. How many there are
/// is no secret.
///
/// Where no card has two types, it is known as well what cards can't be: what changes a figure never happens to cards
/// that have none.
///
/// It also sees to it that what a card counts can be counted in time: a description may count cards of which the
/// description counts cards, and no more.
class Sense {
public:
    explicit Sense(Loading& loading) : m_loading(loading) {}

    /// Reports every mistake of a card that has been read, and of its abilities, which are not in the pool yet.
    void check(const Definition& card, std::span<const Ability> abilities);

private:
    Loading& m_loading;
    int m_line = 0;       ///< of the instruction or ability that is being looked at
    int m_counting = 0;   ///< how many counts stand around what is being looked at
    bool m_open = false;  ///< what is being looked at says what may be done

    [[nodiscard]] const CardPool& pool() const { return m_loading.pool(); }
    [[nodiscard]] const Vocabulary& words() const { return m_loading.words(); }

    // Abilities
    void ability(const Ability& ability, Surroundings around, const Cost& playCost);
    void used(const Ability& ability, const Cost& cost, Surroundings around);
    void meeting(const Ability& ability, Surroundings around);
    void statements(const Ability& ability, const Surroundings& around);
    void hidden(const Instruction& said, const ZoneWord& zone);
    void openly(ExpressionId id, const Surroundings& around);
    void price(const Cost& cost);
    void price(const Cost& cost, const Surroundings& around);
    void targets(const Ability& ability, const Surroundings& around);
    void pattern(PatternId id, const Surroundings& around);
    [[nodiscard]] Things happensTo(PatternId id) const;
    [[nodiscard]] bool putsOnto(const Pattern& said) const;
    [[nodiscard]] bool isCounted(PatternId id) const;
    [[nodiscard]] bool givesUpCard(const Cost& cost) const;

    // Bodies: what they offer to what stands behind them
    [[nodiscard]] Surroundings body(InstructionId first, InstructionId behind, Surroundings around);
    void instruction(const Instruction& made, Surroundings& around);
    void branches(const Instruction& made, Surroundings& around);
    void loop(const Instruction& made, Surroundings& around);
    void choice(const Instruction& made, Surroundings& around);
    void options(const Instruction& made, Surroundings& around);
    void lasting(const Instruction& made, const Surroundings& around);
    void verb(const Instruction& made, const Surroundings& around);
    void argument(const VerbWord& word, const Parameter& parameter, const Instruction& made,
                  const Surroundings& around);
    void lyingIn(ExpressionId id, std::uint8_t zone);
    void puttingInto(const Instruction& made, const Surroundings& around);
    void countingAs(const VerbWord& word, Traits traits);

    // Kinds of cards
    [[nodiscard]] Traits types() const;
    [[nodiscard]] Traits kindsOf(const Filter& said, const Surroundings& around) const;
    [[nodiscard]] Traits kindsOf(ExpressionId id, const Surroundings& around) const;
    [[nodiscard]] Traits kindsOf(const TargetSpec& target, const Surroundings& around) const;
    [[nodiscard]] Traits kindsIn(std::uint8_t zone) const;
    [[nodiscard]] Traits eventKind(PatternId id, const Surroundings& around) const;
    [[nodiscard]] std::string kindWords(Traits kinds) const;
    [[nodiscard]] std::string zoneNames(std::uint32_t zones) const;
    /// Reports cards none of which is one of those wanted.
    void being(ExpressionId id, Traits wanted, const Surroundings& around, std::string_view why);
    void from(ExpressionId id, std::uint32_t zones);
    void having(ExpressionId id, Traits kinds, std::uint8_t slot);
    void belonging(ExpressionId id, const Surroundings& around);
    [[nodiscard]] Traits countingAlike(Traits kinds) const;
    [[nodiscard]] Traits kindsOfNobody() const;
    [[nodiscard]] Traits clingingKinds() const;
    void clinging(const Definition& card, std::span<const Ability> abilities);
    void working(const Ability& ability, const Surroundings& around);

    // Phrases
    void number(ExpressionId id, const Surroundings& around);
    void condition(ExpressionId id, const Surroundings& around);
    void players(ExpressionId id, const Surroundings& around);
    void onePlayer(ExpressionId id, const Surroundings& around);
    void card(ExpressionId id, const Surroundings& around);
    /// `whole`: the phrase that has it, for its line.
    void filter(FilterId id, const Surroundings& around, ExpressionId whole = {});
    void crowd(const Filter& said, const Surroundings& around, ExpressionId whole);
    void family(const Filter& said, const Surroundings& around);
    /// Cards that are looked at one by one for a number.
    void counted(ExpressionId id, Things wanted, const Surroundings& around);
    [[nodiscard]] static bool asksWhatTheyAre(const Filter& filter);
    [[nodiscard]] bool isHidden(std::uint8_t zone, ExpressionId players) const;
    /// Whether not everybody may know what these cards are.
    [[nodiscard]] bool areHidden(ExpressionId cards) const;
    void reportHidden(ExpressionId said, std::uint8_t zone);
    [[nodiscard]] std::uint8_t zoneOf(ExpressionId cards) const;
    /// What it may select. What is no part of `wanted` at all is reported.
    Things select(ExpressionId id, Things wanted, const Surroundings& around);
    [[nodiscard]] Things targetThings(std::size_t index, const Surroundings& around) const;
    [[nodiscard]] Things offered(const Expression& said, const Surroundings& around) const;
    [[nodiscard]] std::string_view whyMissing(const Expression& said, const Surroundings& around) const;
    [[nodiscard]] std::string wordsOf(const Expression& said) const;
    void report(ExpressionId id, std::string_view expected);
};

}  // namespace duelogue
