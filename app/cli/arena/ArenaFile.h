#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/arena/ArenaGame.h"

namespace duelogue {

/// The games of a file of the arena, in their order; else what is wrong with it, with its place. A last line that was
/// broken off, as a kill leaves it, is left out.
struct ArenaReading {
    std::vector<ArenaGame> games;
    std::string problem;  ///< empty: none
};
[[nodiscard]] ArenaReading readArenaFile(const std::string& path);

/// The file that an arena keeps its games in, a line each. It is this arena's alone as long as the object lives, and
/// what stands in it is never changed: lines are added behind it, each at once, and only if it is a file of the arena
/// at all.
class ArenaFile {
public:
    explicit ArenaFile(std::string path) : m_path(std::move(path)) {}
    ~ArenaFile();
    ArenaFile(const ArenaFile&) = delete;
    ArenaFile& operator=(const ArenaFile&) = delete;

    /// Opens it, or makes it, and reads what it holds. To be called once, before any line is added.
    [[nodiscard]] ArenaReading open();
    /// Adds a line. False where it can't be written, on a full disk say: then nothing of it is in the file.
    [[nodiscard]] bool append(const ArenaGame& game);

private:
    std::string m_path;
    int m_file = -1;

    [[nodiscard]] bool write(const QByteArray& text) const;
};

}  // namespace duelogue
