package import Core
import Crypto
package import Foundation

/// The codes by which accounts are linked, kept as hashes, and those who guessed wrong.
extension Transaction {
    /// The person's code from now on; the one before is worth nothing any more.
    package func keep(_ code: DeviceCode, of person: PersonID, until end: Date) throws {
        try db.run(
            """
            INSERT INTO deviceCode (person, hash, expiresAt) VALUES (\(person), \(hash(of: code)), \(end.stored))
            ON CONFLICT (person) DO UPDATE SET hash = excluded.hash, expiresAt = excluded.expiresAt
            """)
    }

    /// Whose code it is; nil for one that is unknown, used or over.
    package func person(behind code: DeviceCode, now: Date) throws -> PersonID? {
        try PersonID.fetchOne(
            db,
            literal: "SELECT person FROM deviceCode WHERE hash = \(hash(of: code)) AND expiresAt > \(now.stored)")
    }

    package func forget(_ code: DeviceCode) throws {
        try db.run("DELETE FROM deviceCode WHERE hash = \(hash(of: code))")
    }

    func forgetCodes(of people: [PersonID]) throws {
        for person in people { try db.run("DELETE FROM deviceCode WHERE person = \(person)") }
    }

    /// Somebody has tried a code that nobody has.
    package func noteWrongCode(by person: PersonID, now: Date) throws {
        try db.run("INSERT INTO wrongCode (person, at) VALUES (\(person), \(now.stored))")
    }

    /// How many wrong codes were tried since then, by one person and by all; older ones are forgotten.
    package func wrongCodes(by person: PersonID, since begin: Date) throws -> (own: Int, all: Int) {
        try db.run("DELETE FROM wrongCode WHERE at < \(begin.stored)")
        let own = try Int.fetchOne(db, literal: "SELECT count(*) FROM wrongCode WHERE person = \(person)") ?? 0
        return (own, try Int.fetchOne(db, literal: "SELECT count(*) FROM wrongCode") ?? 0)
    }

    private func hash(of code: DeviceCode) -> String { SHA256.hex(of: Data(code.text.utf8)) }
}

extension SHA256 {
    /// In lower-case hex.
    static func hex(of data: Data) -> String {
        hash(data: data).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }
}
