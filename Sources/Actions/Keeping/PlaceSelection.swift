package import Core
import Foundation
import Store

/// Which places a list shows.
package enum PlaceSelection: Hashable, Sendable, Codable {
    /// All of one's own.
    case all
    case liked, wanted, been
    /// Those on a named list, which may be another's.
    case list(HeadingID)
    /// One's own with a label; a label too long for a button's data stands for all that begin so.
    case label(LabelKey)
    /// All of one's own, from a point that is not where one is.
    case around(Coordinate)

    /// From where distances count, unless it is where one is.
    package var center: Coordinate? { if case .around(let point) = self { point } else { nil } }

    /// "a", "h3" or "lfood", as button data carries it.
    package var code: String {
        switch self {
        case .all: "a"
        case .liked: "f"
        case .wanted: "w"
        case .been: "b"
        case .list(let id): "h\(id)"
        case .label(let key): "\(key.isCut ? "k" : "l")\(key.text)"
        case .around(let point): "p\(Self.short(point.latitude)),\(Self.short(point.longitude))"
        }
    }

    /// Five digits, about a metre.
    private static func short(_ degrees: Double) -> Double { (degrees * 100_000).rounded() / 100_000 }

    package init?(code: String) {
        let rest = String(code.dropFirst())
        switch code.first {
        case "a" where rest.isEmpty: self = .all
        case "f" where rest.isEmpty: self = .liked
        case "w" where rest.isEmpty: self = .wanted
        case "b" where rest.isEmpty: self = .been
        case "h": guard let id = HeadingID(rest) else { return nil }; self = .list(id)
        case "l", "k":
            guard let key = LabelKey(text: rest, isCut: code.first == "k") else { return nil }
            self = .label(key)
        case "p":
            let parts = rest.split(separator: ",").compactMap { Double($0) }
            guard parts.count == 2, let point = Coordinate(latitude: parts[0], longitude: parts[1]) else { return nil }
            self = .around(point)
        default: return nil
        }
    }
}

/// A label as button data can carry it.
package struct LabelKey: Hashable, Sendable, Codable {
    /// Bytes of UTF-8.
    private static let longest = 28
    package let text: String
    package let isCut: Bool

    package init(_ label: String) {
        var short = label
        while short.utf8.count > Self.longest { short.removeLast() }
        text = short
        isCut = short != label
    }

    init?(text: String, isCut: Bool) {
        guard !text.isEmpty, text.utf8.count <= Self.longest else { return nil }
        self.text = text
        self.isCut = isCut
    }

    /// True where a column is that label.
    func isIn(_ column: String) -> Query {
        isCut
            ? "substr(\(sql: column), 1, \(text.unicodeScalars.count)) = \(text)" : "\(sql: column) = \(text)"
    }
}

extension Session {
    /// True where the row of `place` is of the selection and to be seen by the viewer.
    func isSelected(_ selection: PlaceSelection) -> Query {
        switch selection {
        case .all, .around: own(.place)
        case .liked: "\(own(.place)) AND likedAt IS NOT NULL"
        case .wanted: "\(own(.place)) AND wantedAt IS NOT NULL"
        case .been: "\(own(.place)) AND EXISTS (SELECT 1 FROM visit WHERE visit.place = place.id)"
        case .list(let id):
            """
            place.id IN (SELECT listed.place FROM listed JOIN heading ON heading.id = listed.heading
                WHERE listed.heading = \(id) AND \(visible(.heading))) AND \(visible(.place))
            """
        case .label(let key):
            """
            \(own(.place)) AND EXISTS (SELECT 1 FROM placeLabel
                WHERE placeLabel.place = place.id AND \(key.isIn("placeLabel.label")))
            """
        }
    }

    /// The newest first: since when a place is what the selection is about.
    func newestFirst(_ selection: PlaceSelection) -> Query {
        switch selection {
        case .liked: "likedAt DESC, id DESC"
        case .wanted: "wantedAt DESC, id DESC"
        case .been: "(SELECT max(day) FROM visit WHERE visit.place = place.id) DESC, id DESC"
        case .list(let id):
            "(SELECT listed.id FROM listed WHERE listed.place = place.id AND listed.heading = \(id)) DESC"
        case .all, .label, .around: "createdAt DESC, id DESC"
        }
    }

    /// My own order; a named list has its own.
    func inOwnOrder(_ selection: PlaceSelection) -> Query {
        guard case .list(let id) = selection else { return "rank, id" }
        return """
            (SELECT listed.rank FROM listed WHERE listed.place = place.id AND listed.heading = \(id)), id
            """
    }
}
