import Geo
import MapData

/// A small sign as an outline.
struct Symbol: Sendable {
    enum Step: Sendable {
        case move(Pixel), line(Pixel), curve(Pixel, Pixel, Pixel), close
    }

    let width: Double
    let height: Double
    let steps: [Step]

    /// By tag, "amenity=cafe".
    static let all: [String: Symbol] = read(SymbolSheet.text)

    /// Reads a sheet as `SymbolSheet` describes it; what does not fit is left out.
    static func read(_ sheet: String) -> [String: Symbol] {
        var symbols: [String: Symbol] = [:]
        for part in sheet.split(separator: "@") {
            let halves = part.split(separator: "#", maxSplits: 1)
            guard halves.count == 2 else { continue }
            let lines = halves[1].split(separator: "\n", maxSplits: 1)
            let sides = (lines.first ?? "").split(separator: " ").compactMap { Double($0) }
            guard lines.count == 2, sides.count == 2 else { continue }
            let symbol = Symbol(width: sides[0], height: sides[1], steps: steps(lines[1]))
            for tag in halves[0].split(whereSeparator: \.isWhitespace) { symbols[String(tag)] = symbol }
        }
        return symbols
    }

    private static func steps(_ outline: Substring) -> [Step] {
        var words = outline.split(whereSeparator: \.isWhitespace)[...]
        func point() -> Pixel? {
            let sides = (words.popFirst() ?? "").split(separator: ",").compactMap { Double($0) }
            return sides.count == 2 ? Pixel(sides[0], sides[1]) : nil
        }
        var steps: [Step] = []
        while let word = words.popFirst() {
            switch word {
            case "M": if let to = point() { steps.append(.move(to)) }
            case "L": if let to = point() { steps.append(.line(to)) }
            case "C": if let one = point(), let two = point(), let to = point() { steps.append(.curve(one, two, to)) }
            default: steps.append(.close)
            }
        }
        return steps
    }
}
