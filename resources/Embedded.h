#pragma once

#include <span>
#include <string_view>

namespace duelogue {

// A file of resources/ that is compiled into the program, so that the program runs from any folder.
struct EmbeddedFile {
    // Below resources/, with forward slashes: "cards/arcana/portal.yaml". Rulings: "rulings/arcana/blocking.duel".
    std::string_view path;
    std::string_view text;  // the bytes of the file, UTF-8

    bool operator==(const EmbeddedFile&) const = default;
};

// Returns all files of resources/cards, resources/chances, resources/decks, resources/glossary, resources/lessons and
// resources/notation that are compiled in, ordered by path, and the scenarios with a ruling. They are valid until the
// program ends.
std::span<const EmbeddedFile> embeddedFiles();

}  // namespace duelogue
