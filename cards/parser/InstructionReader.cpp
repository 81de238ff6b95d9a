#include "cards/parser/InstructionReader.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "cards/parser/Body.h"
#include "cards/parser/Language.h"

namespace duelogue {

namespace {

bool asksOne(Op op) { return op == Op::May || op == Op::Unless || op == Op::ChooseOne || op == Op::Contest; }

}  // namespace

InstructionReader::InstructionReader(LoadContext& loading, const FileNode& node)
    : m_loading(loading), m_node(node), m_head(node.entries.front()) {
    m_made.line = static_cast<std::uint16_t>(std::min<int>(node.line, std::numeric_limits<std::uint16_t>::max()));
}

bool InstructionReader::asksSeveral() const {
    return m_made.player && areSeveral(m_loading.words(), m_loading.pool()[m_made.player]);
}

Instruction InstructionReader::madeInTurn() {
    if (!asksOne(m_made.op) || !asksSeveral()) return m_made;
    Instruction loop;
    loop.op = Op::ForEachPlayer;
    loop.line = m_made.line;
    loop.player = std::exchange(m_made.player, m_loading.make(Term::EachPlayer));
    loop.body = m_loading.pool().add(m_made);
    return loop;
}

void InstructionReader::checkKeys() {
    m_loading.checkKeys(m_node, keysOf(formWith(instructionForms(), m_head.key)->keys), '"' + m_head.key + '"');
}

InstructionId InstructionReader::body(std::string_view key, bool required) {
    if (const FileNode* node = m_node.find(key)) return loadBody(m_loading, *node);
    if (required) m_loading.needs(m_node.line, '"' + m_head.key + '"', key, Shape::Body);
    return {};
}

ExpressionId InstructionReader::player() {
    const FileNode* node = m_node.find("player");
    if (node == nullptr) return m_loading.doer;
    if (node->isText()) return Phrase(m_loading, node->text, node->line).players();
    m_loading.expected(*node, "a player", {}, ", e.g. " + exampleOf(m_loading.words(), Shape::Player));
    return {};
}

Phrase InstructionReader::phrase(const FileNode& node, std::string_view what) {
    if (!node.isText()) m_loading.expected(node, what);
    return {m_loading, node.isText() ? node.text : "0", node.line};
}

}  // namespace duelogue
