#include "match/loop/Save.h"

#include <algorithm>
#include <array>
#include <cstring>

#include "cards/data/Vocabulary.h"
#include "match/loop/ReadableMatch.h"
#include "match/loop/rulebook/Rulebook.h"

namespace duelogue {

namespace {

constexpr std::array<char, 8> magic{'D', 'U', 'E', 'L', 'O', 'G', '0', '5'};
constexpr std::uint64_t mostEntries = 100'000;

std::uint64_t checksum(std::span<const std::byte> bytes) {
    std::uint64_t hash = 0xcbf29ce484222325ULL;
    for (const std::byte byte : bytes) hash = (hash ^ static_cast<std::uint64_t>(byte)) * 0x100000001b3ULL;
    return hash;
}

class Writer {
public:
    template <class Value>
    void value(const Value& value) {
        bytes(&value, sizeof value);
    }
    void bytes(const void* data, std::size_t size) {
        const auto* from = static_cast<const std::byte*>(data);
        m_out.insert(m_out.end(), from, from + size);
    }
    [[nodiscard]] std::vector<std::byte> finish() {
        value(checksum(m_out));
        return std::move(m_out);
    }
    void reserve(std::size_t size) { m_out.reserve(size); }

private:
    std::vector<std::byte> m_out;
};

class Reader {
public:
    explicit Reader(std::span<const std::byte> bytes) : m_bytes(bytes) {}

    template <class Value>
    bool value(Value& value) {
        return bytes(&value, sizeof value);
    }
    bool bytes(void* to, std::size_t size) {
        if (size > m_bytes.size() - m_at) return false;
        if (size > 0) std::memcpy(to, m_bytes.data() + m_at, size);
        m_at += size;
        return true;
    }
    [[nodiscard]] std::size_t at() const { return m_at; }
    [[nodiscard]] std::size_t left() const { return m_bytes.size() - m_at; }

private:
    std::span<const std::byte> m_bytes;
    std::size_t m_at = 0;
};

struct Head {
    std::array<char, 8> format = magic;
    std::array<char, 24> game{};
    std::uint64_t cards = 0;
};

Head headFor(const Rulebook& rulebook) {
    Head head;
    const std::string& game = rulebook.vocabulary().game;
    std::copy_n(game.begin(), std::min(game.size(), head.game.size() - 1), head.game.begin());
    head.cards = rulebook.fingerprint();
    return head;
}

std::optional<std::string> wrongHead(const Head& found, const Head& expected) {
    if (found.format != expected.format) return "This is not a saved match of this version.";
    if (found.game != expected.game) return "This match is of another game.";
    if (found.cards != expected.cards) return "This match was played with other cards.";
    return std::nullopt;
}

}  // namespace

std::vector<std::byte> save(const ReadableMatch& match) {
    Writer writer;
    writer.reserve(match.state().bytes() + 256);
    writer.value(headFor(match.rulebook()));
    MatchState::visit(match.state(), [&writer]<class Part>(const char*, const Part& part) {
        if constexpr (requires { part.capacity(); }) {
            writer.value(static_cast<std::uint64_t>(part.size()));
            writer.bytes(part.data(), part.size() * sizeof(*part.data()));
        } else {
            writer.value(part);
        }
    });
    return writer.finish();
}

std::variant<MatchState, SaveError> load(const Rulebook& rulebook, std::span<const std::byte> bytes) {
    constexpr std::size_t sum = sizeof(std::uint64_t);
    if (bytes.size() < sizeof(Head) + sum) return SaveError{bytes.size(), "The file is too short for a saved match."};
    Reader reader(bytes.first(bytes.size() - sum));
    Head head;
    (void)reader.value(head);
    if (const auto wrong = wrongHead(head, headFor(rulebook))) return SaveError{0, *wrong};
    std::uint64_t expected = 0;
    std::memcpy(&expected, bytes.data() + bytes.size() - sum, sum);
    if (expected != checksum(bytes.first(bytes.size() - sum)))
        return SaveError{bytes.size() - sum, "The file is damaged."};

    MatchState state;
    std::string broken;
    MatchState::visit(state, [&]<class Part>(const char* name, Part& part) {
        if (!broken.empty()) return;
        bool fine = true;
        if constexpr (requires { part.capacity(); }) {
            std::uint64_t count = 0;
            fine = reader.value(count) && count <= mostEntries && count * sizeof(*part.data()) <= reader.left();
            if (fine) {
                part.resize(count);
                fine = reader.bytes(part.data(), count * sizeof(*part.data()));
            }
        } else {
            fine = reader.value(part);
        }
        if (!fine) broken = std::string("The part \"") + name + "\" is cut off.";
    });
    if (!broken.empty()) return SaveError{reader.at(), broken};
    if (reader.left() != 0) return SaveError{reader.at(), "There is more in the file than a match."};
    if (const auto problem = problemIn(state, rulebook)) return SaveError{reader.at(), *problem};
    return state;
}

}  // namespace duelogue
