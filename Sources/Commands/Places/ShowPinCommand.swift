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
