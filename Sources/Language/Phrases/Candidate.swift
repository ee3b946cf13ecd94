/// One reading of a line.
package struct Candidate: Sendable {
    package let intent: String
    /// Index in the phrases of its `PhraseTable`.
    package let phrase: Int
    package let slots: Slots
    /// 0...1.
    package let score: Double
    /// The line begins with a word of the phrase's own.
    let isLed: Bool
    /// What was taken for granted, as words for the person.
    package let assumptions: [Assumption]
    package var assumed: [String] { assumptions.map(\.description) }

    /// By which readings of a line are put in order: "note gym: squats on Ideas" is a note, though "Ideas" is a list. What
    /// asks for nothing gives way to none that is no surer.
    var rank: Double { score + (isLed || intent == ParseService.nothing ? 0.06 : 0) }
}

/// Something that was not said but taken so.
package enum Assumption: Sendable, Hashable, CustomStringConvertible {
    /// A keyword with a typing error.
    case keyword(typed: String, readAs: String)
    /// A name not typed in full or not typed right.
    case name(slot: String, typed: String, readAs: String)

    package var description: String {
        switch self {
        case .keyword(let typed, let readAs), .name(_, let typed, let readAs): "\(typed) = \(readAs)"
        }
    }
}
