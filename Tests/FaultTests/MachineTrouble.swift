import Foundation
import GRDB
import Store
import Synchronization

/// An error of SQLite that strikes at every new row of a table until it is ended.
final class MachineTrouble: Sendable {
    private let code: ResultCode
    private let state = Mutex((isOn: true, met: 0))

    init(_ code: ResultCode) { self.code = code }

    /// How often it has struck.
    var met: Int { state.withLock { $0.met } }
    func end() { state.withLock { $0.isOn = false } }

    func strike(_ table: String, of store: PeopleStore) async throws {
        try await store.write { [self] in try strike(table, $0.db) }
    }

    private func strike(_ table: String, _ db: Database) throws {
        db.add(
            function: DatabaseFunction("trouble", argumentCount: 0) { [self] _ in
                let strikes = state.withLock { state in
                    if state.isOn { state.met += 1 }
                    return state.isOn
                }
                if strikes { throw DatabaseError(resultCode: code) }
                return nil
            })
        try db.execute(sql: "CREATE TEMP TRIGGER trouble BEFORE INSERT ON \(table) BEGIN SELECT trouble(); END")
    }
}

/// Lets no commit through while it is on.
final class CommitRefusal: TransactionObserver, Sendable {
    private let code: ResultCode
    private let state = Mutex((isOn: false, met: 0))

    init(_ code: ResultCode) { self.code = code }

    var met: Int { state.withLock { $0.met } }
    func begin() { state.withLock { $0.isOn = true } }
    func end() { state.withLock { $0.isOn = false } }

    func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool { true }
    func databaseDidChange(with event: DatabaseEvent) {}

    func databaseWillCommit() throws {
        let refuses = state.withLock { state in
            if state.isOn { state.met += 1 }
            return state.isOn
        }
        if refuses { throw DatabaseError(resultCode: code) }
    }

    func databaseDidCommit(_ db: Database) {}
    func databaseDidRollback(_ db: Database) {}
}
