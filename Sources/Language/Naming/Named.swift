/// What kind of the person's things a name belongs to.
package enum NameKind: Int, Sendable, Hashable, CaseIterable {
    case place, heading, list, occasion, item, person, trip

    /// By its word in a pattern.
    init?(_ word: some StringProtocol) {
        switch String(word) {
        case "place": self = .place
        case "heading": self = .heading
        case "list": self = .list
        case "occasion": self = .occasion
        case "item": self = .item
        case "person": self = .person
        case "trip": self = .trip
        default: return nil
        }
    }
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
