/// Who may see a thing. Each has its own sign and word; nothing is told by the sign alone.
package enum Audience: String, Sendable, Codable, CaseIterable {
    case onlyMe = "only_me"
    case closeFriends = "close_friends"
    /// People picked one by one.
    case chosen
    /// Accepted ones, and close friends whether they follow or not.
    case followers
    case everyone
}

/// A kind of thing that belongs to an owner and is seen through the one visibility rule.
package enum ThingKind: String, Sendable, Codable, CaseIterable {
    case place, note, heading, reminder, review, task, occasion, event, bundle, routine, template

    /// What people share in a chat; a reminder, an occasion or an event is for whoever has set it.
    package static let shareable: [ThingKind] = [.place, .note, .heading, .review, .task, .bundle, .template]

    /// Those that a thing of this kind can have. A bundle tells where somebody is about to be, and when they are away from
    /// home: that is nothing for people whom its owner does not know.
    package var audiences: [Audience] { self == .bundle ? [.onlyMe, .closeFriends, .chosen] : Audience.allCases }

    /// Those who were chosen for one may do more than look, unless its owner says otherwise.
    package var isWorkedOn: Bool { self == .heading || self == .task || self == .bundle }
}
