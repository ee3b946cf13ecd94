import Core
import Foundation
import Synchronization

/// The rules of who sees and who changes, each made once for a kind and an alias: their texts are long, and an update
/// asks dozens of times. Only who looks, and when, is put in each time.
final class RuleTexts: Sendable {
    enum Rule: Sendable { case visible, changeable, workable }

    private struct Key: Hashable {
        let rule: Rule
        let kind: ThingKind
        let alias: String
    }

    private let made = Mutex<[Key: OpenQuery]>([:])

    func query(
        _ rule: Rule, _ kind: ThingKind, as alias: String, from eyes: Viewpoint, make: (Viewpoint) -> Query
    ) -> Query {
        let key = Key(rule: rule, kind: kind, alias: alias)
        let open = made.withLock { made in
            if let open = made[key] { return open }
            let open = OpenQuery(make)
            made[key] = open
            return open
        }
        return open.query(from: eyes)
    }
}

/// A query that was made for nobody, with the places of its values that say who looks.
private struct OpenQuery: Sendable {
    private enum Value: Sendable {
        case viewer, actor, now
        case fixed(SQLValue)
    }

    private let sql: String
    private let values: [Value]

    /// Nobody has these ids, and nothing is at that moment.
    private static let nobody = Viewpoint(viewer: OwnerID(-1), actor: PersonID(-2), now: Date(stored: -.infinity))

    init(_ make: (Viewpoint) -> Query) {
        let nobody = Self.nobody, query = make(nobody)
        sql = query.sql
        values = query.values.map { value in
            switch value {
            case nobody.viewer.sqlValue: .viewer
            case nobody.actor.sqlValue: .actor
            case nobody.now.stored.sqlValue: .now
            default: .fixed(value)
            }
        }
    }

    func query(from eyes: Viewpoint) -> Query {
        let viewer = eyes.viewer.sqlValue, actor = eyes.actor.sqlValue, now = eyes.now.stored.sqlValue
        return Query(
            sql: sql,
            values: values.map { value in
                switch value {
                case .viewer: viewer
                case .actor: actor
                case .now: now
                case .fixed(let value): value
                }
            })
    }
}
