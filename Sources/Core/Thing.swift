/// One thing that belongs to an owner, whatever its kind.
package struct Thing: Hashable, Sendable, Codable {
    package let kind: ThingKind
    package let id: Int64

    package init(kind: ThingKind, id: Int64) {
        self.kind = kind
        self.id = id
    }

    package static func place(_ id: PlaceID) -> Thing { Thing(kind: .place, id: id.rawValue) }
    package static func note(_ id: NoteID) -> Thing { Thing(kind: .note, id: id.rawValue) }
    package static func heading(_ id: HeadingID) -> Thing { Thing(kind: .heading, id: id.rawValue) }
    package static func review(_ id: ReviewID) -> Thing { Thing(kind: .review, id: id.rawValue) }
    package static func task(_ id: TaskID) -> Thing { Thing(kind: .task, id: id.rawValue) }
    package static func occasion(_ id: OccasionID) -> Thing { Thing(kind: .occasion, id: id.rawValue) }
    package static func event(_ id: EventID) -> Thing { Thing(kind: .event, id: id.rawValue) }
    package static func bundle(_ id: BundleID) -> Thing { Thing(kind: .bundle, id: id.rawValue) }
    package static func routine(_ id: RoutineID) -> Thing { Thing(kind: .routine, id: id.rawValue) }
    package static func template(_ id: TemplateID) -> Thing { Thing(kind: .template, id: id.rawValue) }
    package static func reminder(_ id: ReminderID) -> Thing { Thing(kind: .reminder, id: id.rawValue) }
}

extension Thing: Comparable {
    /// By kind and then by age: any order that is always the same.
    package static func < (left: Thing, right: Thing) -> Bool {
        (left.kind.rawValue, left.id) < (right.kind.rawValue, right.id)
    }
}
