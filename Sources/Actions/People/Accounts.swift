import Core
package import Store

extension Session {
    /// The actor has not agreed to the rules yet: everything of their own works, nothing that others would see.
    package var isGuest: Bool {
        get throws { try Bool.fetchOne(db, literal: "SELECT isGuest FROM person WHERE id = \(actor)") ?? false }
    }

    /// Makes a guest somebody with an account; all that they have stays theirs.
    ///
    /// The messenger's user name becomes theirs here where it is free and not reserved, as a change that can be undone.
    /// - Returns: the user name that they have now.
    package func makeAccount(proposing: Bool = true, isReserved: (String) -> Bool = { _ in false }) throws -> String? {
        try db.run("UPDATE person SET isGuest = 0 WHERE id = \(actor)")
        try mark("account:\(actor)")
        if let old = try profile(actor)?.username { return old }
        guard proposing, let name = try nameOnMessenger, !isReserved(name.text), try isFree(name) else { return nil }
        try setUsername(name)
        return name.text
    }

    private var nameOnMessenger: Username? {
        get throws {
            let names = try String.fetchAll(
                db,
                literal: """
                    SELECT username FROM identity
                    WHERE person = \(actor) AND username IS NOT NULL AND linkedAt IS NULL
                    """)
            return names.lazy.compactMap { Username($0) }.first
        }
    }

    /// Nobody else has it, whatever the case, or had it until lately.
    package func isFree(_ name: Username) throws -> Bool {
        try Bool.fetchOne(
            db,
            literal: """
                SELECT NOT EXISTS (SELECT 1 FROM person WHERE username = \(name.text) AND id <> \(actor))
                    AND NOT EXISTS (SELECT 1 FROM heldName
                        WHERE name = \(name.text) AND heldName.person <> \(actor) AND until > \(now.stored))
                """) ?? false
    }

    /// Two free ones that are like a taken one.
    package func freeOnes(like name: Username) throws -> [Username] {
        var free: [Username] = []
        for other in name.likeIt where free.count < 2 { if try isFree(other) { free.append(other) } }
        return free
    }
}
