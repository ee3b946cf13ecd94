import Core
import Foundation
import Queues
import Store
import Testing

@testable import Engine

/// From what people send to what comes back, through the whole engine.
struct TalkTests {
    let house: House
    var messenger: ScriptedMessenger { house.messenger }

    init() throws { house = try House() }

    @Test func `A line in, a reply out, and nothing waits any more`() async throws {
        try await house.live { engine in
            messenger.receive(.line("ana", "note gym: squats"))
            try await house.rest(engine)
        }
        #expect(messenger.texts(in: "ana").count == 1)
        #expect(messenger.texts(in: "ana").first?.hasPrefix("Noted under gym: squats") == true)
        #expect(try await house.int("SELECT count(*) FROM inbox WHERE state = 'done'") == 1)
        #expect(try await house.failures() == [])
    }

    @Test func `Two people's lines in one batch go to each of them, in order within a chat`() async throws {
        try await house.live { engine in
            let letters = (1...20).map { number in
                Letter.line(number % 2 == 0 ? "ana" : "ben", "note thing \(number)", message: "\(number)")
            }
            messenger.deliver(letters.compactMap { try? JSONEncoder().encode($0) })
            try await house.rest(engine)
        }
        for (who, rest) in [("ana", 0), ("ben", 1)] {
            let numbers = (1...20).filter { $0 % 2 == rest }
            #expect(messenger.texts(in: who) == numbers.map { "Noted: thing \($0)" })
        }
        #expect(try await house.int("SELECT count(DISTINCT owner) FROM note") == 2)
        #expect(try await house.int("SELECT count(*) FROM note WHERE owner = 1") == 10)
    }

    @Test func `An update that cannot be read is kept as a failure and harms no other`() async throws {
        try await house.live { engine in
            messenger.deliver([
                try JSONEncoder().encode(Letter.line("ana", "note one")), Data("{".utf8), Data(),
                Data(#"{"chat":7}"#.utf8), try JSONEncoder().encode(Letter.line("ben", "note two")),
            ])
            try await house.rest(engine)
        }
        #expect(messenger.texts(in: "ana") == ["Noted: one"] && messenger.texts(in: "ben") == ["Noted: two"])
        #expect(try await house.failures().map(\.source) == ["inbox", "inbox", "inbox"])
        #expect(try await house.int("SELECT count(*) FROM inbox WHERE state = 'failed'") == 3)
    }

    @Test func `A piece that throws leaves nothing of itself, and its person hears one sorry`() async throws {
        try await house.live { engine in
            messenger.receive(.line("ana", "note ok", message: "1"))
            try await house.rest(engine)
            try await house.poison("bad")
            messenger.receive(
                .line("ana", "note one", message: "2"), .line("ana", "note Bad things: bad", message: "3"),
                .line("ben", "note two", message: "4"), .line("ana", "note three", message: "5"))
            try await house.rest(engine)
        }
        let anas = messenger.texts(in: "ana")
        #expect(anas.count == 4 && anas[1] == "Noted: one" && anas[3] == "Noted: three")
        #expect(anas[2].hasPrefix("Sorry, something went wrong on my side"))
        #expect(messenger.texts(in: "ben") == ["Noted: two"])
        #expect(try await house.failures().map(\.source) == ["inbox"])
        #expect(try await house.int("SELECT count(*) FROM heading") == 0)
        #expect(try await house.int("SELECT count(*) FROM entry") == 4)
    }

    @Test func `A sorry that cannot be said either stops nobody`() async throws {
        try await house.live { engine in
            try await house.poison("bad")
            try await house.poison("outbox", when: "NEW.payload LIKE '%Sorry%'")
            messenger.receive(
                .line("ana", "note one", message: "1"), .line("ana", "note bad", message: "2"),
                .line("ben", "note two", message: "3"))
            try await house.rest(engine)
        }
        #expect(messenger.texts(in: "ana") == ["Noted: one"] && messenger.texts(in: "ben") == ["Noted: two"])
        #expect(try await house.failures().map(\.source) == ["inbox"])
    }

    @Test func `The answer to a pressed button goes before what the press shows`() async throws {
        try await house.live { engine in
            messenger.receive(.line("ana", "settings"))
            try await house.rest(engine)
            messenger.receive(Letter(from: "ana", chat: "ana", message: "101", press: "units:imperial"))
            try await house.rest(engine)
            messenger.receive(Letter(from: "ana", chat: "ana", message: "101", press: "no button of ours"))
            try await house.rest(engine)
        }
        #expect(messenger.sent.map(\.what) == ["new", "answer", "edit 101", "answer"])
        #expect(messenger.sent.last?.text.hasPrefix("I do not know that button") == true)
        #expect(messenger.sent[2].text.contains("miles"))
    }

    @Test func `An answer that is late is not sent`() async throws {
        try await house.live { engine in
            messenger.receive(.line("ana", "settings"))
            try await house.rest(engine)
            messenger.fail("q101", .notSent("down"))
            messenger.receive(Letter(from: "ana", chat: "ana", message: "101", press: "units:imperial"))
            // A round that has begun goes by the clock of its beginning.
            try await house.until("the answer failed once and waits again") {
                let failed = "class = 'answer' AND state = 'waiting' AND tries = 1"
                return try await house.int("SELECT count(*) FROM outbox WHERE \(failed)") == 1
            }
            house.clock.move(by: 16)
            try await house.until("all is written") {
                house.waits.advance(by: 1)
                return try await engine.isAtRest()
            }
        }
        #expect(messenger.tried.count { $0.what == "answer" } == 1)
    }

    @Test func `In a group the bot is silent until it is spoken to`() async throws {
        let talk = Letter(from: "ana", chat: "-5", isGroup: true, message: "1", text: "what a lovely day")
        let command = Letter(from: "ana", chat: "-5", isGroup: true, message: "2", text: "/note meet at 9")
        try await house.live { engine in
            messenger.receive(talk, command)
            try await house.rest(engine)
        }
        #expect(messenger.texts(in: "-5") == ["Noted: meet at 9"])
        #expect(messenger.texts(in: "ana") == [])
    }

    @Test func `A question dies after a day, and the next line is read as usual`() async throws {
        try await house.live { engine in
            messenger.receive(.line("ana", "pin here"))
            try await house.rest(engine)
            #expect(try await house.int("SELECT count(*) FROM conversation") == 1)
            house.clock.move(by: 24 * 3600 + 1)
            engine.clockMoved()
            try await house.until("the question is forgotten") {
                try await house.int("SELECT count(*) FROM conversation") == 0
            }
            #expect(try await engine.nextTimerMoment() == nil)
        }
        #expect(messenger.texts(in: "ana").count == 1)
    }

    @Test func `A photo is fetched and kept, and its card shows it`() async throws {
        messenger.file("f1", .success(Data([1, 2, 3])))
        try await house.live { engine in
            messenger.receive(Letter(from: "ana", chat: "ana", text: "the menu", photo: "f1"))
            try await house.rest(engine)
        }
        #expect(try await house.int("SELECT count(*) FROM photo") == 1)
        #expect(try await house.int("SELECT count(*) FROM job") == 0)
        #expect(messenger.texts(in: "ana").contains { $0.contains("the menu") })
    }

    @Test func `A photo that cannot be fetched is tried thrice, and its person is told`() async throws {
        messenger.file("gone", .failure(.rejected("no such file")))
        try await house.live { engine in
            messenger.receive(Letter(from: "ana", chat: "ana", text: "the menu", photo: "gone"))
            try await house.until("the job is given up") {
                house.waits.advance(by: 1)
                return try await engine.isAtRest() && messenger.isRead
            }
        }
        #expect(messenger.texts(in: "ana").last?.hasPrefix("I could not fetch that file") == true)
        #expect(try await house.failures().map(\.source) == ["job"])
        #expect(try await house.int("SELECT count(*) FROM photo") == 0)
    }
}
