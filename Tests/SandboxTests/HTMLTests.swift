import Foundation
import Testing

@testable import Sandbox

struct HTMLTests {
    private static let vectors = Specification.path.deletingLastPathComponent()
        .appendingPathComponent("entity_vectors.jsonl")

    @Test(
        .enabled(
            if: FileManager.default.fileExists(atPath: vectors.path),
            "../shared/data/telegram/entity_vectors.jsonl is not beside the package"))
    func `TDLib's own cases are read as TDLib reads them`() throws {
        let lines = try String(contentsOf: Self.vectors, encoding: .utf8).split(separator: "\n")
        let rows = lines.compactMap { JSON(text: String($0)) }.filter { $0["mode"]?.string == "html" }
        #expect(rows.count > 50)
        for row in rows { check(row) }
    }

    private func check(_ row: JSON) {
        let input = row["input"]?.string ?? ""
        do {
            let read = try HTMLReader.read(input)
            #expect(row["error"] == nil, "\(input)")
            #expect(read.text == row["text"]?.string, "\(input)")
            let expected = (row["entities"]?.array ?? []).map(Self.line)
            #expect(read.entities.map(Self.line) == expected, "\(input)")
        } catch {
            #expect(error.description == "Bad Request: can't parse entities: " + (row["error"]?.string ?? "nothing"))
        }
    }

    /// TDLib's name, place and extra of an entity in one line.
    private static func line(_ row: JSON) -> String {
        let type = row["type"]?.string ?? ""
        let extra = ["FormattedDate", "CustomEmoji"].contains(type) ? "" : row["extra"]?.string ?? ""
        return "\(type) \(row["offset"]?.integer ?? -1) \(row["length"]?.integer ?? -1) \(extra)"
    }

    private static func line(_ entity: SandboxEntity) -> String {
        let type = entity.type == "pre" && entity.language != nil ? "PreCode" : names[entity.type] ?? entity.type
        let extra = entity.url ?? entity.language ?? ""
        return "\(type) \(entity.offset) \(entity.length) \(extra)"
    }

    private static let names = [
        "bold": "Bold", "italic": "Italic", "underline": "Underline", "strikethrough": "Strikethrough",
        "spoiler": "Spoiler", "code": "Code", "pre": "Pre", "blockquote": "BlockQuote",
        "expandable_blockquote": "ExpandableBlockQuote", "text_link": "TextUrl", "text_mention": "MentionName",
        "custom_emoji": "CustomEmoji", "date_time": "FormattedDate",
    ]
}
