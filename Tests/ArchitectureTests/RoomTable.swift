/// The table of rooms in docs/architecture.md: what each may import besides `everywhere`.
struct RoomTable {
    /// What every room may import: Foundation, Logging and the standard library's own modules.
    static let everywhere: Set = ["Foundation", "Logging", "Swift", "Synchronization", "RegexBuilder"]

    private(set) var allowed: [String: Set<String>] = [:]
    var rooms: Set<String> { Set(allowed.keys) }

    /// Reads the rows `| room | holds | may import |` under the heading "Rooms".
    init(markdown: String) {
        let rows = Self.rows(of: markdown)
        let rooms = Set(rows.map(\.room))
        for row in rows { allowed[row.room] = Self.modules(in: row.imports, rooms: rooms) }
    }

    private static func rows(of markdown: String) -> [(room: String, imports: String)] {
        let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
        let section = lines.drop { !$0.hasPrefix("## Rooms") }.dropFirst().prefix { !$0.hasPrefix("## ") }
        return section.compactMap { line in
            let cells = line.split(separator: "|").map { $0.trimmingPrefix(" ") }
            guard line.hasPrefix("|"), cells.count == 3, let room = cells[0].firstMatch(of: /^\w+/) else { return nil }
            return room.0 == "target" ? nil : (String(room.0), String(cells[2]))
        }
    }

    /// "Core, Store (never GRDB)", "nothing", or "all but Replay, wayside; Configuration": all means the rooms.
    private static func modules(in cell: String, rooms: Set<String>) -> Set<String> {
        let parts = cell.replacing(/\([^)]*\)/, with: "").split(separator: ";")
        return parts.reduce(into: []) { modules, part in
            let words = Set(part.matches(of: /\w+/).map { String($0.0) })
            if words.isSuperset(of: ["all", "but"]) {
                modules.formUnion(rooms.subtracting(words))
            } else {
                modules.formUnion(words.subtracting(["nothing"]))
            }
        }
    }
}
