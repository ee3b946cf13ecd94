import Actions
import Core
import Language
import Store

/// How many of something are to be got, said of what was kept before.
extension Session {
    /// "3", "make it 3" of something to get that has no time of day is how many of it, and no hour; where a day was said only
    /// of what was counted: "not 5, 10" of "5 washers". False for anything else.
    func takeAmount(_ followUp: FollowUp, of thing: Thing) throws -> Bool {
        guard Self.mayCount.contains(followUp.kind), thing.kind == .task,
            let amount = Int(followUp.replacement?.new ?? followUp.words), amount > 0,
            let task = try task(TaskID(thing.id)), task.due?.minute == nil,
            task.due == nil || LineReader.read(task.title, language: language).figure != nil,
            let title = try counted(task, amount)
        else { return false }
        try reword(thing, as: title)
        return true
    }

    /// "make it 650" of "rent", "make it 700 euros" of "rent 650": of a bill, and of what has a figure already, what can be
    /// no time of day is that figure.
    func takeFigure(_ followUp: FollowUp, of thing: Thing) throws -> Bool {
        guard Self.mayCount.contains(followUp.kind), thing.kind == .task, followUp.time == nil,
            LineReader.read(followUp.words, language: language).isFigureAlone
        else { return false }
        let old = try LineReader.read(words(of: thing), language: language)
        guard old.figure != nil || old.namesBill else { return false }
        try reword(thing, as: old.saying(figure: followUp.words))
        return true
    }

    /// "change it to 5566" of the note "door code 4455": that figure, and what else it says stays; where it says none or
    /// several, that is told. False for anything else.
    func takeFigureOfNote(_ followUp: FollowUp, _ thing: Thing?) throws -> Bool {
        guard Self.mayCount.contains(followUp.kind), let thing, thing.kind == .note,
            LineReader.read(followUp.words, language: language).isFigureAlone, let note = try note(NoteID(thing.id))
        else { return false }
        let old = LineReader.read(note.text, language: language)
        guard let figure = old.figure else { throw Refusal(FollowReply.noWords(followUp.words)) }
        let words = old.string(0..<figure.range.lowerBound) + followUp.words
        try reword(thing, as: words + old.string(figure.range.upperBound..<note.text.utf8.count))
        return true
    }

    /// "6 eggs", "actually 2 milk" where eggs or milk stand on the list that was spoken of: so many of them, and no second
    /// row; false for anything else.
    func changeAmount(_ spoken: Spoken) throws -> Bool {
        guard spoken.isWordsAlone else { return false }
        let words =
            spoken.followUp.flatMap { Self.mayCount.contains($0.kind) ? $0.words : nil }
            ?? spoken.line.without(.correcting).text
        guard let said = spoken.line.reread(words).amountOfThing,
            let thing = try lastRecall?.meant.last, let task = try task(called: said.thing, beside: thing),
            let title = try counted(task, said.amount)
        else { return false }
        try reword(.task(task.id), as: title)
        return true
    }

    private static let mayCount: Set<FollowUp.Kind> = [.change, .correct, .rather, .nearly, .meant, .not]

    private static let mostLooked = 50

    private func counted(_ task: TaskRecord, _ amount: Int) throws -> String? {
        let list = try task.heading.flatMap { try heading($0)?.name } ?? ""
        let isShopping = LineReader.read(list, language: language).namesShopping
        return LineReader.read(task.title, language: language).getting(amount, isShopping: isShopping)
    }

    /// The open to-do of those words on the list around a thing, whatever number it has.
    private func task(called name: String, beside thing: Thing) throws -> TaskRecord? {
        guard let list = try listAround(thing) else { return nil }
        if let task = try openTask(called: name, on: list) { return task }
        return try tasks(.list(list), sort: .due, offset: 0, limit: Self.mostLooked).first { task in
            let counted = LineReader.read(task.title, language: language).amountOfThing
            return counted?.thing.lowercased() == name.lowercased()
        }
    }
}
