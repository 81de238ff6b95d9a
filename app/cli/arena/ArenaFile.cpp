#include "app/cli/arena/ArenaFile.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QFile>
#include <cerrno>
#include <cstring>

namespace duelogue {

namespace {

/// The maximum length of a line in bytes. The arena never writes a longer line, so a file that has one is rejected.
constexpr qint64 longestLine = 1 << 20;

/// Returns the beginning that the line of every game has.
QByteArray beginOfLine() {
    const QByteArray line = writeLine({});
    return line.left(line.indexOf(':') + 1);
}

bool isRegular(int file) {
    struct stat info {};
    return ::fstat(file, &info) == 0 && S_ISREG(info.st_mode);
}

/// The state of a last line without a line break.
enum class Tail : std::uint8_t {
    None,
    Whole,   ///< a complete game that lacks only its line break
    Broken,  ///< the beginning of a game
};

/// Reads one file line by line.
class Reader {
public:
    Reader(QFile& file, std::string path) : m_file(file), m_path(std::move(path)) {}

    [[nodiscard]] ArenaReading read() {
        while (m_reading.problem.empty()) {
            const QByteArray line = m_file.readLine(longestLine);
            if (line.isEmpty()) break;
            ++m_number;
            if (line.size() + 1 >= longestLine)
                fail("line longer than 1 MiB");
            else if (line.endsWith('\n'))
                take(line);
            else
                takeTail(line);
        }
        return std::move(m_reading);
    }
    [[nodiscard]] Tail tail() const { return m_tail; }
    /// Returns the number of bytes before an incomplete last line.
    [[nodiscard]] qint64 complete() const { return m_complete; }

private:
    QFile& m_file;
    std::string m_path;
    ArenaReading m_reading;
    int m_number = 0;
    qint64 m_complete = 0;
    Tail m_tail = Tail::None;

    void fail(const std::string& problem) {
        m_reading.problem = m_path + ":" + std::to_string(m_number) + ": " + problem;
    }

    void take(const QByteArray& line) {
        auto read = readArenaLine(line);
        if (const auto* problem = std::get_if<std::string>(&read)) return fail(*problem);
        if (auto* game = std::get_if<ArenaGame>(&read)) m_reading.games.push_back(std::move(*game));
        m_complete += line.size();
    }

    void takeTail(const QByteArray& line) {
        const QByteArray begin = beginOfLine();
        // A short prefix counts as ours only if the file already contains games.
        const bool ours = line.startsWith(begin) || (begin.startsWith(line) && !m_reading.games.empty());
        const bool whole = !std::holds_alternative<std::string>(readArenaLine(line));
        m_tail = whole ? Tail::Whole : Tail::Broken;
        if (whole || !ours) take(line);
    }
};

}  // namespace

ArenaReading readArenaFile(const std::string& path) {
    // Does not wait: opening a pipe without a writer would hang.
    const int number = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    QFile file;
    if (number < 0 || !isRegular(number) || !file.open(number, QIODevice::ReadOnly, QFile::AutoCloseHandle)) {
        if (number >= 0 && !file.isOpen()) ::close(number);
        return {{}, "can't read the file " + path};
    }
    return Reader(file, path).read();
}

ArenaFile::~ArenaFile() {
    if (m_file >= 0) ::close(m_file);
}

ArenaReading ArenaFile::open() {
    constexpr int everybody = 0666;  // read and write for all, less the user's umask
    m_file = ::open(m_path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK, everybody);
    if (m_file < 0 || !isRegular(m_file)) return {{}, "--out: can't write to " + m_path};
    if (::flock(m_file, LOCK_EX | LOCK_NB) != 0) {
        return {{},
                "--out: " + m_path +
                    (errno == EWOULDBLOCK ? ": file is in use by another arena" : ": can't lock the file")};
    }
    QFile file;
    if (!file.open(m_file, QIODevice::ReadOnly)) return {{}, "--out: can't read " + m_path};
    Reader reader(file, m_path);
    ArenaReading reading = reader.read();
    if (!reading.problem.empty()) {
        reading.problem = "--out: " + reading.problem + " (not an arena file; left unchanged)";
    } else if ((reader.tail() == Tail::Broken && ::ftruncate(m_file, reader.complete()) != 0) ||
               (reader.tail() == Tail::Whole && !write("\n"))) {
        reading.problem = "--out: " + m_path + ": " + std::strerror(errno);
    }
    return reading;
}

bool ArenaFile::append(const ArenaGame& game) { return write(writeLine(game) + '\n'); }

/// Writes in one call, so that a concurrent reader sees only whole lines. Removes a partial write.
bool ArenaFile::write(const QByteArray& text) const {
    struct stat before {};
    if (::fstat(m_file, &before) != 0) return false;
    const ssize_t written = ::write(m_file, text.constData(), static_cast<std::size_t>(text.size()));
    if (written == text.size()) return true;
    if (written > 0) (void)::ftruncate(m_file, before.st_size);
    return false;
}

}  // namespace duelogue
