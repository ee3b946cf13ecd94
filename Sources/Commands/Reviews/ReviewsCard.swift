import Actions
import Core
import Store

/// The reviews of a place that its reader may see: their own and their friends' first.
struct ReviewsCard: Card, PagedCoded {
    static let verb = "reviews"
    static let rowsPerPage = 6
    let about: PlaceRef
    let page: Int

    init(_ about: PlaceRef, page: Int = 0) {
        self.about = about
        self.page = page
    }

    func render(in session: Session) throws -> CardFace? {
        guard let name = try session.name(of: about) else { return nil }
        let size = Self.rowsPerPage
        let found = try session.reviews(of: about, offset: page * size, limit: size + 1)
        let shown = found.prefix(size)
        var lines = [session.voice.say(ReviewReply.title(name))]
        lines.append(session.voice.say(try session.opinions(of: about).map(ReviewReply.average) ?? .none))
        lines += try shown.flatMap { try self.lines($0, in: session) } + [session.voice.say(ReviewReply.origin)]
        return CardFace(
            lines.joined(), buttons: try buttons(found, in: session), topics: try topics(shown, in: session))
    }

    private func topics(_ shown: ArraySlice<SeenReview>, in session: Session) throws -> [String] {
        var topics: Set<String> = ["reviews:\(about.code)", session.peopleTopic]
        if let element = try session.element(of: about) { topics.insert("reviews:\(element)") }
        if case .pin(let id) = about { topics.insert("place:\(id)") }
        for seen in shown {
            topics.insert("review:\(seen.review.id)")
            topics.insert(session.sightTopic(of: seen.review.owner))
        }
        return topics.sorted()
    }

    private func lines(_ seen: SeenReview, in session: Session) throws -> [RichText] {
        let isOwn = seen.review.author == session.actor && seen.review.owner == session.viewer
        let who = isOwn && !session.isGroup ? session.voice.say(ReviewReply.you) : RichText(seen.authorName, .bold)
        var line = who + ": " + session.voice.say(ReviewReply.marks(seen.review))
        line += RichText(", \(session.measures.day(seen.review.createdAt))")
        if isOwn, !session.isGroup { line += RichText(" – \(session.voice.words(seen.review.audience.words))") }
        return seen.review.text.isEmpty ? [line] : [line, RichText("“\(seen.review.text)”")]
    }

    private func buttons(_ found: [SeenReview], in session: Session) throws -> [[Button]] {
        let voice = session.voice
        let own = try session.knownPin(of: about).flatMap { try session.ownReview(of: $0.id) }
        let pages = Pages(page: page, size: Self.rowsPerPage, hasMore: found.count > Self.rowsPerPage)
        let mine =
            own.map { ShowCard(ReviewCard($0.id)).button(ReviewReply.open, voice) }
            ?? ShowCard(RateCard(about)).button(ReviewReply.rate, voice)
        let back = try session.placeCard(of: about).map { ShowCard($0).button(CommonReply.back, voice) }
        return pages.buttons(voice) { ReviewsCard(about, page: $0) } + [[mine] + (back.map { [$0] } ?? [])]
    }
}

/// Five buttons of stars for a place that one has not reviewed yet.
struct RateCard: Card, OneCoded {
    static let verb = "rate"
    let about: PlaceRef
    init(_ about: PlaceRef) { self.about = about }

    func render(in session: Session) throws -> CardFace? {
        guard let name = try session.name(of: about) else { return nil }
        let voice = session.voice
        let back = try session.placeCard(of: about).map { [[ShowCard($0).button(CommonReply.back, voice)]] } ?? []
        return CardFace(
            voice.say(ReviewReply.howManyStars(name)),
            buttons: [(1...5).map { RateStars(about, $0).button(ReviewReply.stars($0), voice) }] + back, topics: [])
    }
}

/// Gives a place that many stars; it is kept as a pin where it is none yet.
struct RateStars: Press {
    static let verb = "stars"
    let ref: PlaceRef
    let stars: Int

    init(_ ref: PlaceRef, _ stars: Int) {
        self.ref = ref
        self.stars = stars
    }

    init?(_ arguments: [String]) {
        guard arguments.count == 2, let ref = PlaceRef(code: arguments[0]), let stars = Int(arguments[1]),
            (1...5).contains(stars)
        else { return nil }
        self.init(ref, stars)
    }

    var arguments: [String] { [ref.code, "\(stars)"] }

    func perform(in session: Session) throws -> (any Reply)? {
        let waiting = try session.takeStarsQuestion(about: ref)
        try session.rate(ref, waiting?.review(stars: stars) ?? ReviewChange(stars: stars))
        return nil
    }
}

extension Session {
    /// Keeps what the actor thinks of a place, and the place where it is none of their own yet, as one change.
    func rate(_ ref: PlaceRef, _ new: ReviewChange) throws {
        let (review, name) = try keeping(ref) { pin in (try self.review(pin.id, new), pin.name) }
        try show(ReviewCard(review.id), note: ReviewReply.kept(name))
    }

    /// What was said of it before its stars.
    func takeStarsQuestion(about ref: PlaceRef) throws -> StarsQuestion? {
        guard let question = try question(as: StarsQuestion.self), try knownPin(of: ref)?.id == question.place else {
            return nil
        }
        try clearQuestion()
        return question
    }
}
