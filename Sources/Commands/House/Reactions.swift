import Actions
package import Core
import Store

extension Session {
    /// A thumb up ticks what the message is about, a heart makes it a favourite; taking it away takes that back.
    ///
    /// Nothing is said: the cards show it. What a reaction cannot mean does nothing.
    package func react(_ reaction: Incoming.Reaction) throws {
        guard let card = try card(of: reaction.message).flatMap({ CommandCatalog.card($0.code) }),
            let thing = card.thing,
            try thing.kind == .task ? mayTick(TaskID(thing.id)) : mayChange(thing)
        else { return }
        switch thing.kind {
        case .task:
            if reaction.says(Self.thumbsUp) { try finishTask(TaskID(thing.id)) }
            if reaction.takesBack(Self.thumbsUp) { try reopenTask(TaskID(thing.id)) }
        case .reminder:
            if reaction.says(Self.thumbsUp) { try finishReminder(ReminderID(thing.id)) }
        case .place:
            if reaction.says(Self.hearts) { try like(PlaceID(thing.id), true) }
            if reaction.takesBack(Self.hearts) { try like(PlaceID(thing.id), false) }
        case .note, .heading, .review, .occasion, .event, .bundle, .routine, .template: return
        }
    }

    private static let thumbsUp: Set<String> = ["👍", "👌", "💯"]
    private static let hearts: Set<String> = ["❤", "❤️", "😍", "❤‍🔥"]
}

extension Incoming.Reaction {
    fileprivate func says(_ emoji: Set<String>) -> Bool { added.contains(where: emoji.contains) }
    fileprivate func takesBack(_ emoji: Set<String>) -> Bool { removed.contains(where: emoji.contains) }
}
