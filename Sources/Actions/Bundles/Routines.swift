package import Core
import Foundation
package import Store

extension Session {
    /// So many things make a routine.
    static let mostRoutineEntries = 40

    /// The viewer's routines by name; of an occasion alone where one is named.
    package func routines(of occasion: OccasionID? = nil, limit: Int = 100) throws -> [RoutineRecord] {
        try RoutineRecord.fetchAll(
            db,
            literal: """
                SELECT * FROM routine WHERE \(own(.routine)) AND (\(occasion) IS NULL OR occasion = \(occasion))
                ORDER BY name COLLATE NOCASE, id LIMIT \(limit)
                """)
    }

    /// A routine that the viewer may see.
    package func routine(_ id: RoutineID) throws -> RoutineRecord? { try seen(.routine(id)) }

    /// A routine that the viewer may change; throws the sentence to be shown where there is none.
    package func routineToChange(_ id: RoutineID) throws -> RoutineRecord {
        try toChange(.routine(id), routine(id))
    }

    package func entries(of routine: RoutineID) throws -> [RoutineEntryRecord] {
        try RoutineEntryRecord.fetchAll(
            db, literal: "SELECT * FROM routineEntry WHERE routine = \(routine) ORDER BY rank, id")
    }

    /// Keeps what is in a bundle as a routine of its occasion; one of that name there becomes what the bundle holds.
    package func saveRoutine(of id: BundleID, named name: String) throws -> RoutineRecord {
        let bundle = try bundleToChange(id)
        let titles = try entries(of: id).filter { !$0.isLeft || bundle.outcome != nil && $0.isRoutine }.map(\.title)
        guard !titles.isEmpty else { throw Refusal(BundleRefusal.empty) }
        let name = try checkedName(name)
        let known = try routines(of: bundle.occasion).first {
            $0.occasion == bundle.occasion && $0.name.lowercased() == name.lowercased()
        }
        let routine = try change(.add, voice.words(BundleTitle.routine(name))) {
            let routine = try known ?? keepRoutine(named: name, of: bundle)
            try db.run("DELETE FROM routineEntry WHERE routine = \(routine.id)")
            for title in titles.prefix(Self.mostRoutineEntries) { try put(title, into: routine.id) }
            try db.run("UPDATE bundle SET routine = \(routine.id) WHERE id = \(id)")
            try db.run("UPDATE bundleEntry SET isRoutine = 1 WHERE bundle = \(id) AND leftAt IS NULL")
            return routine
        } subject: {
            .routine($0.id)
        }
        try markRoutine(routine)
        try markBundle(bundle)
        return routine
    }

    package func renameRoutine(_ id: RoutineID, to name: String) throws -> RoutineRecord {
        let old = try routineToChange(id), name = try checkedName(name)
        try change(.change, voice.words(BundleTitle.renamed(old.name, to: name)), subject: .routine(id)) {
            try db.run("UPDATE routine SET name = \(name) WHERE id = \(id)")
        }
        try markRoutine(old)
        return try routineToChange(id)
    }

    /// What was run with it stays in the review.
    package func deleteRoutine(_ id: RoutineID) throws {
        let old = try routineToChange(id)
        try change(.delete, voice.words(BundleTitle.deletedRoutine(old.name)), subject: .routine(id)) {
            try db.run("DELETE FROM routine WHERE id = \(id)")
        }
        try markRoutine(old)
    }

    package func addEntry(_ title: String, to id: RoutineID) throws {
        let routine = try routineToChange(id)
        guard try entries(of: id).count < Self.mostRoutineEntries else {
            throw Refusal(BundleRefusal.tooMany(Self.mostRoutineEntries))
        }
        try change(.change, voice.words(BundleTitle.changedRoutine(routine.name)), subject: .routine(id)) {
            try put(title, into: id)
        }
        try markRoutine(routine)
    }

    package func removeEntry(_ id: RoutineEntryID) throws -> RoutineRecord {
        let entry = try RoutineEntryRecord.fetchOne(db, literal: "SELECT * FROM routineEntry WHERE id = \(id)")
        guard let entry else { throw Refusal(ActionReply.gone) }
        let routine = try routineToChange(entry.routine)
        try change(.change, voice.words(BundleTitle.changedRoutine(routine.name)), subject: .routine(routine.id)) {
            try db.run("DELETE FROM routineEntry WHERE id = \(id)")
        }
        try markRoutine(routine)
        return routine
    }

    private func keepRoutine(named name: String, of bundle: BundleRecord) throws -> RoutineRecord {
        var record = RoutineRecord(owner: viewer, name: name, createdAt: now)
        (record.occasion, record.relation, record.addedBy) = (bundle.occasion, bundle.relation, adder)
        return try record.insertedAnew(db)
    }

    private func put(_ title: String, into routine: RoutineID) throws {
        let rank = try nextRank(in: "routineEntry WHERE routine = \(routine)")
        try RoutineEntryRecord(routine: routine, title: title, rank: rank).insertAnew(db)
    }

    private func markRoutine(_ routine: RoutineRecord) throws {
        try mark("routine:\(routine.id)", "routines:\(routine.owner)", "history:\(viewer)")
        if let occasion = routine.occasion { try mark("occasion:\(occasion)") }
    }
}
