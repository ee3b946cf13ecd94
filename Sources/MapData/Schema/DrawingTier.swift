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

    /// The table that says where its drawings lie.
    var boxTable: String { "drawingBox\(rawValue)" }

    static var tables: String {
        allCases.map { "CREATE VIRTUAL TABLE \($0.boxTable) USING rtree_i32(id, west, east, south, north);" }.joined()
    }
}
