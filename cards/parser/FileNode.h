#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace duelogue {

struct FileEntry;

/// A value of a YAML file with its line: a text (numbers are texts too), a list, or a map in the order of the file.
struct FileNode {
    enum class Kind : unsigned char { Empty, Text, List, Map };
    Kind kind = Kind::Empty;
    int line = 0;  ///< from 1
    std::string text;
    std::vector<FileNode> items;
    std::vector<FileEntry> entries;

    [[nodiscard]] bool isText() const { return kind == Kind::Text; }
    [[nodiscard]] bool isList() const { return kind == Kind::List; }
    [[nodiscard]] bool isMap() const { return kind == Kind::Map; }
    /// The value of a key; none where this is not a map or has no such key.
    [[nodiscard]] const FileNode* find(std::string_view key) const;
    /// What an error message shows of it: the text, or "a list", "a map", "nothing".
    [[nodiscard]] std::string shown() const;
};

struct FileEntry {
    std::string key;
    int line = 0;
    FileNode value;
};

/// Why a text is not a readable YAML file.
struct FileFault {
    int line = 0;
    std::string message;
};

/// Reads YAML. Any bytes are answered by a tree or a fault, never by an exception; how deep and how large a tree may
/// be is bounded.
[[nodiscard]] std::variant<FileNode, FileFault> readYaml(std::string_view text);

}  // namespace duelogue
