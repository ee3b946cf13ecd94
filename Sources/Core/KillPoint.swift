import Foundation
import Synchronization

/// A step of the pipeline at which a test lets the process die as by a power cut.
///
/// Only a debug build knows how: in any other, `pass` does nothing and no variable is read. `KILL_AT=committed:3` kills
/// at the third pass of `committed`, `KILL_ON_TEXT=words` when a message with these words is read.
package enum KillPoint: String, CaseIterable, Sendable {
    // A first start.
    case triggersRemoved, migrated
    // An update comes in.
    case messengerPrepared, polled, batchWritten, batchStored
    // The Writer's transaction.
    case prepared, updateTaken, updateFinished, timerTaken, settling, jobEnding, commitBegins, committed
    // A row of the outbox goes out.
    case packed, drawing, drawn, answered, settled
    // A job.
    case jobTaken, fileFetched, fileNoted, fileWritten, fileKept, historyForgotten, jobDone
    // A start after an unclean end.
    case sendingRecovered, guardBegun, guardWritten, updateRecovered, timerRecovered, cardRecovered, jobRecovered,
        setAside, recovered
    // The day's tidying, what is left of somebody who left, and a graceful end.
    case tidied, searchMerged, gapsWiped, scrubbed, cursorConfirmed, guardRemoved
    // An extract is imported, which is a program of its own.
    case mapBegun, mapRead, mapFilled, mapSynced, mapRenamed

    /// The process is here.
    package func pass() {
        #if DEBUG
        guard let (point, hit) = Self.place, point == self else { return }
        if Self.passes.add(1, ordering: .relaxed).newValue == hit { Self.die() }
        #endif
    }

    /// The process reads these words.
    package static func read(_ text: String) {
        #if DEBUG
        if let deadly, text.contains(deadly) { die() }
        #endif
    }

    #if DEBUG
    private static let place: (KillPoint, hit: Int)? = {
        let parts = (ProcessInfo.processInfo.environment["KILL_AT"] ?? "").split(separator: ":")
        guard parts.count == 2, let point = KillPoint(rawValue: String(parts[0])), let hit = Int(parts[1]) else {
            return nil
        }
        return (point, hit)
    }()

    private static let deadly = ProcessInfo.processInfo.environment["KILL_ON_TEXT"]
    private static let passes = Atomic(0)

    private static func die() { kill(getpid(), SIGKILL) }
    #endif
}
