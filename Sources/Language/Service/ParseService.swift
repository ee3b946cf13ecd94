import Core
import Foundation

/// Answers `wayside parse --jsonl`: how a text is understood, without doing anything.
package struct ParseService: Sendable {
    /// The fields of a reading.
    package typealias Fields = @Sendable (Candidate, ReadLine, ParseRequest) -> [String: FieldValue]

    /// The intent of a line that asks for nothing; phrases may have it too, to keep sayings from being commands.
    package static let nothing = "none"

    private let matcher: PhraseMatcher
    private let threshold: Double
    private let fields: Fields

    /// `threshold` is the score below which nothing would be done.
    package init(
        matcher: PhraseMatcher, threshold: Double = 0.6, fields: @escaping Fields = ParseService.slotFields
    ) {
        self.matcher = matcher
        self.threshold = threshold
        self.fields = fields
    }

    package func answer(_ request: ParseRequest) -> ParseAnswer {
        let own = LineReader.read(request.text, language: request.languageID).plainlyOpened
        let names = request.names
        if let answer = several(own, names, request) { return answer }
        let ranking = RankedLine(own, names)
        guard let (line, best) = reading(of: own, names, as: request.as) ?? supported(own, names, request, ranking)
        else { return ranked(ranking, names, request) }
        guard best.intent != Self.nothing, !pointsAtNothing(line, best.intent) else {
            return Self.nothing(request, line)
        }
        let whole = best.enriched(by: line, names)
        return ParseAnswer(
            text: request.text, intent: best.intent, fields: fields(whole, line, request),
            confidence: (best.score * 1000).rounded() / 1000, assumed: best.assumed + AnswerFields.assumed(of: line),
            more: [])
    }

    /// What a phrase surely reads in a line, in its own language or else in another.
    private func reading(of line: ReadLine, _ names: Names, as intent: String?) -> (ReadLine, Candidate)? {
        if let own = sure(line, names, as: intent) { return (line, own) }
        for other in matcher.otherReadings(of: line, names: names) {
            guard let best = sure(other, names, as: intent), best.intent != Self.nothing, best.assumptions.isEmpty
            else {
                continue
            }
            return (other, best)
        }
        return nil
    }

    private func sure(_ line: ReadLine, _ names: Names, as intent: String?) -> Candidate? {
        matcher.candidates(for: line, names: names, intent: intent).first.flatMap {
            $0.score >= threshold || $0.intent == Self.nothing ? $0 : nil
        }
    }

    /// "noet gym: squats": the phrase alone is not sure, but what was learned has it among the likeliest.
    private func supported(
        _ line: ReadLine, _ names: Names, _ request: ParseRequest, _ ranking: RankedLine
    ) -> (ReadLine, Candidate)? {
        guard request.as == nil, ranking.line.language == line.language,
            let best = matcher.candidates(for: line, names: names).first,
            ranking.ranking?.supports(best, of: best.intent) == true
        else { return nil }
        return (line, best)
    }

    /// The first of several wishes, with the others as `more`; nil where the line is one wish.
    private func several(_ line: ReadLine, _ names: Names, _ request: ParseRequest) -> ParseAnswer? {
        guard request.as == nil else { return nil }
        var part = request
        let parts = WishSplit.parts(of: line) { part in
            phraseIntent(of: part, names: names).map { $0 != Self.nothing }
                ?? (RankedLine(part, names).ranking?.sure != nil)
        }
        guard parts.count > 1 else { return nil }
        let answers = parts.map { text in
            part.text = text
            return answer(part)
        }
        let more = answers.dropFirst().map { ParseAnswer.Further(intent: $0.intent, fields: $0.fields) }
        return ParseAnswer(
            text: request.text, intent: answers[0].intent, fields: answers[0].fields,
            confidence: answers.map(\.confidence).min() ?? 0, assumed: answers.flatMap(\.assumed), more: more)
    }

    /// The intent that a phrase surely reads in a line; nil where none does.
    package func phraseIntent(of line: ReadLine, names: Names) -> String? {
        reading(of: line, names, as: nil)?.1.intent
    }

    /// What a line means that no phrase has read.
    private func ranked(_ ranked: RankedLine, _ names: Names, _ request: ParseRequest) -> ParseAnswer {
        let (line, ranking) = (ranked.line, ranked.ranking)
        guard let intent = request.as ?? ranking?.sure?.intent, !pointsAtNothing(line, intent) else {
            return Self.nothing(request, line)
        }
        let slots = WishSlots.slots(of: line, for: intent, names: names, isAsked: request.as != nil)
        let lead = ranking?.entries.first { $0.intent == intent }?.lead ?? 0
        let confidence = min(0.99, max(0.5, 0.5 + 0.25 * lead))
        let candidate = Candidate(
            intent: intent, phrase: 0, slots: slots, score: confidence, isLed: false, assumptions: [])
        return ParseAnswer(
            text: request.text, intent: intent, fields: fields(candidate, line, request),
            confidence: (confidence * 1000).rounded() / 1000, assumed: AnswerFields.assumed(of: line), more: [])
    }

    /// "delete the second one": of a list, and none was shown.
    private func pointsAtNothing(_ line: ReadLine, _ intent: String) -> Bool {
        Self.deeds.contains { intent.hasSuffix($0) } && FollowUp(line)?.pointsAtOne == true
    }

    private static let deeds = [".delete", ".done", ".update"]

    private static func nothing(_ request: ParseRequest, _ line: ReadLine) -> ParseAnswer {
        var sheet = AnswerFields(frame: nil, isTask: false)
        sheet.addQuantities(of: line)
        return ParseAnswer(
            text: request.text, intent: nothing, fields: sheet.fields, confidence: 0,
            assumed: AnswerFields.assumed(of: line), more: [])
    }

    /// A line of JSON for a line of JSON; one that is no request is answered with `{"error": "..."}`.
    package func answer(line: String) -> String {
        do throws(ParseFailure) {
            return try Self.encode(answer(try Self.decode(line)))
        } catch {
            return (try? Self.encode(error)) ?? #"{"error":"cannot be written as JSON"}"#
        }
    }
}

extension ParseService {
    static func decode(_ line: String) throws(ParseFailure) -> ParseRequest {
        do {
            let request = try JSONDecoder().decode(ParseRequest.self, from: Data(line.utf8))
            if let (key, wanted) = request.unreadable { throw ParseFailure("\"\(key)\" must be \(wanted)") }
            return request
        } catch let error as ParseFailure {
            throw error
        } catch let error as DecodingError {
            throw ParseFailure(reason(error))
        } catch {
            throw ParseFailure("not a JSON object")
        }
    }

    private static func encode(_ value: some Encodable) throws(ParseFailure) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            return String(decoding: try encoder.encode(value), as: UTF8.self)
        } catch {
            throw ParseFailure("cannot be written as JSON")
        }
    }

    private static func reason(_ error: DecodingError) -> String {
        switch error {
        case .keyNotFound(let key, _): "\"\(key.stringValue)\" is missing"
        case .typeMismatch(_, let context) where context.codingPath.isEmpty: "not a JSON object"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            "\"\(context.codingPath.first?.stringValue ?? "")\" has the wrong type"
        default: "not a JSON object"
        }
    }
}

/// A line in its likeliest language, and what it may mean in it; nothing is done before it is asked for.
private final class RankedLine {
    private let own: ReadLine
    private let names: Names
    private(set) lazy var line = own.inLikeliestLanguage
    private(set) lazy var ranking = Ranker.of(line.language)?.ranking(of: line, names: names)

    init(_ line: ReadLine, _ names: Names) { (own, self.names) = (line, names) }
}
