import Core
import Foundation

/// Pins' colours as files write them.
extension PinColour {
    /// "#rrggbb", also with a leading alpha pair where it has eight digits.
    var hex: String {
        switch self {
        case .red: "#d32f2f"
        case .orange: "#f57c00"
        case .yellow: "#fbc02d"
        case .green: "#388e3c"
        case .blue: "#1976d2"
        case .purple: "#7b1fa2"
        case .brown: "#6d4c41"
        case .grey: "#757575"
        }
    }

    /// "#f57c00", "#aarrggbb", or a colour's word in English; nil for white and what is none.
    init?(file text: String) {
        let text = text.trimmed.lowercased()
        guard text.hasPrefix("#") else {
            self.init(word: text)
            return
        }
        let digits = text.dropFirst()
        let wide = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits.suffix(6))
        self.init(hex: wide)
    }

    /// KML's own order: "aabbggrr" (KML 2.2, `color`).
    init?(kml text: String) {
        let digits = Array(text.trimmed)
        guard digits.count == 8 else { return nil }
        self.init(hex: String(digits[6...7] + digits[4...5] + digits[2...3]))
    }

    /// A word in the name of a sign: "Flag, Blue", "kml/paddle/grn-circle.png".
    init?(sign text: String) {
        let words = text.lowercased().split { !$0.isLetter }
        guard let colour = words.lazy.compactMap({ PinColour(word: String($0)) }).first else { return nil }
        self = colour
    }

    private init?(word: String) {
        switch word {
        case "red", "darkred": self = .red
        case "orange", "darkorange": self = .orange
        case "yellow", "ylw", "gold": self = .yellow
        case "green", "grn", "lime", "teal", "darkgreen", "lightgreen": self = .green
        case "blue", "blu", "lightblue", "ltblu", "darkblue", "cyan", "aqua", "navy": self = .blue
        case "purple", "pink", "violet", "magenta", "deeppurple": self = .purple
        case "brown": self = .brown
        case "grey", "gray", "black", "darkgray", "darkgrey": self = .grey
        default: return nil
        }
    }

    /// By hue, where there is one.
    private init?(hex: String) {
        guard hex.count == 6, let number = Int(hex, radix: 16), number >= 0 else { return nil }
        let parts = [16, 8, 0].map { Double(number >> $0 & 0xFF) / 255 }
        let (red, green, blue) = (parts[0], parts[1], parts[2])
        let most = max(red, green, blue), spread = most - min(red, green, blue)
        guard spread > 0.15 else {
            guard most < 0.95 else { return nil }
            self = .grey
            return
        }
        var hue: Double =
            switch most {
            case red: (green - blue) / spread
            case green: 2 + (blue - red) / spread
            default: 4 + (red - green) / spread
            }
        hue = (hue < 0 ? hue + 6 : hue) * 60
        switch hue {
        case 8..<45 where most < 0.6: self = .brown
        case ..<15, 335...: self = .red
        case ..<42: self = .orange
        case ..<70: self = .yellow
        case ..<170: self = .green
        case ..<255: self = .blue
        default: self = .purple
        }
    }
}
