import Core

/// What the card of a place of the map says.
enum WorldReply: Reply {
    case gone, nameless, pin, website
    case hours(String), phone(String), site(String), stars(String), level(String)
    case wheelchair, wheelchairLimited, noWheelchair
    case diets([String])
    case notKnown([String])

    /// What the map may not know, in the middle of a sentence.
    enum Fact: Reply {
        case hours, phone, website, wheelchair

        var wording: Wording {
            switch self {
            case .hours: Wording("world.fact.hours", "opening hours")
            case .phone: Wording("world.fact.phone", "phone")
            case .website: Wording("world.fact.website", "website")
            case .wheelchair: Wording("world.fact.wheelchair", "wheelchair access")
            }
        }
    }

    var wording: Wording {
        switch self {
        case .gone: Wording("world.gone", "That place is no longer on the map.")
        case .nameless: Wording("world.nameless", "A place without a name")
        case .pin: Wording("world.pin", "Pin it")
        case .website: Wording("world.website", "Website")
        case .hours(let text): Wording("world.hours", "Hours: {text}", ["text": .text(text)])
        case .phone(let text): Wording("world.phone", "Phone: {text}", ["text": .text(text)])
        case .site(let text): Wording("world.site", "Web: {text}", ["text": .text(text)])
        case .stars(let text): Wording("world.stars", "Hotel stars: {text}", ["text": .text(text)])
        case .level(let text): Wording("world.level", "Floor: {text}", ["text": .text(text)])
        case .wheelchair: Wording("world.wheelchair", "Wheelchair: yes")
        case .wheelchairLimited: Wording("world.wheelchairLimited", "Wheelchair: partly")
        case .noWheelchair: Wording("world.noWheelchair", "Wheelchair: no")
        case .diets(let names): Wording("world.diets", "Has: {names}", ["names": .text(names.joined(separator: ", "))])
        case .notKnown(let facts):
            Wording("world.notKnown", "_Not on the map: {facts}_", ["facts": .text(facts.joined(separator: ", "))])
        }
    }
}

/// Whether a place is open, in a few words.
enum HoursReply: Reply {
    case open, closed, notKnown
    case written(String)

    var wording: Wording {
        switch self {
        case .open: Wording("hours.open", "open")
        case .closed: Wording("hours.closed", "closed")
        case .notKnown: Wording("hours.notKnown", "hours not known")
        case .written(let text): Wording("hours.written", "{text}", ["text": .text(text)])
        }
    }
}
