import Foundation

/// One measured piece of work, and a loop that is always the same, so that two machines or hours can be compared.
struct Run {
    /// Of this thread on the processor.
    let seconds: Double
    let fixed: Double

    init(work: () -> Int) {
        seconds = Self.time(work)
        fixed = Self.time {
            var hasher = Hasher()
            for step in 0..<10_000_000 { hasher.combine(step) }
            return hasher.finalize()
        }
    }

    static func time(_ work: () -> Int) -> Double {
        let start = now
        let result = work()
        // The result is used, so that the optimizer cannot leave the work out.
        return result == .min ? 0 : now - start
    }

    private static var now: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }

    /// Bytes that this process has resident and that are no pages of files, which the system reads and gives back as it
    /// likes (proc(5): RssAnon); nil where the system does not tell.
    static var ownMemory: Int? {
        let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = status?.split(separator: "\n").first { $0.hasPrefix("RssAnon:") }
        return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }.map { $0 * 1024 }
    }

    /// Bytes that this process had resident at the most.
    static var peakMemory: Int {
        var usage = rusage()
        // RUSAGE_SELF, which has another type on every system.
        guard getrusage(0, &usage) == 0 else { return 0 }
        #if os(Linux)
        return usage.ru_maxrss * 1024
        #else
        return usage.ru_maxrss
        #endif
    }
}
