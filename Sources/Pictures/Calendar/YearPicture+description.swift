package import Core
import Foundation

extension YearPicture {
    /// What the picture shows: "2026. Today is Sun 22 November. January 12, March 3."
    package var description: String {
        let known = PictureWords(words.language)
        var sentences = [words.title + "."]
        if let today, CalendarDate(dayNumber: today).year == year {
            sentences.append(known.today.replacingOccurrences(of: "{day}", with: name(of: today, known)))
        }
        let told = (1...12).filter { count(in: $0) > 0 }.map { "\(name(ofMonth: $0)) \(count(in: $0))" }
        sentences.append(told.isEmpty ? known.emptyMonth : told.joined(separator: ", ") + ".")
        return sentences.joined(separator: " ")
    }

    /// How many things are in a month, 1...12.
    func count(in month: Int) -> Int {
        CalendarMonth(year: year, month: month).days.reduce(0) { $0 + count(on: $1) }
    }

    /// The name that was given, or the number.
    func name(ofMonth month: Int) -> String {
        months.indices.contains(month - 1) ? months[month - 1] : String(month)
    }

    private func name(of day: Int, _ known: PictureWords) -> String {
        let date = CalendarDate(dayNumber: day)
        return known.date.replacingOccurrences(of: "{weekday}", with: words.weekday(CalendarDate.weekday(of: day)))
            .replacingOccurrences(of: "{day}", with: String(date.day))
            .replacingOccurrences(of: "{month}", with: name(ofMonth: date.month))
    }
}
