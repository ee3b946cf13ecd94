package import Core
import Foundation

/// An Open Location Code ("plus code"): "8FWR6G3F+2M" by itself, or "6G3F+2M" near some place.
///
/// Source: the Open Location Code specification, "Open Location Code Specification" and "Short codes".
package struct PlusCode: Hashable, Sendable {
    private static let digits = Array("23456789CFGHJMPQRVWX")
    /// Digits before the "+".
    private static let separator = 8
    /// Digits that count; more say nothing.
    private static let longest = 15

    /// In capitals, with the "+", without padding.
    private let code: String

    /// nil for anything but a full or a short code.
    package init?(_ text: String) {
        let code = text.uppercased()
        let parts = code.split(separator: "+", omittingEmptySubsequences: false)
        guard parts.count == 2, (2...Self.separator).contains(parts[0].count), parts[0].count % 2 == 0,
            parts[1].count != 1
        else { return nil }
        let known = parts[0].prefix { $0 != "0" }
        let zeros = parts[0].dropFirst(known.count)
        guard zeros.allSatisfy({ $0 == "0" }), known.count % 2 == 0, !known.isEmpty,
            zeros.isEmpty ? true : parts[0].count == Self.separator && parts[1].isEmpty,
            (known + parts[1]).allSatisfy(Self.digits.contains), zeros.isEmpty ? !parts[1].isEmpty : true
        else { return nil }
        self.code = known + "+" + parts[1]
        isShort = parts[0].count < Self.separator
        if !isShort, let point = Self.area(of: self.code)?.center,
            Coordinate(latitude: point.0, longitude: point.1) == nil
        {
            return nil
        }
    }

    /// It needs a place that it is near to.
    let isShort: Bool

    /// The middle of the code's area; nil for a short one.
    package var center: Coordinate? {
        guard !isShort, let middle = Self.area(of: code)?.center else { return nil }
        return Coordinate(clampingLatitude: middle.0, longitude: middle.1)
    }

    /// The middle of the area that is the nearest to a point of all that a short code can mean.
    package func center(near point: Coordinate) -> Coordinate? {
        guard isShort, let before = code.firstIndex(of: "+") else { return center }
        let missing = Self.separator - code.distance(from: code.startIndex, to: before)
        guard let area = Self.area(of: Self.start(of: point).prefix(missing) + code) else { return nil }
        let span = pow(20, Double(2 - missing / 2))
        var (latitude, longitude) = area.center
        if point.latitude + span / 2 < latitude, latitude - span >= -90 {
            latitude -= span
        } else if point.latitude - span / 2 > latitude, latitude + span <= 90 {
            latitude += span
        }
        if point.longitude + span / 2 < longitude { longitude -= span }
        if point.longitude - span / 2 > longitude { longitude += span }
        return Coordinate(clampingLatitude: latitude, longitude: Self.wrapped(longitude))
    }

    struct Area {
        let south: Double
        let west: Double
        let height: Double
        let width: Double
        var center: (Double, Double) { (min(south + height / 2, 90), west + width / 2) }
    }

    /// The area of a full code: five pairs of digits in base 20, then digits of grids of 5 rows and 4 columns.
    static func area(of code: some StringProtocol) -> Area? {
        let values = code.filter { $0 != "+" }.prefix(longest).compactMap { digits.firstIndex(of: $0) }
        guard values.count >= 2 else { return nil }
        var (south, west, height, width) = (-90.0, -180.0, 400.0, 400.0)
        for pair in stride(from: 0, to: min(values.count, 10) - 1, by: 2) {
            (height, width) = (height / 20, width / 20)
            south += Double(values[pair]) * height
            west += Double(values[pair + 1]) * width
        }
        for value in values.dropFirst(10) {
            (height, width) = (height / 5, width / 4)
            south += Double(value / 4) * height
            west += Double(value % 4) * width
        }
        return Area(south: south, west: west, height: height, width: width)
    }

    /// The first eight digits of the code of a point.
    private static func start(of point: Coordinate) -> String {
        let steps = { (degrees: Double) in Int((degrees * 400 + 1e-9).rounded(.down)) }
        let rows = min(steps(point.latitude + 90), 180 * 400 - 1)
        let columns = steps(wrapped(point.longitude) + 180) % (360 * 400)
        return [8000, 400, 20, 1].map { "\(digits[rows / $0 % 20])\(digits[columns / $0 % 20])" }.joined()
    }

    private static func wrapped(_ longitude: Double) -> Double {
        if longitude < -180 { return longitude + 360 }
        return longitude >= 180 ? longitude - 360 : longitude
    }
}

extension PlusCode: CustomStringConvertible {
    package var description: String { code }
}

/// Finds plus codes in a line.
struct PlusCodeReader {
    let text: ScalarText
    /// Most lines have none.
    private let mayHaveAny: Bool

    init(text: ScalarText) {
        self.text = text
        mayHaveAny = text.scalars.contains("+")
    }

    /// The code that begins at a place, with where it ends; nil where none does. A short one has at least four digits
    /// before the "+", so that sums are none.
    func read(at start: Int) -> (value: Found.Value, end: Int)? {
        guard mayHaveAny, isFree(start - 1), let plus = (start..<start + 9).first(where: { text[$0] == "+" }),
            plus - start >= 4
        else { return nil }
        var end = plus + 1
        while let scalar = text[end], scalar.isLetter || scalar.isDigit { end += 1 }
        guard end - plus <= 8, isFree(end),
            (start..<plus).contains(where: { text[$0]?.isLetter == true })
                || (plus..<end).contains(where: { text[$0]?.isLetter == true })
        else { return nil }
        guard let code = PlusCode(text.string(start..<end)) else { return nil }
        guard let center = code.center else { return (.problem(.shortCode(code)), end) }
        return (.coordinate(center), end)
    }

    private func isFree(_ index: Int) -> Bool {
        guard let scalar = text[index] else { return true }
        return !scalar.isLetter && !scalar.isDigit && scalar != "+"
    }
}
