import Actions
import Core
import Language
import Store

extension Session {
    /// "heart it", "I was there yesterday", "rate the second 4", "make it private", and "4 stars" in reply to a place: what
    /// is said of a pin, of a list or of a place of the map that was spoken of is done as if its name stood there; false
    /// where it is not so said, or no command names such a thing.
    package func act(onThingMeantIn spoken: Spoken, _ understanding: Understanding) throws -> Bool {
        guard !spoken.isSlashCommand else { return false }
        return try pinsPasted(spoken, understanding) || moves(placeSaidIn: spoken)
            || act(onPronounIn: spoken, understanding)
            || act(onNumberIn: spoken, understanding)
            || act(onPlaceRepliedToIn: spoken, understanding) || tie(taskRepliedToIn: spoken)
            || rate(saidIn: spoken, understanding) || note(toldOfPlaceIn: spoken, understanding)
            || act(onPlaceSpokenOfIn: spoken, understanding) || act(onEachNamedIn: spoken, understanding)
    }

    private func act(onPronounIn spoken: Spoken, _ understanding: Understanding) throws -> Bool {
        guard spoken.line.says(.it) || spoken.line.says(.there), understanding.readsNothing(but: [.it, .there]),
            spoken.followUp.map({ [.name, .delete, .show, .cancel].contains($0.kind) }) != true
        else { return false }
        guard let thing = try spokenOf(spoken.repliedThing).last else { return try act(onSpotIn: spoken) }
        if let place = try place(about: thing).flatMap({
            try MeantPlace(.pin($0), isBehind: thing.kind != .place, in: self)
        }) {
            return try act(spoken, on: place, spoken.line.saying(placeCalled: place.name))
        }
        guard thing.kind == .heading, let name = try name(of: thing), let words = spoken.line.saying(name, for: .it)
        else { return false }
        let said = spoken.saying(words), understanding = try Understanding(said.line, names: names())
        guard understanding.names(thing), let command = try understanding.command(for: said) else { return false }
        try command.perform(in: self)
        return true
    }

    /// The place that a thing is, that it reviews, or at which it is noted.
    func place(about thing: Thing) throws -> PlaceID? {
        switch thing.kind {
        case .place: PlaceID(thing.id)
        case .review: try review(ReviewID(thing.id))?.review.place
        case .note: try note(NoteID(thing.id)).flatMap { if case .place(let id) = $0.home { id } else { nil } }
        default: nil
        }
    }

    /// "pin it", "heart it", "been there" of the place of the map that was shown last.
    private func act(onSpotIn spoken: Spoken) throws -> Bool {
        guard let spot = try spotSpokenOf, let place = try MeantPlace(.element(spot), in: self) else { return false }
        guard spoken.line.nameGiven != "" else { return try pin(spot) }
        return try act(spoken, on: place, spoken.line.saying(placeCalled: place.name))
    }

    func pin(_ spot: OSMElement) throws -> Bool {
        _ = try PinWorld(spot).perform(in: self)
        return true
    }

    /// The place of the map whose card was shown last.
    var spotSpokenOf: OSMElement? {
        get throws { try spot(of: lastRecall?.card) }
    }

    /// The one place of the map that a card shows.
    func spot(of card: (any Card)?) throws -> OSMElement? {
        switch card {
        case let card as WorldCard: card.element
        case let card as FoundCard: try card.onlyPlace(in: self)
        default: nil
        }
    }
}

extension Understanding {
    /// No command reads the line, or one takes such a word for what it is about.
    fileprivate func readsNothing(but signals: [SignalWord]) -> Bool {
        best.map { best in
            best.slots.all.contains { filled in
                LineReader.read(filled.typed, language: line.language).tokens.contains { token in
                    signals.contains { line.means(token.key, $0) }
                }
            }
        } ?? true
    }

    /// It surely is a command about that thing, and nothing is kept of its words.
    fileprivate func names(_ thing: Thing) -> Bool {
        guard let best, best.assumptions.isEmpty, hasOwnWords, !(Self.command(of: best) is any WishCommand.Type) else {
            return false
        }
        return best.slots.all.contains { filled in
            if case .name(let match) = filled.value { match.id == thing.id } else { false }
        }
    }
}
