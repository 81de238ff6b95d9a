#include "cards/rulestext/Abilities.h"

#include <algorithm>

#include "cards/data/Price.h"
#include "cards/rulestext/grammar/English.h"

namespace duelogue {

namespace {

/// Returns an optional replacement. If it has several sentences, "instead" moves to the front.
std::string mayInstead(const std::string& done) {
    return done.find(". ") == std::string::npos && done.find(", ") == std::string::npos ? "you may " + done + " instead"
                                                                                        : "instead you may " + done;
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
    const std::string label = this->label();
    const std::string said = unlabeled();
    return label.empty() || said.empty() ? said : label + ": " + capitalized(said);
}

/// Returns the label of the ability, for games that print labels: "Lasting".
std::string Abilities::label() const {
    const LabelWords& labels = words().style.labels;
    const Ability& ability = topic().ability;
    const bool isPlaceCard = words().place != 0xff && hasBit(definition().traits, words().place);
    // Abilities that an effect creates are not printed.
    const auto isThis = [&](const Ability& each) { return &each == &ability; };
    const bool isPrinted = std::ranges::any_of(pool().abilitiesOf(definition()), isThis);
    if (labels.lasting.empty() || !isPrinted || isPlaceCard) return {};
    if (ability.kind == AbilityKind::Played) return {};
    if (ability.zone != 0xff && ability.zone != words().inPlay) return labels.special;
    if (ability.kind == AbilityKind::Activated) return needsFact(ability.condition) ? labels.used : labels.special;
    const bool isSpecial =
        ability.kind == AbilityKind::Triggered && hasBit(labels.specialVerbs, pool()[ability.pattern].verb);
    return isSpecial ? labels.special : labels.lasting;
}

/// Returns true if the condition names the fact that labels an ability as used.
bool Abilities::needsFact(ExpressionId condition) const {
    if (!condition) return false;
    const Expression& e = at(condition);
    if (e.term == Term::And) return needsFact(e.left) || needsFact(e.right);
    return e.term == Term::Fact && e.index == words().style.labels.usedIf;
}

std::string Abilities::unlabeled() {
    const Ability& ability = topic().ability;
    switch (ability.kind) {
        case AbilityKind::Played:
            return played();
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
    std::string done = m_bodies.sentences(topic().ability.body, {}, mood);
    if (aims.empty()) return done;
    return "target " + aims + (m_bodies.beganWithOrder() ? " and " : "; ") + done;
}

/// Returns the effect of a card. In games without the word "target", a card that stays on its target also names its
/// target.
std::string Abilities::played() {
    if (!topic().ability.body) return playedOn();
    const bool stays = words().style.target.empty() && clings();
    if (!stays) return withTargets(Mood::Plain);
    return inOrder({playedOn(), ". ", capitalized(body(Mood::Plain))});
}

/// Returns the sentence for a target without a further effect: "Play this on a unit".
std::string Abilities::playedOn() {
    std::vector<std::string> parts;
    std::string begin = words().style.playOn.empty() ? words().play + " on" : words().style.playOn;
    for (const TargetSpec& target : targets()) {
        if (!target.cards) continue;
        const Filter& filter = pool()[target.cards];
        const bool isPlaceCard = words().place != 0xff && hasBit(filter.all, words().place);
        if (isPlaceCard && !words().style.playInto.empty()) begin = words().style.playInto;
        parts.push_back(isPlaceCard && filter.name ? std::string(pool().called(filter.name))
                                                   : m_phrases.descriptions.describe(filter, {.article = true}));
    }
    return parts.empty() ? std::string() : begin + ' ' + listed(parts, "and");
}

/// Returns the effect with its targets. In games without the word "target", targets that the first verb does not name
/// are chosen in a sentence of their own: "choose a unit. Draw cards equal to its power".
std::string Abilities::withTargets(Mood mood) {
    if (targets().empty() || !words().style.target.empty() || namesTargetAtOnce()) return body(mood);
    const std::string chosen = "choose " + m_phrases.nouns.targetsNew();
    return inOrder({chosen, ". ", capitalized(body(mood))});
}

/// Returns true if the only target is the object of the first verb: "destroy a unit".
bool Abilities::namesTargetAtOnce() const {
    if (targets().size() != 1) return false;
    InstructionId id = topic().ability.body;
    const auto isChoice = [](const Instruction& each) {
        return each.next && !each.player && (each.op == Op::Choose || each.op == Op::ChooseNumber);
    };
    while (id && isChoice(pool()[id])) id = pool()[id].next;
    if (!id) return false;
    const Instruction& first = pool()[id];
    const bool isTarget = is(first.cards, Term::Target) || is(first.cards, Term::EveryTarget);
    if (first.op == Op::ForEachCard) return isTarget;
    return first.op == Op::Do && isTarget && !words().verbs[first.verb].text.starts_with("{cards:");
}

/// Returns the limit of the ability as a sentence: "once each turn, "; empty without a limit.
std::string Abilities::limited(const std::string& text) const {
    const FlagWord* const limit = limitOf(topic().ability);
    return limit == nullptr ? text : limit->limit + ", " + text;
}

/// Returns the zone in which the ability works. Returns nullptr if the zone is obvious, as in play, or named by the
/// conditions.
const ZoneWord* Abilities::placeToSay(const std::vector<ExpressionId>& parts) const {
    const std::uint8_t zone = topic().ability.zone;
    const auto places = [this](ExpressionId part) { return m_conditions.placesThis(part); };
    if (zone >= words().zones.size() || std::ranges::any_of(parts, places)) return nullptr;
    const ZoneWord& place = words().zones[zone];
    return place.shared || place.ofTable || isPaidFrom(zone) ? nullptr : &place;
}

/// Returns true if the price gives up the card itself from that zone: "discard this unit".
bool Abilities::isPaidFrom(std::uint8_t zone) const {
    if (topic().ability.kind != AbilityKind::Activated) return false;
    for (InstructionId at = topic().ability.cost.body; at; at = pool()[at].next) {
        const Instruction& paid = pool()[at];
        if (paid.op == Op::Do && is(paid.cards, Term::This) && words().verbs[paid.verb].happensIn == zone) return true;
    }
    return false;
}

/// Returns "this unit is in your hand".
std::string Abilities::inPlace(const ZoneWord& place) {
    return m_phrases.nouns.thisCard().text + " is" + m_phrases.descriptions.inOwn(place);
}

/// Returns all requirements: "this unit is in your hand", and the condition; may be empty.
std::string Abilities::provided(ExpressionId holds) {
    std::vector<std::string> parts;
    if (const ZoneWord* const place = placeToSay({holds}); place != nullptr) parts.push_back(inPlace(*place));
    if (holds) parts.push_back(condition(holds));
    return listed(parts, "and");
}

/// Returns the conditions with the zone of the card. Leaves out facts that the text of the effect implies.
Requirements Abilities::requirements(const std::vector<ExpressionId>& parts, std::string_view effect) {
    Requirements all;
    if (const ZoneWord* const place = placeToSay(parts); place != nullptr) all.others.push_back(inPlace(*place));
    m_conditions.require(parts, effect, all);
    return all;
}

std::string Abilities::only(const std::vector<ExpressionId>& parts, std::string_view effect) {
    const Requirements all = requirements(parts, effect);
    std::string time = listed(all.times, "and");
    if (all.others.empty()) return time;
    return time + (time.empty() ? "if " : " and only if ") + listed(all.others, "and");
}

/// Returns the condition at the beginning of a sentence: "during a battle, if you control a unit, ".
std::string Abilities::beginningWhen(ExpressionId holds) {
    const Requirements all = requirements(m_conditions.partsOf(holds), {});
    std::string text = listed(all.times, "and");
    if (!text.empty()) text += ", ";
    return all.others.empty() ? text : text + "if " + listed(all.others, "and") + ", ";
}

std::string Abilities::triggered() {
    const Pattern& pattern = pool()[topic().ability.pattern];
    if (const EventWord* word = m_events.eventWord(pattern); word != nullptr && word->heading)
        return word->text + ": " + capitalized(body(Mood::Plain));
    if (const std::string label = labelOf(pattern); !label.empty()) {
        const std::string holds = provided(topic().ability.condition);
        return label + ": " +
               (holds.empty() ? capitalized(body(Mood::Plain)) : "If " + inOrder({holds, ", ", body(Mood::Plain)}));
    }
    std::string text = whenever(pattern);
    if (const std::string that = m_phrases.nouns.targetOfEvent(); !that.empty())
        text += "target " + that + (words().style.targetsFirst ? "; " : ": ");
    return text + withTargets(Mood::Plain);
}

/// Returns the event with its condition: "whenever you draw a card, if it's your turn, ".
std::string Abilities::whenever(const Pattern& pattern) {
    std::string event = m_events.event(pattern, Mood::Plain);
    const ExpressionId condition = topic().ability.condition;
    const bool isThat = narrow(event, condition).starts_with("that ");
    const FlagWord* const limit = limitOf(topic().ability);
    const bool isFirst = limit != nullptr && !limit->firstTime.empty() && pool()[topic().ability.body].op != Op::May;
    std::string text = isFirst ? limit->firstTime : isThat || limit != nullptr ? "when" : m_events.opening(pattern);
    if (!topic().nextTime.empty()) text.clear();
    text += ' ' + event + topic().nextTime + ", ";
    if (!isFirst) text = limited(text);
    const bool unless = isUnless(condition);
    const std::string holds = unless ? m_conditions.condition(at(condition).left) : provided(condition);
    return holds.empty() ? text : text + (unless ? "unless " + holds : proviso(holds)) + ", ";
}

/// Returns true if the condition reads as "unless" and a fact.
bool Abilities::isUnless(ExpressionId condition) const {
    return is(condition, Term::Not) && is(at(condition).left, Term::Fact) && words().style.target.empty();
}

/// Returns the heading of an event of the card itself: "WAKE"; empty if it has none.
std::string Abilities::labelOf(const Pattern& pattern) const {
    const EventWord* word = m_events.eventWord(pattern);
    const bool isPlain = pattern.self && !pattern.players && !pattern.source && !pattern.sourceSelf;
    return word != nullptr && isPlain ? word->label : std::string();
}

/// Narrows the noun of the event by a fact in the condition: "a won battle". The fact is then left out of the
/// condition. Returns the narrower noun; empty without such a fact.
std::string Abilities::narrow(std::string& event, ExpressionId condition) {
    if (is(condition, Term::And)) {
        std::string narrower = narrow(event, at(condition).left);
        return narrower.empty() ? narrow(event, at(condition).right) : narrower;
    }
    if (!is(condition, Term::Fact)) return {};
    const Word& fact = words().facts[at(condition).index];
    const std::size_t found = fact.broad.empty() ? std::string::npos : event.find(fact.broad);
    if (found == std::string::npos) return {};
    event.replace(found, fact.broad.size(), fact.narrow);
    m_conditions.leaveOut(condition);
    return fact.narrow;
}

std::string Abilities::activated() {
    std::string text = capitalized(price(topic().ability.cost));
    const FlagWord* const limit = limitOf(topic().ability);
    const std::string once = limit == nullptr ? "" : ". This can be done " + limit->limit;
    if (text.ends_with(" may")) {
        const std::string when = beginningWhen(topic().ability.condition);
        text = when + (when.empty() ? "You may " : "you may ");
        return text + body(Mood::Bare) + once;
    }
    const std::string effect = withTargets(Mood::Plain);
    text += ": " + capitalized(effect);
    const std::string when = only(m_conditions.partsOf(topic().ability.condition), effect);
    return (when.empty() ? text : text + ". " + words().use + " only " + when) + once;
}

/// Returns a statement about the first event of a turn that an ability of this card counts: "the first time each turn
/// you play a unit, it costs 1 less". Empty for other statements.
std::string Abilities::firstOnly(const Instruction& statement) {
    for (const Ability& counts : pool().abilitiesOf(definition())) {
        if (counts.kind != AbilityKind::Preempt || counts.preemption != Preemption::Ahead) continue;
        const FlagWord* const flag = limitIn(counts.body);
        if (flag == nullptr || flag->firstTime.empty() || !needsUnset(statement.condition, *flag)) continue;
        const Pattern& pattern = pool()[counts.pattern];
        if (!is(statement.cards, Term::Filtered) || !pattern.subject) continue;
        const Filter& counted = pool()[pattern.subject];
        const Filter& changed = pool()[at(statement.cards).filter];
        if (counted.all != changed.all || counted.any != changed.any || counted.tags != changed.tags) continue;
        const std::string event = m_events.event(pattern, Mood::Plain);
        m_spoken.subject = pronoun(false);
        const std::string said = m_bodies.verb(statement, Mood::Plain).text;
        m_spoken.subject.reset();
        return inOrder({flag->firstTime, " ", event, ", ", said});
    }
    return {};
}

std::string Abilities::statements() {
    std::string text;
    const InstructionId begin = topic().ability.body;
    if (std::string first = begin ? firstOnly(pool()[begin]) : std::string(); !first.empty()) return first;
    ExpressionId holds;
    ExpressionId about;
    for (InstructionId i = topic().ability.body; i; i = pool()[i].next) {
        const Instruction& statement = pool()[i];
        const std::string said = m_bodies.verb(statement, Mood::Plain).text;
        // A statement about other cards is a separate sentence, unless both statements share a condition.
        const bool isSentence = said.starts_with("when ");
        const bool goesOn = (statement.cards == about || statement.condition) && !isSentence;
        constexpr std::string_view have = "you have ";
        const bool hasMore = goesOn && said.starts_with(have) && text.starts_with(have);
        text += text.empty() ? said
                : !goesOn    ? ". " + capitalized(said)
                             : " and " + said.substr(hasMore ? have.size() : 0);
        holds = statement.condition;
        about = statement.cards;
    }
    if (is(holds, Term::Not) && placeToSay({holds}) == nullptr) return text + " unless " + condition(at(holds).left);
    if (const std::string time = m_conditions.time(holds); !time.empty()) return text + ' ' + time;
    const std::string provision = provided(holds);
    if (provision.empty()) return text;
    // A permission is used at one moment. In games with places, it comes with a card that lies somewhere.
    const bool isUsedOnce = text.find("you may ") != std::string::npos && words().place == 0xff;
    return text + (isUsedOnce ? " if " : " as long as ") + provision;
}

/// Returns the intercepted event: "if a unit would leave play and it's your turn, ".
std::string Abilities::wouldHappen() {
    std::string event = m_events.event(pool()[topic().ability.pattern], Mood::Would);
    const ExpressionId condition = topic().ability.condition;
    const bool isNarrow = !narrow(event, condition).empty();
    std::string text = "if " + event;
    if (isUnless(condition)) {
        text += ", unless " + m_conditions.condition(at(condition).left);
    } else if (const std::string holds = provided(condition); !holds.empty()) {
        text += " and " + holds;
    }
    return (isNarrow ? text : limited(text)) + ", ";
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
    // The text of an ability that only counts for another one is empty.
    const bool isCount = ability.body && !pool()[ability.body].next && limitSetBy(pool()[ability.body]) != nullptr;
    if (ability.preemption == Preemption::Ahead && isCount) return {};
    if (words().style.target.empty() && isBan(ability)) return m_events.event(pool()[ability.pattern], Mood::Cannot);
    const std::string text = wouldHappen();
    const std::string may = ability.optional ? "you may " : "";
    if (ability.preemption == Preemption::Replace) {
        return text + (ability.optional ? mayInstead(m_bodies.branch(ability.body, {}, Mood::Bare)) : replaced());
    }
    if (ability.preemption == Preemption::Ahead) {
        return text + may + "first " + body(ability.optional ? Mood::Bare : Mood::Plain);
    }
    if (!ability.body) return text + may + prevented();
    const std::string done = body(Mood::Bare);
    const bool isOne = words().style.target.empty() && done.find(". ") == std::string::npos;
    return inOrder({text, may, done, isOne ? " to " : ". If you do, ", prevented()});
}

/// Returns the prevention or change: "prevent that damage", "make it 1".
std::string Abilities::prevented() {
    const Ability& ability = topic().ability;
    if (ability.preemption == Preemption::Change) return "make it " + m_phrases.amount(ability.amount);
    const std::string& noun = words().verbs[pool()[ability.pattern].verb].noun;
    if (ability.amount && words().style.target.empty() && !noun.empty()) return "prevent " + partOf(noun);
    if (ability.amount) return "prevent " + m_phrases.amount(ability.amount) + " of it";
    return noun.empty() ? "prevent that" : "prevent that " + noun;
}

/// Returns the prevented part of an event: "up to 3 fire damage".
std::string Abilities::partOf(const std::string& noun) {
    const Ability& ability = topic().ability;
    const std::uint8_t detail = pool()[ability.pattern].detail;
    const bool isOne = is(ability.amount, Term::Number) && at(ability.amount).number == 1;
    const std::string kind = detail == 0xff ? std::string() : words().details[detail].text + ' ';
    return (isOne ? "" : "up to ") + m_phrases.amount(ability.amount) + ' ' + kind + noun;
}

/// Mentions the replacing action first, although the continuous effect has already begun.
std::string Abilities::replaced() {
    InstructionId action = topic().ability.body;
    while (action && pool()[action].op == Op::Float) action = pool()[action].next;
    if (!action || action == topic().ability.body) return body(Mood::Plain) + " instead";
    return inOrder({m_bodies.sentences(action, {}, Mood::Plain), " instead. ",
                    capitalized(m_bodies.sentences(topic().ability.body, action, Mood::Plain))});
}

std::string Abilities::response() {
    const bool isAlways = !topic().ability.body && !topic().ability.optional && !topic().ability.condition;
    if (words().style.target.empty() && isAlways) return m_events.event(pool()[topic().ability.pattern], Mood::Cannot);
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
    if (cost.body) parts.push_back(paidAction(cost.body));
    if (parts.empty()) return words().noPrice;
    std::string text;
    for (const std::string& part : parts) text += (text.empty() ? "" : ", ") + part;
    return text;
}

/// Prices address You: "discard a card".
std::string Abilities::paidAction(InstructionId body) {
    m_spoken.paying = true;
    const std::string said = action(body);
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
