import Actions
import Core
import Store

extension HeadingRecord {
    /// The name behind the square of its colour.
    var signed: String { colour.flatMap { PinColour(rawValue: $0) }.map { "\($0.square) \(name)" } ?? name }
}

extension PinColour {
    /// A coloured square; a word stands beside it always.
    var square: String {
        switch self {
        case .red: "🟥"
        case .orange: "🟧"
        case .yellow: "🟨"
        case .green: "🟩"
        case .blue: "🟦"
        case .purple: "🟪"
        case .brown: "🟫"
        case .grey: "⬜"
        }
    }
}

extension Session {
    /// A label with its sign, and the square of its colour where its owner gave it one.
    func signed(_ label: String, of owner: OwnerID) throws -> String {
        try colour(ofLabel: label, of: owner).map { "\($0.square) #\(label)" } ?? "#\(label)"
    }
}
