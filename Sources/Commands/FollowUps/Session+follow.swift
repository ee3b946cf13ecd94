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
        if let rule = spoken.line.ruleAnew {
            let said = spoken.saying(rule)
            return try follow(said, understand(said))
        }
        if try saysByItself(spoken, understanding) || remindAgain(spoken) { return true }
        // "for 2 hours" puts no notice off where none is there, and "um 5" picks no fifth.
        guard let followUp = spoken.followUp, followUp.kind != .putOff,
            followUp.kind != .pick || !spoken.line.saysClockAlone
        else {
            return try amends(spoken, understanding) || correct(spoken, understanding)
        }
        guard !understanding.readsPronoun else { return false }
        // "change the time of the dentist to 5" names what is meant.
        if try changeOwn(namedIn: understanding.line) { return true }
        guard try mayFollow(followUp, spoken, understanding) else { return false }
        let recall = try recall(of: spoken, for: followUp)
        guard !recall.isEmpty else {
            guard followUp.isPlain else { return false }
            throw Refusal(FollowReply.nothing)
        }
        if try change(twiceSaidIn: followUp, spoken) { return true }
        if try look(followUp, recall, spoken) || keepOnceMore(followUp, recall, spoken)
            || addMore(followUp, recall, spoken) || choose(followUp, recall, spoken)
        {
            return true
        }
        // "delete 1" deletes nothing but the first of a list.
        if followUp.picksByNumber { return false }
        return try take(followUp, about: recall, frame(of: spoken), spoken)
    }

    /// "and on Monday" of an event: the same once more then; "and on Monday?" only asks.
    private func keepOnceMore(_ followUp: FollowUp, _ recall: Recall, _ spoken: Spoken) throws -> Bool {
        guard followUp.kind == .look || followUp.kind == .add && recall.list != nil,
            spoken.line.begins(with: .and), !spoken.line.asks,
            let time = try followUp.time?.get(), let thing = recall.keptBefore(time), thing.kind == .event,
            try sees(thing)
        else { return false }
        return try `do`(.again(time), with: thing, frame(of: spoken), isTyped: true)
    }

    /// What follows by its own words, however else it may read: an answer to a notice, "*milk", "got 1 and 3", "tomorrow".
    private func saysByItself(_ spoken: Spoken, _ understanding: Understanding) throws -> Bool {
        if try saidByItself.contains(where: { try $0(spoken) }) || tieJustKept(spoken, understanding)
            || putElsewhere(spoken) || tellMoreOfParking(spoken, understanding)
        {
            return true
        }
        if understanding.best == nil, try narrow(by: spoken, recall(of: spoken)) { return true }
        let isOfSeries = [.add, .leaveOut, .not, .skip, .only, .thisOnce, .later, .earlier].contains(
            spoken.followUp?.kind)
        if understanding.best == nil || isOfSeries, try changesSeries(spoken) { return true }
        if understanding.best == nil, try restateTime(spoken) || followWithoutThanks(spoken) { return true }
        if let time = spoken.timeInReply { return try take(time, about: recall(of: spoken), frame(of: spoken), spoken) }
        return try offerTimeAskedInReply(spoken)
    }

    /// "every year please" as "every year".
    private func followWithoutThanks(_ spoken: Spoken) throws -> Bool {
        guard spoken.followUp == nil, let words = spoken.line.withoutEnding else { return false }
        let said = spoken.saying(words)
        return try follow(said, understand(said))
    }

    /// What tells by its own words that it follows something, in the order in which it is tried.
    private var saidByItself: [(Spoken) throws -> Bool] {
        [
            changeSetting, answerNotice, answerCheckInAsked, cancelEventTold(by:), tellNoGuests, recount, correctByStar,
            doOtherInstead, meansOtherPerson, tickRows(numberedIn:), tickAll(saidIn:), tickAllBut(saidIn:),
            keepOnListPointedAt, dateJustKept, askWhenJustKept, endLast, changeAmount, shareNoMore, leaveOutNext,
            retellFact, correctVisit, splitJustKept,
            answerOfSeries, lookAtOther, comesOnlyOnce,
        ]
    }

    /// It is said of what was spoken of rather than a wish of its own.
    private func mayFollow(_ followUp: FollowUp, _ spoken: Spoken, _ understanding: Understanding) throws -> Bool {
        let isReferring = followUp.hasPronoun || understanding.best == nil || followUp.saysOnlyWhen
        guard
            try isOfTask(followUp, spoken)
                || followUp.kind == .done && understanding.readsDone && spoken.line.tokens.count > 1
                || (!followUp.answersNotice || followUp.kind == .done) && isReferring
        else { return false }
        switch followUp.kind {
        // "nenne das Bündel Papierkram": what looks like "it" is an article there.
        case .name: return !understanding.hasOwnWords
        case .correct where spoken.line.leavesOutWeekdays: return false
        case .add: return understanding.mayAdd || followUp.isNoun || followUp.areNouns
        case .cancel: return try openQuestion()?.isWaiting != true
        default: return true
        }
    }

    /// Of a list that was shown "no, 1" is its first, and of anything else "no 5" the hour.
    private func choose(_ followUp: FollowUp, _ recall: Recall, _ spoken: Spoken) throws -> Bool {
        let hasList = recall.hasChoice
        if !hasList, followUp.kind == .pick, spoken.line.tokens.count > 1, let number = spoken.line.numberAlone,
            let hour = spoken.line.hour(number)
        {
            return try take(hour, about: recall, frame(of: spoken), spoken)
        }
        let isOfList = followUp.kind == .correct && hasList
        guard let choice = followUp.choice ?? (isOfList ? followUp.number.map { .number($0) } : nil) else {
            return false
        }
        if try take(choice, of: recall, followUp, spoken) { return true }
        if choice != .last, followUp.isPlain { throw Refusal(FollowReply.nothing) }
        return false
    }

    private func changesSeries(_ spoken: Spoken) throws -> Bool {
        guard spoken.isWordsAlone,
            let said = try recall(of: spoken).things.last,
            case let thing = try whole(of: said), try sees(thing)
        else { return false }
        let plain = spoken.line.withoutLateness
        if plain.text != spoken.line.text, try changeSeries(thing, spoken.saying(plain.text)) { return true }
        if try shiftSome(of: thing, spoken) || leaveOut(saidOf: thing, spoken) || moveOne(saidOf: thing, spoken)
            || changeSeries(thing, spoken)
        {
            return true
        }
        try refuseSeason(saidOf: thing, spoken)
        return false
    }

    /// "by Friday", "p1", "#home", "from Monday": what says only when, how urgent or how called is of the to-do spoken of,
    /// what says when, where or with whom, of the event, and a time of day alone, "at 6am", of the reminder.
    private func amends(_ spoken: Spoken, _ understanding: Understanding) throws -> Bool {
        guard understanding.best == nil, spoken.isWordsAlone,
            !spoken.line.isDayAlone, let thing = try recall(of: spoken).things.last, try sees(thing)
        else { return false }
        if thing.kind == .event { return try amendEvent(EventID(thing.id), by: spoken) }
        if thing.kind == .reminder, spoken.line.says(.longer), let length = spoken.followUp?.length {
            try shift(ReminderID(thing.id), by: length)
            return true
        }
        let saysRule = if case .repetition? = spoken.line.soleTime { true } else { false }
        if thing.kind == .reminder, spoken.line.saysClockAlone || saysRule, let time = FollowUp(timeAlone: spoken.line)
        {
            return try take(time, about: Recall(things: [thing]), frame(of: spoken), spoken)
        }
        guard thing.kind == .task else { return false }
        let slots = try taskSlots(of: spoken.line)
        guard slots.text(SlotName.title) == nil,
            [SlotName.start, SlotName.due, SlotName.priority, SlotName.labels].contains(where: slots.contains)
        else {
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
        guard let thing = try recall(of: spoken).things.last else { return false }
        // "stop" alone stops the talk, where nothing repeats.
        if followUp.kind == .stop, thing.kind == .task, spoken.line.tokens.count == 1 {
            return try task(TaskID(thing.id))?.repetition != nil
        }
        return thing.kind == .task || followUp.kind == .skip && thing.kind == .event
    }

    /// A number is of the list that was shown last, whatever else is replied to.
    private func recall(of spoken: Spoken, for followUp: FollowUp) throws -> Recall {
        let said = try recall(of: spoken)
        guard followUp.picksByNumber, said.list == nil, let last = try lastRecall, last.list != nil else {
            return said
        }
        return last
    }

    private func recall(of spoken: Spoken) throws -> Recall {
        if let thing = spoken.repliedThing, !(spoken.repliedCard is any ListCard) { return Recall(things: [thing]) }
        let own = try lastRecall ?? Recall()
        guard isGroup, let followUp = spoken.followUp, followUp.hasPronoun, followUp.choice == nil,
            ![.delete, .cancel].contains(followUp.kind)
        else { return own }
        // In a group "it" is what anybody there has made or changed last; what goes is one's own.
        let last = try recalls(as: Recall.self).first { $0.made != nil && !$0.things.isEmpty }?.things ?? []
        return last.last == own.things.last ? own : Recall(things: last)
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
    var readsDone: Bool { best.map { Self.command(of: $0) == DoneCommand.self } == true }

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
    var saysOfIt: Bool { followUp?.hasPronoun == true }

    /// The line as a follow-up, where it reads as one.
    var followUp: FollowUp? {
        guard message.attachments.isEmpty, message.location == nil else { return nil }
        return foresight.map(\.followUp) ?? FollowUp(line)
    }
}
