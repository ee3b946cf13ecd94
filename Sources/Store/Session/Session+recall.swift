package import Core
import GRDB
import Synchronization

/// What somebody's talk in a chat was about last, as it lies on disk.
struct KeptTalk: Sendable {
    /// nil where it was about nothing.
    let about: String?
    let at: Double
    /// `about` as it was read last.
    var read: (any Sendable)?

    static let none = KeptTalk(about: nil, at: 0)
}

/// What talks were about as it was written or read last, by its text: the next line of a talk mostly asks for it.
private struct ReadTalks: Sendable {
    static let all = Mutex(ReadTalks())

    /// Talks that are kept, twice: those of whoever spoke last, and those of before.
    private static let limit = 256

    private var recent: [String: any Sendable] = [:]
    private var older: [String: any Sendable] = [:]

    func about(_ text: String) -> (any Sendable)? { recent[text] ?? older[text] }

    mutating func keep(_ about: any Sendable, _ text: String) {
        if recent.count >= Self.limit { (older, recent) = (recent, [:]) }
        recent[text] = about
    }
}

extension Session {
    /// How long a follow-up may wait, in seconds.
    package static let recallLasts: Double = 600

    /// Keeps what the actor's talk in this chat is about now, in the place of what it was about before.
    package func keepRecall(_ about: some Encodable & Sendable) throws {
        keptRecall = true
        try keepRecall(about, of: actor, in: ownChat())
    }

    /// The same of somebody else's talk.
    package func keepRecall(_ about: some Encodable & Sendable, of person: PersonID, in chat: ChatID) throws {
        keptTalk = nil
        let text = try JSONText.encode(about)
        ReadTalks.all.withLock { $0.keep(about, text) }
        try db.run(
            """
            INSERT INTO recall (chat, person, about, at)
            VALUES (\(chat), \(person), \(text), \(now.stored))
            ON CONFLICT (chat, person) DO UPDATE SET about = excluded.about, at = excluded.at
            """)
    }

    /// What the actor's talk in this chat was about in the last ten minutes; nil for what this version cannot read.
    package func recall<T: Decodable & Sendable>(as type: T.Type = T.self) throws -> T? {
        try recall(as: type, since: now.stored - Self.recallLasts)
    }

    /// The same, however long ago that was.
    package func oldRecall<T: Decodable & Sendable>(as type: T.Type = T.self) throws -> T? {
        try recall(as: type, since: 0)
    }

    private func recall<T: Decodable & Sendable>(as type: T.Type, since moment: Double) throws -> T? {
        let talk = try keptTalk ?? talkOnDisk()
        keptTalk = talk
        guard let about = talk.about, talk.at > moment else { return nil }
        if let read = talk.read as? T { return read }
        let kept = ReadTalks.all.withLock { $0.about(about) } as? T
        let read = try? kept ?? JSONText.decode(type, from: about)
        keptTalk?.read = read
        return read
    }

    private func talkOnDisk() throws -> KeptTalk {
        let talk = try chat.flatMap { chat in
            try db.first("SELECT about, at FROM recall WHERE chat = \(chat) AND person = \(actor)") { cursor in
                var row = Columns(cursor)
                return try KeptTalk(about: row.next(), at: row.next())
            }
        }
        return talk ?? .none
    }

    /// What the talk of everybody in this chat was about in the last ten minutes, the newest first.
    package func recalls<T: Decodable>(as type: T.Type = T.self) throws -> [T] {
        guard let chat else { return [] }
        return try String.fetchAll(
            db,
            literal: """
                SELECT about FROM recall WHERE chat = \(chat) AND at > \(now.stored - Self.recallLasts)
                ORDER BY at DESC LIMIT \(Self.mostRecalled)
                """
        ).compactMap { try? JSONText.decode(type, from: $0) }
    }

    private static let mostRecalled = 8

    /// Whether somebody's talk in a chat was about anything in the last ten minutes.
    package func hasRecall(of person: PersonID, in chat: ChatID) throws -> Bool {
        try Bool.fetchOne(
            db,
            literal: """
                SELECT EXISTS (SELECT 1 FROM recall
                    WHERE chat = \(chat) AND person = \(person) AND at > \(now.stored - Self.recallLasts))
                """) == true
    }

    /// The talk turned to something else.
    package func forgetRecall() throws {
        guard let chat else { return }
        keptTalk = nil
        try db.run("DELETE FROM recall WHERE chat = \(chat) AND person = \(actor)")
    }
}
