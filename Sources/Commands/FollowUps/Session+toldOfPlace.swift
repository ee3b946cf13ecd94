import Actions
import Core
import Language
import Store

/// What is told of a pin that is named, or of the one that was spoken of last.
extension Session {
    /// "the cafe is open mon-fri 9-17", "phone 01 234567" of the pin that was shown: no event and nothing to look for, but a note
    /// there; false where it is not surely said of a pin.
    func note(toldOfPlaceIn spoken: Spoken, _ understanding: Understanding) throws -> Bool {
        guard mayTell(spoken) else { return false }
        // "note: open mon-fri 9-17"
        if let words = spoken.line.noteAlone { return try note(toldOfPlaceIn: spoken.saying(words), understanding) }
        if let (place, said) = try pinNamed(atStartOf: spoken.line), said.tellsHoursOfNamed {
            try note(spoken, at: place)
            return true
        }
        guard try openQuestion()?.isWaiting != true, let place = try placeSpokenOf(),
            spoken.line.tellsDetail || spoken.line.tellsHoursAlone && understanding.best?.readsThing != true
        else { return false }
        try note(spoken, at: place)
        return true
    }

    /// "it's on the 3rd floor", "korb was lovely": what nothing else reads is a note at the pin of which it surely is said.
    func note(factOfPlaceIn spoken: Spoken, _ understanding: Understanding) throws -> Bool {
        guard mayTell(spoken), understanding.mayTellFact, spoken.line.found.allSatisfy({ !$0.isPoint }) else {
            return false
        }
        if let (place, said) = try pinNamed(atStartOf: spoken.line), said.tellsStateOfNamed {
            if try label(place, said) { return true }
            try note(spoken, at: place)
            return true
        }
        guard spoken.line.tellsOfIt, let place = try placeSpokenOf() else { return false }
        try note(spoken, at: place)
        return true
    }

    /// "sacher is a cafe too", where others have the label: so has this one.
    private func label(_ place: MeantPlace, _ said: ReadLine) throws -> Bool {
        guard let pin = place.pin, let kind = said.kindTold, let label = Label.list(in: kind).first,
            try placeCount(.label(LabelKey(label))) > 0
        else { return false }
        try changeLabels(of: pin, adding: [label], removing: [])
        try show(PlaceCard(pin), note: PlaceReply.labelled(place.name))
        return true
    }

    /// The one pin of one's own that the line begins with, exactly as it is called, and what is said of it.
    func pinNamed(atStartOf line: ReadLine) throws -> (MeantPlace, ReadLine)? {
        for (id, said) in try line.placesNamedFirst(among: names()) {
            let place = PlaceID(id)
            guard try mayChange(.place(place)), let meant = try MeantPlace(.pin(place), in: self) else { continue }
            return (meant, line.reread(said))
        }
        return nil
    }

    /// One's own pin that was made, changed or shown last, or of which a note or a review was.
    func placeSpokenOf() throws -> MeantPlace? {
        guard let thing = try spokenOf(nil).last, let place = try place(about: thing), try mayChange(.place(place))
        else {
            return nil
        }
        return try MeantPlace(.pin(place), isBehind: thing.kind != .place, in: self)
    }
}

extension Understanding {
    /// It asks for nothing that is known, so that it may tell how something is.
    fileprivate var mayTellFact: Bool {
        switch meaning {
        case .nothing(.chat): false
        case .nothing, .doubt([NoteCommand.about.intent]), .doubt([RateCommand.about.intent]): true
        case .doubt, .intent: false
        }
    }
}

extension Candidate {
    /// It does something with a thing that is named, rather than looking for something, keeping a note or an event.
    fileprivate var readsThing: Bool {
        let others: [any Command.Type] = [
            EventCommand.self, PlaceSearchCommand.self, PlaceDetailCommand.self, NoteCommand.self,
        ]
        return !others.contains { $0 == Understanding.command(of: self) }
    }
}

extension Found {
    fileprivate var isPoint: Bool { if case .coordinate = value { true } else { false } }
}
