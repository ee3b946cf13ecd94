package import Core
import Foundation
import GRDB
package import Logging
import Synchronization

/// The imported map. A file that is not there yet is an empty map; one that was replaced is opened anew by itself.
package final class MapStore: Atlas {
    private struct State {
        var open: OpenMap?
        var stamp: FileStamp?
        var isClosed = false
    }

    package let path: String
    private let logger: Logger
    private let state = Mutex(State())

    package init(path: String, logger: Logger) {
        self.path = path
        self.logger = logger
    }

    package var extracts: [MapExtract] { (try? current())?.extracts ?? [] }

    /// Gives back the file. The map is empty afterwards.
    package func close() {
        state.withLock { state in
            state.open?.close()
            state = State(isClosed: true)
        }
    }

    /// What `body` makes of the map; nil where there is none.
    func read<T>(_ body: (OpenMap, Database) throws -> T) throws -> T? {
        guard let map = try current() else { return nil }
        return try map.pool.read { try body(map, $0) }
    }

    private func current() throws -> OpenMap? {
        let stamp = FileStamp(path)
        return try state.withLock { state in
            guard !state.isClosed else { return nil }
            guard stamp != state.stamp else { return state.open }
            // Whoever reads in the old one holds it until done.
            state.open = try stamp.flatMap { _ in try open() }
            state.stamp = stamp
            return state.open
        }
    }

    private func open() throws -> OpenMap? {
        do {
            let map = try OpenMap(path: path)
            if map == nil {
                logger.warning(
                    "The map was made by another version of Wayside; move it away and import all extracts again",
                    metadata: ["path": "\(path)"])
            }
            return map
        } catch let error as DatabaseError {
            logger.error("The map cannot be opened", metadata: ["path": "\(path)", "error": "\(error)"])
            throw error
        }
    }
}

/// What tells one file from the next at the same place.
private struct FileStamp: Equatable {
    private let device: UInt64
    private let inode: UInt64
    private let size: Int64
    private let seconds: Int

    /// nil where there is no file.
    init?(_ path: String) {
        var facts = stat()
        guard stat(path, &facts) == 0 else { return nil }
        device = UInt64(truncatingIfNeeded: facts.st_dev)
        inode = UInt64(truncatingIfNeeded: facts.st_ino)
        size = Int64(facts.st_size)
        #if canImport(Darwin)
        seconds = facts.st_mtimespec.tv_sec
        #else
        seconds = facts.st_mtim.tv_sec
        #endif
    }
}

/// One opened file of the map.
final class OpenMap: Sendable {
    let pool: DatabasePool
    let extracts: [MapExtract]
    let shapes = RegionShapes()

    /// nil for a file of another version.
    init?(path: String) throws {
        var configuration = Configuration()
        configuration.label = "wayside.map"
        configuration.readonly = true
        configuration.maximumReaderCount = 4
        configuration.prepareDatabase { db in
            try db.execute(sql: "PRAGMA cache_size = -32768")
        }
        let pool = try DatabasePool(path: path, configuration: configuration)
        let extracts = try pool.read { db -> [MapExtract]? in
            guard try Int.fetchOne(db, sql: "PRAGMA user_version") == MapSchema.version else { return nil }
            return try Row.fetchAll(db, sql: "SELECT * FROM extract ORDER BY name").map(MapExtract.init)
        }
        guard let extracts else { return nil }
        self.pool = pool
        self.extracts = extracts
    }

    func close() { try? pool.close() }
}

extension MapExtract {
    fileprivate init(_ row: Row) {
        let dataAt: Double? = row["dataAt"]
        self.init(
            name: row["name"], southWest: FixedPoint(x: row["west"], y: row["south"]).coordinate,
            northEast: FixedPoint(x: row["east"], y: row["north"]).coordinate, attribution: row["attribution"],
            dataAt: dataAt.map { Date(timeIntervalSince1970: $0) },
            importedAt: Date(timeIntervalSince1970: row["importedAt"]))
    }
}
