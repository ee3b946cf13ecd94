import Core
import Foundation
import Synchronization

/// Ends a service's nap when something earlier than what it sleeps for comes up.
final class Alarm: Sendable {
    private let moment = Mutex<Date?>(nil)
    private let rings = Mailbox<Void>()

    /// What is slept for; with nil whatever is expected rings.
    func set(for moment: Date?) { self.moment.withLock { $0 = moment } }

    /// After each commit: the next moment that anything on disk waits for.
    func expect(_ next: Date?) {
        guard let next, moment.withLock({ $0.map { next < $0 } ?? true }) else { return }
        ring()
    }

    func ring() { rings.put(()) }

    /// Returns at the next ring, or at once when it rang since the last time.
    func wait() async { _ = await rings.take() }

    /// The same, but no longer than so many seconds.
    func wait(atMost seconds: Double, _ waits: any Waits) async {
        await withTaskGroup { group in
            group.addTask { try? await waits.sleep(seconds: seconds) }
            group.addTask { await self.wait() }
            await group.next()
            group.cancelAll()
        }
    }
}
