import Actions
import Core
import Language
import Store

/// What the map says of a line that no phrase reads, asked before its turn comes: that takes long on a large map.
struct MapGlance: Sendable {
    let named: MapNamed?
    /// Something of the map may be called as the line says; nil where nobody looked.
    private(set) var isName: Bool?

    init(_ line: ReadLine, _ understanding: Understanding, names: Names, on map: MapAround) throws {
        named = try MapNamed(line, names: names, on: map)
        guard named == nil, line.mayBeName else { return }
        switch understanding.meaning {
        case .nothing(nil), .doubt: isName = try map.hasName(of: line.text.withoutEnd)
        default: return
        }
    }
}

/// What a line says of a place of the map, as if that were a pin.
struct MapNamed: Sendable {
    /// As the map has it.
    let name: String
    /// All that are called so, the nearest first.
    let places: [FoundPlace]

    /// Words of a line in which a name is looked for.
    private static let mostWords = 12
    private static let mostLookUps = 6

    /// The place of the map that a line is about which would be a command, were it a pin; nil where it is about none.
    init?(_ line: ReadLine, names: Names, on map: MapAround) throws {
        guard line.tokens.count <= Self.mostWords else { return nil }
        let runs = line.nameRuns.lazy.filter { run in
            run != line.text.trimmed
                && line.isCommand(with: names.with(place: Named(id: 1, name: run), language: line.language))
        }
        for run in runs.prefix(Self.mostLookUps) {
            let places = try map.places(called: run)
            guard let first = places.first else { continue }
            (name, self.places) = (first.place.name, places)
            return
        }
        return nil
    }
}

/// The imported map as one person asks it: what is nearest to them comes first.
struct MapAround: Sendable {
    let atlas: any Atlas
    let near: Coordinate?

    /// Places of just that name, the nearest first.
    func places(called name: String) throws -> [FoundPlace] {
        try atlas.places(PlaceQuery(text: name, near: near, limit: 50)).places.filter { $0.place.isCalled(name) }
    }

    /// Something of the map has all of the words in its name: "ok" is nothing to look for.
    func hasName(of words: String) throws -> Bool {
        let isPart = { PlaceLikeness.isPart(words, of: $0) }
        return try atlas.places(PlaceQuery(text: words, limit: 5)).places.contains {
            $0.place.names.contains(where: isPart)
        }
            || atlas.regions(named: words, limit: 5).contains { isPart($0.name) }
            || atlas.addresses(matching: words, near: nil, limit: 5).contains { isPart($0.line) }
    }
}

extension Session {
    /// nil where nothing was imported.
    func mapAround() throws -> MapAround? {
        try world.map { MapAround(atlas: $0, near: try shownPosition()?.coordinate) }
    }
}

extension ReadLine {
    /// So many words may be the name of a place.
    private static let mostNameWords = 5

    var mayBeName: Bool { text.withoutEnd.split(whereSeparator: \.isWhitespace).count <= Self.mostNameWords }

    /// It surely is a command about the place of these names.
    fileprivate func isCommand(with names: Names) -> Bool {
        guard let best = CommandCatalog.matcher.candidates(for: self, names: names).first,
            best.intent != CommandCatalog.nothing, best.score >= Understanding.sure
        else { return false }
        return best.slots.all.contains { filled in
            if case .name(let match) = filled.value { match.kind == .place && match.isExact } else { false }
        }
    }
}
