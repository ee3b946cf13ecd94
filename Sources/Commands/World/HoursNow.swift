import Core
import Foundation

/// Whether a place of the map is open at a moment, as far as the map tells.
struct HoursNow {
    /// As the map has it; nil where it says nothing.
    let text: String?
    /// What the text means; nil where it cannot be read for sure.
    let hours: OpeningHours?
    let state: OpeningState?
    /// On the clocks there.
    let wall: WallTime
    let site: OpeningSite
    /// The clocks there show another time than the viewer's.
    let isElsewhere: Bool

    /// A time that was said ("on Sunday at 10") is meant as the clocks there show it; now is the same everywhere.
    init(_ place: WorldPlace, at said: Date? = nil, now: Date, _ clocks: inout PlaceClocks) throws {
        text = place.tags["opening_hours"]
        hours = text.flatMap { OpeningHours($0) }
        let zone = text == nil ? clocks.mine : try clocks.zone(at: place.coordinate)
        wall = said.map { [mine = clocks.mine] in WallTime($0, in: mine) } ?? WallTime(now, in: zone)
        site = OpeningSite(coordinate: place.coordinate, zone: zone)
        isElsewhere = zone.secondsFromGMT(for: now) != clocks.mine.secondsFromGMT(for: now)
        state = hours?.state(at: wall, site: site)
    }

    var kind: OpeningState.Kind { state?.kind ?? .unknown }

    /// Open or closed, with when that ends; on other days the day is told too.
    func wording(isAsked: Bool, _ measures: Measures) -> HoursReply? {
        switch kind {
        case .open: .open(until: change(measures))
        case .closed: .closed(opens: change(measures))
        case .unknown: doubt ?? (isAsked || text != nil ? .notKnown : nil)
        }
    }

    private var doubt: HoursReply? {
        if let comment = state?.comment { return .comment(comment) }
        return switch state?.doubt {
        case .openEnd: .openEnd
        case .schoolHolidays: .schoolHolidays
        case .sun, nil: nil
        }
    }

    /// What it is if today is a public holiday, which nobody here knows; nil where that is the same.
    var onHoliday: HoursReply? { state?.onHoliday.map { .onHoliday($0) } }

    private func change(_ measures: Measures) -> String? {
        guard let moment = moment(ofChange: measures.there(in: site.zone)) else { return nil }
        return isElsewhere ? measures.voice.words(HoursReply.there(.text(moment))) : moment
    }

    private func moment(ofChange measures: Measures) -> String? {
        guard let moment = hours?.nextChange(after: wall, site: site)?.moment else { return nil }
        if moment.day == wall.day { return measures.clock(moment.minuteOfDay) }
        if moment.day == wall.day + 1, moment.minuteOfDay < 360, kind == .open {
            return measures.clock(moment.minuteOfDay)
        }
        return moment.moments(in: site.zone).dates.first.map { measures.voice.words(measures.when($0)) }
    }

    /// "08:00–12:00, 14:00–18:00" of that day; nil where it is closed all day or nobody knows.
    func today(_ measures: Measures) -> String? {
        let spans =
            hours?.spans(on: wall.day, site: site).filter { $0.state.kind == .open && $0.end - $0.start < 1440 } ?? []
        let words = spans.map { "\(measures.clock($0.start))–\(measures.clock($0.end % 1440))" }
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }
}

extension Measures {
    /// The same on other clocks.
    fileprivate func there(in zone: TimeZone) -> Measures {
        var settings = settings
        settings.timeZone = zone
        return Measures(settings: settings, voice: voice, now: now)
    }
}

/// Whether a place is open, in a few words.
enum HoursReply: Reply {
    case open(until: String?), closed(opens: String?), notKnown
    case comment(String)
    case openEnd, schoolHolidays
    /// A time of clocks that show another one than the viewer's.
    case there(WordingValue)
    case onHoliday(OpeningState.Kind)

    var wording: Wording {
        switch self {
        case .there(let time): Wording("hours.there", "{time} there", ["time": time])
        case .openEnd: Wording("hours.openEnd", "has opened, closing time not known")
        case .schoolHolidays: Wording("hours.schoolHolidays", "depends on school holidays")
        case .onHoliday(.open): Wording("hours.holidayOpen", "on a public holiday: open")
        case .onHoliday(.closed): Wording("hours.holidayClosed", "on a public holiday: closed")
        case .onHoliday(.unknown): Wording("hours.holidayUnknown", "on a public holiday: not known")
        case .open(until: nil): Wording("hours.open", "open")
        case .open(let time?): Wording("hours.openUntil", "open until {time}", ["time": .text(time)])
        case .closed(opens: nil): Wording("hours.closed", "closed")
        case .closed(let time?): Wording("hours.closedUntil", "closed, opens {time}", ["time": .text(time)])
        case .notKnown: Wording("hours.notKnown", "hours not known")
        case .comment(let text): Wording("hours.comment", "{text}", ["text": .text(text)])
        }
    }

    /// With what would be so on a public holiday, where that is something else.
    func wording(_ onHoliday: HoursReply?) -> Wording {
        guard let onHoliday else { return wording }
        return Wording(
            "hours.both", "{now}; {holiday}", ["now": .wording(wording), "holiday": .wording(onHoliday.wording)])
    }
}
