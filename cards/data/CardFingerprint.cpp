#include "cards/data/CardFingerprint.h"

#include "cards/data/CanonicalText.h"
#include "cards/data/Fnv1aHash.h"

namespace duelogue {

std::uint64_t cardFingerprint(const CardPool& pool, DefinitionId card) {
    const std::string text = canonicalText(pool, card);
    const std::uint64_t digest = (Fnv1aHash() << std::string_view(text)).value();
    return (digest ^ (digest >> cardFingerprintBits)) & ((std::uint64_t{1} << cardFingerprintBits) - 1);
}

}  // namespace duelogue
