import Actions
import Core
import Language
import Store

/// Says where an event that is named takes place.
struct PlaceEventCommand: Command {
    static let about = About(
        intent: "event.update", key: "event.where", area: .calendar, summary: "Where an event takes place",
        phrases: [
            "(change|set|update|edit) [the] (location|place|venue) (of|for) [my|the] {title:text} to {where:rest}",
            "[my|the] {title:few!} (takes place|is held|will be held) (at|in) {where:rest}",
        ],
        examples: ["change the location of the dentist to Main Street 5"])

    let title: String
    let location: String

    init(_ said: Said) throws {
        title = said.slots.words("title")
        location = try EventText(checking: said.slots.text("where") ?? "").text
    }

    func perform(in session: Session) throws {
        let isKnown = try session.withEvent(named: title) {
            try session.reviseSaying($0, location) { try session.put(&$0, at: location) }
        }
        guard isKnown else { throw Refusal(EventDeedReply.noSuch(title)) }
    }
}
