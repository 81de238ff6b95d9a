#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace duelogue {

/// A file that was read: UTF-8 without a byte order mark, at most 16 MiB. No file of ours comes near that size.
struct TextFile {
    std::string path;
    std::string text;
};
/// The reason why a file could not be read.
struct TextProblem {
    std::string path;
    std::string reason;
    bool isThere = true;  ///< the path exists

    /// Returns an error message such as "PATH: no such file".
    [[nodiscard]] std::string message() const { return path + ": " + reason; }
};

/// Reads a file of any encoding; otherwise like readTextFile().
[[nodiscard]] std::variant<TextFile, TextProblem> readBytes(const std::string& path);
/// Reads a text file; "-" is standard input. Refuses folders, pipes and devices (which may never end), files that
/// are too large, and other encodings.
[[nodiscard]] std::variant<TextFile, TextProblem> readTextFile(const std::string& path);
/// Reads the files of a folder with that ending, sorted by name, without its subfolders. Appends to `problems` if a
/// file or the folder can't be read. Returns an empty list if the folder does not exist.
[[nodiscard]] std::vector<TextFile> textFilesOf(const std::string& folder, std::string_view ending,
                                                std::vector<std::string>& problems);

}  // namespace duelogue
