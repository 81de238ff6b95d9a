#include "cards/rulestext/grammar/Nouns.h"

#include <array>
#include <utility>

#include "cards/rulestext/grammar/English.h"

namespace duelogue {

/// Returns the number of targets: "two ", "one, two, or three ", "up to four "; empty for exactly one.
std::string Nouns::targetCount(int least, int most) const {
    if (least == most) return most == 1 ? std::string() : number(most) + ' ';
    if (least == 0) return "up to " + number(most) + ' ';
    constexpr int listedUpTo = 3;
    if (most > listedUpTo) return number(least) + " to " + number(most) + ' ';
    std::vector<std::string> numbers;
    for (int i = least; i <= most; ++i) numbers.push_back(number(i));
    return listed(numbers, "or") + ' ';
}

Noun Nouns::cards(ExpressionId id, Style style) {
    const Expression& expression = at(id);
    if (style == Style::From) {
        m_spoken.from = true;
        Noun noun = cards(id, Style::All);
        m_spoken.from = false;
        return noun;
    }
    switch (expression.term) {
        case Term::This:
            return thisCard();
        case Term::Target:
        case Term::EveryTarget:
            return target(id);
        case Term::Chosen:
            return chosen();
        case Term::NotChosen:
            return {"the rest", true, false};
        case Term::Paid:
            return paid();
        case Term::EachCard:
            if (m_spoken.eachNoun) return *m_spoken.eachNoun;
            return m_spoken.divided != nullptr ? targetNew(*m_spoken.divided) : Noun{"that card", false, false};
        case Term::EventCard:
        case Term::EventSource:
            if (m_spoken.it == expression) return pronoun(false);
            return eventAgain(expression);
        case Term::Filtered:
            return group(pool()[expression.filter], style);
        case Term::Top:
            return top(expression);
        case Term::Among:
            return among(expression, style);
        case Term::HostOf:
            return m_places.host(expression.left);
        case Term::PlaceOf:
            return m_places.placeOf(expression.left);
        case Term::Named:
            return named(expression.index);
        case Term::Both: {
            const Noun left = cards(expression.left, style);
            return {left.text + " and " + cards(expression.right, style).text, true, false};
        }
        default:
            return players(id);
    }
}

Noun Nouns::players(ExpressionId id) {
    if (!id) return {"you", false, true};
    const Expression& expression = at(id);
    switch (expression.term) {
        case Term::You:
            return {"you", false, true};
        case Term::EveryPlayer:
            return {"each player", false, false};
        case Term::TargetPlayer:
        case Term::Target:
            return target(id);
        case Term::EventPlayer:
            return {"that player", false, false};
        case Term::Named:
            return {words().names[expression.index].text, false, false};
        case Term::Role:
            return playerWith(expression.index);
        case Term::EachPlayer:
            if (topic().whosePlayer && is(topic().whosePlayer, Term::You)) return {"you", false, true};
            if (topic().first && !std::exchange(m_spoken.introduced, true)) return *topic().first;
            return {"that player", false, false};
        case Term::ControllerOf:
        case Term::OwnerOf: {
            const std::string of = possessive(cards(expression.left, Style::All).text);
            return {of + (expression.term == Term::ControllerOf ? " controller" : " owner"), false, false};
        }
        case Term::Both:
            return {inOrder({players(expression.left).text, " and ", players(expression.right).text}), true, false};
        default:
            return playersByWord(expression.term);
    }
}

/// Returns players in the game's word: "each rival".
Noun Nouns::playersByWord(Term term) const {
    for (const PlayerWord& word : words().players) {
        if (word.term == term) return {word.only.empty() ? "each " + word.word : word.only, false, false};
    }
    return {"each other player", false, false};
}

Noun Nouns::thisCard() {
    const Expression self{.term = Term::This};
    const std::optional<Noun>& given = topic().given;
    if (m_spoken.it == self) return pronoun(given && given->plural);
    m_spoken.it = self;
    return given ? *given : Noun{ownName(), false, false};
}

Noun Nouns::target(ExpressionId id) {
    const std::vector<std::string>& names = topic().names;
    const bool several = is(id, Term::EveryTarget) && targets().size() > 1;
    if (several && names.empty()) return m_spoken.seenTargets == 0 ? everyTargetNew() : pronoun(true);
    const std::size_t index = is(id, Term::EveryTarget) ? 0 : at(id).index;
    if (index >= targets().size()) return {"the target", false, false};
    if (index < names.size() && !names[index].empty()) return {names[index], false, false};
    const TargetSpec& spec = targets()[index];
    const bool wasIt = m_spoken.it == at(id);
    if (spec.cards && !spec.players) m_spoken.it = at(id);
    const std::uint32_t bit = std::uint32_t{1} << index;
    if ((m_spoken.seenTargets & bit) != 0) return targetAgain(index, wasIt);
    m_spoken.seenTargets |= bit;
    return targetNew(spec);
}

/// Returns the card of the ability's event, after other mentions: "that card", "that unit", "the source".
Noun Nouns::eventAgain(const Expression& card) {
    const bool isCard = card.term == Term::EventCard;
    const Pattern* pattern = topic().ability.pattern ? &pool()[topic().ability.pattern] : nullptr;
    if (pattern == nullptr) return {isCard ? "that card" : "the source", false, false};
    if (isCard ? pattern->self : pattern->sourceSelf) return thisCard();
    const FilterId known = isCard ? pattern->subject : pattern->source;
    if (known && words().place == 0xff) m_spoken.it = card;
    return {"that " + (known && !pool()[known].same ? kindOf(pool()[known]) : std::string("card")), false, false};
}

std::string Nouns::targetsNew() {
    const TargetSpec& first = targets().front();
    if (targets().size() > 1) return everyTargetNew().text;
    m_spoken.seenTargets = 1;
    std::string text = targetNew(first).text;
    if (first.cards && !first.players) m_spoken.it = Expression{.term = Term::Target};
    return text;
}

/// Returns the ordinal of a target if another one that was mentioned has the same noun; otherwise an empty text.
std::string_view Nouns::ordinalOf(std::size_t index) const {
    constexpr std::array<std::string_view, 4> ordinals{"first", "second", "third", "fourth"};
    const auto kindOfTarget = [this](const TargetSpec& spec) {
        return spec.cards && !spec.players ? kindOf(pool()[spec.cards]) : std::string();
    };
    bool isShared = false;
    std::size_t before = 0;
    for (std::size_t i = 0; i < targets().size(); ++i) {
        const bool isSame = i != index && targets()[i].most == targets()[index].most &&
                            hasBit(m_spoken.seenTargets, i) &&
                            kindOfTarget(targets()[i]) == kindOfTarget(targets()[index]);
        isShared = isShared || isSame;
        before += isSame && i < index ? 1 : 0;
    }
    return isShared && before < ordinals.size() ? ordinals[before] : std::string_view();
}

Noun Nouns::targetAgain(std::size_t index, bool isIt) const {
    const TargetSpec& spec = targets()[index];
    const bool plural = spec.most > 1;
    if (!spec.cards) return {plural ? "those players" : "that player", plural, false};
    if (isIt) return pronoun(plural);
    if (spec.players) return {plural ? "those targets" : "that target", plural, false};
    const std::string kind = kindOf(pool()[spec.cards]);
    if (const std::string_view ordinal = plural ? std::string_view() : ordinalOf(index); !ordinal.empty())
        return {"the " + std::string(ordinal) + ' ' + kind, plural, false};
    return {plural ? "those " + pluralOf(kind) : "that " + kind, plural, false};
}

/// Also marks the targets as mentioned.
std::string Nouns::allTargets() {
    std::vector<std::string> all;
    for (const TargetSpec& spec : targets()) {
        if (!spec.cards || spec.players) return {};
        const bool one = spec.least == 1 && spec.most == 1;
        const std::string text = m_descriptions.describe(pool()[spec.cards], {.plural = spec.most > 1, .one = one});
        all.push_back((one ? std::string() : targetCount(spec.least, spec.most)) + text);
    }
    if (all.empty()) return {};
    m_spoken.seenTargets = (std::uint32_t{1} << all.size()) - 1;
    if (all.size() == 1) m_spoken.it = Expression{.term = Term::Target};
    return listed(all, "and");
}

std::string Nouns::targetOfEvent() {
    const FilterId cards = targetCards(0);
    if (targets().size() != 1 || !cards || !pool()[cards].same) return {};
    m_spoken.seenTargets = 1;
    m_spoken.it = Expression{.term = Term::Target};
    const FilterId subject = topic().ability.pattern ? pool()[topic().ability.pattern].subject : FilterId{};
    return "that " + (subject ? kindOf(pool()[subject]) : "card");
}

/// Returns the first mention of all targets: "two target units you control and target unit".
Noun Nouns::everyTargetNew() {
    std::vector<std::string> all;
    for (const TargetSpec& spec : targets()) {
        // "A player and a hill with a unit you control" is clear.
        const bool isFirst = words().style.target.empty() && !spec.cards;
        all.insert(isFirst ? all.begin() : all.end(), targetNew(spec).text);
    }
    m_spoken.seenTargets = (std::uint32_t{1} << all.size()) - 1;
    return {listed(all, "and"), true, false};
}

Noun Nouns::targetNew(const TargetSpec& spec) {
    const bool plural = spec.most > 1;
    std::vector<std::string> parts;
    if (spec.cards) parts.push_back(m_descriptions.describe(pool()[spec.cards], {.plural = plural}));
    if (spec.players) {
        std::string who = "player";
        for (const PlayerWord& word : words().players) {
            if (is(spec.players, word.term)) who = word.word;
        }
        parts.push_back(plural ? pluralOf(who) : who);
    }
    const std::string count = targetCount(spec.least, spec.most);
    if (words().style.target.empty()) {
        const std::string what = listed(parts, "or");
        return {count.empty() ? withArticle(what) : count + what, plural, false};
    }
    constexpr std::string_view other = "other ";
    if (!spec.players && parts.front().starts_with(other)) {
        return {(count.empty() ? "another" : count + "other") + " target " + parts.front().substr(other.size()), plural,
                false};
    }
    return {count + "target " + listed(parts, "or"), plural, false};
}

/// Returns a name that the rulebook knows, "the hill that was taken", or "that hill" right after a mention of the same
/// name.
Noun Nouns::named(std::uint8_t index) {
    const NameWord& word = words().names[index];
    if (!isPlace(word.traits)) return {word.text, false, false};
    if (std::exchange(m_namedPlace, index) == index)
        return {"that " + words().traits[words().place].word, false, false};
    return {word.text, false, false};
}

Noun Nouns::group(const Filter& filter, Style style) {
    const Filter anyKind{.players = filter.players, .related = filter.related, .zone = filter.zone};
    if (style == Style::Zone && filter == anyKind && !zoneWordOf(filter).word.empty() && filter.zone != 0xff) {
        const ZoneWord& zone = zoneWordOf(filter);
        if (zone.ofTable) return {ofTable(zone), false, false};
        if (filter.players) return {m_places.owned(filter.players, zone.word), false, false};
    }
    switch (style) {
        case Style::Each:
            return {"each " + m_descriptions.describe(filter, {}), false, false};
        case Style::One:
            return {m_descriptions.describe(filter, {.one = true}), false, false};
        case Style::Plain:
            return {m_descriptions.describe(filter, {.plural = true}), !isMass(filter), false};
        case Style::Subject:
            return {m_descriptions.describe(filter, {.plural = true, .conjunction = "and"}), !isMass(filter), false};
        case Style::All:
        case Style::Zone:
        case Style::From:
            break;
    }
    return {"all " + m_descriptions.describe(filter, {.plural = true, .conjunction = "and"}), true, false};
}

/// Returns true if the noun of the cards lacks a plural: "ore".
bool Nouns::isMass(const Filter& filter) const {
    for (std::size_t i = 0; i < words().traits.size(); ++i) {
        if (hasBit(filter.all, i) && !words().traits[i].one.empty()) return true;
    }
    return false;
}

/// Returns the top cards of a zone: "the top three cards of your deck".
Noun Nouns::top(const Expression& expression) {
    const bool one = is(expression.right, Term::Number) && at(expression.right).number == 1;
    if (m_spoken.it == expression) return pronoun(!isOneCard(expression));
    m_spoken.it = expression;
    const std::string number = is(expression.right, Term::Number) ? this->number(at(expression.right).number)
                                                                  : m_amounts.amount(expression.right);
    const ZoneWord& zone = words().zones[expression.index];
    const std::string of = zone.ofTable ? ofTable(zone) : m_places.owned(expression.left, zone.word);
    if (is(expression.right, Term::Minus)) {
        // The remaining top cards, after the others have left.
        const Expression& minus = at(expression.right);
        const bool soMany =
            is(minus.right, Term::ThatMuch) || (is(minus.right, Term::Count) && is(at(minus.right).left, Term::Chosen));
        const bool some = is(minus.left, Term::Number) && soMany;
        if (some) return {"the rest", true, false};
    }
    return {"the top " + (one ? "card" : number + " cards") + " of " + of, !one, false};
}

/// Returns a limited description: "all unit cards among the top five cards of your deck".
Noun Nouns::among(const Expression& expression, Style style) {
    const bool one = style == Style::Each || style == Style::One;
    const Filter& filter = pool()[expression.filter];
    const bool lyingOnly = filter == Filter{.players = filter.players, .zone = filter.zone};
    if (is(expression.left, Term::Chosen) && filter.zone < words().zones.size() && lyingOnly) {
        // Chosen cards that are still in their zone: "those of them that are still in your deck".
        constexpr std::string_view cards = "cards ";
        std::string lying = m_descriptions.describe(filter, {.plural = true});
        if (lying.starts_with(cards)) lying.erase(0, cards.size());
        return {"those of them that are still " + lying, true, false};
    }
    const std::string text = m_descriptions.amongText(expression, {.plural = !one});
    if (one) return {style == Style::Each ? "each " + text : withArticle(text), false, false};
    const bool plain = style == Style::Plain || style == Style::Subject;
    return {plain ? text : "all " + text, true, false};
}

Noun Nouns::chosen() {
    if (m_spoken.choices.empty()) return {"the chosen card", false, false};
    const Instruction& choice = pool()[m_spoken.choices.back()];
    if (choice.op == Op::Order) {
        if (is(choice.cards, Term::Chosen)) return pronoun(true);
        const ChoiceBefore before(m_spoken);
        return cards(choice.cards, Style::All);
    }
    const bool ofSeveral = is(choice.player, Term::Others) || is(choice.player, Term::EveryPlayer);
    if (m_spoken.choiceSaid) return pronoun(isPlural(choice) || ofSeveral);
    Noun number = m_chosenCards.cards(choice, m_spoken.placeless);
    m_spoken.choiceSaid = true;
    return number;
}

/// Returns the card given up as a cost: "the sacrificed unit".
Noun Nouns::paid() const {
    const Cost& cost = topic().ability.kind == AbilityKind::Activated ? topic().ability.cost : definition().cost;
    std::string kind = "card";
    std::string how = "given up";
    for (InstructionId i = cost.body; i; i = pool()[i].next) {
        const Instruction& instruction = pool()[i];
        if (instruction.op == Op::Choose && is(instruction.cards, Term::Filtered)) {
            kind = kindOf(pool()[at(instruction.cards).filter]);
        }
        if (instruction.op == Op::Do && !words().verbs[instruction.verb].participle.empty()) {
            how = words().verbs[instruction.verb].participle;
        }
    }
    return {"the " + how + ' ' + kind, false, false};
}

/// Returns the specific card that an event is about. In an ability created for a duration, this is the card of the
/// surrounding event.
Noun Nouns::eventOne(ExpressionId card) {
    m_spoken.it.reset();
    const bool source = is(card, Term::EventSource);
    if (topic().around == nullptr || !topic().around->pattern || !(source || is(card, Term::EventCard))) {
        return cards(card, Style::All);
    }
    const Pattern& pattern = pool()[topic().around->pattern];
    const FilterId known = source ? pattern.source : pattern.subject;
    return {"that " + (known ? kindOf(pool()[known]) : std::string("card")), false, false};
}

Noun Nouns::eventCard(FilterId filter, Term term, bool any) {
    m_spoken.it = Expression{.term = term};
    if (!filter) return {any ? "cards" : "a card", any, false};
    const Filter& description = pool()[filter];
    const bool source = term == Term::EventSource;
    if (!description.same && any)
        return {m_descriptions.describe(description, {.plural = true, .source = source}), true, false};
    if (!description.same)
        return {m_descriptions.describe(description, {.article = true, .source = source}), false, false};
    Noun noun = eventOne(description.same);
    m_spoken.it = Expression{.term = term};
    return noun;
}

Noun Nouns::eventPlayer(ExpressionId id, bool any) {
    if (!id || is(id, Term::EveryPlayer)) return {any ? "players" : "a player", any, false};
    if (!is(id, Term::Others)) return players(id);
    for (const PlayerWord& word : words().players) {
        if (any && word.term == Term::Others && word.only.empty() && word.several) return {word.plural, true, false};
    }
    return anotherPlayer();
}

}  // namespace duelogue
