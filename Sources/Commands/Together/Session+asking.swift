import Actions
import Core
import Language
import Store

extension Session {
    /// Whoever is meant of those who may be asked.
    /// - Throws: a `Refusal` where several may be meant, and for somebody who may not be asked.
    /// - Returns: nil for nobody's name, which is refused where one is surely meant.
    func personToAsk(_ typed: String, isSure: Bool) throws -> ProfileRecord? {
        if SignalWord.thirdPerson.isSaid(by: typed) {
            return try askedLast ?? (SignalWord.thirdPersons.isSaid(by: typed) ? nil : companySpokenOf)
        }
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
            guard let last = try lastThing, last.kind == .task,
                let task = try task(TaskID(last.id)), task.owner == viewer, !task.isDone,
                let person = try task.assignee.flatMap({ try profile($0) }), person.id != actor
            else { return nil }
            return person
        }
    }

    /// "Ben" of "lunch with Ben", which was spoken of last: the only one who may be asked and whose name stands there.
    private var companySpokenOf: ProfileRecord? {
        get throws {
            guard let last = try lastThing, last.kind == .event else { return nil }
            let words = try Set(LineReader.read(words(of: last), language: language).tokens.map(\.key))
            let named = try askable(limit: 2_000).filter { person in
                let first = LineReader.read(person.name, language: language).tokens.first
                return person.id != actor && first.map { words.contains($0.key) } == true
            }
            return named.count == 1 ? named[0] : nil
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
        let slots = try taskSlots(of: spoken.line)
        return try TaskWish(title: slots.text(SlotName.title) ?? spoken.text, Said(spoken: spoken, slots: slots))
    }

    /// In a group people are called by the names that the messenger shows there.
    private func member(named said: SaidPerson) throws -> ProfileRecord? {
        guard isGroup, let username = said.username else { return nil }
        return try askable(messengerName: username)
    }

    /// A to-do of one's own as typed; without words what was spoken of last.
    /// - Returns: nil where none is called so.
    func taskToGive(_ title: String?, _ replied: Thing?) throws -> TaskID? {
        guard let title else {
            let last = try replied ?? lastThing
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
        if LineReader.read(wish.title, language: wish.spoken.line.language).pointsAtDeed,
            let id = try taskToGive(nil, wish.spoken.repliedThing)
        {
            return try give(id, as: wish, to: person)
        }
        let wish = try person.id == actor ? wish : wish.asked(by: actorName)
        var new = try wish.task(in: self)
        if isTold { new.beginInTheMorning() }
        if let item = try itemAsked(of: wish, person.id) { return try giveItem(item, dueAs: new, to: person) }
        new.heading = try listNamed(in: wish)
        if let same = try askedAlready(new, of: person.id) {
            return try show(TaskCard(same.id), note: AskReply.askedAlready(person.told))
        }
        let task = try askNew(new, person)
        try remember(origin: .task(task.id))
        try tellAsked(task.id, person)
    }

    /// "do it by Friday": what was spoken of, with what is said of it besides.
    private func give(_ id: TaskID, as wish: TaskWish, to person: ProfileRecord) throws {
        let old = try draft(of: taskToChange(id))
        var new = try TaskWish(title: old.title, Said(spoken: wish.spoken, slots: wish.slots)).task(in: self, over: old)
        new.labels = old.labels + new.labels.filter { !old.labels.contains($0) }
        if new != old { try reviseTask(id, as: new) }
        try giveSaying(id, to: person)
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
    func tellAsked(_ id: TaskID, _ person: ProfileRecord) throws {
        let title = try titleAmongSeveral(of: id)
        guard !isGroup else {
            try turnTalk(of: person.id, to: id)
            let asked = title.map { .askedHereOf(person.told, $0) } ?? AskReply.askedHere(person.told)
            return try show(
                TaskCard(id), note: ReminderReply.whole(([voice.say(asked)] + whoDoesTheSame(id)).joined()))
        }
        let canHear = try transaction.noticeChat(of: person.id.owner) != nil
        if try approach(person.id, TaskCard(id), as: .shares, note: AskReply.asks(actorName(for: person.id.owner))) {
            try turnTalk(of: person.id, to: id)
        }
        let told = title.map { AskReply.askedOf(person.told, $0) } ?? .asked(person.told)
        let asked = voice.say(canHear ? told : .askedLater(person.told))
        let hidden = try hiddenParts(of: id, from: person)
        try show(
            TaskCard(id), note: ReminderReply.whole(([asked] + whoDoesTheSame(id) + hidden.lines).joined()),
            buttons: hidden.buttons)
    }

    /// That another does it already, who was asked for the same before.
    private func whoDoesTheSame(_ id: TaskID) throws -> [RichText] {
        let other = try task(id).flatMap { try doer(ofAnother: $0) }.flatMap { try profile($0) }
        return other.map { [voice.say(AskReply.doesTheSame($0.told))] } ?? []
    }
}
