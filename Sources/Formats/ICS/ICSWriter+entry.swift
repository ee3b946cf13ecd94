import Core
import Foundation

extension ICSWriter {
    /// An event without a start is nothing that a calendar could show, and is left out.
    mutating func add(_ entry: CalendarEntry) {
        let span = ICSSpan(entry)
        guard entry.kind == .task || span.start != nil else { return }
        let name = entry.kind == .task ? "VTODO" : "VEVENT"
        add("BEGIN", name)
        add("UID", text: entry.uid)
        add("DTSTAMP", ICSTimes.text(now))
        addSpan(span, of: entry)
        addRepetition(entry, span)
        addWords(entry)
        addState(entry)
        for alarm in entry.alarms where alarm.isShown { add(alarm, of: entry, span) }
        add("END", name)
    }

    private mutating func addSpan(_ span: ICSSpan, of entry: CalendarEntry) {
        if let start = span.start { add("DTSTART", time: start) }
        switch span.end {
        case .at(let time): add(entry.kind == .task ? "DUE" : "DTEND", time: time)
        case .after(let length): add("DURATION", ICSTimes.text(length))
        case nil: break
        }
    }

    private mutating func addRepetition(_ entry: CalendarEntry, _ span: ICSSpan) {
        if let override = entry.override {
            add("RECURRENCE-ID", time: override.original, override.isFromHereOn ? [("RANGE", "THISANDFUTURE")] : [])
        }
        guard let anchor = span.anchor else { return }
        for rule in entry.repetition.rules { add("RRULE", rule.ics(from: anchor)) }
        for time in entry.repetition.leftOut(from: anchor) { add("EXDATE", time: time.fitting(anchor)) }
        for extra in entry.repetition.extra { add(extra, fitting: anchor) }
    }

    private mutating func add(_ extra: CalendarExtra, fitting anchor: CalendarTime) {
        let start = extra.start.fitting(anchor)
        let seconds: Int? =
            switch extra.end {
            case .after(let length): length.allSeconds
            case .at(let end): Int(end.moment(for: .gmt).timeIntervalSince(extra.start.moment(for: .gmt)))
            case nil: nil
            }
        guard !start.isDay, let seconds, seconds > 0 else { return add("RDATE", time: start) }
        let (parameters, value) = zones.text(start)
        let length = ICSTimes.text(CalendarLength(seconds: seconds))
        add("RDATE", parameters + [("VALUE", "PERIOD")], "\(value)/\(length)")
    }

    private mutating func addWords(_ entry: CalendarEntry) {
        add("SUMMARY", text: entry.title)
        add("DESCRIPTION", text: entry.details)
        add("LOCATION", text: entry.location)
        if let place = entry.coordinate {
            let (latitude, longitude) = (Degrees.write(place.latitude), Degrees.write(place.longitude))
            add("GEO", "\(latitude);\(longitude)")
            // Apple's calendar shows a map for this alone.
            add(
                "X-APPLE-STRUCTURED-LOCATION",
                [("VALUE", "URI"), ("X-APPLE-RADIUS", "100")] + (entry.location.map { [("X-TITLE", $0)] } ?? []),
                "geo:\(latitude),\(longitude)")
        }
        if let url = entry.url.map(ICSText.plain), !url.isEmpty { add("URL", url) }
        let categories = entry.categories.map(ICSText.escape).filter { !$0.isEmpty }
        if !categories.isEmpty { add("CATEGORIES", categories.joined(separator: ",")) }
        add("RELATED-TO", text: entry.parentUID)
    }

    private mutating func addState(_ entry: CalendarEntry) {
        if let priority = entry.priority, (1...9).contains(priority) { add("PRIORITY", String(priority)) }
        if let status = entry.status, status.fits(entry.kind) { add("STATUS", status.ics) }
        if entry.isFree, entry.kind == .event { add("TRANSP", "TRANSPARENT") }
        if entry.isPrivate { add("CLASS", "PRIVATE") }
        if entry.kind == .task {
            if let percent = entry.percent { add("PERCENT-COMPLETE", String(max(0, min(100, percent)))) }
            if let date = entry.completedAt { add("COMPLETED", ICSTimes.text(date)) }
        }
        if entry.sequence > 0 { add("SEQUENCE", String(entry.sequence)) }
        if let date = entry.createdAt { add("CREATED", ICSTimes.text(date)) }
        if let date = entry.changedAt { add("LAST-MODIFIED", ICSTimes.text(date)) }
    }

    private mutating func add(_ alarm: CalendarAlarm, of entry: CalendarEntry, _ span: ICSSpan) {
        // Where there is nothing that it could be reckoned from, others would refuse it.
        guard span.anchor != nil || alarm.isAtMoment else { return }
        add("BEGIN", "VALARM")
        add("ACTION", "DISPLAY")
        add("DESCRIPTION", text: entry.title.isEmpty ? "." : entry.title)
        switch alarm.trigger {
        case .at(let date): add("TRIGGER", [("VALUE", "DATE-TIME")], ICSTimes.text(date))
        case .fromStart(let length) where span.start != nil: add("TRIGGER", ICSTimes.text(length))
        case .fromEnd(let length) where span.end == nil: add("TRIGGER", ICSTimes.text(length))
        case .fromStart(let length), .fromEnd(let length):
            add("TRIGGER", [("RELATED", "END")], ICSTimes.text(length))
        }
        if alarm.repeats > 0, alarm.gap > 0 {
            add("REPEAT", String(alarm.repeats))
            add("DURATION", ICSTimes.text(CalendarLength(seconds: alarm.gap)))
        }
        add("END", "VALARM")
    }
}

extension CalendarAlarm {
    fileprivate var isAtMoment: Bool {
        if case .at = trigger { true } else { false }
    }
}

extension CalendarEntry.Status {
    fileprivate func fits(_ kind: CalendarEntry.Kind) -> Bool {
        switch self {
        case .cancelled: true
        case .tentative, .confirmed: kind == .event
        case .needsAction, .inProcess, .completed: kind == .task
        }
    }
}
