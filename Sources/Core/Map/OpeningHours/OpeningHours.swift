/// When something is open, as OpenStreetMap writes it: "Mo-Fr 08:00-18:00; Sa 10:00-14:00; PH off".
///
/// Source: OpenStreetMap wiki, "Key:opening_hours/specification" 0.7.4. Which days are holidays is not known here: see
/// `OpeningState.onHoliday` and `OpeningState.Doubt.schoolHolidays`.
package struct OpeningHours: Hashable, Sendable {
    let rules: [OpeningRule]

    /// nil where the text breaks the specification in a way that leaves room for doubt; what most people would read
    /// without a doubt ("Mon - Fri: 9:00 - 17:00") is read.
    package init?(_ text: String) {
        guard let tokens = OpeningTokens.read(text) else { return nil }
        var parser = OpeningParser(tokens)
        guard let rules = parser.rules() else { return nil }
        self.rules = rules
    }
}

/// Whether something is open at a moment.
package struct OpeningState: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable, CaseIterable { case open, closed, unknown }

    /// Why it is unknown, beside a comment that says so.
    package enum Doubt: String, Hashable, Sendable, CaseIterable {
        /// It has opened, but nobody wrote until when: "18:00+".
        case openEnd
        /// It depends on whether there is school.
        case schoolHolidays
        /// It depends on the sun, and there is no telling when it rises and sets there.
        case sun
    }

    package var kind: Kind
    /// The words of whoever wrote it, in the language of the place: "by appointment".
    package var comment: String?
    package var doubt: Doubt?
    /// What it is if that day is a public holiday, where that is something else.
    package var onHoliday: Kind?

    package init(_ kind: Kind, comment: String? = nil, doubt: Doubt? = nil, onHoliday: Kind? = nil) {
        self.kind = kind
        self.comment = comment
        self.doubt = doubt
        self.onHoliday = onHoliday
    }
}

/// The moment at which it opens, closes or becomes unknown, and what it is from then on.
package struct OpeningChange: Hashable, Sendable {
    package var moment: WallTime
    package var state: OpeningState
}

/// A time in which it is open, or may be.
package struct OpeningSpan: Hashable, Sendable {
    /// Minutes from the midnight with which its day begins, 0...1440.
    package var start: Int
    /// Likewise; above 1440 where it goes on past midnight, 2880 at most.
    package var end: Int
    package var state: OpeningState
}
