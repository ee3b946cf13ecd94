import Core
import Foundation
import Logging
import Queues
import ServiceLifecycle
import Store
import Synchronization

/// Sends the outbox: many chats at once, within the messenger's limits. Cards are rendered here, for who looks.
final class Courier: Service {
    /// Requests on their way at the most.
    private static let placesAtOnce = 400
    /// Cards that are drawn together: more would keep the first one waiting.
    private static let drawnTogether = 16
    /// Seconds after which chats are looked at for which there was no time.
    private static let glance = 0.1
    /// Drawn pictures in memory, some 300 KB each.
    private static let pictures = 16
    /// Seconds that requests on their way get at the end.
    static let lastSeconds = 4.0

    let store: PeopleStore
    private let door: WriterDoor
    let files: FileStore
    let desk: DrawingDesk<Picture, Data>
    let picturesAtOnce = Turnstile(places: Courier.pictures)
    let messengers: [MessengerName: any Messenger]
    let conversation: Conversation
    let clock: WallClock
    let waits: any Waits
    let random: RandomSource
    let meters: Meters
    let logger: Logger
    private let mailbox = Mailbox<Errand>()
    /// The last request on its way has come back.
    private let isEmpty = Mailbox<Void>()
    let state: Mutex<State>

    struct State {
        var limits: SendLimits
        /// Lines of which a row is being made or sent.
        var onTheWay = 0
        /// How many commits are on disk.
        var commits = 0
        var wakeAt: Double?
    }

    private enum Errand: Sendable {
        case send([Line])
        case wake(at: Double)
    }

    /// What is left of a line.
    private struct Line: Sendable {
        var rows: ArraySlice<OutboxRow>
        /// Closed when what came of the row before is on disk.
        var before: Mailbox<Void>?
    }

    init(
        door: WriterDoor, store: PeopleStore, files: FileStore, desk: DrawingDesk<Picture, Data>,
        messengers: [MessengerName: any Messenger], conversation: Conversation, rates: SendLimits.Rates,
        clock: WallClock, waits: any Waits, random: RandomSource, meters: Meters, logger: Logger
    ) {
        self.store = store
        self.files = files
        self.desk = desk
        self.door = door
        self.messengers = messengers
        self.conversation = conversation
        self.clock = clock
        self.waits = waits
        self.random = random
        self.meters = meters
        self.logger = logger
        state = Mutex(State(limits: SendLimits(rates)))
    }

    /// A message is being made or sent.
    var isSending: Bool { state.withLock { $0.onTheWay > 0 } }

    /// None once it is to stop: a row that is not on its way then waits on disk.
    var freePlaces: Int { mailbox.isClosed ? 0 : max(0, Self.placesAtOnce - state.withLock { $0.onTheWay }) }

    /// Whether the limits let a row go now; what they refuse is looked at again when they may not.
    func allows(_ chat: ChatRef, isGroup: Bool, _ outboxClass: OutboxClass) -> Bool {
        let now = waits.elapsed
        let verdict = state.withLock { state in
            outboxClass == .answer
                ? state.limits.answer(in: chat, at: now) : state.limits.take(chat, isGroup: isGroup, at: now)
        }
        if case .waits(let moment) = verdict { lookAgain(at: moment) }
        return verdict == .goes
    }

    /// Sends these lines, which are on disk as being sent; so many commits are.
    func deliver(_ departures: Departures, after commits: Int) {
        if departures.isCut { lookAgain(at: waits.elapsed + Self.glance) }
        let lines = departures.lines
        state.withLock { state in
            state.commits = commits
            state.onTheWay += lines.count
        }
        guard !lines.isEmpty, !mailbox.put(.send(lines.map { Line(rows: $0[...]) })) else { return }
        state.withLock { $0.onTheWay -= lines.count }
        for row in lines.joined() { door.hand(in: .settled(row, Delivery(result: .putBack))) }
    }

    func run() async throws {
        await withGracefulShutdownHandler {
            await withDiscardingTaskGroup { group in
                while true {
                    let errands = await self.mailbox.take()
                    guard !errands.isEmpty else {
                        await self.letLastOnesArrive()
                        return group.cancelAll()
                    }
                    var lines: [Line] = []
                    for errand in errands {
                        switch errand {
                        case .send(let more): lines += more
                        case .wake(let moment): group.addTask { await self.wake(at: moment) }
                        }
                    }
                    for some in lines.slices(of: Self.drawnTogether) { group.addTask { await self.bring(some) } }
                }
            }
        } onGracefulShutdown: {
            self.mailbox.close()
        }
    }

    private func wake(at moment: Double) async {
        try? await waits.sleep(seconds: max(0, moment - waits.elapsed))
        state.withLock { $0.wakeAt = nil }
        door.wake()
    }

    private func bring(_ lines: ArraySlice<Line>) async {
        let parcels = await pack(lines.compactMap(\.rows.first))
        await withDiscardingTaskGroup { group in
            for (line, parcel) in zip(lines, parcels) { group.addTask { await self.bring(line, parcel) } }
        }
    }

    /// Sends the first row of a line and has written what came of it. The next one goes meanwhile, but no more: so only
    /// two of a line can have left when the process dies.
    private func bring(_ line: Line, _ parcel: Result<Parcel?, any Error>) async {
        guard let row = line.rows.first else { return }
        let delivery = await send(row, parcel)
        measure(delivery, of: row)
        _ = await line.before?.take()
        let rest = line.rows.dropFirst(), isWritten = Mailbox<Void>()
        let goesOn =
            delivery.letsFollow && !rest.isEmpty && mailbox.put(.send([Line(rows: rest, before: isWritten)]))
        let isLast = goesOn ? false : end(rest, as: delivery.ofNext)
        do {
            try await door.perform(.settled(row, delivery))
            KillPoint.settled.pass()
        } catch {
            logger.error("what came of a sending was not written", metadata: ["row": "\(row.id)"])
        }
        isWritten.close()
        if isLast, mailbox.isClosed { isEmpty.put(()) }
    }

    /// The rest of a line does not go; true where no other line is on its way.
    private func end(_ rest: ArraySlice<OutboxRow>, as result: OutboxResult) -> Bool {
        for row in rest { door.hand(in: .settled(row, Delivery(result: result))) }
        return state.withLock { state in
            state.onTheWay -= 1
            return state.onTheWay == 0
        }
    }

    /// At the end, what is on its way gets a moment to arrive; then its fate is unknown.
    private func letLastOnesArrive() async {
        guard state.withLock({ $0.onTheWay }) > 0 else { return }
        await withTaskGroup { group in
            group.addTask { try? await self.waits.sleep(seconds: Self.lastSeconds) }
            group.addTask { _ = await self.isEmpty.take() }
            await group.next()
            group.cancelAll()
        }
    }

    /// The Writer asks again then what may go, unless it does so earlier.
    private func lookAgain(at moment: Double) {
        let isNews = state.withLock { state in
            guard moment < state.wakeAt ?? .infinity else { return false }
            state.wakeAt = moment
            return true
        }
        if isNews { mailbox.put(.wake(at: moment)) }
    }
}

extension Delivery {
    /// Nothing more is done for that row, so that the next one may go.
    fileprivate var letsFollow: Bool {
        switch result {
        case .sent: !pinsNext
        case .obsolete, .drop: true
        case .putBack, .retry, .maybeTwice, .messageGone, .replaced, .unreachable, .migrated: false
        }
    }

    /// What becomes of the next one otherwise, which never left.
    fileprivate var ofNext: OutboxResult { result == .unreachable ? .unreachable : .putBack }
}
