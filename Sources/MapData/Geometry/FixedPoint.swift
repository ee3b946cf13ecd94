import Core

/// A point in whole steps of 1e-7 degrees, as OpenStreetMap keeps it.
struct FixedPoint: Hashable, Sendable {
    static let perDegree = 1e7
    /// Longitude.
    var x: Int32
    /// Latitude.
    var y: Int32

    init(x: Int32, y: Int32) {
        self.x = x
        self.y = y
    }

    init(_ coordinate: Coordinate) {
        x = Int32((coordinate.longitude * Self.perDegree).rounded())
        y = Int32((coordinate.latitude * Self.perDegree).rounded())
    }

    var coordinate: Coordinate {
        Coordinate(clampingLatitude: Double(y) / Self.perDegree, longitude: Double(x) / Self.perDegree)
    }
}

/// A box in the same steps; all edges belong to it.
struct FixedBox: Hashable, Sendable {
    var west: Int32
    var east: Int32
    var south: Int32
    var north: Int32

    init(west: Int32, east: Int32, south: Int32, north: Int32) {
        self.west = west
        self.east = east
        self.south = south
        self.north = north
    }

    /// nil where there is no point.
    init?(_ points: some Sequence<FixedPoint>) {
        var box = FixedBox(west: .max, east: .min, south: .max, north: .min)
        for point in points { box.grow(point) }
        guard box.west <= box.east else { return nil }
        self = box
    }

    mutating func grow(_ point: FixedPoint) {
        west = min(west, point.x)
        east = max(east, point.x)
        south = min(south, point.y)
        north = max(north, point.y)
    }

    var width: Int64 { Int64(east) - Int64(west) }
    var height: Int64 { Int64(north) - Int64(south) }
    var center: FixedPoint {
        FixedPoint(x: Int32((Int64(west) + Int64(east)) / 2), y: Int32((Int64(south) + Int64(north)) / 2))
    }

    func contains(_ point: FixedPoint) -> Bool {
        point.x >= west && point.x <= east && point.y >= south && point.y <= north
    }

    func contains(_ box: FixedBox) -> Bool {
        box.west >= west && box.east <= east && box.south >= south && box.north <= north
    }

    func meets(_ box: FixedBox) -> Bool {
        box.west <= east && box.east >= west && box.south <= north && box.north >= south
    }

    /// A number that is near for boxes that are near: the bits of both halves of the centre, interleaved (Morton).
    var order: Int64 {
        let x = UInt64(UInt32(bitPattern: center.x &- .min)), y = UInt64(UInt32(bitPattern: center.y &- .min))
        return Int64((Self.spread(x) | Self.spread(y) << 1) >> 1)
    }

    private static func spread(_ value: UInt64) -> UInt64 {
        var bits = value
        bits = (bits | bits << 16) & 0x0000_FFFF_0000_FFFF
        bits = (bits | bits << 8) & 0x00FF_00FF_00FF_00FF
        bits = (bits | bits << 4) & 0x0F0F_0F0F_0F0F_0F0F
        bits = (bits | bits << 2) & 0x3333_3333_3333_3333
        return (bits | bits << 1) & 0x5555_5555_5555_5555
    }
}
