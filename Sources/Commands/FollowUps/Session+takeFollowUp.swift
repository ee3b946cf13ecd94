import Actions
import Core
import Language
import Store

/// Does what a follow-up says of the one thing that it can be said of.
extension Session {
    func take(_ followUp: FollowUp, about recall: Recall, _ frame: TimeFrame, _ spoken: Spoken) throws -> Bool {
        if try takeAsWhole(followUp, recall, spoken) { return true }
        // What goes is named, or was seen last.
        let mayBeBefore = followUp.hasPronoun && ![.delete, .cancel].contains(followUp.kind)
        let things = try (mayBeBefore ? recall.meant : recall.things + onlyRow(of: recall)).filter { try sees($0) }
        if try askAnew(insteadOf: followUp, things.last, spoken) || takeFigureOfNote(followUp, things.last) {
            return true
        }
        let deed: FollowDeed?
        do { deed = try timeInstead(followUp, things.last, spoken) ?? self.deed(of: followUp) } catch let problem
            as TimeProblem
        {
            try offer(problem, of: things.last, spoken)
            return true
        }
        guard let deed else { return false }
        if case .replace(let old, let new) = deed, try replace(old, by: new, besides: things.last) { return true }
        let fitting = try things.filter { try deed.fits($0.kind) && isMeant($0, by: deed) }
        if things.isEmpty, case .tellMore = deed, let list = recall.card {
            try show(list)
            return true
        }
        guard let thing = fitting.last else { return try refuse(deed, of: things.last, followUp) }
        guard fitting.count == 1 else { return try askWhich(fitting, spoken.text) }
        guard try mayBeSaid(followUp, of: thing, spoken) else { return false }
        if let isTaken = try takeOtherwise(deed, of: thing, followUp, spoken) { return isTaken }
        let mended = try mended(deed, followUp, thing)
        if case .words(let words) = mended, thing.kind == .event,
            try amend(EventID(thing.id), words, followUp, frame, spoken)
        {
            return true
        }
        return try `do`(mended, with: thing, frame, isTyped: true)
    }

    /// What stands alone on the list that was shown last; nothing where something else may be meant.
    private func onlyRow(of recall: Recall) throws -> [Thing] {
        guard recall.things.isEmpty, let list = recall.card as? any ListCard, try list.count(in: self) == 1,
            let row = try list.thing(at: 0, in: self), recall.before == nil || recall.before == row
        else { return [] }
        return [row]
    }

    /// What is not said of one thing by itself: "done" where it is open which, a new name for a list.
    private func takeAsWhole(_ followUp: FollowUp, _ recall: Recall, _ spoken: Spoken) throws -> Bool {
        if try followUp.kind == .done && (recall.isOfPicking || leavesOpenWhatIsDone(spoken)) {
            try askWhatIsDone()
            return true
        }
        return try followUp.kind == .name && renameList(spokenOf: recall.things.last, as: followUp.name)
    }

    /// Says why that cannot be done with what was spoken of last; false where the line may mean something else.
    private func refuse(_ deed: FollowDeed, of last: Thing?, _ followUp: FollowUp) throws -> Bool {
        guard followUp.isPlain else { return false }
        if let last, deed.fits(last.kind) { throw try Refusal(FollowReply.doneAlready(words(of: last))) }
        throw try Refusal(last.map { try FollowReply.unfit(deed, name(of: $0)) } ?? .nothing)
    }

    /// What a kind of thing does otherwise than others; nil where it does as all do, false where the line tells of another.
    private func takeOtherwise(
        _ deed: FollowDeed, of thing: Thing, _ followUp: FollowUp, _ spoken: Spoken
    ) throws -> Bool? {
        if case .leaveOut(let name) = deed, try asksWhetherItTakesPlace(without: name, thing, spoken) { return true }
        // "they cancelled" tells of what takes place.
        if case .cancel = deed, thing.kind != .event, spoken.line.tellsOfOthers { return false }
        if case .done = deed, try !spoken.line.tellsDone(of: words(of: thing)) { return false }
        if try takeAmount(followUp, of: thing) || takeFigure(followUp, of: thing) { return true }
        if case .add(let words) = deed, try asksForShared(words, beside: thing, spoken) { return true }
        if followUp.kind == .lengthen, thing.kind == .event, let length = followUp.length {
            try lengthenEvent(EventID(thing.id), by: length)
            return true
        }
        if case .words(let words) = deed, thing.kind == .place, [.change, .pickChange].contains(followUp.kind) {
            try askName(words, of: PlaceID(thing.id), spoken)
            return true
        }
        return nil
    }

    /// "no, on Wednesday" of what comes once is its new day, and leaves nothing out.
    private func timeInstead(_ followUp: FollowUp, _ thing: Thing?, _ spoken: Spoken) throws -> FollowDeed? {
        guard followUp.kind == .leaveOut, spoken.line.begins(with: .correcting), let thing,
            try series(of: thing) == nil
        else { return nil }
        return try followUp.time.map { try .time($0.get()) }
    }

    /// "not tomorrow" of what is then and comes once: asks when instead.
    private func askAnew(insteadOf followUp: FollowUp, _ thing: Thing?, _ spoken: Spoken) throws -> Bool {
        guard followUp.kind == .leaveOut || followUp.kind == .skip, let thing, try mayChange(thing),
            let days = followUp.daysLeftOut(in: spoken.line).flatMap({ days(of: $0, spoken) }),
            let start = try start(of: thing), days.range.contains(start.day), try series(of: thing) == nil
        else { return false }
        try askAnew(thing)
        return true
    }

    /// "make it 12 at Main Street" says when and where; false where the words are what it is called: "call it Friday
    /// drinks".
    private func amend(
        _ event: EventID, _ words: String, _ followUp: FollowUp, _ frame: TimeFrame, _ spoken: Spoken
    ) throws -> Bool {
        if followUp.kind != .name, spoken.line.says(place: words) {
            return try `do`(.location(words), with: .event(event), frame, isTyped: true)
        }
        guard !LineReader.read(words, language: language).isFigureAlone else {
            throw Refusal(FollowReply.noWords(words))
        }
        guard followUp.kind != .name else { return false }
        try amendEvent(event, words)
        return true
    }

    /// "rather oat milk", "no, bread" rename only what was just kept, by words that may be a name.
    private func mayBeSaid(_ followUp: FollowUp, of thing: Thing, _ spoken: Spoken) throws -> Bool {
        guard followUp.kind == .rather || followUp.kind == .nearly else { return true }
        let line = LineReader.read(followUp.words, language: followUp.language)
        guard try justKept(spoken) == thing, try Understanding(line, names: names()).mayBeTitle else { return false }
        return try followUp.kind == .rather || MeantWord.put(followUp.words, into: words(of: thing)) != nil
    }

    /// What is added where others would see it is asked about first.
    private func asksForShared(_ words: String, beside thing: Thing, _ spoken: Spoken) throws -> Bool {
        guard let list = try listAround(thing), case let wish = try taskWish(of: spoken.saying(words)),
            try asksFirst(wish, list)
        else { return false }
        try askForShared(list, wish)
        return true
    }

    /// "I meant tom" puts one word right where the thing has one that is near to it, "make it oat milk" says with what the same
    /// is done, "I mean pm", "no, in the morning" the half of the day.
    private func mended(_ deed: FollowDeed, _ followUp: FollowUp, _ thing: Thing) throws -> FollowDeed {
        if case .time(let said) = deed, let part = said.part, said.clock == nil, said.day == nil {
            return try minute(of: thing)?.said(in: part).map { .time($0) } ?? deed
        }
        guard case .words(let word) = deed else { return deed }
        if let time = try minute(of: thing)?.said(in: word, language: language) { return try .time(time.get()) }
        if let time = try minute(of: thing)?.said(before: word, language: language) { return .time(time) }
        let old = try words(of: thing), line = LineReader.read(old, language: language)
        let isMisspelt = [.meant, .rather, .nearly].contains(followUp.kind)
        guard isMisspelt || followUp.kind == .change else { return deed }
        let near = isMisspelt ? MeantWord.put(word, into: old) : nil
        let other = thing.kind == .event && followUp.kind == .rather ? line.with(activity: word) : nil
        return (near ?? line.withObject(word) ?? other).map { .words($0) } ?? deed
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
    func listAround(_ thing: Thing) throws -> HeadingID? {
        switch thing.kind {
        case .heading: HeadingID(thing.id)
        case .task: try task(TaskID(thing.id))?.heading
        default: nil
        }
    }

    /// Says why the time cannot be; for a reminder with what may have been meant instead.
    func offer(_ problem: TimeProblem, of thing: Thing?, _ spoken: Spoken) throws {
        if let thing, problem.repetition != nil, let task = try task(about: thing) {
            return try amendTask(task, spoken.followUp?.words ?? spoken.text)
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

    /// To a list only to-dos are added, where it has any; and nobody moves what is done.
    private func isMeant(_ thing: Thing, by deed: FollowDeed) throws -> Bool {
        switch (deed, thing.kind) {
        case (.add(let words), .event): try company(in: words) != nil
        case (.add, .heading): try taskCount(.list(HeadingID(thing.id))) > 0
        case (.time, .task), (.shift, .task), (.hide, .task): try task(TaskID(thing.id))?.isDone != true
        default: true
        }
    }
}
