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
            try keep(titles, of: wish, on: list)
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
        try keep(titles, of: wish, on: list)
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
        try keep(titles, of: wish, on: list)
        return true
    }

    /// Each of several things, else the one with all that the line says of it.
    fileprivate func keep(_ titles: [String], of wish: TaskWish, on list: HeadingID) throws {
        if titles.count > 1 { try keepSaying(titles, of: wish, on: list) } else { try keepSaying(wish, on: list) }
    }

    /// A list was shown or made last, or what was put on it last is a thing: "milk", not "call the bank".
    private func isAtThings(_ language: LanguageID) throws -> Bool {
        guard let last = try lastThing, last.kind == .task else { return true }
        return try task(TaskID(last.id)).map { ThingsInLine.isThing($0.title, ofHousehold: false, language: language) }
            ?? false
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

    /// What others see at once is asked about where it is no mere thing to buy: "add call the lawyer" may be for oneself.
    func asksFirst(_ wish: TaskWish, _ list: HeadingID) throws -> Bool {
        let isLong = wish.title.split(separator: " ").count > Self.mostThingWords && !wish.title.contains(",")
        return try isLong && !isGroup && whose(.heading(list))?.isShared == true || asksForOthers(wish, list)
    }

    /// The same where the list is named: "who is on camping", "give me a link to camping" ask something, and in "add Mia to
    /// camping" she may rather be meant to see it. "May Ben add", "I added eggs", "nothing to add" order nothing.
    func asksForOthers(_ wish: TaskWish, _ list: HeadingID) throws -> Bool {
        let line = wish.spoken.line
        let asks = line.begins(with: .asking) || line.tokens.dropFirst().first.map { line.means($0.key, .me) } == true
        guard try asks || line.begins(with: .noOrder) || mayBePerson(wish.title) || keepsFromOthers(line) else {
            return false
        }
        return try !isGroup && whose(.heading(list))?.isShared == true
    }

    /// "wine, Ben must not see it", "ring (secret)": it is not for all who see the list.
    private func keepsFromOthers(_ line: ReadLine) throws -> Bool {
        let tokens = line.tokens, words = tokens.filter { !$0.isQuoted && $0.kind == .word }
        let isSecret = tokens.indices.dropFirst().contains { index in
            line.means(tokens[index].key, .secret)
                && (index == tokens.count - 1 || tokens[index - 1].kind == .punctuation)
        }
        if isSecret { return true }
        guard words.contains(where: { line.means($0.key, .denying) }) else { return false }
        return try words.contains { try !$0.isOfEveryDay && mayBePerson(line.string($0.range)) }
    }

    private static let mostThingWords = 2

    func askForShared(_ list: HeadingID, _ wish: TaskWish) throws {
        let name = try name(of: .heading(list)) ?? "", spoken = wish.spoken.saying(wish.title)
        let put = PutOnList(message: spoken.message.ref.id, about: list).button(AddedReply.put(name), voice)
        offered = [put].compactMap(\.pressCode)
        try offerToKeep(spoken, saying: AddedReply.onShared(name), [[put]])
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

    /// "add Hyperion to books", where books holds nothing but notes: one more of them rather than something to do.
    func keepAmongNotes(_ wish: TaskWish, of list: HeadingID? = nil) throws -> Bool {
        guard let list = try ownList(of: wish, at: list), try placeCount(.list(list.id)) == 0,
            try noteCount(in: .heading(list.id)) > 0
        else { return false }
        let titles = ThingsInLine.parts(of: wish.title, language: wish.spoken.line.language)
        try together {
            for title in titles {
                try keepNoteSaying(NewNote(text: title, home: .heading(list.id)), with: wish.spoken)
            }
        }
        return true
    }

    /// "add Central to Best coffee", a list of nothing but places: it is asked where that is, and it goes there, too.
    func putAmongPlaces(_ wish: TaskWish) throws -> Bool {
        guard let list = try ownList(of: wish), try placeCount(.list(list.id)) > 0 else { return false }
        try put(wish.title, on: list.name)
        return true
    }

    /// One's own list, on which there is nothing to do, that a line puts something onto and says nothing else of it.
    private func ownList(of wish: TaskWish, at list: HeadingID? = nil) throws -> HeadingRecord? {
        guard wish.spoken.line.isPutting, wish.isPlain, wish.spoken.message.attachments.isEmpty,
            let id = try list ?? listNamed(in: wish),
            try !isToWorkOn(id), let list = try heading(id), list.owner == viewer
        else { return nil }
        return list
    }

    /// Nothing stands on it that would say what it is for.
    private func isBlank(_ list: HeadingID) throws -> Bool {
        try noteCount(in: .heading(list)) == 0 && placeCount(.list(list)) == 0
    }

    /// More are a sentence.
    private static let mostTitleWords = 4

    /// What a line puts somewhere, read as something to do.
    func taskWish(putting spoken: Spoken) throws -> TaskWish? {
        try (Understanding.command(for: TaskCommand.about.intent, of: spoken, names: names()) as? any TaskWisher)?.wish
    }

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
}

extension Understanding {
    /// Nothing else is asked for that would be done at once.
    fileprivate var mayPut: Bool {
        guard !line.saysWhen else { return false }
        guard case .intent(let intent) = meaning, CommandCatalog.doneUnasked.contains(intent) else { return true }
        return intent == TaskCommand.about.intent
    }
}

/// Puts what a line adds on the list that it was asked about.
struct PutOnList: LinePress {
    static let verb = "putOnList"
    let message: String
    let about: HeadingID

    func perform(in session: Session) throws -> (any Reply)? {
        guard try session.mayWork(on: .heading(about)) else { throw Refusal(CommonReply.notHere) }
        guard let line = try session.takeUnread(of: message), let spoken = session.spoken(line, sentAs: message),
            let wish = try session.taskWish(putting: spoken)
        else { return TalkReply.lineForgotten }
        try session.closeChoice()
        let titles = ThingsInLine.parts(of: wish.title, language: spoken.line.language)
        let areThings = titles.allSatisfy {
            ThingsInLine.isThing($0, ofHousehold: false, language: spoken.line.language)
        }
        try session.keep(areThings ? titles : [wish.title], of: wish, on: about)
        return nil
    }
}

enum AddedReply: Reply {
    case onShared(String), put(String)
    /// Several have that name.
    case several(String), ownAndShared(String), putOf(owner: String, String)
    /// Another's list of the name of a new one.
    case seenBeside(owner: String, String)
    /// The same of a note, which its owner alone writes there.
    case notedBeside(owner: String, String)

    var wording: Wording {
        switch self {
        case .onShared(let list):
            Wording(
                "added.onShared", "Others see *{list}*. Shall it go there, or is it for you alone?",
                ["list": .text(list)])
        case .put(let list): Wording("added.put", "On {list}", ["list": .text(list)])
        case .several(let list):
            Wording(
                "added.several", "Several share a list *{list}* with you. Whose do you mean?", ["list": .text(list)])
        case .ownAndShared(let list):
            Wording(
                "added.ownAndShared", "You have *{list}*, and one of that name is shared with you. Which do you mean?",
                ["list": .text(list)])
        case .putOf(let owner, let list):
            Wording("added.putOf", "{list} of {owner}", ["list": .text(list), "owner": .text(owner)])
        case .notedBeside(let owner, let list):
            Wording(
                "added.notedBeside", "It is yours: only {owner} writes notes on *{list}* of {owner}.",
                ["list": .text(list), "owner": .text(owner)])
        case .seenBeside(let owner, let list):
            Wording(
                "added.seenBeside", "It is yours: *{list}* of {owner} you may only look at.",
                ["list": .text(list), "owner": .text(owner)])
        }
    }
}
