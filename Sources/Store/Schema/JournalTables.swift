import Core

/// One table whose changes can be undone.
struct JournaledTable: Sendable {
    let name: String
    /// The row's owner, as an SQL expression over the table's columns.
    let owner: String
    /// Which thing a row is or belongs to, as SQL that gives (kind, id); nil for rows that are no thing.
    let thing: String?
    /// Only changes of rows that stay: accounts come and go outside the journal.
    var isUpdateOnly = false
    /// Columns that may change without an entry.
    var unjournaled: Set<String> = []
}

/// The flat list of all journaled tables.
enum Journal {
    static let tables = [
        JournaledTable(name: "place", owner: "owner", thing: "'place', id"),
        JournaledTable(
            name: "placeLabel", owner: "(SELECT owner FROM place WHERE id = placeLabel.place)", thing: "'place', place"
        ),
        JournaledTable(name: "heading", owner: "owner", thing: "'heading', id"),
        JournaledTable(name: "note", owner: "owner", thing: "'note', id"),
        JournaledTable(
            name: "photo",
            owner: """
                coalesce((SELECT owner FROM note WHERE id = photo.note), \
                (SELECT owner FROM place WHERE id = photo.place))
                """,
            thing: "iif(note IS NULL, 'place', 'note'), coalesce(note, place)"),
        JournaledTable(name: "person", owner: "id", thing: nil, isUpdateOnly: true, unjournaled: ["welcomedAt", "isAdministrator"]),
        JournaledTable(name: "groupChat", owner: "id", thing: nil, isUpdateOnly: true, unjournaled: ["title"]),
    ]

    static func table(named name: String) -> JournaledTable? { tables.first { $0.name == name } }
}
