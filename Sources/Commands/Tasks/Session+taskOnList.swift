import Actions
import Core
import Language
import Store

extension Session {
    /// Does it with the one on a list that is meant; asks where several fit, and says where none is on it.
    func act(_ deed: TaskDeed, onTaskNamed words: String, of list: HeadingID) throws {
        let found = try tasks(named: words, .wholly).filter { $0.heading == list }
        guard let first = found.first else {
            // "remove Cara from groceries": who sees it, rather than what is on it.
            if let person = try chosen(for: .heading(list), named: words) {
                return try unshareSaying(.heading(list), with: [person], sharingToChange(of: .heading(list)))
            }
            if case .delete = deed, let pin = try NameMatcher.match(words, among: names(), as: .place),
                !pin.isAmbiguous,
                let id = pin.id, try unlist(PlaceID(id), from: list)
            {
                return try showList(list, note: ListReply.removed(pin.name, from: heading(list)?.name ?? ""))
            }
            // "remove Foundation from books", where it stands among the notes.
            if case .delete = deed, try deleteOne(of: notes(named: words, under: list)) { return }
            throw try Refusal(ListReply.notOn(words, heading(list)?.name ?? ""))
        }
        guard found.count > 1 else { return try act(deed, onTask: first, namedIn: words) }
        try askWhich(WhichTaskQuestion(deed: deed, tasks: found.map(\.id)))
    }
}
