package import Core
import Foundation
import Geo

extension MapPicture {
    /// What the picture shows, in its language: "Map, about 800 m wide. 1 Bakery, 2 Gym. You are in the middle." Only
    /// what lies within it is named.
    package var description: String {
        let words = PictureWords(language), window = window
        func isShown(_ coordinate: Coordinate) -> Bool { window.contains(window.pixel(of: coordinate)) }
        let width = min(40_000_000, window.width * window.metresPerPixel(at: center))
        var sentences = [words.map.replacingOccurrences(of: "{width}", with: length(width, words))]
        let names = pins.filter { isShown($0.coordinate) }
            .map { [$0.sign, $0.name].filter { !$0.isEmpty }.joined(separator: " ") }.filter { !$0.isEmpty }
        if !names.isEmpty { sentences.append(names.joined(separator: ", ") + ".") }
        for circle in circles where isShown(circle.coordinate) && circle.radius > 0 {
            sentences.append(words.circle.replacingOccurrences(of: "{radius}", with: length(circle.radius, words)))
        }
        if routes.contains(where: { $0.contains(where: isShown) }) { sentences.append(words.route) }
        if let me, isShown(me.coordinate) {
            sentences.append(isInMiddle(me.coordinate) ? words.youInMiddle : words.you)
        }
        return sentences.joined(separator: " ")
    }

    private func isInMiddle(_ coordinate: Coordinate) -> Bool {
        let pixel = window.pixel(of: coordinate)
        return hypot(pixel.x - window.width / 2, pixel.y - window.height / 2) < window.width / 20
    }

    /// Two leading digits of a length in the person's units.
    private func length(_ metres: Double, _ words: PictureWords) -> String {
        let units: (far: (Double, String), near: (Double, String), limit: Double) =
            units == .metric ? ((1000, "km"), (1, "m"), 1000) : ((1609.344, "mi"), (0.3048, "ft"), 804.672)
        guard metres.isFinite else { return "? " + units.near.1 }
        let isFar = metres >= units.limit, unit = isFar ? units.far : units.near
        let number = metres / unit.0
        let power = pow(10, log10(max(number, 1)).rounded(.down) - 1)
        let rounded = (number / power).rounded() * power
        let hasFraction = isFar && rounded < 10 && rounded != rounded.rounded()
        let text = hasFraction ? String(format: "%.1f", rounded) : String(Int(rounded.rounded()))
        return text.replacingOccurrences(of: ".", with: words.decimalPoint) + " " + unit.1
    }
}
