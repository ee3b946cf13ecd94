import Core
import Foundation

extension ParseService {
    /// Each slot under its own name; times as they are meant where it is known when the line was said.
    package static let slotFields: Fields = { candidate, line, request in
        var sheet = AnswerFields(
            frame: request.frame, isTask: candidate.intent.hasPrefix("task.") || candidate.intent.hasPrefix("list."))
        for filled in candidate.slots.all { sheet.add(filled) }
        sheet.addQuantities(of: line, except: candidate.slots[SlotName.duration]?.range)
        return sheet.fields
    }
}

/// The fields of an answer, as they are put together: what was said, stretches and their ends too, for any intent.
///
/// What is kept of a thing to do is `WishTimes`: days of its owner, without what only an answer tells.
struct AnswerFields {
    let frame: TimeFrame?
    /// Its times are when it is due.
    let isTask: Bool
    private(set) var fields: [String: FieldValue] = [:]

    init(frame: TimeFrame?, isTask: Bool) { (self.frame, self.isTask) = (frame, isTask) }

    mutating func add(_ filled: Slots.Filled) {
        switch filled.value {
        case .label, .name, .text: addName(filled)
        case .number(let level) where filled.name == SlotName.priority:
            // The fourth level of other programs is none.
            if level < 4 { set(SlotName.priority, .number(level)) }
        case .length(let length) where filled.name == SlotName.duration:
            set(SlotName.duration, .object(["seconds": .number(length.approximateSeconds)]))
        case .time, .timeSpan, .repetition:
            guard let frame, let value = filled.value.said, let span = value.span(in: frame) else {
                return set(filled.name, FieldValue(filled))
            }
            addTime(filled, span, frame)
        default: set(filled.name, FieldValue(filled, in: frame))
        }
    }

    private mutating func set(_ name: String, _ value: FieldValue) {
        if fields[name] == nil { fields[name] = value }
    }

    /// Of labels and people there may be several.
    private mutating func addName(_ filled: Slots.Filled) {
        guard filled.name == SlotName.labels || filled.name == SlotName.people else {
            return set(filled.name, FieldValue(filled))
        }
        var list: [FieldValue] = []
        if case .list(let known)? = fields[filled.name] { list = known }
        let value = FieldValue(filled)
        if !list.contains(value) { fields[filled.name] = .list(list + [value]) }
    }
}

/// What a line measures is a field of it, whatever is wished for: `distance`, `money`, `rating`.
extension AnswerFields {
    /// `other` is what was read otherwise: "~30m" is an estimate.
    mutating func addQuantities(of line: ReadLine, except other: Range<Int>? = nil) {
        for found in line.found where other.map({ !$0.overlaps(found.range) }) ?? true {
            let name: String
            switch found.value {
            case .distance: name = "distance"
            case .money: name = "money"
            case .rating: name = "rating"
            default: continue
            }
            guard let value = Slots.Value(found.value) else { continue }
            set(
                name,
                FieldValue(Slots.Filled(name: name, value: value, typed: line.string(found.range), range: found.range)))
        }
    }

    /// What was taken for granted of them, as words for the person.
    static func assumed(of line: ReadLine) -> [String] {
        line.found.compactMap { found in
            switch found.value {
            case .distance(let distance) where distance.isWalk:
                "\(line.string(found.range)) = \(Int(SaidDistance.walkingSpeed)) m a minute"
            case .money(let money) where money.isAssumed: "\(line.string(found.range)) = \(money.currency)"
            default: nil
            }
        }
    }
}

/// Times: `start` and `end` of a stretch, `due` of a task; a repetition with its first time.
extension AnswerFields {
    private mutating func addTime(_ filled: Slots.Filled, _ span: TimeSpan, _ frame: TimeFrame) {
        switch filled.value {
        case .time(let time): addMoment(filled.name, time, span, frame)
        case .repetition(let said): addRepetition(said, span)
        default:
            addStretch(span)
        }
    }

    private mutating func addMoment(_ name: String, _ time: SaidTime, _ span: TimeSpan, _ frame: TimeFrame) {
        // "in 3 days" is a day for what is due then.
        let isDay = isTask && span.kind == .date
        if !isDay, case .moment(let read) = time.reading(in: frame) {
            return set(name, .text(WallTime(read.date, in: frame.zone).text))
        }
        switch span.kind {
        case .daterange: addStretch(span, isPortion: time.isPortion)
        default: span.start.map { set(name, Self.text($0, span)) }
        }
    }

    /// What is due within a stretch of days is due on its last one.
    private mutating func addStretch(_ span: TimeSpan, isPortion: Bool = false) {
        let hasBegun = span.start.flatMap { start in frame.map { start <= $0.wall } } ?? true
        if let start = span.start, !isTask || !hasBegun && !isPortion { set(SlotName.start, Self.text(start, span)) }
        guard let end = span.end else { return }
        if isTask || span.start == nil {
            set(SlotName.due, Self.text(span.hasTime ? end : end.adding(days: -1), span))
        } else {
            set("end", Self.text(end, span))
        }
    }

    /// A single time of day stands with the first day, several stand in the rule.
    private mutating func addRepetition(_ said: SaidRepeat, _ span: TimeSpan) {
        guard var rule = span.rule else { return }
        if rule.hours.count < 2, rule.minutes.count < 2 { (rule.hours, rule.minutes) = ([], []) }
        set("rule", .text(rule.text))
        if span.isAfterCompletion { set("from", .text("completion")) }
        guard let first = span.start else { return }
        let name = (isTask ? WishFamily.task : .event).timeSlot
        let clocks = rule.frequency == .hourly || rule.frequency == .minutely
        if clocks, let clock = said.clocks.first, let frame,
            case .moment(let read) = SaidTime(clock: clock).reading(in: frame)
        {
            return set(name, .text(WallTime(read.date, in: frame.zone).text))
        }
        set(name, .text(span.hasTime || clocks ? first.text : CalendarDate(dayNumber: first.day).text))
        if let end = span.end { set("end", .text(end.text)) }
    }

    private static func text(_ time: WallTime, _ span: TimeSpan) -> FieldValue {
        .text(span.hasTime ? time.text : CalendarDate(dayNumber: time.day).text)
    }
}

extension SaidTime {
    /// "the end of the month"
    var isPortion: Bool { if case .portion? = day { true } else { false } }
}

extension Slots.Value {
    /// As a value of time.
    var said: SaidValue? {
        switch self {
        case .time(let time): .time(time)
        case .timeSpan(let span): .span(span)
        case .length(let length): .length(length)
        case .repetition(let said): .repetition(said)
        default: nil
        }
    }
}
