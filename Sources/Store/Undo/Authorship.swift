import GRDB

/// Whose work a row is, told from its changes in order: who made it, and what others left in it.
struct Authorship {
    private(set) var creator: Int64?
    /// Columns that another person changed, with the value before.
    private var foreign: [String: DatabaseValue] = [:]
    private let person: Int64

    init(of changes: [RowChange], for person: Int64) {
        self.person = person
        for change in changes { take(change) }
    }

    /// True where nobody else made the row, and nothing that somebody else wrote still stands in it.
    var isOwn: Bool { (creator == nil || creator == person) && foreign.isEmpty }

    private mutating func take(_ change: RowChange) {
        guard let new = change.new else { return }
        guard let old = change.old else {
            creator = creator ?? change.actor
            return
        }
        for column in new.columns(differingFrom: old) {
            if change.actor == person || foreign[column] == new[column] {
                foreign[column] = nil
            } else {
                foreign[column] = foreign[column] ?? old[column]
            }
        }
    }
}
