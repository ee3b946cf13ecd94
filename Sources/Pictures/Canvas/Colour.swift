import Foundation

/// A colour on the screen, each part 0...1 (sRGB).
package struct Colour: Hashable, Sendable {
    package let red: Double
    package let green: Double
    package let blue: Double
    package let alpha: Double

    package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// 0xRRGGBB.
    package init(_ hex: UInt32, alpha: Double = 1) {
        func part(_ shift: UInt32) -> Double { Double((hex >> shift) & 0xFF) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
    }

    package static let white = Colour(0xFFFFFF)
    package static let black = Colour(0x1A1A1A)

    package func with(alpha: Double) -> Colour { Colour(red: red, green: green, blue: blue, alpha: alpha) }

    /// The colour on the way to another one; a share of 0 is this one.
    package func mixed(with other: Colour, share: Double) -> Colour {
        func between(_ mine: Double, _ its: Double) -> Double { mine + (its - mine) * share }
        return Colour(
            red: between(red, other.red), green: between(green, other.green), blue: between(blue, other.blue),
            alpha: between(alpha, other.alpha))
    }

    /// How light it is, 0...1 (WCAG 2.2: relative luminance).
    var luminance: Double {
        func linear(_ part: Double) -> Double { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// 1 for the same, 21 for black on white (WCAG 2.2: contrast ratio).
    func contrast(with other: Colour) -> Double {
        let lights = [luminance, other.luminance].sorted()
        return (lights[1] + 0.05) / (lights[0] + 0.05)
    }

    /// White or nearly black: what is read better on it.
    package var readable: Colour { contrast(with: .white) >= contrast(with: .black) ? .white : .black }
}
