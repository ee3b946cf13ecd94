import Actions
import Core
import Language
import Store

/// Lists of others that have one name, and lists that have the name of one's own.
extension Session {
    /// All of others on which one works and that are called so, where one's own is not and several are.
    func listsOfOthers(severalNamed name: String) throws -> [HeadingRecord] {
        guard try heading(named: name) == nil else { return [] }
        let lists = try listsOfOthers().filter {
            try $0.name.lowercased() == name.lowercased() && mayWork(on: .heading($0.id))
        }
        return lists.count > 1 ? lists : []
    }

    /// One's own list and all of that name that others share by name; none where there are none of these.
    func ownBesideOthers(_ id: HeadingID) throws -> [HeadingRecord] {
        guard !isGroup, let own = try heading(id), own.owner == viewer else { return [] }
        let others = try listsOfOthers().filter { $0.name.lowercased() == own.name.lowercased() }
        return others.isEmpty ? [] : [own] + others
    }

    /// "wish list", of which there is one: opened before what else the words mean; false where there is none.
    func showList(calledLike spoken: Spoken) throws -> Bool {
        let line = spoken.line, names = try names()
        let match = [line.nameOfList, line.text.withoutEnd].compactMap(\.self).lazy
            .compactMap { NameMatcher.match($0, among: names, as: .list) }.first(where: \.isExact)
        guard let id = match?.id else { return false }
        try showList(HeadingID(id))
        return true
    }

    /// Asks on whose list of that name it goes.
    func askWhose(_ lists: [HeadingRecord], _ wish: TaskWish, saying reply: (any Reply)? = nil) throws {
        let spoken = wish.spoken.saying(wish.title)
        let rows = try lists.map { list in
            let reply = AddedReply.putOf(owner: try ownerName(of: list), list.name)
            return [PutOnList(message: spoken.message.ref.id, about: list.id).button(reply, voice)]
        }
        let said = reply ?? AddedReply.several(lists[0].name)
        try offerToKeep(spoken, saying: ReminderReply.whole(voice.say(said.wording)), rows)
    }

    /// Asks whose list of that name is to be shown.
    func askWhose(_ lists: [HeadingRecord]) throws {
        let rows = try lists.compactMap { list in
            try card(of: .heading(list.id)).map {
                let reply: any Reply =
                    list.owner == viewer
                    ? PlacesReply.row(list.name) : AddedReply.putOf(owner: try ownerName(of: list), list.name)
                return [ShowCard($0).button(reply, voice)]
            }
        }
        let isOwnToo = lists.contains { $0.owner == viewer }
        let name = lists[0].name
        try say(Outgoing(voice.say(isOwnToo ? AddedReply.ownAndShared(name) : .several(name)), buttons: rows))
    }

    /// Whose list of that name one sees besides, and cannot add to; nil where there is none.
    func ownerOfList(seenAs name: String) throws -> String? {
        guard let words = SearchWords(name) else { return nil }
        let seen = try findShared(words).first { thing in
            try thing.kind == .heading && self.name(of: thing)?.lowercased() == name.lowercased()
        }
        guard let seen, case .person(let person) = try owner(of: seen) else { return nil }
        return person.told
    }

    private func ownerName(of list: HeadingRecord) throws -> String {
        try profile(PersonID(list.owner.rawValue))?.name ?? ""
    }
}
