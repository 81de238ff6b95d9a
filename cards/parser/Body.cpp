#include "cards/parser/Body.h"

#include <algorithm>
#include <limits>
#include <tuple>
#include <utility>

#include "cards/data/Price.h"
#include "cards/parser/AbilityLoader.h"
#include "cards/parser/Language.h"
#include "cards/parser/phrases/Phrase.h"
#include "cards/parser/phrases/VerbCall.h"

namespace duelogue {

namespace {

/// A reader of one control instruction: a map whose first key names it.
class Control {
public:
    Control(LoadContext& loading, const FileNode& node, Sequence& sequence)
        : m_loading(loading), m_node(node), m_head(node.entries.front()), m_sequence(sequence) {
        m_made.line = static_cast<std::uint16_t>(std::min<int>(node.line, std::numeric_limits<std::uint16_t>::max()));
    }

    /// Returns false if the first key is not one of the language's own.
    bool load() {
        if (isFamilyChoice()) {
            readChooseFamily();
            m_sequence.push_back(m_made);
            return true;
        }
        struct Reader {
            std::string_view key;
            void (Control::*read)();
        };
        constexpr Reader readers[] = {{"if", &Control::readIf},
                                      {"may", &Control::readMay},
                                      {"for each", &Control::readForEach},
                                      {"repeat", &Control::readRepeat},
                                      {"choose one", &Control::readChooseOne},
                                      {"choose", &Control::readChoose},
                                      {"choose number", &Control::readChooseNumber},
                                      {"order", &Control::readOrder},
                                      {"unless", &Control::readUnless},
                                      {"contest", &Control::readContest},
                                      {"for", &Control::readFloat}};
        const auto* reader = std::ranges::find(readers, std::string_view(m_head.key), &Reader::key);
        if (reader == std::end(readers)) return false;
        // The ability given by "for" has its own keys.
        if (m_head.key != "for") checkKeys();
        (this->*reader->read)();
        if (asksOne()) askInTurn();
        m_sequence.push_back(m_made);
        return true;
    }

private:
    LoadContext& m_loading;
    const FileNode& m_node;
    const FileEntry& m_head;
    Sequence& m_sequence;
    Instruction m_made;

    [[nodiscard]] bool isFamilyChoice() const {
        const Vocabulary& words = m_loading.words();
        return has(words, Needs::Family) && m_head.key == "choose " + words.family;
    }

    [[nodiscard]] bool asksOne() const {
        return m_made.op == Op::May || m_made.op == Op::Unless || m_made.op == Op::ChooseOne ||
               m_made.op == Op::Contest;
    }

    [[nodiscard]] bool asksSeveral() const {
        return m_made.player && areSeveral(m_loading.words(), m_loading.pool()[m_made.player]);
    }

    /// Wraps the instruction in a loop if it asks several players; each is "that player".
    void askInTurn() {
        if (!asksSeveral()) return;
        Instruction loop;
        loop.op = Op::ForEachPlayer;
        loop.line = m_made.line;
        loop.player = std::exchange(m_made.player, m_loading.make(Term::EachPlayer));
        loop.body = m_loading.pool().add(m_made);
        m_made = loop;
    }

    void readChooseFamily() {
        m_loading.checkKeys(m_node, {m_head.key}, '"' + m_head.key + '"');
        m_made.op = Op::ChooseFamily;
        if (!m_head.value.isText()) return m_loading.expected(m_head.value, "a player");
        m_made.player = Phrase(m_loading, m_head.value.text, m_head.value.line).players();
    }

    void checkKeys() {
        m_loading.checkKeys(m_node, keysOf(formWith(instructionForms(), m_head.key)->keys), '"' + m_head.key + '"');
    }

    InstructionId body(std::string_view key, bool required = true) {
        if (const FileNode* node = m_node.find(key)) return loadBody(m_loading, *node);
        if (required) m_loading.fail(m_node.line, '"' + m_head.key + "\" needs \"" + std::string(key) + '"');
        return {};
    }

    ExpressionId player(std::string_view key = "player") {
        const FileNode* node = m_node.find(key);
        if (node == nullptr) return m_loading.doer;
        if (node->isText()) return Phrase(m_loading, node->text, node->line).players();
        m_loading.expected(*node, "a player");
        return {};
    }

    /// Reads an offer to the player asked, who becomes the default player inside it.
    template <class Load>
    InstructionId offered(Load&& load) {
        const bool isYou = !m_made.player || m_loading.pool()[m_made.player].term == Term::You;
        const ExpressionId asked = asksSeveral() ? m_loading.make(Term::EachPlayer) : m_made.player;
        const ExpressionId around = std::exchange(m_loading.doer, isYou ? ExpressionId{} : asked);
        const InstructionId first = load();
        m_loading.doer = around;
        return first;
    }

    Phrase phrase(const FileNode& node, std::string_view what) {
        if (!node.isText()) m_loading.expected(node, what);
        return {m_loading, node.isText() ? node.text : "0", node.line};
    }

    void readIf() {
        m_made.op = Op::If;
        m_made.condition = loadCondition(m_loading, m_node);
        m_made.body = body("then");
        m_made.otherwise = body("else", false);
    }

    void readMay() {
        m_made.player = player();
        m_made.otherwise = body("else", false);
        if (m_node.find("then") != nullptr) {
            m_made.body = body("then");
            return readPrice();
        }
        m_made.op = Op::May;
        m_made.body = offered([this] { return body("may"); });
        if (!m_made.otherwise) m_made.condition = possible(m_loading, m_made.body);
    }

    /// Reads a price: an amount of a resource, or verbs.
    void readPrice() {
        m_made.op = Op::Unless;
        if (const FileNode* amount = m_head.value.find("pay")) {
            if (!hasResources(m_loading.words()))
                m_loading.fail(amount->line, foundInstead("pay", "what is done: nothing is paid with here"));
            m_made.amount = phrase(*amount, "an amount").amount();
            return m_loading.checkKeys(m_head.value, {"pay"}, '"' + m_head.key + '"');
        }
        Ability price;
        price.cost.body = offered([this] { return loadStayingBody(m_loading, m_head.value); });
        price.definition = DefinitionId(static_cast<std::uint16_t>(m_loading.pool().definitions().size()));
        m_made.ability = m_loading.pool().add(price);
    }

    void readForEach() {
        const ExpressionId all = phrase(m_head.value, "cards or players").cards();
        m_made.body = body("do");
        m_made.op = Op::ForEachCard;
        if (!all) return;
        const Expression& said = m_loading.pool()[all];
        const bool named = said.term == Term::Named && m_loading.words().names[said.index].players;
        const bool players = said.term == Term::EveryPlayer || said.term == Term::Others || named;
        m_made.op = players ? Op::ForEachPlayer : Op::ForEachCard;
        (players ? m_made.player : m_made.cards) = all;
    }

    void readRepeat() {
        m_made.op = Op::Repeat;
        m_made.amount = phrase(m_head.value, "an amount").amount();
        m_made.body = body("do");
    }

    void readChooseOne() {
        m_made.op = Op::ChooseOne;
        m_made.player = player();
        const auto& options = m_head.value.items;
        if (options.size() < 2) m_loading.expected(m_head.value, "a list of two or more bodies");
        InstructionId next;
        for (std::size_t i = options.size(); i-- > 0;) {
            Instruction made;
            made.op = Op::Option;
            made.line = m_made.line;
            made.body = loadBody(m_loading, options[i]);
            made.otherwise = next;
            next = m_loading.pool().add(made);
        }
        m_made.body = next;
    }

    void readChoose() {
        m_made.op = Op::Choose;
        m_made.player = player();
        const CountedCards counted = phrase(m_head.value, "how many of which cards").counted();
        if (!counted.cards && !counted.filter) return;
        if (!counted.least) return m_loading.expected(m_head.value, "a number before the cards");
        m_made.cards = counted.filter ? m_loading.makeFiltered(*counted.filter) : counted.cards;
        m_made.amount = counted.least;
        m_made.second = counted.most ? counted.most : m_loading.make(Term::Count, m_made.cards);
        m_made.picking = counted.picking;
    }

    void readChooseNumber() {
        m_made.op = Op::ChooseNumber;
        m_made.player = player();
        std::tie(m_made.amount, m_made.second) = phrase(m_head.value, "two numbers, e.g. \"0 to 2\"").range();
    }

    void readOrder() {
        m_made.op = Op::Order;
        m_made.player = player();
        m_made.cards = phrase(m_head.value, "cards").cards();
    }

    /// A price in resources becomes an Unless. A price in verbs becomes a May whose else branch is the body.
    void readUnless() {
        m_made.player = player();
        m_made.otherwise = body("do");
        if (m_head.value.find("pay") != nullptr) return readPrice();
        m_made.op = Op::May;
        m_made.body = offered([this] { return loadBody(m_loading, m_head.value); });
    }

    void readContest() {
        m_made.op = Op::Contest;
        m_made.body = body("then", false);
        m_made.otherwise = body("else", false);
        const FileNode& terms = m_head.value;
        if (!terms.isMap()) return m_loading.expected(terms, "a map with \"most\", \"of\" and \"against\"");
        m_loading.checkKeys(terms, keysOf(contestForm()), "\"contest\"");
        for (const KeyForm& form : contestForm()) {
            if (form.required && terms.find(form.key) == nullptr) {
                return m_loading.fail(terms.line, "\"contest\" needs \"" + std::string(form.key) + '"');
            }
        }
        m_made.second = phrase(*terms.find("most"), "an amount").amount();
        m_made.player = phrase(*terms.find("against"), "a player").players();
        if (const auto value = indexOf(m_loading.words().playerValues, terms.find("of")->text)) {
            m_made.detail = *value;
        } else {
            std::vector<std::string> known;
            for (const Word& word : m_loading.words().playerValues) known.push_back(word.word);
            m_loading.expected(*terms.find("of"), "a value of a player", known);
        }
        if (const FileNode* secret = terms.find("secret")) {
            m_made.secret = secret->text == "yes";
            if (secret->text != "yes" && secret->text != "no") m_loading.expected(*secret, "\"yes\" or \"no\"");
        }
    }

    void readFloat() {
        m_made.op = Op::Float;
        const Lasting lasting = phrase(m_head.value, "how long").duration();
        m_made.duration = lasting.duration;
        m_made.player = lasting.player;
        if (const FileNode* cards = m_node.find("give")) m_made.cards = phrase(*cards, "cards").cards();
        // The ability outlives the targets of the ability that creates it.
        const int targets = std::exchange(m_loading.targets, 0);
        const ExpressionId doer = std::exchange(m_loading.doer, ExpressionId{});
        Ability ability = loadAbility(m_loading, m_node, {"for", "give"});
        ability.definition = DefinitionId(static_cast<std::uint16_t>(m_loading.pool().definitions().size()));
        m_loading.targets = targets;
        m_loading.doer = doer;
        m_made.ability = m_loading.pool().add(ability);
    }
};

void loadInstruction(LoadContext& loading, const FileNode& node, BodyKind kind, Sequence& sequence) {
    if (node.isText()) {
        FileEntry call{node.text, node.line, {}};
        call.value.line = node.line;
        return loadVerbCall(loading, call, kind, sequence);
    }
    if (!node.isMap() || node.entries.empty()) {
        const bool statements = kind == BodyKind::Statements;
        return loading.expected(node, statements ? "a statement" : "an instruction");
    }
    if (kind == BodyKind::Instructions && Control(loading, node, sequence).load()) return;
    for (const FileEntry& entry : node.entries) loadVerbCall(loading, entry, kind, sequence);
}

}  // namespace

namespace {

/// Returns true if the branches run in the same frame and therefore need a link to the next instruction.
bool hasBranches(Op op) { return op == Op::If || op == Op::May || op == Op::Unless || op == Op::Contest; }

/// Links the end of a branch to `next`.
void goOnWith(CardPool& pool, InstructionId branch, InstructionId next) {
    while (branch) {
        Instruction& instruction = pool.edit(branch);
        const InstructionId following = instruction.next;
        if (!following) {
            instruction.next = next;
            if (!hasBranches(instruction.op)) return;
            goOnWith(pool, instruction.body, next);
            goOnWith(pool, instruction.otherwise, next);
            return;
        }
        branch = following;
    }
}

void stay(CardPool& pool, InstructionId first) {
    for (InstructionId at = first; at; at = pool[at].next) {
        Instruction& instruction = pool.edit(at);
        if (instruction.stays) return;
        instruction.stays = true;
        stay(pool, instruction.body);
        stay(pool, instruction.otherwise);
    }
}

}  // namespace

const std::vector<MapForm>& instructionForms() {
    constexpr KeyForm then{"then", Shape::Body, true, "what happens then"};
    constexpr KeyForm otherwise{"else", Shape::Body, false, "what happens otherwise"};
    constexpr KeyForm player{"player", Shape::Player, false, "which player; you by default"};
    constexpr KeyForm asked{"player", Shape::Player, false,
                            "the player who is asked, and does or pays it; you by default"};
    constexpr KeyForm body{"do", Shape::Body, true, "what happens"};
    static const std::vector<MapForm> forms{
        {{{"if", Shape::Condition, true, "a condition, or a list of which all must hold"}, then, otherwise},
         "asks the state as it is now",
         "{if: 'any <type> you control', then: {draw: 1}, else: {lose <value>: 1}}"},
        {{{"may", Shape::BodyOrPay, true, "what the player may do; before `then` a price: a deed<or paid>"},
          asked,
          {"then", Shape::Body, false, "what happens for it: then it is a price"},
          otherwise},
         "asks a player, unless a choice or the price is impossible or nothing would change",
         "{may: {draw: 2}, player: <rival>, else: {gain <value>: 1}}"},
        {{{"unless", Shape::BodyOrPay, true, "a deed<or paid>"}, asked, body},
         "`do` happens if the player can't or won't",
         "{unless: {<payment>}, player: <rival>, do: {draw: 1}}"},
        {{{"for each", Shape::Cards, true, "cards or players, as they are now"}, body},
         "in the body, `that card` or `that player` is the current one",
         "{for each: every player, do: {for each: <types> that player controls, do: {reveal: that card}}}"},
        {{{"repeat", Shape::Amount, true, "how often"}, body},
         "carries out the body repeatedly",
         "{repeat: 2, do: {draw: 1}}"},
        {{{"choose one", Shape::Bodies, true, "two bodies or more"}, player},
         "a player chooses one of the bodies",
         "{choose one: [{draw: 1}, {gain <value>: 2}], player: you}"},
        {{{"choose", Shape::Counted, true, "how many of which cards"}, player},
         "then `chosen` are those, and `rest` the others",
         "{choose: 2 cards in your <hand>, player: you}"},
        {{{"choose number", Shape::Range, true, "the smallest and the largest"}, player},
         "then `that much` is the number",
         "{choose number: 0 to 3, player: <rival>}"},
        {{{"choose <family>", Shape::Player, true, "who chooses"}},
         "then `of that <family>` means the one chosen",
         "[{choose <family>: you}, {reveal: <types> of that <family>}]",
         Needs::Family},
        {{{"order", Shape::Cards, true, "the cards"}, player},
         "then `chosen` are these in the player's order, the first one on top",
         "{order: top 3 cards of your <deck>}"},
        {{{"contest", Shape::Terms, true, "the terms"},
          {"then", Shape::Body, false, "what happens if you bid more"},
          otherwise},
         "you and another player bid",
         "{contest: {most: 2, of: <value>, against: <rival>, secret: yes}, then: {draw: 1}}"},
        {{{"for", Shape::Duration, true, "how long"},
          {"give", Shape::Cards, false, "the cards that have it; else none"}},
         "an ability works for that time: its keys stand beside; in it `that player` is whose time it is",
         "{for: <time>, give: <types>, when: {draw: you}, do: {draw: 1}}"},
    };
    return forms;
}

const std::vector<KeyForm>& contestForm() {
    static const std::vector<KeyForm> form{
        {"most", Shape::Amount, true, "the highest bid"},
        {"of", Shape::Value, true, "the resource to bid"},
        {"against", Shape::Player, true, "the other bidder"},
        {"secret", Shape::YesNo, false, "nobody sees a bid before all are made"},
    };
    return form;
}

std::vector<std::string> controlWords(const Vocabulary& words) {
    std::vector<std::string> keys;
    for (const MapForm& form : formsFor(words, instructionForms())) keys.push_back(exampleIn(words, form.keys[0].key));
    return keys;
}

InstructionId addSequence(LoadContext& loading, const Sequence& sequence) {
    InstructionId next;
    for (std::size_t i = sequence.size(); i-- > 0;) {
        Instruction made = sequence[i];
        made.next = next;
        if (next && hasBranches(made.op)) {
            goOnWith(loading.pool(), made.body, next);
            goOnWith(loading.pool(), made.otherwise, next);
        }
        next = loading.pool().add(made);
    }
    return next;
}

InstructionId loadBody(LoadContext& loading, const FileNode& node, BodyKind kind) {
    Sequence sequence;
    if (node.isList() && !node.items.empty()) {
        for (const FileNode& item : node.items) loadInstruction(loading, item, kind, sequence);
    } else {
        loadInstruction(loading, node, kind, sequence);
    }
    return addSequence(loading, sequence);
}

InstructionId loadStayingBody(LoadContext& loading, const FileNode& node) {
    const InstructionId first = loadBody(loading, node);
    stay(loading.pool(), first);
    return first;
}

ExpressionId possible(LoadContext& loading, InstructionId first) {
    if (!first) return {};
    const Instruction begin = loading.pool()[first];
    if (begin.op != Op::Choose || !begin.amount || !begin.cards) return {};
    const Expression least = loading.pool()[begin.amount];
    if (least.term != Term::Number || least.number == 0) return {};
    if (least.number == 1) return loading.make(Term::Any, begin.cards);
    return loading.make(Term::AtLeast, loading.make(Term::Count, begin.cards), begin.amount);
}

}  // namespace duelogue
