import Core
import Foundation
import Store
import Testing

@testable import Engine

/// Who looks after a group is asked of the messenger, and what waits for the answer is done then.
struct AdministratorTests {
    let house: House
    var messenger: ScriptedMessenger { house.messenger }

    init() throws { house = try House() }

    private func line(_ from: String, _ text: String, _ message: String) -> Letter {
        Letter(from: from, chat: "rome", isGroup: true, message: message, text: text)
    }

    private func added(_ message: String = "0") -> Letter {
        Letter(from: "ana", chat: "rome", isGroup: true, message: message, isAdded: true)
    }

    /// The bot comes, brought by Ana who looks after the group, and the rule is hers.
    private func settle(_ engine: Engine) async throws {
        messenger.administrators(.success(["ana"]))
        messenger.receive(added())
        try await house.rest(engine)
        messenger.receive(line("ana", "/rules administrators", "1"))
        try await house.rest(engine)
    }

    @Test func `The bot asks when it comes, and says hello once`() async throws {
        try await house.live { engine in
            try await settle(engine)
            messenger.receive(added("9"))
            try await house.rest(engine)
        }
        #expect(messenger.asked == ["rome"])
        #expect(messenger.texts(in: "rome").count { $0.hasPrefix("Hello!") } == 1)
        #expect(try await house.int("SELECT count(*) FROM member WHERE isAdministrator") == 1)
        #expect(try await house.int("SELECT changers = 'administrators' FROM groupChat") == 1)
    }

    @Test func `A refusal that rests on an old list asks first, and then does what was wished`() async throws {
        try await house.live { engine in
            try await settle(engine)
            messenger.receive(line("ben", "/note packing: tent", "2"))
            try await house.rest(engine)
            #expect(messenger.texts(in: "rome").last == "Only administrators of this group change things here.")
            #expect(messenger.asked.count == 1)
            house.clock.move(by: 601)
            messenger.administrators(.success(["ana", "ben"]))
            messenger.receive(line("ben", "/note packing: tent", "3"))
            try await house.rest(engine)
        }
        #expect(messenger.asked.count == 2)
        #expect(messenger.texts(in: "rome").contains("Noted under packing: tent"))
        #expect(try await house.int("SELECT count(*) FROM note") == 1)
    }

    @Test func `Who was an administrator and is none is refused once it is known`() async throws {
        try await house.live { engine in
            try await settle(engine)
            house.clock.move(by: 601)
            messenger.administrators(.success(["ben"]))
            messenger.receive(line("ana", "/note packing: tent", "2"))
            try await house.rest(engine)
        }
        #expect(messenger.texts(in: "rome").contains("Only administrators of this group change things here."))
        #expect(try await house.int("SELECT count(*) FROM note") == 0)
    }

    @Test func `A pressed button waits for the answer too`() async throws {
        try await house.live { engine in
            try await settle(engine)
            house.clock.move(by: 601)
            messenger.administrators(.success(["ana", "ben"]))
            messenger.receive(Letter(from: "ben", chat: "rome", isGroup: true, message: "101", press: "rule:all"))
            try await house.rest(engine)
        }
        #expect(try await house.int("SELECT changers = 'all' FROM groupChat") == 1)
        #expect(messenger.sent.count { $0.what == "answer" } == 1)
    }

    /// What the messenger says instead of the list, what is then said, and whether the operator is told.
    static let troubles: [(MessengerError, String?, failures: Int)] = [
        (.retryAfter(seconds: 300, chatOnly: true), "I could not find out who looks after this group.", 1),
        (.rejected("garbage"), "I could not find out who looks after this group.", 1),
        (.unreachable("kicked"), nil, 0),
    ]

    @Test(arguments: troubles)
    func `Where the messenger does not tell, nothing is done`(
        trouble: MessengerError, words: String?, failures: Int
    ) async throws {
        let before = try await inTrouble(trouble)
        let texts = messenger.texts(in: "rome").dropFirst(before)
        #expect(texts.count == (words == nil ? 0 : 1))
        if let words { #expect(texts.last?.hasPrefix(words) == true) }
        #expect(try await house.failures().count == failures)
        #expect(try await house.int("SELECT count(*) FROM note") == 0)
    }

    /// - Returns: how much was said before.
    private func inTrouble(_ trouble: MessengerError) async throws -> Int {
        var before = 0
        try await house.live { engine in
            try await settle(engine)
            house.clock.move(by: 601)
            before = messenger.texts(in: "rome").count
            messenger.administrators(.failure(trouble))
            messenger.receive(line("ben", "/note packing: tent", "2"))
            try await house.until("all is at rest") {
                house.waits.advance(by: 5)
                return try await engine.isAtRest() && messenger.isRead
            }
        }
        return before
    }

    @Test func `A moment of trouble is waited out`() async throws {
        try await house.live { engine in
            try await settle(engine)
            house.clock.move(by: 601)
            messenger.administrators(.failure(.retryAfter(seconds: 3, chatOnly: true)), .success(["ana", "ben"]))
            messenger.receive(line("ben", "/note packing: tent", "2"))
            try await house.until("all is at rest") {
                house.waits.advance(by: 1)
                return try await engine.isAtRest() && messenger.isRead
            }
        }
        #expect(try await house.int("SELECT count(*) FROM note") == 1)
    }

    @Test func `A group that became another is asked for under its new name`() async throws {
        try await house.live { engine in
            try await settle(engine)
            house.clock.move(by: 601)
            let new = ChatRef(messenger: .telegram, id: "rome2")
            messenger.administrators(.failure(.migrated(to: new)), .success(["ana", "ben"]))
            messenger.receive(line("ben", "/note packing: tent", "2"))
            try await house.rest(engine)
        }
        #expect(messenger.asked == ["rome", "rome", "rome2"])
        #expect(try await house.int("SELECT count(*) FROM note") == 1)
    }

    @Test func `An answer that comes too late does nothing`() async throws {
        try await house.live { engine in
            try await settle(engine)
            house.clock.move(by: 601)
            messenger.administrators(.failure(.retryAfter(seconds: 3, chatOnly: true)), .success(["ana", "ben"]))
            messenger.receive(line("ben", "/note packing: tent", "2"))
            try await house.until("it waits") { messenger.asked.count == 2 && house.waits.lengths.contains(3) }
            house.clock.move(by: 61)
            try await house.until("all is at rest") {
                house.waits.advance(by: 1)
                return try await engine.isAtRest() && messenger.isRead
            }
        }
        #expect(messenger.texts(in: "rome").contains { $0.hasPrefix("I had to ask who looks after this group") })
        #expect(try await house.int("SELECT count(*) FROM note") == 0)
    }

    @Test func `A group speaks as whoever brought the bot, but not where they are`() async throws {
        try await house.live { engine in
            messenger.receive(Letter.line("ana", "speak German"), Letter.line("ana", "zeitzone Tokio", message: "2"))
            try await house.rest(engine)
            messenger.receive(added())
            try await house.rest(engine)
        }
        #expect(messenger.texts(in: "rome").first?.hasPrefix("Hallo!") == true)
        #expect(
            try await house.int(
                "SELECT language = 'de' AND timeZone <> 'Asia/Tokyo' AND timeZoneIsAssumed FROM groupChat") == 1)
        #expect(try await house.int("SELECT timeZone = 'Asia/Tokyo' FROM person") == 1)
    }

    @Test func `Whoever left while the bot was away is not taken for a member`() async throws {
        try await house.live { engine in
            try await settle(engine)
            messenger.receive(line("ben", "/pins", "2"))
            try await house.rest(engine)
            #expect(try await house.int("SELECT count(*) FROM member") == 2)
            messenger.receive(Letter(from: "ana", chat: "rome", isGroup: true, message: "3", isReachable: false))
            try await house.rest(engine)
            #expect(try await house.int("SELECT count(*) FROM member") == 2)
            messenger.receive(added("4"))
            try await house.rest(engine)
        }
        #expect(try await house.int("SELECT count(*) FROM member") == 1)
    }

    @Test func `Nobody is made of words in the group's name, and who comes is known`() async throws {
        try await house.live { engine in
            try await settle(engine)
            messenger.receive(
                Letter(from: nil, chat: "rome", isGroup: true, message: "2", text: "/pins", isUnnamed: true),
                Letter(from: "ben", chat: "rome", isGroup: true, message: "3", comes: "cleo"))
            try await house.rest(engine)
        }
        #expect(try await house.int("SELECT count(*) FROM person") == 3)
        #expect(try await house.int("SELECT count(*) FROM member") == 3)
        #expect(messenger.texts(in: "rome").last?.hasPrefix("“/pins” was written in this group's name") == true)
    }

    @Test func `A group into which nobody known brought the bot is greeted too`() async throws {
        try await house.live { engine in
            messenger.receive(Letter(from: nil, chat: "rome", isGroup: true, message: "1", isAdded: true))
            try await house.rest(engine)
        }
        #expect(messenger.texts(in: "rome").count == 1)
        #expect(try await house.int("SELECT count(*) FROM person") == 0)
    }
}
