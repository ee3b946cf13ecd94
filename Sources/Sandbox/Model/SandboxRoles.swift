/// Who looks after a group, and of which kind it is.
package struct SandboxRoles: Codable, Sendable, Hashable {
    /// Who made it.
    package let creator: Int64
    /// Besides the creator.
    package var administrators: [Int64] = []
    /// The bot is one of them, and hears everything.
    var botIsAdministrator = false
    /// Not a supergroup yet.
    package var isBasic = false
    /// The supergroup that it became.
    var movedTo: Int64?

    func isAdministrator(_ person: Int64) -> Bool { person == creator || administrators.contains(person) }
}

extension SandboxChat {
    /// The Bot API's word for somebody's standing in a group (ChatMember.status).
    func status(of person: Int64) -> String {
        guard members.contains(person) else { return "left" }
        guard let roles else { return "member" }
        return roles.creator == person ? "creator" : roles.administrators.contains(person) ? "administrator" : "member"
    }
}
