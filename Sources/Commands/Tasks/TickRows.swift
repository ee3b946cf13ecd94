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
