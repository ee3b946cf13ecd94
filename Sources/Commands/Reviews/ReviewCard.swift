import Actions
import Core
import Store

/// What somebody thinks of a place; its author gives stars, a price mark and a line here.
struct ReviewCard: Card, OneCoded {
    static let verb = "review"
    let id: ReviewID
    init(_ id: ReviewID) { self.id = id }
    var about: ReviewID { id }
    var thing: Thing? { .review(id) }

    func render(in session: Session) throws -> CardFace? {
        guard let seen = try session.review(id), let whose = try session.whose(.review(id)) else { return nil }
        let isAuthor = whose.isOwn && seen.review.author == session.actor
        let head: ReviewReply =
            isAuthor && !session.isGroup ? .yours(seen.placeName) : .of(seen.authorName, seen.placeName)
        var lines = [session.voice.say(head), session.voice.say(ReviewReply.marks(seen.review))]
        if !seen.review.text.isEmpty { lines.append(RichText(seen.review.text)) }
        lines.append(RichText(session.measures.day(seen.review.createdAt)))
        lines += whose.lines
        let buttons =
            try whose.isOwn
            ? buttons(seen, in: session) : whose.buttons(others(seen, session).map { [[$0]] } ?? [], in: session)
        return CardFace(
            lines.joined(), buttons: buttons,
            topics: ["review:\(id)", "place:\(seen.review.place)"] + whose.topics)
    }

    private func buttons(_ seen: SeenReview, in session: Session) throws -> [[Button]] {
        let voice = session.voice, review = seen.review
        let stars = (1...5).map { RateStars(.pin(review.place), $0).button(ReviewReply.stars($0), voice) }
        let prices = (1...3).map {
            ReviewPress(id: id, step: ReviewPress.Step.price($0)).button(
                ReviewReply.price($0, isNow: review.price == $0), voice)
        }
        let line = ReviewPress(id: id, step: .write).button(
            review.text.isEmpty ? ReviewReply.write : .rewrite, voice)
        let share = session.isGroup ? [] : [ShowCard(ShareCard(.review(id))).button(ShareReply.button, voice)]
        return [
            stars, prices, [line] + share,
            [
                ReviewPress(id: id, step: .delete).button(CommonReply.delete, voice)
            ] + (try others(seen, session).map { [$0] } ?? []) + [
                ShowCard(PlaceCard(review.place)).button(ReviewReply.openPlace, voice)
            ],
        ]
    }

    /// nil where the place itself is not the reader's to see.
    private func others(_ seen: SeenReview, _ session: Session) throws -> Button? {
        let ref = seen.element.map(PlaceRef.element) ?? .pin(seen.review.place)
        guard try session.name(of: ref) != nil else { return nil }
        return ShowCard(ReviewsCard(ref)).button(ReviewReply.all, session.voice)
    }
}

/// What its author can do with a review by a button.
struct ReviewPress: Press, StepCoded {
    enum Step: String, CaseIterable {
        case cheap, middle, dear, write, delete

        static func price(_ mark: Int) -> Step { mark == 1 ? .cheap : mark == 2 ? .middle : .dear }
    }

    static let verb = "reviewDo"
    let id: ReviewID
    let step: Step

    func perform(in session: Session) throws -> (any Reply)? {
        let seen = try session.reviewToChange(id)
        switch step {
        case .cheap: try session.price(seen, 1)
        case .middle: try session.price(seen, 2)
        case .dear: try session.price(seen, 3)
        case .write: try session.ask(ReviewQuestion(id: id), saying: ReviewReply.typeLine(seen.placeName))
        case .delete: try session.deleteReviewSaying(id)
        }
        return nil
    }
}

/// Waits for the one line of a review.
struct ReviewQuestion: Question {
    static let verb = "review"
    let id: ReviewID
    var subject: Thing? { .review(id) }

    func answer(_ spoken: Spoken, in session: Session) throws -> Bool {
        guard spoken.isPlainAnswer else { return false }
        try session.writeReview(id, spoken.unquoted)
        try session.clearQuestion()
        return true
    }
}

/// The line of a review: at most 300 characters.
struct ReviewText {
    static let longest = 300
    let text: String

    init(checking words: String) throws {
        let clean = words.filter { $0 != "\0" }.trimmed
        let length = clean.unicodeScalars.count
        guard length <= Self.longest else { throw Refusal(ReviewReply.tooLong(length)) }
        text = clean
    }
}

extension Session {
    /// A review of the actor's own; throws the sentence to be shown for any other.
    func reviewToChange(_ id: ReviewID) throws -> SeenReview {
        guard let seen = try review(id) else { throw try Refusal(gone(.review(id))) }
        guard seen.review.author == actor, try mayChange(.review(id)) else { throw Refusal(CommonReply.notYours) }
        return seen
    }

    func price(_ seen: SeenReview, _ mark: Int) throws {
        try review(seen.review.place, ReviewChange(price: mark))
        try show(ReviewCard(seen.review.id), note: ReviewReply.kept(seen.placeName))
    }

    /// Gives a review its line.
    func writeReview(_ id: ReviewID, _ words: String) throws {
        let seen = try reviewToChange(id)
        try review(seen.review.place, ReviewChange(text: ReviewText(checking: words).text))
        try show(ReviewCard(id), note: ReviewReply.kept(seen.placeName))
    }

    func deleteReviewSaying(_ id: ReviewID) throws {
        let seen = try reviewToChange(id)
        try deleteReview(id)
        try tell(ReviewReply.deleted(seen.placeName))
    }
}
