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
            case .task: try .task(copy(TaskID(thing.id)).id)
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
    private func copy(_ id: TaskID) throws -> TaskRecord {
        guard let task = try task(id) else { throw Refusal(ActionReply.gone) }
        var new = try draft(of: task)
        (new.heading, new.parent, new.tie) = (nil, nil, nil)
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

    /// A list that has the name of one of mine says whose it was.
    private func copy(_ id: HeadingID, named name: String, of owner: ThingOwner) throws -> Thing {
        let notes = try notes(in: .heading(id), offset: 0, limit: 500)
        var copy = name
        if case .person(let person) = owner, try heading(named: name) != nil { copy += " (\(person.name))" }
        let heading = try headingForNotes(named: String(copy.prefix(100)))
        for note in notes { _ = try self.copy(note.id, home: .heading(heading)) }
        for row in try places(.list(id), sort: .mine, offset: 0, limit: 500) {
            try list(keepOwn(row.place.id).id, on: heading)
        }
        return .heading(heading)
    }
}
