import Actions
import Core
import Language
import Store

/// Lists where one wants to go.
struct WantedListCommand: Command {
    static let about = About(
        intent: "pin.list", key: "pin.list.wanted", area: .visits, summary: "Where you want to go",
        phrases: [
            "(where|what places) do i [still] (want|have) to go", "want to go",
            "[show|list|see] [me] [all] [my] [the] (places|pins) [that|where] i (want|would like) to (go|visit|see|go to)",
            "[show|list|see] [me] [my] (bucket list|wish list|wishlist|wishes)",
        ],
        examples: ["places I want to go", "where do I want to go"])

    let spoken: Spoken
    init(_ said: Said) throws { spoken = said.spoken }

    func perform(in session: Session) throws {
        if try session.showList(calledLike: spoken) { return }
        try session.show(PlacesCard(.wanted, sort: session.usualSort))
    }
}
