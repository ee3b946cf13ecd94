import Core
import Foundation
import Geo
import MapData

/// A name or a sign with the place that was found for it.
struct PlacedLabel: Sendable {
    enum Shape: Sendable {
        /// Words with their middle there.
        case words(Pixel, within: Double?)
        /// A sign; without an outline a dot.
        case sign(Pixel, Symbol?)
        /// A road's number on a plate.
        case plate(Box)
        /// Words along a line from a distance on.
        case along(LineWalk, from: Double)
        /// The way one drives in a one-way street, in radians, clockwise from the right.
        case arrow(Pixel, direction: Double)
    }

    var text: String
    var font: Font
    var ink: Ink
    var shape: Shape
    /// What it takes of the picture; along a line in several pieces.
    var boxes: [Box]
}

/// Chooses what is written on a map and where, so that nothing covers anything else.
struct LabelLayout {
    private let lettering: Lettering
    let window: MapWindow
    private(set) var occupied: Occupied
    private(set) var placed: [PlacedLabel] = []
    private var middles: [String: [Pixel]] = [:]
    var arrows: [OneWayArrow] = []

    /// Names of one kind of thing that are tried at most.
    private static let limit = 1_500

    /// Nothing is written into the boxes that are `taken`.
    init(_ features: [MapFeature], lettering: Lettering, window: MapWindow, taken: [Box]) {
        (self.lettering, self.window) = (lettering, window)
        occupied = Occupied(Box(left: 0, top: 0, right: window.width, bottom: window.height).grown(by: -2))
        for box in taken { occupied.take(box) }
        for candidate in LabelCandidates(features, window: window).first(Self.limit) { place(candidate) }
    }

    private mutating func place(_ candidate: LabelCandidate) {
        switch candidate {
        case .point(let feature, let point, let style):
            if feature.kind.hasSign { placeSign(feature, point, style) } else { placeName(feature, point, style) }
        case .area(let name, let rings, let style): placeArea(name, rings, style)
        case .street(let name, let lines, let style): placeStreet(name, lines, style)
        case .number(let number, let lines): placeNumber(number, lines)
        case .arrows(let lines): for line in lines { placeArrows(LineWalk(line)) }
        }
    }

    // MARK: Points

    private mutating func placeName(_ feature: MapFeature, _ point: Pixel, _ style: LabelStyle) {
        guard let name = feature.name, !name.isEmpty else { return }
        let size = lettering.size(of: name, style.font, within: style.maxWidth)
        let lifts = feature.kind == .houseNumber ? [0] : [0, -size.height, size.height]
        for lift in lifts {
            let center = Pixel(point.x, point.y + lift)
            let box = Box(center: center, width: size.width + 6, height: size.height + 2)
            guard occupied.isFree(box) else { continue }
            return put(name, style.font, style.ink, .words(center, within: style.maxWidth), [box])
        }
    }

    private mutating func placeSign(_ feature: MapFeature, _ point: Pixel, _ style: LabelStyle) {
        let sign = SignStyle.of(feature.category)
        let ink = feature.kind == .pointOfInterest ? sign.ink : style.ink
        let symbol = feature.symbol
        let side = symbol == nil ? 6.0 : Self.signSide
        let gap = window.zoom < 17.5 ? 3.0 : 1.5
        let box = Box(center: point, width: side, height: side)
        guard occupied.isFree(box.grown(by: gap)) else { return }
        let name = feature.name ?? ""
        let hasName = !name.isEmpty && (feature.kind != .pointOfInterest || window.zoom >= sign.nameFrom)
        let size = hasName ? lettering.size(of: name, style.font, within: style.maxWidth) : (width: 0, height: 0)
        let reach = side / 2 + 0.5
        let places = [
            Pixel(point.x, point.y + reach + size.height / 2), Pixel(point.x, point.y - reach - size.height / 2),
        ]
        let words = places.map { Box(center: $0, width: size.width + 4, height: size.height) }
        let free = hasName ? words.indices.first { occupied.isFree(words[$0]) } : nil
        if symbol == nil, free == nil, window.zoom < 18 { return }
        put("", style.font, ink, .sign(point, symbol), [box])
        if let free { put(name, style.font, ink, .words(places[free], within: style.maxWidth), [words[free]]) }
    }

    /// Height of a sign in units.
    static let signSide = 13.0

    // MARK: Areas

    private mutating func placeArea(_ name: String, _ rings: [[Pixel]], _ style: LabelStyle) {
        guard let around = Box(around: rings.flatMap { $0 }) else { return }
        let size = lettering.size(of: name, style.font, within: style.maxWidth)
        guard size.width < around.width * 1.1, size.height < around.height * 1.1 else { return }
        guard let center = InnerPoint.of(rings, keeping: window.room) else { return }
        let box = Box(center: center, width: size.width + 4, height: size.height)
        guard occupied.isFree(box) else { return }
        put(name, style.font, style.ink, .words(center, within: style.maxWidth), [box])
    }

    // MARK: Lines

    private mutating func placeStreet(_ name: String, _ lines: [[Pixel]], _ style: LabelStyle) {
        guard lines.count < 400 else { return }
        let size = lettering.size(of: name, style.font)
        let walks = LineWalk.joined(lines).filter { $0.length > size.width + 4 }
        for walk in walks.sorted(by: { $0.length > $1.length }).prefix(4) {
            var middle = walk.length / 2, side = 1.0, tried = 0
            while middle - size.width / 2 > 1, middle + size.width / 2 < walk.length - 1, tried < 60 {
                if placeStreet(name, walk, middle, size, style) { break }
                tried += 1
                side = -side
                middle += side * Double(tried) * 9
            }
        }
    }

    private mutating func placeStreet(
        _ name: String, _ walk: LineWalk, _ middle: Double, _ size: (width: Double, height: Double), _ style: LabelStyle
    ) -> Bool {
        let center = walk.point(at: middle)
        guard !(middles[name] ?? []).contains(where: { hypot($0.x - center.x, $0.y - center.y) < 230 }) else {
            return false
        }
        let reach = size.height / 2
        var from = middle - size.width / 2, walk = walk
        if walk.point(at: from).x > walk.point(at: from + size.width).x {
            from = walk.length - from - size.width
            walk = walk.reversed
        }
        var boxes: [Box] = [], last: Double?, bend = 0.0
        for distance in stride(from: from + reach / 2, through: from + size.width, by: reach) {
            let step = walk.step(at: distance, reach: reach)
            let turn = last.map { abs(remainder(step.direction - $0, 2 * .pi)) } ?? 0
            bend += turn
            guard turn < 0.35, bend < 1.4 else { return false }
            last = step.direction
            let box = Box(center: step.point, width: size.height, height: size.height)
            guard occupied.isFree(box) else { return false }
            boxes.append(box)
        }
        middles[name, default: []].append(center)
        put(name, style.font, style.ink, .along(walk, from: from), boxes)
        return true
    }

    private mutating func placeNumber(_ number: String, _ lines: [[Pixel]]) {
        guard lines.count < 400, number.count <= 12 else { return }
        let font = Font(size: 8, weight: .bold), size = lettering.size(of: number, font)
        for walk in LineWalk.joined(lines).sorted(by: { $0.length > $1.length }).prefix(3) where walk.length > 60 {
            for share in [0.5, 0.3, 0.7] {
                let center = walk.point(at: walk.length * share)
                let box = Box(center: center, width: size.width + 7, height: size.height + 2)
                guard !(middles[number] ?? []).contains(where: { hypot($0.x - center.x, $0.y - center.y) < 200 }),
                    occupied.isFree(box)
                else { continue }
                middles[number, default: []].append(center)
                put(number, font, .plateText, .plate(box), [box])
                break
            }
        }
    }

    mutating func put(_ text: String, _ font: Font, _ ink: Ink, _ shape: PlacedLabel.Shape, _ boxes: [Box]) {
        for box in boxes { occupied.take(box) }
        placed.append(PlacedLabel(text: text, font: font, ink: ink, shape: shape, boxes: boxes))
    }
}

extension MapWindow {
    var room: Box { Box(left: 0, top: 0, right: width, bottom: height) }
}

extension FeatureKind {
    fileprivate var hasSign: Bool { [.peak, .station, .stop, .pointOfInterest].contains(self) }
}

extension MapFeature {
    fileprivate var symbol: Symbol? {
        switch kind {
        case .peak: Symbol.all["natural=peak"]
        case .stop: Symbol.all["highway=bus_stop"]
        case .station: Symbol.all["amenity=bus_station"]
        default: category.flatMap { Symbol.all[$0.description] }
        }
    }
}
