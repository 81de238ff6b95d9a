#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "cards/parser/Kinds.h"
#include "cards/parser/LoadContext.h"

namespace duelogue {

/// The kind of objects that an expression selects, or that a place accepts.
enum class Things : std::uint8_t { None = 0, Cards = 1, Players = 2, Both = 3 };
[[nodiscard]] constexpr Things operator&(Things a, Things b) {
    return static_cast<Things>(static_cast<unsigned>(a) & static_cast<unsigned>(b));
}
[[nodiscard]] constexpr Things operator|(Things a, Things b) {
    return static_cast<Things>(static_cast<unsigned>(a) | static_cast<unsigned>(b));
}

[[nodiscard]] constexpr bool isNone(Things things) { return things == Things::None; }

/// The information that a place in a card offers to its words: the objects to which they may refer.
struct SemanticContext {
    std::span<const TargetSpec> targets{};
    Things event = Things::None;              ///< the kind of objects that the event affects; None: no event
    Things each = Things::None;               ///< the objects of the enclosing loops
    Things chosen = Things::None;             ///< the objects that were chosen before
    bool x = false;                           ///< X was chosen in the cost
    bool paid = false;                        ///< a card was given up as a cost
    bool number = false;                      ///< an instruction has counted something: "that much"
    bool family = false;                      ///< the last number counted is that of a family
    bool moved = false;                       ///< an instruction has been executed, so targets may have moved
    std::uint8_t chosenIn = Filter::anyZone;  ///< the zone of the chosen cards; anyZone: unknown
    CardKind eventIs{};                       ///< the known traits of the event's card
    CardKind eachIs{};                        ///< the known traits of the loop's card
    CardKind chosenIs{};                      ///< the known traits of the chosen cards

    /// Updates the context for the instructions after one that changes the match.
    void act() {
        moved = true;
        chosenIn = Filter::anyZone;
    }
    /// Updates the context for the instructions after one that counts something.
    void count() {
        number = true;
        family = false;
    }
};

/// A checker that each word of a card has a meaning in its place. Examples of mistakes are "that player" outside a
/// loop, the deck of a target that is a card, and X without an X in the cost. The checker walks over the compiled card
/// once, in the order of execution. It knows what each place offers and what each word needs, and reports missing
/// information with its line. In a card without mistakes, a reference can be empty only because of events in the match.
///
/// It also reports:
/// - Conditions for playing or using that depend on the traits of hidden cards. All players see these conditions, so
///   they may depend only on the number of hidden cards.
/// - Verbs for cards that they can never affect, zones that cards can never enter, and figures that cards never have
///   (CardKind).
/// - Descriptions that nest counts more than two levels deep, because counting them would take too long.
class SemanticChecker {
public:
    explicit SemanticChecker(LoadContext& loading) : m_loading(loading) {}

    /// Reports all mistakes of a card and its abilities, which are not in the pool yet.
    void check(const Definition& card, std::span<const Ability> abilities);

private:
    LoadContext& m_loading;
    int m_line = 0;                           ///< the line of the current instruction or ability
    int m_counting = 0;                       ///< the number of counts around the current phrase
    bool m_open = false;                      ///< the current phrase says what may be played or used
    CardKind m_this{};                        ///< the known traits of the card that has the ability
    CardKind m_host{};                        ///< the known traits of its host
    bool m_passes = false;                    ///< the card never stays in play
    bool m_forATime = false;                  ///< the current ability is created for a duration
    std::uint8_t m_thisIn = Filter::anyZone;  ///< the card's zone; anyZone: unknown

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

    // Bodies: the context for the instructions after them
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

    // Possible cards and events
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

    // Players, if seats differ
    [[nodiscard]] unsigned ownRoles() const;
    [[nodiscard]] unsigned rolesOf(ExpressionId player) const;
    void ofRole(ExpressionId player, std::uint8_t role);

    // Phrases
    void number(ExpressionId id, const SemanticContext& around);
    void condition(ExpressionId id, const SemanticContext& around);
    void players(ExpressionId id, const SemanticContext& around);
    void onePlayer(ExpressionId id, const SemanticContext& around);
    void card(ExpressionId id, const SemanticContext& around);
    /// `whole` is the phrase that contains the filter, for its line.
    void filter(FilterId id, const SemanticContext& around, ExpressionId whole = {});
    void filterWords(const Filter& said, const SemanticContext& around, ExpressionId whole);
    void wordsOfPart(const Filter& said, const SemanticContext& around, ExpressionId whole);
    void description(const Expression& said, const SemanticContext& around, ExpressionId whole);
    void crowd(const Filter& said, const SemanticContext& around, ExpressionId whole);
    void family(const Filter& said, const SemanticContext& around);
    /// Checks cards that are visited one by one for a number.
    void counted(ExpressionId id, Things wanted, const SemanticContext& around);
    [[nodiscard]] static bool asksWhatTheyAre(const Filter& filter);
    [[nodiscard]] bool isHidden(std::uint8_t zone, ExpressionId players) const;
    /// Returns true if some players may not see these cards.
    [[nodiscard]] bool areHidden(ExpressionId cards) const;
    void reportHidden(ExpressionId said, std::uint8_t zone);
    [[nodiscard]] std::uint8_t zoneOf(ExpressionId cards) const;
    /// Returns the kinds of objects that the expression may select. Reports an expression that selects only other kinds
    /// than `wanted`.
    Things select(ExpressionId id, Things wanted, const SemanticContext& around);
    [[nodiscard]] Things targetThings(std::size_t index, const SemanticContext& around) const;
    [[nodiscard]] Things offered(const Expression& said, const SemanticContext& around) const;
    [[nodiscard]] std::string_view whyMissing(const Expression& said, const SemanticContext& around) const;
    [[nodiscard]] std::string wordsOf(const Expression& said) const;
    void report(ExpressionId id, std::string_view expected);
};

}  // namespace duelogue
