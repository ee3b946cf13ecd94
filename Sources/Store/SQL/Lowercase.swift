import GRDB

/// `lowercased(text)` in SQL: of all letters, where SQLite's own `lower` and `NOCASE` know those of ASCII alone.
enum Lowercase {
    static let function = DatabaseFunction("lowercased", argumentCount: 1, pure: true) { values in
        String.fromDatabaseValue(values[0])?.lowercased()
    }
}
