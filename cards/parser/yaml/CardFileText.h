#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cards/parser/FileNode.h"

namespace duelogue {

/// A card that can't be read because its lines are not YAML.
struct LostCard {
    FileFault fault;
    std::string name;  ///< as far as the lines tell; may be empty
    std::string type;
};

/// The content of a card file. `root` is missing if `fault` is set.
struct CardFileContent {
    std::optional<FileNode> root;
    std::optional<FileFault> fault;
    std::vector<LostCard> lost;
};

/// Reads a card file. If it is not YAML, reads each card of its list on its own and leaves out only those that are not
/// YAML. `fault` is set if the error is outside the list of cards, or if the list can't be recognized by its
/// indentation.
[[nodiscard]] CardFileContent readCardFile(std::string_view text);

}  // namespace duelogue
