import MapData

/// How the names of a kind are written.
struct LabelStyle: Sendable {
    /// The zooms at which they are.
    var zooms: ClosedRange<Double>
    var font: Font
    var ink: Ink
    /// Those with a lower rank choose their place first.
    var rank: Int
    /// Longer names are broken.
    var maxWidth = 90.0

    /// nil for kinds without names.
    static func of(_ kind: FeatureKind) -> LabelStyle? { rows[kind] }

    private static let waterFont = Font(size: 10, isItalic: true)
    private static let areaFont = Font(size: 9)

    private static let rows: [FeatureKind: LabelStyle] = [
        .city: LabelStyle(zooms: 4...14.5, font: Font(size: 15, weight: .bold), ink: .placeText, rank: 0),
        .town: LabelStyle(zooms: 8...15.5, font: Font(size: 13, weight: .bold), ink: .placeText, rank: 1),
        .village: LabelStyle(zooms: 10.5...16, font: Font(size: 11.5, weight: .medium), ink: .placeText, rank: 2),
        .suburb: LabelStyle(zooms: 11.5...16.5, font: Font(size: 11, weight: .medium), ink: .quietText, rank: 3),
        .hamlet: LabelStyle(zooms: 13.5...17, font: Font(size: 10), ink: .quietText, rank: 5),
        .station: LabelStyle(zooms: 13.5...22, font: Font(size: 9.5, weight: .medium), ink: .signTransport, rank: 4),
        .stop: LabelStyle(zooms: 17...22, font: Font(size: 8.5), ink: .signTransport, rank: 30),
        .peak: LabelStyle(zooms: 12...22, font: Font(size: 9), ink: .signService, rank: 6),
        .pointOfInterest: LabelStyle(zooms: 12...22, font: Font(size: 9), ink: .text, rank: 20),
        .houseNumber: LabelStyle(zooms: 17...22, font: Font(size: 7), ink: .quietText, rank: 40),
        .sea: LabelStyle(zooms: 4...22, font: waterFont, ink: .waterText, rank: 12),
        .water: LabelStyle(zooms: 8...22, font: waterFont, ink: .waterText, rank: 12),
        .park: LabelStyle(zooms: 13...22, font: areaFont, ink: .natureText, rank: 14),
        .wood: LabelStyle(zooms: 11...22, font: areaFont, ink: .natureText, rank: 15),
        .grass: LabelStyle(zooms: 15...22, font: areaFont, ink: .natureText, rank: 16),
        .pitch: LabelStyle(zooms: 15...22, font: areaFont, ink: .natureText, rank: 16),
        .cemetery: LabelStyle(zooms: 14...22, font: areaFont, ink: .natureText, rank: 16),
        .sand: LabelStyle(zooms: 14...22, font: areaFont, ink: .quietText, rank: 16),
        .glacier: LabelStyle(zooms: 10...22, font: waterFont, ink: .waterText, rank: 16),
        .hospital: LabelStyle(zooms: 14.5...22, font: areaFont, ink: .quietText, rank: 13),
        .school: LabelStyle(zooms: 15...22, font: areaFont, ink: .quietText, rank: 16),
        .airport: LabelStyle(zooms: 11...22, font: areaFont, ink: .quietText, rank: 13),
        .pedestrianArea: LabelStyle(zooms: 16...22, font: Font(size: 8.5), ink: .streetText, rank: 17),
    ].merging(streets) { own, _ in own }

    /// Written along their lines.
    private static let streets: [FeatureKind: LabelStyle] = {
        let rows: [(from: Double, size: Double, rank: Int, kinds: [FeatureKind])] = [
            (12.5, 9.5, 7, [.motorway, .trunk, .primary]), (13.5, 9.5, 8, [.secondary]), (14, 9, 9, [.tertiary]),
            (15, 8.5, 10, [.unclassified, .residentialStreet, .livingStreet, .pedestrian]),
            (16.5, 8, 22, [.service, .track, .footway, .path, .cycleway, .steps]),
        ]
        var styles: [FeatureKind: LabelStyle] = [:]
        for row in rows {
            for kind in row.kinds {
                styles[kind] = LabelStyle(
                    zooms: row.from...22, font: Font(size: row.size), ink: .streetText, rank: row.rank)
            }
        }
        for (kind, from) in [(FeatureKind.river, 11.0), (.canal, 13), (.stream, 15)] {
            styles[kind] = LabelStyle(zooms: from...22, font: waterFont, ink: .waterText, rank: 11)
        }
        return styles
    }()
}
