import Core
import Language

/// Shows on which lists a pin is; a tap puts it on another, or takes it off.
struct ListsOfPinCommand: NamedPinCommand {
    static let step = PlaceStep.lists
    static let about = About(
        intent: "list.show", key: "list.ofPin", area: .visits, summary: "On which lists a pin is",
        phrases: [
            "(what|which) (list|lists) (is|has) [my] [the] [pin] {place:place} (on|in)",
            "[show|see] [me] [all] [the|my] lists (of|with|for) [my] [the] [pin] {place:place!}",
            "(on|in) (what|which) (list|lists) is [my] [the] [pin] {place:place}",
        ],
        examples: ["which lists is Bakery on"])

    let place: NameMatch?
    init(_ said: Said) throws { place = said.slots.name("place") }
}
