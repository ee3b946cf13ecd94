import Core

/// On which side of an occasion a task is done, as a button's arrow points.
enum TieSide: String, CaseIterable, Sendable, CodeArgument {
    case before = "b", when = "w", after = "a", any = "n"

    init?(code: String) { self.init(rawValue: code) }
    var code: String { rawValue }

    init(_ relation: OccasionRelation?) {
        switch relation {
        case .before: self = .before
        case .when: self = .when
        case .after: self = .after
        case nil: self = .any
        }
    }

    var relation: OccasionRelation? {
        switch self {
        case .before: .before
        case .when: .when
        case .after: .after
        case .any: nil
        }
    }
}
