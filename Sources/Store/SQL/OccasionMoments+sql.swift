import Core
import Foundation
import GRDB

extension OccasionMoments {
    /// nextCheckIn(days, minute, startAt, endAt, isWholeDay, settled, zone): when it is asked next whether an occasion has
    /// come, which the triggers of timers ask; NULL where it never is.
    static let function = DatabaseFunction("nextCheckIn", argumentCount: 7, pure: true) { values in
        guard let settled = Double.fromDatabaseValue(values[5]),
            let zone = TimeZone(identifier: String.fromDatabaseValue(values[6]) ?? "GMT") ?? TimeZone(identifier: "GMT")
        else { return nil }
        let hours = OccasionHours(
            text: String.fromDatabaseValue(values[0]), minute: Int.fromDatabaseValue(values[1]))
        let entry = OccasionEntry(
            start: Double.fromDatabaseValue(values[2]), end: Double.fromDatabaseValue(values[3]),
            isWholeDay: Bool.fromDatabaseValue(values[4]))
        return OccasionMoments(hours: hours, entry: entry).next(after: Date(stored: settled), in: zone)?.stored
    }
}

extension OccasionEntry {
    /// As three columns hold it; nil for none.
    init?(start: Double?, end: Double?, isWholeDay: Bool?) {
        guard let start, let end else { return nil }
        self.init(start: Date(stored: start), end: Date(stored: end), isWholeDay: isWholeDay == true)
    }
}
