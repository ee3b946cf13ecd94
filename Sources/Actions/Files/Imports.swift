package import Core
package import Store

/// What the job that reads a file of places needs to know.
package struct ReadPlaces: Codable, Sendable {
    package static let kind = "readPlaces"
    package let id: PlaceImportID
    package let attachment: Attachment
    package let label: String?
}

/// What the job that keeps the places of a file, some at a time, needs to know.
package struct KeepPlaces: Codable, Sendable {
    package static let kind = "keepPlaces"
    package let id: PlaceImportID
    package let chunk: Int
    package let hash: String

    package init(id: PlaceImportID, chunk: Int, hash: String) {
        self.id = id
        self.chunk = chunk
        self.hash = hash
    }
}

extension Session {
    /// A preview is good for so many seconds.
    private static let offerLasts: Double = 7 * .day
    /// The card is asked anew at so many moments on the way.
    private static let glances = 4

    /// Remembers a file that was sent, and leaves the job that reads it.
    package func beginImport(of attachment: Attachment, label: String?) throws -> PlaceImportID {
        let record = try PlaceImportRecord(
            owner: viewer, name: attachment.name ?? "", label: label, createdAt: now
        ).insertedAnew(db)
        hasPlacedFiles = true
        try leaveJob(
            kind: ReadPlaces.kind, payload: ReadPlaces(id: record.id, attachment: attachment, label: label))
        return record.id
    }

    /// An import of the viewer's own.
    package func placeImport(_ id: PlaceImportID) throws -> PlaceImportRecord? {
        try PlaceImportRecord.fetchOne(
            db, literal: "SELECT * FROM placeImport WHERE id = \(id) AND owner = \(viewer)")
    }

    /// Imports of one's own that kept something and can be taken back, newest first; also those that were.
    package func keptImports() throws -> [PlaceImportRecord] {
        try PlaceImportRecord.fetchAll(
            db,
            literal: """
                SELECT placeImport.* FROM placeImport JOIN entry ON entry.id = placeImport.entry
                WHERE placeImport.owner = \(viewer) AND at > \(now.stored - Self.trashLasts)
                ORDER BY placeImport.id DESC
                """)
    }

    package func plan(of record: PlaceImportRecord) throws -> ImportPlan {
        try record.plan.map { try JSONText.decode(ImportPlan.self, from: $0) } ?? ImportPlan()
    }

    /// The file was read: it is offered, or refused with its reason.
    package func planned(_ id: PlaceImportID, _ plan: ImportPlan) throws {
        let state: ImportState = plan.problem == nil ? .offered : .refused
        try db.run(
            """
            UPDATE placeImport SET state = \(state.rawValue), plan = \(JSONText.encode(plan))
            WHERE id = \(id) AND owner = \(viewer) AND state = 'reading'
            """)
        try markImport(id)
    }

    /// Begins to keep what was offered; false where it is too old by now. Asked twice it begins once.
    package func startImport(_ id: PlaceImportID) throws -> Bool {
        guard let record = try placeImport(id), record.state == .offered else { return true }
        guard record.createdAt.stored > now.stored - Self.offerLasts else { return false }
        try set(.running, id)
        try leaveChunk(0, of: id, try plan(of: record))
        return true
    }

    /// Forgets what was offered, or stops where it is; what is kept by then stays, with its Undo.
    package func endImport(_ id: PlaceImportID) throws {
        guard let record = try placeImport(id) else { return }
        switch record.state {
        case .reading, .offered: try set(.cancelled, id)
        case .running: try close(record, .stopped)
        case .refused, .cancelled, .done, .stopped: break
        }
    }

    /// Keeps some places, once, and leaves the job for the next; whoever took the import back meanwhile ends it.
    package func keepChunk(_ chunk: KeepPlaces, _ things: ImportChunk) throws {
        guard let record = try placeImport(chunk.id), record.state == .running, record.done == chunk.chunk else {
            return
        }
        if let entry = record.entry, try self.entry(entry)?.undoneBy != nil { return try close(record, .stopped) }
        var keeper = try PlaceKeeper(self)
        if let entry = record.entry {
            try changeFurther(entry) { try keeper.keep(things) }
        } else {
            let title = voice.words(ImportTitle.begun(record.name))
            try change(.add, title) { try keeper.keep(things) }
        }
        let entry = record.entry ?? lastEntry
        try db.run(
            """
            UPDATE placeImport SET done = done + 1, kept = kept + \(keeper.kept),
                keptTracks = keptTracks + \(keeper.keptTracks), entry = \(entry)
            WHERE id = \(chunk.id)
            """)
        try goOn(chunk)
    }

    private func goOn(_ chunk: KeepPlaces) throws {
        guard let record = try placeImport(chunk.id) else { return }
        let plan = try plan(of: record)
        guard record.done < plan.chunks.count else { return try close(record, .done) }
        try leaveChunk(record.done, of: record.id, plan)
        let step = max(1, plan.chunks.count / Self.glances)
        if record.done.isMultiple(of: step) { try markImport(record.id) }
    }

    private func leaveChunk(_ index: Int, of id: PlaceImportID, _ plan: ImportPlan) throws {
        guard plan.chunks.indices.contains(index) else { return try set(.done, id) }
        try leaveJob(
            kind: KeepPlaces.kind, payload: KeepPlaces(id: id, chunk: index, hash: plan.chunks[index]))
    }

    /// Everything that shows pins or lists is asked anew once, at the end.
    private func close(_ record: PlaceImportRecord, _ state: ImportState) throws {
        if let entry = record.entry {
            try retitle(
                entry,
                voice.words(ImportTitle.imported(record.kept, tracks: plan(of: record).tracks.count, from: record.name))
            )
        }
        for name in try plan(of: record).lists.first { try heading(named: name).map { try markList($0) } }
        try mark("tracks:\(viewer)", "pins:\(viewer)", "history:\(viewer)", "lists:\(viewer)", "notes:of:\(viewer)")
        try set(state, record.id)
    }

    private func set(_ state: ImportState, _ id: PlaceImportID) throws {
        try db.run("UPDATE placeImport SET state = \(state.rawValue) WHERE id = \(id) AND owner = \(viewer)")
        try markImport(id)
    }

    private func markImport(_ id: PlaceImportID) throws { try mark("import:\(id)") }
}
