import Foundation
import GRDB
import Testing

extension Role {
    /// A note or two, and the wish to leave; the driver lets the day of waiting be over. The receipt comes once, and one
    /// that comes late is not taken for the next round's.
    func leave(_ actor: Actor, _ round: Int) async throws {
        let notes = round % 2 + 1
        for number in 1...notes {
            let words = "\(Self.secret) \(round).\(number)"
            try await actor.types("note gym: \(words)", hears: "Noted under gym: \(words)")
            try await actor.listens()
        }
        try await actor.types("delete my account", hears: "Delete my account and all my data")
        try await actor.listens()
        // The card that says until when may be gone before it is sent.
        try await actor.pressesOnce("Delete all of it in 24 hours", hears: Self.receipt(notes))
    }

    /// A word that nobody else has.
    static let secret = "zinnober"

    private static func receipt(_ notes: Int) -> String {
        """
        Your account is deleted: \(notes) note\(notes == 1 ? "" : "s"), 1 list or heading; and your profile, settings and \
        history. What is left of it in the bytes of this server's files is overwritten within a day, pictures and files \
        too; copies that whoever runs it made for safety go when they are replaced. \
        The messages in this chat are yours to delete. /start begins anew.
        """
    }
}

extension Audit {
    /// No row of the one who left, nor a word in the bytes of any file.
    func expectGone(_ actor: Actor, _ files: Files) throws {
        #expect(try files.count("SELECT count(*) FROM identity WHERE externalID = \("\(actor.chat)")") == 0)
        #expect(try files.count("SELECT count(*) FROM unwantedFile") == 0)
        #expect(try files.holding(Role.secret) == [])
    }
}
