#include "match/notation/lesson/LessonReplies.h"

#include <algorithm>
#include <cctype>

#include "match/loop/rulebook/Rulebook.h"
#include "match/notation/scenario/Replies.h"

namespace duelogue {

std::string plainReply(const ReadableMatch& match, PlayerId player, const Reply& reply) {
    std::string text = describeReply(match, player, reply);
    for (std::size_t at = text.find(" #"); at != std::string::npos; at = text.find(" #", at + 1)) {
        std::size_t end = at + 2;
        while (end < text.size() && std::isdigit(static_cast<unsigned char>(text[end])) != 0) ++end;
        if (end > at + 2) text.erase(at, end - at);
    }
    return text;
}

bool meansReply(const ReadableMatch& match, PlayerId player, std::string_view text, const Reply& reply) {
    const auto& forms = match.rulebook().replyForms();
    if (reply.word < forms.size() && forms[reply.word].word == text) return true;
    const auto found = findReply(match, player, text);
    if (!found) return false;
    if (*found == reply) return true;
    const bool isOneCopy = text.find(" #") != std::string_view::npos;
    return !isOneCopy && plainReply(match, player, *found) == plainReply(match, player, reply);
}

}  // namespace duelogue
