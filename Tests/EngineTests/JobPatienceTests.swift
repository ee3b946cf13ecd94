import Core
import GRDB
import Queues
import Store
import Testing

@testable import Engine

/// How often a job is tried, and who is to blame when it cannot be done.
struct JobPatienceTests {
    typealias Next = JobPatience.Next

    /// So many errors in a row, and what follows the last of them; jitter takes nothing away.
    static let rows: [(any Error & Sendable, Int, Next)] = [
        (MessengerError.rejected("wrong file_id"), 1, .wait(1)),
        (MessengerError.rejected("wrong file_id"), 2, .wait(2)),
        (MessengerError.rejected("wrong file_id"), 3, .giveUp), (CancellationError(), 3, .giveUp),
        (MessengerError.unavailable("502"), 11, .wait(30)), (MessengerError.unavailable("502"), 12, .giveUp),
        (MessengerError.unknownFate("reset"), 11, .wait(30)), (MessengerError.unknownFate("reset"), 12, .giveUp),
        (MessengerError.notSent("no route"), 1000, .wait(30)), (MessengerError.unauthorized("401"), 1000, .wait(30)),
        (MessengerError.retryAfter(seconds: 77, chatOnly: false), 1000, .wait(77)),
        (DatabaseError(resultCode: .SQLITE_FULL), 1000, .wait(30)),
        (DatabaseError(resultCode: .SQLITE_BUSY), 4, .wait(8)),
        (DatabaseError(resultCode: .SQLITE_CONSTRAINT), 3, .giveUp),
        (DecodingError.valueNotFound(Int.self, .init(codingPath: [], debugDescription: "")), 1, .giveUp),
    ]

    @Test(arguments: rows)
    func `A job is given up only where its wish is itself at fault, or its server for long`(
        error: any Error & Sendable, times: Int, last: Next
    ) {
        var patience = JobPatience(Tries())
        let answers = (0..<times).map { _ in patience.next(after: error, jitter: 0) }
        #expect(answers.last == last)
        #expect(!answers.dropLast().contains(.giveUp))
    }

    /// What was tried before, what goes wrong now, and what follows.
    static let before: [(Tries, MessengerError, Next)] = [
        (Tries(faults: 2), .notSent("no route"), .wait(1)), (Tries(faults: 2), .rejected("wrong file_id"), .giveUp),
        (Tries(faults: 1), .rejected("wrong file_id"), .wait(1)), (Tries(waits: 3), .notSent("no route"), .wait(8)),
        (Tries(troubles: 11, waits: 900), .notSent("no route"), .wait(30)),
        (Tries(troubles: 11, waits: 11), .unavailable("502"), .giveUp),
    ]

    @Test(arguments: before) func `Tries of before count`(tries: Tries, error: MessengerError, next: Next) {
        var patience = JobPatience(tries)
        #expect(patience.next(after: error, jitter: 0) == next)
    }
}
