// Reads prices of cards and abilities.
#include <algorithm>

#include "cards/data/Price.h"
#include "cards/parser/AbilityLoader.h"
#include "cards/parser/Body.h"
#include "cards/parser/Language.h"

namespace duelogue {

const std::vector<PhraseForm>& priceForms() {
    static const std::vector<PhraseForm> forms{
        {"0", "nothing"},
        {"2<symbol>", "2 <resource>, and one resource for each symbol (see *Resources*)", Needs::Resources},
        {"X<symbol>", "X <resource> in place of a number; the player chooses X", Needs::Resources},
        {"<spent>", "puts the card itself into this state; it must not be in it yet", Needs::Spending},
        {"{discard: 1 card}", "a verb or a choice"},
        {"[<price>, {discard: 1 card}]", "several prices, all of which are paid"},
        {"\"<price>, <spent>\"", "the same on one line, if none of them is a verb", Needs::Spending},
    };
    return forms;
}

namespace {

/// Reads one part of a price: resources, or a flag to set.
void addPart(LoadContext& loading, const FileNode& node, const std::string& text, Cost& cost) {
    const Vocabulary& words = loading.words();
    std::vector<std::string> known;
    for (std::size_t i = 0; i < words.flags.size(); ++i) {
        if (words.flags[i].cost.empty()) continue;
        known.push_back(words.flags[i].cost);
        if (words.flags[i].cost != text) continue;
        cost.flags |= std::uint32_t{1} << i;
        return;
    }
    if (readSymbols(words, text, cost)) return;
    if (const std::string plain = withoutBraces(words, text); !plain.empty())
        return loading.fail(node.line, foundInstead(text, "a price") + ". Did you mean \"" + plain + "\"?");
    if (!hasResources(words)) {
        return loading.fail(node.line,
                            loading.found(text, "a price without numbers: this game has no resources", known));
    }
    loading.fail(
        node.line,
        loading.found(text, "a price, e.g. \"2\" or \"" + (known.empty() ? std::string("X") : known.front()) + '"',
                      known));
}

void addText(LoadContext& loading, const FileNode& node, Cost& cost) {
    std::size_t begin = 0;
    while (begin <= node.text.size()) {
        const std::size_t comma = std::min(node.text.find(',', begin), node.text.size());
        std::string part = node.text.substr(begin, comma - begin);
        part.erase(0, part.find_first_not_of(' '));
        part.erase(part.find_last_not_of(' ') + 1);
        addPart(loading, node, part, cost);
        begin = comma + 1;
    }
}

}  // namespace

Cost loadPrice(LoadContext& loading, const FileNode& node) {
    Cost cost;
    if (node.isText()) {
        addText(loading, node, cost);
        return cost;
    }
    if (node.isMap()) {
        cost.body = loadStayingBody(loading, node);
        return cost;
    }
    if (!node.isList()) {
        loading.expected(node, "a price");
        return cost;
    }
    FileNode actions;
    actions.kind = FileNode::Kind::List;
    actions.line = node.line;
    for (const FileNode& item : node.items) {
        if (item.isText()) {
            addText(loading, item, cost);
        } else {
            actions.items.push_back(item);
        }
    }
    if (!actions.items.empty()) cost.body = loadStayingBody(loading, actions);
    return cost;
}

}  // namespace duelogue
