import Actions
import Core
import Language
import Store

extension Session {
    /// "heart it", "how far is it", "make it private": what is said of a pin or list that was spoken of last is done as if
    /// its name stood there; false where it is not so said, or no command names such a thing.
    package func act(onPronounIn spoken: Spoken, _ understanding: Understanding) throws -> Bool {
        guard !spoken.isSlashCommand, spoken.line.says(.it), understanding.readsNothing(but: .it),
            spoken.followUp.map({ [.name, .delete, .show, .cancel].contains($0.kind) }) != true
        else { return false }
        guard let thing = try spokenOf(spoken.repliedThing).last else { return try act(onSpotIn: spoken) }
        guard thing.kind == .place || thing.kind == .heading, let name = try name(of: thing),
            let words = spoken.line.saying(name, for: .it)
        else { return false }
        let said = spoken.saying(words)
        let understanding = try Understanding(said.line, names: names())
        guard understanding.names(thing), let command = try understanding.command(for: said) else { return false }
        try command.perform(in: self)
        return true
    }

    /// "pin it", "heart it", "been there" of the place of the map that was shown last.
    private func act(onSpotIn spoken: Spoken) throws -> Bool {
        let line = spoken.line
        let wish = Understanding(line, names: .none).suggestion
        let isNamed = wish?.slots.name("place").map { line.means($0.typed, .it) } == true
        guard isNamed || line.nameGiven == "", let spot = try spotSpokenOf else { return false }
        switch wish.map(Understanding.command(of:)) {
        case is FavouriteCommand.Type where isNamed: try likeSaying(.element(spot), true)
        case is WantCommand.Type where isNamed: try wantSaying(.element(spot), true)
        case is BeenCommand.Type where isNamed: try beenSaying(.element(spot), on: today)
        default:
            guard line.nameGiven == "" else { return false }
            _ = try PinWorld(spot).perform(in: self)
        }
        return true
    }

    /// The place of the map whose card was shown last.
    var spotSpokenOf: OSMElement? {
        get throws {
            switch try recall(as: Recall.self)?.list.flatMap(CommandCatalog.card) {
            case let card as WorldCard: card.element
            case let card as FoundCard: try card.onlyPlace(in: self)
            default: nil
            }
        }
    }
}

extension Understanding {
    /// No command reads the line, or one takes such a word for what it is about.
    fileprivate func readsNothing(but signal: SignalWord) -> Bool {
        best.map { $0.slots.all.contains { line.means($0.typed, signal) } } ?? true
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
