#pragma once

#include <string>

namespace duelogue {

/// An error in a card file: the place, the card, the text found and the text expected.
struct CardError {
    std::string file;
    int line = 0;      ///< from 1; 0 if the error is about the whole file
    std::string card;  ///< the name of the card; empty outside a card
    std::string message;

    /// "portal.yaml:12: Ebon Dragon: found ..."
    [[nodiscard]] std::string text() const;
    bool operator==(const CardError&) const = default;
};

}  // namespace duelogue
