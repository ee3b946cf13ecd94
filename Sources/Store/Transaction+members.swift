package import Core
package import Foundation
import GRDB

/// Who is in a group is the messenger's to say: it changes outside the journal.
extension Transaction {
    /// - Throws: where the person or the group is not in the store.
    package func note(_ standing: MemberChange.Standing, of person: PersonID, in group: OwnerID) throws {
        switch standing {
        case .present:
            if try !isMember(person, of: group) { try join(person, group, isAdministrator: false) }
        case .ordinary: try join(person, group, isAdministrator: false)
        case .administrator: try join(person, group, isAdministrator: true)
        case .gone: try db.run("DELETE FROM member WHERE groupChat = \(group) AND person = \(person)")
        }
    }

    /// Who looks after a group, as the messenger answered; nobody else does.
    package func setAdministrators(_ people: [PersonID], of group: OwnerID, now: Date) throws {
        try db.run("UPDATE member SET isAdministrator = 0 WHERE groupChat = \(group)")
        for person in people { try join(person, group, isAdministrator: true) }
        try db.run("UPDATE groupChat SET administratorsAt = \(now.stored) WHERE id = \(group)")
    }

    /// The bot comes back into a group: whoever left it meanwhile must not count as being in it.
    package func forgetMembers(of group: OwnerID) throws {
        try db.run("DELETE FROM member WHERE groupChat = \(group)")
        try db.run("UPDATE groupChat SET administratorsAt = NULL WHERE id = \(group)")
    }

    /// The person behind a sender; nil for one who was never heard of.
    package func person(known sender: Sender, messenger: MessengerName) throws -> PersonID? {
        try PersonID.fetchOne(
            db,
            literal: """
                SELECT person FROM identity WHERE messenger = \(messenger.rawValue) AND externalID = \(sender.id)
                """)
    }

    package func isMember(_ person: PersonID, of group: OwnerID) throws -> Bool {
        try Bool.fetchOne(
            db,
            literal: "SELECT EXISTS (SELECT 1 FROM member WHERE groupChat = \(group) AND member.person = \(person))")
            ?? false
    }

    private func join(_ person: PersonID, _ group: OwnerID, isAdministrator: Bool) throws {
        try db.run(
            """
            INSERT INTO member (groupChat, person, isAdministrator) VALUES (\(group), \(person), \(isAdministrator))
            ON CONFLICT (groupChat, person) DO UPDATE SET isAdministrator = excluded.isAdministrator
            """)
    }
}
