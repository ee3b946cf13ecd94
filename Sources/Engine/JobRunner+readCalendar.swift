import Actions
import Core
import Formats
import Foundation
import Queues
import Store

/// Calendars of others: fetched, read, and laid out over the next year, all outside the Writer.
extension JobRunner {
    /// Days before today and after it that are laid out, and how many times at most.
    private static let daysBefore = 31.0
    private static let daysAhead = 400.0
    private static let mostSlots = 2500
    /// Bytes of a calendar, and what is counted of one that a stranger wrote.
    private static let calendarLimits = {
        var limits = ReadLimits()
        limits.bytes = 10 << 20
        return limits
    }()
    private static let steps = 1_000_000

    func read(_ wish: ReadCalendar, of job: JobRow) async throws -> JobResult {
        do {
            return .calendarRead(wish, .success(try await reading(wish, of: job)))
        } catch let problem as CalendarProblem {
            return .calendarRead(wish, .failure(problem))
        }
    }

    private func reading(_ wish: ReadCalendar, of job: JobRow) async throws -> CalendarReading {
        let (bytes, version) = try await bytes(of: wish, job)
        let imported: ImportedCalendar
        do {
            imported = try await LongWork.run { () throws(FileProblem) in
                try CalendarFile.read(bytes, limits: Self.calendarLimits)
            }
        } catch {
            throw CalendarProblem(error)
        }
        guard !imported.feed.entries.isEmpty else { throw CalendarProblem.empty }
        let hash = try await keep(bytes, mediaType: "text/calendar", of: job)
        let now = clock.now
        let found = await LongWork.run {
            CalendarExpansion(imported.feed.entries, for: wish.zone).occurrences(
                from: now - Self.daysBefore * 86_400, to: now + Self.daysAhead * 86_400, limit: Self.mostSlots,
                steps: Self.steps)
        }
        return CalendarReading(
            hash: hash, version: version, imported: imported,
            slots: found.occurrences.map { CalendarSlot($0, in: wish.zone) },
            isCut: !found.isComplete)
    }

    private func bytes(of wish: ReadCalendar, _ job: JobRow) async throws -> (Data, CalendarVersion) {
        if let attachment = wish.attachment { return (try await sent(attachment, of: job), CalendarVersion()) }
        guard let url = wish.url else { return (try await kept(wish.file), CalendarVersion()) }
        guard let source = helpers.calendars else { throw CalendarProblem.unreachable }
        // What is known is asked for only where its text is still there.
        let known: Data? = if let file = wish.file { try await files.bytes(of: file) } else { nil }
        let fetched = try await source.calendar(at: url, known: known == nil ? CalendarVersion() : wish.version)
        KillPoint.fileFetched.pass()
        if let fetched { return (fetched.bytes, fetched.version) }
        guard let known else { throw CalendarProblem.unreachable }
        return (known, wish.version)
    }

    private func sent(_ attachment: Attachment, of job: JobRow) async throws -> Data {
        guard attachment.size ?? 0 <= Self.calendarLimits.bytes else { throw CalendarProblem.tooLarge }
        let bytes = try await download(attachment, of: job, limit: Self.calendarLimits.bytes)
        guard let bytes else { throw CalendarProblem.unreachable }
        return bytes
    }

    private func kept(_ hash: String?) async throws -> Data {
        guard let hash, let bytes = try await files.bytes(of: hash) else { throw CalendarProblem.unreachable }
        return bytes
    }
}

extension CalendarProblem {
    fileprivate init(_ problem: FileProblem) {
        self =
            switch problem {
            case .empty: .empty
            case .tooLarge: .tooLarge
            default: .noCalendar
            }
    }
}
