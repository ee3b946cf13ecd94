import Core
import Store

/// What of one chat's outbox could go now: the heads of its lines, found however much waits behind them.
struct OutboxHeads {
    /// In the order in which they may go, at most one line besides answers.
    var ready: [Line] = []
    /// Something waits for the limits.
    private(set) var waits = false
    /// Something of it is a reply or an answer.
    private(set) var isUrgent = false

    /// Rows of a line that may be sent before it is on disk what came of the first of them.
    static let atOnce = 2

    /// Rows that go one after the other, each when the one before it has arrived: new messages, then the others.
    struct Line {
        let outboxClass: OutboxClass
        fileprivate(set) var ids: [ID<OutboxRow>]
    }

    init(of chat: ChatID, in transaction: Transaction) throws {
        let heads = try Head.all(of: chat, in: transaction)
        let waiting = heads.filter { $0.state == "waiting" }
        for head in waiting where head.outboxClass == .answer { take(head) }
        guard !heads.contains(where: { $0.outboxClass != .answer && $0.state == "sending" }) else { return }
        let line = Self.line(waiting.filter { $0.outboxClass == .reply || $0.outboxClass == .notice }.prefix(Head.few))
        if let first = line.first {
            take(first)
            follow(first, line.dropFirst())
        } else if let broadcast = waiting.first(where: { $0.outboxClass == .broadcast }) {
            take(broadcast)
        }
    }

    /// What could go has to wait all the same.
    mutating func hold() { waits = true }

    private mutating func take(_ head: Head) {
        if head.outboxClass == .answer || head.outboxClass == .reply { isUrgent = true }
        ready.append(Line(outboxClass: head.outboxClass, ids: [head.id]))
    }

    /// New messages before changes of old ones, for which nobody waits as for an answer.
    private static func line(_ heads: ArraySlice<Head>) -> [Head] {
        heads.filter(\.isNewMessage) + heads.filter { !$0.isNewMessage }
    }

    /// What comes next goes without a commit between, unless it needs to know what came of a row before it: a card's
    /// message has its id only then.
    private mutating func follow(_ first: Head, _ others: ArraySlice<Head>) {
        var cards: Set<ID<CardRow>> = first.card.map { [$0] } ?? []
        for head in others {
            guard head.card.map({ cards.insert($0).inserted }) ?? true else { return }
            ready[ready.count - 1].ids.append(head.id)
        }
    }
}

/// One row as far as the order needs it.
private struct Head {
    let id: ID<OutboxRow>
    let outboxClass: OutboxClass
    let state: String
    let card: ID<CardRow>?
    let isNewMessage: Bool
    let orphan: ID<OutboxRow>?

    /// Rows of a chat that are read at once, and that go in one line; hardly any has more.
    static let few = 8

    /// All answers and broadcasts, and the first ones of what goes in order; by id.
    static func all(of chat: ChatID, in transaction: Transaction) throws -> [Head] {
        var rows = try Head.fetch("SELECT \(columns) FROM outbox WHERE chat = \(chat) LIMIT \(few)", transaction)
        if rows.count == few { rows = try fetch(ofMany(chat), transaction) }
        let heads = rows.sorted { $0.id < $1.id }
        let orphans = heads.compactMap(\.orphan)
        guard !orphans.isEmpty else { return heads }
        for orphan in orphans { try transaction.db.run("DELETE FROM outbox WHERE id = \(orphan)") }
        return try all(of: chat, in: transaction)
    }

    /// However much waits behind the heads.
    private static func ofMany(_ chat: ChatID) -> Query {
        """
        SELECT \(columns) FROM outbox WHERE chat = \(chat) AND class IN ('answer', 'broadcast')
        UNION ALL
        SELECT * FROM (SELECT \(columns) FROM outbox WHERE chat = \(chat) AND class = 'reply' ORDER BY id LIMIT \(few))
        UNION ALL
        SELECT * FROM (SELECT \(columns) FROM outbox WHERE chat = \(chat) AND class = 'notice' ORDER BY id LIMIT \(few))
        """
    }

    private static func fetch(_ query: Query, _ transaction: Transaction) throws -> [Head] {
        try transaction.db.rows(query) { try Head(&$0) }
    }

    /// An orphan would change a message that will never be there.
    private static let columns: Query = """
        id, class, state, card, kind IN ('message', 'card') AS isNewMessage,
        kind IN ('edit', 'retire') AND state = 'waiting'
            AND (SELECT message IS NULL FROM card WHERE id = outbox.card)
            AND NOT EXISTS (SELECT 1 FROM outbox AS o WHERE o.card = outbox.card AND o.kind = 'card') AS isOrphan
        """

    private init(_ row: inout Columns) throws {
        id = try row.next()
        outboxClass = row.nextCaseIfAny() ?? .broadcast
        state = try row.next()
        card = row.nextIfAny()
        isNewMessage = try row.next()
        orphan = row.nextIfAny() == true ? id : nil
    }
}
