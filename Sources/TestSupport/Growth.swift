import Foundation

/// How the work on something grows with it.
package enum Growth {
    private static let factor = 8, tries = 3, mostTries = 20

    /// No more than in proportion: eight times as much takes less than 24 times as long, where each with each would take
    /// 64 times. Only what this thread computes counts, and the large one is tried until it was disturbed so little: a
    /// busy machine does not matter, and what grows faster is too slow at every try.
    package static func isLinear(from size: Int, _ work: (Int) -> Void) -> Bool {
        let small = (0..<tries).map { _ in seconds(size, work) }.min() ?? 0
        let most = max(small, 1e-4) * 3 * Double(factor)
        return (0..<mostTries).contains { _ in seconds(size * factor, work) < most }
    }

    private static func seconds(_ size: Int, _ work: (Int) -> Void) -> Double {
        let start = now()
        work(size)
        return now() - start
    }

    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
