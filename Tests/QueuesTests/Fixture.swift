import Core
import Foundation
import GRDB
import Logging
import Queues
import Store
import Synchronization

/// A real store in a folder of its own that can be opened anew, with Ana's and Ben's chats.
final class Fixture: Sendable {
    let folder: URL
    private let current: Mutex<PeopleStore>
    let people: [PersonID]
    let chats: [ChatRow]

    static let start = Date(timeIntervalSince1970: 1_773_000_000)

    var store: PeopleStore { current.withLock { $0 } }

    init() async throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "wayside-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try BlankFile.copy(to: Self.path(in: folder))
        let store = try Self.open(folder)
        current = Mutex(store)
        let settings = Settings(timeZone: .gmt)
        let made = try await store.write { transaction in
            try ["ana", "ben"].map { name in
                let person = try transaction.person(
                    for: Sender(id: name, name: name), messenger: .telegram, defaults: settings)
                return (
                    person.id,
                    try transaction.chat(
                        .test(name), isGroup: false, title: nil, person: person.id, defaults: Settings(timeZone: .gmt))
                )
            }
        }
        people = made.map(\.0)
        chats = made.map(\.1)
    }

    deinit {
        try? store.close()
        try? FileManager.default.removeItem(at: folder)
    }

    /// As after a crash: another store on the same files, while the old one was never closed properly.
    func reopen() throws {
        let new = try Self.open(folder)
        current.withLock { $0 = new }
    }

    private static func open(_ folder: URL) throws -> PeopleStore {
        try PeopleStore(path: path(in: folder), logger: Logger(label: "test"))
    }

    private static func path(in folder: URL) -> String { folder.appending(path: "people.sqlite").path }

    /// A piece of Ana's (0) or Ben's (1) in their private chat.
    func piece(_ who: Int = 0, at seconds: Double = 0, _ body: @Sendable (Session) throws -> Void) async throws {
        let person = people[who], chat = chats[who]
        try await store.write { transaction in
            try body(
                Session(
                    transaction: transaction, now: .at(seconds), actor: person, viewer: person.owner, chat: chat.id,
                    cause: MessageRef(chat: chat.ref, id: "1"), voice: .english, random: .seeded(1)))
        }
    }

    func take(
        at seconds: Double = 0, limit: Int = 100,
        allows: @escaping @Sendable (ChatRef, Bool, OutboxClass) -> Bool = { _, _, _ in true }
    ) async throws -> [OutboxRow] {
        try await lines(at: seconds, limit: limit, allows: allows).flatMap(\.self)
    }

    func lines(
        at seconds: Double = 0, limit: Int = 100,
        allows: @escaping @Sendable (ChatRef, Bool, OutboxClass) -> Bool = { _, _, _ in true }
    ) async throws -> [[OutboxRow]] {
        try await store.write {
            let held = try $0.chatsWithOutbox()
            return try $0.takeOutbox(held: held, now: .at(seconds), limit: limit, allows: allows).lines
        }
    }

    func settle(
        _ row: OutboxRow, _ result: OutboxResult, hash: String? = nil, topics: Set<String> = [], at seconds: Double = 0
    ) async throws {
        try await store.write { try $0.settle(row, result, hash: hash, topics: topics, now: .at(seconds)) }
    }

    /// Sends all that can go, as message ids from 100 up, until nothing is left; gives what went, in order.
    @discardableResult
    func sendAll(at seconds: Double = 0) async throws -> [String] {
        var sent: [String] = []
        while case let rows = try await take(at: seconds, limit: 1), !rows.isEmpty {
            for row in rows {
                let message = row.isNewMessage ? MessageRef(chat: row.chat.ref, id: "\(100 + row.id.rawValue)") : nil
                try await settle(row, .sent(message), hash: row.card == nil ? nil : "h", at: seconds)
                sent.append(row.words)
            }
        }
        return sent
    }

    func counts() async throws -> QueueCounts { try await store.read { try $0.queueCounts() } }
}

extension Date {
    static func at(_ seconds: Double) -> Date { Fixture.start.addingTimeInterval(seconds) }
}

extension ChatRef {
    static func test(_ id: String) -> ChatRef { ChatRef(messenger: .telegram, id: id) }
}

extension OutboxRow {
    /// What it is, for comparing: the text, or the kind and the card's subject.
    var words: String {
        switch work {
        case .message(let outgoing): outgoing.text.plain
        case .card(let card): "card \(card.subject)"
        case .edit(let card): "edit \(card.subject)"
        case .retire(let card): "retire \(card.subject)"
        case .delete(let message): "delete \(message.id)"
        case .answer(let answer): "answer \(answer.queryID)"
        }
    }
}

extension Session {
    func say(_ text: String, _ outboxClass: OutboxClass = .reply, expires: Date? = nil) throws {
        try say(Outgoing(RichText(text)), class: outboxClass, expires: expires)
    }
}
