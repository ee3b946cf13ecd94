import Core
import Store

/// Turns the rows of a list into rows to tick, on the same page.
struct SelectRows: Press {
    static let verb = "select"
    let list: any SelectableCard
    init(_ list: any SelectableCard) { self.list = list }
    init?(_ arguments: [String]) {
        let card = CommandCatalog.card(arguments.joined(separator: ":"))
        guard let list = card as? any SelectableCard else { return nil }
        self.list = list
    }
    var arguments: [String] { [list.code] }

    func perform(in session: Session) throws -> (any Reply)? {
        let id = try session.keepLookup(Selecting(list))
        try session.show(SelectCard(id, page: list.page))
        return nil
    }
}

/// The same with all of them ticked.
struct SelectAllRows: Press {
    static let verb = "selectAll"
    let rows: SelectRows
    init(_ list: any SelectableCard) { rows = SelectRows(list) }
    init?(_ arguments: [String]) {
        guard let rows = SelectRows(arguments) else { return nil }
        self.rows = rows
    }
    var arguments: [String] { rows.arguments }

    func perform(in session: Session) throws -> (any Reply)? {
        try session.selectAll(of: rows.list)
        return nil
    }
}

extension Session {
    /// Shows a list with all its rows ticked, or those that are meant; of what is too long for that none is.
    @discardableResult
    func selectAll(
        of list: any SelectableCard, where isMeant: (Thing) throws -> Bool = { _ in true }
    ) throws -> LookupID {
        var selecting = Selecting(list)
        if try list.count(in: self) <= Selecting.most {
            for thing in try list.things(offset: 0, limit: Selecting.most, in: self) where try isMeant(thing) {
                _ = selecting.tick(thing, true)
            }
        }
        let id = try keepLookup(selecting)
        try show(SelectCard(id))
        return id
    }
}

/// Ticks a row, or takes its tick away.
struct TickRow: Press {
    static let verb = "tickRow"
    let id: LookupID
    let thing: Thing
    let isOn: Bool
    let page: Int

    init(_ id: LookupID, _ thing: Thing, _ isOn: Bool, page: Int) {
        self.id = id
        self.thing = thing
        self.isOn = isOn
        self.page = page
    }

    init?(_ arguments: [String]) {
        guard arguments.count == 4, let id = LookupID(arguments[0]), let thing = Thing(code: arguments[1]),
            ["1", "0"].contains(arguments[2]), let page = PageCode.read(arguments[3])
        else { return nil }
        self.init(id, thing, arguments[2] == "1", page: page)
    }

    var arguments: [String] { ["\(id)", thing.code, isOn ? "1" : "0", "\(page)"] }

    func perform(in session: Session) throws -> (any Reply)? {
        var (selecting, _) = try session.selecting(id)
        guard try session.isOwn(thing) else { throw try Refusal(session.gone(nil)) }
        guard selecting.tick(thing, isOn) else { throw Refusal(SelectReply.tooMany(Selecting.most)) }
        try session.changeLookup(id, to: selecting)
        try session.show(SelectCard(id, page: page))
        return nil
    }
}

/// Ticks all rows of a list, or none.
struct TickAll: Press {
    static let verb = "tickAll"
    let id: LookupID
    let isOn: Bool
    let page: Int

    init(_ id: LookupID, _ isOn: Bool, page: Int) {
        self.id = id
        self.isOn = isOn
        self.page = page
    }

    init?(_ arguments: [String]) {
        guard arguments.count == 3, let id = LookupID(arguments[0]), ["1", "0"].contains(arguments[1]),
            let page = PageCode.read(arguments[2])
        else { return nil }
        self.init(id, arguments[1] == "1", page: page)
    }

    var arguments: [String] { ["\(id)", isOn ? "1" : "0", "\(page)"] }

    func perform(in session: Session) throws -> (any Reply)? {
        var (selecting, list) = try session.selecting(id)
        selecting.untickAll()
        if isOn {
            guard try list.count(in: session) <= Selecting.most else {
                throw Refusal(SelectReply.tooMany(Selecting.most))
            }
            for thing in try list.things(offset: 0, limit: Selecting.most, in: session) {
                _ = selecting.tick(thing, true)
            }
        }
        try session.changeLookup(id, to: selecting)
        try session.show(SelectCard(id, page: page))
        return nil
    }
}
