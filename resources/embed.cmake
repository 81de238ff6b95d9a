# Writes OUTPUT, the C++ source for Embedded.h, from the FILES (relative to ROOT, separated by semicolons).
# RULINGS are files in the working directory; empty ones are left out.
# Called by the build as: cmake -D OUTPUT=... -D ROOT=... -D FILES=... -D RULINGS=... -P embed.cmake
set(entries "")
list(LENGTH FILES count)
foreach(file IN LISTS FILES)
    file(READ "${ROOT}/${file}" text)
    string(APPEND entries "    {\"${file}\"sv, R\"EMBEDDED(${text})EMBEDDED\"sv},\n")
endforeach()
foreach(file IN LISTS RULINGS)
    file(READ "${file}" text)
    if(NOT "${text}" STREQUAL "")
        math(EXPR count "${count} + 1")
        string(APPEND entries "    {\"${file}\"sv, R\"EMBEDDED(${text})EMBEDDED\"sv},\n")
    endif()
endforeach()
file(WRITE "${OUTPUT}" "#include \"resources/Embedded.h\"

#include <array>

using namespace std::string_view_literals;

namespace {
const std::array<duelogue::EmbeddedFile, ${count}> files = {{
${entries}}};
}  // namespace

std::span<const duelogue::EmbeddedFile> duelogue::embeddedFiles() { return files; }
")
