#pragma once

#include <string_view>
#include <vector>

#include "match/arcana/Values.h"
#include "match/loop/CommunicationKind.h"

namespace duelogue::arcana {

/// The resolution of the top item of the stack (rule 608).
struct ResolveItem {
    static constexpr KindId kind = id(ArcanaKind::ResolveItem);
    static constexpr std::string_view name = "resolve";
    enum class Step : std::uint8_t { Begin, Done, PutAway };

    CardId card;
    std::uint8_t fizzled = 0;  ///< 1: all its targets were illegal
    std::uint8_t unused = 0;

    [[nodiscard]] static StepResult enter(HandlerContext& match, Communication& self, const Communication* answered);
    [[nodiscard]] static std::vector<Field> fields() { return {field<&ResolveItem::card>("card")}; }
};

}  // namespace duelogue::arcana
