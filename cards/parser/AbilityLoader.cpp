#include "cards/parser/AbilityLoader.h"

#include <algorithm>
#include <limits>

#include "cards/parser/Body.h"
#include "cards/parser/Language.h"
#include "cards/parser/phrases/Phrase.h"

namespace duelogue {

namespace {

std::vector<std::string> kindKeys() {
    std::vector<std::string> keys;
    for (const MapForm& form : abilityForms()) keys.emplace_back(form.keys[0].key);
    return keys;
}

bool isKeyword(const Vocabulary& words, std::string_view text) {
    return std::ranges::any_of(words.traits, [text](const TraitWord& trait) {
        return trait.group == TraitWord::Group::Keyword && trait.word == text;
    });
}

/// Returns the end of a message about an ability.
std::string example(const Vocabulary& words) {
    return ", e.g. {when: " + exampleOf(words, Shape::Event) + ", do: " + exampleOf(words, Shape::Body) + "}";
}

/// A reader of one ability; its first key gives the kind.
class AbilityReader {
public:
    AbilityReader(LoadContext& loading, const FileNode& node, std::vector<std::string> allowed)
        : m_loading(loading), m_node(node), m_allowed(std::move(allowed)) {
        m_ability.line =
            static_cast<std::uint16_t>(std::min<int>(node.line, std::numeric_limits<std::uint16_t>::max()));
    }

    Ability read(const FileEntry& head) {
        if (const FileNode* where = m_node.find("where")) readZone(*where);
        const std::vector<std::string> keys = keysOf(formWith(abilityForms(), head.key)->keys);
        m_allowed.insert(m_allowed.end(), keys.begin(), keys.end());
        if (head.key == "when" || head.key == "pay") readDoing(head);
        if (head.key == "always") readAlways(head);
        if (head.key == "before") readBefore(head);
        if (head.key == "negate") readNegate(head);
        m_loading.checkKeys(m_node, m_allowed, "an ability with \"" + head.key + '"');
        return m_ability;
    }

private:
    LoadContext& m_loading;
    const FileNode& m_node;
    std::vector<std::string> m_allowed;
    Ability m_ability;

    void readZone(const FileNode& node) {
        std::vector<std::string> known;
        for (const ZoneWord& zone : m_loading.words().zones) known.push_back(zone.word);
        const auto zone = indexOf(m_loading.words().zones, node.text);
        if (!zone) m_loading.expected(node, "a zone", known);
        m_ability.zone = zone.value_or(0xff);
    }

    void readDo(bool required) {
        const FileNode* body = m_node.find("do");
        const bool meets = m_ability.kind == AbilityKind::Preempt || m_ability.kind == AbilityKind::Response;
        if (body != nullptr) m_ability.body = meets ? loadStayingBody(m_loading, *body) : loadBody(m_loading, *body);
        if (body == nullptr && required) m_loading.needs(m_node.line, "this ability", "do", Shape::Body);
    }

    void readDoing(const FileEntry& head) {
        const bool triggered = head.key == "when";
        m_ability.kind = triggered ? AbilityKind::Triggered : AbilityKind::Activated;
        if (triggered) m_ability.pattern = loadEvent(m_loading, head.value);
        if (!triggered) m_ability.cost = loadPrice(m_loading, head.value);
        m_ability.condition = loadCondition(m_loading, m_node);
        if (const FileNode* targets = m_node.find("targets")) loadTargets(m_loading, *targets, m_ability);
        readDo(true);
    }

    /// Sets the condition on each of the statements.
    void readAlways(const FileEntry& head) {
        m_ability.kind = AbilityKind::Static;
        m_ability.body = loadBody(m_loading, head.value, BodyKind::Statements);
        const ExpressionId condition = loadCondition(m_loading, m_node);
        for (InstructionId at = m_ability.body; at; at = m_loading.pool()[at].next) {
            m_loading.pool().edit(at).condition = condition;
        }
    }

    void readBefore(const FileEntry& head) {
        m_ability.kind = AbilityKind::Preempt;
        m_ability.pattern = loadEvent(m_loading, head.value);
        m_ability.condition = loadCondition(m_loading, m_node);
        const FileNode* prevent = m_node.find("prevent");
        const FileNode* change = m_node.find("change to");
        const FileNode* instead = m_node.find("instead");
        const FileNode* first = m_node.find("first");
        if ((prevent != nullptr) + (change != nullptr) + (instead != nullptr) + (first != nullptr) != 1) {
            m_loading.fail(m_node.line,
                           R"("before" needs one of "prevent", "change to", "instead" and "first", e.g. prevent: all)");
            return;
        }
        if (instead != nullptr || first != nullptr) {
            m_ability.preemption = instead != nullptr ? Preemption::Replace : Preemption::Ahead;
            m_ability.body = loadStayingBody(m_loading, instead != nullptr ? *instead : *first);
            readOptional();
            const std::string key = instead != nullptr ? "instead" : "first";
            if (m_node.find("do") != nullptr)
                m_loading.fail(m_node.line, misplaced("do", '"' + key + "\" already says what to do"));
            return;
        }
        m_ability.preemption = prevent != nullptr ? Preemption::Prevent : Preemption::Change;
        const FileNode& amount = prevent != nullptr ? *prevent : *change;
        if (prevent == nullptr || amount.text != "all") {
            if (!amount.isText()) m_loading.expected(amount, "an amount", {}, ", e.g. \"2\"");
            m_ability.amount = Phrase(m_loading, amount.isText() ? amount.text : "0", amount.line).amount();
        }
        readOptional();
        readOptionalDo();
    }

    void readNegate(const FileEntry& head) {
        m_ability.kind = AbilityKind::Response;
        m_ability.pattern = loadEvent(m_loading, head.value);
        m_ability.condition = loadCondition(m_loading, m_node);
        readOptional();
        readOptionalDo();
    }

    void readOptionalDo() {
        if (m_ability.optional) return readDo(false);
        if (m_node.find("do") != nullptr) m_loading.fail(m_node.line, R"("do" goes with "optional: yes" only)");
    }

    void readOptional() {
        const FileNode* optional = m_node.find("optional");
        if (optional == nullptr) return;
        m_ability.optional = m_loading.isYes(*optional);
    }
};

}  // namespace

const std::vector<MapForm>& abilityForms() {
    constexpr KeyForm only{"if", Shape::Condition, false, "the ability works only if this condition holds"};
    constexpr KeyForm unless{"unless", Shape::Condition, false,
                             "the ability works only if this condition does not hold"};
    constexpr KeyForm where{"where", Shape::Zone, false,
                            "the zone in which the card has the ability; in play by default"};
    constexpr KeyForm targets{"targets", Shape::Targets, false, "the targets of `do`"};
    constexpr KeyForm needed{"do", Shape::Body, true, "what happens"};
    constexpr KeyForm optional{"optional", Shape::YesNo, false, "`yes`: its controller chooses whether to use it"};
    constexpr KeyForm also{"do", Shape::Body, false, "the price for using it; only with `optional: yes`"};
    static const std::vector<MapForm> forms{
        {{{"when", Shape::Event, true, "the event"}, targets, only, unless, where, needed},
         "triggers each time the event has happened",
         "{when: <event>, if: your <value> >= 3, do: {draw: 1}}"},
        {{{"pay", Shape::Price, true, "the price"}, targets, only, unless, where, needed},
         "its controller may use the ability by paying the price",
         "{pay: <price>, targets: [<type>], do: {reveal: target}}"},
        {{{"always", Shape::Statements, true, "one or more statements"}, only, unless, where},
         "the statements apply while the card is in play, or in the zone named by `where`",
         "{always: <statement>, unless: <fact>}"},
        {{{"before", Shape::Event, true, "the event"},
          {"prevent", Shape::AmountOrAll, false,
           "`all`: the event does not happen; an amount: the event is reduced by it"},
          {"change to", Shape::Amount, false, "the new amount of the event"},
          {"instead", Shape::Body, false, "what happens in its place"},
          {"first", Shape::Body, false, "what happens first; then the event happens as usual"},
          optional,
          also,
          only,
          unless,
          where},
         "changes, replaces or prevents the event, or adds something before it; needs one of `prevent`, "
         "`change to`, `instead` and `first`",
         "{before: {draw: you}, change to: that much + 1, optional: yes}"},
        {{{"negate", Shape::Event, true, "the event"}, optional, also, only, unless, where},
         "negates the event, so that it does not happen",
         "{negate: {draw: <rival>}, optional: yes, do: {lose <value>: 2}}"},
    };
    return forms;
}

ExpressionId loadCondition(LoadContext& loading, const FileNode& map) {
    const FileNode* positive = map.find("if");
    const FileNode* negative = map.find("unless");
    if (positive != nullptr && negative != nullptr) loading.fail(map.line, R"(use either "if" or "unless", not both)");
    const FileNode* node = positive != nullptr ? positive : negative;
    if (node == nullptr) return {};
    ExpressionId all;
    for (const FileNode& part : node->isList() ? node->items : std::vector<FileNode>{*node}) {
        if (!part.isText()) {
            loading.expected(part, "a condition", {}, ", e.g. \"" + exampleOf(loading.words(), Shape::Condition) + '"');
            continue;
        }
        const ExpressionId one = Phrase(loading, part.text, part.line).condition();
        all = all ? loading.make(Term::And, all, one) : one;
    }
    return negative != nullptr && all ? loading.make(Term::Not, all) : all;
}

Ability loadAbility(LoadContext& loading, const FileNode& node, const std::vector<std::string>& alsoAllowed) {
    loading.targets = 0;
    if (!node.isMap()) {
        if (isKeyword(loading.words(), node.text)) {
            loading.fail(node.line,
                         misplaced(node.text, "a keyword stands under \"keywords\": keywords: [" + node.text + "]"));
            return {};
        }
        loading.expected(node, "an ability: a map with \"when\", \"pay\", \"always\", \"before\" or \"negate\"", {},
                         example(loading.words()));
        return {};
    }
    const auto isKind = [](const FileEntry& entry) { return formWith(abilityForms(), entry.key) != nullptr; };
    const auto head = std::find_if(node.entries.begin(), node.entries.end(), isKind);
    if (head == node.entries.end()) {
        const bool empty = node.entries.empty();
        const std::string found =
            empty ? std::string() : node.entries[alsoAllowed.empty() ? 0 : node.entries.size() - 1].key;
        loading.fail(node.line, loading.found(found,
                                              "an ability with \"when\", \"pay\", \"always\", \"before\" or "
                                              "\"negate\"",
                                              kindKeys(), example(loading.words())));
        return {};
    }
    return AbilityReader(loading, node, alsoAllowed).read(*head);
}

}  // namespace duelogue
