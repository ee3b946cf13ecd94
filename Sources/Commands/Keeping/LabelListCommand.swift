import Actions
import Core
import Language
import Store

/// Lists the pins with a label.
struct LabelListCommand: Command {
    static let about = About(
        intent: "pin.list", key: "pin.list.labelled", area: .places, summary: "Your pins with a label",
        phrases: [
            "{label:label}",
            "[show|list|see|open] [me] [all] [my] [the] (pins|places) [with|labelled|labeled|tagged] [label|the label] {label:label}",
            "[show|list|see] [me] [my] {label:label} (pins|places)",
            "[show|list|see] [me] [all] [my] [the] (pins|places) (with|under) [the] (label|tag) {word:word}",
            "[show|list|see|find] [me] (all|everything) [that is|thats] (labelled|labeled|tagged) [as|with] {word:word}",
            "[show|list|see] [me] [all] [my] [the] (pins|places) (labelled|labeled|tagged) [as|with] {word:word}",
        ],
        examples: ["#food", "pins labelled food"])

    let label: String
    /// "#cafe": right after a pin, and where no other has it, it is for that one.
    let isAlone: Bool
    init(_ said: Said) throws {
        guard let label = Label.list(in: said.slots.label("label") ?? said.slots.text("word") ?? "").first else {
            throw Refusal(PlaceReply.whichPin)
        }
        self.label = label
        isAlone = said.isAllSlots
    }

    func perform(in session: Session) throws {
        let places = PlacesCard(.label(LabelKey(label)), sort: try session.usualSort)
        if try isAlone && session.placeCount(places.selection) == 0, let place = try session.placeSpokenOf(),
            let pin = place.pin
        {
            try session.changeLabels(of: pin, adding: [label], removing: [])
            return try session.show(PlaceCard(pin), note: PlaceReply.labelled(place.name))
        }
        guard try session.placeCount(places.selection) == 0, try session.taskCount(.label(label)) > 0 else {
            return try session.show(places)
        }
        try session.show(TasksCard(.label(label)))
    }
}
