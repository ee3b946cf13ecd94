import Core
import Geo
import Testing

@testable import Pictures

@Suite struct DescriptionTests {
    static let center = place(43.7396, 7.4283)

    static let rows: [(String, @Sendable (inout MapPicture) -> Void)] = [
        ("Map, about 830 m wide.", { _ in }),
        ("Map, about 0.5 mi wide.", { $0.units = .imperial }),
        ("Map, about 1.7 km wide.", { $0.zoom = 15 }),
        ("Karte, etwa 1,7 km breit.", { ($0.zoom, $0.language) = (15, "de-AT") }),
        ("Map, about 830 m wide. You are in the middle.", { $0.me = .init(center, radius: 10) }),
        ("Map, about 830 m wide. You are on it.", { $0.me = .init(place(43.7400, 7.4300), radius: 10) }),
        ("Map, about 830 m wide.", { $0.me = .init(place(43.8, 7.43), radius: 10) }),
        (
            "Map, about 830 m wide. 1 Bakery, 2 Gym.",
            {
                $0.pins = [
                    .init(center, sign: "1", name: "Bakery"), .init(center, sign: "2", name: "Gym"),
                    .init(place(43.8, 7.43), sign: "3", name: "Far away"),
                ]
            }
        ),
        ("Map, about 830 m wide. With a circle of 200 m.", { $0.circles = [.init(center, radius: 200)] }),
        (
            "Karte, etwa 830 m breit. Mit einem Weg.",
            { ($0.routes, $0.language) = ([[center, place(43.74, 7.43)]], "de") }
        ),
        ("Map, about 40000 km wide.", { ($0.zoom, $0.center) = (0, place(0, 0)) }),
    ]

    @Test(arguments: rows.indices)
    func `A picture is told in words, and nothing that it does not show`(row: Int) {
        var picture = MapPicture(center: Self.center, zoom: 16)
        Self.rows[row].1(&picture)
        #expect(picture.description == Self.rows[row].0)
    }

    @Test(arguments: [
        (137.0, Settings.Units.metric, "100 m"), (999, .metric, "500 m"), (1_000, .metric, "1 km"),
        (4_999, .metric, "2 km"), (5_000, .metric, "5 km"), (3, .metric, "2 m"), (0.4, .metric, "0.2 m"),
        (400, .imperial, "1000 ft"), (1_700, .imperial, "1 mi"), (9_000_000, .metric, "5000 km"),
        (.nan, .metric, "1 m"),
    ])
    func `A scale bar shows a round length that fits`(longest: Double, units: Settings.Units, label: String) {
        #expect(ScaleBar(longest: longest, units: units).label == label)
    }
}
