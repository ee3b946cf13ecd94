package import GRDB

// GRDB runs an SQL literal by `execute(literal:)` but fetches one only through a request; these close the gap.

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
