import Core
import Foundation
import Logging
import Testing

@testable import MapData

/// An import ends well or changes nothing.
struct ImportTests {
    @Test func `Everything of the file is counted, and its box, its name and its credit kept`() throws {
        let map = try TestMap(importing: [Meerland.file])
        let extract = try #require(map.store.extracts.first)
        #expect(map.store.extracts.count == 1 && extract.name == "meerland")
        #expect(extract.attribution == "© OpenStreetMap contributors" && extract.importedAt == TestMap.now)
        #expect(extract.southWest == Coordinate(clampingLatitude: 56, longitude: 3))
        #expect(extract.northEast == Coordinate(clampingLatitude: 56.022, longitude: 3.04))
        #expect(extract.dataAt == nil)
    }

    @Test func `The same name again takes the place of the old one`() throws {
        let map = try TestMap(importing: [Meerland.file, Meerland.file])
        #expect(map.store.extracts.count == 1)
        #expect(try map.store.places(PlaceQuery(categories: [.cafe])).total == 5)
    }

    @Test func `Two extracts live side by side, and what both hold is there once`() throws {
        let folder = try Folder()
        let second = try folder.copy(of: Meerland.file, as: "west.osm", replacing: [("Dorfcafé", "Neues Dorfcafé")])
        let map = try TestMap(importing: [Meerland.file, second])
        #expect(map.store.extracts.map(\.name) == ["meerland", "west"])
        let cafes = try map.store.places(PlaceQuery(categories: [.cafe], near: Meerland.market))
        #expect(cafes.total == 5 && cafes.places.count == 5)
        #expect(cafes.places.contains { $0.place.name == "Neues Dorfcafé" })
        #expect(try map.store.regions(at: Meerland.market).count == 3)
        #expect(try map.store.addresses(matching: "hauptstr. 3 ostrand", near: nil, limit: 5).count == 1)

        try MapImport(database: map.path, now: TestMap.now).run(Meerland.file)
        #expect(map.store.extracts.map(\.name) == ["meerland", "west"])
        #expect(try map.store.places(PlaceQuery(text: "Dorfcafé")).places.first?.place.name == "Dorfcafé")
    }

    @Test func `A store that is open takes up the new map, and one without a file is empty`() throws {
        let folder = try Folder(), path = folder.path("map.sqlite")
        let store = MapStore(path: path, logger: Logger(label: "test"))
        #expect(store.extracts == [])
        #expect(try store.places(PlaceQuery()).total == 0 && store.regions(at: Meerland.market) == [])
        try MapImport(database: path, now: TestMap.now).run(Meerland.file)
        #expect(store.extracts.map(\.name) == ["meerland"])
        try MapImport(database: path, now: TestMap.now + 60).run(Meerland.file)
        #expect(store.extracts.map(\.importedAt) == [TestMap.now + 60])
        store.close()
        #expect(store.extracts == [])
    }

    @Test(arguments: MapImport.Phase.allCases)
    func `An import that is stopped in the middle leaves the old map`(phase: MapImport.Phase) throws {
        let map = try TestMap(importing: [Meerland.file]), before = try map.bytes
        let problem = try #require(throws: MapImportProblem.self) {
            try MapImport(database: map.path, now: TestMap.now + 60).run(Meerland.file) { reached, _ in
                if reached == phase { throw CancellationError() }
            }
        }
        #expect(problem == .cancelled)
        #expect(try map.bytes == before && map.files == ["map.sqlite"])
    }

    @Test func `What a killed import left behind is swept away by the next`() throws {
        let map = try TestMap(importing: [])
        let part = map.folder.appendingPathComponent("map.sqlite.part")
        try FileManager.default.createDirectory(at: part, withIntermediateDirectories: true)
        try Data("half a map".utf8).write(to: part.appendingPathComponent("map"))
        try Data("rows".utf8).write(to: part.appendingPathComponent("waiting"))
        try MapImport(database: map.path, now: TestMap.now).run(Meerland.file)
        #expect(try map.files == ["map.sqlite"])
        #expect(map.store.extracts.count == 1)
    }

    @Test func `A second import at the same time is refused`() throws {
        let map = try TestMap(importing: [])
        let problem = try #require(throws: MapImportProblem.self) {
            try MapImport(database: map.path, now: TestMap.now).run(Meerland.file) { _, _ in
                try MapImport(database: map.path, now: TestMap.now).run(Meerland.file)
            }
        }
        #expect(problem == .alreadyImporting(map.folder.path))
    }

    @Test(arguments: [
        ("empty.osm.pbf", ""), ("words.osm", "this is no map"), ("page.osm.pbf", "<html>not found</html>"),
        ("cut.osm", "<?xml version='1.0'?><osm version=\"0.6\"><node id=\"1\" lat=\"1\" lon=\"1\">"),
        ("zipped.osm.gz", "not zipped"),
    ])
    func `A file that is no extract is refused with a sentence`(name: String, content: String) throws {
        let folder = try Folder(), map = try TestMap(importing: [Meerland.file]), before = try map.bytes
        try Data(content.utf8).write(to: URL(fileURLWithPath: folder.path(name)))
        let problem = try #require(throws: MapImportProblem.self) {
            try MapImport(database: map.path, now: TestMap.now).run(folder.path(name))
        }
        guard case .notReadable(_, let reason) = problem else { throw problem }
        #expect(!reason.isEmpty && reason.count <= 200 && !reason.contains("\n"))
        #expect(try map.bytes == before && map.files == ["map.sqlite"])
    }

    @Test func `A file that was cut off is refused`() throws {
        let folder = try Folder(), map = try TestMap(importing: [])
        let whole = try String(contentsOfFile: Meerland.file, encoding: .utf8)
        try Data(whole.utf8.prefix(30_000)).write(to: URL(fileURLWithPath: folder.path("cut.osm")))
        #expect(throws: MapImportProblem.self) {
            try MapImport(database: map.path, now: TestMap.now).run(folder.path("cut.osm"))
        }
        #expect(try map.files == [])
    }

    @Test func `A file that is not there, and one with nothing in it, are told`() throws {
        let folder = try Folder(), map = try TestMap(importing: [])
        #expect(throws: MapImportProblem.noSuchFile("/nowhere.osm")) {
            try MapImport(database: map.path, now: TestMap.now).run("/nowhere.osm")
        }
        let empty = folder.path("empty.osm")
        try Data("<?xml version='1.0'?><osm version=\"0.6\"/>".utf8).write(to: URL(fileURLWithPath: empty))
        #expect(throws: MapImportProblem.nothingInside(empty)) {
            try MapImport(database: map.path, now: TestMap.now).run(empty)
        }
    }

    @Test func `Without osmium it is said what to install`() throws {
        #expect(throws: MapImportProblem.noOsmium) { try Osmium(path: "/nowhere", others: []) }
        #expect(MapImportProblem.noOsmium.description.contains("apt install osmium-tool"))
    }

    @Test(arguments: [
        ("/maps/monaco.osm.pbf", "monaco"), ("austria-latest.osm.pbf", "austria"), ("a.osm.gz", "a"), ("b.osm", "b"),
        (".osm", "map"),
    ])
    func `An extract is called as its file`(file: String, name: String) {
        #expect(MapImport.name(of: file) == name)
    }

    @Test func `A map of another version is empty, and is not taken over`() throws {
        let map = try TestMap(importing: [Meerland.file])
        try map.execute("PRAGMA user_version = 99")
        #expect(MapStore(path: map.path, logger: Logger(label: "test")).extracts == [])
        #expect(MapExam.examine(map.path) == .otherVersion)
        let folder = try Folder(), other = try folder.copy(of: Meerland.file, as: "other.osm", replacing: [])
        #expect(throws: MapImportProblem.otherVersion(map.path)) {
            try MapImport(database: map.path, now: TestMap.now).run(other)
        }
        try MapImport(database: map.path, now: TestMap.now).run(Meerland.file)
        #expect(MapExam.examine(map.path) == .fine(map.store.extracts))
    }

    @Test func `An old map whose extracts cannot be read stays as it was`() throws {
        let map = try TestMap(importing: [Meerland.file])
        try map.execute("ALTER TABLE extract RENAME COLUMN name TO title")
        let before = try map.bytes, folder = try Folder()
        let other = try folder.copy(of: Meerland.file, as: "other.osm", replacing: [])
        #expect(throws: (any Error).self) { try MapImport(database: map.path, now: TestMap.now).run(other) }
        #expect(try map.bytes == before)
    }

    @Test func `A file that is there and empty becomes a map`() throws {
        let map = try TestMap(importing: [])
        try Data().write(to: URL(fileURLWithPath: map.path))
        try MapImport(database: map.path, now: TestMap.now).run(Meerland.file)
        #expect(map.store.extracts.count == 1)
    }

    @Test func `A damaged map is told`() throws {
        let folder = try Folder()
        try Data("this is no database, however long it may be".utf8).write(
            to: URL(fileURLWithPath: folder.path("map.sqlite")))
        #expect(MapExam.examine(folder.path("map.sqlite")) == .damaged("it is no database"))
    }
}
