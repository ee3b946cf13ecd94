import Foundation
import Geo
import MapData

/// An arrow on a one-way street.
struct OneWayArrow: Sendable {
    let center: Pixel
    /// In radians, clockwise from the right.
    let direction: Double

    /// In units: how long it is, and how wide a street must be for it.
    static let length = 11.0
    static let leastWidth = 4.0

    init(_ center: Pixel, _ direction: Double) { (self.center, self.direction) = (center, direction) }

    /// A point of it: so far ahead of its middle, and to its right.
    func point(_ ahead: Double, _ right: Double = 0) -> Pixel {
        let x = cos(direction), y = sin(direction)
        return Pixel(center.x + ahead * x - right * y, center.y + ahead * y + right * x)
    }

    /// It says the same as another one: the same way, and nearby.
    func repeats(_ other: OneWayArrow) -> Bool {
        hypot(center.x - other.center.x, center.y - other.center.y) < 45 && cos(direction - other.direction) > 0.5
    }
}

extension LabelLayout {
    /// Units from one arrow of a street to the next.
    private static let arrowSpacing = 100.0

    /// Places arrows evenly along a one-way street, a little aside where something else stands.
    mutating func placeArrows(_ walk: LineWalk) {
        let room = OneWayArrow.length + 4
        guard walk.length > room else { return }
        let count = max(1, Int(walk.length / Self.arrowSpacing)), share = walk.length / Double(count)
        for number in 0..<count {
            let middle = (Double(number) + 0.5) * share, reach = (share - room) / 2
            for shift in [0.0, 16, -16, 32, -32] where abs(shift) <= reach && placeArrow(walk, at: middle + shift) {
                break
            }
        }
    }

    private mutating func placeArrow(_ walk: LineWalk, at distance: Double) -> Bool {
        let step = walk.step(at: distance, reach: OneWayArrow.length / 2)
        let arrow = OneWayArrow(step.point, step.direction)
        let box = Box(center: step.point, width: OneWayArrow.length, height: OneWayArrow.length)
        guard occupied.isFree(box) else { return false }
        // Nothing more is to be said here.
        guard !arrows.contains(where: arrow.repeats) else { return true }
        arrows.append(arrow)
        put("", Font(size: 0), .oneWay, .arrow(arrow.center, direction: arrow.direction), [box])
        return true
    }
}

extension MapFeature {
    /// From where on arrows are drawn, as far as the street is wide enough for them.
    private static let arrowsFrom = 15.5

    func hasArrows(at zoom: Double) -> Bool {
        isOneWay && zoom >= Self.arrowsFrom
            && LineStyle.of(kind)?.width(at: zoom) ?? 0 >= OneWayArrow.leastWidth
    }
}

extension Canvas {
    /// Draws a slim shaft with a head.
    func draw(_ arrow: OneWayArrow, colour: Colour) {
        let tip = OneWayArrow.length / 2, neck = tip - 4
        setRoundEnds(false)
        add([arrow.point(-tip), arrow.point(neck + 0.5)])
        stroke(colour, width: 1.1)
        setRoundEnds(true)
        add([arrow.point(tip), arrow.point(neck, -2.2), arrow.point(neck, 2.2)], isClosed: true)
        fill(colour)
    }
}
