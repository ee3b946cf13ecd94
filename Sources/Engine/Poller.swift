import Core
import Logging
import Queues
import ServiceLifecycle
import Store

/// Asks a messenger for updates and hands each batch to the `Writer` before it asks again, so that only what is on
/// disk is ever confirmed.
struct Poller: Service {
    /// A poll that brings nothing takes as long as it was asked to wait. One that is quicker than this many seconds,
    /// again and again, would keep the machine busy for nothing.
    private static let soonest = 1.0

    let messenger: any Messenger
    let menu: [MenuEntry]
    let store: PeopleStore
    let door: WriterDoor
    let waits: any Waits
    let random: RandomSource
    let clock: WallClock
    let meters: Meters
    let logger: Logger

    func run() async throws {
        await cancelWhenGracefulShutdown {
            await keepPolling()
        }
        if let cursor = try? await cursor() { await messenger.confirm(cursor: cursor) }
        KillPoint.cursorConfirmed.pass()
    }

    private func keepPolling() async {
        var backoff = Backoff()
        var isPrepared = false
        while !Task.isCancelled {
            do {
                if !isPrepared { try await prepare() }
                isPrepared = true
                try await poll(&backoff)
            } catch {
                guard !Task.isCancelled else { return }
                let seconds = pause(after: error, &backoff)
                try? await waits.sleep(seconds: seconds)
            }
        }
    }

    private func cursor() async throws -> String? {
        try await store.read { [name = messenger.name] in try $0.cursor(name) }
    }

    private func prepare() async throws {
        let identity = try await messenger.prepare(menu: menu)
        noteAnswer()
        KillPoint.messengerPrepared.pass()
        logger.info("messenger ready", metadata: ["bot": "\(identity.username)"])
    }

    /// Polls until something goes wrong. Each batch's cursor is on disk before the next poll, so it is read only once.
    private func poll(_ backoff: inout Backoff) async throws {
        var cursor = try await cursor()
        while !Task.isCancelled {
            cursor = try await pollOnce(after: cursor)
            backoff.succeeded()
        }
    }

    /// - Returns: the cursor that is on disk now.
    private func pollOnce(after cursor: String?) async throws -> String? {
        let start = waits.elapsed
        let batch = try await messenger.poll(cursor: cursor)
        noteAnswer()
        meters.note { $0.polls += 1 }
        if !batch.updates.isEmpty {
            KillPoint.polled.pass()
            try await door.perform(.batch(batch, from: messenger.name))
            KillPoint.batchStored.pass()
        }
        guard batch.updates.isEmpty || batch.cursor == cursor else { return batch.cursor }
        // Nothing came, or what the cursor had confirmed.
        let seconds = start + Self.soonest - waits.elapsed
        if seconds > 0 { try await waits.sleep(seconds: seconds) }
        return cursor
    }

    /// The messenger has answered.
    private func noteAnswer() {
        let now = clock.now
        meters.note { tally in
            tally.lastPoll = now
            tally.pollTrouble = nil
        }
    }

    /// Seconds to wait; a loud word to the operator where only they can help.
    private func pause(after error: any Error, _ backoff: inout Backoff) -> Double {
        let trouble = Meters.Trouble(error)
        meters.note { tally in
            tally.pollErrors[trouble, default: 0] += 1
            tally.pollTrouble = trouble
        }
        let seconds = backoff.failed(jitter: random.unit())
        switch error as? MessengerError {
        case .retryAfter(let asked, _):
            return asked
        case .conflict(let reason):
            logger.log(
                level: backoff.failures > 5 ? .error : .notice, "another poller", metadata: ["reason": "\(reason)"])
            return min(seconds, 15)
        case .unauthorized(let reason):
            logger.error("the messenger refuses our token", metadata: ["reason": "\(reason)"])
        default:
            logger.log(level: backoff.failures > 3 ? .warning : .info, "poll failed", metadata: ["reason": "\(error)"])
        }
        return seconds
    }
}
