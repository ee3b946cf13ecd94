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
}
