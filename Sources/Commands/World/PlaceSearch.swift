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
        metres = wish.distance?.metres.value
        passed = wish.passedOver
        narrow(by: wish, openAt: openAt)
    }

    /// Takes over what the places are to be like, besides what is asked of them already.
    mutating func narrow(by wish: PlaceWish, openAt: Date?) {
        filters.formUnion(wish.filters.subtracting([.wheelchair]))
        narrowing.isAccessible = narrowing.isAccessible || wish.filters.contains(.wheelchair)
        narrowing.isLessKnown = narrowing.isLessKnown || wish.isLessKnown
        if let price = wish.price { narrowing.price = price.rawValue }
        if let stars = wish.stars { narrowing.stars = Int(stars.rounded(.up)) }
        if wish.opening != nil { (narrowing.isOpen, self.openAt) = (true, openAt) }
    }

    /// What is asked of the places besides what they are.
    var features: [PlaceFeature] { PlaceFeature.allCases.filter { filters.contains(.feature($0)) } }
}
