package import Core
package import Foundation

/// A list to begin from.
package struct TemplateRecord: StoreRecord {
    /// What it was made of.
    package enum Origin: String, Codable, Sendable {
        case own
        /// Another's, which everyone saw.
        case published
        /// Another's, which only some saw: their name is nobody else's to know.
        case shared
    }

    package static let databaseTableName = "template"
    package var id: TemplateID = .unsaved
    package var owner: OwnerID
    package var name: String
    /// What it is for, in a line.
    package var line = ""
    /// By the primary subtag of its IETF tag: "en".
    package var language: String
    package var origin = Origin.own
    /// Who had made what it is a copy of; nil where they are gone, and for one's own.
    package var author: PersonID?
    /// How many people began from it, besides its owner.
    package var uses = 0
    package var createdAt: Date
    package var audience: Audience = .onlyMe
    package var addedBy: PersonID?

    package init(owner: OwnerID, name: String, language: String, createdAt: Date) {
        (self.owner, self.name, self.language, self.createdAt) = (owner, name, language, createdAt)
    }

    /// Everyone sees it.
    package var isPublished: Bool { audience == .everyone }
}

/// One thing of a template.
package struct TemplateItemRecord: StoreRecord {
    package static let databaseTableName = "templateItem"
    package var id: ID<TemplateItemRecord> = .unsaved
    package var template: TemplateID
    /// What it is a step of.
    package var parent: ID<TemplateItemRecord>?
    package var title: String
    package var details = ""
    /// 1-3, the most urgent first.
    package var priority: Int?
    /// With blanks between.
    package var labels = ""
    /// The name of the place where it is done.
    package var place: String?
    package var rank: Double

    package init(template: TemplateID, title: String, rank: Double) {
        (self.template, self.title, self.rank) = (template, title, rank)
    }
}

extension TemplateRecord.Origin: ColumnValue {}
