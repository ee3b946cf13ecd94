package import Core
import Foundation

extension MonthPicture {
    /// What the picture shows, and what it has no room for: "November 2026. Today is Sun 22. Sun 1: Home (2,
    /// overdue). Thu 5: Work."
    package var description: String {
        let known = PictureWords(words.language)
        var sentences = [words.title + "."]
        if let today, month.days.contains(today) {
            sentences.append(known.today.replacingOccurrences(of: "{day}", with: name(of: today)))
        }
        let told = days.map { name(of: $0.day) + ": " + words(for: $0, known) + "." }
        return (sentences + (told.isEmpty ? [known.emptyMonth] : told)).joined(separator: " ")
    }

    private func name(of day: Int) -> String {
        let weekday = words.weekday(CalendarDate.weekday(of: day)), number = CalendarDate(dayNumber: day).day
        return weekday.isEmpty ? String(number) : "\(weekday) \(number)"
    }

    private func words(for day: CalendarDay, _ known: PictureWords) -> String {
        day.marks.map { mark in
            let remarks = [mark.count > 1 ? String(mark.count) : nil, known.name(of: mark.kind)].compactMap { $0 }
            let name = mark.name.isEmpty ? mark.letter : mark.name
            return remarks.isEmpty ? name : "\(name) (\(remarks.joined(separator: ", ")))"
        }.joined(separator: ", ")
    }
}

extension PictureWords {
    /// nil for tasks that are still to be done, which need no word.
    func name(of kind: CalendarMark.Kind) -> String? {
        switch kind {
        case .task: nil
        case .overdue: overdue
        case .event: event
        case .done: done
        }
    }
}
