package import Core
package import Store

extension Session {
    /// A template that the actor may begin from, here or anywhere: in a group one's own, too, since it is put there by
    /// whoever it belongs to.
    package func templateToUse(_ id: TemplateID) throws -> TemplateRecord {
        guard let template = try template(id) ?? ownEyes.template(id) else { throw Refusal(ActionReply.gone) }
        return template
    }

    /// Puts what is in a template on a list as things to do, as one change. Without a list a new one is made, which has
    /// the template's name or one like it.
    /// - Returns: the list, and how many there are.
    package func begin(
        from id: TemplateID, on known: HeadingID? = nil, named name: String? = nil
    ) throws -> (list: HeadingID, count: Int) {
        let template = try templateToUse(id)
        let items = try records(of: id, limit: Self.mostTemplateItems)
        let name = try known.flatMap { try heading($0)?.name } ?? name ?? freeListName(like: template.name)
        let list = try change(.add, voice.words(TemplateTitle.started(name))) {
            let list = try known ?? keepList(named: name)
            for item in items { try put(item, on: list) }
            return list
        } subject: {
            .heading($0)
        }
        try db.run(
            """
            INSERT INTO templateUse (template, person, at) VALUES (\(id), \(actor), \(now.stored))
                ON CONFLICT (template, person) DO UPDATE SET at = excluded.at
            """)
        return (list, items.count)
    }

    /// The actor's own eyes, in a group too.
    var ownEyes: Session {
        get throws {
            guard isGroup else { return self }
            return try Session(
                transaction: transaction, now: now, actor: actor, viewer: actor.owner, chat: chat, voice: voice,
                random: random)
        }
    }

    private func put(_ item: TemplateItem, on list: HeadingID) throws {
        var new = NewTask(item.item.title)
        (new.heading, new.details, new.priority) = (list, item.item.details, item.item.priority)
        new.labels = item.item.labelList
        new.place = try item.item.place.flatMap { try placeID(named: $0) }
        let task = try keepTask(new)
        for step in item.steps {
            var new = NewTask(step.title)
            new.parent = task.id
            try keepTask(new)
        }
    }

    /// A place of the viewer's of that very name.
    private func placeID(named name: String) throws -> PlaceID? {
        try PlaceID.fetchOne(
            db,
            literal: "SELECT id FROM place WHERE \(own(.place)) AND lowercased(name) = \(name.lowercased()) ORDER BY id"
        )
    }

    /// "Packing", or "Packing 2" where there is one.
    private func freeListName(like name: String) throws -> String {
        guard try heading(named: name) != nil else { return name }
        let short = name.shortened(toCodePoints: 90)
        return try (2...1_000).lazy.map { "\(short) \($0)" }.first { try heading(named: $0) == nil } ?? name
    }
}
