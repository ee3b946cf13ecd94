import Core
import Foundation
import Logging
import Queues
import Store
import Synchronization

extension Courier {
    /// Seconds after which a row goes that the messenger itself keeps refusing for trouble of its own.
    private static let patience: Double = .day
    /// And after so many tries at least (half an hour of them): the clock may have jumped a day.
    private static let patientTries = 32
    private static let drawings = 3

    /// Sends one row and says what came of it.
    func send(_ row: OutboxRow, _ parcel: Result<Parcel?, any Error>) async -> Delivery {
        guard let messenger = messengers[row.chat.ref.messenger] else {
            return Delivery(result: .drop(reason: "no messenger \(row.chat.messenger)"))
        }
        var delivery = Delivery(result: .obsolete)
        do {
            guard let parcel = try parcel.get() else { return delivery }
            delivery.hash = parcel.hash
            delivery.topics = parcel.topics
            delivery.commits = parcel.commits
            delivery.pinsNext = parcel.pinsNext
            guard let request = parcel.request else {
                delivery.result = .sent(nil)
                return delivery
            }
            KillPoint.packed.pass()
            let message = try await bring(request, of: parcel, by: messenger, for: row, &delivery)
            KillPoint.answered.pass()
            delivery.result = parcel.isReplaced ? .replaced : .sent(message)
        } catch let error as MessengerError {
            meters.note { $0.retries[Meters.Trouble(error), default: 0] += 1 }
            delivery.result = result(of: error, for: row)
        } catch {
            delivery.result = result(ofDrawing: error, for: row)
        }
        return delivery
    }

    /// Does a parcel's request, or what it has instead where that cannot be done as it is.
    private func bring(
        _ request: SendRequest, of parcel: Parcel, by messenger: any Messenger, for row: OutboxRow,
        _ delivery: inout Delivery
    ) async throws -> MessageRef? {
        do {
            return try await bring(request, by: messenger)
        } catch MessengerError.noBytes(let reason) {
            guard let instead = parcel.instead else { throw MessengerError.noBytes(reason) }
            logger.error("a picture is missing", metadata: ["row": "\(row.id)", "reason": "\(reason)"])
            delivery.hash = instead.hash
            return try await bring(instead.request, by: messenger)
        } catch MessengerError.mayNotPin(let reason) {
            guard let unpinned = parcel.unpinned else { throw MessengerError.mayNotPin(reason) }
            delivery.hash = unpinned.hash
            return try await bring(unpinned.request, by: messenger)
        }
    }

    /// Does a request. What is made for it is in memory until it has arrived, so only some go at once.
    private func bring(_ request: SendRequest, by messenger: any Messenger) async throws -> MessageRef? {
        guard request.isMade else { return try await messenger.send(request, file: bytes) }
        try await picturesAtOnce.enter()
        defer { picturesAtOnce.leave() }
        return try await messenger.send(request, file: bytes)
    }

    func bytes(of media: Media) async throws -> Data {
        switch media.source {
        case .file(let hash):
            guard let bytes = try await files.bytes(of: hash) else { throw FileGone() }
            return bytes
        case .bareFile(let hash):
            guard let bytes = try await files.bytes(of: hash) else { throw FileGone() }
            guard let bare = await LongWork.run({ HiddenData.removed(from: bytes) }) else { throw NotCleared() }
            return bare
        case .picture(let picture):
            KillPoint.drawing.pass()
            let bytes = try await desk.draw(picture)
            KillPoint.drawn.pass()
            return bytes
        }
    }

    /// Counts what came of it, for the operator.
    func measure(_ delivery: Delivery, of row: OutboxRow) {
        let mark: Meters.OutboxMark =
            switch delivery.result {
            case .sent: .sent
            case .maybeTwice where row.isNewMessage: .maybeTwice
            case .drop: .dropped
            default: .other
            }
        meters.settled(row.outboxClass, mark, seconds: clock.now.timeIntervalSince(row.createdAt))
    }

    /// Nothing has left: it is tried again, a few times.
    private func result(ofDrawing error: any Error, for row: OutboxRow) -> OutboxResult {
        guard !Task.isCancelled else { return .retry }
        logger.error("a row could not be rendered", metadata: ["row": "\(row.id)", "error": "\(error)"])
        guard row.tries < Self.drawings else { return .drop(reason: "\(error)") }
        pause(for: row)
        return .retry
    }

    /// What a failed sending means for the row, and for what waits behind it.
    private func result(of error: MessengerError, for row: OutboxRow) -> OutboxResult {
        switch error {
        case .retryAfter(let seconds, let chatOnly):
            rest(seconds, after: row, chatOnly: chatOnly)
            return .retry
        case .notSent:
            pause(for: row)
            return .retry
        case .unknownFate:
            pause(for: row)
            return .maybeTwice
        case .unavailable:
            pause(for: row)
            let isOld = clock.now.timeIntervalSince(row.createdAt) > Self.patience && row.tries > Self.patientTries
            return isOld ? .drop(reason: "\(error)") : .retry
        case .unauthorized, .conflict:
            rest(30, after: row, chatOnly: false)
            return .retry
        case .unreachable: return .unreachable
        case .migrated(let chat): return .migrated(to: chat)
        case .messageGone: return .messageGone
        case .expired: return .obsolete
        case .rejected(let reason), .noBytes(let reason), .mayNotPin(let reason):
            logger.error("the messenger refused a request of ours", metadata: ["reason": "\(reason)"])
            return .drop(reason: reason)
        }
    }

    private func rest(_ seconds: Double, after row: OutboxRow, chatOnly: Bool) {
        let now = waits.elapsed
        state.withLock { state in
            if chatOnly {
                state.limits.asked(in: row.chat.ref, at: now, until: now + seconds)
            } else {
                state.limits.pause(nil, until: now + seconds)
            }
        }
    }

    /// The row's chat waits a little longer after each failure; so do the answers to what is pressed in it.
    private func pause(for row: OutboxRow) {
        let until = waits.elapsed + min(60, Double(1 << min(row.tries, 6))) * (1 - random.unit() / 4)
        state.withLock { state in
            if row.outboxClass == .answer {
                state.limits.pauseAnswers(in: row.chat.ref, until: until)
            } else {
                state.limits.pause(row.chat.ref, until: until)
            }
        }
    }
}

/// The bytes of a file that a card shows are not in the store.
private struct FileGone: Error {}

/// What may say where it was made could not be taken out.
private struct NotCleared: Error {}

extension SendRequest {
    /// What the message shows beside its words.
    var media: Media? {
        switch self {
        case .new(let outgoing, _, _, _), .edit(_, let outgoing): outgoing.media
        case .reword, .delete, .answer: nil
        }
    }

    /// A picture may have to be drawn for it, or a file cleared.
    fileprivate var isMade: Bool {
        switch media?.source {
        case .picture, .bareFile: true
        case .file, nil: false
        }
    }
}
