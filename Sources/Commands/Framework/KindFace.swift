import Actions
import Core
import Store

/// How things of a kind are shown and named, whatever is done with them.
struct KindFace {
    /// By which codes name the kind.
    let letter: Character
    /// The card of one of them.
    let card: (Int64) -> any Card
    /// One by its name, where things of several kinds stand together.
    let named: (String) -> Wording
    /// The same where it was just spoken of; nil where nothing is shorter.
    var spoken: ((String) -> Wording)?
    /// Those that a search found, with how many.
    let found: (Wording) -> Wording
}

extension ThingKind {
    /// A row for each kind: a new one is shown by its row here.
    var face: KindFace {
        switch self {
        case .place:
            KindFace(
                letter: "p", card: { PlaceCard(PlaceID($0)) },
                named: { Wording("share.place", "Pin: {name}", ["name": .text($0)]) },
                found: { Wording("search.pins", "*Pins* ({n})", ["n": .wording($0)]) })
        case .note:
            KindFace(
                letter: "n", card: { NoteCard(NoteID($0)) },
                named: { Wording("share.note", "Note: {name}", ["name": .text($0)]) },
                found: { Wording("search.notes", "*Notes* ({n})", ["n": .wording($0)]) })
        case .heading:
            KindFace(
                letter: "h", card: { NotesCard(home: .heading(HeadingID($0))) },
                named: { Wording("share.list", "List: {name}", ["name": .text($0)]) },
                spoken: { Wording("follow.heading", "Heading: {name}", ["name": .text($0)]) },
                found: { Wording("search.lists", "*Lists* ({n})", ["n": .wording($0)]) })
        case .reminder:
            KindFace(
                letter: "r", card: { ReminderCard(ReminderID($0)) },
                named: { Wording("share.reminder", "Reminder: {name}", ["name": .text($0)]) },
                spoken: { Wording("follow.reminder", "⏰ {name}", ["name": .text($0)]) },
                found: { Wording("search.reminders", "*Reminders* ({n})", ["n": .wording($0)]) })
        case .review:
            KindFace(
                letter: "v", card: { ReviewCard(ReviewID($0)) },
                named: { Wording("share.review", "Review: {name}", ["name": .text($0)]) },
                found: { Wording("search.reviews", "*Your reviews* ({n})", ["n": .wording($0)]) })
        case .task:
            KindFace(
                letter: "t", card: { TaskCard(TaskID($0)) },
                named: { Wording("share.task", "To-do: {name}", ["name": .text($0)]) },
                spoken: { Wording("follow.task", "☐ {name}", ["name": .text($0)]) },
                found: { Wording("search.tasks", "*To-dos* ({n})", ["n": .wording($0)]) })
        case .occasion:
            KindFace(
                letter: "o", card: { OccasionCard(OccasionID($0)) },
                named: { Wording("share.occasion", "Occasion: {name}", ["name": .text($0)]) },
                found: { Wording("search.occasions", "*Occasions* ({n})", ["n": .wording($0)]) })
        case .event:
            KindFace(
                letter: "e", card: { EventCard(EventID($0)) },
                named: { Wording("follow.event", "📅 {name}", ["name": .text($0)]) },
                found: { Wording("search.events", "*Events* ({n})", ["n": .wording($0)]) })
        case .bundle:
            KindFace(
                letter: "b", card: { BundleCard(BundleID($0)) },
                named: { Wording("share.bundle", "Bundle: {name}", ["name": .text($0)]) },
                found: { Wording("search.bundles", "*Bundles* ({n})", ["n": .wording($0)]) })
        case .routine:
            KindFace(
                letter: "u", card: { RoutineCard(RoutineID($0)) },
                named: { Wording("share.routine", "Routine: {name}", ["name": .text($0)]) },
                found: { Wording("search.routines", "*Routines* ({n})", ["n": .wording($0)]) })
        case .template:
            KindFace(
                letter: "m", card: { TemplateCard(TemplateID($0)) },
                named: { Wording("share.template", "Template: {name}", ["name": .text($0)]) },
                found: { Wording("search.templates", "*Templates* ({n})", ["n": .wording($0)]) })
        }
    }
}
