package import Core
import Foundation
package import Store

extension Session {
    /// Something in an open bundle is done, or to be done after all; its task with it, so that every list says the same.
    /// - Returns: the entry as it then is.
    @discardableResult
    package func tickEntry(_ id: BundleEntryID, _ isDone: Bool) throws -> BundleEntryRecord {
        let (old, bundle) = try entryToChange(id)
        guard old.isDone != isDone else { return old }
        guard !old.isLeft else { throw Refusal(BundleRefusal.notInIt) }
        let title = isDone ? BundleTitle.ticked(old.title) : .unticked(old.title)
        try change(.change, voice.words(title), subject: .bundle(bundle.id)) {
            if let task = try old.task.flatMap({ try task($0) }) {
                if isDone { try finishTask(task.id) } else { try unfinish(task, doneAt: old.doneAt) }
            }
            // What the task did not bring with it: one that is gone, or was done already.
            try setDone(isDone, [old.id])
        }
        try touch(bundle)
        return try entry(id) ?? old
    }

    /// Something goes back into the pile, and can be picked the next time.
    @discardableResult
    package func putBack(_ id: BundleEntryID) throws -> BundleEntryRecord {
        let (old, bundle) = try entryToChange(id)
        guard !old.isLeft, !old.isDone else { return old }
        try change(.change, voice.words(BundleTitle.putBack(old.title, bundle.name)), subject: .bundle(bundle.id)) {
            try db.run("UPDATE bundleEntry SET leftAt = \(now.stored) WHERE id = \(id)")
        }
        try touch(bundle)
        return try entry(id) ?? old
    }

    /// What was put back is to be done in this bundle after all.
    @discardableResult
    package func takeAgain(_ id: BundleEntryID) throws -> BundleEntryRecord {
        let (old, bundle) = try entryToChange(id)
        guard old.isLeft else { return old }
        try change(.change, voice.words(BundleTitle.added(old.title, bundle.name)), subject: .bundle(bundle.id)) {
            try db.run("UPDATE bundleEntry SET leftAt = NULL WHERE id = \(id)")
        }
        try touch(bundle)
        return try entry(id) ?? old
    }

    /// Puts something to do into an open bundle, also what was put back.
    package func add(_ new: NewBundleEntry, to id: BundleID) throws {
        let bundle = try openBundle(id)
        let all = try entries(of: id)
        if let known = all.first(where: { $0.task != nil && $0.task == new.task }), !known.isLeft { return }
        guard all.count < Self.mostBundleEntries else { throw Refusal(BundleRefusal.tooMany(Self.mostBundleEntries)) }
        try mustBeOwn(new)
        try change(.change, voice.words(BundleTitle.added(new.title, bundle.name)), subject: .bundle(id)) {
            if let known = all.first(where: { $0.task != nil && $0.task == new.task }) {
                try db.run("UPDATE bundleEntry SET leftAt = NULL WHERE id = \(known.id)")
            } else {
                try put(new, into: id, rank: nextRank(in: "bundleEntry WHERE bundle = \(id)"))
            }
        }
        try touch(bundle)
    }

    /// Keeps something new to do, tied to the occasion of an open bundle, and puts it in. It is the bundle's owner's,
    /// whoever adds it.
    package func addNew(_ new: NewTask, to id: BundleID) throws {
        let bundle = try bundleToWork(id), all = try entries(of: id)
        guard all.count < Self.mostBundleEntries else { throw Refusal(BundleRefusal.tooMany(Self.mostBundleEntries)) }
        try change(.add, voice.words(BundleTitle.added(new.title, bundle.name)), subject: .bundle(id)) {
            let task = try keepTask(new, in: bundle)
            let entry = NewBundleEntry(task: task.id, title: task.title)
            try put(entry, into: id, rank: nextRank(in: "bundleEntry WHERE bundle = \(id)"))
        }
        try touch(bundle)
    }

    /// An entry of an open bundle that the viewer may tick.
    func entryToChange(_ id: BundleEntryID) throws -> (BundleEntryRecord, BundleRecord) {
        guard let entry = try entry(id) else { throw Refusal(ActionReply.gone) }
        return (entry, try bundleToWork(entry.bundle))
    }

    private func entry(_ id: BundleEntryID) throws -> BundleEntryRecord? {
        try BundleEntryRecord.fetchOne(db, literal: "SELECT * FROM bundleEntry WHERE id = \(id)")
    }

    private func setDone(_ isDone: Bool, _ entries: [BundleEntryID]) throws {
        for id in entries {
            try db.run(
                isDone
                    ? "UPDATE bundleEntry SET doneAt = \(now.stored), doneBy = \(actor) WHERE id = \(id) AND doneAt IS NULL"
                    : "UPDATE bundleEntry SET doneAt = NULL, doneBy = NULL WHERE id = \(id) AND doneAt IS NOT NULL")
        }
    }

    /// One that repeats has moved on to its next time: it is due again when it was.
    private func unfinish(_ task: TaskRecord, doneAt: Date?) throws {
        if task.isDone { try reopenTask(task.id) }
        guard task.repetition != nil, let doneAt else { return }
        try takeBackRun(of: task.id, at: doneAt)
    }
}

/// Tasks that are done, skipped or opened again wherever it may be: an open bundle that holds one says the same.
extension Session {
    /// Runs inside the change of the task.
    func tickBundles(with task: TaskID) throws {
        try follow(task, "leftAt IS NULL AND doneAt IS NULL") { id in
            "UPDATE bundleEntry SET doneAt = \(now.stored), doneBy = \(actor) WHERE id = \(id)"
        }
    }

    func untickBundles(with task: TaskID) throws {
        try follow(task, "doneAt IS NOT NULL") {
            "UPDATE bundleEntry SET doneAt = NULL, doneBy = NULL WHERE id = \($0)"
        }
    }

    func leaveBundles(with task: TaskID) throws {
        try follow(task, "leftAt IS NULL AND doneAt IS NULL") { id in
            "UPDATE bundleEntry SET leftAt = \(now.stored) WHERE id = \(id)"
        }
    }

    private func follow(_ task: TaskID, _ condition: Query, _ update: (BundleEntryID) -> Query) throws {
        let entries = try BundleEntryRecord.fetchAll(
            db,
            literal: """
                SELECT bundleEntry.* FROM bundleEntry JOIN bundle ON bundle.id = bundleEntry.bundle
                WHERE task = \(task) AND endedAt IS NULL AND \(condition) ORDER BY bundleEntry.id
                """)
        for entry in entries {
            try db.run(update(entry.id))
            try mark("bundle:\(entry.bundle)", "bundles:\(viewer)")
        }
    }
}

extension Session {
    /// Lets what is open in a bundle stand in the order of these tasks, among its own ranks.
    package func order(_ id: BundleID, as tasks: [TaskID]) throws {
        let bundle = try openBundle(id)
        let open = try entries(of: id).filter { !$0.isDone && !$0.isLeft }
        let wanted = tasks.compactMap { task in open.first { $0.task == task } }
        try change(.change, voice.words(BundleTitle.changed(bundle.name)), subject: .bundle(id)) {
            for (entry, rank) in zip(wanted, wanted.map(\.rank).rising) where entry.rank != rank {
                try db.run("UPDATE bundleEntry SET rank = \(rank) WHERE id = \(entry.id)")
            }
        }
        try touch(bundle)
    }
}
