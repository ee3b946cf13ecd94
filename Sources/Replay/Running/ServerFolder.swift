import Foundation

/// The folder with the server's files, which goes away in the end.
struct ServerFolder: Sendable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("wayside-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    var database: String { path("wayside.sqlite") }
    var map: String { path("map.sqlite") }
    func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    /// A new folder with the files as they lie there now: what a sudden death would leave.
    func copy() throws -> ServerFolder {
        let copy = try ServerFolder()
        for name in try FileManager.default.contentsOfDirectory(atPath: url.path) where !name.hasSuffix("-shm") {
            try FileManager.default.copyItem(atPath: path(name), toPath: copy.path(name))
        }
        return copy
    }

    func remove() { try? FileManager.default.removeItem(at: url) }
}
