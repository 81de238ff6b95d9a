#pragma once

#include <QTranslator>

namespace duelogue {

/// A list of words as lupdate writes it: there a class is called by its name alone, "MatchController" and not
/// "duelogue::MatchController", as Qt asks for it.
class Translator : public QTranslator {
public:
    using QTranslator::QTranslator;

    [[nodiscard]] QString translate(const char* context, const char* text, const char* meaning,
                                    int count) const override {
        const QByteArrayView whole(context);
        const qsizetype name = whole.lastIndexOf("::");
        return QTranslator::translate(name < 0 ? context : context + name + 2, text, meaning, count);
    }
};

}  // namespace duelogue
