#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace duelogue {

/// A file that was read: UTF-8 without a mark of byte order, at most 16 mebibytes, far more than any of ours has.
struct TextFile {
    std::string path;
    std::string text;
};
/// Why a file could not be read.
struct TextProblem {
    std::string path;
    std::string reason;
    bool isThere = true;  ///< something has that path

    /// "PATH: there is no such file"
    [[nodiscard]] std::string message() const { return path + ": " + reason; }
};

/// A file as it is, whatever its encoding; else as readTextFile().
[[nodiscard]] std::variant<TextFile, TextProblem> readBytes(const std::string& path);
/// A file as text; "-" is standard input. A folder is refused, and so are pipes and devices, which may keep one waiting
/// for ever, what is too large, and what is in another encoding.
[[nodiscard]] std::variant<TextFile, TextProblem> readTextFile(const std::string& path);
/// The files of a folder with that ending, by name, without those of folders in it. A file that can't be read, or the
/// folder, is added to `problems`. None where there is no such folder.
[[nodiscard]] std::vector<TextFile> textFilesOf(const std::string& folder, std::string_view ending,
                                                std::vector<std::string>& problems);

}  // namespace duelogue
