/// What kind of the person's things a name belongs to.
package enum NameKind: String, Sendable, Hashable, CaseIterable {
    case place, heading, list, occasion, item, person, trip
}

/// A thing of the person by its name as kept.
package struct Named: Sendable, Hashable {
    package let id: Int64
    package let name: String
    package init(id: Int64, name: String) {
        self.id = id
        self.name = name
    }
}
