import Core

/// A value of a field in `wayside parse`'s answers.
package enum FieldValue: Sendable, Hashable {
    case text(String)
    case number(Double)
    case list([FieldValue])
    case object([String: FieldValue])
}

extension FieldValue: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let list = try? container.decode([FieldValue].self) {
            self = .list(list)
        } else {
            self = .object(try container.decode([String: FieldValue].self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .text(let text): try container.encode(text)
        case .number(let number): try container.encode(number)
        case .list(let list): try container.encode(list)
        case .object(let object): try container.encode(object)
        }
    }
}

extension FieldValue {
    /// `to` is the other end of a range; `bound` is "about", "most" or "least".
    static func measure(_ amount: SaidAmount, _ name: String, _ more: [String: FieldValue] = [:]) -> FieldValue {
        var fields = more
        fields[name] = .number(amount.value)
        if let to = amount.to { fields["to"] = .number(to) }
        if let bound = amount.bound { fields["bound"] = .text(bound.rawValue) }
        return .object(fields)
    }

    /// A slot's value: a thing by its kept name, a coordinate in degrees.
    ///
    /// A time is its local date and time where `frame` says when it was said, else its words.
    package init(_ filled: Slots.Filled, in frame: TimeFrame? = nil) {
        switch filled.value {
        case .time(let time):
            if let frame, case .moment(let read) = time.reading(in: frame) {
                self = .text(WallTime(read.date, in: frame.zone).text)
            } else {
                self = .text(filled.typed)
            }
        case .timeSpan, .length, .repetition: self = .text(filled.typed)
        case .distance(let distance): self = .measure(distance.metres, "metres")
        case .money(let money): self = .measure(money.amount, "amount", ["currency": .text(money.currency)])
        case .rating(let rating):
            self = .object(["stars": .number(rating.value), "of": .number(rating.best ?? SaidRating.stars)])
        case .text(let text), .label(let text): self = .text(text)
        case .number(let number): self = .number(number)
        case .name(let match): self = .text(match.name)
        case .places(let wish): self = .object(wish.fields)
        case .coordinate(let point):
            self = .object(["lat": .number(point.latitude), "lon": .number(point.longitude)])
        case .timeProblem(let problem):
            var fields = ["problem": FieldValue.text(LanguageTables.voice(for: "en").words(problem))]
            let meant = frame.map { problem.mends(in: $0) } ?? []
            if !meant.isEmpty { fields["meant"] = .list(meant.map { .text($0.text) }) }
            self = .object(fields)
        case .problem(let problem): self = .object(["problem": .text(LanguageTables.voice(for: "en").words(problem))])
        }
    }
}
