/// A kind of things that can be wished for, as the part of their intents before the point has it; where a word is said of
/// two kinds, the earlier one is meant.
package enum WishFamily: String, Sendable, CaseIterable {
    case event, list, note, occasion, reminder, task

    /// The kind that an intent adds, with a title; nil for intents that add nothing so.
    init?(addedBy intent: String) {
        switch intent {
        case "task.add", "list.add": self = .task
        case "reminder.add": self = .reminder
        case "event.add": self = .event
        case "note.add": self = .note
        default: return nil
        }
    }

    /// Under what name a wish of that kind says when it is meant.
    var timeSlot: String { self == .task ? SlotName.due : SlotName.start }
}
