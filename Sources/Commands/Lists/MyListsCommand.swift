import Actions
import Core
import Language
import Store

/// Shows one's named lists.
struct MyListsCommand: OpensCard {
    static let about = About(
        intent: "list.show", key: "list.all", area: .visits, menu: "lists",
        summary: "Your lists of to-dos, places and notes",
        phrases: [
            "[show|list|see|open] [me] [all] [of] [my] lists", "(what|which) lists do i have",
            "[show|list|see|open] [me] [all] [of] [my] [place] headings",
        ],
        examples: ["my lists", "show my lists"])

    init() {}
    func card(in session: Session) throws -> any Card { MyListsCard() }
}
