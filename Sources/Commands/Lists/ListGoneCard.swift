import Actions
import Core
import Store

/// Tells somebody that a list which they used is deleted; what they had put on it they can keep.
struct ListGoneCard: Card, OneCoded {
    static let verb = "listGone"
    let about: EntryID
    init(_ about: EntryID) { self.about = about }

    var subject: String { code }

    func render(in session: Session) throws -> CardFace? {
        guard let gone = try session.goneList(by: about),
            let owner = try session.profile(PersonID(gone.owner.rawValue))
        else { return nil }
        let voice = session.voice
        guard !gone.titles.isEmpty else {
            return CardFace(voice.say(ListGoneReply.gone(owner.told, gone.name)), topics: [])
        }
        let keep = KeepFromList(about).button(ListGoneReply.keep, voice)
        let lines = [ListGoneReply.gone(owner.told, gone.name), .yours(gone.titles.joined(separator: ", "))]
        return CardFace(lines.map { voice.say($0) }.joined(), buttons: [[keep]], topics: [])
    }
}

/// What one had put on a list that is deleted goes onto one's own of that name.
struct KeepFromList: OnePress {
    static let verb = "keepGone"
    let about: EntryID
    init(_ about: EntryID) { self.about = about }

    func perform(in session: Session) throws -> (any Reply)? {
        guard let gone = try session.goneList(by: about), !gone.titles.isEmpty else { throw Refusal(CommonReply.gone) }
        try session.closeChoice()
        try session.keepSaying(gone.titles, onListNamed: gone.name)
        return nil
    }
}

extension Session {
    /// Those whom a list of one's own is shared with by name.
    func usersOfList(_ id: HeadingID) throws -> [ProfileRecord] { try sharing(of: .heading(id))?.chosen ?? [] }

    func askToDelete(_ list: HeadingRecord, usedBy people: [ProfileRecord]) throws {
        let names = people.map(\.told).joined(separator: ", "), count = try entriesOfOthers(on: list.id)
        let delete = ListPress(id: list.id, step: .deleteForAll).button(ListGoneReply.deleteForAll, voice)
        let open = try card(of: .heading(list.id)).map { ShowCard($0).button(CommonReply.open, voice) }
        try say(
            Outgoing(
                voice.say(ListGoneReply.used(list.name, by: names, count)),
                buttons: [[delete] + (open.map { [$0] } ?? [])]))
    }

    /// They hear that it is gone by what was just done.
    func tellListGone(_ people: [ProfileRecord]) throws {
        guard let entry = lastEntry else { return }
        for person in people { try notify(person.id, ListGoneCard(entry), as: .shares) }
    }
}

enum ListGoneReply: Reply {
    case used(String, by: String, Int), deleteForAll
    case gone(String, String), yours(String), keep

    var wording: Wording {
        switch self {
        case .used(let list, let names, 0):
            Wording(
                "listGone.used", "*{list}* is used by {names}, too. Shall I delete it for all?",
                ["list": .text(list), "names": .text(names)])
        case .used(let list, let names, let count):
            Wording(
                "listGone.usedWith",
                "*{list}* is used by {names}, too, and {n:entry on it is|entries on it are} not yours. Shall I delete it for all?",
                ["list": .text(list), "names": .text(names), "n": .number(count)])
        case .deleteForAll: Wording("listGone.deleteForAll", "Delete it for all")
        case .gone(let name, let list):
            Wording(
                "listGone.gone", "{name} deleted the list *{list}*.", ["name": .text(name), "list": .text(list)])
        case .yours(let titles): Wording("listGone.yours", "You had put on it: {titles}", ["titles": .text(titles)])
        case .keep: Wording("listGone.keep", "Keep mine")
        }
    }
}
