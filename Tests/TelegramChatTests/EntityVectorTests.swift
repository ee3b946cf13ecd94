import Core
import Foundation
import Testing

@testable import TelegramChat

/// TDLib's own texts, where they are there: what it reads out of marked-up text, we can write and read back.
@Suite(.enabled(if: EntityVector.isThere, "skipped: ../shared/data/telegram/entity_vectors.jsonl is not there"))
struct EntityVectorTests {
    @Test func `Texts with their styles survive`() throws {
        let texts = try EntityVector.all().compactMap(\.richText)
        #expect(texts.count > 100)
        for text in texts {
            let html = HTMLRenderer().render(text)
            #expect(try HTMLReader.read(html) == text.spans.map { .init(Self.sent($0.text), $0.style) }, "\(html)")
        }
    }

    @Test func `Mark-up in somebody's words stays words, also where Telegram would refuse it`() throws {
        for input in try EntityVector.all().map(\.input) where !input.isEmpty {
            #expect(try HTMLReader.read(HTMLRenderer().render(RichText(input))) == [.init(Self.sent(input))])
        }
    }
}

extension EntityVectorTests {
    /// Control characters are spaces when they arrive.
    static func sent(_ text: String) -> String {
        let scalars = text.unicodeScalars.map { $0.value < 32 && $0 != "\n" && $0 != "\t" ? " " : $0 }
        return String(String.UnicodeScalarView(scalars))
    }
}

struct EntityVector: Decodable {
    struct Entity: Decodable {
        let type: String
        /// UTF-16 units.
        let offset: Int
        let length: Int
        let url: String?
    }

    let input: String
    let text: String?
    let entities: [Entity]?

    static let url = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../shared/data/telegram/entity_vectors.jsonl").standardizedFileURL

    static var isThere: Bool { FileManager.default.fileExists(atPath: url.path) }

    static func all() throws -> [EntityVector] {
        try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map {
            try JSONDecoder().decode(EntityVector.self, from: Data($0.utf8))
        }
    }

    /// What Telegram read, less what our spans have not: other styles, and one style inside another.
    var richText: RichText? {
        guard let text, let entities else { return nil }
        let units = Array(text.utf16)
        var result = RichText()
        var position = 0
        func add(upTo end: Int, _ style: RichText.Style) {
            if end > position {
                result.spans.append(.init(String(decoding: units[position..<end], as: UTF16.self), style))
            }
            position = end
        }
        for entity in entities.sorted(by: { $0.offset < $1.offset }) {
            guard entity.offset >= position, let style = entity.style else { continue }
            add(upTo: entity.offset, .plain)
            add(upTo: entity.offset + entity.length, style)
        }
        add(upTo: units.count, .plain)
        return result
    }
}

extension EntityVector.Entity {
    fileprivate var style: RichText.Style? {
        switch type {
        case "bold": .bold
        case "italic": .italic
        case "code": .code
        case "text_link": url.map(RichText.Style.link)
        default: nil
        }
    }
}
