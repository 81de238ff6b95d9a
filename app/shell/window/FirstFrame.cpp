#include "app/shell/window/FirstFrame.h"

#include <sys/resource.h>
#include <unistd.h>

#include <QCoreApplication>
#include <QFile>
#include <QQuickWindow>
#include <ctime>
#include <iomanip>
#include <iostream>

namespace duelogue {

namespace {

/// Returns the seconds since the start of the process. The system counts in ticks, usually 0.01 s.
double secondsSinceStart() {
    QFile file("/proc/self/stat");
    if (!file.open(QIODevice::ReadOnly)) return 0;
    const QByteArray text = file.readAll();
    // The program name, in brackets, can contain spaces.
    const QList<QByteArray> fields = text.mid(text.lastIndexOf(')') + 2).split(' ');
    constexpr qsizetype startTime = 19;
    if (fields.size() <= startTime) return 0;
    timespec now{};
    (void)clock_gettime(CLOCK_BOOTTIME, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9 -
           fields[startTime].toDouble() / static_cast<double>(sysconf(_SC_CLK_TCK));
}

double megabytesAtMost() {
    rusage usage{};
    (void)getrusage(RUSAGE_SELF, &usage);
    constexpr double kilobytes = 1024;  // in a megabyte
    return static_cast<double>(usage.ru_maxrss) / kilobytes;
}

void tell() {
    std::cout << std::fixed << std::setprecision(2) << "first frame after " << secondsSinceStart() << " s, with "
              << std::setprecision(0) << megabytesAtMost() << " MB" << std::endl;
    QCoreApplication::quit();
}

}  // namespace

void tellFirstFrame(QQuickWindow& window) {
    QObject::connect(&window, &QQuickWindow::frameSwapped, qApp, &tell,
                     static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
}

}  // namespace duelogue
