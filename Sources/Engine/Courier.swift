import Commands
import Core
import Foundation
import Logging
import Queues
import ServiceLifecycle
import Store
import Synchronization

/// Sends the outbox: many chats at once, within the messenger's limits. Cards are rendered here, for who looks.
final class Courier: Service {
    private static let placesAtOnce = 30

    private let store: PeopleStore
    private let door: WriterDoor
    private let files: FileStore
    private let messengers: [MessengerName: any Messenger]
    private let conversation: Conversation
    private let clock: WallClock
    private let waits: any Waits
    private let random: RandomSource
    private let logger: Logger
    private let mailbox = Mailbox<Errand>()
    private let state: Mutex<State>

    private struct State {
        var limits: SendLimits
        var onTheWay = 0
        var wakeAt: Double?
        var isStopping = false
    }

    private enum Errand: Sendable {
        case send(OutboxRow)
        case wake(at: Double)
    }

    init(
        door: WriterDoor, store: PeopleStore, files: FileStore, messengers: [MessengerName: any Messenger],
        conversation: Conversation,
        rates: SendLimits.Rates, clock: WallClock, waits: any Waits, random: RandomSource, logger: Logger
    ) {
        self.store = store
        self.files = files
        self.door = door
        self.messengers = messengers
        self.conversation = conversation
        self.clock = clock
        self.waits = waits
        self.random = random
        self.logger = logger
        state = Mutex(State(limits: SendLimits(rates)))
    }

    /// A message is being made or sent.
    var isSending: Bool { state.withLock { $0.onTheWay > 0 } }

    var freePlaces: Int { state.withLock { $0.isStopping ? 0 : max(0, Self.placesAtOnce - $0.onTheWay) } }

    /// Whether the limits let a row go now; what they refuse is looked at again when they may not.
    func allows(_ chat: ChatRef, isGroup: Bool, _ outboxClass: OutboxClass) -> Bool {
        let now = waits.elapsed
        return state.withLock { state in
            state.limits.take(outboxClass == .answer ? nil : chat, isGroup: isGroup, at: now)
        } || refuse(at: now)
    }

    func deliver(_ rows: [OutboxRow]) {
        state.withLock { $0.onTheWay += rows.count }
        for row in rows { mailbox.put(.send(row)) }
    }

    func run() async throws {
        await withGracefulShutdownHandler {
            await withDiscardingTaskGroup { group in
                while true {
                    let errands = await self.mailbox.take()
                    // What is on its way still arrives; cut off, it would be sent twice.
                    guard !errands.isEmpty else { return }
                    for errand in errands { group.addTask { await self.run(errand) } }
                }
            }
        } onGracefulShutdown: {
            self.state.withLock { $0.isStopping = true }
            self.mailbox.close()
        }
    }

    private func run(_ errand: Errand) async {
        switch errand {
        case .send(let row):
            let delivery = await send(row)
            state.withLock { $0.onTheWay -= 1 }
            do {
                try await door.perform(.settled(row, delivery))
            } catch {
                logger.error("what came of a sending was not written", metadata: ["row": "\(row.id)"])
            }
        case .wake(let moment):
            await cancelWhenGracefulShutdown {
                try? await self.waits.sleep(seconds: max(0, moment - self.waits.elapsed))
            }
            state.withLock { $0.wakeAt = nil }
            door.wake()
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

    /// Sends one row and says what came of it.
    private func send(_ row: OutboxRow) async -> Delivery {
        guard let messenger = messengers[row.chat.ref.messenger] else {
            return Delivery(result: .drop(reason: "no messenger \(row.chat.messenger)"))
        }
        var face = Delivery(result: .obsolete)
        do {
            guard let parcel = try await pack(row) else { return face }
            face.hash = parcel.hash
            face.topics = parcel.topics
            guard let request = parcel.request else {
                face.result = .sent(nil)
                return face
            }
            let files = files
            let message = try await messenger.send(request) { media in
                guard let bytes = try await files.bytes(of: media.hash) else { throw FileGone() }
                return bytes
            }
            face.result = parcel.isReplaced ? .messageGone : .sent(message)
        } catch let error as MessengerError {
            face.result = result(of: error, for: row)
        } catch {
            logger.error("a row could not be rendered", metadata: ["row": "\(row.id)", "error": "\(error)"])
            face.result = .drop(reason: "\(error)")
        }
        return face
    }

    /// What a failed sending means for the row, and for what waits behind it.
    private func result(of error: MessengerError, for row: OutboxRow) -> OutboxResult {
        switch error {
        case .retryAfter(let seconds, let chatOnly):
            pause(chatOnly ? row.chat.ref : nil, seconds: seconds)
            return .retry(notBefore: nil)
        case .notSent, .unavailable:
            pause(row.chat.ref, seconds: backoff(row.tries))
            return row.tries < 50 ? .retry(notBefore: nil) : .drop(reason: "\(error)")
        case .unknownFate:
            pause(row.chat.ref, seconds: backoff(row.tries))
            return row.tries < 50 ? .maybeTwice(notBefore: nil) : .drop(reason: "\(error)")
        case .unauthorized, .conflict:
            pause(nil, seconds: 30)
            return .retry(notBefore: nil)
        case .unreachable: return .unreachable
        case .migrated(let chat): return .migrated(to: chat)
        case .messageGone: return .messageGone
        case .expired: return .obsolete
        case .rejected(let reason):
            logger.error("the messenger refused a request of ours", metadata: ["reason": "\(reason)"])
            return .drop(reason: reason)
        }
    }

    private func pause(_ chat: ChatRef?, seconds: Double) {
        let until = waits.elapsed + seconds
        state.withLock { $0.limits.pause(chat, until: until) }
    }

    private func backoff(_ tries: Int) -> Double { min(60, Double(1 << min(tries, 6))) * (1 - random.unit() / 4) }
}

/// The bytes of a file that a card shows are not in the store.
private struct FileGone: Error {}

extension Courier {
    /// A request made of a row, with what the card then shows.
    private struct Parcel: Sendable {
        var request: SendRequest?
        var hash: String?
        var topics: Set<String> = []
        /// A picture cannot become text: its message goes, and a new one comes in its place.
        var isReplaced = false
    }

    /// nil where there is nothing to do any more.
    private func pack(_ row: OutboxRow) async throws -> Parcel? {
        switch row.work {
        case .message(let outgoing): Parcel(request: .new(outgoing, to: row.chat.ref, key: row.key, silent: false))
        case .delete(let message): Parcel(request: .delete(message))
        case .answer(let answer):
            Parcel(request: .answer(queryID: answer.queryID, text: answer.text, isAlert: answer.isAlert))
        case .card, .edit: try await render(row)
        case .retire(let card): row.message(of: card).map { retire($0, card) }
        }
    }

    private func render(_ row: OutboxRow) async throws -> Parcel? {
        guard let card = row.card else { return nil }
        let now = clock.now
        let face = try await store.read { [conversation] transaction in
            try conversation.face(of: card, for: row.chat, preface: row.preface, in: transaction, now: now)
        }
        let hash = face.outgoing.fingerprint
        var parcel = Parcel(hash: hash, topics: Set(face.topics))
        guard let message = row.message(of: card) else {
            parcel.request = .new(face.outgoing, to: row.chat.ref, key: row.key, silent: row.outboxClass != .reply)
            return parcel
        }
        if card.showsMedia && face.outgoing.media == nil {
            parcel.request = .delete(message)
            parcel.isReplaced = true
        } else if hash != card.hash {
            parcel.request = .edit(message, face.outgoing)
        }
        return parcel
    }

    /// An old card shrinks to one line; a picture cannot, and goes.
    private func retire(_ message: MessageRef, _ card: CardRow) -> Parcel {
        guard !card.showsMedia else { return Parcel(request: .delete(message)) }
        return Parcel(request: .edit(message, Outgoing(Voice.english.say(CourierReply.below))))
    }
}

enum CourierReply: Reply {
    case below

    var wording: Wording { Wording("card.below", "_↓ Shown again further down._") }
}

extension Outgoing {
    /// The same for the same looks, in every run: FNV-1a of its JSON with sorted keys.
    var fingerprint: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        let bytes = (try? encoder.encode(self)) ?? Data()
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return (media == nil ? "" : Self.mediaMark) + String(hash, radix: 16)
    }

    fileprivate static let mediaMark = "media-"
}

extension CardRow {
    /// The card's message shows a picture or a file, as its hash tells.
    fileprivate var showsMedia: Bool { hash?.hasPrefix(Outgoing.mediaMark) == true }
}

extension Conversation {
    /// A card as its viewer sees it now; one line where it is gone.
    func face(
        of card: CardRow, for chat: ChatRow, preface: Outgoing?, in transaction: Transaction, now: Date
    ) throws -> CardFace {
        let session = try look(at: chat, in: transaction, now: now)
        guard var face = try CommandCatalog.card(card.code)?.render(in: session) else {
            return CardFace(session.voice.say(CommonReply.gone), topics: [])
        }
        if let preface {
            face.outgoing.text = preface.text + "\n\n" + face.outgoing.text
            face.outgoing.buttons += preface.buttons
        }
        return face
    }
}
