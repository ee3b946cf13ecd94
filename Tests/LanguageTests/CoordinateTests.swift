import Core
import Testing

@testable import Language

struct CoordinateTests {
    @Test(arguments: [
        ("48.2082, 16.3738", 48.2082, 16.3738),
        ("48.2082 16.3738", 48.2082, 16.3738),
        ("48.2082,16.3738", 48.2082, 16.3738),
        ("48.2082;16.3738", 48.2082, 16.3738),
        ("48.2082 / 16.3738", 48.2082, 16.3738),
        ("(48.2082, 16.3738)", 48.2082, 16.3738),
        ("[48.2082,16.3738].", 48.2082, 16.3738),
        ("-33.8688, 151.2093", -33.8688, 151.2093),
        ("−33.8688, −70.6693", -33.8688, -70.6693),
        ("+48.2082+016.3738/", 48.2082, 16.3738),
        ("40.7128,-74.0060", 40.7128, -74.006),
        ("48,2082; 16,3738", 48.2082, 16.3738),
        ("48,2082 16,3738", 48.2082, 16.3738),
        ("48,2082, 16,3738", 48.2082, 16.3738),
        ("48.2082\n16.3738", 48.2082, 16.3738),
        ("48.208, 16.37", 48.208, 16.37),
        ("N48.2082 E16.3738", 48.2082, 16.3738),
        ("N 48.2082, E 16.3738", 48.2082, 16.3738),
        ("S33.8688 W70.6693", -33.8688, -70.6693),
        ("48.2082N 16.3738E", 48.2082, 16.3738),
        ("48.2082 N, 16.3738 E", 48.2082, 16.3738),
        ("48.2082n16.3738e", 48.2082, 16.3738),
        ("48.2082° N, 16.3738° E", 48.2082, 16.3738),
        ("48.2082°, 16.3738°", 48.2082, 16.3738),
        ("16.3738 E 48.2082 N", 48.2082, 16.3738),
        ("E16.3738 N48.2082", 48.2082, 16.3738),
        ("48 N 16 E", 48, 16),
        ("48°N 16°E", 48, 16),
        ("48°12'30\"N 16°22'30\"E", 48.208333, 16.375),
        ("48°12’30”N, 16°22’30”E", 48.208333, 16.375),
        ("48°12′30″N 16°22′30″E", 48.208333, 16.375),
        ("48° 12' 30'' N 16° 22' 30'' E", 48.208333, 16.375),
        ("48°12'30\", 16°22'30\"", 48.208333, 16.375),
        ("48 12 30 N 16 22 30 E", 48.208333, 16.375),
        ("48:12:30N 16:22:30E", 48.208333, 16.375),
        ("48 12.5 N 16 22.5 E", 48.208333, 16.375),
        ("N 48° 12.500 E 016° 22.500", 48.208333, 16.375),
        ("48°12.5'S 16°22.5'W", -48.208333, -16.375),
        ("N48 12 30 E16 22 30", 48.208333, 16.375),
        ("lat 48.2 lon 16.37", 48.2, 16.37),
        ("lat: 48.2082, lng: 16.3738", 48.2082, 16.3738),
        ("latitude=48.2082 longitude=16.3738", 48.2082, 16.3738),
        ("Lon: 16.3738, Lat: 48.2082", 48.2082, 16.3738),
        ("geo:48.2,16.37", 48.2, 16.37),
        ("geo:48.2082,16.3738,171;u=35", 48.2082, 16.3738),
        ("GEO:-48.2082,-16.3738;crs=wgs84", -48.2082, -16.3738),
        ("geo:0,0?q=48.2082,16.3738(Bakery)", 48.2082, 16.3738),
        ("https://maps.google.com/?q=48.2082,16.3738", 48.2082, 16.3738),
        ("https://www.google.com/maps/@48.2082,16.3738,17z", 48.2082, 16.3738),
        ("https://www.google.com/maps/place/X/@48.1,16.1,17z/data=!3m1!3d48.2082!4d16.3738", 48.2082, 16.3738),
        ("https://www.google.at/maps/search/?api=1&query=48.2082%2C16.3738", 48.2082, 16.3738),
        ("https://www.google.com/maps/search/48.2082,+16.3738?entry=tts", 48.2082, 16.3738),
        ("https://maps.apple.com/?ll=48.2082,16.3738&q=Bakery", 48.2082, 16.3738),
        ("https://maps.apple.com/place?coordinate=48.2082,16.3738", 48.2082, 16.3738),
        ("https://www.openstreetmap.org/?mlat=48.2082&mlon=16.3738#map=17/48.1/16.1", 48.2082, 16.3738),
        ("https://www.openstreetmap.org/#map=17/48.2082/16.3738", 48.2082, 16.3738),
        ("https://osmand.net/map?pin=48.2082,16.3738#17/48.1/16.1", 48.2082, 16.3738),
        ("https://www.waze.com/ul?ll=48.2082,16.3738", 48.2082, 16.3738),
        ("٤٨.٢٠٨٢, ١٦.٣٧٣٨", 48.2082, 16.3738),
        ("0.0000, 0.0000", 0, 0),
        ("90.0000, 180.0000", 90, 180),
    ])
    func `A coordinate is read, alone and among words`(text: String, latitude: Double, longitude: Double) throws {
        for line in [text, "pin Bakery \(text)", "pin here: \(text) please"] {
            let read = LineReader.read(line)
            let point = try #require(read.coordinates.first, "\(line)")
            #expect(abs(point.latitude - latitude) < 0.00001, "\(line)")
            #expect(abs(point.longitude - longitude) < 0.00001, "\(line)")
            #expect(read.coordinates.count == 1)
        }
    }

    @Test(arguments: [
        "update to 48.2082.1", "version 1.2.3", "v12.34.56, 7.8", "iOS 17.4.1 and 17.5.1",
        "12.50, 13.99", "€12.5034, €13.9912", "$4.99 $5.99", "12.5034 €, 13.9912 €", "costs 3.50, 4.20 and 5.10",
        "3.4.2026, 5.4.2026", "03.04.2026 16.3738", "2026-03-14, 2026-03-15", "12/11/2026 10/11/2026",
        "+43 660 1234567", "call 01 234 5678", "0660.123.4567", "10:30, 11:45", "from 9.30 to 10.45",
        "48 16", "48, 16", "48,16", "1,234.567, 8,901.234", "1.5 2.5", "buy 2.5 kg and 0.25 l", "192.168.0.1, 10.0.0.1",
        "room 12.3456", "48.2082", "pi is 3.14159", "50.1234%, 49.8765%", "12345.6789, 98765.4321",
        "\"48.2082, 16.3738\"", "“48.2082 16.3738”", "https://example.com/?q=48.2082,16.3738", "A48.2082 B16.3738",
        "geo: class at 9.15", "5 n 6", "7'5\" tall", "2 N-rolls 3 E-bikes", "half 48.2082 and 16.3738",
    ])
    func `What is no coordinate is left alone`(text: String) {
        #expect(LineReader.read(text).coordinates == [])
        #expect(LineReader.read(text).problems == [])
    }

    @Test(arguments: [
        ("95.1234, 16.3738", CoordinateProblem.latitude(95.1234, longitude: 16.3738)),
        ("N95 E16", .latitude(95, longitude: 16)),
        ("geo:95,16.37", .latitude(95, longitude: 16.37)),
        ("48.2082, 181.3738", .longitude(181.3738)),
        ("-48.2082, -181.3738", .longitude(-181.3738)),
        ("48°72'N 16°22'E", .sixty(72)),
        ("48°12'61\"N 16°22'1\"E", .sixty(61)),
        ("https://maps.google.com/?q=95.5,16.3738", .latitude(95.5, longitude: 16.3738)),
        ("116.3975, 39.9087", .latitude(116.3975, longitude: 39.9087)),
    ])
    func `A coordinate out of range is told as a problem`(text: String, problem: CoordinateProblem) {
        let line = LineReader.read("pin X \(text)")
        #expect(line.problems == [problem])
        #expect(line.coordinates == [])
    }

    @Test(arguments: [
        (CoordinateProblem.latitude(95, longitude: 116.4), "The latitude 95 is out of range (-90 to 90)."),
        (
            .latitude(116.4, longitude: 39.9),
            "The latitude 116.4 is out of range (-90 to 90). Latitude comes first: did you mean 39.9, 116.4?"
        ),
        (.longitude(-181.5), "The longitude -181.5 is out of range (-180 to 180)."),
        (.sixty(72), "72 minutes or seconds are too many (0 to 59)."),
    ])
    func `A problem knows its sentence`(problem: CoordinateProblem, sentence: String) {
        #expect(LanguageTables.voice(for: "en").words(problem) == sentence)
    }

    @Test func `Few decimals are a coordinate only where one is asked for`() throws {
        let line = LineReader.read("pin Hut 48.2, 16.4")
        #expect(line.coordinates == [])
        let matcher = PhraseMatcher([PhraseTable(intent: "pin.create", phrases: ["pin {name:name} {point:coordinate}"])]
        )
        let best = try #require(matcher.candidates(for: line).first)
        #expect(try best.slots.coordinate("point") == Coordinate(latitude: 48.2, longitude: 16.4))
        #expect(best.slots.text("name") == "Hut")
    }

    @Test func `The place of a coordinate is told in the original text`() throws {
        let line = LineReader.read("pin Café 48°12'30\"N 16°22'30\"E 🙂")
        let found = try #require(line.found.first { if case .coordinate = $0.value { true } else { false } })
        #expect(line.string(found.range) == "48°12'30\"N 16°22'30\"E")
    }
}
