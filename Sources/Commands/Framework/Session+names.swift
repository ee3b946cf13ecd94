import Actions
import Core
import Language
import Store
import Synchronization

extension Session {
    /// The person's names, as the language looks for them.
    func names() throws -> Names {
        let stamp = try nameStamp()
        if let kept = KeptNames.of(viewer, stamp) { return kept }
        let headings = try named(.heading)
        let lists = try headings + listsOfOthers().map { Named(id: $0.id.rawValue, name: $0.name) }
        let all = try Names(
            places: named(.place), headings: headings, lists: lists, occasions: named(.occasion), language: language,
            old: KeptNames.latest(of: viewer))
        if let stamp { KeptNames.all.withLock { $0.keep(all, of: viewer, stamp) } }
        return all
    }

    private func named(_ kind: ThingKind) throws -> [Named] {
        try names(of: kind).map { Named(id: $0.id, name: $0.name) }
    }
}

/// Names made ready for looking up, of those who spoke lately, with the stamp that they had.
struct KeptNames: Sendable {
    static let all = Mutex(KeptNames())

    /// nil where they have to be made; without a stamp there are none.
    static func of(_ owner: OwnerID, _ stamp: Int64?) -> Names? {
        guard let stamp else { return Names.none }
        return all.withLock { $0.names(of: owner, stamp) }
    }

    /// What they were when somebody spoke last; some of them may be others since.
    static func latest(of owner: OwnerID) -> Names? {
        all.withLock { ($0.recent[owner] ?? $0.older[owner])?.names }
    }

    /// Names that are kept in all, half of them of those who spoke last.
    private static let limit = 8_000
    /// What somebody's names cost besides the names themselves, in names.
    private static let overhead = 8

    private var recent: [OwnerID: (stamp: Int64, names: Names)] = [:]
    private var older: [OwnerID: (stamp: Int64, names: Names)] = [:]
    /// What the recent ones cost.
    private var count = 0

    mutating func names(of owner: OwnerID, _ stamp: Int64) -> Names? {
        guard let found = recent[owner] ?? older[owner], found.stamp == stamp else { return nil }
        if recent[owner] == nil { keep(found.names, of: owner, stamp) }
        return found.names
    }

    mutating func keep(_ names: Names, of owner: OwnerID, _ stamp: Int64) {
        if count > Self.limit / 2 { (older, recent, count) = (recent, [:], 0) }
        let old = recent.updateValue((stamp, names), forKey: owner)
        count += Self.cost(names) - (old.map { Self.cost($0.names) } ?? 0)
    }

    private static func cost(_ names: Names) -> Int { names.indexed + overhead }
}
