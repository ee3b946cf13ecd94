package import Core
package import Foundation
package import GRDB

/// One open transaction, or one read snapshot. It lives as long as the closure it is handed to.
package final class Transaction {
    package let db: Database
    /// The imported map, where there is one.
    package let atlas: (any Atlas)?
    /// What others may be asked.
    package let outside: OutsideServices
    /// The disk is full and its reserve in use: what adds to it is refused.
    let isScarce: Bool
    /// Whether a piece can be taken back alone. A savepoint costs as much as what a usual piece writes, and nearly every
    /// piece that throws has written nothing yet.
    private let hasSavepoints: Bool
    /// A piece threw after it had written: all has to be run anew, with savepoints.
    private(set) var isSpoilt = false
    /// Chats in whose outbox something changed; what was taken back since may stand among them.
    package private(set) var touched: Set<ChatID> = []

    init(
        _ db: Database, atlas: (any Atlas)? = nil, outside: OutsideServices = OutsideServices(), isScarce: Bool = false,
        hasSavepoints: Bool = true
    ) {
        self.db = db
        self.atlas = atlas
        self.outside = outside
        self.isScarce = isScarce
        self.hasSavepoints = hasSavepoints
    }

    /// How many pieces were taken back alone.
    private var takenBack = 0
    /// Another number whenever something was written or taken back here, so that what was read before may be different.
    package var writes: Int { db.totalChangesCount + takenBack }

    /// Topics that changed, for the cards that are just being sent.
    package private(set) var marked: Set<String> = []
    /// New messages and cards left in this transaction, so that sending them needs no reading back.
    package private(set) var said: [Int64: Said] = [:]

    /// Chats as they are in this transaction, of those that were looked for.
    private var chatRows: [ChatID: ChatRow] = [:]

    /// A new message or card as it lies in the outbox.
    package struct Said: Sendable {
        package enum Work: Sendable {
            case message(Outgoing)
            case card(CardRow, preface: Outgoing?)
        }

        package let work: Work
        package let chat: ChatID
        package let outboxClass: OutboxClass
        package let isSilent: Bool
        package let at: Date
    }

    /// Updates wait in the inbox that no poll brought.
    package var hasNewUpdates = false
    /// Rows went for good, of which the bytes of the files still hold something.
    package var hasResidue = false

    /// Something may be ready to be sent there.
    package func touch(_ chat: ChatID) { touched.insert(chat) }

    func note(_ chat: ChatRow) { chatRows[chat.id] = chat }
    func noted(_ chat: ChatID) -> ChatRow? { chatRows[chat] }

    /// Chats changed, or what changed of them was taken back.
    func forgetChats() { chatRows = [:] }

    func note(marks topics: [String]) { marked.formUnion(topics) }
    func note(_ message: Said?, in row: Int64) { said[row] = message }

    /// Runs one piece: what it wrote is taken back when it throws, and the pieces before it stay.
    /// - Throws: what `body` throws; `TransactionEnded` when the whole transaction is lost.
    @discardableResult
    package func savepoint<T>(_ body: () throws -> T) throws -> T {
        do {
            return try hasSavepoints ? nested(body) : unguarded(body)
        } catch let error as TransactionEnded {
            throw error
        } catch {
            if !db.isInsideTransaction || error.isTroubleOfTheMachine || error is CancellationError {
                throw TransactionEnded(cause: error)
            }
            throw error
        }
    }

    private func unguarded<T>(_ body: () throws -> T) throws -> T {
        let before = db.totalChangesCount
        do {
            return try body()
        } catch {
            guard db.totalChangesCount != before else { throw error }
            isSpoilt = true
            throw TransactionEnded(cause: error)
        }
    }

    private func nested<T>(_ body: () throws -> T) throws -> T {
        try db.run("SAVEPOINT piece")
        do {
            let result = try body()
            try db.run("RELEASE piece")
            return result
        } catch {
            takenBack += 1
            forgetChats()
            // Rows of the outbox are numbered anew; those of earlier pieces are read back.
            said = [:]
            if db.isInsideTransaction {
                try db.run("ROLLBACK TO piece")
                try db.run("RELEASE piece")
            }
            throw error
        }
    }
}

/// The whole transaction is lost (disk full, I/O, busy, memory); no piece of it is at fault, and all may be tried again.
package struct TransactionEnded: Error {
    package let cause: any Error
}
