import Core
import Foundation
import GRDB

extension OccasionMoments {
    /// nextCheckIn(days, minute, startAt, endAt, isWholeDay, settled, zone): when it is asked next whether an occasion has
    /// come, which the triggers of timers ask; NULL where it never is.
    static let function = DatabaseFunction("nextCheckIn", argumentCount: 7, pure: true) { values in
        guard let settled = Double.fromDatabaseValue(values[5]) else { return nil }
        return OccasionMoments(values).next(after: Date(stored: settled), in: TimeZone(stored: values[6]))?.stored
    }

    /// Of the function's first five arguments.
    private init(_ values: [DatabaseValue]) {
        let entry = OccasionEntry(
            start: Self.read(values[2]), end: Self.read(values[3]), isWholeDay: Self.read(values[4]))
        self.init(hours: OccasionHours(text: Self.read(values[0]), minute: Self.read(values[1])), entry: entry)
    }

    /// Inlined into one function more than once, it stops the optimiser of Swift 6.3.1.
    @inline(never)
    private static func read<Value: DatabaseValueConvertible>(_ value: DatabaseValue) -> Value? {
        Value.fromDatabaseValue(value)
    }
}

extension OccasionEntry {
    /// As three columns hold it; nil for none.
    init?(start: Double?, end: Double?, isWholeDay: Bool?) {
        guard let start, let end else { return nil }
        self.init(start: Date(stored: start), end: Date(stored: end), isWholeDay: isWholeDay == true)
    }
}
