import Core
import Foundation
import Language
import Store

/// What somebody looks for in the world, as its result card keeps it.
struct PlaceSearch: Codable, Sendable {
    /// Where it is looked for.
    enum Center: Codable, Sendable {
        /// Round the person, as of then.
        case me(Fix)
        /// Round a point; nil where it has no name.
        case point(Coordinate, name: String?)
        /// Round a thing of the map.
        case near(String)
        /// In a town, a quarter, a country.
        case inside(String)
        /// On the whole map.
        case anywhere
    }

    /// As typed: "vegan restaurant".
    var words: String
    /// Words of the name; empty for every name.
    var name = ""
    var categories: Set<PlaceCategory> = []
    var filters: Set<PlaceFilter> = []
    var center: Center
    /// Metres that were said.
    var metres: Double?
    var narrowing = Narrowing()
    /// The one that fits best is shown itself.
    var isDetail = false
    /// At that moment it should be open; nil with `narrowing.isOpen` for now.
    var openAt: Date?

    /// The line as a whole, where it says more than a kind: a place may be called just so.
    var line: String?
    /// Words that it says of the places and that the map does not know; nil where it says none.
    var passed: String?
    /// What the answer is for; nil for a look round.
    var aim: Aim?

    enum Aim: String, Codable {
        /// To be kept as one's home.
        case home
        /// To be told how far it is.
        case distance
    }

    /// What a geocoder answered to an address that the map does not know.
    var geocoded: Geocoded?

    enum Geocoded: Codable, Sendable {
        case found([StreetAddress]), failed
    }

    /// What the person chose by buttons.
    struct Narrowing: Codable, Sendable, Hashable {
        var isOpen = false
        var isAccessible = false
        var diet: String?
        /// At least so many stars of people here.
        var stars: Int?
        /// At most that dear.
        var price: Int?
        var isLessKnown = false
        var category: PlaceCategory?
        /// Metres, instead of what was said.
        var reach: Double?
    }

    init(words: String, center: Center) {
        self.words = words
        self.center = center
    }

    /// Takes over what was said but where: that is found out with the person's own things.
    init(_ wish: PlaceWish, center: Center, openAt: Date?) {
        self.init(words: wish.words, center: center)
        categories = wish.categories
        filters = wish.filters.subtracting([.wheelchair])
        metres = wish.distance?.metres.value
        narrowing.isAccessible = wish.filters.contains(.wheelchair)
        narrowing.isOpen = wish.opening != nil
        narrowing.price = wish.price?.rawValue
        narrowing.stars = wish.stars.map { Int($0.rounded(.up)) }
        narrowing.isLessKnown = wish.isLessKnown
        passed = wish.passedOver
        self.openAt = openAt
    }
}
