#pragma once

#include <cstdint>

#include "cards/parser/check/PhraseChecker.h"

namespace duelogue {

/// A checker of one verb with its arguments. The verb must be able to affect its cards and players.
class VerbChecker : private CardInference {
public:
    VerbChecker(CheckState& state, PhraseChecker& phrases)
        : CardInference(state), m_phrases(phrases), m_kinds(state), m_players(state) {}

    /// Checks an instruction or statement with a verb.
    void checkVerb(const Instruction& made, const SemanticContext& around);

private:
    PhraseChecker& m_phrases;
    KindChecker m_kinds;
    PlayerChecker m_players;

    void checkArgument(const VerbWord& word, const Parameter& parameter, const Instruction& made,
                       const SemanticContext& around);
    [[nodiscard]] bool isUnderControl(const VerbWord& word, const Instruction& made) const;
    void checkAboutThis(const VerbWord& word, const Parameter& parameter) const;
    void checkChange(const VerbWord& word, const Instruction& made) const;
    void checkZone(ExpressionId id, const VerbWord& word, const SemanticContext& around) const;
    void checkZoneOfReceiver(const Instruction& made, const Parameter& parameter, const SemanticContext& around) const;
    [[nodiscard]] std::string zonesIn(std::uint32_t zones) const;
    void checkAdmitted(const Instruction& made, const SemanticContext& around) const;
    void checkGained(const Instruction& made, const SemanticContext& around) const;
};

}  // namespace duelogue
