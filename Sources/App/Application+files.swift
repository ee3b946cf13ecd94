import Core
import Foundation
import Logging
import MapData
import Store

/// How the server opens its files.
extension Application {
    /// Seconds between two tries at a database that another program holds.
    private static let lockedPause = 1.0

    static func openFiles(
        _ configuration: ServerConfiguration, _ map: MapStore, clock: WallClock, waits: any Waits, _ logger: Logger
    ) async throws -> (PeopleStore, FileStore) {
        let path = configuration.database.path
        let files = URL(fileURLWithPath: path).deletingLastPathComponent().appendingPathComponent("files.sqlite").path
        // Looked at now, so that a map of another version is told of before anybody asks for it.
        _ = map.extracts
        return try await (
            open(path, waits, logger) {
                try PeopleStore(
                    path: path, atlas: map, outside: configuration.outsideServices, reserve: .file(path + "-reserve"),
                    logger: logger)
            },
            open(files, waits, logger) { try FileStore(path: files, clock: clock, logger: logger) }
        )
    }

    /// Waits for whoever holds it, as a backup may for a while; any other trouble ends the start.
    private static func open<Opened>(
        _ path: String, _ waits: any Waits, _ logger: Logger, _ opened: () throws -> Opened
    ) async throws -> Opened {
        while true {
            do {
                return try opened()
            } catch  where error.isLockOfAnother {
                logger.warning(
                    "the start waits: \(error.adviceToOperator ?? "")", metadata: ["database": "\(path)"])
                try await waits.sleep(seconds: lockedPause)
            } catch {
                throw StartProblem.database(path: path, error)
            }
        }
    }
}
