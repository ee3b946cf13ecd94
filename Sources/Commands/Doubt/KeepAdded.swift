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
            if try asksFirst(wish, list) {
                try askForShared(list, wish)
                return true
            }
            if try keepAmongNotes(wish, of: list) { return true }
            let titles = ThingsInLine.parts(of: wish.title, language: spoken.line.language)
            try keepEach(titles, of: wish, on: list)
            return true
        }
        guard spoken.isSlashCommand else { return false }
        try take(spoken, as: TaskCommand.about.intent)
        return true
    }

    /// "milk, eggs, bread" right after a list was shown or made, or "cheese" after something was put on it: they go there, too.
    func keepOnOpenList(_ spoken: Spoken, _ understanding: Understanding) throws -> Bool {
        guard understanding.meaning == .intent(TaskCommand.about.intent), !spoken.isSlashCommand, !spoken.line.asks,
            spoken.line.timeValues.isEmpty, let list = try listAtHand(), let wish = try taskWish(putting: spoken),
            wish.title == spoken.line.text.trimmed
        else { return false }
        let titles = ThingsInLine.parts(of: wish.title, language: spoken.line.language)
        let isAtThings = try isAtThings(spoken.line.language)
        guard titles.allSatisfy({ ThingsInLine.isThing($0, ofHousehold: !isAtThings, language: spoken.line.language) })
        else { return false }
        if try asksFirst(wish, list) { return false }
        try keepEach(titles, of: wish, on: list)
        return true
    }

    /// "eggs to it", "put eggs on the list": the list that is at hand.
    func keepOnListPointedAt(_ spoken: Spoken) throws -> Bool {
        guard !spoken.line.asks, let words = spoken.line.pointedOnto, let list = try listAtHand(pointedAtBy: spoken),
            case let said = spoken.saying(words), let wish = try taskWish(putting: said)
        else { return false }
        let titles = ThingsInLine.parts(of: wish.title, language: said.line.language)
        guard
            titles.allSatisfy({ ThingsInLine.isThing($0, ofHousehold: false, language: said.line.language) })
                || spoken.line.beginsWithPutting
        else { return false }
        if try asksFirst(wish, list) { return false }
        try keepEach(titles, of: wish, on: list)
        return true
    }

    /// Each of several things, else the one with all that the line says of it.
    func keepEach(_ titles: [String], of wish: TaskWish, on list: HeadingID) throws {
        if titles.count > 1 { try keepSaying(titles, of: wish, on: list) } else { try keepSaying(wish, on: list) }
    }

    /// "add bread to Ana's household": on the list that another shares, by their name and its own.
    func keepOnListOfOthers(_ spoken: Spoken) throws -> Bool {
        guard spoken.line.isPutting, let things = ThingsForList(spoken.line, isOrder: true),
            let list = try listOfOthers(calledByOwner: things.list), try mayWork(on: .heading(list)),
            let wish = try taskWish(putting: spoken)
        else { return false }
        try keepSaying(things.titles, of: wish, on: list)
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

    /// More are a sentence.
    private static let mostTitleWords = 4
}

extension Understanding {
    /// Nothing else is asked for that would be done at once.
    fileprivate var mayPut: Bool {
        guard !line.saysWhen else { return false }
        guard case .intent(let intent) = meaning, CommandCatalog.doneUnasked.contains(intent) else { return true }
        return intent == TaskCommand.about.intent
    }
}
