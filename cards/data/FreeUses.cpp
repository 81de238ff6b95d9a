#include "cards/data/FreeUses.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include "cards/data/Instructions.h"

namespace duelogue {

namespace {

/// Returns true if using the ability can make the condition false. Facts describe the phase or the current state of the
/// game, which the ability does not change.
bool canRunOut(const CardPool& pool, ExpressionId condition) {
    if (!condition) return false;
    const Expression& said = pool[condition];
    switch (said.term) {
        case Term::Always:
        case Term::Fact:
            return false;
        case Term::Not:
            return canRunOut(pool, said.left);
        case Term::And:
        case Term::Or:
            return canRunOut(pool, said.left) || canRunOut(pool, said.right);
        default:
            return true;
    }
}

/// A number that a price lowers and an effect raises: a player's value, a kind of counters or of resources.
struct Stock {
    Slot slot = Slot::Value;
    std::uint8_t detail = 0;

    auto operator<=>(const Stock&) const = default;
};
using Sums = std::map<Stock, int>;

/// More than any price.
constexpr int unlimited = 10'000;
constexpr Stock anyResource{Slot::Resource, 0};

/// What verbs take, give, set and clear, as far as the vocabulary shows.
class VerbMeanings {
public:
    explicit VerbMeanings(const Vocabulary& words) : m_words(words) {}

    /// Returns the stock that resources of a kind lower. Some are values of a player and have the same name.
    [[nodiscard]] Stock stockOfResource(std::size_t index) const {
        if (index > m_words.resources.size()) return {Slot::Resource, static_cast<std::uint8_t>(index)};
        const std::string& name = index == 0 ? m_words.anyResource : m_words.resources[index - 1].text;
        const auto isSame = [&](const Word& value) { return value.word == name || value.unit.starts_with(name + '|'); };
        const auto found = std::ranges::find_if(m_words.playerValues, isSame);
        if (name.empty() || found == m_words.playerValues.end())
            return {Slot::Resource, static_cast<std::uint8_t>(index)};
        return {Slot::Value, static_cast<std::uint8_t>(found - m_words.playerValues.begin())};
    }

    [[nodiscard]] std::optional<Stock> takenBy(const Instruction& made) const {
        return takes(verbOf(made)) ? stockOf(made) : std::nullopt;
    }
    [[nodiscard]] std::optional<Stock> givenBy(const Instruction& made) const {
        return takes(verbOf(made)) ? std::nullopt : stockOf(made);
    }
    /// Returns true if the instruction surely costs nothing as a part of a price.
    [[nodiscard]] bool isFree(const Instruction& made) const {
        const VerbWord& verb = verbOf(made);
        const bool isShown = verb.word == "shuffle" || verb.word == "reveal" || verb.word == "look";
        const bool lasts =
            std::ranges::find(verb.parameters, Slot::Duration, &Parameter::slot) != verb.parameters.end();
        return isShown || lasts || setBy(verb) != 0 || clearedBy(verb) != 0 || givenBy(made);
    }

    /// The name of a verb that sets a flag is its price or its limit, or its participle is the flag.
    [[nodiscard]] std::uint32_t setBy(const VerbWord& verb) const {
        return flags([&](const FlagWord& flag) {
            return verb.word == flag.cost || verb.word == flag.limitVerb || verb.participle == flag.word;
        });
    }
    [[nodiscard]] std::uint32_t clearedBy(const VerbWord& verb) const {
        return flags(
            [&](const FlagWord& flag) { return !verb.participle.empty() && verb.participle == flag.opposite; });
    }
    /// Returns true if the verb does "up to" a number of things, of which there are only so many.
    [[nodiscard]] static bool runsOut(const VerbWord& verb) { return verb.text.find("#<") != std::string::npos; }

private:
    const Vocabulary& m_words;

    [[nodiscard]] const VerbWord& verbOf(const Instruction& made) const { return m_words.verbs[made.verb]; }
    /// Returns true if the verb lowers the number that it names: it loses a value, or is about counters *from* a card.
    [[nodiscard]] static bool takes(const VerbWord& verb) {
        return verb.word == "lose" ||
               std::ranges::find(verb.parameters, "from", &Parameter::name) != verb.parameters.end();
    }
    /// Returns the number that the verb changes: the one that it names, or a value with the verb's name, "mark".
    [[nodiscard]] std::optional<Stock> stockOf(const Instruction& made) const {
        const VerbWord& verb = verbOf(made);
        if (verb.statement) return std::nullopt;
        for (const Parameter& parameter : verb.parameters) {
            if (parameter.slot == Slot::Resource) return stockOfResource(made.detail);
            if (parameter.slot == Slot::Value || parameter.slot == Slot::Counter)
                return Stock{parameter.slot, made.detail};
        }
        const auto isUnit = [&](const Word& value) { return value.unit.starts_with(verb.word + '|'); };
        const auto found = std::ranges::find_if(m_words.playerValues, isUnit);
        if (found == m_words.playerValues.end()) return std::nullopt;
        return Stock{Slot::Value, static_cast<std::uint8_t>(found - m_words.playerValues.begin())};
    }
    template <class Test>
    [[nodiscard]] std::uint32_t flags(Test&& test) const {
        std::uint32_t bits = 0;
        for (std::size_t i = 0; i < m_words.flags.size(); ++i)
            bits |= test(m_words.flags[i]) ? std::uint32_t{1} << i : 0;
        return bits;
    }
};

/// The price and effect of an activated ability, as to whether the ability can be used without end.
class Use {
public:
    Use(const CardPool& pool, const Ability& ability)
        : m_pool(pool),
          m_words(pool.vocabulary()),
          m_verbs(pool.vocabulary()),
          m_ability(ability),
          m_zone(ability.zone == 0xff ? m_words.inPlay : ability.zone) {
        readPrice();
    }

    [[nodiscard]] bool isEndless() const {
        return !m_isLimited && !canRunOut(m_pool, m_ability.condition) && !isEffectLimited() && isRepaid();
    }
    /// Returns true if the price takes something that the effect has to give back.
    [[nodiscard]] bool hasPrice() const { return !m_taken.empty() || m_set != 0 || m_cleared != 0 || m_leaves; }

private:
    const CardPool& m_pool;
    const Vocabulary& m_words;
    VerbMeanings m_verbs;
    const Ability& m_ability;
    std::uint8_t m_zone;

    // The least that the price takes.
    Sums m_taken;
    std::uint32_t m_set = 0;      ///< flags that it sets
    std::uint32_t m_cleared = 0;  ///< flags that it clears
    bool m_leaves = false;        ///< the card itself leaves its zone
    bool m_isLimited = false;     ///< it takes something that no effect gives back

    [[nodiscard]] const VerbWord& verbOf(const Instruction& made) const { return m_words.verbs[made.verb]; }
    [[nodiscard]] bool is(ExpressionId cards, Term term) const { return cards && m_pool[cards].term == term; }

    /// Returns the least value of a number. A player's values and a card's figures count as one.
    [[nodiscard]] int least(ExpressionId number) const {
        if (!number) return 0;
        const Expression& said = m_pool[number];
        switch (said.term) {
            case Term::Number:
                return said.number;
            case Term::Plus:
                return least(said.left) + least(said.right);
            case Term::Times:
                return least(said.left) * least(said.right);
            case Term::HalfUp:
                return (least(said.left) + 1) / 2;
            case Term::PlayerValue:
            case Term::Figure:
                return 1;
            default:
                return 0;
        }
    }
    [[nodiscard]] int most(ExpressionId number) const { return is(number, Term::Number) ? least(number) : unlimited; }

    void take(const Stock& stock, int amount) {
        if (amount > 0) m_taken[stock] += amount;
    }
    void readPrice() {
        const Cost& cost = m_ability.cost;
        for (std::size_t i = 0; i < cost.resources.size(); ++i) take(m_verbs.stockOfResource(i), cost.resources[i]);
        m_set = cost.flags;
        bool isChosen = true;  // at least one card was chosen for what follows
        for (InstructionId at = cost.body; at; at = m_pool[at].next) {
            const Instruction& made = m_pool[at];
            if (made.op == Op::Choose) isChosen = !made.amount || least(made.amount) > 0;
            if (made.op == Op::Do) pay(made, isChosen || !is(made.cards, Term::Chosen));
        }
    }
    /// Adds a part of the price. It takes no card if none was chosen for it, or if no card may match its description.
    void pay(const Instruction& made, bool isOnCards) {
        const VerbWord& verb = verbOf(made);
        if (made.cards && (!isOnCards || is(made.cards, Term::Filtered))) return;
        if (made.amount && least(made.amount) <= 0) return;
        m_set |= m_verbs.setBy(verb);
        m_cleared |= m_verbs.clearedBy(verb);
        if (verb.takesAway) {
            (is(made.cards, Term::This) ? m_leaves : m_isLimited) = true;
        } else if (const auto stock = m_verbs.takenBy(made)) {
            take(*stock, least(made.amount));
        } else if (!m_verbs.isFree(made)) {
            m_isLimited = true;
        }
    }

    /// Returns true if the instruction puts the card itself back into its zone.
    [[nodiscard]] bool returnsThis(const Instruction& made) const {
        return made.op == Op::Do && verbOf(made).takesAway && made.zone == m_zone && isThisOrPaid(made.cards);
    }
    [[nodiscard]] bool isThisOrPaid(ExpressionId cards) const {
        return is(cards, Term::This) || (m_leaves && is(cards, Term::Paid));
    }
    template <class Test>
    [[nodiscard]] bool anyInEffect(Test&& test) const {
        bool isFound = false;
        eachInstruction(m_pool, m_ability.body, [&](const Instruction& made) { isFound = isFound || test(made); });
        return isFound;
    }
    /// Returns true if the effect takes cards away from their zone, or does something else that runs out.
    [[nodiscard]] bool isEffectLimited() const {
        const bool returns = anyInEffect([&](const Instruction& made) { return returnsThis(made); });
        return anyInEffect([&](const Instruction& made) {
            if (made.op != Op::Do) return false;
            const VerbWord& verb = verbOf(made);
            return VerbMeanings::runsOut(verb) || (verb.takesAway && !(returns && isThisOrPaid(made.cards)));
        });
    }

    [[nodiscard]] bool isRepaid() const {
        if (!hasPrice()) return true;
        std::uint32_t set = 0;
        std::uint32_t cleared = 0;
        bool returns = false;
        eachInstruction(m_pool, m_ability.body, [&](const Instruction& made) {
            if (made.op != Op::Do) return;
            set |= m_verbs.setBy(verbOf(made));
            cleared |= m_verbs.clearedBy(verbOf(made));
            returns = returns || returnsThis(made);
        });
        if (m_leaves && !returns) return false;
        // A card that comes back has lost its flags.
        if (!m_leaves && ((m_set & ~cleared) != 0 || (m_cleared & ~set) != 0)) return false;
        return isRepaidBy(givenBy(m_ability.body));
    }
    /// Resources of a kind may pay for those of any kind as well.
    [[nodiscard]] bool isRepaidBy(Sums given) const {
        for (const auto& [stock, amount] : m_taken) {
            if (stock == anyResource) continue;
            if (given[stock] < amount) return false;
            given[stock] -= amount;
        }
        const auto any = m_taken.find(anyResource);
        if (any == m_taken.end()) return true;
        int left = 0;
        for (const auto& [stock, amount] : given) left += stock.slot == Slot::Resource ? amount : 0;
        return left >= any->second;
    }

    /// Returns the most that the instructions can give in one run.
    [[nodiscard]] Sums givenBy(InstructionId first, InstructionId end = {}) const {
        Sums sums;
        for (InstructionId at = first; at && at != end; at = m_pool[at].next) {
            for (const auto& [stock, amount] : givenBy(m_pool[at]))
                sums[stock] = std::min(unlimited, sums[stock] + amount);
        }
        return sums;
    }
    [[nodiscard]] Sums givenBy(const Instruction& made) const {
        Sums sums;
        switch (made.op) {
            case Op::Do:
                if (const auto stock = m_verbs.givenBy(made)) sums[*stock] = most(made.amount);
                break;
            case Op::ChooseOne:
                for (InstructionId option = made.body; option; option = m_pool[option].otherwise)
                    raise(sums, givenBy(m_pool[option].body));
                break;
            case Op::ForEachCard:
            case Op::ForEachPlayer:
            case Op::Repeat:
                for (const auto& [stock, amount] : givenBy(made.body, made.next))
                    sums[stock] = amount > 0 ? unlimited : 0;
                break;
            default:
                raise(sums, givenBy(made.body, made.next));
                raise(sums, givenBy(made.otherwise, made.next));
        }
        return sums;
    }
    static void raise(Sums& sums, const Sums& others) {
        for (const auto& [stock, amount] : others) sums[stock] = std::max(sums[stock], amount);
    }
};

}  // namespace

std::vector<FreeUse> freeUses(const CardPool& pool) {
    std::vector<FreeUse> free;
    for (std::size_t i = 0; i < pool.abilities().size(); ++i) {
        const AbilityId id(static_cast<std::uint16_t>(i));
        if (pool[id].kind != AbilityKind::Activated) continue;
        const Use use(pool, pool[id]);
        if (use.isEndless()) free.push_back({id, use.hasPrice()});
    }
    return free;
}

}  // namespace duelogue
