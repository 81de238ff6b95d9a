#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/arena/ArenaGame.h"

namespace duelogue {

/// The games of an arena file in their order, or an error with its location. An incomplete last line, such as a killed
/// process leaves behind, is left out.
struct ArenaReading {
    std::vector<ArenaGame> games;
    std::string problem;  ///< empty if the file is valid
};
[[nodiscard]] ArenaReading readArenaFile(const std::string& path);

/// The file in which an arena stores its games, one per line. The object holds an exclusive lock as long as it lives.
/// It appends lines, each immediately, and never changes existing ones. It writes only to a file of the arena.
class ArenaFile {
public:
    explicit ArenaFile(std::string path) : m_path(std::move(path)) {}
    ~ArenaFile();
    ArenaFile(const ArenaFile&) = delete;
    ArenaFile& operator=(const ArenaFile&) = delete;

    /// Opens or creates the file and reads its games. Must be called once, before the first append().
    [[nodiscard]] ArenaReading open();
    /// Appends a line. Returns false if it can't be written, for example on a full disk; the file is then unchanged.
    [[nodiscard]] bool append(const ArenaGame& game);

private:
    std::string m_path;
    int m_file = -1;

    [[nodiscard]] bool write(const QByteArray& text) const;
};

}  // namespace duelogue
