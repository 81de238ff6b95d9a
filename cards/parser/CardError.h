#pragma once

#include <string>

namespace duelogue {

/// A mistake in a card file: where it is, in which card, and what was found and expected there.
struct CardError {
    std::string file;
    int line = 0;      ///< from 1; 0 where the file as a whole is meant
    std::string card;  ///< the name of the card; empty outside of a card
    std::string message;

    /// "portal.yaml:12: Ebon Dragon: found ..."
    [[nodiscard]] std::string text() const;
    bool operator==(const CardError&) const = default;
};

}  // namespace duelogue
