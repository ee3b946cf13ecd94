import Actions
import Core
package import Store

extension Session {
    /// A job could not be done: whoever waits for it hears so. Of a kind that nobody waits for, only the operator hears.
    package func jobFailed(_ kind: String, payload: String) throws {
        switch kind {
        case FetchFile.kind: try photoFailed()
        case ReadPlaces.kind:
            guard let file = try? JSONText.decode(ReadPlaces.self, from: payload) else { return }
            try endImport(file.id)
            try say(reply: ImportReply.failed)
        case KeepPlaces.kind:
            guard let chunk = try? JSONText.decode(KeepPlaces.self, from: payload) else { return }
            try endImport(chunk.id)
        case ExportThings.kind: try say(reply: ExportReply.failed)
        case ReadCalendar.kind:
            guard let wish = try? JSONText.decode(ReadCalendar.self, from: payload) else { return }
            try calendarCame(.failure(.unreachable), for: wish)
        case WriteEntry.kind: try say(reply: EntryFileReply.failed)
        case AskFacts.kind: try factsFailed()
        case SearchAddress.kind:
            guard let question = try? JSONText.decode(SearchAddress.self, from: payload) else { return }
            try addressesCame(nil, for: question)
        case Session.leavingJob: try leavingFailed()
        default: break
        }
    }
}
