package import Core
import Foundation
import Queues
package import Store

/// What somebody has, and what of it stays when they leave: counts.
package struct Belongings: Hashable, Sendable {
    package let things: [ThingKind: Int]
    package let pictures: Int
    package let followers: Int
    package let following: Int
    /// Things of groups and of others that they added.
    package let addedElsewhere: Int
    /// Copies that others made of their templates.
    package let copies: Int
    /// Accounts linked to theirs.
    package let linked: Int
}

extension Session {
    /// What the actor has.
    package func belongings() throws -> Belongings {
        var things: [ThingKind: Int] = [:], added = 0
        for kind in ThingKind.allCases {
            // What reminds of a to-do or an event is no thing by itself.
            let whole: Query = kind == .reminder ? "task IS NULL AND event IS NULL" : "TRUE"
            let own = try count("\(sql: kind.rawValue) WHERE owner = \(actor) AND \(whole)")
            if own > 0 { things[kind] = own }
            added += try count("\(sql: kind.rawValue) WHERE addedBy = \(actor) AND owner <> \(actor)")
        }
        let photos = ["note", "place", "task"].map { kind in
            "\(sql: kind) IN (SELECT id FROM \(sql: kind) WHERE owner = \(actor))" as Query
        }
        return Belongings(
            things: things, pictures: try photos.reduce(0) { try $0 + count("photo WHERE \($1)") },
            followers: try count("follow WHERE followed = \(actor) AND isAccepted"),
            following: try count("follow WHERE follower = \(actor) AND isAccepted"), addedElsewhere: added,
            copies: try count(
                """
                templateUse JOIN template ON template.id = templateUse.template
                WHERE template.owner = \(actor) AND templateUse.person <> \(actor)
                """),
            linked: try transaction.accounts(of: actor).filter(\.isLinked).count)
    }

    /// The actor looks after the server, and nobody else does.
    package var isLastAdministrator: Bool {
        get throws {
            try isAdministrator && count("person WHERE isAdministrator AND person.id <> \(actor)") == 0
        }
    }

    private func count(_ rows: Query) throws -> Int {
        try Int.fetchOne(db, literal: "SELECT count(*) FROM \(rows)") ?? 0
    }

    /// The actor's account is to be deleted when the wait is over; nothing where it is already.
    package func askToLeave() throws {
        guard try leavesAt == nil else { return }
        try change(.settings, voice.words(LeavingTitle.leaving)) {
            try setLeaving(at: now.addingTimeInterval(Self.leavingTakes))
        }
        try mark("person:\(actor)")
    }

    /// The actor stays.
    /// - Returns: false where nobody asked to leave, or the moment has come.
    @discardableResult
    package func stay() throws -> Bool {
        guard let date = try leavesAt, date > now else { return false }
        try change(.settings, voice.words(LeavingTitle.stays)) { try setLeaving(at: nil) }
        try mark("person:\(actor)")
        return true
    }

    /// The actor could not be deleted when the moment came: it comes again.
    package func leaveLater() throws {
        try transaction.setTimer(Session.leavingTimer, row: actor.rawValue, due: now + 6 * 3600)
    }

    /// Deletes the actor and all that is theirs, for good; nothing may be asked of this session afterwards.
    package func leaveForGood(but forgotten: Forgotten, retitling: (String) -> String) throws {
        for topic in try topicsNamingActor() { try mark(topic) }
        try transaction.withoutJournal {
            try unchoose(actor)
            try giveUpTasks()
        }
        try transaction.forget(viewer, but: forgotten, retitling: retitling)
    }

    /// What cards of others are marked by that show the actor or something of theirs.
    private func topicsNamingActor() throws -> [String] {
        let things = ThingKind.allCases.map { kind -> Query in
            let table = kind.rawValue
            return """
                SELECT \(table + ":") || id FROM \(sql: table)
                WHERE \(sql: table).owner = \(actor) OR \(sql: table).addedBy = \(actor) UNION
                """
        }
        return try String.fetchAll(
            db,
            literal: """
                \(things.reduce("" as Query) { "\($0)\($1) " })
                SELECT 'task:' || id FROM task WHERE assignee = \(actor) OR doneBy = \(actor)
                UNION SELECT kind || ':' || thing FROM chosen WHERE chosen.person = \(actor)
                UNION SELECT 'holders:' || kind || ':' || thing FROM link JOIN linkHolder ON linkHolder.link = link.id
                    WHERE linkHolder.person = \(actor)
                UNION SELECT topic FROM cardTopic WHERE topic GLOB \("*:\(actor)")
                UNION SELECT 'people:' || follower FROM follow WHERE followed = \(actor)
                UNION SELECT 'people:' || followed FROM follow WHERE follower = \(actor)
                UNION SELECT 'people:' || person FROM closeFriend WHERE friend = \(actor)
                UNION SELECT 'shared:' || chosen.person FROM chosen WHERE chosen.owner = \(actor)
                UNION SELECT 'shared:' || linkHolder.person FROM link JOIN linkHolder ON linkHolder.link = link.id
                    WHERE link.owner = \(actor)
                """)
    }
}

/// The one line of it in one's own history.
private enum LeavingTitle: Reply {
    case leaving, stays

    var wording: Wording {
        switch self {
        case .leaving: Wording("entry.accountLeaves", "Asked for the account to be deleted after 24 hours")
        case .stays: Wording("entry.accountKept", "Kept the account")
        }
    }
}
