import Actions
import Core
import Language
package import Store

extension Session {
    /// Does what a line says of what was said just before; false where it says nothing of the kind.
    ///
    /// A reply is about what it replies to; anything else is about the last thing of this person in this chat.
    package func follow(_ spoken: Spoken, _ understanding: Understanding) throws -> Bool {
        if try answerNotice(spoken) || recount(spoken) { return true }
        if let time = spoken.dueInReply { return try take(time, about: recall(of: spoken), frame(of: spoken), spoken) }
        guard let followUp = spoken.followUp else {
            return try amends(spoken, understanding) || correct(spoken, understanding)
        }
        guard !understanding.readsPronoun else { return false }
        guard
            try isOfTask(followUp, spoken)
                || (!followUp.answersNotice || followUp.kind == .done)
                    && (followUp.hasPronoun || understanding.best == nil),
            // "nenne das Bündel Papierkram": what looks like "it" is an article there.
            followUp.kind != .name || !understanding.hasOwnWords
        else { return false }
        guard followUp.kind != .add || understanding.mayAdd else { return false }
        guard try followUp.kind != .cancel || openQuestion()?.isWaiting != true else { return false }
        let recall = try recall(of: spoken)
        guard !recall.isEmpty else {
            guard followUp.isPlain else { return false }
            throw Refusal(FollowReply.nothing)
        }
        if try look(followUp, recall, spoken) { return true }
        if followUp.kind == .add, try act(on: spoken.saying(followUp.words)) { return true }
        // Of a list that was shown "no, 1" is its first.
        let isOfList = followUp.kind == .correct && (recall.list != nil || !recall.choices.isEmpty)
        if let choice = followUp.choice ?? (isOfList ? followUp.number.map { .number($0) } : nil) {
            if try take(choice, of: recall, followUp, spoken) { return true }
            if choice != .last, followUp.isPlain { throw Refusal(FollowReply.nothing) }
        }
        return try take(followUp, about: recall, frame(of: spoken), spoken)
    }

    /// "by Friday", "p1", "#home", "from Monday": what says only when, how urgent or how called is of the to-do spoken of.
    private func amends(_ spoken: Spoken, _ understanding: Understanding) throws -> Bool {
        guard understanding.best == nil, !spoken.isSlashCommand, spoken.message.attachments.isEmpty,
            !spoken.line.isDayAlone, let thing = try recall(of: spoken).things.last, thing.kind == .task,
            try sees(thing)
        else { return false }
        let slots = try WishSlots.slots(of: spoken.line, for: TaskCommand.about.intent, names: names(), isAsked: true)
        guard slots.text("title") == nil, ["start", "due", "priority", "labels"].contains(where: slots.contains) else {
            return false
        }
        try amendTask(TaskID(thing.id), spoken.text)
        return true
    }

    /// Leaving out and stopping are said of what repeats, too.
    private func isOfTask(_ followUp: FollowUp, _ spoken: Spoken) throws -> Bool {
        guard followUp.kind == .skip || followUp.kind == .stop, try openQuestion()?.isWaiting != true else {
            return false
        }
        return try recall(of: spoken).things.last.map {
            $0.kind == .task || followUp.kind == .skip && $0.kind == .event
        } ?? false
    }

    /// To a list only to-dos are added, where it has any.
    private func isMeant(_ thing: Thing, by deed: FollowDeed) throws -> Bool {
        guard case .add = deed, thing.kind == .heading else { return true }
        return try taskCount(.list(HeadingID(thing.id))) > 0
    }

    private func recall(of spoken: Spoken) throws -> Recall {
        try spoken.repliedThing.map { Recall(things: [$0]) } ?? recall(as: Recall.self) ?? Recall()
    }

    private func take(_ followUp: FollowUp, about recall: Recall, _ frame: TimeFrame, _ spoken: Spoken) throws -> Bool {
        if followUp.kind == .done, recall.isOfPicking {
            try askWhatIsDone()
            return true
        }
        let things = try recall.things.filter { try sees($0) }
        let deed: FollowDeed?
        do { deed = try self.deed(of: followUp) } catch let problem as TimeProblem {
            try offer(problem, of: things.last, spoken)
            return true
        }
        guard let deed else { return false }
        let fitting = try things.filter { try deed.fits($0.kind) && isMeant($0, by: deed) }
        guard let thing = fitting.last else {
            guard followUp.isPlain else { return false }
            throw try Refusal(things.last.map { try FollowReply.unfit(deed, name(of: $0)) } ?? .nothing)
        }
        guard fitting.count == 1 else { return try askWhich(fitting, spoken.text) }
        if case .add(let words) = deed, let list = try listAround(thing),
            case let wish = try taskWish(of: spoken.saying(words)),
            try asksFirst(wish, list)
        {
            try askForShared(list, wish)
            return true
        }
        try `do`(mended(deed, followUp, thing), with: thing, frame, isTyped: true)
        return true
    }

    /// "I meant tom" puts one word right where the thing has one that is near to it, "I mean pm" the half of the day.
    private func mended(_ deed: FollowDeed, _ followUp: FollowUp, _ thing: Thing) throws -> FollowDeed {
        guard case .words(let word) = deed else { return deed }
        if let time = try minute(of: thing)?.said(in: word, language: language) { return try .time(time.get()) }
        guard followUp.kind == .meant else { return deed }
        return try MeantWord.put(word, into: words(of: thing)).map { .words($0) } ?? deed
    }

    /// The time of day at which it is.
    private func minute(of thing: Thing) throws -> ClockMinute? {
        switch thing.kind {
        case .reminder:
            try reminder(ReminderID(thing.id)).map { WallTime($0.due, in: settings.timeZone).minuteOfDay }
                .map(ClockMinute.init)
        case .event: try event(EventID(thing.id))?.start.minute.map(ClockMinute.init)
        case .task: try task(TaskID(thing.id))?.due?.minute.map(ClockMinute.init)
        default: nil
        }
    }

    /// The list on which something is put that is added beside this.
    private func listAround(_ thing: Thing) throws -> HeadingID? {
        switch thing.kind {
        case .heading: HeadingID(thing.id)
        case .task: try task(TaskID(thing.id))?.heading
        default: nil
        }
    }

    /// Says why the time cannot be; for a reminder with what may have been meant instead.
    func offer(_ problem: TimeProblem, of thing: Thing?, _ spoken: Spoken) throws {
        if let thing, thing.kind == .task, problem.repetition != nil {
            return try amendTask(TaskID(thing.id), spoken.followUp?.words ?? spoken.text)
        }
        // "make it 9:30 to 11", "make it every Friday"
        if let thing, thing.kind == .event, let words = spoken.followUp?.words, case .manyMoments = problem {
            return try amendEvent(EventID(thing.id), words)
        }
        guard let thing, thing.kind == .reminder else { throw problem }
        let id = ReminderID(thing.id)
        let question = try ReminderTimeQuestion(text: reminderToChange(id).text, reminder: id)
        try offer(problem, for: question, of: spoken)
    }

    /// "also note gym: squats" is a wish of its own.
    private func act(on spoken: Spoken) throws -> Bool {
        let understanding = try Understanding(spoken.line, names: names())
        guard understanding.hasOwnWords, let command = try understanding.command(for: spoken) else { return false }
        try command.perform(in: self)
        return true
    }

    /// What a follow-up asks for; nil for one that needs things to choose from.
    func deed(of followUp: FollowUp) throws -> FollowDeed? {
        switch followUp.kind {
        case .change: try followUp.time.map { try .time($0.get()) } ?? newWords(followUp)
        case .move: try followUp.time.map { try .time($0.get()) } ?? .home(followUp.name)
        case .later, .earlier, .delay, .advance:
            try followUp.length.map { .shift($0) } ?? followUp.time.map { try .time($0.get()) } ?? .askTime
        case .hide: try followUp.time.map { try .hide($0.get()) }
        case .correct, .only, .not: try followUp.time.map { try .time($0.get()) }
        case .name: .words(followUp.words)
        case .meant: try followUp.time.map { try .time($0.get()) } ?? .words(followUp.words)
        case .pick: nil
        case .pickDelete: .delete
        case .pickDone: .done
        case .pickMove:
            try followUp.length.map { .shift($0) } ?? followUp.time.map { try .time($0.get()) } ?? .home(followUp.name)
        case .pickChange: try followUp.time.map { try .time($0.get()) } ?? .words(followUp.words)
        case .add: try followUp.time.map { try .again($0.get()) } ?? .add(followUp.words)
        case .again: try followUp.time.map { try .again($0.get()) }
        case .remind: try followUp.time.map { try .remind($0.get()) } ?? (saysNoMore(followUp) ? .askTime : nil)
        case .delete: .delete
        case .cancel: .cancel
        case .show: .show
        case .look: nil
        case .done: .done
        case .skip: .skip
        case .stop: .once
        case .putOff: nil
        }
    }
}

extension Session {
    /// "remind me of it later"
    private func saysNoMore(_ followUp: FollowUp) -> Bool {
        LineReader.read(followUp.words, language: followUp.language).tokens.allSatisfy(\.isOfEveryDay)
    }

    /// "make it oat milk", "make it a todo".
    private func newWords(_ followUp: FollowUp) throws -> FollowDeed {
        switch NewWords(followUp.words, language: followUp.language) {
        case .words(let words): return .words(words)
        case .kind("task"): return .becomeTask
        case .kind("reminder"):
            let line = LineReader.read(followUp.words, language: followUp.language)
            return try line.times.first.map { try .remind($0.time.get()) } ?? .askTime
        case .kind, .none: throw Refusal(FollowReply.noWords(followUp.words))
        }
    }
}

extension Understanding {
    /// Nothing else than adding is meant: "and how are you" is talk.
    fileprivate var mayAdd: Bool {
        switch meaning {
        case .intent(let intent): intent.hasSuffix(".add")
        case .doubt, .nothing(nil): true
        case .nothing(.some): false
        }
    }
}

/// What is to be done with the thing that was said last.
enum FollowDeed {
    case time(SaidTime)
    case shift(SaidLength)
    /// Not shown before.
    case hide(SaidTime)
    case askTime
    case words(String)
    case home(String)
    case add(String)
    /// The same once more, at another time.
    case again(SaidTime)
    case remind(SaidTime)
    case delete, cancel, show, done
    /// A note becomes something to do.
    case becomeTask
    /// Of what repeats: left out this once; it does not come again.
    case skip, once

    /// Whether it can be done with such a thing.
    func fits(_ kind: ThingKind) -> Bool {
        switch self {
        case .time: kind == .reminder || kind == .task || kind == .event
        case .shift: kind == .reminder || kind == .task || kind == .event
        case .again: kind == .reminder
        case .cancel: kind == .reminder || kind == .task || kind == .event
        case .done: kind == .task || kind == .reminder
        case .askTime, .remind: [.place, .note, .reminder, .task].contains(kind)
        case .words: kind != .heading
        case .becomeTask: kind == .note
        case .home: kind == .note || kind == .task
        case .skip: kind == .task || kind == .event
        case .once, .hide: kind == .task
        case .add: [.note, .reminder, .task, .heading].contains(kind)
        case .delete: kind != .heading
        case .show: true
        }
    }
}

extension Spoken {
    /// It speaks of "it", which is the thing that was said last.
    package var saysOfIt: Bool { followUp?.hasPronoun == true }

    /// Nothing but a time, in reply to a thing to do: its new time.
    fileprivate var dueInReply: FollowUp? {
        guard let repliedThing, repliedThing.kind == .task, message.attachments.isEmpty, !isSlashCommand else {
            return nil
        }
        return FollowUp(timeAlone: line)
    }

    /// The line as a follow-up, where it reads as one.
    var followUp: FollowUp? {
        guard message.attachments.isEmpty, message.location == nil else { return nil }
        return foresight.map(\.followUp) ?? FollowUp(line)
    }
}
