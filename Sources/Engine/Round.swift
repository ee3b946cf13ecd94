import Core
import Queues
import Store

/// What the Writer has before it: what was handed in, and the updates that are prepared.
struct Round {
    /// Updates in one transaction at the most.
    static let updatesAtOnce = 64
    /// While so many updates wait no more are stored: they are as safe with the messenger.
    private static let enough = 128

    private var pieces: [Request] = []
    private var batches: [Request] = []
    private var updates: ArraySlice<Prepared> = []
    /// Updates may wait that were not read.
    private var isMore = true
    /// How many were stored and not read yet, as far as is known.
    private var unread = 0

    var isDone: Bool { !isMore && pieces.isEmpty && batches.isEmpty && updates.isEmpty }
    /// More updates may be stored.
    var hasRoom: Bool { unread + updates.count < Self.enough }
    var lastUpdate: ID<InboxRow>? { updates.last?.row.id }

    mutating func add(_ requests: [Request]) {
        for request in requests {
            if request.updates == nil { pieces.append(request) } else { batches.append(request) }
        }
    }

    /// What the next transaction does. A batch is stored at once, without updates that would keep it waiting, so that
    /// the messenger is soon asked again.
    func next(singly: Bool) -> (requests: [Request], updates: [Prepared]) {
        let isStoring = hasRoom && !batches.isEmpty
        let requests = (isStoring ? batches : []) + pieces
        let updates = isStoring ? [] : updates.prefix(singly ? 1 : Self.updatesAtOnce)
        return (Array(requests.prefix(singly ? 1 : requests.count)), Array(updates))
    }

    /// How many updates to prepare while so many are served: what is prepared long before its turn has to be understood
    /// anew where the names changed meanwhile.
    func ahead(of served: Int) -> Int { max(0, Self.updatesAtOnce - (updates.count - served)) }

    /// These requests, and as many updates, are on disk.
    mutating func finish(_ requests: [Request], updates count: Int) {
        let stored = requests.compactMap(\.updates)
        batches.removeFirst(stored.count)
        pieces.removeFirst(requests.count - stored.count)
        updates = updates.dropFirst(count)
        unread += stored.reduce(0, +)
    }

    /// What was read meanwhile, of as many as were asked for; `hasStored` says that what was stored since may have been
    /// missed.
    mutating func add(_ next: [Prepared], of asked: Int, hasStored: Bool) {
        updates += next
        let isAll = next.count < asked && !hasStored
        unread = isAll ? 0 : max(0, unread - next.count)
        isMore = !isAll
    }

    /// A transaction was lost: what waits is looked for anew.
    mutating func lookAgain() { isMore = true }

    /// Nothing more is written: whoever waits is told.
    func giveUp(_ error: any Error) {
        for request in batches + pieces { request.answer(error) }
    }
}

extension Request {
    /// How many updates a batch adds to those that wait; nil for any other piece.
    var updates: Int? { if case .batch(let batch, _) = piece { batch.updates.count } else { nil } }

    /// The one who waits hears that it is on disk, or why it is not.
    func answer(_ error: (any Error)?) {
        if let error { committed?.resume(throwing: error) } else { committed?.resume() }
    }
}
