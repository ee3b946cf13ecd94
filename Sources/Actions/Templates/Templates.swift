package import Core
package import Store

/// One thing of a template with its steps.
package struct TemplateItem: Sendable {
    package let item: TemplateItemRecord
    package let steps: [TemplateItemRecord]
}

/// From whom a template comes.
package enum TemplateAuthor: Sendable, Equatable {
    /// Its owner.
    case owner
    case person(ProfileRecord)
    /// They are gone, or not the viewer's to know.
    case someone
}

extension Session {
    /// A template that the viewer may see.
    package func template(_ id: TemplateID) throws -> TemplateRecord? { try seen(.template(id)) }

    /// A template that the viewer may change.
    /// - Throws: the sentence to be shown where there is none.
    package func templateToChange(_ id: TemplateID) throws -> TemplateRecord {
        try toChange(.template(id), template(id))
    }

    /// What is in a template that the viewer may see, in its order.
    package func items(of id: TemplateID, limit: Int = Session.mostTemplateItems) throws -> [TemplateItem] {
        guard try sees(.template(id)) else { return [] }
        return try records(of: id, limit: limit)
    }

    /// How many things a template holds, steps apart.
    package func itemCount(of id: TemplateID) throws -> Int {
        try Int.fetchOne(
            db, literal: "SELECT count(*) FROM templateItem WHERE template = \(id) AND parent IS NULL") ?? 0
    }

    func records(of id: TemplateID, limit: Int) throws -> [TemplateItem] {
        let steps = try TemplateItemRecord.fetchAll(
            db,
            literal:
                "SELECT * FROM templateItem WHERE template = \(id) AND parent IS NOT NULL ORDER BY parent, rank, id")
        let ofItem = Dictionary(grouping: steps) { $0.parent }
        return try TemplateItemRecord.fetchAll(
            db,
            literal: """
                SELECT * FROM templateItem WHERE template = \(id) AND parent IS NULL ORDER BY rank, id LIMIT \(limit)
                """
        ).map { TemplateItem(item: $0, steps: ofItem[$0.id] ?? []) }
    }

    /// From whom a template comes, as far as the viewer may know: whoever showed theirs only to some is named to nobody
    /// but who has copied it.
    package func author(of template: TemplateRecord) throws -> TemplateAuthor {
        switch template.origin {
        case .own: return .owner
        case .shared where template.owner != viewer: return .someone
        case .shared, .published:
            guard let author = try template.author.flatMap({ try profile($0) }) else { return .someone }
            return author.id.owner == template.owner ? .owner : .person(author)
        }
    }

    package func renameTemplate(_ id: TemplateID, to name: String) throws -> TemplateRecord {
        let old = try templateToChange(id)
        return try set(
            "name = \(name)", of: id, titled: .renamed(old.name, name))
    }

    /// What it is for, in a line.
    package func describeTemplate(_ id: TemplateID, as line: String) throws -> TemplateRecord {
        let old = try templateToChange(id)
        return try set("line = \(line)", of: id, titled: .changed(old.name))
    }

    package func deleteTemplate(_ id: TemplateID) throws {
        let old = try templateToChange(id)
        try markTemplate(id)
        try change(.delete, voice.words(TemplateTitle.deleted(old.name)), subject: .template(id)) {
            try db.run("DELETE FROM template WHERE id = \(id)")
        }
    }

    /// Another's template as one of one's own, which says whose it was.
    func copy(_ id: TemplateID) throws -> TemplateRecord {
        guard let old = try template(id) else { throw Refusal(ActionReply.gone) }
        var new = NewTemplate(name: old.name, language: old.language)
        new.line = old.line
        let isOpen = old.isPublished && old.origin != .shared
        new.origin = isOpen ? .published : .shared
        new.author = try old.origin == .own ? profile(PersonID(old.owner.rawValue))?.id : author(of: old).person?.id
        new.items = try records(of: id, limit: Self.mostTemplateItems).map(NewTemplateItem.init)
        return try keepTemplate(new)
    }

    /// The cards that show a template, and the lists it is in.
    func markTemplate(_ id: TemplateID) throws {
        try mark("template:\(id)", "templates:\(viewer)", "history:\(viewer)")
    }

    private func set(_ assignment: Query, of id: TemplateID, titled title: TemplateTitle) throws -> TemplateRecord {
        try change(.change, voice.words(title), subject: .template(id)) {
            try db.run("UPDATE template SET \(assignment) WHERE id = \(id)")
        }
        try markTemplate(id)
        return try templateToChange(id)
    }
}

extension TemplateAuthor {
    fileprivate var person: ProfileRecord? { if case .person(let person) = self { person } else { nil } }
}

extension NewTemplateItem {
    /// The same once more.
    package init(_ old: TemplateItem) {
        self.init(old.item.title)
        (details, priority, place) = (old.item.details, old.item.priority, old.item.place)
        labels = old.item.labelList
        steps = old.steps.map(\.title)
    }
}

extension TemplateItemRecord {
    var labelList: [String] { labels.split(separator: " ").map(String.init) }
}
