import Core
import GRDB

/// Takes back the changes of one entry, newest first: a parent that a cascade deleted is then back before its children.
struct UndoRun {
    let session: Session
    /// What was made stays where it was changed since, or other rows hang on it.
    let sparesChanged: Bool
    private(set) var kept: [UndoOutcome.Kept] = []
    private(set) var touched: Set<Thing> = []
    /// The tasks that the actor may work on, as it was before anything was taken back.
    private var worked: Set<Int64> = []

    private var db: Database { session.db }

    init(_ session: Session, sparesChanged: Bool = false) {
        (self.session, self.sparesChanged) = (session, sparesChanged)
    }

    mutating func takeBack(_ entry: EntryID) throws {
        let changes = try RowChange.all(where: "entry.id = \(entry)", db)
        let work = ForeignWork(session, takingBack: changes)
        let asked = try changes.reversed().map { (change: $0, isAllowed: try work.mayTakeBack($0)) }
        worked = Set(asked.filter(\.isAllowed).compactMap { work.task(of: $0.change) })
        for (change, isAllowed) in asked {
            guard isAllowed else {
                keep(change, [], .others)
                continue
            }
            switch (change.old, change.new) {
            case (let old?, let new?): try restore(old, new, change)
            case (let old?, nil): try reinsert(old, change)
            case (nil, let new?): try remove(new, change)
            case (nil, nil): break
            }
        }
    }

    /// Gives back the columns that still hold what the change left.
    private mutating func restore(_ old: RowImage, _ new: RowImage, _ change: RowChange) throws {
        let changed = new.columns(differingFrom: old)
        guard let live = try RowImage.live(change.table.name, change.rowID, db) else {
            return keep(change, changed, .gone)
        }
        let present = changed.filter { live.values.keys.contains($0) }
        let lost = present.filter { isLost(old[$0], of: $0, change) }
        if !lost.isEmpty { keep(change, lost, .gone) }
        let restorable = present.filter { live[$0] == new[$0] && !lost.contains($0) }
        let newer = present.filter { live[$0] != new[$0] && live[$0] != old[$0] }
        if !newer.isEmpty { keep(change, newer, .changedSince) }
        guard !restorable.isEmpty else { return }
        let assignments = restorable.map { "\($0.quotedDatabaseIdentifier) = ?" }.joined(separator: ", ")
        try attempt(change, restorable) { db in
            try db.execute(
                sql: "UPDATE \(change.table.name) SET \(assignments) WHERE id = ?",
                arguments: StatementArguments(restorable.map { old[$0] }) + [change.rowID])
        }
    }

    /// The bytes that it names are swept away by now.
    private func isLost(_ value: DatabaseValue, of column: String, _ change: RowChange) -> Bool {
        change.table.files.contains(column) && !value.isNull && change.at <= session.now.stored - Session.trashLasts
    }

    /// Puts a deleted row back under its id, with the columns that still exist.
    private mutating func reinsert(_ old: RowImage, _ change: RowChange) throws {
        guard !change.table.isPersonal || isActor(old[change.table.owner]) else { return }
        if change.table.name == "block" { try severAgain(old) }
        let known = Set(try db.columns(in: change.table.name).map(\.name))
        let columns = old.values.keys.filter(known.contains).sorted()
        try attempt(change, []) { db in
            try db.execute(
                sql: """
                    INSERT INTO \(change.table.name) (\(columns.map(\.quotedDatabaseIdentifier).joined(separator: ", ")))
                    VALUES (\(databaseQuestionMarks(count: columns.count)))
                    """,
                arguments: StatementArguments(columns.map { old[$0] }))
        }
    }

    /// Takes away a row that the entry made, unless that would take away another person's.
    private mutating func remove(_ new: RowImage, _ change: RowChange) throws {
        guard let live = try RowImage.live(change.table.name, change.rowID, db) else {
            return keep(change, [], .gone)
        }
        let isParty = change.table.parties.contains { isActor(live[$0]) }
        guard try isParty || RowFamily(session, worked: worked).isOwn(change.table, change.rowID) else {
            return keep(change, [], .others)
        }
        guard try !isUsed(change), try !sparesChanged || !hasGrown(change, new, live) else {
            return keep(change, [], .changedSince)
        }
        try db.execute(sql: "DELETE FROM \(change.table.name) WHERE id = ?", arguments: [change.rowID])
        touched.formUnion(change.things)
    }

    /// Something else was tied to it since.
    private func isUsed(_ change: RowChange) throws -> Bool {
        let column = change.table.name
        return try change.table.users.contains { table in
            try Bool.fetchOne(
                db, sql: "SELECT EXISTS (SELECT 1 FROM \(table) WHERE \(column) = ?)", arguments: [change.rowID])
                == true
        }
    }

    /// It is another one than it was, or rows that stay hang on it; those of the same entry are gone before it.
    private func hasGrown(_ change: RowChange, _ new: RowImage, _ live: RowImage) throws -> Bool {
        let changed = live.columns(differingFrom: new).filter { !change.table.unjournaled.contains($0) }
        guard changed.isEmpty else { return true }
        return try Journal.tables.contains { table in
            let keys = try Row.fetchAll(db, sql: "PRAGMA foreign_key_list(\(table.name))")
            return try keys.contains { key in
                let column: String = key["from"]
                return try key["table"] == change.table.name
                    && Bool.fetchOne(
                        db, sql: "SELECT EXISTS (SELECT 1 FROM \(table.name) WHERE \(column) = ?)",
                        arguments: [change.rowID]) == true
            }
        }
    }

    private func isActor(_ value: DatabaseValue) -> Bool {
        Int64.fromDatabaseValue(value) == session.actor.rawValue
    }

    /// What has come to be between two people since a block was taken back ends with it again.
    private func severAgain(_ block: RowImage) throws {
        guard let one = Int64.fromDatabaseValue(block["person"]), let other = Int64.fromDatabaseValue(block["blocked"])
        else { return }
        try session.sever(PersonID(one), PersonID(other))
    }

    /// A constraint that now stands against it is a reason to keep, not a failure.
    private mutating func attempt(
        _ change: RowChange, _ columns: [String], _ body: (Database) throws -> Void
    ) throws {
        do {
            try session.transaction.savepoint { try body(db) }
            touched.formUnion(change.things)
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
            keep(change, columns, .conflict)
        }
    }

    private mutating func keep(_ change: RowChange, _ columns: [String], _ reason: UndoOutcome.Kept.Reason) {
        let thing = ThingKind(rawValue: change.table.name).map { Thing(kind: $0, id: change.rowID) }
        kept.append(.init(thing: thing, table: change.table.name, columns: columns, reason: reason))
    }
}
