#pragma once

#include <QCoreApplication>
#include <QString>

/// Defines the function tr() of a file outside of any QObject. Its words stand under this name in the lists of
/// translations. To be written once in the namespace of the file.
#define DUELOGUE_TR(context)                                                             \
    inline QString tr(const char* text, const char* meaning = nullptr, int count = -1) { \
        return QCoreApplication::translate(#context, text, meaning, count);              \
    }
/// Tells lupdate the context of a file whose tr() comes from a header, which lupdate does not read
/// (resources/translations/CMakeLists.txt knows both macros).
#define DUELOGUE_TR_OF(context) static_assert(true);
