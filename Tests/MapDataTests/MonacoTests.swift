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

    init() throws { monaco = try TestMap(importing: [try #require(Monaco.file)]) }

    @Test func `Seven cafes lie within 500 m, as PostGIS finds them`() throws {
        let finding = try monaco.store.places(
            PlaceQuery(
                categories: [PlaceCategory(key: "amenity", value: "cafe")],
                near: Coordinate(latitude: 43.7396, longitude: 7.4283), radius: 500))
        let metres = finding.places.compactMap(\.metres)
        #expect(finding.total == 7)
        #expect(metres == metres.sorted())
        #expect(Int(metres.first ?? 0) == 50 && Int(metres.last ?? 0) == 410)
        print(finding.places.map { "\($0.place.name) \($0.metres ?? 0)" })
    }

    @Test(arguments: [("amenity", 330), ("shop", 148), ("tourism", 141), ("leisure", 38)])
    func `As many named places as the extract holds`(key: String, count: Int) throws {
        let finding = try monaco.store.places(
            PlaceQuery(categories: [PlaceCategory(key: key, value: "*")], limit: 10_000))
        #expect(finding.places.count { !$0.place.name.isEmpty } == count)
        print(key, finding.total, finding.places.count { !$0.place.name.isEmpty }, monaco.seconds)
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
}
