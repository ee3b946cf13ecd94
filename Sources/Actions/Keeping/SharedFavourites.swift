package import Core
package import Store

/// Favourites are shared as a list that they are kept on.
extension Session {
    /// One's own list of all favourites, made under that name where there is none.
    package func favouritesList(named name: String) throws -> HeadingID {
        if let known = try favouritesList(of: viewer) { return known }
        let free = try heading(named: name) == nil ? name : "\(name) ♥"
        let id = try change(.add, voice.words(ListTitle.favourites)) {
            var list = HeadingRecord(owner: viewer, name: free, addedBy: adder)
            list.holdsFavourites = true
            let id = try list.insertedAnew(db).id
            try db.run(
                """
                INSERT INTO listed (heading, place, rank)
                SELECT \(id), id, row_number() OVER (ORDER BY likedAt, id) FROM place
                WHERE \(own(.place)) AND likedAt IS NOT NULL AND NOT likedAlone
                """)
            return id
        } subject: {
            .heading($0)
        }
        try markList(id)
        return id
    }

    /// The list of somebody's favourites, as far as the viewer sees it.
    package func favouritesList(of owner: OwnerID) throws -> HeadingID? {
        try HeadingID.fetchOne(
            db, literal: "SELECT id FROM heading WHERE owner = \(owner) AND holdsFavourites AND \(visible(.heading))")
    }

    /// Somebody's lists that the viewer sees, by name; the list of their favourites, too.
    package func lists(of owner: OwnerID, offset: Int, limit: Int) throws -> [HeadingRecord] {
        try HeadingRecord.fetchAll(
            db,
            literal: """
                SELECT * FROM heading WHERE owner = \(owner) AND \(visible(.heading))
                ORDER BY name COLLATE NOCASE, id LIMIT \(limit) OFFSET \(offset)
                """)
    }

    /// What became a favourite comes onto the list, what is none any more goes: runs inside `change`.
    func listFavourite(_ id: PlaceID, _ isLiked: Bool) throws {
        guard let list = try favouritesList(of: viewer), try isListed(id, on: list) != isLiked else { return }
        if isLiked { try putLast(id, on: list) } else { try takeOff(id, list) }
        try markList(list, id)
    }

    /// What came onto the list is a favourite, what went is none: runs inside `change`.
    func likeListed(_ id: PlaceID, on list: HeadingRecord, _ isLiked: Bool) throws {
        guard list.holdsFavourites else { return }
        try db.run("UPDATE place SET likedAt = \(isLiked ? now.stored : nil), likedAlone = 0 WHERE id = \(id)")
    }

    func putLast(_ place: PlaceID, on list: HeadingID) throws {
        let rank = try nextRank(in: "listed WHERE heading = \(list)")
        try ListedRecord(heading: list, place: place, rank: rank).insertAnew(db)
    }

    func takeOff(_ place: PlaceID, _ list: HeadingID) throws {
        try db.run("DELETE FROM listed WHERE heading = \(list) AND place = \(place)")
    }
}
