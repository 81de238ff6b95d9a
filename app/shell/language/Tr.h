#pragma once

#include <QCoreApplication>
#include <QString>

/// Defines the function tr() for a file without a QObject. `context` is the context of its texts in the translations.
/// Must be used once, in the namespace of the file.
#define DUELOGUE_TR(context)                                                             \
    inline QString tr(const char* text, const char* meaning = nullptr, int count = -1) { \
        return QCoreApplication::translate(#context, text, meaning, count);              \
    }
/// Tells lupdate the context of a file whose tr() is defined in a header, because lupdate does not read the header
/// (resources/translations/CMakeLists.txt knows both macros).
#define DUELOGUE_TR_OF(context) static_assert(true);
