import Actions
import Core
import Foundation
import Language
import Store

/// Whether one has time: "am I free on Friday afternoon?"
struct FreeCommand: Command {
    static let about = About(
        intent: "calendar.show", key: "calendar.free", area: .calendar, summary: "Whether you have time",
        phrases: [
            "(am i|are we) [both|all] [still] (free|busy|available) [on|at|for|in] {when:time}",
            "(do i|do we) [both|all] have time [on|at|for|in] {when:time}",
            "is [my] {when:time} [still|already|all] (free|open|clear|empty|packed|busy|full|booked up)",
            "(free|available) {when:time}", "{when:time} [still] (free|available)",
            "(does|do|would|will) {when:time} (work|suit|fit|do) [me|for me|us|for us]",
            "(is|would) [be] {when:time} (ok|okay|good|possible|alright|fine|doable) [for me|for us]",
            "(have i|have we|have i got|have we got) (nothing|no plans) [on|for|in] {when:time}",
            "(is|are) [@] {with:word} and (i|me) [both] [still] (free|available) [on|at|for|in] {when:time}",
            "(is|are) (i|me) and [@] {with:word} [both] [still] (free|available) [on|at|for|in] {when:time}",
            "when (is|are) (i|me) and [@] {with:word} [both] (free|available) [on|at|for|in] [{when:time}]",
            "when (is|are) [@] {with:word} and (i|me) [both] (free|available) [on|at|for|in] [{when:time}]",
            "(do|does) [@] {with:word} and (i|me) [both] have time [on|at|for|in] {when:time}",
        ],
        examples: ["am I free on Friday afternoon"])

    private let when: SaidValue?
    /// Who else is to have time: "are Ben and I free".
    private let company: String?
    private let spoken: Spoken

    init(_ said: Said) throws {
        when = try said.slots.timeOrSpan("when").map { try $0.joined(with: said.slots.time("day")) }
        (company, spoken) = (said.slots.text("with"), said.spoken)
    }

    func perform(in session: Session) throws {
        guard let span = when?.span(in: session.frame(of: spoken)), let start = span.start else {
            let months = CalendarCard(.month(CalendarMonth(of: session.present.date)))
            return try session.show(
                months, note: company.flatMap { try session.calendarClosed(of: $0, isBeside: true) })
        }
        let asked =
            when?.endOfPart(from: start, span.end) ?? span.end
            ?? (span.hasTime ? WallTime(seconds: start.seconds + Self.moment) : start.adding(days: 1))
        let end = min(asked, start.adding(days: Self.mostDays))
        let present = WallTime(session.now, in: session.settings.timeZone)
        let first = when?.startOfPart(start).map { max($0, min(present, end)) } ?? start
        let (hours, taken) = try session.taken(when, from: first, to: end)
        let card = ShowCard(CalendarCard(.day(start.day))).button(CalendarReply.button, session.voice)
        let head = session.voice.say(
            taken.isEmpty ? FreeReply.free(session.said(hours, to: end), ofGroup: session.isGroup) : .taken(taken.count)
        )
        let isOneDay = start.day == WallTime(seconds: end.seconds - 1).day
        let lines = taken.prefix(Self.most).map { session.agendaLine($0, of: isOneDay ? start.day : nil) }
        let more = taken.count > Self.most ? [session.voice.say(CalendarReply.more(taken.count - Self.most))] : []
        let closed = try company.flatMap { try session.calendarClosed(of: $0, isBeside: true) }
        let others = closed.map { [session.voice.say($0)] } ?? []
        try session.say(Outgoing(([head] + lines + more + others).joined(), buttons: [[card]]))
        // "and Tuesday?" is then asked, too.
        var recall = Recall()
        recall.before = try session.spokenOf(nil).last
        recall.list = CalendarCard(.day(start.day)).code
        try session.keepRecall(recall)
    }

    private static let most = 8
    private static let mostDays = 366
    /// How long a moment is looked at: an hour.
    private static let moment = 3600
}

extension SaidValue {
    /// "at 10" and "on Thursday", where a verb stands between them.
    fileprivate func joined(with day: SaidTime?) -> SaidValue {
        guard case .time(let time) = self, let day, let both = time.joined(with: day) else { return self }
        return .time(both)
    }

    /// For who asks about having time in it an evening goes on until midnight, and an afternoon until six; nil for anything
    /// else.
    fileprivate func endOfPart(from start: WallTime, _ end: WallTime?) -> WallTime? {
        guard case .time(let time) = self, time.clock == nil else { return nil }
        switch time.part {
        case .evening, .night: return WallTime(day: start.day + 1)
        case .afternoon: return max(end ?? start, WallTime(day: start.day, hour: 18, minute: 0))
        default: return nil
        }
    }

    /// "Friday night" begins with the evening.
    fileprivate func startOfPart(_ start: WallTime) -> WallTime? {
        guard case .time(let time) = self, time.clock == nil, time.part == .night else { return nil }
        return min(start, WallTime(day: start.day, hour: 18, minute: 0))
    }

    /// "at 7", by which the morning or the evening may be meant.
    var isOfEitherHalf: Bool {
        guard case .time(let time) = self, time.part == nil, let clock = time.clock else { return false }
        return clock.half == nil && clock.isWholeHour && (1...9).contains(clock.hour)
    }
}
