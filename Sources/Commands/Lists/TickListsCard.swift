import Actions
import Core
import Store

/// On which of one's named lists a place is, with a button for each that puts it on or takes it off.
struct TickListsCard: Card, PagedCoded {
    static let verb = "ticks"
    static let rowsPerPage = 8
    let about: PlaceRef
    let page: Int

    init(_ about: PlaceRef, page: Int = 0) {
        self.about = about
        self.page = page
    }

    func render(in session: Session) throws -> CardFace? {
        guard let name = try session.name(of: about) else { return nil }
        let voice = session.voice, size = Self.rowsPerPage
        let pin = try session.knownPin(of: about)
        let lists = try session.namedLists(ticking: pin?.id, offset: page * size, limit: size + 1)
        var lines = [voice.say(lists.isEmpty && page == 0 ? ListReply.noneToTick(name) : .tick(name))]
        if let pin {
            let on = try session.lists(around: pin.id).map(\.name)
            if !on.isEmpty { lines.append(voice.say(KeepReply.onLists(on))) }
        }
        lines.append(voice.say(session.audienceLine))
        let rows = lists.prefix(size).map { list in
            [
                TickList(about, list.heading.id, !list.isTicked).button(
                    list.isTicked ? ListReply.ticked(list.heading.name) : .unticked(list.heading.name), voice)
            ]
        }
        let pages = Pages(page: page, size: size, hasMore: lists.count > size)
        let back = try session.placeCard(of: about).map { ShowCard($0).button(CommonReply.back, voice) }
        let foot = [NewList(about).button(ListReply.new, voice)] + (back.map { [$0] } ?? [])
        return CardFace(
            lines.joined(), buttons: rows + pages.buttons(voice) { TickListsCard(about, page: $0) } + [foot],
            topics: ["lists:\(session.viewer)"] + (pin.map { ["place:\($0.id)"] } ?? []))
    }
}

/// Puts a place on a list, or takes it off.
struct TickList: Press {
    static let verb = "tick"
    let ref: PlaceRef
    let list: HeadingID
    let isOn: Bool

    init(_ ref: PlaceRef, _ list: HeadingID, _ isOn: Bool) {
        self.ref = ref
        self.list = list
        self.isOn = isOn
    }

    init?(_ arguments: [String]) {
        guard arguments.count == 3, let ref = PlaceRef(code: arguments[0]), let list = HeadingID(arguments[1]),
            ["on", "off"].contains(arguments[2])
        else { return nil }
        self.init(ref, list, arguments[2] == "on")
    }

    var arguments: [String] { [ref.code, "\(list)", isOn ? "on" : "off"] }

    func perform(in session: Session) throws -> (any Reply)? {
        let heading = try session.listToChange(list)
        if isOn {
            if try session.asksOpenly([ref], onto: heading) { return nil }
            let pin = try session.keeping(ref) { pin in
                try session.list(pin.id, on: list); return pin
            }
            try session.show(TickListsCard(ref), note: ListReply.added([pin.name], to: heading.name))
        } else if let pin = try session.knownPin(of: ref) {
            try session.unlist(pin.id, from: list)
            try session.show(TickListsCard(ref), note: ListReply.removed(pin.name, from: heading.name))
        }
        return nil
    }
}

/// Asks for the name of a new list; with the place that is to be on it.
struct NewList: Press {
    static let verb = "newList"
    let ref: PlaceRef?
    init(_ ref: PlaceRef?) { self.ref = ref }
    init?(_ arguments: [String]) {
        guard arguments.count == 1 else { return nil }
        ref = PlaceRef(code: arguments[0])
        guard ref != nil || arguments[0] == "0" else { return nil }
    }
    var arguments: [String] { [ref?.code ?? "0"] }

    func perform(in session: Session) throws -> (any Reply)? {
        try session.ask(ListNameQuestion(place: ref), saying: ListReply.newName)
        return nil
    }
}

/// Waits for the name of a list: of a new one, or the new name of one that there is.
struct ListNameQuestion: Question {
    static let verb = "listName"
    var place: PlaceRef?
    var list: HeadingID?
    var subject: Thing? { list.map { .heading($0) } }

    func answer(_ spoken: Spoken, in session: Session) throws -> Bool {
        guard spoken.isPlainAnswer else { return false }
        let name = try PlaceName(checking: spoken.unquoted).text
        if let list {
            try session.renameListSaying(list, to: name)
        } else if let place {
            try session.putSaying([place], onListNamed: name)
        } else {
            try session.makeListSaying(name)
        }
        try session.clearQuestion()
        return true
    }
}
