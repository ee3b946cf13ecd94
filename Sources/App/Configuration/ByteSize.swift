import Foundation

/// Sizes as operators write them: "500 MB", in powers of a thousand.
enum ByteSize {
    private static let units: [(name: String, bytes: Int)] = [
        ("TB", 1_000_000_000_000), ("GB", 1_000_000_000), ("MB", 1_000_000), ("KB", 1_000), ("B", 1),
    ]

    /// nil when it is no size, or no positive one.
    static func bytes(_ text: String) -> Int? {
        guard let match = text.uppercased().wholeMatch(of: /([0-9]+(?:\.[0-9]+)?) ?([TGMK]?B)/),
            let number = Double(match.1), let unit = units.first(where: { $0.name == match.2 })
        else { return nil }
        let bytes = Int(exactly: (number * Double(unit.bytes)).rounded())
        return bytes.flatMap { $0 > 0 ? $0 : nil }
    }

    /// In the largest unit that gives a whole number.
    static func text(_ bytes: Int) -> String {
        let unit = units.first { bytes.isMultiple(of: $0.bytes) } ?? ("B", 1)
        return "\(bytes / unit.bytes) \(unit.name)"
    }
}
