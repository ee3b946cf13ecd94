import Actions
import Core
import Language
import Store

extension Session {
    /// "I meant Cara", "no, Cara" right after Ben was asked, or something was shared with him: Cara rather than Ben; false
    /// where nobody whom one has to do with is called so.
    func meansOtherPerson(_ spoken: Spoken) throws -> Bool {
        guard spoken.isWordsAlone, let name = spoken.nameMeant,
            let recall = try lastRecall, let thing = spoken.repliedThing ?? recall.things.last,
            try isOwn(thing)
        else { return false }
        if thing.kind == .task, let task = try task(TaskID(thing.id)), task.assignee != nil, !task.isDone {
            return try ask(name, ratherFor: task)
        }
        return try share(thing, ratherWith: name, recall)
    }

    private func ask(_ name: String, ratherFor task: TaskRecord) throws -> Bool {
        guard let person = try personToAsk(name, isSure: false) else {
            if isNobody(name, of: task.title) { throw Refusal(HandReply.unknown(name)) }
            return false
        }
        guard person.id != task.assignee, person.id != actor else { return false }
        try giveSaying(task.id, to: person)
        return true
    }

    /// A word that is none of every day and mends none of the title is somebody's name, whom one does not know.
    private func isNobody(_ name: String, of title: String) -> Bool {
        let line = LineReader.read(name, language: language)
        return line.tokens.count == 1 && !line.tokens[0].isOfEveryDay && MeantWord.put(name, into: title) == nil
    }

    /// What was shared last is taken back first.
    private func share(_ thing: Thing, ratherWith name: String, _ recall: Recall) throws -> Bool {
        guard recall.things.last == thing, let made = recall.made, try entry(made)?.kind == .share,
            let person = try SaidPerson(name).flatMap({ try anybodyKnown(as: $0) }), person.id != actor,
            try sharing(of: thing)?.chosen.isEmpty == false
        else { return false }
        _ = try takeBack(made)
        try ShareDeed.withPeople([person.id]).perform(on: thing, in: self)
        return true
    }
}

extension Spoken {
    private static let longestName = 3

    /// "Cara" of "no, Cara", "I meant Cara", "not Ben, Cara".
    var nameMeant: String? {
        let words: String?
        switch followUp?.kind {
        case .meant, .rather, .nearly: words = followUp?.words
        case .not: words = followUp?.replacement?.new
        default: words = nil
        }
        guard let name = (words ?? line.correction)?.withoutEnd,
            (1...Self.longestName).contains(name.split(separator: " ").count)
        else { return nil }
        return name
    }
}
