import Actions
import Core
import Language
import Store

/// How a task is tied to an occasion, in words: "Before I leave work, I will buy beef".
enum TieReply: Reply {
    case moment(OccasionRelation?, OccasionForm, String)
    case promise(Wording, String, isDeed: Bool)
    case row(Wording)
    case side(TieSide, isNow: Bool)

    var wording: Wording {
        switch self {
        case .moment(let relation, let form, let name): Self.moment(relation, form, name)
        case .promise(let moment, let title, true):
            Wording("tie.promise", "◇ {moment}, I will {title}", ["moment": .wording(moment), "title": .text(title)])
        case .promise(let moment, let title, false):
            Wording("tie.plan", "◇ {moment}: {title}", ["moment": .wording(moment), "title": .text(title)])
        case .row(let moment): Wording("tie.row", "◇ {moment}", ["moment": .wording(moment)])
        case .side(let side, let isNow): Self.side(side, isNow)
        }
    }

    private static func moment(
        _ relation: OccasionRelation?, _ form: OccasionForm, _ name: String
    ) -> Wording {
        switch (relation, form) {
        case (.before, .deed): Wording("tie.beforeDeed", "Before I {name}", ["name": .text(name)])
        case (.when, .deed): Wording("tie.whenDeed", "When I {name}", ["name": .text(name)])
        case (.after, .deed): Wording("tie.afterDeed", "After I {name}", ["name": .text(name)])
        case (.before, .whereabouts): Wording("tie.beforePlace", "Before I am {name}", ["name": .text(name)])
        case (.when, .whereabouts): Wording("tie.whenPlace", "When I am {name}", ["name": .text(name)])
        case (.after, .whereabouts): Wording("tie.afterPlace", "After I am {name}", ["name": .text(name)])
        case (.before, .noun): Wording("tie.beforeNoun", "Before {name}", ["name": .text(name)])
        case (.when, .noun): Wording("tie.whenNoun", "At the time of {name}", ["name": .text(name)])
        case (.after, .noun): Wording("tie.afterNoun", "After {name}", ["name": .text(name)])
        case (.before, .other): Wording("tie.before", "Before “{name}”", ["name": .text(name)])
        case (.when, .other): Wording("tie.when", "When “{name}”", ["name": .text(name)])
        case (.after, .other): Wording("tie.after", "After “{name}”", ["name": .text(name)])
        case (nil, .deed): Wording("tie.anyDeed", "Before or after I {name}", ["name": .text(name)])
        case (nil, .whereabouts): Wording("tie.anyPlace", "Before or after I am {name}", ["name": .text(name)])
        case (nil, .noun): Wording("tie.anyNoun", "Before or after {name}", ["name": .text(name)])
        case (nil, .other): Wording("tie.any", "Before or after “{name}”", ["name": .text(name)])
        }
    }

    private static func side(_ side: TieSide, _ isNow: Bool) -> Wording {
        switch (side, isNow) {
        case (.before, false): Wording("tie.sideBefore", "⬅️ Before")
        case (.when, false): Wording("tie.sideWhen", "⬆️ When")
        case (.after, false): Wording("tie.sideAfter", "➡️ After")
        case (.any, false): Wording("tie.sideAny", "⬇️ No matter")
        case (.before, true): Wording("tie.isBefore", "✓ Before")
        case (.when, true): Wording("tie.isWhen", "✓ When")
        case (.after, true): Wording("tie.isAfter", "✓ After")
        case (.any, true): Wording("tie.isAny", "✓ No matter")
        }
    }
}

extension OccasionRecord {
    /// "Before I leave work".
    func moment(_ relation: OccasionRelation?, in session: Session) -> Wording {
        let form = OccasionForm(of: name, language: session.language)
        let said = form == .deed ? OccasionForm.said(name, language: session.language) : name
        return TieReply.moment(relation, form, said).wording
    }
}

extension Session {
    /// "Before I leave work, I will buy beef"; nil for what is tied to nothing that the viewer sees.
    func promise(of task: TaskRecord) throws -> TieReply? {
        guard let occasion = try occasion(of: task) else { return nil }
        let moment = occasion.moment(task.relation, in: self)
        return .promise(moment, task.title, isDeed: OccasionForm.isDeed(task.title, language: language))
    }
}
