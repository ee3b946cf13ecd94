import Core

/// From which zoom on the sign of a place of interest is shown, and in which ink.
struct SignStyle: Hashable, Sendable {
    var ink: Ink
    var from: Double
    /// The zoom at which its name joins it.
    var nameFrom: Double { max(from, 16) }

    static func of(_ category: PlaceCategory?) -> SignStyle {
        guard let category else { return SignStyle(ink: .signService, from: 17) }
        if let style = values[category.description] { return style }
        return keys[category.key] ?? SignStyle(ink: .signService, from: 17)
    }

    private static let keys: [String: SignStyle] = [
        "shop": SignStyle(ink: .signShop, from: 16.8), "amenity": SignStyle(ink: .signService, from: 17),
        "tourism": SignStyle(ink: .signCulture, from: 16.5), "historic": SignStyle(ink: .signCulture, from: 16.5),
        "leisure": SignStyle(ink: .signNature, from: 16.5), "natural": SignStyle(ink: .signNature, from: 15),
        "healthcare": SignStyle(ink: .signHealth, from: 16.5), "office": SignStyle(ink: .signService, from: 17.5),
        "craft": SignStyle(ink: .signService, from: 17.5), "man_made": SignStyle(ink: .signService, from: 15.5),
        "aeroway": SignStyle(ink: .signTransport, from: 12), "railway": SignStyle(ink: .signTransport, from: 15),
        "public_transport": SignStyle(ink: .signTransport, from: 16.5),
    ]

    /// Tags that differ from their key's row.
    private static let values: [String: SignStyle] = {
        let rows: [(ink: Ink, from: Double, tags: String)] = [
            (.signHealth, 14, "amenity=hospital"),
            (.signHealth, 16, "amenity=pharmacy"),
            (.signHealth, 16.8, "amenity=doctors amenity=clinic amenity=dentist amenity=veterinary"),
            (.signCulture, 14, "tourism=museum historic=castle tourism=zoo tourism=attraction tourism=theme_park"),
            (.signCulture, 15, "amenity=theatre amenity=cinema amenity=library amenity=townhall amenity=university"),
            (.signCulture, 15.5, "amenity=place_of_worship amenity=arts_centre tourism=gallery historic=fort"),
            (.signCulture, 16, "amenity=casino amenity=community_centre amenity=school amenity=college"),
            (.signNature, 14.5, "tourism=viewpoint leisure=marina tourism=alpine_hut natural=beach"),
            (.signNature, 16, "leisure=playground leisure=water_park leisure=golf_course tourism=camp_site"),
            (.signNature, 18, "tourism=artwork historic=memorial leisure=firepit tourism=picnic_site"),
            (.signStay, 15.8, "tourism=hotel"),
            (.signStay, 16.5, "tourism=hostel tourism=guest_house tourism=motel tourism=apartment tourism=chalet"),
            (.signFood, 16, "amenity=restaurant amenity=cafe amenity=food_court"),
            (.signFood, 16.5, "amenity=bar amenity=pub amenity=fast_food amenity=biergarten amenity=ice_cream"),
            (.signShop, 15.5, "shop=supermarket shop=mall shop=department_store amenity=marketplace"),
            (.signShop, 16.3, "shop=bakery shop=convenience"),
            (.signTransport, 15, "amenity=bus_station amenity=ferry_terminal"),
            (.signTransport, 16, "amenity=fuel amenity=parking amenity=charging_station amenity=taxi"),
            (.signTransport, 17.5, "amenity=bicycle_parking amenity=motorcycle_parking"),
            (.signService, 15.5, "amenity=police amenity=fire_station amenity=post_office"),
            (.signService, 16.3, "amenity=bank amenity=toilets amenity=atm"),
            (.signService, 18.3, "amenity=waste_basket amenity=recycling amenity=post_box amenity=telephone"),
            (.signService, 18, "amenity=waste_disposal amenity=vending_machine tourism=information"),
        ]
        let pairs = rows.flatMap { row in
            row.tags.split(separator: " ").map { (String($0), SignStyle(ink: row.ink, from: row.from)) }
        }
        return Dictionary(pairs) { first, _ in first }
    }()
}
