#pragma once

#include <map>
#include <string>
#include <vector>

#include "app/games/Games.h"
#include "cards/reading/FileNode.h"

namespace duelogue {

/// Examples out of card files: for each key the shortest map that begins with it, with the card that it is from.
class CardExamples {
public:
    struct Example {
        std::string text;  ///< YAML in one line
        std::string card;
    };
    explicit CardExamples(const std::vector<CardFile>& files);

    /// Null where no card has a map that begins with that key.
    [[nodiscard]] const Example* of(std::string_view key) const;

private:
    std::map<std::string, Example, std::less<>> m_examples;

    void collect(const FileNode& node, const std::string& card);
};

/// YAML in one line: {a: 1, b: [c, d]}.
[[nodiscard]] std::string flowYaml(const FileNode& node);

}  // namespace duelogue
