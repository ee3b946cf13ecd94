import Actions
import Core
import Language
import Store

/// Asks somebody to do something, who can refuse.
struct AskCommand: Command {
    static let about = About(
        intent: "task.add", key: "task.ask", area: .tasks, summary: "Ask somebody to do something; they can refuse",
        phrases: [
            "@ {who:word} [,|:] [please] {title:rest}", "ask [@] {who:word} to {title:rest}",
            "[@] {who:word} : please {title:rest}", "(task|todo|to do) [:] [for] @ {who:word} [,|:] {title:rest}",
            "[a|new] (task|todo|to do) for {who:word} : {title:rest}",
        ],
        examples: ["@ben buy bread tomorrow", "ask Ben to buy bread"])

    let who: String
    let title: String
    let spoken: Spoken

    init(_ said: Said) throws {
        who = try said.who()
        title = try TaskText(checking: said.slots.text("title") ?? "").text
        spoken = said.spoken
    }

    func perform(in session: Session) throws {
        guard !SignalWord.oneself.isSaid(by: who) else {
            return try session.keepSaying(session.wish(spoken.saying(title)))
        }
        guard let person = try session.personToAsk(who, isSure: who.hasPrefix("@")) else {
            return try session.keepSaying(session.wish(spoken))
        }
        let isOfSame = SignalWord.thirdPerson.isSaid(by: who)
        let said = isOfSame ? LineReader.read(title, language: spoken.line.language).withoutTails : title
        let wish = try session.wish(spoken.saying(said))
        guard person.id != session.actor else { return try session.keepSaying(wish) }
        if !session.isGroup { try session.requireAccount(then: ShowCard(TasksCard(.open))) }
        try session.askSaying(wish, person)
    }
}

/// Gives somebody a to-do that there is. "Give the keys to mum" is one by itself, where there is no such to-do or nobody
/// of that name can be asked.
struct GiveTaskCommand: Command {
    static let about = About(
        intent: "task.add", key: "task.give", area: .tasks, summary: "Give one of your to-dos to somebody",
        phrases: [
            "(give|assign|hand|delegate) [the] [task|todo|to do] {title:few} to {who:word}",
            "(give|assign|hand|delegate) [the] [task|todo|to do] {title:text} to @ {who:name}",
            "(give|assign|hand|delegate) [the] [task|todo|to do] {title:text} to [@] {who:word} {when:time}",
            "(give|assign|hand|delegate) (it|this|that) to [@] {who:name}",
            "ask [@] {who:word}",
            "(ask|tell|get) [@] {who:word} to (do|take|handle|take care of|see to) (it|this|that)",
            "[@] {who:word} (should|shall|will) (do|take|handle) (it|this|that)",
        ],
        examples: ["give \"buy bread\" to Ben"])

    let title: String?
    /// A time that stands behind it: then it is none of the to-dos that there are.
    private let when: String?
    let who: String
    let spoken: Spoken

    init(_ said: Said) throws {
        title = said.slots.text("title")
        when = said.slots["when"]?.typed
        who = try said.who()
        spoken = said.spoken
    }

    func perform(in session: Session) throws {
        if title == nil, !who.hasPrefix("@"), try session.personToAsk(who, isSure: false) == nil {
            guard !LineReader.read(who, language: session.language).tokens.allSatisfy(\.isOfEveryDay) else {
                return try session.offerToKeep(spoken, saying: DoubtReply.fact)
            }
            return try session.offerToKeep(spoken, saying: HandReply.nobody(who))
        }
        let isSure = title == nil || who.hasPrefix("@")
        guard let person = try session.personToAsk(who, isSure: isSure),
            let task = try when == nil ? session.taskToGive(title, spoken.repliedThing) : nil
        else {
            guard isSure, let title else { return try handOverNew(in: session) }
            throw Refusal(AskReply.noTask(title, who))
        }
        guard person.id != session.actor else { throw Refusal(ShareReply.yourself) }
        if !session.isGroup { try session.requireAccount(then: ShowCard(TaskCard(task))) }
        try session.giveSaying(task, to: person)
    }

    private var words: String { [title, when].compactMap(\.self).joined(separator: " ") }

    /// There is no such to-do: "assign eggs to cara" asks Cara for them; "give the bread to ben" may as well be one's own
    /// to do, whatever is called "ben".
    private func handOverNew(in session: Session) throws {
        // "hand in the report to ben" is to be handed in there.
        guard let title, isGiven(title, session.language), let person = try session.personToAsk(who, isSure: false),
            person.id != session.actor
        else {
            return try session.keepSaying(session.wish(spoken))
        }
        guard spoken.line.begins(with: .delegating) else {
            let ask = GiveAsSaid(spoken.message.ref.id).button(HandReply.askThem(person.told), session.voice)
            return try session.offerToKeep(
                spoken, saying: HandReply.shallAsk(person.told, words), [[ask]], asOwn: true)
        }
        try askNew(person, in: session)
    }

    private func isGiven(_ title: String, _ language: LanguageID) -> Bool {
        let line = LineReader.read(TitleFinder.bare(title, language: language), language: language)
        return !line.tokens.isEmpty && !line.begins(with: .parting)
    }

    /// Asks whoever is named to do what the line gives them.
    fileprivate func askNew(_ person: ProfileRecord, in session: Session) throws {
        if !session.isGroup { try session.requireAccount(then: ShowCard(TasksCard(.open))) }
        try session.askSaying(session.wish(spoken.saying(words)), person)
    }
}

/// Asks somebody for what a line gives them: "give the bread to ben".
struct GiveAsSaid: KeepsLine {
    static let verb = "giveSaid"
    let about: String
    init(_ about: String) { self.about = about }

    func keep(_ line: UnreadLine, in session: Session) throws {
        guard let spoken = session.spoken(line, sentAs: about),
            let command = try session.understand(spoken).command(for: spoken) as? GiveTaskCommand,
            let person = try session.personToAsk(command.who, isSure: true)
        else { return }
        try command.askNew(person, in: session)
    }
}

extension Session {
    /// Whoever is meant of those who may be asked.
    /// - Throws: a `Refusal` where several may be meant, and for somebody who may not be asked.
    /// - Returns: nil for nobody's name, which is refused where one is surely meant.
    func personToAsk(_ typed: String, isSure: Bool) throws -> ProfileRecord? {
        if SignalWord.thirdPerson.isSaid(by: typed) { return try askedLast }
        guard let said = SaidPerson(typed) else { return nil }
        if SignalWord.oneself.isSaid(by: typed) { return isSure ? try profile(actor) : nil }
        let askable = try askable(), ids = Set(askable.map(\.id))
        // Somebody of that name who cannot be asked may be meant all the same, rather than whoever took the name.
        let known = try acquaintances().filter { !ids.contains($0.id) }
        if let near = try choose(said, among: askable + known) ?? member(named: said) {
            guard try mayAsk(near.id) else { throw refusalToAsk(near.told) }
            return near
        }
        guard let other = try isSure ? person(said) : nil, other.id != actor else {
            return isSure ? try profile(actor) : nil
        }
        throw refusalToAsk(other.told)
    }

    /// Whoever was asked to do what was spoken of last; nil where nobody was.
    var askedLast: ProfileRecord? {
        get throws {
            guard let last = try recall(as: Recall.self)?.things.last, last.kind == .task,
                let task = try task(TaskID(last.id)), task.owner == viewer, !task.isDone,
                let person = try task.assignee.flatMap({ try profile($0) }), person.id != actor
            else { return nil }
            return person
        }
    }

    /// Somebody is called so, rather than that it is a label; they may be nobody to ask.
    func mayBePerson(_ typed: String) throws -> Bool {
        do { return try personToAsk(typed, isSure: false) != nil } catch is Refusal { return true }
    }

    /// "buy milk @ben": whoever is to be asked to do it, and the rest of the wish; nil where nobody known is called so, or
    /// somebody is only spoken of: "don't forget: @ben owes me 20".
    func personAsked(in wish: TaskWish) throws -> (ProfileRecord, TaskWish)? {
        let labels = wish.slots.all.filter { if case .label = $0.value { true } else { false } }
        for label in labels where label.typed.hasPrefix("@") && !wish.isBeforeTitle(label) {
            let name = String(label.typed.dropFirst()).withoutEnd
            guard let person = try personToAsk("@\(name)", isSure: false) else { continue }
            guard person.id != actor else { return nil }
            if !isGroup { try requireAccount(then: ShowCard(TasksCard(.open))) }
            return (person, wish.without(label: name))
        }
        return nil
    }

    /// What is to be done, read from words of its own.
    func wish(_ spoken: Spoken) throws -> TaskWish {
        let slots = try WishSlots.slots(of: spoken.line, for: TaskCommand.about.intent, names: names(), isAsked: true)
        return try TaskWish(title: slots.text(SlotName.title) ?? spoken.text, Said(spoken: spoken, slots: slots))
    }

    /// In a group people are called by the names that the messenger shows there.
    private func member(named said: SaidPerson) throws -> ProfileRecord? {
        guard isGroup, let username = said.username else { return nil }
        return try askable(messengerName: username)
    }

    /// A to-do of one's own as typed; without words what was spoken of last.
    /// - Returns: nil where none is called so.
    fileprivate func taskToGive(_ title: String?, _ replied: Thing?) throws -> TaskID? {
        guard let title else {
            let last = try replied ?? recall(as: Recall.self)?.things.last
            guard let last, last.kind == .task, try isOwn(last) else { throw Refusal(FollowReply.nothing) }
            return TaskID(last.id)
        }
        let found = try ownTasks(titled: title, limit: 4)
        guard found.count < 2 else { throw Refusal(AskReply.severalTasks(found.map(\.shortTitle))) }
        return found.first?.id
    }

    /// Makes a task and asks somebody to do it, as one change.
    ///
    /// `isTold`: they want to be told of it, so that a day alone is its morning.
    func askSaying(_ wish: TaskWish, _ person: ProfileRecord, isTold: Bool = false) throws {
        var new = try wish.task(in: self)
        if isTold { new.beginInTheMorning() }
        new.heading = try listNamed(in: wish)
        if let same = try askedAlready(new, of: person.id) {
            return try show(TaskCard(same.id), note: AskReply.askedAlready(person.told))
        }
        let task = try askNew(new, person)
        try remember(origin: .task(task.id))
        try tellAsked(task.id, person)
    }

    func giveSaying(_ id: TaskID, to person: ProfileRecord) throws {
        guard try giveTask(id, to: person) else {
            return try show(TaskCard(id), note: AskReply.askedAlready(person.told))
        }
        try tellAsked(id, person)
    }

    /// Among the answers to several wishes the card itself is not seen: what is asked stands in the words.
    private func titleAmongSeveral(of id: TaskID) throws -> String? {
        guard isHolding, let task = try task(id) else { return nil }
        return task.shortTitle + (task.due.map { ", " + measures.short($0) } ?? "")
    }

    /// Whoever is asked gets the card, and whoever asks is told so; in a group they are asked before all.
    private func tellAsked(_ id: TaskID, _ person: ProfileRecord) throws {
        let title = try titleAmongSeveral(of: id)
        guard !isGroup else {
            try turnTalk(of: person.id, to: id)
            return try show(
                TaskCard(id), note: title.map { .askedHereOf(person.told, $0) } ?? AskReply.askedHere(person.told))
        }
        let canHear = try transaction.noticeChat(of: person.id.owner) != nil
        if try approach(person.id, TaskCard(id), as: .shares, note: AskReply.asks(actorName(for: person.id.owner))) {
            try turnTalk(of: person.id, to: id)
        }
        let told = title.map { AskReply.askedOf(person.told, $0) } ?? .asked(person.told)
        let asked = voice.say(canHear ? told : .askedLater(person.told))
        let hidden = try hiddenParts(of: id, from: person)
        try show(
            TaskCard(id), note: ReminderReply.whole(([asked] + hidden.lines).joined()), buttons: hidden.buttons)
    }
}

extension NewTask {
    /// What is due on a day is due at nine on it.
    mutating func beginInTheMorning() {
        due = due?.withMorning
        repetition = repetition.map { TaskRule($0.rule, anchor: $0.anchor.withMorning, isAfterDone: $0.isAfterDone) }
    }
}
