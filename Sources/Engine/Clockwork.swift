import Core
import Foundation
import Queues
import ServiceLifecycle
import Store

/// Wakes the Writer when a timer comes due, or a job that was held back may go; costs nothing while it waits.
///
/// What is due is told by the wall clock alone: a nap that ends early is followed by another, and no nap is so long that
/// a clock that jumped or a machine that slept is noticed late.
struct Clockwork: Service {
    /// Seconds after which the clock is looked at in any case.
    static let longestNap = 60.0

    let store: PeopleStore
    let door: WriterDoor
    let alarm: Alarm
    let clock: WallClock
    let waits: any Waits

    /// The clock was moved.
    func poke() { alarm.ring() }

    func nextMoment() async throws -> Date? { try await nextMoment(after: clock.now) }

    private func nextMoment(after date: Date) async throws -> Date? {
        try await store.read { try $0.nextMoment(after: date) }
    }

    func run() async throws {
        await cancelWhenGracefulShutdown {
            // What came due since then, while nobody looked, is served too.
            var served = Date.distantPast
            while !Task.isCancelled {
                // Whatever is expected from here on rings, also before the nap begins.
                alarm.set(for: nil)
                let moment = try? await nextMoment(after: min(served, clock.now))
                let seconds = moment.map { $0.timeIntervalSince(clock.now) } ?? Self.longestNap
                if seconds > 0 {
                    alarm.set(for: moment)
                    await alarm.wait(atMost: min(seconds, Self.longestNap), waits)
                }
                let now = clock.now
                guard let moment, moment <= now, !Task.isCancelled else { continue }
                if (try? await door.perform(.wake)) != nil { served = now } else { await alarm.wait(atMost: 1, waits) }
            }
        }
    }
}
