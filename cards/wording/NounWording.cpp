// Cards and players, as Wording speaks of them.
#include <algorithm>
#include <utility>

#include "cards/wording/English.h"
#include "cards/wording/Wording.h"

namespace duelogue {

namespace {

using Group = TraitWord::Group;

/// "two ", "one, two, or three ", "up to four "; nothing for a single one.
std::string targetCount(int least, int most) {
    if (least == most) return most == 1 ? std::string() : inWords(most) + ' ';
    if (least == 0) return "up to " + inWords(most) + ' ';
    constexpr int listedUpTo = 3;
    if (most > listedUpTo) return inWords(least) + " to " + inWords(most) + ' ';
    std::vector<std::string> numbers;
    for (int i = least; i <= most; ++i) numbers.push_back(inWords(i));
    return listed(numbers, "or") + ' ';
}

}  // namespace

Wording::Noun Wording::pronoun(bool plural) { return {plural ? "them" : "it", plural, false}; }

/// "that unit's power", "the power of target unit you control".
std::string Wording::ofNoun(const Noun& noun, const std::string& what) {
    const bool clause = noun.text.ends_with(" control") || noun.text.ends_with(" controls");
    return clause ? "the " + what + " of " + noun.text : possessive(noun.text) + ' ' + what;
}

/// The one word for what a filter selects: "unit"; "card" where it is not one.
std::string Wording::kindOf(const Filter& filter) const {
    for (std::size_t i = 0; i < words().traits.size(); ++i) {
        const bool single = filter.any == 0 || (filter.all >> i) != 0;
        if (((filter.all >> i) & 1U) != 0 && words().traits[i].group == Group::Type && single) {
            return words().traits[i].word;
        }
    }
    const ZoneWord& zone = zoneWordOf(filter);
    return zone.noun.empty() ? "card" : zone.noun;
}

/// Where the cards lie; where they may lie anywhere, a zone without words.
const ZoneWord& Wording::zoneWordOf(const Filter& filter) const {
    static const ZoneWord anywhere{.shared = true};
    if (filter.zone == Filter::anyZone) return anywhere;
    return words().zones[filter.zone == 0xff ? words().inPlay : filter.zone];
}

Wording::Noun Wording::cards(ExpressionId id, Style style) {
    const Expression& expression = at(id);
    if (style == Style::From) {
        m_from = true;
        Noun noun = cards(id, Style::All);
        m_from = false;
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
            return m_divided != nullptr ? targetNew(*m_divided) : Noun{"that card", false, false};
        case Term::EventCard:
        case Term::EventSource:
            if (m_it == expression) return pronoun(false);
            return {expression.term == Term::EventCard ? "that card" : "the source", false, false};
        case Term::Filtered:
            return group(m_pool[expression.filter], style);
        case Term::Top:
            return top(id);
        case Term::Among:
            return among(expression, style);
        case Term::HostOf:
            return host(expression);
        case Term::PlaceOf:
            return placeOf(expression.left);
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

/// "the hill that was taken", and "that hill" where it was spoken of last.
Wording::Noun Wording::named(std::uint8_t index) {
    const NameWord& word = words().names[index];
    if (!isPlace(word.traits)) return {word.text, false, false};
    if (std::exchange(m_namedPlace, index) == index)
        return {"that " + words().traits[words().place].word, false, false};
    return {word.text, false, false};
}

Wording::Noun Wording::thisCard() {
    const Expression self{.term = Term::This};
    if (m_it == self) return pronoun(m_given && m_given->plural);
    m_it = self;
    if (m_given) return *m_given;
    // What is done and gone has a name alone; where cards lie on others, it may stay.
    const auto abilities = m_pool.abilitiesOf(m_definition);
    const bool isPlayed =
        std::any_of(abilities.begin(), abilities.end(), [](const Ability& a) { return a.kind == AbilityKind::Played; });
    if (isPlayed && words().place == 0xff) return {m_definition.name, false, false};
    for (std::size_t i = 0; i < words().traits.size(); ++i) {
        const bool isType = words().traits[i].group == Group::Type;
        if (isType && ((m_definition.traits >> i) & 1U) != 0) return {"this " + words().traits[i].word, false, false};
    }
    return {"this card", false, false};
}

Wording::Noun Wording::target(ExpressionId id) {
    const auto targets = m_pool.targetsOf(*m_ability);
    const bool several = is(id, Term::EveryTarget) && targets.size() > 1 && m_seenTargets == 0 && m_names.empty();
    if (several) return everyTargetNew();
    const std::size_t index = is(id, Term::EveryTarget) ? 0 : at(id).index;
    if (index >= targets.size()) return {"the target", false, false};
    const TargetSpec& spec = targets[index];
    const bool plural = spec.most > 1;
    if (index < m_names.size() && !m_names[index].empty()) return {m_names[index], false, false};
    const bool wasIt = m_it == at(id);
    if (spec.cards && !spec.players) m_it = at(id);
    if (((m_seenTargets >> index) & 1U) == 0) {
        m_seenTargets |= std::uint32_t{1} << index;
        return targetNew(spec);
    }
    if (!spec.cards) return {plural ? "those players" : "that player", plural, false};
    if (wasIt) return pronoun(plural);
    if (spec.players) return {plural ? "those targets" : "that target", plural, false};
    const std::string kind = kindOf(m_pool[spec.cards]);
    return {plural ? "those " + pluralOf(kind) : "that " + kind, plural, false};
}

/// "that unit": the only target is the card to which the event happens that the ability waits for. Empty: it is not.
std::string Wording::targetOfEvent() {
    const auto targets = m_pool.targetsOf(*m_ability);
    if (targets.size() != 1 || !targets.front().cards || !m_pool[targets.front().cards].same) return {};
    m_seenTargets = 1;
    m_it = Expression{.term = Term::Target};
    const FilterId subject = m_ability->pattern ? m_pool[m_ability->pattern].subject : FilterId{};
    return "that " + (subject ? kindOf(m_pool[subject]) : "card");
}

/// "two target units you control and target unit".
Wording::Noun Wording::everyTargetNew() {
    std::vector<std::string> all;
    for (const TargetSpec& spec : m_pool.targetsOf(*m_ability)) all.push_back(targetNew(spec).text);
    m_seenTargets = (std::uint32_t{1} << all.size()) - 1;
    return {listed(all, "and"), true, false};
}

Wording::Noun Wording::targetNew(const TargetSpec& spec) {
    const bool plural = spec.most > 1;
    std::vector<std::string> parts;
    if (spec.cards) parts.push_back(describe(m_pool[spec.cards], {.plural = plural}));
    if (spec.players) {
        std::string who = "player";
        for (const PlayerWord& word : words().players) {
            if (is(spec.players, word.term)) who = word.word;
        }
        parts.push_back(plural ? pluralOf(who) : who);
    }
    const std::string count = targetCount(spec.least, spec.most);
    constexpr std::string_view other = "other ";
    if (!spec.players && parts.front().starts_with(other)) {
        return {(count.empty() ? "another" : count + "other") + " target " + parts.front().substr(other.size()), plural,
                false};
    }
    return {count + "target " + listed(parts, "or"), plural, false};
}

Wording::Noun Wording::group(const Filter& filter, Style style) {
    const Filter anyKind{.players = filter.players, .related = filter.related, .zone = filter.zone};
    if (style == Style::Zone && filter == anyKind && !zoneWordOf(filter).word.empty() && filter.zone != 0xff) {
        const ZoneWord& zone = zoneWordOf(filter);
        if (zone.ofTable) return {ofTable(zone), false, false};
        if (filter.players) return {owned(filter.players, zone.word), false, false};
    }
    switch (style) {
        case Style::Each:
            return {"each " + describe(filter, {}), false, false};
        case Style::One:
            return {withArticle(describe(filter, {})), false, false};
        case Style::Plain:
            return {describe(filter, {.plural = true}), true, false};
        case Style::Subject:
            return {describe(filter, {.plural = true, .conjunction = "and"}), true, false};
        case Style::All:
        case Style::Zone:
        case Style::From:
            break;
    }
    return {"all " + describe(filter, {.plural = true, .conjunction = "and"}), true, false};
}

/// What was chosen last: at first how many of which, and then "it" or "them".
Wording::Noun Wording::chosen() {
    if (m_choices.empty()) return {"the chosen card", false, false};
    const Instruction& choice = m_pool[m_choices.back()];
    if (choice.op == Op::Order) {
        return is(choice.cards, Term::Chosen) ? pronoun(true) : cards(choice.cards, Style::All);
    }
    const Counted number = counted(choice, m_placeless);
    if (m_choiceSaid) return pronoun(number.plural);
    m_choiceSaid = true;
    return {number.text, number.plural, false};
}

/// From among which cards these were chosen, in the end.
ExpressionId Wording::sourceOf(ExpressionId cards) const {
    for (std::size_t i = m_choices.size(); i-- > 0;) {
        while (is(cards, Term::Among)) cards = at(cards).left;
        if (!is(cards, Term::Chosen) && !is(cards, Term::NotChosen)) return cards;
        // Putting cards into an order leaves none over: "the rest" are those of the choice before.
        if (is(cards, Term::NotChosen) && m_pool[m_choices[i]].op == Op::Order) continue;
        cards = m_pool[m_choices[i]].cards;
    }
    while (is(cards, Term::Among)) cards = at(cards).left;
    return cards;
}

/// "the sacrificed unit".
Wording::Noun Wording::paid() {
    const Cost& cost = m_ability->kind == AbilityKind::Activated ? m_ability->cost : m_definition.cost;
    std::string kind = "card";
    std::string how = "given up";
    for (InstructionId i = cost.body; i; i = m_pool[i].next) {
        const Instruction& instruction = m_pool[i];
        if (instruction.op == Op::Choose && is(instruction.cards, Term::Filtered)) {
            kind = kindOf(m_pool[at(instruction.cards).filter]);
        }
        if (instruction.op == Op::Do && !words().verbs[instruction.verb].participle.empty()) {
            how = words().verbs[instruction.verb].participle;
        }
    }
    return {"the " + how + ' ' + kind, false, false};
}

Wording::Noun Wording::anotherPlayer() const {
    for (const PlayerWord& word : words().players) {
        if (word.term == Term::Others) return {word.only.empty() ? withArticle(word.word) : word.only, false, false};
    }
    return {"another player", false, false};
}

Wording::Noun Wording::players(ExpressionId id) {
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
            if (m_whosePlayer && is(m_whosePlayer, Term::You)) return {"you", false, true};
            return {"that player", false, false};
        case Term::ControllerOf:
        case Term::OwnerOf: {
            const std::string of = possessive(cards(expression.left, Style::All).text);
            return {of + (expression.term == Term::ControllerOf ? " controller" : " owner"), false, false};
        }
        case Term::Both:
            return {players(expression.left).text + " and " + players(expression.right).text, true, false};
        default:
            break;
    }
    for (const PlayerWord& word : words().players) {
        if (word.term == expression.term) return {word.only.empty() ? "each " + word.word : word.only, false, false};
    }
    return {"each other player", false, false};
}

/// Players as the subject of a sentence: in a loop, the first mention says through whom it goes.
Wording::Noun Wording::doer(ExpressionId id) {
    if (is(id, Term::EachPlayer) && m_introduced) return players(std::exchange(m_introduced, ExpressionId{}));
    return players(id);
}

std::string Wording::whose(ExpressionId id) {
    if (id && id == m_player && !is(id, Term::You)) return "their";
    return possessive(players(id).text);
}

/// Which role the player has; none where that is not known, or where seats are alike.
std::optional<std::size_t> Wording::roleOf(ExpressionId player) const {
    const auto& roles = words().roles;
    if (player && is(player, Term::Role)) return at(player).index;
    const bool others = player && is(player, Term::Others) && roles.size() == 2;
    if (player && !others && !is(player, Term::You)) return std::nullopt;
    for (std::size_t i = 0; i < roles.size(); ++i) {
        if ((m_definition.traits & roles[i].traits) != 0) return others ? 1 - i : i;
    }
    return std::nullopt;
}

/// "the Guest", and on the Guest's own cards "you".
Wording::Noun Wording::playerWith(std::size_t role) const {
    const RoleWord& word = words().roles[role];
    if ((m_definition.traits & word.traits) != 0) return {"you", false, true};
    return {word.text, false, false};
}

/// "hand", or what it is called there: "Vault", "satchel".
std::string Wording::zoneName(std::optional<std::size_t> role, std::string_view zone) const {
    const auto found = indexOf(words().zones, zone);
    const bool isNamed = found && role && *role < words().zones[*found].ofRole.size();
    return isNamed ? words().zones[*found].ofRole[*role] : std::string(zone);
}

/// "your hand", "Vault".
std::string Wording::owned(ExpressionId player, std::string_view zone) {
    const std::string name = zoneName(roleOf(player), zone);
    return capitalised(name) == name ? name : whose(player) + ' ' + name;
}

std::uint8_t Wording::zoneOf(ExpressionId cards) const {
    const Expression& expression = at(sourceOf(cards));
    const auto zoneOfFilter = [&](FilterId filter) {
        const std::uint8_t zone = filter ? m_pool[filter].zone : std::uint8_t{0xff};
        return zone < words().zones.size() ? zone : words().inPlay;
    };
    switch (expression.term) {
        case Term::Filtered:
            return zoneOfFilter(expression.filter);
        case Term::Top:
            return expression.index;
        case Term::Target:
        case Term::EveryTarget: {
            const auto targets = m_pool.targetsOf(*m_ability);
            return expression.index < targets.size() ? zoneOfFilter(targets[expression.index].cards) : words().inPlay;
        }
        case Term::This: {
            const bool moved = m_ability->kind == AbilityKind::Triggered && m_pool[m_ability->pattern].self &&
                               m_pool[m_ability->pattern].to != 0xff;
            return moved ? m_pool[m_ability->pattern].to : words().inPlay;
        }
        default:
            return words().inPlay;
    }
}

/// "Vault", "the Guest's satchel": where what the cards are says whose they are; else empty.
std::string Wording::ownerByRole(ExpressionId id, std::string_view noun) {
    const auto& roles = words().roles;
    for (std::size_t i = 0; i < roles.size(); ++i) {
        if ((traitsOf(id) & roles[i].traits) == 0) continue;
        const std::string name = zoneName(i, noun);
        return capitalised(name) == name ? name : possessive(playerWith(i).text) + ' ' + name;
    }
    return {};
}

/// The zone that the cards go to, by its owner: "your hand", "their owners' hands".
std::string Wording::ownerOf(ExpressionId id, std::string_view noun) {
    const auto zone = indexOf(words().zones, noun);
    if (zone && words().zones[*zone].ofTable) return ofTable(words().zones[*zone]);
    const Expression& expression = at(sourceOf(id));
    const auto ofFilter = [&](FilterId filter) -> std::optional<std::string> {
        if (!filter || zoneWordOf(m_pool[filter]).shared) return std::nullopt;
        if (!m_pool[filter].players) return std::nullopt;
        return owned(m_pool[filter].players, noun);
    };
    std::optional<std::string> owner;
    bool plural = false;
    switch (expression.term) {
        case Term::Filtered:
            plural = true;
            owner = ofFilter(expression.filter);
            break;
        case Term::Top:
            owner = owned(expression.left, noun);
            break;
        case Term::Target:
        case Term::EveryTarget: {
            const auto targets = m_pool.targetsOf(*m_ability);
            if (expression.index >= targets.size()) break;
            plural = targets[expression.index].most > 1;
            owner = ofFilter(targets[expression.index].cards);
            break;
        }
        default:
            break;
    }
    if (owner) return *owner;
    if (std::string byRole = ownerByRole(id, noun); !byRole.empty()) return byRole;
    if (is(id, Term::Chosen) && !m_choices.empty()) {
        const ExpressionId most = m_pool[m_choices.back()].second;
        plural = plural && !(is(most, Term::Number) && at(most).number == 1);
    }
    return plural ? "their owners' " + pluralOf(std::string(noun)) : "its owner's " + std::string(noun);
}

}  // namespace duelogue
