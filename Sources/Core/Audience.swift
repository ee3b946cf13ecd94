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
    package static let shareable: [ThingKind] = [.place, .note, .heading, .review, .task, .template]
}
