import Core
package import Store

/// Which templates a page shows, and in which order.
package struct TemplateSelection: Hashable, Sendable {
    package enum Order: String, CaseIterable, Sendable {
        case used = "u"
        case new = "n"
        case mine = "m"
    }

    package var order: Order
    /// Only those in the viewer's own language; one's own are shown in all.
    package var isOwnLanguage: Bool
    package var words: SearchWords?

    package init(_ order: Order, isOwnLanguage: Bool = true, words: SearchWords? = nil) {
        (self.order, self.isOwnLanguage, self.words) = (order, isOwnLanguage, words)
    }
}

extension Session {
    /// Templates that everyone sees, or one's own, the most used or the newest first.
    package func templates(_ selection: TemplateSelection, offset: Int, limit: Int) throws -> [TemplateRecord] {
        let order: Query =
            selection.order == .used ? "uses DESC, id DESC" : "coalesce(sharedAt, createdAt) DESC, id DESC"
        return try TemplateRecord.fetchAll(
            db,
            literal: """
                SELECT * FROM template WHERE \(isSelected(selection)) ORDER BY \(order) LIMIT \(limit) OFFSET \(offset)
                """)
    }

    package func templateCount(_ selection: TemplateSelection) throws -> Int {
        try Int.fetchOne(db, literal: "SELECT count(*) FROM template WHERE \(isSelected(selection))") ?? 0
    }

    /// One's own templates, those begun from last first, and then what everyone sees, the most used first.
    package func templatesToBeginFrom(offset: Int, limit: Int) throws -> [TemplateRecord] {
        try TemplateRecord.fetchAll(
            db,
            literal: """
                SELECT * FROM template
                WHERE \(own(.template)) OR (audience = 'everyone' AND \(isOwnLanguage) AND \(visible(.template)))
                ORDER BY \(own(.template)) DESC,
                    (SELECT at FROM templateUse WHERE templateUse.template = template.id AND person = \(actor)) DESC,
                    uses DESC, id DESC LIMIT \(limit) OFFSET \(offset)
                """)
    }

    /// Templates that words name: one's own, then those of others that the actor may see.
    package func templatesNamed(limit: Int) throws -> [(id: Int64, title: String)] {
        let eyes = try ownEyes
        let rows = try SQLRow.fetchAll(
            db,
            literal: """
                SELECT id, name FROM template WHERE \(eyes.own(.template))
                UNION ALL SELECT * FROM (SELECT id, name FROM template
                    WHERE audience = 'everyone' AND owner <> \(eyes.viewer) AND \(eyes.visible(.template))
                    ORDER BY uses DESC, id DESC LIMIT \(limit))
                """)
        return rows.map { (id: $0["id"], title: $0["name"]) }
    }

    private func isSelected(_ selection: TemplateSelection) -> Query {
        let whose: Query =
            selection.order == .mine ? own(.template) : "audience = 'everyone' AND \(visible(.template))"
        let language: Query = selection.order == .mine || !selection.isOwnLanguage ? "TRUE" : isOwnLanguage
        guard let words = selection.words else { return "(\(whose)) AND \(language)" }
        let match = words.match(.begun, of: [selection.order == .mine ? "k10o\(viewer)" : "k10all"])
        return """
            (\(whose)) AND \(language) AND id IN (SELECT rowid / 16 FROM search WHERE search MATCH \(match))
            """
    }

    /// A template of one's own of that name, the newest.
    package func ownTemplate(named name: String) throws -> TemplateRecord? {
        try TemplateRecord.fetchOne(
            db,
            literal: """
                SELECT * FROM template WHERE \(own(.template)) AND lowercased(name) = \(name.lowercased()) ORDER BY id DESC
                """)
    }

    private var isOwnLanguage: Query { "language = \(languageTag)" }

    /// The primary subtag of the viewer's language.
    var languageTag: String { settings.language.prefix { $0.isASCII && $0.isLetter }.lowercased() }
}
