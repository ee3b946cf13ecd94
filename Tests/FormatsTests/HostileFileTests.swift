import Core
import Foundation
import TestSupport
import Testing

@testable import Formats

/// Files that want to do harm, or that are broken: each is refused with its own reason.
@Suite struct HostileFileTests {
    static let billion =
        "<?xml version=\"1.0\"?><!DOCTYPE gpx [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;&a;&a;\">]><gpx><wpt lat=\"1\" lon=\"2\">"
        + "<name>&b;</name></wpt></gpx>"
    static let outside =
        "<!-- x --><!DOCTYPE kml SYSTEM \"file:///etc/passwd\"><kml><Placemark><name>A</name></Placemark></kml>"

    @Test(
        arguments: [
            ("", .empty), ("   ", .unknownFormat), ("hello there", .unknownFormat), ("{}", .unknownFormat),
            ("a,b,c\n1,2,3", .unknownFormat), ("<html><body/></html>", .unknownFormat), ("<svg/>", .unknownFormat),
            ("<gpx/>", .empty), (#"{"type":"FeatureCollection","features":[]}"#, .empty), ("name,lat,lon\n", .empty),
            (billion, .forbidden), (outside, .forbidden), ("<gpx><wpt lat='1' lon='2'>", .broken(line: 1)),
            ("<gpx>\n<wpt></gpx>", .broken(line: 2)), ("<gpx><wpt><name>&nosuch;</name></wpt></gpx>", .broken(line: 1)),
            (#"{"type":"FeatureCollection","features":["#, .broken(line: nil)),
            ("name,lat,lon\n\"A,1,2", .broken(line: 2)),
            ("<kml>" + String(repeating: "<Folder>", count: 100_000), .tooDeep),
            (#"{"type":"Point","coordinates":"# + String(repeating: "[", count: 100_000), .tooDeep),
            (String(repeating: "[", count: 1_000_000), .tooDeep),
            ("<?xml version='1.0' encoding='EBCDIC-CP-US'?><gpx/>", .encoding), ("\u{1}\u{2}\u{3}", .unknownFormat),
            ("PK\u{3}\u{4}garbage", .broken(line: nil)),
        ] as [(String, FileProblem)])
    func `A text that harms or breaks off is refused`(text: String, problem: FileProblem) {
        #expect(throws: problem) { try read(text) }
    }

    @Test func `Bytes that are no text are refused`() {
        #expect(throws: FileProblem.encoding) { try PlaceFile.read(Data("<gpx><wpt>".utf8) + [0xFF, 0xC0]) }
        #expect(throws: FileProblem.encoding) { try PlaceFile.read(Data([0xFF, 0xFE, 0x3C, 0x00, 0x00, 0xD8])) }
        #expect(throws: FileProblem.unknownFormat) {
            try PlaceFile.read(Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0, 0]))
        }
    }

    @Test func `More bytes, places, tracks or elements than allowed are refused`() throws {
        var limits = ReadLimits()
        limits.bytes = 10
        #expect(throws: FileProblem.tooLarge) { try PlaceFile.read(Data(count: 11), limits: limits) }
        limits = ReadLimits()
        limits.tracks = 0
        let track = Data("<gpx><trk><trkseg><trkpt lat='1' lon='2'/><trkpt lat='1' lon='3'/></trkseg></trk></gpx>".utf8)
        #expect(throws: FileProblem.tooLarge) { try PlaceFile.read(track, limits: limits) }
        limits = ReadLimits()
        limits.places = 2
        let three = Data("name,lat,lon\nA,1,2\nB,1,2\nC,1,2\n".utf8)
        #expect(throws: FileProblem.tooLarge) { try PlaceFile.read(three, limits: limits) }
        limits = ReadLimits()
        limits.elements = 3
        #expect(throws: FileProblem.tooLarge) {
            try PlaceFile.read(Data("<gpx><a/><a/><a/></gpx>".utf8), limits: limits)
        }
    }

    @Test(arguments: FuzzRun.seeds(60))
    func `Whatever is done to a file, it is read or refused`(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        for format in PlaceFormat.allCases {
            let bytes = try [UInt8](format.write(RoundTripTests.hostile, title: "T"))
            for _ in 0..<5 {
                let data = Data(random.mutilated(bytes))
                guard let file = try? PlaceFile.read(data, name: "f") else { continue }
                #expect(file.places.count < 100)
                let points = file.places.compactMap(\.coordinate)
                #expect(points.allSatisfy { $0.latitude.isFinite && $0.longitude.isFinite })
            }
        }
    }
}
