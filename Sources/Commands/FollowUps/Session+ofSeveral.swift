import Actions
import Core
import Language
import Store

/// What is said of several things at once.
extension Session {
    /// "move both to Monday", "delete them", "the first two tomorrow", "the second one at 5": done with each of what was
    /// made or changed last or stands in those rows, as one change, and said of each where it cannot be; false where
    /// nothing of the kind is meant.
    package func follow(ofSeveralMeantIn spoken: Spoken) throws -> Bool {
        if try answerWhole(spoken) || follow(asOneMeantIn: spoken) || retimeOneOfBatch(namedIn: spoken) { return true }
        guard spoken.isWordsAlone, spoken.message.replyTo == nil || spoken.repliedCard is any ListCard,
            let said = spoken.line.saidOfSeveral, let recall = try lastRecall, !recall.isOfPicking,
            // "got 1 and 3" is read by itself.
            spoken.line.numberedRows?.isDone != true, !said.takesAllAway(spoken.line.language),
            let things = try things(said, of: recall, spoken)
        else { return false }
        return try things.count == 1
            ? follow(spoken, said, ofOne: things[0], recall) : follow(spoken, said, ofEach: things, recall)
    }

    /// "anna at 5" right after "call tom at 3 and anna at 4"; false where no one of those alone is called so.
    private func retimeOneOfBatch(namedIn spoken: Spoken) throws -> Bool {
        guard let recall = try lastRecall, recall.isBatch, recall.made != nil, spoken.isWordsAlone, !spoken.line.asks,
            spoken.line.tokens.count <= Self.mostOfName, spoken.line.timeValues.count == 1,
            case let name = spoken.line.withoutTimes, !name.isEmpty, try understand(spoken).best == nil,
            let thing = try named(name, among: recall.several.filter(sees))?.first
        else { return false }
        return try take(spoken.making(spoken.line.wordsOfTime).replying(to: thing), true)
    }

    private static let mostOfName = 6

    private func follow(
        _ spoken: Spoken, _ said: SaidOfSeveral, ofOne thing: Thing, _ recall: Recall
    ) throws -> Bool {
        // "delete 1" of a list is read by itself.
        guard spoken.followUp?.choice == nil || !(recall.card is any ListCard) || said.which == .rest else {
            return false
        }
        return try said.readings.contains { reading in
            try said.mayBe(reading, spoken.line)
                && take(spoken.saying(reading.words).replying(to: thing), reading.isPointing)
        }
    }

    func follow(
        _ spoken: Spoken, _ said: SaidOfSeveral, ofEach things: [Thing], _ recall: Recall
    ) throws -> Bool {
        for reading in said.readings where said.mayBe(reading, spoken.line) {
            if try !said.which.isOfLast && act(onAll: things, reading, spoken) { return true }
            do {
                let answers = try together {
                    try attempt { try things.enumerated().map { try answer(reading, of: $1, $0, spoken) } }
                }
                try say(answers)
                try keepRecall(
                    Recall(
                        things: things, list: said.which.isOfLast ? nil : recall.list, line: cause?.id, made: lastEntry,
                        several: things, isBatch: true))
                return true
            } catch is NothingSaidOfIt {
                continue
            } catch is AsksOfEach {
                guard said.which.isOfLast else { return false }
                throw Refusal(FollowReply.asksOfEach)
            }
        }
        return false
    }

    /// Things to do that are done or gone are told together.
    private func act(onAll things: [Thing], _ reading: SaidOfSeveral.Reading, _ spoken: Spoken) throws -> Bool {
        let tasks = try things.compactMap { $0.kind == .task ? try task(TaskID($0.id)) : nil }
        guard tasks.count == things.count, reading.isPointing else { return false }
        switch FollowUp(LineReader.read(reading.words, language: spoken.line.language))?.kind {
        case .delete, .cancel: try act(.delete, onAll: tasks)
        case .done: try act(.done, onAll: tasks)
        default: return false
        }
        return true
    }

    private func answer(
        _ reading: SaidOfSeveral.Reading, of thing: Thing, _ number: Int, _ spoken: Spoken
    ) throws -> PartAnswer {
        let one = spoken.saying(reading.words, id: "\(spoken.message.ref.id)+\(number)").replying(to: thing)
        let question = try waitingQuestion()
        let said = try part(one, isApart: true) {
            try keepRecall(Recall(things: [thing]))
            guard try take(one, reading.isPointing) else { throw NothingSaidOfIt() }
            if let new = try waitingQuestion(), new != question { throw AsksOfEach() }
        }
        if said.says(TaskReply.moved, voice), let task = try task(TaskID(thing.id)), let due = task.due {
            return said.telling(voice.say(FollowReply.now(measures.when(due), task.shortTitle)))
        }
        if said.says(ReminderReply.followed, voice), let told = try changed(thing) { return said.telling(told) }
        return try name(of: thing).map { said.about($0, voice) } ?? said
    }

    /// "Your change is kept: gym, on Monday at 07:00", with how often it comes; nil of what has no time.
    private func changed(_ thing: Thing) throws -> RichText? {
        if thing.kind == .event, let event = try event(EventID(thing.id)) {
            let name = "\(event.title), \(voice.words(when(of: event)))"
            return ([voice.say(SeveralReply.followed(name))] + (repeats(event).map { [voice.say($0)] } ?? [])).joined()
        }
        guard thing.kind == .task, let task = try task(TaskID(thing.id)), let due = task.due else { return nil }
        let rule = task.repetition.map { [voice.say(TaskReply.repeats(wording(of: $0), next: []))] } ?? []
        return ([voice.say(SeveralReply.followed("\(task.title), \(measures.short(due))"))] + rule).joined()
    }

    func take(_ spoken: Spoken, _ isPointing: Bool) throws -> Bool {
        let understanding = try Understanding(spoken.line, names: names())
        if !isPointing || spoken.pointsAtIt, try follow(spoken, understanding) { return true }
        if isPointing, try act(onThingMeantIn: spoken, understanding) { return true }
        guard isPointing ? understanding.readsPronoun || understanding.givesTask : understanding.readsDone,
            let command = try understanding.command(for: spoken)
        else { return false }
        try command.perform(in: self)
        return true
    }
}

extension SaidOfSeveral {
    /// A time, or what is done to things as they are: what they are to be called, and where they belong, is said of one.
    func mayBe(_ reading: Reading, _ line: ReadLine) -> Bool {
        let said = LineReader.read(reading.words, language: line.language)
        guard !which.isOfLast, reading.isPointing else { return true }
        guard let followUp = FollowUp(said) else { return false }
        switch followUp.kind {
        case .delete, .cancel, .done, .calm, .skip, .later, .earlier, .delay, .advance, .hide: return true
        case .show: return !which.isOfMany
        default: break
        }
        guard case .success(let time)? = followUp.time else {
            if case .priority = NewWords(followUp.words, language: line.language) { return true }
            return false
        }
        // "bring everything on Friday" is a wish of its own.
        let isMoved = followUp.kind != .move || !which.isOfMany || line.isVerbLast || line.says(.intoName)
        return time.length == nil && (time.day != nil || time.clock != nil) && isMoved
    }

    /// "delete all", of which it is asked what is meant.
    fileprivate func takesAllAway(_ language: LanguageID) -> Bool {
        which == .whole
            && readings.contains { reading in
                FollowUp(LineReader.read(reading.words, language: language)).map {
                    [.delete, .cancel, .done].contains($0.kind)
                } == true
            }
    }
}

extension SaidOfSeveral.Which {
    /// It is said of what was made or changed last, however it was shown.
    var isOfLast: Bool { if case .lately = self { true } else { false } }

    /// All that there is of something.
    fileprivate var isOfMany: Bool { self == .whole || self == .rest }
}

private struct NothingSaidOfIt: Error {}
/// Two questions would wait, and one answer come.
private struct AsksOfEach: Error {}

extension Understanding {
    /// "ask ben to do it"
    fileprivate var givesTask: Bool { best.map { Self.command(of: $0) == GiveTaskCommand.self } == true }
}

extension Spoken {
    /// The same as a reply to a thing.
    func replying(to thing: Thing) -> Spoken {
        var said = self
        (said.repliedThing, said.repliedCard) = (thing, nil)
        return said
    }

    /// "call them tomorrow" calls nothing "tomorrow".
    fileprivate var pointsAtIt: Bool {
        guard let kind = followUp?.kind else { return false }
        return kind != .name && saysOfIt || kind == .done || kind == .calm
    }
}
