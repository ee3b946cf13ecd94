import Actions
import Core
import Language
import Store

extension Session {
    /// "got 1 and 3" under a list of things to do that was shown: those rows are done. Several numbers alone say not what
    /// is to be done with them.
    func tickRows(numberedIn spoken: Spoken) throws -> Bool {
        guard !spoken.isSlashCommand, spoken.message.attachments.isEmpty, let rows = spoken.line.numberedRows,
            let list = try recall(as: Recall.self)?.list, CommandCatalog.card(list) is TasksCard
        else { return false }
        let numbers = rows.numbers.map(String.init).joined(separator: ", ")
        if rows.isDone { return try act(.done, onRowsNumberedIn: numbers) }
        guard rows.numbers.count > 1, try openQuestion()?.isWaiting != true else { return false }
        throw Refusal(TickRowsReply.whatWith(numbers))
    }

    /// "got everything" under a list that was shown: all of it is done; elsewhere it is asked what.
    func tickAll(saidIn spoken: Spoken) throws -> Bool {
        guard !spoken.isSlashCommand, spoken.message.attachments.isEmpty, spoken.line.tellsAllGot else { return false }
        guard case let count = try rowsShown().count, count > 0, count == 2 || !spoken.line.says(.both) else {
            try askWhatIsDone()
            return true
        }
        return try act(.done, onRowsNumberedIn: (1...count).map(String.init).joined(separator: ", "))
    }

    /// "everything except milk is done" under a list that was shown: all others are; elsewhere it is asked what.
    func tickAllBut(saidIn spoken: Spoken) throws -> Bool {
        guard !spoken.isSlashCommand, spoken.message.attachments.isEmpty, let left = spoken.line.gotAllBut else {
            return false
        }
        let names = ThingsInLine.each(of: left, language: spoken.line.language)
        let all = try rowsShown(), rows = all.filter { row in !names.contains { row.title.isSaid(by: $0) } }
        guard !rows.isEmpty, all.count - rows.count == max(1, names.count) else {
            try askWhatIsDone()
            return true
        }
        return try act(.done, onRowsNumberedIn: rows.map { String($0.number) }.joined(separator: ", "))
    }

    /// What is on the list that was shown last; nothing where that was none, or a long one.
    private func rowsShown() throws -> [(number: Int, title: String)] {
        let card = try recall(as: Recall.self)?.list.flatMap(CommandCatalog.card) as? TasksCard
        guard let card, card.scope.list != nil, case let count = try card.count(in: self),
            (1...Self.mostTickedAtOnce).contains(count)
        else { return [] }
        return try (1...count).compactMap { number in
            try card.thing(number, in: self).flatMap { try name(of: $0) }.map { (number, $0) }
        }
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
