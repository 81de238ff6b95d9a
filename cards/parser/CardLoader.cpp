#include "cards/parser/CardLoader.h"

#include <algorithm>

#include "cards/parser/CardReader.h"
#include "cards/parser/Language.h"
#include "cards/parser/phrases/TypeLine.h"
#include "cards/parser/yaml/CardFileText.h"

namespace duelogue {

namespace {

/// Returns an upper bound for the number of elements in one card, to check the pool's room.
std::size_t sizeOf(const FileNode& node) {
    std::size_t size = 1 + node.text.size() / 2;
    for (const FileNode& item : node.items) size += sizeOf(item);
    for (const FileEntry& entry : node.entries) size += sizeOf(entry.value);
    return size;
}
constexpr std::size_t largestCard = 5000;

void collectWords(LoadContext& loading, const std::string& name, const std::string& type) {
    if (!name.empty() && loading.pool().hasRoom()) (void)loading.pool().nameFor(name);
    for (const std::string& tag : TypeLine(type, loading.words().oneSubtype).tags) {
        if (loading.pool().hasRoom()) (void)loading.pool().tagFor(tag);
    }
}

std::string textOf(const FileNode& card, std::string_view key) {
    const FileNode* node = card.find(key);
    return node != nullptr && node->isText() ? node->text : std::string();
}

/// Collects the names and subtypes of all cards in the file first, because descriptions may mention them.
void collectWords(LoadContext& loading, const FileNode& cards) {
    for (const FileNode& card : cards.items) collectWords(loading, textOf(card, "name"), textOf(card, "type"));
}

/// Reports the cards that can't be read. Other cards may mention their names and subtypes.
void reportLost(LoadContext& loading, const std::vector<LostCard>& lost) {
    for (const LostCard& card : lost) {
        loading.setCard(card.name);
        loading.fail(card.fault.line, card.fault.message);
        collectWords(loading, card.name, card.type);
    }
    loading.setCard({});
}

void loadCard(LoadContext& loading, const FileNode& node, const CardSet& set) {
    const FileNode* name = node.find("name");
    loading.setCard(name != nullptr && name->isText() ? name->text : std::string());
    if (!node.isMap()) return loading.expected(node, "a card: a map with \"name\", \"type\" and more");
    if (sizeOf(node) > largestCard) return loading.fail(node.line, "this card is too large");
    if (!loading.pool().hasRoom()) return loading.fail(node.line, "there are too many cards");
    CardReader(loading, node, set).read();
}

void loadFile(LoadContext& loading, const FileNode& root) {
    if (!root.isMap()) return loading.expected(root, "a map with \"set\" and \"cards\"");
    loading.checkKeys(root, keysOf(fileForm()), "a card file");
    const FileNode* set = root.find("set");
    const FileNode* code = root.find("code");
    if (code != nullptr && !code->isText()) loading.expected(*code, "a short name of the set");
    if (set == nullptr || !set->isText()) loading.fail(root.line, "a card file needs \"set\" with the name of the set");
    const FileNode* cards = root.find("cards");
    if (cards == nullptr) return loading.fail(root.line, "a card file needs \"cards\" with a list of cards");
    if (!cards->isList()) return loading.expected(*cards, "a list of cards");
    collectWords(loading, *cards);
    const CardSet head{set != nullptr ? set->text : std::string(), code != nullptr ? code->text : std::string()};
    for (const FileNode& card : cards->items) loadCard(loading, card, head);
}

}  // namespace

const std::vector<KeyForm>& fileForm() {
    static const std::vector<KeyForm> form{
        {"set", Shape::Text, true, "the name of the set"},
        {"code", Shape::Text, false, "the short name of the set in deck files"},
        {"cards", Shape::CardList, true, "a list of cards"},
    };
    return form;
}

std::vector<CardError> loadCards(CardPool& pool, std::string_view file, std::string_view text) {
    std::vector<CardError> errors;
    LoadContext loading(pool, file, errors);
    const CardFileContent content = readCardFile(text);
    reportLost(loading, content.lost);
    if (content.fault) loading.fail(content.fault->line, content.fault->message);
    if (content.root) loadFile(loading, *content.root);
    std::stable_sort(errors.begin(), errors.end(),
                     [](const CardError& a, const CardError& b) { return a.line < b.line; });
    return errors;
}

}  // namespace duelogue
