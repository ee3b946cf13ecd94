import Foundation

/// How the work on something grows with it.
package enum Growth {
    private static let factor = 8, tries = 3

    /// No more than in proportion: eight times as much takes less than 24 times as long, where each with each would take
    /// 64 times. Only what this thread computes counts, so that a busy machine does not matter.
    package static func isLinear(from size: Int, _ work: (Int) -> Void) -> Bool {
        let small = seconds(size, work), large = seconds(size * factor, work)
        return large < max(small, 1e-4) * 3 * Double(factor)
    }

    /// The shortest of some tries.
    private static func seconds(_ size: Int, _ work: (Int) -> Void) -> Double {
        (0..<tries).map { _ in
            let start = now()
            work(size)
            return now() - start
        }.min() ?? 0
    }

    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
