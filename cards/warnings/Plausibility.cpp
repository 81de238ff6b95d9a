#include "cards/warnings/Plausibility.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "cards/data/Instructions.h"
#include "cards/warnings/ExpressionSearch.h"

namespace duelogue {

namespace {

bool is(const CardPool& pool, ExpressionId id, Term term) { return id && pool[id].term == term; }

/// Returns the value of an amount that is the same in every match; otherwise nullopt.
std::optional<int> constantOf(const CardPool& pool, ExpressionId id) {
    if (!id) return std::nullopt;
    const Expression& said = pool[id];
    if (said.term == Term::Number) return said.number;
    const auto left = constantOf(pool, said.left);
    const auto right = constantOf(pool, said.right);
    switch (said.term) {
        case Term::Minus:
            if (left == 0) return 0;
            return left && right ? std::optional(std::max(0, *left - *right)) : std::nullopt;
        case Term::Times:
            if (left == 0 || right == 0) return 0;
            return left && right ? std::optional(*left * *right) : std::nullopt;
        case Term::Over:
            if (left == 0 || right == 0) return 0;
            return left && right ? std::optional(*left / *right) : std::nullopt;
        case Term::Plus:
            return left && right ? std::optional(*left + *right) : std::nullopt;
        case Term::HalfUp:
            return left ? std::optional((*left + 1) / 2) : std::nullopt;
        default:
            return std::nullopt;
    }
}

/// A collector of the warnings about one card.
class CardInspection {
public:
    CardInspection(const CardPool& pool, DefinitionId id, std::vector<CardWarning>& warnings)
        : m_pool(pool), m_id(id), m_card(pool[id]), m_warnings(warnings) {}

    void inspect() {
        inspectSubtypes();
        inspectFigures();
        inspectEffect();
        for (const Ability& ability : m_pool.abilitiesOf(m_card)) {
            inspectZone(ability);
            inspectHost(ability);
            inspectBody(ability.body);
            inspectBody(ability.cost.body);
        }
    }

private:
    const CardPool& m_pool;
    DefinitionId m_id;
    const Definition& m_card;
    std::vector<CardWarning>& m_warnings;

    [[nodiscard]] const Vocabulary& words() const { return m_pool.vocabulary(); }
    void warn(int line, std::string message) { m_warnings.push_back({m_id, line, std::move(message)}); }

    void inspectSubtypes() {
        for (const TagId tag : m_card.tags) {
            if (!tag) continue;
            const auto found = std::ranges::find(words().unsupportedSubtypes, m_pool.tag(tag), &Word::word);
            if (found == words().unsupportedSubtypes.end()) continue;
            warn(m_card.line, "the subtype \"" + found->word + "\" has no rules here: " + found->text);
        }
    }

    void inspectFigures() {
        const std::vector<std::uint8_t>* figures = figuresOf(words(), m_card.traits);
        if (figures == nullptr) return;
        std::string order;
        for (const std::uint8_t figure : *figures) order += (order.empty() ? "" : "/") + words().figures[figure].word;
        for (const std::uint8_t index : *figures) {
            const FigureWord& figure = words().figures[index];
            const int number = m_card.figures[figure.slot];
            if (number >= figure.usualLeast && number <= figure.usualMost) continue;
            warn(m_card.line, "a " + figure.word + " of " + std::to_string(number) + " is unusual (" +
                                  std::to_string(figure.usualLeast) + " to " + std::to_string(figure.usualMost) +
                                  "): the order of \"stats\" is " + order);
        }
    }

    /// A card that leaves once it is done does nothing without an effect.
    void inspectEffect() {
        if (m_card.abilityCount > 0) return;
        for (std::size_t i = 0; i < words().traits.size(); ++i) {
            if (!hasBit(m_card.traits, i) || !words().traits[i].passes) continue;
            return warn(m_card.line, "this card does nothing: it has neither \"do\" nor \"abilities\"");
        }
    }

    void inspectZone(const Ability& ability) {
        for (std::size_t i = 0; i < words().traits.size(); ++i) {
            const TraitWord& type = words().traits[i];
            if (!hasBit(m_card.traits, i) || type.worksIn == 0xff || type.worksIn == ability.zone) continue;
            const bool isInPlay = ability.zone == 0xff || ability.zone == words().inPlay;
            if (ability.kind == AbilityKind::Played || !isInPlay || isAboutItself(ability)) continue;
            warn(ability.line, "this ability never works: \"" + type.word + "\" has its abilities in \"" +
                                   words().zones[type.worksIn].word +
                                   "\". Add \"where: " + words().zones[type.worksIn].word + '"');
        }
    }

    [[nodiscard]] bool isAboutItself(const Ability& ability) const {
        if (ability.kind == AbilityKind::Activated) return false;
        if (ability.pattern) return m_pool[ability.pattern].self || m_pool[ability.pattern].sourceSelf;
        bool isSo = true;
        for (InstructionId at = ability.body; at; at = m_pool[at].next) {
            const Instruction& said = m_pool[at];
            const bool isSelf =
                said.cards ? is(m_pool, said.cards, Term::This) : !said.subject || is(m_pool, said.subject, Term::This);
            isSo = isSo && isSelf && !said.player;
        }
        return isSo;
    }

    /// In games without places, only cards that are put onto a target lie on another card.
    void inspectHost(const Ability& ability) {
        if (words().place != 0xff || clings(words(), m_card.traits) || !usesOwnHost(m_pool, ability)) return;
        warn(ability.line, "\"host\" never refers to a card here: a card of this type is never put on another one");
    }

    void inspectBody(InstructionId body) {
        eachInstruction(m_pool, body, [this](const Instruction& made) {
            if (made.op == Op::Float && made.ability) inspectBody(m_pool[made.ability].body);
            if (made.op == Op::Repeat && constantOf(m_pool, made.amount) == 0)
                warn(made.line, "\"repeat\" is always 0 times");
            if (made.op != Op::Do || made.verb >= words().verbs.size()) return;
            for (const Parameter& parameter : words().verbs[made.verb].parameters) inspectAmount(made, parameter);
        });
    }

    void inspectAmount(const Instruction& made, const Parameter& parameter) {
        if (parameter.slot != Slot::Amount && parameter.slot != Slot::Second) return;
        const ExpressionId amount = parameter.slot == Slot::Amount ? made.amount : made.second;
        if (constantOf(m_pool, amount) != 0) return;
        // "+0/+2" is a normal change.
        const bool isCalculated = !is(m_pool, amount, Term::Number);
        if (!isCalculated && (!parameter.required || parameter.isChange)) return;
        warn(made.line, '"' + parameter.name + "\" of \"" + words().verbs[made.verb].word + "\" is always 0" +
                            (isCalculated ? ": a calculation never goes below 0" : ""));
    }
};

}  // namespace

std::vector<CardWarning> implausibleParts(const CardPool& pool) {
    std::vector<CardWarning> warnings;
    for (std::size_t i = 0; i < pool.definitions().size(); ++i)
        CardInspection(pool, DefinitionId(static_cast<std::uint16_t>(i)), warnings).inspect();
    return warnings;
}

}  // namespace duelogue
