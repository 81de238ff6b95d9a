#pragma once

#include <QTranslator>

namespace duelogue {

/// A translator for lists written by lupdate. They name a class without its namespace ("MatchController"), but Qt asks
/// for "duelogue::MatchController".
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
