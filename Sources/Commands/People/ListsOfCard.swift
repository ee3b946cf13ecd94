import Actions
import Core
import Store

/// The lists of another person that the viewer sees, by name, eight a page.
struct ListsOfCard: Card, PagedCoded {
    static let verb = "listsOf"
    static let rowsPerPage = 8
    let about: PersonID
    let page: Int

    init(_ about: PersonID, page: Int = 0) { (self.about, self.page) = (about, page) }

    func render(in session: Session) throws -> CardFace? {
        guard !session.isGroup, let person = try session.knownProfile(about) else { return nil }
        let voice = session.voice, size = Self.rowsPerPage
        let lists = try session.lists(of: about.owner, offset: page * size, limit: size + 1)
        let shown = lists.prefix(size)
        let head = voice.say(shown.isEmpty && page == 0 ? ListsOfReply.none(person.name) : .title(person.called))
        let lines = shown.enumerated().map { RichText("\(page * size + $0.offset + 1). \($0.element.name)") }
        let rows = try shown.compactMap { list in
            try session.card(of: .heading(list.id)).map { [ShowCard($0).button(PlacesReply.row(list.name), voice)] }
        }
        let pages = Pages(page: page, size: size, hasMore: lists.count > size)
        let back = ShowCard(ProfileCard(about)).button(PeopleListReply.person(person.name), voice)
        return CardFace(
            ([head] + lines).joined(),
            buttons: rows + pages.buttons(voice) { ListsOfCard(about, page: $0) } + [[back]],
            topics: [session.sightTopic(of: about.owner), "person:\(about)", "shared:\(session.viewer)"]
                + shown.map { "heading:\($0.id)" })
    }
}

enum ListsOfReply: Reply {
    case button, title(String), none(String), noFavourites(String)

    var wording: Wording {
        switch self {
        case .button: Wording("listsOf.button", "Lists")
        case .title(let name): Wording("listsOf.title", "*Lists of {name}* that you see", ["name": .text(name)])
        case .noFavourites(let name):
            Wording("listsOf.noFavourites", "{name} shares no favourites with you.", ["name": .text(name)])
        case .none(let name): Wording("listsOf.none", "{name} shares no list with you.", ["name": .text(name)])
        }
    }
}
