package import Core
package import Store

extension Session {
    /// Whether somebody for whom a list of one's own was chosen may work on it.
    package func mayWork(_ person: PersonID, on list: HeadingID) throws -> Bool {
        try Bool.fetchOne(
            db,
            literal: """
                SELECT EXISTS (SELECT 1 FROM chosen WHERE kind = 'heading' AND thing = \(list) AND owner = \(viewer)
                    AND chosen.person = \(person) AND mayChange)
                """) == true
    }

    /// Lets one of the chosen people of a list work on it, or only look at it.
    package func letWork(_ person: ProfileRecord, on list: HeadingID, _ mayWork: Bool) throws {
        let name = try toShare(.heading(list)).name
        let title: SharedWorkTitle = mayWork ? .mayWork(person.name, name) : .mayLook(person.name, name)
        try change(.share, voice.words(title), subject: .heading(list)) {
            try db.run(
                """
                UPDATE chosen SET mayChange = \(mayWork) WHERE kind = 'heading' AND thing = \(list)
                    AND owner = \(viewer) AND chosen.person = \(person.id)
                """)
        }
        try markSharing(of: .heading(list), with: [person.id])
    }
}

/// The one line of a change of who works on a list.
enum SharedWorkTitle: Reply {
    case mayWork(String, String), mayLook(String, String)

    var wording: Wording {
        switch self {
        case .mayWork(let name, let list):
            Wording(
                "entry.mayWork", "{name} may tick and add on {list}", ["name": .text(name), "list": .text(list)])
        case .mayLook(let name, let list):
            Wording("entry.mayLook", "{name} only looks at {list}", ["name": .text(name), "list": .text(list)])
        }
    }
}
