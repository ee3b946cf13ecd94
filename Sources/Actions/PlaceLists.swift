package import Core
import GRDB
import Geo
package import Store

/// The orders of the list of pins.
package enum PlaceSort: String, Sendable, Codable, CaseIterable {
    case near, name, new, used, mine
}

/// A pin as a row of a list.
package struct PlaceRow: Sendable {
    package let place: PlaceRecord
    /// How far from the person's last position; nil without one.
    package let metres: Double?
    package let notes: Int
}

extension Session {
    /// A page of pins in an order.
    package func places(sort: PlaceSort, offset: Int, limit: Int) throws -> [PlaceRow] {
        let origin = try position()?.coordinate
        guard sort == .near, let origin else {
            return try placeRows(order: Self.order(sort), offset: offset, limit: limit, from: origin)
        }
        return try nearest(to: origin, offset: offset, limit: limit)
    }

    /// Nearest first: by the true distance, on the few columns that it needs.
    private func nearest(to origin: Coordinate, offset: Int, limit: Int) throws -> [PlaceRow] {
        let rows = try Row.fetchAll(db, literal: "SELECT id, latitude, longitude FROM place WHERE \(visible(.place))")
        let ranked = rows.compactMap { row -> (id: PlaceID, metres: Double)? in
            guard let point = Coordinate(latitude: row["latitude"], longitude: row["longitude"]) else { return nil }
            return (row["id"], origin.distance(to: point))
        }
        let page = ranked.sorted { ($0.metres, $0.id) < ($1.metres, $1.id) }.dropFirst(offset).prefix(limit)
        return try page.compactMap { entry in
            guard let place = try place(entry.id) else { return nil }
            return PlaceRow(place: place, metres: entry.metres, notes: try noteCount(in: .place(place.id)))
        }
    }

    private func placeRows(order: String, offset: Int, limit: Int, from origin: Coordinate?) throws -> [PlaceRow] {
        let places = try PlaceRecord.fetchAll(
            db,
            literal: """
                SELECT place.* FROM place WHERE \(visible(.place)) ORDER BY \(sql: order) LIMIT \(limit) OFFSET \(offset)
                """)
        return try places.map { place in
            let metres = origin.map { $0.distance(to: place.coordinate) }
            return PlaceRow(place: place, metres: metres, notes: try noteCount(in: .place(place.id)))
        }
    }

    private static func order(_ sort: PlaceSort) -> String {
        switch sort {
        case .name: "name COLLATE NOCASE, id"
        case .near, .new: "createdAt DESC, id DESC"
        case .used: "(SELECT COUNT(*) FROM placeUse WHERE placeUse.place = place.id) DESC, createdAt DESC, id DESC"
        case .mine: "rank, id"
        }
    }

    /// Moves a pin one step in my own order.
    package func shiftPlace(_ id: PlaceID, earlier: Bool) throws {
        let place = try placeToChange(id)
        let ranks = try Row.fetchAll(
            db, literal: "SELECT id, rank FROM place WHERE \(visible(.place)) ORDER BY rank, id")
        guard let rank = RankStep.next(for: id.rawValue, earlier: earlier, among: ranks.map { ($0["id"], $0["rank"]) })
        else { return }
        try change(.change, voice.words(EntryTitle.sorted(place.name)), subject: .place(id)) {
            try db.execute(literal: "UPDATE place SET rank = \(rank) WHERE id = \(id)")
        }
        try markPlaces(id)
    }

    /// Counts a look at a pin, for "most used".
    package func usePlace(_ id: PlaceID) throws { try countUse(of: id) }
}

/// Fractional keys: one row moves, no other is written.
enum RankStep {
    /// The rank that puts a row one step earlier or later; nil when it stands at that end already.
    static func next(for id: Int64, earlier: Bool, among rows: [(id: Int64, rank: Double)]) -> Double? {
        guard let index = rows.firstIndex(where: { $0.id == id }) else { return nil }
        let target = earlier ? index - 1 : index + 1
        guard rows.indices.contains(target) else { return nil }
        let beyond = earlier ? target - 1 : target + 1
        guard rows.indices.contains(beyond) else { return rows[target].rank + (earlier ? -1 : 1) }
        return (rows[target].rank + rows[beyond].rank) / 2
    }
}
