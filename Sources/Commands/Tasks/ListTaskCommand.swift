import Actions
import Core
import Language
import Store

/// Puts things to do or to buy on a list, one or several.
struct ListTaskCommand: WishCommand {
    static let about = About(
        intent: "task.add", key: "list.addTasks", area: .tasks, summary: "Put things to do or to buy on a list",
        phrases: [
            "(task|todo|to do) [:] {title:text} (to|on|onto) [my] [the] [list] {list:heading|list!} [list]",
            "(add|put|write|stick) {title:text} back (to|on|onto) [my] [the] [list] {list:heading|list!} [list]",
            "(add|put|write|stick) {title:text} (to|on|onto) [my] [the] [list] {list:heading|list!} [list]",
            "{title:text} (to|on|onto) [my] [the] {list:heading|list!} [list]",
            "{title:text} (to|on|onto) [my] [the] list {list:heading|list!}",
        ],
        examples: ["milk, eggs and bread to Ideas"])

    let wish: TaskWish?

    init(_ said: Said) throws {
        wish = try TaskWish(title: said.slots.text("title") ?? said.spoken.text, said)
    }

    func perform(in session: Session) throws {
        guard let wish else { return }
        if wish.spoken.line.tellsPast { return try session.offerToKeep(wish.spoken, saying: DoubtReply.fact) }
        if let place = try place(wish, in: session), let list = wish.list {
            return try session.putSaying([.pin(place)], onListNamed: session.listName(list))
        }
        if let (list, person) = try friend(wish, in: session) {
            return try session.offerToShare(list, with: person)
        }
        if try session.keepAmongNotes(wish) || session.putAmongPlaces(wish) { return }
        let titles = ThingsInLine.parts(of: wish.title, language: wish.spoken.line.language)
        guard titles.count > 1 else { return try session.keepSaying(wish) }
        try session.keepSaying(titles, of: wish)
    }

    /// "add ben to shopping": somebody who shall perhaps see the list.
    private func friend(_ wish: TaskWish, in session: Session) throws -> (HeadingID, ProfileRecord)? {
        guard !session.isGroup, !wish.title.contains(" "), let name = wish.list,
            let person = try session.onlyAcquaintance(called: wish.title),
            let list = try session.heading(named: session.listName(name))
        else { return nil }
        return (list, person)
    }

    /// A pin of that very name goes on a list of places.
    private func place(_ wish: TaskWish, in session: Session) throws -> PlaceID? {
        guard let match = try NameMatcher.match(wish.title, among: session.names(), as: .place), !match.isDoubtful,
            let list = try wish.list.flatMap({ try session.heading(named: session.listName($0)) }),
            try session.taskCount(.list(list)) == 0
        else { return nil }
        return match.id.map { PlaceID($0) }
    }
}

extension ListTaskCommand: TaskWisher {}
