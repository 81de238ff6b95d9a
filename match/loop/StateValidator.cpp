#include "match/loop/StateValidator.h"

#include "cards/data/CardPool.h"

namespace duelogue {

std::optional<std::size_t> StateValidator::targets(AbilityId ability, std::span<const Subject> list) const {
    if (!ability) return 0;
    std::size_t at = 0;
    for (const TargetSpec& spec : pool().targetsOf(pool()[ability])) {
        if (at == list.size()) break;  // the remaining targets are not chosen yet
        if (!list[at].isNumber()) return std::nullopt;
        const auto count = static_cast<std::size_t>(list[at].number());
        const std::size_t size = 1 + count * (spec.divided ? 2 : 1);
        if (count > spec.most || size > list.size() - at) return std::nullopt;
        at += size;
    }
    return at;
}

}  // namespace duelogue
