import Core
import Foundation

/// Degrees as files write them.
enum Degrees {
    /// One half of a coordinate in degrees: "48.2", "48,2", "N 48.2°", "48.2 S", "482082000" (E7).
    ///
    /// `isE7` says ten millionths of a degree; without it only what can be nothing else is taken as such.
    static func read(_ text: String, isE7: Bool = false) -> Double? {
        var text = text.trimmed.uppercased()
        let letters = text.filter { "NSEW".contains($0) && $0.isASCII }
        let isOrdinary = letters.count == 1 && (text.hasPrefix(letters) || text.hasSuffix(letters))
        if isOrdinary { text = text.filter { !letters.contains($0) } }
        text = text.filter { $0 != "°" && !$0.isWhitespace }.replacingOccurrences(of: "−", with: "-")
        if !text.contains(".") { text = text.replacingOccurrences(of: ",", with: ".") }
        guard text.allSatisfy({ "+-.0123456789E".contains($0) }), var number = Double(text), number.isFinite else {
            return nil
        }
        if isE7 || (abs(number) > 180_000 && !text.contains(".") && !text.contains("E")) { number /= 10_000_000 }
        return letters == "S" || letters == "W" ? -abs(number) : number
    }

    /// "48.2082, 16.3738", "48,2082; 16,3738", "POINT (16.3738 48.2082)" (WKT: longitude first).
    static func pair(_ text: String) -> Coordinate? {
        let text = text.trimmed
        if text.uppercased().hasPrefix("POINT") {
            let numbers = text.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }.split { $0.isWhitespace }
            guard numbers.count >= 2, let longitude = read(String(numbers[0])), let latitude = read(String(numbers[1]))
            else { return nil }
            return Coordinate(latitude: latitude, longitude: longitude)
        }
        for separator: Character in [";", ",", " ", "/"] {
            let halves = text.split(separator: separator, omittingEmptySubsequences: true)
            guard halves.count == 2, let latitude = read(String(halves[0])), let longitude = read(String(halves[1]))
            else { continue }
            return Coordinate(latitude: latitude, longitude: longitude)
        }
        return nil
    }

    /// Seven decimals, some centimetres, without zeros at the end.
    static func write(_ degrees: Double) -> String {
        let units = Int((degrees * 10_000_000).rounded())
        let (whole, part) = abs(units).quotientAndRemainder(dividingBy: 10_000_000)
        var decimals = String(part)
        decimals = String(repeating: "0", count: 7 - decimals.count) + decimals
        while decimals.hasSuffix("0") { decimals.removeLast() }
        return (units < 0 ? "-" : "") + "\(whole)" + (decimals.isEmpty ? "" : "." + decimals)
    }
}
