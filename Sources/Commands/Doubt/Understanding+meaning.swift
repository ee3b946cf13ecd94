import Core
import Language

/// What a line means that no phrase has read surely.
enum Meaning: Equatable {
    case intent(String)
    /// Up to three that it may be, the likeliest first.
    case doubt([String])
    case nothing(Ranking.Subject?)
}

extension Understanding {
    /// What a line means that no phrase reads surely.
    var meaning: Meaning {
        guard let ranking else { return .nothing(nil) }
        if let sure = ranking.sure {
            if sure.intent == StartCommand.about.intent, SignalWord.chatting.isSaid(by: line.text.withoutEnd) {
                return .nothing(.chat)
            }
            // "party" alone asks for nothing, though parties stand in calendars.
            let isOfCalendar = sure.intent == event || sure.intent == CalendarCommand.about.intent
            return isOfCalendar && line.isNotionAlone ? .doubt([event]) : .intent(sure.intent)
        }
        let thinkable = ranking.thinkable.map(\.intent)
        return thinkable.isEmpty ? .nothing(ranking.subject) : .doubt(thinkable)
    }

    /// Nothing but deleting something may be meant.
    var onlyDeletes: Bool {
        switch meaning {
        case .intent(let intent): intent.hasSuffix(".delete")
        case .doubt(let intents):
            intents.contains { $0.hasSuffix(".delete") }
                && intents.allSatisfy { $0.hasSuffix(".delete") || $0 == CancelCommand.about.intent }
        case .nothing: false
        }
    }

    private var event: String { EventCommand.about.intent }

    /// It surely is something to do, or an entry of the calendar with a title of more than a word or of which is said
    /// when it is, though no phrase reads it.
    package var isOwnWish: Bool {
        guard best == nil, case .intent(let intent) = meaning else { return isEventByPhrase }
        let title = WishSlots.slots(of: line, for: intent, names: .none).text(SlotName.title)?.trimmed
        switch intent {
        case TaskCommand.about.intent: return title?.isEmpty == false
        case EventCommand.about.intent:
            return title?.contains(" ") == true || !line.timeValues.isEmpty && title.map(line.isTelling) == true
        case MoveEventCommand.about.intent: return line.saysWhen && title?.isEmpty == false
        default: return false
        }
    }

    /// "yoga every Wednesday at 18:00", where it was read as such to the letter.
    private var isEventByPhrase: Bool {
        guard let best, Self.command(of: best) == EventCommand.self, !line.timeValues.isEmpty else { return false }
        return best.slots.text(SlotName.title).map(line.isTelling) == true
    }

    /// What a line says when it is taken for an intent: the slots of the phrase that fits best, else what is found.
    static func command(
        for intent: String, of spoken: Spoken, names: Names
    ) throws -> (any Command)? {
        let spoken = spoken.read(in: spoken.line.inLikeliestLanguage.language)
        let places = CommandPlace.all.filter { $0.command.about.intent == intent }
        let candidates = places.flatMap { place in
            CommandCatalog.matcher.candidates(for: spoken.line, names: names, intent: place.key).prefix(1)
        }
        if let best = candidates.max(by: { $0.score < $1.score }), best.score >= thinkable {
            return try command(best, of: spoken, names)
        }
        guard let type = CommandCatalog.command(of: intent) else { return nil }
        let slots = WishSlots.slots(of: spoken.line, for: intent, names: names)
        return try type.init(Said(spoken: spoken, slots: slots))
    }
}

extension CommandCatalog {
    /// The command that an intent is named for, of several that have it; the first where none is.
    static func command(of intent: String) -> (any Command.Type)? {
        commands.first { $0.about.key == intent } ?? commands.first { $0.about.intent == intent }
    }

    /// What may be done where the intent alone is sure: it only shows something, or can be seen and undone at once.
    static let doneUnasked: Set<String> = [
        "pin.list", "pin.near", "note.list", "favorite.list", "reminder.list", "reminder.add", "settings.show", "help",
        "greeting",
        "thanks", "cancel", "place.search", "task.add", "task.list", "task.done",
        "calendar.show", "event.add",
        "checkin", "bundle.show", "routine.list",
    ]
}
