import Core
import Foundation
import Queues
import Store
import Testing

@testable import Engine

/// What becomes of requests that the messenger does not simply do.
struct SendingTests {
    let house: House
    var messenger: ScriptedMessenger { house.messenger }

    init() throws { house = try House() }

    /// Both say something; the test then says when time goes on.
    private func bothSpeak(_ errors: MessengerError..., body: (Engine) async throws -> Void) async throws {
        for error in errors { messenger.fail("ana", error) }
        try await house.live { engine in
            messenger.receive(.line("ana", "note one", message: "1"), .line("ben", "note two", message: "2"))
            try await house.until("Ben has his reply") { messenger.texts(in: "ben").count == 1 }
            try await body(engine)
        }
    }

    /// Lets the waiting clock go on, a second at a time, until all is done.
    private func finish(_ engine: Engine) async throws {
        try await house.until("all is sent") {
            house.waits.advance(by: 1)
            return try await engine.isAtRest() && messenger.isRead
        }
    }

    @Test func `A pause that the messenger asks for one chat holds only that chat`() async throws {
        try await bothSpeak(.retryAfter(seconds: 30, chatOnly: true)) { engine in
            messenger.receive(.line("ana", "note three", message: "3"), .line("ben", "note four", message: "4"))
            try await house.until("Ben is served meanwhile") { messenger.texts(in: "ben").count == 2 }
            house.waits.advance(by: 29)
            messenger.receive(.line("ben", "note five", message: "5"))
            try await house.until("Ben is served to the end") { messenger.texts(in: "ben").count == 3 }
            #expect(messenger.texts(in: "ana") == [])
            house.waits.advance(by: 2)
            try await house.rest(engine)
        }
        #expect(messenger.texts(in: "ana") == ["Noted: one", "Noted: three"])
        #expect(try await house.counts().maybeTwice == 0)
    }

    @Test func `A pause of everything holds everybody`() async throws {
        try await house.live { engine in
            messenger.fail("ana", .retryAfter(seconds: 10, chatOnly: false))
            messenger.receive(.line("ana", "note one"))
            try await house.until("the row waits again") {
                try await house.int("SELECT count(*) FROM outbox WHERE state = 'waiting' AND tries = 1") == 1
            }
            messenger.receive(.line("ben", "note two", message: "2"))
            try await house.until("Ben's line is read") { try await house.int("SELECT count(*) FROM outbox") == 2 }
            house.waits.advance(by: 9)
            #expect(messenger.sent == [])
            house.waits.advance(by: 2)
            try await house.rest(engine)
        }
        #expect(messenger.texts(in: "ana") == ["Noted: one"] && messenger.texts(in: "ben") == ["Noted: two"])
    }

    @Test(arguments: [
        (MessengerError.notSent("no route"), 0), (.unavailable("502"), 0), (.unknownFate("timed out"), 1),
    ])
    func `What failed is sent again; only what may have arrived is counted`(error: MessengerError, twice: Int)
        async throws
    {
        try await bothSpeak(error) { engine in
            #expect(messenger.texts(in: "ana") == [])
            try await finish(engine)
        }
        #expect(messenger.texts(in: "ana") == ["Noted: one"])
        #expect(messenger.tried.count { $0.chat == "ana" } == 2)
        #expect(try await house.counts().maybeTwice == twice)
    }

    @Test func `An edit of unknown fate is repeated without a word to the operator`() async throws {
        try await house.live { engine in
            messenger.receive(.line("ana", "settings"))
            try await house.rest(engine)
            messenger.fail("ana", .unknownFate("timed out"))
            messenger.receive(Letter(from: "ana", chat: "ana", message: "101", press: "units:imperial"))
            try await finish(engine)
        }
        #expect(messenger.tried.count { $0.what == "edit 101" } == 2)
        #expect(try await house.failures() == [])
    }

    @Test func `What follows in a line is drawn in its turn, and shows what changed meanwhile`() async throws {
        try await house.live { engine in
            messenger.closeGate()
            messenger.receive(.line("ana", "note one", message: "1"), .line("ana", "notes", message: "2"))
            try await house.until("both are taken") {
                try await house.int("SELECT count(*) FROM outbox WHERE state = 'sending'") == 2
            }
            messenger.receive(.line("ana", "note two", message: "3"))
            try await house.until("the second is kept") { try await house.int("SELECT count(*) FROM note") == 2 }
            messenger.openGate()
            try await house.rest(engine)
        }
        let texts = messenger.texts(in: "ana")
        #expect(texts.count == 3 && texts[0] == "Noted: one" && texts[2] == "Noted: two")
        #expect(texts[1].contains("one") && texts[1].contains("two"))
        #expect(messenger.sent.map(\.what).allSatisfy { !$0.hasPrefix("edit") })
    }

    @Test func `The order within a chat is kept when the first message fails`() async throws {
        messenger.fail("ana", .notSent("a"), .unavailable("b"))
        try await house.live { engine in
            messenger.receive(
                .line("ana", "note one", message: "1"), .line("ana", "note two", message: "2"),
                .line("ana", "note three", message: "3"))
            try await finish(engine)
        }
        #expect(messenger.texts(in: "ana") == ["Noted: one", "Noted: two", "Noted: three"])
    }

    @Test func `A chat that blocked us loses what waits, and is served again when it is back`() async throws {
        try await house.live { engine in
            messenger.fail("ana", .unreachable("blocked"))
            messenger.receive(.line("ana", "note one", message: "1"), .line("ana", "note two", message: "2"))
            try await house.rest(engine)
            #expect(messenger.tried.count == 1)
            messenger.receive(.line("ana", "note three", message: "3"))
            try await house.rest(engine)
        }
        #expect(messenger.texts(in: "ana") == ["Noted: three"])
        #expect(try await house.int("SELECT count(*) FROM note") == 3)
        #expect(try await house.int("SELECT isReachable FROM chat") == 1)
    }

    @Test func `A group that moved is followed, by the answer to a request and by an update`() async throws {
        func line(_ chat: String, _ text: String, _ message: String) -> Letter {
            Letter(from: "ana", chat: chat, isGroup: true, message: message, text: "/note \(text)")
        }
        try await house.live { engine in
            messenger.fail("-5", .migrated(to: ChatRef(messenger: .telegram, id: "-1005")))
            messenger.receive(line("-5", "one", "1"))
            try await house.rest(engine)
            messenger.receive(Letter(chat: "-5", isGroup: true, movesTo: "-1005"), line("-1005", "two", "2"))
            try await house.rest(engine)
            messenger.receive(Letter(chat: "-1005", isGroup: true, movesTo: "-1006"), line("-1006", "three", "3"))
            try await house.rest(engine)
        }
        #expect(messenger.texts(in: "-1005") == ["Noted: one", "Noted: two"])
        #expect(messenger.texts(in: "-1006") == ["Noted: three"])
        #expect(try await house.int("SELECT count(*) FROM groupChat") == 1)
        #expect(try await house.int("SELECT count(DISTINCT owner) FROM note") == 1)
    }

    @Test func `A request that can never be sent is named to the operator and stops nothing`() async throws {
        try await bothSpeak(.rejected("Bad Request: wrong")) { engine in
            messenger.receive(.line("ana", "note three", message: "3"))
            try await house.rest(engine)
        }
        #expect(messenger.texts(in: "ana") == ["Noted: three"])
        #expect(try await house.failures().map(\.reason) == ["Bad Request: wrong"])
    }

    @Test func `A card whose message is gone comes as a new one`() async throws {
        try await house.live { engine in
            messenger.receive(.line("ana", "settings"))
            try await house.rest(engine)
            messenger.fail("ana", .messageGone("message to edit not found"))
            messenger.receive(Letter(from: "ana", chat: "ana", message: "101", press: "units:imperial"))
            try await house.rest(engine)
        }
        #expect(messenger.sent.filter { $0.chat == "ana" }.map(\.what) == ["new", "new"])
        #expect(messenger.sent.last?.text.contains("miles") == true)
    }

    @Test func `A wrong token stops nothing for ever`() async throws {
        try await bothSpeak(.unauthorized("401")) { engine in try await finish(engine) }
        #expect(messenger.texts(in: "ana") == ["Noted: one"])
    }

    @Test func `A chat gets what it waits for at the rate that is allowed`() async throws {
        try await house.live(rates: .init(overallPerSecond: 0, chatPerSecond: 0.05, groupPerMinute: 0)) { engine in
            messenger.receive(.line("ana", "note one", message: "1"), .line("ana", "note two", message: "2"))
            try await house.until("the first is there") { messenger.texts(in: "ana").count == 1 }
            house.waits.advance(by: 19)
            messenger.receive(.line("ben", "note three", message: "3"))
            try await house.until("Ben is served") { messenger.texts(in: "ben").count == 1 }
            #expect(messenger.texts(in: "ana").count == 1)
            house.waits.advance(by: 2)
            try await house.rest(engine)
        }
        #expect(messenger.texts(in: "ana") == ["Noted: one", "Noted: two"])
    }
}
