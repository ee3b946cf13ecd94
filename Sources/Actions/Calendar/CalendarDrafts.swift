package import Core
package import Foundation
package import Store

/// A calendar that somebody brought, as it is looked at before it is kept.
package struct CalendarDraft: Codable, Sendable {
    package enum State: String, Codable, Sendable { case reading, refused, ready }

    package var state = State.reading
    package var name: String
    package var url: String?
    package var problem: CalendarProblem?
    package var file: String?
    package var version = CalendarVersion()
    /// How many entries there are.
    package var count = 0
    /// What comes next of them.
    package var next: [CalendarSlot] = []
    /// How many things in it could not be read.
    package var warnings = 0

    package init(name: String, url: String? = nil) { (self.name, self.url) = (name, url) }
}

/// What the job that reads a calendar needs to know.
package struct ReadCalendar: Codable, Sendable {
    package static let kind = "readCalendar"
    /// What it is for: a draft that is looked at, or a calendar that is kept.
    package var draft: LookupID?
    package var calendar: CalendarID?
    /// Where it is: in a message, on the web, or in a file of ours that was read before.
    package var attachment: Attachment?
    package var url: String?
    package var file: String?
    package var version = CalendarVersion()
    /// Where its whole days are.
    package var zone: TimeZone
}

/// What was read of a calendar.
package struct CalendarReading: Sendable {
    /// Of the file that holds its text.
    package let hash: String
    package let version: CalendarVersion
    package let imported: ImportedCalendar
    package let slots: [CalendarSlot]
    /// There is more than is kept.
    package let isCut: Bool

    package init(
        hash: String, version: CalendarVersion, imported: ImportedCalendar, slots: [CalendarSlot], isCut: Bool
    ) {
        (self.hash, self.version, self.imported) = (hash, version, imported)
        (self.slots, self.isCut) = (slots, isCut)
    }
}

extension Session {
    /// Entries of a draft that are shown.
    private static let mostShown = 12

    /// Leaves the job that reads a calendar of a message or of the web; its draft says how far it is.
    package func beginCalendar(_ file: Attachment) throws -> LookupID {
        let name = (file.name ?? "").split(separator: ".").dropLast().joined(separator: ".")
        let id = try keepLookup(CalendarDraft(name: CalendarName.clean(name) ?? "Calendar"))
        var wish = ReadCalendar(draft: id, zone: settings.timeZone)
        wish.attachment = file
        hasPlacedFiles = true
        try leaveJob(kind: ReadCalendar.kind, payload: wish)
        return id
    }

    package func beginCalendar(at url: String) throws -> LookupID {
        let host = URL(string: url)?.host ?? ""
        let id = try keepLookup(CalendarDraft(name: CalendarName.clean(host) ?? "Calendar", url: url))
        var wish = ReadCalendar(draft: id, zone: settings.timeZone)
        wish.url = url
        try leaveJob(kind: ReadCalendar.kind, payload: wish)
        return id
    }

    package func calendarDraft(_ id: LookupID) throws -> CalendarDraft? { try lookup(id) }

    /// What the job found.
    package func calendarCame(_ result: Result<CalendarReading, CalendarProblem>, for wish: ReadCalendar) throws {
        if let id = wish.draft { try take(result, intoDraft: id) }
        if let id = wish.calendar { try take(result, into: id) }
    }

    private func take(_ result: Result<CalendarReading, CalendarProblem>, intoDraft id: LookupID) throws {
        guard var draft = try calendarDraft(id) else { return }
        switch result {
        case .failure(let problem): (draft.state, draft.problem) = (.refused, problem)
        case .success(let read):
            draft.state = .ready
            draft.name = read.imported.feed.name.flatMap(CalendarName.clean) ?? draft.name
            (draft.file, draft.version) = (read.hash, read.version)
            (draft.count, draft.warnings) = (read.imported.feed.entries.count, read.imported.warningCount)
            draft.next = Array(read.slots.filter { $0.end >= now }.prefix(Self.mostShown))
        }
        try changeLookup(id, to: draft)
        try mark("calendarDraft:\(id)")
    }
}

/// A calendar's name, as it can be kept.
package enum CalendarName {
    /// nil for none.
    package static func clean(_ text: String) -> String? {
        let line = text.split(whereSeparator: { $0.isNewline || $0 == "\0" }).joined(separator: " ")
        let name = line.trimmingCharacters(in: .whitespaces).shortened(toCodePoints: 100)
        return name.isEmpty ? nil : name
    }
}
