#pragma once

#include <span>
#include <string_view>

namespace duelogue {

// A file of resources/ that is compiled into the program, so that it runs from anywhere.
struct EmbeddedFile {
    std::string_view path;  // below resources/, with forward slashes: "cards/arcana/portal.yaml"
    std::string_view text;  // the bytes of the file, UTF-8

    bool operator==(const EmbeddedFile&) const = default;
};

// Every card file below resources/cards and deck below resources/decks, ordered by path. Lives as long as the program.
std::span<const EmbeddedFile> embeddedFiles();

}  // namespace duelogue
