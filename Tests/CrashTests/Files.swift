import Foundation
import GRDB

/// The server's files, looked at from outside.
struct Files: Sendable {
    private let folder: URL

    /// Where the server itself has them.
    init(in folder: URL) { self.folder = folder }

    /// A copy as a sudden death left them.
    init(copying original: URL) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "wayside-copy-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in try FileManager.default.contentsOfDirectory(atPath: original.path)
        where name.contains(".sqlite") && !name.hasSuffix("-shm") && !name.hasSuffix("-running") {
            try FileManager.default.copyItem(at: original.appending(path: name), to: folder.appending(path: name))
        }
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    /// Whether nothing waits: inbox, outbox and jobs are empty, and nothing is to be overwritten.
    func isAtRest() throws -> Bool {
        let queue = try open("wayside.sqlite", readonly: true)
        defer { try? queue.close() }
        return try queue.read { db in
            try Int.fetchOne(
                db,
                sql: """
                    SELECT (SELECT count(*) FROM inbox WHERE state = 'waiting') + (SELECT count(*) FROM outbox)
                        + (SELECT count(*) FROM job) + (SELECT count(*) FROM house WHERE key = 'residue')
                    """) == 0
        }
    }

    /// Sentences about what is not as it must be at any moment.
    func problems() throws -> [String] {
        try ["wayside.sqlite", "files.sqlite"].flatMap { name -> [String] in
            guard FileManager.default.fileExists(atPath: folder.appending(path: name).path) else { return [] }
            let queue = try open(name)
            defer { try? queue.close() }
            return try queue.read { db in
                let sentences = try String.fetchAll(db, sql: "PRAGMA integrity_check").filter { $0 != "ok" }
                let orphans = try Row.fetchAll(db, sql: "PRAGMA foreign_key_check").map { "\(name): \($0)" }
                return sentences.map { "\(name): \($0)" } + orphans + (try Self.troubles(db)) + (try Self.discord(db))
            }
        }
    }

    /// Rows of a query on the people's file.
    func rows(_ literal: SQL) throws -> [String] {
        let queue = try open("wayside.sqlite")
        defer { try? queue.close() }
        return try queue.read { try SQLRequest<String>(literal: literal).fetchAll($0) }
    }

    func count(_ literal: SQL) throws -> Int { try Int(rows("SELECT CAST((\(literal)) AS TEXT)").first ?? "") ?? -1 }

    /// The bytes of the files that are kept, as many as there are.
    func keptFiles() throws -> Set<Data> {
        let queue = try open("files.sqlite")
        defer { try? queue.close() }
        return try queue.read { try Data.fetchSet($0, sql: "SELECT bytes FROM file") }
    }

    /// The files in whose bytes a word stands.
    func holding(_ word: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { name in
            try Data(contentsOf: folder.appending(path: name)).range(of: Data(word.utf8)) != nil
        }
    }

    /// Failures, and updates that were not done.
    private static func troubles(_ db: Database) throws -> [String] {
        guard try db.tableExists("failure") else { return [] }
        return try String.fetchAll(
            db, sql: "SELECT source || ' ' || reference || ': ' || reason FROM failure WHERE source <> 'maybe twice'")
            + String.fetchAll(
                db, sql: "SELECT 'update ' || id || ' ' || state FROM inbox WHERE state IN ('failed', 'aside')")
    }

    /// What triggers and the end of each transaction keep in step with the things themselves.
    private static func discord(_ db: Database) throws -> [String] {
        guard try db.tableExists("searchDue") else { return [] }
        let count = searched.map { "(SELECT count(*) FROM \($0))" }.joined(separator: " + ")
        return try String.fetchAll(
            db,
            sql: """
                SELECT 'the search is out of step' WHERE EXISTS (SELECT 1 FROM searchDue)
                    OR EXISTS (SELECT id * 16 + 1, text FROM note EXCEPT SELECT rowid, text FROM search)
                    OR (SELECT count(*) FROM search) <> \(count)
                UNION ALL
                SELECT 'the boxes are out of step' WHERE (SELECT count(*) FROM placeBox) <> (SELECT count(*) FROM place)
                UNION ALL
                SELECT 'in a bundle and out of step: ' || bundleEntry.title FROM bundleEntry
                    JOIN bundle ON bundle.id = bundleEntry.bundle JOIN task ON task.id = bundleEntry.task
                WHERE bundleEntry.leftAt IS NULL AND (bundleEntry.doneAt IS NULL) <> (task.doneAt IS NULL)
                    OR endedAt IS NOT NULL AND bundleEntry.doneAt IS NULL AND bundleEntry.leftAt IS NULL
                UNION ALL
                SELECT 'in two bundles: ' || bundleEntry.title FROM bundleEntry
                    JOIN bundle ON bundle.id = bundleEntry.bundle
                WHERE endedAt IS NULL AND doneAt IS NULL AND leftAt IS NULL GROUP BY task HAVING count(*) > 1
                UNION ALL
                SELECT 'a chat of another account: ' || chat.id FROM chat JOIN identity ON identity.id = chat.identity
                WHERE identity.person <> chat.owner OR identity.home IS NULL
                """)
    }

    /// The tables whose rows are found by their words, one for one.
    private static let searched = [
        "note", "place", "heading", "reminder", "review", "task", "occasion", "bundle", "routine", "event", "template",
    ]

    private func open(_ name: String, readonly: Bool = false) throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.readonly = readonly
        configuration.busyMode = .timeout(5)
        return try DatabaseQueue(path: folder.appending(path: name).path, configuration: configuration)
    }
}
