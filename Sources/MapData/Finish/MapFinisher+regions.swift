import Core
import Foundation
import GRDB
import Geo

extension MapFinisher {
    /// A node and the boundary of the same place become one: the boundary, with the node's kind and centre.
    func finishRegions() throws {
        let regions = try RowWriter(db, into: "region", columns: 15), boxes = try boxes("regionBox")
        var next = base
        try rows("SELECT * FROM work.region WHERE shape IS NOT NULL ORDER BY west, south, element") { row in
            next += 1
            let box = FixedBox(west: row[5], east: row[6], south: row[7], north: row[8])
            try write(row, next, box: box, names: names(row), to: regions)
            try boxes.write(.int(next), .int(box.west), .int(box.east), .int(box.south), .int(box.north))
        }
        var finder = RegionFinder(shapes: RegionShapes())
        try rows("SELECT * FROM work.region WHERE shape IS NULL ORDER BY west, south, element") { row in
            if let boundary = try boundary(of: row, &finder) { return try join(row, to: boundary) }
            next += 1
            let box = circle(row)
            try write(row, next, box: box, names: names(row), to: regions)
            try boxes.write(.int(next), .int(box.west), .int(box.east), .int(box.south), .int(box.north))
        }
    }

    private func write(_ row: Row, _ id: Int64, box: FixedBox, names: String, to writer: RowWriter) throws {
        try writer.write(
            .int(id), .of(row, 0), .of(row, 1), .of(row, 2), .of(row, 3),
            .of(row, 4), .int(box.west), .int(box.east), .int(box.south), .int(box.north),
            .of(row, 9), .of(row, 10), .text(names), .of(row, 12),
            .of(row, 13))
    }

    /// A country is found by all its names.
    private func names(_ row: Row) throws -> String {
        let level: Int? = row[1], kind: String? = row[2], own: String = row[11], json: String = row[12]
        guard level == 2 || kind == "country", let tags = [String: String](json: json),
            let code = tags["ISO3166-1"] ?? tags["ISO3166-1:alpha2"]
        else { return own }
        let more = Countries.shared.names(of: code).map(MapFolding.fold)
        return ([own] + more).joined(separator: "\n")
    }

    private func circle(_ row: Row) -> FixedBox {
        let center = FixedPoint(x: row[3], y: row[4]).coordinate, kind: String? = row[2]
        let round = BoundingBox(around: center, radius: RegionKind.radius(kind))
        return FixedBox(BoundingBox(south: round.south, west: round.west, north: round.north, east: round.east))
    }

    private func boundary(of node: Row, _ finder: inout RegionFinder) throws -> Int64? {
        let point = FixedPoint(x: node[3], y: node[4]), name: String = node[10], kind: String? = node[2]
        let same = try finder.boundaries(at: point, db).filter { $0.name == name && $0.level != nil }
        if kind == "country" { return same.first { $0.level == 2 }?.id }
        return same.first { $0.level != 2 }?.id
    }

    private func join(_ node: Row, to boundary: Int64) throws {
        try db.execute(
            sql: """
                UPDATE region SET kind = ?, longitude = ?, latitude = ?, population = coalesce(population, ?),
                    names = names || char(10) || ?, tags = json_patch(?, tags) WHERE id = ?
                """,
            arguments: [
                node[2] as String?, node[3] as Int64, node[4] as Int64, node[9] as Int64?, node[11] as String,
                node[12] as String, boundary,
            ])
    }
}

extension FixedBox {
    /// A box that does not cross the antimeridian; one that does is taken whole round.
    init(_ box: BoundingBox) {
        let south = Int32(box.south * FixedPoint.perDegree), north = Int32(box.north * FixedPoint.perDegree)
        let west = box.crossesAntimeridian ? -180 : box.west, east = box.crossesAntimeridian ? 180 : box.east
        self.init(
            west: Int32((west * FixedPoint.perDegree).rounded(.down)),
            east: Int32((east * FixedPoint.perDegree).rounded(.up)), south: south, north: north)
    }
}

extension [String: String] {
    init?(json: String) {
        guard let tags = try? JSONDecoder().decode([String: String].self, from: Data(json.utf8)) else { return nil }
        self = tags
    }
}
