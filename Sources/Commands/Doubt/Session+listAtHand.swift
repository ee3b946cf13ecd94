import Actions
import Core
import Language
import Store

extension Session {
    /// The list of things to do that was shown or made last, or on which is what was spoken of last.
    func listAtHand() throws -> HeadingID? {
        guard let recall = try lastRecall else { return nil }
        let list: HeadingID?
        switch (recall.things.last, recall.card) {
        case (let last?, _) where last.kind == .task: list = try task(TaskID(last.id))?.heading
        case (let last?, _) where try last.kind == .heading && noteCount(in: .heading(HeadingID(last.id))) == 0:
            list = HeadingID(last.id)
        case (_, let card as TasksCard): list = card.scope.list
        default: list = nil
        }
        return try list.flatMap { try mayWork(on: .heading($0)) ? $0 : nil }
    }

    /// A list was shown or made last, or what was put on it last is a thing: "milk", not "call the bank".
    func isAtThings(_ language: LanguageID) throws -> Bool {
        guard let last = try lastThing, last.kind == .task else { return true }
        return try task(TaskID(last.id)).map { ThingsInLine.isThing($0.title, ofHousehold: false, language: language) }
            ?? false
    }

    /// What a line puts somewhere, read as something to do.
    func taskWish(putting spoken: Spoken) throws -> TaskWish? {
        try (Understanding.command(for: TaskCommand.about.intent, of: spoken, names: names()) as? any TaskWisher)?.wish
    }
}
