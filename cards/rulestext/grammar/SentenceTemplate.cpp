#include "cards/rulestext/grammar/SentenceTemplate.h"

#include <algorithm>

namespace duelogue {

namespace {

TemplateSlot parsed(std::string_view text) {
    TemplateSlot slot;
    slot.isSigned = text.starts_with('+');
    if (slot.isSigned) text.remove_prefix(1);
    const std::size_t end = std::min(text.find_first_of(":?/#|~"), text.size());
    slot.name = text.substr(0, end);
    if (end == text.size()) return slot;
    slot.kind = text[end];
    slot.more = text.substr(end + 1);
    return slot;
}

/// Calls `visit` with each text in braces and `plain` with each text between them, in order.
template <class Visit, class Plain>
void eachSlot(std::string_view text, Visit visit, Plain plain) {
    while (!text.empty()) {
        const std::size_t open = std::min(text.find('{'), text.size());
        plain(text.substr(0, open));
        const std::size_t close = open == text.size() ? std::string_view::npos : text.find('}', open);
        if (close == std::string_view::npos) return;
        visit(parsed(text.substr(open + 1, close - open - 1)));
        text.remove_prefix(close + 1);
    }
}

std::string tidied(const std::string& text) {
    std::string result;
    for (const char c : text) {
        if (c == ' ' && (result.empty() || result.back() == ' ')) continue;
        result += c;
    }
    while (!result.empty() && result.back() == ' ') result.pop_back();
    return result;
}

}  // namespace

std::string fillTemplate(std::string_view text, const std::function<std::string(TemplateSlot)>& say,
                         const std::function<bool(std::string_view)>& isGiven) {
    std::string result;
    const auto add = [&](std::string_view part) {
        eachSlot(
            part, [&](TemplateSlot slot) { result += say(slot); },
            [&](std::string_view plain) { result.append(plain); });
    };
    bool saidBefore = false;
    while (!text.empty()) {
        const std::size_t open = std::min(text.find('['), text.size());
        const std::size_t close = open == text.size() ? std::string_view::npos : text.find(']', open);
        const std::string_view outside = text.substr(0, open);
        const bool joins = outside == "&";
        if (!joins) add(outside);
        if (close == std::string_view::npos) break;
        const std::string_view inside = text.substr(open + 1, close - open - 1);
        bool given = false;
        eachSlot(
            inside, [&](TemplateSlot slot) { given = given || isGiven(slot.name); }, [](std::string_view) {});
        if (given && joins && saidBefore) result += " and ";
        if (given) add(inside);
        saidBefore = given;
        text.remove_prefix(close + 1);
    }
    return tidied(result);
}

}  // namespace duelogue
