import Actions
import Core
import Language
import Store

/// What is to be deleted could be several things: waits for the one that is meant.
struct DeleteQuestion: ThingChoice {
    static let verb = "whichDelete"
    var mayBeAll: Bool { true }
    let things: [Thing]

    func act(on thing: Thing, in session: Session, isTyped: Bool) throws {
        try session.delete(thing)
    }
}

extension Session {
    /// "delete buy milk": no pin of that name, but something else of one's own; false where there is nothing.
    func deleteOtherThanPin(_ understanding: Understanding) throws -> Bool {
        guard let suggestion = understanding.suggestion, Understanding.command(of: suggestion) is DeletePinCommand.Type,
            let name = understanding.unknownName?.typed, !understanding.line.asksAboutOwn
        else { return false }
        if understanding.line.saysAllBut { throw Refusal(OwnDayReply.allBut) }
        if try act(.delete, onRowsNumberedIn: name) || act(.delete, onNextNamed: name) { return true }
        let same = try things(calledJust: name), tasks = try tasks(named: name)
        if !same.isEmpty { return try deleteOne(of: same + tasks.map { .task($0.id) }) }
        guard try !tasks.isEmpty || !events(titled: name, limit: 1).isEmpty else {
            return try deleteOne(of: toCome(named: name))
        }
        try act(.delete, onTaskNamed: name)
        return true
    }

    /// "forget the gate code": nothing is called so, but notes say the words, which are asked about.
    /// - Returns: false where none does.
    func askToDelete(saying words: String) throws -> Bool {
        guard let search = SearchWords(words) else { return false }
        let notes = try notes(saying: words, limit: 100).filter { search.allBegin(in: $0.text) }.prefix(MoreThings.most)
        guard !notes.isEmpty else { return false }
        let things = notes.map { Thing.note($0.id) }
        try askWhich(DeleteQuestion(things: things), saying: DoubtReply.unknownNear(words))
        return true
    }

    /// Deletes the one thing there is; asks where there are several.
    /// - Returns: false where there is none.
    func deleteOne(of things: [Thing]) throws -> Bool {
        guard let first = things.first else { return false }
        if things.count == 1 {
            try delete(first)
        } else {
            try askWhich(DeleteQuestion(things: Array(things.prefix(MoreThings.most))))
        }
        return true
    }

    /// One's own notes that say the words; those of nothing else before others, and else those of the pin or list of that name.
    func notes(named words: String) throws -> [Thing] {
        guard words.contains(where: \.isLetter), let search = SearchWords(words) else { return [] }
        let saying = try notes(saying: words, limit: 100).filter { search.allBegin(in: $0.text) }
        let same = saying.filter { $0.text.isSaid(by: words) }
        var found = same.isEmpty ? saying : same
        if found.isEmpty, let home = try existingHome(named: words) {
            found = try notes(in: home, offset: 0, limit: MoreThings.most)
        }
        return found.map { .note($0.id) }
    }

    /// The notes of a heading that say the words.
    func notes(named words: String, under list: HeadingID) throws -> [Thing] {
        guard let search = SearchWords(words) else { return [] }
        return try notes(in: .heading(list), offset: 0, limit: 100).filter { search.allBegin(in: $0.text) }
            .map { .note($0.id) }
    }

    /// What of one's own, besides pins and what is to be done, is called so and nothing more.
    func things(calledJust name: String) throws -> [Thing] {
        let named = [
            try heading(named: name).map { Thing.heading($0) }, try occasion(named: name).map { .occasion($0.id) },
        ]
        let notes = try notes(saying: name, limit: 100).filter { $0.text.isSaid(by: name) }
        let reminders = try comingReminders(called: name).filter { $0.isByItself && $0.text.isSaid(by: name) }
        let events = try events(titled: name, limit: MoreThings.most).filter { $0.title.isSaid(by: name) }
        return named.compactMap(\.self) + notes.map { .note($0.id) } + reminders.map { .reminder($0.id) }
            + events.map { .event($0.id) }
    }
}

extension String {
    /// It says the same, but for capitals and space around.
    func isSaid(by words: String) -> Bool { trimmed.lowercased() == words.trimmed.lowercased() }
}
