import Actions
import Core
import Language
import Store

/// Makes the list that was offered, with what was to be put on it.
struct MakeListOf: Press {
    static let verb = "makeListOf"
    /// The messenger's id of the line.
    let message: String
    init(message: String) { self.message = message }
    init?(_ arguments: [String]) {
        guard arguments.count == 1, !arguments[0].isEmpty else { return nil }
        message = arguments[0]
    }
    var arguments: [String] { [message] }

    func perform(in session: Session) throws -> (any Reply)? {
        guard let line = try session.takeUnread(of: message) else { return TalkReply.lineForgotten }
        let isOrder = line.text.hasPrefix("/")
        let read = LineReader.read(String(line.text.dropFirst(isOrder ? 1 : 0)), language: session.language)
        if let offer = PinForLists(read), let pin = try session.pin(surelyCalled: offer.place) {
            try session.closeChoice()
            let lists = try offer.lists.map { try session.listName($0) }
            try session.together { for list in lists { try session.putSaying([.pin(pin.id)], onListNamed: list) } }
            return nil
        }
        guard let offer = ThingsForList(read, isOrder: isOrder) else { return TalkReply.lineForgotten }
        try session.closeChoice()
        try session.keepSaying(offer.titles, onListNamed: offer.list)
        return nil
    }
}

/// Makes the list that a line would have opened, had there been one.
struct MakeList: KeepsLine {
    static let verb = "makeList"
    let about: String
    init(_ about: String) { self.about = about }

    func keep(_ line: UnreadLine, in session: Session) throws {
        guard let spoken = session.spoken(line, sentAs: about),
            let name = try Understanding(spoken.line, names: session.names()).unknownName
        else { throw Refusal(TalkReply.lineForgotten) }
        try session.makeListSaying(PlaceName(checking: name.typed).text)
    }
}

extension Session {
    /// Asks whether a list of that name shall be made; false where the line says nothing of the kind.
    ///
    /// `isRead`: it says something else that is surely understood.
    func offerNewList(_ spoken: Spoken, isRead: Bool) throws -> Bool {
        guard spoken.message.attachments.isEmpty,
            let offer = ThingsForList(spoken.line, isOrder: spoken.isSlashCommand),
            try offer.hasComma || !isRead || offer.isSure && !taskWish(of: spoken).slots.contains(SlotName.list),
            try heading(named: offer.list) == nil
        else { return false }
        if !offer.isSure, let pin = try pin(surelyCalled: offer.list) {
            try askForTasks(offer, at: pin, spoken)
            return true
        }
        // "Einkaufsliste: Käse, Wein" is for the list Einkauf.
        let known = try listName(offer.list)
        let others = try heading(named: known) == nil ? listOfOthers(named: known) : nil
        if let theirs = try others ?? listOfOthers(calledByOwner: known), try mayWork(on: .heading(theirs)) {
            try keepSaying(offer.titles, of: taskWish(of: spoken), on: theirs)
            return true
        }
        if try heading(named: known) == nil && offerWithout(unseenList: known, spoken) { return true }
        guard !offer.isSure, try heading(named: known) == nil else {
            try keepSaying(offer.titles, onListNamed: known)
            return true
        }
        let make = MakeListOf(message: spoken.message.ref.id).button(NewListReply.make(offer.list, count: 1), voice)
        offered = [make].compactMap(\.pressCode)
        try offerToKeep(spoken, saying: NewListReply.ask(offer.list, offer.titles.count), [[make]])
        return true
    }

    /// "put Bakery on Ideas and Shopping", of a pin: asks whether the lists that are not there yet shall be made.
    func offerNewLists(_ spoken: Spoken, isRead: Bool) throws -> Bool {
        guard spoken.message.attachments.isEmpty, !isRead, let offer = PinForLists(spoken.line),
            let pin = try pin(surelyCalled: offer.place)
        else { return false }
        let new = try offer.lists.filter { try heading(named: listName($0)) == nil }
        guard !new.isEmpty else { return false }
        let names = new.joined(separator: ", ")
        let make = MakeListOf(message: spoken.message.ref.id).button(
            NewListReply.make(names, count: new.count), voice)
        offered = [make].compactMap(\.pressCode)
        try offerToKeep(spoken, saying: NewListReply.askForPin(names, count: new.count, pin: pin.name), [[make]])
        return true
    }

    /// It puts a pin that there is on a list, which need not be there yet.
    func namesPinForLists(_ spoken: Spoken) throws -> Bool {
        try PinForLists(spoken.line).flatMap { try pin(surelyCalled: $0.place) } != nil
    }

    /// The pin that is called just so, where no other could be meant.
    func pin(surelyCalled name: String) throws -> PlaceRecord? {
        guard let match = try NameMatcher.match(name, among: names(), as: .place), !match.isDoubtful else { return nil }
        return try match.id.flatMap { try place(PlaceID($0)) }
    }

    /// The list and what is on it, as one change.
    func keepSaying(_ titles: [String], onListNamed name: String) throws {
        let titles = try titles.map { try TaskText(checking: $0).text }
        let name = try PlaceName(checking: name).text
        let list = try change(.add, voice.words(TaskReply.adding(titles.joined(separator: ", ")))) {
            let list = try keepList(named: name)
            for title in titles {
                var new = NewTask(title)
                new.heading = list
                try keepTask(new)
            }
            return list
        } subject: {
            .heading($0)
        }
        let note: TaskReply = titles.count == 1 ? .keptOnNew(name) : .keptSeveral(titles.count)
        try show(TasksCard(.list(list)), note: note)
    }
}

enum NewListReply: Reply {
    case ask(String, Int), make(String, count: Int)
    case askForPin(String, count: Int, pin: String)

    var wording: Wording {
        switch self {
        case .ask(let name, let count):
            Wording(
                "newList.ask", "You have no list called *{name}* yet. Shall I make it, with {n} to do?",
                ["name": .text(name), "n": .number(count)])
        case .askForPin(let names, 1, let pin):
            Wording(
                "newList.askForPin", "You have no list called *{name}* yet. Shall I make it, with *{pin}* on it?",
                ["name": .text(names), "pin": .text(pin)])
        case .askForPin(let names, _, let pin):
            Wording(
                "newList.askForPins",
                "You have no lists called *{names}* yet. Shall I make them, with *{pin}* on each?",
                ["names": .text(names), "pin": .text(pin)])
        case .make(let name, 1): Wording("newList.make", "New list {name}", ["name": .text(name)])
        case .make(let names, _): Wording("newList.makeAll", "New lists {names}", ["names": .text(names)])
        }
    }
}
