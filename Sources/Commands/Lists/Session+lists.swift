import Actions
import Core
import Language
import Store

extension Session {
    /// The name of the list that is meant: as it is written where there is one of nearly that name.
    func listName(_ typed: String) throws -> String {
        let match = try NameMatcher.match(typed, among: names(), as: .heading)
        return match.flatMap { $0.isDoubtful ? nil : $0.name } ?? typed
    }

    /// Puts the places of a typed row on a list; asks where one is that is no pin yet. Several things of which none is
    /// a pin are to-dos, unless the list holds places.
    func put(_ typed: String, on list: String) throws {
        var refs: [PlaceRef] = [], unknown: [String] = []
        for name in try placeNames(in: typed) {
            let match = try NameMatcher.match(name, among: names(), as: .place)
            if let id = match?.id { refs.append(.pin(PlaceID(id))) } else { unknown.append(name) }
        }
        // "groceries: milk" is nothing on the map.
        let isOfEveryDay = LineReader.read(typed, language: language).tokens.allSatisfy(\.isOfEveryDay)
        if refs.isEmpty, unknown.count > 1 || isOfEveryDay, try !holdsPlaces(list) {
            return try keepSaying(ThingsInLine.parts(of: typed, language: language), onListNamed: list)
        }
        if !refs.isEmpty || unknown.isEmpty { try putSaying(refs, onListNamed: list) }
        guard let first = unknown.first else { return }
        var draft = PinDraft(name: try PlaceName(checking: first).text)
        draft.list = list
        try askWhere(draft, saying: ListReply.unknownPlace(first, list: list))
    }

    private func holdsPlaces(_ list: String) throws -> Bool {
        try heading(named: list).map { try placeCount(.list($0)) > 0 } ?? false
    }

    /// "A, B and C" as names, unless the whole is one.
    private func placeNames(in typed: String) throws -> [String] {
        if try NameMatcher.match(typed, among: names(), as: .place) != nil { return [typed] }
        let parts = typed.split { $0 == "," || $0 == ";" || $0.isNewline }
        return parts.map { String($0).trimmed }.filter { !$0.isEmpty }
    }
}
