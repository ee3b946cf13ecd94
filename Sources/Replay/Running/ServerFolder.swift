import Foundation
import Store

/// The folder with the server's files, which goes away in the end.
struct ServerFolder: Sendable {
    let url: URL

    /// With a people's file that nothing has to be brought to a newer version in.
    init() throws {
        url = try Self.newFolder()
        try BlankFile.copy(to: database)
    }

    private init(_ url: URL) { self.url = url }

    var database: String { path("wayside.sqlite") }
    var map: String { path("map.sqlite") }
    func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    /// A new folder with the files as they lie there now: what a sudden death would leave.
    func copy() throws -> ServerFolder {
        let copy = ServerFolder(try Self.newFolder())
        for name in try FileManager.default.contentsOfDirectory(atPath: url.path) where !name.hasSuffix("-shm") {
            try FileManager.default.copyItem(atPath: path(name), toPath: copy.path(name))
        }
        return copy
    }

    func remove() { try? FileManager.default.removeItem(at: url) }

    private static func newFolder() throws -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("wayside-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        return url
    }
}
