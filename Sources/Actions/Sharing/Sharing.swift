package import Core
package import Store

/// With whom a thing of one's own is shared.
package struct Sharing: Sendable {
    package let audience: Audience
    /// By name; empty unless the audience is chosen people.
    package let chosen: [ProfileRecord]
    /// The link that is good now.
    package let link: LinkRecord?
    /// How many people have opened it.
    package let holders: Int
}

extension Session {
    /// nil where the thing is not one of the person's own.
    package func sharing(of thing: Thing) throws -> Sharing? {
        guard let audience = try ownAudience(of: thing) else { return nil }
        let link = try link(to: thing)
        return Sharing(
            audience: audience, chosen: audience == .chosen ? try chosen(for: thing) : [], link: link,
            holders: try link.map { try holders(of: $0) } ?? 0)
    }

    /// Whether anything of the viewer's may be seen by others, by its audience or by a link; most share nothing.
    package func sharesAnything() throws -> Bool {
        try Bool.fetchOne(
            db,
            literal: """
                SELECT EXISTS (SELECT 1 FROM share WHERE owner = \(viewer))
                    OR EXISTS (SELECT 1 FROM link WHERE owner = \(viewer))
                """) == true
    }

    /// Shares with an audience instead of the one before; with only me it is shared no more. Its link stays.
    package func share(_ thing: Thing, with audience: Audience) throws {
        let (name, old) = try toShare(thing)
        guard thing.kind.audiences.contains(audience) else { throw Refusal(SharingRefusal.tooWide) }
        guard audience != old else { return }
        let people = try chosen(for: thing).map(\.id)
        let title: SharingTitle = audience == .onlyMe ? .stopped(name) : .shared(name, audience)
        try change(.share, voice.words(title), subject: thing) {
            try db.run(
                "DELETE FROM chosen WHERE kind = \(thing.kind.rawValue) AND thing = \(thing.id) AND owner = \(viewer)")
            try set(audience, of: thing)
        }
        try markSharing(of: thing, with: people)
    }

    /// Shares with these people, besides those chosen already; another audience gives way. What is to be done
    /// they may tick and change, and put more of it on a list.
    /// - Returns: those who see it now by this.
    @discardableResult
    package func share(_ thing: Thing, with people: [ProfileRecord]) throws -> [ProfileRecord] {
        let (name, old) = try toShare(thing)
        let before = old == .chosen ? Set(try chosen(for: thing).map(\.id)) : []
        let new = people.filter { !before.contains($0.id) && $0.id.owner != viewer }
        guard !new.isEmpty else { return [] }
        try change(.share, voice.words(SharingTitle.withPeople(name, new.map(\.name))), subject: thing) {
            for person in new {
                try db.run(
                    """
                    INSERT OR IGNORE INTO chosen (owner, kind, thing, person, mayChange)
                    VALUES (\(viewer), \(thing.kind.rawValue), \(thing.id), \(person.id), \(thing.kind.isWorkedOn))
                    """)
            }
            try set(.chosen, of: thing)
        }
        try markSharing(of: thing, with: new.map(\.id))
        return new
    }

    /// Takes people off the chosen ones; without any of them it is shared no more.
    package func unshare(_ thing: Thing, with people: [ProfileRecord]) throws {
        let (name, old) = try toShare(thing)
        let chosen = old == .chosen ? try chosen(for: thing).map(\.id) : []
        let gone = people.filter { chosen.contains($0.id) }
        guard !gone.isEmpty else { return }
        try change(.share, voice.words(SharingTitle.notWith(name, gone.map(\.name))), subject: thing) {
            for person in gone {
                try db.run(
                    """
                    DELETE FROM chosen
                    WHERE kind = \(thing.kind.rawValue) AND thing = \(thing.id) AND person = \(person.id)
                    """)
            }
            if gone.count == chosen.count { try set(.onlyMe, of: thing) }
        }
        try markSharing(of: thing, with: gone.map(\.id))
    }

    /// Shares with nobody, and ends the link.
    package func stopSharing(_ thing: Thing) throws {
        let name = try toShare(thing).name
        try change(.share, voice.words(SharingTitle.stopped(name)), subject: thing) {
            try share(thing, with: .onlyMe)
            try stopLink(to: thing)
        }
    }

    /// Shares nothing of one's own with anybody, and ends all links, as one change.
    /// - Returns: how many things were shared; what others were asked to do they go on seeing.
    package func stopSharingAll() throws -> Int {
        let all = try things(sharedBy: actor, offset: 0, limit: .max).map(\.thing)
        guard !all.isEmpty else { return 0 }
        try change(.share, voice.words(SharingTitle.stoppedAll(all.count))) {
            for thing in all { try stopSharing(thing) }
        }
        return all.count
    }

    /// Whether that person sees the thing of one's own as it is shared now, but for its link.
    package func isShared(_ thing: Thing, with person: PersonID) throws -> Bool {
        try ownAudience(of: thing) != nil && sees(thing, as: person)
    }

    /// The name of a thing that the person may share, and its present audience.
    /// - Throws: the sentence to be shown for any other thing; a group's are for the group.
    func toShare(_ thing: Thing) throws -> (name: String, audience: Audience) {
        guard !isGroup else { throw Refusal(SharingRefusal.ofGroup) }
        guard try sees(thing), let name = try name(of: thing) else { throw Refusal(ActionReply.gone) }
        guard ThingKind.shareable.contains(thing.kind), let audience = try ownAudience(of: thing) else {
            throw Refusal(ActionReply.notYours)
        }
        return (name, audience)
    }

    /// The cards that show a thing to anybody, and the lists of what is shared.
    func markSharing(of thing: Thing, with people: [PersonID] = []) throws {
        try markEverywhere(thing)
        if thing.kind == .heading { try markContents(of: HeadingID(thing.id)) }
        if thing.kind == .bundle { try markTasks(in: BundleID(thing.id)) }
        for person in try people + onlookers() { try mark("shared:\(person)") }
    }

    /// The same for what an entry shared or unshared, as after an Undo.
    package func markSharing(changedBy entry: EntryID) throws {
        let rows = try SQLRow.fetchAll(
            db,
            literal: """
                SELECT json_extract(coalesce(new, old), '$.kind') AS kind,
                    json_extract(coalesce(new, old), '$.thing') AS thing,
                    json_extract(coalesce(new, old), '$.person') AS person
                FROM change WHERE entry = \(entry) AND tableName = 'chosen'
                UNION ALL SELECT tableName, rowID, NULL FROM change
                WHERE entry = \(entry) AND json_extract(old, '$.audience') <> json_extract(new, '$.audience')
                """)
        for row in rows {
            guard let kind = ThingKind(rawValue: row["kind"]) else { continue }
            let person: PersonID? = row["person"]
            try markSharing(of: Thing(kind: kind, id: row["thing"]), with: [person].compactMap(\.self))
        }
    }

    /// Close friends and followers who have before them what is shared with them: it may be more now. Of very many
    /// followers only some.
    private func onlookers() throws -> [PersonID] {
        try PersonID.fetchAll(
            db,
            literal: """
                SELECT person FROM (SELECT friend AS person FROM closeFriend WHERE closeFriend.person = \(viewer)
                    UNION SELECT * FROM (SELECT follower FROM follow WHERE followed = \(viewer) AND isAccepted
                        LIMIT \(Self.mostOnlookers)))
                WHERE EXISTS (SELECT 1 FROM cardTopic WHERE topic = 'shared:' || person) ORDER BY person
                """)
    }

    private static let mostOnlookers = 1_000

    /// What is seen with a list is seen no more where the list is not: cards of it that others have open must tell so.
    private func markContents(of list: HeadingID) throws {
        let places = try PlaceID.fetchAll(db, literal: "SELECT place FROM listed WHERE heading = \(list)")
        for place in places { try mark("place:\(place)") }
        let notes = try NoteID.fetchAll(db, literal: "SELECT id FROM note WHERE heading = \(list)")
        for note in notes { try mark("note:\(note)") }
    }

    private func ownAudience(of thing: Thing) throws -> Audience? {
        guard !isGroup else { return nil }
        return try String.fetchOne(
            db,
            literal: "SELECT audience FROM \(sql: thing.kind.rawValue) WHERE id = \(thing.id) AND \(own(thing.kind))"
        ).flatMap(Audience.init)
    }

    private func chosen(for thing: Thing) throws -> [ProfileRecord] {
        try people(
            """
            SELECT \(sql: ProfileRecord.columns) FROM chosen JOIN person ON person.id = chosen.person
            WHERE kind = \(thing.kind.rawValue) AND thing = \(thing.id) AND owner = \(viewer)
                AND \(Visibility.meets("person.id", from: viewpoint))
            ORDER BY name COLLATE NOCASE, person.id
            """)
    }

    private func set(_ audience: Audience, of thing: Thing) throws {
        try db.run(
            """
            UPDATE \(sql: thing.kind.rawValue)
            SET audience = \(audience.rawValue), sharedAt = \(audience == .onlyMe ? nil : now.stored)
            WHERE id = \(thing.id) AND \(own(thing.kind))
            """)
    }
}

/// Why a thing cannot be shared.
enum SharingRefusal: Reply {
    case ofGroup, tooWide

    var wording: Wording {
        switch self {
        case .ofGroup:
            Wording(
                "share.ofGroup", "What is kept here belongs to this group: everyone in it sees it, and nobody else.")
        case .tooWide:
            Wording(
                "share.tooWide",
                "A bundle tells where you are about to be, so only people you know see it: name some, or say `close friends`."
            )
        }
    }
}
