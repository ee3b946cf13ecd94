import Actions
import Core
package import Language
package import Store

/// Gives a pin stars, and perhaps a line.
package struct RateCommand: Command, ExplainsWord {
    package static let about = About(
        intent: "place.review", area: .visits, summary: "Rate a pin with stars, and say a line",
        phrases: [
            "rate [my] [the] [pin] {place:place!} [with|a|:] {stars:rating}",
            "rate [my] [the] [pin] {place:place!} [with|a|:] {number:number} [star|stars|points]",
            "rate [my] [the] [pin] {place:place!} [with|a|:] {number:number} / 5",
            "(give|gave) [my] [the] [pin] {place:place!} [a] {stars:rating}",
            "(give|gave) [my] [the] [pin] {place:place!} [a] {number:number} (star|stars)",
            "(give|gave) [a] {number:number} (star|stars) to [my] [the] [pin] {place:place!}",
            "(review|rate) [my] [the] [pin] {place:place!} : {text:rest}",
            "[write|add] [a] review (of|for) [my] [the] [pin] {place:place!} : {text:rest}",
            "(review|rate) [my] [the] [pin] {place:place}",
            "[write|add] [a] review (of|for) [my] [the] [pin] {place:place!}",
        ],
        examples: ["rate Bakery 4", "review gym: great, 5 stars"])

    let place: NameMatch?
    let stars: Int?
    /// A number that is none of stars, as it was typed.
    private let wrong: String?
    let text: String?

    package init(_ said: Said) throws {
        place = said.slots.name("place")
        let words = said.slots.text("text")
        let rated = words.map { RatedText($0, language: said.spoken.line.language) }
        let given = Self.stars(said.slots)
        stars = given ?? rated?.stars
        wrong = stars == nil ? said.slots.text("number") ?? said.slots.text("stars") : nil
        text = try rated.map { try ReviewText(checking: $0.text).text }
    }

    private static func stars(_ slots: Slots) -> Int? {
        if case .rating(let rating) = slots["stars"]?.value { return rating.ofFive }
        return slots.number("number").flatMap { Int(exactly: $0) }.flatMap { (1...5).contains($0) ? $0 : nil }
    }

    package func perform(in session: Session) throws {
        guard let id = try session.choosePlace(place, then: .rate) else { return }
        if let wrong { throw notStars(wrong, id, session) }
        let known = try session.ownReview(of: id)
        guard stars != nil || known != nil || text == nil else {
            try session.ask(StarsQuestion(place: id, text: text ?? ""))
            return try session.show(RateCard(.pin(id)))
        }
        guard stars != nil || text != nil else {
            return try known.map { try session.show(ReviewCard($0.id)) } ?? session.show(RateCard(.pin(id)))
        }
        try session.rate(.pin(id), ReviewChange(stars: stars, text: text))
    }

    func explain(_ odd: NameAndWord, in session: Session) throws -> Bool {
        guard stars == nil, text == nil else { return false }
        if let id = odd.name.id, odd.name.isExact { throw notStars(odd.word, PlaceID(id), session) }
        guard !odd.name.isKnown, Double(odd.word) != nil else { return false }
        throw Refusal(PlaceReply.unknown(odd.name.typed))
    }

    private func notStars(_ typed: String, _ id: PlaceID, _ session: Session) -> Refusal {
        let stars = (1...5).map { RateStars(.pin(id), $0).button(ReviewReply.stars($0), session.voice) }
        return Refusal(ReviewReply.notStars(typed), buttons: [stars])
    }
}

/// Remembers the line of a review that came without stars.
struct StarsQuestion: Question {
    static let verb = "stars"
    let place: PlaceID
    let text: String

    func answer(_ spoken: Spoken, in session: Session) throws -> Bool {
        let rated = RatedText(spoken.text, language: spoken.line.language)
        guard let stars = rated.stars ?? Int(spoken.text.trimmed), (1...5).contains(stars) else { return false }
        try session.clearQuestion()
        try session.rate(.pin(place), ReviewChange(stars: stars, text: text))
        return true
    }
}

/// Shows the reviews of a pin.
package struct ReviewsCommand: NamedPinCommand {
    package static let step = PlaceStep.reviews
    package static let about = About(
        intent: "place.reviews", area: .visits, summary: "The reviews of a pin",
        phrases: [
            "[show|see|read] [me] [the] [all] reviews (of|for|at) [my] [the] [pin] {place:place}",
            "[show|see|read] [me] [the] {place:place!} reviews", "how is [the] {place:place!} rated",
        ],
        examples: ["reviews of Bakery"])

    package let place: NameMatch?
    package init(_ said: Said) throws { place = said.slots.name("place") }
}

/// "great coffee, 5 stars": stars within a line, and what else it says.
struct RatedText {
    let stars: Int?
    let text: String

    init(_ words: String, language: LanguageID) {
        let line = LineReader.read(words, language: language)
        let found = line.found.lazy.compactMap { found -> (Int, Range<Int>)? in
            guard case .rating(let rating) = found.value, let stars = rating.ofFive else { return nil }
            return (stars, found.range)
        }.first
        stars = found?.0
        guard let range = found?.1 else {
            text = words.trimmed
            return
        }
        let bytes = Array(words.utf8)
        let rest = bytes[..<range.lowerBound] + bytes[range.upperBound...]
        text = String(decoding: rest, as: UTF8.self).trimmed.trimmingMarks
    }
}

extension SaidRating {
    /// 1-5 stars; nil for what is none of these.
    fileprivate var ofFive: Int? {
        let stars = (value * SaidRating.stars / (best ?? SaidRating.stars)).rounded()
        return value == value.rounded() && (1...5).contains(stars) ? Int(stars) : nil
    }
}

extension String {
    /// Without the commas and dashes that stood round what was taken out.
    fileprivate var trimmingMarks: String {
        let marks: Set<Character> = [",", ";", "-", "–", ".", " ", ":"]
        var part = self[...]
        while let first = part.first, marks.contains(first) { part = part.dropFirst() }
        while let last = part.last, marks.contains(last) && last != "." { part = part.dropLast() }
        return String(part)
    }
}
