// Reads events of abilities.
#include <algorithm>

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
    /// `namesDoer` is true if the event can name the player who causes it.
    EventReader(LoadContext& loading, Pattern pattern, About about, bool namesDoer)
        : m_loading(loading), m_pattern(pattern), m_about(about), m_namesDoer(namesDoer) {}

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

PatternId addPattern(LoadContext& loading, Pattern pattern) {
    pattern.verbs = (std::uint64_t{1} << pattern.verb) | loading.words().verbs[pattern.verb].covers;
    return loading.pool().add(pattern);
}

}  // namespace

PatternId loadEvent(LoadContext& loading, const FileNode& node) {
    const Vocabulary& words = loading.words();
    const bool alone = node.isText();
    if (!alone && (!node.isMap() || node.entries.size() != 1)) {
        loading.expected(node, "an event");
        return {};
    }
    const std::string& name = alone ? node.text : node.entries.front().key;
    FileNode nothing;
    nothing.line = node.line;
    const FileNode& value = alone ? nothing : node.entries.front().value;
    for (const EventWord& event : words.events) {
        if (event.word != name) continue;
        return addPattern(loading, EventReader(loading, event.pattern, event.about, namesDoer(event)).read(value));
    }
    // A verb is the name of its own event.
    const VerbName verb = findVerb(words, name);
    if (verb.verb != 0xff && !words.verbs[verb.verb].statement) {
        const VerbWord& word = words.verbs[verb.verb];
        const std::vector<std::string> meant = wordsBehind(words, word);
        const std::string behind = verb.hasDetail ? name.substr(word.word.size() + 1) : std::string();
        if (verb.hasDetail && std::ranges::find(meant, behind) == meant.end()) {
            loading.fail(node.line, foundInstead(behind, "a word after \"" + word.word + '"', meant));
            return {};
        }
        Pattern pattern;
        pattern.verb = verb.verb;
        if (verb.hasDetail) pattern.detail = verb.detail;
        const About about = hasCards(word) ? About::Card : About::Player;
        return addPattern(loading, EventReader(loading, pattern, about, false).read(value));
    }
    std::vector<std::string> known;
    for (const EventWord& event : words.events) known.push_back(event.word);
    for (const VerbWord& word : words.verbs) {
        if (!word.statement) known.push_back(word.word);
    }
    loading.fail(node.line, foundInstead(name, "an event", known));
    return {};
}

}  // namespace duelogue
