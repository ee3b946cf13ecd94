/// One table whose changes can be undone.
struct JournaledTable: Sendable {
    let name: String
    /// The row's owner, as an SQL expression over the table's columns.
    let owner: String
    /// Only changes of rows that stay: accounts come and go outside the journal.
    var isUpdateOnly = false
    /// Columns that may change without an entry.
    var unjournaled: Set<String> = []
}

/// The flat list of all journaled tables.
enum Journal {
    static let tables = [
        JournaledTable(name: "place", owner: "owner"),
        JournaledTable(name: "placeLabel", owner: "(SELECT owner FROM place WHERE id = placeLabel.place)"),
        JournaledTable(name: "heading", owner: "owner"),
        JournaledTable(name: "note", owner: "owner"),
        JournaledTable(
            name: "photo",
            owner: """
                coalesce((SELECT owner FROM note WHERE id = photo.note), \
                (SELECT owner FROM place WHERE id = photo.place))
                """),
        JournaledTable(name: "reminder", owner: "owner", unjournaled: ["noticeDue", "noticeAt"]),
        JournaledTable(name: "chosen", owner: "owner"),
        JournaledTable(name: "link", owner: "owner"),
        JournaledTable(name: "follow", owner: "follower"),
        JournaledTable(name: "closeFriend", owner: "person"),
        JournaledTable(name: "block", owner: "person"),
        JournaledTable(
            name: "person", owner: "id", isUpdateOnly: true, unjournaled: ["welcomedAt", "isAdministrator", "isGuest"]),
        JournaledTable(
            name: "groupChat", owner: "id", isUpdateOnly: true,
            unjournaled: ["title", "greetedAt", "administratorsAt"]),
    ]

    static func table(named name: String) -> JournaledTable? { tables.first { $0.name == name } }
}
