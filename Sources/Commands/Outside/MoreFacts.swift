package import Actions
package import Core
package import Store

/// Asks the operator's outside source what it knows of a place; the answer comes as a message of its own.
struct MoreFacts: Press, OneCoded {
    static let verb = "facts"
    let about: PlaceRef

    init(_ about: PlaceRef) { self.about = about }

    func perform(in session: Session) throws -> (any Reply)? {
        guard let source = session.outside.factsSource else { throw Refusal(FactsReply.off) }
        guard let (name, point) = try session.placeOfTheMap(about) else { throw Refusal(CommonReply.gone) }
        guard try !session.hasJob(kind: AskFacts.kind) else { return FactsReply.asking(source) }
        let question = AskFacts(name: name, point: point, language: session.voice.language)
        try session.leaveJob(kind: AskFacts.kind, payload: question)
        return FactsReply.asking(source)
    }
}

extension Session {
    /// The button that asks it, where a source is set up; only for places of the map: where somebody's own pins are is
    /// nobody's business.
    func factsButtons(_ ref: PlaceRef, isOfTheMap: Bool) -> [Button] {
        guard outside.factsSource != nil, isOfTheMap else { return [] }
        return [MoreFacts(ref).button(FactsReply.button, voice)]
    }

    /// The map's own name and point of it, so that not even a pin's new name gets out.
    fileprivate func placeOfTheMap(_ ref: PlaceRef) throws -> (name: String, point: Coordinate)? {
        guard let element = try element(of: ref) else { return nil }
        if let known = try atlas?.place(element) { return (known.name, known.coordinate) }
        guard case .pin(let id) = ref, let pin = try place(id) else { return nil }
        return (pin.name, pin.coordinate)
    }

    /// What the source says, with its name and its link; it is not kept.
    package func factsCame(_ facts: PlaceFacts?, for question: AskFacts) throws {
        guard let facts else { return try say(reply: FactsReply.nothing(question.name, outside.factsSource ?? "")) }
        let link = facts.link.map { [[Button(voice.words(FactsReply.open(facts.source)), .open(url: $0))]] }
        try say(Outgoing(FactsText(facts, voice).lines.joined(), buttons: link ?? []))
    }
}

/// The answer as lines; what the source does not say has none.
private struct FactsText {
    let lines: [RichText]

    init(_ facts: PlaceFacts, _ voice: Voice) {
        var lines = [voice.say(FactsReply.title(facts.name, facts.source))]
        if facts.isClosedForGood { lines.append(voice.say(FactsReply.closed)) }
        if let rating = facts.rating { lines.append(voice.say(FactsReply.rating(rating, facts.ratings))) }
        if let price = facts.priceLevel.flatMap({ FactsReply.price($0) }) { lines.append(voice.say(price)) }
        lines += [facts.phone, facts.website].compactMap { $0.map { RichText($0) } }
        if lines.count == 1 { lines.append(voice.say(FactsReply.noMore)) }
        let sources = [facts.source] + facts.credits
        lines.append(voice.say(FactsReply.source(sources.joined(separator: ", "))))
        self.lines = lines
    }
}
