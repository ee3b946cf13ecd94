import Core
import Foundation
import Logging
import Queues
import ServiceLifecycle
import Store

/// Once a day, and when somebody left: forgets what was dealt with long ago, the bytes of files that nothing refers to any
/// more, and overwrites what is left of what is gone.
struct Housekeeping: Service {
    /// Updates that were dealt with; Telegram keeps undelivered ones for a day (Bot API: getUpdates).
    private static let inboxDays = 3.0
    /// Rows that are forgotten in one transaction: some milliseconds.
    private static let portion = 500
    /// Seconds for which bytes may be there before what refers to them.
    private static let stillComing = 3600.0
    /// Seconds after which it is tried again.
    private static let aWhile = 60.0

    let store: PeopleStore
    let files: FileStore
    let door: WriterDoor
    let alarm: Alarm
    let clock: WallClock
    let waits: any Waits
    let logger: Logger

    func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                var pause: Double = .day
                do {
                    try await tidy()
                    try await scrub()
                } catch  where Task.isCancelled {
                    return
                } catch {
                    logger.warning("housekeeping was put off", metadata: ["reason": "\(error)"])
                    pause = Self.aWhile
                }
                await alarm.wait(atMost: pause, waits)
            }
        }
    }

    private func tidy() async throws {
        let now = clock.now, limit = now - Session.trashLasts
        // Who left is on disk as soon as a piece is that was handed in after the ring.
        try await door.perform(.wake)
        let left = try await deleteUnwanted(now: now)
        try await door.perform(.tidy(failuresBefore: limit, unwanted: left))
        KillPoint.tidied.pass()
        try await emptyInbox(before: now - Self.inboxDays * .day)
        try await dropStale()
        try await emptyTrash(before: limit)
        let referenced = try await store.read { try $0.referencedFiles(since: limit) }
        let count = try await files.sweep(keeping: referenced, olderThan: limit)
        if count > 0 { logger.info("files that nothing refers to are gone", metadata: ["count": "\(count)"]) }
    }

    /// Updates that were dealt with before a date go, a portion at a time.
    private func emptyInbox(before date: Date) async throws {
        var last: ID<InboxRow>?
        while case let updates = try await store.read({ [last] in
            try $0.oldUpdates(before: date, after: last, limit: Self.portion)
        }), !updates.isEmpty {
            try await door.perform(.purge(updates: updates))
            last = updates.last
        }
    }

    /// What gave way to newer rows goes, a portion at a time.
    private func dropStale() async throws {
        let rows = try await store.read { try $0.staleRows() }
        for portion in rows.inRows(of: Self.portion) { try await door.perform(.drop(stale: portion)) }
    }

    /// What was deleted before a date goes for good, a portion at a time: a death in between leaves the rest for later.
    private func emptyTrash(before limit: Date) async throws {
        var last: Int64 = 0, count = 0
        while let found = try await store.read({ [last] in try $0.longGone(upTo: limit, after: last) }) {
            for portion in found.changes.inRows(of: Self.portion) {
                try await door.perform(.forget(changes: portion))
                count += portion.count
            }
            last = found.last
        }
        if count > 0 { logger.info("the trash is emptied", metadata: ["changes": "\(count)"]) }
    }

    /// The files of people who left go now; what was just kept again waits for the next day.
    /// - Returns: those that need not be looked at again.
    private func deleteUnwanted(now: Date) async throws -> [String] {
        let (all, unwanted) = try await store.read { try $0.filesOfThoseGone() }
        let waiting = try await files.delete(unwanted, keptBefore: now - Self.stillComing)
        return all.filter { !waiting.contains($0) }
    }

    /// Overwrites what is left of people who left; once more as long as bytes of theirs have to wait.
    private func scrub() async throws {
        guard let residue = try await store.read({ try $0.residue() }) else { return }
        try await store.scrub()
        try await files.scrub()
        guard try await store.read({ try $0.filesOfThoseGone().all.isEmpty }) else { return }
        try await door.perform(.scrubbed(residue: residue))
        KillPoint.scrubbed.pass()
    }
}
