import Actions
import Core
import Language
import Store

extension Session {
    /// "got 1 and 3" under a list of things to do that was shown: those rows are done. Several numbers alone say not what
    /// is to be done with them.
    func tickRows(numberedIn spoken: Spoken) throws -> Bool {
        guard spoken.isWordsAlone, let rows = spoken.line.numberedRows,
            let recall = try lastRecall
        else { return false }
        guard recall.card is TasksCard else {
            let all = try tasksShown(in: recall) + tasksKept(in: recall)
            guard rows.isDone, rows.numbers.allSatisfy({ $0 <= all.count }) else { return false }
            try tick(rows.numbers.map { all[$0 - 1] })
            return true
        }
        let numbers = rows.numbers.map(String.init).joined(separator: ", ")
        if rows.isDone { return try act(.done, onRowsNumberedIn: numbers) }
        guard rows.numbers.count > 1, try openQuestion()?.isWaiting != true else { return false }
        throw Refusal(TickRowsReply.whatWith(numbers))
    }

    /// "got everything", "done with both" under what was shown: all of it is done; elsewhere it is asked what.
    func tickAll(saidIn spoken: Spoken) throws -> Bool {
        guard spoken.isWordsAlone, spoken.line.tellsAllGot else { return false }
        let all = try lastRecall.map(tasksShown) ?? []
        guard !all.isEmpty, !spoken.line.says(.both) || things(in: all) == 2 else {
            // "all done" may be said of a notice.
            guard spoken.line.begins(with: .completed) else { return false }
            try askWhatIsDone()
            return true
        }
        try tick(all)
        return true
    }

    /// How many things there are to get: "milk, cheese" are two in one row.
    private func things(in tasks: [TaskRecord]) -> Int {
        tasks.count == 1 ? ThingsInLine.each(of: tasks[0].title, language: language).count : tasks.count
    }

    /// "everything except milk is done" under what was shown: all others are; elsewhere it is asked what.
    func tickAllBut(saidIn spoken: Spoken) throws -> Bool {
        guard spoken.isWordsAlone, let left = spoken.line.gotAllBut else {
            return false
        }
        let names = ThingsInLine.each(of: left, language: spoken.line.language)
        let all = try lastRecall.map(tasksShown) ?? []
        let got = all.filter { task in !names.contains { task.title.isSaid(by: $0) } }
        guard !got.isEmpty, all.count - got.count == max(1, names.count) else {
            try askWhatIsDone()
            return true
        }
        try tick(got)
        return true
    }

    /// What is on the list that was shown last, or what waits at a check-in or a place; nothing where that was none of
    /// them, or long.
    func tasksShown(in recall: Recall) throws -> [TaskRecord] {
        switch recall.card {
        case let card as PickCard:
            guard let picking: Picking = try lookup(card.id) else { return [] }
            let rows = try picking.rows(in: self)
            return rows.contains { $0.task == nil } ? [] : rows.compactMap(\.task)
        case let card as AskedCheckInCard: return try tasksWaiting(for: card.cause)
        case let card as TasksCard where card.scope.list != nil || card.scope.place != nil:
            guard case let count = try card.count(in: self), (1...Self.mostTickedAtOnce).contains(count) else {
                return []
            }
            return try card.things(offset: 0, limit: count, in: self).compactMap { try task(TaskID($0.id)) }
        default: return []
        }
    }

    /// Those that were kept one after the other, where no list was shown.
    private func tasksKept(in recall: Recall) throws -> [TaskRecord] {
        let kept = recall.list == nil ? recall.several : []
        return try kept.compactMap { $0.kind == .task ? try task(TaskID($0.id)) : nil }.filter { !$0.isDone }
    }

    private func tick(_ tasks: [TaskRecord]) throws {
        if tasks.count == 1 { return try act(.done, on: tasks[0].id) }
        try act(.done, onAll: tasks)
    }

    /// More would be ticked unseen.
    private static let mostTickedAtOnce = 20

    /// A list that a line replies to is what its numbers are of, whoever it was shown to.
    package func turnTalk(toListRepliedToBy spoken: Spoken) throws {
        guard let card = spoken.repliedCard, card is any ListCard, let chat else { return }
        let things = spoken.repliedThing.map { [$0] } ?? []
        try keepRecall(Recall(things: things, list: card.code), of: actor, in: chat)
    }
}

enum TickRowsReply: Reply {
    case whatWith(String)

    var wording: Wording {
        switch self {
        case .whatWith(let numbers):
            Wording(
                "tickRows.whatWith",
                "What shall I do with {numbers}? `done {numbers}` ticks these, `delete {numbers}` deletes them.",
                ["numbers": .text(numbers)])
        }
    }
}
