import Core
import Store

/// A list whose rows can be ticked, to do one thing with all that are.
protocol SelectableCard: ListCard {
    static var rowsPerPage: Int { get }
    var page: Int { get }
    func things(offset: Int, limit: Int, in session: Session) throws -> [Thing]
    /// What makes its rows others.
    func rowTopics(in session: Session) -> [String]
}

extension SelectableCard {
    func thing(at offset: Int, in session: Session) throws -> Thing? {
        try things(offset: offset, limit: 1, in: session).first
    }
}

/// What somebody has ticked on a list. Kept as a lookup: worth nothing some days later.
struct Selecting: Codable, Sendable {
    /// So many can be ticked.
    static let most = 500

    /// The code of the list's card, which comes back afterwards.
    let list: String
    /// In the order of ticking.
    private(set) var ticked: [Ticked] = []

    init(_ list: some SelectableCard) { self.list = list.code }

    /// A thing, as its code says it.
    struct Ticked: Codable, Sendable, Hashable {
        let code: String
        init(_ thing: Thing) { code = thing.code }
        var thing: Thing? { Thing(code: code) }
    }

    var card: (any SelectableCard)? { CommandCatalog.card(list) as? any SelectableCard }

    func has(_ thing: Thing) -> Bool { ticked.contains(Ticked(thing)) }

    /// False where there is no room for another one.
    mutating func tick(_ thing: Thing, _ isOn: Bool) -> Bool {
        ticked.removeAll { $0 == Ticked(thing) }
        guard isOn else { return true }
        guard ticked.count < Self.most else { return false }
        ticked.append(Ticked(thing))
        return true
    }

    mutating func untickAll() { ticked = [] }
}

extension Session {
    /// What was ticked; throws the sentence to be shown for another's and for what is over.
    func selecting(_ id: LookupID) throws -> (Selecting, any SelectableCard) {
        guard let selecting: Selecting = try lookup(id), let card = selecting.card else {
            throw Refusal(SelectReply.over)
        }
        return (selecting, card)
    }

    /// What is ticked and still on the list, as far as that can be ticked as a whole.
    func tickedThings(_ selecting: Selecting) throws -> [Thing] {
        let own = try selecting.ticked.compactMap(\.thing).filter { try isOwn($0) }
        guard let list = selecting.card, try list.count(in: self) <= Selecting.most else { return own }
        let rows = Set(try list.things(offset: 0, limit: Selecting.most, in: self))
        return own.filter { rows.contains($0) }
    }
}
