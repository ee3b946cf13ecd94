import Core
import Geo
import MapData

/// What wants to be written on a map.
enum LabelCandidate {
    case point(MapFeature, Pixel, LabelStyle)
    case area(String, [[Pixel]], LabelStyle)
    case street(String, [[Pixel]], LabelStyle)
    case number(String, [[Pixel]])
    case arrows([[Pixel]])
}

/// Gathers what wants to be written of a map's features; the pieces of a street, and those of a road's number, together.
struct LabelCandidates {
    private let window: MapWindow
    private var tracing: Tracing
    private var ranked: [(rank: Double, candidate: LabelCandidate)] = []
    private var streets: [String: (style: LabelStyle, lines: [[Pixel]])] = [:]
    private var numbers: [String: [[Pixel]]] = [:]
    private var oneWays: [[Pixel]] = []

    init(_ features: [MapFeature], window: MapWindow) {
        self.window = window
        tracing = Tracing(window)
        for feature in features {
            if case .line(let line) = feature.shape { addSigns(of: feature, line) }
            guard let style = LabelStyle.of(feature.kind), style.zooms.contains(window.zoom) else { continue }
            switch feature.shape {
            case .point(let coordinate): add(feature, at: window.pixel(of: coordinate), style)
            case .area(let rings): addArea(feature, rings, style)
            case .line(let line): addStreet(feature, line, style)
            }
        }
    }

    /// The first so many by their rank. The order of equals is kept, so that a map that is drawn again looks the same.
    func first(_ limit: Int) -> [LabelCandidate] {
        var ranked = ranked
        for (name, street) in streets.sorted(by: { $0.key < $1.key }) {
            ranked.append((Double(street.style.rank), .street(name, street.lines, street.style)))
        }
        for (number, lines) in numbers.sorted(by: { $0.key < $1.key }) {
            ranked.append((6.5, .number(number, lines)))
        }
        if !oneWays.isEmpty { ranked.append((18, .arrows(oneWays))) }
        return ranked.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
            .prefix(limit).map(\.element.candidate)
    }

    /// A road's number, and the arrows of a one-way street.
    private mutating func addSigns(of feature: MapFeature, _ line: [Coordinate]) {
        if let ref = feature.ref, feature.kind.hasNumber(at: window.zoom) {
            numbers[ref, default: []] += tracing.line(line)
        }
        if feature.hasArrows(at: window.zoom) { oneWays += tracing.line(line) }
    }

    private mutating func add(_ feature: MapFeature, at point: Pixel, _ style: LabelStyle) {
        guard window.contains(point), let rank = rank(of: feature, style) else { return }
        ranked.append((rank, .point(feature, point, style)))
    }

    private mutating func addArea(_ feature: MapFeature, _ rings: [[Coordinate]], _ style: LabelStyle) {
        guard let name = feature.name, !name.isEmpty else { return }
        let rings = tracing.rings(rings)
        guard let around = Box(around: rings.flatMap { $0 }), around.width > 24, around.height > 10 else { return }
        ranked.append((Double(style.rank) - min(0.9, around.width * around.height / 1e6), .area(name, rings, style)))
    }

    private mutating func addStreet(_ feature: MapFeature, _ line: [Coordinate], _ style: LabelStyle) {
        guard let name = feature.name, !name.isEmpty, !feature.isTunnel else { return }
        let known = streets[name]
        let first = known.map { $0.style.rank <= style.rank ? $0.style : style } ?? style
        streets[name] = (first, (known?.lines ?? []) + tracing.line(line))
    }

    /// nil where it is not shown at this zoom.
    private func rank(of feature: MapFeature, _ style: LabelStyle) -> Double? {
        guard feature.kind == .pointOfInterest else { return Double(style.rank) }
        let sign = SignStyle.of(feature.category)
        guard window.zoom >= sign.from else { return nil }
        return sign.from < 15.6 ? 6 + sign.from / 100 : Double(style.rank) + sign.from / 20
    }
}

extension FeatureKind {
    fileprivate func hasNumber(at zoom: Double) -> Bool {
        switch self {
        case .motorway, .trunk: zoom >= 9
        case .primary: zoom >= 11 && zoom < 17
        default: false
        }
    }
}
