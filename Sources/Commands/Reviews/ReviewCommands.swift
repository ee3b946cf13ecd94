import Actions
import Core
import Language
import Store

/// Gives a pin stars, and perhaps a line.
struct RateCommand: Command, ExplainsWord {
    static let about = About(
        intent: "place.review", area: .visits, summary: "Rate a pin with stars, and say a line",
        phrases: [
            "rate [my] [the] [pin] {place:place!} [with|a|:] {stars:rating}",
            "rate [my] [the] [pin] {place:place!} [with|a|:] {number:number} [star|stars|points]",
            "rate [my] [the] [pin] {place:place!} [with|a|:] {number:number} / 5",
            "rate [my] [the] [pin] {place:place!} [with|a|:] {stars:rating} [,|:|-] {text:rest}",
            "rate [my] [the] [pin] {place:place!} [with|a|:] {number:number} (star|stars|points|/ 5|,) [,|:|-] {text:rest}",
            "rate [my] [the] [pin] {place:place!} [with|a|:] {number:number} {text:rest}",
            "[the] [pin] {place:place!} [is|was|gets] [a|:] {stars:rating}",
            "[the] [pin] {place:place!} [is|was|gets] [a|:] {stars:rating} [,|:|-] {text:rest}",
            "[the] [pin] {place:place!} [is|was|gets] [a|:] {number:number} / 5",
            "[the] [pin] {place:place!} [is|was|gets] [a|:] {number:number} / 5 [,|:|-] {text:rest}",
            "[the] [pin] {place:place!} (is|was|has|had) {text:text} [,|:|-|.] {stars:rating}",
            "[the] [pin] {place:place!} (is|was|has|had) {text:text} [,|:|-|.] {number:number} / 5",
            "(give|gave) [my] [the] [pin] {place:place!} [a] {stars:rating}",
            "(give|gave) [my] [the] [pin] {place:place!} [a] {number:number} (star|stars)",
            "(give|gave) [a] {number:number} (star|stars) to [my] [the] [pin] {place:place!}",
            "(review|rate) [my] [the] [pin] {place:place!} : {text:rest}",
            "[write|add] [a] review (of|for) [my] [the] [pin] {place:place!} : {text:rest}",
            "(review|rate) [my] [the] [pin] {place:place}",
            "[write|add] [a] review (of|for) [my] [the] [pin] {place:place!}",
            "(what is|whats|show|show me) my (rating|review|stars) (of|for) [my] [the] [pin] {place:place!}",
            "(what|how) did (i|we) rate [my] [the] [pin] {place:place!}",
            "how many stars did (i|we) give [to] [my] [the] [pin] {place:place!}",
        ],
        examples: ["rate Bakery 4", "review gym: great, 5 stars"])

    let place: NameMatch?
    let spoken: Spoken
    let stars: Int?
    /// A number that is none of stars, as it was typed.
    private let wrong: String?
    let price: Int?
    let text: String?

    init(_ said: Said) throws {
        (place, spoken) = (said.slots.name("place"), said.spoken)
        let words = said.slots.text("text")
        let rated = words.map { RatedText($0, language: said.spoken.line.language) }
        let given = Self.stars(said.slots)
        stars = given ?? rated?.stars
        wrong = stars == nil ? said.slots.text("number") ?? said.slots.text("stars") : nil
        price = rated?.price
        text = try rated?.line.map { try ReviewText(checking: $0).text }
    }

    private static func stars(_ slots: Slots) -> Int? {
        if case .rating(let rating) = slots["stars"]?.value { return rating.ofFive }
        return slots.number("number").flatMap { Int(exactly: $0) }.flatMap { (1...5).contains($0) ? $0 : nil }
    }

    func perform(in session: Session) throws {
        guard let id = try session.choosePlace(place, then: .rate, of: spoken) else { return }
        if let wrong { throw session.notStars(wrong, id) }
        let known = try session.ownReview(of: id)
        guard stars != nil || price != nil || text != nil else {
            return try known.map { try session.show(ReviewCard($0.id)) } ?? session.show(RateCard(.pin(id)))
        }
        try session.rate(id, ReviewChange(stars: stars, price: price, text: text))
    }

    func explain(_ odd: NameAndWord, in session: Session) throws -> Bool {
        guard stars == nil, text == nil else { return false }
        if let id = odd.name.id, odd.name.isExact {
            guard let price = LanguageID(tag: session.voice.language).price(called: odd.word) else {
                throw session.notStars(odd.word, PlaceID(id))
            }
            try session.rate(PlaceID(id), ReviewChange(price: price.rawValue))
            return true
        }
        guard !odd.name.isKnown, Double(odd.word) != nil else { return false }
        throw Refusal(PlaceReply.unknown(odd.name.typed))
    }
}

/// Remembers what was said in a review that came without stars.
struct StarsQuestion: Question {
    static let verb = "stars"
    let place: PlaceID
    var subject: Thing? { .place(place) }
    let text: String
    var price: Int?

    /// What is kept once it has stars.
    func review(stars: Int) -> ReviewChange { ReviewChange(stars: stars, price: price, text: text) }

    func answer(_ spoken: Spoken, in session: Session) throws -> Bool {
        let rated = RatedText(spoken.text, language: spoken.line.language)
        guard let stars = rated.stars ?? Int(spoken.text.trimmed), (1...5).contains(stars) else { return false }
        try session.clearQuestion()
        try session.rate(.pin(place), review(stars: stars))
        return true
    }
}

/// Shows the reviews of a pin.
struct ReviewsCommand: NamedPinCommand {
    static let step = PlaceStep.reviews
    static let about = About(
        intent: "place.reviews", area: .visits, summary: "The reviews of a pin",
        phrases: [
            "[show|see|read] [me] [the] [all] reviews (of|for|at) [my] [the] [pin] {place:place}",
            "[show|see|read] [me] [the] {place:place!} reviews", "how is [the] {place:place!} rated",
        ],
        examples: ["reviews of Bakery"])

    let place: NameMatch?
    init(_ said: Said) throws { place = said.slots.name("place") }
}

/// Deletes what one thinks of a pin.
struct DeleteReviewCommand: Command {
    static let about = About(
        intent: "place.review", key: "review.delete", area: .visits, summary: "Delete your review of a pin",
        phrases: [
            "(delete|remove|drop|erase) [my|the] (review|rating|stars) (of|for|from) [my] [the] [pin] {place:place!}"
        ],
        examples: ["delete my review of Bakery"])

    private let place: NameMatch?
    private let spoken: Spoken
    init(_ said: Said) throws { (place, spoken) = (said.slots.name("place"), said.spoken) }

    func perform(in session: Session) throws {
        guard let id = try session.choosePlace(place, then: .reviews, of: spoken) else { return }
        guard let review = try session.ownReview(of: id) else { return try session.show(RateCard(.pin(id))) }
        try session.deleteReviewSaying(review.id)
    }
}

extension Session {
    /// What was typed is no number of stars; five buttons of them.
    func notStars(_ typed: String, _ id: PlaceID) -> Refusal {
        let stars = (1...5).map { RateStars(.pin(id), $0).button(ReviewReply.stars($0), voice) }
        return Refusal(ReviewReply.notStars(typed), buttons: [stars])
    }

    /// Keeps what the actor thinks of a pin; a first review without stars waits for them.
    fileprivate func rate(_ id: PlaceID, _ new: ReviewChange) throws {
        guard try new.stars == nil && ownReview(of: id) == nil else { return try rate(.pin(id), new) }
        try ask(StarsQuestion(place: id, text: new.text ?? "", price: new.price))
        try show(RateCard(.pin(id)))
    }
}
