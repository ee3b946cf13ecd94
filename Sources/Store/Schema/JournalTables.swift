/// One table whose changes can be undone.
struct JournaledTable: Sendable {
    let name: String
    /// The row's owner, as an SQL expression over the table's columns.
    let owner: String
    /// The column of the task that the row is, or hangs on: others than its owner may work on it. nil for all else.
    var task: String?
    /// The column of the bundle that the row is in, which others than its owner may work on, too. nil for all else.
    var bundle: String?
    /// Tables whose rows name it in a column of its own name, and would lose it: what was made stays as long as any do.
    var users: [String] = []
    /// Only changes of rows that stay: accounts come and go outside the journal.
    var isUpdateOnly = false
    /// The two people between whom the row stands: either may take it away, whoever made it.
    var parties: [String] = []
    /// The row says what one person wants and another never hears of: only by that person's own Undo it comes back.
    var isPersonal = false
    /// Columns that name the bytes of a file, which are kept no longer than the trash's days where nothing has them now.
    var files: Set<String> = []
    /// Columns that may change without an entry. A row that was deleted has them again when it comes back.
    var unjournaled: Set<String> = []
}

/// The flat list of all journaled tables.
enum Journal {
    static let tables = [
        JournaledTable(name: "place", owner: "owner", unjournaled: ["settledAt"]),
        JournaledTable(name: "placeLabel", owner: "(SELECT owner FROM place WHERE id = placeLabel.place)"),
        JournaledTable(name: "heading", owner: "owner"),
        JournaledTable(name: "note", owner: "owner"),
        JournaledTable(
            name: "photo",
            owner: """
                coalesce((SELECT owner FROM note WHERE id = photo.note), \
                (SELECT owner FROM place WHERE id = photo.place), (SELECT owner FROM task WHERE id = photo.task))
                """, task: "task"),
        JournaledTable(name: "listed", owner: "(SELECT owner FROM heading WHERE id = listed.heading)"),
        JournaledTable(name: "visit", owner: "(SELECT owner FROM place WHERE id = visit.place)"),
        JournaledTable(name: "review", owner: "owner"),
        JournaledTable(
            name: "occasion", owner: "owner", users: ["task", "bundle", "routine"], unjournaled: ["settledAt"]),
        JournaledTable(name: "task", owner: "owner", task: "id"),
        ofTask("taskLabel"), ofTask("taskRun"),
        JournaledTable(
            name: "reminder", owner: "owner", task: "task",
            unjournaled: ["noticeDue", "noticeAt", "toldDue", "missed", "snoozeDue", "nagDue", "againDue", "notices"]),
        JournaledTable(name: "reminderRun", owner: "(SELECT owner FROM reminder WHERE id = reminderRun.reminder)"),
        JournaledTable(name: "event", owner: "owner"),
        JournaledTable(
            name: "calendar", owner: "owner",
            unjournaled: ["file", "etag", "changedAt", "checkedAt", "problem", "refreshAt", "isCut"]),
        JournaledTable(name: "bundle", owner: "owner", unjournaled: ["touchedAt", "askedAt"]),
        JournaledTable(
            name: "bundleEntry", owner: "(SELECT owner FROM bundle WHERE id = bundleEntry.bundle)", task: "task",
            bundle: "bundle"),
        JournaledTable(name: "routine", owner: "owner"),
        JournaledTable(name: "routineEntry", owner: "(SELECT owner FROM routine WHERE id = routineEntry.routine)"),
        JournaledTable(name: "sticker", owner: "owner", isPersonal: true),
        JournaledTable(name: "labelColour", owner: "owner"),
        JournaledTable(name: "track", owner: "owner"),
        JournaledTable(name: "taskFilter", owner: "owner"),
        JournaledTable(name: "template", owner: "owner", unjournaled: ["uses"]),
        JournaledTable(name: "templateItem", owner: "(SELECT owner FROM template WHERE id = templateItem.template)"),
        JournaledTable(name: "chosen", owner: "owner"),
        JournaledTable(name: "link", owner: "owner"),
        JournaledTable(name: "follow", owner: "follower", parties: ["follower", "followed"]),
        JournaledTable(name: "closeFriend", owner: "person", isPersonal: true),
        JournaledTable(name: "block", owner: "person"),
        JournaledTable(name: "mute", owner: "person", isPersonal: true),
        JournaledTable(
            name: "person", owner: "id", isUpdateOnly: true, files: ["picture"],
            unjournaled: offers.union(["welcomedAt", "isAdministrator", "isGuest"])),
        JournaledTable(
            name: "groupChat", owner: "id", isUpdateOnly: true,
            unjournaled: offers.union(["title", "greetedAt", "administratorsAt"])),
    ]

    /// What was offered or said to somebody once.
    private static let offers: Set<String> = ["helloAt", "summaryOfferedAt", "offeredZone"]

    private static func ofTask(_ name: String) -> JournaledTable {
        JournaledTable(name: name, owner: "(SELECT owner FROM task WHERE id = \(name).task)", task: "task")
    }

    static func table(named name: String) -> JournaledTable? { tables.first { $0.name == name } }
}
