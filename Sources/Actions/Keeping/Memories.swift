package import Core
import Foundation
package import Store

/// Which memories are meant.
package enum MemorySelection: Hashable, Sendable, Codable {
    case all
    case place(PlaceID)
    case year(Int)
    /// The same day in earlier years.
    case thisDay
    /// Of the places whose names, labels or addresses say that.
    case words(SearchWords)

    /// "a", "p12", "y2025", "d" or "wlisbon", as button data carries it.
    package var code: String {
        switch self {
        case .all: "a"
        case .place(let id): "p\(id)"
        case .year(let year): "y\(year)"
        case .thisDay: "d"
        case .words(let words): "w\(words.code)"
        }
    }

    package init?(code: String) {
        let rest = String(code.dropFirst())
        switch code.first {
        case "a" where rest.isEmpty: self = .all
        case "d" where rest.isEmpty: self = .thisDay
        case "p": guard let id = PlaceID(rest) else { return nil }; self = .place(id)
        case "y": guard let year = Int(rest), (1000...9999).contains(year) else { return nil }; self = .year(year)
        case "w": guard let words = SearchWords(rest) else { return nil }; self = .words(words)
        default: return nil
        }
    }
}

/// Something that happened at a place of one's own: a visit, a note or a photo.
package struct Memory: Sendable {
    package enum What: String, Sendable { case visit, note, photo }
    package let what: What
    /// The row's id within its table.
    package let id: Int64
    package let place: PlaceID
    package let placeName: String
    /// Days since 1970-01-01, by the person's own calendar.
    package let day: Int
    /// A visit's or a note's words; a photo's file name.
    package let text: String
    /// Of a photo's bytes.
    package let hash: String?
    /// A photo that is shown without hidden data.
    package let isBare: Bool
}

extension Session {
    /// Memories of one's own places, the last day first.
    package func memories(_ selection: MemorySelection, offset: Int, limit: Int) throws -> [Memory] {
        let rows = try SQLRow.fetchAll(
            db,
            literal: """
                SELECT * FROM (\(allMemories(selection))) WHERE \(isMeant(selection))
                ORDER BY day DESC, what DESC, id DESC LIMIT \(limit) OFFSET \(offset)
                """)
        return rows.compactMap(Self.memory)
    }

    package func memoryCount(_ selection: MemorySelection) throws -> Int {
        try Int.fetchOne(
            db, literal: "SELECT count(*) FROM (\(allMemories(selection))) WHERE \(isMeant(selection))") ?? 0
    }

    private func allMemories(_ selection: MemorySelection) -> Query {
        let places: Query =
            switch selection {
            case .place(let id): "\(own(.place)) AND place.id = \(id)"
            case .words(let words): "\(own(.place)) AND place.id IN (\(ownPlaces(words)))"
            case .all, .year, .thisDay: own(.place)
            }
        return """
            SELECT 'visit' AS what, visit.id AS id, place.id AS place, place.name AS placeName, day,
                coalesce(visit.note, '') AS text, NULL AS hash, 0 AS isBare
            FROM place JOIN visit ON visit.place = place.id WHERE \(places)
            UNION ALL
            SELECT 'note', note.id, place.id, place.name, \(day(of: "note.createdAt")), text, NULL, 0
            FROM place JOIN note ON note.place = place.id WHERE \(places) AND \(own(.note))
            UNION ALL
            SELECT 'photo', photo.id, place.id, place.name, \(day(of: "photo.createdAt")), photo.name, hash, isBare
            FROM place JOIN photo ON photo.place = place.id WHERE \(places)
            UNION ALL
            SELECT 'photo', photo.id, place.id, place.name, \(day(of: "photo.createdAt")), photo.name, hash, isBare
            FROM place JOIN note ON note.place = place.id JOIN photo ON photo.note = note.id
            WHERE \(places) AND \(own(.note))
            """
    }

    private func isMeant(_ selection: MemorySelection) -> Query {
        switch selection {
        case .all, .place, .words: "TRUE"
        case .year(let year): "day GLOB \("\(year)-*")"
        case .thisDay: "substr(day, 5) = \(String(dayText.dropFirst(4))) AND day < \(dayText)"
        }
    }

    private func ownPlaces(_ words: SearchWords) -> Query {
        "SELECT rowid / 16 FROM search WHERE search MATCH \(words.match(.begun, of: [ThingKind.place.searchWord(of: viewer)]))"
    }

    private var dayText: String { CalendarDate(dayNumber: today).text }

    /// The local date of a moment. The zone's offset is that of now: around midnight half a year away it may be a day off,
    /// which nobody's memory notices.
    private func day(of column: String) -> Query {
        "date(\(sql: column) + \(Double(settings.timeZone.secondsFromGMT(for: now))), 'unixepoch')"
    }

    private static func memory(_ row: SQLRow) -> Memory? {
        guard let what = Memory.What(rawValue: row["what"]), let day = CalendarDate(text: row["day"]) else {
            return nil
        }
        return Memory(
            what: what, id: row["id"], place: row["place"], placeName: row["placeName"], day: day.dayNumber,
            text: row["text"], hash: row["hash"], isBare: row["isBare"])
    }
}

extension CalendarDate {
    /// "2026-03-14"; nil for anything else.
    package init?(text: String) {
        let parts = text.split(separator: "-").compactMap { Int($0) }
        guard parts.count == 3 else { return nil }
        self.init(year: parts[0], month: parts[1], day: parts[2])
    }
}
