import Core
import Foundation

/// Places as a table that spreadsheets open: UTF-8 with its mark, commas, a line for each place.
enum CSVWriter {
    private static let header = [
        "name", "latitude", "longitude", "address", "note", "lists", "labels", "colour", "url", "created",
    ]

    static func text(_ places: [ImportedPlace]) -> String {
        "\u{FEFF}" + ([header] + places.map(row)).map { $0.joined(separator: ",") + "\r\n" }.joined()
    }

    private static func row(_ place: ImportedPlace) -> [String] {
        let words = [place.address, place.note, several(place.lists), several(place.labels)].map { field($0 ?? "") }
        return [field(place.name)]
            + [place.coordinate?.latitude, place.coordinate?.longitude].map { degrees in
                degrees.map(Degrees.write) ?? ""
            } + words + [
                place.colour?.rawValue ?? "", field(place.url ?? ""), place.createdAt.map(Instant.write) ?? "",
            ]
    }

    /// With semicolons, which a name then cannot have.
    private static func several(_ names: [String]) -> String? {
        let joined = names.map { $0.replacing(";", with: ",") }.joined(separator: ";")
        return names.count == 1 && joined.contains(",") ? joined + ";" : joined
    }

    private static func field(_ text: String) -> String {
        let text = text.withFormulaGuard
        guard text.contains(where: { ",;\"\r\n\t".contains($0) || $0.isNewline }) || text != text.trimmed else {
            return text
        }
        return "\"" + text.replacing("\"", with: "\"\"") + "\""
    }
}
