package import Core
import GRDB

/// What of the history of others goes with an owner, found beside all that is written: ids of changes.
package struct HistoryCut: Sendable {
    /// Changes of rows that go along.
    var dropped: [Int64] = []
    /// Changes of rows that stay, in which the owner is named.
    var unnamed: [Int64] = []
    /// All that the owner was called.
    var names: [String] = []
    /// The newest change that was looked at.
    package var last: Int64 = 0

    /// Changes in one transaction: some ten milliseconds.
    private static let portion = 250

    /// The same in portions, each for a transaction of its own.
    package var portions: [HistoryCut] {
        var left = self, parts: [HistoryCut] = []
        while !left.dropped.isEmpty || !left.unnamed.isEmpty {
            parts.append(
                HistoryCut(
                    dropped: Array(left.dropped.prefix(Self.portion)),
                    unnamed: Array(left.unnamed.prefix(Self.portion)),
                    names: names, last: last))
            left.dropped.removeFirst(min(Self.portion, left.dropped.count))
            left.unnamed.removeFirst(min(Self.portion, left.unnamed.count))
        }
        return parts
    }
}

/// What was forgotten of an owner before the rest goes: everything up to these rows.
package struct Forgotten: Sendable {
    package var update: Int64 = 0
    package var change: Int64 = 0

    package init() {}
}

extension Transaction {
    /// What is to be taken out of the history of others; it may take seconds, and changes nothing.
    package func historyCut(without owner: OwnerID) throws -> HistoryCut { try HistoryWithout(owner, db).cut() }

    /// Takes a portion of it out. `retitling` gives, in a language, the line of an entry of which only a part is left.
    package func take(_ cut: HistoryCut, of owner: OwnerID, retitling: (String) -> String) throws {
        try HistoryWithout(owner, db).take(cut, retitling: retitling)
    }
}
