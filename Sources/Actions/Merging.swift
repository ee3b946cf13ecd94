package import Core
package import Store

extension Session {
    /// Lets one pin of one's own take all that hangs on another, which goes. What both say of themselves stays as the
    /// kept one has it, and no word comes to be seen by more people than before: what others would see becomes a note.
    /// - Throws: the sentence to be shown where the kept pin itself would be seen by more people.
    package func merge(_ new: PlaceID, into old: PlaceID) throws -> PlaceRecord {
        let (gone, kept) = (try placeToChange(new), try placeToChange(old))
        guard new != old, try isOwn(.place(new)), try isOwn(.place(old)) else { throw Refusal(ActionReply.gone) }
        let isWider = try willBeSeenMore(gone, than: kept)
        try markAll(gone)
        try change(.change, voice.words(EntryTitle.merged(gone.name, into: kept.name)), subject: .place(old)) {
            if isWider { try keepToOneself(gone, at: old) } else { try moveLabels(of: new, to: old) }
            try moveVisits(to: new, to: old)
            try moveReviews(of: new, to: old)
            try db.run(
                """
                UPDATE listed SET place = \(old) WHERE place = \(new)
                    AND heading NOT IN (SELECT heading FROM listed WHERE place = \(old))
                """)
            for table: Query in ["note", "photo", "placeUse", "task", "event", "occasion"] {
                try db.run("UPDATE \(table) SET place = \(old) WHERE place = \(new)")
            }
            try fillGaps(of: kept, from: gone, isWider: isWider)
            try db.run("DELETE FROM place WHERE id = \(new)")
        }
        let all = try placeToChange(old)
        try markAll(all)
        return all
    }

    private func markAll(_ place: PlaceRecord) throws {
        try place.isHome ? markNeighbours(of: place) : markPlaces(place.id)
        try markNotes(at: place.id)
        for review in try reviewRecords(of: place.id) { try markReview(review.id) }
    }

    private func moveLabels(of new: PlaceID, to old: PlaceID) throws {
        let labels = try self.labels(of: old)
        for label in try self.labels(of: new) where !labels.contains(label) {
            try PlaceLabelRecord(place: old, label: label).insertAnew(db)
        }
    }

    /// A day counts once, unless something else was said of it each time.
    private func moveVisits(to new: PlaceID, to old: PlaceID) throws {
        try db.run(
            """
            UPDATE visit SET place = \(old) WHERE place = \(new) AND NOT EXISTS (SELECT 1 FROM visit AS kept
                WHERE kept.place = \(old) AND kept.day = visit.day AND (visit.note IS NULL OR visit.note IS kept.note))
            """)
        try db.run(
            """
            DELETE FROM visit WHERE place = \(old) AND note IS NULL AND EXISTS (SELECT 1 FROM visit AS told
                WHERE told.place = \(old) AND told.day = visit.day AND told.note IS NOT NULL)
            """)
    }

    /// What the kept pin does not say of itself is as the other one had it. It stays for good where the other would.
    private func fillGaps(of kept: PlaceRecord, from gone: PlaceRecord, isWider: Bool) throws {
        let isTyped = gone.address != nil && !gone.addressIsAssumed
        let takesAddress = !(isTyped && isWider) && (kept.address == nil || kept.addressIsAssumed && isTyped)
        let ends = kept.endsAt.flatMap { old in gone.endsAt.map { max(old, $0) } }
        try db.run(
            """
            UPDATE place SET element = \(kept.element ?? gone.element), category = \(kept.category ?? gone.category),
                colour = \(kept.colour ?? gone.colour), icon = \(kept.icon ?? gone.icon),
                likedAt = \((kept.likedAt ?? gone.likedAt)?.stored),
                wantedAt = \((kept.wantedAt ?? gone.wantedAt)?.stored), endsAt = \(ends?.stored),
                isHome = \(kept.isHome || gone.isHome), address = \(takesAddress ? gone.address : kept.address),
                addressIsAssumed = \(takesAddress ? gone.addressIsAssumed : kept.addressIsAssumed)
            WHERE id = \(kept.id)
            """)
    }
}
