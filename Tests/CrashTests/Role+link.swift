import GRDB
import Testing

extension Role {
    /// The second account is linked by a code, writes for the first, and is unlinked.
    func link(_ actor: Actor, _ round: Int) async throws {
        let phone = actor.partner
        try await actor.types("link another device", hears: "Link another account")
        try await actor.listens()
        let code = try #require(await actor.reads().firstMatch(of: /link ([a-z0-9]{8})/)?.output.1)
        try await phone.types("link \(code)", hears: Self.offer)
        try await phone.listens()
        await actor.expects(Self.wasLinked)
        try await phone.presses("Link this account", hears: Self.linked)
        try await actor.listens()
        try await phone.types("note gym: press \(round)", hears: "Noted under gym: press \(round)")
        try await phone.listens()
        await actor.expects("Phone (Telegram) is unlinked. What was shown there before still stands in that chat.")
        try await phone.types(
            "unlink", hears: "This chat is not linked to Linker any more. It has what was its own again.")
        try await phone.listens()
        try await actor.listens()
    }

    private static let offer = """
        This code is from Linker. Link this account only if that is you: all you type here is theirs then, \
        all that they have is seen here, and in groups you act under that name.
        """
    private static let wasLinked = """
        A second account, Phone (Telegram), was linked to yours and sees all that you have. Not you? Unlink it.
        """
    private static let linked = """
        Linked: this chat is Linker now. What comes due is told in the chat that was used last. \
        unlink takes it back, devices shows all.
        """
}

extension Audit {
    /// The second account has its own person and chat again, and left nothing there.
    func expectUnlinked(_ owner: SQL, from phone: Actor, _ files: Files) throws {
        let own: SQL = "(SELECT owner FROM chat WHERE externalID = \("\(phone.chat)"))"
        #expect(try files.count("SELECT count(*) FROM identity WHERE linkedAt IS NOT NULL OR home IS NOT NULL") == 0)
        #expect(try files.count("SELECT \(owner) <> \(own)") == 1)
        #expect(try files.count("SELECT count(*) FROM entry WHERE owner = \(own)") == 0)
    }
}
