import Actions
import Core
import Language
import Store

/// Lists of which a line says nothing but whose they are: "Ana's list".
extension Session {
    /// Whose list is meant by a name that says no more of it; nil where one of one's own is called so, or nobody is.
    func ownerOfList(saidAs name: String) throws -> ProfileRecord? {
        guard !isGroup, try heading(named: name) == nil, let whose = nameBeforeList(name) else { return nil }
        for said in whose.possibleOwners {
            if let person = try SaidPerson(said).flatMap({ try anybodyKnown(as: $0) }), person.id != actor,
                person.isCalled(said)
            {
                return person
            }
        }
        return nil
    }

    /// "Ana's" of "Ana's list" and of "Ana's"; nil where more is said.
    private func nameBeforeList(_ name: String) -> String? {
        let line = LineReader.read(name, language: language), words = name.split(separator: " ")
        let whose = line.endsWithList ? words.dropLast() : words[...]
        return whose.count == 1 ? String(whose[0]) : nil
    }

    /// The lists that somebody shares with the viewer by name; those on which they may work, where they shall.
    func lists(sharedBy person: ProfileRecord, toWork: Bool) throws -> [HeadingRecord] {
        try listsOfOthers(limit: 500).filter { list in
            try list.owner == person.id.owner && (!toWork || mayWork(on: .heading(list.id)))
        }
    }

    /// Puts it on the only list of that owner's; asks on which of several, and says where there is none.
    func keepSaying(_ titles: [String], of wish: TaskWish, onListOf owner: ProfileRecord) throws {
        let lists = try lists(sharedBy: owner, toWork: true)
        guard let first = lists.first else {
            return try offerToKeep(wish.spoken.saying(wish.title), saying: OwnerListReply.none(owner.told))
        }
        guard lists.count == 1 else { return try askWhose(lists, wish, saying: OwnerListReply.which(owner.told)) }
        if titles.count > 1 { return try keepSaying(titles, of: wish, on: first.id) }
        try keepSaying(wish, on: first.id)
    }
}

extension ProfileRecord {
    /// To the letter, by a name or the username: nobody is guessed at where something is put before their eyes.
    func isCalled(_ said: String) -> Bool {
        let names = name.split(separator: " ").map(String.init) + [name] + (username.map { [$0] } ?? [])
        return names.contains { $0.isSaid(by: said) }
    }
}

enum OwnerListReply: Reply {
    case none(String), which(String)

    var wording: Wording {
        switch self {
        case .none(let name):
            Wording(
                "ownerList.none",
                "{name} shares no list with you on which you may put something. Shall I keep it for you alone?",
                ["name": .text(name)])
        case .which(let name):
            Wording(
                "ownerList.which", "{name} shares several lists with you. Which do you mean?", ["name": .text(name)])
        }
    }
}
