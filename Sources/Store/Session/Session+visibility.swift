package import Core

extension Session {
    package var viewpoint: Viewpoint { Viewpoint(viewer: viewer, actor: actor, now: now) }

    /// Where somebody stands in their private chat.
    package func viewpoint(of person: PersonID) -> Viewpoint {
        Viewpoint(viewer: person.owner, actor: person, now: now)
    }

    /// Who a new thing was added by, where that says more than whose it is.
    package var adder: PersonID? { isGroup ? actor : nil }

    /// The condition of every list of one's own things: `SELECT * FROM place WHERE \(session.own(.place))`.
    package func own(_ kind: ThingKind) -> Query { Visibility.own(kind.rawValue, from: viewpoint) }

    /// The condition of every look at what may be another's.
    package func visible(_ kind: ThingKind, as alias: String? = nil) -> Query {
        Visibility.visible(kind, as: alias ?? kind.rawValue, from: viewpoint)
    }

    /// The condition that every change carries.
    package func changeable(_ kind: ThingKind, as alias: String? = nil) -> Query {
        Visibility.changeable(kind, as: alias ?? kind.rawValue, from: viewpoint)
    }

    /// The condition of lists on which the viewer may put something to do, and of bundles that they may tick.
    package func workable(_ kind: ThingKind, as alias: String? = nil) -> Query {
        Visibility.workable(kind, as: alias ?? kind.rawValue, from: viewpoint)
    }

    /// A single look: is it there, and may the viewer see it?
    package func sees(_ thing: Thing) throws -> Bool {
        try remembered(.isSeen, of: thing) { try holds(visible(thing.kind), for: thing) }
    }

    /// The same from where somebody else stands, by the same rule.
    package func sees(_ thing: Thing, as person: PersonID) throws -> Bool {
        let eyes = viewpoint(of: person)
        return try holds(Visibility.visible(thing.kind, as: thing.kind.rawValue, from: eyes), for: thing)
    }

    /// It belongs to the viewer, whoever may change it: a note can be put there.
    package func isOwn(_ thing: Thing) throws -> Bool {
        try remembered(.isOwn, of: thing) { try holds(own(thing.kind), for: thing) }
    }

    package func mayChange(_ thing: Thing) throws -> Bool {
        try remembered(.isChangeable, of: thing) { try holds(changeable(thing.kind), for: thing) }
    }

    /// The actor may say that it is done, or is not.
    package func mayTick(_ task: TaskID) throws -> Bool {
        try holds(Visibility.tickable(ThingKind.task.rawValue, from: viewpoint), for: .task(task))
    }

    /// The viewer may put something to do on that list, or into that bundle, and tick it.
    package func mayWork(on thing: Thing) throws -> Bool { try holds(workable(thing.kind), for: thing) }

    private func holds(_ condition: Query, for thing: Thing) throws -> Bool {
        try Bool.fetchOne(
            db,
            literal: """
                SELECT EXISTS (SELECT 1 FROM \(sql: thing.kind.rawValue) WHERE id = \(thing.id) AND \(condition))
                """) ?? false
    }
}
