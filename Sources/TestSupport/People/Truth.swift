package import Core

/// The rule in Swift, written apart from the SQL.
package enum Truth {
    package static func sees(_ standing: Standing, _ audience: Audience) -> Bool {
        switch (standing.block, standing.link) {
        case (.byOwner, _), (.byViewer, _), (.linkedByOwner, _), (.linkedByViewer, _): false
        case (.none, .lasting), (.none, .running): true
        case (.none, .none), (.none, .expired), (.none, .revoked): isMeant(standing, by: audience)
        }
    }

    /// It is listed among what others share with one, without looking at their profiles: not what everybody may see of
    /// somebody one has nothing to do with.
    package static func isNear(_ standing: Standing, _ audience: Audience) -> Bool {
        standing.follow == .accepted || standing.isCloseFriend || audience == .chosen || standing.link == .lasting
            || standing.link == .running
    }

    private static func isMeant(_ standing: Standing, by audience: Audience) -> Bool {
        switch audience {
        case .onlyMe: false
        case .closeFriends: standing.isCloseFriend
        case .chosen: standing.isChosen
        case .followers: standing.isCloseFriend || standing.follow == .accepted
        case .everyone: true
        }
    }

    /// Who belongs to a group how.
    package enum Membership: CaseIterable { case none, member, adder, administrator }

    /// By the group's rule, in its own chat.
    package static func changes(_ membership: Membership, _ rule: String) -> Bool {
        switch (rule, membership) {
        case ("all", _), (_, .administrator), ("adders", .adder): true
        default: false
        }
    }
}
