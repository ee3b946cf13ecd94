package import Core
package import Store

/// What holds for things of all kinds.
extension Session {
    /// What a thing is called, or the beginning of its words; nil when it is gone or not for this viewer.
    package func name(of thing: Thing) throws -> String? {
        switch thing.kind {
        case .place: try place(PlaceID(thing.id))?.name
        case .heading: try heading(HeadingID(thing.id))?.name
        case .note: try note(NoteID(thing.id))?.shortText
        case .reminder: try reminder(ReminderID(thing.id))?.shortText
        case .task: try task(TaskID(thing.id))?.shortTitle
        case .occasion: try occasion(OccasionID(thing.id))?.name
        case .event: try event(EventID(thing.id))?.shortTitle
        case .bundle: try bundle(BundleID(thing.id))?.name
        case .routine: try routine(RoutineID(thing.id))?.name
        case .template: try template(TemplateID(thing.id))?.name
        case .review: try review(ReviewID(thing.id)).map { "\($0.placeName) (\($0.review.stars)/5)" }
        }
    }

    /// The cards that show a thing, or the lists it was in.
    package func markEverywhere(_ thing: Thing) throws {
        switch thing.kind {
        case .place: try markPlaces(PlaceID(thing.id))
        case .heading: try mark(topic(of: .heading(HeadingID(thing.id))), "heading:\(thing.id)")
        case .note:
            try mark("note:\(thing.id)")
            try note(NoteID(thing.id)).map(markNotes) ?? mark(topic(of: .loose))
        case .reminder: try markReminder(ReminderID(thing.id))
        case .review: try markReview(ReviewID(thing.id))
        case .event:
            try mark("event:\(thing.id)", "events:\(viewer)")
            try event(EventID(thing.id)).map(markEvent)
        case .template: try markTemplate(TemplateID(thing.id))
        case .task:
            try mark("task:\(thing.id)", "tasks:\(viewer)")
            try task(TaskID(thing.id)).map(markTask)
        case .occasion:
            try mark("occasion:\(thing.id)", "occasions:\(viewer)")
            try occasion(OccasionID(thing.id)).map(markTasks(tiedTo:))
        case .bundle: try mark("bundle:\(thing.id)", "bundles:\(viewer)")
        case .routine: try mark("routine:\(thing.id)", "routines:\(viewer)")
        }
        try mark("pins:\(viewer)", "notes:of:\(viewer)", "history:\(viewer)", "shares:\(viewer)")
    }
}
