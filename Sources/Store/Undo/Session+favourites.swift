import Core

extension Session {
    /// The list of all favourites holds what is a favourite by now, also where Undo brings the list back, or a favourite
    /// from before the list. Runs inside `change`.
    /// - Returns: what came onto the list or went, with the list.
    func renewFavourites() throws -> Set<Thing> {
        let list = try HeadingID.fetchOne(
            db, literal: "SELECT id FROM heading WHERE owner = \(viewer) AND holdsFavourites")
        guard let list else { return [] }
        let favourites: Query = "SELECT id FROM place WHERE owner = \(viewer) AND likedAt IS NOT NULL"
        let gone = try PlaceID.fetchAll(
            db,
            literal: "DELETE FROM listed WHERE heading = \(list) AND place NOT IN (\(favourites)) RETURNING place")
        let new = try PlaceID.fetchAll(
            db,
            literal: """
                INSERT INTO listed (heading, place, rank)
                SELECT \(list), id, row_number() OVER (ORDER BY likedAt, id)
                    + (SELECT coalesce(max(rank), 0) FROM listed WHERE heading = \(list))
                FROM place WHERE id IN (\(favourites)) AND NOT likedAlone
                    AND id NOT IN (SELECT place FROM listed WHERE heading = \(list)) RETURNING place
                """)
        let places = Set((gone + new).map { Thing.place($0) })
        return places.isEmpty ? [] : places.union([.heading(list)])
    }
}
