package import Core
package import Store

/// A named list with how much is on it.
package struct NamedList: Sendable {
    package let heading: HeadingRecord
    package let places: Int
    package let notes: Int
    /// What is still to be done.
    package let tasks: Int
    /// The place that was asked about is on it.
    package let isTicked: Bool
}

extension Session {
    /// One's own named lists, by name; those that `place` is on are ticked.
    package func namedLists(ticking place: PlaceID? = nil, offset: Int, limit: Int) throws -> [NamedList] {
        let headings = try HeadingRecord.fetchAll(
            db,
            literal: """
                SELECT * FROM heading WHERE \(own(.heading)) ORDER BY name COLLATE NOCASE, id
                LIMIT \(limit) OFFSET \(offset)
                """)
        return try headings.map { heading in
            NamedList(
                heading: heading, places: try placeCount(.list(heading.id)),
                notes: try noteCount(in: .heading(heading.id)), tasks: try taskCount(.list(heading.id)),
                isTicked: try place.map { try isListed($0, on: heading.id) } ?? false)
        }
    }

    package func namedListCount() throws -> Int {
        try Int.fetchOne(db, literal: "SELECT count(*) FROM heading WHERE \(own(.heading))") ?? 0
    }

    /// One's own lists that a place is on, by name.
    package func lists(around place: PlaceID) throws -> [HeadingRecord] {
        try remembered(.lists, of: .place(place)) {
            try HeadingRecord.fetchAll(
                db,
                literal: """
                    SELECT heading.* FROM listed JOIN heading ON heading.id = listed.heading
                    WHERE listed.place = \(place) AND \(own(.heading)) ORDER BY name COLLATE NOCASE, heading.id
                    """)
        }
    }

    func isListed(_ place: PlaceID, on list: HeadingID) throws -> Bool {
        try Bool.fetchOne(
            db,
            literal: "SELECT EXISTS (SELECT 1 FROM listed WHERE heading = \(list) AND place = \(place))") == true
    }

    /// A place came onto the list since others can see it as they do now.
    package func hasComeOpenly(to list: HeadingID) throws -> Bool {
        try Bool.fetchOne(
            db,
            literal: """
                SELECT EXISTS (SELECT 1 FROM change INDEXED BY changeOfListed JOIN entry ON entry.id = change.entry
                    WHERE tableName = 'listed' AND old IS NULL
                        AND json_extract(coalesce(new, old), '$.heading') = \(list)
                        AND at > coalesce((SELECT sharedAt FROM heading WHERE id = \(list)), (SELECT max(createdAt)
                            FROM link WHERE kind = 'heading' AND thing = \(list) AND NOT isRevoked)))
                """) == true
    }

    /// Makes a list of one's own, or gives that which has the name already; case does not matter.
    package func keepList(named name: String) throws -> HeadingID { try headingForNotes(named: name) }

    /// Puts a pin of one's own on a list of one's own, at its end; false where it is on it already.
    @discardableResult
    package func list(_ id: PlaceID, on list: HeadingID) throws -> Bool {
        let (heading, place) = try (listToChange(list), ownPlace(id))
        guard try !isListed(id, on: list) else { return false }
        try change(.change, voice.words(ListTitle.listed(place.name, on: heading.name)), subject: .place(id)) {
            try putLast(id, on: list)
            try likeListed(id, on: heading, true)
        }
        try markList(list, id)
        return true
    }

    /// Takes a pin off a list; false where it was not on it.
    @discardableResult
    package func unlist(_ id: PlaceID, from list: HeadingID) throws -> Bool {
        let (heading, place) = try (listToChange(list), ownPlace(id))
        guard try isListed(id, on: list) else { return false }
        try change(.change, voice.words(ListTitle.unlisted(place.name, from: heading.name)), subject: .place(id)) {
            try takeOff(id, list)
            try likeListed(id, on: heading, false)
        }
        try markList(list, id)
        return true
    }

    package func renameList(_ id: HeadingID, to name: String) throws -> HeadingRecord {
        let old = try listToChange(id)
        if let other = try heading(named: name), other != id { throw Refusal(ListRefusal.taken(name)) }
        try change(.change, voice.words(ListTitle.renamed(old.name, to: name)), subject: .heading(id)) {
            try db.run("UPDATE heading SET name = \(name) WHERE id = \(id)")
        }
        try markList(id)
        return try listToChange(id)
    }

    /// Deletes a list with the notes and tasks on it; its places stay pins.
    package func deleteList(_ id: HeadingID) throws {
        let old = try listToChange(id)
        let places = try PlaceID.fetchAll(db, literal: "SELECT place FROM listed WHERE heading = \(id) ORDER BY place")
        try markList(id)
        for note in try notes(in: .heading(id), offset: 0, limit: 10_000) { try mark("note:\(note.id)") }
        for place in places { try mark("place:\(place)") }
        try change(.delete, voice.words(ListTitle.deleted(old.name)), subject: .heading(id)) {
            try db.run("DELETE FROM heading WHERE id = \(id)")
        }
    }

    /// A list that the viewer may change; throws the sentence to be shown where there is none.
    package func listToChange(_ id: HeadingID) throws -> HeadingRecord {
        try toChange(.heading(id), heading(id))
    }

    private func ownPlace(_ id: PlaceID) throws -> PlaceRecord {
        guard let place = try place(id) else { throw Refusal(ActionReply.gone) }
        guard try isOwn(.place(id)) else { throw Refusal(ActionReply.notYours) }
        return place
    }

    /// The cards that show a list, and that of a place which came to it or went.
    func markList(_ id: HeadingID, _ place: PlaceID? = nil) throws {
        try mark(topic(of: .heading(id)), "heading:\(id)", "lists:\(viewer)", "notes:of:\(viewer)", "history:\(viewer)")
        if let place { try mark("place:\(place)", "pins:\(viewer)") }
    }
}

/// Why a list cannot be made or changed so.
enum ListRefusal: Reply {
    case taken(String)

    var wording: Wording {
        switch self {
        case .taken(let name):
            Wording("lists.taken", "You have a list called *{name}* already.", ["name": .text(name)])
        }
    }
}
