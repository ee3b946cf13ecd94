import Actions
package import Core
package import Store

extension Session {
    /// A job could not be done, for a reason that has a sentence or for none: whoever waits for it hears so. Of a kind
    /// that nobody waits for, only the operator hears.
    package func jobFailed(_ kind: String, payload: String, because refusal: Refusal? = nil) throws {
        switch kind {
        case FetchFile.kind: try say(refusal, or: NoteReply.photoFailed)
        case ReadPlaces.kind:
            guard let file = try? JSONText.decode(ReadPlaces.self, from: payload) else { return }
            try endImport(file.id)
            try say(refusal, or: ImportReply.failed)
        case KeepPlaces.kind:
            guard let chunk = try? JSONText.decode(KeepPlaces.self, from: payload) else { return }
            try endImport(chunk.id)
            try say(refusal, or: TalkReply.sorry)
        case ExportThings.kind: try say(refusal, or: ExportReply.failed)
        case ReadCalendar.kind:
            guard let wish = try? JSONText.decode(ReadCalendar.self, from: payload) else { return }
            try calendarCame(.failure(.unreachable), for: wish)
        case WriteEntry.kind: try say(refusal, or: EntryFileReply.failed)
        case AskFacts.kind: try say(refusal, or: FactsReply.failed(outside.factsSource ?? ""))
        case SearchAddress.kind:
            guard let question = try? JSONText.decode(SearchAddress.self, from: payload) else { return }
            try addressesCame(nil, for: question)
        case Session.leavingJob: try leavingFailed()
        default: break
        }
    }

    private func say(_ refusal: Refusal?, or reply: some Reply) throws {
        guard let refusal else { return try say(reply: reply) }
        try say(Outgoing(voice.say(refusal.wording), buttons: refusal.buttons))
    }
}
