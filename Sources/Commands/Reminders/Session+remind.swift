import Actions
import Core
import Foundation
import Language
import Store

extension Session {
    /// Times are read against the message's own date, wherever it waited since; those of a button (nil) against now.
    func frame(of spoken: Spoken?) -> TimeFrame {
        TimeFrame(now: spoken?.message.sentAt ?? now, settings: settings)
    }

    /// Keeps a reminder and says when it comes; asks for what is missing of the time.
    func remind(_ question: ReminderTimeQuestion, at said: SaidTime, of spoken: Spoken) throws {
        guard case .moment(let time) = said.reading(in: frame(of: spoken)) else {
            return try take(said, asAnswerTo: question, of: spoken)
        }
        var new = NewReminder(text: question.text, due: time.date, isWallTime: time.isWallTime)
        new.isUrgent = question.isUrgent == true
        let reminder = try keepReminder(new)
        try remember(origin: .reminder(reminder.id))
        try tell(reminder, time, others: others(than: time, said, of: spoken))
    }

    /// Says when a new reminder comes, with what was assumed and what else it may have meant; Undo stands under it.
    func tell(_ reminder: ReminderRecord, _ time: ReadTime, others: [Date], note: RichText? = nil) throws {
        let when = measures.when(time.date)
        let reply =
            time.date > now
            ? ReminderReply.kept(reminder.text, when, isGroup: isGroup) : .keptLate(reminder.text, when)
        let notes =
            (reminder.isAlarm ? [voice.say(RingReply.rings)] : [])
            + (reminder.isUrgent ? [voice.say(NoticeReply.urgent(true))] : []) + [note].compactMap(\.self)
            + time.assumed.map { voice.say(ReminderReply.assumed($0, measures.assumed($0, time.date))) } + assumedZone
        let join = isGroup ? [JoinReminder(reminder.id, true).button(JoinReply.join(0), voice)] : []
        let open = [ShowCard(ReminderCard(reminder.id)).button(CommonReply.open, voice)] + join
        let text = ([voice.say(reply)] + notes).joined()
        let instead = others.map {
            [
                RemindInstead(id: reminder.id, old: time.date, new: $0).button(
                    ReminderReply.instead(measures.pick($0)), voice)
            ]
        }
        let calm = try calmFace(of: reminder, next: time.date)
        let whole = ([text] + calm.lines).joined()
        try tell(
            ReminderReply.whole(whole), buttons: zoneButtons + instead + calm.buttons + summaryOffer() + [open],
            about: .reminder(reminder.id))
    }

    /// What an edited line makes of a reminder; nil leaves a part as it is.
    func revise(_ id: ReminderID, text: String?, time said: SaidTime?, of spoken: Spoken) throws {
        let old = try reminderToChange(id)
        var new = NewReminder(old)
        new.text = text ?? old.text
        if let said, old.rule != nil {
            // Said as coming once, it does.
            (new.rule, new.isAfterDone) = (nil, false)
            guard let time = try time(said, in: frame(of: spoken)) else {
                return try askWhen(ReminderTimeQuestion(text: new.text, day: said, reminder: id))
            }
            (new.due, new.isWallTime) = (time.date, time.isWallTime)
        } else if let said, let time = try time(said, in: frame(of: spoken), unlessIs: old.due) {
            new.due = time.date
            new.isWallTime = time.isWallTime
        }
        try show(ReminderCard(reviseReminder(id, as: new).id), note: ReminderReply.followed)
    }

    /// The edited words of an answer: another time, or else the reminder's new text.
    func take(_ spoken: Spoken, asNewWordsOf id: ReminderID) throws {
        let time = try spoken.timeAlone()
        let text = try time == nil ? ReminderText(checking: spoken.unquoted).text : nil
        try revise(id, text: text, time: time, of: spoken)
    }

    /// What a time means; nil where a day has no time of day. `known` may have passed, since it was said before.
    func time(_ said: SaidTime, in frame: TimeFrame, unlessIs known: Date? = nil) throws -> ReadTime? {
        switch said.reading(in: frame) {
        case .noClock: return nil
        case .over(let date):
            guard date != known else { return nil }
            throw Refusal(ReminderReply.over(measures.when(date)))
        case .moment(let time):
            guard known == nil || time.date == known || time.date > now else {
                throw Refusal(ReminderReply.over(measures.when(time.date)))
            }
            return time
        }
    }
}

extension Spoken {
    /// "10 min", "an hour": a length of time and nothing else, from now.
    var lengthAlone: SaidTime? {
        let whole = line.found.first { $0.tokens == line.tokens.indices }
        guard case .length(let length)? = whole?.value else { return nil }
        return SaidTime(length: length)
    }

    /// The time that the line is, with few words around it, in one's own or in another language; a number alone is an
    /// hour.
    func timeAlone() throws -> SaidTime? {
        let lines = line.inEachLanguage
        if let corrected = followUp?.newTime { return try corrected.get() }
        guard !isAboutSomething else { return nil }
        let times = lines.lazy.map(Self.times).first { !$0.isEmpty } ?? []
        guard let first = times.first else {
            return lines.lazy.compactMap(\.dayPartAlone).first.map { SaidTime(part: $0) }
        }
        guard times.count == 1, first.wordsOutside <= 3 else { return nil }
        return try first.time.get()
    }

    private static func times(of line: ReadLine) -> [ReadLine.Time] {
        guard line.times.isEmpty else { return line.times }
        let lead = LanguageTables.tables(for: line.language).leads.hour
        return LineReader.read("\(lead) \(line.text)", language: line.language).times
    }
}
