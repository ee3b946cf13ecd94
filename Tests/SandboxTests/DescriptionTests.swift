import Foundation
import Testing

@testable import Sandbox

/// What a picture says of itself.
struct DescriptionTests {
    private static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

    private static func chunk(_ kind: String, _ body: Data) -> Data {
        let length = UInt32(body.count)
        var chunk = Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: length >> $0) })
        chunk += Data(kind.utf8)
        chunk += body
        return chunk + Data(count: 4)
    }

    private static func international(_ keyword: String, _ text: String, flags: [UInt8] = [0, 0]) -> Data {
        var body = Data(keyword.utf8) + [0]
        body += Data(flags)
        body += Data("de\0\0".utf8)
        body += Data(text.utf8)
        return chunk("iTXt", body)
    }

    static let pictures: [(Data, String?)] = [
        (signature + chunk("IHDR", Data(count: 13)) + international("Description", "Bäckerei 東京"), "Bäckerei 東京"),
        (signature + chunk("tEXt", Data("Description\0Caf".utf8) + [0xE9]), "Café"),
        (signature + international("Title", "no") + international("Description", "yes"), "yes"),
        (signature + chunk("IDAT", Data()) + international("Description", "too late"), nil),
        (signature + international("Description", "packed", flags: [1, 0]), nil),
        (signature + international("Description", "cut off").dropLast(3), nil),
        (signature + Data([0xFF, 0xFF, 0xFF, 0xFF]) + Data("iTXtDescription".utf8), nil),
        (signature, nil), (Data(), nil), (Data([0xFF, 0xD8, 0xFF]), nil),
    ]

    @Test(arguments: pictures) func `A picture's words are read from its bytes`(bytes: Data, words: String?) {
        #expect(PNGDescription.text(in: bytes) == words)
    }

    @Test func `Cut or changed anywhere, a picture gives words or none`() {
        let whole = Array(Self.pictures[0].0)
        for index in whole.indices {
            var bytes = whole
            bytes[index] ^= 0xFF
            _ = PNGDescription.text(in: Data(bytes))
            #expect(PNGDescription.text(in: Data(whole.prefix(index))) == nil)
        }
    }
}
