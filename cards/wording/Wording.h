#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cards/data/CardPool.h"

namespace duelogue {

/// Puts one ability into English. It goes through the ability once, from front to back, and remembers what has been
/// spoken of, so that a second mention is "it" or "that player".
class Wording {
public:
    Wording(const CardPool& pool, const Definition& definition) : m_pool(pool), m_definition(definition) {}

    /// The whole ability: one or more sentences.
    [[nodiscard]] std::string ability(const Ability& ability);
    /// "sacrifice a unit": instructions as they are said in the middle of a sentence, to You.
    [[nodiscard]] std::string deed(InstructionId body);
    /// The same as what you do as a price: "discard a card".
    [[nodiscard]] std::string paidDeed(InstructionId body);
    /// "have Ben discard a card": what somebody is offered by an instruction (the body of a May or an Option), to that
    /// player. `targets` are the names of the ability's targets, an empty one where there is none.
    [[nodiscard]] std::string offer(const Ability& ability, InstructionId id, std::vector<std::string> targets);
    /// "sacrifice this unit": what happens where the offer is declined; empty where nothing does.
    [[nodiscard]] std::string elseOf(const Ability& ability, InstructionId id);
    /// "it's your turn".
    [[nodiscard]] std::string condition(ExpressionId id);

private:
    /// Somebody or something, as it stands in a sentence.
    struct Noun {
        std::string text;
        bool plural = false;
        bool you = false;
    };
    /// How cards that are meant as a group are introduced.
    enum class Style : std::uint8_t { All, Each, One, Plain, Subject, Zone, From };
    /// How verbs are put: "you draw", "draw" (after "may"), "you draw" even where "you" is left out else, "would draw",
    /// "can't draw".
    enum class Mood : std::uint8_t { Plain, Bare, Full, Would, Cannot };
    /// One statement of a body, before it becomes (a part of) a sentence.
    struct Clause {
        std::string text;
        ExpressionId subject;     ///< the player who does it, if other than You
        bool imperative = false;  ///< "draw a card"
        bool continued = false;   ///< the subject was left out: it is that of the clause before
        bool branched = false;    ///< it has branches or is a loop: what follows must be told apart from it
    };
    struct DescribeOptions {
        bool plural = false;
        bool placeless = false;  ///< leaves out whose and where
        std::string_view conjunction = "or";
    };
    struct Counted {
        std::string text;  ///< "two cards"
        bool plural = false;
    };

    const CardPool& m_pool;
    const Definition& m_definition;
    static inline const Ability noAbility{};  ///< a price of the card has none, and so no target and no event
    const Ability* m_ability = &noAbility;

    // What has been spoken of.
    std::uint32_t m_seenTargets = 0;        ///< bit i: target i
    std::vector<std::string> m_names;       ///< of targets that are known by now
    std::optional<Expression> m_it;         ///< what "it" would be
    ExpressionId m_player{};                ///< who does what the current clause says; none: You or nobody
    ExpressionId m_previousPlayer{};        ///< who did what the clause before says
    std::optional<Noun> m_given;            ///< what This means while an effect is worded that is given to it
    ExpressionId m_introduced{};            ///< EachPlayer has not been spoken of yet: it is "each" of these
    ExpressionId m_asked{};                 ///< who may do what the current clause says
    const Ability* m_around = nullptr;      ///< that made what lasts, while this is worded
    ExpressionId m_each{};                  ///< the cards through which the innermost loop goes
    ExpressionId m_whosePlayer{};           ///< who EachPlayer is, where it is not "each player"
    std::vector<InstructionId> m_choices;   ///< every Choose and Order so far
    bool m_choiceSaid = false;              ///< of the last one it has been said how many of which
    std::uint8_t m_counted = 0xff;          ///< the verb that counted something last
    ExpressionId m_more{};                  ///< the condition that says that one number is larger than another
    const TargetSpec* m_divided = nullptr;  ///< the targets among which a number is divided
    bool m_placeless = false;               ///< where the chosen cards come from goes without saying: one's own hand
    bool m_from = false;                    ///< a place is said as "from your hand"
    int m_upTo = 0;                         ///< "up to so many" instead of "that many"
    bool m_subjectPlural = false;           ///< of the template being filled, for "{:verb}"
    bool m_subjectYou = false;
    std::uint8_t m_namedPlace = 0xff;  ///< the place that has a name and was spoken of last

    [[nodiscard]] const Vocabulary& words() const { return m_pool.vocabulary(); }
    [[nodiscard]] const Expression& at(ExpressionId id) const { return m_pool[id]; }
    [[nodiscard]] bool is(ExpressionId id, Term term) const { return id && m_pool[id].term == term; }

    // NounWording.cpp
    Noun cards(ExpressionId id, Style style);
    Noun target(ExpressionId id);
    std::string targetOfEvent();
    Noun everyTargetNew();
    Noun targetNew(const TargetSpec& spec);
    Noun named(std::uint8_t index);
    Noun thisCard();
    Noun group(const Filter& filter, Style style);
    [[nodiscard]] static Noun pronoun(bool plural);
    [[nodiscard]] static std::string ofNoun(const Noun& noun, const std::string& what);
    Noun chosen();
    Noun paid();
    Noun players(ExpressionId id);
    /// "a rival": one of the others, in the game's word.
    [[nodiscard]] Noun anotherPlayer() const;
    [[nodiscard]] std::optional<std::size_t> roleOf(ExpressionId player) const;
    [[nodiscard]] Noun playerWith(std::size_t role) const;
    [[nodiscard]] std::string zoneName(std::optional<std::size_t> role, std::string_view zone) const;
    std::string owned(ExpressionId player, std::string_view zone);
    std::string whose(ExpressionId id);
    Noun doer(ExpressionId id);
    std::string ownerOf(ExpressionId id, std::string_view noun);
    std::string ownerByRole(ExpressionId id, std::string_view noun);
    [[nodiscard]] ExpressionId sourceOf(ExpressionId cards) const;
    [[nodiscard]] std::uint8_t zoneOf(ExpressionId cards) const;
    [[nodiscard]] std::string kindOf(const Filter& filter) const;
    [[nodiscard]] const ZoneWord& zoneWordOf(const Filter& filter) const;

    // PlaceWording.cpp
    Noun top(ExpressionId id);
    [[nodiscard]] bool isOneCard(const Expression& top) const;
    Noun among(const Expression& expression, Style style);
    std::string amongText(const Expression& expression, const DescribeOptions& options);
    Noun host(const Expression& expression);
    Noun placeOf(ExpressionId card);
    Noun thatOne(ExpressionId card);
    [[nodiscard]] bool clings() const;
    [[nodiscard]] const TargetSpec* ownTarget() const;
    [[nodiscard]] const Filter* filterOf(ExpressionId card) const;
    [[nodiscard]] bool isPlace(Traits traits) const;
    [[nodiscard]] bool isPlace(ExpressionId card) const;
    [[nodiscard]] bool isHere(ExpressionId card) const;
    [[nodiscard]] bool isElsewhere(const Filter& filter) const;
    std::string where(const Filter& filter);
    std::string crowd(const Filter& filter);
    Noun eventOne(ExpressionId card);
    std::string sameName(const Filter& filter);
    std::string onto(const Filter& filter, bool preposition);
    /// What is nobody's: "the supply".
    [[nodiscard]] std::string ofTable(const ZoneWord& zone) const { return "the " + zone.word; }

    // DescriptionWording.cpp
    std::string describe(const Filter& filter, const DescribeOptions& options);
    [[nodiscard]] std::string nouns(const Filter& filter, const DescribeOptions& options) const;
    [[nodiscard]] std::vector<std::string> adjectives(const Filter& filter) const;
    std::string qualities(const Filter& filter);
    [[nodiscard]] bool isAmongItsLike(const Filter& filter) const;
    std::string compared(const Filter& filter);
    std::string withCounters(const Filter& filter);
    std::string place(const Filter& filter, const DescribeOptions& options);
    Counted counted(const Instruction& choose, bool placeless);
    Counted countedOf(const Instruction& choose, bool placeless);

    // AmountWording.cpp
    std::string amount(ExpressionId id);
    std::string forEach(ExpressionId id);
    [[nodiscard]] std::string everywhere(const Filter& filter) const;
    [[nodiscard]] bool isForEach(ExpressionId id) const;
    [[nodiscard]] bool isComputed(ExpressionId id) const;
    [[nodiscard]] bool isShareOfValue(const Instruction& instruction) const;
    std::string countable(ExpressionId id, std::string_view forms);
    std::string difference(const Expression& minus);
    std::string reckoned(const Expression& expression);
    /// What the figure in that slot is called on cards of these traits.
    [[nodiscard]] const std::string& figureName(std::uint8_t slot, Traits traits) const;
    [[nodiscard]] Traits traitsOf(ExpressionId cards) const;
    std::string allOf(ExpressionId id);
    std::string comparison(const Expression& expression);
    [[nodiscard]] std::string beOf(const Expression& number) const;
    [[nodiscard]] static std::string negated(std::string fact);
    std::string moreThan(const Expression& more);
    std::string has(ExpressionId id, bool some);
    std::string quality(const Filter& filter);
    [[nodiscard]] bool isNothingNew(const Expression& e) const;
    std::string stillThere(const Expression& e);
    std::string lying(const Expression& e);

    // TemplateWording.cpp
    Clause fill(std::string_view text, const Instruction& instruction, const std::vector<Parameter>& parameters,
                Mood mood);
    std::string subjectSlot(const Parameter& parameter, const Instruction& instruction, const std::string& verb,
                            bool leaveOutYou, Mood mood, Clause& clause);
    std::string plainSlot(const Parameter& parameter, const Instruction& instruction, std::string_view style);
    [[nodiscard]] std::string valueText(const Instruction& instruction) const;
    [[nodiscard]] std::string conjugated(const std::string& verb, Mood mood) const;
    [[nodiscard]] static bool isGiven(const Parameter& parameter, const Instruction& instruction);
    std::string event(const Pattern& pattern, Mood mood);
    [[nodiscard]] std::string opening(const Pattern& pattern) const;
    [[nodiscard]] bool waitsForOneMoment() const;
    [[nodiscard]] const EventWord* eventWord(const Pattern& pattern) const;
    Noun eventCard(bool self, FilterId filter, Term term, Mood mood);
    Noun eventPlayer(ExpressionId id, Mood mood);

    // BodyWording.cpp
    std::string sentences(InstructionId first, InstructionId end, Mood mood);
    std::string branch(InstructionId first, InstructionId end, Mood mood);
    std::vector<Clause> clauses(InstructionId first, InstructionId end, Mood mood, ExpressionId previous = {});
    [[nodiscard]] bool goesOn(const Instruction& instruction) const;
    [[nodiscard]] static std::vector<Clause> merged(const std::vector<Clause>& clauses);
    Clause clause(InstructionId& position, Mood mood);
    Clause verb(const Instruction& instruction, Mood mood);
    Clause move(const Instruction& instruction, Mood mood);
    Clause choose(InstructionId& position, Mood mood);
    Clause order(InstructionId& position, Mood mood);
    Clause chooseNumber(InstructionId& position, Mood mood);
    Clause chooseFamily(const Instruction& instruction, Mood mood);
    Clause may(const Instruction& instruction);
    Clause unless(const Instruction& instruction);
    Clause conditional(const Instruction& instruction, Mood mood);
    Clause loop(const Instruction& instruction, Mood mood);
    Clause option(const Instruction& instruction);
    Clause contest(const Instruction& instruction);
    Clause floating(InstructionId& position);
    std::string lasting(const Instruction& instruction);
    [[nodiscard]] bool isBan(const Ability& ability) const;

    // AbilityWording.cpp
    std::string untidied(const Ability& ability);
    std::string playedOn();
    std::string triggered();
    std::string activated();
    std::string statements();
    std::string preempt();
    std::string replaced();
    std::string response();
    std::string price(const Cost& cost);
    [[nodiscard]] std::vector<std::string> resourcesInWords(const Cost& cost) const;
};

}  // namespace duelogue
