#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace duelogue {

struct FileEntry;

/// A value in a YAML file with its line: a text (numbers are texts), a list, or a map in the order of the file.
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
    /// Returns the value of a key, or nullptr if the node is not a map or lacks the key.
    [[nodiscard]] const FileNode* find(std::string_view key) const;
    /// Returns the description for error messages: the text, or "a list", "a map", "nothing".
    [[nodiscard]] std::string shown() const;
};

struct FileEntry {
    std::string key;
    int line = 0;
    FileNode value;
};

/// The reason why a text is not valid YAML.
struct FileFault {
    int line = 0;
    std::string message;
};

/// Reads YAML. Accepts any bytes and never throws. Depth and size of the tree are limited; beyond the limits the result
/// is a FileFault.
[[nodiscard]] std::variant<FileNode, FileFault> readYaml(std::string_view text);

}  // namespace duelogue
