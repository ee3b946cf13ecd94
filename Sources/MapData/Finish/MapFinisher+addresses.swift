import Core
import Foundation
import GRDB

extension MapFinisher {
    /// Houses find their street, and pieces of a street in one town become one.
    func finishAddresses() throws {
        try settle()
        let streets = try RowWriter(db, into: "street", columns: 9)
        let houses = try RowWriter(db, into: "house", columns: 6), boxes = try boxes("houseBox")
        var street = Street(id: base), house = base, group: (String, Int64)?
        let ordered = """
            SELECT folded, area, number, street, town, postcode, country, longitude, latitude, context FROM work.settled
            ORDER BY folded, area, number IS NOT NULL, weight DESC, place, number
            """
        try rows(ordered) { row in
            let key: (String, Int64) = (row[0], row[1])
            if let group, group != key {
                try street.write(to: streets)
                street = Street(id: street.id)
            }
            if group.map({ $0 != key }) ?? true { street.id += 1 }
            group = key
            street.add(row)
            guard let number: String = row[2] else { return }
            house += 1
            let x: Int32 = row[7], y: Int32 = row[8]
            try houses.write(
                .int(house), .int(street.id), .text(number), .of(row, 5), .int(x), .int(y))
            try boxes.write(.int(house), .int(x), .int(x), .int(y), .int(y))
        }
        if group != nil { try street.write(to: streets) }
    }

    /// Gives each address the town that it lies in.
    private func settle() throws {
        try db.execute(
            sql: """
                CREATE TABLE work.settled (
                    folded TEXT, area INTEGER, number TEXT, street TEXT, town TEXT, postcode TEXT, country TEXT,
                    longitude INTEGER, latitude INTEGER, weight INTEGER, place INTEGER, context TEXT)
                """)
        let settled = try RowWriter(db, into: "work.settled", columns: 12)
        var finder = RegionFinder(shapes: RegionShapes())
        try rows("SELECT * FROM work.address ORDER BY place") { row in
            let point = FixedPoint(x: row[6], y: row[7]), street: String = row[1], own: String? = row[3]
            let town = try finder.town(at: point, db)
            let around = try finder.boundaries(at: point, db)
            let country = try finder.country(at: point, code: row[5], db)
            let context = Set(around.filter { $0.level != 2 }.map(\.name) + [town?.name, own].compactMap(\.self))
            try settled.write(
                .text(StreetWords.fold(street)), .int(town?.id ?? -(point.order >> 40)), .of(row, 2),
                .text(street), .optional(own ?? town?.name), .of(row, 4), .optional(country), .int(point.x),
                .int(point.y), .of(row, 8), .of(row, 0),
                .text(context.sorted().flatMap(StreetWords.variants).joined(separator: " ")))
        }
    }
}

/// A street that is put together from its pieces and houses.
private struct Street {
    var id: Int64
    private var name = ""
    private var center = FixedPoint(x: 0, y: 0)
    private var towns: [String: Int] = [:]
    private var postcodes: [String: Int] = [:]
    private var countries: [String: Int] = [:]
    private var words: Set<Substring> = []
    private var isEmpty = true

    init(id: Int64) { self.id = id }

    /// The longest piece comes first and gives the name and the centre.
    mutating func add(_ row: Row) {
        if isEmpty {
            name = row[3]
            center = FixedPoint(x: row[7], y: row[8])
            isEmpty = false
        }
        if let town: String = row[4] { towns[town, default: 0] += 1 }
        if let postcode: String = row[5] { postcodes[postcode, default: 0] += 1 }
        if let country: String = row[6] { countries[country, default: 0] += 1 }
        let context: String = row[9]
        words.formUnion(context.split(separator: " "))
    }

    func write(to writer: RowWriter) throws {
        let context = words.map(String.init) + postcodes.keys.map(MapFolding.fold)
        try writer.write(
            .int(id), .text(name), .optional(towns.commonest), .optional(postcodes.commonest),
            .optional(countries.commonest),
            .int(center.x), .int(center.y), .text(StreetWords.variants(name).joined(separator: "\n")),
            .text(context.sorted().joined(separator: " ")))
    }
}

extension [String: Int] {
    fileprivate var commonest: String? { self.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key }
}
