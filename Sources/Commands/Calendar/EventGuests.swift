import Actions
import Core
import Language
import Store

extension Session {
    /// People one has to do with whom the words of an event name as its company: "brunch with @ben and Cara", "invite ben
    /// to brunch". They are told nothing of it.
    func guests(named title: String) throws -> [ProfileRecord] {
        guard !isGroup else { return [] }
        let line = LineReader.read(title, language: language)
        let isInvited = line.begins(with: .inviting)
        let names = line.tokens.indices.filter { index in
            isInvited || line.isAmongCompany(tokenAt: index) || title.contains("@")
        }.map { line.string(line.tokens[$0].range).trimmingPrefix("@") }
        guard !names.isEmpty else { return [] }
        let words = Set(names.map { $0.lowercased() })
        return try acquaintances().filter { person in
            words.contains(person.name.lowercased()) || person.username.map { words.contains($0.lowercased()) } == true
        }
    }
}

extension Session {
    /// "count me in", "who is coming" of an event that is replied to or was spoken of last: nobody keeps who comes.
    func tellNoGuests(_ spoken: Spoken) throws -> Bool {
        let text = (spoken.isSlashCommand ? spoken.text.dropFirst() : spoken.text[...]).trimmed.withoutEnd
        let thing =
            SignalWord.attending.isSaid(by: text)
            ? try spoken.repliedThing ?? lastThing : try eventAskedAbout(in: spoken.line)
        guard let thing, thing.kind == .event else { return false }
        if !isGroup, spoken.line.isDenying, try mayChange(thing) {
            try askWhetherItTakesPlace(EventID(thing.id))
            return true
        }
        try tell(isGroup ? EventGuestsReply.sayItHere : .sayIt, of: thing)
        return true
    }

    /// Asks whether it is to be at another time, or to go.
    func askWhetherItTakesPlace(_ id: EventID) throws {
        let ways = [
            EventPress(id, .time).button(EventReply.step(.time), voice),
            EventPress(id, .delete).button(CommonReply.delete, voice),
        ]
        try tell(EventGuestsReply.moveOrDelete, of: .event(id), buttons: [ways])
    }

    /// The event of "who is coming to dinner".
    private func eventAskedAbout(in line: ReadLine) throws -> Thing? {
        guard let name = line.attended else { return nil }
        return try eventsNamed(name).first.map { .event($0.id) }
    }
}

enum EventGuestsReply: Reply {
    case sayIt, sayItHere, moveOrDelete

    var wording: Wording {
        switch self {
        case .sayIt: Wording("event.guests", "Who comes I do not keep. A note under the event's name can.")
        case .moveOrDelete:
            Wording("event.moveOrDelete", "Another time, or shall it go? Nothing is changed yet.")
        case .sayItHere:
            Wording("event.guestsHere", "Who comes I do not keep. All of you read it here; `note` keeps a list of it.")
        }
    }
}
