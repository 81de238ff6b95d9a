#include "cards/rulestext/Abilities.h"

#include "cards/data/Price.h"
#include "cards/rulestext/grammar/English.h"

namespace duelogue {

namespace {

/// Returns an optional replacement. If it has several sentences, "instead" moves to the front.
std::string mayInstead(const std::string& done) {
    return done.find(". ") == std::string::npos ? "you may " + done + " instead" : "instead you may " + done;
}

/// Returns the condition as a proviso: "if it's your turn", "unless you drew a card". A condition that could not be
/// negated in words becomes "unless".
std::string proviso(const std::string& condition) {
    constexpr std::string_view denied = "it is not so that ";
    return condition.starts_with(denied) ? "unless " + condition.substr(denied.size()) : "if " + condition;
}

/// An ability that a body creates is a topic of its own.
std::string lastingOf(const Topic& topic) { return Abilities(topic).lasting(); }

}  // namespace

Abilities::Abilities(const Topic& topic)
    : Lexicon(topic),
      m_phrases(topic, m_spoken),
      m_conditions(ReferenceTracker(topic, m_spoken), m_phrases),
      m_events(*this, m_phrases),
      m_bodies(ReferenceTracker(topic, m_spoken), m_spoken, m_phrases, m_conditions, lastingOf) {}

std::string Abilities::text() {
    const Ability& ability = topic().ability;
    switch (ability.kind) {
        case AbilityKind::Played:
            return ability.body ? body(Mood::Plain) : playedOn();
        case AbilityKind::Triggered:
            return triggered();
        case AbilityKind::Activated:
            return activated();
        case AbilityKind::Static:
            return statements();
        case AbilityKind::Preempt:
            return preempt();
        case AbilityKind::Response:
            return response();
    }
    return {};
}

/// Returns the body, after its targets if the game names them first: "target 1 unit and destroy it".
std::string Abilities::body(Mood mood) {
    const bool isFirst = words().style.targetsFirst && topic().names.empty() && m_spoken.seenTargets == 0;
    const std::string aims = isFirst ? m_phrases.nouns.allTargets() : std::string();
    const std::string done = m_bodies.sentences(topic().ability.body, {}, mood);
    if (aims.empty()) return done;
    return "target " + aims + (m_bodies.beganWithOrder() ? " and " : "; ") + done;
}

/// Returns the sentence for a target without a further effect: "Play this on a unit".
std::string Abilities::playedOn() {
    std::vector<std::string> parts;
    for (const TargetSpec& target : targets()) {
        if (target.cards) parts.push_back(m_phrases.descriptions.describe(pool()[target.cards], {.article = true}));
    }
    const std::string& on = words().style.playOn;
    return parts.empty() ? std::string() : (on.empty() ? words().play + " on" : on) + ' ' + listed(parts, "and");
}

/// Returns the zone in which the ability works. Returns nullptr if the zone is obvious, as in play, or named by the
/// condition.
const ZoneWord* Abilities::placeToSay(ExpressionId holds) const {
    const std::uint8_t zone = topic().ability.zone;
    if (zone >= words().zones.size() || m_conditions.placesThis(holds)) return nullptr;
    const ZoneWord& place = words().zones[zone];
    return place.shared || place.ofTable ? nullptr : &place;
}

/// Returns the same as provided(), as it follows "only".
std::string Abilities::onlyProvided(ExpressionId holds) {
    if (placeToSay(holds) == nullptr) return holds ? m_conditions.only(m_conditions.partsOf(holds)) : std::string();
    return "if " + provided(holds);
}

/// Returns all requirements: "this unit is in your hand", and the condition; may be empty.
std::string Abilities::provided(ExpressionId holds) {
    std::vector<std::string> parts;
    if (const ZoneWord* const place = placeToSay(holds); place != nullptr)
        parts.push_back(m_phrases.nouns.thisCard().text + " is" + m_phrases.descriptions.inOwn(*place));
    if (holds) parts.push_back(condition(holds));
    return listed(parts, "and");
}

std::string Abilities::triggered() {
    const Pattern& pattern = pool()[topic().ability.pattern];
    if (const EventWord* word = m_events.eventWord(pattern); word != nullptr && word->heading)
        return word->text + ": " + capitalised(body(Mood::Plain));
    if (const std::string label = labelOf(pattern); !label.empty()) {
        const std::string holds = provided(topic().ability.condition);
        return label + ": " +
               (holds.empty() ? capitalised(body(Mood::Plain)) : "If " + inOrder({holds, ", ", body(Mood::Plain)}));
    }
    std::string text = m_events.opening(pattern) + ' ' + m_events.event(pattern, Mood::Plain) + ", ";
    if (const std::string holds = provided(topic().ability.condition); !holds.empty()) text += proviso(holds) + ", ";
    const std::string that = m_phrases.nouns.targetOfEvent();
    if (that.empty()) return text + body(Mood::Plain);
    return text + "target " + that + (words().style.targetsFirst ? "; " : ": ") + body(Mood::Plain);
}

/// Returns the heading of an event of the card itself: "WAKE"; empty if it has none.
std::string Abilities::labelOf(const Pattern& pattern) const {
    const EventWord* word = m_events.eventWord(pattern);
    const bool isPlain = pattern.self && !pattern.players && !pattern.source && !pattern.sourceSelf;
    return word != nullptr && isPlain ? word->label : std::string();
}

std::string Abilities::activated() {
    std::string text = capitalised(price(topic().ability.cost));
    if (text.ends_with(" may")) {
        text += ' ' + body(Mood::Bare);
    } else {
        text += ": " + capitalised(body(Mood::Plain));
    }
    const std::string holds = onlyProvided(topic().ability.condition);
    return holds.empty() ? text : text + ". " + words().use + " only " + holds;
}

std::string Abilities::statements() {
    std::string text;
    ExpressionId holds;
    ExpressionId about;
    for (InstructionId i = topic().ability.body; i; i = pool()[i].next) {
        const Instruction& statement = pool()[i];
        const std::string said = m_bodies.verb(statement, Mood::Plain).text;
        // A statement about other cards is a separate sentence, unless both statements share a condition.
        const bool goesOn = statement.cards == about || statement.condition;
        text += text.empty() ? said : goesOn ? " and " + said : ". " + capitalised(said);
        holds = statement.condition;
        about = statement.cards;
    }
    if (is(holds, Term::Not) && placeToSay(holds) == nullptr) return text + " unless " + condition(at(holds).left);
    const std::string provision = provided(holds);
    if (provision.empty()) return text;
    // A permission is used at one moment. In games with places, it comes with a card that lies somewhere.
    const bool isUsedOnce = text.find("you may ") != std::string::npos && words().place == 0xff;
    return text + (isUsedOnce ? " if " : " as long as ") + provision;
}

/// Returns the intercepted event: "if a unit would leave play and it's your turn, ".
std::string Abilities::wouldHappen() {
    std::string text = "if " + m_events.event(pool()[topic().ability.pattern], Mood::Would);
    if (const std::string holds = provided(topic().ability.condition); !holds.empty()) text += " and " + holds;
    return text + ", ";
}

/// Returns the way a card enters: "this hill enters turned unless you control a Forest". Empty if the ability does more
/// before the event.
std::string Abilities::entering() {
    const Ability& ability = topic().ability;
    if (ability.preemption != Preemption::Ahead || !ability.body || pool()[ability.body].next) return {};
    const Instruction& done = pool()[ability.body];
    const Pattern& pattern = pool()[ability.pattern];
    const bool isToIt = is(done.cards, Term::EventCard) || (is(done.cards, Term::This) && pattern.self);
    if (done.op != Op::Do || !isToIt || pattern.to != words().inPlay || !words().verbs[done.verb].entering) return {};
    const std::string text = m_events.event(pattern, Mood::Plain) + ' ' + words().verbs[done.verb].participle;
    const ExpressionId holds = ability.condition;
    if (is(holds, Term::Not)) return text + " unless " + condition(at(holds).left);
    const std::string provision = provided(holds);
    return provision.empty() ? text : text + " if " + provision;
}

std::string Abilities::preempt() {
    const Ability& ability = topic().ability;
    if (std::string comes = entering(); !comes.empty()) return comes;
    const std::string text = wouldHappen();
    const std::string may = ability.optional ? "you may " : "";
    if (ability.preemption == Preemption::Replace) {
        return text + (ability.optional ? mayInstead(m_bodies.branch(ability.body, {}, Mood::Bare)) : replaced());
    }
    if (ability.preemption == Preemption::Ahead) {
        return text + may + "first " + body(ability.optional ? Mood::Bare : Mood::Plain);
    }
    if (!ability.body) return text + may + prevented();
    return inOrder({text, may, body(Mood::Bare), ". If you do, ", prevented()});
}

/// Returns the prevention or change: "prevent that damage", "make it 1".
std::string Abilities::prevented() {
    const Ability& ability = topic().ability;
    if (ability.preemption == Preemption::Change) return "make it " + m_phrases.amount(ability.amount);
    if (ability.amount) return "prevent " + m_phrases.amount(ability.amount) + " of it";
    const std::string& noun = words().verbs[pool()[ability.pattern].verb].noun;
    return noun.empty() ? "prevent that" : "prevent that " + noun;
}

/// Mentions the replacing action first, although the continuous effect has already begun.
std::string Abilities::replaced() {
    InstructionId deed = topic().ability.body;
    while (deed && pool()[deed].op == Op::Float) deed = pool()[deed].next;
    if (!deed || deed == topic().ability.body) return body(Mood::Plain) + " instead";
    return inOrder({m_bodies.sentences(deed, {}, Mood::Plain), " instead. ",
                    capitalised(m_bodies.sentences(topic().ability.body, deed, Mood::Plain))});
}

std::string Abilities::response() {
    const std::string text = wouldHappen();
    if (!topic().ability.body) return text + (topic().ability.optional ? "you may stop that" : "that is stopped");
    return text + "you may " + body(Mood::Bare) + ". If you do, that is stopped";
}

std::string Abilities::lasting() {
    const Ability& ability = topic().ability;
    return isBan(ability) ? m_events.event(pool()[ability.pattern], Mood::Cannot) : text();
}

/// Returns a price: "2R, turn, sacrifice this unit".
std::string Abilities::price(const Cost& cost) {
    std::vector<std::string> parts = words().pricesInWords ? resourcesInWords(cost) : std::vector<std::string>();
    const std::string symbols = words().pricesInWords ? std::string() : symbolsOf(words(), cost);
    if (!symbols.empty()) parts.push_back(symbols);
    for (std::size_t i = 0; i < words().flags.size(); ++i) {
        if (((cost.flags >> i) & 1U) != 0) parts.push_back(words().flags[i].cost);
    }
    if (cost.body) parts.push_back(paidDeed(cost.body));
    if (parts.empty()) return words().noPrice;
    std::string text;
    for (const std::string& part : parts) text += (text.empty() ? "" : ", ") + part;
    return text;
}

/// Prices address You: "discard a card".
std::string Abilities::paidDeed(InstructionId body) {
    m_spoken.paying = true;
    const std::string said = deed(body);
    m_spoken.paying = false;
    constexpr std::string_view you = "you ";
    return said.starts_with(you) ? said.substr(you.size()) : said;
}

/// Returns the resources of a cost, one text each: "spark", "spark", "1 energy".
std::vector<std::string> Abilities::resourcesInWords(const Cost& cost) const {
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < words().resources.size(); ++i)
        parts.insert(parts.end(), cost.resources[i + 1], words().resources[i].text);
    const int number = cost.resources[0];
    if (number == 0 && cost.x == 0) return parts;
    std::string what = words().anyResource;
    if (number == 1 && cost.x == 0 && what.ends_with('s')) what.pop_back();
    parts.push_back((cost.x > 0 ? std::string("X") : std::to_string(number)) + ' ' + what);
    return parts;
}

}  // namespace duelogue
