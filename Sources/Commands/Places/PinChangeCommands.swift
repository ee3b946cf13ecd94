import Actions
import Core
import Language
import Store

/// Opens a pin's card by its name.
struct ShowPinCommand: Command {
    static let about = About(
        intent: "pin.show", area: .places, summary: "Open a pin",
        phrases: [
            "(show|open|see) [me] [my] [the] [pin] {place:place!}", "where is {place:place}", "{place:place}",
            "(coordinates|position|address) of {place:place}", "pin {place:place}",
            "how (far|far away) (is|am i from) [it] [to] [my] [the] {place:place!} [from here]",
        ],
        examples: ["show Bakery", "where is Bakery"])

    let place: NameMatch?
    init(_ said: Said) throws { place = said.slots.name("place") }

    func perform(in session: Session) throws {
        guard let id = try session.choosePlace(place, then: .open) else { return }
        try session.usePlace(id)
        try session.show(PlaceCard(id))
    }
}

/// Gives a pin another name.
struct RenamePinCommand: Command {
    static let about = About(
        intent: "pin.update", key: "pin.rename", area: .places, summary: "Rename a pin",
        phrases: [
            "rename [my] [the] [pin] {place:place} (to|as|into) {name:name}", "call {place:place!} {name:name}",
            "[my] [the] [pin] {place:place!} is now (called|named) {name:name}",
            "[my] [the] [pin] {place:place!} is (called|named) {name:name} now",
            "change [the] name of {place:place} to {name:name}", "rename [my] [the] [pin] {place:place}",
            "rename [a|my|the] [pin]",
        ],
        examples: ["rename Bakery to Corner bakery"])

    let place: NameMatch?
    let spoken: Spoken
    let name: String?

    init(_ said: Said) throws {
        (place, spoken) = (said.slots.name("place"), said.spoken)
        name = said.slots.text("name").map { said.spoken.line.means($0, .intoName) ? "" : $0 }
    }

    func perform(in session: Session) throws {
        // "call mum sunday" is to be done, whatever pin is called mum.
        if spoken.line.beginsWithDeed, let name,
            LineReader.read(name, language: spoken.line.language).soleTime != nil
        {
            return try session.keepSaying(session.wish(spoken))
        }
        guard let id = try session.choosePlace(place, then: .rename, of: spoken) else { return }
        if let name { return try session.renameSaying(id, to: name) }
        _ = try PlacePress(id: id, step: .rename).perform(in: session)
    }
}

/// Moves a pin, its notes stay with it.
struct MovePinCommand: Command {
    static let about = About(
        intent: "pin.update", key: "pin.move", area: .places, summary: "Move a pin to where it belongs",
        phrases: [
            "move [my] [the] [pin] {place:place} [to] [over] here",
            "move [my] [the] [pin] {place:place} to {point:coordinate}",
            "[my] [the] [pin] {place:place!} is (wrong|not there|elsewhere|misplaced|in the wrong place|at the wrong place) [,|.|;|-] [it is|its|it's] [actually|really] [at] {point:coordinate}",
            "{place:place} (is|moved) here", "move [my] [the] [pin] {place:place!}", "move [a|my|the] pin", "move",
        ],
        examples: ["move Bakery here", "move Bakery to 48.2090, 16.3700"])

    let place: NameMatch?
    let spoken: Spoken
    let point: Coordinate?
    let isHere: Bool

    init(_ said: Said) throws {
        (place, spoken) = (said.slots.name("place"), said.spoken)
        point = try said.slots.coordinate("point")
        isHere = said.spoken.line.says(.here)
    }

    func perform(in session: Session) throws {
        guard let id = try session.choosePlace(place, then: .move, of: spoken) else { return }
        let fix = try isHere ? session.freshPosition() : nil
        guard let target = point ?? fix?.coordinate else {
            _ = try PlacePress(id: id, step: .move).perform(in: session)
            return
        }
        let moved = try session.movePlace(id, to: target, accuracy: fix?.accuracy)
        try session.show(PlaceCard(id), note: PlaceReply.moved(moved.name))
    }
}

/// Sets the labels of a pin.
struct LabelPinCommand: Command {
    static let about = About(
        intent: "pin.update", key: "pin.label", area: .places, summary: "Label a pin",
        phrases: [
            "(label|tag) [my] [the] [pin] {place:place} [as|with] {labels:rest}",
            "(label|tag) [my] [the] [pin] {place:place}",
            "(add|put|give) [the] (label|labels|tag|tags) {labels:text} (to|on) [my] [the] [pin] {place:place!}",
            "(unlabel|untag) [my] [the] [pin] {place:place!} [:] {gone:rest}",
            "(remove|take|delete|drop) [the] (label|labels|tag|tags) {gone:text} (from|off) [my] [the] [pin] {place:place!}",
        ],
        examples: ["label Bakery #breakfast", "remove the label breakfast from Bakery"])

    let place: NameMatch?
    let spoken: Spoken
    let labels: [String]
    /// What is to go: "-cheap"; nil for nothing.
    let gone: [String]?
    /// "none": all are to go.
    let isRemoved: Bool

    init(_ said: Said) throws {
        place = said.slots.name("place")
        spoken = said.spoken
        let words = said.signed("labels"), parts = words.split { $0.isWhitespace || $0 == "," }
        let taken = parts.filter { $0.hasPrefix("-") }.map { String($0.dropFirst()) } + [said.slots.text("gone") ?? ""]
        labels = Label.list(in: parts.filter { !$0.hasPrefix("-") }.joined(separator: " "))
        let less = Label.list(in: taken.joined(separator: " "))
        gone = less.isEmpty ? nil : less
        isRemoved = SignalWord.none.isSaid(by: words)
    }

    func perform(in session: Session) throws {
        guard let id = try session.choosePlace(place, then: .label, of: spoken) else { return }
        guard !labels.isEmpty || gone != nil || isRemoved else {
            _ = try PlacePress(id: id, step: .label).perform(in: session)
            return
        }
        let old = try session.labels(of: id), name = try session.placeToChange(id).name
        try session.changeLabels(of: id, adding: labels, removing: isRemoved ? nil : gone ?? [])
        let isSame = try session.labels(of: id) == old
        try session.show(PlaceCard(id), note: isSame ? PlaceReply.labelsSame(name) : .labelled(name))
    }
}

extension Said {
    /// The words of a slot with the minus before them, which is passed over like any mark: "-cheap".
    fileprivate func signed(_ name: String) -> String {
        guard let slot = slots[name], let words = slots.text(name) else { return "" }
        let before = spoken.line.string(0..<slot.range.lowerBound)
        return before.hasSuffix(" -") ? "-" + words : words
    }
}

/// Deletes a pin with its notes; Undo and the trash bring it back.
struct DeletePinCommand: Command {
    static let about = About(
        intent: "pin.delete", area: .places, summary: "Delete a pin",
        phrases: [
            "(delete|remove|drop|erase|forget|unpin) [my] [the] [pin|place] {place:place} [pin]",
            "get rid of [my] [the] [pin|place] {place:place} [pin]",
        ],
        examples: ["delete Bakery"])

    let place: NameMatch?
    let spoken: Spoken

    init(_ said: Said) throws { (place, spoken) = (said.slots.name("place"), said.spoken) }

    func perform(in session: Session) throws {
        guard let id = try session.choosePlace(place, then: .delete), try !takeOffOpenList(id, session),
            try !askWhich(id, session)
        else { return }
        try session.deletePlaceSaying(session.placeToChange(id))
    }

    /// "delete dentist", where what is in the calendar is called so, too.
    private func askWhich(_ id: PlaceID, _ session: Session) throws -> Bool {
        guard let name = place?.typed,
            spoken.line.tokens.count(where: { $0.kind == .word }) == name.split(separator: " ").count + 1,
            case let events = try session.eventsNamed(name).filter({ $0.title.isSaid(by: name) }), !events.isEmpty
        else { return false }
        let things = [Thing.place(id)] + events.prefix(MoreThings.most - 1).map { .event($0.id) }
        try session.askWhich(DeleteQuestion(things: things), saying: FollowReply.which)
        return true
    }

    /// "remove gym" under a list of places that gym is on takes it off that list alone.
    private func takeOffOpenList(_ id: PlaceID, _ session: Session) throws -> Bool {
        let card = try session.recall(as: Recall.self)?.list.flatMap(CommandCatalog.card) as? PlacesCard
        guard spoken.line.begins(with: .removing), case .list(let list)? = card?.selection,
            let name = try session.heading(list)?.name, let pin = try session.place(id)?.name,
            try session.unlist(id, from: list)
        else { return false }
        try session.tell(ListReply.removed(pin, from: name))
        return true
    }
}
