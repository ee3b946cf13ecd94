import Actions
import Core
import Store

/// What is open on a list already, or on none among a group's to-dos, is not put there a second time.
extension Session {
    /// The open to-do of those words there; nil where the wish says more than the words.
    func sameOnList(_ wish: TaskWish, _ title: String, _ list: HeadingID?) throws -> TaskRecord? {
        guard list != nil || isGroup, wish.isPlain, wish.spoken.message.attachments.isEmpty else { return nil }
        return try openTask(called: title, on: list)
    }

    /// What is new there, each once, and what stands there already.
    func parted(
        _ titles: [String], of wish: TaskWish, on list: HeadingID?
    ) throws -> (new: [String], standing: [String]) {
        try titles.reduce(into: ([], [])) { parts, title in
            if wish.isPlain, parts.0.contains(where: { $0.lowercased() == title.lowercased() }) { return }
            try sameOnList(wish, title, list) == nil ? parts.0.append(title) : parts.1.append(title)
        }
    }

    /// That it stands there, with the list as it is.
    func showStanding(_ titles: [String], on list: HeadingID?) throws {
        let name = try list.flatMap { try self.name(of: .heading($0)) }
        try show(TasksCard(list.map { .list($0) } ?? .open), note: ListTwinReply.standing(titles, name))
    }
}

enum ListTwinReply: Reply {
    /// All that was to be put there, or some of it.
    case standing([String], String?), keptBut(Int, [String])

    var wording: Wording {
        switch self {
        case .standing(let titles, let list?):
            Wording(
                "listTwin.standing", "On *{list}* already, so it stands there once: {titles}",
                ["list": .text(list), "titles": .text(titles.joined(separator: ", "))])
        case .standing(let titles, nil):
            Wording(
                "listTwin.there", "Among the to-dos already, so it stands there once: {titles}",
                ["titles": .text(titles.joined(separator: ", "))])
        case .keptBut(let count, let titles):
            Wording(
                "listTwin.keptBut", "Kept {n:to-do|to-dos}; there already: {titles}.",
                ["n": .number(count), "titles": .text(titles.joined(separator: ", "))])
        }
    }
}
