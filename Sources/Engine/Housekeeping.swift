import Core
import Foundation
import Logging
import Queues
import ServiceLifecycle
import Store

/// Once a day: forgets what was dealt with long ago, and the bytes of files that nothing refers to any more.
struct Housekeeping: Service {
    private static let day = 24 * 3600.0
    /// Updates that were dealt with; Telegram keeps undelivered ones for a day (Bot API: getUpdates).
    private static let inboxDays = 3.0
    /// The trash's days: an Undo may need the bytes until then.
    private static let trashDays = 30.0
    /// Seconds for which bytes may be there before what refers to them.
    private static let stillComing = 3600.0

    let store: PeopleStore
    let files: FileStore
    let door: WriterDoor
    let clock: WallClock
    let waits: any Waits
    let logger: Logger

    func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                do {
                    try await tidy()
                } catch {
                    logger.warning("housekeeping was put off", metadata: ["reason": "\(error)"])
                }
                try? await waits.sleep(seconds: Self.day)
            }
        }
    }

    private func tidy() async throws {
        let now = clock.now
        let unwanted = try await deleteUnwanted(now: now)
        try await door.perform(
            .tidy(
                inboxBefore: now - Self.inboxDays * Self.day, failuresBefore: now - Self.trashDays * Self.day,
                unwanted: unwanted))
        KillPoint.tidied.pass()
        let limit = now - Self.trashDays * Self.day
        let referenced = try await store.read { try $0.referencedFiles(since: limit) }
        let count = try await files.sweep(keeping: referenced, olderThan: limit)
        if count > 0 { logger.info("files that nothing refers to are gone", metadata: ["count": "\(count)"]) }
    }

    /// The files of people who left go now; what was just kept again waits for the next day.
    private func deleteUnwanted(now: Date) async throws -> [String] {
        let unwanted = try await store.read { try $0.unwantedFiles() }
        try await files.delete(unwanted, keptBefore: now - Self.stillComing)
        return unwanted
    }
}
