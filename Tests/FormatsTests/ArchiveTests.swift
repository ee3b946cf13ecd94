import CArchive
import Core
import Foundation
import TestSupport
import Testing

@testable import Formats

@Suite struct ArchiveTests {
    static let gpx = Data("<gpx><wpt lat='1' lon='2'><name>A</name></wpt></gpx>".utf8)
    static let kml = Data(
        "<kml><Placemark><name>K</name><Point><coordinates>1,2</coordinates></Point></Placemark></kml>".utf8)

    @Test func `A KMZ is read, its pictures are counted`() throws {
        let file = try PlaceFile.read(
            zip([("doc.kml", Self.kml), ("files/icon.png", Data([1, 2, 3]))]), name: "a.kmz")
        #expect(file.places.map(\.name) == ["K"])
        #expect(file.unread == [.picture: 1])
    }

    @Test func `The saved places within a Takeout are found among all else`() throws {
        let csv = Data("Title,Note,URL,Comment\nKorb,,https://www.google.com/maps/search/1.0,2.0,\n".utf8)
        let quoted = Data("Title,Note,URL,Comment\nKorb,,\"https://www.google.com/maps/search/1.0,2.0\",\n".utf8)
        let takeout = try zip([
            ("Takeout/archive_browser.html", Data("<html/>".utf8)), ("Takeout/Saved/Coffee.csv", quoted),
            ("Takeout/Saved/More.csv", csv), ("Takeout/Mail/settings.json", Data("{}".utf8)),
            ("Takeout/map.kmz", zip([("doc.kml", Self.kml)])), ("Takeout/bad.gpx", Data("<gpx><".utf8)),
        ])
        let file = try PlaceFile.read(takeout)
        #expect(Set(file.places.map(\.name)) == ["Korb", "K"])
        #expect(Set(file.places.flatMap(\.lists)) == ["Coffee", "More"])
        #expect(file.unread == [.otherFile: 2, .brokenFile: 1])
    }

    @Test func `A zip bomb is refused, however it is packed`() throws {
        let zeros = Data(count: 20_000_000)
        #expect(throws: FileProblem.tooLarge) { try PlaceFile.read(zip([("a.kml", zeros)])) }
        let big = Data("<gpx>".utf8) + Data(repeating: 0x20, count: 300_000)
        let many = try zip((0..<300).map { ("\($0).gpx", big) })
        #expect(throws: FileProblem.tooLarge) { try PlaceFile.read(many) }
        #expect(throws: FileProblem.tooDeep) {
            try PlaceFile.read(zip([("1.zip", zip([("2.zip", zip([("a.gpx", Self.gpx)]))]))]))
        }
        var limits = ReadLimits()
        limits.entries = 10
        #expect(throws: FileProblem.tooLarge) {
            try PlaceFile.read(zip((0..<11).map { ("\($0).txt", Data([1])) }), limits: limits)
        }
    }

    @Test func `A file that says to have a gigabyte is refused before it is unpacked`() throws {
        var data = try zip([("a.gpx", Self.gpx)])
        let declared = withUnsafeBytes(of: UInt32(1_000_000_000).littleEndian) { Data($0) }
        let central = try #require(data.range(of: Data([0x50, 0x4B, 0x01, 0x02])))
        data.replaceSubrange(central.lowerBound + 24..<central.lowerBound + 28, with: declared)
        data.replaceSubrange(22..<26, with: declared)
        #expect(throws: FileProblem.self) { try PlaceFile.read(data) }
    }

    @Test func `An archive without places is refused with the reason of the first file, or as empty`() throws {
        #expect(throws: FileProblem.broken(line: 1)) { try PlaceFile.read(zip([("a.gpx", Data("<gpx><".utf8))])) }
        #expect(try PlaceFile.read(zip([("a.txt", Data([1]))])) == ImportedFile(unread: [.otherFile: 1]))
        #expect(throws: FileProblem.empty) { try PlaceFile.read(zip([])) }
    }

    @Test(arguments: FuzzRun.seeds(200))
    func `Whatever is done to an archive, it is read or refused`(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let whole = try zip([("doc.kml", Self.kml), ("a.gpx", Self.gpx), ("x/b.kmz", zip([("doc.kml", Self.kml)]))])
        let file = try? PlaceFile.read(Data(random.mutilated([UInt8](whole))))
        #expect((file?.places.count ?? 0) <= 3)
    }
}

/// A ZIP of those files, deflated.
func zip(_ files: [(name: String, content: Data)]) throws -> Data {
    let archive = try #require(archive_write_new())
    defer { archive_write_free(archive) }
    archive_write_set_format_zip(archive)
    var buffer = [UInt8](repeating: 0, count: files.reduce(4096) { $0 + $1.content.count + 1024 })
    var used = 0
    let size = buffer.count
    try buffer.withUnsafeMutableBytes { bytes in
        try #require(archive_write_open_memory(archive, bytes.baseAddress, size, &used) == ARCHIVE_OK)
        for file in files {
            let entry = archive_entry_new()
            archive_entry_set_pathname(entry, file.name)
            archive_entry_set_size(entry, Int64(file.content.count))
            archive_entry_set_filetype(entry, 0o100000)
            archive_entry_set_perm(entry, 0o644)
            archive_write_header(archive, entry)
            file.content.withUnsafeBytes { _ = archive_write_data(archive, $0.baseAddress, $0.count) }
            archive_entry_free(entry)
        }
        archive_write_close(archive)
    }
    return Data(buffer.prefix(used))
}
