import Core
package import Store

/// The key under which the set-up code lies until somebody has used it.
package let setupCodeKey = "admin.setupCode"

extension Session {
    /// The actor looks after this server; nobody does so in a group's name.
    package var isAdministrator: Bool { get throws { try !isGroup && transaction.isAdministrator(actor) } }

    /// Makes the actor an administrator if that is the set-up code; the code is then used up.
    package func becomeAdministrator(_ code: String) throws -> Bool {
        guard let right = try transaction.houseValue(setupCodeKey), right.isSameCode(as: code) else { return false }
        try transaction.makeAdministrator(actor)
        try transaction.setHouseValue(setupCodeKey, nil)
        return true
    }
}

extension String {
    /// The same letters and digits, whatever stands between them: people copy a code with blanks or without its dashes.
    fileprivate func isSameCode(as typed: String) -> Bool {
        let signs = filter { $0.isLetter || $0.isNumber }
        return self == typed || !signs.isEmpty && signs == typed.filter { $0.isLetter || $0.isNumber }
    }
}
