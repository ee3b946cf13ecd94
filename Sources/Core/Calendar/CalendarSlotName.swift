package import Foundation

/// Which time of a calendar a slot is: the same at every reading, wherever its author has moved it.
package struct CalendarSlotName: Hashable, Sendable, Codable, RawRepresentable {
    /// The UID of its entry, cut so that a row holds it.
    package let entry: String
    /// When its series would have it start; nil for what comes once.
    package let original: Date?

    private static let longest = 200

    package init(entry: String, original: Date?) {
        (self.entry, self.original) = (String(entry.prefix(Self.longest)), original)
    }

    package init(_ occurrence: CalendarOccurrence) {
        let entry = occurrence.entry
        let comesOnce = entry.override == nil && entry.repetition.rules.isEmpty && entry.repetition.extra.isEmpty
        self.init(entry: entry.uid, original: comesOnce ? nil : occurrence.original)
    }

    /// "1796320800 UID", or "once UID".
    package init?(rawValue: String) {
        guard let space = rawValue.firstIndex(of: " ") else { return nil }
        let time = rawValue[..<space]
        let seconds = Int(time)
        guard seconds != nil || time == Self.once else { return nil }
        self.init(
            entry: String(rawValue[rawValue.index(after: space)...]),
            original: seconds.map { Date(timeIntervalSince1970: Double($0)) })
    }

    package var rawValue: String {
        let time = original.map { String(Int($0.timeIntervalSince1970.rounded())) } ?? Self.once
        return "\(time) \(entry)"
    }

    private static let once = "once"
}

/// Finds the times of a calendar again that was read anew.
package struct CalendarFollowing: Sendable {
    /// Seconds by which a series may be moved as a whole and each of its times still be known.
    private static let reach = 3.5 * 86_400

    private let old: Set<CalendarSlotName>
    private let new: [String: [CalendarSlotName]]

    package init(from old: [CalendarSlotName], to new: [CalendarSlotName]) {
        self.old = Set(old)
        self.new = Dictionary(grouping: new, by: \.entry)
    }

    /// What it is called now; nil where it has gone.
    package func name(of old: CalendarSlotName) -> CalendarSlotName? {
        let there = new[old.entry] ?? []
        guard !there.contains(old) else { return old }
        // Where other times of its series are as they were, this one was called off; else all of it was moved.
        guard !there.contains(where: self.old.contains) else { return nil }
        let nearest = there.min { old.seconds(to: $0) < old.seconds(to: $1) }
        return nearest.flatMap { old.seconds(to: $0) <= Self.reach ? $0 : nil }
    }
}

extension CalendarSlotName {
    /// What comes once has no time by which it is known.
    fileprivate func seconds(to other: CalendarSlotName) -> Double {
        guard let original, let second = other.original else { return 0 }
        return abs(original.timeIntervalSince(second))
    }
}
