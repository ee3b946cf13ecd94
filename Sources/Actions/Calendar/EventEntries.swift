package import Core
import Foundation
package import Store

extension EventRecord {
    /// As calendars write it; `viewer` is where whole days are.
    package func entry(at place: PlaceRecord? = nil) -> CalendarEntry {
        var entry = CalendarEntry(.event, uid: CalendarUID.of(.event(id), createdAt), title: title)
        entry.details = details.isEmpty ? nil : details
        entry.location = location.isEmpty ? place?.name : location
        entry.coordinate = place?.coordinate
        entry.start = time(start)
        entry.end = finish.map { .at(time($0, isLast: true)) }
        if let repetition { entry.repeat(by: repetition) }
        if let lead { entry.alarms = [CalendarAlarm(.fromStart(CalendarLength(seconds: alarm(lead))))] }
        (entry.createdAt, entry.changedAt) = (createdAt, nil)
        return entry
    }

    /// Before where negative; a whole day is told of at nine.
    private func alarm(_ lead: Int) -> Int { (isWholeDay ? 9 * 3600 : 0) - lead }

    private func time(_ time: FloatingTime, isLast: Bool = false) -> CalendarTime {
        guard time.minute != nil else {
            return .day(CalendarDate(dayNumber: time.day + (isLast ? 1 : 0)))
        }
        guard let zone = zone.flatMap(TimeZone.init(identifier:)) else { return .floating(time.wall) }
        return .zoned(time.wall, .named(zone))
    }
}

/// The names under which calendars know a thing for ever.
enum CalendarUID {
    static func of(_ thing: Thing, _ createdAt: Date) -> String {
        "\(thing.kind.rawValue)-\(thing.id)-\(Int(createdAt.timeIntervalSince1970))@wayside"
    }
}
