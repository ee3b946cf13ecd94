package import Core
import Geo
package import Store

extension Session {
    /// Where one lives: what others see near it is rubbed out. A pin is it, or is it no more.
    package func setHome(_ isHome: Bool, _ id: PlaceID) throws -> PlaceRecord {
        let old = try placeToChange(id)
        try change(.change, voice.words(isHome ? EntryTitle.home(old.name) : .noHome(old.name)), subject: .place(id)) {
            try db.run("UPDATE place SET isHome = \(isHome) WHERE id = \(id)")
        }
        try markNeighbours(of: old)
        return try placeToChange(id)
    }

    /// A new pin that is one's home, as one change.
    package func keepHome(_ new: NewPlace) throws -> PlaceRecord {
        try change(.add, voice.words(EntryTitle.home(new.name))) {
            try setHome(true, keepPlace(new).id)
        } subject: {
            .place($0.id)
        }
    }

    /// The pin that is one's home, of several the one that became it last.
    package func home() throws -> PlaceRecord? { try homes().first }

    /// The pins that are one's homes; what became one last comes first.
    package func homes() throws -> [PlaceRecord] {
        try PlaceRecord.fetchAll(
            db,
            literal: """
                SELECT * FROM place WHERE owner = \(viewer) AND isHome
                ORDER BY (SELECT max(change.id) FROM change WHERE tableName = 'place' AND rowID = place.id
                    AND json_extract(new, '$.isHome') AND NOT json_extract(old, '$.isHome')) DESC, id DESC
                """)
    }

    /// What the viewer may know of a pin: of another's near their home neither where it is nor its address.
    func rubbedOut(_ place: PlaceRecord) throws -> PlaceRecord {
        guard place.owner != viewer else { return place }
        var place = place
        place.isHome = false
        guard let shown = try HomeBlur.shown(place.coordinate, homes: homes(of: place.owner)) else { return place }
        (place.latitude, place.longitude) = (shown.latitude, shown.longitude)
        (place.accuracy, place.address, place.element) = (HomeBlur.accuracy, nil, nil)
        return place
    }

    /// The pin is shown to others at another point: to them it is another's near a home, to its owner one near home.
    package func isRubbedOut(_ id: PlaceID) throws -> Bool {
        let record = try PlaceRecord.fetchOne(
            db, literal: "SELECT * FROM place WHERE id = \(id) AND \(visible(.place))")
        guard let record else { return false }
        return try HomeBlur.shown(record.coordinate, homes: homes(of: record.owner)) != nil
    }

    /// Near these, what the viewer is shown is rubbed out.
    func homes(ofOthers owners: Set<OwnerID>) throws -> [OwnerID: [Coordinate]] {
        try Dictionary(uniqueKeysWithValues: owners.subtracting([viewer]).map { ($0, try homes(of: $0)) })
    }

    private func homes(of owner: OwnerID) throws -> [Coordinate] {
        try SQLRow.fetchAll(
            db, literal: "SELECT latitude, longitude FROM place WHERE owner = \(owner) AND isHome"
        ).compactMap { Coordinate(latitude: $0["latitude"], longitude: $0["longitude"]) }
    }

    /// All cards that show what lies near a home, as it is or as it was.
    func markNeighbours(of home: PlaceRecord) throws {
        try markPlaces(home.id)
        for near in try ownPlaces(within: HomeBlur.reach, of: home.coordinate) where near.place.id != home.id {
            try mark("place:\(near.place.id)")
        }
    }
}
