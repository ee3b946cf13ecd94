package import Core
import Foundation

/// One line into `wayside dates --jsonl`.
package struct DatesRequest: Sendable, Hashable, Codable {
    package var text: String
    /// Local date and time, "2026-03-14T09:00:00".
    package var now: String
    package var order: DateOrder?
    /// IETF language tag.
    package var language: String?
}

/// One line out of `wayside dates --jsonl`.
package struct DatesAnswer: Sendable, Hashable, Codable {
    package struct Found: Sendable, Hashable, Codable {
        package let type: TimeSpan.Kind
        package let start: String?
        package let end: String?
        package let text: String
        package let seconds: Double?
        package let rule: String?

        package func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(type, forKey: .type)
            try container.encode(start, forKey: .start)
            try container.encode(end, forKey: .end)
            try container.encode(text, forKey: .text)
            try container.encode(seconds, forKey: .seconds)
            try container.encode(rule, forKey: .rule)
        }
    }

    package let text: String
    package let found: [Found]
}

extension DatesAnswer.Found {
    init(_ span: TimeSpan, _ words: String) {
        let written = { (time: WallTime?) in
            time.map { span.hasTime ? $0.text : CalendarDate(dayNumber: $0.day).text }
        }
        self.init(
            type: span.kind, start: written(span.start), end: written(span.end), text: words, seconds: span.seconds,
            rule: span.rule?.text)
    }
}

/// Answers `wayside dates --jsonl`: the times of a text, as they are meant when it is said.
package enum DatesService {
    package static func answer(_ request: DatesRequest) -> DatesAnswer? {
        guard let wall = WallTime(text: request.now), let now = wall.moments(in: .gmt).dates.first else { return nil }
        let language = LanguageID(tag: request.language)
        let order = request.order ?? LanguageTables.tables(for: language).times.order
        var frame = TimeFrame(now: now, zone: .gmt, order: order)
        frame.knowsZone = false
        let line = LineReader.read(request.text, language: language)
        return DatesAnswer(
            text: request.text,
            found: line.timeValues.compactMap { value, range in
                value.span(in: frame).map { DatesAnswer.Found($0, line.string(range)) }
            })
    }

    /// A line of JSON for a line of JSON; one that is no request is answered with `{"error": "..."}`.
    package static func answer(line: String) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let request = try? JSONDecoder().decode(DatesRequest.self, from: Data(line.utf8))
        guard let request, let answer = answer(request), let data = try? encoder.encode(answer) else {
            return
                #"{"error":"not a request: {\"text\": \"...\", \"now\": \"2026-03-14T09:00:00\", \"order\": \"mdy\"}"}"#
        }
        return String(decoding: data, as: UTF8.self)
    }
}
