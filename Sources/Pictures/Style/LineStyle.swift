import MapData

/// How a kind of line is drawn: how wide from which zoom, in which ink, with which edge.
struct LineStyle: Sendable {
    /// Zoom and width in units, rising; not drawn below the first zoom, and between two the width grows evenly.
    var widths: [(zoom: Double, width: Double)]
    var ink: Ink
    /// Drawn under it, wider by `edgeWidth` on each side, from zoom `edgeFrom`.
    var edge: Ink?
    var edgeFrom = 12.0
    var edgeWidth = 0.8
    /// Lengths of strokes and gaps in units; none for a whole line.
    var dashes: [Double] = []

    /// nil where it is not drawn at that zoom.
    func width(at zoom: Double) -> Double? {
        guard let first = widths.first, let last = widths.last, zoom >= first.zoom else { return nil }
        for (from, to) in zip(widths, widths.dropFirst()) where zoom < to.zoom {
            return from.width + (to.width - from.width) * (zoom - from.zoom) / (to.zoom - from.zoom)
        }
        return last.width
    }
}

extension LineStyle {
    /// nil for kinds that are no lines.
    static func of(_ kind: FeatureKind) -> LineStyle? { rows[kind] }

    private static let big: [(zoom: Double, width: Double)] = [
        (5, 0.5), (8, 1.2), (10, 2), (12, 3.2), (13, 4.6), (14, 6), (15, 9), (16, 10.5), (17, 17), (18, 21), (19, 27),
    ]
    private static let street: [(zoom: Double, width: Double)] = [
        (12, 0.6), (13, 1.4), (14, 2.6), (15, 4.4), (16, 6.4), (17, 11), (18, 14), (19, 18),
    ]
    private static let path: [(zoom: Double, width: Double)] = [(14.5, 0.8), (16, 1.1), (18, 1.8), (19, 2.2)]

    private static let rows: [FeatureKind: LineStyle] = [
        .motorway: LineStyle(widths: big, ink: .motorway, edge: .motorwayEdge, edgeFrom: 8),
        .trunk: LineStyle(widths: big, ink: .trunk, edge: .trunkEdge, edgeFrom: 10),
        .primary: LineStyle(
            widths: [
                (7, 0.4), (10, 1.4), (12, 3), (13, 4.2), (14, 5.4), (15, 8.6), (16, 10), (17, 16.5), (18, 21), (19, 26),
            ],
            ink: .primary,
            edge: .primaryEdge),
        .secondary: LineStyle(
            widths: [
                (9, 0.4), (11, 1.3), (12, 2.6), (13, 3.8), (14, 4.8), (15, 8), (16, 9.5), (17, 16), (18, 20), (19, 25),
            ],
            ink: .secondary, edge: .secondaryEdge),
        .tertiary: LineStyle(
            widths: [(10, 0.4), (12, 1.8), (13, 3), (14, 4.2), (15, 7.2), (16, 9), (17, 15), (18, 19), (19, 24)],
            ink: .street, edge: .tertiaryEdge, edgeFrom: 13),
        .unclassified: LineStyle(widths: street, ink: .street, edge: .streetEdge, edgeFrom: 13.5),
        .residentialStreet: LineStyle(widths: street, ink: .street, edge: .streetEdge, edgeFrom: 13.5),
        .livingStreet: LineStyle(
            widths: [(13, 1.1), (14, 2.2), (15, 3.6), (16, 6), (17, 9.5), (18, 13), (19, 18)], ink: .walk,
            edge: .walkEdge, edgeFrom: 14),
        .pedestrian: LineStyle(
            widths: [(13.5, 1), (14, 2), (15, 3.4), (16, 5.6), (17, 8.5), (18, 12), (19, 16)], ink: .walk,
            edge: .walkEdge, edgeFrom: 14),
        .service: LineStyle(
            widths: [(14, 0.8), (15, 1.8), (16, 3), (17, 5), (18, 7), (19, 10)], ink: .street, edge: .streetEdge,
            edgeFrom: 15, edgeWidth: 0.6),
        .footway: LineStyle(widths: path, ink: .footway, edge: .land, edgeFrom: 16, dashes: [3, 2.2]),
        .path: LineStyle(widths: path, ink: .footway, edge: .land, edgeFrom: 16, dashes: [4.5, 2.5]),
        .cycleway: LineStyle(widths: path, ink: .cycleway, edge: .land, edgeFrom: 16, dashes: [3, 2.2]),
        .track: LineStyle(
            widths: [(13, 0.8), (16, 1.3), (19, 2.4)], ink: .track, edge: .land, edgeFrom: 16, dashes: [6, 2.5]),
        .steps: LineStyle(
            widths: [(15, 1.1), (16, 1.9), (17, 3.2), (19, 5)], ink: .steps, dashes: [1.2, 1.2]),
        .rail: LineStyle(
            widths: [(8, 0.5), (11, 0.9), (13, 1.3), (15, 2), (17, 2.8), (19, 3.6)], ink: .rail),
        .subway: LineStyle(widths: [(13, 0.9), (16, 1.6), (19, 2.4)], ink: .rail, dashes: [5, 3]),
        .tram: LineStyle(widths: [(13, 0.7), (16, 1.1), (19, 1.8)], ink: .tram),
        .runway: LineStyle(widths: [(10, 1), (12, 4), (14, 12), (16, 30), (18, 90)], ink: .runway),
        .pier: LineStyle(widths: [(13, 1), (16, 3), (18, 6), (19, 9)], ink: .pier),
        .ferry: LineStyle(widths: [(7, 0.5), (12, 0.9), (18, 1.3)], ink: .ferry, dashes: [5, 4]),
        .stream: LineStyle(widths: [(13, 0.8), (15, 1.6), (17, 2.8), (19, 4)], ink: .stream),
        .canal: LineStyle(widths: [(11, 0.8), (13, 2), (15, 4), (17, 7), (19, 12)], ink: .water),
        .river: LineStyle(widths: [(8, 0.7), (11, 1.4), (13, 2.6), (15, 5), (17, 9), (19, 14)], ink: .water),
        .border: LineStyle(
            widths: [(2, 0.7), (8, 1.4), (14, 2.4), (19, 3)], ink: .border, dashes: [8, 2.5, 1.5, 2.5]),
        .regionBorder: LineStyle(widths: [(7, 0.5), (12, 1), (19, 1.6)], ink: .border, dashes: [5, 3]),
    ]
}
