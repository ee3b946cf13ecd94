import Core
import Foundation
import Logging
import MapData
import Testing

/// The import of a map dies at each of its steps; the map that was there is as it was, and the next import goes through.
struct MapKillTests {
    static let points: [KillPoint] = [.mapBegun, .mapRead, .mapFilled, .mapSynced, .mapRenamed]

    @Test(arguments: points)
    func `The old map stays until the new one is there, and the next import sweeps up`(point: KillPoint) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "wayside-map-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let town = Self.fixture, second = folder.appending(path: "second.osm")
        try FileManager.default.copyItem(at: town, to: second)
        let first = try await place(town, in: folder)
        #expect(first == .exited(0))
        let death = try await place(second, in: folder, ["KILL_AT": "\(point.rawValue):1"])
        #expect(death == .killed(SIGKILL))
        #expect(try facts(of: folder) == (point == .mapRenamed ? ["meerland", "second"] : ["meerland"]))
        let next = try await place(second, in: folder)
        #expect(next == .exited(0))
        #expect(try facts(of: folder) == ["meerland", "second"])
        let left = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(left == ["log", "map.sqlite", "second.osm"])
    }

    private static var fixture: URL {
        URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Fixtures/meerland.osm").standardized
    }

    private func place(_ file: URL, in folder: URL, _ variables: [String: String] = [:]) async throws -> Child.End {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let own = ["WAYSIDE_DATABASE_MAP_PATH": folder.appending(path: "map.sqlite").path, "PATH": path]
        let child = try Child(
            in: folder, own.merging(variables) { $1 }, arguments: ["import-map", file.path])
        return await child.end()
    }

    /// What is imported; the map can be searched.
    private func facts(of folder: URL) throws -> [String] {
        let store = MapStore(path: folder.appending(path: "map.sqlite").path, logger: Logger(label: "test"))
        defer { store.close() }
        #expect(try store.places(PlaceQuery(text: "bakery", limit: 5)).places.isEmpty == false)
        #expect(try store.addresses(matching: "hauptstraße 7", near: nil, limit: 1).count == 1)
        return store.extracts.map(\.name)
    }
}
