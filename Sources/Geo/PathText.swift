package import Core
import Foundation

/// A way as a short text: for each of its pieces Google's "encoded polyline" to a millionth of a degree, with a space
/// between pieces.
///
/// Source: Google Maps Platform, "Encoded Polyline Algorithm Format".
package enum PathText {
    private static let steps = 1_000_000.0

    package static func write(_ pieces: [[Coordinate]]) -> String {
        pieces.map { piece in
            var text = "", last = (0, 0)
            for point in piece {
                let now = (step(point.latitude), step(point.longitude))
                write(now.0 - last.0, to: &text)
                write(now.1 - last.1, to: &text)
                last = now
            }
            return text
        }.joined(separator: " ")
    }

    /// What does not hold together is left out.
    package static func read(_ text: String) -> [[Coordinate]] {
        text.utf8.split(separator: UInt8(ascii: " ")).map { piece in
            var points: [Coordinate] = [], last = (0, 0), rest = piece[...]
            while let north = number(&rest), let east = number(&rest) {
                last = (last.0 &+ north, last.1 &+ east)
                let (latitude, longitude) = (Double(last.0) / steps, Double(last.1) / steps)
                if let point = Coordinate(latitude: latitude, longitude: longitude) { points.append(point) }
            }
            return points
        }
    }

    private static func step(_ degrees: Double) -> Int { Int((degrees * steps).rounded()) }

    private static func write(_ number: Int, to text: inout String) {
        var left = number < 0 ? ~(number << 1) : number << 1
        while left >= 32 {
            text.unicodeScalars.append(Unicode.Scalar(UInt8((left & 31 | 32) + 63)))
            left >>= 5
        }
        text.unicodeScalars.append(Unicode.Scalar(UInt8(left + 63)))
    }

    private static func number(_ rest: inout Substring.UTF8View.SubSequence) -> Int? {
        var value = 0, shift = 0
        while let byte = rest.popFirst(), (63...127).contains(byte), shift < 45 {
            let part = Int(byte) - 63
            value |= (part & 31) << shift
            shift += 5
            if part < 32 { return value & 1 == 1 ? ~(value >> 1) : value >> 1 }
        }
        return nil
    }
}
