import Core
import Foundation

extension Reading {
    /// A table with a head: Google Takeout's lists ("Title,Note,URL,Comment"), Google My Maps, or anybody's own.
    mutating func readTable(_ text: String, name: String) throws(FileProblem) {
        let table = try CSVTable(text)
        guard let columns = CSVColumns(header: table.header) else { throw .unknownFormat }
        let isTakeout = table.header.starts(with: ["title", "note", "url"])
        let list = isTakeout ? Self.title(of: name) : nil
        for row in table.rows {
            var place = ImportedPlace(row: row, columns)
            if place.lists.isEmpty, let list { place.lists = [list] }
            if isTakeout { place.addComment(of: row, table.header) }
            if place.coordinate != nil || !place.name.isEmpty || place.address != nil { file.places.append(place) }
        }
    }

    /// "Takeout/Saved/Best coffee.csv" is the list "Best coffee".
    private static func title(of name: String) -> String? {
        let last = name.split(separator: "/").last.map(String.init) ?? name
        return (last.lowercased().hasSuffix(".csv") ? String(last.dropLast(4)) : last).unlessBlank
    }
}

extension ImportedPlace {
    fileprivate init(row: [String], _ columns: CSVColumns) {
        let url = columns.text(.url, in: row)
        self.init(
            name: columns.text(.name, in: row) ?? "",
            coordinate: columns.coordinate(in: row),
            address: (columns.text(.address, in: row) ?? url.flatMap(MapURL.question)),
            note: columns.text(.note, in: row),
            lists: columns.texts(.list, in: row),
            labels: columns.texts(.labels, in: row),
            colour: columns.text(.colour, in: row).flatMap { PinColour(file: $0) }, url: url,
            createdAt: columns.text(.created, in: row).flatMap(Instant.read))
        if coordinate != nil, columns.text(.address, in: row) == nil { address = nil }
    }

    /// Takeout has a note for the place and a comment for the list.
    fileprivate mutating func addComment(of row: [String], _ header: [String]) {
        guard let column = header.firstIndex(of: "comment"), column < row.count, let comment = row[column].unlessBlank
        else { return }
        note = [note, comment].compactMap { $0 }.withoutDoubles.joined(separator: "\n")
    }
}

extension String {
    /// A spreadsheet would run a field that begins so (OWASP, CSV injection).
    private static let formulaStarts: Set<Character> = ["=", "+", "-", "@", "\t", "\r", "'"]

    /// With an apostrophe before what a spreadsheet would run.
    var withFormulaGuard: String { first.map(Self.formulaStarts.contains) == true ? "'" + self : self }

    var withoutFormulaGuard: String {
        guard first == "'", dropFirst().first.map(Self.formulaStarts.contains) == true else { return self }
        return String(dropFirst())
    }
}
