#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace duelogue {

/// A file that was read: at most 16 mebibytes, far more than any of ours has.
struct TextFile {
    std::string path;
    std::string text;
};

/// None where it can't be read, is a folder, or is too large.
[[nodiscard]] std::optional<TextFile> readTextFile(const std::string& path);
/// The files of a folder with that ending, by name, without those of folders in it. A file that can't be read,
/// or the folder, is added to `problems`. None where there is no such folder.
[[nodiscard]] std::vector<TextFile> textFilesOf(const std::string& folder, std::string_view ending,
                                                std::vector<std::string>& problems);

}  // namespace duelogue
