package import Core
package import Store

extension Session {
    /// The labels that most of one's own pins have, the commonest first.
    package func commonLabels(limit: Int) throws -> [String] {
        try String.fetchAll(
            db,
            literal: """
                SELECT label FROM place JOIN placeLabel ON placeLabel.place = place.id WHERE \(own(.place))
                GROUP BY label ORDER BY count(*) DESC, label LIMIT \(limit)
                """)
    }

    /// Makes a pin of one's own a favourite, or no favourite any more; `isAlone`: it does not come onto the list that
    /// others may see.
    package func like(_ id: PlaceID, _ isLiked: Bool, isAlone: Bool = false) throws {
        let place = try placeToChange(id)
        guard (place.likedAt != nil) != isLiked else { return }
        let title: KeepTitle = isLiked ? .liked(place.name) : .unliked(place.name)
        try change(.change, voice.words(title), subject: .place(id)) {
            try db.run(
                "UPDATE place SET likedAt = \(isLiked ? now.stored : nil), likedAlone = \(isLiked && isAlone) WHERE id = \(id)"
            )
            if !isLiked || !isAlone { try listFavourite(id, isLiked) }
        }
        try markPlaces(id)
    }

    /// Notes that one wants to go there, or does no longer.
    package func want(_ id: PlaceID, _ isWanted: Bool) throws {
        let place = try placeToChange(id)
        guard (place.wantedAt != nil) != isWanted else { return }
        let title: KeepTitle = isWanted ? .wanted(place.name) : .unwanted(place.name)
        try change(.change, voice.words(title), subject: .place(id)) {
            try db.run("UPDATE place SET wantedAt = \(isWanted ? now.stored : nil) WHERE id = \(id)")
        }
        try markPlaces(id)
    }
}
