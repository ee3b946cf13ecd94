import Core
import Foundation
import Testing

@testable import Core

/// Bytes made here by the specifications, piece by piece, with a position in every place that can hold one.
struct HiddenDataTests {
    static let secret = "Secret street 7"
    static let position = (48.2085, 16.3731)

    static let pictures: [(name: String, bytes: [UInt8])] = [
        ("jpeg", Samples.jpeg(turn: 6)), ("png", Samples.png(turn: 6)), ("webp", Samples.webP(turn: 6)),
        ("gif", Samples.gif), ("heic", Samples.heic), ("mov", Samples.film), ("tiff", Samples.tiff),
    ]

    @Test(arguments: pictures.map(\.name))
    func `What a picture shows stays, and nothing else`(name: String) throws {
        let bytes = try #require(Self.pictures.first { $0.name == name }).bytes
        let bare = try #require(HiddenData.removed(from: Data(bytes)))
        #expect(bare.range(of: Data(Self.secret.utf8)) == nil)
        #expect(HiddenData.position(in: bare) == nil)
        #expect(bare.range(of: Data(Samples.pixels)) != nil)
        #expect(HiddenData.removed(from: bare) == bare)
    }

    @Test(arguments: [1, 3, 6, 8]) func `A picture that has to be turned is still to be turned`(turn: Int) throws {
        let bare = try #require(HiddenData.removed(from: Data(Samples.jpeg(turn: turn))))
        let exif = JPEGParts.exif(in: [UInt8](bare)).flatMap { ExifBlock($0) }
        #expect((exif?.turn ?? 1) == turn)
        #expect((exif == nil) == (turn == 1))
        let cleared = try #require(HiddenData.removed(from: Data(Samples.png(turn: turn))))
        let png = try #require(PNGParts([UInt8](cleared)))
        #expect((png.exif.flatMap { ExifBlock($0)?.turn } ?? 1) == turn)
    }

    @Test(arguments: ["jpeg", "png", "webp", "heic", "tiff"]) func `The position is read`(name: String) throws {
        let bytes = try #require(Self.pictures.first { $0.name == name }).bytes
        let point = try #require(HiddenData.position(in: Data(bytes)))
        #expect(abs(point.latitude - Self.position.0) < 1e-4 && abs(point.longitude - Self.position.1) < 1e-4)
    }

    @Test func `The south and the west are below zero, and a position that cannot be is none`() throws {
        let south = try #require(ExifBlock(Samples.exif(turn: 1, -33.8688, -70.6693))?.position)
        #expect(abs(south.latitude + 33.8688) < 1e-4 && abs(south.longitude + 70.6693) < 1e-4)
        #expect(ExifBlock(Samples.exif(turn: 1, 0, 0))?.position == nil)
        #expect(ExifBlock(Samples.exif(turn: 1, 99, 16))?.position == nil)
    }

    @Test func `What cannot be cleared is not shown, and its position is read`() throws {
        let raw = [UInt8]("FUJIFILMCCD-RAW ".utf8) + "Exif\0\0".utf8 + Samples.exif(turn: 1, 48.2085, 16.3731)
        #expect(HiddenData.removed(from: Data(raw)) == nil)
        #expect(HiddenData.position(in: Data(raw)) != nil)
        #expect(HiddenData.removed(from: Data(Samples.exif(turn: 1, 48.2, 16.3))) == nil)
    }

    @Test(arguments: ["moof", "sidx", "styp"]) func `A film in pieces is not shown`(name: String) {
        #expect(HiddenData.removed(from: Data(Samples.film + Samples.box(name, []))) == nil)
    }

    @Test(arguments: ["mjpa", "gpmd", "    "]) func `A film of a codec that is not known is not shown`(codec: String) {
        #expect(HiddenData.removed(from: Data(Samples.film(codec: codec))) == nil)
    }

    @Test(arguments: [330, 50706, 513]) func `A raw picture in the form of a TIFF is not shown`(tag: Int) {
        #expect(HiddenData.removed(from: Data(Samples.tiff(with: tag))) == nil)
    }

    @Test(arguments: ["%PDF-1.7 hello", "plain words", ""]) func `Other files stay as they are`(text: String) {
        #expect(HiddenData.removed(from: Data(text.utf8)) == Data(text.utf8))
        #expect(HiddenData.position(in: Data(text.utf8)) == nil)
    }

    @Test(arguments: pictures.map(\.name)) func `A picture that is cut anywhere never gives its secret`(name: String)
        throws
    {
        let bytes = try #require(Self.pictures.first { $0.name == name }).bytes
        for count in 0..<bytes.count {
            let cut = Data(bytes.prefix(count))
            guard let bare = HiddenData.removed(from: cut), count > 12 else { continue }
            #expect(bare.range(of: Data(Self.secret.utf8)) == nil, "\(name) \(count)")
            #expect(HiddenData.position(in: bare) == nil, "\(name) \(count)")
        }
    }

    @Test(arguments: pictures.map(\.name)) func `Bytes that were changed anyhow are read without harm`(name: String)
        throws
    {
        let bytes = try #require(Self.pictures.first { $0.name == name }).bytes
        var seed: UInt64 = 7
        for _ in 0..<3_000 {
            var changed = bytes
            for _ in 0..<3 {
                seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                changed[Int(seed >> 33) % changed.count] = UInt8(seed >> 24 & 0xFF)
            }
            _ = HiddenData.position(in: Data(changed))
            if let bare = HiddenData.removed(from: Data(changed)), FileKind(changed).isCleared {
                #expect(HiddenData.removed(from: bare) != nil)
            }
        }
    }
}

extension FileKind {
    fileprivate var isCleared: Bool {
        switch self {
        case .jpeg, .png, .webP, .gif, .boxes, .tiff: true
        case .mayHoldPosition, .other: false
        }
    }
}

/// Small pictures with much beside them.
enum Samples {
    static let pixels: [UInt8] = [1, 2, 3, 0xFF, 0, 4, 5, 0xFF, 0xD0, 6, 7]
    private static let secret = [UInt8](HiddenDataTests.secret.utf8)

    static func exif(turn: Int, _ latitude: Double, _ longitude: Double) -> [UInt8] {
        func two(_ number: Int) -> [UInt8] { [UInt8(number >> 8 & 255), UInt8(number & 255)] }
        func four(_ number: Int) -> [UInt8] { two(number >> 16) + two(number & 0xFFFF) }
        func entry(_ tag: Int, _ type: Int, _ count: Int, _ value: [UInt8]) -> [UInt8] {
            two(tag) + two(type) + four(count) + value
        }
        func angle(_ degrees: Double) -> [UInt8] {
            let whole = Int(abs(degrees)), rest = (abs(degrees) - Double(whole)) * 60
            let minutes = Int(rest), seconds = Int(((rest - Double(minutes)) * 60 * 1000).rounded())
            return four(whole) + four(1) + four(minutes) + four(1) + four(seconds) + four(1000)
        }
        let gps = 8 + 2 + 24 + 4, angles = gps + 2 + 48 + 4
        let first = two(2) + entry(0x0112, 3, 1, two(turn) + [0, 0]) + entry(0x8825, 4, 1, four(gps)) + four(0)
        let tags =
            two(4) + entry(1, 2, 2, [latitude < 0 ? 83 : 78, 0, 0, 0]) + entry(2, 5, 3, four(angles))
            + entry(3, 2, 2, [longitude < 0 ? 87 : 69, 0, 0, 0]) + entry(4, 5, 3, four(angles + 24)) + four(0)
        return [0x4D, 0x4D, 0, 42] + four(8) + first + tags + angle(latitude) + angle(longitude) + secret
    }

    private static func exif(turn: Int) -> [UInt8] {
        exif(turn: turn, HiddenDataTests.position.0, HiddenDataTests.position.1)
    }

    static func jpeg(turn: Int) -> [UInt8] {
        func segment(_ marker: UInt8, _ body: [UInt8]) -> [UInt8] {
            [0xFF, marker, UInt8((body.count + 2) >> 8), UInt8((body.count + 2) & 255)] + body
        }
        let jfif = segment(0xE0, [UInt8]("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0])
        let described = segment(0xE1, [UInt8]("Exif\0\0".utf8) + exif(turn: turn))
        let xmp = segment(0xE1, [UInt8]("http://ns.adobe.com/xap/1.0/\0".utf8) + secret)
        let icc = segment(0xE2, [UInt8]("ICC_PROFILE\0".utf8) + [1, 1, 9, 9])
        let others = segment(0xE2, [UInt8]("MPF\0".utf8) + secret) + segment(0xED, secret) + segment(0xFE, secret)
        let picture = segment(0xDB, [0, 1, 2]) + segment(0xC0, [8, 0, 1, 0, 1]) + segment(0xDA, [1, 0]) + pixels
        return [0xFF, 0xD8] + jfif + described + xmp + icc + others + picture + [0xFF, 0xD9] + [0xFF, 0xD8] + described
    }

    static func png(turn: Int) -> [UInt8] {
        func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
            [0, 0, UInt8(body.count >> 8), UInt8(body.count & 255)] + [UInt8](name.utf8) + body + [1, 2, 3, 4]
        }
        return PNGParts.signature + chunk("IHDR", Array(repeating: 1, count: 13)) + chunk("eXIf", exif(turn: turn))
            + chunk("tEXt", secret) + chunk("iTXt", secret) + chunk("pHYs", [1]) + chunk("IDAT", pixels)
            + chunk("prVt", secret) + chunk("IEND", []) + secret
    }

    static func webP(turn: Int) -> [UInt8] {
        func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
            [UInt8](name.utf8) + [UInt8(body.count & 255), UInt8(body.count >> 8), 0, 0] + body
                + (body.count % 2 == 0 ? [] : [0])
        }
        let chunks =
            chunk("VP8X", [0x0C, 0, 0, 0, 1, 0, 0, 1, 0, 0]) + chunk("VP8 ", pixels) + chunk("EXIF", exif(turn: turn))
            + chunk("XMP ", secret)
        let size = chunks.count + 4
        return [UInt8]("RIFF".utf8) + [UInt8(size & 255), UInt8(size >> 8), 0, 0] + [UInt8]("WEBP".utf8) + chunks
            + secret
    }

    static var gif: [UInt8] {
        let comment: [UInt8] = [0x21, 0xFE, UInt8(secret.count)] + secret + [0]
        let xmp: [UInt8] = [0x21, 0xFF, 11] + [UInt8]("XMP DataXMP".utf8) + [UInt8(secret.count)] + secret + [0]
        let loop: [UInt8] = [0x21, 0xFF, 11] + [UInt8]("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
        let picture: [UInt8] = [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, UInt8(pixels.count)] + pixels + [0]
        return [UInt8]("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0] + [0, 0, 0, 255, 255, 255] + comment + xmp + loop
            + picture
            + [0x3B] + secret
    }
}
