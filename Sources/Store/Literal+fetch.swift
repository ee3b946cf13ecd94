package import GRDB

// SQL literals on cached statements: GRDB prepares `execute(literal:)` anew each time, and fetches a literal only
// through a request.

extension Database {
    /// Runs one statement, prepared once for each connection.
    package func run(_ literal: SQL) throws { try cachedStatement(literal: literal).execute() }
}

extension FetchableRecord {
    package static func fetchOne(_ db: Database, literal: SQL) throws -> Self? {
        try SQLRequest<Self>(literal: literal, cached: true).fetchOne(db)
    }

    package static func fetchAll(_ db: Database, literal: SQL) throws -> [Self] {
        try SQLRequest<Self>(literal: literal, cached: true).fetchAll(db)
    }
}

extension DatabaseValueConvertible {
    package static func fetchOne(_ db: Database, literal: SQL) throws -> Self? {
        try SQLRequest<Self>(literal: literal, cached: true).fetchOne(db)
    }

    package static func fetchAll(_ db: Database, literal: SQL) throws -> [Self] {
        try SQLRequest<Self>(literal: literal, cached: true).fetchAll(db)
    }
}

extension Row {
    package static func fetchOne(_ db: Database, literal: SQL) throws -> Row? {
        try SQLRequest<Row>(literal: literal, cached: true).fetchOne(db)
    }

    package static func fetchAll(_ db: Database, literal: SQL) throws -> [Row] {
        try SQLRequest<Row>(literal: literal, cached: true).fetchAll(db)
    }
}
