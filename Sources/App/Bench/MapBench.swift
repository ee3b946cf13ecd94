import Core
import Foundation
import Geo
import Logging
import MapData
import Pictures

/// `wayside looks --map FILE`: how long it takes to ask the map, at points picked at random in what was imported
/// (`scripts/synthetic_map.py` makes extracts of any size).
package struct MapBench {
    private static let (runs, perRun, pictures) = (5, 400, 100)

    private let store: MapStore
    private let extract: MapExtract

    /// nil where the file holds no map.
    package init?(file: String) {
        store = MapStore(path: file, logger: Logger(label: "wayside"))
        guard let extract = store.extracts.first else { return nil }
        self.extract = extract
    }

    /// A line for each question, the median of five runs' 99th percentile, and one for the loop that is always the same.
    package func report() throws -> String {
        let fixed = (0..<Self.runs).map { _ in Run(work: { 0 }).fixed }.sorted()[Self.runs / 2]
        var dice = Dice(box: extract)
        let lines = try questions().map { name, ask in
            let runs = try (0..<Self.runs).map { _ in try Self.percentile(of: Self.perRun) { try ask(dice.point()) } }
                .sorted()
            return String(format: "map: %@: p99 %.2f ms", name, runs[Self.runs / 2])
        }
        let before = Run.peakMemory
        let pictures = try [16, 13, 9].map { zoom in
            let runs = try (0..<Self.runs).map { _ in
                try Self.percentile(of: Self.pictures) { try draw(around: dice.point(), zoom: zoom) }
            }.sorted()
            return String(format: "map: a picture of 640x480 at zoom %d: p99 %.1f ms", zoom, runs[Self.runs / 2])
        }
        let more = String(format: "map: the pictures took %d MB more memory", (Run.peakMemory - before) >> 20)
        return (lines + pictures + [more, String(format: "map: the fixed loop beside them took %.3f s", fixed)]).joined(
            separator: "\n")
    }

    private func questions() -> [(String, (Coordinate) throws -> Int)] {
        let cafe = PlaceCategory(key: "amenity", value: "cafe"),
            food = PlaceCategory(key: "amenity", value: "restaurant")
        let store = store
        func places(_ query: PlaceQuery) throws -> Int { try store.places(query).total }
        return [
            ("the nearest eight places", { try places(PlaceQuery(near: $0, limit: 8)) }),
            ("the nearest eight cafes", { try places(PlaceQuery(categories: [cafe], near: $0, limit: 8)) }),
            ("cafes within 500 m", { try places(PlaceQuery(categories: [cafe], near: $0, radius: 500)) }),
            (
                "vegan restaurants within 5 km",
                { try places(PlaceQuery(categories: [food], filters: [.diet("vegan")], near: $0, radius: 5_000)) }
            ),
            ("a name, misspelt", { try places(PlaceQuery(text: "cafe lomera", near: $0, limit: 8)) }),
            ("a common word", { try places(PlaceQuery(text: "hotel", near: $0, limit: 8)) }),
            ("an address", { try store.addresses(matching: "lomeraweg 3", near: $0, limit: 5).count }),
            ("the address of a point", { try store.address(at: $0) == nil ? 0 : 1 }),
            (
                "what a picture of 640x480 shows at zoom 16",
                { try store.features(in: Self.view($0, 16), zoom: 16).count }
            ),
            ("the same at zoom 13", { try store.features(in: Self.view($0, 13), zoom: 13).count }),
            ("the same at zoom 9", { try store.features(in: Self.view($0, 9), zoom: 9).count }),
        ]
    }

    private func draw(around center: Coordinate, zoom: Int) throws -> Int {
        let picture = MapPicture(center: center, zoom: Double(zoom))
        return try MapArtist(ground: MapGround(store)).png(picture, pixels: (640, 480), scale: 1).count
    }

    /// Milliseconds below which 99 of 100 answers came.
    private static func percentile(of count: Int, _ ask: () throws -> Int) throws -> Double {
        let clock = ContinuousClock()
        let times = try (0..<count).map { _ in
            try clock.measure { _ = try ask() } / .milliseconds(1)
        }
        return times.sorted()[count * 99 / 100]
    }

    private static func view(_ center: Coordinate, _ zoom: Int) -> BoundingBox {
        let width = 640 * 360 / 256 / Double(1 << zoom), height = width * 0.75 * cos(center.latitude * .pi / 180)
        return BoundingBox(
            south: max(-85, center.latitude - height / 2), west: max(-180, center.longitude - width / 2),
            north: min(85, center.latitude + height / 2), east: min(180, center.longitude + width / 2))
    }
}

/// The same points in every run.
private struct Dice {
    let box: MapExtract
    private var random = SeededRandom(seed: 42)

    init(box: MapExtract) { self.box = box }

    mutating func point() -> Coordinate {
        Coordinate(
            clampingLatitude: box.southWest.latitude + random.unit()
                * (box.northEast.latitude - box.southWest.latitude),
            longitude: box.southWest.longitude + random.unit() * (box.northEast.longitude - box.southWest.longitude))
    }
}
