import Actions
import Core
import Foundation
import Store

/// The calendars that somebody reads, and the address under which programs read their own.
struct CalendarsCard: BareCard {
    static let verb = "calendars"
    var goesPrivate: Bool { true }

    func render(in session: Session) throws -> CardFace? {
        guard !session.isGroup else { return CardFace(session.voice.say(CalendarsReply.onlyPrivately), topics: []) }
        let voice = session.voice, calendars = try session.foreignCalendars()
        var lines = [voice.say(calendars.isEmpty ? CalendarsReply.none : .title(calendars.count))]
        for (index, calendar) in calendars.enumerated() {
            lines.append(voice.say(CalendarsReply.row(index + 1, calendar.name, session.state(of: calendar))))
        }
        lines.append(voice.say(try session.feedToken() == nil ? CalendarsReply.feedOff : .feedOn))
        lines.append(voice.say(session.audienceLine))
        let rows = calendars.map { calendar in
            [ShowCard(ForeignCalendarCard(calendar.id)).button(CalendarReply.plain(calendar.name), voice)]
        }
        return CardFace(
            lines.joined(), buttons: rows + foot(in: session), topics: ["calendars:\(session.viewer)"])
    }

    private func foot(in session: Session) -> [[Button]] {
        let voice = session.voice
        let month = CalendarView.month(CalendarMonth(of: session.present.date))
        return [
            [
                AddCalendar().button(CalendarsReply.add, voice),
                ShowCard(FeedCard()).button(FeedReply.button, voice),
            ],
            [
                ShowCard(CalendarCard(month)).button(CalendarReply.button, voice),
                HelpPress(area: .calendar).button(CommonReply.help, voice),
            ],
        ]
    }
}

/// One calendar of somebody else: what comes next in it, and what can be done with it.
struct ForeignCalendarCard: Card {
    static let verb = "calendar"
    let id: CalendarID
    /// It offers colours.
    let choosesColour: Bool

    init(_ id: CalendarID, choosesColour: Bool = false) { (self.id, self.choosesColour) = (id, choosesColour) }

    init?(_ arguments: [String]) {
        guard let id = arguments.first.flatMap(CalendarID.init),
            arguments == ["\(id)"] || arguments == ["\(id)", "colour"]
        else { return nil }
        self.init(id, choosesColour: arguments.count == 2)
    }

    var arguments: [String] { ["\(id)"] + (choosesColour ? ["colour"] : []) }
    var subject: String { "\(Self.verb):\(id)" }
    var goesPrivate: Bool { true }

    func render(in session: Session) throws -> CardFace? {
        guard !session.isGroup, let calendar = try session.foreignCalendar(id) else { return nil }
        let voice = session.voice, slots = try session.slots(of: id)
        var lines = [RichText("📅 ") + RichText(calendar.name, .bold), voice.say(session.state(of: calendar))]
        lines.append(voice.say(CalendarsReply.colour(calendar.colour)))
        if calendar.isCut { lines.append(voice.say(CalendarsReply.cut)) }
        if calendar.checkedAt != nil { lines.append(voice.say(CalendarsReply.entries(slots.count))) }
        lines += slots.next.map { RichText("• ") + voice.say(session.line(CalendarSlotFace($0))) }
        lines.append(voice.say(session.audienceLine))
        return CardFace(
            lines.joined(), buttons: choosesColour ? colours(voice) : buttons(calendar, session),
            topics: ["calendar:\(id)", "settings:\(session.viewer)"])
    }

    private func buttons(_ calendar: CalendarRecord, _ session: Session) -> [[Button]] {
        let voice = session.voice
        let refresh = calendar.url == nil ? [] : [CalendarPress(id, .refresh).button(CalendarsReply.refresh, voice)]
        return [
            [
                CalendarPress(id, .rename).button(CalendarsReply.rename, voice),
                ShowCard(ForeignCalendarCard(id, choosesColour: true)).button(CalendarsReply.colourButton, voice),
            ] + refresh,
            [
                CalendarPress(id, .remove).button(CalendarsReply.remove, voice),
                ShowCard(CalendarsCard()).button(CommonReply.back, voice),
            ],
        ]
    }

    private func colours(_ voice: Voice) -> [[Button]] {
        let all = PinColour.allCases.map { CalendarPress(id, .colour($0)).button(ColourReply.signed($0), voice) }
        return [
            Array(all.prefix(4)), Array(all.dropFirst(4)),
            [ShowCard(ForeignCalendarCard(id)).button(CommonReply.back, voice)],
        ]
    }
}

/// A time of somebody else's calendar, as a line shows it.
struct CalendarSlotFace {
    let start: Date
    let day: Int?
    let title: String

    init(_ slot: CalendarSlotRecord) { (start, day, title) = (slot.start, slot.day, slot.title) }
    init(_ slot: CalendarSlot) { (start, day, title) = (slot.start, slot.days?.lowerBound, slot.title) }
}

extension Session {
    /// When it was read last, or why not.
    func state(of calendar: CalendarRecord) -> Wording {
        if let problem = calendar.problem {
            let age = calendar.checkedAt.map { measures.age(of: $0) }
            return CalendarsReply.trouble(problem, age).wording
        }
        guard let checked = calendar.checkedAt else { return CalendarsReply.waiting.wording }
        return calendar.url == nil
            ? CalendarsReply.file.wording : CalendarsReply.read(measures.age(of: checked)).wording
    }

    func line(_ slot: CalendarSlotFace) -> CalendarsReply {
        let when = slot.day.map { measures.when(FloatingTime(day: $0)) } ?? measures.when(slot.start)
        return .slot(slot.title, when)
    }
}
