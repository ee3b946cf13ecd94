import Actions
import Commands
import Core
import Foundation
import Queues
import Store

/// What comes of the work that needs the outside.
extension Conversation {
    /// What a job brought back, for the person who left it.
    func take(_ result: JobResult, of job: JobRow, in transaction: Transaction, now: Date) throws {
        let session = try look(for: job, in: transaction, now: now)
        switch result {
        case .file(let hash, let name, let point):
            let file = try job.payload(as: FetchFile.self)
            guard let thing = file.thing else { return try session.pictureCame(hash) }
            try session.photoCame(hash, name: name, takenAt: point, on: thing)
        case .noRoom(let limit): try session.fileFoundNoRoom(limit)
        case .administrators(let people, let held):
            try administratorsCame(people, held, of: job, in: session)
        case .planned(let id, let plan): try session.planned(id, plan)
        case .placesToKeep(let chunk, let places): try session.keepChunk(chunk, places)
        case .exported(let file): try session.exportCame(file)
        case .entryFile(let file): try session.entryFileCame(file)
        case .calendarRead(let wish, let result): try session.calendarCame(result, for: wish)
        case .facts(let question, let facts): try session.factsCame(facts, for: question)
        case .addresses(let question, let found): try session.addressesCame(found, for: question)
        case .address(let question, let address): try session.addressCame(address, for: question)
        case .forgotten(let forgotten):
            try leaver(job.actor, in: transaction, now: now)?.leaveSaying(but: forgotten)
        case .failed(let reason):
            try transaction.keepFailure(of: job, reason: reason, now: now)
            try session.jobFailed(job.kind, payload: job.payload)
        case .notTold(let reason, let held):
            try transaction.keepFailure(of: job, reason: reason, now: now)
            try notTold(held, in: session)
        case .nothing: break
        }
    }

    /// What a job brought back could not be taken, and is taken back: whoever waits for it hears why, or one sorry.
    func giveUp(
        _ result: JobResult, of job: JobRow, because refusal: Refusal?, in transaction: Transaction, now: Date
    ) throws {
        let session = try look(for: job, in: transaction, now: now)
        switch result {
        case .administrators(_, let held), .notTold(_, let held):
            try notTold(held, because: refusal ?? Refusal(TalkReply.sorry), in: session)
        default: try session.jobFailed(job.kind, payload: job.payload, because: refusal)
        }
    }

    /// The eyes of whoever left a job. A group may have become another since, with another owner of its things.
    func look(for job: JobRow, in transaction: Transaction, now: Date) throws -> Session {
        let chat = try transaction.chat(of: job)
        return try session(
            in: transaction, now: now, actor: job.actor, viewer: chat?.owner ?? job.viewer,
            chat: chat?.id ?? job.chat, cause: job.cause)
    }
}
