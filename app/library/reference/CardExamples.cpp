#include "app/library/reference/CardExamples.h"

#include <algorithm>

namespace duelogue {

namespace {

/// Returns true if the text is ambiguous in a line of YAML without quotes.
bool needsQuotes(const std::string& text) {
    return text.empty() || text.find_first_of(",[]{}") != std::string::npos || text.find(": ") != std::string::npos ||
           text.find(" #") != std::string::npos || text.back() == ':' ||
           std::string_view("!&*'\"%@`|>?#-").find(text.front()) != std::string_view::npos;
}

std::string quoted(const std::string& text) {
    if (!needsQuotes(text)) return text;
    std::string result = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') result += '\\';
        result += c;
    }
    return result + '"';
}

}  // namespace

std::string flowYaml(const FileNode& node) {
    std::string text;
    switch (node.kind) {
        case FileNode::Kind::Empty:
            return "";
        case FileNode::Kind::Text:
            return quoted(node.text);
        case FileNode::Kind::List:
            for (const FileNode& item : node.items) text += (text.empty() ? "" : ", ") + flowYaml(item);
            return "[" + text + "]";
        case FileNode::Kind::Map:
            for (const FileEntry& entry : node.entries) {
                text += (text.empty() ? "" : ", ") + entry.key + ": " + flowYaml(entry.value);
            }
            return "{" + text + "}";
    }
    return text;
}

CardExamples::CardExamples(const std::vector<CardFile>& files) {
    for (const CardFile& file : files) {
        const auto read = readYaml(file.text);
        const auto* root = std::get_if<FileNode>(&read);
        const FileNode* cards = root == nullptr ? nullptr : root->find("cards");
        if (cards == nullptr) continue;
        for (const FileNode& card : cards->items) {
            const FileNode* name = card.find("name");
            for (const FileEntry& entry : card.entries) collect(entry.value, name == nullptr ? "" : name->text);
        }
    }
}

void CardExamples::collect(const FileNode& node, const std::string& card) {
    for (const FileNode& item : node.items) collect(item, card);
    if (!node.isMap()) return;
    for (const FileEntry& entry : node.entries) collect(entry.value, card);
    if (node.entries.empty()) return;
    std::vector<std::string> keys;
    for (const FileEntry& entry : node.entries) keys.push_back(entry.key);
    const std::string text = flowYaml(node);
    Example& example = m_examples[keys];
    if (example.text.empty() || text.size() < example.text.size()) example = {text, card};
}

const CardExamples::Example* CardExamples::of(const std::string& key, const std::vector<std::string>& others) const {
    const Example* shortest = nullptr;
    for (auto at = m_examples.lower_bound({key}); at != m_examples.end() && at->first.front() == key; ++at) {
        const std::vector<std::string>& keys = at->first;
        const auto isThere = [&](const std::string& other) { return std::ranges::find(keys, other) != keys.end(); };
        if (!std::ranges::all_of(others, isThere)) continue;
        if (shortest == nullptr || at->second.text.size() < shortest->text.size()) shortest = &at->second;
    }
    return shortest;
}

}  // namespace duelogue
