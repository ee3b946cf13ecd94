import Core
import Foundation
import Logging
package import Transport

/// `wayside doctor`: looks at everything that a server needs and says what is wrong. It changes nothing, and leaves a
/// server that runs on the same files in peace.
package struct Doctor: Sendable {
    /// What the doctor sees of the machine; handed in, so that tests can break it.
    package struct Surroundings: Sendable {
        package var environment = ProcessInfo.processInfo.environment
        package var directory = FileManager.default.currentDirectoryPath
        /// Bytes that are free where a path lies; nil where that cannot be told.
        package var freeBytes: @Sendable (String) -> Int? = { path in
            let attributes = try? FileManager.default.attributesOfFileSystem(forPath: path)
            return (attributes?[.systemFreeSize] as? NSNumber)?.intValue
        }
        var isWritable: @Sendable (String) -> Bool = { FileManager.default.isWritableFile(atPath: $0) }
        package var zoneFolder = "/usr/share/zoneinfo"
        package var fontFolders = ["/usr/share/fonts", "/usr/local/share/fonts"]
        package var leafletFolder = "/usr/share/javascript/leaflet"
        /// Seconds in which another poller shows itself.
        package var listeningSeconds = 6
        /// Seconds in which the messenger answers at all.
        package var patience = 15.0
        package var transport: any HTTPTransport

        package init(transport: any HTTPTransport) { self.transport = transport }
    }

    let configurationFile: String?
    let surroundings: Surroundings

    package init(configurationFile: String?, surroundings: Surroundings) {
        self.configurationFile = configurationFile
        self.surroundings = surroundings
    }

    /// All findings, in the order in which they are printed; each is handed on as soon as it is known.
    @discardableResult
    package func examine(_ tell: (Finding) -> Void = { _ in }) async -> [Finding] {
        var all: [Finding] = []
        func add(_ findings: [Finding]) {
            findings.forEach(tell)
            all += findings
        }
        let (configuration, finding) = readConfiguration()
        add([finding])
        if let configuration {
            let running = Running(beside: path(configuration.database.path))
            add(databases(configuration, running))
            add(await ports(configuration, running))
            add(await messenger(configuration, running))
            add(await services(configuration))
        }
        add(machine())
        return all
    }

    private func readConfiguration() -> (ServerConfiguration?, Finding) {
        let name = configurationFile ?? "config.json"
        do {
            let configuration = try ServerConfiguration.load(
                file: configurationFile, environment: surroundings.environment, directory: surroundings.directory)
            let isThere = FileManager.default.fileExists(atPath: path(name))
            return (configuration, .ok("configuration", isThere ? "\(name) is read" : "no file; the defaults hold"))
        } catch {
            return (nil, .bad("configuration", "\(error); the rest of what it decides was not looked at"))
        }
    }

    /// Relative paths start from the working directory.
    func path(_ path: String) -> String { path.hasPrefix("/") ? path : "\(surroundings.directory)/\(path)" }
}

/// A server that runs on the same files now.
struct Running: Sendable {
    let isThere: Bool
    /// What it tells about itself.
    let note: ServerLock.Note?

    init(beside database: String) {
        let held = ServerLock.holder(beside: database)
        isThere = held != nil
        note = held?.note
    }

    var webPort: Int? { note?.web.flatMap { URL(string: $0)?.port } }
}
