import Core
package import Store

/// The key under which the set-up code lies until somebody has used it.
package let setupCodeKey = "admin.setupCode"

extension Session {
    /// The actor looks after this server; nobody does so in a group's name.
    package var isAdministrator: Bool { get throws { try !isGroup && transaction.isAdministrator(actor) } }

    /// Makes the actor an administrator if that is the set-up code; the code is then used up.
    package func becomeAdministrator(_ code: String) throws -> Bool {
        guard let right = try transaction.houseValue(setupCodeKey), right == code else { return false }
        try transaction.makeAdministrator(actor)
        try transaction.setHouseValue(setupCodeKey, nil)
        return true
    }
}
