#pragma once

#include <optional>
#include <vector>

#include "cards/parser/InstructionReader.h"
#include "cards/parser/Language.h"

namespace duelogue {

/// A reader of the instructions with which a player chooses: bodies, cards, a number, a family or an order.
class ChoiceReader : private InstructionReader {
public:
    using InstructionReader::InstructionReader;

    /// Returns nullopt if the first key names no choice.
    [[nodiscard]] std::optional<Instruction> read();

private:
    [[nodiscard]] bool isFamilyChoice() const;
    void readChooseFamily();
    void readChooseOne();
    void readChoose();
    void readChooseNumber();
    void readChooseName();
    void readOrder();
};

/// Returns the forms of these instructions, which are a part of instructionForms().
[[nodiscard]] const std::vector<MapForm>& choiceForms();

}  // namespace duelogue
