import Core
import Foundation
import TestSupport
import Testing

@testable import Formats

/// Files that other programs wrote, where they lie beside the package.
struct SampleTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../shared/data/import").standardizedFileURL

    /// Places, points of all tracks, and parts that are not kept.
    private static let facts: [String: [Int]] = [
        "togeojson-addresses.kml": [2, 9, 0], "togeojson-gxmultitrack.kml": [2, 26, 0],
        "togeojson-linear_ring.kml": [0, 0, 1], "togeojson-run.gpx": [0, 206, 0],
        "togeojson-sample.tcx": [0, 17, 0], "togeojson-simpledata.kml": [2, 0, 0],
        "togeojson-strava.gpx": [0, 3, 0], "togeojson-wpt.gpx": [40, 0, 0],
    ]

    private static var samples: [String] {
        facts.keys.sorted().filter { FileManager.default.fileExists(atPath: folder.appending(path: $0).path) }
    }

    private static func bytes(_ name: String) throws -> Data { try Data(contentsOf: folder.appending(path: name)) }

    @Test(.enabled(if: !samples.isEmpty, "skipped: ../shared/data/import is not there"), arguments: samples)
    func `A sample is read whole`(name: String) throws {
        let file = try PlaceFile.read(Self.bytes(name), name: name)
        let points = file.tracks.flatMap(\.pieces).map(\.count).reduce(0, +)
        #expect([file.places.count, points, file.unread.values.reduce(0, +)] == Self.facts[name])
    }

    @Test(
        .enabled(if: !samples.isEmpty, "skipped: ../shared/data/import is not there"), arguments: FuzzRun.seeds(10))
    func `Whatever is done to a sample, it is read or refused`(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        for name in Self.samples {
            let data = Data(random.mutilated([UInt8](try Self.bytes(name))))
            let places = (try? PlaceFile.read(data, name: name))?.places ?? []
            #expect(places.allSatisfy { $0.coordinate.map { $0.latitude.isFinite && $0.longitude.isFinite } ?? true })
        }
    }
}
