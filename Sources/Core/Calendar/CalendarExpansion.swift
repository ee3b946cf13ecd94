package import Foundation

/// One time at which an entry happens, or is due.
package struct CalendarOccurrence: Hashable, Sendable {
    /// As it is for this occurrence, with what an override changed.
    package let entry: CalendarEntry
    package let start: Date
    /// The same as `start` for what has no length; of whole days the midnight after the last.
    package let end: Date
    package let isWholeDay: Bool
    /// When the series would have it start: tells the occurrences of a series apart.
    package let original: Date

    package init(entry: CalendarEntry, start: Date, end: Date, isWholeDay: Bool, original: Date) {
        self.entry = entry
        self.start = start
        self.end = end
        self.isWholeDay = isWholeDay
        self.original = original
    }
}

/// Finds what of a calendar happens within a span of time, with all that comes again (RFC 5545, 3.8.5).
package struct CalendarExpansion: Sendable {
    package struct Found: Sendable {
        package var occurrences: [CalendarOccurrence]
        /// Nothing was left out for being too much.
        package var isComplete: Bool
    }

    private let series: [CalendarSeries]
    private let viewer: TimeZone

    /// `viewer` is where whole days and times without a zone are.
    package init(_ entries: [CalendarEntry], for viewer: TimeZone) {
        series = CalendarSeries.all(of: entries)
        self.viewer = viewer
    }

    /// What has begun before `to` and is not over at `from`, in order; at most the first `limit`.
    ///
    /// `steps` bounds the work for rules that strangers wrote; `cancelled` also gives what was called off.
    package func occurrences(
        from: Date, to: Date, limit: Int = 2000, cancelled: Bool = false, steps: Int = 5_000_000
    ) -> Found {
        var found = Found(occurrences: [], isComplete: true)
        var search = CalendarSearch(from: from, to: to, viewer: viewer, limit: limit, steps: steps)
        for one in series {
            let more = one.occurrences(&search)
            found.occurrences += cancelled ? more : more.filter { $0.entry.status != .cancelled }
            guard found.occurrences.count > 4 * limit else { continue }
            // What starts behind the last that can be given is of no use any more.
            found.keepFirst(limit)
            if let last = found.occurrences.last { search.to = min(search.to, last.start.addingTimeInterval(1)) }
        }
        found.keepFirst(limit)
        if search.isCut { found.isComplete = false }
        return found
    }
}

extension CalendarExpansion.Found {
    fileprivate mutating func keepFirst(_ limit: Int) {
        occurrences.sort { ($0.start, $0.end, $0.entry.uid) < ($1.start, $1.end, $1.entry.uid) }
        guard occurrences.count > limit else { return }
        occurrences.removeLast(occurrences.count - limit)
        isComplete = false
    }
}

/// A span of time that is searched, and what the search may still cost.
struct CalendarSearch {
    let from: Date
    var to: Date
    let viewer: TimeZone
    let limit: Int
    var steps: Int
    /// More would come than was looked for.
    var isCut = false

    init(from: Date, to: Date, viewer: TimeZone, limit: Int, steps: Int) {
        (self.from, self.to, self.viewer, self.limit, self.steps) = (from, to, viewer, limit, steps)
    }

    func holds(_ one: CalendarOccurrence) -> Bool { one.start < to && (one.end > from || one.start >= from) }
}
