package import Core
package import Store

extension Session {
    /// Lets one pin of one's own take all that hangs on another, which goes. What both say of themselves stays as the
    /// kept one has it, and no word comes to be seen by more people than before.
    package func merge(_ new: PlaceID, into old: PlaceID) throws -> PlaceRecord {
        let (gone, kept) = (try placeToChange(new), try placeToChange(old))
        guard new != old, try isOwn(.place(new)), try isOwn(.place(old)) else { throw Refusal(ActionReply.gone) }
        try markAll(gone)
        try change(.change, voice.words(EntryTitle.merged(gone.name, into: kept.name)), subject: .place(old)) {
            try moveLabels(of: new, to: old)
            try moveVisits(to: new, to: old)
            try moveReviews(of: new, to: old)
            try db.run(
                """
                UPDATE listed SET place = \(old) WHERE place = \(new)
                    AND heading NOT IN (SELECT heading FROM listed WHERE place = \(old))
                """)
            for table: Query in ["note", "photo", "placeUse"] {
                try db.run("UPDATE \(table) SET place = \(old) WHERE place = \(new)")
            }
            try fillGaps(of: kept, from: gone)
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
            _ = try PlaceLabelRecord(place: old, label: label).insertedAnew(db)
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

    /// Each author keeps one review, and every word of two.
    private func moveReviews(of new: PlaceID, to old: PlaceID) throws {
        let known = try reviewRecords(of: old)
        for review in try reviewRecords(of: new) {
            if let kept = known.first(where: { $0.author == review.author }) {
                try absorb(review, into: kept)
            } else {
                try db.run("UPDATE review SET place = \(old) WHERE id = \(review.id)")
            }
        }
    }

    /// Words that others may not see, or that are too many for one review, become a note.
    private func absorb(_ review: ReviewRecord, into kept: ReviewRecord) throws {
        var joined = kept.text
        if !review.text.isEmpty, !kept.text.contains(review.text) {
            let both = kept.text.isEmpty ? review.text : "\(kept.text) / \(review.text)"
            if review.audience == kept.audience, review.audience != .chosen, both.unicodeScalars.count <= 300 {
                joined = both
            } else {
                _ = try keepNote(NewNote(text: review.text, home: .place(kept.place)))
            }
        }
        try db.run(
            """
            UPDATE review SET text = \(joined), price = coalesce(price, \(review.price)) WHERE id = \(kept.id)
            """)
    }

    /// What the kept pin does not say of itself is as the other one had it. It stays for good where the other would.
    private func fillGaps(of kept: PlaceRecord, from gone: PlaceRecord) throws {
        let isTyped = gone.address != nil && !gone.addressIsAssumed
        let takesAddress = kept.address == nil || kept.addressIsAssumed && isTyped
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

    private func reviewRecords(of place: PlaceID) throws -> [ReviewRecord] {
        try ReviewRecord.fetchAll(
            db, literal: "SELECT * FROM review WHERE place = \(place) AND \(own(.review)) ORDER BY id")
    }
}
