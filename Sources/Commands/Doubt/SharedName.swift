import Actions
import Core
import Language
import Store

extension Session {
    private static let mostTokens = 10

    /// Opens what others share by its name: "show Bakehouse", "Ben's cabin", where somebody else has one.
    func showShared(namedIn spoken: Spoken, _ understanding: Understanding) throws -> Bool {
        guard !isGroup, spoken.line.tokens.count <= Self.mostTokens else { return false }
        if try showShared(calledJust: spoken.line.object(of: .showing) ?? spoken.text) { return true }
        guard understanding.mayOnlyLook else { return false }
        if try showShared(namedIn: spoken.line, of: nil) { return true }
        guard let (person, rest) = try owner(namedIn: spoken.text.withoutEnd) else { return false }
        let line = LineReader.read(rest, language: spoken.line.language)
        return try showShared(namedIn: line, of: person)
            || line.namesListAlone && !line.says(.lists) && showLists(of: person)
    }

    /// "show Ana's list": the one that she shares, or the choice of several.
    private func showLists(of person: PersonID) throws -> Bool {
        let lists = try lists(of: person.owner, offset: 0, limit: 2)
        let card = try lists.count == 1 ? card(of: .heading(lists[0].id)) : nil
        if let card { try show(card) } else { try show(ListsOfCard(person)) }
        return true
    }

    /// "directions to the bakery", "map of Best coffee", where no pin of one's own is called so and one that others share is.
    func lookAtShared(named name: NameMatch, _ understanding: Understanding) throws -> Bool {
        guard let step = understanding.placeStep else { return false }
        let things = try shared(justNamed: name.typed)
        if let place = things.first, place.kind == .place, things.count == 1 {
            try take(PlaceID(place.id), step)
            return true
        }
        let list = try heading(named: listName(name.typed)).map { .heading($0) } ?? things.first
        guard step == .map, things.count < 2, let list, list.kind == .heading,
            case let id = HeadingID(list.id), try placeCount(.list(id)) > 0
        else { return false }
        try show(PlacesCard(.list(id), sort: .mine))
        return true
    }

    /// Opens the one thing that others share and that is called just so.
    func showShared(calledJust name: String) throws -> Bool {
        let things = try shared(justNamed: name)
        guard things.count == 1, let card = try card(of: things[0]) else { return false }
        try show(card)
        return true
    }

    /// The pins and lists of that very name that others share, with or without theirs: "Ana's shopping", "shopping of Ana".
    func shared(justNamed name: String) throws -> [Thing] {
        let name = name.withoutEnd, just = try shared(justCalled: name)
        guard just.isEmpty, let (person, rest) = try owner(namedIn: name) else { return just }
        return try shared(justCalled: rest).filter { try isOwned($0, by: person) }
    }

    private func shared(justCalled name: String) throws -> [Thing] {
        let wanted = TitleFinder.bare(name, language: language)
        return try shared(named: name).filter { thing in
            guard thing.kind == .place || thing.kind == .heading, let name = try self.name(of: thing) else {
                return false
            }
            return TitleFinder.bare(name, language: language).isSaid(by: wanted)
        }
    }

    private func showShared(namedIn line: ReadLine, of owner: PersonID?) throws -> Bool {
        guard let words = SearchWords(line.rareWords) else { return false }
        let named = try find(words).shared.filter { thing in
            guard try thing.kind != .note && name(of: thing).map(line.saysOnly) == true else { return false }
            return try owner.map { try isOwned(thing, by: $0) } ?? true
        }
        guard let first = named.first, let card = try card(of: first) else { return false }
        try named.count == 1 ? show(card) : show(SearchCard(words))
        return true
    }
}

extension Understanding {
    /// What would be looked at of a pin, were it there.
    fileprivate var placeStep: PlaceStep? {
        guard let suggestion else { return nil }
        switch Self.command(of: suggestion) {
        case is ShowPinCommand.Type: return .open
        case is PlaceMapCommand.Type: return .map
        case let type as any NamedPinCommand.Type where Ranking.isLooking(type.about.intent): return type.step
        default: return nil
        }
    }

    /// Nothing tells that a line wants something changed.
    fileprivate var mayOnlyLook: Bool {
        if let suggestion { return Ranking.isLooking(Self.command(of: suggestion).about.intent) }
        if case .intent(let intent) = meaning { return Ranking.isLooking(intent) }
        return true
    }
}
