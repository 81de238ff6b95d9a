#include "cards/parser/phrases/VerbCall.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "cards/data/Disjunction.h"
#include "cards/parser/Language.h"
#include "cards/parser/phrases/Phrase.h"
#include "cards/parser/phrases/VerbExample.h"
#include "cards/parser/phrases/VerbKeys.h"

namespace duelogue {

namespace {

/// A reader of the arguments of one verb.
class VerbCall {
public:
    /// `key` is the verb with the word after it.
    VerbCall(LoadContext& loading, const VerbWord& word, const std::string& key, Sequence& sequence)
        : m_loading(loading), m_word(word), m_example(shortExample(loading.words(), word, key)), m_sequence(sequence) {}

    void load(Instruction instruction, const FileNode& value) {
        m_do = instruction;
        readArguments(value);
        const auto hasDoer = [](const Parameter& parameter) { return parameter.slot == Slot::Player; };
        if (!m_do.player && std::ranges::any_of(m_word.parameters, hasDoer)) m_do.player = m_loading.doer;
        const auto isOptionalCount = [](const Parameter& parameter) {
            return parameter.slot == Slot::Amount && !parameter.required;
        };
        const bool isOne = m_do.print && !m_do.amount && std::ranges::any_of(m_word.parameters, isOptionalCount);
        if (isOne) m_do.amount = m_loading.makeNumber(1);
        if (m_counted && (m_counted->least || m_counted->picking == Picking::AtRandom)) return addChoice();
        m_do.cards = m_counted ? cardsOf(*m_counted, m_do.player) : m_do.cards;
        m_sequence.push_back(m_do);
    }

private:
    LoadContext& m_loading;
    const VerbWord& m_word;
    std::string m_example;
    Sequence& m_sequence;
    Instruction m_do;
    std::optional<CountedCards> m_counted;

    [[nodiscard]] bool ownersChoose() const { return m_word.chosenFrom != 0xff; }

    void readArguments(const FileNode& value) {
        std::vector<std::string> names;
        bool isFirst = true;
        for (const Parameter& parameter : m_word.parameters) {
            if (standsBehindVerb(parameter.slot)) continue;
            names.push_back(parameter.name);
            const bool first = std::exchange(isFirst, false);
            const FileNode* argument = value.isMap() ? value.find(parameter.name) : nullptr;
            if (argument == nullptr && value.isMap() && !parameter.formerly.empty()) {
                argument = value.find(parameter.formerly);
                names.push_back(parameter.formerly);
            }
            if (!value.isMap() && first && value.kind != FileNode::Kind::Empty) argument = &value;
            if (argument != nullptr) {
                readArgument(parameter, *argument);
            } else if (parameter.required) {
                m_loading.fail(value.line,
                               '"' + m_word.word + "\" needs \"" + parameter.name + "\", e.g. " + m_example);
            }
        }
        if (value.isMap()) m_loading.checkKeys(value, names, '"' + m_word.word + '"');
        if (names.empty() && value.kind != FileNode::Kind::Empty) {
            m_loading.expected(value, "nothing after \"" + m_word.word + '"');
        }
    }

    /// Reads an argument. An error about it gets an example of the whole verb.
    void readArgument(const Parameter& parameter, const FileNode& node) {
        const std::size_t before = m_loading.errorCount();
        readValue(parameter, node);
        m_loading.addExample(before, m_example);
    }

    void readValue(const Parameter& parameter, const FileNode& node) {
        if (parameter.slot == Slot::TraitSet) {
            m_do.traits = readTraits(node, parameter.among);
            return;
        }
        if (!node.isText()) return m_loading.expected(node, "a phrase for \"" + parameter.name + '"');
        Phrase phrase(m_loading, node.text, node.line);
        switch (parameter.slot) {
            case Slot::Player:
                m_do.player = phrase.players();
                break;
            case Slot::Cards:
                m_counted = phrase.counted();
                break;
            case Slot::Subject:
                m_do.subject = phrase.cards();
                break;
            case Slot::Onto:
                m_do.onto = phrase.cards();
                break;
            case Slot::Print:
                m_do.print = phrase.print();
                break;
            case Slot::Amount:
                m_do.amount = parameter.isChange ? phrase.change() : phrase.amount();
                break;
            case Slot::Second:
                m_do.second = parameter.isChange ? phrase.change() : phrase.amount();
                break;
            case Slot::Zone:
                m_do.zone = readZone(node);
                break;
            case Slot::Place:
                m_do.place = readPlace(node);
                break;
            case Slot::Duration: {
                const Lasting lasting = phrase.duration();
                m_do.duration = lasting.duration;
                if (lasting.player) m_do.player = lasting.player;
                break;
            }
            case Slot::TraitSet:
            case Slot::Detail:
            case Slot::Value:
            case Slot::Resource:
            case Slot::Counter:
                break;
        }
    }

    std::uint8_t readZone(const FileNode& node) {
        const auto zone = indexOf(m_loading.words().zones, node.text);
        if (zone) return *zone;
        std::vector<std::string> known;
        for (const ZoneWord& word : m_loading.words().zones) {
            known.push_back(word.word);
            // "your hand"
            if (!node.text.ends_with(' ' + word.word)) continue;
            m_loading.fail(node.line, foundInstead(node.text, "a zone") + ". Did you mean \"" + word.word + "\"?");
            return 0;
        }
        m_loading.expected(node, "a zone", known);
        return 0;
    }

    Place readPlace(const FileNode& node) {
        if (node.text == "bottom") return Place::Bottom;
        if (node.text == "shuffled") return Place::Shuffled;
        if (node.text != "top") m_loading.expected(node, "a place", {"top", "bottom", "shuffled"});
        return Place::Top;
    }

    Traits readTraits(const FileNode& node, Traits among) {
        const auto& words = m_loading.words().traits;
        const auto isMeant = [among](std::size_t trait) { return among == 0 || ((among >> trait) & 1U) != 0; };
        Traits traits = 0;
        const auto read = [&](const FileNode& word) {
            const auto index = word.isText() ? indexOf(words, word.text) : std::nullopt;
            if (index && isMeant(*index)) {
                traits |= Traits{1} << *index;
                return;
            }
            std::vector<std::string> known;
            for (std::size_t i = 0; i < words.size(); ++i) {
                if (isMeant(i)) known.push_back(words[i].word);
            }
            const std::string example = known.empty() ? std::string() : ", e.g. \"" + known.front() + '"';
            m_loading.expected(word, "a keyword", known, example);
        };
        if (!node.isList()) read(node);
        for (const FileNode& item : node.items) read(item);
        return traits;
    }

    /// Returns the described cards, with the owner and zone that the verb implies.
    ExpressionId cardsOf(CountedCards counted, ExpressionId player) {
        if (!counted.filter) return counted.cards;
        Filter& filter = *counted.filter;
        if (ownersChoose()) {
            if (filter.zone == 0xff && m_word.chosenFrom != m_loading.words().inPlay) filter.zone = m_word.chosenFrom;
            const ExpressionId own = player ? player : m_loading.make(Term::You);
            const bool isGivenUp = m_word.chosenFrom == m_loading.words().inPlay;
            const auto isAnothers = [own](const Filter& each) { return each.players && each.players != own; };
            if (isGivenUp && anyAlternative(m_loading.pool(), filter, isAnothers)) {
                m_loading.fail(m_do.line,
                               '"' + m_word.word + "\" affects a player's own cards: name that player with \"player\"");
            }
            if (!filter.players) filter.players = own;
        }
        return m_loading.makeFiltered(filter);
    }

    [[nodiscard]] bool isSeveral(ExpressionId player) {
        if (!player) return false;
        const Term term = m_loading.pool()[player].term;
        return term == Term::Others || term == Term::EveryPlayer;
    }

    /// Adds a Choose, then the verb for the chosen cards: "2 cards". If several players choose, each chooses among
    /// their own cards, and the verb then affects all of them at once.
    void addChoice() {
        const bool each = ownersChoose() && isSeveral(m_do.player);
        Instruction choose;
        choose.op = Op::Choose;
        choose.line = m_do.line;
        choose.picking = m_counted->picking;
        choose.player = ownersChoose() ? m_do.player : m_loading.doer;
        choose.cards = cardsOf(*m_counted, each ? m_loading.make(Term::EachPlayer) : m_do.player);
        choose.amount = m_counted->least ? m_counted->least : m_loading.makeNumber(1);
        choose.second = m_counted->most ? m_counted->most : m_loading.make(Term::Count, choose.cards);
        m_do.cards = m_loading.make(Term::Chosen);
        m_sequence.push_back(choose);
        m_sequence.push_back(m_do);
    }
};

/// Returns a verb of card files with an argument of this name, or nullptr.
const VerbWord* verbWithArgument(const Vocabulary& words, std::string_view name) {
    const auto found = std::ranges::find_if(words.verbs, [name](const VerbWord& verb) {
        return !verb.byRules && std::ranges::find(verb.parameters, name, &Parameter::name) != verb.parameters.end();
    });
    return found == words.verbs.end() ? nullptr : &*found;
}

}  // namespace

void loadVerbCall(LoadContext& loading, const FileEntry& call, BodyKind kind, Sequence& sequence) {
    const Vocabulary& words = loading.words();
    const VerbName name = findVerb(words, call.key);
    const bool statements = kind == BodyKind::Statements;
    if (name.verb == 0xff || words.verbs[name.verb].byRules || words.verbs[name.verb].statement != statements) {
        std::vector<std::string> known = verbKeys(words, kind);
        const std::vector<std::string> control = statements ? std::vector<std::string>() : controlWords(words);
        known.insert(known.end(), control.begin(), control.end());
        if (const VerbWord* const owner = verbWithArgument(words, call.key)) {
            loading.fail(call.line, misplaced(call.key, "write it inside its verb, e.g. {" + owner->word + ": {" +
                                                            call.key + ": ...}}"));
            return;
        }
        loading.fail(call.line, loading.found(call.key, statements ? "a statement" : "an instruction", known,
                                              ", e.g. " + bodyExample(words, kind)));
        return;
    }
    const VerbWord& word = words.verbs[name.verb];
    const auto behind = detailWords(words, word);
    if (!behind.empty() && !name.hasDetail) {
        loading.fail(call.line,
                     foundInstead(call.key, "a further word, e.g. \"" + word.word + ' ' + behind.back() + '"'));
        return;
    }
    const std::vector<std::string> meant = wordsBehind(words, word);
    if (!behind.empty() && std::ranges::find(meant, behind[name.detail]) == meant.end())
        return loading.fail(call.line, loading.found(behind[name.detail], "a word after \"" + word.word + '"', meant,
                                                     ", e.g. \"" + word.word + ' ' + meant.front() + '"'));
    Instruction instruction;
    instruction.verb = name.verb;
    instruction.detail = name.detail;
    instruction.line = static_cast<std::uint16_t>(call.line);
    VerbCall(loading, word, call.key, sequence).load(instruction, call.value);
}

}  // namespace duelogue
