import Core
import Foundation
import Testing

@testable import Formats

func read(_ text: String, name: String? = nil) throws -> ImportedFile {
    try PlaceFile.read(Data(text.utf8), name: name)
}

@Suite struct ReadGPXTests {
    @Test func `A waypoint comes with all that GPX can say of it`() throws {
        let file = try read(
            """
            <?xml version="1.0"?>
            <gpx version="1.1" creator="x" xmlns="http://www.topografix.com/GPX/1/1" xmlns:osmand="https://osmand.net">
             <wpt lat="48.2082" lon="16.3738"><ele>170</ele><time>2024-05-03T10:00:00.250Z</time>
              <name>Bakery &amp; Café</name><desc>fresh &lt;bread&gt;</desc><link href="https://example.org/b"><text>x</text></link>
              <type>Breakfast</type><extensions><osmand:color>#ff1976d2</osmand:color>
              <osmand:address>Main Street 1</osmand:address></extensions></wpt>
            </gpx>
            """)
        #expect(
            file.places == [
                ImportedPlace(
                    name: "Bakery & Café", coordinate: Coordinate(latitude: 48.2082, longitude: 16.3738),
                    address: "Main Street 1", note: "fresh <bread>", lists: ["Breakfast"], colour: .blue,
                    url: "https://example.org/b", createdAt: Date(timeIntervalSince1970: 1_714_730_400))
            ])
    }

    @Test func `Tracks and routes are ways in their pieces, with their times`() throws {
        let file = try read(
            """
            <gpx><trk><name>Walk</name>
            <trkseg><trkpt lat="1" lon="2"><time>2024-05-03T10:00:00Z</time></trkpt><trkpt lat="1" lon="3"/></trkseg>
            <trkseg><trkpt lat="5" lon="6"><time>2024-05-03T11:00:00Z</time></trkpt></trkseg><trkseg/></trk>
            <rte><rtept lat="7" lon="8"/><rtept lat="NaN" lon="8"/></rte></gpx>
            """)
        #expect(file.tracks.map(\.name) == ["Walk", ""])
        #expect(file.tracks.map { $0.pieces.map(\.count) } == [[2, 1], [1]])
        #expect(file.tracks[0].endedAt?.timeIntervalSince(file.tracks[0].startedAt ?? .distantPast) == 3600)
    }

    @Test(arguments: [
        (#"lat="91" lon="2""#, nil), (#"lat="NaN" lon="2""#, nil), (#"lat="inf" lon="2""#, nil),
        (#"lat="1e400" lon="2""#, nil), (#"lat="" lon="2""#, nil), (#"lon="2""#, nil),
        (#"lat="-90" lon="180""#, Coordinate(latitude: -90, longitude: 180)),
        (#"lat="1.5" lon=" 2 ""#, Coordinate(latitude: 1.5, longitude: 2)),
    ])
    func `Numbers that are no place on Earth are no coordinates`(attributes: String, point: Coordinate?) throws {
        #expect(try read("<gpx><wpt \(attributes)><name>A</name></wpt></gpx>").places.map(\.coordinate) == [point])
    }

    @Test(arguments: [
        ("<sym>Flag, Blue</sym>", PinColour.blue), ("<sym>Waypoint</sym>", nil),
        ("<extensions><color>purple</color></extensions>", .purple),
        ("<extensions><color>#ffffff</color></extensions>", nil), ("<sym>Pin, Green</sym>", .green),
    ])
    func `A colour is read from its code, its word or the sign's name`(part: String, colour: PinColour?) throws {
        #expect(try read("<gpx><wpt lat='1' lon='2'>\(part)</wpt></gpx>").places[0].colour == colour)
    }

    @Test func `What a training computer writes is a way`() throws {
        let file = try read(
            """
            <TrainingCenterDatabase><Activities><Activity Sport="Running"><Lap><Track>
            <Trackpoint><Time>2007-08-07T02:42:41Z</Time><Position><LatitudeDegrees>37.8</LatitudeDegrees>
            <LongitudeDegrees>-122.4</LongitudeDegrees></Position></Trackpoint></Track></Lap></Activity></Activities>
            </TrainingCenterDatabase>
            """)
        #expect(file.tracks.map(\.name) == ["Running"])
        #expect(file.tracks.first?.pieces == [[Coordinate(clampingLatitude: 37.8, longitude: -122.4)]])
    }
}
