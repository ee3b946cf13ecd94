/// Who may change what belongs to a group.
package enum Changers: String, Sendable, Codable, CaseIterable {
    case all
    case administrators
    /// Everybody adds; what is there is changed by whoever added it, and by administrators.
    case adders
}

/// What a messenger tells of somebody in a group.
package struct MemberChange: Sendable, Hashable {
    package enum Standing: Sendable, Hashable {
        /// In the group; whether as an administrator is not told.
        case present
        case ordinary
        case administrator
        case gone
    }

    package let sender: Sender
    package let standing: Standing

    package init(_ sender: Sender, _ standing: Standing) {
        self.sender = sender
        self.standing = standing
    }
}

/// A refusal that rests on who is an administrator, of which we may know too little.
package protocol RightsReply: Reply {}
