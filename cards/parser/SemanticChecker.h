#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "cards/parser/Kinds.h"
#include "cards/parser/LoadContext.h"

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

/// What a place of a card offers to the words that stand there: to what they may refer.
struct SemanticContext {
    std::span<const TargetSpec> targets{};
    Things event = Things::None;              ///< to what the event happens; none: there is no event
    Things each = Things::None;               ///< what the loops around it go through
    Things chosen = Things::None;             ///< among what was chosen before it
    bool x = false;                           ///< X was chosen in the cost
    bool paid = false;                        ///< a card was given up for the cost
    bool number = false;                      ///< something has been counted: "that much"
    bool family = false;                      ///< and what came last is the number of a family
    bool moved = false;                       ///< something has happened: targets may lie elsewhere by now
    std::uint8_t chosenIn = Filter::anyZone;  ///< where what was chosen lay; anyZone: nobody knows
    CardKind eventIs{};                       ///< what is known of the card of the event,
    CardKind eachIs{};                        ///< that card of the loop,
    CardKind chosenIs{};                      ///< and what was chosen

    /// Behind something that happens.
    void act() {
        moved = true;
        chosenIn = Filter::anyZone;
    }
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
/// What cards can be is followed as far as their descriptions say it (CardKind): what happens to no such card, lies in
/// no such zone or is a figure of none of them is a mistake as well.
///
/// It also sees to it that what a card counts can be counted in time: a description may count cards of which the
/// description counts cards, and no more.
class SemanticChecker {
public:
    explicit SemanticChecker(LoadContext& loading) : m_loading(loading) {}

    /// Reports every mistake of a card that has been read, and of its abilities, which are not in the pool yet.
    void check(const Definition& card, std::span<const Ability> abilities);

private:
    LoadContext& m_loading;
    int m_line = 0;                           ///< of the instruction or ability that is being looked at
    int m_counting = 0;                       ///< how many counts stand around what is being looked at
    bool m_open = false;                      ///< what is being looked at says what may be done
    CardKind m_this{};                        ///< what is known of the card that has the ability,
    CardKind m_host{};                        ///< and of what it is on
    bool m_passes = false;                    ///< it never is in play
    bool m_forATime = false;                  ///< what is being looked at is made for a time
    std::uint8_t m_thisIn = Filter::anyZone;  ///< where it lies; anyZone: nobody knows

    [[nodiscard]] const CardPool& pool() const { return m_loading.pool(); }
    [[nodiscard]] const Vocabulary& words() const { return m_loading.words(); }
    [[nodiscard]] bool is(ExpressionId id, Term term) const { return id && pool()[id].term == term; }

    // Abilities
    void ability(const Ability& ability, SemanticContext around, const Cost& playCost);
    void used(const Ability& ability, const Cost& cost, SemanticContext around);
    void meeting(const Ability& ability, SemanticContext around);
    void statements(const Ability& ability, const SemanticContext& around);
    void hidden(const Instruction& said, const ZoneWord& zone);
    void openly(ExpressionId id, const SemanticContext& around);
    void price(const Cost& cost);
    void price(const Cost& cost, const SemanticContext& around);
    void targets(const Ability& ability, const SemanticContext& around);
    void pattern(PatternId id, const SemanticContext& around);
    void valueOf(const Pattern& said);
    [[nodiscard]] Things happensTo(PatternId id) const;
    [[nodiscard]] CardKind happensToSuch(const Pattern& said, const SemanticContext& around) const;
    void suffering(const Pattern& said, const SemanticContext& around);
    [[nodiscard]] bool putsOnto(const Pattern& said) const;
    [[nodiscard]] bool givesUpCard(const Cost& cost) const;

    // Bodies: what they offer to what stands behind them
    [[nodiscard]] SemanticContext body(InstructionId first, InstructionId behind, SemanticContext around);
    void instruction(const Instruction& made, SemanticContext& around);
    void branches(const Instruction& made, SemanticContext& around);
    void loop(const Instruction& made, SemanticContext& around);
    void choice(const Instruction& made, SemanticContext& around);
    void options(const Instruction& made, SemanticContext& around);
    void lasting(const Instruction& made, const SemanticContext& around);
    void verb(const Instruction& made, const SemanticContext& around);
    void argument(const VerbWord& word, const Parameter& parameter, const Instruction& made,
                  const SemanticContext& around);
    void lyingIn(ExpressionId id, const VerbWord& word, const SemanticContext& around);
    void ontoLying(const Instruction& made, const Parameter& parameter, const SemanticContext& around);
    [[nodiscard]] std::string zonesIn(std::uint32_t zones) const;
    [[nodiscard]] std::uint8_t placeOf(ExpressionId cards, const SemanticContext& around) const;

    // What cards can be
    [[nodiscard]] bool passes(const Definition& card) const;
    void announcedX(const Definition& card);
    void working(const Definition& card, const Ability& ability);
    void hosts(const Definition& card, const Ability& played);
    [[nodiscard]] bool isHost(const TraitWord& word, const TargetSpec& target) const;
    [[nodiscard]] Traits kindsOfNobody() const;
    [[nodiscard]] CardKind kindOf(const Filter& said, const SemanticContext& around) const;
    [[nodiscard]] CardKind kindOf(const TargetSpec& target, const SemanticContext& around) const;
    [[nodiscard]] CardKind kindOf(ExpressionId id, const SemanticContext& around) const;
    void possible(const Filter& said, ExpressionId whole, const SemanticContext& around);
    void possibleAlone(const Filter& said, ExpressionId whole, const SemanticContext& around);
    void figure(std::uint8_t slot, CardKind known, int line);
    void figureOf(ExpressionId cards, std::uint8_t slot, const SemanticContext& around);
    void fitting(ExpressionId id, Traits wanted, const SemanticContext& around);
    void fitting(CardKind known, Traits wanted, int line);
    void somebodys(ExpressionId id, const SemanticContext& around);
    void aboutThis(const VerbWord& word, const Parameter& parameter);
    [[nodiscard]] bool isUnderControl(const VerbWord& word, const Instruction& made) const;
    void doingSomething(const VerbWord& word, const Instruction& made);
    void measured(const Ability& ability);
    void avertable(const Ability& ability);
    void coming(const Ability& ability, InstructionId body, bool isWhole);
    void heard(const Ability& ability);
    void admitted(const Instruction& made, const SemanticContext& around);
    void gained(const Instruction& made, const SemanticContext& around);
    void changeable(std::uint8_t value);

    // Whom it concerns where seats are not alike
    [[nodiscard]] unsigned ownRoles() const;
    [[nodiscard]] unsigned rolesOf(ExpressionId player) const;
    void ofRole(ExpressionId player, std::uint8_t role);

    // Phrases
    void number(ExpressionId id, const SemanticContext& around);
    void condition(ExpressionId id, const SemanticContext& around);
    void players(ExpressionId id, const SemanticContext& around);
    void onePlayer(ExpressionId id, const SemanticContext& around);
    void card(ExpressionId id, const SemanticContext& around);
    /// `whole`: the phrase that has it, for its line.
    void filter(FilterId id, const SemanticContext& around, ExpressionId whole = {});
    void filterWords(const Filter& said, const SemanticContext& around, ExpressionId whole);
    void wordsOfPart(const Filter& said, const SemanticContext& around, ExpressionId whole);
    void description(const Expression& said, const SemanticContext& around, ExpressionId whole);
    void crowd(const Filter& said, const SemanticContext& around, ExpressionId whole);
    void family(const Filter& said, const SemanticContext& around);
    /// Cards that are looked at one by one for a number.
    void counted(ExpressionId id, Things wanted, const SemanticContext& around);
    [[nodiscard]] static bool asksWhatTheyAre(const Filter& filter);
    [[nodiscard]] bool isHidden(std::uint8_t zone, ExpressionId players) const;
    /// Whether not everybody may know what these cards are.
    [[nodiscard]] bool areHidden(ExpressionId cards) const;
    void reportHidden(ExpressionId said, std::uint8_t zone);
    [[nodiscard]] std::uint8_t zoneOf(ExpressionId cards) const;
    /// What it may select. What is no part of `wanted` at all is reported.
    Things select(ExpressionId id, Things wanted, const SemanticContext& around);
    [[nodiscard]] Things targetThings(std::size_t index, const SemanticContext& around) const;
    [[nodiscard]] Things offered(const Expression& said, const SemanticContext& around) const;
    [[nodiscard]] std::string_view whyMissing(const Expression& said, const SemanticContext& around) const;
    [[nodiscard]] std::string wordsOf(const Expression& said) const;
    void report(ExpressionId id, std::string_view expected);
};

}  // namespace duelogue
