import Core
import Queues
import Store

/// The updates that wait, prepared ahead of the Writer.
struct Backlog: Sendable {
    let store: PeopleStore
    let messengers: [MessengerName: any Messenger]

    let clock: WallClock
    let random: RandomSource

    /// The oldest updates behind `last`, decoded, read and understood on all cores.
    func next(after last: ID<InboxRow>?, limit: Int) async throws -> [Prepared] {
        guard limit > 0 else { return [] }
        let rows = try await store.read { try $0.waitingUpdates(limit: limit, after: last) }
        guard !rows.isEmpty else { return [] }
        let updates = await rows.inParallel { Prepared($0, messengers[$0.messenger]) }
        KillPoint.prepared.pass()
        let named = try await store.read { transaction in
            try updates.map { ($0, try $0.names(in: transaction, now: clock.now, random: random)) }
        }
        return await named.inParallel { update, names in update.foreseeing(names) }
    }
}

extension Array where Element: Sendable {
    /// The same as `map`, on all cores.
    func inParallel<T: Sendable>(_ body: @escaping @Sendable (Element) -> T) async -> [T] {
        let size = 16
        guard count > size else { return map(body) }
        return await withTaskGroup(of: (Int, [T]).self) { group in
            for part in slices(of: size) { group.addTask { (part.startIndex, part.map(body)) } }
            var parts: [(Int, [T])] = []
            for await part in group { parts.append(part) }
            return parts.sorted { $0.0 < $1.0 }.flatMap(\.1)
        }
    }
}
