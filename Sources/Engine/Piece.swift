import Actions
import Core
import Foundation
import Queues
import Store

/// One thing for the Writer to do in its transaction; handed on by one reference.
indirect enum Piece: Sendable {
    /// What a poll gave: stored with its cursor before anything else.
    case batch(PolledBatch, from: MessengerName)
    /// What came of sending a row.
    case settled(OutboxRow, Delivery)
    /// What came of a job.
    case jobDone(JobRow, JobResult)
    /// A job could not be done, and is tried again then.
    case jobHeld(JobRow, after: Tries, until: Date)
    /// What a job was held back for is over.
    case jobFree(ID<JobRow>, heldUntil: Date)
    /// What is worth nothing any more is forgotten.
    case tidy(failuresBefore: Date, unwanted: [String])
    /// These updates were dealt with long ago, and are forgotten.
    case purge(updates: [ID<InboxRow>])
    /// These rows are of no use any more.
    case drop(stale: [StaleRow])
    /// These changes of rows that were deleted long ago are forgotten.
    case forget(changes: [Int64])
    /// What was left of rows that are gone is overwritten.
    case scrubbed(residue: String)
    /// Something may be ready now: a timer, a row that had to wait.
    case wake
}

/// What came of sending: the fate of the row, and what a card shows now.
struct Delivery: Sendable {
    var result: OutboxResult
    var hash: String?
    var topics: Set<String> = []
    /// How many commits were on disk when it was drawn.
    var commits = 0
    /// The new message is to stay on top of its chat, which can be asked for now that it has an id.
    var pinsNext = false
}

/// What a job brings back as a piece.
enum JobResult: Sendable {
    /// A file's bytes are kept under that hash; where it was taken, of a picture that says so.
    case file(hash: String, name: String, takenAt: Coordinate?)
    /// Whoever a file would belong to has as many bytes of files as one may.
    case noRoom(limit: Int)
    /// Who looks after a group, and the update that waited for it, read.
    case administrators([Sender], held: Prepared?)
    /// The messenger does not say.
    case notTold(reason: String, held: Prepared?)
    /// A file of places was read, or cannot be.
    case planned(PlaceImportID, ImportPlan)
    /// Some of its places, for the Writer.
    case placesToKeep(KeepPlaces, ImportChunk)
    /// One's own things as a file.
    case exported(ExportedFile)
    /// What an outside source says of a place; nil where it knows none that surely is the same.
    case facts(AskFacts, PlaceFacts?)
    /// Where a pin is, as a geocoder has it.
    case address(FindAddress, StreetAddress?)
    /// What a geocoder knows of an address that was typed; nil where it gave no answer.
    case addresses(SearchAddress, [StreetAddress]?)
    /// One thing as a calendar file.
    case entryFile(EntryFile)
    /// A calendar of somebody else was read, or cannot be.
    case calendarRead(ReadCalendar, Result<CalendarReading, CalendarProblem>)
    /// What is long of somebody who leaves is gone; the rest goes at once.
    case forgotten(Forgotten)
    /// Nothing came of it, and nobody is at fault.
    case nothing
    case failed(reason: String)
}

/// The door to the Writer for all who have something to be written.
struct WriterDoor: Sendable {
    let mailbox = Mailbox<Request>()

    /// Hands in a piece and returns when it is on disk.
    /// - Throws: why it could not be written; `CancellationError` when the Writer has stopped.
    func perform(_ piece: Piece) async throws {
        try await withCheckedThrowingContinuation { continuation in
            if !mailbox.put(Request(piece: piece, committed: continuation)) {
                continuation.resume(throwing: CancellationError())
            }
        }
    }

    /// Nothing is written any more: whoever still waits, or comes later, is told.
    func close() {
        for request in mailbox.closeForGood() { request.committed?.resume(throwing: CancellationError()) }
    }

    /// Updates came, which the messenger may forget once they are on disk.
    var hasBatch: Bool { mailbox.holds { $0.updates != nil } }

    /// Something may be ready now; nobody waits for it.
    func wake() { hand(in: .wake) }

    /// The same for a piece that nobody waits for.
    func hand(in piece: Piece) { mailbox.put(Request(piece: piece, committed: nil)) }
}

/// A piece with the one who waits for its commit.
struct Request: Sendable {
    let piece: Piece
    let committed: CheckedContinuation<Void, any Error>?
}
