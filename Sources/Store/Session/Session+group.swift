package import Core
package import Foundation
import GRDB

/// A group as its rules need it.
package struct GroupRow: StoreRow {
    package let title: String
    package let changers: Changers
    /// When the messenger last told who the administrators are; nil where it never did.
    package let administratorsAt: Date?
    /// The actor is one.
    package let isAdministrator: Bool
}

extension Session {
    /// Seconds for which the list of a group's administrators is taken as true without asking again.
    private static let administratorsLast: Double = 600

    /// The group in whose chat the actor is; nil in a private chat.
    package func group() throws -> GroupRow? {
        guard isGroup else { return nil }
        return try GroupRow.fetchOne(
            db,
            literal: """
                SELECT title, changers, administratorsAt, EXISTS (SELECT 1 FROM member
                    WHERE member.groupChat = groupChat.id AND member.person = \(actor) AND member.isAdministrator)
                    AS isAdministrator
                FROM groupChat WHERE id = \(viewer)
                """)
    }

    /// The list of administrators may be wrong by now.
    package var hasOldAdministrators: Bool {
        get throws {
            guard let group = try group() else { return false }
            return group.administratorsAt.map { now.timeIntervalSince($0) > Self.administratorsLast } ?? true
        }
    }

    /// Names of the group's administrators that are known.
    package func administratorNames(limit: Int) throws -> [String] {
        try String.fetchAll(
            db,
            literal: """
                SELECT name FROM member JOIN person ON person.id = member.person
                WHERE groupChat = \(viewer) AND member.isAdministrator ORDER BY name COLLATE NOCASE, person.id LIMIT \(limit)
                """)
    }

    /// True once a day at most: the group is to be told hello.
    package func mayGreet() throws -> Bool {
        try db.run(
            """
            UPDATE groupChat SET greetedAt = \(now.stored)
            WHERE id = \(viewer) AND (greetedAt IS NULL OR greetedAt <= \(now.stored - 86_400))
            """)
        return db.changesCount > 0
    }

    /// The actor may change things here at all: what is added, and the group's settings, which nobody added.
    /// - Throws: `GroupRefusal`.
    func mustBeAllowed(_ kind: EntryKind) throws {
        guard isGroup, kind != .undo, kind != .redo, let group = try group() else { return }
        switch group.changers {
        case .all: return
        case .administrators: try mustBeAdministrator(else: .administratorsOnly)
        case .adders:
            // Whether the right is needed for this one is not known here; so it must be a sure one.
            let needsRight = kind == .settings || group.isAdministrator
            if needsRight { try mustBeAdministrator(else: kind == .settings ? .settingsByAdministrators : .adderOnly) }
        }
    }

    /// The actor is an administrator by a list that is not old: who was one an hour ago may be none any more.
    package func mustBeAdministrator(else refusal: GroupRefusal) throws {
        guard try group()?.isAdministrator == true, try !hasOldAdministrators else { throw refusal }
    }

    /// The same of taking back an entry: what the actor did once, they may no longer be allowed to touch.
    func mustBeAllowedToUndo(_ entry: EntryID) throws {
        guard isGroup, let group = try group() else { return }
        let changes = try RowChange.all(where: "entry.id = \(entry)", db)
        if changes.contains(where: \.isOfRule) { try mustBeAdministrator(else: .ruleByAdministrators) }
        if try AskedWork(self).isOnly(changes) { return }
        switch group.changers {
        case .all: return
        case .administrators: try mustBeAdministrator(else: .administratorsOnly)
        case .adders where group.isAdministrator: try mustBeAdministrator(else: .adderOnly)
        case .adders:
            let isAllowed = try changes.allSatisfy { change in
                try change.table.name != "groupChat"
                    && change.things.allSatisfy { try mayChange($0) || isAdder(of: $0, in: changes) }
            }
            guard isAllowed else { throw GroupRefusal.adderOnly }
        }
    }

    /// A thing that is gone was added by the actor.
    private func isAdder(of thing: Thing, in changes: [RowChange]) throws -> Bool {
        guard try !sees(thing) else { return false }
        let image = changes.first { $0.table.name == thing.kind.rawValue && $0.rowID == thing.id }
        return (image?.old ?? image?.new)?["addedBy"] == actor.databaseValue
    }
}

extension RowChange {
    /// It changed who may change what.
    fileprivate var isOfRule: Bool {
        guard table.name == "groupChat", let old, let new else { return false }
        return new.columns(differingFrom: old).contains("changers")
    }
}

/// What a group's rule says against a change.
package enum GroupRefusal: Error, RightsReply, Equatable {
    case administratorsOnly, settingsByAdministrators, adderOnly, ruleByAdministrators, unnamedByAdministrators

    package var wording: Wording {
        switch self {
        case .administratorsOnly:
            Wording("group.administratorsOnly", "Only administrators of this group change things here.")
        case .settingsByAdministrators:
            Wording("group.settingsByAdministrators", "Only administrators of this group change its settings.")
        case .adderOnly:
            Wording("group.adderOnly", "Only whoever added it, and administrators of this group, may change that.")
        case .ruleByAdministrators:
            Wording("group.ruleByAdministrators", "Only administrators of this group say who may change what.")
        case .unnamedByAdministrators:
            Wording(
                "group.unnamedByAdministrators", "Only an administrator of this group can have written that.")
        }
    }
}
