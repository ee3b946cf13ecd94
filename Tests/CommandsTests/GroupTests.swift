import Actions
import Core
import Foundation
import Language
import Store
import Testing

@testable import Commands

/// What a group hears of a person's own things: nothing, whatever is said there.
struct GroupTests {
    /// Words that stand nowhere but in Ana's own things, beside the names that the examples speak of.
    private static let secrets = [
        "squirrel", "walrus", "narwhal", "Zebulon", "ocelot", "48.13579", "16.24680", "Secretville", "Tokyo",
    ]

    /// A line of each command, in each language, as the slash and the bot's ear for the group have it.
    static let lines: [String] =
        LanguageTables.all.flatMap { language in
            CommandCatalog.commands.flatMap { $0.about.examples(in: language.id) }
        } + [
            "Secretville", "/show Secretville", "delete it", "make it 6 instead", "the first one", "undo", "walrus",
            "yes",
        ]

    /// Ana has things under the very names that the examples name, and an open question.
    private func house() async throws -> House {
        let house = try House()
        let friend = try await house.piece(.ben) { session in
            _ = try session.makeAccount()
            try session.setName("Zebulon")
            return session.actor
        }
        for who in House.Who.allCases {
            try await house.piece(who, inGroup: true) {
                try $0.transaction.note(.present, of: $0.actor, in: $0.viewer)
            }
        }
        try await house.piece { session in
            let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
            try session.setTimeZone(zone)
            let point = try #require(Coordinate(latitude: 48.13579, longitude: 16.24680))
            for name in ["Bakery", "Bäckerei", "Secretville"] {
                let place = try session.keepPlace(NewPlace(name: name, point: point, labels: ["ocelot"]))
                _ = try session.keepNote(NewNote(text: "squirrel", home: .place(place.id)))
            }
            for name in ["gym", "Sport", "Ideas"] {
                let heading = try session.headingForNotes(named: name)
                _ = try session.keepNote(NewNote(text: "walrus", home: .heading(heading)))
            }
            _ = try session.keepReminder(
                NewReminder(text: "feed the ocelot", due: session.now.addingTimeInterval(60), isWallTime: true))
            try session.keepPosition(Fix(coordinate: point, accuracy: 5, date: session.now))
            try session.setClose(friend, true)
            try session.setBio("narwhal")
            try session.keepRecall()
            try session.ask(NoteTextQuestion(id: NoteID(1)))
        }
        return house
    }

    @Test func `No command's examples, said in a group, bring out anything of one's own`() async throws {
        let house = try await house()
        let before = try await house.state(of: .ana)
        for line in Self.lines {
            let said = try await house.hear(line, inGroup: true)
            for secret in Self.secrets where !line.contains(secret) {
                #expect(!said.contains(secret), "\(line): \(said)")
            }
        }
        #expect(try await house.state(of: .ana) == before)
    }

    @Test func `The same lines say all of it in private`() async throws {
        let house = try await house()
        var said = ""
        for line in Self.lines.prefix(12) + ["notes Bakery", "settings"] { said += try await house.hear(line) }
        for secret in ["squirrel", "48.13579", "Tokyo"] { #expect(said.contains(secret), "\(secret)") }
    }

    @Test func `Every card of one's own is nothing in a group`() async throws {
        let house = try await house()
        try await house.piece(inGroup: true) { session in
            let group = try #require(CommandCatalog.card("in:\(session.viewer):history:log:0"))
            #expect(try group.render(in: session) == nil)
            for id in 1...6 {
                let cards: [any Card] = [
                    PlaceCard(PlaceID(Int64(id))), NoteCard(NoteID(Int64(id))), ReminderCard(ReminderID(Int64(id))),
                    DirectionsCard(PlaceID(Int64(id))), EntryCard(id: EntryID(Int64(id))),
                    MoveNoteCard(NoteID(Int64(id)), page: 0),
                ]
                for card in cards { #expect(try card.render(in: session) == nil, "\(card.code)") }
            }
        }
    }

    @Test(arguments: ["pins", "undo", "note", "rules", "regeln", "notizen", "remind", "erinnere", "start", "help"])
    func `A bare command of ours is heard in a group`(word: String) async throws {
        #expect(try await House().piece(inGroup: true) { try $0.isSurelyForBot(Heard("/\(word) x").spoken) })
    }

    @Test(arguments: ["/roll", "/ping", "/play x", "/poll", "/stats", "/ban ana", "/", "roll"])
    func `Another bot's command is not`(line: String) async throws {
        let isOurs = try await House().piece(inGroup: true) { try $0.isSurelyForBot(Heard(line).spoken) }
        #expect(!isOurs)
    }
}

extension House {
    /// What is said to somebody's line, with all the cards that are shown.
    fileprivate func hear(_ line: String, inGroup: Bool = false) async throws -> String {
        try await piece(inGroup: inGroup) { session in
            let ref = MessageRef(chat: ChatRef(messenger: .telegram, id: inGroup ? "-1" : "ana"), id: "1")
            let language = LanguageID(tag: session.settings.language)
            let message = Incoming.Message(ref: ref, text: line, isAddressed: true)
            let spoken = Spoken(message: message, line: LineReader.read(line, language: language))
            let before = Set(session.transaction.said.keys)
            do {
                let understanding = try session.understand(spoken)
                if try !session.follow(spoken, understanding) {
                    if let command = try understanding.command(for: spoken) {
                        try command.perform(in: session)
                    } else {
                        try session.answerUnread(spoken, understanding)
                    }
                }
            } catch {
                guard let refusal = Refusal(error) else { throw error }
                try session.say(Outgoing(session.voice.say(refusal.wording)))
            }
            let texts = session.transaction.said.filter { !before.contains($0.key) }.map { said in
                "\(said.value.work)"
            }
            let cards = try session.shown.compactMap(CommandCatalog.card).compactMap { card in
                try card.render(in: session).map { "\($0.outgoing)" }
            }
            return (texts + cards).joined(separator: "\n")
        }
    }
}
