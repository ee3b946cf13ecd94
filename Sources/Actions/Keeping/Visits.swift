package import Core
package import Store

extension VisitRecord {
    /// Days since 1970-01-01; nil where the store holds no day.
    package var dayNumber: Int? { CalendarDate(text: day)?.dayNumber }
}

extension Session {
    /// The local date now, as days since 1970-01-01.
    package var today: Int { WallTime(now, in: settings.timeZone).day }

    /// The visits to a pin of one's own, the last one first.
    package func visits(to place: PlaceID, offset: Int = 0, limit: Int) throws -> [VisitRecord] {
        try VisitRecord.fetchAll(
            db,
            literal: """
                SELECT visit.* FROM visit JOIN place ON place.id = visit.place
                WHERE visit.place = \(place) AND \(own(.place)) ORDER BY day DESC, visit.id DESC
                LIMIT \(limit) OFFSET \(offset)
                """)
    }

    package func visitCount(of place: PlaceID) throws -> Int {
        try Int.fetchOne(
            db,
            literal: """
                SELECT count(*) FROM visit JOIN place ON place.id = visit.place
                WHERE visit.place = \(place) AND \(own(.place))
                """) ?? 0
    }

    /// A visit to a pin of one's own.
    package func visit(_ id: VisitID) throws -> VisitRecord? {
        try VisitRecord.fetchOne(
            db,
            literal: """
                SELECT visit.* FROM visit JOIN place ON place.id = visit.place
                WHERE visit.id = \(id) AND \(own(.place))
                """)
    }

    /// Keeps that one was there that day (in days since 1970-01-01, not after today), once for each day; the wish to go
    /// there is fulfilled.
    @discardableResult
    package func keepVisit(to id: PlaceID, on day: Int, note: String? = nil) throws -> VisitRecord {
        let place = try placeToChange(id)
        let date = CalendarDate(dayNumber: day).text
        let kept = try change(.add, voice.words(KeepTitle.visited(place.name, day: date)), subject: .place(id)) {
            try db.run("UPDATE place SET wantedAt = NULL WHERE id = \(id) AND wantedAt IS NOT NULL")
            guard let known = try visit(to: id, on: date) else {
                return try VisitRecord(place: id, day: date, note: note, createdAt: now).insertedAnew(db)
            }
            if let note { try db.run("UPDATE visit SET note = \(note) WHERE id = \(known.id)") }
            return known
        }
        try markPlaces(id)
        return try visit(kept.id) ?? kept
    }

    /// Another day or other words for a visit; nil leaves a part, empty words take them away.
    package func changeVisit(_ id: VisitID, day: Int? = nil, note: String? = nil) throws {
        let (visit, place) = try visitToChange(id)
        let date = day.map { CalendarDate(dayNumber: $0).text } ?? visit.day
        let words = note.map { $0.isEmpty ? nil : $0 } ?? visit.note
        try change(.change, voice.words(KeepTitle.changedVisit(place.name)), subject: .place(place.id)) {
            try db.run("UPDATE visit SET day = \(date), note = \(words) WHERE id = \(id)")
        }
        try markPlaces(place.id)
    }

    package func deleteVisit(_ id: VisitID) throws {
        let (_, place) = try visitToChange(id)
        try change(.delete, voice.words(KeepTitle.deletedVisit(place.name)), subject: .place(place.id)) {
            try db.run("DELETE FROM visit WHERE id = \(id)")
        }
        try markPlaces(place.id)
    }

    private func visit(to place: PlaceID, on day: String) throws -> VisitRecord? {
        try VisitRecord.fetchOne(
            db, literal: "SELECT * FROM visit WHERE place = \(place) AND day = \(day) ORDER BY id")
    }

    private func visitToChange(_ id: VisitID) throws -> (VisitRecord, PlaceRecord) {
        guard let visit = try visit(id) else { throw Refusal(ActionReply.gone) }
        return (visit, try placeToChange(visit.place))
    }
}
