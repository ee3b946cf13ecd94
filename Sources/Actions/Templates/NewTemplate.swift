package import Core
package import Store

/// What of a list goes along into a template besides what is to be done.
package struct TemplateParts: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Names of people in the words.
    package static let people = TemplateParts(rawValue: 1)
    /// Where each is done.
    package static let places = TemplateParts(rawValue: 2)
    /// Descriptions.
    package static let details = TemplateParts(rawValue: 4)

    package static let each: [TemplateParts] = [.people, .places, .details]
}

/// One thing of a new template.
package struct NewTemplateItem: Hashable, Sendable {
    package var title: String
    package var details = ""
    package var priority: Int?
    package var labels: [String] = []
    package var place: String?
    package var steps: [String] = []

    package init(_ title: String) { self.title = title }
}

/// A template before it is kept: all that others would see.
package struct NewTemplate: Hashable, Sendable {
    package var name: String
    package var line = ""
    package var language: String
    package var items: [NewTemplateItem] = []
    package var origin = TemplateRecord.Origin.own
    package var author: PersonID?

    package init(name: String, language: String) { (self.name, self.language) = (name, language) }
}

extension Session {
    package static let mostTemplateItems = 300

    /// Keeps a template of one's own, for oneself alone.
    @discardableResult
    package func keepTemplate(_ new: NewTemplate, insteadOfNamesake: Bool = false) throws -> TemplateRecord {
        if insteadOfNamesake, let old = try ownTemplate(named: new.name) { return try replaceItems(of: old, with: new) }
        let template = try change(.add, voice.words(TemplateTitle.added(new.name))) {
            var record = TemplateRecord(
                owner: viewer, name: try freeTemplateName(like: new.name), language: new.language, createdAt: now)
            (record.line, record.origin, record.author) = (new.line, new.origin, new.author)
            let template = try record.insertedAnew(db)
            for (rank, item) in new.items.prefix(Self.mostTemplateItems).enumerated() {
                try keep(item, in: template.id, rank: Double(rank))
            }
            return template
        } subject: {
            .template($0.id)
        }
        try markTemplate(template.id)
        return template
    }

    /// "Packing", or "Packing 2" where one of one's own is called so.
    private func freeTemplateName(like name: String) throws -> String {
        guard try ownTemplate(named: name) != nil else { return name }
        let short = name.shortened(toCodePoints: 90)
        return try (2...1_000).lazy.map { "\(short) \($0)" }.first { try ownTemplate(named: $0) == nil } ?? name
    }

    /// It holds other things from now on, and is shared as it was.
    private func replaceItems(of old: TemplateRecord, with new: NewTemplate) throws -> TemplateRecord {
        try change(.change, voice.words(TemplateTitle.changed(old.name)), subject: .template(old.id)) {
            try db.run("DELETE FROM templateItem WHERE template = \(old.id)")
            for (rank, item) in new.items.prefix(Self.mostTemplateItems).enumerated() {
                try keep(item, in: old.id, rank: Double(rank))
            }
        }
        try markTemplate(old.id)
        return old
    }

    /// Adds things to a template of one's own, at its end.
    package func addItems(_ items: [NewTemplateItem], to id: TemplateID) throws {
        let template = try templateToChange(id)
        let rank = try nextRank(in: "templateItem WHERE template = \(id)")
        guard try itemCount(of: id) + items.count <= Self.mostTemplateItems else {
            throw Refusal(TemplateRefusal.tooMany(Self.mostTemplateItems))
        }
        try change(.change, voice.words(TemplateTitle.changed(template.name)), subject: .template(id)) {
            for (index, item) in items.enumerated() { try keep(item, in: id, rank: rank + Double(index)) }
        }
        try markTemplate(id)
    }

    /// Takes one thing off a template of one's own.
    package func removeItem(_ item: TemplateItemRecord) throws {
        let template = try templateToChange(item.template)
        try change(.change, voice.words(TemplateTitle.changed(template.name)), subject: .template(template.id)) {
            try db.run("DELETE FROM templateItem WHERE id = \(item.id) AND template = \(template.id)")
        }
        try markTemplate(template.id)
    }

    private func keep(_ item: NewTemplateItem, in template: TemplateID, rank: Double) throws {
        var record = TemplateItemRecord(template: template, title: item.title, rank: rank)
        (record.details, record.priority, record.place) = (item.details, item.priority, item.place)
        record.labels = item.labels.joined(separator: " ")
        let kept = try record.insertedAnew(db)
        for (index, step) in item.steps.enumerated() {
            var record = TemplateItemRecord(template: template, title: step, rank: Double(index))
            record.parent = kept.id
            try record.insertAnew(db)
        }
    }
}

/// Why a template cannot be made or changed so.
package enum TemplateRefusal: Reply {
    case tooMany(Int), nothingToDo(String), onlyInPrivate

    package var wording: Wording {
        switch self {
        case .tooMany(let most): Wording("template.tooMany", "A template has at most {n} things.", ["n": .number(most)])
        case .nothingToDo(let list):
            Wording(
                "template.nothingToDo",
                "Nothing to do was ever on *{list}*, so there is nothing for a template. `milk to {list}` puts something on it.",
                ["list": .text(list)])
        case .onlyInPrivate:
            Wording(
                "template.onlyInPrivate",
                "A template is yours, not this group's: please make and change it in our private chat.")
        }
    }
}

/// The one line of a change of a template in history and trash.
enum TemplateTitle: Reply {
    case added(String), changed(String), deleted(String), renamed(String, String), started(String), again(String)

    var wording: Wording {
        switch self {
        case .added(let name): Wording("entry.templateAdded", "Template {name}", ["name": .text(name)])
        case .changed(let name): Wording("entry.templateChanged", "Changed the template {name}", ["name": .text(name)])
        case .deleted(let name): Wording("entry.templateDeleted", "Deleted the template {name}", ["name": .text(name)])
        case .renamed(let old, let new):
            Wording(
                "entry.templateRenamed", "Renamed the template {old} to {new}", ["old": .text(old), "new": .text(new)])
        case .started(let list): Wording("entry.templateStarted", "Began {list} from a template", ["list": .text(list)])
        case .again(let list): Wording("entry.listAgain", "{list} once more", ["list": .text(list)])
        }
    }
}
