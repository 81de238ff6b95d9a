#pragma once

#include <map>
#include <string>
#include <vector>

#include "app/games/Games.h"
#include "cards/parser/FileNode.h"

namespace duelogue {

/// Examples out of card files: maps by the keys in them, each the shortest such, with the card that it is from.
class CardExamples {
public:
    struct Example {
        std::string text;  ///< YAML in one line
        std::string card;
    };
    explicit CardExamples(const std::vector<CardFile>& files);

    /// The shortest map that begins with the key and has the others; null where no card has one.
    [[nodiscard]] const Example* of(const std::string& key, const std::vector<std::string>& others = {}) const;

private:
    std::map<std::vector<std::string>, Example> m_examples;

    void collect(const FileNode& node, const std::string& card);
};

/// YAML in one line: {a: 1, b: [c, d]}.
[[nodiscard]] std::string flowYaml(const FileNode& node);

}  // namespace duelogue
