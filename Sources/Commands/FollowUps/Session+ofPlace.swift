import Actions
import Core
import Language
import Store

/// What is said of the pin that was spoken of last, and what it is to be.
extension Session {
    /// More words are a sentence of their own.
    private static let mostOfPlace = 6

    /// What is kept of a place, and taken back, so plainly that the place may be left out.
    private static let ofPlace: [any Command.Type] = [
        FavouriteCommand.self, UnfavouriteCommand.self, WantCommand.self, BeenCommand.self, UnvisitCommand.self,
        RateCommand.self, DeleteReviewCommand.self, LabelPinCommand.self,
    ]

    /// "delete my rating", "remove the label", "and favourite" right after a pin was spoken of, as if its name stood behind it.
    func act(onPlaceSpokenOfIn spoken: Spoken, _ understanding: Understanding) throws -> Bool {
        guard understanding.best == nil, spoken.isWordsAlone,
            spoken.message.replyTo == nil, spoken.line.tokens.count <= Self.mostOfPlace,
            spoken.followUp.map({ $0.kind == .add }) ?? true, let place = try placeSpokenOf()
        else { return false }
        let line = spoken.line.begins(with: .and) ? spoken.line.dropFirst : spoken.line
        for text in line.saying(ofPlace: place.name) {
            let said = spoken.saying(text), read = try Understanding(said.line, names: place.names(in: self))
            guard let best = read.best, best.assumptions.isEmpty, read.hasOwnWords,
                Self.ofPlace.contains(where: { $0 == Understanding.command(of: best) }),
                best.slots.name(SlotName.place)?.id == place.pin?.rawValue
            else { continue }
            try read.command(for: said)?.perform(in: self)
            return true
        }
        return false
    }

    /// "48.2082, 16.3738 dentist", pasted from a map with what is there: a pin of that name, and nothing to look for.
    func pinsPasted(_ spoken: Spoken, _ understanding: Understanding) throws -> Bool {
        let isSearch = understanding.best.map { Understanding.command(of: $0) == PlaceSearchCommand.self } ?? true
        guard isSearch, spoken.line.beginsWithPoint, spoken.isWordsAlone else {
            return false
        }
        let lead = LanguageTables.tables(for: spoken.line.language).leads.pinning
        let said = spoken.saying("\(lead) \(spoken.text)")
        guard let command = try understand(said).command(for: said) as? PinCommand, command.name != nil else {
            return false
        }
        try command.perform(in: self)
        return true
    }

    /// "it's now at 48.2104, 16.3655": the pin that was spoken of is moved there; no new one of that name is made.
    func moves(placeSaidIn spoken: Spoken) throws -> Bool {
        guard spoken.isWordsAlone, let point = spoken.line.newPoint,
            let thing = try spokenOf(spoken.repliedThing).last, let place = try place(about: thing),
            try mayChange(.place(place))
        else { return false }
        let moved = try movePlace(place, to: point, accuracy: nil)
        try show(PlaceCard(place), note: PlaceReply.moved(moved.name))
        return true
    }

    /// "make it nicer" of a pin: a sign for it, or else perhaps its name, which is asked.
    func askName(_ words: String, of id: PlaceID, _ spoken: Spoken) throws {
        let line = LineReader.read(words, language: language), name = try placeToChange(id).name
        if let sign = line.symbols?.last.map(String.init) {
            let place = try setIcon(sign, of: id)
            return try show(PlaceCard(id), note: ColourReply.icon(place.name))
        }
        guard !line.says(.sign) else { throw Refusal(ColourReply.whichIcon) }
        let rename = RenameToLine(message: spoken.message.ref.id, about: id).button(AtThingReply.rename(words), voice)
        let note = KeepAtThing(message: spoken.message.ref.id, about: .place(id)).button(AtThingReply.note(name), voice)
        try keepUnread(UnreadLine(text: spoken.text, home: NoteHome.loose.code), of: spoken.message.ref.id)
        offered = [rename].compactMap(\.pressCode)
        try say(Outgoing(voice.say(AtThingReply.whether(name, words)), buttons: [[rename], [note]]))
    }

    /// "no, on Friday", "not yesterday, on Friday" right after a visit was kept: that was the day.
    func correctVisit(_ spoken: Spoken) throws -> Bool {
        let isNegated = spoken.followUp?.kind == .leaveOut && spoken.line.tokens.dropFirst().first?.key == ","
        guard let followUp = spoken.followUp, followUp.isCorrection || isNegated, let time = followUp.time,
            let recall = try lastRecall, let entry = try recall.made.flatMap({ try self.entry($0) }),
            let thing = recall.things.last, thing.kind == .place,
            let visit = try visits(to: PlaceID(thing.id), limit: Self.mostVisits).first(where: {
                $0.createdAt == entry.at
            })
        else { return false }
        guard let day = try time.get().latestDay(in: frame(of: spoken)) else { throw Refusal(VisitReply.future) }
        try changeVisit(visit.id, day: day)
        try show(PlaceCard(PlaceID(thing.id)), note: KeepReply.been(name(of: thing) ?? "", measures.date(day)))
        return true
    }

    private static let mostVisits = 50
}

/// Gives a pin the name that a line says it is to have.
struct RenameToLine: LinePress {
    static let verb = "nameLine"
    let message: String
    let about: PlaceID

    func perform(in session: Session) throws -> (any Reply)? {
        let place = try session.placeToChange(about)
        guard let line = try session.takeUnread(of: message), let spoken = session.spoken(line, sentAs: message),
            let words = spoken.followUp?.words
        else { return TalkReply.lineForgotten }
        try session.closeChoice()
        try session.renameSaying(place.id, to: words)
        return nil
    }
}
