import Core
import Foundation
import GRDB

/// The folder beside the database in which a new one is made. What an earlier import left behind is swept away.
struct MapWorkshop {
    let database: String
    let folder: URL
    let queue: DatabaseQueue
    private let lock: FolderLock

    private var part: URL { folder.appendingPathComponent("map") }

    init(database: String) throws {
        self.database = database
        folder = URL(fileURLWithPath: database + ".part")
        lock = try FolderLock(folder.deletingLastPathComponent().path)
        do {
            if FileManager.default.fileExists(atPath: folder.path) { try FileManager.default.removeItem(at: folder) }
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw MapImportProblem.notWritable(folder.path)
        }
        var configuration = Configuration()
        configuration.label = "wayside.map.import"
        queue = try DatabaseQueue(path: folder.appendingPathComponent("map").path, configuration: configuration)
    }

    /// Tables to be filled, and those in which rows wait. A crash loses the file, so nothing is kept for going back.
    func prepare(_ db: Database) throws {
        let waiting = folder.appendingPathComponent("waiting").path
        try db.execute(sql: "ATTACH ? AS work", arguments: [waiting])
        if FileManager.default.fileExists(atPath: database) {
            try db.execute(sql: "ATTACH ? AS old", arguments: [database])
        }
        try db.execute(
            sql: """
                PRAGMA main.page_size = 4096;
                PRAGMA main.journal_mode = OFF; PRAGMA main.synchronous = OFF; PRAGMA main.cache_size = -65536;
                PRAGMA work.journal_mode = OFF; PRAGMA work.synchronous = OFF; PRAGMA work.cache_size = -16384;
                PRAGMA foreign_keys = OFF; PRAGMA temp_store = FILE;
                PRAGMA application_id = \(MapSchema.applicationID); PRAGMA user_version = \(MapSchema.version);
                """)
        try db.execute(sql: MapSchema.tables + DrawingTier.tables + MapSchema.waiting)
        for index in [WordIndex.place, .street, .region] { try db.execute(sql: index.tables) }
    }

    /// Brings the new file to disk and into the old one's place.
    func deliver() throws {
        try queue.close()
        try Self.sync(part.path)
        KillPoint.mapSynced.pass()
        guard rename(part.path, database) == 0 else { throw MapImportProblem.notWritable(database) }
        KillPoint.mapRenamed.pass()
        try Self.sync(URL(fileURLWithPath: database).deletingLastPathComponent().path)
    }

    /// Throws away what is left.
    func close() {
        try? queue.close()
        try? FileManager.default.removeItem(at: folder)
        lock.release()
    }

    private static func sync(_ path: String) throws {
        let descriptor = open(path, O_RDONLY)
        guard descriptor >= 0 else { throw MapImportProblem.notWritable(path) }
        defer { closeDescriptor(descriptor) }
        guard fsync(descriptor) == 0 else {
            throw errno == ENOSPC ? MapImportProblem.diskFull(path) : MapImportProblem.notWritable(path)
        }
    }
}

/// Keeps a second import out of a folder; the system gives it back when a process dies.
private struct FolderLock {
    private let descriptor: Int32

    init(_ folder: String) throws {
        // Not handed on to osmium, which would keep it.
        descriptor = open(folder, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw MapImportProblem.notWritable(folder) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            closeDescriptor(descriptor)
            throw MapImportProblem.alreadyImporting(folder)
        }
    }

    /// Unlocked first: a program that is just being started may hold the descriptor a moment longer.
    func release() {
        flock(descriptor, LOCK_UN)
        closeDescriptor(descriptor)
    }
}

/// The workshop has a `close` of its own.
private func closeDescriptor(_ descriptor: Int32) { _ = close(descriptor) }
