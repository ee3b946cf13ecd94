import Actions
import Core
import Language
import Store

/// A place that a line is about without naming it: a pin, or a place of the map that is none yet.
struct MeantPlace {
    let ref: PlaceRef
    let name: String
    /// One's own pin of it.
    let pin: PlaceID?
    /// What was spoken of is a note or a review of it, of which more may be meant than of a place.
    let isBehind: Bool

    init?(_ ref: PlaceRef, isBehind: Bool = false, in session: Session) throws {
        guard let name = try session.name(of: ref) else { return nil }
        (self.ref, self.name, self.isBehind) = (ref, name, isBehind)
        if case .pin(let id) = ref { pin = id } else { pin = try session.knownPin(of: ref)?.id }
    }

    var named: Named { Named(id: pin?.rawValue ?? 0, name: name) }

    /// It is the only place that has a name.
    func names(in session: Session) throws -> Names {
        try session.names().with(place: named, language: session.language)
    }
}

extension Session {
    /// Does what the first of these readings of a line asks for that surely is about the place; false where none is.
    /// `isReply`: the line may leave the place out, and so begin with its name.
    func act(_ spoken: Spoken, on place: MeantPlace, _ readings: [String], isReply: Bool = false) throws -> Bool {
        for said in readings.map({ spoken.saying($0) }) {
            let understanding = try Understanding(said.line, names: place.names(in: self))
            guard let type = understanding.commandAbout(place, isReply: isReply) else { continue }
            return try act(type, understanding, said, on: place)
        }
        return false
    }

    /// A line with the place's name in it surely is about it.
    func isAbout(_ place: MeantPlace, _ said: Spoken) throws -> Bool {
        try Understanding(said.line, names: place.names(in: self)).commandAbout(place, isReply: false) != nil
    }

    private func act(
        _ type: any Command.Type, _ understanding: Understanding, _ said: Spoken, on place: MeantPlace
    ) throws -> Bool {
        if Self.looksUp(type) {
            try open(place)
            return true
        }
        guard case .element(let element) = place.ref, place.pin == nil else {
            guard let command = try understanding.command(for: said) else { return false }
            try command.perform(in: self)
            return true
        }
        switch type {
        case is ShowPinCommand.Type: try open(place)
        case is NavigateCommand.Type: try show(WorldWaysCard(element: element, from: nil, page: 0))
        default: return try pin(place, type, said)
        }
        return true
    }

    /// What is to be done with a place of the map is done with a pin that is made of it, as one change.
    private func pin(_ place: MeantPlace, _ type: any Command.Type, _ said: Spoken) throws -> Bool {
        guard Self.keepsOfPlace(type), case .element(let element) = place.ref,
            let found = try atlas?.place(element)
        else { return false }
        try together {
            _ = try keep(found)
            guard let kept = try MeantPlace(place.ref, in: self) else { return }
            try Understanding(said.line, names: kept.names(in: self)).command(for: said)?.perform(in: self)
        }
        return true
    }

    /// It keeps something that only a place has.
    fileprivate static func keepsOfPlace(_ type: any Command.Type) -> Bool {
        let types: [any Command.Type] = [
            FavouriteCommand.self, WantCommand.self, BeenCommand.self, RateCommand.self, LabelPinCommand.self,
            ListAddCommand.self, NoteCommand.self,
        ]
        return types.contains { $0 == type }
    }

    /// It tells of a place that it names, whether that is one's own or not.
    fileprivate static func looksUp(_ type: any Command.Type) -> Bool {
        type == PlaceDetailCommand.self || type == HowFarCommand.self
    }

    private func open(_ place: MeantPlace) throws {
        if let pin = place.pin { return try show(PlaceCard(pin)) }
        switch place.ref {
        case .pin(let id): try show(PlaceCard(id))
        case .element(let element): try show(WorldCard(element: element))
        }
    }
}

extension Understanding {
    /// The command that the line surely is, about that place, keeping nothing of its words; nil where it is none such.
    fileprivate func commandAbout(_ place: MeantPlace, isReply: Bool) -> (any Command.Type)? {
        guard let best, best.assumptions.isEmpty, case let type = Self.command(of: best),
            !(type is any WishCommand.Type), hasOwnWords || isReply && type != ShowPinCommand.self,
            !place.isBehind || Session.keepsOfPlace(type) || Session.looksUp(type) || type == NavigateCommand.self
        else { return nil }
        let isNamed = best.slots.all.contains { filled in
            switch filled.value {
            case .name(let match): match.id == place.named.id && match.kind == .place
            case .text(let words): Session.looksUp(type) && words.trimmed == place.name
            default: false
            }
        }
        return isNamed || type == NoteCommand.self && isHeaded(best, place) ? type : nil
    }

    /// "note Bakery: closed on Mondays"
    private func isHeaded(_ best: Candidate, _ place: MeantPlace) -> Bool {
        best.slots.text(SlotName.text).flatMap { HeadedText($0) }?.heading == place.name
    }
}
