import Actions
import Core
import Language
import Store

extension Session {
    /// "add tent": put on the list that one is at, where no other is named; "/add tent" is an order to do so, whatever
    /// else the word may be said of, and wherever one is.
    func keepAdded(_ spoken: Spoken, _ understanding: Understanding) throws -> Bool {
        guard spoken.line.isPutting else { return false }
        let isMeant = spoken.isSlashCommand || understanding.mayPut && PinForLists(spoken.line) == nil
        if isMeant, let list = try listAtHand(), let wish = try taskWish(putting: spoken) {
            let titles = ThingsInLine.parts(of: wish.title, language: spoken.line.language)
            titles.count > 1 ? try keepSaying(titles, of: wish, on: list) : try keepSaying(wish, on: list)
            return true
        }
        guard spoken.isSlashCommand else { return false }
        try take(spoken, as: TaskCommand.about.intent)
        return true
    }

    /// "newspaper to shopping every day": no command for sure, but there is a list of things to do of that name.
    func keepOnKnownList(_ spoken: Spoken, _ understanding: Understanding) throws -> Bool {
        if case .intent = understanding.meaning { return false }
        guard !spoken.line.asks, !spoken.line.isTelling, let wish = try taskWish(putting: spoken),
            let list = try listNamed(in: wish), wish.title.split(separator: " ").count <= Self.mostTitleWords,
            try isToWorkOn(list) || isBlank(list)
        else { return false }
        try keepAll(of: wish)
        return true
    }

    /// Nothing stands on it that would say what it is for.
    private func isBlank(_ list: HeadingID) throws -> Bool {
        try noteCount(in: .heading(list)) == 0 && placeCount(.list(list)) == 0
    }

    /// More are a sentence.
    private static let mostTitleWords = 4

    /// What a line puts somewhere, read as something to do.
    private func taskWish(putting spoken: Spoken) throws -> TaskWish? {
        try (Understanding.command(for: TaskCommand.about.intent, of: spoken, names: names()) as? any TaskWisher)?.wish
    }

    /// The list of things to do that was shown or made last, or on which is what was spoken of last.
    private func listAtHand() throws -> HeadingID? {
        guard let recall = try recall(as: Recall.self) else { return nil }
        let list: HeadingID?
        switch (recall.things.last, recall.list.flatMap(CommandCatalog.card)) {
        case (let last?, _) where last.kind == .task: list = try task(TaskID(last.id))?.heading
        case (let last?, _) where try last.kind == .heading && noteCount(in: .heading(HeadingID(last.id))) == 0:
            list = HeadingID(last.id)
        case (_, let card as TasksCard): list = card.scope.list
        default: list = nil
        }
        return try list.flatMap { try mayWork(on: .heading($0)) ? $0 : nil }
    }
}

extension Understanding {
    /// Nothing else is asked for that would be done at once.
    fileprivate var mayPut: Bool {
        guard !line.saysWhen else { return false }
        guard case .intent(let intent) = meaning, CommandCatalog.doneUnasked.contains(intent) else { return true }
        return intent == TaskCommand.about.intent
    }
}
