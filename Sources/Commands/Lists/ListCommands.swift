import Actions
import Core
import Language
import Store

/// Puts places on a named list.
struct ListAddCommand: Command {
    static let about = About(
        intent: "list.add", area: .visits, summary: "Put a place on a list of your own",
        phrases: [
            "list {list:name} : [add|put] {places:rest}",
            "(add|put|save) [my] [the] [pin] {place:place!} (to|on|onto|in|into) [my] [the] list {list:name}",
            "(add|put|save) [my] [the] [pin] {place:place!} (to|on|onto|in|into) [my] [the] {list:heading!} [list]",
            "(add|put|save) [my] [the] [pin] {place:place!} (to|on|onto|in|into) [my] [the] {list:heading+} list",
            "(add|put|save) [my] [the] [pin] {place:place!} (to|on|onto|in|into) [my] [the] [lists] {list:heading!} (and|,) [on] [my] [the] {second:heading!} [lists]",
            "(add|put|save) [my] [the] [pin] {place:place!} (to|on|onto|in|into) [my] [the] [list] {list:heading!} (and|,) [on|onto|to] (a|the|my) [new] list [called|named] {second:name}",
            "(add|put|save) [my] [the] [pin] {place:place!} (to|on|onto|in|into) [my] [the] list {list:name} (and|,) [on|onto|to] (a|the|my) [new] list [called|named] {second:name}",
            "(add|put|save) [my] [the] [pin] {place:place!} (to|on|onto|in|into) [my] [the] lists {list:name} (and|,) [on|onto|to] {second:name}",
        ],
        examples: ["list Best coffee: add Bakery", "add gym to the list Sports"])

    /// The places that a "list X: add A, B" names.
    let places: String?
    let place: NameMatch?
    let spoken: Spoken
    let list: String
    /// Another list that it goes onto as well.
    let second: String?

    init(_ said: Said) throws {
        places = said.slots.text("places")
        (place, spoken) = (said.slots.name("place"), said.spoken)
        list = try PlaceName(checking: said.slots.text("list") ?? "").text
        second = said.slots.text("second")
    }

    func perform(in session: Session) throws {
        let lists = try [list, second].compactMap(\.self).map { try session.listName($0) }
        if let places, try areThings(places, session) {
            let things = ThingsInLine.each(of: places, language: session.language)
            return try session.keepSaying(things, onListNamed: lists[0])
        }
        if let places { return try session.put(places, on: lists[0]) }
        guard let id = try session.choosePlace(place, then: .open, of: spoken) else { return }
        try session.together { for list in lists { try session.putSaying([.pin(id)], onListNamed: list) } }
    }
}

extension ListAddCommand {
    /// "list presents: socks", in small letters and without a word that adds: no pin is called so.
    private func areThings(_ words: String, _ session: Session) throws -> Bool {
        let said = spoken.text.split(separator: ":", maxSplits: 1).last?.trimmed ?? ""
        guard words.first?.isLowercase == true, said == words else { return false }
        return try ThingsInLine.each(of: words, language: session.language).allSatisfy {
            try session.pin(surelyCalled: $0) == nil
        }
    }
}

/// Takes a place off a list.
struct ListRemoveCommand: Command {
    static let about = About(
        intent: "list.remove", area: .visits, summary: "Take a place off a list",
        phrases: [
            "(remove|take|delete|drop) [my] [the] [pin] {place:place!} (from|off|out of) [my] [the] [list] {list:heading!} [list]",
            "list {list:heading!} : (remove|delete|drop|take off) {place:place!}",
        ],
        examples: ["remove Bakery from Ideas"])

    let place: NameMatch?
    let spoken: Spoken
    let list: NameMatch?
    init(_ said: Said) throws {
        (place, spoken) = (said.slots.name("place"), said.spoken)
        list = said.slots.name("list")
    }

    func perform(in session: Session) throws {
        guard let list = list?.id.map({ HeadingID($0) }), let heading = try session.heading(list) else {
            throw Refusal(ListReply.unknown(list?.typed ?? ""))
        }
        guard let id = try session.choosePlace(place, then: .open, of: spoken) else { return }
        let name = try session.name(of: .place(id)) ?? ""
        guard try session.unlist(id, from: list) else { throw Refusal(ListReply.notOn(name, heading.name)) }
        try session.showList(list, note: ListReply.removed(name, from: heading.name))
    }
}

/// Shows on which lists a pin is; a tap puts it on another, or takes it off.
struct ListsOfPinCommand: NamedPinCommand {
    static let step = PlaceStep.lists
    static let about = About(
        intent: "list.show", key: "list.ofPin", area: .visits, summary: "On which lists a pin is",
        phrases: [
            "(what|which) (list|lists) (is|has) [my] [the] [pin] {place:place} (on|in)",
            "[show|see] [me] [all] [the|my] lists (of|with|for) [my] [the] [pin] {place:place!}",
            "(on|in) (what|which) (list|lists) is [my] [the] [pin] {place:place}",
        ],
        examples: ["which lists is Bakery on"])

    let place: NameMatch?
    init(_ said: Said) throws { place = said.slots.name("place") }
}

/// Shows one's named lists.
struct MyListsCommand: OpensCard {
    static let about = About(
        intent: "list.show", key: "list.all", area: .visits, menu: "lists",
        summary: "Your lists of to-dos, places and notes",
        phrases: [
            "[show|list|see|open] [me] [all] [of] [my] lists", "(what|which) lists do i have",
            "[show|list|see|open] [me] [all] [of] [my] [place] headings",
        ],
        examples: ["my lists", "show my lists"])

    init() {}
    func card(in session: Session) throws -> any Card { MyListsCard() }
}

/// Opens a named list.
struct ShowListCommand: Command {
    static let about = About(
        intent: "list.show", area: .visits, summary: "Open a list",
        phrases: [
            "(show|open|open up|pull up|bring up|see|list|view|display|check|read|read out|go through|run through|go over) [me] [my] [the] [list] {list:heading|list!} [list] [with me|to me]",
            "list {list:heading|list}",
            "what (do i|do we|did i) [still] need (from|at|in|for) [my] [the] {list:heading|list!} [list]",
            "what (did i|did we|have i|have we) [got|put|have] (on|down for|for) [my] [the] {list:heading|list!} [list]",
            "what was [still] on [my] [the] {list:heading|list!} [list]",
            "(what is|whats) [still|left|else] (on|in) [my] [the] [list] {list:heading|list!} [list]",
            "[is there|do i have|have i got] anything [still|left|else] (on|in) [my] [the] [list] {list:heading|list!} [list]",
            "[show|list|see] [me] [the] (places|pins) (on|in) [my] [the] [list] {list:heading|list!} [list]",
            "{list:heading|list!}", "[my|our|the] {list:heading|list!} list", "open [my|the] list {name:name}",
        ],
        examples: ["show Ideas", "list Ideas"])

    let list: NameMatch?
    /// A name that no list has.
    let unknown: String?
    init(_ said: Said) throws {
        list = said.slots.name("list")
        unknown = said.slots.text("name")
    }

    func perform(in session: Session) throws {
        guard let list, let id = list.id else { throw Refusal(ListReply.unknown(list?.typed ?? unknown ?? "")) }
        let several = try session.listsOfOthers(severalNamed: list.name) + session.ownBesideOthers(HeadingID(id))
        guard several.isEmpty else { return try session.askWhose(several) }
        try session.showList(HeadingID(id))
    }
}

/// Makes a list.
struct NewListCommand: Command {
    static let about = About(
        intent: "list.create", area: .visits, summary: "Make a list",
        phrases: [
            "(make|create|start|add|new|begin) [me] [a] [new] list [called|named] {name:name} : {things:rest}",
            "(make|create|start|add|new|begin) [me] [a] [new] list [called|named] {name:name} with {things:name}",
            "(make|create|start|add|new|begin) [me] [a] [new] list [of places] (called|named|:|with [the] name) {name:name}",
            "(make|create|start|new|begin) [me] [a] [new] list of {name:name}",
            "(make|create|start|begin) [me] (a|my|the) [new] {name:name} list (with|:) {things:rest}",
            "(make|create|start|add|new|begin) [me] [a] [new] list for [the|my|our] {name:name}",
            "(make|create|start|begin) [me] (a|my|the) [new] {name:name} list",
            "new list [{name:name}]", "(make|create|start) [a] [new] list [{name:name}]",
        ],
        examples: ["new list Best coffee", "make a list called Ice cream"])

    let name: String?
    /// What is to be done on it.
    let things: [String]

    init(_ said: Said) throws {
        let parts = said.slots.text("name").map { $0.split(separator: ":", maxSplits: 1).map { String($0).trimmed } }
        name = try parts?.first.map { try PlaceName(checking: $0).text }
        let typed = said.slots.text("things") ?? parts.flatMap { $0.count > 1 ? $0[1] : nil }
        things = typed.map { ThingsInLine.each(of: $0.withoutEnd, language: said.spoken.line.language) } ?? []
    }

    func perform(in session: Session) throws {
        guard let name else { return try session.askForNewList() }
        guard !things.isEmpty else { return try session.makeListSaying(name) }
        guard let known = try session.heading(named: name) else {
            return try session.keepSaying(things, onListNamed: name)
        }
        try session.add(things.joined(separator: ", "), toList: known)
    }
}

/// Gives a list another name.
struct RenameListCommand: Command {
    static let about = About(
        intent: "list.update", area: .visits, summary: "Rename a list",
        phrases: [
            "rename [my] [the] list {list:name} (to|as|into) {name:name}",
            "rename [my] [the] {list:heading!} [list] (to|as|into) {name:name}",
            "rename [my] [the] list {list:heading}",
        ],
        examples: ["rename the list Ideas to Plans"])

    let list: String
    let name: String?
    init(_ said: Said) throws {
        list = said.slots.text("list") ?? ""
        name = said.slots.text("name")
    }

    func perform(in session: Session) throws {
        guard let id = try session.heading(named: session.listName(list)) else {
            throw Refusal(ListReply.unknown(list))
        }
        guard let name else {
            _ = try ListPress(id: id, step: .rename).perform(in: session)
            return
        }
        try session.renameListSaying(id, to: name)
    }
}

/// Deletes a list with its notes and to-dos; its places stay.
struct DeleteListCommand: Command {
    static let about = About(
        intent: "list.delete", area: .visits, summary: "Delete a list with its notes and to-dos; its places stay pins",
        phrases: [
            "(delete|remove|drop|erase) [my] [the] list {list:name}",
            "(delete|remove|drop|erase) [my] [the] {list:heading!} list",
        ],
        examples: ["delete the list Ideas"])

    let list: String
    init(_ said: Said) throws { list = said.slots.text("list") ?? "" }

    func perform(in session: Session) throws {
        guard let id = try session.heading(named: list.trimmed) else {
            guard let other = try session.listOfOthers(named: list.trimmed) else {
                throw Refusal(ListReply.unknown(list))
            }
            return try session.askToLeave(.heading(other))
        }
        try session.deleteListSaying(id)
    }
}

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
