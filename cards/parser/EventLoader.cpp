// Reads events of abilities.
#include <algorithm>
#include <utility>

#include "cards/parser/AbilityLoader.h"
#include "cards/parser/Language.h"
#include "cards/parser/phrases/Phrase.h"
#include "cards/parser/phrases/VerbKeys.h"

namespace duelogue {

namespace {

using About = EventWord::About;

/// A reader of the conditions of an event, which it adds to the event's pattern.
class EventReader {
public:
    /// `word` is the name of the event in card files. `namesDoer` is true if the event can name the player who causes
    /// it.
    EventReader(LoadContext& loading, std::string word, Pattern pattern, About about, bool namesDoer)
        : m_loading(loading), m_word(std::move(word)), m_pattern(pattern), m_about(about), m_namesDoer(namesDoer) {}

    Pattern read(const FileNode& value) {
        switch (value.kind) {
            case FileNode::Kind::Empty:
                alone();
                break;
            case FileNode::Kind::Text:
                set(m_about, value);
                break;
            case FileNode::Kind::Map:
                readMap(value);
                break;
            case FileNode::Kind::List:
                m_loading.expected(value, "what the event must fit");
                break;
        }
        return m_pattern;
    }

private:
    LoadContext& m_loading;
    std::string m_word;
    Pattern m_pattern;
    About m_about;
    bool m_namesDoer;

    /// Sets the default: the event is about the card that has the ability, or about any player.
    void alone() {
        m_pattern.self = m_about == About::Card;
        m_pattern.sourceSelf = m_about == About::Source;
    }

    void set(About what, const FileNode& node) {
        if (!node.isText()) return m_loading.expected(node, "a phrase");
        const std::size_t before = m_loading.errorCount();
        Phrase phrase(m_loading, node.text, node.line);
        if (what == About::Doer) {
            m_pattern.by = phrase.players();
            return;
        }
        if (what == About::Player) {
            m_pattern.players = phrase.players();
            m_pattern.toPlayer = m_about != About::Player;
            return;
        }
        setCards(what, phrase, node);
        if (m_loading.errorCount() == before || !namesPlayers(node)) return;
        m_loading.forgetErrors(before);
        const std::string reason =
            what == About::Card && happensToPlayers()
                ? "a player stands under \"player\": {" + m_word + ": {player: " + node.text + "}}"
                : exampleIn(m_loading.words(), "it must be cards, e.g. \"<type> you control\"");
        m_loading.fail(node.line, misplaced(node.text, reason));
    }

    /// Returns true if the event also happens to players.
    [[nodiscard]] bool happensToPlayers() const {
        const auto& parameters = m_loading.words().verbs[m_pattern.verb].parameters;
        const auto cards = std::ranges::find(parameters, Slot::Cards, &Parameter::slot);
        return cards == parameters.end() || cards->players || !cards->required;
    }

    /// Returns true if the text describes players.
    bool namesPlayers(const FileNode& node) {
        const std::size_t before = m_loading.errorCount();
        (void)Phrase(m_loading, node.text, node.line).players();
        const bool areSo = m_loading.errorCount() == before;
        m_loading.forgetErrors(before);
        return areSo;
    }

    void setCards(About what, Phrase& phrase, const FileNode& node) {
        const bool self = node.text == "this";
        if (what == About::Card && self) m_pattern.self = true;
        if (what == About::Source && self) m_pattern.sourceSelf = true;
        if (self) return;
        (what == About::Card ? m_pattern.subject : m_pattern.source) = described(phrase, anywhere());
    }

    [[nodiscard]] bool anywhere() const { return m_loading.words().verbs[m_pattern.verb].anywhere; }

    FilterId described(Phrase& phrase, bool anywhere) {
        auto filter = phrase.occasion();
        if (!filter) return {};
        // When the event is observed, the card has already moved.
        const bool isWhereItHappens = filter->zone == m_loading.words().verbs[m_pattern.verb].happensIn;
        if (anywhere && (filter->zone == 0xff || isWhereItHappens)) filter->zone = Filter::anyZone;
        return m_loading.pool().add(*filter);
    }

    void setOnto(const FileNode& node) {
        if (!node.isText()) return m_loading.expected(node, "a phrase");
        Phrase phrase(m_loading, node.text, node.line);
        m_pattern.onto = described(phrase, false);
    }

    void readMap(const FileNode& map) {
        std::vector<std::string> keys = {"card", "player", "source"};
        const bool hasPlaces = has(m_loading.words(), Needs::Hosts);
        if (hasPlaces) keys.emplace_back("at");
        if (m_namesDoer) keys.emplace_back("by");
        m_loading.checkKeys(map, keys, "an event");
        for (const FileEntry& entry : map.entries) {
            if (map.find(entry.key) != &entry.value)
                m_loading.fail(entry.line, '"' + entry.key + "\" is said twice here");
        }
        if (const FileNode* at = hasPlaces ? map.find("at") : nullptr) setOnto(*at);
        if (const FileNode* by = m_namesDoer ? map.find("by") : nullptr) set(About::Doer, *by);
        if (const FileNode* card = map.find("card")) set(About::Card, *card);
        if (const FileNode* player = map.find("player")) set(About::Player, *player);
        if (const FileNode* source = map.find("source")) set(About::Source, *source);
        if (m_about == About::Source && map.find("source") == nullptr) m_pattern.sourceSelf = true;
    }
};

bool hasCards(const VerbWord& verb) {
    return std::ranges::any_of(verb.parameters, [](const Parameter& p) { return p.slot == Slot::Cards; });
}

/// Returns the key for the subject of an event.
const char* keyOf(About about) {
    switch (about) {
        case About::Card:
            return "card";
        case About::Player:
            return "player";
        case About::Source:
            return "source";
        case About::Doer:
            return "by";
    }
    return "";
}

/// Returns the conditions of an event. Those that stand beside the event instead of inside it belong to it:
/// {draws: you, source: unit}.
FileNode withConditions(const FileNode& node, const FileNode& value, About about) {
    if (node.entries.size() < 2 || value.isList()) return value;
    FileNode all = value;
    if (!all.isMap()) {
        all.kind = FileNode::Kind::Map;
        if (value.kind != FileNode::Kind::Empty) all.entries.push_back({keyOf(about), value.line, value});
    }
    all.entries.insert(all.entries.end(), node.entries.begin() + 1, node.entries.end());
    return all;
}

/// Returns the end of a message about an event.
std::string exampleOfEvent(const Vocabulary& words) { return ", e.g. \"" + exampleOf(words, Shape::Event) + '"'; }

PatternId addPattern(LoadContext& loading, Pattern pattern) {
    pattern.verbs = (std::uint64_t{1} << pattern.verb) | loading.words().verbs[pattern.verb].covers;
    return loading.pool().add(pattern);
}

}  // namespace

PatternId loadEvent(LoadContext& loading, const FileNode& node) {
    const Vocabulary& words = loading.words();
    const bool alone = node.isText();
    if (!alone && (!node.isMap() || node.entries.empty())) {
        loading.expected(node, "an event", {}, exampleOfEvent(words));
        return {};
    }
    const std::string& name = alone ? node.text : node.entries.front().key;
    FileNode nothing;
    nothing.line = node.line;
    const FileNode& value = alone ? nothing : node.entries.front().value;
    for (const EventWord& event : words.events) {
        if (event.word != name) continue;
        const FileNode whole = withConditions(node, value, event.about);
        return addPattern(loading,
                          EventReader(loading, name, event.pattern, event.about, namesDoer(event)).read(whole));
    }
    // A verb is the name of its own event.
    const VerbName verb = findVerb(words, name);
    if (verb.verb != 0xff && !words.verbs[verb.verb].statement) {
        const VerbWord& word = words.verbs[verb.verb];
        const std::vector<std::string> meant = wordsBehind(words, word);
        const std::string behind = verb.hasDetail ? name.substr(word.word.size() + 1) : std::string();
        if (verb.hasDetail && std::ranges::find(meant, behind) == meant.end()) {
            loading.fail(node.line, loading.found(behind, "a word after \"" + word.word + '"', meant));
            return {};
        }
        Pattern pattern;
        pattern.verb = verb.verb;
        if (verb.hasDetail) pattern.detail = verb.detail;
        const About about = hasCards(word) ? About::Card : About::Player;
        const FileNode whole = withConditions(node, value, about);
        return addPattern(loading, EventReader(loading, name, pattern, about, false).read(whole));
    }
    std::vector<std::string> known;
    for (const EventWord& event : words.events) known.push_back(event.word);
    for (const VerbWord& word : words.verbs) {
        if (!word.statement) known.push_back(word.word);
    }
    loading.fail(node.line, loading.found(name, "an event", known, exampleOfEvent(words)));
    return {};
}

}  // namespace duelogue
