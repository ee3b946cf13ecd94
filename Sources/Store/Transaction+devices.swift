package import Core
package import Foundation

/// The messenger accounts of a person: the one that they came with, and those that were linked since.
///
/// Nothing of it is journaled: Undo never makes somebody another person.
extension Transaction {
    /// The person's own account first, then the linked ones in their order.
    package func accounts(of person: PersonID) throws -> [IdentityRecord] {
        try IdentityRecord.fetchAll(
            db, literal: "SELECT * FROM identity WHERE person = \(person) ORDER BY linkedAt, id")
    }

    /// The private chats of a person that can be reached.
    package func privateChats(of person: PersonID) throws -> [ChatRow] {
        try ChatRow.fetchAll(db, literal: "SELECT * FROM chat WHERE owner = \(person) AND isReachable ORDER BY id")
    }

    /// The account that a person came with becomes one of another's, with its chats. What the person has stays where it
    /// is, for the day on which the account is unlinked.
    package func link(_ person: PersonID, to other: PersonID, now: Date) throws {
        guard let account = try accounts(of: person).first(where: { !$0.isLinked }) else { return }
        try forgetTalk("owner = \(person) AND identity IS NULL")
        try forgetMemberships(of: [person])
        try forgetCodes(of: [person, other])
        try db.run("UPDATE chat SET usedAt = coalesce(usedAt, 0) WHERE owner = \(other)")
        try db.run(
            """
            UPDATE chat SET owner = \(other), identity = \(account.id), usedAt = \(now.stored)
            WHERE owner = \(person) AND identity IS NULL
            """)
        try db.run(
            """
            UPDATE identity SET home = \(person), person = \(other), linkedAt = \(now.stored) WHERE id = \(account.id)
            """)
    }

    /// A linked account has what was its own again; one whose own is gone is forgotten, and is new when it writes again.
    /// What is on its way for the other goes to where they can be reached.
    package func unlink(_ id: IdentityID) throws {
        let account = try IdentityRecord.fetchOne(
            db, literal: "SELECT * FROM identity WHERE id = \(id) AND linkedAt IS NOT NULL")
        guard let account else { return }
        let chats = try ChatID.fetchAll(db, literal: "SELECT id FROM chat WHERE identity = \(id)")
        try forgetTalk("identity = \(id)")
        try forgetMemberships(of: [account.person] + [account.home].compactMap(\.self))
        try forgetCodes(of: [account.person])
        guard let home = account.home else { return try db.run("DELETE FROM identity WHERE id = \(id)") }
        try db.run("UPDATE chat SET owner = \(home), identity = NULL, usedAt = NULL WHERE identity = \(id)")
        try db.run("UPDATE identity SET person = \(home), home = NULL, linkedAt = NULL WHERE id = \(id)")
        let other = try noticeChat(of: account.person.owner)?.id
        for chat in chats {
            try db.run("UPDATE job SET chat = \(other) WHERE chat = \(chat)")
            try rearmReminders(in: chat)
        }
    }

    /// Somebody who has several chats wrote in this one.
    package func noteUse(of chat: ChatID, now: Date) throws {
        forgetChats()
        try db.run("UPDATE chat SET usedAt = \(now.stored) WHERE id = \(chat)")
    }

    /// What was said in some chats, and what waits to be told there, was for somebody else.
    private func forgetTalk(_ condition: Query) throws {
        forgetChats()
        for chat in try ChatID.fetchAll(db, literal: "SELECT id FROM chat WHERE \(condition)") {
            try forgetMessages(of: chat)
            try db.run(
                """
                DELETE FROM timer WHERE kind = 'question'
                    AND row IN (SELECT id FROM conversation WHERE chat = \(chat))
                """)
            for table in ["conversation", "recall"] { try db.run("DELETE FROM \(sql: table) WHERE chat = \(chat)") }
            try db.run("DELETE FROM outbox WHERE chat = \(chat) AND state = 'waiting' AND class = 'notice'")
            touch(chat)
        }
    }

    /// Which of somebody's accounts is in which group is not known, so that all of them are learnt anew.
    private func forgetMemberships(of people: [PersonID]) throws {
        for person in people {
            try db.run(
                """
                UPDATE groupChat SET administratorsAt = NULL
                WHERE id IN (SELECT groupChat FROM member WHERE member.person = \(person))
                """)
            try db.run("DELETE FROM member WHERE member.person = \(person)")
        }
    }
}
