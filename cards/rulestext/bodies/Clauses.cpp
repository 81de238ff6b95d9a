#include "cards/rulestext/bodies/Clauses.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "cards/rulestext/grammar/English.h"

namespace duelogue {

namespace {

const Parameter* findParameter(const std::vector<Parameter>& parameters, std::string_view name) {
    const auto found = std::ranges::find(parameters, name, &Parameter::name);
    return found == parameters.end() ? nullptr : &*found;
}

ExpressionId numberFor(const Parameter& parameter, const Instruction& instruction) {
    return parameter.slot == Slot::Second ? instruction.second : instruction.amount;
}

bool isGiven(const Parameter& parameter, const Instruction& instruction) {
    switch (parameter.slot) {
        case Slot::Player:
            return !instruction.player.isNone();
        case Slot::Subject:
            return !instruction.subject.isNone();
        case Slot::Cards:
            return !instruction.cards.isNone();
        case Slot::Onto:
            return !instruction.onto.isNone();
        case Slot::Print:
            return !instruction.print.isNone();
        case Slot::Amount:
            return !instruction.amount.isNone();
        case Slot::Second:
            return !instruction.second.isNone();
        case Slot::TraitSet:
            return instruction.traits != 0;
        case Slot::Zone:
            return instruction.zone != 0xff;
        case Slot::Place:
        case Slot::Duration:
        case Slot::Detail:
        case Slot::Value:
        case Slot::Resource:
        case Slot::Counter:
            return true;
    }
    return true;
}

}  // namespace

Clause Clauses::fill(std::string_view text, const Instruction& instruction, const std::vector<Parameter>& parameters,
                     Mood mood) {
    Clause clause;
    Noun subject;
    std::vector<ExpressionId> unknowns;
    std::string said;
    m_spoken.player = {};
    const auto say = [&](const TemplateSlot& slot) -> std::string {
        if (slot.name.empty()) return conjugated(std::string(slot.more), subject, mood);
        // An effect that lasts for a turn already names that turn.
        const bool isCreated = topic().around != nullptr;
        if (slot.name == "once") return isCreated ? std::string() : "once a turn,";
        if (slot.name == "turn") return isCreated ? std::string() : "on your turn, ";
        if (slot.name == "owner") return m_phrases.places.ownerOf(instruction.cards, slot.more);
        const Parameter* parameter = findParameter(parameters, slot.name);
        if (parameter == nullptr) return {};
        if (slot.kind == '|' && !isGiven(*parameter, instruction)) return std::string(slot.more);
        if (slot.kind == '~') return signedBy(slot, *parameter, instruction, subject, mood, unknowns, said);
        if (slot.isSigned && isUnknown(*parameter, instruction))
            return '+' + letterFor(*parameter, instruction, unknowns);
        if (slot.kind != ':' && slot.kind != '?') {
            // "Inflict 500 damage to your opponent for each card they control."
            if (parameter->slot == Slot::Player) m_spoken.player = instruction.player;
            return argument(slot, *parameter, instruction);
        }
        subject = subjectOf(*parameter, instruction, mood, clause);
        const bool isBare = mood == Mood::Bare && slot.more.starts_with("may ");
        clause.imperative = subject.you && (slot.kind == '?' || isBare) && mood != Mood::Full;
        const bool asked = parameter->slot == Slot::Player && instruction.player == m_doers.asked;
        return doing(subject, std::string(slot.more), mood, clause, asked && instruction.player);
    };
    const auto given = [&](std::string_view name) {
        const Parameter* parameter = findParameter(parameters, name);
        // A required argument is always there, so it does not decide about a part of the text.
        return parameter != nullptr && !parameter->required && isGiven(*parameter, instruction);
    };
    // A template that begins with a verb addresses You.
    const bool toYou = !text.empty() && text.front() != '{' && !text.starts_with("all ");
    clause.imperative = toYou && mood != Mood::Full;
    clause.text = (toYou && mood == Mood::Full ? "you " : "") + fillTemplate(text, say, given);
    for (std::size_t i = 0; i < unknowns.size(); ++i)
        clause.text += (i == 0 ? ", where " : " and ") + letter(i) + " is " + m_phrases.amount(unknowns[i]);
    return clause;
}

/// Returns true if "for each unit" follows the whole sentence and applies to all its numbers.
bool Clauses::sharesForEach(const Instruction& instruction) const {
    const auto counted = [this](ExpressionId id) { return is(id, Term::Times) ? at(id).right : id; };
    if (!instruction.second) return true;
    return isForEach(instruction.second) && counted(instruction.amount) == counted(instruction.second);
}

/// Returns a change with the verb for its sign, "gains 300" or "loses 200". Leaves the verb out if it is `said`
/// already.
std::string Clauses::signedBy(const TemplateSlot& slot, const Parameter& parameter, const Instruction& instruction,
                              const Noun& subject, Mood mood, std::vector<ExpressionId>& unknowns, std::string& said) {
    const std::size_t bar = slot.more.find('|');
    std::string number = isUnknown(parameter, instruction) ? letterFor(parameter, instruction, unknowns)
                                                           : plain(parameter, instruction, {});
    const bool isLess = number.starts_with('-');
    if (isLess) number.erase(0, 1);
    const std::string verb(isLess ? slot.more.substr(bar + 1) : slot.more.substr(0, bar));
    if (std::exchange(said, verb) == verb) return number;
    return conjugated(verb, subject, mood) + ' ' + number;
}

/// Returns true if a signed number is computed. It is then called X and explained at the end.
bool Clauses::isUnknown(const Parameter& parameter, const Instruction& instruction) const {
    const ExpressionId number = numberFor(parameter, instruction);
    return isComputed(number) || (isForEach(number) && !sharesForEach(instruction));
}

std::string Clauses::letterFor(const Parameter& parameter, const Instruction& instruction,
                               std::vector<ExpressionId>& unknowns) {
    const ExpressionId number = numberFor(parameter, instruction);
    const auto known = std::ranges::find(unknowns, number);
    const auto place = static_cast<std::size_t>(known - unknowns.begin());
    if (known == unknowns.end()) unknowns.push_back(number);
    return letter(place);
}

/// Returns X, or Y if X is paid.
std::string Clauses::letter(std::size_t place) const {
    const bool isPaid = definition().cost.x > 0 || topic().ability.cost.x > 0;
    return std::string(1, static_cast<char>('X' + place + (isPaid ? 1 : 0)));
}

/// Returns the acting card or player. A player becomes the subject of the clause.
Noun Clauses::subjectOf(const Parameter& parameter, const Instruction& instruction, Mood mood, Clause& clause) {
    if (parameter.slot == Slot::Player) {
        const ExpressionId who = instruction.player;
        const bool each = is(who, Term::EachPlayer) && m_doers.introduced && m_doers.introduced == m_doers.previous;
        const bool same = who && (each || who == m_doers.previous) && mood == Mood::Plain;
        Noun noun = doer(who);
        clause.subject = noun.you ? ExpressionId{} : who;
        clause.continued = same && !noun.you;
        m_spoken.player = clause.subject;
        return noun;
    }
    const ExpressionId what = parameter.slot == Slot::Subject ? instruction.subject : instruction.cards;
    if (m_spoken.subject) return *m_spoken.subject;
    if (std::optional<Noun> narrower = narrowed(parameter, what)) return *narrower;
    Noun noun = what ? m_phrases.cards(what, Style::Subject) : m_phrases.nouns.thisCard();
    if (noun.text == "them") noun.text = "they";
    return noun;
}

/// Returns all described cards by the only type that the verb affects: "hills here" for "cards here".
std::optional<Noun> Clauses::narrowed(const Parameter& parameter, ExpressionId what) {
    if (!is(what, Term::Filtered) || !std::has_single_bit(parameter.to)) return std::nullopt;
    Filter filter = pool()[at(what).filter];
    if (filter.all != 0 || filter.any != 0 || filter.tags[0] || filter.either) return std::nullopt;
    filter.all = parameter.to;
    return Noun{m_phrases.descriptions.describe(filter, {.plural = true, .conjunction = "and"}), true, false};
}

/// Returns a subject with its verb: "each player draws", "target unit gets"; "draw" for You and for the player who gets
/// an offer.
std::string Clauses::doing(const Noun& subject, const std::string& verb, Mood mood, const Clause& clause,
                           bool asked) const {
    const bool bare = mood == Mood::Bare;
    constexpr std::string_view may = "may ";
    if (bare && verb.starts_with(may)) return doing(subject, verb.substr(may.size()), mood, clause, asked);
    if (subject.you && bare && m_doers.asked) return "have you " + verb;
    if (subject.you && (clause.imperative || bare)) return mood == Mood::Would ? "you would " + verb : verb;
    if (bare) return asked ? verb : "have " + subject.text + ' ' + verb;
    return clause.continued ? conjugated(verb, subject, mood) : withVerb(subject, verb, mood);
}

Noun Clauses::doer(ExpressionId id) {
    if (is(id, Term::EachPlayer) && m_doers.introduced) {
        return m_phrases.players(std::exchange(m_doers.introduced, ExpressionId{}));
    }
    return m_phrases.players(id);
}

std::string Clauses::duration(std::string text, ExpressionId player) {
    constexpr std::string_view slot = "{player}";
    const std::size_t who = text.find(slot);
    if (who != std::string::npos) text.replace(who, slot.size(), m_phrases.places.whose(player));
    return text;
}

/// Returns the text for a slot without a verb.
std::string Clauses::argument(const TemplateSlot& slot, const Parameter& parameter, const Instruction& instruction) {
    if (slot.kind == '#') {
        const ExpressionId number = numberFor(parameter, instruction);
        std::string forms(slot.more);
        // The adjectives of the cards: "unit part|unit parts" for "~part|~parts".
        for (std::size_t at = forms.find('~'); at != std::string::npos; at = forms.find('~'))
            forms.replace(at, 1, adjectivesOf(instruction));
        return m_phrases.amounts.countable(number, forms);
    }
    if (slot.kind == '/' && slot.more == "rest") {
        return hasOnlyKind(instruction) ? std::string() : "on " + cards(instruction.cards, "plain");
    }
    if (slot.kind == '/' && slot.more == "kind") return nounOf(instruction.cards);
    const std::string_view style = slot.kind == '/' ? slot.more : std::string_view();
    const std::string said = plain(parameter, instruction, style);
    return slot.isSigned && !said.starts_with('-') ? '+' + said : said;
}

/// Returns true if the cards are described by adjectives alone, besides their type.
bool Clauses::hasOnlyKind(const Instruction& instruction) const {
    if (!is(instruction.cards, Term::Filtered)) return false;
    const Filter& filter = pool()[at(instruction.cards).filter];
    return filter == Filter{.all = filter.all, .tags = filter.tags} && !filter.tags[1];
}

/// Returns the adjectives of the cards with a space: "red "; empty if the description needs more than these.
std::string Clauses::adjectivesOf(const Instruction& instruction) const {
    if (!hasOnlyKind(instruction)) return {};
    const Filter& filter = pool()[at(instruction.cards).filter];
    std::string result;
    for (const std::string& adjective : m_phrases.descriptions.adjectives(filter)) result += adjective + ' ';
    return filter.tags[0] ? result + std::string(pool().tag(filter.tags[0])) + ' ' : result;
}

/// Returns the noun for the cards: "unit"; "card" for cards of several types.
std::string Clauses::nounOf(ExpressionId cards) const {
    for (std::size_t i = 0; i < words().traits.size(); ++i) {
        if (words().traits[i].group == TraitWord::Group::Type && hasBit(traitsOf(cards), i))
            return words().traits[i].word;
    }
    return "card";
}

std::string Clauses::plain(const Parameter& parameter, const Instruction& instruction, std::string_view style) {
    switch (parameter.slot) {
        case Slot::Player:
            if (style == "of") return m_phrases.places.whose(instruction.player);
            return m_phrases.players(instruction.player).text;
        case Slot::Subject:
            if (!instruction.subject) return m_phrases.nouns.thisCard().text;
            return m_phrases.cards(instruction.subject, Style::Plain).text;
        case Slot::Cards:
            return cards(instruction.cards, style);
        case Slot::Onto:
            return onto(instruction.onto, style);
        case Slot::Print:
            return print(instruction.print);
        case Slot::Amount:
            return isAllOfValue(instruction) ? "all" : number(instruction.amount);
        case Slot::Second:
            return isForEach(instruction.amount) && sharesForEach(instruction) ? number(instruction.second)
                                                                               : m_phrases.amount(instruction.second);
        case Slot::TraitSet:
            return listOf(instruction.traits, style == "plural");
        case Slot::Zone:
            return instruction.zone == 0xff ? std::string() : words().zones[instruction.zone].word;
        case Slot::Place:
            return {};
        case Slot::Duration:
            return duration(style == "before" ? words().durations[instruction.duration].before
                                              : words().durations[instruction.duration].behind,
                            instruction.player);
        case Slot::Detail:
            return words().details[instruction.detail].text;
        case Slot::Value:
            return isShareOfValue(instruction) ? std::string() : value(instruction);
        case Slot::Resource:
            if (instruction.detail > 0) return words().resources[instruction.detail - 1U].text;
            return (style.empty() ? std::string() : std::string(style) + ' ') + words().anyResource;
        case Slot::Counter: {
            const CounterWord& kind = words().counters[instruction.detail];
            const std::string before = style.empty() ? std::string() : std::string(style) + ' ';
            return m_phrases.amounts.countable(instruction.amount, before + kind.text + '|' + before + kind.plural);
        }
    }
    return {};
}

std::string Clauses::print(ExpressionId id) {
    if (is(id, Term::PrintNamed)) return std::string(pool().called(pool()[at(id).filter].name));
    return is(id, Term::PrintOf) ? m_phrases.cards(at(id).left, Style::Plain).text : "the named card";
}

std::string Clauses::cards(ExpressionId id, std::string_view style) {
    if (style == "it") return pronoun(m_phrases.cards(id, Style::All).plural).text;
    if (style == "that") return m_phrases.places.thatOne(id).text;
    if (style == "one/from") {
        m_spoken.from = true;
        std::string text = cards(id, "one");
        m_spoken.from = false;
        return text;
    }
    Style introduced = Style::All;
    if (style == "each") introduced = Style::Each;
    if (style == "one") introduced = Style::One;
    if (style == "plain") introduced = Style::Plain;
    if (style == "zone") introduced = Style::Zone;
    if (style == "from") introduced = Style::From;
    const Noun noun = m_phrases.cards(id, introduced);
    const bool isEach = style == "each of" && noun.plural && is(id, Term::Chosen) && noun.text != "them";
    return (isEach ? "each of " : "") + noun.text;
}

std::string Clauses::onto(ExpressionId id, std::string_view style) {
    if (style == "one" && is(id, Term::Filtered)) return m_phrases.cards(id, Style::One).text;
    if (isPlace(id) && (!is(id, Term::Chosen) || m_spoken.choiceSaid)) return m_phrases.places.placeOf(id).text;
    return m_phrases.cards(id, Style::Plain).text;
}

/// Returns the number of a clause without "for each".
std::string Clauses::number(ExpressionId id) {
    if (isCounted(id)) return "1";
    return m_phrases.amount(isForEach(id) ? at(id).left : id);
}

std::string Clauses::listOf(Traits traits, bool plural) const {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < words().traits.size(); ++i) {
        const TraitWord& trait = words().traits[i];
        if (((traits >> i) & 1U) != 0) names.push_back(plural ? trait.plural : trait.word);
    }
    return listed(names, "and");
}

/// Returns "points", or "point" for the number one.
std::string Clauses::value(const Instruction& instruction) const {
    const std::string& text = words().playerValues[instruction.detail].text;
    const ExpressionId amount = is(instruction.amount, Term::Times) ? at(instruction.amount).left : instruction.amount;
    const bool one = is(amount, Term::Number) ? at(amount).number == 1 : isCounted(amount);
    const bool plain = text.ends_with('s') && text.find(' ') == std::string::npos;
    return one && plain ? text.substr(0, text.size() - 1) : text;
}

}  // namespace duelogue
