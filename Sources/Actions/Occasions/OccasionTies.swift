package import Core
package import Store

/// An occasion that is made for a task.
package struct NewOccasion: Hashable, Sendable {
    package let name: String
    /// nil where it does not matter.
    package let relation: OccasionRelation?
    /// The calendar entry that it is, which then is called by its title as long as that is free; nil for none.
    package let entry: CalendarItem?
    /// What it is bound to; nil for no place.
    package let spot: OccasionSpot?

    package init(
        _ name: String, _ relation: OccasionRelation?, entry: CalendarItem? = nil, at spot: OccasionSpot? = nil
    ) {
        (self.name, self.relation, self.entry, self.spot) = (name, relation, entry, spot)
    }
}

/// Tasks and their occasions. A task is tied to an occasion of whom it belongs to: nobody's occasions are told to
/// others who work on it.
extension Session {
    /// nil unties it.
    package func tie(_ task: TaskID, to tie: OccasionTie?) throws {
        try reviseTask(task) { $0.tie = tie }
    }

    /// The occasion that a task is tied to, for who may see it.
    package func occasion(of task: TaskRecord) throws -> OccasionRecord? {
        try task.occasion.flatMap { try occasion($0) }
    }

    /// Lets one occasion take all that is tied to another, which goes. What the kept one does not say of itself is as
    /// the other one had it.
    package func merge(_ gone: OccasionID, into kept: OccasionID) throws {
        let (old, new) = (try occasionToChange(gone), try occasionToChange(kept))
        guard gone != kept else { throw Refusal(OccasionRefusal.same(new.name)) }
        try markTasks(tiedTo: old)
        try change(.change, voice.words(EntryTitle.merged(old.name, into: new.name)), subject: .occasion(kept)) {
            try db.run("UPDATE task SET occasion = \(kept) WHERE occasion = \(gone)")
            try joinRuns(of: gone, to: kept)
            try fillGaps(of: new, from: old)
            try db.run("DELETE FROM occasion WHERE id = \(gone)")
        }
        try markTasks(tiedTo: new)
    }

    /// Deletes an occasion; the tasks stay, without it.
    package func deleteOccasion(_ id: OccasionID) throws {
        let old = try occasionToChange(id)
        try markTasks(tiedTo: old)
        try change(.delete, voice.words(OccasionTitle.deleted(old.name)), subject: .occasion(id)) {
            try db.run("UPDATE task SET occasion = NULL, relation = NULL WHERE occasion = \(id)")
            try db.run("DELETE FROM occasion WHERE id = \(id)")
        }
    }

    private func fillGaps(of kept: OccasionRecord, from gone: OccasionRecord) throws {
        let (placed, timed) = (kept.place == nil ? gone : kept, kept.hours == nil ? gone : kept)
        let entered = kept.entry == nil ? gone : kept
        try db.run(
            """
            UPDATE occasion SET icon = \(kept.icon ?? gone.icon), place = \(placed.place), move = \(placed.move),
                days = \(timed.days), minute = \(timed.minute), startAt = \(entered.startAt?.stored),
                endAt = \(entered.endAt?.stored), isWholeDay = \(entered.isWholeDay), event = \(entered.event),
                calendar = \(entered.calendar), slot = \(entered.slot)
            WHERE id = \(kept.id)
            """)
    }

    func mustTie(_ new: NewTask, of owner: OwnerID, instead old: OccasionTie?) throws {
        guard new.newOccasion != nil || new.tie != old else { return }
        guard owner == viewer else { throw Refusal(OccasionRefusal.othersTask) }
        if let tie = new.tie, tie != old, try !isOwn(.occasion(tie.occasion)) { throw Refusal(ActionReply.gone) }
    }

    /// Tied to the occasion that is made for it.
    func makingOccasion(for new: NewTask) throws -> NewTask {
        guard let wanted = new.newOccasion else { return new }
        var new = new
        let occasion =
            try wanted.entry.map { try keepOccasion(of: $0, named: wanted.name) }
            ?? keepOccasion(named: wanted.name, at: wanted.spot)
        new.tie = OccasionTie(occasion.id, wanted.relation)
        new.newOccasion = nil
        return new
    }

    /// Nothing is tied to it, and nothing ever was but what is gone.
    package func isUnused(_ id: OccasionID) throws -> Bool {
        try Bool.fetchOne(
            db,
            literal: """
                SELECT NOT EXISTS (SELECT 1 FROM task WHERE occasion = \(id))
                    AND NOT EXISTS (SELECT 1 FROM bundle WHERE bundle.occasion = \(id))
                    AND NOT EXISTS (SELECT 1 FROM routine WHERE routine.occasion = \(id))
                """) == true
    }

    func markOccasion(_ occasion: OccasionRecord) throws {
        try mark("occasion:\(occasion.id)", "occasions:\(occasion.owner)", "history:\(viewer)")
        if let place = occasion.place { try mark("place:\(place)") }
    }

    /// The cards that show an occasion, and those of the open tasks that are tied to it.
    func markTasks(tiedTo occasion: OccasionRecord) throws {
        try markOccasion(occasion)
        let tasks = try TaskID.fetchAll(
            db, literal: "SELECT id FROM task WHERE occasion = \(occasion.id) AND doneAt IS NULL")
        for task in tasks { try mark("task:\(task)") }
        if !tasks.isEmpty { try mark("tasks:\(occasion.owner)") }
    }
}
