import Actions
import Core
import Language
import Store

/// Lists where one has been.
struct BeenListCommand: OpensCard {
    static let about = About(
        intent: "pin.list", key: "pin.list.been", area: .visits, summary: "Where you have been",
        phrases: [
            "where have i been", "where (was|did) i (been|go)",
            "[show|list|see] [me] [all] [my] [the] (places|pins) [that|where] i (have been|was|went|visited|have visited) [to|at]",
            "[show|list|see] [me] [my] visited (places|pins)", "[show|list|see] [me] [my] visits",
        ],
        examples: ["where have I been", "my visited places"])

    init() {}
    func card(in session: Session) throws -> any Card { PlacesCard(.been, sort: .new) }
}
