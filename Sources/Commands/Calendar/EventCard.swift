import Actions
import Core
import Foundation
import Store

/// One event: when and where it is, and what can be done with it.
struct EventCard: Card {
    /// Which buttons stand under it.
    enum Mode: String, CaseIterable, Sendable { case main, notice }

    static let verb = "event"
    let id: EventID
    let mode: Mode

    init(_ id: EventID, _ mode: Mode = .main) { (self.id, self.mode) = (id, mode) }

    init?(_ arguments: [String]) {
        guard let id = arguments.first.flatMap(EventID.init), arguments.count < 3 else { return nil }
        let mode = arguments.count == 1 ? .main : Mode(rawValue: arguments[1])
        guard let mode else { return nil }
        self.init(id, mode)
        guard self.arguments == arguments else { return nil }
    }

    var arguments: [String] { ["\(id)"] + (mode == .main ? [] : [mode.rawValue]) }
    var subject: String { "\(Self.verb):\(id)" }
    var thing: Thing? { .event(id) }

    func render(in session: Session) throws -> CardFace? {
        guard let event = try session.event(id), let whose = try session.whose(.event(id)) else { return nil }
        let calm = whose.isOwn ? try session.calmFace(about: .event(id)) : CalmFace()
        let lines = [RichText("📅 ") + RichText(event.title, .bold)] + (try facts(event, session)) + calm.lines
        return CardFace(
            (lines + session.assumedZone + whose.lines).joined(),
            buttons: (whose.isOwn ? calm.buttons + buttons(event, session) : []) + session.zoneButtons,
            topics: ["event:\(id)"] + (event.place.map { ["place:\($0)"] } ?? []) + whose.topics)
    }

    private func facts(_ event: EventRecord, _ session: Session) throws -> [RichText] {
        let voice = session.voice
        let coming = event.repetition == nil ? [] : session.comingTimes(of: event, limit: 4)
        let next = coming.first
        // A first time that is left out is none.
        let isLeftOut = event.repetition?.without?.contains(event.start.day) == true
        let shown = isLeftOut ? next.map { event.moved(to: $0.day) } ?? event : event
        var facts: [any Reply] = [session.when(of: shown)]
        if let other = session.otherClocks(of: event) { facts.append(other) }
        if let repeats = session.repeats(event) {
            facts.append(repeats)
            if !session.daysLeftOut(of: event).isEmpty {
                facts.append(
                    EventDayReply.without(session.daysLeftOut(of: event).map { session.name(ofDay: $0, of: event) }))
            }
            if let next, next.day != event.start.day, !isLeftOut {
                facts.append(EventReply.next(session.when(of: next)))
            }
            let later = coming.dropFirst().map { session.name(ofDay: $0.day, of: event) }
            if !later.isEmpty { facts.append(EventReply.then(later)) }
        }
        if !event.location.isEmpty { facts.append(EventReply.place(event.location)) }
        if let place = try event.place.flatMap({ try session.place($0) }) { facts.append(EventReply.place(place.name)) }
        facts += try session.notices(of: event).map { notice in
            let words = session.words(before: notice.lead)
            return notice.hasPassed ? EventReply.noticePassed(words) : .notice(words)
        }
        if !event.details.isEmpty { facts.append(ReminderReply.whole(RichText(event.details))) }
        return facts.map { voice.say($0) }
    }

    private func buttons(_ event: EventRecord, _ session: Session) -> [[Button]] {
        let voice = session.voice
        let day = event.start.day
        if mode == .notice {
            let leads = EventPress.leads.map { EventPress(id, .lead($0)).button(EventReply.lead($0), voice) }
            return [
                Array(leads.prefix(3)), Array(leads.dropFirst(3)),
                [ShowCard(EventCard(id)).button(CommonReply.back, voice)],
            ]
        }
        return dayButtons(event, session) + [
            [
                EventPress(id, .time).button(EventReply.step(.time), voice),
                EventPress(id, .words).button(EventReply.step(.words), voice),
                EventPress(id, .location).button(EventReply.step(.location), voice),
            ],
            [
                ShowCard(EventCard(id, .notice)).button(EventReply.noticeButton, voice),
                SendEntry(.event(id)).button(EntryFileReply.button, voice),
                EventPress(id, .delete).button(CommonReply.delete, voice),
            ],
            [
                ShowCard(CalendarCard(.day(day))).button(CalendarReply.theDay, voice),
                HelpPress(area: .calendar).button(CommonReply.help, voice),
            ],
        ]
    }
}

extension EventCard {
    /// Of what repeats: its next time alone, and the first day on which it was left out.
    private func dayButtons(_ event: EventRecord, _ session: Session) -> [[Button]] {
        guard event.rule != nil else { return [] }
        let voice = session.voice
        let out = session.daysLeftOut(of: event).first.map {
            EventPress(id, .takeIn($0)).button(EventDayReply.takeIn(session.name(ofDay: $0, of: event)), voice)
        }
        guard let next = session.comingTime(of: event) else { return out.map { [[$0]] } ?? [] }
        let day = session.name(ofDay: next.day, of: event)
        return [
            [
                EventPress(id, .leaveOut(next.day)).button(EventDayReply.skip(day), voice),
                EventPress(id, .moveOne(next.day)).button(EventDayReply.move(day), voice),
            ] + (out.map { [$0] } ?? [])
        ]
    }
}

extension Session {
    /// Days to come on which it is left out, by its own clocks since 1970-01-01; the first few.
    func daysLeftOut(of event: EventRecord) -> [Int] {
        Array((event.repetition?.without ?? []).filter { $0 >= present.day }.prefix(6))
    }

    /// "today", "24 Mar": the viewer's day on which an event is that comes on a day of its own clocks.
    func name(ofDay day: Int, of event: EventRecord) -> String {
        let home = settings.timeZone
        let own = event.isWholeDay ? day : WallTime(EventTime(event, day, in: home).start, in: home).day
        return measures.short(FloatingTime(day: own))
    }

    /// "↻ every Tuesday"; nil for what comes once.
    func repeats(_ event: EventRecord) -> EventReply? {
        event.repetition.map {
            .repeats(RepeatWords(rule: $0, isAfterDone: false, measures: measures).wording)
        }
    }

    /// "on Friday, 4 Dec at 15:00–16:00", by the viewer's clocks.
    func when(of event: EventRecord) -> Wording {
        let measures = measures
        guard !event.isWholeDay else {
            let start = measures.when(event.start)
            return event.finish.map { EventReply.until(start, measures.inSentence($0)).wording } ?? start
        }
        let zone = event.zone(for: settings.timeZone)
        let start = event.start.moment(in: zone)
        guard let end = event.finish?.moment(in: zone), end > start else { return measures.when(start) }
        let isSameDay = WallTime(start, in: settings.timeZone).day == WallTime(end, in: settings.timeZone).day
        let last =
            isSameDay
            ? voice.words(measures.clockTime(WallTime(end, in: settings.timeZone).minuteOfDay))
            : measures.inSentence(end)
        return EventReply.until(measures.when(start), last).wording
    }

    /// What the clocks show where it was said, where these are others than the viewer's.
    func otherClocks(of event: EventRecord) -> EventReply? {
        let zone = event.zone(for: settings.timeZone), moment = event.start.moment(in: zone)
        guard zone.secondsFromGMT(for: moment) != settings.timeZone.secondsFromGMT(for: moment) else { return nil }
        return .otherZone(measures.clock(event.start.minute ?? 0), zone.identifier)
    }
}

extension EventRecord {
    /// As long, from another day on.
    func moved(to day: Int) -> EventRecord {
        var moved = self
        moved.start = start.adding(days: day - start.day)
        moved.finish = finish?.adding(days: day - start.day)
        return moved
    }
}
