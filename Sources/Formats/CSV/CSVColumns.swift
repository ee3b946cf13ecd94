import Core
import Foundation

/// Which column of a table holds what.
struct CSVColumns {
    enum Field: CaseIterable {
        case name, latitude, longitude, pair, address, note, list, labels, colour, url, created

        /// Heads of columns as programs and people write them, lower case; the better before the others.
        fileprivate var heads: [String] {
            switch self {
            case .name: ["name", "title", "titel", "place", "ort", "label", "bezeichnung"]
            case .latitude: ["latitude", "lat", "latitudee7", "breitengrad", "breite", "y"]
            case .longitude:
                ["longitude", "lon", "lng", "long", "longitudee7", "längengrad", "laengengrad", "länge", "x"]
            case .pair:
                [
                    "coordinates", "coordinate", "koordinaten", "wkt", "geometry", "latlng", "lat,lon", "location",
                    "position",
                ]
            case .address: ["address", "adresse", "anschrift", "street", "straße"]
            case .note:
                ["note", "notes", "notiz", "notizen", "comment", "kommentar", "description", "beschreibung", "desc"]
            case .list: ["lists", "list", "liste", "listen", "folder", "ordner", "category", "kategorie"]
            case .labels: ["labels", "tags", "tag", "etiketten", "stichwörter"]
            case .colour: ["colour", "color", "farbe", "marker-color"]
            case .url: ["url", "link", "google maps url", "website", "webseite"]
            case .created: ["created", "created_at", "date", "saved", "time", "angelegt", "datum", "timestamp"]
            }
        }
    }

    private var columns: [Field: Int] = [:]
    private let isE7: Bool

    /// nil where nothing tells places from any other table.
    init?(header: [String]) {
        for field in Field.allCases {
            columns[field] = field.heads.lazy.compactMap { header.firstIndex(of: $0) }.first
        }
        isE7 = header.contains("latitudee7")
        let hasPosition = columns[.latitude] != nil && columns[.longitude] != nil || columns[.pair] != nil
        guard hasPosition || (columns[.name] != nil && (columns[.url] ?? columns[.address]) != nil) else { return nil }
    }

    func text(_ field: Field, in row: [String]) -> String? {
        guard let column = columns[field], column < row.count else { return nil }
        return row[column].withoutFormulaGuard.unlessBlank
    }

    /// Several with semicolons or on lines of their own, else with commas.
    func texts(_ field: Field, in row: [String]) -> [String] {
        let text = text(field, in: row) ?? ""
        let marks = text.contains { ";\n".contains($0) } ? ";\n" : ","
        return text.split { marks.contains($0) }.compactMap(\.unlessBlank)
    }

    /// From columns of its own, or from the address of a map.
    func coordinate(in row: [String]) -> Coordinate? {
        if let latitude = text(.latitude, in: row).flatMap({ Degrees.read($0, isE7: isE7) }),
            let longitude = text(.longitude, in: row).flatMap({ Degrees.read($0, isE7: isE7) })
        {
            return Coordinate(latitude: latitude, longitude: longitude)
        }
        return text(.pair, in: row).flatMap(Degrees.pair) ?? text(.url, in: row).flatMap(MapURL.coordinate)
    }
}
