package import Core
import Geo
package import Store

/// The orders of the list of pins.
package enum PlaceSort: String, Sendable, Codable, CaseIterable {
    case near, name, new, used, rated, mine
}

/// A pin as a row of a list.
package struct PlaceRow: Sendable {
    package let place: PlaceRecord
    /// How far from the person's last position; nil without one.
    package let metres: Double?
    package let notes: Int
    /// Those that I gave it; nil where they do not count in the order.
    package let stars: Int?
    /// Its own, or that of a label of it.
    package let colour: PinColour?
}

extension Session {
    /// A page of places in an order.
    package func places(
        _ selection: PlaceSelection = .all, sort: PlaceSort, offset: Int, limit: Int
    ) throws -> [PlaceRow] {
        let origin = try selection.center ?? (isGroup ? nil : position()?.coordinate)
        guard sort == .near, let origin else {
            return try placeRows(selection, sort, offset: offset, limit: limit, from: origin)
        }
        return try nearest(selection, to: origin, offset: offset, limit: limit)
    }

    /// Nearest first, by the distance that the rows show.
    private func nearest(
        _ selection: PlaceSelection, to origin: Coordinate, offset: Int, limit: Int
    ) throws -> [PlaceRow] {
        let points = try placePoints(selection, nearestTo: origin, limit: offset + limit).dropFirst(offset)
        let places = try PlaceRecord.fetchAll(
            db, literal: "SELECT * FROM place WHERE id IN (\(list: points.map(\.id))) AND \(visible(.place))")
        let byID = Dictionary(uniqueKeysWithValues: places.map { ($0.id, $0) })
        return try rows(of: points.compactMap { byID[$0.id] }, from: origin)
    }

    private func placeRows(
        _ selection: PlaceSelection, _ sort: PlaceSort, offset: Int, limit: Int, from origin: Coordinate?
    ) throws -> [PlaceRow] {
        let places = try PlaceRecord.fetchAll(
            db,
            literal: """
                SELECT place.* FROM place WHERE \(isSelected(selection)) ORDER BY \(order(sort, of: selection))
                LIMIT \(limit) OFFSET \(offset)
                """)
        return try rows(of: places, from: origin, stars: sort == .rated ? stars(of: places.map(\.id)) : [:])
    }

    private func rows(
        of places: [PlaceRecord], from origin: Coordinate?, stars: [PlaceID: Int] = [:]
    ) throws -> [PlaceRow] {
        let notes = try noteCounts(at: places.map(\.id)), colours = try colours(of: places)
        return try places.map { place in
            let shown = try rubbedOut(place)
            return PlaceRow(
                place: shown, metres: origin.map { $0.distance(to: shown.coordinate) },
                notes: notes[place.id, default: 0],
                stars: stars[place.id], colour: colours[place.id])
        }
    }

    private func noteCounts(at places: [PlaceID]) throws -> [PlaceID: Int] {
        let rows = try SQLRow.fetchAll(
            db,
            literal: """
                SELECT place, COUNT(*) AS count FROM note
                WHERE place IN (\(list: places)) AND \(visible(.note)) GROUP BY place
                """)
        return Dictionary(uniqueKeysWithValues: rows.map { ($0["place"], $0["count"]) })
    }

    private func stars(of places: [PlaceID]) throws -> [PlaceID: Int] {
        let rows = try SQLRow.fetchAll(
            db, literal: "SELECT place, stars FROM review WHERE place IN (\(list: places)) AND \(isMyReview)")
        return Dictionary(uniqueKeysWithValues: rows.map { ($0["place"], $0["stars"]) })
    }

    private var isMyReview: Query { "author = \(actor) AND \(own(.review))" }

    private func order(_ sort: PlaceSort, of selection: PlaceSelection) -> Query {
        switch sort {
        case .name: "name COLLATE NOCASE, id"
        case .near, .new: newestFirst(selection)
        case .used: "(SELECT COUNT(*) FROM placeUse WHERE placeUse.place = place.id) DESC, createdAt DESC, id DESC"
        case .rated:
            """
            (SELECT stars FROM review WHERE review.place = place.id AND \(isMyReview)) DESC NULLS LAST,
            name COLLATE NOCASE, id
            """
        case .mine: inOwnOrder(selection)
        }
    }

    /// Moves a pin one step in my own order.
    package func shiftPlace(_ id: PlaceID, earlier: Bool) throws {
        let place = try placeToChange(id)
        if try shift(.place(id), called: place.name, earlier: earlier, among: own(.place)) { try markPlaces(id) }
    }

    /// Moves a place one step on a list of one's own.
    package func shiftPlace(_ id: PlaceID, on list: HeadingID, earlier: Bool) throws {
        let heading = try listToChange(list)
        let ranks = try SQLRow.fetchAll(
            db, literal: "SELECT place, rank FROM listed WHERE heading = \(list) ORDER BY rank, place")
        let steps = RankStep.step(id.rawValue, earlier: earlier, among: ranks.map { ($0["place"], $0["rank"]) })
        guard !steps.isEmpty else { return }
        try change(.change, voice.words(ListTitle.sorted(heading.name)), subject: .heading(list)) {
            for step in steps {
                try db.run("UPDATE listed SET rank = \(step.rank) WHERE heading = \(list) AND place = \(step.id)")
            }
        }
        try markList(list)
    }

    /// Counts a look at a pin of one's own, for "most used"; who looks at another's pin changes nothing of theirs.
    package func usePlace(_ id: PlaceID) throws {
        guard try isOwn(.place(id)) else { return }
        try db.run("INSERT INTO placeUse (place, at) VALUES (\(id), \(now.stored))")
    }
}
