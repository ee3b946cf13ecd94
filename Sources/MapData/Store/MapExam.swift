package import Core
import GRDB

/// Looks at a map's file without changing it.
package enum MapExam {
    package enum Outcome: Sendable, Equatable {
        case fine([MapExtract])
        case otherVersion
        case damaged(String)
    }

    /// The file must be there.
    package static func examine(_ path: String) -> Outcome {
        do {
            guard let map = try OpenMap(path: path) else { return .otherVersion }
            defer { map.close() }
            let faults = try map.pool.read { db in
                try String.fetchAll(db, sql: "PRAGMA quick_check(3)").filter { $0 != "ok" }
            }
            return faults.isEmpty ? .fine(map.extracts) : .damaged(faults.joined(separator: "; "))
        } catch let error as DatabaseError {
            return .damaged(error.resultCode == .SQLITE_NOTADB ? "it is no database" : error.message ?? "\(error)")
        } catch {
            return .damaged("\(error)")
        }
    }
}
