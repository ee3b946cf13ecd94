import Actions
import Core
import Foundation
import Language
import Store

extension Session {
    /// "fri 6pm train, sat 10am fortress", said on a Saturday: of several wishes a day of the week that would lie before the
    /// one before it is the next such day, where that is near.
    func inOrderOfDays(_ parts: [String], of spoken: Spoken) -> [String] {
        var last = present.day
        return parts.map { part in
            let line = LineReader.read(part, language: spoken.line.language)
            guard let (weekday, words) = line.weekdaySaid,
                let day = SaidValue.time(SaidTime(day: weekday)).days(in: frame(of: spoken), today: present.day)?.first
            else { return part }
            let next = last + (CalendarDate.weekday(of: day) - CalendarDate.weekday(of: last) + 7) % 7
            guard day < last, next - last <= Self.nearDays, let said = part.range(of: words) else {
                last = max(last, day)
                return part
            }
            last = next
            return part.replacingCharacters(in: said, with: CalendarDate(dayNumber: next).text)
        }
    }

    private static let nearDays = 2

    /// "remind me at 7am to run and at 8 to shower", said at nine: what is behind an hour of tomorrow is then, too, as long
    /// as its hours rise.
    func inOrderOfHours(_ parts: [String], of spoken: Spoken) throws -> [String] {
        var last: WallTime?
        return try parts.map { part in
            let line = LineReader.read(part, language: spoken.line.language)
            guard let said = line.openHour,
                case .moment(let read) = try time(of: said.time, line).reading(in: frame(of: spoken)),
                case let wall = WallTime(read.date, in: settings.timeZone)
            else {
                last = nil
                return part
            }
            let minute = said.time.clock.map { $0.hour % 12 * 60 + $0.minute } ?? 0
            guard let before = last, said.isOpen, wall.day < before.day, before.minuteOfDay < minute,
                let words = part.range(of: said.words)
            else {
                last = wall
                return part
            }
            let then = WallTime(day: before.day, hour: minute / 60, minute: minute % 60)
            last = then
            let moved = "\(CalendarDate(dayNumber: then.day).text) \(line.words(ofMinute: minute))"
            return part.replacingCharacters(in: words, with: moved)
        }
    }

    /// "wake me at 6" is in the morning.
    private func time(of said: SaidTime, _ line: ReadLine) throws -> SaidTime {
        let command = try Understanding(line, names: names()).best.map(Understanding.command)
        return command == AlarmCommand.self ? said.ofMorning : said
    }

    /// "monday: gym 7, dentist 10", said on a Monday at nine: all of it is on the next one, since the first has passed.
    func onOneDay(_ parts: [String], of spoken: Spoken) -> [String] {
        guard !WishSplit.thingsUnderHeading(spoken.line).isEmpty else { return parts }
        let lines = parts.map { LineReader.read($0, language: spoken.line.language) }
        let days = lines.map { day(saidIn: $0, spoken) }
        guard let last = days.compactMap(\.self).max(), days.contains(where: { $0 != nil && $0 != last }) else {
            return parts
        }
        return lines.map { line in
            guard let (_, words) = line.weekdaySaid, let said = line.text.range(of: words) else { return line.text }
            return line.text.replacingCharacters(in: said, with: CalendarDate(dayNumber: last).text)
        }
    }

    /// Since 1970-01-01, of the one time that a line says.
    private func day(saidIn line: ReadLine, _ spoken: Spoken) -> Int? {
        guard line.timeValues.count == 1, case .time(let said) = line.timeValues[0].value else { return nil }
        let frame = frame(of: spoken)
        if case .moment(let read) = said.reading(in: frame) { return WallTime(read.date, in: frame.zone).day }
        return SaidValue.time(said).days(in: frame, today: present.day)?.first
    }
}
