/// What a slot of a phrase takes.
enum SlotKind: Sendable, Hashable {
    /// Words of one line, as typed.
    case text
    /// Everything that follows, new lines too, as typed.
    case rest
    /// A new name: 1-100 characters of one line.
    case name
    case word
    case number
    case coordinate
    case label
    /// The person's things of these kinds; without `mustBeKnown` an unknown name is taken too.
    case thing([NameKind], mustBeKnown: Bool)

    init?(_ text: Substring) {
        switch text {
        case "text": self = .text
        case "rest": self = .rest
        case "name": self = .name
        case "word": self = .word
        case "number": self = .number
        case "coordinate": self = .coordinate
        case "label": self = .label
        default:
            let mustBeKnown = text.hasSuffix("!")
            let kinds = (mustBeKnown ? text.dropLast() : text).split(separator: "|", omittingEmptySubsequences: false)
                .map { NameKind(rawValue: String($0)) }
            guard !kinds.contains(nil) else { return nil }
            self = .thing(kinds.compactMap(\.self), mustBeKnown: mustBeKnown)
        }
    }
}
