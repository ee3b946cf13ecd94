import Foundation
import Testing

@testable import Replay

/// How a transcript says who is in a group, who looks after it, and what is forged.
struct GroupReaderTests {
    static let lines: [(String, Action)] = [
        ("@join rome cara", .join("rome", "cara", isIn: true)), ("@leave rome bot", .join("rome", "bot", isIn: false)),
        ("@promote rome ana", .promote("rome", "ana", true)), ("@demote rome bot", .promote("rome", "bot", false)),
        ("@migrate rome", .migrate("rome")),
        ("ana/rome as group: /pins", .person("ana", in: "rome", .typesUnnamed("/pins"))),
        ("ana forges pin:1:delete", .person("ana", in: "ana", .forges("pin:1:delete"))),
    ]

    @Test(arguments: lines) func `What is done in groups is read`(_ text: String, _ action: Action) throws {
        let transcript = try TranscriptReader.read(
            "@group rome ana ben\n\(text)\n", file: "x", folder: URL(filePath: "/"))
        #expect(transcript.blocks.compactMap(\.action).last == action)
    }

    @Test(arguments: ["@join rome", "@join oslo ana", "@promote rome Ana", "@migrate oslo", "@basicgroup x bot"])
    func `What cannot be is refused`(_ text: String) {
        #expect(throws: TranscriptError.self) {
            try TranscriptReader.read("@group rome ana\n\(text)\n", file: "x", folder: URL(filePath: "/"))
        }
    }
}
