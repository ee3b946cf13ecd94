import Actions
import Core
import Language
import Store

extension Session {
    /// Asks when, with usual times to pick.
    func askWhen(_ question: ReminderTimeQuestion) throws {
        try offerDropped(for: question)
        let isOfDays = try question.repetition != nil || question.reminder.flatMap { try reminder($0)?.rule } != nil
        let usual: [RemindAt.Choice] =
            question.day?.day == nil && !isOfDays ? [.hour, .thisEvening, .tomorrow] : [.morning, .noon, .evening]
        let frame = frame(of: nil)
        let choices = usual.filter { choice in
            guard !isOfDays else { return true }
            let time = RemindAt(choice: choice).time
            guard case .moment = (question.day?.joined(with: time) ?? time).reading(in: frame) else { return false }
            return true
        }
        let said = saidHour(of: question, frame).map {
            RemindAtHour().button(ReminderReply.instead($0), voice)
        }
        let buttons =
            [said].compactMap(\.self) + choices.map { RemindAt(choice: $0).button(ReminderReply.choice($0), voice) }
        let cancel = CancelPress().button(CommonReply.cancel, voice)
        var question = question
        question.isOffer = nil
        try ask(question)
        let day = question.day.flatMap { $0.day == nil ? nil : SaidValue.time($0).days(in: frame, today: present.day) }
        let coming = day.flatMap { $0.first < present.day ? nil : FloatingTime(day: $0.first) }
        let ask = coming.map { ReminderReply.whatTimeOn(question.text, measures.when($0)) }
        try say(
            Outgoing(
                voice.say(isOfDays ? .whatTime(question.text) : ask ?? .when(question.text)),
                buttons: (buttons.isEmpty ? [] : [buttons]) + [[cancel]]))
    }

    /// When it would be, were the number before its words the hour.
    private func saidHour(of question: ReminderTimeQuestion, _ frame: TimeFrame) -> Wording? {
        guard let hour = question.hour else { return nil }
        let time = SaidTime(clock: hour.clock)
        guard question.repetition == nil else {
            return measures.pick(hour: hour.clock.hour)
        }
        guard let whole = question.day?.joined(with: time), case .moment(let read) = whole.reading(in: frame) else {
            return nil
        }
        return measures.pick(read.date)
    }

    /// Keeps or moves the reminder, or asks on; `spoken` is nil for a button.
    func take(_ said: SaidTime, asAnswerTo question: ReminderTimeQuestion, of spoken: Spoken?) throws {
        if let repetition = question.repetition { return try take(said, of: repetition, question, spoken) }
        let frame = frame(of: spoken)
        if let id = question.reminder, case let old = try reminderToChange(id), old.rule != nil {
            try clearQuestion()
            return try retimeRepeating(old, to: said, frame)
        }
        let time = question.isAlarm == true ? said : spoken?.line.inDaylight(said) ?? said
        let whole = question.day?.joined(with: time) ?? time
        var next = question
        next.day = whole
        switch whole.reading(in: frame) {
        case .noClock:
            guard let day = whole.pastDay(in: frame) else {
                next.day = whole.firstDay(in: frame) ?? whole
                return try askWhen(next)
            }
            next.day = question.day
            try offer(past: whole, measures.pick(day), for: next, of: spoken)
        case .over(let date):
            next.day = question.day
            try offer(past: whole, measures.when(date), for: next, of: spoken)
        case .moment(let time): try settle(question, time, whole, of: spoken)
        }
    }

    /// The time of day of what repeats; a day with it is its first.
    private func take(
        _ said: SaidTime, of repetition: SaidRepeat, _ question: ReminderTimeQuestion, _ spoken: Spoken?
    ) throws {
        guard said.length == nil, said.clock != nil || said.part != nil else { return try askWhen(question) }
        var repetition = repetition
        (repetition.clocks, repetition.part) = (said.clock.map { [$0] } ?? [], said.part)
        if let day = said.day { repetition.start = SaidTime(day: day) }
        var question = question
        question.repetition = nil
        try keep(repetition, for: question, of: spoken)
    }

    private func settle(
        _ question: ReminderTimeQuestion, _ time: ReadTime, _ said: SaidTime, of spoken: Spoken?
    ) throws {
        try clearQuestion()
        if let task = question.task, let often = question.untilDone { return try nag(task, at: time.date, often) }
        guard let id = question.reminder else {
            var new = NewReminder(text: question.text, due: time.date, isWallTime: time.isWallTime)
            (new.isAlarm, new.nag) = (question.isAlarm == true, question.untilDone?.step)
            new.isUrgent = question.isUrgent == true
            let reminder = try keepReminder(new)
            if spoken != nil { try remember(origin: .reminder(reminder.id)) }
            let nag = question.untilDone.map { voice.say($0.note) }
            return try tell(reminder, time, others: others(than: time, said, of: spoken), note: nag)
        }
        var new = try NewReminder(reminderToChange(id))
        (new.due, new.isWallTime) = (time.date, time.isWallTime)
        try show(ReminderCard(reviseReminder(id, as: new).id), note: ReminderReply.moved(measures.when(time.date)))
    }
}

extension SaidTime {
    /// Its first day to come, where it is of several: "next week"; its last at "the end of the month".
    fileprivate func firstDay(in frame: TimeFrame) -> SaidTime? {
        guard let span = SaidValue.time(self).span(in: frame), span.kind == .daterange, let first = span.start else {
            return nil
        }
        if day?.isEdge == true, let end = span.end { return MeantTime(day: end.day - 1, minute: nil).said }
        return MeantTime(day: max(first.day, FloatingTime(frame.now, in: frame.zone).day), minute: nil).said
    }
}
