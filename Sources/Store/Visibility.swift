package import Core

/// Who may see and who may change, as SQL: the only place where that is decided.
package enum Visibility {
    /// True where `viewer` may see the row of `table` (or of that alias) in the statement around it.
    package static func visible(_ table: String, to viewer: OwnerID) -> Query {
        "\(sql: table).owner = \(viewer)"
    }

    /// True where `viewer` may change that row; whoever may change a thing sees it.
    package static func changeable(_ table: String, by viewer: OwnerID) -> Query {
        visible(table, to: viewer)
    }
}

extension Session {
    /// The condition that every listing carries: `SELECT * FROM place WHERE \(session.visible(.place))`.
    package func visible(_ kind: ThingKind, as alias: String? = nil) -> Query {
        Visibility.visible(alias ?? kind.rawValue, to: viewer)
    }

    /// The condition that every change carries.
    package func changeable(_ kind: ThingKind, as alias: String? = nil) -> Query {
        Visibility.changeable(alias ?? kind.rawValue, by: viewer)
    }

    /// A single look: is it there, and may the viewer see it?
    package func sees(_ thing: Thing) throws -> Bool { try holds(visible(thing.kind), for: thing) }

    package func mayChange(_ thing: Thing) throws -> Bool { try holds(changeable(thing.kind), for: thing) }

    private func holds(_ condition: Query, for thing: Thing) throws -> Bool {
        try Bool.fetchOne(
            db,
            literal: """
                SELECT EXISTS (SELECT 1 FROM \(sql: thing.kind.rawValue) WHERE id = \(thing.id) AND \(condition))
                """) ?? false
    }
}
