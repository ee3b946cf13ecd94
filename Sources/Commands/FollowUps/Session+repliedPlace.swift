import Actions
import Core
import Language
import Store

extension Session {
    /// "4 stars", "delete", "#sport", "closes at 10pm" in reply to a place, or to a place of the map: what leaves out which
    /// place it is about is about that one. What a command reads by itself stays as it is.
    func act(onPlaceRepliedToIn spoken: Spoken, _ understanding: Understanding) throws -> Bool {
        guard spoken.message.attachments.isEmpty, let place = try placeRepliedTo(spoken) else { return false }
        if try label(place, spoken) { return true }
        guard understanding.best == nil, spoken.followUp == nil else { return false }
        // What is to be done there may begin like "call it": "call mum".
        let readings = spoken.line.saying(unsaid: place.name).prefix(understanding.isOwnWish ? 2 : 3)
        if try act(spoken, on: place, Array(readings), isReply: true) { return true }
        guard spoken.tellsOfPlace || understanding.isRemark else { return false }
        try note(spoken, at: place)
        return true
    }

    /// The place whose card, or whose message, a line replies to.
    private func placeRepliedTo(_ spoken: Spoken) throws -> MeantPlace? {
        guard spoken.message.replyTo != nil else { return nil }
        if let thing = spoken.repliedThing {
            return try thing.kind == .place ? MeantPlace(.pin(PlaceID(thing.id)), in: self) : nil
        }
        return try spot(of: spoken.repliedCard).flatMap { try MeantPlace(.element($0), in: self) }
    }

    /// One's own pin that a line replies to, where what it has to be done belongs.
    func ownPin(repliedToIn spoken: Spoken) throws -> PlaceID? {
        guard let thing = spoken.repliedThing, thing.kind == .place, try isOwn(thing) else { return nil }
        return PlaceID(thing.id)
    }

    /// "#sport #cheap"
    private func label(_ place: MeantPlace, _ spoken: Spoken) throws -> Bool {
        let labels = LabelText.labels(in: spoken.text)
        guard !labels.isEmpty, LabelText.rest(of: spoken.text).trimmed.isEmpty else { return false }
        let pin = try keeping(place.ref) { pin in
            try changeLabels(of: pin.id, adding: labels, removing: [])
            return pin
        }
        try show(PlaceCard(pin.id), note: PlaceReply.labelled(pin.name))
        return true
    }

    /// What is told of a place is a note there.
    func note(_ spoken: Spoken, at place: MeantPlace) throws {
        let text = try NoteText(checking: spoken.text).text
        try keeping(place.ref) { pin in
            try keepNoteSaying(NewNote(text: text, home: .place(pin.id)), with: spoken)
        }
    }
}

extension Session {
    /// "at the gym", "on the list shopping" in reply to something to do: where it belongs, and nothing else.
    func tie(taskRepliedToIn spoken: Spoken) throws -> Bool {
        guard let thing = spoken.repliedThing, thing.kind == .task, spoken.message.attachments.isEmpty else {
            return false
        }
        if let list = spoken.line.listAlone {
            try putTask(TaskID(thing.id), under: list)
            return true
        }
        let slots = try taskSlots(of: spoken.line)
        guard !slots.contains(SlotName.title), slots.contains(SlotName.place) else { return false }
        try amendTask(TaskID(thing.id), spoken.text)
        return true
    }
}

extension Spoken {
    /// How the place that it replies to is, or when it is open, or what number it has.
    fileprivate var tellsOfPlace: Bool {
        !isSlashCommand && (line.inLikeliestLanguage.tellsHours || tellsFact || isNumberToCall)
    }

    /// "+43 1 533 72 15"
    private var isNumberToCall: Bool {
        text.count(where: \.isNumber) > 5 && text.allSatisfy { $0.isNumber || $0.isWhitespace || "+-/()".contains($0) }
    }
}

extension Understanding {
    /// "great place": words about places that ask for nothing, rather than a command in other words.
    fileprivate var isRemark: Bool {
        let kinds = [PinCommand.about.intent, PlaceSearchCommand.about.intent, RateCommand.about.intent]
        let words = line.tokens.filter { $0.kind == .word }
        guard words.count > 1, !line.asks, !SignalWord.chatting.isSaid(by: line.text.withoutEnd) else { return false }
        return switch meaning {
        case .intent(let intent): kinds.contains(intent)
        case .doubt(let intents): intents.allSatisfy { kinds.contains($0) || $0 == ThanksCommand.about.intent }
        case .nothing: false
        }
    }
}
