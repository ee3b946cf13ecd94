/// The word by which another account of the same person is linked: eight letters and digits, none of which looks like
/// another.
package struct DeviceCode: Hashable, Sendable {
    package static let length = 8
    private static let signs = Array("23456789abcdefghjkmnpqrstuvwxyz")

    /// In small letters.
    package let text: String

    /// As it was typed or stands in a link, whatever the case, with or without hyphens; nil for all else.
    package init?(_ typed: String) {
        guard typed.utf8.count <= 4 * Self.length else { return nil }
        let text = typed.lowercased().filter { $0 != "-" && !$0.isWhitespace }
        guard text.count == Self.length, text.allSatisfy(Self.signs.contains) else { return nil }
        self.text = text
    }

    /// A new one, of some 40 bits.
    package init(_ random: RandomSource) {
        text = String(
            (0..<Self.length).map { _ in Self.signs[Int(random.next() % UInt64(Self.signs.count))] })
    }
}
