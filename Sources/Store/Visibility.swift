package import Core
package import Foundation

/// Who looks, and when.
package struct Viewpoint: Sendable {
    /// A person, or a group in whose chat something is shown.
    package let viewer: OwnerID
    /// The person who acts; in a group's chat one of its members.
    package let actor: PersonID
    package let now: Date

    package init(viewer: OwnerID, actor: PersonID, now: Date) {
        self.viewer = viewer
        self.actor = actor
        self.now = now
    }
}

/// Who may see and who may change, as SQL: the only place where that is decided.
package enum Visibility {
    private static let texts = RuleTexts()

    /// True where the row of `table` is the viewer's own; for lists of what one has oneself.
    package static func own(_ table: String, from eyes: Viewpoint) -> Query { "\(sql: table).owner = \(eyes.viewer)" }

    /// True where the viewer may see that row: it is their own, or their group's, or shared with them or under a link
    /// that they hold, unless either has blocked the other, or in a group's chat any who read along.
    package static func visible(_ kind: ThingKind, as table: String, from eyes: Viewpoint) -> Query {
        texts.query(.visible, kind, as: table, from: eyes) { eyes in
            """
            (\(own(table, from: eyes))
            OR \(isMember(table, eyes))
            OR (\(isShared(kind, table, eyes))
                AND \(meets("\(table).owner", from: eyes)) AND \(meetsMembers("\(table).owner", eyes))))
            """
        }
    }

    /// True where the group that looks has no member who must not meet the person in that column.
    private static func meetsMembers(_ person: String, _ eyes: Viewpoint) -> Query {
        """
        NOT EXISTS (SELECT 1 FROM member WHERE groupChat = \(eyes.viewer) AND EXISTS (SELECT 1 FROM barrier
            WHERE barrier.person = \(sql: person) AND blocked = member.person))
        AND NOT EXISTS (SELECT 1 FROM member WHERE groupChat = \(eyes.viewer) AND EXISTS (SELECT 1 FROM barrier
            WHERE barrier.person = member.person AND blocked = \(sql: person)))
        """
    }

    /// True where the person in that column and the actor know of each other at all: neither has blocked the other, nor
    /// an account that the other has linked. A group looks for whoever acts in it.
    package static func meets(_ person: String, from eyes: Viewpoint) -> Query {
        """
        NOT EXISTS (SELECT 1 FROM barrier WHERE barrier.person = \(sql: person) AND blocked = \(eyes.actor))
            AND NOT EXISTS (SELECT 1 FROM barrier WHERE barrier.person = \(eyes.actor) AND blocked = \(sql: person))
        """
    }

    /// True where the actor may change that row; whoever may change a thing sees it. In a group its own rule decides:
    /// all, its administrators, or besides these whoever added the thing. Of another's only what is to be done can be
    /// changed: by whom it was given to and who took it, and by who works on it, on its list or on the bundle that it is
    /// in; with its steps.
    package static func changeable(_ kind: ThingKind, as table: String, from eyes: Viewpoint) -> Query {
        texts.query(.changeable, kind, as: table, from: eyes) { eyes in
            let ruled = isRuled(table, eyes)
            guard kind == .task else { return ruled }
            return """
                (\(ruled) OR ((\(isWorker(table, eyes)) OR EXISTS (SELECT 1 FROM task AS whole
                    WHERE whole.id = \(sql: table).parent AND \(isWorker("whole", eyes))))
                    AND \(meets("\(table).owner", from: eyes))))
                """
        }
    }

    /// True where the actor may say that the row's task is done, or is not: whoever may change it, and in its group's
    /// chat, whatever the group's rule, whoever was asked to do it and took it; with its steps.
    static func tickable(_ table: String, from eyes: Viewpoint) -> Query {
        """
        (\(changeable(.task, as: table, from: eyes)) OR (\(own(table, from: eyes)) AND EXISTS (SELECT 1 FROM task AS asked
            WHERE asked.id IN (\(sql: table).id, \(sql: table).parent)
                AND asked.assignee = \(eyes.actor) AND asked.isAccepted)))
        """
    }

    /// True where the viewer may put something to do on that list, or into that bundle, and tick it: it is their own, or
    /// was shared with them by name so that they may. What a group's rule says of its bundles holds here, too.
    package static func workable(_ kind: ThingKind, as table: String, from eyes: Viewpoint) -> Query {
        texts.query(.workable, kind, as: table, from: eyes) { eyes in
            let own = kind == .bundle ? isRuled(table, eyes) : own(table, from: eyes)
            return "(\(own) OR (\(isWorkedOn(kind, table, eyes)) AND \(meets("\(table).owner", from: eyes))))"
        }
    }

    private static func isRuled(_ table: String, _ eyes: Viewpoint) -> Query {
        """
        (\(own(table, from: eyes)) AND CASE (SELECT changers FROM groupChat WHERE groupChat.id = \(sql: table).owner)
            WHEN 'administrators' THEN \(isAdministrator(table, eyes))
            WHEN 'adders' THEN \(sql: table).addedBy = \(eyes.actor) OR \(isAdministrator(table, eyes))
            ELSE TRUE END)
        """
    }

    private static func isWorker(_ task: String, _ eyes: Viewpoint) -> Query {
        """
        (\(isAsked(task, eyes)) AND \(sql: task).isAccepted
            OR \(isWorkedOn(.task, task, eyes)) OR EXISTS (SELECT 1 FROM heading AS list
                WHERE list.id = \(sql: task).heading AND \(isWorkedOn(.heading, "list", eyes)))
            OR \(isInBundle(task, isWorkedOn(.bundle, "bundle", eyes))))
        """
    }

    /// It is to be done in a bundle of its owner's that has not ended, and of which that is so.
    private static func isInBundle(_ task: String, _ condition: Query) -> Query {
        """
        EXISTS (SELECT 1 FROM bundleEntry CROSS JOIN bundle ON bundle.id = bundleEntry.bundle
            WHERE bundleEntry.task = \(sql: task).id AND bundle.owner = \(sql: task).owner AND leftAt IS NULL
                AND endedAt IS NULL AND \(condition))
        """
    }

    /// A list, a bundle or a task was shared with the viewer by name, so that they may tick and change.
    private static func isWorkedOn(_ kind: ThingKind, _ table: String, _ eyes: Viewpoint) -> Query {
        """
        (\(sql: table).audience = 'chosen' AND EXISTS (SELECT 1 FROM chosen WHERE chosen.kind = '\(sql: kind.rawValue)'
            AND thing = \(sql: table).id AND chosen.person = \(eyes.viewer) AND mayChange))
        """
    }

    private static func isAdministrator(_ table: String, _ eyes: Viewpoint) -> Query {
        """
        EXISTS (SELECT 1 FROM member
            WHERE groupChat = \(sql: table).owner AND member.person = \(eyes.actor) AND isAdministrator)
        """
    }

    /// What hangs in a shared list is shared with it: the notes and tasks in it, and the places on it, which are its
    /// owner's. A task is seen by whom it is given to, and in a shared bundle until that ends; its steps are seen with it.
    /// (CROSS JOIN: the few lists of a place, and bundles of a task, rather than all of their owner.)
    private static func isShared(_ kind: ThingKind, _ table: String, _ eyes: Viewpoint) -> Query {
        switch kind {
        case .note:
            """
            (\(isOffered(kind, table, eyes)) OR EXISTS (SELECT 1 FROM heading AS list
                WHERE list.id = \(sql: table).heading AND \(isOffered(.heading, "list", eyes))))
            """
        case .place:
            """
            (\(isOffered(kind, table, eyes)) OR EXISTS (SELECT 1
                FROM listed CROSS JOIN heading AS list ON list.id = listed.heading
                WHERE listed.place = \(sql: table).id AND list.owner = \(sql: table).owner
                    AND \(isOffered(.heading, "list", eyes))))
            """
        case .task:
            """
            (\(isGivenOrListed(table, eyes)) OR EXISTS (SELECT 1 FROM task AS whole
                WHERE whole.id = \(sql: table).parent AND \(isGivenOrListed("whole", eyes))))
            """
        case .heading, .reminder, .review, .occasion, .event, .bundle, .routine, .template: isOffered(kind, table, eyes)
        }
    }

    /// What was given to a member of a group they see as its member.
    private static func isGivenOrListed(_ task: String, _ eyes: Viewpoint) -> Query {
        """
        (\(isOffered(.task, task, eyes)) OR (\(isAssignee(task, eyes)) AND \(isPersons(task)))
            OR EXISTS (SELECT 1 FROM heading AS list
                WHERE list.id = \(sql: task).heading AND \(isOffered(.heading, "list", eyes)))
            OR \(isInBundle(task, isOffered(.bundle, "bundle", eyes))))
        """
    }

    /// The task was given to the viewer; whoever has left a group has nothing to do for it any more.
    private static func isAsked(_ task: String, _ eyes: Viewpoint) -> Query {
        "(\(isAssignee(task, eyes)) AND (\(isMember(task, eyes)) OR \(isPersons(task))))"
    }

    private static func isAssignee(_ task: String, _ eyes: Viewpoint) -> Query {
        "\(sql: task).assignee = \(eyes.viewer)"
    }

    /// It is no group's.
    private static func isPersons(_ table: String) -> Query {
        "NOT EXISTS (SELECT 1 FROM groupChat WHERE groupChat.id = \(sql: table).owner)"
    }

    private static func isMember(_ table: String, _ eyes: Viewpoint) -> Query {
        "EXISTS (SELECT 1 FROM member WHERE groupChat = \(sql: table).owner AND member.person = \(eyes.viewer))"
    }

    /// By the audience of the thing itself, or by a link to it.
    private static func isOffered(_ kind: ThingKind, _ table: String, _ eyes: Viewpoint) -> Query {
        """
        (CASE \(sql: table).audience
            WHEN 'everyone' THEN TRUE
            WHEN 'followers' THEN \(follows(table, eyes)) OR \(isCloseFriend(table, eyes))
            WHEN 'close_friends' THEN \(isCloseFriend(table, eyes))
            WHEN 'chosen' THEN EXISTS (SELECT 1 FROM chosen
                WHERE chosen.kind = \(kind.rawValue) AND thing = \(sql: table).id AND chosen.person = \(eyes.viewer))
            ELSE FALSE END
        OR EXISTS (SELECT 1 FROM linkHolder JOIN link ON link.id = linkHolder.link
            WHERE linkHolder.person = \(eyes.viewer) AND link.kind = \(kind.rawValue) AND link.thing = \(sql: table).id
                AND \(LinkRecord.isGood(at: eyes.now))))
        """
    }

    private static func follows(_ table: String, _ eyes: Viewpoint) -> Query {
        """
        EXISTS (SELECT 1 FROM follow
            WHERE followed = \(sql: table).owner AND follower = \(eyes.viewer) AND isAccepted)
        """
    }

    private static func isCloseFriend(_ table: String, _ eyes: Viewpoint) -> Query {
        """
        EXISTS (SELECT 1 FROM closeFriend
            WHERE closeFriend.person = \(sql: table).owner AND friend = \(eyes.viewer))
        """
    }
}
