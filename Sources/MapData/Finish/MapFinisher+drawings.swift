import Core
import GRDB

extension MapFinisher {
    /// Brings the drawings in order, tier by tier; from afar, lines that continue one another become one.
    func finishDrawings(_ progress: (Double) throws -> Void) throws {
        var writer = try DrawingWriter(db, base: base)
        for tier in DrawingTier.allCases {
            try progress(Double(tier.rawValue) / Double(DrawingTier.allCases.count))
            try writer.begin(tier, db)
            // What appears with one zoom lies together, so that a far picture reads few pages.
            let ordered = """
                SELECT * FROM work.drawing WHERE tier = \(tier.rawValue) ORDER BY zoom, place, kind, west, south
                """
            try rows(ordered) { row in
                guard tier != .street, case .line(let points) = try row.shape(at: 12) else {
                    return try writer.write(row)
                }
                try writer.wait(row, points)
            }
            try writer.writeWaiting()
        }
    }
}

/// Writes drawings in the order in which they come; lines wait until those of their neighbourhood are there.
private struct DrawingWriter {
    /// What two lines must have in common to become one.
    private struct Look: Hashable {
        let kind: Int
        let zoom: Int
        let layer: Int
        let flags: Int
        let name: String?
        let ref: String?
    }

    /// A neighbourhood as large as a tile of the tier's smallest zoom, and what of it appears with one zoom.
    private struct Cell: Equatable {
        let zoom: Int
        let place: Int64
    }

    private let drawings: RowWriter
    /// By the zoom with which a drawing appears.
    private var boxes: [Int: RowWriter] = [:]
    private var id: Int64
    private var tier = DrawingTier.world
    private var cell = Cell(zoom: 0, place: 0)
    private var waiting: [Look: [[FixedPoint]]] = [:]
    private var looks: [Look] = []

    init(_ db: Database, base: Int64) throws {
        drawings = try RowWriter(db, into: "drawing", columns: 7)
        id = base
    }

    mutating func begin(_ tier: DrawingTier, _ db: Database) throws {
        self.tier = tier
        for zoom in tier.zooms { boxes[zoom] = try RowWriter(db, into: DrawingTier.boxTable(from: zoom), columns: 5) }
    }

    mutating func write(_ row: Row) throws {
        id += 1
        try drawings.write(
            .int(id), .of(row, 2), .of(row, 4), .of(row, 5), .of(row, 6), .of(row, 7), .of(row, 12))
        try boxes[row[3]]?.write(.int(id), .of(row, 8), .of(row, 9), .of(row, 10), .of(row, 11))
    }

    mutating func wait(_ row: Row, _ points: [FixedPoint]) throws {
        let place: Int64 = row[1], cell = Cell(zoom: row[3], place: place >> tier.cellBits)
        if cell != self.cell { try writeWaiting() }
        self.cell = cell
        let look = Look(kind: row[2], zoom: row[3], layer: row[4], flags: row[5], name: row[6], ref: row[7])
        if waiting[look] == nil { looks.append(look) }
        waiting[look, default: []].append(points)
    }

    mutating func writeWaiting() throws {
        for look in looks {
            var joiner = LineJoiner(waiting[look] ?? [])
            for line in joiner.joined() {
                for piece in FixedShape.line(line.simplified(tier.tolerance)).pieces { try write(piece, look) }
            }
        }
        (waiting, looks) = ([:], [])
    }

    private mutating func write(_ piece: FixedShape, _ look: Look) throws {
        // Less than half a pixel at the largest zoom of the tier.
        guard let box = piece.box, Double(max(box.width, box.height)) >= tier.tolerance else { return }
        id += 1
        try drawings.write(
            .int(id), .int(look.kind), .int(look.layer), .int(look.flags), .optional(look.name), .optional(look.ref),
            .blob(ShapeCoder.encode(piece)))
        try boxes[look.zoom]?.write(.int(id), .int(box.west), .int(box.east), .int(box.south), .int(box.north))
    }
}

extension DrawingTier {
    /// How many bits of `FixedBox.order` lie below a tile of its smallest zoom.
    fileprivate var cellBits: Int64 {
        switch self {
        case .world: 55
        case .country: 49
        case .county: 43
        case .town, .street: 37
        }
    }
}
