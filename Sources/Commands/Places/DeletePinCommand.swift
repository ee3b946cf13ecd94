import Actions
import Core
import Language
import Store

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
        let card = try session.lastRecall?.card as? PlacesCard
        guard spoken.line.begins(with: .removing), case .list(let list)? = card?.selection,
            let name = try session.heading(list)?.name, let pin = try session.place(id)?.name,
            try session.unlist(id, from: list)
        else { return false }
        try session.tell(ListReply.removed(pin, from: name))
        return true
    }
}
