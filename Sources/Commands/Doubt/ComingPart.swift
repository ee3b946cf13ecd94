import Core

/// What is understood but not built yet. Who builds one deletes its line here.
enum ComingPart: String, Sendable, CaseIterable {
    case item, itinerary
    case location, eta
    case feed

    /// The part that an intent belongs to; nil for what is built.
    init?(intent: String) { self.init(rawValue: String(intent.prefix { $0 != "." })) }

    var reply: Wording {
        switch self {
        case .item: Wording("coming.item", "That is about a thing not to forget, I think. Such things come later")
        case .itinerary: Wording("coming.itinerary", "That is about a trip, I think. Trips come later")
        case .location: Wording("coming.location", "That is about where somebody is, I think. That comes later")
        case .eta: Wording("coming.eta", "You ask how long the way takes, I think. That comes later")
        case .feed: Wording("coming.feed", "You ask what your people do, I think. That comes later")
        }
    }

    /// On a button.
    var name: Wording {
        switch self {
        case .item: Wording("coming.itemName", "A thing not to forget")
        case .itinerary: Wording("coming.itineraryName", "A trip")
        case .location: Wording("coming.locationName", "Where somebody is")
        case .eta: Wording("coming.etaName", "How long the way takes")
        case .feed: Wording("coming.feedName", "What your people do")
        }
    }
}
