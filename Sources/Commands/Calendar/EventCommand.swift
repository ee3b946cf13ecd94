import Actions
import Core
import Language
import Store

extension String {
    /// "optician" of "and optician", where something else is said before it.
    fileprivate func withoutAnd(_ language: LanguageID) -> String {
        let line = LineReader.read(self, language: language)
        return line.begins(with: .and) && line.tokens.count > 1 ? line.dropFirst.text : self
    }
}

/// Keeps something that takes place.
struct EventCommand: WishCommand {
    static let about = About(
        intent: "event.add", area: .calendar, menu: "event", summary: "Put something that takes place in your calendar",
        phrases: [
            "(add|create|make|new|schedule|plan) [a|an|another] [new] (event|appointment|calendar entry) [:|called|named|for] {title:rest}",
            "(event|appointment|calendar entry) [:] {title:rest}",
            "(event|new event|add [an] event|add [an] appointment)",
            "(add|put|enter) {title:text} (to|in|into|on) (my|the|our) calendar",
            "(block|reserve|book out|keep|hold|free up|clear) [off|out] [my|the] {start:time} [in|on] [my|the] [calendar|diary] for {title:rest}",
            "mark {start:time} [down] as {title:rest}", "put [the|my|a|an] {title:few} (in|down) for {start:time}",
            "save the date [for|:|,|-] {title:rest}",
            "(schedule me|pencil me in|pencil us in|schedule :) [with|for|:] {title:rest}",
        ],
        examples: ["event: dinner with Ana on Friday at 19:00", "appointment: dentist 2 December 10:00-11:00"])

    let title: String?
    let said: Said

    init(_ said: Said) throws {
        self.said = said
        title = try said.slots.text("title").map {
            try EventText(checking: said.spoken.line.whole(title: $0).withoutAnd(said.spoken.line.language)).text
        }
    }

    func perform(in session: Session) throws {
        guard let title else { return try session.ask(EventTitleQuestion(), saying: EventReply.what) }
        if try session.retells(title, said) { return }
        // "party is now at Tom's place" of what is in no calendar tells where something is.
        if said.spoken.line.toldPlace != nil { return try session.offerToKeep(said.spoken, saying: DoubtReply.fact) }
        let times: EventTimes
        do throws(TimeProblem) { times = try session.readTimes(said) } catch {
            guard error.isMended else { throw Refusal(error) }
            return try session.ask(
                EventTimeQuestion(title: title, kept: error.timeBeside), saying: error)
        }
        // "paid the rent on 1 March" tells of this year's.
        if times.assumed.contains(.nextYear), said.spoken.line.tellsDeedDone {
            return try session.offerToKeep(said.spoken, saying: DoubtReply.fact)
        }
        if let start = times.start {
            if times.isOfManyDays, said.isSomeTime, said.spoken.saying(title).line.namesAppointment {
                return try session.askWhen(EventTimeQuestion(title: title))
            }
            let new = try event(title, session.besideLast(start, said.spoken.line), times, session)
            return try session.keepSaying(new, assumed: times.assumed)
        }
        guard try keepSaidInside(session) else { return try session.askWhen(EventTimeQuestion(title: title)) }
    }

    /// "exam 2 June 10am hall b": what says when stands among the words; false where nothing there does.
    private func keepSaidInside(_ session: Session) throws -> Bool {
        guard let words = said.spoken.line.withTimesLast else { return false }
        let spoken = said.spoken.saying(words)
        let slots = try WishSlots.slots(of: spoken.line, for: Self.about.intent, names: session.names(), isAsked: true)
        let times = try session.eventTimes(Said(spoken: spoken, slots: slots))
        guard let start = times.start, let title = slots.text(SlotName.title) else { return false }
        let begin = try session.besideLast(start, said.spoken.line)
        let new = try event(EventText(checking: title).text, begin, times, session)
        try session.keepSaying(new, assumed: times.assumed)
        return true
    }

    private func event(
        _ title: String, _ start: FloatingTime, _ times: EventTimes, _ session: Session
    ) throws -> NewEvent {
        var new = NewEvent(title, start: start, finish: times.finish)
        new.zone = times.zone
        new.rule = times.rule
        if new.rule == nil, start.minute == nil, said.spoken.line.isYearly(title) {
            new.comeYearly(from: session.present.day)
        }
        if let place = said.slots.name("place"), let id = place.id, !place.isDoubtful { new.place = PlaceID(id) }
        if new.place == nil { new.place = try session.ownPin(repliedToIn: said.spoken) }
        return new
    }
}

extension EventTimes {
    fileprivate var isOfManyDays: Bool {
        start.map { start in start.minute == nil && finish.map { $0.day > start.day } == true } == true
    }
}

extension Said {
    /// "end of March", "next week": one of these days, rather than "3 to 6 March".
    fileprivate var isSomeTime: Bool { if case .time? = slots[SlotName.start]?.value { true } else { false } }
}

extension EventCommand: FollowsEdit {
    func follow(_ thing: Thing, in session: Session) throws -> Bool {
        guard thing.kind == .event else { return false }
        let old = try session.eventToChange(EventID(thing.id))
        let times = try session.eventTimes(said)
        var new = NewEvent(old)
        if let title { new.title = title }
        if let start = times.start {
            (new.start, new.finish, new.rule, new.zone) = (start, times.finish, times.rule, times.zone)
        }
        try session.show(EventCard(session.reviseEvent(old.id, as: new).id), note: ReminderReply.followed)
        return true
    }
}

extension ReadLine {
    /// "mum's birthday", "wedding anniversary", "birthday Cara", "bday: mum"; not "birthday party".
    func isYearly(_ title: String) -> Bool {
        let words = title.split { $0 == " " || $0 == ":" }.map(String.init)
        guard let first = words.first, let last = words.last else { return false }
        return means(last, .yearlyDay)
            || words.count < 4 && means(first, .yearlyDay)
                && (isTelling(last) || words.count == 2 && isOfFamily(last))
    }
}

/// The words of an event: 1 to 300 characters.
struct EventText {
    static let longest = 300
    let text: String

    init(checking words: String) throws {
        text = try words.asOneLine.kept(upTo: Self.longest, orRefuse: EventReply.tooLong)
        guard !text.isEmpty else { throw Refusal(EventReply.empty) }
    }
}

extension Session {
    func eventTimes(_ said: Said) throws -> EventTimes {
        do throws(TimeProblem) { return try readTimes(said) } catch { throw Refusal(error) }
    }

    fileprivate func readTimes(_ said: Said) throws(TimeProblem) -> EventTimes {
        try EventTimes(said.slots, in: frame(of: said.spoken))
    }

    /// Keeps it and shows its card, with what was taken for granted of its time, and what else of its name is on that day.
    func keepSaying(_ new: NewEvent, assumed: [TimeAssumption]) throws {
        if try saysIsThere(new) { return }
        let event = try keepEvent(new), twin = try isHolding ? nil : twin(of: event)
        try remember(origin: .event(event.id))
        let moment = event.start.moment(in: settings.timeZone)
        let instead = assumed.contains(.halfOfDay) && !isHolding ? otherHalf(of: event) : []
        let assumed = assumed.filter { $0 != .nextYear || event.rule == nil }.map {
            voice.say(ReminderReply.assumed($0, measures.assumed($0, moment)))
        }
        // Among the answers to several wishes the card itself is not seen.
        let kept = isHolding ? EventReply.keptNamed(event.title, when(of: event)) : isGroup ? .keptHere : .kept
        let guests = try guests(named: event.title)
        let told = guests.isEmpty ? [] : [voice.say(EventReply.notTold(guests.map(\.told)))]
        let besides = twin.map { [voice.say(EventTwinReply.besides($0.event.title, when(of: $0)))] } ?? []
        let rule = isHolding ? repeats(event).map { [voice.say($0)] } ?? [] : []
        let note = ReminderReply.whole(([voice.say(kept)] + rule + assumed + besides + told).joined())
        try show(EventCard(event.id), note: note, buttons: instead + (twin.map { [[dropButton($0)]] } ?? []))
    }

    /// "06:00" of what was read as six in the evening; before five only of what leaves then.
    private func otherHalf(of event: EventRecord) -> [[Button]] {
        guard let minute = event.start.minute.map({ ($0 + 720) % 1440 }),
            minute >= 300 || LineReader.read(event.title, language: language).namesDeparture
        else { return [] }
        let label = ReminderReply.instead(measures.clockTime(minute))
        return [[EventPress(event.id, .at(minute)).button(label, voice)]]
    }
}
