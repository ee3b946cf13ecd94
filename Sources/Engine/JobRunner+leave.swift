import Commands
import Core
import Store

/// What is long of somebody who leaves, however large their history is or that of the house: in portions between which
/// others write. A start after a crash does it again from the beginning.
extension JobRunner {
    private static let updatesAtOnce = 2000
    private static let entriesAtOnce = 250

    /// Forgets the person's updates, their part in the history of others, and their own history.
    func forget(_ owner: OwnerID) async throws -> JobResult {
        var forgotten = Forgotten()
        while let last = try await store.write({ [forgotten] in
            try $0.forgetUpdates(of: owner, after: forgotten.update, limit: Self.updatesAtOnce)
        }) { forgotten.update = last }
        let cut = try await store.read { try $0.historyCut(without: owner) }
        for portion in cut.portions {
            try await store.write { try $0.take(portion, of: owner, retitling: Farewell.title(in:)) }
        }
        forgotten.change = cut.last
        while try await store.write({ try $0.forgetEntries(of: owner, limit: Self.entriesAtOnce) }) {
            KillPoint.historyForgotten.pass()
        }
        return .forgotten(forgotten)
    }
}
