import Actions
import Core
import Queues
import Store

extension JobRunner {
    /// Does a job without a second try.
    func tryOnce(_ job: JobRow) async throws -> JobResult {
        switch job.kind {
        case FetchFile.kind: try await fetch(job.payload(as: FetchFile.self), of: job)
        case AskAdministrators.kind: try await ask(job.payload(as: AskAdministrators.self))
        case ReadPlaces.kind: try await readPlaces(job.payload(as: ReadPlaces.self), of: job)
        case KeepPlaces.kind: try await placesToKeep(job.payload(as: KeepPlaces.self))
        case ExportThings.kind: try await export(job.payload(as: ExportThings.self), of: job)
        case ReadCalendar.kind: try await read(job.payload(as: ReadCalendar.self), of: job)
        case WriteEntry.kind: try await write(job.payload(as: WriteEntry.self), of: job)
        case AskFacts.kind: try await ask(job.payload(as: AskFacts.self))
        case FindAddress.kind: try await find(job.payload(as: FindAddress.self))
        case SearchAddress.kind: try await search(job.payload(as: SearchAddress.self))
        case Session.leavingJob: try await forget(job.actor.owner)
        default: .failed(reason: "a job of an unknown kind: \(job.kind)")
        }
    }

    /// What a job ends in that is not tried again.
    func failure(of job: JobRow, _ reason: String) -> JobResult {
        guard job.kind == AskAdministrators.kind, let question = try? job.payload(as: AskAdministrators.self) else {
            return .failed(reason: reason)
        }
        return .notTold(reason: reason, held: prepared(question.held))
    }

    private func ask(_ question: AskAdministrators) async throws -> JobResult {
        guard let messenger = messengers[question.chat.messenger] else { return .nothing }
        let people: [Sender]
        do {
            people = try await messenger.administrators(of: question.chat)
        } catch .migrated(let chat) {
            people = try await messenger.administrators(of: chat)
        } catch .unreachable {
            return .nothing
        }
        return .administrators(people, held: prepared(question.held))
    }

    private func prepared(_ held: HeldUpdate?) -> Prepared? {
        held.map {
            let row = InboxRow(again: $0.update, from: $0.messenger, receivedAt: $0.receivedAt)
            return Prepared(row, messengers[$0.messenger])
        }
    }
}
