package import Foundation

/// Where the present moment comes from; handed in, so that tests can hold it still.
package struct WallClock: Sendable {
    private let read: @Sendable () -> Date
    package init(_ read: @escaping @Sendable () -> Date) { self.read = read }
    package var now: Date { read() }
    package static let system = WallClock { Date() }
}

extension Double {
    /// Seconds of a day, as lengths of time are counted.
    package static let day = Double(WallTime.day)
}

/// How to wait (limits, back-off, albums). A transcript's waits jump to the next waiting moment.
package protocol Waits: Sendable {
    /// Returns after that many seconds, or throws `CancellationError`.
    func sleep(seconds: Double) async throws
    /// Seconds on the waiting clock, from any start; only differences mean something.
    var elapsed: Double { get }
}

/// Waits on the machine's monotonic clock.
package struct SystemWaits: Waits {
    package init() {}
    package func sleep(seconds: Double) async throws { try await Task.sleep(for: .seconds(max(0, seconds))) }
    package var elapsed: Double {
        let duration = start.duration(to: .now)
        return Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    }
    private let start = ContinuousClock.now
}
