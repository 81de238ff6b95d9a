#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cards/data/Price.h"
#include "cards/data/Vocabulary.h"
#include "cards/parser/FileNode.h"
#include "cards/parser/Language.h"
#include "match/state/Random.h"

namespace duelogue {

/// A generator of random card files from a game's vocabulary and the forms of the card language. Forms say what may
/// stand where, so new words and forms are used automatically. Most of the generated cards make sense, and some do not.
/// The same seed makes the same file.
class CardMaker {
public:
    CardMaker(const Vocabulary& words, std::uint64_t seed) : m_words(words), m_random(seed) {}

    /// Returns a file with a number of cards, named "Card 1" and so on. The lines of `basics` come before them.
    [[nodiscard]] std::string file(int cards, std::string_view basics = {});

private:
    /// The references available at the current place, in the words of the forms: "target", "that card", "X".
    using Offers = std::vector<std::string>;

    const Vocabulary& m_words;
    Random m_random;
    Offers m_offers;
    std::vector<std::string> m_tags{"Elf", "Goblin", "Wall"};
    int m_targets = 0;

    // Random choices
    [[nodiscard]] std::size_t below(std::size_t count) { return m_random.below(static_cast<std::uint32_t>(count)); }
    [[nodiscard]] bool oneIn(std::size_t count) { return below(count) == 0; }
    template <class List>
    [[nodiscard]] const auto& anyOf(const List& list) {
        return list[below(std::size(list))];
    }
    template <class List>
    [[nodiscard]] std::string anyWord(const List& list) {
        return list.empty() ? std::string("nothing") : anyOf(list).word;
    }

    // Nodes
    [[nodiscard]] static FileNode text(std::string words) {
        FileNode node;
        node.kind = FileNode::Kind::Text;
        node.text = std::move(words);
        return node;
    }
    [[nodiscard]] static FileNode list() {
        FileNode node;
        node.kind = FileNode::Kind::List;
        return node;
    }
    [[nodiscard]] static FileNode map() {
        FileNode node;
        node.kind = FileNode::Kind::Map;
        return node;
    }
    static void put(FileNode& node, std::string_view key, FileNode value) {
        if (node.find(key) == nullptr) node.entries.push_back({std::string(key), 0, std::move(value)});
    }

    static void drop(FileNode& node, std::string_view key) {
        std::erase_if(node.entries, [key](const FileEntry& entry) { return entry.key == key; });
    }

    // References available at the current place
    [[nodiscard]] bool offers(std::string_view what) const {
        return std::find(m_offers.begin(), m_offers.end(), what) != m_offers.end();
    }
    void offer(std::initializer_list<const char*> what) { m_offers.insert(m_offers.end(), what.begin(), what.end()); }
    [[nodiscard]] bool isKnown(std::string_view form);

    // Phrases
    [[nodiscard]] std::string place(std::string_view name);
    [[nodiscard]] std::string filled(std::string_view form, int depth);
    [[nodiscard]] std::string oneOf(const std::vector<PhraseForm>& forms, int depth);
    [[nodiscard]] std::string trait(TraitWord::Group group, bool plural = false);
    [[nodiscard]] std::string player(int depth);
    [[nodiscard]] std::string whose(int depth);
    [[nodiscard]] std::string reference();
    [[nodiscard]] std::string amount(int depth = 2);
    [[nodiscard]] std::string description(int depth = 1);
    [[nodiscard]] std::string cards(int depth = 1);
    [[nodiscard]] std::string counted(int depth = 1);
    [[nodiscard]] std::string condition(int depth = 2);
    [[nodiscard]] std::string duration();
    [[nodiscard]] std::string price();

    // Values of keys
    [[nodiscard]] FileNode shaped(Shape shape, int depth);
    [[nodiscard]] FileNode phrase(Shape shape);
    [[nodiscard]] static const KeyForm& formKey(const MapForm& form, std::string_view key) {
        return *std::ranges::find(form.keys, key, &KeyForm::key);
    }
    [[nodiscard]] FileNode filledMap(const std::vector<KeyForm>& keys, int depth);
    [[nodiscard]] FileNode event();
    [[nodiscard]] FileNode targets();
    [[nodiscard]] FileNode body(int depth);
    [[nodiscard]] FileNode bodies(int depth);
    [[nodiscard]] FileNode instruction(int depth);
    [[nodiscard]] FileNode verb(bool statement);
    [[nodiscard]] FileNode argument(const Parameter& parameter);
    [[nodiscard]] FileNode keywords();
    [[nodiscard]] FileNode ability(int depth);
    [[nodiscard]] FileNode abilities();
    [[nodiscard]] FileNode card(int number);
    [[nodiscard]] std::string typeLine(std::size_t& figures, bool& resolves);
    void offerBefore(std::string_view key, Shape shape);

    static void write(const FileNode& node, std::size_t indent, std::string& out);
};

// ---------------------------------------------------------------------------------------------------- phrases

/// Returns true if all references of the form are available. Sometimes ignores a missing one.
inline bool CardMaker::isKnown(std::string_view form) {
    constexpr std::string_view bound[] = {
        "targets",         "target", "chosen",      "rest",      "paid", "that card", "affected card",
        "affected player", "source", "that player", "that much", "X",    "of that"};
    return std::ranges::none_of(bound, [&](std::string_view word) {
        const bool says = form.starts_with(word) || form.find(' ' + std::string(word)) != std::string_view::npos;
        return says && !offers(word) && !oneIn(40);
    });
}

inline std::string CardMaker::trait(TraitWord::Group group, bool plural) {
    std::vector<const TraitWord*> all;
    for (const TraitWord& word : m_words.traits) {
        if (word.group == group) all.push_back(&word);
    }
    if (all.empty() || (group == TraitWord::Group::Type && oneIn(6))) return anyOf(m_tags);
    const TraitWord& word = *anyOf(all);
    return plural ? word.plural : word.word;
}

/// Returns a random word for a placeholder of a form, see exampleIn().
inline std::string CardMaker::place(std::string_view name) {
    using Group = TraitWord::Group;
    if (name == "type" || name == "other") return trait(Group::Type);
    if (name == "types") return trait(Group::Type, true);
    if (name == "colour") return trait(Group::Colour);
    if (name == "keyword") return trait(Group::Keyword);
    if (name == "flag") return oneIn(2) ? anyOf(m_words.flags).word : anyOf(m_words.flags).opposite;
    if (name == "figure") return anyWord(m_words.figures);
    if (name == "value") return anyWord(m_words.playerValues);
    if (name == "fact") return anyWord(m_words.facts);
    if (name == "rival") return player(0);
    if (name == "event") return anyWord(m_words.events);
    if (name == "verb") return anyWord(m_words.verbs);
    if (name == "hand") return anyWord(m_words.zones);
    if (name == "time") return duration();
    if (name == "family") return m_words.family;
    if (name == "relation") return m_words.relation;
    if (name == "place" && has(m_words, Needs::Places)) return m_words.traits[m_words.place].word;
    for (const ZoneWord& zone : m_words.zones) {
        if (name == "deck" && zone.ordered && !zone.ofTable) return zone.word;
        if (name == "table" && zone.ofTable) return zone.word;
        if (name == "stack" && zone.ofTable && zone.ordered) return zone.word;
    }
    for (const NameWord& known : m_words.names) {
        if (name == (known.players ? "player" : "card")) return known.word;
    }
    return std::string(name);
}

/// Fills a form with random words, and replaces its players, cards and numbers by random ones.
inline std::string CardMaker::filled(std::string_view form, int depth) {
    std::string result;
    while (!form.empty()) {
        const std::size_t space = std::min(form.find(' '), form.size());
        const std::string_view word = form.substr(0, space);
        form.remove_prefix(std::min(space + 1, form.size()));
        const std::size_t open = word.find('<');
        std::string said(word);
        if (open != std::string_view::npos && word.find('>') != std::string_view::npos) {
            const std::size_t close = word.find('>');
            said = std::string(word.substr(0, open)) + place(word.substr(open + 1, close - open - 1)) +
                   std::string(word.substr(close + 1));
        } else if (word == "your") {
            said = whose(depth - 1);
        } else if (word == "you" && form.starts_with("control")) {
            said = player(depth - 1);
        } else if (word == "this") {
            said = reference();
        } else if (word.size() < 3 && word.find_first_not_of("0123456789") == std::string_view::npos) {
            const bool nested = depth > 0 && oneIn(4);
            said = nested ? "(" + amount(depth - 1) + ")" : std::to_string(oneIn(12) ? below(10000) : below(6));
        }
        result += (result.empty() ? "" : " ") + said;
    }
    return result;
}

inline std::string CardMaker::oneOf(const std::vector<PhraseForm>& forms, int depth) {
    for (int tries = 0; tries < 20; ++tries) {
        const PhraseForm& form = anyOf(forms);
        if (has(m_words, form.needs) && isKnown(form.form)) return filled(form.form, depth);
    }
    return filled(forms.front().form, depth);
}

inline std::string CardMaker::player(int depth) {
    if (depth < 0 || oneIn(3)) return "you";
    if (!m_words.players.empty() && oneIn(3)) return anyWord(m_words.players);
    return oneOf(playerForms(), depth);
}

inline std::string CardMaker::whose(int depth) {
    const std::string who = player(depth);
    return who == "you" ? "your" : who + "'s";
}

/// Returns a card that is known at the current place.
inline std::string CardMaker::reference() {
    constexpr std::string_view all[] = {"this", "target", "chosen", "paid", "that card", "affected card", "source"};
    if (has(m_words, Needs::Hosts) && oneIn(5)) return oneIn(2) ? "host" : "host of " + reference();
    if (has(m_words, Needs::Places) && oneIn(5)) return oneIn(2) ? "here" : place("place") + " of " + reference();
    if (has(m_words, Needs::NamedCard) && oneIn(8)) return place("card");
    for (int tries = 0; tries < 5; ++tries) {
        const std::string_view word = anyOf(all);
        if (isKnown(word)) return std::string(word) + (word == "target" && oneIn(4) ? " 2" : "");
    }
    return "this";
}

inline std::string CardMaker::amount(int depth) {
    return depth < 0 || oneIn(2) ? std::to_string(below(5)) : oneOf(amountForms(), depth);
}

inline std::string CardMaker::description(int depth) {
    std::string said = oneOf(descriptionForms(), depth);
    if (oneIn(5)) said = place("flag") + " " + said;
    if (oneIn(8)) said = "other " + said;
    if (oneIn(8)) said += " with " + place("keyword");
    if (oneIn(5)) said += " " + player(0) + (oneIn(2) ? " control" : " controls");
    if (oneIn(5)) said += " in " + (oneIn(3) ? std::string("any") : whose(0)) + " " + place("hand");
    return said;
}

inline std::string CardMaker::cards(int depth) { return oneIn(3) ? description(depth) : oneOf(cardForms(), depth); }

inline std::string CardMaker::counted(int depth) {
    if (oneIn(3)) return oneOf(countedForms(), depth);
    const std::string number = oneIn(2) ? std::to_string(1 + below(3)) : "up to " + std::to_string(1 + below(3));
    return number + " " + description(depth);
}

inline std::string CardMaker::condition(int depth) {
    if (oneIn(6)) return "not " + condition(depth - 1);
    if (oneIn(4))
        return amount(depth) + " " + anyOf(std::vector<const char*>{">", ">=", "=", "<", "<="}) + " " + amount(depth);
    return oneOf(conditionForms(), depth);
}

inline std::string CardMaker::duration() {
    if (m_words.durations.empty()) return "ever";
    const DurationWord& word = anyOf(m_words.durations);
    return word.ofPlayer ? whose(1) + " " + word.word : word.word;
}

inline std::string CardMaker::price() {
    std::string said = hasResources(m_words) && oneIn(2) ? std::to_string(below(3)) : "";
    if (hasResources(m_words) && oneIn(4)) said += "X";
    if (!m_words.resources.empty() && oneIn(2)) said += anyOf(m_words.resources).symbol;
    for (const FlagWord& flag : m_words.flags) {
        if (!flag.cost.empty() && oneIn(3)) said += (said.empty() ? "" : ", ") + flag.cost;
    }
    if (said.find('X') != std::string::npos) offer({"X"});
    return said.empty() ? "0" : said;
}

// ---------------------------------------------------------------------------------------------------- keys

/// Returns a random value that is a single phrase.
inline FileNode CardMaker::phrase(Shape shape) {
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

inline FileNode CardMaker::shaped(Shape shape, int depth) {
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
inline void CardMaker::offerBefore(std::string_view key, Shape shape) {
    if (shape == Shape::Event) offer({"affected card", "affected player", "source", "that much"});
    if (key == "for each") offer({"that card", "that player", "that much"});
    if (shape == Shape::Counted) offer({"chosen", "rest"});
    if (shape == Shape::Range) offer({"that much"});
    if (shape == Shape::Duration) offer({"that player"});
}

/// Returns a map with the required keys and some of the others. Rarely leaves out a required key.
inline FileNode CardMaker::filledMap(const std::vector<KeyForm>& keys, int depth) {
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

inline FileNode CardMaker::event() {
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

inline FileNode CardMaker::targets() {
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

inline FileNode CardMaker::body(int depth) {
    if (oneIn(2)) return instruction(depth);
    FileNode all = list();
    for (std::size_t i = 1 + below(3); i > 0; --i) all.items.push_back(instruction(depth));
    return all;
}

inline FileNode CardMaker::bodies(int depth) {
    FileNode all = list();
    for (int i = 0; i < 2; ++i) all.items.push_back(body(depth));
    return all;
}

/// Returns an instruction of the language, or a verb.
inline FileNode CardMaker::instruction(int depth) {
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

inline FileNode CardMaker::verb(bool statement) {
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

inline FileNode CardMaker::argument(const Parameter& parameter) {
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

inline FileNode CardMaker::keywords() {
    FileNode all = list();
    for (std::size_t i = 1 + below(2); i > 0; --i) all.items.push_back(text(trait(TraitWord::Group::Keyword)));
    return all;
}

// ---------------------------------------------------------------------------------------------------- cards

inline FileNode CardMaker::ability(int depth) {
    const Offers before = std::exchange(m_offers, {});
    const MapForm& form = anyOf(abilityForms());
    FileNode made = filledMap(form.keys, depth);
    // Some keys exclude each other, and the form does not say so.
    if (form.keys.front().key == "before" && !oneIn(20)) {
        constexpr std::string_view ways[] = {"prevent", "change to", "instead", "first"};
        std::erase_if(made.entries, [&](const FileEntry& entry) {
            return std::ranges::find(ways, std::string_view(entry.key)) != std::end(ways);
        });
        const std::string_view way = anyOf(ways);
        const bool isBody = way == "instead" || way == "first";
        put(made, way, isBody ? body(depth - 1) : phrase(formKey(form, way).shape));
        if (isBody) drop(made, "do");
    }
    if (made.find("optional") == nullptr && made.find("when") == nullptr && made.find("pay") == nullptr)
        drop(made, "do");
    m_offers = before;
    return made;
}

inline FileNode CardMaker::abilities() {
    FileNode all = list();
    for (std::size_t i = 1 + below(3); i > 0; --i) all.items.push_back(ability(2));
    return all;
}

inline std::string CardMaker::typeLine(std::size_t& figures, bool& resolves) {
    std::string line;
    const TraitWord* type = nullptr;
    while (type == nullptr || type->group != TraitWord::Group::Type) type = &anyOf(m_words.traits);
    figures = type->figures.size();
    resolves = !type->staysInPlay;
    for (const TraitWord& word : m_words.traits) {
        if (word.group == TraitWord::Group::Supertype && oneIn(10)) line += word.word + " ";
    }
    line += type->word;
    if (oneIn(2)) line += " - " + anyOf(m_tags);
    return line;
}

inline FileNode CardMaker::card(int number) {
    m_offers.clear();
    FileNode made = map();
    std::size_t figureCount = 0;
    bool resolves = false;
    put(made, "name", text("Card " + std::to_string(number)));
    put(made, "type", text(typeLine(figureCount, resolves)));
    std::string cost = std::to_string(hasResources(m_words) ? below(3) : 0);
    if (hasResources(m_words) && oneIn(5)) {
        cost += "X";
        offer({"X"});
    }
    if (!m_words.resources.empty() && oneIn(2)) cost += anyOf(m_words.resources).symbol;
    put(made, "cost", text(cost));
    std::string figures;
    for (std::size_t i = 0; i < figureCount; ++i) figures += (i > 0 ? "/" : "") + std::to_string(1 + below(4));
    if (figureCount > 0) put(made, "stats", text(figures));
    for (const KeyForm& key : cardForm()) {
        const bool spell = key.key == "do" || key.key == "targets";
        if (key.shape == Shape::Text || key.shape == Shape::Symbols || key.shape == Shape::Figures) continue;
        const bool wanted =
            spell ? resolves && (key.key == "do" || oneIn(2)) : oneIn(key.shape == Shape::Abilities ? 2 : 8);
        if (!wanted && !oneIn(60)) continue;
        if (key.key == "also pay") offer({"paid"});
        put(made, key.key, shaped(key.shape, 3));
    }
    if (!resolves && made.find("abilities") == nullptr && !oneIn(4)) put(made, "abilities", abilities());
    return made;
}

inline void CardMaker::write(const FileNode& node, std::size_t indent, std::string& out) {
    const std::string begin = "\n" + std::string(indent, ' ');
    switch (node.kind) {
        case FileNode::Kind::Empty:
            return;
        case FileNode::Kind::Text:
            out += '"' + node.text + '"';
            return;
        case FileNode::Kind::List:
            for (const FileNode& item : node.items) {
                out += begin + "- ";
                write(item, indent + 2, out);
            }
            return;
        case FileNode::Kind::Map:
            for (const FileEntry& entry : node.entries) {
                out += begin + '"' + entry.key + "\": ";
                write(entry.value, indent + 2, out);
            }
            return;
    }
}

inline std::string CardMaker::file(int cards, std::string_view basics) {
    FileNode all = list();
    for (int i = 1; i <= cards; ++i) all.items.push_back(card(i));
    std::string out = "set: Made up\ncards:\n" + std::string(basics);
    for (const FileNode& one : all.items) {
        out += "\n-";
        write(one, 2, out);
    }
    return out + "\n";
}

}  // namespace duelogue
