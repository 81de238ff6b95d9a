// Reads the targets of abilities.
#include <vector>

#include "cards/parser/AbilityLoader.h"
#include "cards/parser/Language.h"
#include "cards/parser/phrases/Phrase.h"

namespace duelogue {

const std::vector<KeyForm>& targetForm() {
    static const std::vector<KeyForm> form{
        {"cards", Shape::Counted, true, "the cards that may be chosen, and how many"},
        {"divided", Shape::Amount, false, "a number to divide among the targets; `that much` is the share of each"},
    };
    return form;
}

const std::vector<PhraseForm>& targetPlayerForms() {
    static const std::vector<PhraseForm> forms{
        {"player", "any player"},
        {"<rival>", "any <rival>", Needs::Rivals},
        {"<type> or player", "a card or a player"},
    };
    return forms;
}

namespace {

TargetSpec loadTarget(LoadContext& loading, const FileNode& node) {
    if (node.isText()) return Phrase(loading, node.text, node.line).target();
    if (!node.isMap()) {
        loading.expected(node, "a target, e.g. \"player\"");
        return {};
    }
    loading.checkKeys(node, keysOf(targetForm()), "a target");
    const FileNode* cards = node.find("cards");
    if (cards == nullptr || !cards->isText()) {
        loading.needs(node.line, "a target", "cards", Shape::Counted);
        return {};
    }
    TargetSpec spec = Phrase(loading, cards->text, cards->line).target();
    const FileNode* divided = node.find("divided");
    if (divided != nullptr && divided->isText()) {
        spec.divided = Phrase(loading, divided->text, divided->line).amount();
    } else if (divided != nullptr) {
        loading.expected(*divided, "an amount", {}, ", e.g. \"2\"");
    }
    return spec;
}

}  // namespace

void loadTargets(LoadContext& loading, const FileNode& node, Ability& ability) {
    constexpr std::size_t most = 8;
    if (!node.isList() || node.items.empty() || node.items.size() > most) {
        // Words that mention the targets are no further errors.
        loading.targets = static_cast<int>(most);
        return loading.expected(node, "a list of up to 8 targets", {},
                                ", e.g. targets: " + exampleOf(loading.words(), Shape::Targets));
    }
    std::vector<TargetSpec> specs;
    specs.reserve(node.items.size());
    for (const FileNode& item : node.items) specs.push_back(loadTarget(loading, item));
    for (const TargetSpec& spec : specs) {
        const std::uint16_t index = loading.pool().add(spec);
        if (ability.targetCount++ == 0) ability.firstTarget = index;
    }
    loading.targets = ability.targetCount;
}

}  // namespace duelogue
