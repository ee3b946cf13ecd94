package import Core
import Foundation
package import Store

/// What a bundle is made of.
package struct NewBundle: Sendable {
    package var name: String
    package var occasion: OccasionID?
    package var relation: OccasionRelation?
    package var routine: RoutineID?
    package var entries: [NewBundleEntry] = []

    package init(name: String) { self.name = name }
}

/// Something to be put into a bundle; without a task it is only its routine's.
package struct NewBundleEntry: Sendable {
    package let task: TaskID?
    package let title: String
    package let isRoutine: Bool

    package init(task: TaskID?, title: String, isRoutine: Bool = false) {
        (self.task, self.title, self.isRoutine) = (task, title, isRoutine)
    }
}

extension Session {
    /// So many things fit into a bundle.
    package static let mostBundleEntries = 60

    /// Begins a bundle of what was picked.
    package func beginBundle(_ new: NewBundle) throws -> BundleRecord {
        let name = try checkedName(new.name)
        guard new.entries.count <= Self.mostBundleEntries else {
            throw Refusal(BundleRefusal.tooMany(Self.mostBundleEntries))
        }
        let bundle = try change(.add, voice.words(BundleTitle.began(name))) {
            var record = BundleRecord(owner: viewer, name: name, startedAt: now)
            (record.occasion, record.relation, record.routine) = (new.occasion, new.relation, new.routine)
            record.addedBy = adder
            let bundle = try record.insertedAnew(db)
            for (rank, entry) in new.entries.enumerated() {
                try mustBeOwn(entry)
                try put(entry, into: bundle.id, rank: Double(rank + 1))
            }
            return bundle
        } subject: {
            .bundle($0.id)
        }
        try markBundle(bundle)
        return bundle
    }

    /// A bundle that the viewer may see.
    package func bundle(_ id: BundleID) throws -> BundleRecord? { try seen(.bundle(id)) }

    /// A bundle that the viewer may change; throws the sentence to be shown where there is none.
    package func bundleToChange(_ id: BundleID) throws -> BundleRecord {
        let seen = try bundle(id)
        if let seen, try !mayChange(.bundle(id)), try mayWork(on: .bundle(id)) {
            throw Refusal(BundleRefusal.isOthers(seen.name))
        }
        return try toChange(.bundle(id), seen)
    }

    /// One that has not ended; throws the sentence that says how it ended.
    package func openBundle(_ id: BundleID) throws -> BundleRecord { try mustBeOpen(bundleToChange(id)) }

    /// An open one that the viewer may tick, their own or another's; throws the sentence to be shown where there is
    /// none.
    package func bundleToWork(_ id: BundleID) throws -> BundleRecord {
        guard let bundle = try bundle(id) else { throw Refusal(ActionReply.gone) }
        guard try mayWork(on: .bundle(id)) else { throw try notToChange }
        return try mustBeOpen(bundle)
    }

    private func mustBeOpen(_ bundle: BundleRecord) throws -> BundleRecord {
        guard bundle.isOpen else { throw Refusal(BundleRefusal.hasEnded(bundle.name)) }
        return bundle
    }

    /// What is in a bundle, and what was put back, in its order.
    package func entries(of bundle: BundleID) throws -> [BundleEntryRecord] {
        try BundleEntryRecord.fetchAll(
            db,
            literal: """
                SELECT bundleEntry.* FROM bundleEntry WHERE bundle = \(bundle) ORDER BY isRoutine DESC, rank, id
                """)
    }

    package func renameBundle(_ id: BundleID, to name: String) throws -> BundleRecord {
        let old = try bundleToChange(id), name = try checkedName(name)
        return try revise(old, .renamed(old.name, to: name), "name = \(name)")
    }

    /// nil takes the icon away.
    package func setIcon(_ icon: String?, of id: BundleID) throws -> BundleRecord {
        let old = try bundleToChange(id)
        return try revise(old, .changed(old.name), "icon = \(icon)")
    }

    /// Takes a bundle out of the review; what was done stays done, and what was not goes back.
    package func deleteBundle(_ id: BundleID) throws {
        let old = try bundleToChange(id)
        try change(.delete, voice.words(BundleTitle.deleted(old.name)), subject: .bundle(id)) {
            try db.run("DELETE FROM bundle WHERE id = \(id)")
        }
        try markBundle(old)
    }

    func revise(_ bundle: BundleRecord, _ title: BundleTitle, _ columns: Query) throws -> BundleRecord {
        try change(.change, voice.words(title), subject: .bundle(bundle.id)) {
            try db.run("UPDATE bundle SET \(columns) WHERE id = \(bundle.id)")
        }
        try touch(bundle)
        return try bundleToChange(bundle.id)
    }

    func put(_ entry: NewBundleEntry, into bundle: BundleID, rank: Double) throws {
        let record = BundleEntryRecord(
            bundle: bundle, task: entry.task, title: entry.title, rank: rank, isRoutine: entry.isRoutine)
        try record.insertAnew(db)
    }

    /// Only what is one's own is picked for a bundle: nobody else's to-dos are told to those who see it.
    func mustBeOwn(_ entry: NewBundleEntry) throws {
        guard let task = entry.task else { return }
        guard try self.task(task) != nil, try isOwn(.task(task)) else { throw Refusal(ActionReply.gone) }
    }

    /// The name that a bundle or a routine may have; throws what is wrong with it.
    func checkedName(_ name: String) throws -> String {
        let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !name.isEmpty else { throw Refusal(BundleRefusal.noName) }
        guard name.unicodeScalars.count <= 100 else { throw Refusal(BundleRefusal.longName) }
        return name
    }
}
