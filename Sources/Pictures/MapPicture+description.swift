package import Core
import Foundation
package import Geo

extension MapPicture {
    /// What the picture shows, in its language: "Map, about 800 m wide. 1 Bakery, 2 Gym." Only what lies within it is
    /// named.
    package var description: String {
        let words = PictureWords(language)
        let window = window
        let width = window.width * window.metresPerPixel(at: center)
        var sentences = [words.map.replacingOccurrences(of: "{width}", with: length(width, words))]
        let shown = pins.filter { window.contains(window.pixel(of: $0.coordinate)) }
            .map { [$0.sign, $0.name].filter { !$0.isEmpty }.joined(separator: " ") }.filter { !$0.isEmpty }
        if !shown.isEmpty { sentences.append(shown.joined(separator: ", ") + ".") }
        if let me, window.contains(window.pixel(of: me.coordinate)) { sentences.append(words.you) }
        return sentences.joined(separator: " ")
    }

    /// What it shows, in units of drawing.
    package var window: MapWindow {
        MapWindow(center: center, zoom: zoom, width: size.units.width, height: size.units.height)
    }

    /// Two leading digits of a length in the person's units.
    private func length(_ metres: Double, _ words: PictureWords) -> String {
        let (far, farName, near, nearName) =
            units == .metric ? (1000.0, "km", 1.0, "m") : (1609.344, "mi", 0.3048, "ft")
        let isFar = metres >= (units == .metric ? 1000 : 1609.344 / 2)
        let number = metres / (isFar ? far : near)
        let power = pow(10, log10(max(number, 1)).rounded(.down) - 1)
        let rounded = (number / power).rounded() * power
        let text = rounded < 10 && isFar ? String(format: "%.1f", rounded) : String(Int(rounded))
        return text.replacingOccurrences(of: ".", with: words.decimalPoint) + " " + (isFar ? farName : nearName)
    }
}
