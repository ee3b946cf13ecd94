import Actions
import Core
import Language
import Store
import Synchronization

extension Session {
    /// The person's names, as the language looks for them.
    func names() throws -> Names {
        let stamp = try nameStamp()
        if let kept = KeptNames.of(stamp) { return kept }
        let headings = try named(.heading)
        let lists = try headings + listsOfOthers(limit: 500).map { Named(id: $0.id.rawValue, name: $0.name) }
        let all = try Names(
            places: named(.place), headings: headings, lists: lists, occasions: named(.occasion), language: language)
        if let stamp { KeptNames.all.withLock { $0[stamp] = all } }
        return all
    }

    private func named(_ kind: ThingKind) throws -> [Named] {
        try names(of: kind).map { Named(id: $0.id, name: $0.name) }
    }
}

/// Names made ready for looking up, of those who spoke lately, by the stamp that they had.
struct KeptNames: Sendable {
    static let all = Mutex(KeptNames())

    /// nil where they have to be made; without a stamp there are none.
    static func of(_ stamp: Int64?) -> Names? { stamp.map { stamp in all.withLock { $0[stamp] } } ?? Names.none }

    /// Names that are kept in all; where they are more, what is used comes back of itself.
    private static let limit = 8_000

    private var names: [Int64: Names] = [:]
    private var count = 0

    subscript(stamp: Int64) -> Names? {
        get { names[stamp] }
        set {
            if count > Self.limit { self = KeptNames() }
            names[stamp] = newValue
            count += newValue?.count ?? 0
        }
    }
}
