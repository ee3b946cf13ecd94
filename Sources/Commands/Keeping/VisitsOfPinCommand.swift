import Core
import Language

/// Shows when one was at a pin.
struct VisitsOfPinCommand: NamedPinCommand {
    static let step = PlaceStep.visits
    static let about = About(
        intent: "pin.show", key: "pin.visits", area: .visits, summary: "When you were at a pin",
        phrases: [
            "when (was i|were we|have i been) (at|in|to) [my] [the] [pin] {place:place!} [last]",
            "when (was i|were we|have i been) (last|the last time) (at|in|to) [my] [the] [pin] {place:place}",
            "when did (i|we) last (visit|go to|see) [my] [the] [pin] {place:place}",
            "when was the last time (i|we) (was|were|went) (at|in|to) [my] [the] [pin] {place:place}",
            "when was my last visit (to|at) [my] [the] [pin] {place:place}",
            "how (often|many times) (was i|were we|have i been|have we been) (at|in|to) [my] [the] [pin] {place:place}",
            "[show|list|see] [me] [all] [my] visits (to|at|of) [my] [the] [pin] {place:place}",
        ],
        examples: ["when was I last at Bakery", "my visits to Bakery"])

    let place: NameMatch?
    init(_ said: Said) throws { place = said.slots.name("place") }
}
