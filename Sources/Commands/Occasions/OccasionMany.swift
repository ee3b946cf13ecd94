import Actions
import Core
import Store

/// Ties many to-dos to one occasion, each on the side that it has, or to none.
struct OccasionMany: ManyDeed {
    static let code = "occasion"
    static let kind = ThingKind.task
    static let button: any Reply = TieAskReply.button
    static let entry = EntryKind.change
    private static let shown = 15
    private static let none = "0"
    /// nil for no occasion.
    let name: String?

    static func choice(in session: Session) throws -> ManyChoice? {
        let rows = try session.occasions(offset: 0, limit: shown)
        let values = rows.map {
            ("\($0.occasion.id)", TaskFieldReply.choice($0.occasion.signed, isOn: false) as any Reply)
        }
        return ManyChoice(
            question: ManyTasksReply.whichOccasion, values: values + [(none, TieAskReply.untie)], isTyped: true)
    }

    init?(chosen value: String?, in session: Session) throws {
        if value == Self.none {
            name = nil
        } else {
            guard let id = value.flatMap({ OccasionID($0) }) else { return nil }
            name = try session.occasionToChange(id).name
        }
    }

    init?(typed words: String, in session: Session) throws {
        let known = try session.occasion(saying: words).flatMap { try session.occasion($0)?.name }
        name = try known ?? OccasionName(checking: words).text
    }

    func perform(on thing: Thing, in session: Session) throws {
        let relation = try session.task(TaskID(thing.id))?.tie?.relation
        let tie = try name.map { name in
            OccasionTie(try session.keepOccasion(named: name, at: session.spot(whereSaid: name, relation)).id, relation)
        }
        try session.tie(TaskID(thing.id), to: tie)
    }

    func done(_ count: Int) -> any Reply { ManyTasksReply.tied(count, name) }
}

/// What was done with many to-dos.
enum ManyTasksReply: Reply {
    case whichOccasion
    case tied(Int, String?)

    var wording: Wording {
        switch self {
        case .whichOccasion:
            Wording("many.whichOccasion", "For which occasion? Choose one, or type the name of a new one.")
        case .tied(let count, nil):
            Wording("many.untied", "{n:to-do is|to-dos are} tied to no occasion now", ["n": .number(count)])
        case .tied(let count, let name?):
            Wording("many.tied", "Tied {n:to-do|to-dos} to *{name}*", ["n": .number(count), "name": .text(name)])
        }
    }
}
