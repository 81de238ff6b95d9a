// Sentences of verbs: Wording fills the templates of the vocabulary.
#include <algorithm>

#include "cards/wording/English.h"
#include "cards/wording/SentenceTemplate.h"
#include "cards/wording/Wording.h"

namespace duelogue {

namespace {

const Parameter* findParameter(const std::vector<Parameter>& parameters, std::string_view name) {
    const auto found = std::find_if(parameters.begin(), parameters.end(),
                                    [name](const Parameter& parameter) { return parameter.name == name; });
    return found == parameters.end() ? nullptr : &*found;
}

}  // namespace

bool Wording::isGiven(const Parameter& parameter, const Instruction& instruction) {
    switch (parameter.slot) {
        case Slot::Player:
            return !instruction.player.isNone();
        case Slot::Subject:
            return !instruction.subject.isNone();
        case Slot::Cards:
            return !instruction.cards.isNone();
        case Slot::Onto:
            return !instruction.onto.isNone();
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

std::string Wording::conjugated(const std::string& verb, Mood mood) const {
    if (verb.empty()) return verb;
    if (mood == Mood::Would) return "would " + verb;
    if (mood == Mood::Cannot) return "can't " + verb;
    if (mood == Mood::Bare) return verb;
    if (m_subjectYou) return pluralVerb(verb);
    return m_subjectPlural ? pluralVerb(verb) : thirdPerson(verb);
}

/// A subject with its verb: "each player draws", "target unit gets".
std::string Wording::subjectSlot(const Parameter& parameter, const Instruction& instruction, const std::string& verb,
                                 bool leaveOutYou, Mood mood, Clause& clause) {
    const bool isPlayer = parameter.slot == Slot::Player;
    Noun noun;
    if (isPlayer) {
        const ExpressionId who = instruction.player;
        const bool each = is(who, Term::EachPlayer) && m_introduced && m_introduced == m_previousPlayer;
        const bool same = who && (each || who == m_previousPlayer) && mood == Mood::Plain;
        noun = doer(who);
        clause.subject = noun.you ? ExpressionId{} : who;
        clause.continued = same && !noun.you;
        m_player = clause.subject;
    } else {
        const ExpressionId what = parameter.slot == Slot::Subject ? instruction.subject : instruction.cards;
        noun = what ? cards(what, Style::Subject) : thisCard();
        if (noun.text == "them") noun.text = "they";
    }
    m_subjectPlural = noun.plural;
    m_subjectYou = noun.you;
    clause.imperative = noun.you && leaveOutYou && mood != Mood::Full;
    if (noun.you && mood == Mood::Bare && m_asked) return "have you " + verb;
    if (noun.you && (clause.imperative || mood == Mood::Bare)) return mood == Mood::Would ? "you would " + verb : verb;
    if (isPlayer && mood == Mood::Bare && instruction.player && instruction.player == m_asked) return verb;
    if (mood == Mood::Bare) return "have " + noun.text + ' ' + verb;
    if (clause.continued) return conjugated(verb, mood);
    return noun.text + ' ' + conjugated(verb, mood);
}

std::string Wording::plainSlot(const Parameter& parameter, const Instruction& instruction, std::string_view style) {
    switch (parameter.slot) {
        case Slot::Player:
            return style == "of" ? whose(instruction.player) : players(instruction.player).text;
        case Slot::Subject:
            return (instruction.subject ? cards(instruction.subject, Style::Plain) : thisCard()).text;
        case Slot::Cards:
            if (style == "each") return cards(instruction.cards, Style::Each).text;
            if (style == "one") return cards(instruction.cards, Style::One).text;
            if (style == "plain") return cards(instruction.cards, Style::Plain).text;
            if (style == "zone") return cards(instruction.cards, Style::Zone).text;
            return cards(instruction.cards, style == "from" ? Style::From : Style::All).text;
        case Slot::Onto:
            if (style == "one" && is(instruction.onto, Term::Filtered)) return cards(instruction.onto, Style::One).text;
            if (isPlace(instruction.onto) && !is(instruction.onto, Term::Chosen)) return placeOf(instruction.onto).text;
            return cards(instruction.onto, Style::Plain).text;
        case Slot::Amount:
            if (is(instruction.amount, Term::Count)) return "1";
            if (isForEach(instruction.amount)) return amount(at(instruction.amount).left);
            return amount(instruction.amount);
        case Slot::Second:
            return amount(instruction.second);
        case Slot::TraitSet: {
            std::vector<std::string> names;
            for (std::size_t i = 0; i < words().traits.size(); ++i) {
                if (((instruction.traits >> i) & 1U) != 0) names.push_back(words().traits[i].word);
            }
            return listed(names, "and");
        }
        case Slot::Zone:
            return instruction.zone == 0xff ? std::string() : words().zones[instruction.zone].word;
        case Slot::Place:
            return {};
        case Slot::Duration: {
            std::string text = words().durations[instruction.duration].behind;
            const std::size_t who = text.find("{player}");
            if (who != std::string::npos)
                text.replace(who, std::string_view("{player}").size(), whose(instruction.player));
            return text;
        }
        case Slot::Detail:
            return words().details[instruction.detail].text;
        case Slot::Value:
            if (isShareOfValue(instruction)) return {};
            return valueText(instruction);
        case Slot::Resource:
            return instruction.detail == 0 ? words().anyResource : words().resources[instruction.detail - 1U].text;
        case Slot::Counter: {
            const CounterWord& kind = words().counters[instruction.detail];
            return countable(instruction.amount, kind.text + '|' + kind.plural);
        }
    }
    return {};
}

/// "points", and "point" of one.
std::string Wording::valueText(const Instruction& instruction) const {
    const std::string& text = words().playerValues[instruction.detail].text;
    const ExpressionId amount = is(instruction.amount, Term::Times) ? at(instruction.amount).left : instruction.amount;
    const bool one = is(amount, Term::Number) ? at(amount).number == 1 : is(amount, Term::Count);
    const bool plain = text.ends_with('s') && text.find(' ') == std::string::npos;
    return one && plain ? text.substr(0, text.size() - 1) : text;
}

Wording::Clause Wording::fill(std::string_view text, const Instruction& instruction,
                              const std::vector<Parameter>& parameters, Mood mood) {
    Clause clause;
    m_player = {};
    const auto say = [&](TemplateSlot slot) -> std::string {
        if (slot.name.empty()) return conjugated(std::string(slot.more), mood);
        // What lasts for a turn says so itself.
        if (slot.name == "once") return m_around != nullptr ? "once" : "once a turn";
        if (slot.name == "owner") return ownerOf(instruction.cards, slot.more);
        const Parameter* parameter = findParameter(parameters, slot.name);
        if (parameter == nullptr) return {};
        if (slot.kind == '|' && !isGiven(*parameter, instruction)) return std::string(slot.more);
        if (slot.kind == ':' || slot.kind == '?') {
            return subjectSlot(*parameter, instruction, std::string(slot.more), slot.kind == '?', mood, clause);
        }
        const ExpressionId number = parameter->slot == Slot::Second ? instruction.second : instruction.amount;
        if (slot.kind == '#') return countable(number, slot.more);
        const std::string said = plainSlot(*parameter, instruction, slot.kind == '/' ? slot.more : std::string_view());
        return slot.isSigned && !said.starts_with('-') ? '+' + said : said;
    };
    const auto given = [&](std::string_view name) {
        const Parameter* parameter = findParameter(parameters, name);
        return parameter != nullptr && isGiven(*parameter, instruction);
    };
    // A template that begins with a verb is said to You.
    const bool toYou = !text.empty() && text.front() != '{' && !text.starts_with("all ");
    clause.imperative = toYou && mood != Mood::Full;
    clause.text = (toYou && mood == Mood::Full ? "you " : "") + fillTemplate(text, say, given);
    return clause;
}

// -------------------------------------------------------------------------------------------------- events

/// What can't happen at all is said of all cards of that kind.
Wording::Noun Wording::eventCard(bool self, FilterId filter, Term term, Mood mood) {
    if (self) return thisCard();
    m_it = Expression{.term = term};
    const bool any = mood == Mood::Cannot;
    if (!filter) return {any ? "cards" : "a card", any, false};
    const Filter& description = m_pool[filter];
    if (!description.same && any) return {describe(description, {.plural = true}), true, false};
    if (!description.same) return {withArticle(describe(description, {})), false, false};
    Noun noun = eventOne(description.same);
    m_it = Expression{.term = term};
    return noun;
}

Wording::Noun Wording::eventPlayer(ExpressionId id, Mood mood) {
    const bool any = mood == Mood::Cannot;
    if (!id || is(id, Term::EveryPlayer)) return {any ? "players" : "a player", any, false};
    return is(id, Term::Others) ? anotherPlayer() : players(id);
}

/// The event's own word: of several with the same pattern the one that speaks of what the pattern asks for.
const EventWord* Wording::eventWord(const Pattern& pattern) const {
    using About = EventWord::About;
    About about = About::Player;
    if (pattern.self || pattern.subject) about = About::Card;
    if (pattern.sourceSelf || pattern.source) about = About::Source;
    // Whoever does it must be named.
    if (pattern.players && !pattern.toPlayer && !pattern.self) about = About::Player;
    if (pattern.by) about = About::Doer;
    const EventWord* best = nullptr;
    for (const EventWord& event : words().events) {
        const bool same = event.pattern.verb == pattern.verb && event.pattern.from == pattern.from &&
                          event.pattern.to == pattern.to && event.pattern.detail == pattern.detail;
        if (same && (best == nullptr || event.about == about)) best = &event;
    }
    return best;
}

std::string Wording::event(const Pattern& pattern, Mood mood) {
    const EventWord* word = eventWord(pattern);
    // A verb without an event of its own name is spoken of by its word.
    const std::string text = word != nullptr ? word->text
                                             : "a " + words().verbs[pattern.verb].word +
                                                   " {:happen}[ to {card}][ to {player}][ by {source}][ at {at}]";
    m_subjectPlural = false;
    m_subjectYou = false;
    const auto say = [&](TemplateSlot slot) -> std::string {
        if (slot.name.empty()) return conjugated(std::string(slot.more), mood);
        if (slot.name == "player" && slot.kind == '/') {
            return pattern.players ? whose(pattern.players) : "each player's";
        }
        if (slot.name == "at") {
            const bool alone = text.find("[{at}") != std::string::npos || text.find("[ {at}") != std::string::npos;
            return pattern.onto ? onto(m_pool[pattern.onto], alone) : std::string(slot.more);
        }
        if (const auto role = indexOf(words().roles, slot.name)) {
            const Noun noun = playerWith(*role);
            m_subjectPlural = noun.plural;
            m_subjectYou = noun.you;
            return noun.text + ' ' + conjugated(std::string(slot.more), mood);
        }
        const bool isCard = slot.name == "card";
        const bool isDoer = slot.name == "by";
        const bool isThere = isCard   ? pattern.self || pattern.subject
                             : isDoer ? static_cast<bool>(pattern.by)
                                      : pattern.sourceSelf || pattern.source;
        // "{source|something:affect}": the noun that stands in, and the verb.
        const std::size_t verb = slot.kind == '|' ? std::min(slot.more.find(':'), slot.more.size()) : slot.more.size();
        if (slot.kind == '|' && !isThere) {
            const std::string noun(slot.more.substr(0, verb));
            return verb < slot.more.size() ? noun + ' ' + conjugated(std::string(slot.more.substr(verb + 1)), mood)
                                           : noun;
        }
        if (slot.kind == '|') {
            slot.kind = verb < slot.more.size() ? ':' : '\0';
            slot.more = slot.more.substr(std::min(verb + 1, slot.more.size()));
        }
        const Noun noun = isCard ? eventCard(pattern.self, pattern.subject, Term::EventCard, mood)
                          : slot.name == "source"
                              ? eventCard(pattern.sourceSelf, pattern.source, Term::EventSource, mood)
                              : eventPlayer(isDoer ? pattern.by : pattern.players, mood);
        if (slot.kind != ':') return noun.text;
        m_subjectPlural = noun.plural;
        m_subjectYou = noun.you;
        return noun.text + ' ' + conjugated(std::string(slot.more), mood);
    };
    const auto given = [&](std::string_view name) {
        if (name == "card") return pattern.self || pattern.subject;
        if (name == "at") return static_cast<bool>(pattern.onto);
        if (name == "by") return static_cast<bool>(pattern.by);
        return name == "source" ? pattern.sourceSelf || pattern.source : static_cast<bool>(pattern.players);
    };
    std::string said = fillTemplate(text, say, given);
    // "Here" takes no preposition.
    for (const std::string_view at : {" at here", " on here", " onto here", " to here"}) {
        const std::size_t found = pattern.onto ? said.find(at) : std::string::npos;
        if (found != std::string::npos) said.replace(found, at.size(), " here");
    }
    return said;
}

std::string Wording::opening(const Pattern& pattern) const {
    const EventWord* word = eventWord(pattern);
    if (word == nullptr) return "whenever";
    // What happens to the card itself happens once.
    return word->opening == "when" && !pattern.self && !waitsForOneMoment() ? "whenever" : word->opening;
}

bool Wording::waitsForOneMoment() const {
    bool waits = false;
    for (std::size_t i = 0; i < words().traits.size(); ++i) {
        const bool has = ((m_definition.traits >> i) & 1U) != 0;
        if (has && words().traits[i].staysInPlay) return false;
        waits = waits || (has && words().traits[i].waits);
    }
    return waits;
}

}  // namespace duelogue
