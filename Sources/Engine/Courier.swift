import Core
import Foundation
import Logging
import Queues
import ServiceLifecycle
import Store
import Synchronization

/// Sends the outbox: many chats at once, within the messenger's limits. Cards are rendered here, for who looks.
final class Courier: Service {
    private static let placesAtOnce = 400
    /// Drawn pictures in memory, some 300 KB each.
    private static let pictures = 16
    /// Seconds that requests on their way get at the end.
    private static let lastSeconds = 4.0

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
        var onTheWay = 0
        var wakeAt: Double?
    }

    private enum Errand: Sendable {
        case send([OutboxRow])
        case wake(at: Double)
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
        return state.withLock { state in
            outboxClass == .answer
                ? state.limits.letsAnswer(in: chat, at: now) : state.limits.take(chat, isGroup: isGroup, at: now)
        } || refuse(at: now)
    }

    func deliver(_ rows: [OutboxRow]) {
        guard !rows.isEmpty else { return }
        state.withLock { $0.onTheWay += rows.count }
        guard !mailbox.put(.send(rows)) else { return }
        state.withLock { $0.onTheWay -= rows.count }
        for row in rows { door.hand(in: .settled(row, Delivery(result: .retry(notBefore: nil)))) }
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
                    for errand in errands { group.addTask { await self.run(errand) } }
                }
            }
        } onGracefulShutdown: {
            self.mailbox.close()
        }
    }

    private func run(_ errand: Errand) async {
        switch errand {
        case .send(let rows):
            let parcels = await pack(rows)
            await withDiscardingTaskGroup { group in
                for (row, parcel) in zip(rows, parcels) { group.addTask { await self.bring(row, parcel) } }
            }
        case .wake(let moment):
            try? await waits.sleep(seconds: max(0, moment - waits.elapsed))
            state.withLock { $0.wakeAt = nil }
            door.wake()
        }
    }

    /// Sends one row and has written what came of it.
    private func bring(_ row: OutboxRow, _ parcel: Result<Parcel?, any Error>) async {
        let delivery = await send(row, parcel)
        measure(delivery, of: row)
        let isLast = state.withLock { state in
            state.onTheWay -= 1
            return state.onTheWay == 0
        }
        do {
            try await door.perform(.settled(row, delivery))
            KillPoint.settled.pass()
        } catch {
            logger.error("what came of a sending was not written", metadata: ["row": "\(row.id)"])
        }
        if isLast, mailbox.isClosed { isEmpty.put(()) }
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

    private func refuse(at now: Double) -> Bool {
        let moment = state.withLock { state -> Double? in
            guard let moment = state.limits.nextMoment(after: now), moment < state.wakeAt ?? .infinity else {
                return nil
            }
            state.wakeAt = moment
            return moment
        }
        if let moment { mailbox.put(.wake(at: moment)) }
        return false
    }
}
