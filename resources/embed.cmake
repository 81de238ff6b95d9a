# Writes OUTPUT, the C++ source for Embedded.h, from the FILES (relative to ROOT, separated by semicolons).
# Called by the build as: cmake -D OUTPUT=... -D ROOT=... -D FILES=... -P embed.cmake
set(entries "")
list(LENGTH FILES count)
foreach(file IN LISTS FILES)
    file(READ "${ROOT}/${file}" text)
    string(APPEND entries "    {\"${file}\"sv, R\"EMBEDDED(${text})EMBEDDED\"sv},\n")
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
