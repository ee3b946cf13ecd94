import Core
import Foundation
import GRDB

extension NextOccurrence {
    /// nextOccurrence(due, rule, told, done, zone): the first moment of a rule behind what was told or done, which the
    /// triggers of timers ask; NULL where nothing more comes, or where it cannot be read.
    static let function = DatabaseFunction("nextOccurrence", argumentCount: 5, pure: true) { values in
        guard let due = Double.fromDatabaseValue(values[0]), let text = String.fromDatabaseValue(values[1]),
            let rule = Recurrence(text: text)
        else { return nil }
        let settled = [values[2], values[3]].compactMap { Double.fromDatabaseValue($0) }.max()
        let occurrences = NextOccurrence(rule, anchor: Date(stored: due), in: TimeZone(stored: values[4]))
        return occurrences.next(after: settled.map(Date.init(stored:)))?.stored
    }
}

extension TimeZone {
    /// As a column names it; GMT for none and for a name that this machine does not know.
    init(stored value: DatabaseValue) {
        self = String.fromDatabaseValue(value).flatMap(TimeZone.init(identifier:)) ?? .gmt
    }
}
