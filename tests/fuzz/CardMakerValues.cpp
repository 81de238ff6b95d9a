// Random values of keys: events, targets, bodies and verbs.
#include "tests/fuzz/CardMaker.h"

#include <algorithm>

namespace duelogue {

/// Returns a random value that is a single phrase.
FileNode CardMaker::phrase(Shape shape) {
    switch (shape) {
        case Shape::Number:
            return text(std::to_string(1 + below(400)));
        case Shape::Rarity:
            return m_words.rarities.empty() ? text("rare") : text(anyOf(m_words.rarities));
        case Shape::YesNo:
            return text(oneIn(2) ? "yes" : "no");
        case Shape::Zone:
            return text(anyWord(m_words.zones));
        case Shape::Value:
            return text(anyWord(m_words.playerValues));
        case Shape::AmountOrAll:
            return text(oneIn(2) ? "all" : amount());
        case Shape::Range:
            return text(std::to_string(below(3)) + " to " + amount());
        case Shape::Counted:
            return text(counted());
        case Shape::Cards:
            return text(cards());
        case Shape::Player:
            return text(player(1));
        case Shape::Duration:
            return text(duration());
        default:
            return text(amount());
    }
}

FileNode CardMaker::shaped(Shape shape, int depth) {
    switch (shape) {
        case Shape::Condition: {
            if (!oneIn(5)) return text(condition());
            FileNode both = list();
            for (int i = 0; i < 2; ++i) both.items.push_back(text(condition(1)));
            return both;
        }
        case Shape::Price: {
            FileNode parts = list();
            parts.items.push_back(text(price()));
            if (oneIn(3)) parts.items.push_back(instruction(0));
            return oneIn(4) ? parts : parts.items.front();
        }
        case Shape::Event:
            return event();
        case Shape::Targets:
            return targets();
        case Shape::Body:
            return body(depth);
        case Shape::BodyOrPay: {
            if (!hasResources(m_words)) return body(depth);
            FileNode pay = map();
            put(pay, "pay", text(amount()));
            return oneIn(2) ? pay : body(depth);
        }
        case Shape::Bodies:
            return bodies(depth);
        case Shape::Statements: {
            FileNode all = list();
            for (std::size_t i = 1 + below(2); i > 0; --i) all.items.push_back(verb(true));
            return all;
        }
        case Shape::Terms:
            return filledMap(contestForm(), depth);
        case Shape::Keywords:
            return keywords();
        case Shape::Abilities:
            return abilities();
        default:
            return phrase(shape);
    }
}

/// Adds the references that the value of a key provides to later keys.
void CardMaker::offerBefore(std::string_view key, Shape shape) {
    if (shape == Shape::Event) offer({"affected card", "affected player", "source", "that much"});
    if (key == "for each") offer({"that card", "that player", "that much"});
    if (shape == Shape::Counted) offer({"chosen", "rest"});
    if (shape == Shape::Range) offer({"that much"});
    if (shape == Shape::Duration) offer({"that player"});
}

/// Returns a map with the required keys and some of the others. Rarely leaves out a required key.
FileNode CardMaker::filledMap(const std::vector<KeyForm>& keys, int depth) {
    FileNode made = map();
    for (const KeyForm& key : keys) {
        if (!key.required && !oneIn(4)) continue;
        if (key.required && oneIn(200)) continue;
        put(made, key.key, shaped(key.shape, depth - 1));
        offerBefore(key.key, key.shape);
    }
    if (made.find("if") != nullptr && !oneIn(20)) drop(made, "unless");
    return made;
}

FileNode CardMaker::event() {
    const EventWord& known = anyOf(m_words.events);
    std::string name = known.word;
    bool ofPlayer = known.about == EventWord::About::Player || known.about == EventWord::About::Doer;
    if (oneIn(3)) {
        const VerbWord& word = anyOf(m_words.verbs);
        name = word.word;
        ofPlayer = std::ranges::none_of(word.parameters, [](const Parameter& p) { return p.slot == Slot::Cards; });
        if (word.statement && !oneIn(20)) return text(known.word);
        for (const Parameter& parameter : word.parameters) {
            if (parameter.slot == Slot::Value) name += " " + anyWord(m_words.playerValues);
            if (parameter.slot == Slot::Detail) name += " " + anyWord(m_words.details);
            if (parameter.slot == Slot::Resource)
                name += " " + (m_words.resources.empty() ? "any" : anyOf(m_words.resources).symbol);
        }
    }
    if (oneIn(2)) return text(name);
    FileNode made = map();
    if (oneIn(2)) {
        put(made, name, text(ofPlayer != oneIn(20) ? player(0) : description(0)));
        return made;
    }
    FileNode parts = map();
    if (oneIn(ofPlayer ? 20 : 2)) put(parts, "card", text(description(0)));
    if (oneIn(ofPlayer ? 2 : 10)) put(parts, "player", text(player(0)));
    if (oneIn(namesDoer(known) ? 2 : 20)) put(parts, "by", text(player(0)));
    if (oneIn(2)) put(parts, "source", text(oneIn(2) ? "this" : description(0)));
    if (has(m_words, Needs::Hosts) && oneIn(3)) put(parts, "at", text(oneIn(2) ? reference() : description(0)));
    put(made, name, parts);
    return made;
}

FileNode CardMaker::targets() {
    FileNode all = list();
    m_targets = 1 + static_cast<int>(oneIn(4));
    for (int i = 0; i < m_targets; ++i) {
        std::string said = oneIn(3) ? std::string("player") : description();
        if (oneIn(6)) said += " or player";
        if (oneIn(4)) said.insert(0, "up to " + std::to_string(1 + below(3)) + " ");
        if (oneIn(8)) said.insert(0, "1 to " + std::to_string(1 + below(4)) + " ");
        FileNode divided = map();
        put(divided, "cards", text(said));
        put(divided, "divided", text(amount(1)));
        all.items.push_back(oneIn(8) ? divided : text(said));
    }
    offer({"target", "targets"});
    return all;
}

FileNode CardMaker::body(int depth) {
    if (oneIn(2)) return instruction(depth);
    FileNode all = list();
    for (std::size_t i = 1 + below(3); i > 0; --i) all.items.push_back(instruction(depth));
    return all;
}

FileNode CardMaker::bodies(int depth) {
    FileNode all = list();
    for (int i = 0; i < 2; ++i) all.items.push_back(body(depth));
    return all;
}

/// Returns an instruction of the language, or a verb.
FileNode CardMaker::instruction(int depth) {
    if (depth <= 0 || oneIn(2)) {
        FileNode made = verb(false);
        offer({"that much"});
        return made;
    }
    const MapForm& form = anyOf(instructionForms());
    if (!has(m_words, form.needs)) return instruction(0);
    if (form.needs == Needs::Family) {
        FileNode made = map();
        put(made, exampleIn(m_words, form.keys.front().key), text(player(1)));
        offer({"that much", "of that"});
        return made;
    }
    const Offers before = m_offers;
    FileNode made = filledMap(form.keys, depth);
    // An effect with a duration is an ability, whose keys stand in the same map.
    if (form.keys.front().key == "for") {
        const FileNode lasting = ability(depth - 1);
        for (const FileEntry& entry : lasting.entries) put(made, entry.key, entry.value);
    }
    const bool chose = form.keys.front().shape == Shape::Counted || form.keys.front().key == "order";
    m_offers = before;
    if (chose) offer({"chosen", "rest"});
    offer({"that much"});
    return made;
}

FileNode CardMaker::verb(bool statement) {
    std::vector<const VerbWord*> known;
    for (const VerbWord& word : m_words.verbs) {
        if (word.statement == statement && !word.byRules) known.push_back(&word);
    }
    const VerbWord& word = *anyOf(known);
    std::string name = word.word;
    FileNode arguments = map();
    for (const Parameter& parameter : word.parameters) {
        if (parameter.slot == Slot::Detail) name += " " + anyWord(m_words.details);
        if (parameter.slot == Slot::Value) name += " " + anyWord(m_words.playerValues);
        if (parameter.slot == Slot::Resource) name += " " + anyOf(m_words.resources).symbol;
        if (standsBehindVerb(parameter.slot) || (!parameter.required && oneIn(2))) continue;
        put(arguments, parameter.name, argument(parameter));
    }
    if (arguments.entries.empty()) return text(name);
    FileNode made = map();
    put(made, name, arguments);
    return made;
}

FileNode CardMaker::argument(const Parameter& parameter) {
    switch (parameter.slot) {
        case Slot::Player:
            return text(player(1));
        case Slot::Cards:
            if (!parameter.players && oneIn(2)) return text(description());
            return text(oneIn(2) ? counted() : cards());
        case Slot::TraitSet:
            return keywords();
        case Slot::Zone:
            return text(anyWord(m_words.zones));
        case Slot::Place:
            return text(anyOf(std::vector<const char*>{"top", "bottom", "shuffled"}));
        case Slot::Duration:
            return text(duration());
        case Slot::Subject:
            return text(oneIn(2) ? reference() : cards());
        case Slot::Onto:
            return text(reference());
        default:
            return text(amount());
    }
}

FileNode CardMaker::keywords() {
    FileNode all = list();
    for (std::size_t i = 1 + below(2); i > 0; --i) all.items.push_back(text(trait(TraitWord::Group::Keyword)));
    return all;
}

}  // namespace duelogue
