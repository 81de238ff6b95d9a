#pragma once

#include <string_view>

#include "cards/parser/LoadContext.h"
#include "cards/parser/phrases/Phrase.h"

namespace duelogue {

/// A reader of one of the language's own instructions: a map whose first key names it. It holds what the readers of
/// single instructions share. All functions report errors and return none for them.
class InstructionReader {
public:
    /// The map must not be empty.
    InstructionReader(LoadContext& loading, const FileNode& node);

    [[nodiscard]] LoadContext& loading() const { return m_loading; }
    [[nodiscard]] const Vocabulary& words() const { return m_loading.words(); }
    [[nodiscard]] const FileNode& node() const { return m_node; }
    /// Returns the first key with its value.
    [[nodiscard]] const FileEntry& head() const { return m_head; }

    /// The instruction read so far.
    [[nodiscard]] Instruction& made() { return m_made; }
    /// Returns the instruction. If it asks several players, returns a loop over them in which each is "that player".
    [[nodiscard]] Instruction madeInTurn();
    [[nodiscard]] bool asksSeveral() const;

    /// Reports keys that the instruction does not have (instructionForms()).
    void checkKeys();
    /// Reads the body of a key.
    [[nodiscard]] InstructionId body(std::string_view key, bool required = true);
    /// Reads the player who acts or is asked: the default player of the body if the key is missing.
    [[nodiscard]] ExpressionId player();
    /// Returns the phrase in the node. `what` names the expected phrase in an error message.
    [[nodiscard]] Phrase phrase(const FileNode& node, std::string_view what);

private:
    LoadContext& m_loading;
    const FileNode& m_node;
    const FileEntry& m_head;
    Instruction m_made;
};

}  // namespace duelogue
