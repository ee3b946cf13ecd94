import Core
import Foundation
import Testing

@testable import Formats

@Suite struct RoundTripTests {
    static let hostile: [ImportedPlace] = [
        ImportedPlace(name: "Bakery", coordinate: Coordinate(latitude: 48.2082001, longitude: -16.3738)),
        ImportedPlace(
            name: "<&\">'", coordinate: Coordinate(latitude: -0.0000001, longitude: 0.5), address: "Ring \"1\" & <2>",
            note: "line 1\nline 2\n\nline 4 <b>no tag</b> &amp;", lists: ["A <&>", "B"], labels: ["x", "y & z"],
            colour: .red, url: "https://example.org/?a=1&b=\"2\"", createdAt: Date(timeIntervalSince1970: 1_714_730_400)
        ),
        ImportedPlace(name: "🍞 emoji 👩‍👩‍👧", coordinate: Coordinate(latitude: 90, longitude: 180), colour: .brown),
        ImportedPlace(name: "=1+1", coordinate: Coordinate(latitude: 1, longitude: 2), note: "@SUM(A1)"),
        ImportedPlace(name: "'=quoted", coordinate: Coordinate(latitude: 1, longitude: 2), lists: ["-5"]),
        ImportedPlace(name: "a,b;c\td", coordinate: Coordinate(latitude: 1, longitude: 2), lists: ["Rome, Italy"]),
        ImportedPlace(name: "اسم עברית", coordinate: Coordinate(latitude: 1, longitude: 2), note: "x  y   z"),
        ImportedPlace(name: "]]>", coordinate: Coordinate(latitude: -89.9999999, longitude: -180), lists: ["user"]),
    ]

    @Test(arguments: PlaceFormat.allCases)
    func `What is written is read again as it was`(format: PlaceFormat) throws {
        let written = try format.write(Self.hostile, title: "Ana's <places>")
        let back = try PlaceFile.read(written).places
        #expect(Set(back) == Set(Self.hostile))
        #expect(back.count == Self.hostile.count)
    }

    static let tracks: [ImportedTrack] = [
        ImportedTrack(
            name: "Round <&> the ring", pieces: [[point(48.2, 16.37), point(48.21, 16.38)], [point(-0.5, -179.9)]],
            startedAt: Date(timeIntervalSince1970: 1_714_730_400), endedAt: Date(timeIntervalSince1970: 1_714_734_000)),
        ImportedTrack(name: "", pieces: [[point(1, 2), point(3, 4), point(1, 2)]]),
    ]

    private static func point(_ latitude: Double, _ longitude: Double) -> Coordinate {
        Coordinate(clampingLatitude: latitude, longitude: longitude)
    }

    @Test func `A track with its times comes back from GPX`() throws {
        let written = try PlaceFormat.gpx.write(Self.hostile, tracks: Self.tracks, title: "T")
        let back = try PlaceFile.read(written)
        #expect(back.tracks == Self.tracks && back.places.count == Self.hostile.count)
    }

    @Test(arguments: [PlaceFormat.kml, .geojson]) func `A track comes back without its times`(format: PlaceFormat)
        throws
    {
        let back = try PlaceFile.read(format.write([], tracks: Self.tracks, title: "T")).tracks
        #expect(back.map(\.pieces) == Self.tracks.map(\.pieces))
        #expect(back.first?.name == Self.tracks.first?.name)
    }

    @Test(arguments: PlaceFormat.allCases)
    func `What is read and written twice is the same file`(format: PlaceFormat) throws {
        let first = try format.write(PlaceFile.read(format.write(Self.hostile, title: "T")).places, title: "T")
        let second = try format.write(PlaceFile.read(first).places, title: "T")
        #expect(first == second)
    }

    @Test(arguments: PlaceFormat.allCases, PinColour.allCases)
    func `Every colour comes back`(format: PlaceFormat, colour: PinColour) throws {
        let place = ImportedPlace(name: "A", coordinate: Coordinate(latitude: 1, longitude: 2), colour: colour)
        #expect(try PlaceFile.read(format.write([place], title: "")).places == [place])
    }

    @Test(arguments: [PlaceFormat.kml, .geojson, .csv])
    func `A place without coordinates is kept where the format can`(format: PlaceFormat) throws {
        let place = ImportedPlace(name: "Somewhere", address: "Main Street 1")
        #expect(try PlaceFile.read(format.write([place], title: "")).places == [place])
    }

    @Test func `A spreadsheet runs nothing of a table`() throws {
        let text = String(decoding: try PlaceFormat.csv.write(Self.hostile, title: ""), as: UTF8.self)
        #expect(!text.split(separator: "\r\n").contains { $0.hasPrefix("=") || $0.contains(",=") || $0.contains(",@") })
    }
}
