extension ReadLine {
    /// "wifi" and "67890" of "the wifi is now 67890", "wifi is 67890 now": how something that was kept is from now on; nil for
    /// any other line.
    package var factRetold: (name: String, value: String)? {
        guard let verb = tokens.firstIndex(where: { means($0.key, .stating) && !$0.isQuoted }), !asks, !hasQuestionMark,
            let now = tokens[verb...].firstIndex(where: { means($0.key, .atPresent) }),
            now == verb + 1 || tokens[(now + 1)...].allSatisfy(\.isSoft)
        else { return nil }
        let determiners = wishWords.determiners
        let name = tokens[..<verb].drop { determiners.contains($0.key) }
        let value = now == verb + 1 ? tokens[(now + 1)...] : tokens[(verb + 1)..<now]
        guard (1...Self.mostOfName).contains(name.count), !value.isEmpty else { return nil }
        return (string(bytes(ofTokens: name.indices)), string(bytes(ofTokens: value.indices)))
    }

    private static let mostOfName = 4
}
