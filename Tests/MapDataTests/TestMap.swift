import Core
import Foundation
import GRDB
import Logging
import MapData

/// A map in a folder of its own that goes away with it.
final class TestMap: Sendable {
    let folder: URL
    let store: MapStore
    /// How long the imports took.
    let seconds: Double

    var path: String { folder.appendingPathComponent("map.sqlite").path }

    static let now = Date(timeIntervalSince1970: 1_773_475_200)

    init(importing files: [String]) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("map-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let path = folder.appendingPathComponent("map.sqlite").path
        let watch = ContinuousClock(), start = watch.now
        for file in files { try MapImport(database: path, now: Self.now).run(file) }
        seconds = (watch.now - start) / .seconds(1)
        store = MapStore(path: path, logger: Logger(label: "test"))
    }

    var bytes: Data { get throws { try Data(contentsOf: URL(fileURLWithPath: path)) } }

    /// What lies in its folder.
    var files: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() } }

    func execute(_ sql: String) throws {
        try DatabaseQueue(path: path).inDatabase { try $0.execute(sql: sql) }
    }

    deinit {
        store.close()
        try? FileManager.default.removeItem(at: folder)
    }
}

/// A folder that goes away with it.
final class Folder: Sendable {
    private let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("maps-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    func copy(of file: String, as name: String, replacing words: [(String, String)]) throws -> String {
        var text = try String(contentsOfFile: file, encoding: .utf8)
        for (old, new) in words { text = text.replacingOccurrences(of: old, with: new) }
        try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
        return path(name)
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}

/// An invented country by the sea, imported once for all tests that only read it.
enum Meerland {
    static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/meerland.osm").path

    static let map = Result { try TestMap(importing: [file]) }
    static var store: MapStore { get throws { try map.get().store } }

    /// The market square.
    static let market = Coordinate(clampingLatitude: 56.0100, longitude: 3.0217)
}
