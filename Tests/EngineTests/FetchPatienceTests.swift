import Core
import GRDB
import Store
import Testing

@testable import Engine

/// How often a file is asked for, and who is to blame when it does not come.
struct FetchPatienceTests {
    typealias Next = FetchPatience.Next

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
    ]

    @Test(arguments: rows)
    func `A file is given up only where it is itself at fault, or its server for long`(
        error: any Error & Sendable, times: Int, last: Next
    ) {
        var patience = FetchPatience(tries: 0)
        let answers = (0..<times).map { _ in patience.next(after: error, jitter: 0) }
        #expect(answers.last == last)
        #expect(!answers.dropLast().contains(.giveUp))
    }

    @Test func `Tries before a restart count`() {
        var patience = FetchPatience(tries: 2)
        #expect(patience.next(after: MessengerError.notSent("no route"), jitter: 0) == .wait(1))
        #expect(patience.next(after: MessengerError.rejected("wrong file_id"), jitter: 0) == .giveUp)
    }
}
