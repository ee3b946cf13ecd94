/// A range of zooms that share one form of the geometry, as fine as its largest zoom can show.
enum DrawingTier: Int, CaseIterable, Sendable {
    case world, country, county, town, street

    var zooms: ClosedRange<Int> {
        switch self {
        case .world: 0...5
        case .country: 6...8
        case .county: 9...11
        case .town: 12...14
        case .street: 15...24
        }
    }

    init(zoom: Int) { self = Self.allCases.last { $0.zooms.lowerBound <= zoom } ?? .world }

    /// Steps by which a line may be off: half a pixel at the largest zoom; 0 where all is kept.
    var tolerance: Double { self == .street ? 0 : Self.pixel(at: zooms.upperBound) / 2 }

    /// Steps of longitude in a pixel (OSM wiki: zoom levels, tiles of 256 pixels).
    static func pixel(at zoom: Int) -> Double { 360 * FixedPoint.perDegree / 256 / Double(1 << zoom) }

    /// The table that says where the drawings lie that appear with a zoom: a picture asks those of its tier up to its own
    /// zoom, and never goes through what only nearer ones show.
    static func boxTable(from zoom: Int) -> String { "drawingBox\(zoom)" }

    /// All of the tier.
    var boxTables: [String] { boxTables(upTo: zooms.upperBound) }

    /// Those of what a zoom shows.
    func boxTables(upTo zoom: Int) -> [String] { zooms.prefix { $0 <= zoom }.map(Self.boxTable) }

    static var tables: String {
        allCases.flatMap(\.boxTables)
            .map { "CREATE VIRTUAL TABLE \($0) USING rtree_i32(id, west, east, south, north);" }.joined()
    }
}
