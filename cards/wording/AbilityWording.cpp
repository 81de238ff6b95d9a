// Whole abilities, as Wording puts them.
#include "cards/data/Price.h"
#include "cards/wording/English.h"
#include "cards/wording/Wording.h"

namespace duelogue {

namespace {

/// What may be done in place of something: of several sentences the first one says so.
std::string mayInstead(const std::string& done) {
    return done.find(". ") == std::string::npos ? "you may " + done + " instead" : "instead you may " + done;
}

/// "if it's your turn", "unless you drew a card": what no word can deny is excepted.
std::string proviso(const std::string& condition) {
    constexpr std::string_view denied = "it is not so that ";
    return condition.starts_with(denied) ? "unless " + condition.substr(denied.size()) : "if " + condition;
}

}  // namespace

std::string Wording::ability(const Ability& ability) {
    const std::string text = untidied(ability);
    return text.empty() ? text : capitalised(text) + '.';
}

/// The ability without the capital letter and the full stop of a sentence.
std::string Wording::untidied(const Ability& ability) {
    m_ability = &ability;
    switch (ability.kind) {
        case AbilityKind::Played:
            return ability.body ? sentences(ability.body, {}, Mood::Plain) : playedOn();
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

/// "Play this on a unit": a target that nothing is done to.
std::string Wording::playedOn() {
    std::vector<std::string> parts;
    for (const TargetSpec& target : m_pool.targetsOf(*m_ability)) {
        if (target.cards) parts.push_back(withArticle(describe(m_pool[target.cards], {})));
    }
    return parts.empty() ? std::string() : words().play + " on " + listed(parts, "and");
}

std::string Wording::triggered() {
    const Pattern& pattern = m_pool[m_ability->pattern];
    if (const EventWord* word = eventWord(pattern); word != nullptr && word->heading)
        return word->text + ": " + capitalised(sentences(m_ability->body, {}, Mood::Plain));
    std::string text = opening(pattern) + ' ' + event(pattern, Mood::Plain) + ", ";
    if (m_ability->condition) text += proviso(condition(m_ability->condition)) + ", ";
    if (const std::string that = targetOfEvent(); !that.empty()) text += "target " + that + ": ";
    return text + sentences(m_ability->body, {}, Mood::Plain);
}

std::string Wording::activated() {
    std::string text = capitalised(price(m_ability->cost));
    if (text.ends_with(" may")) {
        text += ' ' + sentences(m_ability->body, {}, Mood::Bare);
    } else {
        text += ": " + capitalised(sentences(m_ability->body, {}, Mood::Plain));
    }
    if (m_ability->condition) text += ". " + words().use + " only if " + condition(m_ability->condition);
    return text;
}

std::string Wording::statements() {
    std::string text;
    ExpressionId holds;
    ExpressionId about;
    for (InstructionId i = m_ability->body; i; i = m_pool[i].next) {
        const Instruction& statement = m_pool[i];
        const std::string said = verb(statement, Mood::Plain).text;
        // A statement about others is a sentence of its own, where no condition has to hold for both.
        const bool goesOn = statement.cards == about || statement.condition;
        text += text.empty() ? said : goesOn ? " and " + said : ". " + capitalised(said);
        holds = statement.condition;
        about = statement.cards;
    }
    if (is(holds, Term::Not)) return text + " unless " + condition(at(holds).left);
    return holds ? text + " as long as " + condition(holds) : text;
}

std::string Wording::preempt() {
    const Pattern& pattern = m_pool[m_ability->pattern];
    std::string text = "if " + event(pattern, Mood::Would);
    if (m_ability->condition) text += " and " + condition(m_ability->condition);
    text += ", ";
    const std::string& noun = words().verbs[pattern.verb].noun;
    const std::string may = m_ability->optional ? "you may " : "";
    std::string done;
    switch (m_ability->preemption) {
        case Preemption::Prevent:
            done = noun.empty() ? "prevent that" : "prevent that " + noun;
            if (m_ability->amount) done = "prevent " + amount(m_ability->amount) + " of it";
            break;
        case Preemption::Change:
            done = "make it " + amount(m_ability->amount);
            break;
        case Preemption::Replace:
            if (!m_ability->optional) return text + replaced();
            return text + mayInstead(sentences(m_ability->body, {}, Mood::Bare));
        case Preemption::Ahead:
            return text + may + "first " +
                   sentences(m_ability->body, {}, m_ability->optional ? Mood::Bare : Mood::Plain);
    }
    if (!m_ability->body) return text + may + done;
    return text + may + sentences(m_ability->body, {}, Mood::Bare) + ". If you do, " + done;
}

/// What is done instead comes first, though what begins to last has begun by then.
std::string Wording::replaced() {
    InstructionId deed = m_ability->body;
    while (deed && m_pool[deed].op == Op::Float) deed = m_pool[deed].next;
    if (!deed || deed == m_ability->body) return sentences(m_ability->body, {}, Mood::Plain) + " instead";
    const std::string lasts = capitalised(sentences(m_ability->body, deed, Mood::Plain));
    return sentences(deed, {}, Mood::Plain) + " instead. " + lasts;
}

std::string Wording::response() {
    std::string text = "if " + event(m_pool[m_ability->pattern], Mood::Would);
    if (m_ability->condition) text += " and " + condition(m_ability->condition);
    text += ", ";
    if (!m_ability->body) return text + (m_ability->optional ? "you may stop that" : "that is stopped");
    return text + "you may " + sentences(m_ability->body, {}, Mood::Bare) + ". If you do, that is stopped";
}

/// A price is said to you: "discard a card".
std::string Wording::paidDeed(InstructionId body) {
    const std::string said = deed(body);
    constexpr std::string_view you = "you ";
    return said.starts_with(you) ? said.substr(you.size()) : said;
}

/// "spark", "spark", "1 energy".
std::vector<std::string> Wording::resourcesInWords(const Cost& cost) const {
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

/// "2R, turn, sacrifice this unit".
std::string Wording::price(const Cost& cost) {
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

}  // namespace duelogue
