extension ReadLine {
    /// "bakery open mon-fri 7-18", "opening hours library: mon 9-17": it tells when something is open, and no time of one's own.
    var tellsOpening: Bool {
        guard let hours = found.first(where: \.saysHours)?.tokens else { return false }
        let before = tokens[..<hours.lowerBound].filter { !$0.isSeparator }.map(\.key)
        return (before.suffix(1) + before.prefix(Self.mostOfHeading)).contains { means($0, .opening) }
    }

    /// "opening hours"
    private static let mostOfHeading = 2
}

extension Found {
    /// From one time of day to another, or days that come again.
    fileprivate var saysHours: Bool {
        switch value {
        case .timeSpan(.between(let first, _, _)): first.clock != nil
        case .repetition: true
        default: false
        }
    }
}
