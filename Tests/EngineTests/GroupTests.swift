import Testing

/// In a group the bot hears only what is meant for it, whatever the messenger delivers.
struct GroupTests {
    @Test(arguments: [("pins", 0), ("thanks", 0), ("what a day", 0), ("", 0), ("/pins", 1)])
    func `Only what is meant for the bot is answered`(line: String, answers: Int) async throws {
        let house = try House()
        try await house.live { engine in
            house.messenger.receive(Letter(from: "ana", chat: "rome", isGroup: true, text: line))
            house.messenger.receive(Letter(from: "ana", chat: "rome", isGroup: true, message: "2", photo: "beach"))
            try await house.rest(engine)
        }
        #expect(house.messenger.texts(in: "rome").count == answers)
        #expect(try await house.int("SELECT count(*) FROM inbox WHERE state = 'done'") == 2)
    }
}
