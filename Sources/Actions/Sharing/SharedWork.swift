package import Core
package import Store

extension Session {
    /// Whether somebody who was chosen for a list, a bundle or a to-do of one's own may work on it.
    package func mayWork(_ person: PersonID, on thing: Thing) throws -> Bool {
        try Bool.fetchOne(
            db,
            literal: """
                SELECT EXISTS (SELECT 1 FROM chosen WHERE kind = \(thing.kind.rawValue) AND thing = \(thing.id)
                    AND owner = \(viewer) AND chosen.person = \(person) AND mayChange)
                """) == true
    }

    /// Lets one of the chosen people of a list, a bundle or a to-do work on it, or only look at it.
    package func letWork(_ person: ProfileRecord, on thing: Thing, _ mayWork: Bool) throws {
        let name = try toShare(thing).name
        let title = SharedWorkTitle([person.name], name, mayWork: mayWork)
        try change(.share, voice.words(title), subject: thing) {
            try db.run(
                """
                UPDATE chosen SET mayChange = \(mayWork) WHERE kind = \(thing.kind.rawValue) AND thing = \(thing.id)
                    AND owner = \(viewer) AND chosen.person = \(person.id)
                """)
        }
        try markSharing(of: thing, with: [person.id])
    }
}

/// The one line of a change of who works on a list or a to-do.
package enum SharedWorkTitle: Reply {
    case mayWork(String, String), mayLook(String, String)

    package init(_ people: [String], _ thing: String, mayWork: Bool) {
        let names = people.joined(separator: ", ")
        self = mayWork ? .mayWork(names, thing) : .mayLook(names, thing)
    }

    package var wording: Wording {
        switch self {
        case .mayWork(let name, let list):
            Wording(
                "entry.mayWork", "{name} may tick and add on {list}", ["name": .text(name), "list": .text(list)])
        case .mayLook(let name, let list):
            Wording("entry.mayLook", "{name} only looks at {list}", ["name": .text(name), "list": .text(list)])
        }
    }
}
