import Core
import Foundation
import ServiceLifecycle
import Queues
import Store

/// Wakes the Writer when a timer comes due; costs nothing while it waits.
struct Clockwork: Service {
    /// Seconds after which the clock is looked at in any case: it may have jumped, the machine may have slept.
    private static let longestNap = 60.0

    let store: PeopleStore
    let door: WriterDoor
    let clock: WallClock
    let waits: any Waits
    let pokes = Mailbox<Void>()

    /// The clock was moved, or a new timer may be earlier.
    func poke() { pokes.put(()) }

    func nextMoment() async throws -> Date? { try await store.read { try $0.nextTimerMoment() } }

    func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                let due = try? await nextMoment()
                let seconds = due.map { $0.timeIntervalSince(clock.now) } ?? Self.longestNap
                if seconds > 0 {
                    await nap(min(seconds, Self.longestNap))
                } else if (try? await door.perform(.wake)) == nil {
                    await nap(1)
                }
            }
        }
    }

    private func nap(_ seconds: Double) async {
        await withTaskGroup { group in
            group.addTask { try? await waits.sleep(seconds: seconds) }
            group.addTask { _ = await pokes.take() }
            await group.next()
            group.cancelAll()
        }
    }
}
