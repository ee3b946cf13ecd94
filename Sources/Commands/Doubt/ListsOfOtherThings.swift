import Actions
import Core
import Language
import Store

extension Session {
    /// "add Hyperion to books", where books holds nothing but notes: one more of them rather than something to do.
    func keepAmongNotes(_ wish: TaskWish, of list: HeadingID? = nil) throws -> Bool {
        guard let list = try ownList(of: wish, at: list), try placeCount(.list(list.id)) == 0,
            try noteCount(in: .heading(list.id)) > 0
        else { return false }
        let titles = ThingsInLine.parts(of: wish.title, language: wish.spoken.line.language)
        try together {
            for title in titles {
                try keepNoteSaying(NewNote(text: title, home: .heading(list.id)), with: wish.spoken)
            }
        }
        return true
    }

    /// "add Central to Best coffee", a list of nothing but places: it is asked where that is, and it goes there, too.
    func putAmongPlaces(_ wish: TaskWish) throws -> Bool {
        guard let list = try ownList(of: wish), try placeCount(.list(list.id)) > 0 else { return false }
        try put(wish.title, on: list.name)
        return true
    }

    /// One's own list, on which there is nothing to do, that a line puts something onto and says nothing else of it.
    private func ownList(of wish: TaskWish, at list: HeadingID? = nil) throws -> HeadingRecord? {
        guard wish.spoken.line.isPutting, wish.isPlain, wish.spoken.message.attachments.isEmpty,
            let id = try list ?? listNamed(in: wish),
            try !isToWorkOn(id), let list = try heading(id), list.owner == viewer
        else { return nil }
        return list
    }

    /// Nothing stands on it that would say what it is for.
    func isBlank(_ list: HeadingID) throws -> Bool {
        try noteCount(in: .heading(list)) == 0 && placeCount(.list(list)) == 0
    }
}
