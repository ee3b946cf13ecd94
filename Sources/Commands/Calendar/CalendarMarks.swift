import Actions
import Core
import Store

/// The letter and the colour of each category in a calendar.
struct CalendarMarks {
    /// For categories that nobody gave a colour.
    private static let spare: [PinColour] = [.purple, .brown, .red, .yellow, .grey]

    private let letters: CategoryLetters
    private let spares: [String: PinColour]
    private let voice: Voice
    private let items: [CalendarItem]

    /// The letters are of all categories there are, so that they are the same on every page.
    init(_ items: [CalendarItem], in session: Session) throws {
        (self.items, voice) = (items, session.voice)
        let own: [CalendarCategory] = [.tasks, .events, .reminders]
        let named = try session.calendarCategories()
        letters = CategoryLetters(own.map { Self.name($0, session.voice) } + named)
        spares = Dictionary(
            named.enumerated().map { ($0.element, Self.spare[$0.offset % Self.spare.count]) },
            uniquingKeysWith: { first, _ in first })
    }

    func mark(_ item: CalendarItem) -> CalendarMark {
        let name = Self.name(item.category, voice)
        return CalendarMark(letters.sign(of: name), name: name, colour: colour(item.category), kind: item.kind)
    }

    func letter(_ item: CalendarItem) -> String { letters.sign(of: Self.name(item.category, voice)) }

    /// "E = Events (3), H = Home (2)"; nil where there is nothing.
    var line: RichText? {
        var counts: [(name: String, count: Int)] = []
        for item in items {
            let name = Self.name(item.category, voice)
            if let index = counts.firstIndex(where: { $0.name == name }) {
                counts[index].count += 1
            } else {
                counts.append((name, 1))
            }
        }
        let parts = counts.sorted { $0.name < $1.name }.map {
            "\(letters.sign(of: $0.name)) = \($0.name) (\($0.count))"
        }
        return parts.isEmpty ? nil : RichText(parts.joined(separator: ", "), .italic)
    }

    private func colour(_ category: CalendarCategory) -> PinColour {
        switch category {
        case .tasks: .blue
        case .reminders: .orange
        case .events: .green
        case .named(let name, let colour): colour ?? spares[name] ?? .grey
        }
    }

    private static func name(_ category: CalendarCategory, _ voice: Voice) -> String {
        switch category {
        case .tasks: voice.words(CalendarReply.tasks)
        case .reminders: voice.words(CalendarReply.reminders)
        case .events: voice.words(CalendarReply.events)
        case .named(let name, _): name
        }
    }
}
