package import Core
package import Store

extension Session {
    /// Keeps what one sees of another's thing as a thing of one's own, for oneself alone.
    package func saveCopy(of thing: Thing) throws -> Thing {
        guard let owner = try owner(of: thing), let name = try name(of: thing) else { throw Refusal(ActionReply.gone) }
        return try change(.add, voice.words(SharingTitle.copied(name))) {
            switch thing.kind {
            case .place: try copy(PlaceID(thing.id))
            case .note: try .note(copy(NoteID(thing.id), home: .loose))
            case .heading: try copy(HeadingID(thing.id), named: name, of: owner)
            case .task: try .task(copy(TaskID(thing.id), to: nil).id)
            case .template: try .template(copy(TemplateID(thing.id)).id)
            case .reminder, .review, .occasion, .event, .bundle, .routine: throw Refusal(ActionReply.notYours)
            }
        } subject: {
            $0
        }
    }

    private func copy(_ id: NoteID, home: NoteHome) throws -> NoteID {
        let copy = try keepNote(NewNote(text: note(id)?.text ?? "", home: home)).id
        try copyPhotos(of: .note(id), to: .note(copy))
        return copy
    }

    /// What is to be done, without whose it was and by whom; where, as far as that can be seen.
    private func copy(_ id: TaskID, to list: HeadingID?) throws -> TaskRecord {
        guard let task = try task(id) else { throw Refusal(ActionReply.gone) }
        var new = try draft(of: task)
        (new.heading, new.parent, new.tie) = (list, nil, nil)
        new.place = try new.place.flatMap { try place($0) == nil ? nil : keepOwn($0).id }
        let copy = try keepTask(new)
        try copyPhotos(of: .task(id), to: .task(copy.id))
        for step in try steps(of: id) {
            var new = NewTask(step.title)
            new.parent = copy.id
            try keepTask(new)
        }
        return copy
    }

    private func copy(_ id: PlaceID) throws -> Thing {
        guard let place = try place(id) else { throw Refusal(ActionReply.gone) }
        let new = NewPlace(
            name: place.name, point: place.coordinate, accuracy: place.accuracy, labels: try labels(of: id))
        let copy = Thing.place(try keepPlace(new).id)
        try copyPhotos(of: .place(id), to: copy)
        return copy
    }

    /// A list of its own: beside one of that name of mine it says whose it was.
    private func copy(_ id: HeadingID, named name: String, of owner: ThingOwner) throws -> Thing {
        let notes = try notes(in: .heading(id), offset: 0, limit: Self.mostCopied)
        let tasks = try tasks(.list(id), sort: .mine, offset: 0, limit: Self.mostCopied)
        let heading = try headingForNotes(named: freeListName(name, of: owner))
        for note in notes { _ = try copy(note.id, home: .heading(heading)) }
        for task in tasks { _ = try copy(task.id, to: heading) }
        for row in try places(.list(id), sort: .mine, offset: 0, limit: Self.mostCopied) {
            try list(keepOwn(row.place.id).id, on: heading)
        }
        return .heading(heading)
    }

    private static let mostCopied = 500

    /// "Trip", "Trip (Ana)", "Trip (Ana) 2": the first that no list of mine has.
    private func freeListName(_ name: String, of owner: ThingOwner) throws -> String {
        let whose: String? =
            switch owner {
            case .own: nil
            case .person(let person): person.name
            case .group(_, let title): title
            }
        let told =
            whose.map { "\(name.shortened(toCodePoints: 60)) (\($0.shortened(toCodePoints: 30)))" } ?? name
        let names = [name, told] + (2...100).map { "\(told.shortened(toCodePoints: 96)) \($0)" }
        return try names.first { try heading(named: $0) == nil } ?? told
    }
}
