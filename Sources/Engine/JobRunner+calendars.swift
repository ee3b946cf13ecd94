import Actions
import Core
import Formats
import Foundation
import Queues
import Store

/// Calendars as files: one thing of one's own that is written, and those of others that are read.
extension JobRunner {
    func write(_ wish: WriteEntry, of job: JobRow) async throws -> JobResult {
        let (entry, owner) = try await store.read { [conversation, clock] transaction in
            let session = try conversation.look(for: job, in: transaction, now: clock.now)
            return (try session.calendarEntry(of: wish.thing), try session.ownerID(of: wish.thing))
        }
        guard let entry else { return .nothing }
        let text = CalendarFile.write(CalendarFeed(entries: [entry]), now: clock.now)
        let hash = try await keep(Data(text.utf8), mediaType: "text/calendar", of: job, about: owner)
        return .entryFile(EntryFile(thing: wish.thing, hash: hash, name: "\(Self.fileName(entry.title)).ics"))
    }

    /// What every machine takes as a name.
    private static func fileName(_ title: String) -> String {
        let words = title.map { $0.isLetter || $0.isNumber ? $0 : "-" }
        let name = String(words).split(separator: "-").joined(separator: "-").prefix(40)
        return name.isEmpty ? "calendar" : String(name)
    }
}
