import Testing

/// In a group the bot hears only what is meant for it, whatever the messenger delivers.
@Suite struct GroupTests {
    @Test(arguments: [
        ("#rome/pins", 0), ("#rome/thanks", 0), ("#rome/what a day", 0), ("#rome/", 0), ("#rome//pins", 1),
        ("ana/pins", 1),
    ])
    func `Only what is meant for the bot is answered`(line: String, answers: Int) async throws {
        let workshop = try Workshop()
        try await workshop.receive(line)
        try await workshop.run { try await workshop.rest() }
        #expect(workshop.messenger.texts.count == answers)
        #expect(try await workshop.strings("SELECT state FROM inbox") == ["done"])
    }
}
