#pragma once

#include <map>
#include <string>
#include <vector>

#include "app/games/Games.h"
#include "cards/parser/FileNode.h"

namespace duelogue {

/// Examples from card files: maps by their keys. Each is the shortest map with these keys, together with the name of
/// its card.
class CardExamples {
public:
    struct Example {
        std::string text;  ///< YAML on one line
        std::string card;
    };
    explicit CardExamples(const std::vector<CardFile>& files);

    /// Returns the shortest map that begins with the key and contains the others; nullptr if no card has one.
    [[nodiscard]] const Example* of(const std::string& key, const std::vector<std::string>& others = {}) const;

private:
    std::map<std::vector<std::string>, Example> m_examples;

    void collect(const FileNode& node, const std::string& card);
};

/// Returns a node as YAML on one line: {a: 1, b: [c, d]}.
[[nodiscard]] std::string flowYaml(const FileNode& node);

}  // namespace duelogue
