package import Core
package import Store

extension Session {
    /// Notes of a home in their own order; nil: all of them, or those made on some days, newest first.
    package func notes(
        in home: NoteHome?, made days: ClosedRange<Int>? = nil, offset: Int, limit: Int
    ) throws -> [NoteRecord] {
        let order = home == nil ? "createdAt DESC, id DESC" : "rank, id"
        return try NoteRecord.fetchAll(
            db,
            literal: """
                SELECT * FROM note WHERE \(inHome(home)) AND \(visible(.note)) AND \(made(on: days))
                ORDER BY \(sql: order) LIMIT \(limit) OFFSET \(offset)
                """)
    }

    /// Notes of one's own with these words in them, the newest first.
    package func notes(saying words: String, limit: Int) throws -> [NoteRecord] {
        try NoteRecord.fetchAll(
            db,
            literal: """
                SELECT * FROM note WHERE \(own(.note)) AND instr(lowercased(text), \(words.lowercased())) > 0
                ORDER BY createdAt DESC, id DESC LIMIT \(limit)
                """)
    }

    package func noteCount(in home: NoteHome?, made days: ClosedRange<Int>? = nil) throws -> Int {
        try Int.fetchOne(
            db,
            literal: "SELECT COUNT(*) FROM note WHERE \(inHome(home)) AND \(visible(.note)) AND \(made(on: days))") ?? 0
    }

    private func made(on days: ClosedRange<Int>?) -> Query {
        guard let span = days.map({ CalendarSpan($0, in: settings.timeZone) }) else { return "1" }
        return "note.createdAt >= \(span.start.stored) AND note.createdAt < \(span.end.stored)"
    }

    package func heading(_ id: HeadingID) throws -> HeadingRecord? { try seen(.heading(id)) }

    /// The heading of that name; case does not matter.
    package func heading(named name: String) throws -> HeadingID? {
        try HeadingID.fetchOne(
            db,
            literal: """
                SELECT id FROM heading WHERE lowercased(name) = \(name.lowercased()) AND \(own(.heading)) ORDER BY id
                """)
    }

    /// The heading of that name, made when there is none.
    package func headingForNotes(named name: String) throws -> HeadingID {
        if let known = try heading(named: name) { return known }
        return try change(.add, voice.words(EntryTitle.heading(name))) {
            try HeadingID(HeadingRecord(owner: viewer, name: name, addedBy: adder).insertAnew(db))
        } subject: {
            .heading($0)
        }
    }

    /// Pins and headings by name: where a note can be put, but for where it is.
    package func noteHomes(
        besides home: NoteHome, offset: Int, limit: Int
    ) throws -> [(home: NoteHome, name: String)] {
        let rows = try SQLRow.fetchAll(
            db,
            literal: """
                SELECT * FROM (SELECT 'p' || id AS code, name FROM place WHERE \(own(.place))
                UNION ALL SELECT 'h' || id, name FROM heading WHERE \(own(.heading)))
                WHERE code <> \(home.code) ORDER BY name COLLATE NOCASE, code LIMIT \(limit) OFFSET \(offset)
                """)
        return rows.compactMap { row in NoteHome(code: row["code"]).map { ($0, row["name"]) } }
    }

    /// The names of everything of a kind that the viewer has, by id.
    package func names(of kind: ThingKind) throws -> [(id: Int64, name: String)] {
        try SQLRow.fetchAll(
            db, literal: "SELECT id, name FROM \(sql: kind.rawValue) WHERE \(own(kind)) ORDER BY id"
        ).map { ($0["id"], $0["name"]) }
    }

    /// A number that is another one whenever those names are others; nil where there never were any.
    package func nameStamp() throws -> Int64? {
        let writes = transaction.writes
        if let keptNameStamp, keptNameStamp.writes == writes { return keptNameStamp.stamp }
        let stamp = try Int64.fetchOne(db, literal: "SELECT stamp FROM nameStamp WHERE owner = \(viewer)")
        keptNameStamp = (stamp, writes)
        return stamp
    }

    /// Puts a heading's notes at a pin; a heading with nothing else on it goes.
    func takeNotes(of heading: HeadingID, to place: PlaceID) throws {
        try db.run(
            "UPDATE note SET place = \(place), heading = NULL WHERE heading = \(heading) AND \(changeable(.note))")
        try db.run(
            """
            DELETE FROM heading WHERE id = \(heading) AND \(changeable(.heading))
                AND NOT EXISTS (SELECT 1 FROM note WHERE heading = heading.id)
                AND NOT EXISTS (SELECT 1 FROM listed WHERE listed.heading = heading.id)
                AND NOT EXISTS (SELECT 1 FROM task WHERE task.heading = heading.id)
            """)
        try mark(topic(of: .heading(heading)), "notes:of:\(viewer)")
    }

    func mustSee(_ home: NoteHome) throws {
        let isThere =
            switch home {
            case .place(let id): try isOwn(.place(id))
            case .heading(let id): try isOwn(.heading(id))
            case .loose: true
            }
        guard isThere else { throw Refusal(ActionReply.gone) }
    }

    func inHome(_ home: NoteHome?) -> Query {
        switch home {
        case .place(let id): "note.place = \(id)"
        case .heading(let id): "note.heading = \(id)"
        case .loose: "note.place IS NULL AND note.heading IS NULL AND \(own(.note))"
        case nil: own(.note)
        }
    }
}
