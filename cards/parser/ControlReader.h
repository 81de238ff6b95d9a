#pragma once

#include <optional>

#include "cards/parser/InstructionReader.h"

namespace duelogue {

/// A reader of the instructions with bodies inside: conditions, offers, contests, loops and continuous effects.
class ControlReader : private InstructionReader {
public:
    using InstructionReader::InstructionReader;

    /// Returns nullopt if the first key names no such instruction.
    [[nodiscard]] std::optional<Instruction> read();

private:
    /// Reads an offer to the player asked, who becomes the default player inside it.
    template <class Load>
    InstructionId offered(Load&& load);

    void readIf();
    void readMay();
    void readPrice();
    void readAmountToPay(const FileNode& node);
    void readForEach();
    void readRepeat();
    void readUnless();
    void readContest();
    void readFloat();
};

}  // namespace duelogue
