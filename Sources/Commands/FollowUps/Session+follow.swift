import Actions
import Core
import Foundation
import Language
package import Store

extension Session {
    /// Does what a line says of what was said just before; false where it says nothing of the kind.
    ///
    /// A reply is about what it replies to; anything else is about the last thing of this person in this chat.
    package func follow(_ spoken: Spoken, _ understanding: Understanding) throws -> Bool {
        if try answerNotice(spoken) || cancelEventTold(by: spoken) || tellNoGuests(spoken) || recount(spoken)
            || correctByStar(spoken) || meansOtherPerson(spoken) || tickRows(numberedIn: spoken)
            || keepOnListPointedAt(spoken)
        {
            return true
        }
        if try dateJustKept(spoken) || tieJustKept(spoken, understanding) { return true }
        if understanding.best == nil, try narrow(by: spoken, recall(of: spoken)) { return true }
        let isOfSeries = [.add, .leaveOut, .skip, .only].contains(spoken.followUp?.kind)
        if understanding.best == nil || isOfSeries, try changesSeries(spoken) { return true }
        if let time = spoken.timeInReply { return try take(time, about: recall(of: spoken), frame(of: spoken), spoken) }
        if try offerTimeAskedInReply(spoken) { return true }
        // "for 2 hours" puts no notice off where none is there, and "um 5" picks no fifth.
        guard let followUp = spoken.followUp, followUp.kind != .putOff,
            followUp.kind != .pick || !spoken.line.saysClockAlone
        else {
            return try amends(spoken, understanding) || correct(spoken, understanding)
        }
        guard !understanding.readsPronoun else { return false }
        // "change the time of the dentist to 5" names what is meant.
        if try changeOwn(namedIn: understanding.line) { return true }
        guard
            try isOfTask(followUp, spoken)
                || followUp.kind == .done && understanding.readsDone && spoken.line.tokens.count > 1
                || (!followUp.answersNotice || followUp.kind == .done)
                    && (followUp.hasPronoun || understanding.best == nil || followUp.saysOnlyWhen),
            // "nenne das Bündel Papierkram": what looks like "it" is an article there.
            followUp.kind != .name || !understanding.hasOwnWords
        else { return false }
        guard followUp.kind != .add || understanding.mayAdd || followUp.isNoun else { return false }
        guard try followUp.kind != .cancel || openQuestion()?.isWaiting != true else { return false }
        let recall = try recall(of: spoken)
        guard !recall.isEmpty else {
            guard followUp.isPlain else { return false }
            throw Refusal(FollowReply.nothing)
        }
        if try look(followUp, recall, spoken) { return true }
        if followUp.kind == .add, try tickMore(followUp, recall) { return true }
        if followUp.kind == .add,
            try shareWithMore(followUp, recall, spoken) || act(on: spoken.saying(followUp.words))
                || remindOfMore(followUp, recall, spoken)
        {
            return true
        }
        // Of a list that was shown "no, 1" is its first, and of anything else "no 5" the hour.
        let hasList = recall.list != nil || !recall.choices.isEmpty
        if !hasList, followUp.kind == .pick, spoken.line.tokens.count > 1, let number = spoken.line.numberAlone,
            let hour = spoken.line.hour(number)
        {
            return try take(hour, about: recall, frame(of: spoken), spoken)
        }
        let isOfList = followUp.kind == .correct && hasList
        if let choice = followUp.choice ?? (isOfList ? followUp.number.map { .number($0) } : nil) {
            if try take(choice, of: recall, followUp, spoken) { return true }
            if choice != .last, followUp.isPlain { throw Refusal(FollowReply.nothing) }
        }
        return try take(followUp, about: recall, frame(of: spoken), spoken)
    }

    /// "and at 6 about the bins" behind a reminder: another one.
    private func remindOfMore(_ followUp: FollowUp, _ recall: Recall, _ spoken: Spoken) throws -> Bool {
        let line = LineReader.read(followUp.words, language: followUp.language)
        guard recall.things.last?.kind == .reminder, !line.times.isEmpty, !line.withoutTimes.allSatisfy(\.isWhitespace)
        else { return false }
        let lead = LanguageTables.tables(for: followUp.language).leads.reminder
        return try act(on: spoken.saying("\(lead) \(followUp.words)"))
    }

    /// "and with Cara" right after something was shared: with her, too.
    private func shareWithMore(_ followUp: FollowUp, _ recall: Recall, _ spoken: Spoken) throws -> Bool {
        let line = LineReader.read(followUp.words, language: followUp.language)
        guard line.beginsWithCompany, let thing = recall.things.last,
            try !isGroup && whose(thing)?.isShared == true && mayBePerson(line.dropFirst.text)
        else { return false }
        let lead = LanguageTables.tables(for: followUp.language).leads.sharing
        return try act(on: spoken.saying("\(lead) \(followUp.words)"))
    }

    private func changesSeries(_ spoken: Spoken) throws -> Bool {
        guard !spoken.isSlashCommand, spoken.message.attachments.isEmpty,
            let thing = try recall(of: spoken).things.last,
            try sees(thing)
        else { return false }
        return try leaveOut(saidOf: thing, spoken) || moveOne(saidOf: thing, spoken) || changeSeries(thing, spoken)
    }

    /// "by Friday", "p1", "#home", "from Monday": what says only when, how urgent or how called is of the to-do spoken of,
    /// what says when, where or with whom, of the event, and a time of day alone, "at 6am", of the reminder.
    private func amends(_ spoken: Spoken, _ understanding: Understanding) throws -> Bool {
        guard understanding.best == nil, !spoken.isSlashCommand, spoken.message.attachments.isEmpty,
            !spoken.line.isDayAlone, let thing = try recall(of: spoken).things.last, try sees(thing)
        else { return false }
        if thing.kind == .event { return try amendEvent(EventID(thing.id), by: spoken) }
        let saysRule = if case .repetition? = spoken.line.soleTime { true } else { false }
        if thing.kind == .reminder, spoken.line.saysClockAlone || saysRule, let time = FollowUp(timeAlone: spoken.line)
        {
            return try take(time, about: Recall(things: [thing]), frame(of: spoken), spoken)
        }
        guard thing.kind == .task else { return false }
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

    /// To a list only to-dos are added, where it has any; and nobody moves what is done.
    private func isMeant(_ thing: Thing, by deed: FollowDeed) throws -> Bool {
        switch (deed, thing.kind) {
        case (.add, .heading): try taskCount(.list(HeadingID(thing.id))) > 0
        case (.time, .task), (.shift, .task), (.hide, .task): try task(TaskID(thing.id))?.isDone != true
        default: true
        }
    }

    private func recall(of spoken: Spoken) throws -> Recall {
        if let thing = spoken.repliedThing, !(spoken.repliedCard is any ListCard) { return Recall(things: [thing]) }
        return try recall(as: Recall.self) ?? Recall()
    }

    private func take(_ followUp: FollowUp, about recall: Recall, _ frame: TimeFrame, _ spoken: Spoken) throws -> Bool {
        if try followUp.kind == .done && (recall.isOfPicking || leavesOpenWhatIsDone(spoken)) {
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
        if things.isEmpty, case .tellMore = deed, let list = recall.list.flatMap(CommandCatalog.card) {
            try show(list)
            return true
        }
        guard let thing = fitting.last else {
            guard followUp.isPlain else { return false }
            if let last = things.last, deed.fits(last.kind) {
                throw try Refusal(FollowReply.doneAlready(words(of: last)))
            }
            throw try Refusal(things.last.map { try FollowReply.unfit(deed, name(of: $0)) } ?? .nothing)
        }
        guard fitting.count == 1 else { return try askWhich(fitting, spoken.text) }
        if followUp.kind == .rather || followUp.kind == .nearly {
            let line = LineReader.read(followUp.words, language: followUp.language)
            guard try justKept(spoken) == thing, try Understanding(line, names: names()).mayBeTitle else {
                return false
            }
            if followUp.kind == .nearly, try MeantWord.put(followUp.words, into: words(of: thing)) == nil {
                return false
            }
        }
        if case .done = deed, try !spoken.line.tellsDone(of: words(of: thing)) { return false }
        if case .add(let words) = deed, let list = try listAround(thing),
            case let wish = try taskWish(of: spoken.saying(words)),
            try asksFirst(wish, list)
        {
            try askForShared(list, wish)
            return true
        }
        let mended = try mended(deed, followUp, thing)
        // "make it 12 at Main Street" says when and where, "call it Friday drinks" what it is called.
        if case .words(let words) = mended, thing.kind == .event, followUp.kind != .name {
            try amendEvent(EventID(thing.id), words)
            return true
        }
        return try `do`(mended, with: thing, frame, isTyped: true)
    }

    /// "I meant tom" puts one word right where the thing has one that is near to it, "I mean pm", "no, in the morning" the half of the day.
    private func mended(_ deed: FollowDeed, _ followUp: FollowUp, _ thing: Thing) throws -> FollowDeed {
        if case .time(let said) = deed, let part = said.part, said.clock == nil, said.day == nil {
            return try minute(of: thing)?.said(in: part).map { .time($0) } ?? deed
        }
        guard case .words(let word) = deed else { return deed }
        if let time = try minute(of: thing)?.said(in: word, language: language) { return try .time(time.get()) }
        guard [.meant, .rather, .nearly].contains(followUp.kind) else { return deed }
        let old = try words(of: thing), line = LineReader.read(old, language: language)
        return (MeantWord.put(word, into: old) ?? line.withObject(word)).map { .words($0) } ?? deed
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
}

extension ReadLine {
    /// "at 5"
    fileprivate func hour(_ number: Int) -> FollowUp? {
        let lead = LanguageTables.tables(for: language).leads.hour
        return FollowUp(timeAlone: LineReader.read("\(lead) \(number)", language: language))
    }
}

extension Understanding {
    /// "done already": it says that something is done.
    fileprivate var readsDone: Bool { best.map { Self.command(of: $0) == DoneCommand.self } == true }

    /// Nothing else than adding is meant: "and how are you" is talk.
    fileprivate var mayAdd: Bool {
        switch meaning {
        case .intent(let intent): intent.hasSuffix(".add")
        case .doubt, .nothing(nil): true
        case .nothing(.some): false
        }
    }
}

extension Spoken {
    /// It speaks of "it", which is the thing that was said last.
    package var saysOfIt: Bool { followUp?.hasPronoun == true }

    /// The line as a follow-up, where it reads as one.
    var followUp: FollowUp? {
        guard message.attachments.isEmpty, message.location == nil else { return nil }
        return foresight.map(\.followUp) ?? FollowUp(line)
    }
}
