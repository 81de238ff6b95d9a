#include "cards/parser/yaml/CardFileText.h"

#include <algorithm>
#include <utility>

namespace duelogue {

namespace {

/// The lines of one card, as positions in the text.
struct CardLines {
    std::size_t begin = 0;
    std::size_t end = 0;
    int line = 0;  ///< of its first line, from 1
};

std::size_t indentationOf(std::string_view line) { return std::min(line.find_first_not_of(' '), line.size()); }

bool isBlank(std::string_view line) {
    const std::size_t first = line.find_first_not_of(" \t\r");
    return first == std::string_view::npos || line[first] == '#';
}

bool beginsItem(std::string_view line) {
    line.remove_prefix(indentationOf(line));
    return line.starts_with("- ") || line == "-";
}

/// Returns the items of the list after "cards:", by their indentation.
std::vector<CardLines> cardsIn(std::string_view text) {
    std::vector<CardLines> cards;
    bool isInList = false;
    std::optional<std::size_t> indentation;
    int number = 0;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        const std::string_view line = text.substr(begin, end - begin);
        ++number;
        const std::size_t start = std::exchange(begin, end + 1);
        if (line.starts_with("cards:")) {
            isInList = true;
            continue;
        }
        if (!isInList || isBlank(line)) continue;
        if (!indentation && beginsItem(line)) indentation = indentationOf(line);
        if (!indentation) return {};
        if (indentationOf(line) < *indentation || (indentationOf(line) == *indentation && !beginsItem(line))) {
            isInList = false;
            continue;
        }
        if (indentationOf(line) == *indentation) cards.push_back({start, start, number});
        if (!cards.empty()) cards.back().end = end;
    }
    return cards;
}

/// Returns the value of a key in the lines of a card, without quotes; empty if there is none.
std::string valueIn(std::string_view lines, std::string_view key) {
    const std::size_t found = lines.find(std::string(key) + ": ");
    if (found == std::string_view::npos) return {};
    std::string_view value = lines.substr(found + key.size() + 2);
    value = value.substr(0, value.find('\n'));
    const std::size_t first = value.find_first_not_of(" \"'");
    if (first == std::string_view::npos) return {};
    value.remove_prefix(first);
    return std::string(value.substr(0, value.find_last_not_of(" \"'\r") + 1));
}

void blank(std::string& text, const CardLines& one) {
    for (std::size_t i = one.begin; i < one.end; ++i) {
        if (text[i] != '\n') text[i] = ' ';
    }
}

/// Gives an empty list to a file that has lost all of its cards.
void keepList(FileNode& root) {
    for (FileEntry& entry : root.entries) {
        if (entry.key == "cards" && entry.value.kind == FileNode::Kind::Empty) entry.value.kind = FileNode::Kind::List;
    }
}

}  // namespace

CardFileContent readCardFile(std::string_view text) {
    CardFileContent content;
    auto whole = readYaml(text);
    if (auto* root = std::get_if<FileNode>(&whole)) {
        content.root = std::move(*root);
        return content;
    }
    constexpr std::size_t mostLost = 100;
    std::string rest(text);
    for (const CardLines& one : cardsIn(text)) {
        if (content.lost.size() == mostLost) break;
        const std::string_view lines = text.substr(one.begin, one.end - one.begin);
        const auto card = readYaml(lines);
        const auto* fault = std::get_if<FileFault>(&card);
        if (fault == nullptr) continue;
        content.lost.push_back({{one.line + std::max(fault->line, 1) - 1, fault->message},
                                valueIn(lines, "name"),
                                valueIn(lines, "type")});
        blank(rest, one);
    }
    auto others = content.lost.empty() ? std::move(whole) : readYaml(rest);
    if (auto* root = std::get_if<FileNode>(&others)) {
        keepList(*root);
        content.root = std::move(*root);
    } else {
        content.fault = std::get<FileFault>(std::move(others));
    }
    return content;
}

}  // namespace duelogue
