package import Core

/// The values of a candidate, by slot name, each with its place in the line.
package struct Slots: Sendable {
    package enum Value: Sendable, Hashable {
        case text(String)
        case number(Double)
        case coordinate(Coordinate)
        case problem(CoordinateProblem)
        case label(String)
        case time(SaidTime)
        case timeSpan(SaidSpan)
        case length(SaidLength)
        case repetition(SaidRepeat)
        case timeProblem(TimeProblem)
        case distance(SaidDistance)
        case money(SaidMoney)
        case rating(SaidRating)
        case name(NameMatch)
        case places(PlaceWish)
    }

    package struct Filled: Sendable {
        package let name: String
        package let value: Value
        /// The words as typed.
        package let typed: String
        /// UTF-8 offsets in the original text.
        package let range: Range<Int>

        /// Its value is a time of some sort.
        package var isOfTime: Bool {
            switch value {
            case .time, .timeSpan, .length, .repetition, .timeProblem: true
            default: false
            }
        }

        package init(name: String, value: Value, typed: String, range: Range<Int>) {
            self.name = name
            self.value = value
            self.typed = typed
            self.range = range
        }
    }

    /// In the order of the line.
    package let all: [Filled]

    package init(_ all: [Filled]) { self.all = all }
    package static let none = Slots([])

    package subscript(name: String) -> Filled? { all.first { $0.name == name } }
    package func contains(_ name: String) -> Bool { self[name] != nil }

    /// The words of a slot of any kind, as typed; a quoted text or name without its quotes.
    package func text(_ name: String) -> String? {
        guard let filled = self[name] else { return nil }
        return switch filled.value {
        case .text(let text), .label(let text): text
        case .name(let match): match.typed
        default: filled.typed
        }
    }

    package func name(_ name: String) -> NameMatch? {
        if case .name(let match) = self[name]?.value { match } else { nil }
    }

    package func places(_ name: String) -> PlaceWish? {
        if case .places(let wish) = self[name]?.value { wish } else { nil }
    }

    package func number(_ name: String) -> Double? {
        if case .number(let number) = self[name]?.value { number } else { nil }
    }

    package func distance(_ name: String) -> SaidDistance? {
        if case .distance(let distance) = self[name]?.value { distance } else { nil }
    }

    package func money(_ name: String) -> SaidMoney? {
        if case .money(let money) = self[name]?.value { money } else { nil }
    }

    package func length(_ name: String) -> SaidLength? {
        if case .length(let length) = self[name]?.value { length } else { nil }
    }

    /// "for 10 minutes", "in 10 minutes".
    package func lastingLength(_ name: String) -> SaidLength? {
        switch self[name]?.value {
        case .timeSpan(.lasting(let length, _)), .timeSpan(.within(let length)): length
        case .time(let time): time.length
        default: nil
        }
    }

    package func label(_ name: String) -> String? {
        if case .label(let label) = self[name]?.value { label } else { nil }
    }

    /// Throws the refusal to be shown where a coordinate was written that cannot be one.
    package func coordinate(_ name: String) throws(Refusal) -> Coordinate? {
        switch self[name]?.value {
        case .coordinate(let point): return point
        case .problem(let problem): throw Refusal(problem)
        default: return nil
        }
    }

    /// Throws why something that was meant as a time cannot be one moment.
    package func time(_ name: String) throws(TimeProblem) -> SaidTime? {
        guard let filled = self[name] else { return nil }
        switch filled.value {
        case .time(let time): return time
        case .timeSpan(let span): throw .manyMoments(filled.typed, .span(span))
        case .repetition(let said): throw .manyMoments(filled.typed, .repetition(said))
        case .timeProblem(let problem): throw problem
        default: return nil
        }
    }
}

extension Slots.Value {
    /// It names a day, or days.
    package var saysDay: Bool {
        switch self {
        case .time(let time): time.day != nil
        case .timeSpan(let span): span.saysDay
        case .repetition: true
        default: false
        }
    }
}
