#include "cards/rulestext/Events.h"

#include <algorithm>

#include "cards/rulestext/grammar/English.h"

namespace duelogue {

namespace {

/// Removes prepositions before "here".
std::string withoutPrepositions(std::string said) {
    for (const std::string_view at : {" at here", " on here", " onto here", " to here"}) {
        const std::size_t found = said.find(at);
        if (found != std::string::npos) said.replace(found, at.size(), " here");
    }
    return said;
}

bool speaksOf(const Pattern& pattern, std::string_view name) {
    if (name == "card") return pattern.self || pattern.subject;
    if (name == "at") return static_cast<bool>(pattern.onto);
    if (name == "by") return static_cast<bool>(pattern.by);
    if (name == "source") return pattern.sourceSelf || pattern.source;
    return static_cast<bool>(pattern.players);
}

/// Returns the text for a missing argument: "something affects" for "{source|something:affect}".
std::string standIn(const TemplateSlot& slot, const Noun& subject, Mood mood) {
    const std::size_t colon = slot.more.find(':');
    std::string noun(slot.more.substr(0, colon));
    if (colon == std::string_view::npos) return noun;
    return noun + ' ' + conjugated(std::string(slot.more.substr(colon + 1)), subject, mood);
}

/// Returns the slot for a given argument: "{source:affect}".
TemplateSlot withoutStandIn(const TemplateSlot& slot) {
    const std::size_t colon = slot.more.find(':');
    if (colon == std::string_view::npos) return {.name = slot.name, .more = {}};
    return {.name = slot.name, .kind = ':', .more = slot.more.substr(colon + 1)};
}

}  // namespace

const EventWord* Events::eventWord(const Pattern& pattern) const {
    using About = EventWord::About;
    About about = About::Player;
    if (pattern.self || pattern.subject) about = About::Card;
    if (pattern.sourceSelf || pattern.source) about = About::Source;
    // The word must be about this player.
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

/// Returns a template made of the verb's own text, for verbs that affect no cards: "{player:gain} points". Empty for
/// other verbs.
std::string Events::doneByPlayer(const Pattern& pattern) const {
    const VerbWord& verb = words().verbs[pattern.verb];
    const auto ofCards = [](const Parameter& each) {
        return each.slot == Slot::Cards || each.slot == Slot::Onto || each.slot == Slot::Subject ||
               each.slot == Slot::Zone;
    };
    const bool begins = verb.text.starts_with("{player?") || verb.text.starts_with("{player:");
    if (!begins || speaksOf(pattern, "card") || std::ranges::any_of(verb.parameters, ofCards)) return {};
    const auto say = [&](const TemplateSlot& slot) -> std::string {
        if (slot.name == "player") return "{player:" + std::string(slot.more) + '}';
        if (slot.kind == '#') {
            const std::string_view forms = slot.more.starts_with('=') ? slot.more.substr(1) : slot.more;
            const std::string one(forms.substr(0, forms.find('|')));
            return one.starts_with("a ") || one.starts_with("an ") ? one : withArticle(one);
        }
        return detailOf(verb, pattern, slot.name);
    };
    std::string text = fillTemplate(verb.text, say, [](std::string_view) { return false; });
    for (std::size_t at = text.find("  "); at != std::string::npos; at = text.find("  ")) text.erase(at, 1);
    return text;
}

/// Returns the text of the event's detail, if it is the argument with this name.
std::string Events::detailOf(const VerbWord& verb, const Pattern& pattern, std::string_view name) const {
    const auto parameter = std::ranges::find(verb.parameters, name, &Parameter::name);
    if (parameter == verb.parameters.end() || pattern.detail == 0xff) return {};
    if (parameter->slot == Slot::Value) return words().playerValues[pattern.detail].text;
    if (parameter->slot == Slot::Detail) return words().details[pattern.detail].text;
    return {};
}

/// Returns a template made of the verb's word, for verbs without an event word.
std::string Events::nameless(const Pattern& pattern) const {
    const VerbWord& verb = words().verbs[pattern.verb];
    const bool isOfCard = speaksOf(pattern, "card") && !speaksOf(pattern, "player");
    if (std::string done = doneByPlayer(pattern); !done.empty()) return done;
    if (isOfCard && !verb.participle.empty()) return "{card:be} " + verb.participle + "[ by {source}][ at {at}]";
    return withArticle(verb.word) + " {:happen}[ to {card}][ to {player}][ by {source}][ at {at}]";
}

std::string Events::event(const Pattern& pattern, Mood mood) {
    const EventWord* word = eventWord(pattern);
    std::string text = word != nullptr ? word->text : nameless(pattern);
    if (text.find("{source") == std::string::npos && text.find("{by") == std::string::npos)
        text += "[ because of {source}]";
    const bool alone = text.find("[{at}") != std::string::npos || text.find("[ {at}") != std::string::npos;
    Noun subject;
    const auto say = [&](const TemplateSlot& slot) -> std::string {
        if (slot.name == "at") {
            if (comesHere(pattern)) return {};
            return pattern.onto ? m_phrases.descriptions.onto(pool()[pattern.onto], alone) : std::string(slot.more);
        }
        return said(slot, pattern, subject, mood);
    };
    const auto given = [&](std::string_view name) { return speaksOf(pattern, name); };
    std::string said = fillTemplate(text, say, given);
    return pattern.onto ? withoutPrepositions(std::move(said)) : said;
}

/// Returns true if "here" stands before the qualities of the card: "a unit here with less power than this unit".
bool Events::comesHere(const Pattern& pattern) const {
    if (!pattern.onto || !pattern.subject || pool()[pattern.subject].same) return false;
    const Filter& subject = pool()[pattern.subject];
    const bool isHereAlone = pool()[pattern.onto].same && isHere(pool()[pattern.onto].same);
    return isHereAlone && subject.comparison != Comparison::None && !subject.at;
}

/// Returns the text of a slot in the event's template. A slot with a verb becomes the subject.
std::string Events::said(TemplateSlot slot, const Pattern& pattern, Noun& subject, Mood mood) {
    if (slot.name.empty()) return conjugated(std::string(slot.more), subject, mood);
    if (slot.name == "player" && slot.kind == '/') {
        if (!topic().turn.empty()) return topic().turn;
        return pattern.players ? m_phrases.places.whose(pattern.players) : "each player's";
    }
    if (const auto role = indexOf(words().roles, slot.name)) {
        subject = playerWith(*role);
        return withVerb(subject, std::string(slot.more), mood);
    }
    if (slot.kind == '|') {
        if (!speaksOf(pattern, slot.name)) return standIn(slot, subject, mood);
        slot = withoutStandIn(slot);
    }
    const Noun noun = named(slot.name, pattern, mood == Mood::Cannot);
    if (slot.kind != ':') return noun.text;
    subject = noun;
    return withVerb(subject, std::string(slot.more), mood);
}

/// Returns the card or player for the slot's name. With `any`, for impossible events, returns all such cards or
/// players.
Noun Events::named(std::string_view name, const Pattern& pattern, bool any) {
    const bool isCard = name == "card";
    // "You are dealt damage."
    const bool isToPlayer = isCard && pattern.toPlayer && pattern.players && !pattern.self && !pattern.subject;
    if (isToPlayer) return m_phrases.nouns.eventPlayer(pattern.players, any);
    if (!isCard && name != "source")
        return m_phrases.nouns.eventPlayer(name == "by" ? pattern.by : pattern.players, any);
    if (isCard ? pattern.self : pattern.sourceSelf) return m_phrases.nouns.thisCard();
    if (isCard && comesHere(pattern)) {
        Filter subject = pool()[pattern.subject];
        subject.at = pool()[pattern.onto].same;
        return {m_phrases.descriptions.describe(subject, {.plural = any, .article = !any}), any, false};
    }
    return m_phrases.nouns.eventCard(isCard ? pattern.subject : pattern.source,
                                     isCard ? Term::EventCard : Term::EventSource, any);
}

std::string Events::opening(const Pattern& pattern) const {
    const EventWord* word = eventWord(pattern);
    if (word == nullptr) return words().style.everyTime;
    // An event that affects the card itself happens only once.
    const bool isRepeated = !word->isMoment && !pattern.self && !waitsForOneMoment();
    return word->opening == "when" && isRepeated ? words().style.everyTime : word->opening;
}

/// Returns true if the card waits for a single event. Abilities created for a duration never do.
bool Events::waitsForOneMoment() const {
    if (topic().around != nullptr) return false;
    bool waits = false;
    for (std::size_t i = 0; i < words().traits.size(); ++i) {
        const bool has = ((definition().traits >> i) & 1U) != 0;
        if (has && words().traits[i].staysInPlay) return false;
        waits = waits || (has && words().traits[i].waits);
    }
    return waits;
}

}  // namespace duelogue
