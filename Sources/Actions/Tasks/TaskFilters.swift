package import Core
package import Store

extension Session {
    static let mostFilters = 50

    /// One's own saved filters, by name.
    package func taskFilters() throws -> [TaskFilterRecord] {
        try TaskFilterRecord.fetchAll(
            db,
            literal: """
                SELECT * FROM taskFilter WHERE owner = \(viewer) ORDER BY name COLLATE NOCASE, id
                LIMIT \(Self.mostFilters)
                """)
    }

    /// nil for another's.
    package func taskFilter(_ id: ID<TaskFilterRecord>) throws -> TaskFilterRecord? {
        try TaskFilterRecord.fetchOne(db, literal: "SELECT * FROM taskFilter WHERE id = \(id) AND owner = \(viewer)")
    }

    /// The filter of that name; case does not matter.
    package func taskFilter(named name: String) throws -> TaskFilterRecord? {
        try TaskFilterRecord.fetchOne(
            db, literal: "SELECT * FROM taskFilter WHERE owner = \(viewer) AND lowercased(name) = \(name.lowercased())")
    }

    /// Which of one's filters shows just that.
    package func taskFilter(showing code: String) throws -> TaskFilterRecord? {
        try TaskFilterRecord.fetchOne(
            db, literal: "SELECT * FROM taskFilter WHERE owner = \(viewer) AND code = \(code) ORDER BY id")
    }

    /// Keeps what a list shows under a name; a filter of that name shows this from now on.
    @discardableResult
    package func saveFilter(_ code: String, named name: String) throws -> TaskFilterRecord {
        let known = try taskFilter(named: name)
        guard try known != nil || taskFilters().count < Self.mostFilters else {
            throw Refusal(FilterRefusal.tooMany(Self.mostFilters))
        }
        try change(known == nil ? .add : .change, voice.words(FilterTitle.saved(name))) {
            if let known {
                try db.run("UPDATE taskFilter SET code = \(code) WHERE id = \(known.id)")
            } else {
                try TaskFilterRecord(owner: viewer, name: name, code: code, addedBy: adder).insertAnew(db)
            }
        }
        try markFilters()
        guard let kept = try taskFilter(named: name) else { throw Refusal(ActionReply.gone) }
        return kept
    }

    package func renameFilter(_ id: ID<TaskFilterRecord>, to name: String) throws -> TaskFilterRecord {
        let old = try filterToChange(id)
        if let other = try taskFilter(named: name), other.id != id { throw Refusal(FilterRefusal.taken(name)) }
        try change(.change, voice.words(FilterTitle.renamed(old.name, name))) {
            try db.run("UPDATE taskFilter SET name = \(name) WHERE id = \(id)")
        }
        try markFilters()
        return try filterToChange(id)
    }

    package func deleteFilter(_ id: ID<TaskFilterRecord>) throws {
        let old = try filterToChange(id)
        try change(.delete, voice.words(FilterTitle.deleted(old.name))) {
            try db.run("DELETE FROM taskFilter WHERE id = \(id)")
        }
        try markFilters()
    }

    package func filterToChange(_ id: ID<TaskFilterRecord>) throws -> TaskFilterRecord {
        guard let filter = try taskFilter(id) else { throw Refusal(ActionReply.gone) }
        return filter
    }

    private func markFilters() throws { try mark("tasks:\(viewer)", "lists:\(viewer)", "history:\(viewer)") }
}

/// Why a filter cannot be kept so.
enum FilterRefusal: Reply {
    case tooMany(Int), taken(String)

    var wording: Wording {
        switch self {
        case .tooMany(let most):
            Wording("filter.tooMany", "You can save {n} filters. Delete one first.", ["n": .number(most)])
        case .taken(let name):
            Wording("filter.taken", "You have a filter called *{name}* already.", ["name": .text(name)])
        }
    }
}

/// The one line of a change of a filter in history.
enum FilterTitle: Reply {
    case saved(String), renamed(String, String), deleted(String)

    var wording: Wording {
        switch self {
        case .saved(let name): Wording("entry.filterSaved", "Filter {name}", ["name": .text(name)])
        case .renamed(let old, let new):
            Wording("entry.filterRenamed", "Renamed the filter {old} to {new}", ["old": .text(old), "new": .text(new)])
        case .deleted(let name): Wording("entry.filterDeleted", "Deleted the filter {name}", ["name": .text(name)])
        }
    }
}
