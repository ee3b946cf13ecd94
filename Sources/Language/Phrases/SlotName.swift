/// The names of the slots that a wish fills without a phrase; what a phrase alone fills is named beside it.
package enum SlotName {
    package static let title = "title"
    package static let titles = "titles"
    /// The words of a note.
    package static let text = "text"
    package static let start = "start"
    package static let due = "due"
    package static let duration = "duration"
    package static let priority = "priority"
    package static let labels = "labels"
    package static let people = "people"
    package static let place = "place"
    package static let point = "point"
    package static let list = "list"
    package static let occasion = "occasion"
    package static let relation = "relation"
    /// The heading of a note.
    package static let home = "home"
    package static let item = "item"
    package static let trip = "trip"
}
