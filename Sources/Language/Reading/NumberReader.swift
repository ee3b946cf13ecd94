/// Reads the digits of a number token by the language's decimal mark.
struct NumberReader {
    let decimalSeparator: Unicode.Scalar

    /// nil for what only looks like a number: "10:30", "1.2.3".
    func read(_ key: String) -> Double? {
        if let whole = Self.whole(key) { return whole }
        // "nan" and "inf" are no numbers to people, and most words are none.
        guard key.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return nil }
        let decimal = Character(decimalSeparator)
        let grouping: Character = decimal == "." ? "," : "."
        if let plain = read(key, decimal: decimal, grouping: grouping) { return plain }
        return read(key, decimal: grouping, grouping: decimal)
    }

    /// Of digits alone, as most are.
    private static func whole(_ key: String) -> Double? {
        guard !key.isEmpty, key.utf8.count <= 15 else { return nil }
        var value = 0
        for byte in key.utf8 {
            guard (0x30...0x39).contains(byte) else { return nil }
            value = value * 10 + Int(byte) - 0x30
        }
        return Double(value)
    }

    private func read(_ key: String, decimal: Character, grouping: Character) -> Double? {
        guard !key.contains(":") else { return nil }
        let halves = key.split(separator: decimal, omittingEmptySubsequences: false)
        guard halves.count <= 2, let whole = halves.first else { return nil }
        let groups = whole.split(separator: grouping, omittingEmptySubsequences: false)
        guard groups.count == 1 || (groups[0].count <= 3 && groups.dropFirst().allSatisfy { $0.count == 3 }) else {
            return nil
        }
        guard halves.count == 2 else { return Double(groups.joined()) }
        return halves[1].contains(grouping) ? nil : Double(groups.joined() + "." + halves[1])
    }
}
