import Core
import Foundation
import Geo
import Logging
import MapData
import Testing

/// What is known of a real extract of Monaco, where it lies beside the project.
@Suite(.enabled(if: Monaco.file != nil, "the extract of Monaco is not beside the project"))
struct MonacoTests {
    private let monaco: TestMap

    init() throws { monaco = try Monaco.map.get() }

    @Test func `Seven cafes lie within 500 m, as PostGIS finds them`() throws {
        let finding = try monaco.store.places(
            PlaceQuery(
                categories: [PlaceCategory(key: "amenity", value: "cafe")],
                near: Coordinate(latitude: 43.7396, longitude: 7.4283), radius: 500))
        let metres = finding.places.compactMap(\.metres)
        try #require(finding.total == 7 && metres.count == 7)
        #expect(metres == metres.sorted())
        // PostGIS measures on the ellipsoid, the sphere is off by up to 0.6 %.
        #expect(abs(metres[0] - 50.4) < 0.4 && abs(metres[6] - 410.7) < 2.5)
    }

    /// Two bars have an English name only.
    @Test(arguments: [("amenity", 332), ("shop", 148), ("tourism", 140), ("leisure", 38)])
    func `As many named places as the extract holds with a shape`(key: String, count: Int) throws {
        let finding = try monaco.store.places(
            PlaceQuery(categories: [PlaceCategory(key: key, value: "*")], limit: 10_000))
        #expect(finding.places.count { !$0.place.name.isEmpty } == count)
    }
}

enum Monaco {
    /// In `shared` beside the project or above it; nil where it is not there.
    static let file: String? = {
        var folder = URL(fileURLWithPath: #filePath)
        repeat {
            folder.deleteLastPathComponent()
            let file = folder.appendingPathComponent("shared/data/map/monaco.osm.pbf").path
            if FileManager.default.fileExists(atPath: file) { return file }
        } while folder.path != "/"
        return nil
    }()

    /// Imported once for all tests.
    static let map = Result { try TestMap(importing: [try #require(file)]) }
}
