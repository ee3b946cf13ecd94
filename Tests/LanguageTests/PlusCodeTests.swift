import Core
import Testing

@testable import Language

/// Rows of the specification's own test data (github.com/google/open-location-code, test_data).
struct PlusCodeTests {
    @Test(arguments: [
        ("7FG49Q00+", 20.35, 2.75, 20.4, 2.8), ("7FG49QCJ+2V", 20.37, 2.782125, 20.370125, 2.78225),
        ("7FG49QCJ+2VX", 20.3701, 2.78221875, 20.370125, 2.78225),
        ("7FG49QCJ+2VXGJ", 20.370113, 2.782234375, 20.370114, 2.78223632813),
        ("8FVC2222+22", 47.0, 8.0, 47.000125, 8.000125),
        ("4VCPPQGP+Q9", -41.273125, 174.785875, -41.273, 174.786), ("62G20000+", 0.0, -180.0, 1, -179),
        ("22220000+", -90, -180, -89, -179), ("7FG40000+", 20.0, 2.0, 21.0, 3.0),
        ("6VGX0000+", 0, 179, 1, 180), ("6FH32222+222", 1, 1, 1.000025, 1.00003125), ("CFX30000+", 89, 1, 90, 2),
        ("CFX3X2X2+X2", 89.9998750, 1, 90, 1.0001250), ("84000000+", 30, -140, 50, -120),
        ("6FH56C22+22", 1.2, 3.4, 1.200125, 3.400125),
        ("849VGJQF+VX7QR3J7QR3J", 37.53966912, -122.3750698242, 37.53966916, -122.3750697021),
    ])
    func `A whole code is the middle of its area`(
        code: String, south: Double, west: Double, north: Double, east: Double
    ) throws {
        let center = try #require(PlusCode(code)?.center)
        #expect(abs(center.latitude - (south + north) / 2) < 1e-7)
        #expect(abs(center.longitude - (west + east) / 2) < 1e-7)
    }

    @Test(arguments: [
        ("9C3W9QCJ+2VX", 51.3708675, -1.217765625, "CJ+2VX"), ("9C3W9QCJ+2VX", 51.3701125, -1.218520625, "CJ+2VX"),
        ("9C3W9QCJ+2VX", 51.3852125, -1.217765625, "9QCJ+2VX"), ("9C3W9QCJ+2VX", 51.3701125, -1.202665625, "9QCJ+2VX"),
        ("8FJFW222+", 42.899, 9.012, "22+"), ("796RXG22+", 14.95125, -23.5001, "22+"),
        ("8FRCXGRF+PM", 47.00, 8.55, "XGRF+PM"), ("CFX22222+22", 89.6, 0.0, "2222+22"),
        ("2CXXXXXX+XX", -81.0, 0.0, "XXXXXX+XX"),
    ])
    func `A short code is the nearest that it can mean`(
        whole: String, latitude: Double, longitude: Double, short: String
    ) throws {
        guard let code = PlusCode(short) else {
            // A code without digits behind the "+" is short for an area rather than for a place.
            return #expect(short.hasSuffix("+"))
        }
        let near = try #require(Coordinate(latitude: latitude, longitude: longitude))
        let (found, wanted) = (try #require(code.center(near: near)), try #require(PlusCode(whole)?.center))
        #expect(code.isShort && code.center == nil)
        #expect(abs(found.latitude - wanted.latitude) < 1e-7 && abs(found.longitude - wanted.longitude) < 1e-7)
    }

    @Test(arguments: [
        "", "+", "8FWR695F", "8FWR695F+9", "8FW0R95F+96", "8FWR695+96", "AEIO695F+96", "ZFWR695F+96", "a+b",
    ])
    func `What is none is refused`(text: String) { #expect(PlusCode(text) == nil) }

    @Test(arguments: ["8FWR695F+96", "pin Dom 8fwr695f+96", "8FWR695F+96 Wien", "(8FWR695F+96)"])
    func `A whole code is read as a coordinate`(text: String) {
        let points = LineReader.read(text, language: .english).found.compactMap {
            if case .coordinate(let point) = $0.value { point } else { nil }
        }
        #expect(points.count == 1 && abs((points.first?.latitude ?? 0) - 48.20849) < 0.001, "\(points)")
    }

    @Test(arguments: ["2345+67", "2+2", "c++", "x8FWR695F+96", "8FWR695F+96y1", "buy 22+33 eggs"])
    func `Sums and other words are no codes`(text: String) {
        let line = LineReader.read(text, language: .english)
        #expect(line.problems.isEmpty)
        #expect(!line.found.contains { if case .coordinate = $0.value { true } else { false } })
    }

    @Test(arguments: [
        ("https://osm.org/go/0JrJIIxT9-", 48.2, 16.37), ("https://www.openstreetmap.org/go/0EEQjE--", 51.51, 0.05),
        ("https://www.waze.com/ul/hu2edk84db", 48.2, 16.4),
        ("https://share.here.com/l/48.2082,16.3738", 48.2082, 16.3738),
        ("https://www.bing.com/maps?cp=48.2082~16.3738&lvl=15", 48.2082, 16.3738),
    ])
    func `A link that holds a position in another way is read`(link: String, latitude: Double, longitude: Double) throws
    {
        guard case .coordinate(let point)? = LinkReader.point(of: link) else {
            Issue.record("\(link) is not read")
            return
        }
        #expect(abs(point.latitude - latitude) < 0.1 && abs(point.longitude - longitude) < 0.1, "\(link): \(point)")
    }

    @Test(arguments: [
        ("https://maps.app.goo.gl/AbC", CoordinateProblem.shortLink("maps.app.goo.gl")),
        ("https://goo.gl/maps/AbC", .shortLink("goo.gl")), ("https://maps.apple/p/xyz", .shortLink("maps.apple")),
        ("https://www.google.com/maps?q=Dom", .noPosition("www.google.com")),
    ])
    func `A link whose position only its site knows is said to be one`(link: String, problem: CoordinateProblem) {
        #expect(LinkReader.point(of: link) == .problem(problem))
    }

    @Test(arguments: [
        ("https://www.google.com/maps/place/Caf%C3%A9+Korb,+Brandst%C3%A4tte+9/@48.2106,16.3706,17z", "Café Korb"),
        ("https://maps.apple.com/?ll=48.21,16.37&q=Bakery", "Bakery"),
        ("https://maps.apple.com/place?coordinate=48.21,16.37&name=Old%20Mill", "Old Mill"),
        ("geo:0,0?q=48.213,16.36(Votivkirche)", "Votivkirche"),
        ("https://www.google.com/maps/place/48%C2%B012'29.5%22N+16%C2%B022'22.4%22E/@48.2,16.3,17z", nil),
        ("https://www.google.com/maps/place/@48.2,16.3,17z", nil), ("https://www.google.com/maps/place", nil),
        ("https://www.google.com/maps/place//data=!3m1!4b1!4m5!3d48.2!4d16.3", nil),
        ("https://www.google.com/maps?q=48.2,16.3", nil), ("geo:48.2,16.3", nil), ("geo:48.2,16.3?q=48.2,16.3()", nil),
        ("https://www.openstreetmap.org/?mlat=48.2&mlon=16.3", nil), ("https://example.org/place/Dom/@48.2,16.3", nil),
    ])
    func `A link may name its place`(link: String, name: String?) { #expect(LinkReader.name(of: link) == name) }
}
