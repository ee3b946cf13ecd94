import Foundation
import Sandbox
import Testing

@testable import Replay

struct ReaderTests {
    static let deeds: [(String, Deed)] = [
        ("ana: pin here", .types("pin here")),
        ("ana: one\n    two\n\n    [four]", .types("one\ntwo\n\n[four]")),
        ("ana:  two blanks", .types(" two blanks")),
        ("ana [Rename]", .presses("Rename")),
        (#"ana [a \] b]"#, .presses("a ] b")),
        ("ana <location 48.2 16.3>", .sharesLocation(.init(latitude: 48.2, longitude: 16.3, accuracy: nil))),
        ("ana <location 48.2 -16.3 acc=15>", .sharesLocation(.init(latitude: 48.2, longitude: -16.3, accuracy: 15))),
        ("ana <live 48 16 acc=1>", .sharesLive(.init(latitude: 48, longitude: 16, accuracy: 1), period: 3600)),
        ("ana <live 48 16 for=900>", .sharesLive(.init(latitude: 48, longitude: 16, accuracy: nil), period: 900)),
        ("ana <photo cafe.jpg> at the bar", .sends(.photo, name: "cafe.jpg", caption: "at the bar")),
        ("ana <photo cafe.jpg>", .sends(.photo, name: "cafe.jpg", caption: "")),
        ("ana <document f.pdf> a\n    b", .sends(.document, name: "f.pdf", caption: "a\nb")),
        ("ana <voice f.ogg>", .sends(.voice, name: "f.ogg", caption: "")),
        ("ana album a.jpg b.jpg", .sendsAlbum(["a.jpg", "b.jpg"])),
        ("ana picks ben cleo", .picks(["ben", "cleo"])),
        ("ana edits: pin there", .edits("pin there")),
        ("ana replies: thanks", .replies("thanks")),
        (
            "ana replies <photo cafe.jpg> at the bar",
            .repliesBySending(.sends(.photo, name: "cafe.jpg", caption: "at the bar"))
        ),
        ("ana reacts 👍", .reacts("👍")),
        ("ana opens start=abc", .opens("abc")),
        ("ana stops sharing", .stopsSharing),
        ("ana blocks the bot", .blocks(true)),
        ("ana unblocks the bot", .blocks(false)),
    ]

    @Test(arguments: deeds) func `What people do is read`(_ text: String, _ deed: Deed) throws {
        #expect(try actions(text) == [.person("ana", in: "ana", deed)])
    }

    static let directives: [(String, Action)] = [
        ("@now 2026-03-14T09:00:00+01:00", .now(Date(timeIntervalSince1970: 1_773_475_200))),
        ("@now 2026-03-14T08:00:00Z", .now(Date(timeIntervalSince1970: 1_773_475_200))),
        ("@advance 2h", .advance(7200)),
        ("@advance 1d 30m", .advance(88_200)),
        ("@advance 45s", .advance(45)),
        ("@advance 1w", .advance(604_800)),
        ("@group rome ana ben", .group("rome", members: ["ana", "ben"], isBasic: false)),
        ("@basicgroup rome ana", .group("rome", members: ["ana"], isBasic: true)),
        ("@restart", .restart),
        ("@kill", .kill),
        ("@stop", .stop),
        ("@fault sendMessage 429 3", .fault(.init(method: "sendMessage", kind: .tooManyRequests, retryAfter: 3))),
        ("@fault x 429 3 2", .fault(.init(method: "x", kind: .tooManyRequests, count: 2, retryAfter: 3))),
        ("@fault x 502 2", .fault(.init(method: "x", kind: .serverError, count: 2))),
        ("@fault x drop", .fault(.init(method: "x", kind: .drop))),
    ]

    @Test(arguments: directives) func `What the transcript does is read`(_ text: String, _ action: Action) throws {
        #expect(try actions(text) == [action])
    }

    static let expectations: [(String, Expected)] = [
        ("bot: Done", .line(.init(chat: "ana", verb: .says, text: "Done"))),
        ("bot/ben: Done", .line(.init(chat: "ben", verb: .says, text: "Done"))),
        ("bot: a\n\n    b\n    [C] [D]", .line(.init(chat: "ana", verb: .says, text: "a\n\nb", rows: ["[C] [D]"]))),
        ("bot: a\n    \\[b]\n    \\\\c", .line(.init(chat: "ana", verb: .says, text: "a\n[b]\n\\c"))),
        ("bot edits: a", .line(.init(chat: "ana", verb: .edits, text: "a"))),
        ("bot <picture> a", .line(.init(chat: "ana", verb: .says, media: "<picture>", text: "a"))),
        ("bot edits <picture> a", .line(.init(chat: "ana", verb: .edits, media: "<picture>", text: "a"))),
        ("bot <document a b.gpx>", .line(.init(chat: "ana", verb: .says, media: "<document a b.gpx>"))),
        ("bot <location 48.2 16.3>", .line(.init(chat: "ana", verb: .says, media: "<location 48.2 16.3>"))),
        ("bot (silent): a", .line(.init(chat: "ana", verb: .says, text: "a", isSilent: true))),
        ("bot (effect 🎉): a", .line(.init(chat: "ana", verb: .says, text: "a", effect: "🎉"))),
        (
            "bot (silent) (effect 🔥) <picture> a",
            .line(
                .init(chat: "ana", verb: .says, media: "<picture>", text: "a", isSilent: true, effect: "🔥"))
        ),
        ("bot pop-up: Saved", .line(.init(chat: "ana", verb: .popUp, text: "Saved"))),
        ("bot deletes", .line(.init(chat: "ana", verb: .deletes))),
        ("bot pins: squats", .line(.init(chat: "ana", verb: .pins, text: "squats"))),
        ("bot/rome unpins: squats", .line(.init(chat: "rome", verb: .unpins, text: "squats"))),
        ("bot reacts 👍", .line(.init(chat: "ana", verb: .reacts, text: "👍"))),
        ("bot does not answer", .line(.init(chat: "ana", verb: .ignores))),
        ("bot is silent", .silence(chat: "ana")),
        ("bot/rome is silent", .silence(chat: "rome")),
        ("bot~ Pinned .*", .pattern(.init(chat: "ana", verb: .says, source: "Pinned .*", rows: []))),
        ("bot/ben~ a\n    [B]", .pattern(.init(chat: "ben", verb: .says, source: "a", rows: ["[B]"]))),
        ("bot edits~ a\n    b", .pattern(.init(chat: "ana", verb: .edits, source: "a\nb", rows: []))),
    ]

    @Test(arguments: expectations) func `What is expected is read`(_ text: String, _ expectation: Expected) throws {
        let steps = try read("@group rome ana ben\nana: hello\n\(text)\n# the end\n").blocks.flatMap(\.steps)
        let found = steps.compactMap { if case .expectation(let one) = $0.content { one } else { nil } }
        #expect(found == [expectation])
    }

    static let wrong: [(String, Int, String)] = [
        ("Ana: hello", 1, "begins with a name"),
        ("ana says hello", 1, "after a name stands"),
        ("\nana: hello\nbot says hello", 3, "after `bot`"),
        ("bot: hello", 1, "nobody has acted yet"),
        ("ana/rome: hello", 1, "no group rome"),
        ("@group rome ana\nrome: hello", 2, "is a group"),
        ("@group rome ana\n@group rome ben", 2, "already"),
        ("@group Rome ana", 1, "no name"),
        ("@later", 1, "one of: @now"),
        ("@now tomorrow", 1, "a moment is written"),
        ("@advance soon", 1, "a time is written"),
        ("@fault sendMessage 404", 1, "@fault"),
        ("@restart\n    now", 1, "nothing may follow"),
        ("@start", 1, "comes before @start"),
        ("@stop\n@kill", 2, "the server is down"),
        ("@stop\n@start\n@start", 3, "comes before @start"),
        ("    lost", 1, "begins with a name"),
        ("ana <location here>", 1, "LAT LON"),
        ("ana <location 48 16 for=9>", 1, "LAT LON"),
        ("ana <location 48 16 acc=x>", 1, "needs a number"),
        ("ana <video a.mp4>", 1, "after a name stands"),
        ("ana [A] [B]", 1, "one button"),
        ("ana: hi\nbot~ (", 2, "no regular expression"),
    ]

    @Test(arguments: wrong) func `A line that is none of the forms is named`(
        _ text: String, _ line: Int, _ words: String
    ) throws {
        let error = try #require(throws: TranscriptError.self) { try read(text) }
        #expect(error.line == line)
        #expect(error.sentence.contains(words))
        #expect(error.description.hasPrefix("t.chat:\(line): "))
    }

    @Test func `Plain bot lines mean the chat of whoever acted last`() throws {
        let blocks = try read("@group rome ana ben\nana: a\nben/rome: b\n@restart\n").blocks
        #expect(blocks.map(\.speaker) == [nil, nil, "ana", "ben", "ben"])
    }

    private func actions(_ text: String) throws -> [Action] { try read(text).blocks.compactMap(\.action) }
}

/// Reads a transcript that lies nowhere.
func read(_ text: String) throws(TranscriptError) -> Transcript {
    try TranscriptReader.read(text, file: "t.chat", folder: FileManager.default.temporaryDirectory)
}
