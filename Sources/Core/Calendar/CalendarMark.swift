/// A mark on a day of a calendar: things of one category that are there. Its letter and its shape say what its colour
/// says.
package struct CalendarMark: Hashable, Sendable, Codable {
    /// What the things are; each has a shape of its own.
    package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        case overdue, task, event, done
    }

    /// One or two characters.
    package var letter: String
    /// The category, for the picture's description and the line that explains the marks.
    package var name: String
    package var colour: PinColour
    package var kind: Kind
    /// How many things; 1 or more.
    package var count: Int

    package init(_ letter: String, name: String, colour: PinColour, kind: Kind = .task, count: Int = 1) {
        self.letter = letter
        self.name = name
        self.colour = colour
        self.kind = kind
        self.count = max(1, count)
    }
}

/// A day of a calendar with what is there.
package struct CalendarDay: Hashable, Sendable, Codable {
    /// Counted since 1970-01-01.
    package let day: Int
    /// The most pressing first.
    package private(set) var marks: [CalendarMark] = []

    package init(_ day: Int) { self.day = day }

    /// Joins a mark of the same kind and category; others come behind those of their kind.
    package mutating func add(_ mark: CalendarMark) {
        func isSame(_ other: CalendarMark) -> Bool {
            (other.letter, other.name, other.colour, other.kind) == (mark.letter, mark.name, mark.colour, mark.kind)
        }
        guard let index = marks.firstIndex(where: isSame) else {
            let place = marks.firstIndex { $0.kind.rank > mark.kind.rank } ?? marks.endIndex
            return marks.insert(mark, at: place)
        }
        marks[index].count += mark.count
    }

    /// Of all marks together.
    package var count: Int { marks.reduce(0) { $0 + $1.count } }
}

extension CalendarMark.Kind {
    fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
