import GRDB

/// Whose work a row is, told from its changes in order: who made it, and who first wrote what stands in it.
///
/// A value that comes back, as by an undo, is still that of whoever first wrote it there.
struct Authorship {
    private var creator: Int64?
    private var authors: [String: [DatabaseValue: Int64]] = [:]
    private var current: [String: DatabaseValue] = [:]

    init(of changes: [RowChange]) {
        for change in changes { take(change) }
    }

    /// True where `person` made the row, and nothing that somebody else wrote stands in it. What was there before
    /// the journal counts as theirs.
    func isOnly(by person: Int64) -> Bool {
        (creator ?? person) == person
            && current.allSatisfy { column, value in (authors[column]?[value] ?? person) == person }
    }

    private mutating func take(_ change: RowChange) {
        guard let new = change.new else { return }
        guard let old = change.old else {
            creator = creator ?? change.actor
            return
        }
        for column in new.columns(differingFrom: old) {
            write(old[column], to: column, by: creator)
            write(new[column], to: column, by: change.actor)
        }
    }

    private mutating func write(_ value: DatabaseValue, to column: String, by author: Int64?) {
        if authors[column]?[value] == nil { authors[column, default: [:]][value] = author }
        current[column] = value
    }
}
