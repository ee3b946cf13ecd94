extension Schema {
    /// Search by whose a thing is: the owner is a word of its own beside the thing's words, so that the index finds one
    /// person's things however much others write. Reminders and reviews are searched too.
    static let ownedSearch =
        """
        DROP TABLE search;
        CREATE VIRTUAL TABLE search USING fts5(
            whose, text, tokenize = "unicode61 remove_diacritics 2", prefix = '2 3'
        );
        DELETE FROM searchDue;

        """ + indexed.map(\.triggers).joined() + labelsOfIndexed
        + indexed.map { $0.insertion(where: "TRUE") + ";\n" }
        .joined()

    /// What brings the searched words of these tables up to date, in order.
    static func refreshingSearch(of codes: [Int]) -> [String] {
        ["DELETE FROM search WHERE rowid IN (SELECT id FROM searchDue)"] + codes.compactMap { refreshing[$0] }
            + ["DELETE FROM searchDue"]
    }

    /// By code.
    private static let refreshing = Dictionary(
        uniqueKeysWithValues: (indexed + [
            tasksIndexed, occasionsIndexed, bundlesIndexed, routinesIndexed, eventsIndexed, templatesIndexed,
        ]).map {
            ($0.code, $0.insertion(where: "id IN (SELECT id / 16 FROM searchDue WHERE id % 16 = \($0.code))"))
        })

    private static let indexed = [
        Indexed(table: "place", code: 0, text: places.text, columns: places.columns),
        Indexed(table: "note", code: 1, text: notes.text, columns: notes.columns),
        Indexed(table: "heading", code: 2, text: headings.text, columns: headings.columns),
        Indexed(table: "reminder", code: 3, text: "text", columns: "text, owner"),
        Indexed(table: "review", code: 4, text: "text", columns: "text, owner"),
    ]

    private static let tasksIndexed = Indexed(
        table: "task", code: 5,
        text: """
            title || ' ' || details || coalesce((SELECT ' ' || group_concat(label, ' ') FROM taskLabel \
            WHERE task = task.id), '')
            """,
        columns: "title, details, owner")

    private static let occasionsIndexed = Indexed(table: "occasion", code: 6, text: "name", columns: "name, owner")

    private static let bundlesIndexed = Indexed(table: "bundle", code: 7, text: "name", columns: "name, owner")
    private static let routinesIndexed = Indexed(table: "routine", code: 8, text: "name", columns: "name, owner")

    /// What bundles and routines are called.
    static let searchedBundles = bundlesIndexed.triggers + routinesIndexed.triggers

    /// What an occasion is called.
    static let searchedOccasions = occasionsIndexed.triggers

    private static let eventsIndexed = Indexed(
        table: "event", code: 9, text: "title || ' ' || location || ' ' || details",
        columns: "title, location, details, owner")

    /// What an event says, and where it is.
    static let searchedEvents = eventsIndexed.triggers
    /// Whoever may see all that is published finds it under a word of its own.
    private static let templatesIndexed = Indexed(
        table: "template", code: 10,
        text: """
            name || ' ' || line || coalesce((SELECT ' ' || group_concat(title, ' ') FROM templateItem \
            WHERE template = template.id), '')
            """,
        columns: "name, line, owner, audience", more: "iif(audience = 'everyone', ' k10all', '')")

    /// What a template is called and holds.
    static let searchedTemplates =
        templatesIndexed.triggers
        + ["Insert": "NEW", "Delete": "OLD", "Update": "NEW"].sorted { $0.key < $1.key }.map { event, row in
            """
            CREATE TRIGGER templateItemSearch\(event) AFTER \(event) ON templateItem BEGIN
                \(templatesIndexed.note("\(row).template"))
            END;

            """
        }.joined()

    /// What a task says, with its labels.
    static let searchedTasks =
        tasksIndexed.triggers
        + ["Insert": "NEW", "Delete": "OLD"].sorted { $0.key < $1.key }.map { event, row in
            """
            CREATE TRIGGER taskLabelSearch\(event) AFTER \(event) ON taskLabel BEGIN
                \(tasksIndexed.note("\(row).task"))
            END;

            """
        }.joined()

    private static let labelsOfIndexed = ["Insert": "NEW", "Delete": "OLD", "Update": "NEW"]
        .sorted { $0.key < $1.key }.map { event, row in
            """
            DROP TRIGGER placeLabelSearch\(event);
            CREATE TRIGGER placeLabelSearch\(event) AFTER \(event) ON placeLabel BEGIN
                \(indexed[0].note("\(row).place"))\(event == "Update" ? indexed[0].note("OLD.place") : "")
            END;

            """
        }.joined()
}

/// A table whose rows are searched. A row's id in `search` is its own times sixteen plus the code.
private struct Indexed {
    let table: String
    let code: Int
    /// The searched words as an SQL expression over the table's columns.
    let text: String
    let columns: String
    /// Further words of whose it is, as an SQL expression.
    var more = "''"

    /// They only note what changed: the words are read once at the end of the transaction.
    var triggers: String {
        [("Insert", "INSERT", "NEW"), ("Update", "UPDATE OF \(columns)", "NEW"), ("Delete", "DELETE", "OLD")]
            .map { name, event, row in
                """
                DROP TRIGGER IF EXISTS \(table)Search\(name);
                CREATE TRIGGER \(table)Search\(name) AFTER \(event) ON \(table) BEGIN
                    \(note("\(row).id"))
                END;

                """
            }.joined()
    }

    /// The row of that id changed, came or went.
    func note(_ id: String) -> String { "INSERT OR IGNORE INTO searchDue VALUES (\(id) * 16 + \(code));" }

    /// Reads the words of some rows: "o7" is whose they are, "k1o7" the same with the kind.
    func insertion(where condition: String) -> String {
        """
        INSERT INTO search (rowid, whose, text) \
        SELECT id * 16 + \(code), 'o' || owner || ' k\(code)o' || owner || \(more), \(text) FROM \(table) WHERE \(condition)
        """
    }
}
