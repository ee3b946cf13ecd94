import Actions
import Core
import Language
import Store

/// Lists favourites.
struct FavouritesCommand: OpensCard {
    static let about = About(
        intent: "favorite.list", area: .visits, menu: "fav", summary: "Your favourite places",
        phrases: [
            "(fav|favs|faves)", "[show|list|see|open] [me] [all] [of] [my] (favourites|favorites|favs|faves)",
            "[show|list|see|open] [me] [all] [of] [my] (favourite|favorite|fav) (places|pins|spots)",
            "(what|which|where) are my (favourites|favorites)",
            "(what|which) are my (favourite|favorite) (places|pins)",
        ],
        examples: ["favourites", "show my favourite places"])

    init() {}
    func card(in session: Session) throws -> any Card { try PlacesCard(.liked, sort: session.usualSort) }
}
