import Actions
import Core
import Store

/// Tells somebody that they need not do any more what they had promised.
struct ReleasedCard: Card {
    static let verb = "released"
    let entry: EntryID
    init(_ entry: EntryID) { self.entry = entry }

    init?(_ arguments: [String]) {
        guard arguments.count == 1, let entry = EntryID(arguments[0]) else { return nil }
        self.entry = entry
    }

    var arguments: [String] { ["\(entry)"] }
    var subject: String { "\(Self.verb):\(entry)" }

    func render(in session: Session) throws -> CardFace? {
        guard let released = try session.released(by: entry),
            let owner = try session.profile(PersonID(released.owner.rawValue))
        else { return nil }
        let titles = released.titles.map { "“\($0)”" }.joined(separator: ", ")
        let all = ShowCard(TasksCard(.open)).button(TaskReply.all, session.voice)
        return CardFace(
            session.voice.say(ReleasedReply.notNeeded(owner.told, titles)), buttons: [[all]],
            topics: ["tasks:\(session.viewer)"])
    }
}

extension Session {
    /// Whoever had promised to do what the actor has just deleted, taken back or given to others hears of it; so does whoever
    /// was only asked, where that was not taken back at once.
    func tellReleased(by entry: EntryID) throws {
        for person in try releasedPeople(by: entry, hadPromised: true) where try profile(person) != nil {
            try notify(person, ReleasedCard(entry), as: .shares)
        }
        guard lastEntryRow != nil else { return }
        for person in try releasedPeople(by: entry, hadPromised: false) where try profile(person) != nil {
            try approach(person, ReleasedCard(entry), as: .shares)
        }
    }
}

extension Session {
    /// Whoever had heard so and has it to do again by an Undo of the actor's hears of that, too.
    func tellGivenAgain(by undo: EntryID) throws {
        for task in try tasksGivenAgain(by: undo) {
            guard let person = task.assignee, try profile(person) != nil else { continue }
            try notify(
                person, TaskCard(task.id), as: .shares,
                note: ReleasedReply.neededAgain(actorName(for: person.owner), task.title))
        }
    }

    /// Whoever asked for these has to look for somebody else: the actor goes, or keeps away from them. It is not told why.
    func tellYoursAgain(_ promised: [TaskRecord]) throws {
        for task in promised {
            try notify(
                PersonID(task.owner.rawValue), TaskCard(task.id), as: .shares,
                note: ReleasedReply.yoursAgain(task.title))
        }
    }
}

enum ReleasedReply: Reply {
    case notNeeded(String, String), neededAgain(String, String), yoursAgain(String)

    var wording: Wording {
        switch self {
        case .notNeeded(let name, let titles):
            Wording(
                "released.notNeeded", "{name} does not need this of you any more: {titles}",
                ["name": .text(name), "titles": .text(titles)])
        case .neededAgain(let name, let title):
            Wording(
                "released.neededAgain", "{name} needs it of you after all: {title}",
                ["name": .text(name), "title": .text(title)])
        case .yoursAgain(let title):
            Wording(
                "released.yoursAgain", "It is yours again, since whoever had taken it does not do it any more: {title}",
                ["title": .text(title)])
        }
    }
}
